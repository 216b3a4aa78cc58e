"""Functions and all their gradients, compiled: beside `torch.compile` and, where it is installed, `jax.jit`; each row shows the faster of the two."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import Any

import numpy as np

from .measure import Program, Row, compare

Shapes = Sequence[tuple[int, ...]]
Function = Callable[..., Any]  # of a namespace ("specgrad", torch or what stands for it in JAX) and arrays


def waves(lib: Any, x: Any) -> Any:
    return (lib.tanh(x) * lib.exp(-x * x) + lib.sin(x)).sum()


def norm_and_gelu(lib: Any, x: Any, y: Any) -> Any:
    centred = x - x.mean(-1)[:, None]
    normal = centred / lib.sqrt((centred * centred).mean(-1)[:, None] + 1e-5)
    bent = 0.5 * normal * (1 + lib.tanh(0.7978845608 * (normal + 0.044715 * normal * normal * normal)))
    return ((bent + x - y) * (bent + x - y)).mean()


def pairs(lib: Any, x: Any) -> Any:
    between = x[:, None] - x[None, :]
    return (1 / lib.sqrt(between * between + 0.1)).sum()


def chain(lib: Any, x: Any) -> Any:
    for _ in range(25):
        x = lib.sin(x * 1.01) + lib.tanh(x)
    return x.sum()


def runge_kutta(lib: Any, x: Any) -> Any:
    def slope(y: Any) -> Any:
        return lib.sin(y) * 0.5 - y * y * 0.1

    for _ in range(3):
        one = slope(x)
        two = slope(x + 0.05 * one)
        three = slope(x + 0.05 * two)
        four = slope(x + 0.1 * three)
        x = x + (0.1 / 6) * (one + 2 * two + 2 * three + four)
    return (x * x).sum()


def small_network(lib: Any, x: Any, v: Any, b: Any, w: Any) -> Any:
    out = lib.tanh(x @ v + b) @ w
    return (out * out).mean()


def network(lib: Any, x: Any, v: Any, b: Any, w: Any, c: Any, u: Any, d: Any) -> Any:
    hidden = lib.tanh(lib.tanh(x @ v + b) @ w + c)
    out = hidden @ u + d
    return (out * out).mean()


def cross_entropy(lib: Any, x: Any, chosen: Any) -> Any:
    """With what is chosen of each row as weights, which all libraries take."""
    shifted = x - lib.amax(x, -1)[:, None]
    return (lib.log(lib.exp(shifted).sum(-1)) - (shifted * chosen).sum(-1)).mean()


def attention(lib: Any, x: Any, wq: Any, wk: Any, wv: Any, wo: Any) -> Any:
    """Eight heads."""
    batch, length, size = x.shape

    def heads(y: Any) -> Any:
        return lib.swapaxes(y.reshape(batch, length, 8, size // 8), 1, 2)

    query, key, value = heads(x @ wq), heads(x @ wk), heads(x @ wv)
    scores = query @ lib.swapaxes(key, -1, -2) * (size // 8) ** -0.5
    weights = lib.exp(scores - lib.amax(scores, -1)[..., None])
    weights = weights / weights.sum(-1)[..., None]
    out = lib.swapaxes(weights @ value, 1, 2).reshape(batch, length, size) @ wo + x
    return (out * out).mean()


PROGRAMS: dict[str, tuple[Function, Shapes]] = {
    "(tanh(x) * exp(-x * x) + sin(x)).sum(), 4 Mi": (waves, [(4 << 20,)]),
    "layer norm, tanh-gelu, residual, mean square, 2048 x 2048": (norm_and_gelu, [(2048, 2048), (2048, 2048)]),
    "1 / sqrt(d * d + e) of the pairs of 1500 points": (pairs, [(1500,)]),
    "chain of 100 ops on 8 numbers": (chain, [(8,)]),
    "three Runge-Kutta steps of three numbers": (runge_kutta, [(3,)]),
    "MLP 16-32-4, 32 samples": (small_network, [(32, 16), (16, 32), (32,), (32, 4)]),
    "MLP 784-512-512-10, 128 samples": (network, [(128, 784), (784, 512), (512,), (512, 512), (512,), (512, 10), (10,)]),
    "softmax cross entropy, 2048 x 2048": (cross_entropy, [(2048, 2048), (2048, 2048)]),
    "attention block, 8 x 64 x 256": (attention, [(8, 64, 256), *[(256, 256)] * 4]),
}

NETWORKS = (network, small_network, attention)  # of data and weights


def numbers(function: Function, shapes: Shapes) -> list[np.ndarray]:
    """Weights are as small as those of layers that begin to learn. Those of size one make an attention that is zero nearly everywhere, of numbers so small that
    products take eight times as long, whoever computes them."""
    rng = np.random.default_rng(0)
    arrays = [rng.standard_normal(shape).astype(np.float32) for shape in shapes]
    return [array / np.float32(math.sqrt(len(array))) if i and array.ndim == 2 and function in NETWORKS else array for i, array in enumerate(arrays)]


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    for name, (function, shapes) in PROGRAMS.items():
        arrays = numbers(function, shapes)
        mine = _of_specgrad(ours, function, arrays)
        rivals = [_of_torch(theirs, function, arrays)]
        if find_spec("jax") is not None:
            rivals.append(_of_jax(function, arrays))
        yield max((compare("compiled", name, mine, rival, rounds=7, slice_of_time=0.1) for rival in rivals), key=lambda row: row.ratio)

    yield compare("compiled", "a mean that is logged in between, 1 Mi", _logged(ours), _logged(theirs), rounds=7, slice_of_time=0.1)


def _logged(lib: Any) -> Program:
    """A function that reads a number in each call, and its gradient: the graph is cut there."""
    seen: list[float] = []

    @lib.compile
    def function(x: Any) -> Any:
        waved = lib.tanh(x) * lib.exp(-x * x)
        seen[:] = [waved.mean().item()]
        return (waved + lib.sin(x)).sum()

    x = lib.from_numpy(np.random.default_rng(0).standard_normal(1 << 20).astype(np.float32)).requires_grad_()
    return lambda: lib.autograd.grad(function(x), x)


def _of_specgrad(lib: Any, function: Function, arrays: list[np.ndarray]) -> Program:
    step = lib.compile(lib.func.grad_and_value(lambda *args: function(lib, *args), argnums=tuple(range(len(arrays)))), fullgraph=True)
    tensors = [lib.from_numpy(array) for array in arrays]
    return lambda: step(*tensors)


def _of_torch(lib: Any, function: Function, arrays: list[np.ndarray]) -> Program:
    compiled = lib.compile(lambda *args: function(lib, *args))
    tensors = [lib.from_numpy(array).requires_grad_() for array in arrays]
    return lambda: lib.autograd.grad(compiled(*tensors), tensors)


def _of_jax(function: Function, arrays: list[np.ndarray]) -> Program:
    import jax

    step = jax.jit(jax.value_and_grad(lambda *args: function(jax.numpy, *args), argnums=tuple(range(len(arrays)))))
    tensors = [jax.numpy.asarray(array) for array in arrays]
    return lambda: jax.block_until_ready(step(*tensors))
