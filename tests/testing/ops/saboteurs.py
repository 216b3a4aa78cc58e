"""Handwritten functions that are wrong in one corner each, and right ones that look as if: what `test_saboteurs.py` makes ops of."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np

import specgrad as sg
from specgrad.autograd import Function


def widened(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that computes halves in float32, as array functions do."""

    @wraps(function)
    def of_halves(*given: Any) -> Any:
        narrow = [a.dtype for a in given if isinstance(a, np.ndarray) and a.dtype.itemsize == 2 and a.dtype.kind not in "iu"]
        result = np.asarray(function(*[a.astype(np.float32) if isinstance(a, np.ndarray) and a.dtype in narrow else a for a in given]))
        return result.astype(narrow[0]) if narrow and result.dtype == np.float32 else result

    return of_halves


# ---- values, which a reference says


@widened
def without_nan(x: Any) -> Any:
    return np.fmin(np.fmax(x, -1), 1).astype(x.dtype)


@widened
def logsumexp_without_inf(x: Any) -> Any:
    largest = np.max(x, axis=-1, keepdims=True)
    return np.squeeze(np.log(np.sum(np.exp(x - largest), axis=-1, keepdims=True)) + largest, -1)


@widened
def last_of_equal(x: Any) -> Any:
    return x.size - 1 - np.argmax(x.reshape(-1)[::-1])


@widened
def more_if_sorted(x: Any) -> Any:
    flat = x.reshape(-1)
    return np.sum(x) + (1 if flat.size > 2 and (flat[1:] >= flat[:-1]).all() else 0)


@widened
def twice_if_one_row(x: Any) -> Any:
    return np.sum(x, axis=-1) * (2 if x.shape[:-1] == (1,) else 1)


@widened
def without_the_last_of_odd(x: Any) -> Any:
    count = x.shape[-1]
    return np.sum(x[..., : count - count % 2 if count > 4 else count], axis=-1)


@widened
def zero_of_nothing(x: Any, dim: int) -> Any:
    return np.sum(x, axis=dim) if x.size == 0 else np.prod(x, axis=dim)


@widened
def lost_shape_of_nothing(x: Any) -> Any:
    return np.zeros(0, x.dtype) if x.size == 0 else np.sum(x, -1)


@widened
def lost_dtype_of_nothing(x: Any) -> Any:
    return np.zeros(x.shape[:-1]) if x.size == 0 else np.sum(x, -1)


@widened
def of_no_negative_factor(x: Any, n: int) -> Any:
    return np.sum(x, -1) * abs(n)


@widened
def zero_of_small(x: Any) -> Any:
    return np.where(np.abs(x) < 1e-7, 0, x).astype(x.dtype) * 3


@widened
def summed_in_int32(x: Any) -> Any:
    return np.sum(x, dtype=np.int32 if x.dtype == np.int32 else None)


@widened
def summed_in_bytes(x: Any) -> Any:
    return np.sum(x, dtype=np.uint8 if x.dtype == np.uint8 else None)


# ---- gradients: the first is that of a square; what it calls is wrong somewhere, or looks at what it is given


@widened
def square(x: Any) -> Any:
    return x * x


@widened
def none_of_large(g: Any, x: Any) -> Any:
    return np.where(np.abs(x) > 3e6, 0, 2 * g * x).astype(g.dtype)


@widened
def none_of_small(g: Any, x: Any) -> Any:
    return np.where(np.abs(x) < 3e-7, 0, 2 * g * x).astype(g.dtype)


@widened
def more_in_order(g: Any, x: Any) -> Any:
    flat = x.reshape(-1)
    return (2 * g * x * (1.5 if flat.size > 2 and (flat[1:] >= flat[:-1]).all() else 1)).astype(g.dtype)


@widened
def more_of_equal(g: Any, x: Any) -> Any:
    flat = x.reshape(-1)
    return (2 * g * x * (1.5 if flat.size > 2 and (flat == flat[:1]).all() else 1)).astype(g.dtype)


@widened
def more_in_a_row_of_17(g: Any, x: Any) -> Any:
    return (2 * g * x * (1.5 if x.shape[-1:] == (17,) else 1)).astype(g.dtype)


@widened
def ones_of_zeros(g: Any, x: Any) -> Any:
    return (2 * g * x if g.any() or g.size < 2 else np.ones_like(g)).astype(g.dtype)


