"""Compiles the kernels: plain C sources, and the few functions that cffi declares to Python.

It runs the C compiler itself, so that kernels can be compiled wherever specgrad runs: nothing but cffi, NumPy and a compiler is needed. An object file is
named by a digest of what it was made from and by one of its content: one that is old or damaged is not found. The module takes its place when it is complete
and was loaded once.
"""

from __future__ import annotations

import io
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import numpy

from . import processor
from .paths import paths

MODULE = "_kernels"

# -O3 vectorises; no contraction, so that results are the same on all machines; errno is nobody's business here. Never
# -ffast-math: it would break infinities, NaNs and, for the whole process, denormals.
FLAGS = ["-O3", "-std=gnu11", "-fno-math-errno", "-fno-trapping-math", "-ffp-contract=off", "-fwrapv", "-fopenmp-simd", "-pthread"]
FLAGS += ["-Wall", "-Wno-unused-function", "-g0", "-D_CFFI_NO_LIMITED_API"]  # kernels need all of Python's C API
FLAGS += ["-fno-asynchronous-unwind-tables"]  # no exception passes through C; the tables for that are a twentieth of a wheel
FLAGS += ["-DNPY_TARGET_VERSION=NPY_2_0_API_VERSION"]  # NumPy 2.0's headers offer less than it has, unless they are asked
_HIDDEN = ["-fvisibility=hidden"]  # libraries have tables of the same names; and functions of other files are called without a table of addresses
_STRIPPED = ["-s"] if sys.platform == "linux" else []  # nobody looks for the names of internal functions
_OF_GCC = ["-fno-split-loops", "-fno-version-loops-for-strides", "-fno-unswitch-loops"]  # copies of loops: a hundredth of a wheel
_OF_GCC += ["-fno-schedule-insns2"]  # the order that registers allow is as fast where processors find their own, and a thirtieth of a wheel shorter
# What a loop leaves after whole vectors gcc computes by narrower vectors, in a second copy of the loop. Of large ops, one by one: a fiftieth of a wheel.
_LARGE, _OF_LARGE = b"SG_LARGE", ["--param=vect-epilogues-nomask=0"]
_INCLUDED = re.compile(rb'["<]([\w./]+\.[ch])[">]')  # also of `#define TEMPLATE "loops.h"`, which `#include TEMPLATE` reads


class BuildError(Exception):
    """The kernels could not be compiled; says what the compiler said."""


@dataclass(frozen=True)
class Built:
    module: Path
    sources: int
    compiled: int  # the others were compiled before


def build(csrc: Path, kernels: Path, target: Path, objects: Path | None = None, level: int | None = None) -> Built:
    """Compile the kernels.

    Args:
        csrc: the folder of the handwritten sources.
        kernels: the folder of the generated ones.
        target: the folder that gets the module.
        objects: a folder that keeps object files for the next time.
        level: the processor for which alone they are compiled (`processor.level`), in two thirds of the time; None for all, as in a wheel.

    Raises:
        BuildError: there is no compiler, or it failed, or `target` cannot be written; `target` is as it was.
    """
    _require_writable(target)
    with tempfile.TemporaryDirectory(prefix="specgrad-build-") as scratch:
        workshop = _Workshop(csrc, Path(scratch), objects or Path(scratch, "objects"), level)
        return workshop.built([*sorted(csrc.glob("*.c")), *sorted(kernels.glob("*.c")), workshop.declarations()], target)


def build_library(csrc: Path, generated: Path, target: Path | None = None) -> Built:
    """Compile the kernels of a library: those alone, since specgrad's own module has what runs them.

    Args:
        csrc: the folder of specgrad's handwritten sources, of which headers are used.
        generated: the folder that was generated from the library's spec.
        target: the folder that gets the module; that folder unless given.

    Raises:
        BuildError: there is no compiler, or it failed; `target` is as it was.
    """
    with tempfile.TemporaryDirectory(prefix="specgrad-build-") as scratch:
        workshop = _Workshop(csrc, Path(scratch), Path(scratch, "objects"))
        return workshop.built([*sorted((generated / "kernels").glob("*.c")), csrc / "library" / "module.c", csrc / "functions.c"], target or generated)


def are_generated() -> bool:
    """Whether specgrad's own kernels lie there as C: a package that was installed with compiled kernels has the spec instead."""
    return (paths().generated / "kernels").is_dir()


