"""Custom Functions beside PyTorch's: what forward and backward may return, and what is an error."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.both import agree, both_raise
from tests.oracle.ops.functions import function, gradients, leaf, product, two

# ---- what backward gives

RETURNED: dict[str, Any] = {
    "too few": gradients(product, lambda lib, g: (g,), two),
    "one for two": gradients(product, lambda lib, g: g, two),
    "too many": gradients(product, lambda lib, g: (g, g, g), two),
    "too many, of which None": gradients(product, lambda lib, g: (g, g, None), two),
    "a list is no tuple": gradients(product, lambda lib, g: [g, g], two),
    "no tensor": gradients(lambda ctx, x: x * 2, lambda lib, g: 1.0),
    "a tensor for a number": gradients(product, lambda lib, g: (g, g), lambda lib: (3,)),
    "a number for a number": gradients(product, lambda lib, g: (g, 5), lambda lib: (3,)),
    "None for a number": gradients(product, lambda lib, g: (g, None), lambda lib: (3,)),
    "any shape where none is needed": gradients(product, lambda lib, g: (g, lib.ones(7)), lambda lib: (lib.ones(2),)),
    "text where none is needed": gradients(product, lambda lib, g: (g, "a"), lambda lib: (lib.ones(2),)),
    "None": gradients(lambda ctx, x: x * 2, lambda lib, g: None),
    "wrong shape": gradients(lambda ctx, x: x * 2, lambda lib, g: lib.ones(3, dtype=lib.float64)),
    "a shape to be summed": gradients(lambda ctx, x: x * 2, lambda lib, g: lib.ones(5, 2, dtype=lib.float64)),
    "too small a shape": gradients(lambda ctx, x: x * 2, lambda lib, g: lib.ones(1, dtype=lib.float64)),
    "a scalar": gradients(lambda ctx, x: x * 2, lambda lib, g: lib.ones((), dtype=lib.float64)),
    "another float dtype": gradients(lambda ctx, x: x * 2, lambda lib, g: lib.ones(2, dtype=lib.float32)),
    "integers": gradients(lambda ctx, x: x * 2, lambda lib, g: lib.ones(2, dtype=lib.int64)),
    "complex for real": gradients(lambda ctx, x: x * 2, lambda lib, g: lib.ones(2, dtype=lib.complex128)),
    "real for complex": gradients(lambda ctx, x: x * 2, lambda lib, g: lib.ones(2, dtype=lib.float64), dtype="complex128"),
    "float32 for float16": gradients(lambda ctx, x: x * 2, lambda lib, g: g.float() * 2, dtype="float16"),
}


@pytest.mark.parametrize("name", RETURNED)
def test_what_backward_returns(name: str) -> None:
    agree(RETURNED[name])


WRONG = {
    "too few": "returned an incorrect number of gradients (expected 2, got 1)",
    "too many": "returned an incorrect number of gradients (expected 2, got 3)",
    "a list is no tuple": "expected 2, got 1",
    "no tensor": "expected Variable or None (got float)",
    "a tensor for a number": "returned a gradient different than None at position 2, but the corresponding forward input was not a Variable",
    "wrong shape": "returned an invalid gradient at index 0 - got [3] but expected shape compatible with [2]",
}


@pytest.mark.parametrize("name", WRONG)
def test_error_texts(name: str) -> None:
    both_raise(RETURNED[name], WRONG[name])


@pytest.mark.parametrize(
    ("members", "phrase"),
    [
        ({"backward": None}, "You must implement either the backward or vjp method"),
        ({"vjp": lambda ctx, g: g}, "Implementing both 'backward' and 'vjp' for a custom Function is not allowed"),
    ],
)
def test_backward_or_vjp(members: Any, phrase: str) -> None:
    both_raise(lambda lib: function(lib, **members).apply(leaf(lib)).sum().backward(), phrase)


def test_vjp_alone() -> None:
    def program(lib: Any) -> Any:
        x = leaf(lib)
        function(lib, backward=None, vjp=lambda ctx, g: g * 3).apply(x).sum().backward()
        return x.grad

    agree(program)


# ---- what forward gives

OUTPUTS: dict[str, Any] = {
    "a number": lambda ctx, x: 5,
    "None": lambda ctx, x: None,
    "mixed": lambda ctx, x: (x * 2, 5, None, "a"),
    "integers": lambda ctx, x: (x * 2, x.long()),
    "only integers": lambda ctx, x: x.long(),
    "a list": lambda ctx, x: [x * 2, x * 3],
    "a dict": lambda ctx, x: {"a": x * 2},
    "nothing": lambda ctx, x: (),
    "an input": lambda ctx, x: x,
    "an input, non-differentiable": lambda ctx, x: (ctx.mark_non_differentiable(x), x)[1],
    "a number, non-differentiable": lambda ctx, x: (ctx.mark_non_differentiable(5), x * 2)[1],
    "not an output, non-differentiable": lambda ctx, x: (ctx.mark_non_differentiable(x * 1), x * 2)[1],
    "a view": lambda ctx, x: x.view(-1),
    "two views": lambda ctx, x: (x.view(-1), x[:1]),
    "saved number": lambda ctx, x: (ctx.save_for_backward(x, 5), x * 2)[1],
    "saved list": lambda ctx, x: (ctx.save_for_backward([x]), x * 2)[1],
    "saved None": lambda ctx, x: (ctx.save_for_backward(None, x), x * 2)[1],
    "saved number for jvp": lambda ctx, x: (ctx.save_for_forward(x, 5), x * 2)[1],
    "no such argument": lambda ctx, x, y: x,
    "shared storage": lambda ctx, x: (ctx.mark_shared_storage((x, x)), x * 2)[1],
}


@pytest.mark.parametrize("name", OUTPUTS)
@pytest.mark.parametrize("mode", ["recorded", "no_grad", "constant"])
def test_what_forward_returns(name: str, mode: str) -> None:
    if mode == "no_grad" and "view" in name:
        mode = "constant"  # a view made under no_grad says that it requires no gradient: docs/differences.md

    def program(lib: Any) -> Any:
        x = leaf(lib) * 1 if mode != "constant" else lib.ones(2)
        with lib.set_grad_enabled(mode != "no_grad"):
            y = function(lib, OUTPUTS[name], lambda ctx, *g: g[0]).apply(x)
        same = y is x
        return y, same, [v._is_view() for v in (y if isinstance(y, tuple) else (y,)) if hasattr(v, "_is_view")]

    agree(program, warned=True)


def test_gradients_for_outputs_that_are_no_floats() -> None:
    def program(lib: Any) -> Any:
        seen: list[Any] = []

        def backward(ctx: Any, *g: Any) -> Any:
            seen.append(g)
            return g[0]

        function(lib, lambda ctx, x: (x * 2, 5, None, x.long(), x * 3), backward).apply(leaf(lib))[0].sum().backward()
        return seen

    agree(program)


@pytest.mark.parametrize("value", [True, False])
def test_materialize_grads(value: bool) -> None:
    def program(lib: Any) -> Any:
        seen: list[Any] = []

        def forward(ctx: Any, x: Any) -> Any:
            ctx.set_materialize_grads(value)
            return x * 2, x * 3

        def backward(ctx: Any, g: Any, h: Any) -> Any:
            seen.append((g, h))
            return h

        function(lib, forward, backward).apply(leaf(lib))[1].sum().backward()
        return seen

    agree(program)


def test_one_tensor_as_two_outputs() -> None:
    def program(lib: Any) -> Any:
        def forward(ctx: Any, x: Any) -> Any:
            y = x * 2
            return y, y

        x = leaf(lib)
        y, z = function(lib, forward, lambda ctx, g, h: g + 2 * h).apply(x)
        (y.sum() + 3 * z.sum()).backward()
        return y is z, y.output_nr, z.output_nr, x.grad

    agree(program)


def test_one_tensor_as_two_inputs() -> None:
    def program(lib: Any) -> Any:
        x = leaf(lib)
        function(lib, product, lambda ctx, g: (g, g * 2)).apply(x, x).sum().backward()
        return x.grad

    agree(program)
