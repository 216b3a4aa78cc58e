"""Inference mode beside PyTorch: what is made within, what may be done with it there and outside, and what is recorded."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.oracle.both import agree

Program = Callable[[Any], Any]


def leaf(lib: Any) -> Any:
    return lib.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], dtype=lib.float64, requires_grad=True)


def plain(lib: Any) -> Any:
    return leaf(lib).detach()


def made_within(lib: Any) -> Any:
    with lib.inference_mode():
        return plain(lib).clone()


def state_of(lib: Any, *tensors: Any) -> list[Any]:
    """Everything that a user sees of a tensor's place in the graph."""
    return [
        (t.is_inference(), lib.is_inference(t), t.requires_grad, t.is_leaf, t._is_view(), t._base is None, t.detach() if not t.requires_grad else None)
        for t in tensors
    ]


def node_name(tensor: Any) -> str:
    """The name of the node behind a tensor; where PyTorch has recorded a view anew, it is as_strided."""
    name = "" if tensor.grad_fn is None else tensor.grad_fn.name()
    return "SelectBackward0" if name == "AsStridedBackward0" else name


def backward_of(lib: Any, out: Any, *inputs: Any) -> list[Any]:
    out.sum().backward()
    return [x.grad for x in inputs]


# ---- made within


def made_of(source: Callable[[Any], Any], function: Callable[[Any, Any], Any]) -> Program:
    """A tensor made in inference mode: what it says there, and afterwards."""

    def program(lib: Any) -> Any:
        x = source(lib)
        with lib.inference_mode():
            y = function(lib, x)
            within = state_of(lib, y)
        return within, state_of(lib, y), state_of(lib, x)

    return program


