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


def add(x1, x2):
    return _ops.add(_arguments.operand(x1), _arguments.operand(x2))


def subtract(x1, x2):
    return _ops.sub(_arguments.operand(x1), _arguments.operand(x2))


def multiply(x1, x2):
    return _ops.mul(_arguments.operand(x1), _arguments.operand(x2))


def divide(x1, x2):
    return _ops.div(_arguments.operand(x1), _arguments.operand(x2))


def floor_divide(x1, x2):
    return _ops.floor_divide(_arguments.operand(x1), _arguments.operand(x2))


def remainder(x1, x2):
    return _ops.remainder(_arguments.operand(x1), _arguments.operand(x2))


def fmod(x1, x2):
    return _ops.fmod(_arguments.operand(x1), _arguments.operand(x2))


def negative(x):
    return _ops.neg(_arguments.tensor(x))


def positive(x):
    return _ops.positive(_arguments.tensor(x))


def reciprocal(x):
    return _ops.reciprocal(_arguments.tensor(x))


def square(x):
    return _ops.square(_arguments.tensor(x))


def power(x1, x2):
    return _ops.pow(_arguments.operand(x1), _arguments.operand(x2))


def absolute(x):
    return _ops.abs(_arguments.tensor(x))


def fabs(x):
    return _ops.abs(_arguments.tensor(x))


def sign(x):
    return _ops.sgn(_arguments.tensor(x))


def conjugate(x):
    return _ops.conj(_arguments.tensor(x))


def real(val):
    return _ops.real(_arguments.tensor(val))


def imag(val):
    return _ops.imag(_arguments.tensor(val))


def angle(z):
    return _ops.angle(_arguments.tensor(z))


def hypot(x1, x2):
    return _ops.hypot(_arguments.operand(x1), _arguments.operand(x2))


def maximum(x1, x2):
    return _ops.maximum(_arguments.operand(x1), _arguments.operand(x2))


def minimum(x1, x2):
    return _ops.minimum(_arguments.operand(x1), _arguments.operand(x2))


def fmax(x1, x2):
    return _ops.fmax(_arguments.operand(x1), _arguments.operand(x2))


def fmin(x1, x2):
    return _ops.fmin(_arguments.operand(x1), _arguments.operand(x2))


def copysign(x1, x2):
    return _ops.copysign(_arguments.operand(x1), _arguments.operand(x2))


def nan_to_num(x, *, nan=0.0, posinf=None, neginf=None):
    return _ops.nan_to_num(_arguments.tensor(x), nan, posinf, neginf)


def gcd(x1, x2):
    return _ops.gcd(_arguments.operand(x1), _arguments.operand(x2))


def lcm(x1, x2):
    return _ops.lcm(_arguments.operand(x1), _arguments.operand(x2))


def ldexp(x1, x2):
    x1, x2 = _arguments.promoted(x1, x2)
    return _ops.ldexp(_arguments.tensor(x1), _arguments.tensor(x2))


def nextafter(x1, x2):
    return _ops.nextafter(_arguments.operand(x1), _arguments.operand(x2))


def isreal(x):
    return _ops.isreal(_arguments.tensor(x))


def exp(x):
    return _ops.exp(_arguments.tensor(x))


def exp2(x):
    return _ops.exp2(_arguments.tensor(x))


def expm1(x):
    return _ops.expm1(_arguments.tensor(x))


def log(x):
    return _ops.log(_arguments.tensor(x))


def log2(x):
    return _ops.log2(_arguments.tensor(x))


def log10(x):
    return _ops.log10(_arguments.tensor(x))


def log1p(x):
    return _ops.log1p(_arguments.tensor(x))


def sqrt(x):
    return _ops.sqrt(_arguments.tensor(x))


def logaddexp(x1, x2):
    return _ops.logaddexp(_arguments.operand(x1), _arguments.operand(x2))


def logaddexp2(x1, x2):
    return _ops.logaddexp2(_arguments.operand(x1), _arguments.operand(x2))


def special_xlogy(x1, x2):
    return _ops.xlogy(_arguments.operand(x1), _arguments.operand(x2))


