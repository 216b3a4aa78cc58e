"""Errors that a device tells of late: a kernel that fails is noticed when the host next waits, and everything that is called from then on fails too.

The error names the last kernels of specgrad's own that were launched, of which one may have failed. With CUDA_LAUNCH_BLOCKING=1 in the environment, and in
anomaly mode, each op is waited for, so that the error is raised by the very one, where the user has called it.
"""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Callable

from specgrad.core.base.call_site import is_package_file
from specgrad.core.base.tracebacks import OutOfMemory, array_modules, of_devices

VARIABLE = "CUDA_LAUNCH_BLOCKING"
_STICKY = frozenset((214, 700, 702, 710, *range(714, 720)))  # CUDA's errors of kernels and memory, after which a device does nothing any more
_WRAPPERS = ("called", "drawn")  # what functions are wrapped in: tracebacks.py, random.py
_SHOWN = 8  # launches of an error

broken: str = ""  # what every call says from now on; "" as long as all is well
last_launches: list[Callable[[], list[str]]] = []  # what tells of kernels that were launched, the last one first


class _Inside(threading.local):
    op = False  # whether an op of this thread is being waited for


inside: _Inside = _Inside()


def is_of_cuda(error: BaseException) -> bool:
    """Whether an error is what CUDA gave back."""
    return type(error).__name__ in ("CUDARuntimeError", "CUDADriverError") and hasattr(error, "status")


def is_out_of_memory(error: BaseException) -> bool:
    """Whether an error is CuPy's, for memory that a device has not."""
    return type(error).__name__ == "OutOfMemoryError" and type(error).__module__.startswith("cupy")


def happened_on(index: int, error: BaseException | None) -> None:
    """Note the device that has not the memory, for who tells of it when another is the current one again."""
    if error is not None and is_out_of_memory(error):
        error.__dict__.setdefault("device", index)


def out_of_memory(error: BaseException) -> OutOfMemory | None:
    """What an op raises instead of that: how many bytes it has wanted, of which device, and who has them. None for another error."""
    if not is_out_of_memory(error):
        return None
    import cupy  # type: ignore[import-not-found,import-untyped,unused-ignore]

    index: int = getattr(error, "device", cupy.cuda.runtime.getDevice())
    wanted = re.search(r"[\d,]+(?= bytes)", str(error))
    with cupy.cuda.Device(index):
        pool, (free, total) = cupy.get_default_memory_pool(), cupy.cuda.runtime.memGetInfo()
        arrays, kept = int(pool.used_bytes()), int(pool.free_bytes())
    return _told(
        type(error),
        f"can't allocate memory on cuda:{index}: {wanted[0].replace(',', '') if wanted else 'more'} bytes are wanted, and {free} of {total} are free; arrays "
        f"have {arrays}, and CuPy's pool keeps {kept} for others. {error}",
    )


of_devices.append(out_of_memory)
array_modules += ["cupy.", "cupyx."]


def _told(of_cupy: type[BaseException], text: str) -> OutOfMemory:
    """An error of both kinds: CuPy's, and that for what is larger than the memory of the host."""
    own = {"__module__": "specgrad.cuda", "__init__": OutOfMemory.__init__, "__reduce__": lambda error: (_told, (of_cupy, *error.args))}
    return type("OutOfMemoryError", (OutOfMemory, of_cupy), own)(text)


def is_sticky(status: int) -> bool:
    """Whether an error is of an earlier kernel, and of all that is called later."""
    return status in _STICKY


def called() -> str:
    """The function of the package that a user has called."""
    frame, name = sys._getframe(1), ""
    while frame.f_back is not None and is_package_file[frame.f_code.co_filename]:
        if frame.f_code.co_name not in _WRAPPERS:
            name = frame.f_code.co_name
        frame = frame.f_back
    return name


def _suspects() -> str:
    """What a failure that is told late may be of."""
    found = [line for tell in last_launches for line in tell()]
    shown = f"The last kernels that were launched are {', '.join(found[:_SHOWN])}" if found else "No kernel of specgrad's own was launched"
    return f"An earlier kernel failed, and the host has learnt it only now. {shown}; what CuPy launches is not counted. Set {VARIABLE}=1 to see which op it is."


def broken_by(text: str, op: str = "") -> RuntimeError:
    """The error for a device that has failed, and will go on to do so.

    Args:
        text: what CUDA says.
        op: which has failed, if that is known.
    """
    global broken
    if not broken:
        broken = f"CUDA error: {text}. The device does nothing any more in this process. {f'It was {op} that failed.' if op else _suspects()}"
    return RuntimeError(broken)


def raise_if_broken() -> None:
    """Raise the error of a device that has failed before."""
    if broken:
        raise RuntimeError(f"{called()}: {broken}")


def tells_of_kernel(error: BaseException) -> bool:
    """Whether an error of CUDA's is of an earlier kernel."""
    return is_of_cuda(error) and is_sticky(error.status)  # type: ignore[attr-defined]


def forget() -> None:
    """As if no device had ever failed, for tests."""
    global broken
    broken = ""
