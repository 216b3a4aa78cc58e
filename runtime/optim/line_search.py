"""How far to go in a direction: far enough that the loss falls, and that its slope does (the strong Wolfe conditions)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite, sqrt

from specgrad.core.tape.tensor import Tensor

FALLS, FLATTENS = 1e-4, 0.9  # the share of the first slope by which the loss falls; to which the slope falls
MOST = 25  # points that are tried


@dataclass(frozen=True)
class Point:
    """A length that was tried: the loss there, its gradient, and its slope along the direction."""

    length: float
    loss: float
    gradient: Tensor
    slope: float


def strong_wolfe(
    at: Callable[[float], tuple[float, Tensor]], length: float, direction: Tensor, loss: float, gradient: Tensor, slope: float
) -> tuple[float, Tensor, float, int]:
    """The loss, the gradient and the length at a point that meets both conditions, or the best that was found; and how many were tried."""
    start = Point(0.0, loss, gradient, slope)
    tried = 0

    def point(t: float) -> Point:
        nonlocal tried
        tried += 1
        found, there = at(t)
        return Point(t, found, there, float((there * direction).sum()))

    def too_high(p: Point) -> bool:
        return not p.loss <= start.loss + FALLS * p.length * start.slope  # a loss that is no number is too high

    last, here = start, point(length)
    low = high = None
    while tried <= MOST:  # forward, until a good length lies between two points
        if too_high(here) or (tried > 2 and here.loss >= last.loss):
            low, high = _lower_first(last, here)
            break
        if abs(here.slope) <= -FLATTENS * start.slope:
            return here.loss, here.gradient, here.length, tried
        if here.slope >= 0:
            low, high = _lower_first(last, here)
            break
        step = here.length - last.length
        further = _between(last, here, here.length + 0.01 * step, here.length * 10)
        last, here = here, point(further)
    if low is None or high is None:
        best = min((start, here), key=lambda p: p.loss)
        return best.loss, best.gradient, best.length, tried
    at_an_end = False  # whether the last point lay there: two of them bring the ends no closer together
    while tried <= MOST and abs(high.length - low.length) * float(abs(direction).max()) >= 1e-9:  # between them
        near, far = sorted((low.length, high.length))
        margin, length = 0.1 * (far - near), _between(low, high, near, far)
        if at_an_end or length in (near, far):
            here, at_an_end = point(min(max(length, near + margin), far - margin)), False
        else:
            here, at_an_end = point(length), min(length - near, far - length) < margin
        if too_high(here) or here.loss >= low.loss:
            low, high = _lower_first(low, here)
            continue
        if abs(here.slope) <= -FLATTENS * start.slope:
            return here.loss, here.gradient, here.length, tried
        if here.slope * (high.length - low.length) >= 0:
            high = low
        low = here
    return low.loss, low.gradient, low.length, tried


def _lower_first(a: Point, b: Point) -> tuple[Point, Point]:
    return (b, a) if b.loss < a.loss else (a, b)


def _between(a: Point, b: Point, least: float, most: float) -> float:
    """Where the cubic through two points, with their slopes, is least; within bounds, or in their middle."""
    if all(isfinite(v) for v in (a.loss, b.loss, a.slope, b.slope)) and a.length != b.length:
        p, q = (a, b) if a.length <= b.length else (b, a)
        first = p.slope + q.slope - 3 * (p.loss - q.loss) / (p.length - q.length)
        square = first * first - p.slope * q.slope
        if square >= 0 and q.slope - p.slope + 2 * sqrt(square) != 0:
            least_at = q.length - (q.length - p.length) * (q.slope + sqrt(square) - first) / (q.slope - p.slope + 2 * sqrt(square))
            return min(max(least_at, least), most)
    return (least + most) / 2
