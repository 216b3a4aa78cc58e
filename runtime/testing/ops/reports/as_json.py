"""The report on a run as JSON.

{
  "version": 1,                     of this layout
  "spec": "derivatives.yaml", "seed": 0, "jobs": 2, "seconds": 12.3,
  "passed": true,                   no failure, and nothing left out
  "interrupted": false,             stopped before the end
  "resumed": 0,                     reports that an earlier run has made
  "checks": [{"name": "gradient", "about": "..."}],
  "totals": {"ops": 369, "trials": 24000, "comparisons": 900000, "failures": 0},
  "untried": ["..."],               ops that give nothing to try them on
  "uncompared": ["..."],            ops on which no check had a number to compare
  "not_tried": {"why": ["..."]},    ops on which a check could not be made
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

from specgrad.testing.ops.checks import ABOUT
from specgrad.testing.ops.report import RunReport

VERSION = 1


def as_json(run: RunReport) -> str:
    """The report as a text of JSON."""
    data = {
        "version": VERSION,
        "spec": run.spec,
        "seed": run.seed,
        "jobs": run.jobs,
        "seconds": round(run.seconds, 3),
        "passed": run.passed,
        "interrupted": run.interrupted,
        "resumed": run.resumed,
        "checks": [{"name": name, "about": ABOUT[name]} for name in run.checks],
        "totals": {"ops": len(run.ops), "trials": run.trials, "comparisons": run.comparisons, "failures": len(run.failures)},
        "untried": run.untried,
        "uncompared": run.uncompared,
        "not_tried": run.not_tried,
        "missing": run.missing,
        "ops": [{"group": run.groups[r.op], "place": run.places[r.op], "passed": r.passed} | r.to_json() for r in run.in_order],
    }
    return json.dumps(data, indent=1) + "\n"
