"""Convolution and pooling over images of one to three dimensions, as users call them: with a batch or without, with one number or one for each dimension."""

from __future__ import annotations

from math import prod
from typing import Any

from specgrad.core.factories.random import rand
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

Numbers = tuple[int, ...]


# ---- arguments


def _numbers(name: str, value: Any, dims: int) -> Numbers:
    """One number for each dimension."""
    values = (value,) if isinstance(value, int) else tuple(value)
    if len(values) == 1:
        return values * dims
    if len(values) != dims:
        raise RuntimeError(
            f"expected {name} to be a single integer value or a list of {dims} values to match the convolution dimensions, but got {name}={list(values)}"
        )
    return values


def _positive(name: str, value: Any, dims: int) -> Numbers:
    numbers = _numbers(name, value, dims)
    if min(numbers) < 1:
        raise RuntimeError(f"non-positive {name} is not supported: {numbers}")
    return numbers


def _padding(value: Any, dims: int) -> Numbers:
    numbers = _numbers("padding", value, dims)
    if min(numbers) < 0:
        raise RuntimeError(f"negative padding is not supported: {numbers}")
    return numbers


def _stride(value: Any, kernel: Numbers) -> Numbers:
    """The distance from one window to the next: by default the size of a window."""
    numbers = kernel if value is None or value in ((), []) else _numbers("stride", value, len(kernel))
    if min(numbers) < 1:
        raise RuntimeError(f"stride should not be zero, or less: {numbers}")
    return numbers


def _batched(input: Tensor, dims: int, name: str) -> tuple[Tensor, bool]:
    """The input with a batch, and whether it came without one."""
    if input.dim() not in (dims + 1, dims + 2):
        raise RuntimeError(f"Expected {dims + 1}D (unbatched) or {dims + 2}D (batched) input to {name}, but got input of size: {list(input.shape)}")
    return (input, False) if input.dim() == dims + 2 else (input.unsqueeze(0), True)


def _pooled(input: Tensor, dims: int, name: str) -> tuple[Tensor, bool]:
    if input.dim() not in (dims + 1, dims + 2) or 0 in input.shape[-dims - 1 :]:
        raise RuntimeError(
            f"{name}(): Expected {dims + 1}D or {dims + 2}D (batch mode) tensor with optional 0 dim batch size for input, but got: {list(input.shape)}"
        )
    return _batched(input, dims, name)


# ---- convolution


def conv1d(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, dilation: Any, groups: int) -> Tensor:
    return _convolved(input, weight, bias, stride, padding, dilation, groups, 1)


def conv2d(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, dilation: Any, groups: int) -> Tensor:
    return _convolved(input, weight, bias, stride, padding, dilation, groups, 2)


def conv3d(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, dilation: Any, groups: int) -> Tensor:
    return _convolved(input, weight, bias, stride, padding, dilation, groups, 3)


def _convolved(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, dilation: Any, groups: int, dims: int) -> Tensor:
    stride, dilation = _positive("stride", stride, dims), _positive("dilation", dilation, dims)
    input, single = _batched(input, dims, f"conv{dims}d")
    _check_weight(weight, bias, weight.shape[0], groups, dims)
    if isinstance(padding, str):
        input, padding = _padding_by_name(input, weight, padding, stride, dilation)
    else:
        padding = _padding(padding, dims)
    return _with_bias(ops._convolution(input, weight, stride, padding, dilation, groups), bias, single)


def _check_weight(weight: Tensor, bias: Tensor | None, channels: int, groups: int, dims: int) -> None:
    if weight.dim() != dims + 2:
        raise RuntimeError(f"expected a weight of {dims + 2} dimensions, but got one of size {list(weight.shape)}")
    if groups < 1:
        raise RuntimeError("non-positive groups is not supported")
    if bias is not None and bias.shape != (channels,):
        raise RuntimeError(
            f"Given weight of size {list(weight.shape)}, expected bias to be 1-dimensional with {channels} elements, but got bias of size "
            f"{list(bias.shape)} instead"
        )


def _with_bias(out: Tensor, bias: Tensor | None, single: bool) -> Tensor:
    if bias is not None:
        out = out + bias.reshape(1, -1, *(1,) * (out.dim() - 2))
    return out.squeeze(0) if single else out


