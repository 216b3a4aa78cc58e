"""What a user sees of compiled functions: methods, copies, blocks without them, why they are compiled anew, profiles."""

from __future__ import annotations

import copy
import functools
import gc
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd.profiler import profile
from specgrad.compiler.compiled import Compiled
from specgrad.core.kernels import table

from .traces import Traces

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")


def doubled(x: sg.Tensor) -> sg.Tensor:
    return x * 2


@sg.compile
def tripled(x: sg.Tensor) -> sg.Tensor:
    return x * 3


class Scale:
    factor = 2.0
    traces = Traces()

    @sg.compile(fullgraph=True)
    def method(self, x: sg.Tensor) -> sg.Tensor:
        Scale.traces.note()
        return x * self.factor

    @classmethod
    @sg.compile(fullgraph=True)
    def of_class(cls, x: sg.Tensor) -> sg.Tensor:
        return x * cls.factor

    @sg.compile(fullgraph=True)
    @classmethod
    def also_of_class(cls, x: sg.Tensor) -> sg.Tensor:
        return x * cls.factor

    @sg.compile(fullgraph=True)
    @staticmethod
    def static(x: sg.Tensor) -> sg.Tensor:
        return x * 3

    def __call__(self, x: sg.Tensor) -> sg.Tensor:
        return x * self.factor


@pytest.mark.slow
def test_methods_keep_what_was_compiled() -> None:
    x, scale = sg.ones(2), Scale()
    before = Scale.traces.count
    assert [scale.method(x).tolist() for _ in range(3)] == [[2, 2]] * 3 and Scale.traces.count == before + 1
    other = copy.copy(scale)
    other.factor = 5.0
    assert other.method(x).tolist() == [5, 5] and scale.method(x).tolist() == [2, 2]
    assert Scale.method(scale, x).tolist() == [2, 2]
    for of_class in (Scale.of_class, scale.of_class, Scale.also_of_class, scale.also_of_class):
        assert of_class(x).tolist() == [2, 2]
    assert Scale.static(x).tolist() == scale.static(x).tolist() == [3, 3]
    gone = [pickle.loads(pickle.dumps(scale)), copy.deepcopy(scale)]
    assert [one.method(x).tolist() for one in gone] == [[2, 2]] * 2
    gc.collect()


@pytest.mark.slow
def test_callables() -> None:
    x, scale = sg.ones(2), Scale()
    called = sg.compile(scale, fullgraph=True)
    assert called(x).tolist() == [2, 2]
    scale.factor = 4.0
    assert called(x).tolist() == [4, 4]
    assert sg.compile(functools.partial(lambda a, b, x: x * a + b, 2.0, b=sg.ones(2)), fullgraph=True)(x=x).tolist() == [3, 3]

    def any_arguments(x: sg.Tensor, *args: Any, k: float = 1.0, **others: Any) -> sg.Tensor:
        return x * sum(args) * k * others.get("z", 1)

    compiled = sg.compile(any_arguments, fullgraph=True)
    assert [compiled(x, 1, 2)[0].item(), compiled(x, 2, 3, k=2.0)[0].item(), compiled(x, 1, z=5)[0].item()] == [3, 10, 5]


def test_copies_and_pickles() -> None:
    x = sg.ones(2)
    compiled = sg.compile(doubled)
    for other in (pickle.loads(pickle.dumps(compiled)), copy.copy(compiled), copy.deepcopy(compiled)):
        assert isinstance(other, Compiled) and other is not compiled and other(x).tolist() == [2, 2]
    assert pickle.loads(pickle.dumps(tripled)) is tripled and copy.deepcopy(tripled) is tripled
    layer = sg.compile(sg.nn.Linear(2, 1))
    other = copy.deepcopy(layer)
    assert other.weight is not layer.weight and other(x).tolist() == layer(x).tolist()


def test_what_gives_its_results_later_is_refused() -> None:
    def generator(x: sg.Tensor) -> Any:
        yield x

    async def coroutine(x: sg.Tensor) -> sg.Tensor:
        return x

    with pytest.raises(TypeError, match="generator is a generator"):
        sg.compile(generator)
    with pytest.raises(TypeError, match="coroutine is a coroutine"):
        sg.compile(coroutine)


