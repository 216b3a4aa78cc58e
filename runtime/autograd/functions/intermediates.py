"""Intermediates of custom functions: saved tensors through which a second derivative would silently be wrong.

`forward` is not recorded, so a tensor that it computes on the way has no history. A backward that reads it gives right first
derivatives, and wrong second ones: what should flow through the intermediate to the inputs is lost. Whether an intermediate
depends on an input is seen by watching the ops of `forward` once for each way through a function; from then on it is known
which saved tensors are such, and a second derivative that reaches one is an error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specgrad.core.base.state import set_modes, thread
from specgrad.core.tape.tensor import Tensor

from .saved import KeptIntermediate

if TYPE_CHECKING:
    from specgrad.core.dispatch.op import Op

    from .node import FunctionNode


class Watch:
    """Follows what depends on some tensors, op by op. Views, and what is changed in place, share their list of changes."""

    def __init__(self, args: tuple[Any, ...]):
        inputs = [a for a in args if isinstance(a, Tensor) and a._node is not None]
        self.reached = {id(t._changes): t._changes for t in inputs}  # held, so that no other list takes their place

    def __enter__(self) -> Watch:
        self._outer = thread.watch
        try:
            set_modes(watch=self)
            return self
        except BaseException:
            set_modes(watch=self._outer)
            raise

    def __exit__(self, *error: object) -> None:
        try:
            set_modes(watch=self._outer)
        except BaseException:
            set_modes(watch=self._outer)
            raise

    def saw(self, op: Op, inputs: list[Tensor], outs: Any) -> None:
        """An op has run."""
        if op.record is None or _is_zero(op) or not any(id(t._changes) in self.reached for t in inputs):
            return
        for out in outs:
            self.reached[id(out._changes)] = out._changes

    def depends(self, tensor: Tensor) -> bool:
        """Whether a tensor was computed from the inputs."""
        return id(tensor._changes) in self.reached


Label = tuple[str, Any]  # where a tensor is kept: ("saved", its number) or ("attribute", its name)

_zeros: dict[str, bool] = {}
_NOTHING = ((lambda: None).__code__.co_code, (None,))


def _is_zero(op: Op) -> bool:
    """Whether the derivative of an op is zero everywhere, as of sign and round: its forward-mode rule is then `return None`."""
    known = _zeros.get(op.signature)
    if known is None:
        rules = [rule[1] for rule in op.tangents.values() if rule.__class__ is tuple]
        known = bool(rules) and len(rules) == len(op.tangents) and all((r.__code__.co_code, r.__code__.co_consts) == _NOTHING for r in rules)
        _zeros[op.signature] = known
    return known


def mark_intermediates(node: FunctionNode, args: tuple[Any, ...], outputs: tuple[Any, ...], watch: Watch | None) -> None:
    """Put a KeptIntermediate in the place of each kept tensor that is one."""
    known_to_user = {id(t) for t in (*args, *outputs) if isinstance(t, Tensor)}
    labels: dict[Label, Tensor] = {("saved", i): item for i, item in enumerate(node._saved or ()) if _may_be_one(item, known_to_user)}
    labels |= {("attribute", name): value for name, value in node.__dict__.items() if _may_be_one(value, known_to_user)}
    cls = node._forward_cls
    if not labels:
        if watch is not None:
            cls._watches = False
        return
    key = (*labels, *(a if a is None or isinstance(a, (bool, str)) else type(a) for a in args))
    if watch is not None:
        cls._intermediates[key] = frozenset(label for label, tensor in labels.items() if watch.depends(tensor))
        cls._watches = False
    known = cls._intermediates.get(key)
    if known is None:
        cls._watches = True  # another way through forward than any before: the next call is watched
        return
    for label in known:
        _mark(node, label)


def _may_be_one(item: Any, known_to_user: set[int]) -> bool:
    return isinstance(item, Tensor) and item._node is None and item.dtype.is_inexact and id(item) not in known_to_user


def _mark(node: FunctionNode, label: Label) -> None:
    kind, at = label
    if kind == "saved":
        items: list[Any] = list(node._saved or ())
        items[at] = KeptIntermediate(items[at], f"the tensor that it saved as number {at} with save_for_backward")
        node._saved = tuple(items)
        return
    if node._kept is None:
        node._kept = {}
    node._kept[at] = KeptIntermediate(node.__dict__.pop(at), f"the tensor that it kept as ctx.{at}")
