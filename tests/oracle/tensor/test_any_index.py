"""Indices of any kind, and values of any kind that are assigned: the same in both libraries."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracle.both import Program, agree, examples

ITEM = st.one_of(
    st.integers(-4, 4),
    st.builds(slice, st.none() | st.integers(-5, 5), st.none() | st.integers(-5, 5), st.none() | st.integers(1, 3)),
    st.sampled_from([None, Ellipsis, True, False]),
    st.lists(st.integers(-3, 2), min_size=1, max_size=3),
    st.lists(st.lists(st.integers(-2, 1), min_size=2, max_size=2), min_size=1, max_size=2),
    st.sampled_from(["mask0", "mask1", "mask01", "ids", "ids_column", "scalar", "empty"]),
)
INDEX = ITEM | st.lists(ITEM, max_size=4).filter(lambda items: items.count(Ellipsis) < 2).map(tuple)


def real_index(lib: Any, index: Any) -> Any:
    """An index with the tensors that its names stand for."""
    if isinstance(index, tuple):
        return tuple(real_index(lib, item) for item in index)
    if not isinstance(index, str):
        return index
    return {
        "mask0": lambda: lib.tensor([True, False, True]),
        "mask1": lambda: lib.tensor([False, True, True, False]),
        "mask01": lambda: lib.arange(12).reshape(3, 4) % 5 == 1,
        "ids": lambda: lib.tensor([2, 0, -1]),
        "ids_column": lambda: lib.tensor([[0], [1]]),
        "scalar": lambda: lib.tensor(1),
        "empty": lambda: lib.tensor([], dtype=lib.int64),
    }[index]()


@examples(1500)
@given(INDEX)
def test_getting(index: Any) -> None:
    def program(lib: Any) -> Any:
        x = (lib.arange(36.0) + 1).reshape(3, 4, 3).requires_grad_()
        out = x[real_index(lib, index)]
        out.cos().sum().backward()
        return out, x.grad, out._is_view()

    agree(program)


@examples(1500)
@given(INDEX, st.sampled_from(["number", "tensor0", "same", "first", "lead", "wrong", "array", "bool"]))
def test_setting(index: Any, kind: str) -> None:
    repeated = "[-" in repr(index) or "ids" in repr(index) or "[" in repr(index)

    def program(lib: Any) -> Any:
        x = (lib.arange(36.0) + 1).reshape(3, 4, 3).requires_grad_()
        y = x * 2
        at = real_index(lib, index)
        shape = tuple(y[at].shape)
        size = int(np.prod(shape))
        value = {
            "number": lambda: 7,
            "tensor0": lambda: lib.tensor(7.0, requires_grad=True),
            "same": lambda: (lib.zeros(size) if repeated else lib.arange(float(size))).reshape(shape).requires_grad_(),
            "first": lambda: lib.ones(shape[-1:]).requires_grad_(),
            "lead": lambda: lib.ones((1, 1, *shape)).requires_grad_(),
            "wrong": lambda: lib.ones(5).requires_grad_(),
            "array": lambda: np.float64(2.5),
            "bool": lambda: True,
        }[kind]()
        y[at] = value
        y.cos().sum().backward()
        grad = value.grad if hasattr(value, "grad") and kind != "same" else None
        return y, x.grad, grad

    agree(program)


INDEXING: list[Program] = [
    lambda lib: lib.arange(3)[::0],
    lambda lib: lib.arange(3)[5],
    lambda lib: lib.arange(3)[-4],
    lambda lib: lib.arange(3)[0, 0],
    lambda lib: lib.tensor(1)[0],
    lambda lib: lib.tensor(1)[()],
    lambda lib: lib.tensor(1)[...],
    lambda lib: lib.tensor(1)[None],
    lambda lib: lib.tensor(1)[True],
    lambda lib: lib.tensor(1)[:],
    lambda lib: lib.arange(3)[1.0],
    lambda lib: lib.arange(3)["a"],
    lambda lib: lib.arange(3)[lib.tensor([0.0])],
    lambda lib: lib.arange(3)[lib.tensor([True, False])],
    lambda lib: lib.arange(3)[lib.tensor([1, 5])],
    lambda lib: lib.arange(9).reshape(3, 3)[[0, 1], [0, 1, 2]],
    lambda lib: lib.arange(3)[np.array([0, 2])],
    lambda lib: lib.arange(3)[np.int64(1)],
    lambda lib: lib.arange(3)[np.array([True, False, True])],
    lambda lib: lib.arange(3)[range(2)],
    lambda lib: lib.arange(3)[lib.tensor([0, 1], dtype=lib.uint8)],
    lambda lib: lib.arange(3)[lib.tensor([0, 1], dtype=lib.int32)],
    lambda lib: lib.arange(3)[lib.tensor(1) :],
    lambda lib: lib.arange(6).reshape(2, 3)[[]],
    lambda lib: lib.arange(6).reshape(2, 3)[[[0, 1], [1, 2]]],
    lambda lib: lib.arange(6).reshape(2, 3)[([0, 1], [1, 2])],
    lambda lib: lib.arange(6).reshape(2, 3)[[0, slice(None)]],
    lambda lib: lib.arange(6).reshape(2, 3)[:, lib.tensor(1)],
    lambda lib: list(lib.arange(6).reshape(2, 3)),
    lambda lib: [len(lib.zeros(3, 2)), len(lib.zeros(0))],
    lambda lib: len(lib.tensor(1)),
    lambda lib: list(lib.tensor(1)),
    lambda lib: [3 in lib.arange(5), 7 in lib.arange(5), lib.tensor(2) in lib.arange(5)],
    lambda lib: "a" in lib.arange(5),
    lambda lib: [a for (a, b) in lib.arange(4).reshape(2, 2)],
    lambda lib: reversed(lib.arange(3)),
    lambda lib: lib.zeros(3)[0].item(),
    lambda lib: operator.setitem(lib.arange(3), 0, "a"),
    lambda lib: operator.setitem(lib.arange(3), 0, [1]),
    lambda lib: operator.setitem(lib.arange(3), 0, None),
    lambda lib: operator.delitem(lib.arange(3), 0),
]


@pytest.mark.parametrize("program", INDEXING)
def test_indexing(program: Program) -> None:
    agree(program)


def assigned(lib: Any, x: Any, index: Any, value: Any) -> Any:
    x[index] = value
    return x


ASSIGNMENTS: list[Program] = [
    lambda lib: assigned(lib, lib.arange(3), 0, 1.9),
    lambda lib: assigned(lib, lib.arange(3), slice(None), lib.tensor([1.9, 2.9, 3.9])),
    lambda lib: assigned(lib, lib.arange(3), [0, 1], lib.tensor([1.9, 2.9])),
    lambda lib: assigned(lib, lib.arange(3), [0, 1], 2.9),
    lambda lib: assigned(lib, lib.arange(3), lib.arange(3) > 1, 2.9),
    lambda lib: assigned(lib, lib.arange(3), 0, 1j),
    lambda lib: assigned(lib, lib.arange(3), 0, True),
    lambda lib: assigned(lib, lib.arange(3.0), slice(None), lib.ones(1, 1, 3)),
    lambda lib: assigned(lib, lib.arange(3.0), slice(None), lib.ones(2, 3)),
    lambda lib: assigned(lib, lib.arange(3.0), slice(0, 0), 5),
    lambda lib: assigned(lib, lib.arange(3.0), ..., 5),
    lambda lib: assigned(lib, lib.arange(3.0), (), 5),
    lambda lib: assigned(lib, lib.arange(3.0), None, 5),
    lambda lib: assigned(lib, lib.arange(3.0), True, 5),
    lambda lib: assigned(lib, lib.arange(3.0), False, 5),
    lambda lib: assigned(lib, lib.tensor(3.0), (), 5),
    lambda lib: assigned(lib, lib.tensor(3.0), ..., lib.tensor(5.0)),
    lambda lib: assigned(lib, lib.tensor(3.0), 0, 5),
    lambda lib: assigned(lib, lib.zeros(2, 3), (slice(None), [0, 0, 2]), lib.ones(2, 3)),
    lambda lib: assigned(lib, lib.zeros(2, 3), lib.ones(2, 3) > 0, lib.arange(6.0)),
    lambda lib: assigned(lib, lib.zeros(2, 3), lib.ones(2, 3) > 0, lib.arange(5.0)),
    lambda lib: assigned(lib, lib.zeros(2, 3), lib.ones(2) > 0, lib.arange(3.0)),
    lambda lib: assigned(lib, lib.zeros(2, 3), lib.ones(3) > 0, 1.0),
    lambda lib: assigned(lib, lib.ones(3, requires_grad=True), 0, 1.0),
    lambda lib: assigned(lib, lib.ones(3, requires_grad=True), [0], 1.0),
]


@pytest.mark.parametrize("program", ASSIGNMENTS)
def test_assigning(program: Program) -> None:
    agree(program)
