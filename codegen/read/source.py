"""The YAML of a spec, read so that every character knows its place in the file and no formula is mistaken for anything else.

PyYAML would read the formula `0` as a number and the key `on` as true, and would let the second of two equal keys win.
Here every scalar is the text that was written, and a duplicate key, an anchor, an alias or a tag is a mistake.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import yaml

from ..problems import Location, Mistake, Problem, ProblemReport, SpecError
from .not_yaml import ADVICE, SourceFile, not_yaml, quoted

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the former is in C, where PyYAML has it
_MAX_DEPTH = 20  # a spec is a list of mappings of lists; what nests deeper was not meant
_MAX_SIZE = 4_000_000  # bytes: ten times the spec of the package


@dataclass(frozen=True)
class Text:
    """A scalar of the spec and, for each of its characters, the offset in the file."""

    value: str
    source: SourceFile = field(repr=False, compare=False)
    offsets: Sequence[int] = field(repr=False, compare=False)
    unread: bool = False  # YAML takes it for something else, which is told already

    def at(self, offset: int = 0) -> Location:
        """The location of one character of the text, or of the place right behind it."""
        beyond = max(0, offset - len(self.offsets) + 1)
        return self.source.location(self.offsets[offset - beyond] + beyond)

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True)
class Items:
    """A list of the spec."""

    values: tuple[Value, ...]
    location: Location


@dataclass(frozen=True)
class Mapping:
    """A mapping of the spec: keys and values in the order of the file."""

    entries: tuple[tuple[Text, Value], ...]
    location: Location

    def get(self, key: str) -> Value | None:
        return next((value for text, value in self.entries if text.value == key), None)


@dataclass(frozen=True)
class Unread:
    """An item of the file's list that is not YAML, as it is written: its mistake is told already."""

    text: str


Value = Text | Items | Mapping


def decode(data: bytes, file: str) -> str:
    """The text of a spec's bytes."""
    _check_size(len(data), file)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        place = Location(file, before.count("\n") + 1, len(before) - before.rfind("\n"))
        raise SpecError([Problem(place, f"the byte 0x{data[error.start]:02x} is not UTF-8; save the file as UTF-8")]) from None


def _check_size(size: int, file: str) -> None:
    if size > _MAX_SIZE:
        raise SpecError([Problem(Location(file, 1, 1), f"a spec has at most {_MAX_SIZE:,} bytes, and this one {size:,}; divide it into several")])


def read(text: str, file: str, report: ProblemReport) -> tuple[Value | Unread, ...]:
    """The whole spec: a list of entries. Where it is not YAML, each item is read by itself, so that one does not hide the others."""
    _check_size(len(text.encode(errors="surrogatepass")), file)
    source = SourceFile(file, text.replace("\r\n", "\n"))
    attempt = ProblemReport()
    try:
        found = _document(source, attempt, source.text, 0)
    except Mistake as mistake:
        parts = list(pieces(source.text))
        if len(parts) > 1:
            return tuple(item for piece, start in parts for item in read_piece(source, report, piece, start))
        attempt.problems = [mistake.problem]
        found = ()
    report.problems += attempt.problems
    return found


def pieces(text: str) -> Iterator[tuple[str, int]]:
    """The items of a list at the left margin, as they are written, each with the number of lines before it."""
    starts = [match.start() for match in re.finditer(r"^- ", text, re.MULTILINE)]
    line = 0
    for start, end in zip([0, *starts[1:]], [*starts[1:], len(text)]):
        yield text[start:end], line
        line += text.count("\n", start, end)


def read_piece(source: SourceFile, report: ProblemReport, text: str, first_line: int) -> tuple[Value | Unread, ...]:
    """The item of such a piece; unread, if that is not YAML, which is reported."""
    attempt = ProblemReport()
    with report:
        found = _document(source, attempt, text, first_line)
        report.problems += attempt.problems
        return found
    return (Unread(text),)


def _document(source: SourceFile, report: ProblemReport, text: str, first_line: int) -> tuple[Value, ...]:
    """The items of a part of the file that begins at the start of a line."""
    _check_characters(source, text, source.line_starts[first_line])
    found = _Builder(source, report, text, first_line).document()
    if isinstance(found, Items):
        return found.values
    raise Mistake(source.location(source.line_starts[first_line]), "a spec is a list: every op begins with '- name: ...'")


def _check_characters(source: SourceFile, text: str, start: int) -> None:
    """YAML ends lines where editors do not, and some characters cannot be seen at all."""
    if text.replace("\n", "").isprintable():
        return
    for offset, character in enumerate(text, start):
        if character == "\t":
            raise Mistake(source.location(offset), "a tab has no place in a spec; use spaces")
        if character != "\n" and not character.isprintable():
            name = unicodedata.name(character, "")
            raise Mistake(source.location(offset), f"the character U+{ord(character):04X}{' ' * bool(name)}{name} has no place in a spec")


def _advice(mark: str, event: yaml.NodeEvent) -> str:
    """What to do about a mark before a scalar."""
    return f"; {quoted(f'{mark} {event.value}'.rstrip())}" if isinstance(event, yaml.ScalarEvent) and mark.startswith(("&", "!")) else "; take it out"


