"""The parts of a failure's message: the formula with its place, numbers, and the command that shows the failure again."""

from __future__ import annotations

import shlex
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.codegen.model.op import Op
from specgrad.codegen.model.spec_text import NOTHING
from specgrad.codegen.paths import paths
from specgrad.codegen.proof.guess import place_of

COMPILED = "compiled"  # the check that is made of many ops at once, when it is asked for


def rule_of(op: Op, input: str = "", output: str = "") -> tuple[str, str]:
    """file:line and text of an input's formula, or of what that makes of an output's gradient, or of an output's forward-mode rule alone.

    Where there is none: the place of the entry, and no text.
    """
    gradient = op.gradient_of(input) if input else None
    tangent = next((t for t in op.tangents if t.output == output), None)
    if gradient is not None:
        location, text = place_of(gradient, input, results_of(op).index(output) if output in results_of(op) else None)
    elif tangent is not None and not input:
        location, text = tangent.location, tangent.text
    else:
        location, text = op.location, NOTHING
    return f"{location.file}:{location.line}", text.flat.plain


def results_of(op: Op) -> list[str]:
    """The names of the differentiable results, as `grads` counts them."""
    returns = op.signature.returns
    return [r.name for r, flows in zip(returns, op.differentiable_outputs) if flows]


def replay_of(op: Op, seed: int, check: str) -> str:
    """The command that shows a failure again."""
    parts = ["specgrad verify", op.name]
    if op.location.file != paths().spec.name:
        parts.append(f"--spec {shlex.quote(op.location.file)}")
    if seed:
        parts.append(f"--seed {seed}")
    if check == COMPILED:
        parts.append("--compiled")
    elif check:
        parts.append(f"--checks {check}")
    return " ".join(parts)


def shown(value: Any) -> str:
    """Numbers, as far as they can be read."""
    if isinstance(value, np.ndarray):
        with np.printoptions(precision=8, threshold=24, edgeitems=3, linewidth=110):
            return str(value).replace("\n", "\n            ")
    return f"{value:.10g}" if isinstance(value, (float, np.floating)) else str(value)


def worst(found: Any, expected: Any) -> tuple[int, ...]:
    """Where two arrays differ most."""
    if np.shape(found) != np.shape(expected) or np.ndim(found) == 0 or np.size(found) == 0 or not traits[np.asarray(found).dtype].category:
        return ()
    with np.errstate(all="ignore"):
        apart = np.abs(np.asarray(found, np.complex128) - np.asarray(expected, np.complex128))
    apart[np.isnan(apart)] = np.inf
    apart[np.isnan(found) & np.isnan(expected)] = 0
    return tuple(int(i) for i in np.unravel_index(int(np.argmax(apart)), apart.shape))
