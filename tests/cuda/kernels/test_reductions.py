"""Reductions of a device: every layout, over any dimensions, whatever the order in which threads run. Machine code for a device, run on the host.

Nothing here has run on a device.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.compiler.device.reductions import LAYOUTS, REDUCTIONS, find, plan_of, result_of
from specgrad.compiler.device.source import SUFFIXES, Source, numpy_dtype
from specgrad.core.kernels.table import compiled
from tests.cuda.driver import driver
from tests.cuda.ptx.run import Fault, Memory, Program, lacking, run_reduction
from tests.effort import LONG
from tests.made_once import made_once

needs_compilers = pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there")
pytestmark = pytest.mark.skipif(not compiled, reason="layouts are chosen by compiled code")
EVERY = [(name, dtype) for name in REDUCTIONS for dtype in SUFFIXES if result_of(name, dtype)]
SAMPLE = [("sum", "float32"), ("mean", "float16"), ("argmax", "float32"), ("sum", "int8"), ("norm", "float32")]


def source(name: str, dtype: str) -> Source:
    found = find(name, dtype)
    assert found is not None
    return found


@made_once
def program() -> Program:
    return Program([source(*wanted) for wanted in SAMPLE])


def numbers(shape: tuple[int, ...], dtype: np.dtype[Any], special: bool = False, factors: bool = False) -> Any:
    """Random numbers, infinities and NaN among them if they are to be `special`. Of `factors` products are neither infinite nor zero."""
    rng = np.random.default_rng(sum(shape) + len(shape))
    if dtype.kind == "b":
        return rng.random(shape) < 0.02
    if dtype.kind in "iu":
        return rng.integers(0 if dtype.kind == "u" else -100, 100, shape).astype(dtype)
    found = rng.standard_normal(shape)
    if special and found.size:
        found.reshape(-1)[:: max(1, found.size // 40)] = rng.choice([np.nan, np.inf, -np.inf, 0.0, -0.0], len(found.reshape(-1)[:: max(1, found.size // 40)]))
    if dtype.kind == "c":
        found = found + 1j * rng.standard_normal(shape)
    if factors:
        found = np.where(np.isfinite(found) & (found != 0), found / np.abs(found) * (1 + np.abs(found) / 1000), found)
    return found.astype(dtype)


def expected(name: str, x: Any, axes: tuple[int, ...]) -> Any:
    """By NumPy, in the widest types; of `argmax` and `argmin` over several dimensions, the place among these in order."""
    wide = x if x.dtype.kind in "biu" else x.astype(np.complex128 if x.dtype.kind == "c" else np.float64)
    if name.startswith("arg"):
        kept = [d for d in range(x.ndim) if d not in axes]
        rows = wide.transpose(*kept, *axes).reshape(*(x.shape[d] for d in kept), -1)
        return getattr(np, name)(rows, axis=-1)
    if name == "norm":
        with np.errstate(all="ignore"):
            return np.sqrt((wide * wide).sum(axis=axes))
    options = {"dtype": np.int64} if name in ("sum", "prod") and x.dtype.kind in "biu" else {}
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return getattr(np, name)(wide, axis=axes, **options)


def agrees(name: str, got: Any, x: Any, axes: tuple[int, ...]) -> bool:
    want = expected(name, x, axes)
    if got.dtype.kind in "biu":
        return bool((got == want).all())
    if name in ("amax", "amin"):
        return bool(np.array_equal(got.astype(np.float64), want, equal_nan=True))
    wide = np.complex128 if got.dtype.kind == "c" else np.float64
    import ml_dtypes

    eps = float(ml_dtypes.finfo(got.dtype).eps)
    n = max(1, int(np.prod([x.shape[a] for a in axes])))
    computed = max(eps**2, 6e-8) if got.dtype.itemsize == 2 else eps  # halves add in float32, and are rounded once
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        scale = np.abs(want) * n if name == "prod" else np.abs(want) if name == "norm" else np.abs(x.astype(wide)).sum(axis=axes) / (n if name == "mean" else 1)
        near = np.abs(got.astype(wide) - want) <= eps * np.abs(want) + computed * np.minimum(n, 64) * scale + (1e-7 if got.dtype.itemsize == 2 else 0)
        return bool((near | (got.astype(wide) == want) | (np.isnan(got.astype(wide)) & np.isnan(want))).all())


View = Callable[[Any], Any]
CASES: list[tuple[tuple[int, ...], View, tuple[int, ...], str]] = [  # a shape, a view of such an array, dimensions, the layout
    ((5, 1000), lambda a: a, (1,), "warps"),
    ((3, 7, 11), lambda a: a, (1, 2), "warps"),
    ((3, 40), lambda a: a[:, 1:], (1,), "warps"),
    ((1037,), lambda a: a[1:], (0,), "rows"),
    ((3, 2100), lambda a: a[:, 1:-2], (1,), "rows"),
    ((9000,), lambda a: a, (0,), "rows"),
    ((300, 40), lambda a: a.T, (1,), "across"),
    ((300, 512), lambda a: a, (0,), "columns"),
    ((300, 41), lambda a: a, (0,), "across"),
    ((30, 80), lambda a: a[:, 1:], (0,), "across"),
    ((50, 5), lambda a: a, (1,), "across"),
    ((50, 5), lambda a: a.T[::-1], (0,), "across"),
    ((9000, 3), lambda a: a, (0,), "along"),
    ((5000,), lambda a: a[::-2], (0,), "along"),
    ((2, 3, 4, 5), lambda a: a.transpose(2, 0, 3, 1), (0, 2), "warps"),
    ((2, 3, 4, 5), lambda a: a.transpose(2, 0, 3, 1), (0, 1), "along"),
    ((6, 5, 4, 3), lambda a: a[::2, :, ::-1], (0, 3), "along"),
    ((3, 1, 5), lambda a: np.broadcast_to(a, (3, 4, 5)), (1, 2), "along"),
    ((1,), lambda a: a, (0,), "warps"),
    ((2, 2, 2, 2, 2, 2, 2, 2), lambda a: a.transpose(7, 5, 3, 1, 0, 2, 4, 6), (0, 2, 4, 6), "along"),
]


def reduced(name: str, x: Any, axes: tuple[int, ...], memory: Memory, made: Program, backwards: bool) -> tuple[Any, Any]:
    of_kernel = source(name, "bfloat16" if x.dtype.name == "bfloat16" else x.dtype.name)
    shape = tuple(n for d, n in enumerate(x.shape) if d not in axes)
    result = Memory(shape, numpy_dtype(of_kernel.results[0]))
    plan = run_reduction(made, of_kernel, x, axes, result.array, [memory.bytes, result.bytes], backwards)
    assert memory.untouched() and result.untouched()
    return result.array, plan


def every_case(name: str, dtype: str, made: Program) -> None:
    for shape, view, axes, layout in CASES:
        for special in (False, True):
            memory = Memory(shape, numpy_dtype(dtype))
            is_complex = memory.array.dtype.kind == "c"  # whose products and quotients of infinities nobody defines
            with np.errstate(all="ignore"):
                memory.array[...] = numbers(shape, memory.array.dtype, special and not (is_complex and name in ("prod", "mean")), name == "prod")
            x = view(memory.array)
            (found, plan), (again, _) = (reduced(name, x, axes, memory, made, backwards) for backwards in (False, True))
            if x.itemsize == 4 and not name.startswith("arg"):
                assert LAYOUTS[plan.layout] == layout, (shape, axes)
            assert found.tobytes() == again.tobytes(), f"{name} {dtype} of {shape} over {axes} depends on the order of threads"
            assert agrees(name, found, x, axes), f"{name} {dtype} of {shape} over {axes} in {LAYOUTS[plan.layout]}"


@needs_compilers
@pytest.mark.parametrize(("name", "dtype"), SAMPLE, ids=["-".join(s) for s in SAMPLE])
def test_every_layout(name: str, dtype: str) -> None:
    every_case(name, dtype, program())


@pytest.mark.slow
@needs_compilers
@pytest.mark.parametrize("name", REDUCTIONS)
def test_every_dtype(name: str) -> None:
    """Of each reduction the dtypes of a group, which differ from one reduction to the next; with `make long` all."""
    dtypes = [d for n, d in EVERY if n == name]
    chosen = dtypes if LONG else dtypes[REDUCTIONS.index(name) % 3 :: 3]
    made = Program([source(name, dtype) for dtype in chosen])
    for dtype in chosen:
        every_case(name, dtype, made)


@needs_compilers
@pytest.mark.parametrize(("shape", "axes", "layout", "parts"), [((70000,), (0,), "rows", 17), ((5000, 64), (0,), "across", 39), ((9000, 3), (0,), "along", 2)])
def test_long_reductions_are_done_in_parts(shape: tuple[int, ...], axes: tuple[int, ...], layout: str, parts: int) -> None:
    memory = Memory(shape, np.dtype(np.float32))
    memory.array[...] = numbers(shape, np.dtype(np.float32))
    for name in ("sum", "argmax"):
        found, plan = reduced(name, memory.array, axes, memory, program(), backwards=True)
        assert (LAYOUTS[plan.layout], plan.parts) == (layout, parts)
        assert agrees(name, found, memory.array, axes)


@needs_compilers
@pytest.mark.parametrize("shape", [(40, 0), (3, 0), (0, 3)])
def test_of_nothing(shape: tuple[int, ...]) -> None:
    memory = Memory(shape, np.dtype(np.float32))
    found, _ = reduced("sum", memory.array, (1,), memory, program(), backwards=False)
    assert found.shape == shape[:1] and not found.any()


@needs_compilers
def test_the_first_of_equals_is_found() -> None:
    """Whatever threads have them; NaN is beyond infinities."""
    for places in ((0,), (7, 8), (1029, 3000), (511, 512, 4000)):
        for value in (np.float32(3), np.float32(np.nan)):
            memory = Memory((4099,), np.dtype(np.float32))
            memory.array[...] = 1
            memory.array[5] = 2
            memory.array[list(places)] = value
            found, _ = reduced("argmax", memory.array, (0,), memory, program(), backwards=False)
            assert found == places[0]
    square = Memory((70, 90), np.dtype(np.float32))
    square.array[...] = 0
    square.array[[3, 60], [80, 2]] = 1
    found, _ = reduced("argmax", square.array.T, (0, 1), square, program(), backwards=False)
    assert found == 2 * 70 + 60, "elements are counted in the order of dimensions, not of memory"


def test_what_is_reduced_to_what() -> None:
    assert result_of("sum", "bool") == result_of("prod", "int8") == "int64"
    assert (result_of("any", "uint8"), result_of("all", "float32"), result_of("argmin", "bool")) == ("uint8", "bool", "int64")
    assert (result_of("mean", "int32"), result_of("amax", "complex64"), result_of("mean", "complex64")) == (None, None, "complex64")
    assert find("sum", "uint16") is None


def test_what_has_no_layout() -> None:
    """A misaligned array, strides that are no whole elements, more than 31 bits number, more than eight dimensions that do not join."""
    add = source("sum", "float32")
    assert plan_of(add, 4096, 4, (8, 8), (32, 4), (0,)) is not None
    assert plan_of(add, 4098, 4, (8, 8), (32, 4), (0,)) is None
    assert plan_of(add, 4096, 4, (8, 8), (33, 4), (0,)) is None
    assert plan_of(add, 4096, 4, (2**16, 2**16), (2**18, 4), (0, 1)) is None
    nine = (3,) * 9
    assert plan_of(add, 4096, 4, nine, tuple(4 * 4**i for i in range(9)), tuple(range(9))) is None


# ---- ops on a device


@needs_compilers
def test_ops_launch_reductions() -> None:
    """As few kernels as there are ops, and no transfers."""
    host = (sg.arange(6.0 * 50).reshape(6, 50) % 17) / 4 - 1
    ops: dict[str, Callable[[Any], Any]] = {
        "sum_f32": lambda x: x.sum(1),
        "argmax_f32": lambda x: x.argmax(0),
    }
    with driver() as found:
        x = host.to("cuda")
        for name, op in ops.items():
            before = sum(found.counts["transfer"].values())
            result = op(x)
            assert sum(found.counts["transfer"].values()) == before
            assert sg.allclose(result.cpu(), op(host), rtol=1e-6), name
        total = sg.zeros(300, 300).to("cuda").sum()  # in parts
        assert total.item() == 0
        assert found.launched == {**dict.fromkeys(ops, 1), "sum_f32": 2}


@pytest.mark.slow
@needs_compilers
def test_all_ops_and_their_backward() -> None:
    host = (sg.arange(6.0 * 50).reshape(6, 50) % 17) / 4 - 1
    with driver() as found:
        for op in (
            lambda x: x.mean(0), lambda x: x.prod(1), lambda x: x.amax(0, True), lambda x: x.amin(), lambda x: x.mean(), lambda x: x.sum(0, keepdim=True),
            lambda x: (x > 0).any(1), lambda x: (x > -2).all(), lambda x: x.argmin(1), lambda x: x.argmax(), lambda x: (x > 0).sum(0),
            lambda x: x.half().sum(1), lambda x: x.bfloat16().mean(1),
        ):  # fmt: skip
            x, y = host.to("cuda").requires_grad_(), host.clone().requires_grad_()
            got, want = op(x), op(y)
            assert got.dtype is want.dtype and got.shape == want.shape
            assert sg.allclose(got.cpu().to(want.dtype), want, rtol=1e-5 if want.dtype.itemsize > 2 else 1e-2)
            if want.requires_grad:
                got.sum().backward()
                want.sum().backward()
                assert sg.allclose(x.grad.cpu(), y.grad, rtol=1e-5)
        assert {"mean_f32", "prod_f32", "amax_f32", "amin_f32", "any_b8", "all_b8", "argmin_f32", "sum_b8", "sum_f16", "mean_bf16"} <= set(found.launched)


# ---- mistakes, each of which a test above must notice

JOINED = "found[0].join(found[1]), found[2].join(found[3]), found[0].join(found[2]);\n    sg_join_lanes"
MISTAKES = {  # what is changed in csrc/device, and the shape, the view and the dimensions that show it
    "a missing barrier": ({"    __syncthreads();\n    found = of_warps[0];": "    found = of_warps[0];"}, CASES[5]),
    "a missing barrier between columns": ({"    __syncthreads();\n    if (warp)\n": "    if (warp)\n"}, CASES[7]),
    "a wrong stride": ({"sg_offsets(r.kept, output, &offset);\n    const": "sg_offsets(r.reduced, output, &offset);\n    const"}, CASES[14]),
    "a broken tail": ({"for (uint32_t i = tail + thread; i < end; i += LANES)": "for (uint32_t i = tail + thread; i + 1 < end; i += LANES)"}, CASES[3]),
    "a forgotten head": ({"for (uint32_t i = first + thread; i < head; i += LANES)": "for (uint32_t i = head; i < head; i += LANES)"}, CASES[3]),
    "a misaligned head": ({"before = beyond ? V - beyond : 0;": "before = 0;"}, CASES[3]),
    "an unguarded index": (
        {"if (i < end)\n                    x[u] = of_output[there];": "x[u] = of_output[there];", "if (base + u * LANES < end)": ""},
        CASES[13],
    ),
    "an unguarded result": ({"if (output + k < r.outputs)": ""}, CASES[8]),
    "a warp without its last lane": ({"for (int bits = SG_LANES / 2; bits; bits /= 2)": "for (int bits = SG_LANES / 2; bits > 1; bits /= 2)"}, CASES[0]),
    "an accumulator that is forgotten": ({JOINED: JOINED.replace("found[2].join(found[3]), ", "")}, CASES[0]),
    "parts that overlap": (
        {"end = r.n - first < r.span ? r.n : first + r.span;\n    int32_t": "end = r.n;\n    int32_t"},
        ((70000,), lambda a: a, (0,), "rows"),
    ),
    "parts of other results": ({"partial[output * r.parts + i]": "partial[output + i * r.outputs]"}, ((9000, 3), lambda a: a, (0,), "along")),
}


@pytest.mark.slow
@needs_compilers
@pytest.mark.parametrize(("changed", "case"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_noticed(changed: dict[str, str], case: Any) -> None:
    shape, view, axes, _ = case

    def tried(made: Program) -> None:
        memory = Memory(shape, np.dtype(np.float32))
        memory.array[...] = numbers(shape, memory.array.dtype)
        x = view(memory.array)
        found, _ = reduced("sum", x, axes, memory, made, backwards=False)
        assert agrees("sum", found, x, axes), "other values"

    tried(program())
    with pytest.raises((Fault, AssertionError)):
        tried(Program([source("sum", "float32")], changed))
