"""The names that a trace holds: those of C++ functions as they are written in the source."""

from __future__ import annotations

from collections import defaultdict


class StringTable(defaultdict[str, str]):
    """A dictionary of names, in which a name that is not there stands for itself, and a mangled C++ one for what it says.

    >>> from specgrad.autograd.profiler_util import StringTable
    >>> StringTable()["mul"]
    'mul'
    """

    def __missing__(self, key: str) -> str:
        self[key] = demangled(key) if len(key) > 1 and key.startswith("_Z") else key
        return self[key]


def demangled(name: str) -> str:
    """A C++ name as its source has it, by the `c++filt` of the machine; as it is if there is none."""
    import subprocess

    try:
        done = subprocess.run(["c++filt", "--", name], capture_output=True, text=True, timeout=10, check=True)
    except (OSError, subprocess.SubprocessError, ValueError):  # there is none, or it fails; ValueError: a name with a NUL
        return name
    return done.stdout.rstrip("\n")
