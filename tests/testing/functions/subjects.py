"""Functions that are right, and functions with one mistake each, for the tests of `verify`."""

from __future__ import annotations

import numpy as np

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function
from specgrad.autograd.function import once_differentiable


class Square(Function):
    """Right in every respect: both modes, second order, batches."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        ctx.save_for_forward(x)
        return x * x

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return 2 * x * grad

    @staticmethod
    def jvp(ctx, tangent):
        (x,) = ctx.saved_tensors
        return 2 * x * tangent

    @staticmethod
    def vmap(info, in_dims, x):
        return Square.apply(x), in_dims[0]


class Product(Function):
    """Of two inputs, right; its rule for batches is made from forward and backward."""

    generate_vmap_rule = True

    @staticmethod
    def forward(a, b):
        return a * b, a + b

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)
        ctx.set_materialize_grads(False)

    @staticmethod
    def vjp(ctx, grad, of_sum):
        a, b = ctx.saved_tensors
        zero = sg.zeros_like(a * b)
        grad, of_sum = zero if grad is None else grad, zero if of_sum is None else of_sum
        of_a = (grad * b + of_sum) if ctx.needs_input_grad[0] else None
        of_b = (grad * a + of_sum) if ctx.needs_input_grad[1] else None
        return of_a, of_b


class Sorted(Function):
    """Right: with indices that have no gradient."""

    @staticmethod
    def forward(ctx, x):
        values, indices = x.sort(-1)
        ctx.mark_non_differentiable(indices)
        ctx.save_for_backward(indices)
        return values, indices

    @staticmethod
    def backward(ctx, grad, _):
        (indices,) = ctx.saved_tensors
        return sg.zeros_like(grad).scatter(-1, indices, grad)


class NumpyExp(Function):
    """Right: its gradient is computed in NumPy, and says that it cannot be differentiated."""

    @staticmethod
    def forward(ctx, x):
        out = sg.from_numpy(np.exp(x.detach().numpy()))
        ctx.save_for_backward(out)
        return out

    @staticmethod
    @once_differentiable
    def backward(ctx, grad):
        (out,) = ctx.saved_tensors
        return sg.from_numpy(grad.detach().numpy() * out.detach().numpy())


RIGHT_FUNCTIONS = [(Square, [(2, 3)]), (Product, [(2, 3), (2, 3)]), (Sorted, [(2, 3)]), (NumpyExp, [(3,)])]


def sums(x: Tensor) -> tuple[Tensor, Tensor]:
    return x.sum(0), (x * x).mean()


def attention(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return (q @ k.mT / 2).softmax(-1) @ v


def with_index(x: Tensor, index: Tensor) -> Tensor:
    return x.index_select(0, index).cumsum(0)


def of_list(xs: list[Tensor], y: Tensor) -> Tensor:
    return xs[0] * xs[1] + y


def complex_power(z: Tensor) -> Tensor:
    return z * z.conj() * z


def complex_numbers(random: np.random.Generator) -> np.ndarray:
    return random.standard_normal(3) + 1j * random.standard_normal(3)


RIGHT = [
    (lambda x: x.sin(), [()]),
    (lambda x: x, [(2,)]),
    (lambda x: x.transpose(0, 1), [(2, 3)]),
    (sums, [(3, 2)]),
    (attention, [(3, 4), (2, 4), (2, 3)]),
    (with_index, [(3, 2), sg.tensor([0, 2, 2])]),
    (of_list, [[(2, 2), (2,)], (2, 2)]),
    (complex_power, [complex_numbers]),
    (complex_power, [(2, 3, complex)]),
    (lambda x, n: x**n, [lambda random: random.uniform(0.5, 2, (3,)), 3]),
    (lambda x: x.clone().mul_(2).exp(), [(2, 2)]),
    (lambda x: x.unbind(0), [(2, 3)]),
    (lambda x: x.relu(), [(4,)]),
    (sg.nn.functional.softplus, [sg.tensor([0.3, -2.0], requires_grad=True)]),
]


# ---- one mistake each


def mistaken(**methods):
    """A Function like Square with other methods."""
    return type("Mistaken", (Square,), {name: staticmethod(method) if callable(method) else method for name, method in methods.items()})


def wrong_factor(ctx, grad):
    return ctx.saved_tensors[0] * grad


def wrong_sign(ctx, grad):
    return -2 * ctx.saved_tensors[0] * grad


def one_wrong_entry(ctx, grad):
    (x,) = ctx.saved_tensors
    wrong = sg.ones_like(x)
    wrong._array.reshape(-1)[-1] = 1.01
    return 2 * x * grad * wrong


def jvp_of_sign(ctx, tangent):
    return -2 * ctx.saved_tensors[0] * tangent


def detached_in_second_order(ctx, grad):
    (x,) = ctx.saved_tensors
    return 2 * x.detach() * grad


def changes_its_gradient(ctx, grad):
    return grad.mul_(2) * ctx.saved_tensors[0]


def mixes_a_batch(info, in_dims, x):
    return Square.apply(x.flip(in_dims[0])), in_dims[0]


def fails_on_a_batch(info, in_dims, x):
    raise ValueError("no batches today")


class KeptOnCtx(Function):
    """Keeps an input where no change of it is noticed."""

    generate_vmap_rule = True

    @staticmethod
    def forward(ctx, x):
        ctx.x = x
        return x * x

    @staticmethod
    def backward(ctx, grad):
        return 2 * ctx.x * grad


class DependsOnNeeds(Function):
    """Its gradient of a is another if b needs none."""

    @staticmethod
    def forward(ctx, a, b):
        ctx.save_for_backward(a, b)
        return a * b

    @staticmethod
    def backward(ctx, grad):
        a, b = ctx.saved_tensors
        return (grad * b if ctx.needs_input_grad[1] else grad), grad * a


class NotZeroForNone(Function):
    """Without materialized gradients, None is not taken for zeros."""

    @staticmethod
    def forward(ctx, x):
        ctx.set_materialize_grads(False)
        ctx.save_for_backward(x)
        return x * 2, x * 3

    @staticmethod
    def backward(ctx, a, b):
        return (a if a is not None else 1) * 2 + (b if b is not None else 1) * 3


class TooFewGradients(Function):
    @staticmethod
    def forward(ctx, a, b):
        return a + b

    @staticmethod
    def backward(ctx, grad):
        return grad


class OnlyForOnePiece(Function):
    """Reads memory as if it were in one piece."""

    @staticmethod
    def forward(ctx, x):
        array = x.detach().numpy()
        flat = np.lib.stride_tricks.as_strided(array, (array.size,), (array.itemsize,))
        return sg.from_numpy((flat * 2).reshape(array.shape))

    @staticmethod
    def backward(ctx, grad):
        return grad * 2


class Silent(Function):
    """A second output that has no gradient, and does not say so."""

    @staticmethod
    def forward(ctx, x):
        return x * 2, x.sum()

    @staticmethod
    def backward(ctx, grad, of_sum):
        return grad * 2


def random_scale(x: Tensor) -> Tensor:
    return x * sg.rand(3)


def changes_its_input(x: Tensor) -> Tensor:
    x.detach().numpy()[...] *= 2
    return x * 2


def detached_output(x: Tensor) -> tuple[Tensor, Tensor]:
    return x * 2, x.detach().exp()


def through_numpy(x: Tensor) -> Tensor:
    return sg.from_numpy(np.sin(x.detach().numpy()))


def views_its_input(x: Tensor) -> Tensor:
    return x.view(-1) * 2


def with_float64_inside(x: Tensor) -> Tensor:
    return x @ sg.ones(3, 2, dtype=sg.float64)


def cancels(x: Tensor) -> Tensor:
    """Loses all digits in fewer bits."""
    return (x + 1e7) - 1e7


def branches_on_grad(x: Tensor) -> Tensor:
    return x * 2 if sg.is_grad_enabled() and x.requires_grad else x * 3


KEPT: list[Tensor] = []


def keeps_for_all_calls(ctx, x):
    KEPT[:] = [x.detach().clone()]
    return x * x


def rounded_to_float32(ctx, grad):
    (x,) = ctx.saved_tensors
    return (2 * x * grad).to(sg.float32).to(grad.dtype)


MISTAKES = [  # what is wrong, the function, its inputs, the kind of the failure, some words of its message
    ("factor", mistaken(backward=wrong_factor), [(3,)], "jacobian", "mismatch for output 0 with respect to input 0"),
    ("sign", mistaken(backward=wrong_sign), [(3,)], "jacobian", "sign"),
    ("one entry", mistaken(backward=one_wrong_entry), [(4, 3)], "jacobian", "1 of 144 entries differ"),
    ("jvp", mistaken(jvp=jvp_of_sign), [(3,)], "forward mode", "forward mode"),
    ("second order", mistaken(backward=detached_in_second_order), [(3,)], "second order", "mismatch"),
    ("gradient changed", mistaken(backward=changes_its_gradient), [(3,)], "grad_outputs changed", "changes incoming gradient 0 in place"),
    (
        "kept for all calls",
        mistaken(forward=keeps_for_all_calls, backward=lambda ctx, grad: 2 * KEPT[0] * grad),
        [(3,)],
        "another call",
        "between the function",
    ),
    ("cut off", mistaken(backward=lambda ctx, grad: 2 * ctx.saved_tensors[0] * grad.clamp(-100, 100)), [(3,)], "not linear", "1.09951e+12 times as large"),
    ("hides NaN", mistaken(backward=lambda ctx, grad: sg.nan_to_num(2 * ctx.saved_tensors[0] * grad)), [(3,)], "not linear", "gradient of NaN has numbers"),
    ("not linear", mistaken(backward=lambda ctx, grad: 2 * ctx.saved_tensors[0] * grad.clamp(-1, 1)), [(3,)], "not linear", "that of a minus half that of b"),
    ("float32 inside", mistaken(backward=rounded_to_float32), [(3,)], "rounded to float32", "the last 29 bits of all its numbers are zero"),
    ("batch mixed", mistaken(vmap=mixes_a_batch), [(3,)], "batched", "is not that of the samples one by one"),
    (
        "batch fails",
        mistaken(vmap=fails_on_a_batch),
        [(3,)],
        "batched",
        "has a vmap of its own, but vmap, all inputs batched (in_dims=(0,)) fails: ValueError: no batches today",
    ),
    ("kept on ctx", KeptOnCtx, [(3,)], "saved tensors", "ctx.save_for_backward()"),
    ("needs_input_grad", DependsOnNeeds, [(3,), (3,)], "requires_grad", "where only input 0 requires a gradient"),
    ("materialize_grads", NotZeroForNone, [(3,)], "jacobian", "mismatch for output 0 with respect to input 0"),
    ("too few gradients", TooFewGradients, [(3,), (3,)], "raises", "incorrect number of gradients (expected 2, got 1)"),
    ("one piece of memory", OnlyForOnePiece, [(2, 3)], "layouts", "is not that of the same values in one piece"),
    ("silent output", Silent, [(3,)], "jacobian", "output 1"),
    ("random", random_scale, [(3,)], "not deterministic", "result 0 is not the same in a second call"),
    ("input changed", changes_its_input, [(3,)], "inputs changed", "changes argument 0 in place"),
    ("detached output", detached_output, [(3,)], "detached", "Output 1 of detached_output has no gradient, but changes smoothly"),
    ("detached", through_numpy, [(3,)], "detached", "No output of through_numpy requires a gradient"),
    ("view", views_its_input, [(2, 3)], "layouts", "Is a reshape() needed"),
    ("float64 inside", with_float64_inside, [(2, 3)], "dtypes", "fails for inputs of float32"),
    ("cancellation", cancels, [(3,)], "dtypes", "in float32 is not that in float64"),
    ("grad mode", branches_on_grad, [(3,)], "requires_grad", "where no input requires a gradient"),
]
