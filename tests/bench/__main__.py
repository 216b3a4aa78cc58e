"""`python -m tests.bench [GROUP...]` prints ratios to PyTorch; with all groups, or with `--page`, it also writes these into docs/benchmarks.md."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import numpy

import specgrad

from . import (
    bandwidth,
    by_hand,
    calls,
    compiled,
    device,
    edit,
    emitted,
    every,
    families,
    functions,
    gradcheck,
    images,
    launching,
    optimizers,
    overhead,
    package,
    profiling,
    scale,
    steps,
    transforms,
)  # fmt: skip
from .report import line, page, summary

GROUPS = {
    "overhead": overhead,
    "calls": calls,
    "every": every,
    "by_hand": by_hand,
    "bandwidth": bandwidth,
    "functions": functions,
    "images": images,
    **{name: families.Family(name) for name in families.FAMILIES},
    "steps": steps,
    "optimizers": optimizers,
    "compiled": compiled,
    "package": package,
    "transforms": transforms,
    "profiling": profiling,
    "gradcheck": gradcheck,
    "scale": scale,
    "launching": launching,
    "device": device,
    "edit": edit,
    "emitted": emitted,
}
PAGE = Path(__file__).resolve().parents[2] / "docs" / "benchmarks.md"


def main(args: list[str]) -> int:
    wanted = [arg for arg in args if arg != "--page"]
    unknown = [name for name in wanted if name not in GROUPS]
    if unknown:
        print(f"unknown group {unknown[0]!r}; there are: {' '.join(GROUPS)}", file=sys.stderr)
        return 2
    lacking = device.missing()
    if lacking and "device" in wanted:
        print(f"the group device needs a CUDA device: {lacking}", file=sys.stderr)
        return 1
    try:
        import torch
    except ImportError:
        torch = None
        if wanted != ["device"]:
            print("the benchmarks compare with PyTorch: pip install torch==2.13.0", file=sys.stderr)
            return 1
    else:
        torch.set_num_threads(specgrad.get_num_threads())
    print(f"{'':63} {'specgrad':>12} {'PyTorch':>12} {'ratio':>8}")
    rows = []
    measured = wanted or [name for name in GROUPS if name != "device" or not lacking]
    for name in measured:
        of_group = []
        for row in GROUPS[name].rows(specgrad, torch):
            print(line(row), flush=True)
            of_group.append(row)
        print(f"{name:10} {summary(name, of_group)}\n")
        rows += of_group
    if not wanted or "--page" in args:
        of_torch = f"PyTorch {torch.__version__}, " if torch else ""
        versions = f"specgrad {specgrad.__version__}, {of_torch}NumPy {numpy.__version__}, Python {platform.python_version()}"
        elsewhere = {"device": device.measured(specgrad, torch)} if "device" in measured else {}
        before = PAGE.read_text(encoding="utf-8") if wanted or "device" not in measured else ""  # what was measured on a device stays where there is none
        PAGE.write_text(page(rows, versions, before, elsewhere), encoding="utf-8")
        print(f"wrote {PAGE.name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
