"""`specgrad verify` as a user runs it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from specgrad.cli import main
from specgrad.codegen.paths import paths
from specgrad.testing.ops.checks import CHECKS
from specgrad.testing.termination import on_termination

SPEC = paths().spec


def run(*arguments: str) -> int:
    return main(["verify", *arguments])


def test_what_is_right(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("f.xml", "f.json", "f.html")]
    assert run("exp", "rounding", "-j", "2", "--junit", str(files[0]), "--json", str(files[1]), "--html", str(files[2])) == 0
    out, err = capsys.readouterr()
    assert "all right" in out and "with seed 0" in out
    assert err.startswith(("exponential: 1 op, ", "rounding: ")) and "rounding: " in err and " ok, " in err
    assert all(f.stat().st_size > 500 for f in files)


@pytest.mark.slow
def test_a_green_says_on_which_ops_there_was_nothing_to_compare(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run("_bincount", "exp") == 0
    assert "no number to compare on 1 op, which say neither a gradient nor a reference: _bincount" in capsys.readouterr().out
    spec = SPEC.read_text(encoding="utf-8")
    start = spec.index("  samples:", spec.index("- name: linalg.ldl_solve("))
    (tmp_path / "spec.yaml").write_text(spec[:start] + spec[spec.index("  dtypes:", start) :], encoding="utf-8")
    done = command("exp", "linalg.ldl_solve", "--spec", str(tmp_path / "spec.yaml"), "-j", "1")
    assert "nothing to try on 1 op, which give no samples: linalg.ldl_solve" in done.stdout


def test_list_shows_every_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--list") == 0
    assert [row.split()[0] for row in capsys.readouterr().out.splitlines()] == list(CHECKS)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["expp"], "derivatives.yaml has no op 'expp'; did you mean 'exp"),
        (["exp", "--checks", "gradiant"], "there is no check 'gradiant'; did you mean 'gradient'?; --list shows them"),
        (["exp", "--json", "/no/such/folder/f.json"], "there is no folder /no/such/folder"),
        (["exp", "--html", "/"], "/: it is a folder; name a file"),
        (["exp", "--resume", "/"], "/: it is a folder; name a file"),
        (["--spec", "/no/such/spec.yaml"], "/no/such/spec.yaml: No such file or directory"),
    ],
)
def test_what_was_meant_is_asked_for(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 2
    assert said in capsys.readouterr().err


def test_wrong_use_is_status_two(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["-j", "0"], ["--nonsense"], ["--timeout", "-1"], ["--timeout", "0"], ["--timeout", "nan"]):
        with pytest.raises(SystemExit) as error:
            run(*arguments)
        assert error.value.code == 2


def changed(tmp_path: Path, *pairs: tuple[str, str]) -> Path:
    text = SPEC.read_text()
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "edited.yaml"
    file.write_text(text)
    return file


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "specgrad", "verify", *arguments], capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.slow
def test_another_spec_is_verified_without_building(tmp_path: Path) -> None:
    file = changed(tmp_path, ("  self: grad * self.cos().conj()\n", "  self: grad * self.sin().conj()\n"))
    line = file.read_text().splitlines().index("  self: grad * self.sin().conj()") + 1
    done = command("sin", "exp", "--spec", str(file), "-j", "1", "--checks", "gradient,kernels", "--json", str(tmp_path / "f.json"))
    assert done.returncode == 1, done.stderr
    assert f"{file}:{line}: sin: gradient of self, float64, shapes (3, 4)" in done.stdout
    assert f"replay: specgrad verify sin --spec {file} --checks gradient" in done.stdout
    assert "NumPy alone" not in done.stderr
    data = json.loads((tmp_path / "f.json").read_text())
    assert {op["op"]: op["passed"] for op in data["ops"]} == {"sin": False, "exp": True}
    again = command(*f"sin --spec {file} --checks gradient".split())
    assert again.returncode == 1 and f"{file}:{line}: sin: gradient" in again.stdout


@pytest.mark.slow
def test_an_op_that_another_spec_has_alone(tmp_path: Path) -> None:
    entry = "- name: cube(Tensor self) -> Tensor\n  forward: self * self * self\n  self: grad * (3 * self * self).conj()\n  docs: The cube.\n\n- name: square("
    file = changed(tmp_path, ("- name: square(", entry))
    done = command("cube", "--spec", str(file), "-j", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"1 op of {file}" in done.stdout


@pytest.mark.slow
def test_mistakes_in_a_spec_are_reported_as_by_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = changed(tmp_path, ("  self: grad * self.cos().conj()\n", "  self: grad * slef.cos().conj()\n"))
    assert run("--spec", str(file)) == 1
    verified = capsys.readouterr().err
    assert main(["check", str(file), "--op", "sin"]) == 1
    assert verified == capsys.readouterr().err
    assert "did you mean 'self'" in verified


@pytest.mark.slow
@pytest.mark.parametrize(
    ("send", "number", "options"),
    [
        (os.killpg, signal.SIGINT, []),
        (os.killpg, signal.SIGTERM, []),
        (os.kill, signal.SIGTERM, ["--spec"]),
        (os.killpg, signal.SIGTERM, ["--spec"]),
        (os.killpg, signal.SIGINT, ["--mutants"]),
        (os.kill, signal.SIGTERM, ["--mutants"]),
    ],
    ids=["interrupt", "termination", "termination-passed-on", "termination-of-both", "mutants-interrupt", "mutants-termination"],
)
def test_stopped_by_a_signal_it_writes_what_there_is(send: Callable[[int, int], None], number: int, options: list[str], tmp_path: Path) -> None:
    """As Ctrl-C in a terminal sends it, to all processes of a group, or as another program sends it, to the command alone."""
    out = tmp_path / "f.json"
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # who runs these tests in the background has it ignored
    arguments = [*options, str(changed(tmp_path))] if options == ["--spec"] else [*options, "add", "mul", "sub", "div"] if options else []
    process = subprocess.Popen(
        [sys.executable, "-m", "specgrad", "verify", *arguments, "-j", "2", "--json", str(out), "--resume", str(tmp_path / "run")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heard,
    )
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and not ((tmp_path / "run").exists() and (tmp_path / "run").read_text().count("\n") >= 2):
        time.sleep(0.1)
    send(process.pid, number)
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 2, stderr
    data = json.loads(out.read_text())
    assert data["missing"] and len(data["mutants" if options == ["--mutants"] else "ops"]) >= 2 and not data["passed"]
    assert options == ["--mutants"] or data["interrupted"]
    assert "stopped before" in stdout and "Traceback" not in stderr
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)  # no process is left


def test_the_first_termination_counts_and_none_where_it_is_ignored() -> None:
    heard: list[int] = []
    before = signal.getsignal(signal.SIGTERM)
    try:
        for outside in (signal.SIG_DFL, signal.SIG_IGN):
            signal.signal(signal.SIGTERM, outside)
            with on_termination(lambda: heard.append(1)):
                os.kill(os.getpid(), signal.SIGTERM)
                os.kill(os.getpid(), signal.SIGTERM)
            assert signal.getsignal(signal.SIGTERM) is outside
        assert heard == [1]
    finally:
        signal.signal(signal.SIGTERM, before)


@pytest.mark.slow
def test_fail_fast_stops_at_the_first(tmp_path: Path) -> None:
    wrong = [("  self: grad * self.cos().conj()\n", "  self: grad\n"), ("  self: grad * self.cosh().conj()\n", "  self: grad\n")]
    done = command("sin", "sinh", "--spec", str(changed(tmp_path, *wrong)), "-j", "1", "--fail-fast")
    assert done.returncode == 1
    assert "1 failure," in done.stdout and "stopped before 1 others" in done.stdout


def test_what_was_generated_from_another_spec_is_not_verified_in_silence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from specgrad.testing.ops import command as module

    monkeypatch.setattr(module, "is_current", lambda *_: False)
    assert run("exp") == 2
    assert "is not what generated/ was made from; run: specgrad generate" in capsys.readouterr().err
