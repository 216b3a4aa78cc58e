"""specgrad.utils.checkpoint beside torch.utils.checkpoint: the same functions, contexts and errors."""

from __future__ import annotations

import contextlib
import importlib
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from tests.oracle.both import Program, both_give, both_raise


def leaf(lib: Any) -> Any:
    return lib.tensor([0.3, 0.7, 1.1], dtype=lib.float64, requires_grad=True)


def module(lib: Any) -> Any:
    return importlib.import_module(f"{lib.__name__}.utils.checkpoint")


def checkpoint(lib: Any, *args: Any, **kwargs: Any) -> Any:
    return module(lib).checkpoint(*args, use_reentrant=False, **kwargs)


def counted(lib: Any, **options: Any) -> Any:
    """Gradients of all kinds, and how far the function ran each time."""
    log: list[str] = []

    def function(a: Any, *, scale: Any, pair: Any) -> Any:
        log.append("begin")
        b = (a * scale).sin()
        log.append("middle")
        c = b.exp() * pair[0]
        log.append("end")
        return c, {"b": b, "text": "x"}, a

    x, w, v = leaf(lib), leaf(lib), leaf(lib)
    c, named, same = checkpoint(lib, function, x, scale=w, pair=[v], **options)
    loss = (c * named["b"]).sum()
    given = [list(lib.autograd.grad(loss, (x, w, v), retain_graph=True))]
    given.append(list(lib.autograd.grad(loss, (x, w), create_graph=True)))
    given.append(list(lib.autograd.grad(given[-1][0].sum(), (x, w, v))))
    return given, log, same is x, named["text"]


def nested(lib: Any) -> Any:
    log: list[str] = []

    def inner(a: Any) -> Any:
        log.append("inner")
        return a.sin().exp()

    def outer(a: Any) -> Any:
        log.append("outer")
        return checkpoint(lib, inner, checkpoint(lib, inner, a.cos()).tanh())

    x = leaf(lib)
    y = checkpoint(lib, outer, x)
    return [lib.autograd.grad(y.sum(), x, retain_graph=True), lib.autograd.grad(y.sum(), x, create_graph=True)], log


def gradient_within(lib: Any, **options: Any) -> Any:
    def function(a: Any) -> Any:
        y = a.sin() * a
        (g,) = lib.autograd.grad(y.sum(), a, create_graph=True)
        return g.exp() + y

    x = leaf(lib)
    y = checkpoint(lib, function, x, **options)
    return y, lib.autograd.grad(y.sum(), x)


def contexts(lib: Any) -> Any:
    log: list[str] = []

    @contextlib.contextmanager
    def noted(name: str) -> Iterator[None]:
        log.append(name)
        yield
        log.append(f"{name} ends")

    x = leaf(lib)
    y = checkpoint(lib, lambda a: a.exp().sin(), x, context_fn=lambda: (noted("forward"), noted("again")), early_stop=False)
    y.sum().backward()
    return log, x.grad


def stopping(lib: Any) -> Any:
    log: list[str] = []

    def function(a: Any) -> Any:
        b = a.sin()
        log.append("middle")
        c = b.exp()
        log.append("end")
        return c

    for enable in (True, False):
        with module(lib).set_checkpoint_early_stop(enable):
            y = checkpoint(lib, function, leaf(lib))
        y.sum().backward()
        log.append("next")
    return log


def sequence(lib: Any) -> Any:
    x = leaf(lib)
    y = module(lib).checkpoint_sequential([lib.sin, lib.exp, lib.cos, lib.tanh, lib.sin], 2, x, use_reentrant=False)
    return y, lib.autograd.grad(y.sum(), x)


def unrecorded(lib: Any) -> Any:
    with lib.no_grad():
        return checkpoint(lib, lambda a: a.exp(), leaf(lib))


def reentrant(lib: Any) -> Any:
    x = leaf(lib)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        y = module(lib).checkpoint(lambda a: a.sin().exp(), x, use_reentrant=True)
    y.sum().backward()
    return y.detach(), x.grad


def partly(lib: Any) -> Any:
    """Only one of two outputs is differentiated, then the other."""
    x = leaf(lib)
    a, b = checkpoint(lib, lambda t: (t.sin(), t.exp()), x)
    return lib.autograd.grad(b.sum(), x, retain_graph=True), lib.autograd.grad(a.sum(), x)


GIVE: list[Program] = [
    counted,
    lambda lib: counted(lib, early_stop=False),
    lambda lib: counted(lib, preserve_rng_state=False, determinism_check="none"),
    gradient_within,
    lambda lib: gradient_within(lib, early_stop=False),
    contexts,
    stopping,
    sequence,
    unrecorded,
    reentrant,
    partly,
    lambda lib: nested(lib)[0],
]


@pytest.mark.parametrize("program", GIVE)
def test_checkpoints(program: Program) -> None:
    both_give(program)


class Switch:
    def __init__(self, *functions: Any):
        self.functions = iter(functions)

    def __call__(self, x: Any) -> Any:
        return next(self.functions)(x)


def switched(lib: Any, first: Any, second: Any, **options: Any) -> Any:
    checkpoint(lib, Switch(first, second), leaf(lib), **options).sum().backward()


def changed_input(lib: Any) -> Any:
    a = leaf(lib) * 1
    y = checkpoint(lib, lambda a: a.sin(), a)
    a.mul_(2)
    y.sum().backward()


def fails(lib: Any, x: Any) -> Any:
    raise ZeroDivisionError("on purpose")


RAISE: list[tuple[Program, str]] = [
    (lambda lib: switched(lib, lambda x: x.exp(), lambda x: x[:2].exp()), "have different metadata than during the forward pass"),
    (lambda lib: switched(lib, lambda x: x.exp(), lambda x: x.float().exp()), "have different metadata than during the forward pass"),
    (
        lambda lib: switched(lib, lambda x: x.exp().sin(), lambda x: x * 2),
        "A different number of tensors was saved during the original forward",
    ),
    (
        lambda lib: switched(lib, lambda x: x.exp(), lambda x: x.exp().sin().cos(), early_stop=False),
        "trying to save more tensors during recomputation than during the original forward pass",
    ),
    (changed_input, "modified by an inplace operation"),
    (lambda lib: checkpoint(lib, lambda x: fails(lib, x), leaf(lib)), "on purpose"),
    (lambda lib: switched(lib, lambda x: x.exp(), lambda x: fails(lib, x)), "on purpose"),
    (lambda lib: checkpoint(lib, lambda x: x, leaf(lib), determinism_check="all"), "determinism_check should be one of"),
    (lambda lib: module(lib).checkpoint_sequential([lib.sin], 1, leaf(lib), use_reentrant=False, nonsense=1), "Unexpected keyword arguments: nonsense"),
]


@pytest.mark.parametrize(("program", "phrase"), RAISE)
def test_errors(program: Program, phrase: str) -> None:
    both_raise(program, phrase)
    if "forward" in phrase:
        import specgrad

        with pytest.raises(module(specgrad).CheckpointError):
            program(specgrad)
