"""Elements picked by indices and masks, and put back."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from .backends import at, backend_of, beside, is_array, module_of, refuse_if_any, zeros_on_backend_of
from .base import native
from .base.one_index import picked_along
from .base.portable import add_at, add_elements, add_slices, combine_at, grid_of, put_at, put_elements, put_slices, running_extreme, take_elements, take_slices
from .base.tools import Array, any_outside, as_array, as_dtype, broadcast_to, checked_dim, contiguous, copied, copy_to, number_in, widened
from .dtypes import traits
from .order import in_order

Sizes = Sequence[int]


def _check_dtype(name: str, index: Array) -> None:
    if not traits[index.dtype].is_index:
        raise RuntimeError(f"{name}(): Expected dtype int32/int64 for index, got {index.dtype}")


class OutOfBounds(IndexError, RuntimeError):
    """An index beyond a dimension. Either kind can be caught: PyTorch raises now one, now the other, even within one op."""


def within(index: Array, size: int, dim: int, negative: bool = False) -> None:
    """Checks that indices lie below a size; negative ones count from the end where an op allows them."""
    low = -size if negative else 0
    if not isinstance(index, np.ndarray):
        with at(index):
            refuse_if_any((index < low) | (index >= size), _out_of_bounds(size, dim))
    elif any_outside(index, low, size):
        bad = index[(index < low) | (index >= size)].flat[0]
        raise OutOfBounds(f"index {bad} is out of bounds for dimension {dim} with size {size}")


def _out_of_bounds(size: int, dim: int) -> OutOfBounds:
    """The error for indices on a device, whose numbers the host does not know."""
    return OutOfBounds(f"an index is out of bounds for dimension {dim} with size {size}")


def _looked_at(x: Array, dim: int, index: Array, negative: bool = False) -> OutOfBounds | None:
    """Checks that indices lie within x. Those on a device are looked at by who uses them there: the error that he is to tell of, else None."""
    size = x.shape[dim] if x.ndim else 1
    if isinstance(x, np.ndarray) or not x.ndim:
        within(index, size, dim, negative)
        return None
    return _out_of_bounds(size, dim)


def _written_to(x: Array, into: bool, *read: Array) -> Array:
    """Where a device writes: x itself, if that is asked for and nothing that is read at the same time lies there; else a copy."""
    backend = backend_of(x)
    alone = into and not isinstance(x, np.ndarray) and not any(a is x or backend.share_memory(a, x) or backend.share_memory(x, a) for a in read)
    return x if alone else copied(x)


def _vector(name: str, index: Array) -> Array:
    _check_dtype(name, index)
    if index.ndim > 1:
        raise IndexError(f"{name}(): Index is supposed to be a vector, but got {index.ndim} dimensions")
    return index.reshape(-1)


def _added_at(out: Array, places: Any, values: Array) -> Array:
    """out[places] += values, each place as often as it is named; float16 and bfloat16 summed in float32."""
    wide = widened(out)
    _write_at(wide, places, as_dtype(values, wide.dtype), adds=True)
    return as_dtype(wide, out.dtype)


def _write_at(out: Array, places: Any, values: Array, adds: bool) -> None:
    """out[places] += values, or = values; on a device, which looks at one index along a dimension by itself."""
    if (d := _one_on_device(out, places)) is None:
        (add_at if adds else put_at)(out, places, values)
        return
    shape = (*out.shape[:d], *places[d].shape, *out.shape[d + 1 :])
    (add_slices if adds else put_slices)(out, places[d], d, broadcast_to(values, shape), _out_of_bounds(out.shape[d], d))


def _one_on_device(x: Array, places: Any) -> int | None:
    """The dimension along which an array on a device is indexed, if that is only one; those of several are looked at before they are used."""
    if isinstance(x, np.ndarray):
        return None
    of_arrays = [d for d, place in enumerate(places) if not isinstance(place, slice)]
    return of_arrays[0] if len(of_arrays) == 1 else None


# ---- whole slices


def index_select(x: Array, dim: int, index: Array) -> Array:
    dim = checked_dim(dim, x.ndim)
    if x.__class__ is np.ndarray and index.ndim == 1:
        found = native.take_along(x, dim, index)
        if found is None and x.ndim and x.size <= native.FEW:
            found = native.take_along(contiguous(x), dim, contiguous(index))
        if found is not None:
            return found
    index = _vector("index_select", index)
    if not x.ndim and index.size != 1:
        raise RuntimeError(f"index_select(): Index to scalar can have only 1 value, got {index.size} value(s)")
    rows = x if x.ndim else x.reshape(1)
    if not isinstance(x, np.ndarray):
        found = take_slices(rows, index, dim, _out_of_bounds(rows.shape[dim], dim), negative=False)
    else:
        within(index, rows.shape[dim], dim)
        found = native.take_along(contiguous(rows), dim, contiguous(as_dtype(index, np.int64)))
        found = np.take(rows, index, dim) if found is None else found
    return found if x.ndim else found.reshape(())


def _aligned(name: str, x: Array, dim: int, index: Array, source: Array, error: type[Exception]) -> Array:
    """The index as a vector, not looked at yet; checks that a source has a slice for each, of the shape of x's slices."""
    index = _vector(name, index)
    if source.dtype != x.dtype:
        raise RuntimeError(f"{name}(): self ({x.dtype}) and source ({source.dtype}) must have the same scalar type")
    count = source.shape[dim] if dim < source.ndim else 1
    if index.size != count or (source.ndim != x.ndim and source.ndim and x.ndim):
        raise error(
            f"{name}(): Number of indices ({index.size}) should be equal to the slices of source, whose shape is {list(source.shape)}; "
            f"that of self is {list(x.shape)}"
        )
    if source.shape[:dim] + source.shape[dim + 1 :] != x.shape[:dim] + x.shape[dim + 1 :]:
        raise RuntimeError(
            f"{name}(): Source/destination tensor must have same slice shapes, but the shapes are {list(source.shape)} and {list(x.shape)}, in dimension {dim}"
        )
    return index


