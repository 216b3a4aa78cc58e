"""What a traced function computes: values, and the steps that make them, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np


@dataclass(eq=False)
class Value:
    """An array that a program reads or makes: its dtype and layout.

    Args:
        like: an array of the same dtype, shape and strides; after the tracing, without elements.
        origin: the step that makes it; None of what the program is given.
        source: of a view, the value whose memory it shows.
        offset: how many bytes of that lie before it.
        shown_by: what gives the view.
        counts: whether it is 0, 1, 2, ...
    """

    number: int
    like: np.ndarray[Any, Any]
    origin: Step | None = None
    source: Value | None = None
    offset: int = 0
    shown_by: Call | None = None
    counts: bool = False

    def __str__(self) -> str:
        return f"v{self.number}"

    @property
    def memory(self) -> Value:
        """The value whose memory it is."""
        return self.source or self

    @property
    def described(self) -> str:
        return f"{self.like.dtype}{list(self.like.shape)}"


@dataclass(eq=False)
class Step:
    """Args:
    name: what is done, as the program shows it.
    operands: values, and numbers, in their order.
    results: what it makes.
    stays: it is done also where nobody reads what it makes.
    """

    stays = False

    name: str
    operands: tuple[Any, ...]
    results: list[Value] = field(default_factory=list)

    def values(self) -> Iterator[Value]:
        return values_in(self.operands)

    def __str__(self) -> str:
        made = ", ".join(f"{r}: {r.described}" for r in self.results)
        return f"{made}{' = ' if made else ''}{self.name}({', '.join(map(_shown, self.operands))})"


@dataclass(eq=False)
class Elementwise(Step):
    """A kernel of the spec.

    Args:
        dtype: in which it computes.
        axes: the dimensions of a row, if it runs along rows.
    """

    dtype: str = ""
    axes: tuple[int, ...] = ()


@dataclass(eq=False)
class Cast(Step):
    """Another dtype, element by element."""


@dataclass(eq=False)
class Sum(Step):
    """A sum over some dimensions, divided by a number.

    Args:
        axes: the dimensions.
        divisor: 1, or for a mean how many elements there are.
    """

    axes: tuple[int, ...] = ()
    divisor: int = 1


@dataclass(eq=False)
class NativeStep(Step):
    """What a native program does that is no loop over several steps."""

    @property
    def steps(self) -> list[Step]:
        return [self]

    def reads(self) -> list[Value]:
        """What it reads, each once."""
        return list(dict.fromkeys(self.values()))


@dataclass(eq=False)
class BlasProduct(NativeStep):
    """The product of two matrices, of batches of these, or of a matrix and a vector, which BLAS computes."""

    @property
    def flops(self) -> int:
        """Multiplications and additions."""
        return 2 * self.results[0].like.size * int(self.operands[0].like.shape[-1])


@dataclass(eq=False)
class Assembled(NativeStep):
    """An array of which parts are copies of the operands.

    Args:
        places: of each operand, where it goes: the bytes before its first element, and those from one element to the next along each dimension.
        zeros: whether the rest is zeros; otherwise there is none.
    """

    places: tuple[tuple[int, tuple[int, ...]], ...] = ()
    zeros: bool = False


@dataclass(eq=False)
class Check(NativeStep):
    """Whether integers are classes: at least 0 and below a number, or one that counts for nothing. Where one is not, the program gives nothing, and the
    function runs as it is, to say what is wrong."""

    stays = True


@dataclass(eq=False)
class Call(Step):
    """Anything else: the array function of an op.

    Args:
        function: what to call with the operands.
        several: it gives a tuple or a list.
    """

    function: Callable[..., Any] = print
    several: bool = False


@dataclass(eq=False)
class KernelCall(Call):
    """A kernel, called as it is: what it gives is laid out as its operands say, and lies in memory that it takes from the pool itself."""


@dataclass(eq=False)
class Draw(Call):
    """Random numbers, drawn in each run, so that the next are those that come after them."""

    stays = True


@dataclass(eq=False)
class Read(Call):
    """The value of a tensor, read by the function: where it is another than when it was traced, the program ends.

    Args:
        answer: what it was, as text: of numbers, 0.0 and -0.0 are two, and NaN is one.
        real: whether it is a real number.
        where: in the user's program.
    """

    stays = True
    answer: str = ""
    real: bool = False
    where: str = ""

    def __str__(self) -> str:
        return f"reads {self.operands[0]}, which is {self.answer}, at {self.where}"


@dataclass(eq=False)
class Give(Call):
    """What a function reads that is followed: until there the program runs, and goes on when the function asks for more.

    Args:
        where: in the user's program.
    """

    stays = True
    where: str = ""

    def __str__(self) -> str:
        return f"gives {self.operands[0]} to the function, at {self.where}"


def values_in(operands: Iterable[Any]) -> Iterator[Value]:
    """The values among operands, in lists too."""
    for operand in operands:
        if isinstance(operand, Value):
            yield operand
        elif isinstance(operand, (tuple, list)):
            yield from values_in(operand)


def filled(operand: Any, arrays: dict[Value, Any]) -> Any:
    """An operand with arrays in the places of values."""
    if isinstance(operand, Value):
        return arrays[operand]
    return type(operand)(filled(o, arrays) for o in operand) if type(operand) in (tuple, list) else operand


def _shown(operand: Any) -> str:
    if isinstance(operand, (tuple, list)):
        return f"[{', '.join(map(_shown, operand))}]"
    return str(operand)


@dataclass
class Program:
    """Args:
    inputs: what it is given.
    steps: in order.
    outputs: what it gives; an input may be among them.
    """

    inputs: list[Value]
    steps: list[Step]
    outputs: list[Value]

    def reads(self) -> set[Value]:
        """The values whose memory the steps and the outputs show."""
        return {v.memory for v in self.outputs} | {v.memory for step in self.steps for v in step.values()}

    def without_dead_code(self) -> Program:
        """The steps that the outputs depend on."""
        wanted = {v.memory for v in self.outputs}
        kept: list[Step] = []
        for step in reversed(self.steps):
            if step.stays or any(r in wanted for r in step.results):
                kept.append(step)
                wanted.update(v.memory for v in step.values())
        return Program(self.inputs, kept[::-1], self.outputs)
