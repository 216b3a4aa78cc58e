"""Formulas: text -> typed expression tree over ops, for gradients and forward mode."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ..model.expr import NONE, NUMBERS, Call, Const, Expr, Host, Item, Name, Seq, is_tensor, walk
from ..model.signature import Param, Return, Signature
from ..problems import Consequence, Mistake, listed, suggestion
from . import habits
from .reader import HOSTED, MATH, POWER, Reader, dotted, shown, spelling
from .source import Text

# Facts about a tensor that need no elements; a formula that reads only these saves only these.
FACTS = {"shape": "int[]", "ndim": "int", "dtype": "dtype", "layout": "int[]"}
FACT_CALLS = {"numel": "int", "size": "int", "dim": "int", "is_complex": "bool"}

# Questions about operands, tensors or numbers, that the conditions of 'require' may ask: array.checks has the answers.
CHECKS = {"divides_by_zero": 2, "subtracts_bool": 2, "integer_to_negative": 2, "takes_too_many_steps": 1}


@dataclass(frozen=True)
class Header:
    """What a formula needs to know of an op in order to call it."""

    signature: Signature
    kind: str  # "forward", "call" or "compose"
    forms: tuple[str, ...]
    operators: tuple[str, ...] = ()  # as ast names them: "Add", "USub"
    target: str = ""  # of a composed op: module.function

    @property
    def elementwise(self) -> bool:
        return self.kind == "forward"


@dataclass
class Vocabulary:
    """All ops of a spec, by the names under which formulas call them."""

    headers: dict[str, Header] = field(default_factory=dict)
    functions: dict[str, list[Header]] = field(default_factory=dict)
    methods: dict[str, list[Header]] = field(default_factory=dict)
    properties: dict[str, Header] = field(default_factory=dict)
    operators: dict[str, Header] = field(default_factory=dict)
    mistaken: set[str] = field(default_factory=set)  # names of ops whose entries could not be read
    ops_called_by: Callable[[str], tuple[str, ...]] = lambda target: ()  # the identifiers of the ops that a composing function calls

    def parts_of(self, header: Header) -> list[str]:
        """The ops of which a composed op is made, as far as formulas can call them; those of composed ones in their place."""
        by_identifier = {h.signature.identifier: h for h in self.headers.values()}
        waiting, seen, parts = [header], {header.signature.name}, []
        while waiting:
            for identifier in self.ops_called_by(waiting.pop(0).target):
                called = by_identifier.get(identifier)
                if called is None or called.signature.name in seen:
                    continue
                seen.add(called.signature.name)
                if called.kind == "compose":
                    waiting.append(called)
                elif not called.signature.is_inplace:
                    parts.append(called.signature.name)
        return parts

    def add(self, header: Header) -> None:
        signature = header.signature
        self.headers[signature.name] = header
        self.functions.setdefault(signature.public_name, []).append(header)
        if signature.params and str(signature.params[0].type.base) == "Tensor" and not signature.params[0].type.is_list:
            self.methods.setdefault(signature.base, []).append(header)
        if "property" in header.forms:
            self.properties[signature.base] = header
        for operator in filter(None, header.operators):
            self.operators[operator] = header


class FormulaReader(Reader):
    """Reads a formula over whole tensors."""

    grads = needs = 0  # how many items `grads` and `needs` hold; 0 if that shows only as the program runs

    def __init__(self, text: Text, what: str, scope: dict[str, str], vocabulary: Vocabulary, hints: dict[str, str] | None = None):
        super().__init__(text, what, scope, hints)
        self.vocabulary = vocabulary

    def is_hosted(self, expr: Expr) -> bool:
        return not is_tensor(expr.type) and not expr.type.startswith("(")

    def name_hint(self, name: str) -> str:
        if name == "grad" and "grads" in self.scope:
            return f"; this op has several differentiable results: write grads{'[0], grads[1], ...' * (self.grads > 1)}"
        if name == "grads" and "grad" in self.scope:
            return "; this op has one differentiable result: write grad"
        if name in self.vocabulary.functions:
            return f"; {name} is an op: call it"
        if name + "_p" in self.scope:
            return f"; in forward mode write {name}_p for the value and {name}_t for its tangent"
        return self.or_all(name, self.scope)

    # ---- operators and calls

    def operator(self, node: ast.AST, operator: str, args: tuple[Expr, ...]) -> Expr:
        header = self.vocabulary.operators.get(operator)
        if header is None:
            if operator == "Not":
                raise self.mistake(node, "'not' needs a condition known before any element; use ~")
            raise self.unknown(node, operator, f"no op of the spec has the operator {spelling(operator)}")
        if operator == "BitXor" and any(arg.type in NUMBERS for arg in args):
            raise self.mistake(node, f"the operator '^' is the exclusive or of bits{POWER}")
        return self.bind([header], node, args, {})

    def unknown(self, node: ast.AST, name: str, message: str) -> Mistake:
        kind = Consequence if name in self.vocabulary.mistaken else Mistake
        return kind(self.at_attribute(node) if isinstance(node, ast.Attribute) else self.at(node), message)

    def on_Call(self, node: ast.Call) -> Expr:
        if any(keyword.arg is None for keyword in node.keywords):
            raise self.mistake(node, f"** has no place in {self.what}")
        path = dotted(node.func)
        if path and (isinstance(node.func, ast.Name) or path.split(".")[0] not in self.scope):
            return self.function(node, path)
        if isinstance(node.func, ast.Attribute):
            return self.method(node, node.func)
        raise self.no_function(node, "ops and methods")

    def arguments(self, node: ast.Call) -> tuple[tuple[Expr, ...], dict[str, Expr]]:
        return tuple(self.expr(a) for a in node.args), {str(k.arg): self.expr(k.value) for k in node.keywords}

    def function(self, node: ast.Call, path: str) -> Expr:
        args, keywords = self.arguments(node)
        if path in CHECKS and not keywords and len(args) == CHECKS[path]:
            return Host("bool", self.at(node), path, args)
        if path == "has_zero":
            if [a.type for a in args] != ["Tensor"] or keywords:
                raise self.mistake(node, "has_zero() takes one tensor")
            return Host("bool", self.at(node), "has_zero", args)
        if not keywords and all(self.is_hosted(a) for a in args) and path in (*MATH, *HOSTED):
            return self.host_call(node, path, args)
        found = self.vocabulary.functions.get(path)
        if not found and path in self.scope:
            raise self.mistake(node, f"{path} is {self.scope[path]} here and cannot be called")
        if not found:
            known = [*self.vocabulary.functions, *MATH, *HOSTED, "has_zero"]
            of_numbers = "" if path not in known else f"; {path}() is of numbers and of lists of sizes, as self.shape"
            inside = next((f"; did you mean {name!r}?" for name in self.vocabulary.functions if path and name.endswith(f".{path}")), "")
            hint = habits.of_tensors(path) or of_numbers or inside or suggestion(path, known) or suggestion(path.rpartition(".")[2], known)
            raise self.unknown(node, path, f"unknown op {path!r} in {self.what}{hint}")
        return self.bind(found, node, args, keywords)

    def method(self, node: ast.Call, func: ast.Attribute) -> Expr:
        owner = self.expr(func.value)
        args, keywords = self.arguments(node)
        name, place = func.attr, self.at_attribute(func)
        if name in FACT_CALLS and owner.type == "Tensor" and not keywords:
            if [a.type for a in args] != (["int"] if name == "size" else []):
                raise Mistake(place, f"{name}() takes {'one dimension' if name == 'size' else 'no arguments'} in a formula")
            return Host(FACT_CALLS[name], self.at(node), name, (owner, *args))
        if owner.type in NUMBERS and name == "conj" and not args and not keywords:
            return Host(owner.type, self.at(node), "conj", (owner,))
        if owner.type != "Tensor":
            raise Mistake(place, f"{owner.type} has no method {name!r}{mend(owner)}")
        found = self.vocabulary.methods.get(name)
        if not found:
            raise self.unknown(func, name, f"unknown method {name!r} in {self.what}{habits.of_tensors(name) or suggestion(name, self.vocabulary.methods)}")
        return self.bind(found, node, (owner, *args), keywords)

    def on_Attribute(self, node: ast.Attribute) -> Expr:
        owner = self.expr(node.value)
        name = node.attr
        if owner.type == "Tensor[]" and name in ("shapes", "dtypes"):
            return Host("int[][]" if name == "shapes" else "dtype[]", self.at(node), name, (owner,))
        if owner.type.startswith("("):
            return self.named_result(node, owner, name)
        if owner.type == "Tensor":
            if name in FACTS:
                return Host(FACTS[name], self.at(node), name, (owner,))
            if name in self.vocabulary.properties:
                return self.bind([self.vocabulary.properties[name]], node, (owner,), {})
            if name in self.vocabulary.methods or name in FACT_CALLS:
                raise Mistake(self.at_attribute(node), f"{name!r} is a method: write .{name}(...)")
        known = [*FACTS, *self.vocabulary.properties]
        hint = mend(owner) or suggestion(name, known)
        raise self.unknown(node, name, f"{owner.type} has no attribute {name!r} that a formula can read{hint}")

    def named_result(self, node: ast.Attribute, owner: Expr, name: str) -> Expr:
        calls = [e for e in walk(owner) if isinstance(e, Call) and e.type == owner.type]  # the branches of an 'if' may be several
        names = [r.name for r in self.vocabulary.headers[calls[0].op].signature.returns]
        if name not in names:
            raise Mistake(self.at_attribute(node), f"{calls[0].op} gives {listed(names)}, not {name!r}{suggestion(name, names)}")
        return self.item(node, owner, names.index(name))

    def item(self, node: ast.AST, owner: Expr, index: int) -> Expr:
        return Item(owner.type[1:-1].split(", ")[index] if owner.type.startswith("(") else "Tensor", self.at(node), owner, index)

    def on_Subscript(self, node: ast.Subscript) -> Expr:
        owner = self.expr(node.value)
        if isinstance(node.slice, ast.Slice):
            return self.list_slice(node, owner, node.slice)
        index = self.expr(node.slice)
        if owner.type in ("int[]", "int[][]") and index.type == "int":
            return Host(owner.type[:-2], self.at(node), "[]", (owner, index))
        count = self.count_of(owner)
        if count and isinstance(index, Const) and index.type == "int":
            if index.value not in range(count):
                raise self.mistake(node, f"there is no item {index.value!r} here: it has {count}, counted from 0")
            if owner.type == "bool[]":
                return Host("bool", self.at(node), "[]", (owner, index))
            return self.item(node, owner, int(str(index.value)))
        hint = "; how many there are shows only as the program runs" if owner.type.startswith("Tensor") and "[]" in owner.type else ""
        raise self.mistake(node, f"{owner.type} cannot be indexed with {index.type} in {self.what}{hint}")

    def count_of(self, owner: Expr) -> int:
        """How many items there are, as far as that is known before the program runs."""
        if owner.type.startswith("("):
            return owner.type.count(",") + 1
        known = {"grads": self.grads, "needs": self.needs}
        return known.get(owner.name, 0) if isinstance(owner, Name) else 0

    def list_slice(self, node: ast.Subscript, owner: Expr, piece: ast.Slice) -> Expr:
        if owner.type != "int[]" or piece.step is not None:
            raise self.mistake(node, f"only a list of ints can be sliced in {self.what}, and without a step")
        ends = [self.expr(e) if e else Const(NONE, self.at(node), None) for e in (piece.lower, piece.upper)]
        if any(e.type not in ("int", NONE) for e in ends):
            raise self.mistake(node, "the ends of a slice are ints")
        return Host("int[]", self.at(node), "[:]", (owner, *ends))

    # ---- overloads

    def bind(self, headers: list[Header], node: ast.AST, args: tuple[Expr, ...], keywords: dict[str, Expr]) -> Expr:
        """The call of the first overload that takes these arguments."""
        callable_ = [h for h in headers if h.kind != "compose" and not h.signature.is_inplace]
        reasons = []
        for header in callable_ or headers[:1]:
            try:
                return self.bind_one(header, node, args, keywords)
            except Mistake as mistake:
                reasons.append(mistake)
        if headers[0].signature.public_name in self.vocabulary.mistaken:
            raise Consequence(self.at(node), "another overload could not be read")
        if len(reasons) == 1:
            raise reasons[0]
        raise self.mistake(node, f"no overload takes these arguments: {'; '.join(r.problem.message for r in reasons)}")

    def bind_one(self, header: Header, node: ast.AST, args: tuple[Expr, ...], keywords: dict[str, Expr]) -> Expr:
        signature, at = header.signature, self.at(node)
        if header.kind == "compose":
            parts = self.vocabulary.parts_of(header)
            instead = f": {', '.join(parts)}" if parts else habits.of_tensors(signature.base)
            raise self.mistake(node, f"{signature.name} is composed of other ops; a formula calls those{instead}")
        if signature.is_inplace:
            raise self.mistake(node, f"{signature.name} changes its input; a formula has no side effects")
        positional = [p for p in signature.params if not p.keyword_only]
        if len(args) > len(positional):
            raise self.mistake(node, f"{signature.name} takes {len(positional)} positional argument{'s' * (len(positional) != 1)}, {len(args)} given")
        given = dict(zip((p.name for p in positional), args))
        for name, value in keywords.items():
            if name in given:
                raise self.mistake(node, f"{signature.name} is given {name!r} twice")
            if not signature.param(name):
                names = [p.name for p in signature.params]
                raise self.mistake(node, f"{signature.name} has no parameter {name!r}{suggestion(name, names)}")
            given[name] = value
        bound = tuple(self.argument(header, p, given.get(p.name), node) for p in signature.params)
        types = [type_of(r) for r in signature.returns]
        type_ = types[0] if len(types) == 1 else f"({', '.join(types)})"
        return Call(type_, at, signature.name, bound)

    def argument(self, header: Header, param: Param, given: Expr | None, node: ast.AST) -> Expr:
        name = header.signature.name
        if given is None:
            if not param.has_default:
                raise self.mistake(node, f"{name} needs the argument {param.name!r}")
            return constant(param.default, self.at(node))
        wanted = type_of(param)
        if not conforms(given, wanted, header.elementwise):
            expected = listed([wanted] if not header.elementwise or wanted != "Tensor" else ["Tensor", "a number"])
            raise Mistake(given.at, f"{name} takes {expected} as {param.name!r}, not {given.type}{mend(given)}")
        return given


def type_of(param: Param | Return) -> str:
    """The type of a parameter or result as expressions spell it."""
    type_ = param.type
    return type_.base + (("?" if type_.items_optional else "") + "[]" if type_.is_list else "") + ("?" if type_.optional else "")


def mend(expr: Expr) -> str:
    """How to make something acceptable of what is not there for sure, or is several things."""
    if expr.type.startswith("("):
        return f"; pick one of its results{habits.of_tensors(expr.op.partition('.')[0]) if isinstance(expr, Call) else ''}"
    return f"; choose with '... if {shown(expr)} is not None else ...'" if expr.type.endswith("?") else ""


def conforms(given: Expr, wanted: str, numbers_as_tensors: bool = False) -> bool:
    """Whether an expression can stand where a type is wanted."""
    have = given.type
    if isinstance(given, Seq) and not given.items:
        return wanted.rstrip("?").endswith("[]")
    if have == wanted or wanted.startswith("Any"):
        return True
    if wanted.endswith("?"):
        return have == NONE or conforms(given, wanted[:-1], numbers_as_tensors)
    if wanted == "Tensor":
        return numbers_as_tensors and have in NUMBERS
    if wanted == "Tensor?[]":
        return have == "Tensor[]"
    if wanted == "Scalar":
        return have in NUMBERS
    if wanted == "float":
        return have in ("int", "Scalar")
    if wanted == "int[]":
        return have in ("int", "bool[]")
    return False


def constant(value: object, at: object) -> Expr:
    """A default value as an expression."""
    if isinstance(value, tuple):
        return Seq("int[]", at, tuple(constant(v, at) for v in value))  # type: ignore[arg-type]
    types = {int: "int", float: "float", bool: "bool", str: "str", type(None): NONE}
    return Const(types[type(value)], at, value)  # type: ignore[arg-type]


def read_formula(reader: FormulaReader, wanted: Iterable[str]) -> Expr:
    """Read a formula whose type must be one of `wanted`."""
    expr = reader.read()
    wanted = list(wanted)
    if expr.type not in wanted:
        zero = "; where the gradient is zero write 'zero'" if isinstance(expr, Const) and not expr.value else ""
        raise Mistake(expr.at, f"{reader.what} gives {expr.type}; expected {listed(wanted)}{zero}")
    return expr
