"""What NumPy's protocols do beside the functions: operators with arrays, `out`, `where`, methods of ufuncs, and what has no rule."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from scipy import special

import specgrad as sg
from tests.forgotten import libraries_forgotten


@pytest.fixture
def leaf() -> Any:
    return sg.tensor([1.0, 4.0, 9.0], requires_grad=True)


def gradient(function: Callable[[Any], Any], x: Any) -> list[float]:
    (found,) = sg.autograd.grad(function(x), x)
    return found.tolist()


def test_operators_with_arrays(leaf: Any) -> None:
    array = np.array([1.0, 2.0, 3.0], np.float32)
    for made in (array * leaf, np.multiply(array, leaf), np.multiply(leaf, array)):
        assert made.tolist() == [1, 8, 27] and made.dtype is sg.float32 and made.requires_grad
    assert (np.float64(2) * leaf).dtype is (leaf * np.float64(2)).dtype is sg.float32
    assert (np.array(2.0) * leaf).dtype is (leaf * np.array(2.0)).dtype is sg.float32
    assert gradient(lambda x: np.array([[1.0, 2.0, 3.0]], np.float32) @ x, leaf) == [1, 2, 3]


def test_out(leaf: Any) -> None:
    plain, array, target = leaf.detach(), np.zeros(3), sg.zeros(3)
    assert np.sqrt(plain, out=array) is array and array.tolist() == [1, 2, 3]
    before = target._version
    assert np.sqrt(plain, out=target) is target and target.tolist() == [1, 2, 3] and target._version == before + 1
    assert np.sum(plain, out=sg.zeros(())).item() == 14
    array += plain
    assert type(array) is np.ndarray and array.tolist() == [2, 6, 12]
    for wrong, error, message in (
        (lambda: np.sqrt(leaf, out=array), RuntimeError, "out=.*automatic differentiation"),
        (lambda: np.sqrt(plain, out=leaf), RuntimeError, "leaf .* in-place"),
        (lambda: np.sqrt(plain, out=np.zeros(2)), ValueError, r"\(3,\) does not fit into out= of shape \(2,\)"),
        (lambda: np.sqrt(plain, out=np.zeros(3, int)), TypeError, "does not take"),
    ):
        with pytest.raises(error, match=message):
            wrong()
    with sg.no_grad():
        assert np.sqrt(leaf, out=array) is array


def test_a_tensor_as_out_takes_the_history(leaf: Any) -> None:
    for call in (
        lambda out: np.multiply(leaf, 2.0, out=out),
        lambda out: np.cumsum(leaf * 2, out=out),
        lambda out: np.multiply(leaf, 2.0, where=np.array([True, False, True]), out=out),
    ):
        target = sg.zeros(3)
        assert call(target) is target and target.requires_grad
        (found,) = sg.autograd.grad(target[0], leaf)
        assert found.tolist() == [2, 0, 0]
    replaced = leaf * 3
    np.copysign(sg.ones(3), -1.0, out=replaced)
    assert replaced.tolist() == [-1, -1, -1] and gradient(lambda x: replaced.sum(), leaf) == [0, 0, 0]


def test_where() -> None:
    x, mask = sg.tensor([4.0, 0.0, 9.0], requires_grad=True), np.array([True, False, True])
    assert np.log(x, where=mask).tolist()[1] == 0
    assert gradient(lambda x: np.sum(np.sqrt(x, where=mask)), x) == pytest.approx([1 / 4, 0, 1 / 6])
    assert np.sqrt(x.detach(), where=mask, out=np.full(3, 7.0)).tolist() == [2, 7, 3]
    quotient, rest = np.divmod(x, 2.0, where=mask)
    assert quotient.tolist() == [2, 0, 4] and rest.tolist() == [0, 0, 1]


def test_at(leaf: Any) -> None:
    x = leaf * 1
    np.add.at(x, [0, 0], leaf[:2])
    assert x.tolist() == [6, 4, 9] and gradient(lambda leaf: x.sum(), leaf) == [2, 2, 1]
    y = sg.ones(3)
    np.multiply.at(y, [0, 0], 3.0)
    assert y.tolist() == [9, 1, 1] and y._version == 1
    with pytest.raises(TypeError, match=r"multiply\.at has no rule for tensors with a history"):
        np.multiply.at(leaf * 1, [0], 2.0)
    with pytest.raises(TypeError, match="requires grad"):
        np.add.at(np.zeros(3), [0], leaf[:1])


def test_functions_without_a_rule(leaf: Any) -> None:
    plain = leaf.detach()
    assert isinstance(np.histogram(plain)[0], np.ndarray)
    np.save(io.BytesIO(), plain)
    for call in (np.trim_zeros, lambda x: np.save(io.BytesIO(), x), lambda x: np.copyto(np.zeros(3), x), np.frompyfunc(abs, 1, 1)):
        call(plain)
        with pytest.raises(TypeError, match=r"has no rule for tensors.*requires grad"):
            call(leaf)
        with sg.no_grad():
            call(leaf)
        with pytest.raises(TypeError, match="is a batch of vmap"):
            sg.vmap(call)(plain)
        with pytest.raises(TypeError, match="is a dual tensor"):
            sg.func.jvp(call, (plain,), (plain,))


def test_what_is_asked_of_a_tensor_with_a_history(leaf: Any) -> None:
    assert np.shape(leaf) == (3,) and np.ndim(leaf) == 1 and np.size(leaf) == 3 and not np.iscomplexobj(leaf)
    assert np.array_equal(leaf, leaf) and np.result_type(leaf, np.float64) == np.float64
    assert sg.vmap(lambda x: x * np.ndim(x))(sg.ones(2, 3)).tolist() == [[1] * 3] * 2
    with pytest.raises(RuntimeError, match="detach"):
        np.asarray(leaf)


@pytest.mark.parametrize("change", [
    lambda t: np.copyto(t, np.zeros(3)), lambda t: np.put(t, [0], 1.0), lambda t: np.place(t, [True, False, True], [1.0]), lambda t: np.putmask(t, t > 1, 0.0),
    lambda t: np.fill_diagonal(t.reshape(1, 3), 0.0), lambda t: np.put_along_axis(t, np.array([0]), 1.0, 0),
])  # fmt: skip
def test_changes_behind_the_back_of_a_tensor(change: Callable[[Any], Any]) -> None:
    t = sg.tensor([1.0, 2.0, 3.0])
    with pytest.raises(TypeError, match="would change elements where the tensor cannot notice it"):
        change(t)
    assert t.tolist() == [1, 2, 3]


def test_wrong_arguments_are_named(leaf: Any) -> None:
    for wrong, message in (
        (lambda: np.argmax(leaf, ax=0), "ax"),
        (lambda: np.add(leaf, leaf, signature="ff->f"), "signature"),
        (lambda: np.add(leaf, np.array(["a"])), "expected numbers"),
        (lambda: np.add(leaf, np.array([None])), "expected numbers"),
    ):
        with pytest.raises(TypeError, match=message):
            wrong()


def test_other_dtypes_and_second_order(leaf: Any) -> None:
    assert np.sin(leaf.bfloat16()).dtype is sg.bfloat16 and np.exp(leaf.half()).dtype is sg.float16
    assert np.cumsum(leaf, dtype="float64").dtype is np.sum(leaf, dtype=np.float64).dtype is sg.float64
    (first,) = sg.autograd.grad(np.sum(special.erf(leaf) * np.sqrt(leaf)), leaf, create_graph=True)
    assert first.requires_grad and gradient(lambda x: first.sum(), leaf)[0] != 0


def test_lists_of_tensors(leaf: Any) -> None:
    assert np.concatenate([[1.0, 2.0], leaf]).requires_grad
    assert gradient(lambda x: np.sum(np.stack([x[0], x[1]])), leaf) == [1, 1, 0]


BOW = """
- name: bow(Tensor self) -> Tensor
  forward: self * self * self
  numpy_function: spacing
  self: grad * 3 * self * self
  docs: Cubes.
