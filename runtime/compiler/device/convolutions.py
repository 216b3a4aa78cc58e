"""Convolutions on a device by cuDNN, which csrc/device_convolution.c describes to it: of 1 to 3 dimensions, and their gradients."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

import numpy as np

from specgrad.array.base.determinism import are_deterministic_algorithms_enabled
from specgrad.core.kernels.cuda_arrays import OnDevice, current_device

from .cudnn import MOST_ELEMENTS, TYPES, Library, Plan, forbidden, switches

RESULTS = ("windows", "images", "weight")  # what is computed of the other two, in the order of csrc/device_convolution.c
_MOST_ALIGNED = 16  # bytes, beyond which no engine asks for anything
_WORKSPACE = 1 << 30  # bytes that an engine may ask for
_NAMES_OF_ARRAYS = (0, 1, 2, 3)  # weight, images, windows, and a bias, as csrc/device_convolution.c names them
_Shape = tuple[int, ...]
_Three = tuple[_Shape, _Shape, _Shape]


def described(dtype: str, notes: int, result: str, shapes: _Three, along: _Three, alignments: _Shape, biased: int = 0) -> Any:
    """A convolution as `sg_convolution_plan` reads it; one of one dimension is one of two, of which the first is 1.

    Args:
        notes: of engines that may not run.
        shapes: of the weight, the images and the windows, all of which are contiguous.
        along: the padding, the stride and the dilation.
        alignments: of the arrays, in bytes.
        biased: that of a bias of each channel of the windows; 0 if there is none.
    """
    of_line = len(along[0]) == 1
    if of_line:
        shapes = tuple((*s[:2], 1, *s[2:]) for s in shapes)  # type: ignore[assignment]
        along = tuple((n, *given) for n, given in zip((0, 1, 1), along))  # type: ignore[assignment]
    of_bias = [(1, shapes[2][1], *(1,) * len(along[0]))] if biased else []
    flat = [n for s in (*shapes, *of_bias) for n in (*s, *(math.prod(s[i + 1 :]) for i in range(len(s))))]
    return [RESULTS.index(result), *TYPES[dtype], len(along[0]), notes, _WORKSPACE, *alignments, biased], [*flat, *(n for given in along for n in given)]


class DeviceConvolutions:
    """Convolves a backend's arrays.

    Args:
        library: for the arrays.
    """

    def __init__(self, library: Library):
        self._library = library
        self._plan = lru_cache(4096)(self._planned)

    def __call__(self, weight: Any, images: Any, windows: Any, shape: _Shape, stride: _Shape, padding: _Shape, dilation: _Shape, bias: Any = None) -> Any:
        """That of three arrays which is None, of a shape; None where the library has nothing for that.

        Args:
            weight: (channels of windows, channels of images in a group, *sizes).
            images: (batch, channels, *sizes).
            windows: (batch, channels, *counts), what convolution makes of images.
            bias: (1, channels, 1, ...), what is added to the windows or images that are computed.
        """
        first, second = (a for a in (weight, images, windows) if a is not None)
        dtype, index = first.dtype, first.data.device_id
        if self._library.missing or not switches.enabled or not first.size or not second.size or not math.prod(shape):
            return None
        if second.dtype != dtype or second.data.device_id != index:
            return None
        if index != current_device():
            with OnDevice(index):
                return self(weight, images, windows, shape, stride, padding, dilation, bias)
        out = self._library.backend.module.empty(shape, dtype)
        arrays = [out if a is None else a for a in (weight, images, windows)]
        where = [a.data.ptr for a in arrays]
        result = RESULTS[0 if windows is None else 1 if images is None else 2]
        shapes, alignments = tuple(a.shape for a in arrays), tuple(math.gcd(place, _MOST_ALIGNED) for place in where)
        notes = forbidden(dtype.name, switches.allow_tf32, switches.deterministic or are_deterministic_algorithms_enabled())
        planned = index, dtype.name, notes, result, shapes, (padding, stride, dilation), alignments
        if bias is not None and result == "windows":
            plan = self._plan(*planned, math.gcd(bias.data.ptr, _MOST_ALIGNED))
            if plan is not None:
                self._library.start(plan, _NAMES_OF_ARRAYS, [*where, bias.data.ptr], "the convolution", first.shape, second.shape)
                return out
        plan = self._plan(*planned, 0)
        if plan is None:
            return None
        self._library.start(plan, _NAMES_OF_ARRAYS[:3], where, "the convolution", first.shape, second.shape)
        return out if bias is None else np.add(out, bias, out=out)

    def _planned(
        self, index: int, dtype: str, notes: int, result: str, shapes: _Three, along: _Three, alignments: _Shape, biased: int
    ) -> Plan | None:  # fmt: skip
        """The plan for contiguous arrays of such shapes and alignments, on the current device; None where there is none."""
        weight, images, windows = shapes
        counts = tuple((size + 2 * p - d * (k - 1) - 1) // s + 1 for size, k, p, s, d in zip(images[2:], weight[2:], *along))
        if dtype not in TYPES or len(along[0]) not in (1, 2, 3) or windows[2:] != counts or max(map(math.prod, shapes)) > MOST_ELEMENTS:
            return None
        about = described(dtype, notes, result, shapes, along, alignments, biased)
        of = f"a convolution of {dtype} {list(images)} and {list(weight)}"
        return self._library.plan(index, "sg_convolution_plan", about, "cuDNN's convolution", "of cuDNN's convolutions", of)
