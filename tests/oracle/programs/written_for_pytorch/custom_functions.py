"""Custom Functions as people write them."""

import math

import torch
from torch.autograd import Function, gradcheck, gradgradcheck
from torch.autograd.function import once_differentiable


def values(*shape, scale=1.0):
    count = math.prod(shape)
    return (torch.arange(count, dtype=torch.float64) * 0.7).sin().reshape(shape) * scale


def straight_through_estimator():
    class Round(Function):
        @staticmethod
        def forward(ctx, x):
            return x.round()

        @staticmethod
        def backward(ctx, grad):
            return grad

    x = values(5, scale=3.0).requires_grad_()
    loss = (Round.apply(x) ** 2).sum()
    loss.backward()
    return loss, x.grad


def binarized_weights():
    class Sign(Function):
        @staticmethod
        def forward(ctx, x, limit=1.0):
            ctx.save_for_backward(x)
            ctx.limit = limit
            return torch.where(x >= 0, 1.0, -1.0).to(x.dtype)

        @staticmethod
        def backward(ctx, grad):
            (x,) = ctx.saved_tensors
            return grad * (x.abs() <= ctx.limit).to(grad.dtype), None

    w = values(3, 4, scale=2.0).requires_grad_()
    out = values(2, 3) @ Sign.apply(w, 1.5)
    out.pow(2).mean().backward()
    return out, w.grad


def gradient_reversal():
    class Reverse(Function):
        @staticmethod
        def forward(ctx, x, strength):
            ctx.strength = strength
            return x.view_as(x)

        @staticmethod
        def backward(ctx, grad):
            return grad.neg() * ctx.strength, None

    x = values(4).requires_grad_()
    features = x.tanh()
    loss = features.sum() + (Reverse.apply(features, 0.3) ** 2).sum()
    loss.backward()
    return x.grad


