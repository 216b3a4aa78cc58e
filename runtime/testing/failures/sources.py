"""Functions as Python text: by an import where there is one, by their source where there is not."""

from __future__ import annotations

import ast
import builtins
import contextlib
import importlib
import inspect
import itertools
import sys
import textwrap
import types
from pathlib import Path
from typing import Any

import numpy as np

import specgrad
from specgrad.array.dtypes import traits
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor

from .literals import array_literal, bracketed, is_numpys, literal, tensor_literal
from .made_by import MadeBy, made_by


class Sources:
    """What a program needs to have the same functions: imports, and definitions in the order in which they need each other."""

    def __init__(self) -> None:
        self.definitions: list[str] = []
        self._modules: dict[str, None] = {}
        self._aliases: dict[str, str] = {}  # name: the module that it stands for
        self._known: dict[int, str] = {}
        self._kept: list[Any] = []  # so that ids stay theirs
        self._bound: dict[str, Any] = {}  # what names in the sources stand for
        self._folders: dict[str, None] = {}  # where modules lie that are not installed

    def imports(self) -> list[str]:
        text = "\n".join([*self.definitions, *self._known.values()])
        standard = [f"import {name}" for name in ("base64", "sys") if f"{name}." in text or (name == "sys" and self._folders)]
        folders = [f"sys.path.insert(0, {folder!r})" for folder in self._folders]
        modules = [f"import {name}" for name in sorted({*self._modules, "specgrad", *(["numpy"] if "numpy." in text else [])})]
        return [*standard, *folders, *modules, *(f"import {module} as {name}" for name, module in sorted(self._aliases.items()))]

    def free_name(self, name: str) -> str:
        """A name like this one that stands for nothing yet."""
        used = {*self._known.values(), *self._aliases, *self._bound}
        return next(n for n in itertools.chain([name], (f"{name}_{at}" for at in itertools.count(2))) if n not in used)

    def expression(self, value: Any, name: str) -> str:
        """An expression that gives the value, after the definitions; a name that stands for nothing, with a comment that says so, if there is none."""
        if id(value) in self._known:
            return self._known[id(value)]
        found = self._imported(value) or literal(value) or self._public(value)
        self._kept.append(value)
        if found is None:
            found = name.replace("<lambda>", "func")
            found = found if found.isidentifier() else "func"
            self._known[id(value)] = found  # before it is defined: it may need itself
            self._define(value, found)
        elif not isinstance(value, (int, float, complex, str, bytes, tuple)):
            self._known[id(value)] = found
        return found

    # ---- by an import

    def _imported(self, value: Any) -> str | None:
        if isinstance(value, types.ModuleType):
            self._module(value)
            return value.__name__
        owner = getattr(value, "__self__", None)
        name = getattr(value, "__name__", None)
        if isinstance(owner, type) and isinstance(name, str):  # as the `apply` of a Function is
            of_class = self._known.get(id(owner)) or self._imported(owner)
            return f"{of_class}.{name}" if of_class else None
        if isinstance(name, str) and getattr(specgrad, name, None) is value:
            return f"specgrad.{name}"
        named = getattr(value, "_init_fn", value)  # of a custom op of PyTorch, which has no name of its own
        module, path = getattr(named, "__module__", None), getattr(named, "__qualname__", None)
        if not isinstance(module, str) or not isinstance(path, str) or module in ("__main__", "builtins") or "<" in path:
            return path if module == "builtins" and getattr(builtins, str(path), None) is value else None
        try:
            found: Any = importlib.import_module(module)
            for part in path.split("."):
                found = getattr(found, part)
        except (ImportError, AttributeError):
            return None
        if found is not value:
            return None
        self._module(sys.modules[module])
        return f"{module}.{path}" if _reached(f"{module}.{path}") is value else f"sys.modules[{module!r}].{path}"

    def _public(self, value: Any) -> str | None:
        """A function in C, such as `torch.sin` or `jax.numpy.add`, that does not say where it is: by the first package, or module in one, that has it."""
        name = getattr(value, "__name__", None)
        if not callable(value) or isinstance(value, (types.FunctionType, type)) or not isinstance(name, str):
            return None
        modules = [(path, module) for path, module in sys.modules.items() if path.count(".") < 2 and "._" not in path and isinstance(module, types.ModuleType)]
        paths = [path for path, module in modules if vars(module).get(name) is value]
        if not paths:
            return None
        first = min(paths, key=len)
        self._module(sys.modules[first])
        return f"{first}.{name}"

    def _module(self, module: types.ModuleType) -> None:
        self._modules[module.__name__] = None
        file = getattr(module, "__file__", None)
        if file is None or module.__name__.partition(".")[0] == "specgrad" or Path(file).is_relative_to(sys.base_prefix) or "site-packages" in Path(file).parts:
            return
        above = module.__name__.count(".") + (Path(file).name == "__init__.py")
        for folder in (Path(file).resolve().parents[above], Path(file).resolve().parent):  # the second for what it imports from beside it
            self._folders[str(folder)] = None

    # ---- by its source

    def _define(self, value: Any, name: str) -> None:
        owner = getattr(value, "__self__", None)
        made = made_by(value)
        if made is not None:
            self._define_made(made, name)
        elif isinstance(value, Tensor):
            self.definitions.append(f"{name} = {tensor_literal(value)}")
        elif isinstance(value, np.ndarray) and is_numpys(value.dtype):
            self.definitions.append(f"{name} = {array_literal(value)}")
        elif isinstance(value, np.ndarray) and traits[value.dtype].is_inexact:  # of bfloat16
            self.definitions.append(f"{name} = {tensor_literal(from_array(value))}.numpy()")
        elif isinstance(owner, type):
            self.definitions.append(f"{name} = {self.expression(owner, owner.__name__)}.{value.__name__}")
        elif type(value) in (tuple, list):
            items = [self.expression(item, f"{name}_{at}") for at, item in enumerate(value)]
            self.definitions.append(f"{name} = {bracketed(type(value), items)}")
        elif type(value) is dict:
            pairs = [f"{literal(key)}: {self.expression(item, f'{name}_{at}')}" for at, (key, item) in enumerate(value.items())]
            self.definitions.append(f"{name} = {{{', '.join(pairs)}}}")
        elif isinstance(value, types.FunctionType):
            self._define_function(value, name)
        elif isinstance(value, type):
            self._define_class(value, name)
        else:
            self._cannot(value, name)

    def _define_made(self, made: MadeBy, name: str) -> None:
        self._module(importlib.import_module(made.call.rpartition(".")[0]))
        for line in made.before:
            self._module(sys.modules[line.partition(".")[0]])
            self.definitions += [line] if line not in self.definitions else []
        for method, given, options in (("", made.given, made.options), *made.after):
            arguments = [self.expression(item, f"{name}_{method or 'given'}_{at}") for at, item in enumerate(given)]
            arguments += [f"{key}={self.expression(item, f'{name}_{key}')}" for key, item in options.items()]
            called = f"{name}.{method}" if method else f"{name} = {made.call}"
            self.definitions.append(f"{called}({', '.join(arguments)})")

    def _cannot(self, value: Any, name: str) -> None:
        text = repr(value).splitlines()[0]
        text = text if len(text) <= 100 else text[:97] + "..."
        self.definitions.append(f"# {name} was {text}, which cannot be written down as a program: define it here.\n{name} = ...")

    def _define_function(self, function: types.FunctionType, name: str) -> None:
        source = source_of(function)
        if source is None:
            self._cannot(function, name)
            return
        self._names(_closure(function), function.__globals__, names_in(source))
        if source.startswith("lambda"):
            self.definitions.append(f"{name} = {source}")
        else:
            self._add_definition(source, function.__code__.co_name, name)

    def _add_definition(self, source: str, own_name: str, name: str) -> None:
        self.definitions.append(source if own_name == name else f"{source}\n\n{name} = {own_name}")

    def _define_class(self, kind: type, name: str) -> None:
        source = _source_of_class(kind)
        if source is None:
            self._define_class_by_members(kind, name)
            return
        local = {base.__name__: base for base in kind.__bases__}
        globals_: dict[str, Any] = {}
        for member in vars(kind).values():
            method = getattr(member, "__func__", member)  # of a static or a class method
            if isinstance(method, types.FunctionType):
                local.update(_closure(method))
                globals_ = method.__globals__
        self._names(local, globals_, names_in(source))
        self._add_definition(source, kind.__name__, name)

    def _define_class_by_members(self, kind: type, name: str) -> None:
        """Of one that no class statement made, but a call of `type`."""
        members = {key: member for key, member in vars(kind).items() if not key.startswith("_")}  # those with an underscore are of Function
        if not all(isinstance(member, staticmethod) for member in members.values()):
            self._cannot(kind, name)
            return
        bases = ", ".join(self.expression(base, base.__name__) for base in kind.__bases__)
        made = ", ".join(f"{key!r}: staticmethod({self.expression(member.__func__, f'{name}_{key}')})" for key, member in members.items())
        self.definitions.append(f"{name} = type({kind.__name__!r}, ({bases},), {{{made}}})")

    def _names(self, local: dict[str, Any], globals_: dict[str, Any], used: list[str]) -> None:
        """Gives the names that a source uses the values that they had."""
        for name in used:
            if name not in local and (name not in globals_ or name in dir(builtins)):
                continue
            value = local[name] if name in local else globals_[name]
            if name in self._bound and self._bound[name] is not value:
                self.definitions.append(f"# The name {name} stands for different things in the functions here; this program has one for all.")
            self._bound[name] = value
            if isinstance(value, types.ModuleType):
                self._module(value)
                if name != value.__name__:
                    self._aliases[name] = value.__name__
                continue
            if self._known.get(id(value)) == name:
                continue
            found = self.expression(value, name)
            if found != name:
                self.definitions.append(f"{name} = {found}")


