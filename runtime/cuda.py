"""CUDA devices, with torch.cuda's names, over CuPy: streams and events, devices, memory. CuPy is imported when a device is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .core.base.lazy import lazy_imports
from .core.kernels.cuda_arrays import current_device, device_count, is_available

if TYPE_CHECKING:
    from .core.factories.cuda_random import (
        get_rng_state,
        get_rng_state_all,
        initial_seed,
        manual_seed,
        manual_seed_all,
        seed,
        seed_all,
        set_rng_state,
        set_rng_state_all,
    )
    from .core.kernels.cuda_devices import (
        OutOfMemoryError,
        can_device_access_peer,
        device,
        device_of,
        empty_cache,
        get_device_capability,
        get_device_name,
        get_device_properties,
        get_sync_debug_mode,
        init,
        is_bf16_supported,
        is_initialized,
        max_memory_allocated,
        max_memory_reserved,
        mem_get_info,
        memory_allocated,
        memory_reserved,
        memory_stats,
        reset_peak_memory_stats,
        set_device,
        set_sync_debug_mode,
    )
    from .core.kernels.cuda_graphs import CUDAGraph, graph, graph_pool_handle, is_current_stream_capturing
    from .core.kernels.cuda_streams import (
        Event,
        ExternalStream,
        Stream,
        StreamContext,
        check,
        current_stream,
        default_stream,
        set_stream,
        stream,
        synchronize,
    )
    from .nn.utils.graphed_callables import make_graphed_callables

# fmt: off
__all__ = [
    "CUDAGraph", "Event", "ExternalStream", "OutOfMemoryError", "Stream", "StreamContext", "can_device_access_peer", "check", "current_device",
    "current_stream", "default_stream", "device", "device_count", "device_of", "empty_cache", "get_device_capability", "get_device_name",
    "get_device_properties", "get_rng_state", "get_rng_state_all", "get_sync_debug_mode", "graph", "graph_pool_handle", "init", "initial_seed",
    "is_available", "is_bf16_supported", "is_current_stream_capturing", "is_initialized", "make_graphed_callables", "manual_seed", "manual_seed_all",
    "max_memory_allocated", "max_memory_reserved", "mem_get_info", "memory_allocated", "memory_reserved", "memory_stats", "reset_peak_memory_stats", "seed",
    "seed_all", "set_device", "set_rng_state", "set_rng_state_all", "set_stream", "set_sync_debug_mode", "stream", "synchronize",
]
_FROM = {
    "core.factories.cuda_random": (
        "get_rng_state", "get_rng_state_all", "initial_seed", "manual_seed", "manual_seed_all", "seed", "seed_all", "set_rng_state", "set_rng_state_all",
    ),
    "core.kernels.cuda_graphs": ("CUDAGraph", "graph", "graph_pool_handle", "is_current_stream_capturing"),
    "core.kernels.cuda_streams": (
        "Event", "ExternalStream", "Stream", "StreamContext", "check", "current_stream", "default_stream", "set_stream", "stream", "synchronize",
    ),
    "nn.utils.graphed_callables": ("make_graphed_callables",),
}
# fmt: on

if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    __getattr__, __dir__ = lazy_imports(
        __name__,
        {
            name: f"specgrad.{next((place for place, names in _FROM.items() if name in names), 'core.kernels.cuda_devices')}"
            for name in __all__
            if name not in globals()
        },
    )
