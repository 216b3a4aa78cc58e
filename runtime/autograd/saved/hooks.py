"""Hooks on what nodes save: saved_tensors_hooks packs it and unpacks it again, disable_saved_tensors_hooks forbids that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from specgrad.core.base.state import Switched, enter_modes, set_modes, thread
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.tensor import Tensor


class saved_tensors_hooks:
    """Within, each tensor that an op saves for its backward passes through `pack_hook`, and through `unpack_hook` when it is needed.

    What `pack_hook` gives is kept in the tensor's place; `unpack_hook` must give back a tensor with the same content. The innermost
    hooks apply. A pack hook must not change its tensor.

    >>> kept = []
    >>> x = specgrad.ones(3, requires_grad=True)
    >>> with specgrad.autograd.graph.saved_tensors_hooks(lambda t: kept.append(t) or len(kept) - 1, lambda i: kept[i]):
    ...     y = x.exp()
    >>> y.sum().backward()
    >>> len(kept)
    1
    """

    pack_hook: Callable[[Tensor], Any]
    unpack_hook: Callable[[Any], Tensor]

    @hides_frames
    def __init__(self, pack_hook: Callable[[Tensor], Any], unpack_hook: Callable[[Any], Tensor]):
        for name, hook in (("pack_hook", pack_hook), ("unpack_hook", unpack_hook)):
            if not callable(hook):
                raise TypeError(f"saved_tensors_hooks: {name} must be callable, not {type(hook).__name__}")
        self.pack_hook, self.unpack_hook = pack_hook, unpack_hook

    def __enter__(self) -> None:
        if thread.saved_tensors_hooks_disabled:
            raise RuntimeError(thread.saved_tensors_hooks_disabled)
        enter_modes(saved_tensors_hooks=(*thread.saved_tensors_hooks, (self.pack_hook, self.unpack_hook)))

    def __exit__(self, *error: object) -> None:
        before = thread.saved_tensors_hooks[:-1]
        try:
            set_modes(saved_tensors_hooks=before)
        except BaseException:
            set_modes(saved_tensors_hooks=before)
            raise


@contextmanager
def disable_saved_tensors_hooks(error_message: str) -> Iterator[None]:
    """Within, saved-tensor hooks are an error with this message; entering where some are active is one too."""
    if thread.saved_tensors_hooks:
        raise RuntimeError(error_message)
    with Switched(saved_tensors_hooks_disabled=error_message):
        yield
