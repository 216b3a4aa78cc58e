"""Ranges for tools, traces of nvprof, steps and devices, beside PyTorch's."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad
from specgrad.profiling.events.compat import EnforceUnique, KinetoStepTracker
from specgrad.profiling.profile import profile
from specgrad.profiling.ranges.emit import emit_itt, emit_ranges
from specgrad.profiling.ranges.nvprof import load_nvprof, parse_nvprof_trace
from specgrad.profiling.ranges.sinks import RecordingSink
from specgrad.profiling.record.experimental import OPTIONS
from tests.profiling.ranges.nvprof_file import NvprofFile

torch = pytest.importorskip("torch")
from torch.autograd import profiler as torch_profiler  # noqa: E402

TOOLS = Path(__file__).parents[2] / "profiling" / "ranges" / "tools"


def outcome(call: Callable[[], Any]) -> tuple[Any, list[tuple[type, str]]]:
    """What a call gives, or its error, and the warnings."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            result = call()
        except Exception as error:
            result = type(error), str(error)
    return result, [(w.category, str(w.message)) for w in caught]


# ---- steps and keys

ACTIONS = ["init_step_count", "erase_step_count", "increment_step"]


@given(st.lists(st.tuples(st.sampled_from([*ACTIONS, "jump"]), st.sampled_from("abc")), max_size=25))
def test_steps(actions: list[tuple[str, str]]) -> None:
    both = (torch_profiler.KinetoStepTracker, KinetoStepTracker)
    before = [(t._current_step, dict(t._step_dict)) for t in both]
    try:
        for tracker in both:
            tracker._current_step = 0
            tracker._step_dict.clear()
        for action, who in actions:
            if action == "jump":
                for tracker in both:
                    tracker._step_dict[who] += 2
                continue
            (theirs, their_warnings), (ours, our_warnings) = (outcome(partial(getattr(t, action), who)) for t in both)
            assert ours == theirs
            assert [w[0] for w in our_warnings] == [w[0] for w in their_warnings]
            assert [w[1].partition("step dict")[0] for w in our_warnings] == [w[1].partition("step dict")[0] for w in their_warnings]
            assert both[1].current_step() == both[0].current_step()
            assert dict(both[1]._step_dict) == dict(both[0]._step_dict)
    finally:
        for tracker, (step, counts) in zip(both, before):
            tracker._current_step = step
            tracker._step_dict.clear()
            tracker._step_dict.update(counts)


@given(st.lists(st.lists(st.one_of(st.integers(0, 2), st.sampled_from(["a", "b"]), st.just([])), max_size=2), max_size=8))
def test_unique_keys(keys: list[list[Any]]) -> None:
    theirs, ours = torch_profiler.EnforceUnique(), EnforceUnique()
    for key in keys:
        assert outcome(lambda k=key: ours.see(*k)) == outcome(lambda k=key: theirs.see(*k))


def test_the_options_are_pytorchs() -> None:
    signature = torch._C._profiler._ExperimentalConfig.__init__.__doc__.partition("->")[0]
    assert re.findall(r"(\w+): [^,]+ = ", signature) == list(OPTIONS)
    usual = dict(re.findall(r"(\w+): [^,]+ = ([^,)]+)", signature))
    assert {name: repr(value) for name, value in OPTIONS.items()} == usual


# ---- contexts


def entered_twice(make: Callable[[], Any]) -> tuple[Any, Any]:
    context = make()
    with context:
        again = outcome(context.__enter__)
    return again, outcome(context.__enter__)


def test_entering_again() -> None:
    pytest.importorskip("ittapi")
    for ours, theirs in zip(entered_twice(emit_itt), entered_twice(torch_profiler.emit_itt)):
        assert ours[0][0] is theirs[0][0] is RuntimeError
        assert ours[0][1].startswith(theirs[0][1])


def test_entering_within_a_profile() -> None:
    pytest.importorskip("ittapi")

    def nested(outer: Any, inner: Any) -> Any:
        def call() -> None:
            with outer(), inner():
                pass

        return outcome(call)[0][0]

    for first, second in (("profile", "emit_itt"), ("emit_itt", "profile"), ("emit_itt", "emit_itt")):
        ours = {"profile": profile, "emit_itt": emit_itt}
        assert nested(ours[first], ours[second]) is nested(getattr(torch_profiler, first), getattr(torch_profiler, second)) is RuntimeError


@pytest.mark.parametrize("arguments", [{"use_device": "cuda"}, {"use_cuda": True}, {"use_device": "xpu"}, {"use_device": "hpu"}], ids=str)
def test_a_device_that_is_not_there(arguments: dict[str, Any]) -> None:
    if specgrad.cuda.is_available() or torch.cuda.is_available():
        pytest.skip("there is a device")
    ours, theirs = outcome(lambda: profile(**arguments).use_device), outcome(lambda: torch_profiler.profile(**arguments).use_device)
    assert ours == theirs


# ---- what a tool is given

PROGRAM = """
import sys
import {module} as m
from {profiler} import emit_itt
x = m.tensor([[1.0, 2.0], [3.0, 4.0]], requires_grad=True)
y = x * x  # the first call of all makes more ranges
with emit_itt():
    y = x * x
    z = (y @ x).exp().sum()
    z.backward()
    x.grad = None
    with m.no_grad():
        x + x
    (g,) = m.autograd.grad((x * x).sum(), x, create_graph=True)
    g.sum().backward()
"""


