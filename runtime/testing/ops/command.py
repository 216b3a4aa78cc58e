"""`specgrad verify`: verifies every op of the spec, and writes what was found for people and machines."""

from __future__ import annotations

import argparse
import fnmatch
import os
import sys
import time
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from types import ModuleType

from specgrad.codegen.kept.current import is_current
from specgrad.codegen.model.op import Op, Spec
from specgrad.codegen.paths import paths
from specgrad.codegen.problems import SpecError, suggestion
from specgrad.codegen.project import ProjectError, load_spec
from specgrad.codegen.proof.reference import not_compared
from specgrad.core.base.files import require_places, show, write_whole
from specgrad.core.kernels import table
from specgrad.testing.compiled.runner import verify_compiled
from specgrad.testing.journal import Journal
from specgrad.testing.ops.checks import ABOUT, CHECKS
from specgrad.testing.ops.reports.as_json import as_json
from specgrad.testing.ops.reports.consequences import mark_consequences
from specgrad.testing.ops.reports.junit import as_junit
from specgrad.testing.ops.reports.page import as_page
from specgrad.testing.ops.reports.terminal import Progress, print_run
from specgrad.testing.termination import on_termination

from .failure_text import COMPILED
from .keys import OpKeys
from .library import library_of
from .other_spec import run_with
from .report import OpReport, RunReport, counted
from .runner import Options, verify_ops
from .subject import subject_of

PASSED, FAILED, NOT_DONE = 0, 1, 2


