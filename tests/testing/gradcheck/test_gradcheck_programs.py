"""Random programs: right gradients pass, and one wrong entry of one gradient in the middle of a program is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, gradcheck, gradgradcheck
from specgrad.testing.entry import report
from tests.effort import tries

Step = Callable[[Tensor, Tensor], Tensor]

# Of two matrices of one shape another one; smooth everywhere.
STEPS: dict[str, Step] = {
    "add": lambda a, b: a + b,
    "mul": lambda a, b: a * b,
    "sub": lambda a, b: a - 0.5 * b,
    "div": lambda a, b: a / (2 + b * b),
    "sin": lambda a, b: a.sin(),
    "tanh": lambda a, b: a.tanh() * b,
    "exp": lambda a, b: (-a * a).exp(),
    "sigmoid": lambda a, b: a.sigmoid() + b,
    "matmul": lambda a, b: a @ b.t() @ a * 0.1,
    "transposed": lambda a, b: (a.t() * 1.5).t(),
    "softmax": lambda a, b: a.softmax(-1) * b,
    "broadcast": lambda a, b: a * b.sum(0) * 0.3 + b.mean(1, keepdim=True),
    "rolled": lambda a, b: a.roll(1, 0) + b.flip(1),
    "cut": lambda a, b: sg.cat([a[:1], b[1:]]),
    "stacked": lambda a, b: sg.stack([a, b]).sum(0),
    "cumsum": lambda a, b: a.cumsum(1) * 0.2,
    "indexed": lambda a, b: a[sg.arange(a.shape[0] - 1, -1, -1)] * b,
    "in place": lambda a, b: a.clone().mul_(0.5).add_(b),
    "norm": lambda a, b: a / (1 + (a * a).sum()).sqrt(),
    "power": lambda a, b: (a * 0.3) ** 3 + b,
}


def spoilt(step: Step, error: float, row: int, column: int) -> Step:
    """The step with one entry of its gradient off: that of one element of the result to one element of what comes in."""

    class Spoilt(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x.clone()

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            given = grad.reshape(-1)[column]
            wrong = sg.zeros(grad.numel(), dtype=sg.float64)
            wrong[row] = error
            return grad + (wrong * given).reshape(grad.shape)

    return lambda a, b: step(Spoilt.apply(a), b)


def program(steps: list[tuple[Step, int]], many: bool) -> Callable[..., Any]:
    """Each step takes the last result and one of those before, or of the inputs."""

    def run(a: Tensor, b: Tensor) -> Any:
        known = [b, a]
        for step, which in steps:
            known.append(step(known[-1], known[which % len(known)]))
        return (known[-1], known[len(known) // 2] * 1.0) if many else known[-1]

    return run


names = st.lists(st.tuples(st.sampled_from(sorted(STEPS)), st.integers(0, 9)), min_size=1, max_size=5)


def inputs(rows: int, columns: int, seed: int) -> tuple[Tensor, ...]:
    random = np.random.default_rng(seed)
    return tuple(sg.tensor(random.uniform(-1, 1, (rows, columns)), dtype=sg.float64, requires_grad=True) for _ in range(2))


@pytest.mark.parametrize("fast", [False, True], ids=["slow", "fast"])
@settings(deadline=None, derandomize=True, database=None, max_examples=tries(50, 150))
@given(steps=names, rows=st.integers(1, 4), columns=st.integers(1, 4), seed=st.integers(0, 2**20), many=st.booleans())
def test_right_programs_pass(fast: bool, steps: list[tuple[str, int]], rows: int, columns: int, seed: int, many: bool) -> None:
    func = program([(STEPS[name], which) for name, which in steps], many)
    assert gradcheck(func, inputs(rows, columns, seed), fast_mode=fast, seed=seed)


@settings(deadline=None, derandomize=True, database=None, max_examples=tries(20, 50))
@given(steps=names, rows=st.integers(1, 3), columns=st.integers(1, 4), seed=st.integers(0, 2**20), many=st.booleans())
def test_right_programs_pass_in_every_respect(steps: list[tuple[str, int]], rows: int, columns: int, seed: int, many: bool) -> None:
    func, given_ = program([(STEPS[name], which) for name, which in steps], many), inputs(rows, columns, seed)
    assert gradcheck(func, given_, check_forward_ad=True, check_batched_grad=True, check_grad_dtypes=True)
    assert gradgradcheck(func, given_, fast_mode=True)


@pytest.mark.parametrize("fast", [False, True], ids=["slow", "fast"])
@settings(deadline=None, derandomize=True, database=None, max_examples=tries(35, 100))
@given(data=st.data(), steps=names, rows=st.integers(1, 4), columns=st.integers(1, 4), seed=st.integers(0, 2**20))
def test_one_wrong_entry_within_a_program_is_found(fast: bool, data: st.DataObject, steps: list[tuple[str, int]], rows: int, columns: int, seed: int) -> None:
    at = data.draw(st.integers(0, len(steps) - 1))
    size = rows * columns
    row, column = data.draw(st.integers(0, size - 1)), data.draw(st.integers(0, size - 1))
    error = data.draw(st.sampled_from([0.01, -0.5, 1.0]))
    right = [(STEPS[name], which) for name, which in steps]
    wrong = [(spoilt(step, error, row, column), which) if i == at else (step, which) for i, (step, which) in enumerate(right)]
    given_ = inputs(rows, columns, seed)
    apart = _most_apart(program(right, False), program(wrong, False), given_)
    if apart > 2:  # times what is allowed: the wrong entry is not multiplied by nothing on its way
        result = report(program(wrong, False), given_, fast_mode=fast, seed=seed)
        assert not result.ok
        assert result.failure is not None and result.failure.kind == "jacobian" and result.failure.index
    elif apart < 0.5:
        assert gradcheck(program(wrong, False), given_, fast_mode=fast, seed=seed)


def _most_apart(right: Callable[..., Tensor], wrong: Callable[..., Tensor], given_: tuple[Tensor, ...]) -> float:
    """The most, over all entries, that the Jacobians differ by, in units of what is allowed."""
    most = 0.0
    outputs = [func(*given_) for func in (right, wrong)]
    for at in range(outputs[0].numel()):
        start = sg.zeros(outputs[0].numel(), dtype=sg.float64)
        start[at] = 1.0
        rows = [sg.autograd.grad(o, given_, start.reshape(o.shape), retain_graph=True, materialize_grads=True) for o in outputs]
        for a, b in zip(*rows):
            expected, found = a.numpy(), b.numpy()
            most = max(most, float((np.abs(found - expected) / (1e-5 + 1e-3 * np.abs(expected))).max()))
    return most
