"""What a formula is tried on: a sample with directions, the derivatives along them as differences of the forward, and incoming gradients."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from ..model.op import Op, Sample

STEP = 2.0e-3
TOLERANCE = 1.0e-7  # of the size of what is compared
SIDES = 1.0e-2  # of its size, by how much derivatives from both sides may differ
KINK = 1.0e-4  # two step sizes that disagree by more than this stand at a place where the op is not smooth


@dataclass(frozen=True)
class Trial:
    """One sample, and what is known there.

    Args:
        env: Arguments and results, by the names that formulas have for them.
        directions: One for each input that has a gradient.
        measured: The derivatives of the results along each of these, and how unsure they are.
        cotangents: Incoming gradients; None for a result that has none.
        lasting: What is computed once of what is tried here, as a `Scope` has it.
    """

    sample: Sample
    env: dict[str, Any]
    directions: dict[str, Any]
    measured: dict[str, list[tuple[Any, Any]]]
    cotangents: list[Any]
    is_complex: bool
    lasting: dict[int, tuple[Any] | None] = field(default_factory=dict)

    @cached_property
    def summed(self) -> list[tuple[Any, Any]]:
        """The derivatives of the results along all directions together, and how unsure they are."""
        return [(sum(d for d, _ in of), sum(unsure for _, unsure in of)) for of in zip(*self.measured.values())]

    def unlike(self, name: str, value: Any, may_be_complex: bool) -> str:
        """Why a gradient cannot be one of its input, whatever its numbers are."""
        for v, d in pairs(value, self.directions[name]):
            if np.iscomplexobj(v) and not np.iscomplexobj(d) and not may_be_complex:
                return "it gives complex numbers, the input has real ones"
            if np.shape(v) != np.shape(d):
                return f"it gives the shape {list(np.shape(v))}, the input has {list(np.shape(d))}"
        return ""

    def products(self, name: str, value: Any) -> tuple[float, float, float, float]:
        """The inner product of a gradient with the direction, what the differences make of it, its size, and how unsure it is."""
        found = sum(inner_product(v, d) for v, d in pairs(value, self.directions[name]))
        expected = size = doubt = 0.0
        for (derivative, unsure), cotangent in zip(self.measured[name], self.cotangents):
            if cotangent is not None:
                expected += inner_product(cotangent, derivative)
                size += float(np.sum(np.abs(cotangent) * np.abs(derivative)))
                doubt += float(np.sum(np.abs(cotangent) * unsure))
        size = scale(size, sum(float(np.sum(np.abs(v) * np.abs(d))) for v, d in pairs(value, self.directions[name])))
        return found, expected, size, doubt

    def largest(self, name: str, value: Any) -> float:
        """The largest number of a gradient, and of what the differences make of it."""
        parts = [v for v, _ in pairs(value, self.directions[name])]
        parts += [derivative for (derivative, _), cotangent in zip(self.measured[name], self.cotangents) if cotangent is not None]
        return max((float(np.max(np.abs(part), initial=0.0)) for part in parts), default=0.0)


def measured(op: Op, outputs: Callable[[list[Any]], list[Any]], args: list[Any], name: str, direction: Any, step: float = STEP) -> list[tuple[Any, Any]]:
    """The derivative of each result along a direction of one input, and how unsure it is."""
    found = []
    for results in _moved_results(op, outputs, args, name, direction, [x * step for x in (1, -1, 2, -2, 0.5, -0.5)]):
        whole, double, half = results[0] - results[1], results[2] - results[3], results[4] - results[5]
        fine = (8 * half - whole) / (6 * step)
        found.append((fine, np.abs(fine - (8 * whole - double) / (12 * step))))
    return found


def is_smooth(op: Op, outputs: Callable[[list[Any]], list[Any]], args: list[Any], name: str, direction: Any, step: float = STEP) -> list[Any]:
    """Where the derivatives of each result from the left and from the right agree: at a kink itself, differences of all step sizes are alike."""
    found = []
    for here, near, far, before, far_before in _moved_results(op, outputs, args, name, direction, [0, step, 2 * step, -step, -2 * step]):
        found.append(sides_agree((3 * here - 4 * before + far_before) / (2 * step), (4 * near - far - 3 * here) / (2 * step)))
    return found


def sides_agree(left: Any, right: Any) -> Any:
    """Whether derivatives from both sides, of second order, are those of a smooth function."""
    size = np.where(np.isfinite(left), np.abs(left), 0.0)
    return np.abs(left - right) <= SIDES * (size + np.max(size, initial=1e-3))


def _moved_results(op: Op, outputs: Callable[[list[Any]], list[Any]], args: list[Any], name: str, direction: Any, steps: list[float]) -> list[Any]:
    """Each result after each step along a direction, the steps along a new first dimension; of an elementwise op, all in one evaluation."""
    params = op.signature.params
    if op.elementwise:
        ndim = max(a.ndim for a in args if isinstance(a, np.ndarray))
        by = np.reshape(steps, (-1,) + (1,) * ndim)
        values = [_moved(_raised(a, ndim), _raised(direction, ndim), by) if p.name == name else _raised(a, ndim) for p, a in zip(params, args)]
        shape = np.broadcast_shapes(*(v.shape for v in values if isinstance(v, np.ndarray)))
        results = [[np.broadcast_to(o, shape)] for o in outputs(values)]
    else:
        moves = [outputs([_moved(a, direction, by) if p.name == name else a for p, a in zip(params, args)]) for by in steps]
        results = [[np.asarray(o)[None] for o in result] for result in zip(*moves)]
    return [np.concatenate([o.astype(np.complex128 if np.iscomplexobj(o) else np.float64) for o in result]) for result in results]


def _raised(arg: Any, ndim: int) -> Any:
    """An array with ones before its shape, so that a dimension can be put before it."""
    return arg.reshape((1,) * (ndim - arg.ndim) + arg.shape) if isinstance(arg, np.ndarray) else arg


def _moved(arg: Any, direction: Any, by: Any) -> Any:
    if isinstance(arg, list):
        return [a + by * d for a, d in zip(arg, direction)]
    return np.asarray(arg + by * direction)


def pairs(a: Any, b: Any) -> Iterator[tuple[Any, Any]]:
    return zip(a, b) if isinstance(a, list) else iter([(a, b)])


def scale(*sizes: float) -> float:
    """The size of two numbers that are compared, by which a tolerance is multiplied."""
    size = max(*sizes, 1e-3)
    return size if np.isfinite(size) else 1.0


def inner_product(a: Any, b: Any) -> float:
    """The inner product of two arrays as vectors of real numbers."""
    return float(np.sum(np.real(np.conj(a) * b)))
