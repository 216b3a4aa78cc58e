"""Ops as rows of tables: a name and arguments. A row runs in every form that the op has and in every dtype, with gradients."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import specgrad
from specgrad.generated import public
from tests.oracle.both import differences, error_differences, outcome, torch

FLOATS = ("float32", "float64", "float16", "bfloat16")
COMPLEX = ("complex64", "complex128")
INTS = ("int64", "int32", "uint8")
DTYPES = (*FLOATS, *COMPLEX, *INTS, "bool")


@dataclass(frozen=True)
class T:
    """A tensor among the arguments of a row."""

    shape: tuple[int, ...] = (3, 4)
    holds: str = "numbers"  # numbers, positive, unit (0 to 1), distinct, bools, special, extremes (no NaN), finite (no infinities), "0..n" (indices below
    # n), definite (Hermitian matrices)
    layout: str = "rows"  # rows, columns (dimensions reversed in memory), steps (every other element), expanded (repeated)
    dtype: str = ""  # the dtype of the row unless given
    grad: bool = True


FORMS = ("function", "method", "property", "in-place")


@dataclass(frozen=True)
class Row:
    name: str  # as in specgrad: "add", "nn.functional.relu"; "+" and its kin for operators
    args: tuple[Any, ...]
    kwargs: dict[str, Any] = field(default_factory=dict)
    dtypes: tuple[str, ...] = DTYPES
    strides: bool = False  # whether the strides of the result must be PyTorch's too
    loose: float = 1.0  # how much farther than usual results may lie apart
    forms: tuple[str, ...] = FORMS

    def __str__(self) -> str:
        shown = [_text(a) for a in self.args] + [f"{k}={_text(v)}" for k, v in self.kwargs.items()]
        return f"{self.name}({', '.join(shown)})"


def _text(value: Any) -> str:
    if isinstance(value, T):
        extra = "".join(f" {v}" for v, usual in ((value.holds, "numbers"), (value.layout, "rows"), (value.dtype, "")) if v != usual)
        return f"{list(value.shape)}{extra}".replace(" ", "")
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(_text, value)) + "]"
    return repr(value)


def row(name: str, *args: Any, dtypes: tuple[str, ...] = DTYPES, strides: bool = False, loose: float = 1.0, forms: Any = None, **kwargs: Any) -> Row:
    return Row(name, args, kwargs, dtypes, strides, loose, forms or FORMS)


def words(text: str) -> list[str]:
    """Names, written one after the other."""
    return text.split()


# ---- data


def elements(t: T, dtype: str, seed: int) -> Any:
    """The elements of a tensor, in a dtype that NumPy has."""
    random = np.random.default_rng([seed, zlib.crc32(repr((t.shape, t.holds)).encode())])
    shape = t.shape
    if ".." in t.holds:
        low, high = map(int, t.holds.split(".."))
        return random.integers(low, high, shape)
    if t.holds == "bools" or dtype == "bool":
        return random.random(shape) < 0.5
    if t.holds == "distinct":
        count = int(np.prod(shape))
        return random.permutation(count).reshape(shape) - (0 if dtype == "uint8" else count // 2)
    if t.holds == "definite":
        half = random.uniform(-1, 1, shape) + (1j * random.uniform(-1, 1, shape) if dtype in COMPLEX else 0)
        return half @ half.conj().swapaxes(-2, -1) + np.eye(shape[-1])
    if t.holds in ("special", "extremes", "finite"):
        return _special(shape, dtype, nan=t.holds != "extremes", infinities=t.holds != "finite")
    if dtype in INTS:
        return random.integers(1 if t.holds == "positive" else 0 if dtype == "uint8" else -5, 7, shape)
    values = (
        random.uniform(0.05, 0.95, shape) if t.holds == "unit" else random.uniform(0.2, 3, shape) if t.holds == "positive" else random.uniform(-3, 3, shape)
    )
    return values + 1j * random.uniform(-2, 2, shape) if dtype in COMPLEX else values


def _special(shape: tuple[int, ...], dtype: str, nan: bool, infinities: bool) -> Any:
    large = np.inf if infinities else 7.0
    reals = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, large, -large, np.nan if nan else 6.0, 1e-40, -1e-40, 1e30, -1e30, 3.0, 100.0, -100.0, 0.25, 1.5]
    if dtype in INTS:
        info = np.iinfo(dtype)
        reals = [0, 1, 2, 3, 7, info.max, info.max - 1, info.min, info.min + 1, 100]
    return np.resize(np.array(reals), shape)


def tensor_of(lib: Any, t: T, dtype: str, seed: int, requires_grad: bool = False) -> Any:
    """The tensor that a row asks for, in a library: a leaf, laid out as told."""
    dtype = t.dtype or ("int64" if ".." in t.holds else "bool" if t.holds == "bools" else dtype)
    out = laid_out(lib, elements(t, dtype, seed), dtype, t.layout)
    return out.requires_grad_() if requires_grad and t.grad and dtype in FLOATS + COMPLEX else out


def laid_out(lib: Any, values: Any, dtype: str, layout: str = "rows") -> Any:
    """An array as a tensor in a layout."""
    values = np.asarray(values)
    if layout == "columns":
        return in_dtype(lib, np.ascontiguousarray(values.T), dtype).permute(tuple(reversed(range(values.ndim)))).detach()
    if layout == "steps" and values.ndim:
        wide = np.repeat(values, 2, axis=-1)
        return in_dtype(lib, wide, dtype)[..., ::2].detach()
    if layout == "expanded" and values.ndim:
        return in_dtype(lib, values[:1], dtype).expand(values.shape).detach()
    return in_dtype(lib, values, dtype)


def in_dtype(lib: Any, values: Any, dtype: str) -> Any:
    stored = "float32" if dtype == "bfloat16" else dtype
    with np.errstate(all="ignore"):
        tensor = lib.from_numpy(np.array(values).astype(stored))
    return tensor.to(lib.bfloat16) if dtype == "bfloat16" else tensor


def cotangent(lib: Any, out: Any) -> Any:
    """A fixed gradient for a result."""
    dtype = str(out.dtype).rpartition(".")[2]
    values = np.cos(np.arange(out.numel()) * 1.3 + 0.4).reshape(tuple(out.shape))
    return in_dtype(lib, values + 1j * values[..., ::-1] if dtype in COMPLEX and values.ndim else values, dtype)


# ---- running a row


def forms_of(row: Row) -> Iterator[str]:
    """The ways in which a row can be called: those that both libraries have."""
    namespace, _, base = row.name.rpartition(".")
    if "function" in row.forms and _find(specgrad, row.name) is not None and _find(torch, row.name) is not None:
        yield "function"
    if namespace or not isinstance(row.args[0], T):
        return
    if "method" in row.forms and base in public.METHODS and hasattr(torch.Tensor, base):
        yield "method"
    if "property" in row.forms and base in public.PROPERTIES and hasattr(torch.Tensor, base):
        yield "property"
    if "in-place" in row.forms and f"{base}_" in public.METHODS and hasattr(torch.Tensor, f"{base}_"):
        yield "in-place"


def _find(lib: Any, name: str) -> Any:
    for part in name.split("."):
        lib = getattr(lib, part, None)
    return lib


def call(lib: Any, row: Row, form: str, args: list[Any], kwargs: dict[str, Any]) -> Any:
    base = row.name.rpartition(".")[2]
    if form == "function":
        return _find(lib, row.name)(*args, **kwargs)
    if form == "method":
        return getattr(args[0], base)(*args[1:], **kwargs)
    if form == "property":
        return getattr(args[0], base)
    changed = args[0].clone()
    result = getattr(changed, f"{base}_")(*args[1:], **kwargs)
    assert result is changed
    return result


def made(lib: Any, value: Any, dtype: str, seed: int, leaves: list[Any], grad: bool) -> Any:
    """An argument of a row, tensors for T's and dtypes for their names."""
    if isinstance(value, T):
        tensor = tensor_of(lib, value, dtype, seed, grad)
        if tensor.requires_grad:
            leaves.append(tensor)
        return tensor
    if isinstance(value, (tuple, list)):
        return type(value)(made(lib, v, dtype, seed + 10 + i, leaves, grad) for i, v in enumerate(value))
    if isinstance(value, str) and value.startswith("dtype:"):
        return getattr(lib, value.removeprefix("dtype:"))
    return value


