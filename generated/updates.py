"""Steps of optimizers. Each reads a parameter, its slope and what the optimizer keeps of steps before, and writes all anew in one pass over memory.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
# mypy: ignore-errors
from __future__ import annotations

import builtins
import math
from sys import _getframe

import numpy as np

from specgrad.array.base.rows import along, along_reduced
from specgrad.array.backends import first_of, zeros_on_backend_of
from specgrad.array.dtypes import traits
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
from specgrad.core.dispatch.updates import note_updates, written_over

k__adam_update = _k["_adam_update"]
k__adam_update_2 = _k["_adam_update_2"]
k__adam_update_3 = _k["_adam_update_3"]
k__adam_update_4 = _k["_adam_update_4"]
k__adam_update_5 = _k["_adam_update_5"]
k__adam_update_6 = _k["_adam_update_6"]
k__adam_update_7 = _k["_adam_update_7"]
k__adam_update_8 = _k["_adam_update_8"]
k__amsgrad_update = _k["_amsgrad_update"]
k__amsgrad_update_2 = _k["_amsgrad_update_2"]
k__amsgrad_update_3 = _k["_amsgrad_update_3"]
k__amsgrad_update_4 = _k["_amsgrad_update_4"]
k__amsgrad_update_5 = _k["_amsgrad_update_5"]
k__amsgrad_update_6 = _k["_amsgrad_update_6"]
k__amsgrad_update_7 = _k["_amsgrad_update_7"]
k__amsgrad_update_8 = _k["_amsgrad_update_8"]
k__momentum_update = _k["_momentum_update"]
k__momentum_update_10 = _k["_momentum_update_10"]
k__momentum_update_11 = _k["_momentum_update_11"]
k__momentum_update_12 = _k["_momentum_update_12"]
k__momentum_update_2 = _k["_momentum_update_2"]
k__momentum_update_3 = _k["_momentum_update_3"]
k__momentum_update_4 = _k["_momentum_update_4"]
k__momentum_update_5 = _k["_momentum_update_5"]
k__momentum_update_6 = _k["_momentum_update_6"]
k__momentum_update_7 = _k["_momentum_update_7"]
k__momentum_update_8 = _k["_momentum_update_8"]
k__momentum_update_9 = _k["_momentum_update_9"]
k__rmsprop_momentum_update = _k["_rmsprop_momentum_update"]
k__rmsprop_momentum_update_2 = _k["_rmsprop_momentum_update_2"]
k__rmsprop_momentum_update_3 = _k["_rmsprop_momentum_update_3"]
k__rmsprop_momentum_update_4 = _k["_rmsprop_momentum_update_4"]
k__rmsprop_momentum_update_5 = _k["_rmsprop_momentum_update_5"]
k__rmsprop_momentum_update_6 = _k["_rmsprop_momentum_update_6"]
k__rmsprop_momentum_update_7 = _k["_rmsprop_momentum_update_7"]
k__rmsprop_momentum_update_8 = _k["_rmsprop_momentum_update_8"]
k__rmsprop_update = _k["_rmsprop_update"]
k__rmsprop_update_2 = _k["_rmsprop_update_2"]
k__rmsprop_update_3 = _k["_rmsprop_update_3"]
k__rmsprop_update_4 = _k["_rmsprop_update_4"]
k__rmsprop_update_5 = _k["_rmsprop_update_5"]
k__rmsprop_update_6 = _k["_rmsprop_update_6"]
k__rmsprop_update_7 = _k["_rmsprop_update_7"]
k__rmsprop_update_8 = _k["_rmsprop_update_8"]
k__sgd_update = _k["_sgd_update"]
k_sub_2 = _k["sub_2"]
k__adam_update_same = k__adam_update.same
k__adam_update_2_same = k__adam_update_2.same
k__adam_update_3_same = k__adam_update_3.same
k__adam_update_4_same = k__adam_update_4.same
k__adam_update_5_same = k__adam_update_5.same
k__adam_update_6_same = k__adam_update_6.same
k__adam_update_7_same = k__adam_update_7.same
k__adam_update_8_same = k__adam_update_8.same
k__amsgrad_update_same = k__amsgrad_update.same
k__amsgrad_update_2_same = k__amsgrad_update_2.same
k__amsgrad_update_3_same = k__amsgrad_update_3.same
k__amsgrad_update_4_same = k__amsgrad_update_4.same
k__amsgrad_update_5_same = k__amsgrad_update_5.same
k__amsgrad_update_6_same = k__amsgrad_update_6.same
k__amsgrad_update_7_same = k__amsgrad_update_7.same
k__amsgrad_update_8_same = k__amsgrad_update_8.same
k__momentum_update_same = k__momentum_update.same
k__momentum_update_10_same = k__momentum_update_10.same
k__momentum_update_11_same = k__momentum_update_11.same
k__momentum_update_12_same = k__momentum_update_12.same
k__momentum_update_2_same = k__momentum_update_2.same
k__momentum_update_3_same = k__momentum_update_3.same
k__momentum_update_4_same = k__momentum_update_4.same
k__momentum_update_5_same = k__momentum_update_5.same
k__momentum_update_6_same = k__momentum_update_6.same
k__momentum_update_7_same = k__momentum_update_7.same
k__momentum_update_8_same = k__momentum_update_8.same
k__momentum_update_9_same = k__momentum_update_9.same
k__rmsprop_momentum_update_same = k__rmsprop_momentum_update.same
k__rmsprop_momentum_update_2_same = k__rmsprop_momentum_update_2.same
k__rmsprop_momentum_update_3_same = k__rmsprop_momentum_update_3.same
k__rmsprop_momentum_update_4_same = k__rmsprop_momentum_update_4.same
k__rmsprop_momentum_update_5_same = k__rmsprop_momentum_update_5.same
k__rmsprop_momentum_update_6_same = k__rmsprop_momentum_update_6.same
k__rmsprop_momentum_update_7_same = k__rmsprop_momentum_update_7.same
k__rmsprop_momentum_update_8_same = k__rmsprop_momentum_update_8.same
k__rmsprop_update_same = k__rmsprop_update.same
k__rmsprop_update_2_same = k__rmsprop_update_2.same
k__rmsprop_update_3_same = k__rmsprop_update_3.same
k__rmsprop_update_4_same = k__rmsprop_update_4.same
k__rmsprop_update_5_same = k__rmsprop_update_5.same
k__rmsprop_update_6_same = k__rmsprop_update_6.same
k__rmsprop_update_7_same = k__rmsprop_update_7.same
k__rmsprop_update_8_same = k__rmsprop_update_8.same
k__sgd_update_same = k__sgd_update.same
k_sub_2_same = k_sub_2.same
k__adam_update_any = k__adam_update.any
k__adam_update_2_any = k__adam_update_2.any
k__adam_update_3_any = k__adam_update_3.any
k__adam_update_4_any = k__adam_update_4.any
k__adam_update_5_any = k__adam_update_5.any
k__adam_update_6_any = k__adam_update_6.any
k__adam_update_7_any = k__adam_update_7.any
k__adam_update_8_any = k__adam_update_8.any
k__amsgrad_update_any = k__amsgrad_update.any
k__amsgrad_update_2_any = k__amsgrad_update_2.any
k__amsgrad_update_3_any = k__amsgrad_update_3.any
k__amsgrad_update_4_any = k__amsgrad_update_4.any
k__amsgrad_update_5_any = k__amsgrad_update_5.any
k__amsgrad_update_6_any = k__amsgrad_update_6.any
k__amsgrad_update_7_any = k__amsgrad_update_7.any
k__amsgrad_update_8_any = k__amsgrad_update_8.any
k__momentum_update_any = k__momentum_update.any
k__momentum_update_10_any = k__momentum_update_10.any
k__momentum_update_11_any = k__momentum_update_11.any
k__momentum_update_12_any = k__momentum_update_12.any
k__momentum_update_2_any = k__momentum_update_2.any
k__momentum_update_3_any = k__momentum_update_3.any
k__momentum_update_4_any = k__momentum_update_4.any
k__momentum_update_5_any = k__momentum_update_5.any
k__momentum_update_6_any = k__momentum_update_6.any
k__momentum_update_7_any = k__momentum_update_7.any
k__momentum_update_8_any = k__momentum_update_8.any
k__momentum_update_9_any = k__momentum_update_9.any
k__rmsprop_momentum_update_any = k__rmsprop_momentum_update.any
k__rmsprop_momentum_update_2_any = k__rmsprop_momentum_update_2.any
k__rmsprop_momentum_update_3_any = k__rmsprop_momentum_update_3.any
k__rmsprop_momentum_update_4_any = k__rmsprop_momentum_update_4.any
k__rmsprop_momentum_update_5_any = k__rmsprop_momentum_update_5.any
k__rmsprop_momentum_update_6_any = k__rmsprop_momentum_update_6.any
k__rmsprop_momentum_update_7_any = k__rmsprop_momentum_update_7.any
k__rmsprop_momentum_update_8_any = k__rmsprop_momentum_update_8.any
k__rmsprop_update_any = k__rmsprop_update.any
k__rmsprop_update_2_any = k__rmsprop_update_2.any
k__rmsprop_update_3_any = k__rmsprop_update_3.any
k__rmsprop_update_4_any = k__rmsprop_update_4.any
k__rmsprop_update_5_any = k__rmsprop_update_5.any
k__rmsprop_update_6_any = k__rmsprop_update_6.any
k__rmsprop_update_7_any = k__rmsprop_update_7.any
k__rmsprop_update_8_any = k__rmsprop_update_8.any
k__sgd_update_any = k__sgd_update.any
k_sub_2_any = k_sub_2.any
k__adam_update_into = k__adam_update.into
k__adam_update_2_into = k__adam_update_2.into
k__adam_update_3_into = k__adam_update_3.into
k__adam_update_4_into = k__adam_update_4.into
k__adam_update_5_into = k__adam_update_5.into
k__adam_update_6_into = k__adam_update_6.into
k__adam_update_7_into = k__adam_update_7.into
k__adam_update_8_into = k__adam_update_8.into
k__amsgrad_update_into = k__amsgrad_update.into
k__amsgrad_update_2_into = k__amsgrad_update_2.into
k__amsgrad_update_3_into = k__amsgrad_update_3.into
k__amsgrad_update_4_into = k__amsgrad_update_4.into
k__amsgrad_update_5_into = k__amsgrad_update_5.into
k__amsgrad_update_6_into = k__amsgrad_update_6.into
k__amsgrad_update_7_into = k__amsgrad_update_7.into
k__amsgrad_update_8_into = k__amsgrad_update_8.into
k__momentum_update_into = k__momentum_update.into
k__momentum_update_10_into = k__momentum_update_10.into
k__momentum_update_11_into = k__momentum_update_11.into
k__momentum_update_12_into = k__momentum_update_12.into
k__momentum_update_2_into = k__momentum_update_2.into
k__momentum_update_3_into = k__momentum_update_3.into
k__momentum_update_4_into = k__momentum_update_4.into
k__momentum_update_5_into = k__momentum_update_5.into
k__momentum_update_6_into = k__momentum_update_6.into
k__momentum_update_7_into = k__momentum_update_7.into
k__momentum_update_8_into = k__momentum_update_8.into
k__momentum_update_9_into = k__momentum_update_9.into
k__rmsprop_momentum_update_into = k__rmsprop_momentum_update.into
k__rmsprop_momentum_update_2_into = k__rmsprop_momentum_update_2.into
k__rmsprop_momentum_update_3_into = k__rmsprop_momentum_update_3.into
k__rmsprop_momentum_update_4_into = k__rmsprop_momentum_update_4.into
k__rmsprop_momentum_update_5_into = k__rmsprop_momentum_update_5.into
k__rmsprop_momentum_update_6_into = k__rmsprop_momentum_update_6.into
k__rmsprop_momentum_update_7_into = k__rmsprop_momentum_update_7.into
k__rmsprop_momentum_update_8_into = k__rmsprop_momentum_update_8.into
k__rmsprop_update_into = k__rmsprop_update.into
k__rmsprop_update_2_into = k__rmsprop_update_2.into
k__rmsprop_update_3_into = k__rmsprop_update_3.into
k__rmsprop_update_4_into = k__rmsprop_update_4.into
k__rmsprop_update_5_into = k__rmsprop_update_5.into
k__rmsprop_update_6_into = k__rmsprop_update_6.into
k__rmsprop_update_7_into = k__rmsprop_update_7.into
k__rmsprop_update_8_into = k__rmsprop_update_8.into
k__sgd_update_into = k__sgd_update.into
k_sub_2_into = k_sub_2.into


# ---- _sgd_update(Tensor self, Tensor slope, *, Scalar lr, Scalar decay=0) -> Tensor


def __sgd_update_forward(self_, slope, lr, decay):
    if decay != 0:
        return k__sgd_update(self_, lr, slope, decay)
    else:
        return k_sub_2(self_, lr, slope)


op__sgd_update = Op(
    "_sgd_update",
    "_sgd_update(Tensor self, Tensor slope, *, Scalar lr, Scalar decay=0) -> Tensor",
    params=(("input", "Tensor"), ("slope", "Tensor"), ("lr", "Scalar"), ("decay", "Scalar")),
    positional=2,
    required=("input", "slope", "lr"),
    forward=__sgd_update_forward,
    non_differentiable="a step of an optimizer is no part of what it optimizes",
    promotion=Promotion(floats=False, bools=(), result="same", classes="f"),
)


def _sgd_update(input, slope, *, lr, decay=0):
    """A step down the slope, to which `decay` adds that of half the squares of the parameter."""
    try:
        if modes.observers:
            return general(op__sgd_update, (input, slope, lr, decay))
        if input.__class__ is Tensor:
            self_array = input._array
        elif input.__class__ in NUMBERS:
            self_array = input
        else:
            return general(op__sgd_update, (input, slope, lr, decay))
        if slope.__class__ is Tensor:
            slope_array = slope._array
        elif slope.__class__ in NUMBERS:
            slope_array = slope
        else:
            return general(op__sgd_update, (input, slope, lr, decay))
        if decay != 0:
            result_array = k__sgd_update_same(self_array, lr, slope_array, decay)
        else:
            result_array = k_sub_2_same(self_array, lr, slope_array)
        if result_array is None:
            if decay != 0:
                result_array = k__sgd_update_any(self_array, lr, slope_array, decay)
            else:
                result_array = k_sub_2_any(self_array, lr, slope_array)
            if result_array is None:
                return general(op__sgd_update, (input, slope, lr, decay))
        out = plain_tensor(result_array)
        return out
    except Exception:
        hide_frames()
        raise


op__sgd_update.call = _sgd_update


def _sgd_update_(input, slope, *, lr, decay=0):
    """`_sgd_update`, its results written over `input`."""
    try:
        if input.__class__ is not Tensor or slope.__class__ is not Tensor or modes.observers:
            return written_over(op__sgd_update, (input, slope, lr, decay), (0,))
        if (input._node is not None or slope._node is not None or input._extra is not None) and not (modes.no_grad and not grad_enabled()):
            return written_over(op__sgd_update, (input, slope, lr, decay), (0,))
        if decay != 0:
            done = k__sgd_update_into(input._array, input._array, lr, slope._array, decay)
        else:
            done = k_sub_2_into(input._array, input._array, lr, slope._array)
        if done is None:
            return written_over(op__sgd_update, (input, slope, lr, decay), (0,))
        note_updates("_sgd_update_", (input,))
        return input
    except Exception:
        hide_frames()
        raise


# ---- _momentum_update(Tensor self, Tensor slope, Tensor buffer, *, Scalar lr, Scalar momentum, Scalar fresh=1, Scalar decay=0, bool nesterov=False) -> (Tensor new_buffer, Tensor new_self)


def __momentum_update_forward(self_, slope, buffer, lr, momentum, fresh, decay, nesterov):
    if decay != 0:
        if nesterov:
            if decay != 0:
                if decay != 0:
                    return k__momentum_update(momentum, buffer, fresh, slope, decay, self_, lr)
                else:
                    return k__momentum_update_2(momentum, buffer, fresh, slope, decay, self_, lr)
            else:
                if decay != 0:
                    return k__momentum_update_3(momentum, buffer, fresh, slope, decay, self_, lr)
                else:
                    return k__momentum_update_4(momentum, buffer, fresh, slope, decay, self_, lr)
        else:
            if decay != 0:
                return k__momentum_update_5(momentum, buffer, fresh, slope, decay, self_, lr)
            else:
                return k__momentum_update_6(momentum, buffer, fresh, slope, decay, self_, lr)
    else:
        if nesterov:
            if decay != 0:
                if decay != 0:
                    return k__momentum_update_7(momentum, buffer, fresh, slope, self_, lr, decay)
                else:
                    return k__momentum_update_8(momentum, buffer, fresh, slope, self_, lr, decay)
            else:
                if decay != 0:
                    return k__momentum_update_9(momentum, buffer, fresh, slope, self_, lr, decay)
                else:
                    return k__momentum_update_10(momentum, buffer, fresh, slope, self_, lr)
        else:
            if decay != 0:
                return k__momentum_update_11(momentum, buffer, fresh, slope, self_, lr, decay)
            else:
                return k__momentum_update_12(momentum, buffer, fresh, slope, self_, lr)


op__momentum_update = Op(
    "_momentum_update",
    "_momentum_update(Tensor self, Tensor slope, Tensor buffer, *, Scalar lr, Scalar momentum, Scalar fresh=1, Scalar decay=0, bool nesterov=False) -> (Tensor new_buffer, Tensor new_self)",
    params=(("input", "Tensor"), ("slope", "Tensor"), ("buffer", "Tensor"), ("lr", "Scalar"), ("momentum", "Scalar"), ("fresh", "Scalar"), ("decay", "Scalar"), ("nesterov", "bool")),
    positional=3,
    required=("input", "slope", "buffer", "lr", "momentum"),
    forward=__momentum_update_forward,
    non_differentiable="a step of an optimizer is no part of what it optimizes",
    promotion=Promotion(floats=False, bools=(), result="same", classes="f"),
    results=return_type('_momentum_update', ('new_buffer', 'new_self')),
)


def _momentum_update(input, slope, buffer, *, lr, momentum, fresh=1, decay=0, nesterov=False):
    """A step by what is left of earlier slopes, and the slope."""
    try:
        if modes.observers:
            return general(op__momentum_update, (input, slope, buffer, lr, momentum, fresh, decay, nesterov))
        if input.__class__ is Tensor:
            self_array = input._array
        elif input.__class__ in NUMBERS:
            self_array = input
        else:
            return general(op__momentum_update, (input, slope, buffer, lr, momentum, fresh, decay, nesterov))
        if slope.__class__ is Tensor:
            slope_array = slope._array
        elif slope.__class__ in NUMBERS:
            slope_array = slope
        else:
            return general(op__momentum_update, (input, slope, buffer, lr, momentum, fresh, decay, nesterov))
        if buffer.__class__ is Tensor:
            buffer_array = buffer._array
        elif buffer.__class__ in NUMBERS:
            buffer_array = buffer
        else:
            return general(op__momentum_update, (input, slope, buffer, lr, momentum, fresh, decay, nesterov))
        if decay != 0:
            if nesterov:
                if decay != 0:
                    if decay != 0:
                        done = k__momentum_update_same(momentum, buffer_array, fresh, slope_array, decay, self_array, lr)
                    else:
                        done = k__momentum_update_2_same(momentum, buffer_array, fresh, slope_array, decay, self_array, lr)
                else:
                    if decay != 0:
                        done = k__momentum_update_3_same(momentum, buffer_array, fresh, slope_array, decay, self_array, lr)
                    else:
                        done = k__momentum_update_4_same(momentum, buffer_array, fresh, slope_array, decay, self_array, lr)
            else:
                if decay != 0:
                    done = k__momentum_update_5_same(momentum, buffer_array, fresh, slope_array, decay, self_array, lr)
                else:
                    done = k__momentum_update_6_same(momentum, buffer_array, fresh, slope_array, decay, self_array, lr)
        else:
            if nesterov:
                if decay != 0:
                    if decay != 0:
                        done = k__momentum_update_7_same(momentum, buffer_array, fresh, slope_array, self_array, lr, decay)
                    else:
                        done = k__momentum_update_8_same(momentum, buffer_array, fresh, slope_array, self_array, lr, decay)
                else:
                    if decay != 0:
                        done = k__momentum_update_9_same(momentum, buffer_array, fresh, slope_array, self_array, lr, decay)
                    else:
                        done = k__momentum_update_10_same(momentum, buffer_array, fresh, slope_array, self_array, lr)
            else:
                if decay != 0:
                    done = k__momentum_update_11_same(momentum, buffer_array, fresh, slope_array, self_array, lr, decay)
                else:
                    done = k__momentum_update_12_same(momentum, buffer_array, fresh, slope_array, self_array, lr)
        if done is None:
            if decay != 0:
                if nesterov:
                    if decay != 0:
                        if decay != 0:
                            done = k__momentum_update_any(momentum, buffer_array, fresh, slope_array, decay, self_array, lr)
                        else:
                            done = k__momentum_update_2_any(momentum, buffer_array, fresh, slope_array, decay, self_array, lr)
                    else:
                        if decay != 0:
                            done = k__momentum_update_3_any(momentum, buffer_array, fresh, slope_array, decay, self_array, lr)
                        else:
                            done = k__momentum_update_4_any(momentum, buffer_array, fresh, slope_array, decay, self_array, lr)
                else:
                    if decay != 0:
                        done = k__momentum_update_5_any(momentum, buffer_array, fresh, slope_array, decay, self_array, lr)
                    else:
                        done = k__momentum_update_6_any(momentum, buffer_array, fresh, slope_array, decay, self_array, lr)
            else:
                if nesterov:
                    if decay != 0:
                        if decay != 0:
                            done = k__momentum_update_7_any(momentum, buffer_array, fresh, slope_array, self_array, lr, decay)
                        else:
                            done = k__momentum_update_8_any(momentum, buffer_array, fresh, slope_array, self_array, lr, decay)
                    else:
                        if decay != 0:
                            done = k__momentum_update_9_any(momentum, buffer_array, fresh, slope_array, self_array, lr, decay)
                        else:
                            done = k__momentum_update_10_any(momentum, buffer_array, fresh, slope_array, self_array, lr)
                else:
                    if decay != 0:
                        done = k__momentum_update_11_any(momentum, buffer_array, fresh, slope_array, self_array, lr, decay)
                    else:
                        done = k__momentum_update_12_any(momentum, buffer_array, fresh, slope_array, self_array, lr)
            if done is None:
                return general(op__momentum_update, (input, slope, buffer, lr, momentum, fresh, decay, nesterov))
        (new_buffer_array, new_self_array) = done
        out_new_buffer = plain_tensor(new_buffer_array)
        out_new_self = plain_tensor(new_self_array)
        return op__momentum_update.results((out_new_buffer, out_new_self))
    except Exception:
        hide_frames()
        raise


op__momentum_update.call = _momentum_update


def _momentum_update_(input, slope, buffer, *, lr, momentum, fresh=1, decay=0, nesterov=False):
    """`_momentum_update`, its results written over `buffer` or `input`."""
    try:
        if input.__class__ is not Tensor or slope.__class__ is not Tensor or buffer.__class__ is not Tensor or modes.observers:
            return written_over(op__momentum_update, (input, slope, buffer, lr, momentum, fresh, decay, nesterov), (2, 0))
        if (input._node is not None or slope._node is not None or buffer._node is not None or buffer._extra is not None or input._extra is not None) and not (modes.no_grad and not grad_enabled()):
            return written_over(op__momentum_update, (input, slope, buffer, lr, momentum, fresh, decay, nesterov), (2, 0))
        if decay != 0:
            if nesterov:
                if decay != 0:
                    if decay != 0:
                        done = k__momentum_update_into((buffer._array, input._array), momentum, buffer._array, fresh, slope._array, decay, input._array, lr)
                    else:
                        done = k__momentum_update_2_into((buffer._array, input._array), momentum, buffer._array, fresh, slope._array, decay, input._array, lr)
                else:
                    if decay != 0:
                        done = k__momentum_update_3_into((buffer._array, input._array), momentum, buffer._array, fresh, slope._array, decay, input._array, lr)
                    else:
                        done = k__momentum_update_4_into((buffer._array, input._array), momentum, buffer._array, fresh, slope._array, decay, input._array, lr)
            else:
                if decay != 0:
                    done = k__momentum_update_5_into((buffer._array, input._array), momentum, buffer._array, fresh, slope._array, decay, input._array, lr)
                else:
                    done = k__momentum_update_6_into((buffer._array, input._array), momentum, buffer._array, fresh, slope._array, decay, input._array, lr)
        else:
            if nesterov:
                if decay != 0:
                    if decay != 0:
                        done = k__momentum_update_7_into((buffer._array, input._array), momentum, buffer._array, fresh, slope._array, input._array, lr, decay)
                    else:
                        done = k__momentum_update_8_into((buffer._array, input._array), momentum, buffer._array, fresh, slope._array, input._array, lr, decay)
                else:
                    if decay != 0:
                        done = k__momentum_update_9_into((buffer._array, input._array), momentum, buffer._array, fresh, slope._array, input._array, lr, decay)
                    else:
                        done = k__momentum_update_10_into((buffer._array, input._array), momentum, buffer._array, fresh, slope._array, input._array, lr)
            else:
                if decay != 0:
                    done = k__momentum_update_11_into((buffer._array, input._array), momentum, buffer._array, fresh, slope._array, input._array, lr, decay)
                else:
                    done = k__momentum_update_12_into((buffer._array, input._array), momentum, buffer._array, fresh, slope._array, input._array, lr)
        if done is None:
            return written_over(op__momentum_update, (input, slope, buffer, lr, momentum, fresh, decay, nesterov), (2, 0))
        note_updates("_momentum_update_", (buffer, input))
        return op__momentum_update.results((buffer, input))
    except Exception:
        hide_frames()
        raise


# ---- _rmsprop_update(Tensor self, Tensor slope, Tensor square, *, Scalar lr, Scalar left, Scalar fresh, Scalar eps, Scalar decay=0) -> (Tensor new_square, Tensor new_self)


def __rmsprop_update_forward(self_, slope, square, lr, left, fresh, eps, decay):
    if decay != 0:
        if decay != 0:
            if decay != 0:
                return k__rmsprop_update(left, square, fresh, slope, decay, self_, lr, eps)
            else:
                return k__rmsprop_update_2(left, square, fresh, slope, decay, self_, lr, eps)
        else:
            if decay != 0:
                return k__rmsprop_update_3(left, square, fresh, slope, decay, self_, lr, eps)
            else:
                return k__rmsprop_update_4(left, square, fresh, slope, decay, self_, lr, eps)
    else:
        if decay != 0:
            if decay != 0:
                return k__rmsprop_update_5(left, square, fresh, slope, decay, self_, lr, eps)
            else:
                return k__rmsprop_update_6(left, square, fresh, slope, decay, self_, lr, eps)
        else:
            if decay != 0:
                return k__rmsprop_update_7(left, square, fresh, slope, self_, lr, decay, eps)
            else:
                return k__rmsprop_update_8(left, square, fresh, slope, self_, lr, eps)


op__rmsprop_update = Op(
    "_rmsprop_update",
    "_rmsprop_update(Tensor self, Tensor slope, Tensor square, *, Scalar lr, Scalar left, Scalar fresh, Scalar eps, Scalar decay=0) -> (Tensor new_square, Tensor new_self)",
    params=(("input", "Tensor"), ("slope", "Tensor"), ("square", "Tensor"), ("lr", "Scalar"), ("left", "Scalar"), ("fresh", "Scalar"), ("eps", "Scalar"), ("decay", "Scalar")),
    positional=3,
    required=("input", "slope", "square", "lr", "left", "fresh", "eps"),
    forward=__rmsprop_update_forward,
    non_differentiable="a step of an optimizer is no part of what it optimizes",
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    results=return_type('_rmsprop_update', ('new_square', 'new_self')),
)


def _rmsprop_update(input, slope, square, *, lr, left, fresh, eps, decay=0):
    """A step down the slope over the root of a moving mean of its squares."""
    try:
        if modes.observers:
            return general(op__rmsprop_update, (input, slope, square, lr, left, fresh, eps, decay))
        if input.__class__ is Tensor:
            self_array = input._array
        elif input.__class__ in NUMBERS:
            self_array = input
        else:
            return general(op__rmsprop_update, (input, slope, square, lr, left, fresh, eps, decay))
        if slope.__class__ is Tensor:
            slope_array = slope._array
        elif slope.__class__ in NUMBERS:
            slope_array = slope
        else:
            return general(op__rmsprop_update, (input, slope, square, lr, left, fresh, eps, decay))
        if square.__class__ is Tensor:
            square_array = square._array
        elif square.__class__ in NUMBERS:
            square_array = square
        else:
            return general(op__rmsprop_update, (input, slope, square, lr, left, fresh, eps, decay))
        if decay != 0:
            if decay != 0:
                if decay != 0:
                    done = k__rmsprop_update_same(left, square_array, fresh, slope_array, decay, self_array, lr, eps)
                else:
                    done = k__rmsprop_update_2_same(left, square_array, fresh, slope_array, decay, self_array, lr, eps)
            else:
                if decay != 0:
                    done = k__rmsprop_update_3_same(left, square_array, fresh, slope_array, decay, self_array, lr, eps)
                else:
                    done = k__rmsprop_update_4_same(left, square_array, fresh, slope_array, decay, self_array, lr, eps)
        else:
            if decay != 0:
                if decay != 0:
                    done = k__rmsprop_update_5_same(left, square_array, fresh, slope_array, decay, self_array, lr, eps)
                else:
                    done = k__rmsprop_update_6_same(left, square_array, fresh, slope_array, decay, self_array, lr, eps)
            else:
                if decay != 0:
                    done = k__rmsprop_update_7_same(left, square_array, fresh, slope_array, self_array, lr, decay, eps)
                else:
                    done = k__rmsprop_update_8_same(left, square_array, fresh, slope_array, self_array, lr, eps)
        if done is None:
            if decay != 0:
                if decay != 0:
                    if decay != 0:
                        done = k__rmsprop_update_any(left, square_array, fresh, slope_array, decay, self_array, lr, eps)
                    else:
                        done = k__rmsprop_update_2_any(left, square_array, fresh, slope_array, decay, self_array, lr, eps)
                else:
                    if decay != 0:
                        done = k__rmsprop_update_3_any(left, square_array, fresh, slope_array, decay, self_array, lr, eps)
                    else:
                        done = k__rmsprop_update_4_any(left, square_array, fresh, slope_array, decay, self_array, lr, eps)
            else:
                if decay != 0:
                    if decay != 0:
                        done = k__rmsprop_update_5_any(left, square_array, fresh, slope_array, decay, self_array, lr, eps)
                    else:
                        done = k__rmsprop_update_6_any(left, square_array, fresh, slope_array, decay, self_array, lr, eps)
                else:
                    if decay != 0:
                        done = k__rmsprop_update_7_any(left, square_array, fresh, slope_array, self_array, lr, decay, eps)
                    else:
                        done = k__rmsprop_update_8_any(left, square_array, fresh, slope_array, self_array, lr, eps)
            if done is None:
                return general(op__rmsprop_update, (input, slope, square, lr, left, fresh, eps, decay))
        (new_square_array, new_self_array) = done
        out_new_square = plain_tensor(new_square_array)
        out_new_self = plain_tensor(new_self_array)
        return op__rmsprop_update.results((out_new_square, out_new_self))
    except Exception:
        hide_frames()
        raise


op__rmsprop_update.call = _rmsprop_update


def _rmsprop_update_(input, slope, square, *, lr, left, fresh, eps, decay=0):
    """`_rmsprop_update`, its results written over `square` or `input`."""
    try:
        if input.__class__ is not Tensor or slope.__class__ is not Tensor or square.__class__ is not Tensor or modes.observers:
            return written_over(op__rmsprop_update, (input, slope, square, lr, left, fresh, eps, decay), (2, 0))
        if (input._node is not None or slope._node is not None or square._node is not None or square._extra is not None or input._extra is not None) and not (modes.no_grad and not grad_enabled()):
            return written_over(op__rmsprop_update, (input, slope, square, lr, left, fresh, eps, decay), (2, 0))
        if decay != 0:
            if decay != 0:
                if decay != 0:
                    done = k__rmsprop_update_into((square._array, input._array), left, square._array, fresh, slope._array, decay, input._array, lr, eps)
                else:
                    done = k__rmsprop_update_2_into((square._array, input._array), left, square._array, fresh, slope._array, decay, input._array, lr, eps)
            else:
                if decay != 0:
                    done = k__rmsprop_update_3_into((square._array, input._array), left, square._array, fresh, slope._array, decay, input._array, lr, eps)
                else:
                    done = k__rmsprop_update_4_into((square._array, input._array), left, square._array, fresh, slope._array, decay, input._array, lr, eps)
        else:
            if decay != 0:
                if decay != 0:
                    done = k__rmsprop_update_5_into((square._array, input._array), left, square._array, fresh, slope._array, decay, input._array, lr, eps)
                else:
                    done = k__rmsprop_update_6_into((square._array, input._array), left, square._array, fresh, slope._array, decay, input._array, lr, eps)
            else:
                if decay != 0:
                    done = k__rmsprop_update_7_into((square._array, input._array), left, square._array, fresh, slope._array, input._array, lr, decay, eps)
                else:
                    done = k__rmsprop_update_8_into((square._array, input._array), left, square._array, fresh, slope._array, input._array, lr, eps)
        if done is None:
            return written_over(op__rmsprop_update, (input, slope, square, lr, left, fresh, eps, decay), (2, 0))
        note_updates("_rmsprop_update_", (square, input))
        return op__rmsprop_update.results((square, input))
    except Exception:
        hide_frames()
        raise


# ---- _rmsprop_momentum_update(Tensor self, Tensor slope, Tensor square, Tensor buffer, *, Scalar lr, Scalar left, Scalar fresh, Scalar eps, Scalar momentum, Scalar decay=0) -> (Tensor new_square, Tensor new_buffer, Tensor new_self)


def __rmsprop_momentum_update_forward(self_, slope, square, buffer, lr, left, fresh, eps, momentum, decay):
    if decay != 0:
        if decay != 0:
            if decay != 0:
                return k__rmsprop_momentum_update(left, square, fresh, slope, decay, self_, momentum, buffer, eps, lr)
            else:
                return k__rmsprop_momentum_update_2(left, square, fresh, slope, decay, self_, momentum, buffer, eps, lr)
        else:
            if decay != 0:
                return k__rmsprop_momentum_update_3(left, square, fresh, slope, decay, self_, momentum, buffer, eps, lr)
            else:
                return k__rmsprop_momentum_update_4(left, square, fresh, slope, decay, self_, momentum, buffer, eps, lr)
    else:
        if decay != 0:
            if decay != 0:
                return k__rmsprop_momentum_update_5(left, square, fresh, slope, decay, self_, momentum, buffer, eps, lr)
            else:
                return k__rmsprop_momentum_update_6(left, square, fresh, slope, decay, self_, momentum, buffer, eps, lr)
        else:
            if decay != 0:
                return k__rmsprop_momentum_update_7(left, square, fresh, slope, momentum, buffer, decay, self_, eps, lr)
            else:
                return k__rmsprop_momentum_update_8(left, square, fresh, slope, momentum, buffer, eps, self_, lr)


op__rmsprop_momentum_update = Op(
    "_rmsprop_momentum_update",
    "_rmsprop_momentum_update(Tensor self, Tensor slope, Tensor square, Tensor buffer, *, Scalar lr, Scalar left, Scalar fresh, Scalar eps, Scalar momentum, Scalar decay=0) -> (Tensor new_square, Tensor new_buffer, Tensor new_self)",
    params=(("input", "Tensor"), ("slope", "Tensor"), ("square", "Tensor"), ("buffer", "Tensor"), ("lr", "Scalar"), ("left", "Scalar"), ("fresh", "Scalar"), ("eps", "Scalar"), ("momentum", "Scalar"), ("decay", "Scalar")),
    positional=4,
    required=("input", "slope", "square", "buffer", "lr", "left", "fresh", "eps", "momentum"),
    forward=__rmsprop_momentum_update_forward,
    non_differentiable="a step of an optimizer is no part of what it optimizes",
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    results=return_type('_rmsprop_momentum_update', ('new_square', 'new_buffer', 'new_self')),
)


def _rmsprop_momentum_update(input, slope, square, buffer, *, lr, left, fresh, eps, momentum, decay=0):
    """The same with what is left of earlier steps."""
    try:
        if modes.observers:
            return general(op__rmsprop_momentum_update, (input, slope, square, buffer, lr, left, fresh, eps, momentum, decay))
        if input.__class__ is Tensor:
            self_array = input._array
        elif input.__class__ in NUMBERS:
            self_array = input
        else:
            return general(op__rmsprop_momentum_update, (input, slope, square, buffer, lr, left, fresh, eps, momentum, decay))
        if slope.__class__ is Tensor:
            slope_array = slope._array
        elif slope.__class__ in NUMBERS:
            slope_array = slope
        else:
            return general(op__rmsprop_momentum_update, (input, slope, square, buffer, lr, left, fresh, eps, momentum, decay))
        if square.__class__ is Tensor:
            square_array = square._array
        elif square.__class__ in NUMBERS:
            square_array = square
        else:
            return general(op__rmsprop_momentum_update, (input, slope, square, buffer, lr, left, fresh, eps, momentum, decay))
        if buffer.__class__ is Tensor:
            buffer_array = buffer._array
        elif buffer.__class__ in NUMBERS:
            buffer_array = buffer
        else:
            return general(op__rmsprop_momentum_update, (input, slope, square, buffer, lr, left, fresh, eps, momentum, decay))
        if decay != 0:
            if decay != 0:
                if decay != 0:
                    done = k__rmsprop_momentum_update_same(left, square_array, fresh, slope_array, decay, self_array, momentum, buffer_array, eps, lr)
                else:
                    done = k__rmsprop_momentum_update_2_same(left, square_array, fresh, slope_array, decay, self_array, momentum, buffer_array, eps, lr)
            else:
                if decay != 0:
                    done = k__rmsprop_momentum_update_3_same(left, square_array, fresh, slope_array, decay, self_array, momentum, buffer_array, eps, lr)
                else:
                    done = k__rmsprop_momentum_update_4_same(left, square_array, fresh, slope_array, decay, self_array, momentum, buffer_array, eps, lr)
        else:
            if decay != 0:
                if decay != 0:
                    done = k__rmsprop_momentum_update_5_same(left, square_array, fresh, slope_array, decay, self_array, momentum, buffer_array, eps, lr)
                else:
                    done = k__rmsprop_momentum_update_6_same(left, square_array, fresh, slope_array, decay, self_array, momentum, buffer_array, eps, lr)
            else:
                if decay != 0:
                    done = k__rmsprop_momentum_update_7_same(left, square_array, fresh, slope_array, momentum, buffer_array, decay, self_array, eps, lr)
                else:
                    done = k__rmsprop_momentum_update_8_same(left, square_array, fresh, slope_array, momentum, buffer_array, eps, self_array, lr)
        if done is None:
            if decay != 0:
                if decay != 0:
                    if decay != 0:
                        done = k__rmsprop_momentum_update_any(left, square_array, fresh, slope_array, decay, self_array, momentum, buffer_array, eps, lr)
                    else:
                        done = k__rmsprop_momentum_update_2_any(left, square_array, fresh, slope_array, decay, self_array, momentum, buffer_array, eps, lr)
                else:
                    if decay != 0:
                        done = k__rmsprop_momentum_update_3_any(left, square_array, fresh, slope_array, decay, self_array, momentum, buffer_array, eps, lr)
                    else:
                        done = k__rmsprop_momentum_update_4_any(left, square_array, fresh, slope_array, decay, self_array, momentum, buffer_array, eps, lr)
            else:
                if decay != 0:
                    if decay != 0:
                        done = k__rmsprop_momentum_update_5_any(left, square_array, fresh, slope_array, decay, self_array, momentum, buffer_array, eps, lr)
                    else:
                        done = k__rmsprop_momentum_update_6_any(left, square_array, fresh, slope_array, decay, self_array, momentum, buffer_array, eps, lr)
                else:
                    if decay != 0:
                        done = k__rmsprop_momentum_update_7_any(left, square_array, fresh, slope_array, momentum, buffer_array, decay, self_array, eps, lr)
                    else:
                        done = k__rmsprop_momentum_update_8_any(left, square_array, fresh, slope_array, momentum, buffer_array, eps, self_array, lr)
            if done is None:
                return general(op__rmsprop_momentum_update, (input, slope, square, buffer, lr, left, fresh, eps, momentum, decay))
        (new_square_array, new_buffer_array, new_self_array) = done
        out_new_square = plain_tensor(new_square_array)
        out_new_buffer = plain_tensor(new_buffer_array)
        out_new_self = plain_tensor(new_self_array)
        return op__rmsprop_momentum_update.results((out_new_square, out_new_buffer, out_new_self))
    except Exception:
        hide_frames()
        raise


op__rmsprop_momentum_update.call = _rmsprop_momentum_update


def _rmsprop_momentum_update_(input, slope, square, buffer, *, lr, left, fresh, eps, momentum, decay=0):
    """`_rmsprop_momentum_update`, its results written over `square`, `buffer` or `input`."""
    try:
        if input.__class__ is not Tensor or slope.__class__ is not Tensor or square.__class__ is not Tensor or buffer.__class__ is not Tensor or modes.observers:
            return written_over(op__rmsprop_momentum_update, (input, slope, square, buffer, lr, left, fresh, eps, momentum, decay), (2, 3, 0))
        if (input._node is not None or slope._node is not None or square._node is not None or buffer._node is not None or square._extra is not None or buffer._extra is not None or input._extra is not None) and not (modes.no_grad and not grad_enabled()):
            return written_over(op__rmsprop_momentum_update, (input, slope, square, buffer, lr, left, fresh, eps, momentum, decay), (2, 3, 0))
        if decay != 0:
            if decay != 0:
                if decay != 0:
                    done = k__rmsprop_momentum_update_into((square._array, buffer._array, input._array), left, square._array, fresh, slope._array, decay, input._array, momentum, buffer._array, eps, lr)
                else:
                    done = k__rmsprop_momentum_update_2_into((square._array, buffer._array, input._array), left, square._array, fresh, slope._array, decay, input._array, momentum, buffer._array, eps, lr)
            else:
                if decay != 0:
                    done = k__rmsprop_momentum_update_3_into((square._array, buffer._array, input._array), left, square._array, fresh, slope._array, decay, input._array, momentum, buffer._array, eps, lr)
                else:
                    done = k__rmsprop_momentum_update_4_into((square._array, buffer._array, input._array), left, square._array, fresh, slope._array, decay, input._array, momentum, buffer._array, eps, lr)
        else:
            if decay != 0:
                if decay != 0:
                    done = k__rmsprop_momentum_update_5_into((square._array, buffer._array, input._array), left, square._array, fresh, slope._array, decay, input._array, momentum, buffer._array, eps, lr)
                else:
                    done = k__rmsprop_momentum_update_6_into((square._array, buffer._array, input._array), left, square._array, fresh, slope._array, decay, input._array, momentum, buffer._array, eps, lr)
            else:
                if decay != 0:
                    done = k__rmsprop_momentum_update_7_into((square._array, buffer._array, input._array), left, square._array, fresh, slope._array, momentum, buffer._array, decay, input._array, eps, lr)
                else:
                    done = k__rmsprop_momentum_update_8_into((square._array, buffer._array, input._array), left, square._array, fresh, slope._array, momentum, buffer._array, eps, input._array, lr)
        if done is None:
            return written_over(op__rmsprop_momentum_update, (input, slope, square, buffer, lr, left, fresh, eps, momentum, decay), (2, 3, 0))
        note_updates("_rmsprop_momentum_update_", (square, buffer, input))
        return op__rmsprop_momentum_update.results((square, buffer, input))
    except Exception:
        hide_frames()
        raise


# ---- _adam_update(Tensor self, Tensor slope, Tensor mean, Tensor square, *, Scalar step, Scalar fresh, Scalar left_square, Scalar fresh_square, Scalar eps, Scalar decay=0, Scalar keep=1) -> (Tensor new_mean, Tensor new_square, Tensor new_self)


def __adam_update_forward(self_, slope, mean, square, step, fresh, left_square, fresh_square, eps, decay, keep):
    if decay != 0:
        if decay != 0:
            if decay != 0:
                return k__adam_update(mean, slope, decay, self_, fresh, left_square, square, fresh_square, keep, step, eps)
            else:
                return k__adam_update_2(mean, slope, decay, self_, fresh, left_square, square, fresh_square, keep, step, eps)
        else:
            if decay != 0:
                return k__adam_update_3(mean, slope, decay, self_, fresh, left_square, square, fresh_square, keep, step, eps)
            else:
                return k__adam_update_4(mean, slope, decay, self_, fresh, left_square, square, fresh_square, keep, step, eps)
    else:
        if decay != 0:
            if decay != 0:
                return k__adam_update_5(mean, slope, fresh, left_square, square, fresh_square, decay, self_, keep, step, eps)
            else:
                return k__adam_update_6(mean, slope, fresh, left_square, square, fresh_square, decay, self_, keep, step, eps)
        else:
            if decay != 0:
                return k__adam_update_7(mean, slope, fresh, left_square, square, fresh_square, self_, keep, step, decay, eps)
            else:
                return k__adam_update_8(mean, slope, fresh, left_square, square, fresh_square, self_, keep, step, eps)


op__adam_update = Op(
    "_adam_update",
    "_adam_update(Tensor self, Tensor slope, Tensor mean, Tensor square, *, Scalar step, Scalar fresh, Scalar left_square, Scalar fresh_square, Scalar eps, Scalar decay=0, Scalar keep=1) -> (Tensor new_mean, Tensor new_square, Tensor new_self)",
    params=(("input", "Tensor"), ("slope", "Tensor"), ("mean", "Tensor"), ("square", "Tensor"), ("step", "Scalar"), ("fresh", "Scalar"), ("left_square", "Scalar"), ("fresh_square", "Scalar"), ("eps", "Scalar"), ("decay", "Scalar"), ("keep", "Scalar")),
    positional=4,
    required=("input", "slope", "mean", "square", "step", "fresh", "left_square", "fresh_square", "eps"),
    forward=__adam_update_forward,
    non_differentiable="a step of an optimizer is no part of what it optimizes",
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    results=return_type('_adam_update', ('new_mean', 'new_square', 'new_self')),
)


def _adam_update(input, slope, mean, square, *, step, fresh, left_square, fresh_square, eps, decay=0, keep=1):
    """A step by the moving mean of the slope over the root of that of its squares."""
    try:
        if modes.observers:
            return general(op__adam_update, (input, slope, mean, square, step, fresh, left_square, fresh_square, eps, decay, keep))
        if input.__class__ is Tensor:
            self_array = input._array
        elif input.__class__ in NUMBERS:
            self_array = input
        else:
            return general(op__adam_update, (input, slope, mean, square, step, fresh, left_square, fresh_square, eps, decay, keep))
        if slope.__class__ is Tensor:
            slope_array = slope._array
        elif slope.__class__ in NUMBERS:
            slope_array = slope
        else:
            return general(op__adam_update, (input, slope, mean, square, step, fresh, left_square, fresh_square, eps, decay, keep))
        if mean.__class__ is Tensor:
            mean_array = mean._array
        elif mean.__class__ in NUMBERS:
            mean_array = mean
        else:
            return general(op__adam_update, (input, slope, mean, square, step, fresh, left_square, fresh_square, eps, decay, keep))
        if square.__class__ is Tensor:
            square_array = square._array
        elif square.__class__ in NUMBERS:
            square_array = square
        else:
            return general(op__adam_update, (input, slope, mean, square, step, fresh, left_square, fresh_square, eps, decay, keep))
        if decay != 0:
            if decay != 0:
                if decay != 0:
                    done = k__adam_update_same(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, keep, step, eps)
                else:
                    done = k__adam_update_2_same(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, keep, step, eps)
            else:
                if decay != 0:
                    done = k__adam_update_3_same(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, keep, step, eps)
                else:
                    done = k__adam_update_4_same(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, keep, step, eps)
        else:
            if decay != 0:
                if decay != 0:
                    done = k__adam_update_5_same(mean_array, slope_array, fresh, left_square, square_array, fresh_square, decay, self_array, keep, step, eps)
                else:
                    done = k__adam_update_6_same(mean_array, slope_array, fresh, left_square, square_array, fresh_square, decay, self_array, keep, step, eps)
            else:
                if decay != 0:
                    done = k__adam_update_7_same(mean_array, slope_array, fresh, left_square, square_array, fresh_square, self_array, keep, step, decay, eps)
                else:
                    done = k__adam_update_8_same(mean_array, slope_array, fresh, left_square, square_array, fresh_square, self_array, keep, step, eps)
        if done is None:
            if decay != 0:
                if decay != 0:
                    if decay != 0:
                        done = k__adam_update_any(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, keep, step, eps)
                    else:
                        done = k__adam_update_2_any(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, keep, step, eps)
                else:
                    if decay != 0:
                        done = k__adam_update_3_any(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, keep, step, eps)
                    else:
                        done = k__adam_update_4_any(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, keep, step, eps)
            else:
                if decay != 0:
                    if decay != 0:
                        done = k__adam_update_5_any(mean_array, slope_array, fresh, left_square, square_array, fresh_square, decay, self_array, keep, step, eps)
                    else:
                        done = k__adam_update_6_any(mean_array, slope_array, fresh, left_square, square_array, fresh_square, decay, self_array, keep, step, eps)
                else:
                    if decay != 0:
                        done = k__adam_update_7_any(mean_array, slope_array, fresh, left_square, square_array, fresh_square, self_array, keep, step, decay, eps)
                    else:
                        done = k__adam_update_8_any(mean_array, slope_array, fresh, left_square, square_array, fresh_square, self_array, keep, step, eps)
            if done is None:
                return general(op__adam_update, (input, slope, mean, square, step, fresh, left_square, fresh_square, eps, decay, keep))
        (new_mean_array, new_square_array, new_self_array) = done
        out_new_mean = plain_tensor(new_mean_array)
        out_new_square = plain_tensor(new_square_array)
        out_new_self = plain_tensor(new_self_array)
        return op__adam_update.results((out_new_mean, out_new_square, out_new_self))
    except Exception:
        hide_frames()
        raise


op__adam_update.call = _adam_update


def _adam_update_(input, slope, mean, square, *, step, fresh, left_square, fresh_square, eps, decay=0, keep=1):
    """`_adam_update`, its results written over `mean`, `square` or `input`."""
    try:
        if input.__class__ is not Tensor or slope.__class__ is not Tensor or mean.__class__ is not Tensor or square.__class__ is not Tensor or modes.observers:
            return written_over(op__adam_update, (input, slope, mean, square, step, fresh, left_square, fresh_square, eps, decay, keep), (2, 3, 0))
        if (input._node is not None or slope._node is not None or mean._node is not None or square._node is not None or mean._extra is not None or square._extra is not None or input._extra is not None) and not (modes.no_grad and not grad_enabled()):
            return written_over(op__adam_update, (input, slope, mean, square, step, fresh, left_square, fresh_square, eps, decay, keep), (2, 3, 0))
        if decay != 0:
            if decay != 0:
                if decay != 0:
                    done = k__adam_update_into((mean._array, square._array, input._array), mean._array, slope._array, decay, input._array, fresh, left_square, square._array, fresh_square, keep, step, eps)
                else:
                    done = k__adam_update_2_into((mean._array, square._array, input._array), mean._array, slope._array, decay, input._array, fresh, left_square, square._array, fresh_square, keep, step, eps)
            else:
                if decay != 0:
                    done = k__adam_update_3_into((mean._array, square._array, input._array), mean._array, slope._array, decay, input._array, fresh, left_square, square._array, fresh_square, keep, step, eps)
                else:
                    done = k__adam_update_4_into((mean._array, square._array, input._array), mean._array, slope._array, decay, input._array, fresh, left_square, square._array, fresh_square, keep, step, eps)
        else:
            if decay != 0:
                if decay != 0:
                    done = k__adam_update_5_into((mean._array, square._array, input._array), mean._array, slope._array, fresh, left_square, square._array, fresh_square, decay, input._array, keep, step, eps)
                else:
                    done = k__adam_update_6_into((mean._array, square._array, input._array), mean._array, slope._array, fresh, left_square, square._array, fresh_square, decay, input._array, keep, step, eps)
            else:
                if decay != 0:
                    done = k__adam_update_7_into((mean._array, square._array, input._array), mean._array, slope._array, fresh, left_square, square._array, fresh_square, input._array, keep, step, decay, eps)
                else:
                    done = k__adam_update_8_into((mean._array, square._array, input._array), mean._array, slope._array, fresh, left_square, square._array, fresh_square, input._array, keep, step, eps)
        if done is None:
            return written_over(op__adam_update, (input, slope, mean, square, step, fresh, left_square, fresh_square, eps, decay, keep), (2, 3, 0))
        note_updates("_adam_update_", (mean, square, input))
        return op__adam_update.results((mean, square, input))
    except Exception:
        hide_frames()
        raise


# ---- _amsgrad_update(Tensor self, Tensor slope, Tensor mean, Tensor square, Tensor largest, *, Scalar step, Scalar fresh, Scalar left_square, Scalar fresh_square, Scalar eps, Scalar decay=0, Scalar keep=1) -> (Tensor new_mean, Tensor new_square, Tensor new_largest, Tensor new_self)


def __amsgrad_update_forward(self_, slope, mean, square, largest, step, fresh, left_square, fresh_square, eps, decay, keep):
    if decay != 0:
        if decay != 0:
            if decay != 0:
                return k__amsgrad_update(mean, slope, decay, self_, fresh, left_square, square, fresh_square, largest, keep, step, eps)
            else:
                return k__amsgrad_update_2(mean, slope, decay, self_, fresh, left_square, square, fresh_square, largest, keep, step, eps)
        else:
            if decay != 0:
                return k__amsgrad_update_3(mean, slope, decay, self_, fresh, left_square, square, fresh_square, largest, keep, step, eps)
            else:
                return k__amsgrad_update_4(mean, slope, decay, self_, fresh, left_square, square, fresh_square, largest, keep, step, eps)
    else:
        if decay != 0:
            if decay != 0:
                return k__amsgrad_update_5(mean, slope, fresh, left_square, square, fresh_square, decay, self_, largest, keep, step, eps)
            else:
                return k__amsgrad_update_6(mean, slope, fresh, left_square, square, fresh_square, decay, self_, largest, keep, step, eps)
        else:
            if decay != 0:
                return k__amsgrad_update_7(mean, slope, fresh, left_square, square, fresh_square, largest, self_, keep, step, decay, eps)
            else:
                return k__amsgrad_update_8(mean, slope, fresh, left_square, square, fresh_square, largest, self_, keep, step, eps)


op__amsgrad_update = Op(
    "_amsgrad_update",
    "_amsgrad_update(Tensor self, Tensor slope, Tensor mean, Tensor square, Tensor largest, *, Scalar step, Scalar fresh, Scalar left_square, Scalar fresh_square, Scalar eps, Scalar decay=0, Scalar keep=1) -> (Tensor new_mean, Tensor new_square, Tensor new_largest, Tensor new_self)",
    params=(("input", "Tensor"), ("slope", "Tensor"), ("mean", "Tensor"), ("square", "Tensor"), ("largest", "Tensor"), ("step", "Scalar"), ("fresh", "Scalar"), ("left_square", "Scalar"), ("fresh_square", "Scalar"), ("eps", "Scalar"), ("decay", "Scalar"), ("keep", "Scalar")),
    positional=5,
    required=("input", "slope", "mean", "square", "largest", "step", "fresh", "left_square", "fresh_square", "eps"),
    forward=__amsgrad_update_forward,
    non_differentiable="a step of an optimizer is no part of what it optimizes",
    promotion=Promotion(floats=True, bools=(), result="same", classes="f"),
    results=return_type('_amsgrad_update', ('new_mean', 'new_square', 'new_largest', 'new_self')),
)


def _amsgrad_update(input, slope, mean, square, largest, *, step, fresh, left_square, fresh_square, eps, decay=0, keep=1):
    """The same over the root of the largest such mean so far."""
    try:
        if modes.observers:
            return general(op__amsgrad_update, (input, slope, mean, square, largest, step, fresh, left_square, fresh_square, eps, decay, keep))
        if input.__class__ is Tensor:
            self_array = input._array
        elif input.__class__ in NUMBERS:
            self_array = input
        else:
            return general(op__amsgrad_update, (input, slope, mean, square, largest, step, fresh, left_square, fresh_square, eps, decay, keep))
        if slope.__class__ is Tensor:
            slope_array = slope._array
        elif slope.__class__ in NUMBERS:
            slope_array = slope
        else:
            return general(op__amsgrad_update, (input, slope, mean, square, largest, step, fresh, left_square, fresh_square, eps, decay, keep))
        if mean.__class__ is Tensor:
            mean_array = mean._array
        elif mean.__class__ in NUMBERS:
            mean_array = mean
        else:
            return general(op__amsgrad_update, (input, slope, mean, square, largest, step, fresh, left_square, fresh_square, eps, decay, keep))
        if square.__class__ is Tensor:
            square_array = square._array
        elif square.__class__ in NUMBERS:
            square_array = square
        else:
            return general(op__amsgrad_update, (input, slope, mean, square, largest, step, fresh, left_square, fresh_square, eps, decay, keep))
        if largest.__class__ is Tensor:
            largest_array = largest._array
        elif largest.__class__ in NUMBERS:
            largest_array = largest
        else:
            return general(op__amsgrad_update, (input, slope, mean, square, largest, step, fresh, left_square, fresh_square, eps, decay, keep))
        if decay != 0:
            if decay != 0:
                if decay != 0:
                    done = k__amsgrad_update_same(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, largest_array, keep, step, eps)
                else:
                    done = k__amsgrad_update_2_same(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, largest_array, keep, step, eps)
            else:
                if decay != 0:
                    done = k__amsgrad_update_3_same(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, largest_array, keep, step, eps)
                else:
                    done = k__amsgrad_update_4_same(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, largest_array, keep, step, eps)
        else:
            if decay != 0:
                if decay != 0:
                    done = k__amsgrad_update_5_same(mean_array, slope_array, fresh, left_square, square_array, fresh_square, decay, self_array, largest_array, keep, step, eps)
                else:
                    done = k__amsgrad_update_6_same(mean_array, slope_array, fresh, left_square, square_array, fresh_square, decay, self_array, largest_array, keep, step, eps)
            else:
                if decay != 0:
                    done = k__amsgrad_update_7_same(mean_array, slope_array, fresh, left_square, square_array, fresh_square, largest_array, self_array, keep, step, decay, eps)
                else:
                    done = k__amsgrad_update_8_same(mean_array, slope_array, fresh, left_square, square_array, fresh_square, largest_array, self_array, keep, step, eps)
        if done is None:
            if decay != 0:
                if decay != 0:
                    if decay != 0:
                        done = k__amsgrad_update_any(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, largest_array, keep, step, eps)
                    else:
                        done = k__amsgrad_update_2_any(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, largest_array, keep, step, eps)
                else:
                    if decay != 0:
                        done = k__amsgrad_update_3_any(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, largest_array, keep, step, eps)
                    else:
                        done = k__amsgrad_update_4_any(mean_array, slope_array, decay, self_array, fresh, left_square, square_array, fresh_square, largest_array, keep, step, eps)
            else:
                if decay != 0:
                    if decay != 0:
                        done = k__amsgrad_update_5_any(mean_array, slope_array, fresh, left_square, square_array, fresh_square, decay, self_array, largest_array, keep, step, eps)
                    else:
                        done = k__amsgrad_update_6_any(mean_array, slope_array, fresh, left_square, square_array, fresh_square, decay, self_array, largest_array, keep, step, eps)
                else:
                    if decay != 0:
                        done = k__amsgrad_update_7_any(mean_array, slope_array, fresh, left_square, square_array, fresh_square, largest_array, self_array, keep, step, decay, eps)
                    else:
                        done = k__amsgrad_update_8_any(mean_array, slope_array, fresh, left_square, square_array, fresh_square, largest_array, self_array, keep, step, eps)
            if done is None:
                return general(op__amsgrad_update, (input, slope, mean, square, largest, step, fresh, left_square, fresh_square, eps, decay, keep))
        (new_mean_array, new_square_array, new_largest_array, new_self_array) = done
        out_new_mean = plain_tensor(new_mean_array)
        out_new_square = plain_tensor(new_square_array)
        out_new_largest = plain_tensor(new_largest_array)
        out_new_self = plain_tensor(new_self_array)
        return op__amsgrad_update.results((out_new_mean, out_new_square, out_new_largest, out_new_self))
    except Exception:
        hide_frames()
        raise


op__amsgrad_update.call = _amsgrad_update


def _amsgrad_update_(input, slope, mean, square, largest, *, step, fresh, left_square, fresh_square, eps, decay=0, keep=1):
    """`_amsgrad_update`, its results written over `mean`, `square`, `largest` or `input`."""
    try:
        if input.__class__ is not Tensor or slope.__class__ is not Tensor or mean.__class__ is not Tensor or square.__class__ is not Tensor or largest.__class__ is not Tensor or modes.observers:
            return written_over(op__amsgrad_update, (input, slope, mean, square, largest, step, fresh, left_square, fresh_square, eps, decay, keep), (2, 3, 4, 0))
        if (input._node is not None or slope._node is not None or mean._node is not None or square._node is not None or largest._node is not None or mean._extra is not None or square._extra is not None or largest._extra is not None or input._extra is not None) and not (modes.no_grad and not grad_enabled()):
            return written_over(op__amsgrad_update, (input, slope, mean, square, largest, step, fresh, left_square, fresh_square, eps, decay, keep), (2, 3, 4, 0))
        if decay != 0:
            if decay != 0:
                if decay != 0:
                    done = k__amsgrad_update_into((mean._array, square._array, largest._array, input._array), mean._array, slope._array, decay, input._array, fresh, left_square, square._array, fresh_square, largest._array, keep, step, eps)
                else:
                    done = k__amsgrad_update_2_into((mean._array, square._array, largest._array, input._array), mean._array, slope._array, decay, input._array, fresh, left_square, square._array, fresh_square, largest._array, keep, step, eps)
            else:
                if decay != 0:
                    done = k__amsgrad_update_3_into((mean._array, square._array, largest._array, input._array), mean._array, slope._array, decay, input._array, fresh, left_square, square._array, fresh_square, largest._array, keep, step, eps)
                else:
                    done = k__amsgrad_update_4_into((mean._array, square._array, largest._array, input._array), mean._array, slope._array, decay, input._array, fresh, left_square, square._array, fresh_square, largest._array, keep, step, eps)
        else:
            if decay != 0:
                if decay != 0:
                    done = k__amsgrad_update_5_into((mean._array, square._array, largest._array, input._array), mean._array, slope._array, fresh, left_square, square._array, fresh_square, decay, input._array, largest._array, keep, step, eps)
                else:
                    done = k__amsgrad_update_6_into((mean._array, square._array, largest._array, input._array), mean._array, slope._array, fresh, left_square, square._array, fresh_square, decay, input._array, largest._array, keep, step, eps)
            else:
                if decay != 0:
                    done = k__amsgrad_update_7_into((mean._array, square._array, largest._array, input._array), mean._array, slope._array, fresh, left_square, square._array, fresh_square, largest._array, input._array, keep, step, decay, eps)
                else:
                    done = k__amsgrad_update_8_into((mean._array, square._array, largest._array, input._array), mean._array, slope._array, fresh, left_square, square._array, fresh_square, largest._array, input._array, keep, step, eps)
        if done is None:
            return written_over(op__amsgrad_update, (input, slope, mean, square, largest, step, fresh, left_square, fresh_square, eps, decay, keep), (2, 3, 4, 0))
        note_updates("_amsgrad_update_", (mean, square, largest, input))
        return op__amsgrad_update.results((mean, square, largest, input))
    except Exception:
        hide_frames()
        raise
