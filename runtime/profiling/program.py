"""A user's script or module, run as if it had been started by `python` itself."""

from __future__ import annotations

import importlib.util
import io
import runpy
import sys
import threading
import zipfile
from collections.abc import Callable, Iterable, Sequence
from importlib.machinery import all_suffixes
from pathlib import Path
from traceback import walk_stack
from types import CodeType, ModuleType
from typing import Any, NamedTuple

from specgrad.core.base.call_site import is_package_file
from specgrad.profiling.events.events import FunctionEvent

_RUNPY = (runpy.__file__, "<frozen runpy>")
INTERRUPTED = 130  # what a shell gives for a program that Ctrl-C has ended


class CannotRun(Exception):
    """There is no such program, said before anything has run."""


class ProfiledProgram(NamedTuple):
    """What is to be run."""

    name: str
    argv: list[str]
    folder: str | None  # what `python` puts first into sys.path; None if running it does that
    run: Callable[[], object]


def script(path: str, arguments: Sequence[str]) -> ProfiledProgram:
    """A file, or a folder or archive with a `__main__.py`.

    Raises:
        CannotRun: there is none, or it cannot be read.
        SyntaxError: what is in it is no Python.
    """
    argv = [path, *arguments]
    try:
        if Path(path).is_dir() or zipfile.is_zipfile(path):
            if not _has_main(path):
                raise CannotRun(f"{path}: there is no __main__.py in it")
            return ProfiledProgram(path, argv, None, lambda: runpy.run_path(path, run_name="__main__"))
        file = str(Path(path).absolute())
        with io.open_code(file) as opened:
            source = opened.read()
    except OSError as error:
        raise CannotRun(f"{path}: {error.strerror}") from error
    code = compile(source, file, "exec", dont_inherit=True)
    return ProfiledProgram(path, argv, str(Path(path).resolve().parent), lambda: _run_as_main(code, file))


def _has_main(path: str) -> bool:
    """Whether a folder or an archive has what `python` runs of it."""
    if Path(path).is_dir():
        return any(Path(path, "__main__" + suffix).is_file() for suffix in all_suffixes())
    with zipfile.ZipFile(path) as archive:
        return any(f"__main__{suffix}" in archive.namelist() for suffix in all_suffixes())


def module(name: str, arguments: Sequence[str]) -> ProfiledProgram:
    """A module, or a package with a `__main__`, as `python -m` finds it.

    Raises:
        CannotRun: there is none.
    """
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        found = importlib.util.find_spec(name)
        if found is not None and found.submodule_search_locations is not None:
            name, found = f"{name}.__main__", importlib.util.find_spec(f"{name}.__main__")
    except (ImportError, ValueError, AttributeError) as error:
        raise CannotRun(f"-m {name}: {error}") from error
    finally:
        sys.path.remove(here)
    if found is None:
        raise CannotRun(f"-m {name}: no such module in sys.path or {here}")
    return ProfiledProgram(
        name.removesuffix(".__main__"), [found.origin or name, *arguments], here, lambda: runpy.run_module(name, run_name="__main__", alter_sys=True)
    )


def _run_as_main(code: CodeType, file: str) -> None:
    """Run code as the module `__main__`: pickles, `multiprocessing` and `import __main__` then find what it defines."""
    main = ModuleType("__main__")
    main.__dict__.update(__file__=file, __builtins__=__builtins__, __cached__=None)
    before = sys.modules["__main__"]
    sys.modules["__main__"] = main
    try:
        exec(code, main.__dict__)
    finally:
        sys.modules["__main__"] = before


def run(program: ProfiledProgram, around: Any) -> int:
    """Run a program, and the threads that it leaves running, within a context manager; gives the exit status that it would have had.

    An exception that it does not catch is shown as `python` would show it, without the frames of what runs it.
    """
    argv, path, threads = sys.argv, list(sys.path), set(threading.enumerate())
    sys.argv = program.argv
    if program.folder is not None:
        sys.path.insert(0, program.folder)
    try:
        with around:
            status = _ended(program.run)
            return _ended(lambda: _wait_for_others(threads)) or status
    finally:
        sys.argv, sys.path[:] = argv, path


def _ended(work: Callable[[], object]) -> int:
    try:
        work()
    except SystemExit as error:
        if error.code is None or isinstance(error.code, int):
            return int(error.code or 0)
        print(error.code, file=sys.stderr)
        return 1
    except BaseException as error:
        show_error(error)
        return INTERRUPTED if isinstance(error, KeyboardInterrupt) else 1
    return 0


def _wait_for_others(before: set[threading.Thread]) -> None:
    """Wait for threads, as Python does in the end: what they do is part of the program. Not for those that were there before."""
    while started := [thread for thread in threading.enumerate() if thread not in before and not thread.daemon]:
        started[0].join()


def show_error(error: BaseException) -> None:
    """Show an exception that the program did not catch."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename in (__file__, *_RUNPY):
        trace = trace.tb_next
    sys.excepthook(type(error), error.with_traceback(trace), trace)


def frames_outside() -> list[str]:
    """What called this package, as stacks of events name it: whoever started the command."""
    return [f"{frame.f_code.co_filename}({line}): {frame.f_code.co_name}" for frame, line in walk_stack(None) if not is_package_file[frame.f_code.co_filename]]


def forget_frames(events: Iterable[FunctionEvent], outside: list[str]) -> None:
    """Let the stacks of events end where the program begins."""
    for event in events:
        if event.stack and outside and event.stack[-len(outside) :] == outside:
            stack = event.stack[: -len(outside)]
            while stack and stack[-1].startswith(tuple(f"{file}(" for file in _RUNPY)):
                stack.pop()
            event.stack = stack
