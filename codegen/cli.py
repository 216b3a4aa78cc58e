"""The commands on a spec: generate, check, show."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from .build import main as build_kernels
from .checked import COMPLEX, REAL, Checked
from .commands.emissions import emit_all
from .commands.emit import TARGETS, emit, name_of_files, named, target_of, write_files
from .commands.emit import described as emission
from .commands.import_spec import add_command as add_import_spec
from .commands.new_op import append_entry, entry_of
from .commands.new_package import write_skeleton
from .commands.show import show
from .current import remember
from .generate import render
from .generated_folder import drift, write
from .model.op import Op, Spec
from .paths import Paths, paths
from .plan.op_plan import make_plan
from .problems import Problem, SpecError, described
from .project import ProjectError, load_spec, read_project, read_spec
from .proof.accuracy import has_mpmath, inaccurate_by_op, of_complex_too
from .proof.reference import not_compared
from .prove import prove
from .schema import schema_text
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
    except ProjectError as error:
        print(f"specgrad: {error}", file=sys.stderr)
    except OSError as error:
        print(f"specgrad: {error.filename}: {error.strerror}" if error.filename else f"specgrad: {error}", file=sys.stderr)
    return 1


def _parser(others: Mapping[str, str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="specgrad", description="An autograd whose single source of truth is a specification.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    generate = commands.add_parser("generate", help="write generated/ and the op catalogue from the spec")
    generate.add_argument("--check", action="store_true", help="write nothing: fail, with the difference, if what is written is not what the spec says")
    generate.add_argument("--spec", type=Path, metavar="FILE", help=_SPEC)
    generate.add_argument("--out", type=Path, help="the folder to write to, if not the package's own")
    generate.set_defaults(run=_generate)
    check = commands.add_parser("check", help="read the spec and prove every formula against its own forward expression")
    check.add_argument("file", nargs="?", type=Path, metavar="FILE", help=_SPEC)
    check.add_argument("--spec", type=Path, dest="other", metavar="FILE", help="the same")
    check.add_argument("--op", action="append", metavar="OP", help="prove this op alone; may be given several times")
    check.add_argument("--no-cache", dest="cache", action="store_false", help="check what is known to be right from earlier runs as well")
    check.set_defaults(run=_check)
    build = commands.add_parser("build", help="compile the kernels")
    build.add_argument("--spec", type=Path, metavar="FILE", help=_SPEC)
    build.set_defaults(run=_build)
    shown = commands.add_parser("show", help="print an op's entry, its expressions and all that is generated from it")
    shown.add_argument("op", metavar="OP")
    shown.add_argument("--spec", type=Path, metavar="FILE", help=_SPEC)
    shown.set_defaults(run=_show)
    new = commands.add_parser("new", help="write a new package with ops of its own: its pyproject.toml, a spec, functions, tests")
    new.add_argument("name", metavar="NAME", help="of the package")
    new.add_argument("--out", type=Path, metavar="FOLDER", help="where to write it, if not to a folder of its name")
    new.set_defaults(run=_new)
    entry = commands.add_parser("new-op", help="write the entry of an op, with gradients derived from its forward expression and proven")
    entry.add_argument("signature", metavar="SIGNATURE", help='such as "bump(Tensor self) -> Tensor"')
    entry.add_argument("--forward", required=True, metavar="EXPRESSION", help='such as "exp(-self * self)"')
    entry.add_argument("--domain", default="", metavar="TEXT", help='where it is smooth, such as "self: x > 0"')
    entry.add_argument("--docs", default="", metavar="TEXT", help="a line that says what it does")
    entry.add_argument("--spec", type=Path, metavar="FILE", help="the spec to which it is appended; without it, the entry is printed")
    entry.set_defaults(run=_new_op)
    described = commands.add_parser("schema", help="print the JSON schema of a spec, for editors")
    described.set_defaults(run=lambda _: print(schema_text(), end="") or 0)
    emitted = commands.add_parser("emit", help="write ops as code for NumPy, JAX, PyTorch or C; without options, what the pyproject.toml here says")
    emitted.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the spec, if not the package's own")
    emitted.add_argument("--target", choices=TARGETS, help="for whom")
    emitted.add_argument("--op", action="append", metavar="OP", help="this op alone, with those that it calls; may be given several times")
    emitted.add_argument("-o", "--out", type=Path, metavar="DIR", help="the folder to write to")
    emitted.add_argument("--name", default="", help="how the names of files begin, and PyTorch's namespace of ops, if not as the spec's namespace or file")
    emitted.add_argument("--kernels", action="store_true", help="for torch: kernels in C and CUDA as well, in files beside the module")
    emitted.set_defaults(run=_emit)
    add_import_spec(commands)
    for name, purpose in others.items():
        commands.add_parser(name, help=purpose)
    return parser


_SPEC = "the spec, if not specgrad's own: that of a library is generated to a package beside it, mylib/ops.yaml to mylib/ops"


def _build(args: argparse.Namespace) -> int:
    if args.spec is None:
        return build_kernels()
    spec, where = load_spec(args.spec)
    if not spec.namespace:
        raise OSError(0, "it has no header that imports specgrad; only the kernels of such a spec are compiled by themselves", str(args.spec))
    if drift(render(spec, where.csrc), where.generated):
        raise OSError(0, f"{where.generated.name}/ is not what is generated from it; run: specgrad generate --spec {args.spec}", str(args.spec))
    return build_kernels(where.spec)


def _generate(args: argparse.Namespace) -> int:
    spec, where = load_spec(args.spec)
    folder = args.out or where.generated
    plan = make_plan(spec)
    files = render(spec, where.csrc, plan)
    page = where.catalogue if args.out is None and args.spec is None else None
    command = "specgrad generate" + (f" --spec {args.spec}" if args.spec else "")
    text = catalogue(plan) if page else ""
    if args.check:
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
    if args.out is None and args.spec is None:
        remember(where)
    print(f"{_count(len(spec.ops), 'op')}; {', '.join(changed) + ' written' if changed else 'nothing to write'}")
    return 0


def _check(args: argparse.Namespace) -> int:
    start = time.perf_counter()
    reading, where = read_spec(args.file or args.other)
    if reading.problems:
        print(described(reading.problems), file=sys.stderr, flush=True)
    spec = reading.spec
    only = _named(spec, args.op) if args.op and not reading.problems else set(args.op) if args.op else None
    if reading.problems:
        only = set(reading.provable) if only is None else only & reading.provable
    ops = [op for op in spec if only is None or op.name in only]
    checked = Checked(spec, where, kept=args.cache)
    try:
        return _check_ops(spec, where, ops, checked, len(reading.problems), start)
    finally:
        checked.write()


def _check_ops(spec: Spec, where: Paths, ops: Sequence[Op], checked: Checked, mistakes: int, start: float) -> int:
    """Check what is not known to be right, and say what is right of all. `mistakes`: those of the spec itself, which have been told."""
    known = sum(op.name in checked.right for op in ops)
    how_far = COMPLEX if of_complex_too(ops) else REAL
    plan = make_plan(spec, {op.name for op in ops if (before := checked.right.get(op.name)) is None or before.accuracy < how_far})
    proof = prove(spec, where, {op.name for op in ops} - checked.right.keys(), plan)
    checked.proven(proof.right)
    if proof.problems or mistakes:
        return _refused(spec, proof.problems, mistakes)
    right = [checked.right[op.name] for op in ops]
    seconds = time.perf_counter() - start
    formulas, trials = sum(r.formulas for r in right), sum(r.trials for r in right)
    unchanged = f"; {_count(known, 'op')} unchanged since" if known else ""
    print(f"{spec.file}: {_count(len(ops), 'op')}, {_count(formulas, 'formula')} proven on {trials} samples in {seconds:.1f} s{unchanged}", flush=True)
    if missing := not_compared(op.reference for op in ops):
        print(missing)
    if not has_mpmath():
        print("the accuracy of forward expressions and formulas was not checked: that needs mpmath (pip install mpmath)")
        return 0
    found = inaccurate_by_op(spec, where, [op for op in ops if checked.right[op.name].accuracy < how_far], plan, how_far == COMPLEX)
    checked.accurate([name for name, problems in found.items() if not problems], how_far)
    problems = [problem for of_op in found.values() for problem in of_op]
    if problems:
        refused = _refused(spec, problems, 0)
        print("where less is enough, 'accuracy' in the entry says so: see docs/spec.md", file=sys.stderr)
        return refused
    print(f"their accuracy checked on numbers of the whole range in {time.perf_counter() - start - seconds:.1f} s")
    return 0


def _emit(args: argparse.Namespace) -> int:
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
    only = _named(spec, args.op) if args.op else None
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


def _refused(spec: Spec, problems: Sequence[Problem], mistakes: int) -> int:
    """Say what is wrong; the mistakes of the spec itself have been told."""
    if problems:
        print(described(problems), file=sys.stderr)
    if mistakes:
        print(f"{_count(mistakes, 'mistake')} in the spec", file=sys.stderr)
    if problems:
        print(f"{_count(len(problems), 'formula')} wrong in {spec.file}", file=sys.stderr)
    return 1


def _named(spec: Spec, names: Sequence[str]) -> set[str]:
    try:
        return named(spec, names)
    except ValueError as error:
        raise SystemExit(f"specgrad: {error}") from None


def _show(args: argparse.Namespace) -> int:
    spec, _ = load_spec(args.spec)
    family = [op for op in spec if op.name == args.op or op.signature.public_name == args.op]
    (family or _named(spec, [args.op]))
    source = (args.spec or paths().spec).read_text(encoding="utf-8")
    print(show(spec, [op.name for op in family], source), end="")
    return 0


def _new(args: argparse.Namespace) -> int:
    folder = args.out or Path(args.name)
    try:
        files = write_skeleton(args.name, folder)
    except ValueError as error:
        raise OSError(str(error)) from None
    print("\n".join(f"{folder}/{file}" for file in files))
    print(f"next: cd {folder} && pip install 'setuptools>=77' && pip install -e . --no-build-isolation && pytest --specgrad-spec {args.name}/ops.yaml")
    return 0


def _new_op(args: argparse.Namespace) -> int:
    entry, lost = entry_of(args.signature, args.forward, args.docs, args.spec, args.domain)
    if args.spec:
        append_entry(entry, args.spec)
    print(entry, end="")
    for problem in lost:
        print(f"right, but to be written in another way: {problem.message}", file=sys.stderr)
    return 0


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
