"""Tensors as text, laid out as PyTorch lays them out."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.core.base import dtypes
from specgrad.core.base.state import thread
from specgrad.core.tape.node import edge_target


class PrintOptions:
    """What set_printoptions() sets; no dataclass, since to make one takes as long as loading this module."""

    def __init__(self) -> None:
        self.precision = 4
        self.threshold: float = 1000
        self.edgeitems = 3
        self.linewidth = 80
        self.sci_mode: bool | None = None


options: PrintOptions = PrintOptions()
_PROFILES = {"default": (4, 1000, 3, 80), "short": (2, 1000, 2, 80), "full": (4, math.inf, 3, 80)}


def set_printoptions(
    precision: int | None = None,
    threshold: float | None = None,
    edgeitems: int | None = None,
    linewidth: int | None = None,
    profile: str | None = None,
    sci_mode: bool | None = None,
) -> None:
    """Set how tensors are printed; `profile` is "default", "short" or "full"."""
    if profile is not None:
        if profile not in _PROFILES:
            raise ValueError(f"profile must be one of {', '.join(_PROFILES)}, got {profile!r}")
        options.precision, options.threshold, options.edgeitems, options.linewidth = _PROFILES[profile]
    given = {"precision": precision, "threshold": threshold, "edgeitems": edgeitems, "linewidth": linewidth}
    vars(options).update((name, value) for name, value in given.items() if value is not None)
    options.sci_mode = sci_mode


class _Formatter:
    """How the numbers of one tensor are written: as integers, with decimals or in scientific notation, all of one width."""

    def __init__(self, values: Any):
        self.floating = traits[values.dtype].is_floating_point
        self.integral, self.scientific, self.width = True, False, 1
        values = values.reshape(-1)
        if not self.floating:
            self.width = max((len(str(v)) for v in values.tolist()), default=1)
            return
        finite = values[np.isfinite(values) & (values != 0)]
        if not finite.size:
            return
        sizes = np.abs(finite.astype(np.float64))
        smallest, largest = float(sizes.min()), float(sizes.max())  # whose ratio may be infinite, without a warning
        self.integral = bool((finite == np.ceil(finite)).all())
        wide_range = largest / smallest > 1000.0 or largest > 1.0e8
        self.scientific = wide_range if self.integral else wide_range or smallest < 1.0e-4
        if options.sci_mode is not None:
            self.scientific = options.sci_mode
        self.width = max(len(self.number(v)) for v in finite.tolist())

    def number(self, value: Any) -> str:
        if not self.floating:
            return str(value)
        if self.scientific:
            return f"{value:.{options.precision}e}"
        if self.integral:
            return f"{value:.0f}" + ("." if math.isfinite(value) else "")
        return f"{value:.{options.precision}f}"

    def text(self, value: Any) -> str:
        return self.number(value).rjust(self.width)


class _ComplexFormatter:
    """How complex numbers are written: the real and the imaginary parts each by a formatter of their own."""

    def __init__(self, values: Any):
        self.real, self.imag = _Formatter(values.real), _Formatter(values.imag)
        self.width = self.real.width + self.imag.width + 1

    def text(self, value: Any) -> str:
        second = (self.imag.text(value.imag) + "j").lstrip()
        return self.real.text(value.real) + (second if second[0] in "+-" else "+" + second)


def _nested(array: Any, indent: int, summarize: bool, formatter: _Formatter | _ComplexFormatter) -> str:
    if array.ndim == 0:
        return formatter.text(array.item())
    values = array.tolist() if array.ndim == 1 else array
    edge = options.edgeitems
    shortened = summarize and len(values) > 2 * edge
    shown = [*values[:edge], *values[len(values) - edge :]] if shortened else values
    parts = [formatter.text(v) if array.ndim == 1 else _nested(v, indent + 1, summarize, formatter) for v in shown]
    if shortened:
        parts.insert(edge, " ..." if array.ndim == 1 and edge else "...")
    if array.ndim == 1:
        per_line = max(1, (options.linewidth - indent) // (formatter.width + 2))
        parts = [", ".join(parts[i : i + per_line]) for i in range(0, len(parts), per_line)]
    return "[" + ("," + "\n" * max(array.ndim - 1, 1) + " " * (indent + 1)).join(parts) + "]"


def _summarized(array: Any) -> Any:
    edge = options.edgeitems
    for dim, size in enumerate(array.shape):
        if size > 2 * edge:
            array = np.take(array, [*range(edge), *range(size - edge, size)], axis=dim)
    return array


def array_text(array: Any, indent: int = 0) -> str:
    """The elements of an array, in brackets."""
    if array.size == 0:
        return "[]"
    if traits[array.dtype].is_half:
        array = array.astype(np.float32)
    summarize = array.size > options.threshold
    shown = _summarized(array) if summarize else array
    return _nested(array, indent, summarize, _ComplexFormatter(shown) if traits[array.dtype].is_complex else _Formatter(shown))


def _with_suffixes(text: str, suffixes: list[str], indent: int) -> str:
    parts = [text]
    length = len(text) - text.rfind("\n") + 1
    for suffix in suffixes:
        if length + len(suffix) + 2 > options.linewidth:
            parts.append(",\n" + " " * indent + suffix)
            length = indent + len(suffix)
        else:
            parts.append(", " + suffix)
            length += len(suffix) + 2
    return "".join(parts) + ")"


def _node_name(tensor: Any) -> str | None:
    """The name of a tensor's node, if it has one; "Invalid" for a view whose grad_fn raises because its history is lost."""
    if thread.tracer is not None:  # which is told of a node that is asked for
        stands = edge_target(tensor._node)[0] if tensor._node is not None and tensor._node.next else None
        return None if stands is None else stands.name()
    try:
        node = tensor.grad_fn
    except RuntimeError:
        return "Invalid"
    return None if node is None else node.name()


def tensor_text(tensor: Any, *, tensor_contents: str | None = None) -> str:
    """What repr() of a tensor gives."""
    if "_is_param" in vars(tensor):
        return "Parameter containing:\n" + _text(tensor, tensor_contents)
    return _text(tensor, tensor_contents)


def _text(tensor: Any, tensor_contents: str | None) -> str:
    prefix = "tensor("
    array = tensor._elements()
    default = dtypes.get_default_dtype()
    suffixes = [] if tensor.is_cpu else [f"device='{tensor.device}'"]
    if array.size == 0:
        if array.ndim != 1:
            suffixes.append(f"size={array.shape}")
        if tensor.dtype is not default:
            suffixes.append(f"dtype={tensor.dtype}")
    elif tensor.dtype not in (default, default.to_complex(), dtypes.int64, dtypes.bool_):
        suffixes.append(f"dtype={tensor.dtype}")
    if (name := _node_name(tensor)) is not None:
        suffixes.append(f"grad_fn=<{name}>")
    elif tensor.requires_grad:
        suffixes.append("requires_grad=True")
    if tangents := tensor._extra is not None and tensor._extra.tangents:
        suffixes.append(f"tangent={tangents[max(tangents)]!r}")
    text = tensor_contents if tensor_contents is not None else array_text(array, len(prefix))
    return _with_suffixes(prefix + text, suffixes, len(prefix))
