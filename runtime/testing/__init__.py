"""Gradients held against differences, for projects that verify their own functions.

`verify` looks at a function as a whole; `strategies` are hypothesis strategies of tensors and programs, `adapters` bring functions of
other frameworks, `pytest_plugin` is what `@pytest.mark.gradients` is made of. All of it is loaded when it is first asked for.

>>> from specgrad.testing import verify
>>> print(verify(specgrad.tanh, [(2, 3)], name="tanh").passed)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from specgrad.core.base.lazy import lazy_imports

if TYPE_CHECKING:
    from specgrad.testing.failures.failure import Failure
    from specgrad.testing.functions.report import Check, Report, VerificationError
    from specgrad.testing.functions.verifier import verify

    from . import adapters, strategies

__all__ = ["Check", "Failure", "Report", "VerificationError", "adapters", "strategies", "verify"]

if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    __getattr__, __dir__ = lazy_imports(
        __name__,
        {
            "Check": ".functions.report",
            "Failure": ".failures.failure",
            "Report": ".functions.report",
            "VerificationError": ".functions.report",
            "adapters": "",
            "strategies": "",
            "verify": ".functions.verifier",
        },
    )
