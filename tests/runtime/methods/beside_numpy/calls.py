"""Calls of NumPy's functions, as text: evaluated once with arrays and once with tensors."""

from __future__ import annotations

import re

import numpy as np

rng = np.random.default_rng(0)
_SQUARE = rng.normal(size=(4, 4))

# What the calls name: arrays of floats differ in all elements.
ARRAYS = {
    "a": rng.normal(size=(3, 4)),
    "b": rng.normal(size=(3, 4)) + 0.1,
    "c": rng.normal(size=(2, 3, 4)),
    "u": rng.uniform(0.1, 0.9, size=(3, 4)),
    "p": rng.uniform(0.5, 3.0, size=(3, 4)),
    "one": np.asarray(1.7),
    "v": rng.normal(size=4),
    "w": rng.normal(size=4),
    "x3": rng.normal(size=3),
    "k": rng.normal(size=7),
    "grid": np.array([0.0, 0.7, 1.1, 2.0, 3.5, 3.9, 5.0]),
    "z": rng.normal(size=(3, 4)) + 1j * rng.normal(size=(3, 4)),
    "zv": rng.normal(size=4) + 1j * rng.normal(size=4),
    "n": np.where(rng.uniform(size=(3, 4)) < 0.3, np.nan, rng.normal(size=(3, 4))),
    "s": _SQUARE @ _SQUARE.T + 4 * np.eye(4),
    "q": _SQUARE,
    "mask": rng.uniform(size=(3, 4)) < 0.5,
    "row": np.array([True, False, True, True]),
    "i": np.array([2, 0, 2]),
    "j": np.array([[1, 2], [0, -1]]),
    "along": np.array([[3, 0], [1, 1], [2, 0]]),
    "e": np.array([[6, 4, 9, 1], [3, 8, 5, 2], [7, 12, 10, 11]]),
    "f": np.array([[4, 6, 3, 2], [9, 2, 5, 4], [1, 8, 6, 3]]),
    "sorted_": np.array([-1.0, 0.0, 0.5, 2.0]),
}

