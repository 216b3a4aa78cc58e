"""Images at other sizes and at other places: interpolation, and sampling along a grid."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from specgrad.array.base.tools import is_int, listed
from specgrad.array.dtypes import traits
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.dtypes import bool_
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from ..checks import same_dtype
from ..copies import widened
from . import images

_KINDS = {  # mode: how a result is made along one dimension, and the number of dimensions for which there is such a mode
    "nearest": ("nearest", (1, 2, 3)),
    "nearest-exact": ("nearest-exact", (1, 2, 3)),
    "area": ("area", (1, 2, 3)),
    "linear": ("linear", (1,)),
    "bilinear": ("linear", (2,)),
    "trilinear": ("linear", (3,)),
    "bicubic": ("cubic", (2,)),
    "lanczos": ("lanczos", (2,)),
}
_CORNERS = ("linear", "bilinear", "bicubic", "trilinear")
_SMOOTH = ("bilinear", "bicubic", "lanczos")


def interpolate(
    input: Tensor, size: Any, scale_factor: Any, mode: str, align_corners: bool | None, recompute_scale_factor: bool | None, antialias: bool
) -> Tensor:
    dims = input.dim() - 2
    if mode not in _KINDS or dims not in (1, 2, 3):
        raise NotImplementedError(
            f"interpolate(): expected 3 to 5 dimensions and mode to be one of {', '.join(_KINDS)}, but got the shape {list(input.shape)} and {mode!r}"
        )
    kind, allowed = _KINDS[mode]
    if dims not in allowed:
        raise NotImplementedError(f"interpolate(): expected {allowed[0] + 2} dimensions with mode={mode!r}, but got the shape {list(input.shape)}")
    if align_corners is not None and mode not in _CORNERS:
        raise ValueError(f"interpolate(): expected align_corners=None with mode={mode!r}, but got {align_corners}; it goes with {', '.join(_CORNERS)}")
    if antialias and mode not in _SMOOTH:
        raise ValueError(f"interpolate(): expected mode to be one of {', '.join(_SMOOTH)} with antialias=True, but got {mode!r}")
    if mode == "lanczos" and not antialias:
        raise ValueError("interpolate(): expected antialias=True with mode='lanczos', but got antialias=False")
    if input.dtype is bool_ and not kind.startswith("nearest"):
        raise NotImplementedError(f"\"interpolate\" not implemented for 'Bool': expected an input of numbers with mode={mode!r}")
    sizes, scales = _sizes(input, size, scale_factor, recompute_scale_factor)
    if kind == "area":
        pool = (images.adaptive_avg_pool1d, images.adaptive_avg_pool2d, images.adaptive_avg_pool3d)[dims - 1]
        return pool(input, sizes)
    if min(*sizes, *input._array.shape[2:]) < 1:
        raise RuntimeError(f"interpolate(): expected sizes > 0, but got {list(input.shape[2:])} for the input and {list(sizes)} for the output")
    return ops._resample(input, sizes, kind, bool(align_corners), scales, antialias)


def _sizes(input: Tensor, size: Any, scale_factor: Any, recompute: bool | None) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """The sizes of the result, and by how much it is larger where that is to be what the user has said."""
    sizes = input._array.shape[2:]
    if (size is None) == (scale_factor is None):
        raise ValueError(f"interpolate(): expected size or scale_factor, but got {'neither' if size is None else 'both'}")
    name, value = ("output size", size) if size is not None else ("scale_factor", scale_factor)
    values = (value,) * len(sizes) if isinstance(value, (int, float)) or not isinstance(value, Sequence) else tuple(value)
    if len(values) != len(sizes):
        raise ValueError(f"interpolate(): expected {len(sizes)} numbers for {name}, for an input of shape {list(input.shape)}, but got {list(values)}")
    wrong = next((v for v in values if not (is_int(v) if size is not None else isinstance(v, (int, float)) or hasattr(v, "dtype"))), None)
    if wrong is not None or None in values:
        raise TypeError(f"interpolate(): expected {name} to be a number or a list of numbers, {'ints' if size is not None else 'floats'}, but got {value!r}")
    if size is not None:
        if recompute:
            raise ValueError("interpolate(): expected scale_factor with recompute_scale_factor=True, but got size")
        return listed(values), (0.0,) * len(sizes)
    if not all(math.isfinite(v) for v in values):
        raise ValueError(f"interpolate(): expected finite numbers for scale_factor, but got {list(values)}")
    found = tuple([int(n * float(s)) for n, s in zip(sizes, values)])
    return found, (0.0,) * len(sizes) if recompute else tuple([float(v) for v in values])


def upsample(input: Tensor, size: Any, scale_factor: Any, mode: str, align_corners: bool | None) -> Tensor:
    warn_user("`nn.functional.upsample` is deprecated. Use `nn.functional.interpolate` instead.")
    return interpolate(input, size, scale_factor, mode, align_corners, None, False)


def upsample_nearest(input: Tensor, size: Any, scale_factor: Any) -> Tensor:
    warn_user("`nn.functional.upsample_nearest` is deprecated. Use `nn.functional.interpolate` instead.")
    return interpolate(input, size, scale_factor, "nearest", None, None, False)


def upsample_bilinear(input: Tensor, size: Any, scale_factor: Any) -> Tensor:
    warn_user("`nn.functional.upsample_bilinear` is deprecated. Use `nn.functional.interpolate` instead.")
    return interpolate(input, size, scale_factor, "bilinear", True, None, False)


# ---- along a grid


def affine_grid(theta: Tensor, size: Any, align_corners: bool | None) -> Tensor:
    align_corners = _corners(align_corners)
    sizes = tuple(size)
    if not theta.dtype.is_floating_point:
        raise ValueError(f"affine_grid(): expected theta to have a floating-point dtype, but got {theta.dtype}")
    dims = len(sizes) - 2
    if dims not in (2, 3):
        raise NotImplementedError(f"affine_grid(): expected a size of 4 or 5 numbers, but got {list(sizes)}")
    if theta.shape[1:] != (dims, dims + 1):
        raise ValueError(f"affine_grid(): expected theta to have the shape {[sizes[0], dims, dims + 1]}, for size={list(sizes)}, but got {list(theta.shape)}")
    if min(sizes) < 1:
        raise ValueError(f"affine_grid(): expected a size of numbers > 0, but got {list(sizes)}")
    return ops._affine_grid(theta if theta.shape[0] == sizes[0] else theta.expand(sizes[0], dims, dims + 1), sizes, align_corners)


def _corners(given: bool | None) -> bool:
    if given is None:
        warn_user("grid_sample and affine_grid have align_corners=False where it is not said")
    return bool(given)


MODES = ("bilinear", "nearest", "bicubic")
PADDINGS = ("zeros", "border", "reflection")
_NUMBERS = range(3)  # of modes, and of paddings


def grid_sample(input: Tensor, grid: Tensor, mode: str, padding_mode: str, align_corners: bool | None) -> Tensor:
    if mode not in MODES:
        raise ValueError(f"grid_sample(): expected mode to be 'bilinear', 'nearest' or 'bicubic', but got {mode!r}")
    if padding_mode not in PADDINGS:
        raise ValueError(f"grid_sample(): expected padding_mode to be 'zeros', 'border' or 'reflection', but got {padding_mode!r}")
    return _sampled(input, grid, mode, padding_mode, _corners(align_corners))


def grid_sampler(input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    return _by_numbers("grid_sampler", input, grid, interpolation_mode, padding_mode, align_corners)


def grid_sampler_2d(input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    _check_dims("grid_sampler_2d", input, grid, 4)
    return _by_numbers("grid_sampler_2d", input, grid, interpolation_mode, padding_mode, align_corners)


def grid_sampler_3d(input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    _check_dims("grid_sampler_3d", input, grid, 5)
    return _by_numbers("grid_sampler_3d", input, grid, interpolation_mode, padding_mode, align_corners)


def _check_dims(name: str, input: Tensor, grid: Tensor, dims: int) -> None:
    if input._array.ndim != dims or grid._array.ndim != dims:
        raise RuntimeError(
            f"{name}(): expected {dims}D input and grid with same number of dimensions, but got input with sizes {list(input.shape)} and grid with "
            f"sizes {list(grid.shape)}"
        )


def _by_numbers(name: str, input: Tensor, grid: Tensor, mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    if mode not in _NUMBERS or padding_mode not in _NUMBERS:
        what, number, known = ("padding_mode", padding_mode, PADDINGS) if mode in _NUMBERS else ("interpolation_mode", mode, MODES)
        raise ValueError(f"{name}(): expected {what} to be 0, 1 or 2, which are {', '.join(known)}, but got: {number}")
    return _sampled(input, grid, MODES[mode], PADDINGS[padding_mode], align_corners)


def _sampled(input: Tensor, grid: Tensor, mode: str, padding_mode: str, align_corners: bool) -> Tensor:
    _check_grid(input, grid, mode)
    if not traits[input._array.dtype].is_half:
        return ops._grid_sample(input, grid, mode, padding_mode, align_corners, (0, 0, 0))
    found = ops._grid_sample(widened(input), widened(grid), mode, padding_mode, align_corners, (0, 0, 0))
    return found.to(input.dtype)


def _check_grid(input: Tensor, grid: Tensor, mode: str) -> None:
    shape, of_grid = input._array.shape, grid._array.shape
    dims = len(shape) - 2
    if dims not in (2, 3) or len(of_grid) != len(shape):
        raise RuntimeError(f"grid_sample(): expected an input and a grid of 4 or 5 dimensions each, but got the shapes {list(shape)} and {list(of_grid)}")
    if of_grid[0] != shape[0]:
        raise RuntimeError(f"grid_sample(): expected a grid for each of the {shape[0]} samples of the input, but got {of_grid[0]}")
    if of_grid[-1] != dims:
        raise RuntimeError(f"grid_sample(): expected a grid of size {dims} in its last dimension, but got the shape {list(of_grid)}")
    if 0 in shape[2:]:
        dim = shape.index(0, 2)
        raise RuntimeError(f"grid_sample(): expected an input with elements along dimension {dim}, but got the shape {list(shape)}")
    if mode == "bicubic" and dims != 2:
        raise RuntimeError(f"grid_sample(): expected an input of 4 dimensions with mode='bicubic', but got the shape {list(shape)}")
    if input._array.dtype is not grid._array.dtype:
        same_dtype("grid_sample", input=input, grid=grid)
