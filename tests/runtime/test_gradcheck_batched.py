"""gradcheck of batched gradients: what `is_grads_batched` gives at once is what one pass for each gives."""

from __future__ import annotations

from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, gradcheck, gradgradcheck
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
