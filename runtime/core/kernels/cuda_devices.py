"""CUDA devices: which is the current one, what they are, and the memory that CuPy's pool has of them. As torch.cuda has it."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from specgrad.core.base.tracebacks import hides_frames

from . import cuda_graphs, cuda_streams
from .cuda_arrays import BACKEND, OnDevice, _cupy, device_count, is_available, use_device
from .cuda_streams import index_of_device

_SYNC_DEBUG = ("default", "warn", "error")
_peaks: dict[tuple[str, int], int] = {}  # the most bytes that were seen, allocated and reserved, by device


@hides_frames
def set_device(device: Any) -> None:
    """Let a device be the current one of this thread; a negative number changes nothing."""
    index = index_of_device(device)
    if index >= 0:
        use_device(index)


class device:
    """A context within which a device is the current one; with None or a negative number, as outside of it."""

    __module__ = "specgrad.cuda"
    __slots__ = ("_within", "idx")

    idx: int

    @hides_frames
    def __init__(self, device: Any):
        self.idx = -1 if device is None else index_of_device(device)
        self._within: OnDevice | None = None

    def __enter__(self) -> None:
        if self.idx >= 0:
            self._within = OnDevice(self.idx)
            self._within.__enter__()

    def __exit__(self, *error: object) -> None:
        if self._within is not None:
            self._within.__exit__(*error)


class device_of(device):
    """A context within which the device of a tensor is the current one; with a tensor of the CPU, as outside of it."""

    __module__ = "specgrad.cuda"
    __slots__ = ()

    def __init__(self, obj: Any):
        super().__init__(obj.get_device() if obj.is_cuda else None)


def is_initialized() -> bool:
    """Whether anything has asked for a device yet."""
    return _cupy.cache_info().currsize > 0


def init() -> None:
    """Ask for a device, which the first tensor there does otherwise; an error says what is missing."""
    _cupy()


# ---- what they are


def _properties(device: Any) -> tuple[int, dict[str, Any]]:
    index, cupy = index_of_device(device), _cupy()
    if not 0 <= index < device_count():
        raise AssertionError("Invalid device id")
    return index, cupy.cuda.runtime.getDeviceProperties(index)


@hides_frames
def get_device_properties(device: Any = None) -> SimpleNamespace:
    """What there is to know of a device: its name, memory, processors, by PyTorch's names."""
    _, known = _properties(device)
    return SimpleNamespace(
        name=_text(known["name"]),
        major=known["major"],
        minor=known["minor"],
        total_memory=known["totalGlobalMem"],
        multi_processor_count=known["multiProcessorCount"],
        is_integrated=known["integrated"],
        is_multi_gpu_board=known["isMultiGpuBoard"],
        max_threads_per_multi_processor=known["maxThreadsPerMultiProcessor"],
        regs_per_multiprocessor=known["regsPerMultiprocessor"],
        shared_memory_per_block=known["sharedMemPerBlock"],
        shared_memory_per_multiprocessor=known["sharedMemPerMultiprocessor"],
        warp_size=known["warpSize"],
        L2_cache_size=known["l2CacheSize"],
        pci_bus_id=known["pciBusID"],
        pci_device_id=known["pciDeviceID"],
        pci_domain_id=known["pciDomainID"],
    )


def _text(name: Any) -> str:
    return name.decode() if isinstance(name, bytes) else str(name)


@hides_frames
def get_device_name(device: Any = None) -> str:
    """The name of a device."""
    return _text(_properties(device)[1]["name"])


@hides_frames
def get_device_capability(device: Any = None) -> tuple[int, int]:
    """The compute capability of a device: (9, 0) of an H100."""
    _, known = _properties(device)
    return known["major"], known["minor"]


@hides_frames
def is_bf16_supported(including_emulation: bool = True) -> bool:
    """Whether the current device computes with bfloat16, from capability 8.0 on by itself; before, float32 is computed with and rounded."""
    if not is_available():
        return False
    return including_emulation or get_device_capability()[0] >= 8


@hides_frames
def can_device_access_peer(device: Any, peer_device: Any) -> bool:
    """Whether a device may read the memory of another."""
    index, peer, cupy = index_of_device(device), index_of_device(peer_device), _cupy()
    if not 0 <= index < device_count():
        raise AssertionError("Invalid device id")
    if not 0 <= peer < device_count():
        raise AssertionError("Invalid peer device id")
    return bool(index != peer and cupy.cuda.runtime.deviceCanAccessPeer(index, peer))


# ---- memory


