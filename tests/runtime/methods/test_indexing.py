"""tensor[...] and tensor[...] = value, against NumPy where the two agree, and the gradients of both."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

import specgrad as sg
from tests.effort import tries

examples = settings(max_examples=tries(100, 300), deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))

SHAPE = (3, 4, 2)
basic = hnp.basic_indices(SHAPE, allow_newaxis=True, allow_ellipsis=True, max_dims=6).filter(
    lambda index: not any(isinstance(i, slice) and i.step is not None and i.step < 0 for i in (index if isinstance(index, tuple) else (index,)))
)
masks = hnp.arrays(bool, st.sampled_from([(3,), (3, 4), SHAPE]))
several = hnp.integer_array_indices(SHAPE, result_shape=hnp.array_shapes(min_dims=1, max_dims=2, max_side=3))
mixed = st.tuples(
    hnp.arrays(np.int64, st.sampled_from([(2,), (2, 2)]), elements=st.integers(-3, 2)), st.sampled_from([slice(None), slice(1, None), 0, None, Ellipsis])
)
indices = basic | masks | several | mixed


def as_tensors(index: Any) -> Any:
    if isinstance(index, np.ndarray):
        return sg.tensor(index)
    return tuple(as_tensors(i) for i in index) if isinstance(index, tuple) else index


def values() -> Any:
    return np.arange(24.0).reshape(SHAPE)


@examples
@given(indices, st.booleans())
def test_getting_is_numpys(index: Any, arrays_as_they_are: bool) -> None:
    expected = values()[index]
    x = sg.tensor(values(), requires_grad=True)
    out = x[index if arrays_as_they_are else as_tensors(index)]
    assert out.shape == expected.shape
    assert np.array_equal(out.detach().numpy(), expected)
    weights = np.arange(expected.size, dtype=float).reshape(expected.shape) + 1
    (out * sg.tensor(weights)).sum().backward()
    gradient = np.zeros(SHAPE)
    np.add.at(gradient, index, weights)
    assert np.array_equal(x.grad.numpy(), gradient)


@examples
@given(basic)
def test_basic_indexing_gives_views(index: Any) -> None:
    x = sg.tensor(values())
    out = x[index]
    if out.numel():
        assert out._is_view()
        assert out._base is x
        out.fill_(-1.0)
        assert (x == -1).sum().item() == out.numel()


@examples
@given(masks | several)
def test_picking_gives_copies(index: Any) -> None:
    x = sg.tensor(values())
    out = x[as_tensors(index)]
    assert not out._is_view()
    out.fill_(-1.0)
    assert (x >= 0).all().item()


@examples
@given(indices, st.sampled_from(["number", "tensor", "row"]))
def test_setting_is_numpys(index: Any, kind: str) -> None:
    """And the gradient reaches what was not overwritten, and the value."""
    shape = values()[index].shape
    if kind == "row" and (not shape or not shape[-1]):
        kind = "number"
    given_ = {"number": 7.0, "tensor": np.full(shape, 5.0), "row": np.full(shape[-1:], 3.0)}[kind]
    expected = values()
    expected[index] = given_
    x = sg.tensor(values(), requires_grad=True)
    y = x * 1
    value = given_ if kind == "number" else sg.tensor(given_, requires_grad=True)
    y[as_tensors(index)] = value
    assert np.array_equal(y.detach().numpy(), expected)
    y.sum().backward()
    kept = np.ones(SHAPE)
    kept[index] = 0
    assert np.array_equal(x.grad.numpy(), kept)
    if kind != "number" and not _repeats(index):
        assert value.grad is not None
        assert value.grad.sum().item() == values()[index].size


@examples
@given(indices | st.sampled_from([0, (0, 1, 2), (..., 1), (None, 2), np.array(1), slice(None, None, -1)]), st.sampled_from(["number", "tensor", "one", "view"]))
def test_setting_what_has_no_history_is_numpys(index: Any, kind: str) -> None:
    """One change, however it is made, that every view sees and that saved values are checked against."""
    shape = np.shape(values()[index])
    given_ = 7.0 if kind in ("number", "one") else np.arange(math.prod(shape), dtype=float).reshape(shape)
    x, w = sg.tensor(values()), sg.ones((), dtype=sg.float64, requires_grad=True)
    view, product = x.reshape(-1), x * w
    value = {"number": 7.0, "one": sg.tensor(7.0, dtype=sg.float64)}.get(kind)
    if value is None:
        value = sg.tensor(given_)
        value = value if kind == "tensor" else sg.cat([value[None], value[None]])[1]
    x[as_tensors(index)] = value
    if not _repeats(index):
        expected = values()
        expected[index] = given_
        assert np.array_equal(x.numpy(), expected) and np.array_equal(view.numpy(), expected.reshape(-1))
    assert x._version == view._version == 1 and x.grad_fn is None
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        product.sum().backward()


def test_setting_parts_that_overlap() -> None:
    x = sg.arange(6.0)
    x[1:] = x[:-1]
    assert x.tolist() == [0.0, 0.0, 1.0, 2.0, 3.0, 4.0]
    wide = sg.zeros(3, 1).expand(3, 4)
    for index in (slice(None), (slice(None), slice(2)), sg.tensor([0])):
        with pytest.raises(RuntimeError, match="more than one element of the written-to tensor"):
            wide[index] = 1.0
    wide[:, 0] = 2.0
    assert (wide == 2).all() and wide._version == 1


@pytest.mark.parametrize("index", [0, slice(1), (0, 1), sg.tensor([0]), sg.tensor([True, False])])
def test_where_history_or_a_mode_has_a_say_numbers_are_set_by_the_general_way(index: Any) -> None:
    leaf = sg.ones(2, 2, requires_grad=True)
    for tensor in (leaf, leaf.detach().requires_grad_()[:]):
        with pytest.raises(RuntimeError, match="leaf Variable that requires grad"):
            tensor[index] = 0.0
    with sg.no_grad():
        leaf[index] = 3.0
    assert leaf.is_leaf and (leaf == 3).any()
    part = (leaf * 1)[:]
    part[index] = 0.0
    assert part.grad_fn is not None and part._base is not None and "CopySlices" in repr(part._base.grad_fn)
    base = leaf * 1
    with sg.no_grad():
        unrecorded = base[:]
    with pytest.raises(RuntimeError, match="no_grad"):
        unrecorded[index] = 0.0
    with sg.inference_mode():
        frozen = sg.ones(2, 2)
    with pytest.raises(RuntimeError, match="inference tensor"):
        frozen[index] = 0.0
    changed = sg.ones(2, 2, dtype=sg.int64)
    changed[index] = 2.9
    assert changed.max().item() == 2


def _repeats(index: Any) -> bool:
    """Whether some element is picked twice: which of two values it gets is nobody's promise."""
    counts = np.zeros(SHAPE)
    np.add.at(counts, index, 1)
    return bool((counts > 1).any())


