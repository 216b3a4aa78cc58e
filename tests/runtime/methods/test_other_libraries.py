"""Tensors beside what other libraries offer: in operators, and as data."""

from __future__ import annotations

import array
import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg

ARITHMETIC = ["add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul"]
BITS = ["and", "or", "xor", "lshift", "rshift"]
COMPARISONS = {"lt": "gt", "le": "ge", "gt": "lt", "ge": "le", "eq": "eq", "ne": "ne"}


class Offers:
    """What offers an array, and has no operators."""

    def __init__(self, values: Any):
        self.values = np.asarray(values)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return self.values if dtype is None else self.values.astype(dtype)


class Interface:
    def __init__(self, values: Any):
        self.values = np.asarray(values)
        self.__array_interface__ = self.values.__array_interface__


class DLPack:
    def __init__(self, values: Any):
        self.values = np.asarray(values)

    def __dlpack__(self, **options: Any) -> Any:
        return self.values.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.values.__dlpack_device__()


class Answers:
    """What has the operators, and knows neither tensors nor arrays."""


class Declines:
    pass


class Column(Offers):
    """What takes part in NumPy's operators, as a column of a table does."""

    __array_priority__ = 1000


class Above(Answers):
    """What ranks itself above tensors."""

    __array_priority__ = 2000


for name in [*ARITHMETIC, *BITS, "divmod"]:
    for prefix in ("", "r"):
        setattr(Answers, f"__{prefix}{name}__", lambda self, other, said=(prefix, name): (said, type(other)))
        setattr(Declines, f"__{prefix}{name}__", lambda self, other: NotImplemented)
        setattr(Column, f"__{prefix}{name}__", lambda self, other, said=(prefix, name): (said, type(other)))
for name in COMPARISONS:
    setattr(Answers, f"__{name}__", lambda self, other, said=name: (("", said), type(other)))


def applied(name: str) -> Callable[[Any, Any], Any]:
    return divmod if name == "divmod" else getattr(operator, f"{name}_" if name in ("and", "or") else name)


def of(name: str, **options: Any) -> sg.Tensor:
    return sg.tensor([[1, 2], [3, 4]]) if name in BITS else sg.tensor([[1.0, 2.0], [3.0, 4.0]], **options)


@pytest.mark.parametrize("name", [*ARITHMETIC, *BITS, "divmod"])
def test_the_other_operand_may_answer(name: str) -> None:
    for cls in (Answers, Above):
        assert applied(name)(of(name), cls()) == (("r", name), sg.Tensor)
        assert applied(name)(cls(), of(name)) == (("", name), sg.Tensor)
    for other in (Declines(), object(), [1, 2], "a", None, Offers([1.0])):
        for pair in ((of(name), other), (other, of(name))):
            if not (name == "mod" and pair[0] == "a"):  # text is formatted
                with pytest.raises(TypeError):
                    applied(name)(*pair)


@pytest.mark.parametrize("name", COMPARISONS)
def test_the_other_operand_may_compare(name: str) -> None:
    assert applied(name)(of(name), Answers()) == (("", COMPARISONS[name]), sg.Tensor)
    if name in ("eq", "ne"):
        assert applied(name)(of(name), Declines()) is (name == "ne")
    else:
        with pytest.raises(TypeError, match="not supported between"):
            applied(name)(of(name), Declines())


@pytest.mark.parametrize("name", [*ARITHMETIC, *BITS])
def test_what_knows_arrays_is_given_an_array(name: str) -> None:
    assert applied(name)(of(name), Column([1, 2])) == (("r", name), np.ndarray)
    if name not in BITS:
        with pytest.raises(RuntimeError, match=r"numpy\(\) on Tensor that requires grad"):
            applied(name)(of(name, requires_grad=True), Column([1, 2]))


@pytest.mark.parametrize("name", [*ARITHMETIC[:-1], *BITS])
def test_an_in_place_operator_does_not_exchange_its_target(name: str) -> None:
    for other in (Answers(), Column([1, 2]), [1, 2], None):
        with pytest.raises(TypeError):
            getattr(operator, f"i{name}")(of(name), other)


@pytest.mark.parametrize("requires_grad", [False, True])
@pytest.mark.parametrize("kind", [np.float32, np.float64, np.int64, np.complex64])
def test_products_with_arrays(kind: Any, requires_grad: bool) -> None:
    array = np.array([[1, 2], [3, 4]], kind)
    for shape in ((2,), (3, 2), (5, 3, 2)):
        x = sg.ones(shape, requires_grad=requires_grad)
        product = x @ array
        assert isinstance(product, sg.Tensor)
        assert product.dtype is sg.result_type(x, sg.tensor(array))
        assert np.allclose(product.detach(), np.ones(shape) @ array)
        assert product.requires_grad == requires_grad
    x = sg.ones(2, 3, requires_grad=requires_grad)
    product = array @ x
    assert np.allclose(product.detach(), array @ np.ones((2, 3)))
    if requires_grad:
        product.real.sum().backward()
        assert x.grad.dtype is sg.float32
        assert x.grad.tolist() == [[4] * 3, [6] * 3]
    x = sg.ones(2, 2)
    x @= array
    assert np.allclose(x, np.ones((2, 2)) @ array)


