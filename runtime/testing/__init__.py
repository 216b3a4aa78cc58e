"""Gradients held against differences, for projects that verify their own functions.

`verify` looks at a function as a whole; `strategies` are hypothesis strategies of tensors and programs, `adapters` bring functions of
other frameworks, `pytest_plugin` is what `@pytest.mark.gradients` is made of. All of it is loaded when it is first asked for.

>>> from specgrad.testing import verify
>>> print(verify(specgrad.tanh, [(2, 3)], name="tanh").passed)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import adapters, strategies
    from .failure import Failure
    from .report import Check, Report, VerificationError
    from .verifier import verify

__all__ = ["Check", "Failure", "Report", "VerificationError", "adapters", "strategies", "verify"]

_LAZY = {  # loaded when first asked for: name -> module, "" for a module itself
    "Check": "report",
    "Failure": "failure",
    "Report": "report",
    "VerificationError": "report",
    "adapters": "",
    "strategies": "",
    "verify": "verifier",
}


def __getattr__(name: str) -> Any:
    """What is here is loaded when it is first asked for."""
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    module = import_module(f"{__name__}.{_LAZY[name] or name}")
    found = globals()[name] = getattr(module, name) if _LAZY[name] else module
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_LAZY})
