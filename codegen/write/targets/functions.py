"""Ops as functions over the arrays of NumPy, JAX or PyTorch: expressions, statements and signatures, which the emitters of these targets share."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from ...model.expr import NUMBERS, Call, Const, Expr, Host, IfExp, Name, Prim, names
from ...model.op import Op
from ...model.printer import ARITHMETIC, ATOM, BITS, COMPARISONS, OF_HOST, UNARY, Printer, host_text
from ...model.signature import Param, Signature
from ...model.spec_text import SpecText, python_literal, python_string
from ...plan.numpy_twin import with_twins
from ...plan.plain import LeftOut, PlainOp, PlainTangent
from ...read.formula import CHECKS
from ..op_text import py_name
from .library import Library

_OWN = re.compile(r"(term|gradient)[0-9]+|total_.*|array_.*")  # what functions call values of their own


@dataclass(frozen=True)
class Dialect:
    """How one array library spells what all of them have."""

    title: str  # "NumPy"
    module: str  # by which its functions are called: "np"
    functions: dict[str, str]  # primitive -> its name there; others are functions of the library of the target, or it has none
    library: Library  # functions in its language that are copied into what is emitted
    shape: str = "{0}.shape"
    numel: str = "{0}.size"
    is_complex: str = ""
    reserved: frozenset[str] = frozenset()  # names of what is emitted that no op and no parameter can have

    def says(self, primitive: str) -> bool:
        return primitive in self.functions or f"array_{primitive}" in self.library


class StatementPrinter(Printer):
    """Prints expressions as statements: what is computed twice gets a name, and a choice that the host makes becomes an `if`."""

    def __init__(self) -> None:
        self.lines: list[str] = []  # statements that must come first
        self.repeated: set[Expr] = set()
        self.temporaries: dict[Expr, str] = {}
        self.conditional: int = 0  # how many choices there are around what is being printed

    def declared(self, name: str, text: str) -> str:
        """The statement that names a value."""
        return f"{name} = {text}"

    def branches(self, asked: str, then: list[str], otherwise: list[str]) -> list[str]:
        """The statement that chooses between others."""
        last = [f"el{otherwise[0]}", *otherwise[1:]] if otherwise[0].startswith("if ") else ["else:", *indented(otherwise)]
        return [f"if {asked}:", *indented(then), *last]

    def choice(self, condition: Expr, then: Expr, otherwise: Expr) -> tuple[str, int]:
        self.conditional += 1
        text = super().choice(condition, then, otherwise)
        self.conditional -= 1
        return text

    def assigned(self, expr: Expr, form: Callable[[str], str]) -> list[str]:
        """Statements for an expression, whose value `form` assigns or returns."""
        if isinstance(expr, IfExp):
            asked = self.text(expr.condition)
            lines, branches = self.taken_lines(), []
            for branch in (expr.then, expr.otherwise):
                kept = dict(self.temporaries)
                branches.append(self.assigned(branch, form))
                self.temporaries = kept
            return [*lines, *self.branches(asked, *branches)]
        outer = self.repeated
        self.repeated = outer | repeated(expr)
        text = self.text(expr)
        self.repeated = outer
        return [*self.taken_lines(), form(text)]

    def taken_lines(self) -> list[str]:
        lines, self.lines = self.lines, []
        return lines

    def parts(self, expr: Expr) -> tuple[str, int]:
        if expr in self.temporaries:
            return self.temporaries[expr], ATOM
        if expr in self.repeated and not self.conditional:
            text = super().parts(expr)[0]
            self.temporaries[expr] = f"t{len(self.temporaries) + 1}"
            self.lines.append(self.declared(self.temporaries[expr], text))
            return self.temporaries[expr], ATOM
        return super().parts(expr)


def repeated(expr: Expr) -> set[Expr]:
    """What an expression computes more than once, whichever way the host's conditions turn out."""
    counts: Counter[Expr] = Counter()

    def count(part: Expr) -> None:
        if isinstance(part, IfExp):
            count(part.condition)
            return
        if isinstance(part, (Prim, Call)):
            counts[part] += 1
            if counts[part] > 1:  # what is inside of it is computed once
                return
        for child in part.children:
            count(child)

    count(expr)
    return {e for e, number in counts.items() if number > 1}


