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
    try:
        import torch
    except ImportError:
        print("the benchmarks compare with PyTorch: pip install torch==2.13.0", file=sys.stderr)
        return 1
    torch.set_num_threads(specgrad.get_num_threads())
    print(f"{'':63} {'specgrad':>12} {'PyTorch':>12} {'ratio':>8}")
    rows = []
    for name in wanted or GROUPS:
        of_group = []
        for row in GROUPS[name].rows(specgrad, torch):
            print(line(row), flush=True)
            of_group.append(row)
        print(f"{name:10} {summary(name, of_group)}\n")
        rows += of_group
    if not wanted or "--page" in args:
        versions = f"specgrad {specgrad.__version__}, PyTorch {torch.__version__}, NumPy {numpy.__version__}, Python {platform.python_version()}"
        PAGE.write_text(page(rows, versions, PAGE.read_text(encoding="utf-8") if wanted else ""), encoding="utf-8")
        print(f"wrote {PAGE.name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
