"""What verification found: on one op, and in a whole run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from specgrad.codegen.model.op import Spec
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks import ABOUT, CHECKS


@dataclass
class OpReport:
    """What was found out about one op.

    Args:
        op: its name.
        trials: for each check, on how many trials it was made.
        comparisons: for each check, how many numbers it has compared.
        failures: all that is wrong.
        seconds: how long it took.
        not_compiled: why calls of it are not compiled, where some were to be.
        not_tried: for each check that could not be made, why.
    """

    op: str
    trials: dict[str, int] = field(default_factory=dict)
    comparisons: dict[str, int] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    not_compiled: str = ""
    not_tried: dict[str, str] = field(default_factory=dict)

    @property
    def passed(self) -> bool:
        return not self.failures

    @property
    def tried(self) -> bool:
        """Whether there was anything to make a check on."""
        return bool(self.trials or self.failures)

    def failures_of(self, check: str) -> list[Failure]:
        return [f for f in self.failures if f.details["check"] == check]

    def to_json(self) -> dict[str, Any]:
        """The report in JSON's own types."""
        return vars(self) | {"seconds": round(self.seconds, 4), "failures": [f.to_json() for f in self.failures]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> OpReport:
        """The report again; arrays come back as lists."""
        failures = [Failure(**{**f, "index": tuple(f["index"])}) for f in data["failures"]]
        return cls(**{**data, "failures": failures})


@dataclass
class RunReport:
    """What a run of `specgrad verify` found.

    Args:
        spec: the name of the spec's file.
        seed: what all random numbers were drawn from.
        checks: the names of the checks that were asked for.
        groups: of each op that was asked for, its group; in the order of the spec.
        places: of each op, file:line of its entry.
        ops: the report on each op; of what was not reached, if the run was stopped, there is none.
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
    ops: dict[str, OpReport] = field(default_factory=dict)
    seconds: float = 0.0
    jobs: int = 1
    interrupted: bool = False
    resumed: int = 0

    @classmethod
    def planned(cls, spec: Spec, ops: Iterable[str], seed: int, checks: Sequence[str] | None) -> RunReport:
        """A run of which nothing is done yet."""
        wanted = set(ops)
        chosen = [op for op in spec if op.name in wanted]
        names = tuple(CHECKS) if checks is None else tuple(name for name in ABOUT if name in checks)
        return cls(spec.file, seed, names, {o.name: o.group for o in chosen}, {o.name: f"{o.location.file}:{o.location.line}" for o in chosen})

    @property
    def in_order(self) -> list[OpReport]:
        """The reports in the order of the spec."""
        return [self.ops[name] for name in self.groups if name in self.ops]

    def of_group(self, group: str) -> list[OpReport]:
        return [r for r in self.in_order if self.groups[r.op] == group]

    @property
    def failures(self) -> list[Failure]:
        return [f for report in self.in_order for f in report.failures]

    @property
    def untried(self) -> list[str]:
        """Ops on which no check was made: there is nothing to try them on."""
        return [r.op for r in self.in_order if not r.tried]

    @property
    def uncompared(self) -> list[str]:
        """Ops on which checks were made, none of which had a number to compare."""
        return [r.op for r in self.in_order if r.tried and not sum(r.comparisons.values())]

    @property
    def not_tried(self) -> dict[str, list[str]]:
        """Ops on which a check could not be made, by why."""
        found: dict[str, list[str]] = {}
        for report in self.in_order:
            for why in report.not_tried.values():
                found.setdefault(why, []).append(report.op)
        return found

    @property
    def missing(self) -> list[str]:
        """Ops that were not reached."""
        return [name for name in self.groups if name not in self.ops]

    @property
    def passed(self) -> bool:
        return not self.failures and not self.interrupted and not self.missing

    @property
    def trials(self) -> int:
        return sum(sum(r.trials.values()) for r in self.ops.values())

    @property
    def comparisons(self) -> int:
        return sum(sum(r.comparisons.values()) for r in self.ops.values())

    def summary(self) -> str:
        """One sentence."""
        verified = len(self.ops) - len(self.untried)
        made = f"{counted(verified, 'op')} of {self.spec}, {counted(len(self.checks), 'check')}, {self.trials} trials, {self.comparisons} numbers compared"
        found = counted(len(self.failures), "failure") if self.failures else "all right"
        ended = f"; stopped before {len(self.missing)} others" if self.missing else ""
        return f"{made}: {found}, in {self.seconds:.1f} s, with seed {self.seed}{ended}"


def counted(number: int, noun: str) -> str:
    """A number of things: "1 op", "2 ops"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
