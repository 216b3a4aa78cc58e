"""Kernels of a device compute what NumPy's expressions of the same formulas compute, in every layout: machine code for a device, run on the host.

Nothing here has run on a device. What is the host's own: what a device approximates (`.approx` instructions), and the order of threads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from specgrad.compiler.device.source import LAYOUTS, Source, every, find
from tests.cuda.ptx.run import Memory, Program, lacking, run
from tests.effort import LONG
from tests.kernels.kernel_cases import all_kernels, dtypes_of, generator, is_float, operands, special_operands, stored
from tests.kernels.kernel_check import check, info

pytestmark = pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there")

# A kernel of each kind: operators and functions, short and long, numbers among operands, results of other types, several results, complex numbers, integers.
SAMPLE = [
    ("add_2", "bfloat16"), ("div", "float16"), ("where", "float64"), ("relu_backward_self", "bfloat16"), ("exp", "float16"), ("exp", "complex64"),
    ("sin", "float32"),
    ("sigmoid", "float64"),
    ("lgamma", "float32"), ("pow", "float32"), ("eq", "complex64"), ("isnan", "float16"), ("polar", "float32"), ("frexp", "float64"), ("nextafter", "float32"),
    ("bitwise_left_shift", "int8"), ("remainder", "int64"), ("gcd", "uint8"), ("clamp", "int32"), ("atan2_backward", "float32"), ("hypot", "float64"),
    ("logical_xor", "bool"), ("abs", "complex128"), ("_real_part", "complex64"), ("nn_functional_gelu", "bfloat16"), ("mul", "complex128"),
    ("_adam_update", "float32"),
    ("add", "int16"),
]  # fmt: skip
OF_POSITIVE_NUMBERS = {"_bessel_k_ratio"}  # where others are divided by what cancels, contraction shows
OF_CUDA = ("special.bessel_", "special_bessel_")  # CUDA's own functions, which beyond 8 err by up to 5e-12 times their argument
TOGETHER = 40  # kernels that are compiled at once: most of the time goes into the headers


def chosen() -> list[tuple[str, str]]:
    return [wanted for wanted in every() if not all_kernels()[wanted[0]].row] if LONG else SAMPLE


COLUMNS = 32  # of rows with gaps between them, in which vectors lie


def parts() -> list[list[tuple[str, str]]]:
    found = chosen()
    return [found[i : i + TOGETHER] for i in range(0, len(found), TOGETHER)]


def placed(array: Any, layout: str, itself: int) -> tuple[Any, Memory]:
    """A copy of an array where a layout is for it, in memory of its own. `itself`: its place among the operands, so that they do not all lie alike."""
    if layout == "inner":
        memory = Memory((array.size // COLUMNS, COLUMNS + 16), array.dtype)
        view = memory.array[:, :COLUMNS]
        view[...] = array.reshape(-1, COLUMNS)
        return view, memory
    if layout != "strided":
        memory = Memory(array.shape, array.dtype, array.itemsize if layout == "elements" else 0)
        memory.array[...] = array
        return memory.array, memory
    step = 2 + itself % 2
    memory = Memory((array.shape[0] * step,), array.dtype)
    view = memory.array[::-step] if itself % 3 == 1 else memory.array[::step]
    view[...] = array
    return view, memory


def computes(program: Program, source: Source, dtype: np.dtype[Any], layout: str) -> Callable[[str, list[Any]], list[Any]]:
    """Runs a kernel on arrays, as `kernel_cases.run` runs compiled ones."""

    def compute(name: str, args: list[Any]) -> list[Any]:
        kernel = all_kernels()[name]
        held = [placed(np.ascontiguousarray(a), layout, i) if isinstance(a, np.ndarray) else (a, None) for i, a in enumerate(args)]
        shape = next(a.shape for a, m in held if m is not None)
        wanted = [stored(kind, dtype) for kind in kernel.result_kinds]
        results = [placed(poisoned(shape, own), layout, i) for i, own in enumerate(wanted)]
        memories = [m for _, m in (*held, *results) if m is not None]
        plan = run(program, source, [a for a, _ in held], [r for r, _ in results], [m.bytes for m in memories], backwards=layout == "elements")
        assert LAYOUTS[plan.layout] in expected_layouts(layout, shape, [a for a in args if isinstance(a, np.ndarray)])
        assert all(m.untouched() for m in memories), f"{source.name} writes beyond an array"
        return [np.ascontiguousarray(r).reshape(-1) for r, _ in results]

    return compute


def expected_layouts(layout: str, shape: tuple[int, ...], arrays: list[Any]) -> tuple[str, ...]:
    """The layouts that may be chosen: one element is contiguous, and elements of 16 bytes are aligned wherever they lie."""
    if layout == "strided":
        return LAYOUTS[:2] if shape == (1,) else (layout,)
    if any(a.itemsize == 16 for a in arrays):
        return {"elements": LAYOUTS[:2], "inner": ("strided",)}.get(layout, (layout,))
    return (layout,)


def poisoned(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
    return np.full(int(np.prod(shape)) * dtype.itemsize, 0xA5, np.uint8).view(dtype).reshape(shape)


def without_extremes(args: list[Any]) -> list[Any]:
    """Operands of which no product leaves the range of a dtype; infinities stay. At its edge a device may leave the range where the host does not, or the other
    way round: it adds a product without rounding it before, as PyTorch's kernels do, and its functions round otherwise."""

    def moderate(a: Any) -> Any:
        with np.errstate(all="ignore"):
            if not isinstance(a, np.ndarray) or not is_float(a.dtype):
                return a
            most = float(info(a.dtype).max) ** 0.25
            parts = np.array([a.real, a.imag]) if a.dtype.kind == "c" else a[None]
            far = np.isfinite(parts) & (np.abs(parts.astype(np.float64)) > most)
            return np.where(far.any(axis=0), np.ones_like(a), a)

    return [moderate(a) for a in args]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(len(parts())))
