"""What is made and computed on a device that is not the current one lies there, and is what the host gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.nn import functional as F

pytestmark = pytest.mark.usefixtures("place")


def numbers(device: str) -> Any:
    return sg.tensor([[1.0, -2.0, 0.5], [3.0, 0.25, -1.0]], dtype=sg.float64, device=device)


def places(device: str) -> Any:
    return sg.tensor([0, 1, 1], device=device)


def cubes(x: Any) -> Any:
    return (x * x * x).sum()


def to_an_edge(device: str) -> Any:
    x = numbers(device).requires_grad_()
    return sg.autograd.grad(sg.autograd.graph.get_gradient_edge((x * x).sum()), x)


class Same(sg.autograd.Function):
    """Its tangent is the very one that it was given."""

    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        return x * 2

    @staticmethod
    def jvp(ctx: Any, tangent: Any) -> Any:
        return tangent


def scored(device: str) -> Any:
    """The gradient of chances that are so large that all samples are ones."""
    chances = sg.ones(3, device=device).requires_grad_()
    with pytest.warns(DeprecationWarning, match="reinforce"):
        (sample := chances.bernoulli()).reinforce(sg.ones(3, device=device))
    sample.sum().backward()
    return chances.grad


def written_by_numpy(device: str) -> Any:
    found = sg.zeros(3, dtype=sg.float64, device=device)
    return np.sum(numbers(device), axis=0, out=found)


PROGRAMS: dict[str, Callable[[str], Any]] = {
    "linspace": lambda device: sg.linspace(0, 1, 4, device=device),
    "linspace of integers": lambda device: sg.linspace(0, 9, 4, dtype=sg.int32, device=device),
    "linspace between ends that are far apart": lambda device: sg.linspace(-1e308, 1e308, 4, dtype=sg.float64, device=device),
    "logspace": lambda device: sg.logspace(0, 1, 4, device=device),
    "resize_": lambda device: numbers(device).resize_(3, 4).flatten()[:6],
    "out= without elements": lambda device: sg.add(numbers(device), 1, out=sg.empty(0, dtype=sg.float64, device=device)),
    "embedding": lambda device: F.embedding(places(device), numbers(device), max_norm=1.0),
    "embedding_bag": lambda device: F.embedding_bag(places(device)[None], numbers(device), max_norm=1.0),
    "masked.median of integers": lambda device: sg.masked.median(places(device), 0, mask=places(device) > 0),
    "equal": lambda device: sg.equal(numbers(device), numbers(device)),
    "view as another dtype": lambda device: numbers(device).view(sg.int32),
    "hessians of a batch": lambda device: sg.func.vmap(sg.func.hessian(cubes))(numbers(device)),
    "a Jacobian, row by row": lambda device: sg.autograd.functional.jacobian(lambda x: x * x, numbers(device)),
    "a Jacobian by columns": lambda device: sg.autograd.functional.jacobian(lambda x: x * x, numbers(device), strategy="forward-mode", vectorize=True),
    "a gradient edge": to_an_edge,
    "a tangent that is copied": lambda device: sg.func.jvp(Same.apply, (numbers(device),), (numbers(device),)),
    "a tangent in another layout": lambda device: sg.func.jvp(lambda x: x * 2, (numbers(device),), (numbers(device).T.contiguous().T,)),
    "a score": scored,
    "out= of NumPy's functions": written_by_numpy,
}


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS)
def test_as_on_the_host(program: Callable[[str], Any]) -> None:
    host, there = program("cpu"), program("cuda:1")
    if not isinstance(host, (sg.Tensor, tuple)):
        assert there == host
        return
    for a, b in zip(*([found] if isinstance(found, sg.Tensor) else found for found in (host, there))):
        assert b.device == sg.device("cuda:1") and b.dtype is a.dtype
        np.testing.assert_allclose(b.cpu().numpy(), a.numpy(), rtol=1e-12)


def test_equal_wants_one_device() -> None:
    with pytest.raises(RuntimeError, match=r"^equal\(\): Expected all tensors to be on the same device, .* cuda:1 and cuda:0!$"):
        sg.equal(numbers("cuda:1"), numbers("cuda:0"))


def test_a_norm_of_gradients_on_several_devices() -> None:
    """It lies where the first gradient does; each is scaled on its own device."""
    leaves = [sg.zeros(2, device=device).requires_grad_() for device in ("cuda:0", "cpu", "cuda:1")]
    for leaf in leaves:
        leaf.grad = sg.full((2,), 2.0, device=leaf.device)
    total = sg.nn.utils.clip_grad_norm_(leaves, 1.0)
    assert total.device == sg.device("cuda:0") and total.item() == pytest.approx(24**0.5)
    for leaf in leaves:
        assert leaf.grad is not None and leaf.grad.device == leaf.device and leaf.grad.tolist() == pytest.approx([2 / 24**0.5] * 2)


def test_parameters_for_scipy_lie_where_they_are() -> None:
    f, on_host = (
        sg.optimize.scipy_function(lambda p: (p["a"] ** 4).sum().cpu() + p["b"] ** 2, {"a": numbers(device), "b": sg.tensor(2.0)})
        for device in ("cuda:1", "cpu")
    )
    assert f.unflatten(f.x0)["a"].device == sg.device("cuda:1") and f.unflatten(f.x0)["b"].is_cpu
    np.testing.assert_allclose(f(f.x0)[1], on_host(f.x0)[1])
    np.testing.assert_allclose(f.hess(f.x0), on_host.hess(f.x0))
    residuals = sg.optimize.scipy_function(lambda a: (a * a, a.sum()), numbers("cuda:1"))
    np.testing.assert_allclose(residuals.jacobian(residuals.x0)[:6], np.diag(2 * residuals.x0))