def _padding_by_name(input: Tensor, weight: Tensor, padding: str, stride: Numbers, dilation: Numbers) -> tuple[Tensor, Numbers]:
    dims = len(stride)
    if padding == "valid":
        return input, (0,) * dims
    if padding != "same":
        raise RuntimeError(f"Invalid padding string {padding!r}, should be one of 'valid', 'same'")
    if max(stride) > 1:
        raise RuntimeError("padding='same' is not supported for strided convolutions")
    total = [d * (k - 1) for d, k in zip(dilation, weight.shape[2:])]
    for dim, extra in enumerate(total, 2):
        if extra % 2:  # the odd one goes to the end
            input = _with_zeros(input, dim, 1)
    return input, tuple(extra // 2 for extra in total)


def _with_zeros(input: Tensor, dim: int, count: int) -> Tensor:
    """The input with zeros at the end of a dimension."""
    return ops.cat([input, ops._zeros([count if d == dim else n for d, n in enumerate(input.shape)], input.dtype)], dim)


def conv_transpose1d(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, output_padding: Any, groups: int, dilation: Any) -> Tensor:
    return _transposed(input, weight, bias, stride, padding, output_padding, groups, dilation, 1)


def conv_transpose2d(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, output_padding: Any, groups: int, dilation: Any) -> Tensor:
    return _transposed(input, weight, bias, stride, padding, output_padding, groups, dilation, 2)


def conv_transpose3d(input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, output_padding: Any, groups: int, dilation: Any) -> Tensor:
    return _transposed(input, weight, bias, stride, padding, output_padding, groups, dilation, 3)


def _transposed(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Any, padding: Any, output_padding: Any, groups: int, dilation: Any, dims: int
) -> Tensor:
    stride, dilation = _positive("stride", stride, dims), _positive("dilation", dilation, dims)
    padding, extra = _padding(padding, dims), _numbers("output_padding", output_padding, dims)
    input, single = _batched(input, dims, f"conv_transpose{dims}d")
    _check_weight(weight, bias, weight.shape[1] * groups if weight.dim() > 1 else 0, groups, dims)
    if input.shape[1] != weight.shape[0] or weight.shape[0] % groups:
        raise RuntimeError(
            f"Given transposed=1, weight of size {list(weight.shape)}, expected input{list(input.shape)} to have {weight.shape[0]} channels, "
            f"but got {input.shape[1]} channels instead"
        )
    if any(e < 0 or e >= max(t, d) for e, t, d in zip(extra, stride, dilation)):
        raise RuntimeError(f"output padding must be smaller than either stride or dilation, but got {extra} with stride {stride} and dilation {dilation}")
    spans = [(s - 1) * t + d * (k - 1) + 1 for s, t, d, k in zip(input.shape[2:], stride, dilation, weight.shape[2:])]
    sizes = [n - 2 * p + e for n, p, e in zip(spans, padding, extra)]
    if min(sizes) < 1:
        raise RuntimeError(f"Given input size per channel: {list(input.shape[2:])}. Calculated output size per channel: {sizes}. Output size is too small")
    shape = (input.shape[0], weight.shape[1] * groups, *sizes)
    if all(e < t for e, t in zip(extra, stride)):
        return _with_bias(ops._transposed_convolution(input, weight, shape, stride, padding, dilation, groups), bias, single)
    # A convolution over this shape would have more windows than the input has elements: the border is cut off, and added to, by other ops.
    out = ops._transposed_convolution(input, weight, (*shape[:2], *spans), stride, (0,) * dims, dilation, groups)
    for dim, (n, p, size) in enumerate(zip(spans, padding, sizes), 2):
        if p + size > n:
            out = _with_zeros(out, dim, p + size - n)
        out = out.narrow(dim, p, size)
    return _with_bias(out, bias, single)


# ---- windows as columns


def unfold(input: Tensor, kernel_size: Any, dilation: Any, padding: Any, stride: Any) -> Tensor:
    kernel, dilation = _positive("kernel_size", kernel_size, 2), _positive("dilation", dilation, 2)
    padding, stride = _padding(padding, 2), _positive("stride", stride, 2)
    input, single = _batched(input, 2, "unfold")
    if min(count := _counts(input.shape[2:], kernel, dilation, padding, stride)) < 1:
        raise RuntimeError(
            f"Given input with spatial size {tuple(input.shape[2:])}, kernel_size={kernel}, dilation={dilation}, padding={padding}, "
            f"calculated shape of the array of sliding blocks as {count}, but its components must be at least one."
        )
    out = ops._unfold_windows(input, kernel, dilation, padding, stride)
    return out.squeeze(0) if single else out


def fold(input: Tensor, output_size: Any, kernel_size: Any, dilation: Any, padding: Any, stride: Any) -> Tensor:
    sizes, kernel = _positive("output_size", output_size, 2), _positive("kernel_size", kernel_size, 2)
    dilation, padding, stride = _positive("dilation", dilation, 2), _padding(padding, 2), _positive("stride", stride, 2)
    if input.dim() not in (2, 3):
        raise RuntimeError(f"Expected 2D (unbatched) or 3D (batched) input to fold, but got input of size: {list(input.shape)}")
    columns, single = (input, False) if input.dim() == 3 else (input.unsqueeze(0), True)
    if columns.shape[1] % prod(kernel):
        raise RuntimeError(
            "Expected size of input's dimension 1 to be divisible by the product of kernel_size, but got "
            f"input.size(1)={columns.shape[1]} and kernel_size={kernel}."
        )
    count = _counts(sizes, kernel, dilation, padding, stride)
    if min(count) < 1 or columns.shape[2] != prod(count):
        raise RuntimeError(
            f"Given output_size={sizes}, kernel_size={kernel}, dilation={dilation}, padding={padding}, stride={stride}, expected size of input's dimension 2 "
            f"to match the calculated number of sliding blocks {count[0]} * {count[1]} = {prod(count)}, but got input.size(2)={columns.shape[2]}."
        )
    out = ops._fold_windows(columns, sizes, kernel, dilation, padding, stride)
    return out.squeeze(0) if single else out


def _counts(sizes: Any, kernel: Numbers, dilation: Numbers, padding: Numbers, stride: Numbers) -> Numbers:
    """How many windows there are along each dimension."""
    return tuple((s + 2 * p - d * (k - 1) - 1) // t + 1 for s, k, d, p, t in zip(sizes, kernel, dilation, padding, stride))


# ---- the largest elements of windows


def max_pool1d(input: Tensor, kernel_size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: bool, return_indices: bool) -> Any:
    return _largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 1)


def max_pool2d(input: Tensor, kernel_size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: bool, return_indices: bool) -> Any:
    return _largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 2)