class _Builder:
    """Builds values from the events of a YAML parser, which, unlike nodes, still tell anchors and tags."""

    def __init__(self, source: SourceFile, report: ProblemReport, text: str, first_line: int):
        self.source, self.report, self.first_line = source, report, first_line
        self.events: Iterator[Any] = yaml.parse(text, Loader=LOADER)

    def offset(self, mark: Any) -> int:
        """The offset of a mark; libyaml's own index counts bytes, so line and column are what can be trusted."""
        line = self.first_line + int(mark.line)
        if line >= len(self.source.line_starts):
            return len(self.source.text)
        return min(self.source.line_starts[line] + int(mark.column), len(self.source.text))

    def location(self, mark: Any) -> Location:
        return self.source.location(self.offset(mark))

    def document(self) -> Value:
        """The one document of the file."""
        try:
            found: Value | None = None
            for event in self.events:
                if isinstance(event, yaml.DocumentStartEvent) and found is not None:
                    raise Mistake(self.location(event.start_mark), "a spec is one YAML document, and '---' begins another")
                if isinstance(event, yaml.NodeEvent):
                    found = self.value(event, 0)
        except yaml.MarkedYAMLError as error:
            began, ended = error.context_mark or error.problem_mark, error.problem_mark or error.context_mark
            raise not_yaml(error, self.source, self.first_line, self.offset(began), self.offset(ended)) from None
        if found is None:
            raise Mistake(self.source.location(0), "the spec is empty; every op begins with '- name: ...'")
        return found

    def value(self, event: Any, depth: int) -> Value:
        place = self.location(event.start_mark)
        if depth > _MAX_DEPTH:
            raise Mistake(place, f"this is nested more than {_MAX_DEPTH} deep")
        if isinstance(event, yaml.AliasEvent):
            self.report.add(place, f"YAML reads '*{event.anchor}' as an alias, which has no place in a spec; {quoted(f'*{event.anchor}')}")
            return Text("", self.source, (self.offset(event.start_mark),), unread=True)
        if event.anchor is not None:
            self.report.add(place, f"YAML reads '&{event.anchor}' as an anchor, which has no place in a spec{_advice(f'&{event.anchor}', event)}")
        if event.tag is not None:
            self.report.add(place, f"YAML reads {event.tag!r} as a tag, which has no place in a spec{_advice(event.tag, event)}")
        if isinstance(event, yaml.ScalarEvent):
            found = self.text(event)
            return replace(found, unread=not found.value and (event.anchor or event.tag) is not None)
        if isinstance(event, yaml.SequenceStartEvent):
            return Items(tuple(self.value(e, depth + 1) for e in self.until(yaml.SequenceEndEvent)), place)
        return self.mapping(place, depth)

    def until(self, end: type[yaml.Event]) -> Iterator[Any]:
        """Events up to the end of a list or mapping; what begins in between is read by whoever asks."""
        for event in self.events:
            if isinstance(event, end):
                return
            yield event

    def mapping(self, place: Location, depth: int) -> Mapping:
        entries: dict[str, tuple[Text, Value]] = {}
        for event in self.until(yaml.MappingEndEvent):
            key = self.value(event, depth + 1)
            value = self.value(next(self.events), depth + 1)
            if not isinstance(key, Text):
                self.report.add(key.location, f"a key must be a word; {ADVICE}")
            elif key.value in entries:
                written, first = entries[key.value]
                self.report.add(key.at(), f"the key {key.value!r} stands twice; the first is in line {written.at().line}")
                if isinstance(first, Text):  # nobody knows which of the two is meant
                    entries[key.value] = (written, replace(first, unread=True))
            else:
                entries[key.value] = (key, value)
        return Mapping(tuple(entries.values()), place)

    def text(self, event: Any) -> Text:
        """A scalar whose characters stand where the source writes them; a blank follows what stands before it."""
        value = event.value.rstrip("\n")
        start, end = self.offset(event.start_mark), self.offset(event.end_mark)
        first = start + (event.style in ("'", '"'))
        if value and event.style not in ("|", ">") and end - first - (first > start) == len(value) and self.source.text.startswith(value, first):
            if "\\" not in value:  # as it is written, which most are
                return Text(value, self.source, range(first, end))
        written = list(self.written(event.style, start, end))
        offsets: list[int] = []
        last = (written[0] if written else start) - 1
        taken = 0
        for character in value:
            if character not in " \n" and taken < len(written):
                last = written[taken]
                taken += 1
            else:
                last = min(last + 1, written[taken] if taken < len(written) else end - 1)
            offsets.append(max(start, last))
        return Text(value, self.source, tuple(offsets) or (start,))

    def written(self, style: str | None, start: int, end: int) -> Iterator[int]:
        """Where the source writes the characters of a scalar, blanks aside."""
        text = self.source.text
        quote = style if style in ("'", '"') else ""
        index = text.find("\n", start) + 1 if style in ("|", ">") else start + len(quote)
        end -= len(quote)
        while index < end:
            if text[index] not in " \n":
                yield index
            if quote == '"' and text[index] == "\\":
                if text[index + 1] not in '"\\':
                    escape = text[index : index + 2].strip()
                    self.report.add(self.source.location(index), f"the escape {escape} has no place in a spec; write the character itself, or use a '|' block")
                index += 1
            elif quote == "'" and text[index] == "'":
                index += 1
            index += 1
