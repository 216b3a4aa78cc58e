"""The extension module with all kernels: plain C sources, and the few functions that cffi declares to Python."""

import os
from pathlib import Path

import cffi  # type: ignore[import-untyped,unused-ignore]
import numpy

ROOT = Path(__file__).resolve().parent.parent
CSRC, GENERATED = ROOT / "csrc", ROOT / "generated" / "kernels"

# -O3 vectorises; no contraction, so that results are the same on all machines; errno is nobody's business here. Never
# -ffast-math: it would break infinities, NaNs and, for the whole process, denormals.
COMPILE = ["-O3", "-std=gnu11", "-fno-math-errno", "-fno-trapping-math", "-ffp-contract=off", "-fwrapv", "-fopenmp-simd", "-pthread", "-Wall", "-Wno-unused-function", "-g0"]


def _relative(path: Path) -> str:
    return os.path.relpath(path, ROOT)


def _sources() -> list[str]:
    return [_relative(p) for p in (*sorted(CSRC.glob("*.c")), *sorted(GENERATED.glob("*.c")))]


ffibuilder = cffi.FFI()
ffibuilder.cdef(
    """
    int sg_register(uintptr_t dict, uintptr_t fallback);
    const char *sg_kernels_digest(void);
    void sg_set_bfloat16(int number);
    void sg_set_threads(int count);
    int sg_get_threads(void);
    void sg_set_pool_limit(size_t bytes);
    size_t sg_pool_size(void);
    """
)
ffibuilder.set_source(
    "specgrad._kernels",
    '#include "register.h"',
    sources=_sources(),
    depends=[_relative(p) for p in sorted(CSRC.glob("*.h"))],
    include_dirs=["csrc", numpy.get_include()],
    define_macros=[("_CFFI_NO_LIMITED_API", None)],  # kernels need all of Python's C API
    py_limited_api=False,
    extra_compile_args=COMPILE,
    extra_link_args=["-pthread", "-lm"],
)
