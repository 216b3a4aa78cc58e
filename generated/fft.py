"""Fourier transforms.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
# mypy: ignore-errors
from __future__ import annotations

import builtins
import math
from sys import _getframe

import numpy as np

from specgrad.array import fft as array_fft
from specgrad.array.base.rows import along, along_reduced
from specgrad.compose import fft as compose_fft
from specgrad.compose import short_time as compose_short_time
from specgrad.array.backends import first_of, zeros_on_backend_of
from specgrad.array.dtypes import Accepted, traits
from specgrad.array.base import native
from specgrad.array.base.tools import conjugated, count, defined, has_zero, layout_of, zeros_like_array
from specgrad.core.tape.lost_history import cut, left_out
from specgrad.core.dispatch.arguments import check_kinds, check_tensors, checked_list
from specgrad.core.dispatch.general import general
from specgrad.core.dispatch.lists import of_indices, of_list, to_list
from specgrad.core.base.dtypes import dtype_of, dtype_or_none, numpy_dtype
from specgrad.core.tape.restore import restored
from specgrad.generated import forwards, ops
from specgrad.core.dispatch.in_place import composed_in_place, in_place, kept_dtype, replaced, view_in_place, writes_freely
from specgrad.core.kernels.table import kernels as _k
from specgrad.core.tape.node import Node, Port, new, next_seq
from specgrad.core.dispatch.operands import by_other_name, missing, operands_by_name
from specgrad.core.dispatch.op import TRANSPOSE, Op, Promotion, return_type
from specgrad.core.dispatch.out import into, into_found
from specgrad.core.tape.saved import any_changed, defined_tensors, made_beside, not_implemented, saved_input, saved_inputs, saved_operand, saved_result, stale, zero_tensor
from specgrad.core.tape.changes import UNCHANGED, changed
from specgrad.core.base.state import grad_enabled, modes
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.tape.tensor import NUMBERS, Tensor, plain_tensor
from specgrad.core.tape.views import changes_freely, view_of



# ---- fft.fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor


op_fft_fft = Op(
    "fft.fft",
    "fft.fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("n", "int?"), ("dim", "int"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.fft,
    composite=True,
)


def fft_fft(input, n=None, dim=-1, norm=None, axis=None, out=None):
    """The discrete Fourier transform along a dimension, of `n` numbers: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("fft", "dim", dim, -1, "axis", axis)
        if (n.__class__ is not int and n is not None) or dim.__class__ is not int:
            check_kinds(op_fft_fft, (input, n, dim, norm))
        if out is not None:
            return into(op_fft_fft, (input, n, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_fft, (input, n, dim, norm))
        return compose_fft.fft(input, n, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_fft.call = fft_fft


# ---- fft.ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor


op_fft_ifft = Op(
    "fft.ifft",
    "fft.ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("n", "int?"), ("dim", "int"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.ifft,
    composite=True,
)


def fft_ifft(input, n=None, dim=-1, norm=None, axis=None, out=None):
    """The inverse discrete Fourier transform along a dimension, of `n` numbers: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("ifft", "dim", dim, -1, "axis", axis)
        if (n.__class__ is not int and n is not None) or dim.__class__ is not int:
            check_kinds(op_fft_ifft, (input, n, dim, norm))
        if out is not None:
            return into(op_fft_ifft, (input, n, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_ifft, (input, n, dim, norm))
        return compose_fft.ifft(input, n, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_ifft.call = fft_ifft


# ---- fft.rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor


op_fft_rfft = Op(
    "fft.rfft",
    "fft.rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("n", "int?"), ("dim", "int"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.rfft,
    composite=True,
)


def fft_rfft(input, n=None, dim=-1, norm=None, axis=None, out=None):
    """The discrete Fourier transform of real numbers along a dimension: the half of the spectrum that says the other, of `n` numbers: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("rfft", "dim", dim, -1, "axis", axis)
        if (n.__class__ is not int and n is not None) or dim.__class__ is not int:
            check_kinds(op_fft_rfft, (input, n, dim, norm))
        if out is not None:
            return into(op_fft_rfft, (input, n, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_rfft, (input, n, dim, norm))
        return compose_fft.rfft(input, n, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_rfft.call = fft_rfft


# ---- fft.irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor


op_fft_irfft = Op(
    "fft.irfft",
    "fft.irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("n", "int?"), ("dim", "int"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.irfft,
    composite=True,
)


def fft_irfft(input, n=None, dim=-1, norm=None, axis=None, out=None):
    """The inverse of `rfft`: real numbers of half of their spectrum, of `n` numbers: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("irfft", "dim", dim, -1, "axis", axis)
        if (n.__class__ is not int and n is not None) or dim.__class__ is not int:
            check_kinds(op_fft_irfft, (input, n, dim, norm))
        if out is not None:
            return into(op_fft_irfft, (input, n, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_irfft, (input, n, dim, norm))
        return compose_fft.irfft(input, n, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_irfft.call = fft_irfft


# ---- fft.hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor


op_fft_hfft = Op(
    "fft.hfft",
    "fft.hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("n", "int?"), ("dim", "int"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.hfft,
    composite=True,
)


def fft_hfft(input, n=None, dim=-1, norm=None, axis=None, out=None):
    """The discrete Fourier transform of a signal whose second half is the conjugate of the first, along a dimension: real numbers, of `n` numbers: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("hfft", "dim", dim, -1, "axis", axis)
        if (n.__class__ is not int and n is not None) or dim.__class__ is not int:
            check_kinds(op_fft_hfft, (input, n, dim, norm))
        if out is not None:
            return into(op_fft_hfft, (input, n, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_hfft, (input, n, dim, norm))
        return compose_fft.hfft(input, n, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_hfft.call = fft_hfft


# ---- fft.ihfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor


op_fft_ihfft = Op(
    "fft.ihfft",
    "fft.ihfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("n", "int?"), ("dim", "int"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.ihfft,
    composite=True,
)


def fft_ihfft(input, n=None, dim=-1, norm=None, axis=None, out=None):
    """The inverse of `hfft`: half of a signal, of `n` numbers: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("ihfft", "dim", dim, -1, "axis", axis)
        if (n.__class__ is not int and n is not None) or dim.__class__ is not int:
            check_kinds(op_fft_ihfft, (input, n, dim, norm))
        if out is not None:
            return into(op_fft_ihfft, (input, n, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_ihfft, (input, n, dim, norm))
        return compose_fft.ihfft(input, n, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_ihfft.call = fft_ihfft


# ---- fft.fft2(Tensor self, int[]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor


op_fft_fft2 = Op(
    "fft.fft2",
    "fft.fft2(Tensor self, int[]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("s", "int[]?"), ("dim", "int[]"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.fftn,
    composite=True,
)


def fft_fft2(input, s=None, dim=(-2, -1), norm=None, axis=None, out=None):
    """The discrete Fourier transform along two dimensions, of sizes `s`: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("fft2", "dim", dim, (-2, -1), "axis", axis)
        if out is not None:
            return into(op_fft_fft2, (input, s, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_fft2, (input, s, dim, norm))
        return compose_fft.fftn(input, s, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_fft2.call = fft_fft2


# ---- fft.fftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor


op_fft_fftn = Op(
    "fft.fftn",
    "fft.fftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("s", "int[]?"), ("dim", "int[]?"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.fftn,
    composite=True,
)


def fft_fftn(input, s=None, dim=None, norm=None, axis=None, out=None):
    """The discrete Fourier transform along several dimensions, of sizes `s`: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("fftn", "dim", dim, None, "axis", axis)
        if out is not None:
            return into(op_fft_fftn, (input, s, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_fftn, (input, s, dim, norm))
        return compose_fft.fftn(input, s, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_fftn.call = fft_fftn


# ---- fft.ifft2(Tensor self, int[]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor


op_fft_ifft2 = Op(
    "fft.ifft2",
    "fft.ifft2(Tensor self, int[]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("s", "int[]?"), ("dim", "int[]"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.ifftn,
    composite=True,
)


def fft_ifft2(input, s=None, dim=(-2, -1), norm=None, axis=None, out=None):
    """The inverse discrete Fourier transform along two dimensions, of sizes `s`: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("ifft2", "dim", dim, (-2, -1), "axis", axis)
        if out is not None:
            return into(op_fft_ifft2, (input, s, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_ifft2, (input, s, dim, norm))
        return compose_fft.ifftn(input, s, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_ifft2.call = fft_ifft2


# ---- fft.ifftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor


op_fft_ifftn = Op(
    "fft.ifftn",
    "fft.ifftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("s", "int[]?"), ("dim", "int[]?"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.ifftn,
    composite=True,
)


def fft_ifftn(input, s=None, dim=None, norm=None, axis=None, out=None):
    """The inverse discrete Fourier transform along several dimensions, of sizes `s`: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("ifftn", "dim", dim, None, "axis", axis)
        if out is not None:
            return into(op_fft_ifftn, (input, s, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_ifftn, (input, s, dim, norm))
        return compose_fft.ifftn(input, s, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_ifftn.call = fft_ifftn


# ---- fft.rfft2(Tensor self, int[]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor


op_fft_rfft2 = Op(
    "fft.rfft2",
    "fft.rfft2(Tensor self, int[]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("s", "int[]?"), ("dim", "int[]"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.rfftn,
    composite=True,
)


def fft_rfft2(input, s=None, dim=(-2, -1), norm=None, axis=None, out=None):
    """The discrete Fourier transform of real numbers along two dimensions; along the last one, the half of the spectrum that says the other, of sizes `s`: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("rfft2", "dim", dim, (-2, -1), "axis", axis)
        if out is not None:
            return into(op_fft_rfft2, (input, s, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_rfft2, (input, s, dim, norm))
        return compose_fft.rfftn(input, s, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_rfft2.call = fft_rfft2


# ---- fft.rfftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor


op_fft_rfftn = Op(
    "fft.rfftn",
    "fft.rfftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("s", "int[]?"), ("dim", "int[]?"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.rfftn,
    composite=True,
)


def fft_rfftn(input, s=None, dim=None, norm=None, axis=None, out=None):
    """The discrete Fourier transform of real numbers along several dimensions; along the last one, the half of the spectrum that says the other, of sizes `s`: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("rfftn", "dim", dim, None, "axis", axis)
        if out is not None:
            return into(op_fft_rfftn, (input, s, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_rfftn, (input, s, dim, norm))
        return compose_fft.rfftn(input, s, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_rfftn.call = fft_rfftn


# ---- fft.irfft2(Tensor self, int[]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor


op_fft_irfft2 = Op(
    "fft.irfft2",
    "fft.irfft2(Tensor self, int[]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("s", "int[]?"), ("dim", "int[]"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.irfftn,
    composite=True,
)


def fft_irfft2(input, s=None, dim=(-2, -1), norm=None, axis=None, out=None):
    """The inverse of `rfft2`, of sizes `s`: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("irfft2", "dim", dim, (-2, -1), "axis", axis)
        if out is not None:
            return into(op_fft_irfft2, (input, s, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_irfft2, (input, s, dim, norm))
        return compose_fft.irfftn(input, s, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_irfft2.call = fft_irfft2


# ---- fft.irfftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor


op_fft_irfftn = Op(
    "fft.irfftn",
    "fft.irfftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("s", "int[]?"), ("dim", "int[]?"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.irfftn,
    composite=True,
)


def fft_irfftn(input, s=None, dim=None, norm=None, axis=None, out=None):
    """The inverse of `rfftn`, of sizes `s`: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("irfftn", "dim", dim, None, "axis", axis)
        if out is not None:
            return into(op_fft_irfftn, (input, s, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_irfftn, (input, s, dim, norm))
        return compose_fft.irfftn(input, s, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_irfftn.call = fft_irfftn


# ---- fft.hfft2(Tensor self, int[]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor


op_fft_hfft2 = Op(
    "fft.hfft2",
    "fft.hfft2(Tensor self, int[]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("s", "int[]?"), ("dim", "int[]"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.hfftn,
    composite=True,
)


def fft_hfft2(input, s=None, dim=(-2, -1), norm=None, axis=None, out=None):
    """The discrete Fourier transform along two dimensions of a signal whose half along the last one says the other: real numbers, of sizes `s`: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("hfft2", "dim", dim, (-2, -1), "axis", axis)
        if out is not None:
            return into(op_fft_hfft2, (input, s, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_hfft2, (input, s, dim, norm))
        return compose_fft.hfftn(input, s, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_hfft2.call = fft_hfft2


# ---- fft.hfftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor


op_fft_hfftn = Op(
    "fft.hfftn",
    "fft.hfftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("s", "int[]?"), ("dim", "int[]?"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.hfftn,
    composite=True,
)


def fft_hfftn(input, s=None, dim=None, norm=None, axis=None, out=None):
    """The discrete Fourier transform along several dimensions of a signal whose half along the last one says the other: real numbers, of sizes `s`: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("hfftn", "dim", dim, None, "axis", axis)
        if out is not None:
            return into(op_fft_hfftn, (input, s, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_hfftn, (input, s, dim, norm))
        return compose_fft.hfftn(input, s, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_hfftn.call = fft_hfftn


# ---- fft.ihfft2(Tensor self, int[]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor


op_fft_ihfft2 = Op(
    "fft.ihfft2",
    "fft.ihfft2(Tensor self, int[]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("s", "int[]?"), ("dim", "int[]"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.ihfftn,
    composite=True,
)


def fft_ihfft2(input, s=None, dim=(-2, -1), norm=None, axis=None, out=None):
    """The inverse of `hfft2`, of sizes `s`: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("ihfft2", "dim", dim, (-2, -1), "axis", axis)
        if out is not None:
            return into(op_fft_ihfft2, (input, s, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_ihfft2, (input, s, dim, norm))
        return compose_fft.ihfftn(input, s, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_ihfft2.call = fft_ihfft2


# ---- fft.ihfftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor


op_fft_ihfftn = Op(
    "fft.ihfftn",
    "fft.ihfftn(Tensor self, int[]? s=None, int[]? dim=None, str? norm=None) -> Tensor",
    params=(("input", "Tensor"), ("s", "int[]?"), ("dim", "int[]?"), ("norm", "str?")),
    positional=4,
    required=("input",),
    forward=compose_fft.ihfftn,
    composite=True,
)


def fft_ihfftn(input, s=None, dim=None, norm=None, axis=None, out=None):
    """The inverse of `hfftn`, of sizes `s`: the input is cut, or padded with zeros. `norm` says by what the sums are divided."""
    try:
        if axis is not None:
            dim = by_other_name("ihfftn", "dim", dim, None, "axis", axis)
        if out is not None:
            return into(op_fft_ihfftn, (input, s, dim, norm), out)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_ihfftn, (input, s, dim, norm))
        return compose_fft.ihfftn(input, s, dim, norm)
    except Exception:
        hide_frames()
        raise


op_fft_ihfftn.call = fft_ihfftn


# ---- _fft(Tensor self, int[] dims, int by, int direction) -> Tensor


class FftBackward0(Node, shown_as="FftC2CBackward0"):
    """self: _fft(grad, dims, by, -direction) if self.is_complex() else _real_part_of_fft(grad, dims, by, -direction)"""

    __slots__ = ("self_dtype", "dims", "by", "direction")
    saved = {"self_dtype": ("self_dtype", "plain", 0), "dims": ("dims", "plain", -1), "by": ("by", "plain", -1), "direction": ("direction", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = (array_fft.transform(grad, self.dims, self.by, (-self.direction)) if traits[self.self_dtype].is_complex else array_fft.real_part_of_transform(grad, self.dims, self.by, (-self.direction)))
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = (ops._fft(grad, self.dims, self.by, (-self.direction)) if traits[self.self_dtype].is_complex else ops._real_part_of_fft(grad, self.dims, self.by, (-self.direction)))
        return (grad_self,)


def _record__fft(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dims, by, direction) = arrays
    node = new(FftBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_dtype = self_array.dtype
    node.dims = dims
    node.by = by
    node.direction = direction
    return node


def _tangent_arrays__fft_result(self_p, dims, by, direction, self_t, result):
    return array_fft.transform(self_t, dims, by, direction)


def _tangent_tensors__fft_result(self_p, dims, by, direction, self_t, result):
    return ops._fft(self_t, dims, by, direction)


op__fft = Op(
    "_fft",
    "_fft(Tensor self, int[] dims, int by, int direction) -> Tensor",
    params=(("input", "Tensor"), ("dims", "int[]"), ("by", "int"), ("direction", "int")),
    positional=4,
    required=("input", "dims", "by", "direction"),
    forward=array_fft.transform,
    record=_record__fft,
    edges=(0,),
    accepts=Accepted(('float32', 'float64', 'complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__fft_result, _tangent_tensors__fft_result)},
)


def _fft(input, dims, by, direction):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32, float64, complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__fft, (input, dims, by, direction))
        self_array = input._array
        self_node = input._node
        if not op__fft.accepts[self_array.dtype]:
            return general(op__fft, (input, dims, by, direction))
        result_array = array_fft.transform(self_array, dims, by, direction)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(FftBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_dtype = self_array.dtype
        node.dims = dims
        node.by = by
        node.direction = direction
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__fft.call = _fft


# ---- _real_part_of_fft(Tensor self, int[] dims, int by, int direction) -> Tensor


class RealPartOfFftBackward0(Node, shown_as="FftC2RBackward0"):
    """self: _fft(grad, dims, by, -direction)"""

    __slots__ = ("dims", "by", "direction")
    saved = {"dims": ("dims", "plain", -1), "by": ("by", "plain", -1), "direction": ("direction", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_fft.transform(grad, self.dims, self.by, (-self.direction))
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._fft(grad, self.dims, self.by, (-self.direction))
        return (grad_self,)


def _record__real_part_of_fft(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dims, by, direction) = arrays
    node = new(RealPartOfFftBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dims = dims
    node.by = by
    node.direction = direction
    return node


def _tangent_arrays__real_part_of_fft_result(self_p, dims, by, direction, self_t, result):
    return array_fft.real_part_of_transform(self_t, dims, by, direction)


def _tangent_tensors__real_part_of_fft_result(self_p, dims, by, direction, self_t, result):
    return ops._real_part_of_fft(self_t, dims, by, direction)


op__real_part_of_fft = Op(
    "_real_part_of_fft",
    "_real_part_of_fft(Tensor self, int[] dims, int by, int direction) -> Tensor",
    params=(("input", "Tensor"), ("dims", "int[]"), ("by", "int"), ("direction", "int")),
    positional=4,
    required=("input", "dims", "by", "direction"),
    forward=array_fft.real_part_of_transform,
    record=_record__real_part_of_fft,
    edges=(0,),
    accepts=Accepted(('complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__real_part_of_fft_result, _tangent_tensors__real_part_of_fft_result)},
)


def _real_part_of_fft(input, dims, by, direction):
    """Used by the formulas of other ops.

    It takes tensors of dtype complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__real_part_of_fft, (input, dims, by, direction))
        self_array = input._array
        self_node = input._node
        if not op__real_part_of_fft.accepts[self_array.dtype]:
            return general(op__real_part_of_fft, (input, dims, by, direction))
        result_array = array_fft.real_part_of_transform(self_array, dims, by, direction)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(RealPartOfFftBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.dims = dims
        node.by = by
        node.direction = direction
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__real_part_of_fft.call = _real_part_of_fft


# ---- _rfft(Tensor self, int dim, int[] dims, int by, float inside=1.0) -> Tensor


class RfftBackward0(Node, shown_as="FftR2CBackward0"):
    """self: _irfft(grad, dim, dims, self.size(dim), by, 0.5 * inside)"""

    __slots__ = ("self_shape", "dim", "dims", "by", "inside")
    saved = {"self_shape": ("self_shape", "plain", 0), "dim": ("dim", "plain", -1), "dims": ("dims", "plain", -1), "by": ("by", "plain", -1), "inside": ("inside", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_fft.to_real(grad, self.dim, self.dims, self.self_shape[self.dim], self.by, (0.5 * self.inside))
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._irfft(grad, self.dim, self.dims, self.self_shape[self.dim], self.by, (0.5 * self.inside))
        return (grad_self,)


def _record__rfft(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, dims, by, inside) = arrays
    node = new(RfftBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.self_shape = self_array.shape
    node.dim = dim
    node.dims = dims
    node.by = by
    node.inside = inside
    return node


def _tangent_arrays__rfft_result(self_p, dim, dims, by, inside, self_t, result):
    return array_fft.of_real(self_t, dim, dims, by, inside)


def _tangent_tensors__rfft_result(self_p, dim, dims, by, inside, self_t, result):
    return ops._rfft(self_t, dim, dims, by, inside)


op__rfft = Op(
    "_rfft",
    "_rfft(Tensor self, int dim, int[] dims, int by, float inside=1.0) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("dims", "int[]"), ("by", "int"), ("inside", "float")),
    positional=5,
    required=("input", "dim", "dims", "by"),
    forward=array_fft.of_real,
    record=_record__rfft,
    edges=(0,),
    accepts=Accepted(('float32', 'float64')),
    accepting=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__rfft_result, _tangent_tensors__rfft_result)},
)


def _rfft(input, dim, dims, by, inside=1.0):
    """Used by the formulas of other ops.

    It takes tensors of dtype float32 or float64.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__rfft, (input, dim, dims, by, inside))
        self_array = input._array
        self_node = input._node
        if not op__rfft.accepts[self_array.dtype]:
            return general(op__rfft, (input, dim, dims, by, inside))
        result_array = array_fft.of_real(self_array, dim, dims, by, inside)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(RfftBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.self_shape = self_array.shape
        node.dim = dim
        node.dims = dims
        node.by = by
        node.inside = inside
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__rfft.call = _rfft


# ---- _irfft(Tensor self, int dim, int[] dims, int n, int by, float inside=1.0) -> Tensor


class IrfftBackward0(Node, shown_as="FftC2RBackward0"):
    """self: _rfft(grad, dim, dims, by, 2.0 * inside)"""

    __slots__ = ("dim", "dims", "by", "inside")
    saved = {"dim": ("dim", "plain", -1), "dims": ("dims", "plain", -1), "by": ("by", "plain", -1), "inside": ("inside", "plain", -1)}
    inputs = ("self",)

    def run_arrays(self, grad, freed):
        grad_self = array_fft.of_real(grad, self.dim, self.dims, self.by, (2.0 * self.inside))
        return (grad_self,)

    def run_tensors(self, grad, freed):
        grad_self = ops._rfft(grad, self.dim, self.dims, self.by, (2.0 * self.inside))
        return (grad_self,)


def _record__irfft(edges, arrays, changes, results, result_changes):
    (self_node,) = edges
    (self_array, dim, dims, n, by, inside) = arrays
    node = new(IrfftBackward0)
    node.next = (self_node,)
    node.seq = next_seq()
    node.extra = None
    node.dim = dim
    node.dims = dims
    node.by = by
    node.inside = inside
    return node


def _tangent_arrays__irfft_result(self_p, dim, dims, n, by, inside, self_t, result):
    return array_fft.to_real(self_t, dim, dims, n, by, inside)


def _tangent_tensors__irfft_result(self_p, dim, dims, n, by, inside, self_t, result):
    return ops._irfft(self_t, dim, dims, n, by, inside)


op__irfft = Op(
    "_irfft",
    "_irfft(Tensor self, int dim, int[] dims, int n, int by, float inside=1.0) -> Tensor",
    params=(("input", "Tensor"), ("dim", "int"), ("dims", "int[]"), ("n", "int"), ("by", "int"), ("inside", "float")),
    positional=6,
    required=("input", "dim", "dims", "n", "by"),
    forward=array_fft.to_real,
    record=_record__irfft,
    edges=(0,),
    accepts=Accepted(('complex64', 'complex128')),
    accepting=(0,),
    batch="dims.of_input",
    tangents={"result": (_tangent_arrays__irfft_result, _tangent_tensors__irfft_result)},
)


def _irfft(input, dim, dims, n, by, inside=1.0):
    """Used by the formulas of other ops.

    It takes tensors of dtype complex64 or complex128.
"""
    try:
        if input.__class__ is not Tensor or modes.observers:
            return general(op__irfft, (input, dim, dims, n, by, inside))
        self_array = input._array
        self_node = input._node
        if not op__irfft.accepts[self_array.dtype]:
            return general(op__irfft, (input, dim, dims, n, by, inside))
        result_array = array_fft.to_real(self_array, dim, dims, n, by, inside)
        out = plain_tensor(result_array)
        if self_node is None or (modes.no_grad and left_out()):
            return out
        node = new(IrfftBackward0)
        node.next = (self_node,)
        node.seq = next_seq()
        node.extra = None
        node.dim = dim
        node.dims = dims
        node.by = by
        node.inside = inside
        out._node = node
        return out
    except Exception:
        hide_frames()
        raise


op__irfft.call = _irfft


# ---- fft.fftshift(Tensor self, Any dim=None) -> Tensor


op_fft_fftshift = Op(
    "fft.fftshift",
    "fft.fftshift(Tensor self, Any dim=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any")),
    positional=2,
    required=("input",),
    forward=compose_fft.fftshift,
    composite=True,
)


def fft_fftshift(input, dim=None, axis=None):
    """Moves the frequency zero to the middle."""
    try:
        if axis is not None:
            dim = by_other_name("fftshift", "dim", dim, None, "axis", axis)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_fftshift, (input, dim))
        return compose_fft.fftshift(input, dim)
    except Exception:
        hide_frames()
        raise


op_fft_fftshift.call = fft_fftshift


# ---- fft.ifftshift(Tensor self, Any dim=None) -> Tensor


op_fft_ifftshift = Op(
    "fft.ifftshift",
    "fft.ifftshift(Tensor self, Any dim=None) -> Tensor",
    params=(("input", "Tensor"), ("dim", "Any")),
    positional=2,
    required=("input",),
    forward=compose_fft.ifftshift,
    composite=True,
)


def fft_ifftshift(input, dim=None, axis=None):
    """The inverse of `fftshift`."""
    try:
        if axis is not None:
            dim = by_other_name("ifftshift", "dim", dim, None, "axis", axis)
        if input.__class__ is not Tensor:
            check_tensors(op_fft_ifftshift, (input, dim))
        return compose_fft.ifftshift(input, dim)
    except Exception:
        hide_frames()
        raise


op_fft_ifftshift.call = fft_ifftshift


# ---- stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode='reflect', bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor


op_stft = Op(
    "stft",
    "stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode='reflect', bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor",
    params=(("input", "Tensor"), ("n_fft", "int"), ("hop_length", "int?"), ("win_length", "int?"), ("window", "Tensor?"), ("center", "bool"), ("pad_mode", "str"), ("normalized", "bool"), ("onesided", "bool?"), ("return_complex", "bool?"), ("align_to_window", "bool?")),
    positional=11,
    required=("input", "n_fft"),
    forward=compose_short_time.stft,
    composite=True,
)


def stft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode="reflect", normalized=False, onesided=None, return_complex=None, align_to_window=None):
    """The Fourier transforms of pieces of a signal, weighted by `window`, that begin `hop_length` numbers apart; frequencies along the last dimension but one."""
    try:
        if n_fft.__class__ is not int or (hop_length.__class__ is not int and hop_length is not None) or (win_length.__class__ is not int and win_length is not None) or center.__class__ is not bool or normalized.__class__ is not bool or (onesided.__class__ is not bool and onesided is not None) or (return_complex.__class__ is not bool and return_complex is not None) or (align_to_window.__class__ is not bool and align_to_window is not None):
            check_kinds(op_stft, (input, n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided, return_complex, align_to_window))
        if input.__class__ is not Tensor or (window is not None and window.__class__ is not Tensor):
            check_tensors(op_stft, (input, n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided, return_complex, align_to_window))
        return compose_short_time.stft(input, n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided, return_complex, align_to_window)
    except Exception:
        hide_frames()
        raise


op_stft.call = stft


# ---- istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor


op_istft = Op(
    "istft",
    "istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor",
    params=(("input", "Tensor"), ("n_fft", "int"), ("hop_length", "int?"), ("win_length", "int?"), ("window", "Tensor?"), ("center", "bool"), ("normalized", "bool"), ("onesided", "bool?"), ("length", "int?"), ("return_complex", "bool")),
    positional=10,
    required=("input", "n_fft"),
    forward=compose_short_time.istft,
    composite=True,
)


def istft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False, onesided=None, length=None, return_complex=False):
    """The signal whose pieces have the given Fourier transforms; where pieces overlap, the least squares between them."""
    try:
        if n_fft.__class__ is not int or (hop_length.__class__ is not int and hop_length is not None) or (win_length.__class__ is not int and win_length is not None) or center.__class__ is not bool or normalized.__class__ is not bool or (onesided.__class__ is not bool and onesided is not None) or (length.__class__ is not int and length is not None) or return_complex.__class__ is not bool:
            check_kinds(op_istft, (input, n_fft, hop_length, win_length, window, center, normalized, onesided, length, return_complex))
        if input.__class__ is not Tensor or (window is not None and window.__class__ is not Tensor):
            check_tensors(op_istft, (input, n_fft, hop_length, win_length, window, center, normalized, onesided, length, return_complex))
        return compose_short_time.istft(input, n_fft, hop_length, win_length, window, center, normalized, onesided, length, return_complex)
    except Exception:
        hide_frames()
        raise


op_istft.call = istft
