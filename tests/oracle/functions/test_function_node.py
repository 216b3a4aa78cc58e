"""The arguments of custom Functions, their nodes and what these save, beside PyTorch's."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.both import agree, both_raise
from tests.oracle.ops.functions import function, leaf, product

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
