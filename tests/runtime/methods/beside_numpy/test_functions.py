"""NumPy's functions of tensors: their values beside NumPy's own, and their gradients beside differences of NumPy's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from scipy import special

import specgrad as sg
from specgrad.methods.beside_numpy.rules import RULES
from tests.rows import one_test_for_each

from .calls import ARRAYS, CALLS, FUNCTIONS, METHODS, path_of

STEP = 1e-6
each_call = one_test_for_each("call", [(call, (call,)) for call in CALLS + METHODS], together=8)


def evaluated(call: str, values: dict[str, Any]) -> list[Any]:
    with np.errstate(all="ignore"):
        found = eval(call, {"np": np, "special": special, **FUNCTIONS, **values})
    return list(found) if isinstance(found, (tuple, list)) else [found]


def names_in(call: str) -> list[str]:
    return [name for name in ARRAYS if re.search(rf"\b{name}\b", call.split("(", 1)[1])]


def tensors(call: str, requires_grad: bool) -> dict[str, Any]:
    return {name: sg.tensor(ARRAYS[name], requires_grad=requires_grad and ARRAYS[name].dtype.kind in "fc") for name in names_in(call)}


def parts_of(call: str) -> Iterator[tuple[Any, Any]]:
    expected, found = evaluated(call, {name: ARRAYS[name] for name in names_in(call)}), evaluated(call, tensors(call, False))
    assert len(expected) == len(found)
    return zip(expected, found)


@each_call
def test_values(call: str) -> None:
    for expected, part in parts_of(call):
        array = part.numpy() if isinstance(part, sg.Tensor) else part
        assert np.shape(array) == np.shape(expected)
        np.testing.assert_allclose(array, expected, rtol=1e-9, atol=1e-12)
        if not isinstance(expected, (bool, int, tuple)) and np.size(expected):
            assert isinstance(part, sg.Tensor)
            assert (
                np.asarray(array).dtype == np.asarray(expected).dtype or np.asarray(expected).dtype.kind in "iu" or "eig" in call
            )  # complex, whatever the values


def weights(parts: list[Any]) -> list[Any]:
    return [np.cos(np.arange(np.size(part)).reshape(np.shape(part))) + 0.3 for part in parts]


@each_call
def test_gradients(call: str) -> None:
    """The slope of a sum of the results, weighted, in one direction: of each argument that a call names."""
    given = tensors(call, True)
    found = evaluated(call, given)
    kept = [i for i, part in enumerate(found) if isinstance(part, sg.Tensor) and part.requires_grad and not re.search("empty_like|rank", call)]
    moved = {name: t for name, t in given.items() if t.requires_grad}
    plain = {name: ARRAYS[name] for name in given}
    scale = weights(found)
    total = sum((found[i] * sg.tensor(scale[i])).real.sum() for i in kept)
    slopes = sg.autograd.grad(total, list(moved.values()), allow_unused=True) if kept else [None] * len(moved)
    rng = np.random.default_rng(1)
    for (name, _), slope in zip(moved.items(), slopes):
        way = rng.normal(size=ARRAYS[name].shape)
        way = way + way.T if name == "s" else way  # some functions read one half of a symmetric matrix

        def at(step: float, name: str = name, way: Any = way) -> Any:
            parts = evaluated(call, {**plain, name: plain[name] + step * way})
            return sum(
                np.nansum(np.real(np.asarray(parts[i]) * scale[i])) if not kept else np.sum(np.real(np.asarray(parts[i]) * scale[i]))
                for i in range(len(parts))
                if i in kept
            )

        expected = (at(STEP) - at(-STEP)) / (2 * STEP)
        have = 0.0 if slope is None else float(np.sum(np.real(np.conj(slope.numpy()) * way)))
        if np.isfinite(expected):
            np.testing.assert_allclose(have, expected, rtol=2e-4, atol=1e-5, err_msg=f"{call}, by {name}")


# Of these nothing is a float, or nothing changes with the arguments.
def test_floats_have_histories() -> None:
    silent = []
    for call in CALLS + METHODS:
        if not any(ARRAYS[name].dtype.kind in "fc" for name in names_in(call)):
            continue
        for part in evaluated(call, tensors(call, True)):
            if isinstance(part, sg.Tensor) and (part.dtype.is_floating_point or part.dtype.is_complex) and not part.requires_grad:
                silent.append(path_of(call))
    constant = {"average", "zeros_like", "ones_like", "full_like", "empty_like", "heaviside", "nextafter"}  # average gives a count as well
    assert {path.rpartition(".")[2] for path in silent} <= constant


def test_every_rule_is_called() -> None:
    assert not set(RULES) - {path_of(call) for call in CALLS}


@pytest.mark.parametrize("call", ["np.median(a)", "np.concatenate([a, b], axis=1)", "np.hypot(a, b)", "np.linalg.norm(a, axis=0)", "np.add.reduce(a)"])
def test_batches_and_tangents(call: str) -> None:
    given = {name: sg.tensor(ARRAYS[name]) for name in names_in(call)}

    def function(*values: Any) -> Any:
        return eval(call, {"np": np, **dict(zip(given, values))})

    stacked = [sg.stack([t, t * 2]) for t in given.values()]
    batched = sg.vmap(function)(*stacked)
    for index in range(2):
        np.testing.assert_allclose(batched[index].numpy(), function(*(s[index] for s in stacked)).numpy())
    primals = tuple(given.values())
    _, tangent = sg.func.jvp(function, primals, tuple(sg.ones_like(t) for t in primals))
    step = (function(*(t + STEP for t in primals)) - function(*(t - STEP for t in primals))) / (2 * STEP)
    np.testing.assert_allclose(tangent.numpy(), step.numpy(), rtol=1e-5, atol=1e-7)