@pytest.mark.parametrize(
    ("index", "error", "text"),
    [
        (3, IndexError, "out of bounds for dimension 0 with size 3"),
        (-4, IndexError, "out of bounds"),
        ((0, 0, 0, 0), IndexError, "too many indices"),
        (slice(None, None, 0), ValueError, "step cannot be zero"),
        (1.5, IndexError, "indices must be ints"),
        ("name", (IndexError, TypeError), "indices must be"),
        ([0, 5], IndexError, "index 5 is out of bounds for dimension 0 with size 3"),
        ([0.5], IndexError, "ints or bools"),
        (([0, 1], [0, 1, 2]), IndexError, "could not be broadcast"),
        (np.array([True, False]), IndexError, "shape of the mask"),
    ],
)
def test_errors(index: Any, error: Any, text: str) -> None:
    x = sg.tensor(values())
    with pytest.raises(error, match=text):
        x[index]
    with pytest.raises(error, match=text):
        x[index] = 0.0
    assert np.array_equal(x.numpy(), values())
    assert x._version == 0


@pytest.mark.parametrize("value", ["text", None, [1.0], {}])
def test_what_cannot_be_assigned(value: Any) -> None:
    with pytest.raises(TypeError, match="can't assign"):
        sg.ones(3)[0] = value


def test_the_parts_of_complex_numbers_are_assigned() -> None:
    t = sg.ones(2, requires_grad=True)
    z = sg.zeros(2, dtype=sg.complex64)
    z.real, z.imag = t * 2, 3  # type: ignore[misc, assignment]
    assert z.tolist() == [2 + 3j, 2 + 3j]
    z.abs().square().sum().backward()
    assert t.grad is not None and t.grad.tolist() == [8.0, 8.0]


def test_values_that_do_not_fit() -> None:
    x = sg.zeros(2, 3)
    with pytest.raises(RuntimeError):
        x[0] = sg.ones(4)
    with pytest.raises(RuntimeError):
        x[[0, 1]] = sg.ones(4)
    with pytest.raises(RuntimeError, match="dtypes match"):
        x[[0, 1]] = sg.ones(3, dtype=sg.int64)
    with pytest.raises(RuntimeError, match="without overflow: 1j"):
        x[0, 0] = 1j
    x[0] = sg.ones(1, 1, 3, dtype=sg.int64)
    assert x.tolist() == [[1, 1, 1], [0, 0, 0]]


