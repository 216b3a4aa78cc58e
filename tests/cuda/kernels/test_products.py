"""Products of matrices by cublasLt: what csrc/device_products.c tells the library is held to its documentation by a stand-in, which computes what it was told.

Nothing here has run on a device.
"""

from __future__ import annotations

import gc
import math
import random
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.backends import BACKENDS
from specgrad.array.base import native
from specgrad.compiler.device import products
from specgrad.compiler.device.driver import last_launches
from specgrad.compiler.device.products import DTYPES, DeviceProducts, layout_of
from specgrad.compiler.device.source import numpy_dtype
from specgrad.core.kernels.table import compiled
from specgrad.nn import functional as F
from tests.cuda.driver import driver, library, products_library
from tests.cuda.ptx.run import lacking
from tests.cuda.twin.device import ALLOCATION, KERNEL
from tests.cuda.twin.modules import MODULES
from tests.effort import tries

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="products are started by compiled code"),
]
Shape = tuple[int, ...]
LAYOUTS: dict[str, tuple[Callable[[Shape], Shape], Callable[[Any, Shape], Any]]] = {  # the shape of what is made, and how it becomes a matrix of a shape
    "by rows": (lambda s: s, lambda x, s: x),
    "by columns": (lambda s: (*s[:-2], s[-1], s[-2]), lambda x, s: x.swapaxes(-1, -2)),
    "by longer rows": (lambda s: (*s[:-1], s[-1] + 3), lambda x, s: x[..., 1:-2]),
    "by longer columns": (lambda s: (*s[:-2], s[-1], s[-2] + 2), lambda x, s: x.swapaxes(-1, -2)[..., 2:, :]),
    "by every second row": (lambda s: (*s[:-2], 2 * s[-2], s[-1]), lambda x, s: x[..., ::2, :]),
    "by every second column": (lambda s: (*s[:-1], 2 * s[-1]), lambda x, s: x[..., ::2]),
    "upside down": (lambda s: s, lambda x, s: x[..., ::-1, :]),
    "of one row": (lambda s: (*s[:-2], 1, s[-1]), lambda x, s: np.broadcast_to(x, s)),
    "of one column": (lambda s: (*s[:-1], 1), lambda x, s: np.broadcast_to(x, s)),
    "one for all": (lambda s: s[-2:], lambda x, s: np.broadcast_to(x, s)),
    "the last first": (lambda s: s[::-1], lambda x, s: x.transpose(*range(x.ndim - 1, -1, -1))),
    "batches within": (lambda s: (s[-2], *s[:-2], s[-1]), lambda x, s: np.moveaxis(x, 0, -2)),
}
COPIED = ("by every second column", "upside down", "of one row", "of one column")


@pytest.fixture
def found() -> Iterator[Any]:
    with driver() as given:
        yield given


def made(shape: Shape, how: str, dtype: str, chance: random.Random) -> tuple[Any, Any]:
    """A matrix, or a batch of some, in a layout: on the host and on the device. Sums of its products are exact in float32."""
    before, view = LAYOUTS[how]
    numbers = np.array([chance.randrange(-7, 8) for _ in range(math.prod(before(shape)))]).reshape(before(shape)) / 4
    host = (numbers + 1j * numbers[..., ::-1] if dtype.startswith("complex") else numbers).astype(numpy_dtype(dtype))
    return view(host, shape), view(MODULES["cupy"].asarray(host), shape)


def exact(x: Any) -> Any:
    return x.astype(np.complex128 if x.dtype.kind == "c" else np.float64)


def same(got: Any, want: Any, dtype: str) -> bool:
    """Whether numbers are the right ones, rounded once."""
    return got.dtype == numpy_dtype(dtype) and np.array_equal(got.get(), want.astype(got.dtype))


