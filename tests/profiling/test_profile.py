"""The class profile: its options, and what is in the events for each of them."""

import inspect
import threading
import time
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd.profiler import profile, record_function
from specgrad.core.kernels.table import compiled
from tests.profiling.in_threads import run_in_threads


def named(prof: profile, name: str) -> Any:
    return next(e for e in prof.function_events if e.name == name)


def test_what_the_documentation_shows() -> None:
    x = sg.randn((1, 1), requires_grad=True)
    with profile() as prof:
        for _ in range(100):
            y = x**2
            y.backward()
    averages = {a.key: a for a in prof.key_averages()}
    assert averages["pow"].count == averages["PowBackward0"].count == averages["torch::autograd::AccumulateGrad"].count == 100
    assert prof.total_average().count == 400
    table = prof.key_averages().table(sort_by="self_cpu_time_total")
    assert "PowBackward0" in table and "Self CPU time total" in table
    assert prof.self_cpu_time_total == pytest.approx(sum(e.self_cpu_time_total for e in prof.function_events))
    assert str(prof) == prof.table()


def test_times_are_those_of_a_clock() -> None:
    with profile() as prof:
        with record_function("sleep"):
            time.sleep(0.02)
        sg.ones(2)
    sleep, ones = prof.function_events
    assert 20_000 <= sleep.cpu_time_total < 2_000_000 and sleep.time_range.end <= ones.time_range.start
    assert 0 <= sleep.time_range.start and ones.time_range.end * 1000 <= prof.profiling_end_time_ns - prof.profiling_start_time_ns


def test_disabled_is_a_plain_block() -> None:
    with profile(enabled=False) as prof, profile() as inner:
        sg.ones(2)
    assert list(prof.function_events) == [] and prof.key_averages() == [] and len(inner.function_events) == 1
    assert repr(prof) == str(prof) == "<disabled specgrad.autograd.profiler.profile>"


def test_no_results_before_the_block_has_ended() -> None:
    prof = profile()
    assert repr(prof) == str(prof) == "<unfinished specgrad.autograd.profiler.profile>"
    for ask in (prof.table, prof.key_averages, prof.total_average, lambda: prof.self_cpu_time_total, lambda: prof.function_events):
        with pytest.raises(RuntimeError, match="didn't finish running"):
            ask()
    with prof, pytest.raises(RuntimeError, match="didn't finish running"):
        prof.table()
    assert prof.table() == ""


def test_profiles_do_not_nest() -> None:
    with profile() as outer:
        sg.ones(1)
        with pytest.raises(RuntimeError, match=r"a profile records this thread already.*cannot be nested.*record_function"), profile():
            pass
        with pytest.raises(RuntimeError, match="not reentrant"), outer:
            pass
        sg.ones(1)
    assert len(outer.function_events) == 2
    with pytest.raises(RuntimeError, match=r"not reentrant.*acc_events=True"), outer:
        pass
    assert len(outer.function_events) == 2


def test_acc_events_goes_on() -> None:
    with profile(acc_events=True) as prof:
        sg.ones(1)
    assert len(prof.function_events) == 1
    with prof:
        sg.zeros(1)
    with prof:
        sg.rand(1)
    assert [e.name for e in prof.function_events] == ["ones", "zeros", "rand"] and [e.id for e in prof.function_events] == [0, 1, 2]


def test_an_error_leaves_the_events_until_then() -> None:
    with pytest.raises(ValueError, match="mine"), profile(profile_memory=True) as prof, record_function("part"):
        sg.ones(2)
        raise ValueError("mine")
    assert [e.name for e in prof.function_events if e.name != "[memory]"] == ["part", "ones"]
    assert named(prof, "part").cpu_children == [named(prof, "ones")]


def test_a_profile_ends_where_it_began() -> None:
    prof = profile().__enter__()
    errors: list[BaseException] = []

    def leave() -> None:
        try:
            prof.__exit__(None, None, None)
        except RuntimeError as error:
            errors.append(error)

    run_in_threads(leave)
    assert "in the thread that began it" in str(errors[0])
    prof.__exit__(None, None, None)
    prof.__exit__(None, None, None)  # leaving twice does nothing
    assert list(prof.function_events) == []


