"""The ctx of a custom function, on which `forward` keeps what `backward` and `jvp` need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specgrad.core.base.call_site import warn_user

if TYPE_CHECKING:
    from specgrad.core.tape.tensor import Tensor


class FunctionCtx:
    """What `forward` and `backward` share: the first argument of both. Anything else may be kept on it as an attribute.

    The tensors given here are checked when `forward` has returned; those given to save_for_backward only if a gradient may be asked for.
    """

    to_save: tuple[Any, ...] = ()
    saved_for_forward: tuple[Tensor | None, ...] | None = None
    dirty_tensors: tuple[Any, ...] = ()
    non_differentiable: tuple[Any, ...] = ()
    materialize_grads: bool = True
    needs_input_grad: tuple[bool, ...] = ()

    if TYPE_CHECKING:  # what the node has that is the ctx, and what a user keeps on it

        @property
        def saved_tensors(self) -> tuple[Tensor, ...]: ...
        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def save_for_backward(self, *tensors: Tensor | None) -> None:
        """Keep inputs and outputs for the backward pass, which reads them as `ctx.saved_tensors`; `jvp` reads what save_for_forward was given.

        A tensor that is neither, but was computed between, may be kept too; a second derivative through it is an error,
        because nothing is known of how it was computed.

        Args:
            tensors: tensors, or None. A second call replaces what the first one kept.
        """
        self.to_save = tensors

    def save_for_forward(self, *tensors: Tensor | None) -> None:
        """Keep tensors for `jvp`, which reads them as `ctx.saved_tensors`."""
        for tensor in tensors:
            if tensor is not None and not hasattr(tensor, "_array"):
                raise AssertionError(
                    "save_for_forward expects all arguments to be tensors; you should save non-tensors as attributes on ctx. "
                    f"(It was given: {type(tensor).__name__}.)"
                )
        self.saved_for_forward = tensors

    def mark_dirty(self, *args: Tensor) -> None:
        """Tell that `forward` changed these inputs in place. Each of them must be returned as well."""
        self.dirty_tensors = args

    def mark_non_differentiable(self, *args: Tensor) -> None:
        """Tell that no gradient flows through these outputs; `backward` is given zeros for them."""
        self.non_differentiable = args

    def mark_shared_storage(self, *pairs: Any) -> None:
        """Nothing to tell any more: what shares memory is known (deprecated)."""
        warn_user(
            "`mark_shared_storage` is deprecated. Tensors with shared storages are automatically tracked. Note that calls to `set_()` are not tracked",
            FutureWarning,
        )

    def set_materialize_grads(self, value: bool) -> None:
        """Whether gradients that nobody asked for reach `backward` and `jvp` as zeros (the default) or as None."""
        if not isinstance(value, bool):
            raise TypeError(f"set_materialize_grads expects a bool, but got {type(value).__name__}")
        self.materialize_grads = value
