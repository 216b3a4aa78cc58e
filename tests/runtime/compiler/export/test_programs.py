"""Exported programs of all kinds: products and decompositions of matrices, layers, moves of elements, rows, branches; values and all derivatives."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.runtime.compiler.export import built

F = sg.nn.functional
ALL = ("value", "gradient", "vjp", "jvp", "jacobian", "hvp")


def random(*shape: int, dtype: sg.dtype = sg.float64, seed: int = 0) -> sg.Tensor:
    return sg.from_numpy(np.random.default_rng((seed, *shape)).standard_normal(shape)).to(dtype)


def products(a: Any, b: Any, v: Any, batch: Any) -> list[Any]:
    more = sg.addmm(a[:, :2] @ b[:2], a, b, beta=2, alpha=0.5)
    return [a @ b, a @ v, v @ b, v @ v, sg.outer(v, v), a.T @ a, sg.einsum("ij,kj->ik", a, a), batch @ batch.mT, batch @ b, F.linear(batch, b.T, b[0]), more]


def decompositions(a: Any, v: Any) -> list[Any]:
    positive = a @ a.T + sg.eye(3, dtype=a.dtype)
    both = sg.stack([a, positive])
    lower = sg.linalg.cholesky(positive)
    return [
        sg.linalg.solve(a, v),
        sg.linalg.inv(both),
        lower,
        sg.linalg.solve_triangular(lower, a, upper=False),
        sg.linalg.slogdet(positive)[1],
        sg.linalg.cross(v, a[0]),
    ]


def moves(a: Any, v: Any) -> list[Any]:
    far = sg.tensor([2, 0, 0])
    return [
        sg.cat([a, a.T, sg.ones(1, 3, dtype=a.dtype)]),
        sg.stack([v, v.flip(0)]),
        F.pad(a, (1, 2), value=0.5),
        a[far],
        a.gather(1, far[:, None]),
        a.roll(1, 0) * a[1:2],
        a.tril() + a.diagonal().diag(),
        v.cumsum(0),
        a[::2, 1:].repeat(2, 1),
        v.cumprod(0),
        a.T.reshape(-1)[1:4],
    ]


def rows(a: Any, v: Any) -> list[Any]:
    found = [a.softmax(0), a.log_softmax(1), a.logsumexp(0), a.logsumexp((0, 1)), a.var(0), a.std(1), a.norm(), a.norm(dim=0), a.prod(1)]
    return [
        *found,
        a.amax(1),
        a.amin(),
        a.mean(0, keepdim=True),
        F.layer_norm(a, (3,), v),
        F.mse_loss(a, v.expand(3, 3)),
        F.cross_entropy(a, sg.tensor([0, 2, 1])),
    ]


def branches(a: Any, v: Any) -> list[Any]:
    return [
        sg.where(a > 0, a.exp(), -v),
        a.clamp(-0.5, 0.5),
        F.gelu(a),
        F.huber_loss(a, v.expand(3, 3)),
        a.abs() ** 1.5,
        sg.maximum(a, v),
        a.relu() * (a * 2).sigmoid(),
    ]


def choices(a: Any, at: Any) -> list[Any]:
    largest, where = a.max(1)
    images = (a[:, None] * a).reshape(1, 3, 3, 3)
    found = [largest, a.min(0, keepdim=True)[0] * where, a.argmax(), a.gather(0, at[None]), a[at], a.index_select(1, at), F.embedding(at, a)]
    return [*found, F.cross_entropy(a, at), F.nll_loss(a, at, reduction="sum"), F.max_pool2d(images, 2, stride=1, padding=1), a.amax(0) * at]


def layers(images: Any, weight: Any, bias: Any, dense: Any) -> Any:
    found = F.conv2d(images, weight, bias, stride=2, padding=1).tanh()
    return F.avg_pool2d(found, 2).flatten(1) @ dense


GIVEN = {
    products: (random(3, 3), random(3, 3, seed=1), random(3), random(2, 4, 3)),
    decompositions: (random(3, 3), random(3)),
    moves: (random(3, 3), random(3)),
    rows: (random(3, 3), random(3)),
    branches: (random(3, 3), random(3)),
    choices: (random(3, 3), sg.tensor([2, 0, 2])),
    layers: (random(2, 2, 5, 6), random(3, 2, 3, 3), random(3), random(3, 2)),
}


def one_number(function: Callable[..., Any]) -> Callable[..., Any]:
    """The sum of the squares of all that a function gives, each with a weight of its own."""

    def summed(*args: Any) -> Any:
        found = function(*args)
        parts = [part for part in (found if isinstance(found, list) else [found]) if part.dtype.is_floating_point]
        return sum((part * sg.linspace(0.5, 1.5, part.numel(), dtype=part.dtype).reshape(part.shape)).square().sum() for part in parts)

    return summed


LARGE = (products, layers)  # which take compilers long where each element has a statement


@pytest.mark.slow
@pytest.mark.parametrize(
    "function, unroll",
    [(f, unroll) for f in GIVEN for unroll in (True, False) if not (unroll and f in LARGE)],
    ids=lambda given: {True: "unrolled", False: "loops"}.get(given) or given.__name__,
)
def test_values_and_derivatives(tmp_path: Path, function: Callable[..., Any], unroll: bool) -> None:
    several = ["value", "vjp", "jvp"] if function in LARGE or not unroll else ["value", "vjp", "jvp", "jacobian"]
    built.run(sg.export(function, GIVEN[function], tmp_path / "several.c", several, unroll=unroll), *built.C)
    built.run(sg.export(one_number(function), GIVEN[function], tmp_path / "one.c", ["gradient", "hvp"], unroll=unroll), *built.C)


@pytest.mark.slow
@pytest.mark.parametrize("unroll", [True, False], ids=["unrolled", "loops"])
def test_float_without_double_arithmetic_as_c_and_as_cpp(tmp_path: Path, unroll: bool) -> None:
    """The dtype that is asked for, of a function of another; a compiler that sees float become double is not content."""

    def all_of(a: Any, v: Any) -> Any:
        return sum(one_number(f)(a, v) for f in (decompositions, rows, branches))

    exported = sg.export(all_of, GIVEN[rows], tmp_path / "small.c", ["value", "gradient"], dtype=sg.float32, unroll=unroll)
    assert "double" not in built.text(exported.source).split("*/", 1)[1]
    built.run(exported, *built.C)
    built.run(exported, *built.CPP)


def test_a_network_with_its_weights(tmp_path: Path) -> None:
    sg.manual_seed(0)
    net = sg.nn.Sequential(sg.nn.Linear(6, 24), sg.nn.Tanh(), sg.nn.LayerNorm(24), sg.nn.Linear(24, 4), sg.nn.Softmax(-1))
    exported = sg.export(net, [random(50, 6, dtype=sg.float32)], tmp_path / "net.c", ["value", "jvp"])
    assert exported.work["net_value"] > 0
    assert f"#define NET_VALUE_WORK {exported.work['net_value']}\n" in built.text(exported.header)
    built.run(exported, *built.C, "-O2")
    static = sg.export(net, [random(50, 6, dtype=sg.float32)], tmp_path / "own.c", workspace="static")
    assert "*work" not in built.text(static.header)
    built.run(static, *built.CPP)


def test_products_may_be_those_of_blas(tmp_path: Path) -> None:
    """With the macro the source calls cblas, for which a stand-in is linked."""
    stand_in = """#include "cblas.h"
