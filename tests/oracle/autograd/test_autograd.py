"""What PyTorch's documentation says of autograd, done by both libraries side by side."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.both import Program, agree, both_give, both_raise


def x_of(lib: Any, *shape: int) -> Any:
    size = 1
    for s in shape:
        size *= s
    return (lib.arange(size, dtype=lib.float64) + 1).reshape(shape).requires_grad_()


def after(lib: Any, x: Any, *steps: Any) -> Any:
    """The leaf after some steps: its value and its gradient."""
    for step in steps:
        step(x)
    return x, x.grad


def names(node: Any, depth: int = 4) -> Any:
    """The names of the nodes behind one, as far as some depth; of leaves, one name for both libraries."""
    if node is None or not depth:
        return None
    return [node.name().replace("torch::autograd::", ""), [[names(n, depth - 1), index] for n, index in node.next_functions]]


GRAPHS: list[Program] = [
    lambda lib: names((x_of(lib, 2) * 2).grad_fn),
    lambda lib: names((x_of(lib, 2) * x_of(lib, 2)).grad_fn),
    lambda lib: names((x_of(lib, 2) + 1).exp().sum().grad_fn),
    lambda lib: names((x_of(lib, 2, 2) @ x_of(lib, 2, 2)).grad_fn),
    lambda lib: names(x_of(lib, 2, 3).t().grad_fn),
    lambda lib: names(x_of(lib, 2, 3).unbind(0)[1].grad_fn),
    lambda lib: names(x_of(lib, 4).sin().cos().tanh().grad_fn),
    lambda lib: names((x_of(lib, 4) + lib.ones(2, 4, dtype=lib.float64)).grad_fn),
    lambda lib: names(x_of(lib, 4).double().float().grad_fn),
    lambda lib: names((x_of(lib, 4) * 1).clone().detach().grad_fn),
    lambda lib: names((-x_of(lib, 4)).abs().sqrt().log().grad_fn),
    lambda lib: names(lib.cat([x_of(lib, 4), x_of(lib, 2)]).grad_fn),
    lambda lib: names(lib.stack([x_of(lib, 4), x_of(lib, 4)]).mean().grad_fn),
    lambda lib: names(x_of(lib, 4)[1:].grad_fn),
    lambda lib: names(x_of(lib, 4)[0].grad_fn),
    lambda lib: names(x_of(lib, 4)[[0, 1]].grad_fn),
    lambda lib: [t.output_nr for t in x_of(lib, 3).unbind()],
    lambda lib: [(x_of(lib, 2) * 2).grad_fn.name(), (x_of(lib, 2) * 2).grad_fn.metadata],
    lambda lib: sorted(a for a in dir((x_of(lib, 2) * x_of(lib, 2)).grad_fn) if a.startswith("_saved")),
    lambda lib: x_of(lib, 2).exp().grad_fn._saved_result,
    lambda lib: x_of(lib, 2).sin().grad_fn._saved_self,
    lambda lib: x_of(lib, 2).sum(0).grad_fn._saved_nothing,
]


@pytest.mark.parametrize("program", GRAPHS)
def test_graphs(program: Program) -> None:
    both_give(program) if program is not GRAPHS[-1] else both_raise(program)


def changed(lib: Any, *changes: Any) -> Any:
    """A tensor computed from a leaf, changed in place, and the leaf's gradient."""
    x = x_of(lib, 2, 3)
    y = x * 2
    for change in changes:
        y = change(y) if change(y.detach().clone()) is not None else y
    y.sum().backward()
    return y, x.grad


