"""`specgrad emit`: ops as code for another framework, in files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..project import load_spec, read_project
from .emissions import emit_all
from .emit import TARGETS, emit, name_of_files, target_of, write_files
from .emit import described as emission
from .options import ops_asked_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the spec, if not the package's own")
    parser.add_argument("--spec", type=Path, dest="other", metavar="FILE", help="the same")
    parser.add_argument("--target", choices=TARGETS, help="for whom")
    parser.add_argument("--op", action="append", metavar="OP", help="this op alone, with those that it calls; may be given several times")
    parser.add_argument("-o", "--out", type=Path, metavar="DIR", help="the folder to write to")
    parser.add_argument("--name", default="", help="how the names of files begin, and PyTorch's namespace of ops, if not as the spec's namespace or file")
    parser.add_argument("--kernels", action="store_true", help="for torch: kernels in C and CUDA as well, in files beside the module")


def run(args: argparse.Namespace) -> int:
    args.file = args.file or args.other
    if not (args.target or args.out):
        return _emit_project(args)
    if not (args.target and args.out):
        raise SystemExit("specgrad: emit takes --target and --out together")
    spec, where = load_spec(args.file)
    try:
        target = target_of(args.target, args.kernels)
    except ValueError as error:
        raise SystemExit(f"specgrad: {error}") from None
    try:
        name = name_of_files(args.name, spec, args.file or where.spec, target)
    except ValueError as error:
        raise SystemExit(f"specgrad: {error} with --name") from None
    only = ops_asked_for(spec, args.op) if args.op else None
    emitted = emit(spec, target, name, only)
    if only and not emitted.ops:
        print(emission(emitted, args.out), file=sys.stderr)
        return 1
    write_files(emitted, args.out)
    print(emission(emitted, args.out))
    return 1 if only and emitted.left_out else 0


def _emit_project(args: argparse.Namespace) -> int:
    """What the build of the package emits, written beside its modules."""
    project = read_project(Path())
    if args.file or args.op or args.name or project is None or not project.emit:
        raise SystemExit("specgrad: emit takes --target and --out, or, without any option, what [tool.specgrad] emit says in the pyproject.toml of this folder")
    for one, made in emit_all(project):
        write_files(made, one.to)
        print(emission(made, one.to))
    return 0
