"""`custom_vjp` and `custom_jvp`: rules are used where they should be, and work in every transform."""

from __future__ import annotations

from typing import Any

import pytest

import specgrad
from specgrad import Tensor, func
from specgrad.autograd import gradcheck, gradgradcheck

X = specgrad.tensor([0.3, 1.0, -2.0], dtype=specgrad.float64)
Y = specgrad.tensor([1.0, 2.0, 0.5], dtype=specgrad.float64)


@func.custom_vjp
def by_vjp(x: Tensor, y: Tensor) -> Any:
    return x.sin() * y


def _forward(x: Tensor, y: Tensor) -> Any:
    return x.sin() * y, (x.cos() * y, x.sin())  # computed from the inputs, so that second derivatives go by way of them


by_vjp.defvjp(_forward, lambda residuals, g: (g * residuals[0], g * residuals[1]))


@func.custom_jvp
def by_jvp(x: Tensor, y: Tensor) -> Any:
    return x.sin() * y


@by_jvp.defjvp
def _tangent(primals: Any, tangents: Any) -> Any:
    (x, y), (dx, dy) = primals, tangents
    return by_jvp(x, y), dx * x.cos() * y + x.sin() * dy


def plain(x: Tensor, y: Tensor) -> Tensor:
    return x.sin() * y


REVERSE = {
    "value": lambda f: f(X, Y),
    "grad": lambda f: func.grad(lambda x, y: f(x, y).sum(), argnums=(0, 1))(X, Y),
    "grad of grad": lambda f: func.grad(lambda x: func.grad(lambda x: (f(x, Y) ** 2).sum())(x).sum())(X),
    "third": lambda f: func.grad(lambda x: func.grad(lambda x: func.grad(lambda x: f(x, x).sum())(x).sum())(x).sum())(X),
    "jacrev": lambda f: func.jacrev(func.grad(lambda x: f(x, x * Y).sum()))(X),
    "vmap": lambda f: func.vmap(f)(X, Y),
    "vmap of grad": lambda f: func.vmap(func.grad(f))(X, Y),
    "grad of vmap": lambda f: func.grad(lambda x: func.vmap(f, (0, None))(x, Y).sum())(X),
    "integers": lambda f: func.grad(lambda x: f(x, specgrad.tensor([1, 2, 3])).sum())(X),
    "twice": lambda f: func.grad(lambda x: f(f(x, Y), x).sum())(X),
}
FORWARD = {
    "jvp": lambda f: func.jvp(f, (X, Y), (Y, X)),
    "jvp of one": lambda f: func.jvp(lambda x: f(x, Y), (X,), (Y,)),
    "jacfwd": lambda f: func.jacfwd(lambda x: f(x, x))(X),
    "hessian": lambda f: func.hessian(lambda x: f(x, x * Y).sum())(X),
    "hvp": lambda f: func.hvp(lambda x: f(x, x).sum(), (X,), (Y,)),
    "jvp of jvp": lambda f: func.jvp(lambda x: func.jvp(lambda x: f(x, x), (x,), (Y,))[1], (X,), (X,)),
    "linearize": lambda f: func.linearize(lambda x: f(x, x), X)[1](Y),
}


def same(given: Any, expected: Any) -> None:
    if isinstance(expected, tuple):
        assert len(given) == len(expected)
        for one, other in zip(given, expected):
            same(one, other)
    else:
        assert specgrad.allclose(given, expected, rtol=1e-12, atol=1e-12) and given.shape == expected.shape


@pytest.mark.parametrize("name", REVERSE)
@pytest.mark.parametrize("f", [by_vjp, by_jvp], ids=["vjp", "jvp"])
def test_as_without_a_rule(f: Any, name: str) -> None:
    same(REVERSE[name](f), REVERSE[name](plain))


@pytest.mark.parametrize("name", FORWARD)
def test_forward_mode_as_without_a_rule(name: str) -> None:
    same(FORWARD[name](by_jvp), FORWARD[name](plain))


@pytest.mark.parametrize("f", [by_vjp, by_jvp], ids=["vjp", "jvp"])
def test_the_rule_is_what_is_used(f: Any) -> None:
    wrong: Any = type(f)(plain)
    if f is by_vjp:
        wrong.defvjp(_forward, lambda residuals, g: (g * 3, None))
        expected = (specgrad.full((3,), 3.0, dtype=specgrad.float64), specgrad.zeros(3, dtype=specgrad.float64))
    else:
        wrong.defjvp(lambda primals, tangents: (wrong(*primals), tangents[0] * 3))
        expected = (specgrad.full((3,), 3.0, dtype=specgrad.float64), specgrad.zeros(3, dtype=specgrad.float64))
    same(func.grad(lambda x, y: wrong(x, y).sum(), argnums=(0, 1))(X, Y), expected)


