"""Type stubs of the public functions and of Tensor's methods: what editors and mypy see of the generated ops."""

from __future__ import annotations

from ..model.op import IN_PLACE, METHOD, OPERATORS, PROPERTY, Op, Spec, camel
from ..model.signature import Param
from ..model.spec_text import SpecText, comment
from .emit_public import PublicNames, is_int_list
from .op_text import py_name
from .other_names import also_named

_TYPES = {"int": "int", "float": "float", "bool": "bool", "str": "str", "dtype": "dtype", "device": "device | str", "Any": "Any", "Scalar": "Number"}

HEADER = """import builtins
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, overload

from specgrad.core.base.device import device
from specgrad.core.base.dtypes import dtype
from specgrad.core.tape.tensor import Tensor

Number: TypeAlias = int | float | builtins.complex  # complex is an op too
"""


def untyped_stub(header: SpecText) -> str:
    """The stub of a module whose code is straight-line and without types: users find what it has under public names, which have stubs of their own."""
    return f"# {comment(header)}\n\nfrom typing import Any\n\ndef __getattr__(name: str) -> Any: ..."


def functions_stub(spec: Spec, names: PublicNames, namespace: str, header: SpecText) -> str:
    """The stub of the functions of one namespace."""
    families = _families(spec)
    lines: list[str] = []
    tuples: dict[str, str] = {}
    for name in sorted(names.namespaces[namespace]):
        full = f"{namespace}.{name}" if namespace else name
        family = families.get(full) or [op for op in spec if full in op.writing_functions]
        lines += _definitions(name, family, tuples, method=False)
    exported = f"__all__ = [{', '.join(f'{n!r}' for n in sorted(names.namespaces[namespace]))}]"
    return "\n".join([f"# {comment(header)}", HEADER, exported, "", *tuples.values(), "", *lines])


def methods_stub(spec: Spec, names: PublicNames, header: SpecText) -> str:
    """The stub of the class that Tensor inherits its generated methods from."""
    families = _families(spec)
    tuples: dict[str, str] = {}
    lines: list[str] = []
    for name in sorted(set(names.methods) - _dunders()):
        in_place = name.endswith("_") and not name.endswith("__") and name not in families
        family = families.get(name[:-1] if in_place else name, [])
        having = [op for op in family if (IN_PLACE if in_place else METHOD) in op.forms or name in op.writing_functions]
        lines += [f"    {line}" for line in _definitions(name, having, tuples, method=True)]
    lines += [line for name in sorted(names.properties) for line in ("    @property", f"    def {name}(self) -> Tensor: ...")]
    lines += [f"    {line}" for op in spec for symbol in op.operators for line in _operators(op, symbol, spec)]
    bound = "\nfrom specgrad.methods.bound_methods import BoundMethods\n"
    return "\n".join([f"# {comment(header)}", HEADER + bound, *tuples.values(), "", "class TensorOps(BoundMethods):", *lines])


def _families(spec: Spec) -> dict[str, list[Op]]:
    """The ops by public name and by alias; methods go by the base name."""
    families: dict[str, list[Op]] = {}
    for op in spec:
        if op.is_public:
            shown = {op.signature.public_name, *op.aliases}
            if METHOD in op.forms or PROPERTY in op.forms or IN_PLACE in op.forms:
                shown |= {op.signature.base, *(a for a in op.aliases if "." not in a)}
            for name in shown:
                families.setdefault(name, []).append(op)
    return families


def _dunders() -> set[str]:
    return {method for row in OPERATORS.values() for method in row[1:] if method}


def _definitions(name: str, ops: list[Op], tuples: dict[str, str], method: bool) -> list[str]:
    """One definition, or several that overload each other."""
    lines: list[str] = []
    shown = [(op, other, flag) for op in ops for other in _other_names(op) for flag in _flags(op)]
    for op, other, flag in shown:
        if len(shown) > 1:
            lines.append("@overload")
        params = _params(op, method, name.endswith("_"), other, flag)
        lines.append(f"def {name}({params}) -> {_result(op, tuples, flag)}: ...")
    if len(shown) > 1:  # where one overload's arguments fit another too, the first is meant
        lines = [line + "  # type: ignore[overload-overlap, overload-cannot-match, unused-ignore]" if line.startswith("def") else line for line in lines]
    return lines


def _flags(op: Op) -> tuple[str, ...]:
    """On which flags the type of the result depends: "otherwise" where none is set, and "" where nothing is known of them."""
    flags = tuple(flag for flag, _ in op.gives)
    return (*flags, "") if len(flags) > 1 else flags or ("",)


