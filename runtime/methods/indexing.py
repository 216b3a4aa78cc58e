"""tensor[...] and tensor[...] = value: basic parts are views, masks and integer tensors pick elements."""

from __future__ import annotations

from operator import index as index_of
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.array.backends import module_of
from specgrad.array.base import native_runtime
from specgrad.array.base.tools import number_in
from specgrad.array.copies import copy_into, fill
from specgrad.array.dtypes import traits
from specgrad.array.index import picked
from specgrad.core.base.dtypes import dtype_of
from specgrad.core.base.state import modes
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.dispatch.in_place import check_no_overlap, writes_freely
from specgrad.core.dispatch.op import Op
from specgrad.core.factories.creation import exported_array, from_array
from specgrad.core.tape.changes import changed
from specgrad.core.tape.tensor import NUMBERS, Tensor, plain_tensor
from specgrad.generated import ops


def get_item(self: Tensor, index: Any) -> Tensor:
    """The part of a tensor that an index names."""
    try:
        if index.__class__ is int:
            return ops.select(_indexable(self), 0, index)
        if index.__class__ is slice:
            return _sliced(_indexable(self), 0, index)
        if index.__class__ is tuple:
            found = _part(self, index)
            if found is not None:
                return found if found is not self else ops.view_as(self, self)
            if (picks := _picks(index)) is not None:
                return ops._index(self, picks)
        elif index is None:
            return ops.unsqueeze(self, 0)
        elif index.__class__ is Tensor and 0 < (ndim := index._array.ndim):
            kind = traits[index._array.dtype]
            if ndim <= self._array.ndim if kind.is_mask else kind.is_index and self._array.ndim:
                return plain_tensor(picked(self._array, index._array)) if _is_unwatched(self) else ops._index(self, [index])
        tensor, rest = _basic(self, index)
        if rest is None:
            return tensor if tensor is not self else ops.view_as(self, self)
        return ops._index(tensor, rest)
    except Exception:
        hide_frames()
        raise


def _is_unwatched(self: Tensor) -> bool:
    """Whether an op on the tensor is neither recorded nor seen by anybody."""
    return self.__class__ is Tensor and self._node is None and not modes.observers and not modes.recorders and self._array.__class__ is np.ndarray


def _ops_of_views() -> tuple[Op, ...]:
    return ops.op_select, ops.op_slice, ops.op_unsqueeze, ops.op_permute


if not TYPE_CHECKING:
    get_item = native_runtime.indexed_of(get_item, _ops_of_views)


def _picks(index: tuple[Any, ...]) -> list[Tensor | None] | None:
    """The tensors of an index that holds nothing else but whole dimensions, for which None stands; None where it does."""
    found: list[Tensor | None] = []
    for item in index:
        if item.__class__ is Tensor and item._array.ndim and (kind := traits[item._array.dtype]) and (kind.is_index or kind.is_mask):
            found.append(item)
        elif item.__class__ is slice and item == _WHOLE:
            found.append(None)
        else:
            return None
    return found


def set_item(self: Tensor, index: Any, value: Any) -> None:
    """Put a value into the part of a tensor that an index names."""
    try:
        if index is False:
            return  # no element is picked, so no change is recorded either
        if index is True:
            index = None  # a dimension of size one: all of the tensor, into which a value of any dtype is copied
        if self.__class__ is Tensor and not modes.observers and _put_unrecorded(self, index, value):
            return
        source = value if isinstance(value, Tensor) else _as_value(self, value)
        if any(map(_runs_backwards, index if index.__class__ is tuple else (index,))):
            _put_backwards(self, index, source)
            return
        target, rest = _basic(self, index)
        if rest is None:
            target.copy_(_fitting(source, target._array.shape))
            return
        mask = rest[0] if len(rest) == 1 and rest[0] is not None and traits[rest[0]._array.dtype].is_bool else None
        if mask is not None and source._array.ndim and source._array.size == 1:
            source = source.reshape(())  # which may be of another dtype
        if source.dtype is not self.dtype:
            if source._array.ndim or source._node is not None:
                raise RuntimeError(
                    f"Index put requires the source and destination dtypes match, got {self.dtype} for the destination and {source.dtype} for the source."
                )
            source = source.to(self.dtype)
        if source._array.ndim and source._array.shape[0] == 1:  # leading dimensions of size one broadcast to anything, also to none
            ones = next((d for d, size in enumerate(source._array.shape) if size != 1), source._array.ndim)
            source = source.reshape(source._array.shape[ones:])
        given = source._array
        of_number = source.__class__ is Tensor and given.__class__ is np.ndarray and given.ndim == 0 and source._node is None and source._extra is None
        if of_number and mask is not None and mask._array.shape == target._array.shape and mask._array.__class__ is target._array.__class__:
            target.masked_fill_(mask, source.item())
            return
        ops._index_assign_(target, rest, source, False)
    except Exception:
        hide_frames()
        raise


