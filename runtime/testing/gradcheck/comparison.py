"""When derivatives differ, and how messages show it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor

from .numerical import place
from .problem import Demands, Input, Output

SHOWN = 8  # rows and columns of a large Jacobian that a message shows
WHOLE = 16  # of a smaller one it shows all
BLOCK = 1 << 22  # entries that are compared at a time


COARSE = 1e-5, 1e-3  # what central differences `eps` apart can be held to, absolutely and relatively, of usual functions


def coarse(demands: Demands) -> Demands:
    """The same demands with tolerances for differences as they come: finer ones are for better differences."""
    if demands.method != "central" or (demands.atol >= COARSE[0] and demands.rtol >= COARSE[1]):
        return demands
    return replace(demands, atol=max(demands.atol, COARSE[0]), rtol=max(demands.rtol, COARSE[1]))


def allowed(numerical: Any, demands: Demands) -> Any:
    """How far an analytical derivative may lie from a numerical one."""
    return demands.atol + demands.rtol * np.abs(numerical)


def close(analytical: Any, numerical: Any, demands: Demands) -> Any:
    """Where derivatives agree. Infinities of one sign do; NaN agrees with nothing."""
    with np.errstate(invalid="ignore"):
        return (np.abs(analytical - numerical) <= allowed(numerical, demands)) | (analytical == numerical)


def all_close(analytical: Any, numerical: Any, demands: Demands) -> bool:
    """Whether derivatives agree everywhere; a few columns at a time, so that nothing as large as the Jacobians is made."""
    width = max(1, BLOCK // max(1, len(numerical)))
    return all(close(analytical[:, at : at + width], numerical[:, at : at + width], demands).all() for at in range(0, numerical.shape[1], width))


def prefix(part: str) -> str:
    return f"While considering the {part} part of complex outputs only, " if part else ""


def shown(matrix: Any, around: tuple[int, int]) -> str:
    """A Jacobian, or of a large one the entries around one of them."""
    return repr(from_array(np.ascontiguousarray(matrix[_window(matrix, around)])))


def _window(matrix: Any, around: tuple[int, int]) -> tuple[slice, ...]:
    slices = []
    for size, at in zip(matrix.shape, around):
        first = 0 if size <= WHOLE else min(max(0, int(at) - SHOWN // 2), size - SHOWN)
        slices.append(slice(first, size if size <= WHOLE else first + SHOWN))
    return tuple(slices)


def cut(matrix: Any, around: tuple[int, int]) -> str:
    """Which rows and columns of a Jacobian are shown, if not all."""
    rows, columns = _window(matrix, around)
    if (rows.stop - rows.start, columns.stop - columns.start) == matrix.shape:
        return ""
    return f"(rows {rows.start} to {rows.stop - 1} of {matrix.shape[0]}, columns {columns.start} to {columns.stop - 1} of {matrix.shape[1]})\n"


def worst(analytical: Any, numerical: Any, good: Any, demands: Demands) -> tuple[int, int]:
    """The entry that is furthest from right."""
    with np.errstate(invalid="ignore"):
        excess = np.abs(analytical - numerical) - allowed(numerical, demands)
    excess = np.where(good, -np.inf, np.where(np.isnan(excess), np.inf, excess))
    row, column = np.unravel_index(np.argmax(excess), excess.shape)
    return int(row), int(column)


def of_output(output: Output, flat: Any) -> str:
    return f"output {output.index}{_index(output.tensor, flat)}"


def of_input(input: Input, flat: Any) -> str:
    return f"input {input.name}{_index(input.tensor, flat)}"


def _index(tensor: Tensor, flat: Any) -> str:
    return str(list(place(tensor, flat))) if tensor.dim() else ""
