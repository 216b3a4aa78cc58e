"""What holds for tests of functions that are followed."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import pytest

from specgrad.compiler.followed import followed
from specgrad.core.base.state import thread


@pytest.fixture
def whatever_the_size(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Small tensors are followed too, without a warning of something that runs as it is."""
    monkeypatch.setattr(followed, "SMALL", 0)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield
    assert thread.tracer is None
