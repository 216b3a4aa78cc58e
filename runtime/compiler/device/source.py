"""The source of a kernel of a device: what generated/cuda says of it, as one translation unit."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from specgrad.codegen.paths import paths

LAYOUTS = ("vectors", "elements", "strided", "inner")  # contiguous from multiples of 16 bytes; contiguous; any; any of whole vectors along one dimension
ROW_LAYOUTS = (
    "warp4",
    "warp8",
    "warp16",
    "warp32",
    "block",
    "parts",
)  # elements of a row that a warp's thread holds; a row of a block, or of several
_SECTION = re.compile(r"^#if defined SG_ALL \|\| defined SG_(?P<name>\w+)\n(?P<lines>.*?)^#endif$", re.MULTILINE | re.DOTALL)
_STEP = re.compile(r"\b(?:SUM|MAX|MIN)\((\d+),")
_OPERAND = re.compile(r"(ARRAY|NUMBER|RESULT)\(\d+, (?:(\w+), )?(\w+)\)")
FLOATS = {
    "float32": (1, "f32", "float"),
    "float16": (2, "f16", "sg_f16"),
    "bfloat16": (4, "bf16", "sg_bf16"),
}  # SG_FLOATS, names, memory
DTYPES = {
    "float": "float32", "sg_f16": "float16", "sg_bf16": "bfloat16", "double": "float64", "sg_c64": "complex64", "sg_c128": "complex128",
    "uint8_t": "uint8", "int8_t": "int8", "int16_t": "int16", "int32_t": "int32", "int64_t": "int64", "sg_bool": "bool",
}  # fmt: skip
SUFFIXES = {
    "float32": "f32", "float16": "f16", "bfloat16": "bf16", "float64": "f64", "complex64": "c64", "complex128": "c128",
    "uint8": "u8", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "bool": "b8",
}  # fmt: skip


@dataclass(frozen=True)
class Operand:
    """What a kernel reads.

    Args:
        dtype: in memory; of a number, the one in which it is given.
        number: whether it is one number for all elements.
    """

    dtype: str
    number: bool


@dataclass(frozen=True)
class Source:
    """A kernel for arrays of one dtype.

    Args:
        name: of the kernel and the dtype: relu_f16. Each layout has an entry, relu_f16_vectors.
        operands: in the order of its parameters.
        results: the dtypes of what it writes, whose pointers follow.
        before: what its file says before all kernels.
        text: its own lines.
        layouts: the ends of the names of its entries.
        part_bytes: of a partial result, if it is a reduction.
    """

    name: str
    operands: tuple[Operand, ...]
    results: tuple[str, ...]
    before: str
    text: str
    layouts: tuple[str, ...] = LAYOUTS
    part_bytes: int = 0

    @property
    def along_rows(self) -> bool:
        """Whether it runs along the last dimension."""
        return self.layouts is ROW_LAYOUTS

    @property
    def reduces(self) -> bool:
        """Whether a row gives one value of each result."""
        return "#define SG_REDUCES" in self.text

    @property
    def steps(self) -> list[int]:
        """The numbers of the steps that look at all elements of a row."""
        return [int(number) for number in _STEP.findall(self.text.partition("#define SG_STEPS")[2].partition("#define SG_OPERANDS")[0].partition("\n")[0])]

    def entry(self, layout: str) -> str:
        return f"{self.name}_{layout}"


def find(kernel: str, dtype: str, numbers: frozenset[int] = frozenset()) -> Source | None:
    """The source of a kernel for arrays of a dtype; None where it has none.

    Args:
        kernel: its name.
        dtype: of the op.
        numbers: the places of operands that are one number for all elements, besides those that always are.
    """
    suffix, memory, bit = SUFFIXES[dtype], "float", 0
    if dtype in FLOATS:
        bit, suffix, memory = FLOATS[dtype]
    found = _sections().get(f"{kernel}_{'f32' if dtype in FLOATS else suffix}")
    if found is None:
        return None
    before, lines = found
    for place in numbers:
        lines = re.sub(rf"ARRAY\({place}, \w+, (\w+)\)", rf"NUMBER({place}, \1)", lines)
    floats = re.search(r"^#define SG_FLOATS (\d+)$", lines, re.MULTILINE)
    if floats and not int(floats[1]) & bit:
        return None
    described = _OPERAND.findall(lines.split("#define SG_OPERANDS")[1].split("#define SG_COMPUTE")[0])

    def dtype_of(memory_type: str, computed: str) -> str:
        return DTYPES[memory if memory_type == "S" else memory_type or computed]

    operands = tuple(Operand(dtype_of(m, t), kind == "NUMBER") for kind, m, t in described if kind != "RESULT")
    results = tuple(dtype_of(m, t) for kind, m, t in described if kind == "RESULT")
    name = f"{kernel}_{suffix}"
    layouts = ROW_LAYOUTS if '#include "rows.cuh"' in lines else LAYOUTS
    return Source(name, operands, results, before, f"#define S {memory}\n#define SG_SUFFIX {suffix}\n{lines}#undef S\n#undef SG_SUFFIX\n", layouts)


def numpy_dtype(dtype: str) -> Any:
    """A dtype of NumPy by its name, bfloat16 included."""
    from specgrad.core.base.dtypes import bfloat16

    return bfloat16.numpy if dtype == "bfloat16" else np.dtype(dtype)


def every() -> Iterable[tuple[str, str]]:
    """All kernels that can be compiled, each with its dtypes."""
    for name in _sections():
        kernel, _, suffix = name.rpartition("_")
        dtypes = FLOATS if suffix == "f32" else [d for d, s in SUFFIXES.items() if s == suffix]
        yield from ((kernel, dtype) for dtype in dtypes if find(kernel, dtype))


def translation_unit(sources: Iterable[Source]) -> str:
    """What is compiled: as a rule one kernel; tests compile many at once, of which most of the time goes into the headers."""
    given = list(sources)
    return "\n".join([*dict.fromkeys(s.before for s in given), *(s.text for s in given)])


@cache
def _sections() -> dict[str, tuple[str, str]]:
    """The lines of each kernel and type in which it computes, with those before all of its file."""
    found = {}
    for file in sorted((paths().generated / "cuda").glob("*.cu")):
        text = file.read_text(encoding="utf-8")
        first = _SECTION.search(text)
        before = text[: first.start()] if first else text
        found.update({m["name"]: (before, m["lines"]) for m in _SECTION.finditer(text)})
    return found
