"""The report on a run as JUnit XML, which GitLab, Jenkins and GitHub's actions read: a suite for each op, a case for each check."""

from __future__ import annotations

import re
from xml.etree import ElementTree as xml

from specgrad.testing.ops.report import OpReport, RunReport

_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_BROKEN = ("crash", "hangs", "raises")  # an error of the op, rather than a wrong number


def as_junit(run: RunReport) -> str:
    """The report as a text of XML."""
    root = xml.Element("testsuites", name="specgrad verify", time=f"{run.seconds:.3f}")
    counts = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for report in run.in_order:
        suite = _suite(run, report)
        for name in counts:
            counts[name] += int(suite.get(name, "0"))
        root.append(suite)
    for name, count in counts.items():
        root.set(name, str(count))
    xml.indent(root, " ")
    return '<?xml version="1.0" encoding="utf-8"?>\n' + xml.tostring(root, encoding="unicode") + "\n"


def _suite(run: RunReport, report: OpReport) -> xml.Element:
    op, (file, _, line) = f"{run.groups[report.op]}.{report.op}", run.places[report.op].partition(":")
    suite = xml.Element("testsuite", name=op, time=f"{report.seconds:.3f}")
    failed = {f.details["check"] for f in report.failures}
    names = [n for n in run.checks if n in report.trials or n in failed] + sorted(failed - set(run.checks))
    seconds = f"{report.seconds / max(1, len(names)):.3f}"
    counts = {"tests": len(names) or 1, "failures": 0, "errors": 0, "skipped": 0}
    for name in names or ["samples"]:
        case = xml.SubElement(suite, "testcase", classname=op, name=name, file=file, line=line, time=seconds)
        found = report.failures_of(name)
        if not names:
            counts["skipped"] += 1
            xml.SubElement(case, "skipped", message="there is nothing to try the op on: it gives no samples")
        elif found:
            broken = any(f.kind in _BROKEN for f in found)
            counts["errors" if broken else "failures"] += 1
            element = xml.SubElement(case, "error" if broken else "failure", message=_clean(found[0].message.splitlines()[0]), type=_clean(found[0].kind))
            element.text = _clean("\n\n".join(f.message for f in found))
    for name, count in counts.items():
        suite.set(name, str(count))
    return suite


def _clean(text: str) -> str:
    """Without the characters that XML cannot have."""
    return _NO_XML.sub("?", text)
