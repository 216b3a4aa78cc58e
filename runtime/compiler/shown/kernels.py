"""What a profile is told of each kernel of a native program: the ops in it, how much it computes, and how many bytes it moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from specgrad.generated.flops import FLOPS
from specgrad.libraries import registry

from ..kernels.island import Island
from ..native import moved, named
from ..program import Assembled, BlasProduct, Elementwise, NativeStep, Step


@dataclass(frozen=True)
class KernelFacts:
    """Args:
    title: what a profile calls it: what it is, and the names of its ops.
    about: over what it loops, and what it moves.
    shapes: of what it reads.
    flops: floating-point operations, counted as those of ops.
    """

    title: str
    about: str
    shapes: list[list[int]]
    flops: int


def facts_of(item: Island | NativeStep) -> KernelFacts:
    """Of a kernel, what a profile is told."""
    over = f"over {list(item.shape)}: " if isinstance(item, Island) else ""
    shapes = [list(v.like.shape) for v in item.reads()]
    flops = item.flops if isinstance(item, BlasProduct) else sum(map(_operations, item.steps))
    return KernelFacts(f"{_kind(item)}({named([item])})", f"{over}{moved([item])}", shapes, flops)


def _kind(item: Island | NativeStep) -> str:
    if isinstance(item, Island):
        return "loop"
    return "product" if isinstance(item, BlasProduct) else "copy" if isinstance(item, Assembled) else "check"


def _operations(step: Step) -> int:
    """As many as the spec counts of the op of that name; none of a step that no op has the name of."""
    count = _counts().get(step.name) if isinstance(step, Elementwise) else None
    if count is None:
        return 0
    likes = [r.like for r in step.results]
    given = dict(zip(count.__code__.co_varnames[1:], (getattr(o, "like", o) for o in step.operands)))
    return int(count(likes if len(likes) > 1 else likes[0], **{"alpha": 1, **given}))  # a kernel takes no factors that are 1


def _counts() -> dict[str, Callable[..., Any]]:
    counts = dict(FLOPS)
    for module in registry.tables("flops").values():
        counts.update(module.FLOPS)
    return counts
