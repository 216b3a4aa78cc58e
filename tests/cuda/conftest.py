"""What tests of devices have in common."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cuda.places import PLACES


@pytest.fixture
def place(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where a test runs: on the stand-in, unless `on_both` says that it runs on a device too."""
    name: str = getattr(request, "param", "stand-in")
    with PLACES[name]():
        yield name
