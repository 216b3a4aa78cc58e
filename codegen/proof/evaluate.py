"""Expression trees -> numbers: a spec's formulas interpreted over NumPy arrays, with nothing generated or built."""

from __future__ import annotations

import importlib.util
import math
import operator
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ..model.expr import Call, Const, Expr, Host, IfExp, Item, KernelCall, Name, Prim, Seq
from ..model.op import Op, split_target
from ..model.primitives import PRIMITIVES, OwnC
from ..plan.kernels import Kernel
from ..read.reader import bounded_power
from .reference import value_of

OPERATORS: dict[str, Callable[..., Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "//": operator.floordiv, "%": operator.mod,
    "**": bounded_power, "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "neg": operator.neg, "is None": lambda x: x is None, "is not None": lambda x: x is not None, "not": operator.not_,
    "negated": lambda x: tuple(-i for i in x), "conj": lambda x: x.conjugate(), "len": len, "min": min, "max": max, "abs": abs,
    "in": lambda x, y: x in y, "not in": lambda x, y: x not in y, "[]": lambda x, i: x[i], "[:]": lambda x, a, b: x[a:b],
    "has_zero": lambda x: not np.all(x),
}  # fmt: skip


@cache
def load_arrays(folder: Path) -> ModuleType:
    """The package of array functions, imported by its path: it knows nothing of the package that it belongs to."""
    name = "specgrad_array_functions"
    spec = importlib.util.spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])
    assert spec and spec.loader
    package = importlib.util.module_from_spec(spec)
    sys.modules[name] = package
    spec.loader.exec_module(package)
    return package


@cache
def library_module(name: str, file: Path) -> ModuleType:
    """A module of a library's array functions. Its package is not run: that imports what is generated, which may not be there yet."""
    if name in sys.modules:
        return sys.modules[name]
    before = set(sys.modules)
    parent, folder = name, file.parent if file.name == "__init__.py" else file
    while "." in parent:
        parent, folder = parent.rpartition(".")[0], folder.parent
        if parent not in sys.modules:
            sys.modules[parent] = ModuleType(parent)
            sys.modules[parent].__path__ = [str(folder)]
    try:
        spec = importlib.util.spec_from_file_location(name, file, submodule_search_locations=[str(file.parent)] if file.name == "__init__.py" else None)
        assert spec and spec.loader
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    finally:
        top = name.partition(".")[0]
        for other in set(sys.modules) - before:
            if other == top or other.startswith(top + "."):
                del sys.modules[other]  # the package as a whole is for those who import it


class Scope(dict[str, Any]):
    """Values by name, in which some expressions are computed once, however many larger ones they are tried in.

    Args:
        values: by name.
        lasting: the values of these expressions by their identities, None of those that nobody has asked for yet; the expressions live as long.
    """

    def __init__(self, values: dict[str, Any], lasting: dict[int, tuple[Any] | None]):
        super().__init__(values)
        self.lasting = lasting


