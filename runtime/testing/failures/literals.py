"""Values as Python text that gives exactly the same value again; None for those that have none."""

from __future__ import annotations

import base64
import math
from typing import Any

import numpy as np

from specgrad.array.backends import to_host
from specgrad.array.dtypes import traits
from specgrad.core.tape.tensor import Tensor

SPELT_OUT = 1000  # elements; of larger tensors the bytes are given
PLAIN = (str, bytes, bool, int, type(None), type(Ellipsis))


def literal(value: Any) -> str | None:
    """A value of Python's own types, or a specgrad dtype, as an expression over the name `specgrad`."""
    if type(value) in PLAIN:
        return repr(value)
    if type(value) is float:
        return repr(value) if math.isfinite(value) else f'float("{value}")'
    if type(value) is complex:
        return f"complex({literal(value.real)}, {literal(value.imag)})"
    if type(value) is slice:
        parts = [literal(part) for part in (value.start, value.stop, value.step)]
        return None if None in parts else f"slice({', '.join(map(str, parts))})"
    if type(value) in (tuple, list, set, frozenset):
        items = [literal(item) for item in value]
        return None if None in items else bracketed(type(value), list(map(str, items)))
    if type(value) is dict:
        pairs = [(literal(key), literal(item)) for key, item in value.items()]
        return None if any(None in pair for pair in pairs) else "{" + ", ".join(f"{key}: {item}" for key, item in pairs) + "}"
    if type(value).__module__.partition(".")[0] == "specgrad" and str(value).startswith("specgrad."):
        return str(value)  # a dtype
    if isinstance(value, np.generic) and is_numpys(value.dtype):
        return f"numpy.{value.dtype.name}({literal(value.item())})"
    return None


def is_numpys(dtype: Any) -> bool:
    """Whether a dtype is one of NumPy's own, of numbers or bools: those that it knows by name."""
    return bool(traits[dtype].category) and not traits[dtype].is_foreign


def bracketed(kind: type, items: list[str]) -> str:
    """A list, tuple or set of items that are expressions."""
    inside = ", ".join(items)
    if kind is list:
        return f"[{inside}]"
    if kind is tuple:
        return f"({inside},)" if len(items) == 1 else f"({inside})"
    return f"{kind.__name__}([{inside}])"


def array_literal(array: Any) -> str:
    """An array of NumPy's, as an expression over the name `numpy`."""
    if array.size <= SPELT_OUT:
        return f"numpy.array({_numbers(array)}, dtype={array.dtype.name!r}).reshape({array.shape})"
    text = base64.b64encode(np.ascontiguousarray(array).tobytes()).decode()
    return f'numpy.frombuffer(base64.b64decode("{text}"), dtype={array.dtype.name!r}).reshape({array.shape}).copy()'


def tensor_literal(tensor: Tensor) -> str:
    """A tensor with its dtype, shape, strides, device and whether it requires a gradient."""
    array = to_host(tensor.detach()._array)
    if array.size > SPELT_OUT:
        wide = array if is_numpys(array.dtype) else array.astype(traits[array.dtype].wide)
        made = f"specgrad.tensor({array_literal(wide)}, dtype={tensor.dtype})"
    else:
        made = f"specgrad.tensor({_numbers(array)}, dtype={tensor.dtype}).reshape({tuple(array.shape)})"
    strides = tuple(tensor.stride())
    if array.size and not tensor.is_contiguous() and all(stride >= 0 for stride in strides):
        room = 1 + sum((size - 1) * stride for size, stride in zip(array.shape, strides))
        made = f"specgrad.zeros({room}, dtype={tensor.dtype}).as_strided({tuple(array.shape)}, {strides}).copy_({made})"
    if not tensor.is_cpu:
        made = f"{made}.to({str(tensor.device)!r})"
    return f"{made}.requires_grad_()" if tensor.requires_grad else made


def _numbers(array: Any) -> str | None:
    return literal((array.astype(traits[array.dtype].wide) if traits[array.dtype].is_inexact else array).tolist())
