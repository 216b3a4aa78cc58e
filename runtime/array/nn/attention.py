"""Attention, some queries at a time: the weights of all queries to all keys are never there at once.

Compiled functions take many queries to some keys at a time; the blocks of this file are of a few queries and all keys.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from ..backends import backend_of, empty_on_backend_of, module_of
from ..base import native
from ..base.philox import HALF, WORD, philox
from ..base.tools import Array, as_dtype, broadcast_to, contiguous, in_pool, widened
from ..reduce import amax, sum

BLOCK = 1 << 18  # weights computed at a time, where a row of them is not longer: they stay in the second cache
ROWS = 16  # the least rows of queries that are worth a product of matrices
FEW = 12  # queries, of which compiled functions compute some dozens at a time
FEW_WEIGHTS = 1 << 12  # in all: so few take less time there than the calls of NumPy here

Block = tuple[slice, slice, slice]  # of heads, queries and keys


@in_pool
@np.errstate(all="ignore")
def attention(query: Array, key: Array, value: Array, bias: Array | None, causal: bool, scale: float) -> tuple[Array, Array]:
    """Means of values, weighted by the softmax of `scale * query @ key.mT + bias`; and the logarithms of the sums of exponentials.

    A query for which all is hidden gets zeros, and an infinite logarithm, which makes its weights zero.
    """
    _require_fitting(query, key, value)
    out = empty_on_backend_of(query, (*query.shape[:-1], value.shape[-1]), query.dtype)
    logarithms = empty_on_backend_of(query, query.shape[:-1], query.dtype)
    if _is_for_native(query, key) and native.attend(query, key, value, _of_heads(bias, query, key), causal, scale, out, logarithms):
        return out, logarithms
    lead, q, k, v = _flattened(query, key, value)
    q = q * scale
    means = np.empty_like(q, shape=(*q.shape[:2], v.shape[2]))
    sums = np.empty_like(q, shape=q.shape[:2])
    hides = causal or bias is not None
    for at in _blocks(q, k, bias, causal):
        heads, rows, seen = at
        scores = _scores(q, k, bias, causal, lead, at)
        top = amax(scores, -1, True)
        if hides:
            np.copyto(top, 0, where=top == -math.inf)
        exponentials = _exponential(scores, top)
        total = sum(exponentials, -1, True, None)
        nothing = total == 0  # only where all is hidden
        np.copyto(total, 1, where=nothing)
        means[heads, rows] = np.matmul(exponentials, v[heads, seen]) / total
        sums[heads, rows] = (top + np.log(total))[..., 0]
        np.copyto(sums[heads, rows], math.inf, where=nothing[..., 0])
    return means.reshape(*query.shape[:-1], value.shape[-1]), sums.reshape(query.shape[:-1])


@in_pool
@np.errstate(all="ignore")
def attention_backward(
    above: Array, query: Array, key: Array, value: Array, bias: Array | None, logsumexp: Array, delta: Array, causal: bool, scale: float
) -> tuple[Array, Array, Array]:
    """The gradients of queries, keys and values, whose weights are computed anew from the logarithms of their sums."""
    _require_fitting(query, key, value)
    if above.shape != (*query.shape[:-1], value.shape[-1]) or logsumexp.shape != query.shape[:-1] or delta.shape != logsumexp.shape:
        raise RuntimeError(f"attention: a gradient of shape {list(above.shape)} does not fit queries of {list(query.shape)} and values of {list(value.shape)}")
    if _is_for_native(query, key):
        to_query, to_key, to_value = (np.empty_like(x, order="C", shape=x.shape) for x in (query, key, value))
        sums_of, deltas_of = contiguous(logsumexp), contiguous(delta)
        if native.attend_backward(above, query, key, value, _of_heads(bias, query, key), sums_of, deltas_of, causal, scale, to_query, to_key, to_value):
            return to_query, to_key, to_value
    lead, q, k, v = _flattened(query, key, value)
    q, g = q * scale, _in_front(above)
    sums, deltas = (a.reshape(*q.shape[:2], 1) for a in (logsumexp, delta))
    to_q, to_k, to_v = np.empty_like(q), np.zeros_like(k), np.zeros_like(v)
    for at in _blocks(q, k, bias, causal):
        heads, rows, seen = at
        weights = _exponential(_scores(q, k, bias, causal, lead, at), sums[heads, rows])
        to_scores = np.matmul(g[heads, rows], v[heads, seen].swapaxes(1, 2))
        to_scores -= deltas[heads, rows]
        to_scores *= weights
        to_q[heads, rows] = np.matmul(to_scores, k[heads, seen])
        to_k[heads, seen] += np.matmul(to_scores.swapaxes(1, 2), q[heads, rows])
        to_v[heads, seen] += np.matmul(weights.swapaxes(1, 2), g[heads, rows])
    to_q *= scale
    return to_q.reshape(query.shape), to_k.reshape(key.shape), to_v.reshape(value.shape)


@np.errstate(all="ignore")
def weights(query: Array, key: Array, bias: Array | None, logsumexp: Array, causal: bool, scale: float) -> Array:
    """All weights at once, of queries to keys whose sums are known: what derivatives of second order are made of."""
    _require_fitting(query, key, key)
    lead, q, k, _ = _flattened(query, key, key)
    if logsumexp.shape != query.shape[:-1]:
        raise RuntimeError(f"attention: sums of {list(logsumexp.shape)} do not fit queries of {list(query.shape)}")
    q = q * scale
    sums = logsumexp.reshape(*q.shape[:2], 1)
    found = np.zeros_like(q, shape=(*q.shape[:2], k.shape[1]))
    for at in _blocks(q, k, bias, causal):
        heads, rows, seen = at
        found[heads, rows, seen] = _exponential(_scores(q, k, bias, causal, lead, at), sums[heads, rows])
    return found.reshape(*query.shape[:-1], k.shape[1])


def is_fused(query: Array, key: Array, value: Array, bias: Array | None, causal: bool, scale: float, dropout: float) -> bool:
    """Whether a library of the device attends to these, in memory that grows with the length."""
    library = _library(query)
    return library is not None and library.has(query, key, value, bias, causal, scale, dropout)


@in_pool
def fused_attention(
    query: Array, key: Array, value: Array, bias: Array | None, causal: bool, scale: float, dropout: float, seed: Array | None
) -> tuple[Array, Array]:
    """`attention` by a library of the device, where there is one for these; of halves, logarithms are float32.

    With dropout weights are left out by chance, and the others divided by the chance to stay. Which ones, the same two numbers of 64 bits, `seed`, always say.
    """
    _require_fitting(query, key, value)
    if (library := _library(query)) is not None:
        found = library(query, key, value, bias, causal, scale, dropout, seed)
        if found is not None:
            return found
    given = _widened(query, key, value, bias)
    out, logarithms = attention(*given, causal, scale)
    if dropout:
        kept = _kept(query, key, value, bias, causal, scale, dropout, seed, out.dtype)
        out = np.matmul(weights(given[0], given[1], given[3], logarithms, causal, scale) * kept, given[2])
    return as_dtype(out, query.dtype), logarithms


@in_pool
@np.errstate(all="ignore")
def fused_attention_backward(
    above: Array, query: Array, key: Array, value: Array, bias: Array | None, out: Array, logsumexp: Array, causal: bool, scale: float, dropout: float,
    seed: Array | None
) -> tuple[Array, Array, Array]:  # fmt: skip
    """The gradients of queries, keys and values, by a library of the device, where there is one for these; else from the beginning."""
    _require_fitting(query, key, value)
    if (library := _library(query)) is not None:
        found = library.backward(above, query, key, value, bias, out, logsumexp, causal, scale, dropout, seed)
        if found is not None:
            return found
    given, wide = _widened(query, key, value, bias), widened(above)
    means, logarithms = attention(*given, causal, scale)
    if dropout:
        kept = _kept(query, key, value, bias, causal, scale, dropout, seed, wide.dtype)
        gradients = _all_at_once(wide, *given, logarithms, causal, scale, kept)
    else:
        gradients = attention_backward(wide, *given, logarithms, sum(wide * means, -1, False, None), causal, scale)
    to_query, to_key, to_value = (as_dtype(x, query.dtype) for x in gradients)
    return to_query, to_key, to_value


@np.errstate(all="ignore")
def _all_at_once(
    above: Array, query: Array, key: Array, value: Array, bias: Array | None, logarithms: Array, causal: bool, scale: float, kept: Array
) -> tuple[Array, Array, Array]:
    """The gradients of queries, keys and values where weights are multiplied by what is kept of them."""
    of_all = weights(query, key, bias, logarithms, causal, scale)
    to_weights = np.matmul(above, value.swapaxes(-1, -2)) * kept
    to_scores = of_all * (to_weights - sum(of_all * to_weights, -1, True, None)) * scale
    return np.matmul(to_scores, key), np.matmul(to_scores.swapaxes(-1, -2), query), np.matmul((of_all * kept).swapaxes(-1, -2), above)


@in_pool
def fused_attention_kept(
    query: Array, key: Array, value: Array, bias: Array | None, causal: bool, scale: float, dropout: float, seed: Array
) -> Array:  # fmt: skip
    """What `fused_attention` multiplies weights by, of which derivatives of second order are made: a single one without dropout."""
    _require_fitting(query, key, value)
    if not dropout:
        return np.ones_like(query, shape=1)
    return _kept(query, key, value, bias, causal, scale, dropout, seed, query.dtype)


def _kept(
    query: Array, key: Array, value: Array, bias: Array | None, causal: bool, scale: float, dropout: float, seed: Array | None, dtype: Any
) -> Array:  # fmt: skip
    """Zero where a weight is left out, elsewhere what the others are multiplied by: as the library of the device chooses, else by numbers of our own."""
    if seed is None:
        raise RuntimeError("attention: dropout wants a seed, two numbers of 64 bits")
    kept = None if (library := _library(query)) is None else library.kept(query, key, value, bias, causal, scale, dropout, seed)
    if kept is None:
        shape = *query.shape[:-1], key.shape[-2]
        places, (number, offset) = module_of(query).arange(math.prod(shape), dtype=np.uint64), seed.astype(np.uint64)
        drawn = philox((places & WORD, places >> HALF, offset & WORD, offset >> HALF), number)[0]
        kept = (drawn >= np.uint64(round(dropout * 2**32))).reshape(shape)
    return kept.astype(dtype) * dtype.type(1 / (1 - dropout))


def _library(query: Array) -> Any:
    """What attends to arrays of a device; None for NumPy's, and where there is none."""
    return None if query.__class__ is np.ndarray else backend_of(query).attention


