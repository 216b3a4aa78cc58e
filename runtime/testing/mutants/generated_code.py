"""Mistakes in what is generated for an op, which no formula shows: sums over broadcast dimensions, saved values, in-place forms, one reading alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd import no_grad
from specgrad.codegen.model.op import FORMULA, Op

from .build import Builder, BuiltOp
from .edited_spec import SpecEditor
from .mutant import CODE, Mutant

ARRAYS, TENSORS = "arrays", "tensors"


@dataclass(frozen=True)
class CodeMutant:
    """A mistake in generated code, and how it is made: a change of the text, or what calls the in-place form in its stead."""

    mutant: Mutant
    text: Callable[[str], str] | None = None
    in_place: Callable[..., Any] | None = None

    def build(self, built: BuiltOp) -> BuiltOp:
        """The op with this mistake."""
        if self.text is not None:
            return replace(built, text=self.text(built.text)).run()
        assert self.in_place is not None
        name = built.op.signature.identifier + "_"
        return replace(built, names=built.names | {name: partial(self.in_place, built.names[name])})


def code_mutants(built: BuiltOp) -> Iterator[CodeMutant]:
    """The mistakes that can be made in the code of one op."""
    op = built.op

    def mutant(operator: str, what: str, text: str) -> Mutant:
        return Mutant(op.name, CODE, operator, what, "as generated", text, op.location.line)

    for name in dict.fromkeys(re.findall(r"^ +(\w+)_node = restored\(", built.text, re.M)):
        pattern = rf"^ +{name}_node = restored\(.*\n"
        yield CodeMutant(mutant("reduction", "a broadcast is not undone", f"no restored() for {name}"), _without(pattern))
    for name in dict.fromkeys(re.findall(r"raise stale\(self, \"(\w+)\"\)", built.text)):
        pattern = rf"^ +if (self\.{name}_changes\[0\] > self\.seq|any_changed\(self\.{name}_changes, self\.seq\)):\n +raise .*\n"
        yield CodeMutant(mutant("saving", "a change goes unnoticed", f"no check of {name}, arrays"), _without(pattern))
        if re.search(rf"self\.{name}_changes, ", built.text):
            yield CodeMutant(mutant("saving", "a change goes unnoticed", f"no check of {name}, tensors"), _without(rf"self\.{name}_changes(?=, )", "[0]"))
    if "self.release(freed)" in built.text:
        yield CodeMutant(mutant("saving", "nothing is freed", "no release()"), _without(r"self\.release\(freed\)", "pass"))
    if built.subject.in_place is not None:
        for what, text, around in _IN_PLACE:
            if around is _of_no_history and f"class {op.node_class}(" not in built.text:
                continue  # there is none to lose
            yield CodeMutant(mutant("in-place", what, text), in_place=around)


def _without(pattern: str, by: str = "") -> Callable[[str], str]:
    return lambda text: re.sub(pattern, by, text, flags=re.M)


# ---- the in-place form


def _unnoticed(function: Any, tensor: Any, *args: Any, **kwargs: Any) -> Any:
    changes = tensor._changes
    before = list(changes)
    out = function(tensor, *args, **kwargs)
    changes[:] = before
    return out


def _of_no_history(function: Any, *args: Any, **kwargs: Any) -> Any:
    with no_grad():
        return function(*args, **kwargs)


def _one_more(function: Any, tensor: Any, *args: Any, **kwargs: Any) -> Any:
    out = function(tensor, *args, **kwargs)
    array = tensor._array
    np.copyto(array, ~array if traits[array.dtype].is_bool else array + 1, casting="unsafe")
    return out


def _of_a_copy(function: Any, tensor: Any, *args: Any, **kwargs: Any) -> Any:
    return function(tensor * 1, *args, **kwargs)


_IN_PLACE = (
    ("its change is not counted", "no version bump", _unnoticed),
    ("its history is lost", "no history", _of_no_history),
    ("it gives one more", "one more", _one_more),
    ("it changes a copy", "a copy is changed", _of_a_copy),
)


# ---- one reading alone


def reading_mutants(op: Op, formulas: list[Mutant]) -> Iterator[Mutant]:
    """The turned sign of each formula, in one reading alone."""
    for mutant in formulas:
        if mutant.operator == "sign" and mutant.text.startswith("-") and mutant.what == "the sign" and not mutant.key.startswith("let "):
            for reading in (ARRAYS, TENSORS):
                yield replace(mutant, operator="reading", what=f"the sign, in the reading over {reading}", reading=reading)


def build_reading(mutant: Mutant, editor: SpecEditor, builder: Builder) -> BuiltOp:
    """An op of which one reading alone has a mutant's formula."""
    right, wrong = builder.build(editor.ops[mutant.op]), builder.build(editor.changed_op([mutant]))
    op = right.op
    if mutant.key in {r.name for r in op.signature.returns}:
        functions = right.names[f"op_{op.signature.identifier}"].tangents
        arrays, tensors = functions[mutant.key]
        other = wrong.names[f"op_{op.signature.identifier}"].tangents[mutant.key]
        functions[mutant.key] = (other[0], tensors) if mutant.reading == ARRAYS else (arrays, other[1])
    else:
        assert any(g.kind == FORMULA for g in op.gradients)
        run = f"run_{mutant.reading}"
        setattr(right.names[op.node_class], run, getattr(wrong.names[op.node_class], run))
    return right