def _put_unrecorded(self: Tensor, index: Any, value: Any) -> bool:
    """Put a number, or a tensor of the part's shape and dtype, where nothing is to be recorded; False for all else, errors among it."""
    array, given, name = self._array, None, "copy_"
    if value.__class__ is Tensor:
        given = value._array
        if value._node is not None or given.__class__ is not np.ndarray or given.dtype != array.dtype:
            return False
    elif value.__class__ not in NUMBERS:
        return False
    if not writes_freely(self):
        return False
    if index.__class__ is Tensor and given is None and traits[index._array.dtype].is_bool and index._array.shape == array.shape and array.ndim:
        ops.masked_fill_(self, index, number_in(value, array.dtype).item())
        return True
    items = index if index.__class__ is tuple else (index,)
    if not _BASIC.issuperset(map(type, items)):
        if (places := _places(items, given is None or not given.ndim)) is None:
            return False
        check_no_overlap(array)
        try:
            array[places] = number_in(value, array.dtype) if given is None else given
        except (IndexError, TypeError, ValueError):  # with nothing written: told by the op, in the words for tensors
            return False
        name = "_index_assign_"
    else:
        try:
            part = array[index]
        except (IndexError, TypeError):
            return False
        if part.__class__ is not np.ndarray:  # one element
            if given is not None and given.ndim:
                return False
            array[index] = number_in(value, array.dtype) if given is None else given
        elif given is None:
            check_no_overlap(part)
            fill(part, value)
        elif given.shape == part.shape or not given.ndim:
            check_no_overlap(part)
            copy_into(part, given, False)
        else:
            return False
    changed(self._changes, name)
    return True


_BASIC = frozenset((int, slice, type(None), type(...)))


def _places(items: tuple[Any, ...], of_number: bool) -> tuple[Any, ...] | None:
    """An index with tensors or a list, as NumPy takes it, where that means the same; None where it does not. A number may be put in any order."""
    found: list[Any] = []
    for item in items:
        if item.__class__ is Tensor:
            places = item._array
            kind = traits[places.dtype]
            if places.__class__ is not np.ndarray or not places.ndim or not (kind.is_index or kind.is_bool):
                return None
            found.append(places)
        elif item.__class__ is list:
            if len(items) != 1 or not item or any([i.__class__ is not int for i in item]):  # noqa: C419  # half of the time of a generator
                return None
            found.append(item)
        elif item is ... or (item.__class__ is slice and not _runs_backwards(item)) or (item.__class__ is int and of_number):
            found.append(item)
        else:
            return None
    return tuple(found)


def _runs_backwards(item: Any) -> bool:
    return item.__class__ is slice and item.step is not None and index_of(item.step) < 0


def _put_backwards(self: Tensor, index: Any, source: Tensor) -> None:
    """What a slice with a negative step gives is a copy: the value is put where its elements were."""
    places = get_item(from_array(module_of(self._array).arange(self._array.size).reshape(self._array.shape)), index)
    self.put_(places, ops.broadcast_to(_fitting(source, places._array.shape), places._array.shape).to(self.device, self.dtype))


def set_real(self: Tensor, value: Any) -> None:
    set_item(self.real, ..., value)


def set_imag(self: Tensor, value: Any) -> None:
    set_item(self.imag, ..., value)


SETTERS = {"real": set_real, "imag": set_imag}  # of properties that are views; others cannot be assigned


def delete_item(self: Tensor, index: Any) -> None:
    raise TypeError("Tensor does not support deleting items")


def _as_value(self: Tensor, value: Any) -> Tensor:
    if isinstance(value, (int, float, complex, np.generic)):
        return from_array(np.asarray(number_in(value, self._array.dtype), self._array.dtype))
    array = None if isinstance(value, (list, tuple)) else exported_array(value)
    if array is not None:
        dtype_of(array.dtype)  # a TypeError for what a tensor cannot hold
        return from_array(array.view(np.ndarray))
    raise TypeError(f"can't assign a {type(value).__name__} to a specgrad.{self.dtype.word}Tensor")


def _fitting(source: Tensor, shape: tuple[int, ...]) -> Tensor:
    """Leading dimensions of size one, more than the target has, are dropped."""
    extra = source._array.ndim - len(shape)
    if extra > 0 and all(s == 1 for s in source._array.shape[:extra]):
        return source.reshape(source._array.shape[extra:])
    return source


def _indexable(self: Tensor) -> Tensor:
    if self._array.ndim == 0:
        raise IndexError("invalid index of a 0-dim tensor. Use `tensor.item()` in Python to convert a 0-dim tensor to a number")
    return self


def _sliced(tensor: Tensor, dim: int, item: slice) -> Tensor:
    first, last, step = item.indices(tensor._array.shape[dim])
    if step < 0:
        count = len(range(first, last, step))
        return ops.flip(ops.slice(tensor, dim, first + (count - 1) * step, first + 1, -step), (dim,)) if count else ops.slice(tensor, dim, 0, 0)
    return ops.slice(tensor, dim, first, last if last > first else first, step)


