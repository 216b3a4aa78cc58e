"""Trees of formulas -> values: foreign formulas, and the meanings that this project states for the functions that they call.

A name that a formula calls is a meaning of the table, a function of `functions`, or an op of this project's spec. There is nothing
else to call: what is not among these makes the formula inexpressible.
"""

from __future__ import annotations

import ast
import math
import operator
import time
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from ..model.op import Op, Spec
from ..proof.evaluate import Evaluator
from . import functions
from .table import Meaning, Table

_LARGEST = 10**6  # a number or a product of sizes that a call is given: what a formula says of larger tensors, it says of small ones
_MOST_CALLS = 60  # of one meaning by another by another ...
_OPERATORS: dict[type, Callable[..., Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Mod: operator.mod, ast.FloorDiv: operator.floordiv,
    ast.MatMult: operator.matmul, ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor, ast.Eq: operator.eq,
    ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge, ast.Is: operator.is_,
    ast.IsNot: operator.is_not, ast.In: lambda a, b: a in b, ast.NotIn: lambda a, b: a not in b, ast.USub: operator.neg, ast.Invert: operator.invert,
}  # fmt: skip
ENGINE_OPTIONS = {"recording", "accurate"}  # whether the backward pass is recorded, in PyTorch; whether the highest accuracy is asked for, in JAX
CONSTANTS: dict[str, float | bool] = {
    "pi": np.pi, "inf": np.inf, "nan": np.nan, "ln2": float(np.log(2)), "sqrt2": float(np.sqrt(2)),
    "recording": True, "accurate": False, "retain_variables": True,
}  # fmt: skip
_ATTRIBUTES = ("shape", "ndim", "size", "dtype", "real", "imag", "T")


class Unknown(Exception):
    """A formula asks for what has no meaning here; says which name."""


_QUESTIONS = {"isnan", "isinf", "isfinite", "isposinf", "isneginf"}


class Interpreter:
    """Computes formulas, with the ops of a spec and a table of meanings."""

    evaluator: Evaluator
    table: Table

    def __init__(self, spec: Spec, evaluator: Evaluator, table: Table, whole_division: bool = True):
        self.evaluator, self.table = evaluator, table
        self.ops: dict[str, list[Op]] = {}
        for op in spec:
            if op.kind != "compose" and op.signature.base not in ("copy_", "fill_", "zero_"):
                name = op.signature.public_name
                self.ops.setdefault(name.rpartition(".")[2] if name.startswith("nn.") else name.replace(".", "_"), []).append(op)
        self.depth: int = 0
        self.deadline: float = np.inf
        self.whole_division = whole_division  # whether two whole numbers give a whole one, as in C++
        self.sides: dict[str, set[bool]] = {}  # which outcomes the conditions of foreign formulas had

    def allow(self, seconds: float) -> None:
        """How long what is computed next may take."""
        self.deadline = time.thread_time() + seconds
        self.evaluator.allow(seconds)

    # ---- what there is to call

    def operands(self, name: str) -> list[str]:
        """The names of the tensors of what is known under a name; none if it is not known."""
        if name in self.table.meanings:
            return [n for n, _ in self.table.meanings[name].params]
        return [p.name for p in self.ops[name][0].tensors] if name in self.ops else []

    def knows(self, name: str) -> bool:
        return name in self.table.meanings or name in functions.NAMED or name in functions.METHODS or name in self.ops

    def unknown(self, names: Iterable[str]) -> list[str]:
        """Those of the names that have no meaning here, nor one in what they call."""
        return sorted(name for name in names if not self.knows(name))

    def call(self, name: str, args: list[Any], named: dict[str, Any] | None = None) -> Any:
        if time.thread_time() > self.deadline:
            raise TimeoutError("it takes too long to compute")
        if any(_size(a) > _LARGEST for a in args):
            raise Unknown(f"{name} with sizes beyond {_LARGEST:,}")
        if name in self.table.meanings:
            return self.meaning(self.table.meanings[name], args, named or {})
        if name in functions.METHODS and args:
            return functions.METHODS[name](*args)
        if name in functions.NAMED:
            function = functions.NAMED[name]
            return function(*([self.call] if name in functions.CALLING else []), *args, **(named or {}))
        for op in self.ops.get(name, ()):
            found = bound(op, args, named or {})
            if found is not None:
                return self.op(op, found)
        raise Unknown(name if name not in self.ops else f"{name} with these arguments")

    def op(self, op: Op, args: list[Any]) -> Any:
        if "c" not in op.classes and any(isinstance(a, np.ndarray) and np.iscomplexobj(a) for a in args):
            raise TypeError(f"{op.name} takes no complex numbers")
        value = self.evaluator.call(op, [a.copy() if isinstance(a, np.ndarray) and p.type.writes else a for a, p in zip(args, op.signature.params)])
        return np.asarray(value) if isinstance(value, np.generic) else value

    def meaning(self, meaning: Meaning, args: list[Any], named: dict[str, Any]) -> Any:
        self.depth += 1
        try:
            if self.depth > _MOST_CALLS:
                raise Unknown(f"{meaning.name}, which calls itself without end")
            env = meaning.bind(args, named)
            for name, tree in meaning.parts:
                env[name] = self.value(tree, env, trusted=True)
            return self.value(meaning.result, env, trusted=True)
        finally:
            self.depth -= 1

    # ---- expressions

    def value(self, node: ast.AST, env: dict[str, Any], trusted: bool = False) -> Any:
        """The value of a tree; only a trusted one, of the table, has NumPy's functions and the attributes of arrays."""

        def of(part: ast.AST) -> Any:
            return self.value(part, env, trusted)

        match node:
            case ast.Constant(value=value):
                return value
            case ast.Name(id=name):
                if name in env:
                    return env[name]
                if name in CONSTANTS:
                    return CONSTANTS[name]
                raise Unknown(name)
            case ast.Tuple(elts=items) | ast.List(elts=items):
                return [of(i) for i in items]
            case ast.IfExp(test=test, body=body, orelse=otherwise):
                taken = _truth(of(test))
                if not trusted and not _asks_the_engine(test):
                    self.sides.setdefault(ast.unparse(test), set()).add(taken)
                return of(body if taken else otherwise)
            case ast.BoolOp(op=op, values=parts):
                for part in parts:
                    value = of(part)
                    if _truth(value) is isinstance(op, ast.Or):
                        return value
                return value
            case ast.UnaryOp(op=op, operand=operand):
                value = of(operand)
                if isinstance(op, ast.Not) and isinstance(value, np.ndarray) and value.dtype == bool:
                    return np.logical_not(value)
                return not _truth(value) if isinstance(op, ast.Not) else _array(_OPERATORS[type(op)](value))
            case ast.BinOp(left=left, op=op, right=right):
                return _binary(op, of(left), of(right), whole=self.whole_division and not trusted)
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                value = _array(_OPERATORS[type(op)](of(left), of(right)))
                if not trusted and isinstance(value, np.ndarray) and isinstance(op, (ast.Lt, ast.LtE, ast.Gt, ast.GtE)):
                    self.sides.setdefault(ast.unparse(node), set()).update(map(bool, np.unique(value)))
                return value
            case ast.Subscript(value=base, slice=ast.Slice(lower=low, upper=high, step=step)) if trusted:
                return of(base)[slice(*(of(s) if s else None for s in (low, high, step)))]
            case ast.Subscript(value=base, slice=index):
                value, at = of(base), of(index)
                if not isinstance(value, (list, tuple)) or not isinstance(at, int):
                    raise Unknown("an index of what is no list")
                return value[at]
            case ast.Attribute(value=base, attr=name):
                if trusted and isinstance(base, ast.Name) and base.id in ("np", "special"):
                    return functions.library(f"{base.id}.{name}")
                if name == "shape" or (trusted and name in _ATTRIBUTES):
                    return getattr(np.asarray(of(base)), name)
                raise Unknown(f".{name}")
            case ast.Lambda(args=parameters, body=body) if len(parameters.args) == 1:
                argument = parameters.args[0].arg
                return lambda x: self.value(body, {**env, argument: x}, trusted)
            case ast.Call(func=ast.Attribute(value=base, attr=name), args=args, keywords=keywords):
                if trusted and isinstance(base, ast.Name) and base.id in ("np", "special"):
                    return functions.library(f"{base.id}.{name}")(*map(of, args), **{str(k.arg): of(k.value) for k in keywords})
                if trusted and isinstance(base, ast.Attribute) and isinstance(base.value, ast.Name) and base.value.id == "np":
                    return functions.library(f"np.{base.attr}.{name}")(*map(of, args), **{str(k.arg): of(k.value) for k in keywords})
                return self.noted(node, name, self.call(name, [of(base), *map(of, args)], {str(k.arg): of(k.value) for k in keywords}), trusted)
            case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords):
                return self.noted(node, name, self.call(name, [of(a) for a in args], {str(k.arg): of(k.value) for k in keywords}), trusted)
        raise Unknown(type(node).__name__)

    def noted(self, node: ast.AST, name: str, value: Any, trusted: bool) -> Any:
        """What a function gave; if it is a question about elements, a condition had these outcomes."""
        if not trusted and name in _QUESTIONS:
            self.sides.setdefault(ast.unparse(node), set()).update(map(bool, np.unique(value)))
        return value


