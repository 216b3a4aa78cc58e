"""Pinned memory, and copies that nobody waits for, on a stand-in that makes them as late as events allow."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd.graph import save_on_cpu
from specgrad.core.kernels import cuda_pinned
from tests.cuda.places import late, on_both
from tests.cuda.twin.device import COPY, SYNCHRONISATION, TRANSFER, counts
from tests.runtime.core.factories.test_storage_arguments import taking

SEEDS = range(8)  # each another order
DTYPES = (sg.float32, sg.float64, sg.float16, sg.bfloat16, sg.complex64, sg.int64, sg.uint8, sg.bool)


pytestmark = pytest.mark.usefixtures("place")


def moved() -> tuple[int, int]:
    """How often the host has waited for a copy or for a device, and how many copies it did not wait for; from zero again."""
    found = sum(counts[TRANSFER].values()) + sum(counts[SYNCHRONISATION].values()), sum(counts[COPY].values())
    for kind in counts.values():
        kind.clear()
    return found


def numbers(seed: int = 0) -> Any:
    return sg.from_numpy(np.random.default_rng(seed).standard_normal((4, 5)))


# ---- memory


@on_both
@pytest.mark.parametrize("call", taking("pin_memory"))
def test_whatever_makes_a_tensor_makes_it_in_pinned_memory(call: Callable[..., sg.Tensor]) -> None:
    sg.manual_seed(0)
    plain = call()
    sg.manual_seed(0)
    pinned = call(pin_memory=True)
    assert pinned.is_pinned() and pinned.is_cpu and not plain.is_pinned() and not call(pin_memory=False).is_pinned()
    assert (pinned.shape, pinned.dtype, pinned.stride()) == (plain.shape, plain.dtype, plain.stride())
    with pytest.raises(TypeError, match=r"\(\): argument 'pin_memory' must be bool, not int"):
        call(pin_memory=1)


@on_both
def test_a_tensor_in_pinned_memory() -> None:
    x = numbers()
    y = x.pin_memory()
    assert y.is_pinned() and not x.is_pinned() and y.equal(x) and y.pin_memory() is y
    assert y[1:].is_pinned() and y.T.is_pinned() and y.detach().is_pinned() and not (y + 1).is_pinned() and not y.cuda().is_pinned()
    assert x.T.pin_memory().stride() == x.T.stride() and sg.empty(0, 3).pin_memory().shape == (0, 3)
    for dtype in DTYPES:
        assert sg.ones(3, dtype=dtype).pin_memory().equal(sg.ones(3, dtype=dtype))
    assert sg.tensor([1.0, 2.0], pin_memory=True).tolist() == [1.0, 2.0] and sg.tensor(2.5, pin_memory=True).is_pinned()
    with pytest.raises(RuntimeError, match=r"pin_memory\(\): only tensors on the CPU can be pinned"):
        x.cuda().pin_memory()
    with pytest.raises(RuntimeError, match=r"zeros\(\): only tensors on the CPU can be pinned"):
        sg.zeros(3, device="cuda", pin_memory=True)


@on_both
def test_pinning_has_a_gradient() -> None:
    x = numbers().requires_grad_()
    y = x.pin_memory()
    assert y.grad_fn is not None and sg.autograd.gradcheck(lambda x: (x.pin_memory() ** 2).sum(), (x,))
    leaf = sg.ones(3, pin_memory=True, requires_grad=True)
    assert leaf.is_leaf and leaf.is_pinned()


def test_without_cupy_it_says_what_is_missing() -> None:
    program = """
import sys
sys.modules["cupy"] = None
import specgrad
x = specgrad.ones(3)
assert not x.is_pinned() and x.to("cpu", non_blocking=True) is x and x.copy_(x + 1, non_blocking=True).tolist() == [2, 2, 2]
for call in (lambda: specgrad.ones(3, pin_memory=True), lambda: specgrad.tensor([1.0], pin_memory=True), x.pin_memory):
    try:
        call()
    except RuntimeError as error:
        assert "pin_memory=True needs an allocator of pinned memory, and there is none" in str(error) and "needs CuPy" in str(error), error
    else:
        print("no error")
print("done")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout == "done\n", done.stdout + done.stderr


# ---- copies


