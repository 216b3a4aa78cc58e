"""The code that records each call of a function around the code that the function has else."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from time import perf_counter_ns
from types import CodeType, FunctionType
from typing import Any

from specgrad.array import native
from specgrad.core.base.state import thread
from specgrad.core.tape.node import Node, Port
from specgrad.core.tape.tensor import Tensor

from .instruments import OF_THE_CLASS
from .log import NOT_OF_OPS, Log, changes_in_place, node_of, node_of_change

# What stands as '<a text>' is exchanged for an object: code can hold any as its constant, but source cannot say which.
# '<recorded>' is compiled: it knows the function and its name, and tells any recorder but a log of times through its op().
_COMPILED = """
def function({parameters}):
    _recorded = '<recorded>'
    return _recorded({arguments})
"""

_IN_PYTHON = """
def function({parameters}):
    _function = '<function>'
    _recorder = '<thread>'.recorder
    if _recorder is None:
        return _function({arguments})
    _Log, _now, _Tensor, _Port, _node_of = '<Log>', '<now>', '<Tensor>', '<Port>', '<node_of>'
    if _recorder.__class__ is not _Log:
        return _recorder.op({name}, _function, ({positional}), {{{named}}})
    _events = _recorder.events
    _start = _now()
    try:
        _out = _function({arguments})
    except BaseException:
        _events += ({name}, _start, _now(), None)
        raise
    _end = _now()
    _node = {node}
    if _node.__class__ is _Port:
        _node = _node.next[0]
    _events += ({name}, _start, _end, None if _node is None else _node.seq)
    return _out
"""


def recording_form(function: FunctionType, name: str) -> FunctionType:
    """A copy of a function that records its calls under a name."""
    copy = FunctionType(recording_code(function, function.__code__, name), function.__globals__, function.__name__, function.__defaults__)
    copy.__kwdefaults__ = function.__kwdefaults__
    return copy


def recording_code(function: FunctionType, code: CodeType, name: str) -> CodeType:
    """The code for a function that has some other by itself. A traceback shows it as the function's first line."""
    within = FunctionType(code, function.__globals__, function.__name__, function.__defaults__)
    within.__kwdefaults__ = function.__kwdefaults__
    in_place = changes_in_place(name)
    find = node_of_change if in_place else node_of
    if native.recorded is not None:
        _tell_compiled_code()
        source = _COMPILED
        objects = {"<recorded>": native.recorded(within, None if name == OF_THE_CLASS else name, in_place, find)}
    else:
        source = _IN_PYTHON.replace("{name}", OF_THE_CLASS if name == OF_THE_CLASS else "'<name>'")
        source = source.replace("{node}", "_node_of(_out)" if in_place else "_out._node if _out.__class__ is _Tensor else _node_of(_out)")
        objects = {
            "<function>": within, "<thread>": thread, "<Log>": Log, "<name>": name, "<now>": perf_counter_ns, "<Tensor>": Tensor, "<Port>": Port,
            "<node_of>": find,
        }  # fmt: skip
    template = _compiled(source, _parameters(code))
    template = template.replace(
        co_consts=_exchanged(template.co_consts, objects), co_name=code.co_name, co_filename=code.co_filename, co_firstlineno=code.co_firstlineno
    )
    return template.replace(co_qualname=code.co_qualname) if sys.version_info >= (3, 11) else template


@cache
def _tell_compiled_code() -> None:
    native.recorder_knows(thread, Tensor, Node, Port)


Parameters = tuple[tuple[str, Any], ...]  # each one's name and kind


def _parameters(code: CodeType) -> Parameters:
    kinds = inspect.Parameter
    positional, keywords = code.co_argcount, code.co_argcount + code.co_kwonlyargcount
    names = code.co_varnames
    found: list[tuple[str, Any]] = [
        (n, kinds.POSITIONAL_ONLY if i < code.co_posonlyargcount else kinds.POSITIONAL_OR_KEYWORD) for i, n in enumerate(names[:positional])
    ]
    rest = list(names[keywords:])
    found += [(rest.pop(0), kinds.VAR_POSITIONAL)] if code.co_flags & inspect.CO_VARARGS else []
    found += [(n, kinds.KEYWORD_ONLY) for n in names[positional:keywords]]
    found += [(rest.pop(0), kinds.VAR_KEYWORD)] if code.co_flags & inspect.CO_VARKEYWORDS else []
    return tuple(found)


@cache
def _compiled(source: str, parameters: Parameters) -> CodeType:
    """The code for functions with these parameters. It knows no defaults: the function keeps its own."""
    kinds = inspect.Parameter
    positional = [f"*{n}" if kind is kinds.VAR_POSITIONAL else n for n, kind in parameters if kind <= kinds.VAR_POSITIONAL and n not in NOT_OF_OPS]
    named = [(n, f"**{n}" if kind is kinds.VAR_KEYWORD else "") for n, kind in parameters if kind > kinds.VAR_POSITIONAL or n in NOT_OF_OPS]
    source = source.format(
        parameters=str(inspect.Signature([kinds(n, kind) for n, kind in parameters]))[1:-1],
        arguments=", ".join([*positional, *(both or f"{n}={n}" for n, both in named)]),
        positional="".join(f"{a}, " for a in positional),
        named=", ".join(both or f"'{n}': {n}" for n, both in named),
    )
    tree = ast.parse(source)
    for part in ast.walk(tree):
        if isinstance(part, (ast.stmt, ast.expr, ast.arg, ast.excepthandler, ast.keyword)):
            part.lineno = part.end_lineno = 1
            part.col_offset = part.end_col_offset = 0
    return next(c for c in compile(tree, "<recording>", "exec").co_consts if isinstance(c, CodeType))


def _exchanged(constant: Any, objects: dict[str, Any]) -> Any:
    if constant.__class__ is tuple:
        return tuple(_exchanged(c, objects) for c in constant)
    return objects.get(constant, constant) if constant.__class__ is str else constant
