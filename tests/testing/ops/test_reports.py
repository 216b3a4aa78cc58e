"""Reports: JUnit XML by the rules of its schema, JSON as it is documented, a page that is whole by itself."""

from __future__ import annotations

import base64
import hashlib
import html.parser
import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as xml

import pytest

from specgrad.testing.ops.checks import CHECKS
from specgrad.testing.ops.report import OpReport, RunReport
from specgrad.testing.ops.reports.as_json import as_json
from specgrad.testing.ops.reports.junit import as_junit
from specgrad.testing.ops.reports.page import as_page
from specgrad.testing.ops.verify import verify_op
from tests.testing.ops.planted import MISTAKES, SPEC, subject


@pytest.fixture(scope="module")
def run() -> RunReport:
    """Right ops, wrong ones, one that raises, one without trials, and one that was not reached."""
    found = RunReport.planned(SPEC, ["mul", "exp", "relu", "sin", "float_power", "cos"], 7, None)
    wrong = {"mul": "a tenth of the result detached", "relu": "no side of a kink", "exp": "a gradient twice as large"}
    for name, mistake in wrong.items():
        found.ops[name] = verify_op(MISTAKES[mistake][1])
    found.ops["sin"] = verify_op(subject("sin", function=lambda x: 1 / 0), checks=["gradient"])
    found.ops["sin"].failures[0].details["what"] = "<script>alert('&')</script> \x00\x1b\ud800"
    found.ops["float_power"] = OpReport("float_power")
    found.seconds = 1.5
    for report in found.ops.values():
        report.seconds = 0.25
    return found


# What the schema of JUnit XML, as Jenkins publishes it, allows.
ATTRIBUTES = {
    "testsuites": {"name", "time", "tests", "failures", "errors", "skipped", "disabled"},
    "testsuite": {"name", "tests", "failures", "errors", "skipped", "time", "timestamp", "hostname", "id", "package", "file", "log", "url"},
    "testcase": {"name", "classname", "time", "status", "file", "line", "assertions"},
    "failure": {"type", "message"},
    "error": {"type", "message"},
    "skipped": {"type", "message"},
}
REQUIRED = {"testsuite": {"name", "tests"}, "testcase": {"name", "classname"}}
CHILDREN = {
    "testsuites": {"testsuite"},
    "testsuite": {"testcase"},
    "testcase": {"failure", "error", "skipped"},
    "failure": set(),
    "error": set(),
    "skipped": set(),
}


def test_junit_is_valid(run: RunReport) -> None:
    text = as_junit(run)
    root = xml.fromstring(text.encode())
    assert root.tag == "testsuites"
    for element in root.iter():
        assert set(element.attrib) <= ATTRIBUTES[element.tag]
        assert set(element.attrib) >= REQUIRED.get(element.tag, set())
        assert {child.tag for child in element} <= CHILDREN[element.tag]
        for name in {"tests", "failures", "errors", "skipped", "line"} & set(element.attrib):
            assert element.attrib[name].isdigit()
        if "time" in element.attrib:
            float(element.attrib["time"])
    for suite in root:
        assert int(suite.attrib["tests"]) == len(suite)
        for counted, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            assert int(suite.attrib[counted]) == sum(case.find(tag) is not None for case in suite)
    for name in ("tests", "failures", "errors", "skipped"):
        assert int(root.attrib[name]) == sum(int(suite.attrib[name]) for suite in root)


def test_junit_tells_what_is_wrong_and_where(run: RunReport) -> None:
    root = xml.fromstring(as_junit(run).encode())
    case = root.find("testsuite[@name='arithmetic.mul']/testcase[@name='gradient']")
    assert case is not None and case.attrib["file"] == "derivatives.yaml" and case.attrib["classname"] == "arithmetic.mul"
    failure = case.find("failure")
    assert failure is not None and failure.text is not None
    assert failure.attrib["type"] == "jacobian" and "gradient of self" in failure.attrib["message"] and "replay:" in failure.text
    assert root.find("testsuite[@name='trigonometric.sin']/testcase/error[@type='raises']") is not None
    assert root.find("testsuite[@name='arithmetic.float_power']/testcase/skipped") is not None


