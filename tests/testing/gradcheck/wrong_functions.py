"""Functions with a Jacobian that is as it should be, and another one that their backward pass takes for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function


def leaf(*shape: int, seed: int = 0, dtype: Any = None) -> Tensor:
    random = np.random.default_rng(seed)
    values = random.standard_normal(shape) + (1j * random.standard_normal(shape) if dtype is sg.complex128 else 0)
    return sg.tensor(values, dtype=dtype or sg.float64, requires_grad=True)


def linear(right: Any, wrong: Any, shape_out: Sequence[int], shape_in: Sequence[int]) -> Callable[[Tensor], Tensor]:
    """x -> right @ x, whose gradient is that of wrong @ x; both of shape (elements out, elements in)."""
    forwards, backwards = sg.from_numpy(np.array(right)), sg.from_numpy(np.array(wrong).conj().T.copy())

    class Linear(Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(x: Tensor) -> Tensor:
            return (forwards.to(x.dtype) @ x.reshape(-1)).reshape(tuple(shape_out))

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            pass

        @staticmethod
        def backward(ctx: Any, grad: Tensor) -> Tensor:
            return (backwards @ grad.reshape(-1)).reshape(tuple(shape_in))

    return Linear.apply


def matrix(rows: int, columns: int, seed: int = 1, dtype: Any = None) -> Any:
    return leaf(rows, columns, seed=seed, dtype=dtype).detach().numpy()
