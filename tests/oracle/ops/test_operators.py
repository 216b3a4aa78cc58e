"""Python's operators between tensors, numbers and what is neither, with gradients."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import pytest

import specgrad
from specgrad.generated import public
from tests.oracle.both import agree, compared, outcome, torch
from tests.oracle.ops.table import COMPLEX, FLOATS, T, cotangent, does_more, tensor_of

BINARY = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "truediv": operator.truediv,
    "floordiv": operator.floordiv,
    "mod": operator.mod,
    "pow": operator.pow,
    "matmul": operator.matmul,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "lshift": operator.lshift,
    "rshift": operator.rshift,
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
}
IN_PLACE = {
    "iadd": operator.iadd,
    "isub": operator.isub,
    "imul": operator.imul,
    "itruediv": operator.itruediv,
    "ifloordiv": operator.ifloordiv,
    "imod": operator.imod,
    "ipow": operator.ipow,
    "iand": operator.iand,
    "ior": operator.ior,
    "ixor": operator.ixor,
    "ilshift": operator.ilshift,
    "irshift": operator.irshift,
}
UNARY = {"neg": operator.neg, "pos": operator.pos, "invert": operator.invert, "abs": operator.abs}
SEVERAL = ("float32", "float64", "bfloat16", "complex64", "int64", "uint8", "bool")
OTHERS = {
    "tensor": T((4,), "positive"),
    "0-dim tensor": T((), "positive"),
    "bool tensor": T((3, 1), "bools"),
    "int tensor": T((4,), "1..4"),
    "True": True,
    "2": 2,
    "-1": -1,
    "0": 0,
    "2.5": 2.5,
    "1j": 1j,
    "nothing": None,
    "text": "a",
    "list": [1, 2, 3, 4],
    "misfit": T((3,), "positive"),
}
# In these PyTorch fails at the gradient, gives NaN for it, or rounds 1 / x first: docs/differences.md tells of them.
UNLIKE = {("pow", "True", dtype) for dtype in SEVERAL} | {(name, "bool tensor", dtype) for name in ("pow", "ipow") for dtype in SEVERAL}
UNLIKE |= {("ipow", "True", "bool"), ("pow", "0", "complex64"), ("truediv", "1j", "bfloat16")}


def _operand(lib: Any, value: Any, dtype: str, leaves: list[Any]) -> Any:
    if not isinstance(value, T):
        return value
    out = tensor_of(lib, value, dtype, 7, requires_grad=True)
    if out.requires_grad:
        leaves.append(out)
    return out


def _with_gradients(lib: Any, out: Any, leaves: list[Any]) -> Any:
    if not getattr(out, "requires_grad", False):
        return out
    return out, lib.autograd.grad(out, leaves, cotangent(lib, out), allow_unused=True)


def _check(program: Any) -> None:
    theirs = outcome(torch, program)
    if theirs.error is None or not does_more(theirs.error):
        assert not (found := compared(program, loose=4)), "\n".join(found)


@pytest.mark.parametrize("dtype", SEVERAL)
@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("name", BINARY)
def test_on_the_left_and_on_the_right(name: str, other: str, dtype: str) -> None:
    for swapped in (False, True):

        def program(lib: Any, swapped: bool = swapped) -> Any:
            leaves: list[Any] = []
            a = _operand(lib, T((3, 4), "positive"), dtype, leaves)
            b = _operand(lib, OTHERS[other], dtype, leaves)
            return _with_gradients(lib, BINARY[name](b, a) if swapped else BINARY[name](a, b), leaves)

        if (name, other, dtype) not in UNLIKE:
            _check(program)


@pytest.mark.parametrize("dtype", SEVERAL)
@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("name", IN_PLACE)
def test_in_place(name: str, other: str, dtype: str) -> None:
    def program(lib: Any) -> Any:
        leaves: list[Any] = []
        a = _operand(lib, T((3, 4), "positive"), dtype, leaves) * (True if dtype == "bool" else 1)
        before = a
        a = IN_PLACE[name](a, _operand(lib, OTHERS[other], dtype, leaves))
        return a is before, _with_gradients(lib, a, leaves)

    if (name, other, dtype) not in UNLIKE:
        _check(program)


# ~ of floats is an error in both, a TypeError only in PyTorch
@pytest.mark.parametrize(("name", "dtype"), [(n, d) for n in UNARY for d in SEVERAL if n != "invert" or d in ("int64", "uint8", "bool")])
def test_of_one(name: str, dtype: str) -> None:
    def program(lib: Any) -> Any:
        leaves: list[Any] = []
        return _with_gradients(lib, UNARY[name](_operand(lib, T(), dtype, leaves)), leaves)

    _check(program)


@pytest.mark.parametrize("dtype", [*FLOATS, *COMPLEX])
def test_products(dtype: str) -> None:
    def program(lib: Any) -> Any:
        leaves: list[Any] = []
        return _with_gradients(lib, _operand(lib, T((3, 4)), dtype, leaves) @ _operand(lib, T((4, 2)), dtype, leaves), leaves)

    _check(program)


@pytest.mark.parametrize("name", ["add", "mul", "pow", "lt", "and"])
def test_numpy_scalars(name: str) -> None:
    for value in (np.float64(1.5), np.int64(2), np.bool_(True)):
        agree(lambda lib, value=value: BINARY[name](lib.tensor([1, 2]) if name == "and" else lib.tensor([1.0, 2.0]), int(value) if name == "and" else value))


def test_every_operator_of_the_spec_is_tried() -> None:
    tried = {f"__{prefix}{name}__" for name in BINARY for prefix in ("", "r")} | {f"__{name}__" for name in (*IN_PLACE, *UNARY)}
    assert {name for name in public.METHODS if name.startswith("__")} <= tried
    assert all(hasattr(specgrad.Tensor, name) for name in tried if hasattr(torch.Tensor, name))
