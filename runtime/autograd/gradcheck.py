"""`gradcheck` and `gradgradcheck`: what they call is loaded when they are first called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from specgrad.core.base.tracebacks import hides_frames

from .gradcheck_error import ATOL, RTOL, GradcheckError

__all__ = ["GradcheckError", "gradcheck", "gradgradcheck"]


@hides_frames
def gradcheck(
    func: Callable[..., Any],
    inputs: Any,
    *,
    eps: float = 1e-6,
    atol: float = ATOL,
    rtol: float = RTOL,
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
    method: str = "central",
    projections: int = 3,
    seed: int | None = 0,
    kinks: str = "error",
) -> bool:
    """Check the gradients of a function against finite differences.

    The gradients of every output that requires one are compared with central differences, to every input that requires one, entry by entry.
    The defaults are made for float64 and complex128; for a complex result the real and the imaginary part are compared each by itself.

    Differences and gradients are computed in batches where the function allows it, and held against single evaluations. What differs is
    computed singly before it is called wrong. A GradcheckError says which output and which input, shows both Jacobians, and says what the mistake
    looks like; its `failure` has all of this as an object, and a program that shows it again.

    An error that the function raises is raised as it is, but for its text, which says in which evaluation that was.

    Args:
        func: takes the inputs, gives a tensor or several; must give the same for the same inputs.
        inputs: the arguments: tensors, lists of tensors, and whatever else func takes.
        eps: how far inputs are moved.
        atol: how far gradients may differ from differences, absolutely.
        rtol: and relatively.
        raise_exception: raise a GradcheckError where something is wrong, instead of giving False.
        nondet_tol: how far two backward passes over one graph may differ, beyond the last places.
        check_undefined_grad: of several outputs, leave the gradients of some out: that must mean zeros.
        check_grad_dtypes: gradients must have the dtypes of their inputs.
        check_batched_grad: several gradients at once, by `is_grads_batched`, must be those that one pass for each gives.
        check_batched_forward_grad: several tangents at once, by `vmap`, must give those that one by one give.
        check_forward_ad: check forward mode too.
        check_backward_ad: check backward mode; on unless turned off.
        fast_mode: compare sums along a few random directions instead of every entry; entries are looked at where sums differ. The sums are held to
            what rounding can do to them, not to a tolerance that grows with their size.
        masked: of no effect: it is about sparse tensors, and there are none.
        method: "central" for central differences, which serve any function; "complex-step" for analytic functions of real inputs: derivatives to
            machine precision, with atol=1e-10 and rtol=1e-8 unless given (1e-4 both in single precision, 1e-2 in half). That the function is
            analytic is checked; if it is not, a ValueError says so.
        projections: in fast mode, how many independent random directions to compare sums along. One wrong entry is always found. Of wrong entries
            that cancel, `projections` many miss at most (r (1 + log(1 / r))) ** projections, where r is 0.002, or more by rounding: 3e-6 for three. How much
            it is exactly depends on rounding, and is stated by `specgrad.testing.entry.report`.
        seed: what random numbers are drawn from; None for new ones each time.
        kinks: what to do at points without a derivative, where those from the left and from the right differ and the gradient lies between them:
            "error" says that there is no derivative, "allow" accepts the gradient. One that does not lie between them is wrong in any case.

    >>> x = specgrad.tensor([0.5, 2.0], dtype=specgrad.float64, requires_grad=True)
    >>> specgrad.autograd.gradcheck(lambda x: x.sin() * x, (x,))
    True
    """
    given = locals()  # by name, before there are more
    from specgrad.testing.gradcheck.call import GradcheckCall, check

    return check(GradcheckCall(gradcheck, given))


@hides_frames
def gradgradcheck(
    func: Callable[..., Any],
    inputs: Any,
    grad_outputs: Any = None,
    *,
    eps: float = 1e-6,
    atol: float = ATOL,
    rtol: float = RTOL,
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
    method: str = "central",
    projections: int = 3,
    seed: int | None = 0,
    kinks: str = "error",
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
        nondet_tol: how far two backward passes over one graph may differ, beyond the last places.
        check_undefined_grad: of several outputs, leave the gradients of some out: that must mean zeros.
        check_grad_dtypes: gradients must have the dtypes of their inputs.
        check_batched_grad: several gradients at once, by `is_grads_batched`, must be those that one pass for each gives.
        check_fwd_over_rev: check forward mode over the backward pass too.
        check_rev_over_rev: check the backward pass of the backward pass; on unless turned off.
        fast_mode: compare sums along a few random directions instead of every entry.
        masked: of no effect: it is about sparse tensors, and there are none.
        method: "central" or "complex-step", as for gradcheck.
        projections: in fast mode, how many random directions.
        seed: what random numbers are drawn from, the random gradients too; None for new ones each time.
        kinks: "error" or "allow", as for gradcheck.

    >>> x = specgrad.tensor([0.5, 2.0], dtype=specgrad.float64, requires_grad=True)
    >>> specgrad.autograd.gradgradcheck(lambda x: x**3, (x,))
    True
    """
    given = locals()
    from specgrad.testing.gradcheck.call import GradcheckCall, check

    return check(GradcheckCall(gradgradcheck, given))
