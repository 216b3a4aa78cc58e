"""Convolution and pooling over images of one to three dimensions, as users call them: with a batch or without, with one number or one for each dimension."""

from __future__ import annotations

from math import copysign, isinf, prod
from operator import index
from typing import Any

from specgrad.array.base.tools import is_int, listed
from specgrad.array.nn.pool import max_pool_values
from specgrad.core.factories.creation import beside
from specgrad.core.factories.filled import zeros
from specgrad.core.factories.random import rand
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated import ops

from ..checks import inexact, real
from ..shape import unrecorded

Numbers = tuple[int, ...]

_INTS = {int}


# ---- arguments


def _numbers(op: str, name: str, value: Any, dims: int) -> Numbers:
    """One number for each dimension."""
    if value.__class__ is int:
        return (value,) * dims
    if (value.__class__ is tuple or value.__class__ is list) and len(value) == dims and {*map(type, value)} == _INTS:  # as most lists are
        return tuple(value)
    values = listed(value) if is_int(value) or (hasattr(value, "__iter__") and not isinstance(value, str)) else (value,)
    if not all(map(is_int, values)):
        raise TypeError(f"{op}(): expected {name} to be an int or a list of {dims} ints, but got {value!r}")
    if len(values) == 1:
        return values * dims
    if len(values) != dims:
        raise RuntimeError(f"{op}(): expected {name} to be a number or a list of {dims} numbers, but got {list(values)}")
    return values


def _positive(op: str, name: str, value: Any, dims: int) -> Numbers:
    numbers = _numbers(op, name, value, dims)
    if min(numbers) < 1:
        raise RuntimeError(f"{op}(): expected {name} > 0, but got {list(numbers)}")
    return numbers


def _padding(op: str, value: Any, dims: int) -> Numbers:
    numbers = _numbers(op, "padding", value, dims)
    if min(numbers) < 0:
        raise RuntimeError(f"{op}(): expected padding >= 0, but got {list(numbers)}")
    return numbers


def _stride(op: str, value: Any, kernel: Numbers) -> Numbers:
    """The distance from one window to the next: by default the size of a window."""
    numbers = kernel if value is None or (not is_int(value) and hasattr(value, "__len__") and len(value) == 0) else _numbers(op, "stride", value, len(kernel))
    if min(numbers) < 1:
        raise RuntimeError(f"{op}(): expected stride > 0, but got {list(numbers)}")
    return numbers


def _batched(op: str, input: Tensor, dims: int) -> tuple[Tensor, bool]:
    """The input with a batch, and whether it came without one."""
    extra = input._array.ndim - dims
    if extra == 2:
        return input, False
    if extra != 1:
        raise RuntimeError(f"{op}(): expected an input of {dims + 1} dimensions, or {dims + 2} with a batch, but got the shape {list(input.shape)}")
    return input.unsqueeze(0), True


def _pooled(op: str, input: Tensor, dims: int) -> tuple[Tensor, bool]:
    batched = _batched(op, input, dims)
    if 0 in input._array.shape[-dims - 1 :]:
        raise RuntimeError(f"{op}(): expected an input with elements in every sample of its batch, but got the shape {list(input.shape)}")
    return batched


# ---- convolution


def conv1d(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, dilation: Any, groups: int) -> Tensor:
    return _convolved(input, weight, bias, stride, padding, dilation, groups, 1)


def conv2d(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, dilation: Any, groups: int) -> Tensor:
    return _convolved(input, weight, bias, stride, padding, dilation, groups, 2)


def conv3d(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, dilation: Any, groups: int) -> Tensor:
    return _convolved(input, weight, bias, stride, padding, dilation, groups, 3)


def _convolved(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, dilation: Any, groups: int, dims: int) -> Tensor:
    op = f"conv{dims}d"
    stride, dilation = _positive(op, "stride", stride, dims), _positive(op, "dilation", dilation, dims)
    input, single = _batched(op, input, dims)
    groups = index(groups)
    _check_weight(op, weight, bias, weight.shape[0], groups, dims)
    if isinstance(padding, str):
        input, padding = _padding_by_name(op, input, weight, padding, stride, dilation)
    else:
        padding = _padding(op, padding, dims)
    out = ops._convolution(input, weight, _along_channels(bias, dims), stride, padding, dilation, groups)
    return out.squeeze(0) if single else out