@pytest.mark.parametrize("dtype", DTYPES)
def test_all_layouts(dtype: str, found: Any) -> None:
    """Of matrices, and of batches of them, with sizes of 1 among them, and with what is added."""
    product, chance = DeviceProducts(BACKENDS["cuda"]), random.Random(DTYPES.index(dtype))
    sizes = (1, 1, 2, 3, 4, 8, 9, 17)
    for _ in range(tries(150, 1500)):
        batch = chance.choice(((), (), (1,), (3,), (2, 3), (1, 2), (2, 1)))
        rows, inner, columns = (chance.choice(sizes) for _ in range(3))
        layouts = [chance.choice([*LAYOUTS]) for _ in range(3)]
        shapes = (*batch, rows, inner), (*batch, inner, columns), (*batch, rows, columns)
        (a, on_a), (b, on_b), (start, on_start) = (made(s, how, dtype, chance) for s, how in zip(shapes, layouts))
        how = chance.choice(("alone", "bias", "start"))
        bias = made((1, columns), chance.choice(("by rows", "by every second column", "of one column")), dtype, chance)
        alpha, beta = chance.choice((1, 2, -0.5)), chance.choice((0, 1, -2, 0.5))
        want = alpha * (exact(a) @ exact(b))
        if how == "alone":
            got = product(on_a, on_b, None, None, alpha)
        elif how == "bias":
            got, want = product(on_a, on_b, bias[1].reshape(-1), None, alpha), want + exact(bias[0][0])
        else:
            got, want = product(on_a, on_b, None, on_start, alpha, beta), want + beta * exact(start)
        about = f"{how}: {list(zip(shapes, layouts))}, {alpha}, {beta}"
        if dtype.startswith("complex") and how == "bias":
            assert got is None, "of complex numbers, the library adds no vectors"
        else:
            assert got is not None and same(got, want, dtype), about


@pytest.mark.parametrize("how", LAYOUTS)
def test_what_is_copied(how: str, found: Any) -> None:
    """What lies neither by rows nor by columns alone, and batches that are no equal distance apart."""
    product, chance = DeviceProducts(BACKENDS["cuda"]), random.Random(0)
    for batch in ((), (3,), (2, 3)):
        shapes = (*batch, 4, 5), (*batch, 5, 6)
        for copied_first in (True, False):
            (a, on_a), (b, on_b) = (made(s, how if (i == 0) == copied_first else "by rows", "float32", chance) for i, s in enumerate(shapes))
            found.counts[ALLOCATION].clear()
            got = product(on_a, on_b)
            copied = how in COPIED or (how == "the last first" and len(batch) > 0)
            assert found.counts[ALLOCATION].total() == 1 + copied, batch
            assert same(got, exact(a) @ exact(b), "float32")


def test_layouts() -> None:
    assert layout_of((4, 5), (20, 4), 4) == (False, 5, 0) and layout_of((4, 5), (4, 16), 4) == (True, 4, 0)
    assert layout_of((4, 5), (40, 4), 4) == (False, 10, 0) and layout_of((2, 3, 4, 5), (240, 80, 20, 4), 4) == (False, 5, 20)
    assert layout_of((7, 4, 5), (0, 20, 4), 4) == (False, 5, 0), "one for all"
    assert layout_of((1, 5), (0, 4), 4) == (False, 5, 0) and layout_of((4, 1), (8, 400), 4) == (False, 2, 0) and layout_of((1, 1), (0, 0), 4) == (False, 1, 0)
    assert layout_of((1, 5), (4, 8), 4) == (True, 2, 0), "a row of every second element is by columns"
    for strides in ((16, 4), (20, 8), (-20, 4), (0, 4), (20, 0), (22, 4), (20, 2)):
        assert layout_of((4, 5), strides, 4) is None, strides
    assert layout_of((2, 3, 4, 5), (80, 160, 20, 4), 4) is None and layout_of((3, 4, 5), (-80, 20, 4), 4) is None


# ---- ops