def main(spec: Path | None = None, kernels: Path | None = None, portable: bool = False) -> int:
    """The command: compile the kernels of this checkout, of this installed package, or of a library; the exit status is 0 if they are there.

    Args:
        spec: a library's.
        kernels: the folder of the generated sources of specgrad's own, unless they are in the folder of what is generated.
        portable: whether specgrad's own are to run on all processors, as those of a library do, not only on such as this machine's.
    """
    where = paths()
    start = time.perf_counter()
    try:
        if spec is not None:
            built = build_library(where.csrc, spec.with_suffix(""))
        else:
            here = None if portable else processor.level()
            built = build(where.csrc, kernels or where.generated / "kernels", where.package, kept_objects(where.kept), here)
    except BuildError as error:
        print(f"specgrad: the kernels could not be compiled: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"specgrad: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    print(f"{built.module.name}: {built.compiled} of {built.sources} sources compiled in {time.perf_counter() - start:.1f} s")
    return 0


def kept_objects(folder: Path | None) -> Path | None:
    """Where object files are kept: where SPECGRAD_OBJECTS says, or in the folder of what a checkout keeps."""
    named = os.environ.get("SPECGRAD_OBJECTS")
    return Path(named) if named else folder / "objects" if folder else None


class _Workshop:
    """One build: the commands, and where things are made."""

    def __init__(self, csrc: Path, scratch: Path, objects: Path, level: int | None = None):
        self.csrc, self.scratch, self.objects = csrc, scratch, objects / f"level-{level}" if level else objects
        self.included: dict[Path, list[Path]] = {}
        self.objects.mkdir(parents=True, exist_ok=True)
        configured = sysconfig.get_config_vars()
        includes = {sysconfig.get_path("include"), sysconfig.get_path("platinclude"), numpy.get_include()}
        self.compiler = c_compiler()
        version = _run([*self.compiler, "--version"])
        is_gcc = "Free Software Foundation" in version
        self.compile = [*self.compiler, *_words(configured.get("CFLAGS")), *_words(configured.get("CCSHARED")), *FLAGS, *(_OF_GCC if is_gcc else ()), *_HIDDEN]
        self.compile += _variable("CFLAGS")
        self.link = [*self.compiler, *_without_compiler(_words(configured.get("LDSHARED"))), *_variable("LDFLAGS"), "-pthread", *_STRIPPED]
        if is_gcc and level:
            self.compile.append(f"-DSG_LEVEL={level}")
        self.compile.append("-DSG_OWN_FUNCTIONS")  # which csrc/functions.c has
        self.compile.append(f'-DSG_LAYOUT="{layout_of(csrc)}"')
        self.of_large = _OF_LARGE if is_gcc else []
        self.common = _digest(repr((self.compile, self.of_large)).encode(), version.encode(), sys.version.encode(), numpy.__version__.encode())
        # Of headers their versions count, not where they lie: an environment, also pip's own in which it builds, takes the objects that another has made.
        self.compile += [f"-I{folder}" for folder in (*sorted(includes), csrc)]

    def built(self, sources: Sequence[Path], target: Path) -> Built:
        """The module of some sources, put into a folder."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            found = list(pool.map(self.object_of, sources))
        module = self.linked([path for path, _ in found], target)
        self.forget_others(path for path, _ in found)
        return Built(module, len(sources), sum(anew for _, anew in found))

    def declarations(self) -> Path:
        """The source that cffi writes."""
        import cffi  # type: ignore[import-untyped,unused-ignore]

        ffi = cffi.FFI()
        header = (self.csrc / "register.h").read_text(encoding="utf-8")
        ffi.cdef("\n".join(line for line in header.splitlines() if line.endswith(");")))
        ffi.set_source(f"specgrad.{MODULE}", '#include "register.h"')
        path = self.scratch / f"{MODULE}.c"
        with redirect_stdout(io.StringIO()):  # it tells of every file that it writes
            ffi.emit_c_code(str(path))
        return path

    def object_of(self, source: Path) -> tuple[Path, bool]:
        """The object file of a source, and whether it was compiled just now."""
        headers = self.headers_of(source)
        made_from = f"{source.stem}-{_digest(self.common.encode(), *(path.read_bytes() for path in (source, *headers)))}"
        for path in self.objects.glob(f"{made_from}-*.o"):
            if path.name == f"{made_from}-{_digest(path.read_bytes())}.o":
                return path, False
        fresh = self.objects / f"{made_from}.{os.getpid()}.tmp"
        try:
            large = self.of_large if _LARGE in source.read_bytes() else []
            _run([*self.compile, *large, "-c", str(source), "-o", str(fresh)])
            if not fresh.exists():
                raise BuildError(f"{self.compiler[0]} says that it has compiled {source}, and has written nothing; the variable CC may name another compiler")
            path = self.objects / f"{made_from}-{_digest(fresh.read_bytes())}.o"
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)
        return path, True

    def headers_of(self, source: Path) -> list[Path]:
        """What of ours a source includes, and what that includes: a change of another header leaves its object as it is."""
        found: dict[Path, None] = {}
        waiting = [source]
        while waiting:
            fresh = [header for header in self.headers_in(waiting.pop()) if header not in found]
            found.update(dict.fromkeys(fresh))
            waiting += fresh
        return list(found)

    def headers_in(self, file: Path) -> list[Path]:
        """The files of ours that a file itself names."""
        if file not in self.included:
            names = [name.decode() for name in _INCLUDED.findall(file.read_bytes())]
            self.included[file] = [path for name in names for path in dict.fromkeys((file.parent / name, self.csrc / name)) if path.is_file()]
        return self.included[file]

    def linked(self, objects: Sequence[Path], target: Path) -> Path:
        """The module: linked beside its place, loaded once by another process, and put in its place."""
        name = MODULE + sysconfig.get_config_var("EXT_SUFFIX")
        fresh = target / f".{name}.{os.getpid()}.tmp"
        try:
            _run([*self.link, *map(str, objects), "-lm", "-o", str(fresh)])
            _run([sys.executable, "-c", _LOAD, str(fresh)])
            fresh.replace(target / name)
        finally:
            fresh.unlink(missing_ok=True)
        return target / name

    def forget_others(self, objects: Iterable[Path]) -> None:
        """Object files are kept for the next build alone."""
        for path in {*self.objects.glob("*.o")} - set(objects):
            path.unlink(missing_ok=True)


def _require_writable(target: Path) -> None:
    """Before anything is compiled, which takes a while."""
    try:
        with tempfile.TemporaryFile(dir=target, prefix=f".{MODULE}."):
            pass
    except OSError as error:
        raise BuildError(f"the module cannot be put into {target}: {error.strerror}; install specgrad where you may write, or build as its owner") from error


_INCLUDE = re.compile(rb'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


def layout_of(csrc: Path) -> str:
    """The version of the tables of kernels: a digest of the header that declares them."""
    header = csrc / "kernel.h"
    return _digest(header.read_bytes() if header.is_file() else b"")


_LOAD = f"""
import sys
sys.path[:] = [folder for folder in sys.path if folder]  # the current folder may hold modules of any name
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
module_from_spec(spec_from_file_location("{MODULE}", sys.argv[1], loader=ExtensionFileLoader("{MODULE}", sys.argv[1])))
"""


def _run(command: Sequence[str]) -> str:
    """What a command printed; raises `BuildError` with it if the command fails. What a compiler warns of is passed on."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    except OSError as error:
        raise BuildError(f"{command[0]}: {error.strerror}; a C compiler is needed, and the variable CC may name it") from error
    if done.returncode:
        ended = f"exit status {done.returncode}" if done.returncode > 0 else f"signal {-done.returncode}"
        raise BuildError(f"{shlex.join(command)}\n{done.stdout}{done.stderr}{command[0]} failed with {ended}")
    sys.stderr.write(done.stderr)
    return done.stdout


def c_compiler() -> list[str]:
    """The C compiler and its options: what CC says, or Python was compiled with. Raises `BuildError` if CC is not to be read."""
    return _variable("CC") or _words(sysconfig.get_config_var("CC")) or ["cc"]


def _variable(name: str) -> list[str]:
    """The words of a variable of the environment, as a shell reads them."""
    try:
        return _words(os.environ.get(name))
    except ValueError as error:
        raise BuildError(f"the variable {name} is {os.environ[name]!r}, which no shell can read: {error}") from None


def _words(text: str | None) -> list[str]:
    return shlex.split(text or "")


def _without_compiler(link: list[str]) -> list[str]:
    """The options of Python's own command to link: what follows the compiler's name."""
    return [word for word in link[1:] if word != "-pthread"] if link else ["-shared"]


def _digest(*parts: bytes) -> str:
    digest = sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8, "little") + part)
    return digest.hexdigest()[:16]


if __name__ == "__main__":  # FOLDER TARGET: the kernels of a library, compiled for a program that goes on meanwhile
    try:
        build_library(paths().csrc, Path(sys.argv[1]), Path(sys.argv[2]))
    except (BuildError, OSError) as _failure:
        sys.exit(str(_failure))
