"""Elements picked by indices and masks, and put back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .tools import Array, checked_dim, widened

Sizes = Sequence[int]


def _index(name: str, index: Array) -> Array:
    if index.dtype.kind not in "iu" or index.dtype == np.uint8:
        raise RuntimeError(f"{name}(): Expected dtype int32/int64 for index, got {index.dtype}")
    return index


def _within(name: str, index: Array, size: int, dim: int) -> None:
    if index.size and (index.min() < 0 or index.max() >= size):
        bad = index[(index < 0) | (index >= size)].flat[0]
        raise IndexError(f"index {bad} is out of bounds for dimension {dim} with size {size} (in {name})")


def _vector(name: str, index: Array) -> Array:
    if index.ndim > 1:
        raise IndexError(f"{name}(): Index is supposed to be a vector, but got {index.ndim} dimensions")
    return index.reshape(-1)


def _added_at(out: Array, places: Any, values: Array) -> Array:
    """out[places] += values, each place as often as it is named; float16 and bfloat16 summed in float32."""
    wide = widened(out)
    np.add.at(wide, places, values.astype(wide.dtype, copy=False))
    return wide.astype(out.dtype, copy=False)


# ---- whole slices


def index_select(x: Array, dim: int, index: Array) -> Array:
    dim = checked_dim(dim, x.ndim)
    index = _vector("index_select", _index("index_select", index))
    _within("index_select", index, x.shape[dim] if x.ndim else 1, dim)
    if not x.ndim:
        return x.reshape(1)[index].reshape(())
    return np.take(x, index, axis=dim)


def _aligned(name: str, x: Array, dim: int, index: Array, source: Array) -> tuple[int, Array]:
    dim = checked_dim(dim, x.ndim)
    index = _vector(name, _index(name, index))
    _within(name, index, x.shape[dim] if x.ndim else 1, dim)
    wanted = (*x.shape[:dim], index.size, *x.shape[dim + 1 :]) if x.ndim else ()
    if source.shape != wanted and source.size != index.size * (x.size // max(x.shape[dim] if x.ndim else 1, 1)):
        raise RuntimeError(f"{name}(): Source/destination tensor must have same slice shapes. Expected source of shape {list(wanted)}, got {list(source.shape)}")
    if source.dtype != x.dtype:
        raise RuntimeError(f"{name}(): self ({x.dtype}) and source ({source.dtype}) must have the same scalar type")
    return dim, index


def index_add(x: Array, dim: int, index: Array, source: Array, alpha: Any) -> Array:
    dim, index = _aligned("index_add", x, dim, index, source)
    if alpha != 1:
        source = source * source.dtype.type(alpha)
    out = x.copy()
    if not x.ndim:
        return np.asarray(out + np.add.reduce(source.reshape(-1)))
    return _added_at(out, (slice(None),) * dim + (index,), source)


def index_copy(x: Array, dim: int, index: Array, source: Array) -> Array:
    dim, index = _aligned("index_copy", x, dim, index, source)
    out = x.copy()
    if x.ndim:
        out[(slice(None),) * dim + (index,)] = source
    elif index.size:
        out[...] = source.reshape(-1)[-1]
    return out


def index_fill(x: Array, dim: int, index: Array, value: Any) -> Array:
    dim = checked_dim(dim, x.ndim)
    index = _vector("index_fill", _index("index_fill", index))
    _within("index_fill", index % max(x.shape[dim] if x.ndim else 1, 1), x.shape[dim] if x.ndim else 1, dim)
    out = x.copy()
    if x.ndim:
        out[(slice(None),) * dim + (index,)] = value
    elif index.size:
        out[...] = value
    return out


# ---- an index for each element


def _grid(x: Array, dim: int, index: Array) -> tuple[Any, ...]:
    """Indices for NumPy that pick, along `dim`, an element each, and count along the others."""
    places = list(np.ogrid[tuple(slice(n) for n in index.shape)])
    places[dim] = index
    return tuple(places)


def _checked(name: str, x: Array, dim: int, index: Array, source: Array | None = None) -> int:
    _index(name, index)
    ndim = x.ndim
    if max(index.ndim, 1) != max(ndim, 1):
        raise RuntimeError(f"Index tensor must have the same number of dimensions as {'self' if source is not None else 'input'} tensor (in {name}): got {index.ndim} and {ndim}")
    dim = checked_dim(dim, ndim)
    for d in range(ndim):
        if d != dim and index.shape[d] > x.shape[d]:
            raise RuntimeError(
                f"Size does not match at dimension {d} expected index {list(index.shape)} to be no larger than self {list(x.shape)} apart from dimension {dim}"
            )
    if source is not None and source.ndim:
        if source.ndim != index.ndim or any(i > s for i, s in zip(index.shape, source.shape)):
            raise RuntimeError(f"{name}(): Expected index {list(index.shape)} to be no larger than src {list(source.shape)} in any dimension")
    _within(name, index, x.shape[dim] if ndim else 1, dim)
    return dim


def gather(x: Array, dim: int, index: Array, sparse_grad: bool) -> Array:
    dim = _checked("gather", x, dim, index)
    if not x.ndim:
        return np.broadcast_to(x, index.shape).copy()
    return x[_grid(x, dim, index)] if index.size else np.zeros(index.shape, x.dtype)


def _source_part(source: Any, index: Array) -> Any:
    """The part of a source that an index calls for."""
    return source[tuple(slice(n) for n in index.shape)] if getattr(source, "ndim", 0) else source


def scatter(x: Array, dim: int, index: Array, source: Any) -> Array:
    tensor = source if hasattr(source, "ndim") else None
    dim = _checked("scatter", x, dim, index, tensor)
    if tensor is not None and tensor.dtype != x.dtype:
        raise RuntimeError(f"scatter(): Expected self.dtype to be equal to src.dtype, got {x.dtype} and {tensor.dtype}")
    out = x.copy()
    if index.size:
        if x.ndim:
            out[_grid(x, dim, index)] = _source_part(source, index)
        else:
            out[...] = np.asarray(source).reshape(-1)[-1]
    return out


def scatter_add(x: Array, dim: int, index: Array, source: Array) -> Array:
    dim = _checked("scatter_add", x, dim, index, source)
    if source.dtype != x.dtype:
        raise RuntimeError(f"scatter(): Expected self.dtype to be equal to src.dtype, got {x.dtype} and {source.dtype}")
    if not index.size:
        return x.copy()
    if not x.ndim:
        return np.asarray(x + np.add.reduce(source.reshape(-1)))
    return _added_at(x.copy(), _grid(x, dim, index), _source_part(source, index))


def corner(x: Array, shape: Sizes) -> Array:
    """Zeros of a shape, with x in the corner where all indices begin."""
    if x.shape == tuple(shape):
        return x
    out = np.zeros(tuple(shape), x.dtype)
    part(out, x.shape)[...] = x
    return out


def part(x: Array, shape: Sizes) -> Array:
    """What corner has put into the corner."""
    return x[tuple(slice(n) for n in shape)] if shape else x


# ---- masks


def _bool(name: str, mask: Array) -> Array:
    if mask.dtype.kind != "b":
        raise RuntimeError(f"{name}: expected BoolTensor for mask, got {mask.dtype}")
    return mask


def masked_select(x: Array, mask: Array) -> Array:
    mask = _bool("masked_select", mask)
    shape = np.broadcast_shapes(x.shape, mask.shape)
    return np.broadcast_to(x, shape)[np.broadcast_to(mask, shape)]


def masked_put(values: Array, mask: Array, shape: Sizes) -> Array:
    """Zeros of a shape, with values where the mask holds; summed where the shape was broadcast against the mask."""
    from .reduce import sum_to_size

    mask = _bool("masked_select", mask)
    full = np.broadcast_shapes(tuple(shape), mask.shape)
    out = np.zeros(full, values.dtype)
    out[np.broadcast_to(mask, full)] = values
    return sum_to_size(out, tuple(shape))


def masked_scatter(x: Array, mask: Array, source: Array) -> Array:
    mask = _bool("masked_scatter", mask)
    if source.dtype != x.dtype:
        raise RuntimeError(f"masked_scatter: expected self and source to have same dtypes but got {x.dtype} and {source.dtype}")
    shape = np.broadcast_shapes(x.shape, mask.shape)
    mask = np.broadcast_to(mask, shape)
    out = np.broadcast_to(x, shape).copy()
    wanted = int(mask.sum())
    if source.size < wanted:
        raise RuntimeError(f"masked_scatter: expected source to have at least {wanted} elements, but it has {source.size}")
    out[mask] = source.reshape(-1)[:wanted]
    return out


def masked_source(grad: Array, mask: Array, shape: Sizes) -> Array:
    """What masked_scatter took from its source, back in the source's shape."""
    picked = masked_select(grad, mask)
    out = np.zeros(int(np.prod(tuple(shape))), grad.dtype)
    out[: picked.size] = picked
    return out.reshape(tuple(shape))


