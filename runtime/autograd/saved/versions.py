"""`increment_version`, and a setting that programs for CUDA make."""

from __future__ import annotations

from collections.abc import Iterable

from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.changes import changed
from specgrad.core.tape.tensor import Tensor


@hides_frames
def increment_version(tensor: Tensor | Iterable[Tensor]) -> None:
    """Note that tensors were changed in place by something that specgrad does not see, such as NumPy through shared memory.

    A backward pass that needs the old values is then an error, and not a wrong result. Tensors made in inference mode are left alone.

    >>> x = specgrad.ones(2)
    >>> x.numpy()[0] = 5
    >>> specgrad.autograd.graph.increment_version(x)
    >>> x._version
    1
    """
    if isinstance(tensor, Tensor):
        tensor = (tensor,)
    if not isinstance(tensor, Iterable):
        raise RuntimeError(f"increment_version expect a Iterable[Tensor] as input, got {type(tensor).__name__}")
    tensors = tuple(tensor)
    for at, each in enumerate(tensors):
        if not isinstance(each, Tensor):
            raise RuntimeError(f"increment_version expects each element of the iterable to be a tensor, got {type(each).__name__} at {at}")
    for each in tensors:
        if not each.is_inference():
            changed(each._changes, "increment_version")


def set_warn_on_accumulate_grad_stream_mismatch(enabled: bool) -> None:
    """Whether to warn if a gradient was made on another CUDA stream than that on which its leaf accumulates. Taken, and
    means nothing: the leaf's stream waits for the other, and there is no warning."""
    if not isinstance(enabled, bool):
        raise RuntimeError(f"enabled must be a bool, but got {type(enabled).__name__}")
