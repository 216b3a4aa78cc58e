"""Libraries that tests define or load, forgotten: what one test makes is not there for the next."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def libraries_forgotten() -> Iterator[None]:
    """What is published within is forgotten at the end: methods of tensors, modules, what specs find, what stands for NumPy's functions."""
    from specgrad import Tensor
    from specgrad.codegen.read import libraries
    from specgrad.libraries import registry
    from specgrad.methods.beside_numpy.named import named_by_libraries

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
        named_by_libraries.pop(namespace, None)
