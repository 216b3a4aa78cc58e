"""What older programs use, as far as PyTorch still has it; and its grad modes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from tests.oracle.both import agree, both_give, both_raise

VARIABLES: dict[str, Callable[[Any], Any]] = {
    "of a tensor": lambda lib: lib.autograd.Variable(lib.ones(2)),
    "that requires grad": lambda lib: lib.autograd.Variable(lib.Tensor([0, 0, 0]), requires_grad=True),
    "by position": lambda lib: lib.autograd.Variable(lib.ones(2), True),
    "of a leaf": lambda lib: lib.autograd.Variable(lib.ones(2, requires_grad=True)),
    "of a result": lambda lib: lib.autograd.Variable(lib.ones(2, requires_grad=True) * 2, requires_grad=True),
    "of integers": lambda lib: lib.autograd.Variable(lib.ones(2, dtype=lib.int64)),
    "of integers that require grad": lambda lib: lib.autograd.Variable(lib.ones(2, dtype=lib.int64), requires_grad=True),
    "by name": lambda lib: lib.autograd.Variable(data=lib.ones(2), name="n").name,
    "of nothing": lambda lib: lib.autograd.Variable(),
    "of None": lambda lib: lib.autograd.Variable(None),
    "of a list": lambda lib: lib.autograd.Variable([1.0]),
    "of a number": lambda lib: lib.autograd.Variable(5),
    "is an instance": lambda lib: (isinstance(lib.ones(1), lib.autograd.Variable), isinstance(5, lib.autograd.Variable)),
    "has a type": lambda lib: (type(lib.autograd.Variable(lib.ones(1))) is lib.Tensor, issubclass(lib.Tensor, lib.autograd.Variable)),
}


@pytest.mark.parametrize("name", VARIABLES)
def test_variable(name: str) -> None:
    agree(VARIABLES[name], warned=True)


def test_a_variable_shares_its_data() -> None:
    def program(lib: Any) -> Any:
        data = lib.ones(2)
        v = lib.autograd.Variable(data)
        v.add_(1)
        return data, data._version, v._is_view()

    both_give(program)


def test_volatile_and_requires_grad() -> None:
    both_raise(
        lambda lib: lib.autograd.Variable(lib.ones(1), requires_grad=True, volatile=True), "Variable can't be volatile and require_grad at the same time!"
    )


def test_grad_variables() -> None:
    def program(lib: Any) -> Any:
        x = lib.ones(2, requires_grad=True)
        lib.autograd.backward(x * 2, grad_variables=lib.ones(2))
        return x.grad

    agree(program, warned=True)
    both_raise(
        lambda lib: lib.autograd.backward(lib.ones(2, requires_grad=True), lib.ones(2), grad_variables=lib.ones(2)), "arguments both passed to `backward()`"
    )


SAMPLES: dict[str, Callable[[Any, Any], Any]] = {
    "bernoulli": lambda lib, p: lib.bernoulli(p),
    "bernoulli, as a method": lambda lib, p: p.bernoulli(),
    "normal, mean": lambda lib, p: lib.normal(p, 1.0),
    "normal, std": lambda lib, p: lib.normal(0.0, p),
    "normal, both": lambda lib, p: lib.normal(p, p),
    "multinomial": lambda lib, p: lib.multinomial(p, 1) * 0,
    "multinomial, as a method": lambda lib, p: p.multinomial(1) * 0,
}


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("enabled", [True, False])
def test_samples_without_a_reward(name: str, enabled: bool) -> None:
    def program(lib: Any) -> Any:
        p = lib.tensor([0.25, 0.5], requires_grad=True)
        with lib.set_grad_enabled(enabled):
            drawn = SAMPLES[name](lib, p)
        found = lib.autograd.grad(drawn.sum(), p) if drawn.requires_grad else None
        return drawn.requires_grad, drawn.is_leaf, drawn.dtype, found

    both_give(program)


# ---- grad modes


def with_class(lib: Any) -> Any:
    @lib.no_grad()
    class Made:
        def __init__(self) -> None:
            self.enabled = lib.is_grad_enabled()

        def method(self) -> bool:
            return bool(lib.is_grad_enabled())

    made = Made()
    return made.enabled, made.method()


def within(*contexts: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A program: what modes say, and what is recorded, within some contexts."""

    def program(lib: Any) -> Any:
        x = lib.ones(2, requires_grad=True)

        def inside(rest: Any) -> Any:
            if not rest:
                made = lib.ones(2, requires_grad=True)
                results = (x * 2, made * 2, x.view(2), x[0], x.clone())
                return lib.is_grad_enabled(), lib.is_inference_mode_enabled(), made.is_inference(), [(r.requires_grad, r.is_inference()) for r in results[:2]]
            with rest[0](lib):
                return inside(rest[1:])

        return inside(contexts)

    return program


