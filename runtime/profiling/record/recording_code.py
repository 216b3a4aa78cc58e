"""The code that ops have while any thread records: it records the call and runs the function's own code.

Exchanging a function's code works for every reference to the function, under whatever name, and leaves no trace afterwards: while no
thread records, an op costs what it costs without a profiler. The exchange is for all threads; one that does not record reads one
attribute to find out, which takes about 0.15 us.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from sys import _getframe
from time import perf_counter_ns
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, cast

import specgrad
from specgrad.array.base import native_runtime
from specgrad.autograd.functions.function import Function
from specgrad.core.base.locks import lock
from specgrad.core.base.state import thread
from specgrad.core.engine.backward_pass import backward_pass
from specgrad.core.factories import creation, distributions, filled, random, random_in_place, sequences
from specgrad.core.tape.node import Node, Port
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops
from specgrad.libraries import registry
from specgrad.methods import convert

from .log import Log, PassName, beside_op, changes_in_place, node_of, node_of_change, recorded_name

_NAME_OF_THE_CLASS = "cls.__name__"  # the name of a method's op, where that is the name of the class whose method is called


def install() -> None:
    """Let the functions of all ops record."""
    _let_record(recorded_functions())


def _let_record(functions: dict[FunctionType, str]) -> None:
    for function, name in functions.items():
        _recorded.setdefault(function, function.__code__)  # before the exchange, which may be interrupted
        function.__code__ = _recording(function, name)
    _exchange_getframe(_getframe_of_a_recorded_op)


def _published(table: ModuleType) -> None:
    """Let the ops of a library record that is loaded while a thread records."""
    with lock:
        if _recorded:
            _let_record(_of_table(table))


def remove() -> None:
    """Give the functions their own code again."""
    _exchange_getframe(_getframe)
    for function, own in _recorded.items():
        function.__code__ = own
    _recorded.clear()


_recorded: dict[FunctionType, CodeType] = {}  # the functions that record now, with their own code
_codes: dict[FunctionType, CodeType] = {}  # the code with which each records
_recording_codes: set[CodeType] = set()
registry.when_published.append(_published)


def _recording(function: FunctionType, name: str) -> CodeType:
    """The code with which a function records: made once, of its own code."""
    code = _codes.get(function)
    if code is None:
        code = _codes[function] = recording_code(function, name)
        _recording_codes.add(code)
    return code


def _getframe_of_a_recorded_op(depth: int) -> FrameType:
    """`_getframe` for ops that note where they were called: while recorded, one frame more stands between an op and its caller."""
    frame = _getframe(depth + 1)
    return frame.f_back if frame.f_code in _recording_codes and frame.f_back is not None else frame


def _exchange_getframe(getframe: Any) -> None:
    for names in {id(f.__globals__): f.__globals__ for f in _recorded}.values():
        if "_getframe" in names:
            names["_getframe"] = getframe


# ---- which functions are recorded

_NO_OPS = frozenset(("from_numpy", "from_dlpack"))


def recorded_functions() -> dict[FunctionType, str]:
    """Every function that is an op to a user, with its name: 'mul', 'mul_', 'div.mode', 'mylib::bump'."""
    found = dict(_of_specgrad())
    for table in registry.op_tables():
        found |= _of_table(table)
    return found


def _of_table(table: ModuleType) -> dict[FunctionType, str]:
    named = {name: getattr(table, name) for name in table.__all__}
    return {function: _name(function, name) for name, function in named.items() if isinstance(function, FunctionType)}


@cache
def _of_specgrad() -> dict[FunctionType, str]:
    found = _of_table(ops)
    found.update((function, function.__name__) for function in _written_by_hand())
    found[vars(Function)["apply"].__func__] = _NAME_OF_THE_CLASS
    found[cast(FunctionType, backward_pass)] = PassName("backward")
    return found


def _name(function: FunctionType, identifier: str) -> str:
    """The name of an op of the spec. Its function may be the in-place form."""
    op = function.__globals__.get(f"op_{identifier}")
    if op is not None:
        return recorded_name(op.name)
    op = function.__globals__.get(f"op_{identifier.removesuffix('_')}")
    if op is None:
        return identifier
    name, dot, overload = recorded_name(op.name).partition(".")
    return f"{name}_{dot}{overload}"


def _written_by_hand() -> Iterator[FunctionType]:
    """Functions that make, convert and detach tensors; of a decorated function, the one within."""
    made = [getattr(specgrad, name) for name in specgrad.__all__ if getattr(specgrad, name).__class__ is FunctionType]
    functions = [f for f in made if f.__module__ in {m.__name__ for m in (creation, distributions, filled, random, sequences)}]
    functions += [*filled.METHODS, *distributions.METHODS, *random_in_place.METHODS, convert.to, Tensor.detach, Tensor.item]
    for function in functions:
        inner = inspect.unwrap(function)
        if isinstance(inner, FunctionType) and inner.__code__.co_freevars == () and inner.__name__ not in _NO_OPS:
            yield inner


# ---- the code

# Each constant '<a text>' is exchanged for an object in the compiled code: a code's constant can be any object, but source can only spell some.
# '<recorded>' is compiled: it knows the function and its name, and calls op() of any recorder that is not a `Log`.
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
    copy = FunctionType(recording_code(function, name), function.__globals__, function.__name__, function.__defaults__)
    copy.__kwdefaults__ = function.__kwdefaults__
    return copy


def recording_code(function: FunctionType, name: str) -> CodeType:
    """Code that calls a copy of the function and records the call. A traceback shows it as the function's first line."""
    code = function.__code__
    within = FunctionType(code, function.__globals__, function.__name__, function.__defaults__)
    within.__kwdefaults__ = function.__kwdefaults__
    in_place = changes_in_place(name)
    find = node_of_change if in_place else node_of
    if native_runtime.recorded is not None:
        _tell_compiled_code()
        source = _COMPILED
        objects = {"<recorded>": native_runtime.recorded(within, None if name == _NAME_OF_THE_CLASS else name, in_place, find)}
    else:
        source = _IN_PYTHON.replace("{name}", _NAME_OF_THE_CLASS if name == _NAME_OF_THE_CLASS else "'<name>'")
        source = source.replace("{node}", "_node_of(_out)" if in_place else "_out._node if _out.__class__ is _Tensor else _node_of(_out)")
        objects = {
            "<function>": within, "<thread>": thread, "<Log>": Log, "<name>": name, "<now>": perf_counter_ns, "<Tensor>": Tensor, "<Port>": Port,
            "<node_of>": find,
        }  # fmt: skip
    template = _compiled(source, _parameters(code), beside_op(function))
    template = template.replace(
        co_consts=_exchanged(template.co_consts, objects), co_name=code.co_name, co_filename=code.co_filename, co_firstlineno=code.co_firstlineno
    )
    return template.replace(co_qualname=code.co_qualname) if sys.version_info >= (3, 11) else template


