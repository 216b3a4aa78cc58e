"""The outcome as JUnit XML, which GitLab, Jenkins and GitHub's actions read: a suite for each op, a case for each check."""

from __future__ import annotations

import re
from xml.etree import ElementTree as xml

from specgrad.testing.ops.outcome import Outcome
from specgrad.testing.ops.verify import OpReport

_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_BROKEN = ("crash", "hangs", "raises")  # an error of the op, rather than a wrong number


def as_junit(outcome: Outcome) -> str:
    """The outcome as a text of XML."""
    root = xml.Element("testsuites", name="specgrad verify", time=f"{outcome.seconds:.3f}")
    counts = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for report in outcome.in_order:
        suite = _suite(outcome, report)
        for name in counts:
            counts[name] += int(suite.get(name, "0"))
        root.append(suite)
    for name, count in counts.items():
        root.set(name, str(count))
    xml.indent(root, " ")
    return '<?xml version="1.0" encoding="utf-8"?>\n' + xml.tostring(root, encoding="unicode") + "\n"


def _suite(outcome: Outcome, report: OpReport) -> xml.Element:
    group, place = outcome.groups[report.op], outcome.places[report.op]
    suite = xml.Element("testsuite", name=f"{group}.{report.op}", time=f"{report.seconds:.3f}")
    known = {f.details.get("check", "") for f in report.failures}
    names = [n for n in outcome.checks if n in report.trials or n in known] + sorted(known - set(outcome.checks))
    failures = errors = skipped = 0
    for name in names or ["samples"]:
        file, _, line = place.partition(":")
        case = xml.SubElement(
            suite, "testcase", classname=f"{group}.{report.op}", name=name, file=file, line=line, time=f"{report.seconds / max(1, len(names)):.3f}"
        )
        found = [f for f in report.failures if f.details.get("check", "") == name]
        if not names:
            skipped += 1
            xml.SubElement(case, "skipped", message="there is nothing to try the op on: it gives no samples")
        if not found:
            continue
        broken = any(f.kind in _BROKEN for f in found)
        errors += broken
        failures += not broken
        element = xml.SubElement(case, "error" if broken else "failure", message=_clean(found[0].message.splitlines()[0]), type=_clean(found[0].kind))
        element.text = _clean("\n\n".join(f.message for f in found))
    for name, count in (("tests", len(names) or 1), ("failures", failures), ("errors", errors), ("skipped", skipped)):
        suite.set(name, str(count))
    return suite


def _clean(text: str) -> str:
    """Without the characters that XML cannot have."""
    return _NO_XML.sub("?", text)
