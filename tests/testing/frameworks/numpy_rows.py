"""NumPy: functions with gradients written by hand, forty and more with a mistake that people make, twenty and more that are right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import specgrad as sg
from specgrad.testing.adapters import from_vjp

from .row import Row

Array = Any


def hand(
    what: str, fn: Callable[..., Any], vjp: Callable[..., Any], inputs: Any, cause: str = "", *, jvp: Callable[..., Any] | None = None, **options: Any
) -> Row:
    return Row(what, from_vjp(fn, vjp, jvp=jvp), inputs, cause, options)


def spread(random: np.random.Generator) -> Array:
    """Positive numbers, apart from each other and from zero."""
    return random.permutation(np.linspace(0.5, 2.0, 6)).reshape(2, 3)


def signed(random: np.random.Generator) -> Array:
    """Numbers of both signs, apart from zero."""
    return spread(random) * np.array([[1.0, -1.0, 1.0], [-1.0, 1.0, -1.0]])


# ---- functions


def sigmoid(x: Array) -> Array:
    return 1 / (1 + np.exp(-x))


def softmax(x: Array) -> Array:
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def log_softmax(x: Array) -> Array:
    return np.log(softmax(x))


def scale(x: Array) -> Array:
    """One over the deviation."""
    return 1 / np.sqrt(x.var(-1, keepdims=True) + 1e-3)


def layer_norm(x: Array) -> Array:
    return (x - x.mean(-1, keepdims=True)) * scale(x)


def gelu(x: Array) -> Array:
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def gelu_vjp(cubic: float) -> Callable[..., Any]:
    def vjp(g: Array, x: Array) -> Array:
        t = np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))
        return g * (0.5 * (1 + t) + 0.5 * x * (1 - t**2) * np.sqrt(2 / np.pi) * (1 + cubic * x**2))

    return vjp


def convolve(x: Array, w: Array) -> Array:
    return np.convolve(x, w, "valid")


def correlation(x: Array, w: Array) -> Array:
    return np.correlate(x, w, "valid")


def dropout(x: Array) -> Array:
    return x * (np.random.random(x.shape) > 0.5)


def doubles_in_place(x: Array) -> Array:
    x *= 2
    return x


def spoils_gradient(g: Array, x: Array) -> Array:
    g *= 2 * x
    return g


def spoils_input(g: Array, x: Array) -> Array:
    x *= 2
    return g * x


def with_a_cache() -> tuple[Callable[..., Any], Callable[..., Any]]:
    cache: dict[str, Array] = {}

    def fn(x: Array) -> Array:
        cache["y"] = np.exp(x)
        return cache["y"].copy()

    return fn, lambda g, x: g * cache["y"]


def with_a_cache_of_the_first() -> tuple[Callable[..., Any], Callable[..., Any]]:
    cache: list[Array] = []

    def fn(x: Array) -> Array:
        cache.append(x.copy())
        return x**2

    return fn, lambda g, x: 2 * g * cache[0]


def with_a_counter() -> Callable[..., Any]:
    calls = [0]

    def vjp(g: Array, x: Array) -> Array:
        calls[0] += 1
        return g * 2 * x * calls[0]

    return vjp


def table_gradient(g: Array, x: Array, index: Array) -> Any:
    made = np.zeros_like(x)
    made[index] = g
    return made, None


def to_float32(a: Array) -> Array:
    return a.astype(np.float32).astype(a.dtype)


def in_memory_order(g: Array, x: Array) -> Array:
    return (g.ravel(order="K") * 2 * x.ravel(order="K")).reshape(x.shape)


def max_of_rows(pick: Callable[..., Any]) -> Callable[..., Any]:
    return lambda g, x: g[:, None] * (np.arange(x.shape[1]) == pick(x, -1)[:, None])


MISTAKES = [
    hand("the sign of tanh", np.tanh, lambda g, x: -g * (1 - np.tanh(x) ** 2), [(3,)], "sign"),
    hand("x**2 without the 2", lambda x: x**2, lambda g, x: g * x, [(3,)], "factor 0.5"),
    hand("GELU's 3 * 0.044715 with a digit less", gelu, gelu_vjp(3 * 0.0447), [(2, 3)], "nearly right"),
    hand("off by 0.0001", np.sin, lambda g, x: 1.0001 * g * np.cos(x), [(3,)], "factor 1.0001"),
    hand("off by 0.0001 in one term", lambda x: x**3 + x, lambda g, x: g * (3.0003 * x**2 + 1), [(3,)], "nearly right"),
    hand("w's gradient is transposed", lambda x, w: x @ w, lambda g, x, w: (g @ w.T, g.T @ x), [(2, 3), (3, 4)], "transposed"),
    hand("w's gradient is transposed, and square", lambda x, w: x @ w, lambda g, x, w: (g @ w.T, g.T @ x), [(3, 3), (3, 3)], "transposed"),
    hand("x's gradient with w, not its transpose", lambda x, w: x @ w, lambda g, x, w: (g @ w, x.T @ g), [(2, 3), (3, 3)], "transposed"),
    hand("no sum over a bias", lambda x, b: x + b, lambda g, x, b: (g, g), [(2, 3), (3,)], "missing sum"),
    hand("one row for a bias", lambda x, b: x + b, lambda g, x, b: (g, g[0]), [(2, 3), (3,)], "missing sum"),
    hand("a mean for a bias", lambda x, b: x + b, lambda g, x, b: (g, g.mean(0)), [(4, 3), (3,)], "mean for a sum"),
    hand("a mean without its division", lambda x: x.mean(), lambda g, x: np.full_like(x, g), [(2, 3)], "missing mean"),
    hand("a division too many", lambda x: x.sum(0), lambda g, x: np.broadcast_to(g, x.shape) / len(x), [(4, 3)], "mean for a sum"),
    hand("softmax element by element", softmax, lambda g, x: g * softmax(x) * (1 - softmax(x)), [(2, 3)], "elements alone"),
    hand("softmax without its sum", softmax, lambda g, x: g * softmax(x), [(2, 3)], "elements alone"),
    hand("log_softmax without its sum", log_softmax, lambda g, x: g - g * softmax(x), [(2, 3)], "elements alone"),
    hand("layer norm: its deviation is a constant", layer_norm, lambda g, x: scale(x) * (g - g.mean(-1, keepdims=True)), [(2, 4)], "missing term"),
    hand(
        "layer norm: its mean is a constant",
        layer_norm,
        lambda g, x: scale(x) * (g - layer_norm(x) * (g * layer_norm(x)).mean(-1, keepdims=True)),
        [(2, 4)],
        "missing term",
    ),
    hand("a missing conj", lambda z: z**2, lambda g, z: g * 2 * z, [(3, complex)], "missing conj"),
    hand("a conj too many", lambda z: z.conj() * 2, lambda g, z: 2 * g, [(3, complex)], "missing conj"),
    hand("abs of complex numbers, conjugated", np.abs, lambda g, z: g * z.conj() / np.abs(z), [(3, complex)], "missing conj"),
    hand("x**3: the exponent", lambda x: x**3, lambda g, x: g * 3 * x**3, [(4,)], "power"),
    hand("the inner derivative", lambda x: np.sin(x**2), lambda g, x: g * np.cos(x**2), [(4,)], "power"),
    hand("a quotient's exponent", lambda a, b: a / b, lambda g, a, b: (g / b, -g * a / b), [spread, spread], "power"),
    hand("a quotient's sign", lambda a, b: a / b, lambda g, a, b: (g / b, g * a / b**2), [spread, spread], "sign"),
    hand("operands swapped", lambda a, b: a * b, lambda g, a, b: (g * a, g * b), [(3,), (3,)], "swapped inputs"),
    hand("sigmoid: x where its result belongs", sigmoid, lambda g, x: g * sigmoid(x) * (1 - x), [(4,)], "input for result"),
    hand("tanh: x where its result belongs", np.tanh, lambda g, x: g * (1 - x**2), [(4,)], "input for result"),
    hand("log: its result where x belongs", lambda x: np.log(x), lambda g, x: g / np.log(x), [spread], "result for input"),
    hand("changes the incoming gradient", lambda x: x**2, spoils_gradient, [(3,)], "grad_outputs changed"),
    hand("changes its argument in the gradient", lambda x: x**2, spoils_input, [(3,)], "inputs changed"),
    hand("changes its argument in the call", doubles_in_place, lambda g, x: 2 * g, [(3,)], "inputs changed"),
    hand("draws a mask of its own each call", dropout, lambda g, x: g, [(60,)], "not deterministic"),
    hand("a cache of the last call", *with_a_cache(), [(3,)], "another call"),
    hand("a cache of the first call", *with_a_cache_of_the_first(), [(3,)], "another call"),
    hand("a gradient that counts its calls", lambda x: x**2, with_a_counter(), [(3,)], "not reentrant|not deterministic"),
    hand("cumsum forwards", lambda x: np.cumsum(x), lambda g, x: np.cumsum(g), [(4,)], "transposed"),
    hand("roll in the same direction", lambda x: np.roll(x, 1), lambda g, x: np.roll(g, 1), [(4,)], "transposed|shifted"),
    hand(
        "a filter's gradient unflipped",
        convolve,
        lambda g, x, w: (np.convolve(g, w[::-1], "full"), np.correlate(x, g, "valid")),
        [(7,), (3,)],
        "reversed",
    ),
    hand("diff off by one", lambda x: x[1:] * 2, lambda g, x: 2 * np.append(g, 0.0), [(5,)], "shifted"),
    hand("relu masked by its gradient", lambda x: np.maximum(x, 0), lambda g, x: g * (g > 0), [signed], "not linear"),
    hand("clip without its mask", lambda x: np.clip(x, -1, 1), lambda g, x: g, [signed], "some entries"),
    hand("abs without its sign", np.abs, lambda g, x: g, [signed], "sign in part"),
    hand("the smallest for the largest", lambda x: x.max(-1), max_of_rows(np.argmin), [spread], "other elements"),
    hand("duplicates of an index overwrite", lambda x, i: x[i], table_gradient, [(3, 2), np.array([0, 1, 0])], "missing sum|detached in part"),
    hand("rounded to float32", np.sin, lambda g, x: to_float32(g * np.cos(x)), [(3,)], "float32"),
    hand("None for an input", lambda a, b: a * b, lambda g, a, b: (g * b, None), [(3,), (3,)], "detached"),
    hand("one gradient for two inputs", lambda a, b: a * b, lambda g, a, b: g * b, [(3,), (3,)], "gave 1 result, expected 2"),
    hand("in the order of memory", lambda x: x**2, in_memory_order, [(2, 3)], "layouts"),
    hand("the sign of the jvp", np.sin, lambda g, x: g * np.cos(x), [(3,)], "forward mode; sign", jvp=lambda t, x: -t * np.cos(x)),
    hand(
        "a jvp with one term of two",
        lambda a, b: a * b,
        lambda g, a, b: (g * b, g * a),
        [(3,), (3,)],
        "forward mode; detached",
        jvp=lambda t, a, b: t[0] * b,
    ),
]


def cache_in_pairs() -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Right: what is kept belongs to the numbers it was computed from."""
    cache: dict[bytes, Array] = {}

    def fn(x: Array) -> Array:
        y = cache[x.tobytes()] = np.exp(x)
        return y.copy()

    return fn, lambda g, x: g * cache[x.tobytes()]


