"""Hooks, saved tensors and the graph, as people use them."""

import math

import torch
from torch.autograd.graph import Node, save_on_cpu, saved_tensors_hooks


def values(*shape, scale=1.0, shift=0.0):
    count = math.prod(shape)
    return ((torch.arange(count, dtype=torch.float64) * 0.7 + shift).sin().reshape(shape) * scale).clone()


def hooks_with_closures():
    seen, handles = {}, []
    x = values(3).requires_grad_()
    layers = [x]
    for i in range(3):
        y = (layers[-1] * (i + 1)).tanh()
        handles.append(y.register_hook(lambda g, i=i: seen.setdefault(i, g.clone())))
        layers.append(y)
    layers[-1].sum().backward()
    handles[0].remove()
    return seen, x.grad


def hook_that_clips():
    x = values(3).requires_grad_()
    y = x * 10
    y.register_hook(lambda g: g.clamp(-0.5, 0.5))
    y.pow(2).sum().backward()
    return x.grad


def gradients_of_activations():
    x = values(3).requires_grad_()
    hidden = x.exp()
    hidden.retain_grad()
    (hidden * hidden).sum().backward()
    return hidden.grad, x.grad, hidden.is_leaf


def hooks_of_nodes():
    order = []
    x = values(3).requires_grad_()
    y = x.sin()
    z = y * y
    y.grad_fn.register_prehook(lambda grads: order.append(("pre", len(grads))))
    y.grad_fn.register_hook(lambda inputs, outputs: order.append(("post", len(inputs), len(outputs))))
    z.sum().backward()
    return order, x.grad


def hook_of_several_gradients():
    found = []
    a, b = values(2).requires_grad_(), values(2, shift=1.0).requires_grad_()
    handle = torch.autograd.graph.register_multi_grad_hook((a, b), lambda grads: found.append([g is not None for g in grads]))
    (a * b).sum().backward()
    a.sum().backward()
    handle.remove()
    return found


def walking_the_graph():
    x = values(3).requires_grad_()
    y = ((x * 2).sin() + x).sum()
    names, todo, seen = [], [y.grad_fn], set()
    while todo:
        node = todo.pop(0)
        if node is None or node in seen:
            continue
        seen.add(node)
        names.append(node.name())
        todo += [n for n, _ in node.next_functions]
    return names, isinstance(y.grad_fn, Node), y.grad_fn.next_functions[0][1]


def packing_to_another_dtype():
    def pack(t):
        return t.dtype, t.to(torch.float32)

    def unpack(packed):
        dtype, t = packed
        return t.to(dtype)

    x = values(3).requires_grad_()
    with saved_tensors_hooks(pack, unpack):
        y = x.exp().sin()
    y.sum().backward()
    return x.grad.float()


def saving_on_the_cpu():
    x = values(3).requires_grad_()
    with save_on_cpu():
        y = (x * x).exp()
    y.sum().backward()
    return x.grad


def counting_what_is_saved():
    sizes = []
    x = values(4).requires_grad_()
    with saved_tensors_hooks(lambda t: sizes.append(t.numel()) or t, lambda t: t):
        (x.exp() * x).sum()
    return sorted(sizes)


def anomaly_mode():
    x = torch.zeros(2, requires_grad=True)
    with torch.autograd.detect_anomaly(check_nan=True):
        y = (x / x * 1).sum()
        y.backward()


def backward_twice():
    x = values(3).requires_grad_()
    y = x.exp().sum()
    y.backward(retain_graph=True)
    y.backward()
    y.backward()


def in_place_before_backward():
    x = values(3).requires_grad_()
    y = x.sigmoid()
    z = y * 2
    y.mul_(2)
    z.sum().backward()


def in_place_in_the_graph():
    x = values(2, 3).requires_grad_()
    y = x.clone()
    y[0] = 0
    y[:, 1] *= 3
    y.masked_fill_(y > 0.5, 2.0)
    y.t()[0].add_(1)
    (y * y).sum().backward()
    return y, x.grad


def modes():
    x = values(2).requires_grad_()
    found = []
    with torch.no_grad():
        found.append((x * 2).requires_grad)
        with torch.enable_grad():
            found.append((x * 2).requires_grad)
    with torch.set_grad_enabled(False):
        found.append(torch.is_grad_enabled())
    with torch.inference_mode():
        y = x * 2
    found += [y.requires_grad, y.is_inference()]

    @torch.no_grad()
    def evaluate(t):
        return t * 2

    found.append(evaluate(x).requires_grad)
    return found


def backward_with_inputs():
    x, w = values(2).requires_grad_(), values(2, shift=1.0).requires_grad_()
    (x * w).sum().backward(inputs=[w])
    return x.grad, w.grad


def partial_graph_freeing():
    x = values(2).requires_grad_()
    shared = x.exp()
    a, b = shared.sum(), (shared * 2).sum()
    (ga,) = torch.autograd.grad(a, x, retain_graph=True)
    (gb,) = torch.autograd.grad(b, x)
    return ga, gb


def leaves_and_flags():
    x = values(2)
    x.requires_grad = True
    y = x.detach()
    z = (x * 2).detach_()
    w = (x * 2).requires_grad_()
    return x.is_leaf, y.is_leaf, y.requires_grad, z.is_leaf, z.requires_grad, w.is_leaf, y.data_ptr() == x.data_ptr()


def complex_gradients():
    z = torch.complex(values(3), values(3, shift=1.0)).requires_grad_()
    loss = (z * z.conj()).real.sum() + torch.view_as_real(z.exp()).sum() + z.abs().sum()
    loss.backward()
    return z.grad


def changed_gradient_fields():
    x = values(3).requires_grad_()
    (x * 2).sum().backward()
    first = x.grad
    (x * 3).sum().backward()
    same = first is x.grad
    x.grad = torch.ones_like(x)
    (x * 4).sum().backward()
    x.grad.data.zero_()
    return same, first, x.grad


def wrong_shape_of_a_gradient():
    x = values(3).requires_grad_()
    x.grad = torch.ones(4, dtype=torch.float64)


def backward_of_a_vector():
    values(3).requires_grad_().mul(2).backward()


def no_gradient_at_all():
    values(3).sum().backward()
