"""Text in columns: as wide as a terminal shows it, and on one line."""

from __future__ import annotations

import unicodedata


def one_line(text: str) -> str:
    """The text with what would break a line, or could not be printed, written as an escape.

    >>> from specgrad.profiling.text import one_line
    >>> one_line("a\\nb")
    'a\\\\nb'
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(char if unicodedata.category(char) not in ("Cc", "Cs", "Zl", "Zp") else char.encode("unicode_escape").decode() for char in text)


def width(text: str) -> int:
    """How many columns of a terminal the text takes: two for a wide character, none for one that combines with the one before.

    >>> from specgrad.profiling.text import width
    >>> width("mul"), width("乘法"), width("é")
    (3, 4, 1)
    """
    return len(text) if text.isascii() else sum(_char_width(char) for char in text)


def _char_width(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def cut(text: str, limit: int | None) -> str:
    """The beginning of a text that is wider than the limit, with dots."""
    if limit is None or width(text) <= limit:
        return text
    kept, room = [], max(limit - 3, 0)
    for char in text:
        room -= _char_width(char)
        if room < 0:
            break
        kept.append(char)
    return "".join(kept) + "..."[:limit]


def cut_front(text: str, limit: int | None) -> str:
    """The end of a text that is wider than the limit, with dots: of a path, the end says most."""
    return text if limit is None or width(text) <= limit else cut(text[::-1], limit)[::-1]


def left(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    return " " * (columns - width(text)) + text