def _source_of_class(kind: type) -> str | None:
    """The class statement, if it is that of this class and not of another one with its name."""
    try:
        lines, first = inspect.getsourcelines(kind)
    except (OSError, TypeError):
        return None
    methods = [getattr(getattr(member, "__func__", member), "__code__", None) for member in vars(kind).values()]
    places = [code.co_firstlineno for code in methods if code is not None and code.co_filename == inspect.getfile(kind)]
    if not places or any(first <= place < first + len(lines) for place in places):
        return textwrap.dedent("".join(lines))
    return None


def _reached(path: str) -> Any:
    """What a path of names leads to; a module may have the name of something else in its package."""
    first, *rest = path.split(".")
    found: Any = sys.modules.get(first)
    for name in rest:
        found = getattr(found, name, None)
    return found


def _closure(function: types.FunctionType) -> dict[str, Any]:
    """What the names of a function's closure stand for, those that are bound."""
    found = {}
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or ()):
        with contextlib.suppress(ValueError):
            found[name] = cell.cell_contents
    return found


def names_in(source: str) -> list[str]:
    """The names that a source uses, each once; those in annotations do no harm."""
    return list(dict.fromkeys(node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)))


def source_of(function: types.FunctionType) -> str | None:
    """The source of a function itself, not of one that it wraps, as text that can be parsed by itself: without decorators, of a lambda that alone."""
    code = function.__code__
    try:
        lines, _ = inspect.getsourcelines(code)
    except (OSError, TypeError):
        return None
    if code.co_name == "<lambda>":
        return _lambda(function)
    text = textwrap.dedent("".join(lines))
    with contextlib.suppress(SyntaxError):
        (definition,) = ast.parse(text).body
        return "".join(text.splitlines(keepends=True)[definition.lineno - 1 :])
    return None


