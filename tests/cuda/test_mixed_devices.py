"""Numbers of the host beside tensors of a device: ops that do not take them say so, as PyTorch does; and tangents lie where their values do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd import forward_ad
from specgrad.nn import functional as F
from tests.cuda.places import on_both

pytestmark = pytest.mark.usefixtures("place")

ONE_DEVICE = r"\(\): Expected all tensors to be on the same device, but found at least two devices, .*(cpu.*cuda:0|cuda:0.*cpu)"
REFUSED: dict[str, Callable[[Any, Any], Any]] = {  # of a number of the host, and a matrix of the device
    "stack": lambda number, x: sg.stack([x[0, 0], number]),
    "cat": lambda number, x: sg.cat([number[None], x[0]]),
    "take": lambda number, x: number.take(x[0].long()),
    "put": lambda number, x: number.put(x[0].long() * 0, x[0], accumulate=True),
    "addmm": lambda number, x: sg.addmm(number, x, x),
    "addmv": lambda number, x: sg.addmv(number, x, x[0]),
    "a bias": lambda number, x: F.linear(x, x, number),
    "searchsorted": lambda number, x: sg.searchsorted(x[0], number),
    "isin": lambda number, x: sg.isin(number, x),
    "masked_select": lambda number, x: number.masked_select(x > 0),
    "masked_scatter": lambda number, x: x.masked_scatter(x > 0, number),
    "add_": lambda number, x: number.add_(x[0, 0]),
    "add_ with a history": lambda number, x: (number.requires_grad_() * 1).add_(x[0, 0]),
    "mul_ of a matrix": lambda number, x: number.mul_(x),
    "eq_": lambda number, x: number.eq_(x[0, 0]),
    "addcmul_": lambda number, x: number.addcmul_(x[0, 0], x[0, 0]),
    "ldexp_, which is made of other ops": lambda number, x: number.ldexp_(x[0, 0]),
}


@pytest.mark.parametrize("op", REFUSED.values(), ids=REFUSED)
def test_ops_that_take_no_number_of_the_host(op: Callable[[Any, Any], Any]) -> None:
    number = sg.tensor(2.0)
    with pytest.raises(RuntimeError, match=ONE_DEVICE):
        op(number, sg.eye(2, device="cuda"))
    assert number.is_cpu and number.item() == 2.0


def test_results_of_numpy_s_functions_are_written_where_they_are() -> None:
    x = sg.eye(2, device="cuda")
    for given, out in ((x, sg.zeros(2)), (x, np.zeros(2)), (sg.eye(2), sg.zeros(2, device="cuda"))):
        with pytest.raises(RuntimeError, match=r"on the same device, but the result is on (cuda:0 and out= on cpu|cpu and out= on cuda:0)$"):
            np.sum(given, axis=0, out=out)
        assert not out.any()


@on_both
def test_a_number_of_a_device_is_copied_and_filled_in() -> None:
    number = sg.tensor(2.0)
    assert number.copy_(sg.tensor(3.0, device="cuda")).item() == 3.0 and number.fill_(sg.tensor(4.0, device="cuda")).item() == 4.0
    assert number.is_cpu


def test_a_tangent_lies_where_its_value_does() -> None:
    tensors = [sg.ones(3), sg.ones(3, device="cuda:0"), sg.ones(3, device="cuda:1")]
    with forward_ad.dual_level():
        for value in tensors:
            for tangent in tensors:
                if value is tangent:
                    assert forward_ad.unpack_dual(forward_ad.make_dual(value, tangent)).tangent.device == value.device
                    continue
                with pytest.raises(RuntimeError, match=f"has a different device .* expected {value.device}, got {tangent.device}"):
                    forward_ad.make_dual(value, tangent)


MISSING: dict[str, Callable[[], Any]] = {
    "special.airy_ai": lambda: sg.special.airy_ai(sg.ones(2, device="cuda")),
    "linalg.ldl_factor": lambda: sg.linalg.ldl_factor(sg.eye(2, device="cuda")),
    "linalg.ldl_solve": lambda: sg.linalg.ldl_solve(sg.eye(2, device="cuda"), sg.ones(2, dtype=sg.int32, device="cuda"), sg.eye(2, device="cuda")),
}


@pytest.mark.parametrize("name", MISSING)
def test_what_no_device_computes_says_so(name: str) -> None:
    with pytest.raises(NotImplementedError, match=rf"{name}\(\) is not implemented for tensors on "):
        MISSING[name]()


def test_an_error_of_arrays_in_a_node_names_the_node() -> None:
    """Also where it is not NumPy that finds that the shapes do not fit."""
    with sg.autograd.graph.saved_tensors_hooks(lambda t: t, lambda _: sg.ones(7, device="cuda")):
        y = sg.ones(3, device="cuda", requires_grad=True).exp()
    with pytest.raises(RuntimeError, match="ExpBackward0 failed on arrays of other shapes than those that it was recorded for") as caught:
        y.sum().backward()
    assert isinstance(caught.value.__cause__, ValueError)