MAKE: dict[str, Callable[[Any, Any], Any]] = {
    "an op": lambda lib, x: x * 2,
    "a reduction": lambda lib, x: x.sum(0),
    "a second result": lambda lib, x: x.max(0)[1],
    "a row": lambda lib, x: x[0],
    "a view": lambda lib, x: x.view(-1),
    "a view of a view": lambda lib, x: x.t()[1:],
    "one of several views": lambda lib, x: x.unbind()[1],
    "a split": lambda lib, x: x.split(1)[0],
    "as_strided": lambda lib, x: x.as_strided((2,), (1,)),
    "expand": lambda lib, x: x.unsqueeze(0).expand(2, 2, 3),
    "view of a dtype": lambda lib, x: x.detach().view(lib.int64),
    "a reshape that copies": lambda lib, x: x.t().reshape(-1),
    "a reshape that views": lambda lib, x: x.reshape(-1),
    "contiguous as it is": lambda lib, x: x.contiguous(),
    "contiguous by a copy": lambda lib, x: x.t().contiguous(),
    "clone": lambda lib, x: x.clone(),
    "detach": lambda lib, x: x.detach(),
    "data": lambda lib, x: x.data,
    "to": lambda lib, x: x.to(lib.float32),
    "to as it is": lambda lib, x: x.to(lib.float64),
    "view_as_real": lambda lib, x: lib.view_as_real(lib.complex(x.detach(), x.detach())),
    "an index": lambda lib, x: x[lib.tensor([0])],
    "a view of what was made": lambda lib, x: (x * 2)[0],
    "alias": lambda lib, x: x.view_as(x),
    "zeros": lambda lib, x: lib.zeros(2),
    "zeros_like": lambda lib, x: lib.zeros_like(x),
    "new_ones": lambda lib, x: x.new_ones(2),
    "from_numpy": lambda lib, x: lib.from_numpy(x.detach().numpy()),
    "tensor of numbers": lambda lib, x: lib.tensor([1.0]),
    "copy": lambda lib, x: copy.copy(x),
    "deepcopy": lambda lib, x: copy.deepcopy(x.detach()),
    "matmul": lambda lib, x: x @ x.t(),
    "in enable_grad": lambda lib, x: lib.enable_grad()(lambda: x * 2)(),
    "a view in enable_grad": lambda lib, x: lib.enable_grad()(lambda: x[0])(),
    "in set_grad_enabled": lambda lib, x: lib.set_grad_enabled(True)(lambda: x * 2)(),
    "in inference_mode(False)": lambda lib, x: lib.inference_mode(False)(lambda: x * 2)(),
    "a view in inference_mode(False)": lambda lib, x: lib.inference_mode(False)(lambda: x[0])(),
    "in inference_mode(False) in no_grad": lambda lib, x: lib.no_grad()(lambda: lib.inference_mode(False)(lambda: x * 2)())(),
    "in no_grad": lambda lib, x: lib.no_grad()(lambda: x[0])(),
    "out of an in-place op": lambda lib, x: (x * 2).add_(1),
    "with requires_grad": lambda lib, x: (x * 2).requires_grad_(),
    "a leaf with requires_grad": lambda lib, x: lib.ones(2, requires_grad=True),
    "an op on a leaf of inference mode": lambda lib, x: lib.ones(2, requires_grad=True) * 2,
    "a view of a leaf of inference mode": lambda lib, x: lib.ones(2, requires_grad=True)[0],
    "a view of a leaf in inference_mode(False)": lambda lib, x: (lambda y: lib.inference_mode(False)(lambda: y[0])())(lib.ones(2, requires_grad=True)),
    "numpy round trip": lambda lib, x: lib.as_tensor((x * 2).detach().numpy()),
    "where": lambda lib, x: lib.where(x > 2, x, 0.0),
    "cat": lambda lib, x: lib.cat([x, x]),
    "relu of nn": lambda lib, x: lib.nn.functional.relu(x),
    "dropout that does nothing": lambda lib, x: lib.nn.functional.dropout(x, training=False),
    "narrow": lambda lib, x: x.narrow(0, 0, 1),
    "diagonal": lambda lib, x: x.diagonal(),
    "imag": lambda lib, x: lib.complex(x.detach(), x.detach()).imag,
}
SOURCES: dict[str, Callable[[Any], Any]] = {
    "a leaf": leaf,
    "a result": lambda lib: leaf(lib) * 1,
    "a plain tensor": plain,
    "a view of a leaf": lambda lib: leaf(lib)[:],
    "a view of a plain tensor": lambda lib: plain(lib)[:],
    "an inference tensor": made_within,
    "one of several views": lambda lib: (leaf(lib) * 1).unsqueeze(0).unbind()[0],
    "a detached tensor": lambda lib: (leaf(lib) * 1).detach(),
}


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("make", MAKE)
def test_what_is_made_within(make: str, source: str) -> None:
    agree(made_of(SOURCES[source], MAKE[make]))


# ---- used outside, after it was made within or before


def used_after(source: Callable[[Any], Any], make: Callable[[Any, Any], Any], use: Callable[[Any, Any, Any], Any]) -> Program:
    def program(lib: Any) -> Any:
        x = source(lib)
        with lib.inference_mode():
            y = make(lib, x)
        return use(lib, x, y)

    return program


