"""Where tests of devices run: on the stand-in, and, if they say so, on a device as well, where there is one.

python -m tests.cuda.places    # says what keeps them from running on a device here
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

import pytest

import specgrad as sg
from tests.cuda.twin import streams
from tests.cuda.twin.modules import forget_streams, twin

on_both = pytest.mark.parametrize("place", ["stand-in", pytest.param("device", marks=pytest.mark.device)], indirect=True)


class Now:
    """Where the test that runs now runs."""

    on_device = False


def missing() -> str:
    """What keeps tests from running on a device; "" if nothing does."""
    try:
        import cupy  # type: ignore[import-not-found,import-untyped,unused-ignore]
    except ImportError as error:
        return f"CuPy cannot be imported ({error}): pip install 'specgrad[cuda]'"
    try:
        found = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        return f"there is no CUDA device: {error}"
    return "" if found else "there is no CUDA device"


@contextmanager
def device() -> Iterator[None]:
    """A device itself, on which no stream was used yet, and where nothing waits any more afterwards."""
    if reason := missing():
        pytest.skip(reason)
    forget_streams()
    Now.on_device = True
    try:
        yield
        sg.cuda.synchronize()
    finally:
        Now.on_device = False
        sg.cuda.set_sync_debug_mode("default")
        forget_streams()


PLACES = {"stand-in": twin, "device": device}


def late(seed: int) -> AbstractContextManager[Any]:
    """The stand-in's streams do their work late; those of a device when they do."""
    return nullcontext() if Now.on_device else streams.late(seed)


def needs_devices(count: int) -> None:
    """Skip a test where there are fewer devices."""
    if (found := sg.cuda.device_count()) < count:
        pytest.skip(f"it needs {count} devices, and there is {found}")


def main() -> int:
    if reason := missing():
        print(f"tests of CUDA devices cannot run here: {reason}", file=sys.stderr)
        return 1
    print(f"{sg.cuda.device_count()} of {sg.cuda.get_device_name()}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
