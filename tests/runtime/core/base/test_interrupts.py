"""Ctrl-C while a mode is switched: at each line of entering and leaving, the modes are as they were, and can be entered again."""

from __future__ import annotations

import contextlib
import linecache
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager
from types import CodeType, FrameType
from typing import Any

import pytest

import specgrad as sg
from specgrad.autograd import forward_ad, graph, profiler
from specgrad.autograd.anomaly_mode import detect_anomaly, set_detect_anomaly
from specgrad.autograd.checkpoints.checkpoint import _Settings
from specgrad.batching.level import BatchLevel
from specgrad.core.base.call_site import is_package_file
from specgrad.core.base.locks import lock
from specgrad.core.base.state import ThreadState, modes, set_modes, thread
from specgrad.core.engine import anomaly
from specgrad.core.tape import accumulate as leaf
from specgrad.core.tape import node
from specgrad.core.tape import restore as edges
from specgrad.generated import ops
from specgrad.profiling.ranges import announced
from specgrad.profiling.ranges.emit import emit_ranges
from specgrad.profiling.ranges.sinks import RecordingSink
from specgrad.profiling.record.experimental import ExperimentalConfig
from specgrad.utils.checkpoint import checkpoint, set_checkpoint_debug_enabled, set_checkpoint_early_stop


def keep(tensor: sg.Tensor) -> sg.Tensor:
    return tensor


def anomaly_mode() -> AbstractContextManager[Any]:
    return detect_anomaly(check_forward=True)


@contextlib.contextmanager
def around(call: Callable[[], Any]) -> Any:
    """A call, for what is a context only within."""
    call()
    yield


def a_checkpoint() -> None:
    x = sg.ones(2, requires_grad=True)
    checkpoint(lambda x: (x * 2).exp(), x).sum().backward()


def packed() -> None:
    x = sg.ones(2, requires_grad=True)
    with graph.saved_tensors_hooks(keep, keep):
        y = x.exp()
    y.sum().backward()


def hooked() -> None:
    x = sg.ones(2, requires_grad=True)
    y = x * 2
    y.register_hook(lambda g: g)
    graph.register_multi_grad_hook((x, y), lambda grads: None).remove()
    y.sum().backward(create_graph=True)


CONTEXTS: dict[str, Callable[[], AbstractContextManager[Any]]] = {
    "no_grad": sg.no_grad,
    "enable_grad": sg.enable_grad,
    "inference_mode": sg.inference_mode,
    "anomaly": anomaly_mode,
    "saved_tensors_hooks": lambda: graph.saved_tensors_hooks(keep, keep),
    "disable_saved_tensors_hooks": lambda: graph.disable_saved_tensors_hooks("no"),
    "allow_mutation": graph.allow_mutation_on_saved_tensors,
    "save_on_cpu": graph.save_on_cpu,
    "dual_level": forward_ad.dual_level,
    "vmap": lambda: BatchLevel(3),
    "early_stop": lambda: set_checkpoint_early_stop(False),
    "debug": lambda: set_checkpoint_debug_enabled(True),
    "profile": profiler.profile,
    "profile of memory": lambda: profiler.profile(profile_memory=True, record_shapes=True),
    "profile of all threads": lambda: profiler.profile(experimental_config=ExperimentalConfig(profile_all_threads=True)),
    "emit_ranges": lambda: emit_ranges(RecordingSink()),
    "record_function": lambda: profiler.record_function("part"),
    "checkpoint": lambda: around(a_checkpoint),
    "packed values": lambda: around(packed),
    "hooks": lambda: around(hooked),
    "vmap of a function": lambda: around(lambda: sg.vmap(sg.sin)(sg.ones(3, 2))),
}


def state() -> dict[str, Any]:
    """All that a switch may change."""
    own_modes = {name: getattr(thread, name) for name in vars(ThreadState) if not name.startswith("__")}
    return own_modes | {
        "all threads": [set(s) for s in (modes.observers, modes.no_grad, modes.recorders, modes.pass_hooks)],
        "checks": modes.anomaly,
        "clocks": [module.next_seq for module in (node, edges, leaf)],
        "code": ops.mul.__code__,
        "own": "recorder" in vars(thread),
        "announcing": set(announced.Announcer.announcing),
        "locked": lock._is_owned(),
        "for all": ThreadState.recorder,
        "settings": (_Settings.early_stop, _Settings.debug),
    }


