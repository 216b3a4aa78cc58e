"""What gradcheck raises, and its tolerances where none are given: known to the face that users call and to what does the work."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from specgrad.testing.failures.failure import Failure


class Default(float):
    """A tolerance that was not given: which one is taken depends on the method."""


ATOL, RTOL = Default(1e-5), Default(1e-3)


class GradcheckError(RuntimeError):
    """What `gradcheck` and `gradgradcheck` raise when gradients are not what they should be.

    `failure` is what was found, as an object: which output and input, both Jacobians, what the mistake looks like, and a program that shows it.
    """

    __module__ = "specgrad.autograd.gradcheck"

    def __init__(self, message: str = "", failure: Failure | None = None):
        super().__init__(message)
        self.failure = failure
