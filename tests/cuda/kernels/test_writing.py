"""Ops that put or add by index, gradients of those that read by index among them, launch one kernel for it: nothing is moved, and nobody waits.

Nothing here has run on a device.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.array.backends import BACKENDS
from specgrad.compiler.device.scatter import DeviceScatter
from specgrad.core.kernels.table import compiled
from specgrad.nn import functional as F
from tests.cuda.driver import driver
from tests.cuda.ptx.run import lacking
from tests.cuda.twin.modules import MODULES

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="kernels of devices are launched by compiled code"),
]
X, ELEMENTS, ROWS = sg.arange(60.0).reshape(5, 12), sg.tensor([[1, 4, 0], [2, 2, 3]]), sg.tensor([3, 1, 4, 4])
OPS: dict[str, tuple[str, Callable[..., Any]]] = {  # the kernel, and what launches it
    "index_add": ("scatter_add_f32_i64", lambda x, i, r: x.index_add(0, r, x[:4])),
    "index_add of columns": ("scatter_add_f32_i64", lambda x, i, r: x.index_add(1, r, x[:, :4])),
    "index_add of 32 bits": ("scatter_add_f32_i32", lambda x, i, r: x.index_add(0, r.int(), x[:4])),
    "index_add of halves": ("scatter_add_f32_i64", lambda x, i, r: x.half().index_add(0, r, x[:4].half())),
    "index_add of integers": ("scatter_add_i64_i64", lambda x, i, r: x.long().index_add(0, r, -x[:4].long())),
    "scatter_add": ("scatter_add_f64_i64", lambda x, i, r: x.double().scatter_add(1, i, x.double())),
    "index_put": ("scatter_add_f32_i64", lambda x, i, r: x.index_put((r - 5,), x[0], accumulate=True)),
    "index_put of columns": ("scatter_add_f32_i64", lambda x, i, r: x.index_put((None, i), x[:, :6].reshape(5, 2, 3), accumulate=True)),
    "put": ("scatter_add_f32_i64", lambda x, i, r: x.put(i, x[0, :6].reshape(2, 3), accumulate=True)),
    "index_copy": ("scatter4_i64", lambda x, i, r: x.index_copy(0, r[1:3], x[:2])),
    "index_copy of columns": ("scatter4_i64", lambda x, i, r: x.index_copy(1, r[:2], x[:, 5:7])),
    "index_copy of halves": ("scatter2_i64", lambda x, i, r: x.half().index_copy(0, r[1:3], x[:2].half())),
    "index_fill": ("scatter4_i64", lambda x, i, r: x.index_fill(1, r - 5, 7)),
    "scatter": ("scatter8_i64", lambda x, i, r: x.double().scatter(1, i[:, ::2], x.double())),
    "scatter of a number": ("scatter4_i64", lambda x, i, r: x.scatter(1, i, 7)),
    "scatter of truth": ("scatter1_i64", lambda x, i, r: (x > 9).scatter(1, i, True)),
    "assigned rows": ("scatter4_i64", lambda x, i, r: x.index_put((r[:2] - 5,), x[0])),
    "assigned columns": ("scatter4_i64", lambda x, i, r: x.index_put((None, r[:2]), x[:, 5:7])),
    "numbers that are put": ("scatter4_i64", lambda x, i, r: x.put(i[:1] * 7, x[0, 3:6].reshape(1, 3))),
    "index_copy of integers": ("scatter8_i64", lambda x, i, r: x.long().index_copy(0, r[:2], x[:2].long())),
    "index_add_": ("scatter_add_f32_i64", lambda x, i, r: x.index_add_(0, r, x[:4] * 2)),
    "index_copy_": ("scatter4_i64", lambda x, i, r: x.index_copy_(0, r[1:3], x[:2] * 2)),
    "no indices": ("", lambda x, i, r: x.index_add(0, r[:0], x[:0])),
}


@pytest.mark.parametrize(("kernel", "op"), OPS.values(), ids=OPS)
def test_an_op_launches_it_once(kernel: str, op: Callable[..., Any]) -> None:
    with driver() as found:
        given = [t.to("cuda") for t in (X, ELEMENTS, ROWS)]
        for counted in found.counts.values():
            counted.clear()
        found.launched.clear()
        got = op(given[0].clone(), *given[1:])
        assert {name: n for name, n in found.launched.items() if name.startswith("scatter")} == ({kernel: 1} if kernel else {})
        assert not found.counts["transfer"] and not found.counts["synchronisation"]
        want = op(X.clone(), ELEMENTS, ROWS)
        assert got.dtype is want.dtype and got.shape == want.shape and (got.cpu() == want).all()


GRADIENTS: dict[str, Callable[..., Any]] = {
    "gather": lambda x, i, r: x.gather(1, i), "index_select": lambda x, i, r: x.index_select(0, r), "rows": lambda x, i, r: x[r],
    "columns": lambda x, i, r: x[:, i], "embedding": lambda x, i, r: F.embedding(i, x), "take": lambda x, i, r: x.take(i),
    "scaled embedding": lambda x, i, r: F.embedding(i, x, padding_idx=2, scale_grad_by_freq=True),
}  # fmt: skip


@pytest.mark.parametrize("op", GRADIENTS.values(), ids=GRADIENTS)
def test_gradients_of_reads(op: Callable[..., Any]) -> None:
    def gradient(device: str) -> Any:
        x = X.clone().to(device).requires_grad_()
        op(x, ELEMENTS.to(device), ROWS.to(device)).square().sum().backward()
        return x.grad.cpu()

    want = gradient("cpu")
    with driver() as found:
        assert sg.allclose(gradient("cuda"), want)
        assert found.launched["scatter_add_f32_i64"] == 1


def test_an_index_that_is_out_of_bounds() -> None:
    """Nothing is added for it, and the host hears of it when it next waits."""
    with driver() as found:
        x, bad = X.to("cuda"), sg.tensor([1, 2**40, 0]).to("cuda")
        got = x.index_add(0, bad, x[:3])
        with pytest.raises(IndexError, match="dimension 0 with size 5"):
            sg.cuda.synchronize()
        assert found.launched["scatter_add_f32_i64"] == 1
        want = X.clone()
        want[1] += X[0]
        want[0] += X[2]
        assert (got.cpu() == want).all()


def test_what_has_no_kernel_is_left_to_the_array_module() -> None:
    with driver() as found:
        small, rows = X.to(sg.int8).to("cuda"), ROWS.to("cuda")
        assert (small.index_add(0, rows, small[:4]).cpu() == X.to(sg.int8).index_add(0, ROWS, X[:4].to(sg.int8))).all()
        assert not any(name.startswith("scatter") for name, n in found.launched.items() if n)


def test_values_of_another_shape_have_no_kernel() -> None:
    with driver():
        cupy, write = MODULES["cupy"], DeviceScatter(BACKENDS["cuda"])
        out, index = cupy.zeros((5, 12)), cupy.zeros((2,), "int64")
        for adds in (False, True):
            rest = adds, True, None
            assert write(out, index, 0, cupy.ones((2, 12)), True, *rest)
            assert not write(out, index, 0, cupy.ones((2, 13)), True, *rest) and not write(out, index, 0, cupy.ones((2, 12), "float32"), True, *rest)
            assert not write(out, cupy.zeros((2, 13), "int64"), 0, cupy.ones((2, 13)), False, *rest)


def test_what_is_read_where_it_is_written_is_copied_first() -> None:
    """The threads of a device come in any order."""
    with driver():
        for change in (lambda x, r: x.index_add_(0, r, x[:2]), lambda x, r: x.index_copy_(0, r, x[:2]), lambda x, r: x[1:].index_add_(0, r, x[:2])):
            x, want = X.clone().to("cuda"), X.clone()
            change(x, ROWS[1:3].to("cuda") - 1), change(want, ROWS[1:3] - 1)
            assert (x.cpu() == want).all()


ADDITIONS: dict[str, Callable[..., Any]] = {
    "index_add": lambda x, i, r: x.index_add(0, r, x[:4]),
    "scatter_add": lambda x, i, r: x.scatter_add(1, i, x),
    "put": lambda x, i, r: x.put(r, x[0, :4], True),
    "index_put": lambda x, i, r: x.index_put((r,), x[0], accumulate=True),
    "two indices": lambda x, i, r: x.index_put((r, r), x[0, :4], accumulate=True),
    "index_copy": lambda x, i, r: x.index_copy(0, r, x[:4]),
    "scatter": lambda x, i, r: x.scatter(1, i, x),
    "assigned": lambda x, i, r: x.index_put((r,), x[:4]),
    "two indices assigned": lambda x, i, r: x.index_put((r, r), x[0, :4]),
    "columns": lambda x, i, r: x.index_put((None, r), x[:, :4]),
}


@pytest.mark.parametrize("op", ADDITIONS.values(), ids=ADDITIONS)
def test_the_same_bits_each_time(op: Callable[..., Any]) -> None:
    """Sorted by their places, and no atomic addition: the last of several for one place stays, as on the CPU."""
    want = op(X.exp2().frac() + X, ELEMENTS, ROWS)
    assert not sg.are_deterministic_algorithms_enabled()
    sg.use_deterministic_algorithms(True)
    try:
        with driver() as found:
            got = op((X.exp2().frac() + X).to("cuda"), ELEMENTS.to("cuda"), ROWS.to("cuda"))
            assert not any(n for name, n in found.launched.items() if name.startswith("scatter"))
            assert not found.counts["transfer"].get("to_host") and (got.cpu() == want).all()
    finally:
        sg.use_deterministic_algorithms(False)


def test_a_device_that_is_not_the_current_one() -> None:
    with driver() as found:
        x, rows = X.to("cuda:1"), ROWS.to("cuda:1")
        assert (x.index_add(0, rows, x[:4]).cpu() == X.index_add(0, ROWS, X[:4])).all()
        assert found.launched["scatter_add_f32_i64"] == 1