USE: dict[str, Callable[[Any, Any, Any], Any]] = {
    "an op": lambda lib, x, y: state_of(lib, y * 2),
    "an op with a leaf, saved": lambda lib, x, y: backward_of(lib, y * leaf(lib)),
    "an op with a leaf, not saved": lambda lib, x, y: state_of(lib, y + lib.ones(1, requires_grad=True)),
    "a gradient past it": lambda lib, x, y: (lambda w: backward_of(lib, y + w, w))(lib.ones(1, dtype=lib.float64, requires_grad=True)),
    "a view": lambda lib, x, y: state_of(lib, y[:1]),
    "a view's node": lambda lib, x, y: node_name(y[:1]),
    "several views": lambda lib, x, y: state_of(lib, *y.unbind()),
    "clone": lambda lib, x, y: state_of(lib, y.clone()),
    "clone's node": lambda lib, x, y: node_name(y.clone()),
    "detach": lambda lib, x, y: state_of(lib, y.detach()),
    "data": lambda lib, x, y: state_of(lib, y.data),
    "grad_fn": lambda lib, x, y: node_name(y),
    "grad": lambda lib, x, y: y.grad,
    "version": lambda lib, x, y: y._version,
    "in place": lambda lib, x, y: state_of(lib, y.add_(1)),
    "in place, then grad_fn": lambda lib, x, y: node_name(y.mul_(2)),
    "in place under no_grad": lambda lib, x, y: state_of(lib, lib.no_grad()(lambda: y.add_(1))(), x),
    "in place under no_grad, then grad_fn": lambda lib, x, y: node_name(lib.no_grad()(lambda: y.add_(1))()),
    "the source in place, then grad_fn": lambda lib, x, y: (lib.no_grad()(lambda: x.add_(1))(), node_name(y))[1],
    "the source in place, recorded": lambda lib, x, y: (x.mul_(2), node_name(y), state_of(lib, y))[1:],
    "in place with a gradient": lambda lib, x, y: state_of(lib, y.mul_(leaf(lib).sum())),
    "in place with a gradient, then grad_fn": lambda lib, x, y: node_name(y.mul_(leaf(lib).sum())),
    "in place of a view": lambda lib, x, y: state_of(lib, y[:1].add_(1)),
    "set item": lambda lib, x, y: y.__setitem__(0, 1.0),
    "in place within": lambda lib, x, y: lib.inference_mode()(lambda: state_of(lib, y.add_(1), x))(),
    "in place within, then grad_fn": lambda lib, x, y: node_name(lib.inference_mode()(lambda: y.add_(1))()),
    "in place of a view within": lambda lib, x, y: (lib.inference_mode()(lambda: y[:1].add_(1))(), state_of(lib, x, y))[1],
    "requires_grad_": lambda lib, x, y: state_of(lib, y.requires_grad_()),
    "requires_grad_(False)": lambda lib, x, y: state_of(lib, y.requires_grad_(False)),
    "requires_grad_ within": lambda lib, x, y: state_of(lib, lib.inference_mode()(lambda: y.requires_grad_())()),
    "requires_grad_ within, then an op": lambda lib, x, y: state_of(lib, lib.inference_mode()(lambda: y.requires_grad_())() + 1),
    "requires_grad_ within, then saved": lambda lib, x, y: state_of(lib, lib.inference_mode()(lambda: y.requires_grad_())() * 2.5 * leaf(lib)),
    "requires_grad_ within, then a gradient": lambda lib, x, y: backward_of(lib, lib.inference_mode()(lambda: y.requires_grad_())() + 1, y),
    "backward": lambda lib, x, y: y.sum().backward(),
    "autograd.grad": lambda lib, x, y: lib.autograd.grad(y.sum(), x),
    "set_grad": lambda lib, x, y: (setattr(leaf(lib), "grad", y.reshape(2, 3) if y.numel() == 6 else y.clone()),),
    "detach_": lambda lib, x, y: state_of(lib, y.detach_()),
    "register_hook": lambda lib, x, y: y.register_hook(print) is None,
    "retain_grad": lambda lib, x, y: (y.retain_grad(), y.retains_grad)[1],
    "deepcopy": lambda lib, x, y: state_of(lib, copy.deepcopy(y)),
    "copy": lambda lib, x, y: state_of(lib, copy.copy(y)),
    "copy into a leaf": lambda lib, x, y: (lambda w: (lib.no_grad()(lambda: w.copy_(y))(), state_of(lib, w))[1])(lib.zeros(y.shape, requires_grad=True)),
    "copy into a plain tensor": lambda lib, x, y: state_of(lib, lib.zeros(y.shape).copy_(y)),
    "copied into": lambda lib, x, y: state_of(lib, y.copy_(lib.zeros(y.shape))),
    "an op that saves a copy": lambda lib, x, y: backward_of(lib, y.clone() * lib.ones(1, requires_grad=True)),
    "saved under no_grad": lambda lib, x, y: state_of(lib, lib.no_grad()(lambda: y * leaf(lib).sum())()),
    "saved within": lambda lib, x, y: state_of(lib, lib.inference_mode()(lambda: y * leaf(lib).sum())()),
    "exp, which saves its result": lambda lib, x, y: state_of(lib, y.exp() * 2),
    "saved by matmul": lambda lib, x, y: state_of(lib, y.reshape(-1) @ lib.ones(y.numel(), dtype=y.dtype, requires_grad=True)),
    "saved by cat, which saves nothing": lambda lib, x, y: state_of(lib, lib.cat([y.reshape(-1), leaf(lib).reshape(-1)])),
    "saved by index": lambda lib, x, y: state_of(lib, leaf(lib)[:, (y.detach() > 2).reshape(-1)[:3]]),
    "saved by where": lambda lib, x, y: state_of(lib, lib.where(y.detach() > 2, leaf(lib).sum(), 0.0)),
    "hooks take it": lambda lib, x, y: lib.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t).__class__.__name__,
}
MADE = {name: MAKE[name] for name in ["an op", "a row", "one of several views", "detach", "clone", "a view in inference_mode(False)", "in no_grad"]}


