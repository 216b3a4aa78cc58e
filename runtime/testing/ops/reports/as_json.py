"""The outcome as JSON.

{
  "version": 1,                     of this layout
  "spec": "derivatives.yaml", "seed": 0, "jobs": 2, "seconds": 12.3,
  "passed": true,                   no failure, and nothing left out
  "interrupted": false,             stopped before the end
  "resumed": 0,                     reports that an earlier run has made
  "checks": [{"name": "gradient", "about": "..."}],
  "totals": {"ops": 369, "trials": 24000, "comparisons": 900000, "failures": 0},
  "untried": ["..."],               ops that give nothing to try them on
  "missing": [],                    ops that were not reached
  "ops": [{
    "op": "mul", "group": "arithmetic", "place": "derivatives.yaml:38", "passed": true, "seconds": 0.2,
    "trials": {"gradient": 56}, "comparisons": {"gradient": 3210},
    "failures": [...]               each as `Failure.to_json()` gives it; `details` has op, check, what, trial, dtype and formula
  }]
}
"""

from __future__ import annotations

import json
from typing import Any

from specgrad.testing.ops.checks import CHECKS
from specgrad.testing.ops.outcome import Outcome
from specgrad.testing.ops.resume import report_to

VERSION = 1


def as_data(outcome: Outcome) -> dict[str, Any]:
    """The outcome in JSON's own types."""
    totals = {
        "ops": len(outcome.reports),
        "trials": outcome.total("trials"),
        "comparisons": outcome.total("comparisons"),
        "failures": len(outcome.failures),
    }
    return {
        "version": VERSION,
        "spec": outcome.spec,
        "seed": outcome.seed,
        "jobs": outcome.jobs,
        "seconds": round(outcome.seconds, 3),
        "passed": outcome.passed,
        "interrupted": outcome.interrupted,
        "resumed": outcome.resumed,
        "checks": [{"name": name, "about": CHECKS[name].about} for name in outcome.checks],
        "totals": totals,
        "untried": outcome.untried,
        "missing": outcome.missing,
        "ops": [{"group": outcome.groups[r.op], "place": outcome.places[r.op], "passed": r.passed} | report_to(r) for r in outcome.in_order],
    }


def as_json(outcome: Outcome) -> str:
    """The outcome as a text of JSON."""
    return json.dumps(as_data(outcome), indent=1) + "\n"