# ---- several indices at once


def _places(x: Array, indices: Sequence[Array | None]) -> tuple[Any, ...]:
    places: list[Any] = []
    for index in indices:
        if index is None:
            places.append(slice(None))
        elif index.dtype.kind == "b" or index.dtype == np.uint8:
            for d in range(index.ndim):
                at = len(places) + d
                if at >= x.ndim or index.shape[d] != x.shape[at]:
                    raise IndexError(f"The shape of the mask {list(index.shape)} at index {d} does not match the shape of the indexed tensor {list(x.shape)} at index {at}")
            places += np.nonzero(index)
        elif index.dtype.kind in "iu":
            places.append(index)
        else:
            raise IndexError("tensors used as indices must be long, int, byte or bool tensors")
    if len(places) > x.ndim:
        raise IndexError(f"too many indices for tensor of dimension {x.ndim}")
    for d, place in enumerate(places):
        if not isinstance(place, slice) and place.size and (place.min() < -x.shape[d] or place.max() >= x.shape[d]):
            bad = place[(place < -x.shape[d]) | (place >= x.shape[d])].flat[0]
            raise IndexError(f"index {bad} is out of bounds for dimension {d} with size {x.shape[d]}")
    return tuple(places)


def index(x: Array, indices: Sequence[Array | None]) -> Array:
    places = _places(x, indices)
    try:
        picked = np.asarray(x[places])
    except IndexError:
        shapes = ", ".join(str(list(p.shape)) for p in places if not isinstance(p, slice))
        raise IndexError(f"shape mismatch: indexing tensors could not be broadcast together with shapes {shapes}") from None
    return picked if picked.flags.c_contiguous else np.ascontiguousarray(picked)  # NumPy puts the dimensions of the indices outermost


def index_put(x: Array, indices: Sequence[Array | None], values: Array, accumulate: bool) -> Array:
    return index_put_into(x.copy(), indices, values, accumulate)


def index_put_into(x: Array, indices: Sequence[Array | None], values: Array, accumulate: bool) -> Array:
    places = _places(x, indices)
    if values.dtype != x.dtype:
        raise RuntimeError(f"Index put requires the source and destination dtypes match, got {x.dtype} for the destination and {values.dtype} for the source.")
    try:
        if accumulate:
            x[...] = _added_at(x, places, values) if x.dtype.name in ("float16", "bfloat16") else _added_in_place(x, places, values)
        else:
            x[places] = values
    except ValueError:
        raise RuntimeError(f"shape mismatch: value tensor of shape {list(values.shape)} cannot be broadcast to indexing result") from None
    return x


def _added_in_place(x: Array, places: Any, values: Array) -> Array:
    np.add.at(x, places, values)
    return x


def nonzero(x: Array) -> Array:
    if not x.ndim:
        return np.zeros((1 if x != 0 else 0, 0), np.int64)
    return np.stack(np.nonzero(x), axis=1).astype(np.int64, copy=False)
