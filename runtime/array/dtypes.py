"""What can be asked of the dtype of an array: `traits[x.dtype].is_complex`. The one module that reads NumPy's letters for kinds of dtypes.

The answers have the names that they have in specgrad's own `dtype`. bfloat16, which to NumPy is a dtype of another package, is a float here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

Dtype = Any  # one of NumPy's dtypes

CATEGORIES = {"bool": "b", "int": "i", "float": "f", "complex": "c"}  # from lowest to highest; ops and kernels name what they accept by the letters
_CATEGORY = {"b": "bool", "i": "int", "u": "int", "f": "float", "c": "complex"}  # of NumPy's letters
_FOREIGN = {"bfloat16": "float"}  # dtypes of other packages
_COMPLEX: dict[str, Dtype] = {"float32": np.dtype(np.complex64), "float64": np.dtype(np.complex128)}
_REAL: dict[str, Dtype] = {"complex64": np.dtype(np.float32), "complex128": np.dtype(np.float64)}
_HALF = {"float16", "bfloat16"}
_INDICES = {"int32", "int64"}


class Traits:
    """The answers for one dtype."""

    __slots__ = (
        "category",  # "bool", "int", "float" or "complex"; "" for what no tensor holds
        "complex",  # the dtype of complex numbers of this one
        "computed",  # the dtype in which its elements are added and multiplied: float32 for the halves
        "dtype",
        "in_blas",  # whether BLAS multiplies matrices of it
        "is_bool",
        "is_complex",
        "is_floating_point",
        "is_foreign",  # a dtype of another package, which many functions of NumPy refuse
        "is_half",  # float16 or bfloat16
        "is_index",  # int32 or int64, whose elements are indices
        "is_inexact",  # floating-point or complex: what a gradient flows to
        "is_integer",  # signed or unsigned, but not bool
        "is_mask",  # bool, or uint8 as in older programs: as an index it picks where it is not zero
        "is_signed",
        "letter",  # the category's, as in CATEGORIES
        "name",  # NumPy's, which NumPy puts together each time that it is asked for
        "real",  # the dtype of the parts of complex numbers; of others their own
        "summed",  # the dtype of a sum: int64 for bools and integers
        "wide",  # the widest dtype that its numbers can be compared in: float64 or complex128
    )

    category: str

    def __init__(self, dtype: Dtype):
        self.name: str = dtype.name
        name = self.name
        self.dtype: Dtype = dtype
        self.is_foreign: bool = name in _FOREIGN
        self.category = category = _FOREIGN.get(name) or _CATEGORY.get(dtype.kind, "")
        self.letter: str = CATEGORIES.get(category, "")
        self.is_bool: bool = category == "bool"
        self.is_integer: bool = category == "int"
        self.is_floating_point: bool = category == "float"
        self.is_complex: bool = category == "complex"
        self.is_inexact: bool = self.is_floating_point or self.is_complex
        self.is_signed: bool = self.is_inexact or dtype.kind == "i"
        self.is_half: bool = name in _HALF
        self.is_index: bool = name in _INDICES
        self.is_mask: bool = self.is_bool or name == "uint8"
        self.in_blas: bool = self.is_inexact and not self.is_half
        self.real: Dtype = _REAL.get(name, dtype)
        self.complex: Dtype = dtype if self.is_complex else _COMPLEX.get(name, np.dtype(np.complex64))
        self.computed: Dtype = np.dtype(np.float32) if self.is_half else dtype
        self.wide: Dtype = np.dtype(np.complex128 if self.is_complex else np.float64)
        self.summed: Dtype = np.dtype(np.int64) if self.is_bool or self.is_integer else dtype


class _TraitsOfAll(dict[Dtype, Traits]):
    def __missing__(self, dtype: Dtype) -> Traits:
        found = self[dtype] = Traits(dtype)
        return found


traits: _TraitsOfAll = _TraitsOfAll()


class Accepted(dict[Dtype, bool]):
    """Whether an op that computes in some dtypes only takes one: `accepted[x.dtype]`."""

    def __init__(self, names: tuple[str, ...]):
        super().__init__()
        self.names = names

    def __missing__(self, dtype: Dtype) -> bool:
        found = self[dtype] = dtype.name in self.names
        return found


def promoted(a: Dtype, b: Dtype) -> Dtype:
    """The smallest dtype that holds the elements of both, as PyTorch chooses it."""
    if a == b:
        return a
    low, high = sorted((traits[a], traits[b]), key=lambda t: (_RANK[t.category], t.dtype.itemsize))
    if low.category != high.category:
        return np.dtype(np.complex128) if high.is_complex and low.complex == np.complex128 else high.dtype
    if low.is_integer:
        return _integer_of_both(a, b)
    return np.dtype(np.float32) if low.dtype.itemsize == high.dtype.itemsize else high.dtype  # of float16 and bfloat16


def _integer_of_both(a: Dtype, b: Dtype) -> Dtype:
    """As in the table of the array standard, where PyTorch has no answer: one unsigned and one signed give the next wider signed one."""
    found = np.promote_types(a, b)
    if not traits[found].is_integer:
        raise RuntimeError(f"Promotion of {a.name} and {b.name} is not supported: no integer dtype holds the elements of both. Convert one of them")
    return found


_RANK = {category: rank for rank, category in enumerate(CATEGORIES)}
