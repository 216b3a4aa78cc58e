"""Reads an entry of a spec, or a group."""

from __future__ import annotations

import difflib
import re

from ...model import reserved
from ...model.op import FUNCTION, Group
from ...model.signature import SignatureError, parse
from ...model.spec_text import SpecText
from ...problems import Location, Mistake, ProblemReport, suggestion
from .. import habits
from ..source import Mapping, Text, Value
from .complete import complete
from .entry import Entry
from .fixed_keys import FIXED_KEYS, Keys, text_of
from .samples import location_of


def read_group(item: Mapping) -> Group:
    name, about = item.get("group"), item.get("about")
    for key, _ in item.entries:
        if key.value not in ("group", "about"):
            raise Mistake(key.at(), f"a group has 'group' and 'about', not {key.value!r}")
    if not isinstance(name, Text) or not re.fullmatch(r"[a-z][a-z_0-9]*", name.value):
        raise Mistake(location_of(name) if name else item.location, "the name of a group is one lower-case word")
    if len(name.value) > reserved.MAX_NAME:
        raise Mistake(name.at(), f"the name of a group has at most {reserved.MAX_NAME} letters, and this one {len(name.value)}")
    if reserved.group(name.value):
        raise Mistake(name.at(), f"the group {name.value!r} cannot have a module of that name; choose another")
    if not isinstance(about, Text) or not about.value.strip():
        raise Mistake(item.location, f"the group {name.value!r} needs 'about', a line that says what is in it")
    return Group(name.value, SpecText(about.value), name.at())


def read_entry(item: Mapping, group: str, report: ProblemReport, of_library: bool = False) -> Entry:
    """`of_library`: the ops lie in a namespace of their own, so none has a namespace or an operator of specgrad's."""
    if not item.entries or item.entries[0][0].value != "name":
        word = item.entries[0][0].value if item.entries else ""
        first = f"not with {word!r}{habits.key(word)[0]}" if item.entries else "and this one is empty"
        raise Mistake(item.location, f"an entry begins with 'name:' or 'group:', {first}")
    key, name = item.entries[0]
    name = text_of(key, name)
    try:
        signature = parse(name.value, composed=any(key.value == "compose" for key, _ in item.entries))
    except SignatureError as error:
        raise Mistake(name.at(error.offset), error.message) from None
    entry = Entry(signature, name, group)
    keys = Keys(entry, report)
    for key, value in item.entries:
        known = len(report.problems)
        with report:
            if key.value in FIXED_KEYS:
                getattr(keys, f"on_{key.value}")(key, value)
            else:
                _formula(entry, key, value, report)
        entry.tried &= len(report.problems) == known or (key.value not in FIXED_KEYS and not entry.mistaken.intersection(FIXED_KEYS))
    if of_library:
        _check_library(entry, report)
    complete(entry, item, report)
    return entry


def _check_library(entry: Entry, report: ProblemReport) -> None:
    """A library's ops are found in its own namespace, and are methods only if it says so."""
    places = [(entry.signature.name, entry.name_text)] * bool(entry.signature.namespace) + [(name, text) for name, text in entry.aliases if "." in name]
    for name, text in places:
        report.add(text.at(), f"{name!r} lies in a namespace of specgrad's; the ops of a library lie in its own, and have names without a dot before them")
    for symbol in entry.operators:
        report.add(symbol.at(), f"the operators of tensors belong to specgrad; {entry.signature.name} cannot have {symbol.value!r}")
    for name in entry.in_place_functions:
        if "." in name:
            report.add(entry.name_text.at(), f"{name!r} lies in a namespace of specgrad's; the ops of a library lie in its own")
    if not entry.forms and not entry.signature.is_inplace and not entry.signature.base.startswith("_"):
        entry.forms = (FUNCTION,)


def _formula(entry: Entry, key: Text, value: Value, report: ProblemReport) -> None:
    """A key that is no fixed one names inputs (a gradient) or a result (a tangent)."""
    parts = key.value.split(",")
    with report:
        for index, part in enumerate(parts):
            offset = sum(len(p) + 1 for p in parts[:index]) + len(part) - len(part.lstrip())
            _check_named(entry, key, part.strip(), key.at(offset), alone=len(parts) == 1)
        entry.formulas.append((key, text_of(key, value)))
        return
    entry.mistaken |= {p.strip() for p in parts}


def _check_named(entry: Entry, key: Text, name: str, place: Location, alone: bool) -> None:
    """A name in the key of a formula must be that of a tensor, or stand alone and be that of a result."""
    signature = entry.signature
    param = signature.param(name)
    results = [r.name for r in signature.returns]
    if not name:
        raise Mistake(place, f"the key {key.value!r} has an empty place where a name is expected")
    if param is not None and not param.type.is_tensor:
        raise Mistake(place, f"{name!r} is {param.type}; only tensors have gradients: take the key out, or make {name!r} a Tensor")
    if name in results and not alone:
        raise Mistake(place, f"{name!r} is a result; its forward-mode rule stands under a key of its own")
    if param is None and name not in results:
        tensors = [p.name for p in signature.params if p.type.is_tensor]
        hint, meant = habits.key(name, tensors, results)
        if hint:
            entry.mistaken |= meant
            raise Mistake(place, f"unknown key {name!r} in the entry of {signature.name}{hint}")
        known = [*FIXED_KEYS, *tensors, *results]
        entry.mistaken |= set(difflib.get_close_matches(name, known, 1))
        raise Mistake(place, f"unknown key {name!r} in the entry of {signature.name}{suggestion(name, known)}")