def steps(text: str) -> list[str]:
    """Of the ranges of a log: ops that a user called, and nodes, in order."""
    found, depth = [], 0
    for line in text.splitlines():
        if line == "pop":
            depth -= 1
            continue
        name = re.sub(r", (stashed )?seq=\d+", "", line.removeprefix("push ")).removeprefix("aten::")
        node = re.fullmatch(r"\w+Backward\d|torch::autograd::\w+", name)
        if node or (depth == 0 and not name.startswith(("autograd::engine", "backward", "ones_like"))):  # the gradient that begins a pass is an op of PyTorch's
            found.append(name)
        depth += 1
    return found


@pytest.mark.skipif(not sys.platform.startswith("linux") or not shutil.which("cc"), reason="a tool is compiled here as Linux loads one")
def test_a_tool_sees_the_same_steps(tmp_path: Path) -> None:
    pytest.importorskip("ittapi")
    tool = tmp_path / "tool.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", tool, TOOLS / "itt_tool.c"], check=True)
    logs = []
    for module, profiler in (("torch", "torch.autograd.profiler"), ("specgrad", "specgrad.profiling.ranges.emit")):
        log = tmp_path / module
        environment = {**os.environ, "INTEL_LIBITTNOTIFY64": str(tool), "RANGES": str(log)}
        subprocess.run([sys.executable, "-c", PROGRAM.format(module=module, profiler=profiler)], env=environment, check=True)
        logs.append(steps(log.read_text()))
    theirs, ours = logs
    assert len(ours) > 15
    assert ours == theirs


def test_where_pytorch_has_no_number_there_is_none() -> None:
    numbers = []
    x, y = torch.ones(2, requires_grad=True), specgrad.ones(2, requires_grad=True)
    with torch_profiler.profile() as prof:
        modes_and_ops(torch, x)
    numbers.append([e.sequence_nr >= 0 for e in prof.function_events if e.name == "aten::mul"])
    sink = RecordingSink()
    with emit_ranges(sink):
        modes_and_ops(specgrad, y)
    numbers.append([", seq=" in t for t in sink.texts if t.startswith("mul")])
    assert numbers[0] == numbers[1] == [True, False, False, True, True]


def modes_and_ops(m: Any, x: Any) -> None:
    x * x
    with m.no_grad():
        x * x
        with m.enable_grad():
            pass
    with m.inference_mode():
        x * x
    with m.no_grad(), m.enable_grad():
        x * x
    x.detach() * x.detach()


# ---- nvprof


@st.composite
def traces(draw: st.DrawFn) -> tuple[list[tuple[int, int]], list[int]]:
    """Ranges that nest, and when kernels are launched."""
    ranges, open_, now = [], [], 0
    for deeper in draw(st.lists(st.booleans(), max_size=12)):
        now += draw(st.integers(2, 9)) * 1000
        if deeper:
            open_.append(now)
        elif open_:
            ranges.append((open_.pop(), now))
    for start in reversed(open_):
        now += 5000
        ranges.append((start, now))
    return ranges, [us * 1000 + 500 for us in draw(st.lists(st.integers(0, now // 1000), max_size=6, unique=True))]  # not when a range begins or ends


@settings(deadline=None)
@given(traces())
def test_nvprof(tmp_path_factory: pytest.TempPathFactory, trace: tuple[list[tuple[int, int]], list[int]]) -> None:
    ranges, launches = trace
    file = NvprofFile(tmp_path_factory.mktemp("nvprof") / "trace")
    for n, (start, end) in enumerate(ranges):
        file.range(f"mul, seq = {n}" if n % 2 else f"range {n}", start, end)
    for n, start in enumerate(launches):
        file.kernel(f"_Z{len(str(n)) + 1}k{n}v", (start, start + 1), (start + 100, start + 300 + n))
    path = str(file.close())
    theirs, ours = torch_profiler.load_nvprof(path), load_nvprof(path)
    assert type(torch_profiler.parse_nvprof_trace(path)) is type(parse_nvprof_trace(path))
    assert [(e.id, e.node_id, e.scope, e.is_async) for e in ours] == [(e.id, e.node_id, e.scope, e.is_async) for e in theirs]
    assert [e.trace_name or e.name for e in ours] == [e.name for e in theirs]
    origin = min((e.time_range.start for e in theirs), default=0)  # theirs are nanoseconds
    assert [(e.time_range.start, e.time_range.end) for e in ours] == [
        ((e.time_range.start - origin) / 1000, (e.time_range.end - origin) / 1000) for e in theirs
    ]
    assert [sorted(round(k.duration * 1000) for k in every_kernel(e)) for e in ours] == [sorted(k.duration for k in e.kernels) for e in theirs], (
        "theirs has a kernel in each range around its launch, ours in the innermost"
    )


def every_kernel(event: Any) -> list[Any]:
    """The kernels of an event and of what ran within it."""
    return [*event.kernels, *(k for child in event.cpu_children for k in every_kernel(child))]
