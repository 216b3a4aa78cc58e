"""Families of ops on large inputs, forward and backward: layouts, layers, dtypes, scans, reductions, scatters, sorting, linalg, fft, attention, losses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from .bandwidth import backward, forward
from .measure import Program, Row, compare
from .reasons import explained

COUNT = 1000 * 1000
SIDE = 1000
Op = Callable[..., Any]


def _numbers(lib: Any) -> list[Any]:
    return [lib.rand(SIDE, SIDE) + 0.5]


def _table(lib: Any) -> list[Any]:
    """Numbers, and for each of them a place along a dimension."""
    return [lib.rand(SIDE, SIDE), lib.rand(SIDE, SIDE), lib.randint(0, SIDE, (SIDE, SIDE))]


def _line(lib: Any) -> list[Any]:
    return [lib.rand(COUNT), lib.rand(COUNT), lib.randint(0, COUNT, (COUNT,))]


def _rows_picked(lib: Any) -> list[Any]:
    return [lib.rand(SIDE, SIDE), lib.rand(SIDE, SIDE), lib.randint(0, SIDE, (SIDE,))]


def _matrices(lib: Any) -> list[Any]:
    """Many small matrices, well conditioned."""
    return [lib.rand(2000, 8, 8) + 8 * lib.eye(8), lib.rand(2000, 8, 8)]


def _matrix(lib: Any) -> list[Any]:
    return [lib.rand(256, 256) + 256 * lib.eye(256), lib.rand(256, 256)]


def _doubles(lib: Any) -> list[Any]:
    """Some matrices of a size between, in the dtype in which most are computed."""
    return [lib.rand(20, 64, 64, dtype=lib.float64) + 64 * lib.eye(64, dtype=lib.float64), lib.rand(20, 64, 64, dtype=lib.float64)]


def _signals(lib: Any) -> list[Any]:
    return [lib.rand(SIDE, 1024)]


def _image(lib: Any) -> list[Any]:
    return [lib.rand(1024, 1024)]


def _scores(lib: Any) -> list[Any]:
    return [lib.rand(4096, 256), lib.randint(0, 256, (4096,))]


def _pair(lib: Any) -> list[Any]:
    return [lib.rand(SIDE, SIDE), lib.rand(SIDE, SIDE)]


def _heads(places: int) -> Callable[[Any], list[Any]]:
    return lambda lib: [lib.rand(1, 8, places, 64) for _ in range(3)]


def _along(dims: tuple[int, ...], ops: dict[str, Callable[[int], Op]]) -> dict[str, Op]:
    return {f"{name}, dim {dim}": make(dim) for name, make in ops.items() for dim in dims}


_LAYERS: dict[str, Callable[[int], Op]] = {
    "sum": lambda dim: lambda lib, a: a.sum(dim),
    "mean": lambda dim: lambda lib, a: a.mean(dim),
    "amax": lambda dim: lambda lib, a: a.amax(dim),
    "prod": lambda dim: lambda lib, a: a.prod(dim),
    "norm": lambda dim: lambda lib, a: a.norm(dim=dim),
    "std": lambda dim: lambda lib, a: a.std(dim),
    "logsumexp": lambda dim: lambda lib, a: a.logsumexp(dim),
    "softmax": lambda dim: lambda lib, a: a.softmax(dim),
    "log_softmax": lambda dim: lambda lib, a: a.log_softmax(dim),
}


def _reduced(*sizes: int, dim: int) -> tuple[Callable[[Any], list[Any]], dict[str, Op]]:
    of = " x ".join(map(str, sizes))
    return lambda lib: [lib.rand(*sizes) + 0.5], {f"{name}, {of}, dim {dim}": make(dim) for name, make in _LAYERS.items()}


def _spd(lib: Any, a: Any) -> Any:
    return a @ a.mT + lib.eye(a.shape[-1])


def _sized(*shapes: tuple[int, ...], dtype: str = "float32") -> Callable[[Any], list[Any]]:
    return lambda lib: [(lib.rand(*shape) + 0.5).to(getattr(lib, dtype)) for shape in shapes]


def _of_halves(dtype: str) -> tuple[Callable[[Any], list[Any]], dict[str, Op]]:
    ops: dict[str, Op] = {
        "to float32": lambda lib, a, b, c: a.float(),
        "from float32": lambda lib, a, b, c: c.to(a.dtype),
        "add": lambda lib, a, b, c: a + a,
        "mul, a bias": lambda lib, a, b, c: a * b,
        "exp": lambda lib, a, b, c: a.exp(),
        "sum, dim 1": lambda lib, a, b, c: a.sum(1),
        "softmax": lambda lib, a, b, c: a.softmax(1),
        "layer_norm": lambda lib, a, b, c: lib.nn.functional.layer_norm(a, b.shape, b, b),
        "linear": lambda lib, a, b, c: lib.nn.functional.linear(a, a),
    }
    return lambda lib: [*_sized((SIDE, 512), (512,), dtype=dtype)(lib), lib.rand(SIDE, 512)], {f"{dtype}: {name}": op for name, op in ops.items()}


# family -> (operands, ops)
FAMILIES: dict[str, list[tuple[Callable[[Any], list[Any]], dict[str, Op]]]] = {
    "layouts": [
        (
            _sized((SIDE, 300), (300,), (SIDE, 1), (1, 300), (300, SIDE)),
            {
                "a + a bias": lambda lib, a, bias, column, row, turned: a + bias,
                "a - a column": lambda lib, a, bias, column, row, turned: a - column,
                "a * a column": lambda lib, a, bias, column, row, turned: a * column,
                "a column * a row": lambda lib, a, bias, column, row, turned: column * row,
                "maximum of a and a column": lambda lib, a, bias, column, row, turned: lib.maximum(a, column),
                "lerp to a column": lambda lib, a, bias, column, row, turned: lib.lerp(a, column, 0.3),
                "a * 2 + 1": lambda lib, a, bias, column, row, turned: a * 2 + 1,
                "a + a transpose": lambda lib, a, bias, column, row, turned: a + turned.t(),
                "where of a transpose": lambda lib, a, bias, column, row, turned: lib.where(a > 1, a, turned.t()),
                "a part * a bias": lambda lib, a, bias, column, row, turned: a[:, 50:250] * bias[50:250],
                "every second element": lambda lib, a, bias, column, row, turned: a[:, ::2] * 2,
            },
        ),
        (
            _sized((60_000, 5), (5,)),
            {"short rows * a row": lambda lib, a, row: a * row},
        ),
        (
            _sized((8, 64, 24, 24), (64, 1, 1)),
            {
                "images * channels": lambda lib, images, scale: images * scale,
                "images - their means": lambda lib, images, scale: images - images.mean((2, 3), keepdim=True),
            },
        ),
        (
            _sized((20, 30, 500), (500, 20, 30)),
            {"a permuted + b": lambda lib, a, b: a.permute(2, 0, 1) + b},
        ),
    ],
    "layers": [
        (
            _sized((500, 600), (600,)),
            {
                "batch_norm of rows": lambda lib, a, w: lib.nn.functional.batch_norm(a, None, None, w, w, training=True),
                "layer_norm": lambda lib, a, w: lib.nn.functional.layer_norm(a, w.shape, w, w),
                "pad, circular": lambda lib, a, w: lib.nn.functional.pad(a[None], (2, 3), mode="circular"),
                "max_pool1d 3": lambda lib, a, w: lib.nn.functional.max_pool1d(a, 3),
            },
        ),
        (
            _sized((60_000, 5), (5,)),
            {
                "batch_norm of 5 numbers": lambda lib, a, w: lib.nn.functional.batch_norm(a, None, None, w, w, training=True),
                "layer_norm of 5 numbers": lambda lib, a, w: lib.nn.functional.layer_norm(a, w.shape, w, w),
                "nansum of 5 numbers": lambda lib, a, w: a.nansum(1),
            },
        ),
        (
            _sized((6000, 48), (48,)),
            {
                "layer_norm of 48 numbers": lambda lib, a, w: lib.nn.functional.layer_norm(a, w.shape, w, w),
                "rms_norm of 48 numbers": lambda lib, a, w: lib.nn.functional.rms_norm(a, w.shape, w),
            },
        ),
        (
            _sized((8, 16, 48, 48), (16,)),
            {
                "batch_norm of images": lambda lib, a, w: lib.nn.functional.batch_norm(a, None, None, w, w, training=True),
                "group_norm": lambda lib, a, w: lib.nn.functional.group_norm(a, 4, w, w),
                "interpolate, bilinear": lambda lib, a, w: lib.nn.functional.interpolate(a, scale_factor=2.0, mode="bilinear"),
                "interpolate, bicubic": lambda lib, a, w: lib.nn.functional.interpolate(a, scale_factor=2.0, mode="bicubic"),
                "interpolate, nearest, to half": lambda lib, a, w: lib.nn.functional.interpolate(a, scale_factor=0.5),
                "pad, reflect": lambda lib, a, w: lib.nn.functional.pad(a, (2, 3, 1, 1), mode="reflect"),
            },
        ),
        (lambda lib: [lib.rand(2000, 3, 3)], {"det of 2000 of 3 x 3": lambda lib, a: lib.linalg.det(a)}),
        (
            lambda lib: [lib.rand(1000, 300), (lib.rand(1000, 20) * 1000).long()],
            {"embedding_bag": lambda lib, a, i: lib.nn.functional.embedding_bag(i, a)},
        ),
        (
            lambda lib: [lib.rand(10_000, 64), (lib.rand(20_000) * 10_000).long(), (lib.rand(1000) * 20_000).long().sort()[0] * (lib.arange(1000) > 0)],
            {
                "embedding_bag, uneven bags": lambda lib, a, i, o: lib.nn.functional.embedding_bag(i, a, o, mode="sum"),
                "embedding_bag, uneven bags, max": lambda lib, a, i, o: lib.nn.functional.embedding_bag(i, a, o, mode="max"),
            },
        ),
    ],
    "dtypes": [_of_halves("float16"), _of_halves("bfloat16")],
    "scans": [
        (
            _numbers,
            _along(
                (0, -1),
                {
                    "cumsum": lambda dim: lambda lib, a: a.cumsum(dim),
                    "cumprod": lambda dim: lambda lib, a: a.cumprod(dim),
                    "cummax": lambda dim: lambda lib, a: a.cummax(dim)[0],
                    "cummin": lambda dim: lambda lib, a: a.cummin(dim)[0],
                    "logcumsumexp": lambda dim: lambda lib, a: a.logcumsumexp(dim),
                },
            ),
        ),
        (lambda lib: [lib.rand(COUNT)], {"cumsum of a line": lambda lib, a: a.cumsum(0), "cummax of a line": lambda lib, a: a.cummax(0)[0]}),
    ],
    "reductions": [
        _reduced(40_000, 5, dim=1),
        _reduced(4000, 49, dim=1),
        _reduced(20, 10_000, dim=1),
        _reduced(5, 40_000, dim=0),
        _reduced(50, 20, 200, dim=1),
    ],
    "scatter": [
        (
            _table,
            _along(
                (0, -1),
                {
                    "gather": lambda dim: lambda lib, a, b, i: a.gather(dim, i),
                    "scatter": lambda dim: lambda lib, a, b, i: a.scatter(dim, i, b),
                    "scatter_add": lambda dim: lambda lib, a, b, i: a.scatter_add(dim, i, b),
                    "scatter_reduce amax": lambda dim: lambda lib, a, b, i: a.scatter_reduce(dim, i, b, "amax"),
                    "scatter_reduce mean": lambda dim: lambda lib, a, b, i: a.scatter_reduce(dim, i, b, "mean"),
                },
            ),
        ),
        (
            _rows_picked,
            _along(
                (0, -1),
                {
                    "index_select": lambda dim: lambda lib, a, b, i: a.index_select(dim, i),
                    "index_add": lambda dim: lambda lib, a, b, i: a.index_add(dim, i, b),
                    "index_copy": lambda dim: lambda lib, a, b, i: a.index_copy(dim, i, b),
                },
            ),
        ),
        (
            _line,
            {
                "a[i] of a line": lambda lib, a, b, i: a[i],
                "index_add of a line": lambda lib, a, b, i: a.index_add(0, i, b),
                "index_put, accumulated": lambda lib, a, b, i: a.index_put((i,), b, accumulate=True),
                "take": lambda lib, a, b, i: a.take(i),
                "masked_select": lambda lib, a, b, i: a.masked_select(b > 0.5),
                "masked_fill": lambda lib, a, b, i: a.masked_fill(b > 0.5, 0.0),
            },
        ),
        (
            _rows_picked,
            {
                "embedding": lambda lib, a, b, i: lib.nn.functional.embedding(i, a),
                "a[i], rows": lambda lib, a, b, i: a[i],
                "a[i, j]": lambda lib, a, b, i: a[i[:, None], i],
            },
        ),
        (
            _numbers,
            {
                "transposed copy": lambda lib, a: a.t().contiguous(),
                "permuted copy": lambda lib, a: a.reshape(100, 100, 100).permute(2, 0, 1).contiguous(),
                "flip": lambda lib, a: a.flip(0),
                "roll": lambda lib, a: a.roll(1, 0),
                "cat": lambda lib, a: lib.cat([a, a], 1),
                "repeat_interleave": lambda lib, a: a.repeat_interleave(2, 0),
            },
        ),
    ],
    "sorting": [
        (
            _numbers,
            _along(
                (0, -1),
                {
                    "sort": lambda dim: lambda lib, a: a.sort(dim)[0],
                    "topk": lambda dim: lambda lib, a: a.topk(10, dim)[0],
                    "kthvalue": lambda dim: lambda lib, a: a.kthvalue(10, dim)[0],
                    "median": lambda dim: lambda lib, a: a.median(dim)[0],
                    "max": lambda dim: lambda lib, a: a.max(dim)[0],
                    "quantile": lambda dim: lambda lib, a: a.quantile(0.3, dim),
                },
            ),
        ),
        (lambda lib: [lib.rand(COUNT)], {"sort of a line": lambda lib, a: a.sort()[0], "topk of a line": lambda lib, a: a.topk(100)[0]}),
    ],
    "linalg": [
        (
            operands,
            {
                f"{name}, {about}": op
                for name, op in {
                    "cholesky": lambda lib, a, b: lib.linalg.cholesky(_spd(lib, a)),
                    "inv": lambda lib, a, b: lib.linalg.inv(a),
                    "solve": lambda lib, a, b: lib.linalg.solve(a, b),
                    "solve_triangular": lambda lib, a, b: lib.linalg.solve_triangular(a.triu(), b, upper=True),
                    "lu_factor": lambda lib, a, b: lib.linalg.lu_factor(a)[0],
                    "lu": lambda lib, a, b: lib.linalg.lu(a)[2],
                    "det": lambda lib, a, b: (a / a.shape[-1]).det(),
                    "slogdet": lambda lib, a, b: a.slogdet()[1],
                    "qr": lambda lib, a, b: lib.linalg.qr(a)[1],
                    "eigh": lambda lib, a, b: lib.linalg.eigh(_spd(lib, a))[0],
                    "svdvals": lambda lib, a, b: lib.linalg.svdvals(a),
                    "matrix_exp": lambda lib, a, b: lib.linalg.matrix_exp(b / b.shape[-1]),
                    "matmul": lambda lib, a, b: a @ b,
                }.items()
            },
        )
        for operands, about in ((_matrices, "2000 of 8 x 8"), (_doubles, "20 of 64 x 64, float64"), (_matrix, "256 x 256"))
    ],
    "fft": [
        (
            _signals,
            {
                "fft of rows": lambda lib, a: lib.fft.fft(a).abs(),
                "rfft of rows": lambda lib, a: lib.fft.rfft(a).abs(),
                "irfft of rows": lambda lib, a: lib.fft.irfft(a),
                "fftshift": lambda lib, a: lib.fft.fftshift(a),
            },
        ),
        (_image, {"fft2": lambda lib, a: lib.fft.fft2(a).abs(), "fft along columns": lambda lib, a: lib.fft.fft(a, dim=0).abs()}),
    ],
    "attention": [
        (
            _heads(places),
            {
                f"attention of {places}": lambda lib, q, k, v: lib.nn.functional.scaled_dot_product_attention(q, k, v),
                f"attention of {places}, causal": lambda lib, q, k, v: lib.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True),
            },
        )
        for places in (256, 1024, 4096)
    ],
    "losses": [
        (
            _scores,
            {
                "cross_entropy": lambda lib, a, t: lib.nn.functional.cross_entropy(a, t),
                "cross_entropy, smoothed": lambda lib, a, t: lib.nn.functional.cross_entropy(a, t, label_smoothing=0.1),
                "nll_loss": lambda lib, a, t: lib.nn.functional.nll_loss(a, t),
                "multi_margin_loss": lambda lib, a, t: lib.nn.functional.multi_margin_loss(a, t),
            },
        ),
        (
            _pair,
            {
                name: lambda lib, a, b, name=name: getattr(lib.nn.functional, name)(a, b.detach())
                for name in ("mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss", "binary_cross_entropy", "binary_cross_entropy_with_logits", "kl_div")
            },
        ),
    ],
}


@dataclass(frozen=True)
class Family:
    """A group of the bench."""

    name: str

    def rows(self, ours: Any, theirs: Any) -> Iterator[Row]:
        for operands, ops in FAMILIES[self.name]:
            for name, op in ops.items():
                for way, make in (("forward", forward), ("backward", _backward)):
                    programs = [make(lib, op, operands(lib)) for lib in (ours, theirs)]
                    yield explained(compare(self.name, f"{name}, {way}", *programs, rounds=5, slice_of_time=0.02))


def _backward(lib: Any, op: Op, operands: list[Any]) -> Program:
    """The backward pass to the numbers; indices have no gradient."""
    fixed = {n: x for n, x in enumerate(operands) if not x.is_floating_point()}
    free = [x for n, x in enumerate(operands) if n not in fixed]

    def of_free(lib: Any, *free: Any) -> Any:
        left = iter(free)
        return op(lib, *(fixed[n] if n in fixed else next(left) for n in range(len(operands))))

    return backward(lib, of_free, free)
