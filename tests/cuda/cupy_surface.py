"""What CuPy offers: the names, signatures and loops of an installed wheel, which imports without a device, as a table for machines that have none.

python -m tests.cuda.cupy_surface    # writes cupy_surface.json anew
"""

from __future__ import annotations

import inspect
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

TABLE = Path(__file__).with_suffix(".json")
MODULES = (
    "cupy", "cupy.linalg", "cupy.fft", "cupy.lib.stride_tricks", "cupyx", "cupyx.scipy.special", "cupyx.scipy.linalg", "cupyx.scipy.fft",
)  # fmt: skip

CLASSES = ("Device", "Event", "ExternalStream", "MemoryPool", "MemoryPointer", "Stream")


def _parameters(function: Any) -> str | None:
    """The parameters of a function, "=" behind those with a default; None if it does not say."""
    try:
        found = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return None
    shown: list[str] = []
    for p in found:
        if p.kind is p.KEYWORD_ONLY and not any(s.startswith("*") for s in shown):
            shown.append("*")
        stars = {p.VAR_POSITIONAL: "*", p.VAR_KEYWORD: "**"}.get(p.kind, "")
        shown.append(stars + p.name + ("=" if p.default is not p.empty else ""))
    return ", ".join(shown)


def _entry(value: Any) -> str | None:
    """What a name stands for, as one line; None for what the stand-in need not know."""
    if isinstance(value, type):
        return "type"
    if type(value).__name__ in ("ufunc", "_ufunc", "elementwise_kernel") or hasattr(value, "types"):
        return f"ufunc {value.nin} {' '.join(value.types)}"
    if type(value).__name__ == "_GUFunc":
        return "gufunc"
    if callable(value):
        parameters = _parameters(value)
        return "function" if parameters is None else f"function({parameters})"
    return None


def surface() -> dict[str, Any]:
    """The table of the installed CuPy."""
    import cupy  # type: ignore[import-not-found,unused-ignore]

    for library in ("cublas", "cusolver", "cusparse", "curand", "cufft"):  # which are no part of the wheel, and only have to be there
        sys.modules.setdefault(f"cupy_backends.cuda.libs.{library}", MagicMock())
        vars(import_module("cupy_backends.cuda.libs")).setdefault(library, MagicMock())

    table: dict[str, Any] = {"version": cupy.__version__}
    for name in MODULES:
        module = import_module(name)
        entries = {n: _entry(getattr(module, n)) for n in sorted(dir(module)) if not n.startswith("_")}
        table[name] = {n: entry for n, entry in entries.items() if entry is not None}
    for name in CLASSES:
        table[f"cupy.cuda.{name}"] = [n for n in sorted(dir(getattr(cupy.cuda, name))) if not n.startswith("_") or n == "__init__"]
    for name in ("cupy.cuda", "cupy.cuda.runtime"):
        table[name] = [n for n in sorted(dir(import_module(name))) if not n.startswith("_") and callable(getattr(import_module(name), n, None))]
    table["cupy.ndarray"] = {n: _entry(getattr(cupy.ndarray, n)) or "attribute" for n in sorted(dir(cupy.ndarray))}
    return table


def stored() -> dict[str, Any]:
    """The table of the repository."""
    return dict(json.loads(TABLE.read_text()))


if __name__ == "__main__":
    TABLE.write_text(json.dumps(surface(), indent=0) + "\n")
