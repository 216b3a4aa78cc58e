"""Kernels of a device, compiled by NVRTC when they are first launched, and kept for the next run.

What is kept is machine code for one architecture: of PTX, what a newer compiler writes need not load in an older driver.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from specgrad.codegen.paths import paths
from specgrad.libraries.cache import digest, kept

from .source import Source, translation_unit

VARIABLE = "SPECGRAD_NVRTC"  # the file of the library, where it lies in no usual place
FLAGS = ("-std=c++17", "-default-device", "-diag-suppress=186,177")  # no warnings of comparisons of unsigned numbers with 0, nor of unused functions
_NAMES = ("libnvrtc.so.13", "libnvrtc.so.12")


class CompilerError(RuntimeError):
    """A kernel could not be compiled; says what the compiler said."""


class Nvrtc:
    """The library, by its C functions.

    Args:
        path: its file, or the name by which the system finds it.
    """

    version: tuple[int, int]

    def __init__(self, path: str):
        folder = Path(path).parent
        for builtins in sorted(folder.glob("libnvrtc-builtins.so.*")) if folder.is_absolute() else ():
            ctypes.CDLL(str(builtins))  # which it looks for by name
        self._library = ctypes.CDLL(path)
        self._library.nvrtcGetErrorString.restype = ctypes.c_char_p
        major, minor = ctypes.c_int(), ctypes.c_int()
        self._do("nvrtcVersion", ctypes.byref(major), ctypes.byref(minor))
        self.version = (major.value, minor.value)

    def compile(self, text: str, options: Iterable[str], gives: str = "CUBIN") -> bytes:
        """Compile a source.

        Args:
            text: of the source.
            options: for the compiler.
            gives: "CUBIN", machine code, or "PTX".
        """
        program = ctypes.c_void_p()
        self._do("nvrtcCreateProgram", ctypes.byref(program), text.encode(), b"kernel.cu", 0, None, None)
        try:
            given = [option.encode() for option in options]
            status = self._library.nvrtcCompileProgram(program, len(given), (ctypes.c_char_p * len(given))(*given))
            if status:
                log = self._taken(program, "ProgramLog").rstrip(b"\0").decode(errors="replace")
                raise CompilerError(f"NVRTC {self.version[0]}.{self.version[1]} could not compile a kernel: {self._said(status)}\n{log}")
            return self._taken(program, gives)
        finally:
            self._do("nvrtcDestroyProgram", ctypes.byref(program))

    def _taken(self, program: ctypes.c_void_p, what: str) -> bytes:
        size = ctypes.c_size_t()
        self._do(f"nvrtcGet{what}Size", program, ctypes.byref(size))
        found = ctypes.create_string_buffer(size.value)
        self._do(f"nvrtcGet{what}", program, found)
        return found.raw

    def _do(self, function: str, *args: Any) -> None:
        status = getattr(self._library, function)(*args)
        if status:
            raise CompilerError(f"{function} failed: {self._said(status)}")

    def _said(self, status: int) -> str:
        return str(self._library.nvrtcGetErrorString(status).decode())


@cache
def nvrtc() -> Nvrtc:
    """The compiler: of SPECGRAD_NVRTC, of the package nvidia-cuda-nvrtc, or of the system."""
    given = os.environ.get(VARIABLE)
    tried = [given] if given else [*in_packages(_NAMES), *_NAMES]
    errors = []
    for path in tried:
        try:
            return Nvrtc(path)
        except OSError as error:
            errors.append(str(error))
    raise CompilerError(f"kernels of a device need NVRTC: pip install nvidia-cuda-nvrtc, or say in {VARIABLE} where it lies ({'; '.join(errors)})")


def in_packages(names: Iterable[str]) -> Iterable[str]:
    """Where wheels of NVIDIA put a library, of any of some names."""
    found = importlib.util.find_spec("nvidia")
    for root in (found.submodule_search_locations or []) if found else []:
        yield from (str(path) for name in names for path in sorted(Path(root).glob(f"*/lib/{name}")))


def options(arch: str) -> list[str]:
    """What NVRTC is told for an architecture, such as sm_90."""
    csrc = paths().csrc
    return [*FLAGS, f"-arch={arch}", f"-I{csrc / 'device'}", f"-I{csrc / 'device' / 'nvrtc'}", f"-I{csrc}"]


def cubin(source: Source, arch: str) -> bytes:
    """The machine code of a kernel for an architecture: what was kept, or compiled now."""
    text = translation_unit([source])
    version = ".".join(map(str, nvrtc().version))
    key = digest(text.encode(), headers_digest().encode(), arch.encode(), version.encode(), *(flag.encode() for flag in FLAGS))
    found = kept(f"cuda-{key}", lambda folder: _compile(text, arch, folder))
    try:
        return (found.folder / "kernel.cubin").read_bytes()
    finally:
        found.release()


def _compile(text: str, arch: str, folder: Path) -> None:
    (folder / "kernel.cubin").write_bytes(nvrtc().compile(text, options(arch)))


@cache
def headers_digest() -> str:
    """Of all that a source may include."""
    csrc = paths().csrc
    files = [*sorted(csrc.glob("*.h")), *sorted(file for file in (csrc / "device").rglob("*") if file.is_file())]
    return digest(*(file.read_bytes() for file in files))
