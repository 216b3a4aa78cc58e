"""The kernel that draws random numbers: its bits are those of the array functions, however many threads there are. Machine code for a device, run on the host.

Nothing here has run on a device.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest

from specgrad.array.backends import NUMPY
from specgrad.compiler.device.random import KINDS, find, numbers_of_a_counter
from specgrad.compiler.device.source import Source, numpy_dtype
from specgrad.core.factories.philox import Philox
from specgrad.core.kernels.table import compiled
from tests.cuda.ptx.run import Fault, Memory, Program, lacking, pointer_to
from tests.made_once import made_once

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="kernels of devices are launched by compiled code"),
]
EVERY = [(kind, dtype) for kind, dtypes in KINDS.items() for dtype in dtypes]
SEED, DRAW = 2**63 + 77, 2**40 + 3
ARGUMENTS = {"integers": (2**64 - 5, 10**12), "trues": (2**30, 0)}


def source(kind: str, dtype: str) -> Source:
    found = find(kind, dtype)
    assert found is not None
    return found


@made_once
def program() -> Program:
    return Program([source(*wanted) for wanted in EVERY])


def drawn(kind: str, dtype: str, count: int, made: Program, backwards: bool = False, more: tuple[int, int] | None = None, first: int = 0) -> Any:
    """What the kernel writes."""
    out, added = Memory((count,), numpy_dtype(dtype)), Memory((2,), np.dtype(np.uint64))
    added.array[:] = more or 0
    where = ctypes.c_void_p(None) if more is None else pointer_to(added.array)
    given: list[Any] = [pointer_to(out.array), *(ctypes.c_uint64(n) for n in (SEED, DRAW)), where]
    given += [ctypes.c_uint64(n) for n in (first, *ARGUMENTS.get(kind, (0, 0)))]
    blocks = -(-count // (numbers_of_a_counter(dtype) * 128))
    made.start(source(kind, dtype).entry("drawn"), blocks, given, np.array([count], np.uint32), [out.bytes, added.bytes], backwards)
    assert out.untouched()
    return out.array


def expected(kind: str, dtype: str, count: int, more: tuple[int, int] = (0, 0)) -> Any:
    """What the array functions of NumPy draw."""
    host = Philox(NUMPY, None, SEED ^ more[1])
    host.offset = DRAW + more[0]
    if kind == "integers":
        return host.integers(-5, 10**12 - 5, (count,))
    if kind == "trues":
        return host.trues(0.25, (count,))
    return (host.random if kind == "uniform" else host.standard_normal)((count,), numpy_dtype(dtype))


def agree(kind: str, found: Any, want: Any) -> bool:
    if kind != "normal":
        return bool(found.tobytes() == want.tobytes())
    eps = float(np.finfo(found.dtype if found.dtype.itemsize > 2 else np.float32).eps)
    rounding = {2: 2.0**-7, 4: 0.0, 8: 0.0}[found.dtype.itemsize]  # of halves, where what is rounded is on the other side
    wide, other = found.astype(np.float64), want.astype(np.float64)
    return bool((np.abs(wide - other) <= 16 * eps + rounding * np.abs(other)).all()) and found.dtype == want.dtype


@pytest.mark.parametrize(("kind", "dtype"), EVERY, ids=["-".join(e) for e in EVERY])
def test_the_bits_are_those_of_the_array_functions(kind: str, dtype: str) -> None:
    for count in (1, 2, 3, 4, 5, 255, 256, 257, 511, 512, 513, 1031):
        found, again = (drawn(kind, dtype, count, program(), backwards) for backwards in (False, True))
        assert found.tobytes() == again.tobytes(), "the order of threads"
        assert agree(kind, found, expected(kind, dtype, count)), count


def test_a_number_on_the_device_is_added_to_that_of_the_draw_and_bits_of_the_seed_are_others() -> None:
    """Which a captured graph sets before it is replayed."""
    for more in ((0, 0), (1, 0), (2**33, 5), (0, 2**63)):
        assert agree("uniform", drawn("uniform", "float32", 100, program(), more=more), expected("uniform", "float32", 100, more))


def test_draws_too_long_for_one_launch() -> None:
    """Further launches begin where the last one ended: the numbers are those of one."""
    whole = drawn("uniform", "float64", 1000, program())
    assert drawn("uniform", "float64", 600, program(), first=200).tobytes() == whole[400:].tobytes()


# ---- mistakes, each of which a test above must notice


MISTAKES = {  # what is changed in csrc/device, and a kind, a dtype and a number of elements that show it
    "a round less": ({"round < 10": "round < 9"}, ("uniform", "float32", 8)),
    "a key that stays": ({"first += 0x9E3779B9u, second += 0xBB67AE85u;": "first += 0x9E3779B9u;"}, ("trues", "bool", 100)),
    "a draw that stays": ({"draw + (more ? more[0] : 0)": "draw"}, ("uniform", "float32", 8)),
    "a seed that stays": ({"seed ^ (more ? more[1] : 0)": "seed"}, ("uniform", "float32", 8)),
    "half of a seed": ({"second = (uint32_t)(seed >> 32)": "second = 0"}, ("uniform", "float64", 8)),
    "half of a draw": ({"(uint32_t)(draw >> 32)": "0"}, ("integers", "int64", 8)),
    "a counter of the block": ({"sg_philox(first + group,": "sg_philox(first + threadIdx.x,"}, ("uniform", "float32", 1031)),
    "a broken tail": ({"if (i + k < n)": "if (i + k + 1 < n)"}, ("uniform", "float16", 7)),
    "an unguarded tail": ({"if (i + k < n)": ""}, ("uniform", "float16", 7)),
    "a bit too many": ({">> (32 - BITS)) * (1.0f / (1u << BITS))": ">> (31 - BITS)) * (1.0f / (2u << BITS))"}, ("uniform", "bfloat16", 100)),
    "words the wrong way round": ({"x.of[2 * half + 1] << 32 | x.of[2 * half]": "x.of[2 * half] << 32 | x.of[2 * half + 1]"}, ("uniform", "float64", 8)),
    "sines for cosines": ({"to[0] = radius * cospi(half_turns), to[1] = radius * sinpi": "to[1] = radius * cospi(half_turns), to[0] = radius * sinpi"},
                          ("normal", "float64", 8)),
    "no more than the numbers": ({"x.of[i] < below": "x.of[i] <= below >> 1"}, ("trues", "bool", 100)),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("changed", "case"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_noticed(changed: dict[str, str], case: tuple[str, str, int]) -> None:
    kind, dtype, count = case

    def tried(made: Program) -> None:
        assert agree(kind, drawn(kind, dtype, count, made, more=(3, 5)), expected(kind, dtype, count, (3, 5))), "other numbers"

    tried(program())
    with pytest.raises((Fault, AssertionError)):
        tried(Program([source(kind, dtype)], changed))