@in_pool
def fused_attention_weights(query: Array, key: Array, bias: Array | None, causal: bool, scale: float) -> Array:
    """All weights at once, of which derivatives of second order are made."""
    wide_query, wide_key, _, wide_bias = _widened(query, key, key, bias)
    logarithms = attention(wide_query, wide_key, wide_key, wide_bias, causal, scale)[1]
    return as_dtype(weights(wide_query, wide_key, wide_bias, logarithms, causal, scale), query.dtype)


def _widened(query: Array, key: Array, value: Array, bias: Array | None) -> tuple[Array, Array, Array, Array | None]:
    """In the dtype in which sums are added."""
    wide = widened(query)
    return wide, widened(key), widened(value), None if bias is None else as_dtype(bias, wide.dtype)


def _is_for_native(query: Array, key: Array) -> bool:
    """Whether compiled functions take less time than products of matrices."""
    return query.shape[-2] >= FEW or math.prod(query.shape[:-1]) * key.shape[-2] <= FEW_WEIGHTS


def _in_front(x: Array) -> Array:
    """All heads of a batch along one dimension."""
    return x.reshape(math.prod(x.shape[:-2]), *x.shape[-2:])


def _flattened(query: Array, key: Array, value: Array) -> tuple[tuple[int, ...], Array, Array, Array]:
    return (query.shape[:-2], *(_in_front(x) for x in (query, key, value)))