def special_xlog1py(x1, x2):
    return _ops.special_xlog1py(_arguments.operand(x1), _arguments.operand(x2))


def special_entr(x):
    return _ops.special_entr(_arguments.tensor(x))


def sin(x):
    return _ops.sin(_arguments.tensor(x))


def cos(x):
    return _ops.cos(_arguments.tensor(x))


def tan(x):
    return _ops.tan(_arguments.tensor(x))


def arcsin(x):
    return _ops.asin(_arguments.tensor(x))


def arccos(x):
    return _ops.acos(_arguments.tensor(x))


def arctan(x):
    return _ops.atan(_arguments.tensor(x))


def sinh(x):
    return _ops.sinh(_arguments.tensor(x))


def cosh(x):
    return _ops.cosh(_arguments.tensor(x))


def tanh(x):
    return _ops.tanh(_arguments.tensor(x))


def arcsinh(x):
    return _ops.asinh(_arguments.tensor(x))


def arccosh(x):
    return _ops.acosh(_arguments.tensor(x))


def arctanh(x):
    return _ops.atanh(_arguments.tensor(x))


def arctan2(x1, x2):
    return _ops.atan2(_arguments.operand(x1), _arguments.operand(x2))


def sinc(x):
    return _ops.sinc(_arguments.tensor(x))


def deg2rad(x):
    return _ops.deg2rad(_arguments.tensor(x))


def radians(x):
    return _ops.deg2rad(_arguments.tensor(x))


def rad2deg(x):
    return _ops.rad2deg(_arguments.tensor(x))


def degrees(x):
    return _ops.rad2deg(_arguments.tensor(x))


def special_erf(x):
    return _ops.erf(_arguments.tensor(x))


def special_erfc(x):
    return _ops.erfc(_arguments.tensor(x))


def special_erfinv(x):
    return _ops.erfinv(_arguments.tensor(x))


def special_gammaln(x):
    return _ops.lgamma(_arguments.tensor(x))


def special_psi(x):
    return _ops.digamma(_arguments.tensor(x))


def special_ndtr(x):
    return _ops.special_ndtr(_arguments.tensor(x))


def special_expit(x):
    return _ops.sigmoid(_arguments.tensor(x))


def special_logit(x):
    return _ops.logit(_arguments.tensor(x))


def special_j0(x):
    return _ops.special_bessel_j0(_arguments.tensor(x))


def special_j1(x):
    return _ops.special_bessel_j1(_arguments.tensor(x))


def special_y0(x):
    return _ops.special_bessel_y0(_arguments.tensor(x))


def special_y1(x):
    return _ops.special_bessel_y1(_arguments.tensor(x))


def special_i0(x):
    return _ops.i0(_arguments.tensor(x))


def i0(x):
    return _ops.i0(_arguments.tensor(x))


def special_i0e(x):
    return _ops.special_i0e(_arguments.tensor(x))


def special_i1(x):
    return _ops.special_i1(_arguments.tensor(x))


def special_i1e(x):
    return _ops.special_i1e(_arguments.tensor(x))


def special_k0(x):
    return _ops.special_modified_bessel_k0(_arguments.tensor(x))


def special_k1(x):
    return _ops.special_modified_bessel_k1(_arguments.tensor(x))


def special_k0e(x):
    return _ops.special_scaled_modified_bessel_k0(_arguments.tensor(x))


def special_k1e(x):
    return _ops.special_scaled_modified_bessel_k1(_arguments.tensor(x))


def special_erfcx(x):
    return _ops.special_erfcx(_arguments.tensor(x))


def special_ndtri(x):
    return _ops.special_ndtri(_arguments.tensor(x))


def special_log_ndtr(x):
    return _ops.special_log_ndtr(_arguments.tensor(x))


def special_gammainc(x1, x2):
    return _ops.igamma(_arguments.operand(x1), _arguments.operand(x2))


def special_gammaincc(x1, x2):
    return _ops.igammac(_arguments.operand(x1), _arguments.operand(x2))


def equal(x1, x2):
    return _ops.eq(_arguments.operand(x1), _arguments.operand(x2))