TO_DEVICE: dict[str, Callable[[Any], Any]] = {
    "to": lambda x: x.to("cuda", non_blocking=True),
    "to by places": lambda x: x.to("cuda", sg.float32, True).double(),
    "to a numbered device": lambda x: x.to("cuda:1", non_blocking=True),
    "to like another": lambda x: x.to(sg.ones(1, device="cuda", dtype=sg.float64), True),
    "cuda": lambda x: x.cuda(non_blocking=True),
    "copy_": lambda x: sg.zeros(x.shape, dtype=x.dtype, device="cuda").copy_(x, non_blocking=True),
    "copy_ of another dtype": lambda x: sg.zeros(x.shape, device="cuda").copy_(x, non_blocking=True).double(),
    "copy_ to another device": lambda x: sg.zeros(x.shape, dtype=x.dtype, device="cuda:1").copy_(x, True),
    "a module": lambda x: _held(x).to("cuda", non_blocking=True).held,
}


def _held(x: Any) -> Any:
    module = sg.nn.Module()
    module.register_buffer("held", x)
    return module


@pytest.mark.parametrize("name", TO_DEVICE)
def test_to_a_device(name: str) -> None:
    """From pinned memory the host goes on, and what it writes there meanwhile is copied; from other memory it does not."""
    call = TO_DEVICE[name]
    for seed in SEEDS:
        with late(seed):
            x = numbers(seed).pin_memory()
            expected = x.float().double().tolist() if "place" in name or "dtype" in name else x.tolist()
            moved()
            y = call(x)
            assert moved() == (0, 1)
            assert y.is_cuda and y.tolist() == expected
            plain = numbers(seed)
            y = call(plain)
            assert moved()[1] == 0
            plain.zero_()
            assert y.tolist() == expected
    with late(0):
        x = numbers().pin_memory()
        y = call(x)
        x.zero_()
        assert not y.any().item(), "nobody waited"


@pytest.mark.parametrize("view", [lambda x: x, lambda x: x.T, lambda x: x[1:], lambda x: x[:, 1:3], lambda x: x[0, 0], lambda x: x[:0], lambda x: x[::2]])
def test_views_of_pinned_memory(view: Callable[[Any], Any]) -> None:
    for seed in SEEDS:
        with late(seed):
            x = view(numbers(seed).pin_memory())
            y = x.cuda(non_blocking=True)
            z = (y * 2).to("cpu", non_blocking=True)
            sg.cuda.synchronize()
            assert y.tolist() == x.tolist() and z.tolist() == (x * 2).tolist()


def test_pinned_memory_is_kept_until_it_is_copied() -> None:
    """It is another's as soon as nobody holds it."""
    for seed in SEEDS:
        with late(seed):
            expected = numbers(seed).tolist()
            y = numbers(seed).pin_memory().cuda(non_blocking=True)
            gc.collect()
            other = numbers(seed + 1).pin_memory().cuda(non_blocking=True)
            assert y.tolist() == expected and other.tolist() == numbers(seed + 1).tolist()
    sg.ones(3).pin_memory().cuda(non_blocking=True)
    assert len(cuda_pinned._copied) == 1, "what was copied is let go when the next is kept"


def test_what_a_copy_to_the_host_writes_is_kept() -> None:
    with late(0):
        x = numbers().cuda()
        y = x.to("cpu", non_blocking=True)
        memory = y.numpy().base
        while isinstance(memory, np.ndarray):
            memory = memory.base
        del y, memory
        gc.collect()
        assert len(cuda_pinned._copied) == 1
        z = numbers(1).pin_memory()
        sg.cuda.synchronize()
        assert z.tolist() == numbers(1).tolist()


TO_HOST: dict[str, Callable[[Any], Any]] = {
    "to": lambda x: x.to("cpu", non_blocking=True),
    "to another dtype": lambda x: x.to("cpu", sg.float32, non_blocking=True),
    "to another order": lambda x: x.T.to("cpu", non_blocking=True, memory_format=sg.contiguous_format).T,
    "to a copy": lambda x: x.to("cpu", non_blocking=True, copy=True),
    "copy_": lambda x: sg.zeros(x.shape, dtype=x.dtype, pin_memory=True).copy_(x, non_blocking=True),
    "copy_ in another order": lambda x: sg.zeros((5, 4), dtype=x.dtype, pin_memory=True).T.copy_(x, non_blocking=True),
}