@pytest.mark.parametrize("source", ["a leaf", "a result", "a plain tensor", "an inference tensor"])
@pytest.mark.parametrize("make", MADE)
@pytest.mark.parametrize("use", USE)
def test_what_was_made_within_is_used_outside(use: str, make: str, source: str) -> None:
    agree(used_after(SOURCES[source], MADE[make], USE[use]))


# ---- the mode itself


def modes_of(lib: Any) -> list[bool]:
    return [lib.is_inference_mode_enabled(), lib.is_grad_enabled(), lib.ones(1).is_inference()]


def nested(lib: Any, *entered: Callable[[Any], Any]) -> list[list[bool]]:
    """What holds inside of each of several contexts, and again after each has been left."""
    if not entered:
        return [modes_of(lib)]
    with entered[0](lib):
        before = modes_of(lib)
        within = nested(lib, *entered[1:])
        after = modes_of(lib)
    return [before, *within, after, modes_of(lib)]


CONTEXTS: dict[str, Callable[[Any], Any]] = {
    "inference": lambda lib: lib.inference_mode(),
    "no inference": lambda lib: lib.inference_mode(False),
    "inference by name": lambda lib: lib.inference_mode(mode=True),
    "no_grad": lambda lib: lib.no_grad(),
    "enable_grad": lambda lib: lib.enable_grad(),
    "set on": lambda lib: lib.set_grad_enabled(True),
    "set off": lambda lib: lib.set_grad_enabled(False),
}


@pytest.mark.parametrize("outer", CONTEXTS)
@pytest.mark.parametrize("middle", CONTEXTS)
@pytest.mark.parametrize("inner", ["inference", "no inference", "enable_grad", "no_grad"])
def test_nested_modes(outer: str, middle: str, inner: str) -> None:
    agree(lambda lib: nested(lib, CONTEXTS[outer], CONTEXTS[middle], CONTEXTS[inner]))


def generated(lib: Any, mode: Any) -> list[Any]:
    """What holds inside of a generator that a mode decorates, and at its caller's."""

    @mode
    def generator() -> Any:
        try:
            got = yield modes_of(lib)
            yield got, modes_of(lib)
        except ValueError:
            yield "caught", modes_of(lib)

    running = generator()
    seen = [next(running), modes_of(lib), running.send("sent"), modes_of(lib), running.throw(ValueError()), modes_of(lib)]
    running.close()
    return [*seen, modes_of(lib)]


def failing(lib: Any) -> list[Any]:
    def fails() -> None:
        raise KeyError

    seen = []
    try:
        lib.inference_mode()(fails)()
    except KeyError:
        seen.append(modes_of(lib))
    return seen


def recursive(lib: Any) -> list[Any]:
    @lib.inference_mode()
    def descend(depth: int) -> list[Any]:
        return [modes_of(lib), *(descend(depth - 1) if depth else [])]

    return [*descend(2), modes_of(lib)]


def reentered(lib: Any) -> list[Any]:
    mode = lib.inference_mode()
    with mode:
        first = modes_of(lib)
    with mode:
        return [first, modes_of(lib)]


