"""What a Node keeps: all that its formulas read, nothing else, and of a tensor no more than is asked."""

from __future__ import annotations

import pytest

from specgrad.codegen.model.expr import Host, Name, walk
from specgrad.codegen.model.op import FORMULA
from specgrad.codegen.paths import paths
from specgrad.codegen.plan.op_plan import OpPlan, make_plan
from specgrad.codegen.spec import loads
from tests import the_spec
from tests.codegen.corpus import BASICS
from tests.rows import one_test_for_each

WHERE = paths()
PLAN = the_spec.plan()
each_plan = one_test_for_each("op", [(name, (plan,)) for name, plan in PLAN.ops.items() if plan.gradients], together=50)


def saved(entry: str) -> dict[str, tuple[str, ...]]:
    plan = make_plan(loads(entry + BASICS, "spec.yaml", WHERE.targets()))
    return {s.slot: s.needed_by for s in next(iter(plan.ops.values())).saved}


@each_plan
def test_what_is_saved_is_what_is_read(plan: OpPlan) -> None:
    """For each formula on its own: a gradient that nobody wants keeps nothing."""
    names = {p.name for p in plan.op.signature.params} | {r.name for r in plan.op.signature.returns}
    for gradient in plan.gradients:
        if gradient.gradient.kind != FORMULA:
            continue
        assert gradient.tensor_expr is not None
        read = {e.name for e in walk(gradient.tensor_expr) if isinstance(e, Name)} & names
        kept = {s.name for s in plan.saved if set(gradient.gradient.inputs) <= set(s.needed_by)}
        assert kept == read


@each_plan
def test_slots_have_names_of_their_own(plan: OpPlan) -> None:
    slots = [s.slot for s in plan.saved]
    assert len(set(slots)) == len(slots)
    assert len({(s.name, s.fact) for s in plan.saved}) == len(slots)
    assert not {"next", "name", "metadata", "self"} & set(slots)


@each_plan
def test_a_tensor_whose_shape_alone_is_read_is_not_kept(plan: OpPlan) -> None:
    facts = {"shape", "ndim", "numel", "size", "dim", "dtype", "is_complex", "shapes", "dtypes"}
    for slot in plan.saved:
        if not slot.is_tensor:
            continue
        exprs = [g.tensor_expr for g in plan.gradients if g.tensor_expr is not None and set(g.gradient.inputs) <= set(slot.needed_by)]
        read = [e.name for expr in exprs for e in walk(expr) if isinstance(e, Name)]
        asked = [e.args[0].name for expr in exprs for e in walk(expr) if isinstance(e, Host) and e.fn in facts and isinstance(e.args[0], Name)]
        assert read.count(slot.name) > asked.count(slot.name), slot.slot


def test_a_result_that_a_definition_renames_is_kept() -> None:
    entry = "- name: _f(Tensor self) -> Tensor\n  forward: exp(self)\n  let:\n    r: result\n  self: grad * r.conj() * (r.numel() / r.numel())\n"
    assert saved(entry) == {"result": ("self",)}


def test_each_gradient_has_its_own_needs() -> None:
    assert saved("- name: _f(Tensor self, Tensor x) -> Tensor\n  forward: self * x\n  self: grad * x.conj()\n  x: grad * self.conj()\n") == {
        "x": ("self",),
        "self_": ("x",),
    }


def test_the_result_is_kept_where_a_formula_reads_it() -> None:
    assert saved("- name: _f(Tensor self) -> Tensor\n  forward: exp(self)\n  self: grad * result.conj()\n") == {"result": ("self",)}


def test_a_linear_op_keeps_nothing() -> None:
    assert saved("- name: _f(Tensor self) -> Tensor\n  forward: self + self\n  self: grad + grad\n") == {}


def test_numbers_are_kept_as_they_are() -> None:
    assert saved(
        "- name: _f(Tensor self, *, Scalar alpha) -> Tensor\n  forward: self * alpha\n  self: grad * alpha.conj()\n  samples:\n  - {self: [3], alpha: 2}\n"
    ) == {"alpha": ("self",)}


@pytest.mark.parametrize(
    ("op", "slots"), [("mul", {"self_", "other"}), ("exp", {"result"}), ("neg", set()), ("sum.dim", {"self_shape"}), ("mm", {"self_", "mat2"})]
)
def test_ops_of_the_real_spec(op: str, slots: set[str]) -> None:
    if op in PLAN.ops:
        assert {s.slot for s in PLAN.ops[op].saved if s.kind != "plain"} == slots
