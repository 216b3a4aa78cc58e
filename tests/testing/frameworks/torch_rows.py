"""PyTorch: custom Functions, custom ops, hooks and plain code, forty and more with a mistake that people make, twenty and more that are right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from specgrad.testing.adapters import from_torch

from .row import Row

torch.set_num_threads(1)

Tensor = Any


def mine(what: str, fn: Callable[..., Any], inputs: Any, cause: str = "", **options: Any) -> Row:
    return Row(what, from_torch(fn), inputs, cause, options)


def custom(
    what: str, fn: Callable[..., Any], vjp: Callable[..., Any], inputs: Any, cause: str = "", *, jvp: Callable[..., Any] | None = None, **options: Any
) -> Row:
    """A custom Function that saves its inputs; vjp takes what comes in and these."""

    def forward(ctx: Any, *args: Any) -> Any:
        ctx.save_for_backward(*args)
        ctx.save_for_forward(*args)
        return fn(*args)

    methods = {"forward": forward, "backward": lambda ctx, *grads: vjp(*grads, *ctx.saved_tensors)}
    if jvp is not None:
        methods["jvp"] = lambda ctx, *tangents: jvp(*tangents, *ctx.saved_tensors)
    function = type("Custom", (torch.autograd.Function,), {name: staticmethod(method) for name, method in methods.items()})
    return Row(what, from_torch(function, name=what), inputs, cause, options)


def positive(random: np.random.Generator) -> Any:
    return random.uniform(0.5, 2.0, (2, 3))


def signed(random: np.random.Generator) -> Any:
    return random.permutation([-1.9, -0.7, -0.3, 0.4, 1.2, 1.6]).reshape(2, 3)


# ---- custom Functions that keep something


class KeepsAnAttribute(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.x = x.detach()
        return x.exp()

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * ctx.x.exp()


class KeepsWhatItChanges(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        y = x.exp()
        ctx.y = y.detach()
        return y.mul_(2)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return 2 * grad * ctx.y


class SpoilsItsGradient(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x**2

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad.mul_(2 * ctx.saved_tensors[0])


class SpoilsItsInput(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x.mul_(2) + 0

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return 2 * grad


class SpoilsWhatItSaved(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.y = x.exp()
        return ctx.y.clone()

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return ctx.y.mul_(grad).clone()


class CountsCalls(torch.autograd.Function):
    calls = 0

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x**2

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        CountsCalls.calls += 1
        return grad * 2 * ctx.saved_tensors[0] * CountsCalls.calls


class KeepsForAll(torch.autograd.Function):
    kept: Any = None

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        KeepsForAll.kept = x.detach().clone()
        return x.sin()

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * KeepsForAll.kept.cos()


class MasksItsGradient(torch.autograd.Function):
    """Of relu: the mask is taken of the gradient."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x.clamp(min=0)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad.clamp(min=0)


class OnlyWithTheFirst(torch.autograd.Function):
    """The second gradient is given only where the first is asked for."""

    @staticmethod
    def forward(ctx: Any, a: Tensor, b: Tensor) -> Tensor:
        ctx.save_for_backward(a, b)
        return a * b

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Any:
        a, b = ctx.saved_tensors
        return (grad * b, grad * a) if ctx.needs_input_grad[0] else (None, None)


class AsksForTheOther(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, a: Tensor, b: Tensor) -> Tensor:
        ctx.save_for_backward(a, b)
        return a * b

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Any:
        a, b = ctx.saved_tensors
        return grad * b if ctx.needs_input_grad[1] else None, grad * a if ctx.needs_input_grad[0] else None


