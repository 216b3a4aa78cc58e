"""What must be generated for each op, decided: kernels, saved values, the expressions of both readings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from dataclasses import dataclass

from ..model.expr import Call, Expr, Host, Item, KernelCall, Name, names, transform, walk
from ..model.op import AUTO_ELEMENT_WISE, AUTO_LINEAR, FORMULA, ZERO, Gradient, Op, Spec, Tangent
from ..model.signature import Param
from ..model.spec_text import SpecText
from ..read.derive import conjugate
from ..read.formula import type_of
from .kernels import Kernels, Origin, kinds_in_formula

# What is kept of a tensor of which only a fact is read.
_KEPT = (
    dict.fromkeys(("shape", "ndim", "numel", "size", "dim"), "shape")
    | dict.fromkeys(("dtype", "is_complex"), "dtype")
    | {"shapes": "shapes", "dtypes": "dtypes", "layout": "layout"}
)


@dataclass(frozen=True)
class Reads:
    """The names that an expression reads: whole tensors, facts about tensors, and plain values."""

    tensors: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]  # (tensor, "shape", "dtype" or "layout")
    plain: tuple[str, ...]


def reads(op: Op, expr: Expr) -> Reads:
    """What an expression needs to have been saved."""
    read = Counter(e.name for e in walk(expr) if isinstance(e, Name))
    asked = Counter(e.args[0].name for e in walk(expr) if isinstance(e, Host) and e.fn in _KEPT and isinstance(e.args[0], Name))
    tensor_names = {p.name for p in op.tensors} | {r.name for r in op.signature.returns}
    plain_names = {p.name for p in op.signature.params} - tensor_names
    whole = {name for name in read if read[name] > asked[name]}
    facts = {
        (e.args[0].name, _KEPT[e.fn])
        for e in walk(expr)
        if isinstance(e, Host) and e.fn in _KEPT and isinstance(e.args[0], Name) and e.args[0].name in tensor_names - whole
    }
    order = [p.name for p in op.signature.params] + [r.name for r in op.signature.returns]
    return Reads(
        tuple(n for n in order if n in whole & tensor_names),
        tuple(sorted(facts, key=lambda f: (order.index(f[0]), f[1]))),
        tuple(n for n in order if n in names(expr) & plain_names),
    )


@dataclass(frozen=True)
class Saved:
    """A slot of the Node: what it holds, and for the gradients of which inputs it is needed."""

    slot: str
    name: str
    fact: str  # "" for the value itself
    kind: str  # "input", "inputs" (a list), "result" or "plain"
    needed_by: tuple[str, ...]

    @property
    def is_tensor(self) -> bool:
        return self.kind != "plain" and not self.fact


@dataclass(frozen=True)
class GradientPlan:
    gradient: Gradient
    reads: Reads
    tensor_expr: Expr | None
    array_expr: Expr | None


@dataclass(frozen=True)
class TangentPlan:
    """The tangent of one result: a sum of terms, each of which is there if its tangents are."""

    tangent: Tangent
    terms: tuple[tuple[tuple[str, ...], Expr, Expr], ...]  # (tangent names, tensor reading, array reading)


@dataclass(frozen=True)
class OpPlan:
    op: Op
    forward: Expr | None  # array reading of a forward
    gradients: tuple[GradientPlan, ...]
    joint: KernelCall | None  # one kernel for all gradients
    saved: tuple[Saved, ...]
    tangents: tuple[TangentPlan, ...]

    @property
    def read(self) -> tuple[str, ...]:
        """The arguments and results of which formulas of gradients read more than facts, which a function of all gradients is given."""
        order = [p.name for p in self.op.signature.params] + [r.name for r in self.op.signature.returns]
        read = {name for g in self.gradients for name in (*g.reads.tensors, *g.reads.plain)}
        return tuple(n for n in order if n in read)

    @property
    def edges(self) -> tuple[Param, ...]:
        return self.op.differentiable_inputs

    @property
    def has_node(self) -> bool:
        return bool(self.edges) and any(self.op.differentiable_outputs)

    @property
    def several_grads(self) -> bool:
        """Whether the Node receives a list of gradients."""
        return sum(self.op.differentiable_outputs) > 1 or any(r.type.is_list for r in self.op.signature.returns)


@dataclass(frozen=True)
class Plan:
    spec: Spec
    kernels: Kernels
    ops: dict[str, OpPlan]

    @property
    def saved(self) -> dict[str, tuple[Saved, ...]]:
        """What the node of each op holds."""
        return {name: of_op.saved for name, of_op in self.ops.items()}


def make_plan(spec: Spec, only: Container[str] | None = None) -> Plan:
    """Plan every op of a spec, or some of them, which is enough to try them: their kernels may have other names then."""
    kernels = Kernels(spec)
    ops = [op for op in spec if only is None or op.name in only]
    forwards = {op.name: kernels.forward(op) for op in ops if op.bodies}
    plans = {op.name: plan_derivatives(op, kernels, forwards.get(op.name)) for op in ops}
    return Plan(spec, kernels, plans)


def plan_op(op: Op, kernels: Kernels) -> OpPlan:
    """Plan one op alone."""
    return plan_derivatives(op, kernels, kernels.forward(op) if op.bodies else None)


def plan_derivatives(op: Op, kernels: Kernels, forward: Expr | None) -> OpPlan:
    """Plan an op whose forward is planned, if it has one."""
    return _Planner(op, kernels).plan(forward)


class _Planner:
    def __init__(self, op: Op, kernels: Kernels):
        self.op, self.kernels = op, kernels
        self.kinds = kinds_in_formula(op)
        self.ident = op.signature.identifier

    def plan(self, forward: Expr | None) -> OpPlan:
        gradients = tuple(self.gradient(g) for g in self.op.gradients if g.flows)
        return OpPlan(self.op, forward, gradients, self.joint(gradients), self.saved(gradients), self.tangents())

    def gradient(self, gradient: Gradient) -> GradientPlan:
        if gradient.kind == FORMULA:
            assert gradient.expr
            name = f"{self.ident}_backward_{'_'.join(gradient.inputs)}"
            lowered = self.kernels.lower(self.op, gradient.expr, name, self.kinds, Origin(self.op.name, gradient.text))
            return GradientPlan(gradient, reads(self.op, gradient.expr), gradient.expr, lowered)
        facts = tuple((n, f) for n in gradient.inputs for f in ("dtype", "shape")) if gradient.kind == ZERO else ()
        return GradientPlan(gradient, Reads((), facts, ()), None, None)

    def joint(self, gradients: tuple[GradientPlan, ...]) -> KernelCall | None:
        """Where several inputs need gradients and each formula is one kernel, one kernel writes them all."""
        if len(gradients) < 2 or not all(isinstance(g.array_expr, KernelCall) for g in gradients):
            return None
        text = SpecText("; ".join(g.gradient.text.plain for g in gradients))
        formulas = [g.tensor_expr for g in gradients if g.tensor_expr]
        return self.kernels.joint(self.op, formulas, f"{self.ident}_backward", self.kinds, Origin(self.op.name, text))

    def saved(self, gradients: tuple[GradientPlan, ...]) -> tuple[Saved, ...]:
        needed: dict[tuple[str, str, str], list[str]] = {}
        lists = {p.name for p in self.op.tensors if p.type.is_list}
        results = {r.name for r in self.op.signature.returns}
        for plan in gradients:
            wanted = [(n, "", "result" if n in results else "inputs" if n in lists else "input") for n in plan.reads.tensors]
            wanted += [(n, fact, "result" if n in results else "inputs" if n in lists else "input") for n, fact in plan.reads.facts]
            wanted += [(n, "", "plain") for n in plan.reads.plain]
            for key in wanted:
                needed.setdefault(key, []).extend(plan.gradient.inputs)
        return tuple(Saved(slot_of(n, fact), n, fact, kind, tuple(by)) for (n, fact, kind), by in needed.items())

    # ---- forward mode

    def tangents(self) -> tuple[TangentPlan, ...]:
        return tuple(self.tangent(t) for t in self.op.tangents if t.kind in (FORMULA, AUTO_LINEAR, AUTO_ELEMENT_WISE))

    def tangent(self, tangent: Tangent) -> TangentPlan:
        if tangent.kind == FORMULA:
            assert tangent.expr
            exprs = _terms(tangent.expr)
        elif tangent.kind == AUTO_LINEAR:
            exprs = [self.linear(tangent)]
        else:
            exprs = [self.elementwise(g) for g in self.op.gradients if g.kind == FORMULA]
        terms = []
        for expr in exprs:
            wanted = tuple(p.name for p in self.op.tensors if f"{p.name}_t" in names(expr))
            name = f"{self.ident}_tangent_{'_'.join(wanted)}"
            lowered = self.kernels.lower(self.op, expr, name, self.kinds, Origin(self.op.name, tangent.text))
            terms.append((wanted, expr, lowered))
        return TangentPlan(tangent, tuple(terms))

    def linear(self, tangent: Tangent) -> Expr:
        """The op itself, the tangents in the place of its differentiable inputs."""
        linear = {p.name for p in self.op.differentiable_inputs}
        args = tuple(Name(type_of(p), tangent.location, p.name + ("_t" if p.name in linear else "")) for p in self.op.signature.params)
        call: Expr = Call("Tensor", tangent.location, self.op.name, args)
        returns = self.op.signature.returns
        if len(returns) > 1:
            call = Item("Tensor", tangent.location, call, [r.name for r in returns].index(tangent.output))
        return call

    def elementwise(self, gradient: Gradient) -> Expr:
        """The gradient formula with the tangent in the place of grad; conjugated inside and out, where numbers may be complex."""
        assert gradient.expr
        (name,) = gradient.inputs
        tangent: Expr = Name("Tensor", gradient.location, f"{name}_t")
        conjugates = "c" in self.op.classes and "conj" in self.kernels.spec
        tensors = {p.name for p in self.op.differentiable_inputs}

        def change(e: Expr) -> Expr:
            if not isinstance(e, Name):
                return e
            if e.name == "grad":
                return Call("Tensor", e.at, "conj", (tangent,)) if conjugates else tangent
            return Name(e.type, e.at, f"{e.name}_p") if e.name in tensors else e

        expr = transform(gradient.expr, change)
        return conjugate(Call("Tensor", expr.at, "conj", (expr,))) if conjugates else expr


def _terms(expr: Expr) -> list[Expr]:
    """The summands of a forward-mode formula, each linear in its own tangents; the whole where it is no sum."""
    if isinstance(expr, Call) and expr.op in ("add", "sub") and _default_alpha(expr):
        left, right = expr.args[:2]
        if all(any(n.endswith("_t") for n in names(side)) for side in (left, right)):
            if expr.op == "sub":
                right = Call("Tensor", right.at, "neg", (right,))
            return [*_terms(left), *_terms(right)]
    return [expr]


def _default_alpha(call: Call) -> bool:
    return len(call.args) < 3 or getattr(call.args[2], "value", None) == 1


def slot_of(name: str, fact: str) -> str:
    if fact:
        return f"{name}_{fact}"
    return f"{name}_" if name in ("self", "next", "name", "metadata") else name
