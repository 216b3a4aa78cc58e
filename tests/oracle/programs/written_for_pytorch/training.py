"""Training loops, losses and optimizers as people write them, without modules."""

import math

import torch
import torch.nn.functional as F
from torch.utils.checkpoint import checkpoint


def values(*shape, scale=1.0, shift=0.0):
    count = math.prod(shape)
    return ((torch.arange(count, dtype=torch.float64) * 0.7 + shift).sin().reshape(shape) * scale).clone()


def parameters(*shapes):
    return [values(*shape, scale=0.5, shift=i).requires_grad_() for i, shape in enumerate(shapes)]


def classifier():
    x, target = values(8, 4), torch.arange(8) % 3
    w1, b1, w2, b2 = params = parameters((6, 4), (6,), (3, 6), (3,))
    losses = []
    for _ in range(5):
        hidden = F.relu(F.linear(x, w1, b1))
        loss = F.cross_entropy(F.linear(hidden, w2, b2), target)
        for p in params:
            p.grad = None
        loss.backward()
        with torch.no_grad():
            for p in params:
                p -= 0.1 * p.grad
        losses.append(loss.item())
    return losses, params


def adam_with_momentum_buffers():
    params = parameters((3,), (2, 3))
    state = {p: {"m": torch.zeros_like(p), "v": torch.zeros_like(p)} for p in params}
    for step in range(1, 4):
        loss = (params[1] @ params[0]).pow(2).sum()
        loss.backward()
        with torch.no_grad():
            for p in params:
                s = state[p]
                s["m"].mul_(0.9).add_(p.grad, alpha=0.1)
                s["v"].mul_(0.999).addcmul_(p.grad, p.grad, value=0.001)
                p.addcdiv_(s["m"] / (1 - 0.9**step), (s["v"] / (1 - 0.999**step)).sqrt().add_(1e-8), value=-0.01)
                p.grad.zero_()
    return params


def optimizer_in_post_accumulate_hooks():
    params = parameters((3,), (2, 3))

    def step(p):
        with torch.no_grad():
            p.add_(p.grad, alpha=-0.1)
        p.grad = None

    for p in params:
        p.register_post_accumulate_grad_hook(step)
    for _ in range(3):
        (params[1] @ params[0]).pow(2).sum().backward()
    return params, [p.grad for p in params]


def clipped_gradients():
    params = parameters((3,), (2, 3))
    (params[1] @ params[0]).pow(2).sum().mul(100).backward()
    norm = torch.norm(torch.stack([torch.norm(p.grad.detach(), 2.0) for p in params]), 2.0)
    for p in params:
        p.grad.detach().mul_(1.0 / (norm + 1e-6))
    return norm, [p.grad for p in params]


def accumulated_gradients():
    (w,) = parameters((3, 3))
    for batch in values(4, 2, 3).unbind(0):
        (F.mse_loss(batch @ w, batch) / 4).backward()
    return w.grad


def frozen_parameters():
    w1, w2 = parameters((3, 3), (3, 3))
    w1.requires_grad_(False)
    loss = (values(2, 3) @ w1 @ w2).sum()
    loss.backward()
    return w1.grad, w2.grad


def recurrent_network_truncated():
    w, u = parameters((4, 4), (4, 2))
    hidden = torch.zeros(4, dtype=torch.float64)
    for i, x in enumerate(values(6, 2)):
        hidden = torch.tanh(w @ hidden + u @ x)
        if i % 3 == 2:
            hidden.pow(2).sum().backward()
            hidden = hidden.detach()
    return w.grad, u.grad


def checkpointed_recurrent_network():
    w, u = parameters((4, 4), (4, 2))

    def cell(hidden, x):
        return torch.tanh(w @ hidden + u @ x)

    def loss(save):
        hidden = torch.zeros(4, dtype=torch.float64)
        for x in values(6, 2):
            hidden = checkpoint(cell, hidden, x, use_reentrant=False) if save else cell(hidden, x)
        return hidden.pow(2).sum()

    plain = torch.autograd.grad(loss(False), (w, u))
    saved = torch.autograd.grad(loss(True), (w, u))
    return plain, saved