def _check_weight(op: str, weight: Tensor, bias: Tensor | None, channels: int, groups: int, dims: int) -> None:
    if weight.dim() != dims + 2:
        raise RuntimeError(f"{op}(): expected a weight of {dims + 2} dimensions, but got the shape {list(weight.shape)}")
    if not weight._array.size and 0 in weight.shape[2:]:
        raise RuntimeError(f"{op}(): expected a weight whose windows have sizes > 0, but got the shape {list(weight.shape)}")
    if groups < 1:
        raise RuntimeError(f"{op}(): expected groups > 0, but got {groups}")
    if bias is not None and bias.shape != (channels,):
        raise RuntimeError(f"{op}(): expected a bias of shape [{channels}], for a weight of shape {list(weight.shape)}, but got the shape {list(bias.shape)}")


def _along_channels(bias: Tensor | None, dims: int) -> Tensor | None:
    """A bias that broadcasts with images of so many dimensions."""
    return bias if bias is None else bias.reshape(1, -1, *(1,) * dims)


def _padding_by_name(op: str, input: Tensor, weight: Tensor, padding: str, stride: Numbers, dilation: Numbers) -> tuple[Tensor, Numbers]:
    dims = len(stride)
    if padding == "valid":
        return input, (0,) * dims
    if padding != "same":
        raise RuntimeError(f"{op}(): expected padding to be numbers, 'valid' or 'same', but got {padding!r}")
    if max(stride) > 1:
        raise RuntimeError(f"{op}(): expected stride=1 with padding='same', but got stride={list(stride)}")
    total = [d * (k - 1) for d, k in zip(dilation, weight.shape[2:])]
    for dim, extra in enumerate(total, 2):
        if extra % 2:  # the odd one goes to the end
            input = _with_zeros(input, dim, 1)
    return input, tuple(extra // 2 for extra in total)


def _with_zeros(input: Tensor, dim: int, count: int) -> Tensor:
    """The input with zeros at the end of a dimension."""
    return ops.cat([input, zeros([count if d == dim else n for d, n in enumerate(input.shape)], dtype=input.dtype, device=beside(input))], dim)


def conv_transpose1d(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, output_padding: Any, groups: int, dilation: Any) -> Tensor:
    return _transposed(input, weight, bias, stride, padding, output_padding, groups, dilation, 1)


def conv_transpose2d(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, output_padding: Any, groups: int, dilation: Any) -> Tensor:
    return _transposed(input, weight, bias, stride, padding, output_padding, groups, dilation, 2)


def conv_transpose3d(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, output_padding: Any, groups: int, dilation: Any) -> Tensor:
    return _transposed(input, weight, bias, stride, padding, output_padding, groups, dilation, 3)


def _transposed(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, output_padding: Any, groups: int, dilation: Any, dims: int
) -> Tensor:
    op = f"conv_transpose{dims}d"
    stride, dilation = _positive(op, "stride", stride, dims), _positive(op, "dilation", dilation, dims)
    padding, extra = _padding(op, padding, dims), _numbers(op, "output_padding", output_padding, dims)
    input, single = _batched(op, input, dims)
    groups = index(groups)
    _check_weight(op, weight, bias, weight.shape[1] * groups if weight.dim() > 1 else 0, groups, dims)
    if input.shape[1] != weight.shape[0] or weight.shape[0] % groups:
        raise RuntimeError(
            f"{op}(): expected an input of {weight.shape[0]} channels, which {groups} groups divide, for a weight of shape {list(weight.shape)}, "
            f"but got {input.shape[1]} channels"
        )
    is_extra = any(extra)
    if is_extra and any(e < 0 or e >= max(t, d) for e, t, d in zip(extra, stride, dilation)):
        raise RuntimeError(
            f"{op}(): expected output_padding from 0 to less than the stride or the dilation, {list(stride)} or {list(dilation)}, but got {list(extra)}"
        )
    spans = [(s - 1) * t + d * (k - 1) + 1 for s, t, d, k in zip(input._array.shape[2:], stride, dilation, weight._array.shape[2:])]
    sizes = [n - 2 * p + e for n, p, e in zip(spans, padding, extra)]
    if min(sizes) < 1:
        raise RuntimeError(f"{op}(): expected an output of sizes > 0, but got {sizes}, for an input of sizes {list(input.shape[2:])}: use a smaller padding")
    shape = (input.shape[0], weight.shape[1] * groups, *sizes)
    bias = _along_channels(bias, dims)
    if not is_extra or all(e < t for e, t in zip(extra, stride)):
        out = ops._transposed_convolution(input, weight, bias, shape, stride, padding, dilation, groups)
        return out.squeeze(0) if single else out
    # A convolution over this shape would have more windows than the input has elements: the border is cut off, and added to, by other ops.
    out = ops._transposed_convolution(input, weight, None, (*shape[:2], *spans), stride, (0,) * dims, dilation, groups)
    for dim, (n, p, size) in enumerate(zip(spans, padding, sizes), 2):
        if p + size > n:
            out = _with_zeros(out, dim, p + size - n)
        out = out.narrow(dim, p, size)
    out = out if bias is None else out + bias
    return out.squeeze(0) if single else out


# ---- windows as columns


def unfold(input: Tensor, kernel_size: Any, dilation: Any, padding: Any, stride: Any) -> Tensor:
    kernel, dilation = _positive("unfold", "kernel_size", kernel_size, 2), _positive("unfold", "dilation", dilation, 2)
    padding, stride = _padding("unfold", padding, 2), _positive("unfold", "stride", stride, 2)
    input, single = _batched("unfold", input, 2)
    if min(_counts(input.shape[2:], kernel, dilation, padding, stride)) < 1:
        raise RuntimeError(
            f"unfold(): expected an input with room for a window, but got sizes {list(input.shape[2:])} with kernel_size={list(kernel)}, "
            f"dilation={list(dilation)} and padding={list(padding)}"
        )
    out = ops._unfold_windows(input, kernel, dilation, padding, stride)
    return out.squeeze(0) if single else out


def fold(input: Tensor, output_size: Any, kernel_size: Any, dilation: Any, padding: Any, stride: Any) -> Tensor:
    sizes, kernel = _positive("fold", "output_size", output_size, 2), _positive("fold", "kernel_size", kernel_size, 2)
    dilation, padding, stride = _positive("fold", "dilation", dilation, 2), _padding("fold", padding, 2), _positive("fold", "stride", stride, 2)
    if input.dim() not in (2, 3):
        raise RuntimeError(f"fold(): expected an input of 2 dimensions, or 3 with a batch, but got the shape {list(input.shape)}")
    columns, single = (input, False) if input.dim() == 3 else (input.unsqueeze(0), True)
    if columns.shape[1] % prod(kernel):
        raise RuntimeError(
            f"fold(): expected columns whose size {prod(kernel)}, that of a window of kernel_size={list(kernel)}, divides, but got {columns.shape[1]}"
        )
    count = _counts(sizes, kernel, dilation, padding, stride)
    if min(count) < 1 or columns.shape[2] != prod(count):
        raise RuntimeError(
            f"fold(): expected {count[0]} x {count[1]} columns for output_size={list(sizes)}, kernel_size={list(kernel)}, dilation={list(dilation)}, "
            f"padding={list(padding)} and stride={list(stride)}, but got {columns.shape[2]}"
        )
    out = ops._fold_windows(columns, sizes, kernel, dilation, padding, stride)
    return out.squeeze(0) if single else out


def _counts(sizes: Any, kernel: Numbers, dilation: Numbers, padding: Numbers, stride: Numbers) -> Numbers:
    """How many windows there are along each dimension."""
    return tuple([(s + 2 * p - d * (k - 1) - 1) // t + 1 for s, k, d, p, t in zip(sizes, kernel, dilation, padding, stride)])


# ---- the largest elements of windows


def max_pool1d(input: Tensor, kernel_size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: bool, return_indices: bool) -> Any:
    return _largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 1)


def max_pool2d(input: Tensor, kernel_size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: bool, return_indices: bool) -> Any:
    return _largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 2)


def max_pool3d(input: Tensor, kernel_size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: bool, return_indices: bool) -> Any:
    return _largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 3)


