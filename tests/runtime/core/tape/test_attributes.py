"""What compiled code tells of a tensor is what Python tells of it."""

from __future__ import annotations

import inspect
import pickle
import pydoc
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.base import native_runtime
from specgrad.core.base.device import CPU
from specgrad.core.base.dtypes import ALL, by_numpy
from specgrad.core.tape.size import ElementCount, Size
from specgrad.core.tape.tensor import Tensor

TOLD: dict[str, Any] = native_runtime.attributes_of(vars(Tensor), Size, CPU, by_numpy)
ATTRIBUTES = [name for name, told in TOLD.items() if hasattr(type(told), "__set__")]
METHODS = [name for name in TOLD if name not in ATTRIBUTES]

pytestmark = pytest.mark.skipif(not TOLD, reason="nothing is compiled, so Python tells everything")


def _tensors() -> list[Tensor]:
    x = sg.arange(24.0).reshape(2, 3, 4)
    of_dtypes = [sg.zeros(2, 3, dtype=dtype) for dtype in ALL]
    with sg.inference_mode():
        made_there = sg.ones(2)
    views = [x, x[1], x[:, 1:, ::2], x.transpose(0, 2), x[1, 2, 3], x.flip(0), sg.zeros(0, 3), sg.zeros(3, 0)[1:], x.expand(5, 2, 3, 4), x[:, None]]
    return [*views, *of_dtypes, made_there, sg.nn.Parameter(x), sg.from_numpy(np.arange(12.0)[3:].reshape(3, 3)[1:])]


def _in_python(name: str) -> Any:
    """The Python that tells it of any tensor: of a compiled one, what it stands in front of."""
    told = vars(Tensor)[name]
    return getattr(told, "fget", told) if name in ATTRIBUTES else told.__get__(None, Tensor)


def _outcome(function: Any, *args: Any, **options: Any) -> Any:
    try:
        found = function(*args, **options)
    except Exception as error:
        return type(error), str(error)
    return type(found), found


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_attributes_are_as_python_tells_them(name: str) -> None:
    python = _in_python(name)
    assert inspect.isfunction(python)
    for tensor in _tensors():
        assert _outcome(getattr, tensor, name) == _outcome(python, tensor)


@pytest.mark.parametrize("name", METHODS)
def test_methods_are_as_python_tells_them(name: str) -> None:
    python = _in_python(name)
    assert inspect.isfunction(python)
    given: list[Any] = [(), (None,), (0,), (-1,), (2,), (-4,), (7,), (2**70,), (True,), ("a",), (1.5,), (0, 0), (sg.contiguous_format,), (np.int64(1),)]
    for tensor in _tensors():
        for args in given:
            called = eval(f"lambda tensor, args: tensor.{name}({', '.join(f'args[{i}]' for i in range(len(args)))})")  # without binding it
            assert _outcome(called, tensor, args) == _outcome(getattr(tensor, name), *args), args
            if name != "size":  # whose function calls the method
                assert _outcome(called, tensor, args) == _outcome(python, tensor, *args), args


def test_the_size_is_a_number_that_can_be_called() -> None:
    x = sg.zeros(2, 3)
    assert type(x.size) is ElementCount
    assert x.size == 6
    assert (x.size(), x.size(0), x.size(dim=1), Tensor.size(x), Tensor.size(x, 1)) == ((2, 3), 2, 3, (2, 3), 3)
    assert type(x.size()) is Size


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_attributes_cannot_be_set(name: str) -> None:
    x = sg.zeros(2)
    with pytest.raises(AttributeError, match=name):
        setattr(x, name, 1)
    with pytest.raises(AttributeError, match=name):
        delattr(x, name)
    assert isinstance(getattr(Tensor, name), property)
    assert getattr(Tensor, name).__doc__ == vars(Tensor)[name].__doc__


def test_a_tensor_that_holds_nothing_has_no_attributes() -> None:
    empty = object.__new__(Tensor)
    for name in ATTRIBUTES:
        with pytest.raises(AttributeError, match="_array"):
            getattr(empty, name)
    with pytest.raises(AttributeError, match="_array"):
        empty.stride()


