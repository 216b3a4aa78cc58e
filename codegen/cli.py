"""The commands on a spec: generate, check, show."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from .build import main as build_kernels
from .current import remember
from .generate import render
from .generated_folder import drift, write
from .model.op import Spec
from .paths import Paths, paths
from .plan.op_plan import make_plan
from .problems import SpecError, described, suggestion
from .proof.accuracy import has_mpmath, inaccurate
from .proof.reference import not_compared
from .prove import prove
from .show import show
from .spec import load, read_file
from .write.emit_catalogue import catalogue


def main(argv: Sequence[str] | None = None, others: Mapping[str, str] | None = None) -> int:
    """Run a command; the exit status is 0 if all is well. `others` are commands that the caller runs itself, with what they do: the help lists them."""
    parser = _parser(others or {})
    args = parser.parse_args(argv)
    try:
        return int(args.run(args))
    except SpecError as error:
        print(error, file=sys.stderr)
        print(f"{_count(len(error.problems), 'mistake')} in the spec", file=sys.stderr)
    except OSError as error:
        print(f"specgrad: {error.filename}: {error.strerror}" if error.filename else f"specgrad: {error}", file=sys.stderr)
    return 1


def _parser(others: Mapping[str, str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="specgrad", description="An autograd whose single source of truth is a specification.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    generate = commands.add_parser("generate", help="write generated/ and the op catalogue from the spec")
    generate.add_argument("--check", action="store_true", help="write nothing: fail, with the difference, if what is written is not what the spec says")
    generate.add_argument("--spec", type=Path, help="the spec, if not the package's own")
    generate.add_argument("--out", type=Path, help="the folder to write to, if not the package's own")
    generate.set_defaults(run=_generate)
    check = commands.add_parser("check", help="read the spec and prove every formula against its own forward expression")
    check.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the spec, if not the package's own")
    check.add_argument("--op", action="append", metavar="OP", help="prove this op alone; may be given several times")
    check.set_defaults(run=_check)
    build = commands.add_parser("build", help="compile the kernels")
    build.set_defaults(run=lambda _: build_kernels())
    shown = commands.add_parser("show", help="print an op's entry, its expressions and all that is generated from it")
    shown.add_argument("op", metavar="OP")
    shown.add_argument("--spec", type=Path, help="the spec, if not the package's own")
    shown.set_defaults(run=_show)
    for name, purpose in others.items():
        commands.add_parser(name, help=purpose)
    return parser


def _load(file: Path | None) -> tuple[Spec, Paths]:
    where = paths()
    return load(file or where.spec, where.targets(), str(file) if file else None), where


def _generate(args: argparse.Namespace) -> int:
    spec, where = _load(args.spec)
    folder = args.out or where.generated
    plan = make_plan(spec)
    files = render(spec, where.csrc, plan)
    page = where.catalogue if args.out is None and args.spec is None else None
    text = catalogue(plan) if page else ""
    if args.check:
        difference = drift(files, folder)
        if page and (not page.exists() or page.read_text(encoding="utf-8") != text):
            difference += f"{page.name} does not match the spec\n"
        if difference:
            print(difference, end="")
            print(f"{folder.name}/ does not match {spec.file}; run: specgrad generate", file=sys.stderr)
        return 1 if difference else 0
    changed = write(files, folder)
    if page and (not page.exists() or page.read_text(encoding="utf-8") != text):
        page.write_text(text, encoding="utf-8")
        changed.append(page.name)
    if args.out is None and args.spec is None:
        remember(where)
    print(f"{_count(len(spec.ops), 'op')}; {', '.join(changed) + ' written' if changed else 'nothing to write'}")
    return 0


def _check(args: argparse.Namespace) -> int:
    start = time.perf_counter()
    where = paths()
    reading = read_file(args.file or where.spec, where.targets(), str(args.file) if args.file else None)
    if reading.problems:
        print(described(reading.problems), file=sys.stderr, flush=True)
    spec = reading.spec
    only = _named(spec, args.op) if args.op and not reading.problems else set(args.op) if args.op else None
    if reading.problems:
        only = set(reading.provable) if only is None else only & reading.provable
    plan = make_plan(spec)
    proof = prove(spec, where, only, plan)
    problems = proof.problems or (inaccurate(spec, where, only, plan) if has_mpmath() else [])
    if problems:
        print(described(problems), file=sys.stderr)
    if reading.problems:
        print(f"{_count(len(reading.problems), 'mistake')} in the spec", file=sys.stderr)
    if problems:
        print(f"{_count(len(problems), 'formula')} wrong in {spec.file}", file=sys.stderr)
    if reading.problems or problems:
        return 1
    seconds = time.perf_counter() - start
    count = len(only) if only else len(spec.ops)
    print(f"{spec.file}: {_count(count, 'op')}, {_count(proof.formulas, 'formula')} proven on {proof.trials} samples in {seconds:.1f} s")
    if missing := not_compared(op.reference for op in spec if only is None or op.name in only):
        print(missing)
    if not has_mpmath():
        print("the accuracy of forward expressions was not checked: that needs mpmath (pip install mpmath)")
    return 0


def _named(spec: Spec, names: Sequence[str]) -> set[str]:
    known = spec.by_name()
    for name in names:
        if name not in known:
            raise SystemExit(f"specgrad: {spec.file} has no op {name!r}{suggestion(name, known)}")
    return set(names)


def _show(args: argparse.Namespace) -> int:
    spec, _ = _load(args.spec)
    family = [op for op in spec if op.name == args.op or op.signature.public_name == args.op]
    (family or _named(spec, [args.op]))
    source = (args.spec or paths().spec).read_text(encoding="utf-8")
    print(show(spec, [op.name for op in family], source), end="")
    return 0


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
