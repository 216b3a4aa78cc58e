"""Hooks on what nodes save."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.autograd.function import Function
from specgrad.autograd.graph import disable_saved_tensors_hooks, saved_tensors_hooks
from specgrad.core.base.state import thread


def leaf() -> sg.Tensor:
    return sg.tensor([0.5, 1.5], dtype=sg.float64, requires_grad=True)


PROGRAMS: dict[str, Callable[[sg.Tensor], sg.Tensor]] = {
    "input": lambda x: x * x,
    "result": lambda x: x.exp(),
    "both": lambda x: x ** x.detach(),
    "a chain": lambda x: (x.tanh() * x).sin(),
    "a list": lambda x: sg.cat([x * x, x.exp()]),
    "in place": lambda x: (x * 2).mul_(x).exp_(),
    "a view changed": lambda x: _changed_view(x),
    "a reduction": lambda x: x.prod() * x,
    "several results": lambda x: x.sort().values * x,
    "of mixed dtypes": lambda x: x * sg.tensor([2.0, 3.0]) * x,
}


def _changed_view(x: sg.Tensor) -> sg.Tensor:
    y = x * 1
    y[:1].mul_(x[1:])
    return y * y


@pytest.mark.parametrize("name", PROGRAMS)
def test_gradients_pass_through_packing(name: str) -> None:
    """Packed values come back before they are used: in the first backward, a second one, and the backward of the backward."""
    program = PROGRAMS[name]
    x = leaf()
    (plain,) = sg.autograd.grad(program(x).sum(), x, create_graph=True)
    (plain_again,) = sg.autograd.grad(plain.sum(), x)
    counts = {"packed": 0, "unpacked": 0}

    def pack(t: sg.Tensor) -> Any:
        counts["packed"] += 1
        return t.detach().numpy().copy()

    def unpack(array: Any) -> sg.Tensor:
        counts["unpacked"] += 1
        return sg.from_numpy(array)

    with saved_tensors_hooks(pack, unpack):
        y = program(x).sum()
    for _ in range(2):
        (found,) = sg.autograd.grad(y, x, retain_graph=True)
        assert found.tolist() == pytest.approx(plain.tolist())
    assert 0 < counts["packed"] <= counts["unpacked"]
    assert plain_again.shape == x.shape


@pytest.mark.parametrize(
    ("program", "count"),
    [
        (lambda x: x.sort().values, 1),
        (lambda x: x.max(0).values, 1),
        (lambda x: sg.linalg.slogdet(x.diag()).logabsdet, 2),
        (lambda x: sg.vmap(lambda one: one.exp())(x), 1),
        (lambda x: x.float() * x, 2),
    ],
    ids=["sort", "max", "slogdet", "of a batch", "of two dtypes"],
)
def test_each_saved_value_is_packed_once(program: Any, count: int) -> None:
    packed = []
    with saved_tensors_hooks(lambda t: packed.append(t) or t, lambda t: t):
        result = program(leaf())
    assert len(packed) == count
    result.sum().backward()


def test_other_modes_hold_beside_hooks() -> None:
    x = leaf()
    with saved_tensors_hooks(lambda t: t, lambda t: t):
        with sg.inference_mode():
            assert x.exp().is_inference()
        with sg.autograd.detect_anomaly(), pytest.raises(RuntimeError, match="nan"):
            (x - 5).sqrt().sum().backward()
        with sg.autograd.profiler.profile() as prof:
            x.exp()
    assert [event.name for event in prof.function_events if event.name == "exp"] == ["exp"]


def test_what_an_op_gives_back_as_it_is_has_saved_nothing() -> None:
    y = leaf().exp()
    for same in (lambda: y.real, y.conj, y.contiguous, y.positive):
        with saved_tensors_hooks(lambda t: pytest.fail("packed"), lambda t: t):
            assert same() is y
    y.sum().backward()


def test_second_derivatives_flow_through_what_is_unpacked() -> None:
    x = leaf()
    with saved_tensors_hooks(lambda t: t, lambda t: t):
        y = (x * x * x).sum()
        (first,) = sg.autograd.grad(y, x, create_graph=True)
    (second,) = sg.autograd.grad(first.sum(), x)
    assert second.tolist() == pytest.approx((6 * x.detach()).tolist())


def test_the_innermost_hooks_apply() -> None:
    log: list[str] = []

    def named(name: str) -> saved_tensors_hooks:
        return saved_tensors_hooks(lambda t: (log.append(name), t)[1], lambda t: t)

    x = leaf()
    with named("outer"):
        a = x.exp()
        with named("inner"):
            b = a.exp()
        c = b.exp()
    assert log == ["outer", "inner", "outer"]
    c.sum().backward()


def test_saved_attributes_are_unpacked() -> None:
    x = leaf()
    with saved_tensors_hooks(lambda t: t * 2, lambda t: t / 2):
        y = x.exp()
    assert y.grad_fn._saved_result.tolist() == pytest.approx(y.tolist())  # type: ignore[union-attr]


def test_what_was_saved_is_not_kept_beside_what_was_packed() -> None:
    x = leaf()
    kept: list[weakref.ref[Any]] = []
    with saved_tensors_hooks(lambda t: (kept.append(weakref.ref(t._array)), t.tolist())[1], lambda v: sg.tensor(v, dtype=sg.float64)):
        y = (x * 2).exp().sin().sum()
    gc.collect()
    assert kept and all(reference() is None for reference in kept[1:])
    y.backward(retain_graph=True)
    node = y.grad_fn.next_functions[0][0]  # type: ignore[union-attr]
    assert object.__getattribute__(node, "self_") is None, "the unpacked value goes after the run"
    y.backward()
    assert not node.extra.packed  # type: ignore[union-attr]
    with pytest.raises(RuntimeError, match=r"second time"):
        y.backward()


@pytest.mark.parametrize("name", [*PROGRAMS, "indices"])
@pytest.mark.parametrize("recorded", [False, True])
def test_what_was_unpacked_goes_after_the_pass(name: str, recorded: bool) -> None:
    """Though the graph stays."""
    program = PROGRAMS.get(name, lambda x: (x * x)[sg.tensor([1, 0, 1])])
    kept: list[weakref.ref[Any]] = []

    def unpack(packed: Any) -> sg.Tensor:
        tensor = sg.tensor(packed[0], dtype=packed[1])
        kept.append(weakref.ref(tensor._array))
        return tensor

    x = leaf()
    with saved_tensors_hooks(lambda t: (t.tolist(), t.dtype), unpack):
        y = program(x).sum()
    sg.autograd.grad(y, x, retain_graph=True, create_graph=recorded)
    gc.collect()
    assert kept and all(reference() is None for reference in kept)
    y.backward()


def test_hooks_end_with_the_context_even_if_it_raises() -> None:
    calls: list[sg.Tensor] = []
    x = leaf()
    with pytest.raises(ZeroDivisionError), saved_tensors_hooks(lambda t: (calls.append(t), t)[1], lambda t: t):
        raise ZeroDivisionError
    x.exp()
    assert not calls


def test_disabled_hooks_are_an_error() -> None:
    with disable_saved_tensors_hooks("not here"):
        with pytest.raises(RuntimeError, match=r"not here"), saved_tensors_hooks(lambda t: t, lambda t: t):
            pass
        with disable_saved_tensors_hooks("nor here"), pytest.raises(RuntimeError, match=r"nor here"), saved_tensors_hooks(lambda t: t, lambda t: t):
            pass
    with saved_tensors_hooks(lambda t: t, lambda t: t), pytest.raises(RuntimeError, match=r"too late"), disable_saved_tensors_hooks("too late"):
        pass


def test_bad_hooks() -> None:
    with pytest.raises(TypeError, match=r"pack_hook must be callable, not int"):
        saved_tensors_hooks(1, lambda t: t)  # type: ignore[arg-type]
    x = leaf()
    with saved_tensors_hooks(lambda t: t, lambda t: 3):  # type: ignore[arg-type,return-value]
        y = x.exp().sum()
    with pytest.raises(TypeError, match=r"unpack_hook expected to be a Tensor but got result of type int"):
        y.backward()


def test_the_documented_example() -> None:
    lines: list[str] = []

    def pack_hook(x: sg.Tensor) -> sg.Tensor:
        lines.append(f"Packing {x!r}")
        return x.detach()

    def unpack_hook(x: sg.Tensor) -> sg.Tensor:
        lines.append(f"Unpacking {x!r}")
        return x

    a = sg.ones(5, requires_grad=True)
    b = sg.ones(5, requires_grad=True) * 2
    with saved_tensors_hooks(pack_hook, unpack_hook):
        y = a * b
    # PyTorch's page shows them in the other order, and what is unpacked with requires_grad=True: PyTorch itself does as we do
    assert lines == ["Packing tensor([2., 2., 2., 2., 2.], grad_fn=<MulBackward0>)", "Packing tensor([1., 1., 1., 1., 1.], requires_grad=True)"]
    y.sum().backward()
    assert lines[2:] == ["Unpacking tensor([2., 2., 2., 2., 2.])", "Unpacking tensor([1., 1., 1., 1., 1.])"]
    assert b.grad_fn is y.grad_fn.next_functions[1][0]  # type: ignore[union-attr]


@pytest.mark.parametrize("pack", [lambda t: t.detach(), lambda t: t.detach().clone()], ids=["shares", "copies"])
def test_an_operand_that_the_op_overwrites_is_packed_as_it_was(pack: Callable[[sg.Tensor], sg.Tensor]) -> None:
    x = leaf()
    with saved_tensors_hooks(pack, lambda t: t):
        a = x * 1
        a.mul_(a.detach())
    a.sum().backward()
    assert x.grad.tolist() == x.tolist()


def test_a_custom_functions_value_that_was_changed_while_packed() -> None:
    class Square(Function):
        @staticmethod
        def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx: Any, g: sg.Tensor) -> sg.Tensor:
            return 2 * g * ctx.saved_tensors[0]

    a = leaf() * 1
    with saved_tensors_hooks(lambda t: t.detach(), lambda t: t):
        y = Square.apply(a)
    a.mul_(2)
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation.*saved by SquareBackward and modified since by mul_"):
        y.sum().backward()


@pytest.mark.filterwarnings("ignore:Using backward.. with create_graph")
@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("where", ["unpack", "tensor hook", "post-accumulate hook"])
def test_modes_that_a_users_code_leaves_on_in_a_backward_pass_end_with_it(where: str, recorded: bool) -> None:
    def leave_on(given: Any) -> Any:
        saved_tensors_hooks(lambda t: t, lambda t: t).__enter__()
        sg.autograd.set_grad_enabled(False)
        return given

    x = sg.ones(2, requires_grad=True)
    with saved_tensors_hooks(lambda t: t, leave_on if where == "unpack" else lambda t: t):
        y = x.exp()
    if where == "tensor hook":
        y.register_hook(leave_on)
    if where == "post-accumulate hook":
        x.register_post_accumulate_grad_hook(lambda t: leave_on(None))
    y.sum().backward(create_graph=recorded)
    assert thread.saved_tensors_hooks == () and sg.is_grad_enabled()
