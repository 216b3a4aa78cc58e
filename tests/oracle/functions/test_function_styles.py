"""Custom Functions of every style under every function of autograd.functional, gradcheck and batched passes, beside PyTorch's."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable
from typing import Any

import pytest

from tests.oracle.both import agree

# ---- one function, x * y * scale, written in every style


def methods(lib: Any) -> dict[str, Any]:
    """What the styles are put together from."""

    def compute(x: Any, y: Any, scale: float) -> Any:
        return x.detach().clone() * y * scale

    def keep(ctx: Any, inputs: Any, output: Any) -> None:
        x, y, ctx.scale = inputs
        ctx.save_for_backward(x, y)
        ctx.save_for_forward(x, y)

    def forward_with_ctx(ctx: Any, x: Any, y: Any, scale: float) -> Any:
        output = compute(x, y, scale)
        keep(ctx, (x, y, scale), output)
        return output

    def backward(ctx: Any, grad: Any) -> Any:
        x, y = ctx.saved_tensors
        return grad * y * ctx.scale, grad * x * ctx.scale, None

    def jvp(ctx: Any, t: Any, s: Any, _: None) -> Any:
        x, y = ctx.saved_tensors
        return (t * y + x * s) * ctx.scale

    def vmap(info: Any, in_dims: Any, x: Any, y: Any, scale: float) -> Any:
        x, y = (t if d is not None else t.expand(info.batch_size, *t.shape) for t, d in zip((x, y), in_dims))
        return (x * y * scale), 0

    return {"compute": compute, "keep": keep, "forward": forward_with_ctx, "backward": backward, "jvp": jvp, "vmap": vmap}


STYLES: dict[str, dict[str, str]] = {
    "old": {"forward": "forward", "backward": "backward"},
    "old, vjp": {"forward": "forward", "vjp": "backward"},
    "old, jvp": {"forward": "forward", "backward": "backward", "jvp": "jvp"},
    "setup_context": {"forward": "compute", "setup_context": "keep", "backward": "backward"},
    "setup_context, jvp": {"forward": "compute", "setup_context": "keep", "backward": "backward", "jvp": "jvp"},
    "setup_context, generated": {"forward": "compute", "setup_context": "keep", "backward": "backward", "generate_vmap_rule": ""},
    "setup_context, jvp, generated": {"forward": "compute", "setup_context": "keep", "backward": "backward", "jvp": "jvp", "generate_vmap_rule": ""},
    "setup_context, jvp, vmap": {"forward": "compute", "setup_context": "keep", "backward": "backward", "jvp": "jvp", "vmap": "vmap"},
}


def styled(lib: Any, style: str) -> Callable[..., Any]:
    """The function in a style, of two tensors."""
    of_lib = methods(lib)
    members = {name: staticmethod(of_lib[method]) if method else True for name, method in STYLES[style].items()}
    apply = type("Fn", (lib.autograd.Function,), members).apply
    return lambda x, y: apply(x, y, 3.0)


# ---- what is asked of it


def x_and_y(lib: Any) -> tuple[Any, Any]:
    return lib.tensor([0.5, -1.0, 2.0], dtype=lib.float64), lib.tensor([1.5, 0.25, -3.0], dtype=lib.float64)


def asked(name: str, scalar: bool, **options: Any) -> Callable[[Any, Any], Any]:
    def ask(lib: Any, apply: Any) -> Any:
        def function(x: Any, y: Any) -> Any:
            out = apply(x, y) * x
            return (out * out).sum() if scalar else out

        inputs = x_and_y(lib)
        v = {"jvp": (inputs,), "hvp": (inputs,), "vhp": (inputs,), "vjp": (inputs[0],)}.get(name, ())
        found = getattr(lib.autograd.functional, name)(function, inputs, *v, **options)
        return tuple(tuple(part) if isinstance(part, list) else part for part in found)  # in forward mode, PyTorch gives lists

    return ask


def rows(lib: Any, apply: Any) -> Any:
    x, y = (t.requires_grad_() for t in x_and_y(lib))
    return lib.autograd.grad(apply(x, y), (x, y), lib.eye(3, dtype=lib.float64), is_grads_batched=True)


def checked(**options: Any) -> Callable[[Any, Any], Any]:
    def check(lib: Any, apply: Any) -> Any:
        return lib.autograd.gradcheck(apply, tuple(t.requires_grad_() for t in x_and_y(lib)), raise_exception=False, **options)

    return check


def in_vmap(lib: Any, apply: Any) -> Any:
    x, y = x_and_y(lib)
    return lib.vmap(apply, in_dims=(0, None))(lib.stack([x, y]), y)


def tangent(lib: Any, apply: Any) -> Any:
    forward_ad = importlib.import_module(f"{lib.__name__}.autograd.forward_ad")
    x, y = x_and_y(lib)
    with forward_ad.dual_level():
        return forward_ad.unpack_dual(apply(forward_ad.make_dual(x, y), y)).tangent


QUESTIONS: dict[str, Callable[[Any, Any], Any]] = {
    "jacobian": asked("jacobian", False),
    "jacobian, create_graph": asked("jacobian", False, create_graph=True),
    "jacobian, vectorize": asked("jacobian", False, vectorize=True),
    "jacobian, forward": asked("jacobian", False, vectorize=True, strategy="forward-mode"),
    "hessian": asked("hessian", True),
    "hessian, vectorize": asked("hessian", True, vectorize=True),
    "hessian, forward": asked("hessian", True, vectorize=True, outer_jacobian_strategy="forward-mode"),
    "jvp": asked("jvp", False),
    "vjp": asked("vjp", False),
    "hvp": asked("hvp", True),
    "vhp": asked("vhp", True),
    "is_grads_batched": rows,
    "gradcheck": checked(),
    "gradcheck, batched": checked(check_batched_grad=True),
    "gradcheck, forward": checked(check_forward_ad=True),
    "gradcheck, forward and batched": checked(check_forward_ad=True, check_batched_forward_grad=True),
    "gradcheck, forward, fast": checked(check_forward_ad=True, fast_mode=True),
    "vmap": in_vmap,
    "tangent": tangent,
}


# ---- each question of each style


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("style", STYLES)
def test_what_is_asked_of_a_style(style: str, question: str) -> None:
    """The values of PyTorch; or its error, of the same kind."""

    def program(lib: Any) -> Any:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            found = QUESTIONS[question](lib, styled(lib, style))
        return [t.detach() * 1 if hasattr(t, "detach") else t for t in _flat(found)]

    agree(program)


def _flat(value: Any) -> list[Any]:
    return [t for part in value for t in _flat(part)] if isinstance(value, tuple) else [value]
