"""Every function of the array API standard, in every dtype, as array_api_strict computes it: values, dtypes, shapes, and what is an error."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import array_api
from tests.rows import one_test_for_each
from tests.runtime.methods.as_standard.referee import ERRORS, OF_EXTENSIONS, OF_FUNCTIONS, OF_TENSORS, WITHOUT_DTYPE, Call

strict = pytest.importorskip("array_api_strict", minversion="2.6")
CALLS = OF_FUNCTIONS | OF_EXTENSIONS | OF_TENSORS
DTYPES = list(array_api.__array_namespace_info__().dtypes())


@pytest.fixture(autouse=True)
def as_in_numpy() -> Iterator[None]:
    """The default dtype of floats that array_api_strict has, too."""
    before = sg.get_default_dtype()
    sg.set_default_dtype(sg.float64)
    with warnings.catch_warnings(), strict.ArrayAPIStrictFlags(api_version="2025.12"), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        yield
    sg.set_default_dtype(before)


def made(x: Any, dtype: str) -> Any:
    def a(*shape: int, seed: int = 0) -> Any:
        numbers = np.random.default_rng([seed, *shape]).integers(1, 4, shape)
        if dtype.startswith(("float", "complex")):
            numbers = numbers / 4 + 0.125 + (numbers * 0.25j if dtype.startswith("complex") else 0)
        return x.asarray((numbers - 1 if dtype == "bool" else numbers).astype(dtype))

    return a


def plain(value: Any) -> Any:
    """A result as what can be compared: arrays with their dtypes, and everything else by its text."""
    if isinstance(value, (sg.Tensor, strict._array_object.Array)):
        return np.asarray(value.numpy() if isinstance(value, sg.Tensor) else value._array)
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    if type(value).__name__ in ("dtype", "DType"):
        return str(value).rpartition(".")[2].rstrip("')")
    return value


def same(ours: Any, theirs: Any) -> None:
    if isinstance(theirs, np.ndarray):
        assert ours.dtype == theirs.dtype
        assert ours.shape == theirs.shape
        eps = np.finfo(theirs.dtype).eps if theirs.dtype.kind in "fc" else 0
        np.testing.assert_allclose(ours, theirs, rtol=100 * eps, atol=100 * eps)
    elif isinstance(theirs, list):
        assert len(ours) == len(theirs)
        for one, other in zip(ours, theirs):
            same(one, other)
    else:
        assert ours == theirs or (ours != ours and theirs != theirs)


def differing(call: Call, dtype: str) -> str | None:
    """How the results differ; None where they do not, or the standard has no meaning for the call."""
    try:
        theirs = plain(call(strict, made(strict, dtype)))
    except (TypeError, ValueError, IndexError):
        return None
    try:
        same(plain(call(array_api, made(array_api, dtype))), theirs)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None


@one_test_for_each("call", [(call, (call,)) for call in CALLS], together=8)
def test_values(call: str) -> None:
    assert {dtype: found for dtype in DTYPES if (found := differing(CALLS[call], dtype))} == {}


@one_test_for_each("call", [(call, (call,)) for call in WITHOUT_DTYPE], together=8)
def test_values_without_tensors(call: str) -> None:
    assert differing(WITHOUT_DTYPE[call], "float64") is None


def test_most_calls_have_a_meaning() -> None:
    """That the referee answers: each call of tensors in one dtype at least."""
    silent = [
        name for name, call in CALLS.items() if not any(part in name for part in (" with ", "max", "min")) and not any(answers(call, dtype) for dtype in DTYPES)
    ]
    assert silent == []


def answers(call: Call, dtype: str) -> bool:
    try:
        call(strict, made(strict, dtype))
    except (TypeError, ValueError, IndexError):
        return False
    return True


@one_test_for_each("call", [(call, (call,)) for call in ERRORS], together=8)
def test_errors(call: str) -> None:
    for x in (strict, array_api):
        with pytest.raises((TypeError, ValueError, IndexError, RuntimeError, AttributeError)):
            ERRORS[call](x, made(x, "float64"))


# ---- signatures


def parameters(function: Any) -> list[tuple[str, Any, Any]]:
    found = list(inspect.signature(function).parameters.values())
    return [(p.name, p.kind, ... if "Undef" in repr(p.default) else p.default) for p in found]


def functions(x: Any) -> dict[str, Any]:
    parts = {"": x, "linalg.": x.linalg, "fft.": x.fft}
    names = {
        prefix: [n for n in part.__all__ if inspect.isfunction(getattr(part, n)) and "strict" not in n and n != "__array_namespace_info__"]
        for prefix, part in parts.items()
    }
    return {prefix + name: getattr(parts[prefix], name) for prefix, found in names.items() for name in found}


def test_every_name_of_the_standard_is_there() -> None:
    ours, theirs = functions(array_api), functions(strict)
    assert sorted(set(theirs) - set(ours)) == []
    assert sorted(set(ours) - set(theirs)) == ["linalg.eig", "linalg.eigvals"]  # of 2025.12, which the referee lacks
    constants = [name for name in strict.__all__ if not inspect.isroutine(getattr(strict, name)) and "strict" not in name.lower()]
    assert [name for name in constants if not hasattr(array_api, name) and name not in ("Device", "__version__")] == []


def test_signatures() -> None:
    ours, theirs = functions(array_api), functions(strict)
    told = {name: (parameters(ours[name]), parameters(theirs[name])) for name in theirs}
    undefined = {"astype", "from_dlpack"}  # theirs have a default of their own for device= and copy=
    assert {name: pair for name, pair in told.items() if pair[0] != pair[1] and name not in undefined} == {}
    assert all([p[:2] for p in told[name][0]] == [p[:2] for p in told[name][1]] for name in undefined)


def test_operators_are_there() -> None:
    theirs = {name for name in vars(strict._array_object.Array) if not name.startswith("_") or name.startswith("__")} - set(dir(object))
    assert sorted(name for name in theirs if not hasattr(sg.Tensor, name)) == ["__buffer__", "__imatmul__"]  # x @= y is x = x @ y
