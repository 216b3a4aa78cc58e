"""specgrad.cuda: torch.cuda's names, on the stand-in for CuPy."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.cuda.cupy_surface import stored
from tests.cuda.twin import arrays, capture, streams
from tests.cuda.twin.device import SYNCHRONISATION, counts
from tests.cuda.twin.modules import MODULES, twin
from tests.cuda.twin.streams import late


@pytest.fixture(autouse=True)
def device() -> Iterator[None]:
    with twin():
        yield


# ---- where there is no device


def test_importing_it_imports_nothing_more() -> None:
    program = """
import sys
sys.modules["cupy"] = None
import specgrad
found = sorted(m.removeprefix("specgrad.core.kernels.") for m in sys.modules if "cuda" in m or m.startswith("cupy"))
assert found == ["cuda_arrays", "cuda_errors", "cupy", "specgrad.cuda"], found
assert not specgrad.cuda.is_available() and not specgrad.cuda.is_bf16_supported() and specgrad.cuda.device_count() == 0 and not specgrad.cuda.is_initialized()
specgrad.cuda.manual_seed(0), specgrad.cuda.manual_seed_all(0), specgrad.cuda.empty_cache(), specgrad.cuda.check()
print("done")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout == "done\n", done.stderr


WITHOUT = [
    "current_device()", "set_device(0)", "synchronize()", "get_device_name()", "get_device_properties(0)", "get_device_capability()", "init()",
    "memory_allocated()", "memory_reserved()", "max_memory_allocated()", "memory_stats()", "mem_get_info()", "Stream()", "ExternalStream(8)",
    "current_stream()", "default_stream()", "get_rng_state()", "get_rng_state('cuda:1')", "set_rng_state(None)", "initial_seed()",
    "seed_all() or specgrad.Generator('cuda')", "Event(enable_timing=True).record()", "set_sync_debug_mode('warn')", "device(0).__enter__()",
    "CUDAGraph().capture_begin()", "graph(specgrad.cuda.CUDAGraph()).__enter__()", "make_graphed_callables(abs, (specgrad.ones(1),))",
]  # fmt: skip


