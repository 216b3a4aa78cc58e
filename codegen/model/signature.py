"""Op signatures: "mul(Tensor self, Tensor other) -> Tensor"  <->  frozen dataclasses.

The text and the data say the same: `str(parse(text))` gives the text back, in its canonical spacing.
"""

from __future__ import annotations

import keyword
import math
import re
from dataclasses import dataclass

from ..problems import suggestion
from . import reserved

# Namespaces that an op's name may begin with; what follows a dot after them, or after a bare name, is an overload.
NAMESPACES = ("nn.functional", "linalg", "special", "fft", "masked")

_FOREIGN_TYPES = {
    "double": "float", "long": "int", "int64_t": "int", "SymInt": "int", "string": "str", "complex": "Scalar", "number": "Scalar", "ScalarType": "dtype",
    "array": "Tensor", "ndarray": "Tensor", "Array": "Tensor", "TensorList": "Tensor[]", "IntArrayRef": "int[]", "object": "Any", "Device": "device",
    "Optional": "Tensor?", "List": "int[]", "list": "int[]", "tuple": "int[]",
}  # fmt: skip
BASE_TYPES = ("Tensor", "Scalar", "int", "float", "bool", "str", "dtype", "device", "Any")

# Names that mean something in every formula; "input" is what a user sees as the name of self.
RESERVED = ("grad", "grads", "freed", "node", "needs", "input")

_NUMBER = re.compile(r"[+-]?([0-9]{1,300}(\.[0-9]*)?|\.[0-9]+)(e[+-]?[0-9]+)?")
_STRING = re.compile(r"'[^']*'|\"[^\"]*\"")


_NAME = re.compile(r"[A-Za-z_][A-Za-z_0-9]*")


def is_name(text: str) -> bool:
    """Whether the text can name something in Python and in C: ASCII, of bounded length."""
    return len(text) <= reserved.MAX_NAME and _NAME.fullmatch(text) is not None


class SignatureError(ValueError):
    """The text is no signature; `offset` is the place in it where reading stopped."""

    def __init__(self, offset: int, message: str):
        self.offset = offset
        self.message = message
        super().__init__(message)


@dataclass(frozen=True)
class Type:
    """One type of the grammar: a base, perhaps optional items, perhaps a list, perhaps optional as a whole."""

    base: str
    items_optional: bool = False  # Tensor?[]
    is_list: bool = False
    length: int | None = None  # int[2]: also accepts a single int, for both
    optional: bool = False
    alias: str | None = None  # Tensor(a): shares memory with the result that carries the same letter
    writes: bool = False  # Tensor(a!): is changed in place

    def __str__(self) -> str:
        text = self.base
        if self.alias:
            text += f"({self.alias}{'!' if self.writes else ''})"
        if self.is_list:
            text += f"{'?' if self.items_optional else ''}[{'' if self.length is None else self.length}]"
        return text + ("?" if self.optional else "")

    @property
    def is_tensor(self) -> bool:
        """A tensor, an optional tensor or a list of tensors."""
        return self.base == "Tensor"


@dataclass(frozen=True)
class Param:
    type: Type
    name: str
    default: object = ...  # `...` where there is none
    default_text: str = ""
    keyword_only: bool = False

    @property
    def has_default(self) -> bool:
        return self.default is not ...

    def __str__(self) -> str:
        return f"{self.type} {self.name}" + (f"={self.default_text}" if self.has_default else "")


@dataclass(frozen=True)
class Return:
    type: Type
    name: str
    named: bool  # the signature itself gives the name

    def __str__(self) -> str:
        return f"{self.type} {self.name}" if self.named else str(self.type)


