"""NumPy's functions for tensors: each calls the op that stands for it, with NumPy's parameters.

TABLE finds them by the names of NumPy's functions.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
# mypy: ignore-errors
from __future__ import annotations

from math import inf, nan

from specgrad.core.dispatch import numpy_arguments as _arguments
from specgrad.generated import ops as _ops


def numpy_add(x1, x2):
    return _ops.add(_arguments.operand(x1), _arguments.operand(x2))


def numpy_subtract(x1, x2):
    return _ops.sub(_arguments.operand(x1), _arguments.operand(x2))


def numpy_multiply(x1, x2):
    return _ops.mul(_arguments.operand(x1), _arguments.operand(x2))


def numpy_divide(x1, x2):
    return _ops.div(_arguments.operand(x1), _arguments.operand(x2))


def numpy_floor_divide(x1, x2):
    return _ops.floor_divide(_arguments.operand(x1), _arguments.operand(x2))


def numpy_remainder(x1, x2):
    return _ops.remainder(_arguments.operand(x1), _arguments.operand(x2))


def numpy_fmod(x1, x2):
    return _ops.fmod(_arguments.operand(x1), _arguments.operand(x2))


def numpy_negative(x):
    return _ops.neg(_arguments.tensor(x))


def numpy_positive(x):
    return _ops.positive(_arguments.tensor(x))


def numpy_reciprocal(x):
    return _ops.reciprocal(_arguments.tensor(x))


def numpy_square(x):
    return _ops.square(_arguments.tensor(x))


def numpy_power(x1, x2):
    return _ops.pow(_arguments.operand(x1), _arguments.operand(x2))


def numpy_absolute(x):
    return _ops.abs(_arguments.tensor(x))


def numpy_fabs(x):
    return _ops.abs(_arguments.tensor(x))


def numpy_conjugate(x):
    return _ops.conj(_arguments.tensor(x))


def numpy_real(val):
    return _ops.real(_arguments.tensor(val))


def numpy_hypot(x1, x2):
    return _ops.hypot(_arguments.operand(x1), _arguments.operand(x2))


def numpy_maximum(x1, x2):
    return _ops.maximum(_arguments.operand(x1), _arguments.operand(x2))


def numpy_minimum(x1, x2):
    return _ops.minimum(_arguments.operand(x1), _arguments.operand(x2))


def numpy_fmax(x1, x2):
    return _ops.fmax(_arguments.operand(x1), _arguments.operand(x2))


def numpy_fmin(x1, x2):
    return _ops.fmin(_arguments.operand(x1), _arguments.operand(x2))


def numpy_copysign(x1, x2):
    return _ops.copysign(_arguments.operand(x1), _arguments.operand(x2))


def numpy_gcd(x1, x2):
    return _ops.gcd(_arguments.operand(x1), _arguments.operand(x2))


def numpy_lcm(x1, x2):
    return _ops.lcm(_arguments.operand(x1), _arguments.operand(x2))


def numpy_ldexp(x1, x2):
    x1, x2 = _arguments.promoted(x1, x2)
    return _ops.ldexp(_arguments.tensor(x1), _arguments.tensor(x2))


def numpy_nextafter(x1, x2):
    return _ops.nextafter(_arguments.operand(x1), _arguments.operand(x2))


def numpy_isreal(x):
    return _ops.isreal(_arguments.tensor(x))


def numpy_exp(x):
    return _ops.exp(_arguments.tensor(x))


def numpy_exp2(x):
    return _ops.exp2(_arguments.tensor(x))


def numpy_expm1(x):
    return _ops.expm1(_arguments.tensor(x))


def numpy_log(x):
    return _ops.log(_arguments.tensor(x))


def numpy_log2(x):
    return _ops.log2(_arguments.tensor(x))


def numpy_log10(x):
    return _ops.log10(_arguments.tensor(x))


def numpy_log1p(x):
    return _ops.log1p(_arguments.tensor(x))


def numpy_sqrt(x):
    return _ops.sqrt(_arguments.tensor(x))


def numpy_logaddexp(x1, x2):
    return _ops.logaddexp(_arguments.operand(x1), _arguments.operand(x2))


def numpy_logaddexp2(x1, x2):
    return _ops.logaddexp2(_arguments.operand(x1), _arguments.operand(x2))


def scipy_special_xlogy(x1, x2):
    return _ops.xlogy(_arguments.operand(x1), _arguments.operand(x2))


def scipy_special_xlog1py(x1, x2):
    return _ops.special_xlog1py(_arguments.operand(x1), _arguments.operand(x2))


def scipy_special_entr(x):
    return _ops.special_entr(_arguments.tensor(x))


def numpy_sin(x):
    return _ops.sin(_arguments.tensor(x))


def numpy_cos(x):
    return _ops.cos(_arguments.tensor(x))


def numpy_tan(x):
    return _ops.tan(_arguments.tensor(x))


def numpy_arcsin(x):
    return _ops.asin(_arguments.tensor(x))


def numpy_arccos(x):
    return _ops.acos(_arguments.tensor(x))


def numpy_arctan(x):
    return _ops.atan(_arguments.tensor(x))


def numpy_sinh(x):
    return _ops.sinh(_arguments.tensor(x))


def numpy_cosh(x):
    return _ops.cosh(_arguments.tensor(x))


def numpy_tanh(x):
    return _ops.tanh(_arguments.tensor(x))


def numpy_arcsinh(x):
    return _ops.asinh(_arguments.tensor(x))


def numpy_arccosh(x):
    return _ops.acosh(_arguments.tensor(x))


def numpy_arctanh(x):
    return _ops.atanh(_arguments.tensor(x))


def numpy_arctan2(x1, x2):
    return _ops.atan2(_arguments.operand(x1), _arguments.operand(x2))


def numpy_sinc(x):
    return _ops.sinc(_arguments.tensor(x))


def numpy_deg2rad(x):
    return _ops.deg2rad(_arguments.tensor(x))


def numpy_radians(x):
    return _ops.deg2rad(_arguments.tensor(x))


def numpy_rad2deg(x):
    return _ops.rad2deg(_arguments.tensor(x))


def numpy_degrees(x):
    return _ops.rad2deg(_arguments.tensor(x))


def scipy_special_erf(x):
    return _ops.erf(_arguments.tensor(x))


def scipy_special_erfc(x):
    return _ops.erfc(_arguments.tensor(x))


def scipy_special_erfinv(x):
    return _ops.erfinv(_arguments.tensor(x))


def scipy_special_gammaln(x):
    return _ops.lgamma(_arguments.tensor(x))


def scipy_special_psi(x):
    return _ops.digamma(_arguments.tensor(x))


def scipy_special_ndtr(x):
    return _ops.special_ndtr(_arguments.tensor(x))


def scipy_special_expit(x):
    return _ops.sigmoid(_arguments.tensor(x))


def scipy_special_logit(x):
    return _ops.logit(_arguments.tensor(x))


def scipy_special_j0(x):
    return _ops.special_bessel_j0(_arguments.tensor(x))


def scipy_special_j1(x):
    return _ops.special_bessel_j1(_arguments.tensor(x))


def scipy_special_y0(x):
    return _ops.special_bessel_y0(_arguments.tensor(x))


def scipy_special_y1(x):
    return _ops.special_bessel_y1(_arguments.tensor(x))


def scipy_special_i0(x):
    return _ops.i0(_arguments.tensor(x))


def numpy_i0(x):
    return _ops.i0(_arguments.tensor(x))


def scipy_special_i0e(x):
    return _ops.special_i0e(_arguments.tensor(x))


def scipy_special_i1(x):
    return _ops.special_i1(_arguments.tensor(x))


def scipy_special_i1e(x):
    return _ops.special_i1e(_arguments.tensor(x))


def scipy_special_k0(x):
    return _ops.special_modified_bessel_k0(_arguments.tensor(x))


def scipy_special_k1(x):
    return _ops.special_modified_bessel_k1(_arguments.tensor(x))


def scipy_special_k0e(x):
    return _ops.special_scaled_modified_bessel_k0(_arguments.tensor(x))


def scipy_special_k1e(x):
    return _ops.special_scaled_modified_bessel_k1(_arguments.tensor(x))


def scipy_special_erfcx(x):
    return _ops.special_erfcx(_arguments.tensor(x))


def scipy_special_ndtri(x):
    return _ops.special_ndtri(_arguments.tensor(x))


def scipy_special_log_ndtr(x):
    return _ops.special_log_ndtr(_arguments.tensor(x))


def scipy_special_gammainc(x1, x2):
    return _ops.igamma(_arguments.operand(x1), _arguments.operand(x2))


def scipy_special_gammaincc(x1, x2):
    return _ops.igammac(_arguments.operand(x1), _arguments.operand(x2))


def numpy_equal(x1, x2):
    return _ops.eq(_arguments.operand(x1), _arguments.operand(x2))


def numpy_not_equal(x1, x2):
    return _ops.ne(_arguments.operand(x1), _arguments.operand(x2))


def numpy_less(x1, x2):
    return _ops.lt(_arguments.operand(x1), _arguments.operand(x2))


def numpy_less_equal(x1, x2):
    return _ops.le(_arguments.operand(x1), _arguments.operand(x2))


def numpy_greater(x1, x2):
    return _ops.gt(_arguments.operand(x1), _arguments.operand(x2))


def numpy_greater_equal(x1, x2):
    return _ops.ge(_arguments.operand(x1), _arguments.operand(x2))


def numpy_isnan(x):
    return _ops.isnan(_arguments.tensor(x))


def numpy_isinf(x):
    return _ops.isinf(_arguments.tensor(x))


def numpy_isfinite(x):
    return _ops.isfinite(_arguments.tensor(x))


def numpy_isposinf(x, out=None):
    return _arguments.written(out, _ops.isposinf(_arguments.tensor(x)))


def numpy_isneginf(x, out=None):
    return _arguments.written(out, _ops.isneginf(_arguments.tensor(x)))


def numpy_signbit(x):
    return _ops.signbit(_arguments.tensor(x))


def numpy_isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    a, b = _arguments.promoted(a, b)
    return _ops.isclose(_arguments.tensor(a), _arguments.tensor(b), rtol, atol, equal_nan)


def numpy_allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    a, b = _arguments.promoted(a, b)
    return _ops.allclose(_arguments.tensor(a), _arguments.tensor(b), rtol, atol, equal_nan)


def numpy_logical_and(x1, x2):
    return _ops.logical_and(_arguments.operand(x1), _arguments.operand(x2))


def numpy_logical_or(x1, x2):
    return _ops.logical_or(_arguments.operand(x1), _arguments.operand(x2))


def numpy_logical_xor(x1, x2):
    return _ops.logical_xor(_arguments.operand(x1), _arguments.operand(x2))


def numpy_logical_not(x):
    return _ops.logical_not(_arguments.tensor(x))


def numpy_bitwise_and(x1, x2):
    return _ops.bitwise_and(_arguments.operand(x1), _arguments.operand(x2))


def numpy_bitwise_or(x1, x2):
    return _ops.bitwise_or(_arguments.operand(x1), _arguments.operand(x2))


def numpy_bitwise_xor(x1, x2):
    return _ops.bitwise_xor(_arguments.operand(x1), _arguments.operand(x2))


def numpy_invert(x):
    return _ops.bitwise_not(_arguments.tensor(x))


def numpy_left_shift(x1, x2):
    return _ops.bitwise_left_shift(_arguments.operand(x1), _arguments.operand(x2))


def numpy_right_shift(x1, x2):
    return _ops.bitwise_right_shift(_arguments.operand(x1), _arguments.operand(x2))


def numpy_floor(x):
    return _ops.floor(_arguments.tensor(x))


def numpy_ceil(x):
    return _ops.ceil(_arguments.tensor(x))


def numpy_trunc(x):
    return _ops.trunc(_arguments.tensor(x))


def numpy_fix(x, out=None):
    return _arguments.written(out, _ops.trunc(_arguments.tensor(x)))


def numpy_rint(x):
    return _ops.round(_arguments.tensor(x))


def numpy_frexp(x):
    return _ops.frexp(_arguments.tensor(x))


def numpy_nansum(a, axis=None, dtype=None, out=None, keepdims=False):
    return _arguments.written(out, _ops.nansum(_arguments.tensor(a), _arguments.ints(axis), keepdims, dtype=_arguments.dtype(dtype)))


def numpy_nanmean(a, axis=None, dtype=None, out=None, keepdims=False):
    return _arguments.written(out, _ops.nanmean(_arguments.tensor(a), _arguments.ints(axis), keepdims, dtype=_arguments.dtype(dtype)))


def numpy_cumsum(a, axis=None, dtype=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.cumsum(_arguments.tensor(a), axis, dtype=_arguments.dtype(dtype)))


def numpy_cumprod(a, axis=None, dtype=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.cumprod(_arguments.tensor(a), axis, dtype=_arguments.dtype(dtype)))


def numpy_linalg_vector_norm(x, *, axis=None, keepdims=False, ord=2):
    return _ops.linalg_vector_norm(_arguments.tensor(x), ord, _arguments.ints(axis), keepdims)


def numpy_argmax(a, axis=None, out=None, *, keepdims=False):
    return _arguments.written(out, _ops.argmax(_arguments.tensor(a), axis, keepdims))


def numpy_argmin(a, axis=None, out=None, *, keepdims=False):
    return _arguments.written(out, _ops.argmin(_arguments.tensor(a), axis, keepdims))


def numpy_argsort(a, axis=-1, *, stable=False):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _ops.argsort(_arguments.tensor(a), axis, stable=stable)


def numpy_matmul(x1, x2):
    x1, x2 = _arguments.promoted(x1, x2)
    return _ops.matmul(_arguments.tensor(x1), _arguments.tensor(x2))


def numpy_inner(a, b):
    a, b = _arguments.promoted(a, b)
    return _ops.inner(_arguments.tensor(a), _arguments.tensor(b))


def numpy_tensordot(a, b, axes=2):
    a, b = _arguments.promoted(a, b)
    return _ops.tensordot(_arguments.tensor(a), _arguments.tensor(b), axes)


def numpy_kron(a, b):
    a, b = _arguments.promoted(a, b)
    return _ops.kron(_arguments.tensor(a), _arguments.tensor(b))


def numpy_linalg_inv(a):
    return _ops.linalg_inv(_arguments.tensor(a))


def numpy_linalg_solve(a, b):
    a, b = _arguments.promoted(a, b)
    return _ops.linalg_solve(_arguments.tensor(a), _arguments.tensor(b))


def numpy_linalg_det(a):
    return _ops.linalg_det(_arguments.tensor(a))


def numpy_linalg_slogdet(a):
    return _ops.linalg_slogdet(_arguments.tensor(a))


def numpy_linalg_cholesky(a, *, upper=False):
    return _ops.linalg_cholesky(_arguments.tensor(a), upper=upper)


def numpy_linalg_eigh(a, UPLO="L"):
    return _ops.linalg_eigh(_arguments.tensor(a), UPLO)


def numpy_linalg_eigvalsh(a, UPLO="L"):
    return _ops.linalg_eigvalsh(_arguments.tensor(a), UPLO)


def numpy_linalg_eig(a):
    return _ops.linalg_eig(_arguments.tensor(a))


def numpy_linalg_eigvals(a):
    return _ops.linalg_eigvals(_arguments.tensor(a))


def numpy_linalg_svdvals(x):
    return _ops.linalg_svdvals(_arguments.tensor(x))


def numpy_linalg_matrix_norm(x, *, keepdims=False, ord="fro"):
    return _ops.linalg_matrix_norm(_arguments.tensor(x), ord, keepdim=keepdims)


def numpy_linalg_norm(x, ord=None, axis=None, keepdims=False):
    return _ops.linalg_norm(_arguments.tensor(x), ord, axis, keepdims)


def numpy_linalg_cond(x, p=None):
    return _ops.linalg_cond(_arguments.tensor(x), p)


def numpy_linalg_matrix_rank(A, tol=None, hermitian=False, *, rtol=None):
    return _ops.linalg_matrix_rank(_arguments.tensor(A), tol, hermitian, rtol=rtol)


def numpy_linalg_pinv(a, rcond=1e-15, hermitian=False, *, rtol=None):
    return _ops.linalg_pinv(_arguments.tensor(a), rcond, hermitian, rtol=rtol)


def numpy_linalg_matrix_power(a, n):
    return _ops.linalg_matrix_power(_arguments.tensor(a), n)


def numpy_linalg_multi_dot(arrays, *, out=None):
    return _arguments.written(out, _ops.linalg_multi_dot(_arguments.tensors(arrays)))


def numpy_linalg_diagonal(x, *, offset=0):
    return _ops.linalg_diagonal(_arguments.tensor(x), offset=offset)


def numpy_linalg_tensorinv(a, ind=2):
    return _ops.linalg_tensorinv(_arguments.tensor(a), ind)


def numpy_linalg_tensorsolve(a, b, axes=None):
    a, b = _arguments.promoted(a, b)
    return _ops.linalg_tensorsolve(_arguments.tensor(a), _arguments.tensor(b), _arguments.ints(axes))


def numpy_vander(x, N=None, increasing=False):
    return _ops.vander(_arguments.tensor(x), N, increasing)


def numpy_swapaxes(a, axis1, axis2):
    return _ops.swapaxes(_arguments.tensor(a), axis1, axis2)


def numpy_moveaxis(a, source, destination):
    return _ops.movedim(_arguments.tensor(a), source, destination)


def numpy_matrix_transpose(x):
    return _ops.mT(_arguments.tensor(x))


def numpy_linalg_matrix_transpose(x):
    return _ops.mT(_arguments.tensor(x))


def numpy_broadcast_to(array, shape):
    return _ops.broadcast_to(_arguments.tensor(array), _arguments.ints(shape))


def numpy_squeeze(a, axis=None):
    return _ops.squeeze(_arguments.tensor(a), axis)


def numpy_diagonal(a, offset=0, axis1=0, axis2=1):
    return _ops.diagonal(_arguments.tensor(a), offset, axis1, axis2)


def numpy_diag(v, k=0):
    return _ops.diag(_arguments.tensor(v), k)


def numpy_array_split(ary, indices_or_sections, axis=0):
    return _ops.tensor_split(_arguments.tensor(ary), indices_or_sections, axis)


def numpy_unstack(x, *, axis=0):
    return _ops.unbind(_arguments.tensor(x), axis)


def numpy_stack(arrays, axis=0, out=None):
    return _arguments.written(out, _ops.stack(_arguments.tensors(arrays), axis))


def numpy_hstack(tup):
    return _ops.hstack(_arguments.tensors(tup))


def numpy_vstack(tup):
    return _ops.vstack(_arguments.tensors(tup))


def numpy_dstack(tup):
    return _ops.dstack(_arguments.tensors(tup))


def numpy_column_stack(tup):
    return _ops.column_stack(_arguments.tensors(tup))


def numpy_roll(a, shift, axis=None):
    return _ops.roll(_arguments.tensor(a), _arguments.ints(shift), _arguments.ints(axis))


def numpy_fliplr(m):
    return _ops.fliplr(_arguments.tensor(m))


def numpy_flipud(m):
    return _ops.flipud(_arguments.tensor(m))


def numpy_rot90(m, k=1, axes=(0, 1)):
    return _ops.rot90(_arguments.tensor(m), k, _arguments.ints(axes))


def numpy_tile(A, reps):
    return _ops.tile(_arguments.tensor(A), _arguments.ints(reps))


def numpy_repeat(a, repeats=None, axis=None):
    return _ops.repeat_interleave(_arguments.tensor(a), repeats, axis)


def numpy_tril(m, k=0):
    return _ops.tril(_arguments.tensor(m), k)


def numpy_triu(m, k=0):
    return _ops.triu(_arguments.tensor(m), k)


def numpy_hsplit(ary, indices_or_sections):
    return _ops.hsplit(_arguments.tensor(ary), indices_or_sections)


def numpy_vsplit(ary, indices_or_sections):
    return _ops.vsplit(_arguments.tensor(ary), indices_or_sections)


def numpy_dsplit(ary, indices_or_sections):
    return _ops.dsplit(_arguments.tensor(ary), indices_or_sections)


def numpy_diagflat(v, k=0):
    return _ops.diagflat(_arguments.tensor(v), k)


def numpy_take_along_axis(arr, indices, axis=-1):
    return _ops.take_along_dim(_arguments.tensor(arr), _arguments.tensor(indices), axis)


def numpy_argwhere(a):
    return _ops.argwhere(_arguments.tensor(a))


def numpy_searchsorted(a, v, side="left", sorter=None):
    return _ops.searchsorted(_arguments.tensor(a), v, side=side, sorter=_arguments.tensor(sorter))


def numpy_unravel_index(indices, shape):
    return _ops.unravel_index(_arguments.tensor(indices), shape)


def numpy_diff(a, n=1, axis=-1, prepend=None, append=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _ops.diff(_arguments.tensor(a), n, axis, _arguments.tensor(prepend), _arguments.tensor(append))


def numpy_fft_fft(a, n=None, axis=-1, norm=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.fft_fft(_arguments.tensor(a), n, axis, norm))


def numpy_fft_ifft(a, n=None, axis=-1, norm=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.fft_ifft(_arguments.tensor(a), n, axis, norm))


def numpy_fft_rfft(a, n=None, axis=-1, norm=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.fft_rfft(_arguments.tensor(a), n, axis, norm))


def numpy_fft_irfft(a, n=None, axis=-1, norm=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.fft_irfft(_arguments.tensor(a), n, axis, norm))


def numpy_fft_hfft(a, n=None, axis=-1, norm=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.fft_hfft(_arguments.tensor(a), n, axis, norm))


def numpy_fft_ihfft(a, n=None, axis=-1, norm=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.fft_ihfft(_arguments.tensor(a), n, axis, norm))


def numpy_fft_fft2(a, s=None, axes=(-2, -1), norm=None, out=None):
    return _arguments.written(out, _ops.fft_fft2(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def numpy_fft_fftn(a, s=None, axes=None, norm=None, out=None):
    return _arguments.written(out, _ops.fft_fftn(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def numpy_fft_ifft2(a, s=None, axes=(-2, -1), norm=None, out=None):
    return _arguments.written(out, _ops.fft_ifft2(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def numpy_fft_ifftn(a, s=None, axes=None, norm=None, out=None):
    return _arguments.written(out, _ops.fft_ifftn(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def numpy_fft_rfft2(a, s=None, axes=(-2, -1), norm=None, out=None):
    return _arguments.written(out, _ops.fft_rfft2(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def numpy_fft_rfftn(a, s=None, axes=None, norm=None, out=None):
    return _arguments.written(out, _ops.fft_rfftn(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def numpy_fft_irfft2(a, s=None, axes=(-2, -1), norm=None, out=None):
    return _arguments.written(out, _ops.fft_irfft2(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def numpy_fft_irfftn(a, s=None, axes=None, norm=None, out=None):
    return _arguments.written(out, _ops.fft_irfftn(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def numpy_fft_fftshift(x, axes=None):
    return _ops.fft_fftshift(_arguments.tensor(x), axes)


def numpy_fft_ifftshift(x, axes=None):
    return _ops.fft_ifftshift(_arguments.tensor(x), axes)


TABLE = {
    "numpy.add": numpy_add,
    "numpy.subtract": numpy_subtract,
    "numpy.multiply": numpy_multiply,
    "numpy.divide": numpy_divide,
    "numpy.floor_divide": numpy_floor_divide,
    "numpy.remainder": numpy_remainder,
    "numpy.fmod": numpy_fmod,
    "numpy.negative": numpy_negative,
    "numpy.positive": numpy_positive,
    "numpy.reciprocal": numpy_reciprocal,
    "numpy.square": numpy_square,
    "numpy.power": numpy_power,
    "numpy.absolute": numpy_absolute,
    "numpy.fabs": numpy_fabs,
    "numpy.conjugate": numpy_conjugate,
    "numpy.real": numpy_real,
    "numpy.hypot": numpy_hypot,
    "numpy.maximum": numpy_maximum,
    "numpy.minimum": numpy_minimum,
    "numpy.fmax": numpy_fmax,
    "numpy.fmin": numpy_fmin,
    "numpy.copysign": numpy_copysign,
    "numpy.gcd": numpy_gcd,
    "numpy.lcm": numpy_lcm,
    "numpy.ldexp": numpy_ldexp,
    "numpy.nextafter": numpy_nextafter,
    "numpy.isreal": numpy_isreal,
    "numpy.exp": numpy_exp,
    "numpy.exp2": numpy_exp2,
    "numpy.expm1": numpy_expm1,
    "numpy.log": numpy_log,
    "numpy.log2": numpy_log2,
    "numpy.log10": numpy_log10,
    "numpy.log1p": numpy_log1p,
    "numpy.sqrt": numpy_sqrt,
    "numpy.logaddexp": numpy_logaddexp,
    "numpy.logaddexp2": numpy_logaddexp2,
    "scipy.special.xlogy": scipy_special_xlogy,
    "scipy.special.xlog1py": scipy_special_xlog1py,
    "scipy.special.entr": scipy_special_entr,
    "numpy.sin": numpy_sin,
    "numpy.cos": numpy_cos,
    "numpy.tan": numpy_tan,
    "numpy.arcsin": numpy_arcsin,
    "numpy.arccos": numpy_arccos,
    "numpy.arctan": numpy_arctan,
    "numpy.sinh": numpy_sinh,
    "numpy.cosh": numpy_cosh,
    "numpy.tanh": numpy_tanh,
    "numpy.arcsinh": numpy_arcsinh,
    "numpy.arccosh": numpy_arccosh,
    "numpy.arctanh": numpy_arctanh,
    "numpy.arctan2": numpy_arctan2,
    "numpy.sinc": numpy_sinc,
    "numpy.deg2rad": numpy_deg2rad,
    "numpy.radians": numpy_radians,
    "numpy.rad2deg": numpy_rad2deg,
    "numpy.degrees": numpy_degrees,
    "scipy.special.erf": scipy_special_erf,
    "scipy.special.erfc": scipy_special_erfc,
    "scipy.special.erfinv": scipy_special_erfinv,
    "scipy.special.gammaln": scipy_special_gammaln,
    "scipy.special.psi": scipy_special_psi,
    "scipy.special.ndtr": scipy_special_ndtr,
    "scipy.special.expit": scipy_special_expit,
    "scipy.special.logit": scipy_special_logit,
    "scipy.special.j0": scipy_special_j0,
    "scipy.special.j1": scipy_special_j1,
    "scipy.special.y0": scipy_special_y0,
    "scipy.special.y1": scipy_special_y1,
    "scipy.special.i0": scipy_special_i0,
    "numpy.i0": numpy_i0,
    "scipy.special.i0e": scipy_special_i0e,
    "scipy.special.i1": scipy_special_i1,
    "scipy.special.i1e": scipy_special_i1e,
    "scipy.special.k0": scipy_special_k0,
    "scipy.special.k1": scipy_special_k1,
    "scipy.special.k0e": scipy_special_k0e,
    "scipy.special.k1e": scipy_special_k1e,
    "scipy.special.erfcx": scipy_special_erfcx,
    "scipy.special.ndtri": scipy_special_ndtri,
    "scipy.special.log_ndtr": scipy_special_log_ndtr,
    "scipy.special.gammainc": scipy_special_gammainc,
    "scipy.special.gammaincc": scipy_special_gammaincc,
    "numpy.equal": numpy_equal,
    "numpy.not_equal": numpy_not_equal,
    "numpy.less": numpy_less,
    "numpy.less_equal": numpy_less_equal,
    "numpy.greater": numpy_greater,
    "numpy.greater_equal": numpy_greater_equal,
    "numpy.isnan": numpy_isnan,
    "numpy.isinf": numpy_isinf,
    "numpy.isfinite": numpy_isfinite,
    "numpy.isposinf": numpy_isposinf,
    "numpy.isneginf": numpy_isneginf,
    "numpy.signbit": numpy_signbit,
    "numpy.isclose": numpy_isclose,
    "numpy.allclose": numpy_allclose,
    "numpy.logical_and": numpy_logical_and,
    "numpy.logical_or": numpy_logical_or,
    "numpy.logical_xor": numpy_logical_xor,
    "numpy.logical_not": numpy_logical_not,
    "numpy.bitwise_and": numpy_bitwise_and,
    "numpy.bitwise_or": numpy_bitwise_or,
    "numpy.bitwise_xor": numpy_bitwise_xor,
    "numpy.invert": numpy_invert,
    "numpy.left_shift": numpy_left_shift,
    "numpy.right_shift": numpy_right_shift,
    "numpy.floor": numpy_floor,
    "numpy.ceil": numpy_ceil,
    "numpy.trunc": numpy_trunc,
    "numpy.fix": numpy_fix,
    "numpy.rint": numpy_rint,
    "numpy.frexp": numpy_frexp,
    "numpy.nansum": numpy_nansum,
    "numpy.nanmean": numpy_nanmean,
    "numpy.cumsum": numpy_cumsum,
    "numpy.cumprod": numpy_cumprod,
    "numpy.linalg.vector_norm": numpy_linalg_vector_norm,
    "numpy.argmax": numpy_argmax,
    "numpy.argmin": numpy_argmin,
    "numpy.argsort": numpy_argsort,
    "numpy.matmul": numpy_matmul,
    "numpy.inner": numpy_inner,
    "numpy.tensordot": numpy_tensordot,
    "numpy.kron": numpy_kron,
    "numpy.linalg.inv": numpy_linalg_inv,
    "numpy.linalg.solve": numpy_linalg_solve,
    "numpy.linalg.det": numpy_linalg_det,
    "numpy.linalg.slogdet": numpy_linalg_slogdet,
    "numpy.linalg.cholesky": numpy_linalg_cholesky,
    "numpy.linalg.eigh": numpy_linalg_eigh,
    "numpy.linalg.eigvalsh": numpy_linalg_eigvalsh,
    "numpy.linalg.eig": numpy_linalg_eig,
    "numpy.linalg.eigvals": numpy_linalg_eigvals,
    "numpy.linalg.svdvals": numpy_linalg_svdvals,
    "numpy.linalg.matrix_norm": numpy_linalg_matrix_norm,
    "numpy.linalg.norm": numpy_linalg_norm,
    "numpy.linalg.cond": numpy_linalg_cond,
    "numpy.linalg.matrix_rank": numpy_linalg_matrix_rank,
    "numpy.linalg.pinv": numpy_linalg_pinv,
    "numpy.linalg.matrix_power": numpy_linalg_matrix_power,
    "numpy.linalg.multi_dot": numpy_linalg_multi_dot,
    "numpy.linalg.diagonal": numpy_linalg_diagonal,
    "numpy.linalg.tensorinv": numpy_linalg_tensorinv,
    "numpy.linalg.tensorsolve": numpy_linalg_tensorsolve,
    "numpy.vander": numpy_vander,
    "numpy.swapaxes": numpy_swapaxes,
    "numpy.moveaxis": numpy_moveaxis,
    "numpy.matrix_transpose": numpy_matrix_transpose,
    "numpy.linalg.matrix_transpose": numpy_linalg_matrix_transpose,
    "numpy.broadcast_to": numpy_broadcast_to,
    "numpy.squeeze": numpy_squeeze,
    "numpy.diagonal": numpy_diagonal,
    "numpy.diag": numpy_diag,
    "numpy.array_split": numpy_array_split,
    "numpy.unstack": numpy_unstack,
    "numpy.stack": numpy_stack,
    "numpy.hstack": numpy_hstack,
    "numpy.vstack": numpy_vstack,
    "numpy.dstack": numpy_dstack,
    "numpy.column_stack": numpy_column_stack,
    "numpy.roll": numpy_roll,
    "numpy.fliplr": numpy_fliplr,
    "numpy.flipud": numpy_flipud,
    "numpy.rot90": numpy_rot90,
    "numpy.tile": numpy_tile,
    "numpy.repeat": numpy_repeat,
    "numpy.tril": numpy_tril,
    "numpy.triu": numpy_triu,
    "numpy.hsplit": numpy_hsplit,
    "numpy.vsplit": numpy_vsplit,
    "numpy.dsplit": numpy_dsplit,
    "numpy.diagflat": numpy_diagflat,
    "numpy.take_along_axis": numpy_take_along_axis,
    "numpy.argwhere": numpy_argwhere,
    "numpy.searchsorted": numpy_searchsorted,
    "numpy.unravel_index": numpy_unravel_index,
    "numpy.diff": numpy_diff,
    "numpy.fft.fft": numpy_fft_fft,
    "numpy.fft.ifft": numpy_fft_ifft,
    "numpy.fft.rfft": numpy_fft_rfft,
    "numpy.fft.irfft": numpy_fft_irfft,
    "numpy.fft.hfft": numpy_fft_hfft,
    "numpy.fft.ihfft": numpy_fft_ihfft,
    "numpy.fft.fft2": numpy_fft_fft2,
    "numpy.fft.fftn": numpy_fft_fftn,
    "numpy.fft.ifft2": numpy_fft_ifft2,
    "numpy.fft.ifftn": numpy_fft_ifftn,
    "numpy.fft.rfft2": numpy_fft_rfft2,
    "numpy.fft.rfftn": numpy_fft_rfftn,
    "numpy.fft.irfft2": numpy_fft_irfft2,
    "numpy.fft.irfftn": numpy_fft_irfftn,
    "numpy.fft.fftshift": numpy_fft_fftshift,
    "numpy.fft.ifftshift": numpy_fft_ifftshift,
}
