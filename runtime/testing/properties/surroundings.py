"""A function leaves what is around it as it is: modes and settings, generators of random numbers, and what it was given."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from specgrad.array.base.determinism import are_deterministic_algorithms_enabled
from specgrad.autograd.grad_mode import is_grad_enabled, is_inference_mode_enabled, set_grad_enabled
from specgrad.core.base import dtypes
from specgrad.core.factories.generators import default_generator
from specgrad.core.kernels.table import get_num_threads, set_num_threads
from specgrad.testing.failures.failure import Failure

from .tools import cotangents, gradients
from .trial import Trial, recorded, tensors_in

CALLS = 4  # whose inputs a function may keep for the next ones, but not all of them


def surroundings(trial: Trial) -> Iterator[Failure]:
    """A call and its backward change no mode or setting, seed no generator, keep nothing of what they were given, and give no memory twice."""
    yield from _settings(trial)
    yield from _generators(trial)
    yield from _kept(trial)
    yield from _given_twice(trial)


def _run(trial: Trial) -> list[weakref.ref[Any]]:
    """Call the function and its backward; references to the arrays that it was given."""
    given, leaves = trial.tensors()
    outs = recorded(trial.results(given))
    gradients(outs, leaves, cotangents(trial, outs, 1))
    return [weakref.ref(tensor._array) for tensor in tensors_in(given)]


_SETTINGS: dict[str, Callable[[], Any]] = {
    "whether gradients are recorded": is_grad_enabled,
    "inference mode": is_inference_mode_enabled,
    "the default dtype": dtypes.get_default_dtype,
    "the number of threads": get_num_threads,
    "whether algorithms are deterministic": are_deterministic_algorithms_enabled,
    "NumPy's handling of errors": np.geterr,
}


def _settings(trial: Trial) -> Iterator[Failure]:
    """Called from two kinds of surroundings: what sets one of them changes the other."""
    before = _read()
    for dtype, errors in ((dtypes.float32, "ignore"), (dtypes.float64, "warn")):
        dtypes.set_default_dtype(dtype)
        np.seterr(all=errors)  # type: ignore[arg-type]
        around = _read()
        try:
            _run(trial)
        except Warning:
            continue  # a warning may be an error
        finally:
            after = _read()
            _put_back(before)
        for name, value in around.items():
            if after[name] != value:
                yield trial.failed("surroundings", f"changes {name}, from {value} to {after[name]}", looks="")
                return


def _read() -> dict[str, Any]:
    return {name: read() for name, read in _SETTINGS.items()}


@contextmanager
def put_back() -> Iterator[None]:
    """What is computed within changes no setting of those who come after."""
    before = _read()
    try:
        yield
    finally:
        _put_back(before)


def _put_back(before: dict[str, Any]) -> None:
    dtypes.set_default_dtype(before["the default dtype"])
    set_num_threads(before["the number of threads"])
    set_grad_enabled(before["whether gradients are recorded"])
    np.seterr(**before["NumPy's handling of errors"])


_GENERATORS: dict[str, tuple[Callable[[], Any], Callable[[Any], Any], Callable[[int], Any]]] = {
    "the default generator": (default_generator.get_state, default_generator.set_state, default_generator.manual_seed),
    "NumPy's generator": (lambda: np.random.get_state(legacy=False), np.random.set_state, np.random.seed),
    "Python's generator": (random.getstate, random.setstate, random.seed),
}


def _generators(trial: Trial) -> Iterator[Failure]:
    """What seeds a generator leaves it in one state, whatever that was in before."""
    before = {name: get() for name, (get, _, _) in _GENERATORS.items()}
    after: list[dict[str, str]] = []
    for seed in (1, 2):
        for _, _, begin in _GENERATORS.values():
            begin(seed)
        _run(trial)
        after.append({name: repr(get()) for name, (get, _, _) in _GENERATORS.items()})
    for name, (_, put, _) in _GENERATORS.items():
        put(before[name])
        if after[0][name] == after[1][name]:
            yield trial.failed("surroundings", f"seeds {name}: others draw the same numbers again and again", looks="")


def _kept(trial: Trial) -> Iterator[Failure]:
    """What keeps the inputs of all calls, and not of the last ones, needs ever more memory."""
    given = [_run(trial) for _ in range(CALLS)]
    if given[0] and all(any(array() is not None for array in of_call) for of_call in given):
        gc.collect()  # which what refers to itself waits for
        if all(any(array() is not None for array in of_call) for of_call in given):
            yield trial.failed("surroundings", f"keeps what it was given: after {CALLS} calls the arguments of each are there", looks="")


def _given_twice(trial: Trial) -> Iterator[Failure]:
    """A result that the next call gives, too, has other numbers then."""
    for wanted in ((), None):
        first, second = (tensors_in(trial.call(trial.tensors(wanted=wanted)[0])) for _ in range(2))
        for number, (a, b) in enumerate(zip(first, second)):
            if np.shares_memory(a._array, b._array):
                yield trial.failed("surroundings", f"result {number} lies in the memory of that of the call before", output=str(number), looks="")
                return