X, W, B = (((sg.arange(float(math.prod(s))) % 13) / 4 - 1.5).reshape(s) for s in ((6, 16), (5, 16), (5,)))
HEADS = ((sg.arange(96.0) % 7) / 4 - 0.75).reshape(3, 2, 4, 4)
OPS: dict[str, Callable[..., Any]] = {  # each of which is one launch
    "linear": lambda x, w, b, h: F.linear(x, w, b),
    "linear of a batch": lambda x, w, b, h: F.linear(x.reshape(2, 3, 16), w, b),
    "linear of a vector": lambda x, w, b, h: F.linear(x[1], w, b),
    "linear without bias": lambda x, w, b, h: F.linear(x, w),
    "addmm": lambda x, w, b, h: sg.addmm(b, x, w.T),
    "addmm of a row": lambda x, w, b, h: sg.addmm(b[None], x, w.T, alpha=2),
    "addmm of a matrix": lambda x, w, b, h: sg.addmm(x[:, :5], x, w.T, beta=0.5, alpha=-2),
    "mm": lambda x, w, b, h: x.mm(w.T),
    "mm of columns": lambda x, w, b, h: x.T.mm(x),
    "matmul": lambda x, w, b, h: x @ w.T,
    "matmul of batches": lambda x, w, b, h: h @ h,
    "matmul of batches, transposed": lambda x, w, b, h: h @ h.mT,
    "bmm": lambda x, w, b, h: h[0].bmm(h[1].mT),
    "bmm of one for all": lambda x, w, b, h: x.reshape(2, 3, 16).bmm(w.T.expand(2, 16, 5)),
    "baddbmm": lambda x, w, b, h: sg.baddbmm(h[2], h[0], h[1], beta=2, alpha=0.5),
    "baddbmm of a vector": lambda x, w, b, h: sg.baddbmm(b[:4].expand(2, 4, 4)[:1, :1].reshape(4), h[0], h[1]),
}


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16", "complex64", "complex128"])
@pytest.mark.parametrize("name", OPS)
def test_an_op_is_one_launch(name: str, dtype: str, found: Any) -> None:
    given = [t.to(getattr(sg, dtype)) for t in (X, W, B, HEADS)]
    on_device = [t.to("cuda") for t in given]
    for counted in found.counts.values():
        counted.clear()
    found.launched.clear()
    got = OPS[name](*on_device)
    adds = dtype.startswith("complex") and name in ("linear", "linear of a batch", "linear of a vector", "addmm", "addmm of a row", "baddbmm of a vector")
    more = 0 if not adds else 2 if name == "addmm of a row" else 1
    assert found.launched.pop("cublasLt") == 1
    assert sum(found.launched.values()) + found.counts[KERNEL].total() == more
    assert not found.counts["transfer"] and not found.counts["synchronisation"]
    want = OPS[name](*given)
    assert got.dtype is want.dtype and got.shape == want.shape and (got.cpu() == want).all()


def test_mv_of_halves_is_one_launch(found: Any) -> None:
    """Of other dtypes, it is cuBLAS's product of a matrix and a vector."""
    for dtype, launches in ((sg.bfloat16, 1), (sg.float32, 0)):
        x = X.to(dtype)
        found.launched.clear()
        assert (x.to("cuda").mv(x.to("cuda")[2]).cpu() == x.mv(x[2])).all() and found.launched["cublasLt"] == launches


@pytest.mark.parametrize("dtype", [sg.float32, sg.bfloat16])
def test_gradients_are_those_of_the_host(dtype: Any, found: Any) -> None:
    def gradients(device: str) -> list[Any]:
        x, w, b = (t.to(dtype).to(device).detach().clone().requires_grad_() for t in (X, W, B))
        (F.linear(F.linear(x, w, b), w.T) + sg.addmm(x, x, x.T @ x, beta=2)).sum().backward()
        return [t.grad.cpu() for t in (x, w, b)]

    want = gradients("cpu")
    assert all(sg.allclose(got, expected, rtol=0.02) for got, expected in zip(gradients("cuda"), want))
    assert found.launched["cublasLt"] >= 8


