"""The programs that type checkers are shown run, and their values are of the types that they say."""

from __future__ import annotations

import runpy
import types
import typing
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import typing_extensions

import specgrad as sg

PROGRAMS = sorted((Path(__file__).parent / "typed").glob("*.py"))


def is_of(value: Any, type_: Any) -> bool:
    """Whether a value is of a type; of a callable, nothing is known."""
    kind, inside = typing.get_origin(type_), typing.get_args(type_)
    if type_ is Any:
        return True
    if kind in (types.UnionType, typing.Union):
        return any(is_of(value, each) for each in inside)
    if type_ is None or type_ is float:
        return value is None if type_ is None else isinstance(value, (int, float))
    if kind is None or kind is np.ndarray:
        return isinstance(value, kind or type_)
    if not isinstance(value, kind):
        return False
    if kind is tuple and inside[-1:] != (...,):
        return len(value) == len(inside) and all(map(is_of, value, inside))
    return all(is_of(each, inside[-1] if kind is dict else inside[0]) for each in (value.values() if kind is dict else value))


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_values_are_of_the_types_that_programs_say(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def checked(value: Any, type_: Any) -> Any:
        assert is_of(value, type_), f"{value!r} is no {type_}"
        return value

    monkeypatch.setattr(typing_extensions, "assert_type", checked)
    before: Callable[[], Any] = sg.get_rng_state
    state = before()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        runpy.run_path(str(program))
    sg.set_rng_state(state)


def test_there_are_twenty_programs() -> None:
    assert len(PROGRAMS) >= 20