def _largest(input: Tensor, kernel_size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: bool, return_indices: bool, dims: int) -> Any:
    op = f"max_pool{dims}d"
    kernel = _positive(op, "kernel_size", kernel_size, dims)
    input, single = _pooled(op, input, dims)
    stride, padding, dilation = _stride(op, stride, kernel), _numbers(op, "padding", padding, dims), _numbers(op, "dilation", dilation, dims)
    if min(dilation) < 1:
        raise RuntimeError(f"{op}(): expected dilation > 0, but got {list(dilation)}")
    if dims == 1 and not return_indices and unrecorded((input,)):  # with indices, images of 2 x 2 windows take no longer, as they are read once
        values = max_pool_values(input._array, kernel, stride, padding, dilation, ceil_mode)
        return plain_tensor(values[0] if single else values)
    found = (ops._max_pool3d if dims == 3 else ops._max_pool2d)(input, kernel, stride, padding, dilation, ceil_mode)
    return _picked(found, single, return_indices)


def _picked(found: tuple[Tensor, ...], single: bool, return_indices: bool) -> Any:
    values, indices = (t.squeeze(0) for t in found) if single else found
    return (values, indices) if return_indices else values


def max_pool2d_with_indices_backward(
    grad_output: Tensor, input: Tensor, kernel_size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: bool, indices: Tensor
) -> Tensor:
    if grad_output.shape != indices.shape or grad_output.dim() != input.dim():
        raise RuntimeError(
            "max_pool2d_with_indices_backward(): expected grad_output and indices of one shape, with as many dimensions as input, but got "
            f"{list(grad_output.shape)}, {list(indices.shape)} and {list(input.shape)}"
        )
    grad_output, single = _batched("max_pool2d_with_indices_backward", grad_output, 2)
    out = ops._max_pool_backward(grad_output, indices.unsqueeze(0) if single else indices, (1, *input.shape) if single else input.shape)
    return out.squeeze(0) if single else out


