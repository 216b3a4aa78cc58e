"""Custom Functions that return views or change their inputs, beside PyTorch's."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.both import agree, both_raise
from tests.oracle.ops.functions import dirty, function, leaf

IN_CUSTOM = "This view was created inside a custom Function (or because an input was returned as-is)"


@pytest.mark.parametrize("forward", [lambda ctx, x: x, lambda ctx, x: x.view(-1), lambda ctx, x: x[:1]])
@pytest.mark.parametrize("of_leaf", [True, False])
def test_changing_a_view_that_a_function_made(forward: Any, of_leaf: bool) -> None:
    def program(lib: Any) -> Any:
        x = leaf(lib) if of_leaf else leaf(lib) * 1
        function(lib, forward).apply(x).mul_(2)

    both_raise(program, IN_CUSTOM)


def test_changing_one_of_several_views() -> None:
    def program(lib: Any) -> Any:
        function(lib, lambda ctx, x: (x.view(-1), x * 3), lambda ctx, g, h: g).apply(leaf(lib) * 1)[0].mul_(2)

    both_raise(program, "This view is the output of a function that returns multiple views")


def test_a_view_whose_base_has_changed() -> None:
    def program(lib: Any) -> Any:
        x = leaf(lib) * 1
        y = function(lib, lambda ctx, x: x.view(-1)).apply(x)
        x.mul_(2)
        y.sum().backward()

    both_raise(program, "its base or another view of its base has been modified inplace")


def test_the_other_output_may_be_changed() -> None:
    def program(lib: Any) -> Any:
        leaf_ = leaf(lib)
        x = leaf_ * 1
        _, z = function(lib, lambda ctx, x: (x.view(-1), x * 3), lambda ctx, g, h: g + 3 * h).apply(x)
        z.mul_(2)
        z.sum().backward()
        return leaf_.grad

    agree(program)


DIRTY: dict[str, Any] = {
    "a result": (dirty, lambda lib: leaf(lib) * 1),
    "a leaf": (dirty, leaf),
    "a view of a leaf": (dirty, lambda lib: leaf(lib)[:1]),
    "a view of a result": (dirty, lambda lib: (leaf(lib) * 1)[:1]),
    "a constant": (dirty, lambda lib: lib.ones(2)),
    "not returned": (lambda ctx, x: (ctx.mark_dirty(x), x * 3)[1], lambda lib: leaf(lib) * 1),
    "neither an input nor returned": (lambda ctx, x: (ctx.mark_dirty(x.detach() * 1), x * 3)[1], lambda lib: leaf(lib) * 1),
    "neither an input nor returned, of a constant": (lambda ctx, x: (ctx.mark_dirty(x.detach() * 1), x * 3)[1], lambda lib: lib.ones(2)),
    "a number": (lambda ctx, x: (ctx.mark_dirty(5), x * 3)[1], lambda lib: leaf(lib) * 1),
    "None": (lambda ctx, x: (ctx.mark_dirty(None), x * 3)[1], lambda lib: leaf(lib) * 1),
    "unchanged": (lambda ctx, x: (ctx.mark_dirty(x), x)[1], lambda lib: leaf(lib) * 1),
    "non-differentiable": (lambda ctx, x: (ctx.mark_non_differentiable(x), ctx.mark_dirty(x), x)[2], lambda lib: leaf(lib) * 1),
    "two outputs, of a result": (lambda ctx, x: (ctx.mark_dirty(x), x.mul_(2), x * 3)[1:], lambda lib: leaf(lib) * 1),
    "two outputs, of a view": (lambda ctx, x: (ctx.mark_dirty(x), x.mul_(2), x * 3)[1:], lambda lib: (leaf(lib) * 1)[:1]),
}


@pytest.mark.parametrize("name", DIRTY)
def test_mark_dirty(name: str) -> None:
    forward, argument = DIRTY[name]

    def program(lib: Any) -> Any:
        x = argument(lib)
        y = function(lib, forward, lambda ctx, *g: g[0]).apply(x)
        return y, y is x, x, x._version

    agree(program)


def test_mark_dirty_of_what_is_no_input_warns() -> None:
    def forward(ctx: Any, x: Any) -> Any:
        y = x * 2
        ctx.mark_dirty(y)
        return y

    def program(lib: Any) -> Any:
        with pytest.warns(UserWarning, match="was not an input"):
            y = function(lib, forward).apply(leaf(lib) * 1)
        return y, y._version

    agree(program)


def test_mark_dirty_of_a_constant_beside_an_input_with_a_gradient() -> None:
    def program(lib: Any) -> Any:
        x, w = lib.ones(2, dtype=lib.float64), leaf(lib)
        y = function(lib, dirty, lambda ctx, g: (g, g * 10)).apply(x, w)
        y.sum().backward()
        return y is x, w.grad, x.is_leaf

    agree(program)


# ---- called where nothing is recorded

FORWARDS: dict[str, Any] = {
    "a view": lambda ctx, x: x.view(-1),
    "two views": lambda ctx, x: (x.view(-1), x.view(-1)),
    "the input": lambda ctx, x: x,
    "the input, changed": lambda ctx, x: (ctx.mark_dirty(x), x.mul_(2))[1],
}
SOURCES: dict[str, Any] = {"plain": lambda lib: lib.ones(2, 2), "a leaf": leaf, "a result": lambda lib: leaf(lib) * 1}
CHANGES: dict[str, Any] = {
    "none": lambda lib, x, y: None,
    "the view": lambda lib, x, y: y.mul_(2),
    "the view, by what requires grad": lambda lib, x, y: y.mul_(lib.ones(y.shape, requires_grad=True)),
    "the base": lambda lib, x, y: x.mul_(2),
}


def is_view_of_what_requires_grad(name: str, source: str) -> bool:
    return "view" in name and source != "plain"


UNRECORDED = [
    (mode, name, source, change)
    for mode in ("no_grad", "inference_mode")
    for name in FORWARDS
    for source in SOURCES
    for change in CHANGES  # made under no_grad, such a view says requires_grad=False: docs/differences.md
    if mode == "inference_mode" or change.startswith("the view") or not is_view_of_what_requires_grad(name, source)
]


@pytest.mark.parametrize(("mode", "name", "source", "change"), UNRECORDED)
def test_an_output_of_a_call_that_is_not_recorded(mode: str, name: str, source: str, change: str) -> None:
    def program(lib: Any) -> Any:
        x = SOURCES[source](lib)
        with getattr(lib, mode)():
            out = function(lib, FORWARDS[name]).apply(x)
        y = out[0] if isinstance(out, tuple) else out
        before = (y.requires_grad, y.is_leaf, y.is_inference(), y._is_view(), y is x)
        CHANGES[change](lib, x, y)
        return before, y, x.requires_grad, None if y.grad_fn is None else y.grad_fn.name()

    if change.startswith("the view") and is_view_of_what_requires_grad(name, source):
        both_raise(program, IN_CUSTOM)
    else:
        agree(program)


def of_a_view_whose_base_has_changed(lib: Any) -> Any:
    x = leaf(lib) * 1
    y = function(lib, lambda ctx, x: x.view(-1)).apply(x)
    x.mul_(2)
    return y


@pytest.mark.parametrize("ask", [lambda y: y.grad_fn, lambda y: y.is_leaf, lambda y: y.sum().backward(), lambda y: y.register_hook(print)])
def test_the_history_of_a_view_whose_base_has_changed(ask: Any) -> None:
    both_raise(lambda lib: ask(of_a_view_whose_base_has_changed(lib)), IN_CUSTOM)


def test_a_view_whose_base_has_changed_is_changed() -> None:
    both_raise(lambda lib: of_a_view_whose_base_has_changed(lib).mul_(2), "is a view and is being modified inplace")


def test_a_view_whose_base_has_changed_is_printed() -> None:
    agree(lambda lib: repr(of_a_view_whose_base_has_changed(lib)))