def test_collection_can_pause() -> None:
    with profile() as prof:
        sg.ones(1)
        prof.toggle_collection_dynamic(False)
        sg.zeros(1)
        prof.toggle_collection_dynamic(True, [])
        sg.rand(1)
        prof.toggle_collection_dynamic(False)
    assert [e.name for e in prof.function_events] == ["ones", "rand"]
    with pytest.raises(RuntimeError, match="not running"):
        prof.toggle_collection_dynamic(True)


def test_trace_ids() -> None:
    with profile(custom_trace_id_callback=lambda: "mine") as prof:
        pass
    assert prof.trace_id == "mine"
    with profile() as one, pytest.raises(RuntimeError), profile():
        pass
    other = profile().default_trace_id()
    assert len(one.trace_id) == 32 and one.trace_id != other and int(other, 16) >= 0


def test_options_are_keywords() -> None:
    with pytest.raises(TypeError, match="positional"):
        profile(True, True)  # type: ignore[misc]
    with pytest.raises(TypeError, match="unexpected keyword argument 'with_shapes'"):
        profile(with_shapes=True)  # type: ignore[call-arg]


def test_use_cpu_false_needs_a_device() -> None:
    with pytest.raises(AssertionError, match="use_kineto=True"):
        profile(use_cpu=False)


# ---- what is recorded


def test_shapes_and_values() -> None:
    x = sg.rand(2, 3, requires_grad=True)
    with profile(record_shapes=True) as prof:
        y = sg.cat([x, x * 2.0], dim=1).sum(1, dtype=sg.float64)
        y.sum().backward()
    assert named(prof, "mul").input_shapes == [[2, 3], []] and named(prof, "mul").concrete_inputs == ["", 2.0]
    assert named(prof, "cat").input_shapes == [[[2, 3], [2, 3]], []] and named(prof, "cat").concrete_inputs == ["", 1]
    total = named(prof, "sum")
    assert total.input_shapes == [[2, 6], [], []] and total.concrete_inputs == ["", 1, False] and "dtype" in total.kwinputs
    assert named(prof, "CatBackward0").input_shapes == [[2, 6]]
    rows = prof.key_averages(group_by_input_shape=True)
    assert {tuple(map(str, r.input_shapes)) for r in rows if r.key == "sum"} == {("[2, 6]", "[]", "[]"), ("[2]", "[]", "[]")}


def test_what_no_op_has_is_recorded_where_it_is_given() -> None:
    x = sg.rand(2, 3)
    with profile(record_shapes=True) as prof:
        sg.mean(x, 1), x.mean(axis=1, keepdims=True), sg.exp(x, out=sg.empty(2, 3))
    plain, named_as_in_numpy = (e for e in prof.function_events if e.name == "mean")
    assert plain.concrete_inputs == ["", 1, False] and plain.kwinputs == {"dtype": None}
    assert named_as_in_numpy.concrete_inputs == ["", None, False] and named_as_in_numpy.kwinputs == {"dtype": None, "axis": 1, "keepdims": True}
    assert "out" in named(prof, "exp").kwinputs


def test_shapes_are_off_by_default() -> None:
    with profile() as prof:
        sg.ones(2) * 2
    assert named(prof, "mul").input_shapes is None and named(prof, "mul").flops is None and named(prof, "mul").cpu_memory_usage == 0


def test_overloads_have_the_name_of_the_op() -> None:
    x = sg.rand(2, 3)
    with profile() as prof:
        sg.max(x, 0), sg.max(x), sg.div(x, x, rounding_mode="floor"), sg.linalg.vector_norm(x)
    assert [(e.name, e.overload_name) for e in prof.function_events if e.cpu_parent is None] == [
        ("max", "dim"),
        ("max", None),
        ("div", "mode"),
        ("linalg.vector_norm", None),
    ]
    assert len(prof.key_averages(group_by_overload_name=True)) == len(prof.key_averages()) + 1


