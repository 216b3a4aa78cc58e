"""What setuptools loads of specgrad in every build: it looks whether the project has specs of its own, and imports nothing else where it has none."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

_TABLE = re.compile(r"^\s*\[\[?\s*tool\s*\.\s*specgrad\b", re.MULTILINE)


def finalize(distribution: Any) -> None:
    """The entry point in `setuptools.finalize_distribution_options`."""
    root = Path(distribution.src_root or ".").resolve()
    file = root / "pyproject.toml"
    if file.is_file() and _TABLE.search(file.read_text(encoding="utf-8", errors="replace")):
        from specgrad.libraries.packaging import add_specs

        add_specs(distribution, root)
