"""`specgrad verify --mutants`: the spec with one mistake at a time, to see that verification notices each."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import asdict
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from specgrad.codegen.problems import SpecError, suggestion
from specgrad.codegen.project import ProjectError, files_behind, find_spec
from specgrad.core.base.files import require_places, write_whole
from specgrad.testing.journal import Journal, files_digest, sources_digest
from specgrad.testing.ops.library import library_of
from specgrad.testing.ops.other_spec import run_with
from specgrad.testing.termination import on_termination

from .equivalent import list_of, read_list
from .judge import FALSE_ALARM, Judge, MutantResult
from .mutant import OPERATORS, Mutant
from .report import MutationReport, as_json, report_on, survivor, table
from .workers import judged


def parser() -> argparse.ArgumentParser:
    """The options of `specgrad verify --mutants`."""
    found = argparse.ArgumentParser(
        prog="specgrad verify --mutants", description="Put small mistakes into the spec, one at a time, and verify each op that has one.", allow_abbrev=False
    )
    found.add_argument("--mutants", action="store_true", help=argparse.SUPPRESS)
    found.add_argument("ops", nargs="*", metavar="OP", help="the ops to change; all unless given")
    found.add_argument("--op", action="append", default=[], metavar="OP", help="the same; may be given several times")
    found.add_argument("--spec", type=Path, metavar="FILE", help="another spec: a library's, or one in the place of specgrad's own")
    listed = "the mutants that are no mistakes, with reasons; of mylib/ops.yaml in mylib/ops.equivalent.yaml unless given"
    found.add_argument("--equivalent", type=Path, metavar="FILE", help=listed)
    found.add_argument(
        "-j", "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="how many processes judge; as many as there are cores unless given"
    )
    found.add_argument("--seed", type=int, default=0, metavar="S", help="what all random numbers are drawn from")
    found.add_argument("--operators", metavar="A,B", help=f"the kinds of mistakes to make, of: {', '.join(OPERATORS)}")
    found.add_argument("--sample", type=int, metavar="N", help="judge N of the mutants alone, drawn by the seed")
    found.add_argument("--resume", type=Path, metavar="F", help="keep results in F, and go on from what it holds")
    found.add_argument("--json", type=Path, metavar="F", help="write all results to F")
    found.add_argument("--list", action="store_true", help="show the mutants, and judge none")
    return found


def main(argv: Sequence[str], generated: Path | None = None) -> int:
    """Run the command; 0 if every mutant was noticed that is not listed as equivalent, 1 if not, 2 if it was called wrongly, stopped before the end, or a file
    is not complete.

    `generated`: where what is generated from --spec lies already, in this process in the place of the package's own.
    """
    args = parser().parse_args(argv)
    start = time.perf_counter()
    ops = [*args.ops, *args.op]
    try:
        require_places(args.resume, args.json)
        found = find_spec(args.spec)
        spec = found.read().whole()
        if args.spec and not spec.namespace and generated is None:
            return run_with(spec, argv)
        package = library_of(spec, found.where).__name__ if spec.namespace else "specgrad.generated"
        judge = Judge(found, package, args.seed)
        mutants = chosen(judge, ops, (args.operators or "").split(",") if args.operators else None, args.sample)
        list_file = args.equivalent or list_of(args.spec)
        listed = read_list(list_file) if args.equivalent or list_file.is_file() else {}
    except SpecError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"specgrad: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except (ImportError, ProjectError, ValueError) as error:
        print(f"specgrad: {error}", file=sys.stderr)
        return 2
    if args.list:
        for mutant in mutants:
            print(mutant)
        return 0
    with on_termination():
        journal = Journal(args.resume, key_of(judge)) if args.resume else None
        results = judge_mutants(judge, mutants, args.jobs, journal)
        missing = len(mutants) - len({r.mutant.name for r in results if r.status != FALSE_ALARM})
        report = report_on(results, listed, list_file.name, whole=not (ops or args.operators or args.sample or missing))
        seconds = time.perf_counter() - start
        incomplete = bool(missing or (journal is not None and journal.error))
        if args.json:
            text = json.dumps(as_json(report, judge.editor.file, args.seed, seconds, missing), indent=1)
            try:
                write_whole(args.json, text)
            except OSError as error:
                print(f"specgrad: {error.filename}: {error.strerror}", file=sys.stderr)
                incomplete = True
        print_report(report, judge.editor.file, seconds, missing)
        return 1 if not report.passed else 2 if incomplete else 0


def chosen(judge: Judge, ops: Sequence[str], operators: Sequence[str] | None, sample: int | None) -> list[Mutant]:
    """The mutants to judge; raises `ValueError` for an op or a kind of mistake that there is not."""
    editor = judge.editor
    for name in ops:
        if name not in editor.ops:
            raise ValueError(f"{editor.file} has no op {name!r}{suggestion(name, editor.ops)}")
    for name in operators or ():
        if name not in OPERATORS:
            raise ValueError(f"there is no kind of mistake {name!r}{suggestion(name, OPERATORS)}; expected {', '.join(OPERATORS)}")
    names = [op.name for op in editor.spec if not ops or op.name in ops]
    mutants = [m for name in names for m in judge.mutants(name) if operators is None or m.operator in operators]
    if sample is not None and sample < len(mutants):
        drawn = set(sorted((m.name for m in mutants), key=lambda name: sha256(f"{judge.seed} {name}".encode()).digest())[:sample])  # others come beside an op
        mutants = [m for m in mutants if m.name in drawn]  # that is added, and these stay
    return mutants


def judge_mutants(judge: Judge, mutants: Sequence[Mutant], jobs: int, journal: Journal | None) -> list[MutantResult]:
    """What became of mutants, in their order; then the false alarms of their ops. Who interrupts it has what was found until then."""
    known = {name: MutantResult(**value | {"mutant": Mutant(**value["mutant"])}) for name, value in journal.known.items()} if journal else {}
    left = [m for m in mutants if m.name not in known]
    start = time.perf_counter()
    results = judged(judge, left, jobs)
    with suppress(KeyboardInterrupt), closing(results):  # type: ignore[type-var]
        for count, result in enumerate(results, start=1):
            known[result.mutant.name] = result
            if journal is not None:
                journal.add(result.mutant.name, asdict(result))
            if sys.stderr.isatty():
                rate = count / (time.perf_counter() - start)
                print(f"\r{count} of {len(left)} mutants, {rate:.0f} a second, {(len(left) - count) / rate:.0f} s left ", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    ops = {m.op for m in mutants}
    return [known[m.name] for m in mutants if m.name in known] + [r for r in known.values() if r.status == FALSE_ALARM and r.mutant.op in ops]


def key_of(judge: Judge) -> Callable[[str], str]:
    """The key of all results: a digest of the spec, of all sources and of the seed."""
    package = Path(import_module(judge.builder.package).__path__[0])
    parts = (sources_digest([package]), judge.file.text, files_digest(files_behind(judge.editor.spec)), str(judge.seed))
    key = sha256("\n".join(parts).encode()).hexdigest()
    return lambda name: key


def print_report(report: MutationReport, file: str, seconds: float, missing: int = 0) -> None:
    """Print the survivors, what is wrong with the list or the checks, and the counts."""
    for result in report.survivors:
        print(survivor(result, file))
    for sentence in report.mistakes:
        print(sentence)
    print(table(report))
    ended = f"; stopped before {missing} others" if missing else ""
    print(f"{len(report.results)} mutants in {seconds:.0f} s; {len(report.survivors)} survived{ended}")
