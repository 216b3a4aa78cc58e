"""Which way of attending is taken where not all are allowed, and why another cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from specgrad.array.nn.attention_backends import SDPBackend, allowed
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.dtypes import bfloat16, float16, float32, float64
from specgrad.core.tape.tensor import Tensor

_FLOATS = (float32, float64, bfloat16, float16)


class SDPAParams(NamedTuple):
    """What `scaled_dot_product_attention` was given."""

    query: Tensor
    key: Tensor
    value: Tensor
    attn_mask: Tensor | None
    dropout: float
    is_causal: bool
    enable_gqa: bool

    @property
    def three(self) -> tuple[Tensor, Tensor, Tensor]:
        return self.query, self.key, self.value


def _shares_evenly(asked: SDPAParams) -> bool:
    heads = [t.shape[1] for t in asked.three]
    return heads[1] == heads[2] and (heads[0] == heads[1] or (asked.enable_gqa and heads[1] > 0 and not heads[0] % heads[1]))


def _has_shape_of_mask(asked: SDPAParams) -> bool:
    wanted = (*asked.query.shape[:3], asked.key.shape[2])
    given = () if asked.attn_mask is None else asked.attn_mask.shape
    return asked.attn_mask is None or (len(given) in (2, 4) and all(n in (1, full) for n, full in zip(reversed(given), reversed(wanted))))


# What must hold for the one kernel of the CPU that PyTorch takes for fused, in the order in which it is looked at, and what is said where it does not.
_OF_FLASH_ON_THE_CPU: tuple[tuple[Callable[[SDPAParams], bool], Callable[[SDPAParams], str]], ...] = (
    (
        lambda asked: all(t.dtype in _FLOATS for t in asked.three),
        lambda asked: f"Expected query, key and value to all be of dtype: {{Float, Double, BFloat16, Half}}. Got {asked.query.dtype} instead.",
    ),
    (
        lambda asked: all(t.dim() == 4 for t in asked.three),
        lambda asked: f"All fused kernels requires query, key and value to be 4 dimensional, but got {[t.dim() for t in asked.three]} instead.",
    ),
    (lambda asked: not asked.dropout, lambda asked: "Both fused kernels do not support non-zero dropout."),
    (
        lambda asked: len({t.shape[0] for t in asked.three}) == 1 and _shares_evenly(asked),
        lambda asked: (
            "For dense inputs, both fused kernels require query, key and value to have the same batch_size and num_heads, unless enable_gqa lets heads "
            f"share keys. Got {[list(t.shape) for t in asked.three]} instead."
        ),
    ),
    (
        lambda asked: len({t.shape[3] for t in asked.three}) == 1,
        lambda asked: f"Flash attention requires q,k,v to have the same last dimension. Got {[t.shape[3] for t in asked.three]} instead.",
    ),
    (
        _has_shape_of_mask,
        lambda asked: (
            "Please use the following attn mask shapes: 2d - ({Q_seq_len, 1} x {KV_seq_len, 1}); "
            "4d - ({Batch, 1} x {Num_heads, 1} x {Q_seq_len, 1} x {KV_seq_len, 1})"
        ),
    ),
    (
        lambda asked: asked.attn_mask is None or not asked.attn_mask.requires_grad,
        lambda asked: "attn_mask requires a gradient, which the fused kernel does not compute.",
    ),
    (
        lambda asked: all(t.stride(-1) == 1 for t in asked.three),
        lambda asked: f"All fused kernels require the last dimension of the input to have stride 1. Got {[t.stride(-1) for t in asked.three]} instead.",
    ),
)


def _why_not_flash(asked: SDPAParams) -> str:
    return next((tells(asked) for holds, tells in _OF_FLASH_ON_THE_CPU if not holds(asked)), "")


def why_not_efficient(asked: SDPAParams) -> str:
    """Why attention cannot be computed on a device in blocks of a few queries; "" if it can."""
    if asked.dropout:
        return "There is no such kernel with dropout."
    return "" if all(t.dtype in _FLOATS for t in asked.three) else f"Expected query, key and value of floating-point numbers. Got {asked.query.dtype} instead."


def _nothing(asked: SDPAParams) -> str:
    return ""


def chosen(asked: SDPAParams, why_not_fused: Callable[[SDPAParams], str]) -> SDPBackend:
    """The first choice of what is allowed; PyTorch's errors where nothing is, or nothing of it can be.

    Args:
        asked: what is to be computed.
        why_not_fused: gives why a library of the device cannot; "" if it can.
    """
    on_cpu = asked.query.device.type == "cpu"
    known: dict[SDPBackend, tuple[str, Callable[[SDPAParams], str]]] = {  # what it is called, and what tells why it cannot be
        SDPBackend.FLASH_ATTENTION: ("Flash attention", _why_not_flash if on_cpu else why_not_fused),
        SDPBackend.MATH: ("Math", _nothing),
    }
    if not on_cpu:
        known[SDPBackend.CUDNN_ATTENTION] = "CuDNN attention", why_not_fused
        known[SDPBackend.EFFICIENT_ATTENTION] = "Memory efficient", why_not_efficient
    ways = [way for way in allowed.order if way in allowed.ways and way in known]
    if not ways:
        raise RuntimeError(
            "No viable backend for scaled_dot_product_attention was found. This is likely due to turning off both the math kernel and the fused kernels."
        )
    reasons = {way: known[way][1](asked) for way in ways}
    for way, reason in reasons.items():
        if not reason:
            return way
    for way, reason in reasons.items():
        for line in (f"{known[way][0]} kernel not used because:", reason):
            warn_user(line)
    raise RuntimeError("No available kernel.  Aborting execution.")
