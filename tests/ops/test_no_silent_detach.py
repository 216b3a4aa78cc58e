"""No op detaches in silence: it is differentiable, or declared not to be and says why, or raises."""

from __future__ import annotations

import inspect
import warnings
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.codegen.proof.inputs import samples_of
from tests.ops.spec_cases import SPEC, Case, each

PRIMITIVE = [Case(op, i, s) for op in SPEC if op.kind != "compose" and not op.signature.is_inplace for i, s in enumerate(samples_of(op))]


def with_gradients(case: Case) -> list[Any]:
    """The arguments, every tensor of them that can require a gradient does."""

    def tensor(value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return [tensor(v) for v in value]
        out = None if value is None else sg.from_numpy(np.array(value))
        return out if out is None or not out.is_floating_point() else out.requires_grad_()

    given = []
    for param, value in zip(case.op.signature.params, case.arrays()):
        if param.type.is_tensor and not isinstance(value, (int, float)):
            value = tensor(value)
        elif param.type.base == "dtype" and value is not None:
            value = sg.core.base.dtypes.dtype_of(np.dtype(value))
        given.append(value)
    return given


def cut(result: Any) -> list[Tensor]:
    """The results that could have a history and have none."""
    results = result if isinstance(result, (tuple, list)) else (result,)
    return [r for r in results if isinstance(r, Tensor) and (r.is_floating_point() or r.is_complex()) and not r.requires_grad]


@each(PRIMITIVE)
def test_ops_of_the_spec(case: Case) -> None:
    given = with_gradients(case)
    if not any(isinstance(t, Tensor) and t.requires_grad for v in given for t in (v if isinstance(v, list) else [v])):
        return
    positional = [v for p, v in zip(case.op.signature.params, given) if not p.keyword_only]
    named = {p.name: v for p, v in zip(case.op.signature.params, given) if p.keyword_only}
    try:
        result = case.function(*positional, **named)
    except (RuntimeError, TypeError):
        return  # it takes no floats, or says that it has no derivative
    if cut(result):
        flags = case.op.differentiable_outputs
        assert case.op.non_differentiable or (flags and not all(flags)), f"{case.op.name} gives {result}, and no reason why nothing flows through it"


def names_of_methods() -> list[str]:
    return [name for name in dir(Tensor) if not name.startswith("_")]


def declared(name: str) -> bool:
    """Whether the spec says of an op, or of the one that it rests on, why it has no derivative."""
    return any(op.non_differentiable for op in SPEC if op.name in (name, f"_{name}"))


SAYS_SO = {"data", "detach", "detach_"}  # that is what they are for
SHAPE_ONLY = {"empty_like", "zeros_like", "ones_like", "rand_like", "randn_like", "randint_like", "full_like"}  # no element is read
WARNS = {"tensor"}
PARTLY = {"specgrad.linalg.lu", "specgrad.linalg.lstsq"}  # a permutation, and singular values that only say how the solution was found


@pytest.mark.parametrize("shape", [(3, 3), (4,), ()], ids=str)
@pytest.mark.parametrize("dtype", [sg.float64, sg.complex128], ids=str)
def test_methods_without_arguments(dtype: sg.dtype, shape: tuple[int, ...]) -> None:
    x = sg.full(shape, 0.5, dtype=dtype, requires_grad=True)
    detaching = {name for name in names_of_methods() if cut(_of_method(x * 1, name)) and not declared(name)}
    assert detaching <= SAYS_SO


def _of_method(x: Tensor, name: str) -> Any:
    """What a method gives, or a property; None where it wants arguments, or another dtype."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            result = getattr(x, name)
            return result() if callable(result) else result
    except Exception:
        return None


def functions() -> list[tuple[str, Any]]:
    found = [(n, getattr(sg, n)) for n in sg.__all__] + [
        (f"{module.__name__}.{n}", getattr(module, n)) for module in (sg.linalg, sg.special, sg.nn.functional) for n in dir(module) if not n.startswith("_")
    ]
    computing = [(name, f) for name, f in found if not name.startswith(("set_", "seed", "manual_seed"))]  # those change the state of the library
    return [(name, f) for name, f in computing if callable(f) and not inspect.isclass(f) and not inspect.ismodule(f)]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_functions_of_tensors(count: int) -> None:
    for name, function in functions():
        check_function(name, function, count)


def check_function(name: str, function: Any, count: int) -> None:
    args = [(sg.eye(3, dtype=sg.float64) + 0.1 * (i + 1)).requires_grad_() for i in range(count)]
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            result = function(*args)
    except Exception:
        return
    if not cut(result) or name in SHAPE_ONLY | SAYS_SO | PARTLY:
        return
    if name in WARNS:
        assert caught
        return
    assert declared(name.removeprefix("specgrad.")), f"{name} of {count} tensors"


NUMBERS: dict[str, Any] = {
    "full": lambda t: sg.full((2,), t),
    "full_like": lambda t: sg.full_like(sg.zeros(2), t),
    "arange": lambda t: sg.arange(t),
    "linspace": lambda t: sg.linspace(0, t, 3),
    "logspace": lambda t: sg.logspace(t, 2, 3),
    "alpha": lambda t: sg.add(sg.zeros(2), sg.ones(2), alpha=t),
    "numpy": lambda t: t.numpy(),
    "asarray": lambda t: np.asarray(t),
    "ufunc": lambda t: np.spacing(t),
    "beta": lambda t: sg.addmm(sg.zeros(2, 2), sg.ones(2, 2), sg.ones(2, 2), beta=t),
}


@pytest.mark.parametrize("name", NUMBERS)
def test_tensors_in_the_place_of_numbers(name: str) -> None:
    with pytest.raises((RuntimeError, TypeError), match="requires grad"):
        NUMBERS[name](sg.tensor(2.0, requires_grad=True))
    NUMBERS[name](sg.tensor(2.0))


def test_exchange_with_others_says_so() -> None:
    x = sg.ones(2, requires_grad=True)
    with pytest.raises(BufferError, match=r"use tensor.detach\(\)"):
        sg.from_dlpack(x)
    with pytest.raises(BufferError, match=r"use tensor.detach\(\)"):
        np.from_dlpack(x)
    assert sg.from_dlpack(x.detach()).tolist() == [1, 1]


@pytest.mark.parametrize("make", [sg.tensor, sg.as_tensor, sg.asarray, sg.zeros(1).new_tensor])
def test_lists_of_tensors_warn(make: Any) -> None:
    x = sg.ones(2, requires_grad=True)
    with pytest.warns(UserWarning, match=r"Converting a tensor with requires_grad=True.*use stack\(\) or cat\(\)"):
        assert not make([x[0], x[1] * 2]).requires_grad
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        make([x.detach()[0], 1.0])
