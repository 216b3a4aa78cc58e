"""Expression trees: what a formula says, with its names resolved and its types known.

Two languages share these nodes. A *formula* (a gradient) calls ops on whole tensors: `Call`. A *scalar expression* (a forward,
the body of a kernel) applies primitives to one element at a time: `Prim`. Both compute plain numbers, shapes and conditions
of the host with `Host`, and choose with `IfExp` between branches whose condition the host knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import is_
from typing import Any, TypeVar

from ..problems import Location
from .primitives import PRIMITIVES, Primitive

# Types are spelt as in signatures ("Tensor", "int[]", "float?"); beside those there are:
VALUE = "value"  # one element, in a scalar expression
NONE = "None"
NUMBERS = ("int", "float", "bool", "Scalar")

T = TypeVar("T", bound=type)
E = TypeVar("E", bound="Expr")


def hashed_once(cls: T) -> T:
    """A class of nodes, each of which remembers its hash: that of a tree reads all that is below."""
    compute: Callable[[Any], int] = cls.__hash__  # type: ignore[assignment]

    def __hash__(self: Any) -> int:
        try:
            return self._hash
        except AttributeError:
            object.__setattr__(self, "_hash", compute(self))
            return self._hash

    cls.__hash__ = __hash__  # type: ignore[assignment,method-assign]
    return cls


@dataclass(frozen=True)
class Expr:
    __slots__ = ("_hash",)
    type: str
    at: Location = field(compare=False, repr=False)

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__  # without the hash, which is another one in each process

    @property
    def children(self) -> tuple[Expr, ...]:
        return ()

    def with_children(self, children: tuple[Expr, ...]) -> Expr:
        return self

    def changed(self: E, **changes: object) -> E:
        """As `dataclasses.replace`, which takes several times as long: whole trees are rebuilt node by node."""
        found = object.__new__(self.__class__)
        found.__dict__.update(self.__dict__, **changes)
        return found


@dataclass(frozen=True)
class Name(Expr):
    name: str


@hashed_once
@dataclass(frozen=True)
class Const(Expr):
    value: object

    def __eq__(self, other: object) -> bool:  # 1, 1.0 and True are three constants
        return isinstance(other, Const) and repr(self.value) == repr(other.value)

    def __hash__(self) -> int:
        return hash(repr(self.value))


class Applied(Expr):
    """An expression with arguments."""

    args: tuple[Expr, ...]

    @property
    def children(self) -> tuple[Expr, ...]:
        return self.args

    def with_children(self, children: tuple[Expr, ...]) -> Expr:
        return self.changed(args=children)


@hashed_once
@dataclass(frozen=True)
class Call(Applied):
    """An op, by its spec name, with one argument for each of its parameters."""

    op: str
    args: tuple[Expr, ...]


@hashed_once
@dataclass(frozen=True)
class Prim(Applied):
    """A primitive of primitives.py, or one that an op brings, applied to values."""

    fn: str
    args: tuple[Expr, ...]
    brought: Primitive | None = None

    @property
    def primitive(self) -> Primitive:
        return self.brought or PRIMITIVES[self.fn]


@hashed_once
@dataclass(frozen=True)
class Host(Applied):
    """A computation on numbers, shapes and options, done in Python: `fn` is one of HOST_FUNCTIONS."""

    fn: str
    args: tuple[Expr, ...]


@hashed_once
@dataclass(frozen=True)
class IfExp(Expr):
    condition: Expr
    then: Expr
    otherwise: Expr

    @property
    def children(self) -> tuple[Expr, ...]:
        return (self.condition, self.then, self.otherwise)

    def with_children(self, children: tuple[Expr, ...]) -> Expr:
        condition, then, otherwise = children
        return self.changed(condition=condition, then=then, otherwise=otherwise)


@hashed_once
@dataclass(frozen=True)
class Item(Expr):
    """One result of an op that has several, or one of the gradients `grads`."""

    of: Expr
    index: int

    @property
    def children(self) -> tuple[Expr, ...]:
        return (self.of,)

    def with_children(self, children: tuple[Expr, ...]) -> Expr:
        return self.changed(of=children[0])


@hashed_once
@dataclass(frozen=True)
class Seq(Expr):
    items: tuple[Expr, ...]

    @property
    def children(self) -> tuple[Expr, ...]:
        return self.items

    def with_children(self, children: tuple[Expr, ...]) -> Expr:
        return self.changed(items=children)


@hashed_once
@dataclass(frozen=True)
class KernelCall(Applied):
    """A kernel (by name) over operands: what the elementwise parts of a formula become in the array reading."""

    kernel: str
    args: tuple[Expr, ...]


def walk(expr: Expr) -> Iterator[Expr]:
    """The expression and all below it, parents first."""
    waiting = [expr]
    while waiting:
        found = waiting.pop()
        yield found
        waiting += found.children[::-1]


def transform(expr: Expr, change: Callable[[Expr], Expr]) -> Expr:
    """The tree rebuilt bottom-up, `change` applied to each node."""
    before = expr.children
    if not before:
        return change(expr)
    children = tuple([transform(child, change) for child in before])
    return change(expr if all(map(is_, children, before)) else expr.with_children(children))


def substitute(expr: Expr, names: dict[str, Expr]) -> Expr:
    """Every name that `names` holds, replaced."""
    return transform(expr, lambda e: names.get(e.name, e) if isinstance(e, Name) else e)


def applied(body: Expr, names: dict[str, Expr]) -> Expr:
    """A body for given arguments, and the conditions on constants decided that are among them: `alpha == 1` where alpha is its default."""

    def apply(e: Expr) -> Expr:
        if isinstance(e, Name):
            return names.get(e.name, e)
        if isinstance(e, IfExp) and isinstance(e.condition, Host):
            decided = _decide(e.condition)
            if decided is not None:
                return e.then if decided else e.otherwise
        return e

    return transform(body, apply)


def _decide(condition: Host) -> bool | None:
    if condition.fn in ("in", "not in") and isinstance(condition.args[1], Seq):
        value, choices = condition.args[0], condition.args[1].items
        if isinstance(value, Const) and all(isinstance(c, Const) for c in choices):
            return (value.value in [c.value for c in choices if isinstance(c, Const)]) == (condition.fn == "in")
        return None
    if not all(isinstance(a, Const) for a in condition.args):
        if condition.fn in ("is None", "is not None") and isinstance(condition.args[0], (Prim, Call)):
            return condition.fn == "is not None"
        return None
    values = [a.value for a in condition.args if isinstance(a, Const)]
    match condition.fn:
        case "==" | "!=":
            return (values[0] == values[1]) == (condition.fn == "==")
        case "is None" | "is not None":
            return (values[0] is None) == (condition.fn == "is None")
    return None


def names(expr: Expr) -> set[str]:
    return {e.name for e in walk(expr) if isinstance(e, Name)}


def is_tensor(type_: str) -> bool:
    return type_.startswith("Tensor")
