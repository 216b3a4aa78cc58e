"""Kernels of a device along rows compute what NumPy's expressions of the same formulas compute, for rows of any length, wherever they lie: machine code for a
device, run on the host.

Nothing here has run on a device.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.compiler.device.plan import Plan, plan_of
from specgrad.compiler.device.source import ROW_LAYOUTS, Source, find, numpy_dtype
from specgrad.core.kernels.table import compiled
from tests.cuda.cuda_source import device_dtypes
from tests.cuda.driver import driver
from tests.cuda.ptx.run import Fault, Memory, Program, lacking, run
from tests.effort import LONG
from tests.kernels.kernel_cases import all_kernels, dtypes_of, generator, of_rows, operands, special_values, stored
from tests.kernels.kernel_check import check
from tests.made_once import made_once

needs_compilers = pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there")
pytestmark = pytest.mark.skipif(not compiled, reason="layouts are chosen by compiled code")
SAMPLE = [("_softmax", "float32"), ("_layer_norm_3", "float16"), ("_log_softmax_tangent_self", "bfloat16"), ("_layer_norm_backward_self_2", "float64")]
LENGTHS = {
    1: "warp4",
    5: "warp4",
    128: "warp4",
    131: "warp8",
    256: "warp8",
    300: "warp16",
    512: "warp16",
    1000: "warp32",
    1024: "warp32",
    1025: "block",
    3000: "block",
    20000: "parts",
}


def source(kernel: str, dtype: str) -> Source:
    found = find(kernel, dtype)
    assert found is not None
    return found


@made_once
def program() -> Program:
    return Program([source(*wanted) for wanted in SAMPLE])


def contiguous(array: Any) -> tuple[Any, Memory]:
    memory = Memory(array.shape, array.dtype)
    memory.array[...] = array
    return memory.array, memory


def misaligned(array: Any) -> tuple[Any, Memory]:
    memory = Memory(array.shape, array.dtype, array.itemsize)
    memory.array[...] = array
    return memory.array, memory


def padded(array: Any) -> tuple[Any, Memory]:
    """Rows that begin at multiples of 16 bytes, with gaps between them."""
    gap = 16 // array.itemsize
    memory = Memory((*array.shape[:-1], -(-array.shape[-1] // gap) * gap + gap) if array.ndim else (), array.dtype)
    memory.array[...] = np.zeros((), array.dtype)
    memory.array[..., : array.shape[-1]] = array
    return memory.array[..., : array.shape[-1]], memory


def transposed(array: Any) -> tuple[Any, Memory]:
    memory = Memory(array.shape[::-1], array.dtype)
    memory.array[...] = array.T
    return memory.array.T, memory


def backwards_in_memory(array: Any) -> tuple[Any, Memory]:
    memory = Memory(array.shape, array.dtype)
    view = memory.array[..., ::-1] if array.ndim == 1 else memory.array[::-1, ..., ::-1]
    view[...] = array
    return view, memory


PLACES = (contiguous, misaligned, padded, transposed, backwards_in_memory)
plans: list[Plan] = []


def computes(made: Program, of_kernel: Source, dtype: np.dtype[Any], place: Callable[[Any], tuple[Any, Memory]]) -> Callable[[str, list[Any]], list[Any]]:
    """Runs a kernel on arrays, as `kernel_cases.run` runs compiled ones: twice, with threads in two orders."""

    def compute(name: str, args: list[Any]) -> list[Any]:
        kernel = all_kernels()[name]
        held = [place(a) if isinstance(a, np.ndarray) else (a, None) for a in args]
        shape = np.broadcast_shapes(*(a.shape for a, m in held if m is not None))
        found = []
        for backwards in (False, True):
            results = [place(np.zeros(shape[:-1] if kernel.reduces else shape, stored(k, dtype))) for k in kernel.result_kinds]
            memories = [m for _, m in (*held, *results) if m is not None]
            plans.append(run(made, of_kernel, [a for a, _ in held], [r for r, _ in results], [m.bytes for m in memories], backwards))
            assert all(m.untouched() for m in memories), f"{of_kernel.name} writes beyond an array"
            found.append([np.ascontiguousarray(r) for r, _ in results])
        assert all(a.tobytes() == b.tobytes() for a, b in zip(*found)), f"{of_kernel.name} depends on the order of threads"
        return found[0]

    return compute


def with_special_rows(args: list[Any]) -> list[Any]:
    """Of the arrays that are no single row, the first rows hold one special value each."""

    def changed(a: Any) -> Any:
        if not isinstance(a, np.ndarray) or a.ndim < 2:
            return a
        a = a.copy()
        values = special_values(a.dtype)
        for row, column in enumerate(range(0, a.shape[-1] * a.shape[0], 7)):
            if row < len(a):
                a[row, column % a.shape[-1]] = values[(row * 5 + a.shape[-1]) % len(values)]
        return a

    return [changed(a) for a in args]


def arguments(kernel_name: str, dtype: np.dtype[Any], shape: tuple[int, ...]) -> list[Any]:
    """Operands of a shape, weights and biases of one row, and the number of elements where a formula is given it."""
    kernel = all_kernels()[kernel_name]
    given = operands(kernel, dtype, shape, generator(f"{kernel_name}{shape}"))
    for place, operand in enumerate(kernel.operands):
        if operand.name in ("weight", "bias"):
            given[place] = np.ascontiguousarray(given[place][0])
        elif operand.name == "x" and operand.scalar:
            given[place] = float(shape[-1])
    return given


def every_length(name: str, dtype_name: str, made: Program, places: Any = PLACES) -> None:
    of_kernel = source(name, dtype_name)
    dtype = next(d for d in dtypes_of(all_kernels()[name]) if d.name == dtype_name)
    for n, layout in LENGTHS.items():
        for place in places if n in (5, 128, 512, 1025) else (contiguous, padded):
            args = arguments(name, dtype, (3 if n > 1000 else 9, n))
            check(name, args, dtype, computes(made, of_kernel, dtype, place))
            per = 4 << max(0, (n - 1).bit_length() - 7)
            held = sum(np.dtype(numpy_dtype(o.dtype)).itemsize for o in of_kernel.operands if not o.number)
            assert of_kernel.layouts[plans[-1].layout] == (layout if per * held <= 512 or layout == "parts" else "block"), n
        check(name, with_special_rows(args), dtype, computes(made, of_kernel, dtype, contiguous))


@needs_compilers
@pytest.mark.parametrize(("name", "dtype"), SAMPLE, ids=["-".join(s) for s in SAMPLE])
def test_rows_of_every_length(name: str, dtype: str) -> None:
    every_length(name, dtype, program())


@pytest.mark.slow
@needs_compilers
@pytest.mark.parametrize("name", of_rows())
def test_every_kernel(name: str) -> None:
    """In two of its dtypes, which differ from one kernel to the next; with `make long` in all."""
    dtypes = [d.name for d in device_dtypes(all_kernels()[name])]
    first = of_rows().index(name)
    chosen = dtypes if LONG else list(dict.fromkeys(dtypes[(first + i) % len(dtypes)] for i in range(2)))
    made = Program([source(name, dtype) for dtype in chosen])
    for dtype in chosen:
        every_length(name, dtype, made, PLACES if LONG else PLACES[: 2 + first % 2])


@needs_compilers
def test_rows_are_read_as_vectors_where_they_can_be() -> None:
    for n, place, vectors in ((64, contiguous, 1), (64, misaligned, 0), (66, contiguous, 0), (66, padded, 0), (68, padded, 1), (64, transposed, 0)):
        args = arguments("_softmax", np.dtype(np.float32), (4, n))
        computes(program(), source("_softmax", "float32"), np.dtype(np.float32), place)("_softmax", args)
        assert plans[-1].numbers[7] == vectors, (n, place.__name__)


@needs_compilers
def test_a_number_for_all_of_a_row() -> None:
    """An operand that is broadcast along the row, of which vectors are made."""
    rng = np.random.default_rng(1)
    result, grad = rng.random((4, 64)), rng.random((4, 1))
    backward = source("_softmax_backward_self", "float64")
    found = computes(Program([backward]), backward, np.dtype(np.float64), contiguous)("_softmax_backward_self", [result, grad])
    assert np.allclose(found[0], result * (grad - (grad * result).sum(-1, keepdims=True)))
    assert plans[-1].numbers[7] == 1


@needs_compilers
def test_many_dimensions() -> None:
    """Rows of views with dimensions before them that do not join."""
    x = Memory((3, 4, 5, 6), np.dtype(np.float32))
    x.array[...] = np.random.default_rng(3).standard_normal(x.array.shape)
    view = x.array.transpose(2, 0, 3, 1)[::2, :, 1:]
    to = Memory(view.shape, np.dtype(np.float32))
    run(program(), source("_softmax", "float32"), [view], [to.array], [x.bytes, to.bytes])
    wide = np.exp(view.astype(np.float64))
    assert np.allclose(to.array, wide / wide.sum(-1, keepdims=True), rtol=1e-6)
    assert to.untouched()


def test_what_has_no_layout() -> None:
    """A row without elements, misaligned arrays, more elements than 31 bits number, more than eight dimensions before the row that do not join."""
    softmax = source("_softmax", "float32")

    def planned(shape: tuple[int, ...], strides: tuple[int, ...], pointer: int = 4096) -> Plan | None:
        return plan_of(softmax, [pointer, 4096], [4, 4], shape, [strides, strides])

    assert planned((8, 4), (16, 4)) is not None
    assert planned((8, 0), (16, 4)) is None
    assert planned((), ()) is None
    assert planned((8, 4), (16, 4), 4098) is None
    assert planned((8, 4), (16, 5)) is None
    assert planned((2**16, 2**16), (2**18, 4)) is None
    assert planned((2,) * 10, tuple(4 * 3**i for i in range(10))) is None
    assert planned((0, 4), (16, 4)) is not None


def test_what_a_thread_holds_is_bounded() -> None:
    """Three arrays of doubles leave a warp registers for rows of 512, one of floats for 1024."""
    backward = source("_layer_norm_backward_self_2", "float64")
    for n, layout in ((512, "warp16"), (513, "block")):
        plan = plan_of(backward, [4096] * 4, [8] * 4, (2, n), [(8 * n, 8)] * 4)
        assert plan and ROW_LAYOUTS[plan.layout] == layout


# ---- ops on a device


@needs_compilers
def test_softmax_launches_one_kernel() -> None:
    x = (sg.arange(7.0 * 33).reshape(7, 33) % 11) / 3
    with driver() as found:
        y = x.to("cuda")
        before = {kind: sum(count.values()) for kind, count in found.counts.items()}
        got = y.softmax(1)
        after = {kind: sum(count.values()) for kind, count in found.counts.items()}
        assert {kind: after[kind] - before[kind] for kind in after} == {"transfer": 0, "synchronisation": 0, "allocation": 1, "kernel": 0, "copy": 0}
        assert found.launched == {"_softmax_f32": 1}
        assert sg.allclose(got.cpu(), x.softmax(1), rtol=1e-6)


@pytest.mark.slow
@needs_compilers
def test_ops_and_their_backward() -> None:
    F = sg.nn.functional
    host = (sg.arange(6.0 * 40).reshape(6, 40) % 17) / 4 - 1
    weight, bias = sg.arange(40.0) / 40 + 0.5, sg.arange(40.0) / 20
    with driver() as found:
        for op in (
            lambda x, w, b: x.softmax(1), lambda x, w, b: x.softmax(0), lambda x, w, b: x.log_softmax(1), lambda x, w, b: F.layer_norm(x, (40,)),
            lambda x, w, b: F.layer_norm(x, (40,), w), lambda x, w, b: F.layer_norm(x, (40,), w, b), lambda x, w, b: F.rms_norm(x, (40,)),
        ):  # fmt: skip
            of_device = [t.to("cuda").requires_grad_() for t in (host, weight, bias)]
            of_host = [t.clone().requires_grad_() for t in (host, weight, bias)]
            got, want = op(*of_device), op(*of_host)
            assert sg.allclose(got.cpu(), want, rtol=1e-5, atol=1e-6)
            (got * got * of_device[0].detach()).sum().backward()
            (want * want * of_host[0].detach()).sum().backward()
            for a, b in zip(of_device, of_host):
                assert (a.grad is None) == (b.grad is None)
                assert a.grad is None or sg.allclose(a.grad.cpu(), b.grad, rtol=1e-4, atol=1e-4)
        assert {
            "_softmax_f32", "_softmax_backward_self_f32", "_log_softmax_f32", "_log_softmax_backward_self_f32", "_layer_norm_f32", "_layer_norm_3_f32",
            "_layer_norm_backward_self_f32", "_layer_norm_backward_self_2_f32", "_rms_norm_f32", "_rms_norm_backward_self_f32",
        } <= set(found.launched)  # fmt: skip


@pytest.mark.parametrize(
    ("rows", "n", "parts"), [(1, 8192, 1), (1, 16384, 2), (1, 2**20, 128), (1, 2**24, 1024), (3, 20000, 2), (512, 2**20, 2), (600, 2**20, 1), (4, 1000, 1)]
)
def test_few_long_rows_are_done_in_parts(rows: int, n: int, parts: int) -> None:
    """As many as keep a device busy, whatever the device, and none of few elements."""
    plan = plan_of(source("_softmax", "float32"), [4096, 4096], [4, 4], (rows, n), [(4 * n, 4)] * 2)
    assert plan and plan.parts == parts
    assert plan.blocks == rows * parts or parts == 1
    if parts > 1:
        assert ROW_LAYOUTS[plan.layout] == "parts" and plan.numbers[4] % 2048 == 0 and plan.numbers[4] * (parts - 1) < n <= plan.numbers[4] * parts
        assert plan.part_bytes == 16 * rows * parts * 2


@needs_compilers
def test_a_long_row_is_a_launch_for_each_step_and_one_for_its_results() -> None:
    x = (sg.arange(20000.0) % 17) / 4
    with driver() as found:
        for op, kernel, launches in (
            (lambda x: x.softmax(0), "_softmax_f32", 3), (lambda x: x.logsumexp(0), "_row_logsumexp_f32", 3), (lambda x: x.var(), "_row_variance_f32", 3),
        ):  # fmt: skip
            found.launched.clear()
            got = op(x.to("cuda"))
            assert set(found.launched) == {kernel}
            assert sg.allclose(got.cpu(), op(x), rtol=1e-5)
            assert found.all[-launches:] == [f"{kernel}_parts"] * launches and len(found.all) == launches
            found.all.clear()


# ---- mistakes, each of which a test above must notice

OF_CHUNK = "#pragma unroll\n        for (int e = 0; e < PER; e++) {\n            const T"
SINGLE = "at < n ? from##i[(int32_t)at * r.columns[i]] : sg_in_memory<M>{};"
WRITES = "{\n                    SG_RESULTS(SG_PUT_SINGLE)"
VECTOR_AT = "((chunk * (PER / V) + e / V) * LANES + lane) * V + e % V :"
MISTAKES = {  # what is changed in csrc/device, and the length and the place that show it
    "a missing barrier": ({"    __syncthreads();\n    found = of_warps[0];": "    found = of_warps[0];"}, 1100, contiguous),
    "a missing barrier between steps": ({"    __syncthreads(); /* of an earlier call all is read */\n": ""}, 1100, contiguous),
    "a wrong stride": ({"from##i[(int32_t)at * r.columns[i]]": "from##i[at]"}, 40, transposed),
    "a wrong stride of results": ({"(int32_t)at * r.columns[inputs + i]] = w": "(int32_t)at] = w"}, 40, transposed),
    "a broken tail": ({"if (at(chunk, e) < n)": "if (at(chunk, e) + 1 < n)"}, 37, contiguous),
    "elements behind the row": ({"if (at(chunk, e) < n)": ""}, 37, contiguous),
    "an unguarded read": ({SINGLE: "from##i[(int32_t)at * r.columns[i]];"}, 37, contiguous),
    "an unguarded write": ({f"if (at < n) {WRITES}": WRITES}, 37, contiguous),
    "the place of another vector": ({VECTOR_AT: "(chunk * PER + e) * LANES + lane :"}, 200, contiguous),
    "a chunk that is not read": ({f"        if (!HELD)\n            load(chunk);\n{OF_CHUNK}": OF_CHUNK}, 3000, contiguous),
    "rows of other rows": ({"sg_offsets(r.outer, row, offset);": "sg_offsets(r.outer, row / 2, offset);"}, 40, contiguous),
    "parts that overlap": ({"chunks = all - first < of_part ? all : first + of_part;": "chunks = all;"}, 20000, contiguous),
    "a part that is left out": (
        {"for (uint32_t part = threadIdx.x; part < p.parts;": "for (uint32_t part = threadIdx.x + 1; part < p.parts;"},
        20000,
        contiguous,
    ),
    "parts of other rows": ({"(size_t)(step * rows + row) * p.parts + part": "(size_t)(step * rows) * p.parts + part"}, 20000, contiguous),
    "a step in the place of another": ({"(size_t)(step * rows + row)": "(size_t)row"}, 20000, contiguous),
    "an accumulator that is forgotten": ({"for (int k = 1; k < ACCUMULATORS; k++)": "for (int k = 2; k < ACCUMULATORS; k++)"}, 100, contiguous),
}


@pytest.mark.slow
@needs_compilers
@pytest.mark.parametrize(("changed", "n", "place"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_noticed(changed: dict[str, str], n: int, place: Any, request: pytest.FixtureRequest) -> None:
    """Steps of one kind, which share memory, are those of a normalization."""
    name, dtype = ("_layer_norm_3", np.dtype(np.float16)) if "steps" in request.node.name else ("_softmax", np.dtype(np.float32))
    of_kernel = source(name, dtype.name)
    args = arguments(name, dtype, (6, n))
    check(name, args, dtype, computes(program(), of_kernel, dtype, place))
    with pytest.raises((Fault, AssertionError, pytest.fail.Exception)):
        check(name, args, dtype, computes(Program([of_kernel], changed), of_kernel, dtype, place))