BEHAVIOURS: list[Program] = [
    # gradients
    lambda lib: after(lib, x_of(lib, 2, 3), lambda x: (x * x).sum().backward(), lambda x: (x * 3).sum().backward()),
    lambda lib: after(lib, x_of(lib, 2), lambda x: x.sum().backward(), lambda x: setattr(x, "grad", None)),
    lambda lib: after(lib, x_of(lib, 2), lambda x: x.backward()),
    lambda lib: after(lib, x_of(lib, 2), lambda x: x.backward(lib.ones(3, dtype=lib.float64))),
    lambda lib: after(lib, x_of(lib, 2), lambda x: x.backward(lib.ones(2))),
    lambda lib: after(lib, x_of(lib, 2), lambda x: x.backward(lib.ones(2, dtype=lib.complex128))),
    lambda lib: after(lib, x_of(lib, 2), lambda x: x.backward(lib.ones(2, dtype=lib.int64))),
    lambda lib: after(lib, x_of(lib, 2), lambda x: x.backward([1.0, 1.0])),
    lambda lib: after(lib, x_of(lib), lambda x: (x * x).backward(retain_graph=True), lambda x: (x * x).backward()),
    lambda lib: lib.autograd.grad(x_of(lib), []),
    lambda lib: lib.autograd.grad([], [x_of(lib)]),
    lambda lib: (lambda x: lib.autograd.grad(x * 2, [x, x_of(lib)]))(x_of(lib)),
    lambda lib: (lambda x: lib.autograd.grad(x * 2, [x, x_of(lib)], allow_unused=True))(x_of(lib)),
    lambda lib: (lambda x: lib.autograd.grad(x * 2, [x, x_of(lib, 2)], materialize_grads=True))(x_of(lib)),
    lambda lib: (lambda x: lib.autograd.grad(x * 2, [x], materialize_grads=True, allow_unused=False))(x_of(lib)),
    lambda lib: (lambda x: lib.autograd.grad(x * 2, x.detach()))(x_of(lib)),
    lambda lib: (lambda x: lib.autograd.grad(x * 2, 5))(x_of(lib)),
    lambda lib: (lambda x: lib.autograd.grad(x, x))(x_of(lib)),
    lambda lib: (lambda x: lib.autograd.grad([x * 2, x * x], [x], [lib.ones((), dtype=lib.float64), None]))(x_of(lib)),
    lambda lib: (lambda x: lib.autograd.grad([x * 2, x * x], [x], [None]))(x_of(lib)),
    lambda lib: (lambda x: lib.autograd.backward([x * 2, x * x], None) or x.grad)(x_of(lib)),
    lambda lib: (lambda x: lib.autograd.backward([x * 2, x.detach()]))(x_of(lib)),
    lambda lib: (lambda x, y: [(x * y).backward(inputs=[x]), x.grad, y.grad])(x_of(lib), x_of(lib)),
    lambda lib: (lambda x, y: [(y * y).backward(inputs=[y]), y.grad, y.retains_grad])(x_of(lib), x_of(lib) * 3),
    lambda lib: (lambda x: (x * x).backward(inputs=[]))(x_of(lib)),
    lambda lib: (lambda x: (x * x).backward(inputs=[x.detach()]))(x_of(lib)),
    lambda lib: lib.ones(()).backward(),
    lambda lib: lib.tensor(1 + 1j, requires_grad=True).backward(),
    lambda lib: (lambda x: [(x * x.conj()).real.sum().backward(), x.grad])(lib.tensor([1 + 1j, 2 - 3j], requires_grad=True)),
    # setting attributes
    lambda lib: lib.ones(2, dtype=lib.int64).requires_grad_(),
    lambda lib: setattr(x_of(lib, 2) * 2, "requires_grad", False),
    lambda lib: setattr(x_of(lib, 2), "requires_grad", 1),
    lambda lib: setattr(x_of(lib, 2), "grad", 5),
    lambda lib: setattr(x_of(lib, 2), "grad", lib.ones(3, dtype=lib.float64)),
    lambda lib: setattr(x_of(lib, 2), "grad", lib.ones(2)),
    lambda lib: setattr(x_of(lib, 2), "data", 5),
    lambda lib: setattr(x_of(lib, 2), "grad_fn", None),
    lambda lib: setattr(x_of(lib, 2), "is_leaf", True),
    lambda lib: (x_of(lib, 2) * 2).grad,
    lambda lib: lib.ones(2).retain_grad(),
    lambda lib: x_of(lib, 2).retain_grad(),
    lambda lib: lib.ones(2).register_hook(print),
    lambda lib: (x_of(lib, 2) * 2).register_post_accumulate_grad_hook(print),
    lambda lib: x_of(lib, 2)[0].detach_(),
    lambda lib: x_of(lib, 2).detach_(),
    # versions and views
    lambda lib: (lambda x: [x._version, x.add_(1)._version, x[0]._version, x.detach()._version, x.data._version, x.clone()._version])(lib.ones(3)),
    lambda lib: (lambda x: [x[0]._is_view(), x.view(-1)._base is x, x.detach()._is_view(), (x + 1)._is_view(), x.t()[0]._base is x])(lib.ones(2, 2)),
    lambda lib: (lambda x: [x.reshape(4)._is_view(), x.t().reshape(4)._is_view(), x.contiguous() is x, x.t().contiguous()._is_view()])(lib.ones(2, 2)),
    lambda lib: (lambda x: [x.expand(2, 3)._is_view(), x.float() is x, x.real is x, x.T._is_view(), x.squeeze()._is_view(), x.flatten()._is_view()])(
        lib.ones(3)
    ),
    lambda lib: changed(lib, lambda y: y.mul_(3), lambda y: y.add_(y.detach())),
    lambda lib: changed(lib, lambda y: y[0].mul_(3) is None or None),
    lambda lib: changed(lib, lambda y: y.fill_(3.0)),
    lambda lib: changed(lib, lambda y: y.copy_(lib.ones(3, dtype=lib.float64))),
    lambda lib: x_of(lib, 2).add_(1),
    lambda lib: x_of(lib, 2)[0].add_(1),
    lambda lib: (x_of(lib, 4) * 1).split(2)[0].add_(1),
    lambda lib: (x_of(lib, 4) * 1).unbind()[0].zero_(),
    lambda lib: lib.ones(3).expand(2, 3).add_(1),
    lambda lib: lib.ones(3).expand(2, 3).fill_(1),
    lambda lib: lib.ones(3).add_(lib.ones(2, 3)),
    lambda lib: lib.ones(3, dtype=lib.int64).add_(1.5),
    lambda lib: (lambda y: [y.uniform_().requires_grad, y.is_leaf])(x_of(lib, 2) * 1),
    lambda lib: (lambda x: [(x * 1).normal_().sum().backward(), x.grad])(x_of(lib, 2)),
    # modes
    lambda lib: lib.no_grad()(lambda: (x_of(lib, 2) * 2).requires_grad)(),
    lambda lib: lib.inference_mode()(lambda: [lib.ones(1).is_inference(), lib.is_grad_enabled(), lib.is_inference_mode_enabled()])(),
    lambda lib: lib.inference_mode()(lambda: lib.ones(1))().add_(1),
    lambda lib: lib.inference_mode()(lambda: lib.ones(1))().requires_grad_(),
    lambda lib: lib.inference_mode()(lambda: lib.ones(1))() * 2,
    lambda lib: lib.inference_mode()(lambda: x_of(lib, 2) * 2)(),
    lambda lib: [lib.set_grad_enabled(True) is None, lib.is_grad_enabled()],
]


