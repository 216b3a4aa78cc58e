"""The kinds of events that a timeline tells apart."""

from __future__ import annotations

from enum import IntEnum

from .device_type import DeviceType
from .events import BACKWARD, MEMORY_EVENT_NAME, USER, FunctionEvent


class Kind(IntEnum):
    """What ran: an op, a node or a whole pass backward, a user's range, an allocation on its own, something on a device."""

    OP, NODE, RANGE, MEMORY, DEVICE = range(5)


def kind_of(event: FunctionEvent) -> Kind:
    if event.device_type is not DeviceType.CPU:
        return Kind.DEVICE
    if event.scope == BACKWARD:
        return Kind.NODE
    if event.scope == USER or event.is_user_annotation:
        return Kind.RANGE
    return Kind.MEMORY if event.name == MEMORY_EVENT_NAME else Kind.OP
