"""Gradients held against finite differences: the names; what they do is loaded when they are first called."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from specgrad.testing.failure import Failure

__all__ = ["GradcheckError", "gradcheck", "gradgradcheck"]


class GradcheckError(RuntimeError):
    """What `gradcheck` and `gradgradcheck` raise when gradients are not what they should be.

    `failure` is what was found, as an object: which output and input, both Jacobians, what the mistake looks like, and a program that shows it.
    """

    def __init__(self, message: str = "", failure: Failure | None = None):
        super().__init__(message)
        self.failure = failure


def gradcheck(
    func: Callable[..., Any],
    inputs: Any,
    *,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    raise_exception: bool = True,
    nondet_tol: float = 0.0,
    check_undefined_grad: bool = True,
    check_grad_dtypes: bool = False,
    check_batched_grad: bool = False,
    check_batched_forward_grad: bool = False,
    check_forward_ad: bool = False,
    check_backward_ad: bool = True,
    fast_mode: bool = False,
    masked: bool | None = None,
) -> bool:
    """Check the gradients of a function against finite differences.

    The gradients of every output that requires one are compared with central differences, to every input that requires one. The defaults
    are made for float64 and complex128; for a complex result the real and the imaginary part are compared each by itself.

    Args:
        func: takes the inputs, gives a tensor or several; must give the same for the same inputs.
        inputs: the arguments: tensors, lists of tensors, and whatever else func takes.
        eps: how far inputs are moved.
        atol: how far gradients may differ from differences, absolutely.
        rtol: and relatively.
        raise_exception: raise a GradcheckError where something is wrong, instead of giving False.
        nondet_tol: how far two backward passes over one graph may differ.
        check_undefined_grad: of several outputs, leave the gradients of some out: that must mean zeros.
        check_grad_dtypes: gradients must have the dtypes of their inputs.
        check_batched_grad: several gradients at once, by `is_grads_batched`, must be those that one pass for each gives.
        check_batched_forward_grad: several tangents at once, by `vmap`, must give those that one by one give.
        check_forward_ad: check forward mode too.
        check_backward_ad: check backward mode; on unless turned off.
        fast_mode: compare sums along a few random directions instead of every entry; entries are looked at where sums differ.
        masked: of no effect: it is about sparse tensors, and there are none.

    >>> x = specgrad.tensor([0.5, 2.0], dtype=specgrad.float64, requires_grad=True)
    >>> specgrad.autograd.gradcheck(lambda x: x.sin() * x, (x,))
    True
    """
    from specgrad.testing.checks import check
    from specgrad.testing.problem import Demands

    demands = Demands(
        eps=eps,
        atol=atol,
        rtol=rtol,
        nondet_tol=nondet_tol,
        undefined_grad=check_undefined_grad,
        grad_dtypes=check_grad_dtypes,
        batched_grad=check_batched_grad,
        batched_forward_grad=check_batched_forward_grad,
        forward_ad=check_forward_ad,
        backward_ad=check_backward_ad,
        fast=fast_mode,
    )
    return check(func, inputs, demands, raise_exception)


def gradgradcheck(
    func: Callable[..., Any],
    inputs: Any,
    grad_outputs: Any = None,
    *,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    gen_non_contig_grad_outputs: bool = False,
    raise_exception: bool = True,
    nondet_tol: float = 0.0,
    check_undefined_grad: bool = True,
    check_grad_dtypes: bool = False,
    check_batched_grad: bool = False,
    check_fwd_over_rev: bool = False,
    check_rev_over_rev: bool = True,
    fast_mode: bool = False,
    masked: bool = False,
) -> bool:
    """Check the gradients of a function's gradients against finite differences, to the inputs and to the gradients that come in.

    Args:
        func: takes the inputs, gives a tensor or several.
        inputs: the arguments: tensors, lists of tensors, and whatever else func takes.
        grad_outputs: the gradients with which the backward pass begins; random ones unless given.
        eps: how far inputs are moved.
        atol: how far gradients may differ from differences, absolutely.
        rtol: and relatively.
        gen_non_contig_grad_outputs: lay the random gradients out with gaps.
        raise_exception: raise a GradcheckError where something is wrong, instead of giving False.
        nondet_tol: how far two backward passes over one graph may differ.
        check_undefined_grad: of several outputs, leave the gradients of some out: that must mean zeros.
        check_grad_dtypes: gradients must have the dtypes of their inputs.
        check_batched_grad: several gradients at once, by `is_grads_batched`, must be those that one pass for each gives.
        check_fwd_over_rev: check forward mode over the backward pass too.
        check_rev_over_rev: check the backward pass of the backward pass; on unless turned off.
        fast_mode: compare sums along a few random directions instead of every entry.
        masked: of no effect: it is about sparse tensors, and there are none.

    >>> x = specgrad.tensor([0.5, 2.0], dtype=specgrad.float64, requires_grad=True)
    >>> specgrad.autograd.gradgradcheck(lambda x: x**3, (x,))
    True
    """
    from specgrad.testing.checks import check_second
    from specgrad.testing.problem import Demands

    demands = Demands(
        eps=eps,
        atol=atol,
        rtol=rtol,
        nondet_tol=nondet_tol,
        undefined_grad=check_undefined_grad,
        grad_dtypes=check_grad_dtypes,
        batched_grad=check_batched_grad,
        batched_forward_grad=False,
        forward_ad=check_fwd_over_rev,
        backward_ad=check_rev_over_rev,
        fast=fast_mode,
    )
    return check_second(func, inputs, grad_outputs, demands, raise_exception, gen_non_contig_grad_outputs)
