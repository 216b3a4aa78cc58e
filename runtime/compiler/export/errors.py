"""Why a function cannot be exported."""

from __future__ import annotations


class ExportError(RuntimeError):
    """A function does what C cannot be written for, or what is asked for does not fit it; says what, and where in the user's program."""
