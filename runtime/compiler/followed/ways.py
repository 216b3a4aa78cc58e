"""A function that reads values, such as `if x.sum() > 0`: it is compiled for each way that it takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from specgrad.core.base.locks import lock_for

from ..cut import Mismatch, OtherWay, say_why
from ..run import Options, Runner
from ..specialised import Specialised
from .followed import Followed, Once

MOST_WAYS = 32  # for which a function is compiled; on others it runs as it is
MOST_REALS = 2  # real numbers that may be read at one place; with more, the function is not compiled at all: each call would read another


class Ways:
    """Called as the first way is, which is tried first as long as it was the last.

    Args:
        name: the function's.
        first: the way that it took when it was first called.
        compiled: gives the function compiled for the way that it takes for some arguments, or why it cannot be.
    """

    name: str
    flat: bool
    ways: list[Specialised]
    options: Options
    compiled: Callable[[Sequence[Any]], Specialised | Once | Followed | str]
    refused: dict[tuple[str, ...], str]
    given_up: str
    why = ""  # its code need not run in each call

    def __init__(self, name: str, first: Specialised, compiled: Callable[[Sequence[Any]], Specialised | Once | Followed | str]):
        self.name, self.flat, self.options, self.compiled = name, first.flat, first.options, compiled
        self.ways = [first]  # those taken last come last
        self.refused: dict[tuple[str, ...], str] = {}  # why the function runs as it is, after some answers
        self.given_up = ""  # why no more ways are compiled
        self.lock: Any = lock_for(self)

    @property
    def programs(self) -> list[tuple[str, Runner]]:
        count = len(self.ways)
        return [(f"way {i} of {count}, {name}", runner) for i, way in enumerate(self.ways, 1) for name, runner in way.programs]

    @property
    def kept(self) -> Ways:
        """What is kept for the next calls."""
        return self

    def fits(self, leaves: list[Any], structure: Any) -> bool:
        return self.ways[-1].fits(leaves, structure)

    def takes(self, leaves: Sequence[Any]) -> bool:
        return not self.given_up and self.ways[-1].takes(leaves)

    def misfit(self, leaves: Sequence[Any]) -> str:
        return self.ways[-1].misfit(leaves)

    def __call__(self, leaves: Sequence[Any], whole: Any = None) -> Any:
        way: Specialised | Once = self.ways[-1]
        while True:
            try:
                return way(leaves)
            except OtherWay as other:
                assert isinstance(way, Specialised)
                way = self._other(leaves, way, other)

    def _other(self, leaves: Sequence[Any], way: Specialised, other: OtherWay) -> Specialised | Once:
        """The way on which a value has another answer.

        Raises:
            Mismatch: there is none; says why.
        """
        answers = [*way.answers[: other.number], other.answer]
        with self.lock:
            known = next((w for w in reversed(self.ways) if w.answers[: len(answers)] == answers), None)
            if known is None or not known.takes(leaves):
                found = self.refused.get(tuple(answers)) or self._made(leaves, answers, way)
                if isinstance(found, str):
                    raise Mismatch(found)
                if isinstance(found, Once):
                    return found
                self.ways, known = [w for w in self.ways if w is not known], found
            self.ways = [*(w for w in self.ways if w is not known), known]
            return known

    def _made(self, leaves: Sequence[Any], answers: list[str], way: Specialised) -> Specialised | Once | str:
        """What the function is compiled to for a way that begins with these answers, of which the last is another than on a known way; or why it is not."""
        number = len(answers) - 1
        if way.reals[number] and sum(w.answers[:number] == answers[:number] for w in self.ways) >= MOST_REALS:
            self.given_up = f"reads a real number, which is another in each call, at {way.places[number]}"
            return f"it {self.given_up}"
        if len(self.ways) + len(self.refused) >= MOST_WAYS:
            self.given_up = f"was compiled for {MOST_WAYS} ways that it takes by what it reads already, the last time at {way.places[number]}"
            return f"it {self.given_up}"
        say_why(self.name, f"it reads {answers[-1]}, not {way.answers[number]}, at {way.places[number]}")
        found = self.compiled(leaves)
        if isinstance(found, (Once, Followed)):
            self.given_up = found.why
            return found if isinstance(found, Once) else f"it {found.why}"
        if isinstance(found, Specialised) and found.answers[: len(answers)] != answers:
            self.given_up = f"reads what is not the same each time, at {way.places[number]}"
            return f"it {self.given_up}"
        if isinstance(found, str):
            self.refused[tuple(answers)] = found
        return found
