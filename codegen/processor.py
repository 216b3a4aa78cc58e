"""Which steps of x86-64's instructions this machine's processor has: kernels have versions for the third and the fourth (csrc/kernel.h)."""

from __future__ import annotations

import platform
from functools import cache
from pathlib import Path

_FOURTH = {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}
_THIRD = {"avx2", "fma", "bmi1", "bmi2", "f16c", "movbe", "abm"}


@cache
def level() -> int | None:
    """4, 3, or 1 for older ones; None of other processors, and where the system does not say."""
    if platform.machine() not in ("x86_64", "AMD64"):
        return None
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None
    flags = next((line for line in lines if line.startswith("flags")), None)
    if flags is None:
        return None
    known = set(flags.split())
    return 1 if not known >= _THIRD else 4 if known >= _FOURTH else 3