def scattered(g: Array, x: Array, index: Array) -> Any:
    made = np.zeros_like(x)
    np.add.at(made, index, g)
    return made, None


def sums(g: Array, shape: tuple[int, ...]) -> Array:
    return g.sum(tuple(range(g.ndim - len(shape)))).reshape(shape)


def solve_vjp(g: Array, a: Array, b: Array) -> Any:
    back = np.linalg.solve(a.T, g)
    return -np.outer(back, np.linalg.solve(a, b)), back


def norm_vjp(g: Array, x: Array) -> Array:
    y = layer_norm(x)
    return scale(x) * (g - g.mean(-1, keepdims=True) - y * (g * y).mean(-1, keepdims=True))


def well(random: np.random.Generator) -> Array:
    """A matrix far from singular."""
    return np.eye(3) * 3 + random.standard_normal((3, 3)) / 2


RIGHT = [
    hand("tanh", np.tanh, lambda g, x: g * (1 - np.tanh(x) ** 2), [(2, 3)], jvp=lambda t, x: t * (1 - np.tanh(x) ** 2)),
    hand("gelu", gelu, gelu_vjp(3 * 0.044715), [(2, 3)]),
    hand("softmax", softmax, lambda g, x: softmax(x) * (g - (g * softmax(x)).sum(-1, keepdims=True)), [(2, 3)]),
    hand("log_softmax", log_softmax, lambda g, x: g - softmax(x) * g.sum(-1, keepdims=True), [(2, 3)]),
    hand("layer norm", layer_norm, norm_vjp, [(2, 4)]),
    hand("a layer", lambda x, w, b: x @ w + b, lambda g, x, w, b: (g @ w.T, x.T @ g, sums(g, b.shape)), [(2, 3), (3, 4), (4,)]),
    hand("a bias", lambda x, b: x * b, lambda g, x, b: (g * b, sums(g * x, b.shape)), [(2, 3), (3,)]),
    hand("z * z", lambda z: z * z, lambda g, z: 2 * g * z.conj(), [(3, complex)]),
    hand("abs of complex numbers", np.abs, lambda g, z: g * z / np.abs(z), [(3, complex)]),
    hand("the real part of z * w", lambda z, w: (z * w).real, lambda g, z, w: (g * w.conj(), g * z.conj()), [(3, complex), (3, complex)]),
    hand("a real input, complex output", lambda x: np.exp(1j * x), lambda g, x: (g * (1j * np.exp(1j * x)).conj()).real, [(3,)]),
    hand("maximum of rows", lambda x: x.max(-1), max_of_rows(np.argmax), [spread]),
    hand("clip", lambda x: np.clip(x, -1.1, 1.1), lambda g, x: g * (np.abs(x) < 1.1), [lambda r: r.permutation([-1.9, -0.5, 0.4, 1.6])]),
    hand("a table", lambda x, i: x[i], scattered, [(3, 2), np.array([0, 1, 0])]),
    hand("a power", lambda x, n: x**n, lambda g, x, n: (n * x ** (n - 1) * g, None), [(3,), 3]),
    hand("three outputs, one of indices", lambda x: (x**2, x.sum(), x.argmax()), lambda g, x: 2 * x * g[0] + g[1], [(4,)]),
    hand("a linear system", np.linalg.solve, solve_vjp, [well, (3,)]),
    hand("a determinant", np.linalg.det, lambda g, a: g * np.linalg.det(a) * np.linalg.inv(a).T, [well]),
    hand("convolution", convolve, lambda g, x, w: (np.convolve(g, w[::-1], "full"), np.correlate(x, g, "valid")[::-1]), [(7,), (3,)]),
    hand("a cache by its numbers", *cache_in_pairs(), [(3,)]),
    hand("float32 in and out", lambda x: x * x.dtype.type(0.5), lambda g, x: g * g.dtype.type(0.5), [sg.tensor([1.0, 2.0, 3.0], requires_grad=True)]),
    hand("nothing of no elements", lambda x: x.sum(-1), lambda g, x: np.broadcast_to(g[..., None], x.shape).copy(), [(0, 3)]),
    hand("a number", lambda x: np.sqrt(x), lambda g, x: g / (2 * np.sqrt(x)), [lambda r: np.array(2.0)]),
]
