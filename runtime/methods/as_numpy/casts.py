"""Arguments in the dtypes in which NumPy would compute: the ops below then find nothing left to promote."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.core.base.dtypes import dtype, dtype_of, float64
from specgrad.core.dispatch.numpy_arguments import all_tensors, tensor
from specgrad.core.tape.tensor import Tensor, plain_tensor

_PLAIN = frozenset((bool, float, int, str, type(None)))
_NUMBERS = (int, float, complex)  # of Python: they take the dtype of what they stand beside
# Parameters that choose, count, describe or are cast to what they are put into: their dtypes say nothing of the result's.
_APART = frozenset(
    ("args", "arys", "axes", "axis", "bins", "choose.a", "condition", "condlist", "constant_values", "fill_value", "funclist", "indices",
     "indices_or_sections", "initial", "insert.values", "k", "kth", "n", "nan", "neginf", "obj", "out", "pad_width", "posinf", "repeats", "reps", "rtol",
     "shape", "shift", "sorter", "where", "xi")
)  # fmt: skip


def is_number(value: Any) -> bool:
    return type(value) in _NUMBERS


def operand_of_ufunc(value: Any) -> Any:
    """A number of Python as it is, anything else as a tensor of its own dtype."""
    return value if is_number(value) else tensor(value)


def resolved(ufunc: Any, given: list[Any], wanted: Any = None) -> tuple[Any, ...]:
    """NumPy's dtypes for the operands of a ufunc and its results."""
    alone = all(map(is_number, given))
    kinds = tuple(np.asarray(value).dtype if alone else type(value) if is_number(value) else value.dtype.numpy for value in given)
    return _resolved(ufunc, kinds, wanted)


@cache
def _resolved(ufunc: Any, kinds: tuple[Any, ...], wanted: Any) -> tuple[Any, ...]:
    signature = {} if wanted is None else {"signature": (None,) * ufunc.nin + (wanted,) * ufunc.nout}
    return ufunc.resolve_dtypes((*kinds, *[None] * ufunc.nout), **signature)


def in_dtypes(given: list[Any], dtypes: tuple[Any, ...]) -> list[Any]:
    """Operands in the dtypes that NumPy computes in. A number that stands beside tensors stays one; NumPy's error for what does not fit."""
    alone, checked = all(map(is_number, given)), not traits[dtypes[-1]].is_bool  # what is compared need not fit
    if not (alone or checked) and any(_is_beyond(value, wanted) for value, wanted in zip(given, dtypes)):
        return [math.copysign(math.inf, value) if is_number(value) else value.to(float64) for value in given]  # which compares alike
    return [_in_dtype(value, wanted, alone, checked) for value, wanted in zip(given, dtypes)]


def _is_beyond(value: Any, wanted: np.dtype[Any]) -> bool:
    """Whether a number is an int that no element of an integer dtype can be."""
    return type(value) is int and traits[wanted].is_integer and not np.iinfo(wanted).min <= value <= np.iinfo(wanted).max


def _in_dtype(value: Any, wanted: np.dtype[Any], alone: bool, checked: bool) -> Any:
    if not is_number(value):
        return value if value.dtype.numpy == wanted else value.to(dtype_of(wanted))
    if alone:
        return plain_tensor(np.asarray(value, wanted))
    if checked:
        np.asarray(value, wanted)
    return value


def results_in(found: Any, wanted: tuple[Any, ...]) -> Any:
    if isinstance(found, tuple):
        return tuple(results_in(part, (one,)) for part, one in zip(found, wanted))
    return found.to(dtype_of(wanted[0])) if isinstance(found, Tensor) and found.dtype.numpy != wanted[0] else found


# ---- functions that are no ufuncs


def _arrays(value: Any) -> Any:
    """An argument with arrays as tensors, and lists that hold some of either."""
    if isinstance(value, (np.ndarray, np.generic)):
        return tensor(value) if traits[value.dtype].category else value
    if type(value) in (list, tuple) and any(isinstance(part, (Tensor, np.ndarray, np.generic, list, tuple)) for part in value):
        return type(value)(map(_arrays, value))
    return value


def need_no_cast(values: Iterable[Any]) -> bool:
    """Whether all tensors among arguments are of one dtype, in which floats and ints beside them change nothing; False where that takes a closer look."""
    kinds = set()
    for value in values:
        nested = value.__class__ in (list, tuple)
        for part in value if nested else (value,):
            if part.__class__ is Tensor:
                kinds.add(part.dtype)
            elif part.__class__ is not int and (nested or part.__class__ not in _PLAIN):
                return False
    return len(kinds) == 1 and kinds.pop().is_inexact


def _says_dtype(function: str, parameter: str) -> bool:
    return parameter not in _APART and f"{function}.{parameter}" not in _APART


def with_common_dtype(function: str, arguments: dict[str, Any], least: Any = None) -> dict[str, Any]:
    """The arguments of a call, by name, with those tensors cast that NumPy casts to one dtype."""
    joined = {name: _arrays(value) for name, value in arguments.items() if _says_dtype(function, name)}
    if isinstance(joined.get("q"), list):  # of quantiles
        joined["q"] = tensor(joined["q"])
    kinds = {t.dtype for t in all_tensors(joined.values())}
    weak = [value for value in joined.values() if type(value) in (float, complex)]
    if not kinds:
        return {**arguments, **joined}
    if len(kinds) > 1 or (weak and not all(kind.is_inexact for kind in kinds)):
        kinds = {dtype_of(np.result_type(*(kind.numpy for kind in kinds), *weak))}
    if least is not None:
        kinds = {dtype_of(np.result_type(kinds.pop().numpy, least))}
    (wanted,) = kinds
    return {**arguments, **{name: _cast(value, wanted) for name, value in joined.items()}}


def _cast(value: Any, wanted: dtype, ints_alone: bool = False) -> Any:
    if isinstance(value, Tensor):
        return value if value.dtype is wanted or (ints_alone and value.dtype.is_inexact) else value.to(wanted)
    return type(value)(_cast(part, wanted, ints_alone) for part in value) if type(value) in (list, tuple) else value


def in_doubles(function: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """The arguments with ints and bools as float64, in which NumPy computes what is no int."""
    return {name: _cast(value, float64, ints_alone=True) if _says_dtype(function, name) else value for name, value in arguments.items()}
