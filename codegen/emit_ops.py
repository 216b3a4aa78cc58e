"""What the template of a generated module needs for each op: names and ready-made statements."""

from __future__ import annotations

from dataclasses import dataclass, field

from .derive import classes_of, kinds_of, promotes, result_kind
from .emit_python import ARRAYS, TENSORS, PythonWriter, array_function, calls_in, forward_function, kernel_variable, kernels_in
from .expr import Expr, IfExp, KernelCall, names
from .model import AUTO_ELEMENT_WISE, AUTO_TRANSPOSE, IN_PLACE, NOT_IMPLEMENTED, OPERATORS, ZERO, Op
from .plan import GradientPlan, OpPlan, Plan, Saved, TangentPlan
from .signature import Param
from .unparse import unparse


@dataclass
class OpText:
    """One op, written: the template only lays it out."""

    name: str
    identifier: str
    constant: str
    signature: str
    where: str
    docs: str
    params: str  # of the Python function
    args: str  # all of them, in the order of the signature
    kernels: list[str] = field(default_factory=list)
    body: list[str] = field(default_factory=list)  # of the function
    forward: list[str] = field(default_factory=list)  # of the array function of a forward op
    forward_params: str = ""
    record_params: list[str] = field(default_factory=list)
    record: list[str] = field(default_factory=list)
    in_place: list[str] = field(default_factory=list)
    in_place_params: str = ""
    node: str = ""
    node_docs: list[str] = field(default_factory=list)
    slots: list[str] = field(default_factory=list)
    saved: str = ""
    frees: list[tuple[str, str]] = field(default_factory=list)
    run_arrays: list[str] = field(default_factory=list)
    run_tensors: list[str] = field(default_factory=list)
    grad_name: str = "grad"
    tangents: list[tuple[str, list[str], list[str]]] = field(default_factory=list)  # result, array reading, tensor reading
    tangent_params: str = ""
    missing_tangents: dict[str, str] = field(default_factory=dict)
    descriptor: list[tuple[str, str]] = field(default_factory=list)
    modules: set[str] = field(default_factory=set)


def py_name(param: Param) -> str:
    """The name of a parameter in Python: users know `self` as `input`."""
    return "input" if param.name == "self" else param.name


def op_constant(op: Op) -> str:
    return f"op_{op.signature.identifier}"


def write_op(plan: Plan, op: Op) -> OpText:
    return _OpWriter(plan, plan.ops[op.name]).write()


