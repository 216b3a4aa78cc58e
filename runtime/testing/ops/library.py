"""The package that is generated from a library's spec: what was built, if that is what the spec says, or else what is made of it for this run."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from specgrad.codegen.generate import render
from specgrad.codegen.generated_folder import MANIFEST, drift
from specgrad.codegen.model.op import Spec
from specgrad.codegen.paths import Paths
from specgrad.libraries.define import load_ops


def library_of(spec: Spec, where: Paths) -> ModuleType:
    """Raises `ImportError` if what was generated is not what the spec says now."""
    root, package = _place(where.generated.resolve())
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))  # the modules of its functions
    if not (where.generated / MANIFEST).is_file():
        return load_ops(where.spec, modules=tuple(where.modules), compile="now")
    if drift(render(spec, where.csrc), where.generated):
        raise ImportError(
            f"{where.generated}/ is not what is generated from {spec.file}; run: specgrad generate --spec {spec.file} && specgrad build --spec {spec.file}"
        )
    return import_module(package)


def _place(folder: Path) -> tuple[Path, str]:
    """The folder from which a package is imported, and its name."""
    parts = [folder.name]
    parent = folder.parent
    while (parent / "__init__.py").is_file():
        parts.append(parent.name)
        parent = parent.parent
    return parent, ".".join(reversed(parts))
