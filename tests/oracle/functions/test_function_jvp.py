"""Custom Functions in forward mode, and the older kinds of Functions, beside PyTorch's."""

from __future__ import annotations

import importlib
import warnings
from typing import Any

import pytest

from tests.oracle.both import agree, both_raise
from tests.oracle.ops.functions import dirty, function, leaf

# ---- forward mode


class Tangents:
    """A program: what becomes of what a jvp gives."""

    def __init__(self, forward: Any, jvp: Any):
        self.forward, self.jvp = forward, jvp

    def __call__(self, lib: Any) -> Any:

        forward_ad = importlib.import_module(f"{lib.__name__}.autograd.forward_ad")
        fn = function(lib, self.forward, jvp=lambda ctx, *t: self.jvp(lib, *t))
        with forward_ad.dual_level(), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            x = forward_ad.make_dual(lib.tensor([1.0, 2.0]), lib.tensor([3.0, 4.0]))
            out = fn.apply(x)
            pairs = [forward_ad.unpack_dual(o) for o in (out if isinstance(out, tuple) else (out,)) if hasattr(o, "shape")]
            return out is x, [(p.primal * 1, p.tangent if p.tangent is None else p.tangent * 1) for p in pairs]


JVPS: dict[str, Any] = {
    "right": Tangents(lambda ctx, x: x * 2, lambda lib, t: t * 2),
    "two for one": Tangents(lambda ctx, x: x * 2, lambda lib, t: (t, t)),
    "a list": Tangents(lambda ctx, x: x * 2, lambda lib, t: [t]),
    "a number": Tangents(lambda ctx, x: x * 2, lambda lib, t: 5),
    "wrong shape": Tangents(lambda ctx, x: x * 2, lambda lib, t: lib.ones(3)),
    "smaller shape": Tangents(lambda ctx, x: x * 2, lambda lib, t: lib.ones(1)),
    "integers": Tangents(lambda ctx, x: x * 2, lambda lib, t: lib.ones(2, dtype=lib.int64)),
    "the same": Tangents(lambda ctx, x: x * 2, lambda lib, t: t),
    "in place": Tangents(dirty, lambda lib, t: t.mul_(2)),
    "in place, but a new one": Tangents(dirty, lambda lib, t: t * 2),
    "in place, but None": Tangents(dirty, lambda lib, t: None),
    "in place, but unmodified": Tangents(dirty, lambda lib, t: t),
    "in place, but a copy": Tangents(dirty, lambda lib, t: t.mul_(2).clone()),
    "a view of another tensor": Tangents(lambda ctx, x: x.view(-1), lambda lib, t: t.clone().view(-1)),
    "a view of ones": Tangents(lambda ctx, x: x[:1], lambda lib, t: lib.ones(2)[:1]),
    "an input, but a view of another": Tangents(lambda ctx, x: x, lambda lib, t: t.clone().view_as(t)),
    "an input, but itself": Tangents(lambda ctx, x: x, lambda lib, t: t),
    "a view": Tangents(lambda ctx, x: x.view(-1), lambda lib, t: t.view(-1)),
    "a view, but a new one": Tangents(lambda ctx, x: x.view(-1), lambda lib, t: t * 1),
    "an input": Tangents(lambda ctx, x: x, lambda lib, t: t.view_as(t)),
    "an input, but a new one": Tangents(lambda ctx, x: x, lambda lib, t: t * 1),
    "mixed": Tangents(lambda ctx, x: (x * 3, x.long(), 5), lambda lib, t: (t * 3, None, None)),
    "mixed, one too few": Tangents(lambda ctx, x: (x * 3, x.long()), lambda lib, t: t * 3),
    "of integers": Tangents(lambda ctx, x: (x * 3, x.long()), lambda lib, t: (t * 3, t)),
}


@pytest.mark.parametrize("name", JVPS)
def test_jvp(name: str) -> None:
    agree(JVPS[name])


class TwoInputs:
    """A program: a Function of x and y, of which some are dual; what it returns and, if it changes one, what becomes of what that is a view of."""

    def __init__(self, forward: Any, jvp: Any, dual: str = "xy"):
        self.forward, self.jvp, self.dual = forward, jvp, dual

    def __call__(self, lib: Any) -> Any:
        forward_ad = importlib.import_module(f"{lib.__name__}.autograd.forward_ad")
        fn = function(lib, self.forward, jvp=lambda ctx, *t: self.jvp(lib, *t))

        def made(name: str, values: list[float]) -> Any:
            x = lib.tensor(values)
            return (forward_ad.make_dual(x, x + 5) if name in self.dual else x).clone()

        with forward_ad.dual_level():
            x, y = made("x", [1.0, 2.0, 3.0]), made("y", [4.0, 5.0, 6.0])
            out = fn.apply(x[:2], y)
            tensors = out if isinstance(out, tuple) else (out, x, y)
            tangents = [forward_ad.unpack_dual(t).tangent for t in tensors]
            return [t * 1 for t in tensors], [t if t is None else t * 1 for t in tangents]


