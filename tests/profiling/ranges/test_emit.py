"""Ranges of ops and nodes: what they say, how they nest, and that a node is found by the number that its op announced."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import specgrad
from specgrad import Tensor
from specgrad.autograd import Function
from specgrad.autograd.profiler import record_function
from specgrad.core.base.state import modes, thread
from specgrad.profiling.ranges import announced as announced_numbers
from specgrad.profiling.ranges import sinks
from specgrad.profiling.ranges.announced import coming_tick
from specgrad.profiling.ranges.emit import Emitter, Unattached, emit_itt, emit_nvtx, emit_ranges
from specgrad.profiling.ranges.sinks import RecordedRange, RecordingSink
from tests.profiling.in_threads import run_in_threads
from tests.profiling.ranges.emitted import NODE, OP, correlated, numbered


def drawn(sink: RecordingSink) -> str:
    """The ranges, each within those around it."""
    return "\n".join("  " * r.depth + r.text for r in sink.ranges)


def without_numbers(sink: RecordingSink) -> str:
    return re.sub(r"seq=\d+", "seq", drawn(sink))


def leaf(*shape: int) -> Tensor:
    return specgrad.ones(*shape, requires_grad=True)


# ---- what they say


def test_a_node_names_the_number_that_its_op_announced() -> None:
    x, sink = leaf(2, 3), RecordingSink()
    with emit_ranges(sink):
        y = x * x
        z = y.exp()
        z.sum().backward()
    first = y.grad_fn._sequence_nr()
    second = z.grad_fn._sequence_nr()
    assert drawn(sink).splitlines() == [
        f"mul, seq={first}",
        f"exp, seq={second}",
        f"sum, seq={second + 1}",
        "backward",
        f"  SumBackward0, stashed seq={second + 1}",
        f"  ExpBackward0, stashed seq={second}",
        f"  MulBackward0, stashed seq={first}",
        "  torch::autograd::AccumulateGrad",
    ]
    assert sink.open == 0


def test_the_number_is_that_of_the_node() -> None:
    x, sink = leaf(2), RecordingSink()
    with emit_ranges(sink):
        made = [x * 2, x.exp(), x.sum(), x.detach()]
    assert [n for _, n in numbered(OP, sink.ranges)][:3] == [t.grad_fn._sequence_nr() for t in made[:3]]


def test_without_recording_there_is_no_number() -> None:
    x, sink = leaf(2), RecordingSink()
    with emit_ranges(sink):
        with specgrad.no_grad():
            x * x
        with specgrad.inference_mode():
            x * x
        specgrad.set_grad_enabled(False)
        try:
            x * x
        finally:
            specgrad.set_grad_enabled(True)
    assert [t for t in sink.texts if t.startswith("mul")] == ["mul"] * 3


def test_looking_at_the_clock_takes_no_tick() -> None:
    before = coming_tick()
    assert coming_tick() == before
    assert leaf(1).exp().grad_fn._sequence_nr() == coming_tick() - 1 >= before


def test_in_anomaly_mode_as_well() -> None:
    x, sink = leaf(3), RecordingSink()
    with pytest.warns(UserWarning, match="Anomaly Detection"), specgrad.autograd.detect_anomaly(), emit_ranges(sink):
        (x * x).sum().backward()
    assert correlated(sink.ranges) == [("SumBackward0", "sum"), ("MulBackward0", "mul")]


# ---- which op a node belongs to


def belongs(node: str, op: str) -> bool:
    """Whether a node's name is that of an op: MulBackward0 is of mul and of mul_."""
    op = op.partition(".")[0].rstrip("_")
    return node == "CopySlices" or node.lower().startswith(op.replace("_", "").lower())


STEPS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "mul": lambda a, b: a * b,
    "mul by a number": lambda a, b: a * 2,
    "broadcast": lambda a, b: a + b[0],
    "broadcast both": lambda a, b: a[:, :1] * b[:1],
    "cast": lambda a, b: (a.to(specgrad.float64) * b).to(specgrad.float32),
    "sin": lambda a, b: a.sin(),
    "in place": lambda a, b: a.clone().mul_(b),
    "part in place": lambda a, b: _part_in_place(a, b),
    "view": lambda a, b: a.t().t(),
    "several": lambda a, b: a.unbind(0)[1] + b,
    "cat": lambda a, b: specgrad.cat([a, b])[: a.shape[0]],
    "matmul": lambda a, b: a @ b,
    "not recorded": lambda a, b: a + a.detach() * 2,
    "compare": lambda a, b: specgrad.where(a > b, a, b),
}


def _part_in_place(a: Tensor, b: Tensor) -> Tensor:
    a = a * 1
    a[0].mul_(b[1])
    return a


def square(seed: int) -> Tensor:
    return (specgrad.arange(9.0).reshape(3, 3) * 0.1 + seed).requires_grad_()


