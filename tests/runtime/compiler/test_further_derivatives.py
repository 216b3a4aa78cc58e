"""Gradients of gradients of compiled functions are compiled themselves: each is a program beside the function's."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import func
from specgrad.compiler import native
from specgrad.compiler.compiled import Compiled
from specgrad.core.kernels import table
from tests.runtime.compiler.test_programs import A_THIRD_FAST, PROGRAMS, tensors

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")


def derivatives(function: Any, inputs: list[sg.Tensor], times: int) -> list[list[sg.Tensor | None]]:
    """The gradients of a sum over what a function gives, of a sum over these, and so on."""
    found = function(*inputs)
    values = [found] if isinstance(found, sg.Tensor) else list(found.values() if isinstance(found, dict) else found)
    every = []
    for _ in range(times):
        wanted = [value for value in values if value is not None and value.requires_grad]
        if not wanted:
            break
        total = sum((value * sg.linspace(0.5, 1.5, value.numel(), dtype=value.dtype).reshape(value.shape)).sum() for value in wanted)
        values = list(sg.autograd.grad(total, inputs, create_graph=True, allow_unused=True))
        every.append(values)
    return every


@pytest.mark.parametrize("name", A_THIRD_FAST)
def test_second_derivatives_are_those_of_the_function_as_it_is(name: str) -> None:
    function, shapes = PROGRAMS[name]
    compiled, inputs = sg.compile(function, fullgraph=True), tensors(*shapes)
    expected = derivatives(function, inputs, 2)
    for _ in range(2):
        found = derivatives(compiled, inputs, 2)
        assert len(found) == len(expected)
        for ours, theirs in zip((g for each in found for g in each), (g for each in expected for g in each)):
            if ours is None or theirs is None:
                assert ours is theirs
                continue
            np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=1e-11, atol=1e-11)


def test_each_derivative_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    init = Compiled.__init__

    def counted(self: Compiled, *args: Any, **kwargs: Any) -> None:
        nonlocal made
        made += 1
        init(self, *args, **kwargs)

    monkeypatch.setattr(Compiled, "__init__", counted)
    written: list[str] = []
    source = native._source
    monkeypatch.setattr(native, "_source", lambda *args: written.append("") or source(*args))

    def quartic(x: sg.Tensor) -> sg.Tensor:
        return (x**4).sum()

    compiled = sg.compile(quartic, fullgraph=True)
    (x,) = tensors((4,))
    counts = []
    for order in (1, 2, 3, 4, 4, 2):
        *_, (last,) = derivatives(compiled, [x], order)
        assert last is not None and (order > 3 or type(last.grad_fn).__name__ == "CompiledBackward")
        *_, (expected,) = derivatives(quartic, [x], order)
        assert expected is not None
        np.testing.assert_allclose(last.detach().numpy(), expected.detach().numpy(), rtol=1e-12)
        counts.append((made, len(written)))
    assert counts[3] == counts[4] == counts[5] and counts[0] < counts[1] < counts[2]


def test_of_what_is_captured_and_of_arguments_that_are_no_tensors() -> None:
    weight = sg.tensor([1.0, -2.0, 0.5], requires_grad=True)

    def loss(x: sg.Tensor, power: int, *, scale: float) -> sg.Tensor:
        return ((x * weight).tanh() ** power).sum() * scale

    compiled = sg.compile(loss, fullgraph=True)
    x = sg.tensor([0.25, 0.5, -1.0], requires_grad=True)
    for power, scale in ((2, 3.0), (3, 0.5), (2, 3.0)):
        found, expected = [], []
        for function, to in ((compiled, found), (loss, expected)):
            first = sg.autograd.grad(function(x, power, scale=scale), (x, weight), create_graph=True)
            to += [*first, *sg.autograd.grad(sum((g * g).sum() for g in first), (x, weight))]
        for ours, theirs in zip(found, expected):
            np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=1e-5)
    with sg.no_grad():
        weight.mul_(2)  # a step of an optimizer
    first, expected_first = (sg.autograd.grad(function(x, 2, scale=1.0), x, create_graph=True)[0] for function in (compiled, loss))
    np.testing.assert_allclose(first.detach().numpy(), expected_first.detach().numpy(), rtol=1e-5)


def test_hooks_retained_gradients_and_modes() -> None:
    def cubes(x: sg.Tensor) -> sg.Tensor:
        return (x**3).sum()

    compiled = sg.compile(cubes, fullgraph=True)
    x = sg.tensor([1.0, 2.0], requires_grad=True)
    seen: list[list[float]] = []
    (first,) = sg.autograd.grad(compiled(x), x, create_graph=True)
    first.retain_grad()
    assert first.grad_fn is not None
    first.grad_fn.register_hook(lambda inputs, outputs: seen.append(inputs[0].tolist()))
    (first * first).sum().backward()
    assert first.grad is not None and first.grad.tolist() == [6, 24] and seen == [[36, 288]]
    assert x.grad is not None and x.grad.tolist() == [36, 288]
    with sg.autograd.set_detect_anomaly(True):
        (first,) = sg.autograd.grad(compiled(x), x, create_graph=True)
        assert sg.autograd.grad(first.sum(), x)[0].tolist() == [6, 12]
    assert sg.autograd.gradgradcheck(compiled, (x.detach().double().requires_grad_(),))
    assert func.hessian(compiled)(x.detach()).tolist() == [[6, 0], [0, 12]]
    total = compiled(x)
    (first,) = sg.autograd.grad(total, x, create_graph=True)
    with sg.no_grad():
        x.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        sg.autograd.grad(first.sum(), x)


def test_a_gradient_that_cannot_be_compiled_is_computed_as_it_is() -> None:
    class Doubled(sg.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx: Any, grad: sg.Tensor) -> sg.Tensor:
            (x,) = ctx.saved_tensors
            if sg.is_grad_enabled():  # only where it is to be differentiated again
                sg.manual_seed(0)
            return grad * 2 * x

    def loss(x: sg.Tensor) -> sg.Tensor:
        return Doubled.apply(x * 3).sum()

    compiled = sg.compile(loss)
    x = sg.tensor([1.0, 2.0], requires_grad=True)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        for _ in range(2):
            (first,) = sg.autograd.grad(compiled(x), x, create_graph=True)
            assert first.tolist() == [18, 36] and sg.autograd.grad(first.sum(), x)[0].tolist() == [18, 18]
    (said,) = told  # once, of the gradient; of the function, nothing
    assert "the gradient of" in str(said.message) and "runs as it is, not compiled: it sets the seed of random numbers" in str(said.message)


def energy(x: sg.Tensor) -> sg.Tensor:
    return (sg.tanh(x) ** 2).sum() + x.prod() * x.amax()


TRANSFORMS: dict[str, Callable[..., Any]] = {
    "jvp": lambda x, v: sg.func.jvp(energy, (x,), (v,)),
    "jvp of a gradient": lambda x, v: sg.func.jvp(sg.func.grad(energy), (x,), (v,)),
    "gradient of a jvp": lambda x, v: sg.func.grad(lambda x: sg.func.jvp(energy, (x,), (v,))[1])(x),
    "jvp of a jvp": lambda x, v: sg.func.jvp(lambda x: sg.func.jvp(energy, (x,), (v,))[1], (x,), (v,)),
    "gradient of a gradient": lambda x, v: sg.func.grad(lambda x: (sg.func.grad(energy)(x) * v).sum())(x),
    "columns": lambda x, v: sg.func.jacfwd(lambda x: sg.tanh(x) * x.sum())(x) @ v,
    "Hessian": lambda x, v: sg.func.hessian(energy)(x) @ v,
    "vmap of a jvp": lambda x, v: sg.vmap(lambda v: sg.func.jvp(energy, (x,), (v,))[1])(sg.stack([v, v * 2])),
}


@pytest.mark.parametrize("transform", TRANSFORMS)
def test_transforms_are_compiled(transform: str) -> None:
    function = TRANSFORMS[transform]
    compiled = sg.compile(function, fullgraph=True)
    for shift in (0.0, 0.5):
        x, v = sg.tensor([0.3, -1.2, 0.7]) + shift, sg.tensor([1.0, 2.0, -0.5])
        found, expected = (out if isinstance(out, tuple) else (out,) for out in (compiled(x, v), function(x, v)))
        assert len(found) == len(expected) and all(one.allclose(other, rtol=1e-4) for one, other in zip(found, expected))
