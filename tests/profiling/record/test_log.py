"""What is recorded of a thread, the same from compiled code and from Python: what ends while it is recorded, in the order of ends."""

import contextlib
import gc
import sys
import threading
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad.array.base import native_runtime
from specgrad.autograd.profiler import ExperimentalConfig, profile, record_function
from specgrad.core.base.state import thread
from specgrad.core.tape.node import new
from specgrad.profiling.record import recording
from specgrad.profiling.record.log import Log, NodeName
from specgrad.profiling.record.recording_code import recording_form
from tests.effort import tries
from tests.profiling.in_threads import run_in_threads

COMPILED_ONLY = pytest.mark.skipif(native_runtime.Events is None, reason="there is no compiled code")


class Derived(sg.Tensor):
    pass


def results() -> dict[str, Any]:
    """What an op may give, by what is odd about it."""
    x = sg.rand(2, 3, requires_grad=True)
    made = x * 2
    base = x * 1
    view = base[0]
    view.add_(1)
    derived = new(Derived)
    derived._array, derived._changes, derived._node, derived._extra = made._array, [0], made._node, None
    ports = made.unbind(0)
    return {
        "made": made, "leaf": x, "plain": sg.ones(2), "port": ports[1], "ports": ports, "changed view": view, "derived": derived,
        "pair": (sg.ones(1), made), "plain pair": [sg.ones(1), None], "nothing": None, "number": 2.5, "node": made.grad_fn,
    }  # fmt: skip


RESULTS = results()


class Refused(Exception):
    pass


# A program is a list of steps; a step is an op or a range with what runs within, and how it ends.
STEPS = st.recursive(
    st.just(()),
    lambda within: st.lists(
        st.tuples(st.sampled_from(["mul", "add_", "range", "node", "pause"]), st.sampled_from(sorted(RESULTS)), st.booleans(), within), max_size=4
    ).map(tuple),
    max_leaves=12,
)


class Machine:
    """Runs programs with functions that are recorded in one of the two ways."""

    def __init__(self) -> None:
        def work(machine: Any, program: Any, result: str, *, fails: bool) -> Any:
            machine.run(program)
            if fails:
                raise Refused
            return RESULTS[result]

        changed = FunctionType(work.__code__, globals(), "changed")
        self.ops: dict[str, Callable[..., Any]] = {"mul": recording_form(work, "mul"), "add_": recording_form(changed, "add_")}
        self.log = Log(threading.get_ident(), "")

    def run(self, program: Any) -> None:
        for step in program:
            with contextlib.suppress(Refused):
                self.step(*step)

    def step(self, kind: str, result: str, fails: bool, within: Any) -> None:
        if kind in self.ops:
            assert self.ops[kind](self, within, result, fails=fails) is RESULTS[result]
        elif kind == "range":
            with record_function(result):
                self.run(within)
                if fails:
                    raise Refused
        elif kind == "node" and thread.recorder is not None:
            thread.recorder.node(RESULTS["made"].grad_fn, lambda grad, freed: self.run(within), None, None)
        else:  # the recording pauses within, or goes on
            before = thread.recorder
            recording.turn_to(None if fails else self.log)
            self.run(within)
            recording.turn_to(before)

    def recorded(self, program: Any) -> tuple[list[Any], ...]:
        recording.start(self.log)
        try:
            self.run(program)
        finally:
            recording.stop()
        self.log.close()
        return self.log.events.columns()


def in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native_runtime, "Events", None)
    monkeypatch.setattr(native_runtime, "recorded", None)
    monkeypatch.setattr(native_runtime, "record_into", lambda events: None)


@settings(deadline=None, max_examples=tries(60, 200))
@given(program=STEPS)
def test_compiled_code_records_what_python_does(program: Any) -> None:
    names, starts, ends, numbers = Machine().recorded(program)
    with pytest.MonkeyPatch.context() as monkeypatch:
        in_python(monkeypatch)
        expected = Machine().recorded(program)
    assert (names, numbers) == (expected[0], expected[3])
    assert [name.__class__ for name in names] == [name.__class__ for name in expected[0]]
    for columns in ((starts, ends), expected[1:3]):
        assert all(start <= end for start, end in zip(*columns))
        assert list(columns[1]) == sorted(columns[1])


