"""Every op and node is recorded while somebody records, and nothing is any different while nobody does."""

import gc
import inspect
import threading
import weakref
from functools import partial
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd import Function
from specgrad.autograd.profiler import ExperimentalConfig, profile
from specgrad.core.base.state import modes, thread
from specgrad.core.tape import accumulate as leaf
from specgrad.profiling.record.recording_code import recorded_functions
from tests.ops.spec_cases import Case, cases, each
from tests.profiling.in_threads import run_in_threads

ALL = cases(differentiable=True)


def codes() -> list[Any]:
    return [function.__code__ for function in recorded_functions()]


def names(prof: profile) -> list[str]:
    return [event.name for event in prof.function_events]


def test_functions_have_their_own_code_again_afterwards() -> None:
    before, signature = codes(), inspect.signature(sg.sub)
    with profile():
        assert all(a is not b for a, b in zip(codes(), before))
        assert sg.mul.__name__ == "mul" and inspect.signature(sg.sub) == signature
    with pytest.raises(ZeroDivisionError), profile(record_shapes=True):
        1 / 0  # noqa: B018
    assert all(a is b for a, b in zip(codes(), before))
    assert thread.recorder is None and not modes.recorders and "recorder" not in thread.__dict__


def test_what_was_given_by_another_name_is_recorded_by_it() -> None:
    x = sg.ones(2, 3, dtype=sg.float64)
    with profile(record_shapes=True, with_flops=True) as prof:
        sg.special.scaled_modified_bessel_k0(x=x)
        sg.tensor_split(x, sections=3, dim=1)
        sg.mul(x, x2=x)
        sg.sum(x, axis=0)
    others = {"x", "sections", "x2", "axis"}
    found = [(e.name, {n: v for n, v in e.kwinputs.items() if n in others}, e.flops) for e in prof.function_events if e.name != "slice"]
    assert found == [
        ("special.scaled_modified_bessel_k0", {"x": ""}, 6),
        ("tensor_split", {"sections": 3}, None),
        ("mul", {"x2": ""}, 6),
        ("sum", {"axis": 0}, None),
    ]


def test_functions_that_a_program_holds_already_are_recorded() -> None:
    from specgrad import exp as held

    method = sg.Tensor.cos
    with profile() as prof:
        method(held(sg.ones(2)))
    assert names(prof) == ["ones", "exp", "cos"]


@pytest.mark.parametrize("options", [{}, {"record_shapes": True, "with_flops": True, "profile_memory": True, "with_stack": True}], ids=["times", "all"])
@each(ALL)
def test_every_op_and_its_node(case: Case, options: dict[str, Any]) -> None:
    """The same results, events of the op's name, and a node of the same number."""
    expected = [r.detach().numpy() for r in case.call_as_given(case.arguments(case.arrays())[0])]
    given, leaves = case.arguments(case.arrays())
    with profile(**options) as prof:
        results = case.call_as_given(given)
        outs = [r for r in results if r.requires_grad]
        if outs:
            sg.autograd.grad([o.real.sum() if o.is_complex() else o.sum() for o in outs], leaves, allow_unused=True)
    for found, wanted in zip(results, expected, strict=True):
        np.testing.assert_array_equal(found.detach().numpy(), wanted)
    op = case.op.name.removeprefix("nn.functional.")
    base = op if op.startswith(("linalg.", "special.")) else op.partition(".")[0]
    events = prof.function_events
    assert events[0].name == base
    edge = outs[0].grad_fn if outs else None
    if edge is None or "Accumulate" in edge.name():  # not differentiable, or the input itself
        return
    node = sg.autograd.graph.get_gradient_edge(outs[0]).node
    made = [e for e in events if e.scope == 0 and e.sequence_nr == node._sequence_nr()]
    (ran,) = [e for e in events if e.scope == 1 and e.sequence_nr == node._sequence_nr()]
    assert made and made[0] is events[0] and ran.name == node.name() and ran.fwd_thread == made[0].thread
    backward = next(e for e in events if e.name == "backward")
    assert ran.cpu_parent is backward and backward.time_range.start <= ran.time_range.start <= ran.time_range.end <= backward.time_range.end


