"""The entry of a new op, with gradients that are derived from its forward, written out and proven."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from ..model.op import AUTO, FORMULA, Op
from ..model.signature import SignatureError, parse
from ..model.unparse import unparse
from ..plan.op_plan import make_plan
from ..problems import Location, Problem, SpecError
from ..project import paths_of
from ..proof.digits.accuracy import has_mpmath
from ..proof.digits.inaccurate import inaccurate
from ..prove import prove
from ..read.source import decode
from ..spec import default_namespace, loads

_NEW = "<new op>"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("signature", metavar="SIGNATURE", help='such as "bump(Tensor self) -> Tensor"')
    parser.add_argument("--forward", required=True, metavar="EXPRESSION", help='such as "exp(-self * self)"')
    parser.add_argument("--domain", default="", metavar="TEXT", help='where it is smooth, such as "self: x > 0"')
    parser.add_argument("--docs", default="", metavar="TEXT", help="a line that says what it does")
    parser.add_argument("--spec", type=Path, metavar="FILE", help="the spec to which it is appended; without it, the entry is printed")


def run(args: argparse.Namespace) -> int:
    entry, lost = entry_of(args.signature, args.forward, args.docs, args.spec, args.domain)
    if args.spec:
        append_entry(entry, args.spec)
    print(entry, end="")
    for problem in lost:
        print(f"right, but to be written in another way: {problem.message}", file=sys.stderr)
    return 0


def entry_of(signature: str, forward: str, docs: str = "", spec: Path | None = None, domain: str = "") -> tuple[str, list[Problem]]:
    """The entry of a new op, and where what it computes loses digits. Its gradients are derived from the forward, written out and proven; raises `SpecError`.

    Args:
        signature: such as "bump(Tensor self) -> Tensor".
        forward: a scalar expression.
        docs: a line that says what it does.
        spec: the file for which it is: its ops may be called.
        domain: where it is smooth, such as "self: x > 0".
    """
    try:
        parsed = parse(signature)
    except SignatureError as error:
        raise SpecError([Problem(Location("<signature>", 1, error.offset + 1), error.message)]) from None
    if not forward.strip():
        raise SpecError([Problem(Location("<forward>", 1, 1), "the forward expression is empty")])
    lines = [f"- name: {parsed}", f"  forward: {_quoted(forward)}"]
    last = [f"  domain: {{{domain}}}"] * bool(domain) + [f"  docs: {_quoted(docs or f'Computes {forward.strip()}.')}"]
    inputs = [p.name for p in parsed.params if p.type.is_tensor]
    automatic = [*lines, *(f"  {name}: {AUTO}" for name in inputs), *last]
    op, lost = _read(automatic, parsed.name, spec)
    formulas = {name: unparse(g.expr) for g in op.gradients for name in g.inputs if g.kind == FORMULA and g.expr is not None}
    written = [*lines, *(f"  {name}: {_quoted(formulas[name]) if name in formulas else AUTO}" for name in inputs), *last]
    try:
        _, lost = _read(written, parsed.name, spec)
    except SpecError:  # what cannot be written as a formula is left to be derived when it is read
        written = automatic
    return "\n".join(written) + "\n", lost


def _read(entry: list[str], name: str, file: Path | None) -> tuple[Op, list[Problem]]:
    """The op of an entry behind those of a file, proven, and where it is inaccurate."""
    text = decode(file.read_bytes(), str(file)).rstrip() + "\n\n" if file else "- imports: specgrad\n  namespace: new\n"
    where = paths_of(file or Path("new/ops.yaml"), None if file else {})
    try:
        spec = loads(text + "\n".join(entry) + "\n", str(file or _NEW), where.targets(), default_namespace(file) if file else "new")
        plan = make_plan(spec, {name})
        if problems := prove(spec, where, {name}, plan).problems:
            raise SpecError(problems)
    except SpecError as error:
        raise SpecError(_of_entry(problem, text.count("\n")) for problem in error.problems) from None
    return spec.op(name), inaccurate(spec, where, {name}, plan) if has_mpmath() else []


def _of_entry(problem: Problem, before: int) -> Problem:
    """A problem of the entry with its line in the entry, which the file does not have yet."""
    at = problem.location
    return replace(problem, location=Location(_NEW, at.line - before, at.column)) if at.line > before else problem


def append_entry(entry: str, spec: Path) -> None:
    """Put an entry at the end of a spec, whose lines stay as they are, and end as its own do."""
    before = spec.read_bytes()
    text = ("\n" if before.endswith(b"\n") else "\n\n" if before else "") + entry
    try:
        with spec.open("ab") as file:
            file.write((text.replace("\n", "\r\n") if b"\r\n" in before else text).encode())
    except OSError as error:  # half an entry may be there
        with suppress(OSError):
            os.truncate(spec, len(before))
        raise OSError(error.errno, error.strerror, str(spec)) from error


def _quoted(text: str) -> str:
    """A text as YAML: as it is, or in quotes where it would be read as something else."""
    plain = text.strip().replace("\n", " ")
    begins = plain[:1] in "*&!{[>|%@`'\"#,]}" or plain[:2].rstrip() in ("-", "?", ":")
    return "'" + plain.replace("'", "''") + "'" if begins or ": " in plain or " #" in plain or plain.endswith(":") else plain
