"""Ops are defined in a cache of the test's own, and none is left behind for other tests."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from specgrad import Tensor
from specgrad.codegen.read import libraries
from specgrad.libraries import registry
from tests.own_cache import own_cache


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SPECGRAD_CACHE", own_cache(tmp_path / "cache"))
    before = set(registry.published)
    yield
    for namespace in set(registry.published) - before:
        package = registry.published.pop(namespace).package
        for name in [name for name, owner in registry._methods.items() if owner == namespace]:
            del registry._methods[name]
            delattr(Tensor, name)
        for name in [m for m in sys.modules if m == package or m.startswith(f"{package}.")]:
            del sys.modules[name]
        libraries.defined.pop(namespace, None)
