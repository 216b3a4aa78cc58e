"""Reference counts free a graph, not the garbage collector: a test may turn that off. The modules beside these tests can be imported by them."""

import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "ops")]


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What is freed within is freed by reference counts alone."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
