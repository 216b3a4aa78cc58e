"""`specgrad generate`: what is generated from a spec, written where it differs, or compared."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..generate import render
from ..generated_folder import drift, write
from ..kept.current import installed, remember
from ..kept.files import no_collections
from ..kept.rewrite import called_by_functions_of, rewrite
from ..model.op import Spec
from ..paths import Paths, paths
from ..plan.op_plan import make_plan
from ..problems import counted
from ..project import ProjectError, load_spec
from ..write.emit_catalogue import catalogue
from ..write.written import Written
from .options import SPEC


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="write nothing: fail, with the difference, if what is written is not what the spec says")
    parser.add_argument("--spec", type=Path, metavar="FILE", help=SPEC)
    parser.add_argument("--out", type=Path, help="the folder to write to, if not the package's own")


def run(args: argparse.Namespace) -> int:
    with no_collections():
        spec, where = load_spec(args.spec)
        if args.check:
            return _compare(spec, where, args.spec, args.out)
        print(generated(spec, where, args.spec, args.out))
    return 0


def generated(spec: Spec, where: Paths, file: Path | None, out: Path | None = None) -> str:
    """Write what is generated from a spec; says what was written. `file` and `out` are the options --spec and --out."""
    own = file is None
    if not own and out is None and where.generated == paths().generated and paths().catalogue is None:
        what = "it would take the place of specgrad's own spec in what is installed"
        raise ProjectError(f"{file} has no header that imports specgrad, so {what}: add one, or name a folder by --out")
    written = rewrite(spec, where) if own else Written(make_plan(spec))
    files = render(spec, where.csrc, written)
    changed = write(installed(files, where) if own and out is None else files, out or where.generated)
    page = where.catalogue if own and out is None else None
    if page and _is_new(page, text := catalogue(spec, {op.name: written[op.name].saved for op in spec}, called_by_functions_of(spec, where))):
        page.write_text(text, encoding="utf-8")
        changed.append(page.name)
    if own and out is None:
        remember(where)
    return f"{counted(len(spec.ops), 'op')}; {', '.join(changed) + ' written' if changed else 'nothing to write'}"


def _compare(spec: Spec, where: Paths, file: Path | None, out: Path | None) -> int:
    """Say what is not what the spec says. All of it is made from the start."""
    plan, folder = make_plan(spec), out or where.generated
    files = render(spec, where.csrc, Written(plan))
    difference = drift(installed(files, where) if file is None and out is None else files, folder)
    page = where.catalogue if file is None and out is None else None
    if page and _is_new(page, catalogue(spec, plan.saved)):
        difference += f"{page.name} does not match the spec\n"
    if difference:
        print(difference, end="")
        print(f"{folder.name}/ does not match {spec.file}; run: specgrad generate{f' --spec {file}' if file else ''}", file=sys.stderr)
    return 1 if difference else 0


def _is_new(page: Path, text: str) -> bool:
    return not page.exists() or page.read_text(encoding="utf-8") != text