def max_pool3d(input: Tensor, kernel_size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: bool, return_indices: bool) -> Any:
    return _largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 3)


def _largest(input: Tensor, kernel_size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: bool, return_indices: bool, dims: int) -> Any:
    name = f"max_pool{dims}d"
    kernel = _positive("kernel_size", kernel_size, dims)
    input, single = _pooled(input, dims, name)
    stride, padding, dilation = _stride(stride, kernel), _numbers("padding", padding, dims), _numbers("dilation", dilation, dims)
    if min(dilation) < 1:
        raise RuntimeError(f"{name}(): dilation should be greater than zero, but got {dilation}")
    if dims == 1:  # as images of one row
        row, one = input.unsqueeze(-2), (1,)
        found = ops._max_pool2d(row, one + kernel, one + stride, (0, *padding), one + dilation, ceil_mode)
        found = tuple(t.squeeze(-2) for t in found)
    else:
        found = (ops._max_pool2d if dims == 2 else ops._max_pool3d)(input, kernel, stride, padding, dilation, ceil_mode)
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
    grad_output, single = _batched(grad_output, 2, "max_pool2d_with_indices_backward")
    out = ops._max_pool_backward(grad_output, indices.unsqueeze(0) if single else indices, (1, *input.shape) if single else input.shape)
    return out.squeeze(0) if single else out


def adaptive_max_pool1d(input: Tensor, output_size: Any, return_indices: bool) -> Any:
    input, sizes, single = _adaptive(input, output_size, 1, "adaptive_max_pool1d")
    found = ops._adaptive_max_pool2d(input.unsqueeze(-2), (1, *sizes))
    return _picked(tuple(t.squeeze(-2) for t in found), single, return_indices)


def adaptive_max_pool2d(input: Tensor, output_size: Any, return_indices: bool) -> Any:
    input, sizes, single = _adaptive(input, output_size, 2, "adaptive_max_pool2d")
    return _picked(ops._adaptive_max_pool2d(input, sizes), single, return_indices)


def adaptive_max_pool3d(input: Tensor, output_size: Any, return_indices: bool) -> Any:
    input, sizes, single = _adaptive(input, output_size, 3, "adaptive_max_pool3d")
    return _picked(ops._adaptive_max_pool3d(input, sizes), single, return_indices)