@np.errstate(all="ignore")
def index_add(x: Array, dim: int, index: Array, source: Array, alpha: Any, *, into: bool = False) -> Array:
    dim = checked_dim(dim, x.ndim)
    if alpha == 1 and index.ndim == 1 and x.__class__ is np.ndarray and (found := native.put_along("+", x, dim, index, source, into)) is not None:
        return found
    if source.ndim != x.ndim:
        raise RuntimeError(
            f"index_add(): source tensor shape must match self tensor shape, excluding the specified dimension. "
            f"Got self.shape = {list(x.shape)} source.shape = {list(source.shape)}"
        )
    index = _aligned("index_add", x, dim, index, source, RuntimeError)
    refused = _looked_at(x, dim, index)
    if alpha != 1:
        source = source * np.asarray(alpha).astype(source.dtype)[()]  # -1 of unsigned integers is the largest
    if not x.ndim:
        return as_array(x + source, x)
    wide, source = widened(x), contiguous(widened(source))
    out = native.put_along("+", wide, dim, as_dtype(index, np.int64), source, into)
    if out is None:
        out = _written_to(wide, into, index, source)
        add_slices(out, index, dim, source, refused, negative=False)
    return as_dtype(out, x.dtype)


def index_add_into(x: Array, dim: int, index: Array, source: Array, alpha: Any) -> None:
    _put_back(x, index_add(x, dim, index, source, alpha, into=True))


def _put_back(x: Array, out: Array) -> None:
    """What was to be put into x itself, but could not be, takes its place."""
    if out is not x:
        copy_to(x, out)


def add_selected(source: Array, dim: int, index: Array, shape: Sequence[int]) -> Array:
    """Zeros of a shape, with slices added: what `index_select` of that shape picked goes back to where it stood."""
    if not shape:
        return source.copy()
    dim = checked_dim(dim, len(shape))
    wide, index = contiguous(widened(source)), _vector("index_select", index)
    out = native.put_along("+", tuple(shape), dim, as_dtype(index, np.int64), wide)
    if out is None:
        out = zeros_on_backend_of(source, tuple(shape), wide.dtype)
        add_slices(out, index, dim, wide)
    return as_dtype(out, source.dtype)


def index_copy(x: Array, dim: int, index: Array, source: Array, *, into: bool = False) -> Array:
    dim = checked_dim(dim, x.ndim)
    index = _aligned("index_copy", x, dim, index, source, IndexError)
    return _with_slices(x, dim, index, source if x.ndim else source.reshape(-1)[-1:], into, _looked_at(x, dim, index))


