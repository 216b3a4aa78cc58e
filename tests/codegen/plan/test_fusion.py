"""From formulas to kernels: one pass over memory for all that is elementwise, and never two kernels for one computation."""

from __future__ import annotations

import numpy as np

from specgrad.codegen.model.expr import Call, Expr, IfExp, KernelCall, Prim, walk
from specgrad.codegen.model.op import FORMULA
from specgrad.codegen.paths import paths
from specgrad.codegen.plan.kernels import MOST_ARGS, Kernel
from specgrad.codegen.plan.op_plan import Plan, make_plan
from specgrad.codegen.proof.evaluate import Evaluator, load_arrays
from specgrad.codegen.spec import loads
from specgrad.codegen.write.in_c.functions import function
from specgrad.codegen.write.in_c.scalar import types_of
from tests import the_spec
from tests.codegen.corpus import BASICS

WHERE = paths()


def real_kernels() -> dict[str, Kernel]:
    return the_spec.plan().kernels.by_name


def plan_of(entries: str) -> Plan:
    return make_plan(loads(entries + BASICS, "spec.yaml", WHERE.targets()))


def shapes(expr: Expr | None) -> list[str]:
    """The nodes that compute, outermost first."""
    return [e.kernel if isinstance(e, KernelCall) else e.op for e in walk(expr) if isinstance(e, (KernelCall, Call))] if expr else []


# ---- fusion

LONG = "- name: _f(Tensor self) -> Tensor\n  forward: exp(self) * exp(self) + self\n  self: grad * (2 * exp(self) * exp(self) + 1).conj()\n"


def test_a_whole_formula_is_one_kernel() -> None:
    plan = plan_of(LONG).ops["_f"]
    assert isinstance(plan.forward, KernelCall)
    assert isinstance(plan.gradients[0].array_expr, KernelCall)
    assert shapes(plan.gradients[0].array_expr) == ["_f_backward_self"]


def test_a_formula_of_too_many_operands_is_several_kernels() -> None:
    names = [f"x{i}" for i in range(MOST_ARGS + 1)]
    entry = f"- name: _f({', '.join(f'Tensor {n}' for n in names)}) -> Tensor\n  forward: {' + '.join(names)}\n"
    made = plan_of(entry + "".join(f"  {n}: grad\n" for n in names))
    kernels = [made.kernels.by_name[name] for name in shapes(made.ops["_f"].forward)]
    assert len(kernels) > 1
    assert all(len(k.operands) + len(k.results) <= MOST_ARGS for k in kernels)
    assert all(len(k.operands) + len(k.results) <= MOST_ARGS for k in real_kernels().values())


def test_what_is_not_elementwise_divides_kernels() -> None:
    plan = plan_of(
        "- name: _f(Tensor self, Tensor other) -> Tensor\n  call: linalg.products.mm\n  self: (grad * exp(grad)).mm((other * 2).mH)\n"
        "  other: zero\n  result: auto_linear\n  samples:\n  - {self: [2, 2], other: [2, 2]}\n"
    )
    assert shapes(plan.ops["_f"].gradients[0].array_expr) == ["mm", "_f_backward_self", "mH", "_f_backward_self_2"]


def test_a_choice_of_the_host_makes_a_kernel_a_branch() -> None:
    expr = the_spec.plan().ops["add"].forward
    assert isinstance(expr, IfExp)
    assert [type(b) for b in (expr.then, expr.otherwise)] == [KernelCall, KernelCall]
    assert not any(isinstance(e, IfExp) for k in real_kernels().values() for r in k.results for e in walk(r)), "no kernel asks the host"


def test_gradients_of_several_inputs_share_one_kernel() -> None:
    tried = 0
    for name, plan in the_spec.plan().ops.items():
        if plan.joint is None:
            continue
        kernel = real_kernels()[plan.joint.kernel]
        assert len(kernel.results) == len(plan.gradients) > 1, name
        own = [real_kernels()[g.array_expr.kernel] for g in plan.gradients if isinstance(g.array_expr, KernelCall)]
        read = {operand for k in own for operand in k.operands}
        assert len(kernel.operands) <= sum(len(k.operands) for k in own), name
        assert {o.kind for o in kernel.operands} <= {o.kind for o in read}, name
        tried += 1
    assert tried > 20


def test_formulas_that_share_a_part_read_it_once() -> None:
    gradients = "  self: grad * (result * other).conj()\n  other: grad * (result * self).conj()\n"
    plan = plan_of("- name: _f(Tensor self, Tensor other) -> Tensor\n  forward: exp(self * other)\n" + gradients)
    joint = plan.ops["_f"].joint
    assert joint is not None
    kernel = plan.kernels.by_name[joint.kernel]
    assert [o.name for o in kernel.operands] == ["grad", "result", "other", "self"]
    text = "\n".join(function(kernel, types_of(kernel)[0]).lines)
    assert text.count("const float *a") == 4 and text.count("for (") == 1


