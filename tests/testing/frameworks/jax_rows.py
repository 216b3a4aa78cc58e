"""JAX: functions with a custom_vjp or custom_jvp, and plain code, forty and more with a mistake that people make, twenty and more that are right."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from specgrad.testing.adapters import from_jax

from .row import Row

jax.config.update("jax_enable_x64", True)

Array = Any


def mine(what: str, fn: Callable[..., Any], inputs: Any, cause: str = "", **options: Any) -> Row:
    return Row(what, from_jax(fn, name=what), inputs, cause, options)


def back(what: str, fn: Callable[..., Any], vjp: Callable[..., Any], inputs: Any, cause: str = "", **options: Any) -> Row:
    """With a custom_vjp; vjp takes what comes in and the arguments."""
    function = jax.custom_vjp(fn)
    function.defvjp(lambda *args: (fn(*args), args), lambda args, g: _tuple(vjp(g, *args)))
    return mine(what, function, inputs, cause, **options)


def _tuple(value: Any) -> Any:
    return value if isinstance(value, tuple) else (value,)


def ahead(what: str, fn: Callable[..., Any], jvp: Callable[..., Any], inputs: Any, cause: str = "", **options: Any) -> Row:
    """With a custom_jvp; jvp takes tangents and arguments."""
    function = jax.custom_jvp(fn)
    function.defjvp(lambda args, tangents: (fn(*args), jvp(*tangents, *args)))
    return mine(what, function, inputs, cause, **options)


def positive(random: np.random.Generator) -> Any:
    return random.permutation([0.5, 0.8, 1.3, 1.9])


def signed(random: np.random.Generator) -> Any:
    return random.permutation([-1.9, -0.7, 0.4, 1.6])


def doubled(x: Array) -> Array:
    return 2 * x


# ---- written out, as people write them


@jax.custom_vjp
def keeps_the_result(x: Array) -> Array:
    return jnp.log(x)


def keeps_forward(x: Array) -> Any:
    y = jnp.log(x)
    return y, y


keeps_the_result.defvjp(keeps_forward, lambda y, g: (g / y,))


@partial(jax.custom_vjp, nondiff_argnums=(1,))
def power(x: Array, n: int) -> Array:
    return x**n


power.defvjp(lambda x, n: (x**n, x), lambda n, x, g: (g * n * x**n,))


@jax.custom_jvp
def quotient(a: Array, b: Array) -> Array:
    return a / b


quotient.defjvps(lambda t, ans, a, b: t / b, lambda t, ans, a, b: t * a / b**2)


@jax.custom_vjp
def other_forward(x: Array) -> Array:
    return jnp.sin(x)


other_forward.defvjp(lambda x: (jnp.sin(x) + x, x), lambda x, g: (g * jnp.cos(x),))

kept: list[Any] = []


@jax.custom_vjp
def keeps_for_all(x: Array) -> Array:
    return jnp.sin(x)


def kept_forward(x: Array) -> Any:
    kept[:] = [np.asarray(x) if not isinstance(x, jax.core.Tracer) else 0.5]
    return jnp.sin(x), None


keeps_for_all.defvjp(kept_forward, lambda _, g: (g * jnp.cos(kept[0]),))

calls = [0]


def counted(g: Array, x: Array) -> Array:
    calls[0] += 1
    return g * 2 * x * calls[0]


def softmax(x: Array) -> Array:
    return jax.nn.softmax(x)


def layer_norm(x: Array) -> Array:
    return (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-3)


def layer_norm_without(x: Array, *, mean: bool) -> Array:
    stop = jax.lax.stop_gradient
    mean_of, scale = x.mean(-1, keepdims=True), jnp.sqrt(x.var(-1, keepdims=True) + 1e-3)
    return (x - (stop(mean_of) if mean else mean_of)) / (scale if mean else stop(scale))


def back_in_numpy(g: Array, x: Array) -> Array:
    return g * jax.lax.stop_gradient(3 * x**2)


def through_a_callback(x: Array) -> Array:
    return jax.pure_callback(np.sin, jax.ShapeDtypeStruct(x.shape, x.dtype), x)


def into_a_constant(x: Array) -> Array:
    return jnp.asarray(np.sin(np.asarray(jax.lax.stop_gradient(x)))) if not isinstance(x, jax.core.Tracer) else jax.lax.stop_gradient(jnp.sin(x))


def set_for_add(g: Array, x: Array, index: Array) -> Any:
    return jnp.zeros_like(x).at[index].set(g), None


CALLS = itertools.count(1)


def noisy(x: Array) -> Array:
    """A factor as if drawn: multiples of the golden ratio, of which no two are close by chance, as two draws can be."""
    return x * (next(CALLS) * 0.6180339887 % 1)


MISTAKES = [
    back("the sign of cos", jnp.cos, lambda g, x: g * jnp.sin(x), [(3,)], "sign"),
    back("x**2 without the 2", lambda x: x**2, lambda g, x: g * x, [(3,)], "factor 0.5"),
    back("off by 0.0001", jnp.sin, lambda g, x: 1.0001 * g * jnp.cos(x), [(3,)], "factor 1.0001"),
    back("a constant with a digit less", lambda x: x**3 + x, lambda g, x: g * (2.9999 * x**2 + 1), [(3,)], "nearly right"),
    back("a conj too many", lambda z: z * z, lambda g, z: 2 * g * z.conj(), [(3, complex)], "missing conj"),
    back("abs of complex numbers, conjugated", jnp.abs, lambda g, z: g * z / jnp.abs(z), [(3, complex)], "missing conj"),
    back("w's gradient is transposed", jnp.matmul, lambda g, x, w: (g @ w.T, g.T @ x), [(3, 3), (3, 3)], "transposed"),
    back("w's gradient is transposed and does not fit", jnp.matmul, lambda g, x, w: (g @ w.T, g.T @ x), [(2, 3), (3, 4)], "transposed"),
    back("no sum over a bias", jnp.add, lambda g, x, b: (g, g), [(2, 3), (3,)], "missing sum"),
    back("one row for a bias", jnp.add, lambda g, x, b: (g, g[0]), [(2, 3), (3,)], "missing sum"),
    back("a mean for a bias", jnp.add, lambda g, x, b: (g, g.mean(0)), [(4, 3), (3,)], "mean for a sum"),
    back("a mean without its division", lambda x: x.mean(), lambda g, x: jnp.broadcast_to(g, x.shape), [(2, 3)], "missing mean"),
    back("zeros for an input", jnp.multiply, lambda g, a, b: (g * b, jnp.zeros_like(b)), [(3,), (3,)], "detached"),
    back("None for an input", jnp.multiply, lambda g, a, b: (g * b, None), [(3,), (3,)], "detached"),
    back("one gradient too few", jnp.multiply, lambda g, a, b: (g * b,), [(3,), (3,)], "number of gradients|gave 1 result|pytree|structure"),
    back("operands swapped", jnp.multiply, lambda g, a, b: (g * a, g * b), [(3,), (3,)], "swapped inputs"),
    back("x**3: the exponent", lambda x: x**3, lambda g, x: 3 * g * x**3, [(4,)], "power"),
    back("the inner derivative", lambda x: jnp.sin(x**2), lambda g, x: g * jnp.cos(x**2), [(4,)], "power"),
    back("tanh: x where its result belongs", jnp.tanh, lambda g, x: g * (1 - x**2), [(4,)], "input for result"),
    back("softmax without its sum", softmax, lambda g, x: g * softmax(x), [(3,)], "elements alone"),
    back("softmax element by element", softmax, lambda g, x: g * softmax(x) * (1 - softmax(x)), [(3,)], "elements alone"),
    back("cumsum forwards", lambda x: jnp.cumsum(x), lambda g, x: jnp.cumsum(g), [(4,)], "transposed"),
    back("roll in the same direction", lambda x: jnp.roll(x, 1), lambda g, x: jnp.roll(g, 1), [(4,)], "transposed|shifted"),
    back("relu masked by its gradient", lambda x: jnp.maximum(x, 0), lambda g, x: g * (g > 0), [signed], "not linear"),
    back("the gradient clipped", jnp.sin, lambda g, x: jnp.clip(g * jnp.cos(x), -0.5, 0.5), [(3,)], "not linear"),
    back("clip without its mask", lambda x: jnp.clip(x, -1, 1), lambda g, x: g, [signed], "some entries"),
    back("abs without its sign", jnp.abs, lambda g, x: g, [signed], "sign"),
    back("a rounding passed through", lambda x: jnp.round(x), lambda g, x: g, [(3,)], "constant"),
    back("duplicates of an index overwrite", lambda x, i: x[i], set_for_add, [(3, 2), np.array([0, 1, 0])], "missing sum|detached in part"),
    back("backward in float32", jnp.sin, lambda g, x: (g * jnp.cos(x)).astype(jnp.float32).astype(x.dtype), [(3,)], "float32"),
    back("second derivatives are stopped", lambda x: x**3, back_in_numpy, [(3,)], "second order.*detached"),
    back("a gradient that counts its calls", lambda x: x**2, counted, [(3,)], "not reentrant|not deterministic"),
    mine("keeps its result for its argument", keeps_the_result, [positive], "result for input"),
    mine("a static argument's exponent", power, [(4,), 3], "power"),
    mine("a quotient's sign, in defjvps", quotient, [(3,), lambda r: r.uniform(1, 2, 3)], "sign"),
    mine("the forward rule gives other values", other_forward, [(3,)], "other values"),
    mine("keeps one x for all calls", keeps_for_all, [(3,)], "another call"),
    ahead("the sign of a tangent", jnp.sin, lambda t, x: -t * jnp.cos(x), [(3,)], "sign"),
    ahead("a tangent with one term of two", jnp.multiply, lambda t, u, a, b: t * b, [(3,), (3,)], "detached"),
    ahead("a tangent's factor", jnp.exp, lambda t, x: 3 * t * jnp.exp(x), [(3,)], "factor 3"),
    ahead("a tangent that is conjugated", lambda z: z * z, lambda t, z: 2 * t * z.conj(), [(3, complex)], "missing conj"),
    ahead("a tangent of the mean, of the sum", lambda x: x.mean(), lambda t, x: t.sum(), [(2, 3)], "missing mean"),
    ahead("a tangent stopped in second order", lambda x: x**3, lambda t, x: t * 3 * jax.lax.stop_gradient(x) ** 2, [(3,)], "second order.*detached"),
    mine("stopped in one factor", lambda x: x * jax.lax.stop_gradient(x), [(3,)], "detached|factor 0.5"),
    mine("stopped in one term", lambda x: jnp.sin(x) + jax.lax.stop_gradient(jnp.exp(x)), [(3,)], "detached"),
    mine("layer norm: its mean is a constant", partial(layer_norm_without, mean=True), [(2, 4)], "missing term"),
    mine("layer norm: its deviation is a constant", partial(layer_norm_without, mean=False), [(2, 4)], "missing term"),
    mine("a root of what is not positive, selected away", lambda x: jnp.where(x > 0, jnp.sqrt(x), 0.0), [signed], "not finite"),
    mine("an output stopped", lambda x: (jnp.exp(x), jax.lax.stop_gradient(x**2)), [(3,)], "detached"),
    mine("a callback without a gradient", through_a_callback, [(3,)], "callback|Pure callbacks"),
    mine("a random factor", noisy, [(3,)], "not deterministic"),
    mine("float32 on the way", lambda x: jnp.sin(x).astype(jnp.float32).astype(x.dtype), [(3,)], "float32"),
]


@jax.custom_vjp
def right_norm(x: Array) -> Array:
    return jnp.sqrt((x * x).sum())


def right_norm_forward(x: Array) -> Any:
    y = right_norm(x)
    return y, (x, y)


right_norm.defvjp(right_norm_forward, lambda kept, g: (g * kept[0] / kept[1],))


@partial(jax.custom_vjp, nondiff_argnums=(1,))
def right_power(x: Array, n: int) -> Array:
    return x**n


right_power.defvjp(lambda x, n: (x**n, x), lambda n, x, g: (g * n * x ** (n - 1),))


@jax.custom_jvp
def right_quotient(a: Array, b: Array) -> Array:
    return a / b


right_quotient.defjvps(lambda t, ans, a, b: t / b, lambda t, ans, a, b: -t * ans / b)


def looped(x: Array) -> Array:
    return jax.lax.fori_loop(0, 3, lambda _, y: jnp.sin(y) + y, x)


def scanned(x: Array) -> Array:
    return jax.lax.scan(lambda total, v: (total * v + 1, total), jnp.ones((), x.dtype), x)[1]


RIGHT = [
    back("exp", jnp.exp, lambda g, x: g * jnp.exp(x), [(2, 3)]),
    back("a product", jnp.multiply, lambda g, a, b: (g * b, g * a), [(3,), (3,)]),
    back("z * z", lambda z: z * z, lambda g, z: 2 * g * z, [(3, complex)]),
    back("abs of complex numbers", jnp.abs, lambda g, z: g * z.conj() / jnp.abs(z), [(3, complex)]),
    back("softmax", softmax, lambda g, x: softmax(x) * (g - (g * softmax(x)).sum()), [(3,)]),
    mine("norm, custom_vjp", right_norm, [(3,)]),
    mine("a static argument", right_power, [(3,), 3]),
    mine("a quotient, defjvps", right_quotient, [(3,), lambda r: r.uniform(1, 2, 3)]),
    ahead("sin, custom_jvp", jnp.sin, lambda t, x: t * jnp.cos(x), [(3,)]),
    mine("a layer", lambda x, w, b: jnp.tanh(x @ w + b), [(2, 3), (3, 2), (2,)]),
    mine("compiled", jax.jit(lambda x: jnp.sin(x) * x), [(3,)]),
    mine("a custom_vjp in a compiled function", jax.jit(lambda x: 2 * right_norm(x * 2)), [(3,)]),
    mine("vmap of a custom_vjp", jax.vmap(right_norm), [(2, 3)]),
    mine("logsumexp, its maximum stopped", lambda x: jax.nn.logsumexp(x), [(4,)]),
    mine("z * conj(z) * z", lambda z: z * z.conj() * z, [(3, complex)]),
    mine("complex of real", lambda x: jnp.exp(1j * x), [(3,)]),
    mine("a loop", jax.jit(looped), [(3,)]),
    mine("a scan", jax.jit(scanned), [(3,)]),
    mine("a root, guarded twice", lambda x: jnp.where(x > 0, jnp.sqrt(jnp.where(x > 0, x, 1.0)), 0.0), [signed]),
    mine("a table", lambda x, i: x[i] * 2, [(3, 2), np.array([0, 1, 0])]),
    mine("two outputs, one of indices", lambda x: (jnp.sort(x), jnp.argsort(x)), [positive]),
    mine("checkpointed", jax.checkpoint(lambda x: jnp.sin(jnp.exp(x))), [(3,)]),
]
