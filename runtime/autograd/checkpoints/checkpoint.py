"""Checkpointing: only the inputs of a part of a program are kept; the other values that its backward pass needs are computed again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ContextDecorator, nullcontext
from typing import Any, TypeVar

from specgrad.autograd.saved.hooks import saved_tensors_hooks
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.state import thread
from specgrad.core.base.tracebacks import hides_frames

from .recomputation import Region

CHECKS = ("default", "none", "content")


class _Settings:
    """Settings that override the arguments of all checkpoints; None leaves it to these."""

    early_stop: bool | None = None
    debug: bool | None = None


R = TypeVar("R")


def noop_context_fn() -> tuple[AbstractContextManager[Any], AbstractContextManager[Any]]:
    """Two contexts that do nothing: for the forward pass, and for computing again."""
    return nullcontext(), nullcontext()


@hides_frames
def checkpoint(
    function: Callable[..., R],
    *args: Any,
    use_reentrant: bool | None = None,
    context_fn: Callable[[], tuple[AbstractContextManager[Any], AbstractContextManager[Any]]] = noop_context_fn,
    determinism_check: str = "default",
    preserve_rng_state: bool = True,
    debug: bool = False,
    early_stop: bool = True,
    **kwargs: Any,
) -> R:
    """Call a function, and keep its inputs instead of what its ops save: the backward pass calls it again for that.

    Memory is traded for time. The function must do the same when it is called again; the state of the random numbers and the grad mode are those of
    the first call. It may be checkpointed in parts itself, may take and give anything, and may be differentiated in any way, twice too.

    Args:
        function: what to call, with the arguments and keyword arguments that follow.
        use_reentrant: there is one implementation, without a backward pass inside another; True gives the same, with a warning.
        context_fn: gives two contexts, one for the call now, one for calling again.
        determinism_check: what is compared of values computed again: "default" shapes, dtypes and devices, "content" each bit, "none" nothing.
        preserve_rng_state: whether calling again draws the same random numbers.
        debug: errors list what was saved and where, in both calls.
        early_stop: stop computing again as soon as all that is needed is there.

    >>> x = specgrad.ones(3, requires_grad=True)
    >>> y = specgrad.utils.checkpoint.checkpoint(lambda x: (x * 2).exp().sin(), x)
    >>> y.sum().backward()
    >>> x.grad
    tensor([6.6259, 6.6259, 6.6259])
    """
    if determinism_check not in CHECKS:
        raise ValueError(f"determinism_check should be one of {list(CHECKS)}, but got {determinism_check!r}")
    if use_reentrant:
        warn_user(
            "checkpoint: use_reentrant=True does what use_reentrant=False does: the graph of the function is recorded, and its values are computed again "
            "as they are needed. Tensors in lists and keyword arguments get their gradients too, and autograd.grad() works.",
        )
    if not thread.grad_enabled or thread.inference:
        return function(*args, **kwargs)  # nothing is saved
    debug = debug if _Settings.debug is None else _Settings.debug
    early_stop = early_stop if _Settings.early_stop is None else _Settings.early_stop
    forward, again = context_fn()
    region = Region(function, args, kwargs, again, determinism_check, preserve_rng_state, debug, early_stop)
    with saved_tensors_hooks(region.pack, Region.unpack), forward:
        result = region.call(args, kwargs)
        region.complete = True
    if not region.complete:
        raise RuntimeError("checkpoint: the forward context that context_fn gave has suppressed an error of the function, so there is no result")
    return result


@hides_frames
def checkpoint_sequential(functions: Sequence[Callable[[Any], R]], segments: int, input: Any, use_reentrant: bool | None = None, **kwargs: Any) -> R:
    """Call functions one after the other, checkpointed in so many segments, all but the last.

    Args:
        functions: each takes what the one before gave.
        segments: into how many parts to divide them.
        input: what the first takes.

    >>> x = specgrad.ones(2, requires_grad=True)
    >>> y = specgrad.utils.checkpoint.checkpoint_sequential([specgrad.sin, specgrad.exp, specgrad.cos], 3, x)
    >>> y.sum().backward()
    """
    steps = list(functions)
    if not 0 < segments <= len(steps):
        raise ValueError(f"checkpoint_sequential: {len(steps)} functions cannot be divided into {segments} segments")
    preserve = kwargs.pop("preserve_rng_state", True)
    if kwargs:
        raise ValueError("Unexpected keyword arguments: " + ",".join(kwargs))
    size = len(steps) // segments
    for start in range(0, size * (segments - 1), size):
        input = checkpoint(_chained, input, steps[start : start + size], use_reentrant=use_reentrant, preserve_rng_state=preserve)
    return _chained(input, steps[size * (segments - 1) :])


def _chained(value: Any, functions: list[Callable[[Any], R]]) -> R:
    for function in functions:
        value = function(value)
    return value


class _Set(ContextDecorator):
    """A context in which a setting has another value."""

    def __init__(self, name: str, value: bool | None):
        self._name, self._value = name, value

    def _recreate_cm(self) -> _Set:
        return _Set(self._name, self._value)

    def __enter__(self) -> None:
        self._before = getattr(_Settings, self._name)
        setattr(_Settings, self._name, self._value)

    def __exit__(self, *error: object) -> None:
        setattr(_Settings, self._name, self._before)


def set_checkpoint_early_stop(enable: bool) -> AbstractContextManager[None]:
    """Within, checkpoints that are made stop computing again early, or do not, whatever their own arguments say."""
    return _Set("early_stop", enable)


def set_checkpoint_debug_enabled(enabled: bool | None) -> AbstractContextManager[None]:
    """Within, checkpoints that are made have debug on, or off; None leaves it to their own arguments."""
    return _Set("debug", enabled)
