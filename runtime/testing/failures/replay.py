"""A program that shows a failure: the inputs as literals, the function by its import or its source, the call."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.core.tape.tensor import Tensor
from specgrad.testing.gradcheck.demands import FIELDS

from .failure import Failure
from .literals import literal, tensor_literal
from .sources import Sources

if TYPE_CHECKING:
    from specgrad.testing.gradcheck.call import GradcheckCall


def replay(call: GradcheckCall, failure: Failure) -> str:
    """The program, as text. What cannot be written down is a comment in it."""
    sources = Sources()
    func = sources.expression(call.func, "func")
    tensors = WrittenTensors(sources)
    inputs = tensors.expression(tuple(call.inputs) if isinstance(call.inputs, (tuple, list)) else (call.inputs,))
    options = _options(call, failure, tensors)
    first = failure.message.strip().splitlines()[0] if failure.message.strip() else failure.kind
    given = ", ".join([func, inputs, *options])
    sources.definitions += tensors.lines
    lines = [f"# Shows this failure: {first}", *sources.imports(), "", *sources.definitions, ""]
    return "\n".join([*lines, f"specgrad.autograd.{call.name}({given})", ""])


def _options(call: GradcheckCall, failure: Failure, tensors: WrittenTensors) -> list[str]:
    """What was not left at its default; the seed always."""
    defaults = {name: parameter.default for name, parameter in inspect.signature(call.function).parameters.items()}
    given = {name: call.options[FIELDS.get(name, name)] for name in defaults if FIELDS.get(name, name) in call.options}
    options = [tensors.expression(call.grad_outputs)] if call.order == 2 and call.grad_outputs is not None else []
    options += ["gen_non_contig_grad_outputs=True"] if call.gaps else []
    options += [f"{name}={_plain(value)}" for name, value in given.items() if name != "seed" and value != defaults[name]]
    return [*options, f"seed={failure.seed}"]


def _plain(value: Any) -> str:
    return repr(float(value)) if isinstance(value, (float, np.floating)) else repr(value)


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
        if isinstance(value, (tuple, list)) and type(value) in (tuple, list):
            items = ", ".join(self.expression(item) for item in value)
            return f"[{items}]" if isinstance(value, list) else f"({items},)" if len(value) == 1 else f"({items})"
        found = literal(value)
        return found if found is not None else self.sources.expression(value, f"argument{len(self.lines)}")