MODES: dict[str, Callable[[Any], Any]] = {
    "no_grad": lambda lib: lib.no_grad(),
    "enable_grad": lambda lib: lib.enable_grad(),
    "off": lambda lib: lib.set_grad_enabled(False),
    "on": lambda lib: lib.set_grad_enabled(mode=True),
    "inference": lambda lib: lib.inference_mode(),
    "no inference": lambda lib: lib.inference_mode(mode=False),
    "one thread": lambda lib: lib.autograd.grad_mode.set_multithreading_enabled(False),
}


@pytest.mark.parametrize("outer", MODES)
@pytest.mark.parametrize("inner", MODES)
def test_modes_in_modes(outer: str, inner: str) -> None:
    both_give(within(MODES[outer], MODES[inner]))


USES: dict[str, Callable[[Any], Any]] = {
    "a number": lambda lib: lib.set_grad_enabled(5),
    "None": lambda lib: lib.set_grad_enabled(None),
    "threads, a number": lambda lib: lib.autograd.grad_mode.set_multithreading_enabled(5),
    "text": lambda lib: (repr(lib.set_grad_enabled(True)), str(lib.set_grad_enabled(True))),
    "a class": with_class,
    "without parentheses": lambda lib: (lib.no_grad(lib.is_grad_enabled)(), lib.enable_grad(lib.is_grad_enabled)(), lib.inference_mode(lib.is_grad_enabled)()),
    "as decorators": lambda lib: (lib.set_grad_enabled(False)(lib.is_grad_enabled)(), lib.inference_mode(False)(lib.is_grad_enabled)()),
}


@pytest.mark.parametrize("name", USES)
def test_uses_of_modes(name: str) -> None:
    agree(USES[name], warned=True)


def test_other_threads() -> None:
    def program(lib: Any) -> Any:
        seen: list[bool] = []
        with lib.no_grad(), lib.inference_mode():
            thread = threading.Thread(target=lambda: seen.append((lib.is_grad_enabled(), lib.is_inference_mode_enabled())))  # type: ignore[arg-type]
            thread.start()
            thread.join()
        return seen

    both_give(program)


# ---- inference tensors

MADE: dict[str, Callable[[Any, Any], Any]] = {
    "ones": lambda lib, x: lib.ones(2),
    "tensor": lambda lib, x: lib.tensor([1.0, 2.0]),
    "Tensor": lambda lib, x: lib.Tensor([1.0, 2.0]),
    "like": lambda lib, x: lib.zeros_like(x),
    "arange": lambda lib, x: lib.arange(2.0),
    "op": lambda lib, x: x * 2,
    "view of one": lambda lib, x: lib.ones(2).view(2, 1),
    "element of one": lambda lib, x: lib.ones(2, 2)[0],
    "one of several": lambda lib, x: lib.ones(2, 2).unbind(0)[0],
    "clone": lambda lib, x: x.clone(),
    "detached": lambda lib, x: lib.ones(2).detach(),
    "data": lambda lib, x: lib.ones(2).data,
    "new": lambda lib, x: x.new_zeros(2),
    "sorted": lambda lib, x: x.sort()[0],
    "view of a normal one": lambda lib, x: x.view(2, 1),
    "element of a normal one": lambda lib, x: x[0],
    "normal one": lambda lib, x: x,
    "normal one, detached": lambda lib, x: x.detach(),
    "normal one, changed": lambda lib, x: x.add_(1),
}
THEN: dict[str, Callable[[Any, Any], Any]] = {
    "is": lambda lib, y: (y.is_inference(), y.requires_grad),
    "changed": lambda lib, y: y.mul_(2).is_inference(),
    "changed by an assignment": lambda lib, y: y.__setitem__(..., 5.0),
    "requires grad": lambda lib, y: y.requires_grad_(),
    "viewed": lambda lib, y: y.view(-1).is_inference(),
    "viewed and changed": lambda lib, y: y.view(-1).mul_(2),
    "used": lambda lib, y: (y * 2).is_inference(),
    "in an op with another": lambda lib, y: (lib.ones(2) + y).is_inference(),
    "into another": lambda lib, y: lib.ones(2, 2).add_(y).is_inference(),
}


@pytest.mark.parametrize("then", THEN)
@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize("enabled", [True, False])
def test_inference_tensors(made: str, then: str, enabled: bool) -> None:
    def program(lib: Any) -> Any:
        x = lib.ones(2)
        with lib.inference_mode():
            y = MADE[made](lib, x)
        with lib.set_grad_enabled(enabled):
            return THEN[then](lib, y)

    agree(program)


def test_a_view_made_in_inference_mode() -> None:
    def program(lib: Any) -> Any:
        x = lib.ones(2, requires_grad=True) * 1
        with lib.inference_mode():
            y = x.view(2)
        y.add_(1)

    both_raise(program, "A view was created in inference mode and is being modified inplace in normal mode.")
