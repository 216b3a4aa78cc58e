"""How gradients lie in memory, beside PyTorch: the strides of `.grad` for any layout of the leaf, of the gradient, and of what was there before."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracle.both import both_give

LEAVES = {
    "rows": lambda lib: lib.arange(6.0).reshape(2, 3),
    "columns": lambda lib: lib.arange(6.0).reshape(3, 2).t(),
    "permuted": lambda lib: lib.arange(24.0).reshape(2, 3, 4).permute(2, 0, 1),
    "channels last": lambda lib: lib.arange(24.0).reshape(1, 2, 3, 4).permute(0, 3, 1, 2),
    "sliced": lambda lib: lib.arange(12.0).reshape(2, 6)[:, ::2],
    "a part": lambda lib: lib.arange(20.0).reshape(4, 5)[1:3, 1:4],
    "part of columns": lambda lib: lib.arange(20.0).reshape(4, 5).t()[1:4],
    "expanded": lambda lib: lib.arange(3.0).expand(2, 3),
    "expanded across": lambda lib: lib.arange(3.0).reshape(3, 1).expand(3, 4),
    "a row": lambda lib: lib.arange(3.0).reshape(1, 3),
    "a column": lambda lib: lib.arange(12.0).reshape(3, 4)[:, 1:2],
    "vector": lambda lib: lib.arange(3.0),
    "every other": lambda lib: lib.arange(6.0)[::2],
    "scalar": lambda lib: lib.tensor(2.0),
}
PASSES = {
    "sum": lambda x: x.sum(),
    "copy": lambda x: (x * 2).sum(),
    "square": lambda x: (x * x).sum(),
    "contiguous": lambda x: (x.contiguous() * 3).sum(),
    "flattened": lambda x: x.reshape(-1).cumsum(0).sum(),
    "other way round": lambda x: (x.flip(0) if x.dim() else x).exp().sum(),
    "twice": lambda x: (x + x.exp()).sum(),
    "transposed": lambda x: (x.t().contiguous() ** 2).sum() if x.dim() == 2 else (x**2).sum(),
}


@pytest.mark.parametrize("create", [False, True], ids=["plain", "create_graph"])
@pytest.mark.parametrize("leaf", LEAVES)
def test_first_gradients(leaf: str, create: bool) -> None:
    for way in PASSES.values():

        def program(lib: Any, way: Any = way) -> Any:
            x = LEAVES[leaf](lib).detach().requires_grad_()
            way(x).backward(create_graph=create)
            return x.grad

        both_give(program, strides=True)


KEPT = {
    "rows": lambda lib, x: lib.ones(tuple(x.shape)),
    "columns": lambda lib, x: lib.ones(tuple(reversed(x.shape))).permute(tuple(reversed(range(x.dim())))),
    "gaps": lambda lib, x: lib.ones((*x.shape, 2))[..., 0],
    "like": lambda lib, x: lib.ones_like(x),
}


@pytest.mark.parametrize("kept", KEPT)
@pytest.mark.parametrize("leaf", LEAVES)
def test_gradients_that_are_added_keep_the_strides(leaf: str, kept: str) -> None:
    """Manual layouts: what was put into .grad stays as it lies, pass after pass, through zeroing in place."""

    def program(lib: Any) -> Any:
        x = LEAVES[leaf](lib).detach().requires_grad_()
        x.grad = KEPT[kept](lib, x)
        strides = [x.grad.stride()]
        same = x.grad
        for way in (PASSES["square"], PASSES["transposed"], PASSES["sum"]):
            way(x).backward()
            strides.append(x.grad.stride())
        x.grad.zero_()
        PASSES["copy"](x).backward()
        return x.grad, strides, x.grad is same, x.grad._version

    both_give(program, strides=True)


@pytest.mark.parametrize("kept", KEPT)
@pytest.mark.parametrize("leaf", LEAVES)
def test_recorded_gradients_are_new(leaf: str, kept: str) -> None:
    def program(lib: Any) -> Any:
        x = LEAVES[leaf](lib).detach().requires_grad_()
        x.grad = before = KEPT[kept](lib, x)
        PASSES["square"](x).backward(create_graph=True)
        return x.grad.detach(), x.grad is before, x.grad.requires_grad, before

    both_give(program, strides=True)


shapes = st.lists(st.integers(1, 3), min_size=1, max_size=4)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(shapes, st.randoms(use_true_random=False), st.booleans(), st.booleans())
def test_any_layout(shape: list[int], random: Any, gaps: bool, create: bool) -> None:
    order = random.sample(range(len(shape)), len(shape))
    steps = [random.choice([1, 2]) if gaps else 1 for _ in shape]

    def program(lib: Any) -> Any:
        size = [n * s for n, s in zip(shape, steps)]
        base = lib.arange(float(math.prod(size))).reshape(size)
        x = base[tuple(slice(None, None, s) for s in steps)].permute(*order).detach().requires_grad_()
        for _ in range(2):
            (x * x).sum().backward(create_graph=create)
        return x.grad.detach()

    both_give(program, strides=True)