def test_arrays_with_a_mask_keep_it() -> None:
    masked = np.ma.array([1.0, 2.0], mask=[True, False])
    result = sg.ones(2) + masked
    assert isinstance(result, np.ma.MaskedArray)
    assert result.mask.tolist() == [True, False]


def test_a_matrix_of_numpys_is_an_array() -> None:
    matrix = np.array([[1.0, 2.0], [3.0, 4.0]]).view(np.matrix)
    x = sg.tensor([[1.0, 2.0], [3.0, 4.0]], dtype=sg.float64)
    assert (x * matrix).tolist() == (matrix * x).tolist() == [[1, 4], [9, 16]]
    assert type((x * matrix).numpy()) is np.ndarray


def test_sparse_matrices() -> None:
    sparse = pytest.importorskip("scipy.sparse")
    x = sg.tensor([[1.0, 2.0], [3.0, 4.0]], dtype=sg.float64)
    for make in (sparse.csr_matrix, sparse.csr_array, sparse.coo_array):
        other = make([[1.0, 0.0], [0.0, 2.0]])
        assert np.allclose(x @ other, x.numpy() @ other)
        assert np.allclose(other @ x, other @ x.numpy())
        assert np.allclose(np.asarray(x + other), x.numpy() + other)
        assert isinstance(x @ other, sg.Tensor)
        with pytest.raises(RuntimeError, match="requires grad"):
            sg.ones(2, 2, requires_grad=True) + other


def test_tables() -> None:
    pandas = pytest.importorskip("pandas")
    series, x = pandas.Series([1.0, 2.0], index=["a", "b"]), sg.tensor([3.0, 4.0])
    for result in (x + series, series + x, x * series, x - series, x == series, series < x):
        assert isinstance(result, pandas.Series)
        assert list(result.index) == ["a", "b"]
    assert (x @ series, series @ x) == (11, 11)
    frame = pandas.DataFrame([[1.0, 2.0], [3.0, 4.0]])
    assert isinstance(sg.ones(2, 2) + frame, pandas.DataFrame)
    assert np.allclose(sg.ones(2, 2) @ frame, [[4, 6], [4, 6]])
    assert sg.tensor(series).dtype is sg.float64
    assert sg.tensor(pandas.Series([1, 2], dtype="int16")).dtype is sg.int16
    assert sg.arange(4)[pandas.Series([1, 3])].tolist() == [1, 3]
    with pytest.raises(TypeError, match="of type object"):
        sg.tensor(pandas.Series(["a", "b"]))


# ---- as data

DTYPES = [np.float16, np.float32, np.float64, np.int8, np.int64, np.uint8, np.uint16, np.bool_, np.complex64, np.complex128]
SOURCES = [Offers, Interface, DLPack, memoryview, lambda v: [v], lambda v: (np.asarray(v)[0], np.asarray(v)[1]), lambda v: [Offers(v), Offers(v)]]


@pytest.mark.parametrize("make", SOURCES)
@pytest.mark.parametrize("kind", DTYPES)
def test_what_comes_with_a_dtype_keeps_it(kind: Any, make: Any) -> None:
    values = np.array([1, 0], kind)
    wanted = sg.from_numpy(values).dtype
    for create in (sg.tensor, sg.as_tensor, sg.asarray):
        made = create(make(values))
        assert made.dtype is wanted
        assert made.reshape(-1)[:2].tolist() == values.tolist()
        assert create(make(values), dtype=sg.complex64).dtype is sg.complex64


def test_buffers_keep_their_dtype() -> None:
    assert sg.tensor(array.array("d", [1, 2])).dtype is sg.float64
    assert sg.tensor(array.array("h", [1, 2])).dtype is sg.int16
    assert sg.tensor(bytearray(b"ab")).tolist() == [97, 98]
    for text in ("ab", b"ab"):
        with pytest.raises((TypeError, RuntimeError)):
            sg.tensor(text)


