"""Anomaly detection: what a failing or NaN backward tells, what it costs to turn on and off, and what it leaves behind."""

from __future__ import annotations

import math
import subprocess
import sys
import threading
import warnings
import weakref
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

import specgrad as sg
from specgrad.autograd import Function, detect_anomaly, grad, set_detect_anomaly
from specgrad.core.base.state import modes, thread
from specgrad.core.tape.node import next_seq

pytestmark = pytest.mark.filterwarnings("ignore:Error detected", "ignore:Previous calculation", "ignore:Anomaly Detection")
notes_exist = pytest.mark.skipif(sys.version_info < (3, 11), reason="exceptions take notes from Python 3.11 on")


@pytest.fixture(autouse=True)
def mode_is_off_afterwards() -> Iterator[None]:
    yield
    assert modes.anomaly is None
    assert vars(import_module("specgrad.generated.arithmetic"))["next_seq"] is next_seq


def leaf(*values: float) -> sg.Tensor:
    return sg.tensor(values or (0.0, 4.0), requires_grad=True)


class Fails(Function):
    @staticmethod
    def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
        return x.clone()

    @staticmethod
    def backward(ctx: Any, grad: sg.Tensor) -> sg.Tensor:
        raise RuntimeError("Some error in backward")


class FailsLater(Function):
    """Its backward succeeds; the backward of its backward does not."""

    @staticmethod
    def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
        ctx.save_for_backward(x)
        return x.clone()

    @staticmethod
    def backward(ctx: Any, grad: sg.Tensor) -> sg.Tensor:
        (x,) = ctx.saved_tensors
        return grad * Fails.apply(x)


def line(function: Callable[..., Any], offset: int = 0) -> str:
    return f'test_anomaly.py", line {function.__code__.co_firstlineno + offset}, in {function.__name__}'


def use_fails(x: sg.Tensor) -> sg.Tensor:
    return Fails.apply(x)


def use_fails_later(x: sg.Tensor) -> sg.Tensor:
    return FailsLater.apply(x)


# ---- what is told


@notes_exist
def test_an_error_in_a_backward_tells_the_forward_call() -> None:
    with (
        detect_anomaly(),
        pytest.warns(UserWarning, match="Error detected in FailsBackward") as printed,
        pytest.raises(RuntimeError, match="Some error") as caught,
    ):
        use_fails(leaf()).sum().backward()
    (note,) = caught.value.__notes__
    assert note.startswith("Error detected in FailsBackward. Traceback of forward call that caused the error:\n")
    assert line(use_fails, 1) in note
    assert "return Fails.apply(x)" in note
    assert "runtime" not in note.replace("tests/runtime", ""), "the package's own frames are of no interest"
    assert str(printed[0].message) == note
    assert printed[0].filename == __file__, "the warning is told of the line that called backward"


@notes_exist
def test_a_backward_of_a_backward_tells_both() -> None:
    def first() -> sg.Tensor:
        x = leaf()
        return grad(use_fails_later(x).sum(), x, create_graph=True)[0]

    with detect_anomaly(), pytest.raises(RuntimeError, match="Some error") as caught:
        first().sum().backward()
    inner, outer = caught.value.__notes__
    assert "Error detected in FailsBackward" in inner
    assert line(first, 2) in inner
    assert line(FailsLater.backward, 3) in inner
    assert outer.startswith("Previous calculation was induced by FailsLaterBackward. Traceback of forward call that induced")
    assert line(use_fails_later, 1) in outer


@notes_exist
def test_three_levels_are_chained() -> None:
    with detect_anomaly():
        x = leaf(0.0)
        first = grad((x**2.5).sum(), x, create_graph=True)[0]
        second = grad(first.sum(), x, create_graph=True)[0]
        with pytest.raises(RuntimeError, match="returned nan values") as caught:
            grad((second * 0).sqrt().sum() * 0, x)
    assert caught.value.__notes__


@notes_exist
def test_a_forward_outside_of_the_mode_has_no_stack() -> None:
    y = use_fails(leaf()).sum()
    with detect_anomaly(), pytest.raises(RuntimeError) as caught:
        y.backward()
    assert "No forward pass information available. Enable detect anomaly during forward pass" in caught.value.__notes__[0]