def _other_names(op: Op) -> list[dict[str, str]]:
    """By which other names parameters are given: by none, by all of NumPy's, or by one of the entry's."""
    numpy_names = {p.name: name for p, name in also_named(op) if (p.name, name) not in op.keywords}
    return [{}, *([numpy_names] if numpy_names else []), *({param: name} for param, name in op.keywords)]


def _params(op: Op, method: bool, in_place: bool, other: dict[str, str], flag: str) -> str:
    """The parameters; those with other names are keywords. What follows a set flag is one too."""
    literals = {name: "Literal[True]" if name == flag else "bool" if flag and flag != "otherwise" else "Literal[False]" for name, _ in op.gives if flag}
    shown: list[str] = []
    star = False
    params = list(op.signature.params)
    if method:
        shown.append("self")
        params = params[1:]
        positional = [p for p in params if not p.keyword_only]
        if len(positional) == 1 and is_int_list(positional[0]):
            shown.append(f"*{positional[0].name}: int | Sequence[int]")
            params = [p for p in params if p.keyword_only]
            star = True
    for param in params:
        is_set = param.name == flag
        if (param.keyword_only or param.name in other or is_set) and not star:
            shown.append("*")
            star = True
        type_ = literals.get(param.name) or _type(op, param)
        shown.append(f"{other.get(param.name) or py_name(param)}: {type_}" + (" = ..." if param.has_default and not is_set else ""))
    if op.takes_inplace and not method and not in_place and not star:
        shown.append("inplace: bool = ...")
    if op.takes_out and not method and not in_place:
        shown += ["*"] * (not star) + [f"out: {_outs(op, flag)} | None = ..."]
    return ", ".join(shown)


def _outs(op: Op, flag: str) -> str:
    """What `out` takes: a tensor for each result."""
    if op.leaves_count_open:
        found = _result(op, {}, flag)
        return "Tensor | Sequence[Tensor]" if found == _TYPES["Any"] else found.replace("tuple[Tensor, ...]", "Sequence[Tensor]")
    returns = op.signature.returns
    return "Tensor" if len(returns) == 1 else f"tuple[{', '.join(['Tensor'] * len(returns))}]"


def _type(op: Op, param: Param) -> str:
    type_ = param.type
    if type_.is_tensor:
        item = "Tensor | None" if type_.items_optional else "Tensor"
        text = f"Sequence[{item}]" if type_.is_list else "Tensor | Number" if op.takes_numbers and not type_.optional else item
    else:
        text = _TYPES[type_.base]
        if type_.is_list:
            text = f"{text} | Sequence[{text}]"
    return f"{text} | None" if type_.optional else text


def _given(text: str) -> str:
    """The type that an entry says: Tensor, Tensor[], or Tensor[2]."""
    count = text.removeprefix("Tensor").strip("[]")
    return text if text == "Tensor" else f"tuple[{', '.join(['Tensor'] * int(count)) if count else 'Tensor, ...'}]"


def _result(op: Op, tuples: dict[str, str], flag: str) -> str:
    returns = op.signature.returns
    if op.gives and (flag or len(op.gives) == 1):
        return _given(dict(op.gives)[flag])
    if len(returns) == 1:
        type_ = returns[0].type
        if type_.is_list:
            return "tuple[Tensor, ...]"
        return "Tensor" if type_.is_tensor else _TYPES[type_.base]
    name = f"_{camel(op.signature.base)}{camel(op.signature.overload)}"
    tuples[name] = "\n".join([f"class {name}(NamedTuple):", *(f"    {r.name}: Tensor" for r in returns), ""])
    return name


def _operators(op: Op, symbol: str, spec: Spec) -> list[str]:
    _, method, reflected, in_place = OPERATORS[symbol]
    shown_elsewhere = any(s.startswith("y") and OPERATORS[s][2] == reflected for o in spec for s in o.operators)
    if symbol.startswith("y"):
        return [f"def {reflected}(self, other: Number | Any) -> Tensor: ..."]
    if "x" in symbol:
        return [f"def {method}(self) -> Tensor: ..."]
    ignore = "  # type: ignore[override]" if method in ("__eq__", "__ne__") else ""
    lines = [f"def {method}(self, other: Tensor | Number | Any) -> Tensor: ...{ignore}"]
    if reflected and not shown_elsewhere:
        lines.append(f"def {reflected}(self, other: Number | Any) -> Tensor: ...")
    if in_place and IN_PLACE in op.forms:
        lines.append(f"def {in_place}(self, other: Tensor | Number | Any) -> Tensor: ...  # type: ignore[misc]")
    return lines
