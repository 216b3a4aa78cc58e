"""The YAML of a spec, read so that every character knows its place in the file and no formula is mistaken for anything else.

PyYAML would read the formula `0` as a number and the key `on` as true, and would let the second of two equal keys win.
Here every scalar is the text that was written, and a duplicate key, an anchor, an alias or a tag is a mistake.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field

import yaml

from .problems import Location, Mistake, Report

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_ADVICE = "put a formula that holds ': ', ' #' or begins with one of * & ! { [ > | % @ in quotes or in a '|' block"


class SourceFile:
    """A file's name and text, and the way between offsets and locations."""

    def __init__(self, name: str, text: str):
        self.name, self.text = name, text
        self.line_starts = [0, *(i + 1 for i, character in enumerate(text) if character == "\n")]

    def offset(self, mark: yaml.Mark) -> int:
        """The offset of a mark; libyaml's own index counts bytes, so line and column are what can be trusted."""
        if mark.line >= len(self.line_starts):
            return len(self.text)
        return min(self.line_starts[mark.line] + mark.column, len(self.text))

    def location(self, offset: int) -> Location:
        line = bisect_right(self.line_starts, offset)
        return Location(self.name, line, offset - self.line_starts[line - 1] + 1)


@dataclass(frozen=True)
class Text:
    """A scalar of the spec and, for each of its characters, the offset in the file."""

    value: str
    source: SourceFile = field(repr=False, compare=False)
    offsets: tuple[int, ...] = field(repr=False, compare=False)

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


Value = Text | Items | Mapping


def read(text: str, file: str, report: Report) -> Items:
    """The whole spec: a list of entries."""
    source = SourceFile(file, text)
    nothing = Items((), Location(file, 1, 1))
    with report:
        try:
            document = yaml.compose(text, Loader=_LOADER)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            place = Location(file, mark.line + 1, mark.column + 1) if mark else nothing.location
            raise Mistake(place, f"this is not YAML: {error.problem or error.context}; {_ADVICE}") from None
        except (yaml.YAMLError, ValueError) as error:
            raise Mistake(nothing.location, f"this is not YAML: {str(error).splitlines()[0]}") from None
        if document is None:
            return nothing
        converted = _Converter(source, report).convert(document)
        if not isinstance(converted, Items):
            raise Mistake(nothing.location, "a spec is a list: every op begins with '- name: ...'")
        return converted
    return nothing


class _Converter:
    def __init__(self, source: SourceFile, report: Report):
        self.source, self.report = source, report
        self.seen: dict[int, yaml.Node] = {}  # holds the nodes, so that no id is used twice

    def location(self, mark: yaml.Mark) -> Location:
        return Location(self.source.name, mark.line + 1, mark.column + 1)

    def convert(self, node: yaml.Node) -> Value:
        if id(node) in self.seen:
            raise Mistake(self.location(node.start_mark), "YAML anchors and aliases (&, *) have no place in a spec")
        self.seen[id(node)] = node
        if not node.tag.startswith("tag:yaml.org,2002:"):
            raise Mistake(self.location(node.start_mark), f"the YAML tag {node.tag!r} has no place in a spec; {_ADVICE}")
        if isinstance(node, yaml.ScalarNode):
            return self.text(node)
        if isinstance(node, yaml.SequenceNode):
            return Items(tuple(self.convert(item) for item in node.value), self.location(node.start_mark))
        entries: list[tuple[Text, Value]] = []
        for key_node, value_node in node.value:
            with self.report:
                key = self.convert(key_node)
                if not isinstance(key, Text):
                    raise Mistake(self.location(key_node.start_mark), f"a key must be a word; {_ADVICE}")
                first = next((k for k, _ in entries if k.value == key.value), None)
                if first:
                    raise Mistake(key.at(), f"the key {key.value!r} stands twice; the first is in line {first.at().line}")
                entries.append((key, self.convert(value_node)))
        return Mapping(tuple(entries), self.location(node.start_mark))

    def text(self, node: yaml.ScalarNode) -> Text:
        """Walk value and source together: they differ only in quotes, escapes, indentation and folded line ends."""
        value = node.value.rstrip("\n")
        start, end = self.source.offset(node.start_mark), self.source.offset(node.end_mark)
        index = self.source.text.find("\n", start) + 1 if node.style in ("|", ">") else start
        offsets: list[int] = []
        for character in value:
            if not character.isspace():
                while index < end and self.source.text[index] != character:
                    index += 1
            offsets.append(max(start, min(index, end - 1)))
            index += 1
        return Text(value, self.source, tuple(offsets) or (start,))
