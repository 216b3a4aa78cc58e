"""The `reference:` of an entry: the op's results by functions of NumPy and SciPy that this project has not written.

An op whose forward and gradient are wrong together gives derivatives that agree with its own differences. A reference is a second
opinion on the values: an expression of the op's parameters and of the functions that are listed here. It is data as all of a
spec is: Python's parser reads it, each node is looked up, and a name that is not in the list is a mistake.
"""

from __future__ import annotations

import ast
import importlib.util
import operator
import warnings
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, reduce
from typing import Any

import numpy as np

from .problems import Location, Mistake, suggestion
from .reader import Reader
from .signature import Signature
from .source import Text

_NUMPY = (
    "abs", "absolute", "add", "subtract", "multiply", "divide", "floor_divide", "remainder", "fmod", "negative", "reciprocal", "square", "power",
    "float_power", "sqrt", "sign", "conjugate", "real", "imag", "angle", "sin", "cos", "tan", "arcsin", "arccos", "arctan", "arctan2", "sinh", "cosh",
    "tanh", "arcsinh", "arccosh", "arctanh", "hypot", "sinc", "deg2rad", "rad2deg", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "logaddexp",
    "logaddexp2", "maximum", "minimum", "fmax", "fmin", "clip", "copysign", "nextafter", "signbit", "heaviside", "floor", "ceil", "trunc", "rint",
    "round", "isnan", "isinf", "isfinite", "isposinf", "isneginf", "nan_to_num", "where", "equal", "not_equal", "less", "less_equal", "greater",
    "greater_equal", "logical_and", "logical_or", "logical_xor", "logical_not", "bitwise_and", "bitwise_or", "bitwise_xor", "invert", "left_shift",
    "right_shift", "isclose", "allclose", "array_equal", "sum", "mean", "prod", "cumsum", "cumprod", "nansum", "nanmean", "var", "std", "max", "min",
    "argmax", "argmin", "all", "any", "count_nonzero", "sort", "argsort", "median", "partition", "matmul", "dot", "vdot", "outer", "inner", "tensordot",
    "trace", "kron", "einsum", "linalg.norm", "reshape", "ravel", "transpose", "swapaxes", "moveaxis", "broadcast_to", "squeeze", "expand_dims", "take",
    "take_along_axis", "diagonal", "diag", "diagflat", "tril", "triu", "concatenate", "stack", "hstack", "vstack", "dstack", "column_stack", "split",
    "array_split", "roll", "flip", "fliplr", "flipud", "rot90", "tile", "repeat", "pad", "nonzero", "argwhere", "extract", "zeros", "ones", "eye",
    "zeros_like", "ones_like", "full_like", "asarray", "astype", "shape", "ndim", "size", "maximum.accumulate", "minimum.accumulate", "add.reduce",
    "lib.stride_tricks.sliding_window_view", "int64", "float64", "complex128", "bool",
)  # fmt: skip
_SPECIAL = (
    "erf", "erfc", "erfinv", "gammaln", "digamma", "polygamma", "ndtr", "expit", "log_expit", "logit", "xlogy", "xlog1py", "entr", "logsumexp", "softmax",
    "log_softmax",
)  # fmt: skip
_CONSTANTS = {"np.pi": np.pi, "np.inf": np.inf, "np.nan": np.nan}
NAMES = (*(f"np.{name}" for name in _NUMPY), *(f"special.{name}" for name in _SPECIAL), *_CONSTANTS)
_ATTRIBUTES = ("shape", "ndim", "size", "dtype", "real", "imag", "T")
_OPERATORS: dict[type, Callable[..., Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv, ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod, ast.Pow: operator.pow, ast.MatMult: operator.matmul, ast.BitAnd: operator.and_, ast.BitOr: operator.or_,
    ast.BitXor: operator.xor, ast.USub: operator.neg, ast.UAdd: operator.pos, ast.Not: operator.not_, ast.Invert: operator.invert,
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge,
    ast.Is: operator.is_, ast.IsNot: operator.is_not, ast.In: lambda a, b: a in b, ast.NotIn: lambda a, b: a not in b,
}  # fmt: skip
_LARGEST = 10**6  # an integer in a reference; and what one of its sizes can be
RELATIVE = 1e-9  # how far two ways to compute a number may lie apart
SMALL = 1e-3  # of the largest number of a result: what is smaller is compared as if it were so large, but for ops of single elements
TINY = 1e-15


@dataclass(frozen=True)
class Reference:
    """A second opinion on the results of an op."""

    text: str
    location: Location
    tree: ast.expr = field(repr=False, compare=False)

    @property
    def computable(self) -> bool:
        """Whether what it calls is installed."""
        return has_scipy() or not any(isinstance(n, ast.Attribute) and _dotted(n).startswith("special.") for n in ast.walk(self.tree))

    def results(self, arguments: Mapping[str, Any]) -> list[Any]:
        """What the results should be; None for one of which nothing is said."""
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of empty slices, and the like
            value = _value(self.tree, arguments)
        return list(value) if isinstance(value, (tuple, list)) else [value]


@cache
def has_scipy() -> bool:
    """Whether references can call SciPy's functions, which nothing else here needs."""
    return importlib.util.find_spec("scipy") is not None


def not_compared(references: Iterable[Reference | None]) -> str:
    """Says how many references cannot be computed; empty if all can."""
    number = sum(reference is not None and not reference.computable for reference in references)
    return f"{number} references were not computed: they need scipy (pip install scipy)" if number else ""


def read_reference(text: Text, signature: Signature) -> Reference:
    """The reference of an entry; raises `Mistake` for whatever has no place in one."""
    reader = _ReferenceReader(text, f"the reference of {signature.name}", {p.name: str(p.type) for p in signature.params})
    return Reference(text.value, text.at(), reader.tree())


class _ReferenceReader(Reader):
    """Looks up each node of a reference; what is found is kept as Python's own tree."""

    def tree(self) -> ast.expr:
        if not self.line.strip():
            raise Mistake(self.text.at(), f"{self.what} is empty")
        tree = self.parsed()
        self.check(tree)
        return tree

    def check(self, node: ast.AST) -> None:
        match node:
            case ast.Constant(value=value):
                self.on_Constant(node)
                if isinstance(value, int) and abs(value) > _LARGEST:
                    raise self.mistake(node, f"{value} is too large for {self.what}")
            case ast.Name():
                if node.id not in self.scope:
                    raise self.mistake(node, f"unknown name {node.id!r} in {self.what}{suggestion(node.id, [*self.scope, *NAMES])}")
            case ast.Call():
                name = _dotted(node.func)
                if name not in NAMES or name in _CONSTANTS:
                    raise self.mistake(node, f"{ast.unparse(node.func)!r} is no function that {self.what} may call{suggestion(name, NAMES)}")
                if any(k.arg is None for k in node.keywords):
                    raise self.mistake(node, f"keywords have names in {self.what}")
                self.check_all([*node.args, *(k.value for k in node.keywords)])
            case ast.Attribute():
                if _dotted(node) in NAMES:
                    return
                if node.attr not in _ATTRIBUTES:
                    raise Mistake(self.at_attribute(node), f".{node.attr} has no place in {self.what}{suggestion(node.attr, _ATTRIBUTES)}")
                self.check(node.value)
            case ast.BinOp() | ast.UnaryOp() | ast.BoolOp() | ast.Compare() | ast.IfExp() | ast.Tuple() | ast.List() | ast.Subscript() | ast.Slice():
                if isinstance(node, (ast.BinOp, ast.UnaryOp)) and type(node.op) not in _OPERATORS:
                    raise self.mistake(node, f"this operator has no place in {self.what}")
                self.check_all([child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)])
            case _:
                raise self.foreign(node)

    def check_all(self, nodes: list[ast.expr]) -> None:
        for node in nodes:
            self.check(node)