def changes_first(ctx: Any, x: Any, y: Any) -> Any:
    ctx.mark_dirty(x)
    return x.mul_(y[:2])


TWO_INPUTS: dict[str, Any] = {
    "dirty, no tangent of its own": TwoInputs(changes_first, lambda lib, t, s: t.add_(s[:2]), "y"),
    "dirty, no tangent of its own, unmodified": TwoInputs(changes_first, lambda lib, t, s: t, "y"),
    "dirty, no tangent of its own, a new one": TwoInputs(changes_first, lambda lib, t, s: t + s[:2], "y"),
    "dirty, the other's": TwoInputs(changes_first, lambda lib, t, s: s[:2]),
    "views of both": TwoInputs(lambda ctx, x, y: (x[:1], y[:1]), lambda lib, t, s: (t[:1], s[:1])),
    "views exchanged": TwoInputs(lambda ctx, x, y: (x[:1], y[:1]), lambda lib, t, s: (s[:1], t[:1])),
    "views, one of a copy": TwoInputs(lambda ctx, x, y: (x[:1], y[:1]), lambda lib, t, s: (t[:1], s.clone()[:1])),
    "a view of what has no tangent": TwoInputs(lambda ctx, x, y: (x[:1], y[:1]), lambda lib, t, s: (t[:1], s[:1].clone()), "x"),
    "views exchanged where one has none": TwoInputs(lambda ctx, x, y: (x[:1], y[:1]), lambda lib, t, s: (t[:1], t[:1]), "x"),
}


@pytest.mark.parametrize("name", TWO_INPUTS)
def test_jvp_of_two_inputs(name: str) -> None:
    agree(TWO_INPUTS[name])


@pytest.mark.parametrize("materialize", [True, False])
def test_what_jvp_is_given(materialize: bool) -> None:
    """None for what can have no tangent: integers, bools and what is no tensor."""

    def program(lib: Any) -> Any:
        forward_ad = importlib.import_module(f"{lib.__name__}.autograd.forward_ad")
        seen: list[Any] = []

        def forward(ctx: Any, x: Any, *others: Any) -> Any:
            ctx.set_materialize_grads(materialize)
            return x * 2

        def jvp(ctx: Any, *tangents: Any) -> Any:
            seen.extend(t if t is None else t * 1 for t in tangents)
            return tangents[0] * 2

        with forward_ad.dual_level():
            x = forward_ad.make_dual(lib.ones(2), lib.ones(2))
            others = lib.tensor([1, 2]), lib.tensor([True]), lib.ones(1, dtype=lib.float64), lib.ones(2) * 1j, 3, None
            function(lib, forward, jvp=jvp).apply(x, *others)
        return seen

    agree(program)


@pytest.mark.parametrize("requires_grad", [True, False])
@pytest.mark.parametrize("kept", ["backward", "forward", "both", "neither"])
def test_what_jvp_reads_of_what_was_saved(kept: str, requires_grad: bool) -> None:
    """save_for_backward keeps for backward alone, save_for_forward for jvp alone."""

    def program(lib: Any) -> Any:
        forward_ad = importlib.import_module(f"{lib.__name__}.autograd.forward_ad")
        seen: list[Any] = []

        def forward(ctx: Any, x: Any) -> Any:
            if kept in ("backward", "both"):
                ctx.save_for_backward(x)
            if kept in ("forward", "both"):
                ctx.save_for_forward(x * 3, None)
            return x * 2

        def noted(ctx: Any, value: Any) -> Any:
            seen.append([t if t is None else t.detach() * 1 for t in ctx.saved_tensors])
            return value * 2

        with forward_ad.dual_level():
            x = lib.ones(2, requires_grad=requires_grad)
            out = function(lib, forward, noted, jvp=noted).apply(forward_ad.make_dual(x, lib.ones(2)))
            if requires_grad:
                out.sum().backward()
        return seen

    agree(program)


def test_detach_in_place_ends_forward_mode_too() -> None:
    def program(lib: Any) -> Any:
        forward_ad = importlib.import_module(f"{lib.__name__}.autograd.forward_ad")
        with forward_ad.dual_level():
            x = forward_ad.make_dual(lib.ones(3, requires_grad=True), lib.ones(3)) * 2
            part = x[:2]
            whole = x.detach_()
            tangents = [forward_ad.unpack_dual(t).tangent for t in (x, part, x * 2)]
            return whole is x, x, [t if t is None else t.detach() * 1 for t in tangents]

    agree(program)


