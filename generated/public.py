"""The public names of the ops: functions by namespace, methods, properties and operators of Tensor.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
from __future__ import annotations

import math

from specgrad.core.dispatch.overloads import overloaded
from specgrad.generated import forwards, ops
from specgrad.generated import arithmetic
from specgrad.generated import exponential
from specgrad.generated import trigonometric
from specgrad.generated import special_functions
from specgrad.generated import activation
from specgrad.generated import comparison
from specgrad.generated import rounding
from specgrad.generated import reduction
from specgrad.generated import linalg
from specgrad.generated import shape
from specgrad.generated import indexing
from specgrad.generated import creation
from specgrad.generated import nn
from specgrad.core.dispatch.operands import OPERANDS, is_operand, one_list
from specgrad.core.tape.tensor import NUMBERS

ops.add = arithmetic.add
ops.add_ = arithmetic.add_
forwards.add = arithmetic._add_forward
ops.sub = arithmetic.sub
ops.sub_ = arithmetic.sub_
forwards.sub = arithmetic._sub_forward
ops.rsub = arithmetic.rsub
forwards.rsub = arithmetic._rsub_forward
ops.mul = arithmetic.mul
ops.mul_ = arithmetic.mul_
forwards.mul = arithmetic._mul_forward
ops.div = arithmetic.div
ops.div_ = arithmetic.div_
forwards.div = arithmetic._div_forward
ops.div_mode = arithmetic.div_mode
ops.div_mode_ = arithmetic.div_mode_
ops.floor_divide = arithmetic.floor_divide
ops.floor_divide_ = arithmetic.floor_divide_
forwards.floor_divide = arithmetic._floor_divide_forward
ops.remainder = arithmetic.remainder
ops.remainder_ = arithmetic.remainder_
forwards.remainder = arithmetic._remainder_forward
ops.fmod = arithmetic.fmod
ops.fmod_ = arithmetic.fmod_
forwards.fmod = arithmetic._fmod_forward
ops.neg = arithmetic.neg
ops.neg_ = arithmetic.neg_
forwards.neg = arithmetic._neg_forward
ops.positive = arithmetic.positive
ops.reciprocal = arithmetic.reciprocal
ops.reciprocal_ = arithmetic.reciprocal_
forwards.reciprocal = arithmetic._reciprocal_forward
ops.square = arithmetic.square
ops.square_ = arithmetic.square_
forwards.square = arithmetic._square_forward
ops.pow_Scalar = arithmetic.pow_Scalar
forwards.pow_Scalar = arithmetic._pow_Scalar_forward
ops.pow = arithmetic.pow
ops.pow_ = arithmetic.pow_
forwards.pow = arithmetic._pow_forward
ops.float_power = arithmetic.float_power
ops.float_power_method = arithmetic.float_power_method
ops.float_power_method_ = arithmetic.float_power_method_
ops.abs = arithmetic.abs
ops.abs_ = arithmetic.abs_
forwards.abs = arithmetic._abs_forward
ops.sgn = arithmetic.sgn
ops.sgn_ = arithmetic.sgn_
forwards.sgn = arithmetic._sgn_forward
ops.sign = arithmetic.sign
ops.sign_ = arithmetic.sign_
forwards.sign = arithmetic._sign_forward
ops.conj = arithmetic.conj
ops.conj_ = arithmetic.conj_
forwards.conj = arithmetic._conj_forward
ops.resolve_conj = arithmetic.resolve_conj
ops._real_part = arithmetic._real_part
forwards._real_part = arithmetic.__real_part_forward
ops._imag_part = arithmetic._imag_part
forwards._imag_part = arithmetic.__imag_part_forward
ops.real = arithmetic.real
ops.imag = arithmetic.imag
ops._complex = arithmetic._complex
ops.complex = arithmetic.complex
ops.polar = arithmetic.polar
forwards.polar = arithmetic._polar_forward
ops.angle = arithmetic.angle
forwards.angle = arithmetic._angle_forward
ops.view_as_real = arithmetic.view_as_real
ops.view_as_complex = arithmetic.view_as_complex
ops._as_complex = arithmetic._as_complex
ops.addcmul = arithmetic.addcmul
ops.addcmul_ = arithmetic.addcmul_
forwards.addcmul = arithmetic._addcmul_forward
ops.addcdiv = arithmetic.addcdiv
ops.addcdiv_ = arithmetic.addcdiv_
forwards.addcdiv = arithmetic._addcdiv_forward
ops.lerp = arithmetic.lerp
ops.lerp_ = arithmetic.lerp_
forwards.lerp = arithmetic._lerp_forward
ops.hypot = arithmetic.hypot
ops.hypot_ = arithmetic.hypot_
forwards.hypot = arithmetic._hypot_forward
ops.maximum = arithmetic.maximum
forwards.maximum = arithmetic._maximum_forward
ops.minimum = arithmetic.minimum
forwards.minimum = arithmetic._minimum_forward
ops.fmax = arithmetic.fmax
forwards.fmax = arithmetic._fmax_forward
ops.fmin = arithmetic.fmin
forwards.fmin = arithmetic._fmin_forward
ops.clamp = arithmetic.clamp
ops.clamp_ = arithmetic.clamp_
forwards.clamp = arithmetic._clamp_forward
ops.clamp_Tensor = arithmetic.clamp_Tensor
ops.clamp_Tensor_ = arithmetic.clamp_Tensor_
ops.clamp_min = arithmetic.clamp_min
ops.clamp_min_ = arithmetic.clamp_min_
forwards.clamp_min = arithmetic._clamp_min_forward
ops.clamp_max = arithmetic.clamp_max
ops.clamp_max_ = arithmetic.clamp_max_
forwards.clamp_max = arithmetic._clamp_max_forward
ops.copysign = arithmetic.copysign
ops.copysign_ = arithmetic.copysign_
forwards.copysign = arithmetic._copysign_forward
ops.nan_to_num = arithmetic.nan_to_num
ops.nan_to_num_ = arithmetic.nan_to_num_
ops._nan_to_num = arithmetic._nan_to_num
forwards._nan_to_num = arithmetic.__nan_to_num_forward
ops.where = arithmetic.where
forwards.where = arithmetic._where_forward
ops.where_condition = arithmetic.where_condition
ops.where_method = arithmetic.where_method
ops.masked_fill = arithmetic.masked_fill
ops.masked_fill_ = arithmetic.masked_fill_
forwards.masked_fill = arithmetic._masked_fill_forward
ops.masked_fill_Tensor = arithmetic.masked_fill_Tensor
ops.masked_fill_Tensor_ = arithmetic.masked_fill_Tensor_
ops.exp = exponential.exp
ops.exp_ = exponential.exp_
forwards.exp = exponential._exp_forward
ops.exp2 = exponential.exp2
ops.exp2_ = exponential.exp2_
forwards.exp2 = exponential._exp2_forward
ops.expm1 = exponential.expm1
ops.expm1_ = exponential.expm1_
forwards.expm1 = exponential._expm1_forward
ops.log = exponential.log
ops.log_ = exponential.log_
forwards.log = exponential._log_forward
ops.log2 = exponential.log2
ops.log2_ = exponential.log2_
forwards.log2 = exponential._log2_forward
ops.log10 = exponential.log10
ops.log10_ = exponential.log10_
forwards.log10 = exponential._log10_forward
ops.log1p = exponential.log1p
ops.log1p_ = exponential.log1p_
forwards.log1p = exponential._log1p_forward
ops.sqrt = exponential.sqrt
ops.sqrt_ = exponential.sqrt_
forwards.sqrt = exponential._sqrt_forward
ops.rsqrt = exponential.rsqrt
ops.rsqrt_ = exponential.rsqrt_
forwards.rsqrt = exponential._rsqrt_forward
ops.logaddexp = exponential.logaddexp
forwards.logaddexp = exponential._logaddexp_forward
ops.logaddexp2 = exponential.logaddexp2
forwards.logaddexp2 = exponential._logaddexp2_forward
ops.xlogy = exponential.xlogy
ops.xlogy_ = exponential.xlogy_
forwards.xlogy = exponential._xlogy_forward
ops.special_xlog1py = exponential.special_xlog1py
forwards.special_xlog1py = exponential._special_xlog1py_forward
ops.special_entr = exponential.special_entr
forwards.special_entr = exponential._special_entr_forward
ops.sin = trigonometric.sin
ops.sin_ = trigonometric.sin_
forwards.sin = trigonometric._sin_forward
ops.cos = trigonometric.cos
ops.cos_ = trigonometric.cos_
forwards.cos = trigonometric._cos_forward
ops.tan = trigonometric.tan
ops.tan_ = trigonometric.tan_
forwards.tan = trigonometric._tan_forward
ops.asin = trigonometric.asin
ops.asin_ = trigonometric.asin_
forwards.asin = trigonometric._asin_forward
ops.acos = trigonometric.acos
ops.acos_ = trigonometric.acos_
forwards.acos = trigonometric._acos_forward
ops.atan = trigonometric.atan
ops.atan_ = trigonometric.atan_
forwards.atan = trigonometric._atan_forward
ops.sinh = trigonometric.sinh
ops.sinh_ = trigonometric.sinh_
forwards.sinh = trigonometric._sinh_forward
ops.cosh = trigonometric.cosh
ops.cosh_ = trigonometric.cosh_
forwards.cosh = trigonometric._cosh_forward
ops.tanh = trigonometric.tanh
ops.tanh_ = trigonometric.tanh_
forwards.tanh = trigonometric._tanh_forward
ops.asinh = trigonometric.asinh
ops.asinh_ = trigonometric.asinh_
forwards.asinh = trigonometric._asinh_forward
ops.acosh = trigonometric.acosh
ops.acosh_ = trigonometric.acosh_
forwards.acosh = trigonometric._acosh_forward
ops.atanh = trigonometric.atanh
ops.atanh_ = trigonometric.atanh_
forwards.atanh = trigonometric._atanh_forward
ops.atan2 = trigonometric.atan2
ops.atan2_ = trigonometric.atan2_
forwards.atan2 = trigonometric._atan2_forward
ops.sinc = trigonometric.sinc
ops.sinc_ = trigonometric.sinc_
forwards.sinc = trigonometric._sinc_forward
ops.deg2rad = trigonometric.deg2rad
ops.deg2rad_ = trigonometric.deg2rad_
forwards.deg2rad = trigonometric._deg2rad_forward
ops.rad2deg = trigonometric.rad2deg
ops.rad2deg_ = trigonometric.rad2deg_
forwards.rad2deg = trigonometric._rad2deg_forward
ops.erf = special_functions.erf
ops.erf_ = special_functions.erf_
forwards.erf = special_functions._erf_forward
ops.erfc = special_functions.erfc
ops.erfc_ = special_functions.erfc_
forwards.erfc = special_functions._erfc_forward
ops.erfinv = special_functions.erfinv
ops.erfinv_ = special_functions.erfinv_
forwards.erfinv = special_functions._erfinv_forward
ops.lgamma = special_functions.lgamma
ops.lgamma_ = special_functions.lgamma_
forwards.lgamma = special_functions._lgamma_forward
ops.digamma = special_functions.digamma
ops.digamma_ = special_functions.digamma_
forwards.digamma = special_functions._digamma_forward
ops.polygamma = special_functions.polygamma
forwards.polygamma = special_functions._polygamma_forward
ops.polygamma_method = special_functions.polygamma_method
ops.polygamma_method_ = special_functions.polygamma_method_
ops.special_ndtr = special_functions.special_ndtr
forwards.special_ndtr = special_functions._special_ndtr_forward
ops.sigmoid = special_functions.sigmoid
ops.sigmoid_ = special_functions.sigmoid_
forwards.sigmoid = special_functions._sigmoid_forward
ops.logit = special_functions.logit
ops.logit_ = special_functions.logit_
forwards.logit = special_functions._logit_forward
ops.special_bessel_j0 = special_functions.special_bessel_j0
forwards.special_bessel_j0 = special_functions._special_bessel_j0_forward
ops.special_bessel_j1 = special_functions.special_bessel_j1
forwards.special_bessel_j1 = special_functions._special_bessel_j1_forward
ops.special_bessel_y0 = special_functions.special_bessel_y0
forwards.special_bessel_y0 = special_functions._special_bessel_y0_forward
ops.special_bessel_y1 = special_functions.special_bessel_y1
forwards.special_bessel_y1 = special_functions._special_bessel_y1_forward
ops.relu = activation.relu
ops.relu_ = activation.relu_
forwards.relu = activation._relu_forward
ops.nn_functional_relu6 = activation.nn_functional_relu6
ops.nn_functional_relu6_ = activation.nn_functional_relu6_
forwards.nn_functional_relu6 = activation._nn_functional_relu6_forward
ops.nn_functional_leaky_relu = activation.nn_functional_leaky_relu
ops.nn_functional_leaky_relu_ = activation.nn_functional_leaky_relu_
forwards.nn_functional_leaky_relu = activation._nn_functional_leaky_relu_forward
ops.nn_functional_elu = activation.nn_functional_elu
ops.nn_functional_elu_ = activation.nn_functional_elu_
forwards.nn_functional_elu = activation._nn_functional_elu_forward
ops.nn_functional_selu = activation.nn_functional_selu
ops.nn_functional_selu_ = activation.nn_functional_selu_
forwards.nn_functional_selu = activation._nn_functional_selu_forward
ops.nn_functional_celu = activation.nn_functional_celu
ops.nn_functional_celu_ = activation.nn_functional_celu_
forwards.nn_functional_celu = activation._nn_functional_celu_forward
ops.nn_functional_gelu = activation.nn_functional_gelu
forwards.nn_functional_gelu = activation._nn_functional_gelu_forward
ops.nn_functional_silu = activation.nn_functional_silu
ops.nn_functional_silu_ = activation.nn_functional_silu_
forwards.nn_functional_silu = activation._nn_functional_silu_forward
ops.nn_functional_mish = activation.nn_functional_mish
ops.nn_functional_mish_ = activation.nn_functional_mish_
forwards.nn_functional_mish = activation._nn_functional_mish_forward
ops.nn_functional_softplus = activation.nn_functional_softplus
forwards.nn_functional_softplus = activation._nn_functional_softplus_forward
ops.nn_functional_softsign = activation.nn_functional_softsign
forwards.nn_functional_softsign = activation._nn_functional_softsign_forward
ops.nn_functional_tanhshrink = activation.nn_functional_tanhshrink
forwards.nn_functional_tanhshrink = activation._nn_functional_tanhshrink_forward
ops.nn_functional_logsigmoid = activation.nn_functional_logsigmoid
forwards.nn_functional_logsigmoid = activation._nn_functional_logsigmoid_forward
ops.nn_functional_hardtanh = activation.nn_functional_hardtanh
ops.nn_functional_hardtanh_ = activation.nn_functional_hardtanh_
forwards.nn_functional_hardtanh = activation._nn_functional_hardtanh_forward
ops.nn_functional_hardsigmoid = activation.nn_functional_hardsigmoid
ops.nn_functional_hardsigmoid_ = activation.nn_functional_hardsigmoid_
forwards.nn_functional_hardsigmoid = activation._nn_functional_hardsigmoid_forward
ops.nn_functional_hardswish = activation.nn_functional_hardswish
ops.nn_functional_hardswish_ = activation.nn_functional_hardswish_
forwards.nn_functional_hardswish = activation._nn_functional_hardswish_forward
ops.nn_functional_hardshrink = activation.nn_functional_hardshrink
forwards.nn_functional_hardshrink = activation._nn_functional_hardshrink_forward
ops.nn_functional_softshrink = activation.nn_functional_softshrink
forwards.nn_functional_softshrink = activation._nn_functional_softshrink_forward
ops.nn_functional_threshold = activation.nn_functional_threshold
ops.nn_functional_threshold_ = activation.nn_functional_threshold_
forwards.nn_functional_threshold = activation._nn_functional_threshold_forward
ops.nn_functional_prelu = activation.nn_functional_prelu
ops._prelu = activation._prelu
forwards._prelu = activation.__prelu_forward
ops.nn_functional_glu = activation.nn_functional_glu
ops.eq = comparison.eq
ops.eq_ = comparison.eq_
forwards.eq = comparison._eq_forward
ops.ne = comparison.ne
ops.ne_ = comparison.ne_
forwards.ne = comparison._ne_forward
ops.lt = comparison.lt
ops.lt_ = comparison.lt_
forwards.lt = comparison._lt_forward
ops.le = comparison.le
ops.le_ = comparison.le_
forwards.le = comparison._le_forward
ops.gt = comparison.gt
ops.gt_ = comparison.gt_
forwards.gt = comparison._gt_forward
ops.ge = comparison.ge
ops.ge_ = comparison.ge_
forwards.ge = comparison._ge_forward
ops.isnan = comparison.isnan
forwards.isnan = comparison._isnan_forward
ops.isinf = comparison.isinf
forwards.isinf = comparison._isinf_forward
ops.isfinite = comparison.isfinite
forwards.isfinite = comparison._isfinite_forward
ops.isposinf = comparison.isposinf
forwards.isposinf = comparison._isposinf_forward
ops.isneginf = comparison.isneginf
forwards.isneginf = comparison._isneginf_forward
ops.signbit = comparison.signbit
forwards.signbit = comparison._signbit_forward
ops.isclose = comparison.isclose
ops.allclose = comparison.allclose
ops.equal = comparison.equal
ops.logical_and = comparison.logical_and
ops.logical_and_ = comparison.logical_and_
forwards.logical_and = comparison._logical_and_forward
ops.logical_or = comparison.logical_or
ops.logical_or_ = comparison.logical_or_
forwards.logical_or = comparison._logical_or_forward
ops.logical_xor = comparison.logical_xor
ops.logical_xor_ = comparison.logical_xor_
forwards.logical_xor = comparison._logical_xor_forward
ops.logical_not = comparison.logical_not
ops.logical_not_ = comparison.logical_not_
forwards.logical_not = comparison._logical_not_forward
ops.bitwise_and = comparison.bitwise_and
ops.bitwise_and_ = comparison.bitwise_and_
forwards.bitwise_and = comparison._bitwise_and_forward
ops.bitwise_or = comparison.bitwise_or
ops.bitwise_or_ = comparison.bitwise_or_
forwards.bitwise_or = comparison._bitwise_or_forward
ops.bitwise_xor = comparison.bitwise_xor
ops.bitwise_xor_ = comparison.bitwise_xor_
forwards.bitwise_xor = comparison._bitwise_xor_forward
ops.bitwise_not = comparison.bitwise_not
ops.bitwise_not_ = comparison.bitwise_not_
forwards.bitwise_not = comparison._bitwise_not_forward
ops.bitwise_left_shift = comparison.bitwise_left_shift
ops.bitwise_left_shift_ = comparison.bitwise_left_shift_
forwards.bitwise_left_shift = comparison._bitwise_left_shift_forward
ops.bitwise_right_shift = comparison.bitwise_right_shift
ops.bitwise_right_shift_ = comparison.bitwise_right_shift_
forwards.bitwise_right_shift = comparison._bitwise_right_shift_forward
ops.heaviside = comparison.heaviside
ops.heaviside_ = comparison.heaviside_
forwards.heaviside = comparison._heaviside_forward
ops.floor = rounding.floor
ops.floor_ = rounding.floor_
forwards.floor = rounding._floor_forward
ops.ceil = rounding.ceil
ops.ceil_ = rounding.ceil_
forwards.ceil = rounding._ceil_forward
ops.trunc = rounding.trunc
ops.trunc_ = rounding.trunc_
forwards.trunc = rounding._trunc_forward
ops.round = rounding.round
ops.round_ = rounding.round_
forwards.round = rounding._round_forward
ops.round_decimals = rounding.round_decimals
ops.round_decimals_ = rounding.round_decimals_
ops.frac = rounding.frac
ops.frac_ = rounding.frac_
forwards.frac = rounding._frac_forward
ops.frexp = rounding.frexp
forwards.frexp = rounding._frexp_forward
ops.sum = reduction.sum
ops._spread = reduction._spread
ops.mean = reduction.mean
ops.nansum = reduction.nansum
ops.nanmean = reduction.nanmean
ops.prod = reduction.prod
ops.prod_dim = reduction.prod_dim
ops._prod = reduction._prod
ops.cumsum = reduction.cumsum
ops.cumsum_ = reduction.cumsum_
ops.cumprod = reduction.cumprod
ops.cumprod_ = reduction.cumprod_
ops._cumprod = reduction._cumprod
ops.logsumexp = reduction.logsumexp
ops._logsumexp = reduction._logsumexp
ops.var = reduction.var
ops.var_legacy = reduction.var_legacy
ops.var_all = reduction.var_all
ops.std = reduction.std
ops.std_legacy = reduction.std_legacy
ops.std_all = reduction.std_all
ops.var_mean = reduction.var_mean
ops.std_mean = reduction.std_mean
ops.var_mean_legacy = reduction.var_mean_legacy
ops.var_mean_all = reduction.var_mean_all
ops.std_mean_legacy = reduction.std_mean_legacy
ops.std_mean_all = reduction.std_mean_all
ops.linalg_vector_norm = reduction.linalg_vector_norm
ops._vector_norm = reduction._vector_norm
ops._magnitude = reduction._magnitude
ops.norm = reduction.norm
ops.amax = reduction.amax
ops.amin = reduction.amin
ops.aminmax = reduction.aminmax
ops.max = reduction.max
ops.max_dim = reduction.max_dim
ops.max_other = reduction.max_other
ops.min = reduction.min
ops.min_dim = reduction.min_dim
ops.min_other = reduction.min_other
ops.median = reduction.median
ops.median_dim = reduction.median_dim
ops.nanmedian = reduction.nanmedian
ops.nanmedian_dim = reduction.nanmedian_dim
ops._median_of_rows = reduction._median_of_rows
ops._nanmedian_of_rows = reduction._nanmedian_of_rows
ops.kthvalue = reduction.kthvalue
ops._put_selected = reduction._put_selected
ops._selected = reduction._selected
ops.argmax = reduction.argmax
ops.argmin = reduction.argmin
ops.all = reduction.all
ops.any = reduction.any
ops.count_nonzero = reduction.count_nonzero
ops.sort = reduction.sort
ops.argsort = reduction.argsort
ops.msort = reduction.msort
ops.topk = reduction.topk
ops.cummax = reduction.cummax
ops.cummin = reduction.cummin
ops._softmax = reduction._softmax
forwards._softmax = reduction.__softmax_forward
ops.softmax = reduction.softmax
ops.nn_functional_softmin = reduction.nn_functional_softmin
ops._log_softmax = reduction._log_softmax
forwards._log_softmax = reduction.__log_softmax_forward
ops.log_softmax = reduction.log_softmax
ops._row_sum = reduction._row_sum
forwards._row_sum = reduction.__row_sum_forward
ops._row_max = reduction._row_max
forwards._row_max = reduction.__row_max_forward
ops._row_min = reduction._row_min
forwards._row_min = reduction.__row_min_forward
ops._row_variance = reduction._row_variance
forwards._row_variance = reduction.__row_variance_forward
ops._row_logsumexp = reduction._row_logsumexp
forwards._row_logsumexp = reduction.__row_logsumexp_forward
ops._row_sum_of_squares = reduction._row_sum_of_squares
forwards._row_sum_of_squares = reduction.__row_sum_of_squares_forward
ops.mm = linalg.mm
ops.bmm = linalg.bmm
ops.mv = linalg.mv
ops.dot = linalg.dot
ops.vdot = linalg.vdot
ops.outer = linalg.outer
ops.matmul = linalg.matmul
ops.addmm = linalg.addmm
ops.addmm_ = linalg.addmm_
ops.baddbmm = linalg.baddbmm
ops.baddbmm_ = linalg.baddbmm_
ops.addmv = linalg.addmv
ops.addmv_ = linalg.addmv_
ops.addr = linalg.addr
ops.addr_ = linalg.addr_
ops.addbmm = linalg.addbmm
ops.addbmm_ = linalg.addbmm_
ops.inner = linalg.inner
ops.tensordot = linalg.tensordot
ops.trace = linalg.trace
ops.kron = linalg.kron
ops.view = shape.view
ops.reshape = shape.reshape
ops._reshape = shape._reshape
ops.view_as = shape.view_as
ops.reshape_as = shape.reshape_as
ops.flatten = shape.flatten
ops.unflatten = shape.unflatten
ops.ravel = shape.ravel
ops.transpose = shape.transpose
ops.transpose_ = shape.transpose_
ops.permute = shape.permute
ops._unpermute = shape._unpermute
ops.movedim = shape.movedim
ops.t = shape.t
ops.t_ = shape.t_
ops.T = shape.T
ops.mT = shape.mT
ops.mH = shape.mH
ops._mH = shape._mH
ops.H = shape.H
ops.adjoint = shape.adjoint
ops.expand = shape.expand
ops.expand_as = shape.expand_as
ops.broadcast_to = shape.broadcast_to
ops.sum_to_size = shape.sum_to_size
ops._sum_to_size = shape._sum_to_size
ops.squeeze = shape.squeeze
ops.squeeze_ = shape.squeeze_
ops.unsqueeze = shape.unsqueeze
ops.unsqueeze_ = shape.unsqueeze_
ops.select = shape.select
ops._select_backward = shape._select_backward
ops.slice = shape.slice
ops._slice_backward = shape._slice_backward
ops.narrow = shape.narrow
ops.diagonal = shape.diagonal
ops._diagonal_backward = shape._diagonal_backward
ops.diag = shape.diag
ops.diag_embed = shape.diag_embed
ops.unfold = shape.unfold
ops._unfold_backward = shape._unfold_backward
ops.as_strided = shape.as_strided
ops.as_strided_ = shape.as_strided_
ops._as_strided_backward = shape._as_strided_backward
ops._as_strided_like = shape._as_strided_like
ops.split_size = shape.split_size
ops.split_sizes = shape.split_sizes
ops.unsafe_split = shape.unsafe_split
ops.unsafe_split_with_sizes = shape.unsafe_split_with_sizes
ops._unsplit = shape._unsplit
ops._split_like = shape._split_like
ops.chunk = shape.chunk
ops.unsafe_chunk = shape.unsafe_chunk
ops.tensor_split = shape.tensor_split
ops.unbind = shape.unbind
ops._unbind_backward = shape._unbind_backward
ops.cat = shape.cat
ops._uncat = shape._uncat
ops._cat_defined = shape._cat_defined
ops.stack = shape.stack
ops.hstack = shape.hstack
ops.vstack = shape.vstack
ops.dstack = shape.dstack
ops.column_stack = shape.column_stack
ops.roll = shape.roll
ops._unroll = shape._unroll
ops.flip = shape.flip
ops.fliplr = shape.fliplr
ops.flipud = shape.flipud
ops.rot90 = shape.rot90
ops.repeat = shape.repeat
ops._unrepeat = shape._unrepeat
ops.tile = shape.tile
ops.repeat_interleave = shape.repeat_interleave
ops.tril = shape.tril
ops.tril_ = shape.tril_
ops.triu = shape.triu
ops.triu_ = shape.triu_
ops.clone = shape.clone
ops.contiguous = shape.contiguous
ops._to_copy = shape._to_copy
ops.copy_ = shape.copy_
ops.fill_ = shape.fill_
ops.fill__Tensor = shape.fill__Tensor
ops.zero_ = shape.zero_
ops.index_select = indexing.index_select
ops.gather = indexing.gather
ops.take_along_dim = indexing.take_along_dim
ops.scatter = indexing.scatter
ops.scatter_ = indexing.scatter_
ops.scatter_value = indexing.scatter_value
ops.scatter_value_ = indexing.scatter_value_
ops.scatter_reduce = indexing.scatter_reduce
ops.scatter_reduce_ = indexing.scatter_reduce_
ops._scatter_value = indexing._scatter_value
ops._scatter_multiply = indexing._scatter_multiply
ops.scatter_add = indexing.scatter_add
ops.scatter_add_ = indexing.scatter_add_
ops._corner = indexing._corner
ops._part = indexing._part
ops.index_add = indexing.index_add
ops.index_add_ = indexing.index_add_
ops.index_copy = indexing.index_copy
ops.index_copy_ = indexing.index_copy_
ops.index_fill = indexing.index_fill
ops.index_fill_ = indexing.index_fill_
ops.index_fill_Tensor = indexing.index_fill_Tensor
ops.index_fill_Tensor_ = indexing.index_fill_Tensor_
ops.masked_select = indexing.masked_select
ops._masked_put = indexing._masked_put
ops._expand_and_select = indexing._expand_and_select
ops.masked_scatter = indexing.masked_scatter
ops.masked_scatter_ = indexing.masked_scatter_
ops._masked_source = indexing._masked_source
ops.take = indexing.take
ops._index = indexing._index
ops._index_put = indexing._index_put
ops._index_assign_ = indexing._index_assign_
ops.index_put = indexing.index_put
ops.index_put_ = indexing.index_put_
ops.nonzero = indexing.nonzero
ops._nonzero = indexing._nonzero
ops.argwhere = indexing.argwhere
ops.select_scatter = indexing.select_scatter
ops.slice_scatter = indexing.slice_scatter
ops.diagonal_scatter = indexing.diagonal_scatter
ops._zeros = creation._zeros
ops._ones = creation._ones
ops._eye = creation._eye
ops.nn_functional_linear = nn.nn_functional_linear
ops._layer_norm = nn._layer_norm
forwards._layer_norm = nn.__layer_norm_forward
ops.nn_functional_layer_norm = nn.nn_functional_layer_norm
ops.nn_functional_mse_loss = nn.nn_functional_mse_loss
ops._mse_loss = nn._mse_loss
ops.nn_functional_l1_loss = nn.nn_functional_l1_loss
ops.nn_functional_smooth_l1_loss = nn.nn_functional_smooth_l1_loss
ops.nn_functional_huber_loss = nn.nn_functional_huber_loss
ops._smooth_l1 = nn._smooth_l1
forwards._smooth_l1 = nn.__smooth_l1_forward
ops.nn_functional_binary_cross_entropy = nn.nn_functional_binary_cross_entropy
ops._binary_cross_entropy = nn._binary_cross_entropy
forwards._binary_cross_entropy = nn.__binary_cross_entropy_forward
ops.nn_functional_binary_cross_entropy_with_logits = nn.nn_functional_binary_cross_entropy_with_logits
ops.nn_functional_kl_div = nn.nn_functional_kl_div
ops.nn_functional_cross_entropy = nn.nn_functional_cross_entropy
ops.nn_functional_nll_loss = nn.nn_functional_nll_loss
ops._nll_loss = nn._nll_loss
ops._nll_loss_backward = nn._nll_loss_backward
ops.nn_functional_embedding = nn.nn_functional_embedding
ops._embedding = nn._embedding
ops._embedding_backward = nn._embedding_backward
ops._embedding_transposed = nn._embedding_transposed
ops.nn_functional_dropout = nn.nn_functional_dropout
ops.nn_functional_conv2d = nn.nn_functional_conv2d
ops._conv2d = nn._conv2d
ops._conv2d_input = nn._conv2d_input
ops._conv2d_weight = nn._conv2d_weight
ops.nn_functional_max_pool2d = nn.nn_functional_max_pool2d
ops._max_pool2d = nn._max_pool2d
ops._max_pool2d_backward = nn._max_pool2d_backward
ops._pooled = nn._pooled
ops.nn_functional_avg_pool2d = nn.nn_functional_avg_pool2d
ops._avg_pool2d = nn._avg_pool2d
ops._avg_pool2d_backward = nn._avg_pool2d_backward


def _div_overloaded(*args, **kwargs):
    return overloaded("div", ((arithmetic.op_div, arithmetic.div), (arithmetic.op_div_mode, arithmetic.div_mode), ), args, kwargs)


_div_overloaded.__name__ = "div"
_div_overloaded.__doc__ = 'div(Tensor self, Tensor other) -> Tensor\n    Divides `input` by `other`; integers give floats.\n\ndiv.mode(Tensor self, Any other, *, str? rounding_mode) -> Tensor\n    Divides `input` by `other` and rounds, with `rounding_mode` "trunc" or "floor".'


def _div__overloaded(*args, **kwargs):
    return overloaded("div_", ((arithmetic.op_div, arithmetic.div_), (arithmetic.op_div_mode, arithmetic.div_mode_), ), args, kwargs)


_div__overloaded.__name__ = "div_"
_div__overloaded.__doc__ = 'div(Tensor self, Tensor other) -> Tensor\n    Divides `input` by `other`; integers give floats.\n\ndiv.mode(Tensor self, Any other, *, str? rounding_mode) -> Tensor\n    Divides `input` by `other` and rounds, with `rounding_mode` "trunc" or "floor".'


def _pow_overloaded(*args, **kwargs):
    return overloaded("pow", ((arithmetic.op_pow_Scalar, arithmetic.pow_Scalar), (arithmetic.op_pow, arithmetic.pow), ), args, kwargs)


_pow_overloaded.__name__ = "pow"
_pow_overloaded.__doc__ = "pow.Scalar(Tensor self, Scalar exponent) -> Tensor\n    Raises `input` to the power `exponent`, a number.\n\npow(Tensor self, Tensor exponent) -> Tensor\n    Raises `input` to the power `exponent`."


def _clamp_overloaded(*args, **kwargs):
    return overloaded("clamp", ((arithmetic.op_clamp, arithmetic.clamp), (arithmetic.op_clamp_Tensor, arithmetic.clamp_Tensor), ), args, kwargs)


_clamp_overloaded.__name__ = "clamp"
_clamp_overloaded.__doc__ = "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor\n    Limits each element to between `min` and `max`.\n\nclamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor\n    Limits each element to between two tensors."


def _clamp__overloaded(*args, **kwargs):
    return overloaded("clamp_", ((arithmetic.op_clamp, arithmetic.clamp_), (arithmetic.op_clamp_Tensor, arithmetic.clamp_Tensor_), ), args, kwargs)


_clamp__overloaded.__name__ = "clamp_"
_clamp__overloaded.__doc__ = "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor\n    Limits each element to between `min` and `max`.\n\nclamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor\n    Limits each element to between two tensors."


def _where_overloaded(*args, **kwargs):
    return overloaded("where", ((arithmetic.op_where, arithmetic.where), (arithmetic.op_where_condition, arithmetic.where_condition), ), args, kwargs)


_where_overloaded.__name__ = "where"
_where_overloaded.__doc__ = "where(Tensor condition, Tensor self, Tensor other) -> Tensor\n    Chooses from `input` where `condition` holds, else from `other`.\n\nwhere.condition(Tensor condition) -> Any\n    The indices at which `condition` holds, a tensor a dimension."


def _masked_fill_overloaded(*args, **kwargs):
    return overloaded("masked_fill", ((arithmetic.op_masked_fill, arithmetic.masked_fill), (arithmetic.op_masked_fill_Tensor, arithmetic.masked_fill_Tensor), ), args, kwargs)


_masked_fill_overloaded.__name__ = "masked_fill"
_masked_fill_overloaded.__doc__ = "masked_fill(Tensor self, Tensor mask, Scalar value) -> Tensor\n    Puts `value` where `mask` holds.\n\nmasked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor\n    Puts `value`, a 0-dim tensor, where `mask` holds."


def _masked_fill__overloaded(*args, **kwargs):
    return overloaded("masked_fill_", ((arithmetic.op_masked_fill, arithmetic.masked_fill_), (arithmetic.op_masked_fill_Tensor, arithmetic.masked_fill_Tensor_), ), args, kwargs)


_masked_fill__overloaded.__name__ = "masked_fill_"
_masked_fill__overloaded.__doc__ = "masked_fill(Tensor self, Tensor mask, Scalar value) -> Tensor\n    Puts `value` where `mask` holds.\n\nmasked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor\n    Puts `value`, a 0-dim tensor, where `mask` holds."


def _round_overloaded(*args, **kwargs):
    return overloaded("round", ((rounding.op_round, rounding.round), (rounding.op_round_decimals, rounding.round_decimals), ), args, kwargs)


_round_overloaded.__name__ = "round"
_round_overloaded.__doc__ = "round(Tensor self) -> Tensor\n    Rounds to the nearest integer, halves to even.\n\nround.decimals(Tensor self, *, int decimals) -> Tensor\n    Rounds to a number of decimals."


def _round__overloaded(*args, **kwargs):
    return overloaded("round_", ((rounding.op_round, rounding.round_), (rounding.op_round_decimals, rounding.round_decimals_), ), args, kwargs)


_round__overloaded.__name__ = "round_"
_round__overloaded.__doc__ = "round(Tensor self) -> Tensor\n    Rounds to the nearest integer, halves to even.\n\nround.decimals(Tensor self, *, int decimals) -> Tensor\n    Rounds to a number of decimals."


def _prod_overloaded(*args, **kwargs):
    return overloaded("prod", ((reduction.op_prod, reduction.prod), (reduction.op_prod_dim, reduction.prod_dim), ), args, kwargs)


_prod_overloaded.__name__ = "prod"
_prod_overloaded.__doc__ = "prod(Tensor self, *, dtype? dtype=None) -> Tensor\n    The product of all elements.\n\nprod.dim(Tensor self, int dim, bool keepdim=False, *, dtype? dtype=None) -> Tensor\n    The product along a dimension."


def _var_overloaded(*args, **kwargs):
    return overloaded("var", ((reduction.op_var, reduction.var), (reduction.op_var_legacy, reduction.var_legacy), (reduction.op_var_all, reduction.var_all), ), args, kwargs)


_var_overloaded.__name__ = "var"
_var_overloaded.__doc__ = "var(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor\n    The variance; `correction` is what is taken off the count, one if not given.\n\nvar.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> Tensor\n    The variance, with or without Bessel's correction.\n\nvar.all(Tensor self, bool unbiased) -> Tensor\n    The variance of all elements, with or without Bessel's correction."


def _std_overloaded(*args, **kwargs):
    return overloaded("std", ((reduction.op_std, reduction.std), (reduction.op_std_legacy, reduction.std_legacy), (reduction.op_std_all, reduction.std_all), ), args, kwargs)


_std_overloaded.__name__ = "std"
_std_overloaded.__doc__ = "std(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor\n    The standard deviation; `correction` is what is taken off the count, one if not given.\n\nstd.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> Tensor\n    The standard deviation, with or without Bessel's correction.\n\nstd.all(Tensor self, bool unbiased) -> Tensor\n    The standard deviation of all elements, with or without Bessel's correction."


def _var_mean_overloaded(*args, **kwargs):
    return overloaded("var_mean", ((reduction.op_var_mean, reduction.var_mean), (reduction.op_var_mean_legacy, reduction.var_mean_legacy), (reduction.op_var_mean_all, reduction.var_mean_all), ), args, kwargs)


_var_mean_overloaded.__name__ = "var_mean"
_var_mean_overloaded.__doc__ = "var_mean(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor var, Tensor mean)\n    The variance and the mean.\n\nvar_mean.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor var, Tensor mean)\n    The variance, with or without Bessel's correction, and the mean.\n\nvar_mean.all(Tensor self, bool unbiased) -> (Tensor var, Tensor mean)\n    The variance, with or without Bessel's correction, and the mean of all elements."


def _std_mean_overloaded(*args, **kwargs):
    return overloaded("std_mean", ((reduction.op_std_mean, reduction.std_mean), (reduction.op_std_mean_legacy, reduction.std_mean_legacy), (reduction.op_std_mean_all, reduction.std_mean_all), ), args, kwargs)


_std_mean_overloaded.__name__ = "std_mean"
_std_mean_overloaded.__doc__ = "std_mean(Tensor self, int[]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor std, Tensor mean)\n    The standard deviation and the mean.\n\nstd_mean.legacy(Tensor self, int[]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor std, Tensor mean)\n    The standard deviation, with or without Bessel's correction, and the mean.\n\nstd_mean.all(Tensor self, bool unbiased) -> (Tensor std, Tensor mean)\n    The standard deviation, with or without Bessel's correction, and the mean of all elements."


def _max_overloaded(*args, **kwargs):
    return overloaded("max", ((reduction.op_max, reduction.max), (reduction.op_max_dim, reduction.max_dim), (reduction.op_max_other, reduction.max_other), ), args, kwargs)


_max_overloaded.__name__ = "max"
_max_overloaded.__doc__ = "max(Tensor self) -> Tensor\n    The largest element.\n\nmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\n    The largest elements along a dimension, and where they are.\n\nmax.other(Tensor self, Tensor other) -> Tensor\n    The larger of two, element by element."


def _min_overloaded(*args, **kwargs):
    return overloaded("min", ((reduction.op_min, reduction.min), (reduction.op_min_dim, reduction.min_dim), (reduction.op_min_other, reduction.min_other), ), args, kwargs)


_min_overloaded.__name__ = "min"
_min_overloaded.__doc__ = "min(Tensor self) -> Tensor\n    The smallest element.\n\nmin.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\n    The smallest elements along a dimension, and where they are.\n\nmin.other(Tensor self, Tensor other) -> Tensor\n    The smaller of two, element by element."


def _median_overloaded(*args, **kwargs):
    return overloaded("median", ((reduction.op_median, reduction.median), (reduction.op_median_dim, reduction.median_dim), ), args, kwargs)


_median_overloaded.__name__ = "median"
_median_overloaded.__doc__ = "median(Tensor self) -> Tensor\n    The middle element, the lower of two; ties share the gradient.\n\nmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\n    The middle elements along a dimension, the lower of two, and where they are."


def _nanmedian_overloaded(*args, **kwargs):
    return overloaded("nanmedian", ((reduction.op_nanmedian, reduction.nanmedian), (reduction.op_nanmedian_dim, reduction.nanmedian_dim), ), args, kwargs)


_nanmedian_overloaded.__name__ = "nanmedian"
_nanmedian_overloaded.__doc__ = "nanmedian(Tensor self) -> Tensor\n    The middle element of those that are not NaN, the lower of two; ties share the gradient.\n\nnanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\n    The middle elements of those that are not NaN along a dimension, the lower of two, and where they are."


def _split_overloaded(*args, **kwargs):
    return overloaded("split", ((shape.op_split_size, shape.split_size), (shape.op_split_sizes, shape.split_sizes), ), args, kwargs)


_split_overloaded.__name__ = "split"
_split_overloaded.__doc__ = "split.size(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]\n    Pieces of one size along a dimension, as views.\n\nsplit.sizes(Tensor(a) self, int[] split_size, int dim=0) -> Tensor(a)[]\n    Pieces of given sizes along a dimension, as views."


def _fill__overloaded(*args, **kwargs):
    return overloaded("fill_", ((shape.op_fill_, shape.fill_), (shape.op_fill__Tensor, shape.fill__Tensor), ), args, kwargs)


_fill__overloaded.__name__ = "fill_"
_fill__overloaded.__doc__ = "fill_(Tensor(a!) self, Scalar value) -> Tensor(a!)\n    Puts a number into every element.\n\nfill_.Tensor(Tensor self, Tensor value) -> Tensor\n    Puts `value`, a 0-dim tensor, into every element."


def _scatter_overloaded(*args, **kwargs):
    return overloaded("scatter", ((indexing.op_scatter, indexing.scatter), (indexing.op_scatter_value, indexing.scatter_value), (indexing.op_scatter_reduce, indexing.scatter_reduce), ), args, kwargs)


_scatter_overloaded.__name__ = "scatter"
_scatter_overloaded.__doc__ = "scatter(Tensor self, int dim, Tensor index, Tensor src) -> Tensor\n    Puts elements of `src` at indices along a dimension.\n\nscatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor\n    Puts a number at indices along a dimension.\n\nscatter.reduce(Tensor self, int dim, Tensor index, Any src, *, str reduce) -> Tensor\n    Adds or multiplies elements at indices along a dimension."


def _scatter__overloaded(*args, **kwargs):
    return overloaded("scatter_", ((indexing.op_scatter, indexing.scatter_), (indexing.op_scatter_value, indexing.scatter_value_), (indexing.op_scatter_reduce, indexing.scatter_reduce_), ), args, kwargs)


_scatter__overloaded.__name__ = "scatter_"
_scatter__overloaded.__doc__ = "scatter(Tensor self, int dim, Tensor index, Tensor src) -> Tensor\n    Puts elements of `src` at indices along a dimension.\n\nscatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor\n    Puts a number at indices along a dimension.\n\nscatter.reduce(Tensor self, int dim, Tensor index, Any src, *, str reduce) -> Tensor\n    Adds or multiplies elements at indices along a dimension."


def _index_fill_overloaded(*args, **kwargs):
    return overloaded("index_fill", ((indexing.op_index_fill, indexing.index_fill), (indexing.op_index_fill_Tensor, indexing.index_fill_Tensor), ), args, kwargs)


_index_fill_overloaded.__name__ = "index_fill"
_index_fill_overloaded.__doc__ = "index_fill(Tensor self, int dim, Tensor index, Scalar value) -> Tensor\n    Puts a number into slices along a dimension.\n\nindex_fill.Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor\n    Puts `value`, a 0-dim tensor, into slices along a dimension."


def _index_fill__overloaded(*args, **kwargs):
    return overloaded("index_fill_", ((indexing.op_index_fill, indexing.index_fill_), (indexing.op_index_fill_Tensor, indexing.index_fill_Tensor_), ), args, kwargs)


_index_fill__overloaded.__name__ = "index_fill_"
_index_fill__overloaded.__doc__ = "index_fill(Tensor self, int dim, Tensor index, Scalar value) -> Tensor\n    Puts a number into slices along a dimension.\n\nindex_fill.Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor\n    Puts `value`, a 0-dim tensor, into slices along a dimension."


def _view_of_list(self, *values, size=None):
    if size is not None or not (values and values[0].__class__ is int):
        values = one_list("view", values, size)
    return ops.view(self, values)


_view_of_list.__name__ = "view"
_view_of_list.__doc__ = ops.view.__doc__


def _reshape_of_list(self, *values, shape=None):
    if shape is not None or not (values and values[0].__class__ is int):
        values = one_list("reshape", values, shape)
    return ops.reshape(self, values)


_reshape_of_list.__name__ = "reshape"
_reshape_of_list.__doc__ = ops.reshape.__doc__


def _permute_of_list(self, *values, dims=None):
    if dims is not None or not (values and values[0].__class__ is int):
        values = one_list("permute", values, dims)
    return ops.permute(self, values)


_permute_of_list.__name__ = "permute"
_permute_of_list.__doc__ = ops.permute.__doc__


def _expand_of_list(self, *values, size=None, implicit=False):
    if size is not None or not (values and values[0].__class__ is int):
        values = one_list("expand", values, size)
    return ops.expand(self, values, implicit=implicit)


_expand_of_list.__name__ = "expand"
_expand_of_list.__doc__ = ops.expand.__doc__


def _broadcast_to_of_list(self, *values, size=None):
    if size is not None or not (values and values[0].__class__ is int):
        values = one_list("broadcast_to", values, size)
    return ops.broadcast_to(self, values)


_broadcast_to_of_list.__name__ = "broadcast_to"
_broadcast_to_of_list.__doc__ = ops.broadcast_to.__doc__


def _sum_to_size_of_list(self, *values, size=None):
    if size is not None or not (values and values[0].__class__ is int):
        values = one_list("sum_to_size", values, size)
    return ops.sum_to_size(self, values)


_sum_to_size_of_list.__name__ = "sum_to_size"
_sum_to_size_of_list.__doc__ = ops.sum_to_size.__doc__


def _flip_of_list(self, *values, dims=None):
    if dims is not None or not (values and values[0].__class__ is int):
        values = one_list("flip", values, dims)
    return ops.flip(self, values)


_flip_of_list.__name__ = "flip"
_flip_of_list.__doc__ = ops.flip.__doc__


def _repeat_of_list(self, *values, repeats=None):
    if repeats is not None or not (values and values[0].__class__ is int):
        values = one_list("repeat", values, repeats)
    return ops.repeat(self, values)


_repeat_of_list.__name__ = "repeat"
_repeat_of_list.__doc__ = ops.repeat.__doc__


def _tile_of_list(self, *values, dims=None):
    if dims is not None or not (values and values[0].__class__ is int):
        values = one_list("tile", values, dims)
    return ops.tile(self, values)


_tile_of_list.__name__ = "tile"
_tile_of_list.__doc__ = ops.tile.__doc__


def __rtruediv__(self, other):
    return arithmetic.div(other, self)


def __rfloordiv__(self, other):
    return arithmetic.floor_divide(other, self)


def __rmod__(self, other):
    return arithmetic.remainder(other, self)


def __pow__(self, other):
    return arithmetic.pow_Scalar(self, other) if other.__class__ in NUMBERS else arithmetic.pow(self, other)


def __rpow__(self, other):
    return arithmetic.pow(other, self)


def __eq__(self, other):
    return comparison.eq(self, other) if other.__class__ in OPERANDS or is_operand(other) else NotImplemented


def __ne__(self, other):
    return comparison.ne(self, other) if other.__class__ in OPERANDS or is_operand(other) else NotImplemented


def __lt__(self, other):
    return comparison.lt(self, other) if other.__class__ in OPERANDS or is_operand(other) else NotImplemented


def __le__(self, other):
    return comparison.le(self, other) if other.__class__ in OPERANDS or is_operand(other) else NotImplemented


def __gt__(self, other):
    return comparison.gt(self, other) if other.__class__ in OPERANDS or is_operand(other) else NotImplemented


def __ge__(self, other):
    return comparison.ge(self, other) if other.__class__ in OPERANDS or is_operand(other) else NotImplemented


def __rand__(self, other):
    return comparison.bitwise_and(other, self)


def __ror__(self, other):
    return comparison.bitwise_or(other, self)


def __rxor__(self, other):
    return comparison.bitwise_xor(other, self)


def __rlshift__(self, other):
    return comparison.bitwise_left_shift(other, self)


def __rrshift__(self, other):
    return comparison.bitwise_right_shift(other, self)


def __rmatmul__(self, other):
    return linalg.matmul(other, self)


FUNCTIONS = {
    "": {
        "abs": arithmetic.abs,
        "abs_": arithmetic.abs_,
        "absolute": arithmetic.abs,
        "acos": trigonometric.acos,
        "acos_": trigonometric.acos_,
        "acosh": trigonometric.acosh,
        "acosh_": trigonometric.acosh_,
        "add": arithmetic.add,
        "addbmm": linalg.addbmm,
        "addcdiv": arithmetic.addcdiv,
        "addcmul": arithmetic.addcmul,
        "addmm": linalg.addmm,
        "addmv": linalg.addmv,
        "addmv_": linalg.addmv_,
        "addr": linalg.addr,
        "adjoint": shape.adjoint,
        "all": reduction.all,
        "allclose": comparison.allclose,
        "amax": reduction.amax,
        "amin": reduction.amin,
        "aminmax": reduction.aminmax,
        "angle": arithmetic.angle,
        "any": reduction.any,
        "arccos": trigonometric.acos,
        "arccos_": trigonometric.acos_,
        "arccosh": trigonometric.acosh,
        "arccosh_": trigonometric.acosh_,
        "arcsin": trigonometric.asin,
        "arcsin_": trigonometric.asin_,
        "arcsinh": trigonometric.asinh,
        "arcsinh_": trigonometric.asinh_,
        "arctan": trigonometric.atan,
        "arctan2": trigonometric.atan2,
        "arctan_": trigonometric.atan_,
        "arctanh": trigonometric.atanh,
        "arctanh_": trigonometric.atanh_,
        "argmax": reduction.argmax,
        "argmin": reduction.argmin,
        "argsort": reduction.argsort,
        "argwhere": indexing.argwhere,
        "as_strided": shape.as_strided,
        "as_strided_": shape.as_strided_,
        "asin": trigonometric.asin,
        "asin_": trigonometric.asin_,
        "asinh": trigonometric.asinh,
        "asinh_": trigonometric.asinh_,
        "atan": trigonometric.atan,
        "atan2": trigonometric.atan2,
        "atan_": trigonometric.atan_,
        "atanh": trigonometric.atanh,
        "atanh_": trigonometric.atanh_,
        "baddbmm": linalg.baddbmm,
        "bitwise_and": comparison.bitwise_and,
        "bitwise_left_shift": comparison.bitwise_left_shift,
        "bitwise_not": comparison.bitwise_not,
        "bitwise_or": comparison.bitwise_or,
        "bitwise_right_shift": comparison.bitwise_right_shift,
        "bitwise_xor": comparison.bitwise_xor,
        "bmm": linalg.bmm,
        "broadcast_to": shape.broadcast_to,
        "cat": shape.cat,
        "ceil": rounding.ceil,
        "ceil_": rounding.ceil_,
        "celu": activation.nn_functional_celu,
        "celu_": activation.nn_functional_celu_,
        "chunk": shape.chunk,
        "clamp": _clamp_overloaded,
        "clamp_": _clamp__overloaded,
        "clamp_max": arithmetic.clamp_max,
        "clamp_max_": arithmetic.clamp_max_,
        "clamp_min": arithmetic.clamp_min,
        "clamp_min_": arithmetic.clamp_min_,
        "clip": _clamp_overloaded,
        "clip_": _clamp__overloaded,
        "clone": shape.clone,
        "column_stack": shape.column_stack,
        "complex": arithmetic.complex,
        "concat": shape.cat,
        "concatenate": shape.cat,
        "conj": arithmetic.conj,
        "conj_physical": arithmetic.conj,
        "conj_physical_": arithmetic.conj_,
        "copysign": arithmetic.copysign,
        "cos": trigonometric.cos,
        "cos_": trigonometric.cos_,
        "cosh": trigonometric.cosh,
        "cosh_": trigonometric.cosh_,
        "count_nonzero": reduction.count_nonzero,
        "cummax": reduction.cummax,
        "cummin": reduction.cummin,
        "cumprod": reduction.cumprod,
        "cumsum": reduction.cumsum,
        "deg2rad": trigonometric.deg2rad,
        "deg2rad_": trigonometric.deg2rad_,
        "diag": shape.diag,
        "diag_embed": shape.diag_embed,
        "diagonal": shape.diagonal,
        "diagonal_scatter": indexing.diagonal_scatter,
        "digamma": special_functions.digamma,
        "div": _div_overloaded,
        "divide": _div_overloaded,
        "dot": linalg.dot,
        "dstack": shape.dstack,
        "eq": comparison.eq,
        "equal": comparison.equal,
        "erf": special_functions.erf,
        "erf_": special_functions.erf_,
        "erfc": special_functions.erfc,
        "erfc_": special_functions.erfc_,
        "erfinv": special_functions.erfinv,
        "exp": exponential.exp,
        "exp2": exponential.exp2,
        "exp2_": exponential.exp2_,
        "exp_": exponential.exp_,
        "expm1": exponential.expm1,
        "expm1_": exponential.expm1_,
        "fill_": _fill__overloaded,
        "fix": rounding.trunc,
        "fix_": rounding.trunc_,
        "flatten": shape.flatten,
        "flip": shape.flip,
        "fliplr": shape.fliplr,
        "flipud": shape.flipud,
        "float_power": arithmetic.float_power,
        "floor": rounding.floor,
        "floor_": rounding.floor_,
        "floor_divide": arithmetic.floor_divide,
        "fmax": arithmetic.fmax,
        "fmin": arithmetic.fmin,
        "fmod": arithmetic.fmod,
        "frac": rounding.frac,
        "frac_": rounding.frac_,
        "frexp": rounding.frexp,
        "gather": indexing.gather,
        "ge": comparison.ge,
        "ger": linalg.outer,
        "greater": comparison.gt,
        "greater_equal": comparison.ge,
        "gt": comparison.gt,
        "hardshrink": activation.nn_functional_hardshrink,
        "heaviside": comparison.heaviside,
        "hstack": shape.hstack,
        "hypot": arithmetic.hypot,
        "imag": arithmetic.imag,
        "index_add": indexing.index_add,
        "index_copy": indexing.index_copy,
        "index_fill": _index_fill_overloaded,
        "index_put": indexing.index_put,
        "index_put_": indexing.index_put_,
        "index_select": indexing.index_select,
        "inner": linalg.inner,
        "isclose": comparison.isclose,
        "isfinite": comparison.isfinite,
        "isinf": comparison.isinf,
        "isnan": comparison.isnan,
        "isneginf": comparison.isneginf,
        "isposinf": comparison.isposinf,
        "kron": linalg.kron,
        "kthvalue": reduction.kthvalue,
        "le": comparison.le,
        "lerp": arithmetic.lerp,
        "less": comparison.lt,
        "less_equal": comparison.le,
        "lgamma": special_functions.lgamma,
        "log": exponential.log,
        "log10": exponential.log10,
        "log10_": exponential.log10_,
        "log1p": exponential.log1p,
        "log1p_": exponential.log1p_,
        "log2": exponential.log2,
        "log2_": exponential.log2_,
        "log_": exponential.log_,
        "log_softmax": reduction.log_softmax,
        "logaddexp": exponential.logaddexp,
        "logaddexp2": exponential.logaddexp2,
        "logical_and": comparison.logical_and,
        "logical_not": comparison.logical_not,
        "logical_or": comparison.logical_or,
        "logical_xor": comparison.logical_xor,
        "logit": special_functions.logit,
        "logit_": special_functions.logit_,
        "logsumexp": reduction.logsumexp,
        "lt": comparison.lt,
        "masked_fill": _masked_fill_overloaded,
        "masked_scatter": indexing.masked_scatter,
        "masked_select": indexing.masked_select,
        "matmul": linalg.matmul,
        "max": _max_overloaded,
        "maximum": arithmetic.maximum,
        "mean": reduction.mean,
        "median": _median_overloaded,
        "min": _min_overloaded,
        "minimum": arithmetic.minimum,
        "mm": linalg.mm,
        "moveaxis": shape.movedim,
        "movedim": shape.movedim,
        "msort": reduction.msort,
        "mul": arithmetic.mul,
        "multiply": arithmetic.mul,
        "mv": linalg.mv,
        "nan_to_num": arithmetic.nan_to_num,
        "nan_to_num_": arithmetic.nan_to_num_,
        "nanmean": reduction.nanmean,
        "nanmedian": _nanmedian_overloaded,
        "nansum": reduction.nansum,
        "narrow": shape.narrow,
        "ne": comparison.ne,
        "neg": arithmetic.neg,
        "neg_": arithmetic.neg_,
        "negative": arithmetic.neg,
        "negative_": arithmetic.neg_,
        "nonzero": indexing.nonzero,
        "norm": reduction.norm,
        "not_equal": comparison.ne,
        "outer": linalg.outer,
        "permute": shape.permute,
        "polar": arithmetic.polar,
        "polygamma": special_functions.polygamma,
        "positive": arithmetic.positive,
        "pow": _pow_overloaded,
        "prelu": activation.nn_functional_prelu,
        "prod": _prod_overloaded,
        "rad2deg": trigonometric.rad2deg,
        "rad2deg_": trigonometric.rad2deg_,
        "ravel": shape.ravel,
        "real": arithmetic.real,
        "reciprocal": arithmetic.reciprocal,
        "reciprocal_": arithmetic.reciprocal_,
        "relu": activation.relu,
        "relu_": activation.relu_,
        "remainder": arithmetic.remainder,
        "repeat_interleave": shape.repeat_interleave,
        "reshape": shape.reshape,
        "resolve_conj": arithmetic.resolve_conj,
        "resolve_neg": arithmetic.resolve_conj,
        "roll": shape.roll,
        "rot90": shape.rot90,
        "round": _round_overloaded,
        "round_": _round__overloaded,
        "row_stack": shape.vstack,
        "rsqrt": exponential.rsqrt,
        "rsqrt_": exponential.rsqrt_,
        "rsub": arithmetic.rsub,
        "scatter": _scatter_overloaded,
        "scatter_add": indexing.scatter_add,
        "select": shape.select,
        "select_scatter": indexing.select_scatter,
        "selu": activation.nn_functional_selu,
        "selu_": activation.nn_functional_selu_,
        "sgn": arithmetic.sgn,
        "sigmoid": special_functions.sigmoid,
        "sigmoid_": special_functions.sigmoid_,
        "sign": arithmetic.sign,
        "signbit": comparison.signbit,
        "sin": trigonometric.sin,
        "sin_": trigonometric.sin_,
        "sinc": trigonometric.sinc,
        "sinc_": trigonometric.sinc_,
        "sinh": trigonometric.sinh,
        "sinh_": trigonometric.sinh_,
        "slice_scatter": indexing.slice_scatter,
        "softmax": reduction.softmax,
        "sort": reduction.sort,
        "split": _split_overloaded,
        "split_with_sizes": _split_overloaded,
        "sqrt": exponential.sqrt,
        "sqrt_": exponential.sqrt_,
        "square": arithmetic.square,
        "square_": arithmetic.square_,
        "squeeze": shape.squeeze,
        "stack": shape.stack,
        "std": _std_overloaded,
        "std_mean": _std_mean_overloaded,
        "sub": arithmetic.sub,
        "subtract": arithmetic.sub,
        "sum": reduction.sum,
        "swapaxes": shape.transpose,
        "swapdims": shape.transpose,
        "t": shape.t,
        "take": indexing.take,
        "take_along_dim": indexing.take_along_dim,
        "tan": trigonometric.tan,
        "tan_": trigonometric.tan_,
        "tanh": trigonometric.tanh,
        "tanh_": trigonometric.tanh_,
        "tensor_split": shape.tensor_split,
        "tensordot": linalg.tensordot,
        "threshold": activation.nn_functional_threshold,
        "threshold_": activation.nn_functional_threshold_,
        "tile": shape.tile,
        "topk": reduction.topk,
        "trace": linalg.trace,
        "transpose": shape.transpose,
        "tril": shape.tril,
        "triu": shape.triu,
        "true_divide": _div_overloaded,
        "trunc": rounding.trunc,
        "trunc_": rounding.trunc_,
        "unbind": shape.unbind,
        "unflatten": shape.unflatten,
        "unsafe_chunk": shape.unsafe_chunk,
        "unsafe_split": shape.unsafe_split,
        "unsafe_split_with_sizes": shape.unsafe_split_with_sizes,
        "unsqueeze": shape.unsqueeze,
        "var": _var_overloaded,
        "var_mean": _var_mean_overloaded,
        "vdot": linalg.vdot,
        "view_as_complex": arithmetic.view_as_complex,
        "view_as_real": arithmetic.view_as_real,
        "vstack": shape.vstack,
        "where": _where_overloaded,
        "xlogy": exponential.xlogy,
        "xlogy_": exponential.xlogy_,
        "zero_": shape.zero_,
    },
    "linalg": {
        "matmul": linalg.matmul,
        "vector_norm": reduction.linalg_vector_norm,
    },
    "nn.functional": {
        "avg_pool2d": nn.nn_functional_avg_pool2d,
        "binary_cross_entropy": nn.nn_functional_binary_cross_entropy,
        "binary_cross_entropy_with_logits": nn.nn_functional_binary_cross_entropy_with_logits,
        "celu": activation.nn_functional_celu,
        "celu_": activation.nn_functional_celu_,
        "conv2d": nn.nn_functional_conv2d,
        "cross_entropy": nn.nn_functional_cross_entropy,
        "dropout": nn.nn_functional_dropout,
        "elu": activation.nn_functional_elu,
        "elu_": activation.nn_functional_elu_,
        "embedding": nn.nn_functional_embedding,
        "gelu": activation.nn_functional_gelu,
        "glu": activation.nn_functional_glu,
        "hardshrink": activation.nn_functional_hardshrink,
        "hardsigmoid": activation.nn_functional_hardsigmoid,
        "hardswish": activation.nn_functional_hardswish,
        "hardtanh": activation.nn_functional_hardtanh,
        "hardtanh_": activation.nn_functional_hardtanh_,
        "huber_loss": nn.nn_functional_huber_loss,
        "kl_div": nn.nn_functional_kl_div,
        "l1_loss": nn.nn_functional_l1_loss,
        "layer_norm": nn.nn_functional_layer_norm,
        "leaky_relu": activation.nn_functional_leaky_relu,
        "leaky_relu_": activation.nn_functional_leaky_relu_,
        "linear": nn.nn_functional_linear,
        "log_softmax": reduction.log_softmax,
        "logsigmoid": activation.nn_functional_logsigmoid,
        "max_pool2d": nn.nn_functional_max_pool2d,
        "mish": activation.nn_functional_mish,
        "mse_loss": nn.nn_functional_mse_loss,
        "nll_loss": nn.nn_functional_nll_loss,
        "prelu": activation.nn_functional_prelu,
        "relu": activation.relu,
        "relu6": activation.nn_functional_relu6,
        "relu_": activation.relu_,
        "selu": activation.nn_functional_selu,
        "selu_": activation.nn_functional_selu_,
        "sigmoid": special_functions.sigmoid,
        "silu": activation.nn_functional_silu,
        "smooth_l1_loss": nn.nn_functional_smooth_l1_loss,
        "softmax": reduction.softmax,
        "softmin": reduction.nn_functional_softmin,
        "softplus": activation.nn_functional_softplus,
        "softshrink": activation.nn_functional_softshrink,
        "softsign": activation.nn_functional_softsign,
        "tanhshrink": activation.nn_functional_tanhshrink,
        "threshold": activation.nn_functional_threshold,
        "threshold_": activation.nn_functional_threshold_,
    },
    "special": {
        "bessel_j0": special_functions.special_bessel_j0,
        "bessel_j1": special_functions.special_bessel_j1,
        "bessel_y0": special_functions.special_bessel_y0,
        "bessel_y1": special_functions.special_bessel_y1,
        "digamma": special_functions.digamma,
        "entr": exponential.special_entr,
        "erf": special_functions.erf,
        "erfc": special_functions.erfc,
        "erfinv": special_functions.erfinv,
        "exp2": exponential.exp2,
        "expit": special_functions.sigmoid,
        "expm1": exponential.expm1,
        "gammaln": special_functions.lgamma,
        "log1p": exponential.log1p,
        "log_softmax": reduction.log_softmax,
        "logit": special_functions.logit,
        "logsumexp": reduction.logsumexp,
        "ndtr": special_functions.special_ndtr,
        "polygamma": special_functions.polygamma,
        "psi": special_functions.digamma,
        "sinc": trigonometric.sinc,
        "softmax": reduction.softmax,
        "xlog1py": exponential.special_xlog1py,
        "xlogy": exponential.xlogy,
    },
}

METHODS = {
    "__abs__": arithmetic.abs,
    "__add__": arithmetic.add,
    "__and__": comparison.bitwise_and,
    "__floordiv__": arithmetic.floor_divide,
    "__iadd__": arithmetic.add_,
    "__iand__": comparison.bitwise_and_,
    "__ifloordiv__": arithmetic.floor_divide_,
    "__ilshift__": comparison.bitwise_left_shift_,
    "__imod__": arithmetic.remainder_,
    "__imul__": arithmetic.mul_,
    "__invert__": comparison.bitwise_not,
    "__ior__": comparison.bitwise_or_,
    "__ipow__": arithmetic.pow_,
    "__irshift__": comparison.bitwise_right_shift_,
    "__isub__": arithmetic.sub_,
    "__itruediv__": arithmetic.div_,
    "__ixor__": comparison.bitwise_xor_,
    "__lshift__": comparison.bitwise_left_shift,
    "__matmul__": linalg.matmul,
    "__mod__": arithmetic.remainder,
    "__mul__": arithmetic.mul,
    "__neg__": arithmetic.neg,
    "__or__": comparison.bitwise_or,
    "__pos__": arithmetic.positive,
    "__radd__": arithmetic.add,
    "__rmul__": arithmetic.mul,
    "__rshift__": comparison.bitwise_right_shift,
    "__rsub__": arithmetic.rsub,
    "__sub__": arithmetic.sub,
    "__truediv__": arithmetic.div,
    "__xor__": comparison.bitwise_xor,
    "abs": arithmetic.abs,
    "abs_": arithmetic.abs_,
    "absolute": arithmetic.abs,
    "absolute_": arithmetic.abs_,
    "acos": trigonometric.acos,
    "acos_": trigonometric.acos_,
    "acosh": trigonometric.acosh,
    "acosh_": trigonometric.acosh_,
    "add": arithmetic.add,
    "add_": arithmetic.add_,
    "addbmm": linalg.addbmm,
    "addbmm_": linalg.addbmm_,
    "addcdiv": arithmetic.addcdiv,
    "addcdiv_": arithmetic.addcdiv_,
    "addcmul": arithmetic.addcmul,
    "addcmul_": arithmetic.addcmul_,
    "addmm": linalg.addmm,
    "addmm_": linalg.addmm_,
    "addmv": linalg.addmv,
    "addmv_": linalg.addmv_,
    "addr": linalg.addr,
    "addr_": linalg.addr_,
    "adjoint": shape.adjoint,
    "all": reduction.all,
    "allclose": comparison.allclose,
    "amax": reduction.amax,
    "amin": reduction.amin,
    "aminmax": reduction.aminmax,
    "angle": arithmetic.angle,
    "any": reduction.any,
    "arccos": trigonometric.acos,
    "arccos_": trigonometric.acos_,
    "arccosh": trigonometric.acosh,
    "arccosh_": trigonometric.acosh_,
    "arcsin": trigonometric.asin,
    "arcsin_": trigonometric.asin_,
    "arcsinh": trigonometric.asinh,
    "arcsinh_": trigonometric.asinh_,
    "arctan": trigonometric.atan,
    "arctan2": trigonometric.atan2,
    "arctan2_": trigonometric.atan2_,
    "arctan_": trigonometric.atan_,
    "arctanh": trigonometric.atanh,
    "arctanh_": trigonometric.atanh_,
    "argmax": reduction.argmax,
    "argmin": reduction.argmin,
    "argsort": reduction.argsort,
    "argwhere": indexing.argwhere,
    "as_strided": shape.as_strided,
    "as_strided_": shape.as_strided_,
    "asin": trigonometric.asin,
    "asin_": trigonometric.asin_,
    "asinh": trigonometric.asinh,
    "asinh_": trigonometric.asinh_,
    "atan": trigonometric.atan,
    "atan2": trigonometric.atan2,
    "atan2_": trigonometric.atan2_,
    "atan_": trigonometric.atan_,
    "atanh": trigonometric.atanh,
    "atanh_": trigonometric.atanh_,
    "baddbmm": linalg.baddbmm,
    "baddbmm_": linalg.baddbmm_,
    "bitwise_and": comparison.bitwise_and,
    "bitwise_and_": comparison.bitwise_and_,
    "bitwise_left_shift": comparison.bitwise_left_shift,
    "bitwise_left_shift_": comparison.bitwise_left_shift_,
    "bitwise_not": comparison.bitwise_not,
    "bitwise_not_": comparison.bitwise_not_,
    "bitwise_or": comparison.bitwise_or,
    "bitwise_or_": comparison.bitwise_or_,
    "bitwise_right_shift": comparison.bitwise_right_shift,
    "bitwise_right_shift_": comparison.bitwise_right_shift_,
    "bitwise_xor": comparison.bitwise_xor,
    "bitwise_xor_": comparison.bitwise_xor_,
    "bmm": linalg.bmm,
    "broadcast_to": _broadcast_to_of_list,
    "ceil": rounding.ceil,
    "ceil_": rounding.ceil_,
    "chunk": shape.chunk,
    "clamp": _clamp_overloaded,
    "clamp_": _clamp__overloaded,
    "clamp_max": arithmetic.clamp_max,
    "clamp_max_": arithmetic.clamp_max_,
    "clamp_min": arithmetic.clamp_min,
    "clamp_min_": arithmetic.clamp_min_,
    "clip": _clamp_overloaded,
    "clip_": _clamp__overloaded,
    "clone": shape.clone,
    "conj": arithmetic.conj,
    "conj_physical": arithmetic.conj,
    "conj_physical_": arithmetic.conj_,
    "contiguous": shape.contiguous,
    "copy_": shape.copy_,
    "copysign": arithmetic.copysign,
    "copysign_": arithmetic.copysign_,
    "cos": trigonometric.cos,
    "cos_": trigonometric.cos_,
    "cosh": trigonometric.cosh,
    "cosh_": trigonometric.cosh_,
    "count_nonzero": reduction.count_nonzero,
    "cummax": reduction.cummax,
    "cummin": reduction.cummin,
    "cumprod": reduction.cumprod,
    "cumprod_": reduction.cumprod_,
    "cumsum": reduction.cumsum,
    "cumsum_": reduction.cumsum_,
    "deg2rad": trigonometric.deg2rad,
    "deg2rad_": trigonometric.deg2rad_,
    "diag": shape.diag,
    "diag_embed": shape.diag_embed,
    "diagonal": shape.diagonal,
    "diagonal_scatter": indexing.diagonal_scatter,
    "digamma": special_functions.digamma,
    "digamma_": special_functions.digamma_,
    "div": _div_overloaded,
    "div_": _div__overloaded,
    "divide": _div_overloaded,
    "divide_": _div__overloaded,
    "dot": linalg.dot,
    "eq": comparison.eq,
    "eq_": comparison.eq_,
    "equal": comparison.equal,
    "erf": special_functions.erf,
    "erf_": special_functions.erf_,
    "erfc": special_functions.erfc,
    "erfc_": special_functions.erfc_,
    "erfinv": special_functions.erfinv,
    "erfinv_": special_functions.erfinv_,
    "exp": exponential.exp,
    "exp2": exponential.exp2,
    "exp2_": exponential.exp2_,
    "exp_": exponential.exp_,
    "expand": _expand_of_list,
    "expand_as": shape.expand_as,
    "expm1": exponential.expm1,
    "expm1_": exponential.expm1_,
    "fill_": _fill__overloaded,
    "fix": rounding.trunc,
    "fix_": rounding.trunc_,
    "flatten": shape.flatten,
    "flip": _flip_of_list,
    "fliplr": shape.fliplr,
    "flipud": shape.flipud,
    "float_power": arithmetic.float_power_method,
    "float_power_": arithmetic.float_power_method_,
    "floor": rounding.floor,
    "floor_": rounding.floor_,
    "floor_divide": arithmetic.floor_divide,
    "floor_divide_": arithmetic.floor_divide_,
    "fmax": arithmetic.fmax,
    "fmin": arithmetic.fmin,
    "fmod": arithmetic.fmod,
    "fmod_": arithmetic.fmod_,
    "frac": rounding.frac,
    "frac_": rounding.frac_,
    "frexp": rounding.frexp,
    "gather": indexing.gather,
    "ge": comparison.ge,
    "ge_": comparison.ge_,
    "ger": linalg.outer,
    "greater": comparison.gt,
    "greater_": comparison.gt_,
    "greater_equal": comparison.ge,
    "greater_equal_": comparison.ge_,
    "gt": comparison.gt,
    "gt_": comparison.gt_,
    "hardshrink": activation.nn_functional_hardshrink,
    "heaviside": comparison.heaviside,
    "heaviside_": comparison.heaviside_,
    "hypot": arithmetic.hypot,
    "hypot_": arithmetic.hypot_,
    "index_add": indexing.index_add,
    "index_add_": indexing.index_add_,
    "index_copy": indexing.index_copy,
    "index_copy_": indexing.index_copy_,
    "index_fill": _index_fill_overloaded,
    "index_fill_": _index_fill__overloaded,
    "index_put": indexing.index_put,
    "index_put_": indexing.index_put_,
    "index_select": indexing.index_select,
    "inner": linalg.inner,
    "isclose": comparison.isclose,
    "isfinite": comparison.isfinite,
    "isinf": comparison.isinf,
    "isnan": comparison.isnan,
    "isneginf": comparison.isneginf,
    "isposinf": comparison.isposinf,
    "kron": linalg.kron,
    "kthvalue": reduction.kthvalue,
    "le": comparison.le,
    "le_": comparison.le_,
    "lerp": arithmetic.lerp,
    "lerp_": arithmetic.lerp_,
    "less": comparison.lt,
    "less_": comparison.lt_,
    "less_equal": comparison.le,
    "less_equal_": comparison.le_,
    "lgamma": special_functions.lgamma,
    "lgamma_": special_functions.lgamma_,
    "log": exponential.log,
    "log10": exponential.log10,
    "log10_": exponential.log10_,
    "log1p": exponential.log1p,
    "log1p_": exponential.log1p_,
    "log2": exponential.log2,
    "log2_": exponential.log2_,
    "log_": exponential.log_,
    "log_softmax": reduction.log_softmax,
    "logaddexp": exponential.logaddexp,
    "logaddexp2": exponential.logaddexp2,
    "logical_and": comparison.logical_and,
    "logical_and_": comparison.logical_and_,
    "logical_not": comparison.logical_not,
    "logical_not_": comparison.logical_not_,
    "logical_or": comparison.logical_or,
    "logical_or_": comparison.logical_or_,
    "logical_xor": comparison.logical_xor,
    "logical_xor_": comparison.logical_xor_,
    "logit": special_functions.logit,
    "logit_": special_functions.logit_,
    "logsumexp": reduction.logsumexp,
    "lt": comparison.lt,
    "lt_": comparison.lt_,
    "masked_fill": _masked_fill_overloaded,
    "masked_fill_": _masked_fill__overloaded,
    "masked_scatter": indexing.masked_scatter,
    "masked_scatter_": indexing.masked_scatter_,
    "masked_select": indexing.masked_select,
    "matmul": linalg.matmul,
    "max": _max_overloaded,
    "maximum": arithmetic.maximum,
    "mean": reduction.mean,
    "median": _median_overloaded,
    "min": _min_overloaded,
    "minimum": arithmetic.minimum,
    "mm": linalg.mm,
    "moveaxis": shape.movedim,
    "movedim": shape.movedim,
    "msort": reduction.msort,
    "mul": arithmetic.mul,
    "mul_": arithmetic.mul_,
    "multiply": arithmetic.mul,
    "multiply_": arithmetic.mul_,
    "mv": linalg.mv,
    "nan_to_num": arithmetic.nan_to_num,
    "nan_to_num_": arithmetic.nan_to_num_,
    "nanmean": reduction.nanmean,
    "nanmedian": _nanmedian_overloaded,
    "nansum": reduction.nansum,
    "narrow": shape.narrow,
    "ne": comparison.ne,
    "ne_": comparison.ne_,
    "neg": arithmetic.neg,
    "neg_": arithmetic.neg_,
    "negative": arithmetic.neg,
    "negative_": arithmetic.neg_,
    "nonzero": indexing.nonzero,
    "norm": reduction.norm,
    "not_equal": comparison.ne,
    "not_equal_": comparison.ne_,
    "outer": linalg.outer,
    "permute": _permute_of_list,
    "polygamma": special_functions.polygamma_method,
    "polygamma_": special_functions.polygamma_method_,
    "positive": arithmetic.positive,
    "pow": _pow_overloaded,
    "pow_": arithmetic.pow_,
    "prelu": activation.nn_functional_prelu,
    "prod": _prod_overloaded,
    "rad2deg": trigonometric.rad2deg,
    "rad2deg_": trigonometric.rad2deg_,
    "ravel": shape.ravel,
    "reciprocal": arithmetic.reciprocal,
    "reciprocal_": arithmetic.reciprocal_,
    "relu": activation.relu,
    "relu_": activation.relu_,
    "remainder": arithmetic.remainder,
    "remainder_": arithmetic.remainder_,
    "repeat": _repeat_of_list,
    "repeat_interleave": shape.repeat_interleave,
    "reshape": _reshape_of_list,
    "reshape_as": shape.reshape_as,
    "resolve_conj": arithmetic.resolve_conj,
    "resolve_neg": arithmetic.resolve_conj,
    "roll": shape.roll,
    "rot90": shape.rot90,
    "round": _round_overloaded,
    "round_": _round__overloaded,
    "rsqrt": exponential.rsqrt,
    "rsqrt_": exponential.rsqrt_,
    "scatter": _scatter_overloaded,
    "scatter_": _scatter__overloaded,
    "scatter_add": indexing.scatter_add,
    "scatter_add_": indexing.scatter_add_,
    "select": shape.select,
    "select_scatter": indexing.select_scatter,
    "sgn": arithmetic.sgn,
    "sgn_": arithmetic.sgn_,
    "sigmoid": special_functions.sigmoid,
    "sigmoid_": special_functions.sigmoid_,
    "sign": arithmetic.sign,
    "sign_": arithmetic.sign_,
    "signbit": comparison.signbit,
    "sin": trigonometric.sin,
    "sin_": trigonometric.sin_,
    "sinc": trigonometric.sinc,
    "sinc_": trigonometric.sinc_,
    "sinh": trigonometric.sinh,
    "sinh_": trigonometric.sinh_,
    "slice_scatter": indexing.slice_scatter,
    "softmax": reduction.softmax,
    "sort": reduction.sort,
    "split": _split_overloaded,
    "split_with_sizes": _split_overloaded,
    "sqrt": exponential.sqrt,
    "sqrt_": exponential.sqrt_,
    "square": arithmetic.square,
    "square_": arithmetic.square_,
    "squeeze": shape.squeeze,
    "squeeze_": shape.squeeze_,
    "std": _std_overloaded,
    "sub": arithmetic.sub,
    "sub_": arithmetic.sub_,
    "subtract": arithmetic.sub,
    "subtract_": arithmetic.sub_,
    "sum": reduction.sum,
    "sum_to_size": _sum_to_size_of_list,
    "swapaxes": shape.transpose,
    "swapaxes_": shape.transpose_,
    "swapdims": shape.transpose,
    "swapdims_": shape.transpose_,
    "t": shape.t,
    "t_": shape.t_,
    "take": indexing.take,
    "take_along_dim": indexing.take_along_dim,
    "tan": trigonometric.tan,
    "tan_": trigonometric.tan_,
    "tanh": trigonometric.tanh,
    "tanh_": trigonometric.tanh_,
    "tensor_split": shape.tensor_split,
    "tile": _tile_of_list,
    "topk": reduction.topk,
    "trace": linalg.trace,
    "transpose": shape.transpose,
    "transpose_": shape.transpose_,
    "tril": shape.tril,
    "tril_": shape.tril_,
    "triu": shape.triu,
    "triu_": shape.triu_,
    "true_divide": _div_overloaded,
    "true_divide_": _div__overloaded,
    "trunc": rounding.trunc,
    "trunc_": rounding.trunc_,
    "unbind": shape.unbind,
    "unflatten": shape.unflatten,
    "unfold": shape.unfold,
    "unsafe_chunk": shape.unsafe_chunk,
    "unsafe_split": shape.unsafe_split,
    "unsafe_split_with_sizes": shape.unsafe_split_with_sizes,
    "unsqueeze": shape.unsqueeze,
    "unsqueeze_": shape.unsqueeze_,
    "var": _var_overloaded,
    "vdot": linalg.vdot,
    "view": _view_of_list,
    "view_as": shape.view_as,
    "where": arithmetic.where_method,
    "xlogy": exponential.xlogy,
    "xlogy_": exponential.xlogy_,
    "zero_": shape.zero_,
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
    "H": shape.H,
    "T": shape.T,
    "imag": arithmetic.imag,
    "mH": shape.mH,
    "mT": shape.mT,
    "real": arithmetic.real,
}

OPS = {
    "add": arithmetic.op_add,
    "sub": arithmetic.op_sub,
    "rsub": arithmetic.op_rsub,
    "mul": arithmetic.op_mul,
    "div": arithmetic.op_div,
    "div.mode": arithmetic.op_div_mode,
    "floor_divide": arithmetic.op_floor_divide,
    "remainder": arithmetic.op_remainder,
    "fmod": arithmetic.op_fmod,
    "neg": arithmetic.op_neg,
    "positive": arithmetic.op_positive,
    "reciprocal": arithmetic.op_reciprocal,
    "square": arithmetic.op_square,
    "pow.Scalar": arithmetic.op_pow_Scalar,
    "pow": arithmetic.op_pow,
    "float_power": arithmetic.op_float_power,
    "float_power.method": arithmetic.op_float_power_method,
    "abs": arithmetic.op_abs,
    "sgn": arithmetic.op_sgn,
    "sign": arithmetic.op_sign,
    "conj": arithmetic.op_conj,
    "resolve_conj": arithmetic.op_resolve_conj,
    "_real_part": arithmetic.op__real_part,
    "_imag_part": arithmetic.op__imag_part,
    "real": arithmetic.op_real,
    "imag": arithmetic.op_imag,
    "_complex": arithmetic.op__complex,
    "complex": arithmetic.op_complex,
    "polar": arithmetic.op_polar,
    "angle": arithmetic.op_angle,
    "view_as_real": arithmetic.op_view_as_real,
    "view_as_complex": arithmetic.op_view_as_complex,
    "_as_complex": arithmetic.op__as_complex,
    "addcmul": arithmetic.op_addcmul,
    "addcdiv": arithmetic.op_addcdiv,
    "lerp": arithmetic.op_lerp,
    "hypot": arithmetic.op_hypot,
    "maximum": arithmetic.op_maximum,
    "minimum": arithmetic.op_minimum,
    "fmax": arithmetic.op_fmax,
    "fmin": arithmetic.op_fmin,
    "clamp": arithmetic.op_clamp,
    "clamp.Tensor": arithmetic.op_clamp_Tensor,
    "clamp_min": arithmetic.op_clamp_min,
    "clamp_max": arithmetic.op_clamp_max,
    "copysign": arithmetic.op_copysign,
    "nan_to_num": arithmetic.op_nan_to_num,
    "_nan_to_num": arithmetic.op__nan_to_num,
    "where": arithmetic.op_where,
    "where.condition": arithmetic.op_where_condition,
    "where.method": arithmetic.op_where_method,
    "masked_fill": arithmetic.op_masked_fill,
    "masked_fill.Tensor": arithmetic.op_masked_fill_Tensor,
    "exp": exponential.op_exp,
    "exp2": exponential.op_exp2,
    "expm1": exponential.op_expm1,
    "log": exponential.op_log,
    "log2": exponential.op_log2,
    "log10": exponential.op_log10,
    "log1p": exponential.op_log1p,
    "sqrt": exponential.op_sqrt,
    "rsqrt": exponential.op_rsqrt,
    "logaddexp": exponential.op_logaddexp,
    "logaddexp2": exponential.op_logaddexp2,
    "xlogy": exponential.op_xlogy,
    "special.xlog1py": exponential.op_special_xlog1py,
    "special.entr": exponential.op_special_entr,
    "sin": trigonometric.op_sin,
    "cos": trigonometric.op_cos,
    "tan": trigonometric.op_tan,
    "asin": trigonometric.op_asin,
    "acos": trigonometric.op_acos,
    "atan": trigonometric.op_atan,
    "sinh": trigonometric.op_sinh,
    "cosh": trigonometric.op_cosh,
    "tanh": trigonometric.op_tanh,
    "asinh": trigonometric.op_asinh,
    "acosh": trigonometric.op_acosh,
    "atanh": trigonometric.op_atanh,
    "atan2": trigonometric.op_atan2,
    "sinc": trigonometric.op_sinc,
    "deg2rad": trigonometric.op_deg2rad,
    "rad2deg": trigonometric.op_rad2deg,
    "erf": special_functions.op_erf,
    "erfc": special_functions.op_erfc,
    "erfinv": special_functions.op_erfinv,
    "lgamma": special_functions.op_lgamma,
    "digamma": special_functions.op_digamma,
    "polygamma": special_functions.op_polygamma,
    "polygamma.method": special_functions.op_polygamma_method,
    "special.ndtr": special_functions.op_special_ndtr,
    "sigmoid": special_functions.op_sigmoid,
    "logit": special_functions.op_logit,
    "special.bessel_j0": special_functions.op_special_bessel_j0,
    "special.bessel_j1": special_functions.op_special_bessel_j1,
    "special.bessel_y0": special_functions.op_special_bessel_y0,
    "special.bessel_y1": special_functions.op_special_bessel_y1,
    "relu": activation.op_relu,
    "nn.functional.relu6": activation.op_nn_functional_relu6,
    "nn.functional.leaky_relu": activation.op_nn_functional_leaky_relu,
    "nn.functional.elu": activation.op_nn_functional_elu,
    "nn.functional.selu": activation.op_nn_functional_selu,
    "nn.functional.celu": activation.op_nn_functional_celu,
    "nn.functional.gelu": activation.op_nn_functional_gelu,
    "nn.functional.silu": activation.op_nn_functional_silu,
    "nn.functional.mish": activation.op_nn_functional_mish,
    "nn.functional.softplus": activation.op_nn_functional_softplus,
    "nn.functional.softsign": activation.op_nn_functional_softsign,
    "nn.functional.tanhshrink": activation.op_nn_functional_tanhshrink,
    "nn.functional.logsigmoid": activation.op_nn_functional_logsigmoid,
    "nn.functional.hardtanh": activation.op_nn_functional_hardtanh,
    "nn.functional.hardsigmoid": activation.op_nn_functional_hardsigmoid,
    "nn.functional.hardswish": activation.op_nn_functional_hardswish,
    "nn.functional.hardshrink": activation.op_nn_functional_hardshrink,
    "nn.functional.softshrink": activation.op_nn_functional_softshrink,
    "nn.functional.threshold": activation.op_nn_functional_threshold,
    "nn.functional.prelu": activation.op_nn_functional_prelu,
    "_prelu": activation.op__prelu,
    "nn.functional.glu": activation.op_nn_functional_glu,
    "eq": comparison.op_eq,
    "ne": comparison.op_ne,
    "lt": comparison.op_lt,
    "le": comparison.op_le,
    "gt": comparison.op_gt,
    "ge": comparison.op_ge,
    "isnan": comparison.op_isnan,
    "isinf": comparison.op_isinf,
    "isfinite": comparison.op_isfinite,
    "isposinf": comparison.op_isposinf,
    "isneginf": comparison.op_isneginf,
    "signbit": comparison.op_signbit,
    "isclose": comparison.op_isclose,
    "allclose": comparison.op_allclose,
    "equal": comparison.op_equal,
    "logical_and": comparison.op_logical_and,
    "logical_or": comparison.op_logical_or,
    "logical_xor": comparison.op_logical_xor,
    "logical_not": comparison.op_logical_not,
    "bitwise_and": comparison.op_bitwise_and,
    "bitwise_or": comparison.op_bitwise_or,
    "bitwise_xor": comparison.op_bitwise_xor,
    "bitwise_not": comparison.op_bitwise_not,
    "bitwise_left_shift": comparison.op_bitwise_left_shift,
    "bitwise_right_shift": comparison.op_bitwise_right_shift,
    "heaviside": comparison.op_heaviside,
    "floor": rounding.op_floor,
    "ceil": rounding.op_ceil,
    "trunc": rounding.op_trunc,
    "round": rounding.op_round,
    "round.decimals": rounding.op_round_decimals,
    "frac": rounding.op_frac,
    "frexp": rounding.op_frexp,
    "sum": reduction.op_sum,
    "_spread": reduction.op__spread,
    "mean": reduction.op_mean,
    "nansum": reduction.op_nansum,
    "nanmean": reduction.op_nanmean,
    "prod": reduction.op_prod,
    "prod.dim": reduction.op_prod_dim,
    "_prod": reduction.op__prod,
    "cumsum": reduction.op_cumsum,
    "cumprod": reduction.op_cumprod,
    "_cumprod": reduction.op__cumprod,
    "logsumexp": reduction.op_logsumexp,
    "_logsumexp": reduction.op__logsumexp,
    "var": reduction.op_var,
    "var.legacy": reduction.op_var_legacy,
    "var.all": reduction.op_var_all,
    "std": reduction.op_std,
    "std.legacy": reduction.op_std_legacy,
    "std.all": reduction.op_std_all,
    "var_mean": reduction.op_var_mean,
    "std_mean": reduction.op_std_mean,
    "var_mean.legacy": reduction.op_var_mean_legacy,
    "var_mean.all": reduction.op_var_mean_all,
    "std_mean.legacy": reduction.op_std_mean_legacy,
    "std_mean.all": reduction.op_std_mean_all,
    "linalg.vector_norm": reduction.op_linalg_vector_norm,
    "_vector_norm": reduction.op__vector_norm,
    "_magnitude": reduction.op__magnitude,
    "norm": reduction.op_norm,
    "amax": reduction.op_amax,
    "amin": reduction.op_amin,
    "aminmax": reduction.op_aminmax,
    "max": reduction.op_max,
    "max.dim": reduction.op_max_dim,
    "max.other": reduction.op_max_other,
    "min": reduction.op_min,
    "min.dim": reduction.op_min_dim,
    "min.other": reduction.op_min_other,
    "median": reduction.op_median,
    "median.dim": reduction.op_median_dim,
    "nanmedian": reduction.op_nanmedian,
    "nanmedian.dim": reduction.op_nanmedian_dim,
    "_median_of_rows": reduction.op__median_of_rows,
    "_nanmedian_of_rows": reduction.op__nanmedian_of_rows,
    "kthvalue": reduction.op_kthvalue,
    "_put_selected": reduction.op__put_selected,
    "_selected": reduction.op__selected,
    "argmax": reduction.op_argmax,
    "argmin": reduction.op_argmin,
    "all": reduction.op_all,
    "any": reduction.op_any,
    "count_nonzero": reduction.op_count_nonzero,
    "sort": reduction.op_sort,
    "argsort": reduction.op_argsort,
    "msort": reduction.op_msort,
    "topk": reduction.op_topk,
    "cummax": reduction.op_cummax,
    "cummin": reduction.op_cummin,
    "_softmax": reduction.op__softmax,
    "softmax": reduction.op_softmax,
    "nn.functional.softmin": reduction.op_nn_functional_softmin,
    "_log_softmax": reduction.op__log_softmax,
    "log_softmax": reduction.op_log_softmax,
    "_row_sum": reduction.op__row_sum,
    "_row_max": reduction.op__row_max,
    "_row_min": reduction.op__row_min,
    "_row_variance": reduction.op__row_variance,
    "_row_logsumexp": reduction.op__row_logsumexp,
    "_row_sum_of_squares": reduction.op__row_sum_of_squares,
    "mm": linalg.op_mm,
    "bmm": linalg.op_bmm,
    "mv": linalg.op_mv,
    "dot": linalg.op_dot,
    "vdot": linalg.op_vdot,
    "outer": linalg.op_outer,
    "matmul": linalg.op_matmul,
    "addmm": linalg.op_addmm,
    "baddbmm": linalg.op_baddbmm,
    "addmv": linalg.op_addmv,
    "addr": linalg.op_addr,
    "addbmm": linalg.op_addbmm,
    "inner": linalg.op_inner,
    "tensordot": linalg.op_tensordot,
    "trace": linalg.op_trace,
    "kron": linalg.op_kron,
    "view": shape.op_view,
    "reshape": shape.op_reshape,
    "_reshape": shape.op__reshape,
    "view_as": shape.op_view_as,
    "reshape_as": shape.op_reshape_as,
    "flatten": shape.op_flatten,
    "unflatten": shape.op_unflatten,
    "ravel": shape.op_ravel,
    "transpose": shape.op_transpose,
    "permute": shape.op_permute,
    "_unpermute": shape.op__unpermute,
    "movedim": shape.op_movedim,
    "t": shape.op_t,
    "T": shape.op_T,
    "mT": shape.op_mT,
    "mH": shape.op_mH,
    "_mH": shape.op__mH,
    "H": shape.op_H,
    "adjoint": shape.op_adjoint,
    "expand": shape.op_expand,
    "expand_as": shape.op_expand_as,
    "broadcast_to": shape.op_broadcast_to,
    "sum_to_size": shape.op_sum_to_size,
    "_sum_to_size": shape.op__sum_to_size,
    "squeeze": shape.op_squeeze,
    "unsqueeze": shape.op_unsqueeze,
    "select": shape.op_select,
    "_select_backward": shape.op__select_backward,
    "slice": shape.op_slice,
    "_slice_backward": shape.op__slice_backward,
    "narrow": shape.op_narrow,
    "diagonal": shape.op_diagonal,
    "_diagonal_backward": shape.op__diagonal_backward,
    "diag": shape.op_diag,
    "diag_embed": shape.op_diag_embed,
    "unfold": shape.op_unfold,
    "_unfold_backward": shape.op__unfold_backward,
    "as_strided": shape.op_as_strided,
    "_as_strided_backward": shape.op__as_strided_backward,
    "_as_strided_like": shape.op__as_strided_like,
    "split.size": shape.op_split_size,
    "split.sizes": shape.op_split_sizes,
    "unsafe_split": shape.op_unsafe_split,
    "unsafe_split_with_sizes": shape.op_unsafe_split_with_sizes,
    "_unsplit": shape.op__unsplit,
    "_split_like": shape.op__split_like,
    "chunk": shape.op_chunk,
    "unsafe_chunk": shape.op_unsafe_chunk,
    "tensor_split": shape.op_tensor_split,
    "unbind": shape.op_unbind,
    "_unbind_backward": shape.op__unbind_backward,
    "cat": shape.op_cat,
    "_uncat": shape.op__uncat,
    "_cat_defined": shape.op__cat_defined,
    "stack": shape.op_stack,
    "hstack": shape.op_hstack,
    "vstack": shape.op_vstack,
    "dstack": shape.op_dstack,
    "column_stack": shape.op_column_stack,
    "roll": shape.op_roll,
    "_unroll": shape.op__unroll,
    "flip": shape.op_flip,
    "fliplr": shape.op_fliplr,
    "flipud": shape.op_flipud,
    "rot90": shape.op_rot90,
    "repeat": shape.op_repeat,
    "_unrepeat": shape.op__unrepeat,
    "tile": shape.op_tile,
    "repeat_interleave": shape.op_repeat_interleave,
    "tril": shape.op_tril,
    "triu": shape.op_triu,
    "clone": shape.op_clone,
    "contiguous": shape.op_contiguous,
    "_to_copy": shape.op__to_copy,
    "copy_": shape.op_copy_,
    "fill_": shape.op_fill_,
    "fill_.Tensor": shape.op_fill__Tensor,
    "zero_": shape.op_zero_,
    "index_select": indexing.op_index_select,
    "gather": indexing.op_gather,
    "take_along_dim": indexing.op_take_along_dim,
    "scatter": indexing.op_scatter,
    "scatter.value": indexing.op_scatter_value,
    "scatter.reduce": indexing.op_scatter_reduce,
    "_scatter_value": indexing.op__scatter_value,
    "_scatter_multiply": indexing.op__scatter_multiply,
    "scatter_add": indexing.op_scatter_add,
    "_corner": indexing.op__corner,
    "_part": indexing.op__part,
    "index_add": indexing.op_index_add,
    "index_copy": indexing.op_index_copy,
    "index_fill": indexing.op_index_fill,
    "index_fill.Tensor": indexing.op_index_fill_Tensor,
    "masked_select": indexing.op_masked_select,
    "_masked_put": indexing.op__masked_put,
    "_expand_and_select": indexing.op__expand_and_select,
    "masked_scatter": indexing.op_masked_scatter,
    "_masked_source": indexing.op__masked_source,
    "take": indexing.op_take,
    "_index": indexing.op__index,
    "_index_put": indexing.op__index_put,
    "_index_assign_": indexing.op__index_assign_,
    "index_put": indexing.op_index_put,
    "index_put_": indexing.op_index_put_,
    "nonzero": indexing.op_nonzero,
    "_nonzero": indexing.op__nonzero,
    "argwhere": indexing.op_argwhere,
    "select_scatter": indexing.op_select_scatter,
    "slice_scatter": indexing.op_slice_scatter,
    "diagonal_scatter": indexing.op_diagonal_scatter,
    "_zeros": creation.op__zeros,
    "_ones": creation.op__ones,
    "_eye": creation.op__eye,
    "nn.functional.linear": nn.op_nn_functional_linear,
    "_layer_norm": nn.op__layer_norm,
    "nn.functional.layer_norm": nn.op_nn_functional_layer_norm,
    "nn.functional.mse_loss": nn.op_nn_functional_mse_loss,
    "_mse_loss": nn.op__mse_loss,
    "nn.functional.l1_loss": nn.op_nn_functional_l1_loss,
    "nn.functional.smooth_l1_loss": nn.op_nn_functional_smooth_l1_loss,
    "nn.functional.huber_loss": nn.op_nn_functional_huber_loss,
    "_smooth_l1": nn.op__smooth_l1,
    "nn.functional.binary_cross_entropy": nn.op_nn_functional_binary_cross_entropy,
    "_binary_cross_entropy": nn.op__binary_cross_entropy,
    "nn.functional.binary_cross_entropy_with_logits": nn.op_nn_functional_binary_cross_entropy_with_logits,
    "nn.functional.kl_div": nn.op_nn_functional_kl_div,
    "nn.functional.cross_entropy": nn.op_nn_functional_cross_entropy,
    "nn.functional.nll_loss": nn.op_nn_functional_nll_loss,
    "_nll_loss": nn.op__nll_loss,
    "_nll_loss_backward": nn.op__nll_loss_backward,
    "nn.functional.embedding": nn.op_nn_functional_embedding,
    "_embedding": nn.op__embedding,
    "_embedding_backward": nn.op__embedding_backward,
    "_embedding_transposed": nn.op__embedding_transposed,
    "nn.functional.dropout": nn.op_nn_functional_dropout,
    "nn.functional.conv2d": nn.op_nn_functional_conv2d,
    "_conv2d": nn.op__conv2d,
    "_conv2d_input": nn.op__conv2d_input,
    "_conv2d_weight": nn.op__conv2d_weight,
    "nn.functional.max_pool2d": nn.op_nn_functional_max_pool2d,
    "_max_pool2d": nn.op__max_pool2d,
    "_max_pool2d_backward": nn.op__max_pool2d_backward,
    "_pooled": nn.op__pooled,
    "nn.functional.avg_pool2d": nn.op_nn_functional_avg_pool2d,
    "_avg_pool2d": nn.op__avg_pool2d,
    "_avg_pool2d_backward": nn.op__avg_pool2d_backward,
}
