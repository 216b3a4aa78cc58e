"""The `reference:` of an entry: the op's results by functions of NumPy and SciPy that this project has not written.

An op whose forward and gradient are wrong together gives derivatives that agree with its own differences. A reference is a second
opinion on the values: an expression of the op's parameters and of the functions that are listed here. It is data as all of a
spec is: Python's parser reads it, each node is looked up, and a name that is not in the list is a mistake.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from ..model.op import Reference
from ..model.signature import Signature
from ..problems import Mistake, suggestion
from .reader import Reader
from .source import Text

_NUMPY = (
    "abs", "absolute", "add", "subtract", "multiply", "divide", "floor_divide", "remainder", "fmod", "negative", "reciprocal", "square", "power",
    "float_power", "sqrt", "cbrt",
    "fabs", "sign", "conjugate", "real", "imag", "angle", "sin", "cos", "tan", "arcsin", "arccos", "arctan", "arctan2", "sinh", "cosh",
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
    "fft.fft", "fft.ifft", "fft.rfft", "fft.irfft", "fft.hfft", "fft.ihfft", "fft.fft2", "fft.ifft2", "fft.rfft2", "fft.irfft2", "fft.fftn", "fft.ifftn",
    "fft.rfftn", "fft.irfftn", "fft.fftshift", "fft.ifftshift", "logaddexp.accumulate", "lib.stride_tricks.sliding_window_view",
    "linalg.inv", "linalg.det", "linalg.slogdet", "linalg.solve", "linalg.cholesky", "linalg.qr", "linalg.eigvalsh", "linalg.eigvals", "linalg.eigh",
    "linalg.eig", "linalg.svd", "linalg.pinv", "linalg.matrix_rank", "linalg.cond", "linalg.matrix_power", "linalg.multi_dot", "linalg.tensorinv",
    "linalg.tensorsolve", "linalg.lstsq", "cross", "vander", "diff", "gradient", "trapezoid", "cov", "corrcoef", "quantile", "nanquantile", "nanmedian",
    "nanmax", "nanmin", "nanvar", "nanstd", "unique", "searchsorted", "digitize", "isin", "bincount", "histogram", "histogram_bin_edges", "histogramdd",
    "unravel_index", "ravel_multi_index", "ix_", "meshgrid", "arange", "linspace", "identity", "frexp", "ldexp", "interp", "convolve",
    "correlate", "iscomplexobj", "broadcast_arrays", "atleast_1d", "atleast_2d", "multiply.reduce", "multiply.accumulate", "add.accumulate",
    "maximum.reduce", "minimum.reduce", "logical_and.reduce", "logical_or.reduce",
    "gcd", "lcm", "uint8", "int32", "int64", "float64", "complex128", "bool",
)  # fmt: skip
_SPECIAL = (
    "erf", "erfc", "erfinv", "gammaln", "digamma", "polygamma", "ndtr", "expit", "log_expit", "logit", "xlogy", "xlog1py", "entr", "logsumexp", "softmax",
    "log_softmax", "j0", "j1", "y0", "y1", "i0", "i0e", "i1", "i1e", "k0", "k0e", "k1", "k1e", "airy", "zeta", "gammainc", "gammaincc", "betaln",
    "erfcx", "ndtri", "log_ndtr", "gamma", "loggamma", "multigammaln", "chdtr", "chdtrc", "jv", "yv", "iv", "ive", "kv", "kve", "spherical_jn", "airye",
    "zetac", "eval_chebyt", "eval_chebyu", "eval_sh_chebyt", "eval_sh_chebyu", "eval_legendre", "eval_hermite", "eval_hermitenorm", "eval_laguerre",
    "eval_genlaguerre", "eval_gegenbauer",
)  # fmt: skip
_OF_SEVERAL = {
    **dict.fromkeys(("polygamma", "xlogy", "xlog1py", "zeta", "gammainc", "gammaincc", "betaln", "chdtr", "chdtrc", "multigammaln", "spherical_jn"), 2),
    **dict.fromkeys(("jv", "yv", "iv", "ive", "kv", "kve"), 2),
    **dict.fromkeys((name for name in _SPECIAL if name.startswith("eval_")), 2),
    **dict.fromkeys(("eval_genlaguerre", "eval_gegenbauer"), 3),
}  # arguments, of SciPy's
_OF_ARRAYS = ("logsumexp", "softmax", "log_softmax")  # which are no ufuncs
_DTYPES = ("np.uint8", "np.int32", "np.int64", "np.float64", "np.complex128", "np.bool")
CONSTANTS = {"np.pi": np.pi, "np.inf": np.inf, "np.nan": np.nan}
NAMES = (*(f"np.{name}" for name in _NUMPY), *(f"special.{name}" for name in _SPECIAL), *CONSTANTS)
_ATTRIBUTES = ("shape", "ndim", "size", "dtype", "real", "imag", "T")
OPERATORS: dict[type, Callable[..., Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv, ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod, ast.Pow: operator.pow, ast.MatMult: operator.matmul, ast.BitAnd: operator.and_, ast.BitOr: operator.or_,
    ast.BitXor: operator.xor, ast.USub: operator.neg, ast.UAdd: operator.pos, ast.Not: operator.not_, ast.Invert: operator.invert,
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge,
    ast.Is: operator.is_, ast.IsNot: operator.is_not, ast.In: lambda a, b: a in b, ast.NotIn: lambda a, b: a not in b,
}  # fmt: skip
LARGEST = 10**6  # an integer in a reference; and what one of its sizes can be


def read_reference(text: Text, signature: Signature) -> Reference:
    """The reference of an entry; raises `Mistake` for whatever has no place in one."""
    reader = _ReferenceReader(text, f"the reference of {signature.name}", {p.name: str(p.type) for p in signature.params})
    return Reference(text.value, text.at(), reader.tree())


def read_numpy_expression(text: Text, signature: Signature) -> ast.expr:
    """The `numpy:` of an op with C of its own: in the functions that a reference may call, too."""
    return _NumpyReader(text, f"the 'numpy' of {signature.name}", {p.name: str(p.type) for p in signature.params}).tree()


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
                if isinstance(value, int) and abs(value) > LARGEST:
                    raise self.mistake(node, f"{value} is too large for {self.what}")
            case ast.Name():
                if node.id not in self.scope:
                    raise self.mistake(node, f"unknown name {node.id!r} in {self.what}{_hint(node.id, [*self.scope, *NAMES])}")
            case ast.Call():
                name = dotted(node.func)
                if name not in NAMES or name in CONSTANTS:
                    raise self.mistake(node, f"{ast.unparse(node.func)!r} is no function that {self.what} may call{self.hint(name)}")
                if any(k.arg is None for k in node.keywords):
                    raise self.mistake(node, f"keywords have names in {self.what}")
                self.check_arguments(node, name)
                self.check_all([*node.args, *(k.value for k in node.keywords)])
            case ast.Attribute():
                name = dotted(node)
                if name in CONSTANTS or name in _DTYPES:
                    return
                if name in NAMES:
                    given = ", ".join([*self.scope][: arguments_of(name) or 1])
                    raise self.mistake(node, f"{name!r} is a function, and {self.what} needs its value: {name}({given})")
                if node.attr not in _ATTRIBUTES:
                    raise Mistake(self.at_attribute(node), f".{node.attr} has no place in {self.what}{suggestion(node.attr, _ATTRIBUTES)}")
                self.check(node.value)
            case ast.BinOp() | ast.UnaryOp() | ast.BoolOp() | ast.Compare() | ast.IfExp() | ast.Tuple() | ast.List() | ast.Subscript() | ast.Slice():
                if isinstance(node, (ast.BinOp, ast.UnaryOp)) and type(node.op) not in OPERATORS:
                    raise self.mistake(node, f"this operator has no place in {self.what}")
                self.check_all([child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)])
            case _:
                raise self.foreign(node)

    def check_arguments(self, node: ast.Call, name: str) -> None:
        """A ufunc takes one array more as the one to write into, which must be none of the op's."""
        most = arguments_of(name)
        if not node.args:
            raise self.mistake(node, f"{name}() is called without arguments in {self.what}")
        if most and len(node.args) != most:
            raise self.mistake(node, f"{name} takes {most} argument{'s' * (most > 1)}, and is given {len(node.args)} in {self.what}")
        for keyword in node.keywords:
            if keyword.arg == "out":
                raise self.mistake(node, f"{name} may not write into an array in {self.what}: 'out' has no place there")

    def hint(self, name: str) -> str:
        return _hint(name, NAMES)

    def check_all(self, nodes: list[ast.expr]) -> None:
        for node in nodes:
            self.check(node)


