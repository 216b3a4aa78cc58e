"""The dtype of a result: of two dtypes, of tensors with and without dimensions, of tensors and Python numbers."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import specgrad
from tests.oracle.both import agree, both_give, torch
from tests.oracle.ops.table import does_more

DTYPES = ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64", "complex64", "complex128")
UNSIGNED = ("uint16", "uint32", "uint64")
LACKS = "PyTorch has no kernel"
NUMBERS = (True, 2, 2.5, 1 + 2j)


def tensor(lib: Any, dtype: str, shape: tuple[int, ...]) -> Any:
    return lib.ones(shape, dtype=getattr(lib, dtype))


def each_dtype(program: Any) -> list[str]:
    """The outcome of a program for each dtype: the dtype of its result, or the kind of error that it raises."""
    return [_outcome(program, dtype) for dtype in DTYPES]


def _outcome(program: Any, dtype: str) -> str:
    try:
        found = program(dtype)
    except (RuntimeError, TypeError) as error:
        return LACKS if does_more(error) else "RuntimeError" if isinstance(error, RuntimeError) else type(error).__name__
    return str(getattr(found, "dtype", found)).rpartition(".")[2]


def same_dtypes(program: Any) -> None:
    """Assert that a program gives the same dtypes, except where PyTorch lacks a kernel, or has a complex number of two float16, which is not here."""
    ours, theirs = program(specgrad), program(torch)
    ours = [b if b in (LACKS, "complex32") else "RuntimeError" if a == LACKS else a for a, b in zip(ours, theirs)]
    assert ours == theirs


@pytest.mark.parametrize("other", DTYPES)
def test_promote_types(other: str) -> None:
    both_give(lambda lib: [lib.promote_types(getattr(lib, d), getattr(lib, other)) for d in DTYPES])


@pytest.mark.parametrize(("first", "second"), [(a, b) for a in UNSIGNED for b in (*UNSIGNED, "uint8", "int32", "float32", "bool", "complex64")])
def test_unsigned_dtypes_of_several_bytes(first: str, second: str) -> None:
    """As PyTorch where it promotes them, and as the array standard where it only refuses."""
    try:
        torch.promote_types(getattr(torch, first), getattr(torch, second))
        refuses = False
    except RuntimeError:
        refuses = (first, second) != ("uint64", "int32")  # for which the standard has no dtype either
    if refuses:
        wanted = second if second == "complex64" else np.promote_types(first, second).name
        assert specgrad.promote_types(getattr(specgrad, first), getattr(specgrad, second)) is getattr(specgrad, wanted)
        assert specgrad.cat([tensor(specgrad, d, (2,)) for d in (first, second)]).dtype is getattr(specgrad, wanted)
        return
    agree(lambda lib: lib.promote_types(getattr(lib, first), getattr(lib, second)))
    agree(lambda lib: lib.cat([tensor(lib, d, (2,)) for d in (first, second)]))
    agree(lambda lib: lib.stack([tensor(lib, d, (2,)) for d in (first, second)]))


@pytest.mark.parametrize("other", DTYPES)
def test_can_cast(other: str) -> None:
    both_give(lambda lib: [lib.can_cast(getattr(lib, d), getattr(lib, other)) for d in DTYPES])


@pytest.mark.parametrize("shapes", [((2,), (2,)), ((2,), ()), ((), (2,)), ((), ())], ids=str)
@pytest.mark.parametrize("other", DTYPES)
def test_result_type_of_tensors(other: str, shapes: Any) -> None:
    same_dtypes(lambda lib: each_dtype(lambda d: lib.result_type(tensor(lib, d, shapes[0]), tensor(lib, other, shapes[1]))))


@pytest.mark.parametrize("shape", [(2,), ()], ids=str)
@pytest.mark.parametrize("number", NUMBERS)
def test_result_type_with_a_number(number: Any, shape: Any) -> None:
    same_dtypes(lambda lib: each_dtype(lambda d: lib.result_type(tensor(lib, d, shape), number)))
    same_dtypes(lambda lib: each_dtype(lambda d: lib.result_type(number, tensor(lib, d, shape))))


def test_result_type_of_numbers() -> None:
    both_give(lambda lib: [lib.result_type(a, b) for a, b in itertools.product(NUMBERS, NUMBERS)])


OPERATIONS = {
    "add": lambda lib, a, b: a + b,
    "sub": lambda lib, a, b: a - b,
    "mul": lambda lib, a, b: a * b,
    "div": lambda lib, a, b: a / b,
    "floor_divide": lambda lib, a, b: a // b,
    "remainder": lambda lib, a, b: a % b,
    "pow": lambda lib, a, b: a**b,
    "eq": lambda lib, a, b: a == b,
    "lt": lambda lib, a, b: a < b,
    "where": lambda lib, a, b: lib.where(lib.tensor([True, False]), a, b),
    "maximum": lambda lib, a, b: lib.maximum(a, b),
    "atan2": lambda lib, a, b: lib.atan2(a, b),
    "bitwise_and": lambda lib, a, b: a & b,
    "logical_and": lambda lib, a, b: lib.logical_and(a, b),
    "isclose": lambda lib, a, b: lib.isclose(a, b),
    "cat": lambda lib, a, b: lib.cat([a, b]),
    "stack": lambda lib, a, b: lib.stack([a, b]),
    "mm": lambda lib, a, b: lib.mm(a.reshape(1, 2), b.reshape(2, 1)),
    "in-place add": lambda lib, a, b: a.add_(b),
    "in-place div": lambda lib, a, b: a.div_(b),
    "copy": lambda lib, a, b: a.copy_(b),
    "addcmul": lambda lib, a, b: lib.addcmul(a, a, b),
    "clamp": lambda lib, a, b: lib.clamp(a, min=b),
    "mse_loss": lambda lib, a, b: lib.nn.functional.mse_loss(a, b),
}
SAME_SHAPE = ("cat", "stack", "mm", "mse_loss")
SHAPES = [((2,), (2,)), ((2,), ()), ((), (2,))]


@pytest.mark.parametrize(("name", "shapes"), [(n, s) for n in OPERATIONS for s in SHAPES[: 1 if n in SAME_SHAPE else 3]], ids=str)
def test_two_tensors(name: str, shapes: Any) -> None:
    def program(lib: Any, other: str) -> list[str]:
        return each_dtype(lambda d: OPERATIONS[name](lib, tensor(lib, d, shapes[0]), tensor(lib, other, shapes[1])))

    same_dtypes(lambda lib: [outcome for other in DTYPES for outcome in program(lib, other)])


WITH_NUMBERS = [name for name in OPERATIONS if name not in (*SAME_SHAPE, "copy", "addcmul", "isclose", "maximum", "atan2", "logical_and")]


# PyTorch takes a bool to the power True as it is, but to no other power
@pytest.mark.parametrize("shape", [(2,), ()], ids=str)
@pytest.mark.parametrize(("name", "number"), [(n, number) for n in WITH_NUMBERS for number in NUMBERS if (n, number) != ("pow", True)])
def test_a_tensor_and_a_number(name: str, number: Any, shape: Any) -> None:
    same_dtypes(lambda lib: each_dtype(lambda d: OPERATIONS[name](lib, tensor(lib, d, shape), number)))


REFLECTED = [name for name in WITH_NUMBERS if name not in ("in-place add", "in-place div", "clamp")]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("name", REFLECTED)
def test_a_number_and_a_tensor(name: str, number: Any) -> None:
    same_dtypes(lambda lib: each_dtype(lambda d: OPERATIONS[name](lib, number, tensor(lib, d, (2,)))))


REDUCED = "sum prod mean cumsum cumprod max argmax all any std norm logsumexp softmax"


@pytest.mark.parametrize("name", REDUCED.split())
def test_reductions(name: str) -> None:
    args = (0,) if name in ("cumsum", "cumprod", "logsumexp", "softmax") else ()
    same_dtypes(lambda lib: each_dtype(lambda d: getattr(tensor(lib, d, (2,)), name)(*args)))


@pytest.mark.parametrize("default", ["float64", "bfloat16"])
@pytest.mark.parametrize("name", ["add", "div", "pow", "where", "eq"])
def test_another_default_dtype(name: str, default: str) -> None:
    def program(lib: Any) -> Any:
        before = lib.get_default_dtype()
        lib.set_default_dtype(getattr(lib, default))
        try:
            return each_dtype(lambda d: OPERATIONS[name](lib, tensor(lib, d, (2,)), 2.5))
        finally:
            lib.set_default_dtype(before)

    same_dtypes(program)
