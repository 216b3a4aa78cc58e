"""Attention of several heads: projections of the inputs, attention of each head, a projection of what all of them give."""

from __future__ import annotations

import math
from typing import Any

from specgrad.core.base.call_site import warn_user
from specgrad.core.base.dtypes import bool_
from specgrad.core.factories.creation import beside
from specgrad.core.factories.filled import zeros
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .attention import scaled_dot_product_attention
from .layers import dropout


def multi_head_attention_forward(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    embed_dim_to_check: int,
    num_heads: int,
    in_proj_weight: Tensor | None,
    in_proj_bias: Tensor | None,
    bias_k: Tensor | None,
    bias_v: Tensor | None,
    add_zero_attn: bool,
    dropout_p: float,
    out_proj_weight: Tensor,
    out_proj_bias: Tensor | None,
    training: bool,
    key_padding_mask: Tensor | None,
    need_weights: bool,
    attn_mask: Tensor | None,
    use_separate_proj_weight: bool,
    q_proj_weight: Tensor | None,
    k_proj_weight: Tensor | None,
    v_proj_weight: Tensor | None,
    static_k: Tensor | None,
    static_v: Tensor | None,
    average_attn_weights: bool,
    is_causal: bool,
) -> Any:
    _check_dimensions(query, key, value, key_padding_mask, attn_mask, num_heads)
    alone = query.dim() == 2  # one sample, without the dimension of samples
    if alone:
        query, key, value = (ops.unsqueeze(x, 1) for x in (query, key, value))
        key_padding_mask = None if key_padding_mask is None else ops.unsqueeze(key_padding_mask, 0)
    targets, samples, width = query.shape
    if is_causal and attn_mask is None:
        raise RuntimeError("multi_head_attention_forward(): expected attn_mask with is_causal=True, which tells what the mask is, but got none")
    _check_widths(query, key, value, embed_dim_to_check, num_heads, use_separate_proj_weight)
    if key_padding_mask is not None and attn_mask is not None and key_padding_mask.dtype is not attn_mask.dtype:
        warn_user("key_padding_mask and attn_mask of different dtypes are deprecated. Use same type for both instead.")
    padding = _added("key_padding_mask", key_padding_mask, query)
    mask = _added("attn_mask", attn_mask, query)
    if mask is not None:
        expected = (targets, key.shape[0]) if mask.dim() == 2 else (samples * num_heads, targets, key.shape[0])
        if tuple(mask.shape) != expected:
            raise RuntimeError(f"multi_head_attention_forward(): expected attn_mask to have the shape {list(expected)}, but got {list(mask.shape)}")
    weights = [q_proj_weight, k_proj_weight, v_proj_weight] if use_separate_proj_weight else [in_proj_weight]
    if any(w is None for w in weights):
        names = "q_proj_weight, k_proj_weight or v_proj_weight" if use_separate_proj_weight else "in_proj_weight"
        raise AssertionError(f"multi_head_attention_forward(): expected {names} with use_separate_proj_weight={use_separate_proj_weight}, but got None")
    q, k, v = _projected((query, key, value), weights, in_proj_bias)
    more = 0  # keys beyond those that were given, which no mask hides
    if (bias_k is None) != (bias_v is None):
        raise AssertionError(f"multi_head_attention_forward(): expected both bias_k and bias_v or none, but got bias_{'v' if bias_k is None else 'k'} alone")
    if bias_k is not None and bias_v is not None:
        if static_k is not None or static_v is not None:
            raise AssertionError("multi_head_attention_forward(): expected no bias_k and bias_v with static_k or static_v, but got both")
        k, v = (ops.cat([x, ops.expand(bias, [1, samples, width])], 0) for x, bias in ((k, bias_k), (v, bias_v)))
        more += 1
    in_views = not need_weights and static_k is None and static_v is None and not add_zero_attn
    if in_views:
        q, k, v = (ops.permute(x.reshape(x.shape[0], samples, num_heads, width // num_heads), (1, 2, 0, 3)) for x in (q, k, v))
    else:
        q = _heads(q, samples * num_heads, width // num_heads)
        k, v = (_heads(x, samples * num_heads, width // num_heads) if static is None else _static(static, q) for x, static in ((k, static_k), (v, static_v)))
    if add_zero_attn:
        k, v = (ops.cat([x, zeros([samples * num_heads, 1, x.shape[2]], dtype=x.dtype, device=beside(x))], 1) for x in (k, v))
        more += 1
    sources = k.shape[-2]
    if padding is not None:
        if tuple(padding.shape) != (samples, sources - more):
            raise AssertionError(
                f"multi_head_attention_forward(): expected key_padding_mask to have the shape {[samples, sources - more]}, but got {list(padding.shape)}"
            )
        hidden = ops.repeat_interleave(ops.unsqueeze(padding, 1), num_heads, 0)
        mask = hidden if mask is None else mask + hidden
    if mask is not None and more:
        mask = ops.cat([mask, zeros([*mask.shape[:-1], more], dtype=mask.dtype, device=beside(mask))], -1)
    dropout_p = dropout_p if training else 0.0
    if need_weights:
        scores = ops.bmm(q * math.sqrt(1 / q.shape[2]), ops.transpose(k, 1, 2))
        attention = ops.softmax(scores if mask is None else scores + mask, -1)
        if dropout_p:
            attention = dropout(attention, dropout_p, True, False)
        found = ops.bmm(attention, v)
    else:
        q, k, v = (q, k, v) if in_views else (x.reshape(samples, num_heads, *x.shape[1:]) for x in (q, k, v))
        mask = mask if mask is None or mask.dim() == 2 else mask.reshape(samples, num_heads, *mask.shape[1:])
        found = scaled_dot_product_attention(q, k, v, mask, dropout_p, False, None, False)
    rows = (ops.transpose(found, 0, 1) if need_weights else ops.permute(found, (2, 0, 1, 3))).reshape(targets, samples, width)
    output = ops.nn_functional_linear(rows, out_proj_weight, out_proj_bias)
    output = output.reshape(targets, output.shape[-1]) if alone else output
    if not need_weights:
        return output, None
    attention = attention.reshape(samples, num_heads, targets, sources)
    attention = ops.mean(attention, [1]) if average_attn_weights else attention
    return output, attention.reshape(attention.shape[1:]) if alone else attention


def _check_dimensions(query: Tensor, key: Tensor, value: Tensor, padding: Tensor | None, mask: Tensor | None, num_heads: int) -> None:
    dims = query.dim()
    if dims not in (2, 3):
        raise AssertionError(f"multi_head_attention_forward(): expected query to have 2 dimensions, or 3 with a batch, but got the shape {list(query.shape)}")
    if not dims == key.dim() == value.dim():
        raise AssertionError(
            f"multi_head_attention_forward(): expected key and value to have {dims} dimensions, as query, but got the shapes {list(key.shape)} and "
            f"{list(value.shape)}"
        )
    if padding is not None and padding.dim() != dims - 1:
        raise AssertionError(
            f"multi_head_attention_forward(): expected key_padding_mask to have {dims - 1} dimensions, one fewer than query, but got the shape "
            f"{list(padding.shape)}"
        )
    if mask is not None and mask.dim() not in (2, 3):
        raise AssertionError(f"multi_head_attention_forward(): expected attn_mask to have 2 or 3 dimensions, but got the shape {list(mask.shape)}")
    expected = (num_heads, query.shape[0], key.shape[0])
    if mask is not None and dims == 2 and mask.dim() == 3 and tuple(mask.shape) != expected:
        raise AssertionError(f"multi_head_attention_forward(): expected attn_mask to have the shape {list(expected)}, but got {list(mask.shape)}")


def _check_widths(query: Tensor, key: Tensor, value: Tensor, expected: int, num_heads: int, separate: bool) -> None:
    width = query.shape[2]
    if width != expected:
        raise AssertionError(f"multi_head_attention_forward(): expected queries of {expected} features, embed_dim_to_check, but got {width}")
    if width % num_heads:
        raise AssertionError(f"multi_head_attention_forward(): expected num_heads to divide the {width} features of query, but got {num_heads}")
    same = key.shape[:2] == value.shape[:2] if separate else key.shape == value.shape
    if not same:
        raise AssertionError(
            f"multi_head_attention_forward(): expected key and value {'of the same length and batch' if separate else 'of one shape'}, but got the shapes "
            f"{list(key.shape)} and {list(value.shape)}"
        )


def _added(name: str, mask: Tensor | None, query: Tensor) -> Tensor | None:
    """A mask as what is added to the scores: minus infinity where a mask of bools is True."""
    if mask is None or mask.is_floating_point():
        return mask
    if mask.dtype is not bool_:
        raise AssertionError(f"multi_head_attention_forward(): expected {name} to have a floating-point dtype, or {bool_}, but got {mask.dtype}")
    return ops.masked_fill(zeros(mask.shape, dtype=query.dtype, device=beside(mask)), mask, -math.inf)


def _projected(inputs: tuple[Tensor, Tensor, Tensor], weights: list[Any], bias: Tensor | None) -> list[Tensor]:
    biases = [None, None, None] if bias is None else ops.chunk(bias, 3)
    if len(weights) == 1 and inputs[0] is inputs[1] is inputs[2]:  # one product for all
        return list(ops.chunk(ops.nn_functional_linear(inputs[0], weights[0], bias), 3, -1))
    parts = weights if len(weights) == 3 else ops.chunk(weights[0], 3)
    return [ops.nn_functional_linear(x, w, b) for x, w, b in zip(inputs, parts, biases)]


def _heads(x: Tensor, count: int, width: int) -> Tensor:
    """A head of a sample in each row of the first dimension."""
    return ops.transpose(x.reshape(x.shape[0], count, width), 0, 1)


def _static(given: Tensor, q: Tensor) -> Tensor:
    if given.size(0) != q.shape[0] or given.size(2) != q.shape[2]:
        raise AssertionError(
            f"multi_head_attention_forward(): expected static keys and values of shape [{q.shape[0]}, *, {q.shape[2]}], but got {list(given.shape)}"
        )
    return given