@dataclass(frozen=True)
class Signature:
    namespace: str
    base: str
    overload: str
    params: tuple[Param, ...]
    returns: tuple[Return, ...]

    @property
    def name(self) -> str:
        """The name with which a spec refers to the op: namespace, base and overload, joined by dots."""
        return ".".join(filter(None, (self.namespace, self.base, self.overload)))

    @property
    def public_name(self) -> str:
        """The name under which a user finds it."""
        return ".".join(filter(None, (self.namespace, self.base)))

    @property
    def identifier(self) -> str:
        """The name as one word, unique among the ops."""
        return "_".join(filter(None, (self.namespace.replace(".", "_"), self.base, self.overload)))

    def param(self, name: str) -> Param | None:
        return next((p for p in self.params if p.name == name), None)

    @property
    def is_inplace(self) -> bool:
        return any(p.type.writes for p in self.params)

    @property
    def is_view(self) -> bool:
        """Whether a result shares memory with an input, unchanged."""
        return not self.is_inplace and any(r.type.alias for r in self.returns)

    def __str__(self) -> str:
        shown: list[str] = []
        for index, param in enumerate(self.params):
            if param.keyword_only and not (index and self.params[index - 1].keyword_only):
                shown.append("*")
            shown.append(str(param))
        returns = [str(r) for r in self.returns]
        result = returns[0] if len(returns) == 1 and not self.returns[0].named else f"({', '.join(returns)})"
        return f"{self.name}({', '.join(shown)}) -> {result}"


def parse(text: str, composed: bool = False) -> Signature:
    """Read a signature; raises `SignatureError` with the offset of the mistake. `composed`: the op is made of others, so its function calls no kernel."""
    return _Reader(text, composed).signature()


_TOKEN = re.compile(r"\s*(->|'[^']*'|\"[^\"]*\"|[A-Za-z_][A-Za-z_0-9.]*|[+-]?[0-9.][0-9.e+-]*|-inf|[()\[\],=*?!])")


