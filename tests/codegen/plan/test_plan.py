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

WHERE = paths()


def plans() -> list[OpPlan]:
    """Those of the real spec that have gradients."""
    return [plan for plan in the_spec.plan().ops.values() if plan.gradients]


def saved(entry: str) -> dict[str, tuple[str, ...]]:
    plan = make_plan(loads(entry + BASICS, "spec.yaml", WHERE.targets()))
    return {s.slot: s.needed_by for s in next(iter(plan.ops.values())).saved}


def test_what_is_saved_is_what_is_read() -> None:
    """For each formula on its own: a gradient that nobody wants keeps nothing."""
    assert len(plans()) > 300
    for plan in plans():
        names = {p.name for p in plan.op.signature.params} | {r.name for r in plan.op.signature.returns}
        for gradient in plan.gradients:
            if gradient.gradient.kind != FORMULA:
                continue
            assert gradient.tensor_expr is not None
            read = {e.name for e in walk(gradient.tensor_expr) if isinstance(e, Name)} & names
            kept = {s.name for s in plan.saved if set(gradient.gradient.inputs) <= set(s.needed_by)}
            assert kept == read, plan.op.name


def test_slots_have_names_of_their_own() -> None:
    assert len(plans()) > 300
    for plan in plans():
        slots = [s.slot for s in plan.saved]
        assert len(set(slots)) == len(slots), plan.op.name
        assert len({(s.name, s.fact) for s in plan.saved}) == len(slots), plan.op.name
        assert not {"next", "name", "metadata", "self"} & set(slots), plan.op.name


def test_a_tensor_whose_shape_alone_is_read_is_not_kept() -> None:
    assert len(plans()) > 300
    facts = {"shape", "ndim", "numel", "size", "dim", "dtype", "is_complex", "shapes", "dtypes"}
    for plan in plans():
        for slot in plan.saved:
            if not slot.is_tensor:
                continue
            exprs = [g.tensor_expr for g in plan.gradients if g.tensor_expr is not None and set(g.gradient.inputs) <= set(slot.needed_by)]
            read = [e.name for expr in exprs for e in walk(expr) if isinstance(e, Name)]
            asked = [e.args[0].name for expr in exprs for e in walk(expr) if isinstance(e, Host) and e.fn in facts and isinstance(e.args[0], Name)]
            assert read.count(slot.name) > asked.count(slot.name), (plan.op.name, slot.slot)


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
    known = the_spec.plan().ops
    if op in known:
        assert {s.slot for s in known[op].saved if s.kind != "plain"} == slots
