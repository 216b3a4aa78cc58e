"""Exponentials, logarithms and roots.

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

k_add = _k["add"]
k_div = _k["div"]
k_div_backward_self = _k["div_backward_self"]
k_exp = _k["exp"]
k_exp2 = _k["exp2"]
k_exp2_backward_self = _k["exp2_backward_self"]
k_exp2_tangent_self = _k["exp2_tangent_self"]
k_expm1 = _k["expm1"]
k_expm1_backward_self = _k["expm1_backward_self"]
k_expm1_tangent_self = _k["expm1_tangent_self"]
k_log = _k["log"]
k_log10 = _k["log10"]
k_log1p = _k["log1p"]
k_log1p_backward_self = _k["log1p_backward_self"]
k_log1p_tangent_self = _k["log1p_tangent_self"]
k_log2 = _k["log2"]
k_log2_backward_self = _k["log2_backward_self"]
k_log2_tangent_self = _k["log2_tangent_self"]
k_logaddexp = _k["logaddexp"]
k_logaddexp2 = _k["logaddexp2"]
k_logaddexp2_backward = _k["logaddexp2_backward"]
k_logaddexp2_backward_self = _k["logaddexp2_backward_self"]
k_logaddexp_backward = _k["logaddexp_backward"]
k_logaddexp_backward_self = _k["logaddexp_backward_self"]
k_logaddexp_tangent_self = _k["logaddexp_tangent_self"]
k_mul = _k["mul"]
k_mul_backward_self = _k["mul_backward_self"]
k_pow_Scalar_3 = _k["pow_Scalar_3"]
k_rsqrt = _k["rsqrt"]
k_rsqrt_backward_self = _k["rsqrt_backward_self"]
k_rsqrt_tangent_self = _k["rsqrt_tangent_self"]
k_special_entr = _k["special_entr"]
k_special_entr_backward_self = _k["special_entr_backward_self"]
k_special_xlog1py = _k["special_xlog1py"]
k_special_xlog1py_backward = _k["special_xlog1py_backward"]
k_special_xlog1py_backward_other = _k["special_xlog1py_backward_other"]
k_special_xlog1py_backward_self = _k["special_xlog1py_backward_self"]
k_sqrt_backward_self = _k["sqrt_backward_self"]
k_sqrt_tangent_self = _k["sqrt_tangent_self"]
k_xlogy = _k["xlogy"]
k_xlogy_backward = _k["xlogy_backward"]
k_xlogy_backward_other = _k["xlogy_backward_other"]
k_xlogy_backward_self = _k["xlogy_backward_self"]
k_exp_same = k_exp.same
k_exp2_same = k_exp2.same
k_expm1_same = k_expm1.same
k_log_same = k_log.same
k_log10_same = k_log10.same
k_log1p_same = k_log1p.same
k_log2_same = k_log2.same
k_logaddexp_same = k_logaddexp.same
k_logaddexp2_same = k_logaddexp2.same
k_pow_Scalar_3_same = k_pow_Scalar_3.same
k_rsqrt_same = k_rsqrt.same
k_special_entr_same = k_special_entr.same
k_special_xlog1py_same = k_special_xlog1py.same
k_xlogy_same = k_xlogy.same
k_logaddexp_any = k_logaddexp.any
k_logaddexp2_any = k_logaddexp2.any
k_special_xlog1py_any = k_special_xlog1py.any
k_xlogy_any = k_xlogy.any
k_exp_into = k_exp.into
k_exp2_into = k_exp2.into
k_expm1_into = k_expm1.into
k_log_into = k_log.into
k_log10_into = k_log10.into
k_log1p_into = k_log1p.into
k_log2_into = k_log2.into
k_logaddexp_into = k_logaddexp.into
k_logaddexp2_into = k_logaddexp2.into
k_pow_Scalar_3_into = k_pow_Scalar_3.into
k_rsqrt_into = k_rsqrt.into
k_special_entr_into = k_special_entr.into
k_special_xlog1py_into = k_special_xlog1py.into
k_xlogy_into = k_xlogy.into


# ---- exp(Tensor self) -> Tensor


def _exp_forward(self_):
    return k_exp(self_)


class ExpBackward0(Node):
    """self: grad * result.conj()"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_mul_backward_self(grad, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(grad, ops.conj(result))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_exp(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(ExpBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_exp_result(self_p, self_t, result):
    return k_mul(self_t, result)