def test_every_layout_of_a_kernel_computes_its_formula(part: int) -> None:
    given = [(name, dtype, find(name, dtype)) for name, dtype in parts()[part]]
    program = Program([s for _, _, s in given if s])
    wrong: list[str] = []
    for name, dtype_name, source in given:
        assert source is not None
        kernel = all_kernels()[name]
        dtype = next(d for d in dtypes_of(kernel) if d.name == dtype_name)
        special = special_operands(kernel, dtype, most=1100)
        if kernel.origin.op == "pow" and dtype.kind == "c":
            special = [np.where(np.isfinite(a), a, 1) for a in special]
        random = {size: operands(kernel, dtype, (size,), generator(kernel.name)) for size in (1, 517, 2048, 2053)}
        of_layouts = (("vectors", special), ("vectors", random[2053]), ("elements", random[517]), ("strided", random[517]), ("strided", random[1]))
        for layout, args in (*of_layouts, ("inner", random[2048])):
            if name.startswith(OF_CUDA) or kernel.origin.op.startswith(OF_CUDA):
                args = [np.where(np.abs(a) < 8, a, np.ones_like(a)) if isinstance(a, np.ndarray) else a for a in args]
            if name in OF_POSITIVE_NUMBERS:
                args = [np.abs(a) for a in args]
            try:
                try:
                    check(name, args, dtype, computes(program, source, dtype, layout))
                except (AssertionError, pytest.fail.Exception):
                    if layout != "vectors":
                        raise
                    check(name, without_extremes(args), dtype, computes(program, source, dtype, layout))
            except (AssertionError, pytest.fail.Exception) as error:
                wrong.append(f"{name}, {dtype}, {layout}: {error}")
    assert not wrong, "\n".join(wrong)


def test_the_sample_is_of_kernels_that_there_are() -> None:
    assert set(SAMPLE) <= set(every())
