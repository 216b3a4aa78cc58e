"""Rounding.

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
from specgrad.compose import arithmetic as compose_arithmetic
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

k_ceil = _k["ceil"]
k_floor = _k["floor"]
k_frac = _k["frac"]
k_frexp = _k["frexp"]
k_frexp_backward_self = _k["frexp_backward_self"]
k_round = _k["round"]
k_trunc = _k["trunc"]
k_ceil_same = k_ceil.same
k_floor_same = k_floor.same
k_frac_same = k_frac.same
k_frexp_same = k_frexp.same
k_round_same = k_round.same
k_trunc_same = k_trunc.same
k_ceil_into = k_ceil.into
k_floor_into = k_floor.into
k_frac_into = k_frac.into
k_round_into = k_round.into
k_trunc_into = k_trunc.into


# ---- floor(Tensor self) -> Tensor


def _floor_forward(self_):
    return k_floor(self_)


class FloorBackward0(Node):
    """self: zero"""

    __slots__ = ("self_dtype", "self_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = zeros_on_backend_of(grad, self.self_shape, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = zero_tensor(grad, self.self_shape, self.self_dtype)
        return (grad_self,)


def _record_floor(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    node = new(FloorBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_floor_result(self_p, self_t, result):
    return None


def _tangent_tensors_floor_result(self_p, self_t, result):
    return None


op_floor = Op(
    "floor",
    "floor(Tensor self) -> Tensor",
    into=k_floor_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_floor_forward,
    record=_record_floor,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="if"),
    tangents={"result": (_tangent_arrays_floor_result, _tangent_tensors_floor_result)},
)


def floor(input, out=None):
    """Rounds down."""
    try:
        if out is not None:
            return into(op_floor, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_floor, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_floor_same(self_array)
        if result_array is None:
            return general(op_floor, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(FloorBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_floor.call = floor


def floor_(input):
    """The in-place form of `floor`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_floor, (input,))
        done = k_floor_into(input._array, input._array)
        if done is None:
            return in_place(op_floor, (input,))
        changed(input._changes, "floor_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- ceil(Tensor self) -> Tensor


def _ceil_forward(self_):
    return k_ceil(self_)


class CeilBackward0(Node):
    """self: zero"""

    __slots__ = ("self_dtype", "self_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = zeros_on_backend_of(grad, self.self_shape, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = zero_tensor(grad, self.self_shape, self.self_dtype)
        return (grad_self,)


def _record_ceil(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    node = new(CeilBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_ceil_result(self_p, self_t, result):
    return None


def _tangent_tensors_ceil_result(self_p, self_t, result):
    return None


op_ceil = Op(
    "ceil",
    "ceil(Tensor self) -> Tensor",
    into=k_ceil_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_ceil_forward,
    record=_record_ceil,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="if"),
    tangents={"result": (_tangent_arrays_ceil_result, _tangent_tensors_ceil_result)},
)


def ceil(input, out=None):
    """Rounds up."""
    try:
        if out is not None:
            return into(op_ceil, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_ceil, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_ceil_same(self_array)
        if result_array is None:
            return general(op_ceil, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(CeilBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_ceil.call = ceil


def ceil_(input):
    """The in-place form of `ceil`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_ceil, (input,))
        done = k_ceil_into(input._array, input._array)
        if done is None:
            return in_place(op_ceil, (input,))
        changed(input._changes, "ceil_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- trunc(Tensor self) -> Tensor


def _trunc_forward(self_):
    return k_trunc(self_)


class TruncBackward0(Node):
    """self: zero"""

    __slots__ = ("self_dtype", "self_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = zeros_on_backend_of(grad, self.self_shape, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = zero_tensor(grad, self.self_shape, self.self_dtype)
        return (grad_self,)


def _record_trunc(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    node = new(TruncBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_trunc_result(self_p, self_t, result):
    return None


def _tangent_tensors_trunc_result(self_p, self_t, result):
    return None


op_trunc = Op(
    "trunc",
    "trunc(Tensor self) -> Tensor",
    into=k_trunc_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_trunc_forward,
    record=_record_trunc,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="if"),
    tangents={"result": (_tangent_arrays_trunc_result, _tangent_tensors_trunc_result)},
)


def trunc(input, out=None):
    """Rounds towards zero."""
    try:
        if out is not None:
            return into(op_trunc, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_trunc, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_trunc_same(self_array)
        if result_array is None:
            return general(op_trunc, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(TruncBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_trunc.call = trunc


def trunc_(input):
    """The in-place form of `trunc`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_trunc, (input,))
        done = k_trunc_into(input._array, input._array)
        if done is None:
            return in_place(op_trunc, (input,))
        changed(input._changes, "trunc_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- round(Tensor self) -> Tensor


def _round_forward(self_):
    return k_round(self_)


class RoundBackward0(Node):
    """self: zero"""

    __slots__ = ("self_dtype", "self_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = zeros_on_backend_of(grad, self.self_shape, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = zero_tensor(grad, self.self_shape, self.self_dtype)
        return (grad_self,)


def _record_round(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    node = new(RoundBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_round_result(self_p, self_t, result):
    return None


def _tangent_tensors_round_result(self_p, self_t, result):
    return None


op_round = Op(
    "round",
    "round(Tensor self) -> Tensor",
    into=k_round_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_round_forward,
    record=_record_round,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="if"),
    tangents={"result": (_tangent_arrays_round_result, _tangent_tensors_round_result)},
)


def round(input, out=None):
    """Rounds to the nearest integer, halves to even."""
    try:
        if out is not None:
            return into(op_round, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_round, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_round_same(self_array)
        if result_array is None:
            return general(op_round, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(RoundBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_round.call = round


def round_(input):
    """The in-place form of `round`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_round, (input,))
        done = k_round_into(input._array, input._array)
        if done is None:
            return in_place(op_round, (input,))
        changed(input._changes, "round_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- round.decimals(Tensor self, *, int decimals) -> Tensor


op_round_decimals = Op(
    "round.decimals",
    "round.decimals(Tensor self, *, int decimals) -> Tensor",
    params=(("input", "Tensor"), ("decimals", "int")),
    positional=1,
    required=("input", "decimals"),
    forward=compose_arithmetic.round_decimals,
    composite=True,
)


def round_decimals(input, *, decimals, out=None):
    """Rounds to a number of decimals."""
    try:
        if decimals.__class__ is not int:
            check_kinds(op_round_decimals, (input, decimals))
        if out is not None:
            return into(op_round_decimals, (input, decimals), out)
        if input.__class__ is not Tensor:
            check_tensors(op_round_decimals, (input, decimals))
        return compose_arithmetic.round_decimals(input, decimals)
    except Exception:
        hide_frames()
        raise


op_round_decimals.call = round_decimals


def round_decimals_(input, *, decimals):
    """The in-place form of `round_decimals`."""
    try:
        if decimals.__class__ is not int:
            check_kinds(op_round_decimals, (input, decimals))
        if input.__class__ is not Tensor:
            check_tensors(op_round_decimals, (input, decimals))
        return composed_in_place(op_round_decimals, (input, decimals))
    except Exception:
        hide_frames()
        raise


# ---- frac(Tensor self) -> Tensor


def _frac_forward(self_):
    return k_frac(self_)


class FracBackward0(Node):
    """self: grad"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = grad
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = grad
        return (grad_self,)


def _record_frac(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(FracBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_frac_result(self_p, self_t, result):
    return self_t


def _tangent_tensors_frac_result(self_p, self_t, result):
    return self_t


op_frac = Op(
    "frac",
    "frac(Tensor self) -> Tensor",
    into=k_frac_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_frac_forward,
    record=_record_frac,
    edges=(0,),
    promotion=Promotion(floats=False, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_frac_result, _tangent_tensors_frac_result)},
)


def frac(input, out=None):
    """The fractional part."""
    try:
        if out is not None:
            return into(op_frac, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_frac, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_frac_same(self_array)
        if result_array is None:
            return general(op_frac, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(FracBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_frac.call = frac


def frac_(input):
    """The in-place form of `frac`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_frac, (input,))
        done = k_frac_into(input._array, input._array)
        if done is None:
            return in_place(op_frac, (input,))
        changed(input._changes, "frac_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- frexp(Tensor self) -> (Tensor mantissa, Tensor exponent)


def _frexp_forward(self_):
    return k_frexp(self_)


class FrexpBackward0(Node):
    """self: auto"""

    __slots__ = ("self_", "self_changes", "mantissa", "mantissa_changes")
    saved = {"self": ("self_", "input", 0), "mantissa": ("mantissa", "result", 0)}
    inputs = ("self",)
    outputs = (True, False)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.mantissa_changes[0] > self.seq:
            raise stale(self, "mantissa")
        grad_self = k_frexp_backward_self(grad, self.self_, self.mantissa)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        mantissa = saved_result(self, "mantissa", self.mantissa, self.mantissa_changes, 0)
        t1 = ops.logical_and(ops.isfinite(self_), ops.ne(self_, 0))
        grad_self = ops.mul(grad, ops.div(ops.where(t1, mantissa, 1), ops.where(t1, self_, 1)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.mantissa = None
        self.mantissa_changes = freed


def _record_frexp(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (mantissa_array, exponent_array) = results
    (mantissa_changes, exponent_changes) = result_changes
    node = new(FrexpBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.mantissa = mantissa_array
    node.mantissa_changes = mantissa_changes
    return node


def _tangent_arrays_frexp_mantissa(self_p, self_t, mantissa, exponent):
    return k_frexp_backward_self(self_t, self_p, mantissa)


def _tangent_tensors_frexp_mantissa(self_p, self_t, mantissa, exponent):
    t1 = ops.logical_and(ops.isfinite(self_p), ops.ne(self_p, 0))
    return ops.mul(self_t, ops.div(ops.where(t1, mantissa, 1), ops.where(t1, self_p, 1)))


op_frexp = Op(
    "frexp",
    "frexp(Tensor self) -> (Tensor mantissa, Tensor exponent)",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_frexp_forward,
    record=_record_frexp,
    edges=(0,),
    differentiable=(True, False),
    promotion=Promotion(floats=False, bools=(), result="same", classes="f"),
    results=return_type('frexp', ('mantissa', 'exponent')),
    tangents={"mantissa": (_tangent_arrays_frexp_mantissa, _tangent_tensors_frexp_mantissa)},
    saves_self_for=("input",),
)


def frexp(input, out=None):
    """Each number as a fraction from 0.5 to 1, or 0, and a power of two."""
    try:
        if out is not None:
            return into(op_frexp, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_frexp, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        done = k_frexp_same(self_array)
        if done is None:
            return general(op_frexp, (input,))
        (mantissa_array, exponent_array) = done
        out_mantissa = plain_tensor(mantissa_array)
        out_exponent = plain_tensor(exponent_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op_frexp.results((out_mantissa, out_exponent))
        mantissa_changes = out_mantissa._changes
        node = new(FrexpBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.mantissa = mantissa_array
        node.mantissa_changes = mantissa_changes
        out_mantissa._node = node
        return op_frexp.results((out_mantissa, out_exponent))
    except Exception:
        hide_frames()
        raise


op_frexp.call = frexp
