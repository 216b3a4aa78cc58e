"""What `verify` found: check by check, as text and as values for machines."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import indent
from typing import Any

from specgrad.testing.failures.failure import Failure

INDENT = "    "


@dataclass(frozen=True, eq=False)
class Check:
    """One thing that was checked, over all samples.

    Args:
        name: of the check: "backward", "forward mode", "second order", ...
        samples: on how many samples it ran.
        comparisons: how many arrays were held against others.
        failures: what was wrong.
        reason: why it did not run on some sample; "" where it ran on all.
        seconds: how long it took.
    """

    name: str
    samples: int
    comparisons: int
    failures: tuple[Failure, ...]
    reason: str
    seconds: float

    @property
    def state(self) -> str:
        """How the check went: "failed", "not verified" where it never ran, else "passed"."""
        if self.failures:
            return "failed"
        return "passed" if self.samples else "not verified"

    def to_json(self) -> dict[str, Any]:
        """The check as values that `json.dumps` takes."""
        failures = [failure.to_json() for failure in self.failures]
        return {**vars(self), "state": self.state, "seconds": round(self.seconds, 6), "failures": failures}


@dataclass(frozen=True, eq=False)
class Report:
    """The result of `verify`: true if nothing is wrong.

    Args:
        name: of the function.
        place: file:line of the function, "" where that is not known.
        seed: what inputs and random gradients were drawn from.
        checks: what was checked.

    >>> report = specgrad.testing.verify(specgrad.tanh, [(2,)], order=1, dtypes=(), name="tanh")
    >>> bool(report), report.checks[0].name
    (True, 'calls')
    """

    name: str
    place: str
    seed: int
    checks: tuple[Check, ...]

    @property
    def failures(self) -> tuple[Failure, ...]:
        """All that is wrong, in the order of the checks."""
        return tuple(failure for check in self.checks for failure in check.failures)

    @property
    def not_verified(self) -> dict[str, str]:
        """The checks that could not run, with the reasons."""
        return {check.name: check.reason for check in self.checks if check.reason}

    @property
    def passed(self) -> bool:
        """Whether nothing is wrong. What could not be checked is in `not_verified`."""
        return not self.failures

    def __bool__(self) -> bool:
        return self.passed

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        where = f" ({self.place})" if self.place else ""
        result = "verified" if self.passed else f"{len(self.failures)} failure{'s' * (len(self.failures) > 1)}"
        run, comparisons = sum(check.samples > 0 for check in self.checks), sum(check.comparisons for check in self.checks)
        seconds = sum(check.seconds for check in self.checks)
        yield f"gradients of {self.name}{where}: {result}; {run} checks, {comparisons} comparisons, seed {self.seed}, {seconds:.2f} s"
        for number, failure in enumerate(self.failures, 1):
            yield ""
            yield _failure_text(failure, number)
        if self.failures:
            yield ""
        passed = [check.name for check in self.checks if check.state == "passed"]
        if passed:
            yield f"passed: {', '.join(passed)}"
        names_of: dict[str, list[str]] = {}
        for name, reason in self.not_verified.items():
            names_of.setdefault(reason, []).append(name)
        for reason, names in names_of.items():
            yield f"not verified: {', '.join(names)}: {reason}"

    def to_json(self) -> dict[str, Any]:
        """The report as values that `json.dumps` takes."""
        return {"name": self.name, "place": self.place, "seed": self.seed, "passed": self.passed, "checks": [check.to_json() for check in self.checks]}

    def save(self, path: Any) -> None:
        """Write the report as JSON.

        Args:
            path: the file.
        """
        with open(path, "w", encoding="utf-8") as file:
            json.dump(self.to_json(), file, indent=1)


def _failure_text(failure: Failure, number: int) -> str:
    """A failure as a person reads it: what, where, how to see it again."""
    lines = [failure.message]
    if failure.guess and "t looks like" not in failure.message:
        lines.append(f"It looks like this: {failure.guess}.")
    if failure.place:
        lines.append(f"at {failure.place}")
    if failure.replay:
        lines += ["To see it again:", indent(failure.replay.rstrip(), INDENT)]
    sample = f", sample {failure.details['sample']}" if "sample" in failure.details else ""
    return f"{number}. {failure.kind}{sample}\n" + indent("\n".join(lines), INDENT)


class VerificationError(AssertionError):
    """What `verify` raises where something is wrong: the text of its report.

    Args:
        report: the report; its failures are `failures` of the error too.
    """

    def __init__(self, report: Report):
        super().__init__(str(report))
        self.report = report

    @property
    def failures(self) -> tuple[Failure, ...]:
        """All that is wrong."""
        return self.report.failures

    def __reduce__(self) -> Any:
        return VerificationError, (self.report,)