def here() -> int:
    return inspect.currentframe().f_back.f_lineno  # type: ignore[union-attr]


class Linear:
    def __init__(self) -> None:
        self.weight = sg.rand(3, 3, requires_grad=True)

    def forward(self, x: Any) -> Any:
        return x @ self.weight


class Net:
    def __init__(self) -> None:
        self.first = Linear()

    def forward(self, x: Any) -> Any:
        return self.first.forward(x).tanh()


def test_places() -> None:
    net, x = Net(), sg.rand(2, 3)
    with profile(with_stack=True, with_modules=True) as prof:
        y, line = net.forward(x).sum(), here()
        y.backward()
    product = named(prof, "matmul")
    assert product.stack[0].startswith(__file__) and product.stack[0].endswith(": forward")
    assert product.stack[2] == f"{__file__}({line}): test_places"
    assert product.module_hierarchy == "Net.Linear" if hasattr(Net.forward.__code__, "co_qualname") else product.module_hierarchy == ""
    assert named(prof, "MmBackward0").stack == product.stack
    assert not any("runtime/" in place for e in prof.function_events for place in e.stack or ())
    assert named(prof, "sum").module_hierarchy == ""


def test_flops_of_products_and_of_their_gradients() -> None:
    a, b = sg.rand(4, 5, requires_grad=True), sg.rand(5, 6, requires_grad=True)
    x = sg.rand(2, 3, 8, 8, requires_grad=True)
    weight = sg.rand(7, 3, 3, 3, requires_grad=True)
    with profile(with_flops=True) as prof:
        sg.mm(a, b).sum().backward()
        sg.addmm(sg.zeros(6), a, b.detach()).sum().backward()
        sg.bmm(sg.ones(3, 4, 5), sg.ones(3, 5, 6))
        sg.nn.functional.conv2d(x, weight, padding=1).sum().backward()
        sg.nn.functional.linear(a, sg.ones(6, 5, requires_grad=True), sg.ones(6, requires_grad=True)).sum().backward()
        sg.ones(2, 3) * 2
    flops = {e.name: e.flops for e in prof.function_events if e.flops is not None}
    product, convolution = 2 * 4 * 5 * 6, 2 * (2 * 7 * 8 * 8) * 27
    assert flops == {
        "mm": product, "MmBackward0": 2 * product, "addmm": product, "AddmmBackward0": product, "bmm": 3 * product,
        "_convolution": convolution, "ConvolutionBackward0": 2 * convolution,
        "linear": product, "LinearBackward0": 2 * product, "mul": 6,
    }  # fmt: skip
    assert "FLOPs" in prof.key_averages().table()


def test_flops_are_counted_once_where_ops_are_made_of_ops() -> None:
    a, b = sg.rand(4, 5), sg.rand(5, 6)
    with profile(with_flops=True) as prof:
        a @ b
    assert sum(e.flops or 0 for e in prof.function_events) == 2 * 4 * 5 * 6


def test_flops_of_every_form_of_a_product() -> None:
    a, b, c = sg.rand(4, 5), sg.rand(5, 6), sg.rand(4, 6)
    forms: list[tuple[str, Any]] = [
        ("mm", lambda: sg.mm(input=a, mat2=b)),
        ("mm", lambda: sg.mm(a, b, out=c)),
        ("addmm_", lambda: (c * 1).addmm_(a, mat2=b)),
        ("addmm", lambda: sg.addmm(c, mat2=b, mat1=a, beta=2, alpha=3)),
    ]
    for name, form in forms:
        with profile(with_flops=True) as prof:
            form()
        assert {e.name: e.flops for e in prof.function_events if e.flops}.get(name) == 2 * 4 * 5 * 6