static double at(const double *x, int transposed, int lead, int i, int j) { return transposed ? x[j * lead + i] : x[i * lead + j]; }
void cblas_dgemm(int order, int ta, int tb, int m, int n, int k, double alpha, const double *a, int la, const double *b, int lb, double beta,
                 double *c, int lc) {
    (void)order;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            double sum = 0;
            for (int l = 0; l < k; l++)
                sum += at(a, ta == CblasTrans, la, i, l) * at(b, tb == CblasTrans, lb, l, j);
            c[i * lc + j] = alpha * sum + (beta == 0 ? 0 : beta * c[i * lc + j]);
        }
}
"""
    header = "enum { CblasRowMajor = 101, CblasNoTrans = 111, CblasTrans = 112 };\n"
    header += "void cblas_dgemm(int, int, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);\n"
    (tmp_path / "cblas.h").write_text(header, encoding="utf-8")
    (tmp_path / "cblas.c").write_text(stand_in, encoding="utf-8")
    exported = sg.export(products, GIVEN[products], tmp_path / "model.c", ["value", "vjp"], unroll=False)
    assert "cblas_dgemm(" in built.text(exported.source)
    built.run(exported, *built.C, "-DMODEL_BLAS", f"-I{tmp_path}", str(tmp_path / "cblas.c"))


@pytest.mark.parametrize("unroll", [True, False], ids=["unrolled", "loops"])
def test_numbers_scalars_integers_and_conditions(tmp_path: Path, unroll: bool) -> None:
    def function(x: Any, n: Any, given: Any) -> Any:
        count = (n * 3 + 1) // 2
        return {
            "y": sg.where(given, x, 2 * x) * count,
            "n": count,
            "is": x > 0.25,
            "whole": (x > 0).sum(),
            "of_one": x[0] * 2,
            "same": x,
            "const": sg.arange(3),
        }

    args = [random(3), sg.tensor([1, -2, 7]), sg.tensor([True, False, True])]
    built.run(sg.export(function, args, tmp_path / "mixed.c", ["value", "jvp"], unroll=unroll), *built.C)
    built.run(sg.export(lambda x: x.sin(), [sg.tensor(0.5)], tmp_path / "one.c", ["value", "gradient", "hvp"], unroll=unroll), *built.C)


@pytest.mark.parametrize("unroll", [True, False], ids=["unrolled", "loops"])
@pytest.mark.parametrize("dtype", [sg.uint8, sg.int8, sg.int16])
def test_narrow_integers_wrap_around(tmp_path: Path, dtype: sg.dtype, unroll: bool) -> None:
    n = sg.tensor([100, 127, -128, 3] if dtype is sg.int8 else [200, 255, 128, 3] if dtype is sg.uint8 else [200, 32767, -32768, 3], dtype=dtype)

    def function(n: Any, x: Any) -> Any:
        return x * (n + n) + (n * 3 - x), -n < n, (n + 1).double()

    built.run(sg.export(function, [n, random(4)], tmp_path / "narrow.c", ["value", "vjp"], unroll=unroll), *built.C, "-fsanitize=undefined")


def test_a_program_of_integers_alone_has_no_warnings(tmp_path: Path) -> None:
    built.run(sg.export(lambda n, m: (n // 3, n % 3, n > m, -n), [sg.tensor([7, -7]), sg.tensor([1, 2])], tmp_path / "whole.c"), *built.C)


@pytest.mark.parametrize("unroll", [True, False], ids=["unrolled", "loops"])
def test_special_values_hold(tmp_path: Path, unroll: bool) -> None:
    """NaN, infinities, zeros of both signs, and branches that are not taken."""
    x = sg.tensor([0.0, -0.0, float("inf"), -float("inf"), float("nan"), 1.0, -1.0], dtype=sg.float64)

    def function(x: Any) -> list[Any]:
        found = [x.amax(), x.softmax(0), sg.maximum(x, -x), sg.fmin(x, x.flip(0)), x.sign(), 1 / x, x * 0, sg.atan2(x, x), x.isnan(), x.isinf(), x.signbit()]
        return [*found, sg.where(x > 0, x.sqrt(), x), x.nan_to_num(), x % 2, x // 2, x.sigmoid(), x.clamp(-1, 1), sg.hypot(x, x), (x > 0) & ~(x < 1)]

    built.run(sg.export(function, [x], tmp_path / "special.c", ["value", "vjp"], unroll=unroll), *built.C)


def test_sums_of_long_rows_lose_no_digits(tmp_path: Path) -> None:
    x = sg.full((100_000,), 0.1)
    exported = sg.export(lambda x: x.mean(), [x], tmp_path / "mean.c")
    said = built.run(exported, *built.C)
    assert float(said.split()[3]) < 1e-6


def test_the_same_files_each_time(tmp_path: Path) -> None:
    written = []
    for folder in ("first", "second"):
        (tmp_path / folder).mkdir()
        exported = sg.export(one_number(rows), GIVEN[rows], tmp_path / folder / "model.c", ["value", "hvp"], unroll=folder == "never")
        written.append([built.text(file) for file in (exported.source, exported.header, exported.test)])
    assert written[0] == written[1]


def test_products_with_zeros_are_left_out_where_numbers_are_finite(tmp_path: Path) -> None:
    def turned(q: Any, p: Any) -> Any:
        zero, one = sg.zeros((), dtype=q.dtype), sg.ones((), dtype=q.dtype)
        turn = sg.stack([sg.stack([q.cos(), -q.sin(), zero]), sg.stack([q.sin(), q.cos(), zero]), sg.stack([zero, zero, one])])
        return turn @ turn @ p

    args = [random(), random(3)]
    exact = sg.export(turned, args, tmp_path / "exact.c", ["value", "jacobian"])
    finite = sg.export(turned, args, tmp_path / "finite.c", ["value", "jacobian"], finite=True)
    assert built.text(finite.source).count("*") < built.text(exact.source).count("*") / 1.5
    for exported in (exact, finite):
        built.run(exported, *built.C)
