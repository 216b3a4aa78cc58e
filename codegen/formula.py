"""Formulas: text -> typed expression tree over ops, for gradients and forward mode."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field

from .expr import NONE, NUMBERS, Call, Const, Expr, Host, Item, Seq, is_tensor
from .primitives import CONSTANTS
from .problems import Mistake, listed, suggestion
from .reader import HOSTED, MATH, Reader, _spelling
from .signature import NAMESPACES, Param, Signature
from .source import Text

# Facts about a tensor that need no elements; a formula that reads only these saves only these.
FACTS = {"shape": "int[]", "ndim": "int", "dtype": "dtype"}
FACT_CALLS = {"numel": "int", "size": "int", "dim": "int", "is_complex": "bool"}

# Questions about operands, tensors or numbers, that the conditions of 'require' may ask: array.checks has the answers.
CHECKS = {"divides_by_zero": 2, "subtracts_bool": 2, "integer_to_negative": 2}

_REFLECTED = {"Lt": "Gt", "LtE": "GtE", "Gt": "Lt", "GtE": "LtE"}


@dataclass(frozen=True)
class Header:
    """What a formula needs to know of an op in order to call it."""

    signature: Signature
    kind: str  # "forward", "call" or "compose"
    forms: tuple[str, ...]
    operators: tuple[str, ...] = ()  # as ast names them: "Add", "USub"

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

    def add(self, header: Header) -> None:
        signature = header.signature
        self.headers[signature.name] = header
        self.functions.setdefault(signature.public_name, []).append(header)
        if signature.params and is_tensor(str(signature.params[0].type)):
            self.methods.setdefault(signature.base, []).append(header)
        if "property" in header.forms:
            self.properties[signature.base] = header
        for operator in header.operators:
            self.operators[operator] = header


class FormulaReader(Reader):
    """Reads a formula over whole tensors."""

    def __init__(self, text: Text, what: str, scope: dict[str, str], vocabulary: Vocabulary):
        super().__init__(text, what, scope)
        self.vocabulary = vocabulary

    def is_hosted(self, expr: Expr) -> bool:
        return not is_tensor(expr.type) and not expr.type.startswith("(")

    def on_Name(self, node: ast.Name) -> Expr:
        if node.id in CONSTANTS and node.id not in self.scope:
            return Const("float", self.at(node), CONSTANTS[node.id])
        return super().on_Name(node)

    def name_hint(self, name: str) -> str:
        if name == "grad" and "grads" in self.scope:
            return "; this op has several differentiable results: write grads[0], grads[1], ..."
        if name == "grads" and "grad" in self.scope:
            return "; this op has one differentiable result: write grad"
        if name in self.vocabulary.functions:
            return f"; {name} is an op: call it"
        if name + "_p" in self.scope:
            return f"; in forward mode write {name}_p for the value and {name}_t for its tangent"
        return suggestion(name, self.scope)

    # ---- operators and calls

    def operator(self, node: ast.AST, operator: str, args: tuple[Expr, ...]) -> Expr:
        header = self.vocabulary.operators.get(operator)
        if header is None:
            if operator == "Not":
                raise self.mistake(node, "'not' needs a condition known before any element; use ~")
            raise self.mistake(node, f"no op of the spec has the operator {_spelling(operator)}")
        return self.bind([header], node, args, {})

    def on_Call(self, node: ast.Call) -> Expr:
        if any(keyword.arg is None for keyword in node.keywords):
            raise self.mistake(node, f"** has no place in {self.what}")
        path = _dotted(node.func)
        if path and (isinstance(node.func, ast.Name) or path.split(".")[0] not in self.scope):
            return self.function(node, path)
        if isinstance(node.func, ast.Attribute):
            return self.method(node, node.func)
        raise self.mistake(node, f"only ops and methods can be called in {self.what}")

    def arguments(self, node: ast.Call) -> tuple[tuple[Expr, ...], dict[str, Expr]]:
        return tuple(self.expr(a) for a in node.args), {str(k.arg): self.expr(k.value) for k in node.keywords}

    def function(self, node: ast.Call, path: str) -> Expr:
        args, keywords = self.arguments(node)
        if path in CHECKS and not keywords and len(args) == CHECKS[path]:
            return Host("bool", self.at(node), path, args)
        if path == "has_zero" and [a.type for a in args] == ["Tensor"] and not keywords:
            return Host("bool", self.at(node), "has_zero", args)
        if not keywords and all(self.is_hosted(a) for a in args) and path in (*MATH, *HOSTED):
            return self.host_call(node, path, args)
        found = self.vocabulary.functions.get(path)
        if not found:
            known = [*self.vocabulary.functions, *MATH, *HOSTED]
            raise self.mistake(node, f"unknown op {path!r} in {self.what}{suggestion(path, known)}")
        return self.bind(found, node, args, keywords)

    def method(self, node: ast.Call, func: ast.Attribute) -> Expr:
        owner = self.expr(func.value)
        args, keywords = self.arguments(node)
        name = func.attr
        if name in FACT_CALLS and is_tensor(owner.type) and not keywords:
            if len(args) != (1 if name == "size" else 0):
                raise self.mistake(node, f"{name}() takes {'one dimension' if name == 'size' else 'no arguments'} in a formula")
            return Host(FACT_CALLS[name], self.at(node), name, (owner, *args))
        if owner.type in NUMBERS and name == "conj" and not args and not keywords:
            return Host(owner.type, self.at(node), "conj", (owner,))
        if not is_tensor(owner.type):
            raise self.mistake(node, f"{owner.type} has no method {name!r}")
        found = self.vocabulary.methods.get(name)
        if not found:
            raise self.mistake(node, f"unknown method {name!r} in {self.what}{suggestion(name, self.vocabulary.methods)}")
        return self.bind(found, node, (owner, *args), keywords)

    def on_Attribute(self, node: ast.Attribute) -> Expr:
        owner = self.expr(node.value)
        name = node.attr
        if owner.type == "Tensor[]" and name in ("shapes", "dtypes"):
            return Host("int[][]", self.at(node), name, (owner,))
        if owner.type.startswith("("):
            return self.named_result(node, owner, name)
        if owner.type in ("Tensor", "Tensor?"):
            if name in FACTS:
                return Host(FACTS[name], self.at(node), name, (owner,))
            if name in self.vocabulary.properties:
                return self.bind([self.vocabulary.properties[name]], node, (owner,), {})
            if name in self.vocabulary.methods or name in FACT_CALLS:
                raise self.mistake(node, f"{name!r} is a method: write .{name}(...)")
        known = [*FACTS, *self.vocabulary.properties]
        raise self.mistake(node, f"{owner.type} has no attribute {name!r} that a formula can read{suggestion(name, known)}")

    def named_result(self, node: ast.Attribute, owner: Expr, name: str) -> Expr:
        assert isinstance(owner, Call)
        names = [r.name for r in self.vocabulary.headers[owner.op].signature.returns]
        if name not in names:
            raise self.mistake(node, f"{owner.op} gives {', '.join(names)}, not {name!r}{suggestion(name, names)}")
        return Item("Tensor", self.at(node), owner, names.index(name))

    def on_Subscript(self, node: ast.Subscript) -> Expr:
        owner = self.expr(node.value)
        if isinstance(node.slice, ast.Slice):
            return self.list_slice(node, owner, node.slice)
        index = self.expr(node.slice)
        if owner.type in ("int[]", "int[][]", "bool[]") and index.type == "int":
            return Host(owner.type[:-2], self.at(node), "[]", (owner, index))
        if (owner.type.startswith("(") or owner.type in ("Tensor?[]", "Tensor[]")) and isinstance(index, Const):
            count = owner.type.count(",") + 1 if owner.type.startswith("(") else self.count_of(owner)
            if not isinstance(index.value, int) or isinstance(index.value, bool) or not 0 <= index.value < count:
                raise self.mistake(node, f"there is no item {index.value!r} here: it has {count}, counted from 0")
            return Item("Tensor", self.at(node), owner, index.value)
        raise self.mistake(node, f"{owner.type} cannot be indexed with {index.type} in {self.what}")

    def list_slice(self, node: ast.Subscript, owner: Expr, piece: ast.Slice) -> Expr:
        if owner.type != "int[]" or piece.step is not None:
            raise self.mistake(node, f"only a list of ints can be sliced in {self.what}, and without a step")
        ends = [self.expr(e) if e else Const(NONE, self.at(node), None) for e in (piece.lower, piece.upper)]
        if any(e.type not in ("int", NONE) for e in ends):
            raise self.mistake(node, "the ends of a slice are ints")
        return Host("int[]", self.at(node), "[:]", (owner, *ends))

    def count_of(self, owner: Expr) -> int:
        return self.grads_count if getattr(owner, "name", "") == "grads" else 0

    grads_count = 0

    # ---- overloads

    def bind(self, headers: list[Header], node: ast.AST, args: tuple[Expr, ...], keywords: dict[str, Expr]) -> Expr:
        """The call of the first overload that takes these arguments."""
        reasons = []
        for header in headers:
            try:
                return self.bind_one(header, node, args, keywords)
            except Mistake as mistake:
                reasons.append(mistake)
        if len(reasons) == 1:
            raise reasons[0]
        shown = "; ".join(f"{h.signature.name}: {r.problem.message}" for h, r in zip(headers, reasons))
        raise self.mistake(node, f"no overload takes these arguments: {shown}")

    def bind_one(self, header: Header, node: ast.AST, args: tuple[Expr, ...], keywords: dict[str, Expr]) -> Expr:
        signature, at = header.signature, self.at(node)
        if header.kind == "compose":
            raise self.mistake(node, f"{signature.name} is composed of other ops; a formula calls those")
        if signature.is_inplace:
            raise self.mistake(node, f"{signature.name} changes its input; a formula has no side effects")
        positional = [p for p in signature.params if not p.keyword_only]
        if len(args) > len(positional):
            raise self.mistake(node, f"{signature.name} takes {len(positional)} positional arguments, {len(args)} given")
        given = dict(zip((p.name for p in positional), args))
        for name, value in keywords.items():
            if name in given:
                raise self.mistake(node, f"{signature.name} is given {name!r} twice")
            if not signature.param(name):
                names = [p.name for p in signature.params]
                raise self.mistake(node, f"{signature.name} has no parameter {name!r}{suggestion(name, names)}")
            given[name] = value
        bound = tuple(self.argument(header, p, given.get(p.name), node) for p in signature.params)
        returns = signature.returns
        type_ = str(returns[0].type.base + ("[]" if returns[0].type.is_list else ""))
        if len(returns) > 1:
            type_ = f"({', '.join(r.type.base for r in returns)})"
        return Call(type_, at, signature.name, bound)

    def argument(self, header: Header, param: Param, given: Expr | None, node: ast.AST) -> Expr:
        name = header.signature.name
        if given is None:
            if not param.has_default:
                raise self.mistake(node, f"{name} needs the argument {param.name!r}")
            return constant(param.default, self.at(node))
        wanted = str(param.type.base) + ("[]" if param.type.is_list else "") + ("?" if param.type.optional else "")
        if not conforms(given, wanted, header.elementwise):
            shown = listed([wanted] if not header.elementwise or wanted != "Tensor" else ["Tensor", "a number"])
            raise Mistake(given.at, f"{name} takes {shown} as {param.name!r}, not {given.type}")
        return given


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
    if wanted == "Tensor[]":
        return have == "Tensor?[]"
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


def _dotted(node: ast.AST) -> str | None:
    """'linalg.inv' for the name of a function, None for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        owner = _dotted(node.value)
        if owner and any(n == owner or n.startswith(owner + ".") for n in NAMESPACES):
            return f"{owner}.{node.attr}"
    return None


def read_formula(text: Text, what: str, scope: dict[str, str], vocabulary: Vocabulary, wanted: Iterable[str], grads: int = 0) -> Expr:
    """Read a formula whose type must be one of `wanted`."""
    reader = FormulaReader(text, what, scope, vocabulary)
    reader.grads_count = grads
    expr = reader.read()
    wanted = list(wanted)
    if expr.type not in wanted:
        raise Mistake(expr.at, f"{what} gives {expr.type}; expected {listed(wanted)}")
    return expr