def test_blocks_without_compiled_functions() -> None:
    calls = Traces()

    def function(x: sg.Tensor) -> sg.Tensor:
        calls.note()
        return x * 2

    compiled, x = sg.compile(function, fullgraph=True), sg.ones(2)
    with sg.compiler.disable(), sg.compiler.disable():
        assert compiled(x).tolist() == compiled(x).tolist() == [2, 2]
    assert calls.count == 2 and not compiled._made
    plain = sg.compiler.disable(lambda: compiled(x))
    assert plain().tolist() == [2, 2] and calls.count == 3 and not compiled._made
    assert compiled(x).tolist() == [2, 2] and compiled(x).tolist() == [2, 2] and calls.count == 4
    with pytest.raises(RuntimeError, match=r"enters specgrad.compiler.disable\(\)"):
        sg.compile(lambda x: plain() + x, fullgraph=True)(x)


@pytest.mark.slow
def test_why_it_is_compiled_anew(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    settings = {"scale": 2.0}
    compiled = sg.compile(lambda x, n: x * settings["scale"] * n)
    compiled(sg.ones(2), 1)
    monkeypatch.setenv("SPECGRAD_LOG", "recompiles")
    settings["scale"] = 3.0
    compiled(sg.ones(2), 1)
    compiled(sg.ones(3), 1)
    compiled(sg.ones(3), 2)
    first, second, third = (line.rpartition(" at ")[2].partition(": ")[2] for line in capfd.readouterr().err.splitlines())
    assert (first, second, third) == ("scale was 2.0 and is 3.0", "other arguments: specgrad.float32[3], 1", "other arguments: specgrad.float32[3], 2")


@pytest.mark.slow
def test_profiles_show_native_programs_and_calls() -> None:
    w, x = sg.ones(8, 8, requires_grad=True), sg.ones(8, 8)
    compiled = sg.compile(lambda w, x: ((x @ w).cumsum(0).tanh() * 2).sum(), fullgraph=True)
    expected = compiled(w, x)
    with profile(record_shapes=True, with_flops=True) as recorded:
        total = compiled(w, x)
        total.backward()
    assert total.item() == expected.item()
    events = {event.name: event for event in recorded.function_events}
    native = events["compiled(tanh, mul, sum)"]
    assert native.concrete_inputs[0] == "1 loop: 3 ops, 516 bytes; one by one, 1,284" and native.input_shapes == [[], [8, 8]]
    loop = events["loop(tanh, mul, sum)"]
    assert loop.concrete_inputs == ["over [8, 8]: 3 ops, 516 bytes; one by one, 1,284", ""] and loop.input_shapes == [[], [8, 8]] and loop.flops == 64
    assert loop.cpu_parent is native and native.flops is None
    product = events["product(mm)"]
    assert product.cpu_parent is events["compiled(mm)"] and product.flops == 1024
    assert events["compiled(mm)"].concrete_inputs[0].startswith("1 product of 1,024 operations: 1 ops,")
    assert "cumsum" in events and "CompiledBackward" in events and any(name.startswith("compiled(mul, mul") for name in events)


THREADS = """
import os, specgrad as sg
def work(x):
    return (x.exp() * 2).sum(), x.half().exp().float() + x
def started():
    return len(os.listdir("/proc/self/task"))
sg.set_num_threads(6)
x = sg.ones(600, 1000)
compiled = {threads: sg.compile(work, fullgraph=True, threads=threads) for threads in (1, 3, None)}
x.tolist()
for threads, function in compiled.items():
    sg.set_num_threads(1)
    function(x)
    sg.set_num_threads(6)
    before = started()
    function(x)
    print(started() - before)
    with sg.autograd.profiler.profile():
        function(x)
    print(started() - before)
(x * 2).sum()
print(started() - before)
"""


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="threads are counted in /proc")
def test_no_more_threads_than_asked_for() -> None:
    done = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "0", "2", "2", "3", "3", "3"]  # those that were started stay


@pytest.mark.slow
def test_the_same_bits_for_any_threads() -> None:
    x = sg.tensor(np.random.default_rng(0).standard_normal((900, 333)), requires_grad=True)
    found = []
    for threads in (1, 2, 5, 10**12, None):
        compiled = sg.compile(lambda x: (x.tanh() * x).sum(0).exp().sum(), fullgraph=True, threads=threads)
        for copied in (compiled, copy.copy(compiled)):
            total = copied(x)
            found.append((total.detach().numpy().tobytes(), sg.autograd.grad(total, x)[0].numpy().tobytes()))
    assert len(set(found)) == 1


@pytest.mark.parametrize("row", [(0, ValueError), (-2, ValueError), (True, TypeError), (2.0, TypeError), ("2", TypeError)], ids=str)
def test_what_is_no_number_of_threads(row: tuple[Any, type[Exception]]) -> None:
    threads, error = row
    with pytest.raises(error, match=r"compile\(\) takes a number of threads"):
        sg.compile(doubled, threads=threads)
