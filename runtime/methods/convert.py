"""Tensors in other dtypes, on other devices, and as other libraries see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from specgrad.array.backends import to_host
from specgrad.array.dtypes import traits
from specgrad.compose.shape import view_as_dtype
from specgrad.core.base import dtypes
from specgrad.core.base.call_site import users_frame
from specgrad.core.base.device import device as device_type
from specgrad.core.base.device import is_at, require_cpu
from specgrad.core.base.dtypes import as_dtype, dtype, get_default_dtype
from specgrad.core.base.memory_format import format_shown, memory_format, order_for
from specgrad.core.base.state import recording, thread
from specgrad.core.base.tracebacks import hide_frames, hides_frames
from specgrad.core.dispatch.operands import one_list
from specgrad.core.factories.creation import from_array, placed, unpickled_to
from specgrad.core.tape.changes import changed
from specgrad.core.tape.lost_history import cut
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.views import check_in_place
from specgrad.generated import ops

from .copies import deepcopy, shallow_copy

_DTYPE = dtype  # by another name than a parameter's


def to(self: Tensor, *args: Any, dtype: Any = None, device: Any = None, non_blocking: bool = False, copy: bool = False, memory_format: Any = None) -> Tensor:
    """The tensor in another dtype or on another device; itself if it is there already and no copy is asked for.

    Takes a dtype, a device, a device and a dtype, or another tensor whose dtype and device are meant. With `non_blocking` the host waits neither for a copy
    from pinned memory nor for one from a device, which is made in pinned memory: that must not be read before the device has been waited for.
    """
    try:
        if len(args) == 1 and args[0].__class__ is _DTYPE and dtype is device is memory_format is None and not copy and self.__class__ is Tensor:
            if (made := _in_dtype(self, args[0])) is not None:
                return made
        if memory_format is not None and order_for("to", memory_format, self.shape) is None:
            memory_format = None  # preserve_format is what happens without one
        flags = [arg for arg in args if isinstance(arg, bool)]  # non_blocking, and copy
        non_blocking, copy = (flags[0] if flags else non_blocking), (flags[1] if len(flags) > 1 else copy)
        for arg in args:
            if isinstance(arg, Tensor):
                dtype, device = arg.dtype, arg.device
            elif isinstance(arg, (str, device_type)):
                device = arg
            elif arg is not None and not isinstance(arg, bool):
                dtype = arg
        if device is not None and not is_at(self.device, device_type(device)):
            from .device_move import Move

            if non_blocking and not self.is_cpu:  # what has not arrived cannot be changed: it leaves as it is to be
                self = to(self, dtype, memory_format=memory_format)
                self, dtype, memory_format = self if memory_format is None else _in_format(self, memory_format), None, None
            self, copy = Move.apply(self, device_type(device), non_blocking), copy and memory_format is not None
        wanted = self.dtype if dtype is None else as_dtype(dtype)
        if wanted is self.dtype and not copy and (memory_format is None or memory_format is format_shown(self.shape, self.stride())):
            return self
        if self._node is not None and not (wanted.is_floating_point or wanted.is_complex):
            cut(f"the conversion to {wanted}", self._node, users_frame(0))
        if wanted is self.dtype:
            return ops.clone(self, memory_format=memory_format)
        made = ops._to_copy(self, wanted)
        return made if memory_format is None else _in_format(made, memory_format)
    except Exception:
        hide_frames()
        raise


def _in_format(tensor: Tensor, wanted: memory_format) -> Tensor:
    """The tensor in the order of a format, with strides that say so where elements lie in several at once; itself if it is."""
    tensor = ops.contiguous(tensor, memory_format=wanted)
    return tensor if wanted is format_shown(tensor.shape, tensor.stride()) else ops.clone(tensor, memory_format=wanted)


def type_(self: Tensor, dtype: Any = None, non_blocking: bool = False) -> Any:
    """The tensor in another dtype, or of a type of that name; without one, the name of the tensor's type."""
    try:
        if dtype is None:
            return f"specgrad.{'' if self.is_cpu else f'{self.device.type}.'}{self.dtype.word}Tensor"
        if isinstance(dtype, (str, type)) and (isinstance(dtype, str) or issubclass(dtype, Tensor)):
            name = dtype if isinstance(dtype, str) else f"specgrad.{dtype.__name__}"
            package, *of_device, kind = name.split(".") if "." in name else ("", name)
            if package != "specgrad" or kind not in _TYPES or of_device not in ([], ["cuda"]):
                raise ValueError(f"invalid type: {name!r}: expected one such as 'specgrad.DoubleTensor'")
            return to(self, _TYPES[kind] or get_default_dtype(), device=of_device[0] if of_device else "cpu", non_blocking=non_blocking)
        return to(self, dtype)
    except Exception:
        hide_frames()
        raise


