"""What meanings are made of: functions of arrays, shapes and lists that need more than an expression."""

from __future__ import annotations

import importlib
from functools import cache, reduce
from typing import Any

import numpy as np

from . import images, matrices, products, tensors
from .tensors import METHODS as METHODS
from .tensors import sum_to as sum_to

NAMED = tensors.NAMED | products.NAMED | images.NAMED | matrices.NAMED
CALLING = {"adjoint", "convolution_backward", "unfold_backward", "real_adjoint"}  # those that call others by name
HELPERS = {name for name in NAMED if name.endswith(("_backward", "_jvp", "_r_to_c", "_reduction"))}  # PyTorch's own, beside its ops


@cache
def library(path: str) -> Any:
    """A function of NumPy or SciPy that the table of meanings names."""
    package, _, name = path.partition(".")
    if package == "special":
        return getattr(importlib.import_module("scipy.special"), name)
    return reduce(getattr, name.split("."), np)
