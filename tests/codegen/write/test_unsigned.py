"""Which functions unsigned integers share with signed ones, and that those are the ones that compute the same bits."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from specgrad.codegen.model.primitives import PRIMITIVES
from specgrad.codegen.write.in_c.scalar import C_TYPES, computing, types_of
from specgrad.codegen.write.written import in_c
from specgrad.core.kernels.table import kernels
from tests.the_spec import plan

UNSIGNED = {t.signed: t for t in C_TYPES.values() if t.signed}


def users(name: str) -> dict[str, str]:
    """The function that each type of a kernel uses."""
    kernel = plan().kernels.by_name[name]
    return {f["type"]: f["uses"] for f in in_c(kernel, {})["functions"]}


def test_functions_are_shared_where_the_sign_does_not_matter() -> None:
    for name in ("add", "mul", "eq", "where", "bitwise_xor", "bitwise_left_shift", "_row_sum"):
        found = users(name)
        assert {t.name: found[t.name] for t in UNSIGNED.values()} == {t.name: f"{name}_{signed}" for signed, t in UNSIGNED.items()}
    for name in ("lt", "maximum", "floor_divide", "bitwise_right_shift", "_row_max", "abs"):
        found = users(name)
        assert {t.name: found[t.name] for t in UNSIGNED.values()} == {t.name: f"{name}_{t.name}" for t in UNSIGNED.values()}


def test_a_type_is_computed_by_its_own_function_where_there_is_no_signed_one() -> None:
    add = plan().kernels.by_name["add"]
    assert computing(add, C_TYPES["u32"]) is C_TYPES["i32"]
    assert computing(add, C_TYPES["f32"]) is C_TYPES["f32"]
    assert all(computing(kernel, t) in types_of(kernel) for kernel in plan().kernels.by_name.values() for t in types_of(kernel))


@pytest.mark.parametrize("name", [p.name for p in PRIMITIVES.values() if p.same_bits and not p.row])
def test_primitives_that_compute_the_same_bits(name: str) -> None:
    """Of every pair of bytes, by NumPy."""
    primitive = PRIMITIVES[name]
    bits = np.array(list(itertools.product(range(256), repeat=2)), dtype=np.uint8).T
    operands = [bits[0] > 128, *bits] if name == "where" else list(bits[: primitive.arity])
    if name == "shift_left":
        operands[1] = operands[1] % 8
    function = getattr(np, primitive.numpy.removeprefix("np.")) if primitive.numpy.startswith("np.") else np.round
    unsigned = function(*operands)
    signed = function(*(o if o.dtype == bool else o.view(np.int8) for o in operands))
    np.testing.assert_array_equal(unsigned, signed if unsigned.dtype == bool else signed.view(np.uint8))


@pytest.mark.parametrize("dtype", ["uint16", "uint32", "uint64"])
def test_numbers_of_the_upper_half(dtype: str) -> None:
    """A Python number goes to a loop if the dtype holds it; one that it does not is left to the general path."""
    greatest = int(np.iinfo(dtype).max)
    x = np.array([0, 1, greatest], dtype=dtype)
    assert kernels["add"].same(x, greatest).tolist() == [greatest, 0, greatest - 1]
    assert kernels["lt"].same(x, greatest).tolist() == [True, True, False]
    assert kernels["add"].same(x, greatest + 1) is None and kernels["add"].same(x, -1) is None
    assert kernels["maximum"].same(x, 2).dtype == dtype
