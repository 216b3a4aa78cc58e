"""A CUDA device: how near to the speed of its memory ops run, what a launch costs the host, products, whole training steps, and the memory that these take.

Programs are those of the other groups, on tensors of the device, beside the same on PyTorch's CUDA. Where PyTorch has none, they are beside specgrad's
own ops as CuPy's functions, without its kernels.
"""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from unittest import mock

from specgrad.array.backends import BACKENDS
from specgrad.compiler.device import offer
from tests.cuda.places import missing as missing

from . import bandwidth, overhead, steps
from .measure import Clock, Program, Row, compare, least
from .report import Measured

MAKES = frozenset(("arange", "empty", "full", "ones", "rand", "randint", "randn", "tensor", "zeros"))


class OnDevice:
    """A library whose tensors are made on the device."""

    def __init__(self, lib: Any):
        self._lib = lib

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._lib, name)
        return partial(found, device="cuda") if name in MAKES else found


@dataclass(frozen=True)
class Sizes:
    """How much is computed. The sizes of the acceptance of a device; tests take less.

    Args:
        elements: of an elementwise op.
        rows: of 2048 elements, as bandwidth.SIDE says.
        side: of a square matrix.
        places: to read or write, of 64 numbers each.
        image: its side; 64 images of 64 channels.
        rounds: of each measurement.
        slice_of_time: of each round, in seconds.
    """

    elements: int = 1 << 28
    rows: int = 1 << 16
    side: int = 4096
    places: int = 1 << 20
    image: int = 56
    images: int = 64
    rounds: int = 5
    slice_of_time: float = 0.1
    steps: Mapping[str, Callable[[Any], Program]] = field(default_factory=lambda: steps.PROGRAMS)


# ---- programs


ELEMENTWISE: dict[str, Callable[..., Any]] = {
    "copy": lambda lib, a, b: a.clone(),
    **{name: bandwidth.ELEMENTWISE[name] for name in ("a + b", "a * b", "exp", "gelu")},
}
ROWWISE = {name: bandwidth.ROWWISE[name] for name in ("softmax", "layer_norm", "sum along rows", "sum along columns", "mean of all")}
SMALL = ("an op, no gradient wanted", "an op, recorded", "chain of 100 ops, forward and backward", "step of a small MLP")


def _drawn(lib: Any, dtype: str, *shape: int) -> Any:
    return (lib.rand(*shape) + 0.5).to(getattr(lib, dtype))


def _elementwise(size: Sizes) -> Iterator[tuple[str, Callable[[Any], Program]]]:
    for dtype in ("float32", "bfloat16"):
        for name, op in ELEMENTWISE.items():
            for way in (bandwidth.forward, bandwidth.backward):
                yield (
                    f"{name}, {dtype}, {way.__name__}",
                    lambda lib, op=op, way=way, dtype=dtype: way(lib, op, [_drawn(lib, dtype, size.elements) for _ in range(2)]),
                )
    yield (
        "a & b, bool",
        lambda lib: bandwidth.forward(lib, lambda lib, a, b: a.logical_and(b), [_drawn(lib, "float32", size.elements) > 1 for _ in range(2)]),
    )
    shape = size.rows, bandwidth.SIDE
    yield "matrix + row", lambda lib: bandwidth.forward(lib, lambda lib, a, b: a + b, [_drawn(lib, "float32", *shape), _drawn(lib, "float32", shape[1])])
    yield (
        "a + b transposed",
        lambda lib: bandwidth.forward(lib, lambda lib, a, b: a + b.mT, [_drawn(lib, "float32", *shape), _drawn(lib, "float32", *shape[::-1])]),
    )


def _rowwise(size: Sizes) -> Iterator[tuple[str, Callable[[Any], Program]]]:
    for dtype in ("float32", "bfloat16"):
        for name, op in ROWWISE.items():
            for way in (bandwidth.forward, bandwidth.backward):
                yield (
                    f"{name}, {dtype}, {way.__name__}",
                    lambda lib, op=op, way=way, dtype=dtype: way(lib, op, [_drawn(lib, dtype, size.rows, bandwidth.SIDE)]),
                )
        for way in (bandwidth.forward, bandwidth.backward):
            yield f"cross_entropy, {dtype}, {way.__name__}", lambda lib, way=way, dtype=dtype: _cross_entropy(lib, way, dtype, size)


def _cross_entropy(lib: Any, way: Callable[..., Program], dtype: str, size: Sizes) -> Program:
    classes = lib.randint(0, bandwidth.SIDE, (size.rows,))
    return way(lib, lambda lib, logits: lib.nn.functional.cross_entropy(logits, classes), [_drawn(lib, dtype, size.rows, bandwidth.SIDE)])


def _by_index(size: Sizes) -> Iterator[tuple[str, Callable[[Any], Program]]]:
    def reads(lib: Any, way: Callable[..., Program]) -> Program:
        places = lib.randint(0, size.places, (size.places,))
        return way(lib, lambda lib, table: lib.nn.functional.embedding(places, table), [_drawn(lib, "float32", size.places, 64)])

    def gathers(lib: Any, way: Callable[..., Program]) -> Program:
        places = lib.randint(0, size.places, (size.places, 64))
        return way(lib, lambda lib, table: table.gather(0, places), [_drawn(lib, "float32", size.places, 64)])

    def adds(lib: Any, way: Callable[..., Program]) -> Program:
        places = lib.randint(0, size.places, (size.places,))
        return way(lib, lambda lib, table, rows: table.index_add(0, places, rows), [_drawn(lib, "float32", size.places, 64) for _ in range(2)])

    for name, program in (("embedding", reads), ("gather", gathers), ("index_add", adds)):
        for way in (bandwidth.forward, bandwidth.backward):
            yield f"{name}, {way.__name__}", lambda lib, program=program, way=way: program(lib, way)


