"""The gradient and tangent formulas of an entry: read, typed and held against the signature."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from ..model.expr import Expr, IfExp, Seq, names, substitute
from ..model.op import AUTO, AUTO_ELEMENT_WISE, AUTO_LINEAR, AUTO_TRANSPOSE, FORMULA, NON_DIFFERENTIABLE, NOT_IMPLEMENTED, ZERO, Gradient, Op, Tangent
from ..model.spec_text import SpecText
from ..problems import Consequence, Location, Mistake, ProblemReport, suggestion
from .derive import BOOL, COMPLEX, INT, Automatic, kinds_of, result_kind
from .entries.entry import Entry
from .formula import FormulaReader, Vocabulary, read_formula, type_of
from .reader import check_size
from .source import Text

_KINDS = (AUTO, AUTO_LINEAR, AUTO_ELEMENT_WISE, AUTO_TRANSPOSE, ZERO, NON_DIFFERENTIABLE, NOT_IMPLEMENTED)
_REASONED = (ZERO, NON_DIFFERENTIABLE, NOT_IMPLEMENTED)
_KIND = re.compile(r"([A-Za-z_]+)\s*(?::\s*(.*))?$", re.DOTALL)


def read_gradients(entry: Entry, op: Op, vocabulary: Vocabulary, report: ProblemReport) -> tuple[tuple[Gradient, ...], tuple[Tangent, ...], tuple[bool, ...]]:
    """Gradients, tangents, and which results are differentiable."""
    return _Gradients(entry, op, vocabulary, report).read()


def _kind(text: Text, allowed: tuple[str, ...], known: Iterable[str]) -> tuple[str, str]:
    """The kind that a text names, and its reason; FORMULA for anything else."""
    match = _KIND.match(text.value)
    if not match or match[1] in known:
        return FORMULA, ""
    word, reason = match[1], (match[2] or "").strip()
    expected = f"expected a formula or one of {', '.join(allowed)}"
    if word not in _KINDS:
        hint = suggestion(word, allowed)
        if hint or re.match(r"auto|non_|not_", word):
            raise Mistake(text.at(), f"unknown kind {word!r}; {expected}{hint}")
        return FORMULA, ""
    if word not in allowed:
        raise Mistake(text.at(), f"{word!r} has no place here; {expected}")
    if word == NOT_IMPLEMENTED and not reason:
        raise Mistake(text.at(), "say why: 'not_implemented: the reason'")
    if word not in _REASONED and match[2] is not None:
        raise Mistake(text.at(), f"{word!r} stands alone, without a reason")
    return word, reason


def _excuses(entry: Entry) -> list[str]:
    """What is said of results in the place of False: 'non_differentiable: why'."""
    items = entry.output_differentiability
    words = [item.value if isinstance(item, Text) else "" for item in items.values] if items else []
    return [word for word in words if (match := _KIND.match(word)) and match[1] == NON_DIFFERENTIABLE and (match[2] or "").strip()]


def excused_outputs(entry: Entry, op: Op) -> frozenset[str]:
    """The results that have no derivative for a reason that the entry gives."""
    items, excuses = entry.output_differentiability, _excuses(entry)
    values = items.values if items else ()
    return frozenset(r.name for r, item in zip(op.signature.returns, values) if isinstance(item, Text) and item.value in excuses)


class _Gradients:
    def __init__(self, entry: Entry, op: Op, vocabulary: Vocabulary, report: ProblemReport):
        self.entry, self.op, self.vocabulary, self.report = entry, op, vocabulary, report
        self.signature = op.signature
        self.outputs = self.differentiable_outputs()
        self.let: dict[str, Expr] = {}
        self.whole: dict[str, Expr] = {}  # the same, with the definitions that they read put in their place

    def read(self) -> tuple[tuple[Gradient, ...], tuple[Tangent, ...], tuple[bool, ...]]:
        results = [r.name for r in self.signature.returns]
        if self.op.kind == "compose" or self.op.non_differentiable:
            for key, _ in self.entry.formulas:
                if self.op.kind == "compose":
                    self.report.add(key.at(), f"{self.op.name} is composed of other ops, which bring their own gradients")
                else:
                    why = self.op.non_differentiable.plain
                    self.report.add(key.at(), f"{self.op.name} is non-differentiable ({why}) and cannot have a formula for {key.value!r}")
            return (), (), self.outputs
        if not any(self.outputs):
            raise Mistake(self.op.location, f"no result of {self.op.name} is a tensor: say 'non_differentiable: why'")
        self.read_let()
        gradients = self.gradients({key: text for key, text in self.entry.formulas if key.value not in results})
        self.check_complete(gradients)
        self.check_let_is_read(gradients)
        gradients = tuple(replace(g, expr=substitute(g.expr, self.whole)) if g.expr else g for g in gradients)
        tangents = self.tangents({key.value: text for key, text in self.entry.formulas if key.value in results}, gradients)
        return gradients, tangents, self.outputs

    # ---- results

    def differentiable_outputs(self) -> tuple[bool, ...]:
        returns = self.signature.returns
        if self.op.non_differentiable:
            return (False,) * len(returns)
        items = self.entry.output_differentiability
        excused = _excuses(self.entry)
        if "output_differentiability" in self.entry.mistaken:
            raise Consequence(self.op.location, "nobody knows whether there is 'grad' or 'grads'")
        if items is None:
            kinds = kinds_of(self.signature, *self.op.bodies)
            discrete = [result_kind(body, kinds) in (BOOL, INT) for body in self.op.bodies] or [False] * len(returns)
            return tuple(r.type.is_tensor and not d for r, d in zip(returns, discrete))
        words = ["False" if word in excused else word for word in (item.value if isinstance(item, Text) else "" for item in items.values)]
        if any(word not in ("True", "False") for word in words):
            raise self.entry.not_differentiability(items.location)
        if "True" not in words:
            raise Mistake(items.location, "no result is differentiable: say 'non_differentiable: why' instead")
        for returned, word in zip(returns, words):
            if word == "True" and not returned.type.is_tensor:
                raise Mistake(items.location, f"{returned.name!r} is {returned.type} and cannot be differentiable")
        return tuple(word == "True" for word in words)

    def grad_scope(self) -> dict[str, str]:
        """`grad` for one differentiable result; `grads` for several, all there, or for a list, some of which may be missing."""
        if any(r.type.is_list for r in self.signature.returns):
            return {"grads": "Tensor?[]"}
        return {"grads": "Tensor[]"} if sum(self.outputs) > 1 else {"grad": "Tensor"}

    def results(self) -> dict[str, str]:
        return {r.name: type_of(r) for r in self.signature.returns}

    # ---- definitions

    def read_let(self) -> None:
        order = [key.value for key in self.entry.let]
        for index, (key, text) in enumerate(self.entry.let.items()):
            if text is None:
                continue
            below = f"; 'let' defines it after {key.value!r}, and reads from top to bottom"
            hints = dict.fromkeys(order[:index], "") | dict.fromkeys(order[index + 1 :], below)
            hints[key.value] = "; a definition cannot read itself"
            with self.report:
                what = f"the let {key.value!r}"
                expr = self.reader(text, what, hints).read()
                self.whole[key.value] = substitute(expr, self.whole)
                check_size(self.whole[key.value], what)
                self.let[key.value] = expr

    def reader(self, text: Text, what: str, hints: dict[str, str], inputs: tuple[str, ...] = ()) -> FormulaReader:
        """A reader of what belongs to the gradients of some inputs, which are there if their gradients are wanted."""
        scope = {p.name: type_of(p).rstrip("?") if p.name in inputs else type_of(p) for p in self.signature.params}
        scope |= self.results() | self.grad_scope() | {name: e.type for name, e in self.let.items()}
        reader = FormulaReader(text, what, scope | ({"needs": "bool[]"} if inputs else {}), self.vocabulary, hints)
        reader.grads = 0 if any(r.type.is_list for r in self.signature.returns) else sum(self.outputs)
        reader.needs = len(inputs)
        return reader

    def check_let_is_read(self, gradients: tuple[Gradient, ...]) -> None:
        read = {name for g in gradients if g.expr for name in names(g.expr)}
        for name in reversed(self.let):  # a definition may read those before it
            read |= names(self.let[name]) if name in read else set()
        given = sum(len(key.value.split(",")) for key, _ in self.entry.formulas if key.value not in self.results())
        if self.entry.mistaken or given > sum(len(g.inputs) for g in gradients):
            return  # a formula that reads it may be among the mistaken
        for key in self.entry.let:
            if key.value in self.let and key.value not in read:
                self.report.add(key.at(), f"no formula of {self.op.name} reads {key.value!r}, which 'let' defines")

    # ---- gradients

    def gradients(self, texts: dict[Text, Text]) -> tuple[Gradient, ...]:
        gradients: list[Gradient] = []
        for key, text in texts.items():
            with self.report:
                inputs = tuple(part.strip() for part in key.value.split(","))
                for name in inputs:
                    if any(name in g.inputs for g in gradients) or inputs.count(name) > 1:
                        raise Mistake(key.at(), f"the gradient of {name!r} is given twice")
                gradients.append(self.gradient(inputs, text))
        return tuple(gradients)

    def gradient(self, inputs: tuple[str, ...], text: Text) -> Gradient:
        what = f"the formula for {', '.join(map(repr, inputs))}"
        reader = self.reader(text, what, {key.value: "" for key in self.entry.let}, inputs)
        kind, reason = _kind(text, (ZERO, NON_DIFFERENTIABLE, NOT_IMPLEMENTED, AUTO), reader.scope)
        if kind == AUTO and self.op.kind == "forward" and not self.op.bodies:
            raise Consequence(text.at(), "the forward could not be read")
        if kind == AUTO:
            if not self.op.elementwise or len(inputs) != 1:
                rows = f", and that of {self.op.name} runs along rows" if self.op.rowwise else ""
                what = "give each input a key of its own" if self.op.elementwise else f"{self.op.name} needs a formula"
                raise Mistake(text.at(), f"'auto' derives the scalar expression of a 'forward:', one input at a time{rows}; {what}")
            expr = Automatic(self.op, self.outputs, self.vocabulary, text.at()).gradient(inputs[0])
            return Gradient(inputs, FORMULA, text.at(), SpecText(text.value), expr)
        if kind != FORMULA:
            return Gradient(inputs, kind, text.at(), SpecText(text.value), reason=SpecText(reason))
        expr = read_formula(reader, self.wanted(inputs))
        self.check_count(expr, inputs, what)
        whole = substitute(expr, self.whole)
        check_size(whole, what)
        if not names(whole) & self.grad_scope().keys():
            raise Mistake(text.at(), f"{what} does not read {' or '.join(self.grad_scope())}; where the gradient is zero write 'zero'")
        return Gradient(inputs, FORMULA, text.at(), SpecText(text.value), expr)

    def wanted(self, inputs: tuple[str, ...]) -> list[str]:
        """The types that a gradient may have."""
        if len(inputs) > 1:
            return ["Tensor[]", f"({', '.join(['Tensor'] * len(inputs))})"]
        param = self.signature.param(inputs[0])
        assert param
        return ["Tensor[]"] if param.type.is_list else ["Tensor"]

    def check_count(self, expr: Expr, inputs: tuple[str, ...], what: str) -> None:
        """A list of gradients has one for each input."""
        if isinstance(expr, IfExp):
            self.check_count(expr.then, inputs, what)
            self.check_count(expr.otherwise, inputs, what)
        if isinstance(expr, Seq) and len(inputs) > 1 and len(expr.items) != len(inputs):
            raise Mistake(expr.at, f"{what} gives {len(expr.items)} gradient{'s' * (len(expr.items) != 1)} for {len(inputs)} inputs")

    def check_complete(self, gradients: tuple[Gradient, ...]) -> None:
        """There is no third state: every tensor has a gradient, or the spec says that it has none."""
        if self.op.kind == "forward" and not self.op.bodies:
            return  # what could not be read may need no gradient
        stated = {part.strip() for key, _ in self.entry.formulas for part in key.value.split(",")} | self.entry.mistaken
        for param in self.op.tensors:
            if param.name not in stated:
                advice = "give a formula, 'zero', 'non_differentiable' or 'not_implemented: why'"
                self.report.add(self.op.location, f"{self.op.name} does not say what the gradient of {param.name!r} is: {advice}")
        edges = [p for p in self.op.tensors for g in gradients if p.name in g.inputs and g.flows]
        if len(edges) > 1 and any(p.type.is_list for p in edges):
            self.report.add(self.op.location, f"{self.op.name} has a differentiable list of tensors beside another differentiable input; make two ops of it")

    # ---- tangents

    def tangents(self, given: dict[str, Text], gradients: tuple[Gradient, ...]) -> tuple[Tangent, ...]:
        tangents: list[Tangent] = []
        for returned, differentiable in zip(self.signature.returns, self.outputs):
            with self.report:
                text = given.get(returned.name)
                if not differentiable:
                    if text:
                        raise Mistake(text.at(), f"{returned.name!r} is not differentiable and has no tangent")
                elif text:
                    tangents.append(self.tangent(returned.name, text, gradients))
                elif self.op.elementwise and self.follows_from_forward:
                    if rule := self.from_forward(returned.name, gradients):
                        tangents.append(rule)
                elif self.op.elementwise:
                    self.check_elementwise(gradients, self.op.location, f"; give a rule for {returned.name!r}")
                    tangents.append(Tangent(returned.name, AUTO_ELEMENT_WISE, self.op.location, SpecText(AUTO_ELEMENT_WISE)))
                elif any(g.flows for g in gradients) and returned.name not in self.entry.mistaken:
                    advice = "'auto_linear', 'auto_transpose', a formula in the tangents, or 'not_implemented: why'"
                    raise Mistake(self.op.location, f"{self.op.name} has no forward-mode rule for {returned.name!r}: give {advice}")
        return tuple(tangents)

    @property
    def follows_from_forward(self) -> bool:
        """Whether a gradient formula with a tangent in the place of `grad` would not be a tangent: of several results, and of complex ones of real numbers."""
        kinds = kinds_of(self.signature, *self.op.bodies)
        return len(self.op.bodies) > 1 or any(result_kind(body, kinds) == COMPLEX for body in self.op.bodies)

    def from_forward(self, output: str, gradients: tuple[Gradient, ...]) -> Tangent | None:
        """The forward-mode rule that follows from the forward expression of a result."""
        index = [r.name for r in self.signature.returns].index(output)
        if {p.name for p in self.op.tensors} - {name for g in gradients for name in g.inputs}:
            return None  # a gradient is mistaken, which is told at its own place
        unknown = [name for g in gradients for name in g.inputs if g.kind == NOT_IMPLEMENTED]
        if unknown:
            raise Mistake(self.op.location, f"{self.op.name} has no gradient for {unknown[0]!r}, and so no forward-mode rule for {output!r}: give one")
        flowing = [name for g in gradients for name in g.inputs if g.flows]
        try:
            expr = Automatic(self.op, self.outputs, self.vocabulary, self.op.location).tangent(index, flowing)
        except Mistake as mistake:
            raise Mistake(self.op.location, f"{mistake.problem.message}; or give a rule for {output!r}") from None
        return None if expr is None else Tangent(output, FORMULA, self.op.location, SpecText(AUTO), expr)

    def check_elementwise(self, gradients: tuple[Gradient, ...], at: Location, advice: str = "") -> None:
        """The tangents of the inputs add up, if each input has a formula of its own to put its tangent in."""
        for gradient in gradients:
            if gradient.kind == NOT_IMPLEMENTED or len(gradient.inputs) > 1:
                why = f"{' and '.join(map(repr, gradient.inputs))} {'share one' if len(gradient.inputs) > 1 else 'has none'}"
                raise Mistake(at, f"'auto_element_wise' puts its tangent into the formula of each input of {self.op.name}, and {why}{advice}")

    def tangent(self, output: str, text: Text, gradients: tuple[Gradient, ...]) -> Tangent:
        what = f"the forward-mode rule of {output!r}"
        flows = {name: g.flows for g in gradients for name in g.inputs}
        scope = {p.name: type_of(p) for p in self.signature.params if not flows.get(p.name)}
        for param in self.op.tensors:
            if flows.get(param.name, True):  # what has no gradient because that is mistaken may be read in either way
                scope |= {f"{param.name}_p": type_of(param), f"{param.name}_t": type_of(param).rstrip("?")}
        scope |= self.results()
        kind, reason = _kind(text, (AUTO_LINEAR, AUTO_ELEMENT_WISE, AUTO_TRANSPOSE, NOT_IMPLEMENTED), scope)
        if kind == AUTO_ELEMENT_WISE and not self.op.elementwise:
            raise Mistake(text.at(), f"'auto_element_wise' is for ops whose 'forward:' takes one element at a time, which {self.op.name} does not")
        if kind == AUTO_ELEMENT_WISE:
            self.check_elementwise(gradients, text.at())
        if kind != FORMULA:
            return Tangent(output, kind, text.at(), SpecText(text.value), reason=SpecText(reason))
        hints = {key.value: "; 'let' serves the gradients alone" for key in self.entry.let}
        hints |= dict.fromkeys(("grad", "grads"), "; forward mode has tangents in the place of gradients")
        expr = read_formula(FormulaReader(text, what, scope, self.vocabulary, hints), [self.results()[output]])
        check_size(expr, what)
        if not any(name.endswith("_t") for name in names(expr) & scope.keys()):
            tangents = ", ".join(f"{p.name}_t" for p in self.op.tensors if f"{p.name}_t" in scope)
            raise Mistake(text.at(), f"{what} reads no tangent; {f'tangents are {tangents}' if tangents else 'no input has one'}")
        return Tangent(output, FORMULA, text.at(), SpecText(text.value), expr)
