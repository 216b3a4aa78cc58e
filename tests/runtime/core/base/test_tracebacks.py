"""What a traceback shows of a user's mistake, of a user's own error inside of the package, and of a fault of the package."""

from __future__ import annotations

import contextlib
import gc
import re
import sys
import traceback
import weakref
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

import specgrad as sg
from specgrad.core.base.call_site import is_package_file
from specgrad.core.dispatch import applied
from tests.runtime.core.dispatch.test_one_error import MISTAKES

from .mistakes import everywhere

KEPT = 0 if sys.version_info >= (3, 11) else 1  # frames of the package: the function's that was called


@pytest.fixture(autouse=True)
def as_for_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPECGRAD_TRACEBACKS")  # which conftest.py has set, for whoever mends what a test has found


def frames_of(call: Callable[[], Any]) -> list[tuple[bool, str]]:
    """Of each frame below this one whether it is the package's own, and its function."""
    with pytest.raises(Exception) as caught:
        call()
    first = caught.value.__traceback__
    assert first is not None
    return [(is_package_file[frame.filename], frame.name) for frame in traceback.extract_tb(first.tb_next)]


@pytest.mark.parametrize("call", [pytest.param(call, id=name) for name, call in [*MISTAKES.items(), *everywhere()]])
def test_mistakes_end_at_the_users_line(call: Callable[[], Any]) -> None:
    frames = frames_of(call)
    assert not frames[0][0]
    assert sum(is_own for is_own, _ in frames) <= KEPT, frames


def test_no_error_is_held_by_a_frame_of_its_own_traceback() -> None:
    """Such a cycle would keep the tensors of the call until the garbage collector runs."""
    calls = [call for _, call in [*MISTAKES.items(), *everywhere()]]
    for call in calls:  # what is made once is made
        with pytest.raises(Exception):  # noqa: B017
            call()
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for call in calls:
            with contextlib.suppress(Exception):
                call()
        gc.collect()
        frames = [each for each in gc.garbage if isinstance(each, FrameType)]
        holding = {f.f_code.co_name for f in frames if any(isinstance(value, BaseException) for value in f.f_locals.values())}
        assert not holding
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@pytest.mark.parametrize("change", [lambda x: x + sg.ones(4), lambda x: x.add_(sg.ones(4)), lambda x: sg.maximum(x, sg.ones(4))])
def test_a_caught_error_keeps_no_tensor(change: Callable[[sg.Tensor], Any]) -> None:
    gc.disable()
    try:
        x = sg.ones(1000)
        reference = weakref.ref(x)
        with contextlib.suppress(RuntimeError):
            change(x)
        del x
        assert reference() is None
    finally:
        gc.enable()


class Doubled(sg.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
        return mistaken(x)

    @staticmethod
    def backward(ctx: Any, grad: sg.Tensor) -> sg.Tensor:
        return grad


class Backwards(Doubled):
    @staticmethod
    def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: sg.Tensor) -> sg.Tensor:
        return mistaken(grad)


class Net(sg.nn.Module):
    def forward(self, x: sg.Tensor) -> sg.Tensor:
        return mistaken(x)


def mistaken(x: Any) -> Any:
    return x.reshape(-1) + sg.ones(7)


