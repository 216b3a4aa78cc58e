"""A stand-in for the part of JAX's public interface that `from_jax` uses, for where JAX is not installed:
`jax.vjp`, `jax.jvp`, `jnp.array`, `jnp.conj`, `jax.core.Tracer`.

Its arrays are specgrad's tensors; like JAX, it pairs gradients and moves without a conjugate, and has 32 bits unless told.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any

import numpy as np

import specgrad as sg
from specgrad.autograd import forward_ad


class Config:
    def __init__(self) -> None:
        self.x64 = True

    def update(self, name: str, value: bool) -> None:
        assert name == "jax_enable_x64"
        self.x64 = value


class IsTraced(type):
    def __instancecheck__(cls, value: Any) -> bool:
        return bool(getattr(value, "requires_grad", False))


class Traced(metaclass=IsTraced):
    """What JAX follows, to differentiate it: here, what requires a gradient."""


def made(config: Config) -> tuple[types.ModuleType, types.ModuleType]:
    """The modules `jax` and `jax.numpy`."""
    jax, jnp = types.ModuleType("jax"), types.ModuleType("jax.numpy")

    def array(value: Any) -> sg.Tensor:
        tensor = sg.from_numpy(np.array(value))
        return tensor if config.x64 or tensor.dtype is not sg.float64 else tensor.to(sg.float32)

    def vjp(fn: Callable[..., Any], *primals: sg.Tensor) -> tuple[Any, Callable[..., Any]]:
        leaves = [p if p.requires_grad else p.detach().requires_grad_() for p in primals]
        again = any(p.requires_grad for p in primals)
        with sg.enable_grad():
            outputs = fn(*leaves)
        assert isinstance(outputs, tuple)

        def pull(starts: tuple[sg.Tensor, ...]) -> tuple[sg.Tensor, ...]:
            assert isinstance(starts, tuple) and all(s.dtype is o.dtype and s.shape == o.shape for s, o in zip(starts, outputs))
            create = again or any(s.requires_grad for s in starts)
            with sg.enable_grad():
                pairs = [(o, s.conj()) for o, s in zip(outputs, starts) if o.requires_grad]
                if not pairs:
                    return tuple(sg.zeros_like(p) for p in leaves)
                used, given = [o for o, _ in pairs], [s for _, s in pairs]
                found = sg.autograd.grad(used, leaves, given, create_graph=create, retain_graph=True, allow_unused=True)
                return tuple(sg.zeros_like(p) if g is None else g.conj() for p, g in zip(leaves, found))

        return tuple(o.detach() for o in outputs), pull

    def jvp(fn: Callable[..., Any], primals: tuple[sg.Tensor, ...], tangents: tuple[sg.Tensor, ...]) -> tuple[Any, Any]:
        assert isinstance(primals, tuple) and isinstance(tangents, tuple)
        with forward_ad.dual_level():
            outputs = fn(*(forward_ad.make_dual(p, t) for p, t in zip(primals, tangents)))
            dual = [forward_ad.unpack_dual(o) for o in outputs]
        return tuple(d.primal for d in dual), tuple(sg.zeros_like(d.primal) if d.tangent is None else d.tangent for d in dual)

    jax.vjp, jax.jvp, jax.numpy, jax.config = vjp, jvp, jnp, config
    jax.core = types.SimpleNamespace(Tracer=Traced)
    jnp.array, jnp.conj = array, lambda x: x.conj()
    return jax, jnp
