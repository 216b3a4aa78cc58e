"""Error functions, gamma functions and their kin.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
from __future__ import annotations

import builtins
import math
from sys import _getframe

import numpy as np

from specgrad.array.rows import along, along_reduced
from specgrad.compose import arithmetic as compose_arithmetic
from specgrad.array.backends import zeros_on_backend_of
from specgrad.array.dtypes import Accepted, traits
from specgrad.array.tools import count, defined, has_zero, layout_of, zeros_like_array
from specgrad.core.tape.lost_history import cut, left_out
from specgrad.core.dispatch.general import general
from specgrad.core.base.dtypes import dtype_of, dtype_or_none, numpy_dtype
from specgrad.core.tape.restore import restored
from specgrad.generated import forwards, ops
from specgrad.core.dispatch.in_place import composed_in_place, in_place, kept_dtype, view_in_place
from specgrad.core.kernels.table import kernels as _k
from specgrad.core.tape.node import Node, Port, new, next_seq
from specgrad.core.dispatch.operands import by_other_name
from specgrad.core.dispatch.op import TRANSPOSE, Op, Promotion, return_type
from specgrad.core.dispatch.out import into
from specgrad.core.tape.saved import any_changed, defined_tensors, not_implemented, saved_input, saved_inputs, saved_operand, saved_result, stale, zero_tensor
from specgrad.core.tape.changes import UNCHANGED, changed
from specgrad.core.base.state import grad_enabled, modes
from specgrad.core.tape.tensor import NUMBERS, Tensor
from specgrad.core.tape.views import view_of

k_digamma = _k["digamma"]
k_digamma_backward_self = _k["digamma_backward_self"]
k_digamma_tangent_self = _k["digamma_tangent_self"]
k_erf = _k["erf"]
k_erf_backward_self = _k["erf_backward_self"]
k_erf_tangent_self = _k["erf_tangent_self"]
k_erfc = _k["erfc"]
k_erfinv = _k["erfinv"]
k_erfinv_backward_self = _k["erfinv_backward_self"]
k_erfinv_tangent_self = _k["erfinv_tangent_self"]
k_lgamma = _k["lgamma"]
k_lgamma_backward_self = _k["lgamma_backward_self"]
k_lgamma_tangent_self = _k["lgamma_tangent_self"]
k_logit = _k["logit"]
k_logit_2 = _k["logit_2"]
k_logit_backward_self = _k["logit_backward_self"]
k_logit_backward_self_2 = _k["logit_backward_self_2"]
k_logit_backward_self_3 = _k["logit_backward_self_3"]
k_logit_backward_self_4 = _k["logit_backward_self_4"]
k_polygamma = _k["polygamma"]
k_polygamma_backward_self = _k["polygamma_backward_self"]
k_polygamma_tangent_self = _k["polygamma_tangent_self"]
k_sigmoid = _k["sigmoid"]
k_sigmoid_backward_self = _k["sigmoid_backward_self"]
k_sigmoid_tangent_self = _k["sigmoid_tangent_self"]
k_special_bessel_j0 = _k["special_bessel_j0"]
k_special_bessel_j0_backward_self = _k["special_bessel_j0_backward_self"]
k_special_bessel_j1 = _k["special_bessel_j1"]
k_special_bessel_j1_backward_self = _k["special_bessel_j1_backward_self"]
k_special_bessel_y0 = _k["special_bessel_y0"]
k_special_bessel_y0_backward_self = _k["special_bessel_y0_backward_self"]
k_special_bessel_y1 = _k["special_bessel_y1"]
k_special_bessel_y1_backward_self = _k["special_bessel_y1_backward_self"]
k_special_ndtr = _k["special_ndtr"]
k_special_ndtr_backward_self = _k["special_ndtr_backward_self"]
k_special_ndtr_tangent_self = _k["special_ndtr_tangent_self"]
k_digamma_same = k_digamma.same
k_erf_same = k_erf.same
k_erfc_same = k_erfc.same
k_erfinv_same = k_erfinv.same
k_lgamma_same = k_lgamma.same
k_logit_same = k_logit.same
k_logit_2_same = k_logit_2.same
k_polygamma_same = k_polygamma.same
k_sigmoid_same = k_sigmoid.same
k_special_bessel_j0_same = k_special_bessel_j0.same
k_special_bessel_j1_same = k_special_bessel_j1.same
k_special_bessel_y0_same = k_special_bessel_y0.same
k_special_bessel_y1_same = k_special_bessel_y1.same
k_special_ndtr_same = k_special_ndtr.same
k_digamma_into = k_digamma.into
k_erf_into = k_erf.into
k_erfc_into = k_erfc.into
k_erfinv_into = k_erfinv.into
k_lgamma_into = k_lgamma.into
k_logit_into = k_logit.into
k_logit_2_into = k_logit_2.into
k_sigmoid_into = k_sigmoid.into


# ---- erf(Tensor self) -> Tensor


def _erf_forward(self_):
    return k_erf(self_)


class ErfBackward0(Node):
    """self: grad * (2 / sqrt(3.141592653589793) * exp(-(self * self)))"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_erf_backward_self(grad, (2 / math.sqrt(3.141592653589793)), self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.mul((2 / math.sqrt(3.141592653589793)), ops.exp(ops.neg(ops.mul(self_, self_)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_erf(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(ErfBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_erf_result(self_p, self_t, result):
    return k_erf_tangent_self(self_t, (2 / math.sqrt(3.141592653589793)), self_p)