class _NumpyReader(_ReferenceReader):
    """That of an own C's twin, which may be an array function instead."""

    def hint(self, name: str) -> str:
        found = super().hint(name)
        module = name.partition(".")[0]
        if found or name.count(".") != 1 or module in ("math", "numpy", "scipy", *self.scope):
            return found
        return f"; an array function stands alone, without arguments: 'numpy: {name}'"


def _hint(name: str, known: list[str] | tuple[str, ...]) -> str:
    """What is meant by a name: a function that is called as NumPy's and SciPy's users import it, or one that is spelt nearly so."""
    tail = name.rpartition(".")[2]
    same = next((other for other in NAMES if tail and other.endswith(f".{tail}")), "")
    return f"; did you mean {same!r}?" if same else suggestion(name, known)


def arguments_of(name: str) -> int | None:
    """How many arguments a function of single elements takes; None of other functions."""
    package, _, function = name.partition(".")
    if package == "special":
        return None if function in _OF_ARRAYS else _OF_SEVERAL.get(function, 1)
    found = getattr(np, function, None)
    return found.nin if isinstance(found, np.ufunc) else None


def dotted(node: ast.AST) -> str:
    """np.linalg.norm, as a text; "" for what is no dotted name."""
    if isinstance(node, ast.Name):
        return node.id
    owner = dotted(node.value) if isinstance(node, ast.Attribute) else ""
    return f"{owner}.{node.attr}" if owner and isinstance(node, ast.Attribute) else ""
