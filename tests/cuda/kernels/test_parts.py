"""Arrays of more elements than a kernel counts are computed in several launches, each of a part. The limit is lowered here: nothing has 2^31 elements.

Nothing here has run on a device.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.compiler.device import plan
from specgrad.core.kernels.table import compiled
from tests.cuda.driver import driver
from tests.cuda.ptx.run import lacking

MOST = 1000
needs_compilers = pytest.mark.skipif(bool(lacking()) or not compiled, reason=lacking() or "kernels of devices are launched by compiled code")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "MOST", MOST)


@pytest.fixture
def found() -> Iterator[Any]:
    with driver() as given:
        yield given


def numbers(*shape: int, dtype: Any = sg.float32) -> Any:
    return (sg.arange(float(math.prod(shape))).reshape(shape) * 7 % 23 / 4 - 2).to(dtype)


OF_ONE: dict[str, Callable[[Any], Any]] = {
    "as it lies": lambda x: x * 2,
    "transposed": lambda x: x.T * x.T,
    "transposed and as it lies": lambda x: x[:30].T * x[:60].reshape(60, -1)[:, :30],
    "backwards": lambda x: x * x.flip(0),
    "with steps": lambda x: x[:, ::2] * x[:, 1::2],
    "a row for all": lambda x: x * x[3],
    "a column for all": lambda x: x * x[:, 3:4],
    "one element for all": lambda x: x[2, 3] * x,
    "expanded": lambda x: x[0].expand(50, 60) * 2,
    "off by an element": lambda x: x.reshape(-1)[1:] * x.reshape(-1)[:-1],
    "three dimensions": lambda x: x.reshape(4, 25, 60).permute(2, 0, 1) * x.reshape(4, 25, 60)[:, :1].permute(2, 0, 1),
    "numbers": lambda x: x.clamp(-0.5, 0.75),
}


@needs_compilers
@pytest.mark.parametrize("op", OF_ONE)
@pytest.mark.parametrize("dtype", [sg.float32, sg.float16], ids=str)
def test_an_elementwise_op(op: str, dtype: Any, found: Any) -> None:
    host = numbers(100, 60, dtype=dtype)
    x, want = host.to("cuda"), OF_ONE[op](host)
    found.launched.clear()
    for _ in range(2):
        assert sg.equal(OF_ONE[op](x).cpu(), want)
    (launches,) = {count for name, count in found.launched.items() if name.startswith(("mul", "clamp"))}
    assert launches >= 2 * math.ceil(want.numel() / MOST), "and not remembered as one"


@needs_compilers
def test_parts_are_read_as_vectors(found: Any) -> None:
    x = numbers(100, 60).to("cuda")
    x * 2, x.reshape(-1) * 2
    assert {entry.rpartition("_")[2] for entry in found.all if entry.startswith("mul")} == {"vectors"}


@needs_compilers
def test_several_results_and_gradients(found: Any) -> None:
    def run(x: Any) -> list[Any]:
        size, angle = x.abs().detach().requires_grad_(), x.detach().requires_grad_()
        z = sg.polar(size, angle)
        return [z.detach(), *sg.autograd.grad(z.abs().sum() + z.real.sum(), [size, angle])]

    host = numbers(40, 50) + 0.1
    for given, wanted in zip(run(host.to("cuda")), run(host)):
        assert sg.allclose(given.cpu(), wanted, rtol=1e-5, atol=1e-6)
    assert found.launched["polar_f32"] >= 2


@needs_compilers
@pytest.mark.parametrize("shape", [(100, 60), (30, 3, 70), (2, 2, 900), (5, 1000)])
def test_rows(shape: tuple[int, ...], found: Any) -> None:
    host = numbers(*shape)
    x = host.to("cuda")
    assert sg.allclose(x.softmax(-1).cpu(), host.softmax(-1), rtol=1e-5, atol=1e-7)
    assert sg.allclose(x.logsumexp(-1).cpu(), host.logsumexp(-1), rtol=1e-5)
    assert found.launched["_softmax_f32"] >= math.ceil(host.numel() / MOST)
    assert found.launched["_row_logsumexp_f32"] >= math.ceil(host.numel() / MOST)


@needs_compilers
def test_a_row_that_is_too_long_is_left_to_the_array_module(monkeypatch: pytest.MonkeyPatch, found: Any) -> None:
    planned = plan.plan_of
    monkeypatch.setattr("specgrad.compiler.device.launch.plan_of", lambda *given: None if math.prod(given[3]) > MOST else planned(*given))  # as csrc/launch.c
    host = numbers(3, 1001)
    assert sg.allclose(host.to("cuda").softmax(-1).cpu(), host.softmax(-1), rtol=1e-5, atol=1e-7)
    assert not found.launched["_softmax_f32"]


# ---- which parts


def parts(shape: tuple[int, ...], *strides: tuple[int, ...], itemsize: int = 4, split: int | None = None) -> list[tuple[list[int], tuple[int, ...]]]:
    return list(plan.parts_of([0] * len(strides), [itemsize] * len(strides), shape, strides, len(shape) if split is None else split))


def test_what_can_be_counted_is_one_part() -> None:
    assert parts((10, 100), (400, 4)) == [([0], (10, 100))]
    assert parts((), ()) == [([0], ())]
    assert parts((0, 5000), (0, 4)) == [([0], (0, 5000))]


def test_each_part_can_be_counted_and_all_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    generator = np.random.default_rng(0)
    for most in (64, 1000):
        monkeypatch.setattr(plan, "MOST", most)
        for _ in range(200):
            ndim = int(generator.integers(1, 4))
            base = np.arange(int(generator.integers(1, 40_000)), dtype=np.int32)
            shape = tuple(int(n) for n in generator.integers(1, 30, ndim))
            views = [base[: math.prod(shape)].reshape(shape) if base.size >= math.prod(shape) else np.broadcast_to(base[:1], shape) for _ in range(2)]
            views[1] = views[1].transpose(generator.permutation(ndim))
            if views[1].shape != shape:
                continue
            strides = [v.strides for v in views]
            seen: list[int] = []
            for begins, of_part in plan.parts_of([0, 0], [4, 4], shape, strides, ndim):
                assert math.prod(of_part) <= most
                pieces = [np.lib.stride_tricks.as_strided(base[at // 4 :], of_part, own) for at, own in zip(begins, strides)]
                assert all(np.ptp(piece) <= most for piece in pieces)
                seen += pieces[0].reshape(-1).tolist()
            assert sorted(seen) == sorted(views[0].reshape(-1).tolist())


def test_rows_are_not_divided() -> None:
    assert {part[-1] for _, part in parts((40, 300), (1200, 4), split=1)} == {300}
    assert parts((1, 5000), (20000, 4), split=1) == [([0], (1, 5000))]


def test_an_array_of_many_elements_is_divided_where_vectors_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    found = parts((2**33 + 12345,), (1,), (0,), itemsize=1)
    assert len(found) == 8
    assert all(pointers[0] % 16 == 0 for pointers, _ in found)
    assert sum(shape[0] for _, shape in found) == 2**33 + 12345
    far = parts((3, 4), (2**34, 4))  # few elements, far from one another
    assert [shape for _, shape in far] == [(1, 4)] * 3
