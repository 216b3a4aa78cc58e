"""gradcheck and gradgradcheck: wrong gradients of every kind are found, right ones pass, and what is said leads to the mistake."""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, gradcheck, gradgradcheck
from specgrad.autograd.gradcheck import GradcheckError
from specgrad.autograd.gradcheck import gradcheck as by_module
from tests.testing.gradcheck.wrong_functions import leaf

modes = pytest.mark.parametrize("fast", [False, True], ids=["slow", "fast"])


# ---- the names


def test_module_and_function_share_a_name() -> None:
    assert callable(sg.autograd.gradcheck) and by_module is sg.autograd.gradcheck is gradcheck
    module = importlib.import_module("specgrad.autograd.gradcheck")
    assert module is sys.modules["specgrad.autograd.gradcheck"]
    assert (module.gradcheck, module.gradgradcheck, module.GradcheckError) == (gradcheck, gradgradcheck, GradcheckError)
    assert callable(sg.autograd.gradcheck)  # still, after the module was imported
    assert issubclass(GradcheckError, RuntimeError)


# ---- wrong gradients


def mapped(spoil: Callable[[Tensor], Tensor], complex: bool = False) -> Callable[[Tensor], Tensor]:
    """tanh(A x), or A x of complex numbers, with a Jacobian that was spoilt before it was transposed and multiplied."""
    factors = leaf(3, 3, dtype=sg.complex128 if complex else None, seed=1).detach()

    class Mapped(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            y = factors @ x if complex else (factors @ x).tanh()
            ctx.save_for_backward(y)
            return y

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            (y,) = ctx.saved_tensors
            jacobian = factors.conj() if complex else (1 - y * y).unsqueeze(1) * factors
            return spoil(jacobian).t() @ grad

        @staticmethod
        def jvp(ctx: Any, tangent: Tensor) -> Tensor:
            return sg.zeros_like(tangent)

    return Mapped.apply


def entry(jacobian: Tensor) -> Tensor:
    wrong = jacobian.clone()
    wrong[2, 0] += 1e-3
    return wrong


SPOILT: dict[str, tuple[Callable[[Tensor], Tensor], str]] = {
    "sign": (lambda j: -j, "has the opposite sign"),
    "factor": (lambda j: j * 2, "the analytical one is 2 times the numerical"),
    "slightly": (lambda j: j * 1.002, "the analytical one is 1.002 times the numerical"),
    "transposed": (lambda j: j.t(), "is the transpose of the numerical one"),
    "one entry": (entry, "1 of 9 entries differ, most the derivative of output 0[2] to input 0[0]"),
    "zero": (lambda j: j * 0, "is something detached?"),
    "a row": (lambda j: j * sg.tensor([1.0, 0.0, 1.0], dtype=sg.float64), "of 9 entries differ"),
    "shifted": (lambda j: j.roll(1, 0), "of 9 entries differ"),
    "nan": (lambda j: j / 0, "of 9 entries differ"),
}


@modes
@pytest.mark.parametrize("kind", SPOILT)
def test_wrong_gradients_are_found(kind: str, fast: bool) -> None:
    spoil, phrase = SPOILT[kind]
    with np.errstate(all="ignore"):
        with pytest.raises(GradcheckError, match=r"Jacobian mismatch for output 0 with respect to input 0") as raised:
            gradcheck(mapped(spoil), (leaf(3),), fast_mode=fast)
        assert phrase in str(raised.value)
        assert gradcheck(mapped(spoil), (leaf(3),), fast_mode=fast, raise_exception=False) is False


@modes
def test_the_right_one_passes(fast: bool) -> None:
    assert gradcheck(mapped(lambda j: j), (leaf(3),), fast_mode=fast) is True
    assert gradgradcheck(mapped(lambda j: j), (leaf(3),), fast_mode=fast) is True
    assert gradcheck(mapped(lambda j: j, complex=True), (leaf(3, dtype=sg.complex128),), fast_mode=fast)


@modes
def test_a_missing_conj_is_found(fast: bool) -> None:
    with pytest.raises(GradcheckError, match=r"While considering the imaginary part of complex outputs only, (.|\n)*is a conj\(\) missing"):
        gradcheck(mapped(lambda j: j.conj(), complex=True), (leaf(3, dtype=sg.complex128),), fast_mode=fast)
    with pytest.raises(GradcheckError):
        gradcheck(mapped(lambda j: j * 1j, complex=True), (leaf(3, dtype=sg.complex128),), fast_mode=fast)


@modes
def test_wrong_in_the_imaginary_part_alone(fast: bool) -> None:
    def func(z: Tensor) -> Tensor:
        return sg.complex(z.real, z.imag.detach() * 2)

    with pytest.raises(GradcheckError, match=r"imaginary part"):
        gradcheck(func, (leaf(2, dtype=sg.complex128),), fast_mode=fast)


@modes
@settings(deadline=None, derandomize=True, database=None, max_examples=40)
@given(rows=st.integers(1, 30), columns=st.integers(1, 30), at=st.integers(0, 10**6), error=st.sampled_from([1e-2, 0.3, -1.0]))
def test_a_single_wrong_entry_is_found_in_any_size(rows: int, columns: int, at: int, error: float, fast: bool) -> None:
    factors = leaf(rows, columns).detach()
    row, column = at % rows, at // rows % columns

    class Product(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return factors @ x

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            wrong = factors.clone()
            wrong[row, column] += error
            return wrong.t() @ grad

    with pytest.raises(GradcheckError, match=rf"1 of {rows * columns} entries differ, most the derivative of output 0\[{row}\] to input 0\[{column}\]"):
        gradcheck(Product.apply, (leaf(columns),), fast_mode=fast)


@modes
def test_parts_detached(fast: bool) -> None:
    for wrong in (lambda x: x * x.detach(), lambda x: x.sin() + x.detach(), lambda x: sg.stack([x[0], x[1].detach(), x[2]])):
        with pytest.raises(GradcheckError, match=r"Jacobian mismatch"):
            gradcheck(wrong, (leaf(3),), fast_mode=fast)
    with pytest.raises(GradcheckError, match=r"Numerical gradient for function expected to be zero.*Is something detached"):
        gradcheck(lambda x: x.detach() * 2, (leaf(3),), fast_mode=fast)
    assert gradcheck(lambda x: x.argmax(), (leaf(3),), fast_mode=fast)
    assert gradcheck(lambda x: x.sign(), (leaf(3),), fast_mode=fast)


@modes
def test_which_output_and_which_input(fast: bool) -> None:
    def func(a: Tensor, flag: bool, b: Tensor, c: list[Tensor]) -> tuple[Tensor, ...]:
        return a * b, a.argmax(), b.detach() * c[1] * b

    with pytest.raises(GradcheckError, match=r"for output 2 with respect to input 2,"):
        gradcheck(func, (leaf(2), True, leaf(2, seed=1), [leaf(2, seed=2), leaf(2, seed=3)]), fast_mode=fast)
    with pytest.raises(GradcheckError, match=r"for output 0 with respect to input 0\[1\]"):
        gradcheck(lambda tensors: tensors[0] * 2 + tensors[1] * tensors[1].detach(), ([leaf(2), leaf(2)],), fast_mode=fast)


def test_the_message_shows_both_jacobians_and_the_worst_entry() -> None:
    x = sg.tensor([[1.0, 2.0]], dtype=sg.float64, requires_grad=True)
    with pytest.raises(GradcheckError) as raised:
        gradcheck(lambda x: x * x.detach(), (x,))
    text = str(raised.value)
    assert "numerical:tensor([[2.0000, 0.0000],\n        [0.0000, 4.0000]]" in text
    assert "analytical:tensor([[1., 0.],\n        [0., 2.]]" in text
    assert (
        "2 of 4 entries differ, most the derivative of output 0[0, 1] to input 0[0, 1]: numerical 4, analytical 2; they are 2 apart, 0.00401 is allowed" in text
    )
    assert "(atol=1e-05, rtol=0.001)" in text


# ---- right ones

PASS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "sum": (lambda x: x.sum(), (leaf(2, 3),)),
    "matmul": (lambda a, b: a @ b, (leaf(2, 3), leaf(3, 2))),
    "broadcast": (lambda a, b: a * b + b, (leaf(2, 3), leaf(3))),
    "several": (lambda a: a.sort(), (leaf(4),)),
    "views": (lambda a: (a.t()[1:], a.diagonal()), (leaf(3, 3),)),
    "in place": (lambda a, b: a.clone().mul_(b).tanh_(), (leaf(3), leaf(3, seed=1))),
    "set": (lambda a, b: (lambda c: (c[1:].copy_(b), c)[1])(a * 1), (leaf(3), leaf(2, seed=1))),
    "an input given back": (lambda a: a, (leaf(3),)),
    "unused": (lambda a, b: a * 2, (leaf(3), leaf(2))),
    "twice the same": (lambda a, b: a * b, (lambda x: (x, x))(leaf(3))),
    "not in the arguments alone": (lambda x: x[0] * x[1], ([leaf(2), leaf(2, seed=1)],)),
    "other arguments": (lambda x, name, n: getattr(x, name)() * n, (leaf(2), "sin", 3)),
    "none": (lambda x, other: x.exp(), (leaf(2), None)),
    "complex to complex": (lambda z: z * z.conj() + z.exp(), (leaf(2, dtype=sg.complex128),)),
    "complex to real": (lambda z: z.abs(), (leaf(2, 2, dtype=sg.complex128),)),
    "real to complex": (lambda x: x * (1 + 2j), (leaf(2),)),
    "complex and real": (lambda z, x: (z * x, z.real), (leaf(2, dtype=sg.complex128), leaf(2))),
    "without dimensions": (lambda x: x.cos(), (leaf(),)),
    "empty": (lambda x: x * 2, (leaf(0),)),
    "empty result": (lambda x: x[:0], (leaf(2),)),
    "columns": (lambda x: x.cumsum(0), (leaf(3, 2).detach().t().requires_grad_(),)),
    "steps": (lambda x: x.square(), (leaf(6).detach()[::2].requires_grad_(),)),
    "softmax": (lambda x: x.softmax(-1), (leaf(2, 3),)),
    "inner autograd": (lambda x: sg.autograd.grad((x**3).sum(), x, create_graph=True)[0], (leaf(3),)),
}


@modes
@pytest.mark.parametrize("name", PASS)
def test_right_gradients_pass(name: str, fast: bool) -> None:
    func, inputs = PASS[name]
    before = [t.detach().clone() for i in inputs for t in (i if isinstance(i, list) else [i]) if isinstance(t, Tensor)]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert gradcheck(func, inputs, fast_mode=fast) is True
        if name not in ("an input given back", "inner autograd"):
            assert gradcheck(func, inputs, fast_mode=fast, check_forward_ad=True, check_backward_ad=False) is True
        assert gradgradcheck(func, inputs, fast_mode=fast) is True
    after = [t for i in inputs for t in (i if isinstance(i, list) else [i]) if isinstance(t, Tensor)]
    assert all((a == b).all().item() and a._version == 0 and a.grad is None for a, b in zip(after, before))  # nothing was left moved


@modes
def test_a_single_tensor_need_not_be_in_a_tuple(fast: bool) -> None:
    assert gradcheck(lambda x: x.sin(), leaf(2), fast_mode=fast)
    assert gradgradcheck(lambda x: x.sin(), leaf(2), fast_mode=fast)


# ---- forward mode


@modes
def test_forward_mode_is_checked_by_itself(fast: bool) -> None:
    func = mapped(lambda j: j)  # its jvp is wrong, its backward is not
    assert gradcheck(func, (leaf(3),), fast_mode=fast)
    with pytest.raises(GradcheckError, match=r"Jacobian computed with forward mode mismatch for output 0"):
        gradcheck(func, (leaf(3),), check_forward_ad=True, fast_mode=fast)
    assert gradcheck(lambda z: z.exp() * z.conj(), (leaf(2, dtype=sg.complex128),), check_forward_ad=True, check_backward_ad=False, fast_mode=fast)


@modes
def test_forward_over_backward(fast: bool) -> None:
    for func in (lambda x: x**3, lambda x: (x.exp() * x).sum(), lambda x: x.tanh()):
        assert gradgradcheck(func, (leaf(3),), check_fwd_over_rev=True, fast_mode=fast)
        assert gradgradcheck(func, (leaf(3),), check_fwd_over_rev=True, check_rev_over_rev=False, check_undefined_grad=False, fast_mode=fast)


# ---- second derivatives


class Cube(Function):
    """Its first derivative is right, its second is not: it was computed out of sight."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        (x,) = ctx.saved_tensors
        return grad * (3 * x.detach() ** 2)


@modes
def test_wrong_second_derivatives_are_found(fast: bool) -> None:
    assert gradcheck(Cube.apply, (leaf(3),), fast_mode=fast)
    with pytest.raises(GradcheckError, match=r"is something detached"):
        gradgradcheck(Cube.apply, (leaf(3),), fast_mode=fast)
    assert gradgradcheck(Cube.apply, (leaf(3),), fast_mode=fast, raise_exception=False) is False


def test_given_gradients() -> None:
    start = leaf(3, seed=5)
    assert gradgradcheck(lambda x: x**3, (leaf(3),), start)
    assert gradgradcheck(lambda x: (x**3, x.sin()), (leaf(3),), (start, leaf(3, seed=6)))
    assert gradgradcheck(lambda x: x**3, (leaf(2, 3),), gen_non_contig_grad_outputs=True)
    with pytest.raises(ValueError, match=r"2 outputs that require a gradient, 1 grad_outputs"):
        gradgradcheck(lambda x: (x**3, x.sin()), (leaf(3),), start)
    with pytest.raises(GradcheckError, match=r"no output of the function requires a gradient"):
        gradgradcheck(lambda x: x.detach(), (leaf(3),))


# ---- what a backward pass must keep to


def test_a_backward_that_ignores_its_gradient() -> None:
    class Ignores(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return sg.full((1,), 2.0, dtype=sg.float64)

    with pytest.raises(GradcheckError, match=r"backward not multiplied by grad_output: .* the gradient of input 0 is tensor\(\[2\.\]"):
        gradcheck(Ignores.apply, (leaf(1),))


def test_a_backward_that_differs_from_run_to_run() -> None:
    noise = iter(range(10**6))

    class Noisy(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return grad * (2 + next(noise) * 1e-9)

    with pytest.raises(GradcheckError, match=r"Backward is not reentrant"):
        gradcheck(Noisy.apply, (leaf(2),))
    assert gradcheck(Noisy.apply, (leaf(2),), nondet_tol=1e-6)


@modes
def test_a_backward_that_changes_its_incoming_gradient(fast: bool) -> None:
    class Changes(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return grad.mul_(2).mul_(*ctx.saved_tensors)

    with pytest.raises(GradcheckError, match=r"Backward changes the gradient of output 0 in place"):
        gradcheck(Changes.apply, (leaf(3),), fast_mode=fast)


@modes
def test_a_function_that_differs_from_call_to_call(fast: bool) -> None:
    with pytest.raises(GradcheckError, match=r"The function is not deterministic: .*output 0 differ by up to"):
        gradcheck(lambda x: x * sg.rand(3, dtype=sg.float64), (leaf(3),), fast_mode=fast)


def three_times(treats: Callable[..., Any]) -> Callable[..., Any]:
    """2x, 3x and 4x; what a backward makes of gradients that are None is its own affair."""

    class Three(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
            ctx.set_materialize_grads(False)
            return x * 2, x * 3, x * 4

        @staticmethod
        def backward(ctx: Any, *grads: Any) -> Any:
            return treats(sum(g * f for g, f in zip(grads, (2, 3, 4)) if g is not None), [g is None for g in grads])

    return Three.apply


def test_gradients_left_out_count_as_zeros() -> None:
    assert gradcheck(three_times(lambda grad, missing: grad), (leaf(2),))

    def fails(grad: Tensor, missing: list[bool]) -> Tensor:
        return grad * [1, None, 1, 1][sum(missing)]  # type: ignore[operator]

    def adds(grad: Tensor, missing: list[bool]) -> Tensor:
        return grad + 1 if sum(missing) == 1 else grad

    with pytest.raises(TypeError):
        gradcheck(three_times(fails), (leaf(2),), raise_exception=False)
    with pytest.raises(GradcheckError, match=r"treat undefined output grads as zeros: the gradient of input 0 without one of output 0"):
        gradcheck(three_times(adds), (leaf(2),))
    assert gradcheck(three_times(adds), (leaf(2),), check_undefined_grad=False)

    def refuses(grad: Tensor, missing: list[bool]) -> Tensor:
        if sum(missing) == 1:
            raise RuntimeError("one is missing")
        return grad

    with pytest.raises(GradcheckError, match=r"handle undefined output grads: without a gradient of output 0 it fails with .*one is missing"):
        gradcheck(three_times(refuses), (leaf(2),))


# ---- mistakes in the call


def test_inputs_without_a_gradient() -> None:
    for inputs in ((sg.ones(2),), (), (3.0,), ([sg.ones(2)],)):
        with pytest.raises(ValueError, match=r"at least one input tensor to require gradient"):
            gradcheck(lambda *_: sg.ones(2), inputs, raise_exception=False)


def test_low_precision_warns() -> None:
    with pytest.warns(UserWarning, match=r"Input #1 requires gradient and is not a double precision floating point or complex, but specgrad.float32"):
        gradcheck(lambda a, x: x * 2, (1, sg.ones(2, requires_grad=True)), eps=1e-2, atol=1e-2)


def test_low_precision_can_be_checked_with_tolerances_to_match() -> None:
    for dtype, eps, tolerance in ((sg.float32, 1e-2, 1e-2), (sg.float16, 0.125, 0.1), (sg.bfloat16, 0.25, 0.2), (sg.complex64, 1e-2, 1e-2)):
        x = sg.tensor([0.5, 1.0], dtype=dtype, requires_grad=True)
        with pytest.warns(UserWarning, match=r"double precision"):
            assert gradcheck(lambda x: x * x, (x,), eps=eps, atol=tolerance, rtol=tolerance)


def test_overlapping_inputs() -> None:
    base = leaf(6).detach()
    for x in (base[:1].expand(3), base.as_strided((2, 3), (1, 1))):
        with pytest.raises(RuntimeError, match=r"only supports inputs that are non-overlapping.*call .contiguous\(\)") as raised:
            gradcheck(lambda x: x * 2, (x.requires_grad_(),), raise_exception=False)
        assert not isinstance(raised.value, GradcheckError)
    with pytest.raises(GradcheckError, match=r"Inputs 0 and 1 share memory"):
        gradcheck(lambda a, b: a * b, (base[:3].requires_grad_(), base[2:5].requires_grad_()))
    assert gradcheck(lambda a, b: a * b, (base[::2].requires_grad_(), base[1::2].requires_grad_()))


def test_memory_that_may_not_be_written() -> None:
    array = np.ones(3)
    array.flags.writeable = False
    with pytest.raises(RuntimeError, match=r"Input 0 shares memory that may not be written.*clone\(\)"):
        gradcheck(lambda x: x * x, (sg.from_numpy(array).requires_grad_(),))


@pytest.mark.parametrize(
    ("result", "what"),
    [
        (lambda x: 3.0, "it gave a float"),
        (lambda x: (x * 2, "y"), "it gave a str as output 1"),
        (lambda x: {"a": x}, "it gave a dict"),
        (lambda x: None, "it gave None .is a `return` missing"),
        (lambda x: (), "it gave an empty one"),
    ],
)
def test_results_that_are_no_tensors(result: Callable[[Tensor], Any], what: str) -> None:
    with pytest.raises(TypeError, match=f"must give a tensor, or a tuple of tensors; .*{what}"):
        gradcheck(result, (leaf(2),), raise_exception=False)


def test_demands_that_contradict_each_other() -> None:
    for wrong in (
        {"check_backward_ad": False},
        {"check_backward_ad": False, "check_forward_ad": True, "check_batched_grad": True},
        {"check_batched_forward_grad": True},
    ):
        with pytest.raises(AssertionError, match=r"check_"):
            gradcheck(lambda x: x * 2, (leaf(2),), **wrong)
    for wrong in ({"check_rev_over_rev": False}, {"check_rev_over_rev": False, "check_fwd_over_rev": True}):
        with pytest.raises(AssertionError, match=r"check_"):
            gradgradcheck(lambda x: x * 2, (leaf(2),), **wrong)
    with pytest.raises(TypeError):
        gradcheck(lambda x: x * 2, (leaf(2),), 1e-6)  # type: ignore[misc]


def test_an_error_of_the_function_is_its_own() -> None:
    x = leaf(2)
    before = x.detach().clone()
    calls = iter(range(100))

    def func(x: Tensor) -> Tensor:
        if next(calls) == 3:  # while an element is moved
            raise ZeroDivisionError
        return x * 2

    with pytest.raises(ZeroDivisionError):
        gradcheck(func, (x,), raise_exception=False)
    assert (x == before).all().item()


def test_wrong_dtypes_of_gradients(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hooks and custom functions cannot give them: only a wrong derivative of an op can."""
    x = leaf(2)
    node = type(x.exp().grad_fn)
    right = node.run_arrays
    monkeypatch.setattr(node, "run_arrays", lambda *given: tuple(g.astype(np.float32) for g in right(*given)))

    def func(x: Tensor) -> Tensor:
        return x.exp()

    assert gradcheck(func, (x,), atol=1e-4)
    with pytest.raises(GradcheckError, match=r"Gradient has dtype mismatch: input 0 has dtype specgrad.float64, its gradient specgrad.float32"):
        gradcheck(func, (x,), atol=1e-4, check_grad_dtypes=True)


def test_complex_gradients_of_real_inputs(monkeypatch: pytest.MonkeyPatch) -> None:
    """grad() gives their real part, as a leaf keeps it; that of a wrong derivative is told."""
    x = leaf(2)
    node = type(x.exp().grad_fn)
    right = node.run_arrays
    monkeypatch.setattr(node, "run_arrays", lambda *given: tuple(g + 1j for g in right(*given)))
    with pytest.raises(GradcheckError, match=r"Gradient has dtype mismatch: input 0 has dtype specgrad.float64, its gradient specgrad.complex128"):
        gradcheck(lambda x: x.exp(), (x,), check_undefined_grad=False)


def test_large_jacobians_are_not_computed_to_tell_of_them() -> None:
    x = leaf(6000)
    assert gradcheck(lambda x: x.sin(), (x,), fast_mode=True)
    with pytest.raises(GradcheckError, match=r"found in fast mode.*too large"):
        gradcheck(lambda x: x * x.detach(), (x,), fast_mode=True)
