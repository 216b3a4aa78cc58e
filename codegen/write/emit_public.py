"""The table of public names: which function, method, property and operator each op gives.

An entry of it is code: the place of an op's function, as text, where it is found when it is first asked for, or the name of a function of the
table's own module, which calls ops through their namespace.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field

from ..model.op import FUNCTION, IN_PLACE, METHOD, OPERATORS, PROPERTY, Op, Spec
from ..model.signature import Param
from ..model.spec_text import SpecText, python_literal
from .op_text import op_constant


@dataclass
class Overload:
    name: str
    public: str
    base: str
    ops: list[tuple[str, str]]  # descriptors, and the functions to call
    docs: SpecText
    takes_ints: str  # the first overload's function, if that takes a list of ints which may be given one by one

    def found_as(self, functions: Container[str]) -> str:
        """Its name in its module; that of a method, if it is no function."""
        return self.base if self.public in functions else f"Tensor.{self.base}"

    @property
    def module(self) -> str:
        """Where users of specgrad find it."""
        return ".".join(("specgrad", *self.public.split(".")[:-1]))


@dataclass
class ListMethod:
    """A method whose only argument is a list of ints, which may be given one by one: x.view(2, 3)."""

    name: str
    function: str
    param: str
    keywords: str
    passed: str
    docs: SpecText


@dataclass
class Operator:
    """An operator that needs a function of its own: kind is "compares", "reflected" or "by_number"."""

    method: str
    function: str
    kind: str
    by_number: str = ""


@dataclass
class PublicNames:
    namespaces: dict[str, dict[str, str]] = field(default_factory=dict)
    methods: dict[str, str] = field(default_factory=dict)
    properties: dict[str, str] = field(default_factory=dict)
    overloads: list[Overload] = field(default_factory=list)
    list_methods: list[ListMethod] = field(default_factory=list)
    operators: list[Operator] = field(default_factory=list)
    all_ops: tuple[Op, ...] = ()

    def add_function(self, name: str, function: str) -> None:
        namespace, _, base = name.rpartition(".")
        self.namespaces.setdefault(namespace, {})[base] = function


def public_names(spec: Spec) -> PublicNames:
    names = PublicNames(all_ops=spec.ops)
    families: dict[str, list[Op]] = {}
    for op in spec:
        if op.is_public:
            families.setdefault(op.signature.public_name, []).append(op)
    for public, family in families.items():
        _add_family(names, public, family)
    return names


def _place(op: Op, suffix: str = "") -> str:
    """Where the function of an op lies: its group's module, and its name there."""
    return f'"{op.group}.{op.signature.identifier}{suffix}"'


def _call(op: Op, suffix: str = "") -> str:
    """The function of an op, for code that calls it."""
    return f"ops.{op.signature.identifier}{suffix}"


def _add_family(names: PublicNames, public: str, family: list[Op]) -> None:
    """The names of the overloads of one op."""
    if having := [op for op in family if FUNCTION in op.forms]:
        function = _function(names, public, having)
        for name in (public, *(a for op in having for a in op.aliases)):
            names.add_function(name, function)
    if having := [op for op in family if METHOD in op.forms]:
        function = _function(names, public, having)
        if len(having) == 1:
            function = _method(names, having[0], function)
        names.methods |= dict.fromkeys(_method_names(having), function)
    if having := [op for op in family if IN_PLACE in op.forms]:
        function = _function(names, public, having, "_")
        for name in _method_names(having):
            names.methods.setdefault(f"{name}_", function)
    for name in dict.fromkeys(name for op in family for name in op.writing_functions):
        having = [op for op in family if name in op.writing_functions]
        function = _function(names, public, having, "_")
        names.add_function(name, function)
        if "." not in name and all(METHOD in op.forms for op in having):
            names.methods.setdefault(name, function)
    for op in family:
        if PROPERTY in op.forms:
            for name in (op.signature.base, *op.aliases):
                names.properties[name] = _place(op)
    _add_operators(names, family)


def _method_names(ops: list[Op]) -> list[str]:
    return [ops[0].signature.base, *(a for op in ops for a in op.aliases if "." not in a)]


def _function(names: PublicNames, public: str, ops: list[Op], suffix: str = "") -> str:
    """What a public name stands for: the function of one op, or one that chooses among overloads."""
    if len(ops) == 1:
        return _place(ops[0], suffix)
    identifier = public.replace(".", "_") + suffix
    if not any(o.name == identifier for o in names.overloads):
        docs = SpecText("\n\n".join(f"{op.signature}\n    {op.docs.plain}" for op in ops))
        positional = [p for p in ops[0].signature.params if not p.keyword_only]
        takes_ints = _call(ops[0], suffix) if len(positional) == 2 and is_int_list(positional[1]) else ""
        pairs = [(f"ops.{op_constant(op)}", _call(op, suffix)) for op in ops]
        names.overloads.append(Overload(identifier, public + suffix, ops[0].signature.base + suffix, pairs, docs, takes_ints))
    return f"_{identifier}_overloaded"


def _method(names: PublicNames, op: Op, function: str) -> str:
    rest = op.signature.params[1:]
    positional = [p for p in rest if not p.keyword_only]
    if len(positional) != 1 or not is_int_list(positional[0]):
        return function
    keywords = [p for p in rest if p.keyword_only]
    names.list_methods.append(
        ListMethod(
            op.signature.base,
            _call(op),
            positional[0].name,
            "".join(f", {p.name}={python_literal(p.default)}" for p in keywords),
            "".join(f", {p.name}={p.name}" for p in keywords),
            op.docs,
        )
    )
    return f"_{op.signature.base}_of_list"


def is_int_list(param: Param) -> bool:
    return param.type.base == "int" and param.type.is_list and not param.has_default


def _add_operators(names: PublicNames, family: list[Op]) -> None:
    """The operators of an op. Arithmetic is the function itself; a comparison must also answer to what is no operand."""
    for op in family:
        for symbol in op.operators:
            _, method, reflected, in_place = OPERATORS[symbol]
            by_number = next((o for o in family if o is not op and _is_by_number(op, o)), None)
            if by_number is not None:
                names.operators.append(Operator(method, _call(op), "by_number", _call(by_number)))
            elif method and not reflected and "x" not in symbol:
                names.operators.append(Operator(method, _call(op), "compares"))
            elif method:
                names.methods[method] = _place(op)
            if symbol.startswith("y"):
                names.methods[reflected] = _place(op)
            elif reflected and not any(s.startswith("y") and OPERATORS[s][2] == reflected for o in names.all_ops for s in o.operators):
                names.operators.append(Operator(reflected, _call(op), "reflected"))
            if in_place and IN_PLACE in op.forms:
                names.methods[in_place] = _place(op, "_")


def _is_by_number(op: Op, other: Op) -> bool:
    """Whether the other overload is the same op for a number as second operand."""
    a, b = op.signature.params, other.signature.params
    return len(a) == len(b) == 2 and a[0].type == b[0].type and b[1].type.base == "Scalar"