def _part(self: Tensor, index: tuple[Any, ...]) -> Tensor | None:
    """The view that a tuple of ints, slices, dots and None names; None where it holds anything else, or names more dimensions than there are."""
    named, dots = 0, 0
    for item in index:
        if item is ...:
            dots += 1
        elif item is not None:
            if item.__class__ is not slice and item.__class__ is not int:
                return None
            named += 1
    if named > self._array.ndim or dots > 1:
        return None
    tensor, dim = self, 0
    for item in index:
        if item.__class__ is int:
            tensor = ops.select(tensor, dim, item)
            continue
        if item is ...:
            dim += self._array.ndim - named - 1
        elif item is None:
            tensor = ops.unsqueeze(tensor, dim)
        elif item != _WHOLE:
            tensor = _sliced(tensor, dim, item)
        dim += 1
    return tensor


_WHOLE = slice(None)


def _basic(self: Tensor, index: Any) -> tuple[Tensor, list[Tensor | None] | None]:
    """Apply the parts of an index that make views. Gives the view, and the remaining tensors of the index with None for whole dimensions."""
    items = _items(index)
    named = sum(_dims_of(item) for item in items)
    if named > self._array.ndim:
        if self._array.ndim == 0 and not any(isinstance(i, Tensor) for i in items):
            _indexable(self)
        raise IndexError(f"too many indices for tensor of dimension {self._array.ndim}")
    tensor, dim = self, 0
    rest: list[Tensor | None] = []
    for item in items:
        if isinstance(item, Tensor) and traits[item._array.dtype].is_mask and item._array.ndim == 0:
            tensor = ops.unsqueeze(tensor, dim)
            item = from_array(np.zeros(1 if item.item() else 0, np.int64))
        if isinstance(item, Tensor):
            rest.append(item)
            dim += _dims_of(item)
        elif item is Ellipsis:
            skipped = self._array.ndim - named
            rest += [None] * skipped
            dim += skipped
        elif item is None or isinstance(item, slice):
            if item is None:
                tensor = ops.unsqueeze(tensor, dim)
            elif item.start not in (None, 0) or item.stop is not None or item.step not in (None, 1):
                tensor = _sliced(tensor, dim, item)
            rest.append(None)
            dim += 1
        else:
            tensor = ops.select(tensor, dim, item)
    while rest and rest[-1] is None:
        rest.pop()
    return tensor, rest or None


def _items(index: Any) -> list[Any]:
    """The index as a list of ints, slices, None, Ellipsis and tensors."""
    found = [_item(item) for item in (index if isinstance(index, tuple) or _stands_for_tuple(index) else [index])]
    if sum(item is Ellipsis for item in found) > 1:
        raise IndexError("an index can only have a single ellipsis ('...')")
    return found


def _stands_for_tuple(index: Any) -> bool:
    """A short list that holds anything but numbers is taken as if it were a tuple, as PyTorch does."""
    return isinstance(index, list) and len(index) < 32 and any(i is None or i is Ellipsis or isinstance(i, (slice, list, tuple, Tensor)) for i in index)


def _item(item: Any) -> Any:
    if item is None or item is Ellipsis or isinstance(item, slice):
        return item
    if isinstance(item, (bool, np.bool_)):
        return from_array(np.asarray(bool(item)))
    if isinstance(item, Tensor):
        kind = traits[item._array.dtype]
        if item._array.ndim == 0 and kind.is_integer and not kind.is_mask and item._level is None:
            return int(item.item())
        if not (kind.is_integer or kind.is_bool):
            raise IndexError(f"tensors used as indices must hold ints or bools, not {item.dtype}")
        return item if kind.is_index or kind.is_mask else item.long()
    if isinstance(item, (list, tuple, range, np.ndarray)):
        array = np.asarray(item)
        if array.size == 0 and not isinstance(item, np.ndarray):
            array = array.astype(np.int64)
        kind = traits[array.dtype]
        if not (kind.is_integer or kind.is_bool):
            raise IndexError(f"lists used as indices must hold ints or bools, not {array.dtype}")
        return from_array(array if kind.is_mask else array.astype(np.int64, copy=False))
    if hasattr(item, "__index__"):
        return item.__index__()
    array = exported_array(item)
    if array is not None:
        return _item(array)
    error = TypeError if isinstance(item, str) else IndexError
    raise error(f"indices must be ints, slices, None, Ellipsis, tensors or lists of ints or bools, not {type(item).__name__}")


def _dims_of(item: Any) -> int:
    """How many dimensions an item of an index takes up."""
    if item is None or item is Ellipsis:
        return 0
    if isinstance(item, Tensor) and traits[item._array.dtype].is_mask:
        return int(item._array.ndim)
    return 1