class MarksAnOutput(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Any:
        ctx.save_for_backward(x)
        y, z = x.exp(), x**2
        ctx.mark_non_differentiable(z)
        return y, z

    @staticmethod
    def backward(ctx: Any, grad: Tensor, _: Tensor) -> Tensor:
        return grad * ctx.saved_tensors[0].exp()


class ForgetsAnOutput(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Any:
        ctx.save_for_backward(x)
        return x.exp(), x**2

    @staticmethod
    def backward(ctx: Any, grad: Tensor, _: Tensor) -> Tensor:
        return grad * ctx.saved_tensors[0].exp()


class TakesNoneForNothing(torch.autograd.Function):
    """Where one of two gradients is missing, there is none at all."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Any:
        ctx.save_for_backward(x)
        ctx.set_materialize_grads(False)
        return x.exp(), x**2

    @staticmethod
    def backward(ctx: Any, first: Any, second: Any) -> Any:
        if first is None or second is None:
            return None
        (x,) = ctx.saved_tensors
        return first * x.exp() + second * 2 * x


class BackInNumpy(torch.autograd.Function):
    """Second derivatives are lost in silence."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        (x,) = ctx.saved_tensors
        return grad * torch.from_numpy(3 * x.detach().numpy() ** 2)


class BackInFloat(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x.sin()

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return (grad * ctx.saved_tensors[0].cos()).float().to(grad.dtype)


class ViewsItsGradient(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x**2

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        x = ctx.saved_tensors[0]
        return (grad.view(-1) * 2 * x.reshape(-1)).view(x.shape)


class ReadsMemoryInOrder(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x**2

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        x = ctx.saved_tensors[0]
        return 2 * grad * x.as_strided(x.shape, (x.shape[1], 1))


class ConstantOfFloat64(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x @ torch.ones(x.shape[-1], dtype=torch.float64)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad[..., None].expand_as(ctx.saved_tensors[0])


class SecondOrderDetached(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * 3 * ctx.saved_tensors[0].detach() ** 2


# ---- custom ops


@torch.library.custom_op("specgrad_tests::cube", mutates_args=())
def cube(x: torch.Tensor) -> torch.Tensor:
    return x**3


cube.register_autograd(lambda ctx, grad: grad * 2 * ctx.saved_tensors[0] ** 2, setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs))


@torch.library.custom_op("specgrad_tests::no_autograd", mutates_args=())
def no_autograd(x: torch.Tensor) -> torch.Tensor:
    return x**3


@torch.library.custom_op("specgrad_tests::product", mutates_args=())
def product(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    return a * b


def saves_one_twice(ctx: Any, inputs: Any, output: Any) -> None:
    ctx.save_for_backward(inputs[0], inputs[0])


product.register_autograd(lambda ctx, grad: (grad * ctx.saved_tensors[1], grad * ctx.saved_tensors[0]), setup_context=saves_one_twice)


@torch.library.custom_op("specgrad_tests::changes_its_input", mutates_args=())
def changes_its_input(x: torch.Tensor) -> torch.Tensor:
    x.mul_(2)
    return x + 0


changes_its_input.register_autograd(lambda ctx, grad: 2 * grad)


@torch.library.custom_op("specgrad_tests::saves_the_result", mutates_args=())
def saves_the_result(x: torch.Tensor) -> torch.Tensor:
    return x.log()


saves_the_result.register_autograd(lambda ctx, grad: grad / ctx.saved_tensors[0], setup_context=lambda ctx, inputs, output: ctx.save_for_backward(output))


# ---- hooks and plain code


def hooked(change: Callable[[Tensor], Tensor]) -> Callable[[Tensor], Tensor]:
    def function(x: Tensor) -> Tensor:
        y = x.sin()
        if y.requires_grad:
            y.register_hook(change)
        return y * 2

    return function


def changed_in_place(grad: Tensor) -> None:
    grad.mul_(2)


def without_recording(x: Tensor) -> Tensor:
    y = x * 2
    with torch.no_grad():
        y[..., 0] = y[..., 0] ** 2
    return y


def through_data(x: Tensor) -> Tensor:
    y = x.exp()
    y.data.mul_(3)
    return y


def out_of_numpy(x: Tensor) -> Tensor:
    return torch.from_numpy(np.sin(x.detach().numpy()))


def one_of_two_under_no_grad(x: Tensor) -> Any:
    with torch.no_grad():
        norm = x.norm()
    return x.exp(), norm


def made_anew(x: Tensor) -> Tensor:
    return torch.tensor([v.item() ** 2 for v in x]) * x


def overwritten(x: Tensor, index: Tensor) -> Tensor:
    """Duplicates of an index overwrite each other: the values are right by chance of order alone."""
    return x.detach()[index] * x[index]


class RoundsStraightThrough(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x.round()

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad


class Index(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor, index: Tensor) -> Tensor:
        ctx.save_for_backward(index)
        ctx.shape = x.shape
        return x[index]

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Any:
        made = torch.zeros(ctx.shape, dtype=grad.dtype)
        made[ctx.saved_tensors[0]] = grad
        return made, None


def softmax_alone(g: Tensor, x: Tensor) -> Tensor:
    return g * x.softmax(-1) * (1 - x.softmax(-1))


MISTAKES = [
    custom("the sign of cos", torch.cos, lambda g, x: g * x.sin(), [(3,)], "sign"),
    custom("x**2 without the 2", lambda x: x**2, lambda g, x: g * x, [(3,)], "factor 0.5"),
    custom("off by 0.0001", torch.sin, lambda g, x: 1.0001 * g * x.cos(), [(3,)], "factor 1.0001"),
    custom("a constant with a digit less", lambda x: x**3 + x, lambda g, x: g * (2.9999 * x**2 + 1), [(3,)], "nearly right"),
    custom("a missing conj", lambda z, w: z * w, lambda g, z, w: (g * w, g * z), [(3, complex), (3, complex)], "missing conj"),
    custom("a conj too many", lambda z: z.conj() * 2, lambda g, z: 2 * g, [(3, complex)], "missing conj"),
    custom("abs of complex numbers, conjugated", lambda z: z.abs(), lambda g, z: g * z.conj() / z.abs(), [(3, complex)], "missing conj"),
    custom("w's gradient is transposed", lambda x, w: x @ w, lambda g, x, w: (g @ w.mT, g.mT @ x), [(3, 3), (3, 3)], "transposed"),
    custom("w's gradient is transposed and does not fit", lambda x, w: x @ w, lambda g, x, w: (g @ w.mT, g.mT @ x), [(2, 3), (3, 4)], "transposed"),
    custom("one row for a bias", lambda x, b: x + b, lambda g, x, b: (g, g[0]), [(2, 3), (3,)], "missing sum"),
    custom("a mean for a bias", lambda x, b: x + b, lambda g, x, b: (g, g.mean(0)), [(4, 3), (3,)], "mean for a sum"),
    custom("a mean without its division", lambda x: x.mean(), lambda g, x: g.expand_as(x), [(2, 3)], "missing mean"),
    custom("None for an input", lambda a, b: a * b, lambda g, a, b: (g * b, None), [(3,), (3,)], "detached"),
    custom("operands swapped", lambda a, b: a * b, lambda g, a, b: (g * a, g * b), [(3,), (3,)], "swapped inputs"),
    custom("one gradient too few", lambda a, b: a * b, lambda g, a, b: g * b, [(3,), (3,)], "number of gradients|gave 1 result"),
    custom("x**3: the exponent", lambda x: x**3, lambda g, x: 3 * g * x**3, [(4,)], "power"),
    custom("the inner derivative", lambda x: (x**2).sin(), lambda g, x: g * (x**2).cos(), [(4,)], "power"),
    custom("sigmoid: x where its result belongs", torch.sigmoid, lambda g, x: g * x.sigmoid() * (1 - x), [(4,)], "input for result"),
    custom("softmax without its sum", lambda x: x.softmax(-1), lambda g, x: g * x.softmax(-1), [(2, 3)], "elements alone"),
    custom("softmax element by element", lambda x: x.softmax(-1), softmax_alone, [(2, 3)], "elements alone"),
    custom("the sign of the jvp", torch.sin, lambda g, x: g * x.cos(), [(3,)], "forward mode; sign", jvp=lambda t, x: -t * x.cos()),
    custom(
        "a jvp with one term of two",
        lambda a, b: a * b,
        lambda g, a, b: (g * b, g * a),
        [(3,), (3,)],
        "forward mode; detached",
        jvp=lambda t, u, a, b: t * b,
    ),
    mine("an attribute that may change", KeepsAnAttribute, [(3,)], "saved tensors"),
    mine("keeps what it changes", KeepsWhatItChanges, [(3,)], "factor 2"),
    mine("changes the incoming gradient", SpoilsItsGradient, [(3,)], "grad_outputs changed"),
    mine("changes its input", SpoilsItsInput, [(3,)], "inputs changed|modified in-place|mark_dirty|in-place"),
    mine("changes what it kept", SpoilsWhatItSaved, [(3,)], "not reentrant"),
    mine("counts its calls", CountsCalls, [(3,)], "not reentrant|not deterministic"),
    mine("keeps one x for all calls", KeepsForAll, [(3,)], "another call"),
    mine("relu masked by its gradient", MasksItsGradient, [signed], "not linear"),
    mine("the second gradient with the first alone", OnlyWithTheFirst, [(3,), (3,)], "requires_grad"),
    mine("asks for the other input", AsksForTheOther, [(3,), (3,)], "requires_grad"),
    mine("an output marked as constant", MarksAnOutput, [(3,)], "detached"),
    mine("an output forgotten", ForgetsAnOutput, [(3,)], "detached"),
    mine("None for nothing at all", TakesNoneForNothing, [(3,)], "undefined grads|detached"),
    mine("backward in NumPy", BackInNumpy, [(3,)], "second order; detached|second order.*detached"),
    mine("backward in float32", BackInFloat, [(3,)], "float32"),
    mine("view() of a gradient", ViewsItsGradient, [(2, 3)], "layouts"),
    mine("reads memory in order", ReadsMemoryInOrder, [(2, 3)], "layouts"),
    mine("a constant of float64", ConstantOfFloat64, [(2, 3)], "dtypes"),
    mine("saved detached", SecondOrderDetached, [(3,)], "second order.*detached"),
    mine("a rounding passed through", RoundsStraightThrough, [(3,)], "constant"),
    mine("duplicates of an index overwrite", Index, [(3, 2), np.array([0, 1, 0])], "missing sum|detached in part"),
    mine("a custom op's exponent and factor", cube, [(3,)], "factor 0.666667"),
    mine("a custom op without a gradient", no_autograd, [(3,)], "detached|no autograd|Autograd|autograd"),
    mine("a custom op that saves one input twice", product, [(3,), (3,)], "swapped inputs"),
    mine("a custom op that changes its input", changes_its_input, [(3,)], "inputs changed"),
    mine("a custom op that saves its result", saves_the_result, [positive], "result for input"),
    mine("a hook that doubles", hooked(lambda g: 2 * g), [(3,)], "factor 2"),
    mine("a hook that clips", hooked(lambda g: g.clamp(-0.5, 0.5)), [(3,)], "not linear|factor"),
    mine("a hook that changes the gradient in place", hooked(changed_in_place), [(3,)], "factor 2|not reentrant"),
    mine("a hook that forgets an element", hooked(lambda g: torch.cat([g[:1] * 0, g[1:]])), [(5,)], "detached|some entries"),
    mine("a part under no_grad", without_recording, [(2, 3)], "some entries|no_grad"),
    mine("a change through .data", through_data, [(3,)], "factor 0.333333"),
    mine("a detour through NumPy", out_of_numpy, [(3,)], "detached"),
    mine("an output under no_grad", one_of_two_under_no_grad, [(3,)], "detached"),
    mine("a factor made anew of numbers", made_anew, [(3,)], "detached|factor 0.333333"),
    mine("detached in one factor", lambda x: x * x.detach(), [(3,)], "detached|factor 0.5"),
    mine("detached in one term", lambda x: x.sin() + x.detach().exp(), [(3,)], "detached"),
    mine("dropout", lambda x: functional.dropout(x, 0.5), [(60,)], "not deterministic"),
    mine("in place on its argument", lambda x: x.detach().mul_(2) + x, [(3,)], "inputs changed"),
    mine("a root at zero times zero", lambda x: torch.where(x > 0, x.sqrt(), 0 * x), [signed], "not finite"),
]


class Both(torch.autograd.Function):
    """Right: both modes, saved by the rules."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        ctx.save_for_forward(x)
        return x.exp()

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * ctx.saved_tensors[0].exp()

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor) -> Tensor:
        return tangent * ctx.saved_tensors[0].exp()


class Split(torch.autograd.Function):
    """Right: forward and setup_context apart, an output without a gradient, gradients on demand."""

    @staticmethod
    def forward(a: Tensor, b: Tensor) -> Any:
        return a * b, (a > b)

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs)
        ctx.mark_non_differentiable(output[1])

    @staticmethod
    def backward(ctx: Any, grad: Tensor, _: Any) -> Any:
        a, b = ctx.saved_tensors
        return grad * b if ctx.needs_input_grad[0] else None, grad * a if ctx.needs_input_grad[1] else None


class Once(torch.autograd.Function):
    """Right: its gradient is computed in NumPy, and says that it cannot be differentiated."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x.exp()

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * torch.from_numpy(np.exp(ctx.saved_tensors[0].detach().numpy()))


@torch.library.custom_op("specgrad_tests::right_sine", mutates_args=())
def right_sine(x: torch.Tensor) -> torch.Tensor:
    return x.sin()


right_sine.register_autograd(lambda ctx, grad: grad * ctx.saved_tensors[0].cos(), setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs))


def in_place_after(x: Tensor) -> Tensor:
    y = x * 2
    y.add_(1).sigmoid_()
    return y


def through_a_view(x: Tensor) -> Tensor:
    y = x.clone()
    y[..., 0] = y[..., 1] * 2
    return y


def layer(x: Tensor, w: Tensor, b: Tensor) -> Tensor:
    return functional.gelu(functional.linear(x, w, b))


def attention(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return functional.scaled_dot_product_attention(q, k, v)


def square_root(a: Tensor) -> Tensor:
    return torch.linalg.cholesky(a @ a.mT + 3 * torch.eye(3, dtype=a.dtype))


RIGHT = [
    custom("tanh", torch.tanh, lambda g, x: g * (1 - x.tanh() ** 2), [(2, 3)], jvp=lambda t, x: t * (1 - x.tanh() ** 2)),
    custom("a product of complex numbers", lambda z, w: z * w, lambda g, z, w: (g * w.conj(), g * z.conj()), [(3, complex), (3, complex)]),
    custom("a bias, summed by PyTorch", lambda x, b: x + b, lambda g, x, b: (g, g), [(2, 3), (3,)]),
    mine("both modes", Both, [(2, 3)]),
    mine("setup_context, on demand", Split, [(3,), (3,)]),
    mine("once differentiable", Once, [(3,)]),
    mine("a custom op", right_sine, [(3,)]),
    mine("a layer", layer, [(2, 3), (4, 3), (4,)]),
    mine("softmax", lambda x: x.softmax(-1), [(2, 3)]),
    mine("layer norm", lambda x: functional.layer_norm(x, (4,)), [(2, 4)]),
    mine("attention", attention, [(1, 3, 2), (1, 3, 2), (1, 3, 2)]),
    mine("convolution", lambda x, w: functional.conv1d(x, w, padding=1), [(1, 2, 5), (3, 2, 3)]),
    mine("in place on what is its own", in_place_after, [(2, 3)]),
    mine("in place through a view", through_a_view, [(2, 3)]),
    mine("a hook that only looks", hooked(lambda g: None), [(3,)]),
    mine("logsumexp", lambda x: x.logsumexp(-1), [(2, 3)]),
    mine("sorted", lambda x: tuple(x.sort(-1)), [(2, 3)]),
    mine("abs and angle", lambda z: (z.abs(), z.angle()), [(3, complex)]),
    mine("a transform", lambda x: torch.fft.rfft(x), [(4,)]),
    mine("Cholesky", square_root, [(3, 3)]),
    mine("a table", lambda x, i: x[i] * 2, [(3, 2), np.array([0, 1, 0])]),
    mine("cross entropy", lambda x, t: functional.cross_entropy(x, t), [(2, 3), np.array([0, 2])]),
    mine("several outputs, one detached", lambda x: (x.exp(), x.detach().sum()), [(3,)], non_differentiable=[1]),
]