def index_copy_into(x: Array, dim: int, index: Array, source: Array) -> None:
    _put_back(x, index_copy(x, dim, index, source, into=True))


def index_fill(x: Array, dim: int, index: Array, value: Any, *, into: bool = False) -> Array:
    dim = checked_dim(dim, x.ndim)
    index = _vector("index_fill", index)
    refused = _looked_at(x, dim, index, negative=True)
    element = number_in(value, x.dtype)
    if not isinstance(x, np.ndarray):
        element = module_of(x).full((), element, x.dtype)
    if x.ndim and (not isinstance(x, np.ndarray) or (x.ndim > 1 and x.size > native.LARGE)):
        element = broadcast_to(element, (*x.shape[:dim], index.size, *x.shape[dim + 1 :]))
    return _with_slices(x, dim, index, element, into, refused, negative=True)


def index_fill_into(x: Array, dim: int, index: Array, value: Any) -> None:
    _put_back(x, index_fill(x, dim, index, value, into=True))


def _with_slices(x: Array, dim: int, index: Array, values: Any, into: bool, refused: Exception | None, negative: bool = False) -> Array:
    """A copy of x, or x itself, with other values in the slices that an index picks."""
    is_array = isinstance(values, np.ndarray)
    if is_array and (x.ndim > 1 or into):
        found = native.put_along("=", x, dim, as_dtype(index, np.int64), contiguous(values), into)
        if found is not None:
            return found
    if not isinstance(x, np.ndarray) and x.ndim:
        out = _written_to(x, into, index, values)
        put_slices(out, index, dim, values, refused, negative)
        return out
    out = x if into and not is_array else copied(x)
    (out if out.ndim else out.reshape(1))[(slice(None),) * dim + (index,)] = values
    return out


# ---- an index for each element


def _beside(x: Array, index: Array, dim: int) -> Array:
    """The part of x that lies beside an index, which may be smaller than x in other dimensions."""
    if index.shape[:dim] == x.shape[:dim] and index.shape[dim + 1 :] == x.shape[dim + 1 :]:
        return x
    return x[tuple([slice(None) if d == dim else slice(n) for d, n in enumerate(index.shape)])]


def _check(name: str, x: Array, dim: int, index: Array, source: Array | None = None) -> None:
    _check_dtype(name, index)
    if index.shape == x.shape and (source is None or source.shape == x.shape):
        return
    if index.ndim != x.ndim and max(index.ndim, 1) != max(x.ndim, 1):
        which = "self" if source is not None else "input"
        raise RuntimeError(f"Index tensor must have the same number of dimensions as {which} tensor (in {name}): got {index.ndim} and {x.ndim}")
    for d, (wanted, have) in enumerate(zip(index.shape, x.shape)):
        if wanted > have and d != dim:
            raise RuntimeError(
                f"Size does not match at dimension {d} expected index {list(index.shape)} to be no larger than self {list(x.shape)} apart from dimension {dim}"
            )
    if source is not None and source.ndim and source.shape != index.shape:
        if index.size and (source.ndim != max(index.ndim, 1) or any(map(operator.gt, index.shape, source.shape))):
            raise RuntimeError(f"{name}(): Expected index {list(index.shape)} to be no larger than src {list(source.shape)} in any dimension")


def _within(x: Array, dim: int, index: Array) -> None:
    """Whether indices lie within x: asked where no native loop has found that they do."""
    within(_of_slices(index, dim), x.shape[dim] if x.ndim else 1, dim)


def _of_slices(index: Array, dim: int) -> Array:
    """The index as a vector along `dim`, where it is one that was expanded to the other dimensions; or as it is."""
    if index.__class__ is not np.ndarray or 0 not in index.strides or index.ndim < 2 or 0 in index.shape:
        return index
    if any([stride for d, stride in enumerate(index.strides) if d != dim]):  # noqa: C419  # half of the time of a generator
        return index
    return index[(0,) * dim + (slice(None),) + (0,) * (index.ndim - dim - 1)]


