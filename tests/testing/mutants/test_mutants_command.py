"""`specgrad verify --mutants`: its options, its exit status, processes that crash or hang, and going on where it stopped."""

from __future__ import annotations

import copy
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from specgrad.testing.journal import Journal
from specgrad.testing.mutants import command, judge, workers
from specgrad.testing.mutants.judge import FALSE_ALARM, KILLED, SURVIVED, Judge, MutantResult
from specgrad.testing.mutants.workers import judged
from tests.testing.mutants.the_judge import the_judge


def with_seed(seed: int) -> Judge:
    """The judge of all tests with another seed: to read the spec again would take seconds."""
    judge = copy.copy(the_judge())
    judge.seed = seed
    return judge


@pytest.mark.slow
def test_every_mutant_of_an_op_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "out.json"
    assert command.main(["--mutants", "exp", "-j", "2", "--json", str(file)]) == 0
    out = capsys.readouterr().out
    assert "killed by: " in out and out.strip().endswith("0 survived")
    found = json.loads(file.read_text())
    assert found["passed"] and found["counts"]["total"]["survived"] == 0
    assert found["counts"]["total"]["mutants"] == len(found["mutants"]) == len(the_judge().mutants("exp"))
    killed = next(m for m in found["mutants"] if m["mutant"] == "-(grad * result.conj())" and not m["reading"])
    assert killed["verdict"] == KILLED and killed["by"] == "gradient" and killed["place"].startswith("derivatives.yaml:")


@pytest.mark.slow
def test_interrupted_it_says_what_there_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def interrupted(*arguments: object) -> Iterator[MutantResult]:
        for count, result in enumerate(judged(*arguments)):  # type: ignore[arg-type]
            if count == 2:
                raise KeyboardInterrupt
            yield result

    monkeypatch.setattr(command, "judged", interrupted)
    file = tmp_path / "out.json"
    assert command.main(["--mutants", "exp", "-j", "1", "--sample", "3", "--json", str(file)]) == 2, "not all is known, so it is not green"
    assert "0 survived; stopped before 1 others" in capsys.readouterr().out
    found = json.loads(file.read_text())
    assert len(found["mutants"]) == 2 and found["missing"] == 1 and not found["passed"]