# ---- equal computations are one


def positional(kernel: Kernel) -> object:
    from specgrad.codegen.plan.kernels import _positional

    return tuple(_positional(b, kernel.operands) for b in kernel.results), tuple((o.kind, o.scalar) for o in kernel.operands)


def test_no_two_kernels_compute_the_same_for_the_same_dtypes() -> None:
    seen: dict[object, list[Kernel]] = {}
    for kernel in real_kernels().values():
        for other in seen.setdefault(positional(kernel), []):
            assert not set(kernel.classes) <= set(other.classes), f"{kernel.name} is {other.name}"
        seen[positional(kernel)].append(kernel)


def test_one_computation_under_two_names_is_one_kernel() -> None:
    entry = "- name: {}(Tensor self, Tensor x) -> Tensor\n  forward: self * self + x\n  self: grad * (2 * self).conj()\n  x: grad\n"
    plan = plan_of(entry.format("_one") + entry.format("_two").replace("Tensor x", "Tensor y").replace("+ x", "+ y").replace("  x:", "  y:"))
    one, two = plan.ops["_one"].forward, plan.ops["_two"].forward
    assert isinstance(one, KernelCall) and isinstance(two, KernelCall)
    assert one.kernel == two.kernel == "_one"
    assert [g.array_expr.kernel for g in (plan.ops["_two"].gradients[0],) if isinstance(g.array_expr, KernelCall)] == ["_one_backward_self"]


def test_names_are_unique_words_of_c() -> None:
    for name, kernel in real_kernels().items():
        assert name == kernel.name and name.isidentifier()
    texts = [f"{k.name}_{t.name}" for k in real_kernels().values() for t in types_of(k)]
    assert len(set(texts)) == len(texts)


# ---- what kernels are made of


def test_a_kernel_reads_each_of_its_operands() -> None:
    for name, kernel in real_kernels().items():
        read = {e.name for r in kernel.results for e in walk(r) if hasattr(e, "name")}
        assert read == {o.name for o in kernel.operands}, name
        assert len(kernel.operands) + len(kernel.results) <= MOST_ARGS, f"{name}: more than C's tables hold"
        assert all(isinstance(r, Prim) for r in kernel.results), name
        assert kernel.classes and set(kernel.classes) <= set("bifc"), name
        assert any(not o.scalar for o in kernel.operands), name


def test_both_readings_of_every_formula_agree() -> None:
    """The fused kernels, interpreted, and the ops that the formula names."""
    evaluator = Evaluator(the_spec.plan().spec.by_name(), load_arrays(WHERE.array), real_kernels())
    rng = np.random.default_rng(0)
    tried = 0
    with np.errstate(all="ignore"):
        for plan in the_spec.plan().ops.values():
            if not plan.op.elementwise or not set(plan.op.classes) & set("fc"):
                continue
            env: dict[str, object] = {n: rng.uniform(0.2, 0.8, (3, 4)) for n in ("grad", *(p.name for p in plan.op.signature.params))}
            env |= {p.name: 2 if p.type.base in ("int", "Scalar") else 0.5 for p in plan.op.signature.params if not p.type.is_tensor}
            bools = {n for sample in plan.op.samples for n, value in sample.args.items() if getattr(value, "holds", "") == "bools"}
            env |= {n: rng.random((3, 4)) < 0.5 for n in bools}
            results = evaluator.call(plan.op, [env[p.name] for p in plan.op.signature.params])
            env |= zip((r.name for r in plan.op.signature.returns), results if isinstance(results, tuple) else [results])
            env["grads"] = [env["grad"]] * sum(plan.op.differentiable_outputs)
            for gradient in plan.gradients:
                if gradient.gradient.kind == FORMULA:
                    assert gradient.tensor_expr and gradient.array_expr
                    np.testing.assert_allclose(evaluator.value(gradient.array_expr, env), evaluator.value(gradient.tensor_expr, env), rtol=1e-12)
                    tried += 1
    assert tried > 100


SHAPED = """
- name: _f(Tensor self) -> Tensor
  call: shape.t
  self: (grad * (self * 2).numel()).mm(_ones((grad * 2).shape, self.dtype))
  result: auto_linear
  samples:
  - {self: [2, 2]}
- name: _ones(int[] size, dtype dtype) -> Tensor
  call: shape.ones
  non_differentiable: the result is a constant
  samples:
  - {size: [2], dtype: float64}
"""


def test_a_fact_about_what_is_computed() -> None:
    """The shape or the size of a computed value: a kernel computes that, as everywhere."""
    expr = plan_of(SHAPED).ops["_f"].gradients[0].array_expr
    assert expr is not None
    assert not any(isinstance(e, Prim) for e in walk(expr)), "nothing is left that Python cannot say"
    assert len([name for name in shapes(expr) if name.startswith("_f_backward_self")]) == 3
