"""Ops against the functions of NumPy and SciPy that do the same, called on arrays by hand: forward only, on few numbers and on many."""

from __future__ import annotations

import gc
import math
import time
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from specgrad.array.base.blas import blas, threads_of

from .functions import one_thread
from .measure import Program, Row, compare
from .reasons import why_by_hand

SIZES = {"small": (8, 3, 4, 4), "large": (400_000, 400, 1000, 150)}  # how many numbers, rows, columns, and the side of square matrices
FREE = 1e-6  # seconds that an op may cost on top: what it is to be an op
NOISE = 1.2  # a ratio that the same program has to itself now and then


def _words(names: str) -> list[str]:
    return names.split()


# family -> what specgrad is told -> what NumPy (`np`) and SciPy are told, or "=" where they are told the same. `lib` is either library; the operands are
# made by `_operands`.
CALLS: dict[str, dict[str, str]] = {
    "arithmetic": {
        **{f"lib.{name}(x, y)": "=" for name in _words("add subtract multiply divide floor_divide remainder fmod hypot maximum minimum fmax fmin copysign")},
        **{f"lib.{name}(x, y)": "=" for name in _words("arctan2 logaddexp logaddexp2 heaviside nextafter float_power")},
        **{f"lib.{name}(u)": "=" for name in _words("negative positive square absolute sign signbit sinc nan_to_num")},
        "lib.reciprocal(x)": "=",
        "x ** y": "=",
        "x + 2.5": "=",
        "x * 2.5": "=",
        "2.5 - x": "=",
        "x / 2.5": "=",
        "x ** 2": "=",
        "x ** 3": "=",
        "x ** 0.5": "=",
        "x ** 1.7": "=",
        "m + column": "=",
        "m * row": "=",
        "m.T + m2.T": "=",
        "lib.gcd(i, j)": "=",
        "lib.lcm(i, j)": "=",
        "i + j": "=",
        "i * j": "=",
        "i // j": "=",
        "i % j": "=",
        "i / 2.5": "=",
        "i * 2.5": "=",
        "x * i": "=",
        "lib.ldexp(x, i)": "np.ldexp(x, i)",
        "lib.frexp(x)": "=",
        "lib.clamp(u, -0.5, 0.5)": "np.clip(u, -0.5, 0.5)",
        "lib.addcmul(x, y, u)": "x + y * u",
        "lib.lerp(x, y, 0.3)": "x + 0.3 * (y - x)",
        "lib.where(k, x, y)": "=",
    },
    "functions": {
        **{f"lib.{name}(u)": "=" for name in _words("exp exp2 expm1 log1p sin cos tan arcsin arccos arctan sinh cosh tanh arcsinh arctanh")},
        **{f"lib.{name}(u)": "=" for name in _words("floor ceil trunc fix deg2rad rad2deg")},
        **{f"lib.{name}(x)": "=" for name in _words("log log2 log10 sqrt")},
        "lib.round(u)": "np.rint(u)",
        "lib.sqrt(i)": "=",
        "lib.arccosh(x + 1)": "=",
        "lib.rsqrt(x)": "1 / np.sqrt(x)",
        **{f"lib.special.{name}(u)": f"special.{name}(u)" for name in _words("erf erfc erfcx erfinv expit ndtr log_ndtr i0 i0e i1 i1e")},
        **{f"lib.special.{name}(x)": f"special.{name}(x)" for name in _words("gammaln psi entr")},
        "lib.special.bessel_j0(x)": "special.j0(x)",
        "lib.special.bessel_j1(x)": "special.j1(x)",
        "lib.special.bessel_y0(x)": "special.y0(x)",
        "lib.special.bessel_y1(x)": "special.y1(x)",
        "lib.special.modified_bessel_k0(x)": "special.k0(x)",
        "lib.special.modified_bessel_k1(x)": "special.k1(x)",
        "lib.special.scaled_modified_bessel_k0(x)": "special.k0e(x)",
        "lib.special.scaled_modified_bessel_k1(x)": "special.k1e(x)",
        "lib.special.airy_ai(u)": "special.airy(u)[0]",
        "lib.special.logit(p)": "special.logit(p)",
        "lib.special.ndtri(p)": "special.ndtri(p)",
        "lib.special.xlogy(x, y)": "special.xlogy(x, y)",
        "lib.special.xlog1py(x, y)": "special.xlog1py(x, y)",
        "lib.special.gammainc(x, y)": "special.gammainc(x, y)",
        "lib.special.gammaincc(x, y)": "special.gammaincc(x, y)",
        "lib.special.zeta(x + 1, y)": "special.zeta(x + 1, y)",
        "lib.polygamma(1, x)": "special.polygamma(1, x)",
        "lib.special.multigammaln(x + 1, 2)": "special.multigammaln(x + 1, 2)",
        "lib.nn.functional.relu(u)": "np.maximum(u, 0)",
        "lib.nn.functional.softplus(u)": "np.logaddexp(u, 0)",
        "lib.sigmoid(u)": "special.expit(u)",
    },
    "comparison": {
        **{f"lib.{name}(x, y)": "=" for name in _words("greater greater_equal less less_equal not_equal isclose")},
        "lib.eq(x, y)": "np.equal(x, y)",
        "lib.equal(x, x2)": "np.array_equal(x, x2)",
        "lib.allclose(x, x2)": "=",
        **{f"lib.{name}(u)": "=" for name in _words("isfinite isinf isnan isposinf isneginf isreal")},
        **{f"lib.{name}(k, l)": "=" for name in _words("logical_and logical_or logical_xor bitwise_and bitwise_or bitwise_xor")},
        **{f"lib.{name}(i, j)": "=" for name in _words("bitwise_and bitwise_or bitwise_xor")},
        "lib.logical_not(k)": "=",
        "lib.bitwise_not(i)": "np.invert(i)",
        "lib.bitwise_left_shift(i, few)": "np.left_shift(i, few)",
        "lib.bitwise_right_shift(i, few)": "np.right_shift(i, few)",
    },
    "complex": {
        **{f"lib.{name}(z)": "=" for name in _words("absolute angle exp log sqrt sin")},
        "lib.conj_physical(z)": "np.conjugate(z)",
        "lib.real(z)": "=",
        "lib.imag(z)": "=",
        "z * z": "=",
        "z / z": "=",
        "lib.complex(x, y)": "x + 1j * y",
    },
    "reduction": {
        **{f"lib.{name}(u)": "=" for name in _words("sum mean nansum nanmean prod")},
        **{f"lib.{name}(u)": f"np.{name}(u)" for name in _words("argmax argmin amax amin count_nonzero")},
        "lib.std(u)": "np.std(u, ddof=1)",
        "lib.var(u)": "np.var(u, ddof=1)",
        "lib.norm(u)": "np.linalg.norm(u)",
        "lib.all(k)": "=",
        "lib.any(k)": "=",
        "lib.aminmax(u)": "u.min(), u.max()",
        "lib.median(odd)": "np.median(odd)",
        "lib.nanmedian(odd)": "np.nanmedian(odd)",
        "lib.quantile(u, 0.3)": "np.quantile(u, 0.3)",
        **{f"lib.{name}(m, {dim})": "=" for dim in (0, 1) for name in _words("sum mean amax amin argmax prod cumsum cumprod")},
        **{f"lib.{name}(m, {dim})": f"np.{name}(m, axis={dim}, ddof=1)" for dim in (0, 1) for name in _words("std var")},
        **{f"lib.logsumexp(m, {dim})": f"special.logsumexp(m, axis={dim})" for dim in (0, 1)},
        **{f"lib.softmax(m, {dim})": f"special.softmax(m, axis={dim})" for dim in (0, 1)},
        **{f"lib.log_softmax(m, {dim})": f"special.log_softmax(m, axis={dim})" for dim in (0, 1)},
        **{f"lib.cummax(m, {dim})[0]": f"np.maximum.accumulate(m, {dim})" for dim in (0, 1)},
        **{f"lib.linalg.vector_norm(m, dim={dim})": f"np.linalg.norm(m, axis={dim})" for dim in (0, 1)},
        "lib.logcumsumexp(m, 1)": "np.logaddexp.accumulate(m, 1)",
        "lib.cumsum(u, 0)": "=",
        "lib.diff(u)": "=",
        "lib.trapezoid(u)": "=",
        "lib.cumulative_trapezoid(u)": "scipy.integrate.cumulative_trapezoid(u)",
        "lib.cov(m[:4])": "np.cov(m[:4])",
        "lib.corrcoef(m[:4])": "np.corrcoef(m[:4])",
    },
    "order": {
        "lib.sort(u)[0]": "np.sort(u)",
        "lib.sort(m, dim=1)[0]": "np.sort(m, axis=1)",
        "lib.sort(m, dim=0)[0]": "np.sort(m, axis=0)",
        "lib.msort(m)": "np.sort(m, axis=0)",
        "lib.argsort(u)": "=",
        "lib.argsort(u, stable=True)": "=",
        "lib.argsort(m, dim=1)": "np.argsort(m, axis=1)",
        "lib.kthvalue(u, 3)[0]": "np.partition(u, 2)[2]",
        "lib.topk(u, 3, sorted=False)[0]": "np.partition(u, -3)[-3:]",
        "lib.searchsorted(ordered, u)": "=",
        "lib.bucketize(u, ordered)": "np.digitize(u, ordered)",
        "lib.unique(i)": "=",
        "lib.isin(i, few)": "=",
        "lib.bincount(i)": "=",
        "lib.histc(u, 10, -1, 1)": "np.histogram(u, 10, (-1, 1))[0]",
        "lib.histogram(u, 10, range=(-1, 1))": "np.histogram(u, 10, (-1, 1))",
        "lib.nonzero(k)": "np.argwhere(k)",
        "lib.argwhere(k)": "=",
    },
    "shape": {
        "m.reshape(-1)": "=",
        "m.T": "=",
        "lib.transpose(m, 0, 1)": "np.swapaxes(m, 0, 1)",
        "m.T.contiguous()": "np.ascontiguousarray(m.T)",
        "m.clone()": "m.copy()",
        "m[:, None]": "=",
        "m[1]": "=",
        "m[:, 1:]": "=",
        "m[rows]": "=",
        "m[k2]": "=",
        "u[places]": "=",
        "lib.take(u, places)": "=",
        "lib.index_select(m, 0, rows)": "np.take(m, rows, 0)",
        "lib.index_select(m, 1, columns)": "np.take(m, columns, 1)",
        "lib.gather(m, 1, table)": "np.take_along_axis(m, table, 1)",
        "lib.take_along_dim(m, table, 1)": "np.take_along_axis(m, table, 1)",
        "lib.masked_select(u, k)": "u[k]",
        "lib.squeeze(u[None])": "=",
        "lib.movedim(m, 0, 1)": "np.moveaxis(m, 0, 1)",
        "lib.broadcast_to(row, (5, *row.shape))": "=",
        "lib.diagonal(s)": "=",
        "lib.diag(s)": "=",
        "lib.diag(s[0])": "=",
        "lib.diagflat(s[0])": "=",
        "lib.diag_embed(s[:9])": "np.einsum('ij,jk->ijk', s[:9], np.eye(s.shape[1], dtype=s.dtype))",
        "lib.cat([m, m2])": "np.concatenate([m, m2])",
        "lib.cat([m, m2], 1)": "np.concatenate([m, m2], 1)",
        "lib.stack([m, m2])": "=",
        "lib.stack([m, m2], -1)": "=",
        **{f"lib.{name}([m, m2])": "=" for name in _words("hstack vstack dstack column_stack")},
        "lib.tensor_split(u, 4)": "np.array_split(u, 4)",
        "lib.hsplit(m, 2)": "=",
        "lib.vsplit(m2x, 2)": "=",
        "lib.unbind(s[:9])": "np.unstack(s[:9])",
        "lib.flip(m, [0])": "np.flip(m, 0).copy()",
        "lib.flip(m, [1])": "np.flip(m, 1).copy()",
        "lib.fliplr(m)": "np.fliplr(m).copy()",
        "lib.flipud(m)": "np.flipud(m).copy()",
        "lib.rot90(m)": "np.rot90(m).copy()",
        "lib.roll(m, 1, 0)": "=",
        "lib.roll(m, 1, 1)": "=",
        "lib.roll(u, 3)": "=",
        "lib.tile(m, (2, 2))": "=",
        "lib.repeat_interleave(u, 2)": "np.repeat(u, 2)",
        "lib.repeat_interleave(m, 2, 0)": "np.repeat(m, 2, 0)",
        "lib.tril(m)": "=",
        "lib.triu(m)": "=",
        "lib.nn.functional.pad(m, (1, 1))": "np.pad(m, ((0, 0), (1, 1)))",
        "lib.meshgrid(s[0], s[1], indexing='ij')": "=",
        "lib.cartesian_prod(s[0], s[1])": "np.stack(np.meshgrid(s[0], s[1], indexing='ij'), -1).reshape(-1, 2)",
        "lib.unravel_index(places, m.shape)": "=",
        "lib.vander(s[0], 4, increasing=True)": "np.vander(s[0], 4, increasing=True)",
        "lib.index_put(u, (places,), x)": "copied_and_put(u, places, x)",
        "lib.masked_fill(u, k, 0.5)": "np.where(k, u.dtype.type(0.5), u)",
        "lib.zeros(m.shape)": "np.zeros(m.shape, np.float32)",
        "lib.ones(m.shape)": "np.ones(m.shape, np.float32)",
        "lib.full(m.shape, 0.5)": "np.full(m.shape, 0.5, np.float32)",
        "lib.arange(len(u))": "=",
        "lib.linspace(0, 1, len(u))": "np.linspace(0, 1, len(u), dtype=np.float32)",
        "lib.eye(len(s))": "np.eye(len(s), dtype=np.float32)",
        "lib.zeros_like(m)": "=",
        "u.to(lib.float16)": "u.astype(np.float16)",
        "u.to(lib.int32)": "u.astype(np.int32)",
        "i.to(lib.float32)": "i.astype(np.float32)",
    },
    "products": {
        "s @ s2": "=",
        "s @ s2[0]": "=",
        "m @ m2.T": "=",
        "lib.dot(u, v)": "=",
        "lib.inner(s, s2)": "=",
        "lib.outer(s[0], s[1])": "=",
        "lib.linalg.vecdot(m, m2)": "np.vecdot(m, m2)",
        "lib.tensordot(s, s2, 1)": "=",
        "lib.einsum('ij,jk->ik', s, s2)": "np.einsum('ij,jk->ik', s, s2, optimize=True)",
        "lib.kron(s, s2[:3, :3])": "=",
        "lib.linalg.multi_dot([s, s2, s])": "np.linalg.multi_dot([s, s2, s])",
        "lib.linalg.matrix_power(s, 3)": "np.linalg.matrix_power(s, 3)",
        "lib.linalg.cross(m[:, :3], m2[:, :3])": "np.cross(m[:, :3], m2[:, :3])",
        "lib.trace(s)": "=",
        "lib.bmm(stacked, stacked)": "np.matmul(stacked, stacked)",
        "lib.addmm(s, s, s2)": "s + s @ s2",
        "lib.cdist(s, s2)": "distance.cdist(s, s2)",
        "lib.pdist(s)": "distance.pdist(s)",
        "lib.cosine_similarity(m, m2)": "(m * m2).sum(-1) / (np.linalg.norm(m, axis=-1) * np.linalg.norm(m2, axis=-1))",
        "lib.nn.functional.linear(m, m2)": "m @ m2.T",
    },
    "linalg": {
        **{f"lib.linalg.{name}(s)": f"np.linalg.{name}(s)" for name in _words("inv det slogdet qr svdvals eigvals eig cond matrix_norm pinv matrix_rank")},
        **{f"lib.linalg.{name}(spd)": f"np.linalg.{name}(spd)" for name in _words("cholesky eigh eigvalsh")},
        "lib.linalg.svd(s)": "np.linalg.svd(s)",
        "lib.linalg.svd(s, full_matrices=False)": "np.linalg.svd(s, full_matrices=False)",
        "lib.linalg.solve(s, s2)": "np.linalg.solve(s, s2)",
        "lib.linalg.solve(s, s2[0])": "np.linalg.solve(s, s2[0])",
        "lib.linalg.solve_triangular(s, s2, upper=True)": "scipy.linalg.solve_triangular(s, s2)",
        "lib.linalg.lstsq(s, s2)": "np.linalg.lstsq(s, s2)",
        "lib.linalg.lu(s)": "scipy.linalg.lu(s)",
        "lib.linalg.lu_factor(s)": "scipy.linalg.lu_factor(s)",
        "lib.linalg.matrix_exp(s / 9)": "scipy.linalg.expm(s / 9)",
        "lib.linalg.tensorinv(s, ind=1)": "np.linalg.tensorinv(s, 1)",
        "lib.linalg.tensorsolve(s, s2[0])": "np.linalg.tensorsolve(s, s2[0])",
        "lib.linalg.norm(s)": "np.linalg.norm(s)",
        "lib.linalg.inv(stacked)": "np.linalg.inv(stacked)",
        "lib.linalg.det(stacked)": "np.linalg.det(stacked)",
        "lib.linalg.solve(stacked, stacked)": "np.linalg.solve(stacked, stacked)",
        "lib.linalg.eigvalsh(stacked)": "np.linalg.eigvalsh(stacked)",
        "lib.linalg.cholesky(stacked)": "np.linalg.cholesky(stacked)",
        "lib.linalg.svdvals(stacked)": "np.linalg.svdvals(stacked)",
        "lib.cholesky_solve(s2, spd)": "scipy.linalg.cho_solve((spd, True), s2)",
        "lib.block_diag(s, s2)": "scipy.linalg.block_diag(s, s2)",
    },
    "fft": {
        **{f"lib.fft.{name}(m)": f"scipy.fft.{name}(m)" for name in _words("rfft ihfft rfft2 rfftn")},
        **{f"lib.fft.{name}(w)": f"scipy.fft.{name}(w)" for name in _words("fft ifft irfft hfft fft2 ifft2 irfft2 fftn")},
        "lib.fft.fft(w, dim=0)": "scipy.fft.fft(w, axis=0)",
        "lib.fft.fftshift(m)": "scipy.fft.fftshift(m)",
        "lib.fft.ifftshift(m)": "scipy.fft.ifftshift(m)",
        "lib.fft.fftfreq(len(u))": "scipy.fft.fftfreq(len(u))",
    },
}  # fmt: skip


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    """Of each family the geometric mean; and the calls that take longer than by hand, the largest ratio first."""
    slower: list[Row] = []
    with one_thread(ours, *_numpys_blas()):
        for size in SIZES:
            for family, calls in CALLS.items():
                measured = [row for dtype in ("float32", "float64") for row in _measured(ours, size, dtype, calls)]
                slower += _worse(measured)
                our, their = (math.exp(sum(map(math.log, seconds)) / len(measured)) for seconds in zip(*((row.ours, row.theirs) for row in measured)))
                yield Row("by_hand", f"{family}, {len(calls)} calls, {size}", our, their)
    yield from sorted(slower, key=lambda row: -row.ratio)


