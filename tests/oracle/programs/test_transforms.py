"""Transforms of functions beside `torch.func`: what comes out, of every transform and of one inside of another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.oracle.both import agree, both_raise

NUMBERS = np.random.default_rng(0).standard_normal((4, 3))
Program = Callable[[Any, Any, Any], Any]  # of the library, its `func`, and numbers as its tensor


def weighted(x: Any) -> Any:
    return (x.sin() * x).sum()


def loss(parameters: Any, x: Any, y: Any) -> Any:
    return ((x @ parameters["weight"] + parameters["bias"]).tanh() - y).pow(2).sum()


def parameters_of(t: Any) -> dict[str, Any]:
    return {"weight": t[:3, :2] * 1, "bias": t[0, :2] * 1}


PROGRAMS: dict[str, Program] = {
    "grad": lambda L, f, t: f.grad(weighted)(t),
    "grad with respect to several": lambda L, f, t: f.grad(lambda x, y: (x * y * y).sum(), argnums=(0, 1))(t, t + 1),
    "grad with respect to the last": lambda L, f, t: f.grad(lambda x, y: (x * y * y).sum(), argnums=-1)(t, t + 1),
    "grad with aux": lambda L, f, t: f.grad(lambda x: (x.sum(), {"twice": x * 2}), has_aux=True)(t),
    "grad of nested arguments": lambda L, f, t: f.grad(lambda p: (p["a"] * p["b"][0]).sum())({"a": t, "b": [t * 2]}),
    "grad of keyword arguments": lambda L, f, t: f.grad(lambda x, *, by: (x * by).sum())(t, by=t),
    "grad of what does not depend": lambda L, f, t: f.grad(lambda x, y: y.sum())(t, t),
    "grad of the part that is real": lambda L, f, t: f.grad(lambda x: (x * x.conj()).real.sum())(t * (1 + 2j)),
    "grad and value": lambda L, f, t: f.grad_and_value(weighted)(t),
    "grad and value with aux": lambda L, f, t: f.grad_and_value(lambda x: (x.sum(), x * 2), has_aux=True)(t),
    "vjp": lambda L, f, t: f.vjp(lambda x: x.sin(), t)[1](t),
    "vjp of two results": lambda L, f, t: f.vjp(lambda x, y: (x.sin() * y, x.cos()), t, t)[1]((t, t)),
    "vjp with aux": lambda L, f, t: [part for part in f.vjp(lambda x: (x.sin(), x), t, has_aux=True) if not callable(part)],
    "vjp twice": lambda L, f, t: (lambda multiplied: (multiplied(t), multiplied(t * 2)))(f.vjp(lambda x: x.exp(), t)[1]),
    "jvp": lambda L, f, t: f.jvp(lambda x: x.sin(), (t,), (t,)),
    "jvp of nested arguments": lambda L, f, t: f.jvp(lambda p: {"out": p[0] * p[1]}, ([t, t],), ([t, t * 2],)),
    "jvp with aux": lambda L, f, t: f.jvp(lambda x: (x.sin(), x.cos()), (t,), (t,), has_aux=True),
    "jvp of what does not depend": lambda L, f, t: f.jvp(lambda x: L.ones(2), (t,), (t,)),
    "linearize": lambda L, f, t: f.linearize(lambda x: x.sin(), t)[1](t),
    "jacrev": lambda L, f, t: f.jacrev(lambda x: x[0].sin() * x[1])(t),
    "jacrev in chunks": lambda L, f, t: f.jacrev(lambda x: x.sin(), chunk_size=5)(t),
    "jacrev of several": lambda L, f, t: f.jacrev(lambda x, y: (x * y, {"sum": x.sum()}), argnums=(0, 1))(t, t),
    "jacrev with aux": lambda L, f, t: f.jacrev(lambda x: (x.sin(), x), has_aux=True)(t),
    "jacfwd": lambda L, f, t: f.jacfwd(lambda x: x[0].sin() * x[1])(t),
    "jacfwd of several": lambda L, f, t: f.jacfwd(lambda x, y: (x * y, {"sum": x.sum()}), argnums=(0, 1))(t, t),
    "hessian": lambda L, f, t: f.hessian(weighted)(t),
    "hessian of several": lambda L, f, t: f.hessian(lambda x, y: (x * x * y).sum(), argnums=(0, 1))(t, t),
    "grad of grad": lambda L, f, t: f.grad(lambda x: f.grad(lambda y: (y**3).sum())(x).sum())(t),
    "grad of grad of grad": lambda L, f, t: f.grad(f.grad(f.grad(lambda x: x.sin())))(t[0, 0]),
    "grad of jvp": lambda L, f, t: f.grad(lambda x: f.jvp(weighted, (x,), (t,))[1])(t),
    "jvp of grad": lambda L, f, t: f.jvp(f.grad(weighted), (t,), (t,)),
    "jvp of jvp": lambda L, f, t: f.jvp(lambda y: f.jvp(lambda x: x.sin() * y, (y,), (t,))[1], (t,), (t,)),
    "vjp of grad": lambda L, f, t: f.vjp(f.grad(weighted), t)[1](t),
    "jacrev of jacrev": lambda L, f, t: f.jacrev(f.jacrev(lambda x: (x.sin() * x).sum(0)))(t),
    "jacrev of jacfwd": lambda L, f, t: f.jacrev(f.jacfwd(lambda x: (x.sin() * x).sum(0)))(t),
    "jacfwd of jacfwd": lambda L, f, t: f.jacfwd(f.jacfwd(lambda x: (x.sin() * x).sum(0)))(t),
    "gradients of samples": lambda L, f, t: f.vmap(f.grad(loss), in_dims=(None, 0, 0))(parameters_of(t), t, t[:, :2]),
    "grad of vmap": lambda L, f, t: f.grad(lambda x: f.vmap(lambda row: (row * row).prod())(x).sum())(t),
    "grad of vmap of grad": lambda L, f, t: f.grad(lambda x: f.vmap(f.grad(lambda row: (row**3).sum()))(x).sum())(t),
    "vmap of jacrev": lambda L, f, t: f.vmap(f.jacrev(lambda x: x.sin() * x.sum()))(t),
    "vmap of jacfwd": lambda L, f, t: f.vmap(f.jacfwd(lambda x: x.sin() * x.sum()))(t),
    "vmap of hessian": lambda L, f, t: f.vmap(f.hessian(lambda x: (x.sin() * x.prod()).sum()))(t),
    "vmap of vjp": lambda L, f, t: f.vmap(lambda row: f.vjp(lambda x: x.exp() * x.sum(), row)[1](row))(t),
    "vmap of vmap of grad": lambda L, f, t: f.vmap(f.vmap(f.grad(lambda x: x.sin() ** 2)))(t),
    "two variables of one value, backward": lambda L, f, t: f.grad(lambda x: x * f.grad(lambda y: x + y)(L.tensor(1.0)))(L.tensor(2.0)),
    "two variables of one value, forward": lambda L, f, t: f.jvp(lambda x: x * f.jvp(lambda y: x + y, (t,), (t,))[1], (t,), (t,)),
    "a copy is changed": lambda L, f, t: f.grad(lambda x: x.clone().mul_(3).sum())(t),
    "no_grad within": lambda L, f, t: f.grad(lambda x: without_history(L, x) * x.sum())(t),
    "no_grad around": lambda L, f, t: around(L, lambda: f.grad(f.grad(lambda x: x.sin()))(t[0, 0])),
    "a tensor made within is changed": lambda L, f, t: f.grad(lambda x: L.zeros_like(t).add_(x * x).sum())(t),
    "grad of an integer": lambda L, f, t: f.grad(lambda x: (x > 0).sum())(t),
    "grad and value of a bool": lambda L, f, t: f.grad_and_value(lambda x: (x > 0).all())(t),
}


def without_history(lib: Any, x: Any) -> Any:
    with lib.no_grad():
        return x.sum()


def around(lib: Any, program: Callable[[], Any]) -> Any:
    with lib.no_grad():
        return program()


@pytest.mark.parametrize("name", PROGRAMS)
def test_same_as_torch_func(name: str) -> None:
    agree(lambda lib: PROGRAMS[name](lib, lib.func, lib.tensor(NUMBERS)), loose=4)


# PyTorch's linearize holds the primals for constants.
@pytest.mark.parametrize("name", [n for n in PROGRAMS if "part that is real" not in n and n not in ("a copy is changed", "linearize")])
def test_what_a_user_differentiates_passes_through(name: str) -> None:
    """The numbers require gradients themselves: what comes out is part of a history outside."""

    def program(lib: Any) -> Any:
        x = lib.tensor(NUMBERS, requires_grad=True)
        found = [t for t in leaves(PROGRAMS[name](lib, lib.func, x)) if t.requires_grad]
        return bool(found), lib.autograd.grad(sum(t.sum() for t in found), x, allow_unused=True) if found else None

    agree(program, loose=8)


def leaves(value: Any) -> list[Any]:
    if isinstance(value, dict):
        value = list(value.values())
    return [leaf for part in value for leaf in leaves(part)] if isinstance(value, (tuple, list)) else [value]


def test_what_a_function_captures_is_differentiated_outside() -> None:
    def program(lib: Any) -> Any:
        weight = lib.tensor(2.0, requires_grad=True)
        lib.func.grad(lambda x: x * x * weight)(lib.tensor(3.0)).backward()
        return weight.grad

    agree(program)


INFERENCE = [name for name in PROGRAMS if name != "linearize"]  # PyTorch's fails within, and is zero for tensors made there


@pytest.mark.parametrize("name", INFERENCE)
def test_within_inference_mode(name: str) -> None:
    def program(lib: Any) -> Any:
        with lib.inference_mode():
            found = PROGRAMS[name](lib, lib.func, lib.tensor(NUMBERS))
        return found, [leaf.is_inference() for leaf in leaves(found)] if "with aux" not in name else None  # what comes along is as it was

    agree(program, loose=4)


@pytest.mark.parametrize("name", INFERENCE)
def test_of_a_tensor_made_in_inference_mode(name: str) -> None:
    def program(lib: Any) -> Any:
        with lib.inference_mode():
            x = lib.tensor(NUMBERS)
        return PROGRAMS[name](lib, lib.func, x)

    agree(program, loose=4)


def test_a_function_that_vjp_gave_is_called_in_inference_mode() -> None:
    def program(lib: Any) -> Any:
        x = lib.tensor(NUMBERS)
        with lib.inference_mode():
            y, multiplied = lib.func.vjp(lambda t: t.sin() * x, x * 2)
            first = multiplied(x)[0]
        return y, first, first.is_inference(), multiplied(x)[0]

    agree(program)


WRONG: dict[str, Program] = {
    "no scalar": lambda L, f, t: f.grad(lambda x: x)(t),
    "two results": lambda L, f, t: f.grad(lambda x: (x.sum(), x.sum()))(t),
    "no tensor": lambda L, f, t: f.grad(lambda x: 1.0)(t),
    "an argument that is not there": lambda L, f, t: f.grad(weighted, argnums=1)(t),
    "an input that is changed": lambda L, f, t: f.grad(lambda x: x.mul_(3).sum())(t.clone()),
    "complex Jacobians": lambda L, f, t: f.jacrev(lambda x: x * x)(t * 1j),
    "complex Jacobians, forward": lambda L, f, t: f.jacfwd(lambda x: x * x)(t * 1j),
    "a cotangent of another shape": lambda L, f, t: f.vjp(lambda x: x.sin(), t)[1](t[0]),
    "cotangents of another structure": lambda L, f, t: f.vjp(lambda x: x.sin(), t)[1]((t, t)),
    "tangents that are no tuple": lambda L, f, t: f.jvp(lambda x: x.sin(), (t,), t),
    "tangents of another structure": lambda L, f, t: f.jvp(lambda x: x.sin(), (t,), (t, t)),
    "aux that is not there": lambda L, f, t: f.grad(lambda x: x.sum(), has_aux=True)(t),
    "integers": lambda L, f, t: f.grad(lambda x: x.sum())(L.tensor([1, 2])),
    "a number": lambda L, f, t: f.grad(lambda x: x * x)(3.0),
    "no arguments": lambda L, f, t: f.grad(lambda: L.tensor(1.0))(),
    "argnums of no meaning": lambda L, f, t: f.grad(weighted, argnums="a")(t),
    "chunks of nothing": lambda L, f, t: f.jacrev(lambda x: x * x, chunk_size=0)(t),
    "samples of several sizes": lambda L, f, t: f.vmap(lambda a, b: a)(t, t[:1]),
    "a number of a sample": lambda L, f, t: f.vmap(lambda a: a.sum().item())(t),
    "a branch on a sample": lambda L, f, t: f.vmap(lambda a: a if a.sum() > 0 else -a)(t),
    "random samples": lambda L, f, t: f.vmap(lambda a: a + L.rand(3))(t),
    "strict": lambda L, f, t: f.jvp(lambda x: L.ones(2), (t,), (t,), strict=True),
}


@pytest.mark.parametrize("name", WRONG)
def test_both_refuse(name: str) -> None:
    both_raise(lambda lib: WRONG[name](lib, lib.func, lib.tensor(NUMBERS)))