def take(x: Array, index: Array) -> Array:
    """The elements with these numbers, in the order of the dimensions."""
    if x.ndim == 1 and index.ndim == 1 and (picked := native.take_along(x, 0, index)) is not None:
        return picked
    flat, numbers = contiguous(x).reshape(-1), contiguous(index).reshape(-1)  # of one dimension, so that NumPy answers with an array
    if not isinstance(x, np.ndarray):
        return take_slices(flat, numbers, 0, _out_of_bounds(x.size, 0), negative=False).reshape(index.shape)
    if (found := native.take_along(flat, 0, numbers)) is None:
        within(index, x.size, 0)
        found = flat[numbers]
    return found.reshape(index.shape)


def put(x: Array, index: Array, source: Array, accumulate: bool) -> Array:
    """A copy of x with a source's elements at those with these numbers, or added to them."""
    flat, numbers = contiguous(widened(x) if accumulate else x).reshape(-1), contiguous(index).reshape(-1)
    values = as_dtype(contiguous(source).reshape(-1), flat.dtype)
    refused = _looked_at(flat, 0, numbers)
    out = native.put_along("+" if accumulate else "=", flat, 0, numbers, values)
    if out is None:
        out = copied(flat)
        (add_slices if accumulate else put_slices)(out, numbers, 0, values, refused, negative=False)
    return as_dtype(out.reshape(x.shape), x.dtype)


def gather(x: Array, dim: int, index: Array, sparse_grad: bool) -> Array:
    dim = checked_dim(dim, x.ndim)
    if x.__class__ is np.ndarray and index.ndim == x.ndim and (found := native.take_along(x, dim, index)) is not None:
        return found
    _check("gather", x, dim, index)
    if not index.size:
        return zeros_on_backend_of(x, index.shape, x.dtype)
    if not isinstance(x, np.ndarray):
        rows, places = (a if a.ndim else a.reshape(1) for a in (x, index))
        return take_elements(_beside(rows, places, dim), places, dim, _out_of_bounds(rows.shape[dim], dim), negative=False).reshape(index.shape)
    slices = _of_slices(index, dim)
    if slices is not index:
        _within(x, dim, index)
        rows, places = contiguous(_beside(x, index, dim)), as_dtype(contiguous(slices), np.int64)
        found = native.take_along(rows, dim, places)
        return rows.take(places, dim) if found is None else found
    if index.ndim and x.ndim:
        rows, places = _beside(x, index, dim), as_dtype(contiguous(index), np.int64)
        found = None if places.size < rows.size // 16 else native.take_along(contiguous(rows), dim, places)
        if found is None:
            _within(x, dim, index)
            found = np.take_along_axis(rows, places, dim)
        return found
    _within(x, dim, index)
    return np.atleast_1d(x)[np.atleast_1d(index)].reshape(index.shape)


def scatter(x: Array, dim: int, index: Array, source: Any, *, into: bool = False) -> Array:
    if not is_array(source):
        number, source = number_in(source, x.dtype), module_of(x).empty(index.shape, x.dtype)
        source.fill(number)
    return _put("scatter", "=", None, x, dim, index, source, into)


def scatter_into(x: Array, dim: int, index: Array, source: Any) -> None:
    _put_back(x, scatter(x, dim, index, source, into=True))


def scatter_add(x: Array, dim: int, index: Array, source: Array, *, into: bool = False) -> Array:
    return _put("scatter_add", "+", np.add, x, dim, index, source, into)


def scatter_add_into(x: Array, dim: int, index: Array, source: Array) -> None:
    _put_back(x, scatter_add(x, dim, index, source, into=True))


def scatter_multiply(x: Array, dim: int, index: Array, source: Array) -> Array:
    return _put("scatter", "*", np.multiply, x, dim, index, source)


def scatter_extreme(x: Array, dim: int, index: Array, source: Array, largest: bool) -> Array:
    return _put("scatter_reduce", ">" if largest else "<", np.maximum if largest else np.minimum, x, dim, index, source)


