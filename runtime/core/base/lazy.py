"""Names of a module, and methods of a class, that are loaded when they are first asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from .absent import advice_for

ModuleNames = tuple[Callable[[str], Any], Callable[[], list[str]]]


def lazy_names(module: str, names: Iterable[str], find: Callable[[str], Any]) -> ModuleNames:
    """The `__getattr__` and the `__dir__` of a module that finds some of its names when they are first asked for."""
    known = frozenset(names)

    def __getattr__(name: str) -> Any:
        if name not in known:
            advice = advice_for(name)
            raise AttributeError(f"module {module!r} has no attribute {name!r}{advice and f': {advice}'}", name=name, obj=sys.modules[module])
        found = vars(sys.modules[module])[name] = find(name)
        return found

    def __dir__() -> list[str]:
        has = vars(sys.modules[module])
        return sorted({*[name for name in [*has] if name.startswith("__")], *has.get("__all__", has), *known})  # not what it imports

    return __getattr__, __dir__


def lazy_imports(package: str, sources: dict[str, str]) -> ModuleNames:
    """The same of names that are imported. sources: name -> the module that has it, "" for a submodule."""

    def find(name: str) -> Any:
        source = sources[name]
        module = import_module(source or f".{name}", package)
        return getattr(module, name) if source else module

    return lazy_names(package, sources, find)


def found_at(package: str, place: str) -> Any:
    """What lies in a package at "module.name"."""
    module, _, name = place.partition(".")
    return getattr(import_module(f"{package}.{module}"), name)


class LazyMethod:
    """Stands in a class for a method, which takes its place when it is first asked for."""

    __slots__ = ("find", "name", "owner")

    find: Callable[[], Any]
    name: str
    owner: type

    def __init__(self, owner: type, name: str, find: Callable[[], Any]):
        self.owner, self.name, self.find = owner, name, find

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        return self._found().__get__(instance, owner)

    def _found(self) -> Any:
        found = self.find()
        setattr(self.owner, self.name, found)
        return found


class LazyProperty(LazyMethod):
    """The same for a property: to assign or delete it is the property's own matter from the first time on."""

    __slots__ = ()

    def __set__(self, instance: Any, value: Any) -> None:
        self._found().__set__(instance, value)

    def __delete__(self, instance: Any) -> None:
        self._found().__delete__(instance)
