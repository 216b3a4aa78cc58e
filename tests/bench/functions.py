"""Functions of one number, over 10,000 elements: in the nearest caches, where arithmetic decides and not memory. One thread on either side."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from .measure import Program, Row, compare

COUNT = 10_000
EVERYWHERE = (-5.0, 5.0)
RANGES = {
    "exp": EVERYWHERE, "exp2": EVERYWHERE, "expm1": EVERYWHERE, "log": (0.01, 10), "log2": (0.01, 10), "log10": (0.01, 10), "log1p": (-0.9, 10),
    "sin": EVERYWHERE, "cos": EVERYWHERE, "tan": EVERYWHERE, "asin": (-1, 1), "acos": (-1, 1), "atan": EVERYWHERE,
    "sinh": EVERYWHERE, "cosh": EVERYWHERE, "tanh": EVERYWHERE, "asinh": EVERYWHERE, "acosh": (1, 10), "atanh": (-0.9, 0.9),
    "sigmoid": EVERYWHERE, "erf": EVERYWHERE, "erfc": EVERYWHERE, "erfinv": (-0.99, 0.99), "lgamma": (0.1, 10), "digamma": (0.1, 10), "rsqrt": (0.1, 10),
    "nn.functional.gelu": EVERYWHERE, "nn.functional.silu": EVERYWHERE, "nn.functional.softplus": EVERYWHERE, "nn.functional.elu": EVERYWHERE,
    "nn.functional.logsigmoid": EVERYWHERE, "nn.functional.mish": EVERYWHERE, "logit": (0.01, 0.99),
    "i0": EVERYWHERE, "special.i0e": EVERYWHERE, "special.i1": EVERYWHERE, "special.i1e": EVERYWHERE, "special.ndtr": EVERYWHERE,
}  # fmt: skip
WITH_A_NUMBER: dict[str, Callable[..., Any]] = {
    "polygamma(1, x)": lambda lib, x: lib.polygamma(1, x),
    "logaddexp(x, y)": lambda lib, x: lib.logaddexp(x, x.flip(0)),
    "igamma(x, x)": lambda lib, x: lib.igamma(x, x),
}
BACKWARD = ("sigmoid", "tanh", "erf", "nn.functional.gelu", "nn.functional.silu", "nn.functional.softplus", "nn.functional.mish")


def function(lib: Any, name: str, dtype: str) -> Program:
    x, found = operand(lib, RANGES[name], dtype), named(lib, name)
    return lambda: found(x)


def backward(lib: Any, name: str, dtype: str) -> Program:
    """The function and its gradient."""
    x, found = operand(lib, RANGES[name], dtype).requires_grad_(), named(lib, name)
    grad = lib.ones_like(x)
    return lambda: lib.autograd.grad(found(x), x, grad)


def of_several(lib: Any, name: str, dtype: str) -> Program:
    x, compute = operand(lib, (0.5, 10), dtype), WITH_A_NUMBER[name]
    return lambda: compute(lib, x)


def operand(lib: Any, ends: tuple[float, float], dtype: str) -> Any:
    return lib.linspace(*ends, COUNT, dtype=getattr(lib, dtype))


def named(lib: Any, name: str) -> Any:
    for word in name.split("."):
        lib = getattr(lib, word)
    return lib


@contextmanager
def one_thread(*libs: Any) -> Iterator[None]:
    before = [lib.get_num_threads() for lib in libs]
    try:
        for lib in libs:
            lib.set_num_threads(1)
        yield
    finally:
        for lib, count in zip(libs, before):
            lib.set_num_threads(count)


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    tables = ((function, RANGES, ""), (of_several, WITH_A_NUMBER, ""), (backward, BACKWARD, ", forward and backward"))
    with one_thread(ours, theirs):
        for dtype in ("float32", "float64"):
            for program, names, what in tables:
                for name in names:
                    shown = f"{name.rpartition('.')[2]}{what}, {dtype}" if program is not of_several else f"{name}, {dtype}"
                    programs = (program(lib, name, dtype) for lib in (ours, theirs))
                    yield compare("functions", shown, *programs, rounds=25, slice_of_time=0.004, clock=time.thread_time)