def test_the_number_of_whatever_an_op_gives() -> None:
    made = RESULTS["made"].grad_fn._sequence_nr()
    several = RESULTS["port"].grad_fn._sequence_nr()
    copied = RESULTS["changed view"]._extra.view.base.grad_fn._sequence_nr()
    leaf = RESULTS["leaf"]._node.seq
    numbers = {"made": made, "derived": made, "pair": made, "port": several, "ports": several, "leaf": leaf}
    for name in RESULTS:
        for op in ("mul", "add_"):
            (found,) = Machine().recorded([(op, name, False, ())])[3]
            if name == "changed view" and op == "add_":
                assert found == copied
            elif name != "changed view":
                assert found == numbers.get(name), (name, op)


def test_names_of_classes_and_forms_of_parameters() -> None:
    def everything(a: Any, /, b: Any = 2, *more: Any, c: Any = 3, **others: Any) -> Any:
        return a, b, more, c, others

    form = recording_form(everything, "everything")
    log = Log(0, "")
    recording.start(log)
    try:
        assert form(1) == (1, 2, (), 3, {})
        assert form(1, 5, 6, 7, c=8, d=9) == (1, 5, (6, 7), 8, {"d": 9})
        for wrong in (lambda: form(), lambda: form(a=1)):
            with pytest.raises(TypeError, match=r"everything\(\)"):
                wrong()
    finally:
        recording.stop()
    assert log.events.columns()[0] == ["everything"] * 2


