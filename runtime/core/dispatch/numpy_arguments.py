"""Arguments as NumPy's functions take them, for ops: arrays and lists become tensors, and `out` takes a result."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any, TypeVar

import numpy as np

from specgrad.array.backends import at, is_array
from specgrad.array.dtypes import traits
from specgrad.core.base.device import device_of
from specgrad.core.base.promotion import promote_types
from specgrad.core.base.state import recording
from specgrad.core.tape.changes import changed
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.core.tape.views import check_in_place
from specgrad.generated import ops

from .operands import is_operand

_F = TypeVar("_F", bound=Callable[..., Any])


def tensor(value: Any) -> Any:
    """A tensor of what NumPy would make an array of, in the dtype that NumPy would give it; of an array that there is, over its memory. None stays None."""
    if value is None or isinstance(value, Tensor):
        return value
    if isinstance(value, (list, tuple)) and holds_tensor(value):
        return ops.stack([tensor(item) for item in value])
    if is_array(value) and not isinstance(value, np.ndarray):
        return plain_tensor(value)  # of a device
    if isinstance(value, np.ma.MaskedArray):
        raise TypeError("a masked array has no place beside tensors: give its filled(...) values, and its mask to where()")
    array = np.asarray(value)
    if not traits[array.dtype].category:
        what = f"an array of {array.dtype}" if isinstance(value, (np.ndarray, list, tuple)) else f"a {type(value).__name__}"
        raise TypeError(f"expected numbers, got {what}")
    return plain_tensor(array)


def promoted(*values: Any) -> list[Tensor]:
    """Tensors of the dtype that NumPy gives what is made of all of them."""
    given = [tensor(value) for value in values]
    if len({t.dtype for t in given}) == 1:
        return given
    dtype = reduce(promote_types, (t.dtype for t in given))
    return [t.to(dtype) for t in given]


def dtype(wanted: Any) -> Any:
    """A dtype as NumPy names it: by a word too."""
    return np.dtype(wanted) if isinstance(wanted, str) else wanted


def ints(value: Any) -> Any:
    """Ints, or the only one of them."""
    return (int(value),) if isinstance(value, (int, np.integer)) else value


def tensors(values: Any) -> list[Any]:
    """The items of a sequence, each a tensor."""
    return list(values.unbind(0)) if isinstance(values, Tensor) else [tensor(value) for value in values]


def operand(value: Any) -> Any:
    """A tensor, or a number as it is."""
    return value if isinstance(value, (Tensor, int, float, complex)) or (is_operand(value) and not isinstance(value, np.ndarray)) else tensor(value)


def no_less_than(dtype: Any) -> Callable[[_F], _F]:
    """Says of a function that NumPy computes it in no smaller dtype, whatever it is given."""

    def decorate(function: _F) -> _F:
        function.least_dtype = dtype  # type: ignore[attr-defined]
        return function

    return decorate


def holds_tensor(value: Any) -> bool:
    """Whether a value, or something in its lists, is a tensor."""
    return isinstance(value, Tensor) or (isinstance(value, (list, tuple)) and any(map(holds_tensor, value)))


def flat_without_axis(value: Any, axis: Any) -> tuple[Any, int]:
    """`axis=None` means the flattened array, where an op must have a dimension."""
    value = tensor(value)
    return (value.reshape(-1), 0) if axis is None else (value, axis)


def is_followed(value: Tensor) -> bool:
    """Whether a gradient, a tangent or a batch follows the tensor: what becomes of its elements must be recorded."""
    return (value._node is not None and recording()) or value._level is not None or bool(value._extra is not None and value._extra.tangents)


def plain_array(value: Tensor, what: str) -> Any:
    """The elements, read-only, of a tensor that nothing follows."""
    if is_followed(value):
        why = "is a batch of vmap" if value._level is not None else "is a dual tensor" if value._node is None else "requires grad"
        raise TypeError(f"{what} has no rule for tensors, and one that it was given {why}: its history would end there. Give t.detach() if that is meant")
    array = value._array.view()
    array.flags.writeable = False
    return array


def written(out: Any, result: Any) -> Any:
    """The result, or `out` with its elements: a tensor, which takes its history too, or an array, which has no room for one."""
    if isinstance(out, tuple):
        if isinstance(result, tuple):
            return tuple(written(one, part) for one, part in zip(out, result, strict=True))
        (out,) = out
    if out is None:
        return result
    given = result if isinstance(result, Tensor) else tensor(result)
    if is_followed(given) and not isinstance(out, Tensor):
        raise RuntimeError("an array as out=... does not support automatic differentiation, but an argument requires grad or is a dual tensor: give a tensor")
    if not np.can_cast(given._array.dtype, out._array.dtype if isinstance(out, Tensor) else out.dtype, "same_kind"):
        raise TypeError(f"the result has dtype {given.dtype}, which out= of {out.dtype} does not take")
    shape, spread = tuple(out.shape), tuple(given.shape)
    if len(spread) > len(shape) or any(n not in (1, wanted) for n, wanted in zip(spread[::-1], shape[::-1])):
        raise ValueError(f"the result of shape {spread} does not fit into out= of shape {shape}")
    if (where := out.device if isinstance(out, Tensor) else device_of(out)) != given.device:
        raise RuntimeError(f"Expected all tensors to be on the same device, but the result is on {given.device} and out= on {where}")
    if isinstance(out, Tensor) and (is_followed(given) or is_followed(out)):
        ops.copy_(out, given)
        return out
    with at(given._array):
        if isinstance(out, Tensor):
            check_in_place(out, "out=")
            out._array[...] = given._array
            changed(out._changes, "out=")
        else:
            out[...] = given._array
    return out


def all_tensors(values: Iterable[Any]) -> list[Tensor]:
    """The tensors among values, and in their lists."""
    found: list[Tensor] = []
    for value in values:
        if isinstance(value, Tensor):
            found.append(value)
        elif isinstance(value, (list, tuple)):
            found += all_tensors(value)
        elif isinstance(value, dict):
            found += all_tensors(value.values())
    return found