@given(st.lists(st.tuples(st.sampled_from(sorted(STEPS)), st.integers(0, 20), st.integers(0, 20)), min_size=1, max_size=12))
def test_every_node_of_a_program_is_found(program: list[tuple[str, int, int]]) -> None:
    sink = RecordingSink()
    values = [square(0), square(1)]
    with emit_ranges(sink):
        for step, i, j in program:
            values.append(STEPS[step](values[i % len(values)], values[j % len(values)]))
        values[-1].sum().backward()
    pairs = correlated(sink.ranges)
    assert len(pairs) >= 2
    assert all(belongs(*pair) for pair in pairs), pairs
    assert sink.open == 0


@given(st.lists(st.sampled_from(["mul", "broadcast", "sin", "matmul", "view", "cast"]), min_size=1, max_size=6))
def test_double_backward_is_found_in_the_backward(program: list[str]) -> None:
    sink = RecordingSink()
    x, y = square(1), square(2)
    with emit_ranges(sink):
        z = x
        for step in program:
            z = STEPS[step](z, y)
        (g,) = specgrad.autograd.grad((z * z).sum(), x, create_graph=True)
        begin = len(sink.ranges)
        (g * g).sum().backward()
    forward, first = sink.ranges[:begin], [r.text for r in sink.ranges].index("backward")
    within = {n for _, n in numbered(OP, [r for r in forward[first:] if r.depth >= 2])}
    ran = {n for _, n in numbered(NODE, sink.ranges[begin:])}
    assert within & ran, "what the first backward recorded, the second runs"
    correlated(sink.ranges)  # raises KeyError if a node is not found


def test_the_history_of_a_base_belongs_to_the_change_of_its_view() -> None:
    x, sink = leaf(2, 3), RecordingSink()
    with emit_ranges(sink):
        v = x * 1
        v[0].mul_(2)
        v.sum().backward()
    assert ("CopySlices", "mul_") in correlated(sink.ranges)


def test_a_custom_function_and_what_it_calls() -> None:
    class Twice(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor, n: int) -> Tensor:
            return x * n

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Any:
            return grad * 2, None

    x, grad, sink = leaf(2), specgrad.ones(2), RecordingSink()
    with emit_ranges(sink, record_shapes=True):
        Twice.apply(x, 2).backward(grad)
    assert without_numbers(sink).splitlines() == [
        "Twice, seq, sizes=[[2], []]",
        "  mul, sizes=[[2], []]",
        "backward",
        "  TwiceBackward, stashed seq",
        "    mul, sizes=[[2], []]",
        "  torch::autograd::AccumulateGrad",
    ]
    assert correlated(sink.ranges) == [("TwiceBackward", "Twice")]


# ---- ranges of a user


def test_ranges_of_a_user_stand_around_their_ops() -> None:
    x, sink = leaf(2), RecordingSink()

    @record_function("decorated")
    def twice() -> Tensor:
        return x * 2

    with emit_ranges(sink), record_function("step", "of a text"):
        twice()
        with pytest.raises(ValueError, match="mine"), record_function("fails"):
            raise ValueError("mine")
        x.exp()
    assert without_numbers(sink).splitlines() == ["step", "  decorated", "    mul, seq", "  fails", "  exp, seq"]


def test_a_range_that_begins_before_the_block_or_ends_after_it() -> None:
    x, sink = leaf(2), RecordingSink()
    early, late = record_function("early"), record_function("late")
    early.__enter__()
    with emit_ranges(sink):
        late.__enter__()
        early.__exit__(None, None, None)
        x.exp()
    assert sink.open == 0
    late.__exit__(None, None, None)
    assert without_numbers(sink).splitlines() == ["late", "  exp, seq"]


# ---- sizes


def sizes_of(call: Callable[[], Any]) -> str:
    sink = RecordingSink()
    with emit_ranges(sink, record_shapes=True):
        call()
    return sink.texts[0].partition("sizes=")[2]


def test_sizes_come_in_the_order_in_which_the_op_receives_them() -> None:
    x, row, scalar, weight, empty = specgrad.ones(2, 3), specgrad.ones(3), specgrad.tensor(1.0), specgrad.ones(4, 3), specgrad.ones(0, 3)
    assert sizes_of(lambda: x * row) == "[[2, 3], [3]]"
    assert sizes_of(lambda: specgrad.add(x, 1.0, alpha=2)) == "[[2, 3], [], []]"
    assert sizes_of(lambda: specgrad.add(alpha=2, other=row, input=x)) == "[[2, 3], [3], []]"
    assert sizes_of(lambda: scalar * row) == "[[], [3]]"
    assert sizes_of(lambda: specgrad.cat([x, x])) == "[[2, 3], [2, 3], []]"
    assert sizes_of(lambda: specgrad.nn.functional.linear(x, weight)) == "[[2, 3], [4, 3], []]"
    assert sizes_of(lambda: empty.exp()) == "[[0, 3]]"
    assert sizes_of(lambda: specgrad.sum(x, axis=0)) == "[[2, 3], [], [], [], []]", "dim as it is when it is not given, and axis"
    assert sizes_of(lambda: specgrad.exp(x, out=x)) == "[[2, 3], [2, 3]]"


