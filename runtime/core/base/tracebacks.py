"""What a traceback shows of a user's mistake: the user's own lines. Frames inside of the package are taken out of it.

A public function has `try` around what it does, which costs nothing until there is an error, or is decorated, where a microsecond does not count:

    except Exception:
        hide_frames()
        raise

With SPECGRAD_TRACEBACKS=full in the environment nothing is hidden.
"""

from __future__ import annotations

import math
import os
import reprlib
import sys
from collections.abc import Callable
from functools import wraps
from itertools import product
from types import FrameType, FunctionType, TracebackType
from typing import Any, TypeVar

import numpy as np

from .call_site import GENERATED, OPERATORS, is_package_file

F = TypeVar("F", bound=Callable[..., Any])

_SPECIAL = ("__init__", "__getitem__", "__setitem__")
_CALLED_BY_US = ("forward", "extra_repr", "reset_parameters", "update", "get_lr")  # of modules, optimizers and schedules: users write them

_NUMPY = os.path.join(os.path.dirname(np.__file__), "")
_IN_NUMPY = "numpy/"  # as its compiled modules name their files
_PYTHON = os.path.join(os.path.dirname(os.__file__), "")
_INSTALLED = os.path.join(_PYTHON, "site-packages", "")


class OutOfMemory(MemoryError, RuntimeError):
    """A tensor that is larger than the memory that there is. Python's programs expect the one kind, PyTorch's the other."""


array_modules: list[str] = []  # the packages, each with a dot, that compute with arrays of devices, as NumPy does with those of the host
of_devices: list[Callable[[BaseException], OutOfMemory | None]] = []  # what makes of an error of a device, which has not the memory, one that tells of it


def hide_frames() -> None:
    """Take the package's frames, from the caller's down, out of the traceback of the error that is handled; the user's that were called from there stay.

    Nothing is hidden of an error that no statement of the package raises: it may be a fault of ours, and its frames say where. But where an argument
    is not of the type that the spec gives it, the error is that argument's, and says so.
    The caller's frame stays if another function of the package called it, which hides it in its turn, and before Python 3.11, where `raise` puts it back.
    """
    error = sys.exc_info()[1]
    first = error.__traceback__ if error is not None else None
    if error is None or first is None:
        return
    at, call, caller = first, _op_below(first), first.tb_frame.f_back
    outermost = caller is None or not is_package_file[caller.f_code.co_filename]
    if outermost and (told := _out_of_memory(error)) is not None:
        _tell(told, call or first.tb_frame)
        try:
            raise told from None
        finally:
            del told  # its traceback holds this frame
    was_raised = _was_raised(first)
    if call is not None and (not was_raised or first.tb_next is None or hasattr(error, "_of_an_argument")):
        was_raised |= _blame_an_argument(error, call)
    if not was_raised or os.environ.get("SPECGRAD_TRACEBACKS") == "full":
        return
    inside = True  # whether it is the package that called the next
    while (below := at.tb_next) is not None:
        filename = below.tb_frame.f_code.co_filename
        if is_package_file[filename] or (inside and _is_pythons(filename)):
            inside = True
            at.tb_next = below.tb_next
        else:
            inside = False
            at = below
    if outermost:
        if call is not None:
            _tell(error, call)
        error.__traceback__ = first.tb_next


def hides_frames(function: F) -> F:
    """A function whose errors end at the line that calls it: see `hide_frames`."""

    @wraps(function)
    def called(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except Exception as error:
            try:
                if function.__name__ == "__init__" and (fault := fault_of_annotated(type(args[0]).__name__, error, function, args, kwargs)):
                    raise TypeError(fault) from None
                raise
            except Exception:
                hide_frames()
                raise

    return called  # type: ignore[return-value]


class HidesFrames:
    """A base of classes of the package: errors of a constructor, of public methods and of indexing end at the line that calls."""

    __slots__ = ()

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if not cls.__module__.startswith("specgrad."):  # a user's
            return
        for name, value in list(vars(cls).items()):
            if isinstance(value, FunctionType) and (not name.startswith("_") or name in _SPECIAL) and name not in _CALLED_BY_US:
                setattr(cls, name, hides_frames(value))


def _out_of_memory(error: BaseException) -> OutOfMemory | None:
    """The error that says what memory was wanted of which there is not enough; None if it says so already, or is another."""
    if isinstance(error, OutOfMemory):
        return None
    wanted = _memory_wanted(error)
    return OutOfMemory(wanted) if wanted else next(filter(None, (of_device(error) for of_device in of_devices)), None)


def _memory_wanted(error: BaseException) -> str:
    """What memory was wanted of which there is not enough; "" if the error is another."""
    if isinstance(error, MemoryError) and (shape := getattr(error, "shape", None)) is not None:  # NumPy's
        kind: np.dtype[Any] = error.dtype  # type: ignore[attr-defined]
        return f"can't allocate memory: {math.prod(shape) * kind.itemsize} bytes are wanted for the shape {list(shape)} of {kind}"
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    filename = last.tb_frame.f_code.co_filename if last is not None else ""
    if is_package_file[filename] or filename.startswith((_NUMPY, _IN_NUMPY)):
        if isinstance(error, MemoryError) and not error.args:  # of a kernel, for what it keeps while it computes
            return "can't allocate memory"
        if isinstance(error, ValueError) and str(error).startswith(_BEYOND_ADDRESSES):
            return "can't allocate memory: more bytes are wanted than have an address"
    return ""


_BEYOND_ADDRESSES = ("array is too big", "iterator is too large", "Maximum allowed", "maximum supported dimension")  # NumPy's words


def _op_below(traceback: TracebackType | None) -> FrameType | None:
    """The call of an op that a function of the package made, or is, if it was in one that an error arose."""
    while traceback is not None and is_package_file[filename := traceback.tb_frame.f_code.co_filename]:
        if filename.startswith(GENERATED) and filename != OPERATORS:
            return traceback.tb_frame
        traceback = traceback.tb_next
    return None


def _tell(error: BaseException, call: FrameType) -> None:
    """Note which op was called and with what, where the text of an error does not name it; a node too. Python has such notes from 3.11 on."""
    code, name = call.f_code, _name_of(call)
    if name.rstrip("_") in str(error) or not hasattr(error, "add_note"):
        return
    parameters = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & _VARARGS)]
    if code.co_name in _OF_NODES:  # itself, gradients, and what is let go
        parameters = parameters[1:-1]
    values = [(parameter, _described(call.f_locals.get(parameter))) for parameter in parameters]
    error.add_note(f"in {name}({', '.join(f'{parameter}={value}' for parameter, value in values if value)})")


