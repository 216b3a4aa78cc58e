"""Functions of small matrices, in C: inverses, solutions, Cholesky factors, determinants. What no result exists of is NaN, as it is elsewhere."""

from __future__ import annotations

import re

from ...program import Value
from ..steps import Routine

# T: the type; {f}: what libm's names end with. Matrices lie row by row.
_FACTOR = """/* The LU factors of a matrix in its place, with rows exchanged in b as well; the sign of the exchanges, or 0 if there is none. */
static int sg_factor(long n, T *a, long columns, T *b) {
    int sign = 1;
    for (long k = 0; k < n; k++) {
        long best = k;
        for (long i = k + 1; i < n; i++)
            if (!(fabsF(a[i * n + k]) <= fabsF(a[best * n + k])))
                best = i;
        if (a[best * n + k] == 0)
            return 0;
        if (best != k) {
            sign = -sign;
            for (long j = 0; j < n; j++) {
                const T other = a[k * n + j];
                a[k * n + j] = a[best * n + j];
                a[best * n + j] = other;
            }
            for (long j = 0; j < columns; j++) {
                const T other = b[k * columns + j];
                b[k * columns + j] = b[best * columns + j];
                b[best * columns + j] = other;
            }
        }
        for (long i = k + 1; i < n; i++) {
            const T factor = a[i * n + k] / a[k * n + k];
            a[i * n + k] = factor;
            for (long j = k + 1; j < n; j++)
                a[i * n + j] -= factor * a[k * n + j];
            for (long j = 0; j < columns; j++)
                b[i * columns + j] -= factor * b[k * columns + j];
        }
    }
    return sign;
}"""
_SOLVE = """static void sg_solve(long n, long columns, const T *a, T *x, T *w) {
    for (long i = 0; i < n * n; i++)
        w[i] = a[i];
    if (sg_factor(n, w, columns, x) == 0) {
        for (long i = 0; i < n * columns; i++)
            x[i] = SG_NAN;
        return;
    }
    for (long i = n - 1; i >= 0; i--)
        for (long j = 0; j < columns; j++) {
            T sum = x[i * columns + j];
            for (long k = i + 1; k < n; k++)
                sum -= w[i * n + k] * x[k * columns + j];
            x[i * columns + j] = sum / w[i * n + i];
        }
}"""
_CHOLESKY = """static void sg_cholesky(long n, const T *a, T *x) {
    for (long i = 0; i < n * n; i++)
        x[i] = 0;
    for (long j = 0; j < n; j++) {
        T sum = a[j * n + j];
        for (long k = 0; k < j; k++)
            sum -= x[j * n + k] * x[j * n + k];
        if (!(sum > 0)) {
            for (long i = 0; i < n * n; i++)
                x[i] = SG_NAN;
            return;
        }
        x[j * n + j] = sqrtF(sum);
        for (long i = j + 1; i < n; i++) {
            T rest = a[i * n + j];
            for (long k = 0; k < j; k++)
                rest -= x[i * n + k] * x[j * n + k];
            x[i * n + j] = rest / x[j * n + j];
        }
    }
}"""
_TRIANGLE = """static void sg_solve_triangular(long n, long columns, const T *a, T *x, int upper, int unit) {
    for (long row = 0; row < n; row++) {
        const long i = upper ? n - 1 - row : row;
        for (long j = 0; j < columns; j++) {
            T sum = x[i * columns + j];
            for (long k = upper ? i + 1 : 0; k < (upper ? n : i); k++)
                sum -= a[i * n + k] * x[k * columns + j];
            x[i * columns + j] = unit ? sum : sum / a[i * n + i];
        }
    }
}"""
_DET = """static T sg_det(long n, const T *a, T *w) {
    for (long i = 0; i < n * n; i++)
        w[i] = a[i];
    T product = (T)sg_factor(n, w, 0, w);
    for (long i = 0; i < n; i++)
        product *= w[i * n + i];
    return product;
}"""
_SLOGDET = """static void sg_slogdet(long n, const T *a, T *sign, T *size, T *w) {
    for (long i = 0; i < n * n; i++)
        w[i] = a[i];
    *sign = (T)sg_factor(n, w, 0, w);
    *size = *sign == 0 ? -SG_INF : 0;
    for (long i = 0; i < n && *sign != 0; i++) {
        *sign = w[i * n + i] < 0 ? -*sign : *sign;
        *size += logF(fabsF(w[i * n + i]));
    }
}"""
_COPY = """static void sg_copy(long n, const T *a, T *x) {
    for (long i = 0; i < n; i++)
        x[i] = a[i];
}"""
_EYE = """static void sg_eye(long n, T *x) {
    for (long i = 0; i < n * n; i++)
        x[i] = i / n == i % n;
}"""
_PRODUCT = """/* c = a b, of m x k and k x n, whose rows and columns lie some elements apart. */
static void sg_product(long m, long n, long k, const T *a, long a_row, long a_column, const T *b, long b_row, long b_column, T *c, long c_row, long c_column) {
    for (long i = 0; i < m; i++) {
        if (b_column == 1 && c_column == 1 && k > 0) {
            T *const row = c + i * c_row;
            const T first = a[i * a_row];
            for (long j = 0; j < n; j++)
                row[j] = first * b[j];
            for (long l = 1; l < k; l++) {
                const T factor = a[i * a_row + l * a_column];
                const T *const other = b + l * b_row;
                for (long j = 0; j < n; j++)
                    row[j] += factor * other[j];
            }
        } else {
            for (long j = 0; j < n; j++) {
                T sum = 0;
                for (long l = 0; l < k; l++)
                    sum += a[i * a_row + l * a_column] * b[l * b_row + j * b_column];
                c[i * c_row + j * c_column] = sum;
            }
        }
    }
}"""
_ORDER = {
    "factor": _FACTOR,
    "copy": _COPY,
    "eye": _EYE,
    "solve": _SOLVE,
    "cholesky": _CHOLESKY,
    "solve_triangular": _TRIANGLE,
    "det": _DET,
    "slogdet": _SLOGDET,
    "product": _PRODUCT,
}
_CALLS = {"solve": ("factor",), "det": ("factor",), "slogdet": ("factor",)}