def main(argv: Sequence[str] | None = None, generated: Path | None = None) -> int:
    """Run the command: 0 if all is right, 1 if something is wrong, 2 if it was called wrongly or stopped before the end.

    `generated`: where what is generated from --spec lies already, in this process in the place of the package's own.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    if "--mutants" in arguments:
        from specgrad.testing.mutants.command import main as mutants

        return int(mutants(arguments, generated))
    return verify(arguments, generated)


def parser() -> argparse.ArgumentParser:
    """The options of the command."""
    found = argparse.ArgumentParser(
        prog="specgrad verify",
        description="Verify ops of the spec: gradients of first and second order against differences, both readings of each formula, forward mode, all dtypes, "
        "broadcasting, layouts in memory, in-place forms, batches, kernels against NumPy, and how an op must behave whatever it computes.",
        epilog="The exit status is 0 if all is right, 1 if something is wrong, and 2 if the command was called wrongly or stopped. "
        "With --mutants, verification itself is put to the test: see specgrad verify --mutants --help.",
        allow_abbrev=False,
    )
    found.add_argument("ops", nargs="*", metavar="OP", help="what to verify: ops, groups of the spec, or patterns such as 'nn.*'; all ops unless given")
    found.add_argument(
        "--spec", type=Path, metavar="FILE", help="another spec: a library's, or one in the place of specgrad's own, which is run on NumPy, with nothing built"
    )
    found.add_argument("-j", "--jobs", type=_at_least_one, default=os.cpu_count() or 1, metavar="N", help="how many processes; one a core unless given")
    found.add_argument("--seed", type=int, default=0, metavar="S", help="what all random numbers are drawn from (default: 0); the same seed, the same trials")
    found.add_argument("--checks", "--check", metavar="A,B", help="make these checks alone; --list shows them")
    found.add_argument("--compiled", action="store_true", help="hold each op, compiled, against the op as it is, and make no other check")
    found.add_argument("--list", action="store_true", help="show the checks, and make none")
    found.add_argument("--fail-fast", action="store_true", help="stop at the first failure")
    found.add_argument("--timeout", type=seconds, default=120.0, metavar="SECONDS", help="how long one op may take before it counts as hanging (default: 120)")
    found.add_argument("--resume", type=Path, metavar="FILE", help="keep what is finished in FILE, and leave out what it has from an earlier run")
    found.add_argument("--junit", type=Path, metavar="FILE", help="write the report as JUnit XML, for continuous integration")
    found.add_argument("--json", type=Path, metavar="FILE", help="write the report as JSON")
    found.add_argument("--html", type=Path, metavar="FILE", help="write the report as a page for people")
    found.add_argument("-v", "--verbose", action="store_true", help="show the numbers of each failure, and the formula")
    found.add_argument("-q", "--quiet", action="store_true", help="say nothing before the end")
    found.add_argument("--mutants", action="store_true", help="put small mistakes into the spec, one at a time, and see that each is noticed")
    return found


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} processes cannot do anything")
    return number


def seconds(text: str) -> float:
    """The value of an option: a time that something may take."""
    number = float(text)
    if not number > 0:
        raise argparse.ArgumentTypeError(f"{text} seconds are no time in which anything can be done")
    return number


def verify(argv: Sequence[str], generated: Path | None = None) -> int:
    """The command without mutants; the arguments are those of `main`."""
    args = parser().parse_args(argv)
    if args.list:
        for name in (COMPILED,) if args.compiled else CHECKS:
            print(f"{name:14} {ABOUT[name]}")
        return PASSED
    source = args.spec or paths().spec
    try:
        spec, where = load_spec(args.spec)
        chosen = _chosen(spec, args.ops)
        checks = (COMPILED,) if args.compiled else _checks(args.checks)
        require_places(args.resume, args.junit, args.json, args.html)
    except SpecError as error:
        print(error, file=sys.stderr)
        print(f"{counted(len(error.problems), 'mistake')} in the spec", file=sys.stderr)
        return FAILED
    except OSError as error:
        return _not_done(f"{error.filename}: {error.strerror}")
    except (ProjectError, ValueError) as error:
        return _not_done(str(error))
    if args.compiled and args.checks:
        return _not_done("--compiled is a check by itself: leave --checks out")
    if args.compiled and not (table.compiled and (spec.namespace or args.spec is None)):
        return _not_done("--compiled needs compiled kernels, which a spec in the place of specgrad's own does not have here: run specgrad build")
    if spec.namespace:
        try:
            library = library_of(spec, where)
        except ImportError as error:
            return _not_done(str(error))
        return _verify(spec, source, chosen, checks, args, library)
    if generated is None:
        if args.spec:
            return run_with(spec, argv)
        if not is_current(spec, paths()):
            return _not_done(f"{spec.file} is not what generated/ was made from; run: specgrad generate && specgrad build, or verify it with --spec {source}")
    return _verify(spec, source, chosen, checks, args)


def _not_done(message: str) -> int:
    print(f"specgrad: {message}", file=sys.stderr)
    return NOT_DONE


def _chosen(spec: Spec, names: Sequence[str]) -> list[Op]:
    """The ops that are meant; raises `ValueError` for a name that means none."""
    if not names:
        return list(spec)
    wanted: set[str] = set()
    for name in names:
        found = {o.name for o in spec if name in (o.name, o.signature.public_name, o.group) or fnmatch.fnmatchcase(o.name, name)}
        if not found:
            known = [*spec.by_name(), *(g.name for g in spec.groups)]
            raise ValueError(f"{spec.file} has no op {name!r}{suggestion(name, known)}")
        wanted |= found
    return [op for op in spec if op.name in wanted]


def _checks(text: str | None) -> tuple[str, ...] | None:
    names = tuple(filter(None, (name.strip() for name in (text or "").split(","))))
    for name in names:
        if name not in CHECKS:
            raise ValueError(f"there is no check {name!r}{suggestion(name, CHECKS)}; --list shows them")
    return names or None


@on_termination()
def _verify(spec: Spec, source: Path, chosen: list[Op], checks: tuple[str, ...] | None, args: argparse.Namespace, library: ModuleType | None = None) -> int:
    """`library`: the package that is generated from the spec, if that is not specgrad's own."""
    start = time.perf_counter()
    run = RunReport.planned(spec, [op.name for op in chosen], args.seed, checks)
    run.jobs = args.jobs
    options = Options(args.seed, checks, args.timeout, args.fail_fast)
    journal = Journal(args.resume, OpKeys(spec, source, options, *([library.LIBRARY.folder] if library else [])).of) if args.resume else None
    if journal is not None:
        run.ops |= {name: OpReport.from_json(report) for name, report in journal.known.items() if name in run.groups}
        run.resumed = len(run.ops)
    progress = None if args.quiet or sys.stderr is None else Progress(run)
    package = library.__name__ if library else "specgrad.generated"
    reports = (verify_compiled if args.compiled else verify_ops)([subject_of(op, package) for op in chosen if op.name not in run.ops], options, args.jobs)
    try:
        for report in reports:
            run.ops[report.op] = report
            if journal is not None:
                journal.add(report.op, report.to_json())
            if progress is not None:
                progress.add(report)
            if args.fail_fast and report.failures:
                break
    except KeyboardInterrupt:
        run.interrupted = True
    finally:
        reports.close()  # type: ignore[attr-defined]
    run.seconds = time.perf_counter() - start
    if progress is not None:
        progress.end()
    mark_consequences(run, spec)
    found = StringIO()
    print_run(run, whole=args.verbose, stream=found)
    if missing := not_compared(op.reference for op in chosen):
        print(missing, file=found)
    complete = journal is None or not journal.error  # whether all that was asked for is there, as a whole
    if trouble := show(found.getvalue()):
        print(f"specgrad: {trouble}", file=sys.stderr)
        complete = False
    for path, written in ((args.junit, as_junit), (args.json, as_json), (args.html, as_page)):
        if path is not None:
            try:
                write_whole(path, written(run))
            except OSError as error:
                print(f"{error.filename}: {error.strerror}", file=sys.stderr)
                complete = False
    return FAILED if run.failures else PASSED if complete and not run.interrupted else NOT_DONE
