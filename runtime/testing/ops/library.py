"""The package that is generated from a library's spec: what was built, if that is what the spec says, or else what is made of it for this run."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

from specgrad.codegen.generate import render
from specgrad.codegen.generated_folder import MANIFEST, drift
from specgrad.codegen.model.op import Spec
from specgrad.codegen.paths import Paths
from specgrad.codegen.project import package_of
from specgrad.libraries.define import load_ops


def library_of(spec: Spec, where: Paths) -> ModuleType:
    """Raises `ImportError` if what was generated is not what the spec says now."""
    root, package = package_of(where.generated.resolve())
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))  # the modules of its functions
    run = f"specgrad generate --spec {spec.file} && specgrad build --spec {spec.file}"
    if not (where.generated / MANIFEST).is_file():
        try:
            return load_ops(where.spec, modules=tuple(where.modules), compile="now")
        except ImportError as error:  # a function's module whose package imports what is not generated yet
            raise ImportError(f"{error}. To generate {package} for this checkout, run: {run}") from error
    if drift(render(spec, where.csrc), where.generated):
        raise ImportError(f"{where.generated}/ is not what is generated from {spec.file}; run: {run}")
    return import_module(package)
