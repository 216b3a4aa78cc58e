"""One program, run by specgrad and by PyTorch on the same data: the results, or the errors, must be the same.

A program is a function of the library: `lambda lib: lib.ones(2) + 1`. What it returns may be nested.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, settings

import specgrad

torch = pytest.importorskip("torch", reason="PyTorch is the oracle of these tests: pip install specgrad[oracle]")

Program = Callable[[Any], Any]

DTYPES = ("float32", "float64", "float16", "bfloat16", "int8", "uint8", "int32", "int64", "bool", "complex64", "complex128")

# How far results may lie apart, relatively and absolutely: a few units in the last place, more where many terms are summed.
TOLERANCES = {
    "float16": (4e-3, 2e-3),
    "bfloat16": (3e-2, 1e-2),
    "float32": (2e-5, 2e-6),
    "complex64": (2e-5, 4e-6),
    "float64": (1e-10, 1e-12),
    "complex128": (1e-10, 1e-12),
}


def lines(text: str) -> list[str]:
    """The programs of a text, each in a line."""
    return [line.strip() for line in text.strip().splitlines()]


def examples(count: int) -> settings:
    """So many examples of hypothesis, the same in each run."""
    return settings(max_examples=count, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))


@dataclass(frozen=True)
class Facts:
    """What is compared of a tensor."""

    dtype: str
    shape: tuple[int, ...]
    requires_grad: bool
    is_leaf: bool
    strides: tuple[int, ...]
    values: Any


@dataclass(frozen=True)
class Outcome:
    value: Any = None
    error: BaseException | None = None
    warned: tuple[str, ...] = ()


def outcome(lib: Any, program: Program) -> Outcome:
    """What a program does with a library."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            value = facts(program(lib))
        except Exception as error:
            return Outcome(error=error)
    return Outcome(value, None, tuple(w.category.__name__ for w in caught))


def facts(value: Any) -> Any:
    """A result without what tells the libraries apart."""
    if isinstance(value, (specgrad.Tensor, torch.Tensor)):
        return Facts(name_of(value.dtype), tuple(value.shape), value.requires_grad, value.is_leaf, tuple(value.stride()), array_of(value))
    if isinstance(value, (specgrad.dtype, torch.dtype)):
        return name_of(value)
    if isinstance(value, str):
        return value.replace("torch.", "specgrad.")
    if isinstance(value, dict):
        return {k: facts(v) for k, v in value.items()}
    if isinstance(value, (tuple, list)):
        return [facts(v) for v in value]
    return value


def name_of(dtype: Any) -> str:
    return str(dtype).rpartition(".")[2]


def array_of(tensor: Any) -> Any:
    """A copy of the elements as NumPy has them; bfloat16 as float32."""
    tensor = tensor.detach()
    if name_of(tensor.dtype) == "bfloat16":
        tensor = tensor.float()
    return np.array(tensor.numpy(force=True))


# ---- comparison


def differences(ours: Any, theirs: Any, where: str = "result", strides: bool = False, loose: float = 1.0) -> list[str]:
    """What differs between two results, in words."""
    if isinstance(theirs, Facts) and isinstance(ours, Facts):
        return _tensor_differences(ours, theirs, where, strides, loose)
    if isinstance(theirs, list) and isinstance(ours, list) and len(ours) == len(theirs):
        return [d for i, (a, b) in enumerate(zip(ours, theirs)) for d in differences(a, b, f"{where}[{i}]", strides, loose)]
    if isinstance(theirs, dict) and isinstance(ours, dict) and ours.keys() == theirs.keys():
        return [d for k in ours for d in differences(ours[k], theirs[k], f"{where}[{k!r}]", strides, loose)]
    if isinstance(theirs, (float, complex)) and type(ours) is type(theirs):
        return [] if np.allclose(ours, theirs, rtol=1e-6, atol=1e-9, equal_nan=True) else [f"{where}: {ours!r}, PyTorch {theirs!r}"]
    if isinstance(theirs, np.ndarray) and isinstance(ours, np.ndarray):
        same = ours.dtype == theirs.dtype and ours.shape == theirs.shape and bool(np.all(_close(ours, theirs, loose, ours.dtype.name)))
        return [] if same else [f"{where}: {ours!r}, PyTorch {theirs!r}"]
    if type(ours) is type(theirs) and not isinstance(ours, Facts) and (ours is theirs or ours == theirs):
        return []
    return [f"{where}: {_short(ours)}, PyTorch {_short(theirs)}"]