def test_what_is_not_read_need_not_be_a_number(found: Any) -> None:
    x, w, start = X.to("cuda"), W.to("cuda"), sg.full((6, 5), math.nan, device="cuda")
    assert (sg.addmm(start, x, w.T, beta=0).cpu() == X @ W.T).all() and found.launched["cublasLt"] == 1
    assert sg.addmm(sg.ones(6, 5, device="cuda"), x * math.inf, w.T, alpha=0).isnan().any().item(), "but zero times no number is none"


def test_what_the_library_does_not_take(found: Any) -> None:
    """Integers, no elements, what is added of other shapes, and factors on two devices go the ways that they went before."""
    n = sg.arange(12).reshape(3, 4)
    x, w, on_n = X.to("cuda"), W.to("cuda"), n.to("cuda")
    assert (on_n.mm(on_n.T).cpu() == n.mm(n.T)).all()
    assert x[:0].mm(w.T).shape == (0, 5) and F.linear(x[:0], w).shape == (0, 5) and x.mm(w[:0].T).shape == (6, 0)
    for none in (x[:, :0].mm(w[:, :0].T), sg.baddbmm(sg.zeros(2, 3, 3, device="cuda"), *(sg.ones(2, *s, device="cuda") for s in ((3, 0), (0, 3))))):
        assert (none.cpu() == 0).all()
    assert (F.linear(x[:, :0], w[:, :0], B.to("cuda")).cpu() == B).all()
    assert (sg.addmm(x[:, :1], x, w.T).cpu() == sg.addmm(X[:, :1], X, W.T)).all() or found.launched["cublasLt"] == 1
    for options in ({"beta": 2}, {"beta": 0}, {"beta": -1, "alpha": 2}):
        assert (sg.addmm(B.to("cuda"), x, w.T, **options).cpu() == sg.addmm(B, X, W.T, **options)).all()
    with pytest.raises(RuntimeError, match="cannot be multiplied"):
        x.mm(w)
    with pytest.raises(RuntimeError, match="same dtype"):
        x.mm(w.T.double())
    with pytest.raises(RuntimeError, match=r"expanded size of the bias, \[4\]"):
        F.linear(x, w, x[0, :4])
    with pytest.raises(RuntimeError, match="expanded size"):
        sg.addmm(x, x, w.T)
    product, cupy = DeviceProducts(BACKENDS["cuda"]), MODULES["cupy"]
    with cupy.cuda.Device(1):
        elsewhere = cupy.ones((4, 4), np.float32)
    assert product(cupy.ones((4, 4), np.float32), elsewhere) is None
    assert product(cupy.ones((4, 4), np.float32), cupy.ones((4, 4), np.float64)) is None


def test_another_device_than_the_current_one(found: Any) -> None:
    y = F.linear(X.to("cuda:1"), W.to("cuda:1"), B.to("cuda:1"))
    assert y.device.index == 1 and (y.cpu() == F.linear(X, W, B)).all() and found.launched["cublasLt"] == 1
    assert last_launches()[0].startswith("cublasLt's product (cuda:1, stream 0x0)")
    product, cupy = DeviceProducts(BACKENDS["cuda"]), MODULES["cupy"]
    with cupy.cuda.Device(1):
        x = cupy.ones((4, 4), np.float32)
    got = product(x, x)  # by whoever is no op, and so has not made its device the current one
    assert got.device.id == 1 and cupy.cuda.Device().id == 0
    with cupy.cuda.Device(1):
        assert (got.get() == 4).all()


# ---- plans