def scaled(lib: Any, **how: Any) -> Any:
    class Scaled(lib.autograd.Function):  # type: ignore[misc, name-defined]
        @staticmethod
        def forward(ctx: Any, a: Any, b: Any) -> Any:
            if how.get("save", True):
                ctx.save_for_backward(a, b)
            return how["give"](a, b) if "give" in how else a * b

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad, grad

    return Scaled


def dual(lib: Any, within: Callable[[Any, Any, Any], Any], made_inside: bool = False) -> Any:
    forward_ad = lib.autograd.forward_ad
    with forward_ad.dual_level():
        if not made_inside:
            x = forward_ad.make_dual(plain(lib), plain(lib) * 3)
            with lib.inference_mode():
                return within(lib, forward_ad, x)
        with lib.inference_mode():
            return within(lib, forward_ad, forward_ad.make_dual(plain(lib).clone(), plain(lib) * 3))


def checkpointed(lib: Any, run: Callable[[Any, Any], Any]) -> Any:
    if lib.__name__ == "torch":
        import torch.utils.checkpoint as module
    else:
        import specgrad.utils.checkpoint as module  # type: ignore[no-redef]
    return run(lib, lambda function, *args: module.checkpoint(function, *args, use_reentrant=False))


PROGRAMS: dict[str, Program] = {
    "a generator": lambda lib: generated(lib, lib.inference_mode()),
    "a generator out of the mode": lambda lib: lib.inference_mode()(lambda: generated(lib, lib.inference_mode(False)))(),
    "a generator without parentheses": lambda lib: generated(lib, lib.inference_mode),
    "a function that fails": failing,
    "a function that calls itself": recursive,
    "entered twice": reentered,
    "set_grad_enabled within": lambda lib: lib.inference_mode()(lambda: (lib.set_grad_enabled(True), modes_of(lib))[1])() + modes_of(lib),
    "is_inference of a number": lambda lib: lib.is_inference(1),
    "is_inference by name": lambda lib: lib.is_inference(input=made_within(lib)),
    "a function, applied": lambda lib: state_of(lib, lib.inference_mode()(lambda: scaled(lib).apply(leaf(lib), plain(lib)))()),
    "a function that returns its input": lambda lib: state_of(
        lib, lib.inference_mode()(lambda: scaled(lib, give=lambda a, b: a).apply(plain(lib) * 1, leaf(lib)))()
    ),
    "a function that saves": lambda lib: scaled(lib).apply(made_within(lib), leaf(lib)),
    "a function that saves nothing": lambda lib: state_of(lib, scaled(lib, save=False).apply(made_within(lib), leaf(lib))),
    "a function on inference tensors alone": lambda lib: state_of(lib, scaled(lib).apply(made_within(lib), made_within(lib))),
    "the tangent of a result": lambda lib: dual(lib, lambda lib, fw, x: fw.unpack_dual(x * 2).tangent),
    "the tangent of what was made before": lambda lib: dual(lib, lambda lib, fw, x: fw.unpack_dual(x).tangent),
    "the tangent of a view": lambda lib: dual(lib, lambda lib, fw, x: fw.unpack_dual(x[0]).tangent),
    "a dual made within": lambda lib: dual(lib, lambda lib, fw, x: (fw.unpack_dual(x).tangent, state_of(lib, x, x * 2)), True),
    "a dual of an inference tensor": lambda lib: _dual_of(lib, made_within(lib), plain(lib)),
    "a tangent that is an inference tensor": lambda lib: _dual_of(lib, plain(lib), made_within(lib)),
    "vmap": lambda lib: state_of(lib, lib.inference_mode()(lambda: lib.vmap(lambda t: t.sin())(leaf(lib)))()),
    "vmap of an inference tensor": lambda lib: state_of(lib, lib.vmap(lambda t: t.sin() + t[0])(made_within(lib))),
    "vmap of an inference tensor and a leaf": lambda lib: lib.vmap(lambda t, u: t * u)(made_within(lib), leaf(lib)),
    "checkpoint within": lambda lib: checkpointed(lib, lambda lib, run: state_of(lib, lib.inference_mode()(lambda: run(lambda a: a.sin(), leaf(lib)))())),
    "checkpoint of an inference tensor": lambda lib: checkpointed(lib, lambda lib, run: run(lambda a, b: a * b, made_within(lib), leaf(lib)).sum().backward()),
    "hooks that pack": lambda lib: _packed(lib),
    "saved by addcmul": lambda lib: lib.addcmul(leaf(lib), made_within(lib), leaf(lib)),
    "saved as an index": lambda lib: leaf(lib)[lib.inference_mode()(lambda: lib.tensor([0, 1]))()],
    "saved as a target": lambda lib: lib.nn.functional.nll_loss(leaf(lib), lib.inference_mode()(lambda: lib.tensor([0, 1]))()),
    "saved as a mask": lambda lib: leaf(lib).masked_fill(made_within(lib) > 2, 0.0),
    "saved as a mask of inference mode": lambda lib: leaf(lib).masked_fill(lib.inference_mode()(lambda: plain(lib) > 2)(), 0.0),
    "saved by where": lambda lib: lib.where(lib.inference_mode()(lambda: plain(lib) > 2)(), leaf(lib), 0.0),
    "saved by an in-place op": lambda lib: (leaf(lib) * 1).mul_(made_within(lib)),
    "an in-place op that refused": lambda lib: _refused(lib),
    "saved by copy_, which saves nothing": lambda lib: state_of(lib, (leaf(lib) * 1).copy_(made_within(lib))),
    "saved by a set item, which saves nothing": lambda lib: (lambda x: (x.__setitem__(0, made_within(lib)[0]), state_of(lib, x)))(leaf(lib) * 1)[1],
    "saved by linear": lambda lib: lib.nn.functional.linear(made_within(lib), leaf(lib)),
    "a leaf of inference mode, told again that it is one": lambda lib: _leaf_made_within(lib).requires_grad_(),
    "a leaf of inference mode, told that it is none": lambda lib: state_of(lib, _leaf_made_within(lib).requires_grad_(False)),
    "a leaf of inference mode": lambda lib: _leaf_of_inference_mode(lib),
    "the gradient of a leaf changed in inference mode": lambda lib: _trained(lib),
    "next_functions of an op on a view": lambda lib: _next_functions(lib),
}


