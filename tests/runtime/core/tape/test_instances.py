"""Tensors and nodes that compiled code makes are as those that Python makes."""

from __future__ import annotations

import gc
import pickle
import weakref
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.base import native
from specgrad.core.kernels import table
from specgrad.core.tape import tensor as tensors
from specgrad.core.tape.node import Node, new

MAKERS = [tensors.plain_tensor, tensors._plain_tensor]


@pytest.mark.parametrize("make", MAKERS)
def test_a_tensor_over_an_array(make: Any) -> None:
    array = np.arange(3.0)
    made, other = make(array), make(array)
    assert type(made) is sg.Tensor
    assert made._array is array
    assert (made._node, made._extra, made._changes) == (None, None, [0])
    assert made._changes is not other._changes
    made.add_(1)
    assert (made._version, other._version) == (1, 0)
    made.note = "what a user adds"
    assert vars(made) == {"note": "what a user adds"}
    assert vars(other) == {}
    assert pickle.loads(pickle.dumps(made)).tolist() == [1.0, 2.0, 3.0]
    reference = weakref.ref(made)
    made.itself = made
    del made
    gc.collect()
    assert reference() is None


def test_an_instance_without_init() -> None:
    class Noted(Node):
        __slots__ = ("note",)

        def __init__(self) -> None:
            raise AssertionError("__init__ was called")

    made = new(Noted)
    assert type(made) is Noted
    assert not hasattr(made, "note")
    made.note = [made]
    reference = weakref.ref(made)
    del made
    gc.collect()
    assert reference() is None


@pytest.mark.skipif(not table.compiled, reason="nothing is compiled here: Python makes them")
def test_what_compiled_code_makes_no_instance_of() -> None:
    for given in (3, int, np.ndarray, None):
        with pytest.raises(TypeError, match=r"new_instance\(\) makes instances of classes that are written in Python"):
            native.new_instance(given)
    for given in (3, None):
        with pytest.raises(TypeError, match=r"maker_of\(\) takes a class"):
            native.maker_of(given)

    class NoTensor:
        _array = 3

    with pytest.raises(TypeError, match=r"_array is no slot of the class"):
        native.maker_of(NoTensor)
    assert type(sg.ones(2) + 1) is sg.Tensor
