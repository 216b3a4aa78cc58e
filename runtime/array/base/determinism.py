"""Whether ops must give the same bits each time, where it would be faster to let threads of a device come in any order."""

from __future__ import annotations


class _Wanted:
    same_bits: bool = False
    only_warns: bool = False  # what PyTorch would do for an op that cannot: here every op can


_wanted = _Wanted()


def use_deterministic_algorithms(mode: bool, *, warn_only: bool = False) -> None:
    """Say whether ops give the same bits whenever they are called with the same arguments.

    On the CPU all do. On a device, elements that are added by index come in any order unless this is asked for: then they are sorted by their
    places first, which takes several times as long; and of several that are put to one place the last one stays.
    """
    if not isinstance(mode, bool) or not isinstance(warn_only, bool):
        raise TypeError(f"use_deterministic_algorithms(): expected mode and warn_only to be bools, but got {mode!r} and {warn_only!r}")
    _wanted.same_bits, _wanted.only_warns = mode, mode and warn_only


def are_deterministic_algorithms_enabled() -> bool:
    """Whether `use_deterministic_algorithms` has asked for the same bits each time."""
    return _wanted.same_bits


def is_deterministic_algorithms_warn_only_enabled() -> bool:
    """What `use_deterministic_algorithms` was told as `warn_only`."""
    return _wanted.only_warns
