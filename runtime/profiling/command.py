"""`specgrad profile SCRIPT`: runs a script under the profiler, and writes what was found as a table, a trace and a page."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from specgrad.core.base.files import show, write_whole
from specgrad.profiling.events.events import FunctionEvent
from specgrad.profiling.record.experimental import ExperimentalConfig
from specgrad.profiling.show.event_list import EventList
from specgrad.profiling.show.table import attribute

from .profile import profile
from .program import CannotRun, ProfiledProgram, forget_frames, frames_outside, module, run, script, show_error

_WRONG_USE = 2  # the exit status of a command line that is wrong
_DETAILS = ("shapes", "memory", "stacks", "flops", "modules")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is that of the script."""
    parser = _parser()
    options = parser.parse_args(argv)
    try:
        attribute(options.sort_by)
        recorded = _recorder(options)
    except ValueError as error:  # it names the parameter of the option
        return _error(str(error).replace("sort_by", "--sort-by", 1).replace("use_device", "--device", 1), _WRONG_USE)
    try:
        program = _program(parser, options)
        folder = _writable(options.out)
    except SyntaxError as error:  # of the script: shown as python shows it
        show_error(error.with_traceback(None))
        return 1
    except CannotRun as error:
        return _error(str(error), _WRONG_USE)
    except OSError as error:
        return _error(f"{error.filename or options.out}: {error.strerror}", _WRONG_USE)
    return _profile(program, recorded, options, folder)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="specgrad profile",
        usage="specgrad profile [OPTION]... (SCRIPT | -m MODULE) [ARGUMENT]...",
        description="Run a script under the profiler. What its ops cost is printed as a table, and written to a folder: table.txt, trace.json for "
        "https://ui.perfetto.dev, and profile.html, a page with a timeline for any browser.",
        epilog="What follows SCRIPT or MODULE is its own. The exit status is the script's.",
        allow_abbrev=False,
    )
    parser.add_argument("program", nargs=argparse.REMAINDER, metavar="SCRIPT", help="a file of Python, or a folder or archive with a __main__.py")
    parser.add_argument("-m", dest="module", nargs=argparse.REMAINDER, metavar="MODULE", help="run a module, as `python -m` does")
    results = parser.add_argument_group("results")
    results.add_argument("-o", "--out", type=Path, default=Path("profile-out"), metavar="DIR", help="the folder to write to (default: %(default)s)")
    results.add_argument("--no-trace", action="store_true", help="do not write trace.json")
    results.add_argument("--no-html", action="store_true", help="do not write profile.html")
    results.add_argument("-q", "--quiet", action="store_true", help="print nothing: the table is in DIR/table.txt")
    table = parser.add_argument_group("the table")
    table.add_argument("--sort-by", default="self_cpu_time_total", metavar="KEY", help="what the first row has most of (default: %(default)s)")
    table.add_argument("--rows", type=int, default=25, metavar="N", help="how many rows to print; all of them if negative (default: %(default)s)")
    table.add_argument("--with-backward", action="store_true", help="add backward nodes to the row of the op that made them")
    table.add_argument("--top-level", action="store_true", help="leave out what ran within others")
    recorded = parser.add_argument_group("what is recorded, besides times; each makes recording slower")
    recorded.add_argument("--shapes", action="store_true", help="the shapes of inputs; the table keeps them apart")
    recorded.add_argument("--memory", action="store_true", help="what is allocated and released")
    recorded.add_argument("--stacks", action="store_true", help="where ops are called; also written as stacks.txt, for flame graphs")
    recorded.add_argument("--flops", action="store_true", help="floating-point operations of matrix products, convolutions and the like")
    recorded.add_argument("--modules", action="store_true", help="the classes in whose forward ops are called")
    recorded.add_argument("--all", action="store_true", help="all of these")
    recorded.add_argument("--device", metavar="NAME", help="times on a device, too: cuda")
    recorded.add_argument("--main-thread", action="store_true", help="only the thread that runs the script, not those that it starts")
    return parser


def _program(parser: argparse.ArgumentParser, options: argparse.Namespace) -> ProfiledProgram:
    if options.module is not None:
        if not options.module:
            parser.error("-m needs the name of a module")
        return module(options.module[0], options.module[1:])
    given = options.program[options.program[:1] == ["--"] :]
    if not given:
        parser.error("what to run is missing: SCRIPT, or -m MODULE")
    if given[0].startswith("-") and not Path(given[0]).exists():
        parser.error(f"unknown option {given[0]}")
    return script(given[0], given[1:])


def _writable(folder: Path) -> Path:
    """The folder, from the root, as the script may go elsewhere; made if need be, and tried: a long run is not to end with nowhere to write to."""
    folder = folder.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(folder)) from error
    return folder


def _recorder(options: argparse.Namespace) -> profile:
    for name in _DETAILS if options.all else ():
        setattr(options, name, True)
    return profile(
        use_device=options.device,
        record_shapes=options.shapes,
        with_flops=options.flops,
        profile_memory=options.memory,
        with_stack=options.stacks,
        with_modules=options.modules,
        experimental_config=ExperimentalConfig(profile_all_threads=not options.main_thread),
    )


def _profile(program: ProfiledProgram, recorded: profile, options: argparse.Namespace, folder: Path) -> int:
    process, outside, started = os.getpid(), frames_outside(), time.strftime("%d %B %Y, %H:%M:%S")
    status = run(program, recorded)
    if os.getpid() != process:  # a fork of the script has come back here: the results are its parent's to write
        return status
    events = recorded.function_events
    forget_frames(events, outside)
    written = _write(events, options, folder, program, started)
    return status or (0 if written else 1)


def _write(events: EventList[FunctionEvent], options: argparse.Namespace, folder: Path, program: ProfiledProgram, started: str) -> bool:
    """Write and print the results; True if all of it went well. If one cannot be written, the others are written all the same."""
    averages = events.key_averages(group_by_input_shapes=options.shapes, group_backward=options.with_backward)
    table = partial(averages.table, sort_by=options.sort_by, top_level_events_only=options.top_level)
    command = shlex.join([program.name, *program.argv[1:]])
    outputs: dict[str, Callable[[Path], None]] = {"table.txt": lambda path: write_whole(path, table(row_limit=-1))}
    if not options.no_trace:
        outputs["trace.json"] = events.export_chrome_trace
    if not options.no_html:
        outputs["profile.html"] = lambda path: events.export_html(path, f"Profile of {Path(program.name).name}", f"{command} \u00b7 {started}")
    if options.stacks:
        outputs["stacks.txt"] = lambda path: events.export_stacks(path, "self_cpu_time_total")
    written = []
    with suppress(OSError):  # the script may have removed the folder
        folder.mkdir(parents=True, exist_ok=True)
    for name, write in outputs.items():
        try:
            write(folder / name)
            written.append(name)
        except OSError as error:
            _error(f"{error.filename}: {error.strerror}", 1)
    if not options.quiet:
        trouble = show(table(row_limit=options.rows) if events else "No op of specgrad ran.\n")
        if written:
            print(f"{', '.join(written)} written to {_shown(folder)}", file=sys.stderr)
        if trouble:
            _error(trouble, 1)
            return False
    return len(written) == len(outputs)


def _shown(folder: Path) -> Path:
    """A folder, from where the script has gone, which may not be there any more."""
    with suppress(OSError):
        return folder.relative_to(Path.cwd()) if folder.is_relative_to(Path.cwd()) else folder
    return folder


def _error(message: str, status: int) -> int:
    """Print an error; gives the exit status."""
    print(f"specgrad: {message}", file=sys.stderr)
    return status
