"""The mutants of the formulas of an op: gradients, definitions, and rules of forward mode."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from specgrad.codegen.model.op import AUTO_ELEMENT_WISE, AUTO_LINEAR, FORMULA, NON_DIFFERENTIABLE, ZERO, Gradient, Op, Tangent
from specgrad.codegen.read.entries.entry import Entry
from specgrad.codegen.read.source import Text
from specgrad.testing.ops.trials import takes

from .changes import Scope, changed
from .mutant import LET, Mutant

_OF_AUTO = (("rule", "the gradient as it comes", "grad"), ("sign", "the sign", "-grad"), ("factor", "twice", "2 * grad"))


@dataclass(frozen=True)
class Rule:
    """What an entry has under one key."""

    key: str
    text: str
    line: int


def formula_mutants(entry: Entry, op: Op) -> Iterator[Mutant]:
    """Every mutant of an op that is another text in the place of one of its formulas."""
    if op.kind == "compose" or op.non_differentiable:
        return
    rules = [Rule(key.value, text.value, text.at().line) for key, text in entry.formulas]
    gradients = [rule for rule in rules if rule.key not in {r.name for r in op.signature.returns}]
    seen = {(rule.key, " ".join(rule.text.split())) for rule in rules}
    for mutant in (*_of_lets(entry, op), *_of_gradients(entry, op, gradients), *_of_tangents(entry, op)):
        if (mutant.key, mutant.text) not in seen:
            seen.add((mutant.key, mutant.text))
            yield mutant


def _mutant(op: Op, rule: Rule, operator: str, what: str, text: str) -> Mutant:
    of_gradient = rule.key not in {r.name for r in op.signature.returns}
    return Mutant(op.name, rule.key, operator, what, " ".join(rule.text.split()), text, rule.line, of_gradient=of_gradient)


# ---- what names may be taken for each other


def _numbers(op: Op) -> list[tuple[str, ...]]:
    """The parameters that are no tensors, by type."""
    types: dict[str, list[str]] = {}
    for param in op.signature.params:
        if not param.type.is_tensor:
            types.setdefault(str(param.type).rstrip("?"), []).append(param.name)
    return [tuple(names) for names in types.values() if len(names) > 1]


def gradient_scope(op: Op, let: dict[Text, Text | None]) -> Scope:
    tensors = tuple(p.name for p in op.tensors) + tuple(r.name for r in op.signature.returns)
    lets = tuple(key.value for key in let)
    return Scope((tensors + lets, *_numbers(op)), takes(op, "c"))


def tangent_scope(op: Op) -> Scope:
    flowing = [p.name for p in op.differentiable_inputs]
    results = [r.name for r in op.signature.returns]
    others = [p.name for p in op.tensors if p.name not in flowing]
    values = (*(f"{n}_p" for n in flowing), *others, *results)
    tangents = tuple(f"{n}_t" for n in flowing)
    mixed = tuple((t, f"{n}_p") for n, t in zip(flowing, tangents))
    return Scope((values, tangents, *mixed, *_numbers(op)), takes(op, "c"))


# ---- gradients


def _of_lets(entry: Entry, op: Op) -> Iterator[Mutant]:
    for key, text in entry.let.items():
        if text is not None:
            rule = Rule(LET + key.value, text.value, text.at().line)
            for change in changed(text.value, gradient_scope(op, entry.let)):
                yield _mutant(op, rule, *change)


def _of_gradients(entry: Entry, op: Op, rules: list[Rule]) -> Iterator[Mutant]:
    formulas = [rule for rule in rules if (g := _gradient(op, rule)) is not None and g.kind == FORMULA]
    for rule in rules:
        gradient = _gradient(op, rule)
        if gradient is None:
            continue
        if gradient.kind == FORMULA:
            for change in changed(rule.text, gradient_scope(op, entry.let)) if rule.text != "auto" else _OF_AUTO:
                yield _mutant(op, rule, *change)
            for other in formulas:
                if other.key != rule.key and other.text != "auto":
                    yield _mutant(op, rule, "inputs", f"the formula of {other.key}", " ".join(other.text.split()))
            yield _mutant(op, rule, "zero", "zero instead of a formula", ZERO)
            yield _mutant(op, rule, "rule", "no gradient flows", NON_DIFFERENTIABLE)
        elif gradient.kind == ZERO:
            for text in ("grad", f"grad._sum_to_size({gradient.inputs[0]}.shape)"):
                yield _mutant(op, rule, "zero", "a gradient where there is none", text)
            yield _mutant(op, rule, "rule", "no gradient flows", NON_DIFFERENTIABLE)


def _gradient(op: Op, rule: Rule) -> Gradient | None:
    return op.gradient_of(rule.key.split(",")[0].strip())


# ---- forward mode


def _of_tangents(entry: Entry, op: Op) -> Iterator[Mutant]:
    keys = {key.value: text for key, text in entry.formulas}
    for tangent in op.tangents:
        text = keys.get(tangent.output)
        rule = Rule(tangent.output, text.value, text.at().line) if text else Rule(tangent.output, tangent.kind, tangent.location.line)
        if tangent.kind == FORMULA:
            for change in changed(rule.text, tangent_scope(op)):
                yield _mutant(op, rule, *change)
        for what, other in _other_rules(op, tangent):
            yield _mutant(op, rule, "zero" if other.endswith("* 0") else "rule", what, other)


def _other_rules(op: Op, tangent: Tangent) -> Iterator[tuple[str, str]]:
    """Rules that say something else."""
    for kind in (AUTO_LINEAR, AUTO_ELEMENT_WISE):  # the gradient formula transposed is never wrong, where that is right
        if kind != tangent.kind:
            yield f"{kind} instead", kind
    for param in op.differentiable_inputs:
        yield "the tangent as it comes", f"{param.name}_t"
        yield "the tangent lost", f"{param.name}_t * 0"
    yield from _repeated(op)


def _repeated(op: Op) -> Iterator[tuple[str, str]]:
    """The op itself on its tangents, times something: what `auto_linear` says, and wrong by a factor."""
    flowing = {p.name for p in op.differentiable_inputs}
    if any(p.type.is_list for p in op.tensors) or len(op.signature.returns) > 1 or op.signature.returns[0].type.is_list:
        return
    positional = [p.name + ("_t" if p.name in flowing else "") for p in op.signature.params if not p.keyword_only]
    keywords = [f"{p.name}={p.name}" for p in op.signature.params if p.keyword_only]
    call = f"{op.signature.public_name}({', '.join(positional + keywords)})"
    yield "negative", f"-{call}"
    yield "twice", f"2 * {call}"
    if takes(op, "c"):
        yield "conjugated", f"{call}.conj()"
