"""Why a function, or a call of it, is not compiled."""

from __future__ import annotations

from specgrad.core.base.call_site import place, users_frame


class Cut(BaseException):
    """Raised while a function is traced, where it asks for a value, or does what no program can do again. No `except Exception` of a user's catches it.

    Args:
        what: what it does.
    """

    def __init__(self, what: str):
        frame = users_frame()
        super().__init__(f"it {what}, at {place(frame.f_code, frame.f_lasti)}")


class CompilerError(Exception):
    """There is no C compiler, or it failed; says what it said."""


class Mismatch(Exception):
    """An array has another dtype or layout than the program was made for."""
