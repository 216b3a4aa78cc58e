"""What a profile adds to an op: while it records, and from its beginning to its averages."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator
from typing import Any

from .measure import Program, Row

os.environ.setdefault("KINETO_LOG_LEVEL", "99")  # PyTorch's tracer tells of each profile otherwise
OPS = 2000


def _ops(lib: Any) -> Program:
    a, b = lib.full((8,), 1.01, requires_grad=True), lib.full((8,), 0.99)

    def run() -> None:
        for _ in range(OPS):
            a * b

    return run


def _steps(lib: Any) -> Program:
    """About as many ops and nodes, in short backward passes."""
    a, b = lib.full((8,), 1.01, requires_grad=True), lib.full((8,), 0.99)

    def run() -> None:
        for _ in range(OPS // 20):
            x = a
            for _ in range(8):
                x = x * b
            x.sum().backward()

    return run


def _seconds(program: Program) -> float:
    start = time.perf_counter()
    program()
    return time.perf_counter() - start


def _while_recording(lib: Any, program: Program, options: dict[str, Any]) -> float:
    with lib.autograd.profiler.profile(**options):
        return _seconds(program)


def _to_the_averages(lib: Any, program: Program, options: dict[str, Any]) -> float:
    def profiled() -> None:
        with lib.autograd.profiler.profile(**options) as prof:
            program()
        prof.key_averages()

    return _seconds(profiled)


def _added(specgrad: Any, torch: Any, name: str, make: Callable[[Any], Program], timed: Callable[..., float], rounds: int, **options: Any) -> Row:
    """Seconds that a profile adds to one op: the least time with it less the least time without."""
    libs = (specgrad, torch)
    programs = [make(lib) for lib in libs]
    plain, profiled = [float("inf")] * 2, [float("inf")] * 2
    for _ in range(rounds):
        for i, (lib, program) in enumerate(zip(libs, programs)):
            gc.collect()
            gc.disable()
            try:
                plain[i] = min(plain[i], _seconds(program))
                profiled[i] = min(profiled[i], timed(lib, program, options))
            finally:
                gc.enable()
    return Row("profiling", name, *((profiled[i] - plain[i]) / OPS for i in range(2)))


def rows(specgrad: Any, torch: Any) -> Iterator[Row]:
    for name, make in (("an op", _ops), ("an op or node of short steps", _steps)):
        yield _added(specgrad, torch, f"{name}, while recorded", make, _while_recording, 31)
        yield _added(specgrad, torch, f"{name}, to the averages", make, _to_the_averages, 5)
    yield _added(
        specgrad,
        torch,
        "an op with shapes, memory and FLOPs, to the averages",
        _ops,
        _to_the_averages,
        3,
        record_shapes=True,
        profile_memory=True,
        with_flops=True,
    )