def graph_nodes(tensor: Any) -> dict[int, str]:
    seen, found, stack = set(), {}, [tensor.grad_fn]
    while stack:
        node = stack.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        found[node._sequence_nr()] = node.name()
        stack += [n for n, _ in node.next_functions]
    return {number: name for number, name in found.items() if "Accumulate" not in name}


def test_all_nodes_of_a_graph_are_events_once_and_joined_to_their_ops() -> None:
    x, w = sg.rand(5, 4, requires_grad=True), sg.rand(3, 4, requires_grad=True)
    with profile() as prof:
        h = sg.nn.functional.linear(x, w).tanh()
        a, b, c = h.unbind(1)
        loss = (a * b + c).softmax(0).sum() + h[1:3].mean()
        graph = graph_nodes(loss)
        loss.backward()
    events = prof.function_events
    ran = {e.sequence_nr: e.name for e in events if e.scope == 1 and e.sequence_nr >= 0 and e.name != "Restore"}
    assert ran == graph
    made = {e.sequence_nr for e in events if e.scope == 0 and e.sequence_nr >= 0}
    assert made == set(graph)
    for event in events:
        if event.name in graph.values():
            assert event.fwd_thread == threading.get_ident()
    assert [e.sequence_nr for e in events if "Accumulate" in e.name] == [-1, -1]


def test_composites_share_the_number_of_what_they_call() -> None:
    x = sg.rand(3, requires_grad=True)
    with profile() as prof:
        y = sg.nn.functional.mse_loss(x, sg.zeros(3))
    inner = [e for e in prof.function_events if e.sequence_nr == y.grad_fn._sequence_nr()]
    assert inner[0].name == "mse_loss"
    assert all(e.cpu_parent is inner[0] for e in inner[1:])


def test_to_give_what_was_given_is_not_to_make_it() -> None:
    x = sg.rand(3, requires_grad=True) * 2
    with profile() as prof:
        y = x.exp()
        x.contiguous(), y.contiguous(), y.to(sg.float32)
    assert {e.name: e.sequence_nr for e in prof.function_events} == {"exp": y.grad_fn._sequence_nr(), "contiguous": -1, "to": -1}


def test_changes_in_place_and_of_views() -> None:
    x = -sg.rand(4, requires_grad=True)
    with profile() as prof:
        x.mul_(2)
        number = x.grad_fn._sequence_nr()
        x[:2].add_(1)
        copied = x.grad_fn._sequence_nr()
        x.sum().backward()
    numbers = {e.name: e.sequence_nr for e in prof.function_events}
    assert numbers["mul_"] == numbers["MulBackward0"] == number and numbers["add_"] == numbers["CopySlices"] == copied


def test_second_derivatives_are_joined_to_the_backward_pass_that_made_their_nodes() -> None:
    x = sg.rand(3, requires_grad=True)
    with profile() as prof:
        (first,) = sg.autograd.grad((x * x * x).sum(), x, create_graph=True)
        (first * first).sum().backward()
    events = prof.function_events
    passes = [e for e in events if e.name == "backward"]
    within_first = {
        e.sequence_nr for e in events if e.scope == 0 and e.sequence_nr >= 0 and passes[0].time_range.start <= e.time_range.start <= passes[0].time_range.end
    }
    ran_in_second = {e.sequence_nr for e in passes[1].cpu_children if e.scope == 1}
    assert within_first & ran_in_second


class Twice(Function):
    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return grad * 2


def test_custom_functions_have_their_name() -> None:
    x = sg.rand(3, requires_grad=True)
    with profile() as prof:
        Twice.apply(x).sum().backward()
    events = {e.name: e for e in prof.function_events}
    assert events["Twice"].sequence_nr == events["TwiceBackward"].sequence_nr >= 0
    assert [c.name for c in events["Twice"].cpu_children] == ["mul"] and [c.name for c in events["TwiceBackward"].cpu_children] == ["mul"]


def test_nothing_that_is_recorded_keeps_tensors_alive() -> None:
    with profile(record_shapes=True, with_stack=True, profile_memory=True) as prof:
        x = sg.rand(30, requires_grad=True)
        y = Twice.apply(x * 2).sum()
        y.backward()
        gone = [weakref.ref(t) for t in (x, y, y.grad_fn)]
        del x, y
        assert [r() for r in gone] == [None] * 3
    assert len(prof.function_events) > 5


