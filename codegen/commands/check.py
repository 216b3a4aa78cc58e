"""`specgrad check`: a spec read, and every formula of it proven against its own forward expression."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from ..kept.checked import COMPLEX, REAL, Checked
from ..model.op import Op, Spec
from ..paths import Paths
from ..plan.op_plan import make_plan
from ..problems import Problem, counted, described
from ..project import read_spec
from ..proof.digits.accuracy import has_mpmath
from ..proof.digits.inaccurate import inaccurate_by_op, of_complex_too
from ..proof.reference import not_compared
from ..prove import prove
from .options import SPEC, ops_asked_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=SPEC)
    parser.add_argument("--spec", type=Path, dest="other", metavar="FILE", help="the same")
    parser.add_argument("--op", action="append", metavar="OP", help="prove this op alone; may be given several times")
    parser.add_argument("--no-cache", dest="cache", action="store_false", help="check what is known to be right from earlier runs as well")


def run(args: argparse.Namespace) -> int:
    start = time.perf_counter()
    reading, where = read_spec(args.file or args.other)
    if reading.problems:
        print(described(reading.problems), file=sys.stderr, flush=True)
    spec = reading.spec
    only = ops_asked_for(spec, args.op) if args.op and not reading.problems else set(args.op) if args.op else None
    if reading.problems:
        only = set(reading.provable) if only is None else only & reading.provable
    ops = [op for op in spec if only is None or op.name in only]
    checked = Checked(spec, where, kept=args.cache)
    try:
        return check_ops(spec, where, ops, checked, len(reading.problems), start)
    finally:
        checked.write()


def check_ops(spec: Spec, where: Paths, ops: Sequence[Op], checked: Checked, mistakes: int = 0, start: float | None = None) -> int:
    """Check what is not known to be right, and say what is right of all. `mistakes`: those of the spec itself, which have been told."""
    start = time.perf_counter() if start is None else start
    known = sum(op.name in checked.right for op in ops)
    how_far = COMPLEX if of_complex_too(ops) else REAL
    plan = make_plan(spec, {op.name for op in ops if (before := checked.right.get(op.name)) is None or before.accuracy < how_far})
    proof = prove(spec, where, {op.name for op in ops} - checked.right.keys(), plan)
    checked.proven(proof.right)
    if proof.problems:
        print(described(proof.problems), file=sys.stderr, flush=True)
    right = [op for op in ops if op.name in checked.right]
    seconds = time.perf_counter() - start
    if not (proof.problems or mistakes):
        _tell(spec, right, checked, known, seconds)
    inaccurate: list[Problem] = []
    if has_mpmath():
        wrong_ops = {op.name for op in ops} - checked.right.keys()  # what differentiates their formulas is wrong, too, and not for its own formula
        measured = [op for op in right if checked.right[op.name].accuracy < how_far and not op.calls & wrong_ops]
        found = inaccurate_by_op(spec, where, measured, plan, how_far == COMPLEX)
        checked.accurate([name for name, problems in found.items() if not problems], how_far)
        inaccurate = [problem for of_op in found.values() for problem in of_op]
    if inaccurate:
        print(described(inaccurate), file=sys.stderr)
    if mistakes:
        print(f"{counted(mistakes, 'mistake')} in the spec", file=sys.stderr)
    if wrong := len(proof.problems) + len(inaccurate):
        print(f"{counted(wrong, 'formula')} wrong in {spec.file}", file=sys.stderr)
    if mistakes or wrong:
        return 1
    if has_mpmath():
        print(f"their accuracy checked on numbers of the whole range in {time.perf_counter() - start - seconds:.1f} s")
    else:
        print("the accuracy of forward expressions and formulas was not checked: that needs mpmath (pip install mpmath)")
    return 0


def _tell(spec: Spec, ops: Sequence[Op], checked: Checked, known: int, seconds: float) -> None:
    """Say what was proven of ops, all of which are right; `known` of them were so before."""
    right = [checked.right[op.name] for op in ops]
    formulas, trials = sum(r.formulas for r in right), sum(r.trials for r in right)
    unchanged = f"; {counted(known, 'op')} unchanged since" if known else ""
    print(f"{spec.file}: {counted(len(ops), 'op')}, {counted(formulas, 'formula')} proven on {trials} samples in {seconds:.1f} s{unchanged}", flush=True)
    if missing := not_compared(op.reference for op in ops):
        print(missing)