def _adaptive(input: Tensor, output_size: Any, dims: int, name: str) -> tuple[Tensor, Numbers, bool]:
    """The input with a batch, the sizes of the result, where None means those of the input, and whether there was no batch."""
    if input.dim() not in (dims + 1, dims + 2):
        raise RuntimeError(f"{name}(): Expected {dims + 1}D or {dims + 2}D tensor, but got {list(input.shape)}")
    for dim in range(input.dim() - dims, input.dim()):
        if input.shape[dim] == 0:
            raise RuntimeError(
                f"{name}(): Expected input to have non-zero size for non-batch dimensions, but input has sizes {list(input.shape)} with dimension {dim} "
                "being empty"
            )
    given = (output_size,) * dims if output_size is None or isinstance(output_size, int) else tuple(output_size)
    if len(given) == 1:
        given *= dims
    if len(given) != dims:
        raise RuntimeError(f"{name}: output_size must be {dims}")
    sizes = tuple(n if g is None else g for g, n in zip(given, input.shape[-dims:]))
    if min(sizes) < 0:
        raise RuntimeError(f"{name}: elements of output_size must be greater than or equal to 0 but received {sizes}")
    batched, single = _batched(input, dims, name)
    return batched, sizes, single


def fractional_max_pool2d(input: Tensor, kernel_size: Any, output_size: Any, output_ratio: Any, return_indices: bool, _random_samples: Any) -> Any:
    return _fractional(input, kernel_size, output_size, output_ratio, return_indices, _random_samples, 2)


def fractional_max_pool3d(input: Tensor, kernel_size: Any, output_size: Any, output_ratio: Any, return_indices: bool, _random_samples: Any) -> Any:
    return _fractional(input, kernel_size, output_size, output_ratio, return_indices, _random_samples, 3)


def _fractional(input: Tensor, kernel_size: Any, output_size: Any, output_ratio: Any, return_indices: bool, samples: Tensor | None, dims: int) -> Any:
    name = f"fractional_max_pool{dims}d"
    if output_size is None and output_ratio is None:
        raise ValueError(f"{name} requires specifying either an output_size or an output_ratio")
    kernel = _positive("kernel_size", kernel_size, dims)
    input, single = _pooled(input, dims, name)
    if output_size is None:
        ratios = (output_ratio,) * dims if isinstance(output_ratio, (int, float)) else tuple(output_ratio)
        if len(ratios) != dims or not all(0 < r < 1 for r in ratios):
            raise ValueError(f"{name}: output_ratio must be between 0 and 1 (got {ratios})")
        output_size = tuple(int(n * r) for n, r in zip(input.shape[2:], ratios))
    sizes = _positive("output_size", output_size, dims)
    for n, k, count in zip(input.shape[2:], kernel, sizes):
        if count + k - 1 > n:
            raise RuntimeError(f"{name}(): pool size {k} too large relative to input size {n}, of which {count} windows are to be taken")
    if samples is None:
        samples = rand(*input.shape[:2], dims, dtype=input.dtype)
    return _picked((ops._fractional_max_pool2d if dims == 2 else ops._fractional_max_pool3d)(input, samples, kernel, sizes), single, return_indices)


def max_unpool1d(input: Tensor, indices: Tensor, kernel_size: Any, stride: Any, padding: Any, output_size: Any) -> Tensor:
    return _unpooled(input, indices, kernel_size, stride, padding, output_size, 1)


def max_unpool2d(input: Tensor, indices: Tensor, kernel_size: Any, stride: Any, padding: Any, output_size: Any) -> Tensor:
    return _unpooled(input, indices, kernel_size, stride, padding, output_size, 2)


def max_unpool3d(input: Tensor, indices: Tensor, kernel_size: Any, stride: Any, padding: Any, output_size: Any) -> Tensor:
    return _unpooled(input, indices, kernel_size, stride, padding, output_size, 3)


def _unpooled(input: Tensor, indices: Tensor, kernel_size: Any, stride: Any, padding: Any, output_size: Any, dims: int) -> Tensor:
    name = f"max_unpool{dims}d"
    if indices.shape != input.shape:
        raise RuntimeError(
            f"Expected shape of indices to be same as that of the input tensor ({list(input.shape)}) but got indices tensor with shape: {list(indices.shape)}"
        )
    kernel = _positive("kernel_size", kernel_size, dims)
    stride, padding = _stride(stride, kernel), _padding(padding, dims)
    batched, single = _pooled(input, dims, name)
    sizes = tuple((n - 1) * t - 2 * p + k for n, t, p, k in zip(batched.shape[2:], stride, padding, kernel))
    if output_size is not None:
        given = tuple(output_size)[-dims:] if len(tuple(output_size)) == dims + 2 else tuple(output_size)
        if len(given) != dims:
            raise ValueError(f"output_size should be a sequence containing {dims} or {dims + 2} elements, but it has a length of '{len(tuple(output_size))}'")
        for g, n, t in zip(given, sizes, stride):
            if not n - t < g < n + t:
                raise ValueError(f'invalid output_size "{list(given)}" (it is to be {list(sizes)}, or differ by less than the stride)')
        sizes = given
    places = indices if not single else indices.unsqueeze(0)
    if dims == 1:  # as images of one row
        out = ops._max_unpool2d(batched.unsqueeze(-2), places.unsqueeze(-2), (1, *sizes)).squeeze(-2)
    else:
        out = (ops._max_unpool2d if dims == 2 else ops._max_unpool3d)(batched, places, sizes)
    return out.squeeze(0) if single else out


