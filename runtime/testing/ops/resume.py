"""Finished ops, kept in a file from which a later run goes on.

The file has a line of JSON for each op, written when the op is done: whenever a run is killed, what it has finished is there, and at most
the last line is broken, which is then left out. A line counts as long as what it was made from is the same: the entry of the op, the code
generated for it, the handwritten sources of the package, the seed and the checks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import specgrad
from specgrad import generated
from specgrad.codegen.model import Op, Spec
from specgrad.core.base.files import append_whole
from specgrad.core.kernels import table
from specgrad.testing.failures.failure import Failure

from .runner import Orders
from .verify import OpReport

_NUMBERED = re.compile(r"[\w.\-/]+\.ya?ml:\d+")  # places in the spec, which move when another entry grows


class Resumed:
    """The file of a run that can be gone on with."""

    def __init__(self, path: Path, spec: Spec, source: Path, orders: Orders):
        self.path = path
        self.keys = _Keys(spec, source, orders)
        self.known = self._read()

    def _read(self) -> dict[str, OpReport]:
        """What is known already, by op. The file is cut where a line was broken off, so that what follows stands in lines of its own."""
        if not self.path.is_file():  # a device or a pipe has nothing to go on from, and may have no end
            return {}
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        known = {}
        for text in whole.decode("utf-8", "replace").splitlines():
            try:
                entry = json.loads(text)
                op, key, report = entry["op"], entry["key"], entry["report"]
            except (ValueError, KeyError, TypeError):
                continue  # not written by a run
            if self.keys.of(op) == key:
                known[op] = report_from(report)
        return known

    def add(self, report: OpReport) -> None:
        """Keep a report. An OSError names the file, which has then no part of it."""
        append_whole(self.path, json.dumps({"op": report.op, "key": self.keys.of(report.op), "report": report_to(report)}))


class _Keys:
    """For each op, a digest of all that a report on it depends on."""

    def __init__(self, spec: Spec, source: Path, orders: Orders):
        self.entries = _entries(spec, source.read_text(encoding="utf-8"))
        self.code: dict[str, dict[str, str]] = {}  # of a group, the parts of its generated module
        self.ops = spec.by_name()
        self.kernels = _functions((_generated() / "numpy_kernels.py").read_text(encoding="utf-8"))
        common = (
            sources_digest(),
            getattr(generated, "DIGEST", ""),
            str(table.compiled),
            str(orders.seed),
            repr(orders.checks),
            str(orders.limit),
        )
        self.common = "\n".join(common)

    def of(self, name: str) -> str:
        """The key of an op; empty if the spec has none of this name."""
        op = self.ops.get(name)
        if op is None:
            return ""
        code = self._code(op)
        used = sorted(set(re.findall(r"\bk_(\w+?)(?:_same|_any|_into|_whole)?\(", code)))
        parts = (self.common, self.entries[name], code, *(self.kernels.get(k, "") for k in used))
        return sha256("\0".join(parts).encode()).hexdigest()

    def _code(self, op: Op) -> str:
        if op.group not in self.code:
            text = _NUMBERED.sub("", (_generated() / f"{op.group}.py").read_text(encoding="utf-8"))
            self.code[op.group] = {part.split("(")[0]: part for part in text.split("# ---- ")[1:]}
        return self.code[op.group].get(op.name, "")


def _generated() -> Path:
    assert generated.__file__
    return Path(generated.__file__).parent


def _entries(spec: Spec, text: str) -> dict[str, str]:
    """The text of each entry."""
    lines = text.splitlines()
    starts = sorted({op.location.line - 1 for op in spec} | {g.location.line - 1 for g in spec.groups})
    ends = dict(zip(starts, [*starts[1:], len(lines)]))
    return {op.name: "\n".join(lines[op.location.line - 1 : ends[op.location.line - 1]]) for op in spec}


def _functions(text: str) -> dict[str, str]:
    return {part.split("(")[0]: part for part in text.split("\ndef ")[1:]}


def sources_digest() -> str:
    """A digest of the handwritten sources of the package."""
    assert specgrad.__file__
    digest = sha256()
    root = Path(specgrad.__file__).parent
    for folder in (root, _codegen()):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _codegen() -> Path:
    from specgrad import codegen

    assert codegen.__file__
    return Path(codegen.__file__).parent


def report_to(report: OpReport) -> dict[str, Any]:
    """A report in JSON's own types."""
    return {
        "op": report.op,
        "trials": report.trials,
        "comparisons": report.comparisons,
        "seconds": round(report.seconds, 4),
        "failures": [f.to_json() for f in report.failures],
    }


def report_from(data: dict[str, Any]) -> OpReport:
    """The report again; arrays come back as lists."""
    failures = [Failure(**{**f, "index": tuple(f["index"])}) for f in data["failures"]]
    return OpReport(data["op"], dict(data["trials"]), dict(data["comparisons"]), failures, data["seconds"])


__all__: Sequence[str] = ("Resumed", "report_from", "report_to", "sources_digest")