def adaptive_max_pool1d(input: Tensor, output_size: Any, return_indices: bool) -> Any:
    input, sizes, single = _adaptive("adaptive_max_pool1d", input, output_size, 1)
    return _picked(ops._adaptive_max_pool2d(input, sizes), single, return_indices)


def adaptive_max_pool2d(input: Tensor, output_size: Any, return_indices: bool) -> Any:
    input, sizes, single = _adaptive("adaptive_max_pool2d", input, output_size, 2)
    return _picked(ops._adaptive_max_pool2d(input, sizes), single, return_indices)


def adaptive_max_pool3d(input: Tensor, output_size: Any, return_indices: bool) -> Any:
    input, sizes, single = _adaptive("adaptive_max_pool3d", input, output_size, 3)
    return _picked(ops._adaptive_max_pool3d(input, sizes), single, return_indices)


def _adaptive(op: str, input: Tensor, output_size: Any, dims: int) -> tuple[Tensor, Numbers, bool]:
    """The input with a batch, the sizes of the result, where None means those of the input, and whether there was no batch."""
    inexact(op, input=input)
    batched, single = _batched(op, input, dims)
    own = input._array.shape[-dims:]
    if 0 in own:
        dim = input.dim() - dims + own.index(0)
        raise RuntimeError(f"{op}(): expected an input with elements along dimension {dim}, but got the shape {list(input.shape)}")
    if output_size is None or is_int(output_size) or isinstance(output_size, str) or not hasattr(output_size, "__iter__"):
        output_size = (output_size,)
    given = listed(output_size)
    if not all(g is None or is_int(g) for g in given):
        raise TypeError(f"{op}(): expected output_size to be an int or a list of {dims} ints or Nones, but got {output_size!r}")
    if len(given) == 1:
        given *= dims
    if len(given) != dims:
        raise RuntimeError(f"{op}(): expected output_size to be a number or a list of {dims} numbers, but got {list(given)}")
    sizes = tuple(n if g is None else g for g, n in zip(given, own))
    if min(sizes) < 0:
        raise RuntimeError(f"{op}(): expected output_size >= 0, but got {list(sizes)}")
    return batched, sizes, single


