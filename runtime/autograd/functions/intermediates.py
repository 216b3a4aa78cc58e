"""Intermediates of custom functions: saved tensors through which a second derivative would silently be wrong.

`forward` is not recorded, so a tensor that it computes on the way has no history. A backward that reads it gives right first
derivatives, and wrong second ones: the gradient that should flow through the intermediate to the inputs is lost. To find out which
saved tensors depend on an input, the ops of `forward` are watched once for each combination of kinds of arguments and kept tensors;
from then on, a second derivative that reaches such a tensor is an error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specgrad.core.base.state import Switched
from specgrad.core.tape.tensor import Tensor

from .saved import KeptIntermediate

if TYPE_CHECKING:
    from specgrad.core.dispatch.op import Op

    from .node import FunctionNode


class Watch(Switched):
    """Follows, op by op, which tensors depend on the inputs. Tensors that share memory also share their list of changes, which stands for them here."""

    def __init__(self, args: tuple[Any, ...]):
        inputs = [a for a in args if isinstance(a, Tensor) and a._node is not None]
        self.reached: dict[int, list[Any]] = {id(t._changes): t._changes for t in inputs}  # held, so that no other list takes their place

    def __enter__(self) -> Watch:  # type: ignore[override]
        return self.entered(watch=self)

    def saw(self, op: Op, inputs: list[Tensor], outs: Any) -> None:
        if op.record is None or _is_zero(op) or not any(id(t._changes) in self.reached for t in inputs):
            return
        self.reached |= {id(out._changes): out._changes for out in outs}


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
    """Replace each kept tensor that is an intermediate by a KeptIntermediate."""
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
        cls._intermediates[key] = frozenset(label for label, tensor in labels.items() if id(tensor._changes) in watch.reached)
        cls._watches = False
    known = cls._intermediates.get(key)
    if known is None:
        cls._watches = True  # another way through forward than any before: the next call is watched
        return
    for kind, at in known:
        if kind == "saved":
            items: list[Any] = list(node._saved or ())
            items[at] = KeptIntermediate(items[at], f"the tensor that it saved as number {at} with save_for_backward")
            node._saved = tuple(items)
        else:
            node._kept = node._kept or {}
            node._kept[at] = KeptIntermediate(node.__dict__.pop(at), f"the tensor that it kept as ctx.{at}")


def _may_be_one(item: Any, known_to_user: set[int]) -> bool:
    return isinstance(item, Tensor) and item._node is None and item.dtype.is_inexact and id(item) not in known_to_user
