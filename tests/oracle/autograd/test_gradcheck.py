"""gradcheck gives PyTorch's verdicts: on right functions, on wrong ones, and on those that it does not take."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad
from tests.oracle.both import python_type, torch

SLOW_AND_FAST = pytest.mark.parametrize("fast", [False, True], ids=["slow", "fast"])


def tensor(lib: Any, *shape: int, dtype: str = "float64", seed: int = 0) -> Any:
    random = np.random.default_rng(seed)
    values = random.standard_normal(shape) + (1j * random.standard_normal(shape) if dtype.startswith("complex") else 0)
    return lib.tensor(values.tolist(), dtype=getattr(lib, dtype), requires_grad=True)


def function(lib: Any, forward: Callable[..., Any], backward: Callable[..., Any]) -> Callable[..., Any]:
    """A custom function of one input, whose backward is given the input and the gradient."""

    class Custom(lib.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.save_for_backward(x)
            return forward(x)

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return backward(ctx.saved_tensors[0], grad)

    return Custom.apply


def verdict(lib: Any, problem: Callable[[Any], tuple[Any, ...]], second: bool, **options: Any) -> Any:
    """True, False, or the kind of error."""
    func, inputs = problem(lib)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            given = (lib.autograd.gradgradcheck if second else lib.autograd.gradcheck)(func, inputs, raise_exception=False, **options)
        except Exception as error:
            return error
    return given, sorted({w.category.__name__ for w in caught if not issubclass(w.category, DeprecationWarning)})  # PyTorch's own, of its own parts


def large(lib: Any, spoil: Callable[[Any, Any], Any]) -> tuple[Any, ...]:
    """Large enough that our Jacobians come from batches."""
    return function(lib, lambda x: x.sin() * 2, lambda x, g: spoil(g * x.cos() * 2, g)), (tensor(lib, 5, 6),)


def one_entry(lib: Any) -> Callable[[Any, Any], Any]:
    def spoil(right: Any, grad: Any) -> Any:
        wrong = right.clone()
        wrong[2, 3] = wrong[2, 3] + 0.01 * grad[4, 1]
        return wrong

    return spoil


PROBLEMS: dict[str, Callable[[Any], tuple[Any, ...]]] = {
    "sin": lambda lib: (lib.sin, (tensor(lib, 3),)),
    "a tensor alone": lambda lib: (lib.sin, tensor(lib, 3)),
    "matmul": lambda lib: (lib.matmul, (tensor(lib, 2, 3), tensor(lib, 3, 2))),
    "several": lambda lib: (lambda x: (x * 2, x.sum(), x.argmax()), (tensor(lib, 3),)),
    "one output is detached": lambda lib: (lambda x: (x * 2, x.detach() * 3), (tensor(lib, 3),)),
    "all is detached": lambda lib: (lambda x: x.detach() * 2, (tensor(lib, 3),)),
    "a factor is detached": lambda lib: (lambda x: x * x.detach(), (tensor(lib, 3),)),
    "integers": lambda lib: (lambda x: x.argmax(), (tensor(lib, 3),)),
    "an input given back": lambda lib: (lambda x: x, (tensor(lib, 3),)),
    "no gradient wanted": lambda lib: (lib.sin, (tensor(lib, 3).detach(),)),
    "no inputs": lambda lib: (lambda: lib.ones(1), ()),
    "one of two wanted": lambda lib: (lib.mul, (tensor(lib, 3), tensor(lib, 3).detach())),
    "unused": lambda lib: (lambda a, b: a * 2, (tensor(lib, 3), tensor(lib, 2))),
    "expanded": lambda lib: (lambda x: x * 2, (tensor(lib, 1).detach().expand(3).requires_grad_(),)),
    "twice the same": lambda lib: (lib.mul, (tensor(lib, 3),) * 2),
    "sign": lambda lib: (function(lib, lambda x: x.sin(), lambda x, g: -g * x.cos()), (tensor(lib, 3),)),
    "factor": lambda lib: (function(lib, lambda x: x.sin(), lambda x, g: 2 * g * x.cos()), (tensor(lib, 3),)),
    "slightly": lambda lib: (function(lib, lambda x: x.sin(), lambda x, g: 1.01 * g * x.cos()), (tensor(lib, 3),)),
    "a hair": lambda lib: (function(lib, lambda x: x.sin(), lambda x, g: 1.0001 * g * x.cos()), (tensor(lib, 3),)),
    "zero": lambda lib: (function(lib, lambda x: x.sin(), lambda x, g: g * 0), (tensor(lib, 3),)),
    "none": lambda lib: (function(lib, lambda x: x.sin(), lambda x, g: None), (tensor(lib, 3),)),
    "ignores its gradient": lambda lib: (function(lib, lambda x: x * 2, lambda x, g: lib.full_like(g, 2.0)), (tensor(lib, 1),)),
    "transposed": lambda lib: (function(lib, lambda x: x.t() * 1, lambda x, g: g), (tensor(lib, 3, 3),)),
    "right": lambda lib: (function(lib, lambda x: x.exp(), lambda x, g: g * x.exp()), (tensor(lib, 3),)),
    "right but once": lambda lib: (function(lib, lambda x: x.exp(), lambda x, g: g * x.detach().exp()), (tensor(lib, 3),)),
    "wrong shape": lambda lib: (function(lib, lambda x: x.exp(), lambda x, g: lib.ones(5)), (tensor(lib, 3),)),
    "complex": lambda lib: (lambda z: z * z.conj() + z.exp(), (tensor(lib, 2, dtype="complex128"),)),
    "complex to real": lambda lib: (lib.abs, (tensor(lib, 2, dtype="complex128"),)),
    "real to complex": lambda lib: (lambda x: x * (1 + 2j), (tensor(lib, 2),)),
    "no conj": lambda lib: (function(lib, lambda z: z * z, lambda z, g: g * 2 * z), (tensor(lib, 2, dtype="complex128"),)),
    "with conj": lambda lib: (function(lib, lambda z: z * z, lambda z, g: g * 2 * z.conj()), (tensor(lib, 2, dtype="complex128"),)),
    "real part": lambda lib: (lambda z: z.real, (tensor(lib, 2, dtype="complex128"),)),
    "float32": lambda lib: (lib.sin, (tensor(lib, 3, dtype="float32"),)),
    "in place on the input": lambda lib: (lambda x: x.mul_(2), (tensor(lib, 3),)),
    "in place on a copy": lambda lib: (lambda x: x.clone().mul_(x), (tensor(lib, 3),)),
    "fails": lambda lib: (lambda x: x @ x @ x @ x.unsqueeze(0), (tensor(lib, 3),)),
    "large": lambda lib: large(lib, lambda right, grad: right),
    "large, one wrong entry": lambda lib: large(lib, one_entry(lib)),
    "large, a hair": lambda lib: large(lib, lambda right, grad: right * 1.0001),
    "large, slightly": lambda lib: large(lib, lambda right, grad: right * 1.01),
    "large, complex": lambda lib: (lambda z: z * z.conj() + z.exp(), (tensor(lib, 5, 4, dtype="complex128"),)),
    "large, no conj": lambda lib: (function(lib, lambda z: z * z, lambda z, g: g * 2 * z), (tensor(lib, 5, 4, dtype="complex128"),)),
    "large, matmul": lambda lib: (lib.matmul, (tensor(lib, 5, 6), tensor(lib, 6, 4))),
    "large, one input detached": lambda lib: (lambda a, b: a @ b.detach(), (tensor(lib, 5, 6), tensor(lib, 6, 4))),
    "large, reads values": lambda lib: (lambda x: x * 2 if x.sum().item() > -1e9 else x, (tensor(lib, 5, 6),)),
    "large, two outputs": lambda lib: (lambda a: (a.softmax(-1), a.sum(0) * a), (tensor(lib, 5, 6),)),
    "relu away from zero": lambda lib: (lib.relu, (tensor(lib, 5, 6),)),
    "relu at zero": lambda lib: (lib.relu, ((tensor(lib, 5) * 0).detach().requires_grad_(),)),
    "abs at zero": lambda lib: (lib.abs, ((tensor(lib, 5) * 0).detach().requires_grad_(),)),
    "ties": lambda lib: (lambda x: x.amax(), ((tensor(lib, 5) * 0).detach().requires_grad_(),)),
    "other arguments": lambda lib: (lambda x, name, n: getattr(x, name)() * n, (tensor(lib, 3), "sin", 2)),
}
SECOND_BY_ACCIDENT = {"all is detached", "integers", "no gradient wanted", "no inputs"}  # PyTorch's TypeError is about a lambda's arguments


MISSED = {("large, one wrong entry", True)}  # by PyTorch's fast mode, whose tolerance grows with the size of the Jacobian


@SLOW_AND_FAST
@pytest.mark.parametrize("second", [False, True], ids=["gradcheck", "gradgradcheck"])
@pytest.mark.parametrize("name", PROBLEMS)
def test_verdicts_agree(name: str, second: bool, fast: bool) -> None:
    if second and name in SECOND_BY_ACCIDENT:
        given = verdict(specgrad, PROBLEMS[name], second, fast_mode=fast)
        assert isinstance(given, ValueError) or given[0] is False
        return
    if (name, fast) in MISSED and not second:
        assert verdict(torch, PROBLEMS[name], second, fast_mode=fast)[0] is True
        assert verdict(specgrad, PROBLEMS[name], second, fast_mode=fast)[0] is False
        return
    ours, theirs = (verdict(lib, PROBLEMS[name], second, fast_mode=fast) for lib in (specgrad, torch))
    if isinstance(theirs, Exception):
        assert isinstance(ours, python_type(theirs)), f"{ours!r}, PyTorch {theirs!r}"
    else:
        assert ours == theirs


@SLOW_AND_FAST
@pytest.mark.parametrize("name", ["sin", "matmul", "several", "complex", "complex to real", "real to complex", "a factor is detached"])
@pytest.mark.parametrize("batched", [False, True], ids=["one by one", "batched"])
def test_verdicts_on_forward_mode_agree(name: str, batched: bool, fast: bool) -> None:
    options = {"check_forward_ad": True, "check_backward_ad": False, "check_batched_forward_grad": batched, "fast_mode": fast}
    ours, theirs = (verdict(lib, PROBLEMS[name], False, **options) for lib in (specgrad, torch))
    if batched and name == "complex":
        assert ours == verdict(specgrad, PROBLEMS[name], False, **{**options, "check_batched_forward_grad": False}), "PyTorch has no batches of conj()"
        return
    assert ours == theirs


def test_the_same_options() -> None:
    import inspect

    for name in ("gradcheck", "gradgradcheck"):
        ours, theirs = ([(p.name, p.kind, p.default) for p in inspect.signature(getattr(lib.autograd, name)).parameters.values()] for lib in (specgrad, torch))
        assert ours[: len(theirs)] == theirs
        assert [name for name, _, _ in ours[len(theirs) :]] == ["method", "projections", "seed", "kinks"]


def test_messages_have_what_people_look_for() -> None:
    for lib in (specgrad, torch):
        error = importlib.import_module(f"{lib.__name__}.autograd.gradcheck").GradcheckError
        with pytest.raises(error, match=r"Jacobian mismatch for output 0 with respect to input 0,\nnumerical:tensor\((.|\n)*\nanalytical:tensor\("):
            lib.autograd.gradcheck(*PROBLEMS["factor"](lib))
        with pytest.raises(error, match="While considering the imaginary part of complex outputs only, Jacobian mismatch"):
            lib.autograd.gradcheck(*PROBLEMS["no conj"](lib))
        with pytest.raises(error, match="Numerical gradient for function expected to be zero"):
            lib.autograd.gradcheck(*PROBLEMS["all is detached"](lib))
        with pytest.raises(error, match="not multiplied by grad_output"):
            lib.autograd.gradcheck(*PROBLEMS["ignores its gradient"](lib))