def test_a_gradient_is_kept_without_a_copy_as_without_a_profiler(monkeypatch: pytest.MonkeyPatch) -> None:
    copies = []
    real = leaf._laid_out_like
    monkeypatch.setattr(leaf, "_laid_out_like", lambda array, grad: copies.append(1) or real(array, grad))

    def step() -> int:
        copies.clear()
        x = sg.rand(3, requires_grad=True)
        (x * sg.ones(3)).exp().sum().backward()
        return len(copies)

    hooked = sg.rand(3, requires_grad=True)
    hooked.register_hook(lambda g: None)  # with one anywhere, leaves are served as soon as they can be
    assert step() == 0
    del hooked
    plain = step()
    for options in ({}, {"profile_memory": True}):
        with profile(**options):
            assert step() == plain == 0


def test_hooks_run_outside_of_their_node() -> None:
    x = sg.rand(3, requires_grad=True)
    y = x * 2
    y.register_hook(lambda g: sg.cos(g))
    y.grad_fn.register_hook(lambda inputs, outputs: None)
    y.grad_fn.register_prehook(lambda outputs: None)
    x.register_hook(lambda g: sg.sin(g))
    with profile() as prof:
        y.sum().backward()
    events = {e.name: e for e in prof.function_events}
    assert len(prof.function_events) == len(events)
    assert events["cos"].cpu_parent.name == events["sin"].cpu_parent.name == events["MulBackward0"].cpu_parent.name == "backward"


def test_errors_are_those_of_the_op_and_leave_an_event() -> None:
    with profile() as prof:
        with pytest.raises(RuntimeError, match="must match the size"):
            sg.ones(2) + sg.ones(3)
        x = sg.ones(2, requires_grad=True).exp()
        x.detach().mul_(2)
        line = inspect.currentframe().f_lineno - 1  # type: ignore[union-attr]
        with pytest.raises(RuntimeError, match=rf"test_recording.py:{line}"):
            x.sum().backward()
    assert names(prof) == ["ones", "ones", "add", "ones", "exp", "detach", "mul_", "sum", "backward", "SumBackward0", "ExpBackward0"]


def test_what_cut_a_history_is_told_with_the_users_line() -> None:
    x = sg.ones(2, requires_grad=True)
    with profile():
        y = (x * 2).detach()
        line = inspect.currentframe().f_lineno - 1  # type: ignore[union-attr]
        with pytest.raises(RuntimeError, match=rf"test_recording.py:{line}"):
            y.sum().backward()


def test_other_threads_are_not_recorded_unless_asked_for() -> None:
    def work() -> None:
        for _ in range(3):
            (sg.ones(2, requires_grad=True) * 2).sum().backward()

    for config, expected in ((None, 0), (ExperimentalConfig(profile_all_threads=True), 3)):
        with profile(experimental_config=config) as prof:
            sg.ones(2)
            run_in_threads(work, work, work)
        others = {e.thread for e in prof.function_events} - {threading.get_ident()}
        assert len([e for e in prof.function_events if e.name == "MulBackward0"]) == 3 * expected
        assert bool(others) == bool(expected)
        assert {prof.function_events.thread_names[t] for t in others} <= {f"worker {i}" for i in range(3)}
    with profile() as prof:
        run_in_threads(work)
    assert len(prof.function_events) == 0


def test_threads_profile_themselves_at_the_same_time() -> None:
    found: dict[int, list[str]] = {}
    start = threading.Barrier(4)

    def work(number: int) -> None:
        start.wait()
        for _ in range(20):
            with profile() as prof:
                for _ in range(number):
                    sg.ones(2).cos()
            found[number] = names(prof)

    run_in_threads(*(partial(work, i) for i in range(1, 5)))
    assert found == {i: ["ones", "cos"] * i for i in range(1, 5)}
    assert not modes.recorders


def test_a_thread_that_ends_within_its_profile_counts_no_more() -> None:
    run_in_threads(lambda: profile().__enter__())
    gc.collect()
    with profile() as prof:
        sg.ones(1)
    assert not modes.recorders and names(prof) == ["ones"]