@pytest.mark.parametrize("program", BEHAVIOURS)
@pytest.mark.filterwarnings("ignore")
def test_behaviours(program: Program) -> None:
    agree(program)


def test_retained_gradients_and_hooks_over_in_place_changes() -> None:
    def program(lib: Any) -> Any:
        x = x_of(lib, 3)
        y = x * 2
        seen: list[Any] = []
        y.register_hook(lambda g: seen.append(g.clone()))
        y.retain_grad()
        y.mul_(lib.tensor([1.0, 2.0, 3.0], dtype=lib.float64))
        y.register_hook(lambda g: seen.append(g.clone()))
        y.sum().backward()
        return x.grad, y.grad, seen

    both_give(program)


@pytest.mark.filterwarnings("ignore:Using backward")
@pytest.mark.parametrize("passes", [(False, False), (True, False), (False, True), (True, False, True, False)])
def test_what_a_retained_gradient_remembers_of_several_passes(passes: tuple[bool, ...]) -> None:
    """Each pass is recorded or not: the sum has a history if the last one was."""

    def program(lib: Any) -> Any:
        x = x_of(lib, 2)
        y = x * x
        y.retain_grad()
        total = (y * y).sum()
        found = []
        for create_graph in passes:
            total.backward(retain_graph=True, create_graph=create_graph)
            found.append((y.grad.detach().clone(), y.grad.requires_grad))
        return found

    both_give(program)


def test_freezing_and_thawing() -> None:
    def program(lib: Any) -> Any:
        x = x_of(lib, 2)
        seen: list[Any] = []
        x.register_hook(lambda g: seen.append(g.clone()))
        y = (x * 2).sum()
        x.requires_grad_(False)
        y.backward(retain_graph=True)
        frozen = None if x.grad is None else x.grad.clone()
        x.requires_grad_()
        y.backward()
        return frozen, x.grad, seen

    both_give(program)


def test_accumulation_over_passes_recorded_and_not() -> None:
    def program(lib: Any) -> Any:
        x = x_of(lib, 3)
        kept = []
        for recorded in (True, False, True, False):
            (x * x).sum().backward(create_graph=recorded)
            kept.append((x.grad.detach().clone(), x.grad.requires_grad, x.grad.stride()))
        return kept

    both_give(program)


def test_dual_tensors() -> None:
    def program(lib: Any) -> Any:
        fwad = lib.autograd.forward_ad
        found = []
        with fwad.dual_level():
            x = fwad.make_dual(lib.ones(2, 2, dtype=lib.float64) * 3, lib.ones(2, 2, dtype=lib.float64))
            found += [repr(x), x._is_view(), *fwad.unpack_dual(x * x), *fwad.unpack_dual(x.detach()), *fwad.unpack_dual(x[0].sum())]
            y = lib.zeros(2, 2, dtype=lib.float64)
            y[0] = x[1]
            found += [*fwad.unpack_dual(y), *fwad.unpack_dual(y.mul_(x)), fwad.unpack_dual(y > 0).tangent]
            leaf = lib.ones(2, dtype=lib.float64, requires_grad=True)
            (gradient,) = lib.autograd.grad((fwad.make_dual(leaf, lib.ones(2, dtype=lib.float64)) ** 3).sum(), leaf, create_graph=True)
            found += [fwad.unpack_dual(gradient).tangent.detach()]
        return found, fwad.unpack_dual(x).tangent

    both_give(program)


