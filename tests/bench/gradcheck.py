"""Checking gradients: gradcheck as it is called by default, which compares every entry, against PyTorch's, which does so too."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from .measure import Program, Row

ROUNDS = 5
SLICE = 0.1  # seconds, or one call


def _leaf(lib: Any, *shape: int, dtype: str = "float64", seed: int = 0) -> Any:
    random = np.random.default_rng([seed, *shape])
    values = random.uniform(0.2, 1.2, shape) + (1j * random.uniform(0.2, 1.2, shape) if dtype.startswith("complex") else 0)
    return lib.tensor(values.tolist(), dtype=getattr(lib, dtype), requires_grad=True)


def _check(function: Callable[[Any], Callable[..., Any]], *shapes: tuple[int, ...], dtype: str = "float64", second: bool = False) -> Callable[[Any], Program]:
    def make(lib: Any) -> Program:
        func = function(lib)
        inputs = tuple(_leaf(lib, *shape, dtype=dtype, seed=at) for at, shape in enumerate(shapes))
        check = lib.autograd.gradgradcheck if second else lib.autograd.gradcheck
        return lambda: check(func, inputs)

    return make


def _cube(lib: Any) -> Callable[..., Any]:
    class Cube(lib.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.save_for_backward(x)
            return x * x * x

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            (x,) = ctx.saved_tensors
            return grad * 3 * x * x

    return Cube.apply  # type: ignore[no-any-return]


def _layer(lib: Any) -> Callable[..., Any]:
    return lambda x, w, b: lib.nn.functional.linear(x, w, b).tanh()


def _conv(lib: Any) -> Callable[..., Any]:
    return lambda x, w: lib.nn.functional.conv2d(x, w, padding=1)


def _several(lib: Any) -> Callable[..., Any]:
    return lambda a, b, c: (a * b + c, (a / b).sum(0), (b * c).exp())


def _gram(lib: Any) -> Callable[..., Any]:
    return lambda a: lib.linalg.vector_norm(a @ a.transpose(-2, -1) @ a, dim=1)


CASES: dict[str, Callable[[Any], Program]] = {
    "sin of 3": _check(lambda lib: lib.sin, (3,)),
    "a * b, broadcast, 4 x 5": _check(lambda lib: lib.mul, (4, 5), (5,)),
    "custom Function of 20": _check(_cube, (20,)),
    "tanh(x) * x of 10 x 10": _check(lambda lib: lambda x: x.tanh() * x, (10, 10)),
    "softmax of 8 x 12": _check(lambda lib: lambda x: x.softmax(-1), (8, 12)),
    "matmul of 10 x 10": _check(lambda lib: lib.matmul, (10, 10), (10, 10)),
    "linear layer, 8 x 16 to 8": _check(_layer, (8, 16), (8, 16), (8,)),
    "conv2d, 2 x 2 x 6 x 6": _check(_conv, (2, 2, 6, 6), (2, 2, 3, 3)),
    "norms of a Gram matrix's rows, 10 x 10": _check(_gram, (10, 10)),
    "three inputs, three outputs": _check(_several, (6, 5), (6, 5), (6, 5)),
    "exp(z) * z, complex, 12": _check(lambda lib: lambda z: z.exp() * z, (12,), dtype="complex128"),
    "row sums of squares of 100 x 100": _check(lambda lib: lambda x: (x * x).sum(1), (100, 100)),
    "gradgradcheck of tanh of 5 x 5": _check(lambda lib: lib.tanh, (5, 5), second=True),
    "gradgradcheck of matmul of 4 x 4": _check(lambda lib: lib.matmul, (4, 4), (4, 4), second=True),
}


def _seconds(program: Program) -> float:
    count, start = 0, time.perf_counter()
    while count == 0 or time.perf_counter() - start < SLICE:
        program()
        count += 1
    return (time.perf_counter() - start) / count


def rows(specgrad: Any, torch: Any) -> Iterator[Row]:
    """Each check some times turn by turn, the least time of each; one round where a single call takes seconds.

    On one thread: the tensors are small, and on a busy machine threads that wait for each other would be what is measured.
    """
    threads = [lib.get_num_threads() for lib in (specgrad, torch)]
    for lib in (specgrad, torch):
        lib.set_num_threads(1)
    try:
        for name, make in CASES.items():
            yield _row(name, (make(specgrad), make(torch)))
    finally:
        for lib, count in zip((specgrad, torch), threads):
            lib.set_num_threads(count)


def _row(name: str, programs: tuple[Program, Program]) -> Row:
    least = [float("inf")] * 2
    for _ in range(ROUNDS):
        for i, program in enumerate(programs):
            gc.collect()
            if least[i] == float("inf") or least[i] < 1.0:
                least[i] = min(least[i], _seconds(program))
    return Row("gradcheck", name, *least)