def _asks_the_engine(test: ast.AST) -> bool:
    """Whether a condition is about what the engine does, not about the arguments: both branches of it are tried, or one cannot occur here."""
    names = {n.id for n in ast.walk(test) if isinstance(n, ast.Name)}
    return bool(names & (ENGINE_OPTIONS | {"retain_variables", "grad", "grads"}))


def _size(value: Any) -> float:
    """What an argument may make a function allocate."""
    if isinstance(value, (list, tuple)) and value and all(isinstance(v, int) for v in value):
        return math.prod(max(1, abs(v)) for v in value)
    return abs(value) if isinstance(value, int) else 0


def _truth(value: Any) -> bool:
    if isinstance(value, np.ndarray) and value.ndim:
        raise Unknown("a condition on a whole tensor")
    return bool(value)


def _array(value: Any) -> Any:
    """NumPy's own scalars as arrays, which they are in PyTorch; conditions on numbers stay what they are."""
    return np.asarray(value) if isinstance(value, np.generic) else value


def _binary(op: ast.operator, a: Any, b: Any, whole: bool) -> Any:
    """The value of an operator; `whole` is C++'s division, which gives a whole number for two of them."""
    if a is None or b is None:
        raise Unknown("arithmetic with a tensor that is not defined")
    if not all(isinstance(x, (np.ndarray, np.generic, int, float, complex, list)) for x in (a, b)):
        raise Unknown(f"arithmetic with {type(a).__name__} and {type(b).__name__}")
    if isinstance(op, ast.Div):
        return a // b if whole and isinstance(a, int) and isinstance(b, int) and b and not isinstance(a, bool) else _array(np.true_divide(a, b))
    if isinstance(op, ast.Pow):
        return _array(np.power(a, b))
    if isinstance(a, list) or isinstance(b, list):
        if isinstance(op, ast.Add) and isinstance(a, list) and isinstance(b, list):
            return a + b
        raise Unknown("arithmetic with a list")
    return _array(_OPERATORS[type(op)](a, b))