def test_without_cupy_each_call_says_what_is_missing() -> None:
    program = f"""
import sys
sys.modules["cupy"] = None
import specgrad
for call in {WITHOUT}:
    try:
        eval("specgrad.cuda." + call)
    except RuntimeError as error:
        assert "needs CuPy" in str(error), error
    else:
        print(call)
print("done")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout == "done\n", done.stdout + done.stderr


# ---- devices


def test_check_tells_of_indices_before_the_device_is_waited_for() -> None:
    x, wrong = sg.arange(3.0, device="cuda"), sg.tensor([1, 5], device="cuda")
    sg.cuda.check()
    read = x[wrong]
    with pytest.raises(IndexError, match="index is out of bounds for dimension 0 with size 3"):
        sg.cuda.check()
    sg.cuda.check()
    sg.cuda.synchronize()  # an error is told once
    assert read.shape == (2,)
    sg.tensor([4], device="cuda") // sg.tensor([0], device="cuda")
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        sg.cuda.check()


def test_check_waits_for_nothing_where_nothing_was_checked() -> None:
    x = sg.ones(3, device="cuda") * 2
    sg.cuda.synchronize()
    waited = counts[SYNCHRONISATION].copy()
    assert (x + 1).shape == (3,)
    sg.cuda.check()
    assert counts[SYNCHRONISATION] == waited


def test_check_sees_what_another_stream_was_given() -> None:
    side = sg.cuda.Stream()
    with sg.cuda.stream(side):
        sg.arange(3.0, device="cuda").index_select(0, sg.tensor([7], device="cuda"))
    with pytest.raises(IndexError, match="out of bounds"):
        sg.cuda.check()


def test_the_current_device() -> None:
    assert sg.cuda.current_device() == 0
    with sg.cuda.device(1):
        assert sg.cuda.current_device() == 1 and sg.ones(2, device="cuda").device.index == 1
        with sg.cuda.device("cuda:0"), sg.cuda.device(None), sg.cuda.device(-1):
            assert sg.cuda.current_device() == 0
    assert sg.cuda.current_device() == 0
    sg.cuda.set_device("cuda:1")
    sg.cuda.set_device(-1)
    assert sg.cuda.current_device() == 1 and sg.ones(2).cuda().device == sg.device("cuda:1")
    with sg.cuda.device_of(sg.ones(2, device="cuda:0")):
        assert sg.cuda.current_device() == 0
        with sg.cuda.device_of(sg.ones(2)):
            assert sg.cuda.current_device() == 0
    with pytest.raises(RuntimeError, match="no device cuda:2"):
        sg.cuda.set_device(2)
    with pytest.raises(ValueError, match="Expected a cuda device, but got: cpu"):
        sg.cuda.set_device("cpu")


def test_what_a_device_is() -> None:
    assert sg.cuda.get_device_name(1) == "a stand-in" and sg.cuda.get_device_capability() == (9, 0)
    assert sg.cuda.get_device_properties("cuda:1").total_memory == 1 << 36
    assert sg.cuda.can_device_access_peer(0, 1) and not sg.cuda.can_device_access_peer(0, 0)
    assert sg.cuda.is_available() and sg.cuda.device_count() == 2 and sg.cuda.mem_get_info() == (1 << 35, 1 << 36)
    sg.cuda.init()
    assert sg.cuda.is_initialized()
    assert sg.cuda.is_bf16_supported() and sg.cuda.is_bf16_supported(including_emulation=False), "from 8.0 on"
    for wrong in (lambda: sg.cuda.get_device_name(2), lambda: sg.cuda.can_device_access_peer(0, 2)):
        with pytest.raises(AssertionError, match="Invalid"):
            wrong()


def test_memory_is_that_of_the_pool() -> None:
    before = sg.cuda.memory_allocated()
    x = sg.ones(1024, device="cuda", dtype=sg.float32)
    assert sg.cuda.memory_allocated() == before + 4096 and sg.cuda.memory_allocated(1) == 0
    assert sg.cuda.memory_reserved() >= before + 4096
    del x
    assert sg.cuda.memory_allocated() == before and sg.cuda.max_memory_allocated() >= before + 4096
    sg.cuda.reset_peak_memory_stats()
    assert sg.cuda.max_memory_allocated() == before
    stats = sg.cuda.memory_stats()
    assert stats["allocated_bytes.all.current"] == before and stats["reserved_bytes.all.peak"] >= before + 4096
    sg.cuda.empty_cache()
    assert sg.cuda.memory_reserved() == before


def test_memory_that_a_device_has_not_is_an_error_with_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the name by which a program that tries a smaller batch then catches it."""

    def has_none(host: Any) -> Any:
        raise MODULES["cupy"].cuda.memory.OutOfMemoryError(host.nbytes, 0)

    x = sg.ones(3, device="cuda")
    with monkeypatch.context() as full:
        full.setattr(arrays, "Memory", has_none)
        for does in (lambda: x * x, lambda: sg.zeros(3, device="cuda"), lambda: sg.nn.functional.softmax(x, 0)):
            with pytest.raises(sg.cuda.OutOfMemoryError, match="Out of memory allocating") as error:
                does()
            assert isinstance(error.value, MemoryError)
    assert (x + 1).tolist() == [2.0] * 3, "all goes on"


def test_the_error_is_that_of_the_cupy_that_there_is() -> None:
    assert issubclass(sg.cuda.OutOfMemoryError, MODULES["cupy"].cuda.memory.OutOfMemoryError)