def _dual_of(lib: Any, value: Any, tangent: Any) -> Any:
    forward_ad = lib.autograd.forward_ad
    with forward_ad.dual_level():
        x = forward_ad.make_dual(value, tangent)
        return forward_ad.unpack_dual(x * 2).tangent, x.is_inference(), (x * 2).is_inference()


def _packed(lib: Any) -> Any:
    with lib.autograd.graph.saved_tensors_hooks(lambda t: t.clone(), lambda t: t):
        return made_within(lib) * leaf(lib)


def _refused(lib: Any) -> Any:
    x = leaf(lib) * 1
    try:
        x.mul_(made_within(lib))
    except RuntimeError:
        return state_of(lib, x), x.detach()
    return None


def _leaf_made_within(lib: Any) -> Any:
    with lib.inference_mode():
        return lib.ones(2, requires_grad=True)


def _leaf_of_inference_mode(lib: Any) -> Any:
    w = _leaf_made_within(lib)
    (w + lib.ones(2)).sum().backward()
    copies = w.clone(), w.to(lib.float64), w.double(), w.to(lib.float32, copy=True), lib.clone(w), w.clone()[0]
    copies[0].sum().backward()
    return w.grad, w.requires_grad, w[0].requires_grad, w.sum().requires_grad, (w * 2).requires_grad, [t.requires_grad for t in copies]


def _trained(lib: Any) -> Any:
    w = leaf(lib)
    for _ in range(2):
        (w * w).sum().backward()
        with lib.inference_mode():
            w -= 0.1 * w.grad
            w.grad.zero_()
    return w.detach(), w.grad, w._version


def _next_functions(lib: Any) -> Any:
    x = leaf(lib)
    with lib.inference_mode():
        v = x[0]
    return [(n is None, at) for n, at in (v * 2).grad_fn.next_functions]


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    agree(PROGRAMS[name])
