"""Arguments under the names that they had in older programs: each works with a warning, and beside its new name is an error."""

from __future__ import annotations

from typing import Any

from .call_site import warn_user

NEW_NAMES = {"variables": "tensors", "grad_variables": "grad_tensors", "retain_variables": "retain_graph"}
MISSING: Any = object()  # of an argument that has no default


def renamed(function: str, given: dict[str, Any], older: dict[str, Any]) -> dict[str, Any]:
    """The arguments `given`, those that have come under an `older` name in their places."""
    for old, value in older.items():
        new = NEW_NAMES.get(old)
        if new not in given:
            raise TypeError(f"{function}() got an unexpected keyword argument {old!r}")
        if given[new] is not None and given[new] is not MISSING:
            raise RuntimeError(f"`{new}` and `{old}` (deprecated) arguments both passed to `{function}()`. Please only use `{new}`.")
        warn_user(f"`{old}` is deprecated. Use `{new}` instead.", DeprecationWarning)
        given[new] = value
    for name, value in given.items():
        if value is MISSING:
            raise TypeError(f"{function}() missing 1 required positional argument: {name!r}")
    return given
