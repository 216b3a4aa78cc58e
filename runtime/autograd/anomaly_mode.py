"""Anomaly detection: which op a failing or NaN backward came from."""

from __future__ import annotations

from typing import NamedTuple

from specgrad.core.base.call_site import warn_user
from specgrad.core.base.state import modes

__all__ = ["detect_anomaly", "is_anomaly_check_nan_enabled", "is_anomaly_enabled", "set_detect_anomaly"]


class Checks(NamedTuple):
    """What is looked for while the mode is on."""

    nan: bool
    forward: bool


class _AnomalyMode:
    before: Checks | None = None

    def __exit__(self, *error: object) -> None:
        try:
            _set_checks(self.before)
        except BaseException:
            _set_checks(self.before)
            raise


class set_detect_anomaly(_AnomalyMode):
    """Turns anomaly detection on or off: at once, and back again if used as a context.

    Args:
        mode: whether to detect.
        check_nan: whether NaN in a gradient is an error.
        check_forward: whether NaN in the result of an op is an error, at the op.
    """

    def __init__(self, mode: bool, check_nan: bool = True, *, check_forward: bool = False):
        self.before: Checks | None = _enter(Checks(bool(check_nan), bool(check_forward)) if mode else None)

    def __enter__(self) -> None:
        pass


class detect_anomaly(_AnomalyMode):
    """Within, an error in a backward pass says where the op was called in the forward pass, and NaN in a gradient is an error.

    The stack of the forward call is printed as a warning and added to the error as a note. Both passes must run within. For a
    backward of a backward, both stacks are given. An error about NaN says whether it began in the forward pass.

    Args:
        check_nan: whether NaN in a gradient is an error.
        check_forward: whether NaN in the result of an op is an error, at the op; this slows every op down.

    >>> x = specgrad.zeros(1, requires_grad=True)
    >>> with specgrad.autograd.detect_anomaly():
    ...     (x.sqrt() * 0).sum().backward()
    Traceback (most recent call last):
    RuntimeError: Function 'SqrtBackward0' returned nan values in its 0th output. It is the gradient of 'self', ...
    """

    def __init__(self, check_nan: bool = True, *, check_forward: bool = False):
        self.checks: Checks = Checks(bool(check_nan), bool(check_forward))
        warn_user("Anomaly Detection has been enabled. It records the stack of every op and searches gradients for NaN.")

    def __enter__(self) -> None:
        self.before: Checks | None = _enter(self.checks)


def is_anomaly_enabled() -> bool:
    """Whether anomalies are being detected."""
    return modes.anomaly is not None


def is_anomaly_check_nan_enabled() -> bool:
    """Whether NaN in a gradient is an error; also what it would be if detection were on."""
    return modes.anomaly is None or bool(modes.anomaly.nan)


def _enter(checks: Checks | None) -> Checks | None:
    """Turn the mode on or off: wholly, or not at all if an interrupt comes meanwhile. Gives what was before."""
    before = modes.anomaly
    try:
        _set_checks(checks)
        return before
    except BaseException:
        _set_checks(before)
        raise


def _set_checks(checks: Checks | None) -> None:
    from specgrad.core.engine.anomaly import set_checks  # loaded when it is first needed

    set_checks(checks)