@cache
def _tell_compiled_code() -> None:
    native_runtime.recorder_knows(thread, Tensor, Node, Port)


def _parameters(code: CodeType) -> tuple[tuple[str, Any], ...]:
    """The name and kind of each parameter; `inspect.signature` would take ten times as long."""
    kinds = inspect.Parameter
    positional, keywords = code.co_argcount, code.co_argcount + code.co_kwonlyargcount
    names, rest = code.co_varnames, list(code.co_varnames[keywords:])
    found: list[tuple[str, Any]] = [
        (n, kinds.POSITIONAL_ONLY if i < code.co_posonlyargcount else kinds.POSITIONAL_OR_KEYWORD) for i, n in enumerate(names[:positional])
    ]
    found += [(rest.pop(0), kinds.VAR_POSITIONAL)] if code.co_flags & inspect.CO_VARARGS else []
    found += [(n, kinds.KEYWORD_ONLY) for n in names[positional:keywords]]
    found += [(rest.pop(0), kinds.VAR_KEYWORD)] if code.co_flags & inspect.CO_VARKEYWORDS else []
    return tuple(found)


@cache
def _compiled(source: str, parameters: tuple[tuple[str, Any], ...], others: frozenset[str]) -> CodeType:
    """The code for functions whose parameters have these names and kinds, some of which are no op's. It knows no defaults: the function keeps its own."""
    kinds = inspect.Parameter
    positional = [f"*{n}" if kind is kinds.VAR_POSITIONAL else n for n, kind in parameters if kind <= kinds.VAR_POSITIONAL and n not in others]
    named = [(n, f"**{n}" if kind is kinds.VAR_KEYWORD else "") for n, kind in parameters if kind > kinds.VAR_POSITIONAL or n in others]
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
