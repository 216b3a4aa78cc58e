"""The catalogue of ops: a page of the documentation, from the same entries as the code."""

from __future__ import annotations

import math

from ..model.op import AUTO_ELEMENT_WISE, DEFAULT_ULPS, DTYPE_CLASSES, FORMULA, FUNCTION, IN_PLACE, METHOD, PROPERTY, Group, Op, Spec
from ..model.spec_text import markdown, markdown_code
from ..plan.op_plan import Plan


def catalogue(plan: Plan) -> str:
    """All public ops by group, in Markdown."""
    spec = plan.spec
    public = [op for op in spec if op.is_public]
    lines = [
        "# The ops",
        "",
        f"Generated from {markdown_code(spec.file)} by `specgrad generate`; do not edit. "
        f"{len(public)} public ops, and {len(spec.ops) - len(public)} that formulas use. "
        f"Gradients of elementwise ops err by at most {DEFAULT_ULPS:g} units in the last place, where no other bound is stated.",
        "",
        " · ".join(f"[{g.name.replace('_', ' ')}](#{g.name.replace('_', '-')})" for g in _groups(spec)),
    ]
    for group in _groups(spec):
        lines += ["", f"## {group.name.replace('_', ' ')}", "", markdown(group.about)]
        for op in spec:
            if op.group == group.name and op.is_public:
                lines += ["", *_entry(op, plan)]
    return "\n".join(lines) + "\n"


def _groups(spec: Spec) -> list[Group]:
    return [g for g in spec.groups if any(op.group == g.name and op.is_public for op in spec)]


def _entry(op: Op, plan: Plan) -> list[str]:
    lines = [f"### `{op.name}`", "", markdown(op.docs), "", "```", str(op.signature), "```", ""]
    facts = [("as", _forms(op))]
    if op.kind == "forward":
        facts.append(("value", markdown_code(op.body_text)))
        if op.elementwise and "f" in op.classes:
            facts.append(("error", _error(op)))
    for gradient in op.gradients:
        what = " and ".join(f"`{name}`" for name in gradient.inputs)
        kind = gradient.kind.replace("_", "-") + (f": {markdown(gradient.reason)}" if gradient.reason else "")
        formula = markdown_code(gradient.text) if gradient.kind == FORMULA else kind
        facts.append((f"gradient of {what}", formula))
        facts += [
            (f"error of the gradient of `{name}`", _gradient_error(op.gradient_accuracy[name])) for name in gradient.inputs if name in op.gradient_accuracy
        ]
    for tangent in op.tangents:
        if tangent.kind != AUTO_ELEMENT_WISE:
            facts.append((f"tangent of `{tangent.output}`", markdown_code(tangent.text)))
    if op.non_differentiable:
        facts.append(("no gradient", markdown(op.non_differentiable)))
    if op.kind == "compose":
        facts.append(("gradient", "by the ops that it is made of"))
    saved = plan.ops[op.name].saved
    if op.gradients:
        kept = [f"`{s.name}`" if not s.fact else f"the {s.fact} of `{s.name}`" for s in saved]
        facts.append(("saves", ", ".join(kept) or "nothing"))
    if op.flops is not None:
        facts.append(("operations", markdown_code(op.flops_text)))
    if op.slow_on_batches:
        facts.append(("in `vmap`", "one sample after the other, which is slow"))
    if op.dtypes or op.classes != "bifc":
        facts.append(("dtypes", ", ".join(op.dtypes or (word for word, letter in DTYPE_CLASSES.items() if letter in op.classes))))
    return [*lines, *(f"- {name}: {text}" for name, text in facts)]


def _error(op: Op) -> str:
    narrow, wide = op.bound("float32"), op.bound("float64")
    of = "" if op.accuracy is not None else " of the largest input"
    if narrow == wide:
        return f"at most {narrow:g} units in the last place{of}"
    return f"at most {narrow:g} unit in the last place in float32, {wide:g} in float64{of}"


def _gradient_error(bound: float | None) -> str:
    if bound is None:
        return f"at most {DEFAULT_ULPS:g} units in the last place of the incoming gradient"
    return "no bound" if math.isinf(bound) else f"at most {bound:g} units in the last place"


def _forms(op: Op) -> str:
    name = op.signature.base
    texts = {
        FUNCTION: f"`specgrad.{op.signature.public_name}`",
        METHOD: f"`Tensor.{name}`",
        PROPERTY: f"`Tensor.{name}` (a property)",
        IN_PLACE: f"`Tensor.{name}_`",
    }
    shown = [text for form, text in texts.items() if form in op.forms]
    shown += [f"`specgrad.{function}`" for function in op.in_place_functions]
    shown += [f"`{symbol if 'x' in symbol else f'x {symbol} y'}`" for symbol in op.operators]
    shown += [f"`{alias}`" for alias in op.aliases]
    return ", ".join(shown)
