"""Ops from a spec while a program runs: checked, generated and imported at once on NumPy, compiled in the background, and kept for the next run."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import threading
import warnings
import weakref
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from specgrad.core.base.locks import lock_for_loading
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.kernels import table
from specgrad.core.kernels.library import DEFINED, Library

from . import cache
from .registry import published

if TYPE_CHECKING:
    from specgrad.codegen.paths import Paths

COMPILE = ("background", "now", "never")


@hides_frames
def load_ops(
    path: str | os.PathLike[str], *, namespace: str = "", modules: Sequence[str | ModuleType] = (), compile: str = "background", own_c: bool = False
) -> ModuleType:
    """Load the ops of a spec in a file.

    Args:
        path: the file, such as "mylib/ops.yaml".
        namespace: under which the ops are found, `specgrad.ops.NAMESPACE`, where the file does not say it: the name of its folder unless given.
        modules: those, or their names, whose functions the spec may name in `call:`, `compose:` and `batch:`, beside those that its pyproject.toml declares.
        compile: "background" compiles the kernels while the program goes on with NumPy's; "now" waits for them; "never" stays with NumPy's.
        own_c: whether ops may bring C of their own, which is compiled and run as it is written. A spec that has some is refused unless one says so.

    Returns:
        the module of the ops.

    Raises:
        SpecError: the spec has mistakes; it names all of them, with file and line.
        ImportError: what reads a spec is not installed, or the namespace is another library's.

    >>> import tempfile
    >>> from pathlib import Path
    >>> file = Path(tempfile.mkdtemp(), "ops.yaml")
    >>> _ = file.write_text("- name: twice(Tensor self) -> Tensor\\n  forward: 2 * self\\n  self: auto\\n  docs: Twice.\\n")
    >>> load_ops(file, namespace="doubles", compile="never").twice(specgrad.ones(2))
    tensor([2., 2.])
    """
    _require_generator()
    from specgrad.codegen.project import found_modules, paths_of
    from specgrad.codegen.read.source import decode
    from specgrad.codegen.spec import default_namespace

    file = Path(path)
    text = decode(file.read_bytes(), str(file))
    where = paths_of(file, None if not modules else {**paths_of(file).modules, **found_modules(*_names(modules))})
    return _load(text, str(file), namespace or default_namespace(file), where, compile, own_c)


@hides_frames
def define(spec: str, *, namespace: str = "", modules: Sequence[str | ModuleType] = (), compile: str = "background", own_c: bool = False) -> ModuleType:
    """Define ops by a spec that is given as text. To define them again replaces them.

    Args:
        spec: entries of ops, behind a header or without one.
        namespace: under which the ops are found, `specgrad.ops.NAMESPACE`, where the header does not say it; "defined" unless given.
        modules, compile, own_c: as of `load_ops`.

    >>> ops = define('''
    ... - name: bump(Tensor self) -> Tensor
    ...   forward: exp(-self * self)
    ...   self: auto
    ...   docs: A bump.
    ... ''', namespace="bumps", compile="never")
    >>> ops.bump(specgrad.zeros(2)), specgrad.ops.bumps is ops
    (tensor([1., 1.]), True)
    """
    if not isinstance(spec, str):
        raise TypeError(f"define() takes the text of a spec, not {type(spec).__name__}; load_ops() takes a file")
    _require_generator()
    from specgrad.codegen.paths import paths
    from specgrad.codegen.project import found_modules

    where = paths().library(Path("<defined>"), found_modules(*_names(modules)))
    return _load(spec, "<defined>", namespace or "defined", where, compile, own_c)


def _require_generator() -> None:
    for name, package in (("yaml", "pyyaml"), ("jinja2", "jinja2")):
        if importlib.util.find_spec(name) is None:
            raise ImportError(f"to read a spec, specgrad needs {package}, which is not installed: pip install 'specgrad[generate]'", name=name)


def _names(modules: Sequence[str | ModuleType]) -> tuple[list[str], tuple[Path, ...]]:
    """The names of modules, and the folders below which those that are given as modules lie."""
    if isinstance(modules, (str, ModuleType)) or not all(isinstance(m, (str, ModuleType)) for m in modules):
        raise TypeError(f"modules is {modules!r}, expected a list of modules or of their names")
    names = [m if isinstance(m, str) else m.__name__ for m in modules]
    roots = [Path(str(m.__file__)).parents[m.__name__.count(".")] for m in modules if isinstance(m, ModuleType) and getattr(m, "__file__", None)]
    return names, tuple(roots)


def _load(text: str, file: str, namespace: str, where: Paths, compile: str, own_c: bool) -> ModuleType:
    if compile not in COMPILE:
        raise ValueError(f"compile is {compile!r}, expected one of {', '.join(COMPILE)}")
    from specgrad.codegen.read.header import header_of, is_namespace

    if namespace and not (isinstance(namespace, str) and is_namespace(namespace)):
        raise ValueError(f"namespace is {namespace!r}, expected one lower-case word, which is not specgrad's own")
    header = header_of(text, file, namespace)
    namespace = header.namespace or namespace
    package = DEFINED + namespace
    if namespace in published and published[namespace].package != package:
        raise ImportError(f"the namespace {namespace!r} belongs to {published[namespace].package} in {published[namespace].folder}; choose another")
    key = _key(text, file, namespace, header.imports, where, own_c)
    kept = cache.kept(f"{namespace}-{key}", lambda to: _generate(text, file, namespace, where, own_c, to))
    folder = kept.folder / "ops"
    with _loading:  # modules of the same names take each other's place
        known = published.get(namespace)
        if known is not None and known.folder == folder:
            module = sys.modules[package]
            kept.release()  # the library holds it
        else:
            try:
                module = _imported(package, folder)
            except BaseException:
                kept.release()
                raise
            _announce(namespace, folder, where)
            _kept[module.LIBRARY] = kept
            weakref.finalize(module.LIBRARY, kept.release).atexit = False
        thread = _compiler_of(module.LIBRARY) if compile != "never" else None
    if thread is not None and compile == "now":
        thread.join()
    return module


def _compiler_of(library: Library) -> threading.Thread | None:
    """The thread that compiles a library's kernels, started now if none does; None if there is nothing to compile."""
    if library.compiled or not table.compiled:
        return None
    thread = _compiling.get(library)
    if thread is None or not thread.is_alive():
        thread = _compiling[library] = threading.Thread(target=_compile, args=(library,), name=f"specgrad compiles {library.namespace}", daemon=True)
        thread.start()
    return thread