def test_indices_that_do_not_broadcast_are_told_of_in_the_same_words() -> None:
    x, index = sg.zeros(4, 4), (sg.tensor([0, 1]), sg.tensor([0, 1, 2]))
    told = r"indexing tensors could not be broadcast together with shapes \[2\], \[3\]"
    with pytest.raises(IndexError, match=told):
        x[index]
    with pytest.raises(IndexError, match=told):
        x[index] = 1.0
    with pytest.raises(IndexError, match=told):
        x.index_put(index, sg.ones(()))
    assert x._version == 0


def test_zero_dims() -> None:
    x = sg.tensor(3.0, requires_grad=True)
    assert x[...].item() == x[()].item() == 3
    assert x[None].shape == (1,)
    assert x[True].shape == (1,)
    assert x[False].shape == (0,)
    with pytest.raises(IndexError, match="0-dim tensor"):
        x[0]
    y = x * 1
    y[...] = 5.0
    assert y.item() == 5


def test_a_mask_assignment_keeps_the_value_in_the_graph() -> None:
    x, value = sg.zeros(3, requires_grad=True), sg.tensor(2.0, requires_grad=True)
    y = x * 1
    y[sg.tensor([True, False, True])] = value
    y.sum().backward()
    assert value.grad.item() == 2
    assert x.grad.tolist() == [0, 1, 0]


def test_iteration_and_unpacking() -> None:
    x = sg.arange(6.0).reshape(3, 2).requires_grad_()
    rows = list(x)
    assert [r.tolist() for r in rows] == [[0, 1], [2, 3], [4, 5]]
    a, (b, c), _ = x
    (a.sum() * b * c).backward()
    assert x.grad.tolist() == [[6, 6], [3, 2], [0, 0]]
    assert [r.tolist() for r in reversed(sg.arange(3))] == [2, 1, 0]


BACKWARDS = [
    slice(None, None, -1),
    slice(4, 1, -2),
    (slice(None, None, -1), slice(None, None, -2)),
    (..., slice(None, 0, -1)),
    (1, slice(None, None, -1)),
    slice(0, 5, -1),
]


@pytest.mark.parametrize("index", BACKWARDS, ids=str)
def test_negative_steps_pick_backwards(index: Any) -> None:
    array = np.arange(30.0).reshape(6, 5)
    x = sg.tensor(array, requires_grad=True)
    picked = x[index]
    assert np.array_equal(picked.detach().numpy(), array[index])
    (picked * sg.tensor(array[index])).sum().backward()
    kept = np.zeros_like(array)
    kept[index] = array[index]
    assert x.grad is not None and np.array_equal(x.grad.numpy(), kept)


@pytest.mark.parametrize("index", BACKWARDS, ids=str)
def test_negative_steps_are_assigned_backwards(index: Any) -> None:
    array = np.arange(30.0).reshape(6, 5)
    start, value = sg.tensor(array, requires_grad=True), sg.tensor(-array[index], requires_grad=True)
    y = start * 1
    y[index] = value
    array[index] = -array[index]
    assert np.array_equal(y.detach().numpy(), array)
    (y * sg.tensor(array)).sum().backward()
    assert value.grad is not None and np.array_equal(value.grad.numpy(), array[index])
    y = sg.zeros(6, 5)
    y[index] = 2
    assert y.sum().item() == 2 * value.numel()


@pytest.mark.parametrize("dtype", [sg.int8, sg.int16, sg.uint16, sg.uint32, sg.uint64])
def test_tensors_of_any_integers_are_indices(dtype: sg.dtype) -> None:
    x = sg.arange(12.0).reshape(3, 4)
    index = sg.tensor([2, 0, 1], dtype=dtype)
    assert np.array_equal(x[index].numpy(), x.numpy()[[2, 0, 1]])
    x[index] = sg.ones(4)
    assert (x == 1).all()


@pytest.mark.parametrize("requires_grad", [False, True])
def test_what_a_mask_of_all_dimensions_picks_takes_values_with_leading_dimensions_of_size_one(requires_grad: bool) -> None:
    mask = sg.tensor([[True, False, True], [False, True, False]])
    for shape in ((3,), (1, 3), (1, 1, 3)):
        x, values = sg.zeros(2, 3), sg.tensor([1.0, 2.0, 3.0]).reshape(shape).requires_grad_(requires_grad)
        x[mask] = values
        assert x.tolist() == [[1.0, 0.0, 2.0], [0.0, 3.0, 0.0]]
        assert not requires_grad or sg.autograd.grad(x.square().sum(), values)[0].equal(2 * values)
    for shape in ((3, 1), (1, 2), (2,), (1, 3, 1)):
        with pytest.raises(RuntimeError, match="shape mismatch: value tensor of shape"):
            sg.zeros(2, 3)[mask] = sg.ones(*shape, requires_grad=requires_grad)