class Interrupted:
    """Raises KeyboardInterrupt at one line of the package's code, counted from the beginning."""

    def __init__(self, at: int):
        self.at, self.lines, self.where = at, 0, ""
        self.visits: Counter[tuple[CodeType, int]] = Counter()
        self.begun: set[tuple[FrameType, int]] = set()  # `with` statements that frames have entered

    def __enter__(self) -> Interrupted:
        self.before = sys.gettrace()
        sys.settrace(self.called)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(self.before)
        self.begun.clear()

    def called(self, frame: FrameType, event: str, _: Any) -> Any:
        return self.line if is_package_file[frame.f_code.co_filename] or frame.f_code.co_filename == contextlib.__file__ else None

    def line(self, frame: FrameType, event: str, _: Any) -> Any:
        place = (frame.f_code, frame.f_lineno)
        if event == "line" and not self.is_out_of_reach(frame) and self.visits[place] < 2:  # of a loop, the first two rounds
            self.visits[place] += 1
            self.lines += 1
            if self.lines == self.at:
                sys.settrace(None)
                self.where = f"{frame.f_code.co_filename}:{frame.f_lineno}"
                raise KeyboardInterrupt
        return self.line

    def is_out_of_reach(self, frame: FrameType) -> bool:
        """Whether no context that is written in Python can do anything about an interrupt here, or Python allows none.

        The first is so where `__exit__` begins, or what stands in a `finally`; the second at the end of a `with`, before `__exit__` is called.
        """
        code, line = frame.f_code, frame.f_lineno
        if linecache.getline(code.co_filename, line).lstrip().startswith("with "):
            ended = (frame, line) in self.begun
            self.begun.add((frame, line))
            return ended
        if code.co_name not in ("__exit__", "restore_grad_enabled"):
            return False
        lines = range(code.co_firstlineno, line)
        return not any(linecache.getline(code.co_filename, earlier).strip() == "try:" for earlier in lines)


@pytest.fixture(autouse=True)
def _afresh() -> Any:
    """A test that fails leaves its modes to no other."""
    modes_before = {
        name: getattr(thread, name)
        for name in ("grad_enabled", "grad_off_by", "inference", "dual_levels", "batch_levels", "saved_tensors_hooks", "before_change")
    }
    yield
    set_modes(**modes_before)
    set_detect_anomaly(False)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", CONTEXTS)
def test_a_switch_that_is_interrupted_leaves_the_modes_as_they_were(name: str) -> None:
    make = CONTEXTS[name]
    with make():  # what is loaded or compiled on first use
        pass
    before = state()
    at = 1
    while True:
        run = Interrupted(at)
        try:
            with run, make():
                pass
        except KeyboardInterrupt:
            pass
        else:
            break  # no line is left
        assert state() == before, run.where
        if at % 10 == 1:
            with make():
                pass
            assert state() == before, run.where
        at += 1
    assert at > 1


@pytest.mark.parametrize("turn", [sg.set_grad_enabled, set_detect_anomaly, sg.autograd.set_multithreading_enabled])
def test_what_switches_at_once_has_switched_or_not(turn: Callable[[bool], Any]) -> None:
    """These are on as soon as they are called; a program that is interrupted turns them back by another call."""
    normal = turn is not set_detect_anomaly
    before = state()
    for at in range(1, 100):
        run = Interrupted(at)
        with contextlib.suppress(KeyboardInterrupt), run:
            turn(not normal)
        if not run.where:
            break
        turn(normal)
        assert state() == before, run.where
    turn(normal)
    assert run.lines < at


def test_an_op_that_is_interrupted_while_hooks_pack_leaves_the_thread_watched() -> None:
    x = sg.ones(2, requires_grad=True)
    with graph.saved_tensors_hooks(keep, keep):
        x.exp()
        before = state()
        for at in range(1, 200):
            run = Interrupted(at)
            try:
                with run:
                    x.exp()
            except KeyboardInterrupt:
                pass
            assert {**state(), "clocks": before["clocks"]} == before, run.where
    assert run.lines < at


@pytest.mark.filterwarnings("ignore")
def test_an_exit_that_python_interrupts_before_it_begins_can_be_made_up_for() -> None:
    before = state()
    for make in (profiler.profile, anomaly_mode, sg.no_grad, sg.inference_mode, lambda: emit_ranges(RecordingSink())):
        context = make()
        context.__enter__()
        context.__exit__(None, None, None)
        assert state() == before
    assert anomaly.modes.anomaly is None


def test_a_trace_id_that_cannot_be_had_leaves_the_thread_free() -> None:
    def fails() -> str:
        raise ValueError("no id")

    with pytest.raises(ValueError, match="no id"), profiler.profile(custom_trace_id_callback=fails):
        pass
    with profiler.profile(profile_memory=True) as prof:
        sg.ones(2)
    assert [e.name for e in prof.function_events if e.name == "ones"]
