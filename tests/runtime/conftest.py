"""The modules beside these tests can be imported by them; garbage collection is not what frees a graph, so a test may turn it off."""

import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What is freed within is freed by reference counts alone."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