def test_a_subclass_may_tell_otherwise() -> None:
    class Odd(Tensor):
        @property
        def shape(self) -> Any:
            return "odd"

        def stride(self, dim: Any = None) -> Any:
            return super().stride()[::-1]

    x = Odd(sg.zeros(2, 3))
    assert x.shape == "odd"
    assert x.stride() == (1, 3)
    assert x.dtype is sg.float32


def test_methods_can_be_kept_asked_and_pickled() -> None:
    x = sg.zeros(2, 3)
    kept = x.stride
    assert kept() == (3, 1)
    assert list(inspect.signature(kept).parameters) == ["dim"]
    assert list(inspect.signature(Tensor.stride).parameters) == ["self", "dim"]
    assert pickle.loads(pickle.dumps(kept))() == (3, 1)
    assert vars(Tensor)["stride"].__name__ == "stride"
    shown = pydoc.render_doc(Tensor)
    assert "The step between neighbours" in shown
    assert "The size of each dimension." in shown


def test_items_of_shapes() -> None:
    shape = sg.zeros(2, 3, 4).shape
    assert (shape[0], shape[-1], shape[True], shape[np.int64(1)]) == (2, 4, 3, 3)
    for part in (slice(1, None), slice(None, -1), slice(None, None, -1), slice(5, None), slice(None)):
        assert type(shape[part]) is Size and tuple(shape[part]) == tuple(shape)[part]
    assert shape[1:] == (3, 4)
    for index in (3, -4, 2**70):
        with pytest.raises(IndexError):
            shape[index]
    with pytest.raises(TypeError):
        shape["a"]  # type: ignore[call-overload]
    assert Size.__getitem__((5, 6), 1) == 6  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "given", [(), ({}, tuple, CPU, {}, 1), ({}, int, CPU, {}), ({}, tuple, CPU, []), ({"shape": 3}, tuple, CPU, {}), ({"shape": len}, tuple, CPU, {})]
)
def test_what_is_no_class_of_tensors(given: Any) -> None:
    with pytest.raises((TypeError, KeyError)):
        native_runtime.attributes_of(*given)


def test_what_gives_no_items() -> None:
    with pytest.raises(TypeError, match="cannot stand behind"):
        native_runtime.item_of(3)  # type: ignore[arg-type]


@pytest.mark.parametrize("shape", [(), (5,), (2, 12), (2, 3, 4), (2, 1, 3, 0)])
def test_dimensions_in_reverse_order(shape: tuple[int, ...]) -> None:
    x, order = sg.rand(shape), tuple(range(len(shape)))[::-1]
    view, by_an_op = x.T, sg.permute(x, order)
    assert view._array.strides == by_an_op._array.strides and view.tolist() == by_an_op.tolist()
    assert view._base is x and view._extra.steps == by_an_op._extra.steps  # type: ignore[union-attr]
    assert view.T._base is x and view.T._extra.steps == sg.permute(by_an_op, order)._extra.steps  # type: ignore[union-attr]


def test_the_history_of_dimensions_in_reverse_order() -> None:
    x, base = sg.ones(2, 3).requires_grad_(), sg.ones(2, 3)
    assert x.T.grad_fn.name() == "PermuteBackward0" and not x.detach().T.requires_grad  # type: ignore[union-attr]
    view = base.T
    base *= x
    view.mul_(3).sum().backward()
    assert x.grad is not None and x.grad.tolist() == [[3.0] * 3] * 2
    with sg.no_grad():
        assert x.T.grad_fn is None and x.T._base is x
    with sg.inference_mode():
        assert sg.ones(2, 3).T.is_inference()


def test_sums_of_transposed_matrices_are_transposed() -> None:
    x, y = sg.arange(6.0).reshape(2, 3), sg.ones(2, 3)
    out = x.T + y.T
    assert out.stride() == (1, 3) and out.tolist() == (x + y).T.tolist()
    assert (x.T + y.reshape(3, 2)).tolist() == [[1, 4], [2, 5], [3, 6]]
