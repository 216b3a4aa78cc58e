"""A plugin of pytest, for machines without a device: what is marked `device` runs, and finds the stand-in where CuPy would be.

So tests that are for devices are known to ask nothing of the stand-in that CuPy has not, before any device has seen them:

python -m pytest -p tests.cuda.as_if_there -m device tests/cuda
"""

from __future__ import annotations

from contextlib import ExitStack
from importlib.machinery import ModuleSpec

from tests.cuda.twin.device import counts
from tests.cuda.twin.modules import MODULES, twin

_there = ExitStack()


def pytest_sessionstart() -> None:
    MODULES["cupy"].__spec__ = ModuleSpec("cupy", None)  # who only asks whether it is installed is told so
    _there.enter_context(twin())


def pytest_runtest_setup() -> None:
    for kind in counts.values():
        kind.clear()


def pytest_sessionfinish() -> None:
    _there.close()
