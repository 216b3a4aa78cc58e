"""Modules that hold others, and parameters, as a list or a dictionary does."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, TypeVar

from specgrad.core.tape.tensor import Tensor
from specgrad.methods.questions import typename
from specgrad.nn.parameter import Parameter

from .module import Module, indented

L = TypeVar("L", bound="_List")
S = TypeVar("S", bound="Sequential")


class _List(Module):
    """Modules by number. A slice is of the same class; deleting one moves those behind it up."""

    def _key(self, index: Any) -> str:
        place = operator.index(index)
        if not -len(self) <= place < len(self):
            raise IndexError(f"index {place} is out of range")
        return list(self._modules)[place]

    def _slice(self, places: slice) -> Any:
        raise NotImplementedError

    def __getitem__(self, index: Any) -> Any:
        return self._slice(index) if isinstance(index, slice) else self._modules[self._key(index)]

    def __setitem__(self, index: int, module: Module) -> None:
        setattr(self, self._key(index), module)

    def __delitem__(self, index: int | slice) -> None:
        for key in list(self._modules)[index] if isinstance(index, slice) else [self._key(index)]:
            delattr(self, key)
        self._renumber(self._modules.values())

    def _renumber(self, modules: Iterable[Module | None]) -> None:
        self._modules = {str(number): module for number, module in enumerate(list(modules))}

    def __len__(self) -> int:
        return len(self._modules)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._modules.values())

    def __iadd__(self: L, modules: Iterable[Module]) -> L:
        return self.extend(modules)

    def append(self: L, module: Module) -> L:
        """Add a module at the end."""
        self.add_module(str(len(self)), module)
        return self

    def extend(self: L, modules: Iterable[Module]) -> L:
        """Add modules at the end."""
        if not isinstance(modules, Iterable):
            raise TypeError(f"{self._get_name()}.extend should be called with an iterable, but got {type(modules).__name__}")
        for module in list(modules):
            self.append(module)
        return self

    def insert(self: L, index: int, module: Module) -> L:
        """Add a module before another."""
        if not isinstance(module, Module):
            raise AssertionError(f"module should be of type: {Module}")
        modules: list[Module | None] = list(self._modules.values())
        modules.insert(index, module)
        self._renumber(modules)
        return self

    def pop(self, key: int | slice) -> Any:
        """Take a module away."""
        module = self[key]
        del self[key]
        return module


class Sequential(_List):
    """Modules, each called with what the one before it gave.

    >>> specgrad.nn.Sequential(specgrad.nn.Linear(2, 3), specgrad.nn.ReLU())
    Sequential(
      (0): Linear(in_features=2, out_features=3, bias=True)
      (1): ReLU()
    )
    """

    def __init__(self, *args: Any) -> None:
        super().__init__()
        named = args[0].items() if len(args) == 1 and isinstance(args[0], dict) else ((str(number), module) for number, module in enumerate(args))
        for name, module in named:
            self.add_module(name, module)

    def _slice(self, places: slice) -> Any:
        return type(self)(dict(list(self._modules.items())[places]))

    def __add__(self, other: Sequential) -> Sequential:
        if not isinstance(other, Sequential):
            raise ValueError(f"add operator supports only objects of Sequential class, but {type(other)} is given.")
        return Sequential(*self, *other)

    def _repeated(self, times: int) -> list[Module]:
        if not isinstance(times, int):
            raise TypeError(f"unsupported operand type(s) for *: {type(self)} and {type(times)}")
        if times <= 0:
            raise ValueError(f"Non-positive multiplication factor {times} for {type(self)}")
        return list(self) * times

    def __mul__(self, times: int) -> Sequential:
        return Sequential(*self._repeated(times))

    def __rmul__(self, times: int) -> Sequential:
        return self * times

    def __imul__(self: S, times: int) -> S:
        return self.extend(self._repeated(times)[len(self) :])

    def forward(self, input: Any) -> Any:
        for module in self._modules.values():
            input = module(input)  # type: ignore[misc]  # None is no module of a Sequential
        return input


class ModuleList(_List):
    """A list of modules."""

    def __init__(self, modules: Iterable[Module] | None = None) -> None:
        super().__init__()
        self.extend(() if modules is None else modules)

    def _slice(self, places: slice) -> Any:
        return type(self)(list(self._modules.values())[places])  # type: ignore[arg-type]

    def __add__(self, other: Iterable[Module]) -> ModuleList:
        return ModuleList(chain(self, other))

    def __repr__(self) -> str:
        """As any module's, with those in one line that are alike and follow each other."""
        runs: list[tuple[int, int, str]] = []
        for number, text in enumerate(map(repr, self)):
            if runs and runs[-1][2] == text:
                runs[-1] = (runs[-1][0], number, text)
            else:
                runs.append((number, number, text))
        if not runs:
            return f"{self._get_name()}()"
        shown = [f"({first}): {text}" if first == last else f"({first}-{last}): {last - first + 1} x {text}" for first, last, text in runs]
        return f"{self._get_name()}(\n  " + "\n  ".join(map(indented, shown)) + "\n)"


