"""Compiled kernels, for array functions that have a faster way when there are any."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

kernels: Mapping[str, Any] = {}  # filled by specgrad.kernels; empty while a spec is being proven