@hides_frames
def memory_allocated(device: Any = None) -> int:
    """How many bytes of a device arrays have, in the blocks of CuPy's pool: a multiple of 512 for each."""
    return _in_pool("allocated", device)


@hides_frames
def memory_reserved(device: Any = None) -> int:
    """How many bytes of a device CuPy's pool has, for arrays and for those to come."""
    return _in_pool("reserved", device)


def _in_pool(kind: str, device: Any) -> int:
    index = index_of_device(device)
    with OnDevice(index):
        cuda_streams.let_go()
        pools = [_cupy().get_default_memory_pool(), *cuda_graphs.pools()]
        found = sum(int(pool.used_bytes() if kind == "allocated" else pool.total_bytes()) for pool in pools)
    _peaks[kind, index] = max(found, _peaks.get((kind, index), 0))
    return found


@hides_frames
def max_memory_allocated(device: Any = None) -> int:
    """The largest `memory_allocated()` that was seen since the peak was reset. CuPy's pool keeps no peak: what lies between two questions is not seen."""
    memory_allocated(device)
    return _peaks["allocated", index_of_device(device)]


@hides_frames
def max_memory_reserved(device: Any = None) -> int:
    """The largest `memory_reserved()` that was seen since the peak was reset; the pool grows only, but for `empty_cache()`."""
    memory_reserved(device)
    return _peaks["reserved", index_of_device(device)]


@hides_frames
def reset_peak_memory_stats(device: Any = None) -> None:
    """Forget the largest memory that was seen."""
    index = index_of_device(device)
    for kind in ("allocated", "reserved"):
        _peaks.pop((kind, index), None)


@hides_frames
def memory_stats(device: Any = None) -> dict[str, int]:
    """What is known of the memory, by PyTorch's names; peaks are the largest that were seen."""
    current = {"allocated": memory_allocated(device), "reserved": memory_reserved(device)}
    peaks = {"allocated": max_memory_allocated(device), "reserved": max_memory_reserved(device)}
    stats = {f"{kind}_bytes.all.current": current[kind] for kind in current} | {f"{kind}_bytes.all.peak": peaks[kind] for kind in peaks}
    return stats | {"inactive_split_bytes.all.current": current["reserved"] - current["allocated"]}


def empty_cache() -> None:
    """Give memory back to the devices that no array has. Nothing, where no device was asked for yet."""
    if is_initialized():
        cuda_streams.let_go()
        for index in range(device_count()):
            with OnDevice(index):
                _cupy().get_default_memory_pool().free_all_blocks()


@hides_frames
def mem_get_info(device: Any = None) -> tuple[int, int]:
    """How many bytes of a device are free, and how many it has."""
    with OnDevice(index_of_device(device)):
        free, total = _cupy().cuda.runtime.memGetInfo()
    return int(free), int(total)


if TYPE_CHECKING:

    class OutOfMemoryError(MemoryError):
        """The error for memory that a device has not."""


@cache
def _out_of_memory() -> type[Exception]:
    """CuPy's error for memory that a device has not, which ops raise; without CuPy one that nobody raises."""
    try:
        import cupy  # type: ignore[import-not-found,import-untyped,unused-ignore]
    except ImportError:
        return type("OutOfMemoryError", (MemoryError,), {"__module__": "specgrad.cuda"})
    return cupy.cuda.memory.OutOfMemoryError


def __getattr__(name: str) -> Any:
    """`OutOfMemoryError`, for which CuPy is imported."""
    if name == "OutOfMemoryError":
        return _out_of_memory()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name)


# ---- waits that nobody asked for


@hides_frames
def set_sync_debug_mode(debug_mode: int | str) -> None:
    """Warn, or raise an error, where the host waits for a device because it reads a tensor: "default", "warn" and "error", or 0, 1 and 2.

    Ops whose result has as many elements as the data say, such as `nonzero`, wait too, and are not seen.
    """
    if isinstance(debug_mode, str):
        if debug_mode not in _SYNC_DEBUG:
            raise RuntimeError("invalid value of debug_mode, expected one of `default`, `warn`, `error`")
        debug_mode = _SYNC_DEBUG.index(debug_mode)
    if debug_mode not in (0, 1, 2):
        raise RuntimeError("invalid value of debug_mode, expected one of 0, 1, 2")
    _cupy()
    BACKEND.sync_debug = _SYNC_DEBUG[debug_mode]


def get_sync_debug_mode() -> int:
    """What `set_sync_debug_mode` was given, as a number."""
    return _SYNC_DEBUG.index(BACKEND.sync_debug)
