"""Tensors that formulas make.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
# mypy: ignore-errors
from __future__ import annotations

import builtins
import math
from sys import _getframe

import numpy as np

from specgrad.array import shape as array_shape
from specgrad.array.base.rows import along, along_reduced
from specgrad.array.backends import first_of, zeros_on_backend_of
from specgrad.array.dtypes import traits
from specgrad.array.base import native
from specgrad.array.base.tools import conjugated, count, defined, has_zero, layout_of, zeros_like_array
from specgrad.core.tape.lost_history import cut, left_out
from specgrad.core.dispatch.arguments import check_kinds, check_tensors, checked_list
from specgrad.core.dispatch.general import general
from specgrad.core.dispatch.lists import of_indices, of_list, to_list
from specgrad.core.base.dtypes import dtype_of, dtype_or_none, numpy_dtype
from specgrad.core.tape.restore import restored
from specgrad.generated import forwards, ops
from specgrad.core.dispatch.in_place import composed_in_place, in_place, kept_dtype, replaced, view_in_place, writes_freely
from specgrad.core.kernels.table import kernels as _k
from specgrad.core.tape.node import Node, Port, new, next_seq
from specgrad.core.dispatch.operands import by_other_name, missing, operands_by_name
from specgrad.core.dispatch.op import TRANSPOSE, Op, Promotion, return_type
from specgrad.core.dispatch.out import into, into_found
from specgrad.core.tape.saved import any_changed, defined_tensors, made_beside, not_implemented, saved_input, saved_inputs, saved_operand, saved_result, stale, zero_tensor
from specgrad.core.tape.changes import UNCHANGED, changed
from specgrad.core.base.state import grad_enabled, modes
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.tape.tensor import NUMBERS, Tensor, plain_tensor
from specgrad.core.tape.views import changes_freely, view_of



# ---- _zeros(int[] size, dtype dtype) -> Tensor


op__zeros = Op(
    "_zeros",
    "_zeros(int[] size, dtype dtype) -> Tensor",
    params=(("size", "int[]"), ("dtype", "dtype")),
    positional=2,
    required=("size", "dtype"),
    forward=array_shape.zeros,
    non_differentiable="the result is a constant",
)


def _zeros(size, dtype):
    """Used by the formulas of other ops."""
    try:
        return general(op__zeros, (size, dtype))
    except Exception:
        hide_frames()
        raise


op__zeros.call = _zeros


# ---- _ones(int[] size, dtype dtype) -> Tensor


op__ones = Op(
    "_ones",
    "_ones(int[] size, dtype dtype) -> Tensor",
    params=(("size", "int[]"), ("dtype", "dtype")),
    positional=2,
    required=("size", "dtype"),
    forward=array_shape.ones,
    non_differentiable="the result is a constant",
)


def _ones(size, dtype):
    """Used by the formulas of other ops."""
    try:
        return general(op__ones, (size, dtype))
    except Exception:
        hide_frames()
        raise


op__ones.call = _ones


# ---- _eye(int n) -> Tensor


op__eye = Op(
    "_eye",
    "_eye(int n) -> Tensor",
    params=(("n", "int"),),
    positional=1,
    required=("n",),
    forward=array_shape.eye_mask,
    non_differentiable="the result is a constant",
)


def _eye(n):
    """Used by the formulas of other ops."""
    try:
        return general(op__eye, (n,))
    except Exception:
        hide_frames()
        raise


op__eye.call = _eye