class ModuleDict(Module):
    """A dictionary of modules."""

    def __init__(self, modules: Mapping[str, Module] | None = None) -> None:
        super().__init__()
        self.update({} if modules is None else modules)

    def __getitem__(self, key: str) -> Any:
        return self._modules[key]

    def __setitem__(self, key: str, module: Module) -> None:
        self.add_module(key, module)

    def __delitem__(self, key: str) -> None:
        del self._modules[key]

    def __len__(self) -> int:
        return len(self._modules)

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __contains__(self, key: object) -> bool:
        return key in self._modules

    def clear(self) -> None:
        """Take all modules away."""
        self._modules.clear()

    def pop(self, key: str) -> Any:
        """Take a module away."""
        return self._modules.pop(key)

    def keys(self) -> Iterable[str]:
        """The names."""
        return self._modules.keys()

    def values(self) -> Iterable[Any]:
        """The modules."""
        return self._modules.values()

    def items(self) -> Iterable[tuple[str, Any]]:
        """The names with their modules."""
        return self._modules.items()

    def update(self, modules: Any) -> None:
        """Add modules: a mapping, or pairs of names and modules."""
        if not isinstance(modules, (Iterable, ModuleDict)):
            raise TypeError(f"{self._get_name()}.update should be called with an iterable of key/value pairs, but got {type(modules).__name__}")
        for key, module in modules.items() if hasattr(modules, "items") else _pairs(self, modules):
            self[key] = module


def _pairs(container: Module, items: Iterable[Any]) -> Iterator[tuple[str, Any]]:
    """Names and what they stand for."""
    for place, item in enumerate(items):
        if not isinstance(item, Iterable):
            raise TypeError(f"{container._get_name()} update sequence element #{place} should be Iterable, but is {type(item).__name__}")
        pair = tuple(item)
        if len(pair) != 2:
            raise ValueError(f"{container._get_name()} update sequence element #{place} has length {len(pair)}; 2 is required")
        yield pair


# ---- of parameters


class _OfParameters(Module):
    """What is assigned and is a tensor becomes a parameter; other values are kept as they are."""

    def _kept(self, value: Any) -> Any:
        return Parameter(value) if isinstance(value, Tensor) and not isinstance(value, Parameter) else value

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise RuntimeError(f"{self._get_name()} should not be called.")

    def _described(self, value: Any) -> str:
        if not isinstance(value, Tensor):
            return f"Object of type: {type(value).__name__}"
        place = "" if value.is_cpu else f" ({value.device})"
        return (
            f"{'Parameter' if isinstance(value, Parameter) else 'Tensor'} containing: [{self._type_of(value)} of size {'x'.join(map(str, value.shape))}{place}]"
        )

    def _type_of(self, tensor: Tensor) -> str:
        return str(tensor.dtype)

    def _items(self) -> Iterable[tuple[Any, Any]]:
        raise NotImplementedError

    def extra_repr(self) -> str:
        return "\n".join(f"  ({key}): {self._described(value)}" for key, value in self._items())


