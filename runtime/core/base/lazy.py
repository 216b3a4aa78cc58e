"""Names of a module that are loaded when they are first asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any


def lazy_names(package: str, sources: dict[str, str]) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """The `__getattr__` and the `__dir__` of the module `package`. sources: name -> the module that has it, "" for a submodule."""

    def __getattr__(name: str) -> Any:
        if name not in sources:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        from importlib import import_module

        source = sources[name]
        module = import_module(source or f".{name}", package)
        found = vars(sys.modules[package])[name] = getattr(module, name) if source else module
        return found

    def __dir__() -> list[str]:
        return sorted({*vars(sys.modules[package]), *sources})

    return __getattr__, __dir__
