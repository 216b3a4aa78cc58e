# Generated from derivatives.yaml by `specgrad generate`; do not edit.
import builtins
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, overload

from specgrad.core.base.device import device
from specgrad.core.base.dtypes import dtype
from specgrad.core.tape.tensor import Tensor

Number: TypeAlias = int | float | builtins.complex  # complex is an op too

__all__ = ['airy_ai', 'bessel_j0', 'bessel_j1', 'bessel_y0', 'bessel_y1', 'chebyshev_polynomial_t', 'chebyshev_polynomial_u', 'chebyshev_polynomial_v', 'chebyshev_polynomial_w', 'digamma', 'entr', 'erf', 'erfc', 'erfcx', 'erfinv', 'exp2', 'expit', 'expm1', 'gammainc', 'gammaincc', 'gammaln', 'hermite_polynomial_h', 'hermite_polynomial_he', 'i0', 'i0e', 'i1', 'i1e', 'laguerre_polynomial_l', 'legendre_polynomial_p', 'log1p', 'log_ndtr', 'log_softmax', 'logit', 'logsumexp', 'modified_bessel_i0', 'modified_bessel_i1', 'modified_bessel_k0', 'modified_bessel_k1', 'multigammaln', 'ndtr', 'ndtri', 'polygamma', 'psi', 'round', 'scaled_modified_bessel_k0', 'scaled_modified_bessel_k1', 'shifted_chebyshev_polynomial_t', 'shifted_chebyshev_polynomial_u', 'shifted_chebyshev_polynomial_v', 'shifted_chebyshev_polynomial_w', 'sinc', 'softmax', 'spherical_bessel_j0', 'xlog1py', 'xlogy', 'zeta']


@overload
def airy_ai(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def airy_ai(*, x: Tensor, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
def bessel_j0(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def bessel_j1(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def bessel_y0(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def bessel_y1(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
@overload
def chebyshev_polynomial_t(input: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def chebyshev_polynomial_t(*, x: Tensor | Number, n: Tensor | Number, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def chebyshev_polynomial_u(input: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def chebyshev_polynomial_u(*, x: Tensor | Number, n: Tensor | Number, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def chebyshev_polynomial_v(input: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def chebyshev_polynomial_v(*, x: Tensor | Number, n: Tensor | Number, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def chebyshev_polynomial_w(input: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def chebyshev_polynomial_w(*, x: Tensor | Number, n: Tensor | Number, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
def digamma(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def entr(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def erf(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def erfc(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def erfcx(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def erfinv(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def exp2(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def expit(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def expm1(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def gammainc(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...
def gammaincc(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...
def gammaln(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
@overload
def hermite_polynomial_h(input: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def hermite_polynomial_h(*, x: Tensor | Number, n: Tensor | Number, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def hermite_polynomial_he(input: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def hermite_polynomial_he(*, x: Tensor | Number, n: Tensor | Number, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
def i0(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def i0e(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def i1(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def i1e(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
@overload
def laguerre_polynomial_l(input: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def laguerre_polynomial_l(*, x: Tensor | Number, n: Tensor | Number, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def legendre_polynomial_p(input: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def legendre_polynomial_p(*, x: Tensor | Number, n: Tensor | Number, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
def log1p(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def log_ndtr(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
@overload
def log_softmax(input: Tensor, dim: int | None = ..., dtype: dtype | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def log_softmax(input: Tensor, *, axis: int | None = ..., dtype: dtype | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
def logit(input: Tensor, eps: float | None = ..., *, out: Tensor | None = ...) -> Tensor: ...
@overload
def logsumexp(input: Tensor, dim: int | Sequence[int], keepdim: bool = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def logsumexp(input: Tensor, *, axis: int | Sequence[int], keepdims: bool = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
def modified_bessel_i0(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def modified_bessel_i1(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def modified_bessel_k0(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def modified_bessel_k1(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def multigammaln(input: Tensor, p: int, *, out: Tensor | None = ...) -> Tensor: ...
def ndtr(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def ndtri(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def polygamma(n: int, input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def psi(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
def round(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
@overload
def scaled_modified_bessel_k0(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def scaled_modified_bessel_k0(*, x: Tensor, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def scaled_modified_bessel_k1(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def scaled_modified_bessel_k1(*, x: Tensor, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def shifted_chebyshev_polynomial_t(input: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def shifted_chebyshev_polynomial_t(*, x: Tensor | Number, n: Tensor | Number, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def shifted_chebyshev_polynomial_u(input: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def shifted_chebyshev_polynomial_u(*, x: Tensor | Number, n: Tensor | Number, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def shifted_chebyshev_polynomial_v(input: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def shifted_chebyshev_polynomial_v(*, x: Tensor | Number, n: Tensor | Number, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def shifted_chebyshev_polynomial_w(input: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def shifted_chebyshev_polynomial_w(*, x: Tensor | Number, n: Tensor | Number, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
def sinc(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...
@overload
def softmax(input: Tensor, dim: int | None = ..., dtype: dtype | None = ..., *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def softmax(input: Tensor, *, axis: int | None = ..., dtype: dtype | None = ..., out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def spherical_bessel_j0(input: Tensor, *, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
@overload
def spherical_bessel_j0(*, x: Tensor, out: Tensor | None = ...) -> Tensor: ...  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]
def xlog1py(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...
def xlogy(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...
def zeta(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = ...) -> Tensor: ...