class ArrayPrinter(StatementPrinter):
    """Prints an expression of one op; what it calls of the target's library is noted."""

    dialect: Dialect
    names: dict[str, str]
    op: Op
    ops: dict[str, Op]

    infix: dict[str, tuple[str, int]] = ARITHMETIC | COMPARISONS | BITS | OF_HOST
    prefix: dict[str, tuple[str, int]] = Printer.prefix | {"bit_not": ("~", UNARY)}

    def __init__(self, dialect: Dialect, op: Op, ops: dict[str, Op], names: dict[str, str]):
        super().__init__()
        self.dialect, self.op, self.ops, self.names = dialect, op, ops, names
        self.needed: set[str] = set()  # functions of the library

    # ---- how things are spelt

    def name(self, expr: Name) -> str:
        return self.names.get(expr.name, expr.name)

    def constant(self, value: object) -> str:
        text = python_literal(value)
        return text.replace("math.", f"{self.dialect.module}.") if isinstance(value, float) else text

    def sequence(self, items: list[str]) -> str:
        return tuple_of(items)

    def function(self, expr: Call | Prim | Host) -> tuple[str, int]:
        if isinstance(expr, Host):
            return self.host(expr)
        if isinstance(expr, Call):
            return self.call(expr), ATOM
        return self.primitive(expr), ATOM

    def of_library(self, name: str) -> str:
        self.needed.add(name)
        return name

    def call(self, expr: Call) -> str:
        op = self.ops[expr.op]
        if op.kind == "call":
            name = array_function(op)
            if name not in self.dialect.library:
                raise LeftOut(f"a formula calls {op.name}, a handwritten array function without a counterpart for {self.dialect.title}")
            return self.called(self.of_library(name), expr.args)
        if op.kind == "compose":
            raise LeftOut(f"a formula calls {op.name}, which is composed of other ops by a handwritten function")
        if op.signature.identifier in self.names.values():
            raise LeftOut(f"a parameter has the name of {op.name}, which a formula calls")
        return self.called(op.signature.identifier, expr.args)

    def primitive(self, expr: Prim) -> str:
        fn = expr.fn
        if expr.primitive.row:
            over = [self.text(a) for a in expr.args] or [self.names.get(self.op.tensors[0].name, self.op.tensors[0].name)]
            return f"{self.of_library('array_' + fn)}({', '.join(over)}, {self.names.get('dim', 'dim')})"
        if fn == "conj" and is_number(expr.args[0]):
            return f"{self.text(expr.args[0], ATOM)}.conjugate()"
        name = self.dialect.functions.get(fn, "")
        if not name:
            name = self.of_library(f"array_{fn}")
            if name not in self.dialect.library:
                raise LeftOut(no_counterpart(expr, self.dialect.title))
        return f"{name}({', '.join(self.text(a) for a in self.operands(expr))})"

    def operands(self, expr: Prim) -> tuple[Expr, ...]:
        return expr.args

    def host(self, expr: Host) -> tuple[str, int]:
        fn, args = expr.fn, expr.args
        if (text := host_text(self, expr)) is not None:
            return text
        if fn in ("layout", "shapes", "dtypes"):
            raise LeftOut(f"a formula reads the {fn} of a tensor")
        if fn in CHECKS:
            raise LeftOut(f"a formula asks {fn}")
        inner = self.text(args[0], ATOM)
        if fn in ("shape", "ndim", "dim", "dtype", "numel", "size", "is_complex", "conj"):
            fact = {
                "shape": self.dialect.shape, "ndim": "{0}.ndim", "dim": "{0}.ndim", "dtype": "{0}.dtype", "numel": self.dialect.numel,
                "size": self.dialect.shape + "[{1}]", "is_complex": self.dialect.is_complex, "conj": "{0}.conjugate()",
            }[fn]  # fmt: skip
            if isinstance(args[0], Const):
                inner = f"({inner})"  # Python cannot read 2.conjugate()
            return fact.format(inner, *(self.text(a) for a in args[1:])), ATOM
        if fn in ("has_zero", "count"):
            return self.called(self.of_library(f"array_{fn}"), args), ATOM
        if fn == "negated":
            return f"tuple(-i for i in {inner})", ATOM
        if fn in ("min", "max", "abs"):  # whose names an op of the module may have
            return self.called(f"builtins.{fn}", args), ATOM
        return self.called(fn, args), ATOM


def is_number(expr: Expr) -> bool:
    """Whether an expression is a Python number as the program runs."""
    if isinstance(expr, Prim):
        return bool(expr.args) and all(map(is_number, expr.args))
    return isinstance(expr, (Const, Host)) or expr.type.rstrip("?") in NUMBERS


