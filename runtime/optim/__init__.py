"""Optimizers and schedules of their learning rates, spelled as PyTorch spells them. A step is one pass over memory for each parameter.

>>> x = specgrad.tensor([1.0, 2.0], requires_grad=True)
>>> optimizer = specgrad.optim.SGD([x], lr=0.25)
>>> (x * x).sum().backward()
>>> optimizer.step()
>>> x.detach()
tensor([0.5000, 1.0000])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from specgrad.core.base.lazy import lazy_imports

if TYPE_CHECKING:
    from . import lr_scheduler
    from .adaptive import Adam, AdamW, RMSprop
    from .descent import SGD
    from .lbfgs import LBFGS
    from .moments import Adamax, NAdam, RAdam
    from .optimizer import Optimizer
    from .rates import ASGD, Adadelta, Adagrad, Rprop

__all__ = [
    "ASGD", "LBFGS", "SGD", "Adadelta", "Adagrad", "Adam", "AdamW", "Adamax", "NAdam", "Optimizer", "RAdam", "RMSprop", "Rprop", "lr_scheduler",
]  # fmt: skip

_SOURCES = {
    "Adam": "adaptive", "AdamW": "adaptive", "RMSprop": "adaptive", "SGD": "descent", "LBFGS": "lbfgs", "Adamax": "moments", "NAdam": "moments",
    "RAdam": "moments", "Optimizer": "optimizer", "ASGD": "rates", "Adadelta": "rates", "Adagrad": "rates", "Rprop": "rates", "lr_scheduler": "",
}  # fmt: skip
_INSTEAD = {"Adafactor": "AdamW", "SparseAdam": "Adam", "Muon": "AdamW"}

if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    _found, __dir__ = lazy_imports(__name__, {name: source and f"{__name__}.{source}" for name, source in _SOURCES.items()})

    def __getattr__(name):
        if name in _INSTEAD:
            raise AttributeError(f"specgrad.optim has no {name}: take {_INSTEAD[name]}, or subclass Optimizer; docs/optimizers.md shows how a step is written")
        return _found(name)
