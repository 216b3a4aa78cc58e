"""How a failure is told: the op, the formula's place, what was found in the place of what, and how to see it again."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.codegen.model.op import Op
from specgrad.codegen.paths import paths
from specgrad.testing.failures.diagnosis import guess
from specgrad.testing.failures.failure import Failure

if TYPE_CHECKING:
    from .trial import OpTrial


def place_of(op: Op, input: str = "", output: str = "") -> str:
    """file:line of the formula of an input or of the forward-mode rule of an output; of the entry where there is none."""
    location = op.location
    if input and (gradient := op.gradient_of(input)) is not None:
        location = gradient.location
    if output and (tangent := next((t for t in op.tangents if t.output == output), None)) is not None:
        location = tangent.location
    return f"{location.file}:{location.line}"


def replay_of(op: Op, seed: int, check: str) -> str:
    """The command that shows a failure again."""
    parts = ["specgrad verify", op.name]
    if op.location.file != paths().spec.name:
        parts.append(f"--spec {shlex.quote(op.location.file)}")
    if seed:
        parts.append(f"--seed {seed}")
    if check:
        parts.append(f"--checks {check}")
    return " ".join(parts)


def formula_of(op: Op, input: str = "", output: str = "") -> str:
    """The text of a formula, as the spec has it, in one line."""
    if output:
        return next((t.text.flat.plain for t in op.tangents if t.output == output), "")
    gradient = op.gradient_of(input) if input else None
    return gradient.text.flat.plain if gradient is not None else ""


def failed(
    trial: OpTrial,
    kind: str,
    what: str,
    *,
    found: Any = None,
    expected: Any = None,
    input: object = "",
    output: str = "",
    index: tuple[Any, ...] = (),
    looks: str | None = None,
) -> Failure:
    """A failure of the check that looks at a trial. `what` is a phrase: "gradient of other"."""
    op, name = trial.op, str(input)
    base = name.partition("[")[0]
    place, text = place_of(op, base, output), formula_of(op, base, output)
    looks = guess(found, expected) if looks is None else looks
    replay = replay_of(op, trial.seed, trial.check)
    lines = [f"{place}: {op.name}: {what}, {trial}" + (f": {looks}" if looks else "")]
    if text:
        lines.append(f"  formula:  {text}")
    if found is not None:
        lines += [f"  found:    {shown(found)}", f"  expected: {shown(expected)}"]
        if index == ():
            index = worst(found, expected)
    lines.append(f"  replay:   {replay}")
    details = {"op": op.name, "check": trial.check, "what": what, "trial": str(trial), "about": trial.about, "dtype": trial.dtype, "formula": text}
    return Failure(
        kind, "\n".join(lines), output, name, "", index, expected, found, looks, place, replay, trial.seed, details | {"number": trial.number}
    )  # fmt: skip


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


def line(failure: Failure) -> str:
    """A failure in one line, for a terminal."""
    return failure.message.splitlines()[0] + f"; replay: {failure.replay}"
