"""What is wrong with a text that is no YAML, by what its line looks like: a parser's own words are about its grammar."""

from __future__ import annotations

import re
from bisect import bisect_right

import yaml

from ..problems import Location, Mistake

ADVICE = "put a formula that holds ': ', ' #' or begins with one of * & ! { [ > | % @ in quotes or in a '|' block"
_KEY = re.compile(r"( *(?:- )?)([\w, ]+):(?: +|$)(.*)")
_SPECIAL = tuple("*&!{[>|%@`'\"?,#")  # a text that begins with one of these is something else in YAML, or nothing


class SourceFile:
    """A file's name and text, and the way from offsets to locations."""

    name: str
    text: str

    def __init__(self, name: str, text: str):
        self.name, self.text = name, text
        self.line_starts: list[int] = [0, *(i + 1 for i, character in enumerate(text) if character == "\n")]

    def location(self, offset: int) -> Location:
        line = bisect_right(self.line_starts, offset)
        return Location(self.name, line, offset - self.line_starts[line - 1] + 1)


def quoted(text: str) -> str:
    """The advice to put a text into quotes."""
    quote = "'" if '"' in text else '"'
    return f"put the whole in quotes: {quote}{text}{quote}" if quote not in text else "put the whole in a '|' block"


def not_yaml(error: yaml.MarkedYAMLError, source: SourceFile, first_line: int, began: int, ended: int) -> Mistake:
    """The mistake in a part of a file that begins with `first_line`: what the parser could not read began and ended at these offsets."""
    context = error.context or ""
    if "quoted" in context:
        return Mistake(source.location(began), "a quote is opened here and not closed")
    if "flow" in context:
        opened = source.text[began : began + 1] or "a bracket"
        message = f"{opened!r} is opened here and not closed, or a ',' is missing: it cannot be read beyond line {source.location(ended).line}"
        return Mistake(source.location(began), message)
    place = source.location(began if "simple key" in context else ended)
    lines = source.text.split("\n")[first_line : place.line]
    line = lines[-1] if lines else ""
    key = _KEY.match(line)
    if not key:
        return _no_key(Location(source.name, place.line, len(line) - len(line.lstrip()) + 1), line.strip())
    value = key[3]
    start = Location(source.name, place.line, key.start(3) + 1)
    if value.startswith((*_SPECIAL, "- ")) and not re.fullmatch(r"\[[^\[\]]*\]|\{[^{}]*\}", value):
        return Mistake(start, f"YAML gives {value[0]!r} at the beginning of a text a meaning of its own; {quoted(value)}")
    if ": " in value:
        choice = ", and write a choice as 'a if condition else b' or where(condition, a, b)" * ("?" in value)
        return Mistake(place, f"': ' ends a key of YAML and cannot stand in a text without quotes; {quoted(value)}{choice}")
    (_, first), *_ = [(len(m[0]), len(m[1])) for m in map(_KEY.match, lines) if m]
    if "-" not in key[1] and len(key[1]) != first:
        return Mistake(Location(source.name, place.line, len(key[1]) + 1), f"this key is indented by {len(key[1])} blanks, the first of the entry by {first}")
    return Mistake(place, f"this is not YAML: it does not go on from the lines above; check the indentation, and {ADVICE}")


def _no_key(place: Location, line: str) -> Mistake:
    if re.match(r"[\w, ]+:\S", line):
        return Mistake(place, f"a blank is missing after the ':' of a key: write '{line.replace(':', ': ', 1)}'")
    return Mistake(place, f"{line!r} is no 'key: value'; what goes on from the line above is indented deeper than its key")