class ParameterList(_OfParameters):
    """A list of parameters."""

    def __init__(self, values: Iterable[Any] | None = None) -> None:
        super().__init__()
        self._size = 0
        self.extend(() if values is None else values)

    def _key(self, index: Any) -> str:
        place = operator.index(index)
        if not -len(self) <= place < len(self):
            raise IndexError(f"index {place} is out of range")
        return str(place % len(self))

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return type(self)(list(self)[index])
        return getattr(self, self._key(index))

    def __setitem__(self, index: int, value: Any) -> None:
        setattr(self, self._key(index), self._kept(value))

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Any]:
        return iter([getattr(self, str(number)) for number in range(self._size)])

    def __iadd__(self, values: Iterable[Any]) -> ParameterList:
        return self.extend(values)

    def _items(self) -> Iterable[tuple[Any, Any]]:
        return enumerate(self)

    def append(self, value: Any) -> ParameterList:
        """Add a parameter at the end."""
        setattr(self, str(self._size), self._kept(value))
        self._size += 1
        return self

    def extend(self, values: Iterable[Any]) -> ParameterList:
        """Add parameters at the end."""
        if not isinstance(values, Iterable) or isinstance(values, Tensor):
            raise TypeError(f"ParameterList.extend should be called with an iterable, but got {type(values).__name__}")
        for value in list(values):
            self.append(value)
        return self


class ParameterDict(_OfParameters):
    """A dictionary of parameters."""

    def __init__(self, parameters: Any = None) -> None:
        super().__init__()
        self._keys: dict[str, None] = {}
        self.update({} if parameters is None else parameters)

    def __getitem__(self, key: str) -> Any:
        if key not in self._keys:
            raise KeyError(key)
        return getattr(self, key)

    def __setitem__(self, key: str, value: Any) -> None:
        setattr(self, key, self._kept(value))
        self._keys[key] = None

    def __delitem__(self, key: str) -> None:
        del self._keys[key]
        delattr(self, key)

    def __len__(self) -> int:
        return len(self._keys)

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __reversed__(self) -> Iterator[str]:
        return reversed(list(self._keys))

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def __or__(self, other: Mapping[str, Any] | ParameterDict) -> ParameterDict:
        made = ParameterDict(self)
        made.update(other)
        return made

    def _items(self) -> Iterable[tuple[Any, Any]]:
        return self.items()

    def _type_of(self, tensor: Tensor) -> str:
        return typename(tensor)

    def get(self, key: str, default: Any = None) -> Any:
        """What is there under a name, or else the default."""
        if key not in self:
            return default
        return self[key]

    def setdefault(self, key: str, default: Any = None) -> Any:
        """What is there under a name; if nothing is, the default, which is added."""
        if key not in self:
            self[key] = default
        return self[key]

    def clear(self) -> None:
        """Take all parameters away."""
        for key in list(self._keys):
            del self[key]

    def pop(self, key: str) -> Any:
        """Take a parameter away."""
        value = self[key]
        del self[key]
        return value

    def popitem(self) -> tuple[str, Any]:
        """Take the last parameter away; gives its name too."""
        if not self._keys:
            raise KeyError("popitem(): the dictionary has no parameters")
        key = next(reversed(self._keys))
        return key, self.pop(key)

    def fromkeys(self, keys: Iterable[str], default: Any = None) -> ParameterDict:
        """Another dictionary, which has one value under all of some names."""
        return ParameterDict(dict.fromkeys(keys, default))

    def keys(self) -> Iterable[str]:
        """The names."""
        return self._keys.keys()

    def values(self) -> Iterable[Any]:
        """The parameters."""
        return [self[key] for key in self._keys]

    def items(self) -> Iterable[tuple[str, Any]]:
        """The names with their parameters."""
        return [(key, self[key]) for key in self._keys]

    def copy(self) -> ParameterDict:
        """Another dictionary of the same parameters."""
        return ParameterDict(dict(self.items()))

    def update(self, parameters: Any) -> None:
        """Add parameters: a mapping, or pairs of names and parameters."""
        if not isinstance(parameters, (Iterable, ParameterDict)):
            raise TypeError(f"ParameterDict.update should be called with an iterable of key/value pairs, but got {type(parameters).__name__}")
        for key, value in parameters.items() if hasattr(parameters, "items") else _pairs(self, parameters):
            self[key] = value