def not_equal(x1, x2):
    return _ops.ne(_arguments.operand(x1), _arguments.operand(x2))


def less(x1, x2):
    return _ops.lt(_arguments.operand(x1), _arguments.operand(x2))


def less_equal(x1, x2):
    return _ops.le(_arguments.operand(x1), _arguments.operand(x2))


def greater(x1, x2):
    return _ops.gt(_arguments.operand(x1), _arguments.operand(x2))


def greater_equal(x1, x2):
    return _ops.ge(_arguments.operand(x1), _arguments.operand(x2))


def isnan(x):
    return _ops.isnan(_arguments.tensor(x))


def isinf(x):
    return _ops.isinf(_arguments.tensor(x))


def isfinite(x):
    return _ops.isfinite(_arguments.tensor(x))


def isposinf(x, out=None):
    return _arguments.written(out, _ops.isposinf(_arguments.tensor(x)))


def isneginf(x, out=None):
    return _arguments.written(out, _ops.isneginf(_arguments.tensor(x)))


def signbit(x):
    return _ops.signbit(_arguments.tensor(x))


def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    a, b = _arguments.promoted(a, b)
    return _ops.isclose(_arguments.tensor(a), _arguments.tensor(b), rtol, atol, equal_nan)


def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    a, b = _arguments.promoted(a, b)
    return _ops.allclose(_arguments.tensor(a), _arguments.tensor(b), rtol, atol, equal_nan)


def logical_and(x1, x2):
    return _ops.logical_and(_arguments.operand(x1), _arguments.operand(x2))


def logical_or(x1, x2):
    return _ops.logical_or(_arguments.operand(x1), _arguments.operand(x2))


def logical_xor(x1, x2):
    return _ops.logical_xor(_arguments.operand(x1), _arguments.operand(x2))


def logical_not(x):
    return _ops.logical_not(_arguments.tensor(x))


def bitwise_and(x1, x2):
    return _ops.bitwise_and(_arguments.operand(x1), _arguments.operand(x2))


def bitwise_or(x1, x2):
    return _ops.bitwise_or(_arguments.operand(x1), _arguments.operand(x2))


def bitwise_xor(x1, x2):
    return _ops.bitwise_xor(_arguments.operand(x1), _arguments.operand(x2))


def invert(x):
    return _ops.bitwise_not(_arguments.tensor(x))


def left_shift(x1, x2):
    return _ops.bitwise_left_shift(_arguments.operand(x1), _arguments.operand(x2))


def right_shift(x1, x2):
    return _ops.bitwise_right_shift(_arguments.operand(x1), _arguments.operand(x2))


def heaviside(x1, x2):
    return _ops.heaviside(_arguments.operand(x1), _arguments.operand(x2))


def floor(x):
    return _ops.floor(_arguments.tensor(x))


def ceil(x):
    return _ops.ceil(_arguments.tensor(x))


def trunc(x):
    return _ops.trunc(_arguments.tensor(x))


def fix(x, out=None):
    return _arguments.written(out, _ops.trunc(_arguments.tensor(x)))


def rint(x):
    return _ops.round(_arguments.tensor(x))


def frexp(x):
    return _ops.frexp(_arguments.tensor(x))


def nansum(a, axis=None, dtype=None, out=None, keepdims=False):
    return _arguments.written(out, _ops.nansum(_arguments.tensor(a), _arguments.ints(axis), keepdims, dtype=_arguments.dtype(dtype)))


def nanmean(a, axis=None, dtype=None, out=None, keepdims=False):
    return _arguments.written(out, _ops.nanmean(_arguments.tensor(a), _arguments.ints(axis), keepdims, dtype=_arguments.dtype(dtype)))


def cumsum(a, axis=None, dtype=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.cumsum(_arguments.tensor(a), axis, dtype=_arguments.dtype(dtype)))


def cumprod(a, axis=None, dtype=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.cumprod(_arguments.tensor(a), axis, dtype=_arguments.dtype(dtype)))


def linalg_vector_norm(x, *, axis=None, keepdims=False, ord=2):
    return _ops.linalg_vector_norm(_arguments.tensor(x), ord, _arguments.ints(axis), keepdims)


