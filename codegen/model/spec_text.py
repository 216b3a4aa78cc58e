"""What a spec's author wrote in words, and the only ways in which it reaches an output.

A spec may come from a stranger, so its words must stay words: a `SpecText` cannot be formatted or joined into anything. A function of this
module makes a literal, comment or span of the language that it is written into, and an f-string or template that forgets to ask for one raises.
"""

from __future__ import annotations

import math
import re

_ENCODING = re.compile(r"(coding)(?=[:=])")  # in a comment of the first two lines Python takes this for the encoding of the file


class SpecText:
    """Words of a spec: docs, reasons, messages, the text of formulas, the name of its file."""

    __slots__ = ("plain",)

    def __init__(self, plain: str = ""):
        self.plain: str = plain  # for error messages, and for whatever escapes by itself, as JSON and the reports do

    def __bool__(self) -> bool:
        return bool(self.plain)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SpecText) and self.plain == other.plain

    def __hash__(self) -> int:
        return hash(self.plain)

    def __repr__(self) -> str:
        return f"SpecText({self.plain!r})"

    def __str__(self) -> str:
        raise TypeError("the text of a spec cannot be written as it is: choose one of python_string, python_docstring, comment, c_comment, markdown, .plain")

    def __format__(self, spec: str) -> str:
        return str(self)

    @property
    def flat(self) -> SpecText:
        """The same in one line."""
        return SpecText(" ".join(self.plain.split()))


NOTHING = SpecText()


def visible(text: str) -> str:
    """The text without what a terminal obeys instead of showing it, and without what cannot be seen; line ends stay."""
    return "".join(c if c.isprintable() or c == "\n" else c.encode("unicode_escape").decode() for c in text)


# ---- Python


def python_string(text: SpecText | str) -> str:
    """A string literal, in double quotes where it needs no escape for them."""
    literal = repr(_plain(text))
    return literal if '"' in literal else f'"{literal[1:-1]}"'


def python_docstring(text: SpecText | str, indent: int = 0) -> str:
    """A docstring with its quotes, in as many lines as the text has."""
    inside = visible(_plain(text).replace("\\", "\\\\"))
    inside = re.sub(r'"{3,}|"+\Z', lambda quotes: '\\"' * len(quotes[0]), inside)
    lines = [line.rstrip() for line in inside.split("\n")]
    return '"""' + "\n".join([lines[0], *(" " * indent + line if line else "" for line in lines[1:])]) + '"""'


def comment(text: SpecText | str) -> str:
    """What stands behind `#`: one line, which says nothing to Python about the encoding of the file."""
    return _ENCODING.sub(r"\1 ", _one_line(text))


def python_literal(value: object) -> str:
    """The literal of a default or a constant; infinity and NaN are those of `math`, which has to be there."""
    if isinstance(value, str):
        return python_string(value)
    if isinstance(value, tuple):
        return f"({', '.join(map(python_literal, value))}{',' * (len(value) == 1)})"
    if isinstance(value, float) and not math.isfinite(value):
        return "math.nan" if math.isnan(value) else "math.inf" if value > 0 else "-math.inf"
    return repr(value)


# ---- C


def c_comment(text: SpecText | str) -> str:
    """What stands between the signs of a comment: one line that neither ends the comment nor begins another."""
    return re.sub(r"(?<=\*)(?=/)|(?<=/)(?=\*)", " ", _one_line(text)).rstrip("\\")


def c_statements(text: SpecText) -> list[str]:
    """The lines of a body of C, which is meant to be code: its reader has seen to it that it cannot leave its function."""
    return [line.rstrip() for line in text.plain.strip("\n").split("\n")]


# ---- Markdown


def markdown(text: SpecText | str) -> str:
    """A paragraph: spans in backquotes stay, whatever else would be markup or HTML is shown as it is written."""
    parts = re.split(r"(`[^`]+`)", _one_line(text))
    shown = "".join(part if index % 2 else re.sub(r"([\\`*_\[\]<&])", r"\\\1", part) for index, part in enumerate(parts))
    return re.sub(r"^([0-9]*)([#>+=|~.)-])", r"\1\\\2", shown)


def markdown_code(text: SpecText | str) -> str:
    """A span of code, whatever backquotes it holds."""
    inside = " ".join(_one_line(text).split())
    fence = "`" * (1 + max((len(run) for run in re.findall("`+", inside)), default=0))
    space = " " if inside.startswith("`") or inside.endswith("`") else ""
    return f"{fence}{space}{inside}{space}{fence}"


def _plain(text: SpecText | str) -> str:
    return text.plain if isinstance(text, SpecText) else text


def _one_line(text: SpecText | str) -> str:
    return visible(re.sub(r"[^\S ]+", " ", _plain(text)).strip())