def test_json_is_as_it_is_documented(run: RunReport) -> None:
    data = json.loads(as_json(run), parse_constant=lambda name: pytest.fail(f"{name} is no JSON"))
    keys = {
        "version",
        "spec",
        "seed",
        "jobs",
        "seconds",
        "passed",
        "interrupted",
        "resumed",
        "checks",
        "totals",
        "untried",
        "uncompared",
        "not_tried",
        "missing",
        "ops",
    }
    assert set(data) == keys
    documented = sys.modules["specgrad.testing.ops.reports.as_json"].__doc__ or ""
    assert all(f'"{key}"' in documented for key in keys)
    assert data["seed"] == 7 and data["passed"] is False and data["missing"] == ["cos"] and data["untried"] == ["float_power"]
    assert data["totals"]["failures"] == sum(len(op["failures"]) for op in data["ops"])
    assert [op["op"] for op in data["ops"]] == ["mul", "float_power", "exp", "sin", "relu"]  # in the order of the spec
    failures = {failure["details"]["check"]: failure for op in data["ops"] if op["op"] == "mul" for failure in op["failures"]}
    assert failures["gradient"]["place"].startswith("derivatives.yaml:") and failures["gradient"]["replay"]


class Page(html.parser.HTMLParser):
    """What a page is made of; an error where tags do not match."""

    EMPTY = {"meta", "link", "input", "br", "!doctype"}

    def __init__(self, text: str):
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.cells: list[str] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag not in self.EMPTY:
            self.open.append(tag)
        if values.get("id"):
            self.ids.append(values["id"] or "")
        self.links += [v or "" for k, v in attrs if k in ("href", "src")]
        if tag == "td":
            self.cells.append(values.get("class") or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_by_itself(run: RunReport) -> None:
    text = as_page(run)
    page = Page(text)
    assert len(page.ids) == len(set(page.ids))
    assert all(link == "data:," or link[1:] in page.ids for link in page.links)
    assert "<script>alert" not in text and "\x00" not in text
    text.encode()
    policy = re.search(r'content="(default-src[^"]*)"', text)
    script = re.search(r"<script>(.*?)</script>", text, re.S)
    assert policy and script
    digest = base64.b64encode(hashlib.sha256(script[1].encode()).digest()).decode()
    assert f"script-src 'sha256-{digest}'" in html.unescape(policy[1])


def test_the_page_shows_each_failure_and_each_check(run: RunReport) -> None:
    text = as_page(run)
    page = Page(text)
    assert sum(cell == "bad" for cell in page.cells) == len({(f.details["op"], f.details["check"]) for f in run.failures})
    assert sum(i.startswith("failure-") for i in page.ids) == len(run.failures)
    for name, check in CHECKS.items():
        assert f"<dt>{name}</dt><dd>{html.escape(check.about)}</dd>" in text
    assert "Not reached" in text and "Nothing to try" in text
    assert f"{len(run.failures)} failures so far" in text


def test_a_page_of_what_was_resumed_shows_the_same_numbers(run: RunReport) -> None:
    """What comes back from a file has lists for arrays, and texts for numbers that JSON does not have."""
    again = replace(run, ops={n: OpReport.from_json(json.loads(json.dumps(r.to_json()))) for n, r in run.ops.items()})
    assert re.sub(r"\d\d:\d\d", "", as_page(again)) == re.sub(r"\d\d:\d\d", "", as_page(run))


def test_a_green_page(tmp_path: Path) -> None:
    found = RunReport.planned(SPEC, ["exp"], 0, ["gradient"])
    found.ops["exp"] = verify_op(subject("exp"), checks=["gradient"])
    text = as_page(found)
    assert "all right" in text and "Failures</h2>" not in text
    Page(text)
