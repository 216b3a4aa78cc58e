"""What gradcheck finds, as a result instead of an error."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

from specgrad.autograd.gradcheck import gradcheck, gradgradcheck
from specgrad.testing.gradcheck.call import GradcheckCall, Result, examined


def report(func: Callable[..., Any], inputs: Any, grad_outputs: Any = None, *, second: bool = False, **options: Any) -> Result:
    """What gradcheck, or gradgradcheck, finds, as a `Result`: never an error where gradients are wrong.

    Args:
        func: takes the inputs, gives a tensor or several.
        inputs: the arguments.
        grad_outputs: of gradgradcheck, the gradients with which the backward pass begins.
        second: check second derivatives, as gradgradcheck does.
        options: those of the two, by their names there.

    >>> from specgrad.testing.entry import report
    >>> x = specgrad.tensor([0.5, 2.0], dtype=specgrad.float64, requires_grad=True)
    >>> report(specgrad.sin, (x,)).ok
    True
    >>> report(lambda x: x * x.detach(), (x,)).failure.guess
    'factor 0.5'
    """
    function = gradgradcheck if second else gradcheck
    bound = signature(function).bind(func, inputs, *([grad_outputs] if second else []), **options)
    bound.apply_defaults()
    return examined(GradcheckCall(function, bound.arguments))[0]