def bound(op: Op, args: list[Any], named: dict[str, Any]) -> list[Any] | None:
    """The arguments of a call in the order of an op's parameters; None if they do not fit."""
    params = op.signature.params
    if len(args) > len(params) or named.keys() - {p.name for p in params}:
        return None
    values = []
    for number, param in enumerate(params):
        if number < len(args):
            value = args[number]
        elif param.name in named:
            value = named[param.name]
        elif param.has_default:
            value = param.default
        elif param.type.optional:
            value = None
        else:
            return None
        type_ = param.type
        if type_.is_list and isinstance(value, int) and type_.base == "int":
            value = (value,)
        if type_.is_list and isinstance(value, list) and type_.base != "Tensor":
            value = tuple(value)
        if not _fits(value, type_, op.elementwise):
            return None
        values.append(value)
    return values


def _fits(value: Any, type_: Any, elementwise: bool) -> bool:
    if value is None:
        return bool(type_.optional) or type_.base == "Any"
    if type_.is_list:
        return isinstance(value, (list, tuple))
    match type_.base:
        case "Tensor":
            return isinstance(value, np.ndarray) or (elementwise and isinstance(value, (int, float, complex)))
        case "int":
            return isinstance(value, (int, np.integer)) and not isinstance(value, bool)
        case "Scalar" | "float":
            return isinstance(value, (int, float, complex)) or (isinstance(value, np.ndarray) and value.ndim == 0)
        case "bool":
            return isinstance(value, (bool, np.bool_, int))
        case "str":
            return isinstance(value, str)
    return True
