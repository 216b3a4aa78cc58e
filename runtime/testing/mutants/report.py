"""What became of all mutants, as tables for people and as JSON for machines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from .equivalent import EquivalentMutant
from .judge import FALSE_ALARM, KILLED, REFUSED, SAME, SURVIVED, MutantResult
from .mutant import OPERATORS


@dataclass
class MutationReport:
    """All results, held against the list of equivalent mutants.

    Args:
        results: Of each mutant.
        survivors: Those that verification did not notice, and that are not listed.
        equivalent: Those that say the same in other words, or are listed.
        mistakes: What is wrong with the list, or with the checks, a sentence each.
    """

    results: list[MutantResult]
    survivors: list[MutantResult] = field(default_factory=list)
    equivalent: list[MutantResult] = field(default_factory=list)
    mistakes: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.survivors and not self.mistakes


def report_on(results: Iterable[MutantResult], listed: dict[str, EquivalentMutant], file: str, whole: bool = False) -> MutationReport:
    """Hold results against the list in a file; `whole` says that all mutants of the spec are there, so that whatever is listed must be among them."""
    results = list(results)
    report = MutationReport([r for r in results if r.status != FALSE_ALARM], mistakes=[r.why for r in results if r.status == FALSE_ALARM])
    for result in report.results:
        entry = listed.get(result.mutant.name)
        if entry is not None:
            report.mistakes += _mistakes(result, entry, file)
        if result.status == SAME or (result.status == SURVIVED and entry is not None):
            report.equivalent.append(result)
        elif result.status == SURVIVED:
            report.survivors.append(result)
    if whole:
        gone = listed.keys() - {r.mutant.name for r in report.results}
        report.mistakes += [f"{file}: {name}: is listed, and is no mutant of the spec any more" for name in sorted(gone)]
    return report


def _mistakes(result: MutantResult, entry: EquivalentMutant, file: str) -> Iterable[str]:
    """What is wrong with a line of the list."""
    name = result.mutant.name
    if entry.formula != result.mutant.formula:
        yield f"{file}: {name}: is listed for the formula {entry.formula!r}, and the spec says {result.mutant.formula!r} now"
    if result.status == KILLED:
        yield f"{file}: {name}: is listed as no mistake, and {result.by} notices it: {result.why}"
    if result.status in (REFUSED, SAME):
        yield f"{file}: {name}: is listed, and need not be: it is {result.status} ({result.why})"
    if result.status == SURVIVED and not entry.differs and result.apart:
        yield f"{file}: {name}: is listed as giving the same numbers, and does not: {result.apart}"


def _row(results: Sequence[MutantResult], survivors: set[str]) -> dict[str, int]:
    """How many results of each kind there are."""
    counts = Counter(r.status for r in results)
    survived = sum(r.mutant.name in survivors for r in results)
    return {
        "mutants": len(results),
        "refused": counts[REFUSED],
        "killed": counts[KILLED],
        "equivalent": counts[SAME] + counts[SURVIVED] - survived,
        "survived": survived,
    }


def counts_of(report: MutationReport) -> dict[str, dict[str, int]]:
    """A row of counts for each kind of mistake, and one in total."""
    survivors = {r.mutant.name for r in report.survivors}
    by_operator = {name: [r for r in report.results if r.mutant.operator == name] for name in OPERATORS}
    return {name: _row(results, survivors) for name, results in by_operator.items() if results} | {"total": _row(report.results, survivors)}


def table(report: MutationReport) -> str:
    """The counts as text, with who killed how many."""
    counts = counts_of(report)
    lines = [f"{'':<13}" + "".join(f"{column:>12}" for column in counts["total"])]
    lines += [f"{name:<13}" + "".join(f"{count:>12}" for count in row.values()) for name, row in counts.items()]
    killers = Counter(r.by for r in report.results if r.status == KILLED)
    lines.append("killed by: " + ", ".join(f"{by} {count}" for by, count in killers.most_common()))
    return "\n".join(lines)


def survivor(result: MutantResult, file: str) -> str:
    """A survivor, as a person needs to see it."""
    m = result.mutant
    shown = [f"{file}:{m.line}: {m.op}: survived: {m.operator}: {m.what}", f"  key:     {m.key}{' (' + m.reading + ')' if m.reading else ''}"]
    shown += [f"  formula: {m.formula}", f"  mutant:  {m.text}"]
    if result.why:
        shown.append(f"  {result.why}")
    return "\n".join(shown)


def as_json(report: MutationReport, file: str, seed: int, seconds: float, missing: int = 0) -> dict[str, Any]:
    """Everything, for a machine. `missing`: how many mutants were not judged, so that it cannot have passed."""
    listed = {r.mutant.name for r in report.equivalent}
    return {
        "spec": file,
        "seed": seed,
        "seconds": round(seconds, 3),
        "passed": report.passed and not missing,
        "missing": missing,
        "counts": counts_of(report),
        "mistaken": report.mistakes,
        "mutants": [
            {name: getattr(r.mutant, name) for name in ("op", "key", "operator", "what", "formula", "reading")}
            | {
                "mutant": r.mutant.text,
                "place": f"{file}:{r.mutant.line}",
                "verdict": "equivalent" if r.mutant.name in listed else r.status,
                "by": r.by,
                "why": r.why,
                "seconds": round(r.seconds, 4),
            }
            for r in report.results
        ],
    }