def _products(size: Sizes) -> Iterator[tuple[str, Callable[[Any], Program]]]:
    for dtype in ("float32", "bfloat16"):
        shapes = [(size.side, size.side)] * 2
        yield f"matmul, {dtype}", lambda lib, of=shapes, d=dtype: bandwidth.forward(lib, lambda lib, a, b: a @ b, [_drawn(lib, d, *s) for s in of])
        batches = [(64, size.side // 8, size.side // 8)] * 2
        yield f"64 products, {dtype}", lambda lib, of=batches, d=dtype: bandwidth.forward(lib, lambda lib, a, b: a @ b, [_drawn(lib, d, *s) for s in of])
        given = [*shapes, (size.side,)]
        yield (
            f"linear with bias, {dtype}",
            lambda lib, of=given, d=dtype: bandwidth.forward(lib, lambda lib, *a: lib.nn.functional.linear(*a), [_drawn(lib, d, *s) for s in of]),
        )
        images, weights = (size.images, 64, size.image, size.image), (64, 64, 3, 3)
        for way in (bandwidth.forward, bandwidth.backward):
            yield (
                f"conv2d 3 x 3, {dtype}, {way.__name__}",
                lambda lib, way=way, d=dtype, of=(images, weights): way(
                    lib, lambda lib, x, w: lib.nn.functional.conv2d(x, w, padding=1), [_drawn(lib, d, *s) for s in of]
                ),
            )


def graphed(program: Callable[[Any], Program]) -> Callable[[Any], Program]:
    """A program whose work is captured once, and then replayed."""

    def make(lib: Any) -> Program:
        run, side = program(lib), lib.cuda.Stream()
        side.wait_stream(lib.cuda.current_stream())
        with lib.cuda.stream(side):
            for _ in range(3):
                run()
        lib.cuda.current_stream().wait_stream(side)
        graph = lib.cuda.CUDAGraph()
        with lib.cuda.graph(graph):
            run()
        return graph.replay  # type: ignore[no-any-return]

    return make


def programs(size: Sizes) -> Iterator[tuple[str, Callable[[Any], Program]]]:
    """Each by its name, made for a library."""
    for name in SMALL:
        yield f"8 elements: {name}", overhead.PROGRAMS[name]
    for part in (_elementwise, _rowwise, _by_index, _products):
        yield from part(size)
    for name, program in size.steps.items():
        yield name, program
        if name.startswith("step"):
            yield f"{name}, as a graph", graphed(program)


def of_memory(size: Sizes) -> dict[str, Callable[[Any], Program]]:
    """The training steps of which the memory is measured, by what the rows are called."""
    return {f"memory of a {name}": program for name, program in size.steps.items() if name.startswith("step")}


# ---- measuring


def memory_taken(lib: Any, program: Callable[[Any], Program]) -> float:
    """How much of the device a library takes at most while a step runs, in mebibytes: what its pool has afterwards, which gives nothing back by itself."""
    run = program(lib)
    run()
    lib.cuda.synchronize()
    lib.cuda.empty_cache()
    lib.cuda.reset_peak_memory_stats()
    run()
    lib.cuda.synchronize()
    return float(lib.cuda.max_memory_reserved()) / 2**20


@contextmanager
def by_cupy_alone() -> Iterator[None]:
    """Within, ops of specgrad are functions of CuPy."""
    with mock.patch.dict("os.environ", {offer.VARIABLE: "cupy"}):
        offer.withdraw(BACKENDS["cuda"])
        try:
            yield
        finally:
            offer.withdraw(BACKENDS["cuda"])


def clock_of(lib: Any) -> Clock:
    """The time at which a device has done what it was given."""

    def clock() -> float:
        lib.cuda.synchronize()
        return time.perf_counter()

    return clock


def with_cuda(torch: Any) -> bool:
    """Whether there is a PyTorch that has the device, too."""
    return torch is not None and bool(torch.cuda.is_available())


def rows(ours: Any, theirs: Any, size: Sizes | None = None) -> Iterator[Row]:
    size, lib, clock = size or Sizes(), OnDevice(ours), clock_of(ours)
    for name, program in programs(size):
        if with_cuda(theirs):
            yield compare("device", name, program(lib), program(OnDevice(theirs)), size.rounds, size.slice_of_time, clock)
        else:
            own = least(program(lib), size.rounds, size.slice_of_time, clock)
            with by_cupy_alone():
                yield Row("device", name, own, least(program(lib), size.rounds, size.slice_of_time, clock))
    for name, program in of_memory(size).items():
        taken = memory_taken(lib, program)
        with nullcontext() if with_cuda(theirs) else by_cupy_alone():
            yield Row("device", name, taken, memory_taken(OnDevice(theirs) if with_cuda(theirs) else lib, program), unit="MiB")


def measured(ours: Any, theirs: Any) -> Measured:
    """When, on what and beside what these rows are measured."""
    beside = f"PyTorch {theirs.__version__}" if with_cuda(theirs) else "CuPy's functions alone"
    driver = BACKENDS["cuda"].module.cuda.runtime.driverGetVersion()  # type: ignore[attr-defined]
    device = f"{ours.cuda.get_device_name()}, CUDA {driver // 1000}.{driver % 1000 // 10} of the driver"
    return Measured("PyTorch" if with_cuda(theirs) else "CuPy", f"{datetime.date.today()}, {device}; specgrad {ours.__version__}, beside {beside}.")