def test_the_heuristic_is_asked_once(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """For each dtype, shape, layout, alignment, and whether something is added."""
    monkeypatch.setattr(products, "_MOST_ALIGNED", 16)  # memory of the host is where it is
    x, w, b = (t.to("cuda") for t in (X, W, B))
    F.linear(x, w, b)
    long = sg.zeros(6 * 16 + 8, device="cuda")
    anew: dict[str, Callable[[], Any]] = {
        "the same": lambda: None,
        "a dtype": lambda: F.linear(x.double(), w.double(), b.double()),
        "a shape": lambda: F.linear(x[:5], w, b),
        "no bias": lambda: F.linear(x, w),
        "a layout": lambda: F.linear(x.T.contiguous().T, w, b),
        "longer rows": lambda: F.linear(x.T.contiguous().T[:4], w, b),
        "an alignment": lambda: F.linear(long[1 : 6 * 16 + 1].reshape(6, 16), w, b),
        "the alignment of the bias": lambda: F.linear(x, w, long[1:6]),
        "a matrix": lambda: sg.addmm(x[:, :5], x, w.T),
    }
    for name, op in anew.items():
        before = products_library().twin_asked()
        for _ in range(2):
            op()
            F.linear(x, w, b)
            F.linear(x * 2, w, b + 1)
            sg.addmm(b, x, w.T, alpha=-3)
        assert products_library().twin_asked() - before == (name != "the same"), name


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What Python was asked to multiply."""
    found: list[Any] = []
    real = DeviceProducts.__call__

    def call(self: Any, *args: Any) -> Any:
        found.append(args)
        return real(self, *args)

    monkeypatch.setattr(DeviceProducts, "__call__", call)
    return found


@pytest.mark.parametrize("dtype", [sg.float32, sg.bfloat16, sg.complex128])
def test_the_second_call_does_not_ask_python(dtype: Any, asked: list[Any], found: Any) -> None:
    """But one of other shapes, layouts, factors, or on another device, is a first one: csrc/device_calls.c."""
    x, w, b, start = (t.to(dtype) for t in (X, W, B, X[:, :5]))
    calls: list[Callable[..., Any]] = [
        lambda x, w, b, s: x.mm(w.T),
        lambda x, w, b, s: x[:4].mm(w.T),
        lambda x, w, b, s: x.mm(x.T),
        lambda x, w, b, s: x[:, 4:12].mm(x[1:, 4:12].T),
        lambda x, w, b, s: sg.addmm(s, x, w.T, alpha=2, beta=0.5),
        lambda x, w, b, s: sg.addmm(s, x, w.T, alpha=2, beta=-1),
        lambda x, w, b, s: sg.addmm(s, x, w.T, alpha=-1, beta=-1),
        *([] if dtype is sg.complex128 else [lambda x, w, b, s: F.linear(x, w, b), lambda x, w, b, s: sg.addmm(b, x, w.T, alpha=0.5)]),
    ]
    for device in ("cuda:0", "cuda:1"):
        first, second = ([t.to(device) * factor for t in (x, w, b, start)] for factor in (1, 2))  # where results lie: all memory begins alike
        for call in calls:
            for given, factor, times in ((first, 1, 1), (second, 2, 0), (first, 1, 0)):
                asked.clear()
                assert (call(*given).cpu() == call(x * factor, w * factor, b * factor, start * factor)).all() and len(asked) == times


def test_memory_that_begins_elsewhere_is_another_call(asked: list[Any], found: Any) -> None:
    """The library chooses by how well it is aligned, up to 256 bytes."""
    x, w, before = X.to("cuda") * 1, W.to("cuda") * 1, products_library().twin_refused()
    for first in (0, 1, 2, 0, 1, 2):
        asked.clear()
        assert (x[first : first + 4].mm(w.T).cpu() == X[first : first + 4].mm(W.T)).all()
    assert not asked and products_library().twin_refused() == before


def test_numbers_that_are_no_floats_are_left_to_python(asked: list[Any], found: Any) -> None:
    x = X.to("cuda") * 1
    for _ in range(2):
        asked.clear()
        assert (sg.addmm(x[:, :6], x, x.T, alpha=True, beta=np.float64(2)).cpu() == sg.addmm(X[:, :6], X, X.T, beta=2)).all() and len(asked) == 1
    sg.addmm(x[:, :6], x, x.T, alpha=-1, beta=0)
    assert native.product_on_device(x._array, x._array.T, None, None, -1, 0) is not None
    assert native.product_on_device(x._array, x._array.T, None, None, 10**400, 0) is None, "beyond all floats"
    assert native.product_on_device(X._array, X._array.T, None, None, 1, 0) is None and native.product_on_device(x._array) is None


def test_float32_is_rounded_to_tf32_while_that_is_allowed(asked: list[Any], found: Any) -> None:
    """Also by calls that are remembered, each as it was first made; other dtypes are as they were."""
    switch, host = sg.backends.cuda.matmul, sg.full((4, 8), 1 + 2.0**-12)
    x, wide = host.to("cuda") * 1, host.to("cuda").double()
    assert not switch.allow_tf32
    try:
        for allowed in (False, True, False, True, True):
            switch.allow_tf32 = allowed
            assert x.mm(x.T).cpu().tolist() == (sg.full((4, 4), 8.0) if allowed else host.mm(host.T)).tolist()
            assert wide.mm(wide.T).cpu().tolist() == host.double().mm(host.double().T).tolist()
            asked.clear()
            x.mm(x.T)
            assert not asked
        with pytest.raises(TypeError, match=r"has the bool allow_tf32, but got allow_tf32 = 1$"):
            switch.allow_tf32 = 1  # type: ignore[assignment]
        with pytest.raises(TypeError, match="has the bool allow_tf32, but got allow_bf16 = True"):
            switch.allow_bf16 = True  # type: ignore[attr-defined]
        assert switch.allow_tf32
    finally:
        switch.allow_tf32 = False


def test_where_the_heuristic_finds_nothing_cupy_computes(found: Any) -> None:
    products_library().twin_offers(0)
    try:
        for dtype in (sg.float32, sg.bfloat16):
            given = [t.to(dtype) for t in (X, W, B, HEADS)]
            for op in OPS.values():
                assert (op(*(t.to("cuda") for t in given)).cpu() == op(*given)).all()
    finally:
        products_library().twin_offers(1)
    assert not found.launched["cublasLt"]


def test_without_the_library_there_is_one_warning_and_cupy(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(products.VARIABLE, "/no/such/libcublasLt.so")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for _ in range(2):
            assert (F.linear(X.to("cuda"), W.to("cuda"), B.to("cuda")).cpu() == F.linear(X, W, B)).all()
    (said,) = (str(w.message) for w in caught)
    assert "are CuPy's" in said and "/no/such/libcublasLt.so" in said and products.VARIABLE in said
    assert not found.launched["cublasLt"]


def test_a_library_that_lacks_a_function_is_none(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(products.VARIABLE, library().path)
    with pytest.warns(RuntimeWarning, match="has no cublasLtGetStatusName"):
        X.to("cuda") @ W.to("cuda").T


def test_tf32_is_allowed_to_begin_with_where_cupys_switch_allows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for said, allowed in ((None, False), ("0", False), ("1", True)):
        monkeypatch.setenv("CUPY_TF32", said) if said else monkeypatch.delenv("CUPY_TF32", raising=False)
        assert products.Switches().allow_tf32 is allowed
    assert not products.Switches(False).allow_tf32  # and so is compiled code told


def test_sums_of_halves_are_rounded_once(found: Any) -> None:
    """Also where they are computed in parts: 256 + 7 is no bfloat16, so that it would be 264 + 6 in the end, and not 269."""
    x = sg.tensor([[256.0] + [1.0] * 13 + [0.0] * 2], dtype=sg.bfloat16)
    assert ((x.to("cuda") @ sg.ones(16, 1, dtype=sg.bfloat16, device="cuda")).cpu() == (x.float().sum()).to(sg.bfloat16)).all()
    assert (x.to("cuda") @ sg.ones(16, 1, dtype=sg.bfloat16, device="cuda")).item() == 268
    one = x[:, :1].to("cuda")
    assert sg.addmm(sg.tensor([1.5], dtype=sg.bfloat16, device="cuda"), one, one * 0 + 1.0078125).item() == sg.tensor(256 * 1.0078125 + 1.5).bfloat16().item()


def test_plans_are_let_go(found: Any) -> None:
    gc.collect()
    before = products_library().twin_alive()
    product, cupy = DeviceProducts(BACKENDS["cuda"]), MODULES["cupy"]
    product(cupy.ones((4, 4), np.float32), cupy.ones((4, 4), np.float32))
    assert products_library().twin_alive() == before + 5, "a product and four layouts; what was preferred is gone"
    del product
    gc.collect()
    assert products_library().twin_alive() == before


def test_errors_by_name(found: Any) -> None:
    x = X.to("cuda")
    x @ x.T
    library().twin_fails(1)
    try:
        with pytest.raises(RuntimeError, match=r"\[6, 16\] and \[16, 6\] could not be started: CUBLAS_STATUS_EXECUTION_FAILED"):
            x @ x.T
    finally:
        library().twin_fails(0)


def test_after_an_error_of_a_kernel_that_one_is_told() -> None:
    with driver(traps="mul_f32") as found:
        x = X.to("cuda")
        y = x @ x.T
        x * x
        found.finish()
        with pytest.raises(RuntimeError, match=r"an illegal memory access was encountered.*An earlier kernel failed.*are mul_f32"):
            y @ x


def test_a_product_that_breaks_the_device_is_named() -> None:
    with driver(traps="cublasLt"):
        x = X.to("cuda")
        x @ x.T
        with pytest.raises(RuntimeError, match=r"An earlier kernel failed.*are cublasLt's product \(cuda:0, stream 0x0\)"):
            sg.cuda.synchronize()


# ---- streams and graphs


def test_the_current_stream(found: Any) -> None:
    x, w, b = (t.to("cuda") for t in (X, W, B))
    stream = sg.cuda.Stream()
    stream.wait_stream(sg.cuda.current_stream())
    with sg.cuda.stream(stream):
        y = F.linear(x, w, b)
        assert last_launches()[0] == f"cublasLt's product (cuda:0, stream {stream.cuda_stream:#x})"
    stream.synchronize()
    assert (y.cpu() == F.linear(X, W, B)).all()


@pytest.mark.parametrize("dtype", [sg.float32, sg.bfloat16])
def test_products_are_captured(dtype: Any, found: Any) -> None:
    """And replayed, on what is there then: workspace and results are the graph's."""
    x, w, b = (t.to(dtype).to("cuda") for t in (X, W, B))
    g = sg.cuda.CUDAGraph()
    F.linear(x, w, b)
    found.counts["synchronisation"].clear()
    with sg.cuda.graph(g):
        y = F.linear(F.linear(x, w, b), w.T)
        z = sg.baddbmm(y.reshape(2, 3, 16)[:, :, :3], x.reshape(2, 3, 16), x.reshape(2, 3, 16).mT)
    others = sg.full((100, 100), 7.0, device="cuda")
    assert not others.isnan().any().item()
    for scale in (1.0, -2.0):
        x.copy_(X.to(dtype).to("cuda") * scale)
        g.replay()
        host = X.to(dtype) * scale
        want = F.linear(F.linear(host, W.to(dtype), B.to(dtype)), W.to(dtype).T)
        assert (y.cpu() == want).all()
        three = host.reshape(2, 3, 16)
        assert (z.cpu() == sg.baddbmm(want.reshape(2, 3, 16)[:, :, :3], three, three.mT)).all()


def test_the_library_must_have_begun_before_a_capture(found: Any) -> None:
    x, g = X.to("cuda"), sg.cuda.CUDAGraph()
    with pytest.raises(RuntimeError, match=r"mm: the kernel of cublasLt's products is not loaded yet: call the function once"), sg.cuda.graph(g):
        x.mm(x.T)
    assert (x.mm(x.T).cpu() == X.mm(X.T)).all()
