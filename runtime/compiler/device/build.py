"""`specgrad build --cuda sm_90`: kernels of a device, compiled before anybody launches them; for containers, and before measurements."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from .compile import CompilerError, cubin, nvrtc
from .source import Source, every, find


def main(argv: Sequence[str]) -> int:
    """The command; the exit status is 0 if all kernels are there."""
    parser = argparse.ArgumentParser("specgrad build", description=__doc__)
    parser.add_argument("--cuda", required=True, metavar="ARCH", help="the architecture of the device: sm_90 of an H100, sm_80 of an A100")
    parser.add_argument("kernels", nargs="*", metavar="KERNEL", help="kernels by name, as generated/cuda has them; all if none is named")
    args = parser.parse_args(argv)
    start = time.perf_counter()
    try:
        sources = _wanted(args.kernels)
        nvrtc()
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            sizes = list(pool.map(lambda source: len(cubin(source, args.cuda)), sources))
    except CompilerError as error:
        print(f"specgrad: {error}", file=sys.stderr)
        return 1
    print(f"{len(sizes)} kernels for {args.cuda}, {sum(sizes) / 2**20:.1f} MB, in {time.perf_counter() - start:.1f} s")
    return 0


def _wanted(names: Sequence[str]) -> list[Source]:
    found = [(kernel, source) for kernel, dtype in every() if (not names or kernel in names) and (source := find(kernel, dtype))]
    if unknown := sorted(set(names) - {kernel for kernel, _ in found}):
        raise CompilerError(f"there is no kernel {', '.join(unknown)} for devices; `specgrad show OP` shows those of an op")
    return [source for _, source in found]
