"""Tests that go through rows of a table: a test for each row costs more than most rows do."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import pytest

Decorator = Callable[[Callable[..., None]], Callable[..., None]]


def one_test_for_each(word: str, rows: Iterable[tuple[str, tuple[Any, ...]]]) -> Decorator:
    """Makes a test of a row, whose first parameters are the row's, one of all rows of a name. `word` says what the names are: "op"."""
    of_name: dict[str, list[tuple[Any, ...]]] = {}
    for name, row in rows:
        of_name.setdefault(name, []).append(row)

    def decorated(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def run(**given: Any) -> None:
            for row in of_name[given.pop(word)]:
                try:
                    test(*row, **given)
                except pytest.skip.Exception as skipped:
                    raise AssertionError(f"row ({', '.join(map(str, row))}) skips, and with it the rows behind it: leave it out of the table") from skipped
                except Exception as failure:
                    raise AssertionError(f"in the row ({', '.join(map(str, row))})") from failure

        fixtures = list(inspect.signature(test).parameters.values())[len(row) :]
        run.__signature__ = inspect.Signature([inspect.Parameter(word, inspect.Parameter.POSITIONAL_OR_KEYWORD), *fixtures])  # type: ignore[attr-defined]
        return pytest.mark.parametrize(word, of_name)(run)

    return decorated
