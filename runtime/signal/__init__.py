"""Signal processing."""

from . import windows

__all__ = ["windows"]