# ---- means of windows


def avg_pool1d(input: Tensor, kernel_size: Any, stride: Any, padding: Any, ceil_mode: bool, count_include_pad: bool) -> Tensor:
    kernel = _positive("kernel_size", kernel_size, 1)
    input, single = _pooled(input, 1, "avg_pool1d")
    padding, stride = (0, *_numbers("padding", padding, 1)), (1, *_stride(stride, kernel))
    out = ops._avg_pool2d(input.unsqueeze(-2), (1, *kernel), stride, padding, ceil_mode, count_include_pad, None).squeeze(-2)
    return out.squeeze(0) if single else out


def avg_pool2d(input: Tensor, kernel_size: Any, stride: Any, padding: Any, ceil_mode: bool, count_include_pad: bool, divisor_override: int | None) -> Tensor:
    return _averaged(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, 2)


def avg_pool3d(input: Tensor, kernel_size: Any, stride: Any, padding: Any, ceil_mode: bool, count_include_pad: bool, divisor_override: int | None) -> Tensor:
    return _averaged(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, 3)


def _averaged(
    input: Tensor, kernel_size: Any, stride: Any, padding: Any, ceil_mode: bool, count_include_pad: bool, divisor_override: int | None, dims: int
) -> Tensor:
    kernel = _positive("kernel_size", kernel_size, dims)
    if divisor_override == 0:
        raise RuntimeError("divisor must be not zero")
    input, single = _pooled(input, dims, f"avg_pool{dims}d")
    op = ops._avg_pool2d if dims == 2 else ops._avg_pool3d
    out = op(input, kernel, _stride(stride, kernel), _numbers("padding", padding, dims), ceil_mode, count_include_pad, divisor_override)
    return out.squeeze(0) if single else out


def adaptive_avg_pool1d(input: Tensor, output_size: Any) -> Tensor:
    input, sizes, single = _adaptive(input, output_size, 1, "adaptive_avg_pool1d")
    out = ops._adaptive_avg_pool2d(input.unsqueeze(-2), (1, *sizes)).squeeze(-2)
    return out.squeeze(0) if single else out


def adaptive_avg_pool2d(input: Tensor, output_size: Any) -> Tensor:
    input, sizes, single = _adaptive(input, output_size, 2, "adaptive_avg_pool2d")
    out = ops.mean(input, (2, 3), True) if sizes == (1, 1) else ops._adaptive_avg_pool2d(input, sizes)
    return out.squeeze(0) if single else out


def adaptive_avg_pool3d(input: Tensor, output_size: Any) -> Tensor:
    input, sizes, single = _adaptive(input, output_size, 3, "adaptive_avg_pool3d")
    out = ops.mean(input, (2, 3, 4), True) if sizes == (1, 1, 1) else ops._adaptive_avg_pool3d(input, sizes)
    return out.squeeze(0) if single else out


def lp_pool1d(input: Tensor, norm_type: float, kernel_size: Any, stride: Any, ceil_mode: bool) -> Tensor:
    return _power_mean(avg_pool1d(input**norm_type, kernel_size, stride, 0, ceil_mode, True), norm_type, kernel_size, 1)


def lp_pool2d(input: Tensor, norm_type: float, kernel_size: Any, stride: Any, ceil_mode: bool) -> Tensor:
    return _power_mean(avg_pool2d(input**norm_type, kernel_size, stride, 0, ceil_mode, True, None), norm_type, kernel_size, 2)


def lp_pool3d(input: Tensor, norm_type: float, kernel_size: Any, stride: Any, ceil_mode: bool) -> Tensor:
    return _power_mean(avg_pool3d(input**norm_type, kernel_size, stride, 0, ceil_mode, True, None), norm_type, kernel_size, 3)


def _power_mean(means: Tensor, norm_type: float, kernel_size: Any, dims: int) -> Tensor:
    """The roots of the sums of powers, whose means are given."""
    return (means * prod(_numbers("kernel_size", kernel_size, dims))) ** (1.0 / norm_type)