def _tensor_differences(ours: Facts, theirs: Facts, where: str, strides: bool, loose: float) -> list[str]:
    found = []
    for name in ("dtype", "shape", "requires_grad", "is_leaf"):
        a, b = getattr(ours, name), getattr(theirs, name)
        if a != b:
            found.append(f"{where}.{name}: {a}, PyTorch {b}")
    if strides and 0 not in ours.shape and any(a != b and n > 1 for a, b, n in zip(ours.strides, theirs.strides, ours.shape)):
        found.append(f"{where}.strides: {ours.strides}, PyTorch {theirs.strides}")
    if ours.dtype == theirs.dtype and ours.shape == theirs.shape:
        close = _close(ours.values, theirs.values, loose, ours.dtype)
        if not close.all():
            found.append(f"{where}: {_where(ours.values, theirs.values, close)}")
    return found


def _close(ours: Any, theirs: Any, loose: float, dtype: str) -> Any:
    """Where two arrays agree."""
    if theirs.dtype.kind not in "fc":
        return ours == theirs
    rtol, atol = (loose * t for t in TOLERANCES[dtype])
    with np.errstate(all="ignore"):
        close = np.isclose(ours, theirs, rtol=rtol, atol=atol, equal_nan=True)
        if theirs.dtype.kind == "c":  # an infinite part leaves the other to be compared by itself
            close |= np.isclose(ours.real, theirs.real, rtol, atol, equal_nan=True) & np.isclose(ours.imag, theirs.imag, rtol, atol, equal_nan=True)
        return close


def _where(ours: Any, theirs: Any, close: Any) -> str:
    """The first places at which two arrays differ."""
    wrong = np.argwhere(~np.asarray(close))
    shown = ", ".join(f"{list(map(int, at))} {ours[tuple(at)]!s} (PyTorch {theirs[tuple(at)]!s})" for at in wrong[:4])
    return f"{len(wrong)} of {ours.size} differ: {shown}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 400 else text[:400] + "..."


def error_differences(ours: BaseException, theirs: BaseException, phrase: str | None = None) -> list[str]:
    """Errors agree when ours is of PyTorch's type, or of a subclass of it (NotImplementedError is a RuntimeError)."""
    found = []
    if not isinstance(ours, python_type(theirs)):
        found.append(f"error: {ours!r}, PyTorch {theirs!r}")
    for error, who in ((theirs, "PyTorch"), (ours, "specgrad")):
        if phrase is not None and phrase.lower() not in str(error).lower():
            found.append(f"{who}'s error does not say {phrase!r}: {error!r}")
    return found


def python_type(error: BaseException) -> type[BaseException]:
    """The nearest class of an error that is Python's own."""
    return next(c for c in type(error).__mro__ if c.__module__ == "builtins")


def compared(program: Program, strides: bool = False, loose: float = 1.0, phrase: str | None = None, warned: bool = False) -> list[str]:
    """What differs between the libraries when they run a program."""
    ours, theirs = outcome(specgrad, program), outcome(torch, program)
    if ours.error is not None and theirs.error is not None:
        return error_differences(ours.error, theirs.error, phrase)
    if ours.error is not None or theirs.error is not None:
        return [f"specgrad {_said(ours)}, PyTorch {_said(theirs)}"]
    found = differences(ours.value, theirs.value, strides=strides, loose=loose)
    if warned and ours.warned != theirs.warned:
        found.append(f"warnings: {ours.warned}, PyTorch {theirs.warned}")
    return found


def _said(outcome: Outcome) -> str:
    return f"raised {outcome.error!r}" if outcome.error is not None else f"gave {_short(outcome.value)}"


def agree(program: Program, strides: bool = False, loose: float = 1.0, warned: bool = False) -> None:
    """Assert that the libraries do the same; both may raise the same."""
    found = compared(program, strides, loose, warned=warned)
    assert not found, "\n".join(found)


def both_give(program: Program, strides: bool = False, loose: float = 1.0) -> None:
    """Assert that the libraries give the same result, and that neither raises."""
    theirs = outcome(torch, program)
    assert theirs.error is None, f"PyTorch raised {theirs.error!r}"
    agree(program, strides, loose)


def both_raise(program: Program, phrase: str | None = None) -> None:
    """Assert that both raise the same type of error, and that a phrase is in both messages."""
    theirs = outcome(torch, program)
    assert theirs.error is not None, f"PyTorch did not raise, it gave {_short(theirs.value)}"
    found = compared(program, phrase=phrase)
    assert not found, "\n".join(found)
