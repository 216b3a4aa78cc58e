"""Ops are defined in a cache of the test's own, and none is left behind for other tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.forgotten import libraries_forgotten
from tests.own_cache import own_cache


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SPECGRAD_CACHE", own_cache(tmp_path / "cache"))
    with libraries_forgotten():
        yield
