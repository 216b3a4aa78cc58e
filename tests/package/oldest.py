"""Prints the oldest packages that pyproject.toml allows: of what specgrad runs with, what it makes use of, what its tests need, and what it is built with."""

import re
from pathlib import Path

TEXT = Path(__file__).parents[2].joinpath("pyproject.toml").read_text(encoding="utf-8")
KEYS = ("requires", "dependencies", "generate", "special", "trees", "files", "testing")
OTHERS = ("xdist", "einops")  # without which tests cannot run

bounds = [re.findall(r'"([\w-]+)>=([\d.]+)', line) for line in TEXT.splitlines() if line.startswith(KEYS) or any(name in line for name in OTHERS)]
print(*sorted({f"{name}=={version}" for found in bounds for name, version in found}), "wheel")