x = sg.ones(2, requires_grad=True)
OWN_LINES: dict[str, tuple[Callable[[], Any], list[str]]] = {
    "Function.apply": (lambda: Doubled.apply(x), ["forward"]),
    "Function.apply, unrecorded": (lambda: Doubled.apply(x.detach()), ["forward"]),
    "vmap": (lambda: sg.vmap(mistaken)(sg.ones(3, 2)), []),
    "backward": (lambda: Backwards.apply(x).sum().backward(), ["backward"]),
    "grad": (lambda: sg.autograd.grad(Backwards.apply(x).sum(), x), ["backward"]),
    "Module": (lambda: Net()(x), ["forward"]),
    "Sequential": (lambda: sg.nn.Sequential(sg.nn.ReLU(), Net())(x), ["forward"]),
    "step": (lambda: sg.optim.SGD([x], lr=0.1).step(lambda: mistaken(x)), ["<lambda>"]),
    "LBFGS": (lambda: sg.optim.LBFGS([x]).step(lambda: mistaken(x)), ["<lambda>"]),
    "LambdaLR": (lambda: sg.optim.lr_scheduler.LambdaLR(sg.optim.SGD([x], lr=0.1), lambda _: mistaken(x)), ["<lambda>"]),
    "no_grad": (lambda: sg.no_grad()(mistaken)(x), []),
    "checkpoint": (lambda: sg.utils.checkpoint.checkpoint(mistaken, x, use_reentrant=False), []),
    "compile": (lambda: sg.compile(mistaken)(x), []),
    "func.grad": (lambda: sg.func.grad(mistaken)(x), []),
    "func.jacfwd": (lambda: sg.func.jacfwd(mistaken)(x), []),
    "func.hessian": (lambda: sg.func.hessian(mistaken)(x), []),
    "func.linearize": (lambda: sg.func.linearize(mistaken, x), []),
    "func.functional_call": (lambda: sg.func.functional_call(Net(), {}, x), ["forward"]),
    "functional.jacobian": (lambda: sg.autograd.functional.jacobian(mistaken, x), []),
    "hips.grad": (lambda: sg.hips.grad(mistaken)(x), []),
    "scipy_function": (lambda: sg.optimize.scipy_function(mistaken, [1.0, 2.0])([1.0, 2.0]), []),
    "map_": (lambda: sg.ones(2).apply_(lambda _: mistaken(x)), ["<lambda>"]),
}


@pytest.mark.parametrize("place", OWN_LINES)
def test_the_users_functions_that_were_called_from_there_stay(place: str) -> None:
    call, between = OWN_LINES[place]
    frames = frames_of(call)
    users = [name for is_own, name in frames if not is_own]
    assert users == ["<lambda>", *between, "mistaken"]
    assert len(frames) - len(users) <= 2 * KEPT, frames


@pytest.mark.skipif(sys.version_info < (3, 11), reason="errors have no notes before Python 3.11")
@pytest.mark.parametrize(
    ("call", "note"),
    [
        (lambda: sg.ones(2) + sg.ones(3), "in add(input=float32[2], other=float32[3], alpha=1)"),
        (lambda: sg.cat([sg.ones(1), sg.ones(2, 2)]), "in cat(tensors=[float32[1], float32[2, 2]], dim=0)"),
        (lambda: sg.nn.Linear(3, 4)(sg.ones(2)), "in linear(input=float32[2], weight=float32[4, 3], bias=float32[4])"),
        (lambda: sg.func.grad(lambda x: (x + sg.ones(3)).sum())(sg.ones(2)), "in add(input=float32[2], other=float32[3], alpha=1)"),
    ],
)
def test_the_op_is_told_with_shapes(call: Callable[[], Any], note: str) -> None:
    with pytest.raises(RuntimeError) as caught:
        call()
    assert caught.value.__notes__ == [note]


def test_an_op_that_the_message_names_is_not_told_again() -> None:
    with pytest.raises(RuntimeError, match=r"conv2d\(\)") as caught:
        MISTAKES["convolution"]()
    assert not hasattr(caught.value, "__notes__")


def test_the_users_own_lines_stay() -> None:
    def layer(x: sg.Tensor) -> sg.Tensor:
        return x + sg.ones(3)

    def loss(x: sg.Tensor) -> sg.Tensor:
        return layer(x).sum()

    names = [name for is_own, name in frames_of(lambda: sg.func.grad(loss)(sg.ones(2))) if not is_own]
    assert names == ["<lambda>", "loss", "layer"]

    def hook(grad: sg.Tensor) -> None:
        raise KeyError("mine")

    x = sg.ones(2, requires_grad=True)
    x.register_hook(hook)
    assert frames_of(lambda: x.sum().backward())[-1] == (False, "hook")


def test_faults_of_the_package_are_shown_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(applied, "computed", None)
    frames = frames_of(lambda: sg.add(sg.ones(2), sg.ones(3)))
    assert [name for _, name in frames][1:5] == ["add", "general", "by_mode", "applied"]


def test_all_frames_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPECGRAD_TRACEBACKS", "full")
    frames = frames_of(lambda: sg.ones(2) + sg.ones(3))
    assert sum(is_own for is_own, _ in frames) > 3 and frames[-1][1] == "broadcast_shape"


