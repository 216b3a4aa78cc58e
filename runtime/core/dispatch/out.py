"""Ops that put their result into a tensor that is there already: `sin(x, out=y)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from specgrad.array.backends import at
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.device import device_of
from specgrad.core.base.dtypes import as_dtype, dtype, int64
from specgrad.core.base.promotion import can_cast, cast_refused
from specgrad.core.base.state import grad_enabled, modes, thread, without_grad
from specgrad.core.tape.changes import changed
from specgrad.core.tape.tensor import NUMBERS, Tensor
from specgrad.core.tape.views import changes_freely, check_in_place

from .in_place import check_no_overlap, replaced
from .op import Op, call
from .resize import resize_


def into(op: Op, args: tuple[Any, ...], out: Any) -> Any:
    """The op, its results put into `out`: a tensor, or one for each result. Nothing is recorded of that, so no gradient may be wanted."""
    is_plain = out.__class__ is Tensor and not modes.observers and op.results is None and changes_freely(out)
    if is_plain and op.into is not None and _written(op, args, out):
        return out
    outs = (out,) if is_plain else _checked_outs(op.name, out, None if op.results is None else len(op.results._fields))  # type: ignore[attr-defined]
    named = {name: value for (name, _), value in zip(op.params[op.positional :], args[op.positional :])}
    if op.dtypes and named.get("dtype", ...) is None and (outs[0].is_complex() or not args[0].is_complex()):  # what has a dtype computes in that of `out`
        named["dtype"] = outs[0].dtype
    if is_plain and all(map(_has_no_history, args)):
        found = op.call(*args[: op.positional], **named)
        if replaced(out, found._array, op.name):
            return out
    else:
        _check_undifferentiated(op.name, [*outs, *_tensors_among(args)])
        with without_grad():
            found = op.call(*args[: op.positional], **named)
    _put_all(op.name, outs, found if op.results is not None else (found,))
    return out if op.results is None else op.results(outs)


def _has_no_history(arg: Any) -> bool:
    if arg.__class__ is Tensor:
        return arg._node is None
    return arg.__class__ not in (tuple, list) or all(map(_has_no_history, arg))


def _written(op: Op, args: tuple[Any, ...], out: Tensor) -> bool:
    """Whether the op's kernel could write straight into a tensor, of which nothing is recorded: one of the result's shape and dtype."""
    records = not modes.no_grad or grad_enabled()
    arrays, has_shape, shape, kind = list(args), False, out._array.shape, out._array.__class__
    for i in op.tensors:
        operand = args[i]
        if operand.__class__ is Tensor:
            array = arrays[i] = operand._array
            if (operand._node is not None and records) or array.__class__ is not kind:
                return False
            if op.accepts is not None and i in op.promotable and not op.accepts[array.dtype]:
                return False
            has_shape = has_shape or array.shape == shape
        elif operand is not None and operand.__class__ not in NUMBERS:
            return False
    if not has_shape or op.into(out._array, *arrays) is None:  # type: ignore[misc]
        return False
    changed(out._changes, op.name)
    return True


def into_found(op: Op, args: tuple[Any, ...], out: Any, always: int | None = None) -> Any:
    """The same of an op whose arguments say how many tensors it gives: one, or several, for which `out` holds as many. `always`: it is so many."""
    outs = _checked_outs(op.name, out, len(out) if always is None and isinstance(out, (tuple, list)) else always)
    _check_undifferentiated(op.name, [*outs, *_tensors_among(args)])
    with without_grad():
        found = call(op, args)
        one = isinstance(found, Tensor)
        _checked_outs(op.name, out, None if one else len(found))
        _put_all(op.name, outs, (found,) if one else found)
    return out if one else outs


def _tensors_among(args: tuple[Any, ...]) -> list[Tensor]:
    given = [item for arg in args for item in (arg if isinstance(arg, (tuple, list)) else (arg,))]
    return [item for item in given if isinstance(item, Tensor)]


def _put_all(name: str, outs: Sequence[Tensor], results: Sequence[Tensor]) -> None:
    """Each result into its tensor: none, if the dtype of one does not fit."""
    for tensor, result in zip(outs, results):
        _check_dtype(tensor, result, len(outs) > 1)
    for tensor, result in zip(outs, results):
        _put(name, tensor, result._array, warns=True)


# ---- tensors made from sizes and by chance


def dtype_for(out: Any, dtype: dtype | None) -> dtype | None:
    """The dtype in which a function computes what goes into `out`: its own; the one that was asked for if there is no `out`."""
    if out is None:
        return dtype
    _check_is_tensor(out)
    if dtype is not None and as_dtype(dtype) is not out.dtype:
        raise RuntimeError(f"dtype {as_dtype(dtype).word} does not match dtype of out parameter ({out.dtype.word})")
    return out.dtype


def filled_out(name: str, out: Tensor, array: Any, requires_grad: bool = False, given: Sequence[Any] = (), warns: bool = False) -> Tensor:
    """`out` with the elements of an array, which it gets in its own dtype; `given` are the tensors from which these were made."""
    _check_is_tensor(out)
    _check_undifferentiated(name, [out, *(item for item in given if isinstance(item, Tensor))])
    with without_grad():
        _put(name, out, array, warns)
    return out.requires_grad_() if requires_grad else out


def _check_is_tensor(out: Any) -> None:
    if not isinstance(out, Tensor):
        raise TypeError(f"argument 'out' must be Tensor, not {type(out).__name__}")


def _check_undifferentiated(name: str, tensors: Sequence[Tensor]) -> None:
    if grad_enabled() and not thread.inference and any(t._node is not None for t in tensors):
        raise RuntimeError(f"{name}(): functions with out=... arguments don't support automatic differentiation, but one of the arguments requires grad.")
    if any(t._extra is not None and t._extra.tangents for t in tensors):
        raise NotImplementedError(
            f"{name}(): functions with out=... arguments don't support forward-mode differentiation, but one of the arguments is a dual tensor."
        )
    if any(t._level is not None for t in tensors):
        raise RuntimeError(f"vmap: {name}() cannot put the results of a batch into out=; use what it returns")


def _checked_outs(name: str, out: Any, count: int | None) -> tuple[Tensor, ...]:
    """The tensors that results are put into: `count` of them, or, if it is None, the one that is `out`."""
    if count is None:
        if not isinstance(out, Tensor):
            raise TypeError(f"{name}(): argument 'out' must be Tensor, not {type(out).__name__}")
        return (out,)
    if not isinstance(out, (tuple, list)) or not all(isinstance(t, Tensor) for t in out):
        raise TypeError(f"{name}(): argument 'out' must be tuple of {count} Tensors, one for each result, not {type(out).__name__}")
    if len(out) != count:
        raise TypeError(f"{name}(): argument 'out' must be tuple of {count} Tensors, one for each result, not of {len(out)}")
    return tuple(out)


def _check_dtype(tensor: Tensor, result: Tensor, several: bool) -> None:
    have, want = result.dtype, tensor.dtype
    if several and have is int64 and want is not int64:
        raise RuntimeError(f"Expected out tensor to have dtype int64, but got {want} instead: it is for indices")
    if have is not want and not can_cast(have, want):
        raise cast_refused(have, want)


def _put(name: str, tensor: Tensor, array: Any, warns: bool) -> None:
    """Change a tensor in place to an array, whose shape it gets; `warns` if the tensor had elements of another."""
    check_in_place(tensor, name)
    if (found := device_of(array)) != tensor.device:
        raise RuntimeError(f"{name}(): Expected all tensors to be on the same device, but the result is on {found} and argument 'out' on {tensor.device}")
    if tensor._array.shape != array.shape:
        if tensor._array.size and warns:
            warn_user(
                f"An output with one or more elements was resized since it had shape {list(tensor.shape)}, which does not match the required output shape "
                f"{list(array.shape)}. This behavior is deprecated, and in a future release outputs will not be resized unless they have zero elements. "
                "Reuse an out tensor by resizing it, inplace, to zero elements with out.resize_(0).",
            )
        resize_(tensor, array.shape)
    check_no_overlap(tensor._array)
    with at(tensor._array):
        np.copyto(tensor._array, array, casting="unsafe")
    changed(tensor._changes, name)
