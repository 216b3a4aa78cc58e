"""The Node of an op: what it saves, its backward in both readings; and the op's forward-mode rule in both readings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..model.expr import Expr, KernelCall, Seq, names
from ..model.op import NOT_IMPLEMENTED, OWN, ZERO
from ..model.spec_text import SpecText, python_string
from ..plan.kernels import kinds_in_formula
from ..plan.op_plan import GradientPlan, Saved, TangentPlan, reads
from ..read.derive import COMPLEX
from .emit_python import ARRAYS, TENSORS, backward_function, computed_always, of_library, shared_calls
from .op_text import OpNames, OpText, py_name


class NodeWriter(OpNames):
    """Writes what is recorded and what is derived."""

    # ---- the node

    def node(self, text: OpText) -> None:
        op = self.op
        text.node, text.shown_as = op.node_class, op.node
        if op.node_with:
            name, param = op.node_with
            text.node_name = f'"{name}" if self.{self.slot(param)} is not None else "{op.node or op.node_class}"'
        text.node_docs = SpecText("\n".join(f"{', '.join(g.gradient.inputs)}: {g.gradient.text.flat.plain}" for g in self.plan.gradients))
        text.grad_name = self.grad_name
        for saved in self.plan.saved:
            text.slots.append(saved.slot)
            if saved.is_tensor:
                text.slots.append(f"{saved.name}_changes")
                text.frees.append((saved.slot, f"{saved.name}_changes"))
        if self.plan.several_grads:
            text.slots.append("results")
        slots = ((s.slot if s.fact else s.name, s.slot, "plain" if s.fact else s.kind, self.edge_index(s)) for s in self.plan.saved)
        text.saved = "{" + ", ".join(f'"{name}": ("{slot}", "{kind}", {edge})' for name, slot, kind, edge in slots) + "}"
        if len(self.results) > 1:
            text.outputs = str(tuple(op.differentiable_outputs))
        text.inputs = self.tuple_of([f'"{e}"' for e in self.edges])
        text.has_several_inputs = len(self.edges) > 1
        text.run_arrays = self.run(ARRAYS)
        text.run_tensors = self.run(TENSORS)
        record_params = {
            "edges": self.tuple_of([f"{e}_node" for e in self.edges]) if not self.edge_list else f"{self.edge_list}_node",
            "arrays": self.tuple_of([f"{p.name}_array" if p.type.is_tensor else py_name(p) for p in self.signature.params]),
            "changes": self.tuple_of([f"{p.name}_changes" for p in op.tensors]),
            "results": self.tuple_of([f"{r}_array" for r in self.results]),
            "result_changes": self.tuple_of([f"{r}_changes" for r in self.results]),
        }
        body = self.recorded(text)
        words = set(re.findall(r"\w+", " ".join(body)))
        for source, target in record_params.items():
            if any(name.strip(",") in words for name in target.strip("()").split(", ")):
                text.record_params.append(f"{target} = {source}")
        text.record = body

    def edge_index(self, saved: Saved) -> int:
        """Among the inputs with edges, -1 where it has none; of a result, its number."""
        if saved.kind == "result":
            return self.results.index(saved.name)
        return self.edges.index(saved.name) if saved.name in self.edges else -1

    def run(self, reading: str) -> list[str]:
        """The backward of the Node, in one reading: gradients in, gradients out."""
        single = len(self.edges) == 1
        lines: list[str] = []
        if not single:
            lines.append(f"{', '.join(f'to_{e}' for e in self.edges)} = edges or self.next")
            lines.append(f"{' = '.join(f'grad_{e}' for e in self.edges)} = None")
        if self.plan.several_grads and not self.signature.returns[0].type.is_list and any(g.tensor_expr is not None for g in self.plan.gradients):
            lines += self.defined_grads(reading)
        joint = self.plan.joint if reading == ARRAYS else None
        if self.op.backward_call and reading == ARRAYS:
            lines += self.backward_call()
        if joint is not None:
            lines += self.joint(joint)
        shared: dict[Expr, str] = {}
        if self.plan.joint is None:
            for users, calls in self.shared(reading):
                together = calls[0] if len(calls) == 1 else Seq("Tensor[]", calls[0].at, calls)
                body, text = self.computed(replace(users[0], reads=reads(self.op, together)), together, reading, {})
                shared |= {call: f"shared{number}" for number, call in enumerate(calls, len(shared) + 1)}
                lines += self.where_needed(users, [*body, f"{', '.join(shared[call] for call in calls)} = {text}"])
        for plan in self.plan.gradients:
            body = self.gradient(plan, reading, shared)
            lines += body if single else self.where_needed([plan], body)
        gradients = f"grad_{self.edge_list}" if self.edge_list else self.tuple_of([f"grad_{e}" for e in self.edges])
        return [*lines, *self.returned(gradients)]

    def where_needed(self, plans: Sequence[GradientPlan], body: list[str]) -> list[str]:
        """Statements that run if one of some gradients is wanted."""
        wanted = [e for plan in plans for e in plan.gradient.inputs]
        if set(wanted) == set(self.edges):
            return body
        return [f"if {' or '.join(f'to_{e} is not None' for e in wanted)}:", *(f"    {line}" for line in body)]

    def shared(self, reading: str) -> Iterable[tuple[Sequence[GradientPlan], tuple[Expr, ...]]]:
        """What several gradients compute alike, by the gradients that do."""
        exprs = [(plan, expr) for plan in self.plan.gradients if (expr := plan.array_expr if reading == ARRAYS else plan.tensor_expr) is not None]
        found: dict[tuple[int, ...], tuple[Sequence[GradientPlan], tuple[Expr, ...]]] = {}
        for call in shared_calls([expr for _, expr in exprs]):
            users = [plan for plan, expr in exprs if call in computed_always(expr)]
            if all(set(reads(self.op, call).facts) <= set(plan.reads.facts) for plan in users):  # facts are kept for the gradients that ask for them
                key = tuple(map(self.plan.gradients.index, users))
                found[key] = (users, (*found.get(key, ((), ()))[1], call))
        return found.values()

    def frees_any(self) -> bool:
        return any(s.is_tensor for s in self.plan.saved)

    def joint(self, call: KernelCall) -> list[str]:
        """Both gradients wanted: one kernel writes them all."""
        self.note(call)
        read: list[str] = []
        for plan in self.plan.gradients:
            read += [n for n in plan.reads.tensors if n not in read]
        names = {"grad": "grad", "grads": "grads"}
        body = []
        for name in read:
            body += self.checked(name)
            names[name] = f"self.{self.slot(name)}"
        names |= {s.name: f"self.{s.slot}" for s in self.plan.saved if s.kind == "plain"}
        text = self.writer(ARRAYS, names).write(call)
        order = ", ".join(f"grad_{g.gradient.inputs[0]}" for g in self.plan.gradients)
        body += [f"{order} = {text}", *self.returned(self.tuple_of([f"grad_{e}" for e in self.edges]))]
        return [f"if {' and '.join(f'to_{e} is not None' for e in self.edges)}:", *(f"    {line}" for line in body)]

    def backward_call(self) -> list[str]:
        """Where all is at hand that formulas read, a function may know a quicker way to their values; it gives None of what it does not cover."""
        body: list[str] = []
        slots = [self.saved(name) for name in self.plan.read]
        for saved in slots:
            body += self.checked(saved.name) if saved.is_tensor else []
        needs = self.tuple_of([f"to_{e} is not None" for e in self.edges] if len(self.edges) > 1 else ["True"])
        given = [self.grad_name, *(f"self.{saved.slot}" for saved in slots), needs]
        returned = self.returned("done" if len(self.edges) > 1 else "(done,)")
        body += [f"done = {backward_function(self.op)}({', '.join(given)})", "if done is not None:", *(f"    {line}" for line in returned)]
        saved_for = {frozenset(saved.needed_by) for saved in slots} - {frozenset(self.edges)}
        tests = [" or ".join(f"to_{e} is not None" for e in self.edges if e in users) for users in saved_for if not any(other < users for other in saved_for)]
        if not tests:
            return body
        return [f"if {' and '.join(f'({t})' if ' or ' in t and len(tests) > 1 else t for t in sorted(tests))}:", *(f"    {line}" for line in body)]

    @property
    def grad_name(self) -> str:
        return "grads" if self.plan.several_grads else "grad"

    def returned(self, gradients: str) -> list[str]:
        """Statements that end the backward with these gradients."""
        return [*(["if freed:", "    self.release(freed)"] if self.frees_any() else []), f"return {gradients}"]

    def saved(self, name: str) -> Saved:
        """The slot that holds a value as a whole."""
        return next(s for s in self.plan.saved if s.name == name and not s.fact)

    def slot(self, name: str) -> str:
        return self.saved(name).slot

    def checked(self, name: str) -> list[str]:
        """The check that a saved value is as it was."""
        test = f"any_changed(self.{name}_changes, self.seq)" if self.saved(name).kind == "inputs" else f"self.{name}_changes[0] > self.seq"
        return [f"if {test}:", f'    raise stale(self, "{name}")']

    def gradient(self, plan: GradientPlan, reading: str, shared: dict[Expr, str]) -> list[str]:
        """Statements that compute one gradient (or several that are computed together)."""
        gradient = plan.gradient
        if gradient.kind == NOT_IMPLEMENTED:
            return [f"raise not_implemented({python_string(self.op.name)}, {python_string(gradient.inputs[0])}, {python_string(gradient.reason)})"]
        if gradient.kind == ZERO:
            maker = "zeros_on_backend_of" if reading == ARRAYS else "zero_tensor"
            like = "grads[0]" if self.plan.several_grads else "grad"
            return [f"grad_{n} = {maker}({like}, self.{n}_shape, self.{n}_dtype)" for n in gradient.inputs]
        expr = plan.array_expr if reading == ARRAYS else plan.tensor_expr
        assert expr is not None
        lines, value = self.computed(plan, expr, reading, shared)
        targets = [f"grad_{n}" for n in gradient.inputs]
        return [*lines, f"{', '.join(targets)} = {value}"]

    def computed(self, plan: GradientPlan, expr: Expr, reading: str, shared: dict[Expr, str]) -> tuple[list[str], str]:
        """The statements that come before an expression, which reads what a plan says, and its text."""
        self.note(expr)
        lines, bound = self.unpacked(plan, reading)
        facts = {(s.name, s.fact): f"self.{s.slot}" for s in self.plan.saved if s.fact and s.name not in plan.reads.tensors}
        writer = self.writer(reading, bound, facts, shared)
        writer.at_hand = "first_of(grads)" if self.plan.several_grads else "grad"
        value = writer.write(expr)
        return [*lines, *writer.lines], value

    def grad_like_operands(self) -> str:
        """A gradient of the dtype that the operands have; of complex results of real operands, its real part."""
        kinds = kinds_in_formula(self.op)
        if not self.plan.several_grads:
            return "grad.real" if kinds["grad"] == COMPLEX else "grad"
        count = sum(self.op.differentiable_outputs)
        index = next((i for i in range(count) if kinds[f"grads[{i}]"] != COMPLEX), None)
        return "grads[0].real" if index is None else f"grads[{index}]"

    def defined_grads(self, reading: str) -> list[str]:
        """The gradients of the differentiable results, which alone a formula counts; zeros for those that have not come."""
        function, flags = "defined" if reading == ARRAYS else "defined_tensors", self.op.differentiable_outputs
        wanted = [i for i, flag in enumerate(flags) if flag]
        read = ["grads", "self.results"] if all(flags) else [self.tuple_of([f"{of}[{i}]" for i in wanted]) for of in ("grads", "self.results")]
        return [f"grads = {function}({', '.join(read)})"]

    def unpacked(self, plan: GradientPlan, reading: str) -> tuple[list[str], dict[str, str]]:
        """Saved values brought to hand, held against later changes."""
        lines: list[str] = []
        bound: dict[str, str] = {}
        if self.plan.several_grads:
            bound["grads"] = "grads"
        needs = [f"to_{e} is not None" for e in plan.gradient.inputs] if len(self.edges) > 1 else ["True"]
        bound["needs"] = self.tuple_of(needs)
        for name in plan.reads.tensors:
            slot = self.slot(name)
            if reading == ARRAYS:
                lines += self.checked(name)
                bound[name] = f"self.{slot}"
                continue
            variable = self.local(name)
            kind = self.saved(name).kind
            if kind == "result":
                lines.append(f'{variable} = saved_result(self, "{name}", self.{slot}, self.{name}_changes, {self.results.index(name)})')
            elif kind == "inputs":
                edges = "self.next" if name in self.edges else f"(None,) * len(self.{slot})"
                lines.append(f'{variable} = saved_inputs(self, "{name}", self.{slot}, self.{name}_changes, {edges})')
            else:
                edge = f"self.next[{self.edges.index(name)}]" if name in self.edges else "None"
                given = f'self, "{name}", self.{slot}, self.{name}_changes, {edge}'
                lines.append(
                    f"{variable} = saved_operand({given}, {self.grad_like_operands()})" if self.op.takes_numbers else f"{variable} = saved_input({given})"
                )
            bound[name] = variable
        for name in plan.reads.plain:
            param = self.signature.param(name)
            slot = f"self.{self.slot(name)}"
            bound[name] = f"dtype_or_none({slot})" if reading == TENSORS and param and param.type.base == "dtype" else slot
        return lines, bound

    # ---- recording

    def recorded(self, text: OpText) -> list[str]:
        """Statements that make the Node and save what the formulas will read."""
        edges = f"{self.edge_list}_node" if self.edge_list else self.tuple_of([f"{e}_node" for e in self.edges])
        lines = [f"node = new({text.node})", f"node.next = {edges}", "node.seq = next_seq()", "node.extra = None"]
        if self.plan.several_grads:
            shapes = (
                f"native.shapes_and_dtypes({self.results[0]}_array)"
                if self.signature.returns[0].type.is_list
                else self.tuple_of([f"({r}_array.shape, {r}_array.dtype)" for r in self.results])
            )
            lines.append(f"node.results = {shapes}")
        groups: dict[tuple[str, ...], list[Saved]] = {}
        for saved in self.plan.saved:
            groups.setdefault(saved.needed_by if set(saved.needed_by) != set(self.edges) else (), []).append(saved)
        for needed_by, members in groups.items():
            statements = [line for s in members for line in self.saving(s)]
            if needed_by:
                lines.append(f"if {' or '.join(f'{e}_node is not None' for e in needed_by)}:")
                lines += [f"    {s}" for s in statements]
            else:
                lines += statements
        return lines

    def saving(self, saved: Saved) -> list[str]:
        if saved.kind == "plain":
            param = self.signature.param(saved.name)
            assert param
            value = f"numpy_dtype({py_name(param)})" if param.type.base == "dtype" else py_name(param)
            return [f"node.{saved.slot} = {value}"]
        if saved.fact in ("shapes", "dtypes"):
            told = f"native.shapes_of({saved.name}_array)" if saved.fact == "shapes" else f"[x.dtype for x in {saved.name}_array]"
            return [f"node.{saved.slot} = {told}"]
        if saved.fact:
            optional = (p := self.signature.param(saved.name)) is not None and p.type.optional
            value = f"layout_of({saved.name}_array)" if saved.fact == "layout" else f"{saved.name}_array.{saved.fact}"
            return [f"node.{saved.slot} = {value}" + (f" if {saved.name}_array is not None else None" if optional else "")]
        return [f"node.{saved.slot} = {saved.name}_array", f"node.{saved.name}_changes = {saved.name}_changes"]

    # ---- forward mode

    def tangents(self, text: OpText) -> None:
        text.tangent_params = self.tangent_params()
        for plan in self.plan.tangents:
            text.tangents.append((plan.tangent.output, self.tangent(plan, ARRAYS), self.tangent(plan, TENSORS)))
        text.missing_tangents = {t.output: t.reason for t in self.op.tangents if t.kind == NOT_IMPLEMENTED}

    def tangent(self, plan: TangentPlan, reading: str) -> list[str]:
        """The sum of the terms whose tangents are there."""
        lines: list[str] = []
        library = OWN if self.all.spec.namespace else ""  # whose are the ops that stand in no formula
        tensors = of_library("ops", library)
        add = f"{tensors}.add(total, term)" if reading == TENSORS else "forwards_specgrad.add(total, term, 1)" if library else "k_add(total, term)"
        if not plan.terms:
            return ["return None"]
        if len(plan.terms) > 1:
            lines.append("total = None")
        for wanted, tensor_expr, array_expr in plan.terms:
            expr = array_expr if reading == ARRAYS else tensor_expr
            self.note(array_expr)
            writer = self.writer(reading, {n: self.local(n) for n in names(expr)} | {"dim": "dim"})
            writer.at_hand = next((f"{p.name}_p" for p in self.plan.edges if not p.type.is_list and not p.type.optional), "")
            zeros = "zeros_like_array" if reading == ARRAYS else f"{tensors}.zeros_like"
            body = [f"if {n}_t is None:\n    {n}_t = {zeros}({n}_p)" for n in wanted] if len(wanted) > 1 else []
            value = writer.write(expr)
            body += writer.lines
            if len(plan.terms) == 1:
                if set(wanted) != set(self.edges):  # the inputs that the formula leaves out may be the only ones with tangents
                    lines += [f"if {' and '.join(f'{n}_t is None' for n in wanted)}:", "    return None"]
                lines += [*_split(body), f"return {value}"]
                continue
            if not library:
                self.used.add("add")
            body += [f"term = {value}", f"total = term if total is None else {add}"]
            lines.append(f"if {' or '.join(f'{n}_t is not None' for n in wanted)}:")
            lines += [f"    {line}" for line in _split(body)]
        if len(plan.terms) > 1:
            lines.append("return total")
        return lines

    def tangent_params(self) -> str:
        linear = {p.name for p in self.plan.edges}
        primals = [f"{p.name}_p" if p.name in linear else self.local(p.name) for p in self.signature.params]
        return ", ".join([*primals, *(f"{e}_t" for e in self.edges), *self.results])


def _split(lines: list[str]) -> list[str]:
    return [part for line in lines for part in line.split("\n")]