@notes_exist
def test_a_changed_saved_value_tells_who_saved_it() -> None:
    with detect_anomaly():
        y = leaf() * 1
        z = (y * y).sum()
        y.add_(1)
        with pytest.raises(RuntimeError, match="modified by an inplace operation") as caught:
            z.backward()
    assert "z = (y * y).sum()" in caught.value.__notes__[0]


@notes_exist
def test_an_in_place_change_of_a_view_tells_its_line() -> None:
    with detect_anomaly():
        x = leaf(1.0, 2.0)
        y = x * 1
        y[:1].sub_(1).sqrt_()
        with pytest.raises(RuntimeError, match="CopySlices") as caught:
            (y * 0).sum().backward()
    assert "y[:1].sub_(1).sqrt_()" in caught.value.__notes__[0]


# ---- NaN


NAN: dict[str, tuple[str, str, Callable[[sg.Tensor], sg.Tensor]]] = {
    "0 times infinity": ("SqrtBackward0", "'self'", lambda x: x.sqrt() * 0),
    "a second input": ("DivBackward0", "'other'", lambda x: sg.zeros(2) / (x * 0)),
    "float16": ("SqrtBackward0", "'self'", lambda x: x.half().sqrt() * 0),
    "bfloat16": ("SqrtBackward0", "'self'", lambda x: x.bfloat16().sqrt() * 0),
    "complex": ("SqrtBackward0", "'self'", lambda x: (x.to(sg.complex64).sqrt() * 0).abs()),
}


@pytest.mark.parametrize("what", NAN)
def test_a_nan_gradient_is_an_error_that_names_node_and_input(what: str) -> None:
    node, name, program = NAN[what]
    with (
        detect_anomaly(),
        pytest.raises(RuntimeError, match=rf"Function '{node}' returned nan values in its \dth output\. It is the gradient of {name}, a \w+Tensor of shape"),
    ):
        program(leaf()).sum().backward()


def test_nan_in_a_recorded_pass() -> None:
    x = leaf()
    with detect_anomaly(), pytest.raises(RuntimeError, match="Function 'SqrtBackward0' returned nan values"):
        grad((x.sqrt() * 0).sum(), x, create_graph=True)


def test_check_nan_may_be_off() -> None:
    x = leaf()
    with detect_anomaly(check_nan=False):
        (x.sqrt() * 0).sum().backward()
    assert x.grad is not None
    assert x.grad.isnan().any()


def test_infinities_are_no_nan() -> None:
    x = leaf(0.0, -0.0, 1.0)
    with detect_anomaly():
        x.reciprocal().sum().backward()  # -inf twice
        x.grad = None
        x.log().sum().backward()  # inf and -inf, whose sum is NaN
    assert x.grad is not None
    assert x.grad.tolist() == [math.inf, -math.inf, 1.0]


ORIGINS: dict[str, tuple[str, Callable[[sg.Tensor], sg.Tensor]]] = {
    "a leaf": ("'self' as MulBackward0 saved it holds NaN already; it is a leaf", lambda x: sg.tensor([float("nan"), 1.0], requires_grad=True) * x),
    "a constant": ("'other' as MulBackward0 saved it holds NaN already; it is a tensor without history", lambda x: x * sg.tensor([float("nan"), 1.0])),
    "an op": ("'self' as MulBackward0 saved it holds NaN already; LogBackward0 made it, called in .*test_anomaly.py", lambda x: (x - 1).log() * x),
    "a saved result": (
        "'result' as ExpBackward0 saved it holds NaN already. It was called in .* with the result of LogBackward0",
        lambda x: (x - 1).log().exp() * x,
    ),
}


@pytest.mark.parametrize("what", ORIGINS)
def test_nan_that_began_in_the_forward(what: str) -> None:
    told, program = ORIGINS[what]
    with detect_anomaly(), pytest.raises(RuntimeError, match=f"NaN began in the forward pass: {told}"):
        program(leaf()).sum().backward()


