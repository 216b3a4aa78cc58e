"""What a batching rule is given, and where the rule is that an op names.

A rule is a function of one BatchedCall. It makes one op on the physical tensors, whose dimension 0 is the batch, of an op on one sample, and
gives the physical result; or None where it does not fit: then the op is computed sample by sample. The spec names it, under `batch`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from specgrad.batching.physical import is_batched, physical_of
from specgrad.core.dispatch.op import Op, call
from specgrad.core.tape.tensor import Tensor

if TYPE_CHECKING:
    from specgrad.batching.level import BatchLevel


class BatchedCall:
    """An op, its arguments and the level at which some of them are Batched."""

    args: tuple[Any, ...]
    level: BatchLevel
    op: Op

    def __init__(self, op: Op, args: tuple[Any, ...], level: BatchLevel):
        self.op, self.args, self.level = op, args, level
        self.size: int = level.size

    def batched(self, index: int) -> bool:
        return is_batched(self.args[index], self.level)

    def only(self, *indices: int) -> bool:
        """Whether these arguments are Batched and no others are."""
        return all(self.batched(i) == (i in indices) for i in self.op.tensors) and not self.op.lists

    def rank(self, index: int = 0) -> int:
        """The dimensions of one sample."""
        return int(self.args[index]._array.ndim)

    def physical(self, index: int = 0) -> Tensor:
        return physical_of(self.args[index], self.level)

    def run(self, *args: Any) -> Any:
        """The op on other arguments; those that are left out are as they were."""
        return call(self.op, (*args, *self.args[len(args) :]))


Rule = Callable[[BatchedCall], Any]


@cache
def rule_named(name: str) -> Rule:
    """The rule that a spec calls "module.function", or a library's "package.module:function"."""
    module, colon, function = name.partition(":")
    if not colon:
        base, _, function = name.partition(".")
        module = f"{__package__}.{base}"
    return getattr(import_module(module), function)