def argmax(a, axis=None, out=None, *, keepdims=False):
    return _arguments.written(out, _ops.argmax(_arguments.tensor(a), axis, keepdims))


def argmin(a, axis=None, out=None, *, keepdims=False):
    return _arguments.written(out, _ops.argmin(_arguments.tensor(a), axis, keepdims))


def count_nonzero(a, axis=None):
    return _ops.count_nonzero(_arguments.tensor(a), axis)


def sort(a, axis=-1, *, stable=False):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _ops.sort(_arguments.tensor(a), axis, stable=stable)[0]


def argsort(a, axis=-1, *, stable=False):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _ops.argsort(_arguments.tensor(a), axis, stable=stable)


def matmul(x1, x2):
    x1, x2 = _arguments.promoted(x1, x2)
    return _ops.matmul(_arguments.tensor(x1), _arguments.tensor(x2))


def inner(a, b):
    a, b = _arguments.promoted(a, b)
    return _ops.inner(_arguments.tensor(a), _arguments.tensor(b))


def tensordot(a, b, axes=2):
    a, b = _arguments.promoted(a, b)
    return _ops.tensordot(_arguments.tensor(a), _arguments.tensor(b), axes)


def kron(a, b):
    a, b = _arguments.promoted(a, b)
    return _ops.kron(_arguments.tensor(a), _arguments.tensor(b))


def linalg_inv(a):
    return _ops.linalg_inv(_arguments.tensor(a))


def linalg_solve(a, b):
    a, b = _arguments.promoted(a, b)
    return _ops.linalg_solve(_arguments.tensor(a), _arguments.tensor(b))


def linalg_det(a):
    return _ops.linalg_det(_arguments.tensor(a))


def linalg_slogdet(a):
    return _ops.linalg_slogdet(_arguments.tensor(a))


def linalg_cholesky(a, *, upper=False):
    return _ops.linalg_cholesky(_arguments.tensor(a), upper=upper)


def linalg_eigh(a, UPLO="L"):
    return _ops.linalg_eigh(_arguments.tensor(a), UPLO)


def linalg_eigvalsh(a, UPLO="L"):
    return _ops.linalg_eigvalsh(_arguments.tensor(a), UPLO)


def linalg_eig(a):
    return _ops.linalg_eig(_arguments.tensor(a))


def linalg_eigvals(a):
    return _ops.linalg_eigvals(_arguments.tensor(a))


def linalg_svdvals(x):
    return _ops.linalg_svdvals(_arguments.tensor(x))


def linalg_matrix_norm(x, *, keepdims=False, ord="fro"):
    return _ops.linalg_matrix_norm(_arguments.tensor(x), ord, keepdim=keepdims)


def linalg_norm(x, ord=None, axis=None, keepdims=False):
    return _ops.linalg_norm(_arguments.tensor(x), ord, axis, keepdims)


def linalg_cond(x, p=None):
    return _ops.linalg_cond(_arguments.tensor(x), p)


def linalg_matrix_rank(A, tol=None, hermitian=False, *, rtol=None):
    return _ops.linalg_matrix_rank(_arguments.tensor(A), tol, hermitian, rtol=rtol)


def linalg_pinv(a, rcond=1e-15, hermitian=False, *, rtol=None):
    return _ops.linalg_pinv(_arguments.tensor(a), rcond, hermitian, rtol=rtol)


def linalg_matrix_power(a, n):
    return _ops.linalg_matrix_power(_arguments.tensor(a), n)


def linalg_multi_dot(arrays, *, out=None):
    return _arguments.written(out, _ops.linalg_multi_dot(_arguments.tensors(arrays)))


def cross(a, b, *, axis=-1):
    a, axis = _arguments.flat_without_axis(a, axis)
    a, b = _arguments.promoted(a, b)
    return _ops.linalg_cross(_arguments.tensor(a), _arguments.tensor(b), dim=axis)


def linalg_cross(x1, x2, *, axis=-1):
    x1, axis = _arguments.flat_without_axis(x1, axis)
    x1, x2 = _arguments.promoted(x1, x2)
    return _ops.linalg_cross(_arguments.tensor(x1), _arguments.tensor(x2), dim=axis)


