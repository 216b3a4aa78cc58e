"""Attention: weighted means of values, with masks and dropout."""

from __future__ import annotations

import math
from typing import Any

from specgrad.array.base.tools import broadcast_shape
from specgrad.array.nn.attention import is_fused
from specgrad.array.nn.attention_backends import SDPBackend, allowed
from specgrad.core.base.dtypes import bfloat16, bool_, float16, float32, float64
from specgrad.core.factories.creation import beside
from specgrad.core.factories.distributions import dropout_seed
from specgrad.core.factories.filled import ones, zeros
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from . import layers as nn
from .attention_choice import SDPAParams, chosen


def scaled_dot_product_attention(
    query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None, dropout_p: float, is_causal: bool, scale: float | None, enable_gqa: bool
) -> Tensor:
    if attn_mask is not None and is_causal:
        raise RuntimeError("scaled_dot_product_attention(): expected attn_mask or is_causal=True, but got both")
    if query._array.ndim < 2 or key._array.ndim < 2 or value._array.ndim < 2:
        raise RuntimeError(
            f"scaled_dot_product_attention(): expected query, key and value to have at least 2 dimensions, but got the shapes {list(query.shape)}, "
            f"{list(key.shape)} and {list(value.shape)}"
        )
    if not query.dtype is key.dtype is value.dtype:
        raise RuntimeError(
            f"scaled_dot_product_attention(): expected query, key and value to have one dtype, but got {query.dtype}, {key.dtype} and {value.dtype}"
        )
    asked = SDPAParams(query, key, value, attn_mask, dropout_p, is_causal, enable_gqa)
    if query.numel() and key.numel() and value.numel():
        scale = 1 / math.sqrt(query.shape[-1]) if scale is None else scale
        way = None if allowed.is_anything else chosen(asked, lambda asked: why_not_fused(asked, scale))
        if way is not SDPBackend.MATH:
            found = _in_blocks(asked, scale, way is not SDPBackend.EFFICIENT_ATTENTION)
            if found is not None:
                return found
    return _by_all_weights(asked, scale)