def test_check_forward_stops_at_the_op() -> None:
    x = leaf()
    with detect_anomaly(check_forward=True):
        y = x - 1
        with pytest.raises(
            RuntimeError,
            match=r"'log' \(derivatives.yaml:\d+\) returned nan values in its 0th output, in the forward pass\. Its inputs: FloatTensor \[2\] from -1 to 3\.",
        ):
            y.log()
        with pytest.raises(RuntimeError, match=r"'sqrt'.*in the forward pass"):
            y.detach().sqrt_()
    assert not modes.observers


# ---- how it is turned on and off


def test_as_a_function() -> None:
    set_detect_anomaly(True)
    assert sg.is_anomaly_enabled()
    assert sg.is_anomaly_check_nan_enabled()
    set_detect_anomaly(True, check_nan=False)
    assert not sg.is_anomaly_check_nan_enabled()
    set_detect_anomaly(False)
    assert not sg.is_anomaly_enabled()


def test_as_a_context_it_restores_what_was() -> None:
    with set_detect_anomaly(True, False):
        with set_detect_anomaly(False):
            assert not sg.is_anomaly_enabled()
        assert sg.is_anomaly_enabled()
        assert not sg.is_anomaly_check_nan_enabled()
        with detect_anomaly():
            assert sg.is_anomaly_check_nan_enabled()
        assert not sg.is_anomaly_check_nan_enabled()
    assert not sg.is_anomaly_enabled()


def test_an_error_within_turns_it_off() -> None:
    with pytest.raises(ZeroDivisionError), detect_anomaly():
        raise ZeroDivisionError
    assert not sg.is_anomaly_enabled()


def test_making_it_warns() -> None:
    with pytest.warns(UserWarning, match="Anomaly Detection has been enabled"):
        detect_anomaly()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with set_detect_anomaly(True):
            pass


def test_it_holds_for_all_threads() -> None:
    failures: list[BaseException] = []

    def work() -> None:
        try:
            (leaf().sqrt() * 0).sum().backward()
        except RuntimeError as error:
            failures.append(error)

    with detect_anomaly():
        worker = threading.Thread(target=work)
        worker.start()
        worker.join()
    assert "returned nan values" in str(failures[0])


# ---- what it leaves alone


def test_values_and_gradients_are_the_same() -> None:
    def program() -> list[Any]:
        sg.manual_seed(3)
        x = sg.randn(4, 4, dtype=sg.float64, requires_grad=True)
        y = sg.cat([x @ x, x.exp()])
        y = y * 1
        y[:2].mul_(2)
        first = grad(y.sin().sum(), x, create_graph=True)[0]
        first.sum().backward()
        return [first.tolist(), x.grad.tolist()]  # type: ignore[union-attr]

    plain = program()
    with detect_anomaly():
        assert program() == plain


@pytest.mark.parametrize("recorded", [False, True])
def test_a_pass_frees_what_it_has_used(recorded: bool, no_collector: None) -> None:
    x = leaf(1.0, 2.0)
    middle = x.exp()
    kept = weakref.ref(middle._array)
    y = (middle * middle).sum()
    del middle
    with detect_anomaly():
        grad(y, x, retain_graph=False, create_graph=recorded)
        assert kept() is None
        with pytest.raises(RuntimeError, match="second time"):
            y.backward()


def test_a_graph_made_within_is_an_ordinary_one() -> None:
    x = leaf(1.0, 2.0)
    with detect_anomaly():
        y = (x * x).sum()
    y.backward()
    assert x.grad is not None
    assert x.grad.tolist() == [2.0, 4.0]
    assert type(y.grad_fn._sequence_nr()) is int  # type: ignore[union-attr]


def test_the_stack_keeps_no_frame_alive(no_collector: None) -> None:
    class Big:
        pass

    def inner() -> tuple[sg.Tensor, Any]:
        big = Big()
        return leaf() * 2, weakref.ref(big)

    with detect_anomaly():
        y, big = inner()
    assert big() is None
    node = weakref.ref(y.grad_fn)
    del y
    assert node() is None


def _raises(*args: Any) -> Any:
    raise ValueError("of a hook")