def _tangent_tensors_exp_result(self_p, self_t, result):
    return ops.mul(self_t, result)


op_exp = Op(
    "exp",
    "exp(Tensor self) -> Tensor",
    into=k_exp_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_exp_forward,
    record=_record_exp,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_exp_result, _tangent_tensors_exp_result)},
)


def exp(input, out=None):
    """The exponential."""
    try:
        if out is not None:
            return into(op_exp, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_exp, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_exp_same(self_array)
        if result_array is None:
            return general(op_exp, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(ExpBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.result = result_array
        node.result_changes = result_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_exp.call = exp


def exp_(input):
    """The in-place form of `exp`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_exp, (input,))
        done = k_exp_into(input._array, input._array)
        if done is None:
            return in_place(op_exp, (input,))
        changed(input._changes, "exp_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- exp2(Tensor self) -> Tensor


def _exp2_forward(self_):
    return k_exp2(self_)


class Exp2Backward0(Node):
    """self: grad * result.conj() * log(2)"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_exp2_backward_self(grad, self.result, math.log(2))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(ops.mul(grad, ops.conj(result)), math.log(2))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_exp2(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(Exp2Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_exp2_result(self_p, self_t, result):
    return k_exp2_tangent_self(self_t, result, math.log(2))


def _tangent_tensors_exp2_result(self_p, self_t, result):
    return ops.mul(ops.mul(self_t, result), math.log(2))


op_exp2 = Op(
    "exp2",
    "exp2(Tensor self) -> Tensor",
    into=k_exp2_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_exp2_forward,
    record=_record_exp2,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_exp2_result, _tangent_tensors_exp2_result)},
)


def exp2(input, out=None):
    """Two to the power `input`."""
    try:
        if out is not None:
            return into(op_exp2, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_exp2, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_exp2_same(self_array)
        if result_array is None:
            return general(op_exp2, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(Exp2Backward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.result = result_array
        node.result_changes = result_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_exp2.call = exp2


def exp2_(input):
    """The in-place form of `exp2`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_exp2, (input,))
        done = k_exp2_into(input._array, input._array)
        if done is None:
            return in_place(op_exp2, (input,))
        changed(input._changes, "exp2_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- expm1(Tensor self) -> Tensor


def _expm1_forward(self_):
    return k_expm1(self_)


class Expm1Backward0(Node):
    """self: grad * self.exp().conj()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_expm1_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.conj(ops.exp(self_)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_expm1(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(Expm1Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_expm1_result(self_p, self_t, result):
    return k_expm1_tangent_self(self_t, self_p)


def _tangent_tensors_expm1_result(self_p, self_t, result):
    return ops.mul(self_t, ops.exp(self_p))


op_expm1 = Op(
    "expm1",
    "expm1(Tensor self) -> Tensor",
    into=k_expm1_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_expm1_forward,
    record=_record_expm1,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_expm1_result, _tangent_tensors_expm1_result)},
    saves_self_for=("input",),
)


def expm1(input, out=None):
    """The exponential less one, accurate near zero."""
    try:
        if out is not None:
            return into(op_expm1, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_expm1, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_expm1_same(self_array)
        if result_array is None:
            return general(op_expm1, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(Expm1Backward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_expm1.call = expm1


def expm1_(input):
    """The in-place form of `expm1`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_expm1, (input,))
        done = k_expm1_into(input._array, input._array)
        if done is None:
            return in_place(op_expm1, (input,))
        changed(input._changes, "expm1_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- log(Tensor self) -> Tensor


def _log_forward(self_):
    return k_log(self_)


class LogBackward0(Node):
    """self: grad / self.conj()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_div_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.div(grad, ops.conj(self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_log(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(LogBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_log_result(self_p, self_t, result):
    return k_div(self_t, self_p)


def _tangent_tensors_log_result(self_p, self_t, result):
    return ops.div(self_t, self_p)


op_log = Op(
    "log",
    "log(Tensor self) -> Tensor",
    into=k_log_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_log_forward,
    record=_record_log,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_log_result, _tangent_tensors_log_result)},
    saves_self_for=("input",),
)


def log(input, out=None):
    """The natural logarithm."""
    try:
        if out is not None:
            return into(op_log, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_log, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_log_same(self_array)
        if result_array is None:
            return general(op_log, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(LogBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_log.call = log


def log_(input):
    """The in-place form of `log`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_log, (input,))
        done = k_log_into(input._array, input._array)
        if done is None:
            return in_place(op_log, (input,))
        changed(input._changes, "log_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- log2(Tensor self) -> Tensor


def _log2_forward(self_):
    return k_log2(self_)


class Log2Backward0(Node):
    """self: grad / (self.conj() * log(2))"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_log2_backward_self(grad, self.self_, math.log(2))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.div(grad, ops.mul(ops.conj(self_), math.log(2)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_log2(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(Log2Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_log2_result(self_p, self_t, result):
    return k_log2_tangent_self(self_t, self_p, math.log(2))


def _tangent_tensors_log2_result(self_p, self_t, result):
    return ops.div(self_t, ops.mul(self_p, math.log(2)))


op_log2 = Op(
    "log2",
    "log2(Tensor self) -> Tensor",
    into=k_log2_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_log2_forward,
    record=_record_log2,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_log2_result, _tangent_tensors_log2_result)},
    saves_self_for=("input",),
)


def log2(input, out=None):
    """The logarithm to base two."""
    try:
        if out is not None:
            return into(op_log2, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_log2, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_log2_same(self_array)
        if result_array is None:
            return general(op_log2, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(Log2Backward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_log2.call = log2


def log2_(input):
    """The in-place form of `log2`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_log2, (input,))
        done = k_log2_into(input._array, input._array)
        if done is None:
            return in_place(op_log2, (input,))
        changed(input._changes, "log2_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- log10(Tensor self) -> Tensor


def _log10_forward(self_):
    return k_log10(self_)


class Log10Backward0(Node):
    """self: grad / (self.conj() * log(10))"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_log2_backward_self(grad, self.self_, math.log(10))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.div(grad, ops.mul(ops.conj(self_), math.log(10)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_log10(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(Log10Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_log10_result(self_p, self_t, result):
    return k_log2_tangent_self(self_t, self_p, math.log(10))


def _tangent_tensors_log10_result(self_p, self_t, result):
    return ops.div(self_t, ops.mul(self_p, math.log(10)))


op_log10 = Op(
    "log10",
    "log10(Tensor self) -> Tensor",
    into=k_log10_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_log10_forward,
    record=_record_log10,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_log10_result, _tangent_tensors_log10_result)},
    saves_self_for=("input",),
)


def log10(input, out=None):
    """The logarithm to base ten."""
    try:
        if out is not None:
            return into(op_log10, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_log10, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_log10_same(self_array)
        if result_array is None:
            return general(op_log10, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(Log10Backward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_log10.call = log10


def log10_(input):
    """The in-place form of `log10`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_log10, (input,))
        done = k_log10_into(input._array, input._array)
        if done is None:
            return in_place(op_log10, (input,))
        changed(input._changes, "log10_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- log1p(Tensor self) -> Tensor


def _log1p_forward(self_):
    return k_log1p(self_)


class Log1PBackward0(Node):
    """self: grad / (self.conj() + 1)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_log1p_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.div(grad, ops.add(ops.conj(self_), 1))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_log1p(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(Log1PBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_log1p_result(self_p, self_t, result):
    return k_log1p_tangent_self(self_t, self_p)


def _tangent_tensors_log1p_result(self_p, self_t, result):
    return ops.div(self_t, ops.add(self_p, 1))


op_log1p = Op(
    "log1p",
    "log1p(Tensor self) -> Tensor",
    into=k_log1p_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_log1p_forward,
    record=_record_log1p,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_log1p_result, _tangent_tensors_log1p_result)},
    saves_self_for=("input",),
)


def log1p(input, out=None):
    """The logarithm of one plus `input`, accurate near zero."""
    try:
        if out is not None:
            return into(op_log1p, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_log1p, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_log1p_same(self_array)
        if result_array is None:
            return general(op_log1p, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(Log1PBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_log1p.call = log1p


def log1p_(input):
    """The in-place form of `log1p`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_log1p, (input,))
        done = k_log1p_into(input._array, input._array)
        if done is None:
            return in_place(op_log1p, (input,))
        changed(input._changes, "log1p_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- sqrt(Tensor self) -> Tensor


def _sqrt_forward(self_):
    return k_pow_Scalar_3(self_)


class SqrtBackward0(Node):
    """self: grad / (2 * result.conj())"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_sqrt_backward_self(grad, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.div(grad, ops.mul(2, ops.conj(result)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_sqrt(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(SqrtBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_sqrt_result(self_p, self_t, result):
    return k_sqrt_tangent_self(self_t, result)


def _tangent_tensors_sqrt_result(self_p, self_t, result):
    return ops.div(self_t, ops.mul(2, result))


op_sqrt = Op(
    "sqrt",
    "sqrt(Tensor self) -> Tensor",
    into=k_pow_Scalar_3_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_sqrt_forward,
    record=_record_sqrt,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_sqrt_result, _tangent_tensors_sqrt_result)},
)


def sqrt(input, out=None):
    """The square root."""
    try:
        if out is not None:
            return into(op_sqrt, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_sqrt, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_pow_Scalar_3_same(self_array)
        if result_array is None:
            return general(op_sqrt, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(SqrtBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.result = result_array
        node.result_changes = result_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_sqrt.call = sqrt


def sqrt_(input):
    """The in-place form of `sqrt`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_sqrt, (input,))
        done = k_pow_Scalar_3_into(input._array, input._array)
        if done is None:
            return in_place(op_sqrt, (input,))
        changed(input._changes, "sqrt_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- rsqrt(Tensor self) -> Tensor


def _rsqrt_forward(self_):
    return k_rsqrt(self_)


class RsqrtBackward0(Node):
    """self: -0.5 * grad * (result * result * result).conj()"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_rsqrt_backward_self(grad, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(ops.mul(-0.5, grad), ops.conj(ops.mul(ops.mul(result, result), result)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_rsqrt(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(RsqrtBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_rsqrt_result(self_p, self_t, result):
    return k_rsqrt_tangent_self(self_t, result)


def _tangent_tensors_rsqrt_result(self_p, self_t, result):
    return ops.mul(ops.mul(-0.5, self_t), ops.mul(ops.mul(result, result), result))


op_rsqrt = Op(
    "rsqrt",
    "rsqrt(Tensor self) -> Tensor",
    into=k_rsqrt_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_rsqrt_forward,
    record=_record_rsqrt,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_rsqrt_result, _tangent_tensors_rsqrt_result)},
)


def rsqrt(input, out=None):
    """One divided by the square root."""
    try:
        if out is not None:
            return into(op_rsqrt, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_rsqrt, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_rsqrt_same(self_array)
        if result_array is None:
            return general(op_rsqrt, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(RsqrtBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.result = result_array
        node.result_changes = result_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_rsqrt.call = rsqrt


def rsqrt_(input):
    """The in-place form of `rsqrt`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_rsqrt, (input,))
        done = k_rsqrt_into(input._array, input._array)
        if done is None:
            return in_place(op_rsqrt, (input,))
        changed(input._changes, "rsqrt_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- logaddexp(Tensor self, Tensor other) -> Tensor


def _logaddexp_forward(self_, other):
    return k_logaddexp(self_, other, math.log(2))


def _logaddexp_into(out, self_, other):
    return k_logaddexp_into(out, self_, other, math.log(2))


class LogaddexpBackward0(Node):
    """self: grad * _logistic(self - other).conj()
    other: grad * _logistic(other - self).conj()"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None and to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self, grad_other = k_logaddexp_backward(grad, self.self_, self.other)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k_logaddexp_backward_self(grad, self.self_, self.other)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_logaddexp_backward_self(grad, self.other, self.self_)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_self = ops.mul(grad, ops.conj(ops._logistic(ops.sub(self_, other))))
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_other = ops.mul(grad, ops.conj(ops._logistic(ops.sub(other, self_))))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_logaddexp(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(LogaddexpBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.other = other_array
    node.other_changes = other_changes
    return node


def _tangent_arrays_logaddexp_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k_logaddexp_tangent_self(self_t, self_p, other_p)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_logaddexp_tangent_self(other_t, other_p, self_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_logaddexp_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops.mul(self_t, ops._logistic(ops.sub(self_p, other_p)))
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.mul(other_t, ops._logistic(ops.sub(other_p, self_p)))
        total = term if total is None else ops.add(total, term)
    return total


op_logaddexp = Op(
    "logaddexp",
    "logaddexp(Tensor self, Tensor other) -> Tensor",
    into=_logaddexp_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_logaddexp_forward,
    record=_record_logaddexp,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="fc"),
    tangents={"result": (_tangent_arrays_logaddexp_result, _tangent_tensors_logaddexp_result)},
    saves_self_for=("input", "other"),
)


def logaddexp(input=..., other=..., x1=None, x2=None, out=None):
    """The logarithm of the sum of exponentials."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("logaddexp", input, other, x1, x2)
        if out is not None:
            return into(op_logaddexp, (input, other), out)
        if modes.observers:
            return general(op_logaddexp, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_logaddexp, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_logaddexp, (input, other))
        result_array = k_logaddexp_same(self_array, other_array, math.log(2))
        if result_array is None:
            result_array = k_logaddexp_any(self_array, other_array, math.log(2))
            if result_array is None:
                return general(op_logaddexp, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(LogaddexpBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_logaddexp.call = logaddexp


# ---- logaddexp2(Tensor self, Tensor other) -> Tensor


def _logaddexp2_forward(self_, other):
    return k_logaddexp2(self_, other, math.log(2))


def _logaddexp2_into(out, self_, other):
    return k_logaddexp2_into(out, self_, other, math.log(2))


class Logaddexp2Backward0(Node):
    """self: grad * _logistic((self - other) * log(2))
    other: grad * _logistic((other - self) * log(2))"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None and to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self, grad_other = k_logaddexp2_backward(grad, self.self_, self.other, math.log(2))
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k_logaddexp2_backward_self(grad, self.self_, self.other, math.log(2))
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_logaddexp2_backward_self(grad, self.other, self.self_, math.log(2))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_self = ops.mul(grad, ops._logistic(ops.mul(ops.sub(self_, other), math.log(2))))
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_other = ops.mul(grad, ops._logistic(ops.mul(ops.sub(other, self_), math.log(2))))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_logaddexp2(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(Logaddexp2Backward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.other = other_array
    node.other_changes = other_changes
    return node


def _tangent_arrays_logaddexp2_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k_logaddexp2_backward_self(self_t, self_p, other_p, math.log(2))
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_logaddexp2_backward_self(other_t, other_p, self_p, math.log(2))
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_logaddexp2_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops.mul(self_t, ops._logistic(ops.mul(ops.sub(self_p, other_p), math.log(2))))
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.mul(other_t, ops._logistic(ops.mul(ops.sub(other_p, self_p), math.log(2))))
        total = term if total is None else ops.add(total, term)
    return total


op_logaddexp2 = Op(
    "logaddexp2",
    "logaddexp2(Tensor self, Tensor other) -> Tensor",
    into=_logaddexp2_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_logaddexp2_forward,
    record=_record_logaddexp2,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_logaddexp2_result, _tangent_tensors_logaddexp2_result)},
    saves_self_for=("input", "other"),
)


def logaddexp2(input=..., other=..., x1=None, x2=None, out=None):
    """The logarithm, to base two, of the sum of powers of two."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("logaddexp2", input, other, x1, x2)
        if out is not None:
            return into(op_logaddexp2, (input, other), out)
        if modes.observers:
            return general(op_logaddexp2, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_logaddexp2, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_logaddexp2, (input, other))
        result_array = k_logaddexp2_same(self_array, other_array, math.log(2))
        if result_array is None:
            result_array = k_logaddexp2_any(self_array, other_array, math.log(2))
            if result_array is None:
                return general(op_logaddexp2, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(Logaddexp2Backward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_logaddexp2.call = logaddexp2


# ---- xlogy(Tensor self, Tensor other) -> Tensor


def _xlogy_forward(self_, other):
    return k_xlogy(other, self_)


def _xlogy_into(out, self_, other):
    return k_xlogy_into(out, other, self_)


class XlogyBackward0(Node):
    """self: where((self == 0) & (other <= 0), 0, grad * other.log())
    other: grad * self / other"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None and to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self, grad_other = k_xlogy_backward(self.self_, self.other, grad)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k_xlogy_backward_self(self.self_, self.other, grad)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_xlogy_backward_other(grad, self.self_, self.other)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_self = ops.where(ops.bitwise_and(ops.eq(self_, 0), ops.le(other, 0)), 0, ops.mul(grad, ops.log(other)))
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_other = ops.div(ops.mul(grad, self_), other)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_xlogy(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(XlogyBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.other = other_array
    node.other_changes = other_changes
    return node


def _tangent_arrays_xlogy_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k_xlogy_backward_self(self_p, other_p, self_t)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_xlogy_backward_other(other_t, self_p, other_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_xlogy_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops.where(ops.bitwise_and(ops.eq(self_p, 0), ops.le(other_p, 0)), 0, ops.mul(self_t, ops.log(other_p)))
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.div(ops.mul(other_t, self_p), other_p)
        total = term if total is None else ops.add(total, term)
    return total


op_xlogy = Op(
    "xlogy",
    "xlogy(Tensor self, Tensor other) -> Tensor",
    into=_xlogy_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_xlogy_forward,
    record=_record_xlogy,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_xlogy_result, _tangent_tensors_xlogy_result)},
    saves_self_for=("input", "other"),
)


def xlogy(input=..., other=..., x1=None, x2=None, out=None):
    """The first times the logarithm of the second; zero where the first is."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("xlogy", input, other, x1, x2)
        if out is not None:
            return into(op_xlogy, (input, other), out)
        if modes.observers:
            return general(op_xlogy, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_xlogy, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_xlogy, (input, other))
        result_array = k_xlogy_same(other_array, self_array)
        if result_array is None:
            result_array = k_xlogy_any(other_array, self_array)
            if result_array is None:
                return general(op_xlogy, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(XlogyBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_xlogy.call = xlogy


def xlogy_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `xlogy`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("xlogy_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_xlogy, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_xlogy, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_xlogy_into(input._array, other_array, input._array)
        if done is None:
            return in_place(op_xlogy, (input, other))
        changed(input._changes, "xlogy_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- special.xlog1py(Tensor self, Tensor other) -> Tensor


def _special_xlog1py_forward(self_, other):
    return k_special_xlog1py(other, self_)


def _special_xlog1py_into(out, self_, other):
    return k_special_xlog1py_into(out, other, self_)


class Xlog1PyBackward0(Node, shown_as="SpecialXlog1PyBackward0"):
    """self: where((self == 0) & (other <= -1), 0, grad * other.log1p())
    other: grad * self / (other + 1)"""

    __slots__ = ("self_", "self_changes", "other", "other_changes")
    saved = {"self": ("self_", "input", 0), "other": ("other", "input", 1)}
    inputs = ("self", "other")

    def run_arrays(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None and to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self, grad_other = k_special_xlog1py_backward(self.self_, self.other, grad)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k_special_xlog1py_backward_self(self.self_, self.other, grad)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_special_xlog1py_backward_other(grad, self.self_, self.other)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_self = ops.where(ops.bitwise_and(ops.eq(self_, 0), ops.le(other, -1)), 0, ops.mul(grad, ops.log1p(other)))
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            grad_other = ops.div(ops.mul(grad, self_), ops.add(other, 1))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_special_xlog1py(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(Xlog1PyBackward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.other = other_array
    node.other_changes = other_changes
    return node


def _tangent_arrays_special_xlog1py_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k_special_xlog1py_backward_self(self_p, other_p, self_t)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_special_xlog1py_backward_other(other_t, self_p, other_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_special_xlog1py_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = ops.where(ops.bitwise_and(ops.eq(self_p, 0), ops.le(other_p, -1)), 0, ops.mul(self_t, ops.log1p(other_p)))
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        term = ops.div(ops.mul(other_t, self_p), ops.add(other_p, 1))
        total = term if total is None else ops.add(total, term)
    return total


op_special_xlog1py = Op(
    "special.xlog1py",
    "special.xlog1py(Tensor self, Tensor other) -> Tensor",
    into=_special_xlog1py_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_special_xlog1py_forward,
    record=_record_special_xlog1py,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_special_xlog1py_result, _tangent_tensors_special_xlog1py_result)},
    saves_self_for=("input", "other"),
)


def special_xlog1py(input=..., other=..., x1=None, x2=None, out=None):
    """The first times the logarithm of one plus the second; zero where the first is."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("xlog1py", input, other, x1, x2)
        if out is not None:
            return into(op_special_xlog1py, (input, other), out)
        if modes.observers:
            return general(op_special_xlog1py, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_special_xlog1py, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_special_xlog1py, (input, other))
        result_array = k_special_xlog1py_same(other_array, self_array)
        if result_array is None:
            result_array = k_special_xlog1py_any(other_array, self_array)
            if result_array is None:
                return general(op_special_xlog1py, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(Xlog1PyBackward0)
        node.next = (self_node, other_node)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        node.other = other_array
        node.other_changes = other_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_xlog1py.call = special_xlog1py


# ---- special.entr(Tensor self) -> Tensor


def _special_entr_forward(self_):
    return k_special_entr(self_)


class EntrBackward0(Node, shown_as="SpecialEntrBackward0"):
    """self: grad * (-self.log() - 1)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_special_entr_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.sub(ops.neg(ops.log(self_)), 1))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_special_entr(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(EntrBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_special_entr_result(self_p, self_t, result):
    return k_special_entr_backward_self(self_t, self_p)


def _tangent_tensors_special_entr_result(self_p, self_t, result):
    return ops.mul(self_t, ops.sub(ops.neg(ops.log(self_p)), 1))


op_special_entr = Op(
    "special.entr",
    "special.entr(Tensor self) -> Tensor",
    into=k_special_entr_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_entr_forward,
    record=_record_special_entr,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_special_entr_result, _tangent_tensors_special_entr_result)},
    saves_self_for=("input",),
)


def special_entr(input, out=None):
    """The entropy of each element."""
    try:
        if out is not None:
            return into(op_special_entr, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_special_entr, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_special_entr_same(self_array)
        if result_array is None:
            return general(op_special_entr, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(EntrBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_ = self_array
        node.self_changes = self_changes
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_special_entr.call = special_entr
