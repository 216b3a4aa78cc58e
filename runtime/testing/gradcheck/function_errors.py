"""Errors of the function that is checked, which say in which evaluation they were raised."""

from __future__ import annotations

from typing import Any


class RaisedByFunction(Exception):
    """An error of the function that is checked. It is of the kind of the original too, which is its cause."""

    text = ""

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        """Its class exists only in the process that raised it: unpickling makes it anew."""
        kind = type(self).__bases__[-1]
        return _of_kind, (kind, self.args, {**self.__dict__, "text": self.text})


def annotated(error: Exception, where: str) -> Exception:
    """The same error, as one that says where it was raised; to be raised from the original."""
    if isinstance(error, RaisedByFunction):
        return error
    text = f"gradcheck: the function raised {type(error).__name__} {where}: {error}"
    return _of_kind(type(error), error.args, {**error.__dict__, "text": text})


def _of_kind(kind: type[Exception], args: tuple[Any, ...], known: dict[str, Any]) -> Exception:
    """An error that is both a RaisedByFunction and of this kind."""
    try:
        of_both = type(kind.__name__, (RaisedByFunction, kind), {"__module__": kind.__module__})
        found: Exception = of_both.__new__(of_both, *args)
    except TypeError:  # the kind has an `__new__` of its own
        found = RaisedByFunction()
    found.args = args
    found.__dict__.update(known)
    return found