def _dotted(node: ast.AST) -> str:
    """np.linalg.norm, as a text; "" for what is no dotted name."""
    if isinstance(node, ast.Name):
        return node.id
    owner = _dotted(node.value) if isinstance(node, ast.Attribute) else ""
    return f"{owner}.{node.attr}" if owner and isinstance(node, ast.Attribute) else ""


@cache
def _function(name: str) -> Any:
    """One of NAMES."""
    if name in _CONSTANTS:
        return _CONSTANTS[name]
    package, _, path = name.partition(".")
    if package == "special":
        import scipy.special  # type: ignore[import-untyped,unused-ignore]

        return getattr(scipy.special, path)
    return reduce(getattr, path.split("."), np)


def _value(node: ast.AST | None, env: Mapping[str, Any]) -> Any:
    match node:
        case None:
            return None
        case ast.Constant(value=value):
            return value
        case ast.Name(id=name):
            return env[name]
        case ast.Tuple(elts=items) | ast.List(elts=items):
            return tuple(_value(i, env) for i in items)
        case ast.BinOp(left=left, op=op, right=right):
            return _binary(op, _value(left, env), _value(right, env))
        case ast.UnaryOp(op=op, operand=operand):
            return _OPERATORS[type(op)](_value(operand, env))
        case ast.BoolOp(op=op, values=parts):
            for part in parts:
                value = _value(part, env)
                if bool(value) is isinstance(op, ast.Or):
                    return value
            return value
        case ast.Compare(left=left, ops=ops, comparators=others):
            values = [_value(left, env), *(_value(o, env) for o in others)]
            return reduce(operator.and_, (_OPERATORS[type(op)](a, b) for op, a, b in zip(ops, values, values[1:])))
        case ast.IfExp(test=test, body=body, orelse=otherwise):
            return _value(body if _value(test, env) else otherwise, env)
        case ast.Subscript(value=of, slice=index):
            return _value(of, env)[_value(index, env)]
        case ast.Slice(lower=lower, upper=upper, step=step):
            return slice(_value(lower, env), _value(upper, env), _value(step, env))
        case ast.Call(func=function, args=args, keywords=keywords):
            return _function(_dotted(function))(*(_value(a, env) for a in args), **{str(k.arg): _value(k.value, env) for k in keywords})
        case ast.Attribute(value=of, attr=name):
            return _function(_dotted(node)) if _dotted(node) in NAMES else getattr(np.asarray(_value(of, env)), name)
    raise AssertionError(ast.dump(node) if node else "")


