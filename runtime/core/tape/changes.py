"""In-place changes of tensors.

Every tensor has a list of changes, shared with its views: `[clock]` while nothing has changed it in place, then
`[clock of the last change, number of changes, the last few changes]`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING, Any

from specgrad.array.base import native_runtime
from specgrad.core.base.call_site import is_package_file, users_frame
from specgrad.core.base.locks import lock
from specgrad.core.base.state import thread

from .node import clock, next_seq

if TYPE_CHECKING:
    from .tensor import Tensor

UNCHANGED: list[Any] = [0]  # of what cannot change: numbers, copies
REMEMBERED = 16  # changes of which the place is remembered


def _changed(changes: list[Any], op: str, frame: FrameType | None = None) -> None:
    """Note an in-place change and where it was made: in the frame, or in the first that is not the package's own. csrc/instances.c does the same."""
    if frame is None:
        frame = users_frame()
    with lock:  # threads may change one tensor at the same time
        changes[0] = now = next_seq()
        if len(changes) == 1:
            changes += (1, deque(((now, op, frame.f_code, frame.f_lasti),), REMEMBERED))
        else:
            changes[1] += 1
            changes[2].append((now, op, frame.f_code, frame.f_lasti))


changed: Callable[..., None] = native_runtime.changer_of(clock, is_package_file, deque, REMEMBERED) or _changed


def changing(tensor: Tensor) -> None:
    """Tell whoever keeps old values that a tensor is about to be changed in place."""
    if thread.before_change is not None:
        thread.before_change(tensor)
    if thread.tracer is not None:
        thread.tracer.changes(tensor)


def version(changes: list[Any]) -> int:
    return int(changes[1]) if len(changes) > 1 else 0
