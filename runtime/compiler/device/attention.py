"""Attention on a device by cuDNN, which csrc/device_attention.c calls: of float16 and bfloat16, and its gradients."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

import numpy as np

from specgrad.array.base.determinism import are_deterministic_algorithms_enabled
from specgrad.array.base.tools import contiguous
from specgrad.array.reduce import amax
from specgrad.core.kernels import table
from specgrad.core.kernels.cuda_arrays import OnDevice, current_device

from .cudnn import MOST_ELEMENTS, TYPES, Library, Plan, forbidden, switches

_BIAS, _SCALE, _HIDDEN, _SEED, _OFFSET = range(9, 14)  # as csrc/device_attention.c names its tensors; arrays before these in their order
_HALVES = ("float16", "bfloat16")
_ALIGNED = 16  # bytes, on which the library's kernels rely without a look
_LEAST_VERSION = 92800  # whose plans are tested; versions before 9.21 know no masks as these are told
_WORKSPACE = 4 << 30  # bytes: the gradient to queries is added up in float32
_Sizes = tuple[int, ...]


class DeviceAttention:
    """Attends to a backend's arrays.

    Args:
        library: for the arrays.
    """

    def __init__(self, library: Library):
        self._library = library
        self._plan = lru_cache(4096)(self._planned)

    def has(self, query: Any, key: Any, value: Any, bias: Any, causal: bool, scale: float, dropout: float = 0.0) -> bool:
        """Whether the library has something for what `__call__` would be given; with dropout for the gradients too: who else knows what it left out?"""
        if not switches.enabled or not self._fits(query, key, value, bias, causal, dropout) or (dropout and _wants_same_bits()):
            return False
        with OnDevice(query.data.device_id):
            given = *_folded(query, key, value), _of_scores(bias, query, key, value), causal, scale, dropout
            if self._plan_of(*given) is None:
                return False
            of_out = _sizes_like(given[0], given[2].shape[3])
            return not dropout or self._plan_of(*given, (of_out, of_out)) is not None

    def __call__(
        self, query: Any, key: Any, value: Any, bias: Any, causal: bool, scale: float, dropout: float = 0.0, seed: Any = None
    ) -> tuple[Any, Any] | None:
        """As `fused_attention` of array/nn/attention.py, of arrays whose leading dimensions are the same; None where the library has nothing for that."""
        if not self._may(query, key, value, bias, causal, dropout):
            return None
        if query.data.device_id != current_device():
            with OnDevice(query.data.device_id):
                return self(query, key, value, bias, causal, scale, dropout, seed)
        q, k, v = _folded(query, key, value)
        bias = _of_scores(bias, query, key, value)
        plan = self._plan_of(q, k, v, bias, causal, scale, dropout)
        if plan is None:
            return None
        added, hides_all = self._added(bias)
        q, k, v = _laid(q), _laid(k), _laid(v)
        out, sums = self._like(q, v.shape[3]), self._library.backend.module.empty((*q.shape[:3], 1), np.float32)
        self._start(plan, [q, k, v, out, sums], added, causal, seed)
        if added is not None:
            np.copyto(out, 0, where=hides_all)
        return out.reshape(*query.shape[:-1], value.shape[-1]), sums.reshape(query.shape[:-1])

    def backward(
        self, above: Any, query: Any, key: Any, value: Any, bias: Any, out: Any, sums: Any, causal: bool, scale: float, dropout: float = 0.0, seed: Any = None
    ) -> tuple[Any, Any, Any] | None:  # fmt: skip
        """The gradients of queries, keys and values; None where the library has nothing for that, or the same bits are wanted."""
        if _wants_same_bits() or not self._may(query, key, value, bias, causal, dropout) or above.dtype != query.dtype:
            return None
        if query.data.device_id != current_device():
            with OnDevice(query.data.device_id):
                return self.backward(above, query, key, value, bias, out, sums, causal, scale, dropout, seed)
        q, k, v = _folded(query, key, value)
        out, above = (x.reshape(*q.shape[:3], v.shape[3]) for x in (out, above))
        bias = _of_scores(bias, query, key, value)
        added, hides_all = self._added(bias)
        if added is not None:
            above = np.where(hides_all, above.dtype.type(0), above)
        plan = self._plan_of(q, k, v, bias, causal, scale, dropout, (_sizes(out), _sizes(above)))
        if plan is None:
            return None
        q, k, v, out, above = (_laid(x) for x in (q, k, v, out, above))
        to_q, to_k, to_v = (self._like(x, x.shape[3]) for x in (q, k, v))
        self._start(plan, [q, k, v, out, contiguous(sums), to_q, to_k, to_v, above], added, causal, seed)
        return to_q.reshape(query.shape), self._spread(to_k, key), self._spread(to_v, value)

    def kept(self, query: Any, key: Any, value: Any, bias: Any, causal: bool, scale: float, dropout: float, seed: Any) -> Any:
        """Which weights dropout keeps, as bools; None where the library has nothing for that.

        No function of the library tells. But of queries that look at all keys alike, the means of values that are one at a single key, and zero elsewhere, are
        zero where that key is left out: so as many keys at a time as a value has columns.
        """
        module, keys, columns = self._library.backend.module, key.shape[-2], value.shape[-1]
        queries, keys_alike = (np.broadcast_to(_zeros_once(x), x.shape) for x in (query, key))
        values, added = _zeros_once(value), None if bias is None else np.zeros_like(bias)
        found = module.empty((*query.shape[:-1], keys), bool)
        for first in range(0, keys, columns):
            many = min(columns, keys - first)
            values.fill(0)
            values[..., first : first + many, :many] = module.eye(many, dtype=values.dtype)
            attended = self(queries, keys_alike, np.broadcast_to(values, value.shape), added, causal, scale, dropout, seed)
            if attended is None:
                return None
            found[..., first : first + many] = attended[0][..., :many] != 0
        return found

    def _may(self, query: Any, key: Any, value: Any, bias: Any, causal: bool, dropout: float) -> bool:
        """Whether the library is to be asked: for dropout it was asked before, and alone knows what it left out."""
        return (switches.enabled or bool(dropout)) and self._fits(query, key, value, bias, causal, dropout)

    def _fits(self, query: Any, key: Any, value: Any, bias: Any, causal: bool, dropout: float) -> bool:
        if self._library.missing or query.dtype.name not in _HALVES or (causal and bias is not None):
            return False
        if dropout and not 0 < np.float32(dropout) < 1:
            return False
        arrays = [a for a in (query, key, value, bias) if a is not None]
        if not all(a.size and a.size <= MOST_ELEMENTS and a.data.device_id == query.data.device_id for a in arrays):
            return False
        if key.dtype != query.dtype or value.dtype != query.dtype or query.shape[-1] % 8 or value.shape[-1] % 8:
            return False  # heads of other sizes do not lie on 16 bytes
        rows = query.shape[-2] * key.shape[-2]
        return math.prod(query.shape[:-2]) * rows <= MOST_ELEMENTS and (bias is None or (bias.dtype == np.float32 and not key.shape[-2] % 4))

    def _plan_of(
        self, q: Any, k: Any, v: Any, bias: Any, causal: bool, scale: float, dropout: float, known: tuple[_Sizes, _Sizes] | None = None
    ) -> Plan | None:
        """That for arrays of four dimensions as `_laid` and `_like` lay them; of the gradients, given the sizes of the result and of what is above."""
        rows = q.shape[1] * q.shape[2]
        sizes = [*map(_sizes, (q, k, v)), _sizes_like(q, v.shape[3]) if known is None else known[0], (*q.shape[:3], 1, rows, q.shape[2], 1, 1)]
        if known is not None:
            sizes += [*(_sizes_like(x, x.shape[3]) for x in (q, k, v)), known[1]]
        if bias is not None:
            sizes.append((*bias.shape, *(math.prod(bias.shape[i + 1 :]) for i in range(4))))
        return self._plan(current_device(), known is not None, q.dtype.name, tuple(sizes), causal, bias is not None, scale, dropout)

    def _planned(
        self, index: int, is_gradient: bool, dtype: str, sizes: tuple[_Sizes, ...], causal: bool, biased: bool, scale: float, dropout: float
    ) -> Plan | None:  # fmt: skip
        """The plan for arrays of such shapes and strides, on the current device; None where there is none."""
        if self._library.handle(index) is None or int(table._lib.sg_cudnn_version()) < _LEAST_VERSION:
            return None
        about, of = described(is_gradient, dtype, sizes, causal, biased, dropout), f"attention of {dtype} {list(sizes[0][:4])}"
        values = table._ffi.new("float[2]", [scale, -math.inf])
        return self._library.plan(index, "sg_attention_plan", about, "cuDNN's attention", "of cuDNN's attention", of, values)

    def _start(self, plan: Plan, arrays: list[Any], added: Any, causal: bool, seed: Any) -> None:
        values = int(table._ffi.cast("uintptr_t", plan.values))
        places = {**{name: a.data.ptr for name, a in enumerate(arrays)}, _SCALE: values}
        if causal:
            places[_HIDDEN] = values + 4
        if added is not None:
            places[_BIAS] = added.data.ptr
        if seed is not None:
            places[_SEED], places[_OFFSET] = seed.data.ptr, seed.data.ptr + seed.itemsize
        self._library.start(plan, list(places), list(places.values()), "the attention", arrays[0].shape, arrays[1].shape)

    def _added(self, bias: Any) -> tuple[Any, Any]:
        """What is added to the scores, and of which queries it hides all keys: the library is told of none, since nothing says what it makes of them."""
        if bias is None:
            return None, None
        added = self._library.backend.module.empty(bias.shape, bias.dtype)
        np.copyto(added, bias)
        hides_all = amax(added, -1, True) == -math.inf
        np.copyto(added, 0, where=hides_all)
        return added, hides_all

    def _like(self, x: Any, columns: int) -> Any:
        """Memory with rows of as many columns, that lies as an array does: heads before rows, or within them."""
        batch, heads, rows, _ = x.shape
        if _has_heads_within_rows(x):
            return self._library.backend.module.empty((batch, rows, heads, columns), x.dtype).swapaxes(1, 2)
        return self._library.backend.module.empty((batch, heads, rows, columns), x.dtype)

    def _spread(self, gradient: Any, like: Any) -> Any:
        """The gradient of heads that queries share: of the first of those that are one, and zeros of the others."""
        if gradient.size == like.size:
            return gradient.reshape(like.shape)
        found = self._library.backend.module.zeros(like.shape, gradient.dtype)
        found[..., 0, :, :] = gradient.reshape(*like.shape[:-3], *like.shape[-2:])
        return found


def described(is_gradient: bool, dtype: str, sizes: tuple[_Sizes, ...], causal: bool, biased: bool, dropout: float = 0.0) -> Any:
    """Attention as `sg_attention_plan` reads it."""
    notes, chance = forbidden(dtype, False, False), int(np.float32(dropout).view(np.uint32))
    return [int(is_gradient), TYPES[dtype][0], int(causal), TYPES["float32"][0] if biased else -1, notes, _WORKSPACE, chance], [n for of in sizes for n in of]


def _wants_same_bits() -> bool:
    return switches.deterministic or are_deterministic_algorithms_enabled()


def _zeros_once(x: Any) -> Any:
    """Zeros that lie as an array does, once where it has the same memory for several indices."""
    return np.zeros_like(x[tuple(slice(None) if step else slice(0, 1) for step in x.strides)], order="K")


def _shares_heads(query: Any, key: Any, value: Any) -> bool:
    """Whether keys and values lie there once for several heads, which are the last of the leading dimensions."""
    return query.ndim > 3 and query.shape[-3] > 1 and not key.strides[-3] and not value.strides[-3]


def _folded(query: Any, key: Any, value: Any) -> tuple[Any, Any, Any]:
    """Of four dimensions: batch, heads, rows and columns; keys and values that are shared are there once."""
    lead = query.shape[:-2]
    together = 2 if _shares_heads(query, key, value) else 1
    if together == 2:
        key, value = key[..., 0, :, :], value[..., 0, :, :]
    batch = math.prod(lead[:-together])
    q, k, v = (x.reshape(batch, math.prod(x.shape[:-2]) // batch, *x.shape[-2:]) for x in (query, key, value))
    return q, k, v


def _of_scores(bias: Any, query: Any, key: Any, value: Any) -> Any:
    """A bias of four dimensions, with all rows and columns, and with one batch or head where it has no others."""
    if bias is None:
        return None
    lead, rest = query.shape[:-2], (query.shape[-2], key.shape[-2])
    given = ((1,) * (query.ndim - bias.ndim) + bias.shape)[:-2]
    together = 2 if _shares_heads(query, key, value) else 1
    batch, heads = (part if math.prod(part) == 1 else full for part, full in ((given[:-together], lead[:-together]), (given[-together:], lead[-together:])))
    return np.broadcast_to(bias, (*batch, *heads, *rest)).reshape(math.prod(batch), math.prod(heads), *rest)


def _lies(x: Any) -> bool:
    """Whether the library's kernels can read an array where it is: 16 bytes at a time."""
    if x.data.ptr % _ALIGNED or (x.shape[3] > 1 and x.strides[3] != x.itemsize):
        return False
    return all(size == 1 or (step > 0 and not step % _ALIGNED) for size, step in zip(x.shape[:3], x.strides))


def _laid(x: Any) -> Any:
    return x if _lies(x) else x.copy()


def _has_heads_within_rows(x: Any) -> bool:
    return bool(_lies(x) and x.shape[1] > 1 and x.shape[2] > 1 and x.strides[1] < x.strides[2])


def _sizes(x: Any) -> _Sizes:
    """The shape and the strides of what `_laid` makes, in elements."""
    if not _lies(x):
        return _sizes_like(x, x.shape[3])
    return (*x.shape, *(x.size if size == 1 else step // x.itemsize for size, step in zip(x.shape[:3], x.strides)), 1)


def _sizes_like(x: Any, columns: int) -> _Sizes:
    """Those of what `_like` makes."""
    batch, heads, rows, _ = x.shape
    steps = (columns, heads * columns) if _has_heads_within_rows(x) else (rows * columns, columns)
    return (batch, heads, rows, columns, heads * rows * columns, *steps, 1)