_TYPES: dict[str, dtype | None] = {"Tensor": None, **{f"{d.word}Tensor": d for d in dtypes.ALL}}  # by name; what is only Tensor has the default dtype


def _in_dtype(self: Tensor, wanted: dtype) -> Tensor | None:
    """A plain tensor in another dtype; None where that takes its history from it."""
    if self._array.dtype is wanted.numpy:
        return self
    return ops._to_copy(self, wanted) if self._node is None or wanted.is_inexact else None


def _to_dtype(name: str, wanted: dtype) -> Callable[..., Tensor]:
    def method(self: Tensor, memory_format: Any = None) -> Tensor:
        if memory_format is None and self.__class__ is Tensor and (made := _in_dtype(self, wanted)) is not None:
            return made
        return to(self, wanted, memory_format=memory_format)

    method.__name__, method.__qualname__, method.__module__ = name, f"Tensor.{name}", Tensor.__module__  # where pickle finds it
    method.__doc__ = f"The tensor as {wanted.name}."
    return method


def cpu(self: Tensor, memory_format: Any = None) -> Tensor:
    """The tensor on the CPU."""
    return to(self, "cpu", memory_format=memory_format)


def cuda(self: Tensor, device: Any = None, non_blocking: bool = False, memory_format: Any = None) -> Tensor:
    """The tensor on a GPU."""
    return to(self, device_type("cuda") if device is None else device_type(device), non_blocking=non_blocking, memory_format=memory_format)


@hides_frames
def pin_memory(self: Tensor, device: Any = None) -> Tensor:
    """The tensor in pinned memory, from and to which a device copies while the host goes on: itself if it lies there."""
    if is_pinned(self):
        return self
    from .device_move import Pin

    return Pin.apply(self)


def is_pinned(self: Tensor, device: Any = None) -> bool:
    """Whether the tensor lies in pinned memory of the host."""
    from specgrad.core.kernels import cuda_pinned

    return cuda_pinned.is_pinned(self._array)


def record_stream(self: Tensor, stream: Any) -> None:
    """Keep the memory of a tensor on a GPU, once nobody holds it any more, for what a stream uses it for, on which it was not made."""
    try:
        if not self.is_cuda:
            raise NotImplementedError(f"Could not run 'aten::record_stream' with arguments from the {self.device.type.upper()!r} backend: it has no streams.")
        from specgrad.core.kernels.cuda_streams import Stream, use_on_stream

        if not isinstance(stream, Stream):
            raise TypeError(f"record_stream(): argument 'stream' must be a specgrad.cuda.Stream, not {type(stream).__name__}")
        use_on_stream(self._array, stream)
    except Exception:
        hide_frames()
        raise


def type_as(self: Tensor, other: Tensor) -> Tensor:
    """The tensor in the dtype of another."""
    return to(self, other.dtype)


def view(self: Tensor, *size: Any, dtype: Any = None) -> Tensor:
    """The same elements in another shape, as a view; or the same memory read as another dtype."""
    try:
        if size and size[0].__class__ is int:
            return ops.view(self, size)
        if dtype is not None or (len(size) == 1 and isinstance(size[0], (dtypes.dtype, type))):
            return view_as_dtype(self, size[0] if size else dtype)
        return ops.view(self, one_list("view", size))
    except Exception:
        hide_frames()
        raise


# ---- NumPy and others


