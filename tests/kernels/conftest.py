"""These tests hold compiled kernels against NumPy's; where none were built there is nothing to hold."""

from __future__ import annotations

from pathlib import Path

import pytest

import specgrad


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if specgrad.core.kernels.table.compiled:
        return
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here:
            item.add_marker(pytest.mark.skip(reason="no compiled kernels: the package was built without a C compiler, or SPECGRAD_KERNELS=numpy is set"))
