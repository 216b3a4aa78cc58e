"""Custom Functions that change their inputs, or give views of them."""

import math

import torch
from torch.autograd import Function


def values(*shape, scale=1.0):
    count = math.prod(shape)
    return (torch.arange(count, dtype=torch.float64) * 0.7).sin().reshape(shape) * scale


def in_place_function():
    class AddOne(Function):
        @staticmethod
        def forward(ctx, x):
            x.add_(1)
            ctx.mark_dirty(x)
            return x

        @staticmethod
        def backward(ctx, grad):
            return grad

    a = values(3).requires_grad_()
    b = a * 2
    c = AddOne.apply(b)
    (c * b).sum().backward()
    return c is b, b, a.grad


def in_place_on_a_leaf():
    class AddOne(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.mark_dirty(x)
            return x.add_(1)

        @staticmethod
        def backward(ctx, grad):
            return grad

    return AddOne.apply(values(3).requires_grad_())


def returning_a_view():
    class FirstRows(Function):
        @staticmethod
        def forward(ctx, x, n):
            ctx.shape = x.shape
            return x[:n]

        @staticmethod
        def backward(ctx, grad):
            full = grad.new_zeros(ctx.shape)
            full[: grad.shape[0]] = grad
            return full, None

    x = values(4, 2).requires_grad_()
    y = FirstRows.apply(x * 1, 2)
    (y * y).sum().backward()
    return y, y._is_view(), x.grad


def changing_a_view_that_a_function_returned():
    class Slice(Function):
        @staticmethod
        def forward(ctx, x):
            return x[:2]

        @staticmethod
        def backward(ctx, grad):
            return torch.cat([grad, torch.zeros_like(grad)])

    y = Slice.apply(values(4).requires_grad_() * 1)
    y.mul_(2)
    return y


def saved_tensor_changed_in_place():
    class Square(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx, grad):
            return 2 * grad * ctx.saved_tensors[0]

    x = values(2).requires_grad_() * 1
    y = Square.apply(x)
    x.add_(1)
    y.sum().backward()


def in_place_function_on_a_view():
    class Double(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.mark_dirty(x)
            return x.mul_(2)

        @staticmethod
        def backward(ctx, grad):
            return grad * 2

    x = values(4).requires_grad_()
    y = x * 1
    part = y[:2]
    changed = Double.apply(part)
    (y * y).sum().backward()
    return changed is part, y, x.grad


def an_input_returned_as_it_is():
    class Identity(Function):
        @staticmethod
        def forward(ctx, x):
            return x

        @staticmethod
        def backward(ctx, grad):
            return grad * 7

    x = values(3).requires_grad_()
    y = Identity.apply(x)
    y.sum().backward()
    return y is x, y.is_leaf, x.grad


def forward_mode_of_an_in_place_function():
    import torch.autograd.forward_ad as fwAD

    class Double(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.mark_dirty(x)
            return x.mul_(2)

        @staticmethod
        def backward(ctx, grad):
            return grad * 2

        @staticmethod
        def jvp(ctx, t):
            return t.mul_(2)

    with fwAD.dual_level():
        x = fwAD.make_dual(values(3), values(3, scale=2.0)).clone()
        y = Double.apply(x)
        value, tangent = fwAD.unpack_dual(y * x)
        return value.clone(), tangent.clone()