def fractional_max_pool2d(input: Tensor, kernel_size: Any, output_size: Any, output_ratio: Any, return_indices: bool, _random_samples: Any) -> Any:
    return _fractional(input, kernel_size, output_size, output_ratio, return_indices, _random_samples, 2)


def fractional_max_pool3d(input: Tensor, kernel_size: Any, output_size: Any, output_ratio: Any, return_indices: bool, _random_samples: Any) -> Any:
    return _fractional(input, kernel_size, output_size, output_ratio, return_indices, _random_samples, 3)


def _fractional(input: Tensor, kernel_size: Any, output_size: Any, output_ratio: Any, return_indices: bool, samples: Tensor | None, dims: int) -> Any:
    op = f"fractional_max_pool{dims}d"
    if output_size is None and output_ratio is None:
        raise ValueError(f"{op}(): expected output_size or output_ratio, but got neither")
    kernel = _positive(op, "kernel_size", kernel_size, dims)
    input, single = _pooled(op, input, dims)
    if output_size is None:
        ratios = (output_ratio,) * dims if isinstance(output_ratio, (int, float)) else tuple(output_ratio)
        if len(ratios) != dims or not all(0 < r < 1 for r in ratios):
            raise ValueError(f"{op}(): expected {dims} numbers between 0 and 1 for output_ratio, but got {list(ratios)}")
        output_size = tuple(int(n * r) for n, r in zip(input.shape[2:], ratios))
    sizes = _positive(op, "output_size", output_size, dims)
    for n, k, count in zip(input.shape[2:], kernel, sizes):
        if count + k - 1 > n:
            raise RuntimeError(f"{op}(): expected at least {count + k - 1} elements for {count} windows of {k}, but got {n}")
    if samples is None:
        samples = rand(*input.shape[:2], dims, dtype=input.dtype, device=beside(input))
    return _picked((ops._fractional_max_pool2d if dims == 2 else ops._fractional_max_pool3d)(input, samples, kernel, sizes), single, return_indices)


def max_unpool1d(input: Tensor, indices: Tensor, kernel_size: Any, stride: Any, padding: Any, output_size: Any) -> Tensor:
    return _unpooled(input, indices, kernel_size, stride, padding, output_size, 1)


def max_unpool2d(input: Tensor, indices: Tensor, kernel_size: Any, stride: Any, padding: Any, output_size: Any) -> Tensor:
    return _unpooled(input, indices, kernel_size, stride, padding, output_size, 2)


def max_unpool3d(input: Tensor, indices: Tensor, kernel_size: Any, stride: Any, padding: Any, output_size: Any) -> Tensor:
    return _unpooled(input, indices, kernel_size, stride, padding, output_size, 3)


def _unpooled(input: Tensor, indices: Tensor, kernel_size: Any, stride: Any, padding: Any, output_size: Any, dims: int) -> Tensor:
    op = f"max_unpool{dims}d"
    real(op, input=input)
    if indices.shape != input.shape:
        raise RuntimeError(f"{op}(): expected indices to have the shape of the input, {list(input.shape)}, but got {list(indices.shape)}")
    kernel = _positive(op, "kernel_size", kernel_size, dims)
    stride, padding = _stride(op, stride, kernel), _padding(op, padding, dims)
    batched, single = _pooled(op, input, dims)
    sizes = tuple((n - 1) * t - 2 * p + k for n, t, p, k in zip(batched.shape[2:], stride, padding, kernel))
    if output_size is not None:
        given = tuple(output_size)[-dims:] if len(tuple(output_size)) == dims + 2 else tuple(output_size)
        if len(given) != dims:
            raise ValueError(f"{op}(): expected output_size to have {dims} or {dims + 2} numbers, but got {len(tuple(output_size))}")
        for g, n, t in zip(given, sizes, stride):
            if not n - t < g < n + t:
                raise ValueError(f"{op}(): expected output_size to differ from {list(sizes)} by less than the stride, {list(stride)}, but got {list(given)}")
        sizes = given
    places = indices if not single else indices.unsqueeze(0)
    if dims == 1:  # as images of one row
        out = ops._max_unpool2d(batched.unsqueeze(-2), places.unsqueeze(-2), (1, *sizes)).squeeze(-2)
    else:
        out = (ops._max_unpool2d if dims == 2 else ops._max_unpool3d)(batched, places, sizes)
    return out.squeeze(0) if single else out