@pytest.mark.parametrize(("data", "wanted"), [
    ([1.0, np.float64(2)], sg.float64), ([np.float16(1), 2.0], sg.float32), ([np.float16(1), 2], sg.float16), ([np.int8(1), 2], sg.int64),
    ([True, np.int8(1)], sg.int8), ([[1], [np.float64(1)]], sg.float64), ([np.float32(1), 1j], sg.complex64), ([np.bool_(True), False], sg.bool),
    ([sg.tensor(1.0, dtype=sg.float64), 2.0], sg.float64), ([sg.tensor(1, dtype=sg.int16)], sg.int16), ([1, 2.5], sg.float32), ([], sg.float32),
    ([np.zeros(0)], sg.float64), ([np.array(1.0), 2], sg.float64),
])  # fmt: skip
def test_dtypes_in_lists_are_promoted(data: Any, wanted: sg.dtype) -> None:
    assert sg.tensor(data).dtype is wanted


def test_errors_of_what_offers_an_array_are_its_own() -> None:
    class Fails:
        def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
            raise KeyError("mine")

    for use in (sg.tensor, sg.as_tensor, lambda v: sg.arange(3)[v], lambda v: sg.zeros(2).__setitem__(0, v)):
        with pytest.raises(KeyError, match="mine"):
            use(Fails())


def test_assigned_and_as_an_index() -> None:
    for make in (Offers, Interface, DLPack, memoryview):
        x = sg.zeros(2)
        x[...] = make(np.array([1.5, 2.5]))
        assert x.tolist() == [1.5, 2.5]
        assert sg.arange(4)[make(np.array([3, 1]))].tolist() == [3, 1]
    for wrong in (np.array(["2020-01-01"], "M8[D]"), np.array(["a"]), np.array([None]), np.zeros(1, [("a", "f4")])):
        with pytest.raises(TypeError, match="can't convert"):
            sg.zeros(1)[...] = wrong
    with pytest.raises(TypeError, match="must be Number, not list"):
        sg.scalar_tensor([1.0])


def test_asarray_shares_or_copies() -> None:
    values, x = np.ones(2), sg.ones(2, requires_grad=True)
    assert np.shares_memory(sg.asarray(values).numpy(), values)
    assert np.shares_memory(sg.asarray(Offers(values)).numpy(), values)
    assert np.shares_memory(sg.asarray(memoryview(values), copy=False).numpy(), values)
    assert not np.shares_memory(sg.asarray(values, copy=True).numpy(), values)
    assert sg.asarray(x) is x
    assert sg.asarray(x, copy=True).grad_fn.name() == "CloneBackward0"
    assert sg.asarray([1.0], requires_grad=True).requires_grad
    for data, dtype in ((values, sg.float32), ([1, 2], None), (1.5, None), (x, sg.float64)):
        with pytest.raises(ValueError, match="copy=False"):
            sg.asarray(data, dtype=dtype, copy=False)
    values.flags.writeable = False
    sg.asarray(values).add_(1)
    assert values.tolist() == [1, 1]


def test_bytes_with_a_dtype_are_numbers_in_memory() -> None:
    data = bytearray(np.array([1.5, 2.5]).tobytes())
    made = sg.asarray(data, dtype=sg.float64)
    assert made.tolist() == [1.5, 2.5] and np.shares_memory(made.numpy(), np.frombuffer(data))
    assert not np.shares_memory(sg.asarray(data, dtype=sg.float64, copy=True).numpy(), np.frombuffer(data))
    assert sg.asarray(bytes(data), dtype=sg.float64).add_(1).tolist() == [2.5, 3.5] and sg.asarray(data).dtype is sg.uint8
    assert sg.asarray(array.array("i", [1, 2]), dtype=sg.float64).tolist() == [1, 2]
    with pytest.raises(ValueError, match="must be a multiple of element size"):
        sg.asarray(bytes(3), dtype=sg.int16)


def test_from_dlpack_shares_or_copies() -> None:
    values = np.ones(2)
    assert np.shares_memory(sg.from_dlpack(values, device="cpu", copy=False).numpy(), values)
    assert not np.shares_memory(sg.from_dlpack(values, copy=True).numpy(), values)
    x = sg.ones(2)
    assert not np.shares_memory(sg.from_dlpack(x, copy=True).numpy(), x.numpy())


@pytest.mark.parametrize("mode", [sg.no_grad, sg.inference_mode, lambda: sg.set_grad_enabled(False)])
def test_where_nothing_is_recorded_an_array_may_be_had(mode: Any) -> None:
    leaf = sg.ones(2, requires_grad=True)
    for x in (leaf, leaf * 2):
        with mode():
            assert np.shares_memory(x.numpy(), x.numpy(force=True))
            assert np.asarray(x).tolist() == x.tolist() == np.array(x).tolist()
            assert np.add(x, 1).tolist() == [v + 1 for v in x.tolist()]
            with pytest.raises(BufferError):
                np.from_dlpack(x)
        with pytest.raises(RuntimeError, match="requires grad"):
            x.numpy()


def test_numpy_takes_dtypes() -> None:
    assert np.zeros(2, sg.int16).dtype == np.int16
    assert np.dtype(sg.complex64) == np.complex64