def _lambda(function: types.FunctionType) -> str | None:
    """A lambda is found in its file by its line, and among several there by what it was compiled to."""
    lines, _ = inspect.findsource(function.__code__)
    text = "".join(lines)
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return None
    line = function.__code__.co_firstlineno
    on_line = [node for node in ast.walk(tree) if isinstance(node, ast.Lambda) and node.lineno == line]
    if len(on_line) > 1:
        on_line = _around(on_line, function.__code__) or on_line
    sources = [source for node in on_line if (source := ast.get_source_segment(text, node)) is not None]
    same = [source for source in sources if _same_code(source, function)]
    return next(iter(same or sources), None)


def _around(lambdas: list[ast.Lambda], code: types.CodeType) -> list[ast.Lambda]:
    """The one of which all instructions come, where Python knows their places: from 3.11 on, unless told otherwise."""
    places = [place for place in getattr(code, "co_positions", tuple)() if None not in place and place[2] != place[3]]
    if not places:
        return []
    first, last = min((line, column) for line, _, column, _ in places), max((line, column) for _, line, _, column in places)
    around = [n for n in lambdas if (n.body.lineno, n.body.col_offset) <= first and last <= (n.body.end_lineno or 0, n.body.end_col_offset or 0)]
    return around[-1:]  # the innermost: those that are walked to later lie inside of those before


def _same_code(source: str, function: types.FunctionType) -> bool:
    free = ", ".join(function.__code__.co_freevars)
    codes = [compile(f"def outer({free}):\n return ({source})" if free else f"({source})", "<lambda>", "exec")]
    while codes:
        code = codes.pop()
        if code.co_name == "<lambda>":
            return _compared(code) == _compared(function.__code__)
        codes += [const for const in code.co_consts if isinstance(const, types.CodeType)]
    return False


def _compared(code: types.CodeType) -> tuple[Any, ...]:
    constants = [const.co_code if isinstance(const, types.CodeType) else repr(const) for const in code.co_consts]
    return code.co_code, code.co_names, code.co_varnames, constants
