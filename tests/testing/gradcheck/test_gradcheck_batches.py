"""Differences in batches are those of single evaluations; what a batch would get wrong is evaluated singly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, gradcheck, gradgradcheck
from specgrad.autograd.gradcheck import GradcheckError
from specgrad.testing.entry import report
from specgrad.testing.gradcheck import analytical, differences, numerical
from specgrad.testing.gradcheck.differences import Differences
from specgrad.testing.gradcheck.problem import Demands, checked_problem
from tests.testing.gradcheck.wrong_functions import leaf, linear, matrix

FUNCTIONS: dict[str, tuple[Callable[..., Any], tuple[Tensor, ...]]] = {
    "elementwise": (lambda a: a.sin() * a, (leaf(4, 5),)),
    "broadcast": (lambda a, b: a * b + b.exp(), (leaf(4, 5), leaf(5, seed=1))),
    "matmul": (lambda a, b: a @ b, (leaf(4, 5), leaf(5, 3, seed=1))),
    "softmax": (lambda a: a.softmax(-1), (leaf(4, 5),)),
    "several outputs": (lambda a: (a.sum(0), a.max(1).values, a.t()), (leaf(4, 5),)),
    "complex": (lambda z: z * z.conj() + z.exp(), (leaf(3, 4, dtype=sg.complex128),)),
    "complex and real": (lambda z, x: (z * x, z.real + x), (leaf(12, dtype=sg.complex128), leaf(12))),
    "real to complex": (lambda x: x * (1 + 2j), (leaf(20),)),
    "lists": (lambda pair, n: pair[0] * pair[1] ** n, ([leaf(4, 4), leaf(4, 4, seed=1)], 2)),  # type: ignore[dict-item]
    "strided": (lambda a: a * a, (leaf(12, 4).detach()[::2].t().requires_grad_(),)),
    "in place on a copy": (lambda a, b: a.clone().mul_(b), (leaf(4, 5), leaf(4, 5, seed=1))),
    "no dimensions": (lambda a, b: a * b, (leaf(), leaf(30))),
    "unused": (lambda a, b: a * 2, (leaf(20), leaf(3))),
}


@pytest.mark.parametrize("room", [1 << 20, 500, 130], ids=["at once", "in chunks", "in small chunks"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_batches_give_what_single_evaluations_give(name: str, room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    func, inputs = FUNCTIONS[name]
    problem = checked_problem(func, inputs, Demands())
    outputs = problem.outputs()
    indices = [output.index for output in outputs]
    monkeypatch.setattr(differences, "ROOM", room)
    batched = Differences(problem, indices, numerical.evaluated(problem, indices))
    found = batched.jacobians(range(len(problem.inputs)))
    if room == 1 << 20:
        assert batched.batches
    for i, input in enumerate(problem.inputs):
        for a, b in zip(found[i], numerical.jacobians(problem, indices, input), strict=True):
            assert a.shape == b.shape and a.dtype == b.dtype
            np.testing.assert_allclose(a, b, rtol=1e-8, atol=1e-7)
    for output in outputs:
        for part in analytical.parts_of(output):
            for a, b in zip(analytical.backward_jacobians(problem, output, part), analytical.single_backward_jacobians(problem, output, part), strict=True):
                np.testing.assert_allclose(a, b, rtol=1e-12, atol=1e-14)
    for input in problem.inputs:
        for a, b in zip(analytical.forward_jacobians(problem, indices, input), analytical.single_forward_jacobians(problem, indices, input), strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-12, atol=1e-14)


class Counting:
    def __init__(self, func: Callable[..., Any]):
        self.func, self.calls = func, 0

    def __call__(self, *args: Any) -> Any:
        self.calls += 1
        return self.func(*args)


def test_how_often_a_function_is_called() -> None:
    many = Counting(lambda x: x.sin())
    assert gradcheck(many, (leaf(1000),))
    assert many.calls < 50  # one by one it would be 2000
    few = Counting(lambda x: x.sin())
    assert gradcheck(few, (leaf(3),))
    assert few.calls == 2 + 2 * 3
    again = Counting(lambda x: x.sin())
    assert gradcheck(again, (leaf(1000),)) and again.calls == many.calls


# ---- functions that a batch would get wrong


def _reads_values(x: Tensor) -> Tensor:
    return x * 2 if x.sum().item() > 0 else x * 3


def _numpy_inside(x: Tensor) -> Tensor:
    return x * sg.from_numpy(np.cos(x.detach().numpy()))  # and detached: wrong


def _random(x: Tensor) -> Tensor:
    sg.manual_seed(0)
    return x * sg.rand(x.shape, dtype=sg.float64)


def _into_closure(x: Tensor) -> Tensor:
    room = sg.zeros(20, dtype=sg.float64)
    room.copy_(x)
    return room * x


@pytest.mark.parametrize("func", [_reads_values, _random, _into_closure])
def test_right_functions_that_have_no_batch_pass(func: Callable[[Tensor], Tensor]) -> None:
    assert gradcheck(func, (leaf(20),))
    assert not report(func, (leaf(20),)).batched


def test_numpy_inside_is_found_detached() -> None:
    with pytest.raises(GradcheckError, match=r"Jacobian mismatch"):
        gradcheck(_numpy_inside, (leaf(20),))


@pytest.mark.parametrize("at", [0, 7, 19])
def test_what_is_read_around_the_argument_is_seen(at: int) -> None:
    """A detached alias moves with its tensor where elements are moved in place; the copies in a batch would leave it behind."""
    x = leaf(20)
    alias = x.detach()
    for func in (lambda x: x * alias, lambda x: x + alias[at] * 1.5, lambda x: x * 1.0 + alias.sum()):
        with pytest.raises(GradcheckError, match=r"Jacobian mismatch"):
            gradcheck(func, (x,))


def test_a_function_that_tells_batches_from_samples() -> None:
    """Its batched values would agree with its wrong gradient."""
    right, wrong = matrix(20, 20), matrix(20, 20)
    wrong[3, 4] += 1

    def two_faced(x: Tensor) -> Tensor:
        return linear(right if x._level is None else wrong, wrong, (20,), (20,))(x)

    with pytest.raises(GradcheckError, match=r"1 of 400 entries differ, most the derivative of output 0\[3\] to input 0\[4\]"):
        gradcheck(two_faced, (leaf(20),))


def test_a_backward_that_tells_batches_from_single_gradients() -> None:
    factors = sg.from_numpy(matrix(20, 20))

    class TwoFaced(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return factors @ x

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            right = factors.t() @ grad
            if grad._level is not None:
                return right
            spoilt = sg.zeros(20, dtype=sg.float64)
            spoilt[5] = 1.0
            return right + spoilt * grad[7]

    with pytest.raises(GradcheckError, match=r"1 of 400 entries differ, most the derivative of output 0\[7\] to input 0\[5\]"):
        gradcheck(TwoFaced.apply, (leaf(20),))

    class WrongInBatches(TwoFaced):
        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return factors.t() @ grad * (1 if grad._level is None else 2)

    assert gradcheck(WrongInBatches.apply, (leaf(20),))
    with pytest.raises(GradcheckError, match=r"[Bb]atched gradients"):
        gradcheck(WrongInBatches.apply, (leaf(20),), check_batched_grad=True)


def test_functions_with_state_and_hooks() -> None:
    seen: list[Any] = []

    def hooked(x: Tensor) -> Tensor:
        y = x * 2
        if y.requires_grad:
            y.register_hook(lambda grad: seen.append(grad))
        return y.sin()

    assert gradcheck(hooked, (leaf(20),)) and seen
    cache: dict[Any, Tensor] = {}

    def cached(x: Tensor) -> Tensor:
        weights = cache.setdefault(tuple(x.shape), sg.ones(x.shape, dtype=sg.float64) * 3)
        return weights * x

    assert gradcheck(cached, (leaf(20),)) and gradgradcheck(cached, (leaf(20),))


def test_inputs_are_left_as_they_were() -> None:
    x, y = leaf(20), leaf(20, seed=1)
    before = [t.detach().clone() for t in (x, y)]
    assert gradcheck(lambda a, b: (a * b).exp(), (x, y), method="complex-step") and gradgradcheck(lambda a, b: a * b, (x, y))
    for tensor, was in zip((x, y), before):
        assert (tensor == was).all().item() and tensor._version == 0 and tensor.grad is None
