"""Custom Functions beside PyTorch's: what is given to and taken from forward, backward and jvp, and what is an error."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest
from both import agree, both_raise

import specgrad.autograd.forward_ad  # noqa: F401


def function(lib: Any, forward: Any = lambda ctx, x: x * 2, backward: Any = lambda ctx, g: g * 2, **members: Any) -> Any:
    """A Function of a library."""
    methods = {"forward": forward, "backward": backward, **members}
    return type("Fn", (lib.autograd.Function,), {k: staticmethod(v) if callable(v) else v for k, v in methods.items() if v is not None})


def leaf(lib: Any, *values: float, dtype: str = "float64") -> Any:
    return lib.tensor(values or (1.0, 2.0), dtype=getattr(lib, dtype), requires_grad=True)


def gradients(forward: Any, backward: Any, others: Callable[[Any], tuple[Any, ...]] = lambda lib: (), dtype: str = "float64") -> Any:
    """A program: the output of a Function, and the gradient of its first argument."""

    def program(lib: Any) -> Any:
        x = leaf(lib, dtype=dtype)
        y = function(lib, forward, lambda ctx, g: backward(lib, g)).apply(x, *others(lib))
        y.abs().sum().backward()
        return y, x.grad

    return program


def product(ctx: Any, x: Any, y: Any) -> Any:
    return x * y


def two(lib: Any) -> tuple[Any, ...]:
    return (leaf(lib),)


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
def test_error_texts_of_backward(name: str) -> None:
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


# ---- views, and what is changed in place

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


def dirty(ctx: Any, x: Any, *others: Any) -> Any:
    ctx.mark_dirty(x)
    return x.mul_(2)


DIRTY: dict[str, Any] = {
    "a result": (dirty, lambda lib: leaf(lib) * 1),
    "a leaf": (dirty, leaf),
    "a view of a leaf": (dirty, lambda lib: leaf(lib)[:1]),
    "a view of a result": (dirty, lambda lib: (leaf(lib) * 1)[:1]),
    "a constant": (dirty, lambda lib: lib.ones(2)),
    "not returned": (lambda ctx, x: (ctx.mark_dirty(x), x * 3)[1], lambda lib: leaf(lib) * 1),
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


# ---- arguments


def scaled(x: Any, k: Any = 2) -> Any:
    return x * k


def both_styles(lib: Any, seen: list[Any]) -> dict[str, Any]:
    def setup(ctx: Any, inputs: Any, output: Any) -> None:
        seen.append((list(inputs), lib.is_grad_enabled(), output.requires_grad))

    together = function(lib, lambda ctx, x, k=2: scaled(x, k), lambda ctx, g: (g,) + (None,) * (len(ctx.needs_input_grad) - 1))
    separate = function(lib, scaled, lambda ctx, g: (g, None), setup_context=setup)
    return {"together": together, "separate": separate}


@pytest.mark.parametrize("style", ["together", "separate"])
@pytest.mark.parametrize("call", [lambda f, x: f.apply(x), lambda f, x: f.apply(x, 3), lambda f, x: f.apply(x, k=3), lambda f, x: f.apply(x=x, k=3)])
def test_arguments_by_position_and_by_name(style: str, call: Any) -> None:
    def program(lib: Any) -> Any:
        seen: list[Any] = []
        x = leaf(lib)
        y = call(both_styles(lib, seen)[style], x)
        y.sum().backward()
        return y, x.grad, seen

    agree(program)


@pytest.mark.parametrize(
    "call", [lambda f, x: f.apply(), lambda f, x: f.apply(x, 1, 2, 3), lambda f, x: f.apply(x, q=1), lambda f, x: f.apply(k=x), lambda f, x: f.apply(x, x=x)]
)
@pytest.mark.parametrize("style", ["together", "separate"])
def test_wrong_arguments(style: str, call: Any) -> None:
    both_raise(lambda lib: call(both_styles(lib, [])[style], leaf(lib)))


def test_a_keyword_only_argument_has_no_position() -> None:
    def forward(x: Any, *, k: int = 2) -> Any:
        return x * k

    both_raise(lambda lib: function(lib, forward, setup_context=lambda ctx, i, o: None).apply(leaf(lib), k=5), "unexpected keyword argument")


def test_tensors_in_lists_are_no_inputs() -> None:
    def program(lib: Any) -> Any:
        seen: list[Any] = []

        def forward(ctx: Any, x: Any, xs: Any) -> Any:
            seen.append(ctx.needs_input_grad)
            return xs[0] * x

        x = leaf(lib)
        function(lib, forward, lambda ctx, g: (g, None)).apply(x, [x]).sum().backward()
        return seen, x.grad, function(lib, lambda ctx, xs: xs[0] * 2).apply([x])

    agree(program)


@pytest.mark.parametrize("mode", ["recorded", "no_grad", "inference_mode", "constant"])
def test_needs_input_grad(mode: str) -> None:
    def program(lib: Any) -> Any:
        seen: list[Any] = []

        def forward(ctx: Any, x: Any, k: int, w: Any) -> Any:
            seen.append((ctx.needs_input_grad, lib.is_grad_enabled(), ctx.requires_grad, ctx.name()))
            return x * k

        x = lib.ones(2) if mode == "constant" else leaf(lib)
        with getattr(lib, mode, lib.enable_grad)():
            y = function(lib, forward).apply(x, 3, lib.ones(2))
        return seen, y.requires_grad, y.is_inference()

    agree(program)


# ---- the node


def saving(ctx: Any, x: Any) -> Any:
    ctx.save_for_backward(x, None, x * 3)
    return x * 2


def test_the_node() -> None:
    def program(lib: Any) -> Any:
        fn = function(lib, product, lambda ctx, g: (g, None))
        node = fn.apply(leaf(lib) * 1, 3).grad_fn
        facts = [node.name(), type(node).__name__, type(node) is fn._backward_cls, isinstance(node, lib.autograd.graph.Node), node.metadata, node.requires_grad]
        return (
            facts,
            node.needs_input_grad,
            [(n and n.name(), i) for n, i in node.next_functions],
            node.apply(lib.ones(2)),
            node(lib.ones(2)),
            hasattr(node, "x"),
        )

    agree(program)


def test_hooks_of_the_node() -> None:
    def program(lib: Any) -> Any:
        seen: list[Any] = []

        def forward(ctx: Any, x: Any) -> Any:
            ctx.register_hook(lambda a, b: seen.append(("registered in forward", a, b)))
            return x * 2

        y = function(lib, forward).apply(leaf(lib))
        y.grad_fn.register_hook(lambda a, b: seen.append((a, b)))
        y.grad_fn.register_prehook(lambda g: seen.append(g))
        y.sum().backward()
        return seen

    agree(program)


def test_saved_tensors_hooks() -> None:
    def program(lib: Any) -> Any:
        seen: list[Any] = []

        def backward(ctx: Any, g: Any) -> Any:
            seen.append(ctx.saved_tensors)
            return g

        with lib.autograd.graph.saved_tensors_hooks(lambda t: (seen.append(t), t * 10)[1], lambda t: (seen.append(t), t)[1]):
            y = function(lib, saving, backward).apply(leaf(lib))
        y.sum().backward()
        return seen

    agree(program)


@pytest.mark.parametrize("unpacked", [5, None])
def test_unpack_hooks_give_tensors(unpacked: Any) -> None:
    def program(lib: Any) -> Any:
        with lib.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: unpacked):
            y = function(lib, saving, lambda ctx, g: ctx.saved_tensors[0] * g).apply(leaf(lib))
        y.sum().backward()

    both_raise(program)


def raw(lib: Any, kept: list[Any]) -> Any:
    x = leaf(lib)
    y = function(lib, saving, lambda ctx, g: ctx.saved_tensors[0] * g).apply(x)
    kept += [y, y.grad_fn, x]
    return y.grad_fn._raw_saved_tensors


def twice(saved: Any) -> None:
    saved.register_hooks(lambda t: t, lambda t: t)
    saved.register_hooks(lambda t: t, lambda t: t)


def test_raw_saved_tensors() -> None:
    def program(lib: Any) -> Any:
        kept: list[Any] = []
        saved = raw(lib, kept)
        saved[0].register_hooks(lambda t: t * 10, lambda t: t)
        kept[0].sum().backward()
        return len(saved), kept[2].grad

    agree(program)


RAW_ERRORS: dict[str, Any] = {
    "twice": lambda saved: twice(saved[0]),
    "no function": lambda saved: saved[0].register_hooks(5, lambda t: t),
    "changes its tensor": lambda saved: saved[2].register_hooks(lambda t: t.mul_(2), lambda t: t),
    "of None": lambda saved: saved[1].register_hooks(lambda t: t, lambda t: t),
}


@pytest.mark.parametrize("name", RAW_ERRORS)
def test_raw_saved_tensors_errors(name: str) -> None:
    def program(lib: Any) -> Any:
        kept: list[Any] = []
        RAW_ERRORS[name](raw(lib, kept))

    both_raise(program)


@pytest.mark.parametrize("attribute", ["saved_tensors", "_raw_saved_tensors"])
@pytest.mark.parametrize("forward", [saving, lambda ctx, x: x * 2])
def test_saved_tensors_after_they_were_freed(attribute: str, forward: Any) -> None:
    def program(lib: Any) -> Any:
        y = function(lib, forward).apply(leaf(lib))
        y.sum().backward()
        return getattr(y.grad_fn, attribute)

    both_raise(program, "Trying to backward through the graph a second time")


def test_a_function_that_saved_nothing_runs_twice() -> None:
    def program(lib: Any) -> Any:
        x = leaf(lib)
        y = function(lib).apply(x)
        for _ in range(2):
            y.backward(lib.ones(2, dtype=lib.float64))
        return x.grad

    agree(program)


def test_saved_variables() -> None:
    def program(lib: Any) -> Any:
        seen: list[Any] = []
        y = function(lib, saving, lambda ctx, g: (seen.append(ctx.saved_variables), g)[1]).apply(leaf(lib))
        y.sum().backward()
        return seen

    agree(program, warned=True)


@pytest.mark.parametrize("name", ["pickle", "copy"])
def test_nodes_are_not_copied(name: str) -> None:
    import copy
    import pickle

    act = {"pickle": pickle.dumps, "copy": copy.deepcopy}[name]
    both_raise(lambda lib: act(function(lib).apply(leaf(lib)).grad_fn), "cannot pickle 'FnBackward' object")


# ---- once_differentiable

ONCE: dict[str, Any] = {
    "first": lambda lib, y, x: lib.autograd.grad(y, x, create_graph=True)[0].detach(),
    "says that it requires grad": lambda lib, y, x: lib.autograd.grad(y, x, create_graph=True)[0].requires_grad,
    "second": lambda lib, y, x: lib.autograd.grad(lib.autograd.grad(y, x, create_graph=True)[0].sum(), x),
    "second, of something else": lambda lib, y, x: lib.autograd.grad((lib.autograd.grad(y, x, create_graph=True)[0].detach() * x).sum(), x),
    "a weighted first": lambda lib, y, x: lib.autograd.grad(y * x.sum(), x, create_graph=True)[0].requires_grad,
    "a weighted second": lambda lib, y, x: lib.autograd.grad(y * x.sum(), x, create_graph=True)[0].sum().backward(),
}


@pytest.mark.parametrize("name", ONCE)
def test_once_differentiable(name: str) -> None:
    def program(lib: Any) -> Any:
        @lib.autograd.function.once_differentiable
        def backward(ctx: Any, g: Any) -> Any:
            assert not lib.is_grad_enabled()
            return g * 2 * ctx.saved_tensors[0]

        x = leaf(lib)
        return ONCE[name](lib, function(lib, lambda ctx, x: (ctx.save_for_backward(x), x * x)[1], backward).apply(x).sum(), x)

    agree(program)


# ---- forward mode


class Tangents:
    """A program: what becomes of what a jvp gives."""

    def __init__(self, forward: Any, jvp: Any):
        self.forward, self.jvp = forward, jvp

    def __call__(self, lib: Any) -> Any:
        import importlib

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
        import importlib

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
