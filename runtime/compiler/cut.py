"""Why a function, or a call of it, is not compiled, compiled anew, or cannot be exported."""

from __future__ import annotations

import os
import sys
from typing import Any

from specgrad.core.base.call_site import place, users_frame
from specgrad.core.base.state import thread


class Cut(BaseException):
    """Raised while a function is traced, where it asks for a value, or does what no program can do again. No `except Exception` of a user's catches it;
    of what catches it nevertheless, the tracer knows.

    Args:
        what: what it does, and where, if it is not here.
        here: whether it is.
    """

    def __init__(self, what: str, here: bool = True):
        super().__init__(f"it {what}, at {users_place()}" if here else f"it {what}")
        if thread.tracer is not None and thread.tracer.cut is None:
            thread.tracer.cut = self


class ToFollow(Cut):
    """The code of a function is to run in each call.

    Args:
        why: why.
        notes: what it did when it was traced; None if it was not.
        result: what it gave.
    """

    why: str
    notes: Any
    result: Any

    def __init__(self, why: str, notes: Any = None, result: Any = None):
        super().__init__(why, here=False)
        self.why, self.notes, self.result = why, notes, result


class CompilerError(Exception):
    """There is no C compiler, or it failed; says what it said."""


class ExportError(RuntimeError):
    """A function does what C cannot be written for, or what is asked for does not fit it; says what, and where in the user's program."""


class Mismatch(Exception):
    """An array has another dtype or layout than the program was made for. May say why the function runs as it is."""


class OtherWay(Mismatch):
    """A value that the function reads is another than when it was traced, so that the function may do something else from there on.

    Args:
        number: how many such values were as they had been.
        answer: what it is, as text.
    """

    number: int
    answer: str

    def __init__(self, number: int, answer: str):
        super().__init__(number, answer)
        self.number, self.answer = number, answer


def users_place() -> str:
    """file:line of what is being called, in the user's program."""
    frame = users_frame(1)
    return place(frame.f_code, frame.f_lasti)


def name_of(function: Any) -> str:
    """What people call a function."""
    return getattr(function, "__qualname__", None) or type(function).__name__


def say_why(name: str, why: str) -> None:
    """Say why a function is compiled anew, if SPECGRAD_LOG=recompiles asks for it."""
    if "recompiles" in os.environ.get("SPECGRAD_LOG", "").split(","):
        print(f"specgrad: {name} is compiled anew at {users_place()}: {why}", file=sys.stderr)