DUAL_ERRORS: list[Program] = [
    lambda lib: lib.autograd.forward_ad.make_dual(lib.ones(1), lib.ones(1)),
    lambda lib: lib.autograd.forward_ad.exit_dual_level(),
    lambda lib: within_level(lib, lambda f: f.make_dual(lib.ones(2), lib.ones(3))),
    lambda lib: within_level(lib, lambda f: f.make_dual(lib.ones(2, dtype=lib.int64), lib.ones(2))),
]


def within_level(lib: Any, use: Any) -> Any:
    with lib.autograd.forward_ad.dual_level():
        return use(lib.autograd.forward_ad)


@pytest.mark.parametrize("program", DUAL_ERRORS)
def test_errors_of_dual_tensors(program: Program) -> None:
    both_raise(program)


# ---- custom functions


def function(lib: Any, forward: Any, backward: Any, **more: Any) -> Any:
    members = {"forward": staticmethod(forward), "backward": staticmethod(backward), **{k: staticmethod(v) for k, v in more.items()}}
    return type("Made", (lib.autograd.Function,), members)


def saving(ctx: Any, x: Any) -> Any:
    ctx.save_for_backward(x)
    return x * x


FUNCTIONS: list[Program] = [
    lambda lib: (lambda x: [function(lib, saving, lambda ctx, g: g * 2 * ctx.saved_tensors[0]).apply(x).sum().backward(), x.grad])(x_of(lib, 2)),
    lambda lib: function(lib, saving, lambda ctx, g: (g, g)).apply(x_of(lib, 2)).sum().backward(),
    lambda lib: function(lib, saving, lambda ctx, g: (g, None)).apply(x_of(lib, 2)).sum().backward(),
    lambda lib: function(lib, saving, lambda ctx, g: None).apply(x_of(lib, 2)).sum().backward(),
    lambda lib: function(lib, saving, lambda ctx, g: 5).apply(x_of(lib, 2)).sum().backward(),
    lambda lib: function(lib, saving, lambda ctx, g: g.sum()).apply(x_of(lib, 2)).sum().backward(),
    lambda lib: function(lib, saving, lambda ctx, g: lib.ones(5)).apply(x_of(lib, 2)).sum().backward(),
    lambda lib: function(lib, lambda ctx, x: 5, None).apply(x_of(lib, 2)),
    lambda lib: function(lib, lambda ctx, x: (x * 2, 5, None, "s"), None).apply(x_of(lib, 2)),
    lambda lib: function(lib, lambda ctx, x: [x * 2, x * 3], None).apply(x_of(lib, 2)),
    lambda lib: function(lib, lambda ctx, x: x, None).apply(x_of(lib, 2)),
    lambda lib: function(lib, lambda ctx, x: x.view(1, 2), None).apply(x_of(lib, 2)),
    lambda lib: function(lib, lambda ctx, x: (x * 2).long(), None).apply(x_of(lib, 2)),
    lambda lib: function(lib, lambda ctx, x: ctx.mark_non_differentiable(x) or x * 2, None).apply(x_of(lib, 2)),
    lambda lib: function(lib, lambda ctx, x: ctx.save_for_backward(1), None).apply(x_of(lib, 2)),
    lambda lib: function(lib, lambda ctx, x: ctx.mark_dirty(x) or x.add_(1), None).apply(x_of(lib, 2)),
    lambda lib: function(lib, lambda ctx, x: ctx.mark_dirty(x) or x.add_(1), lambda ctx, g: g).apply(x_of(lib, 2) * 1),
    lambda lib: function(lib, lambda ctx, x: list(ctx.needs_input_grad), None).apply(x_of(lib, 2)),
    lambda lib: function(lib, saving, None).apply(x_of(lib, 2)).grad_fn.saved_tensors,
    lambda lib: type("Empty", (lib.autograd.Function,), {}).apply(x_of(lib, 2)),
    lambda lib: function(lib, saving, lambda ctx, g: g).apply(x_of(lib, 2), 5),
]


@pytest.mark.parametrize("program", FUNCTIONS)
@pytest.mark.filterwarnings("ignore")
def test_custom_functions(program: Program) -> None:
    agree(program)
