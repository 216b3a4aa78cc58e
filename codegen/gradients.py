"""The gradient and tangent formulas of an entry: read, typed and held against the signature."""

from __future__ import annotations

import re
from dataclasses import replace

from .derive import automatic_gradient
from .entry import Entry
from .expr import Call, Expr, Host, Item, Name, Seq, names, substitute, transform, walk
from .formula import FormulaReader, Vocabulary, conforms, read_formula
from .model import AUTO, AUTO_ELEMENT_WISE, AUTO_LINEAR, AUTO_TRANSPOSE, FORMULA, NON_DIFFERENTIABLE, NOT_IMPLEMENTED, ZERO, Gradient, Op, Tangent
from .problems import Mistake, Report, suggestion
from .signature import Param
from .source import Text

_KINDS = (AUTO, AUTO_LINEAR, AUTO_ELEMENT_WISE, AUTO_TRANSPOSE, ZERO, NON_DIFFERENTIABLE, NOT_IMPLEMENTED)
_KIND = re.compile(r"([a-z_]+)\s*(?::\s*(.*))?$", re.DOTALL)


def read_gradients(entry: Entry, op: Op, vocabulary: Vocabulary, report: Report) -> tuple[tuple[Gradient, ...], tuple[Tangent, ...], tuple[bool, ...]]:
    """Gradients, tangents, and which results are differentiable."""
    return _Gradients(entry, op, vocabulary, report).read()


def _kind(text: Text, allowed: tuple[str, ...]) -> tuple[str, str]:
    """The kind that a text names, and its reason; FORMULA for anything else."""
    match = _KIND.match(text.value)
    word = match[1] if match else ""
    if word in _KINDS:
        if word not in allowed:
            raise Mistake(text.at(), f"{word!r} has no place here; expected a formula or one of {', '.join(allowed)}")
        assert match
        reason = (match[2] or "").strip()
        if word == NOT_IMPLEMENTED and not reason:
            raise Mistake(text.at(), "say why: 'not_implemented: the reason'")
        return word, reason
    if match and not match[2] and re.match(r"auto|non_|not_", word):
        raise Mistake(text.at(), f"unknown kind {word!r}; expected a formula or one of {', '.join(allowed)}{suggestion(word, allowed)}")
    return FORMULA, ""