class _Reader:
    def __init__(self, text: str, composed: bool):
        self.text = text
        self.composed = composed
        self.tokens: list[tuple[str, int]] = []
        at = 0
        while at < len(text) and text[at:].strip():
            match = _TOKEN.match(text, at)
            if not match:
                start = at + len(text[at:]) - len(text[at:].lstrip())
                hint = "; a parameter is a type and a name, as in 'Tensor self'" if text[start] in ":&<" else ""
                raise SignatureError(start, f"unexpected {text[start]!r} in the signature{hint}")
            self.tokens.append((match[1], match.start(1)))
            at = match.end()
        self.index = 0
        self.places: dict[str, int] = {}  # of the names of parameters and results

    def peek(self) -> str:
        return self.tokens[self.index][0] if self.index < len(self.tokens) else ""

    def offset(self) -> int:
        return self.tokens[self.index][1] if self.index < len(self.tokens) else len(self.text)

    def fail(self, expected: str) -> SignatureError:
        found = repr(self.peek()) if self.peek() else "the end of the signature"
        form = "; a signature reads 'name(Tensor self, int n=1) -> Tensor'" if expected in ("'('", "'->'") else ""
        if self.peek() == "," and expected == "the end of the signature":
            form = "; several results stand in parentheses: '-> (Tensor first, Tensor second)'"
        return SignatureError(self.offset(), f"expected {expected}, found {found}{form}")

    def take(self, token: str) -> None:
        if self.peek() != token:
            raise self.fail(repr(token))
        self.index += 1

    def accept(self, token: str) -> bool:
        if self.peek() == token:
            self.index += 1
            return True
        return False

    def word(self, what: str, dots: bool = False) -> str:
        token = self.peek()
        if not re.fullmatch(r"[A-Za-z_][A-Za-z_0-9.]*" if dots else r"[A-Za-z_]\w*", token):
            raise self.fail(what)
        if len(token) > 3 * reserved.MAX_NAME if dots else len(token) > reserved.MAX_NAME:
            raise SignatureError(self.offset(), f"a name has at most {reserved.MAX_NAME} letters, and this one {len(token)}")
        self.index += 1
        return token

    def signature(self) -> Signature:
        start = self.offset()
        name = self.word("the name of an op", dots=True)
        namespace = next((n for n in NAMESPACES if name.startswith(n + ".")), "")
        base, *rest = name[len(namespace) + 1 if namespace else 0 :].split(".")
        if len(rest) > 1 or not is_name(base) or (rest and not is_name(f"_{rest[0]}")):
            raise SignatureError(start, f"{name!r} is no op name: expected name, name.overload or one in {', '.join(NAMESPACES)}")
        if keyword.iskeyword(base):
            raise SignatureError(start, f"{base!r} is a word of Python and cannot name an op")
        if reserved.op("_".join(filter(None, (namespace.replace(".", "_"), base, *rest)))):
            raise SignatureError(start, f"{name!r} has a meaning in generated code and cannot name an op")
        params = self.params()
        self.take("->")
        returns = self.returns()
        if self.peek():
            raise self.fail("the end of the signature")
        self.check_names(params, returns)
        self.check_aliases(params, returns)
        return Signature(namespace, base, rest[0] if rest else "", params, returns)

    def check_names(self, params: tuple[Param, ...], returns: tuple[Return, ...]) -> None:
        """Formulas must not take one name for another."""
        tensors = [p.name for p in params if p.type.is_tensor]
        tangents = {f"{name}_{suffix}": name for name in tensors for suffix in "pt"}
        for name in (*(p.name for p in params), *(r.name for r in returns)):
            if reserved.value(name, beside_kernels=not self.composed) or name in RESERVED:
                advice = "write 'self', which callers know as 'input'" if name == "input" else "choose another"
                raise SignatureError(self.places[name], f"the name {name!r} has a meaning of its own; {advice}")
            if name in tangents:
                raise SignatureError(self.places[name], f"the name {name!r} is what forward mode calls {tangents[name]!r}; choose another")
            origin = reserved.derived(name, [*(p.name for p in params), *(r.name for r in returns)])
            if origin:
                raise SignatureError(self.places[name], f"generated code makes the name {name!r} of {origin!r}; choose another")
        for returned in returns:
            if any(p.name == returned.name for p in params):
                raise SignatureError(self.places[returned.name], f"a parameter and a result are both named {returned.name!r}")

    def check_aliases(self, params: tuple[Param, ...], returns: tuple[Return, ...]) -> None:
        """What shares memory with a parameter must say so on both sides, and alike."""
        sides = {p.name: (p.type, returns) for p in params} | {r.name: (r.type, params) for r in returns}
        for name, (type_, others) in sides.items():
            if type_.alias and not type_.is_tensor:
                raise SignatureError(self.places[name], f"{name!r} is {type_.base}; only a tensor can carry an alias")
            if type_.alias and not any((o.type.alias, o.type.writes) == (type_.alias, type_.writes) for o in others):
                mark = f"({type_.alias}{'!' if type_.writes else ''})"
                raise SignatureError(self.places[name], f"{name!r} carries the alias {mark}, which no {'result' if others is returns else 'parameter'} carries")

    def params(self) -> tuple[Param, ...]:
        self.take("(")
        params: list[Param] = []
        keyword_only = False
        while not self.accept(")"):
            if params and not self.accept(","):
                raise self.fail("',' or ')'")
            if self.peek() == "*":
                if keyword_only:
                    raise self.fail("a parameter")
                self.index += 1
                keyword_only = True
                if self.peek() == ")":
                    raise self.fail("a keyword-only parameter after '*'")
                self.take(",")
            at = self.offset()
            param = self.param(keyword_only)
            if any(p.name == param.name for p in params):
                raise SignatureError(at, f"the parameter {param.name!r} stands twice")
            if params and params[-1].has_default and not param.has_default and not keyword_only:
                raise SignatureError(at, f"{param.name!r} has no default but follows {params[-1].name!r}, which has one")
            params.append(param)
        return tuple(params)

    def param(self, keyword_only: bool) -> Param:
        type_ = self.type()
        place = self.offset()
        name = self.word("the name of a parameter")
        self.places.setdefault(name, place)
        if not self.accept("="):
            return Param(type_, name, keyword_only=keyword_only)
        at = self.offset()
        text = self.default_text()
        return Param(type_, name, self.value(text, type_, at), text, keyword_only)

    def default_text(self) -> str:
        if not self.accept("["):
            token = self.peek()
            if not token or token in "(),*=]->":
                raise self.fail("a default value")
            self.index += 1
            return token
        items: list[str] = []
        while not self.accept("]"):
            if items:
                self.take(",")
            items.append(self.default_text())
        return f"[{', '.join(items)}]"

    def value(self, text: str, type_: Type, at: int) -> object:
        value = literal(text)
        if value is ... or not fits(value, type_):
            if _NUMBER.fullmatch(text) and type_.base in ("float", "Scalar"):
                raise SignatureError(at, f"the default {text[:40]} is too large: an integer has 64 bits, and a float that is infinite is written inf")
            hint = f"; write {text.title()}" if text in ("true", "false", "none") else "; write None" if text in ("null", "nil", "nullptr", "nullopt") else ""
            raise SignatureError(at, f"the default {text} does not fit the type {type_}{hint}")
        return tuple(value) if isinstance(value, list) else value

    def type(self) -> Type:
        at = self.offset()
        base = self.word("a type")
        if base not in BASE_TYPES:
            hint = f"; did you mean {_FOREIGN_TYPES[base]!r}?" if base in _FOREIGN_TYPES else suggestion(base, BASE_TYPES)
            if self.peek() in (",", ")", "=", ":"):
                hint = f"; a parameter is a type and a name, as in 'Tensor {base}'"
            raise SignatureError(at, f"unknown type {base!r}; expected one of {', '.join(BASE_TYPES)}{hint}")
        alias, writes = None, False
        if self.accept("("):
            alias = self.word("the letter of an alias")
            writes = self.accept("!")
            self.take(")")
        question = self.accept("?")
        if not self.accept("["):
            return Type(base, optional=question, alias=alias, writes=writes)
        length = None
        if self.peek() != "]":
            if not self.peek().isdigit():
                raise self.fail("a length or ']'")
            length = int(self.peek())
            self.index += 1
        self.take("]")
        return Type(base, question, True, length, self.accept("?"), alias, writes)

    def returns(self) -> tuple[Return, ...]:
        at = self.offset()
        if not self.accept("("):
            self.places["result"] = at
            return (Return(self.result_type(), "result", False),)
        returns: list[Return] = []
        while not self.accept(")"):
            if returns:
                self.take(",")
            at = self.offset()
            type_ = self.result_type()
            named = self.peek() not in (",", ")")
            name = self.word("the name of a result") if named else f"result{len(returns)}"
            if any(r.name == name for r in returns):
                raise SignatureError(at, f"the result {name!r} stands twice")
            self.places[name] = at
            returns.append(Return(type_, name, named))
        if not returns:
            raise SignatureError(at, "an op has at least one result")
        if len(returns) > 1 and any(r.type.is_list for r in returns):
            raise SignatureError(at, "a list of tensors must be the only result")
        return tuple(returns)

    def result_type(self) -> Type:
        at = self.offset()
        type_ = self.type()
        if type_.optional or type_.items_optional:
            raise SignatureError(at, f"a result is always there, and cannot be {type_}")
        return type_


