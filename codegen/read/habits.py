"""What other languages and frameworks write, and what a spec writes instead."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence

MODULES = frozenset(("np", "numpy", "torch", "math", "cmath", "scipy", "jnp", "jax", "tf", "tensorflow", "F", "nn", "at", "std"))

_CHARACTERS = {
    "−": "-", "–": "-", "—": "-", "×": "*", "·": "*", "⋅": "*", "∗": "*", "÷": "/", "²": "** 2", "³": "** 3", "√": "sqrt(...)", "π": "pi", "∞": "inf",
    "≤": "<=", "≥": ">=", "≠": "!=", "∧": "&", "∨": "|", "¬": "~", "‘": "'", "’": "'", "“": '"', "”": '"',
}  # fmt: skip

_SYNTAX = (
    (r"&&", "'&&' is written '&' between elements or tensors, with each comparison in parentheses, and 'and' between conditions on numbers"),
    (r"\|\|", "'||' is written '|' between elements or tensors, with each comparison in parentheses, and 'or' between conditions on numbers"),
    (r"\?", "a choice is written where(condition, a, b), or 'a if condition else b' where the condition is on numbers"),
    (r"!(?!=)", "'!' is written '~' before elements or tensors, and 'not' before a condition on numbers"),
    (r"::", "functions are called by their names alone, without a namespace"),
    (r"^\s*return\b", "a formula is one expression, without 'return'"),
    (r"(?<![=<>!*/+-])=(?!=)", "a formula is one expression, without assignments"),
    (r";", "a formula is one expression, without ';'"),
    (r"\d[iI]\b", "an imaginary number is written 1j"),
    (r"\d\s*[A-Za-z_](?<![eEjJxXoObB])|\d\s+\w|\)\s*[\w(]", "a product is written with '*'"),
)

_SIZES = "a forward sees one element at a time: shapes and sizes are for gradient formulas and array functions"
_FUNCTIONS = {
    "arcsin": "asin", "arccos": "acos", "arctan": "atan", "arctan2": "atan2", "arcsinh": "asinh", "arccosh": "acosh", "arctanh": "atanh",
    "ln": "log", "power": "pow", "fabs": "abs", "absolute": "abs", "sqr": "square", "tgamma": "lgamma", "gammaln": "lgamma", "psi": "digamma",
    "conjugate": "conj", "cbrt": "pow(x, 1 / 3)", "mod": "remainder", "select": "where", "iif": "where", "ifelse": "where", "negative": "neg",
    "max": "maximum", "min": "minimum", "fmaximum": "maximum", "relu": "maximum(x, 0)", "logistic": "sigmoid", "dot": "mm", "inverse": "linalg.inv",
    "matmul": "mm", "sum": "row_sum", "mean": "row_sum(x) / row_count()", "amax": "row_max", "amin": "row_min",
}  # fmt: skip
_FEW = {
    "max": "of two it is maximum(x, y), along a row row_max(x)",
    "min": "of two it is minimum(x, y), along a row row_min(x)",
    "sum": "along the rows of 'dim' it is row_sum(x)",
    "mean": "along the rows of 'dim' it is row_sum(x) / row_count()",
    **dict.fromkeys(("numel", "size", "shape", "dim", "ndim", "len"), _SIZES),
}
_MANY = {
    "max": "the larger of two tensors is maximum(x, y), the largest along dimensions amax(x, dims)",
    "min": "the smaller of two tensors is minimum(x, y), the smallest along dimensions amin(x, dims)",
    "matmul": "the product of two matrices is mm, of batches of matrices bmm, of a matrix and a vector mv",
}
_NAMES = {
    **dict.fromkeys(("grad_output", "grad_out", "gradOutput", "g", "dy", "dout", "ct", "cotangent", "upstream", "grad_outputs"), "grad"),
    **dict.fromkeys(("output", "out", "ans", "res", "y"), "result"),
    **dict.fromkeys(("input", "x", "a"), "self"),
    **dict.fromkeys(("PI", "M_PI", "Pi"), "pi"),
    **dict.fromkeys(("infinity", "INFINITY", "Inf"), "inf"),
    **dict.fromkeys(("NaN", "NAN"), "nan"),
    **dict.fromkeys(("e", "E", "M_E"), "exp(1)"),
}

_FORWARD_KEYS = ("formula", "compute", "body", "impl", "expr", "expression", "value", "function", "f", "dispatch")
_GRADIENT_KEYS = ("backward", "gradient", "gradients", "grad", "grads", "derivative", "derivatives", "vjp", "adjoint", "pullback")
_TANGENT_KEYS = ("jvp", "tangent", "tangents", "pushforward", "forward_mode", "frule")
_KEYS = {
    # found: (the key that is meant, what stands under it)
    **dict.fromkeys(("func", "op", "signature", "schema", "args", "arguments", "inputs", "outputs", "returns", "params"), ("name", "the signature")),
    **dict.fromkeys(("variants", "inplace", "in_place"), ("forms", "which of function, method and in-place form there are")),
    **dict.fromkeys(("doc", "description", "desc", "help", "summary"), ("docs", "what the op does")),
    **dict.fromkeys(("alias", "alternatives"), ("aliases", "other names")),
    **dict.fromkeys(("dtype", "types", "supported_dtypes"), ("dtypes", "which dtypes the op takes")),
    **dict.fromkeys(("tests", "test", "examples", "sample_inputs", "sample"), ("samples", "what the op is tried on")),
    **dict.fromkeys(_FORWARD_KEYS, ("forward", "an expression of one element, which may be 'call' or 'compose' instead,")),
}


def character(found: str) -> str:
    """What to write for a character that formulas do not have."""
    return f"; write {_CHARACTERS[found]}" if found in _CHARACTERS else ""


def syntax(line: str) -> str:
    """What to write for syntax that Python cannot parse; "" if nobody knows."""
    return next((f"; {advice}" for pattern, advice in _SYNTAX if re.search(pattern, line)), "")


def name(found: str, known: Container[str]) -> str:
    """What to write for a name of elsewhere."""
    if found in MODULES:
        return f"; functions are called by their names alone, without '{found}.'"
    ours = _NAMES.get(found, "")
    return f"; write {ours}" if ours and (ours in known or found not in ("y", "x", "a", "g", "input")) else ""


def of_elements(function: str) -> str:
    """What a forward calls for a function that it does not have."""
    return f"; {_FEW[function]}" if function in _FEW else f"; write {_FUNCTIONS[function]}" if function in _FUNCTIONS else ""


def of_tensors(function: str) -> str:
    """What a formula calls for a function that it does not have."""
    return f"; {_MANY[function]}" if function in _MANY else f"; write {_FUNCTIONS[function]}" if function in _FUNCTIONS and function not in _FEW else ""


def key(found: str, tensors: Sequence[str] = ("self",), results: Sequence[str] = ("result",)) -> tuple[str, set[str]]:
    """Where an entry says what another framework says under a key, and which keys are meant."""
    if found in _GRADIENT_KEYS:
        return f"; the gradient of an input stands under its name: '{tensors[0] if tensors else 'self'}: ...'", set(tensors)
    if found in _TANGENT_KEYS:
        return f"; the forward-mode rule of a result stands under its name: '{results[0]}: ...'", set(results)
    if found in _KEYS:
        meant, what = _KEYS[found]
        return f"; {what} stands under {meant!r}", {meant}
    return "", set()