def run(lib: Any, row: Row, form: str, dtype: str, grad: bool) -> Any:
    """The result of a row and, if asked for, its gradients."""
    leaves: list[Any] = []
    args = [made(lib, a, dtype, i + 1, leaves, grad) for i, a in enumerate(row.args)]
    kwargs = {k: made(lib, v, dtype, 50 + i, leaves, grad) for i, (k, v) in enumerate(row.kwargs.items())}
    result = call(lib, row, form, args, kwargs)
    if not grad:
        return result
    outs = [o for o in _flat(result) if o.requires_grad]
    if not outs:
        return [result, None]
    return [result, lib.autograd.grad(outs, leaves, [cotangent(lib, o) for o in outs], allow_unused=True)]


def _flat(result: Any) -> list[Any]:
    if isinstance(result, (tuple, list)):
        return [t for r in result for t in _flat(r)]
    return [result] if hasattr(result, "requires_grad") else []


def check(row: Row, dtype: str) -> list[str]:
    """What differs between the libraries on a row, in all forms, without and with gradients."""
    found = []
    for form in forms_of(row):
        for grad in (False, True) if dtype in FLOATS + COMPLEX else (False,):
            ours = outcome(specgrad, lambda lib, form=form, grad=grad: run(lib, row, form, dtype, grad))
            theirs = outcome(torch, lambda lib, form=form, grad=grad: run(lib, row, form, dtype, grad))
            what = f"{form}{' with gradient' if grad else ''}: "
            if theirs.error is not None:
                if does_more(theirs.error):
                    continue
                if ours.error is not None:
                    found += [what + d for d in error_differences(ours.error, theirs.error)]
                else:
                    found.append(f"{what}PyTorch raised {theirs.error!r:.300}, specgrad gave {ours.value!r:.100}")
            elif ours.error is not None:
                found.append(f"{what}specgrad raised {ours.error!r:.400}, PyTorch gave {theirs.value!r:.100}")
            else:
                found += [what + d for d in differences(ours.value, theirs.value, strides=row.strides, loose=row.loose * (2 if grad else 1))]
    return found


def does_more(error: BaseException) -> bool:
    """Whether PyTorch only lacks something that specgrad may have: a kernel for a dtype, a derivative, a number in the place of a tensor."""
    return isinstance(error, (RuntimeError, TypeError)) and any(words in str(error) for words in LACKS)


LACKS = (
    "not implemented for",
    "not supported for",
    "derivative for",
    "returned an invalid gradient",
    "does not support automatic differentiation",
    "does not support complex",
    "does not support bool",
    "must be tuple of ints, not int",
    "complex32",
    "ComplexHalf",
    *(f"must be Tensor, not {kind}" for kind in ("int", "float", "bool", "complex")),
)


def cases(rows: list[Row]) -> list[Any]:
    """Rows and dtypes, for parametrize."""
    import pytest

    return [pytest.param(r, d, id=f"{r}-{d}") for r in rows for d in r.dtypes]
