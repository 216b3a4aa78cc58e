"""While anybody records, the functions of all ops have other code, which records each call around the code that they have else.

To exchange the code of a function reaches everybody who holds the function, under whatever name, and leaves no trace where nobody
records: an op costs then what it costs without a profiler. It is done for all threads; a thread that does not record sees from
one attribute that it does not, and pays about 0.1 us.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from sys import _getframe
from time import perf_counter_ns
from types import CodeType, FrameType, FunctionType
from typing import Any

from specgrad.places import own
from specgrad.state import thread
from specgrad.tensor import Tensor

from .instruments import OF_THE_CLASS, recorded_functions
from .log import Log, node_of

# The code that records, for a function of some parameters. What stands as '<a text>' is exchanged for what _filled_in gives.
_SOURCE = """
def function({parameters}):
    _function = '<function>'
    _recorder = '<thread>'.recorder
    if _recorder is None:
        return _function({arguments})
    _Log, _now, _Tensor, _node_of = '<Log>', '<now>', '<Tensor>', '<node_of>'
    if _recorder.__class__ is not _Log:
        return _recorder.op({name}, _function, ({positional}), {{{named}}})
    _start = _now()
    try:
        _out = _function({arguments})
    except BaseException:
        _recorder += ({name}, _start, _now(), None)
        raise
    _end = _now()
    _node = _out._node if _out.__class__ is _Tensor else _node_of(_out)
    _recorder += ({name}, _start, _end, None if _node is None else _node.seq)
    return _out
"""


def install() -> None:
    """Let the functions of all ops record."""
    for function, code in _recording_code().items():
        function.__code__ = code
    _exchange_getframe(_users_frame)


def remove() -> None:
    """Give the functions their own code again."""
    for function, code in _own_code().items():
        function.__code__ = code
    _exchange_getframe(_getframe)


@cache
def _own_code() -> dict[FunctionType, CodeType]:
    return {function: function.__code__ for function in recorded_functions()}


@cache
def _recording_code() -> dict[FunctionType, CodeType]:
    return {function: _filled_in(function, code, name) for (function, code), name in zip(_own_code().items(), recorded_functions().values())}


def recording_form(function: FunctionType, name: str) -> FunctionType:
    """A copy of a function that records its calls under a name."""
    copy = FunctionType(_filled_in(function, function.__code__, name), function.__globals__, function.__name__, function.__defaults__)
    copy.__kwdefaults__ = function.__kwdefaults__
    return copy


def _filled_in(function: FunctionType, code: CodeType, name: str) -> CodeType:
    """The code that records a function's calls."""
    within = FunctionType(code, function.__globals__, function.__name__, function.__defaults__)
    within.__kwdefaults__ = function.__kwdefaults__
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & _ARGS) + bool(code.co_flags & _KWARGS)]
    template = _compiled(names, code.co_argcount, code.co_posonlyargcount, code.co_flags & (_ARGS | _KWARGS), name == OF_THE_CLASS)
    values = {"<function>": within, "<thread>": thread, "<Log>": Log, "<name>": name, "<now>": perf_counter_ns, "<Tensor>": Tensor, "<node_of>": node_of}
    constants = tuple(_exchanged(c, values) for c in template.co_consts)
    placed = {"co_name": code.co_name, "co_filename": code.co_filename, "co_firstlineno": code.co_firstlineno}
    if sys.version_info >= (3, 11):
        placed["co_qualname"] = code.co_qualname
    return template.replace(co_consts=constants, **placed)


def _exchanged(constant: Any, values: dict[str, Any]) -> Any:
    if constant.__class__ is tuple:
        return tuple(_exchanged(c, values) for c in constant)
    return values.get(constant, constant) if constant.__class__ is str else constant


_ARGS, _KWARGS = 0x04, 0x08  # of co_flags: takes *args, takes **kwargs


@cache
def _compiled(names: tuple[str, ...], positional: int, alone: int, flags: int, of_the_class: bool) -> CodeType:
    """The code for functions with these parameters. All of it stands on the function's first line, where a traceback shows it."""
    rest = list(names)
    given, rest = rest[:positional], rest[positional:]
    keywords = rest[: len(rest) - bool(flags & _ARGS) - bool(flags & _KWARGS)]
    extra = rest[len(keywords) :]
    args = [f"*{extra.pop(0)}"] if flags & _ARGS else []
    kwargs = [f"**{extra.pop(0)}"] if flags & _KWARGS else []
    parameters = given[:alone] + ["/"] * bool(alone) + given[alone:] + (args or ["*"] * bool(keywords)) + keywords + kwargs
    source = _SOURCE.format(
        parameters=", ".join(parameters),
        arguments=", ".join([*given, *args, *(f"{k}={k}" for k in keywords), *kwargs]),
        positional="".join(f"{a}, " for a in [*given, *args]),
        named=", ".join([*(f"'{k}': {k}" for k in keywords), *kwargs]),
        name=OF_THE_CLASS if of_the_class else "'<name>'",
    )
    tree = ast.parse(source)
    for part in ast.walk(tree):
        if hasattr(part, "lineno"):
            part.lineno = part.end_lineno = 1
            part.col_offset = part.end_col_offset = 0
    # The parameters have no defaults here: the function keeps its own.
    module = compile(tree, "<specgrad.profiling>", "exec")
    return next(c for c in module.co_consts if isinstance(c, CodeType))


# ---- where an op was called


def _users_frame(depth: int) -> FrameType:
    """What `_getframe` is while code is exchanged: between an op and its user stands a frame more than else."""
    frame = _getframe(depth + 1)
    while own[frame.f_code.co_filename] and frame.f_back is not None:
        frame = frame.f_back
    return frame


def _exchange_getframe(getframe: Any) -> None:
    for names in {id(f.__globals__): f.__globals__ for f in recorded_functions()}.values():
        if "_getframe" in names:
            names["_getframe"] = getframe
