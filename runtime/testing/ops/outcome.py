"""What a whole verification found: the reports of all ops, in the order of the spec."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from specgrad.codegen.model import Spec
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks import CHECKS

from .verify import OpReport


@dataclass
class Outcome:
    """What a run of `specgrad verify` found.

    Args:
        spec: the name of the spec's file.
        seed: what all random numbers were drawn from.
        checks: the names of the checks that were asked for.
        groups: of each op that was asked for, its group; in the order of the spec.
        places: of each op, file:line of its entry.
        reports: by op; of what was not reached, if the run was stopped, there is none.
        seconds: how long it took.
        jobs: how many processes.
        interrupted: whether it was stopped before the end.
        resumed: how many of the reports are from an earlier run.
    """

    spec: str
    seed: int
    checks: tuple[str, ...]
    groups: dict[str, str]
    places: dict[str, str]
    reports: dict[str, OpReport] = field(default_factory=dict)
    seconds: float = 0.0
    jobs: int = 1
    interrupted: bool = False
    resumed: int = 0

    @classmethod
    def planned(cls, spec: Spec, ops: Iterable[str], seed: int, checks: Sequence[str] | None) -> Outcome:
        """An outcome without reports yet."""
        wanted = set(ops)
        chosen = [op for op in spec if op.name in wanted]
        names = tuple(name for name in CHECKS if checks is None or name in checks)
        return cls(spec.file, seed, names, {o.name: o.group for o in chosen}, {o.name: f"{o.location.file}:{o.location.line}" for o in chosen})

    @property
    def in_order(self) -> list[OpReport]:
        return [self.reports[name] for name in self.groups if name in self.reports]

    @property
    def failures(self) -> list[Failure]:
        return [f for report in self.in_order for f in report.failures]

    @property
    def untried(self) -> list[str]:
        """Ops on which no check was made: there is nothing to try them on."""
        return [r.op for r in self.in_order if not r.trials and not r.failures]

    @property
    def missing(self) -> list[str]:
        """Ops that were not reached."""
        return [name for name in self.groups if name not in self.reports]

    @property
    def passed(self) -> bool:
        return not self.failures and not self.interrupted and not self.missing

    def total(self, what: str) -> int:
        """All trials, or all comparisons."""
        return sum(sum(getattr(r, what).values()) for r in self.reports.values())

    def summary(self) -> str:
        """One sentence."""
        count = len(self.failures)
        verified = len(self.reports) - len(self.untried)
        made = f"{len(self.checks)} check{'s' if len(self.checks) != 1 else ''}, {self.total('trials')} trials, {self.total('comparisons')} numbers compared"
        said = f"{verified} op{'s' if verified != 1 else ''} of {self.spec}, {made}"
        found = f"{count} failure{'s' if count != 1 else ''}" if count else "all right"
        ended = f"; stopped before {len(self.missing)} others" if self.missing else ""
        return f"{said}: {found}, in {self.seconds:.1f} s, with seed {self.seed}{ended}"


def cell(report: OpReport, check: str) -> dict[str, Any]:
    """What a check found on an op."""
    failed = [f for f in report.failures if f.details.get("check") == check]
    return {"trials": report.trials.get(check, 0), "comparisons": report.comparisons.get(check, 0), "failures": len(failed)}
