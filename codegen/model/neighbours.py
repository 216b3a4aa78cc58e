"""Functions that are easily taken for each other: a mutant calls one in the place of the other, a mend the other way round."""

from __future__ import annotations

_FAMILIES = (
    ("sin", "cos"),
    ("sinh", "cosh"),
    ("tan", "tanh"),
    ("exp", "expm1", "exp2"),
    ("log", "log1p", "log2", "log10"),
    ("sqrt", "rsqrt"),
    ("floor", "ceil", "trunc", "round"),
    ("maximum", "minimum"),
    ("amax", "amin"),
    ("sgn", "abs"),
    ("sigmoid", "tanh"),
    ("digamma", "lgamma"),
    ("erf", "erfc"),
    ("sum", "mean"),
    ("tril", "triu"),
    ("cumsum", "_cumprod"),
    ("index_add", "index_copy"),
    ("scatter_add", "scatter"),
    ("gather", "index_select"),
    ("_ones", "_zeros"),
    ("isnan", "isfinite"),
    ("square", "sqrt"),
    ("_split_like", "unbind"),
    ("_as_strided_like", "_as_strided_backward"),
    ("_selected", "_put_selected"),
    ("_magnitude", "sgn"),
    ("real", "imag"),
    ("_embedding", "_embedding_transposed"),
    ("mm", "bmm"),
    ("_unroll", "roll"),
    ("_unpermute", "permute"),
    ("_part", "_corner"),
)

NEIGHBOURS: dict[str, tuple[str, ...]] = {}
for _family in _FAMILIES:
    for _name in _family:
        NEIGHBOURS[_name] = NEIGHBOURS.get(_name, ()) + tuple(n for n in _family if n != _name)

# Functions whose loss is a kind of mistake of its own.
CONJUGATES = ("conj", "_real_part", "real", "imag")
TRANSPOSES = ("_mH", "t", "transpose", "permute", "_unpermute", "flip", "unsqueeze", "mT", "mH", "roll", "_unroll")
REDUCTIONS = ("sum", "mean", "_sum_to_size", "_spread", "expand", "amax", "amin")
PRODUCTS = ("mm", "bmm", "mv", "dot", "vdot", "matmul")
