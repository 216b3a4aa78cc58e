"""The libraries whose ops are loaded, by namespace: their functions, their methods of Tensor, and where to look for those that are not loaded yet."""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import FunctionType, ModuleType
from typing import Any

from specgrad.core.dispatch.op import positions
from specgrad.core.kernels.library import DEFINED, Library
from specgrad.core.tape.tensor import Tensor
from specgrad.methods.beside_numpy.named import named_by_libraries

ENTRY_POINTS = "specgrad.ops"  # a package announces its ops: mylib = "mylib.ops"

published: dict[str, Library] = {}  # by namespace
when_published: list[Callable[[ModuleType], None]] = []  # told of the ops of each library that is published
_methods: dict[str, str] = {}  # of Tensor, by name: the namespaces of their libraries
_tables: list[weakref.ref[ModuleType]] = []  # the ops of all libraries that were published, also of those that others have replaced


def publish(library: Library, public: ModuleType) -> dict[str, Any]:
    """Make a library's ops known; gives its public functions, by name. Its generated package calls this as it is imported."""
    namespace = library.namespace
    other = published.get(namespace)
    if other is not None and other.folder != library.folder and not (other.package == library.package and library.package.startswith(DEFINED)):
        raise ImportError(
            f"two libraries have the namespace {namespace!r}: {other.package} in {other.folder} and {library.package} in {library.folder}; "
            "write another 'namespace:' in the header of one of their specs"
        )
    methods = {name: public.function(place) for name, place in public.METHODS.items()}
    methods |= {name: property(public.function(place)) for name, place in public.PROPERTIES.items()}
    for name in methods:
        if hasattr(Tensor, name) and _methods.get(name) != namespace:
            whose = f", a method of {_methods[name]}" if name in _methods else ""
            raise ImportError(f"{namespace} cannot give tensors the method {name!r}: Tensor.{name} is there already{whose}; leave 'method' out of its 'forms:'")
    functions = import_module(f"{library.package}.numpy_functions").TABLE
    for owner, table in [*named_by_libraries.items()]:  # others may be published meanwhile
        if owner != namespace and (both := sorted(table.keys() & functions)):
            raise ImportError(f"{namespace} cannot stand for {', '.join(both)}: an op of {owner} does already")
    if functions and (both := sorted(functions.keys() & import_module("specgrad.generated.numpy_functions").TABLE.keys())):
        raise ImportError(f"{namespace} cannot stand for {', '.join(both)}: an op of specgrad does already; leave out 'numpy_function:'")
    ops = import_module(f"{library.package}.ops")
    for name in ops.__all__:  # all are loaded now: the package may take another's place, and compiled kernels are handed to what is there
        getattr(ops, name)
    for module in sorted({f.__module__ for f in map(vars(ops).get, ops.__all__) if isinstance(f, FunctionType)}):
        library.hold(sys.modules[module])
    for name in [name for name, owner in [*_methods.items()] if owner == namespace and name not in methods]:  # of an earlier definition
        delattr(Tensor, name)
        del _methods[name]
    for name, method in methods.items():
        setattr(Tensor, name, method)
        _methods[name] = namespace
    published[namespace] = library
    _tables[:] = [*(known for known in _tables if known() is not None), weakref.ref(ops)]
    for tell in when_published:
        tell(ops)
    named_by_libraries[namespace] = functions
    positions.cache_clear()  # a namespace may be defined again
    return {name: public.function(place) for name, place in public.FUNCTIONS.get("", {}).items()}


def tables(table: str) -> dict[str, ModuleType]:
    """A generated module of each library, such as "ops" or "flops", by namespace."""
    return {namespace: import_module(f"{library.package}.{table}") for namespace, library in [*published.items()]}


def op_tables() -> list[ModuleType]:
    """The ops of each library, and those that a program still holds of a library that was defined again."""
    return [table for known in [*_tables] if (table := known()) is not None]


def find(namespace: str) -> ModuleType:
    """The ops of a library: those that are loaded, or those that an installed package announces."""
    if namespace not in published:
        import_module(_announced(namespace).value)
    if namespace not in published:
        raise ImportError(f"the package that announces the ops {namespace!r} has none of this namespace; its entry point in {ENTRY_POINTS!r} is mistaken")
    return sys.modules[published[namespace].package]


def known() -> list[str]:
    """The namespaces of all libraries that are loaded or installed."""
    return sorted({*published, *(e.name for e in entry_points(group=ENTRY_POINTS))})


def _announced(namespace: str) -> EntryPoint:
    found = {e.value: e for e in entry_points(group=ENTRY_POINTS) if e.name == namespace}
    if len(found) > 1:
        raise ImportError(f"two installed packages announce ops of the namespace {namespace!r}: {' and '.join(found)}; uninstall one of them")
    if not found:
        raise AttributeError(
            f"module 'specgrad.ops' has no attribute {namespace!r}: no library of this name is loaded or installed ({', '.join(known()) or 'none is'})"
        )
    return next(iter(found.values()))
