"""Ops as one C file and its header: each as a function of doubles and one of arrays, with its gradients and its tangent. C11 and libm, nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from ...model.expr import Call, Const, Expr, IfExp, Item, Name, Prim, Seq, names, transform, walk
from ...model.op import Op
from ...model.primitives import OwnC
from ...model.signature import Param
from ...model.spec_text import NOTHING, SpecText
from ...plan.along_row import NUMBERS_OF_ROWS, OPTIONS, ROW_FUNCTIONS, RowCall, RowFunction, along_row
from ...plan.in_parts import in_parts
from ...plan.kernels import hoisted
from ...plan.numpy_twin import with_twins
from ...plan.plain import LeftOut, PlainOp, PlainTangent
from ...read.derive import BOOL, COMPLEX, INT, kinds_of, result_kind
from ..in_c.own import function_of, headers_of
from ..op_text import py_name
from .c_printer import LIBRARY, CPrinter
from .c_words import C_WORDS, ODD
from .functions import array_function, indented, tangent_name

_NO_TANGENT = " There is no _jvp: the forward-mode rule of the spec transposes this function."


@dataclass
class CFunction:
    """One function: what stands above it in the header, how it is declared, what it does."""

    name: str
    about: SpecText
    declaration: str
    body: list[str]


@dataclass
class COp:
    """One op, written: the template only lays it out."""

    functions: list[CFunction] = field(default_factory=list)
    own: dict[str, OwnC] = field(default_factory=dict)  # functions that they call, whose C the spec brings

    @property
    def names(self) -> list[str]:
        return [f.name for f in self.functions]


class CWriter:
    """Writes one op."""

    of_op: PlainOp
    op: Op
    ops: dict[str, Op]
    identifier: str
    module: str
    length: str
    reduces: bool

    def __init__(self, of_op: PlainOp, ops: dict[str, Op], prefix: str):
        of_op = in_parts(along_row(with_twins(of_op, ops, lambda fn, own: own.is_c or f"array_{fn}" in LIBRARY), ops), ops)
        self.of_op, self.op, self.ops = of_op, of_op.op, ops
        op = self.op
        self.of_rows: tuple[str, ...] = NUMBERS_OF_ROWS.get(op.target, ())
        self.row_function: RowFunction | None = ROW_FUNCTIONS.get(op.target) if op.kind == "call" else None
        if of_op.forward is None and self.row_function is None:
            raise LeftOut("it is a handwritten function of whole arrays")
        if not set(op.classes) & {"f", "i"}:
            raise LeftOut("it computes with complex numbers alone")
        self.module, self.identifier = prefix, f"{prefix}_{op.signature.identifier}"
        self.type = "double" if "f" in op.classes and not _of_integers(op) else "int64_t"
        self.bodies: tuple[Expr, ...] = (of_op.forward,) if of_op.forward is not None else ()
        if isinstance(of_op.forward, Seq):
            self.bodies = of_op.forward.items
        self.kinds: dict[str, str] = kinds_of(op.signature, *self.bodies)
        self.parts: tuple[str, ...] = ()  # of the result, if it is complex: C gets them as two numbers
        self.params: list[Param] = [p for p in op.signature.params if not (op.rowwise and p.name in OPTIONS)]
        self.needed: set[str] = set()
        self.own: dict[str, OwnC] = {}
        if self.row_function:
            types = {"value": self.type, "index": "int64_t"}
            self.results: dict[str, str] = {name: types[kind] for name, kind in zip(of_op.results, self.row_function.results)}
            self.reduces, length = not self.row_function.length, self.row_function.length
            self.length = length if length in ("", "count") else f"(size_t){length}"
        else:
            kinds = [result_kind(body, self.kinds) for body in self.bodies]
            self.results = {name: {BOOL: "bool", INT: "int64_t"}.get(kind, self.type) for name, kind in zip(of_op.results, kinds)}
            self.parts = ("_real", "_imag") if kinds == [COMPLEX] else ()
            if not self.parts and COMPLEX in kinds:
                raise LeftOut("one of its results is complex")
            self.reduces, self.length = op.rowwise and not _varies(self.bodies[0]), "count"
        if any(p.type.is_tensor and p.type.optional for p in self.params) and not op.rowwise:
            raise LeftOut("one of its operands may be missing")
        if any(p.type.is_list or p.type.base in ("dtype", "Any") for p in self.params):
            raise LeftOut("it takes a list, a dtype or what has no type")
        self._check_names()

    def _check_names(self) -> None:
        """All that functions name must be names in C, and each of one thing alone."""
        own = [
            *(py_name(p) for p in self.params),
            *(set(self.of_op.results) - {"result"}),
            *(n for p in self.op.tensors for n in (tangent_name(p), f"grad_{py_name(p)}")),
        ]
        own += [f"{name}{part}" for name in ("grad", "result") for part in self.parts]
        own += [name for result in self.several for name in (f"grad_{result}", f"{result}_t")]
        odd = next((name for name in own if name in C_WORDS or ODD.fullmatch(name)), None)
        if odd:
            raise LeftOut(f"the name {odd!r} has a meaning of its own in C")
        if len(set(own)) < len(own):
            raise LeftOut("one of its parameters is named as the tangent or gradient of another")

    def write(self) -> COp:
        written = COp(own=self.own)
        rows = self.op.rowwise
        about = SpecText(f"{self.op.docs.plain} {self.op.name}: {self.op.body_text.flat.plain}".strip())
        if self.of_op.forward is None:
            written.functions.append(self.calling(about))
        elif rows:
            written.functions.append(self.of_row("", about, [], hoisted(self.of_op.forward), self.results["result"]))
        else:
            written.functions += self.functions("", about, [], self.outputs())
        gradients = [(g, g.expr) for g in self.of_op.gradients if not g.missing]
        if not (gradients and self.of_op.differentiable_results) or self.type != "double":
            return written
        texts = ", ".join(f"{py_name(g.input)}: {g.text.flat.plain}" for g in self.of_op.gradients)
        without = any(t.transposed or (t.missing and not t.terms) for t in self.of_op.tangents)
        about = SpecText(f"The gradients of {self.op.name}, given that of its result. {texts}{_NO_TANGENT if without else ''}")
        zero = Const("float", self.op.location, 0.0)
        outputs = [(f"grad_{py_name(g.input)}", hoisted(e) if e is not None else zero) for g, e in gradients]
        if rows:
            written.functions.append(self.row_gradients(about, outputs))
        else:
            outputs = [(name, transform(expr, self.incoming)) for name, expr in outputs]
            first = [f"grad_{result}" for result in self.several] or [f"grad{part}" for part in self.parts or ("",)]
            written.functions += self.functions("_vjp", about, first, outputs)
        if without:
            return written
        about = SpecText(f"The tangent of {'each result of ' * bool(self.several)}{self.op.name}, given those of its inputs.")
        moves = [tangent_name(g.input) for g, _ in gradients]
        rules = {rule.output: rule for rule in self.of_op.tangents}
        tangents = {name: self.tangent(rules[name], zero) if name in rules else zero for name in self.of_op.differentiable_results}
        if self.several:
            written.functions += self.functions("_jvp", about, moves, [(f"{name}_t", tangent) for name, tangent in tangents.items()])
            return written
        (tangent,) = tangents.values()
        if rows:
            written.functions.append(self.of_row("_jvp", about, moves, tangent, self.type))
        else:
            written.functions += self.functions("_jvp", about, moves, self.in_parts(tangent))
        return written

    @property
    def several(self) -> tuple[str, ...]:
        """The results that have gradients, if these are several."""
        return self.of_op.differentiable_results if len(self.of_op.differentiable_results) > 1 else ()

    def incoming(self, expr: Expr) -> Expr:
        """The gradient of one of several results, or of a part of a complex one, as a number of its own."""
        if isinstance(expr, Item) and isinstance(expr.of, Name) and expr.of.name == "grads":
            return Name("Tensor", expr.at, f"grad_{self.several[expr.index]}")
        if self.parts and isinstance(expr, Prim) and expr.fn in ("real", "imag") and expr.args[0] == Name("Tensor", expr.at, "grad"):
            return Name("Tensor", expr.at, f"grad_{expr.fn}")
        return expr

    @staticmethod
    def tangent(rule: PlainTangent, zero: Expr) -> Expr:
        """The sum of the terms of a tangent."""
        total: Expr | None = None
        for _, term in rule.terms:
            total = term if total is None else Prim("Tensor", term.at, "add", (total, term))
        return hoisted(total) if total is not None else zero

    def outputs(self) -> list[tuple[str, Expr]]:
        """The results, or the parts of one that is complex."""
        if len(self.bodies) > 1:
            return [(name, hoisted(body)) for name, body in zip(self.results, self.bodies)]
        return self.in_parts(self.bodies[0])

    def in_parts(self, expr: Expr) -> list[tuple[str, Expr]]:
        """The result, or its tangent; of one that is complex, the real and the imaginary part."""
        if not self.parts:
            return [("result", hoisted(expr))]
        return [(f"result{part}", hoisted(_part(expr, index, self.ops))) for index, part in enumerate(self.parts)]

    # ---- names

    def printer(self, element: str, reads_result: str = "result") -> CPrinter:
        """Prints expressions of one element: operands are `name` or, in a loop, `name[i]`."""
        spelt: dict[str, str] = {"grad": "grad" if self.reduces else f"grad{element}"}
        spelt |= {r: r if self.reduces else reads_result if r == "result" else r + element for r in self.results}
        for param in self.params:
            name = py_name(param)
            if param.type.is_tensor:
                place = "" if param.name in self.of_rows else element
                spelt |= {param.name: name + place, f"{param.name}_p": name + place, f"{param.name}_t": tangent_name(param) + place}
            else:
                spelt[param.name] = f"(*{name})" if param.type.optional else name
        printer = CPrinter(self.op, self.ops, spelt, self.type, self.module)
        printer.needed, printer.own = self.needed, self.own
        return printer

    def declared(self, param: Param, array: bool) -> str:
        """A parameter of a function of elements, or of arrays."""
        name = py_name(param)
        if param.type.is_tensor:
            type_ = "bool" if self.kinds.get(param.name) == BOOL else self.type
            if param.name in self.of_rows:
                return f"{type_ if any(g.input.name == param.name for g in self.of_op.gradients) else 'int64_t'} {name}"
            return f"const {type_} *{name}" if array else f"{type_} {name}"
        if param.type.base == "str":
            return f"const char *{name}"
        type_ = "bool" if param.type.base == "bool" else "int64_t" if self.row_function and param.type.base == "int" else self.type
        return f"const {type_} *{name}" if param.type.optional else f"{type_} {name}"

    # ---- elementwise

    def functions(self, end: str, about: SpecText, first: list[str], outputs: list[tuple[str, Expr]]) -> list[CFunction]:
        """The function of one element, and the one of arrays that calls it."""
        name = self.identifier + end
        types = {output: self.type if end else self.results.get(output, self.type) for output, _ in outputs}
        single = len(outputs) == 1
        given = [*(f"{self.type} {n}" for n in first), *(self.declared(p, False) for p in self.params)]
        pointers = [] if single else [f"{type_} *{n}" for n, type_ in types.items()]
        lines: list[str] = []
        for output, expr in outputs:
            if single:
                lines += self.printer("").assigned(expr, "return {};".format)
            else:
                body = self.printer("").assigned(expr, f"*{output} = {{}};".format)
                lines += [f"if ({output} != NULL) {{", *indented(body), "}"]
        words = set(re.findall(r"\w+", "\n".join(lines)))
        if words & set(self.results) and end:
            lines = [*self.computed_again(), *lines]
            words |= {py_name(p) for p in self.params}
        lines = [*(f"(void){n};" for n in (*first, *(py_name(p) for p in self.params)) if n not in words), *lines]
        scalar = CFunction(name, about, f"{types[outputs[0][0]] if single else 'void'} {name}({', '.join([*given, *pointers])})", lines)
        arrays = [*(f"const {self.type} *{n}" for n in first), *(self.declared(p, True) for p in self.params)]
        targets = [f"{type_} *{n}" for n, type_ in types.items()]
        called = [*(f"{n}[i]" for n in first), *(f"{py_name(p)}[i]" if p.type.is_tensor else py_name(p) for p in self.params)]
        if single:
            loop = [f"    {outputs[0][0]}[i] = {name}({', '.join(called)});"]
        else:
            called += [f"{n} == NULL ? NULL : &{n}[i]" for n, _ in outputs]
            loop = [f"    {name}({', '.join(called)});"]
        declaration = f"void {name}_array({', '.join(['size_t count', *arrays, *targets])})"
        return [scalar, CFunction(f"{name}_array", NOTHING, declaration, ["for (size_t i = 0; i < count; i++)", *loop])]

    def computed_again(self) -> list[str]:
        """Statements that give the results of one element their names."""
        given = [py_name(p) for p in self.params]
        if len(self.results) == 1:
            return [f"const {self.results['result']} result = {self.identifier}({', '.join(given)});"]
        declared = [f"{type_} {name};" for name, type_ in self.results.items()]
        return [*declared, f"{self.identifier}({', '.join([*given, *(f'&{name}' for name in self.results)])});"]

    # ---- rows

    def calling(self, about: SpecText) -> CFunction:
        """The function of one row that calls one of the library."""
        function = array_function(self.op)
        self.needed.add(function)
        given = ["size_t count", *(self.declared(p, True) for p in self.params)]
        called = ["count", *(py_name(p) for p in self.params)]
        if self.reduces and len(self.results) == 1:
            (type_,) = self.results.values()
            return CFunction(self.identifier, about, f"{type_} {self.identifier}({', '.join(given)})", [f"return {function}({', '.join(called)});"])
        targets = [f"{type_} *{name}" for name, type_ in self.results.items()]
        return CFunction(
            self.identifier, about, f"void {self.identifier}({', '.join([*given, *targets])})", [f"{function}({', '.join([*called, *self.results])});"]
        )

    def of_row(self, end: str, about: SpecText, first: list[str], body: Expr, type_: str) -> CFunction:
        """The function of one row of `count` elements that computes an expression: it gives a row, or one value."""
        name = self.identifier + end
        numbers = {tangent_name(p) for p in self.params if p.name in self.of_rows}
        arrays = [f"{self.type} {n}" if n in numbers else f"const {self.type} *{n}" for n in first]
        arrays += [self.declared(p, True) for p in self.params]
        arrays += self.read_results(body) if end else []
        if self.reduces:
            lines = self.row(body, "", "result", "")
            return CFunction(name, about, f"{type_} {name}({', '.join(['size_t count', *arrays])})", self.voided(lines, first))
        target = "result" if not end else "result_t"
        lines = self.row(body, target, "result[i]", self.length)
        return CFunction(name, about, f"void {name}({', '.join(['size_t count', *arrays, f'{type_} *{target}'])})", self.voided(lines, first))

    def of_result(self, name: str, type_: str) -> str:
        """A parameter with an element for each of a result: a row, or one number where the op reduces."""
        return f"{type_} {name}" if self.reduces else f"const {type_} *{name}"

    def read_results(self, *exprs: Expr) -> list[str]:
        """The parameters for the results that expressions read."""
        read = {name for expr in exprs for name in names(expr)}
        return [self.of_result(name, type_) for name, type_ in self.results.items() if name in read]

    def row_gradients(self, about: SpecText, outputs: list[tuple[str, Expr]]) -> CFunction:
        name = f"{self.identifier}_vjp"
        arrays = [self.of_result("grad", self.type), *(self.declared(p, True) for p in self.params), *self.read_results(*(expr for _, expr in outputs))]
        lines: list[str] = []
        for output, expr in outputs:
            if output.removeprefix("grad_") in {py_name(p) for p in self.params if p.name in self.of_rows}:
                body = self.row(expr, "", "result[i]", "", f"*{output} = {{}};".format)
            else:
                body = self.row(expr, output, "result[i]", "count")
            lines += [f"if ({output} != NULL) {{", *indented(body), "}"]
        targets = [f"{self.type} *{n}" for n, _ in outputs]
        return CFunction(name, about, f"void {name}({', '.join(['size_t count', *arrays, *targets])})", self.voided(lines, ["grad"]))

    def voided(self, lines: list[str], first: list[str]) -> list[str]:
        words = set(re.findall(r"\w+", "\n".join(lines)))
        return [*(f"(void){n};" for n in ("count", *first, *(py_name(p) for p in self.params)) if n not in words), *lines]

    def row(self, expr: Expr, target: str, result: str, length: str, number: Callable[[str], str] = "return {};".format) -> list[str]:
        """Statements for an expression along a row: what runs along it, innermost first, and then the `length` elements of the target, or of one `number`."""
        printer = self.printer("[i]", result)
        if isinstance(expr, IfExp):
            branches = (self.row(branch, target, result, length, number) for branch in (expr.then, expr.otherwise))
            return printer.branches(printer.text(expr.condition), *branches)
        lines: list[str] = []
        for part in reversed(list(walk(expr))):
            if part in printer.rows:
                continue
            if isinstance(part, RowCall):
                lines += self.row_call(part, printer, target if part is expr else "")
            elif isinstance(part, Prim) and part.primitive.row and part.fn != "row_count":
                name = f"s{len(printer.rows) + 1}"
                lines += self.reduction(part, name, printer)
                printer.rows[part] = name
        freed = [f"free({row.removesuffix('[i]')});" for row in printer.rows.values() if re.fullmatch(r"r[0-9]+\[i\]", row)]
        if target:
            elements = [] if expr in printer.rows else _loop(printer.assigned(expr, f"{target}[i] = {{}};".format), length)
            return [*lines, *elements, *freed]
        if freed:
            return [*lines, *printer.assigned(expr, f"const {self.type} found = {{}};".format), *freed, number("found")]
        return [*lines, *printer.assigned(expr, number)]

    def row_call(self, part: RowCall, printer: CPrinter, target: str) -> list[str]:
        """Statements that call a function of the library, for rows whose elements are computed first. A row that it gives is written to a target, or is new."""
        self.needed.add(part.fn)
        lines: list[str] = []
        given = part.over.replace("length", self.length).split(", ")
        for arg in part.args:
            if not isinstance(arg, Name) and arg not in printer.rows:
                name, made = self.new_row(printer)
                lines += [*made, *_loop(printer.assigned(arg, f"{name}[i] = {{}};".format), "count")]
                printer.rows[arg], printer.temporaries = f"{name}[i]", {}
            given.append(printer.text(arg).removesuffix("[i]"))
        if not part.gives_row:
            name = f"s{len(printer.rows) + 1}"
            printer.rows[part] = name
            return [*lines, f"const {self.type} {name} = {part.fn}({', '.join(given)});"]
        made = []
        if not target:
            target, made = self.new_row(printer)
        printer.rows[part] = f"{target}[i]"
        return [*lines, *made, f"{part.fn}({', '.join([*given, target])});"]

    def new_row(self, printer: CPrinter) -> tuple[str, list[str]]:
        """The name of a row, and the statement that declares it."""
        name = f"r{len(printer.rows) + 1}"
        self.needed.add("row_memory")
        return name, [f"{self.type} *{name} = row_memory(count, sizeof *{name});"]

    def reduction(self, part: Prim, name: str, printer: CPrinter) -> list[str]:
        value = part.args[0]
        if part.fn == "row_sum":
            body = printer.assigned(value, f"{name}_total += {{}};".format)
            declared = [f"{'long double' if self.type == 'double' else self.type} {name}_total = 0;"]
            done = [f"const {self.type} {name} = ({self.type}){name}_total;"]
        else:
            sign, start = (">", "-INFINITY") if part.fn == "row_max" else ("<", "INFINITY")
            printer.lines, printer.temporaries = [], {}
            kept = printer.text(value)
            body = [*printer.taken_lines(), f"const {self.type} v = {kept};", f"{name} = v {sign} {name} || v != v ? v : {name};"]
            declared, done = [f"{self.type} {name} = {start};"], []
        printer.temporaries = {}
        return [*declared, *_loop(body, "count"), *done]


def _of_integers(op: Op) -> bool:
    """Whether functions of bits, and the like, leave integers alone of the dtypes that an op does not restrict."""
    return any(isinstance(e, Prim) and "i" in e.primitive.classes and "f" not in e.primitive.classes for body in op.bodies for e in walk(body))


def _loop(body: list[str], length: str) -> list[str]:
    return [f"for (size_t i = 0; i < {length}; i++) {{", *indented(body), "}"]


def _part(expr: Expr, index: int, ops: dict[str, Op]) -> Expr:
    """The real or the imaginary part of what makes complex numbers of real ones."""
    if (isinstance(expr, Prim) and expr.fn == "complex") or (isinstance(expr, Call) and ops[expr.op].target == "pointwise.join"):
        return expr.args[index]
    if isinstance(expr, Prim) and expr.fn == "add":
        return expr.with_children(tuple(_part(arg, index, ops) for arg in expr.args))
    raise LeftOut("it computes with complex numbers")


def _varies(expr: Expr) -> bool:
    """Whether an expression has a value for each element of a row."""
    if isinstance(expr, Prim) and expr.primitive.row:
        return False
    if isinstance(expr, RowCall):
        return expr.gives_row
    if isinstance(expr, Name):
        return expr.type.startswith("value")
    return any(_varies(child) for child in expr.children)


def write_c(of_op: PlainOp, ops: dict[str, Op], prefix: str) -> tuple[COp, set[str]]:
    """One op, and the functions of the library that it needs. C has no modules, so the names of all functions begin with a prefix."""
    writer = CWriter(of_op, ops, prefix)
    written = writer.write()
    called = {name for function in written.functions for name in re.findall(r"(\w+)\(", " ".join(function.body))}
    for name in map(py_name, writer.params):
        if name in called:
            raise LeftOut(f"the parameter {name!r} would hide the function of C that is called")
    return written, writer.needed


def own_sources(ops: Iterable[COp], csrc: Path) -> dict[str, object]:
    """What the template needs of the C that ops bring: the headers that it includes, and functions."""
    own = {name: own for op in ops for name, own in op.own.items()}
    functions = ["\n".join(function_of(own[name], f"static double {name}", "double", "", "NAN")) for name in sorted(own)]
    return {"own_headers": headers_of(own.values()), "own_functions": functions}