def test_a_profile_that_begins_and_ends_within_an_op() -> None:
    began, seen = [], []

    class Begins(sg.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            began.append(profile().__enter__())
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad

    class Ends(Begins):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            y = x.exp()
            began[0].__exit__(None, None, None)
            seen.append([e.name for e in began[0].function_events])
            return y.cos()

    x = sg.ones(2)
    x = Ends.apply(Begins.apply(x))
    assert seen == [["mul", "exp"]] and [e.name for e in began[0].function_events] == ["mul", "exp"]
    assert thread.recorder is None and sg.ones(2).cos is not None


def test_a_profile_that_ends_while_another_thread_is_within_an_op() -> None:
    within, go_on, over = threading.Event(), threading.Event(), []

    class Waits(sg.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            within.set()
            go_on.wait()
            return x.cos()

    def work() -> None:
        with record_function("range"):
            Waits.apply(sg.ones(2))
        with profile() as own:
            sg.ones(3).sin()
        over.append([e.name for e in own.function_events])

    worker = threading.Thread(target=work)
    with profile(experimental_config=ExperimentalConfig(profile_all_threads=True)) as prof:
        worker.start()
        within.wait()
    with profile() as later:
        go_on.set()
        worker.join()
        sg.ones(1)
    assert [e.name for e in prof.function_events] == ["range", "ones"]
    assert [e.name for e in later.function_events] == ["ones"] and over == [["ones", "sin"]]


def test_threads_come_and_go_while_profiles_begin_and_end() -> None:
    class Late:
        """Runs ops when its thread is gone but for its destructors."""

        def __del__(self) -> None:
            sg.ones(2).cos()

    local, stop, wrong = threading.local(), threading.Event(), []

    def work() -> None:
        local.late = Late()
        x = sg.ones(2, requires_grad=True)
        for _ in range(30):
            with record_function("part"):
                (x * 2).sum().backward()

    def spawn() -> None:
        while not stop.is_set():
            try:
                run_in_threads(work, work, work)
            except Exception as error:
                wrong.append(error)

    spawner = threading.Thread(target=spawn)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    spawner.start()
    try:
        for i in range(60):
            with profile(experimental_config=ExperimentalConfig(profile_all_threads=True) if i % 2 else None) as prof:
                sg.ones(2).cos()
            mine = [e.name for e in prof.function_events if e.thread == threading.get_ident()]
            assert mine == ["ones", "cos"]
            known = {"ones", "cos", "mul", "sum", "backward", "part", "SumBackward0", "MulBackward0", "torch::autograd::AccumulateGrad"}
            assert {e.name for e in prof.function_events} <= known
            if not i % 2:
                assert len(prof.function_events) == 2
    finally:
        stop.set()
        spawner.join()
        sys.setswitchinterval(interval)
    assert not wrong


def ops(count: int) -> None:
    a, b = sg.ones(2), sg.ones(2)
    for _ in range(count):
        a * b


@COMPILED_ONLY
def test_an_event_takes_32_bytes_and_nothing_that_the_collector_visits() -> None:
    count = 1 << 18
    with profile() as prof:
        ops(10)
        gc.collect()
        objects = len(gc.get_objects())
        ops(count)
        assert len(gc.get_objects()) <= objects + 20
    events = prof._logs[0].events
    assert len(events) == count + 14 and not gc.is_tracked(events)
    assert 32 * count < sys.getsizeof(events) < 33 * count


def resident_bytes() -> int:
    """Memory of this process; 0 where the system does not say."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text().split()[1]) * 4096 if pages.exists() else 0


def test_profiles_leave_nothing_behind() -> None:
    form = recording_form(FunctionType((lambda x: x).__code__, globals()), name := "".join(["na", "me"]))
    node = (sg.ones(1, requires_grad=True) * 2).grad_fn

    def many(count: int) -> None:
        for _ in range(count):
            log = Log(0, "")
            recording.start(log)
            for _ in range(100):
                form(1.5)
            log.node(node, lambda grad, freed: None, None, None)
            recording.stop()
            log.close()
            log.events.columns()

    many(20)
    references = sys.getrefcount(name), sys.getrefcount(node), sys.getrefcount(NodeName)
    tracemalloc.start()
    try:
        many(5)
        before, _ = tracemalloc.get_traced_memory()
        resident = resident_bytes()
        many(1000)
        gc.collect()  # and with it what Python keeps for the next tuples
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (sys.getrefcount(name), sys.getrefcount(node), sys.getrefcount(NodeName)) == references
    assert after - before < 30_000  # one object that each profile leaves would be more
    assert resident_bytes() - resident < 2 << 20


@COMPILED_ONLY
def test_events_refuse_what_they_cannot_hold() -> None:
    events = native_runtime.Events()
    for wrong in ((), ("a", 1, 2), (1, 1, 2, None), ("a", 1.5, 2, None), ("a", 1, 2, "n"), ("a", 1 << 80, 2, None)):
        with pytest.raises((TypeError, OverflowError)):
            events.add(*wrong)
    for wrong in ((), ("a", 1), (1, None, len, "x"), ("a", "n", len, "x")):
        with pytest.raises(TypeError):
            events.timed(*wrong)
    assert len(events) == 0 and events.timed("a", None, len, "xy") == 2
    with pytest.raises(TypeError):
        events.timed("b", 7, len, 1)
    assert (events.columns()[0], events.columns()[3]) == (["a", "b"], [None, 7])
    events.close()
    events.close()
    events.add("late", 1, 2, None)
    assert len(events) == 2
    for wrong in (events, 3, [], native_runtime.Events):
        with pytest.raises(TypeError, match="not closed"):
            native_runtime.record_into(wrong)
    with pytest.raises(TypeError):
        native_runtime.recorded(len, 3, False, len)
    with pytest.raises(TypeError):
        native_runtime.recorder_knows(thread, 1, 2, 3)
    with pytest.raises(AttributeError, match="_node"):
        native_runtime.recorder_knows(thread, sg.Tensor.__mro__[-1], sg.Tensor, sg.Tensor)


def test_the_collector_rests_while_events_are_made_and_no_longer() -> None:
    try:
        for on in (False, True):
            gc.enable() if on else gc.disable()
            with profile() as prof:
                ops(2)
            assert len(prof.function_events) == 4 and gc.isenabled() == on
    finally:
        gc.enable()


@COMPILED_ONLY
def test_a_thread_whose_profile_is_over_records_into_no_other() -> None:
    recorded, go_on = threading.Event(), threading.Event()

    def work() -> None:
        sg.ones(1)
        recorded.set()
        go_on.wait()
        sg.ones(1).cos()

    worker = threading.Thread(target=work)
    with profile(experimental_config=ExperimentalConfig(profile_all_threads=True)) as prof:
        worker.start()
        recorded.wait()
    with profile() as later:
        others = [native_runtime.Events() for _ in range(32)]  # one of them takes the place of that thread's
        go_on.set()
        worker.join()
    assert [len(events) for events in others] == [0] * 32
    assert len(prof.function_events) == 1 and len(later.function_events) == 0