def vecdot(x1, x2):
    x1, x2 = _arguments.promoted(x1, x2)
    return _ops.linalg_vecdot(_arguments.tensor(x1), _arguments.tensor(x2))


def linalg_diagonal(x, *, offset=0):
    return _ops.linalg_diagonal(_arguments.tensor(x), offset=offset)


def linalg_tensorinv(a, ind=2):
    return _ops.linalg_tensorinv(_arguments.tensor(a), ind)


def linalg_tensorsolve(a, b, axes=None):
    a, b = _arguments.promoted(a, b)
    return _ops.linalg_tensorsolve(_arguments.tensor(a), _arguments.tensor(b), _arguments.ints(axes))


def vander(x, N=None, increasing=False):
    return _ops.vander(_arguments.tensor(x), N, increasing)


def swapaxes(a, axis1, axis2):
    return _ops.transpose(_arguments.tensor(a), axis1, axis2)


def moveaxis(a, source, destination):
    return _ops.movedim(_arguments.tensor(a), source, destination)


def matrix_transpose(x):
    return _ops.mT(_arguments.tensor(x))


def linalg_matrix_transpose(x):
    return _ops.mT(_arguments.tensor(x))


def broadcast_to(array, shape):
    return _ops.broadcast_to(_arguments.tensor(array), _arguments.ints(shape))


def squeeze(a, axis=None):
    return _ops.squeeze(_arguments.tensor(a), axis)


def diagonal(a, offset=0, axis1=0, axis2=1):
    return _ops.diagonal(_arguments.tensor(a), offset, axis1, axis2)


def diag(v, k=0):
    return _ops.diag(_arguments.tensor(v), k)


def array_split(ary, indices_or_sections, axis=0):
    return _ops.tensor_split(_arguments.tensor(ary), indices_or_sections, axis)


def unstack(x, *, axis=0):
    return _ops.unbind(_arguments.tensor(x), axis)


def stack(arrays, axis=0, out=None):
    return _arguments.written(out, _ops.stack(_arguments.tensors(arrays), axis))


def hstack(tup):
    return _ops.hstack(_arguments.tensors(tup))


def vstack(tup):
    return _ops.vstack(_arguments.tensors(tup))


def dstack(tup):
    return _ops.dstack(_arguments.tensors(tup))


def column_stack(tup):
    return _ops.column_stack(_arguments.tensors(tup))


def roll(a, shift, axis=None):
    return _ops.roll(_arguments.tensor(a), _arguments.ints(shift), _arguments.ints(axis))


def fliplr(m):
    return _ops.fliplr(_arguments.tensor(m))


def flipud(m):
    return _ops.flipud(_arguments.tensor(m))


def rot90(m, k=1, axes=(0, 1)):
    return _ops.rot90(_arguments.tensor(m), k, _arguments.ints(axes))


def tile(A, reps):
    return _ops.tile(_arguments.tensor(A), _arguments.ints(reps))


def repeat(a, repeats, axis=None):
    return _ops.repeat_interleave(_arguments.tensor(a), repeats, axis)


def tril(m, k=0):
    return _ops.tril(_arguments.tensor(m), k)


def triu(m, k=0):
    return _ops.triu(_arguments.tensor(m), k)


def hsplit(ary, indices_or_sections):
    return _ops.hsplit(_arguments.tensor(ary), indices_or_sections)


def vsplit(ary, indices_or_sections):
    return _ops.vsplit(_arguments.tensor(ary), indices_or_sections)


def dsplit(ary, indices_or_sections):
    return _ops.dsplit(_arguments.tensor(ary), indices_or_sections)


def diagflat(v, k=0):
    return _ops.diagflat(_arguments.tensor(v), k)


def take_along_axis(arr, indices, axis=-1):
    return _ops.take_along_dim(_arguments.tensor(arr), _arguments.tensor(indices), axis)


def argwhere(a):
    return _ops.argwhere(_arguments.tensor(a))


