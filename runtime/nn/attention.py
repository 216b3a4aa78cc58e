"""Which ways of attending `scaled_dot_product_attention` may take, with torch.nn.attention's names.

On the CPU there are two: FLASH_ATTENTION computes a few weights at a time, MATH all of them at once. On a device there are three: FLASH_ATTENTION and
CUDNN_ATTENTION are cuDNN's kernel, EFFICIENT_ATTENTION is by products of matrices, a few queries at a time, and MATH as on the CPU.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from specgrad.array.nn.attention_backends import WAYS, SDPBackend, allowed
from specgrad.compose.nn.attention import why_not_fused
from specgrad.compose.nn.attention_choice import SDPAParams, why_not_efficient
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.tracebacks import hides_frames

__all__ = ["SDPBackend", "sdpa_kernel"]


@contextmanager
def sdpa_kernel(backends: list[SDPBackend] | SDPBackend, set_priority: bool = False) -> Iterator[dict[Any, Any]]:
    """A context, or a decorator, within which `scaled_dot_product_attention` takes one of some ways alone, in all threads.

    Where none of them can be taken it is an error, before which warnings say why.

    >>> x = specgrad.ones(1, 1, 2, 4)
    >>> with sdpa_kernel(SDPBackend.MATH):
    ...     y = specgrad.nn.functional.scaled_dot_product_attention(x, x, x)

    Args:
        backends: the ways that may be taken.
        set_priority: whether the first of them is the first choice; else it is the one that is used if nothing is said.
    """
    if not isinstance(backends, (list, SDPBackend)):
        raise AssertionError(f"Backend must be an instance of SDPBackend or a list of SDPBackend instances, got {type(backends).__name__}")
    wanted = [backends] if isinstance(backends, SDPBackend) else list(dict.fromkeys(backends))
    before = allowed.ways, allowed.order
    order = allowed.order
    if set_priority:
        first = [SDPBackend(int(way)) for way in wanted]
        order = (*(way for way in first if way in WAYS), *(way for way in allowed.order if way not in first))
    allowed.ways, allowed.order = frozenset(way for way in WAYS if way in wanted), order
    try:
        yield {}
    finally:
        allowed.ways, allowed.order = before


@hides_frames
def sdp_kernel(enable_flash: bool = True, enable_math: bool = True, enable_mem_efficient: bool = True, enable_cudnn: bool = True) -> Any:
    """An older form of `sdpa_kernel`, which PyTorch advises against."""
    warn_user("sdp_kernel() is deprecated: use specgrad.nn.attention.sdpa_kernel()", FutureWarning)
    wanted = {
        SDPBackend.FLASH_ATTENTION: enable_flash,
        SDPBackend.EFFICIENT_ATTENTION: enable_mem_efficient,
        SDPBackend.MATH: enable_math,
        SDPBackend.CUDNN_ATTENTION: enable_cudnn,
    }
    return sdpa_kernel([way for way, yes in wanted.items() if yes])


# ---- one way at a time, as specgrad.backends.cuda shows them


def _allow(way: SDPBackend, enabled: bool, name: str) -> None:
    if not isinstance(enabled, bool):
        raise RuntimeError(f"{name} expects a bool, but got {type(enabled).__name__}")
    allowed.ways = allowed.ways | {way} if enabled else allowed.ways - {way}


@hides_frames
def enable_flash_sdp(enabled: bool) -> None:
    """Say whether FLASH_ATTENTION may be taken, in all threads."""
    _allow(SDPBackend.FLASH_ATTENTION, enabled, "enable_flash_sdp")


@hides_frames
def enable_mem_efficient_sdp(enabled: bool) -> None:
    """Say whether EFFICIENT_ATTENTION may be taken, in all threads."""
    _allow(SDPBackend.EFFICIENT_ATTENTION, enabled, "enable_mem_efficient_sdp")


@hides_frames
def enable_math_sdp(enabled: bool) -> None:
    """Say whether MATH may be taken, in all threads."""
    _allow(SDPBackend.MATH, enabled, "enable_math_sdp")


@hides_frames
def enable_cudnn_sdp(enabled: bool) -> None:
    """Say whether CUDNN_ATTENTION may be taken, in all threads."""
    _allow(SDPBackend.CUDNN_ATTENTION, enabled, "enable_cudnn_sdp")


def flash_sdp_enabled() -> bool:
    """Whether FLASH_ATTENTION may be taken."""
    return SDPBackend.FLASH_ATTENTION in allowed.ways


def mem_efficient_sdp_enabled() -> bool:
    """Whether EFFICIENT_ATTENTION may be taken."""
    return SDPBackend.EFFICIENT_ATTENTION in allowed.ways


def math_sdp_enabled() -> bool:
    """Whether MATH may be taken."""
    return SDPBackend.MATH in allowed.ways


def cudnn_sdp_enabled() -> bool:
    """Whether CUDNN_ATTENTION may be taken."""
    return SDPBackend.CUDNN_ATTENTION in allowed.ways


# ---- what a device can do


def _can(params: SDPAParams, debug: bool, why_not: Callable[[SDPAParams], str]) -> bool:
    if not isinstance(params, SDPAParams):
        raise TypeError(f"expected SDPAParams, but got {type(params).__name__}")
    reason = "The tensors are not on a device." if params.query.device.type == "cpu" else why_not(params)
    if reason and debug:
        warn_user(reason)
    return not reason


@hides_frames
def can_use_cudnn_attention(params: SDPAParams, debug: bool = False) -> bool:
    """Whether cuDNN attends to these tensors, of a device; with `debug` a warning says why not."""
    return _can(params, debug, lambda asked: why_not_fused(asked, 1 / math.sqrt(asked.query.shape[-1] or 1)))


can_use_flash_attention = can_use_cudnn_attention


@hides_frames
def can_use_efficient_attention(params: SDPAParams, debug: bool = False) -> bool:
    """Whether attention to these tensors, of a device, can be computed a few queries at a time; with `debug` a warning says why not."""
    return _can(params, debug, why_not_efficient)
