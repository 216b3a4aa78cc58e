"""The checks, by name, in the order in which they are made: cheap ones first."""

from __future__ import annotations

from .check import Check
from .first_order import forward_mode, gradient, readings
from .second_order import second_order

CHECKS: dict[str, Check] = {c.name: c for c in (gradient, readings, forward_mode, second_order)}
