"""What became of the mutants, as tables for people and as JSON for machines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from .equivalent import FILE, Listed
from .judge import KILLED, REFUSED, SAME, SURVIVED, UNFIT, Outcome
from .mutant import OPERATORS

COLUMNS = ("mutants", "refused", "killed", "equivalent", "survived")


@dataclass
class Verdict:
    """All outcomes, held against the list of equivalent mutants.

    Args:
        outcomes: Of each mutant.
        survivors: Those that verification did not notice, and that are not listed.
        equivalent: Those that say the same in other words, or are listed.
        mistaken: What is wrong with the list, or with the checks, a sentence each.
    """

    outcomes: list[Outcome]
    survivors: list[Outcome] = field(default_factory=list)
    equivalent: list[Outcome] = field(default_factory=list)
    mistaken: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.survivors and not self.mistaken


def verdict(outcomes: Iterable[Outcome], listed: dict[str, Listed], whole: bool = False) -> Verdict:
    """Hold outcomes against the list; `whole` says that all mutants of the spec are there, so that whatever is listed must be among them."""
    found = Verdict(list(outcomes))
    met = set()
    found.mistaken += [o.why for o in found.outcomes if o.verdict == UNFIT]
    found.outcomes = [o for o in found.outcomes if o.verdict != UNFIT]
    for outcome in found.outcomes:
        entry = listed.get(outcome.mutant.name)
        if entry is not None:
            met.add(entry.name)
            found.mistaken += _mistakes(outcome, entry)
        if outcome.verdict == SAME or (outcome.verdict == SURVIVED and entry is not None):
            found.equivalent.append(outcome)
        elif outcome.verdict == SURVIVED:
            found.survivors.append(outcome)
    if whole:
        found.mistaken += [f"{FILE.name}: {name}: is listed, and is no mutant of the spec any more" for name in listed if name not in met]
    return found


def _mistakes(outcome: Outcome, entry: Listed) -> Iterable[str]:
    """What is wrong with a line of the list."""
    name = outcome.mutant.name
    if entry.formula != outcome.mutant.formula:
        yield f"{FILE.name}: {name}: is listed for the formula {entry.formula!r}, and the spec says {outcome.mutant.formula!r} now"
    if outcome.verdict == KILLED:
        yield f"{FILE.name}: {name}: is listed as no mistake, and {outcome.by} notices it: {outcome.why}"
    if outcome.verdict in (REFUSED, SAME):
        yield f"{FILE.name}: {name}: is listed, and need not be: it is {outcome.verdict} ({outcome.why})"
    if outcome.verdict == SURVIVED and not entry.differs and outcome.apart:
        yield f"{FILE.name}: {name}: is listed as giving the same numbers, and does not: {outcome.apart}"


def row(outcomes: Sequence[Outcome], survivors: set[str]) -> dict[str, int]:
    """How many outcomes of each kind there are."""
    counts = Counter(o.verdict for o in outcomes)
    survived = sum(o.mutant.name in survivors for o in outcomes)
    return {
        "mutants": len(outcomes),
        "refused": counts[REFUSED],
        "killed": counts[KILLED],
        "equivalent": counts[SAME] + counts[SURVIVED] - survived,
        "survived": survived,
    }


def rows(found: Verdict) -> dict[str, dict[str, int]]:
    """A row of counts for each kind of mistake, and one in total."""
    survivors = {o.mutant.name for o in found.survivors}
    by_operator = {name: [o for o in found.outcomes if o.mutant.operator == name] for name in OPERATORS}
    return {name: row(outcomes, survivors) for name, outcomes in by_operator.items() if outcomes} | {"total": row(found.outcomes, survivors)}


def table(found: Verdict) -> str:
    """The counts as text, with who killed how many."""
    lines = [f"{'':<13}" + "".join(f"{c:>12}" for c in COLUMNS)]
    for name, counts in rows(found).items():
        lines.append(f"{name:<13}" + "".join(f"{counts[c]:>12}" for c in COLUMNS))
    killers = Counter(o.by for o in found.outcomes if o.verdict == KILLED)
    lines.append("killed by: " + ", ".join(f"{by} {count}" for by, count in killers.most_common()))
    return "\n".join(lines)


def survivor(outcome: Outcome, file: str) -> str:
    """A survivor, as a person needs to see it."""
    m = outcome.mutant
    shown = [f"{file}:{m.line}: {m.op}: survived: {m.operator}: {m.what}", f"  key:     {m.key}{' (' + m.reading + ')' if m.reading else ''}"]
    shown += [f"  formula: {m.formula}", f"  mutant:  {m.text}"]
    if outcome.why:
        shown.append(f"  {outcome.why}")
    return "\n".join(shown)


def as_json(found: Verdict, file: str, seed: int, seconds: float) -> dict[str, Any]:
    """Everything, for a machine."""
    listed = {o.mutant.name for o in found.equivalent}
    return {
        "spec": file,
        "seed": seed,
        "seconds": round(seconds, 3),
        "passed": found.passed,
        "counts": rows(found),
        "mistaken": found.mistaken,
        "mutants": [
            {
                "op": o.mutant.op,
                "key": o.mutant.key,
                "operator": o.mutant.operator,
                "what": o.mutant.what,
                "formula": o.mutant.formula,
                "mutant": o.mutant.text,
                "reading": o.mutant.reading,
                "place": f"{file}:{o.mutant.line}",
                "verdict": "equivalent" if o.mutant.name in listed else o.verdict,
                "by": o.by,
                "why": o.why,
                "seconds": round(o.seconds, 4),
            }
            for o in found.outcomes
        ],
    }
