"""Which function of NumPy, or of a library like it, an op stands for, and under which names that takes the op's parameters."""

from __future__ import annotations

from dataclasses import dataclass

OUT = "out"  # an argument of NumPy's functions: the array that the result is written to


@dataclass(frozen=True)
class Argument:
    """Args:
    name: NumPy's.
    param: the op's parameter; "" for `out`, which is no parameter of an op.
    default: NumPy's where it is stated; the op's otherwise, and `...` where neither has one.
    """

    name: str
    param: str
    default: object = ...
    keyword_only: bool = False


@dataclass(frozen=True)
class NumpyFunction:
    """Args:
    path: its dotted name, beginning with that of the package.
    arguments: in the order in which it takes them.
    result: the only result of the op that it gives; "" where it gives what the op does.
    """

    path: str
    arguments: tuple[Argument, ...]
    result: str = ""