def _require_fitting(query: Array, key: Array, value: Array) -> None:
    fits = min(query.ndim, key.ndim, value.ndim) >= 2 and query.shape[:-2] == key.shape[:-2] == value.shape[:-2]
    if not fits or query.shape[-1] != key.shape[-1] or key.shape[-2] != value.shape[-2]:
        raise RuntimeError(f"attention: queries of {list(query.shape)}, keys of {list(key.shape)} and values of {list(value.shape)} do not fit together")


def _of_heads(bias: Array | None, query: Array, key: Array) -> Array | None:
    """A bias with an element for each weight, in no more memory."""
    if bias is None:
        return None
    shape = (*query.shape[:-1], key.shape[-2])
    try:
        return broadcast_to(bias, shape)
    except ValueError:
        raise RuntimeError(f"attention: expected a mask that broadcasts to {list(shape)}, but got the shape {list(bias.shape)}") from None


def _blocks(q: Array, k: Array, bias: Array | None, causal: bool) -> Iterator[Block]:
    """Heads, queries and the keys that these may see: several heads at a time where they are small and no bias tells them apart."""
    (heads, rows), keys = q.shape[:2], k.shape[1]
    height = max(ROWS, BLOCK // max(keys, 1))
    together = 1 if bias is not None else max(1, BLOCK // max(min(height, rows) * keys, 1))
    for first in range(0, heads, together):
        for top in range(0, rows, height):
            yield slice(first, first + together), slice(top, top + height), slice(0, min(keys, top + height) if causal else keys)


def _scores(q: Array, k: Array, bias: Array | None, causal: bool, lead: tuple[int, ...], at: Block) -> Array:
    """Products of queries, which are scaled, and keys, with the bias; minus infinity where a query may not look."""
    heads, rows, seen = at
    scores = np.matmul(q[heads, rows], k[heads, seen].swapaxes(1, 2))
    if bias is not None:
        of_heads = broadcast_to(bias, (*lead, q.shape[1], k.shape[1]))
        scores += of_heads[np.unravel_index(heads.start, lead) if lead else ()][rows, seen]
    if causal:
        beyond = scores[:, :, rows.start :]  # keys before these are seen by all of these queries
        np.copyto(beyond, -math.inf, where=np.triu(np.ones_like(beyond[0], dtype=bool), 1))
    return scores


def _exponential(scores: Array, total: Array) -> Array:
    """The exponentials of scores less a number for each row, in their memory."""
    scores -= total
    kernel: Any = native.kernels.get("exp")
    if kernel is None or kernel.into(scores, scores) is None:
        np.exp(scores, out=scores)
    return scores