class _OpWriter:
    def __init__(self, plan: Plan, op_plan: OpPlan):
        self.all, self.plan, self.op = plan, op_plan, op_plan.op
        self.signature = self.op.signature
        self.results = [r.name for r in self.signature.returns]
        self.edges = [p.name for p in op_plan.edges]
        self.edge_list = next((p.name for p in op_plan.edges if p.type.is_list), "")
        if self.edge_list and len(self.edges) > 1:
            raise NotImplementedError(f"{self.op.name}: a differentiable list of tensors beside another differentiable input")

    def write(self) -> OpText:
        op = self.op
        text = OpText(
            name=op.name,
            identifier=self.signature.identifier,
            constant=op_constant(op),
            signature=str(self.signature),
            where=f"{op.location.file}:{op.location.line}",
            docs=op.docs or "Used by the formulas of other ops.",
            params=self.python_params(),
            args=self.tuple_of([py_name(p) for p in self.signature.params]),
        )
        self.used: set[str] = set()
        self.called: set[str] = {op.name}
        if op.kind == "forward":
            text.forward_params = ", ".join(self.local(p.name) for p in self.signature.params)
            text.forward = self.forward()
        if self.plan.has_node:
            self.node(text)
        self.function(text)
        if IN_PLACE in op.forms:
            self.in_place(text)
        self.tangents(text)
        self.descriptor(text)
        text.kernels = sorted(self.used)
        text.modules = {self.all.kernels.spec[name].target.split(".")[0] for name in self.called if self.all.kernels.spec[name].kind == "call"}
        return text

    # ---- names

    def python_params(self) -> str:
        shown: list[str] = []
        star = False
        for param in self.signature.params:
            if param.keyword_only and not star:
                shown.append("*")
                star = True
            default = f"={_default(param)}" if param.has_default else ""
            shown.append(py_name(param) + default)
        return ", ".join(shown)

    def local(self, name: str) -> str:
        """The Python variable of a value in the array functions and tangents."""
        return f"{name}_" if name in ("self", "input") else name

    @staticmethod
    def tuple_of(items: list[str]) -> str:
        return f"({', '.join(items)}{',' if len(items) == 1 else ''})"

    def writer(self, reading: str, names: dict[str, str], facts: dict[tuple[str, str], str] | None = None) -> PythonWriter:
        return PythonWriter(reading, self.all.kernels, names, facts or {})

    def note(self, *exprs: Expr | None) -> None:
        for expr in exprs:
            self.used |= kernels_in(expr)
            self.called |= calls_in(expr)

    # ---- forward

    def forward(self) -> list[str]:
        expr = self.plan.forward
        assert expr is not None
        self.note(expr)
        writer = self.writer(ARRAYS, {p.name: self.local(p.name) for p in self.signature.params})
        return self.choice(expr, writer, "return ")

    def choice(self, expr: Expr, writer: PythonWriter, prefix: str, kernel_suffix: str = "") -> list[str]:
        """Statements that choose among kernels."""
        if isinstance(expr, IfExp):
            return [
                f"if {writer.write(expr.condition).removeprefix('(').removesuffix(')')}:",
                *(f"    {line}" for line in self.choice(expr.then, writer, prefix, kernel_suffix)),
                "else:",
                *(f"    {line}" for line in self.choice(expr.otherwise, writer, prefix, kernel_suffix)),
            ]
        if not isinstance(expr, KernelCall):
            return [f"{prefix}{writer.write(expr)}"]
        kernel = self.all.kernels.by_name[expr.kernel]
        args = [writer.write(a) for a in expr.args]
        if kernel.row:
            keepdim = "True" if not kernel.reduces or not self.signature.param("keepdim") else "keepdim"
            function = "along" if not kernel.reduces else "along_reduced"
            extra = [keepdim] if kernel.reduces else []
            return [f"{prefix}{function}({kernel_variable(kernel.name)}, {', '.join(['dim', *extra, *args])})"]
        return [f"{prefix}{kernel_variable(kernel.name)}{kernel_suffix}({', '.join(args)})"]

    # ---- the function

    def function(self, text: OpText) -> None:
        op = self.op
        general = f"general({text.constant}, {text.args})"
        tensors = op.tensors
        lists = any(p.type.is_list for p in tensors) or self.signature.returns[0].type.is_list
        if op.kind == "compose" or lists or self.signature.is_inplace or not tensors:
            direct = f"compose_{op.target}({', '.join(py_name(p) for p in self.signature.params)})"
            text.body = [*self.requirements(), f"return {direct if op.kind == 'compose' else general}"]
            return
        lines = self.identity() + self.requirements() + self.inputs(general)
        results = self.tuple_of([f"{r}_array" for r in self.results]) if len(self.results) > 1 else f"{self.results[0]}_array"
        names = {p.name: f"{p.name}_array" if p.type.is_tensor else py_name(p) for p in self.signature.params}
        if op.elementwise:
            assert self.plan.forward is not None
            lines += self.choice(self.plan.forward, self.writer(ARRAYS, names), f"{results} = ", "_same")
            lines += [f"if {results} is None:", *(f"    {line}" for line in self.other_shapes(general, names, results))]
        elif op.rowwise:
            lines.append(f"{results} = {forward_function(op)}({', '.join(names.values())})")
        else:
            lines.append(f"{results} = {array_function(op)}({', '.join(self.array_arg(p) for p in self.signature.params)})")
        lines += self.outputs(text)
        text.body = lines

    def identity(self) -> list[str]:
        if self.op.identity != "real":
            return []
        return ['if isinstance(input, Tensor) and input._array.dtype.kind != "c":', "    return input"]

    def requirements(self) -> list[str]:
        lines = []
        for condition, message in self.op.requirements:
            text = self.writer(TENSORS, {p.name: py_name(p) for p in self.signature.params}).write(condition)
            kind, _, rest = message.partition(": ")
            if kind not in ("ValueError", "IndexError", "TypeError"):  # the kind of error may stand before its message
                kind, rest = "RuntimeError", message
            lines += [f"if not {text}:", f"    raise {kind}({self.op.name + ': ' + rest!r})"]
        return lines

    def other_shapes(self, general: str, names: dict[str, str], result: str) -> list[str]:
        """The arrays are not of one shape and dtype: they may still broadcast, and then the gradients are summed on their way back."""
        if len(self.op.tensors) == 1 or any(p.type.optional for p in self.op.tensors):
            return [f"return {general}"]
        assert self.plan.forward is not None
        lines = self.choice(self.plan.forward, self.writer(ARRAYS, names), f"{result} = ", "_any")
        lines += [f"if {result} is None:", f"    return {general}"]
        if self.plan.has_node:
            lines += [f"{e}_node = restored({e}_node, {e}_array, {result})" for e in self.edges]
        return lines

    def array_arg(self, param: Param) -> str:
        if param.type.is_tensor:
            return f"{param.name}_array"
        if param.type.base == "dtype":
            return f"numpy_dtype({py_name(param)})"
        return py_name(param)

    def inputs(self, general: str) -> list[str]:
        """The arrays, change logs and edges of the inputs; anything unusual takes the general path."""
        op, lines = self.op, []
        required = [p for p in op.tensors if not p.type.optional]
        strict = [p for p in required if not self.takes_numbers]
        plain = " or ".join(f"{py_name(p)}.__class__ is not Tensor" for p in strict)
        lines += [f"if {plain}{' or ' if plain else ''}modes.observers:", f"    return {general}"]
        for param in op.tensors:
            name, py, wants = param.name, py_name(param), self.wants(param.name)
            if param in strict:
                lines += [f"{name}_{what} = {py}._{attribute}" for what, attribute in wants]
                continue
            numbers = f"{py}.__class__ in NUMBERS" if self.takes_numbers and param in required else f"{py} is None"
            missing = {"array": py, "changes": "UNCHANGED", "node": "None"}
            lines += [f"if {py}.__class__ is Tensor:", *(f"    {name}_{what} = {py}._{attribute}" for what, attribute in wants)]
            lines += [f"elif {numbers}:", *(f"    {name}_{what} = {missing[what]}" for what, _ in wants)]
            lines += ["else:", f"    return {general}"]
        return lines

    @property
    def takes_numbers(self) -> bool:
        """Whether a Python number may stand for a tensor."""
        return self.op.elementwise and sum(not p.type.optional for p in self.op.tensors) > 1

    def wants(self, name: str) -> list[tuple[str, str]]:
        """What the function reads of an input tensor: (suffix of the variable, attribute)."""
        saved = any(s.name == name and s.is_tensor for s in self.plan.saved)
        wanted = [("array", "array")]
        if saved:
            wanted.append(("changes", "changes"))
        if name in self.edges and self.plan.has_node:
            wanted.append(("node", "node"))
        return wanted

    def outputs(self, text: OpText) -> list[str]:
        """Wrap the results, and record the op if a gradient may be asked for."""
        if self.signature.is_view:
            rest = self.tuple_of([py_name(p) for p in self.signature.params[1:]]) if len(self.signature.params) > 1 else "()"
            lines = [f"out = view_of(input, result_array, {text.constant}, {rest})"]
        else:
            lines = [line for r in self.results for line in self.wrapped(r)]
        outs = [self.out(r) for r in self.results]
        given = self.tuple_of(outs) if len(outs) > 1 else outs[0]
        if len(outs) > 1:
            given = f"{text.constant}.results({given})"
        if not self.plan.has_node:
            return [*lines, *(f"{o}._node = None" for o in outs), f"return {given}"]
        needed = " and ".join(f"{e}_node is None" for e in self.edges)
        if len(self.edges) > 1:
            needed = f"({needed})"
        if any(p.type.base == "dtype" for p in self.signature.params):  # integers have no gradient
            needed += f' or {self.results[0]}_array.dtype.kind in "biu"'
        lines += [f"if {needed} or (modes.no_grad and not grad_enabled()):", *(f"    {o}._node = None" for o in outs), f"    return {given}"]
        lines += self.recorded(text)
        differentiable = self.op.differentiable_outputs
        if not self.plan.several_grads:
            lines += [f"{o}._node = {'node' if d else 'None'}" for o, d in zip(outs, differentiable)]
        else:
            lines += [f"{o}._node = {f'Port(node, {i})' if d else 'None'}" for i, (o, d) in enumerate(zip(outs, differentiable))]
        return [*lines, f"return {given}"]

    def out(self, result: str) -> str:
        return "out" if len(self.results) == 1 else f"out_{result}"

    def wrapped(self, result: str) -> list[str]:
        out = self.out(result)
        changes = f"{result}_changes = " if any(s.name == result and s.is_tensor for s in self.plan.saved) else ""
        return [f"{out} = new(Tensor)", f"{out}._array = {result}_array", f"{out}._changes = {changes}[0]", f"{out}._extra = None"]

    def recorded(self, text: OpText) -> list[str]:
        """Statements that make the Node and save what the formulas will read."""
        edges = f"{self.edge_list}_node" if self.edge_list else self.tuple_of([f"{e}_node" for e in self.edges])
        lines = [f"node = new({text.node})", f"node.next = {edges}", "node.seq = next_seq()", "node.extra = None"]
        if self.plan.several_grads:
            shapes = (
                f"tuple((r.shape, r.dtype) for r in {self.results[0]}_array)"
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
            return [f"node.{saved.slot} = [x.{saved.fact[:-1]} for x in {saved.name}_array]"]
        if saved.fact:
            optional = (p := self.signature.param(saved.name)) is not None and p.type.optional
            value = f"layout_of({saved.name}_array)" if saved.fact == "layout" else f"{saved.name}_array.{saved.fact}"
            return [f"node.{saved.slot} = {value}" + (f" if {saved.name}_array is not None else None" if optional else "")]
        return [f"node.{saved.slot} = {saved.name}_array", f"node.{saved.name}_changes = {saved.name}_changes"]

    # ---- the in-place form

    def in_place(self, text: OpText) -> None:
        """Without history to keep, and where a kernel fits, straight-line code; else the general path."""
        general = f"in_place({text.constant}, {text.args})"
        text.in_place_params = self.python_params()
        if self.op.kind == "compose":
            text.in_place = [*self.requirements(), f"return composed_in_place({text.constant}, {text.args})"]
            return
        forward = self.plan.forward
        if not self.op.elementwise or (isinstance(forward, IfExp) and any(isinstance(b, IfExp) for b in (forward.then, forward.otherwise))):
            text.in_place = [*self.requirements(), f"return {general}"]
            return
        assert self.plan.forward is not None
        tensors = self.op.tensors
        recording = "not (modes.no_grad and not grad_enabled())"
        lines = [
            *self.requirements(),
            f"if input.__class__ is not Tensor or modes.observers or ((input._node is not None or input._extra is not None) and {recording}):",
            f"    return {general}",
        ]
        names = {p.name: py_name(p) for p in self.signature.params} | {"self": "input._array"}
        for param in tensors[1:]:
            py = py_name(param)
            lines += [
                f"if {py}.__class__ is Tensor:",
                f"    if {py}._node is not None and {recording}:",
                f"        return {general}",
                f"    {param.name}_array = {py}._array",
                "else:",
                f"    {param.name}_array = {py}",
            ]
            names[param.name] = f"{param.name}_array"
        lines += self.choice(self.plan.forward, self.writer(ARRAYS, names), "done = ", "_into")
        lines = [line.replace("_into(", "_into(input._array, ") if "done = " in line else line for line in lines]
        lines += ["if done is None:", f"    return {general}", f'changed(input._changes, "{self.signature.base}_", _getframe(1))', "return input"]
        text.in_place = lines

    # ---- the node

    def node(self, text: OpText) -> None:
        op = self.op
        text.node = op.node_name
        text.node_docs = [f"{', '.join(g.gradient.inputs)}: {' '.join(g.gradient.text.split())}" for g in self.plan.gradients]
        text.grad_name = "grads" if self.plan.several_grads else "grad"
        for saved in self.plan.saved:
            text.slots.append(saved.slot)
            if saved.is_tensor:
                text.slots.append(f"{saved.name}_changes")
                text.frees.append((saved.slot, f"{saved.name}_changes"))
        if self.plan.several_grads:
            text.slots.append("results")
        slots = ((s.slot if s.fact else s.name, s.slot, "plain" if s.fact else s.kind, self.edge_index(s)) for s in self.plan.saved)
        text.saved = "{" + ", ".join(f'"{name}": ("{slot}", "{kind}", {edge})' for name, slot, kind, edge in slots) + "}"
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
        words = set(" ".join(body).replace(".", " ").replace("(", " ").replace(")", " ").replace(",", " ").split())
        for source, target in record_params.items():
            if any(name.strip(",") in words for name in target.strip("()").split(", ")):
                text.record_params.append(f"{target} = {source}")
        text.record = body

    def edge_index(self, saved: Saved) -> int:
        return self.edges.index(saved.name) if saved.name in self.edges else -1

    def run(self, reading: str) -> list[str]:
        """The backward of the Node, in one reading: gradients in, gradients out."""
        single = len(self.edges) == 1
        lines: list[str] = []
        if not single:
            lines.append(f"{', '.join(f'to_{e}' for e in self.edges)} = self.next")
            lines.append(f"{' = '.join(f'grad_{e}' for e in self.edges)} = None")
        joint = self.plan.joint if reading == ARRAYS else None
        if joint is not None:
            lines += self.joint(joint)
        for plan in self.plan.gradients:
            body = self.gradient(plan, reading)
            if single:
                lines += body
                continue
            need = " or ".join(f"to_{e} is not None" for e in plan.gradient.inputs)
            lines.append(f"if {need}:")
            lines += [f"    {line}" for line in body]
        if self.frees_any():
            lines += ["if not keep:", "    self.release()"]
        if self.edge_list:
            lines.append(f"return grad_{self.edge_list}")
        else:
            lines.append(f"return {self.tuple_of([f'grad_{e}' for e in self.edges])}")
        return lines

    def frees_any(self) -> bool:
        return any(s.is_tensor for s in self.plan.saved)

    def joint(self, call: KernelCall) -> list[str]:
        """Both gradients wanted: one kernel writes them all."""
        self.note(call)
        read: list[str] = []
        for plan in self.plan.gradients:
            read += [n for n in plan.reads.tensors if n not in read]
        names = {"grad": "grad"}
        body = []
        for name in read:
            body += self.checked(name)
            names[name] = f"self.{self.slot(name)}"
        names |= {s.name: f"self.{s.slot}" for s in self.plan.saved if s.kind == "plain"}
        text = self.writer(ARRAYS, names).write(call)
        order = ", ".join(f"grad_{g.gradient.inputs[0]}" for g in self.plan.gradients)
        body.append(f"{order} = {text}")
        if self.frees_any():
            body += ["if not keep:", "    self.release()"]
        body.append(f"return {self.tuple_of([f'grad_{e}' for e in self.edges])}")
        return [f"if {' and '.join(f'to_{e} is not None' for e in self.edges)}:", *(f"    {line}" for line in body)]

    def slot(self, name: str) -> str:
        return next(s.slot for s in self.plan.saved if s.name == name and not s.fact)

    def checked(self, name: str) -> list[str]:
        """The check that a saved value is as it was."""
        saved = next(s for s in self.plan.saved if s.name == name and not s.fact)
        test = f"any_changed(self.{name}_changes, self.seq)" if saved.kind == "inputs" else f"self.{name}_changes[0] > self.seq"
        return [f"if {test}:", f'    raise stale(self, "{name}")']

    def gradient(self, plan: GradientPlan, reading: str) -> list[str]:
        """Statements that compute one gradient (or several that are computed together)."""
        gradient = plan.gradient
        if gradient.kind == NOT_IMPLEMENTED:
            return [f"raise not_implemented({self.op.name!r}, {gradient.inputs[0]!r}, {gradient.reason!r})"]
        if gradient.kind == ZERO:
            maker = "np.zeros" if reading == ARRAYS else "zero_tensor"
            return [f"grad_{n} = {maker}(self.{n}_shape, self.{n}_dtype)" for n in gradient.inputs]
        expr = plan.array_expr if reading == ARRAYS else plan.tensor_expr
        assert expr is not None
        self.note(expr)
        lines, bound = self.unpacked(plan, reading, expr)
        facts = {(s.name, s.fact): f"self.{s.slot}" for s in self.plan.saved if s.fact and s.name not in plan.reads.tensors}
        writer = self.writer(reading, bound, facts)
        value = writer.write(expr)
        lines += writer.lines
        targets = [f"grad_{n}" for n in gradient.inputs]
        lines.append(f"{', '.join(targets)} = {value}")
        return lines

    def unpacked(self, plan: GradientPlan, reading: str, expr: Expr) -> tuple[list[str], dict[str, str]]:
        """Saved values brought to hand, held against later changes."""
        lines: list[str] = []
        bound: dict[str, str] = {}
        if self.plan.several_grads:
            bound["grads"] = "grads"
            if "grads" in names(expr) and not self.signature.returns[0].type.is_list:
                lines.append(f"grads = {'defined' if reading == ARRAYS else 'defined_tensors'}(grads, self.results)")
        needs = [f"to_{e} is not None" for e in plan.gradient.inputs] if len(self.edges) > 1 else ["True"]
        bound["needs"] = self.tuple_of(needs)
        for name in plan.reads.tensors:
            slot = self.slot(name)
            if reading == ARRAYS:
                lines += self.checked(name)
                bound[name] = f"self.{slot}"
                continue
            variable = self.local(name)
            kind = next(s for s in self.plan.saved if s.name == name and not s.fact).kind
            if kind == "result":
                index = self.results.index(name)
                lines.append(f'{variable} = saved_result(self, "{name}", self.{slot}, self.{name}_changes, {index if self.plan.several_grads else "None"})')
            elif kind == "inputs":
                edges = "self.next" if name in self.edges else f"(None,) * len(self.{slot})"
                lines.append(f'{variable} = saved_inputs(self, "{name}", self.{slot}, self.{name}_changes, {edges})')
            else:
                edge = f"self.next[{self.edges.index(name)}]" if name in self.edges else "None"
                given = f'self, "{name}", self.{slot}, self.{name}_changes, {edge}'
                lines.append(f"{variable} = saved_operand({given}, grad)" if self.takes_numbers else f"{variable} = saved_input({given})")
            bound[name] = variable
        for name in plan.reads.plain:
            param = self.signature.param(name)
            slot = f"self.{self.slot(name)}"
            bound[name] = f"dtype_or_none({slot})" if reading == TENSORS and param and param.type.base == "dtype" else slot
        return lines, bound

    # ---- forward mode

    def tangents(self, text: OpText) -> None:
        text.tangent_params = self.tangent_params()
        for plan in self.plan.tangents:
            text.tangents.append((plan.tangent.output, self.tangent(plan, ARRAYS), self.tangent(plan, TENSORS)))
        text.missing_tangents = {t.output: t.reason for t in self.op.tangents if t.kind == NOT_IMPLEMENTED}

    def tangent(self, plan: TangentPlan, reading: str) -> list[str]:
        """The sum of the terms whose tangents are there."""
        lines: list[str] = []
        add = "k_add" if reading == ARRAYS else "ops.add"
        if not plan.terms:
            return ["return None"]
        if len(plan.terms) > 1:
            lines.append("total = None")
        for wanted, tensor_expr, array_expr in plan.terms:
            expr = array_expr if reading == ARRAYS else tensor_expr
            self.note(array_expr)
            writer = self.writer(reading, {n: self.local(n) for n in names(expr)} | {"dim": "dim"})
            zeros = "zeros_like_array" if reading == ARRAYS else "ops.zeros_like"
            body = [f"if {n}_t is None:\n    {n}_t = {zeros}({n}_p)" for n in wanted] if len(wanted) > 1 else []
            value = writer.write(expr)
            body += writer.lines
            if len(plan.terms) == 1:
                lines += [*_split(body), f"return {value}"]
                continue
            self.used.add("add")
            body += [f"term = {value}", f"total = term if total is None else {add}(total, term)"]
            lines.append(f"if {' or '.join(f'{n}_t is not None' for n in wanted)}:")
            lines += [f"    {line}" for line in _split(body)]
        if len(plan.terms) > 1:
            lines.append("return total")
        return lines

    def tangent_params(self) -> str:
        linear = {p.name for p in self.plan.edges}
        primals = [f"{p.name}_p" if p.name in linear else self.local(p.name) for p in self.signature.params]
        return ", ".join([*primals, *(f"{e}_t" for e in self.edges), *self.results])

    # ---- the descriptor

    def descriptor(self, text: OpText) -> None:
        op = self.op
        d = text.descriptor
        d.append(("params", self.params_tuple()))
        d.append(("positional", str(sum(not p.keyword_only for p in self.signature.params))))
        d.append(("required", self.tuple_of([f'"{py_name(p)}"' for p in self.signature.params if not p.has_default])))
        forward = f"compose_{op.target}" if op.kind == "compose" else array_function(op) if op.kind == "call" else forward_function(op)
        d.append(("forward", forward))
        if op.kind == "compose":
            d.append(("composite", "True"))
        if self.plan.has_node:
            d.append(("record", f"_record_{text.identifier}"))
            d.append(("edges", self.tuple_of([str(self.signature.params.index(p)) for p in self.plan.edges])))
            if not all(op.differentiable_outputs):
                d.append(("differentiable", str(op.differentiable_outputs)))
        elif op.kind != "compose":
            d.append(("non_differentiable", repr(op.non_differentiable)))
        if op.elementwise:
            d.append(("promotion", self.promotion()))
        reflected = [OPERATORS[s][2] for s in op.operators if OPERATORS[s][2] and OPERATORS[s][1]]
        if reflected:
            d.append(("reflected", repr(reflected[0])))
        if self.signature.is_view:
            d.append(("view", "True"))
        if self.signature.is_inplace:
            d.append(("writes", "True"))
        if any(r.type.is_list for r in self.signature.returns):
            d.append(("gives_list", "True"))
        elif len(self.results) > 1:
            d.append(("results", f"return_type({self.signature.base!r}, {tuple(self.results)!r})"))
        transposed = [t.output for t in op.tangents if t.kind == AUTO_TRANSPOSE]
        if text.tangents or text.missing_tangents or transposed:
            rules = [f'"{name}": (_tangent_arrays_{text.identifier}_{name}, _tangent_tensors_{text.identifier}_{name})' for name, _, _ in text.tangents]
            rules += [f'"{name}": {reason!r}' for name, reason in text.missing_tangents.items()]
            rules += [f'"{name}": TRANSPOSE' for name in transposed]
            d.append(("tangents", "{" + ", ".join(rules) + "}"))
        if any(s.is_tensor and s.name == "self" for s in self.plan.saved):
            readers = [e for s in self.plan.saved if s.name == "self" and s.is_tensor for e in s.needed_by]
            d.append(("saves_self_for", self.tuple_of([f'"{"input" if e == "self" else e}"' for e in readers])))

    def params_tuple(self) -> str:
        items = []
        for param in self.signature.params:
            type_ = param.type.base + (("?" if param.type.items_optional else "") + "[]" if param.type.is_list else "") + ("?" if param.type.optional else "")
            items.append(f'("{py_name(param)}", "{type_}")')
        return self.tuple_of(items)

    def promotion(self) -> str:
        """How the operands' dtypes decide the dtype computed in."""
        assert self.op.body is not None
        kinds = kinds_of(self.signature, self.op.body)
        bools = self.tuple_of([str(i) for i, p in enumerate(self.signature.params) if p.type.is_tensor and kinds[p.name] == "bool"])
        possible = classes_of(self.op.body, kinds)
        classes = "".join(c for c in self.op.classes if c in possible)
        return f'Promotion(floats={promotes(self.op.body)}, bools={bools}, result="{result_kind(self.op.body, kinds)}", classes="{classes}")'


def _split(lines: list[str]) -> list[str]:
    return [part for line in lines for part in line.split("\n")]


def _default(param: Param) -> str:
    value = param.default
    if isinstance(value, float) and value in (float("inf"), float("-inf")):
        return "math.inf" if value > 0 else "-math.inf"
    return repr(value)


__all__ = ["AUTO_ELEMENT_WISE", "OpText", "py_name", "unparse", "write_op"]