@given(st.lists(st.integers(0, 3), max_size=5))
def test_sizes_of_any_shape(shape: list[int]) -> None:
    x = specgrad.zeros(shape)
    assert sizes_of(lambda: x.exp()) == str([shape])


def test_texts_of_sizes_are_few() -> None:
    from specgrad.profiling.ranges import emit

    for n in range(emit._text.cache_info().maxsize + 50):
        assert emit.sizes((specgrad.zeros(n),)) == f"[[{n}]]"
    assert emit._text.cache_info().currsize <= emit._text.cache_info().maxsize == 4096


# ---- nesting, errors


def test_what_fails_ends_its_range() -> None:
    x, sink = leaf(2), RecordingSink()

    def fails(grad: Tensor) -> None:
        raise ValueError("in a hook")

    with emit_ranges(sink):
        with pytest.raises(RuntimeError):
            x + specgrad.ones(3)
        assert sink.open == 0
        y = x * 2
        y.register_hook(fails)
        with pytest.raises(ValueError, match="in a hook"):
            y.sum().backward()
        assert sink.open == 0
        x.exp()
    assert sink.ranges[-1].depth == 0


def test_an_error_that_leaves_the_block_ends_everything() -> None:
    sink = RecordingSink()
    with pytest.raises(ValueError, match="mine"), emit_ranges(sink):
        thread.recorder.enter("begun", None)
        raise ValueError("mine")
    assert sink.open == 0
    assert thread.recorder is None
    assert not modes.recorders


@given(st.lists(st.integers(-3, 6), max_size=40))
def test_ranges_that_end_in_any_order_leave_none(actions: list[int]) -> None:
    """A number from 0 on ends the range that was begun so many ago, the others begin one."""
    sink = RecordingSink()
    emitter = Emitter(sink, False)
    emitter.begin()
    tokens: list[int] = []
    for action in actions:
        if action < 0:
            tokens.append(emitter.enter("range", None))
        elif action < len(tokens):
            emitter.leave(tokens.pop(-1 - action))
        assert 0 <= sink.open <= len(actions)
    for token in reversed(tokens):
        emitter.leave(token)
    assert sink.open == 0
    emitter.close()


def test_a_sink_that_fails_is_heard_and_leaves_nothing_behind() -> None:
    class Full(RecordingSink):
        def push(self, text: str) -> None:
            if text.startswith("exp"):
                raise OSError("the disk is full")
            super().push(text)

    sink, x = Full(), specgrad.ones(2)
    with pytest.raises(OSError, match="disk is full"), emit_ranges(sink):
        x * x
        x.exp()
    assert sink.open == 0
    assert not modes.recorders


def test_names_that_utf8_cannot_say() -> None:
    sink = RecordingSink()
    with emit_ranges(sink):
        for name in ("día", "\ud800", '"</script>\\'):
            thread.recorder.leave(thread.recorder.enter(name, None))
    assert sink.texts == ["día", "\\ud800", '"</script>\\']


@pytest.mark.parametrize(("make", "name"), [(lambda: emit_ranges(RecordingSink()), "Range"), (emit_itt, "ITT"), (emit_nvtx, "NVTX")])
def test_not_reentrant(make: Callable[[], emit_ranges], name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sinks, "needed", lambda package, what: pytest.importorskip(package))
    context = make()
    with context:
        with pytest.raises(RuntimeError, match=f"{name} annotation context manager is not reentrant"):
            context.__enter__()
        with pytest.raises(RuntimeError, match="cannot be nested"), make():
            pass
        specgrad.ones(2).exp()
    with pytest.raises(RuntimeError, match="not reentrant"), context:
        pass
    assert thread.recorder is None


def test_disabled() -> None:
    sink = RecordingSink()
    context = emit_ranges(sink, enabled=False)
    with context, context as given:
        specgrad.ones(2).exp()
    assert given is None
    assert not sink.ranges
    emit_nvtx(enabled=False).__enter__()  # needs no package


def test_where_nobody_listens_nothing_is_said() -> None:
    class Deaf(RecordingSink):
        attached = False

    sink, x = Deaf(), leaf(2)
    with emit_ranges(sink):
        assert isinstance(thread.recorder, Unattached)
        thread.recorder.leave(thread.recorder.enter("range", None))
        (x * x).sum().backward()
    assert not sink.ranges
    assert x.grad.tolist() == [2, 2]


