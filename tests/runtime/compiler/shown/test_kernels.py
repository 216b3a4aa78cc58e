"""What a profile shows of the kernels of compiled functions."""

from __future__ import annotations

import threading
from collections import Counter
from typing import Any

import numpy as np
import pytest

import specgrad as sg
import specgrad.nn.functional as F
from specgrad.autograd.profiler import emit_ranges, profile
from specgrad.core.kernels import table
from specgrad.profiling.ranges.sinks import RecordingSink
from specgrad.profiling.record.experimental import ExperimentalConfig
from tests.runtime.compiler.test_programs import PROGRAMS, tensors

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")

KERNELS = ("loop(", "product(", "copy(", "check(")


def kernels(events: Any) -> list[Any]:
    return [event for event in events if event.name.startswith(KERNELS)]


@pytest.mark.parametrize("name", PROGRAMS)
def test_each_kernel_runs_within_its_program(name: str) -> None:
    function, shapes = PROGRAMS[name]
    compiled, arguments = sg.compile(function, fullgraph=True), tensors(*shapes)
    compiled(*arguments)
    for options in ({}, {"record_shapes": True, "with_flops": True, "profile_memory": True, "with_stack": True}):
        with profile(**options) as recorded:
            compiled(*arguments)
        found = kernels(recorded.function_events)
        assert (
            len(found)
            == sum(line.startswith("loop over") for line in forward(compiled, arguments)) + Counter(e.name[0] for e in found if e.name[0] != "l").total()
        )
        assert all(event.cpu_parent is not None and event.cpu_parent.name.startswith("compiled(") for event in found)


def forward(compiled: Any, arguments: Any) -> list[str]:
    lines: list[str] = compiled.explain(*arguments).partition("\n\nbackward")[0].splitlines()
    return lines


def test_operations_are_those_of_the_ops() -> None:
    x, w = sg.ones(16, 8), sg.ones(8, 4)
    function = lambda x, w: (sg.cat([x @ w, (x * 2 - 1) @ w]) / 3).tanh()  # noqa: E731
    compiled = sg.compile(function, fullgraph=True)
    compiled(x, w)
    found = []
    for called in (function, compiled):
        with profile(with_flops=True, record_shapes=True) as recorded:
            called(x, w)
        found.append(sum(event.flops or 0 for event in recorded.function_events))
    assert found[0] == found[1] == 2 * (2 * 16 * 4 * 8) + 2 * 16 * 8 + 2 * 16 * 4
    names = Counter(event.name for event in kernels(recorded.function_events))
    assert names == {"product(mm)": 2, "loop(mul, sub)": 1, "copy(cat)": 1, "loop(div, tanh)": 1}
    (copied,) = (event for event in recorded.function_events if event.name == "copy(cat)")
    assert copied.concrete_inputs == ["1 ops, 1,024 bytes; one by one, 1,024", "", ""] and copied.input_shapes == [[], [16, 4], [16, 4]]


def test_operations_of_what_is_called() -> None:
    x, y = sg.ones(4, 5), sg.ones(0, 3)
    function = lambda x, y: (sg.addmm(x @ x.t(), x, x.t(), beta=2, alpha=3), x + x, y + y)  # noqa: E731
    compiled = sg.compile(function, fullgraph=True)
    found = []
    for called in (function, compiled):
        called(x, y)
        with profile(with_flops=True) as recorded:
            called(x, y)
        found.append(sum(event.flops or 0 for event in recorded.function_events))
    assert found[0] == found[1] == 2 * 2 * 4 * 4 * 5 + 20


def test_results_are_those_without_a_profile() -> None:
    x = sg.tensor(np.random.default_rng(0).standard_normal((700, 300)), requires_grad=True)
    compiled = sg.compile(lambda x: (x.tanh() * x).sum(0).exp().sum(), fullgraph=True, threads=2)
    expected = compiled(x)
    with profile():
        found = compiled(x)
    assert found.detach().numpy().tobytes() == expected.detach().numpy().tobytes()


def test_what_a_check_refuses_leaves_no_kernels() -> None:
    loss, x = sg.compile(F.cross_entropy), tensors((6, 5))[0]
    loss(x, sg.arange(6) % 5)
    with profile() as recorded, pytest.raises(IndexError, match="Target 5 is out of bounds"):
        loss(x, sg.arange(6))
    assert not kernels(recorded.function_events) and any(event.name.startswith("compiled(") for event in recorded.function_events)


def test_other_threads_and_other_tools() -> None:
    compiled, x = sg.compile(lambda x: (x * 2).exp(), fullgraph=True), sg.ones(3)
    compiled(x)
    with profile(experimental_config=ExperimentalConfig(profile_all_threads=True)) as recorded:
        worker = threading.Thread(target=lambda: compiled(x))
        worker.start()
        worker.join()
    assert [event.name for event in recorded.function_events] == ["compiled(mul, exp)", "loop(mul, exp)"]
    sink = RecordingSink()
    with emit_ranges(sink):
        assert compiled(x).tolist() == compiled(x).tolist()
    assert [text.partition(", seq")[0] for text in sink.texts] == ["compiled(mul, exp)"] * 2
