"""Checks of values: against mpmath, references, NumPy and wider dtypes. Here is what they have in common: dtypes by name, and arguments cast to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from specgrad.core.base import dtypes as known
from specgrad.testing.ops.trial import OpTrial, is_floating_point, is_inexact

# The distance from one to the next number.
EPS = {"float64": 2.0**-52, "float32": 2.0**-23, "float16": 2.0**-10, "bfloat16": 2.0**-7, "complex128": 2.0**-52, "complex64": 2.0**-23}


def numpy_dtype(name: str) -> Any:
    """NumPy's dtype of a name, or that of ml_dtypes for bfloat16."""
    return getattr(known, name).numpy


def cast(arrays: Sequence[Any], dtype: Any) -> list[Any]:
    """Arguments with floats and complex numbers in another dtype."""
    return [a.astype(dtype) if is_inexact(a) else a for a in arrays]


def in_dtype_of(trial: OpTrial, at: Sequence[Any]) -> list[Any]:
    """All arguments with these arrays for the leaves, and with all other floats and dtypes of the arrays' precision."""
    arrays = trial.moved(at)
    if not at:
        return arrays
    arrays = [a.astype(at[0].real.dtype) if is_floating_point(a) else a for a in arrays]
    return [at[0].dtype if p.type.base == "dtype" and a is not None else a for p, a in zip(trial.op.signature.params, arrays)]