def _tangent_tensors_erf_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul((2 / math.sqrt(3.141592653589793)), ops.conj(ops.exp(ops.neg(ops.mul(self_p, self_p))))))


op_erf = Op(
    "erf",
    "erf(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_erf_forward,
    record=_record_erf,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_erf_result, _tangent_tensors_erf_result)},
    saves_self_for=("input",),
)


def erf(input, out=None):
    """The error function."""
    if out is not None:
        return into(op_erf, (input,), out)
    if input.__class__ is not Tensor or modes.observers:
        return general(op_erf, (input,))
    self_array = input._array
    self_changes = input._changes
    self_node = input._node
    result_array = k_erf_same(self_array)
    if result_array is None:
        return general(op_erf, (input,))
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and left_out()):
        out._node = None
        return out
    node = new(ErfBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    out._node = node
    return out


op_erf.call = erf


def erf_(input):
    """The in-place form of `erf`."""
    if input.__class__ is not Tensor or modes.observers or ((input._node is not None or input._extra is not None) and not (modes.no_grad and not grad_enabled())):
        return in_place(op_erf, (input,))
    done = k_erf_into(input._array, input._array)
    if done is None:
        return in_place(op_erf, (input,))
    changed(input._changes, "erf_", _getframe(1))
    return input


# ---- erfc(Tensor self) -> Tensor


def _erfc_forward(self_):
    return k_erfc(self_)


class ErfcBackward0(Node):
    """self: grad * (-2 / sqrt(3.141592653589793) * exp(-(self * self)))"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_erf_backward_self(grad, (-2 / math.sqrt(3.141592653589793)), self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.mul((-2 / math.sqrt(3.141592653589793)), ops.exp(ops.neg(ops.mul(self_, self_)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_erfc(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(ErfcBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_erfc_result(self_p, self_t, result):
    return k_erf_tangent_self(self_t, (-2 / math.sqrt(3.141592653589793)), self_p)


def _tangent_tensors_erfc_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul((-2 / math.sqrt(3.141592653589793)), ops.conj(ops.exp(ops.neg(ops.mul(self_p, self_p))))))


op_erfc = Op(
    "erfc",
    "erfc(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_erfc_forward,
    record=_record_erfc,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_erfc_result, _tangent_tensors_erfc_result)},
    saves_self_for=("input",),
)


def erfc(input, out=None):
    """One less the error function."""
    if out is not None:
        return into(op_erfc, (input,), out)
    if input.__class__ is not Tensor or modes.observers:
        return general(op_erfc, (input,))
    self_array = input._array
    self_changes = input._changes
    self_node = input._node
    result_array = k_erfc_same(self_array)
    if result_array is None:
        return general(op_erfc, (input,))
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and left_out()):
        out._node = None
        return out
    node = new(ErfcBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    out._node = node
    return out


op_erfc.call = erfc


def erfc_(input):
    """The in-place form of `erfc`."""
    if input.__class__ is not Tensor or modes.observers or ((input._node is not None or input._extra is not None) and not (modes.no_grad and not grad_enabled())):
        return in_place(op_erfc, (input,))
    done = k_erfc_into(input._array, input._array)
    if done is None:
        return in_place(op_erfc, (input,))
    changed(input._changes, "erfc_", _getframe(1))
    return input


# ---- erfinv(Tensor self) -> Tensor


def _erfinv_forward(self_):
    return k_erfinv(self_)


class ErfinvBackward0(Node):
    """self: grad * (sqrt(3.141592653589793) / 2 * exp(result * result))"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_erfinv_backward_self(grad, (math.sqrt(3.141592653589793) / 2), self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(grad, ops.mul((math.sqrt(3.141592653589793) / 2), ops.exp(ops.mul(result, result))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_erfinv(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(ErfinvBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_erfinv_result(self_p, self_t, result):
    return k_erfinv_tangent_self(self_t, (math.sqrt(3.141592653589793) / 2), result)


def _tangent_tensors_erfinv_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul((math.sqrt(3.141592653589793) / 2), ops.conj(ops.exp(ops.mul(result, result)))))


