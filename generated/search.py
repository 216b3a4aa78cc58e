"""Elements counted, searched for and told apart.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
# mypy: ignore-errors
from __future__ import annotations

import builtins
import math
from sys import _getframe

import numpy as np

from specgrad.array import histogram as array_histogram
from specgrad.array import search as array_search
from specgrad.array.base.rows import along, along_reduced
from specgrad.compose import search as compose_search
from specgrad.array.backends import first_of, zeros_on_backend_of
from specgrad.array.dtypes import Accepted, traits
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



# ---- unique(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, int? dim=None) -> Any


op_unique = Op(
    "unique",
    "unique(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, int? dim=None) -> Any",
    params=(("input", "Tensor"), ("sorted", "bool"), ("return_inverse", "bool"), ("return_counts", "bool"), ("dim", "int?")),
    positional=5,
    required=("input",),
    forward=compose_search.unique,
    composite=True,
)


def unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None, axis=None):
    """Each value once, in order, or each slice along a dimension; and if asked for, where elements went and how often each came."""
    try:
        if axis is not None:
            dim = by_other_name("unique", "dim", dim, None, "axis", axis)
        if sorted.__class__ is not bool or return_inverse.__class__ is not bool or return_counts.__class__ is not bool or (dim.__class__ is not int and dim is not None):
            check_kinds(op_unique, (input, sorted, return_inverse, return_counts, dim))
        if input.__class__ is not Tensor:
            check_tensors(op_unique, (input, sorted, return_inverse, return_counts, dim))
        return compose_search.unique(input, sorted, return_inverse, return_counts, dim)
    except Exception:
        hide_frames()
        raise


op_unique.call = unique


# ---- unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> Any


op_unique_consecutive = Op(
    "unique_consecutive",
    "unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> Any",
    params=(("input", "Tensor"), ("return_inverse", "bool"), ("return_counts", "bool"), ("dim", "int?")),
    positional=4,
    required=("input",),
    forward=compose_search.unique_consecutive,
    composite=True,
)


def unique_consecutive(input, return_inverse=False, return_counts=False, dim=None, axis=None):
    """Each run of equal neighbours once; and if asked for, where elements went and how long each run is."""
    try:
        if axis is not None:
            dim = by_other_name("unique_consecutive", "dim", dim, None, "axis", axis)
        if return_inverse.__class__ is not bool or return_counts.__class__ is not bool or (dim.__class__ is not int and dim is not None):
            check_kinds(op_unique_consecutive, (input, return_inverse, return_counts, dim))
        if input.__class__ is not Tensor:
            check_tensors(op_unique_consecutive, (input, return_inverse, return_counts, dim))
        return compose_search.unique_consecutive(input, return_inverse, return_counts, dim)
    except Exception:
        hide_frames()
        raise


op_unique_consecutive.call = unique_consecutive


# ---- _unique(Tensor self, int? dim) -> (Tensor values, Tensor inverse, Tensor counts)


class UniqueBackward0(Node, shown_as="Unique2Backward0"):
    """self: not_implemented: equal elements have one place in the result"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)
    outputs = (True, False, False)

    def run_arrays(self, grad, freed):
        raise not_implemented("_unique", "self", "equal elements have one place in the result")
        return (grad_self,)

    def run_tensors(self, grad, freed):
        raise not_implemented("_unique", "self", "equal elements have one place in the result")
        return (grad_self,)


