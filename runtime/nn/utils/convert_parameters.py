"""All parameters as one vector, and back: for optimizers that know vectors only."""

from __future__ import annotations

from collections.abc import Iterable

from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops
from specgrad.methods.questions import typename


@hides_frames
def parameters_to_vector(parameters: Iterable[Tensor]) -> Tensor:
    """The elements of all parameters, one after the other."""
    return ops.cat([parameter.reshape(-1) for parameter in parameters])


@hides_frames
def vector_to_parameters(vec: Tensor, parameters: Iterable[Tensor]) -> None:
    """Let parts of a vector be the elements of parameters, which share its memory from then on."""
    if not isinstance(vec, Tensor):
        raise TypeError(f"expected specgrad.Tensor, but got: {typename(vec)}")
    begin = 0
    for parameter in parameters:
        end = begin + parameter.numel()
        parameter.data = vec[begin:end].view_as(parameter).data
        begin = end
