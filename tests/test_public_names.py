"""What the package shows of itself: to dir(), to help(), to inspect.signature, and to editors by its stubs."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import inspect
import pickle
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from tests.package.check_types import public_modules, public_names
from tests.the_spec import spec

ROOT = Path(__file__).resolve().parents[1]
STUBS = {
    "functions": "specgrad",
    **{f"functions_{name.replace('.', '_')}": f"specgrad.{name}" for name in ("fft", "linalg", "masked", "nn.functional", "special")},
}
NUMPY = {"axis", "keepdims"}
KEYWORDS = {name for op in spec() for _, name in op.keywords}


def test_no_public_name_is_hidden_by_a_module() -> None:
    hidden = []
    for module, name in public_names():
        if hasattr(importlib.import_module(module), "__path__") and importlib.util.find_spec(f"{module}.{name}") is not None:
            importlib.import_module(f"{module}.{name}")
            hidden += [f"{module}.{name}"] * isinstance(getattr(importlib.import_module(module), name), ModuleType)
    assert not hidden


@pytest.mark.parametrize(
    "module", ["specgrad", "specgrad.fft", "specgrad.linalg", "specgrad.nn", "specgrad.nn.functional", "specgrad.special", "specgrad.masked"]
)
def test_dir_shows_public_names_alone(module: str) -> None:
    found = importlib.import_module(module)
    shown = {name for name in dir(found) if not name.startswith("__")}
    assert shown == set(found.__all__)


def test_public_modules_are_found() -> None:
    assert {"specgrad", "specgrad.autograd", "specgrad.autograd.graph", "specgrad.func", "specgrad.nn.functional", "specgrad.utils"} <= set(public_modules())


# ---- help() and inspect.signature


def generated() -> dict[tuple[str, str], Any]:
    tables = {module: importlib.import_module(f"specgrad.generated.{stub}") for stub, module in STUBS.items()}
    return {(module, name): getattr(table, name) for module, table in tables.items() for name in table.__all__}


def test_functions_bear_the_names_by_which_users_find_them() -> None:
    shown = {(function.__module__, function.__qualname__): function for function in generated().values() if isinstance(function, FunctionType)}
    for (module, name), function in shown.items():
        assert function.__name__ == name
        assert getattr(importlib.import_module(module), name) is function, f"{module}.{name}"
        assert not module.startswith("specgrad.generated"), f"{module}.{name}"


def test_help_shows_the_name_and_the_signature() -> None:
    function = sg.nn.functional.conv2d
    assert (function.__module__, function.__qualname__) == ("specgrad.nn.functional", "conv2d")
    assert str(inspect.signature(function)) == "(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1)"
    assert str(inspect.signature(sg.index_select)) == "(input, dim, index, axis=None, out=None)"
    assert pickle.loads(pickle.dumps(function)) is function
    assert sg.arccos.__name__ == "acos"  # an alias is the same function


def test_no_signature_shows_a_default_that_is_none() -> None:
    for (module, name), function in generated().items():
        if isinstance(function, FunctionType):
            assert all(p.default is not ... for p in inspect.signature(function).parameters.values()), f"{module}.{name}"


# ---- stubs


def definitions(body: list[ast.stmt]) -> dict[str, list[ast.FunctionDef]]:
    found: dict[str, list[ast.FunctionDef]] = {}
    for node in body:
        if isinstance(node, ast.FunctionDef):
            found.setdefault(node.name, []).append(node)
    return found


def parameters(node: ast.FunctionDef) -> dict[str, bool]:
    """The parameters of a definition: whether each may be left out."""
    args = node.args
    positional = [*args.posonlyargs, *args.args]
    left_out = {a.arg for a in positional[len(positional) - len(args.defaults) :]} | {a.arg for a, d in zip(args.kwonlyargs, args.kw_defaults) if d is not None}
    return {a.arg: a.arg in left_out for a in (*args.args, *args.kwonlyargs)}


def lies(node: ast.FunctionDef, function: Any, method: bool = False) -> list[str]:
    """What a stub says of a function's parameters and is not so."""
    real = dict(list(inspect.signature(function).parameters.items())[method:])
    if any(p.kind is p.VAR_KEYWORD for p in real.values()):
        return []  # one function for several, each of which has a definition
    said = dict(list(parameters(node).items())[method:])
    needed = {n for n, p in real.items() if p.default is p.empty and p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY)}
    unknown = [f"no parameter {name}" for name in said if name not in real]
    by_other_name = (NUMPY | KEYWORDS) & said.keys()
    missing = [] if by_other_name else [f"{name} must be given" for name in sorted(needed) if name not in said]
    optional = [f"{name} may not be left out" for name, may in said.items() if may and name in needed and not by_other_name]
    return [*unknown, *missing, *optional]


@pytest.mark.parametrize("stub", STUBS)
def test_stubs_of_functions_are_true(stub: str) -> None:
    module = importlib.import_module(STUBS[stub])
    tree = ast.parse((ROOT / "generated" / f"{stub}.pyi").read_text(encoding="utf-8"))
    problems = [f"{name}: {lie}" for name, nodes in definitions(tree.body).items() for node in nodes for lie in lies(node, getattr(module, name))]
    assert not problems


@pytest.mark.parametrize("file", ["generated/tensor_ops.pyi", "runtime/methods/bound_methods.pyi"])
def test_stubs_of_methods_are_true(file: str) -> None:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    (methods,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name in ("TensorOps", "BoundMethods"))
    problems = []
    for name, nodes in definitions(methods.body).items():
        function = inspect.getattr_static(Tensor, name, None)
        if function is None:
            problems.append(f"{name}: Tensor has none")
        elif not isinstance(getattr(Tensor, name), property) and not name.startswith("__"):
            problems += [f"{name}: {lie}" for node in nodes for lie in lies(node, getattr(Tensor, name), method=True)]
    assert not problems


def test_stubs_have_every_method() -> None:
    said = {"__class__"}
    for file in ("generated/tensor_ops.pyi", "runtime/methods/bound_methods.pyi"):
        for node in ast.parse((ROOT / file).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                said |= definitions(node.body).keys()
    own = {node.name for node in ast.walk(ast.parse((ROOT / "runtime/core/tape/tensor.py").read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)}
    own.add("size")  # a descriptor, which can be called
    attached = {name for name in vars(Tensor) if not name.startswith("_")}
    data = {name for name in attached if not callable(inspect.getattr_static(Tensor, name)) and not isinstance(inspect.getattr_static(Tensor, name), property)}
    assert not attached - said - own - data
