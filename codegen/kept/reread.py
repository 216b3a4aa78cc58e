"""A spec that was read before, read again: an op whose entry is as it was, and what that calls, is taken from what was kept.

What is kept of an item of the file is its pickle, in which lines are counted from the item's first. It must be what a reading from the start would
give, so all that is out of the ordinary is read from the start: a mistake, an operator of another op, an op that derivatives are made of.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from ..model.expr import Prim, walk
from ..model.op import Group, Op, OpDigest, Spec
from ..model.primitives import PRIMITIVES
from ..paths import Paths
from ..problems import ProblemReport
from ..read.derive import OP_OF_PRIMITIVE
from ..read.entries.entry import Entry
from ..read.not_yaml import SourceFile
from ..read.source import Text, pieces, read_piece
from ..spec import Loader, text_of_bodies
from .files import digest, no_collections, read_made, unpickled, write_made
from .pickles import pickled, unpickled_at

_ANOTHER_DOCUMENT = re.compile(r"^(---|\.\.\.|%)", re.MULTILINE)  # what could change the meaning of the items after it
_OF_DERIVATIVES = {*PRIMITIVES, *OP_OF_PRIMITIVE.values(), "conj"}  # ops that formulas call without naming them
OF_DERIVED_RULES = frozenset({"conj", "neg"})  # the ops that rules of forward mode may call beside the op itself, where nobody wrote them
_GROUP = re.compile(r"^- group: *(\w+)", re.MULTILINE)


@dataclass(frozen=True)
class KeptItem:
    """One item of a spec's list.

    Args:
        content: its pickle, an `Op` or a `Group`.
        op: the name of an op; "" of a group.
        called: the word by which formulas call it.
        header: what formulas must know of it in order to call it.
        forward: what says what it computes, which forwards that call it are made of.
        operators: those that call it.
        number: among the overloads of its name.
        digest: of what it says.
    """

    content: bytes
    op: str = ""
    called: str = ""
    header: str = ""
    forward: str = ""
    operators: tuple[str, ...] = ()
    number: int = 0
    digest: OpDigest | None = None


@dataclass(frozen=True)
class KeptItems:
    """The items of a spec without mistakes, each under a digest of its text and its group; `of` is one of what reading depends on beside the text."""

    of: str
    items: dict[str, KeptItem] = field(default_factory=dict)

    @staticmethod
    def read(file: Path, of: str) -> KeptItems:
        """What a file keeps; nothing if it was made by another generator, or is not as it was written."""
        with suppress(pickle.UnpicklingError, EOFError):
            found = unpickled(read_made(file, of) or b"")
            return found if isinstance(found, KeptItems) else KeptItems(of)
        return KeptItems(of)

    def write(self, file: Path) -> None:
        write_made(file, self.of, pickle.dumps(self, pickle.HIGHEST_PROTOCOL))

    def ops(self) -> dict[str, OpDigest]:
        return {item.op: item.digest for item in self.items.values() if item.digest}


def kept_items(text: str, spec: Spec, of: str, before: dict[str, KeptItem] | None = None) -> KeptItems:
    """What to keep of a spec without mistakes, `before` for what was taken from there; nothing of a file that is not plainly a list."""
    text = text.replace("\r\n", "\n")
    found: dict[int, Op | Group] = {group.location.line: group for group in spec.groups}
    found |= {op.location.line: op for op in spec}
    kept: dict[str, KeptItem] = {}
    of_group = ""
    for piece, line in () if _ANOTHER_DOCUMENT.search(text) else pieces(text):
        here = [found.pop(n) for n in range(line + 1, line + 1 + len(piece.splitlines())) if n in found]
        if len(here) != 1:
            return KeptItems(of)
        (item,) = here
        of_group = item.name if isinstance(item, Group) else of_group
        key = _key(of_group, piece)
        same = (before or {}).get(key)
        kept[key] = same if same and same.number == getattr(item, "number", 0) else _kept(item, key, line)
    return KeptItems(of) if found else KeptItems(of, kept)


def reread(text: str, file: str, where: Paths, before: KeptItems) -> tuple[Spec, KeptItems] | None:
    """The spec in a text, shown as `file`, and what to keep of it; None if it must be read from the start."""
    if not before.items or _ANOTHER_DOCUMENT.search(text):
        return None
    report = ProblemReport()
    with report, no_collections(), suppress(pickle.UnpicklingError):
        again = _Again(SourceFile(file, text.replace("\r\n", "\n")), where, before, report)
        spec = again.spec()
        if spec is not None and not report.problems:
            return spec, kept_items(text, spec, before.of, again.same)
    return None


@dataclass(frozen=True)
class _Item:
    """An item as it stands in the file, under its key."""

    key: str
    text: str
    line: int  # lines before it


class _Again:
    """One reading. `same` holds what is as it was, by the keys of items."""

    def __init__(self, source: SourceFile, where: Paths, before: KeptItems, report: ProblemReport):
        self.source, self.where, self.before, self.report = source, where, before, report
        self.same: dict[str, KeptItem] = {}

    def spec(self) -> Spec | None:
        items = self.items()
        if items is None:
            return None
        loader = self.loader()
        known: dict[str, Op] = {}
        for item in items:
            kept = self.same.get(item.key)
            if kept is None:
                self.read(loader, item)
                continue
            found = unpickled_at(kept.content, self.source.name, item.line)
            if isinstance(found, Group):
                loader.groups.append(found)
            elif not isinstance(found, Op) or found.group != loader.group().name:
                return None
            else:
                known[found.name] = found
                loader.entries.append(_entry(found, self.source))
        loader.check_names()
        if self.report.problems:
            return None
        if len(known) < len(loader.entries):
            loader.targets = self.where.targets()
        return replace(loader.spec(known), modules=dict(self.where.modules))

    def loader(self) -> Loader:
        return Loader(self.source.name, self.report, None)

    def read(self, loader: Loader, item: _Item) -> list[Entry]:
        """Read an item anew; its entry, if it is an op's and without mistakes."""
        count = len(loader.entries)
        loader.read_items(read_piece(self.source, self.report, item.text, item.line))
        return loader.entries[count:]

    def items(self) -> list[_Item] | None:
        """All items, with `same` filled; None if nobody can say what is as it was."""
        found: dict[str, _Item] = {}
        loader = self.loader()
        changed: list[Entry] = []
        group = ""
        for text, line in pieces(self.source.text):
            named = _GROUP.search(text)
            group = named[1] if named else group
            item = _Item(_key(group, text), text, line)
            if item.key in found:
                return None  # an op twice
            found[item.key] = item
            kept = self.before.items.get(item.key)
            if kept is not None:
                self.same[item.key] = kept
            else:
                changed += self.read(loader, item)
        return list(found.values()) if self.drop_callers(found, changed) else None

    def drop_callers(self, items: dict[str, _Item], changed: list[Entry]) -> bool:
        """Take out of `same` what calls an op that is not what it was; whether that can be told by the words of its entry."""
        gone = {kept.op: kept for key, kept in self.before.items.items() if kept.op and key not in self.same}
        called_otherwise: set[str] = set()
        computed_otherwise: set[str] = set()
        now = {entry.signature.name: entry for entry in changed}
        for name in {*gone, *now}:
            old, new = gone.get(name), now.get(name)
            word = old.called if old else new.signature.base  # type: ignore[union-attr]
            if old is None or new is None or old.header != _header(new):
                if word in _OF_DERIVATIVES or (old and old.operators) or (new and new.operators):
                    return False
                called_otherwise.add(word)
                computed_otherwise.add(word)
            elif old.forward != _forward(new):
                computed_otherwise.add(word)
        while True:
            anyone, forwards = _words(called_otherwise), _words(computed_otherwise)
            callers = [key for key, kept in self.same.items() if kept.op and (anyone(items[key].text) or (kept.forward and forwards(items[key].text)))]
            if not callers:
                return True
            computed_otherwise |= {self.same.pop(key).called for key in callers}


