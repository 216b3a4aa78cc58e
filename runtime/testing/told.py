"""Errors of the function that is checked, which say in which evaluation they were raised."""

from __future__ import annotations


class RaisedByFunction(Exception):
    """An error of the function that is checked. It is of the kind of the original too, which is its cause."""

    text = ""

    def __str__(self) -> str:
        return self.text


def told(error: Exception, where: str) -> Exception:
    """The same error, as one that says where it was raised; to be raised from the original."""
    kind = type(error)
    if isinstance(error, RaisedByFunction):
        return error
    try:
        of_both = type(kind.__name__, (RaisedByFunction, kind), {"__module__": kind.__module__})
        found: Exception = of_both.__new__(of_both, *error.args)
    except TypeError:  # of a kind that is made in its own way
        of_both, found = RaisedByFunction, RaisedByFunction()
    found.args = error.args
    found.__dict__.update(error.__dict__)
    found.text = f"gradcheck: the function raised {kind.__name__} {where}: {error}"  # type: ignore[attr-defined]
    return found