_UFUNCS = """
    absolute(a) absolute(z) fabs(a) add(a,b) add(a,2) subtract(a,b) subtract(1,a) multiply(a,b) multiply(2.5,z) divide(a,b) floor_divide(a,b)
    floor_divide(e,f) remainder(a,b) fmod(a,b) negative(a) positive(a) reciprocal(a) square(a) power(p,b) power(p,2) float_power(p,b) sign(a) conjugate(z)
    hypot(a,b) maximum(a,b) minimum(a,b) fmax(a,b) fmin(a,b) copysign(a,b) gcd(e,f) lcm(e,f) ldexp(a,f) nextafter(a,b) exp(a) exp(z) exp2(a) expm1(a) log(p)
    log2(p) log10(p) log1p(p) sqrt(p) logaddexp(a,b) logaddexp2(a,b) sin(a) cos(a) tan(a) arcsin(u) arccos(u) arctan(a) sinh(a) cosh(a) tanh(a) arcsinh(a)
    arccosh(p+1) arctanh(u) arctan2(a,b) deg2rad(a) radians(a) rad2deg(a) degrees(a) equal(a,b) not_equal(a,b) less(a,b) less_equal(a,b) greater(a,b)
    greater_equal(a,b) isnan(n) isinf(a) isfinite(n) signbit(a) logical_and(mask,mask) logical_or(a,mask) logical_xor(mask,a) logical_not(mask)
    bitwise_and(e,f) bitwise_or(e,f) bitwise_xor(e,f) invert(e) left_shift(e,f) right_shift(e,1) heaviside(a,b) floor(a) ceil(a) trunc(a) rint(a) frexp(a)
    matmul(a,s) matmul(v,s) matmul(c,s) vecdot(a,b) vecdot(z,z) divmod(a,b) modf(a) cbrt(p) cbrt(a) matvec(c,v) vecmat(x3,c) vecmat(zv,s)
"""
_SPECIAL = """
    xlogy(a,p) xlog1py(a,p) entr(p) erf(a) erfc(a) erfinv(u) gammaln(p) psi(p) ndtr(a) expit(a) logit(u) j0(a) j1(a) y0(p) y1(p) i0(a) i0e(a) i1(a) i1e(a)
    k0(p) k1(p) k0e(p) k1e(p) erfcx(a) ndtri(u) log_ndtr(a) gammainc(2.5,p) gammaincc(2.5,p)
"""
_FUNCTIONS = """
    fix(a) i0(a) real(z) imag(z) angle(z) nan_to_num(n) nan_to_num(n,nan=3.0) isreal(a) isposinf(a) isneginf(a) isclose(a,b,atol=0.5) allclose(a,a) sinc(a)
    nansum(n) nansum(n,axis=0) nanmean(n,axis=1,keepdims=True) argmax(a) argmax(a,axis=1,keepdims=True) argmin(a,0) count_nonzero(mask)
    count_nonzero(a,axis=0) sort(a) sort(a,axis=None) sort(a,axis=0) argsort(a) argsort(a,axis=None) cumsum(a) cumsum(a,axis=1) cumprod(a,axis=0) cumprod(p)
    diff(a) diff(a,n=2,axis=0) diff(a,prepend=b) inner(a,b) inner(v,w) tensordot(c,b,axes=2) tensordot(a,b,axes=([0],[0])) tensordot(a,b,axes=([0,1],[0,1]))
    kron(v,w) kron(a,b) linalg.inv(s) linalg.solve(s,v) linalg.solve(s,b.T) linalg.det(s) linalg.slogdet(s) linalg.cholesky(s) linalg.eigvalsh(s)
    linalg.eigvals(s) linalg.eigh(s) linalg.eig(s)[0] linalg.svdvals(a) linalg.matrix_norm(a) linalg.matrix_norm(a,ord=1) linalg.vector_norm(a,axis=0)
    linalg.vector_norm(a,ord=3) linalg.norm(a) linalg.norm(a,axis=1) linalg.norm(v,1) linalg.norm(a,'nuc') linalg.norm(a,axis=(0,1),keepdims=True)
    linalg.cond(s) linalg.cond(s,1) linalg.matrix_rank(s) linalg.pinv(a) linalg.matrix_power(s,3) linalg.matrix_power(s,-2) linalg.multi_dot([a,s,b.T])
    cross(x3,b[:,0]) linalg.cross(x3,b[:,0]) linalg.tensorinv(s.reshape(2,2,2,2)) linalg.tensorsolve(s,v) vander(v) vander(v,3) vander(v,3,increasing=True)
    linalg.diagonal(c) swapaxes(c,0,2) moveaxis(c,0,-1) moveaxis(c,(0,1),(2,0)) matrix_transpose(c) linalg.matrix_transpose(a) broadcast_to(v,(2,4))
    squeeze(c[:1]) squeeze(c[:1],axis=0) diagonal(c,1,0,2) diag(v) diag(s,1) diagflat(a[:2,:2],1) array_split(v,3) array_split(a,[1],1) hsplit(a,2)
    vsplit(a,[1,2]) dsplit(c,2) unstack(a,axis=1) stack([a,b]) stack([v,w],axis=1) hstack([a,b]) vstack([a,b]) vstack([v,w]) dstack([a,b]) column_stack([v,w])
    roll(a,1) roll(a,(1,2),axis=(0,1)) fliplr(a) flipud(a) rot90(a) rot90(a,2) tile(a,2) tile(a,(2,1,2)) repeat(a,2) repeat(a,3,axis=1) repeat(v,f[0]) tril(s)
    tril(s,-1) triu(s,1) take_along_axis(a,along,1) argwhere(mask) unique(e) unique(e,return_inverse=True)[1] searchsorted(sorted_,a)
    searchsorted(sorted_,a,side='right') isin(e,[2,9]) bincount(i) bincount(i,x3) unravel_index(i,(2,3)) fft.fft(v) fft.fft(a,axis=0) fft.fft(a,n=6)
    fft.ifft(z) fft.rfft(a) fft.rfft(a,norm='ortho') fft.irfft(z) fft.irfft(z,n=5) fft.hfft(z) fft.ihfft(a) fft.fft2(a) fft.ifft2(z) fft.rfft2(a)
    fft.irfft2(z) fft.fftn(c) fft.fftn(c,axes=(0,1)) fft.ifftn(c) fft.rfftn(c) fft.irfftn(z) fft.fftshift(a) fft.fftshift(a,axes=1) fft.ifftshift(v) sum(a)
    sum(a,0) sum(a,axis=(0,1),keepdims=True) sum(a,initial=2.0) sum(a,axis=1,where=mask) prod(a) prod(c,axis=(0,2)) prod(a,axis=1,keepdims=True)
    prod(a,where=mask) max(a) max(a,axis=0) max(a,axis=1,where=mask,initial=-9.0) amax(c,axis=(0,1)) min(a,axis=1,keepdims=True) amin(a) max(a,initial=0.5)
    mean(a) mean(a,axis=0) mean(e) mean(a,where=mask) mean(a,axis=(0,1),keepdims=True) var(a) var(a,axis=1,ddof=1) var(a,where=mask) var(a,correction=1)
    var(a,mean=0.5) var(a,axis=0,mean=v,keepdims=True)
    var(z) std(a) std(a,axis=0,ddof=1,keepdims=True) std(a,where=mask) all(mask) all(a,axis=0) any(mask,axis=1) any(mask,axis=0,keepdims=True) ptp(a)
    ptp(a,axis=1) average(a) average(a,axis=1,weights=w) average(a,weights=p) average(a,weights=p,returned=True) average(a,returned=True)
    average(a,axis=0,returned=True) quantile(a,0.3) quantile(a,[0.2,0.7],axis=1)
    quantile(c,0.4,axis=(0,2),keepdims=True) quantile(a,0.3,axis=0,method='lower') percentile(a,30,axis=1) median(a) median(a,axis=0)
    median(a,axis=1,keepdims=True) nanquantile(n,0.4) nanpercentile(n,50,axis=1) nanmedian(n) nanmedian(n,axis=1) nanmax(n) nanmax(n,axis=1)
    nanmin(n,axis=1,keepdims=True) nanprod(n) nanprod(n,axis=1) nancumsum(n) nancumsum(n,axis=1) nanvar(n,axis=1) nanstd(n) cumulative_sum(v)
    cumulative_sum(a,axis=1,include_initial=True) cumulative_prod(a,axis=0) reshape(a,(4,3)) reshape(a,-1) reshape(a,(2,-1),order='F')
    reshape(c,(4,6),order='F') ravel(a) ravel(a,'F') transpose(a) transpose(c,(1,0,2)) expand_dims(a,1) expand_dims(a,(0,-1)) rollaxis(c,2) rollaxis(c,0,3)
    repeat(v,[1,0,2,1]) flip(a) flip(a,0) flip(a,(0,1)) broadcast_arrays(v,a) atleast_1d(one) atleast_2d(v) atleast_2d(v,a) atleast_3d(a) meshgrid(v,x3)
    meshgrid(v,x3,indexing='ij') meshgrid(v,x3,sparse=True) split(a,2,axis=1) split(v,[1,3]) concatenate([a,b]) concatenate([a,b],axis=1)
    concatenate([a,v],axis=None) append(a,b) append(a,b,axis=0) block([[a,b],[b,a]]) block([v,w]) delete(a,1) delete(a,[0,2],axis=1) insert(a,1,9.0)
    insert(a,1,v,axis=0) insert(v,[1,3],[5.0,6.0]) resize(a,(2,3)) resize(v,(3,3)) pad(a,1) pad(a,((1,0),(2,1)),constant_values=3.0) pad(a,2,mode='reflect')
    pad(a,(1,2),mode='edge') pad(v,3,mode='wrap') pad(v,2,mode='symmetric') copy(a) astype(a,'float64') zeros_like(a) ones_like(a) full_like(a,2.5)
    empty_like(a)*0 where(mask,a,b) where(mask,a,0.0) where(mask) nonzero(mask) flatnonzero(mask) clip(a,-0.5,0.5) clip(a,None,0.5) clip(a,b,None)
    clip(a,min=0.1) round(a) round(a,2) around(a,1) take(a,i) take(a,i,axis=0) take(a,j,axis=1) take(a,j,axis=0,mode='wrap') compress(row,a,axis=1)
    extract(mask,a) choose(i,[v[:3],w[:3],x3]) select([a<-0.5,a>0.5],[a,a**2],7.0) piecewise(a,[a<0,a>=0],[minus,squared]) piecewise(a,[a<0],[0.0,squared])
    partition(v,1)[1] unwrap(v*5) dot(a,s) dot(v,w) dot(a,v) dot(c,s) dot(a,np.transpose(c,(0,2,1))) dot(a,2.0) vdot(a,b) vdot(z,z) outer(v,a) trace(s)
    trace(c,offset=1) trace(c,axis1=1,axis2=2) einsum('ij,kj->ik',a,b) einsum('ij->j',a) einsum('ii',s) einsum(a,[0,1],s,[1,2]) cov(a) cov(v,w)
    cov(a,rowvar=False) cov(a,bias=True) corrcoef(a) corrcoef(v,w) ediff1d(a) ediff1d(v,to_end=[9.0],to_begin=1.0) gradient(v) gradient(a)
    gradient(a,2.0,axis=0) gradient(k,grid) gradient(k,grid,edge_order=2) trapezoid(a) trapezoid(a,dx=0.5,axis=0) trapezoid(k,grid) interp(p,grid,k)
    interp(a*9,grid,k) interp(a,grid,k,left=-1.0,right=2.0) interp(a*9,grid,k,period=6.0) convolve(k,v) convolve(v,k,'same') convolve(k,v,'valid')
    correlate(k,v) correlate(v,k,'full') correlate(k,v,'same') correlate(zv,k,'full') polyval(v,a) polyval(k,0.5) linalg.qr(s) linalg.qr(s,'r') linalg.svd(s)
    vecdot(a,b,axis=0) vecdot(i,i) vecdot(c,b) cross(c[:,0,:3],x3) cross(b[:,:2].T,x3,axisc=0) round(z,1) invert(mask) sum(a,axis=())
    max(c,axis=(),keepdims=True)
    var(a,axis=()) prod(one,keepdims=True) sum(u,axis=(),where=mask) any(mask,axis=())
    linalg.svd(a,compute_uv=False) linalg.lstsq(a.T,v)[0] linalg.trace(c) linalg.outer(v,w) linalg.matmul(a,s) linalg.vecdot(a,b) linalg.tensordot(c,b)
    shape(c) ndim(c) size(c) size(c,axis=1) iscomplexobj(z) isrealobj(a)
"""


