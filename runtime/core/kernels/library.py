"""The kernels of another package's ops: compiled where its extension module fits this specgrad, NumPy expressions where it does not."""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from . import table
from .numpy_kernels import NumpyKernel

INTERFACE = 5  # what generated code of libraries expects of this package; codegen/generate.py has the same number
DEFINED = "specgrad.ops."  # what the packages begin with that are generated as a program runs
libraries: dict[str, Library] = {}  # that were loaded, by namespace; of one that was defined again, the last


class Library:
    """What is generated from one spec of another package.

    Args:
        package: the name of the generated package: "mylib.ops".
        namespace: under which its ops are found: "mylib".
        digest: of its kernels, which compiled ones must have too.
        interface: what its code expects of specgrad.
    """

    digest: str
    namespace: str
    package: str

    def __init__(self, package: str, namespace: str, digest: str, interface: int):
        if interface != INTERFACE:
            raise ImportError(
                f"{package} was generated for version {interface} of specgrad's interface, and this specgrad has version {INTERFACE}. Build {namespace} again "
                f"with this one: pip install --force-reinstall --no-cache-dir --no-binary {namespace} {namespace}, or specgrad generate --spec in its checkout"
            )
        self.package, self.namespace, self.digest = package, namespace, digest
        self.folder: Path = Path(str(sys.modules[package].__file__)).parent
        self.modules: list[ModuleType] = []  # of groups, which hold kernels
        self.compiled: bool = False
        entries = import_module(f"{package}.numpy_kernels").KERNELS
        self._numpy = {name: NumpyKernel(f"{namespace}::{name}", entry) for name, entry in entries.items()}
        self.kernels: dict[str, Any] = dict(self._numpy)
        if table.compiled:
            self._load()
        libraries[namespace] = self

    def numpy_kernel(self, name: str) -> NumpyKernel:
        """A kernel as NumPy's expression."""
        return self._numpy[name]

    def __repr__(self) -> str:
        return f"<library {self.namespace}, {len(self.kernels)} kernels, {'compiled' if self.compiled else 'on NumPy'}>"

    @property
    def file(self) -> Path:
        """Where the extension module lies, or would lie."""
        return self.folder / ("_kernels" + EXTENSION_SUFFIXES[0])

    def _load(self) -> None:
        if self.file.is_file():
            self.take(self.file)
        elif not self.package.startswith(DEFINED):  # those are compiled in the background
            self._warn("are missing")

    def take(self, file: Path) -> bool:
        """Use compiled kernels from now on, in the functions that are there too. False, with a warning, if they do not fit."""
        if not table.is_whole(file):
            return self._warn("are damaged: their file is cut off")
        spec = spec_from_file_location(f"{self.package}._kernels", file)
        assert spec is not None and spec.loader is not None
        try:
            module = module_from_spec(spec)
            spec.loader.exec_module(module)
        except ImportError as error:
            return self._warn(f"cannot be loaded ({error})")
        if module.digest != self.digest:
            return self._warn("are older than its code")
        if module.layout != table.tables_layout():
            return self._warn("were compiled with another version of specgrad")
        compiled: dict[str, Any] = {}
        if table.register_library(compiled, module.tables, self._fallback):
            raise ImportError(f"the compiled kernels of {self.package} could not be registered; build it again")
        self.kernels.update(compiled)
        self.compiled = True
        for holder in self.modules:
            self._hand_to(holder)
        return True

    def hold(self, module: ModuleType) -> None:
        """Note a module of a group: its kernels are exchanged when compiled ones are ready."""
        self.modules.append(module)
        self._hand_to(module)

    def _hand_to(self, module: ModuleType) -> None:
        names = vars(module)
        for kernel in [name for name in self.kernels if f"k_{name}" in names]:
            names[f"k_{kernel}"] = self.kernels[kernel]
            for mode in ("same", "any", "into"):
                if f"k_{kernel}_{mode}" in names:
                    names[f"k_{kernel}_{mode}"] = getattr(self.kernels[kernel], mode)

    def _fallback(self, name: str, mode: int, args: tuple[Any, ...]) -> Any:
        """What no compiled loop covers."""
        return getattr(self._numpy[name], table.MODES[mode])(*args)

    def _warn(self, what_is_wrong: str) -> bool:
        warnings.warn(
            f"the ops of {self.namespace} run on NumPy, which is slower: their compiled kernels {what_is_wrong}. "
            f"Compile them with: specgrad build --spec {self.folder.with_suffix('.yaml')}, which needs a C compiler, or build {self.namespace} again.",
            RuntimeWarning,
            stacklevel=4,
        )
        return False
