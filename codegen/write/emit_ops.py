"""The text of an op: its function and its in-place form; with what its Node needs, from emit_node, and its descriptor, from emit_descriptor."""

from __future__ import annotations

from ..model.expr import Const, Expr, Host, IfExp, KernelCall, Name, Seq, names
from ..model.op import Op
from ..model.signature import Param
from ..model.spec_text import SpecText, python_literal, python_string
from ..plan.op_plan import Plan
from ..problems import listed
from . import other_names
from .emit_descriptor import DescriptorWriter
from .emit_node import NodeWriter
from .emit_python import ARRAYS, TENSORS, PythonWriter, array_function, backward_imports, forward_function, in_place_function, kernel_variable, target_imports
from .op_text import OpText, op_constant, py_name, qualified


def write_op(plan: Plan, op: Op) -> OpText:
    return _OpWriter(plan, plan.ops[op.name]).write()


class _OpWriter(NodeWriter, DescriptorWriter):
    """Writes the function of an op, and its in-place form."""

    def write(self) -> OpText:
        op = self.op
        text = OpText(
            name=qualified(self.all.spec, op),
            identifier=self.signature.identifier,
            constant=op_constant(op),
            signature=SpecText(str(self.signature)),
            docs=self.docs(),
            params=", ".join(
                [
                    *other_names.parameters(op),
                    *(["inplace=False"] if op.takes_inplace else []),
                    *other_names.other_parameters(op),
                    *self.keyword_params(op.takes_out),
                ]
            ),
            args=self.tuple_of([py_name(p) for p in self.signature.params]),
        )
        if op.kind == "forward":
            text.forward_params = ", ".join(self.local(p.name) for p in self.signature.params)
            text.forward = self.forward()
            if op.writes_straight:
                self.into(text)
        if self.plan.has_node:
            self.node(text)
        self.function(text)
        text.body = [*other_names.statements(op, self.signature.base), *text.body]
        if op.has_in_place_form:
            self.in_place(text)
            text.in_place = [*other_names.statements(op, f"{self.signature.base}_"), *text.in_place]
        elif op.updates:
            self.update(text)
        self.tangents(text)
        self.descriptor(text)
        text.kernels = sorted(self.used)
        text.imports = {
            i for called in map(self.all.kernels.spec.__getitem__, self.called) if called.kind == "call" for i in target_imports(called)
        } | backward_imports(op)
        return text

    def docs(self) -> SpecText:
        docs = self.op.docs or SpecText("Used by the formulas of other ops.")
        return SpecText(f"{docs.plain}\n\nIt takes tensors of dtype {listed(self.op.dtypes)}.\n") if self.op.dtypes else docs

    # ---- names

    def keyword_params(self, out: bool = False) -> list[str]:
        shown = [py_name(p) + (f"={python_literal(p.default)}" if p.has_default else "") for p in self.signature.params if p.keyword_only]
        shown += other_names.other_parameters(self.op, keyword_only=True)
        star = ["*"] if shown else []  # none for `out` alone: a call of a function without keyword-only parameters is faster by a tenth
        return [*star, *shown, *(["out=None"] if out else [])]

    # ---- forward

    def forward(self) -> list[str]:
        expr = self.plan.forward
        assert expr is not None
        self.note(expr)
        writer = self.writer(ARRAYS, {p.name: self.local(p.name) for p in self.signature.params})
        return self.choice(expr, writer, "return ")

    def into(self, text: OpText) -> None:
        """What writes into an array, or gives None where no kernel does: the kernel's own function, or one that chooses among kernels."""
        assert self.plan.forward is not None
        writer = self.writer(ARRAYS, {p.name: self.local(p.name) for p in self.signature.params})
        lines = self.choice(self.plan.forward, writer, "return ", "_into", "out")
        function, given, _ = lines[0].removeprefix("return ").partition(f"(out, {text.forward_params})")
        if given:
            text.descriptor["into"] = function
        else:
            text.into, text.descriptor["into"] = lines, f"_{text.identifier}_into"

    def choice(self, expr: Expr, writer: PythonWriter, prefix: str, kernel_suffix: str = "", into: str = "") -> list[str]:
        """Statements that choose among kernels; `into`: the arrays that their results are written into."""
        if isinstance(expr, IfExp):
            return [
                f"if {writer.write(expr.condition).removeprefix('(').removesuffix(')')}:",
                *(f"    {line}" for line in self.choice(expr.then, writer, prefix, kernel_suffix, into)),
                "else:",
                *(f"    {line}" for line in self.choice(expr.otherwise, writer, prefix, kernel_suffix, into)),
            ]
        if not isinstance(expr, KernelCall):
            return [f"{prefix}{writer.write(expr)}"]
        kernel = self.all.kernels.by_name[expr.kernel]
        args = [*([into] if into else []), *(writer.write(a) for a in expr.args)]
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
        if op.takes_inplace:
            positional = [py_name(p) for p in self.signature.params if not p.keyword_only]
            named = [f"{py_name(p)}={py_name(p)}" for p in self.signature.params if p.keyword_only]
            text.body = ["if inplace:", f"    return {self.signature.identifier}_({', '.join([*positional, *named])})"]
        text.body += self.kinds(text)
        tensors_checked, required = self.only_tensors(text), self.requirements()
        if op.writes_straight:  # not by the call of the function itself, which would make these checks
            text.body += [*tensors_checked, *required]
            tensors_checked, required = [], []
        if op.takes_out:
            call = f"({text.constant}, {text.args}, out)" if op.gives_always is None else f"({text.constant}, {text.args}, out, {op.gives_always})"
            text.body += ["if out is not None:", f"    return {'into_found' if op.leaves_count_open else 'into'}{call}"]
        tensors = op.tensors
        lists = any(p.type.is_list for p in tensors) or self.signature.returns[0].type.is_list
        if op.kind == "compose" or lists or self.signature.is_inplace or not tensors:
            direct = f"({', '.join(py_name(p) for p in self.signature.params)})"
            called = array_function(op) + direct if op.kind == "compose" else f"{self.list_path()}({text.constant}, {text.args})"
            text.body += [*tensors_checked, *required, *self.plain_write(op), f"return {called}"]
            return
        lines = [*tensors_checked, *self.identity(), *required, *self.inputs(general)]
        several = len(self.results) > 1
        results = self.tuple_of([f"{r}_array" for r in self.results]) if several else f"{self.results[0]}_array"
        names = {p.name: f"{p.name}_array" if p.type.is_tensor else py_name(p) for p in self.signature.params}
        if op.elementwise:
            assert self.plan.forward is not None
            done = "done" if several else results
            lines += self.choice(self.plan.forward, self.writer(ARRAYS, names), f"{done} = ", "_same")
            lines += [f"if {done} is None:", *(f"    {line}" for line in self.other_shapes(general, names, done))]
            lines += [f"{results} = done"] if several else []
        elif op.rowwise:
            lines.append(f"{results} = {forward_function(op)}({', '.join(names.values())})")
        else:
            lines.append(f"{results} = {array_function(op)}({', '.join(self.array_arg(p) for p in self.signature.params)})")
        lines += self.outputs(text)
        text.body += lines

    def plain_write(self, op: Op) -> list[str]:
        """Of an op that is written as in place, what suffices where no history is concerned: its array function."""
        if not self.signature.is_inplace or not {p.type.base for p in self.signature.params} <= {"Tensor", "Scalar", "bool"}:
            return []
        return self.written_freely(array_function(op), op.name)

    def written_freely(self, function: str, name: str) -> list[str]:
        """Of an op that writes into its first tensor, what suffices where no history is concerned: the array function that does so."""
        if not (plain := self.plain_arguments()):
            return []
        return [
            f"if {plain}:",
            f"    {function}({', '.join(self.plain_args())})",
            f'    changed(input._changes, "{name}")',
            "    return input",
        ]

    def plain_arguments(self) -> str:
        """The condition under which an array function may be called straight, and the first tensor written to; "" if the general path always looks first."""
        params, tensors = self.signature.params, [py_name(p) for p in self.op.tensors]
        if self.op.kind != "call" or self.op.dtypes or any(p.type.is_list or p.type.optional for p in self.op.tensors):
            return ""
        plain = [f"{name}.__class__ is Tensor" for name in tensors] + [f"{py_name(p)}.__class__ in NUMBERS" for p in params if p.type.base == "Scalar"]
        return f"{' and '.join(plain)} and not modes.observers and writes_freely({', '.join(tensors)})"

    def plain_args(self) -> list[str]:
        return [f"{py_name(p)}._array" if p.type.is_tensor else self.array_arg(p) for p in self.signature.params]

    def list_path(self) -> str:
        """The function that calls an op of lists, which may take a shorter way than the general one: one tensor or list comes in, and one goes out."""
        returned = [r.type.is_list for r in self.signature.returns]
        first, *rest = self.signature.params
        whole = not (first.type.optional or first.type.items_optional or self.signature.is_inplace or self.op.dtypes)
        if not whole or len(returned) > 1 or any(p.type.base == "dtype" for p in rest):
            return "general"
        if self.op.tensors == (first,):
            return {(True, False): "of_list", (False, True): "to_list"}.get((first.type.is_list, returned[0]), "general")
        of_indices = self.op.tensors[:2] == (first, *rest[:1]) and rest[0].type.is_list and not first.type.is_list and not returned[0]
        others = (first, *self.op.tensors[2:])
        plain = all(not p.type.is_list and not p.type.optional for p in others) and set(self.op.differentiable_inputs) <= set(others)
        return "of_indices" if of_indices and plain else "general"

    def only_tensors(self, text: OpText) -> list[str]:
        """Statements that raise an error for what is no tensor, where those that follow would read it; an operator asks its other operand first."""
        op = self.op
        asked = {name for condition, _ in op.requirements for name in names(condition)}
        reads = not (op.operators and len(op.tensors) > 1) if op.kind == "compose" else not (op.takes_numbers or asked.isdisjoint(p.name for p in op.tensors))
        if not reads:
            return []
        conditions, lists = [], []
        for i, param in enumerate(self.signature.params):
            name = py_name(param)
            if param.type.is_list and param.type.is_tensor:
                lists.append(f"{name} = checked_list({text.constant}, {i}, {name})")
            elif param.type.is_tensor:
                condition = f"{name}.__class__ is not Tensor"
                conditions.append(f"({name} is not None and {condition})" if param.type.optional else condition)
        checked = [f"if {' or '.join(conditions)}:", f"    check_tensors({text.constant}, {text.args})"] if conditions else []
        return checked + lists

    def kinds(self, text: OpText) -> list[str]:
        """Statements that ask for an error where a value may be of another kind than its parameter's: each is of its kind as a rule."""
        others = [other for p in self.signature.params if not p.type.is_list and (other := self.other_kind(p))] if self.op.is_public else []
        return [f"if {' or '.join(others)}:", f"    check_kinds({text.constant}, {text.args})"] if others else []

    def other_kind(self, param: Param) -> str:
        """A condition that holds where a value may be none for a parameter; "" where that is found out otherwise."""
        name = py_name(param)
        if param.type.base == "Scalar" and self.op.elementwise:  # it is checked where it is brought to a dtype
            return ""
        other = {
            "int": f"{name}.__class__ is not int",
            "bool": f"{name}.__class__ is not bool",
            "float": f"{name}.__class__ is not float and {name}.__class__ is not int",
            "Scalar": f"{name}.__class__ not in NUMBERS",
        }.get(param.type.base, "")
        if other and param.type.optional:
            other += f" and {name} is not None"
        return f"({other})" if " and " in other else other

    def identity(self) -> list[str]:
        if self.op.identity != "real":
            return []
        return ["if isinstance(input, Tensor) and not traits[input._array.dtype].is_complex:", "    return input"]

    def requirements(self) -> list[str]:
        lines = []
        for condition, message in self.op.requirements:
            text = self.writer(TENSORS, {p.name: py_name(p) for p in self.signature.params}).write(condition)
            kind, _, rest = message.plain.partition(": ")
            if kind not in ("ValueError", "IndexError", "TypeError"):  # the kind of error may stand before its message
                kind, rest = "RuntimeError", message.plain
            lines += [f"if not {text}:", f"    raise {kind}({self.refusal(condition, rest)})"]
        return lines

    def refusal(self, condition: Expr, message: str) -> str:
        """The text of an error, with what was given for parameters that are no tensors; where one is none of some values, with these."""
        text = f"{self.signature.public_name}(): {message}"
        asked = names(condition)
        given = [py_name(p) for p in self.signature.params if p.name in asked and not p.type.is_tensor]
        if not given:
            return python_string(text)
        if isinstance(condition, Host) and condition.fn == "in" and isinstance(condition.args[0], Name) and isinstance(condition.args[1], Seq):
            values = [item.value for item in condition.args[1].items if isinstance(item, Const)]
            if len(values) == len(condition.args[1].items):
                return f'{python_string(f"{text}: expected {given[0]} to be {listed(map(repr, values))}, but got ")} + f"{{{given[0]}!r}}"'
        return f'{python_string(f"{text}, but got ")} + f"{" and ".join(f"{{{name}=}}" for name in given)}"'

    def other_shapes(self, general: str, names: dict[str, str], result: str) -> list[str]:
        """The arrays are not of one shape and dtype: they may still broadcast, and then the gradients are summed on their way back."""
        if len(self.op.tensors) == 1 or any(p.type.optional for p in self.op.tensors):
            return [f"return {general}"]
        assert self.plan.forward is not None
        lines = self.choice(self.plan.forward, self.writer(ARRAYS, names), f"{result} = ", "_any")
        lines += [f"if {result} is None:", f"    return {general}"]
        if self.plan.has_node:
            lines += [f"{e}_node = restored({e}_node, {e}_array, {result if len(self.results) == 1 else f'{result}[0]'})" for e in self.edges]
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
        strict = [p for p in required if not self.op.takes_numbers]
        plain = " or ".join(f"{py_name(p)}.__class__ is not Tensor" for p in strict)
        lines += [f"if {plain}{' or ' if plain else ''}modes.observers:", f"    return {general}"]
        accepting = self.accepting() if op.dtypes else []
        beside = op.tensors[0] if op.tensors and op.tensors[0] in strict and not op.elementwise else None  # kernels look at devices themselves
        for param in op.tensors:
            name, py, wants = param.name, py_name(param), self.wants(param.name)
            unusual = [f"not {op_constant(op)}.accepts[{name}_array.dtype]"] if param in accepting else []
            if beside is not None and param is not beside:  # arrays of two kinds may lie on two devices
                unusual.append(f"{name}_array.__class__ is not {beside.name}_array.__class__")
            refused = [f"if {' or '.join(unusual)}:", f"    return {general}"] if unusual else []
            if param in strict:
                lines += [f"{name}_{what} = {py}._{attribute}" for what, attribute in wants] + refused
                continue
            numbers = f"{py}.__class__ in NUMBERS" if self.op.takes_numbers and param in required else f"{py} is None"
            missing = {"array": py, "changes": "UNCHANGED", "node": "None"}
            lines += [f"if {py}.__class__ is Tensor:", *(f"    {name}_{what} = {py}._{attribute}" for what, attribute in wants)]
            lines += [f"    {line}" for line in refused]
            lines += [f"elif {numbers}:", *(f"    {name}_{what} = {missing[what]}" for what, _ in wants)]
            lines += ["else:", f"    return {general}"]
        return lines

    def wants(self, name: str) -> list[tuple[str, str]]:
        """What the function reads of an input tensor: (suffix of the variable, attribute)."""
        saved = any(s.name == name and s.is_tensor for s in self.plan.saved)
        wanted = [("array", "array")]
        if saved:
            wanted.append(("changes", "changes"))
        if (name in self.edges) if self.plan.has_node else not self.op.name.startswith("_"):
            wanted.append(("node", "node"))
        return wanted

    def outputs(self, text: OpText) -> list[str]:
        """Wrap the results, and record the op if a gradient may be asked for."""
        if self.signature.is_view:
            rest = self.tuple_of([py_name(p) for p in self.signature.params[1:]]) if len(self.signature.params) > 1 else "()"
            lines = [f"out = view_of(input, result_array, {text.constant}, {rest})"]
            unrecorded = ["out._node = None"]
        else:
            lines = [f"{self.out(r)} = plain_tensor({r}_array)" for r in self.results]
            unrecorded = []
        outs = [self.out(r) for r in self.results]
        given = self.tuple_of(outs) if len(outs) > 1 else outs[0]
        if len(outs) > 1:
            given = f"{text.constant}.results({given})"
        if not self.plan.has_node:
            return [*lines, *self.noted(), *unrecorded, f"return {given}"]
        needed = " and ".join(f"{e}_node is None" for e in self.edges)
        if len(self.edges) > 1:
            needed = f"({needed})"
        if any(p.type.base == "dtype" for p in self.signature.params):  # integers have no gradient
            needed += f" or (not traits[{self.results[0]}_array.dtype].is_inexact" + ("" if self.op.name.startswith("_") else f" and {self.cut()}") + ")"
        lines += [f"if {needed} or (modes.no_grad and left_out()):", *(f"    {line}" for line in unrecorded), f"    return {given}"]
        kept = {s.name for s in self.plan.saved if s.is_tensor}
        lines += [f"{r}_changes = {self.out(r)}._changes" for r in self.results if r in kept and not self.signature.is_view]
        lines += self.recorded(text)
        recorded = [(i, out) for i, (out, differentiable) in enumerate(zip(outs, self.op.differentiable_outputs)) if differentiable]
        lines += [f"{out}._node = {f'Port(node, {i})' if self.plan.several_grads else 'node'}" for i, out in recorded]
        return [*lines, f"return {given}"]

    def cut(self) -> str:
        """The note that the history of the inputs ends here."""
        return f'cut("{self.op.name}", {" or ".join(f"{p.name}_node" for p in self.op.tensors)}, _getframe(1))'

    def noted(self) -> list[str]:
        """Of an op without a derivative: a note of where history ends, unless it is one that formulas call."""
        if self.op.name.startswith("_"):
            return []
        return [f"if {' or '.join(f'{p.name}_node is not None' for p in self.op.tensors)}:", f"    {self.cut()}"]

    def out(self, result: str) -> str:
        return "out" if len(self.results) == 1 else f"out_{result}"

    # ---- the in-place form

    def in_place(self, text: OpText) -> None:
        """Without history to keep, and where a kernel fits, straight-line code; else the general path."""
        general = f"in_place({text.constant}, {text.args})"
        text.in_place_params = ", ".join([*other_names.parameters(self.op), *other_names.other_parameters(self.op), *self.keyword_params()])
        dtypes = [py_name(p) for p in self.signature.params if p.type.base == "dtype"]
        kept = [f"{name} = kept_dtype({text.constant}, input, {name})" for name in dtypes]
        if self.op.kind == "compose":
            checks = [*self.kinds(text), *self.only_tensors(text), *self.requirements()]
            text.in_place = [*checks, *kept, f"return composed_in_place({text.constant}, {text.args})"]
            return
        if self.signature.is_view:
            text.in_place = [*self.kinds(text), *self.requirements(), f"return view_in_place({text.constant}, {text.args})"]
            return
        if not self.op.elementwise:
            text.in_place = [*self.kinds(text), *self.only_tensors(text), *self.requirements(), *kept, *self.replaced(), f"return {general}"]
            return
        assert self.plan.forward is not None
        tensors = self.op.tensors
        recording = "not (modes.no_grad and not grad_enabled())"
        history = "(input._node is not None or (input._extra is not None and not changes_freely(input)))"
        lines = [
            *self.requirements(),
            f"if input.__class__ is not Tensor or modes.observers or ({history} and {recording}):",
            f"    return {general}",
        ]
        if self.op.dtypes:
            lines += [f"if not {text.constant}.accepts[input._array.dtype]:", f"    return {general}"]
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
        lines += self.choice(self.plan.forward, self.writer(ARRAYS, names), "done = ", "_into", "input._array")
        lines += ["if done is None:", f"    return {general}", f'changed(input._changes, "{self.signature.base}_")', "return input"]
        text.in_place = lines

    def replaced(self) -> list[str]:
        """Statements by which the result takes the place of the input, or is made there, where no history is concerned."""
        name = f"{self.signature.base}_"
        if self.op.in_place:
            return self.written_freely(in_place_function(self.op), name)
        if not (plain := self.plain_arguments()):
            return []
        result = f"{array_function(self.op)}({', '.join(self.plain_args())})"
        return [f'if {plain} and replaced(input, {result}, "{name}"):', "    return input"]

    def update(self, text: OpText) -> None:
        """The form that writes the results over what they come from: in one pass where a kernel fits and no history is kept, else by the general path."""
        params = self.signature.params
        written = [next(p for p in params if p.name == name) for name in self.op.updates]
        general = f"written_over({text.constant}, {text.args}, {self.tuple_of([str(params.index(p)) for p in written])})"
        tensors = [py_name(p) for p in self.op.tensors]
        targets = [py_name(p) for p in written]
        plain = " or ".join(f"{name}.__class__ is not Tensor" for name in tensors)
        history = " or ".join([*(f"{name}._node is not None" for name in tensors), *(f"{name}._extra is not None" for name in targets)])
        arrays = self.tuple_of([f"{name}._array" for name in targets]) if len(targets) > 1 else f"{targets[0]}._array"
        text.in_place_params = ", ".join([*map(py_name, (p for p in params if not p.keyword_only)), *self.keyword_params()])
        lines = [
            *self.requirements(),
            f"if {plain} or modes.observers:",
            f"    return {general}",
            f"if ({history}) and not (modes.no_grad and not grad_enabled()):",
            f"    return {general}",
        ]
        if self.op.dtypes:
            lines += [f"if not {text.constant}.accepts[input._array.dtype]:", f"    return {general}"]
        assert self.plan.forward is not None
        writer = self.writer(ARRAYS, {p.name: f"{py_name(p)}._array" if p.type.is_tensor else py_name(p) for p in params})
        lines += self.choice(self.plan.forward, writer, "done = ", "_into", arrays)
        lines += ["if done is None:", f"    return {general}"]
        given = self.tuple_of(targets)
        returned = f"{text.constant}.results({given})" if len(targets) > 1 else targets[0]
        text.in_place = [*lines, f'note_updates("{self.signature.base}_", {given})', f"return {returned}"]
        text.in_place_docs = f"`{text.identifier}`, its results written over {listed(f'`{name}`' for name in targets)}."
