"""Functions that a call has made, and no source of their own: adapted ones, partial ones, and the wrappers of other frameworks.

No framework is imported: what it has made is known by the name of its type.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class MadeBy:
    """The call that made a function; an adapted one has it as its `made_by`.

    Args:
        call: the function that was called, with its module.
        given: what it was given.
        options: and by name.
        before: lines that must run first, each of which begins with the name of its package.
        after: methods that were called then: name, arguments, and those by name.
    """

    call: str
    given: tuple[Any, ...]
    options: dict[str, Any]
    before: tuple[str, ...] = ()
    after: tuple[tuple[str, tuple[Any, ...], dict[str, Any]], ...] = ()


def made_by(value: Any) -> MadeBy | None:
    """The call that gives a value again, if one does."""
    if isinstance(value, types.FunctionType):
        found = vars(value).get("made_by")
        return found if isinstance(found, MadeBy) else None
    if type(value) is functools.partial:
        return MadeBy("functools.partial", (value.func, *value.args), value.keywords)
    framework, kind = type(value).__module__.partition(".")[0], type(value).__name__
    return WRAPPERS[framework, kind](value) if (framework, kind) in WRAPPERS else None


def _custom_vjp(value: Any) -> MadeBy:
    return MadeBy("jax.custom_vjp", (value.fun,), _static(value), after=(("defvjp", (value.fwd, value.bwd), {}),))


def _custom_jvp(value: Any) -> MadeBy:
    closure = dict(zip(value.jvp.__code__.co_freevars, value.jvp.__closure__ or ()))
    rule: tuple[str, tuple[Any, ...], dict[str, Any]] = (
        ("defjvps", tuple(closure["jvps"].cell_contents), {}) if "jvps" in closure else ("defjvp", (value.jvp,), {})
    )
    return MadeBy("jax.custom_jvp", (value.fun,), _static(value), after=(rule,))


def _static(value: Any) -> dict[str, Any]:
    return {"nondiff_argnums": tuple(value.nondiff_argnums)} if value.nondiff_argnums else {}


def _custom_op(value: Any) -> MadeBy:
    changed = tuple(argument.name for argument in value._opoverload._schema.arguments if argument.is_write)
    setup = {} if value._setup_context_fn is None else {"setup_context": value._setup_context_fn}
    after = (("register_autograd", (value._backward_fn,), setup),) if value._backward_fn is not None else ()
    return MadeBy("torch.library.custom_op", (f"{value._namespace}::{value._name}", value._init_fn), {"mutates_args": changed}, after=after)


WRAPPERS: dict[tuple[str, str], Callable[[Any], MadeBy]] = {
    ("jax", "custom_vjp"): _custom_vjp,
    ("jax", "custom_jvp"): _custom_jvp,
    ("jaxlib", "PjitFunction"): lambda value: MadeBy("jax.jit", (value.__wrapped__,), {}),
    ("torch", "CustomOpDef"): _custom_op,
}