MARKS: dict[str, Any] = {
    "dirty, not returned": lambda ctx, x, y: ctx.mark_dirty(x),
    "dirty, no input": lambda ctx, x, y: ctx.mark_dirty(y),
    "dirty, nothing": lambda ctx, x, y: ctx.mark_dirty(),
    "dirty, a list": lambda ctx, x, y: ctx.mark_dirty([x]),
    "dirty, None": lambda ctx, x, y: ctx.mark_dirty(None),
    "non-differentiable, an input": lambda ctx, x, y: ctx.mark_non_differentiable(x),
    "non-differentiable, a list": lambda ctx, x, y: ctx.mark_non_differentiable([y]),
    "non-differentiable, a number": lambda ctx, x, y: ctx.mark_non_differentiable(3),
    "materialize, a number": lambda ctx, x, y: ctx.set_materialize_grads(1),
    "materialize, None": lambda ctx, x, y: ctx.set_materialize_grads(None),
    "saved, a number": lambda ctx, x, y: ctx.save_for_backward(3),
    "saved, a list": lambda ctx, x, y: ctx.save_for_backward([x]),
    "saved, None": lambda ctx, x, y: ctx.save_for_backward(None, x),
    "saved for forward, a number": lambda ctx, x, y: ctx.save_for_forward(3),
    "saved for forward, None": lambda ctx, x, y: ctx.save_for_forward(None),
}


@pytest.mark.parametrize("requires_grad", [True, False])
@pytest.mark.parametrize("name", MARKS)
def test_what_is_marked(name: str, requires_grad: bool) -> None:
    def forward(ctx: Any, x: Any) -> Any:
        y = x * 2
        MARKS[name](ctx, x, y)
        return y

    agree(lambda lib: function(lib, forward).apply(lib.ones(2, requires_grad=requires_grad) * 1))


def test_a_missing_jvp() -> None:
    def program(lib: Any) -> Any:

        forward_ad = importlib.import_module(f"{lib.__name__}.autograd.forward_ad")
        with forward_ad.dual_level():
            function(lib).apply(forward_ad.make_dual(lib.ones(2), lib.ones(2)))

    both_raise(program, "You must implement the jvp function for custom autograd.Function to use it with forward mode AD.")


# ---- functions that have instances


def test_instances() -> None:
    def program(lib: Any) -> Any:
        with pytest.warns(DeprecationWarning, match="should not be instantiated"):
            instance = function(lib)()
        instance(leaf(lib))

    both_raise(program, "Legacy autograd function with non-static forward method is deprecated")


def test_inplace_function() -> None:
    def program(lib: Any) -> Any:
        legacy = lib.autograd.function.InplaceFunction
        fn = type("Fn", (legacy,), {"forward": staticmethod(lambda ctx, x: x * 2), "backward": staticmethod(lambda ctx, g: g * 2)})
        x = leaf(lib)
        fn.apply(x).sum().backward()
        return legacy(True).inplace, legacy().inplace, x.grad

    agree(program, warned=True)


class NestedProgram:
    """A program: what a NestedIOFunction does when it is used in some way."""

    def __init__(self, use: Any):
        self.use = use

    def __call__(self, lib: Any) -> Any:
        members = {"forward_extended": lambda self, x, ys: (x * 2, [ys[0] * 3]), "backward_extended": lambda self, g, hs: (g * 2, [hs[0] * 3])}
        nested = type("Nested", (lib.autograd.function.NestedIOFunction,), members)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return self.use(nested, leaf(lib))


def saved_nested(cls: Any, x: Any) -> Any:
    instance = cls()
    instance.save_for_backward((x, [x]))
    instance.mark_dirty((x,), k=[x])
    instance.mark_non_differentiable([x])
    return instance.to_save, instance._to_save_nested, instance.dirty_tensors, instance.non_differentiable


NESTED: dict[str, Any] = {
    "apply": lambda cls, x: cls.apply(x, [x]),
    "saved": saved_nested,
    "extended": lambda cls, x: cls().forward_extended(x, [x]),
    "extended, missing": lambda cls, x: cls.__mro__[1]().forward_extended(x),
    "static": lambda cls, x: type("S", (cls.__mro__[1],), {"forward": staticmethod(lambda ctx, x, ys: x * 2)}).apply(x, [x]),
}


@pytest.mark.parametrize("name", NESTED)
def test_nested_io_function(name: str) -> None:
    agree(NestedProgram(NESTED[name]))
