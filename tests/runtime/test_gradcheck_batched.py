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


# ---- forward mode

FORWARD: list[Any] = [
    lambda x: x.sin(), lambda x: (x @ x.t(), x.sum()), lambda x: x[1:] * 2, lambda x: x.softmax(-1), lambda x: (x.exp() * x).unbind(),
    sg.vmap(lambda row: row.cumsum(0) * row),
]  # fmt: skip


@pytest.mark.parametrize("func", FORWARD)
@pytest.mark.parametrize("fast", [False, True])
def test_right_tangents_pass(func: Any, fast: bool) -> None:
    options: Any = {"check_forward_ad": True, "check_batched_forward_grad": True, "fast_mode": fast}
    assert gradcheck(func, (leaf(2, 3),), **options)
    assert gradcheck(func, (leaf(2, 3),), check_backward_ad=False, **options)


def test_complex_tangents_pass() -> None:
    x = sg.complex(leaf(3).detach(), leaf(3).detach() * 2).requires_grad_()
    assert gradcheck(lambda x: (x * x, x.abs()), (x,), check_forward_ad=True, check_batched_forward_grad=True)


class MixesTangents(Function):
    """Of several tangents at once, each gets what all of them together would."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x: Tensor) -> Tensor:
        return x * 2

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        pass

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad * 2

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor) -> Tensor:
        return Doubled.apply(tangent)


class Doubled(MixesTangents):
    generate_vmap_rule = False

    @staticmethod
    def vmap(info: Any, in_dims: Any, x: Tensor) -> Any:
        return (x * 2).sum(0, keepdim=True).expand(x.shape), 0


def test_a_jvp_that_mixes_the_batch_is_found() -> None:
    assert gradcheck(MixesTangents.apply, (leaf(3),), check_forward_ad=True)
    with pytest.raises(GradcheckError, match="Batched tangents of output 0 for input 0"):
        gradcheck(MixesTangents.apply, (leaf(3),), check_forward_ad=True, check_batched_forward_grad=True)


def test_a_jvp_that_cannot_take_a_batch_is_found() -> None:
    class TakesNone(MixesTangents):
        @staticmethod
        def jvp(ctx: Any, tangent: Tensor) -> Tensor:
            return sg.from_numpy(tangent.numpy() * 2)

    assert gradcheck(TakesNone.apply, (leaf(3),), check_forward_ad=True)
    with pytest.raises(GradcheckError, match="While computing batched tangents for input 0, got: RuntimeError"):
        gradcheck(TakesNone.apply, (leaf(3),), check_forward_ad=True, check_batched_forward_grad=True)