@pytest.mark.parametrize("name", TO_HOST)
def test_to_the_host(name: str) -> None:
    """Into pinned memory, which must not be read before somebody has waited."""
    for seed in SEEDS:
        for index in (0, 1):
            with late(seed):
                x = numbers(seed).to(f"cuda:{index}") * 2
                expected = (numbers(seed) * 2).to(sg.float32 if "dtype" in name else sg.float64)
                moved()
                y = TO_HOST[name](x)
                assert moved() == (0, 1) and y.is_pinned() and sg.cuda.current_device() == 0
                assert not y.equal(expected), "nobody waited"
                sg.cuda.synchronize(index)
                assert y.equal(expected)


def test_to_the_host_where_somebody_has_to_wait() -> None:
    for seed in SEEDS:
        with late(seed):
            x = numbers(seed).cuda() * 2
            moved()
            for target in (sg.zeros(4, 5, dtype=sg.float64), sg.zeros(4, 5, pin_memory=True), sg.zeros(2, 4, 5, pin_memory=True)):
                y = target.copy_(x, non_blocking=True)
                assert moved()[1] == 0, "memory that is pageable, another dtype, another shape"
                assert np.allclose(y.numpy(), (numbers(seed) * 2).numpy())
            assert x.cpu().equal(numbers(seed) * 2) and moved() == (1, 0)


def test_what_is_computed_on_the_host_waits_for_an_event() -> None:
    for seed in SEEDS:
        with late(seed):
            s, x = sg.cuda.Stream(), numbers(seed).pin_memory()
            with sg.cuda.stream(s):
                y = (x.cuda(non_blocking=True) + 1).to("cpu", non_blocking=True)
                done = s.record_event()
            done.synchronize()
            assert y.equal(x + 1)


def test_gradients_go_the_way_back() -> None:
    x = numbers().pin_memory().requires_grad_()
    y = (x.to("cuda", non_blocking=True) ** 2).sum()
    y.backward()
    assert x.grad.equal(2 * x.detach())
    w = numbers().cuda().requires_grad_()
    z = w.to("cpu", non_blocking=True)
    sg.cuda.synchronize()
    (z**2).sum().backward()
    assert w.grad.is_cuda and w.grad.cpu().equal(2 * w.detach().cpu())
    v = numbers().pin_memory().requires_grad_()
    sg.zeros(4, 5, dtype=sg.float64, device="cuda").copy_(v, non_blocking=True).exp().sum().backward()
    assert sg.allclose(v.grad, v.detach().exp())


# ---- saved tensors


@pytest.mark.parametrize("index", [0, 1])
def test_saved_tensors_in_pinned_memory(index: int) -> None:
    """They go to the host and come back, and the host waits for none of it."""
    for seed in SEEDS:
        with late(seed):
            x = numbers(seed).to(f"cuda:{index}").requires_grad_()
            moved()
            with save_on_cpu(pin_memory=True):
                y = (x.exp() * x).sin().sum()
            assert moved() == (0, 4)
            y.backward()
            assert moved()[0] == 0
            found = x.grad.cpu()
            z = numbers(seed).requires_grad_()
            (z.exp() * z).sin().sum().backward()
            assert sg.allclose(found, z.grad)


def test_saved_tensors_that_come_back_on_another_stream() -> None:
    for seed in SEEDS:
        with late(seed):
            x = numbers(seed).cuda().requires_grad_()
            with save_on_cpu(pin_memory=True):
                y = x.exp()
            s = sg.cuda.Stream()
            hook = y.grad_fn
            with sg.cuda.stream(s):
                saved = hook._saved_result
            s.synchronize()
            with sg.cuda.stream(s):
                assert sg.allclose(saved.cpu(), numbers(seed).exp())


def test_saved_tensors_that_are_not_pinned_wait() -> None:
    x = numbers().cuda().requires_grad_()
    moved()
    with save_on_cpu():
        y = x.exp()
    assert moved() == (1, 0)
    y.sum().backward()
    assert sg.allclose(x.grad.cpu(), numbers().exp())