# ---- means of windows


def avg_pool1d(input: Tensor, kernel_size: Any, stride: Any, padding: Any, ceil_mode: bool, count_include_pad: bool) -> Tensor:
    return _averaged(input, kernel_size, stride, padding, ceil_mode, count_include_pad, None, 1)


def avg_pool2d(input: Tensor, kernel_size: Any, stride: Any, padding: Any, ceil_mode: bool, count_include_pad: bool, divisor_override: int | None) -> Tensor:
    return _averaged(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, 2)


def avg_pool3d(input: Tensor, kernel_size: Any, stride: Any, padding: Any, ceil_mode: bool, count_include_pad: bool, divisor_override: int | None) -> Tensor:
    return _averaged(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, 3)


def _averaged(
    input: Tensor, kernel_size: Any, stride: Any, padding: Any, ceil_mode: bool, count_include_pad: bool, divisor_override: int | None, dims: int
) -> Tensor:
    op = f"avg_pool{dims}d"
    kernel = _positive(op, "kernel_size", kernel_size, dims)
    if divisor_override == 0:
        raise RuntimeError(f"{op}(): expected divisor_override != 0, but got 0")
    input, single = _pooled(op, input, dims)
    averaged = ops._avg_pool3d if dims == 3 else ops._avg_pool2d
    out = averaged(input, kernel, _stride(op, stride, kernel), _numbers(op, "padding", padding, dims), ceil_mode, count_include_pad, divisor_override)
    return out.squeeze(0) if single else out


def adaptive_avg_pool1d(input: Tensor, output_size: Any) -> Tensor:
    input, sizes, single = _adaptive("adaptive_avg_pool1d", input, output_size, 1)
    out = ops._adaptive_avg_pool2d(input, sizes)
    return out.squeeze(0) if single else out


def adaptive_avg_pool2d(input: Tensor, output_size: Any) -> Tensor:
    input, sizes, single = _adaptive("adaptive_avg_pool2d", input, output_size, 2)
    out = ops.mean(input, (2, 3), True) if sizes == (1, 1) else ops._adaptive_avg_pool2d(input, sizes)
    return out.squeeze(0) if single else out


def adaptive_avg_pool3d(input: Tensor, output_size: Any) -> Tensor:
    input, sizes, single = _adaptive("adaptive_avg_pool3d", input, output_size, 3)
    out = ops.mean(input, (2, 3, 4), True) if sizes == (1, 1, 1) else ops._adaptive_avg_pool3d(input, sizes)
    return out.squeeze(0) if single else out


def lp_pool1d(input: Tensor, norm_type: float, kernel_size: Any, stride: Any, ceil_mode: bool) -> Tensor:
    return _norms(input, norm_type, kernel_size, stride, ceil_mode, 1)


def lp_pool2d(input: Tensor, norm_type: float, kernel_size: Any, stride: Any, ceil_mode: bool) -> Tensor:
    return _norms(input, norm_type, kernel_size, stride, ceil_mode, 2)


def lp_pool3d(input: Tensor, norm_type: float, kernel_size: Any, stride: Any, ceil_mode: bool) -> Tensor:
    return _norms(input, norm_type, kernel_size, stride, ceil_mode, 3)


def _norms(input: Tensor, norm_type: float, kernel_size: Any, stride: Any, ceil_mode: bool, dims: int) -> Tensor:
    """Roots of the sums of powers; of infinite order the largest absolute values, or the smallest."""
    if isinf(norm_type):
        sign = copysign(1.0, norm_type)
        return sign * _largest(sign * ops.abs(input), kernel_size, stride, 0, 1, ceil_mode, False, dims)
    means = _averaged(input**norm_type, kernel_size, stride, 0, ceil_mode, True, None, dims)
    return (means * prod(_numbers(f"lp_pool{dims}d", "kernel_size", kernel_size, dims))) ** (1.0 / norm_type)