PLACES: dict[str, tuple[str, Any]] = {
    "a tensor's hook": ("ExpBackward0", lambda x, y: y.register_hook(_raises)),
    "a prehook": ("ExpBackward0", lambda x, y: y.grad_fn.register_prehook(_raises)),
    "a node's hook": ("ExpBackward0", lambda x, y: y.grad_fn.register_hook(_raises)),
    "an unpack hook": ("ExpBackward0", lambda x, y: y.grad_fn._raw_saved_result.register_hooks(lambda t: t, _raises)),
    "a leaf's hook": ("torch::autograd::AccumulateGrad", lambda x, y: x.register_hook(_raises)),
    "a leaf's last hook": ("torch::autograd::AccumulateGrad", lambda x, y: x.register_post_accumulate_grad_hook(_raises)),
}


@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize("create_graph", [False, True])
def test_an_error_in_a_hook_is_told_with_the_node(where: str, create_graph: bool) -> None:
    name, register = PLACES[where]
    with sg.autograd.set_detect_anomaly(True):
        x = sg.ones(2, requires_grad=True)
        y = x.exp()
        register(x, y)
        with pytest.warns(UserWarning, match=f"Error detected in {name}. Traceback") as told, pytest.raises(ValueError, match="of a hook"):
            y.sum().backward(create_graph=create_graph)
    assert sum("Error detected" in str(warning.message) for warning in told) == 1
    assert thread.running is None


def test_nan_in_some_samples_of_a_batch_of_gradients() -> None:
    with sg.autograd.set_detect_anomaly(True):
        x = sg.tensor([0.0, 4.0], requires_grad=True)
        y = x.sqrt()
        (fine,) = sg.autograd.grad(y, x, sg.tensor([[0.0, 1.0], [0.0, 2.0]]) + sg.tensor([1.0, 0.0]), is_grads_batched=True, retain_graph=True)
        assert fine.tolist() == [[math.inf, 0.25], [math.inf, 0.5]]
        with pytest.warns(UserWarning, match="Error detected in SqrtBackward0"), pytest.raises(RuntimeError, match="of which 1 of 4 elements are NaN"):
            sg.autograd.grad(y, x, sg.tensor([[1.0, 1.0], [0.0, 2.0]]), is_grads_batched=True)


def test_a_checkpoint_tells_the_line_of_its_function() -> None:
    def function(x: sg.Tensor) -> sg.Tensor:
        return x.sqrt() * 0  # told

    x = sg.zeros(2, requires_grad=True)
    with sg.autograd.set_detect_anomaly(True):
        y = sg.utils.checkpoint.checkpoint(function, x, use_reentrant=False)
        with pytest.warns(UserWarning) as told, pytest.raises(RuntimeError, match="SqrtBackward0"):
            y.sum().backward()
    assert "return x.sqrt() * 0  # told" in str(told[0].message)
    assert "recomputation.py" not in str(told[0].message)


@pytest.mark.parametrize("first", ["set_detect_anomaly(True)", "detect_anomaly().__enter__()"])
def test_the_mode_as_the_first_line_of_a_program_reaches_modules_that_are_loaded_later(first: str) -> None:
    program = f"""
import warnings
warnings.simplefilter("error", RuntimeWarning)
import specgrad as sg
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    sg.autograd.{first}
from specgrad.autograd import Function
class Fails(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2
    @staticmethod
    def backward(ctx, grad):
        raise ValueError("bad")
y = Fails.apply(sg.ones(2, requires_grad=True)).sum()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    try:
        y.backward()
    except ValueError:
        pass
assert "Traceback of forward call" in str(caught[0].message), caught[0].message
sg.autograd.set_detect_anomaly(False)
import sys
from specgrad.core.tape.node import next_seq
assert {{m.next_seq for n, m in sys.modules.items() if n.startswith("specgrad.") and hasattr(m, "next_seq")}} == {{next_seq}}
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_where_warnings_are_errors_the_cause_is_told() -> None:
    x = sg.ones(2, requires_grad=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with detect_anomaly():
            y = (x * 2).exp()
            y.register_hook(lambda g: 1 / 0)
            warnings.simplefilter("error")
            with pytest.raises(ZeroDivisionError):
                y.sum().backward()
