"""Comparison, logic and the bits of integers.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
# mypy: ignore-errors
from __future__ import annotations

import builtins
import math
from sys import _getframe

import numpy as np

from specgrad.array.base.rows import along, along_reduced
from specgrad.compose import comparison as compose_comparison
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

k_bitwise_and = _k["bitwise_and"]
k_bitwise_left_shift = _k["bitwise_left_shift"]
k_bitwise_not = _k["bitwise_not"]
k_bitwise_or = _k["bitwise_or"]
k_bitwise_right_shift = _k["bitwise_right_shift"]
k_bitwise_xor = _k["bitwise_xor"]
k_eq = _k["eq"]
k_ge = _k["ge"]
k_gt = _k["gt"]
k_heaviside = _k["heaviside"]
k_isfinite = _k["isfinite"]
k_isinf = _k["isinf"]
k_isnan = _k["isnan"]
k_isneginf = _k["isneginf"]
k_isposinf = _k["isposinf"]
k_le = _k["le"]
k_logical_and = _k["logical_and"]
k_logical_not = _k["logical_not"]
k_logical_or = _k["logical_or"]
k_logical_xor = _k["logical_xor"]
k_lt = _k["lt"]
k_ne = _k["ne"]
k_signbit = _k["signbit"]
k_bitwise_and_same = k_bitwise_and.same
k_bitwise_left_shift_same = k_bitwise_left_shift.same
k_bitwise_not_same = k_bitwise_not.same
k_bitwise_or_same = k_bitwise_or.same
k_bitwise_right_shift_same = k_bitwise_right_shift.same
k_bitwise_xor_same = k_bitwise_xor.same
k_eq_same = k_eq.same
k_ge_same = k_ge.same
k_gt_same = k_gt.same
k_heaviside_same = k_heaviside.same
k_isfinite_same = k_isfinite.same
k_isinf_same = k_isinf.same
k_isnan_same = k_isnan.same
k_isneginf_same = k_isneginf.same
k_isposinf_same = k_isposinf.same
k_le_same = k_le.same
k_logical_and_same = k_logical_and.same
k_logical_not_same = k_logical_not.same
k_logical_or_same = k_logical_or.same
k_logical_xor_same = k_logical_xor.same
k_lt_same = k_lt.same
k_ne_same = k_ne.same
k_signbit_same = k_signbit.same
k_bitwise_and_any = k_bitwise_and.any
k_bitwise_left_shift_any = k_bitwise_left_shift.any
k_bitwise_or_any = k_bitwise_or.any
k_bitwise_right_shift_any = k_bitwise_right_shift.any
k_bitwise_xor_any = k_bitwise_xor.any
k_eq_any = k_eq.any
k_ge_any = k_ge.any
k_gt_any = k_gt.any
k_heaviside_any = k_heaviside.any
k_le_any = k_le.any
k_logical_and_any = k_logical_and.any
k_logical_or_any = k_logical_or.any
k_logical_xor_any = k_logical_xor.any
k_lt_any = k_lt.any
k_ne_any = k_ne.any
k_bitwise_and_into = k_bitwise_and.into
k_bitwise_left_shift_into = k_bitwise_left_shift.into
k_bitwise_not_into = k_bitwise_not.into
k_bitwise_or_into = k_bitwise_or.into
k_bitwise_right_shift_into = k_bitwise_right_shift.into
k_bitwise_xor_into = k_bitwise_xor.into
k_eq_into = k_eq.into
k_ge_into = k_ge.into
k_gt_into = k_gt.into
k_heaviside_into = k_heaviside.into
k_isneginf_into = k_isneginf.into
k_isposinf_into = k_isposinf.into
k_le_into = k_le.into
k_logical_and_into = k_logical_and.into
k_logical_not_into = k_logical_not.into
k_logical_or_into = k_logical_or.into
k_logical_xor_into = k_logical_xor.into
k_lt_into = k_lt.into
k_ne_into = k_ne.into
k_signbit_into = k_signbit.into


# ---- eq(Tensor self, Tensor other) -> Tensor


def _eq_forward(self_, other):
    return k_eq(self_, other)


op_eq = Op(
    "eq",
    "eq(Tensor self, Tensor other) -> Tensor",
    into=k_eq_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_eq_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bifc"),
)


def eq(input=..., other=..., x1=None, x2=None, out=None):
    """Whether two are equal, element by element."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("eq", input, other, x1, x2)
        if out is not None:
            return into(op_eq, (input, other), out)
        if modes.observers:
            return general(op_eq, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_eq, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_eq, (input, other))
        result_array = k_eq_same(self_array, other_array)
        if result_array is None:
            result_array = k_eq_any(self_array, other_array)
            if result_array is None:
                return general(op_eq, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("eq", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_eq.call = eq


def eq_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `eq`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("eq_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_eq, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_eq, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_eq_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_eq, (input, other))
        changed(input._changes, "eq_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- ne(Tensor self, Tensor other) -> Tensor


def _ne_forward(self_, other):
    return k_ne(self_, other)


op_ne = Op(
    "ne",
    "ne(Tensor self, Tensor other) -> Tensor",
    into=k_ne_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_ne_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bifc"),
)


def ne(input=..., other=..., x1=None, x2=None, out=None):
    """Whether two differ, element by element."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("ne", input, other, x1, x2)
        if out is not None:
            return into(op_ne, (input, other), out)
        if modes.observers:
            return general(op_ne, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_ne, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_ne, (input, other))
        result_array = k_ne_same(self_array, other_array)
        if result_array is None:
            result_array = k_ne_any(self_array, other_array)
            if result_array is None:
                return general(op_ne, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("ne", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_ne.call = ne


def ne_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `ne`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("ne_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_ne, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_ne, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_ne_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_ne, (input, other))
        changed(input._changes, "ne_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- lt(Tensor self, Tensor other) -> Tensor


def _lt_forward(self_, other):
    return k_lt(self_, other)


op_lt = Op(
    "lt",
    "lt(Tensor self, Tensor other) -> Tensor",
    into=k_lt_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_lt_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bif"),
)


def lt(input=..., other=..., x1=None, x2=None, out=None):
    """Whether the first is less."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("lt", input, other, x1, x2)
        if out is not None:
            return into(op_lt, (input, other), out)
        if modes.observers:
            return general(op_lt, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_lt, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_lt, (input, other))
        result_array = k_lt_same(self_array, other_array)
        if result_array is None:
            result_array = k_lt_any(self_array, other_array)
            if result_array is None:
                return general(op_lt, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("lt", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_lt.call = lt


def lt_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `lt`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("lt_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_lt, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_lt, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_lt_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_lt, (input, other))
        changed(input._changes, "lt_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- le(Tensor self, Tensor other) -> Tensor


def _le_forward(self_, other):
    return k_le(self_, other)


op_le = Op(
    "le",
    "le(Tensor self, Tensor other) -> Tensor",
    into=k_le_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_le_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bif"),
)


def le(input=..., other=..., x1=None, x2=None, out=None):
    """Whether the first is less or equal."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("le", input, other, x1, x2)
        if out is not None:
            return into(op_le, (input, other), out)
        if modes.observers:
            return general(op_le, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_le, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_le, (input, other))
        result_array = k_le_same(self_array, other_array)
        if result_array is None:
            result_array = k_le_any(self_array, other_array)
            if result_array is None:
                return general(op_le, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("le", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_le.call = le


def le_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `le`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("le_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_le, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_le, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_le_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_le, (input, other))
        changed(input._changes, "le_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- gt(Tensor self, Tensor other) -> Tensor


def _gt_forward(self_, other):
    return k_gt(self_, other)


op_gt = Op(
    "gt",
    "gt(Tensor self, Tensor other) -> Tensor",
    into=k_gt_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_gt_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bif"),
)


def gt(input=..., other=..., x1=None, x2=None, out=None):
    """Whether the first is greater."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("gt", input, other, x1, x2)
        if out is not None:
            return into(op_gt, (input, other), out)
        if modes.observers:
            return general(op_gt, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_gt, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_gt, (input, other))
        result_array = k_gt_same(self_array, other_array)
        if result_array is None:
            result_array = k_gt_any(self_array, other_array)
            if result_array is None:
                return general(op_gt, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("gt", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_gt.call = gt


def gt_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `gt`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("gt_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_gt, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_gt, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_gt_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_gt, (input, other))
        changed(input._changes, "gt_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- ge(Tensor self, Tensor other) -> Tensor


def _ge_forward(self_, other):
    return k_ge(self_, other)


op_ge = Op(
    "ge",
    "ge(Tensor self, Tensor other) -> Tensor",
    into=k_ge_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_ge_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bif"),
)


def ge(input=..., other=..., x1=None, x2=None, out=None):
    """Whether the first is greater or equal."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("ge", input, other, x1, x2)
        if out is not None:
            return into(op_ge, (input, other), out)
        if modes.observers:
            return general(op_ge, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_ge, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_ge, (input, other))
        result_array = k_ge_same(self_array, other_array)
        if result_array is None:
            result_array = k_ge_any(self_array, other_array)
            if result_array is None:
                return general(op_ge, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("ge", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_ge.call = ge


def ge_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `ge`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("ge_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_ge, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_ge, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_ge_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_ge, (input, other))
        changed(input._changes, "ge_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- isnan(Tensor self) -> Tensor


def _isnan_forward(self_):
    return k_isnan(self_)


op_isnan = Op(
    "isnan",
    "isnan(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_isnan_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bifc"),
)


def isnan(input):
    """Whether an element is NaN."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_isnan, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_isnan_same(self_array)
        if result_array is None:
            return general(op_isnan, (input,))
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("isnan", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_isnan.call = isnan


# ---- isinf(Tensor self) -> Tensor


def _isinf_forward(self_):
    return k_isinf(self_)


op_isinf = Op(
    "isinf",
    "isinf(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_isinf_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bifc"),
)


def isinf(input):
    """Whether an element is infinite."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_isinf, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_isinf_same(self_array)
        if result_array is None:
            return general(op_isinf, (input,))
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("isinf", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_isinf.call = isinf


# ---- isfinite(Tensor self) -> Tensor


def _isfinite_forward(self_):
    return k_isfinite(self_)


op_isfinite = Op(
    "isfinite",
    "isfinite(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_isfinite_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bifc"),
)


def isfinite(input):
    """Whether an element is finite."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op_isfinite, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_isfinite_same(self_array)
        if result_array is None:
            return general(op_isfinite, (input,))
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("isfinite", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_isfinite.call = isfinite


# ---- isposinf(Tensor self) -> Tensor


def _isposinf_forward(self_):
    return k_isposinf(self_)


op_isposinf = Op(
    "isposinf",
    "isposinf(Tensor self) -> Tensor",
    into=k_isposinf_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_isposinf_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=True, bools=(), result="bool", classes="bif"),
)


def isposinf(input, out=None):
    """Whether an element is positive infinity."""
    try:
        if out is not None:
            return into(op_isposinf, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_isposinf, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_isposinf_same(self_array)
        if result_array is None:
            return general(op_isposinf, (input,))
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("isposinf", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_isposinf.call = isposinf


# ---- isneginf(Tensor self) -> Tensor


def _isneginf_forward(self_):
    return k_isneginf(self_)


op_isneginf = Op(
    "isneginf",
    "isneginf(Tensor self) -> Tensor",
    into=k_isneginf_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_isneginf_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=True, bools=(), result="bool", classes="bif"),
)


def isneginf(input, out=None):
    """Whether an element is negative infinity."""
    try:
        if out is not None:
            return into(op_isneginf, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_isneginf, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_isneginf_same(self_array)
        if result_array is None:
            return general(op_isneginf, (input,))
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("isneginf", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_isneginf.call = isneginf


# ---- signbit(Tensor self) -> Tensor


def _signbit_forward(self_):
    return k_signbit(self_)


op_signbit = Op(
    "signbit",
    "signbit(Tensor self) -> Tensor",
    into=k_signbit_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_signbit_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bif"),
)


def signbit(input, out=None):
    """Whether the sign bit is set."""
    try:
        if out is not None:
            return into(op_signbit, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_signbit, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_signbit_same(self_array)
        if result_array is None:
            return general(op_signbit, (input,))
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("signbit", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_signbit.call = signbit


# ---- isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor


op_isclose = Op(
    "isclose",
    "isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor",
    params=(("input", "Tensor"), ("other", "Tensor"), ("rtol", "float"), ("atol", "float"), ("equal_nan", "bool")),
    positional=5,
    required=("input", "other"),
    forward=compose_comparison.isclose,
    composite=True,
)


def isclose(input=..., other=..., rtol=1e-05, atol=1e-08, equal_nan=False, x1=None, x2=None):
    """Whether two are equal within a tolerance, element by element."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("isclose", input, other, x1, x2)
        if (rtol.__class__ is not float and rtol.__class__ is not int) or (atol.__class__ is not float and atol.__class__ is not int) or equal_nan.__class__ is not bool:
            check_kinds(op_isclose, (input, other, rtol, atol, equal_nan))
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_isclose, (input, other, rtol, atol, equal_nan))
        return compose_comparison.isclose(input, other, rtol, atol, equal_nan)
    except Exception:
        hide_frames()
        raise


op_isclose.call = isclose


# ---- allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool


op_allclose = Op(
    "allclose",
    "allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool",
    params=(("input", "Tensor"), ("other", "Tensor"), ("rtol", "float"), ("atol", "float"), ("equal_nan", "bool")),
    positional=5,
    required=("input", "other"),
    forward=compose_comparison.allclose,
    composite=True,
)


def allclose(input=..., other=..., rtol=1e-05, atol=1e-08, equal_nan=False, x1=None, x2=None):
    """Whether all elements are equal within a tolerance."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("allclose", input, other, x1, x2)
        if (rtol.__class__ is not float and rtol.__class__ is not int) or (atol.__class__ is not float and atol.__class__ is not int) or equal_nan.__class__ is not bool:
            check_kinds(op_allclose, (input, other, rtol, atol, equal_nan))
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_allclose, (input, other, rtol, atol, equal_nan))
        return compose_comparison.allclose(input, other, rtol, atol, equal_nan)
    except Exception:
        hide_frames()
        raise


op_allclose.call = allclose


# ---- equal(Tensor self, Tensor other) -> bool


op_equal = Op(
    "equal",
    "equal(Tensor self, Tensor other) -> bool",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=compose_comparison.equal,
    composite=True,
)


def equal(input=..., other=..., x1=None, x2=None):
    """Whether two tensors have the same shape and elements."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("equal", input, other, x1, x2)
        if input.__class__ is not Tensor or other.__class__ is not Tensor:
            check_tensors(op_equal, (input, other))
        return compose_comparison.equal(input, other)
    except Exception:
        hide_frames()
        raise


op_equal.call = equal


# ---- logical_and(Tensor self, Tensor other) -> Tensor


def _logical_and_forward(self_, other):
    return k_logical_and(self_, other)


op_logical_and = Op(
    "logical_and",
    "logical_and(Tensor self, Tensor other) -> Tensor",
    into=k_logical_and_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_logical_and_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bifc"),
)


def logical_and(input=..., other=..., x1=None, x2=None, out=None):
    """Whether both are nonzero."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("logical_and", input, other, x1, x2)
        if out is not None:
            return into(op_logical_and, (input, other), out)
        if modes.observers:
            return general(op_logical_and, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_logical_and, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_logical_and, (input, other))
        result_array = k_logical_and_same(self_array, other_array)
        if result_array is None:
            result_array = k_logical_and_any(self_array, other_array)
            if result_array is None:
                return general(op_logical_and, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("logical_and", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_logical_and.call = logical_and


def logical_and_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `logical_and`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("logical_and_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_logical_and, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_logical_and, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_logical_and_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_logical_and, (input, other))
        changed(input._changes, "logical_and_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- logical_or(Tensor self, Tensor other) -> Tensor


def _logical_or_forward(self_, other):
    return k_logical_or(self_, other)


op_logical_or = Op(
    "logical_or",
    "logical_or(Tensor self, Tensor other) -> Tensor",
    into=k_logical_or_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_logical_or_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bifc"),
)


def logical_or(input=..., other=..., x1=None, x2=None, out=None):
    """Whether either is nonzero."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("logical_or", input, other, x1, x2)
        if out is not None:
            return into(op_logical_or, (input, other), out)
        if modes.observers:
            return general(op_logical_or, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_logical_or, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_logical_or, (input, other))
        result_array = k_logical_or_same(self_array, other_array)
        if result_array is None:
            result_array = k_logical_or_any(self_array, other_array)
            if result_array is None:
                return general(op_logical_or, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("logical_or", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_logical_or.call = logical_or


def logical_or_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `logical_or`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("logical_or_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_logical_or, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_logical_or, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_logical_or_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_logical_or, (input, other))
        changed(input._changes, "logical_or_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- logical_xor(Tensor self, Tensor other) -> Tensor


def _logical_xor_forward(self_, other):
    return k_logical_xor(self_, other)


op_logical_xor = Op(
    "logical_xor",
    "logical_xor(Tensor self, Tensor other) -> Tensor",
    into=k_logical_xor_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_logical_xor_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bifc"),
)


def logical_xor(input=..., other=..., x1=None, x2=None, out=None):
    """Whether exactly one is nonzero."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("logical_xor", input, other, x1, x2)
        if out is not None:
            return into(op_logical_xor, (input, other), out)
        if modes.observers:
            return general(op_logical_xor, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_logical_xor, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_logical_xor, (input, other))
        result_array = k_logical_xor_same(self_array, other_array)
        if result_array is None:
            result_array = k_logical_xor_any(self_array, other_array)
            if result_array is None:
                return general(op_logical_xor, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("logical_xor", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_logical_xor.call = logical_xor


def logical_xor_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `logical_xor`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("logical_xor_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_logical_xor, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_logical_xor, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_logical_xor_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_logical_xor, (input, other))
        changed(input._changes, "logical_xor_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- logical_not(Tensor self) -> Tensor


def _logical_not_forward(self_):
    return k_logical_not(self_)


op_logical_not = Op(
    "logical_not",
    "logical_not(Tensor self) -> Tensor",
    into=k_logical_not_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_logical_not_forward,
    non_differentiable="the result is a bool",
    promotion=Promotion(floats=False, bools=(), result="bool", classes="bifc"),
)


def logical_not(input, out=None):
    """Whether an element is zero."""
    try:
        if out is not None:
            return into(op_logical_not, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_logical_not, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_logical_not_same(self_array)
        if result_array is None:
            return general(op_logical_not, (input,))
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("logical_not", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_logical_not.call = logical_not


def logical_not_(input):
    """The in-place form of `logical_not`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_logical_not, (input,))
        done = k_logical_not_into(input._array, input._array)
        if done is None:
            return in_place(op_logical_not, (input,))
        changed(input._changes, "logical_not_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- bitwise_and(Tensor self, Tensor other) -> Tensor


def _bitwise_and_forward(self_, other):
    return k_bitwise_and(self_, other)


op_bitwise_and = Op(
    "bitwise_and",
    "bitwise_and(Tensor self, Tensor other) -> Tensor",
    into=k_bitwise_and_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_bitwise_and_forward,
    non_differentiable="bits are discrete",
    promotion=Promotion(floats=False, bools=(), result="same", classes="bi"),
    reflected='__rand__',
)


def bitwise_and(input=..., other=..., x1=None, x2=None, out=None):
    """The bits that both have."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("bitwise_and", input, other, x1, x2)
        if out is not None:
            return into(op_bitwise_and, (input, other), out)
        if modes.observers:
            return general(op_bitwise_and, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_bitwise_and, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_bitwise_and, (input, other))
        result_array = k_bitwise_and_same(self_array, other_array)
        if result_array is None:
            result_array = k_bitwise_and_any(self_array, other_array)
            if result_array is None:
                return general(op_bitwise_and, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("bitwise_and", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_bitwise_and.call = bitwise_and


def bitwise_and_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `bitwise_and`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("bitwise_and_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_bitwise_and, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_bitwise_and, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_bitwise_and_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_bitwise_and, (input, other))
        changed(input._changes, "bitwise_and_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- bitwise_or(Tensor self, Tensor other) -> Tensor


def _bitwise_or_forward(self_, other):
    return k_bitwise_or(self_, other)


op_bitwise_or = Op(
    "bitwise_or",
    "bitwise_or(Tensor self, Tensor other) -> Tensor",
    into=k_bitwise_or_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_bitwise_or_forward,
    non_differentiable="bits are discrete",
    promotion=Promotion(floats=False, bools=(), result="same", classes="bi"),
    reflected='__ror__',
)


def bitwise_or(input=..., other=..., x1=None, x2=None, out=None):
    """The bits that either has."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("bitwise_or", input, other, x1, x2)
        if out is not None:
            return into(op_bitwise_or, (input, other), out)
        if modes.observers:
            return general(op_bitwise_or, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_bitwise_or, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_bitwise_or, (input, other))
        result_array = k_bitwise_or_same(self_array, other_array)
        if result_array is None:
            result_array = k_bitwise_or_any(self_array, other_array)
            if result_array is None:
                return general(op_bitwise_or, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("bitwise_or", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_bitwise_or.call = bitwise_or


def bitwise_or_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `bitwise_or`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("bitwise_or_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_bitwise_or, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_bitwise_or, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_bitwise_or_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_bitwise_or, (input, other))
        changed(input._changes, "bitwise_or_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- bitwise_xor(Tensor self, Tensor other) -> Tensor


def _bitwise_xor_forward(self_, other):
    return k_bitwise_xor(self_, other)


op_bitwise_xor = Op(
    "bitwise_xor",
    "bitwise_xor(Tensor self, Tensor other) -> Tensor",
    into=k_bitwise_xor_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_bitwise_xor_forward,
    non_differentiable="bits are discrete",
    promotion=Promotion(floats=False, bools=(), result="same", classes="bi"),
    reflected='__rxor__',
)


def bitwise_xor(input=..., other=..., x1=None, x2=None, out=None):
    """The bits that exactly one has."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("bitwise_xor", input, other, x1, x2)
        if out is not None:
            return into(op_bitwise_xor, (input, other), out)
        if modes.observers:
            return general(op_bitwise_xor, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_bitwise_xor, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_bitwise_xor, (input, other))
        result_array = k_bitwise_xor_same(self_array, other_array)
        if result_array is None:
            result_array = k_bitwise_xor_any(self_array, other_array)
            if result_array is None:
                return general(op_bitwise_xor, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("bitwise_xor", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_bitwise_xor.call = bitwise_xor


def bitwise_xor_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `bitwise_xor`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("bitwise_xor_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_bitwise_xor, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_bitwise_xor, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_bitwise_xor_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_bitwise_xor, (input, other))
        changed(input._changes, "bitwise_xor_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- bitwise_not(Tensor self) -> Tensor


def _bitwise_not_forward(self_):
    return k_bitwise_not(self_)


op_bitwise_not = Op(
    "bitwise_not",
    "bitwise_not(Tensor self) -> Tensor",
    into=k_bitwise_not_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_bitwise_not_forward,
    non_differentiable="bits are discrete",
    promotion=Promotion(floats=False, bools=(), result="same", classes="bi"),
)


def bitwise_not(input, out=None):
    """The bits that it has not."""
    try:
        if out is not None:
            return into(op_bitwise_not, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_bitwise_not, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_bitwise_not_same(self_array)
        if result_array is None:
            return general(op_bitwise_not, (input,))
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("bitwise_not", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_bitwise_not.call = bitwise_not


def bitwise_not_(input):
    """The in-place form of `bitwise_not`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_bitwise_not, (input,))
        done = k_bitwise_not_into(input._array, input._array)
        if done is None:
            return in_place(op_bitwise_not, (input,))
        changed(input._changes, "bitwise_not_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- bitwise_left_shift(Tensor self, Tensor other) -> Tensor


def _bitwise_left_shift_forward(self_, other):
    return k_bitwise_left_shift(self_, other)


op_bitwise_left_shift = Op(
    "bitwise_left_shift",
    "bitwise_left_shift(Tensor self, Tensor other) -> Tensor",
    into=k_bitwise_left_shift_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_bitwise_left_shift_forward,
    non_differentiable="bits are discrete",
    promotion=Promotion(floats=False, bools=(), result="same", classes="i"),
    reflected='__rlshift__',
)


def bitwise_left_shift(input=..., other=..., x1=None, x2=None, out=None):
    """Moves bits to the left."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("bitwise_left_shift", input, other, x1, x2)
        if out is not None:
            return into(op_bitwise_left_shift, (input, other), out)
        if modes.observers:
            return general(op_bitwise_left_shift, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_bitwise_left_shift, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_bitwise_left_shift, (input, other))
        result_array = k_bitwise_left_shift_same(self_array, other_array)
        if result_array is None:
            result_array = k_bitwise_left_shift_any(self_array, other_array)
            if result_array is None:
                return general(op_bitwise_left_shift, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("bitwise_left_shift", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_bitwise_left_shift.call = bitwise_left_shift


def bitwise_left_shift_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `bitwise_left_shift`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("bitwise_left_shift_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_bitwise_left_shift, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_bitwise_left_shift, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_bitwise_left_shift_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_bitwise_left_shift, (input, other))
        changed(input._changes, "bitwise_left_shift_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- bitwise_right_shift(Tensor self, Tensor other) -> Tensor


def _bitwise_right_shift_forward(self_, other):
    return k_bitwise_right_shift(self_, other)


op_bitwise_right_shift = Op(
    "bitwise_right_shift",
    "bitwise_right_shift(Tensor self, Tensor other) -> Tensor",
    into=k_bitwise_right_shift_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_bitwise_right_shift_forward,
    non_differentiable="bits are discrete",
    promotion=Promotion(floats=False, bools=(), result="same", classes="i"),
    reflected='__rrshift__',
)


def bitwise_right_shift(input=..., other=..., x1=None, x2=None, out=None):
    """Moves bits to the right."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("bitwise_right_shift", input, other, x1, x2)
        if out is not None:
            return into(op_bitwise_right_shift, (input, other), out)
        if modes.observers:
            return general(op_bitwise_right_shift, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_bitwise_right_shift, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_node = None
        else:
            return general(op_bitwise_right_shift, (input, other))
        result_array = k_bitwise_right_shift_same(self_array, other_array)
        if result_array is None:
            result_array = k_bitwise_right_shift_any(self_array, other_array)
            if result_array is None:
                return general(op_bitwise_right_shift, (input, other))
        out = plain_tensor(result_array)
        if self_node is not None or other_node is not None:
            cut("bitwise_right_shift", self_node or other_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_bitwise_right_shift.call = bitwise_right_shift


def bitwise_right_shift_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `bitwise_right_shift`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("bitwise_right_shift_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_bitwise_right_shift, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_bitwise_right_shift, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_bitwise_right_shift_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_bitwise_right_shift, (input, other))
        changed(input._changes, "bitwise_right_shift_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- heaviside(Tensor self, Tensor values) -> Tensor


def _heaviside_forward(self_, values):
    return k_heaviside(self_, values)


op_heaviside = Op(
    "heaviside",
    "heaviside(Tensor self, Tensor values) -> Tensor",
    into=k_heaviside_into,
    params=(("input", "Tensor"), ("values", "Tensor")),
    positional=2,
    required=("input", "values"),
    forward=_heaviside_forward,
    non_differentiable="a step has no useful derivative",
    promotion=Promotion(floats=False, bools=(), result="same", classes="bif"),
)


def heaviside(input, values, out=None):
    """Zero below zero, one above, and `values` at zero."""
    try:
        if out is not None:
            return into(op_heaviside, (input, values), out)
        if modes.observers:
            return general(op_heaviside, (input, values))
        if input.__class__ is Tensor:
            self_array = input._array
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_node = None
        else:
            return general(op_heaviside, (input, values))
        if values.__class__ is Tensor:
            values_array = values._array
            values_node = values._node
        elif values.__class__ in NUMBERS:
            values_array = values
            values_node = None
        else:
            return general(op_heaviside, (input, values))
        result_array = k_heaviside_same(self_array, values_array)
        if result_array is None:
            result_array = k_heaviside_any(self_array, values_array)
            if result_array is None:
                return general(op_heaviside, (input, values))
        out = plain_tensor(result_array)
        if self_node is not None or values_node is not None:
            cut("heaviside", self_node or values_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_heaviside.call = heaviside


def heaviside_(input, values):
    """The in-place form of `heaviside`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_heaviside, (input, values))
        if values.__class__ is Tensor:
            if values._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_heaviside, (input, values))
            values_array = values._array
        else:
            values_array = values
        done = k_heaviside_into(input._array, input._array, values_array)
        if done is None:
            return in_place(op_heaviside, (input, values))
        changed(input._changes, "heaviside_")
        return input
    except Exception:
        hide_frames()
        raise
