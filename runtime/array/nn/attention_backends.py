"""Which ways of attending may be taken, by PyTorch's names: all, until somebody says otherwise."""

from __future__ import annotations

import enum


class SDPBackend(enum.Enum):
    """A way of attending: `specgrad.nn.attention.sdpa_kernel` says which ones may be taken."""

    ERROR = -1
    MATH = 0
    FLASH_ATTENTION = 1
    EFFICIENT_ATTENTION = 2
    CUDNN_ATTENTION = 3
    OVERRIDEABLE = 4

    def __int__(self) -> int:
        return int(self.value)

    __index__ = __int__


SDPBackend.__module__ = "specgrad.nn.attention"
WAYS = (SDPBackend.CUDNN_ATTENTION, SDPBackend.FLASH_ATTENTION, SDPBackend.EFFICIENT_ATTENTION, SDPBackend.MATH, SDPBackend.OVERRIDEABLE)


class Allowed:
    """The ways that may be taken in the whole process, and all of them, the first choice first."""

    def __init__(self) -> None:
        self.ways: frozenset[SDPBackend] = frozenset(WAYS)
        self.order: tuple[SDPBackend, ...] = WAYS

    @property
    def is_anything(self) -> bool:
        """Whether nobody has said anything."""
        return len(self.ways) == len(WAYS) and self.order == WAYS


allowed = Allowed()
