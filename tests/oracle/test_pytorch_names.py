"""The list of PyTorch's public functions is that of the PyTorch that is installed, of the version that the list is of."""

from __future__ import annotations

import inspect
import types
from functools import reduce
from typing import Any

import pytest

from tests.oracle.both import torch
from tests.pytorch_names import NAMES

PROPERTIES = (property, types.GetSetDescriptorType)


def _functions(module: Any) -> list[str]:
    """The public functions, methods and properties of a module or a class."""
    names = [name for name in dir(module) if not name.startswith("_") and not isinstance(getattr(module, name), (type, types.ModuleType))]
    return [name for name in names if callable(getattr(module, name)) or isinstance(inspect.getattr_static(module, name), PROPERTIES)]


@pytest.mark.skipif(not torch.__version__.startswith("2.13."), reason="the list is that of PyTorch 2.13")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("module", NAMES)
def test_the_list_is_whole(module: str) -> None:
    path = [] if module == "torch" else module.split(".")
    assert NAMES[module] == _functions(reduce(getattr, path, torch))
