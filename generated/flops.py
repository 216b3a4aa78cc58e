"""How many floating-point operations ops take: of each, from its result and its arguments.

FACTORS names the inputs whose gradients are products of as many operations as the op itself.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
# mypy: ignore-errors
from __future__ import annotations

import builtins
import math
from collections.abc import Callable


def add(out, /, input, other, *, alpha, **__):
    return math.prod(out.shape)


def sub(out, /, input, other, *, alpha, **__):
    return math.prod(out.shape)


def mul(out, /, input, other, **__):
    return math.prod(out.shape)


def div(out, /, input, other, **__):
    return math.prod(out.shape)


def polar(out, /, abs, angle, **__):
    return (8 * math.prod(out.shape))


def gcd(out, /, input, other, **__):
    return math.prod(out.shape)


def lcm(out, /, input, other, **__):
    return math.prod(out.shape)


def nextafter(out, /, input, other, **__):
    return math.prod(out.shape)


def special_ndtr(out, /, input, **__):
    return math.prod(out.shape)


def special_bessel_j0(out, /, input, **__):
    return math.prod(out.shape)


def special_bessel_j1(out, /, input, **__):
    return math.prod(out.shape)


def special_bessel_y0(out, /, input, **__):
    return math.prod(out.shape)


def special_bessel_y1(out, /, input, **__):
    return math.prod(out.shape)


def i0(out, /, input, **__):
    return math.prod(out.shape)


def special_i0e(out, /, input, **__):
    return math.prod(out.shape)


def special_i1(out, /, input, **__):
    return math.prod(out.shape)


def special_i1e(out, /, input, **__):
    return math.prod(out.shape)


def special_modified_bessel_k0(out, /, input, **__):
    return math.prod(out.shape)


def special_modified_bessel_k1(out, /, input, **__):
    return math.prod(out.shape)


def special_scaled_modified_bessel_k0(out, /, input, **__):
    return math.prod(out.shape)


def special_scaled_modified_bessel_k1(out, /, input, **__):
    return math.prod(out.shape)


def special_spherical_bessel_j0(out, /, input, **__):
    return math.prod(out.shape)


def special_airy_ai(out, /, input, **__):
    return math.prod(out.shape)


def special_erfcx(out, /, input, **__):
    return math.prod(out.shape)


def special_ndtri(out, /, input, **__):
    return math.prod(out.shape)


def special_log_ndtr(out, /, input, **__):
    return math.prod(out.shape)


def special_zeta(out, /, input, other, **__):
    return math.prod(out.shape)


def igamma(out, /, input, other, **__):
    return math.prod(out.shape)


def igammac(out, /, input, other, **__):
    return math.prod(out.shape)


def special_chebyshev_polynomial_t(out, /, input, n, **__):
    return math.prod(out.shape)


def special_chebyshev_polynomial_u(out, /, input, n, **__):
    return math.prod(out.shape)


def special_chebyshev_polynomial_v(out, /, input, n, **__):
    return math.prod(out.shape)


def special_chebyshev_polynomial_w(out, /, input, n, **__):
    return math.prod(out.shape)


def special_legendre_polynomial_p(out, /, input, n, **__):
    return math.prod(out.shape)


def special_hermite_polynomial_h(out, /, input, n, **__):
    return math.prod(out.shape)


def special_hermite_polynomial_he(out, /, input, n, **__):
    return math.prod(out.shape)


def special_shifted_chebyshev_polynomial_t(out, /, input, n, **__):
    return math.prod(out.shape)


def special_shifted_chebyshev_polynomial_u(out, /, input, n, **__):
    return math.prod(out.shape)


def special_shifted_chebyshev_polynomial_v(out, /, input, n, **__):
    return math.prod(out.shape)


def special_shifted_chebyshev_polynomial_w(out, /, input, n, **__):
    return math.prod(out.shape)


def special_laguerre_polynomial_l(out, /, input, n, **__):
    return math.prod(out.shape)


def _gelu_gate(out, /, input, **__):
    return math.prod(out.shape)


def _gelu_rise(out, /, input, **__):
    return math.prod(out.shape)


def frexp(out, /, input, **__):
    return math.prod(out[0].shape)


def mm(out, /, input, mat2, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def bmm(out, /, input, mat2, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def mv(out, /, input, vec, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def dot(out, /, input, tensor, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def vdot(out, /, input, other, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def addmm(out, /, input, mat1, mat2, *, beta, alpha, **__):
    return ((2 * math.prod(out.shape)) * mat1.shape[-1])


def baddbmm(out, /, input, batch1, batch2, *, beta, alpha, **__):
    return ((2 * math.prod(out.shape)) * batch1.shape[-1])


def addmv(out, /, input, mat, vec, *, beta, alpha, **__):
    return ((2 * math.prod(out.shape)) * mat.shape[-1])


def addr(out, /, input, vec1, vec2, *, beta, alpha, **__):
    return (2 * math.prod(out.shape))


def addbmm(out, /, input, batch1, batch2, *, beta, alpha, **__):
    return (((2 * math.prod(out.shape)) * batch1.shape[0]) * batch1.shape[2])


def _matmul(out, /, input, mat2, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def _linalg_inv(out, /, input, **__):
    return ((2 * math.prod(input.shape)) * input.shape[-1])


def _linalg_solve(out, /, input, B, **__):
    return ((((2 * math.prod(input.shape)) * input.shape[-1]) // 3) + ((2 * math.prod(B.shape)) * input.shape[-1]))


def _linalg_solve_triangular(out, /, input, B, upper, unitriangular, **__):
    return (math.prod(B.shape) * input.shape[-1])


def _linalg_cholesky(out, /, input, **__):
    return ((math.prod(input.shape) * input.shape[-1]) // 3)


def _linalg_det(out, /, input, **__):
    return (((2 * math.prod(input.shape)) * input.shape[-1]) // 3)


def _cofactor(out, /, input, **__):
    return ((2 * math.prod(input.shape)) * input.shape[-1])


def _linalg_slogdet(out, /, input, **__):
    return (((2 * math.prod(input.shape)) * input.shape[-1]) // 3)


def _linalg_eigh(out, /, input, UPLO, tolerance, known_values, known_vectors, **__):
    return ((9 * math.prod(input.shape)) * input.shape[-1])


def _linalg_eigvalsh(out, /, input, UPLO, with_vectors, op, **__):
    return (((4 * math.prod(input.shape)) * input.shape[-1]) // 3)


def _linalg_svd(out, /, input, tolerance, known_U, known_S, known_Vh, **__):
    return ((22 * math.prod(input.shape)) * builtins.min(input.shape[-1], input.shape[-2]))


def _linalg_svdvals(out, /, input, with_vectors, op, **__):
    return ((3 * math.prod(input.shape)) * builtins.min(input.shape[-1], input.shape[-2]))


def _linalg_eig(out, /, input, tolerance, known_values, known_vectors, **__):
    return ((25 * math.prod(input.shape)) * input.shape[-1])


def _linalg_eigvals(out, /, input, with_vectors, op, **__):
    return ((10 * math.prod(input.shape)) * input.shape[-1])


def _linalg_qr(out, /, input, **__):
    return ((4 * math.prod(input.shape)) * input.shape[-1])


def _linalg_lu_factor(out, /, input, **__):
    return (math.prod(input.shape) * builtins.min(input.shape[-1], input.shape[-2]))


def _householder_product(out, /, input, tau, **__):
    return ((2 * math.prod(input.shape)) * input.shape[-1])


def _linalg_pinv(out, /, input, atol, rtol, **__):
    return ((24 * math.prod(input.shape)) * builtins.min(input.shape[-1], input.shape[-2]))


def _linalg_lstsq(out, /, input, B, rtol, **__):
    return (((22 * math.prod(input.shape)) * builtins.min(input.shape[-1], input.shape[-2])) + ((4 * math.prod(B.shape)) * input.shape[-1]))


def _cholesky_inverse(out, /, input, **__):
    return (math.prod(input.shape) * input.shape[-1])


def nn_functional_linear(out, /, input, weight, bias, **__):
    return ((2 * math.prod(out.shape)) * input.shape[-1])


def _convolution(out, /, input, weight, bias, stride, padding, dilation, groups, **__):
    return ((2 * math.prod(out.shape)) * math.prod(weight.shape[1:]))


def _convolution_input(out, /, input, weight, shape, stride, padding, dilation, groups, **__):
    return ((2 * math.prod(input.shape)) * math.prod(weight.shape[1:]))


def _transposed_convolution(out, /, input, weight, bias, shape, stride, padding, dilation, groups, **__):
    return ((2 * math.prod(input.shape)) * math.prod(weight.shape[1:]))


def _convolution_weight(out, /, input, input_, shape, stride, padding, dilation, groups, **__):
    return ((2 * math.prod(input.shape)) * math.prod(out.shape[1:]))


def _blocked_attention(out, /, query, key, value, bias, causal, scale, **__):
    return (((2 * math.prod(query.shape)) * key.shape[-2]) + ((2 * math.prod(out[0].shape)) * key.shape[-2]))


def _attention_backward(out, /, above, query, key, value, bias, logsumexp, delta, causal, scale, **__):
    return (((6 * math.prod(query.shape)) * key.shape[-2]) + ((4 * math.prod(above.shape)) * key.shape[-2]))


def _attention_weights(out, /, query, key, bias, logsumexp, causal, scale, **__):
    return ((2 * math.prod(query.shape)) * key.shape[-2])


def _fused_attention(out, /, query, key, value, bias, causal, scale, dropout, seed, **__):
    return (((2 * math.prod(query.shape)) * key.shape[-2]) + ((2 * math.prod(out[0].shape)) * key.shape[-2]))


def _fused_attention_backward(out, /, above, query, key, value, bias, attention, logsumexp, causal, scale, dropout, seed, **__):
    return (((6 * math.prod(query.shape)) * key.shape[-2]) + ((4 * math.prod(above.shape)) * key.shape[-2]))


def _fused_attention_weights(out, /, query, key, bias, causal, scale, **__):
    return ((2 * math.prod(query.shape)) * key.shape[-2])


def _lstm(out, /, gates, weight, hidden, cell, **__):
    return ((2 * math.prod(gates.shape)) * weight.shape[1])


def _lstm_scan(out, /, input, factors, weight, back, **__):
    return ((2 * math.prod(input.shape)) * weight.shape[1])


FLOPS: dict[str, Callable[..., int]] = {
    "add": add,
    "sub": sub,
    "mul": mul,
    "div": div,
    "polar": polar,
    "gcd": gcd,
    "lcm": lcm,
    "nextafter": nextafter,
    "special.ndtr": special_ndtr,
    "special.bessel_j0": special_bessel_j0,
    "special.bessel_j1": special_bessel_j1,
    "special.bessel_y0": special_bessel_y0,
    "special.bessel_y1": special_bessel_y1,
    "i0": i0,
    "special.i0e": special_i0e,
    "special.i1": special_i1,
    "special.i1e": special_i1e,
    "special.modified_bessel_k0": special_modified_bessel_k0,
    "special.modified_bessel_k1": special_modified_bessel_k1,
    "special.scaled_modified_bessel_k0": special_scaled_modified_bessel_k0,
    "special.scaled_modified_bessel_k1": special_scaled_modified_bessel_k1,
    "special.spherical_bessel_j0": special_spherical_bessel_j0,
    "special.airy_ai": special_airy_ai,
    "special.erfcx": special_erfcx,
    "special.ndtri": special_ndtri,
    "special.log_ndtr": special_log_ndtr,
    "special.zeta": special_zeta,
    "igamma": igamma,
    "igammac": igammac,
    "special.chebyshev_polynomial_t": special_chebyshev_polynomial_t,
    "special.chebyshev_polynomial_u": special_chebyshev_polynomial_u,
    "special.chebyshev_polynomial_v": special_chebyshev_polynomial_v,
    "special.chebyshev_polynomial_w": special_chebyshev_polynomial_w,
    "special.legendre_polynomial_p": special_legendre_polynomial_p,
    "special.hermite_polynomial_h": special_hermite_polynomial_h,
    "special.hermite_polynomial_he": special_hermite_polynomial_he,
    "special.shifted_chebyshev_polynomial_t": special_shifted_chebyshev_polynomial_t,
    "special.shifted_chebyshev_polynomial_u": special_shifted_chebyshev_polynomial_u,
    "special.shifted_chebyshev_polynomial_v": special_shifted_chebyshev_polynomial_v,
    "special.shifted_chebyshev_polynomial_w": special_shifted_chebyshev_polynomial_w,
    "special.laguerre_polynomial_l": special_laguerre_polynomial_l,
    "_gelu_gate": _gelu_gate,
    "_gelu_rise": _gelu_rise,
    "frexp": frexp,
    "mm": mm,
    "bmm": bmm,
    "mv": mv,
    "dot": dot,
    "vdot": vdot,
    "addmm": addmm,
    "baddbmm": baddbmm,
    "addmv": addmv,
    "addr": addr,
    "addbmm": addbmm,
    "_matmul": _matmul,
    "_linalg_inv": _linalg_inv,
    "_linalg_solve": _linalg_solve,
    "_linalg_solve_triangular": _linalg_solve_triangular,
    "_linalg_cholesky": _linalg_cholesky,
    "_linalg_det": _linalg_det,
    "_cofactor": _cofactor,
    "_linalg_slogdet": _linalg_slogdet,
    "_linalg_eigh": _linalg_eigh,
    "_linalg_eigvalsh": _linalg_eigvalsh,
    "_linalg_svd": _linalg_svd,
    "_linalg_svdvals": _linalg_svdvals,
    "_linalg_eig": _linalg_eig,
    "_linalg_eigvals": _linalg_eigvals,
    "_linalg_qr": _linalg_qr,
    "_linalg_lu_factor": _linalg_lu_factor,
    "_householder_product": _householder_product,
    "_linalg_pinv": _linalg_pinv,
    "_linalg_lstsq": _linalg_lstsq,
    "_cholesky_inverse": _cholesky_inverse,
    "nn.functional.linear": nn_functional_linear,
    "_convolution": _convolution,
    "_convolution_input": _convolution_input,
    "_transposed_convolution": _transposed_convolution,
    "_convolution_weight": _convolution_weight,
    "_blocked_attention": _blocked_attention,
    "_attention_backward": _attention_backward,
    "_attention_weights": _attention_weights,
    "_fused_attention": _fused_attention,
    "_fused_attention_backward": _fused_attention_backward,
    "_fused_attention_weights": _fused_attention_weights,
    "_lstm": _lstm,
    "_lstm_scan": _lstm_scan,
}

FACTORS: dict[str, tuple[str, ...]] = {
    "mm": ("self", "mat2"),
    "bmm": ("self", "mat2"),
    "mv": ("self", "vec"),
    "dot": ("self", "tensor"),
    "vdot": ("self", "other"),
    "addmm": ("mat1", "mat2"),
    "baddbmm": ("batch1", "batch2"),
    "addmv": ("mat", "vec"),
    "addr": ("vec1", "vec2"),
    "addbmm": ("batch1", "batch2"),
    "_matmul": ("self", "mat2"),
    "_linalg_solve": ("B",),
    "_linalg_solve_triangular": ("B",),
    "_householder_product": ("self", "tau"),
    "_linalg_lstsq": ("self", "B"),
    "nn.functional.linear": ("self", "weight"),
    "_convolution": ("self", "weight"),
    "_convolution_input": ("self", "weight"),
    "_transposed_convolution": ("self", "weight"),
    "_convolution_weight": ("self", "input_"),
    "_blocked_attention": ("query", "key", "value", "bias"),
    "_attention_backward": ("above", "query", "key", "value", "bias", "logsumexp", "delta"),
    "_attention_weights": ("query", "key"),
    "_fused_attention": ("query", "key", "value", "bias"),
    "_fused_attention_backward": ("above", "query", "key", "value", "bias"),
    "_fused_attention_weights": ("query", "key"),
    "_lstm": ("gates", "hidden", "cell"),
    "_lstm_scan": ("self", "factors", "weight"),
}
