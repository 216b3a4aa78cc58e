"""Several processes: crashes, hangs, seeds, the order of reports."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

from specgrad.generated import ops
from specgrad.testing.ops.report import OpReport
from specgrad.testing.ops.runner import Options, verify_ops
from tests.testing.ops.planted import subject


def dies(x: Any) -> Any:
    os.kill(os.getpid(), signal.SIGSEGV)


def sleeps(x: Any) -> Any:
    time.sleep(600)


def reports(*subjects: Any, jobs: int = 2, **options: Any) -> dict[str, OpReport]:
    return {r.op: r for r in verify_ops(subjects, Options(**options), jobs)}


def without_time(report: OpReport) -> Any:
    return report.op, report.trials, report.comparisons, [f.message for f in report.failures]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_crash_is_a_failure_of_the_op_and_the_others_go_on(jobs: int) -> None:
    found = reports(subject("exp", function=dies), subject("sin"), subject("cos"), jobs=jobs)
    assert set(found) == {"exp", "sin", "cos"}
    (failure,) = found["exp"].failures
    assert failure.kind == "crash"
    assert "ended by SIGSEGV, in the check 'detach'" in failure.message
    assert "test_runner.py" in failure.message  # where it was: the stack that the process has left
    assert failure.replay == "specgrad verify exp --checks detach"
    assert found["sin"].passed and found["cos"].passed


def test_an_end_without_a_signal_is_a_failure_too() -> None:
    (failure,) = reports(subject("exp", function=lambda x: os._exit(3)))["exp"].failures
    assert "its process ended with status 3" in failure.message


@pytest.mark.slow
def test_what_hangs_is_ended_and_says_where_it_was() -> None:
    start = time.monotonic()
    found = reports(subject("exp", function=sleeps), subject("sin"), limit=3.0)
    assert time.monotonic() - start < 30
    (failure,) = found["exp"].failures
    assert failure.kind == "hangs"
    assert "no answer in 3 seconds, in the check 'detach'" in failure.message
    assert "in sleeps" in failure.message
    assert found["sin"].passed


@pytest.mark.slow
def test_the_same_seed_gives_the_same_whatever_the_number_of_processes() -> None:
    subjects = [subject(name) for name in ("exp", "mul", "sort", "softmax")] + [
        subject("sin", function=lambda x: ops.sin(x) * 1.01 - ops.sin(x).detach() * 0.01)
    ]
    one, three = reports(*subjects, jobs=1, seed=5), reports(*subjects, jobs=3, seed=5)
    assert {n: without_time(r) for n, r in one.items()} == {n: without_time(r) for n, r in three.items()}
    assert one["sin"].failures
    other = reports(*subjects, jobs=2, seed=6)
    assert other["sin"].failures[0].message != one["sin"].failures[0].message


def test_stopping_early_leaves_no_process() -> None:
    from multiprocessing import active_children

    before = set(active_children())
    found = verify_ops([subject("exp", function=sleeps), subject("sin")], Options(), 2)
    assert next(found).op == "sin"
    found.close()  # type: ignore[attr-defined]
    assert set(active_children()) <= before


def test_processes_end_when_their_parent_is_killed() -> None:
    program = """
import multiprocessing, os, signal, sys
from specgrad.testing.pool import run_in_processes

def work(task, note):
    yield task

answers = run_in_processes(range(100), work, 3, 60, None)
next(answers)
print(*[child.pid for child in multiprocessing.active_children()], flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)  # until all have closed its output
    assert len(done.stdout.split()) == 3


def test_some_checks_alone() -> None:
    found = reports(subject("exp"), checks=("gradient", "special"))
    assert set(found["exp"].trials) == {"gradient", "special"}
