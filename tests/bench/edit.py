"""The loop of whoever edits the spec, in a copy of the checkout: an op is added, its formula is changed, and each time it is proven, compiled and verified."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.wrong_changes.trial import Tree

from .measure import Row

ROUNDS = 3
BESIDE = "- name: nn.functional.leaky_relu("
ENTRY = """\
- name: sloped{n}(Tensor self, Tensor slope) -> Tensor
  forward: where(self > 0, self, self * slope * {n})
  self: {formula}
  slope: grad * where(self > 0, 0, self * {n})
  domain: {{self: x != 0}}
  docs: The input where it is positive, and `slope` times it elsewhere.
"""
FORMULAS = {"an added op": "grad * where(self > 0, 1, slope * {n})", "a changed formula": "where(self > 0, grad, grad * (slope * {n}))"}
# What is run after an edit, in one command and step by step, and the most seconds that it may take on a machine with nothing else to do.
STEPS = {"generate": (1.5, ["generate"]), "check": (1.2, ["check"]), "build": (1.0, ["build"]), "verify": (1.5, ["verify", "sloped{n}"])}
WHOLE = 5.0


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    """Each edit some times, on another op each, so that nothing is known of it; the least time of each step."""
    with tempfile.TemporaryDirectory(prefix="specgrad-edit-") as folder:
        tree = Tree.of_checkout(Path(folder))
        spec = tree.root / "derivatives.yaml"
        text = spec.read_text(encoding="utf-8")
        for arguments in (["generate"], ["check"], ["build"]):
            _seconds(tree, arguments)
        least = {(edit, step): float("inf") for edit in FORMULAS for step in (*STEPS, "dev")}
        for n in range(2, 2 + ROUNDS):
            for edit, formula in FORMULAS.items():
                entry = ENTRY.format(n=n, formula=formula.format(n=n))
                spec.write_text(text.replace(BESIDE, entry + BESIDE), encoding="utf-8")
                for step, (_, arguments) in STEPS.items():
                    least[edit, step] = min(least[edit, step], _seconds(tree, [a.format(n=n) for a in arguments]))
                spec.write_text(spec.read_text(encoding="utf-8").replace(f"sloped{n}", f"sloping{n}"), encoding="utf-8")
                least[edit, "dev"] = min(least[edit, "dev"], _seconds(tree, ["dev"]))
        for edit in FORMULAS:
            for step, (limit, _) in STEPS.items():
                yield Row("edit", f"{edit}: {step}", least[edit, step], limit)
            yield Row("edit", f"{edit}: the steps together", sum(least[edit, step] for step in STEPS), sum(limit for limit, _ in STEPS.values()))
            yield Row("edit", f"{edit}: all in one command", least[edit, "dev"], WHOLE)


def _seconds(tree: Tree, arguments: list[str]) -> float:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | {"PYTHONPATH": str(tree.site)}
    start = time.perf_counter()
    done = subprocess.run([sys.executable, "-m", "specgrad", *arguments], cwd=tree.root, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"specgrad {' '.join(arguments)}: {done.stdout}{done.stderr}")
    return time.perf_counter() - start
