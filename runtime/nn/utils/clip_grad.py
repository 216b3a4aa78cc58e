"""Gradients that are too large, made smaller: between `backward()` and the optimizer's step."""

from __future__ import annotations

from collections.abc import Iterable

from specgrad.array.backends import devices_appeared
from specgrad.autograd.grad_mode import no_grad
from specgrad.core.factories.creation import tensor
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops


def _gradients(parameters: Tensor | Iterable[Tensor]) -> list[Tensor]:
    given = [parameters] if isinstance(parameters, Tensor) else parameters
    if not isinstance(given, Iterable):
        raise TypeError(f"expected a tensor or several, whose gradients are meant, but got a {type(parameters).__name__}")
    return [parameter.grad for parameter in given if parameter.grad is not None]


@no_grad()
def get_total_norm(tensors: Tensor | Iterable[Tensor], norm_type: float = 2.0, error_if_nonfinite: bool = False, foreach: bool | None = None) -> Tensor:
    """The norm of all elements of all tensors, on the device of the first."""
    norms = [ops.linalg_vector_norm(part, float(norm_type)) for part in ([tensors] if isinstance(tensors, Tensor) else tensors)]
    if not norms:
        return tensor(0.0)
    if devices_appeared():  # they may lie on several
        norms = [norm.to(norms[0].device) for norm in norms]
    total = ops.linalg_vector_norm(ops.stack(norms), float(norm_type))
    if error_if_nonfinite and not bool(total.isfinite()):
        raise RuntimeError(
            f"The total norm of order {norm_type} for gradients from `parameters` is non-finite, so it cannot be clipped. "
            "To disable this error and scale the gradients by the non-finite norm anyway, set `error_if_nonfinite=False`"
        )
    return total


@no_grad()
def clip_grads_with_norm_(parameters: Tensor | Iterable[Tensor], max_norm: float, total_norm: Tensor, foreach: bool | None = None) -> None:
    """Scale all gradients so that a norm of theirs that is known becomes at most `max_norm`."""
    scale = (float(max_norm) / (total_norm + 1e-6)).clamp(max=1.0)
    for grad in _gradients(parameters):
        grad.mul_(scale.to(grad.device) if devices_appeared() else scale)


@no_grad()
def clip_grad_norm_(
    parameters: Tensor | Iterable[Tensor], max_norm: float, norm_type: float = 2.0, error_if_nonfinite: bool = False, foreach: bool | None = None
) -> Tensor:
    """Scale all gradients so that the norm of all their elements is at most `max_norm`; gives the norm that they had.

    >>> weight = specgrad.nn.Parameter(specgrad.zeros(2))
    >>> (weight * specgrad.tensor([3.0, 4.0])).sum().backward()
    >>> specgrad.nn.utils.clip_grad_norm_([weight], 1.0), weight.grad
    (tensor(5.), tensor([0.6000, 0.8000]))
    """
    parameters = [parameters] if isinstance(parameters, Tensor) else list(parameters)
    total = get_total_norm(_gradients(parameters), norm_type, error_if_nonfinite)
    clip_grads_with_norm_(parameters, max_norm, total)
    return total


@no_grad()
def clip_grad_value_(parameters: Tensor | Iterable[Tensor], clip_value: float, foreach: bool | None = None) -> None:
    """Keep each element of all gradients between -clip_value and clip_value."""
    for grad in _gradients(parameters):
        grad.clamp_(-clip_value, clip_value)