_WORDS = {"None": None, "True": True, "False": False, "inf": math.inf, "-inf": -math.inf, "nan": math.nan}  # one NaN, so that what is read twice is equal


def literal(text: str) -> object:
    """The value that a text denotes: a number, a quoted string, a word of Python, or a list of these; `...` for anything else."""
    if text in _WORDS:
        return _WORDS[text]
    if _STRING.fullmatch(text):
        return text[1:-1]
    if text.startswith("[") and text.endswith("]"):
        items = [literal(item.strip()) for item in text[1:-1].split(",") if item.strip()]
        return ... if ... in items else items
    if _NUMBER.fullmatch(text):
        value = float(text) if set(text) & set(".e") else int(text)
        return ... if value in (math.inf, -math.inf) else value  # which have words of their own
    return ...


def _has_64_bits(value: int) -> bool:
    return -(2**63) <= value < 2**63


def fits(value: object, type_: Type) -> bool:
    """Whether a value can be given for a parameter of a type."""
    if type_.base == "Any":
        return True
    if value is None:
        return type_.optional
    if type_.is_list:
        item = Type(type_.base, optional=type_.items_optional)
        if isinstance(value, (list, tuple)):
            return type_.length in (None, len(value)) and all(fits(v, item) for v in value)
        return type_.length is not None and fits(value, item)
    match type_.base:
        case "bool":
            return isinstance(value, bool)
        case "int":
            return isinstance(value, int) and not isinstance(value, bool) and _has_64_bits(value)
        case "float" | "Scalar":
            return (
                isinstance(value, (int, float))
                and (type_.base == "Scalar" or not isinstance(value, bool))
                and (isinstance(value, float) or _has_64_bits(value))
            )
        case "str":
            return isinstance(value, str)
    return False
