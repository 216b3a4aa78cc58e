"""Views of a tensor, copies in another layout, tensors joined and taken apart.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
from __future__ import annotations

import math

import numpy as np

from specgrad.array import reduce as array_reduce
from specgrad.array import shape as array_shape
from specgrad.array.rows import along, along_reduced
from specgrad.compose import shape as compose_shape
from specgrad.array.tools import count, defined, has_zero, is_complex, zeros_like_array
from specgrad.dispatch import TRANSPOSE, Op, Promotion, general, in_place, return_type
from specgrad.dtypes import dtype_of, numpy_dtype
from specgrad.generated import forwards, ops
from specgrad.kernels import kernels as _k
from specgrad.node import Node, Port, new, next_seq
from specgrad.saved import FREED, UNCHANGED, changed, defined_tensors, not_implemented, saved_input, saved_inputs, saved_operand, saved_result, stale, zero_tensor
from specgrad.state import grad_enabled, modes
from specgrad.tensor import NUMBERS, Tensor
from specgrad.views import view_of

k_fill__tangent_self = _k["fill__tangent_self"]


# ---- view(Tensor(a) self, int[] size) -> Tensor(a)
#      derivatives.yaml:1686


class ViewBackward0(Node):
    """self: grad.reshape(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.reshape(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.reshape(grad, self.self_shape)
        return (grad_self,)


def _record_view(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, size) = arrays
    node = new(ViewBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_view_result(self_p, size, self_t, result):
    return array_shape.view(self_t, size)


def _tangent_tensors_view_result(self_p, size, self_t, result):
    return ops.view(self_t, size)


VIEW = Op(
    "view",
    "view(Tensor(a) self, int[] size) -> Tensor(a)",
    "derivatives.yaml:1686",
    params=(("input", "Tensor"), ("size", "int[]")),
    positional=2,
    required=("input", "size"),
    forward=array_shape.view,
    record=_record_view,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_view_result, _tangent_tensors_view_result)},
)


def view(input, size):
    """The same elements in another shape, as a view."""
    if input.__class__ is not Tensor or modes.observers:
        return general(VIEW, (input, size))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.view(self_array, size)
    out = view_of(input, result_array, VIEW, (input, size))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(ViewBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    out._node = node
    return out


VIEW.call = view


# ---- view.dtype(Tensor self, dtype dtype) -> Tensor
#      derivatives.yaml:1695


VIEW_DTYPE = Op(
    "view.dtype",
    "view.dtype(Tensor self, dtype dtype) -> Tensor",
    "derivatives.yaml:1695",
    params=(("input", "Tensor"), ("dtype", "dtype")),
    positional=2,
    required=("input", "dtype"),
    forward=compose_shape.view_as_dtype,
    composite=True,
)


def view_dtype(input, dtype):
    """The same memory read as another dtype."""
    return general(VIEW_DTYPE, (input, dtype))


VIEW_DTYPE.call = view_dtype


# ---- reshape(Tensor(a) self, int[] shape) -> Tensor(a)
#      derivatives.yaml:1700


class ReshapeBackward0(Node):
    """self: grad.reshape(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.reshape(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.reshape(grad, self.self_shape)
        return (grad_self,)


def _record_reshape(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape) = arrays
    node = new(ReshapeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_reshape_result(self_p, shape, self_t, result):
    return array_shape.reshape(self_t, shape)


def _tangent_tensors_reshape_result(self_p, shape, self_t, result):
    return ops.reshape(self_t, shape)


RESHAPE = Op(
    "reshape",
    "reshape(Tensor(a) self, int[] shape) -> Tensor(a)",
    "derivatives.yaml:1700",
    params=(("input", "Tensor"), ("shape", "int[]")),
    positional=2,
    required=("input", "shape"),
    forward=array_shape.reshape,
    record=_record_reshape,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_reshape_result, _tangent_tensors_reshape_result)},
)


def reshape(input, shape):
    """The same elements in another shape, as a view if that can be."""
    if input.__class__ is not Tensor or modes.observers:
        return general(RESHAPE, (input, shape))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.reshape(self_array, shape)
    out = view_of(input, result_array, RESHAPE, (input, shape))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(ReshapeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    out._node = node
    return out


RESHAPE.call = reshape


# ---- view_as(Tensor(a) self, Tensor other) -> Tensor(a)
#      derivatives.yaml:1708


class ViewAsBackward0(Node):
    """self: grad.reshape(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.reshape(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.reshape(grad, self.self_shape)
        return (grad_self,)


def _record_view_as(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, other_array) = arrays
    node = new(ViewAsBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_view_as_result(self_p, other, self_t, result):
    return array_shape.reshape(self_t, other.shape)


def _tangent_tensors_view_as_result(self_p, other, self_t, result):
    return ops.reshape(self_t, other.shape)


VIEW_AS = Op(
    "view_as",
    "view_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    "derivatives.yaml:1708",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=array_shape.view_as,
    record=_record_view_as,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_view_as_result, _tangent_tensors_view_as_result)},
)


def view_as(input, other):
    """The same elements in the shape of another tensor, as a view."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor or modes.observers:
        return general(VIEW_AS, (input, other))
    self_array = input._array
    self_node = input._node
    other_array = other._array
    result_array = array_shape.view_as(self_array, other_array)
    out = view_of(input, result_array, VIEW_AS, (input, other))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(ViewAsBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    out._node = node
    return out


VIEW_AS.call = view_as


# ---- reshape_as(Tensor self, Tensor other) -> Tensor
#      derivatives.yaml:1718


RESHAPE_AS = Op(
    "reshape_as",
    "reshape_as(Tensor self, Tensor other) -> Tensor",
    "derivatives.yaml:1718",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=compose_shape.reshape_as,
    composite=True,
)


def reshape_as(input, other):
    """The same elements in the shape of another tensor."""
    return general(RESHAPE_AS, (input, other))


RESHAPE_AS.call = reshape_as


# ---- flatten(Tensor self, int start_dim=0, int end_dim=-1) -> Tensor
#      derivatives.yaml:1723


FLATTEN = Op(
    "flatten",
    "flatten(Tensor self, int start_dim=0, int end_dim=-1) -> Tensor",
    "derivatives.yaml:1723",
    params=(("input", "Tensor"), ("start_dim", "int"), ("end_dim", "int")),
    positional=3,
    required=("input",),
    forward=compose_shape.flatten,
    composite=True,
)


def flatten(input, start_dim=0, end_dim=-1):
    """Joins neighbouring dimensions into one."""
    return general(FLATTEN, (input, start_dim, end_dim))


FLATTEN.call = flatten


# ---- unflatten(Tensor self, int dim, int[] sizes) -> Tensor
#      derivatives.yaml:1727


UNFLATTEN = Op(
    "unflatten",
    "unflatten(Tensor self, int dim, int[] sizes) -> Tensor",
    "derivatives.yaml:1727",
    params=(("input", "Tensor"), ("dim", "int"), ("sizes", "int[]")),
    positional=3,
    required=("input", "dim", "sizes"),
    forward=compose_shape.unflatten,
    composite=True,
)


def unflatten(input, dim, sizes):
    """Splits one dimension into several."""
    return general(UNFLATTEN, (input, dim, sizes))


UNFLATTEN.call = unflatten


# ---- ravel(Tensor self) -> Tensor
#      derivatives.yaml:1731


RAVEL = Op(
    "ravel",
    "ravel(Tensor self) -> Tensor",
    "derivatives.yaml:1731",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.ravel,
    composite=True,
)


def ravel(input):
    """The elements as one dimension."""
    return general(RAVEL, (input,))


RAVEL.call = ravel


# ---- transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
#      derivatives.yaml:1735


class TransposeBackward0(Node):
    """self: grad.transpose(dim0, dim1)"""

    __slots__ = ("dim0", "dim1")
    saved = {"dim0": ("dim0", "plain", -1), "dim1": ("dim1", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.transpose(grad, self.dim0, self.dim1)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.transpose(grad, self.dim0, self.dim1)
        return (grad_self,)


def _record_transpose(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim0, dim1) = arrays
    node = new(TransposeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim0 = dim0
    node.dim1 = dim1
    return node


def _tangent_arrays_transpose_result(self_p, dim0, dim1, self_t, result):
    return array_shape.transpose(self_t, dim0, dim1)


def _tangent_tensors_transpose_result(self_p, dim0, dim1, self_t, result):
    return ops.transpose(self_t, dim0, dim1)


TRANSPOSE = Op(
    "transpose",
    "transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
    "derivatives.yaml:1735",
    params=(("input", "Tensor"), ("dim0", "int"), ("dim1", "int")),
    positional=3,
    required=("input", "dim0", "dim1"),
    forward=array_shape.transpose,
    record=_record_transpose,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_transpose_result, _tangent_tensors_transpose_result)},
)


def transpose(input, dim0, dim1):
    """Swaps two dimensions, as a view."""
    if input.__class__ is not Tensor or modes.observers:
        return general(TRANSPOSE, (input, dim0, dim1))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.transpose(self_array, dim0, dim1)
    out = view_of(input, result_array, TRANSPOSE, (input, dim0, dim1))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(TransposeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim0 = dim0
    node.dim1 = dim1
    out._node = node
    return out


TRANSPOSE.call = transpose


# ---- permute(Tensor(a) self, int[] dims) -> Tensor(a)
#      derivatives.yaml:1744


class PermuteBackward0(Node):
    """self: _unpermute(grad, dims)"""

    __slots__ = ("dims",)
    saved = {"dims": ("dims", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.unpermute(grad, self.dims)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops._unpermute(grad, self.dims)
        return (grad_self,)


def _record_permute(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dims) = arrays
    node = new(PermuteBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dims = dims
    return node


def _tangent_arrays_permute_result(self_p, dims, self_t, result):
    return array_shape.permute(self_t, dims)


def _tangent_tensors_permute_result(self_p, dims, self_t, result):
    return ops.permute(self_t, dims)


PERMUTE = Op(
    "permute",
    "permute(Tensor(a) self, int[] dims) -> Tensor(a)",
    "derivatives.yaml:1744",
    params=(("input", "Tensor"), ("dims", "int[]")),
    positional=2,
    required=("input", "dims"),
    forward=array_shape.permute,
    record=_record_permute,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_permute_result, _tangent_tensors_permute_result)},
)


def permute(input, dims):
    """The dimensions in another order, as a view."""
    if input.__class__ is not Tensor or modes.observers:
        return general(PERMUTE, (input, dims))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.permute(self_array, dims)
    out = view_of(input, result_array, PERMUTE, (input, dims))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(PermuteBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dims = dims
    out._node = node
    return out


PERMUTE.call = permute


# ---- _unpermute(Tensor(a) self, int[] dims) -> Tensor(a)
#      derivatives.yaml:1752


class UnpermuteBackward0(Node):
    """self: grad.permute(dims)"""

    __slots__ = ("dims",)
    saved = {"dims": ("dims", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.permute(grad, self.dims)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.permute(grad, self.dims)
        return (grad_self,)


def _record__unpermute(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dims) = arrays
    node = new(UnpermuteBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dims = dims
    return node


def _tangent_arrays__unpermute_result(self_p, dims, self_t, result):
    return array_shape.unpermute(self_t, dims)


def _tangent_tensors__unpermute_result(self_p, dims, self_t, result):
    return ops._unpermute(self_t, dims)


_UNPERMUTE = Op(
    "_unpermute",
    "_unpermute(Tensor(a) self, int[] dims) -> Tensor(a)",
    "derivatives.yaml:1752",
    params=(("input", "Tensor"), ("dims", "int[]")),
    positional=2,
    required=("input", "dims"),
    forward=array_shape.unpermute,
    record=_record__unpermute,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays__unpermute_result, _tangent_tensors__unpermute_result)},
)


def _unpermute(input, dims):
    """Used by the formulas of other ops."""
    if input.__class__ is not Tensor or modes.observers:
        return general(_UNPERMUTE, (input, dims))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.unpermute(self_array, dims)
    out = view_of(input, result_array, _UNPERMUTE, (input, dims))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(UnpermuteBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dims = dims
    out._node = node
    return out


_UNPERMUTE.call = _unpermute


# ---- movedim(Tensor self, Any source, Any destination) -> Tensor
#      derivatives.yaml:1759


MOVEDIM = Op(
    "movedim",
    "movedim(Tensor self, Any source, Any destination) -> Tensor",
    "derivatives.yaml:1759",
    params=(("input", "Tensor"), ("source", "Any"), ("destination", "Any")),
    positional=3,
    required=("input", "source", "destination"),
    forward=compose_shape.movedim,
    composite=True,
)


def movedim(input, source, destination):
    """Moves dimensions to other places."""
    return general(MOVEDIM, (input, source, destination))


MOVEDIM.call = movedim


# ---- t(Tensor(a) self) -> Tensor(a)
#      derivatives.yaml:1764


class TBackward0(Node):
    """self: grad.t()"""

    __slots__ = ()
    saved = {}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.t(grad)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.t(grad)
        return (grad_self,)


def _record_t(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(TBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_t_result(self_p, self_t, result):
    return array_shape.t(self_t)


def _tangent_tensors_t_result(self_p, self_t, result):
    return ops.t(self_t)


T = Op(
    "t",
    "t(Tensor(a) self) -> Tensor(a)",
    "derivatives.yaml:1764",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_shape.t,
    record=_record_t,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_t_result, _tangent_tensors_t_result)},
)


def t(input):
    """The transpose of a matrix, as a view."""
    if input.__class__ is not Tensor or modes.observers:
        return general(T, (input,))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.t(self_array)
    out = view_of(input, result_array, T, (input,))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(TBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    out._node = node
    return out


T.call = t


# ---- T(Tensor(a) self) -> Tensor(a)
#      derivatives.yaml:1772


class TBackward0(Node):
    """self: T(grad)"""

    __slots__ = ()
    saved = {}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.reversed_dims(grad)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.T(grad)
        return (grad_self,)


def _record_T(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(TBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_T_result(self_p, self_t, result):
    return array_shape.reversed_dims(self_t)


def _tangent_tensors_T_result(self_p, self_t, result):
    return ops.T(self_t)


T = Op(
    "T",
    "T(Tensor(a) self) -> Tensor(a)",
    "derivatives.yaml:1772",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_shape.reversed_dims,
    record=_record_T,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_T_result, _tangent_tensors_T_result)},
)


def T(input):
    """The dimensions in reverse order, as a view."""
    if input.__class__ is not Tensor or modes.observers:
        return general(T, (input,))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.reversed_dims(self_array)
    out = view_of(input, result_array, T, (input,))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(TBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    out._node = node
    return out


T.call = T


# ---- mT(Tensor(a) self) -> Tensor(a)
#      derivatives.yaml:1781


class MTBackward0(Node):
    """self: grad.mT"""

    __slots__ = ()
    saved = {}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.mT(grad)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.mT(grad)
        return (grad_self,)


def _record_mT(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(MTBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_mT_result(self_p, self_t, result):
    return array_shape.mT(self_t)


def _tangent_tensors_mT_result(self_p, self_t, result):
    return ops.mT(self_t)


MT = Op(
    "mT",
    "mT(Tensor(a) self) -> Tensor(a)",
    "derivatives.yaml:1781",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_shape.mT,
    record=_record_mT,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_mT_result, _tangent_tensors_mT_result)},
)


def mT(input):
    """The last two dimensions swapped, as a view."""
    if input.__class__ is not Tensor or modes.observers:
        return general(MT, (input,))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.mT(self_array)
    out = view_of(input, result_array, MT, (input,))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(MTBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    out._node = node
    return out


MT.call = mT


# ---- mH(Tensor(a) self) -> Tensor(a)
#      derivatives.yaml:1790


class MHBackward0(Node):
    """self: grad.mH"""

    __slots__ = ()
    saved = {}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.mH(grad)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.mH(grad)
        return (grad_self,)


def _record_mH(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(MHBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_mH_result(self_p, self_t, result):
    return array_shape.mH(self_t)


def _tangent_tensors_mH_result(self_p, self_t, result):
    return ops.mH(self_t)


MH = Op(
    "mH",
    "mH(Tensor(a) self) -> Tensor(a)",
    "derivatives.yaml:1790",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_shape.mH,
    record=_record_mH,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_mH_result, _tangent_tensors_mH_result)},
)


def mH(input):
    """The last two dimensions swapped and the elements conjugated."""
    if input.__class__ is not Tensor or modes.observers:
        return general(MH, (input,))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.mH(self_array)
    out = view_of(input, result_array, MH, (input,))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(MHBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    out._node = node
    return out


MH.call = mH


# ---- H(Tensor self) -> Tensor
#      derivatives.yaml:1799


H = Op(
    "H",
    "H(Tensor self) -> Tensor",
    "derivatives.yaml:1799",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.H,
    composite=True,
)


def H(input):
    """The conjugate transpose of a matrix."""
    return general(H, (input,))


H.call = H


# ---- adjoint(Tensor self) -> Tensor
#      derivatives.yaml:1804


ADJOINT = Op(
    "adjoint",
    "adjoint(Tensor self) -> Tensor",
    "derivatives.yaml:1804",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.adjoint,
    composite=True,
)


def adjoint(input):
    """The last two dimensions swapped and the elements conjugated."""
    return general(ADJOINT, (input,))


ADJOINT.call = adjoint


# ---- expand(Tensor(a) self, int[] size, *, bool implicit=False) -> Tensor(a)
#      derivatives.yaml:1808


class ExpandBackward0(Node):
    """self: grad.sum_to_size(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}

    def run_arrays(self, grad, keep):
        grad_self = array_reduce.sum_to_size(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.sum_to_size(grad, self.self_shape)
        return (grad_self,)


def _record_expand(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, size, implicit) = arrays
    node = new(ExpandBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_expand_result(self_p, size, implicit, self_t, result):
    return array_shape.expand(self_t, size, implicit)


def _tangent_tensors_expand_result(self_p, size, implicit, self_t, result):
    return ops.expand(self_t, size, implicit=implicit)


EXPAND = Op(
    "expand",
    "expand(Tensor(a) self, int[] size, *, bool implicit=False) -> Tensor(a)",
    "derivatives.yaml:1808",
    params=(("input", "Tensor"), ("size", "int[]"), ("implicit", "bool")),
    positional=2,
    required=("input", "size"),
    forward=array_shape.expand,
    record=_record_expand,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_expand_result, _tangent_tensors_expand_result)},
)


def expand(input, size, *, implicit=False):
    """Dimensions of size one repeated without copying, as a view."""
    if input.__class__ is not Tensor or modes.observers:
        return general(EXPAND, (input, size, implicit))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.expand(self_array, size, implicit)
    out = view_of(input, result_array, EXPAND, (input, size, implicit))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(ExpandBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    out._node = node
    return out


EXPAND.call = expand


# ---- expand_as(Tensor self, Tensor other) -> Tensor
#      derivatives.yaml:1817


EXPAND_AS = Op(
    "expand_as",
    "expand_as(Tensor self, Tensor other) -> Tensor",
    "derivatives.yaml:1817",
    params=(("input", "Tensor"), ("other", "Tensor")),
    positional=2,
    required=("input", "other"),
    forward=compose_shape.expand_as,
    composite=True,
)


def expand_as(input, other):
    """Expands to the shape of another tensor."""
    return general(EXPAND_AS, (input, other))


EXPAND_AS.call = expand_as


# ---- broadcast_to(Tensor self, int[] size) -> Tensor
#      derivatives.yaml:1822


BROADCAST_TO = Op(
    "broadcast_to",
    "broadcast_to(Tensor self, int[] size) -> Tensor",
    "derivatives.yaml:1822",
    params=(("input", "Tensor"), ("size", "int[]")),
    positional=2,
    required=("input", "size"),
    forward=compose_shape.broadcast_to,
    composite=True,
)


def broadcast_to(input, size):
    """Expands to a shape."""
    return general(BROADCAST_TO, (input, size))


BROADCAST_TO.call = broadcast_to


# ---- sum_to_size(Tensor self, int[] size) -> Tensor
#      derivatives.yaml:1826


class SumToSizeBackward0(Node):
    """self: grad.expand(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.expand(grad, self.self_shape, False)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.expand(grad, self.self_shape)
        return (grad_self,)


def _record_sum_to_size(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, size) = arrays
    node = new(SumToSizeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_sum_to_size_result(self_p, size, self_t, result):
    return array_reduce.sum_to_size(self_t, size)


def _tangent_tensors_sum_to_size_result(self_p, size, self_t, result):
    return ops.sum_to_size(self_t, size)


SUM_TO_SIZE = Op(
    "sum_to_size",
    "sum_to_size(Tensor self, int[] size) -> Tensor",
    "derivatives.yaml:1826",
    params=(("input", "Tensor"), ("size", "int[]")),
    positional=2,
    required=("input", "size"),
    forward=array_reduce.sum_to_size,
    record=_record_sum_to_size,
    edges=(0,),
    tangents={"result": (_tangent_arrays_sum_to_size_result, _tangent_tensors_sum_to_size_result)},
)


def sum_to_size(input, size):
    """Sums to a shape that broadcasts to this one."""
    if input.__class__ is not Tensor or modes.observers:
        return general(SUM_TO_SIZE, (input, size))
    self_array = input._array
    self_node = input._node
    result_array = array_reduce.sum_to_size(self_array, size)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(SumToSizeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    out._node = node
    return out


SUM_TO_SIZE.call = sum_to_size


# ---- squeeze(Tensor(a) self, Any dim=None) -> Tensor(a)
#      derivatives.yaml:1835


class SqueezeBackward0(Node):
    """self: grad.reshape(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.reshape(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.reshape(grad, self.self_shape)
        return (grad_self,)


def _record_squeeze(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    node = new(SqueezeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_squeeze_result(self_p, dim, self_t, result):
    return array_shape.squeeze(self_t, dim)


def _tangent_tensors_squeeze_result(self_p, dim, self_t, result):
    return ops.squeeze(self_t, dim)


SQUEEZE = Op(
    "squeeze",
    "squeeze(Tensor(a) self, Any dim=None) -> Tensor(a)",
    "derivatives.yaml:1835",
    params=(("input", "Tensor"), ("dim", "Any")),
    positional=2,
    required=("input",),
    forward=array_shape.squeeze,
    record=_record_squeeze,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_squeeze_result, _tangent_tensors_squeeze_result)},
)


def squeeze(input, dim=None):
    """Drops dimensions of size one, as a view."""
    if input.__class__ is not Tensor or modes.observers:
        return general(SQUEEZE, (input, dim))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.squeeze(self_array, dim)
    out = view_of(input, result_array, SQUEEZE, (input, dim))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(SqueezeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    out._node = node
    return out


SQUEEZE.call = squeeze


# ---- unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
#      derivatives.yaml:1845


class UnsqueezeBackward0(Node):
    """self: grad.reshape(self.shape)"""

    __slots__ = ("self_shape",)
    saved = {"self_shape": ("self_shape", "plain", 0)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.reshape(grad, self.self_shape)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.reshape(grad, self.self_shape)
        return (grad_self,)


def _record_unsqueeze(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    node = new(UnsqueezeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_unsqueeze_result(self_p, dim, self_t, result):
    return array_shape.unsqueeze(self_t, dim)


def _tangent_tensors_unsqueeze_result(self_p, dim, self_t, result):
    return ops.unsqueeze(self_t, dim)


UNSQUEEZE = Op(
    "unsqueeze",
    "unsqueeze(Tensor(a) self, int dim) -> Tensor(a)",
    "derivatives.yaml:1845",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input", "dim"),
    forward=array_shape.unsqueeze,
    record=_record_unsqueeze,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_unsqueeze_result, _tangent_tensors_unsqueeze_result)},
)


def unsqueeze(input, dim):
    """Adds a dimension of size one, as a view."""
    if input.__class__ is not Tensor or modes.observers:
        return general(UNSQUEEZE, (input, dim))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.unsqueeze(self_array, dim)
    out = view_of(input, result_array, UNSQUEEZE, (input, dim))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(UnsqueezeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    out._node = node
    return out


UNSQUEEZE.call = unsqueeze


# ---- select(Tensor(a) self, int dim, int index) -> Tensor(a)
#      derivatives.yaml:1854


class SelectBackward0(Node):
    """self: _select_backward(grad, self.shape, dim, index)"""

    __slots__ = ("self_shape", "dim", "index")
    saved = {"self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1), "index": ("index", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.select_backward(grad, self.self_shape, self.dim, self.index)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops._select_backward(grad, self.self_shape, self.dim, self.index)
        return (grad_self,)


def _record_select(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, index) = arrays
    node = new(SelectBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.dim = dim
    node.index = index
    return node


def _tangent_arrays_select_result(self_p, dim, index, self_t, result):
    return array_shape.select(self_t, dim, index)


def _tangent_tensors_select_result(self_p, dim, index, self_t, result):
    return ops.select(self_t, dim, index)


SELECT = Op(
    "select",
    "select(Tensor(a) self, int dim, int index) -> Tensor(a)",
    "derivatives.yaml:1854",
    params=(("input", "Tensor"), ("dim", "int"), ("index", "int")),
    positional=3,
    required=("input", "dim", "index"),
    forward=array_shape.select,
    record=_record_select,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_select_result, _tangent_tensors_select_result)},
)


def select(input, dim, index):
    """One slice along a dimension, as a view."""
    if input.__class__ is not Tensor or modes.observers:
        return general(SELECT, (input, dim, index))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.select(self_array, dim, index)
    out = view_of(input, result_array, SELECT, (input, dim, index))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(SelectBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.dim = dim
    node.index = index
    out._node = node
    return out


SELECT.call = select


# ---- _select_backward(Tensor self, int[] shape, int dim, int index) -> Tensor
#      derivatives.yaml:1862


class SelectBackwardBackward0(Node):
    """self: grad.select(dim, index)"""

    __slots__ = ("dim", "index")
    saved = {"dim": ("dim", "plain", -1), "index": ("index", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.select(grad, self.dim, self.index)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.select(grad, self.dim, self.index)
        return (grad_self,)


def _record__select_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, dim, index) = arrays
    node = new(SelectBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    node.index = index
    return node


def _tangent_arrays__select_backward_result(self_p, shape, dim, index, self_t, result):
    return array_shape.select_backward(self_t, shape, dim, index)


def _tangent_tensors__select_backward_result(self_p, shape, dim, index, self_t, result):
    return ops._select_backward(self_t, shape, dim, index)


_SELECT_BACKWARD = Op(
    "_select_backward",
    "_select_backward(Tensor self, int[] shape, int dim, int index) -> Tensor",
    "derivatives.yaml:1862",
    params=(("input", "Tensor"), ("shape", "int[]"), ("dim", "int"), ("index", "int")),
    positional=4,
    required=("input", "shape", "dim", "index"),
    forward=array_shape.select_backward,
    record=_record__select_backward,
    edges=(0,),
    tangents={"result": (_tangent_arrays__select_backward_result, _tangent_tensors__select_backward_result)},
)


def _select_backward(input, shape, dim, index):
    """Used by the formulas of other ops."""
    if input.__class__ is not Tensor or modes.observers:
        return general(_SELECT_BACKWARD, (input, shape, dim, index))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.select_backward(self_array, shape, dim, index)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(SelectBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    node.index = index
    out._node = node
    return out


_SELECT_BACKWARD.call = _select_backward


# ---- slice(Tensor(a) self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)
#      derivatives.yaml:1869


class SliceBackward0(Node):
    """self: _slice_backward(grad, self.shape, dim, start, end, step)"""

    __slots__ = ("self_shape", "dim", "start", "end", "step")
    saved = {"self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1), "start": ("start", "plain", -1), "end": ("end", "plain", -1), "step": ("step", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.slice_backward(grad, self.self_shape, self.dim, self.start, self.end, self.step)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops._slice_backward(grad, self.self_shape, self.dim, self.start, self.end, self.step)
        return (grad_self,)


def _record_slice(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, start, end, step) = arrays
    node = new(SliceBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.dim = dim
    node.start = start
    node.end = end
    node.step = step
    return node


def _tangent_arrays_slice_result(self_p, dim, start, end, step, self_t, result):
    return array_shape.slice(self_t, dim, start, end, step)


def _tangent_tensors_slice_result(self_p, dim, start, end, step, self_t, result):
    return ops.slice(self_t, dim, start, end, step)


SLICE = Op(
    "slice",
    "slice(Tensor(a) self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)",
    "derivatives.yaml:1869",
    params=(("input", "Tensor"), ("dim", "int"), ("start", "int?"), ("end", "int?"), ("step", "int")),
    positional=5,
    required=("input",),
    forward=array_shape.slice,
    record=_record_slice,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_slice_result, _tangent_tensors_slice_result)},
)


def slice(input, dim=0, start=None, end=None, step=1):
    """Used by the formulas of other ops."""
    if input.__class__ is not Tensor or modes.observers:
        return general(SLICE, (input, dim, start, end, step))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.slice(self_array, dim, start, end, step)
    out = view_of(input, result_array, SLICE, (input, dim, start, end, step))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(SliceBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.dim = dim
    node.start = start
    node.end = end
    node.step = step
    out._node = node
    return out


SLICE.call = slice


# ---- _slice_backward(Tensor self, int[] shape, int dim, int? start, int? end, int step) -> Tensor
#      derivatives.yaml:1878


class SliceBackwardBackward0(Node):
    """self: grad.slice(dim, start, end, step)"""

    __slots__ = ("dim", "start", "end", "step")
    saved = {"dim": ("dim", "plain", -1), "start": ("start", "plain", -1), "end": ("end", "plain", -1), "step": ("step", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.slice(grad, self.dim, self.start, self.end, self.step)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.slice(grad, self.dim, self.start, self.end, self.step)
        return (grad_self,)


def _record__slice_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, dim, start, end, step) = arrays
    node = new(SliceBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    node.start = start
    node.end = end
    node.step = step
    return node


def _tangent_arrays__slice_backward_result(self_p, shape, dim, start, end, step, self_t, result):
    return array_shape.slice_backward(self_t, shape, dim, start, end, step)


def _tangent_tensors__slice_backward_result(self_p, shape, dim, start, end, step, self_t, result):
    return ops._slice_backward(self_t, shape, dim, start, end, step)


_SLICE_BACKWARD = Op(
    "_slice_backward",
    "_slice_backward(Tensor self, int[] shape, int dim, int? start, int? end, int step) -> Tensor",
    "derivatives.yaml:1878",
    params=(("input", "Tensor"), ("shape", "int[]"), ("dim", "int"), ("start", "int?"), ("end", "int?"), ("step", "int")),
    positional=6,
    required=("input", "shape", "dim", "start", "end", "step"),
    forward=array_shape.slice_backward,
    record=_record__slice_backward,
    edges=(0,),
    tangents={"result": (_tangent_arrays__slice_backward_result, _tangent_tensors__slice_backward_result)},
)


def _slice_backward(input, shape, dim, start, end, step):
    """Used by the formulas of other ops."""
    if input.__class__ is not Tensor or modes.observers:
        return general(_SLICE_BACKWARD, (input, shape, dim, start, end, step))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.slice_backward(self_array, shape, dim, start, end, step)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(SliceBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    node.start = start
    node.end = end
    node.step = step
    out._node = node
    return out


_SLICE_BACKWARD.call = _slice_backward


# ---- narrow(Tensor self, int dim, int start, int length) -> Tensor
#      derivatives.yaml:1885


NARROW = Op(
    "narrow",
    "narrow(Tensor self, int dim, int start, int length) -> Tensor",
    "derivatives.yaml:1885",
    params=(("input", "Tensor"), ("dim", "int"), ("start", "int"), ("length", "int")),
    positional=4,
    required=("input", "dim", "start", "length"),
    forward=compose_shape.narrow,
    composite=True,
)


def narrow(input, dim, start, length):
    """Part of a tensor along a dimension, as a view."""
    return general(NARROW, (input, dim, start, length))


NARROW.call = narrow


# ---- diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
#      derivatives.yaml:1889


class DiagonalBackward0(Node):
    """self: _diagonal_backward(grad, self.shape, offset, dim1, dim2)"""

    __slots__ = ("self_shape", "offset", "dim1", "dim2")
    saved = {"self_shape": ("self_shape", "plain", 0), "offset": ("offset", "plain", -1), "dim1": ("dim1", "plain", -1), "dim2": ("dim2", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.diagonal_backward(grad, self.self_shape, self.offset, self.dim1, self.dim2)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops._diagonal_backward(grad, self.self_shape, self.offset, self.dim1, self.dim2)
        return (grad_self,)


def _record_diagonal(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, offset, dim1, dim2) = arrays
    node = new(DiagonalBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.offset = offset
    node.dim1 = dim1
    node.dim2 = dim2
    return node


def _tangent_arrays_diagonal_result(self_p, offset, dim1, dim2, self_t, result):
    return array_shape.diagonal(self_t, offset, dim1, dim2)


def _tangent_tensors_diagonal_result(self_p, offset, dim1, dim2, self_t, result):
    return ops.diagonal(self_t, offset, dim1, dim2)


DIAGONAL = Op(
    "diagonal",
    "diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)",
    "derivatives.yaml:1889",
    params=(("input", "Tensor"), ("offset", "int"), ("dim1", "int"), ("dim2", "int")),
    positional=4,
    required=("input",),
    forward=array_shape.diagonal,
    record=_record_diagonal,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_diagonal_result, _tangent_tensors_diagonal_result)},
)


def diagonal(input, offset=0, dim1=0, dim2=1):
    """A diagonal, as a view."""
    if input.__class__ is not Tensor or modes.observers:
        return general(DIAGONAL, (input, offset, dim1, dim2))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.diagonal(self_array, offset, dim1, dim2)
    out = view_of(input, result_array, DIAGONAL, (input, offset, dim1, dim2))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(DiagonalBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.offset = offset
    node.dim1 = dim1
    node.dim2 = dim2
    out._node = node
    return out


DIAGONAL.call = diagonal


# ---- _diagonal_backward(Tensor self, int[] shape, int offset, int dim1, int dim2) -> Tensor
#      derivatives.yaml:1898


class DiagonalBackwardBackward0(Node):
    """self: grad.diagonal(offset, dim1, dim2)"""

    __slots__ = ("offset", "dim1", "dim2")
    saved = {"offset": ("offset", "plain", -1), "dim1": ("dim1", "plain", -1), "dim2": ("dim2", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.diagonal(grad, self.offset, self.dim1, self.dim2)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.diagonal(grad, self.offset, self.dim1, self.dim2)
        return (grad_self,)


def _record__diagonal_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, offset, dim1, dim2) = arrays
    node = new(DiagonalBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.offset = offset
    node.dim1 = dim1
    node.dim2 = dim2
    return node


def _tangent_arrays__diagonal_backward_result(self_p, shape, offset, dim1, dim2, self_t, result):
    return array_shape.diagonal_backward(self_t, shape, offset, dim1, dim2)


def _tangent_tensors__diagonal_backward_result(self_p, shape, offset, dim1, dim2, self_t, result):
    return ops._diagonal_backward(self_t, shape, offset, dim1, dim2)


_DIAGONAL_BACKWARD = Op(
    "_diagonal_backward",
    "_diagonal_backward(Tensor self, int[] shape, int offset, int dim1, int dim2) -> Tensor",
    "derivatives.yaml:1898",
    params=(("input", "Tensor"), ("shape", "int[]"), ("offset", "int"), ("dim1", "int"), ("dim2", "int")),
    positional=5,
    required=("input", "shape", "offset", "dim1", "dim2"),
    forward=array_shape.diagonal_backward,
    record=_record__diagonal_backward,
    edges=(0,),
    tangents={"result": (_tangent_arrays__diagonal_backward_result, _tangent_tensors__diagonal_backward_result)},
)


def _diagonal_backward(input, shape, offset, dim1, dim2):
    """Used by the formulas of other ops."""
    if input.__class__ is not Tensor or modes.observers:
        return general(_DIAGONAL_BACKWARD, (input, shape, offset, dim1, dim2))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.diagonal_backward(self_array, shape, offset, dim1, dim2)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(DiagonalBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.offset = offset
    node.dim1 = dim1
    node.dim2 = dim2
    out._node = node
    return out


_DIAGONAL_BACKWARD.call = _diagonal_backward


# ---- diag(Tensor self, int diagonal=0) -> Tensor
#      derivatives.yaml:1905


DIAG = Op(
    "diag",
    "diag(Tensor self, int diagonal=0) -> Tensor",
    "derivatives.yaml:1905",
    params=(("input", "Tensor"), ("diagonal", "int")),
    positional=2,
    required=("input",),
    forward=compose_shape.diag,
    composite=True,
)


def diag(input, diagonal=0):
    """The diagonal of a matrix, or the matrix with a diagonal."""
    return general(DIAG, (input, diagonal))


DIAG.call = diag


# ---- diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
#      derivatives.yaml:1909


class DiagEmbedBackward0(Node):
    """self: grad.diagonal(offset, dim1, dim2)"""

    __slots__ = ("offset", "dim1", "dim2")
    saved = {"offset": ("offset", "plain", -1), "dim1": ("dim1", "plain", -1), "dim2": ("dim2", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.diagonal(grad, self.offset, self.dim1, self.dim2)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.diagonal(grad, self.offset, self.dim1, self.dim2)
        return (grad_self,)


def _record_diag_embed(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, offset, dim1, dim2) = arrays
    node = new(DiagEmbedBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.offset = offset
    node.dim1 = dim1
    node.dim2 = dim2
    return node


def _tangent_arrays_diag_embed_result(self_p, offset, dim1, dim2, self_t, result):
    return array_shape.diag_embed(self_t, offset, dim1, dim2)


def _tangent_tensors_diag_embed_result(self_p, offset, dim1, dim2, self_t, result):
    return ops.diag_embed(self_t, offset, dim1, dim2)


DIAG_EMBED = Op(
    "diag_embed",
    "diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor",
    "derivatives.yaml:1909",
    params=(("input", "Tensor"), ("offset", "int"), ("dim1", "int"), ("dim2", "int")),
    positional=4,
    required=("input",),
    forward=array_shape.diag_embed,
    record=_record_diag_embed,
    edges=(0,),
    tangents={"result": (_tangent_arrays_diag_embed_result, _tangent_tensors_diag_embed_result)},
)


def diag_embed(input, offset=0, dim1=-2, dim2=-1):
    """Matrices with given diagonals."""
    if input.__class__ is not Tensor or modes.observers:
        return general(DIAG_EMBED, (input, offset, dim1, dim2))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.diag_embed(self_array, offset, dim1, dim2)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(DiagEmbedBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.offset = offset
    node.dim1 = dim1
    node.dim2 = dim2
    out._node = node
    return out


DIAG_EMBED.call = diag_embed


# ---- unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
#      derivatives.yaml:1918


class UnfoldBackward0(Node):
    """self: _unfold_backward(grad, self.shape, dimension, size, step)"""

    __slots__ = ("self_shape", "dimension", "size", "step")
    saved = {"self_shape": ("self_shape", "plain", 0), "dimension": ("dimension", "plain", -1), "size": ("size", "plain", -1), "step": ("step", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.unfold_backward(grad, self.self_shape, self.dimension, self.size, self.step)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops._unfold_backward(grad, self.self_shape, self.dimension, self.size, self.step)
        return (grad_self,)


def _record_unfold(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dimension, size, step) = arrays
    node = new(UnfoldBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.dimension = dimension
    node.size = size
    node.step = step
    return node


def _tangent_arrays_unfold_result(self_p, dimension, size, step, self_t, result):
    return array_shape.unfold(self_t, dimension, size, step)


def _tangent_tensors_unfold_result(self_p, dimension, size, step, self_t, result):
    return ops.unfold(self_t, dimension, size, step)


UNFOLD = Op(
    "unfold",
    "unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)",
    "derivatives.yaml:1918",
    params=(("input", "Tensor"), ("dimension", "int"), ("size", "int"), ("step", "int")),
    positional=4,
    required=("input", "dimension", "size", "step"),
    forward=array_shape.unfold,
    record=_record_unfold,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_unfold_result, _tangent_tensors_unfold_result)},
)


def unfold(input, dimension, size, step):
    """The windows of a size along a dimension, as a view."""
    if input.__class__ is not Tensor or modes.observers:
        return general(UNFOLD, (input, dimension, size, step))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.unfold(self_array, dimension, size, step)
    out = view_of(input, result_array, UNFOLD, (input, dimension, size, step))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(UnfoldBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.dimension = dimension
    node.size = size
    node.step = step
    out._node = node
    return out


UNFOLD.call = unfold


# ---- _unfold_backward(Tensor self, int[] shape, int dimension, int size, int step) -> Tensor
#      derivatives.yaml:1928


class UnfoldBackwardBackward0(Node):
    """self: grad.unfold(dimension, size, step)"""

    __slots__ = ("dimension", "size", "step")
    saved = {"dimension": ("dimension", "plain", -1), "size": ("size", "plain", -1), "step": ("step", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.unfold(grad, self.dimension, self.size, self.step)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.unfold(grad, self.dimension, self.size, self.step)
        return (grad_self,)


def _record__unfold_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, dimension, size, step) = arrays
    node = new(UnfoldBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dimension = dimension
    node.size = size
    node.step = step
    return node


def _tangent_arrays__unfold_backward_result(self_p, shape, dimension, size, step, self_t, result):
    return array_shape.unfold_backward(self_t, shape, dimension, size, step)


def _tangent_tensors__unfold_backward_result(self_p, shape, dimension, size, step, self_t, result):
    return ops._unfold_backward(self_t, shape, dimension, size, step)


_UNFOLD_BACKWARD = Op(
    "_unfold_backward",
    "_unfold_backward(Tensor self, int[] shape, int dimension, int size, int step) -> Tensor",
    "derivatives.yaml:1928",
    params=(("input", "Tensor"), ("shape", "int[]"), ("dimension", "int"), ("size", "int"), ("step", "int")),
    positional=5,
    required=("input", "shape", "dimension", "size", "step"),
    forward=array_shape.unfold_backward,
    record=_record__unfold_backward,
    edges=(0,),
    tangents={"result": (_tangent_arrays__unfold_backward_result, _tangent_tensors__unfold_backward_result)},
)


def _unfold_backward(input, shape, dimension, size, step):
    """Used by the formulas of other ops."""
    if input.__class__ is not Tensor or modes.observers:
        return general(_UNFOLD_BACKWARD, (input, shape, dimension, size, step))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.unfold_backward(self_array, shape, dimension, size, step)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(UnfoldBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dimension = dimension
    node.size = size
    node.step = step
    out._node = node
    return out


_UNFOLD_BACKWARD.call = _unfold_backward


# ---- as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)
#      derivatives.yaml:1935


class AsStridedBackward0(Node):
    """self: _as_strided_backward(grad, self, size, stride, storage_offset)"""

    __slots__ = ("self_", "self_changes", "size", "stride", "storage_offset")
    saved = {"self": ("self_", "input", 0), "size": ("size", "plain", -1), "stride": ("stride", "plain", -1), "storage_offset": ("storage_offset", "plain", -1)}

    def run_arrays(self, grad, keep):
        if self.self_changes[0] > self.seq:
            raise stale(self, "self")
        grad_self = array_shape.as_strided_backward(grad, self.self_, self.size, self.stride, self.storage_offset)
        if not keep:
            self.release()
        return (grad_self,)

    def run_tensors(self, grad, keep):
        self_ = saved_input(self, "self", self.self_, self.self_changes, self.next[0])
        grad_self = ops._as_strided_backward(grad, self_, self.size, self.stride, self.storage_offset)
        if not keep:
            self.release()
        return (grad_self,)

    def release(self):
        self.self_ = None
        self.self_changes = FREED


def _record_as_strided(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, size, stride, storage_offset) = arrays
    (self_changes,) = changes
    node = new(AsStridedBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.size = size
    node.stride = stride
    node.storage_offset = storage_offset
    return node


def _tangent_arrays_as_strided_result(self_p, size, stride, storage_offset, self_t, result):
    return array_shape.as_strided(self_t, size, stride, storage_offset)


def _tangent_tensors_as_strided_result(self_p, size, stride, storage_offset, self_t, result):
    return ops.as_strided(self_t, size, stride, storage_offset)


AS_STRIDED = Op(
    "as_strided",
    "as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)",
    "derivatives.yaml:1935",
    params=(("input", "Tensor"), ("size", "int[]"), ("stride", "int[]"), ("storage_offset", "int?")),
    positional=4,
    required=("input", "size", "stride"),
    forward=array_shape.as_strided,
    record=_record_as_strided,
    edges=(0,),
    view=True,
    tangents={"result": (_tangent_arrays_as_strided_result, _tangent_tensors_as_strided_result)},
    saves_self_for=("input",),
)


def as_strided(input, size, stride, storage_offset=None):
    """Any view of the tensor's memory, by strides and offset in elements."""
    if input.__class__ is not Tensor or modes.observers:
        return general(AS_STRIDED, (input, size, stride, storage_offset))
    self_array = input._array
    self_changes = input._changes
    self_node = input._node
    result_array = array_shape.as_strided(self_array, size, stride, storage_offset)
    out = view_of(input, result_array, AS_STRIDED, (input, size, stride, storage_offset))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(AsStridedBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_ = self_array
    node.self_changes = self_changes
    node.size = size
    node.stride = stride
    node.storage_offset = storage_offset
    out._node = node
    return out


AS_STRIDED.call = as_strided


# ---- _as_strided_backward(Tensor self, Tensor like, int[] size, int[] stride, int? storage_offset) -> Tensor
#      derivatives.yaml:1944


class AsStridedBackwardBackward0(Node):
    """self: _as_strided_like(grad, like, size, stride, storage_offset)"""

    __slots__ = ("like", "like_changes", "size", "stride", "storage_offset")
    saved = {"like": ("like", "input", -1), "size": ("size", "plain", -1), "stride": ("stride", "plain", -1), "storage_offset": ("storage_offset", "plain", -1)}

    def run_arrays(self, grad, keep):
        if self.like_changes[0] > self.seq:
            raise stale(self, "like")
        grad_self = array_shape.as_strided_like(grad, self.like, self.size, self.stride, self.storage_offset)
        if not keep:
            self.release()
        return (grad_self,)

    def run_tensors(self, grad, keep):
        like = saved_input(self, "like", self.like, self.like_changes, None)
        grad_self = ops._as_strided_like(grad, like, self.size, self.stride, self.storage_offset)
        if not keep:
            self.release()
        return (grad_self,)

    def release(self):
        self.like = None
        self.like_changes = FREED


def _record__as_strided_backward(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, like_array, size, stride, storage_offset) = arrays
    (self_changes, like_changes) = changes
    node = new(AsStridedBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.like = like_array
    node.like_changes = like_changes
    node.size = size
    node.stride = stride
    node.storage_offset = storage_offset
    return node


def _tangent_arrays__as_strided_backward_result(self_p, like, size, stride, storage_offset, self_t, result):
    return array_shape.as_strided_backward(self_t, like, size, stride, storage_offset)


def _tangent_tensors__as_strided_backward_result(self_p, like, size, stride, storage_offset, self_t, result):
    return ops._as_strided_backward(self_t, like, size, stride, storage_offset)


_AS_STRIDED_BACKWARD = Op(
    "_as_strided_backward",
    "_as_strided_backward(Tensor self, Tensor like, int[] size, int[] stride, int? storage_offset) -> Tensor",
    "derivatives.yaml:1944",
    params=(("input", "Tensor"), ("like", "Tensor"), ("size", "int[]"), ("stride", "int[]"), ("storage_offset", "int?")),
    positional=5,
    required=("input", "like", "size", "stride", "storage_offset"),
    forward=array_shape.as_strided_backward,
    record=_record__as_strided_backward,
    edges=(0,),
    tangents={"result": (_tangent_arrays__as_strided_backward_result, _tangent_tensors__as_strided_backward_result)},
)


def _as_strided_backward(input, like, size, stride, storage_offset):
    """Used by the formulas of other ops."""
    if input.__class__ is not Tensor or like.__class__ is not Tensor or modes.observers:
        return general(_AS_STRIDED_BACKWARD, (input, like, size, stride, storage_offset))
    self_array = input._array
    self_node = input._node
    like_array = like._array
    like_changes = like._changes
    result_array = array_shape.as_strided_backward(self_array, like_array, size, stride, storage_offset)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(AsStridedBackwardBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.like = like_array
    node.like_changes = like_changes
    node.size = size
    node.stride = stride
    node.storage_offset = storage_offset
    out._node = node
    return out


_AS_STRIDED_BACKWARD.call = _as_strided_backward


# ---- _as_strided_like(Tensor self, Tensor like, int[] size, int[] stride, int? storage_offset) -> Tensor
#      derivatives.yaml:1952


class AsStridedLikeBackward0(Node):
    """self: _as_strided_backward(grad, like, size, stride, storage_offset)"""

    __slots__ = ("like", "like_changes", "size", "stride", "storage_offset")
    saved = {"like": ("like", "input", -1), "size": ("size", "plain", -1), "stride": ("stride", "plain", -1), "storage_offset": ("storage_offset", "plain", -1)}

    def run_arrays(self, grad, keep):
        if self.like_changes[0] > self.seq:
            raise stale(self, "like")
        grad_self = array_shape.as_strided_backward(grad, self.like, self.size, self.stride, self.storage_offset)
        if not keep:
            self.release()
        return (grad_self,)

    def run_tensors(self, grad, keep):
        like = saved_input(self, "like", self.like, self.like_changes, None)
        grad_self = ops._as_strided_backward(grad, like, self.size, self.stride, self.storage_offset)
        if not keep:
            self.release()
        return (grad_self,)

    def release(self):
        self.like = None
        self.like_changes = FREED


def _record__as_strided_like(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, like_array, size, stride, storage_offset) = arrays
    (self_changes, like_changes) = changes
    node = new(AsStridedLikeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.like = like_array
    node.like_changes = like_changes
    node.size = size
    node.stride = stride
    node.storage_offset = storage_offset
    return node


def _tangent_arrays__as_strided_like_result(self_p, like, size, stride, storage_offset, self_t, result):
    return array_shape.as_strided_like(self_t, like, size, stride, storage_offset)


def _tangent_tensors__as_strided_like_result(self_p, like, size, stride, storage_offset, self_t, result):
    return ops._as_strided_like(self_t, like, size, stride, storage_offset)


_AS_STRIDED_LIKE = Op(
    "_as_strided_like",
    "_as_strided_like(Tensor self, Tensor like, int[] size, int[] stride, int? storage_offset) -> Tensor",
    "derivatives.yaml:1952",
    params=(("input", "Tensor"), ("like", "Tensor"), ("size", "int[]"), ("stride", "int[]"), ("storage_offset", "int?")),
    positional=5,
    required=("input", "like", "size", "stride", "storage_offset"),
    forward=array_shape.as_strided_like,
    record=_record__as_strided_like,
    edges=(0,),
    tangents={"result": (_tangent_arrays__as_strided_like_result, _tangent_tensors__as_strided_like_result)},
)


def _as_strided_like(input, like, size, stride, storage_offset):
    """Used by the formulas of other ops."""
    if input.__class__ is not Tensor or like.__class__ is not Tensor or modes.observers:
        return general(_AS_STRIDED_LIKE, (input, like, size, stride, storage_offset))
    self_array = input._array
    self_node = input._node
    like_array = like._array
    like_changes = like._changes
    result_array = array_shape.as_strided_like(self_array, like_array, size, stride, storage_offset)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(AsStridedLikeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.like = like_array
    node.like_changes = like_changes
    node.size = size
    node.stride = stride
    node.storage_offset = storage_offset
    out._node = node
    return out


_AS_STRIDED_LIKE.call = _as_strided_like


# ---- split.size(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]
#      derivatives.yaml:1960


class SplitSizeBackward0(Node):
    """self: _unsplit(grads, self.shape, split_size, dim, self.dtype)"""

    __slots__ = ("self_dtype", "self_shape", "split_size", "dim", "results")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "split_size": ("split_size", "plain", -1), "dim": ("dim", "plain", -1)}

    def run_arrays(self, grads, keep):
        grad_self = array_shape.unsplit(grads, self.self_shape, self.split_size, self.dim, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grads, keep):
        grad_self = ops._unsplit(grads, self.self_shape, self.split_size, self.dim, dtype_of(self.self_dtype))
        return (grad_self,)


def _record_split_size(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, split_size, dim) = arrays
    (result_array,) = results
    node = new(SplitSizeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = tuple((r.shape, r.dtype) for r in result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.split_size = split_size
    node.dim = dim
    return node


def _tangent_arrays_split_size_result(self_p, split_size, dim, self_t, result):
    return array_shape.split(self_t, split_size, dim)


def _tangent_tensors_split_size_result(self_p, split_size, dim, self_t, result):
    return ops.split_size(self_t, split_size, dim)


SPLIT_SIZE = Op(
    "split.size",
    "split.size(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]",
    "derivatives.yaml:1960",
    params=(("input", "Tensor"), ("split_size", "int"), ("dim", "int")),
    positional=3,
    required=("input", "split_size"),
    forward=array_shape.split,
    record=_record_split_size,
    edges=(0,),
    view=True,
    gives_list=True,
    tangents={"result": (_tangent_arrays_split_size_result, _tangent_tensors_split_size_result)},
)


def split_size(input, split_size, dim=0):
    """Pieces of one size along a dimension, as views."""
    if input.__class__ is not Tensor or modes.observers:
        return general(SPLIT_SIZE, (input, split_size, dim))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.split(self_array, split_size, dim)
    out = view_of(input, result_array, SPLIT_SIZE, (input, split_size, dim))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(SplitSizeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = tuple((r.shape, r.dtype) for r in result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.split_size = split_size
    node.dim = dim
    out._node = node
    return out


SPLIT_SIZE.call = split_size


# ---- split.sizes(Tensor(a) self, int[] split_size, int dim=0) -> Tensor(a)[]
#      derivatives.yaml:1968


class SplitSizesBackward0(Node):
    """self: _unsplit(grads, self.shape, split_size, dim, self.dtype)"""

    __slots__ = ("self_dtype", "self_shape", "split_size", "dim", "results")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "split_size": ("split_size", "plain", -1), "dim": ("dim", "plain", -1)}

    def run_arrays(self, grads, keep):
        grad_self = array_shape.unsplit(grads, self.self_shape, self.split_size, self.dim, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grads, keep):
        grad_self = ops._unsplit(grads, self.self_shape, self.split_size, self.dim, dtype_of(self.self_dtype))
        return (grad_self,)


def _record_split_sizes(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, split_size, dim) = arrays
    (result_array,) = results
    node = new(SplitSizesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = tuple((r.shape, r.dtype) for r in result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.split_size = split_size
    node.dim = dim
    return node


def _tangent_arrays_split_sizes_result(self_p, split_size, dim, self_t, result):
    return array_shape.split(self_t, split_size, dim)


def _tangent_tensors_split_sizes_result(self_p, split_size, dim, self_t, result):
    return ops.split_sizes(self_t, split_size, dim)


SPLIT_SIZES = Op(
    "split.sizes",
    "split.sizes(Tensor(a) self, int[] split_size, int dim=0) -> Tensor(a)[]",
    "derivatives.yaml:1968",
    params=(("input", "Tensor"), ("split_size", "int[]"), ("dim", "int")),
    positional=3,
    required=("input", "split_size"),
    forward=array_shape.split,
    record=_record_split_sizes,
    edges=(0,),
    view=True,
    gives_list=True,
    tangents={"result": (_tangent_arrays_split_sizes_result, _tangent_tensors_split_sizes_result)},
)


def split_sizes(input, split_size, dim=0):
    """Pieces of given sizes along a dimension, as views."""
    if input.__class__ is not Tensor or modes.observers:
        return general(SPLIT_SIZES, (input, split_size, dim))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.split(self_array, split_size, dim)
    out = view_of(input, result_array, SPLIT_SIZES, (input, split_size, dim))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(SplitSizesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = tuple((r.shape, r.dtype) for r in result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.split_size = split_size
    node.dim = dim
    out._node = node
    return out


SPLIT_SIZES.call = split_sizes


# ---- _unsplit(Tensor?[] tensors, int[] shape, Any split_size, int dim, dtype dtype) -> Tensor
#      derivatives.yaml:1977


class UnsplitBackward0(Node):
    """tensors: _split_like(grad, split_size, dim)"""

    __slots__ = ("split_size", "dim")
    saved = {"split_size": ("split_size", "plain", -1), "dim": ("dim", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_tensors = array_shape.split(grad, self.split_size, self.dim)
        return grad_tensors

    def run_tensors(self, grad, keep):
        grad_tensors = ops._split_like(grad, self.split_size, self.dim)
        return grad_tensors


def _record__unsplit(edges, arrays, changes, results, result_changes):
    tensors_node = edges
    (tensors_array, shape, split_size, dim, dtype) = arrays
    node = new(UnsplitBackward0)
    node.next = tensors_node
    node.seq = next_seq()
    node.extra = None
    node.split_size = split_size
    node.dim = dim
    return node


def _tangent_arrays__unsplit_result(tensors_p, shape, split_size, dim, dtype, tensors_t, result):
    return array_shape.unsplit(tensors_t, shape, split_size, dim, dtype)


def _tangent_tensors__unsplit_result(tensors_p, shape, split_size, dim, dtype, tensors_t, result):
    return ops._unsplit(tensors_t, shape, split_size, dim, dtype)


_UNSPLIT = Op(
    "_unsplit",
    "_unsplit(Tensor?[] tensors, int[] shape, Any split_size, int dim, dtype dtype) -> Tensor",
    "derivatives.yaml:1977",
    params=(("tensors", "Tensor?[]"), ("shape", "int[]"), ("split_size", "Any"), ("dim", "int"), ("dtype", "dtype")),
    positional=5,
    required=("tensors", "shape", "split_size", "dim", "dtype"),
    forward=array_shape.unsplit,
    record=_record__unsplit,
    edges=(0,),
    tangents={"result": (_tangent_arrays__unsplit_result, _tangent_tensors__unsplit_result)},
)


def _unsplit(tensors, shape, split_size, dim, dtype):
    """Used by the formulas of other ops."""
    return general(_UNSPLIT, (tensors, shape, split_size, dim, dtype))


_UNSPLIT.call = _unsplit


# ---- _split_like(Tensor(a) self, Any split_size, int dim) -> Tensor(a)[]
#      derivatives.yaml:1984


class SplitLikeBackward0(Node):
    """self: _unsplit(grads, self.shape, split_size, dim, self.dtype)"""

    __slots__ = ("self_dtype", "self_shape", "split_size", "dim", "results")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "split_size": ("split_size", "plain", -1), "dim": ("dim", "plain", -1)}

    def run_arrays(self, grads, keep):
        grad_self = array_shape.unsplit(grads, self.self_shape, self.split_size, self.dim, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grads, keep):
        grad_self = ops._unsplit(grads, self.self_shape, self.split_size, self.dim, dtype_of(self.self_dtype))
        return (grad_self,)


def _record__split_like(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, split_size, dim) = arrays
    (result_array,) = results
    node = new(SplitLikeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = tuple((r.shape, r.dtype) for r in result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.split_size = split_size
    node.dim = dim
    return node


def _tangent_arrays__split_like_result(self_p, split_size, dim, self_t, result):
    return array_shape.split(self_t, split_size, dim)


def _tangent_tensors__split_like_result(self_p, split_size, dim, self_t, result):
    return ops._split_like(self_t, split_size, dim)


_SPLIT_LIKE = Op(
    "_split_like",
    "_split_like(Tensor(a) self, Any split_size, int dim) -> Tensor(a)[]",
    "derivatives.yaml:1984",
    params=(("input", "Tensor"), ("split_size", "Any"), ("dim", "int")),
    positional=3,
    required=("input", "split_size", "dim"),
    forward=array_shape.split,
    record=_record__split_like,
    edges=(0,),
    view=True,
    gives_list=True,
    tangents={"result": (_tangent_arrays__split_like_result, _tangent_tensors__split_like_result)},
)


def _split_like(input, split_size, dim):
    """Used by the formulas of other ops."""
    if input.__class__ is not Tensor or modes.observers:
        return general(_SPLIT_LIKE, (input, split_size, dim))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.split(self_array, split_size, dim)
    out = view_of(input, result_array, _SPLIT_LIKE, (input, split_size, dim))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(SplitLikeBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = tuple((r.shape, r.dtype) for r in result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.split_size = split_size
    node.dim = dim
    out._node = node
    return out


_SPLIT_LIKE.call = _split_like


# ---- chunk(Tensor self, int chunks, int dim=0) -> Tensor[]
#      derivatives.yaml:1991


CHUNK = Op(
    "chunk",
    "chunk(Tensor self, int chunks, int dim=0) -> Tensor[]",
    "derivatives.yaml:1991",
    params=(("input", "Tensor"), ("chunks", "int"), ("dim", "int")),
    positional=3,
    required=("input", "chunks"),
    forward=compose_shape.chunk,
    composite=True,
    gives_list=True,
)


def chunk(input, chunks, dim=0):
    """The tensor in about equal pieces along a dimension, as views."""
    return general(CHUNK, (input, chunks, dim))


CHUNK.call = chunk


# ---- tensor_split(Tensor self, Any indices_or_sections, int dim=0) -> Tensor[]
#      derivatives.yaml:1995


TENSOR_SPLIT = Op(
    "tensor_split",
    "tensor_split(Tensor self, Any indices_or_sections, int dim=0) -> Tensor[]",
    "derivatives.yaml:1995",
    params=(("input", "Tensor"), ("indices_or_sections", "Any"), ("dim", "int")),
    positional=3,
    required=("input", "indices_or_sections"),
    forward=compose_shape.tensor_split,
    composite=True,
    gives_list=True,
)


def tensor_split(input, indices_or_sections, dim=0):
    """The tensor in pieces along a dimension, by their number or at indices."""
    return general(TENSOR_SPLIT, (input, indices_or_sections, dim))


TENSOR_SPLIT.call = tensor_split


# ---- unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]
#      derivatives.yaml:1999


class UnbindBackward0(Node):
    """self: _unbind_backward(grads, self.shape, dim, self.dtype)"""

    __slots__ = ("self_dtype", "self_shape", "dim", "results")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1)}

    def run_arrays(self, grads, keep):
        grad_self = array_shape.unbind_backward(grads, self.self_shape, self.dim, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grads, keep):
        grad_self = ops._unbind_backward(grads, self.self_shape, self.dim, dtype_of(self.self_dtype))
        return (grad_self,)


def _record_unbind(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim) = arrays
    (result_array,) = results
    node = new(UnbindBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = tuple((r.shape, r.dtype) for r in result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.dim = dim
    return node


def _tangent_arrays_unbind_result(self_p, dim, self_t, result):
    return array_shape.unbind(self_t, dim)


def _tangent_tensors_unbind_result(self_p, dim, self_t, result):
    return ops.unbind(self_t, dim)


UNBIND = Op(
    "unbind",
    "unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]",
    "derivatives.yaml:1999",
    params=(("input", "Tensor"), ("dim", "int")),
    positional=2,
    required=("input",),
    forward=array_shape.unbind,
    record=_record_unbind,
    edges=(0,),
    view=True,
    gives_list=True,
    tangents={"result": (_tangent_arrays_unbind_result, _tangent_tensors_unbind_result)},
)


def unbind(input, dim=0):
    """The slices along a dimension, as views."""
    if input.__class__ is not Tensor or modes.observers:
        return general(UNBIND, (input, dim))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.unbind(self_array, dim)
    out = view_of(input, result_array, UNBIND, (input, dim))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(UnbindBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = tuple((r.shape, r.dtype) for r in result_array)
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    node.dim = dim
    out._node = node
    return out


UNBIND.call = unbind


# ---- _unbind_backward(Tensor?[] tensors, int[] shape, int dim, dtype dtype) -> Tensor
#      derivatives.yaml:2008


class UnbindBackwardBackward0(Node):
    """tensors: grad.unbind(dim)"""

    __slots__ = ("dim",)
    saved = {"dim": ("dim", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_tensors = array_shape.unbind(grad, self.dim)
        return grad_tensors

    def run_tensors(self, grad, keep):
        grad_tensors = ops.unbind(grad, self.dim)
        return grad_tensors


def _record__unbind_backward(edges, arrays, changes, results, result_changes):
    tensors_node = edges
    (tensors_array, shape, dim, dtype) = arrays
    node = new(UnbindBackwardBackward0)
    node.next = tensors_node
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    return node


def _tangent_arrays__unbind_backward_result(tensors_p, shape, dim, dtype, tensors_t, result):
    return array_shape.unbind_backward(tensors_t, shape, dim, dtype)


def _tangent_tensors__unbind_backward_result(tensors_p, shape, dim, dtype, tensors_t, result):
    return ops._unbind_backward(tensors_t, shape, dim, dtype)


_UNBIND_BACKWARD = Op(
    "_unbind_backward",
    "_unbind_backward(Tensor?[] tensors, int[] shape, int dim, dtype dtype) -> Tensor",
    "derivatives.yaml:2008",
    params=(("tensors", "Tensor?[]"), ("shape", "int[]"), ("dim", "int"), ("dtype", "dtype")),
    positional=4,
    required=("tensors", "shape", "dim", "dtype"),
    forward=array_shape.unbind_backward,
    record=_record__unbind_backward,
    edges=(0,),
    tangents={"result": (_tangent_arrays__unbind_backward_result, _tangent_tensors__unbind_backward_result)},
)


def _unbind_backward(tensors, shape, dim, dtype):
    """Used by the formulas of other ops."""
    return general(_UNBIND_BACKWARD, (tensors, shape, dim, dtype))


_UNBIND_BACKWARD.call = _unbind_backward


# ---- cat(Tensor[] tensors, int dim=0) -> Tensor
#      derivatives.yaml:2015


class CatBackward0(Node):
    """tensors: _uncat(grad, tensors.shapes, dim)"""

    __slots__ = ("tensors_shapes", "dim")
    saved = {"tensors_shapes": ("tensors_shapes", "plain", 0), "dim": ("dim", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_tensors = array_shape.uncat(grad, self.tensors_shapes, self.dim)
        return grad_tensors

    def run_tensors(self, grad, keep):
        grad_tensors = ops._uncat(grad, self.tensors_shapes, self.dim)
        return grad_tensors


def _record_cat(edges, arrays, changes, results, result_changes):
    tensors_node = edges
    (tensors_array, dim) = arrays
    node = new(CatBackward0)
    node.next = tensors_node
    node.seq = next_seq()
    node.extra = None
    node.tensors_shapes = [x.shape for x in tensors_array]
    node.dim = dim
    return node


def _tangent_arrays_cat_result(tensors_p, dim, tensors_t, result):
    return array_shape.cat(tensors_t, dim)


def _tangent_tensors_cat_result(tensors_p, dim, tensors_t, result):
    return ops.cat(tensors_t, dim)


CAT = Op(
    "cat",
    "cat(Tensor[] tensors, int dim=0) -> Tensor",
    "derivatives.yaml:2015",
    params=(("tensors", "Tensor[]"), ("dim", "int")),
    positional=2,
    required=("tensors",),
    forward=array_shape.cat,
    record=_record_cat,
    edges=(0,),
    tangents={"result": (_tangent_arrays_cat_result, _tangent_tensors_cat_result)},
)


def cat(tensors, dim=0):
    """Tensors one after the other along a dimension."""
    return general(CAT, (tensors, dim))


CAT.call = cat


# ---- _uncat(Tensor(a) self, Any shapes, int dim) -> Tensor(a)[]
#      derivatives.yaml:2026


class UncatBackward0(Node):
    """self: _cat_defined(grads, shapes, dim, self.dtype)"""

    __slots__ = ("self_dtype", "shapes", "dim", "results")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "shapes": ("shapes", "plain", -1), "dim": ("dim", "plain", -1)}

    def run_arrays(self, grads, keep):
        grad_self = array_shape.cat_defined(grads, self.shapes, self.dim, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grads, keep):
        grad_self = ops._cat_defined(grads, self.shapes, self.dim, dtype_of(self.self_dtype))
        return (grad_self,)


def _record__uncat(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shapes, dim) = arrays
    (result_array,) = results
    node = new(UncatBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = tuple((r.shape, r.dtype) for r in result_array)
    node.self_dtype = self_array.dtype
    node.shapes = shapes
    node.dim = dim
    return node


def _tangent_arrays__uncat_result(self_p, shapes, dim, self_t, result):
    return array_shape.uncat(self_t, shapes, dim)


def _tangent_tensors__uncat_result(self_p, shapes, dim, self_t, result):
    return ops._uncat(self_t, shapes, dim)


_UNCAT = Op(
    "_uncat",
    "_uncat(Tensor(a) self, Any shapes, int dim) -> Tensor(a)[]",
    "derivatives.yaml:2026",
    params=(("input", "Tensor"), ("shapes", "Any"), ("dim", "int")),
    positional=3,
    required=("input", "shapes", "dim"),
    forward=array_shape.uncat,
    record=_record__uncat,
    edges=(0,),
    view=True,
    gives_list=True,
    tangents={"result": (_tangent_arrays__uncat_result, _tangent_tensors__uncat_result)},
)


def _uncat(input, shapes, dim):
    """Used by the formulas of other ops."""
    if input.__class__ is not Tensor or modes.observers:
        return general(_UNCAT, (input, shapes, dim))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.uncat(self_array, shapes, dim)
    out = view_of(input, result_array, _UNCAT, (input, shapes, dim))
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(UncatBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.results = tuple((r.shape, r.dtype) for r in result_array)
    node.self_dtype = self_array.dtype
    node.shapes = shapes
    node.dim = dim
    out._node = node
    return out


_UNCAT.call = _uncat


# ---- _cat_defined(Tensor?[] tensors, Any shapes, int dim, dtype dtype) -> Tensor
#      derivatives.yaml:2033


class CatDefinedBackward0(Node):
    """tensors: _uncat(grad, shapes, dim)"""

    __slots__ = ("shapes", "dim")
    saved = {"shapes": ("shapes", "plain", -1), "dim": ("dim", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_tensors = array_shape.uncat(grad, self.shapes, self.dim)
        return grad_tensors

    def run_tensors(self, grad, keep):
        grad_tensors = ops._uncat(grad, self.shapes, self.dim)
        return grad_tensors


def _record__cat_defined(edges, arrays, changes, results, result_changes):
    tensors_node = edges
    (tensors_array, shapes, dim, dtype) = arrays
    node = new(CatDefinedBackward0)
    node.next = tensors_node
    node.seq = next_seq()
    node.extra = None
    node.shapes = shapes
    node.dim = dim
    return node


def _tangent_arrays__cat_defined_result(tensors_p, shapes, dim, dtype, tensors_t, result):
    return array_shape.cat_defined(tensors_t, shapes, dim, dtype)


def _tangent_tensors__cat_defined_result(tensors_p, shapes, dim, dtype, tensors_t, result):
    return ops._cat_defined(tensors_t, shapes, dim, dtype)


_CAT_DEFINED = Op(
    "_cat_defined",
    "_cat_defined(Tensor?[] tensors, Any shapes, int dim, dtype dtype) -> Tensor",
    "derivatives.yaml:2033",
    params=(("tensors", "Tensor?[]"), ("shapes", "Any"), ("dim", "int"), ("dtype", "dtype")),
    positional=4,
    required=("tensors", "shapes", "dim", "dtype"),
    forward=array_shape.cat_defined,
    record=_record__cat_defined,
    edges=(0,),
    tangents={"result": (_tangent_arrays__cat_defined_result, _tangent_tensors__cat_defined_result)},
)


def _cat_defined(tensors, shapes, dim, dtype):
    """Used by the formulas of other ops."""
    return general(_CAT_DEFINED, (tensors, shapes, dim, dtype))


_CAT_DEFINED.call = _cat_defined


# ---- stack(Tensor[] tensors, int dim=0) -> Tensor
#      derivatives.yaml:2040


class StackBackward0(Node):
    """tensors: grad.unbind(dim)"""

    __slots__ = ("dim",)
    saved = {"dim": ("dim", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_tensors = array_shape.unbind(grad, self.dim)
        return grad_tensors

    def run_tensors(self, grad, keep):
        grad_tensors = ops.unbind(grad, self.dim)
        return grad_tensors


def _record_stack(edges, arrays, changes, results, result_changes):
    tensors_node = edges
    (tensors_array, dim) = arrays
    node = new(StackBackward0)
    node.next = tensors_node
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    return node


def _tangent_arrays_stack_result(tensors_p, dim, tensors_t, result):
    return array_shape.stack(tensors_t, dim)


def _tangent_tensors_stack_result(tensors_p, dim, tensors_t, result):
    return ops.stack(tensors_t, dim)


STACK = Op(
    "stack",
    "stack(Tensor[] tensors, int dim=0) -> Tensor",
    "derivatives.yaml:2040",
    params=(("tensors", "Tensor[]"), ("dim", "int")),
    positional=2,
    required=("tensors",),
    forward=array_shape.stack,
    record=_record_stack,
    edges=(0,),
    tangents={"result": (_tangent_arrays_stack_result, _tangent_tensors_stack_result)},
)


def stack(tensors, dim=0):
    """Tensors beside one another along a new dimension."""
    return general(STACK, (tensors, dim))


STACK.call = stack


# ---- hstack(Tensor[] tensors) -> Tensor
#      derivatives.yaml:2050


HSTACK = Op(
    "hstack",
    "hstack(Tensor[] tensors) -> Tensor",
    "derivatives.yaml:2050",
    params=(("tensors", "Tensor[]"),),
    positional=1,
    required=("tensors",),
    forward=compose_shape.hstack,
    composite=True,
)


def hstack(tensors):
    """Tensors side by side."""
    return general(HSTACK, (tensors,))


HSTACK.call = hstack


# ---- vstack(Tensor[] tensors) -> Tensor
#      derivatives.yaml:2055


VSTACK = Op(
    "vstack",
    "vstack(Tensor[] tensors) -> Tensor",
    "derivatives.yaml:2055",
    params=(("tensors", "Tensor[]"),),
    positional=1,
    required=("tensors",),
    forward=compose_shape.vstack,
    composite=True,
)


def vstack(tensors):
    """Tensors one below the other."""
    return general(VSTACK, (tensors,))


VSTACK.call = vstack


# ---- dstack(Tensor[] tensors) -> Tensor
#      derivatives.yaml:2061


DSTACK = Op(
    "dstack",
    "dstack(Tensor[] tensors) -> Tensor",
    "derivatives.yaml:2061",
    params=(("tensors", "Tensor[]"),),
    positional=1,
    required=("tensors",),
    forward=compose_shape.dstack,
    composite=True,
)


def dstack(tensors):
    """Tensors one behind the other."""
    return general(DSTACK, (tensors,))


DSTACK.call = dstack


# ---- column_stack(Tensor[] tensors) -> Tensor
#      derivatives.yaml:2066


COLUMN_STACK = Op(
    "column_stack",
    "column_stack(Tensor[] tensors) -> Tensor",
    "derivatives.yaml:2066",
    params=(("tensors", "Tensor[]"),),
    positional=1,
    required=("tensors",),
    forward=compose_shape.column_stack,
    composite=True,
)


def column_stack(tensors):
    """Tensors as the columns of a matrix."""
    return general(COLUMN_STACK, (tensors,))


COLUMN_STACK.call = column_stack


# ---- roll(Tensor self, int[] shifts, int[] dims=[]) -> Tensor
#      derivatives.yaml:2071


class RollBackward0(Node):
    """self: grad.roll(-shifts, dims)"""

    __slots__ = ("shifts", "dims")
    saved = {"shifts": ("shifts", "plain", -1), "dims": ("dims", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.roll(grad, tuple(-i for i in self.shifts), self.dims)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.roll(grad, tuple(-i for i in self.shifts), self.dims)
        return (grad_self,)


def _record_roll(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shifts, dims) = arrays
    node = new(RollBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.shifts = shifts
    node.dims = dims
    return node


def _tangent_arrays_roll_result(self_p, shifts, dims, self_t, result):
    return array_shape.roll(self_t, shifts, dims)


def _tangent_tensors_roll_result(self_p, shifts, dims, self_t, result):
    return ops.roll(self_t, shifts, dims)


ROLL = Op(
    "roll",
    "roll(Tensor self, int[] shifts, int[] dims=[]) -> Tensor",
    "derivatives.yaml:2071",
    params=(("input", "Tensor"), ("shifts", "int[]"), ("dims", "int[]")),
    positional=3,
    required=("input", "shifts"),
    forward=array_shape.roll,
    record=_record_roll,
    edges=(0,),
    tangents={"result": (_tangent_arrays_roll_result, _tangent_tensors_roll_result)},
)


def roll(input, shifts, dims=()):
    """Moves elements round along dimensions."""
    if input.__class__ is not Tensor or modes.observers:
        return general(ROLL, (input, shifts, dims))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.roll(self_array, shifts, dims)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(RollBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.shifts = shifts
    node.dims = dims
    out._node = node
    return out


ROLL.call = roll


# ---- flip(Tensor self, int[] dims) -> Tensor
#      derivatives.yaml:2080


class FlipBackward0(Node):
    """self: grad.flip(dims)"""

    __slots__ = ("dims",)
    saved = {"dims": ("dims", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.flip(grad, self.dims)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.flip(grad, self.dims)
        return (grad_self,)


def _record_flip(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dims) = arrays
    node = new(FlipBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dims = dims
    return node


def _tangent_arrays_flip_result(self_p, dims, self_t, result):
    return array_shape.flip(self_t, dims)


def _tangent_tensors_flip_result(self_p, dims, self_t, result):
    return ops.flip(self_t, dims)


FLIP = Op(
    "flip",
    "flip(Tensor self, int[] dims) -> Tensor",
    "derivatives.yaml:2080",
    params=(("input", "Tensor"), ("dims", "int[]")),
    positional=2,
    required=("input", "dims"),
    forward=array_shape.flip,
    record=_record_flip,
    edges=(0,),
    tangents={"result": (_tangent_arrays_flip_result, _tangent_tensors_flip_result)},
)


def flip(input, dims):
    """Reverses the order along dimensions."""
    if input.__class__ is not Tensor or modes.observers:
        return general(FLIP, (input, dims))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.flip(self_array, dims)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(FlipBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dims = dims
    out._node = node
    return out


FLIP.call = flip


# ---- fliplr(Tensor self) -> Tensor
#      derivatives.yaml:2088


FLIPLR = Op(
    "fliplr",
    "fliplr(Tensor self) -> Tensor",
    "derivatives.yaml:2088",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.fliplr,
    composite=True,
)


def fliplr(input):
    """Reverses the order of columns."""
    return general(FLIPLR, (input,))


FLIPLR.call = fliplr


# ---- flipud(Tensor self) -> Tensor
#      derivatives.yaml:2092


FLIPUD = Op(
    "flipud",
    "flipud(Tensor self) -> Tensor",
    "derivatives.yaml:2092",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.flipud,
    composite=True,
)


def flipud(input):
    """Reverses the order of rows."""
    return general(FLIPUD, (input,))


FLIPUD.call = flipud


# ---- rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor
#      derivatives.yaml:2096


ROT90 = Op(
    "rot90",
    "rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor",
    "derivatives.yaml:2096",
    params=(("input", "Tensor"), ("k", "int"), ("dims", "int[]")),
    positional=3,
    required=("input",),
    forward=compose_shape.rot90,
    composite=True,
)


def rot90(input, k=1, dims=(0, 1)):
    """Turns a plane by right angles."""
    return general(ROT90, (input, k, dims))


ROT90.call = rot90


# ---- repeat(Tensor self, int[] repeats) -> Tensor
#      derivatives.yaml:2100


class RepeatBackward0(Node):
    """self: _unrepeat(grad, self.shape, repeats)"""

    __slots__ = ("self_shape", "repeats")
    saved = {"self_shape": ("self_shape", "plain", 0), "repeats": ("repeats", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.unrepeat(grad, self.self_shape, self.repeats)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops._unrepeat(grad, self.self_shape, self.repeats)
        return (grad_self,)


def _record_repeat(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, repeats) = arrays
    node = new(RepeatBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.repeats = repeats
    return node


def _tangent_arrays_repeat_result(self_p, repeats, self_t, result):
    return array_shape.repeat(self_t, repeats)


def _tangent_tensors_repeat_result(self_p, repeats, self_t, result):
    return ops.repeat(self_t, repeats)


REPEAT = Op(
    "repeat",
    "repeat(Tensor self, int[] repeats) -> Tensor",
    "derivatives.yaml:2100",
    params=(("input", "Tensor"), ("repeats", "int[]")),
    positional=2,
    required=("input", "repeats"),
    forward=array_shape.repeat,
    record=_record_repeat,
    edges=(0,),
    tangents={"result": (_tangent_arrays_repeat_result, _tangent_tensors_repeat_result)},
)


def repeat(input, repeats):
    """Repeats the tensor along each dimension."""
    if input.__class__ is not Tensor or modes.observers:
        return general(REPEAT, (input, repeats))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.repeat(self_array, repeats)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(RepeatBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.repeats = repeats
    out._node = node
    return out


REPEAT.call = repeat


# ---- _unrepeat(Tensor self, int[] shape, int[] repeats) -> Tensor
#      derivatives.yaml:2109


class UnrepeatBackward0(Node):
    """self: grad.repeat(repeats)"""

    __slots__ = ("repeats",)
    saved = {"repeats": ("repeats", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.repeat(grad, self.repeats)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.repeat(grad, self.repeats)
        return (grad_self,)


def _record__unrepeat(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, shape, repeats) = arrays
    node = new(UnrepeatBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.repeats = repeats
    return node


def _tangent_arrays__unrepeat_result(self_p, shape, repeats, self_t, result):
    return array_shape.unrepeat(self_t, shape, repeats)


def _tangent_tensors__unrepeat_result(self_p, shape, repeats, self_t, result):
    return ops._unrepeat(self_t, shape, repeats)


_UNREPEAT = Op(
    "_unrepeat",
    "_unrepeat(Tensor self, int[] shape, int[] repeats) -> Tensor",
    "derivatives.yaml:2109",
    params=(("input", "Tensor"), ("shape", "int[]"), ("repeats", "int[]")),
    positional=3,
    required=("input", "shape", "repeats"),
    forward=array_shape.unrepeat,
    record=_record__unrepeat,
    edges=(0,),
    tangents={"result": (_tangent_arrays__unrepeat_result, _tangent_tensors__unrepeat_result)},
)


def _unrepeat(input, shape, repeats):
    """Used by the formulas of other ops."""
    if input.__class__ is not Tensor or modes.observers:
        return general(_UNREPEAT, (input, shape, repeats))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.unrepeat(self_array, shape, repeats)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(UnrepeatBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.repeats = repeats
    out._node = node
    return out


_UNREPEAT.call = _unrepeat


# ---- tile(Tensor self, int[] dims) -> Tensor
#      derivatives.yaml:2116


TILE = Op(
    "tile",
    "tile(Tensor self, int[] dims) -> Tensor",
    "derivatives.yaml:2116",
    params=(("input", "Tensor"), ("dims", "int[]")),
    positional=2,
    required=("input", "dims"),
    forward=compose_shape.tile,
    composite=True,
)


def tile(input, dims):
    """Repeats the tensor, as many times along each dimension as told."""
    return general(TILE, (input, dims))


TILE.call = tile


# ---- repeat_interleave(Tensor self, Any repeats, int? dim=None, *, int? output_size=None) -> Tensor
#      derivatives.yaml:2120


REPEAT_INTERLEAVE = Op(
    "repeat_interleave",
    "repeat_interleave(Tensor self, Any repeats, int? dim=None, *, int? output_size=None) -> Tensor",
    "derivatives.yaml:2120",
    params=(("input", "Tensor"), ("repeats", "Any"), ("dim", "int?"), ("output_size", "int?")),
    positional=3,
    required=("input", "repeats"),
    forward=compose_shape.repeat_interleave,
    composite=True,
)


def repeat_interleave(input, repeats, dim=None, *, output_size=None):
    """Repeats each element."""
    return general(REPEAT_INTERLEAVE, (input, repeats, dim, output_size))


REPEAT_INTERLEAVE.call = repeat_interleave


# ---- tril(Tensor self, int diagonal=0) -> Tensor
#      derivatives.yaml:2124


class TrilBackward0(Node):
    """self: grad.tril(diagonal)"""

    __slots__ = ("diagonal",)
    saved = {"diagonal": ("diagonal", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.tril(grad, self.diagonal)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.tril(grad, self.diagonal)
        return (grad_self,)


def _record_tril(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, diagonal) = arrays
    node = new(TrilBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.diagonal = diagonal
    return node


def _tangent_arrays_tril_result(self_p, diagonal, self_t, result):
    return array_shape.tril(self_t, diagonal)


def _tangent_tensors_tril_result(self_p, diagonal, self_t, result):
    return ops.tril(self_t, diagonal)


TRIL = Op(
    "tril",
    "tril(Tensor self, int diagonal=0) -> Tensor",
    "derivatives.yaml:2124",
    params=(("input", "Tensor"), ("diagonal", "int")),
    positional=2,
    required=("input",),
    forward=array_shape.tril,
    record=_record_tril,
    edges=(0,),
    tangents={"result": (_tangent_arrays_tril_result, _tangent_tensors_tril_result)},
)


def tril(input, diagonal=0):
    """The lower triangle; zero above."""
    if input.__class__ is not Tensor or modes.observers:
        return general(TRIL, (input, diagonal))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.tril(self_array, diagonal)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(TrilBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.diagonal = diagonal
    out._node = node
    return out


TRIL.call = tril


def tril_(input, diagonal=0):
    """The in-place form of `tril`."""
    return in_place(TRIL, (input, diagonal))


# ---- triu(Tensor self, int diagonal=0) -> Tensor
#      derivatives.yaml:2134


class TriuBackward0(Node):
    """self: grad.triu(diagonal)"""

    __slots__ = ("diagonal",)
    saved = {"diagonal": ("diagonal", "plain", -1)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.triu(grad, self.diagonal)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops.triu(grad, self.diagonal)
        return (grad_self,)


def _record_triu(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, diagonal) = arrays
    node = new(TriuBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.diagonal = diagonal
    return node


def _tangent_arrays_triu_result(self_p, diagonal, self_t, result):
    return array_shape.triu(self_t, diagonal)


def _tangent_tensors_triu_result(self_p, diagonal, self_t, result):
    return ops.triu(self_t, diagonal)


TRIU = Op(
    "triu",
    "triu(Tensor self, int diagonal=0) -> Tensor",
    "derivatives.yaml:2134",
    params=(("input", "Tensor"), ("diagonal", "int")),
    positional=2,
    required=("input",),
    forward=array_shape.triu,
    record=_record_triu,
    edges=(0,),
    tangents={"result": (_tangent_arrays_triu_result, _tangent_tensors_triu_result)},
)


def triu(input, diagonal=0):
    """The upper triangle; zero below."""
    if input.__class__ is not Tensor or modes.observers:
        return general(TRIU, (input, diagonal))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.triu(self_array, diagonal)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(TriuBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.diagonal = diagonal
    out._node = node
    return out


TRIU.call = triu


def triu_(input, diagonal=0):
    """The in-place form of `triu`."""
    return in_place(TRIU, (input, diagonal))


# ---- clone(Tensor self, *, Any memory_format=None) -> Tensor
#      derivatives.yaml:2144


class CloneBackward0(Node):
    """self: grad"""

    __slots__ = ()
    saved = {}

    def run_arrays(self, grad, keep):
        grad_self = grad
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = grad
        return (grad_self,)


def _record_clone(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(CloneBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


def _tangent_arrays_clone_result(self_p, memory_format, self_t, result):
    return array_shape.clone(self_t, memory_format)


def _tangent_tensors_clone_result(self_p, memory_format, self_t, result):
    return ops.clone(self_t, memory_format=memory_format)


CLONE = Op(
    "clone",
    "clone(Tensor self, *, Any memory_format=None) -> Tensor",
    "derivatives.yaml:2144",
    params=(("input", "Tensor"), ("memory_format", "Any")),
    positional=1,
    required=("input",),
    forward=array_shape.clone,
    record=_record_clone,
    edges=(0,),
    tangents={"result": (_tangent_arrays_clone_result, _tangent_tensors_clone_result)},
)


def clone(input, *, memory_format=None):
    """A copy."""
    if input.__class__ is not Tensor or modes.observers:
        return general(CLONE, (input, memory_format))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.clone(self_array, memory_format)
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(CloneBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    out._node = node
    return out


CLONE.call = clone


# ---- contiguous(Tensor self, *, Any memory_format=None) -> Tensor
#      derivatives.yaml:2152


CONTIGUOUS = Op(
    "contiguous",
    "contiguous(Tensor self, *, Any memory_format=None) -> Tensor",
    "derivatives.yaml:2152",
    params=(("input", "Tensor"), ("memory_format", "Any")),
    positional=1,
    required=("input",),
    forward=compose_shape.contiguous,
    composite=True,
)


def contiguous(input, *, memory_format=None):
    """The tensor itself if it is contiguous, else a copy that is."""
    return general(CONTIGUOUS, (input, memory_format))


CONTIGUOUS.call = contiguous


# ---- _to_copy(Tensor self, dtype dtype) -> Tensor
#      derivatives.yaml:2156


class ToCopyBackward0(Node):
    """self: _to_copy(grad, self.dtype)"""

    __slots__ = ("self_dtype",)
    saved = {"self_dtype": ("self_dtype", "plain", 0)}

    def run_arrays(self, grad, keep):
        grad_self = array_shape.to_copy(grad, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = ops._to_copy(grad, dtype_of(self.self_dtype))
        return (grad_self,)


def _record__to_copy(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dtype) = arrays
    node = new(ToCopyBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    return node


def _tangent_arrays__to_copy_result(self_p, dtype, self_t, result):
    return array_shape.to_copy(self_t, dtype)


def _tangent_tensors__to_copy_result(self_p, dtype, self_t, result):
    return ops._to_copy(self_t, dtype)


_TO_COPY = Op(
    "_to_copy",
    "_to_copy(Tensor self, dtype dtype) -> Tensor",
    "derivatives.yaml:2156",
    params=(("input", "Tensor"), ("dtype", "dtype")),
    positional=2,
    required=("input", "dtype"),
    forward=array_shape.to_copy,
    record=_record__to_copy,
    edges=(0,),
    tangents={"result": (_tangent_arrays__to_copy_result, _tangent_tensors__to_copy_result)},
)


def _to_copy(input, dtype):
    """Used by the formulas of other ops."""
    if input.__class__ is not Tensor or modes.observers:
        return general(_TO_COPY, (input, dtype))
    self_array = input._array
    self_node = input._node
    result_array = array_shape.to_copy(self_array, numpy_dtype(dtype))
    out = new(Tensor)
    out._array = result_array
    out._changes = [0]
    out._extra = None
    if self_node is None or (modes.no_grad and not grad_enabled()):
        out._node = None
        return out
    node = new(ToCopyBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    out._node = node
    return out


_TO_COPY.call = _to_copy


# ---- atleast_1d(Tensor self) -> Tensor
#      derivatives.yaml:2163


ATLEAST_1D = Op(
    "atleast_1d",
    "atleast_1d(Tensor self) -> Tensor",
    "derivatives.yaml:2163",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.atleast_1d,
    composite=True,
)


def atleast_1d(input):
    """The tensor with at least one dimension."""
    return general(ATLEAST_1D, (input,))


ATLEAST_1D.call = atleast_1d


# ---- atleast_2d(Tensor self) -> Tensor
#      derivatives.yaml:2168


ATLEAST_2D = Op(
    "atleast_2d",
    "atleast_2d(Tensor self) -> Tensor",
    "derivatives.yaml:2168",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.atleast_2d,
    composite=True,
)


def atleast_2d(input):
    """The tensor with at least two dimensions."""
    return general(ATLEAST_2D, (input,))


ATLEAST_2D.call = atleast_2d


# ---- atleast_3d(Tensor self) -> Tensor
#      derivatives.yaml:2173


ATLEAST_3D = Op(
    "atleast_3d",
    "atleast_3d(Tensor self) -> Tensor",
    "derivatives.yaml:2173",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=compose_shape.atleast_3d,
    composite=True,
)


def atleast_3d(input):
    """The tensor with at least three dimensions."""
    return general(ATLEAST_3D, (input,))


ATLEAST_3D.call = atleast_3d


# ---- copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
#      derivatives.yaml:2178


class CopyBackward0(Node):
    """self: zero
    src: grad.sum_to_size(src.shape)"""

    __slots__ = ("self_dtype", "self_shape", "src_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0), "src_shape": ("src_shape", "plain", 1)}

    def run_arrays(self, grad, keep):
        to_self, to_src = self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = np.zeros(self.self_shape, self.self_dtype)
        if to_src is not None:
            grad_src = array_reduce.sum_to_size(grad, self.src_shape)
        return (grad_self, grad_src)

    def run_tensors(self, grad, keep):
        to_self, to_src = self.next
        grad_self = grad_src = None
        if to_self is not None:
            grad_self = zero_tensor(self.self_shape, self.self_dtype)
        if to_src is not None:
            grad_src = ops.sum_to_size(grad, self.src_shape)
        return (grad_self, grad_src)


def _record_copy_(edges, arrays, changes, results, result_changes):
    (self_node, src_node) = edges
    (self_array, src_array, non_blocking) = arrays
    node = new(CopyBackward0)
    node.next = (self_node, src_node)
    node.seq = next_seq()
    node.extra = None
    if self_node is not None:
        node.self_dtype = self_array.dtype
        node.self_shape = self_array.shape
    if src_node is not None:
        node.src_shape = src_array.shape
    return node


def _tangent_arrays_copy__result(self_p, src_p, non_blocking, self_t, src_t, result):
    return array_shape.expand(src_t, result.shape, False)


def _tangent_tensors_copy__result(self_p, src_p, non_blocking, self_t, src_t, result):
    return ops.expand(src_t, result.shape)


COPY_ = Op(
    "copy_",
    "copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)",
    "derivatives.yaml:2178",
    params=(("input", "Tensor"), ("src", "Tensor"), ("non_blocking", "bool")),
    positional=3,
    required=("input", "src"),
    forward=array_shape.copy_into,
    record=_record_copy_,
    edges=(0, 1),
    writes=True,
    tangents={"result": (_tangent_arrays_copy__result, _tangent_tensors_copy__result)},
)


def copy_(input, src, non_blocking=False):
    """Copies the elements of another tensor into this one."""
    return general(COPY_, (input, src, non_blocking))


COPY_.call = copy_


# ---- fill_(Tensor(a!) self, Scalar value) -> Tensor(a!)
#      derivatives.yaml:2187


class FillBackward0(Node):
    """self: zero"""

    __slots__ = ("self_dtype", "self_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0)}

    def run_arrays(self, grad, keep):
        grad_self = np.zeros(self.self_shape, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = zero_tensor(self.self_shape, self.self_dtype)
        return (grad_self,)


def _record_fill_(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, value) = arrays
    node = new(FillBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_fill__result(self_p, value, self_t, result):
    return k_fill__tangent_self(self_t)


def _tangent_tensors_fill__result(self_p, value, self_t, result):
    return ops.mul(self_t, 0)


FILL_ = Op(
    "fill_",
    "fill_(Tensor(a!) self, Scalar value) -> Tensor(a!)",
    "derivatives.yaml:2187",
    params=(("input", "Tensor"), ("value", "Scalar")),
    positional=2,
    required=("input", "value"),
    forward=array_shape.fill,
    record=_record_fill_,
    edges=(0,),
    writes=True,
    tangents={"result": (_tangent_arrays_fill__result, _tangent_tensors_fill__result)},
)


def fill_(input, value):
    """Puts a number into every element."""
    return general(FILL_, (input, value))


FILL_.call = fill_


# ---- zero_(Tensor(a!) self) -> Tensor(a!)
#      derivatives.yaml:2195


class ZeroBackward0(Node):
    """self: zero"""

    __slots__ = ("self_dtype", "self_shape")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "self_shape": ("self_shape", "plain", 0)}

    def run_arrays(self, grad, keep):
        grad_self = np.zeros(self.self_shape, self.self_dtype)
        return (grad_self,)

    def run_tensors(self, grad, keep):
        grad_self = zero_tensor(self.self_shape, self.self_dtype)
        return (grad_self,)


def _record_zero_(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array,) = arrays
    node = new(ZeroBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.self_shape = self_array.shape
    return node


def _tangent_arrays_zero__result(self_p, self_t, result):
    return k_fill__tangent_self(self_t)


def _tangent_tensors_zero__result(self_p, self_t, result):
    return ops.mul(self_t, 0)


ZERO_ = Op(
    "zero_",
    "zero_(Tensor(a!) self) -> Tensor(a!)",
    "derivatives.yaml:2195",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_shape.fill_zero,
    record=_record_zero_,
    edges=(0,),
    writes=True,
    tangents={"result": (_tangent_arrays_zero__result, _tangent_tensors_zero__result)},
)


def zero_(input):
    """Puts zero into every element."""
    return general(ZERO_, (input,))


ZERO_.call = zero_