def _put(name: str, how: str, ufunc: Any, x: Array, dim: int, index: Array, source: Array, into: bool = False) -> Array:
    """A copy of x, or x itself, with the source at the places that an index names, or what a function makes of both."""
    dim = checked_dim(dim, x.ndim)
    if x.__class__ is np.ndarray and index.ndim == x.ndim == source.ndim:
        values = source if source.shape == index.shape else contiguous(part(source, index.shape))
        rows = _beside(x, index, dim)  # which alone are changed
        found = native.put_along(how, rows, dim, index, values, into and rows is x)
        if found is not None and rows is not x:
            out = x if into else copied(x)
            copy_to(_beside(out, index, dim), found)
            return out
        if found is not None:
            return found
    _check(name, x, dim, index, source)
    if source.dtype != x.dtype:
        raise RuntimeError(f"scatter(): Expected self.dtype to be equal to src.dtype, got {x.dtype} and {source.dtype}")
    if not index.size:
        return x.copy()
    wide = widened(x) if ufunc else x
    if not (x.ndim and index.ndim and source.ndim):
        index, source, wide = np.atleast_1d(index), np.atleast_1d(source), np.atleast_1d(wide)
    values = as_dtype(contiguous(source if source.shape == index.shape else part(source, index.shape)), wide.dtype)
    places = as_dtype(contiguous(_of_slices(index, dim)), np.int64)
    out = native.put_along(how, wide, dim, places, values, into)
    if out is None and ufunc in (None, np.add):
        refused = _looked_at(wide, dim, _of_slices(index, dim))
        out = _written_to(wide, into, index, values)
        with np.errstate(all="ignore"):
            (add_elements if ufunc else put_elements)(out, index, dim, values, refused, negative=False)
    elif out is None:
        _within(x, dim, index)
        out = copied(wide)
        with np.errstate(all="ignore"):
            combine_at(ufunc, out, grid_of(index, dim), values)
    return out if out.dtype is x.dtype and out.ndim == x.ndim else as_dtype(out, x.dtype).reshape(x.shape)


def occurrences(index: Array, dim: int) -> Array:
    """How often each index has come before along a dimension."""
    dim = checked_dim(dim, index.ndim)
    if not index.ndim:
        return zeros_on_backend_of(index, (), np.int64)
    ordered, order = in_order(index, dim, False)
    before = (slice(None),) * dim
    places = module_of(index).arange(index.shape[dim]).reshape(-1, *(1,) * (index.ndim - dim - 1))
    starts = zeros_on_backend_of(index, index.shape, np.int64)  # of the runs of equal indices, each at its first place
    begins = ordered[(*before, slice(1, None))] != ordered[(*before, slice(None, -1))]
    np.multiply(places[1:], begins, out=starts[(*before, slice(1, None))])
    return _put("scatter", "=", None, starts, dim, order, places - running_extreme(starts, dim, True))


def corner(x: Array, shape: Sizes) -> Array:
    """Zeros of a shape, with x in the corner where all indices begin."""
    if x.shape == tuple(shape):
        return x
    out = zeros_on_backend_of(x, tuple(shape), x.dtype)
    copy_to(part(out, x.shape), x)
    return out


def part(x: Array, shape: Sizes) -> Array:
    """The corner of x that has this shape."""
    return x[tuple([slice(n) for n in shape])] if shape else x


# ---- several indices at once


def _places(x: Array, indices: Sequence[Array | None]) -> tuple[Any, ...]:
    places: list[Any] = []
    here = isinstance(x, np.ndarray)
    for index in indices:
        if index is None:
            places.append(slice(None))
            continue
        if not here and isinstance(index, np.ndarray):
            index = beside(x, index)
        kind = traits[index.dtype]
        if kind.is_index:
            places.append(index)
        elif kind.is_mask:
            for d in range(index.ndim):
                at = len(places) + d
                if at >= x.ndim or index.shape[d] != x.shape[at]:
                    raise IndexError(
                        f"The shape of the mask {list(index.shape)} at index {d} does not match the shape of the indexed tensor {list(x.shape)} at index {at}"
                    )
            places += index.nonzero()
        else:
            raise IndexError("tensors used as indices must be long, int, byte or bool tensors")
    if len(places) > x.ndim:
        raise IndexError(f"too many indices for tensor of dimension {x.ndim}")
    return tuple(places)


def _check_places(x: Array, places: tuple[Any, ...]) -> None:
    for d, place in enumerate(places):
        if not isinstance(place, slice):
            within(place, x.shape[d], d, negative=True)