def _record__unique(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(UniqueBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


op__unique = Op(
    "_unique",
    "_unique(Tensor self, int? dim) -> (Tensor values, Tensor inverse, Tensor counts)",
    params=(("input", "Tensor"), ("dim", "int?")),
    positional=2,
    required=("input", "dim"),
    forward=array_search.unique,
    record=_record__unique,
    edges=(0,),
    differentiable=(True, False, False),
    results=return_type('_unique', ('values', 'inverse', 'counts')),
    tangents={"values": "equal elements have one place in the result"},
)


def _unique(input, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__unique, (input, dim))
        self_array = input._array
        self_node = input._node
        (values_array, inverse_array, counts_array) = array_search.unique(self_array, dim)
        out_values = plain_tensor(values_array)
        out_inverse = plain_tensor(inverse_array)
        out_counts = plain_tensor(counts_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__unique.results((out_values, out_inverse, out_counts))
        node = new(UniqueBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out_values._node = node
        return op__unique.results((out_values, out_inverse, out_counts))
    except Exception:
        hide_frames()
        raise


op__unique.call = _unique


# ---- _unique_values(Tensor self) -> Tensor


class UniqueValuesBackward0(Node, shown_as="Unique2Backward0"):
    """self: not_implemented: equal elements have one place in the result"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        raise not_implemented("_unique_values", "self", "equal elements have one place in the result")
        return (grad_self,)

    def run_tensors(self, grad, freed):
        raise not_implemented("_unique_values", "self", "equal elements have one place in the result")
        return (grad_self,)


def _record__unique_values(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(UniqueValuesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


op__unique_values = Op(
    "_unique_values",
    "_unique_values(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_search.unique_values,
    record=_record__unique_values,
    edges=(0,),
    tangents={"result": "equal elements have one place in the result"},
)


def _unique_values(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__unique_values, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_search.unique_values(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(UniqueValuesBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__unique_values.call = _unique_values


# ---- _unique_consecutive(Tensor self, int? dim) -> (Tensor values, Tensor inverse, Tensor counts)


class UniqueConsecutiveBackward0(Node, shown_as="UniqueConsecutiveBackward0"):
    """self: not_implemented: equal elements have one place in the result"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)
    outputs = (True, False, False)

    def run_arrays(self, grad, freed):
        raise not_implemented("_unique_consecutive", "self", "equal elements have one place in the result")
        return (grad_self,)

    def run_tensors(self, grad, freed):
        raise not_implemented("_unique_consecutive", "self", "equal elements have one place in the result")
        return (grad_self,)


def _record__unique_consecutive(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(UniqueConsecutiveBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


op__unique_consecutive = Op(
    "_unique_consecutive",
    "_unique_consecutive(Tensor self, int? dim) -> (Tensor values, Tensor inverse, Tensor counts)",
    params=(("input", "Tensor"), ("dim", "int?")),
    positional=2,
    required=("input", "dim"),
    forward=array_search.unique_consecutive,
    record=_record__unique_consecutive,
    edges=(0,),
    differentiable=(True, False, False),
    results=return_type('_unique_consecutive', ('values', 'inverse', 'counts')),
    tangents={"values": "equal elements have one place in the result"},
)


def _unique_consecutive(input, dim):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__unique_consecutive, (input, dim))
        self_array = input._array
        self_node = input._node
        (values_array, inverse_array, counts_array) = array_search.unique_consecutive(self_array, dim)
        out_values = plain_tensor(values_array)
        out_inverse = plain_tensor(inverse_array)
        out_counts = plain_tensor(counts_array)
        if self_node is None or (modes.no_grad and left_out()):
            return op__unique_consecutive.results((out_values, out_inverse, out_counts))
        node = new(UniqueConsecutiveBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out_values._node = node
        return op__unique_consecutive.results((out_values, out_inverse, out_counts))
    except Exception:
        hide_frames()
        raise


op__unique_consecutive.call = _unique_consecutive


# ---- _unique_consecutive_values(Tensor self) -> Tensor


class UniqueConsecutiveValuesBackward0(Node, shown_as="UniqueConsecutiveBackward0"):
    """self: not_implemented: equal elements have one place in the result"""

    __slots__ = ()
    saved = {}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        raise not_implemented("_unique_consecutive_values", "self", "equal elements have one place in the result")
        return (grad_self,)

    def run_tensors(self, grad, freed):
        raise not_implemented("_unique_consecutive_values", "self", "equal elements have one place in the result")
        return (grad_self,)


def _record__unique_consecutive_values(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    node = new(UniqueConsecutiveValuesBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    return node


op__unique_consecutive_values = Op(
    "_unique_consecutive_values",
    "_unique_consecutive_values(Tensor self) -> Tensor",
    params=(("input", "Tensor"),),
    positional=1,
    required=("input",),
    forward=array_search.unique_consecutive_values,
    record=_record__unique_consecutive_values,
    edges=(0,),
    tangents={"result": "equal elements have one place in the result"},
)


def _unique_consecutive_values(input):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__unique_consecutive_values, (input,))
        self_array = input._array
        self_node = input._node
        result_array = array_search.unique_consecutive_values(self_array)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(UniqueConsecutiveValuesBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__unique_consecutive_values.call = _unique_consecutive_values


# ---- searchsorted(Tensor sorted_sequence, Any self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor


op_searchsorted = Op(
    "searchsorted",
    "searchsorted(Tensor sorted_sequence, Any self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor",
    params=(("sorted_sequence", "Tensor"), ("input", "Any"), ("out_int32", "bool"), ("right", "bool"), ("side", "str?"), ("sorter", "Tensor?")),
    positional=2,
    required=("sorted_sequence", "input"),
    forward=compose_search.searchsorted,
    composite=True,
)


def searchsorted(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None):
    """Where elements would be put into sorted rows, before or, with `right`, behind equal ones."""
    try:
        if out_int32.__class__ is not bool or right.__class__ is not bool:
            check_kinds(op_searchsorted, (sorted_sequence, input, out_int32, right, side, sorter))
        if out is not None:
            return into(op_searchsorted, (sorted_sequence, input, out_int32, right, side, sorter), out)
        if sorted_sequence.__class__ is not Tensor or (sorter is not None and sorter.__class__ is not Tensor):
            check_tensors(op_searchsorted, (sorted_sequence, input, out_int32, right, side, sorter))
        return compose_search.searchsorted(sorted_sequence, input, out_int32, right, side, sorter)
    except Exception:
        hide_frames()
        raise


op_searchsorted.call = searchsorted


# ---- bucketize(Any self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor


op_bucketize = Op(
    "bucketize",
    "bucketize(Any self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor",
    params=(("input", "Any"), ("boundaries", "Tensor"), ("out_int32", "bool"), ("right", "bool")),
    positional=2,
    required=("input", "boundaries"),
    forward=compose_search.bucketize,
    composite=True,
)


def bucketize(input, boundaries, *, out_int32=False, right=False, out=None):
    """The number of the bucket, between sorted `boundaries`, in which each element lies."""
    try:
        if out_int32.__class__ is not bool or right.__class__ is not bool:
            check_kinds(op_bucketize, (input, boundaries, out_int32, right))
        if out is not None:
            return into(op_bucketize, (input, boundaries, out_int32, right), out)
        if boundaries.__class__ is not Tensor:
            check_tensors(op_bucketize, (input, boundaries, out_int32, right))
        return compose_search.bucketize(input, boundaries, out_int32, right)
    except Exception:
        hide_frames()
        raise


op_bucketize.call = bucketize


# ---- _searchsorted(Tensor rows, Tensor self, bool right, Tensor? sorter, bool out_int32) -> Tensor


op__searchsorted = Op(
    "_searchsorted",
    "_searchsorted(Tensor rows, Tensor self, bool right, Tensor? sorter, bool out_int32) -> Tensor",
    params=(("rows", "Tensor"), ("input", "Tensor"), ("right", "bool"), ("sorter", "Tensor?"), ("out_int32", "bool")),
    positional=5,
    required=("rows", "input", "right", "sorter", "out_int32"),
    forward=array_search.searchsorted,
    non_differentiable="the result is an index",
)


def _searchsorted(rows, input, right, sorter, out_int32):
    """Used by the formulas of other ops."""
    try:
        if rows.__class__ is not Tensor or input.__class__ is not Tensor or modes.observers:
            return general(op__searchsorted, (rows, input, right, sorter, out_int32))
        rows_array = rows._array
        self_array = input._array
        if self_array.__class__ is not rows_array.__class__:
            return general(op__searchsorted, (rows, input, right, sorter, out_int32))
        if sorter.__class__ is Tensor:
            sorter_array = sorter._array
            if sorter_array.__class__ is not rows_array.__class__:
                return general(op__searchsorted, (rows, input, right, sorter, out_int32))
        elif sorter is None:
            sorter_array = sorter
        else:
            return general(op__searchsorted, (rows, input, right, sorter, out_int32))
        result_array = array_search.searchsorted(rows_array, self_array, right, sorter_array, out_int32)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__searchsorted.call = _searchsorted


# ---- isin(Any elements, Any test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor


op_isin = Op(
    "isin",
    "isin(Any elements, Any test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor",
    params=(("elements", "Any"), ("test_elements", "Any"), ("assume_unique", "bool"), ("invert", "bool")),
    positional=2,
    required=("elements", "test_elements"),
    forward=compose_search.isin,
    composite=True,
)


def isin(elements=..., test_elements=..., element=None, test_element=None, *, assume_unique=False, invert=False, out=None):
    """Which elements are among `test_elements`."""
    try:
        if elements is ... or element is not None:
            elements = by_other_name("isin", "elements", elements, ..., "element", element)
        if test_elements is ... or test_element is not None:
            test_elements = by_other_name("isin", "test_elements", test_elements, ..., "test_element", test_element)
        if assume_unique.__class__ is not bool or invert.__class__ is not bool:
            check_kinds(op_isin, (elements, test_elements, assume_unique, invert))
        if out is not None:
            return into(op_isin, (elements, test_elements, assume_unique, invert), out)
        return compose_search.isin(elements, test_elements, assume_unique, invert)
    except Exception:
        hide_frames()
        raise


op_isin.call = isin


# ---- _isin(Tensor self, Tensor others, bool assume_unique, bool invert) -> Tensor


op__isin = Op(
    "_isin",
    "_isin(Tensor self, Tensor others, bool assume_unique, bool invert) -> Tensor",
    params=(("input", "Tensor"), ("others", "Tensor"), ("assume_unique", "bool"), ("invert", "bool")),
    positional=4,
    required=("input", "others", "assume_unique", "invert"),
    forward=array_search.isin,
    non_differentiable="the result is a bool",
)


def _isin(input, others, assume_unique, invert):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or others.__class__ is not Tensor or modes.observers:
            return general(op__isin, (input, others, assume_unique, invert))
        self_array = input._array
        others_array = others._array
        if others_array.__class__ is not self_array.__class__:
            return general(op__isin, (input, others, assume_unique, invert))
        result_array = array_search.isin(self_array, others_array, assume_unique, invert)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__isin.call = _isin


# ---- bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor


op_bincount = Op(
    "bincount",
    "bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor",
    params=(("input", "Tensor"), ("weights", "Tensor?"), ("minlength", "int")),
    positional=3,
    required=("input",),
    forward=compose_search.bincount,
    composite=True,
)


def bincount(input, weights=None, minlength=0):
    """How often each integer from 0 on occurs, or the sum of the `weights` of its occurrences."""
    try:
        if minlength.__class__ is not int:
            check_kinds(op_bincount, (input, weights, minlength))
        if input.__class__ is not Tensor or (weights is not None and weights.__class__ is not Tensor):
            check_tensors(op_bincount, (input, weights, minlength))
        return compose_search.bincount(input, weights, minlength)
    except Exception:
        hide_frames()
        raise


op_bincount.call = bincount


# ---- _bincount(Tensor self, Tensor? weights, int minlength) -> Tensor


op__bincount = Op(
    "_bincount",
    "_bincount(Tensor self, Tensor? weights, int minlength) -> Tensor",
    params=(("input", "Tensor"), ("weights", "Tensor?"), ("minlength", "int")),
    positional=3,
    required=("input", "weights", "minlength"),
    forward=array_histogram.bincount,
    non_differentiable="the result is a count",
)


def _bincount(input, weights, minlength):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__bincount, (input, weights, minlength))
        self_array = input._array
        if weights.__class__ is Tensor:
            weights_array = weights._array
            if weights_array.__class__ is not self_array.__class__:
                return general(op__bincount, (input, weights, minlength))
        elif weights is None:
            weights_array = weights
        else:
            return general(op__bincount, (input, weights, minlength))
        result_array = array_histogram.bincount(self_array, weights_array, minlength)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__bincount.call = _bincount


# ---- histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor


op_histc = Op(
    "histc",
    "histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor",
    params=(("input", "Tensor"), ("bins", "int"), ("min", "Scalar"), ("max", "Scalar")),
    positional=4,
    required=("input",),
    forward=array_histogram.histc,
    non_differentiable="the result is counts",
)


def histc(input, bins=100, min=0, max=0, out=None):
    """How many elements lie in each of `bins` bins of one width, from `min` to `max`, or from the smallest to the largest if these are equal."""
    try:
        if bins.__class__ is not int or min.__class__ not in NUMBERS or max.__class__ not in NUMBERS:
            check_kinds(op_histc, (input, bins, min, max))
        if out is not None:
            return into(op_histc, (input, bins, min, max), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_histc, (input, bins, min, max))
        self_array = input._array
        self_node = input._node
        result_array = array_histogram.histc(self_array, bins, min, max)
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("histc", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_histc.call = histc


# ---- histogram(Tensor self, int bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)


op_histogram = Op(
    "histogram",
    "histogram(Tensor self, int bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)",
    params=(("input", "Tensor"), ("bins", "int"), ("range", "float[]?"), ("weight", "Tensor?"), ("density", "bool")),
    positional=2,
    required=("input", "bins"),
    forward=array_histogram.of_values,
    non_differentiable="the results are counts",
    accepts=Accepted(('float32', 'float64')),
    accepting=(0,),
    results=return_type('histogram', ('hist', 'bin_edges')),
)


def histogram(input, bins, *, range=None, weight=None, density=False, out=None):
    """How many elements, or what `weight` of them, lie in each of `bins` bins of one width, and the edges.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if bins.__class__ is not int or density.__class__ is not bool:
            check_kinds(op_histogram, (input, bins, range, weight, density))
        if out is not None:
            return into(op_histogram, (input, bins, range, weight, density), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_histogram, (input, bins, range, weight, density))
        self_array = input._array
        self_node = input._node
        if not op_histogram.accepts[self_array.dtype]:
            return general(op_histogram, (input, bins, range, weight, density))
        if weight.__class__ is Tensor:
            weight_array = weight._array
            weight_node = weight._node
            if weight_array.__class__ is not self_array.__class__:
                return general(op_histogram, (input, bins, range, weight, density))
        elif weight is None:
            weight_array = weight
            weight_node = None
        else:
            return general(op_histogram, (input, bins, range, weight, density))
        (hist_array, bin_edges_array) = array_histogram.of_values(self_array, bins, range, weight_array, density)
        out_hist = plain_tensor(hist_array)
        out_bin_edges = plain_tensor(bin_edges_array)
        if self_node is not None or weight_node is not None:
            cut("histogram", self_node or weight_node, _getframe(1))
        return op_histogram.results((out_hist, out_bin_edges))
    except Exception:
        hide_frames()
        raise


op_histogram.call = histogram


# ---- histogram.edges(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)


op_histogram_edges = Op(
    "histogram.edges",
    "histogram.edges(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)",
    params=(("input", "Tensor"), ("bins", "Tensor"), ("weight", "Tensor?"), ("density", "bool")),
    positional=2,
    required=("input", "bins"),
    forward=array_histogram.between_edges,
    non_differentiable="the results are counts",
    accepts=Accepted(('float32', 'float64')),
    accepting=(0,),
    results=return_type('histogram', ('hist', 'bin_edges')),
)


def histogram_edges(input, bins, *, weight=None, density=False, out=None):
    """How many elements, or what `weight` of them, lie between neighbours of the edges `bins`, and the edges.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if density.__class__ is not bool:
            check_kinds(op_histogram_edges, (input, bins, weight, density))
        if out is not None:
            return into(op_histogram_edges, (input, bins, weight, density), out)
        if input.__class__ is not Tensor or bins.__class__ is not Tensor or modes.observers:
            return general(op_histogram_edges, (input, bins, weight, density))
        self_array = input._array
        self_node = input._node
        if not op_histogram_edges.accepts[self_array.dtype]:
            return general(op_histogram_edges, (input, bins, weight, density))
        bins_array = bins._array
        bins_node = bins._node
        if bins_array.__class__ is not self_array.__class__:
            return general(op_histogram_edges, (input, bins, weight, density))
        if weight.__class__ is Tensor:
            weight_array = weight._array
            weight_node = weight._node
            if weight_array.__class__ is not self_array.__class__:
                return general(op_histogram_edges, (input, bins, weight, density))
        elif weight is None:
            weight_array = weight
            weight_node = None
        else:
            return general(op_histogram_edges, (input, bins, weight, density))
        (hist_array, bin_edges_array) = array_histogram.between_edges(self_array, bins_array, weight_array, density)
        out_hist = plain_tensor(hist_array)
        out_bin_edges = plain_tensor(bin_edges_array)
        if self_node is not None or bins_node is not None or weight_node is not None:
            cut("histogram.edges", self_node or bins_node or weight_node, _getframe(1))
        return op_histogram_edges.results((out_hist, out_bin_edges))
    except Exception:
        hide_frames()
        raise


op_histogram_edges.call = histogram_edges


# ---- histogramdd(Any self, Any bins, float[]? range=None, Tensor? weight=None, bool density=False) -> Any


op_histogramdd = Op(
    "histogramdd",
    "histogramdd(Any self, Any bins, float[]? range=None, Tensor? weight=None, bool density=False) -> Any",
    params=(("input", "Any"), ("bins", "Any"), ("range", "float[]?"), ("weight", "Tensor?"), ("density", "bool")),
    positional=5,
    required=("input", "bins"),
    forward=compose_search.histogramdd,
    composite=True,
)


def histogramdd(input, bins, range=None, weight=None, density=False):
    """How many rows, or what `weight` of them, lie in each bin of several dimensions, and the edges."""
    try:
        if density.__class__ is not bool:
            check_kinds(op_histogramdd, (input, bins, range, weight, density))
        if (weight is not None and weight.__class__ is not Tensor):
            check_tensors(op_histogramdd, (input, bins, range, weight, density))
        return compose_search.histogramdd(input, bins, range, weight, density)
    except Exception:
        hide_frames()
        raise


op_histogramdd.call = histogramdd


# ---- _histogramdd(Tensor self, Any bins, float[]? range, Tensor? weight, bool density) -> Tensor[]


op__histogramdd = Op(
    "_histogramdd",
    "_histogramdd(Tensor self, Any bins, float[]? range, Tensor? weight, bool density) -> Tensor[]",
    params=(("input", "Tensor"), ("bins", "Any"), ("range", "float[]?"), ("weight", "Tensor?"), ("density", "bool")),
    positional=5,
    required=("input", "bins", "range", "weight", "density"),
    forward=array_histogram.of_rows,
    non_differentiable="the results are counts",
    accepts=Accepted(('float32', 'float64')),
    accepting=(0,),
    gives_list=True,
)


def _histogramdd(input, bins, range, weight, density):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        return general(op__histogramdd, (input, bins, range, weight, density))
    except Exception:
        hide_frames()
        raise


op__histogramdd.call = _histogramdd


# ---- nonzero_static(Tensor self, *, int size, int fill_value=-1) -> Tensor


op_nonzero_static = Op(
    "nonzero_static",
    "nonzero_static(Tensor self, *, int size, int fill_value=-1) -> Tensor",
    params=(("input", "Tensor"), ("size", "int"), ("fill_value", "int")),
    positional=1,
    required=("input", "size"),
    forward=compose_search.nonzero_static,
    composite=True,
)


def nonzero_static(input, *, size, fill_value=-1, out=None):
    """The indices of the first `size` elements that are not zero, a row each, with `fill_value` behind the last."""
    try:
        if size.__class__ is not int or fill_value.__class__ is not int:
            check_kinds(op_nonzero_static, (input, size, fill_value))
        if out is not None:
            return into(op_nonzero_static, (input, size, fill_value), out)
        if input.__class__ is not Tensor:
            check_tensors(op_nonzero_static, (input, size, fill_value))
        return compose_search.nonzero_static(input, size, fill_value)
    except Exception:
        hide_frames()
        raise


op_nonzero_static.call = nonzero_static


# ---- _nonzero_static(Tensor self, int size, int fill_value) -> Tensor


op__nonzero_static = Op(
    "_nonzero_static",
    "_nonzero_static(Tensor self, int size, int fill_value) -> Tensor",
    params=(("input", "Tensor"), ("size", "int"), ("fill_value", "int")),
    positional=3,
    required=("input", "size", "fill_value"),
    forward=array_search.nonzero_static,
    non_differentiable="the result is an index",
)


def _nonzero_static(input, size, fill_value):
    """Used by the formulas of other ops."""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__nonzero_static, (input, size, fill_value))
        self_array = input._array
        result_array = array_search.nonzero_static(self_array, size, fill_value)
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__nonzero_static.call = _nonzero_static


# ---- unravel_index(Tensor indices, Any shape) -> Any


op_unravel_index = Op(
    "unravel_index",
    "unravel_index(Tensor indices, Any shape) -> Any",
    params=(("indices", "Tensor"), ("shape", "Any")),
    positional=2,
    required=("indices", "shape"),
    forward=compose_search.unravel_index,
    composite=True,
)


def unravel_index(indices, shape):
    """The indices along each dimension of elements given by their number in the flattened tensor."""
    try:
        if indices.__class__ is not Tensor:
            check_tensors(op_unravel_index, (indices, shape))
        return compose_search.unravel_index(indices, shape)
    except Exception:
        hide_frames()
        raise


op_unravel_index.call = unravel_index


# ---- combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor


op_combinations = Op(
    "combinations",
    "combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor",
    params=(("input", "Tensor"), ("r", "int"), ("with_replacement", "bool")),
    positional=3,
    required=("input",),
    forward=compose_search.combinations,
    composite=True,
)


def combinations(input, r=2, with_replacement=False):
    """All choices of `r` elements of a vector, a row each."""
    try:
        if r.__class__ is not int or with_replacement.__class__ is not bool:
            check_kinds(op_combinations, (input, r, with_replacement))
        if input.__class__ is not Tensor:
            check_tensors(op_combinations, (input, r, with_replacement))
        return compose_search.combinations(input, r, with_replacement)
    except Exception:
        hide_frames()
        raise


op_combinations.call = combinations


# ---- hash_tensor(Tensor self, Any dim=None, *, bool keepdim=False, int mode=0) -> Tensor


op_hash_tensor = Op(
    "hash_tensor",
    "hash_tensor(Tensor self, Any dim=None, *, bool keepdim=False, int mode=0) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any"), ("keepdim", "bool"), ("mode", "int")),
    positional=2,
    required=("input",),
    forward=array_search.hash_of_bits,
    non_differentiable="the result is made of bits",
    batch="reduce.over_dims",
)


def hash_tensor(input, dim=None, axis=None, *, keepdim=False, mode=0, keepdims=None, out=None):
    """The exclusive or of the bits of elements, as float64 or int64, along dimensions. It is a uint64, which tells whether two tensors are likely the same."""
    try:
        if axis is not None:
            dim = by_other_name("hash_tensor", "dim", dim, None, "axis", axis)
        if keepdims is not None:
            keepdim = by_other_name("hash_tensor", "keepdim", keepdim, False, "keepdims", keepdims)
        if keepdim.__class__ is not bool or mode.__class__ is not int:
            check_kinds(op_hash_tensor, (input, dim, keepdim, mode))
        if out is not None:
            return into(op_hash_tensor, (input, dim, keepdim, mode), out)
        if input.__class__ is not Tensor or modes.observers:
            return general(op_hash_tensor, (input, dim, keepdim, mode))
        self_array = input._array
        self_node = input._node
        result_array = array_search.hash_of_bits(self_array, dim, keepdim, mode)
        out = plain_tensor(result_array)
        if self_node is not None:
            cut("hash_tensor", self_node, _getframe(1))
        return out
    except Exception:
        hide_frames()
        raise


op_hash_tensor.call = hash_tensor