def _by_all_weights(asked: SDPAParams, scale: float | None) -> Tensor:
    """Attention by the weights of all queries to all keys, which are there at once."""
    query, key, value, attn_mask, dropout_p, is_causal, enable_gqa = asked
    if enable_gqa:
        key, value = (ops.repeat_interleave(t, query.shape[-3] // t.shape[-3], -3) for t in (key, value))
    scale = 1 / math.sqrt(max(query.shape[-1], 1)) if scale is None else scale
    factor = math.sqrt(abs(scale))  # on both sides, so that half precision does not overflow
    scores = ops.matmul(query * math.copysign(factor, scale), ops.transpose(key * factor, -2, -1))
    if is_causal:
        scores = scores.masked_fill(~ops.tril(ones(scores.shape[-2:], dtype=bool_, device=beside(scores))), -math.inf)
    elif attn_mask is not None:
        scores = scores.masked_fill(~attn_mask, -math.inf) if attn_mask.dtype is bool_ else scores + attn_mask
    weights = ops.softmax(scores, -1)
    if is_causal or attn_mask is not None:  # of a query that may look at nothing, nothing
        weights = weights.masked_fill(ops.all(scores.detach() == -math.inf, -1, True), 0.0)
    if dropout_p:
        weights = nn.dropout(weights, dropout_p, True, False)
    return ops.matmul(weights, value)


def _sharing_keys(query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None) -> tuple[Tensor, Tensor, Tensor, Tensor | None] | None:
    """Heads with another dimension, of those that share keys and values, which then need no copies; None where they do not divide evenly."""
    if min(query.dim(), key.dim(), value.dim()) < 3 or key.shape[-3] != value.shape[-3] or not key.shape[-3] or query.shape[-3] % key.shape[-3]:
        return None
    heads, together = key.shape[-3], query.shape[-3] // key.shape[-3]
    if mask is not None and mask.dim() > 2:
        mask = ops.unsqueeze(mask, -3) if mask.shape[-3] == 1 else ops.unflatten(mask, -3, (heads, together))
    return ops.unflatten(query, -3, (heads, together)), ops.unsqueeze(key, -3), ops.unsqueeze(value, -3), mask


def _in_blocks(asked: SDPAParams, scale: float, may_fuse: bool) -> Tensor | None:
    """Attention in memory that grows with the length; of float16 and bfloat16 it is computed in float32. None with dropout, but by a library of the device."""
    dtype = asked.query.dtype
    may_fuse = may_fuse and (dtype is float16 or dtype is bfloat16)
    if asked.dropout and (not may_fuse or _why_no_dropout(asked)):
        return None
    query, key, value, mask = _with_heads(asked)
    wide = dtype if dtype is float32 or dtype is float64 else float32
    if mask is not None:
        mask = _hidden(mask, wide) if mask.dtype is bool_ else mask.to(wide)
    if may_fuse:
        together = _together(query, key, value, mask)
        if _is_fused(*together, asked.is_causal, scale, asked.dropout):
            seed = dropout_seed(beside(query)) if asked.dropout else None
            found = ops._fused_attention(*together, asked.is_causal, scale, asked.dropout, seed)[0]
            return found if query is asked.query else ops.flatten(found, -4, -3)
    if asked.dropout:
        return None
    if wide is dtype:
        found = ops._blocked_attention(*_together(query, key, value, mask), asked.is_causal, scale)[0]
    else:
        found = ops._blocked_attention(*_together(query.to(wide), key.to(wide), value.to(wide), mask), asked.is_causal, scale)[0].to(dtype)
    return found if query is asked.query else ops.flatten(found, -4, -3)


def _with_heads(asked: SDPAParams) -> tuple[Tensor, Tensor, Tensor, Tensor | None]:
    """Keys and values for all heads: those that several share have another dimension, before that of the heads that share them, or are repeated."""
    query, key, value, mask = asked.query, asked.key, asked.value, asked.attn_mask
    if not asked.enable_gqa:
        return query, key, value, mask
    shared = _sharing_keys(query, key, value, mask)
    if shared is not None:
        return shared
    return query, *(ops.repeat_interleave(t, query.shape[-3] // t.shape[-3], -3) for t in (key, value)), mask


def _is_fused(query: Tensor, key: Tensor, value: Tensor, bias: Tensor | None, causal: bool, scale: float, dropout: float) -> bool:
    return is_fused(query._array, key._array, value._array, None if bias is None else bias._array, causal, scale, dropout)


def _why_no_dropout(asked: SDPAParams) -> str:
    """Why no library of a device is asked for dropout; "" if it may be."""
    if asked.attn_mask is not None and asked.attn_mask.requires_grad:
        return "With dropout the library gives no gradient to a mask."
    return "" if 0 < asked.dropout < 1 else "The library leaves out some of the weights, not all."


def why_not_fused(asked: SDPAParams, scale: float) -> str:
    """Why no library of the device attends to these; "" if one does."""
    if asked.dropout and (reason := _why_no_dropout(asked)):
        return reason
    query, key, value, mask = _with_heads(asked)
    if mask is not None:
        mask = _hidden(mask, float32) if mask.dtype is bool_ else mask.to(float32)
    if _is_fused(*_together(query, key, value, mask), asked.is_causal, scale, asked.dropout):
        return ""
    return "There is no such library, or it has no kernel for these dtypes, shapes and masks on this device."


def _together(query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None) -> tuple[Tensor, Tensor, Tensor, Tensor | None]:
    """With the same leading dimensions, and a mask with as many."""
    of_query, of_key, of_value = (t._array.shape[:-2] for t in (query, key, value))
    if mask is not None or not of_query == of_key == of_value:
        lead = broadcast_shape(of_query, of_key, of_value, () if mask is None else mask.shape[:-2])
        query, key, value = (t.expand(*lead, *t.shape[-2:]) for t in (query, key, value))
    if mask is not None:
        mask = mask.reshape((1,) * (query.dim() - mask.dim()) + mask.shape)
    return query, key, value, mask


def _hidden(mask: Tensor, dtype: Any) -> Tensor:
    """Minus infinity where a mask of bools is False, and zeros."""
    return zeros(mask.shape, dtype=dtype, device=beside(mask)).masked_fill(~mask, -math.inf)
