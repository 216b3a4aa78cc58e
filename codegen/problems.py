"""Where a spec is wrong and how to mend it: locations, problems, and the one exception that carries them all."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

SHOWN = 50  # mistakes, of those in one spec
_MAX_WORD = 100
_MAX_MESSAGE = 600  # characters: a message quotes what may be of any length


@dataclass(frozen=True, order=True)
class Location:
    """A place in a spec; lines and columns count from 1, as editors do."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, order=True)
class Problem:
    location: Location
    message: str

    def __str__(self) -> str:
        message = self.message if len(self.message) <= _MAX_MESSAGE else f"{self.message[: _MAX_MESSAGE // 2]} ... {self.message[-_MAX_MESSAGE // 2 :]}"
        return f"{self.location}: {message}"


class SpecError(Exception):
    """A spec has mistakes. `problems` holds every one of them, in the order of the file."""

    def __init__(self, problems: Iterable[Problem]):
        self.problems: tuple[Problem, ...] = tuple(sorted(set(problems)))
        super().__init__(described(self.problems))


def described(problems: Sequence[Problem]) -> str:
    """The first problems, a line each, and how many more there are."""
    more = len(problems) - SHOWN
    return "\n".join([*map(str, problems[:SHOWN]), *([f"... and {more:,} more"] if more > 0 else [])])


class Mistake(Exception):
    """One mistake, raised where it is noticed and collected by a `ProblemReport`."""

    def __init__(self, location: Location, message: str):
        self.problem: Problem = Problem(location, message)
        super().__init__(str(self.problem))


class Consequence(Mistake):
    """A mistake that only follows from another, which is told where it was made."""


@dataclass
class ProblemReport:
    """Collects mistakes, so that one run tells all of them.

    >>> report = ProblemReport()
    >>> with report:
    ...     raise Mistake(Location("f.yaml", 1, 2), "no such thing")
    >>> [str(p) for p in report.problems]
    ['f.yaml:1:2: no such thing']
    """

    problems: list[Problem] = field(default_factory=list)

    def __enter__(self) -> ProblemReport:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, traceback: object) -> bool:
        if isinstance(error, Mistake) and not isinstance(error, Consequence):
            self.problems.append(error.problem)
        return isinstance(error, Mistake)

    def add(self, location: Location, message: str) -> None:
        self.problems.append(Problem(location, message))

    def raise_if_any(self) -> None:
        if self.problems:
            raise SpecError(self.problems)


def suggestion(word: str, known: Iterable[str]) -> str:
    """'; did you mean 'result'?' or the empty string. Of 'shape.cat' one of that name in another module comes first."""
    if len(word) > _MAX_WORD:  # the comparison takes the square of the length
        return ""
    module, _, name = word.rpartition(".")
    elsewhere = [other for other in known if module and other.count(".") == word.count(".") and other.endswith(f".{name}")]
    close = difflib.get_close_matches(word, elsewhere, n=1, cutoff=0) or difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f"; did you mean {close[0]!r}?" if close else ""


def listed(words: Iterable[str]) -> str:
    """Words as a sentence lists them: 'a, b or c'."""
    *front, last = list(words)
    return f"{', '.join(front)} or {last}" if front else last


def counted(number: int, what: str) -> str:
    """1 op, 2 ops."""
    return f"{number} {what}{'' if number == 1 else 's'}"
