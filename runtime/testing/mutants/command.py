"""`specgrad verify --mutants`: the spec with one mistake at a time, to see that verification notices each."""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from specgrad.codegen.problems import suggestion
from specgrad.core.base.files import write_whole

from .equivalent import read_list
from .judge import UNFIT, Court, Outcome
from .mutant import OPERATORS, Mutant
from .record import Record
from .table import Verdict, as_json, survivor, table, verdict
from .workers import judged


def parser() -> argparse.ArgumentParser:
    """The options of `specgrad verify --mutants`."""
    found = argparse.ArgumentParser(
        prog="specgrad verify --mutants", description="Put small mistakes into the spec, one at a time, and verify each op that has one."
    )
    found.add_argument("--mutants", action="store_true", help=argparse.SUPPRESS)
    found.add_argument("ops", nargs="*", metavar="OP", help="the ops to change; all unless given")
    found.add_argument(
        "-j", "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="how many processes judge; as many as there are cores unless given"
    )
    found.add_argument("--seed", type=int, default=0, metavar="S", help="what all random numbers are drawn from")
    found.add_argument("--operators", metavar="A,B", help=f"the kinds of mistakes to make, of: {', '.join(OPERATORS)}")
    found.add_argument("--sample", type=int, metavar="N", help="judge N of the mutants alone, drawn by the seed")
    found.add_argument("--resume", type=Path, metavar="F", help="keep outcomes in F, and go on from what it holds")
    found.add_argument("--json", type=Path, metavar="F", help="write all outcomes to F")
    found.add_argument("--list", action="store_true", help="show the mutants, and judge none")
    return found


def main(argv: Sequence[str]) -> int:
    """Run the command; 0 if every mutant was noticed that is not listed as equivalent, 1 if not, 2 if it was called wrongly."""
    args = parser().parse_args(argv)
    start = time.perf_counter()
    court = Court(seed=args.seed)
    try:
        mutants = chosen(court, args.ops, (args.operators or "").split(",") if args.operators else None, args.sample, args.seed)
    except ValueError as error:
        print(f"specgrad: {error}", file=sys.stderr)
        return 2
    if args.list:
        for mutant in mutants:
            print(mutant)
        return 0
    outcomes = judge(court, mutants, args.jobs, args.resume)
    whole = not (args.ops or args.operators or args.sample)
    found = verdict(outcomes, read_list(), whole)
    tell(found, court.workshop.file, time.perf_counter() - start)
    if args.json:
        text = json.dumps(as_json(found, court.workshop.file, args.seed, time.perf_counter() - start), indent=1)
        try:
            write_whole(args.json, text)
        except OSError as error:
            print(f"specgrad: {error.filename}: {error.strerror}", file=sys.stderr)
            return 2
    return 0 if found.passed else 1


def chosen(court: Court, ops: Sequence[str], operators: Sequence[str] | None, sample: int | None, seed: int) -> list[Mutant]:
    """The mutants to judge; raises `ValueError` for an op or a kind of mistake that there is not."""
    for name in ops:
        if name not in court.workshop.ops:
            raise ValueError(f"{court.workshop.file} has no op {name!r}{suggestion(name, court.workshop.ops)}")
    for name in operators or ():
        if name not in OPERATORS:
            raise ValueError(f"there is no kind of mistake {name!r}{suggestion(name, OPERATORS)}; expected {', '.join(OPERATORS)}")
    names = [op.name for op in court.workshop.spec if not ops or op.name in ops]
    mutants = [m for name in names for m in court.mutants(name) if operators is None or m.operator in operators]
    if sample is not None and sample < len(mutants):
        picked = sorted(random.Random(seed).sample(range(len(mutants)), sample))
        mutants = [mutants[i] for i in picked]
    return mutants


def judge(court: Court, mutants: Sequence[Mutant], jobs: int, resume: Path | None = None) -> list[Outcome]:
    """The outcomes of mutants, in their order."""
    record = Record(resume, court.where, court.seed) if resume else None
    known = dict(record.known) if record else {}
    left = [m for m in mutants if m.name not in known]
    start = time.perf_counter()
    for count, outcome in enumerate(judged(court, left, max(1, jobs)), start=1):
        known[outcome.mutant.name] = outcome
        if record:
            record.add(outcome)
        if sys.stderr.isatty():
            rate = count / (time.perf_counter() - start)
            print(f"\r{count} of {len(left)} mutants, {rate:.0f} a second, {(len(left) - count) / rate:.0f} s left ", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    wanted = {m.name: None for m in mutants}
    return [known[name] for name in wanted] + [o for o in known.values() if o.verdict == UNFIT and o.mutant.op in {m.op for m in mutants}]


def tell(found: Verdict, file: str, seconds: float) -> None:
    """Print what was found."""
    for outcome in found.survivors:
        print(survivor(outcome, file))
    for sentence in found.mistaken:
        print(sentence)
    print(table(found))
    print(f"{len(found.outcomes)} mutants in {seconds:.0f} s; {len(found.survivors)} survived")