def carried_over_without_detach():
    (w,) = parameters((4, 4))
    hidden = torch.ones(4, dtype=torch.float64)
    for _ in range(2):
        hidden = torch.tanh(w @ hidden)
        hidden.sum().backward()


def parameter_changed_between_forward_and_backward():
    (w,) = parameters((3, 3))
    loss = (w @ w).sum()
    with torch.no_grad():
        w.add_(1)
    loss.backward()


def exponential_moving_average():
    (w,) = parameters((3,))
    average = w.detach().clone()
    for _ in range(3):
        (w**2).sum().backward()
        w.data.add_(w.grad, alpha=-0.1)
        w.grad.zero_()
        average.mul_(0.9).add_(w.data, alpha=0.1)
    return w, average


def convolutional_network():
    w1, w2 = parameters((4, 1, 3, 3), (2, 4, 3, 3))
    x = values(2, 1, 8, 8)
    out = F.max_pool2d(F.relu(F.conv2d(x, w1, padding=1)), 2)
    out = F.avg_pool2d(F.conv2d(out, w2, stride=2), 1).flatten(1)
    loss = F.log_softmax(out, dim=1)[:, 0].neg().mean()
    loss.backward()
    return loss, w1.grad, w2.grad


def attention():
    q, k, v = parameters((2, 5, 4), (2, 5, 4), (2, 5, 4))
    mask = torch.triu(torch.ones(5, 5, dtype=torch.bool), diagonal=1)
    scores = (q @ k.transpose(-2, -1)) / math.sqrt(4)
    weights = scores.masked_fill(mask, float("-inf")).softmax(dim=-1)
    out = torch.einsum("bij,bjd->bid", weights, v)
    out.pow(2).sum().backward()
    return out, q.grad, k.grad, v.grad


def embedding_bag_by_hand():
    (table,) = parameters((6, 3))
    ids = torch.tensor([[0, 2, 2], [5, 1, 0]])
    out = F.embedding(ids, table).mean(dim=1)
    (out * values(2, 3)).sum().backward()
    return out, table.grad


def variational_autoencoder():
    mu, log_var = parameters((3, 2), (3, 2))
    noise = values(3, 2, shift=3.0)
    z = mu + noise * torch.exp(0.5 * log_var)
    divergence = -0.5 * torch.sum(1 + log_var - mu.pow(2) - log_var.exp())
    loss = F.binary_cross_entropy_with_logits(z, (noise > 0).double(), reduction="sum") + divergence
    loss.backward()
    return loss, mu.grad, log_var.grad


def reinforce():
    (logits,) = parameters((4, 3))
    actions, rewards = torch.tensor([0, 2, 1, 2]), torch.tensor([1.0, -0.5, 0.25, 2.0], dtype=torch.float64)
    log_p = F.log_softmax(logits, dim=-1).gather(1, actions.unsqueeze(1)).squeeze(1)
    returns = []
    total = 0.0
    for r in reversed(rewards.tolist()):
        total = r + 0.9 * total
        returns.insert(0, total)
    advantage = torch.tensor(returns, dtype=torch.float64)
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    loss = -(log_p * advantage).mean()
    loss.backward()
    return loss, logits.grad


def mixed_precision_with_a_scale():
    (w,) = parameters((3, 3))
    master = w.detach().float().requires_grad_()
    loss = (master.to(torch.bfloat16) @ values(3, 2).to(torch.bfloat16)).float().pow(2).mean()
    (loss * 1024).backward()
    return master.grad.dtype, master.grad / 1024


def normalized_layers():
    x, g, b = parameters((4, 3), (3,), (3,))
    out = F.layer_norm(x, (3,), g, b) + (x - x.mean(0)) / (x.var(0, unbiased=False) + 1e-5).sqrt() * g + b
    (out * values(4, 3)).sum().backward()
    return out, x.grad, g.grad, b.grad