def test_without_cupy_nobody_runs_out_of_memory() -> None:
    program = """
import sys
sys.modules["cupy"] = None
import specgrad
try:
    specgrad.ones(2) + 1
except specgrad.cuda.OutOfMemoryError:
    print("never")
assert issubclass(specgrad.cuda.OutOfMemoryError, MemoryError)
print("done")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout == "done\n", done.stderr


def test_waits_may_be_refused() -> None:
    x = sg.ones(2, device="cuda")
    sg.cuda.set_sync_debug_mode("error")
    with pytest.raises(RuntimeError, match="called a synchronizing CUDA operation"):
        x.tolist()
    sg.cuda.set_sync_debug_mode(1)
    with pytest.warns(UserWarning, match="called a synchronizing CUDA operation"):
        x.tolist()
    sg.cuda.synchronize()
    assert sg.cuda.get_sync_debug_mode() == 1
    sg.cuda.set_sync_debug_mode("default")
    with pytest.raises(RuntimeError, match="expected one of"):
        sg.cuda.set_sync_debug_mode("loud")


# ---- ops on a device that is not the current one


OPS: dict[str, Callable[[Any, Any], Any]] = {
    "elementwise": lambda x, y: x * y + 1,
    "in place": lambda x, y: x.clone().mul_(y),
    "matmul": lambda x, y: x @ y,
    "sum": lambda x, y: (x * y).sum(0),
    "softmax": lambda x, y: sg.softmax(x, 1) + y,
    "made of others": lambda x, y: sg.nn.functional.cross_entropy(x, y.softmax(1)),
    "index": lambda x, y: x[0] * y[sg.tensor([1, 0], device=y.device)],
    "cat": lambda x, y: sg.cat([x, y]).cumsum(0),
    "set": lambda x, y: x.clone().index_fill_(0, sg.tensor([0], device=x.device), 2.0) * y,
    "views": lambda x, y: x.T.reshape(-1)[1:] * y.flatten()[1:],
    "zeros": lambda x, y: x + sg.zeros_like(y) + x.new_ones(2, 2),
    "linalg": lambda x, y: sg.linalg.inv(x + 4 * sg.eye(2, device=x.device)) * y,
    "checks of numbers": lambda x, y: x * (x.detach().long() // y.detach().ceil().long()),
    "checks of weights": lambda x, y: sg.cov(x * y, fweights=sg.tensor([1, 2], device=x.device)),
    "constants": lambda x, y: sg.mvlgamma(x + 3, 2) * y,
    "counts": lambda x, y: x.index_reduce(0, sg.tensor([0, 0], device=x.device), y, "prod"),
    "dropout": lambda x, y: sg.nn.functional.dropout(x, 0.0) * y,
}


@pytest.mark.parametrize("name", OPS)
def test_ops_run_on_the_device_of_their_operands(name: str) -> None:
    host = [sg.tensor([[1.0, 2.0], [3.0, 5.0]], requires_grad=True), sg.tensor([[0.5, 1.5], [2.5, 1.0]], requires_grad=True)]
    there = [t.detach().to("cuda:1").requires_grad_() for t in host]
    expected, found = OPS[name](*host), OPS[name](*there)
    assert found.device == sg.device("cuda:1") and np.allclose(expected.tolist(), found.tolist())
    expected.sum().backward()
    found.sum().backward()
    for a, b in zip(host, there):
        assert (a.grad is None) == (b.grad is None)
        if a.grad is not None:
            assert b.grad.device == sg.device("cuda:1") and np.allclose(a.grad.tolist(), b.grad.tolist(), atol=1e-6)
    assert sg.cuda.current_device() == 0


def test_ops_over_two_devices_are_errors() -> None:
    x, y = sg.ones(2, 2, device="cuda:0"), sg.ones(2, 2, device="cuda:1")
    for op in (lambda: x + y, lambda: x @ y, lambda: x.add_(y), lambda: sg.cat([x, y])):
        with pytest.raises(RuntimeError, match="Expected all tensors to be on the same device, but found at least two devices, cuda:0 and cuda:1!"):
            op()
    assert x.copy_(y * 3).tolist() == [[3.0, 3.0], [3.0, 3.0]] and x.device.index == 0


@pytest.mark.parametrize("source, target", [("cuda:1", "cuda:0"), ("cuda:0", "cuda:1"), ("cpu", "cuda:1"), ("cuda:1", "cpu")])
def test_a_copy_into_a_tensor_of_another_device_has_a_gradient(source: str, target: str) -> None:
    x = sg.tensor([1.0, 2.0], device=source, requires_grad=True)
    y = sg.zeros(3, 2, device=target).copy_(x)
    (y * y).sum().backward()
    assert y.device == sg.device(target) and x.grad.device == x.device and x.grad.tolist() == [6.0, 12.0]
    z = sg.zeros(2, device=target).copy_(x)
    (first,) = sg.autograd.grad((z**3).sum(), x, create_graph=True)
    assert first.device == x.device and sg.autograd.grad(first.sum(), x)[0].tolist() == [6.0, 12.0]


def test_copies_of_a_leaf_stay_on_its_device() -> None:
    x = sg.ones(2, device="cuda:1")
    assert deepcopy(x).device == x.clone().device == sg.empty_like(x).device == x.device


def test_a_model_over_two_devices() -> None:
    """Layers on both, and the gradients of all: nobody says which device is the current one."""
    first, second = sg.nn.Linear(3, 4), sg.nn.Linear(4, 2)
    x = sg.randn(5, 3)
    second(first(x).relu()).square().mean().backward()
    expected = [p.grad.numpy() for layer in (first, second) for p in layer.parameters()]
    for layer, where in ((first, "cuda:0"), (second, "cuda:1")):
        layer.zero_grad()
        layer.to(where)
    second(first(x.to("cuda:0")).relu().to("cuda:1")).square().mean().backward()
    found = [p.grad for layer in (first, second) for p in layer.parameters()]
    assert [g.device.index for g in found] == [0, 0, 1, 1]
    assert all(np.allclose(a, b.cpu().numpy(), atol=1e-6) for a, b in zip(expected, found))


# ---- streams and events


def test_streams_by_their_names() -> None:
    s = sg.cuda.Stream()
    assert s.device == sg.device("cuda:0") and s.cuda_stream != 0 and s.priority == 0 and sg.cuda.Stream(priority=-1).priority == -1
    assert sg.cuda.current_stream() == sg.cuda.default_stream() != s and sg.cuda.default_stream().cuda_stream == 0
    with sg.cuda.stream(s) as entered:
        assert entered is None and sg.cuda.current_stream() is s and MODULES["cupy"].cuda.get_current_stream().ptr == s.cuda_stream
        with sg.cuda.stream(None):
            assert sg.cuda.current_stream() == s
        with sg.cuda.Stream() as inner:
            assert sg.cuda.current_stream() == inner
        assert sg.cuda.current_stream() == s
    assert sg.cuda.current_stream() == sg.cuda.default_stream()
    sg.cuda.set_stream(s)
    sg.cuda.set_stream(None)
    assert sg.cuda.current_stream() == s and s.query()
    sg.cuda.set_stream(sg.cuda.default_stream())
    s.synchronize()
    assert isinstance(sg.cuda.stream(s), sg.cuda.StreamContext) and hash(s) == hash(sg.cuda.ExternalStream(s.cuda_stream)) and repr(s).startswith("<specgrad")
    assert sg.cuda.ExternalStream(s.cuda_stream, device=0) == s


def test_a_stream_of_another_device_makes_that_the_current_one() -> None:
    s = sg.cuda.Stream("cuda:1")
    with sg.cuda.stream(s):
        assert sg.cuda.current_device() == 1 and sg.cuda.current_stream() == s and sg.cuda.current_stream(0) == sg.cuda.default_stream(0)
    assert sg.cuda.current_device() == 0 and sg.cuda.current_stream(1) == sg.cuda.default_stream(1)


def test_events() -> None:
    a, b, c = sg.cuda.Event(enable_timing=True), sg.cuda.Event(enable_timing=True), sg.cuda.Event()
    assert a.query() and a.device is None and "uninitialized" in repr(a)
    a.wait()
    a.synchronize()
    with pytest.raises(ValueError, match="Both events must be recorded"):
        a.elapsed_time(b)
    with pytest.raises(ValueError, match="enable_timing=True"):
        a.elapsed_time(c)
    s = sg.cuda.Stream()
    with late(0):
        a.record()
        assert s.record_event(b) is b and b.device == sg.device("cuda:0") and not b.query() and not s.query()
        with pytest.raises(RuntimeError, match="Both events must be completed"):
            a.elapsed_time(b)
        a.synchronize()
        b.synchronize()
        assert a.elapsed_time(b) != 0 and s.query()
    assert isinstance(s.record_event(), sg.cuda.Event)
    with pytest.raises(RuntimeError, match="Event device 0 does not match recording stream's device 1"):
        a.record(sg.cuda.Stream("cuda:1"))


def test_what_the_stand_in_has_cupy_has() -> None:
    table = stored()
    cuda, pools = MODULES["cupy"].cuda, (streams.DefaultPool, capture.MemoryPool)
    for name, found in (("Stream", cuda.Stream), ("ExternalStream", cuda.ExternalStream), ("Event", cuda.Event), *(("MemoryPool", p) for p in pools)):
        own = {n for n in dir(found) if not n.startswith("_")}
        assert own <= {*table[f"cupy.cuda.{name}"]}, name
    assert set(vars(MODULES["cupy"].cuda.runtime)) <= {*table["cupy.cuda.runtime"]} | {"CUDARuntimeError"}
    assert set(vars(MODULES["cupy"].cuda)) <= {*table["cupy.cuda"]} | {"runtime", "memory"}