MISTYPED = [
    (lambda: sg.nn.Linear(None, 2), "Linear(): argument 'in_features' (position 1) must be int, not NoneType"),
    (lambda: sg.nn.Linear(3, [2]), "Linear(): argument 'out_features' (position 2) must be int, not list"),
    (lambda: sg.nn.Conv1d(1, 1, kernel_size={}), "Conv1d(): argument 'kernel_size' (position 3) must be int or tuple of ints, not dict"),
    (lambda: sg.nn.Conv1d(1, 1, 2, groups="a"), "Conv1d(): argument 'groups' (position 7) must be int, not str"),
    (lambda: sg.nn.Embedding(3, 2, padding_idx=()), "Embedding(): argument 'padding_idx' (position 3) must be int or None, not tuple"),
    (lambda: sg.nn.Dropout("0.5"), "Dropout(): argument 'p' (position 1) must be float, not str"),
    (lambda: sg.nn.MultiMarginLoss(weight=1), "MultiMarginLoss(): argument 'weight' (position 3) must be Tensor or None, not int"),
]


@pytest.mark.parametrize(("make", "text"), MISTYPED)
def test_an_argument_of_a_constructor_is_told_by_its_annotation(make: Callable[[], Any], text: str) -> None:
    with pytest.raises(TypeError) as raised:
        make()
    assert str(raised.value) == text
    assert [line.filename for line in traceback.extract_tb(raised.tb)] == [__file__, __file__]


def test_what_a_constructor_says_itself_stays() -> None:
    with pytest.raises(ValueError, match="divisible"):  # the channels are floats, but that is not why
        sg.nn.Conv1d(1.5, 1, 2)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="unflattened_size must be a tuple of ints"):
        sg.nn.Unflatten(1, 2)  # type: ignore[arg-type]


def test_an_int_of_more_than_64_bits() -> None:
    with pytest.raises(OverflowError, match=r"add\(\): argument 'other' \(position 2\) must be an int of 64 bits"):
        sg.ones(2, dtype=sg.int64) + 2**70


TOO_LARGE = [
    (lambda: sg.zeros(2**60), "4611686018427387904 bytes are wanted for the shape [1152921504606846976] of float32"),
    (lambda: sg.zeros(1, dtype=sg.float64).expand(2**50).exp(), "9007199254740992 bytes are wanted for the shape [1125899906842624] of float64"),
    (lambda: sg.zeros(2**40, 2**40), "more bytes are wanted than have an address"),
    (lambda: sg.eye(2**40), "more bytes are wanted than have an address"),
    (lambda: sg.rand(2**62, 2**62), "more bytes are wanted than have an address"),
    (lambda: sg.arange(0.0, 1e300, 1.0), "more bytes are wanted than have an address"),
    (lambda: sg.linspace(0, 1, 2**62), "more bytes are wanted than have an address"),
    (lambda: sg.randperm(2**40), "8796093022208 bytes are wanted for the shape [1099511627776] of int64"),
]


@pytest.mark.parametrize(("make", "text"), TOO_LARGE)
def test_a_tensor_that_is_larger_than_memory(make: Callable[[], Any], text: str) -> None:
    with pytest.raises(MemoryError, match=re.escape(text)) as raised:
        make()
    assert isinstance(raised.value, RuntimeError)


def test_which_sizes_were_too_large_is_noted() -> None:
    with pytest.raises(MemoryError) as raised:
        sg.ones(2**31, 2**31)
    if hasattr(raised.value, "__notes__"):  # from Python 3.11 on
        assert raised.value.__notes__ == ["in ones(sizes=[2147483648, 2147483648])"]


def test_the_node_that_wants_too_much_is_noted() -> None:
    x = sg.ones(1, requires_grad=True)
    y = x.expand(2**50)[0]
    for does in (lambda: y.backward(retain_graph=True), lambda: sg.autograd.grad(y, x, create_graph=True)):
        with pytest.raises(MemoryError) as raised:
            does()
        if hasattr(raised.value, "__notes__"):
            assert [note.partition("[")[0] for note in raised.value.__notes__] == ["in SelectBackward0(grad=float32"]


def test_a_memory_error_of_the_users_stays() -> None:
    class Full(sg.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
            raise MemoryError

    with pytest.raises(MemoryError) as raised:
        Full.apply(sg.ones(1))
    assert type(raised.value) is MemoryError
