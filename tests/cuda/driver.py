"""The stand-in for CuPy with a driver beneath it: ops launch kernels by the real launcher, and what these are compiled to runs on the host."""

from __future__ import annotations

import ctypes
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

from specgrad.array.backends import BACKENDS
from specgrad.compiler.device import cudnn as cudnn_library
from specgrad.compiler.device import driver as loading
from specgrad.compiler.device import offer, products
from specgrad.compiler.device.source import Source
from tests.cuda.ptx.run import CC, HERE, Fault, Program, Range
from tests.cuda.twin import capture
from tests.cuda.twin.arrays import LIVE
from tests.cuda.twin.device import CUDARuntimeError, Device, Waiting, current
from tests.cuda.twin.modules import twin

launched: Counter[str] = Counter()  # kernels that ops have launched, by name
every: list[str] = []  # and by the layout, in their order


ILLEGAL_ADDRESS = 700


class Breaks:
    """Whether a kernel that does what it may not breaks the device, as it does in CUDA; else it is an error of the test."""

    wanted = False


@ctypes.CFUNCTYPE(None, ctypes.c_char_p)
def _note(entry: bytes) -> None:
    """Count a launch by the kernel, whatever its layout; what joins parts belongs to what made them."""
    name, _, layout = entry.decode().rpartition("_")
    launched[name] += layout != "parts" or name not in launched
    every.append(entry.decode())


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
def _captures(stream: int | None, number: int) -> int:
    """Whether a launch becomes part of a graph, which launches it again then."""
    key = current.index, stream or 0
    if key not in capture.of:
        return 0
    try:
        capture.of[key].put(key, lambda: library().twin_again(number, current.streams.get(current.index, 0)))
    except CUDARuntimeError as error:
        return -error.status
    return 1


@ctypes.CFUNCTYPE(ctypes.c_int)
def _may_load() -> int:
    try:
        capture.unsafe()
    except CUDARuntimeError as error:
        return error.status
    return 0


def _library(name: str) -> ctypes.CDLL:
    """A twin of one of CUDA's libraries, compiled."""
    made = Path(tempfile.mkdtemp(prefix="specgrad-twin-")) / f"{name}.so"
    flags = ["-std=gnu11", "-O1", "-w", "-fPIC", "-shared", f"-I{HERE.parent}"]
    done = subprocess.run([str(CC), *flags, "-o", str(made), str(HERE.parent / f"{name}_twin.c"), "-lm", "-ldl"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = ctypes.CDLL(str(made))
    found.path = str(made)
    return found


@cache
def products_library() -> ctypes.CDLL:
    """The twin of cublasLt, whose products are kernels of the driver's twin."""
    return _library("libcublaslt")


@cache
def convolutions_library() -> ctypes.CDLL:
    """The twin of cuDNN, whose convolutions are kernels of the driver's twin."""
    return _library("libcudnn")


@cache
def library() -> ctypes.CDLL:
    """The driver's twin."""
    found = _library("libcuda")
    found.twin_finish.restype = ctypes.c_char_p
    found.twin_again.argtypes = [ctypes.c_int, ctypes.c_void_p]
    return found


def finish(seed: int = 1) -> None:
    """Run the kernels that wait."""
    if not library().twin_waiting():
        return
    live = [(m.ptr, m.size) for m in list(LIVE) if m.size]
    live += [(b.ctypes.data, b.nbytes) for pool in list(capture.POOLS) for b in pool.blocks if b.nbytes]
    memory = (Range * (len(live) + 1))(*live, (0, 0))
    fault = library().twin_finish(memory, seed)
    if fault and not Breaks.wanted:
        raise Fault(fault.decode())
    if fault:
        Waiting.broken = ILLEGAL_ADDRESS
        library().twin_fails(ILLEGAL_ADDRESS)


def _image(source: Source, arch: str) -> bytes:
    assert arch == "sm_90"
    return str(Program([source]).path).encode() + b"\0"


@contextmanager
def driver(waits: bool = True, traps: str | None = None, cudnn: bool = False) -> Iterator[SimpleNamespace]:
    """Ops on the stand-in's arrays launch kernels.

    Args:
        waits: whether who looks at memory waits for these, as the order of a stream makes CuPy wait.
        traps: a kernel whose name begins so fails; given, and be it "", what kernels may not do breaks the device, as in CUDA, and is no error of the test.
        cudnn: whether there is a library of convolutions.
    """
    files = {loading.VARIABLE: library().path, products.VARIABLE: products_library().path, cudnn_library.VARIABLE: convolutions_library().path if cudnn else ""}
    patches = [
        mock.patch.dict("os.environ", {**files, offer.VARIABLE: "compiled"}),
        mock.patch.object(loading, "cubin", _image),
        mock.patch.object(offer, "nvrtc", lambda: None),  # what compiles here is not asked for machine code
        mock.patch.object(Device, "compute_capability", "90", create=True),
        mock.patch.object(Waiting, "finish", staticmethod(finish) if waits else None),
    ]
    loading.driver.cache_clear()
    products.library.cache_clear()
    cudnn_library.missing.cache_clear()
    Breaks.wanted, Waiting.broken = traps is not None, 0
    library().twin_traps((traps or "").encode())
    library().twin_tells(_note)
    library().twin_captures(_captures, _may_load)
    launched.clear()
    every.clear()
    with twin() as counts:
        for patch in patches:
            patch.start()
        offer.withdraw(BACKENDS["cuda"])
        try:
            yield SimpleNamespace(counts=counts, launched=launched, all=every, finish=finish)
            finish()
        finally:
            Breaks.wanted, Waiting.broken = False, 0
            library().twin_traps(b"")
            library().twin_fails(0)
            offer.withdraw(BACKENDS["cuda"])
            for patch in reversed(patches):
                patch.stop()
            loading.driver.cache_clear()
            products.library.cache_clear()
            cudnn_library.missing.cache_clear()