_OF_NODES = ("run_arrays", "run_tensors")
_VARARGS = 4  # inspect.CO_VARARGS; the module would be loaded for it alone


def _name_of(call: FrameType) -> str:
    """The name under which users call an op, or see a node."""
    name = call.f_code.co_name
    if name in _OF_NODES:
        return type(call.f_locals["self"]).__name__
    return getattr(call.f_globals.get(name), "__qualname__", name)


def _described(value: Any) -> str:
    """A tensor by dtype and shape, a number as it is; nothing of what was left out."""
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_described, value[:8]))}{', ...' if len(value) > 8 else ''}]"
    if isinstance(value, (int, float, complex, str)):
        return reprlib.repr(value)
    if hasattr(value, "_array"):
        return f"{value.dtype.name}{list(value.shape)}"
    return f"{value.dtype}{list(value.shape)}" if hasattr(value, "dtype") and hasattr(value, "shape") else ""  # an array, of a gradient


def _blame_an_argument(error: BaseException, call: FrameType) -> bool:
    """Have an error from the depths of Python or NumPy tell which argument of an op has not the type that the spec gives it; False if all have it."""
    if call.f_code.co_name.startswith("_"):  # which no user calls
        return False
    op = call.f_globals.get("op_" + call.f_code.co_name.rstrip("_"))
    params = list(enumerate(op.params if op is not None else ()))
    if isinstance(error, OverflowError):  # an int beside a tensor of ints
        for i, (parameter, type_) in params:
            if not type_.startswith("int") and isinstance(value := call.f_locals.get(parameter), int) and value.bit_length() > 63:
                error.args = (f"{_name_of(call)}(): argument '{parameter}' (position {i + 1}) must be an int of 64 bits, not {value}",)
                return True
    for alone, (i, (parameter, type_)) in [*product((True,), params), *product((False,), params)]:
        fault = _misfit(call.f_locals.get(parameter), type_, alone)
        if fault:
            text = f"{_name_of(call)}(): argument '{parameter}' (position {i + 1}) must {fault}"
            if type(error) is not TypeError:
                told: Any = ValueError(text) if "64 bits" in fault else TypeError(text)
                told._of_an_argument = True
                try:
                    raise told from None
                finally:
                    del told  # its traceback holds this frame
            error.args = (text,)
            error._of_an_argument = True  # type: ignore[attr-defined]  # that of an op that called this one may be the user's
            return True
    return False


_TYPES = {  # in words, and by which methods they are known
    "int": ("int", "__index__"),
    "float": ("float", "__float__"),
    "Scalar": ("Number", "__float__", "__complex__", "__index__"),
    "str": ("str", "isalpha"),
}


def _misfit(value: Any, type_: str, alone: bool) -> str:
    """What an argument must be by its type in the spec, and what it is; "" if it may be what it is. `alone`: one number may stand for a list."""
    base = type_.removesuffix("?").removesuffix("[]")
    word, *methods = _TYPES.get(base, ("",))
    if not word or (value is None and type_.endswith("?")):
        return ""
    if base == "int" and isinstance(value, int) and value.bit_length() > 63:
        return f"be an int of 64 bits, not {value}"
    if not type_.removesuffix("?").endswith("[]"):
        return "" if _is_one(value, methods) else f"be {word}, not {type(value).__name__}"
    if (_is_one(value, methods) and alone) or getattr(value, "ndim", False):
        return ""
    if isinstance(value, str) or not hasattr(value, "__iter__") or hasattr(value, "ndim"):
        return f"be tuple of {word}s, not {type(value).__name__}"
    wrong = next(((i, v) for i, v in enumerate(value) if not _is_one(v, methods)), None)
    return "" if wrong is None else f"be tuple of {word}s, but found element of type {type(wrong[1]).__name__} at pos {wrong[0]}"


