"""The catalogue of ops: a page of the documentation, from the same entries as the code."""

from __future__ import annotations

import ast
import math
from collections.abc import Mapping
from dataclasses import dataclass

from ..model.expr import Prim, walk
from ..model.op import (
    AUTO_ELEMENT_WISE,
    DEFAULT_ULPS,
    DTYPE_CLASSES,
    FORMULA,
    FUNCTION,
    IN_PLACE,
    METHOD,
    NOT_IMPLEMENTED,
    PROPERTY,
    Group,
    Op,
    Spec,
)
from ..model.spec_text import markdown, markdown_code
from ..paths import paths
from ..plan.op_plan import Saved
from ..read.targets import libraries, ops_called


@dataclass(frozen=True)
class Parts:
    """What ops are made of, by their names: the ops of a composed one, the libraries that the function of another calls."""

    ops: dict[str, list[Op]]
    libraries: Mapping[str, tuple[str, ...]]


MOST_OPS = 8  # that an entry names, of those of which its op is made


def called_by_functions(spec: Spec) -> dict[str, tuple[str, ...]]:
    """What the handwritten function of each op calls, by the op's name: of composed ops the identifiers of ops, of others libraries."""
    where = paths()
    composed = {op.name: ops_called(where.compose, op.target) for op in spec if op.kind == "compose"}
    return composed | {op.name: libraries(where.array, op.target) for op in spec if op.kind == "call" and not op.is_own_function}


def catalogue(spec: Spec, saved: Mapping[str, tuple[Saved, ...]], called: Mapping[str, tuple[str, ...]] | None = None) -> str:
    """All public ops by group, in Markdown.

    Args:
        spec: the ops.
        saved: what the node of each holds, by name.
        called: what `called_by_functions` gives, if it is known already.
    """
    called = called_by_functions(spec) if called is None else called
    public = [op for op in spec if op.is_public]
    by_identifier = {op.signature.identifier: op for op in spec}
    parts = Parts({op.name: [by_identifier[name] for name in called[op.name] if name in by_identifier] for op in spec if op.kind == "compose"}, called)
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
                lines += ["", *_entry(op, saved[op.name], parts)]
    return "\n".join(lines) + "\n"


def _groups(spec: Spec) -> list[Group]:
    return [g for g in spec.groups if any(op.group == g.name and op.is_public for op in spec)]


def _entry(op: Op, saved: tuple[Saved, ...], parts: Parts) -> list[str]:
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
    if op.gradients:
        kept = [f"`{s.name}`" if not s.fact else f"the {s.fact} of `{s.name}`" for s in saved]
        facts.append(("saves", ", ".join(kept) or "nothing"))
    if op.flops is not None:
        facts.append(("operations", markdown_code(op.flops_text)))
    facts.append(("computed by", _engine(op, parts)))
    if op.tensors or op.kind == "compose":
        facts += [("derivatives", _derivatives(op)), ("in `vmap`", _on_batches(op))]
    facts.append(("dtypes", _dtypes(op)))
    return [*lines, *(f"- {name}: {text}" for name, text in facts)]


def _engine(op: Op, parts: Parts) -> str:
    """What computes the op: loops of its own, a library, other ops."""
    if op.kind == "forward":
        alone = [e.primitive.own for body in op.bodies for e in walk(body) if isinstance(e, Prim) and e.primitive.own and not e.primitive.own.is_c]
        if not alone:
            return "a compiled kernel"
        return "SciPy" if any("special." in ast.unparse(own.numpy) for own in alone if own.numpy is not None) else "NumPy"
    if op.is_own_function:
        return "a function of its package"
    if op.kind == "call":
        found = parts.libraries[op.name]
        return ", ".join(found) if found else "NumPy"
    own = parts.ops[op.name]
    shown = ", ".join(f"`{part.name}`" for part in own[:MOST_OPS]) + (f" and {len(own) - MOST_OPS} more" if len(own) > MOST_OPS else "")
    beneath = ", ".join(sorted(_libraries(op, parts, set()) - {"compiled kernels"}))
    return "other ops" + (f": {shown}" if shown else "") + (f"; beneath, {beneath}" if beneath else "")


def _libraries(op: Op, parts: Parts, seen: set[str]) -> set[str]:
    """Those that the ops call of which a composed op is made."""
    seen.add(op.name)
    if op.kind != "compose":
        return set(parts.libraries.get(op.name, ()))
    return {library for part in parts.ops[op.name] if part.name not in seen for library in _libraries(part, parts, seen)}


def _derivatives(op: Op) -> str:
    if op.non_differentiable:
        return "none"
    if op.kind == "compose":
        return "those of the ops that it is made of"
    if not any(gradient.flows for gradient in op.gradients):
        return "none"
    forward = [tangent for tangent in op.tangents if tangent.kind != NOT_IMPLEMENTED]
    missing = any(gradient.kind == NOT_IMPLEMENTED for gradient in op.gradients)
    kinds = ["backward", "double backward", *(["forward mode"] if forward or not op.tangents else [])]
    return ", ".join(kinds) + (", but for what is not implemented" if missing else "")


def _on_batches(op: Op) -> str:
    if op.kind == "compose":
        return "by the ops that it is made of"
    if op.slow_on_batches:
        return "one sample after the other, which is slow"
    return f"by the rule `{op.batch}`" if op.batch else "as it is"


def _dtypes(op: Op) -> str:
    if op.kind == "compose" and not op.dtypes and op.classes == "bifc":
        return "those of the ops that it is made of"
    return ", ".join(op.dtypes or (word for word, letter in DTYPE_CLASSES.items() if letter in op.classes))


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
    shown += [f"`specgrad.{function}`" for function in op.writing_functions]
    shown += [f"`{symbol if 'x' in symbol else f'x {symbol} y'}`" for symbol in op.operators]
    shown += [f"`{alias}`" for alias in op.aliases]
    return ", ".join(shown)
