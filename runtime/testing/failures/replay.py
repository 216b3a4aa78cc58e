"""A program that shows a failure: the inputs as literals, the function by its import or its source, the call."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.core.tape.tensor import Tensor

from .failure import Failure
from .literals import bracketed, literal, tensor_literal
from .sources import Sources

if TYPE_CHECKING:
    from specgrad.testing.gradcheck.call import GradcheckCall


def replay(call: GradcheckCall, failure: Failure, seed: int) -> str:
    """The program for a failure of gradcheck or gradgradcheck. What cannot be written down is a comment in it."""
    given = call.given
    inputs = given["inputs"]
    arguments = [tuple(inputs) if isinstance(inputs, (tuple, list)) else (inputs,)]
    if given.get("grad_outputs") is not None:
        arguments.append(given["grad_outputs"])
    options = {
        name: float(given[name]) if isinstance(given[name], (float, np.floating)) else given[name]
        for name, parameter in inspect.signature(call.function).parameters.items()
        if name not in ("func", "inputs", "grad_outputs", "raise_exception", "seed") and given[name] != parameter.default
    }
    return _program(f"specgrad.autograd.{call.function.__name__}", given["func"], arguments, {**options, "seed": seed}, failure)


def replay_of_verify(fn: Any, arguments: tuple[Any, ...], check: str, failure: Failure, options: dict[str, Any]) -> str:
    """The program for a failure of one check of `verify`; `options` are those that were not left at their defaults."""
    return _program("specgrad.testing.verify", fn, [list(arguments)], {"checks": [check], **options, "seed": failure.seed}, failure, "import specgrad.testing")


def _program(called: str, func: Any, arguments: list[Any], options: dict[str, Any], failure: Failure, *imports: str) -> str:
    sources = Sources()
    function = sources.expression(func, "func")
    tensors = WrittenTensors(sources)
    given = [tensors.expression(argument) for argument in arguments]
    given += [f"{name}={value!r}" for name, value in options.items()]
    sources.definitions += tensors.lines
    first = (failure.message.strip() or failure.kind).splitlines()[0]
    lines = [f"# Shows this failure: {first}", *sources.imports(), *imports, "", *sources.definitions, ""]
    return "\n".join([*lines, f"{called}({', '.join([function, *given])})", ""])


class WrittenTensors:
    """The arguments: each tensor has a line of its own, so that one that is given twice is one."""

    def __init__(self, sources: Sources):
        self.sources = sources
        self.lines: list[str] = []
        self._names: dict[int, str] = {}

    def expression(self, value: Any) -> str:
        if isinstance(value, Tensor):
            if id(value) not in self._names:
                name = self._names[id(value)] = self.sources.free_name(f"x{len(self._names)}")
                self.lines.append(f"{name} = {tensor_literal(value)}")
            return self._names[id(value)]
        if type(value) in (tuple, list):
            return bracketed(type(value), [self.expression(item) for item in value])
        found = literal(value)
        return found if found is not None else self.sources.expression(value, f"argument{len(self.lines)}")