@pytest.mark.parametrize(("context", "package", "extra"), [(emit_nvtx, "nvtx", "nvtx"), (emit_itt, "ittapi", "itt")])
def test_without_the_package(context: Any, package: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=rf"needs the package {package}.*pip install 'specgrad\[{extra}\]'") as error, context():
        pass
    assert error.value.name == package
    assert thread.recorder is None
    assert not modes.recorders


def test_an_old_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nvtx", ModuleType("nvtx"))
    with pytest.raises(ImportError, match=r"from version 0\.2\.13 on"), emit_nvtx():
        pass
    assert thread.recorder is None


# ---- threads


def test_a_thread_has_its_own_ranges() -> None:
    sink, x = RecordingSink(), leaf(2)
    with emit_ranges(sink):
        run_in_threads(x.exp)
        x * x
    assert {r.thread for r in sink.ranges} == {threading.get_ident()}
    assert "exp" not in "".join(sink.texts)


def test_threads_do_not_announce_the_same_number() -> None:
    interval = sys.getswitchinterval()
    sink, threads = RecordingSink(), 4
    start = threading.Barrier(threads, timeout=60)

    def work() -> None:
        x, row = leaf(2, 3), leaf(3)
        start.wait()
        with emit_ranges(sink):
            for _ in range(50):
                (x * row).sum().backward()
        start.wait()  # a number of a thread that has ended may be another's

    sys.setswitchinterval(1e-6)
    try:
        run_in_threads(*[work] * threads)
    finally:
        sys.setswitchinterval(interval)
    of_thread: dict[int, list[RecordedRange]] = {}
    for r in sink.ranges:
        of_thread.setdefault(r.thread, []).append(r)
    numbers: set[int] = set()
    for ranges in of_thread.values():
        assert sum(r.depth == 0 for r in ranges) == 150
        assert set(correlated(ranges)) == {("MulBackward0", "mul"), ("SumBackward0", "sum")}
        own = {n for _, n in numbered(NODE, ranges)}
        assert len(own) == 100
        assert not own & numbers, "a number that two threads use"
        numbers |= own
    assert not announced_numbers.Announcer.announcing


def test_after_a_race_numbers_are_those_of_nodes_again() -> None:
    sink, x = RecordingSink(), leaf(2)
    ready, done = threading.Barrier(2, timeout=60), threading.Barrier(2, timeout=60)

    def other() -> None:
        with emit_ranges(RecordingSink()):
            ready.wait()
            done.wait()

    worker = threading.Thread(target=other)
    worker.start()
    ready.wait()
    with emit_ranges(sink), specgrad.enable_grad():
        for _ in range(20):
            specgrad.ones(2).exp()  # no node, so the number is free for the next op
        y = x.exp()
        assert announced_numbers.announced(y.grad_fn) == numbered(OP, sink.ranges)[-1][1]
    done.wait()
    worker.join()
    y.exp().exp().exp()
    with emit_ranges(sink):
        y = x.exp()
    assert not announced_numbers.Announcer.racing
    assert numbered(OP, sink.ranges)[-1] == ("exp", y.grad_fn._sequence_nr())


def test_a_tick_that_was_read_in_a_race_is_not_announced_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = announced_numbers.Announcer(), announced_numbers.Announcer()
    read, taken = announced_numbers.coming_tick, []
    leaf(2).exp().exp()  # numbers that nobody has announced

    def while_the_race_ends() -> int:
        monkeypatch.setattr(announced_numbers, "coming_tick", read)
        tick = read()
        taken.append(other.announce()[0])
        leaf(2).exp().exp()
        other.close()
        assert not announced_numbers.Announcer.racing
        return tick

    monkeypatch.setattr(announced_numbers, "coming_tick", while_the_race_ends)
    try:
        assert one.announce()[0] not in taken
    finally:
        one.close()


def test_an_announcer_that_was_never_closed_counts_no_more() -> None:
    emitter = Emitter(RecordingSink(), False)
    emitter.begin()
    assert len(announced_numbers.Announcer.announcing) == 1
    del emitter
    assert not announced_numbers.Announcer.announcing


def test_nothing_is_kept_of_a_long_run() -> None:
    x, row = leaf(2, 3), leaf(3)

    class Counting:
        count = 0

        def push(self, text: str) -> None:
            self.count += 1

        def pop(self) -> None:
            self.count -= 1

    sink = Counting()
    with emit_ranges(sink):
        for _ in range(300):
            loss = (x * row + row).sum()
            loss.backward()
        assert len(announced_numbers._announced) == 2, "those of the graph that is alive, whose ops broadcast"
        del loss
        assert len(announced_numbers._announced) == 0
    assert sink.count == 0
