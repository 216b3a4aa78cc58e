"""The functions of NumPy, and of libraries like it, that the specs of libraries name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

named_by_libraries: dict[str, dict[str, Callable[..., Any]]] = {}  # by namespace, then by the path of the function