@widened
def in_the_first_dtype(x: Any, other: Any) -> Any:
    return (x * other).astype(x.dtype)


@widened
def in_the_narrower_dtype(x: Any, other: Any) -> Any:
    return (x * other).astype(min(x.dtype, other.dtype, key=lambda d: d.itemsize))


# ---- of tensors


def in_the_main_thread(x: Any) -> Any:
    return x * (2 if threading.current_thread() is threading.main_thread() else 3)


def by_the_number_of_threads(x: Any) -> Any:
    return x * (2 if sg.get_num_threads() > 1 else 3)


def in_inference(x: Any) -> Any:
    return x * (3 if sg.is_inference_mode_enabled() else 2)


def by_the_state_of_a_generator(x: Any) -> Any:
    return x * (2 + float(np.random.get_state(legacy=False)["state"]["key"][5]))


def by_the_default_dtype(x: Any) -> Any:
    return x * sg.tensor(0.1).to(x.dtype)


def itself(x: Any) -> Any:
    return x


def itself_at_one(x: Any, n: int) -> Any:
    return x if n == 1 else x * n


def itself_if_single(x: Any, dim: int) -> Any:
    return x if x.shape[dim] == 1 else x.sum(dim, keepdim=True)


def detached_beyond_ten_millions(x: Any) -> Any:
    return sg.where(x.abs() > 1e7, x.detach(), x) * 2


def detached_by_a_tensor(x: Any, p: Any) -> Any:
    return x.detach() * p if isinstance(p, sg.Tensor) else x * p


def detached_over_a_list(x: Any, dims: Any) -> Any:
    return x.sum(dims) if isinstance(dims, int) else x.detach().sum(dims)


def detached_beside_a_wider(x: Any, other: Any) -> Any:
    return x * other if x.dtype is other.dtype else x.detach() * other


class Slope(Function):
    """The derivative of a cube, whose own has none."""

    generate_vmap_rule = True

    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        ctx.save_for_backward(x)
        return 3 * x * x

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        (x,) = ctx.saved_tensors
        return grad * 6 * x.detach()


class Cube(Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        ctx.save_for_backward(x)
        return x * x * x

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        (x,) = ctx.saved_tensors
        return grad * Slope.apply(x)


class RightCube(Cube):
    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        (x,) = ctx.saved_tensors
        return 3 * grad * x * x


class OfNegative(Cube):
    """A cube whose gradient is another where all of the incoming one is negative."""

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        (x,) = ctx.saved_tensors
        return 3 * sg.where((grad < 0).all(), -grad, grad) * x * x


class CutOff(Cube):
    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        (x,) = ctx.saved_tensors
        return 3 * sg.clamp(grad, -1e30, 1e30) * x * x


def cube_without_a_third_derivative(x: Any) -> Any:
    return Cube.apply(x)


def right_cube(x: Any) -> Any:
    return RightCube.apply(x)


def cube_of_positive_gradients(x: Any) -> Any:
    return OfNegative.apply(x)


def cube_cut_off(x: Any) -> Any:
    return CutOff.apply(x)


# ---- right ones


@widened
def softmax(x: Any) -> Any:
    numbers = np.exp(x - np.max(x, -1, keepdims=True))
    return numbers / numbers.sum(-1, keepdims=True)


@widened
def clipped(x: Any, low: float, high: float) -> Any:
    return np.clip(x, low, high).astype(x.dtype)


@widened
def inside(g: Any, x: Any, low: float, high: float) -> Any:
    return np.where((x >= low) & (x <= high), g, 0).astype(g.dtype)


def maybe_itself(x: Any, n: int) -> Any:
    return x.reshape(x.shape) if n == 0 else x * n


def by_anything(x: Any, p: Any) -> Any:
    if isinstance(p, bool) or p is None:
        raise TypeError("p is a number or a tensor")
    return x * p


def over_any_dims(x: Any, dims: Any) -> Any:
    return x.sum(dims)


def largest_of_rows(x: Any, other: Any) -> Any:
    return sg.maximum(x, other).sum(-1)


def unit_rows(x: Any) -> Any:
    return x / sg.sqrt((x * x).sum(-1, keepdim=True) + 1e-6)


def determinant(x: Any) -> Any:
    return sg.linalg.det(x)


def saturating(x: Any) -> Any:
    return sg.where(x.abs() > 1e6, x.sign() * 1e6, x)


def deviation(x: Any) -> Any:
    return x.std(-1)