def no_counterpart(expr: Prim, title: str) -> str:
    """Why a target cannot say a primitive."""
    return f"it is computed by code of its own, without a counterpart for {title}" if expr.brought else f"{title} has no {expr.fn}"


def array_function(op: Op) -> str:
    """The name, in a library, of what a handwritten array function does; no op can have such a name."""
    return "array_" + op.target.replace(".", "_")


def indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]


# ---- what the functions of an op have in common


class OpWriter:
    """The parts of an op's functions that do not depend on the target."""

    dialect: Dialect
    op: Op
    ops: dict[str, Op]

    def __init__(self, dialect: Dialect, of_op: PlainOp, ops: dict[str, Op]):
        self.dialect, self.op, self.ops = dialect, of_op.op, ops
        self.of_op: PlainOp = self.without_own(of_op)
        self.signature: Signature = self.op.signature
        self.identifier: str = self.signature.identifier
        self.needed: set[str] = set()
        self.names: dict[str, str] = {p.name: py_name(p) for p in self.signature.params} | {r: r for r in of_op.results}
        for param in self.op.tensors:
            self.names |= {f"{param.name}_p": py_name(param), f"{param.name}_t": tangent_name(param)}
        own = [*(py_name(p) for p in self.signature.params), *of_op.results]
        own += [name for p in self.op.tensors for name in (tangent_name(p), f"grad_{py_name(p)}")]
        taken = [name for name in (self.identifier, *own) if name in dialect.reserved or name == dialect.module]
        if taken:
            raise LeftOut(f"the name {taken[0]!r} has a meaning of its own in what is emitted")
        if odd := [name for name in own if _OWN.fullmatch(name)]:
            raise LeftOut(f"the name {odd[0]!r} has a meaning of its own in what is emitted")
        if len(set(own)) < len(own):
            raise LeftOut("one of its parameters is named as the tangent or gradient of another")
        if self.identifier in own:
            raise LeftOut("one of its parameters has its own name")

    def without_own(self, of_op: PlainOp) -> PlainOp:
        """The op in functions that the target has."""
        return with_twins(of_op, self.ops, lambda fn, own: self.dialect.says(fn))

    def printer(self, names: dict[str, str] | None = None) -> ArrayPrinter:
        printer = self.make_printer(self.names | (names or {}))
        printer.needed = self.needed
        return printer

    def library(self, name: str) -> str:
        """The name of a function of the library, which is needed from now on."""
        self.needed.add(name)
        return name

    def make_printer(self, names: dict[str, str]) -> ArrayPrinter:
        return ArrayPrinter(self.dialect, self.op, self.ops, names)

    @property
    def options(self) -> list[Param]:
        """The parameters that are no tensors."""
        return [p for p in self.signature.params if not p.type.is_tensor]

    def parameters(self) -> str:
        """All parameters, as the spec has them."""
        shown: list[str] = []
        for index, param in enumerate(self.signature.params):
            if param.keyword_only and not (index and self.signature.params[index - 1].keyword_only):
                shown.append("*")
            shown.append(self.parameter(param))
        return ", ".join(shown)

    def parameter(self, param: Param) -> str:
        default = f"={self.printer().constant(param.default)}" if param.has_default else ""
        return py_name(param) + default

    def arguments(self) -> str:
        """All parameters, handed on."""
        return ", ".join(f"{py_name(p)}={py_name(p)}" if p.keyword_only else py_name(p) for p in self.signature.params)

    @property
    def read_names(self) -> set[str]:
        """What gradient formulas read."""
        return {name for g in self.of_op.gradients if g.expr is not None for name in names(g.expr)}

    def requirements(self) -> list[str]:
        """Errors for arguments that the spec refuses. Questions about elements and dtypes of operands are left to the target, whose functions ask them."""
        lines = []
        for condition, message in self.op.requirements:
            try:
                text = self.printer().text(condition)
            except LeftOut:
                continue
            kind, _, rest = message.plain.partition(": ")
            if kind not in ("ValueError", "IndexError", "TypeError"):  # the kind of error may stand before its message
                kind, rest = "RuntimeError", message.plain
            lines += [f"if not ({text}):", f"    raise {kind}({python_string(f'{self.op.signature.public_name}(): {rest}')})"]
        return lines

    def forward(self, form: Callable[[str], str]) -> list[str]:
        """Statements that compute the results."""
        if self.of_op.forward is None:
            name = array_function(self.op)
            if name not in self.dialect.library:
                raise LeftOut(f"it is a handwritten array function without a counterpart for {self.dialect.title}")
            self.needed.add(name)
            return [form(f"{name}({', '.join(py_name(p) for p in self.signature.params)})")]
        return self.printer().assigned(self.of_op.forward, form)

    # ---- forward mode

    def moves(self, tangent: str) -> str:
        """The question whether an input has a tangent."""
        return f"{tangent} is not None"

    def summed(self, gradient: str, name: str) -> str:
        """A gradient in the shape of its input."""
        raise NotImplementedError

    def term(self, name: str, expr: Expr) -> Expr:
        """The term of a tangent that reads that of the input `name`, as the target needs it."""
        return expr

    def tangent_of(self, rule: PlainTangent) -> list[str]:
        """Statements that compute the tangent of one result."""
        if rule.transposed and len(self.of_op.differentiable_results) > 1:
            raise LeftOut("its forward-mode rule transposes the gradient of one of several results")
        terms = [(g.input.name, g.expr) for g in self.of_op.gradients if g.expr is not None] if rule.transposed else list(rule.terms)
        total = f"total_{rule.output} = {self.library('array_total')}({rule.output}{{}})"
        refused = [
            line
            for g in self.of_op.gradients
            if g.missing
            for line in (f"if {self.moves(tangent_name(g.input))}:", f"    raise NotImplementedError({python_string(g.missing)})")
        ]
        if len(self.op.tensors) == 1 and terms and not rule.transposed:  # which has a tangent, or nobody would ask
            ((name, expr),) = terms
            return self.printer().assigned(self.term(name, expr), lambda text: total.format(f", {text}"))
        lines, shown = refused, []
        for number, (name, expr) in enumerate(terms, 1):
            param = next(p for p in self.op.tensors if p.name == name)
            if rule.transposed:
                body = self.transposed(py_name(param), tangent_name(param), expr, number)
            else:
                body = self.printer().assigned(self.term(name, expr), f"term{number} = {{}}".format)
            lines += [f"term{number} = None", f"if {self.moves(tangent_name(param))}:", *indented(body)]
            shown.append(f"term{number}")
        return [*lines, total.format("".join(f", {term}" for term in shown))]

    def transposed(self, name: str, tangent: str, gradient: Expr, number: int) -> list[str]:
        body = self.printer().assigned(gradient, lambda text: f"return {self.summed(text, name)}")
        result = self.of_op.differentiable_results[0]
        return [f"def gradient{number}(grad):", *indented(body), f"term{number} = {self.library('array_transposed')}(gradient{number}, {tangent}, {result})"]

    @property
    def missing(self) -> SpecText | None:
        """Why a derivative is not there, if one is not; None if others are there all the same, which an elementwise op computes one by one."""
        if self.op.elementwise and any(g.expr for g in self.of_op.gradients):
            return None
        reasons = [*(t.missing for t in self.of_op.tangents), *(g.missing for g in self.of_op.gradients)]
        return next(filter(None, reasons), None)

    @property
    def keeps_dim(self) -> bool:
        """Whether the result keeps or loses the dimension along which the rows run, as the parameter `keepdim` says."""
        return self.op.rowwise and self.signature.param("keepdim") is not None

    def about(self) -> SpecText:
        """What the op computes, for a docstring."""
        docs = self.op.docs.plain or f"{self.signature}"
        formula = self.op.body_text.flat.plain
        return SpecText(f"{docs}\n\n{self.op.name}: {formula}" if formula else docs)

    def about_gradients(self) -> SpecText:
        lines = [f"{py_name(g.input)}: {g.text.flat.plain}" for g in self.of_op.gradients]
        return SpecText("\n".join([f"The gradient of each input of {self.op.name}, given the gradient of its result.", "", *lines]))

    def about_tangents(self) -> SpecText:
        lines = [f"{t.output}: {t.text.flat.plain or 'the gradient formula with the tangent in the place of grad'}" for t in self.of_op.tangents]
        return SpecText("\n".join([f"The tangent of each result of {self.op.name}, given those of its inputs.", "", *lines]))


def tuple_of(names: list[str]) -> str:
    return f"({', '.join(names)}{',' * (len(names) == 1)})"


def tangent_name(param: Param) -> str:
    return f"{py_name(param)}_t"