class _Gradients:
    def __init__(self, entry: Entry, op: Op, vocabulary: Vocabulary, report: Report):
        self.entry, self.op, self.vocabulary, self.report = entry, op, vocabulary, report
        self.signature = op.signature
        self.let: dict[str, Expr] = {}

    def read(self) -> tuple[tuple[Gradient, ...], tuple[Tangent, ...], tuple[bool, ...]]:
        outputs = self.outputs()
        results = [r.name for r in self.signature.returns]
        inputs = {key: text for key, text in self.entry.formulas if key.value not in results}
        tangents = {key: text for key, text in self.entry.formulas if key.value in results}
        for key in (*inputs, *tangents):
            if self.op.kind == "compose":
                raise Mistake(key.at(), f"{self.op.name} is composed of other ops, which bring their own gradients")
            if self.op.non_differentiable:
                raise Mistake(key.at(), f"{self.op.name} is non-differentiable ({self.op.non_differentiable}) and cannot have a formula for {key.value!r}")
        if self.op.kind == "compose" or self.op.non_differentiable:
            return (), (), outputs
        self.read_let(outputs)
        gradients = self.gradients(inputs, outputs)
        self.check_complete(gradients)
        read_lets = {name for g in gradients if g.expr for name in names(g.expr)}
        for name in reversed(self.let):  # a definition may read those before it
            read_lets |= names(self.let[name]) if name in read_lets else set()
        complete = len(gradients) == len(inputs)  # else a formula that reads it may be among the mistaken
        for name in self.let:
            if name in read_lets or not complete:
                continue
            key = next(k for k, _ in self.entry.let if k.value == name)
            self.report.add(key.at(), f"no formula of {self.op.name} reads {name!r}, which 'let' defines")
        gradients = tuple(replace(g, expr=self.without_let(g.expr)) if g.expr else g for g in gradients)
        return gradients, self.tangents(tangents, gradients, outputs), outputs

    # ---- results

    def outputs(self) -> tuple[bool, ...]:
        """Which results are differentiable."""
        returns = self.signature.returns
        if self.op.non_differentiable:
            return (False,) * len(returns)
        items = self.entry.output_differentiability
        if items is None:
            return tuple(r.type.is_tensor for r in returns)
        words = [item.value if isinstance(item, Text) else "" for item in items.values]
        if any(word not in ("True", "False") for word in words):
            raise Mistake(items.location, f"'output_differentiability' is a list of {len(returns)} words True or False, one a result")
        if "True" not in words:
            raise Mistake(items.location, "no result is differentiable: say 'non_differentiable: why' instead")
        return tuple(word == "True" for word in words)

    def grad_scope(self, outputs: tuple[bool, ...]) -> dict[str, str]:
        """`grad` for one differentiable result, `grads` for several or for a list."""
        returns = self.signature.returns
        if sum(outputs) > 1 or any(r.type.is_list for r in returns):
            return {"grads": "Tensor?[]"}
        return {"grad": "Tensor"}

    def scope(self, outputs: tuple[bool, ...]) -> dict[str, str]:
        scope = {p.name: type_of(p) for p in self.signature.params}
        scope |= {r.name: "Tensor[]" if r.type.is_list else r.type.base for r in self.signature.returns}
        return scope | self.grad_scope(outputs)

    # ---- gradients

    def read_let(self, outputs: tuple[bool, ...]) -> None:
        scope = self.scope(outputs)
        for key, text in self.entry.let:
            with self.report:
                reader = FormulaReader(text, f"the let {key.value!r}", scope | {n: e.type for n, e in self.let.items()}, self.vocabulary)
                reader.grads_count = sum(outputs)
                self.let[key.value] = reader.read()

    def without_let(self, expr: Expr) -> Expr:
        for name, value in reversed(self.let.items()):
            expr = substitute(expr, {name: value})
        return expr

    def gradients(self, texts: dict[Text, Text], outputs: tuple[bool, ...]) -> tuple[Gradient, ...]:
        gradients: list[Gradient] = []
        for key, text in texts.items():
            with self.report:
                inputs = tuple(part.strip() for part in key.value.split(","))
                for name in inputs:
                    if any(name in g.inputs for g in gradients) or inputs.count(name) > 1:
                        raise Mistake(key.at(), f"the gradient of {name!r} is given twice")
                gradients.append(self.gradient(inputs, text, outputs))
        return tuple(gradients)

    def gradient(self, inputs: tuple[str, ...], text: Text, outputs: tuple[bool, ...]) -> Gradient:
        what = f"the formula for {', '.join(map(repr, inputs))}"
        kind, reason = _kind(text, (ZERO, NON_DIFFERENTIABLE, NOT_IMPLEMENTED, AUTO))
        if kind == AUTO:
            if not self.op.elementwise or self.op.body is None or len(inputs) != 1:
                raise Mistake(text.at(), f"'auto' derives the scalar expression of a 'forward:', one input at a time; {self.op.name} needs a formula")
            expr = automatic_gradient(self.signature, self.op.body, inputs[0], "c" in self.op.classes, self.vocabulary, text.at())
            return Gradient(inputs, FORMULA, text.at(), text.value, expr)
        if kind != FORMULA:
            return Gradient(inputs, kind, text.at(), text.value, reason=reason)
        scope = self.scope(outputs) | {name: expr.type for name, expr in self.let.items()} | {"needs": "bool[]"}
        wanted = self.wanted(inputs)
        expr = read_formula(text, what, scope, self.vocabulary, wanted, sum(outputs))
        if not names(self.without_let(expr)) & {"grad", "grads"}:
            raise Mistake(text.at(), f"{what} does not read {' or '.join(self.grad_scope(outputs))}; where the gradient is zero write 'zero'")
        return Gradient(inputs, FORMULA, text.at(), text.value, expr)

    def wanted(self, inputs: tuple[str, ...]) -> list[str]:
        """The types that a gradient may have."""
        if len(inputs) > 1:
            return ["Tensor[]", f"({', '.join(['Tensor'] * len(inputs))})"]
        param = self.signature.param(inputs[0])
        assert param
        return ["Tensor[]"] if param.type.is_list else ["Tensor"]

    def check_complete(self, gradients: tuple[Gradient, ...]) -> None:
        """There is no third state: every tensor has a gradient, or the spec says that it has none."""
        covered = {name for g in gradients for name in g.inputs}
        mistaken = {part.strip() for key, _ in self.entry.formulas for part in key.value.split(",")} - covered
        for param in self.op.tensors:
            if param.name not in covered | mistaken:
                raise Mistake(
                    self.op.location,
                    f"{self.op.name} does not say what the gradient of {param.name!r} is: "
                    "give a formula, 'zero', 'non_differentiable' or 'not_implemented: why'",
                )

    # ---- tangents

    def tangents(self, texts: dict[Text, Text], gradients: tuple[Gradient, ...], outputs: tuple[bool, ...]) -> tuple[Tangent, ...]:
        given = {key.value: text for key, text in texts.items()}
        tangents: list[Tangent] = []
        for returned, differentiable in zip(self.signature.returns, outputs):
            with self.report:
                text = given.get(returned.name)
                if not differentiable:
                    if text:
                        raise Mistake(text.at(), f"{returned.name!r} is not differentiable and has no tangent")
                elif text:
                    tangents.append(self.tangent(returned.name, text))
                elif self.op.kind == "forward" and not self.op.rowwise:
                    tangents.append(Tangent(returned.name, AUTO_ELEMENT_WISE, self.op.location, AUTO_ELEMENT_WISE))
                elif any(g.flows for g in gradients):
                    advice = "'auto_linear', 'auto_transpose', a formula in the tangents, or 'not_implemented: why'"
                    raise Mistake(self.op.location, f"{self.op.name} has no forward-mode rule for {returned.name!r}: give {advice}")
        return tuple(tangents)

    def tangent(self, output: str, text: Text) -> Tangent:
        what = f"the forward-mode rule of {output!r}"
        kind, reason = _kind(text, (AUTO_LINEAR, AUTO_ELEMENT_WISE, AUTO_TRANSPOSE, NOT_IMPLEMENTED))
        if kind == AUTO_ELEMENT_WISE and self.op.kind != "forward":
            raise Mistake(text.at(), f"'auto_element_wise' is for ops with a 'forward:' expression; {self.op.name} is a call")
        if kind != FORMULA:
            return Tangent(output, kind, text.at(), text.value, reason=reason)
        stated = {part.strip(): text.value for key, text in self.entry.formulas for part in key.value.split(",")}
        differentiable = [p for p in self.op.tensors if stated.get(p.name, NON_DIFFERENTIABLE) != NON_DIFFERENTIABLE]
        scope = {p.name: type_of(p) for p in self.signature.params if not p.type.is_tensor or p not in differentiable}
        for param in differentiable:
            scope |= {f"{param.name}_p": type_of(param), f"{param.name}_t": type_of(param).rstrip("?")}
        scope |= {r.name: r.type.base for r in self.signature.returns}
        expr = read_formula(text, what, scope, self.vocabulary, ["Tensor", "Tensor[]"])
        if not any(name.endswith("_t") for name in names(expr) & scope.keys()):
            raise Mistake(text.at(), f"{what} reads no tangent; tangents are {', '.join(p.name + '_t' for p in differentiable)}")
        return Tangent(output, FORMULA, text.at(), text.value, expr)


def type_of(param: Param) -> str:
    type_ = param.type
    return type_.base + (("?" if type_.items_optional else "") + "[]" if type_.is_list else "") + ("?" if type_.optional else "")


