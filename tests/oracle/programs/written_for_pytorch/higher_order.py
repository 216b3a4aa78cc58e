"""Derivatives of derivatives as people compute them."""

import math

import torch
import torch.autograd.forward_ad as fwAD
import torch.nn.functional as F
from torch.autograd.functional import hessian, hvp, jacobian, jvp, vhp, vjp


def values(*shape, scale=1.0, shift=0.0):
    count = math.prod(shape)
    return ((torch.arange(count, dtype=torch.float64) * 0.7 + shift).sin().reshape(shape) * scale).clone()


def maml():
    w = values(3, 1).requires_grad_()
    outer = 0.0
    for task in range(3):
        x, y = values(5, 3, shift=task), values(5, 1, shift=task + 1)
        fast = w
        for _ in range(2):
            inner = F.mse_loss(x @ fast, y)
            (g,) = torch.autograd.grad(inner, fast, create_graph=True)
            fast = fast - 0.1 * g
        outer = outer + F.mse_loss(x @ fast, y)
    outer.backward()
    return outer, w.grad


def gradient_penalty():
    w1, w2 = values(4, 2).requires_grad_(), values(1, 4).requires_grad_()

    def critic(x):
        return F.leaky_relu(x @ w1.t(), 0.2) @ w2.t()

    real, fake = values(3, 2), values(3, 2, shift=2.0)
    mix = torch.tensor([[0.25], [0.5], [0.75]], dtype=torch.float64)
    between = (mix * real + (1 - mix) * fake).requires_grad_(True)
    scores = critic(between)
    (gradients,) = torch.autograd.grad(
        outputs=scores, inputs=between, grad_outputs=torch.ones_like(scores), create_graph=True, retain_graph=True, only_inputs=True
    )
    penalty = ((gradients.view(3, -1).norm(2, dim=1) - 1) ** 2).mean()
    loss = critic(fake).mean() - critic(real).mean() + 10 * penalty
    loss.backward()
    return loss, w1.grad, w2.grad


def hessian_vector_product_by_two_passes():
    x, v = values(4).requires_grad_(), values(4, shift=1.0)
    y = (x.sin() * x.roll(1)).sum()
    (g,) = torch.autograd.grad(y, x, create_graph=True)
    (product,) = torch.autograd.grad(g @ v, x)
    return product, hvp(lambda t: (t.sin() * t.roll(1)).sum(), x, v), vhp(lambda t: (t.sin() * t.roll(1)).sum(), x, v)


def hessian_vector_product_forward_over_reverse():
    x, v = values(4), values(4, shift=1.0)
    with fwAD.dual_level():
        dual = fwAD.make_dual(x.clone().requires_grad_(), v)
        y = (dual.sin() * dual.roll(1)).sum()
        (g,) = torch.autograd.grad(y, dual, create_graph=True)
        return fwAD.unpack_dual(g).tangent.detach()


def hessian_of_logistic_regression():
    x, y = values(6, 3), (values(6) > 0).double()

    def loss(w):
        return F.binary_cross_entropy_with_logits(x @ w, y) + 0.01 * w.pow(2).sum()

    w = values(3)
    for _ in range(3):
        g, h = jacobian(loss, w), hessian(loss, w)
        w = w - 0.1 * h @ g
    return w, hessian(loss, w, vectorize=True), hessian(loss, w, vectorize=True, outer_jacobian_strategy="forward-mode").detach()


def jacobians_in_both_modes():
    def f(x):
        return torch.stack([x[0] * x[1], x[1].sin(), x.prod(), x.norm()])

    x = values(3, shift=1.0)
    return (
        jacobian(f, x),
        jacobian(f, x, vectorize=True),
        jacobian(f, x, vectorize=True, strategy="forward-mode"),
        jvp(f, x, torch.ones_like(x)),
        vjp(f, x, values(4)),
    )


def jacobian_by_rows():
    x = values(3).requires_grad_()
    y = torch.stack([x.sum() ** 2, x.prod(), (x * x).sum()])
    rows = [torch.autograd.grad(y, x, v, retain_graph=True)[0] for v in torch.eye(3, dtype=torch.float64)]
    (together,) = torch.autograd.grad(y, x, torch.eye(3, dtype=torch.float64), is_grads_batched=True)
    return torch.stack(rows), together