def called(step: Routine, given: list[str], made: list[str], work: str) -> tuple[list[str], int]:
    """The calls of a routine for all matrices of its operands, by their names; and how many elements of room for its own it needs."""
    like = step.operands[0].like
    n = like.shape[-1]
    matrices = like.size // (n * n)
    lines: list[str] = []
    for i in range(matrices):
        a = _from(given[0], i * n * n)
        if step.name == "cholesky":
            lines.append(f"sg_cholesky({n}, {a}, {_from(made[0], i * n * n)});")
        elif step.name == "inverse":
            x = _from(made[0], i * n * n)
            lines += [f"sg_eye({n}, {x});", f"sg_solve({n}, {n}, {a}, {x}, {work});"]
        elif step.name in ("solve", "solve_triangular"):
            columns = _columns(step.operands[1], matrices, n)
            x = _from(made[0], i * n * columns)
            lines.append(f"sg_copy({n * columns}, {_from(given[1], i * n * columns)}, {x});")
            end = f"{work});" if step.name == "solve" else f"{', '.join(map(str, step.options))});"
            head = f"{n}, {columns}, {a}, {x}, "
            lines.append(f"sg_{step.name}({head}{end}")
        elif step.name == "det":
            lines.append(f"{made[0]}[{i}] = sg_det({n}, {a}, {work});")
        else:
            lines.append(f"sg_slogdet({n}, {a}, {_from(made[0], i)}, {_from(made[1], i)}, {work});")
    return lines, n * n if step.name in ("inverse", "solve", "det", "slogdet") else 0


def _columns(b: Value, matrices: int, n: int) -> int:
    return int(b.like.size // (matrices * n))


def _from(name: str, first: int) -> str:
    return f"{name} + {first}" if first else name


def definitions(text: str, c: str) -> list[str]:
    """The functions that a text calls, for a type."""
    wanted = {name for name in _ORDER if f"sg_{name}(" in text}
    wanted |= {other for name in wanted for other in _CALLS.get(name, ())}
    f = "f" if c == "float" else ""
    made = [source.replace("F(", f"{f}(") for name, source in _ORDER.items() if name in wanted]
    return [_typed(source, c) for source in made]


def _typed(source: str, c: str) -> str:
    return re.sub(r"\bT\b", c, source)