"""


@pytest.fixture
def named() -> Iterator[None]:
    """What libraries say of NumPy's functions holds until the test has ended."""
    with libraries_forgotten():
        yield


def test_ops_of_libraries(named: None) -> None:
    sg.define(BOW, namespace="bows", compile="never")
    x = sg.tensor([2.0], requires_grad=True)
    assert np.spacing(x).item() == 8 and gradient(lambda x: np.spacing(x), x) == [12]
    sg.define(BOW.replace("bow", "curve").replace("Cubes", "Curves"), namespace="bows", compile="never")  # the same library, written anew
    assert np.spacing(x).grad_fn.name() == "CurveBackward0"


def test_two_libraries_for_one_function(named: None) -> None:
    sg.define(BOW, namespace="bows", compile="never")
    with pytest.raises(ImportError, match=r"knots cannot stand for numpy.spacing: an op of bows does already"):
        sg.define(BOW.replace("bow", "knot"), namespace="knots", compile="never")
    assert np.spacing(sg.tensor([2.0])).item() == 8 and "knots" not in dir(sg.ops)


def test_a_function_that_has_an_op(named: None) -> None:
    """What specgrad's own op would answer cannot be another's: the entry would say something that has no effect."""
    with pytest.raises(ImportError, match=r"bows cannot stand for numpy.sin: an op of specgrad does already"):
        sg.define(BOW.replace("spacing", "sin"), namespace="bows", compile="never")
    assert np.sin(sg.tensor([0.0])).item() == 0 and "bows" not in dir(sg.ops)


def test_arrays_of_objects_are_numpys() -> None:
    found = np.broadcast_arrays(sg.ones(2), None)
    assert [type(part) for part in found] == [np.ndarray, np.ndarray] and found[1].dtype == object
    with pytest.raises(TypeError, match=r"numpy\.broadcast_arrays .* requires grad"):
        np.broadcast_arrays(sg.ones(2, requires_grad=True), None)