def _numpys_blas() -> list[Any]:
    """What has the number of threads of the BLAS that NumPy computes with, named as libraries name it; none where it cannot be asked."""
    found = blas()
    threads = threads_of(found.library) if found else None
    return [SimpleNamespace(get_num_threads=threads[0], set_num_threads=threads[1])] if threads else []


def _worse(measured: list[Row]) -> list[Row]:
    """The rows that take longer than they may, of each call that of the larger ratio."""
    longer = [row for row in measured if row.ours > NOISE * row.theirs + FREE]
    return list({row.name: row for row in sorted(longer, key=lambda row: row.ratio)}.values())


def _measured(ours: Any, size: str, dtype: str, calls: dict[str, str]) -> Iterator[Row]:
    arrays = _operands(*SIZES[size], dtype)
    tensors = {name: ours.tensor(array) for name, array in arrays.items()}
    gc.collect()
    for told, by_hand in calls.items():
        programs = _program(told, tensors, ours), _program(told if by_hand == "=" else by_hand, arrays, _numpy())
        shown = told.replace("lib.", "")
        row = compare("by_hand", f"{shown}, {size}", *programs, rounds=9, slice_of_time=0.003, clock=time.process_time, collect=False)
        yield replace(row, why=why_by_hand(shown, size == "small"))


