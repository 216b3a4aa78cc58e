"""What the demo verifies: the generated code against the spec, the spec against itself, and the trained network's derivatives
against differences. Each check gives a line of the table; `good` decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import specgrad
from specgrad import Tensor
from specgrad.autograd import forward_ad
from specgrad.codegen.generate import render
from specgrad.codegen.generated_folder import drift
from specgrad.codegen.paths import paths
from specgrad.codegen.prove import prove
from specgrad.codegen.spec import load


@dataclass(frozen=True)
class Check:
    what: str
    found: str
    good: bool


def of_the_spec() -> Iterator[Check]:
    """Is generated/ what the spec says, and are the spec's formulas right?"""
    where = paths()
    spec = load(where.spec, where.targets())
    difference = drift(render(spec, where.csrc), where.generated)
    yield Check("generated code is what the spec says", f"{len(spec.ops)} ops", not difference)
    proof = prove(spec, where)
    yield Check(
        "formulas agree with their forward expressions", f"{proof.formulas} formulas, {proof.trials} samples, {len(proof.problems)} wrong", not proof.problems
    )


def of_derivatives(loss_of: Callable[[list[Tensor]], Tensor], parameters: list[Tensor]) -> Iterator[Check]:
    """Along a random direction: the gradient, forward mode and second derivatives, each against another way to the same number."""
    at = [p.detach().double() for p in parameters]
    along = [specgrad.randn_like(p) for p in at]
    step = 1e-5

    def moved(by: float) -> list[Tensor]:
        return [(p + by * d).requires_grad_() for p, d in zip(at, along)]

    def gradient(where: list[Tensor], keep: bool = False) -> tuple[Tensor, ...]:
        return specgrad.autograd.grad(loss_of(where), where, create_graph=keep)

    def dot(a: tuple[Tensor, ...] | list[Tensor], b: list[Tensor]) -> Tensor:
        return sum(((x * y).sum() for x, y in zip(a, b)), specgrad.zeros((), dtype=specgrad.float64))

    differences = (loss_of(moved(step)) - loss_of(moved(-step))).item() / (2 * step)
    reverse = dot(gradient(moved(0)), along).item()
    yield _close("reverse mode against differences", reverse, differences)
    with forward_ad.dual_level():
        tangent = forward_ad.unpack_dual(loss_of([forward_ad.make_dual(p, d) for p, d in zip(at, along)])).tangent
    yield _close("forward mode against reverse mode", tangent.item(), reverse)
    here = moved(0)
    twice = dot(specgrad.autograd.grad(dot(gradient(here, keep=True), along), here), along).item()
    differences = (dot(gradient(moved(step)), along) - dot(gradient(moved(-step)), along)).item() / (2 * step)
    yield _close("second derivative against differences", twice, differences)


def _close(what: str, a: float, b: float) -> Check:
    apart = abs(a - b) / max(abs(a), abs(b), 1e-12)
    return Check(what, f"{a:.9g}, {b:.9g}", apart < 1e-6)
