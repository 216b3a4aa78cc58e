"""While anybody records, the functions of all ops have other code.

To exchange the code of a function reaches everybody who holds the function, under whatever name, and leaves no trace where nobody
records: an op costs then what it costs without a profiler. It is done for all threads; a thread that does not record sees from
one attribute that it does not, and pays about 0.15 us.
"""

from __future__ import annotations

from functools import cache
from sys import _getframe
from types import CodeType, FrameType, FunctionType
from typing import Any

from .instruments import recorded_functions
from .recording_code import recording_code


def install() -> None:
    """Let the functions of all ops record."""
    for function, code in _other_code().items():
        function.__code__ = code
    _exchange_getframe(_getframe_meanwhile)


def remove() -> None:
    """Give the functions their own code again."""
    for function, code in _own_code().items():
        function.__code__ = code
    _exchange_getframe(_getframe)


@cache
def _own_code() -> dict[FunctionType, CodeType]:
    return {function: function.__code__ for function in recorded_functions()}


@cache
def _other_code() -> dict[FunctionType, CodeType]:
    return {function: recording_code(function, code, recorded_functions()[function]) for function, code in _own_code().items()}


@cache
def _codes() -> frozenset[CodeType]:
    return frozenset(_other_code().values())


def _getframe_meanwhile(depth: int) -> FrameType:
    """`_getframe` for ops that note where they were called: between an op and its caller stands a frame more than else."""
    frame = _getframe(depth + 1)
    return frame.f_back if frame.f_code in _codes() and frame.f_back is not None else frame


def _exchange_getframe(getframe: Any) -> None:
    for names in {id(f.__globals__): f.__globals__ for f in recorded_functions()}.values():
        if "_getframe" in names:
            names["_getframe"] = getframe
