"""gradcheck of batched gradients: what `is_grads_batched` gives at once is what one pass for each gives."""

from __future__ import annotations

from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, forward_ad, gradcheck, gradgradcheck
from specgrad.autograd.gradcheck import GradcheckError


def leaf(*shape: int) -> Tensor:
    return (sg.arange(float(sg.zeros(shape).numel()), dtype=sg.float64).reshape(shape) / 7 + 0.3).requires_grad_()


@pytest.mark.parametrize("func", [lambda x: x.sin(), lambda x: (x @ x.t(), x.sum()), lambda x: x[1:] * 2, lambda x: x.softmax(-1)])
@pytest.mark.parametrize("fast", [False, True])
def test_right_ones_pass(func: Any, fast: bool) -> None:
    assert gradcheck(func, (leaf(2, 3),), check_batched_grad=True, fast_mode=fast)
    assert gradgradcheck(func, (leaf(2, 3),), check_batched_grad=True, fast_mode=fast)


def test_a_backward_that_mixes_the_batch_is_found() -> None:
    class Mixes(Function):
        """Right for one gradient; of several at once it makes one."""

        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return sg.from_numpy(grad.numpy().reshape(-1, 3)[:1].reshape(-1)) * 2

    assert gradcheck(Mixes.apply, (leaf(3),))
    with pytest.raises(GradcheckError, match=r"[Bb]atched gradients of output 0"):
        gradcheck(Mixes.apply, (leaf(3),), check_batched_grad=True)


@pytest.mark.parametrize("func", [lambda x: x.sin(), lambda x: (x @ x.t(), x.sum()), lambda x: x[1:] * 2, lambda x: (x.softmax(-1), x.detach() * 1)])
@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("backward", [False, True])
def test_right_ones_pass_in_forward_mode(func: Any, fast: bool, backward: bool) -> None:
    assert gradcheck(func, (leaf(2, 3),), check_forward_ad=True, check_backward_ad=backward, check_batched_forward_grad=True, fast_mode=fast)


def test_complex_inputs_and_several_of_them_in_forward_mode() -> None:
    z = (leaf(3).detach() + 1j).requires_grad_()
    assert gradcheck(lambda z, x: (z * x, x.exp(), (z * z.conj()).real), (z, leaf(3)), check_forward_ad=True, check_batched_forward_grad=True)


def test_tangents_that_depend_on_the_batch_are_found() -> None:
    def func(x: Tensor) -> Tensor:
        primal, tangent = forward_ad.unpack_dual(x)
        if tangent is None:
            return x * 2
        return forward_ad.make_dual(primal.detach() * 2, tangent * (2 if tangent._level is None else 3))

    given: dict[str, Any] = {"check_forward_ad": True, "check_backward_ad": False}
    assert gradcheck(func, (leaf(3),), **given)
    with pytest.raises(GradcheckError, match=r"Batched gradients in forward mode of output 0 with respect to input 0 are not those"):
        gradcheck(func, (leaf(3),), check_batched_forward_grad=True, **given)
    assert not gradcheck(func, (leaf(3),), check_batched_forward_grad=True, raise_exception=False, **given)


def test_a_function_that_reads_values_fails_in_a_batch() -> None:
    def reads(x: Tensor) -> Tensor:
        tangent = forward_ad.unpack_dual(x).tangent
        return x * 2 if tangent is None or tangent.sum().item() > -100 else x

    assert gradcheck(reads, (leaf(3),), check_forward_ad=True)
    with pytest.raises(GradcheckError, match=r"While computing batched gradients in forward mode with respect to input 0, got"):
        gradcheck(reads, (leaf(3),), check_forward_ad=True, check_batched_forward_grad=True)
