"""Hypothesis strategies: tensors of any shape, dtype and layout, and differentiable programs.

They shrink: to few elements, plain numbers, one dtype, a contiguous layout, and few statements. Needs hypothesis, which
`pip install specgrad[testing]` brings.

>>> from hypothesis import given
>>> from specgrad.testing import strategies, verify
>>> @given(strategies.tensors(shape=(2, 3)))
... def test_it_is_odd(x):
...     assert ((-x).sinh() + x.sinh()).abs().max() < 1e-12
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import numpy as np

from specgrad.core.base import dtypes as known
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.properties.layouts import contiguous, expanded, strided, transposed
from specgrad.testing.random_programs.program import DIMS, Program, made_of
from specgrad.testing.random_programs.program_ops import STEPS

try:
    from hypothesis import strategies as st
except ImportError as _error:
    raise ImportError("specgrad.testing.strategies needs hypothesis, which is not installed: pip install 'specgrad[testing]'") from _error

__all__ = ["broadcastable_shapes", "dtypes", "programs", "shapes", "tensors"]

LAYOUTS = {"contiguous": contiguous, "transposed": transposed, "strided": strided, "expanded": expanded}
KINDS: dict[str, tuple[str, ...]] = {
    "float": ("float64", "float32"),
    "half": ("float16", "bfloat16"),
    "complex": ("complex128", "complex64"),
    "int": ("int64", "int32", "int16", "int8", "uint8"),
    "bool": ("bool_",),
}
DENOMINATOR = 64  # of numbers unless elements are given: they are exact in every dtype
REACH = 2


def dtypes(kinds: str | Iterable[str] = "float") -> st.SearchStrategy[known.dtype]:
    """Dtypes of some kinds.

    Args:
        kinds: one or several of "float", "half", "complex", "int" and "bool".
    """
    wanted = (kinds,) if isinstance(kinds, str) else tuple(kinds)
    for kind in wanted:
        if kind not in KINDS:
            raise ValueError(f"dtypes: unknown kind {kind!r}; expected some of {', '.join(KINDS)}")
    return st.sampled_from([getattr(known, name) for kind in wanted for name in KINDS[kind]])


def shapes(*, min_dims: int = 0, max_dims: int = 3, min_size: int = 1, max_size: int = 4) -> st.SearchStrategy[tuple[int, ...]]:
    """Shapes.

    Args:
        min_dims: how many dimensions at least.
        max_dims: and at most.
        min_size: of each dimension; 0 for empty tensors too.
        max_size: of each dimension.
    """
    for name, low, high in (("dims", min_dims, max_dims), ("size", min_size, max_size)):
        if low < 0 or high < low:
            raise ValueError(f"shapes: min_{name} is {low} and max_{name} is {high}; expected 0 <= min_{name} <= max_{name}")
    return st.lists(st.integers(min_size, max_size), min_size=min_dims, max_size=max_dims).map(tuple)


def broadcastable_shapes(n: int, *, max_dims: int = 3, min_size: int = 1, max_size: int = 4) -> st.SearchStrategy[tuple[tuple[int, ...], ...]]:
    """Several shapes that broadcast together.

    Args:
        n: how many.
        max_dims: how many dimensions at most.
        min_size: of each dimension; 0 for empty tensors too.
        max_size: of each dimension.
    """
    if n < 1:
        raise ValueError(f"broadcastable_shapes: n is {n}, expected at least 1")

    @st.composite
    def drawn(draw: Any) -> tuple[tuple[int, ...], ...]:
        whole = draw(shapes(max_dims=max_dims, min_size=min_size, max_size=max_size))
        found = []
        for _ in range(n):
            lead = draw(st.integers(0, len(whole)))
            found.append(tuple(1 if draw(st.booleans()) else size for size in whole[lead:]))
        return tuple(found)

    return drawn()


def _fits(layout: str, shape: tuple[int, ...]) -> bool:
    """Whether an array of a shape can lie otherwise than in one piece."""
    several = sum(size > 1 for size in shape)
    return layout == "contiguous" or (0 not in shape and several >= {"transposed": 2, "expanded": 1}.get(layout, 0))


def tensors(
    shape: Any = None,
    dtype: Any = known.float64,
    elements: st.SearchStrategy[Any] | None = None,
    requires_grad: bool | st.SearchStrategy[bool] = True,
    layouts: Collection[str] = (*LAYOUTS,),
) -> st.SearchStrategy[Tensor]:
    """Tensors, of any layout in memory.

    Args:
        shape: a shape, or a strategy of shapes; all of up to three dimensions unless given, empty ones among them.
        dtype: a dtype, or a strategy of dtypes.
        elements: a strategy of numbers; small fractions between -2 and 2 unless given, that every floating point dtype holds exactly.
        requires_grad: whether those of floating point and complex dtypes require a gradient; or a strategy.
        layouts: some of "contiguous", "transposed", "strided" (with gaps) and "expanded" (elements share their place in memory, so their
            values are equal along a dimension; those cannot be changed in place).
    """
    for layout in layouts:
        if layout not in LAYOUTS:
            raise ValueError(f"tensors: unknown layout {layout!r}; expected some of {', '.join(LAYOUTS)}")
    if not layouts:
        raise ValueError(f"tensors: no layouts were given; expected some of {', '.join(LAYOUTS)}")
    if elements is not None and not isinstance(elements, st.SearchStrategy):
        raise TypeError(f"tensors: elements is {elements!r}, expected a hypothesis strategy of numbers")
    ordered = [layout for layout in LAYOUTS if layout in layouts]

    @st.composite
    def drawn(draw: Any) -> Tensor:
        size = tuple(draw(_or_strategy(shapes(min_size=0) if shape is None else shape)))
        kind = known.as_dtype(draw(_or_strategy(dtype)))
        layout = draw(st.sampled_from([layout for layout in ordered if _fits(layout, size)] or ["contiguous"]))
        count = int(np.prod(size))
        numbers = draw(st.lists(_numbers(kind) if elements is None else elements, min_size=count, max_size=count))
        array = np.array(numbers, np.complex128 if kind.category == "complex" else None).astype(kind.numpy).reshape(size)
        wanted = draw(_or_strategy(requires_grad))
        return from_array(LAYOUTS[layout](array)).requires_grad_(bool(wanted) and kind.is_inexact)

    return drawn()


def _or_strategy(value: Any) -> st.SearchStrategy[Any]:
    return value if isinstance(value, st.SearchStrategy) else st.just(value)


def _numbers(kind: Any) -> st.SearchStrategy[Any]:
    """Plain numbers of a dtype."""
    if kind.category == "bool":
        return st.booleans()
    if kind.category == "int":
        return st.integers(0 if str(kind).rpartition(".")[2].startswith("u") else -10, 10)
    fractions = st.integers(-REACH * DENOMINATOR, REACH * DENOMINATOR).map(lambda n: n / DENOMINATOR)
    return st.builds(complex, fractions, fractions) if kind.category == "complex" else fractions


def programs(
    *,
    inputs: int | None = None,
    shape: Any = None,
    dtype: Any = known.float64,
    max_steps: int = 6,
    ops: Sequence[str] | None = None,
    kinks: bool = False,
) -> st.SearchStrategy[Program]:
    """Random differentiable programs of the ops of the specification, with inputs to run them on.

    A program is called as a function; `inputs` are its tensors, `source` its text, and its repr is a program that defines both. Values stay small
    and finite, so that gradients can be held against differences: `verify(program, program.inputs)`.

    Args:
        inputs: how many tensors a program takes at most; one to three unless given. Those that it does not need are left out.
        shape: of the inputs: a shape, or a strategy of shapes.
        dtype: of the inputs, float64 or complex128.
        max_steps: how many statements a program has at most.
        ops: the names of those to use, as in the specification; all that are known here unless given.
        kinks: use ops too that are not differentiable everywhere, such as abs and sort.
    """
    kind = known.as_dtype(dtype)
    if kind.category not in ("float", "complex"):
        raise ValueError(f"programs: dtype is {kind}, which has no gradients; expected a floating point or complex one")
    if max_steps < 1 or (inputs is not None and not 1 <= inputs <= 8):
        raise ValueError(f"programs: max_steps is {max_steps} and inputs is {inputs}; expected at least one step, and one to eight inputs")
    known_ops = sorted({step.op for step in STEPS})
    for op in ops or ():
        if op not in known_ops:
            raise ValueError(f"programs: unknown op {op!r}; expected some of {', '.join(known_ops)}")
    steps = [s for s in STEPS if (ops is None or s.op in ops) and (kinks or not s.kinks) and (s.complex or kind.category != "complex")]
    if not steps:
        raise ValueError(f"programs: none of the ops {', '.join(ops or ())} is left: with kinks={kinks}, for {kind}")
    one = tensors(shapes(max_dims=2, max_size=3) if shape is None else shape, kind, layouts=("contiguous",))
    far = st.integers(0, 7)
    choice = st.tuples(st.integers(0, len(steps) - 1), far, far, st.integers(0, DIMS**2 - 1))
    given = st.lists(one, min_size=1 if inputs is None else inputs, max_size=inputs or 3)
    return st.builds(lambda choices, tensors: made_of(choices, tensors, steps), st.lists(choice, min_size=1, max_size=max_steps), given)
