"""NumPy's loops of linear algebra, called without its functions: they give what those give, whatever the thread is told to do about numbers that are none."""

from __future__ import annotations

import gc
import warnings
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.linalg import loops
from tests.at_once import in_threads

DTYPES = (np.float32, np.float64, np.complex64, np.complex128)
SHAPES = ((4, 4), (1, 1), (3, 5, 5), (0, 0), (2, 0, 0), (0, 3, 3), (2, 3, 4, 4))
FUNCTIONS: dict[str, Any] = {
    "eigvalsh": (lambda a: loops.eigvalsh(a, "L"), np.linalg.eigvalsh),
    "eigvalsh, upper": (lambda a: loops.eigvalsh(a, "U"), lambda a: np.linalg.eigvalsh(a, "U")),
    "eigh": (lambda a: loops.eigh(a, "L"), np.linalg.eigh),
    "eigh, upper": (lambda a: loops.eigh(a, "U"), lambda a: np.linalg.eigh(a, "U")),
    "eigvals": (loops.eigvals, np.linalg.eigvals),
    "eig": (loops.eig, np.linalg.eig),
    "svd": (loops.svd, lambda a: np.linalg.svd(a, False)),
    "svdvals": (loops.svdvals, lambda a: np.linalg.svd(a, True, False)),
}


def numbers(dtype: Any, shape: tuple[int, ...]) -> Any:
    random = np.random.default_rng(3)
    real = random.standard_normal(shape)
    return (real + 1j * random.standard_normal(shape) if np.dtype(dtype).kind == "c" else real).astype(dtype)


def check_same(found: Any, wanted: Any) -> None:
    for mine, other in zip(found if isinstance(found, tuple) else (found,), wanted if isinstance(wanted, tuple) else (wanted,), strict=True):
        assert mine.shape == other.shape
        np.testing.assert_array_equal(mine.astype(other.dtype) if mine.dtype.kind != "c" else mine, other)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_what_numpy_gives(name: str, dtype: Any) -> None:
    mine, other = FUNCTIONS[name]
    shapes = (*SHAPES, (3, 4), (2, 5, 2), (0, 2)) if name.startswith("svd") else SHAPES
    for shape in shapes:
        a = numbers(dtype, shape)
        found, wanted = mine(a), other(a)
        if name.startswith("eig") and not name.startswith(("eigh", "eigvalsh")):
            assert all(np.iscomplexobj(f) for f in (found if isinstance(found, tuple) else (found,)))
            np.testing.assert_allclose(found[0] if isinstance(found, tuple) else found, wanted[0] if isinstance(found, tuple) else wanted, rtol=1e-5, atol=1e-5)
        else:
            check_same(found, wanted)
            assert all(f.dtype == w.dtype for f, w in zip(*((x if isinstance(x, tuple) else (x,)) for x in (found, wanted))))


@pytest.mark.parametrize("function", [sg.linalg.eigvalsh, sg.linalg.eigh, sg.linalg.eigvals, sg.linalg.eig, sg.linalg.svdvals, sg.linalg.svd])
def test_numbers_that_are_none_are_an_error_however_numpy_is_told(function: Any) -> None:
    a = sg.full((3, 3), float("nan"))
    for told in ("ignore", "raise", "warn"):
        with np.errstate(all=told), warnings.catch_warnings():  # type: ignore[call-overload]
            warnings.simplefilter("error")
            with pytest.raises(RuntimeError, match="finite numbers"):
                function(a)
            function(sg.full((3, 3), 1e38))  # whose values are infinite in float32


def test_while_a_loop_runs_another_may_be_called() -> None:
    """By an object that the collector lets go, as results are made; and by other threads."""
    a, found = sg.eye(3), []

    def called(phase: str, about: Any) -> None:
        if phase == "start":
            found.append(sg.linalg.eigvalsh(a).tolist())

    before = gc.get_threshold()
    gc.callbacks.append(called)
    gc.set_threshold(1)
    try:
        for _ in range(50):
            assert sg.linalg.eigh(a)[0].tolist() == [1, 1, 1]
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(called)
    assert found
    assert all(values == [1, 1, 1] for values in found)

    def work(number: int) -> None:
        for _ in range(200):
            assert sg.linalg.eigvalsh(sg.eye(3) * number).tolist() == [number] * 3

    in_threads(work)
