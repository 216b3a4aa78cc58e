"""`specgrad import-spec`: the specification of another framework, read where it is installed and held against this project's forwards."""

from __future__ import annotations

import argparse
import importlib.metadata
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ..foreign.chainrules import read_chainrules
from ..foreign.entries import Entry, read_entries
from ..foreign.extremes import Precision, digits_lost, modes_apart
from ..foreign.interpret import Interpreter
from ..foreign.jax import read_jax
from ..foreign.replay import jax_program, program
from ..foreign.report import Report, as_html, as_json, as_markdown, summary
from ..foreign.table import load_table
from ..foreign.trial import WRONG, Trial, Verdict
from ..generated_folder import write_together
from ..model.op import Spec
from ..paths import Paths, paths
from ..problems import ProblemReport, suggestion
from ..proof.evaluate import Evaluator, load_arrays
from ..proof.reference import has_scipy
from ..read.source import decode
from ..spec import load

_FORMATS: dict[str, Callable[[Report], str]] = {".html": as_html, ".md": as_markdown, ".json": as_json}
CONTROL = 1.001  # what a formula is multiplied by to see that it is refused


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="files in its format, if not those that are installed")
    parser.add_argument("--from", dest="framework", required=True, choices=list(FRAMEWORKS), help="whose format it is")
    parser.add_argument("--op", action="append", metavar="OP", help="this op alone; may be given several times")
    parser.add_argument("--report", type=Path, metavar="PAGE", help="write what was found to a file, by its ending: .html, .md or .json")
    parser.add_argument("--control", action="store_true", help=f"multiply every formula by {CONTROL}: each must be refused")


def run(args: argparse.Namespace) -> int:
    """The exit status is 0 if no formula is wrong; of the control, if every one is."""
    if args.report and args.report.suffix not in _FORMATS:
        raise SystemExit(f"specgrad: {args.report}: a report ends in .html, .md or .json")
    if args.report and not args.report.parent.is_dir():  # before the work whose result it is to have
        raise SystemExit(f"specgrad: {args.report}: there is no folder {args.report.parent}")
    framework = FRAMEWORKS[args.framework]
    files = args.files or framework.installed()
    version = f" of {framework.package} {importlib.metadata.version(framework.package)}" if not args.files else ""
    where = paths()
    interpreter = interpreter_of(framework, load(where.spec), where)
    entries = [entry for file in files for entry in read_file(file, framework, interpreter)]
    if args.op:
        entries = _named(entries, args.op)
    report = check(entries, framework, interpreter, f"{', '.join(f.name for f in files)}{version}", CONTROL if args.control else 1.0)
    if args.report:
        write_together({args.report.name: _FORMATS[args.report.suffix](report)}, args.report.parent)
    print(summary(report))
    if not has_scipy():
        print("formulas and ops of special functions were not computed: they need scipy (pip install scipy)")
    if args.control:
        passed = [v for v in report.verdicts if v.outcome == "proven" and v.evidence != "declared"]
        return 1 if passed else 0
    return 1 if report.of(WRONG) else 0


def installed_pytorch() -> list[Path]:
    """PyTorch's formulas, where it is installed; nothing of it is imported."""
    return [_folder("torchgen", "torch") / "packaged" / "autograd" / "derivatives.yaml"]


def installed_jax() -> list[Path]:
    """The sources in which JAX has its tables."""
    return [_folder("jax", "jax") / "_src" / "lax" / name for name in ("lax.py", "special.py")]


def installed_chainrules() -> list[Path]:
    raise SystemExit("specgrad: name the files of ChainRules, as src/rulesets/Base/fastmath_able.jl")


def _folder(package: str, project: str) -> Path:
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        raise SystemExit(f"specgrad: {project} is not installed here; name a file, or: pip install {project}")
    return Path(found.origin).parent


@dataclass(frozen=True)
class Framework:
    """Whose specification it is."""

    package: str  # whose version is reported
    installed: Callable[[], list[Path]]
    table: str  # of meanings
    program: Callable[[Verdict], str] | None = None  # writes what shows a finding in it
    whole_division: bool = False  # whether two whole numbers give a whole one


FRAMEWORKS = {
    "pytorch": Framework("torch", installed_pytorch, "pytorch.yaml", program, whole_division=True),
    "jax": Framework("jax", installed_jax, "jax.yaml", jax_program),
    "chainrules": Framework("ChainRules", installed_chainrules, "chainrules.yaml"),
}


def interpreter_of(framework: Framework, spec: Spec, where: Paths) -> Interpreter:
    """What computes formulas of a framework."""
    table = load_table(Path(__file__).parent.parent / "foreign" / framework.table)
    return Interpreter(spec, Evaluator(spec.by_name(), load_arrays(where.array)), table, framework.whole_division)


def read_file(file: Path, framework: Framework, interpreter: Interpreter) -> list[Entry]:
    """The entries of a file; raises SpecError with all that cannot be read."""
    return read_text(decode(file.read_bytes(), file.name), file.name, framework, interpreter)


def read_text(text: str, file: str, framework: Framework, interpreter: Interpreter) -> list[Entry]:
    """The entries of a text."""
    if framework.package == "jax":
        return read_jax(text, file, interpreter.operands)
    if framework.package == "ChainRules":
        return read_chainrules(text, file, interpreter.operands)
    report = ProblemReport()
    entries = read_entries(text, file, report)
    report.raise_if_any()
    return entries


def check(entries: list[Entry], framework: Framework, interpreter: Interpreter, source: str, factor: float = 1.0) -> Report:
    """Decide every formula."""
    verdicts: list[Verdict] = []
    precision: list[Precision] = []
    with np.errstate(all="ignore"):
        for entry in entries:
            trial = Trial(entry, interpreter, factor)
            found = trial.verdicts()
            if factor == 1.0:
                modes_apart(trial, found)
                lost = digits_lost(trial, found)
                precision += [lost] if lost else []
            verdicts += found
    return Report(source, tuple(verdicts), tuple(precision), interpreter.table.transposes(), framework.program)


def _named(entries: list[Entry], names: list[str]) -> list[Entry]:
    known = {n for e in entries for n in (e.schema.name, e.schema.base)}
    for name in names:
        if name not in known:
            raise SystemExit(f"specgrad: there is no op {name!r}{suggestion(name, known)}")
    return [e for e in entries if {e.schema.name, e.schema.base} & set(names)]
