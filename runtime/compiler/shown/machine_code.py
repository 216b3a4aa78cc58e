"""`specgrad show OP --sass`: what the compiler for devices has made of the kernels of an op: registers, memory, widths of reads and writes, and the code."""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from specgrad.codegen.commands.show import kernels_of
from specgrad.codegen.project import ProjectError

from ..device.compile import CompilerError, cubin
from ..device.source import DTYPES, Source, find

ARCH = "sm_90"  # of an H100


def main(argv: Sequence[str]) -> int:
    """The command; the exit status is 0 if the code of a kernel was printed."""
    parser = argparse.ArgumentParser("specgrad show", description=__doc__)
    parser.add_argument("op", metavar="OP")
    parser.add_argument("--sass", nargs="?", const=ARCH, required=True, metavar="ARCH", help=f"the architecture of the device, {ARCH} if none is named")
    parser.add_argument("--dtype", choices=tuple(DTYPES.values()), help="of the arrays: float32, or the first that a kernel has")
    args = parser.parse_args(argv)
    try:
        sources = list(_sources(args.op, args.dtype))
        if not sources:
            asked = f" for {args.dtype}" if args.dtype else ""
            raise CompilerError(f"{args.op} has no kernel of its own on devices{asked}: `specgrad show {args.op}` prints what it has")
        for source in sources:
            print(shown(source, args.sass), end="")
    except (CompilerError, ProjectError) as error:
        print(f"specgrad: {error}", file=sys.stderr)
        return 1
    return 0


def _sources(op: str, dtype: str | None) -> Iterator[Source]:
    """Of each kernel of an op that for a dtype; if none is given, for float32, or what comes first."""
    for kernel in kernels_of(op):
        tried = (dtype,) if dtype else ("float32", *DTYPES.values())
        yield from [found for d in tried if (found := find(kernel, d)) is not None][:1]


@cache
def cuobjdump() -> str | None:
    """NVIDIA's tool that shows machine code: of its package, or on the PATH."""
    found = importlib.util.find_spec("nvidia")
    wheels = [tool for root in (found.submodule_search_locations or []) if found for tool in Path(root).glob("*/bin/cuobjdump")] if found else []
    return str(wheels[0]) if wheels else shutil.which("cuobjdump")


def dumped(file: Path, what: str) -> str:
    """What cuobjdump tells of a file of machine code, "-sass" or "-res-usage"."""
    tool = cuobjdump()
    if tool is None:
        raise CompilerError("to show machine code needs cuobjdump and nvdisasm: pip install nvidia-cuda-cuobjdump nvidia-cuda-nvdisasm, or CUDA's toolkit")
    path = os.pathsep.join([str(Path(tool).parent), os.environ.get("PATH", "")])  # where it looks for nvdisasm
    done = subprocess.run([tool, what, str(file)], capture_output=True, text=True, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise CompilerError(f"cuobjdump {what} failed: {' '.join((done.stderr or done.stdout).split())}")
    return done.stdout


def shown(source: Source, arch: str) -> str:
    """The text for a kernel: a line of figures for each of its layouts, and the code."""
    with tempfile.TemporaryDirectory(prefix="specgrad-sass-") as folder:
        file = Path(folder) / "kernel.cubin"
        file.write_bytes(cubin(source, arch))
        code, used = dumped(file, "-sass"), dumped(file, "-res-usage")
    lines = [f"---- {source.name}, {arch} ----"]
    parts = {part.split()[0]: part for part in code.split("Function : ")[1:]}
    for entry, registers, stack, local in re.findall(r"Function (\w+):\s+REG:(\d+) STACK:(\d+) SHARED:\d+ LOCAL:(\d+)", used):
        accesses = Counter(re.findall(r"\b((?:LDG|STG|RED|REDG|ATOMG)\.E[.\w]*)", parts.get(entry, "")))
        told = ", ".join(f"{count} {name}" for name, count in sorted(accesses.items()))
        lines.append(f"{entry}: {registers} registers, {int(stack) + int(local)} bytes of a thread in memory; {told}")
    return "\n".join([*lines, "", code.strip("\n"), ""]) + "\n"
