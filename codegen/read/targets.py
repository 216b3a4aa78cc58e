"""The handwritten functions that `call:`, `compose:` and `batch:` may name: found by reading their source, never by importing it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..model.signature import Signature
from ..problems import Mistake, suggestion
from .source import Text

_OF_PACKAGES = "; functions of NumPy and SciPy are called by one of these, or of your own package"
_LIBRARIES = {
    "np.linalg": "LAPACK",
    "scipy.linalg": "LAPACK",
    "scipy.fft": "FFT",
    "np.fft": "FFT",
    "scipy.special": "SciPy",
    "native.kernels": "compiled kernels",
}
_PRODUCTS = ("np.matmul", "np.dot", "np.tensordot", "np.einsum")

_KINDS = {"call": "function", "compose": "function", "batch": "batching rule"}


@dataclass(frozen=True)
class TargetFunction:
    names: tuple[str, ...]  # of its parameters
    required: int
    most: int | None  # None: any number
    takes_call: bool  # it is a batching rule: its only parameter is a `BatchedCall`


@dataclass(frozen=True)
class Targets:
    """Functions by the key that names them ("call", "compose" or "batch") and by "module.function"."""

    functions: dict[str, Mapping[str, TargetFunction]]
    folders: dict[str, str]
    modules: dict[str, Path]  # of a library's own functions, "package.module:function": those that it declares
    names: frozenset[str]  # what the package has beside its ops
    attributes: frozenset[str]  # what Tensor has beside its ops
    composed: Path  # the folder of the functions that `compose:` names

    @classmethod
    def of(cls, call: Path, compose: Path, rules: Path, modules: dict[str, Path] | None = None) -> Targets:
        """The public functions of the modules in three folders, and those of a library's own modules."""
        folders = {"call": call, "compose": compose, "batch": rules}
        own = {f"{module}:": file for module, file in (modules or {}).items()}
        return cls(
            {key: _Functions(_modules_below(folder) | own, rules=key == "batch") for key, folder in folders.items()},
            {key: folder.relative_to(call.parent).as_posix() for key, folder in folders.items()},
            modules or {},
            frozenset(_imported(call.parent / "__init__.py") | {p.stem for p in call.parent.iterdir()}),
            frozenset(
                _attributes(call.parent / "core" / "tape" / "tensor.py", "Tensor") | _attributes(call.parent / "methods" / "bound_methods.pyi", "BoundMethods")
            ),
            compose,
        )

    def find(self, key: str, target: Text) -> TargetFunction:
        """The function that a key names, which must exist."""
        known = self.functions[key]
        module, colon, name = target.value.partition(":")
        if colon and module not in self.modules:
            declared = f"declared are {', '.join(self.modules)}" if self.modules else "none is declared"
            raise Mistake(target.at(), f"the module {module!r} is not declared, and {declared}: see 'modules' in docs/libraries.md")
        if colon and target.value not in known:
            others = [other.partition(":")[2] for other in known if other.startswith(f"{module}:")]
            there = key == "batch" and name in _functions_of(self.modules[module])
            hint = ", whose function of this name does not have one parameter, annotated BatchedCall" if there else suggestion(name, others)
            raise Mistake(target.at(), f"there is no {_KINDS[key]} {name!r} in {self.modules[module].name}{hint}")
        if target.value not in known:
            others = [f"; {folder}/ has one, for '{other}:'" for other, folder in self.folders.items() if target.value in self.functions[other]]
            of_package = target.value.partition(".")[0] in ("np", "numpy", "scipy", "special")
            package, _, function = target.value.rpartition(".")
            rooms = {name.partition(".")[0] for name in known}
            own = f"; one of another package is written {package}:{function}" if "." in package and package.partition(".")[0] not in rooms else ""
            hint = others[0] if others else _OF_PACKAGES if of_package else own or suggestion(target.value, known)
            raise Mistake(target.at(), f"there is no {_KINDS[key]} {target.value!r} in {self.folders[key]}/{hint}")
        return known[target.value]

    def check(self, signature: Signature, kind: str, target: Text) -> None:
        """A target must exist and take as many arguments as the op."""
        function = self.find(kind, target)
        count = len(signature.params)
        if count < function.required or (function.most is not None and count > function.most):
            most = "any number of" if function.most is None else str(function.most)
            takes = most if function.required == function.most else f"{function.required} to {most}"
            named = f" ({', '.join(function.names)})" * bool(function.names)
            raise Mistake(target.at(), f"{target.value} takes {takes} arguments{named}, but {signature.name} has {count} parameter{'s' * (count != 1)}")

    def ops_called_by(self, target: str) -> tuple[str, ...]:
        """The identifiers of the ops that a composing function calls by name, itself or by functions of other modules."""
        return ops_called(self.composed, target)


def _imported(file: Path) -> set[str]:
    """The names that a module imports, but for those of the ops."""
    imports = (n for n in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(n, (ast.Import, ast.ImportFrom)))
    return {alias.asname or alias.name for node in imports for alias in node.names}


def _attributes(file: Path, name: str) -> set[str]:
    """The methods and attributes that a class has in a module or a stub."""
    (body,) = (n for n in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(n, ast.ClassDef) and n.name == name)
    declared = (n.target for n in ast.walk(body) if isinstance(n, ast.AnnAssign))
    return {n.name for n in body.body if isinstance(n, ast.FunctionDef)} | {t.id for t in declared if isinstance(t, ast.Name)}


