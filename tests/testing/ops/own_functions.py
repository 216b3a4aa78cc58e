"""Handwritten functions of a package, right ones and such with one mistake each: what `test_own_functions.py` makes ops of."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided

import specgrad as sg

CALLS: dict[str, int] = {}
KEPT: list[Any] = []
BUFFERS: dict[str, Any] = {}
LIMIT = 57.0


def times(name: str) -> int:
    CALLS[name] = CALLS.get(name, 0) + 1
    return CALLS[name]


# ---- of arrays


def beyond_a_limit(x: Any) -> Any:
    return np.asarray(np.where(x > LIMIT, 1.5 * x, x)).astype(x.dtype)


def of_twelve(x: Any) -> Any:
    return np.asarray(x * (2 if x.shape[-1:] == (12,) else 1)).astype(x.dtype)


def of_five_dimensions(x: Any) -> Any:
    return np.asarray(x * (2 if x.ndim >= 5 else 1)).astype(x.dtype)


def counts_its_calls(x: Any) -> Any:
    return np.asarray(x * 2 + (times("array") % 101 == 0)).astype(x.dtype)


def rows(x: Any, index: Any) -> Any:
    return x[index]


def rows_lost(g: Any, index: Any, shape: Any) -> Any:
    found = np.zeros(tuple(shape), g.dtype)
    found[index] += g
    return found


def the_same_twice(x: Any) -> Any:
    result = np.asarray(x * 2)
    return result, result


def in_int32(x: Any) -> Any:
    return np.asarray(np.sum((x * x).astype(np.int32) if x.dtype.kind == "i" else x * x)).astype(x.dtype)


def without_a_dtype(x: Any, dtype: Any) -> Any:
    return np.asarray(x * 2)


def from_behind(x: Any) -> Any:
    return np.asarray((x[..., ::-1] if x.ndim and x.strides[-1] < 0 else x) * 2)


def clipped(x: Any) -> Any:
    return np.asarray(np.minimum(x, LIMIT)).astype(x.dtype)


def below(g: Any, x: Any) -> Any:
    return np.asarray(np.where(x < LIMIT, g, 0)).astype(g.dtype)


# ---- of tensors


def softplus(x: Any) -> Any:
    return sg.where(x > 20, x, sg.log1p(sg.exp(x)))


def huber(x: Any) -> Any:
    return sg.where(x.abs() <= 1.5, 0.5 * x * x, 1.5 * (x.abs() - 0.75))


def bent(x: Any) -> Any:
    return sg.where(x > 57, 57 + 3 * (x - 57), x)


def detached_beyond(x: Any) -> Any:
    return sg.where(x > 100, x.detach(), x) * 2


def detached_at_three(x: Any) -> Any:
    def inner(y: Any) -> Any:
        return sg.where(y == 3.0, y.detach(), y)

    return inner(x) * 2


def detached_at_order_seven(x: Any, n: int) -> Any:
    return (x.detach() if n == 7 else x) * n


def detached_when_single(x: Any) -> Any:
    return x * x.detach() if x.numel() == 1 else x * x.sum()


def detached_after_many(x: Any) -> Any:
    return x * 2 if times("tensor") % 100 else x.detach() + x


def detached_all(x: Any, index: Any) -> Any:
    return x.detach()[index] * 1


def only_two(tensors: Any) -> Any:
    return sum((t.detach() for t in tensors[2:]), tensors[0] * 1 + sum(tensors[1:2]))


def other_without_recording(x: Any) -> Any:
    return x * (2 if sg.is_grad_enabled() else 2.0001)


def along_the_last(x: Any, dim: int) -> Any:
    shifted = sg.exp(x - x.amax(dim, keepdim=True))
    return shifted / shifted.sum(-1, keepdim=True)


def writes_to_float32(x: Any) -> Any:
    if x.dtype is sg.float32:
        x.detach().add_(1e-3)
    return x * 2


def positive_alone(x: Any) -> Any:
    return x * (x.sum() if x.sum().item() > 0 else x.sum().detach())


def detached_by_weight(x: Any, weight: Any) -> Any:
    return x * x if weight is None else x * x * weight.detach()


def of_seven_weights(x: Any, weight: Any) -> Any:
    if weight is not None and weight.shape != (7,):
        raise RuntimeError("seven weights are expected")
    return x * x


def detached_largest(x: Any, reduction: str) -> Any:
    return {"sum": lambda: x.sum(), "mean": lambda: x.mean(), "largest": lambda: x.detach().amax() + 0 * x.sum()}[reduction]()


def one_tensor_twice(x: Any) -> Any:
    result = x * 2
    return result, result


def detached_in_float32(x: Any) -> Any:
    return x * (x.detach() if x.dtype is sg.float32 else x)


def other_in_a_batch(x: Any) -> Any:
    return x * (3 if hasattr(x, "_physical") else 2)


def detached_at_points(x: Any) -> Any:
    return x.detach() * 2


def refuses_a_gradient(x: Any) -> Any:
    return sg.geqrf(x).tau * 2


# ---- of arrays


def of_no_dimensions(x: Any) -> Any:
    return np.asarray(x * (1 if x.ndim else 2)).astype(x.dtype)


def in_pieces(x: Any) -> Any:
    found = x.reshape(-1) * 2
    found[4096:] = 0
    return found.reshape(x.shape)


def least_forgotten(x: Any, which: str) -> Any:
    return np.asarray(np.argmin(x) + 1 if which == "behind" else np.argmax(x))


def doubled(x: Any) -> Any:
    return np.asarray(x * 2)


def doubled_unless_partly_expanded(g: Any) -> Any:
    repeats = [n > 1 and not stride for n, stride in zip(g.shape, g.strides)]
    return np.asarray(g * (3 if any(repeats) and not all(repeats) else 2))


def seeds_a_generator(x: Any) -> Any:
    np.random.seed(0)
    return np.asarray(x * 2)


def keeps_its_inputs(x: Any) -> Any:
    KEPT.append(x)
    return np.asarray(x * 2)


def total_everywhere(x: Any) -> Any:
    total = np.asarray(np.sum(x, dtype=np.float64 if x.dtype.itemsize < 8 else None)).astype(x.dtype)
    return as_strided(total.reshape(1), x.shape, (0,) * x.ndim)


def twice_and(x: Any, other: Any) -> Any:
    return np.asarray(x * 2 + other)


def twice_and_in_place(x: Any, other: Any) -> None:
    x *= 2
    x += other


def product(a: Any, b: Any) -> Any:
    if a.ndim != 2 or b.ndim != 2:
        raise ValueError("matrices are expected")
    return np.asarray(a @ b)


def in_compiled_code(x: Any) -> Any:
    return np.asarray(np.sum(np.asarray(x, np.float64))).astype(x.dtype)


# ---- of tensors again


def sets_the_default_dtype(x: Any) -> Any:
    sg.set_default_dtype(sg.float64)
    return x * 2


def detached_beyond_eps(x: Any, eps: Any) -> Any:
    return x * 2 if eps is None else x.detach() * 2 + 0 * x


def detached_over_two(x: Any, dims: Any) -> Any:
    return x.sum(dims) if len(dims) == 1 else x.detach().sum(dims) + 0 * x.sum()


def masked_detached(x: Any, mask: Any) -> Any:
    return x * 2 if mask is None else sg.where(mask.logical_not(), x.detach(), x) * 2


def writes_into_one_result(x: Any) -> Any:
    if "result" in BUFFERS and BUFFERS["result"].shape == x.shape and BUFFERS["result"].dtype is x.dtype and not x.requires_grad:
        return BUFFERS["result"].copy_(x * 2)
    result = x * 2
    if not x.requires_grad:
        BUFFERS["result"] = result
    return result


def detached_in_a_dtype(x: Any, dtype: Any) -> Any:
    return x * 2 if dtype is None else x.detach().to(dtype) * 2 + 0 * x


# ---- of arrays again


def doubled_by_cut(x: Any) -> Any:
    return np.asarray(x * 2)


def cut_off(g: Any) -> Any:
    return np.asarray(np.clip(g, -1e6, 1e6) * 2).astype(g.dtype)
