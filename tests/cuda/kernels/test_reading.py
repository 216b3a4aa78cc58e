"""Ops that read by index launch one kernel for it, which looks at the indices too: nothing is moved, nobody waits, and the host hears later of what was wrong.

Nothing here has run on a device.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.array.backends import BACKENDS
from specgrad.compiler.device.gather import DeviceGather
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
READ: dict[str, tuple[str, Callable[..., Any]]] = {  # the kernel, and what launches it
    "gather": ("gather4_i64", lambda x, i, r: x.gather(1, i)),
    "gather of a view": ("gather4_i64", lambda x, i, r: x.mT.gather(0, i.mT)),
    "gather of 32 bits": ("gather4_i32", lambda x, i, r: x.gather(0, i.int())),
    "gather of rows": ("gather16_i64", lambda x, i, r: x.gather(0, r[:, None].expand(4, 12))),
    "gather of a number": ("gather4_i64", lambda x, i, r: x[0].gather(0, r[1])),
    "gather from a number": ("gather4_i64", lambda x, i, r: x[2, 3].gather(0, i[0, 2:])),
    "index_select": ("gather16_i64", lambda x, i, r: x.index_select(0, r)),
    "index_select of columns": ("gather4_i64", lambda x, i, r: x.index_select(1, r)),
    "index_select of one column": ("gather4_i64", lambda x, i, r: x[:, :1].index_select(0, r)),
    "index_select of a view": ("gather8_i64", lambda x, i, r: x[:, 2:10].index_select(0, r)),
    "index_select of rows that lie apart": ("gather8_i64", lambda x, i, r: x.reshape(6, 10)[:, :8].index_select(0, r)),
    "index_select from a number": ("gather4_i64", lambda x, i, r: x[2, 3].index_select(0, i[0, 2:])),
    "rows": ("gather16_i64", lambda x, i, r: x[i]),
    "columns": ("gather4_i64", lambda x, i, r: x[:, i]),
    "rows of complex numbers": ("gather16_i64", lambda x, i, r: sg.view_as_complex(x.reshape(5, 6, 2))[r]),
    "rows of bytes": ("gather4_i64", lambda x, i, r: x.to(sg.uint8)[r]),
    "take": ("gather4_i64", lambda x, i, r: x.take(i)),
    "take_along_dim": ("gather4_i64", lambda x, i, r: sg.take_along_dim(x[:2], i, 1)),
    "embedding": ("gather16_i64", lambda x, i, r: F.embedding(i, x)),
    "max": ("gather4_i64", lambda x, i, r: x.max(1)[0]),
    "sort": ("gather4_i64", lambda x, i, r: x.sort(0)[0]),
    "nll_loss": ("gather4_i64", lambda x, i, r: F.nll_loss(x[:4], r)),
    "pad": ("gather4_i64", lambda x, i, r: F.pad(x[None], (1, 0), mode="circular")),
    "no indices": ("", lambda x, i, r: x[i[:, :0]]),
}


@pytest.mark.parametrize(("kernel", "op"), READ.values(), ids=READ)
def test_an_op_launches_it_once(kernel: str, op: Callable[..., Any]) -> None:
    with driver() as found:
        given = [t.to("cuda") for t in (X, ELEMENTS, ROWS)]
        for counted in found.counts.values():
            counted.clear()
        found.launched.clear()
        got = op(*given)
        assert {name: n for name, n in found.launched.items() if name.startswith("gather")} == ({kernel: 1} if kernel else {})
        assert not found.counts["transfer"] and not found.counts["synchronisation"]
        want = op(X, ELEMENTS, ROWS)
        assert got.dtype is want.dtype and got.shape == want.shape and (got.cpu() == want).all()


def test_all_that_a_read_costs() -> None:
    """One launch, the memory of the result, and a flag on the device that is set to zero: no array of comparisons is made."""
    with driver() as found:
        x, i, r = (t.to("cuda") for t in (X, ELEMENTS, ROWS))
        for op in (lambda: x.gather(1, i), lambda: x.index_select(0, r), lambda: x[r], lambda: F.embedding(i, x)):
            for counted in found.counts.values():
                counted.clear()
            found.launched.clear()
            op()
            assert sum(found.launched.values()) == 1
            assert {kind: sum(counted.values()) for kind, counted in found.counts.items()} == {
                "transfer": 0, "synchronisation": 0, "allocation": 2, "kernel": 1, "copy": 0,
            }  # fmt: skip


@pytest.mark.parametrize("op", [lambda x, r: x.gather(0, r[:, None]), lambda x, r: x.index_select(0, r), lambda x, r: x[r], lambda x, r: F.embedding(r, x)])
@pytest.mark.parametrize("beyond", [5, -6, 2**40])
def test_the_host_hears_of_an_index_that_is_out_of_bounds_when_it_waits(op: Callable[..., Any], beyond: int) -> None:
    with driver() as found:
        x, good = X.to("cuda"), ROWS.to("cuda")
        bad = sg.tensor([1, beyond, 0]).to("cuda")
        read = op(x, good), op(x, bad), op(x, good)
        assert found.launched["gather16_i64"] + found.launched["gather4_i64"] == 3
        with pytest.raises(IndexError, match=r"out of (bounds for dimension 0 with size 5|range in self)"):
            sg.cuda.synchronize()
        assert (read[1][1] == 0).all() and (read[2].cpu() == op(X, ROWS)).all(), "told once"


def test_an_index_that_is_out_of_bounds_of_rows_without_elements() -> None:
    with driver():
        sg.zeros(5, 0, device="cuda").index_select(0, sg.tensor([5], device="cuda"))
        with pytest.raises(IndexError, match="dimension 0 with size 5"):
            sg.cuda.synchronize()


def test_negative_indices_count_from_the_end_in_brackets_alone() -> None:
    with driver():
        x, last = X.to("cuda"), sg.tensor([-1, -5]).to("cuda")
        assert (x[last].cpu() == X[[4, 0]]).all()
        for op in (lambda: x.index_select(0, last), lambda: x.gather(0, last[:, None]), lambda: F.embedding(last, x)):
            op()
            with pytest.raises(IndexError, match="out of"):
                sg.cuda.synchronize()


def test_a_device_that_is_not_the_current_one() -> None:
    with driver() as found:
        x, rows = X.to("cuda:1"), ROWS.to("cuda:1")
        assert (x[rows].cpu() == X[ROWS]).all() and x[rows].device.index == 1
        assert found.launched["gather16_i64"] == 2


def test_gradients_are_those_of_the_host() -> None:
    def gradient(device: str) -> Any:
        x = X.clone().to(device).requires_grad_()
        i, r = ELEMENTS.to(device), ROWS.to(device)
        (x.gather(1, i).sum() * 2 + (x[r] * x.index_select(0, r)).sum() + F.embedding(i, x).square().sum()).backward()
        return x.grad.cpu()

    want = gradient("cpu")
    with driver():
        assert sg.allclose(gradient("cuda"), want)


def test_what_has_no_kernel_is_left_to_the_array_module() -> None:
    """Indices of other dtypes, on another device, and of elements in other dimensions than the array's; and then indices are looked at all the same."""
    with driver() as found:
        cupy, gather = MODULES["cupy"], DeviceGather(BACKENDS["cuda"])
        x, index = cupy.zeros((5, 12)), cupy.zeros((2, 3), "int64")
        assert gather(x, index.astype("uint8"), 0, True, True, None) is None
        assert gather(x, index, 0, False, True, None) is None and gather(x, index[0], 0, False, True, None) is None
        with cupy.cuda.Device(1):
            elsewhere = cupy.zeros((2, 3), "int64")
        assert gather(x, elsewhere, 0, True, True, None) is None
        wide = sg.zeros((2,) * 9, device="cuda").permute(8, 6, 4, 2, 0, 3, 1, 5, 7)
        found.launched.clear()
        wide[:, :, :, :, sg.tensor([1, 0, 1], device="cuda")]
        wide.index_select(4, sg.tensor([1, 2], device="cuda"))
        assert not any(found.launched.values())
        with pytest.raises(IndexError, match="dimension 4 with size 2"):
            sg.cuda.synchronize()