def implicit_differentiation():
    class Root(torch.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            z = torch.ones_like(a)
            for _ in range(50):
                z = z - (z**3 + a * z - 2) / (3 * z**2 + a)
            ctx.save_for_backward(a, z)
            return z

        @staticmethod
        def backward(ctx, grad):
            a, z = ctx.saved_tensors
            return -grad * z / (3 * z**2 + a)

    a = values(3, shift=1.0).abs().requires_grad_()
    z = Root.apply(a)
    (g,) = torch.autograd.grad(z.sum(), a, create_graph=True)
    (h,) = torch.autograd.grad(g.sum(), a)
    return z, g, h


def deep_equilibrium_with_a_hook():
    w, x = (values(3, 3) * 0.3).requires_grad_(), values(3)

    def f(z):
        return torch.tanh(w @ z + x)

    with torch.no_grad():
        z = torch.zeros(3, dtype=torch.float64)
        for _ in range(60):
            z = f(z)
    z = f(z)
    again = z.clone().detach().requires_grad_()
    out = f(again)

    def solve(grad):
        g = grad
        for _ in range(60):
            g = torch.autograd.grad(out, again, g, retain_graph=True)[0] + grad
        return g

    z.register_hook(solve)
    z.sum().backward()
    return z, w.grad


def neural_ode_adjoint():
    def dynamics(t, z, w):
        return torch.tanh(w @ z) * (1 + t)

    class Solve(torch.autograd.Function):
        @staticmethod
        def forward(ctx, z0, w, steps):
            z, dt = z0, 1.0 / steps
            for i in range(steps):
                z = z + dt * dynamics(i * dt, z, w)
            ctx.save_for_backward(z, w)
            ctx.steps = steps
            return z

        @staticmethod
        def backward(ctx, grad):
            z, w = ctx.saved_tensors
            dt, adjoint, grad_w = 1.0 / ctx.steps, grad, torch.zeros_like(w)
            for i in reversed(range(ctx.steps)):
                with torch.enable_grad():
                    z_, w_ = z.detach().requires_grad_(), w.detach().requires_grad_()
                    f = dynamics(i * dt, z_, w_)
                    dz, dw = torch.autograd.grad(f, (z_, w_), adjoint, allow_unused=True)
                z = z - dt * f.detach()
                adjoint, grad_w = adjoint + dt * dz, grad_w + dt * dw
            return adjoint, grad_w, None

    z0, w = values(3).requires_grad_(), values(3, 3).requires_grad_()
    out = Solve.apply(z0, w, 10)
    out.pow(2).sum().backward()
    return out, z0.grad, w.grad


def influence_functions():
    x, y = values(6, 2), values(6, shift=1.0)

    def loss(w, i=slice(None)):
        return ((x[i] @ w - y[i]) ** 2).mean() + 0.1 * w @ w

    w = values(2)
    h = hessian(loss, w)
    test = jacobian(lambda t: loss(t, slice(0, 1)), w)
    each = torch.stack([jacobian(lambda t, i=i: loss(t, slice(i, i + 1)), w) for i in range(6)])
    inverse, scale = torch.eye(2, dtype=torch.float64), h.norm()
    for _ in range(200):
        inverse = torch.eye(2, dtype=torch.float64) + inverse - h @ inverse / scale
    return -each @ (inverse @ test) / scale


def per_sample_gradients():
    w = values(3, 2)
    x, y = values(5, 2), values(5, 3)
    detached = w.detach().requires_grad_()
    per_sample = [torch.autograd.grad(((detached @ a - b) ** 2).sum(), detached)[0] for a, b in zip(x, y)]
    batched = torch.vmap(lambda a, b: 2 * torch.outer(w @ a - b, a))(x, y)
    return torch.stack(per_sample), batched


def forward_mode_with_parameters():
    w, t = values(3, 2).requires_grad_(), values(3, 2, shift=1.0)
    x = values(4, 2)
    with fwAD.dual_level():
        dual = fwAD.make_dual(w, t)
        out = torch.tanh(x @ dual.t()).cumsum(-1)
        value, tangent = fwAD.unpack_dual(out)
        (g,) = torch.autograd.grad(tangent.pow(2).sum(), w)
        assert fwAD.unpack_dual(x).tangent is None
    return value.detach(), tangent.detach(), g, fwAD.unpack_dual(out).tangent


def laplacian():
    def f(x):
        return (x.sin().prod() + x.pow(3).sum()).exp()

    x = values(3).requires_grad_()
    (g,) = torch.autograd.grad(f(x), x, create_graph=True)
    total = sum(torch.autograd.grad(g[i], x, retain_graph=True)[0][i] for i in range(3))
    return total, hessian(f, x.detach()).trace()


def physics_informed_network():
    t = torch.linspace(0, 1, 5, dtype=torch.float64).unsqueeze(1).requires_grad_()
    w1, w2 = values(4, 1).requires_grad_(), values(1, 4).requires_grad_()
    u = torch.tanh(t @ w1.t()) @ w2.t()
    du = torch.autograd.grad(u, t, torch.ones_like(u), create_graph=True)[0]
    ddu = torch.autograd.grad(du, t, torch.ones_like(du), create_graph=True)[0]
    loss = ((ddu + u) ** 2).mean() + (u[0] - 1).pow(2).sum()
    loss.backward()
    return loss, w1.grad, w2.grad, t.grad


def conjugate_gradients_by_hvp():
    def f(x):
        return 0.5 * (x @ (values(4, 4) @ values(4, 4).t() + 2 * torch.eye(4, dtype=torch.float64)) @ x) - x.sum()

    x = torch.zeros(4, dtype=torch.float64)
    r = -jacobian(f, x)
    p, rs = r.clone(), r @ r
    for _ in range(4):
        hp = hvp(f, x, p)[1]
        alpha = rs / (p @ hp)
        x, r = x + alpha * p, r - alpha * hp
        p, rs = r + (r @ r / rs) * p, r @ r
    return x


def strict_jacobian_of_a_constant():
    return jacobian(lambda x: torch.ones(2, dtype=torch.float64), values(2), strict=True)


def gradient_of_what_is_not_used():
    x, y = values(2).requires_grad_(), values(2).requires_grad_()
    unused = torch.autograd.grad(x.sum(), (x, y), allow_unused=True)
    zeros = torch.autograd.grad(x.sum(), (x, y), materialize_grads=True)
    torch.autograd.grad(x.sum(), (x, y))
    return unused, zeros


def jacobian_with_branches_on_values():
    def f(x):
        y = x * 2
        for _ in range(int(y.abs().sum().item()) + 1):
            y = y.sin() if y.sum() > 0 else y.cos()
        return y

    x = values(3)
    return jacobian(f, x), jacobian(f, x, vectorize=True), jacobian(f, x, vectorize=True, strategy="forward-mode")


def jacobian_of_in_place_code():
    def f(x):
        out = torch.zeros(3, 3, dtype=x.dtype)
        out[0] = x
        out[1, 1:] = x[:2] * x[1:]
        diagonal = out.diagonal()
        out = out.clone()
        out[2] += diagonal * x
        out.t()[0].mul_(2)
        return out

    x = values(3, shift=1.0)
    return jacobian(f, x), jacobian(f, x, vectorize=True), jacobian(f, x, vectorize=True, strategy="forward-mode")


def jacobian_through_a_function_with_numpy_inside():
    class Sine(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            import numpy as np

            ctx.save_for_forward(x)
            ctx.save_for_backward(x)
            return torch.from_numpy(np.sin(x.detach().numpy()))

        @staticmethod
        def backward(ctx, grad):
            return grad * ctx.saved_tensors[0].cos()

        @staticmethod
        def jvp(ctx, t):
            return t * ctx.saved_tensors[0].cos()

    def f(x):
        return Sine.apply(x * x).cumsum(0)

    x = values(3)
    return (
        jacobian(f, x),
        jacobian(f, x, vectorize=True),
        jacobian(f, x, vectorize=True, strategy="forward-mode"),
        hessian(lambda t: f(t).sum(), x, vectorize=True, outer_jacobian_strategy="forward-mode").detach(),
    )


def natural_gradient_step():
    logits = values(4).requires_grad_()

    def kl(other):
        p, q = F.log_softmax(logits.detach(), -1), F.log_softmax(other, -1)
        return (p.exp() * (p - q)).sum()

    (g,) = torch.autograd.grad((F.softmax(logits, -1) * values(4, shift=2.0)).sum(), logits)
    step = torch.zeros_like(g)
    for _ in range(20):
        step = step - 0.5 * (hvp(kl, logits.detach(), step)[1] + 0.1 * step - g)
    return step


def score_matching():
    w1, w2 = values(5, 2).requires_grad_(), values(2, 5).requires_grad_()
    x = values(3, 2).requires_grad_()
    score = torch.tanh(x @ w1.t()) @ w2.t()
    trace = sum(torch.autograd.grad(score[:, i].sum(), x, create_graph=True)[0][:, i] for i in range(2))
    loss = (trace + 0.5 * score.pow(2).sum(1)).mean()
    loss.backward()
    return loss, w1.grad, w2.grad