def numpy(self: Tensor, *, force: bool = False) -> Any:
    """The elements as a NumPy array that shares their memory; `force` detaches and copies to the CPU where that is needed."""
    try:
        if self._node is not None and not force and recording():
            raise RuntimeError("Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.")
        if thread.tracer is not None:
            return thread.tracer.as_numpy(self)
        if not isinstance(self._array, np.ndarray):
            if not force:
                raise TypeError(f"can't convert {self.device} device type tensor to numpy. Use Tensor.cpu() to copy the tensor to host memory first.")
            return to_host(self._array)
        return self._array
    except Exception:
        hide_frames()
        raise


def as_array(self: Tensor, dtype: Any = None, copy: bool | None = None) -> Any:
    """What NumPy makes of the tensor."""
    try:
        array = numpy(self)
        return np.asarray(array, dtype) if copy is None else np.array(array, dtype, copy=copy)
    except Exception:
        hide_frames()
        raise


def of_array(self: Tensor, array: Any, context: Any = None, return_scalar: bool = False) -> Tensor:
    """What NumPy's functions of tensors give: a tensor."""
    return from_array(np.asarray(array))


def to_dlpack(self: Tensor, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: bool | None = None) -> Any:
    try:
        if self._node is not None:
            raise BufferError("Can't export tensors that require gradient, use tensor.detach()")
        if traits[self._array.dtype].is_foreign and self.is_cpu:
            raise BufferError("NumPy cannot hand over bfloat16 by DLPack; convert with .to(float32)")
        asked = {"stream": stream, "max_version": max_version, "dl_device": dl_device, "copy": copy}
        return self._array.__dlpack__(**{name: value for name, value in asked.items() if value is not None})  # older libraries know fewer of them
    except Exception:
        hide_frames()
        raise


def rebuild(array: Any, requires_grad: bool, attributes: dict[str, Any] | None, device: str | None = None) -> Tensor:
    """A tensor from what pickling kept of it, on the device where it was unless `load` says another."""
    out = from_array(placed(array, unpickled_to.get() or device), requires_grad)
    if attributes:
        out.__dict__.update(attributes)
    return out


def rebuild_bfloat16(bits: Any, requires_grad: bool, attributes: dict[str, Any] | None, device: str | None = None) -> Tensor:
    return rebuild(bits.view(dtypes.bfloat16.numpy), requires_grad, attributes, device)


def reduce(self: Tensor, protocol: Any) -> Any:
    """How to pickle a tensor: its elements, whether it requires a gradient, its attributes, its device. What has a history comes back as a leaf."""
    array = np.array(to_host(self._array), order="K")
    kept = (self.requires_grad, dict(self.__dict__), *(() if self.is_cpu else (str(self.device),)))  # readers of before know no devices
    if self.dtype is dtypes.bfloat16:
        return rebuild_bfloat16, (array.view(np.uint16), *kept)
    return rebuild, (array, *kept)


@hides_frames
def apply_(self: Tensor, function: Callable[[Any], Any]) -> Tensor:
    """Replace each element by function(element), in place and slowly."""
    require_cpu(self.device, "apply_")
    if self._node is not None:
        raise RuntimeError("Can't call apply_() on Tensor that requires grad. Use tensor.detach().apply_() instead.")
    check_in_place(self, "apply_")
    values = [function(value) for value in self._array.reshape(-1).tolist()]
    self._array[...] = np.array(values).reshape(self._array.shape)
    changed(self._changes, "apply_")
    return self


METHODS: dict[str, Any] = {
    "numpy": numpy, "__array__": as_array, "__array_wrap__": of_array, "__dlpack__": to_dlpack, "__reduce_ex__": reduce,
    "__copy__": shallow_copy, "__deepcopy__": deepcopy, "apply_": apply_,
    "to": to, "view": view, "type": type_, "cpu": cpu, "cuda": cuda, "type_as": type_as,
    "record_stream": record_stream, "pin_memory": pin_memory, "is_pinned": is_pinned,
}  # fmt: skip
_DTYPES = {
    "float": dtypes.float32, "double": dtypes.float64, "half": dtypes.float16, "bfloat16": dtypes.bfloat16, "int": dtypes.int32, "long": dtypes.int64,
    "short": dtypes.int16, "char": dtypes.int8, "byte": dtypes.uint8, "bool": dtypes.bool_, "cfloat": dtypes.complex64, "cdouble": dtypes.complex128,
}  # fmt: skip
METHODS |= {name: _to_dtype(name, wanted) for name, wanted in _DTYPES.items()}