def _picked_by_one(x: Array, indices: Sequence[Array | None]) -> Any:
    """What a mask over all dimensions picks, or one vector of indices along a dimension; None where there is no loop for it, or something wrong."""
    dim = len(indices) - 1
    index = indices[dim]
    if not isinstance(index, np.ndarray) or (dim and any([before is not None for before in indices[:dim]])):  # noqa: C419  # half of the time of a generator
        return None
    kind, x_is_contiguous = traits[index.dtype], x.flags.c_contiguous
    if kind.is_bool and index.shape == x.shape:
        return native.take_where(x if x_is_contiguous else copied(x), contiguous(index))
    size = x.shape[dim] if dim < x.ndim else -1
    if kind.is_bool and index.shape == (size,):
        index = index.nonzero()[0]
    elif kind.name != "int64":
        return None
    if index.ndim != 1 or size < 0 or not (x_is_contiguous or 2 * index.size >= size):  # else a copy of all takes longer
        return None
    return native.take_along(x if x_is_contiguous else copied(x), dim, contiguous(index))


def _counts(places: tuple[Any, ...]) -> list[int]:
    """How many indices there are of each dimension, of NumPy's.

    NumPy itself looks at them all before it reads or writes anything, but may overlook some that lie out of bounds where others are empty.
    """
    return [place.size for place in places if place.__class__ is np.ndarray]


_FEW = 256  # indices whose slices NumPy has picked before one index is made of them


def index(x: Array, indices: Sequence[Array | None]) -> Array:
    if (found := _picked_by_one(x, indices)) is not None:
        return found
    places = _places(x, indices)
    if (d := _one_on_device(x, places)) is not None:
        return take_slices(x, places[d], d, _out_of_bounds(x.shape[d], d))
    counts = _counts(places)
    if not counts or 0 in counts:
        _check_places(x, places)
    if sum(counts) >= _FEW and (found := picked_along(x, places)) is not None:
        return found
    try:
        picked = as_array(x[places], x)
    except IndexError:
        _check_places(x, places)
        raise _do_not_broadcast(places) from None
    return contiguous(picked)  # NumPy puts the dimensions of the indices outermost


def picked(x: Array, places: Array) -> Array:
    """What one mask, or one array of indices along the first dimension, picks from an array of NumPy's."""
    if places.ndim == 1 and x.flags.c_contiguous and (found := native.take_along(x, 0, places)) is not None:
        return found
    return index(x, (places,))


def _do_not_broadcast(places: tuple[Any, ...]) -> IndexError:
    shapes = ", ".join(str(list(p.shape)) for p in places if not isinstance(p, slice))
    return IndexError(f"shape mismatch: indexing tensors could not be broadcast together with shapes {shapes}")


def put_in_row(x: Array, places: Array, values: Array) -> Array | None:
    """A row of NumPy's with values at places, in one pass: who puts them looks whether they lie within. None for any other array, or other places."""
    found: Array | None = native.put_along("=", x, 0, places, values) if x.ndim == 1 and x.__class__ is np.ndarray else None
    return found


def index_put(x: Array, indices: Sequence[Array | None], values: Array, accumulate: bool) -> Array:
    if not accumulate and len(indices) == 1 and indices[0] is not None and (found := put_in_row(x, indices[0], values)) is not None:
        return found
    return index_put_into(copied(x), indices, values, accumulate)


def index_put_into(x: Array, indices: Sequence[Array | None], values: Array, accumulate: bool) -> Array:
    places = _places(x, indices)
    counts = _counts(places)
    if (not counts or 0 in counts) and _one_on_device(x, places) is None:
        _check_places(x, places)
    if values.dtype != x.dtype:
        raise RuntimeError(f"Index put requires the source and destination dtypes match, got {x.dtype} for the destination and {values.dtype} for the source.")
    if isinstance(values, np.ndarray) and not isinstance(x, np.ndarray):  # a number of the host: the kernel that fills takes it as one
        values = module_of(x).full((), values.item(), x.dtype)
    try:
        if accumulate:
            _put_back(x, _added_at(x, places, values))
        else:
            _write_at(x, places, values, adds=False)
    except IndexError:
        _check_places(x, places)
        raise _do_not_broadcast(places) from None
    except (TypeError, ValueError):  # what a mask of all dimensions picks is put from vectors alone
        raise RuntimeError(f"shape mismatch: value tensor of shape {list(values.shape)} cannot be broadcast to indexing result") from None
    return x
