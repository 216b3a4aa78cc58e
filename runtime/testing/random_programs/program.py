"""A random differentiable program: Python text, and what it is called with."""

from __future__ import annotations

import itertools
import linecache
import re
import string
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, cast

import numpy as np

import specgrad
from specgrad.array.dtypes import traits
from specgrad.autograd.grad_mode import no_grad
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.literals import tensor_literal

from .program_ops import Step

LARGEST = 100.0  # a value; steps that give larger ones are brought back by tanh
DIMS = 4  # that steps choose among
ELEMENTS = 48  # of a result; of larger ones, means are taken
Choice = tuple[int, int, int, int]  # of a step: which, how far back its operands lie, its dimensions; one more, and hypothesis would not drop it whole

_numbers = itertools.count()


class Program:
    """A function of tensors with its text and its inputs; its repr is a program that defines both.

    Args:
        lines: the statements, in terms of `inputs` a, b, ...; the last one returns.
        inputs: tensors.

    >>> from specgrad.testing.random_programs.program import Program
    >>> program = Program(["c = a * b", "return c.sin()"], [specgrad.tensor(2.0), specgrad.tensor(3.0)])
    >>> program(*program.inputs)
    tensor(-0.2794)
    >>> print(program.source)
    def program(a, b):
        c = a * b
        return c.sin()
    """

    inputs: tuple[Tensor, ...]
    lines: tuple[str, ...]

    def __init__(self, lines: Sequence[str], inputs: Sequence[Tensor]):
        self.lines, self.inputs = tuple(lines), tuple(inputs)
        body = "\n".join(f"    {line}" for line in self.lines)
        self.source: str = f"def program({', '.join(NAMES[: len(self.inputs)])}):\n{body}"

    __name__ = __qualname__ = "program"

    def __call__(self, *inputs: Tensor) -> Any:
        """Run the program."""
        return self.function(*inputs)

    @cached_property
    def function(self) -> Callable[..., Any]:
        """The program as a function, whose source `inspect` finds."""
        file = f"<program {next(_numbers)}>"
        linecache.cache[file] = len(self.source), None, self.source.splitlines(keepends=True), file
        namespace: dict[str, Any] = {"specgrad": specgrad}
        exec(compile(self.source, file, "exec"), namespace)
        return cast(Callable[..., Any], namespace["program"])

    def __repr__(self) -> str:
        given = "".join(f"    {tensor_literal(tensor)},\n" for tensor in self.inputs)
        return f"import specgrad\n\n{self.source}\n\ninputs = (\n{given})"


NAMES = string.ascii_lowercase


def made_of(choices: Sequence[Choice], inputs: Sequence[Tensor], steps: Sequence[Step]) -> Program:
    """The program that choices stand for: each step among those that fit what is there, on one of the latest values.

    Statements that the result does not need are left out, and so are inputs.
    """
    values: dict[str, Tensor] = dict(zip(NAMES, inputs))
    statements: list[tuple[str, str, set[str]]] = []  # name, expression, what it needs
    for which, first, second, numbers in choices:
        names = list(values)[::-1]
        x, y = names[first % len(names)], names[second % len(names)]
        shape = tuple(values[x].shape)
        fit = [step for step in steps if step.fits(shape, tuple(values[y].shape))]
        if not fit or len(values) == len(NAMES):
            continue
        step = fit[which % len(fit)]
        dims = max(len(shape), 1)
        expression = step.text.format(x=x, y=y, d=numbers % DIMS % dims, e=numbers // DIMS % dims)
        name = NAMES[len(values)]
        expression, values[name] = _tamed(expression, values)
        statements.append((name, expression, {x, y} if "{y}" in step.text else {x}))
    return _needed(statements, list(inputs))


def _tamed(expression: str, values: dict[str, Tensor]) -> tuple[str, Tensor]:
    """An expression with its value, both changed where that is too large."""
    while True:
        with no_grad(), np.errstate(all="ignore"):
            value: Tensor = eval(expression, {"specgrad": specgrad, **values})
        array = value._array
        if array.size > ELEMENTS:
            expression = f"({expression}).mean(-1)"
        elif array.size and not float(np.abs(array).max()) <= LARGEST:
            if traits[array.dtype].is_complex or not np.isfinite(array).all():
                expression = next(iter(values))  # no tanh brings infinities and poles back
            else:
                expression = f"({expression}).tanh()"
        else:
            return expression, value


def _needed(statements: list[tuple[str, str, set[str]]], inputs: list[Tensor]) -> Program:
    """The program of the statements that the last one needs, with names in order."""
    needed = {statements[-1][0]} if statements else {NAMES[0]}
    kept = []
    for name, expression, operands in reversed(statements):
        if name in needed:
            kept.append((name, expression))
            needed |= operands
    used = [name for name in NAMES[: len(inputs)] if name in needed]
    names = [*used, *(name for name, _ in reversed(kept))]
    renamed = dict(zip(names, NAMES))
    lines = [f"{renamed[name]} = {_renamed(expression, renamed)}" for name, expression in reversed(kept)]
    last = lines.pop().partition(" = ")[2] if lines else renamed[names[0]]
    return Program([*lines, f"return {last}"], [inputs[NAMES.index(name)] for name in used])


def _renamed(expression: str, names: dict[str, str]) -> str:
    """An expression in which variables have other names. Variables are single letters; nothing else in an expression is one."""
    return re.sub(r"(?<![\w.])([a-z])(?![\w=])", lambda match: names.get(match[1], match[1]), expression)
