"""When derivatives differ, and how that is told."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.autograd.gradcheck import GradcheckError
from specgrad.creation import from_array

from .problem import Demands, Input, Output


def allowed(numerical: Any, demands: Demands) -> Any:
    """How far an analytical derivative may lie from a numerical one."""
    return demands.atol + demands.rtol * np.abs(numerical)


def close(analytical: Any, numerical: Any, demands: Demands) -> Any:
    """Where derivatives agree. Infinities of one sign do; NaN agrees with nothing."""
    with np.errstate(invalid="ignore"):
        return (np.abs(analytical - numerical) <= allowed(numerical, demands)) | (analytical == numerical)


def demand_equal(analytical: Any, numerical: Any, output: Output, input: Input, part: str, mode: str, demands: Demands) -> None:
    """Raise unless two Jacobians agree, and say where they differ most."""
    good = close(analytical, numerical, demands)
    if good.all():
        return
    raise GradcheckError(
        f"{prefix(part)}Jacobian {mode}mismatch for output {output.index} with respect to input {input.name},\n"
        f"numerical:{shown(numerical)}\nanalytical:{shown(analytical)}\n{worst(analytical, numerical, good, output, input, demands)}"
    )


def prefix(part: str) -> str:
    return f"While considering the {part} part of complex outputs only, " if part else ""


def shown(matrix: Any) -> str:
    return repr(from_array(np.ascontiguousarray(matrix)))


def worst(analytical: Any, numerical: Any, good: Any, output: Output, input: Input, demands: Demands) -> str:
    """The entry that is furthest from right, in the shapes of output and input."""
    with np.errstate(invalid="ignore"):
        excess = np.abs(analytical - numerical) - allowed(numerical, demands)
    excess = np.where(good, -np.inf, np.where(np.isnan(excess), np.inf, excess))
    row, column = np.unravel_index(np.argmax(excess), excess.shape)
    a, n = analytical[row, column], numerical[row, column]
    into = element("output", output.index, output.tensor.shape, column)
    of = element("input", input.name, input.tensor.shape, row)
    return (
        f"{np.count_nonzero(~good)} of {good.size} entries differ, most the derivative of {into} to {of}: numerical {n:.8g}, analytical {a:.8g}; they are "
        f"{abs(a - n):.3g} apart, {allowed(n, demands):.3g} is allowed (atol={demands.atol:g}, rtol={demands.rtol:g}).{guess(analytical, numerical, demands)}"
    )


def element(what: str, number: Any, shape: Any, flat: Any) -> str:
    index = ", ".join(str(int(i)) for i in np.unravel_index(flat, tuple(shape))) if len(shape) else ""
    return f"{what} {number}[{index}]" if index else f"{what} {number}"


def guess(analytical: Any, numerical: Any, demands: Demands) -> str:
    """What would explain the difference, if something simple does."""
    if not np.isfinite(analytical).all() or not np.isfinite(numerical).all():
        return ""
    if close(np.zeros_like(analytical), analytical, demands).all():
        return " The analytical Jacobian is zero: is something detached?"
    if close(-analytical, numerical, demands).all():
        return " They differ in sign."
    if analytical.shape[0] == analytical.shape[1] and close(analytical.T, numerical, demands).all():
        return " One is the transpose of the other."
    if np.iscomplexobj(analytical) and (close(analytical.conj(), numerical, demands).all() or close(-analytical.conj(), numerical, demands).all()):
        return " One is the conjugate of the other: is a conj() missing?"
    ratio = np.vdot(analytical, numerical) / np.vdot(analytical, analytical)
    if close(analytical * ratio, numerical, demands).all():
        return f" The numerical one is {ratio:.6g} times the analytical."
    return ""