def _program(told: str, operands: dict[str, Any], lib: Any) -> Program:
    import numpy as np
    import scipy.fft
    import scipy.integrate
    import scipy.linalg
    from scipy import special
    from scipy.spatial import distance

    known = {"np": np, "scipy": scipy, "special": special, "distance": distance, "copied_and_put": _copied_and_put, "lib": lib, **operands}
    program: Program = eval(f"lambda: ({told})", known)
    return program


def _numpy() -> Any:
    import numpy

    return numpy


def _copied_and_put(array: Any, places: Any, values: Any) -> Any:
    result = array.copy()
    result[places] = values
    return result


def _operands(count: int, height: int, width: int, side: int, dtype: str) -> dict[str, Any]:
    """Numbers by name: x and y positive, u, v and matrices around zero, i and j whole, k and l true or false, z and w complex, s square."""
    import numpy as np

    chance = np.random.default_rng(0)

    def numbers(low: float, high: float, *shape: int) -> Any:
        return chance.uniform(low, high, shape).astype(dtype)

    def whole(below: int, *shape: int) -> Any:
        return chance.integers(1 if below == 64 else 0, below, shape)

    m, s = numbers(-0.9, 0.9, height, width), numbers(-0.9, 0.9, side, side)
    s += side * np.eye(side, dtype=dtype)
    stacked = numbers(-0.1, 0.1, count // 40 + 2, 4, 4)
    return {
        "x": numbers(0.5, 1.5, count), "y": numbers(0.5, 1.5, count), "p": numbers(0.05, 0.95, count),
        "u": numbers(-0.9, 0.9, count), "v": numbers(-0.9, 0.9, count), "odd": numbers(-0.9, 0.9, count - 1),
        "x2": np.ones(count, dtype), "ordered": np.linspace(-0.8, 0.8, min(count, 100), dtype=dtype),
        "i": whole(64, count), "j": whole(64, count), "few": whole(8, count),
        "k": chance.random(count) > 0.5, "l": chance.random(count) > 0.5, "k2": chance.random((height, width)) > 0.5,
        "z": numbers(0.5, 1.5, count) + 1j * numbers(0.5, 1.5, count).astype(dtype), "w": m + 1j * m,
        "m": m, "m2": numbers(-0.9, 0.9, height, width), "m2x": numbers(-0.9, 0.9, 2 * height, width),
        "row": numbers(-0.9, 0.9, width), "column": numbers(-0.9, 0.9, height, 1),
        "rows": whole(height, height), "columns": whole(width, width), "table": whole(width, height, width), "places": whole(count, count),
        "s": s, "s2": numbers(-0.9, 0.9, side, side), "spd": s @ s.T, "stacked": stacked + stacked.swapaxes(1, 2) + np.eye(4, dtype=dtype),
    }  # fmt: skip
