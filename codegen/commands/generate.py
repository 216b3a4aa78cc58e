"""`specgrad generate`: what is generated from a spec, written where it differs, or compared."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..generate import render
from ..generated_folder import drift, write
from ..kept.current import remember
from ..kept.files import no_collections
from ..kept.rewrite import called_by_functions_of, rewrite
from ..plan.op_plan import make_plan
from ..problems import counted
from ..project import load_spec
from ..write.emit_catalogue import catalogue
from ..write.written import Written
from .options import SPEC


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="write nothing: fail, with the difference, if what is written is not what the spec says")
    parser.add_argument("--spec", type=Path, metavar="FILE", help=SPEC)
    parser.add_argument("--out", type=Path, help="the folder to write to, if not the package's own")


def run(args: argparse.Namespace) -> int:
    with no_collections():
        return _generate(args.spec, args.out, args.check)


def _generate(file: Path | None, out: Path | None, check: bool) -> int:
    spec, where = load_spec(file)
    folder = out or where.generated
    own = file is None and not check  # what must be right is made from the start
    written = rewrite(spec, where) if own else Written(make_plan(spec))
    files = render(spec, where.csrc, written)
    page = where.catalogue if out is None and file is None else None
    command = "specgrad generate" + (f" --spec {file}" if file else "")
    text = catalogue(spec, {op.name: written[op.name].saved for op in spec}, called_by_functions_of(spec, where) if own else None) if page else ""
    if check:
        difference = drift(files, folder)
        if page and (not page.exists() or page.read_text(encoding="utf-8") != text):
            difference += f"{page.name} does not match the spec\n"
        if difference:
            print(difference, end="")
            print(f"{folder.name}/ does not match {spec.file}; run: {command}", file=sys.stderr)
        return 1 if difference else 0
    changed = write(files, folder)
    if page and (not page.exists() or page.read_text(encoding="utf-8") != text):
        page.write_text(text, encoding="utf-8")
        changed.append(page.name)
    if out is None and file is None:
        remember(where)
    print(f"{counted(len(spec.ops), 'op')}; {', '.join(changed) + ' written' if changed else 'nothing to write'}")
    return 0