def unique(ar, *, return_inverse=False, return_counts=False, axis=None):
    return _ops.unique(_arguments.tensor(ar), return_inverse=return_inverse, return_counts=return_counts, dim=axis)


def searchsorted(a, v, side="left", sorter=None):
    return _ops.searchsorted(_arguments.tensor(a), v, side=side, sorter=_arguments.tensor(sorter))


def isin(element, test_elements, *, assume_unique=False, invert=False):
    return _ops.isin(element, test_elements, assume_unique=assume_unique, invert=invert)


def unravel_index(indices, shape):
    return _ops.unravel_index(_arguments.tensor(indices), shape)


def diff(a, n=1, axis=-1, prepend=None, append=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _ops.diff(_arguments.tensor(a), n, axis, _arguments.tensor(prepend), _arguments.tensor(append))


def fft_fft(a, n=None, axis=-1, norm=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.fft_fft(_arguments.tensor(a), n, axis, norm))


def fft_ifft(a, n=None, axis=-1, norm=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.fft_ifft(_arguments.tensor(a), n, axis, norm))


def fft_rfft(a, n=None, axis=-1, norm=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.fft_rfft(_arguments.tensor(a), n, axis, norm))


def fft_irfft(a, n=None, axis=-1, norm=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.fft_irfft(_arguments.tensor(a), n, axis, norm))


def fft_hfft(a, n=None, axis=-1, norm=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.fft_hfft(_arguments.tensor(a), n, axis, norm))


def fft_ihfft(a, n=None, axis=-1, norm=None, out=None):
    a, axis = _arguments.flat_without_axis(a, axis)
    return _arguments.written(out, _ops.fft_ihfft(_arguments.tensor(a), n, axis, norm))


def fft_fft2(a, s=None, axes=(-2, -1), norm=None, out=None):
    return _arguments.written(out, _ops.fft_fft2(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def fft_fftn(a, s=None, axes=None, norm=None, out=None):
    return _arguments.written(out, _ops.fft_fftn(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def fft_ifft2(a, s=None, axes=(-2, -1), norm=None, out=None):
    return _arguments.written(out, _ops.fft_ifft2(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def fft_ifftn(a, s=None, axes=None, norm=None, out=None):
    return _arguments.written(out, _ops.fft_ifftn(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def fft_rfft2(a, s=None, axes=(-2, -1), norm=None, out=None):
    return _arguments.written(out, _ops.fft_rfft2(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def fft_rfftn(a, s=None, axes=None, norm=None, out=None):
    return _arguments.written(out, _ops.fft_rfftn(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def fft_irfft2(a, s=None, axes=(-2, -1), norm=None, out=None):
    return _arguments.written(out, _ops.fft_irfft2(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def fft_irfftn(a, s=None, axes=None, norm=None, out=None):
    return _arguments.written(out, _ops.fft_irfftn(_arguments.tensor(a), _arguments.ints(s), _arguments.ints(axes), norm))


def fft_fftshift(x, axes=None):
    return _ops.fft_fftshift(_arguments.tensor(x), axes)


def fft_ifftshift(x, axes=None):
    return _ops.fft_ifftshift(_arguments.tensor(x), axes)


TABLE = {
    "numpy.add": add,
    "numpy.subtract": subtract,
    "numpy.multiply": multiply,
    "numpy.divide": divide,
    "numpy.floor_divide": floor_divide,
    "numpy.remainder": remainder,
    "numpy.fmod": fmod,
    "numpy.negative": negative,
    "numpy.positive": positive,
    "numpy.reciprocal": reciprocal,
    "numpy.square": square,
    "numpy.power": power,
    "numpy.absolute": absolute,
    "numpy.fabs": fabs,
    "numpy.sign": sign,
    "numpy.conjugate": conjugate,
    "numpy.real": real,
    "numpy.imag": imag,
    "numpy.angle": angle,
    "numpy.hypot": hypot,
    "numpy.maximum": maximum,
    "numpy.minimum": minimum,
    "numpy.fmax": fmax,
    "numpy.fmin": fmin,
    "numpy.copysign": copysign,
    "numpy.nan_to_num": nan_to_num,
    "numpy.gcd": gcd,
    "numpy.lcm": lcm,
    "numpy.ldexp": ldexp,
    "numpy.nextafter": nextafter,
    "numpy.isreal": isreal,
    "numpy.exp": exp,
    "numpy.exp2": exp2,
    "numpy.expm1": expm1,
    "numpy.log": log,
    "numpy.log2": log2,
    "numpy.log10": log10,
    "numpy.log1p": log1p,
    "numpy.sqrt": sqrt,
    "numpy.logaddexp": logaddexp,
    "numpy.logaddexp2": logaddexp2,
    "scipy.special.xlogy": special_xlogy,
    "scipy.special.xlog1py": special_xlog1py,
    "scipy.special.entr": special_entr,
    "numpy.sin": sin,
    "numpy.cos": cos,
    "numpy.tan": tan,
    "numpy.arcsin": arcsin,
    "numpy.arccos": arccos,
    "numpy.arctan": arctan,
    "numpy.sinh": sinh,
    "numpy.cosh": cosh,
    "numpy.tanh": tanh,
    "numpy.arcsinh": arcsinh,
    "numpy.arccosh": arccosh,
    "numpy.arctanh": arctanh,
    "numpy.arctan2": arctan2,
    "numpy.sinc": sinc,
    "numpy.deg2rad": deg2rad,
    "numpy.radians": radians,
    "numpy.rad2deg": rad2deg,
    "numpy.degrees": degrees,
    "scipy.special.erf": special_erf,
    "scipy.special.erfc": special_erfc,
    "scipy.special.erfinv": special_erfinv,
    "scipy.special.gammaln": special_gammaln,
    "scipy.special.psi": special_psi,
    "scipy.special.ndtr": special_ndtr,
    "scipy.special.expit": special_expit,
    "scipy.special.logit": special_logit,
    "scipy.special.j0": special_j0,
    "scipy.special.j1": special_j1,
    "scipy.special.y0": special_y0,
    "scipy.special.y1": special_y1,
    "scipy.special.i0": special_i0,
    "numpy.i0": i0,
    "scipy.special.i0e": special_i0e,
    "scipy.special.i1": special_i1,
    "scipy.special.i1e": special_i1e,
    "scipy.special.k0": special_k0,
    "scipy.special.k1": special_k1,
    "scipy.special.k0e": special_k0e,
    "scipy.special.k1e": special_k1e,
    "scipy.special.erfcx": special_erfcx,
    "scipy.special.ndtri": special_ndtri,
    "scipy.special.log_ndtr": special_log_ndtr,
    "scipy.special.gammainc": special_gammainc,
    "scipy.special.gammaincc": special_gammaincc,
    "numpy.equal": equal,
    "numpy.not_equal": not_equal,
    "numpy.less": less,
    "numpy.less_equal": less_equal,
    "numpy.greater": greater,
    "numpy.greater_equal": greater_equal,
    "numpy.isnan": isnan,
    "numpy.isinf": isinf,
    "numpy.isfinite": isfinite,
    "numpy.isposinf": isposinf,
    "numpy.isneginf": isneginf,
    "numpy.signbit": signbit,
    "numpy.isclose": isclose,
    "numpy.allclose": allclose,
    "numpy.logical_and": logical_and,
    "numpy.logical_or": logical_or,
    "numpy.logical_xor": logical_xor,
    "numpy.logical_not": logical_not,
    "numpy.bitwise_and": bitwise_and,
    "numpy.bitwise_or": bitwise_or,
    "numpy.bitwise_xor": bitwise_xor,
    "numpy.invert": invert,
    "numpy.left_shift": left_shift,
    "numpy.right_shift": right_shift,
    "numpy.heaviside": heaviside,
    "numpy.floor": floor,
    "numpy.ceil": ceil,
    "numpy.trunc": trunc,
    "numpy.fix": fix,
    "numpy.rint": rint,
    "numpy.frexp": frexp,
    "numpy.nansum": nansum,
    "numpy.nanmean": nanmean,
    "numpy.cumsum": cumsum,
    "numpy.cumprod": cumprod,
    "numpy.linalg.vector_norm": linalg_vector_norm,
    "numpy.argmax": argmax,
    "numpy.argmin": argmin,
    "numpy.count_nonzero": count_nonzero,
    "numpy.sort": sort,
    "numpy.argsort": argsort,
    "numpy.matmul": matmul,
    "numpy.inner": inner,
    "numpy.tensordot": tensordot,
    "numpy.kron": kron,
    "numpy.linalg.inv": linalg_inv,
    "numpy.linalg.solve": linalg_solve,
    "numpy.linalg.det": linalg_det,
    "numpy.linalg.slogdet": linalg_slogdet,
    "numpy.linalg.cholesky": linalg_cholesky,
    "numpy.linalg.eigh": linalg_eigh,
    "numpy.linalg.eigvalsh": linalg_eigvalsh,
    "numpy.linalg.eig": linalg_eig,
    "numpy.linalg.eigvals": linalg_eigvals,
    "numpy.linalg.svdvals": linalg_svdvals,
    "numpy.linalg.matrix_norm": linalg_matrix_norm,
    "numpy.linalg.norm": linalg_norm,
    "numpy.linalg.cond": linalg_cond,
    "numpy.linalg.matrix_rank": linalg_matrix_rank,
    "numpy.linalg.pinv": linalg_pinv,
    "numpy.linalg.matrix_power": linalg_matrix_power,
    "numpy.linalg.multi_dot": linalg_multi_dot,
    "numpy.cross": cross,
    "numpy.linalg.cross": linalg_cross,
    "numpy.vecdot": vecdot,
    "numpy.linalg.diagonal": linalg_diagonal,
    "numpy.linalg.tensorinv": linalg_tensorinv,
    "numpy.linalg.tensorsolve": linalg_tensorsolve,
    "numpy.vander": vander,
    "numpy.swapaxes": swapaxes,
    "numpy.moveaxis": moveaxis,
    "numpy.matrix_transpose": matrix_transpose,
    "numpy.linalg.matrix_transpose": linalg_matrix_transpose,
    "numpy.broadcast_to": broadcast_to,
    "numpy.squeeze": squeeze,
    "numpy.diagonal": diagonal,
    "numpy.diag": diag,
    "numpy.array_split": array_split,
    "numpy.unstack": unstack,
    "numpy.stack": stack,
    "numpy.hstack": hstack,
    "numpy.vstack": vstack,
    "numpy.dstack": dstack,
    "numpy.column_stack": column_stack,
    "numpy.roll": roll,
    "numpy.fliplr": fliplr,
    "numpy.flipud": flipud,
    "numpy.rot90": rot90,
    "numpy.tile": tile,
    "numpy.repeat": repeat,
    "numpy.tril": tril,
    "numpy.triu": triu,
    "numpy.hsplit": hsplit,
    "numpy.vsplit": vsplit,
    "numpy.dsplit": dsplit,
    "numpy.diagflat": diagflat,
    "numpy.take_along_axis": take_along_axis,
    "numpy.argwhere": argwhere,
    "numpy.unique": unique,
    "numpy.searchsorted": searchsorted,
    "numpy.isin": isin,
    "numpy.unravel_index": unravel_index,
    "numpy.diff": diff,
    "numpy.fft.fft": fft_fft,
    "numpy.fft.ifft": fft_ifft,
    "numpy.fft.rfft": fft_rfft,
    "numpy.fft.irfft": fft_irfft,
    "numpy.fft.hfft": fft_hfft,
    "numpy.fft.ihfft": fft_ihfft,
    "numpy.fft.fft2": fft_fft2,
    "numpy.fft.fftn": fft_fftn,
    "numpy.fft.ifft2": fft_ifft2,
    "numpy.fft.ifftn": fft_ifftn,
    "numpy.fft.rfft2": fft_rfft2,
    "numpy.fft.rfftn": fft_rfftn,
    "numpy.fft.irfft2": fft_irfft2,
    "numpy.fft.irfftn": fft_irfftn,
    "numpy.fft.fftshift": fft_fftshift,
    "numpy.fft.ifftshift": fft_ifftshift,
}
