"""The numbers and the words that stand in the texts of an op: expressions, C, functions. There, or on one side, it may compute in another way."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from types import CellType, CodeType, FunctionType
from typing import Any

from ..model.expr import Const, Expr, Prim, walk
from ..model.op import Op
from ..model.primitives import OwnC

LARGEST = 1.0e4  # beyond that differences are too coarse
SMALLEST = 0.01  # what is less, but for zero, is a tolerance
_TABLE = 8  # so many numbers in one constant are no limits
_LISTED = 32  # so many texts in one constant are no choice
STEP = 1 / 16  # how far beside a number: more than differences move it
_NUMBER = re.compile(r"(-\s*)?(?<![\w.])(\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)")
_EMPTY = CellType()  # of a name that is bound later
_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
_WORD = re.compile(r"[A-Za-z][\w-]*")
_QUOTED = re.compile(r"""['"`]([A-Za-z][\w-]*)['"`]""")


def literals_of(op: Op, function: Callable[[str], Any], called: Iterable[Op] = ()) -> tuple[float, ...]:
    """The numbers that stand in what computes an op and its derivatives, in order.

    Args:
        op: the op.
        function: finds the function that a name of the entry means.
        called: the ops that its formulas call, of which the functions of its own package are looked at.
    """
    found: set[float] = {number for expr in op.expressions for number in _of_expression(expr)}
    twins = (part.primitive.own for body in op.bodies for part in walk(body) if isinstance(part, Prim))
    targets = [op.target, op.in_place, op.backward_call, *(own.call for own in twins if own is not None), *(o.target for o in called if o.is_own_function)]
    for target in filter(None, targets):
        with suppress(ImportError, AttributeError, KeyError):  # who calls it says so
            found |= set(of_function(function(target)))
    return tuple(sorted(number for number in found if number == 0 or SMALLEST <= abs(number) <= LARGEST))


def beside(numbers: Iterable[float]) -> tuple[float, ...]:
    """Numbers, and those just below and above each."""
    return tuple(number + by * step_beside(number) for number in numbers for by in (0, -1, 1))


def step_beside(number: float) -> float:
    """How far beside a number its sides are looked at."""
    return min(STEP, abs(number) / 4) if number else STEP


def _of_expression(expr: Expr) -> Iterator[float]:
    for part in walk(expr):
        if isinstance(part, Const):
            yield from _numbers(part.value)
        elif isinstance(part, Prim) and part.primitive.own is not None:
            yield from _of_own(part.primitive.own)


def _of_own(own: OwnC) -> Iterator[float]:
    """The numbers in C of an op's own, and in its twin. Behind a minus, which may be a difference, a number has either sign."""
    for text in (own.body.plain, own.cuda.plain):
        for minus, digits in _NUMBER.findall(_COMMENT.sub(" ", text)):
            yield from (float(digits), -float(digits)) if minus else (float(digits),)
    for node in ast.walk(own.numpy) if own.numpy is not None else ():
        if isinstance(node, ast.Constant):
            yield from _numbers(node.value)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            yield from (-number for number in _numbers(node.operand.value))


def words_of(op: Op, function: Callable[[str], Any]) -> tuple[str, ...]:
    """The words that a text among an op's arguments may be: those in quotes in what its entry says, and those in its own function and what that calls."""
    said = [text.flat.plain for text in (op.docs, *(message for _, message in op.requirements))]
    found = [word for text in (*said, op.reference.text if op.reference is not None else "") for word in quoted(text)]
    found += [word for expr in op.expressions for part in walk(expr) if isinstance(part, Const) for word in _words(part.value)]
    with suppress(ImportError, AttributeError, KeyError):
        for constant in _constants(function(op.target)) if op.target else ():
            found += _words(constant)
    return tuple(dict.fromkeys(found))


def quoted(text: str) -> list[str]:
    """The words that a text has in quotes."""
    return _QUOTED.findall(text)


# ---- functions


def of_function(function: Any) -> Iterator[float]:
    """The numbers that stand in a function, in those of its package that it names, and in constants of its module."""
    for constant in _constants(function):
        yield from _numbers(constant)


def _constants(function: Any) -> Iterator[object]:
    """What a function, and those of its package that it names, have as constants, defaults, and values of their modules."""
    seen: set[int] = set()
    waiting = [function]
    while waiting:
        current = waiting.pop(0)
        if id(current) in seen:
            continue
        seen.add(id(current))
        if isinstance(current, type):
            waiting += [getattr(member, "__func__", member) for member in vars(current).values()]
        elif isinstance(current, FunctionType):
            yield from (*(current.__defaults__ or ()), *(current.__kwdefaults__ or {}).values())
            kept = [cell.cell_contents for cell in current.__closure__ or () if cell != _EMPTY]  # what a decorator wraps, and how
            for code in _codes(current.__code__):
                for value in (*code.co_consts, *kept, *(current.__globals__.get(name) for name in code.co_names)):
                    yield value
                    if isinstance(value, (FunctionType, type)) and _folder(value) == _folder(current):
                        waiting.append(value)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The code of a function, and of those that stand in it."""
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _codes(const)


def _folder(function: Any) -> str:
    """The package of a function; the module, where it is in none."""
    module = str(function.__module__)
    return module.rpartition(".")[0] or module


def _numbers(value: object) -> Iterator[float]:
    """The numbers in a constant."""
    if isinstance(value, (tuple, frozenset)):
        for item in value if len(value) < _TABLE else ():
            yield from _numbers(item)
    elif isinstance(value, (int, float)) and not isinstance(value, bool) and -LARGEST <= value <= LARGEST:
        yield float(value)


def _words(value: object) -> Iterator[str]:
    """The words in a constant: whole texts, keys of tables, and what messages have in quotes."""
    if isinstance(value, (tuple, frozenset, set, list, dict)):
        for item in value if len(value) < _LISTED else ():
            yield from _words(item)
    elif isinstance(value, str):
        yield from [value] if _WORD.fullmatch(value) else quoted(value)