def test_flops_of_the_gradients_of_a_product_that_changed_a_tensor() -> None:
    a, b = sg.rand(4, 5, requires_grad=True), sg.rand(5, 6, requires_grad=True)
    with profile(with_flops=True) as prof:
        (sg.rand(4, 6) * 1).addmm_(a, b).sum().backward()
    assert named(prof, "AddmmBackward0").flops == 2 * named(prof, "addmm_").flops == 2 * 2 * 4 * 5 * 6


def test_a_function_of_the_users_may_have_the_name_of_an_op() -> None:
    class mm(sg.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x.exp()

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad

    with profile(with_flops=True) as prof:
        mm.apply(sg.rand(3, requires_grad=True))
    assert named(prof, "mm").flops is None


# ---- memory


def test_memory_of_each_op_and_over_time() -> None:
    x = sg.rand(1000)
    with profile(profile_memory=True) as prof:
        y = x * 2
        z = y.exp()
        del y
        z.add_(1)
    assert named(prof, "mul").cpu_memory_usage == named(prof, "exp").cpu_memory_usage == 4000
    assert named(prof, "add_").cpu_memory_usage == 0
    assert [e.cpu_memory_usage for e in prof.function_events if e.name == "[memory]"] == [-4000]
    memory = [change for change in prof.function_events.memory if abs(change.delta) >= 4000]
    assert [change.delta for change in memory] == [4000, 4000, -4000] and max(c.total for c in prof.function_events.memory) >= 8000
    assert sum(e.self_cpu_memory_usage for e in prof.function_events) == prof.function_events.memory[-1].total


def test_memory_within_a_range_is_the_ranges() -> None:
    with profile(profile_memory=True) as prof:
        with record_function("part"):
            x = sg.ones(1000)
            del x
        y = sg.ones(500)
    part = named(prof, "part")
    assert part.cpu_memory_usage == 0 and part.self_cpu_memory_usage == -4000
    assert y.numel() == 500 and sum(e.self_cpu_memory_usage for e in prof.function_events) == 2000


@pytest.mark.skipif(not compiled, reason="only compiled code sees what is allocated within an op, and given back by another thread")
def test_all_of_an_ops_memory_is_seen() -> None:
    x = sg.rand(300_000)
    with profile(profile_memory=True) as prof:
        kept = sg.softmax(x, 0)
        gone = [x * 2]
        run_in_threads(gone.clear)
    deltas = [c.delta for c in prof.function_events.memory]
    assert deltas.count(1_200_000) >= 2 and deltas.count(-1_200_000) >= 1 and kept.numel() == 300_000
    assert any(c.thread != threading.get_ident() and c.delta == -1_200_000 for c in prof.function_events.memory)


def test_arrays_outlive_the_profile_that_saw_them() -> None:
    kept = []
    for _ in range(20):
        with profile(profile_memory=True) as prof:
            kept.append(sg.ones(400_000) * 2)
            kept.append(sg.ones(10) * 2)
        assert prof.function_events.memory[-1].total >= 1_600_000
    assert all(np.all(k.numpy() == 2) for k in kept)
    while kept:
        kept.pop()
    with profile(profile_memory=True) as prof:
        sg.ones(10)
    assert sum(c.delta for c in prof.function_events.memory) == 0


def test_overhead_is_measured_and_told() -> None:
    with profile() as prof:
        sg.ones(1)
    assert 0 < prof.function_events.overhead_us < 1000 and "per event" in prof.table()


def test_the_older_class() -> None:
    from specgrad.autograd import profiler_legacy

    x = sg.rand(2, 3, requires_grad=True)
    with profiler_legacy.profile(record_shapes=True, profile_memory=True) as prof:
        (x * 2).sum().backward()
    assert isinstance(prof, profile) and named(prof, "mul").input_shapes == [[2, 3], []] and named(prof, "mul").cpu_memory_usage == 24
    with pytest.raises(TypeError, match="use_kineto"):
        profiler_legacy.profile(use_kineto=True)  # type: ignore[call-arg]
    with pytest.raises(RuntimeError, match="didn't finish running"):
        profiler_legacy.profile().table()