def _calls(package: str, text: str) -> list[str]:
    return [f"{package}.{call}" for call in text.split()]


_LATER = "size(c,(0,2))" if np.lib.NumpyVersion(np.__version__) >= "2.4.0" else ""  # what older versions do not take
CALLS = [*_calls("np", _UFUNCS + _FUNCTIONS + _LATER), *_calls("special", _SPECIAL)]
METHODS = [
    "np.add.reduce(a)", "np.add.reduce(a, axis=None)", "np.add.reduce(c, axis=(0, 2), keepdims=True)", "np.add.reduce(a, 1, where=mask, initial=2.0)",
    "np.multiply.reduce(a, axis=1)", "np.maximum.reduce(a)", "np.minimum.reduce(a, axis=1, initial=0.0)", "np.logical_and.reduce(mask, axis=0)",
    "np.logical_or.reduce(mask)", "np.logaddexp.reduce(a, axis=1)", "np.subtract.reduce(a)", "np.hypot.reduce(a, axis=(0, 1))", "np.divide.reduce(p, axis=1)",
    "np.add.accumulate(a)", "np.multiply.accumulate(a, axis=1)", "np.maximum.accumulate(a)", "np.minimum.accumulate(a, 1)", "np.logaddexp.accumulate(a)",
    "np.hypot.accumulate(a)", "np.add.outer(v, x3)", "np.multiply.outer(a, v)", "np.arctan2.outer(v, a)", "np.add.reduceat(k, [0, 3, 1, 5])",
    "np.maximum.reduceat(a, [0, 2], axis=1)", "np.add(a, b, dtype='float64')",
]  # fmt: skip


FUNCTIONS = {"minus": lambda t: -t, "squared": lambda t: t**2}  # that calls are given


def path_of(call: str) -> str:
    """numpy.linalg.norm of "np.linalg.norm(a)"."""
    name = re.match(r"[\w.]+", call)
    assert name is not None
    return re.sub(r"^np\.", "numpy.", re.sub(r"^special\.", "scipy.special.", name[0]))
