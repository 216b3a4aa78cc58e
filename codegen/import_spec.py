"""`specgrad import-spec`: the specification of another framework, read where it is installed and held against this project's forwards."""

from __future__ import annotations

import argparse
import importlib.metadata
import importlib.util
from collections.abc import Callable
from pathlib import Path

import numpy as np

from .foreign.entries import Entry, read_entries
from .foreign.extremes import Precision, digits_lost, modes_apart
from .foreign.interpret import Interpreter
from .foreign.report import Report, as_html, as_json, as_markdown, summary
from .foreign.table import load_table
from .foreign.trial import WRONG, Trial, Verdict
from .model.op import Spec
from .paths import Paths, paths
from .problems import ProblemReport, suggestion
from .proof.evaluate import Evaluator, load_arrays
from .read.source import decode
from .spec import load

_FORMATS: dict[str, Callable[[Report], str]] = {".html": as_html, ".md": as_markdown, ".json": as_json}
TABLE = Path(__file__).parent / "foreign" / "pytorch.yaml"
CONTROL = 1.001  # what a formula is multiplied by to see that it is refused


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command with its options."""
    parser = commands.add_parser("import-spec", help="read another framework's derivative formulas and check them")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="files in its format, if not those that are installed")
    parser.add_argument("--from", dest="framework", required=True, choices=["pytorch"], help="whose format it is")
    parser.add_argument("--op", action="append", metavar="OP", help="this op alone; may be given several times")
    parser.add_argument("--report", type=Path, metavar="PAGE", help="write what was found to a file, by its ending: .html, .md or .json")
    parser.add_argument("--control", action="store_true", help=f"multiply every formula by {CONTROL}: each must be refused")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """The exit status is 0 if no formula is wrong; of the control, if every one is."""
    if args.report and args.report.suffix not in _FORMATS:
        raise SystemExit(f"specgrad: {args.report}: a report ends in .html, .md or .json")
    files = args.files or [installed_pytorch()]
    version = f" of PyTorch {importlib.metadata.version('torch')}" if not args.files else ""
    entries = [entry for file in files for entry in read_file(file)]
    if args.op:
        entries = _named(entries, args.op)
    where = paths()
    report = check(entries, load(where.spec), where, f"{', '.join(f.name for f in files)}{version}", CONTROL if args.control else 1.0)
    print(summary(report))
    if args.report:
        args.report.write_text(_FORMATS[args.report.suffix](report), encoding="utf-8")
    if args.control:
        passed = [v for v in report.verdicts if v.outcome == "proven" and v.evidence != "declared"]
        return 1 if passed else 0
    return 1 if report.of(WRONG) else 0


def installed_pytorch() -> Path:
    """PyTorch's formulas, where it is installed; nothing of it is imported."""
    found = importlib.util.find_spec("torchgen")
    if found is None or found.origin is None:
        raise SystemExit("specgrad: PyTorch is not installed here; name its derivatives.yaml, or: pip install torch")
    return Path(found.origin).parent / "packaged" / "autograd" / "derivatives.yaml"


def read_file(file: Path) -> list[Entry]:
    """The entries of a file; raises SpecError with all that cannot be read."""
    report = ProblemReport()
    entries = read_entries(decode(file.read_bytes(), file.name), file.name, report)
    report.raise_if_any()
    return entries


def check(entries: list[Entry], spec: Spec, where: Paths, source: str, factor: float = 1.0) -> Report:
    """Decide every formula."""
    table = load_table(TABLE)
    interpreter = Interpreter(spec, Evaluator(spec.by_name(), load_arrays(where.array)), table)
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
    return Report(source, tuple(verdicts), tuple(precision), table.transposes())


def _named(entries: list[Entry], names: list[str]) -> list[Entry]:
    known = {n for e in entries for n in (e.schema.name, e.schema.base)}
    for name in names:
        if name not in known:
            raise SystemExit(f"specgrad: there is no op {name!r}{suggestion(name, known)}")
    return [e for e in entries if {e.schema.name, e.schema.base} & set(names)]
