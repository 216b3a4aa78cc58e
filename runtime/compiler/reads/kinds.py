"""What is the same for all objects of a class: how what they hold is found."""

from __future__ import annotations

import threading
import types
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .inside import inside_of
from .outside import hides, is_constant, is_own, root_of
from .reads import Reads

_STATELESS = {"abc", "builtins", "collections.abc", "typing"}  # whose classes have no methods that read attributes


@dataclass(frozen=True, eq=False)
class Kind:
    """Args:
    inside: gives what an object holds beside its attributes, and notes what may change there; None if it holds nothing.
    users: the classes among those that it is made of which are a user's.
    slots: the names of its slots.
    is_specgrads: whether specgrad made it.
    is_constant: whether it stays what it is.
    is_hidden: whether it holds something of which nobody tells.
    is_local: whether it has other attributes in each thread.
    reads_all: whether methods that are no user's may read any of its attributes.
    asked: methods that Python, or a module, calls without their names being in the code that does.
    """

    inside: Callable[[Any, Reads], Sequence[Any]] | None
    users: list[type]
    slots: set[str]
    is_specgrads: bool
    is_constant: bool
    is_hidden: bool
    is_local: bool
    reads_all: bool
    asked: list[types.FunctionType]


def kind_of(cls: type) -> Kind:
    """What is known of a class."""
    inside, is_specgrads = inside_of(cls), root_of(cls) == "specgrad"
    is_opaque = inside is None and is_constant(cls)
    classes = [one for one in cls.__mro__ if one.__module__ not in _STATELESS]
    users = [one for one in classes if not is_own(one)]
    slots = {name for one in classes for name, slot in vars(one).items() if isinstance(slot, types.MemberDescriptorType)}
    return Kind(
        inside,
        users,
        slots=set() if is_opaque else {name for name in slots if not name.startswith("__")},  # such are not of a user's
        is_specgrads=is_specgrads,
        is_constant=is_constant(cls),
        is_hidden=inside is None and not is_opaque and not is_specgrads and hides(cls),
        is_local=issubclass(cls, threading.local),
        reads_all=not is_opaque and any(root_of(one) != "specgrad" for one in classes if is_own(one)),
        asked=list(asked(users)),
    )


def asked(classes: Sequence[type]) -> Iterator[types.FunctionType]:
    """The methods of users' classes that Python, or a module, calls without their names being in the code that does."""
    for cls in classes:
        yield from (method for name, method in vars(cls).items() if isinstance(method, types.FunctionType) and _is_asked(name))


def _is_asked(name: str) -> bool:
    return name == "forward" or (name.startswith("__") and name.endswith("__") and name not in ("__init__", "__new__", "__repr__", "__str__"))
