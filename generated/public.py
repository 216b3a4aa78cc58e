"""The public names of the ops: functions by namespace, methods, properties and operators of Tensor.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
# mypy: ignore-errors
from __future__ import annotations

import math

from specgrad.core.base.public_names import shown_function
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.dispatch.operands import OPERANDS, is_operand, one_list
from specgrad.core.dispatch.overloads import Overloads
from specgrad.core.tape.tensor import NUMBERS
from specgrad.generated import ops


_div_choices = Overloads("div", lambda: ((ops.op_div, ops.div), (ops.op_div_mode, ops.div_mode), (ops.op_div_number, ops.div_number), ))


def _div_overloaded(*args, **kwargs):
    try:
        return _div_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_div_overloaded.__name__ = "div"
_div_overloaded.__qualname__ = "div"
_div_overloaded.__module__ = "specgrad"
_div_overloaded.__doc__ = 'div(Tensor self, Tensor other) -> Tensor\n    Divides `input` by `other`; integers give floats.\n\ndiv.mode(Tensor self, Any other, *, str? rounding_mode) -> Tensor\n    Divides `input` by `other` and rounds, with `rounding_mode` "trunc" or "floor".\n\ndiv.number(Scalar self, Tensor other, *, str? rounding_mode) -> Tensor\n    Divides a number by `other` and rounds, with `rounding_mode` "trunc" or "floor".'
_div_overloaded = _div_choices.behind(_div_overloaded)


_div__choices = Overloads("div_", lambda: ((ops.op_div, ops.div_), (ops.op_div_mode, ops.div_mode_), ))


def _div__overloaded(*args, **kwargs):
    try:
        return _div__choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_div__overloaded.__name__ = "div_"
_div__overloaded.__qualname__ = "Tensor.div_"
_div__overloaded.__module__ = "specgrad"
_div__overloaded.__doc__ = 'div(Tensor self, Tensor other) -> Tensor\n    Divides `input` by `other`; integers give floats.\n\ndiv.mode(Tensor self, Any other, *, str? rounding_mode) -> Tensor\n    Divides `input` by `other` and rounds, with `rounding_mode` "trunc" or "floor".'
_div__overloaded = _div__choices.behind(_div__overloaded)


_pow_choices = Overloads("pow", lambda: ((ops.op_pow_Scalar, ops.pow_Scalar), (ops.op_pow, ops.pow), ))


def _pow_overloaded(*args, **kwargs):
    try:
        return _pow_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_pow_overloaded.__name__ = "pow"
_pow_overloaded.__qualname__ = "pow"
_pow_overloaded.__module__ = "specgrad"
_pow_overloaded.__doc__ = "pow.Scalar(Tensor self, Scalar exponent) -> Tensor\n    Raises `input` to the power `exponent`, a number.\n\npow(Tensor self, Tensor exponent) -> Tensor\n    Raises `input` to the power `exponent`."
_pow_overloaded = _pow_choices.behind(_pow_overloaded)


_clamp_choices = Overloads("clamp", lambda: ((ops.op_clamp, ops.clamp), (ops.op_clamp_Tensor, ops.clamp_Tensor), ))


def _clamp_overloaded(*args, **kwargs):
    try:
        return _clamp_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_clamp_overloaded.__name__ = "clamp"
_clamp_overloaded.__qualname__ = "clamp"
_clamp_overloaded.__module__ = "specgrad"
_clamp_overloaded.__doc__ = "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor\n    Limits each element to between `min` and `max`.\n\nclamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor\n    Limits each element to between two tensors."
_clamp_overloaded = _clamp_choices.behind(_clamp_overloaded)


_clamp__choices = Overloads("clamp_", lambda: ((ops.op_clamp, ops.clamp_), (ops.op_clamp_Tensor, ops.clamp_Tensor_), ))


def _clamp__overloaded(*args, **kwargs):
    try:
        return _clamp__choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_clamp__overloaded.__name__ = "clamp_"
_clamp__overloaded.__qualname__ = "clamp_"
_clamp__overloaded.__module__ = "specgrad"
_clamp__overloaded.__doc__ = "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor\n    Limits each element to between `min` and `max`.\n\nclamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor\n    Limits each element to between two tensors."
_clamp__overloaded = _clamp__choices.behind(_clamp__overloaded)


_where_choices = Overloads("where", lambda: ((ops.op_where, ops.where), (ops.op_where_condition, ops.where_condition), ))


def _where_overloaded(*args, **kwargs):
    try:
        return _where_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_where_overloaded.__name__ = "where"
_where_overloaded.__qualname__ = "where"
_where_overloaded.__module__ = "specgrad"
_where_overloaded.__doc__ = "where(Tensor condition, Tensor self, Tensor other) -> Tensor\n    Chooses from `input` where `condition` holds, else from `other`.\n\nwhere.condition(Tensor condition) -> Any\n    The indices at which `condition` holds, a tensor a dimension."
_where_overloaded = _where_choices.behind(_where_overloaded)


_masked_fill_choices = Overloads("masked_fill", lambda: ((ops.op_masked_fill, ops.masked_fill), (ops.op_masked_fill_Tensor, ops.masked_fill_Tensor), ))


def _masked_fill_overloaded(*args, **kwargs):
    try:
        return _masked_fill_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_masked_fill_overloaded.__name__ = "masked_fill"
_masked_fill_overloaded.__qualname__ = "masked_fill"
_masked_fill_overloaded.__module__ = "specgrad"
_masked_fill_overloaded.__doc__ = "masked_fill(Tensor self, Tensor mask, Scalar value) -> Tensor\n    Puts `value` where `mask` holds.\n\nmasked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor\n    Puts `value`, a 0-dim tensor, where `mask` holds."
_masked_fill_overloaded = _masked_fill_choices.behind(_masked_fill_overloaded)


_masked_fill__choices = Overloads("masked_fill_", lambda: ((ops.op_masked_fill, ops.masked_fill_), (ops.op_masked_fill_Tensor, ops.masked_fill_Tensor_), ))


def _masked_fill__overloaded(*args, **kwargs):
    try:
        return _masked_fill__choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_masked_fill__overloaded.__name__ = "masked_fill_"
_masked_fill__overloaded.__qualname__ = "Tensor.masked_fill_"
_masked_fill__overloaded.__module__ = "specgrad"
_masked_fill__overloaded.__doc__ = "masked_fill(Tensor self, Tensor mask, Scalar value) -> Tensor\n    Puts `value` where `mask` holds.\n\nmasked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor\n    Puts `value`, a 0-dim tensor, where `mask` holds."
_masked_fill__overloaded = _masked_fill__choices.behind(_masked_fill__overloaded)


_round_choices = Overloads("round", lambda: ((ops.op_round, ops.round), (ops.op_round_decimals, ops.round_decimals), ))


def _round_overloaded(*args, **kwargs):
    try:
        return _round_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_round_overloaded.__name__ = "round"
_round_overloaded.__qualname__ = "round"
_round_overloaded.__module__ = "specgrad"
_round_overloaded.__doc__ = "round(Tensor self) -> Tensor\n    Rounds to the nearest integer, halves to even.\n\nround.decimals(Tensor self, *, int decimals) -> Tensor\n    Rounds to a number of decimals."
_round_overloaded = _round_choices.behind(_round_overloaded)


_round__choices = Overloads("round_", lambda: ((ops.op_round, ops.round_), (ops.op_round_decimals, ops.round_decimals_), ))


def _round__overloaded(*args, **kwargs):
    try:
        return _round__choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_round__overloaded.__name__ = "round_"
_round__overloaded.__qualname__ = "round_"
_round__overloaded.__module__ = "specgrad"
_round__overloaded.__doc__ = "round(Tensor self) -> Tensor\n    Rounds to the nearest integer, halves to even.\n\nround.decimals(Tensor self, *, int decimals) -> Tensor\n    Rounds to a number of decimals."
_round__overloaded = _round__choices.behind(_round__overloaded)


_prod_choices = Overloads("prod", lambda: ((ops.op_prod, ops.prod), (ops.op_prod_dim, ops.prod_dim), ))


def _prod_overloaded(*args, **kwargs):
    try:
        return _prod_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_prod_overloaded.__name__ = "prod"
_prod_overloaded.__qualname__ = "prod"
_prod_overloaded.__module__ = "specgrad"
_prod_overloaded.__doc__ = "prod(Tensor self, *, dtype? dtype=None) -> Tensor\n    The product of all elements.\n\nprod.dim(Tensor self, int dim, bool keepdim=False, *, dtype? dtype=None) -> Tensor\n    The product along a dimension."
_prod_overloaded = _prod_choices.behind(_prod_overloaded)


_var_choices = Overloads("var", lambda: ((ops.op_var, ops.var), (ops.op_var_legacy, ops.var_legacy), (ops.op_var_all, ops.var_all), ))


def _var_overloaded(*args, **kwargs):
    try:
        return _var_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_var_overloaded.__name__ = "var"
_var_overloaded.__qualname__ = "var"
_var_overloaded.__module__ = "specgrad"
_var_overloaded.__doc__ = "var(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor\n    The variance; `correction` is what is taken off the count, one if not given.\n\nvar.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> Tensor\n    The variance, with or without Bessel's correction.\n\nvar.all(Tensor self, bool unbiased) -> Tensor\n    The variance of all elements, with or without Bessel's correction."
_var_overloaded = _var_choices.behind(_var_overloaded)


_std_choices = Overloads("std", lambda: ((ops.op_std, ops.std), (ops.op_std_legacy, ops.std_legacy), (ops.op_std_all, ops.std_all), ))


def _std_overloaded(*args, **kwargs):
    try:
        return _std_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_std_overloaded.__name__ = "std"
_std_overloaded.__qualname__ = "std"
_std_overloaded.__module__ = "specgrad"
_std_overloaded.__doc__ = "std(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor\n    The standard deviation; `correction` is what is taken off the count, one if not given.\n\nstd.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> Tensor\n    The standard deviation, with or without Bessel's correction.\n\nstd.all(Tensor self, bool unbiased) -> Tensor\n    The standard deviation of all elements, with or without Bessel's correction."
_std_overloaded = _std_choices.behind(_std_overloaded)


_var_mean_choices = Overloads("var_mean", lambda: ((ops.op_var_mean, ops.var_mean), (ops.op_var_mean_legacy, ops.var_mean_legacy), (ops.op_var_mean_all, ops.var_mean_all), ))


def _var_mean_overloaded(*args, **kwargs):
    try:
        return _var_mean_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_var_mean_overloaded.__name__ = "var_mean"
_var_mean_overloaded.__qualname__ = "var_mean"
_var_mean_overloaded.__module__ = "specgrad"
_var_mean_overloaded.__doc__ = "var_mean(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor var, Tensor mean)\n    The variance and the mean.\n\nvar_mean.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor var, Tensor mean)\n    The variance, with or without Bessel's correction, and the mean.\n\nvar_mean.all(Tensor self, bool unbiased) -> (Tensor var, Tensor mean)\n    The variance, with or without Bessel's correction, and the mean of all elements."
_var_mean_overloaded = _var_mean_choices.behind(_var_mean_overloaded)


_std_mean_choices = Overloads("std_mean", lambda: ((ops.op_std_mean, ops.std_mean), (ops.op_std_mean_legacy, ops.std_mean_legacy), (ops.op_std_mean_all, ops.std_mean_all), ))


def _std_mean_overloaded(*args, **kwargs):
    try:
        return _std_mean_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_std_mean_overloaded.__name__ = "std_mean"
_std_mean_overloaded.__qualname__ = "std_mean"
_std_mean_overloaded.__module__ = "specgrad"
_std_mean_overloaded.__doc__ = "std_mean(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor std, Tensor mean)\n    The standard deviation and the mean.\n\nstd_mean.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor std, Tensor mean)\n    The standard deviation, with or without Bessel's correction, and the mean.\n\nstd_mean.all(Tensor self, bool unbiased) -> (Tensor std, Tensor mean)\n    The standard deviation, with or without Bessel's correction, and the mean of all elements."
_std_mean_overloaded = _std_mean_choices.behind(_std_mean_overloaded)


_max_choices = Overloads("max", lambda: ((ops.op_max, ops.max), (ops.op_max_dim, ops.max_dim), (ops.op_max_other, ops.max_other), ))


def _max_overloaded(*args, **kwargs):
    try:
        return _max_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_max_overloaded.__name__ = "max"
_max_overloaded.__qualname__ = "max"
_max_overloaded.__module__ = "specgrad"
_max_overloaded.__doc__ = "max(Tensor self) -> Tensor\n    The largest element.\n\nmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\n    The largest elements along a dimension, and where they are.\n\nmax.other(Tensor self, Tensor other) -> Tensor\n    The larger of two, element by element."
_max_overloaded = _max_choices.behind(_max_overloaded)


_min_choices = Overloads("min", lambda: ((ops.op_min, ops.min), (ops.op_min_dim, ops.min_dim), (ops.op_min_other, ops.min_other), ))


def _min_overloaded(*args, **kwargs):
    try:
        return _min_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_min_overloaded.__name__ = "min"
_min_overloaded.__qualname__ = "min"
_min_overloaded.__module__ = "specgrad"
_min_overloaded.__doc__ = "min(Tensor self) -> Tensor\n    The smallest element.\n\nmin.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\n    The smallest elements along a dimension, and where they are.\n\nmin.other(Tensor self, Tensor other) -> Tensor\n    The smaller of two, element by element."
_min_overloaded = _min_choices.behind(_min_overloaded)


_median_choices = Overloads("median", lambda: ((ops.op_median, ops.median), (ops.op_median_dim, ops.median_dim), ))


def _median_overloaded(*args, **kwargs):
    try:
        return _median_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_median_overloaded.__name__ = "median"
_median_overloaded.__qualname__ = "median"
_median_overloaded.__module__ = "specgrad"
_median_overloaded.__doc__ = "median(Tensor self) -> Tensor\n    The middle element, the lower of two; ties share the gradient.\n\nmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\n    The middle elements along a dimension, the lower of two, and where they are."
_median_overloaded = _median_choices.behind(_median_overloaded)


_nanmedian_choices = Overloads("nanmedian", lambda: ((ops.op_nanmedian, ops.nanmedian), (ops.op_nanmedian_dim, ops.nanmedian_dim), ))


def _nanmedian_overloaded(*args, **kwargs):
    try:
        return _nanmedian_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_nanmedian_overloaded.__name__ = "nanmedian"
_nanmedian_overloaded.__qualname__ = "nanmedian"
_nanmedian_overloaded.__module__ = "specgrad"
_nanmedian_overloaded.__doc__ = "nanmedian(Tensor self) -> Tensor\n    The middle element of those that are not NaN, the lower of two; ties share the gradient.\n\nnanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\n    The middle elements of those that are not NaN along a dimension, the lower of two, and where they are."
_nanmedian_overloaded = _nanmedian_choices.behind(_nanmedian_overloaded)


_tensordot_choices = Overloads("tensordot", lambda: ((ops.op_tensordot, ops.tensordot), (ops.op_tensordot_axes, ops.tensordot_axes), ))


def _tensordot_overloaded(*args, **kwargs):
    try:
        return _tensordot_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_tensordot_overloaded.__name__ = "tensordot"
_tensordot_overloaded.__qualname__ = "tensordot"
_tensordot_overloaded.__module__ = "specgrad"
_tensordot_overloaded.__doc__ = "tensordot(Tensor self, Tensor other, Any dims=2) -> Tensor\n    The product of two tensors, summed over some of their dimensions.\n\ntensordot.axes(Tensor self, Tensor other, *, Any axes) -> Tensor\n    The product of two tensors, summed over some of their dimensions, as NumPy names them."
_tensordot_overloaded = _tensordot_choices.behind(_tensordot_overloaded)


_transpose_choices = Overloads("transpose", lambda: ((ops.op_transpose, ops.transpose), (ops.op_transpose_axes, ops.transpose_axes), ))


def _transpose_overloaded(*args, **kwargs):
    try:
        return _transpose_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_transpose_overloaded.__name__ = "transpose"
_transpose_overloaded.__qualname__ = "transpose"
_transpose_overloaded.__module__ = "specgrad"
_transpose_overloaded.__doc__ = "transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)\n    Swaps two dimensions, as a view.\n\ntranspose.axes(Tensor self, int[] axes) -> Tensor\n    The dimensions in another order, as a view, as NumPy has it."
_transpose_overloaded = _transpose_choices.behind(_transpose_overloaded)


_split_choices = Overloads("split", lambda: ((ops.op_split_size, ops.split_size), (ops.op_split_sizes, ops.split_sizes), ))


def _split_overloaded(*args, **kwargs):
    try:
        return _split_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_split_overloaded.__name__ = "split"
_split_overloaded.__qualname__ = "split"
_split_overloaded.__module__ = "specgrad"
_split_overloaded.__doc__ = "split.size(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]\n    Pieces of one size along a dimension, as views.\n\nsplit.sizes(Tensor(a) self, int[] split_size, int dim=0) -> Tensor(a)[]\n    Pieces of given sizes along a dimension, as views."
_split_overloaded = _split_choices.behind(_split_overloaded)


_fill__choices = Overloads("fill_", lambda: ((ops.op_fill_, ops.fill_), (ops.op_fill__Tensor, ops.fill__Tensor), ))


def _fill__overloaded(*args, **kwargs):
    try:
        return _fill__choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_fill__overloaded.__name__ = "fill_"
_fill__overloaded.__qualname__ = "fill_"
_fill__overloaded.__module__ = "specgrad"
_fill__overloaded.__doc__ = "fill_(Tensor(a!) self, Scalar value) -> Tensor(a!)\n    Puts a number into every element.\n\nfill_.Tensor(Tensor self, Tensor value) -> Tensor\n    Puts `value`, a 0-dim tensor, into every element."
_fill__overloaded = _fill__choices.behind(_fill__overloaded)


_scatter_choices = Overloads("scatter", lambda: ((ops.op_scatter, ops.scatter), (ops.op_scatter_value, ops.scatter_value), (ops.op_scatter_reduced, ops.scatter_reduced), ))


def _scatter_overloaded(*args, **kwargs):
    try:
        return _scatter_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_scatter_overloaded.__name__ = "scatter"
_scatter_overloaded.__qualname__ = "scatter"
_scatter_overloaded.__module__ = "specgrad"
_scatter_overloaded.__doc__ = "scatter(Tensor self, int dim, Tensor index, Tensor src) -> Tensor\n    Puts elements of `src` at indices along a dimension.\n\nscatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor\n    Puts a number at indices along a dimension.\n\nscatter.reduced(Tensor self, int dim, Tensor index, Any src, *, str reduce) -> Tensor\n    Adds or multiplies elements at indices along a dimension."
_scatter_overloaded = _scatter_choices.behind(_scatter_overloaded)


_scatter__choices = Overloads("scatter_", lambda: ((ops.op_scatter, ops.scatter_), (ops.op_scatter_value, ops.scatter_value_), (ops.op_scatter_reduced, ops.scatter_reduced_), ))


def _scatter__overloaded(*args, **kwargs):
    try:
        return _scatter__choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_scatter__overloaded.__name__ = "scatter_"
_scatter__overloaded.__qualname__ = "Tensor.scatter_"
_scatter__overloaded.__module__ = "specgrad"
_scatter__overloaded.__doc__ = "scatter(Tensor self, int dim, Tensor index, Tensor src) -> Tensor\n    Puts elements of `src` at indices along a dimension.\n\nscatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor\n    Puts a number at indices along a dimension.\n\nscatter.reduced(Tensor self, int dim, Tensor index, Any src, *, str reduce) -> Tensor\n    Adds or multiplies elements at indices along a dimension."
_scatter__overloaded = _scatter__choices.behind(_scatter__overloaded)


_index_fill_choices = Overloads("index_fill", lambda: ((ops.op_index_fill, ops.index_fill), (ops.op_index_fill_Tensor, ops.index_fill_Tensor), ))


def _index_fill_overloaded(*args, **kwargs):
    try:
        return _index_fill_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_index_fill_overloaded.__name__ = "index_fill"
_index_fill_overloaded.__qualname__ = "index_fill"
_index_fill_overloaded.__module__ = "specgrad"
_index_fill_overloaded.__doc__ = "index_fill(Tensor self, int dim, Tensor index, Scalar value) -> Tensor\n    Puts a number into slices along a dimension.\n\nindex_fill.Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor\n    Puts `value`, a 0-dim tensor, into slices along a dimension."
_index_fill_overloaded = _index_fill_choices.behind(_index_fill_overloaded)


_index_fill__choices = Overloads("index_fill_", lambda: ((ops.op_index_fill, ops.index_fill_), (ops.op_index_fill_Tensor, ops.index_fill_Tensor_), ))


def _index_fill__overloaded(*args, **kwargs):
    try:
        return _index_fill__choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_index_fill__overloaded.__name__ = "index_fill_"
_index_fill__overloaded.__qualname__ = "Tensor.index_fill_"
_index_fill__overloaded.__module__ = "specgrad"
_index_fill__overloaded.__doc__ = "index_fill(Tensor self, int dim, Tensor index, Scalar value) -> Tensor\n    Puts a number into slices along a dimension.\n\nindex_fill.Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor\n    Puts `value`, a 0-dim tensor, into slices along a dimension."
_index_fill__overloaded = _index_fill__choices.behind(_index_fill__overloaded)


_histogram_choices = Overloads("histogram", lambda: ((ops.op_histogram, ops.histogram), (ops.op_histogram_edges, ops.histogram_edges), ))


def _histogram_overloaded(*args, **kwargs):
    try:
        return _histogram_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_histogram_overloaded.__name__ = "histogram"
_histogram_overloaded.__qualname__ = "histogram"
_histogram_overloaded.__module__ = "specgrad"
_histogram_overloaded.__doc__ = "histogram(Tensor self, int bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)\n    How many elements, or what `weight` of them, lie in each of `bins` bins of one width, and the edges.\n\nhistogram.edges(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)\n    How many elements, or what `weight` of them, lie between neighbours of the edges `bins`, and the edges."
_histogram_overloaded = _histogram_choices.behind(_histogram_overloaded)


_trapezoid_choices = Overloads("trapezoid", lambda: ((ops.op_trapezoid_x, ops.trapezoid_x), (ops.op_trapezoid_dx, ops.trapezoid_dx), ))


def _trapezoid_overloaded(*args, **kwargs):
    try:
        return _trapezoid_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_trapezoid_overloaded.__name__ = "trapezoid"
_trapezoid_overloaded.__qualname__ = "trapezoid"
_trapezoid_overloaded.__module__ = "specgrad"
_trapezoid_overloaded.__doc__ = "trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor\n    The integral along a dimension by the trapezoidal rule, of values at places `x`.\n\ntrapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor\n    The integral along a dimension by the trapezoidal rule, of values `dx` apart."
_trapezoid_overloaded = _trapezoid_choices.behind(_trapezoid_overloaded)


_cumulative_trapezoid_choices = Overloads("cumulative_trapezoid", lambda: ((ops.op_cumulative_trapezoid_x, ops.cumulative_trapezoid_x), (ops.op_cumulative_trapezoid_dx, ops.cumulative_trapezoid_dx), ))


def _cumulative_trapezoid_overloaded(*args, **kwargs):
    try:
        return _cumulative_trapezoid_choices.call(args, kwargs)
    except Exception:
        hide_frames()
        raise


_cumulative_trapezoid_overloaded.__name__ = "cumulative_trapezoid"
_cumulative_trapezoid_overloaded.__qualname__ = "cumulative_trapezoid"
_cumulative_trapezoid_overloaded.__module__ = "specgrad"
_cumulative_trapezoid_overloaded.__doc__ = "cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor\n    The running integral along a dimension by the trapezoidal rule, of values at places `x`.\n\ncumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor\n    The running integral along a dimension by the trapezoidal rule, of values `dx` apart."
_cumulative_trapezoid_overloaded = _cumulative_trapezoid_choices.behind(_cumulative_trapezoid_overloaded)


def _view_of_list(self, *values, size=None):
    try:
        if size is not None or not (values and values[0].__class__ is int):
            values = one_list("view", values, size)
        return ops.view(self, values)
    except Exception:
        hide_frames()
        raise


_view_of_list.__name__ = "view"
_view_of_list.__doc__ = "The same elements in another shape, as a view; the method also takes a dtype, to read the memory as."


def _reshape_of_list(self, *values, shape=None):
    try:
        if shape is not None or not (values and values[0].__class__ is int):
            values = one_list("reshape", values, shape)
        return ops.reshape(self, values)
    except Exception:
        hide_frames()
        raise


_reshape_of_list.__name__ = "reshape"
_reshape_of_list.__doc__ = "The same elements in another shape, as a view if that can be."


def _permute_of_list(self, *values, dims=None):
    try:
        if dims is not None or not (values and values[0].__class__ is int):
            values = one_list("permute", values, dims)
        return ops.permute(self, values)
    except Exception:
        hide_frames()
        raise


_permute_of_list.__name__ = "permute"
_permute_of_list.__doc__ = "The dimensions in another order, as a view."


def _expand_of_list(self, *values, size=None, implicit=False):
    try:
        if size is not None or not (values and values[0].__class__ is int):
            values = one_list("expand", values, size)
        return ops.expand(self, values, implicit=implicit)
    except Exception:
        hide_frames()
        raise


_expand_of_list.__name__ = "expand"
_expand_of_list.__doc__ = "Dimensions of size one repeated without copying, as a view."


def _broadcast_to_of_list(self, *values, size=None):
    try:
        if size is not None or not (values and values[0].__class__ is int):
            values = one_list("broadcast_to", values, size)
        return ops.broadcast_to(self, values)
    except Exception:
        hide_frames()
        raise


_broadcast_to_of_list.__name__ = "broadcast_to"
_broadcast_to_of_list.__doc__ = "Expands to a shape."


def _sum_to_size_of_list(self, *values, size=None):
    try:
        if size is not None or not (values and values[0].__class__ is int):
            values = one_list("sum_to_size", values, size)
        return ops.sum_to_size(self, values)
    except Exception:
        hide_frames()
        raise


_sum_to_size_of_list.__name__ = "sum_to_size"
_sum_to_size_of_list.__doc__ = "Sums to a shape that broadcasts to this one."


def _flip_of_list(self, *values, dims=None):
    try:
        if dims is not None or not (values and values[0].__class__ is int):
            values = one_list("flip", values, dims)
        return ops.flip(self, values)
    except Exception:
        hide_frames()
        raise


_flip_of_list.__name__ = "flip"
_flip_of_list.__doc__ = "Reverses the order along dimensions."


def _repeat_of_list(self, *values, repeats=None):
    try:
        if repeats is not None or not (values and values[0].__class__ is int):
            values = one_list("repeat", values, repeats)
        return ops.repeat(self, values)
    except Exception:
        hide_frames()
        raise


_repeat_of_list.__name__ = "repeat"
_repeat_of_list.__doc__ = "Repeats the tensor along each dimension."


def _tile_of_list(self, *values, dims=None):
    try:
        if dims is not None or not (values and values[0].__class__ is int):
            values = one_list("tile", values, dims)
        return ops.tile(self, values)
    except Exception:
        hide_frames()
        raise


_tile_of_list.__name__ = "tile"
_tile_of_list.__doc__ = "Repeats the tensor, as many times along each dimension as told."


def __rtruediv__(self, other):
    try:
        return ops.div(other, self)
    except Exception:
        hide_frames()
        raise


def __rfloordiv__(self, other):
    try:
        return ops.floor_divide(other, self)
    except Exception:
        hide_frames()
        raise


def __rmod__(self, other):
    try:
        return ops.remainder(other, self)
    except Exception:
        hide_frames()
        raise


def __pow__(self, other):
    try:
        return ops.pow_Scalar(self, other) if other.__class__ in NUMBERS else ops.pow(self, other)
    except Exception:
        hide_frames()
        raise


def __rpow__(self, other):
    try:
        return ops.pow(other, self)
    except Exception:
        hide_frames()
        raise


def __eq__(self, other):
    try:
        return ops.eq(self, other) if other.__class__ in OPERANDS or is_operand(other) else NotImplemented
    except Exception:
        hide_frames()
        raise


def __ne__(self, other):
    try:
        return ops.ne(self, other) if other.__class__ in OPERANDS or is_operand(other) else NotImplemented
    except Exception:
        hide_frames()
        raise


def __lt__(self, other):
    try:
        return ops.lt(self, other) if other.__class__ in OPERANDS or is_operand(other) else NotImplemented
    except Exception:
        hide_frames()
        raise


def __le__(self, other):
    try:
        return ops.le(self, other) if other.__class__ in OPERANDS or is_operand(other) else NotImplemented
    except Exception:
        hide_frames()
        raise


def __gt__(self, other):
    try:
        return ops.gt(self, other) if other.__class__ in OPERANDS or is_operand(other) else NotImplemented
    except Exception:
        hide_frames()
        raise


def __ge__(self, other):
    try:
        return ops.ge(self, other) if other.__class__ in OPERANDS or is_operand(other) else NotImplemented
    except Exception:
        hide_frames()
        raise


def __rand__(self, other):
    try:
        return ops.bitwise_and(other, self)
    except Exception:
        hide_frames()
        raise


def __ror__(self, other):
    try:
        return ops.bitwise_or(other, self)
    except Exception:
        hide_frames()
        raise


def __rxor__(self, other):
    try:
        return ops.bitwise_xor(other, self)
    except Exception:
        hide_frames()
        raise


def __rlshift__(self, other):
    try:
        return ops.bitwise_left_shift(other, self)
    except Exception:
        hide_frames()
        raise


def __rrshift__(self, other):
    try:
        return ops.bitwise_right_shift(other, self)
    except Exception:
        hide_frames()
        raise


def __rmatmul__(self, other):
    try:
        return ops.matmul(other, self)
    except Exception:
        hide_frames()
        raise


FUNCTIONS = {
    "": {
        "abs": "arithmetic.abs",
        "abs_": "arithmetic.abs_",
        "absolute": "arithmetic.abs",
        "acos": "trigonometric.acos",
        "acos_": "trigonometric.acos_",
        "acosh": "trigonometric.acosh",
        "acosh_": "trigonometric.acosh_",
        "adaptive_avg_pool1d": "nn.nn_functional_adaptive_avg_pool1d",
        "add": "arithmetic.add",
        "addbmm": "linalg.addbmm",
        "addcdiv": "arithmetic.addcdiv",
        "addcmul": "arithmetic.addcmul",
        "addmm": "linalg.addmm",
        "addmv": "linalg.addmv",
        "addmv_": "linalg.addmv_",
        "addr": "linalg.addr",
        "adjoint": "shape.adjoint",
        "alias_copy": "shape.alias_copy",
        "all": "reduction.all",
        "allclose": "comparison.allclose",
        "amax": "reduction.amax",
        "amin": "reduction.amin",
        "aminmax": "reduction.aminmax",
        "angle": "arithmetic.angle",
        "any": "reduction.any",
        "arccos": "trigonometric.acos",
        "arccos_": "trigonometric.acos_",
        "arccosh": "trigonometric.acosh",
        "arccosh_": "trigonometric.acosh_",
        "arcsin": "trigonometric.asin",
        "arcsin_": "trigonometric.asin_",
        "arcsinh": "trigonometric.asinh",
        "arcsinh_": "trigonometric.asinh_",
        "arctan": "trigonometric.atan",
        "arctan2": "trigonometric.atan2",
        "arctan_": "trigonometric.atan_",
        "arctanh": "trigonometric.atanh",
        "arctanh_": "trigonometric.atanh_",
        "argmax": "reduction.argmax",
        "argmin": "reduction.argmin",
        "argsort": "reduction.argsort",
        "argwhere": "indexing.argwhere",
        "as_strided": "shape.as_strided",
        "as_strided_": "shape.as_strided_",
        "as_strided_copy": "shape.as_strided_copy",
        "as_strided_scatter": "indexing.as_strided_scatter",
        "asin": "trigonometric.asin",
        "asin_": "trigonometric.asin_",
        "asinh": "trigonometric.asinh",
        "asinh_": "trigonometric.asinh_",
        "atan": "trigonometric.atan",
        "atan2": "trigonometric.atan2",
        "atan_": "trigonometric.atan_",
        "atanh": "trigonometric.atanh",
        "atanh_": "trigonometric.atanh_",
        "avg_pool1d": "nn.nn_functional_avg_pool1d",
        "baddbmm": "linalg.baddbmm",
        "bilinear": "losses.nn_functional_bilinear",
        "bincount": "search.bincount",
        "bitwise_and": "comparison.bitwise_and",
        "bitwise_left_shift": "comparison.bitwise_left_shift",
        "bitwise_not": "comparison.bitwise_not",
        "bitwise_or": "comparison.bitwise_or",
        "bitwise_right_shift": "comparison.bitwise_right_shift",
        "bitwise_xor": "comparison.bitwise_xor",
        "bmm": "linalg.bmm",
        "broadcast_to": "shape.broadcast_to",
        "bucketize": "search.bucketize",
        "cat": "shape.cat",
        "cdist": "losses.cdist",
        "ceil": "rounding.ceil",
        "ceil_": "rounding.ceil_",
        "celu": "activation.nn_functional_celu",
        "celu_": "activation.nn_functional_celu_",
        "channel_shuffle": "nn.nn_functional_channel_shuffle",
        "cholesky": "matrices.cholesky",
        "cholesky_inverse": "matrices.cholesky_inverse",
        "cholesky_solve": "matrices.cholesky_solve",
        "chunk": "shape.chunk",
        "clamp": _clamp_overloaded,
        "clamp_": _clamp__overloaded,
        "clamp_max": "arithmetic.clamp_max",
        "clamp_max_": "arithmetic.clamp_max_",
        "clamp_min": "arithmetic.clamp_min",
        "clamp_min_": "arithmetic.clamp_min_",
        "clip": _clamp_overloaded,
        "clip_": _clamp__overloaded,
        "clone": "shape.clone",
        "column_stack": "shape.column_stack",
        "combinations": "search.combinations",
        "complex": "arithmetic.complex",
        "concat": "shape.cat",
        "concatenate": "shape.cat",
        "conj": "arithmetic.conj",
        "conj_physical": "arithmetic.conj",
        "conj_physical_": "arithmetic.conj_",
        "constant_pad_nd": "nn.constant_pad_nd",
        "conv1d": "nn.nn_functional_conv1d",
        "conv2d": "nn.nn_functional_conv2d",
        "conv3d": "nn.nn_functional_conv3d",
        "conv_transpose1d": "nn.nn_functional_conv_transpose1d",
        "conv_transpose2d": "nn.nn_functional_conv_transpose2d",
        "conv_transpose3d": "nn.nn_functional_conv_transpose3d",
        "copysign": "arithmetic.copysign",
        "corrcoef": "statistics.corrcoef",
        "cos": "trigonometric.cos",
        "cos_": "trigonometric.cos_",
        "cosh": "trigonometric.cosh",
        "cosh_": "trigonometric.cosh_",
        "cosine_similarity": "losses.nn_functional_cosine_similarity",
        "count_nonzero": "reduction.count_nonzero",
        "cov": "statistics.cov",
        "cross": "matrices.cross",
        "cummax": "reduction.cummax",
        "cummin": "reduction.cummin",
        "cumprod": "reduction.cumprod",
        "cumsum": "reduction.cumsum",
        "cumulative_trapezoid": _cumulative_trapezoid_overloaded,
        "deg2rad": "trigonometric.deg2rad",
        "deg2rad_": "trigonometric.deg2rad_",
        "det": "matrices.det",
        "detach_copy": "shape.detach_copy",
        "diag": "shape.diag",
        "diag_embed": "shape.diag_embed",
        "diagflat": "shape.diagflat",
        "diagonal": "shape.diagonal",
        "diagonal_copy": "shape.diagonal_copy",
        "diagonal_scatter": "indexing.diagonal_scatter",
        "diff": "statistics.diff",
        "digamma": "special_functions.digamma",
        "dist": "losses.dist",
        "div": _div_overloaded,
        "divide": _div_overloaded,
        "dot": "linalg.dot",
        "dsplit": "shape.dsplit",
        "dstack": "shape.dstack",
        "eq": "comparison.eq",
        "equal": "comparison.equal",
        "erf": "special_functions.erf",
        "erf_": "special_functions.erf_",
        "erfc": "special_functions.erfc",
        "erfc_": "special_functions.erfc_",
        "erfinv": "special_functions.erfinv",
        "exp": "exponential.exp",
        "exp2": "exponential.exp2",
        "exp2_": "exponential.exp2_",
        "exp_": "exponential.exp_",
        "expand_copy": "shape.expand_copy",
        "expm1": "exponential.expm1",
        "expm1_": "exponential.expm1_",
        "fill": "shape.fill",
        "fill_": _fill__overloaded,
        "fix": "rounding.trunc",
        "fix_": "rounding.trunc_",
        "flatten": "shape.flatten",
        "flip": "shape.flip",
        "fliplr": "shape.fliplr",
        "flipud": "shape.flipud",
        "float_power": "arithmetic.float_power",
        "floor": "rounding.floor",
        "floor_": "rounding.floor_",
        "floor_divide": "arithmetic.floor_divide",
        "fmax": "arithmetic.fmax",
        "fmin": "arithmetic.fmin",
        "fmod": "arithmetic.fmod",
        "frac": "rounding.frac",
        "frac_": "rounding.frac_",
        "frexp": "rounding.frexp",
        "gather": "indexing.gather",
        "gcd": "arithmetic.gcd",
        "gcd_": "arithmetic.gcd_",
        "ge": "comparison.ge",
        "geqrf": "matrices.geqrf",
        "ger": "linalg.outer",
        "gradient": "statistics.gradient",
        "greater": "comparison.gt",
        "greater_equal": "comparison.ge",
        "grid_sampler": "nn.grid_sampler",
        "grid_sampler_2d": "nn.grid_sampler_2d",
        "grid_sampler_3d": "nn.grid_sampler_3d",
        "gt": "comparison.gt",
        "hardshrink": "activation.nn_functional_hardshrink",
        "hash_tensor": "search.hash_tensor",
        "heaviside": "comparison.heaviside",
        "histc": "search.histc",
        "histogram": _histogram_overloaded,
        "histogramdd": "search.histogramdd",
        "hsplit": "shape.hsplit",
        "hstack": "shape.hstack",
        "hypot": "arithmetic.hypot",
        "i0": "special_functions.i0",
        "i0_": "special_functions.i0_",
        "igamma": "special_functions.igamma",
        "igammac": "special_functions.igammac",
        "imag": "arithmetic.imag",
        "index_add": "indexing.index_add",
        "index_copy": "indexing.index_copy",
        "index_fill": _index_fill_overloaded,
        "index_put": "indexing.index_put",
        "index_put_": "indexing.index_put_",
        "index_reduce": "indexing.index_reduce",
        "index_select": "indexing.index_select",
        "inner": "linalg.inner",
        "inverse": "matrices.inverse",
        "isclose": "comparison.isclose",
        "isfinite": "comparison.isfinite",
        "isin": "search.isin",
        "isinf": "comparison.isinf",
        "isnan": "comparison.isnan",
        "isneginf": "comparison.isneginf",
        "isposinf": "comparison.isposinf",
        "isreal": "arithmetic.isreal",
        "istft": "fft.istft",
        "kron": "linalg.kron",
        "kthvalue": "reduction.kthvalue",
        "lcm": "arithmetic.lcm",
        "lcm_": "arithmetic.lcm_",
        "ldexp": "arithmetic.ldexp",
        "ldexp_": "arithmetic.ldexp_",
        "le": "comparison.le",
        "lerp": "arithmetic.lerp",
        "less": "comparison.lt",
        "less_equal": "comparison.le",
        "lgamma": "special_functions.lgamma",
        "log": "exponential.log",
        "log10": "exponential.log10",
        "log10_": "exponential.log10_",
        "log1p": "exponential.log1p",
        "log1p_": "exponential.log1p_",
        "log2": "exponential.log2",
        "log2_": "exponential.log2_",
        "log_": "exponential.log_",
        "log_softmax": "reduction.log_softmax",
        "logaddexp": "exponential.logaddexp",
        "logaddexp2": "exponential.logaddexp2",
        "logcumsumexp": "statistics.logcumsumexp",
        "logdet": "matrices.logdet",
        "logical_and": "comparison.logical_and",
        "logical_not": "comparison.logical_not",
        "logical_or": "comparison.logical_or",
        "logical_xor": "comparison.logical_xor",
        "logit": "special_functions.logit",
        "logit_": "special_functions.logit_",
        "logsumexp": "reduction.logsumexp",
        "lt": "comparison.lt",
        "lu": "matrices.lu",
        "lu_solve": "matrices.lu_solve",
        "lu_unpack": "matrices.lu_unpack",
        "masked_fill": _masked_fill_overloaded,
        "masked_scatter": "indexing.masked_scatter",
        "masked_select": "indexing.masked_select",
        "matmul": "linalg.matmul",
        "matrix_exp": "matrices.matrix_exp",
        "matrix_power": "matrices.matrix_power",
        "max": _max_overloaded,
        "max_pool1d": "nn.nn_functional_max_pool1d",
        "max_pool2d": "nn.nn_functional_max_pool2d",
        "max_pool2d_with_indices_backward": "nn.max_pool2d_with_indices_backward",
        "max_pool3d": "nn.nn_functional_max_pool3d",
        "maximum": "arithmetic.maximum",
        "mean": "reduction.mean",
        "median": _median_overloaded,
        "min": _min_overloaded,
        "minimum": "arithmetic.minimum",
        "mm": "linalg.mm",
        "mode": "statistics.mode",
        "moveaxis": "shape.movedim",
        "movedim": "shape.movedim",
        "msort": "reduction.msort",
        "mul": "arithmetic.mul",
        "multiply": "arithmetic.mul",
        "mv": "linalg.mv",
        "mvlgamma": "special_functions.mvlgamma",
        "nan_to_num": "arithmetic.nan_to_num",
        "nan_to_num_": "arithmetic.nan_to_num_",
        "nanmean": "reduction.nanmean",
        "nanmedian": _nanmedian_overloaded,
        "nanquantile": "statistics.nanquantile",
        "nansum": "reduction.nansum",
        "narrow": "shape.narrow",
        "narrow_copy": "shape.narrow_copy",
        "native_batch_norm": "nn.native_batch_norm",
        "native_dropout_backward": "nn.native_dropout_backward",
        "native_group_norm": "nn.native_group_norm",
        "native_layer_norm": "nn.native_layer_norm",
        "ne": "comparison.ne",
        "neg": "arithmetic.neg",
        "neg_": "arithmetic.neg_",
        "negative": "arithmetic.neg",
        "negative_": "arithmetic.neg_",
        "nextafter": "arithmetic.nextafter",
        "nonzero": "indexing.nonzero",
        "nonzero_static": "search.nonzero_static",
        "norm": "reduction.norm",
        "not_equal": "comparison.ne",
        "orgqr": "matrices.orgqr",
        "ormqr": "matrices.ormqr",
        "outer": "linalg.outer",
        "pairwise_distance": "losses.nn_functional_pairwise_distance",
        "pca_lowrank": "matrices.pca_lowrank",
        "pdist": "losses.nn_functional_pdist",
        "permute": "shape.permute",
        "permute_copy": "shape.permute_copy",
        "pinverse": "matrices.pinverse",
        "pixel_shuffle": "nn.nn_functional_pixel_shuffle",
        "pixel_unshuffle": "nn.nn_functional_pixel_unshuffle",
        "polar": "arithmetic.polar",
        "polygamma": "special_functions.polygamma",
        "positive": "arithmetic.positive",
        "pow": _pow_overloaded,
        "prelu": "activation.nn_functional_prelu",
        "prod": _prod_overloaded,
        "put": "indexing.put",
        "qr": "matrices.qr",
        "quantile": "statistics.quantile",
        "rad2deg": "trigonometric.rad2deg",
        "rad2deg_": "trigonometric.rad2deg_",
        "ravel": "shape.ravel",
        "real": "arithmetic.real",
        "reciprocal": "arithmetic.reciprocal",
        "reciprocal_": "arithmetic.reciprocal_",
        "relu": "activation.relu",
        "relu_": "activation.relu_",
        "remainder": "arithmetic.remainder",
        "renorm": "matrices.renorm",
        "repeat_interleave": "shape.repeat_interleave",
        "reshape": "shape.reshape",
        "resolve_conj": "arithmetic.resolve_conj",
        "resolve_neg": "arithmetic.resolve_conj",
        "rms_norm": "nn.nn_functional_rms_norm",
        "roll": "shape.roll",
        "rot90": "shape.rot90",
        "round": _round_overloaded,
        "round_": _round__overloaded,
        "row_stack": "shape.vstack",
        "rrelu": "nn.nn_functional_rrelu",
        "rrelu_": "nn.nn_functional_rrelu_",
        "rsqrt": "exponential.rsqrt",
        "rsqrt_": "exponential.rsqrt_",
        "rsub": "arithmetic.rsub",
        "scatter": _scatter_overloaded,
        "scatter_add": "indexing.scatter_add",
        "scatter_reduce": "indexing.scatter_reduce",
        "searchsorted": "search.searchsorted",
        "select": "shape.select",
        "select_copy": "shape.select_copy",
        "select_scatter": "indexing.select_scatter",
        "selu": "activation.nn_functional_selu",
        "selu_": "activation.nn_functional_selu_",
        "sgn": "arithmetic.sgn",
        "sigmoid": "special_functions.sigmoid",
        "sigmoid_": "special_functions.sigmoid_",
        "sign": "arithmetic.sign",
        "signbit": "comparison.signbit",
        "sin": "trigonometric.sin",
        "sin_": "trigonometric.sin_",
        "sinc": "trigonometric.sinc",
        "sinc_": "trigonometric.sinc_",
        "sinh": "trigonometric.sinh",
        "sinh_": "trigonometric.sinh_",
        "slice_copy": "shape.slice_copy",
        "slice_scatter": "indexing.slice_scatter",
        "slogdet": "matrices.slogdet",
        "softmax": "reduction.softmax",
        "sort": "reduction.sort",
        "split": _split_overloaded,
        "split_copy": "shape.split_copy",
        "split_with_sizes": _split_overloaded,
        "split_with_sizes_copy": "shape.split_with_sizes_copy",
        "sqrt": "exponential.sqrt",
        "sqrt_": "exponential.sqrt_",
        "square": "arithmetic.square",
        "square_": "arithmetic.square_",
        "squeeze": "shape.squeeze",
        "squeeze_copy": "shape.squeeze_copy",
        "stack": "shape.stack",
        "std": _std_overloaded,
        "std_mean": _std_mean_overloaded,
        "stft": "fft.stft",
        "sub": "arithmetic.sub",
        "subtract": "arithmetic.sub",
        "sum": "reduction.sum",
        "svd": "matrices.svd",
        "svd_lowrank": "matrices.svd_lowrank",
        "swapaxes": "shape.swapaxes",
        "swapdims": _transpose_overloaded,
        "t": "shape.t",
        "t_copy": "shape.t_copy",
        "take": "indexing.take",
        "take_along_dim": "indexing.take_along_dim",
        "tan": "trigonometric.tan",
        "tan_": "trigonometric.tan_",
        "tanh": "trigonometric.tanh",
        "tanh_": "trigonometric.tanh_",
        "tensor_split": "shape.tensor_split",
        "tensordot": _tensordot_overloaded,
        "threshold": "activation.nn_functional_threshold",
        "threshold_": "activation.nn_functional_threshold_",
        "tile": "shape.tile",
        "topk": "reduction.topk",
        "trace": "linalg.trace",
        "transpose": _transpose_overloaded,
        "transpose_copy": "shape.transpose_copy",
        "trapezoid": _trapezoid_overloaded,
        "trapz": _trapezoid_overloaded,
        "triangular_solve": "matrices.triangular_solve",
        "tril": "shape.tril",
        "triu": "shape.triu",
        "true_divide": _div_overloaded,
        "trunc": "rounding.trunc",
        "trunc_": "rounding.trunc_",
        "unbind": "shape.unbind",
        "unbind_copy": "shape.unbind_copy",
        "unflatten": "shape.unflatten",
        "unfold_copy": "shape.unfold_copy",
        "unique": "search.unique",
        "unique_consecutive": "search.unique_consecutive",
        "unravel_index": "search.unravel_index",
        "unsafe_chunk": "shape.unsafe_chunk",
        "unsafe_split": "shape.unsafe_split",
        "unsafe_split_with_sizes": "shape.unsafe_split_with_sizes",
        "unsqueeze": "shape.unsqueeze",
        "unsqueeze_copy": "shape.unsqueeze_copy",
        "vander": "matrices.vander",
        "var": _var_overloaded,
        "var_mean": _var_mean_overloaded,
        "vdot": "linalg.vdot",
        "view_as_complex": "arithmetic.view_as_complex",
        "view_as_complex_copy": "shape.view_as_complex_copy",
        "view_as_real": "arithmetic.view_as_real",
        "view_as_real_copy": "shape.view_as_real_copy",
        "view_copy": "shape.view_copy",
        "vsplit": "shape.vsplit",
        "vstack": "shape.vstack",
        "where": _where_overloaded,
        "xlogy": "exponential.xlogy",
        "xlogy_": "exponential.xlogy_",
        "zero_": "shape.zero_",
    },
    "fft": {
        "fft": "fft.fft_fft",
        "fft2": "fft.fft_fft2",
        "fftn": "fft.fft_fftn",
        "fftshift": "fft.fft_fftshift",
        "hfft": "fft.fft_hfft",
        "hfft2": "fft.fft_hfft2",
        "hfftn": "fft.fft_hfftn",
        "ifft": "fft.fft_ifft",
        "ifft2": "fft.fft_ifft2",
        "ifftn": "fft.fft_ifftn",
        "ifftshift": "fft.fft_ifftshift",
        "ihfft": "fft.fft_ihfft",
        "ihfft2": "fft.fft_ihfft2",
        "ihfftn": "fft.fft_ihfftn",
        "irfft": "fft.fft_irfft",
        "irfft2": "fft.fft_irfft2",
        "irfftn": "fft.fft_irfftn",
        "rfft": "fft.fft_rfft",
        "rfft2": "fft.fft_rfft2",
        "rfftn": "fft.fft_rfftn",
    },
    "linalg": {
        "cholesky": "matrices.linalg_cholesky",
        "cholesky_ex": "matrices.linalg_cholesky_ex",
        "cond": "matrices.linalg_cond",
        "cross": "matrices.linalg_cross",
        "det": "matrices.linalg_det",
        "diagonal": "matrices.linalg_diagonal",
        "eig": "matrices.linalg_eig",
        "eigh": "matrices.linalg_eigh",
        "eigvals": "matrices.linalg_eigvals",
        "eigvalsh": "matrices.linalg_eigvalsh",
        "householder_product": "matrices.linalg_householder_product",
        "inv": "matrices.linalg_inv",
        "inv_ex": "matrices.linalg_inv_ex",
        "ldl_factor": "matrices.linalg_ldl_factor",
        "ldl_factor_ex": "matrices.linalg_ldl_factor_ex",
        "ldl_solve": "matrices.linalg_ldl_solve",
        "lstsq": "matrices.linalg_lstsq",
        "lu": "matrices.linalg_lu",
        "lu_factor": "matrices.linalg_lu_factor",
        "lu_factor_ex": "matrices.linalg_lu_factor_ex",
        "lu_solve": "matrices.linalg_lu_solve",
        "matmul": "linalg.matmul",
        "matrix_exp": "matrices.linalg_matrix_exp",
        "matrix_norm": "matrices.linalg_matrix_norm",
        "matrix_power": "matrices.linalg_matrix_power",
        "matrix_rank": "matrices.linalg_matrix_rank",
        "multi_dot": "matrices.linalg_multi_dot",
        "norm": "matrices.linalg_norm",
        "pinv": "matrices.linalg_pinv",
        "qr": "matrices.linalg_qr",
        "slogdet": "matrices.linalg_slogdet",
        "solve": "matrices.linalg_solve",
        "solve_ex": "matrices.linalg_solve_ex",
        "solve_triangular": "matrices.linalg_solve_triangular",
        "svd": "matrices.linalg_svd",
        "svdvals": "matrices.linalg_svdvals",
        "tensorinv": "matrices.linalg_tensorinv",
        "tensorsolve": "matrices.linalg_tensorsolve",
        "vander": "matrices.linalg_vander",
        "vecdot": "matrices.linalg_vecdot",
        "vector_norm": "reduction.linalg_vector_norm",
    },
    "masked": {
        "amax": "masked.masked_amax",
        "amin": "masked.masked_amin",
        "argmax": "masked.masked_argmax",
        "argmin": "masked.masked_argmin",
        "cumprod": "masked.masked_cumprod",
        "cumsum": "masked.masked_cumsum",
        "log_softmax": "masked.masked_log_softmax",
        "logaddexp": "masked.masked_logaddexp",
        "logsumexp": "masked.masked_logsumexp",
        "mean": "masked.masked_mean",
        "median": "masked.masked_median",
        "norm": "masked.masked_norm",
        "normalize": "masked.masked_normalize",
        "prod": "masked.masked_prod",
        "softmax": "masked.masked_softmax",
        "softmin": "masked.masked_softmin",
        "std": "masked.masked_std",
        "sum": "masked.masked_sum",
        "var": "masked.masked_var",
    },
    "nn.functional": {
        "adaptive_avg_pool1d": "nn.nn_functional_adaptive_avg_pool1d",
        "adaptive_avg_pool2d": "nn.nn_functional_adaptive_avg_pool2d",
        "adaptive_avg_pool3d": "nn.nn_functional_adaptive_avg_pool3d",
        "adaptive_max_pool1d": "nn.nn_functional_adaptive_max_pool1d",
        "adaptive_max_pool2d": "nn.nn_functional_adaptive_max_pool2d",
        "adaptive_max_pool3d": "nn.nn_functional_adaptive_max_pool3d",
        "affine_grid": "nn.nn_functional_affine_grid",
        "alpha_dropout": "nn.nn_functional_alpha_dropout",
        "avg_pool1d": "nn.nn_functional_avg_pool1d",
        "avg_pool2d": "nn.nn_functional_avg_pool2d",
        "avg_pool3d": "nn.nn_functional_avg_pool3d",
        "batch_norm": "nn.nn_functional_batch_norm",
        "bilinear": "losses.nn_functional_bilinear",
        "binary_cross_entropy": "nn.nn_functional_binary_cross_entropy",
        "binary_cross_entropy_with_logits": "nn.nn_functional_binary_cross_entropy_with_logits",
        "celu": "activation.nn_functional_celu",
        "celu_": "activation.nn_functional_celu_",
        "channel_shuffle": "nn.nn_functional_channel_shuffle",
        "conv1d": "nn.nn_functional_conv1d",
        "conv2d": "nn.nn_functional_conv2d",
        "conv3d": "nn.nn_functional_conv3d",
        "conv_transpose1d": "nn.nn_functional_conv_transpose1d",
        "conv_transpose2d": "nn.nn_functional_conv_transpose2d",
        "conv_transpose3d": "nn.nn_functional_conv_transpose3d",
        "cosine_embedding_loss": "losses.nn_functional_cosine_embedding_loss",
        "cosine_similarity": "losses.nn_functional_cosine_similarity",
        "cross_entropy": "nn.nn_functional_cross_entropy",
        "ctc_loss": "losses.nn_functional_ctc_loss",
        "dropout": "nn.nn_functional_dropout",
        "dropout1d": "nn.nn_functional_dropout1d",
        "dropout2d": "nn.nn_functional_dropout2d",
        "dropout3d": "nn.nn_functional_dropout3d",
        "elu": "activation.nn_functional_elu",
        "elu_": "activation.nn_functional_elu_",
        "embedding": "nn.nn_functional_embedding",
        "embedding_bag": "losses.nn_functional_embedding_bag",
        "feature_alpha_dropout": "nn.nn_functional_feature_alpha_dropout",
        "fold": "nn.nn_functional_fold",
        "fractional_max_pool2d": "nn.nn_functional_fractional_max_pool2d",
        "fractional_max_pool3d": "nn.nn_functional_fractional_max_pool3d",
        "gaussian_nll_loss": "losses.nn_functional_gaussian_nll_loss",
        "gelu": "activation.nn_functional_gelu",
        "glu": "activation.nn_functional_glu",
        "grid_sample": "nn.nn_functional_grid_sample",
        "group_norm": "nn.nn_functional_group_norm",
        "gumbel_softmax": "nn.nn_functional_gumbel_softmax",
        "hardshrink": "activation.nn_functional_hardshrink",
        "hardsigmoid": "activation.nn_functional_hardsigmoid",
        "hardswish": "activation.nn_functional_hardswish",
        "hardtanh": "activation.nn_functional_hardtanh",
        "hardtanh_": "activation.nn_functional_hardtanh_",
        "hinge_embedding_loss": "losses.nn_functional_hinge_embedding_loss",
        "huber_loss": "nn.nn_functional_huber_loss",
        "instance_norm": "nn.nn_functional_instance_norm",
        "interpolate": "nn.nn_functional_interpolate",
        "kl_div": "nn.nn_functional_kl_div",
        "l1_loss": "nn.nn_functional_l1_loss",
        "layer_norm": "nn.nn_functional_layer_norm",
        "leaky_relu": "activation.nn_functional_leaky_relu",
        "leaky_relu_": "activation.nn_functional_leaky_relu_",
        "linear": "nn.nn_functional_linear",
        "linear_cross_entropy": "losses.nn_functional_linear_cross_entropy",
        "local_response_norm": "nn.nn_functional_local_response_norm",
        "log_softmax": "reduction.log_softmax",
        "logsigmoid": "activation.nn_functional_logsigmoid",
        "lp_pool1d": "nn.nn_functional_lp_pool1d",
        "lp_pool2d": "nn.nn_functional_lp_pool2d",
        "lp_pool3d": "nn.nn_functional_lp_pool3d",
        "margin_ranking_loss": "losses.nn_functional_margin_ranking_loss",
        "max_pool1d": "nn.nn_functional_max_pool1d",
        "max_pool2d": "nn.nn_functional_max_pool2d",
        "max_pool3d": "nn.nn_functional_max_pool3d",
        "max_unpool1d": "nn.nn_functional_max_unpool1d",
        "max_unpool2d": "nn.nn_functional_max_unpool2d",
        "max_unpool3d": "nn.nn_functional_max_unpool3d",
        "mish": "activation.nn_functional_mish",
        "mse_loss": "nn.nn_functional_mse_loss",
        "multi_head_attention_forward": "losses.nn_functional_multi_head_attention_forward",
        "multi_margin_loss": "losses.nn_functional_multi_margin_loss",
        "multilabel_margin_loss": "losses.nn_functional_multilabel_margin_loss",
        "multilabel_soft_margin_loss": "losses.nn_functional_multilabel_soft_margin_loss",
        "nll_loss": "nn.nn_functional_nll_loss",
        "normalize": "nn.nn_functional_normalize",
        "one_hot": "nn.nn_functional_one_hot",
        "pad": "nn.nn_functional_pad",
        "pairwise_distance": "losses.nn_functional_pairwise_distance",
        "pdist": "losses.nn_functional_pdist",
        "pixel_shuffle": "nn.nn_functional_pixel_shuffle",
        "pixel_unshuffle": "nn.nn_functional_pixel_unshuffle",
        "poisson_nll_loss": "losses.nn_functional_poisson_nll_loss",
        "prelu": "activation.nn_functional_prelu",
        "relu": "activation.relu",
        "relu6": "activation.nn_functional_relu6",
        "relu_": "activation.relu_",
        "rms_norm": "nn.nn_functional_rms_norm",
        "rrelu": "nn.nn_functional_rrelu",
        "rrelu_": "nn.nn_functional_rrelu_",
        "scaled_dot_product_attention": "nn.nn_functional_scaled_dot_product_attention",
        "selu": "activation.nn_functional_selu",
        "selu_": "activation.nn_functional_selu_",
        "sigmoid": "special_functions.sigmoid",
        "silu": "activation.nn_functional_silu",
        "smooth_l1_loss": "nn.nn_functional_smooth_l1_loss",
        "soft_margin_loss": "losses.nn_functional_soft_margin_loss",
        "softmax": "reduction.softmax",
        "softmin": "reduction.nn_functional_softmin",
        "softplus": "activation.nn_functional_softplus",
        "softshrink": "activation.nn_functional_softshrink",
        "softsign": "activation.nn_functional_softsign",
        "tanh": "trigonometric.tanh",
        "tanhshrink": "activation.nn_functional_tanhshrink",
        "threshold": "activation.nn_functional_threshold",
        "threshold_": "activation.nn_functional_threshold_",
        "triplet_margin_loss": "losses.nn_functional_triplet_margin_loss",
        "triplet_margin_with_distance_loss": "losses.nn_functional_triplet_margin_with_distance_loss",
        "unfold": "nn.nn_functional_unfold",
        "upsample": "nn.nn_functional_upsample",
        "upsample_bilinear": "nn.nn_functional_upsample_bilinear",
        "upsample_nearest": "nn.nn_functional_upsample_nearest",
    },
    "special": {
        "airy_ai": "special_functions.special_airy_ai",
        "bessel_j0": "special_functions.special_bessel_j0",
        "bessel_j1": "special_functions.special_bessel_j1",
        "bessel_y0": "special_functions.special_bessel_y0",
        "bessel_y1": "special_functions.special_bessel_y1",
        "chebyshev_polynomial_t": "special_functions.special_chebyshev_polynomial_t",
        "chebyshev_polynomial_u": "special_functions.special_chebyshev_polynomial_u",
        "chebyshev_polynomial_v": "special_functions.special_chebyshev_polynomial_v",
        "chebyshev_polynomial_w": "special_functions.special_chebyshev_polynomial_w",
        "digamma": "special_functions.digamma",
        "entr": "exponential.special_entr",
        "erf": "special_functions.erf",
        "erfc": "special_functions.erfc",
        "erfcx": "special_functions.special_erfcx",
        "erfinv": "special_functions.erfinv",
        "exp2": "exponential.exp2",
        "expit": "special_functions.sigmoid",
        "expm1": "exponential.expm1",
        "gammainc": "special_functions.igamma",
        "gammaincc": "special_functions.igammac",
        "gammaln": "special_functions.lgamma",
        "hermite_polynomial_h": "special_functions.special_hermite_polynomial_h",
        "hermite_polynomial_he": "special_functions.special_hermite_polynomial_he",
        "i0": "special_functions.i0",
        "i0e": "special_functions.special_i0e",
        "i1": "special_functions.special_i1",
        "i1e": "special_functions.special_i1e",
        "laguerre_polynomial_l": "special_functions.special_laguerre_polynomial_l",
        "legendre_polynomial_p": "special_functions.special_legendre_polynomial_p",
        "log1p": "exponential.log1p",
        "log_ndtr": "special_functions.special_log_ndtr",
        "log_softmax": "reduction.log_softmax",
        "logit": "special_functions.logit",
        "logsumexp": "reduction.logsumexp",
        "modified_bessel_i0": "special_functions.i0",
        "modified_bessel_i1": "special_functions.special_i1",
        "modified_bessel_k0": "special_functions.special_modified_bessel_k0",
        "modified_bessel_k1": "special_functions.special_modified_bessel_k1",
        "multigammaln": "special_functions.mvlgamma",
        "ndtr": "special_functions.special_ndtr",
        "ndtri": "special_functions.special_ndtri",
        "polygamma": "special_functions.polygamma",
        "psi": "special_functions.digamma",
        "round": _round_overloaded,
        "scaled_modified_bessel_k0": "special_functions.special_scaled_modified_bessel_k0",
        "scaled_modified_bessel_k1": "special_functions.special_scaled_modified_bessel_k1",
        "shifted_chebyshev_polynomial_t": "special_functions.special_shifted_chebyshev_polynomial_t",
        "shifted_chebyshev_polynomial_u": "special_functions.special_shifted_chebyshev_polynomial_u",
        "shifted_chebyshev_polynomial_v": "special_functions.special_shifted_chebyshev_polynomial_v",
        "shifted_chebyshev_polynomial_w": "special_functions.special_shifted_chebyshev_polynomial_w",
        "sinc": "trigonometric.sinc",
        "softmax": "reduction.softmax",
        "spherical_bessel_j0": "special_functions.special_spherical_bessel_j0",
        "xlog1py": "exponential.special_xlog1py",
        "xlogy": "exponential.xlogy",
        "zeta": "special_functions.special_zeta",
    },
}

METHODS = {
    "__abs__": "arithmetic.abs",
    "__add__": "arithmetic.add",
    "__and__": "comparison.bitwise_and",
    "__floordiv__": "arithmetic.floor_divide",
    "__iadd__": "arithmetic.add_",
    "__iand__": "comparison.bitwise_and_",
    "__ifloordiv__": "arithmetic.floor_divide_",
    "__ilshift__": "comparison.bitwise_left_shift_",
    "__imod__": "arithmetic.remainder_",
    "__imul__": "arithmetic.mul_",
    "__invert__": "comparison.bitwise_not",
    "__ior__": "comparison.bitwise_or_",
    "__ipow__": "arithmetic.pow_",
    "__irshift__": "comparison.bitwise_right_shift_",
    "__isub__": "arithmetic.sub_",
    "__itruediv__": "arithmetic.div_",
    "__ixor__": "comparison.bitwise_xor_",
    "__lshift__": "comparison.bitwise_left_shift",
    "__matmul__": "linalg.matmul",
    "__mod__": "arithmetic.remainder",
    "__mul__": "arithmetic.mul",
    "__neg__": "arithmetic.neg",
    "__or__": "comparison.bitwise_or",
    "__pos__": "arithmetic.positive",
    "__radd__": "arithmetic.add",
    "__rmul__": "arithmetic.mul",
    "__rshift__": "comparison.bitwise_right_shift",
    "__rsub__": "arithmetic.rsub",
    "__sub__": "arithmetic.sub",
    "__truediv__": "arithmetic.div",
    "__xor__": "comparison.bitwise_xor",
    "abs": "arithmetic.abs",
    "abs_": "arithmetic.abs_",
    "absolute": "arithmetic.abs",
    "absolute_": "arithmetic.abs_",
    "acos": "trigonometric.acos",
    "acos_": "trigonometric.acos_",
    "acosh": "trigonometric.acosh",
    "acosh_": "trigonometric.acosh_",
    "add": "arithmetic.add",
    "add_": "arithmetic.add_",
    "addbmm": "linalg.addbmm",
    "addbmm_": "linalg.addbmm_",
    "addcdiv": "arithmetic.addcdiv",
    "addcdiv_": "arithmetic.addcdiv_",
    "addcmul": "arithmetic.addcmul",
    "addcmul_": "arithmetic.addcmul_",
    "addmm": "linalg.addmm",
    "addmm_": "linalg.addmm_",
    "addmv": "linalg.addmv",
    "addmv_": "linalg.addmv_",
    "addr": "linalg.addr",
    "addr_": "linalg.addr_",
    "adjoint": "shape.adjoint",
    "all": "reduction.all",
    "allclose": "comparison.allclose",
    "amax": "reduction.amax",
    "amin": "reduction.amin",
    "aminmax": "reduction.aminmax",
    "angle": "arithmetic.angle",
    "any": "reduction.any",
    "arccos": "trigonometric.acos",
    "arccos_": "trigonometric.acos_",
    "arccosh": "trigonometric.acosh",
    "arccosh_": "trigonometric.acosh_",
    "arcsin": "trigonometric.asin",
    "arcsin_": "trigonometric.asin_",
    "arcsinh": "trigonometric.asinh",
    "arcsinh_": "trigonometric.asinh_",
    "arctan": "trigonometric.atan",
    "arctan2": "trigonometric.atan2",
    "arctan2_": "trigonometric.atan2_",
    "arctan_": "trigonometric.atan_",
    "arctanh": "trigonometric.atanh",
    "arctanh_": "trigonometric.atanh_",
    "argmax": "reduction.argmax",
    "argmin": "reduction.argmin",
    "argsort": "reduction.argsort",
    "argwhere": "indexing.argwhere",
    "as_strided": "shape.as_strided",
    "as_strided_": "shape.as_strided_",
    "as_strided_scatter": "indexing.as_strided_scatter",
    "asin": "trigonometric.asin",
    "asin_": "trigonometric.asin_",
    "asinh": "trigonometric.asinh",
    "asinh_": "trigonometric.asinh_",
    "atan": "trigonometric.atan",
    "atan2": "trigonometric.atan2",
    "atan2_": "trigonometric.atan2_",
    "atan_": "trigonometric.atan_",
    "atanh": "trigonometric.atanh",
    "atanh_": "trigonometric.atanh_",
    "baddbmm": "linalg.baddbmm",
    "baddbmm_": "linalg.baddbmm_",
    "bincount": "search.bincount",
    "bitwise_and": "comparison.bitwise_and",
    "bitwise_and_": "comparison.bitwise_and_",
    "bitwise_left_shift": "comparison.bitwise_left_shift",
    "bitwise_left_shift_": "comparison.bitwise_left_shift_",
    "bitwise_not": "comparison.bitwise_not",
    "bitwise_not_": "comparison.bitwise_not_",
    "bitwise_or": "comparison.bitwise_or",
    "bitwise_or_": "comparison.bitwise_or_",
    "bitwise_right_shift": "comparison.bitwise_right_shift",
    "bitwise_right_shift_": "comparison.bitwise_right_shift_",
    "bitwise_xor": "comparison.bitwise_xor",
    "bitwise_xor_": "comparison.bitwise_xor_",
    "bmm": "linalg.bmm",
    "broadcast_to": _broadcast_to_of_list,
    "ceil": "rounding.ceil",
    "ceil_": "rounding.ceil_",
    "cholesky": "matrices.cholesky",
    "cholesky_inverse": "matrices.cholesky_inverse",
    "cholesky_solve": "matrices.cholesky_solve",
    "chunk": "shape.chunk",
    "clamp": _clamp_overloaded,
    "clamp_": _clamp__overloaded,
    "clamp_max": "arithmetic.clamp_max",
    "clamp_max_": "arithmetic.clamp_max_",
    "clamp_min": "arithmetic.clamp_min",
    "clamp_min_": "arithmetic.clamp_min_",
    "clip": _clamp_overloaded,
    "clip_": _clamp__overloaded,
    "clone": "shape.clone",
    "conj": "arithmetic.conj",
    "conj_physical": "arithmetic.conj",
    "conj_physical_": "arithmetic.conj_",
    "constant_pad_nd": "nn.constant_pad_nd",
    "contiguous": "shape.contiguous",
    "copy_": "shape.copy_",
    "copysign": "arithmetic.copysign",
    "copysign_": "arithmetic.copysign_",
    "corrcoef": "statistics.corrcoef",
    "cos": "trigonometric.cos",
    "cos_": "trigonometric.cos_",
    "cosh": "trigonometric.cosh",
    "cosh_": "trigonometric.cosh_",
    "count_nonzero": "reduction.count_nonzero",
    "cov": "statistics.cov",
    "cross": "matrices.cross",
    "cummax": "reduction.cummax",
    "cummin": "reduction.cummin",
    "cumprod": "reduction.cumprod",
    "cumprod_": "reduction.cumprod_",
    "cumsum": "reduction.cumsum",
    "cumsum_": "reduction.cumsum_",
    "deg2rad": "trigonometric.deg2rad",
    "deg2rad_": "trigonometric.deg2rad_",
    "det": "matrices.det",
    "diag": "shape.diag",
    "diag_embed": "shape.diag_embed",
    "diagflat": "shape.diagflat",
    "diagonal": "shape.diagonal",
    "diagonal_scatter": "indexing.diagonal_scatter",
    "diff": "statistics.diff",
    "digamma": "special_functions.digamma",
    "digamma_": "special_functions.digamma_",
    "dist": "losses.dist",
    "div": _div_overloaded,
    "div_": _div__overloaded,
    "divide": _div_overloaded,
    "divide_": _div__overloaded,
    "dot": "linalg.dot",
    "dsplit": "shape.dsplit",
    "eq": "comparison.eq",
    "eq_": "comparison.eq_",
    "equal": "comparison.equal",
    "erf": "special_functions.erf",
    "erf_": "special_functions.erf_",
    "erfc": "special_functions.erfc",
    "erfc_": "special_functions.erfc_",
    "erfinv": "special_functions.erfinv",
    "erfinv_": "special_functions.erfinv_",
    "exp": "exponential.exp",
    "exp2": "exponential.exp2",
    "exp2_": "exponential.exp2_",
    "exp_": "exponential.exp_",
    "expand": _expand_of_list,
    "expand_as": "shape.expand_as",
    "expm1": "exponential.expm1",
    "expm1_": "exponential.expm1_",
    "fill_": _fill__overloaded,
    "fill_diagonal_": "shape.fill_diagonal_",
    "fix": "rounding.trunc",
    "fix_": "rounding.trunc_",
    "flatten": "shape.flatten",
    "flip": _flip_of_list,
    "fliplr": "shape.fliplr",
    "flipud": "shape.flipud",
    "float_power": "arithmetic.float_power_method",
    "float_power_": "arithmetic.float_power_method_",
    "floor": "rounding.floor",
    "floor_": "rounding.floor_",
    "floor_divide": "arithmetic.floor_divide",
    "floor_divide_": "arithmetic.floor_divide_",
    "fmax": "arithmetic.fmax",
    "fmin": "arithmetic.fmin",
    "fmod": "arithmetic.fmod",
    "fmod_": "arithmetic.fmod_",
    "frac": "rounding.frac",
    "frac_": "rounding.frac_",
    "frexp": "rounding.frexp",
    "gather": "indexing.gather",
    "gcd": "arithmetic.gcd",
    "gcd_": "arithmetic.gcd_",
    "ge": "comparison.ge",
    "ge_": "comparison.ge_",
    "geqrf": "matrices.geqrf",
    "ger": "linalg.outer",
    "greater": "comparison.gt",
    "greater_": "comparison.gt_",
    "greater_equal": "comparison.ge",
    "greater_equal_": "comparison.ge_",
    "gt": "comparison.gt",
    "gt_": "comparison.gt_",
    "hardshrink": "activation.nn_functional_hardshrink",
    "hash_tensor": "search.hash_tensor",
    "heaviside": "comparison.heaviside",
    "heaviside_": "comparison.heaviside_",
    "histc": "search.histc",
    "histogram": _histogram_overloaded,
    "hsplit": "shape.hsplit",
    "hypot": "arithmetic.hypot",
    "hypot_": "arithmetic.hypot_",
    "i0": "special_functions.i0",
    "i0_": "special_functions.i0_",
    "igamma": "special_functions.igamma",
    "igamma_": "special_functions.igamma_",
    "igammac": "special_functions.igammac",
    "igammac_": "special_functions.igammac_",
    "index_add": "indexing.index_add",
    "index_add_": "indexing.index_add_",
    "index_copy": "indexing.index_copy",
    "index_copy_": "indexing.index_copy_",
    "index_fill": _index_fill_overloaded,
    "index_fill_": _index_fill__overloaded,
    "index_put": "indexing.index_put",
    "index_put_": "indexing.index_put_",
    "index_reduce": "indexing.index_reduce",
    "index_reduce_": "indexing.index_reduce_",
    "index_select": "indexing.index_select",
    "inner": "linalg.inner",
    "inverse": "matrices.inverse",
    "isclose": "comparison.isclose",
    "isfinite": "comparison.isfinite",
    "isinf": "comparison.isinf",
    "isnan": "comparison.isnan",
    "isneginf": "comparison.isneginf",
    "isposinf": "comparison.isposinf",
    "isreal": "arithmetic.isreal",
    "istft": "fft.istft",
    "kron": "linalg.kron",
    "kthvalue": "reduction.kthvalue",
    "lcm": "arithmetic.lcm",
    "lcm_": "arithmetic.lcm_",
    "ldexp": "arithmetic.ldexp",
    "ldexp_": "arithmetic.ldexp_",
    "le": "comparison.le",
    "le_": "comparison.le_",
    "lerp": "arithmetic.lerp",
    "lerp_": "arithmetic.lerp_",
    "less": "comparison.lt",
    "less_": "comparison.lt_",
    "less_equal": "comparison.le",
    "less_equal_": "comparison.le_",
    "lgamma": "special_functions.lgamma",
    "lgamma_": "special_functions.lgamma_",
    "log": "exponential.log",
    "log10": "exponential.log10",
    "log10_": "exponential.log10_",
    "log1p": "exponential.log1p",
    "log1p_": "exponential.log1p_",
    "log2": "exponential.log2",
    "log2_": "exponential.log2_",
    "log_": "exponential.log_",
    "log_softmax": "reduction.log_softmax",
    "logaddexp": "exponential.logaddexp",
    "logaddexp2": "exponential.logaddexp2",
    "logcumsumexp": "statistics.logcumsumexp",
    "logdet": "matrices.logdet",
    "logical_and": "comparison.logical_and",
    "logical_and_": "comparison.logical_and_",
    "logical_not": "comparison.logical_not",
    "logical_not_": "comparison.logical_not_",
    "logical_or": "comparison.logical_or",
    "logical_or_": "comparison.logical_or_",
    "logical_xor": "comparison.logical_xor",
    "logical_xor_": "comparison.logical_xor_",
    "logit": "special_functions.logit",
    "logit_": "special_functions.logit_",
    "logsumexp": "reduction.logsumexp",
    "lt": "comparison.lt",
    "lt_": "comparison.lt_",
    "lu": "matrices.lu",
    "lu_solve": "matrices.lu_solve",
    "masked_fill": _masked_fill_overloaded,
    "masked_fill_": _masked_fill__overloaded,
    "masked_scatter": "indexing.masked_scatter",
    "masked_scatter_": "indexing.masked_scatter_",
    "masked_select": "indexing.masked_select",
    "matmul": "linalg.matmul",
    "matrix_exp": "matrices.matrix_exp",
    "matrix_power": "matrices.matrix_power",
    "max": _max_overloaded,
    "maximum": "arithmetic.maximum",
    "mean": "reduction.mean",
    "median": _median_overloaded,
    "min": _min_overloaded,
    "minimum": "arithmetic.minimum",
    "mm": "linalg.mm",
    "mode": "statistics.mode",
    "moveaxis": "shape.movedim",
    "movedim": "shape.movedim",
    "msort": "reduction.msort",
    "mul": "arithmetic.mul",
    "mul_": "arithmetic.mul_",
    "multiply": "arithmetic.mul",
    "multiply_": "arithmetic.mul_",
    "mv": "linalg.mv",
    "mvlgamma": "special_functions.mvlgamma",
    "mvlgamma_": "special_functions.mvlgamma_",
    "nan_to_num": "arithmetic.nan_to_num",
    "nan_to_num_": "arithmetic.nan_to_num_",
    "nanmean": "reduction.nanmean",
    "nanmedian": _nanmedian_overloaded,
    "nanquantile": "statistics.nanquantile",
    "nansum": "reduction.nansum",
    "narrow": "shape.narrow",
    "narrow_copy": "shape.narrow_copy",
    "native_batch_norm": "nn.native_batch_norm",
    "native_dropout_backward": "nn.native_dropout_backward",
    "native_group_norm": "nn.native_group_norm",
    "native_layer_norm": "nn.native_layer_norm",
    "ne": "comparison.ne",
    "ne_": "comparison.ne_",
    "neg": "arithmetic.neg",
    "neg_": "arithmetic.neg_",
    "negative": "arithmetic.neg",
    "negative_": "arithmetic.neg_",
    "nextafter": "arithmetic.nextafter",
    "nextafter_": "arithmetic.nextafter_",
    "nonzero": "indexing.nonzero",
    "nonzero_static": "search.nonzero_static",
    "norm": "reduction.norm",
    "not_equal": "comparison.ne",
    "not_equal_": "comparison.ne_",
    "orgqr": "matrices.orgqr",
    "ormqr": "matrices.ormqr",
    "outer": "linalg.outer",
    "permute": _permute_of_list,
    "pinverse": "matrices.pinverse",
    "polygamma": "special_functions.polygamma_method",
    "polygamma_": "special_functions.polygamma_method_",
    "positive": "arithmetic.positive",
    "pow": _pow_overloaded,
    "pow_": "arithmetic.pow_",
    "prelu": "activation.nn_functional_prelu",
    "prod": _prod_overloaded,
    "put": "indexing.put",
    "put_": "indexing.put_",
    "qr": "matrices.qr",
    "quantile": "statistics.quantile",
    "rad2deg": "trigonometric.rad2deg",
    "rad2deg_": "trigonometric.rad2deg_",
    "ravel": "shape.ravel",
    "reciprocal": "arithmetic.reciprocal",
    "reciprocal_": "arithmetic.reciprocal_",
    "relu": "activation.relu",
    "relu_": "activation.relu_",
    "remainder": "arithmetic.remainder",
    "remainder_": "arithmetic.remainder_",
    "renorm": "matrices.renorm",
    "renorm_": "matrices.renorm_",
    "repeat": _repeat_of_list,
    "repeat_interleave": "shape.repeat_interleave",
    "reshape": _reshape_of_list,
    "reshape_as": "shape.reshape_as",
    "resolve_conj": "arithmetic.resolve_conj",
    "resolve_neg": "arithmetic.resolve_conj",
    "roll": "shape.roll",
    "rot90": "shape.rot90",
    "round": _round_overloaded,
    "round_": _round__overloaded,
    "rsqrt": "exponential.rsqrt",
    "rsqrt_": "exponential.rsqrt_",
    "scatter": _scatter_overloaded,
    "scatter_": _scatter__overloaded,
    "scatter_add": "indexing.scatter_add",
    "scatter_add_": "indexing.scatter_add_",
    "scatter_reduce": "indexing.scatter_reduce",
    "scatter_reduce_": "indexing.scatter_reduce_",
    "select": "shape.select",
    "select_scatter": "indexing.select_scatter",
    "sgn": "arithmetic.sgn",
    "sgn_": "arithmetic.sgn_",
    "sigmoid": "special_functions.sigmoid",
    "sigmoid_": "special_functions.sigmoid_",
    "sign": "arithmetic.sign",
    "sign_": "arithmetic.sign_",
    "signbit": "comparison.signbit",
    "sin": "trigonometric.sin",
    "sin_": "trigonometric.sin_",
    "sinc": "trigonometric.sinc",
    "sinc_": "trigonometric.sinc_",
    "sinh": "trigonometric.sinh",
    "sinh_": "trigonometric.sinh_",
    "slice_scatter": "indexing.slice_scatter",
    "slogdet": "matrices.slogdet",
    "softmax": "reduction.softmax",
    "sort": "reduction.sort",
    "split": _split_overloaded,
    "split_with_sizes": _split_overloaded,
    "sqrt": "exponential.sqrt",
    "sqrt_": "exponential.sqrt_",
    "square": "arithmetic.square",
    "square_": "arithmetic.square_",
    "squeeze": "shape.squeeze",
    "squeeze_": "shape.squeeze_",
    "std": _std_overloaded,
    "stft": "fft.stft",
    "sub": "arithmetic.sub",
    "sub_": "arithmetic.sub_",
    "subtract": "arithmetic.sub",
    "subtract_": "arithmetic.sub_",
    "sum": "reduction.sum",
    "sum_to_size": _sum_to_size_of_list,
    "svd": "matrices.svd",
    "swapaxes": "shape.swapaxes",
    "swapaxes_": "shape.swapaxes_",
    "swapdims": "shape.transpose",
    "swapdims_": "shape.transpose_",
    "t": "shape.t",
    "t_": "shape.t_",
    "take": "indexing.take",
    "take_along_dim": "indexing.take_along_dim",
    "tan": "trigonometric.tan",
    "tan_": "trigonometric.tan_",
    "tanh": "trigonometric.tanh",
    "tanh_": "trigonometric.tanh_",
    "tensor_split": "shape.tensor_split",
    "tile": _tile_of_list,
    "topk": "reduction.topk",
    "trace": "linalg.trace",
    "transpose": "shape.transpose",
    "transpose_": "shape.transpose_",
    "triangular_solve": "matrices.triangular_solve",
    "tril": "shape.tril",
    "tril_": "shape.tril_",
    "triu": "shape.triu",
    "triu_": "shape.triu_",
    "true_divide": _div_overloaded,
    "true_divide_": _div__overloaded,
    "trunc": "rounding.trunc",
    "trunc_": "rounding.trunc_",
    "unbind": "shape.unbind",
    "unflatten": "shape.unflatten",
    "unfold": "shape.unfold",
    "unique": "search.unique",
    "unique_consecutive": "search.unique_consecutive",
    "unsafe_chunk": "shape.unsafe_chunk",
    "unsafe_split": "shape.unsafe_split",
    "unsafe_split_with_sizes": "shape.unsafe_split_with_sizes",
    "unsqueeze": "shape.unsqueeze",
    "unsqueeze_": "shape.unsqueeze_",
    "var": _var_overloaded,
    "vdot": "linalg.vdot",
    "view": _view_of_list,
    "view_as": "shape.view_as",
    "vsplit": "shape.vsplit",
    "where": "arithmetic.where_method",
    "xlogy": "exponential.xlogy",
    "xlogy_": "exponential.xlogy_",
    "zero_": "shape.zero_",
    "__rtruediv__": __rtruediv__,
    "__rfloordiv__": __rfloordiv__,
    "__rmod__": __rmod__,
    "__pow__": __pow__,
    "__rpow__": __rpow__,
    "__eq__": __eq__,
    "__ne__": __ne__,
    "__lt__": __lt__,
    "__le__": __le__,
    "__gt__": __gt__,
    "__ge__": __ge__,
    "__rand__": __rand__,
    "__ror__": __ror__,
    "__rxor__": __rxor__,
    "__rlshift__": __rlshift__,
    "__rrshift__": __rrshift__,
    "__rmatmul__": __rmatmul__,
}

PROPERTIES = {
    "H": "shape.H",
    "T": "shape.T",
    "imag": "arithmetic.imag",
    "mH": "shape.mH",
    "mT": "shape.mT",
    "real": "arithmetic.real",
}

OPS = (
    "add",
    "sub",
    "rsub",
    "mul",
    "div",
    "div.mode",
    "div.number",
    "floor_divide",
    "_trunc_div",
    "remainder",
    "fmod",
    "neg",
    "positive",
    "reciprocal",
    "square",
    "pow.Scalar",
    "pow",
    "float_power",
    "float_power.method",
    "abs",
    "sgn",
    "sign",
    "conj",
    "resolve_conj",
    "_real_part",
    "_imag_part",
    "real",
    "imag",
    "_complex",
    "complex",
    "polar",
    "angle",
    "view_as_real",
    "view_as_complex",
    "_as_complex",
    "addcmul",
    "addcdiv",
    "lerp",
    "_share_of_length",
    "hypot",
    "maximum",
    "minimum",
    "fmax",
    "fmin",
    "clamp",
    "clamp.Tensor",
    "clamp_min",
    "clamp_max",
    "copysign",
    "nan_to_num",
    "_nan_to_num",
    "where",
    "where.condition",
    "where.method",
    "masked_fill",
    "masked_fill.Tensor",
    "gcd",
    "lcm",
    "ldexp",
    "nextafter",
    "isreal",
    "exp",
    "exp2",
    "expm1",
    "log",
    "log2",
    "log10",
    "log1p",
    "sqrt",
    "rsqrt",
    "logaddexp",
    "logaddexp2",
    "xlogy",
    "special.xlog1py",
    "special.entr",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "sinh",
    "cosh",
    "tanh",
    "asinh",
    "acosh",
    "atanh",
    "atan2",
    "sinc",
    "deg2rad",
    "rad2deg",
    "erf",
    "erfc",
    "erfinv",
    "lgamma",
    "digamma",
    "polygamma",
    "polygamma.method",
    "special.ndtr",
    "sigmoid",
    "_logistic",
    "logit",
    "_bessel_one_near",
    "special.bessel_j0",
    "special.bessel_j1",
    "special.bessel_y0",
    "special.bessel_y1",
    "i0",
    "_bessel_i_far_ratio",
    "_bessel_i_near_ratio",
    "_bessel_k_ratio",
    "_bessel_i1e_near_slope",
    "special.i0e",
    "special.i1",
    "special.i1e",
    "special.modified_bessel_k0",
    "special.modified_bessel_k1",
    "special.scaled_modified_bessel_k0",
    "special.scaled_modified_bessel_k1",
    "special.spherical_bessel_j0",
    "_spherical_slope",
    "special.airy_ai",
    "_airy_slope",
    "special.erfcx",
    "special.ndtri",
    "special.log_ndtr",
    "special.zeta",
    "igamma",
    "igammac",
    "mvlgamma",
    "special.chebyshev_polynomial_t",
    "special.chebyshev_polynomial_u",
    "special.chebyshev_polynomial_v",
    "special.chebyshev_polynomial_w",
    "special.legendre_polynomial_p",
    "special.hermite_polynomial_h",
    "special.hermite_polynomial_he",
    "special.shifted_chebyshev_polynomial_t",
    "special.shifted_chebyshev_polynomial_u",
    "special.shifted_chebyshev_polynomial_v",
    "special.shifted_chebyshev_polynomial_w",
    "special.laguerre_polynomial_l",
    "_laguerre",
    "_gegenbauer",
    "relu",
    "nn.functional.relu6",
    "nn.functional.leaky_relu",
    "nn.functional.elu",
    "nn.functional.selu",
    "nn.functional.celu",
    "_gelu_slope",
    "_gelu_gate",
    "_gelu_rise",
    "nn.functional.gelu",
    "_silu_slope",
    "nn.functional.silu",
    "_mish_slope",
    "nn.functional.mish",
    "nn.functional.softplus",
    "nn.functional.softsign",
    "nn.functional.tanhshrink",
    "nn.functional.logsigmoid",
    "nn.functional.hardtanh",
    "nn.functional.hardsigmoid",
    "nn.functional.hardswish",
    "nn.functional.hardshrink",
    "nn.functional.softshrink",
    "nn.functional.threshold",
    "nn.functional.prelu",
    "_prelu",
    "nn.functional.glu",
    "eq",
    "ne",
    "lt",
    "le",
    "gt",
    "ge",
    "isnan",
    "isinf",
    "isfinite",
    "isposinf",
    "isneginf",
    "signbit",
    "isclose",
    "allclose",
    "equal",
    "logical_and",
    "logical_or",
    "logical_xor",
    "logical_not",
    "bitwise_and",
    "bitwise_or",
    "bitwise_xor",
    "bitwise_not",
    "bitwise_left_shift",
    "bitwise_right_shift",
    "heaviside",
    "floor",
    "ceil",
    "trunc",
    "round",
    "round.decimals",
    "frac",
    "frexp",
    "sum",
    "_spread",
    "mean",
    "nansum",
    "nanmean",
    "prod",
    "prod.dim",
    "_prod",
    "cumsum",
    "_cumsum_from_end",
    "cumprod",
    "_cumprod",
    "logsumexp",
    "_logsumexp",
    "var",
    "var.legacy",
    "var.all",
    "std",
    "std.legacy",
    "std.all",
    "var_mean",
    "std_mean",
    "var_mean.legacy",
    "var_mean.all",
    "std_mean.legacy",
    "std_mean.all",
    "linalg.vector_norm",
    "_vector_norm",
    "_magnitude",
    "norm",
    "amax",
    "amin",
    "aminmax",
    "max",
    "max.dim",
    "max.other",
    "min",
    "min.dim",
    "min.other",
    "median",
    "median.dim",
    "nanmedian",
    "nanmedian.dim",
    "_median_of_rows",
    "_nanmedian_of_rows",
    "kthvalue",
    "_put_selected",
    "_selected",
    "argmax",
    "argmin",
    "all",
    "any",
    "count_nonzero",
    "sort",
    "argsort",
    "msort",
    "topk",
    "cummax",
    "cummin",
    "_softmax",
    "softmax",
    "nn.functional.softmin",
    "_log_softmax",
    "log_softmax",
    "_row_sum",
    "_row_nansum",
    "_row_max",
    "_row_min",
    "_row_variance",
    "_row_logsumexp",
    "_row_sum_of_squares",
    "mm",
    "bmm",
    "mv",
    "dot",
    "vdot",
    "outer",
    "matmul",
    "addmm",
    "baddbmm",
    "addmv",
    "addr",
    "addbmm",
    "inner",
    "tensordot",
    "tensordot.axes",
    "trace",
    "kron",
    "_matmul",
    "_linalg_inv",
    "_linalg_solve",
    "_linalg_solve_triangular",
    "_linalg_cholesky",
    "_linalg_det",
    "_cofactor",
    "_cofactor_differential",
    "_linalg_slogdet",
    "_linalg_checked_phases",
    "_linalg_largest",
    "_linalg_over_gap",
    "_linalg_eigh",
    "_linalg_eigvalsh",
    "_linalg_svd",
    "_linalg_svdvals",
    "_linalg_eig",
    "_linalg_eigvals",
    "_linalg_qr",
    "_linalg_qr_complete",
    "_complement",
    "_squared",
    "_linalg_lu_factor",
    "_unit_lower",
    "_householder_product",
    "_permutation",
    "_linalg_pinv",
    "_linalg_lstsq",
    "_linalg_upper_right",
    "_linalg_in_upper_right",
    "_linalg_matrix_exp",
    "_ldl_factor",
    "_ldl_solve",
    "_geqrf",
    "linalg.inv",
    "inverse",
    "linalg.inv_ex",
    "linalg.solve",
    "linalg.solve_ex",
    "linalg.solve_triangular",
    "triangular_solve",
    "linalg.det",
    "det",
    "linalg.slogdet",
    "slogdet",
    "logdet",
    "linalg.cholesky",
    "cholesky",
    "linalg.cholesky_ex",
    "cholesky_solve",
    "cholesky_inverse",
    "_cholesky_inverse",
    "linalg.qr",
    "qr",
    "geqrf",
    "linalg.householder_product",
    "orgqr",
    "ormqr",
    "linalg.lu_factor",
    "linalg.lu_factor_ex",
    "linalg.lu",
    "lu",
    "lu_unpack",
    "linalg.lu_solve",
    "lu_solve",
    "linalg.ldl_factor",
    "linalg.ldl_factor_ex",
    "linalg.ldl_solve",
    "linalg.eigh",
    "linalg.eigvalsh",
    "linalg.eig",
    "linalg.eigvals",
    "linalg.svd",
    "svd",
    "linalg.svdvals",
    "linalg.matrix_norm",
    "linalg.norm",
    "linalg.cond",
    "linalg.matrix_rank",
    "linalg.pinv",
    "pinverse",
    "linalg.lstsq",
    "linalg.matrix_power",
    "matrix_power",
    "linalg.matrix_exp",
    "matrix_exp",
    "linalg.multi_dot",
    "_cross",
    "linalg.cross",
    "cross",
    "linalg.vecdot",
    "_vander",
    "linalg.vander",
    "linalg.diagonal",
    "linalg.tensorinv",
    "linalg.tensorsolve",
    "renorm",
    "_renorm_factor",
    "svd_lowrank",
    "pca_lowrank",
    "vander",
    "view",
    "reshape",
    "_reshape",
    "view_as",
    "reshape_as",
    "flatten",
    "unflatten",
    "ravel",
    "transpose",
    "swapaxes",
    "transpose.axes",
    "permute",
    "_unpermute",
    "movedim",
    "t",
    "T",
    "mT",
    "mH",
    "_mH",
    "H",
    "adjoint",
    "expand",
    "expand_as",
    "broadcast_to",
    "sum_to_size",
    "_sum_to_size",
    "squeeze",
    "unsqueeze",
    "select",
    "_select_backward",
    "slice",
    "_slice_backward",
    "narrow",
    "diagonal",
    "_diagonal_backward",
    "diag",
    "diag_embed",
    "unfold",
    "_unfold_backward",
    "as_strided",
    "_as_strided_backward",
    "_as_strided_like",
    "split.size",
    "split.sizes",
    "unsafe_split",
    "unsafe_split_with_sizes",
    "_unsplit",
    "_split_like",
    "chunk",
    "unsafe_chunk",
    "tensor_split",
    "unbind",
    "_unbind_backward",
    "cat",
    "_uncat",
    "_cat_defined",
    "_block_diag",
    "_blocks",
    "_block_diag_defined",
    "stack",
    "hstack",
    "vstack",
    "dstack",
    "column_stack",
    "roll",
    "_unroll",
    "flip",
    "fliplr",
    "flipud",
    "rot90",
    "repeat",
    "_unrepeat",
    "tile",
    "_repeat_each",
    "_sum_each",
    "repeat_interleave",
    "tril",
    "triu",
    "clone",
    "contiguous",
    "_to_copy",
    "copy_",
    "fill_",
    "fill_.Tensor",
    "zero_",
    "fill_diagonal_",
    "_without_diagonal",
    "fill",
    "_filled",
    "hsplit",
    "vsplit",
    "dsplit",
    "diagflat",
    "narrow_copy",
    "alias_copy",
    "detach_copy",
    "as_strided_copy",
    "diagonal_copy",
    "expand_copy",
    "permute_copy",
    "select_copy",
    "slice_copy",
    "squeeze_copy",
    "t_copy",
    "transpose_copy",
    "unfold_copy",
    "unsqueeze_copy",
    "view_copy",
    "view_as_complex_copy",
    "view_as_real_copy",
    "split_copy",
    "split_with_sizes_copy",
    "unbind_copy",
    "index_select",
    "_add_selected",
    "gather",
    "take_along_dim",
    "scatter",
    "scatter.value",
    "scatter.reduced",
    "_scatter_multiply",
    "scatter_add",
    "_corner",
    "_part",
    "index_add",
    "index_copy",
    "index_fill",
    "index_fill.Tensor",
    "masked_select",
    "_masked_put",
    "_expand_and_select",
    "masked_scatter",
    "_masked_source",
    "_take",
    "take",
    "_index",
    "_index_put",
    "_index_assign_",
    "index_put",
    "index_put_",
    "nonzero",
    "_nonzero",
    "argwhere",
    "select_scatter",
    "slice_scatter",
    "diagonal_scatter",
    "as_strided_scatter",
    "_put",
    "put",
    "scatter_reduce",
    "index_reduce",
    "_occurrences",
    "_scatter_extreme",
    "unique",
    "unique_consecutive",
    "_unique",
    "_unique_values",
    "_unique_consecutive",
    "_unique_consecutive_values",
    "searchsorted",
    "bucketize",
    "_searchsorted",
    "isin",
    "_isin",
    "bincount",
    "_bincount",
    "histc",
    "histogram",
    "histogram.edges",
    "histogramdd",
    "_histogramdd",
    "nonzero_static",
    "_nonzero_static",
    "unravel_index",
    "combinations",
    "hash_tensor",
    "diff",
    "_differences",
    "_spread_differences",
    "gradient",
    "trapezoid.x",
    "trapezoid.dx",
    "cumulative_trapezoid.x",
    "cumulative_trapezoid.dx",
    "cov",
    "corrcoef",
    "quantile",
    "nanquantile",
    "mode",
    "logcumsumexp",
    "_logcumsumexp",
    "_linear_scan",
    "fft.fft",
    "fft.ifft",
    "fft.rfft",
    "fft.irfft",
    "fft.hfft",
    "fft.ihfft",
    "fft.fft2",
    "fft.fftn",
    "fft.ifft2",
    "fft.ifftn",
    "fft.rfft2",
    "fft.rfftn",
    "fft.irfft2",
    "fft.irfftn",
    "fft.hfft2",
    "fft.hfftn",
    "fft.ihfft2",
    "fft.ihfftn",
    "_fft",
    "_real_part_of_fft",
    "_rfft",
    "_irfft",
    "fft.fftshift",
    "fft.ifftshift",
    "stft",
    "istft",
    "masked.sum",
    "masked.prod",
    "masked.amax",
    "masked.amin",
    "masked.mean",
    "masked.argmax",
    "masked.argmin",
    "masked.median",
    "masked.logsumexp",
    "masked.logaddexp",
    "masked.norm",
    "masked.var",
    "masked.std",
    "masked.cumsum",
    "masked.cumprod",
    "masked.softmax",
    "masked.log_softmax",
    "masked.softmin",
    "masked.normalize",
    "_zeros",
    "_ones",
    "_eye",
    "nn.functional.linear",
    "_layer_norm",
    "nn.functional.layer_norm",
    "nn.functional.mse_loss",
    "_row_squared_distance",
    "_mse_loss",
    "nn.functional.l1_loss",
    "nn.functional.smooth_l1_loss",
    "nn.functional.huber_loss",
    "_smooth_l1",
    "nn.functional.binary_cross_entropy",
    "_binary_cross_entropy_with_logits",
    "_binary_cross_entropy",
    "nn.functional.binary_cross_entropy_with_logits",
    "nn.functional.kl_div",
    "nn.functional.cross_entropy",
    "nn.functional.nll_loss",
    "_nll_loss",
    "_nll_loss_backward",
    "nn.functional.embedding",
    "_embedding",
    "_embedding_backward",
    "_embedding_transposed",
    "_bag_sums",
    "_bag_products",
    "_bag_maxima",
    "nn.functional.dropout",
    "nn.functional.conv1d",
    "nn.functional.conv2d",
    "nn.functional.conv3d",
    "nn.functional.conv_transpose1d",
    "nn.functional.conv_transpose2d",
    "nn.functional.conv_transpose3d",
    "_convolution",
    "_convolution_input",
    "_transposed_convolution",
    "_convolution_weight",
    "nn.functional.unfold",
    "_unfold_windows",
    "nn.functional.fold",
    "_fold_windows",
    "nn.functional.max_pool1d",
    "nn.functional.max_pool2d",
    "nn.functional.max_pool3d",
    "_max_pool2d",
    "_max_pool3d",
    "_max_pool_backward",
    "_pooled",
    "nn.functional.adaptive_max_pool1d",
    "nn.functional.adaptive_max_pool2d",
    "nn.functional.adaptive_max_pool3d",
    "_adaptive_max_pool2d",
    "_adaptive_max_pool3d",
    "nn.functional.fractional_max_pool2d",
    "nn.functional.fractional_max_pool3d",
    "_fractional_max_pool2d",
    "_fractional_max_pool3d",
    "nn.functional.max_unpool1d",
    "nn.functional.max_unpool2d",
    "nn.functional.max_unpool3d",
    "_max_unpool2d",
    "_max_unpool3d",
    "nn.functional.avg_pool1d",
    "nn.functional.avg_pool2d",
    "nn.functional.avg_pool3d",
    "_avg_pool2d",
    "_avg_pool3d",
    "_avg_pool_backward",
    "nn.functional.adaptive_avg_pool1d",
    "nn.functional.adaptive_avg_pool2d",
    "nn.functional.adaptive_avg_pool3d",
    "_adaptive_avg_pool2d",
    "_adaptive_avg_pool3d",
    "_adaptive_avg_pool_backward",
    "nn.functional.lp_pool1d",
    "nn.functional.lp_pool2d",
    "nn.functional.lp_pool3d",
    "nn.functional.interpolate",
    "_resample",
    "_resample_transposed",
    "nn.functional.upsample",
    "nn.functional.upsample_nearest",
    "nn.functional.upsample_bilinear",
    "_affine_grid",
    "_affine_grid_backward",
    "nn.functional.affine_grid",
    "_grid_sample",
    "_grid_sample_to_images",
    "_grid_sample_to_grid",
    "nn.functional.grid_sample",
    "nn.functional.pad",
    "constant_pad_nd",
    "_constant_pad",
    "_pad_by_places",
    "_pad_by_places_transposed",
    "nn.functional.normalize",
    "nn.functional.one_hot",
    "_scale_channels",
    "_batch_norm",
    "_batch_norm_backward",
    "_group_norm",
    "nn.functional.batch_norm",
    "nn.functional.instance_norm",
    "nn.functional.group_norm",
    "_rms_norm",
    "nn.functional.rms_norm",
    "native_batch_norm",
    "native_layer_norm",
    "native_group_norm",
    "nn.functional.local_response_norm",
    "_blocked_attention",
    "_attention_backward",
    "_attention_weights",
    "_fused_attention",
    "_fused_attention_backward",
    "_fused_attention_kept",
    "_fused_attention_weights",
    "_lstm",
    "_lstm_scan",
    "nn.functional.scaled_dot_product_attention",
    "_pixel_shuffle",
    "_pixel_unshuffle",
    "_channel_shuffle",
    "nn.functional.pixel_shuffle",
    "nn.functional.pixel_unshuffle",
    "nn.functional.channel_shuffle",
    "nn.functional.dropout1d",
    "nn.functional.dropout2d",
    "nn.functional.dropout3d",
    "nn.functional.alpha_dropout",
    "nn.functional.feature_alpha_dropout",
    "nn.functional.rrelu",
    "native_dropout_backward",
    "grid_sampler",
    "grid_sampler_2d",
    "grid_sampler_3d",
    "max_pool2d_with_indices_backward",
    "nn.functional.gumbel_softmax",
    "nn.functional.cosine_similarity",
    "nn.functional.pairwise_distance",
    "cdist",
    "_pair_differences",
    "_sums_of_pairs",
    "_weighted_differences",
    "_distances",
    "_weighted_sums_of_pairs",
    "_pair_distances",
    "nn.functional.pdist",
    "dist",
    "nn.functional.poisson_nll_loss",
    "nn.functional.gaussian_nll_loss",
    "nn.functional.soft_margin_loss",
    "nn.functional.hinge_embedding_loss",
    "nn.functional.margin_ranking_loss",
    "nn.functional.cosine_embedding_loss",
    "nn.functional.triplet_margin_loss",
    "nn.functional.triplet_margin_with_distance_loss",
    "_multi_margin",
    "_multi_margin_slopes",
    "_multi_margin_curvature",
    "_multilabel_margin",
    "_multilabel_margin_slopes",
    "nn.functional.multi_margin_loss",
    "nn.functional.multilabel_margin_loss",
    "nn.functional.multilabel_soft_margin_loss",
    "_ctc_loss",
    "_ctc_gradient",
    "nn.functional.ctc_loss",
    "nn.functional.embedding_bag",
    "nn.functional.bilinear",
    "nn.functional.linear_cross_entropy",
    "nn.functional.multi_head_attention_forward",
    "_sgd_update",
    "_momentum_update",
    "_rmsprop_update",
    "_rmsprop_momentum_update",
    "_adam_update",
    "_amsgrad_update",
)


def function(place):
    """The function of an entry of these tables."""
    return shown_function(__package__, place, FUNCTIONS) if place.__class__ is str else place


def op(name):
    """The descriptor of an op."""
    return getattr(ops, "op_" + name.replace(".", "_"))
