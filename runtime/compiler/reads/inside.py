"""What is within objects that are written in C: containers, methods, random numbers."""

from __future__ import annotations

import os
import pickle
import random
import threading
import types
import weakref
from array import array
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextvars import ContextVar
from functools import partial
from typing import Any

import numpy as np

from ..cut import ToFollow
from .outside import is_constant, is_own, root_of, why_other
from .reads import MISSING, Reads

_MOST_BYTES = 1 << 14  # of NumPy's arrays, which are compared number by number
_STATE = "the numbers that random numbers are drawn from"


def inside_of(cls: type) -> Callable[[Any, Reads], Sequence[Any]] | None:
    """What gives what an object of a class holds, apart from its attributes, and notes what may change there; None if nothing is known of such objects."""
    return next((inside for kind, inside in _INSIDE.items() if issubclass(cls, kind)), None)


def _at(elements: Any, index: int, otherwise: Any) -> Any:
    return elements[index] if index < len(elements) else otherwise


def _of_list(elements: Any, reads: Reads) -> Sequence[Any]:
    reads.note_elements(elements, partial(_at, elements), range(len(elements)))
    return tuple(elements)


def _of_dict(elements: Any, reads: Reads) -> Sequence[Any]:
    get = elements.get if type(elements) is dict or not isinstance(elements, dict) else partial(dict.get, elements)  # a user's get() may do anything
    reads.note_elements(elements, get, list(elements))
    return (*elements.keys(), *elements.values())


def _of_set(elements: Any, reads: Reads) -> Sequence[Any]:
    reads.note_content("the elements of a set", lambda: frozenset(elements), None if type(elements) is not set else partial(_refill, elements))
    return tuple(elements)


def _refill(elements: Any, before: Any) -> None:
    elements.clear()
    elements.update(before)


def _of_bytes(elements: Any, reads: Reads) -> Sequence[Any]:
    reads.note_content("the elements of an array", partial(bytes, elements))
    return ()


def _of_array(elements: Any, reads: Reads) -> Sequence[Any]:
    if elements.nbytes > _MOST_BYTES:
        raise ToFollow("reads a large array of NumPy's, whose elements may change: give a tensor")
    reads.note_content("the elements of an array", elements.tobytes)
    return tuple(elements.flat) if elements.dtype.hasobject else ()


def _of_generator(generator: Any, reads: Reads) -> Sequence[Any]:
    """Of random numbers: who draws some changes the state."""
    if isinstance(generator, random.SystemRandom):
        reads.note_other("draws random numbers of the system")
    elif isinstance(generator, random.Random):
        reads.note_content(_STATE, generator.getstate, generator.setstate)
    elif isinstance(generator, np.random.RandomState):
        reads.note_content(_STATE, lambda: pickle.dumps(generator.get_state(legacy=False)), lambda before: generator.set_state(pickle.loads(before)))
    else:
        bits = getattr(generator, "bit_generator", generator)
        reads.note_content(_STATE, lambda: pickle.dumps(bits.state), lambda before: setattr(bits, "state", pickle.loads(before)))
    return ()


def _of_method(method: Any, reads: Reads) -> Sequence[Any]:
    function, owner = method.__func__, method.__self__
    if not is_own(function):
        return function, owner
    if is_constant(type(owner)) or isinstance(owner, type):
        reads.note_other(why_other(method))
    return (owner,)


def _of_native(function: Any, reads: Reads) -> Sequence[Any]:
    """Of a function that is written in C, or a method of an object."""
    owner = function.__self__
    if owner is not None and not isinstance(owner, (types.ModuleType, type)):
        return (owner,)
    reads.note_other(why_other(function))
    return ()


def _of_iterator(iterator: Any, reads: Reads) -> Sequence[Any]:
    if root_of(type(iterator)) != "specgrad":
        reads.note_other(f"reads a {type(iterator).__name__}, which gives something else each time")
    return ()


def _of_variable(variable: ContextVar[Any], reads: Reads) -> Sequence[Any]:
    reads.names.append((lambda _, otherwise: variable.get(otherwise), variable.name, variable.get(MISSING)))
    return (variable.get(None),)


def _of_reference(reference: Any, reads: Reads) -> Sequence[Any]:
    reads.names.append((lambda *_: reference(), "what a weak reference refers to", reference()))
    return (reference(),)


def _of_environment(environment: Any, reads: Reads) -> Sequence[Any]:
    reads.note_content("the environment's variables", partial(dict, environment._data))
    return ()


_INSIDE: dict[Any, Callable[[Any, Reads], Sequence[Any]]] = {
    tuple: lambda elements, _: elements,
    list: _of_list,
    deque: _of_list,
    (dict, types.MappingProxyType): _of_dict,
    (type({}.keys()), type({}.values()), type({}.items())): lambda view, _: (view.mapping,),
    (set, frozenset): _of_set,
    (bytearray, array, memoryview): _of_bytes,
    np.ndarray: _of_array,
    type(os.environ): _of_environment,
    types.MethodType: _of_method,
    types.BuiltinFunctionType: _of_native,
    partial: lambda called, _: (called.func, *called.args, called.keywords),
    property: lambda attribute, _: (attribute.fget, attribute.fset),
    (classmethod, staticmethod): lambda method, _: (method.__func__,),
    (random.Random, np.random.Generator, np.random.RandomState, np.random.BitGenerator): _of_generator,
    threading.local: lambda *_: (),  # it has attributes, and nothing else
    ContextVar: _of_variable,
    weakref.ref: _of_reference,
    Iterator: _of_iterator,
}
