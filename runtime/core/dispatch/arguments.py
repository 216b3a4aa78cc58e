"""The arguments of an op as a user may give them: tensors, lists of them, numbers; and what is none of these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from specgrad.array.base.tools import is_int
from specgrad.array.dtypes import traits
from specgrad.core.base.dtypes import dtype
from specgrad.core.base.state import modes, thread
from specgrad.core.tape.tensor import NUMBERS, Tensor

from .op import Op
from .operands import is_array, reflected_result, tensor_over


def checked(op: Op, args: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments, numbers of NumPy's as Python's; a TypeError for what is no tensor."""
    given = list(args)
    some_tensor = bool(op.lists)
    numbers = op.promotion is not None and len(op.tensors) > 1
    for i in op.tensors:
        value = given[i]
        if isinstance(value, Tensor):
            some_tensor = True
            if value._level is not None and not thread.batch_levels:
                value._array.item()  # an error: nothing is there, outside of the vmap that it came from
        elif value is None and op.params[i][1] == "Tensor?":
            pass
        elif numbers and i not in op.promotion.bools and is_number(value):  # type: ignore[union-attr]
            given[i] = value.item() if isinstance(value, np.generic) else value
        elif numbers and is_array(value):
            given[i] = tensor_over(value)
            some_tensor = True
        else:
            raise not_a_tensor(op, i, value)
    for i in op.lists:
        given[i] = checked_list(op, i, given[i])
    for i in op.scalars:
        given[i] = _checked_scalar(op, i, given[i])
    if not some_tensor and op.tensors:
        raise not_a_tensor(op, op.tensors[0], given[op.tensors[0]])
    for i in op.accepting:
        for tensor in given[i] if i in op.lists else (given[i],):
            if isinstance(tensor, Tensor) and not op.accepts[tensor._array.dtype]:  # type: ignore[index]
                raise not_accepted(op, tensor.dtype, op.params[i][0])
    return tuple(given)


def begun_anew(call: Callable[..., Any], op: Op, args: tuple[Any, ...]) -> Any:
    """A call begun anew where its arguments want it: unrecorded if one is volatile, or on their device. NotImplemented if it can go on where it is."""
    if modes.volatile is not None and modes.volatile.concerns(args):
        return modes.volatile.unrecorded(call, op, args)
    if modes.devices is not None and (device := modes.devices.elsewhere(op.name, args)) is not None:
        with device:
            return call(op, args)
    return NotImplemented


def check_tensors(op: Op, args: tuple[Any, ...]) -> None:
    """Raise a TypeError for what is no tensor, of an op that takes tensors alone."""
    for i in op.tensors:
        if not isinstance(args[i], Tensor) and not (args[i] is None and op.params[i][1] == "Tensor?"):
            raise not_a_tensor(op, i, args[i])


def check_kinds(op: Op, args: tuple[Any, ...]) -> None:
    """Raise a TypeError for a value of another kind than its parameter's, which Python would take: True for an int, 1 for a bool, 1j for a float."""
    for i, (value, (name, type_)) in enumerate(zip(args, op.params)):
        told, fits = _KINDS.get(type_.removesuffix("?"), ("", None))
        if fits is None or (value is None and type_.endswith("?")):
            continue
        if not fits(value):
            raise TypeError(f"{op.name}(): argument {name!r} (position {i + 1}) must be {told}, not {type(value).__name__}")
        if isinstance(value, Tensor):
            _refuse_history(op, name, value)


def _refuse_history(op: Op, name: str, number: Tensor) -> None:
    if number._node is not None:
        raise RuntimeError(f"{op.name}(): '{name}' is a number and gets no gradient, but the tensor given for it requires grad; use .item()")


def _is_real(value: Any) -> bool:
    if isinstance(value, Tensor) or is_array(value):
        return not value.ndim and not traits[value.dtype if is_array(value) else value._array.dtype].is_complex
    return isinstance(value, (int, float, np.number, np.bool_)) and not isinstance(value, np.complexfloating)


def _is_scalar(value: Any) -> bool:
    return not value.ndim if isinstance(value, Tensor) or is_array(value) else is_number(value)


_KINDS: dict[str, tuple[str, Callable[[Any], bool] | None]] = {
    "int": ("int", is_int),
    "bool": ("bool", lambda value: isinstance(value, bool)),
    "float": ("float", _is_real),
    "Scalar": ("Number", _is_scalar),
}


def taken_over(op: Op, args: tuple[Any, ...]) -> Any:
    """The result of the other operand's own method, of an op that is an operator; NotImplemented if there is none."""
    if not op.reflected or not isinstance(args[0], Tensor) or isinstance(args[1], Tensor):  # of two tensors, what is wrong is wrong either way round
        return NotImplemented
    return reflected_result(op.reflected, args[0], args[1])


def is_number(value: Any) -> bool:
    return value.__class__ in NUMBERS or isinstance(value, (int, float, complex, np.generic))


def not_a_tensor(op: Op, index: int, value: Any) -> TypeError:
    name = op.params[index][0]
    return TypeError(f"{op.name}(): argument '{name}' (position {index + 1}) must be Tensor, not {type(value).__name__}")


class NotAccepted(NotImplementedError, TypeError):
    """A dtype in which an op does not compute. Either kind can be caught: PyTorch raises the first."""


def not_accepted(op: Op, given: dtype, name: str = "") -> NotAccepted:
    """What to raise for a dtype that is none of those in which an op computes."""
    assert op.accepts is not None
    what = f"argument '{name}' must have" if name else "takes tensors of"
    return NotAccepted(f"{op.name}(): {what} dtype {' or '.join(filter(None, (', '.join(op.accepts.names[:-1]), op.accepts.names[-1])))}, not {given.name}")


def checked_list(op: Op, index: int, value: Any) -> tuple[Any, ...]:
    if isinstance(value, Tensor):
        value = tuple(value.unbind(0)) if value.dim() else value
    if not isinstance(value, (tuple, list)):
        raise TypeError(f"{op.name}(): argument '{op.params[index][0]}' (position {index + 1}) must be tuple of Tensors, not {type(value).__name__}")
    given = tuple(value)  # a list may be changed by another thread while it is looked at
    for at, item in enumerate(given):
        if item.__class__ is not Tensor and not isinstance(item, Tensor) and not (item is None and "?[]" in op.params[index][1]):
            raise TypeError(f"expected Tensor as element {at} in argument {index} of {op.name}(), but got {type(item).__name__}")
    return given


def _checked_scalar(op: Op, index: int, value: Any) -> Any:
    name, type_ = op.params[index]
    if value is None and type_ == "Scalar?":
        return None
    if isinstance(value, Tensor) and value._array.size == 1 and value._array.ndim == 0:
        _refuse_history(op, name, value)
        return value.item()
    if isinstance(value, np.generic):
        return value.item()
    if not isinstance(value, (int, float, complex)):
        raise TypeError(f"{op.name}(): argument '{name}' (position {index + 1}) must be Number, not {type(value).__name__}")
    return value


def input_tensors(op: Op, args: tuple[Any, ...]) -> list[Tensor]:
    found = [args[i] for i in op.tensors if isinstance(args[i], Tensor)]
    for i in op.lists:
        found += [t for t in args[i] if t is not None]
    return found