op_erfinv = Op(
    "erfinv",
    "erfinv(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_erfinv_forward,
    record=_record_erfinv,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_erfinv_result, _tangent_tensors_erfinv_result)},
)


def erfinv(input, out=None):
    """The inverse of the error function."""
    if out is not None:
        return into(op_erfinv, (input,), out)
    if input.__class__ is not Tensor or modes.observers:
        return general(op_erfinv, (input,))
    self_array = input._array
    self_node = input._node
    result_array = k_erfinv_same(self_array)
    if result_array is None:
        return general(op_erfinv, (input,))
    out = new(Tensor)
    out._array = result_array
    out._changes = result_changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and left_out()):
        out._node = None
        return out
    node = new(ErfinvBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    out._node = node
    return out


op_erfinv.call = erfinv


def erfinv_(input):
    """The in-place form of `erfinv`."""
    if input.__class__ is not Tensor or modes.observers or ((input._node is not None or input._extra is not None) and not (modes.no_grad and not grad_enabled())):
        return in_place(op_erfinv, (input,))
    done = k_erfinv_into(input._array, input._array)
    if done is None:
        return in_place(op_erfinv, (input,))
    changed(input._changes, "erfinv_", _getframe(1))
    return input


# ---- lgamma(Tensor self) -> Tensor


def _lgamma_forward(self_):
    return k_lgamma(self_)


class LgammaBackward0(Node):
    """self: grad * self.digamma()"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_lgamma_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.digamma(self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_lgamma(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(LgammaBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_lgamma_result(self_p, self_t, result):
    return k_lgamma_tangent_self(self_t, self_p)


def _tangent_tensors_lgamma_result(self_p, self_t, result):
    return ops.mul(self_t, ops.conj(ops.digamma(self_p)))


op_lgamma = Op(
    "lgamma",
    "lgamma(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_lgamma_forward,
    record=_record_lgamma,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_lgamma_result, _tangent_tensors_lgamma_result)},
    saves_self_for=("input",),
)


def lgamma(input, out=None):
    """The logarithm of the absolute value of the gamma function."""
    if out is not None:
        return into(op_lgamma, (input,), out)
    if input.__class__ is not Tensor or modes.observers:
        return general(op_lgamma, (input,))
    self_array = input._array
    self_changes = input._changes
    self_node = input._node
    result_array = k_lgamma_same(self_array)
    if result_array is None:
        return general(op_lgamma, (input,))
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and left_out()):
        out._node = None
        return out
    node = new(LgammaBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    out._node = node
    return out


op_lgamma.call = lgamma


def lgamma_(input):
    """The in-place form of `lgamma`."""
    if input.__class__ is not Tensor or modes.observers or ((input._node is not None or input._extra is not None) and not (modes.no_grad and not grad_enabled())):
        return in_place(op_lgamma, (input,))
    done = k_lgamma_into(input._array, input._array)
    if done is None:
        return in_place(op_lgamma, (input,))
    changed(input._changes, "lgamma_", _getframe(1))
    return input


# ---- digamma(Tensor self) -> Tensor


def _digamma_forward(self_):
    return k_digamma(self_)


class DigammaBackward0(Node):
    """self: grad * polygamma(1, self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_digamma_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.polygamma(1, self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_digamma(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(DigammaBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_digamma_result(self_p, self_t, result):
    return k_digamma_tangent_self(self_t, self_p)


def _tangent_tensors_digamma_result(self_p, self_t, result):
    return ops.mul(self_t, ops.conj(ops.polygamma(1, self_p)))


op_digamma = Op(
    "digamma",
    "digamma(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_digamma_forward,
    record=_record_digamma,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_digamma_result, _tangent_tensors_digamma_result)},
    saves_self_for=("input",),
)


def digamma(input, out=None):
    """The derivative of the logarithm of the gamma function."""
    if out is not None:
        return into(op_digamma, (input,), out)
    if input.__class__ is not Tensor or modes.observers:
        return general(op_digamma, (input,))
    self_array = input._array
    self_changes = input._changes
    self_node = input._node
    result_array = k_digamma_same(self_array)
    if result_array is None:
        return general(op_digamma, (input,))
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and left_out()):
        out._node = None
        return out
    node = new(DigammaBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    out._node = node
    return out


op_digamma.call = digamma


def digamma_(input):
    """The in-place form of `digamma`."""
    if input.__class__ is not Tensor or modes.observers or ((input._node is not None or input._extra is not None) and not (modes.no_grad and not grad_enabled())):
        return in_place(op_digamma, (input,))
    done = k_digamma_into(input._array, input._array)
    if done is None:
        return in_place(op_digamma, (input,))
    changed(input._changes, "digamma_", _getframe(1))
    return input


# ---- polygamma(int n, Tensor self) -> Tensor


def _polygamma_forward(n, self_):
    if n == 0:
        return k_digamma(self_)
    else:
        return k_polygamma(n, self_)


class PolygammaBackward0(Node):
    """self: grad * polygamma(n + 1, self)"""

    __slots__ = ("self_", "self_changes", "n")
    saved = {"self": ("self_", "input", 0), "n": ("n", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = (k_lgamma_backward_self(grad, self.self_) if ((self.n + 1) == 0) else k_polygamma_backward_self(grad, (self.n + 1), self.self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.polygamma((self.n + 1), self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_polygamma(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (n, self_array) = arrays
    (self_changes,) = changes
    node = new(PolygammaBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n
    return node


def _tangent_arrays_polygamma_result(n, self_p, self_t, result):
    return (k_lgamma_tangent_self(self_t, self_p) if ((n + 1) == 0) else k_polygamma_tangent_self(self_t, (n + 1), self_p))


def _tangent_tensors_polygamma_result(n, self_p, self_t, result):
    return ops.mul(self_t, ops.conj(ops.polygamma((n + 1), self_p)))


op_polygamma = Op(
    "polygamma",
    "polygamma(int n, Tensor self) -> Tensor",
    params=(("n", "int"), ("input", "Tensor")),
    positional=2,
    required=("n", "input"),
    forward=_polygamma_forward,
    record=_record_polygamma,
    edges=(1,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bif"),
    tangents={"result": (_tangent_arrays_polygamma_result, _tangent_tensors_polygamma_result)},
    saves_self_for=("input",),
)


def polygamma(n, input, out=None):
    """The n-th derivative of the digamma function."""
    if out is not None:
        return into(op_polygamma, (n, input), out)
    if not (n >= 0):
        raise RuntimeError("polygamma: polygamma(n, x) does not support negative n.")
    if input.__class__ is not Tensor or modes.observers:
        return general(op_polygamma, (n, input))
    self_array = input._array
    self_changes = input._changes
    self_node = input._node
    if n == 0:
        result_array = k_digamma_same(self_array)
    else:
        result_array = k_polygamma_same(n, self_array)
    if result_array is None:
        return general(op_polygamma, (n, input))
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and left_out()):
        out._node = None
        return out
    node = new(PolygammaBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.n = n
    out._node = node
    return out


op_polygamma.call = polygamma


# ---- polygamma.method(Tensor self, int n) -> Tensor


op_polygamma_method = Op(
    "polygamma.method",
    "polygamma.method(Tensor self, int n) -> Tensor",
    params=(("input", "Tensor"), ("n", "int")),
    positional=2,
    required=("input", "n"),
    forward=compose_arithmetic.polygamma_method,
    composite=True,
)


def polygamma_method(input, n):
    """The n-th derivative of the digamma function."""
    return compose_arithmetic.polygamma_method(input, n)


op_polygamma_method.call = polygamma_method


def polygamma_method_(input, n):
    """The in-place form of `polygamma_method`."""
    return composed_in_place(op_polygamma_method, (input, n))


# ---- special.ndtr(Tensor self) -> Tensor


def _special_ndtr_forward(self_):
    return k_special_ndtr(self_, math.sqrt(2))


class NdtrBackward0(Node, shown_as="MulBackward1"):
    """self: grad * (exp(self * self * -0.5) / sqrt(2 * 3.141592653589793))"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_special_ndtr_backward_self(grad, self.self_, math.sqrt((2 * 3.141592653589793)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(grad, ops.div(ops.exp(ops.mul(ops.mul(self_, self_), -0.5)), math.sqrt((2 * 3.141592653589793))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_special_ndtr(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(NdtrBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_special_ndtr_result(self_p, self_t, result):
    return k_special_ndtr_tangent_self(self_t, self_p, math.sqrt((2 * 3.141592653589793)))


def _tangent_tensors_special_ndtr_result(self_p, self_t, result):
    return ops.mul(self_t, ops.div(ops.conj(ops.exp(ops.mul(ops.mul(self_p, self_p), -0.5))), math.sqrt((2 * 3.141592653589793))))


op_special_ndtr = Op(
    "special.ndtr",
    "special.ndtr(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_ndtr_forward,
    record=_record_special_ndtr,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="if"),
    tangents={"result": (_tangent_arrays_special_ndtr_result, _tangent_tensors_special_ndtr_result)},
    saves_self_for=("input",),
)


def special_ndtr(input, out=None):
    """The distribution function of the normal distribution."""
    if out is not None:
        return into(op_special_ndtr, (input,), out)
    if input.__class__ is not Tensor or modes.observers:
        return general(op_special_ndtr, (input,))
    self_array = input._array
    self_changes = input._changes
    self_node = input._node
    result_array = k_special_ndtr_same(self_array, math.sqrt(2))
    if result_array is None:
        return general(op_special_ndtr, (input,))
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and left_out()):
        out._node = None
        return out
    node = new(NdtrBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    out._node = node
    return out


op_special_ndtr.call = special_ndtr


# ---- sigmoid(Tensor self) -> Tensor


def _sigmoid_forward(self_):
    return k_sigmoid(self_)


class SigmoidBackward0(Node):
    """self: grad * ((1 - result) * result).conj()"""

    __slots__ = ("result", "result_changes")
    saved = {"result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_sigmoid_backward_self(grad, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(grad, ops.conj(ops.mul(ops.sub(1, result), result)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.result = None
        self.result_changes = freed


def _record_sigmoid(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(SigmoidBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_sigmoid_result(self_p, self_t, result):
    return k_sigmoid_tangent_self(self_t, result)


def _tangent_tensors_sigmoid_result(self_p, self_t, result):
    return ops.mul(self_t, ops.mul(ops.sub(1, result), result))


op_sigmoid = Op(
    "sigmoid",
    "sigmoid(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_sigmoid_forward,
    record=_record_sigmoid,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="bifc"),
    tangents={"result": (_tangent_arrays_sigmoid_result, _tangent_tensors_sigmoid_result)},
)


def sigmoid(input, out=None):
    """The logistic function."""
    if out is not None:
        return into(op_sigmoid, (input,), out)
    if input.__class__ is not Tensor or modes.observers:
        return general(op_sigmoid, (input,))
    self_array = input._array
    self_node = input._node
    result_array = k_sigmoid_same(self_array)
    if result_array is None:
        return general(op_sigmoid, (input,))
    out = new(Tensor)
    out._array = result_array
    out._changes = result_changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and left_out()):
        out._node = None
        return out
    node = new(SigmoidBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.result = result_array
    node.result_changes = result_changes
    out._node = node
    return out


op_sigmoid.call = sigmoid


def sigmoid_(input):
    """The in-place form of `sigmoid`."""
    if input.__class__ is not Tensor or modes.observers or ((input._node is not None or input._extra is not None) and not (modes.no_grad and not grad_enabled())):
        return in_place(op_sigmoid, (input,))
    done = k_sigmoid_into(input._array, input._array)
    if done is None:
        return in_place(op_sigmoid, (input,))
    changed(input._changes, "sigmoid_", _getframe(1))
    return input


# ---- logit(Tensor self, float? eps=None) -> Tensor


def _logit_forward(self_, eps):
    if eps is None:
        return k_logit(self_)
    else:
        return k_logit_2(self_, eps, (1 - eps))


class LogitBackward0(Node):
    """self: grad / (inside * (1 - inside))"""

    __slots__ = ("self_", "self_changes", "eps")
    saved = {"self": ("self_", "input", 0), "eps": ("eps", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = ((k_logit_backward_self(grad, self.self_) if (self.eps is None) else k_logit_backward_self_2(grad, self.self_, self.eps, (1 - self.eps))) if (self.eps is None) else (k_logit_backward_self_3(grad, self.self_, self.eps, (1 - self.eps)) if (self.eps is None) else k_logit_backward_self_4(grad, self.self_, self.eps, (1 - self.eps))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.div(grad, ops.mul((ops.where(ops.bitwise_or(ops.lt(self_, 0), ops.gt(self_, 1)), math.nan, self_) if (self.eps is None) else ops.where(ops.bitwise_and(ops.ge(self_, self.eps), ops.le(self_, (1 - self.eps))), self_, math.inf)), ops.sub(1, (ops.where(ops.bitwise_or(ops.lt(self_, 0), ops.gt(self_, 1)), math.nan, self_) if (self.eps is None) else ops.where(ops.bitwise_and(ops.ge(self_, self.eps), ops.le(self_, (1 - self.eps))), self_, math.inf)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_logit(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, eps) = arrays
    (self_changes,) = changes
    node = new(LogitBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.eps = eps
    return node


def _tangent_arrays_logit_result(self_p, eps, self_t, result):
    return ((k_logit_backward_self(self_t, self_p) if (eps is None) else k_logit_backward_self_2(self_t, self_p, eps, (1 - eps))) if (eps is None) else (k_logit_backward_self_3(self_t, self_p, eps, (1 - eps)) if (eps is None) else k_logit_backward_self_4(self_t, self_p, eps, (1 - eps))))


def _tangent_tensors_logit_result(self_p, eps, self_t, result):
    return ops.div(self_t, ops.mul((ops.where(ops.bitwise_or(ops.lt(self_p, 0), ops.gt(self_p, 1)), math.nan, self_p) if (eps is None) else ops.where(ops.bitwise_and(ops.ge(self_p, eps), ops.le(self_p, (1 - eps))), self_p, math.inf)), ops.sub(1, (ops.where(ops.bitwise_or(ops.lt(self_p, 0), ops.gt(self_p, 1)), math.nan, self_p) if (eps is None) else ops.where(ops.bitwise_and(ops.ge(self_p, eps), ops.le(self_p, (1 - eps))), self_p, math.inf)))))


op_logit = Op(
    "logit",
    "logit(Tensor self, float? eps=None) -> Tensor",
    params=(("input", "Tensor"), ("eps", "float?")),
    positional=2,
    required=("input",),
    forward=_logit_forward,
    record=_record_logit,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    tangents={"result": (_tangent_arrays_logit_result, _tangent_tensors_logit_result)},
    saves_self_for=("input",),
)


def logit(input, eps=None, out=None):
    """The inverse of the logistic function; `eps` keeps away from zero and one."""
    if out is not None:
        return into(op_logit, (input, eps), out)
    if input.__class__ is not Tensor or modes.observers:
        return general(op_logit, (input, eps))
    self_array = input._array
    self_changes = input._changes
    self_node = input._node
    if eps is None:
        result_array = k_logit_same(self_array)
    else:
        result_array = k_logit_2_same(self_array, eps, (1 - eps))
    if result_array is None:
        return general(op_logit, (input, eps))
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and left_out()):
        out._node = None
        return out
    node = new(LogitBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.eps = eps
    out._node = node
    return out


op_logit.call = logit


def logit_(input, eps=None):
    """The in-place form of `logit`."""
    if input.__class__ is not Tensor or modes.observers or ((input._node is not None or input._extra is not None) and not (modes.no_grad and not grad_enabled())):
        return in_place(op_logit, (input, eps))
    if eps is None:
        done = k_logit_into(input._array, input._array)
    else:
        done = k_logit_2_into(input._array, input._array, eps, (1 - eps))
    if done is None:
        return in_place(op_logit, (input, eps))
    changed(input._changes, "logit_", _getframe(1))
    return input


# ---- special.bessel_j0(Tensor self) -> Tensor


def _special_bessel_j0_forward(self_):
    return k_special_bessel_j0(self_)


class BesselJ0Backward0(Node):
    """self: -grad * special.bessel_j1(self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_special_bessel_j0_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(ops.neg(grad), ops.special_bessel_j1(self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_special_bessel_j0(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(BesselJ0Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_special_bessel_j0_result(self_p, self_t, result):
    return k_special_bessel_j0_backward_self(self_t, self_p)


def _tangent_tensors_special_bessel_j0_result(self_p, self_t, result):
    return ops.mul(ops.neg(self_t), ops.special_bessel_j1(self_p))


op_special_bessel_j0 = Op(
    "special.bessel_j0",
    "special.bessel_j0(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_bessel_j0_forward,
    record=_record_special_bessel_j0,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_bessel_j0_result, _tangent_tensors_special_bessel_j0_result)},
    saves_self_for=("input",),
)


def special_bessel_j0(input, out=None):
    """The Bessel function of the first kind, of order 0.

    It takes tensors of dtype float32 or float64.
"""
    if out is not None:
        return into(op_special_bessel_j0, (input,), out)
    if input.__class__ is not Tensor or modes.observers:
        return general(op_special_bessel_j0, (input,))
    self_array = input._array
    self_changes = input._changes
    self_node = input._node
    if not op_special_bessel_j0.accepts[self_array.dtype]:
        return general(op_special_bessel_j0, (input,))
    result_array = k_special_bessel_j0_same(self_array)
    if result_array is None:
        return general(op_special_bessel_j0, (input,))
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and left_out()):
        out._node = None
        return out
    node = new(BesselJ0Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    out._node = node
    return out


op_special_bessel_j0.call = special_bessel_j0


# ---- special.bessel_j1(Tensor self) -> Tensor


def _special_bessel_j1_forward(self_):
    return k_special_bessel_j1(self_)


class BesselJ1Backward0(Node):
    """self: grad * where(self == 0, 0.5, special.bessel_j0(self) - result / where(self == 0, 1, self))"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_special_bessel_j1_backward_self(grad, self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        t1 = ops.eq(self_, 0)
        grad_self = ops.mul(grad, ops.where(t1, 0.5, ops.sub(ops.special_bessel_j0(self_), ops.div(result, ops.where(t1, 1, self_)))))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_special_bessel_j1(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(BesselJ1Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_special_bessel_j1_result(self_p, self_t, result):
    return k_special_bessel_j1_backward_self(self_t, self_p, result)


def _tangent_tensors_special_bessel_j1_result(self_p, self_t, result):
    t1 = ops.eq(self_p, 0)
    return ops.mul(self_t, ops.where(t1, 0.5, ops.sub(ops.special_bessel_j0(self_p), ops.div(result, ops.where(t1, 1, self_p)))))


op_special_bessel_j1 = Op(
    "special.bessel_j1",
    "special.bessel_j1(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_bessel_j1_forward,
    record=_record_special_bessel_j1,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_bessel_j1_result, _tangent_tensors_special_bessel_j1_result)},
    saves_self_for=("input",),
)


def special_bessel_j1(input, out=None):
    """The Bessel function of the first kind, of order 1.

    It takes tensors of dtype float32 or float64.
"""
    if out is not None:
        return into(op_special_bessel_j1, (input,), out)
    if input.__class__ is not Tensor or modes.observers:
        return general(op_special_bessel_j1, (input,))
    self_array = input._array
    self_changes = input._changes
    self_node = input._node
    if not op_special_bessel_j1.accepts[self_array.dtype]:
        return general(op_special_bessel_j1, (input,))
    result_array = k_special_bessel_j1_same(self_array)
    if result_array is None:
        return general(op_special_bessel_j1, (input,))
    out = new(Tensor)
    out._array = result_array
    out._changes = result_changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and left_out()):
        out._node = None
        return out
    node = new(BesselJ1Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    out._node = node
    return out


op_special_bessel_j1.call = special_bessel_j1


# ---- special.bessel_y0(Tensor self) -> Tensor


def _special_bessel_y0_forward(self_):
    return k_special_bessel_y0(self_)


class BesselY0Backward0(Node):
    """self: -grad * special.bessel_y1(self)"""

    __slots__ = ("self_", "self_changes")
    saved = {"self": ("self_", "input", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = k_special_bessel_y0_backward_self(grad, self.self_)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops.mul(ops.neg(grad), ops.special_bessel_y1(self_))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed


def _record_special_bessel_y0(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    node = new(BesselY0Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    return node


def _tangent_arrays_special_bessel_y0_result(self_p, self_t, result):
    return k_special_bessel_y0_backward_self(self_t, self_p)


def _tangent_tensors_special_bessel_y0_result(self_p, self_t, result):
    return ops.mul(ops.neg(self_t), ops.special_bessel_y1(self_p))


op_special_bessel_y0 = Op(
    "special.bessel_y0",
    "special.bessel_y0(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_bessel_y0_forward,
    record=_record_special_bessel_y0,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_bessel_y0_result, _tangent_tensors_special_bessel_y0_result)},
    saves_self_for=("input",),
)


def special_bessel_y0(input, out=None):
    """The Bessel function of the second kind, of order 0.

    It takes tensors of dtype float32 or float64.
"""
    if out is not None:
        return into(op_special_bessel_y0, (input,), out)
    if input.__class__ is not Tensor or modes.observers:
        return general(op_special_bessel_y0, (input,))
    self_array = input._array
    self_changes = input._changes
    self_node = input._node
    if not op_special_bessel_y0.accepts[self_array.dtype]:
        return general(op_special_bessel_y0, (input,))
    result_array = k_special_bessel_y0_same(self_array)
    if result_array is None:
        return general(op_special_bessel_y0, (input,))
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and left_out()):
        out._node = None
        return out
    node = new(BesselY0Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    out._node = node
    return out


op_special_bessel_y0.call = special_bessel_y0


# ---- special.bessel_y1(Tensor self) -> Tensor


def _special_bessel_y1_forward(self_):
    return k_special_bessel_y1(self_)


class BesselY1Backward0(Node):
    """self: grad * (special.bessel_y0(self) - result / self)"""

    __slots__ = ("self_", "self_changes", "result", "result_changes")
    saved = {"self": ("self_", "input", 0), "result": ("result", "result", 0)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        if self.result_changes[0] > self.seq:
            raise stale(self, "result")
        grad_self = k_special_bessel_y1_backward_self(grad, self.self_, self.result)
        if freed:
            self.release(freed)
        return (grad_self,)

    def run_tensors(self, grad, freed):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        result = saved_result(self, "result", self.result, self.result_changes, 0)
        grad_self = ops.mul(grad, ops.sub(ops.special_bessel_y0(self_), ops.div(result, self_)))
        if freed:
            self.release(freed)
        return (grad_self,)

    def release(self, freed):
        self.self_ = None
        self.self_changes = freed
        self.result = None
        self.result_changes = freed


def _record_special_bessel_y1(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    (self_changes,) = changes
    (result_array,) = results
    (result_changes,) = result_changes
    node = new(BesselY1Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    return node


def _tangent_arrays_special_bessel_y1_result(self_p, self_t, result):
    return k_special_bessel_y1_backward_self(self_t, self_p, result)


def _tangent_tensors_special_bessel_y1_result(self_p, self_t, result):
    return ops.mul(self_t, ops.sub(ops.special_bessel_y0(self_p), ops.div(result, self_p)))


op_special_bessel_y1 = Op(
    "special.bessel_y1",
    "special.bessel_y1(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=_special_bessel_y1_forward,
    record=_record_special_bessel_y1,
    edges=(0,),
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    accepts=Accepted(('float32', 'float64')),
    tangents={"result": (_tangent_arrays_special_bessel_y1_result, _tangent_tensors_special_bessel_y1_result)},
    saves_self_for=("input",),
)


def special_bessel_y1(input, out=None):
    """The Bessel function of the second kind, of order 1.

    It takes tensors of dtype float32 or float64.
"""
    if out is not None:
        return into(op_special_bessel_y1, (input,), out)
    if input.__class__ is not Tensor or modes.observers:
        return general(op_special_bessel_y1, (input,))
    self_array = input._array
    self_changes = input._changes
    self_node = input._node
    if not op_special_bessel_y1.accepts[self_array.dtype]:
        return general(op_special_bessel_y1, (input,))
    result_array = k_special_bessel_y1_same(self_array)
    if result_array is None:
        return general(op_special_bessel_y1, (input,))
    out = new(Tensor)
    out._array = result_array
    out._changes = result_changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and left_out()):
        out._node = None
        return out
    node = new(BesselY1Backward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.result = result_array
    node.result_changes = result_changes
    out._node = node
    return out


op_special_bessel_y1.call = special_bessel_y1
