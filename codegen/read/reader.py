"""What both formula languages share: Python's own parser, a whitelist of its syntax, and the arithmetic of the host.

A formula is data. It is parsed with `ast`, each node is looked up among the few that are allowed, and nothing is evaluated.
"""

from __future__ import annotations

import ast
import cmath
import math
import operator
import re
from collections.abc import Callable, Iterable
from typing import Any

from ..model.expr import NONE, NUMBERS, VALUE, Const, Expr, Host, IfExp, Name, Seq
from ..model.primitives import CONSTANTS
from ..model.signature import NAMESPACES
from ..problems import Consequence, Location, Mistake, suggestion
from . import habits
from .source import Text

POWER = "; a power is written '**'"
_MOST_NAMES = 8
MAX_LENGTH = 4000
_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")
MAX_DEPTH = 100  # of a formula as it is written
MAX_NODES, MAX_HEIGHT = 5000, 300  # of a formula with all that it reads put in its place

# Host operators, and the functions of numbers that a formula may call.
_ARITHMETIC = {"Add": "+", "Sub": "-", "Mult": "*", "Div": "/", "FloorDiv": "//", "Mod": "%", "Pow": "**"}
_COMPARISON = {"Eq": "==", "NotEq": "!=", "Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">=", "In": "in", "NotIn": "not in"}
HOSTED = ("len", "min", "max", "abs", "prod", "count")  # functions of numbers and lists, beside those of math
MATH = ("sqrt", "exp", "log", "log2", "log1p", "expm1", "sin", "cos", "tan", "pow", "erf", "lgamma", "floor", "ceil")

_FOREIGN = {
    ast.Lambda: "a lambda",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a comprehension",
    ast.Await: "await",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
    ast.JoinedStr: "an f-string",
    ast.Starred: "a starred argument",
    ast.NamedExpr: "an assignment",
    ast.Dict: "a dictionary",
    ast.Set: "a set",
    ast.Slice: "a slice",
}


class Reader:
    """Reads one formula; subclasses say what names, operators and calls on tensors or values mean."""

    def __init__(self, text: Text, what: str, scope: dict[str, str], hints: dict[str, str] | None = None):
        self.text = text
        self.line: str = text.value.replace("\n", " ")
        self.what = what  # "the formula for 'self'"
        self.scope: dict[str, str] = scope
        self.hints: dict[str, str] = hints or {}  # what to say of a name that is not in scope; "" where its own mistake is told elsewhere

    # ---- from text to tree

    def read(self) -> Expr:
        if not self.line.strip():
            raise Mistake(self.text.at(), f"{self.what} is empty")
        if len(self.line) > MAX_LENGTH:
            raise Mistake(self.text.at(), f"{self.what} has {len(self.line)} characters; more than {MAX_LENGTH} is no formula")
        plain = _QUOTED.sub(lambda found: "_" * len(found[0]), self.line)  # Python would read a full-width letter of a name as the ASCII one
        for offset, character in enumerate(self.line):
            if character in "#\\" or not character.isprintable() or not plain[offset].isascii():
                raise Mistake(self.text.at(offset), f"{character!r} has no place in {self.what}{habits.character(character)}")
        return self.expr(self.parsed())

    def parsed(self) -> ast.expr:
        lead = len(self.line) - len(self.line.lstrip())
        try:
            tree = ast.parse(self.line.strip(), mode="eval").body
        except SyntaxError as error:
            offset = min(lead + max((error.offset or 1) - 1, 0), len(self.line))
            reason = (error.msg or "invalid syntax").split("(<unknown>")[0].strip()
            raise Mistake(self.text.at(offset), f"{self.what} cannot be read: {reason}{habits.syntax(_QUOTED.sub('', self.line))}") from None
        except (ValueError, RecursionError, MemoryError):
            raise self.too_deep() from None
        level: list[ast.AST] = [tree]
        for _ in range(MAX_DEPTH):
            level = [child for node in level for child in ast.iter_child_nodes(node)]
            if not level:
                return tree
        raise self.too_deep()

    def too_deep(self) -> Mistake:
        return Mistake(self.text.at(), f"{self.what} is nested more than {MAX_DEPTH} deep; name parts of it")

    def at(self, node: ast.AST) -> Location:
        return self.place(getattr(node, "col_offset", 0))

    def at_attribute(self, node: ast.Attribute) -> Location:
        """Where the name of an attribute stands, behind what it is an attribute of."""
        return self.place((node.end_col_offset or 0) - len(node.attr.encode()))

    def place(self, column: int) -> Location:
        lead = len(self.line) - len(self.line.lstrip())
        return self.text.at(lead + len(self.line.strip().encode()[:column].decode(errors="ignore")))  # ast counts bytes

    def mistake(self, node: ast.AST, message: str) -> Mistake:
        return Mistake(self.at(node), message)

    def expr(self, node: ast.AST) -> Expr:
        handler: Callable[[ast.AST], Expr] | None = getattr(self, "on_" + type(node).__name__, None)
        if handler is None:
            raise self.foreign(node)
        return handler(node)

    def no_function(self, node: ast.Call, what: str) -> Mistake:
        product = "; a product is written with '*'" * isinstance(node.func, (ast.Constant, ast.BinOp))
        return self.mistake(node, f"only {what} can be called in {self.what}{product}")

    def foreign(self, node: ast.AST) -> Mistake:
        """What to raise for syntax that has no meaning in a spec."""
        found = _FOREIGN.get(type(node), f"{type(node).__name__} syntax")
        return self.mistake(node, f"{found} has no place in {self.what}")

    # ---- leaves

    def on_Constant(self, node: ast.Constant) -> Expr:
        types = {int: "int", float: "float", bool: "bool", complex: "Scalar", str: "str", type(None): NONE}
        if type(node.value) not in types:
            raise self.mistake(node, f"the constant {node.value!r} has no place in {self.what}")
        self.check_number(node, node.value)
        return Const(types[type(node.value)], self.at(node), node.value)

    def check_number(self, node: ast.AST, value: object) -> None:
        """A constant is a number that C and Python hold alike."""
        if isinstance(value, int) and not -(2**63) <= value < 2**63:
            raise self.mistake(node, f"an integer has 64 bits, and one in {self.what} needs more")
        if isinstance(value, (float, complex)) and not cmath.isfinite(value):
            raise self.mistake(node, f"a constant in {self.what} is too large for a float; write inf for infinity")

    def on_Name(self, node: ast.Name) -> Expr:
        if node.id not in self.scope:
            if node.id in CONSTANTS:
                return Const("float", self.at(node), CONSTANTS[node.id])
            hint = self.hints.get(node.id)
            message = f"unknown name {node.id!r} in {self.what}{self.name_hint(node.id) if hint is None else hint}"
            raise Consequence(self.at(node), message) if hint == "" else self.mistake(node, message)
        return Name(self.scope[node.id], self.at(node), node.id)

    def name_hint(self, name: str) -> str:
        return self.or_all(name, self.scope)

    def or_all(self, name: str, known: Iterable[str]) -> str:
        """The name that was meant, or the names that there are."""
        hint = habits.name(name, self.scope) or suggestion(name, known)
        return hint or (f"; the names here are {', '.join(self.scope)}" if 0 < len(self.scope) <= _MOST_NAMES else "")

    def on_Tuple(self, node: ast.Tuple | ast.List) -> Expr:
        items = tuple(self.expr(item) for item in node.elts)
        types = {item.type for item in items}
        if types <= {"int", "bool"}:
            return Seq("bool[]" if types == {"bool"} else "int[]", self.at(node), items)
        if types in ({"int[]"}, {"Tensor"}):
            return Seq(f"{types.pop()}[]", self.at(node), items)
        raise self.mistake(node, f"a list of {' and '.join(sorted(types))} has no place in {self.what}")

    on_List = on_Tuple

    # ---- operators

    def on_BinOp(self, node: ast.BinOp) -> Expr:
        left, right = self.expr(node.left), self.expr(node.right)
        operator = type(node.op).__name__
        if self.is_hosted(left) and self.is_hosted(right):
            return self.host_arithmetic(node, operator, left, right)
        return self.operator(node, operator, (left, right))

    def host_arithmetic(self, node: ast.AST, operator: str, left: Expr, right: Expr) -> Expr:
        if left.type == right.type == "int[]" and operator == "Add":
            return Host("int[]", self.at(node), "+", (left, right))
        self.need_number(node, left, operator)
        self.need_number(node, right, operator)
        if operator not in _ARITHMETIC:
            raise self.mistake(node, f"the operator {spelling(operator)} has no place between numbers{POWER * (operator == 'BitXor')}")
        integral = {left.type, right.type} <= {"int", "bool"} and operator != "Div"
        type_ = "int" if integral else "Scalar" if "Scalar" in (left.type, right.type) else "float"
        return self.bounded(node, Host(type_, self.at(node), _ARITHMETIC[operator], (left, right)))

    def bounded(self, node: ast.AST, expr: Host) -> Host:
        """Arithmetic on integers is tried as it is read, since Python would compute powers of any size."""
        value = constant_value(expr)
        if isinstance(value, int):
            self.check_number(node, value)
        return expr

    def need_number(self, node: ast.AST, expr: Expr, operator: str) -> None:
        if expr.type.rstrip("?") not in NUMBERS:
            raise self.mistake(node, f"the operator {spelling(operator)} needs a number or a tensor, not {expr.type}")
        if expr.type.endswith("?"):
            raise self.mistake(node, f"{shown(expr)} may be None here; choose with '... if {shown(expr)} is not None else ...'")

    def on_UnaryOp(self, node: ast.UnaryOp) -> Expr:
        operand = self.expr(node.operand)
        operator = type(node.op).__name__
        if operator == "UAdd":
            return operand
        if not self.is_hosted(operand):
            return self.operator(node, operator, (operand,))
        if operator == "Not":
            return Host("bool", self.at(node), "not", (self.condition(operand, node.operand),))
        if operator != "USub":
            raise self.mistake(node, f"the operator {spelling(operator)} has no place before a number")
        if operand.type == "int[]":
            return Host("int[]", self.at(node), "negated", (operand,))
        self.need_number(node, operand, operator)
        if isinstance(operand, Const) and operand.type != "bool":
            return Const(operand.type, self.at(node), -operand.value)  # type: ignore[operator]
        return Host(operand.type, self.at(node), "neg", (operand,))

    def on_Compare(self, node: ast.Compare) -> Expr:
        if len(node.ops) > 1:
            if any(isinstance(e, ast.BinOp) and isinstance(e.op, (ast.BitAnd, ast.BitOr)) for e in node.comparators):
                raise self.mistake(node, "'&' and '|' bind tighter than comparisons: put each comparison in parentheses")
            raise self.mistake(node, "write a chained comparison as two, joined by 'and' (numbers) or '&' (tensors)")
        left, operator = self.expr(node.left), type(node.ops[0]).__name__
        if operator in ("In", "NotIn") and isinstance(node.comparators[0], (ast.Tuple, ast.List)) and self.is_hosted(left):
            return Host("bool", self.at(node), _COMPARISON[operator], (left, self.choices(node.comparators[0], left, operator)))
        right = self.expr(node.comparators[0])
        if operator in ("Is", "IsNot"):
            if right.type != NONE:
                raise self.mistake(node, "'is' compares with None only")
            self.check_optional(node, left)
            return Host("bool", self.at(node), "is None" if operator == "Is" else "is not None", (left,))
        if not (self.is_hosted(left) and self.is_hosted(right)):
            return self.operator(node, operator, (left, right))
        self.check_comparable(node, operator, left, right)
        return Host("bool", self.at(node), _COMPARISON[operator], (left, right))

    def choices(self, node: ast.Tuple | ast.List, left: Expr, operator: str) -> Expr:
        """The values, numbers or texts, among which one is looked for."""
        items = tuple(self.expr(item) for item in node.elts)
        if not items:
            raise self.mistake(node, f"{spelling(operator)} looks among no values here: write them in the parentheses")
        if {i.type for i in items} <= {"int", "bool"}:
            if left.type not in ("int", "bool", "float", "Scalar", "int?", "bool?", "float?", "Scalar?", "Any"):
                raise self.mistake(node, f"{spelling(operator)} looks for {left.type} among numbers, which are never equal to it")
            return Seq("int[]", self.at(node), items)
        for item in items:
            if not isinstance(item, Const) and not (isinstance(item, Host) and constant_value(item) is not None):
                raise Mistake(item.at, f"{spelling(operator)} looks among constants, and {shown(item)} is none")
            self.check_comparable(node, "Eq", left, item) if item.type != NONE else self.check_optional(node, left)
        return Seq(f"{items[0].type}[]", self.at(node), items)

    def check_optional(self, node: ast.AST, expr: Expr) -> None:
        if not expr.type.endswith("?") and expr.type not in ("Any", NONE):
            raise self.mistake(node, f"{shown(expr)} is never None here")

    def check_comparable(self, node: ast.AST, operator: str, left: Expr, right: Expr) -> None:
        if "Any" in (left.type, right.type):
            return
        if operator in ("In", "NotIn"):
            if right.type != "int[]" or left.type not in ("int", "bool"):
                looks = f"{spelling(operator)} looks for an int in a list of ints, or for a value among constants in parentheses"
                raise self.mistake(node, f"{looks}, not for {left.type} in {right.type}")
        elif NONE in (left.type, right.type):
            raise self.mistake(node, "compare with None by 'is None' or 'is not None'")
        elif operator in ("Eq", "NotEq"):
            families = {"number" if e.type.rstrip("?") in NUMBERS else e.type.rstrip("?") for e in (left, right)}
            if len(families) > 1:
                raise self.mistake(node, f"{spelling(operator)} compares {left.type} with {right.type}, which are never equal")
        else:
            self.need_number(node, left, operator)
            self.need_number(node, right, operator)

    def on_BoolOp(self, node: ast.BoolOp) -> Expr:
        conjunction = isinstance(node.op, ast.And)
        values: list[Expr] = []
        known: set[str] = set()  # a later part is reached only if the earlier ones held (and) or failed (or)
        for value in node.values:
            values.append(self.condition(self.branch(value, known), value))
            known |= present(values[-1], conjunction)
        return Host("bool", self.at(node), "and" if conjunction else "or", tuple(values))

    def condition(self, expr: Expr, node: ast.AST) -> Expr:
        if not self.is_hosted(expr):
            raise self.mistake(node, "'and', 'or', 'not' and 'if' need a condition known before any element; use &, |, ~ or where(...)")
        if expr.type != "bool":
            raise self.mistake(node, f"a condition is a bool, and {shown(expr)} is {expr.type}; compare it with something")
        return expr

    def on_IfExp(self, node: ast.IfExp) -> Expr:
        condition = self.condition(self.expr(node.test), node.test)
        then = self.branch(node.body, present(condition, True))
        otherwise = self.branch(node.orelse, present(condition, False))
        return IfExp(self.common_type(node, then, otherwise), self.at(node), condition, then, otherwise)

    def branch(self, node: ast.AST, present_names: set[str]) -> Expr:
        """Read a branch in which some optional names are known not to be None."""
        outer = self.scope
        self.scope = {name: type_.rstrip("?") if name in present_names else type_ for name, type_ in outer.items()}
        try:
            return self.expr(node)
        finally:
            self.scope = outer

    def common_type(self, node: ast.AST, a: Expr, b: Expr) -> str:
        if a.type == b.type:
            return a.type
        if {a.type, b.type} <= set(NUMBERS):
            return "Scalar" if "Scalar" in (a.type, b.type) else "float" if "float" in (a.type, b.type) else "int"
        for one, other in ((a, b), (b, a)):
            if one.type == NONE:
                return other.type.rstrip("?") + "?"
            if one.type == other.type + "?":
                return one.type
            if one.type == VALUE and other.type in NUMBERS:
                return VALUE
        raise self.mistake(node, f"the branches of an 'if' have different types, {a.type} and {b.type}")

    # ---- the host's own functions

    def host_call(self, node: ast.Call, name: str, args: tuple[Expr, ...]) -> Expr:
        """A function of numbers or lists, all of whose arguments the host knows."""
        at = self.at(node)
        if name in MATH and args and all(a.type in NUMBERS for a in args):
            if len(args) != (2 if name == "pow" else 1):
                raise self.mistake(node, f"{name}() of numbers takes {2 if name == 'pow' else 1} of them, {len(args)} given")
            return self.bounded(node, Host("int" if name in ("floor", "ceil") else "float", at, f"math.{name}", args))
        types = [a.type for a in args]
        match name, types:
            case (("min" | "max"), [a, b]) if a in NUMBERS and b in NUMBERS:
                return Host("int" if a == b == "int" else "float", at, name, args)
            case "abs", [type_] if type_ in NUMBERS:
                return Host(type_, at, "abs", args)
            case "prod", ["int[]"]:
                return Host("int", at, "math.prod", args)
            case "count", ["int[]", "int[]?" | "int[]" | "int"]:
                return Host("int", at, "count", args)
            case "len", [type_] if type_.endswith(("[]", "[]?")):
                return Host("int", at, "len", args)
        raise self.mistake(node, f"{name}() of {', '.join(types) or 'nothing'} has no place in {self.what}")

    # ---- what the languages differ in

    def is_hosted(self, expr: Expr) -> bool:
        """Whether the host knows the value, so that no tensor or element is looked at."""
        raise NotImplementedError

    def operator(self, node: ast.AST, operator: str, args: tuple[Expr, ...]) -> Expr:
        raise NotImplementedError


def constant_value(expr: Expr) -> object:
    """The number that arithmetic on constants gives; None where it reads anything else."""
    if isinstance(expr, Const):
        return expr.value if isinstance(expr.value, (int, float, complex)) else None
    if not isinstance(expr, Host) or not (expr.fn in _COMPUTED or expr.fn.startswith("math.")):
        return None
    values = [constant_value(arg) for arg in expr.args]
    if None in values:
        return None
    try:
        return getattr(math, expr.fn[5:])(*values) if expr.fn.startswith("math.") else _COMPUTED[expr.fn](*values)
    except (ArithmeticError, ValueError):  # the prover tells what a formula cannot compute
        return _TOO_LARGE if expr.fn == "**" and all(isinstance(v, int) for v in values) else None


def bounded_power(base: Any, exponent: Any) -> Any:
    """A power of numbers; of integers only one of 64 bits."""
    if isinstance(base, int) and isinstance(exponent, int) and abs(base) > 1 and exponent * (abs(base).bit_length() - 1) > 64:
        raise OverflowError(f"{base} ** {exponent} needs more than 64 bits")
    return base**exponent


_COMPUTED: dict[str, Callable[..., object]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "//": operator.floordiv, "%": operator.mod, "neg": operator.neg,
    "**": bounded_power,
}  # fmt: skip
_TOO_LARGE = 2**64


def present(condition: Expr, truth: bool) -> set[str]:
    """The names that cannot be None once the condition is known to be true, or false."""
    if not isinstance(condition, Host):
        return set()
    if condition.fn == ("is not None" if truth else "is None") and isinstance(condition.args[0], Name):
        return {condition.args[0].name}
    if condition.fn == "not":
        return present(condition.args[0], not truth)
    if condition.fn == ("and" if truth else "or"):
        return set().union(*(present(part, truth) for part in condition.args))
    return set()


def check_size(expr: Expr, what: str) -> None:
    """What a formula says must stay small, with all that it reads put in its place."""
    level: tuple[Expr, ...] = (expr,)
    nodes = height = 0
    while level:
        nodes, height = nodes + len(level), height + 1
        if nodes > MAX_NODES or height > MAX_HEIGHT:
            raise Mistake(expr.at, f"{what} grows beyond all bounds once what it reads is put in its place")
        level = tuple(child for e in level for child in e.children)


def spelling(operator: str) -> str:
    other = {"MatMult": "@", "BitAnd": "&", "BitOr": "|", "BitXor": "^", "Invert": "~", "LShift": "<<", "RShift": ">>"}
    signs = {**_ARITHMETIC, **_COMPARISON, **other, "USub": "-", "Not": "not", "Is": "is", "IsNot": "is not"}
    return repr(signs.get(operator, operator))


def shown(expr: Expr) -> str:
    return expr.name if isinstance(expr, Name) else "this"


def dotted(node: ast.AST) -> str | None:
    """'linalg.inv' for the name of a function, None for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        owner = dotted(node.value)
        if owner and any(n == owner or n.startswith(owner + ".") for n in NAMESPACES):
            return f"{owner}.{node.attr}"
    return None
