"""Where tensors went on without their history: noted, so that an error about a gradient that does not arrive can say why.

An op whose input has a history and whose result has none is a cut: detach(), an op without a derivative, or one in a block
that does not record. Each thread remembers its last ones. Of a block, only the first op is noted.
"""

from __future__ import annotations

import re
import sys
from types import FrameType
from typing import Any, NamedTuple
from weakref import ref

from specgrad.core.base.call_site import OPERATORS, Place, is_package_file, place
from specgrad.core.base.state import thread

from .node import Node
from .walk import nodes_towards

_NAMESPACE = re.compile("^(nn_functional|linalg|special)_")


class Cut(NamedTuple):
    """An op that history did not pass: its name, the node of its input (unknown in a block), and the place of the call."""

    op: Any  # a name; of an op that a block left out, that and the block's
    node: ref[Node] | None
    place: Place


def cut(op: str, node: Node, frame: FrameType) -> bool:
    """Note that an op gave a result without history, if it is a user who called it. Always True."""
    if frame.f_code.co_filename == OPERATORS and frame.f_back is not None:
        frame = frame.f_back
    user: FrameType | None = frame
    if is_package_file[frame.f_code.co_filename]:  # inside of vmap, the user has called the op on a tensor of a batch
        function, user = _outermost() if thread.batch_levels else ("", None)
        user = user if function == op else None
    # With gradients off though no block says so, the op runs inside a custom Function's forward or a backward pass, and is none of the user's.
    if user is not None and (thread.grad_enabled or thread.grad_off_by):
        thread.cuts.append((op, ref(node), (user.f_code, user.f_lasti)))
    return True


def cut_on_the_general_path(op: str, node: Node) -> None:
    """cut() for the general path, which looks for the frame that called the op."""
    function, user = _outermost()
    if user is not None and _NAMESPACE.sub("", function) == op:
        cut(op, node, user)


def cut_by_a_volatile_tensor(op: str, tensors: list[Any]) -> None:
    """Note that an op was not recorded because of a volatile tensor among its inputs."""
    node = next((t._node for t in tensors if t._node is not None), None)
    _, user = _outermost()
    if node is not None and user is not None:
        thread.cuts.append((f"{op} of a volatile tensor", ref(node), (user.f_code, user.f_lasti)))


def left_out() -> bool:
    """Whether this thread does not record, asked by an op with a recorded input; the first that a block leaves out is noted."""
    block = thread.grad_off_by
    if block is None:
        return False
    if block:
        thread.grad_off_by = ""
        function = sys._getframe(1)
        user = function.f_back
        if user is not None and is_package_file[user.f_code.co_filename]:
            name, user = _outermost()
        else:
            name = function.f_code.co_name
        if user is not None:
            thread.cuts.append(((name, block), None, (user.f_code, user.f_lasti)))
    return True


def _outermost() -> tuple[str, FrameType | None]:
    """The name of the package's function that a user has called, and the frame from which."""
    frame: FrameType | None = sys._getframe(2)
    name = ""
    while frame is not None and is_package_file[frame.f_code.co_filename]:
        if frame.f_code.co_filename != OPERATORS:
            name = frame.f_code.co_name
        frame = frame.f_back
    return name, frame


def cuts_behind(node: Node) -> tuple[list[Cut], list[Cut]]:
    """The cuts of this thread whose input had the node in its history, and those of which that is not known."""
    certain, possible = [], []
    for op, source, at in thread.cuts:
        start = source() if source is not None else None
        if start is None:
            possible.append(Cut(op, source, at))
        elif start is node or start in nodes_towards([start], {node: None}):
            certain.append(Cut(op, source, at))
    return certain, possible


def described(cuts: list[Cut]) -> str:
    """The latest of some cuts, as a part of an error message."""
    places = list(dict.fromkeys(f"{_name(op)} in {place(*at)}" for op, _, at in reversed(cuts)))
    return "; ".join(places[:3]) + (" (and more before)" if len(places) > 3 else "")


def _name(op: Any) -> str:
    name, block = op if isinstance(op, tuple) else (op, "")
    return _NAMESPACE.sub("", name) + (f" under {block}" if block else "")