def _binary(op: ast.operator, a: Any, b: Any) -> Any:
    if isinstance(op, (ast.Pow, ast.Mult)) and not any(isinstance(x, (np.ndarray, np.generic, float, complex)) for x in (a, b)):
        if not (isinstance(a, int) and isinstance(b, int)) or (isinstance(op, ast.Pow) and not 0 <= b <= 64) or abs(a) > _LARGEST:
            raise ValueError("a reference multiplies small integers, or arrays")
    return _OPERATORS[type(op)](a, b)


def disagreement(found: list[Any], expected: list[Any], elementwise: bool, dtypes: bool = True) -> str:
    """What is wrong with the results of an op, in the words of its reference; "" if nothing is."""
    if len(found) != len(expected):
        return f"there are {len(found)} results, of which the reference has {len(expected)}"
    for number, (f, e) in enumerate(zip(found, expected)):
        if e is not None and (told := _differ(np.asarray(f), np.asarray(e), elementwise, dtypes)):
            return told if len(found) == 1 else f"result {number}: {told}"
    return ""


def _differ(found: Any, expected: Any, elementwise: bool, dtypes: bool) -> str:
    if found.shape != expected.shape:
        return f"the shape is {list(found.shape)}, the reference's {list(expected.shape)}"
    exact = not np.issubdtype(expected.dtype, np.inexact)
    alike = found.dtype == expected.dtype if exact else np.issubdtype(found.dtype, np.complexfloating if np.iscomplexobj(expected) else np.floating)
    if dtypes and not alike:
        return f"the dtype is {found.dtype}, the reference's {expected.dtype}"
    with np.errstate(all="ignore"):
        wrong = found != expected
        if not exact:
            size = np.abs(expected)
            scale = 0.0 if elementwise else SMALL * float(np.max(size, where=np.isfinite(size), initial=0.0))
            near = np.abs(found - expected) <= RELATIVE * np.maximum(size, scale) + TINY
            wrong = wrong & ~(np.isfinite(size) & near) & ~(np.isnan(found) & np.isnan(expected))
    if not wrong.any():
        return ""
    at = tuple(int(i) for i in np.argwhere(wrong)[0])
    return f"{found[at]!s} in the place of {expected[at]!s}{f' at {list(at)}' if at else ''}, and {int(wrong.sum())} of {wrong.size} in all"
