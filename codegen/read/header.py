"""The header of a spec that builds on others: what it imports, the name of its ops, the version of its grammar."""

from __future__ import annotations

import keyword
import re
from dataclasses import dataclass

from ..model import reserved
from ..model.op import OWN
from ..problems import Location, Mistake, ProblemReport, SpecError, listed, suggestion
from .entries.samples import location_of
from .source import Items, Mapping, Text, Unread, Value, read

GRAMMAR = 1  # the version of the grammar that this generator reads
KEYS = ("imports", "namespace", "spec")
_MODULE = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*", re.ASCII)


@dataclass(frozen=True)
class SpecHeader:
    imports: tuple[tuple[str, Location], ...]  # names of libraries, and where they stand
    namespace: str  # "" if the file does not say it
    location: Location


def header_of(text: str, file: str, namespace: str) -> SpecHeader:
    """The header of a library's spec, whatever may be wrong with the rest of it. Raises `SpecError`."""
    items = read(text, file, ProblemReport())
    report = ProblemReport()
    with report:
        return read_header(items[0]) if items and is_header(items[0]) else assumed_header(file, namespace)  # type: ignore[arg-type]
    raise SpecError(report.problems)


def assumed_header(file: str, namespace: str) -> SpecHeader:
    """That of a library's spec which has none: it imports specgrad."""
    start = Location(file, 1, 1)
    return SpecHeader(((OWN, start),), namespace, start)


def is_header(item: Value | Unread) -> bool:
    """Whether an item of a spec is its header."""
    return isinstance(item, Mapping) and bool(item.entries) and item.entries[0][0].value in KEYS


def read_header(item: Mapping) -> SpecHeader:
    """Raises `Mistake` for the first thing that is wrong: nothing else of the file has a meaning then."""
    for key, _ in item.entries:
        if key.value not in KEYS:
            raise Mistake(key.at(), f"the header of a spec has {listed(KEYS)}, not {key.value!r}{suggestion(key.value, KEYS)}")
    _check_version(item.get("spec"))
    imports = tuple(_import(text) for text in _texts("imports", item.get("imports")))
    for index, (name, at) in enumerate(imports):
        if name in [other for other, _ in imports[:index]]:
            raise Mistake(at, f"{name!r} is imported twice")
    own = [] if OWN in [name for name, _ in imports] else [(OWN, item.location)]
    return SpecHeader((*own, *imports), _namespace(item.get("namespace")), item.location)


def _check_version(value: Value | None) -> None:
    if value is None:
        return
    if not isinstance(value, Text) or not re.fullmatch("[0-9]{1,9}", value.value):
        raise Mistake(location_of(value), f"'spec' is the version of the grammar, a number such as {GRAMMAR}")
    if int(value.value) != GRAMMAR:
        advice = "upgrade specgrad: pip install --upgrade specgrad" if int(value.value) > GRAMMAR else f"write 'spec: {GRAMMAR}' once it follows docs/spec.md"
        raise Mistake(value.at(), f"this spec is written in version {value.value} of the grammar, and this specgrad reads version {GRAMMAR}; {advice}")


def _import(text: Text) -> tuple[str, Location]:
    if not _MODULE.fullmatch(text.value) or len(text.value) > 3 * reserved.MAX_NAME:
        raise Mistake(text.at(), f"{text.value!r} is no name of a library, such as {OWN} or the module of a package's ops")
    return text.value, text.at()


def _texts(key: str, value: Value | None) -> list[Text]:
    values = value.values if isinstance(value, Items) else () if value is None else (value,)
    for item in values:
        if not isinstance(item, Text) or not item.value:
            raise Mistake(location_of(item), f"{key!r} is a name, or a list of names")
    return list(values)  # type: ignore[arg-type]


def _namespace(value: Value | None) -> str:
    if value is None:
        return ""
    if isinstance(value, Items):
        raise Mistake(value.location, "'namespace' is one name, not a list")
    (text,) = _texts("namespace", value)
    if not is_namespace(text.value):
        raise Mistake(text.at(), f"{text.value!r} cannot be a namespace: expected one lower-case word, which is not specgrad's own")
    return text.value


def is_namespace(name: str) -> bool:
    """Whether the ops of a library can have a name in common."""
    return bool(re.fullmatch(r"[a-z][a-z_0-9]*", name)) and not keyword.iskeyword(name) and len(name) <= reserved.MAX_NAME and name not in (OWN, "torch")