class Evaluator:
    """Interprets formulas of one spec."""

    arrays: ModuleType
    kernels: dict[str, Kernel]
    ops: dict[str, Op]

    def __init__(self, ops: dict[str, Op], arrays: ModuleType, kernels: dict[str, Kernel] | None = None, modules: dict[str, Path] | None = None):
        self.ops, self.arrays, self.kernels = ops, arrays, kernels or {}
        self.arities: dict[str, int] = {name: len(op.signature.params) for name, op in ops.items()}
        self.files: dict[str, Path] = modules or {}  # of a library's own functions
        self.deadline: float = math.inf
        self.modules: dict[str, ModuleType] = {}
        self.primitives: dict[str, Callable[..., Any]] = {}
        kinds: tuple[type[Expr], ...] = (Name, Const, Seq, IfExp, Item, Call, Prim, KernelCall, Host)
        self.interpreters: dict[type[Expr], Callable[[Any, dict[str, Any]], Any]] = {k: getattr(self, f"on_{k.__name__}") for k in kinds}

    def module(self, name: str) -> ModuleType:
        if name not in self.modules:
            self.modules[name] = importlib.import_module(f"{self.arrays.__name__}.{name}")
        return self.modules[name]

    # ---- ops

    def call(self, op: Op, args: list[Any]) -> Any:
        """The value of an op on arrays and plain values."""
        if time.thread_time() > self.deadline:
            raise TimeoutError("it takes too long to compute")
        if op.kind == "call":
            return self.function(op.target)(*args)
        env = dict(zip((p.name for p in op.signature.params), args))
        if op.body is None:
            shape = np.broadcast_shapes(*(np.shape(env[p.name]) for p in op.tensors))
            return tuple(np.broadcast_to(self.value(body, env), shape) for body in op.bodies)
        return self.rows(op.body, env, env) if op.rowwise else np.asarray(self.value(op.body, env))

    def function(self, target: str) -> Callable[..., Any]:
        """A handwritten function on arrays."""
        name, function = split_target(target)
        module = library_module(name, self.files[name]) if ":" in target else self.module(name)
        return getattr(module, function)

    def rows(self, body: Expr, env: dict[str, Any], options: dict[str, Any]) -> Any:
        """A scalar expression that runs along a dimension: moved to the end and back."""
        dim = options["dim"]
        arrays = {k: v for k, v in env.items() if isinstance(v, np.ndarray)}
        ndim = max(a.ndim for a in arrays.values())
        if ndim == 0:
            return self.rows(body, {k: v.reshape(1) if k in arrays else v for k, v in env.items()}, options | {"dim": 0}).reshape(())
        moved = {k: np.moveaxis(v, dim, -1) if k in arrays and v.ndim == ndim else v for k, v in env.items()}
        result = np.asarray(self.value(body, moved))
        if result.shape[-1:] == (1,) and options.get("keepdim") is False:
            return result[..., 0]
        return np.moveaxis(result, -1, dim)

    # ---- expressions

    def allow(self, seconds: float) -> None:
        """How long what is computed next may take."""
        self.deadline = time.thread_time() + seconds

    def value(self, expr: Expr, env: dict[str, Any]) -> Any:
        if type(env) is Scope and id(expr) in env.lasting:
            found = env.lasting[id(expr)]
            if found is None:
                found = env.lasting[id(expr)] = (self.interpreters[type(expr)](expr, env),)
            return found[0]
        return self.interpreters[type(expr)](expr, env)

    def on_Name(self, expr: Name, env: dict[str, Any]) -> Any:
        return env[expr.name]

    def on_Const(self, expr: Const, env: dict[str, Any]) -> Any:
        return expr.value

    def on_Seq(self, expr: Seq, env: dict[str, Any]) -> Any:
        return [self.value(i, env) for i in expr.items]

    def on_IfExp(self, expr: IfExp, env: dict[str, Any]) -> Any:
        return self.value(expr.then if self.value(expr.condition, env) else expr.otherwise, env)

    def on_Item(self, expr: Item, env: dict[str, Any]) -> Any:
        return self.value(expr.of, env)[expr.index]

    def on_Call(self, expr: Call, env: dict[str, Any]) -> Any:
        return self.call(self.ops[expr.op], [self.value(a, env) for a in expr.args])

    def on_Prim(self, expr: Prim, env: dict[str, Any]) -> Any:
        if expr.fn == "row_count":
            return float(next(v for v in env.values() if isinstance(v, np.ndarray) and v.ndim).shape[-1])
        args = [self.value(a, env) for a in expr.args]
        return self.own(expr.primitive.own, args) if expr.primitive.own else self.primitive(expr.fn)(*args)

    def own(self, own: OwnC, args: list[Any]) -> Any:
        """What C of an op's own would give, by its expression in NumPy."""
        if own.call:
            module, _, function = own.call.rpartition(".")
            return getattr(self.module(module), function)(*args)
        return value_of(own.numpy, dict(zip(own.params, args)))

    def primitive(self, fn: str) -> Callable[..., Any]:
        if fn not in self.primitives:
            package, _, name = PRIMITIVES[fn].numpy.partition(".")
            self.primitives[fn] = getattr(np if package == "np" else self.module("pointwise"), name)
        return self.primitives[fn]

    def on_KernelCall(self, expr: KernelCall, env: dict[str, Any]) -> Any:
        kernel = self.kernels[expr.kernel]
        operands = dict(zip((o.name for o in kernel.operands), (self.value(a, env) for a in expr.args)))
        given = tuple(self.rows(r, operands, env) if kernel.row else np.asarray(self.value(r, operands)) for r in kernel.results)
        return given[0] if len(given) == 1 else given

    def on_Host(self, expr: Host, env: dict[str, Any]) -> Any:
        fn = expr.fn
        if fn in ("and", "or"):  # what stands behind may rest on what stands before
            for part in expr.args:
                value = self.value(part, env)
                if bool(value) is (fn == "or"):
                    return value
            return value
        args = [self.value(a, env) for a in expr.args]
        if fn in OPERATORS:
            return OPERATORS[fn](*args)
        if fn.startswith("math."):
            return getattr(math, fn[5:])(*args)
        if fn == "count":
            return self.module("base.tools").count(*args)
        return self.fact(fn, *args)

    def fact(self, fn: str, tensor: Any, dim: int = 0) -> Any:
        if fn == "layout":
            return self.module("base.tools").layout_of(tensor)
        if fn in ("shapes", "dtypes"):
            return [getattr(t, fn[:-1]) for t in tensor]
        if fn == "size":
            return np.shape(tensor)[dim]
        if fn == "is_complex":
            return np.iscomplexobj(tensor)
        return getattr(np.asarray(tensor), {"dim": "ndim", "numel": "size"}.get(fn, fn))
