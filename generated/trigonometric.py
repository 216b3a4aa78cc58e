"""Circular and hyperbolic functions and their inverses.

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

k_acos = _k["acos"]
k_acos_backward_self = _k["acos_backward_self"]
k_acos_backward_self_2 = _k["acos_backward_self_2"]
k_acos_tangent_self = _k["acos_tangent_self"]
k_acos_tangent_self_2 = _k["acos_tangent_self_2"]
k_acosh = _k["acosh"]
k_acosh_backward_self = _k["acosh_backward_self"]
k_acosh_backward_self_2 = _k["acosh_backward_self_2"]
k_acosh_tangent_self = _k["acosh_tangent_self"]
k_acosh_tangent_self_2 = _k["acosh_tangent_self_2"]
k_add = _k["add"]
k_asin = _k["asin"]
k_asin_backward_self = _k["asin_backward_self"]
k_asin_backward_self_2 = _k["asin_backward_self_2"]
k_asin_tangent_self = _k["asin_tangent_self"]
k_asin_tangent_self_2 = _k["asin_tangent_self_2"]
k_asinh = _k["asinh"]
k_asinh_backward_self = _k["asinh_backward_self"]
k_asinh_backward_self_2 = _k["asinh_backward_self_2"]
k_asinh_tangent_self = _k["asinh_tangent_self"]
k_asinh_tangent_self_2 = _k["asinh_tangent_self_2"]
k_atan = _k["atan"]
k_atan2 = _k["atan2"]
k_atan2_backward = _k["atan2_backward"]
k_atan2_backward_other = _k["atan2_backward_other"]
k_atan2_backward_self = _k["atan2_backward_self"]
k_atan2_tangent_other = _k["atan2_tangent_other"]
k_atan2_tangent_self = _k["atan2_tangent_self"]
k_atan_backward_self = _k["atan_backward_self"]
k_atan_backward_self_2 = _k["atan_backward_self_2"]
k_atan_tangent_self = _k["atan_tangent_self"]
k_atan_tangent_self_2 = _k["atan_tangent_self_2"]
k_atanh = _k["atanh"]
k_atanh_backward_self = _k["atanh_backward_self"]
k_atanh_backward_self_2 = _k["atanh_backward_self_2"]
k_atanh_tangent_self = _k["atanh_tangent_self"]
k_atanh_tangent_self_2 = _k["atanh_tangent_self_2"]
k_cos = _k["cos"]
k_cos_backward_self = _k["cos_backward_self"]
k_cos_tangent_self = _k["cos_tangent_self"]
k_cosh = _k["cosh"]
k_cosh_backward_self = _k["cosh_backward_self"]
k_cosh_tangent_self = _k["cosh_tangent_self"]
k_deg2rad = _k["deg2rad"]
k_sin = _k["sin"]
k_sin_backward_self = _k["sin_backward_self"]
k_sin_tangent_self = _k["sin_tangent_self"]
k_sinc = _k["sinc"]
k_sinc_backward_self = _k["sinc_backward_self"]
k_sinc_tangent_self = _k["sinc_tangent_self"]
k_sinh = _k["sinh"]
k_sinh_backward_self = _k["sinh_backward_self"]
k_sinh_tangent_self = _k["sinh_tangent_self"]
k_tan = _k["tan"]
k_tan_backward_self = _k["tan_backward_self"]
k_tan_tangent_self = _k["tan_tangent_self"]
k_tanh = _k["tanh"]
k_tanh_backward_self = _k["tanh_backward_self"]
k_tanh_tangent_self = _k["tanh_tangent_self"]
k_acos_same = k_acos.same
k_acosh_same = k_acosh.same
k_asin_same = k_asin.same
k_asinh_same = k_asinh.same
k_atan_same = k_atan.same
k_atan2_same = k_atan2.same
k_atanh_same = k_atanh.same
k_cos_same = k_cos.same
k_cosh_same = k_cosh.same
k_deg2rad_same = k_deg2rad.same
k_sin_same = k_sin.same
k_sinc_same = k_sinc.same
k_sinh_same = k_sinh.same
k_tan_same = k_tan.same
k_tanh_same = k_tanh.same
k_atan2_any = k_atan2.any
k_acos_into = k_acos.into
k_acosh_into = k_acosh.into
k_asin_into = k_asin.into
k_asinh_into = k_asinh.into
k_atan_into = k_atan.into
k_atan2_into = k_atan2.into
k_atanh_into = k_atanh.into
k_cos_into = k_cos.into
k_cosh_into = k_cosh.into
k_deg2rad_into = k_deg2rad.into
k_sin_into = k_sin.into
k_sinc_into = k_sinc.into
k_sinh_into = k_sinh.into
k_tan_into = k_tan.into
k_tanh_into = k_tanh.into


# ---- sin(Tensor self) -> Tensor


def _sin_forward(self_):
    return k_sin(self_)


class SinBackward0(Node):
    """self: grad * self.cos().conj()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_sin_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.conj(ops.cos(self_)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_sin(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(SinBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_sin_result(self_p, self_t, result):
    return k_sin_tangent_self(self_t, self_p)


def _tangent_tensors_sin_result(self_p, self_t, result):
    return ops.mul(self_t, ops.cos(self_p))


op_sin = Op(
    "sin",
    "sin(Tensor self) -> Tensor",
    into=k_sin_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_sin_forward,
    record=_record_sin,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_sin_result, _tangent_tensors_sin_result)},
    saves_self_for=("input",),
)


def sin(input, out=None):
    """The sine."""
    try:
        if out is not None:
            return into(op_sin, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_sin, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_sin_same(self_array)
        if result_array is None:
            return general(op_sin, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SinBackward0)
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


op_sin.call = sin


def sin_(input):
    """The in-place form of `sin`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_sin, (input,))
        done = k_sin_into(input._array, input._array)
        if done is None:
            return in_place(op_sin, (input,))
        changed(input._changes, "sin_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- cos(Tensor self) -> Tensor


def _cos_forward(self_):
    return k_cos(self_)


class CosBackward0(Node):
    """self: -grad * self.sin().conj()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_cos_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(ops.neg(grad), ops.conj(ops.sin(self_)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_cos(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(CosBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_cos_result(self_p, self_t, result):
    return k_cos_tangent_self(self_t, self_p)


def _tangent_tensors_cos_result(self_p, self_t, result):
    return ops.mul(ops.neg(self_t), ops.sin(self_p))


op_cos = Op(
    "cos",
    "cos(Tensor self) -> Tensor",
    into=k_cos_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_cos_forward,
    record=_record_cos,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_cos_result, _tangent_tensors_cos_result)},
    saves_self_for=("input",),
)


def cos(input, out=None):
    """The cosine."""
    try:
        if out is not None:
            return into(op_cos, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_cos, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_cos_same(self_array)
        if result_array is None:
            return general(op_cos, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(CosBackward0)
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


op_cos.call = cos


def cos_(input):
    """The in-place form of `cos`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_cos, (input,))
        done = k_cos_into(input._array, input._array)
        if done is None:
            return in_place(op_cos, (input,))
        changed(input._changes, "cos_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- tan(Tensor self) -> Tensor


def _tan_forward(self_):
    return k_tan(self_)


class TanBackward0(Node):
    """self: grad * (1 + result * result).conj()"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_tan_backward_self(grad, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(grad, ops.conj(ops.add(1, ops.mul(result, result))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_tan(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(TanBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_tan_result(self_p, self_t, result):
    return k_tan_tangent_self(self_t, result)


def _tangent_tensors_tan_result(self_p, self_t, result):
    return ops.mul(self_t, ops.add(1, ops.mul(result, result)))


op_tan = Op(
    "tan",
    "tan(Tensor self) -> Tensor",
    into=k_tan_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_tan_forward,
    record=_record_tan,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_tan_result, _tangent_tensors_tan_result)},
)


def tan(input, out=None):
    """The tangent."""
    try:
        if out is not None:
            return into(op_tan, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_tan, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_tan_same(self_array)
        if result_array is None:
            return general(op_tan, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(TanBackward0)
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


op_tan.call = tan


def tan_(input):
    """The in-place form of `tan`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_tan, (input,))
        done = k_tan_into(input._array, input._array)
        if done is None:
            return in_place(op_tan, (input,))
        changed(input._changes, "tan_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- asin(Tensor self) -> Tensor


def _asin_forward(self_):
    return k_asin(self_)


class AsinBackward0(Node):
    """self: grad * (rsqrt(1 - self) * rsqrt(1 + self)).conj() if self.is_complex() else grad * rsqrt(1 - self * self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = (k_asin_backward_self(grad, self.self_) if traits[self.self_.dtype].is_complex else k_asin_backward_self_2(grad, self.self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = (ops.mul(grad, ops.conj(ops.mul(ops.rsqrt(ops.sub(1, self_)), ops.rsqrt(ops.add(1, self_))))) if self_.is_complex() else ops.mul(grad, ops.rsqrt(ops.sub(1, ops.mul(self_, self_)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_asin(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(AsinBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_asin_result(self_p, self_t, result):
    return (k_asin_tangent_self(self_t, self_p) if traits[self_p.dtype].is_complex else k_asin_tangent_self_2(self_t, self_p))


def _tangent_tensors_asin_result(self_p, self_t, result):
    return (ops.mul(self_t, ops.mul(ops.rsqrt(ops.sub(1, self_p)), ops.rsqrt(ops.add(1, self_p)))) if self_p.is_complex() else ops.mul(self_t, ops.conj(ops.rsqrt(ops.sub(1, ops.mul(self_p, self_p))))))


op_asin = Op(
    "asin",
    "asin(Tensor self) -> Tensor",
    into=k_asin_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_asin_forward,
    record=_record_asin,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_asin_result, _tangent_tensors_asin_result)},
    saves_self_for=("input",),
)


def asin(input, out=None):
    """The inverse sine."""
    try:
        if out is not None:
            return into(op_asin, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_asin, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_asin_same(self_array)
        if result_array is None:
            return general(op_asin, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AsinBackward0)
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


op_asin.call = asin


def asin_(input):
    """The in-place form of `asin`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_asin, (input,))
        done = k_asin_into(input._array, input._array)
        if done is None:
            return in_place(op_asin, (input,))
        changed(input._changes, "asin_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- acos(Tensor self) -> Tensor


def _acos_forward(self_):
    return k_acos(self_)


class AcosBackward0(Node):
    """self: -grad * (rsqrt(1 - self) * rsqrt(1 + self)).conj() if self.is_complex() else -grad * rsqrt(1 - self * self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = (k_acos_backward_self(grad, self.self_) if traits[self.self_.dtype].is_complex else k_acos_backward_self_2(grad, self.self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.neg(grad)
        grad_self = (ops.mul(t1, ops.conj(ops.mul(ops.rsqrt(ops.sub(1, self_)), ops.rsqrt(ops.add(1, self_))))) if self_.is_complex() else ops.mul(t1, ops.rsqrt(ops.sub(1, ops.mul(self_, self_)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_acos(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(AcosBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_acos_result(self_p, self_t, result):
    return (k_acos_tangent_self(self_t, self_p) if traits[self_p.dtype].is_complex else k_acos_tangent_self_2(self_t, self_p))


def _tangent_tensors_acos_result(self_p, self_t, result):
    t1 = ops.neg(self_t)
    return (ops.mul(t1, ops.mul(ops.rsqrt(ops.sub(1, self_p)), ops.rsqrt(ops.add(1, self_p)))) if self_p.is_complex() else ops.mul(t1, ops.conj(ops.rsqrt(ops.sub(1, ops.mul(self_p, self_p))))))


op_acos = Op(
    "acos",
    "acos(Tensor self) -> Tensor",
    into=k_acos_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_acos_forward,
    record=_record_acos,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_acos_result, _tangent_tensors_acos_result)},
    saves_self_for=("input",),
)


def acos(input, out=None):
    """The inverse cosine."""
    try:
        if out is not None:
            return into(op_acos, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_acos, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_acos_same(self_array)
        if result_array is None:
            return general(op_acos, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AcosBackward0)
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


op_acos.call = acos


def acos_(input):
    """The in-place form of `acos`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_acos, (input,))
        done = k_acos_into(input._array, input._array)
        if done is None:
            return in_place(op_acos, (input,))
        changed(input._changes, "acos_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- atan(Tensor self) -> Tensor


def _atan_forward(self_):
    return k_atan(self_)


class AtanBackward0(Node):
    """self: grad / (1 + 1j * self).conj() / (1 - 1j * self).conj() if self.is_complex() else grad / (self * self + 1)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = (k_atan_backward_self(grad, self.self_) if traits[self.self_.dtype].is_complex else k_atan_backward_self_2(grad, self.self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = (ops.div(ops.div(grad, ops.conj(ops.add(1, (t1 := ops.mul(1j, self_))))), ops.conj(ops.sub(1, t1))) if self_.is_complex() else ops.div(grad, ops.add(ops.mul(self_, self_), 1)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_atan(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(AtanBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_atan_result(self_p, self_t, result):
    return (k_atan_tangent_self(self_t, self_p) if traits[self_p.dtype].is_complex else k_atan_tangent_self_2(self_t, self_p))


def _tangent_tensors_atan_result(self_p, self_t, result):
    return (ops.div(ops.div(self_t, ops.add(1, (t1 := ops.mul(1j, self_p)))), ops.sub(1, t1)) if self_p.is_complex() else ops.div(self_t, ops.add(ops.mul((t2 := ops.conj(self_p)), t2), 1)))


op_atan = Op(
    "atan",
    "atan(Tensor self) -> Tensor",
    into=k_atan_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_atan_forward,
    record=_record_atan,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_atan_result, _tangent_tensors_atan_result)},
    saves_self_for=("input",),
)


def atan(input, out=None):
    """The inverse tangent."""
    try:
        if out is not None:
            return into(op_atan, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_atan, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_atan_same(self_array)
        if result_array is None:
            return general(op_atan, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AtanBackward0)
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


op_atan.call = atan


def atan_(input):
    """The in-place form of `atan`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_atan, (input,))
        done = k_atan_into(input._array, input._array)
        if done is None:
            return in_place(op_atan, (input,))
        changed(input._changes, "atan_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- sinh(Tensor self) -> Tensor


def _sinh_forward(self_):
    return k_sinh(self_)


class SinhBackward0(Node):
    """self: grad * self.cosh().conj()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_sinh_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.conj(ops.cosh(self_)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_sinh(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(SinhBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_sinh_result(self_p, self_t, result):
    return k_sinh_tangent_self(self_t, self_p)


def _tangent_tensors_sinh_result(self_p, self_t, result):
    return ops.mul(self_t, ops.cosh(self_p))


op_sinh = Op(
    "sinh",
    "sinh(Tensor self) -> Tensor",
    into=k_sinh_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_sinh_forward,
    record=_record_sinh,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_sinh_result, _tangent_tensors_sinh_result)},
    saves_self_for=("input",),
)


def sinh(input, out=None):
    """The hyperbolic sine."""
    try:
        if out is not None:
            return into(op_sinh, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_sinh, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_sinh_same(self_array)
        if result_array is None:
            return general(op_sinh, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SinhBackward0)
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


op_sinh.call = sinh


def sinh_(input):
    """The in-place form of `sinh`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_sinh, (input,))
        done = k_sinh_into(input._array, input._array)
        if done is None:
            return in_place(op_sinh, (input,))
        changed(input._changes, "sinh_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- cosh(Tensor self) -> Tensor


def _cosh_forward(self_):
    return k_cosh(self_)


class CoshBackward0(Node):
    """self: grad * self.sinh().conj()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_cosh_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.conj(ops.sinh(self_)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_cosh(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(CoshBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_cosh_result(self_p, self_t, result):
    return k_cosh_tangent_self(self_t, self_p)


def _tangent_tensors_cosh_result(self_p, self_t, result):
    return ops.mul(self_t, ops.sinh(self_p))


op_cosh = Op(
    "cosh",
    "cosh(Tensor self) -> Tensor",
    into=k_cosh_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_cosh_forward,
    record=_record_cosh,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_cosh_result, _tangent_tensors_cosh_result)},
    saves_self_for=("input",),
)


def cosh(input, out=None):
    """The hyperbolic cosine."""
    try:
        if out is not None:
            return into(op_cosh, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_cosh, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_cosh_same(self_array)
        if result_array is None:
            return general(op_cosh, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(CoshBackward0)
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


op_cosh.call = cosh


def cosh_(input):
    """The in-place form of `cosh`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_cosh, (input,))
        done = k_cosh_into(input._array, input._array)
        if done is None:
            return in_place(op_cosh, (input,))
        changed(input._changes, "cosh_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- tanh(Tensor self) -> Tensor


def _tanh_forward(self_):
    return k_tanh(self_)


class TanhBackward0(Node):
    """self: grad * (1 - result * result).conj()"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_tanh_backward_self(grad, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(grad, ops.conj(ops.sub(1, ops.mul(result, result))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_tanh(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(TanhBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_tanh_result(self_p, self_t, result):
    return k_tanh_tangent_self(self_t, result)


def _tangent_tensors_tanh_result(self_p, self_t, result):
    return ops.mul(self_t, ops.sub(1, ops.mul(result, result)))


op_tanh = Op(
    "tanh",
    "tanh(Tensor self) -> Tensor",
    into=k_tanh_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_tanh_forward,
    record=_record_tanh,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_tanh_result, _tangent_tensors_tanh_result)},
)


def tanh(input, out=None):
    """The hyperbolic tangent."""
    try:
        if out is not None:
            return into(op_tanh, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_tanh, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_tanh_same(self_array)
        if result_array is None:
            return general(op_tanh, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        result_changes = out._changes
        node = new(TanhBackward0)
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


op_tanh.call = tanh


def tanh_(input):
    """The in-place form of `tanh`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_tanh, (input,))
        done = k_tanh_into(input._array, input._array)
        if done is None:
            return in_place(op_tanh, (input,))
        changed(input._changes, "tanh_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- asinh(Tensor self) -> Tensor


def _asinh_forward(self_):
    return k_asinh(self_)


class AsinhBackward0(Node):
    """self: grad * (rsqrt(1 + 1j * self) * rsqrt(1 - 1j * self)).conj() if self.is_complex() else grad / hypot(self, 1)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = (k_asinh_backward_self(grad, self.self_) if traits[self.self_.dtype].is_complex else k_asinh_backward_self_2(grad, self.self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = (ops.mul(grad, ops.conj(ops.mul(ops.rsqrt(ops.add(1, (t1 := ops.mul(1j, self_)))), ops.rsqrt(ops.sub(1, t1))))) if self_.is_complex() else ops.div(grad, ops.hypot(self_, 1)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_asinh(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(AsinhBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_asinh_result(self_p, self_t, result):
    return (k_asinh_tangent_self(self_t, self_p) if traits[self_p.dtype].is_complex else k_asinh_tangent_self_2(self_t, self_p))


def _tangent_tensors_asinh_result(self_p, self_t, result):
    return (ops.mul(self_t, ops.mul(ops.rsqrt(ops.add(1, (t1 := ops.mul(1j, self_p)))), ops.rsqrt(ops.sub(1, t1)))) if self_p.is_complex() else ops.div(self_t, ops.conj(ops.hypot(self_p, 1))))


op_asinh = Op(
    "asinh",
    "asinh(Tensor self) -> Tensor",
    into=k_asinh_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_asinh_forward,
    record=_record_asinh,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_asinh_result, _tangent_tensors_asinh_result)},
    saves_self_for=("input",),
)


def asinh(input, out=None):
    """The inverse hyperbolic sine."""
    try:
        if out is not None:
            return into(op_asinh, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_asinh, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_asinh_same(self_array)
        if result_array is None:
            return general(op_asinh, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AsinhBackward0)
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


op_asinh.call = asinh


def asinh_(input):
    """The in-place form of `asinh`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_asinh, (input,))
        done = k_asinh_into(input._array, input._array)
        if done is None:
            return in_place(op_asinh, (input,))
        changed(input._changes, "asinh_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- acosh(Tensor self) -> Tensor


def _acosh_forward(self_):
    return k_acosh(self_)


class AcoshBackward0(Node):
    """self: grad * (rsqrt(self - 1) * rsqrt(self + 1)).conj() if self.is_complex() else grad * (rsqrt(self.abs() - 1) * rsqrt(self.abs() + 1))"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = (k_acosh_backward_self(grad, self.self_) if traits[self.self_.dtype].is_complex else k_acosh_backward_self_2(grad, self.self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = (ops.mul(grad, ops.conj(ops.mul(ops.rsqrt(ops.sub(self_, 1)), ops.rsqrt(ops.add(self_, 1))))) if self_.is_complex() else ops.mul(grad, ops.mul(ops.rsqrt(ops.sub((t1 := ops.abs(self_)), 1)), ops.rsqrt(ops.add(t1, 1)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_acosh(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(AcoshBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_acosh_result(self_p, self_t, result):
    return (k_acosh_tangent_self(self_t, self_p) if traits[self_p.dtype].is_complex else k_acosh_tangent_self_2(self_t, self_p))


def _tangent_tensors_acosh_result(self_p, self_t, result):
    return (ops.mul(self_t, ops.mul(ops.rsqrt(ops.sub(self_p, 1)), ops.rsqrt(ops.add(self_p, 1)))) if self_p.is_complex() else ops.mul(self_t, ops.mul(ops.conj(ops.rsqrt(ops.sub((t1 := ops.abs(self_p)), 1))), ops.conj(ops.rsqrt(ops.add(t1, 1))))))


op_acosh = Op(
    "acosh",
    "acosh(Tensor self) -> Tensor",
    into=k_acosh_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_acosh_forward,
    record=_record_acosh,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_acosh_result, _tangent_tensors_acosh_result)},
    saves_self_for=("input",),
)


def acosh(input, out=None):
    """The inverse hyperbolic cosine."""
    try:
        if out is not None:
            return into(op_acosh, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_acosh, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_acosh_same(self_array)
        if result_array is None:
            return general(op_acosh, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AcoshBackward0)
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


op_acosh.call = acosh


def acosh_(input):
    """The in-place form of `acosh`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_acosh, (input,))
        done = k_acosh_into(input._array, input._array)
        if done is None:
            return in_place(op_acosh, (input,))
        changed(input._changes, "acosh_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- atanh(Tensor self) -> Tensor


def _atanh_forward(self_):
    return k_atanh(self_)


class AtanhBackward0(Node):
    """self: grad / (1 - self).conj() / (1 + self).conj() if self.is_complex() else grad / (1 - self * self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = (k_atanh_backward_self(grad, self.self_) if traits[self.self_.dtype].is_complex else k_atanh_backward_self_2(grad, self.self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = (ops.div(ops.div(grad, ops.conj(ops.sub(1, self_))), ops.conj(ops.add(1, self_))) if self_.is_complex() else ops.div(grad, ops.sub(1, ops.mul(self_, self_))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_atanh(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(AtanhBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_atanh_result(self_p, self_t, result):
    return (k_atanh_tangent_self(self_t, self_p) if traits[self_p.dtype].is_complex else k_atanh_tangent_self_2(self_t, self_p))


def _tangent_tensors_atanh_result(self_p, self_t, result):
    return (ops.div(ops.div(self_t, ops.sub(1, self_p)), ops.add(1, self_p)) if self_p.is_complex() else ops.div(self_t, ops.sub(1, ops.mul((t1 := ops.conj(self_p)), t1))))


op_atanh = Op(
    "atanh",
    "atanh(Tensor self) -> Tensor",
    into=k_atanh_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_atanh_forward,
    record=_record_atanh,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_atanh_result, _tangent_tensors_atanh_result)},
    saves_self_for=("input",),
)


def atanh(input, out=None):
    """The inverse hyperbolic tangent."""
    try:
        if out is not None:
            return into(op_atanh, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_atanh, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_atanh_same(self_array)
        if result_array is None:
            return general(op_atanh, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(AtanhBackward0)
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


op_atanh.call = atanh


def atanh_(input):
    """The in-place form of `atanh`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_atanh, (input,))
        done = k_atanh_into(input._array, input._array)
        if done is None:
            return in_place(op_atanh, (input,))
        changed(input._changes, "atanh_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- atan2(Tensor self, Tensor other) -> Tensor


def _atan2_forward(self_, other):
    return k_atan2(self_, other)


class Atan2Backward0(Node):
    """self: grad * (other / length / length)
    other: -grad * (self / length / length)"""

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
            grad_self, grad_other = k_atan2_backward(grad, self.other, self.self_)
            if freed:
                self.release(freed)
            return (grad_self, grad_other)
        if to_self is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_self = k_atan2_backward_self(grad, self.other, self.self_)
        if to_other is not None:
            if self.self_changes[0] > self.seq:
                raise stale(self, "self")
            if self.other_changes[0] > self.seq:
                raise stale(self, "other")
            grad_other = k_atan2_backward_other(grad, self.self_, self.other)
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def run_tensors(self, grad, freed, edges=None):
        to_self, to_other = edges or self.next
        grad_self = grad_other = None
        if to_self is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            t1 = ops.hypot(ops.where(ops.bitwise_and(ops.eq(self_, 0), ops.eq(other, 0)), math.inf, self_), other)
            grad_self = ops.mul(grad, ops.div(ops.div(other, t1), t1))
        if to_other is not None:
            self_ = saved_operand(self, "self", self.self_, self.self_changes, self.next[0], grad)
            other = saved_operand(self, "other", self.other, self.other_changes, self.next[1], grad)
            t1 = ops.hypot(ops.where(ops.bitwise_and(ops.eq(self_, 0), ops.eq(other, 0)), math.inf, self_), other)
            grad_other = ops.mul(ops.neg(grad), ops.div(ops.div(self_, t1), t1))
        if freed:
            self.release(freed)
        return (grad_self, grad_other)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.other = None
        self.other_changes = freed


def _record_atan2(edges, arrays, changes, results, result_changes):
    (self_node, other_node) = edges
    (self_array, other_array) = arrays
    (self_changes, other_changes) = changes
    node = new(Atan2Backward0)
    node.next = (self_node, other_node)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.other = other_array
    node.other_changes = other_changes
    return node


def _tangent_arrays_atan2_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        term = k_atan2_tangent_self(self_t, other_p, self_p)
        total = term if total is None else k_add(total, term)
    if other_t is not None:
        term = k_atan2_tangent_other(other_t, self_p, other_p)
        total = term if total is None else k_add(total, term)
    return total


def _tangent_tensors_atan2_result(self_p, other_p, self_t, other_t, result):
    total = None
    if self_t is not None:
        t1 = ops.conj(ops.hypot(ops.where(ops.bitwise_and(ops.eq(self_p, 0), ops.eq(other_p, 0)), math.inf, self_p), other_p))
        term = ops.mul(self_t, ops.div(ops.div(ops.conj(other_p), t1), t1))
        total = term if total is None else ops.add(total, term)
    if other_t is not None:
        t1 = ops.conj(ops.hypot(ops.where(ops.bitwise_and(ops.eq(self_p, 0), ops.eq(other_p, 0)), math.inf, self_p), other_p))
        term = ops.mul(ops.neg(other_t), ops.div(ops.div(ops.conj(self_p), t1), t1))
        total = term if total is None else ops.add(total, term)
    return total


op_atan2 = Op(
    "atan2",
    "atan2(Tensor self, Tensor other) -> Tensor",
    into=k_atan2_into,
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=_atan2_forward,
    record=_record_atan2,
    edges=(0, 1),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_atan2_result, _tangent_tensors_atan2_result)},
    saves_self_for=("input", "other"),
)


def atan2(input=..., other=..., x1=None, x2=None, out=None):
    """The angle of a point, given its ordinate and its abscissa."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("atan2", input, other, x1, x2)
        if out is not None:
            return into(op_atan2, (input, other), out)
        if modes.observers:
            return general(op_atan2, (input, other))
        if input.__class__ is Tensor:
            self_array = input._array
            self_changes = input._changes
            self_node = input._node
        elif input.__class__ in NUMBERS:
            self_array = input
            self_changes = UNCHANGED
            self_node = None
        else:
            return general(op_atan2, (input, other))
        if other.__class__ is Tensor:
            other_array = other._array
            other_changes = other._changes
            other_node = other._node
        elif other.__class__ in NUMBERS:
            other_array = other
            other_changes = UNCHANGED
            other_node = None
        else:
            return general(op_atan2, (input, other))
        result_array = k_atan2_same(self_array, other_array)
        if result_array is None:
            result_array = k_atan2_any(self_array, other_array)
            if result_array is None:
                return general(op_atan2, (input, other))
            self_node = restored(self_node, self_array, result_array)
            other_node = restored(other_node, other_array, result_array)
        out = plain_tensor(result_array)
        if (self_node is None and other_node is None) or (modes.no_grad and left_out()):
            return out
        node = new(Atan2Backward0)
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


op_atan2.call = atan2


def atan2_(input=..., other=..., x1=None, x2=None):
    """The in-place form of `atan2`."""
    try:
        if other is ... or x1 is not None or x2 is not None:
            input, other = operands_by_name("atan2_", input, other, x1, x2)
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_atan2, (input, other))
        if other.__class__ is Tensor:
            if other._node is not None and not (modes.no_grad and not grad_enabled()):
                return in_place(op_atan2, (input, other))
            other_array = other._array
        else:
            other_array = other
        done = k_atan2_into(input._array, input._array, other_array)
        if done is None:
            return in_place(op_atan2, (input, other))
        changed(input._changes, "atan2_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- sinc(Tensor self) -> Tensor


def _sinc_forward(self_):
    return k_sinc(self_)


class SincBackward0(Node):
    """self: grad * where( near, close * (-3.2898681336964529 + square * (3.2469697011334146 + square * (-1.1445109447325053 + square * (0.2091827825412384 + square * ( -0.023460810354558236 + square * (0.001781145516372852 + square * (-9.7662231263189327e-5 + square * 4.0499478466192442e-6))))))), where(round(whole * 0.5) == whole * 0.5, slope, -slope)).conj()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_sinc_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        t1 = ops.lt(ops.abs(self_), 0.25)
        t2 = ops.where(t1, self_, 0)
        t3 = ops.mul(t2, t2)
        t4 = ops.where(t1, 1, self_)
        t5 = ops.round(ops._real_part(t4))
        t6 = ops.mul(t5, 0.5)
        t7 = ops.mul(ops.sub(t4, t5), 3.141592653589793)
        t8 = ops.div(ops.sub(ops.cos(t7), ops.div(ops.sin(t7), ops.mul(t4, 3.141592653589793))), t4)
        grad_self = ops.mul(grad, ops.conj(ops.where(t1, ops.mul(t2, ops.add(-3.289868133696453, ops.mul(t3, ops.add(3.2469697011334144, ops.mul(t3, ops.add(-1.1445109447325053, ops.mul(t3, ops.add(0.2091827825412384, ops.mul(t3, ops.add(-0.023460810354558236, ops.mul(t3, ops.add(0.001781145516372852, ops.mul(t3, ops.add(-9.766223126318933e-05, ops.mul(t3, 4.049947846619244e-06))))))))))))))), ops.where(ops.eq(ops.round(t6), t6), t8, ops.neg(t8)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_sinc(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(SincBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_sinc_result(self_p, self_t, result):
    return k_sinc_tangent_self(self_t, self_p)


def _tangent_tensors_sinc_result(self_p, self_t, result):
    t1 = ops.lt(ops.abs(self_p), 0.25)
    t2 = ops.where(t1, self_p, 0)
    t3 = ops.mul(t2, t2)
    t4 = ops.where(t1, 1, self_p)
    t5 = ops.round(ops._real_part(t4))
    t6 = ops.mul(t5, 0.5)
    t7 = ops.mul(ops.sub(t4, t5), 3.141592653589793)
    t8 = ops.div(ops.sub(ops.cos(t7), ops.div(ops.sin(t7), ops.mul(t4, 3.141592653589793))), t4)
    return ops.mul(self_t, ops.where(t1, ops.mul(t2, ops.add(-3.289868133696453, ops.mul(t3, ops.add(3.2469697011334144, ops.mul(t3, ops.add(-1.1445109447325053, ops.mul(t3, ops.add(0.2091827825412384, ops.mul(t3, ops.add(-0.023460810354558236, ops.mul(t3, ops.add(0.001781145516372852, ops.mul(t3, ops.add(-9.766223126318933e-05, ops.mul(t3, 4.049947846619244e-06))))))))))))))), ops.where(ops.eq(ops.round(t6), t6), t8, ops.neg(t8))))


op_sinc = Op(
    "sinc",
    "sinc(Tensor self) -> Tensor",
    into=k_sinc_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_sinc_forward,
    record=_record_sinc,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="ifc"),
    tangents={"result": (_tangent_arrays_sinc_result, _tangent_tensors_sinc_result)},
    saves_self_for=("input",),
)


def sinc(input, out=None):
    """The sine of pi times `input`, divided by pi times `input`."""
    try:
        if out is not None:
            return into(op_sinc, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_sinc, (input,))
        self_array = input._array
        self_changes = input._changes
        self_node = input._node
        result_array = k_sinc_same(self_array)
        if result_array is None:
            return general(op_sinc, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(SincBackward0)
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


op_sinc.call = sinc


def sinc_(input):
    """The in-place form of `sinc`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_sinc, (input,))
        done = k_sinc_into(input._array, input._array)
        if done is None:
            return in_place(op_sinc, (input,))
        changed(input._changes, "sinc_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- deg2rad(Tensor self) -> Tensor


def _deg2rad_forward(self_):
    return k_deg2rad(self_, (3.141592653589793 / 180))


def _deg2rad_into(out, self_):
    return k_deg2rad_into(out, self_, (3.141592653589793 / 180))


class Deg2RadBackward0(Node):
    """self: auto"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = k_deg2rad(grad, (3.141592653589793 / 180))
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.mul(grad, (3.141592653589793 / 180))
        return (grad_self,)


def _record_deg2rad(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(Deg2RadBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_deg2rad_result(self_p, self_t, result):
    return k_deg2rad(self_t, (3.141592653589793 / 180))


def _tangent_tensors_deg2rad_result(self_p, self_t, result):
    return ops.mul(self_t, (3.141592653589793 / 180))


op_deg2rad = Op(
    "deg2rad",
    "deg2rad(Tensor self) -> Tensor",
    into=_deg2rad_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_deg2rad_forward,
    record=_record_deg2rad,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_deg2rad_result, _tangent_tensors_deg2rad_result)},
)


def deg2rad(input, out=None):
    """Degrees as radians."""
    try:
        if out is not None:
            return into(op_deg2rad, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_deg2rad, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_deg2rad_same(self_array, (3.141592653589793 / 180))
        if result_array is None:
            return general(op_deg2rad, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(Deg2RadBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_deg2rad.call = deg2rad


def deg2rad_(input):
    """The in-place form of `deg2rad`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_deg2rad, (input,))
        done = k_deg2rad_into(input._array, input._array, (3.141592653589793 / 180))
        if done is None:
            return in_place(op_deg2rad, (input,))
        changed(input._changes, "deg2rad_")
        return input
    except Exception:
        hide_frames()
        raise


# ---- rad2deg(Tensor self) -> Tensor


def _rad2deg_forward(self_):
    return k_deg2rad(self_, (180 / 3.141592653589793))


def _rad2deg_into(out, self_):
    return k_deg2rad_into(out, self_, (180 / 3.141592653589793))


class Rad2DegBackward0(Node):
    """self: auto"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = k_deg2rad(grad, (180 / 3.141592653589793))
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops.mul(grad, (180 / 3.141592653589793))
        return (grad_self,)


def _record_rad2deg(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(Rad2DegBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_rad2deg_result(self_p, self_t, result):
    return k_deg2rad(self_t, (180 / 3.141592653589793))


def _tangent_tensors_rad2deg_result(self_p, self_t, result):
    return ops.mul(self_t, (180 / 3.141592653589793))


op_rad2deg = Op(
    "rad2deg",
    "rad2deg(Tensor self) -> Tensor",
    into=_rad2deg_into,
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_rad2deg_forward,
    record=_record_rad2deg,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_rad2deg_result, _tangent_tensors_rad2deg_result)},
)


def rad2deg(input, out=None):
    """Radians as degrees."""
    try:
        if out is not None:
            return into(op_rad2deg, (input,), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_rad2deg, (input,))
        self_array = input._array
        self_node = input._node
        result_array = k_deg2rad_same(self_array, (180 / 3.141592653589793))
        if result_array is None:
            return general(op_rad2deg, (input,))
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(Rad2DegBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op_rad2deg.call = rad2deg


def rad2deg_(input):
    """The in-place form of `rad2deg`."""
    try:
        if input.__class__ is not Tensor or modes.observers or ((input._node is not None or (input._extra is not None and not changes_freely(input))) and not (modes.no_grad and not grad_enabled())):
            return in_place(op_rad2deg, (input,))
        done = k_deg2rad_into(input._array, input._array, (180 / 3.141592653589793))
        if done is None:
            return in_place(op_rad2deg, (input,))
        changed(input._changes, "rad2deg_")
        return input
    except Exception:
        hide_frames()
        raise
