"""A run that was stopped is gone on with: what is finished and still true is left out."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from specgrad.codegen.paths import paths
from specgrad.codegen.spec import load
from specgrad.testing.journal import Journal
from specgrad.testing.ops.command import verify
from specgrad.testing.ops.keys import OpKeys
from specgrad.testing.ops.report import OpReport
from specgrad.testing.ops.runner import Options
from tests.the_spec import spec

SPEC = spec()


def journal(path: Path, options: Options | None = None, source: Path | None = None) -> Journal:
    known = SPEC if source is None else load(source, shown_as=SPEC.file)
    return Journal(path, OpKeys(known, source or paths().spec, options or Options()).of)


def add(path: Path, report: OpReport) -> None:
    journal(path).add(report.op, report.to_json())


def test_what_is_finished_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "run", tmp_path / "out.json"
    assert verify(["exp", "-j", "1", "-q", "--resume", str(file)]) == 0
    assert verify(["exp", "sin", "-j", "1", "-q", "--resume", str(file), "--json", str(out)]) == 0
    data = json.loads(out.read_text())
    assert data["resumed"] == 1
    assert [op["op"] for op in data["ops"]] == ["exp", "sin"]
    assert len(file.read_text().splitlines()) == 2
    assert "2 ops" in capsys.readouterr().out


def test_a_broken_last_line_is_left_out(tmp_path: Path) -> None:
    """As where a run is killed while it writes, at any byte."""
    file = tmp_path / "run"
    for name in ("exp", "sin"):
        add(file, OpReport(name, {"gradient": 3}, {"gradient": 9}))
    whole = file.read_bytes()
    first = whole.index(b"\n") + 1
    for cut in (first, first + 1, first + 40, len(whole) - 1):
        file.write_bytes(whole[:cut])
        assert set(journal(file).known) == {"exp"}
        add(file, OpReport("cos"))
        assert set(journal(file).known) == {"exp", "cos"}
    file.write_bytes(b"nonsense\n\xff\xfe\n" + whole)
    assert set(journal(file).known) == {"exp", "sin"}


def test_another_seed_or_other_checks_begin_anew(tmp_path: Path) -> None:
    file = tmp_path / "run"
    add(file, OpReport("exp"))
    assert set(journal(file).known) == {"exp"}
    assert not journal(file, Options(seed=1)).known
    assert not journal(file, Options(checks=("gradient",))).known


@pytest.mark.slow
def test_an_op_whose_entry_has_changed_begins_anew(tmp_path: Path) -> None:
    file, changed = tmp_path / "run", tmp_path / "spec.yaml"
    for name in ("exp", "sin"):
        add(file, OpReport(name))
    text = paths().spec.read_text()
    changed.write_text(text.replace("  self: grad * self.cos().conj()\n", "  self: grad * self.cos().conj() * 1\n", 1))
    assert set(journal(file, source=changed).known) == {"exp"}
    changed.write_text("\n\n" + text)  # which only moves the lines
    assert set(journal(file, source=changed).known) == {"exp", "sin"}


def test_failures_are_kept_as_they_were(tmp_path: Path) -> None:
    from specgrad.testing.ops.verify import verify_op
    from tests.testing.ops.planted import MISTAKES

    report = verify_op(MISTAKES["a gradient twice as large"][1], checks=["gradient"])
    again = OpReport.from_json(json.loads(json.dumps(report.to_json())))
    assert [f.message for f in again.failures] == [f.message for f in report.failures]
    assert again.failures[0].guess == "factor 2"
    assert again.trials == report.trials and again.comparisons == report.comparisons


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_loses_nothing_that_was_found(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    full, out = tmp_path / "full", tmp_path / "out.json"
    full.symlink_to("/dev/full")
    assert verify(["exp", "sin", "-j", "1", "-q", "--checks", "gradient", "--resume", str(full), "--json", str(out), "--junit", str(full)]) == 2
    err = capfd.readouterr().err
    assert f"{full}: No space left on device; from exp on, nothing is kept in it\n" in err
    assert err.endswith(f"{full}: No space left on device\n") and "Traceback" not in err
    assert {op["op"] for op in json.loads(out.read_text())["ops"]} >= {"exp", "sin"}


def test_a_line_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    """With a limit of a file's size, as with a disk that becomes full within the line."""
    file = tmp_path / "run"
    program = f"""
import resource, signal
from specgrad.core.base.files import append_whole
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
append_whole({str(file)!r}, "a" * 99)
resource.setrlimit(resource.RLIMIT_FSIZE, (150, 150))
try:
    append_whole({str(file)!r}, "b" * 99)
except OSError as error:
    print(error.filename, error.strerror)
append_whole({str(file)!r}, "c" * 20)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == f"{file} File too large\n"
    assert file.read_text() == "a" * 99 + "\n" + "c" * 20 + "\n"
