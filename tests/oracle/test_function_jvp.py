"""Custom Functions in forward mode, and the older kinds of Functions, beside PyTorch's."""

from __future__ import annotations

import importlib
import warnings
from typing import Any

import pytest
from both import agree, both_raise
from functions import dirty, function, leaf

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