def several_outputs_with_none_gradients():
    seen = []

    class Parts(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.set_materialize_grads(False)
            ctx.save_for_backward(x)
            return x.sin(), x.cos(), x.argmax()

        @staticmethod
        def backward(ctx, by_sin, by_cos, by_index):
            (x,) = ctx.saved_tensors
            seen.append((by_sin is None, by_cos is None, by_index is None))
            total = torch.zeros_like(x)
            if by_sin is not None:
                total = total + by_sin * x.cos()
            if by_cos is not None:
                total = total - by_cos * x.sin()
            return total

    x = values(3).requires_grad_()
    sin, cos, index = Parts.apply(x)
    (first,) = torch.autograd.grad(sin.sum(), x, retain_graph=True)
    (second,) = torch.autograd.grad(cos.sum(), x, retain_graph=True)
    (third,) = torch.autograd.grad((sin * cos).sum(), x)
    return first, second, third, seen, index.requires_grad, index.item()


def materialized_gradients():
    seen = []

    class Two(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2, x * 3

        @staticmethod
        def backward(ctx, a, b):
            seen.append((a, b))
            return a * 2 + b * 3

    x = values(3).requires_grad_()
    Two.apply(x)[1].sum().backward()
    return x.grad, seen


def arguments_that_are_no_tensors():
    class Weird(Function):
        @staticmethod
        def forward(ctx, x, options, *rest, name="f"):
            ctx.options, ctx.count = options, len(rest)
            return x * options["scale"] + sum(r for r in rest if isinstance(r, (int, float)))

        @staticmethod
        def backward(ctx, grad):
            return (grad * ctx.options["scale"], None) + (None,) * ctx.count

    x = values(3).requires_grad_()
    y = Weird.apply(x, {"scale": 2.5}, 1, "two", None, [x])
    y.sum().backward()
    return y, x.grad


def needs_input_grad():
    asked = []

    class Linear(Function):
        @staticmethod
        def forward(ctx, x, w, b=None):
            ctx.save_for_backward(x, w, b)
            out = x.mm(w.t())
            if b is not None:
                out += b.unsqueeze(0).expand_as(out)
            return out

        @staticmethod
        def backward(ctx, grad):
            x, w, b = ctx.saved_tensors
            asked.append(ctx.needs_input_grad)
            grad_x = grad_w = grad_b = None
            if ctx.needs_input_grad[0]:
                grad_x = grad.mm(w)
            if ctx.needs_input_grad[1]:
                grad_w = grad.t().mm(x)
            if b is not None and ctx.needs_input_grad[2]:
                grad_b = grad.sum(0)
            return grad_x, grad_w, grad_b

    x, w, b = values(2, 3), values(4, 3).requires_grad_(), values(4).requires_grad_()
    Linear.apply(x, w, b).pow(2).sum().backward()
    Linear.apply(x.requires_grad_(), w).sum().backward()
    return x.grad, w.grad, b.grad, asked[:2], gradcheck(Linear.apply, (x, w, b), eps=1e-6, atol=1e-4)


def autograd_inside_of_forward():
    class Energy(Function):
        @staticmethod
        def forward(ctx, x):
            with torch.enable_grad():
                y = x.detach().requires_grad_()
                energy = (y.sin() * y).sum()
                (force,) = torch.autograd.grad(energy, y)
            ctx.save_for_backward(force)
            return energy.detach()

        @staticmethod
        def backward(ctx, grad):
            return grad * ctx.saved_tensors[0]

    x = values(3).requires_grad_()
    Energy.apply(x).backward()
    return x.grad


def autograd_inside_of_backward():
    class Recomputed(Function):
        @staticmethod
        def forward(ctx, function, *inputs):
            ctx.function = function
            ctx.save_for_backward(*inputs)
            with torch.no_grad():
                return function(*inputs)

        @staticmethod
        def backward(ctx, *grads):
            inputs = [t.detach().requires_grad_(t.requires_grad) for t in ctx.saved_tensors]
            with torch.enable_grad():
                outputs = ctx.function(*inputs)
            torch.autograd.backward(outputs, grads)
            return (None, *(t.grad for t in inputs))

    x, w = values(3).requires_grad_(), values(3, 3).requires_grad_()
    hidden = x
    for _ in range(3):
        hidden = Recomputed.apply(lambda h, m: torch.tanh(m @ h), hidden, w)
    hidden.sum().backward()
    return hidden, x.grad, w.grad


def double_backward_by_saved_output():
    class Exp(Function):
        @staticmethod
        def forward(ctx, x):
            out = x.exp()
            ctx.save_for_backward(out)
            return out

        @staticmethod
        def backward(ctx, grad):
            (out,) = ctx.saved_tensors
            return grad * out

    x = values(3).requires_grad_()
    (first,) = torch.autograd.grad(Exp.apply(x).sum(), x, create_graph=True)
    (second,) = torch.autograd.grad(first.sum(), x, create_graph=True)
    (third,) = torch.autograd.grad(second.sum(), x)
    return first, second, third, gradgradcheck(Exp.apply, (x,))


def double_backward_with_a_returned_intermediate():
    class Sinh(Function):
        @staticmethod
        def forward(ctx, x):
            up, down = torch.exp(x), torch.exp(-x)
            ctx.save_for_backward(up, down)
            return (up - down) / 2, up, down

        @staticmethod
        def backward(ctx, grad, grad_up, grad_down):
            up, down = ctx.saved_tensors
            return grad * (up + down) / 2 + grad_up * up - grad_down * down

    x = values(3).requires_grad_()
    return gradcheck(lambda t: Sinh.apply(t)[0], x), gradgradcheck(lambda t: Sinh.apply(t)[0], x)


def backward_by_another_function():
    class Square(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x**2

        @staticmethod
        def backward(ctx, grad):
            (x,) = ctx.saved_tensors
            return SquareBackward.apply(grad, x)

    class SquareBackward(Function):
        @staticmethod
        def forward(ctx, grad, x):
            ctx.save_for_backward(grad, x)
            return 2 * x * grad

        @staticmethod
        def backward(ctx, grad_grad):
            grad, x = ctx.saved_tensors
            return 2 * x * grad_grad, 2 * grad * grad_grad

    x = values(4).requires_grad_()
    y = Square.apply(x)
    (g,) = torch.autograd.grad(y.sum(), x, create_graph=True)
    (h,) = torch.autograd.grad((g**3).sum(), x)
    return y, g, h


def once_differentiable_function():
    class Cube(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x**3

        @staticmethod
        @once_differentiable
        def backward(ctx, grad):
            (x,) = ctx.saved_tensors
            return 3 * x**2 * grad

    x = values(3).requires_grad_()
    (g,) = torch.autograd.grad(Cube.apply(x).sum(), x)
    (again,) = torch.autograd.grad(Cube.apply(x).sum(), x, create_graph=True)
    again.sum().backward()
    return g


def through_numpy():
    import numpy as np

    class Softplus(Function):
        @staticmethod
        def forward(ctx, x):
            array = x.detach().numpy()
            ctx.sigmoid = torch.from_numpy(1 / (1 + np.exp(-array)))
            return torch.from_numpy(np.log1p(np.exp(array)))

        @staticmethod
        @once_differentiable
        def backward(ctx, grad):
            return grad * ctx.sigmoid

    x = values(3).requires_grad_()
    y = Softplus.apply(x)
    y.sum().backward()
    return y, x.grad


def setup_context_with_forward_mode_and_vmap():
    import torch.autograd.forward_ad as fwAD

    class Product(Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(x, y):
            return x * y

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.save_for_backward(*inputs)
            ctx.save_for_forward(*inputs)

        @staticmethod
        def backward(ctx, grad):
            x, y = ctx.saved_tensors
            return grad * y, grad * x

        @staticmethod
        def jvp(ctx, t, s):
            x, y = ctx.saved_tensors
            return t * y + x * s

    x, y = values(3, 2), values(3, 2, scale=2.0)
    with fwAD.dual_level():
        tangent = fwAD.unpack_dual(Product.apply(fwAD.make_dual(x, y), y)).tangent
    return tangent, torch.vmap(Product.apply)(x, y), torch.vmap(Product.apply, in_dims=(0, None))(x, y[0])


def wrong_number_of_gradients():
    class Wrong(Function):
        @staticmethod
        def forward(ctx, x, y):
            return x + y

        @staticmethod
        def backward(ctx, grad):
            return grad

    Wrong.apply(values(2).requires_grad_(), 1.0).sum().backward()


def vjp_in_place_of_backward():
    class Tanh(Function):
        @staticmethod
        def forward(x):
            return x.tanh()

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.save_for_backward(output)

        @staticmethod
        def vjp(ctx, grad):
            (y,) = ctx.saved_tensors
            return grad * (1 - y * y)

    x = values(3).requires_grad_()
    Tanh.apply(x).sum().backward()
    return x.grad


def context_attributes():
    class Scale(Function):
        @staticmethod
        def forward(ctx, x, factor):
            ctx.factor, ctx.shape, ctx.notes, ctx.weight = factor, x.shape, {"n": x.dim()}, torch.ones_like(x) * factor
            return x * factor

        @staticmethod
        def backward(ctx, grad):
            assert tuple(ctx.shape) == tuple(grad.shape)
            assert ctx.notes == {"n": 2}
            return grad * ctx.weight, None

    x = values(2, 2).requires_grad_()
    y = Scale.apply(x, 4.0)
    y.sum().backward()
    return y.grad_fn.factor, y.grad_fn.name(), type(y.grad_fn).__name__, x.grad


def saved_tensors_after_they_were_freed():
    class Square(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx, grad):
            return 2 * grad * ctx.saved_tensors[0]

    y = Square.apply(values(2).requires_grad_())
    y.sum().backward()
    return y.grad_fn.saved_tensors


def a_list_of_tensors_as_outputs():
    class Split(Function):
        @staticmethod
        def forward(ctx, x):
            return tuple(part.clone() for part in x.unbind(0))

        @staticmethod
        def backward(ctx, *grads):
            return torch.stack(grads)

    x = values(3, 2).requires_grad_()
    a, _, c = Split.apply(x)
    (a * c).sum().backward()
    return x.grad


def a_function_without_inputs_that_require_grad():
    class Square(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx, grad):
            return 2 * grad * ctx.saved_tensors[0]

    y = Square.apply(values(2))
    with torch.no_grad():
        z = Square.apply(values(2).requires_grad_())
    return y, y.grad_fn, z, z.grad_fn


def a_gradient_of_another_shape():
    class Wrong(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, grad):
            return torch.ones(5, dtype=torch.float64)

    Wrong.apply(values(3).requires_grad_()).sum().backward()


def a_gradient_that_broadcasts():
    class AddRow(Function):
        @staticmethod
        def forward(ctx, x, row):
            return x + row

        @staticmethod
        def backward(ctx, grad):
            return grad, grad

    x, row = values(3, 2).requires_grad_(), values(2).requires_grad_()
    AddRow.apply(x, row).pow(2).sum().backward()
    return x.grad, row.grad


class Cube(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx, grad):
        return 3 * ctx.saved_tensors[0] ** 2 * grad


def a_custom_function_in_a_checkpoint():
    from torch.utils.checkpoint import checkpoint

    x = values(3).requires_grad_()
    checkpoint(lambda t: Cube.apply(t.sin()).exp(), x, use_reentrant=False).sum().backward()
    return x.grad


def a_custom_function_with_packed_tensors():
    from torch.autograd.graph import saved_tensors_hooks

    packed = []

    x = values(3).requires_grad_()
    with saved_tensors_hooks(lambda t: packed.append(t.shape) or t.numpy(force=True).copy(), lambda a: torch.from_numpy(a)):
        y = Cube.apply(x)
    y.sum().backward()
    return len(packed), x.grad