_loading = lock_for_loading()
_generating = lock_for_loading()  # a thread at a time: in some versions of Python, 3.11.7 too, ast.parse() fails where threads take turns within it
_compiling: WeakKeyDictionary[Library, threading.Thread] = WeakKeyDictionary()
_kept: WeakKeyDictionary[Library, cache.Kept] = WeakKeyDictionary()  # what each uses of the cache


def _key(text: str, file: str, namespace: str, imports: Sequence[tuple[str, Any]], where: Paths, own_c: bool) -> str:
    """A digest of all that generated code depends on."""
    from specgrad.codegen.project import imported_files

    libraries = [file.read_bytes() for file in imported_files(name for name, _ in imports)]
    modules = [part for name, path in sorted(where.modules.items()) for part in (name.encode(), path.read_bytes())]
    return cache.digest(
        cache.generator_digest().encode(), text.encode(errors="surrogatepass"), file.encode(), namespace.encode(), b"C" * own_c, *libraries, *modules
    )


def _generate(text: str, file: str, namespace: str, where: Paths, own_c: bool, folder: Path) -> None:
    from specgrad.codegen.generate import render
    from specgrad.codegen.generated_folder import write
    from specgrad.codegen.spec import loads

    with _generating:
        spec = loads(text, file, where.targets(), namespace, library=True, own_c=own_c)
        (folder / "ops.yaml").write_text(text, encoding="utf-8")
        (folder / "ops").mkdir()
        write(render(spec, where.csrc), folder / "ops")


def _imported(package: str, folder: Path) -> ModuleType:
    """A generated package under a name, in the place of what had it before; what was before stays if this fails."""
    before = {name: sys.modules.pop(name) for name in [*sys.modules] if name == package or name.startswith(f"{package}.")}
    spec = importlib.util.spec_from_file_location(package, folder / "__init__.py", submodule_search_locations=[str(folder)])
    assert spec is not None and spec.loader is not None
    module = sys.modules[package] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            del sys.modules[name]
        sys.modules.update(before)
        raise
    return module


def _announce(namespace: str, folder: Path, where: Paths) -> None:
    """Let specs that are read from now on import this one."""
    from specgrad.codegen.read.libraries import FoundLibrary, defined

    defined[namespace] = FoundLibrary(namespace, DEFINED + namespace, folder.with_suffix(".yaml"), where.modules)


def _compile(library: Library) -> None:
    """Compile a library's kernels, and use them. The compiler's process goes on if this one ends, so that the next finds what it made."""
    target = library.folder if os.access(library.folder, os.W_OK) else cache.temporary()
    command = [sys.executable, "-c", _BUILD, json.dumps([*map(str, sys.path)]), str(library.folder), str(target)]
    lock = _kept[library].lock
    used = () if lock is None else (lock,)  # it may outlive this process
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", start_new_session=True, pass_fds=used, check=False)
    except OSError as error:
        _stays_on_numpy(library, str(error))
        return
    if done.returncode == 0:
        library.take(target / library.file.name)
    else:
        said = done.stderr.strip().splitlines() or ["the compiler failed"]
        _stays_on_numpy(library, next((line for line in said if "error:" in line), said[-1]))


# It imports from where this process does, and nothing from the folder that happens to be the current one.
_BUILD = """
import sys
sys.path[:] = [folder for folder in sys.path if folder]
from json import loads
sys.path[:] = loads(sys.argv.pop(1))
from runpy import run_module
run_module("specgrad.codegen.build", run_name="__main__")
"""


def _stays_on_numpy(library: Library, why: str) -> None:
    warnings.warn(f"the ops of {library.namespace} stay on NumPy, which is slower: {why}", RuntimeWarning, stacklevel=2)
