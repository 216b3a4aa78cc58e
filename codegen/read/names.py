"""Names that are taken: by other ops of a spec, by those that it imports, and by what the package itself has."""

from __future__ import annotations

from collections.abc import Iterable

from ..model import reserved
from ..model.op import FUNCTION, IN_PLACE, IN_PLACE_ARGUMENT, METHOD, PROPERTY, Op
from ..problems import ProblemReport
from .entries.entry import Entry
from .source import Text
from .targets import Targets


def with_names_of_their_own(entries: list[Entry], ops: Iterable[Op], report: ProblemReport) -> tuple[list[Entry], set[str]]:
    """The entries, and the names of those that are left out: no op, alias or operator may be given twice, and no op may hide one of the imported `ops`."""
    kept: list[Entry] = []
    hiding: set[str] = set()
    taken: dict[str, Text] = {}
    imported = {op.signature.public_name: op for op in ops}
    symbols: dict[str, Entry] = {}
    public = {e.signature.public_name: e.name_text for e in reversed(entries)}
    for entry in entries:
        name, identifier, place = entry.signature.name, entry.signature.identifier, entry.name_text
        first = taken.setdefault(name, place)
        if first is not place:
            report.add(place.at(), f"the op {name!r} stands twice; the first is in line {first.at().line}")
            continue
        hidden = imported.get(entry.signature.public_name)
        if hidden is not None:
            report.add(place.at(), f"{name!r} would hide the op {hidden.name!r} of {hidden.library}, which formulas call by this name; choose another")
            hiding |= {name, entry.signature.base}
            continue
        kept.append(entry)
        claims = [(identifier, f"what Python calls {name}, {identifier!r},", place)] * (identifier != name)
        claims += [(identifier + "_", f"the in-place form {identifier + '_'!r} of {name}", place)] * (
            bool({IN_PLACE, IN_PLACE_ARGUMENT}.intersection(entry.forms) or entry.in_place_functions or entry.updates)
        )
        claims += [(other, f"the function {other!r} generated for {name}", place) for other in reserved.of_op(identifier)]
        claims += [(alias, f"the alias {alias!r} of {name}", text) for alias, text in entry.aliases]
        for key, what, place in claims:
            first = public.get(key) or taken.setdefault(key, place)
            if first is not place:
                report.add(place.at(), f"{what} is taken, in line {first.at().line}")
                if key == identifier:  # and so is all that is made of it
                    break
        for symbol in entry.operators:
            owner = symbols.setdefault(symbol.value, entry)
            if owner is not entry:
                report.add(symbol.at(), f"the operator {symbol.value!r} belongs to {owner.signature.name} already")
    return kept, hiding


def check_public(entry: Entry, namespace: str, groups: Iterable[str], ops: Iterable[Op], targets: Targets, report: ProblemReport) -> None:
    """What the package itself has under a name stays what it is."""
    base = entry.signature.base
    of_others = {name: op for op in ops for name in _attributes_of(op)}
    for alias, place in ((base, entry.name_text), *entry.aliases):
        if namespace and FUNCTION in entry.forms and reserved.in_library(alias, groups):
            report.add(place.at(), f"what is generated from a library's spec has a module {alias!r}, which the op would hide; choose another name")
        if not namespace and FUNCTION in entry.forms and alias in targets.names and (alias is not base or not entry.signature.namespace):
            report.add(place.at(), f"specgrad.{alias} is there already, and is no op; choose another name")
        methods = {alias: {METHOD, PROPERTY}, alias + "_": {IN_PLACE}}
        for method, forms in methods.items():
            if forms & set(entry.forms) and method in targets.attributes:
                report.add(place.at(), f"Tensor.{method} is there already, and is no op; choose another name")
            elif forms & set(entry.forms) and method in of_others:
                other = of_others[method]
                report.add(place.at(), f"Tensor.{method} is there already: the op {other.name} of {other.library}; choose another name")


def _attributes_of(op: Op) -> list[str]:
    """The attributes of Tensor that an op gives."""
    names = [op.signature.base, *(alias for alias in op.aliases if "." not in alias)]
    in_place = [f"{name}_" for name in names] if IN_PLACE in op.forms else []
    return (names if {METHOD, PROPERTY} & set(op.forms) else []) + in_place