@pytest.mark.parametrize("f", [by_vjp, by_jvp], ids=["vjp", "jvp"])
def test_gradcheck(f: Any) -> None:
    inputs = tuple(t.clone().requires_grad_() for t in (X, Y))
    assert gradcheck(f, inputs, check_batched_grad=True, check_forward_ad=f is by_jvp)
    assert gradgradcheck(f, inputs)
    f(*inputs).sum().backward()
    assert inputs[0].grad is not None and not inputs[0].grad.requires_grad


def test_containers_keywords_defaults_and_fixed_arguments() -> None:
    def scaled(kind: str, tree: Any, power: float = 2.0) -> Any:
        return {"out": tree["x"] ** power, "same": tree["x"], "kind": specgrad.tensor(len(kind))}

    vjp = func.custom_vjp(scaled, nondiff_argnums=(0, 2))
    vjp.defvjp(lambda kind, tree, power: (scaled(kind, tree, power), tree), lambda kind, power, tree, g: ({"x": g["out"] * power * tree["x"] + g["same"]},))
    jvp = func.custom_jvp(scaled, nondiff_argnums=(0, 2))

    @jvp.defjvp
    def _(kind: str, power: float, primals: Any, tangents: Any) -> Any:
        ((tree,), (t,)) = primals, tangents
        return jvp(kind, tree, power), {"out": power * tree["x"] * t["x"], "same": t["x"], "kind": specgrad.zeros(())}

    for f in (vjp, jvp):
        (found,) = func.grad(lambda tree, f=f: (lambda o: (o["out"] + o["same"]).sum())(f("a", tree=tree)))({"x": X}).values()
        same(found, 2 * X + 1)
    assert vjp.__name__ == "scaled" and jvp("abc", {"x": X})["kind"].item() == 3


def test_errors_say_what_is_wrong() -> None:
    unruled = func.custom_vjp(plain)
    with pytest.raises(AttributeError, match=r"plain: there is no rule yet; define it by plain\.defvjp\(fwd, bwd\)"):
        unruled(X, Y)
    with pytest.raises(AttributeError, match="defjvp"):
        func.custom_jvp(plain)(X, Y)
    with pytest.raises(TypeError, match="by_vjp: custom_vjp has no rule for forward mode; a rule written with custom_jvp serves both modes"):
        func.jvp(by_vjp, (X, Y), (X, Y))
    with pytest.raises(ValueError, match=r"custom_vjp: expected nondiff_argnums to be numbers of plain's 2 parameters, but got \(2,\)"):
        func.custom_vjp(plain, nondiff_argnums=(2,))
    for given, said in (
        ([X, Y], "expected bwd to return a tuple of 2 gradients, one for each argument, but it returned a list"),
        ((X,), "expected bwd to return a tuple of 2 gradients, one for each argument, but it returned a tuple of 1"),
        ((X, {"y": Y}), "expected bwd to return a gradient nested as argument 1 is"),
    ):
        unruled.defvjp(_forward, lambda residuals, g, given=given: given)
        with pytest.raises(TypeError, match=f"plain: {said}"):
            func.grad(lambda x: unruled(x, Y).sum())(X)
    unruled.defvjp(plain, _forward)
    with pytest.raises(TypeError, match=r"plain: expected fwd to return a tuple \(output, residuals\), but it returned a Tensor"):
        unruled(X, Y)
    tangents = func.custom_jvp(plain)
    for rule, said in ((lambda p, t: p[0], "a tuple \\(output, tangent\\), but it returned a Tensor"), (lambda p, t: (p[0], (p[0],)), "a tangent nested as")):
        tangents.defjvp(rule)
        with pytest.raises(TypeError, match=f"plain: expected .*{said}"):
            func.jvp(tangents, (X, Y), (X, Y))

    def keyword(x: Tensor, *, y: Tensor = Y) -> Tensor:
        return x * y

    by_keyword = func.custom_vjp(keyword)
    by_keyword.defvjp(_forward, _forward)
    with pytest.raises(TypeError, match="keyword: custom_vjp takes functions without keyword-only parameters; this one has y"):
        by_keyword(X)
