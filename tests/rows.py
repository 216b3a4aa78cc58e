"""Tests that go through rows of a table: a test for each row costs more than most rows do."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import pytest

Decorator = Callable[[Callable[..., None]], Callable[..., None]]


def one_test_for_each(word: str, rows: Iterable[tuple[str, tuple[Any, ...]]], together: int = 1, counts: Callable[..., bool] = lambda *row: True) -> Decorator:
    """Makes a test of a row, whose first parameters are the row's, one of all rows of a name.

    Args:
        word: what the names are: "op".
        rows: each with its name.
        together: so many names share a test, which has them all in its own: `pytest -k NAME` finds it.
        counts: which rows are tried. It is asked when the test runs: what takes long to find out need not be known while tests are collected.
    """
    of_name: dict[str, list[tuple[Any, ...]]] = {}
    for name, row in rows:
        of_name.setdefault(name, []).append(row)
    names = list(of_name)
    shares = [names[start : start + together] for start in range(0, len(names), together)]

    def decorated(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def run(**given: Any) -> None:
            wrong: dict[str, Exception] = {}
            for row in (row for name in given.pop(word) for row in of_name[name] if counts(*row)):
                shown = f"({', '.join(map(str, row))})"
                try:
                    test(*row, **given)
                except pytest.skip.Exception as skipped:
                    raise AssertionError(f"row {shown} skips, and with it the rows behind it: leave it out of the table") from skipped
                except Exception as failure:
                    wrong[shown] = failure
            if wrong:
                raise AssertionError(f"in the row{'s' * (len(wrong) > 1)} {', '.join(wrong)}; of the first:") from next(iter(wrong.values()))

        fixtures = list(inspect.signature(test).parameters.values())[len(row) :]
        run.__signature__ = inspect.Signature([inspect.Parameter(word, inspect.Parameter.POSITIONAL_OR_KEYWORD), *fixtures])  # type: ignore[attr-defined]
        return pytest.mark.parametrize(word, shares, ids=" ".join)(run)

    return decorated
