"""A function leaves what is around it as it is: modes and settings, generators of random numbers, and what it was given."""

from __future__ import annotations

import gc
import pickle
import random
import weakref
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import numpy as np

from specgrad.array.base.determinism import are_deterministic_algorithms_enabled, use_deterministic_algorithms
from specgrad.autograd.grad_mode import inference_mode, is_grad_enabled, is_inference_mode_enabled, set_grad_enabled
from specgrad.core.base import dtypes
from specgrad.core.factories.generators import default_generator
from specgrad.core.kernels.table import get_num_threads, set_num_threads
from specgrad.testing.failures.failure import Failure

from .tools import cotangents, gradients, wide
from .trial import Trial, recorded, tensors_in

DRAWS = 16  # calls, of which one gives other results than the first: by chance, all of a few channels are dropped again
CALLS = 4  # whose inputs a function may keep for the next ones, but not all of them


def surroundings(trial: Trial) -> Iterator[Failure]:
    """A call and its backward change no setting, and are changed by none; they seed no generator, keep nothing they were given, and give no memory twice."""
    yield from _settings(trial)
    yield from _generators(trial)
    yield from _kept(trial)
    yield from _given_twice(trial)
    yield from _elsewhere(trial)


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
    """What is computed within changes no setting, and no generator, of those who come after."""
    before, generators = _read(), {name: get() for name, (get, _, _) in _GENERATORS.items()}
    try:
        yield
    finally:
        _put_back(before)
        for name, (_, put, _) in _GENERATORS.items():
            put(generators[name])


def draws(trial: Trial) -> bool:
    """Whether a function draws random numbers from a generator, and gives other results for them: of a few channels, the same ones may be dropped again."""
    before, first = _states(), _results(trial)
    return before != _states() and any(others(trial, first) for _ in range(DRAWS))


def others(trial: Trial, first: Sequence[Any] = ()) -> bool:
    """Whether a function gives other results than before."""
    return any(a.tobytes() != b.tobytes() for a, b in zip(first or _results(trial), _results(trial)))


def _states() -> list[bytes]:
    return [pickle.dumps(get()) for get, _, _ in _GENERATORS.values()]


def _results(trial: Trial) -> list[Any]:
    return [np.array(r._array) for r in tensors_in(trial.call(trial.tensors(wanted=())[0]))]


def with_the_same_numbers(function: Callable[..., Any], seed: int) -> Callable[..., Any]:
    """A function of its arguments alone: it draws the same random numbers in each call. Its backward draws what comes behind them."""

    def drawing_again(*args: Any, **named: Any) -> Any:
        for _, _, begin in _GENERATORS.values():
            begin(seed % 2**32)
        return function(*args, **named)

    return drawing_again


def _put_back(before: dict[str, Any]) -> None:
    dtypes.set_default_dtype(before["the default dtype"])
    set_num_threads(before["the number of threads"])
    set_grad_enabled(before["whether gradients are recorded"])
    np.seterr(**before["NumPy's handling of errors"])


def _elsewhere(trial: Trial) -> Iterator[Failure]:
    """Results and gradients are the same in other surroundings, unless random numbers are drawn for them."""
    here = _outcome(trial)
    if any(a.tobytes() != b.tobytes() for a, b in zip(here, _outcome(trial))):
        return
    before, generators = _read(), {name: get() for name, (get, _, _) in _GENERATORS.items()}
    for where, run in _ELSEWHERE.items():
        try:
            found = run(trial)
        except (RuntimeError, NotImplementedError, Warning):
            continue  # what has no way to be deterministic, or none without recording, says so
        finally:
            _put_back(before)
            for name, (_, put, _) in _GENERATORS.items():
                put(generators[name])
        for number, (a, e) in enumerate(zip(found, here)):
            if not trial.same(a, e, 1e-12):
                what = "a result or a gradient" if len(here) > 1 else "the result"
                yield trial.failed("surroundings", f"{what} (number {number}) is another {where}", found=a, expected=e, looks="")
                return


def _outcome(trial: Trial) -> list[Any]:
    """Results and gradients."""
    given, leaves = trial.tensors()
    results = trial.results(given)
    outs = recorded(results)
    return [wide(t) for t in (*results, *gradients(outs, leaves, cotangents(trial, outs, 1)))]


def _in_another_thread(trial: Trial) -> list[Any]:
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(_quietly, trial).result()


def _quietly(trial: Trial) -> list[Any]:
    with np.errstate(all="ignore"):
        return _outcome(trial)


def _with_another_default_dtype(trial: Trial) -> list[Any]:
    dtypes.set_default_dtype(dtypes.float32 if dtypes.get_default_dtype() is dtypes.float64 else dtypes.float64)
    return _outcome(trial)


def _on_another_number_of_threads(trial: Trial) -> list[Any]:
    set_num_threads(3 if get_num_threads() == 1 else 1)
    return _outcome(trial)


def _where_all_is_deterministic(trial: Trial) -> list[Any]:
    was = are_deterministic_algorithms_enabled()
    use_deterministic_algorithms(not was)
    try:
        return _outcome(trial)
    finally:
        use_deterministic_algorithms(was)


def _in_inference_mode(trial: Trial) -> list[Any]:
    with inference_mode():
        return [wide(t) for t in trial.results(trial.tensors(wanted=())[0])]


def _after_other_random_numbers(trial: Trial) -> list[Any]:
    for _, _, begin in _GENERATORS.values():
        begin(3)
    return _outcome(trial)


_ELSEWHERE: dict[str, Callable[[Trial], list[Any]]] = {
    "in another thread": _in_another_thread,
    "where the default dtype is another": _with_another_default_dtype,
    "with another number of threads": _on_another_number_of_threads,
    "where algorithms are to be deterministic": _where_all_is_deterministic,
    "in inference mode": _in_inference_mode,
    "where generators of random numbers are in another state": _after_other_random_numbers,
}
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
