"""PyTorch's functions, and custom Functions of it, verified through the adapter: right ones green, a mistake of each kind red."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.testing import verify
from specgrad.testing.adapters import from_torch

torch = pytest.importorskip("torch")


def complex_numbers(random: np.random.Generator) -> Any:
    return random.standard_normal(3) + 1j * random.standard_normal(3)


@pytest.mark.parametrize(
    "function, inputs",
    [
        (lambda x, w: (torch.sin(x @ w), w.exp()), [(2, 3), (3, 2)]),
        (torch.nn.functional.softplus, [(4,)]),
        (lambda x, n: x**n, [(3,), 3]),
        (lambda x, index: x.index_select(0, index), [(3, 2), sg.tensor([0, 2])]),
        (lambda z: z * z.conj() * z, [complex_numbers]),
        (lambda x: x.sort(-1), [(2, 3)]),
        (lambda x: x.conj().imag + x.real * 2, [complex_numbers]),
    ],
)
def test_right_functions_are_verified_in_all_orders_and_modes(function: Any, inputs: Any) -> None:
    report = verify(from_torch(lambda *args: _tuple(function(*args))), inputs)
    assert set(report.not_verified) <= {"vmap", "batched gradients", "dtypes"}, str(report)


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, tuple) else value


def test_values_and_gradients_are_pytorchs() -> None:
    x = sg.randn(3, dtype=sg.float64, requires_grad=True)
    y = from_torch(torch.nn.functional.gelu)(x)
    (gradient,) = sg.autograd.grad(y.sum(), x, create_graph=True)
    (second,) = sg.autograd.grad(gradient.sum(), x)
    t = torch.tensor(x.detach().numpy(), requires_grad=True)
    (of_t,) = torch.autograd.grad(torch.nn.functional.gelu(t).sum(), t, create_graph=True)
    assert np.array_equal(y.detach().numpy(), torch.nn.functional.gelu(t).detach().numpy())
    assert np.array_equal(gradient.detach().numpy(), of_t.detach().numpy())
    assert np.array_equal(second.numpy(), torch.autograd.grad(of_t.sum(), t)[0].numpy())


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
def test_dtypes_go_through(dtype: str) -> None:
    x = sg.tensor([1.5, -2.0], dtype=getattr(sg, dtype), requires_grad=True)
    y = from_torch(lambda t: t * t)(x)
    assert y.dtype is x.dtype and y.tolist() == [2.25, 4.0]
    assert sg.autograd.grad(y.sum(), x)[0].tolist() == [3.0, -4.0]


class Right(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        ctx.save_for_backward(x)
        ctx.save_for_forward(x)
        return x * x

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return 2 * ctx.saved_tensors[0] * grad

    @staticmethod
    def jvp(ctx: Any, tangent: Any) -> Any:
        return 2 * ctx.saved_tensors[0] * tangent


def mistaken(**methods: Any) -> Any:
    return type("Mistaken", (Right,), {name: staticmethod(method) for name, method in methods.items()})


def changes_its_gradient(ctx: Any, grad: Any) -> Any:
    grad *= 2
    return ctx.saved_tensors[0] * grad


def test_a_right_custom_function_is_verified() -> None:
    report = verify(from_torch(Right), [(2, 3)])
    assert report.name == "Right" and set(report.not_verified) == {"vmap", "batched gradients"}


def test_one_without_jvp_or_second_order_says_so() -> None:
    class Once(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.save_for_backward(x)
            return x.exp()

        @staticmethod
        @torch.autograd.function.once_differentiable
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * ctx.saved_tensors[0].exp()

    report = verify(from_torch(Once), [(3,)])
    assert {"forward mode", "second order"} <= set(report.not_verified)


@pytest.mark.parametrize(
    "function, kind, guess",
    [
        (mistaken(backward=lambda ctx, grad: ctx.saved_tensors[0] * grad), "jacobian", "factor"),
        (mistaken(backward=lambda ctx, grad: -2 * ctx.saved_tensors[0] * grad), "jacobian", "sign"),
        (mistaken(backward=lambda ctx, grad: 2 * ctx.saved_tensors[0].detach() * grad), "second order", ""),
        (mistaken(jvp=lambda ctx, tangent: ctx.saved_tensors[0] * tangent), "forward mode", "factor"),
        (mistaken(backward=changes_its_gradient), "grad_outputs changed", ""),
        (mistaken(backward=lambda ctx, grad: None), "jacobian", "detached"),
        (lambda x: (x * 2, x.detach().exp()), "jacobian", "detached"),
        (lambda x: x * torch.rand(3), "not deterministic", ""),
        (lambda x: x.mul_(2), "raises", ""),
        (lambda x: x.view(-1)[:2] * 2 if x.is_contiguous() else x * 3, "layouts", ""),
    ],
)
def test_a_mistake_is_found(function: Any, kind: str, guess: str) -> None:
    report = verify(from_torch(function), [(3,)], raise_exception=False)
    found = [failure for failure in report.failures if failure.kind == kind]
    assert found, str(report)
    assert found[0].guess.startswith(guess)


def test_a_second_order_that_is_wrong_alone_is_found() -> None:
    class Inner(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.save_for_backward(x)
            return 2 * x

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return 3 * grad

    wrong = mistaken(backward=lambda ctx, grad: Inner.apply(ctx.saved_tensors[0]) * grad)
    report = verify(from_torch(wrong), [(3,)], raise_exception=False)
    assert {failure.kind for failure in report.failures} == {"second order"}


def test_what_gives_no_tensor_is_told() -> None:
    report = verify(from_torch(lambda x: 3), [(2,)], raise_exception=False)
    assert "the function gave a int, expected a torch tensor" in report.failures[0].message