@pytest.mark.slow
def test_a_survivor_is_shown_and_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without any checks, all survive."""
    monkeypatch.setattr(judge, "CHECKS", {})
    monkeypatch.setattr(judge, "_likely", lambda mutant: [])
    assert command.main(["--mutants", "exp", "-j", "1", "--operators", "sign"]) == 1
    out = capsys.readouterr().out
    assert "derivatives.yaml:" in out and "exp: survived: sign: the sign" in out
    assert "  formula: grad * result.conj()\n  mutant:  -(grad * result.conj())" in out
    assert "1 survived" in out.strip().splitlines()[-1] or "2 survived" in out.strip().splitlines()[-1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["expp"], "has no op 'expp'; did you mean 'exp'?"),
        (["--operators", "signs"], "there is no kind of mistake 'signs'; did you mean 'sign'?"),
        (["exp", "--json", "/no/such/folder/f.json"], "there is no folder /no/such/folder"),
    ],
)
def test_called_wrongly(options: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--mutants", *options]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.slow
def test_mutants_are_listed_and_drawn_by_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--mutants", "mul", "--list", "--operators", "conjugate,sign"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "mul: self: grad * other.conj()  ->  grad * other  (conjugate: conj is lost)" in lines
    first, again, other = (command.chosen(with_seed(seed), ("mul", "exp"), None, 10) for seed in (1, 1, 2))
    assert first == again != other and len(first) == 10


# ---- processes


class Fatal(Judge):
    """Dies over one mutant, and never comes to an end with another."""

    def judge_op(self, name: str, wanted: set[str] | None = None) -> Iterator[MutantResult]:
        for mutant in self.mutants(name):
            if wanted is None or mutant.name in wanted:
                if mutant.text == "2 * (grad * result.conj())":
                    os._exit(139)
                if mutant.text == "grad * result.conj() / 2":
                    time.sleep(60)
                yield MutantResult(mutant, SURVIVED)


@pytest.mark.slow
def test_a_process_that_is_lost_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "LIMIT", 1.0)
    fatal = Fatal()
    mutants = fatal.mutants("exp")
    found = {o.mutant.text: o for o in judged(fatal, [m for m in mutants if not m.reading], 2)}
    assert len(found) == len({m.text for m in mutants if not m.reading}), "the others are judged all the same"
    assert (found["2 * (grad * result.conj())"].status, found["2 * (grad * result.conj())"].by) == (KILLED, "crash")
    assert (found["grad * result.conj() / 2"].status, found["grad * result.conj() / 2"].by) == (KILLED, "hang")
    assert sum(o.status == SURVIVED for o in found.values()) == len(found) - 2


def test_one_process_or_two_judge_alike() -> None:
    mutants = command.chosen(the_judge(), ("mm", "relu"), None, 40)
    one, two = ({o.mutant.name: (o.status, o.by) for o in judged(the_judge(), mutants, jobs)} for jobs in (1, 2))
    assert one == two and len(one) == 40


# ---- a check that the right op fails


def test_a_check_that_fails_anyway_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    from specgrad.testing.ops.checks import CHECKS
    from specgrad.testing.ops.checks.check import OpCheck

    always = OpCheck("gradient", "", lambda trial: iter([trial.failed("jacobian", "nothing is right")]), lambda trial: True)
    monkeypatch.setitem(CHECKS, "gradient", always)
    wanted = {m.name for m in the_judge().mutants("exp") if m.operator == "sign"}
    found = list(the_judge().judge_op("exp", wanted))
    assert [o.by for o in found if o.status == FALSE_ALARM] == ["gradient"]
    assert all(o.by != "gradient" for o in found if o.status == KILLED)
    assert not command.report_on(found, {}, "equivalent.yaml").passed


# ---- going on


def journal(file: Path, judge: Judge | None = None) -> Journal:
    return Journal(file, command.key_of(judge or the_judge()))


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    mutants = command.chosen(the_judge(), ("mm",), ["sign", "factor"], None)
    first = command.judge_mutants(the_judge(), mutants, 1, journal(file))
    lines = file.read_text().splitlines()
    assert len(lines) == len(mutants)
    file.write_text("\n".join(lines[:2]) + "\n" + lines[2][:20])  # killed in the middle of a line
    asked: list[str] = []
    real = Judge.judge_op
    monkeypatch.setattr(Judge, "judge_op", lambda self, op, wanted=None: asked.extend(wanted) or real(self, op, wanted))
    again = command.judge_mutants(the_judge(), mutants, 1, journal(file))
    assert len(asked) == len(mutants) - 2
    assert [(o.mutant, o.status, o.by) for o in first] == [(o.mutant, o.status, o.by) for o in again]


def test_results_of_something_else_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    command.judge_mutants(the_judge(), command.chosen(the_judge(), ("exp",), ["sign"], None), 1, journal(file))
    assert journal(file).known
    assert not journal(file, with_seed(1)).known, "another seed, other numbers"


@pytest.mark.parametrize("folder", ["testing", "codegen"])
def test_results_of_other_sources_do_not_count(folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, read = tmp_path / "results.jsonl", Path.read_bytes
    journal(file).add("exp", 1)
    assert journal(file).known == {"exp": 1}
    monkeypatch.setattr(Path, "read_bytes", lambda path: b"changed" if folder in path.parts and path.suffix == ".py" else read(path))
    assert not journal(file).known


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_loses_no_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    full, out = tmp_path / "full", tmp_path / "out.json"
    full.symlink_to("/dev/full")
    assert command.main(["--mutants", "exp", "-j", "1", "--operators", "sign", "--resume", str(full), "--json", str(out)]) == 2
    assert capsys.readouterr().err.count("No space left on device; from exp | self | ") == 1
    assert json.loads(out.read_text())["mutants"]