# ---- what is kept of an item


def _key(group: str, text: str) -> str:
    return digest(f"{group}\n{text}")


def _kept(item: Op | Group, key: str, line: int) -> KeptItem:
    if isinstance(item, Group):
        return KeptItem(pickled(item, line))
    content = pickled(item, line)
    of_own_c = any(isinstance(e, Prim) and e.primitive.own for body in item.bodies for e in walk(body))
    return KeptItem(
        content,
        item.name,
        item.signature.base,
        _header(item),
        key if of_own_c else _forward(item),
        item.operators,
        item.number,
        digest_of_op(item),
    )


def digest_of_op(op: Op) -> OpDigest:
    line = op.location.line
    return OpDigest(digest(pickled(op, line, True)), digest(pickled(op.as_called, line, True)), tuple(sorted(op.calls)))


def digests_with_called(spec: Spec, differentiated: bool = False) -> dict[str, tuple[str, list[Op]]]:
    """Of each op a digest of all that is made of it depends on, and the ops that it may call: its entry, and these as they are called.

    `differentiated`: whether its formulas are differentiated, by the formulas of the ops that they call.
    """
    ops, known = spec.vocabulary(), dict(spec.digests)

    def of(name: str) -> OpDigest:
        if name not in known:
            known[name] = digest_of_op(ops[name])
        return known[name]

    found = {}
    for op in spec:
        called = sorted({*of(op.name).calls, op.name, *(OF_DERIVED_RULES & ops.keys())})
        parts = [of(op.name).whole, *(of(name).called for name in called)]
        if differentiated and op.elementwise:
            parts += [of(name).whole for name in called] + [of(inner).called for name in called for inner in of(name).calls]
        found[op.name] = digest("\n".join(parts)), [ops[name] for name in called]
    return found


def _header(op: Op | Entry) -> str:
    operators = [str(operator) for operator in op.operators]
    return repr((str(op.signature), op.kind, op.forms, operators, str(op.target or "")))


def _forward(op: Op | Entry) -> str:
    """What it computes, which is "" where formulas cannot see it; own C is never taken for the same."""
    if op.kind != "forward":
        return ""
    text = op.body_text if isinstance(op, Op) else text_of_bodies(op)
    return repr((text.plain, op.classes, op.dtypes))


def _entry(op: Op, source: SourceFile) -> Entry:
    """As much of the entry of an op as the reading of others needs."""

    def text(value: str) -> Text:
        return Text(value, source, (0,))

    return Entry(
        op.signature,
        text(op.name),
        op.group,
        op.kind,
        forwards=(text(op.body_text.plain),) if op.bodies else (),
        target=text(op.target) if op.target else None,
        in_place=text(op.in_place) if op.in_place else None,
        forms=op.forms,
        operators=tuple(map(text, op.operators)),
        aliases=tuple((alias, text(alias)) for alias in op.aliases),
        in_place_functions=op.in_place_functions,
        updates=tuple(map(text, op.updates)),
    )


def _words(words: Iterable[str]) -> Callable[[str], object]:
    """Whether one of some words stands in a text."""
    every = "|".join(map(re.escape, sorted(words)))
    return re.compile(rf"(?<![A-Za-z0-9_])(?:{every})(?![A-Za-z0-9_])").search if every else lambda text: None
