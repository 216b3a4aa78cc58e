"""The C++ expressions of a foreign specification -> Python's syntax trees, with the words of this project's grammar in the place of C++'s.

Only a small part of C++ is read: calls, methods, operators, the conditional operator, lists in braces and literals. What is read
is never compiled or evaluated by Python; `interpret` walks the tree.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from dataclasses import dataclass

MAX_LENGTH = 5_000  # characters of one formula
MAX_DEPTH = 40  # parentheses in parentheses
_LARGEST = 2**63

_TOKEN = re.compile(
    r"""\s+|/\*.*?\*/|//[^\n]*
    |(?P<number>(?:\d+\.\d*|\.\d+|\d+)(?:[eE][+-]?\d+)?[fFlLuU]*)
    |(?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?P<name>(?:[A-Za-z_]\w*|::)(?:::[A-Za-z_]\w*)*)
    |(?P<symbol>->|&&|\|\||==|!=|<=|>=|[-+*/%<>!&|^?:.,(){}\[\];=])""",
    re.VERBOSE | re.DOTALL,
)
_BINARY: tuple[dict[str, Callable[[ast.expr, ast.expr], ast.expr]], ...] = (  # from the weakest
    {"||": lambda a, b: ast.BoolOp(ast.Or(), [a, b])},
    {"&&": lambda a, b: ast.BoolOp(ast.And(), [a, b])},
    {"|": lambda a, b: ast.BinOp(a, ast.BitOr(), b)},
    {"^": lambda a, b: ast.BinOp(a, ast.BitXor(), b)},
    {"&": lambda a, b: ast.BinOp(a, ast.BitAnd(), b)},
    {"==": lambda a, b: ast.Compare(a, [ast.Eq()], [b]), "!=": lambda a, b: ast.Compare(a, [ast.NotEq()], [b])},
    {
        "<": lambda a, b: ast.Compare(a, [ast.Lt()], [b]),
        "<=": lambda a, b: ast.Compare(a, [ast.LtE()], [b]),
        ">": lambda a, b: ast.Compare(a, [ast.Gt()], [b]),
        ">=": lambda a, b: ast.Compare(a, [ast.GtE()], [b]),
    },
    {"+": lambda a, b: ast.BinOp(a, ast.Add(), b), "-": lambda a, b: ast.BinOp(a, ast.Sub(), b)},
    {
        "*": lambda a, b: ast.BinOp(a, ast.Mult(), b),
        "/": lambda a, b: ast.BinOp(a, ast.Div(), b),
        "//": lambda a, b: ast.BinOp(a, ast.Div(), b),  # a fraction of Julia's; in C++ it begins a comment
        "%": lambda a, b: ast.BinOp(a, ast.Mod(), b),
    },
)
_TEMPLATES = {"static_cast", "std::get", "std::tuple", "std::vector", "std::array", "std::optional"}
_CONSTANTS = {"true": True, "false": False, "nullptr": None, "std::nullopt": None, "c10::nullopt": None, "::std::nullopt": None}
_NAMES = {"M_PI": "pi", "M_LN2": "ln2", "M_SQRT2": "sqrt2", "grad_input_mask": "needs"}
_METHODS = {"sym_sizes": "shape", "sizes": "shape", "sym_size": "size", "sym_strides": "strides", "sym_numel": "numel", "isComplex": "is_complex"}
_AS_THEY_ARE = {"value", "toDouble", "toComplexDouble", "toFloat", "to_double", "guard_float", "getIntRepr"}  # methods that give what they are called on
_RENAMED = {"logical_or_": "logical_or", "logical_and_": "logical_and", "logical_not_": "logical_not", "masked_fill_": "masked_fill", "mul_": "mul"}


class Unreadable(Exception):
    """A formula that is no expression of the language that is read here; says why and at which character."""

    def __init__(self, why: str, offset: int):
        super().__init__(why)
        self.offset = offset


@dataclass(frozen=True)
class Token:
    kind: str  # "number", "string", "name", "symbol" or "end"
    text: str
    offset: int


def parse(text: str) -> ast.expr:
    """The tree of a formula."""
    if len(text) > MAX_LENGTH:
        raise Unreadable(f"a formula has at most {MAX_LENGTH:,} characters, and this one {len(text):,}", 0)
    parser = Parser(tokens_of(text, _TOKEN))
    found = parser.expression()
    parser.expect("end")
    if depth_of(found) > 3 * MAX_DEPTH:
        raise Unreadable(f"it is nested more than {3 * MAX_DEPTH} deep", 0)
    return ast.fix_missing_locations(found)


def depth_of(tree: ast.AST) -> int:
    """How deep a tree is, counted without recursion: chains of operators and methods nest as well."""
    depth, level = 0, [tree]
    while level:
        depth, level = depth + 1, [child for node in level for child in ast.iter_child_nodes(node)]
    return depth


def tokens_of(text: str, pattern: re.Pattern[str]) -> list[Token]:
    """What a text consists of; each named group of the pattern is a kind of token."""
    tokens, at = [], 0
    while at < len(text):
        match = pattern.match(text, at)
        if match is None:
            raise Unreadable(f"the character {text[at]!r} begins nothing that is known here", at)
        if match.lastgroup:
            tokens.append(Token(match.lastgroup, match[0], at))
        at = match.end()
    return [*tokens, Token("end", "", len(text))]


class Parser:
    tokens: list[Token]

    def __init__(self, tokens: list[Token]):
        self.tokens = tokens
        self.at: int = 0
        self.depth: int = 0

    @property
    def next(self) -> Token:
        return self.tokens[self.at]

    def take(self) -> Token:
        token = self.next
        self.at += token.kind != "end"
        return token

    def skips(self, symbol: str) -> bool:
        """Whether a symbol comes next, which is then behind us."""
        if self.next.kind == "symbol" and self.next.text == symbol:
            self.at += 1
            return True
        return False

    def expect(self, wanted: str) -> Token:
        token = self.take()
        if wanted not in (token.text if token.kind == "symbol" else "", token.kind):
            found = repr(token.text) if token.text else "the end of the formula"
            raise Unreadable(f"expected {'the end' if wanted == 'end' else repr(wanted)}, found {found}", token.offset)
        return token

    # ---- operators

    def expression(self) -> ast.expr:
        return self.nested(self.conditional)

    def nested(self, read: Callable[[], ast.expr]) -> ast.expr:
        """What another method reads, one level deeper."""
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise Unreadable(f"it is nested more than {MAX_DEPTH} deep", self.next.offset)
        found = read()
        self.depth -= 1
        return found

    def conditional(self) -> ast.expr:
        found = self.binary(0)
        if self.skips("?"):
            then = self.expression()
            self.expect(":")
            found = ast.IfExp(found, then, self.expression())
        return found

    def binary(self, level: int) -> ast.expr:
        if level == len(_BINARY):
            return self.unary()
        found = self.binary(level + 1)
        while self.next.kind == "symbol" and self.next.text in _BINARY[level]:
            make = _BINARY[level][self.take().text]
            found = make(found, self.binary(level + 1))
        return found

    def unary(self) -> ast.expr:
        """An operand with what stands before it."""
        signs = []
        while self.next.kind == "symbol" and self.next.text in "-+!*":
            signs.append(self.take().text)
            if len(signs) > MAX_DEPTH:
                raise Unreadable(f"it is nested more than {MAX_DEPTH} deep", self.next.offset)
        found = self.postfix(self.primary())
        for sign in reversed(signs):
            if sign in "-!":
                found = ast.UnaryOp(ast.USub() if sign == "-" else ast.Not(), found)
        return found

    def postfix(self, found: ast.expr) -> ast.expr:
        while True:
            if self.skips("[") and not isinstance(found, ast.List):
                found = ast.Subscript(found, self.expression(), ast.Load())
                self.expect("]")
            elif self.skips(".") or self.skips("->"):
                name = self.expect("name").text
                self.expect("(")
                found = _method(found, name, self.arguments(")"))
            else:
                return found

    # ---- operands

    def arguments(self, end: str) -> list[ast.expr]:
        """Expressions up to a closing symbol."""
        found: list[ast.expr] = []
        while not self.skips(end):
            if found:
                self.expect(",")
            found.append(self.expression())
        return found

    def primary(self) -> ast.expr:
        token = self.take()
        match token.kind, token.text:
            case "number", text:
                return ast.Constant(_number(text, token.offset))
            case "string", text:
                return ast.Constant(re.sub(r"\\(.)", r"\1", text[1:-1]))
            case "symbol", "(":
                found = self.expression()
                self.expect(")")
                return found
            case "symbol", "{":
                items = self.arguments("}")
                inner = items[0] if len(items) == 1 else None
                return inner if isinstance(inner, ast.List) else ast.List(items, ast.Load())
            case "symbol", "[":
                return self.function()
            case "name", name:
                return self.named(name)
        raise Unreadable(f"expected an expression, found {token.text or 'the end of the formula'!r}", token.offset)

    def function(self) -> ast.expr:
        """A nameless function of one argument: `[](int i){return -i;}`."""
        self.expect("]")
        self.expect("(")
        self.expect("name")
        argument = self.expect("name").text
        self.expect(")")
        self.expect("{")
        if self.expect("name").text != "return":
            raise Unreadable("a nameless function must be one return", self.next.offset)
        body = self.expression()
        self.expect(";")
        self.expect("}")
        return ast.Lambda(ast.arguments([], [ast.arg(argument)], None, [], [], None, []), body)

    def named(self, name: str) -> ast.expr:
        template = self.template() if name in _TEMPLATES else ""
        if not self.skips("("):
            if name in _CONSTANTS:
                return ast.Constant(_CONSTANTS[name])
            return _enumerator(name)
        args = self.arguments(")")
        if name == "std::get":
            if not template.isdecimal() or len(args) != 1:
                raise Unreadable("std::get takes a number and one argument", self.next.offset)
            return ast.Subscript(args[0], ast.Constant(int(template)), ast.Load())
        if name in ("std::tuple", "Tensor", "at::Tensor", "std::optional") and not args:
            return ast.Constant(None)
        if name == "GradMode::is_enabled":
            return ast.Name("recording", ast.Load())
        if name in ("static_cast", "IntArrayRef", "at::IntArrayRef", "c10::IntArrayRef", "Scalar", "at::Scalar", "wrap_opt_if", "TensorGeometry") and args:
            return args[0]
        plain = plain_name(name)
        return ast.Call(ast.Name({"std::vector": "filled_list"}.get(name, plain), ast.Load()), args, [])

    def template(self) -> str:
        """The text between < and >."""
        self.expect("<")
        parts, depth = [], 1
        while depth:
            token = self.take()
            depth += {"<": 1, ">": -1}.get(token.text, 0)
            if token.kind == "end":
                raise Unreadable("a '<' without its '>'", token.offset)
            parts.append(token.text)
        return "".join(parts[:-1])


def plain_name(name: str) -> str:
    """The name of a function without its namespace, and without what only says how sizes are passed."""
    return name.rpartition("::")[2].removesuffix("_symint")


def _method(of: ast.expr, name: str, args: list[ast.expr]) -> ast.expr:
    name = plain_name(name)
    if name in ("defined", "has_value"):
        return ast.Compare(of, [ast.IsNot()], [ast.Constant(None)])
    if name in _AS_THEY_ARE and not args:
        return of
    if name in ("sym_sizes", "sizes"):
        return ast.Attribute(of, "shape", ast.Load())
    name = _RENAMED.get(name, _METHODS.get(name, name))
    return ast.Call(ast.Attribute(of, name, ast.Load()), args, [])


def _enumerator(name: str) -> ast.expr:
    if "::" not in name:
        return ast.Name(_NAMES.get(name, name), ast.Load())
    if name.startswith("at::Reduction::"):
        return ast.Constant({"None": 0, "Mean": 1, "Sum": 2}.get(name.rpartition("::")[2]))
    return ast.Constant(name.rpartition("::")[2])


def _number(text: str, offset: int) -> int | float:
    digits = text.rstrip("fFlLuU")
    if digits.isdecimal():
        if len(digits) > 20 or int(digits) >= _LARGEST:
            raise Unreadable("an integer has 64 bits", offset)
        return int(digits)
    return float(digits)


def shown(tree: ast.AST) -> str:
    """A tree as this project's grammar writes it."""
    return ast.unparse(tree)


def called_names(tree: ast.AST) -> set[str]:
    """The functions and methods that a formula calls."""
    calls = [n.func for n in ast.walk(tree) if isinstance(n, ast.Call)]
    return {f.id if isinstance(f, ast.Name) else f.attr for f in calls if isinstance(f, (ast.Name, ast.Attribute))}