def _is_one(value: Any, methods: list[str]) -> bool:
    if hasattr(value, "_array") and methods != ["__index__"]:  # a tensor, where no function takes one for a number
        return False
    return any(hasattr(value, method) for method in methods) and not getattr(value, "ndim", False)


def fault_of_annotated(called: str, error: Exception, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> str:
    """Which argument of a constructor, or of a function without an entry, is none of what its annotation says; "" if all are, or nothing plain is said of them,
    or the error says it better: one that is raised, but for one below a constructor which tells of a type, though not of the argument."""
    from inspect import signature

    own_frame = error.__traceback__.tb_next if error.__traceback__ is not None else None
    told_below = function.__name__ == "__init__" and isinstance(error, TypeError) and own_frame is not None and own_frame.tb_next is not None
    if own_frame is None or (_was_raised(own_frame) and not told_below):
        return ""
    names = signature(function)
    try:
        given = names.bind(*args, **kwargs).arguments
    except TypeError:  # Python's own text names what is missing
        return ""
    for name, value in given.items():
        allowed = str(function.__annotations__.get(name, "Any")).split(" | ")
        if all(kind in _FITS and not _FITS[kind][1](value) for kind in allowed):
            words = " or ".join(_FITS[kind][0] for kind in allowed)
            position = [*names.parameters].index(name) + ("self" not in names.parameters)
            return f"{called}(): argument {name!r} (position {position}) must be {words}, not {type(value).__name__}"
    return ""


def _are_ints(value: Any) -> bool:
    return isinstance(value, (tuple, list)) and all(_is_one(v, ["__index__"]) for v in value)


_FITS: dict[str, tuple[str, Callable[[Any], bool]]] = {  # kinds of arguments: in words, and whether a value is one
    "int": ("int", lambda value: _is_one(value, ["__index__"])),
    "float": ("float", lambda value: _is_one(value, ["__float__"])),
    "str": ("str", lambda value: isinstance(value, str)),
    "Tensor": ("Tensor", lambda value: hasattr(value, "_array")),
    "None": ("None", lambda value: value is None),
    "Sizes": ("int or tuple of ints", lambda value: _is_one(value, ["__index__"]) or _are_ints(value)),
    "tuple[int, ...]": ("tuple of ints", _are_ints),
    "list[int]": ("list of ints", _are_ints),
}


def tell_of_node(error: ValueError) -> None:
    """Raise an error that names the node, for one that what computes with arrays has raised in it because shapes are others than those that were recorded."""
    if node := _node_that_failed(error):
        raise RuntimeError(
            f"{node} failed on arrays of other shapes than those that it was recorded for: {error}. What it has saved, or a tensor through which its gradient "
            "came, was given another shape meanwhile: by an unpack hook, or by assignment to .data."
        ) from error


def _node_that_failed(error: BaseException) -> str:
    """The node in which what computes with arrays has raised an error, as the package called it; "" if somebody else has."""
    at, last, node = error.__traceback__, None, ""
    while at is not None:
        code = at.tb_frame.f_code
        if not _computes(at.tb_frame):
            last = at
            if code.co_name in _OF_NODES and is_package_file[code.co_filename]:
                node = _name_of(at.tb_frame)
        at = at.tb_next
    if last is None or not is_package_file[last.tb_frame.f_code.co_filename] or _ends_by_raise(last):
        return ""
    return node


def _computes(frame: FrameType) -> bool:
    """Whether a frame belongs to what computes with arrays: NumPy, or the library of a device."""
    if frame.f_code.co_filename.startswith((_NUMPY, _IN_NUMPY)):
        return True
    return f"{frame.f_globals.get('__name__')}.".startswith(tuple(array_modules))


def _is_pythons(filename: str) -> bool:
    """Whether a file belongs to Python's own library, or to NumPy, whose `errstate` calls what it decorates."""
    return filename.startswith(_NUMPY) or (filename.startswith(("<frozen ", _PYTHON)) and not filename.startswith(_INSTALLED))


def _was_raised(traceback: TracebackType) -> bool:
    """Whether an error comes from a `raise`: of the package's, or whatever of code that it has called for the user."""
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    code = traceback.tb_frame.f_code
    if not is_package_file[code.co_filename]:
        return not code.co_filename.startswith(_NUMPY)
    if hide_frames.__name__ in code.co_names:  # it has hidden them already
        return True
    return _ends_by_raise(traceback)


def _ends_by_raise(traceback: TracebackType) -> bool:
    """Whether it is by a `raise` that an error has left a frame."""
    from opcode import opmap

    return traceback.tb_frame.f_code.co_code[traceback.tb_lasti] == opmap["RAISE_VARARGS"]
