"""specgrad.autograd.graph beside torch.autograd.graph: what is printed, given and raised by the same programs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from tests.oracle.both import Program, agree, both_give, both_raise


def leaf(lib: Any, *shape: int) -> Any:
    size = 1
    for s in shape or (3,):
        size *= s
    return (lib.arange(size, dtype=lib.float32) + 1).reshape(shape or (3,)).requires_grad_()


def tried(call: Any) -> str:
    """The first words of the error, or that there is none."""
    try:
        call()
    except Exception as error:
        return f"{type(error).__mro__[-3].__name__}: {' '.join(str(error).split()[:6])}"
    return "no error"


# ---- edges


def edge(lib: Any, tensor: Any) -> Any:
    return lib.autograd.graph.get_gradient_edge(tensor)


def edges_everywhere(lib: Any) -> Any:
    x = leaf(lib, 2, 3)
    y = x * x
    parts = (y * 2).unbind()
    loss = (parts[1] * y[0]).sum()
    places = [x, y, parts[0], parts[1], y.view(6)]
    ones = [lib.ones_like(p) for p in places]
    given = []
    for p, one in zip(places, ones):
        given.append(lib.autograd.grad(loss, edge(lib, p), retain_graph=True, allow_unused=True))
        given.append(lib.autograd.grad(edge(lib, p), x, one, retain_graph=True))
    given.append(lib.autograd.grad([edge(lib, y), loss], [edge(lib, y), x], [ones[1], None], retain_graph=True))
    return given


def backward_to_edges(lib: Any) -> Any:
    x = leaf(lib)
    y = x * x
    y.sum().backward(inputs=[edge(lib, x)], retain_graph=True)
    first = x.grad.clone()
    lib.autograd.backward(edge(lib, y), lib.ones(3), retain_graph=True)
    second = x.grad.clone()
    lib.autograd.backward(y.sum(), inputs=edge(lib, y))
    return first, second, y.retains_grad, x.grad


EDGES: list[Program] = [
    edges_everywhere,
    backward_to_edges,
    lambda lib: [edge(lib, t)[1] for t in leaf(lib).unbind()],
    lambda lib: len(edge(lib, leaf(lib))),
    lambda lib: lib.autograd.grad(edge(lib, (leaf(lib) * 2).sum()), leaf(lib), allow_unused=True),
    lambda lib: lib.autograd.grad(leaf(lib).sum(), edge(lib, leaf(lib)), allow_unused=True),
]

EDGE_ERRORS: list[tuple[Program, str]] = [
    (lambda lib: edge(lib, lib.ones(2)), "It is not possible to get the gradient edge for a Tensor that does not require gradients"),
    (lambda lib: lib.autograd.grad(edge(lib, leaf(lib) * 2), leaf(lib)), "grad can be implicitly created only for scalar outputs"),
    (lambda lib: lib.autograd.grad(edge(lib, leaf(lib) * 2), leaf(lib), lib.ones(2)), "Mismatch in shape: grad_output[0] has a shape of"),
    (lambda lib: lib.autograd.grad(edge(lib, leaf(lib) * 2), leaf(lib), lib.ones(3, dtype=lib.complex64)), "For complex Tensors"),
    (lambda lib: lib.autograd.grad(leaf(lib).sum(), edge(lib, leaf(lib))), "appears to not have been used in the graph"),
    (
        lambda lib: lib.autograd.grad(leaf(lib).sum(), edge(lib, leaf(lib)), materialize_grads=True),
        "materialize_grads cannot be used when the given input is a GradientEdge",
    ),
]


@pytest.mark.parametrize("program", EDGES)
def test_edges(program: Program) -> None:
    both_give(program)


@pytest.mark.parametrize(("program", "phrase"), EDGE_ERRORS)
def test_edge_errors(program: Program, phrase: str) -> None:
    both_raise(program, phrase)


# ---- nodes


def calls(lib: Any) -> Any:
    x = leaf(lib)
    y = x.exp()
    log: list[Any] = []
    y.grad_fn.register_hook(lambda gi, go: log.append("hook"))
    y.grad_fn.register_prehook(lambda go: log.append("prehook"))
    ones = lib.ones(3)
    parts = lib.stack([x, x]).unbind()
    return [
        y.grad_fn(ones),
        (x * x).grad_fn(ones),
        (x * 3).grad_fn(ones),
        parts[0].grad_fn(ones, ones),
        y.grad_fn(None),
        y.grad_fn.next_functions[0][0](ones),
        x.grad,
        log,
    ]


def metadata_of(lib: Any) -> Any:
    x = leaf(lib)
    nodes = [x.exp().grad_fn, lib.stack([x, x]).unbind()[0].grad_fn, x.exp().grad_fn.next_functions[0][0], (x.double() + 1).grad_fn]
    return [[(list(m.shape), m.dtype, str(m.device), m.is_nested_tensor) for m in node._input_metadata] for node in nodes]


class Doubled:
    """A custom function of either library."""

    def __init__(self, lib: Any):
        class Double(lib.autograd.Function):  # type: ignore[misc,name-defined]
            @staticmethod
            def forward(ctx: Any, x: Any) -> Any:
                y = x * x
                ctx.save_for_backward(x, None, y)
                return y

            @staticmethod
            def backward(ctx: Any, g: Any) -> Any:
                x, _, _y = ctx.saved_tensors
                return 2 * g * x

        self.apply = Double.apply


def raw(lib: Any, register: Any) -> Any:
    """What happens when hooks are registered for one saved value."""
    x = leaf(lib)
    log: list[Any] = []
    node, saved = register(lib, x)
    saved.register_hooks(lambda t: (log.append(("pack", t)), t.detach().clone())[1], lambda t: (log.append(("unpack", t)), t * 2)[1])
    again = tried(lambda: saved.register_hooks(lambda t: t, lambda t: t))
    given = lib.autograd.grad(node, x, lib.ones_like(node))
    return log, again, given, tried(lambda: saved.register_hooks(lambda t: t, lambda t: t))


def saved_result(lib: Any, x: Any) -> Any:
    y = x.exp()
    return y, y.grad_fn._raw_saved_result


def saved_input(lib: Any, x: Any) -> Any:
    y = (x * 1).sin()
    return y, y.grad_fn._raw_saved_self


def saved_by_function(lib: Any, x: Any) -> Any:
    y = Doubled(lib).apply(x)
    return y, y.grad_fn._raw_saved_tensors[0]


NODES: list[Program] = [
    calls,
    metadata_of,
    lambda lib: raw(lib, saved_result)[:3],
    lambda lib: raw(lib, saved_input)[:3],
    lambda lib: raw(lib, saved_by_function)[:3],
    lambda lib: raw(lib, saved_result)[3],
    lambda lib: [name for name in dir((leaf(lib) ** 2).grad_fn) if "saved_" in name],
    lambda lib: leaf(lib).exp().grad_fn.next_functions[0][0]._sequence_nr(),
    lambda lib: [(a * 1).grad_fn._sequence_nr() < (a * 2).grad_fn._sequence_nr() for a in [leaf(lib)]],
    lambda lib: repr(leaf(lib).exp().grad_fn).partition(" at ")[0],
    lambda lib: isinstance(leaf(lib).exp().grad_fn, lib.autograd.graph.Node),
    lambda lib: isinstance(Doubled(lib).apply(leaf(lib)).grad_fn, lib.autograd.graph.Node),
    lambda lib: leaf(lib)[lib.tensor([0, 1])].grad_fn._saved_indices,
    lambda lib: [t is None for t in leaf(lib, 2, 3)[:, lib.tensor([0, 1])].grad_fn._saved_indices],
    lambda lib: [(leaf(lib) * lib.ones(3)).grad_fn._saved_self is None, (leaf(lib) * 3).grad_fn._saved_self is None],
    lambda lib: Doubled(lib).apply(leaf(lib)).grad_fn.saved_tensors,
]


def read_freed(lib: Any, read: Any, function: bool = False) -> Any:
    x = leaf(lib)
    y = Doubled(lib).apply(x) if function else x.exp()
    y.sum().backward()
    return read(y.grad_fn)


def registered(lib: Any, pack: Any, unpack: Any, name: str = "") -> Any:
    y = leaf(lib) * lib.ones(3) if name else leaf(lib).exp()  # PyTorch crashes if y is gone
    getattr(y.grad_fn, name or "_raw_saved_result").register_hooks(pack, unpack)
    return y


NODE_ERRORS: list[tuple[Program, str]] = [
    (lambda lib: leaf(lib).exp().grad_fn(), "expected 1 arguments, got 0 instead"),
    (lambda lib: leaf(lib).unbind()[0].grad_fn(lib.ones(())), "expected 3 arguments, got 1 instead"),
    (lambda lib: leaf(lib).exp().grad_fn(3), "argument 0 is not a Variable"),
    (lambda lib: type(leaf(lib).exp().grad_fn)(), "cannot create 'ExpBackward0' instances"),
    (lambda lib: lib.autograd.graph.Node(), "Node"),
    (lambda lib: leaf(lib).exp().grad_fn._register_hook_dict(3), "_register_hook_dict expected a variable"),
    (lambda lib: leaf(lib).exp().grad_fn._raw_saved_nothing, "_raw_saved_nothing"),
    (lambda lib: registered(lib, id, id, "_raw_saved_self"), "Calling register_hooks on a saved tensor with value None is forbidden"),
    (lambda lib: registered(lib, 1, 2), "register_hooks()"),
    (lambda lib: read_freed(lib, lambda n: n._saved_result), "directly access saved tensors after they have already been freed"),
    (lambda lib: read_freed(lib, lambda n: n._raw_saved_result.register_hooks(id, id)), "Calling register_hooks on a saved tensor after it has been freed"),
    (lambda lib: read_freed(lib, lambda n: n.saved_tensors, True), "directly access saved tensors after they have already been freed"),
    (lambda lib: read_freed(lib, lambda n: n._raw_saved_tensors, True), "directly access saved tensors after they have already been freed"),
    (lambda lib: registered(lib, lambda t: t.mul_(2), id), "pack hook is modifying its input in place"),
]


@pytest.mark.parametrize("program", NODES)
def test_nodes(program: Program) -> None:
    both_give(program)


@pytest.mark.parametrize(("program", "phrase"), NODE_ERRORS)
def test_node_errors(program: Program, phrase: str) -> None:
    both_raise(program, phrase)


# ---- hooks on saved tensors


def printed(lib: Any, body: Any) -> list[str]:
    """What hooks that print would print, while a program runs and is differentiated."""
    lines: list[str] = []

    def pack(t: Any) -> Any:
        lines.append(f"Packing {t!r} {lib.is_grad_enabled()}")
        return t

    def unpack(t: Any) -> Any:
        lines.append(f"Unpacking {t!r} {lib.is_grad_enabled()}")
        return t

    x, w = leaf(lib), leaf(lib) * 2
    with lib.autograd.graph.saved_tensors_hooks(pack, unpack):
        y = body(lib, x, w)
    lib.autograd.grad(y.sum(), x, retain_graph=True)
    lib.autograd.grad(y.sum(), x, create_graph=True)
    return lines


PRINTED: dict[str, Any] = {
    "mul": lambda lib, x, w: x * w,
    "square": lambda lib, x, w: (x * 1) * x,
    "div": lambda lib, x, w: x / w,
    "exp": lambda lib, x, w: x.exp(),
    "pow": lambda lib, x, w: x**2,
    "in place": lambda lib, x, w: x.clone().mul_(w),
    "where": lambda lib, x, w: lib.where(w > 2, x, w),
    "index": lambda lib, x, w: x[lib.tensor([0, 1])],
    "two indices": lambda lib, x, w: x.reshape(3, 1)[lib.tensor([0, 1]), lib.tensor([0, 0])],
    "logsumexp": lambda lib, x, w: x.logsumexp(0),
    "function": lambda lib, x, w: Doubled(lib).apply(x * w.detach()),
    "max": lambda lib, x, w: x.max(0)[0],
    "nothing": lambda lib, x, w: x + w,
    "reciprocal": lambda lib, x, w: x.reciprocal(),
    "several": lambda lib, x, w: (x.sin() * w).tanh().sum() * x.logsumexp(0),
}


@pytest.mark.parametrize("name", PRINTED)
def test_hooks_print_the_same(name: str) -> None:
    both_give(lambda lib: printed(lib, PRINTED[name]))


def packed_wrongly(lib: Any, pack: Any, unpack: Any) -> Any:
    with lib.autograd.graph.saved_tensors_hooks(pack, unpack):
        y = (leaf(lib) * 1).exp().sin().sum()
    return y.backward()


SAVED_ERRORS: list[tuple[Program, str]] = [
    (lambda lib: packed_wrongly(lib, lambda t: t, lambda t: 3), "unpack_hook expected to be a Tensor but got result of type int"),
    (lambda lib: packed_wrongly(lib, lambda t: t, lambda t: lib.ones(7)), "7"),
    (lambda lib: packed_wrongly(lib, lambda t: t.mul_(2), lambda t: t), "pack hook is modifying its input in place"),
    (lambda lib: packed_wrongly(lib, lambda t: 1 / 0, lambda t: t), "division by zero"),
    (lambda lib: packed_wrongly(lib, lambda t: t, lambda t: 1 / 0), "division by zero"),
    (lambda lib: within(lambda: lib.autograd.graph.disable_saved_tensors_hooks("not here"), lib.autograd.graph.save_on_cpu), "not here"),
    (lambda lib: within(lib.autograd.graph.save_on_cpu, lambda: lib.autograd.graph.disable_saved_tensors_hooks("too late")), "too late"),
    (lambda lib: lib.autograd.graph.increment_version(3), "increment_version expect a Iterable[Tensor] as input"),
    (lambda lib: lib.autograd.graph.increment_version([3]), "increment_version expects each element of the iterable to be a tensor"),
    (lambda lib: lib.autograd.graph.set_warn_on_accumulate_grad_stream_mismatch(1), "enabled must be a bool, but got int"),
]


def within(*contexts: Callable[[], Any]) -> None:
    with ExitStack() as stack:
        for context in contexts:
            stack.enter_context(context())


@pytest.mark.parametrize(("program", "phrase"), SAVED_ERRORS)
def test_saved_tensor_errors(program: Program, phrase: str) -> None:
    both_raise(program, phrase)


def versions(lib: Any) -> Any:
    x = leaf(lib)
    a = x * 1
    counts = [a._version]
    lib.autograd.graph.increment_version(a)
    counts.append(a._version)
    lib.autograd.graph.increment_version([a, x])
    with lib.inference_mode():
        inside = lib.ones(2)
    lib.autograd.graph.increment_version(inside)
    return [*counts, a._version, x._version, lib.autograd.graph.set_warn_on_accumulate_grad_stream_mismatch(True)]


def stale_after_increment(lib: Any) -> Any:
    a = leaf(lib) * 1
    y = (a * a).sum()
    lib.autograd.graph.increment_version(a)
    y.backward()


def test_versions() -> None:
    both_give(versions)
    both_raise(stale_after_increment, "modified by an inplace operation")


def on_cpu(lib: Any) -> Any:
    x = leaf(lib)
    with lib.autograd.graph.save_on_cpu():
        y = x.exp() * x
    return lib.autograd.grad(y.sum(), x, create_graph=True)


def test_save_on_cpu() -> None:
    both_give(on_cpu)


# ---- hooks over several tensors


def multi(lib: Any, mode: str, inputs: Any = None, calls: int = 2) -> Any:
    a, b = leaf(lib), leaf(lib)
    c, d = a * b, a * b
    e = lib.stack([c, a]).unbind()
    log: list[Any] = []
    tensors = (a, b, c, d, e[0])
    names = {"a": a, "b": b, "c": c}
    note = (lambda grads: log.append([None if g is None else g.clone() for g in grads])) if mode == "all" else (lambda g: log.append(g.clone()))
    handle = lib.autograd.graph.register_multi_grad_hook(tensors, note, mode=mode)
    roots = [c.sum(), (e[0] * 3).sum(), (c + d).sum()]
    for root in roots:
        root.backward(inputs=None if inputs is None else [names[i] for i in inputs], retain_graph=True)
    handle.remove()
    roots[0].backward(retain_graph=True)
    return log


def ordered(lib: Any) -> Any:
    x = leaf(lib)
    y = x * 2
    log: list[str] = []
    y.register_hook(lambda g: log.append("first"))
    lib.autograd.graph.register_multi_grad_hook((y,), lambda grads: log.append("multi"))
    y.register_hook(lambda g: log.append("last"))
    y.grad_fn.register_prehook(lambda g: log.append("prehook"))
    y.grad_fn.register_hook(lambda gi, go: log.append("hook"))
    x.register_hook(lambda g: log.append("leaf"))
    lib.autograd.graph.register_multi_grad_hook((x, y), lambda grads: log.append("both"))
    x.register_post_accumulate_grad_hook(lambda t: log.append("accumulated"))
    y.sum().backward()
    return log


def any_with_a_constant(lib: Any) -> Any:
    """A tensor that requires no gradient is not part of any graph."""
    x = leaf(lib)
    log: list[Any] = []
    lib.autograd.graph.register_multi_grad_hook((lib.ones(2), x), log.append, mode="any")
    (x * 2).sum().backward()
    return log


@pytest.mark.parametrize("mode", ["all", "any"])
@pytest.mark.parametrize("inputs", [None, "a", "b", "ab", "ca"])
def test_hooks_over_several_tensors(mode: str, inputs: str | None) -> None:
    both_give(lambda lib: multi(lib, mode, inputs))


def test_order_and_errors_of_hooks_over_several_tensors() -> None:
    both_give(ordered)
    both_raise(lambda lib: lib.autograd.graph.register_multi_grad_hook((leaf(lib),), id, mode="some"), "Expects mode to be one of ('all', 'any') but got some")
    both_give(lambda lib: any_with_a_constant(lib))
    both_raise(lambda lib: lib.autograd.graph.register_multi_grad_hook((lib.ones(2),), id))


# ---- changes to saved tensors


def changed(lib: Any, change: Any, save: Any) -> Any:
    x = leaf(lib, 4)
    with lib.autograd.graph.allow_mutation_on_saved_tensors() as context:
        a = x.clone()
        y = save(lib, a).sum()
        change(lib, a)
        counts = [len(context.original), len(context.cloned)]
        given = lib.autograd.grad(y, x, retain_graph=True), lib.autograd.grad(y, x, create_graph=True)
    return given, counts


CHANGES: dict[str, Any] = {
    "op": lambda lib, a: a.mul_(3),
    "twice": lambda lib, a: a.mul_(3).sin_(),
    "data": lambda lib, a: a.data.zero_(),
    "index": lambda lib, a: a.__setitem__(0, 5.0),
    "nothing": lambda lib, a: None,
    "copy_": lambda lib, a: a.copy_(lib.ones(4)),
    "view": lambda lib, a: a.view(2, 2).add_(1),
}
SAVES: dict[str, Any] = {
    "square": lambda lib, a: a**2,
    "product": lambda lib, a: a * a,
    "function": lambda lib, a: Doubled(lib).apply(a),
    "view": lambda lib, a: a.view(2, 2).sin(),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("save", SAVES)
def test_changes_to_saved_tensors(change: str, save: str) -> None:
    both_give(lambda lib: changed(lib, CHANGES[change], SAVES[save])[0])


def beyond(lib: Any, clear: bool) -> Any:
    with lib.autograd.graph.allow_mutation_on_saved_tensors() as context:
        a = leaf(lib) * 1
        y = (a**2).sum()
        a.sin_()
        if clear:
            context.clear()
            y.backward()
    y.backward()


def nested(lib: Any) -> Any:
    with lib.autograd.graph.allow_mutation_on_saved_tensors(), lib.autograd.graph.allow_mutation_on_saved_tensors():
        pass


def test_errors_of_changes_to_saved_tensors() -> None:
    both_raise(lambda lib: beyond(lib, False), "Trying to backward outside of the 'allow_mutation_on_saved_tensors' context")
    both_raise(lambda lib: beyond(lib, True), "Trying to backward outside of the 'allow_mutation_on_saved_tensors' context")
    both_raise(nested, "allow_mutation_on_saved_tensors contexts cannot be nested")
    agree(nested)