class _Functions(Mapping[str, TargetFunction]):
    """The public functions of modules. A module is read when one of its functions is asked for: most specs name functions of few.

    Args:
        modules: their files, by what stands before the name of a function: "room.module.", or "package.module:" of a library's own.
        rules: whether only batching rules count.
    """

    def __init__(self, modules: dict[str, Path], rules: bool):
        self.modules, self.rules = modules, rules

    def __getitem__(self, name: str) -> TargetFunction:
        last = re.split("[.:]", name)[-1]
        file = self.modules.get(name.removesuffix(last))
        function = _functions_of(file).get(last) if file else None
        if function is None or (self.rules and not function.takes_call):
            raise KeyError(name)
        return function

    def __iter__(self) -> Iterator[str]:
        names = (before + name for before, file in self.modules.items() for name in _functions_of(file))
        return (name for name in names if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _modules_below(folder: Path) -> dict[str, Path]:
    """The modules in a folder and its rooms, by "module." and "room.module."."""
    return {".".join((*file.relative_to(folder).with_suffix("").parts, "")): file for file in sorted(folder.rglob("*.py"))}


def _functions_of(file: Path) -> dict[str, TargetFunction]:
    """The public functions of a module, by name."""
    return _functions_in(file.read_text(encoding="utf-8"))


@cache
def _functions_in(source: str) -> dict[str, TargetFunction]:
    """Those of a module's text, which is parsed once, however many specs a process reads."""
    found = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            args = node.args
            names = tuple(a.arg for a in (*args.posonlyargs, *args.args))
            positional = len(names)
            takes_call = [a.annotation.id for a in args.args if isinstance(a.annotation, ast.Name)] == ["BatchedCall"] and positional == 1
            found[node.name] = TargetFunction(names, positional - len(args.defaults), None if args.vararg else positional, takes_call)
    return found


# ---- what they stand on


@dataclass(frozen=True)
class _Called:
    """What one handwritten function calls by name."""

    ops: tuple[str, ...]  # their identifiers
    libraries: tuple[str, ...]
    functions: tuple[tuple[tuple[str, ...], str], ...]  # of its folder: where each lies, and its name


def ops_called(folder: Path, target: str) -> tuple[str, ...]:
    """The identifiers of the ops that a function calls by name, itself or by others of the folder."""
    return tuple(dict.fromkeys(name for called in _reached(folder, target) for name in called.ops))


def libraries(folder: Path, target: str) -> tuple[str, ...]:
    """What a function of arrays calls beside NumPy's elementwise functions: "LAPACK", "FFT", "BLAS", "SciPy", "compiled kernels"."""
    return tuple(dict.fromkeys(name for called in _reached(folder, target) for name in called.libraries))


def _reached(folder: Path, target: str) -> Iterator[_Called]:
    """What a function calls, and what the functions of the folder call that it calls."""
    module, _, name = target.rpartition(".")
    waiting = [(tuple(module.split(".")), name)]
    seen = set(waiting)
    while waiting:
        called = _called(folder, *waiting.pop())
        fresh = [function for function in called.functions if function not in seen]
        seen.update(fresh)
        waiting += fresh
        yield called


@cache
def _called(folder: Path, place: tuple[str, ...], name: str) -> _Called:
    functions, imported = _module(folder, place)
    ops, found, others = dict[str, None](), dict[str, None](), dict[tuple[tuple[str, ...], str], None]()
    for node in ast.walk(functions[name]) if name in functions else ():
        if isinstance(node, ast.Name):
            others[imported.get(node.id) or (place, node.id)] = None
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            owner, dotted = node.value.id, f"{node.value.id}.{node.attr}"
            if owner == "ops":
                ops[node.attr] = None
            if owner in imported:  # a module: products.matmul
                above, last = imported[owner]
                others[(*above, last), node.attr] = None
            if dotted in _PRODUCTS:
                found["BLAS"] = None
            elif dotted in _LIBRARIES:
                found[_LIBRARIES[dotted]] = None
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.MatMult):
            found["BLAS"] = None
        elif isinstance(node, ast.Import):
            found |= {_LIBRARIES[alias.name]: None for alias in node.names if alias.name in _LIBRARIES}
    return _Called(tuple(ops), tuple(found), tuple(others))


@cache
def _module(folder: Path, place: tuple[str, ...]) -> tuple[dict[str, ast.FunctionDef], dict[str, tuple[tuple[str, ...], str]]]:
    """The functions of a module, and where the names are from that it imports from its neighbours."""
    file = folder.joinpath(*place).with_suffix(".py")
    body = ast.parse(file.read_text(encoding="utf-8")).body if file.is_file() else []
    imported: dict[str, tuple[tuple[str, ...], str]] = {}
    for node in body:
        if isinstance(node, ast.ImportFrom) and node.level:
            above = (*place[: len(place) - node.level], *(node.module.split(".") if node.module else ()))
            imported |= {alias.asname or alias.name: (above, alias.name) for alias in node.names}
    return {n.name: n for n in body if isinstance(n, ast.FunctionDef)}, imported
