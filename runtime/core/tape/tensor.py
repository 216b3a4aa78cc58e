"""The Tensor: one array, its place in the graph, and the changes that it shares with its views."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterator
from sys import _getframe
from typing import TYPE_CHECKING, Any, overload

import numpy as np

from specgrad.array.backends import to_host
from specgrad.array.base import native_runtime
from specgrad.array.base.tools import checked_dim, memory_of
from specgrad.array.dtypes import traits
from specgrad.core.base.absent import OF_TENSORS
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.device import CPU, device, device_of
from specgrad.core.base.dtypes import by_numpy, dtype, dtype_of
from specgrad.core.base.locks import lock
from specgrad.core.base.memory_format import is_in_format, strided, strides_of_new_dimensions
from specgrad.core.base.memory_format import layout as memory_layout
from specgrad.core.base.state import modes, recording, thread
from specgrad.core.base.tracebacks import hide_frames

from .lost_history import cut
from .node import Node, edge_target, new
from .size import Size, SizeOfTensor

if TYPE_CHECKING:
    from specgrad.generated.tensor_ops import TensorOps
else:
    TensorOps = object  # its methods are attached by bind.py, once the generated ops are imported

NUMBERS = frozenset((int, float, bool, complex))  # Python numbers that stand where a tensor may


class TensorExtra:
    """What few tensors have. Absent parts are None, found on the class."""

    grad: Tensor | None = None
    view: Any = None  # of a view: its base and the way from there
    views: list[Any] | None = None  # of a base: weak references to its views
    stale_views: dict[int, Any] | None = None  # by id, those among them whose history is to be recorded anew; see views.py
    stale_views_kept: int = 0  # how many there were when the dead ones were last dropped
    tangents: dict[int, Tensor] | None = None  # in forward mode: level -> tangent
    retains_grad: bool = False
    accumulator: Node | None = None  # of a leaf that required a gradient once, for when it does again
    name: str | None = None
    inference: bool = False
    stochastic: Any = None  # of a sample: the node that knows how it was drawn


class Tensor(TensorOps):
    """A multi-dimensional array that can record what is computed from it, and be differentiated."""

    __module__ = "specgrad"  # what users see, and pickles hold
    __slots__ = ("__dict__", "__weakref__", "_array", "_changes", "_extra", "_node")

    _array: Any  # a NumPy or CuPy array
    _node: Node | None  # what takes the tensor's gradient; None if no gradient is wanted
    _changes: list[Any]  # in-place changes, shared with views; see changes.py
    _extra: TensorExtra | None
    _level: Any = None  # of a tensor of a batch, inside of vmap: which batch

    def __init__(self, *args: Any, **kwargs: Any):
        pass

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__()} - {name for name in OF_TENSORS if not hasattr(self, name)})  # a subclass may have some

    # ---- what it is

    @property
    def shape(self) -> Size:
        """The size of each dimension."""
        return tuple.__new__(Size, self._array.shape)  # which are sizes already

    @property
    def dtype(self) -> dtype:
        """The type of the elements."""
        return dtype_of(self._array.dtype)

    @property
    def device(self) -> device:
        """Where the elements are."""
        return device_of(self._array)

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return int(self._array.ndim)

    @property
    def itemsize(self) -> int:
        """Bytes of one element."""
        return int(self._array.itemsize)

    @property
    def nbytes(self) -> int:
        """Bytes of all elements."""
        return int(self._array.size * self._array.itemsize)

    @property
    def is_cuda(self) -> bool:
        """Whether the elements are on a GPU."""
        return not self.is_cpu and self.device.type == "cuda"

    @property
    def is_cpu(self) -> bool:
        return isinstance(self._array, np.ndarray) or self.device.type == "cpu"

    is_sparse: bool = False
    is_quantized: bool = False
    is_nested: bool = False
    is_meta: bool = False
    is_mkldnn: bool = False
    layout: memory_layout = strided

    size: SizeOfTensor = SizeOfTensor()

    def dim(self) -> int:
        """The number of dimensions."""
        return self._array.ndim

    def ndimension(self) -> int:
        """The number of dimensions."""
        return int(self._array.ndim)

    def numel(self) -> int:
        """The number of elements."""
        return self._array.size

    def nelement(self) -> int:
        """The number of elements."""
        return int(self._array.size)

    def element_size(self) -> int:
        """Bytes of one element."""
        return int(self._array.itemsize)

    @overload
    def stride(self, dim: None = None) -> tuple[int, ...]: ...
    @overload
    def stride(self, dim: int) -> int: ...
    def stride(self, dim: int | None = None) -> tuple[int, ...] | int:
        """The step between neighbours along each dimension, or along one, in elements."""
        strides: tuple[int, ...] = tuple(s // self._array.itemsize for s in self._array.strides)
        if 0 in strides:
            strides = strides_of_new_dimensions(strides, self._array.shape)
        return strides if dim is None else strides[checked_dim(dim, self._array.ndim)]

    def storage_offset(self) -> int:
        """Where the tensor begins in the memory of its base, in elements."""
        owner = self._array
        if not isinstance(owner, np.ndarray):
            return memory_of(owner)[2] // int(owner.itemsize)  # views by strides have no base there
        while isinstance(getattr(owner, "base", None), np.ndarray):
            owner = owner.base
        return (_address(self._array) - _address(owner)) // int(self._array.itemsize)

    def data_ptr(self) -> int:
        """The address of the first element."""
        return _address(self._array)

    def is_contiguous(self, memory_format: Any = None) -> bool:
        """Whether the elements lie in memory one after the other, in the order of a format: without one, the last dimension fastest."""
        return bool(self._array.flags.c_contiguous) if memory_format is None else is_in_format(self._array, memory_format)

    def is_floating_point(self) -> bool:
        """Whether the elements are floats."""
        return self.dtype.is_floating_point

    def is_complex(self) -> bool:
        """Whether the elements are complex."""
        return bool(traits[self._array.dtype].is_complex)

    def is_conj(self) -> bool:
        """Whether the tensor is conjugated lazily: none is."""
        return False

    def is_neg(self) -> bool:
        """Whether the tensor is negated lazily: none is."""
        return False

    def is_signed(self) -> bool:
        """Whether the dtype has negative numbers."""
        return self.dtype.is_signed

    def is_inference(self) -> bool:
        """Whether the tensor was made in inference mode."""
        return self._extra is not None and self._extra.inference

    def is_same_size(self, other: Tensor) -> bool:
        """Whether the other tensor has the same shape."""
        return bool(self._array.shape == other._array.shape)

    def get_device(self) -> int:
        """The number of the GPU, -1 on the CPU."""
        return -1 if self.is_cpu else self.device.index or 0

    # ---- its place in the graph

    @property
    def is_leaf(self) -> bool:
        """Whether no recorded op made the tensor."""
        if modes.observers and thread.tracer is not None:
            thread.tracer.asks(self, "asks whether a tensor is a leaf")
        return self._node is None or not self._node.next

    @property
    def output_nr(self) -> int:
        """Which output of its grad_fn the tensor is."""
        if modes.observers and thread.tracer is not None:
            thread.tracer.asks(self, "looks at a node")
        return edge_target(self._node)[1]

    @property
    def retains_grad(self) -> bool:
        """Whether the tensor is no leaf and keeps its gradient all the same."""
        if modes.observers and thread.tracer is not None:
            thread.tracer.asks(self, "asks whether a tensor keeps its gradient")
        return self._extra is not None and self._extra.retains_grad

    @property
    def _version(self) -> int:
        if modes.observers and thread.tracer is not None:
            thread.tracer.asks(self, "asks how often a tensor was changed")
        if self.is_inference():
            raise RuntimeError("Inference tensors do not track version counter.")
        return int(self._changes[1]) if len(self._changes) > 1 else 0

    @property
    def _base(self) -> Tensor | None:
        if modes.observers and thread.tracer is not None:
            thread.tracer.asks(self, "asks what a tensor is a view of")
        view = self._extra.view if self._extra is not None else None
        return None if view is None else view.base

    def _is_view(self) -> bool:
        return self._extra is not None and self._extra.view is not None

    @property
    def name(self) -> str | None:
        if modes.observers and thread.tracer is not None:
            thread.tracer.asks(self, "reads the name of a tensor")
        return self._extra.name if self._extra is not None else None

    @name.setter
    def name(self, value: str | None) -> None:
        extra_of_tensor(self).name = value

    def detach(self) -> Tensor:
        """The same elements, outside of the graph."""
        if self._node is not None:
            cut("detach", self._node, _getframe(1))
        out = new(Tensor)
        out._array = self._array
        out._changes = self._changes
        out._node = None
        out._extra = None
        if self._extra is not None and self._extra.inference:
            mark_inference(out)
        return out

    # ---- as a Python value

    def _all_values(self) -> Any:
        """The array, for a check of its values; of a tensor of a batch, that of all samples."""
        return self._array

    def _elements(self) -> np.ndarray[Any, Any]:
        """What the tensor holds, in the memory of the CPU."""
        return to_host(self._array if thread.tracer is None else thread.tracer.elements(self))

    def item(self) -> float:  # or a complex number: no type says what a tensor's elements are, and most are compared and added up as floats
        """The one element, as a Python number."""
        try:
            if self._array.size != 1:
                raise RuntimeError(f"a Tensor with {self._array.size} elements cannot be converted to Scalar")
            value: Any = self._elements().item()
            return float(value) if traits[self._array.dtype].is_foreign else value
        except Exception:
            hide_frames()
            raise

    def tolist(self) -> Any:
        """The elements as nested lists of Python numbers."""
        array = self._elements()
        return (array.astype(np.float64) if traits[array.dtype].is_foreign else array).tolist()

    def __bool__(self) -> bool:
        try:
            if self._array.size != 1:
                what = "no values" if self._array.size == 0 else "more than one value"
                raise RuntimeError(f"Boolean value of Tensor with {what} is ambiguous")
            return bool(self._elements().item())
        except Exception:
            hide_frames()
            raise

    def is_nonzero(self) -> bool:
        """Whether the one element is not zero."""
        return bool(self)

    def _number(self, kind: str) -> Any:
        """The one element, for a conversion to a Python number."""
        if self._array.size != 1:
            raise ValueError(f"only one element tensors can be converted to Python scalars, not one of {self._array.size}")
        value = self.item()
        if value.__class__ is complex and kind != "complex":
            if value.imag:
                raise RuntimeError(f"value cannot be converted to type {kind} without overflow: it is complex")
            return value.real
        return value

    def __float__(self) -> float:
        try:
            if self._node is not None:
                _warn_about_number(self)
            return float(self._number("float"))
        except Exception:
            hide_frames()
            raise

    def __int__(self) -> int:
        try:
            return int(self._number("int"))
        except Exception:
            hide_frames()
            raise

    def __complex__(self) -> complex:
        try:
            if self._node is not None:
                _warn_about_number(self)
            return complex(self._number("complex"))
        except Exception:
            hide_frames()
            raise

    def __index__(self) -> int:
        try:
            if traits[self._array.dtype].is_inexact or self._array.size != 1:
                raise TypeError("only integer tensors of a single element can be converted to an index")
            return int(self.item())
        except Exception:
            hide_frames()
            raise

    def __len__(self) -> int:
        try:
            if self._array.ndim == 0:
                raise TypeError("len() of a 0-d tensor")
            return len(self._array)
        except Exception:
            hide_frames()
            raise

    def __iter__(self) -> Iterator[Tensor]:
        try:
            if self._array.ndim == 0:
                raise TypeError("iteration over a 0-d tensor")
            return iter(self.unbind(0))
        except Exception:
            hide_frames()
            raise

    def __reversed__(self) -> Tensor:
        return self.flip(0) if self._array.ndim else self

    def __contains__(self, element: Any) -> bool:
        try:
            if not isinstance(element, (Tensor, int, float, complex, bool)):
                raise RuntimeError(f"Tensor.__contains__ only supports Tensor or scalar, but you passed in a {type(element)}.")
            return bool((self == element).any().item())
        except Exception:
            hide_frames()
            raise

    def __hash__(self) -> int:
        return id(self)

    def __format__(self, spec: str) -> str:
        try:
            if self._array.ndim == 0:
                return format(self.item(), spec)
            return object.__format__(self, spec)
        except Exception:
            hide_frames()
            raise

    # ---- as other libraries see it

    __array_priority__: int = 1000  # NumPy leaves `array * tensor` to the tensor

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._array.__dlpack_device__()

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        if not self.is_cuda:
            raise AttributeError(f"Can't get __cuda_array_interface__ on a tensor on {self.device}: it is for memory of CUDA devices")
        if self.requires_grad:
            raise RuntimeError("Can't get __cuda_array_interface__ on a tensor that requires grad. Use tensor.detach() instead.")
        return self._array.__cuda_array_interface__


class ShownAsTensor(type):
    """The metaclass of subclasses that straight-line ops, which ask for Tensor itself, leave to the general path. To a user each is Tensor in all but `is`.

    Its name is Tensor's, it is equal to Tensor (so both are one key of a registry), calling it makes a Tensor, a class made of it is made of Tensor, and
    pickled it is Tensor.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Any:
        if any(type(base) is cls for base in bases):
            return type(name, tuple(Tensor if type(base) is cls else base for base in bases), namespace)
        made = type.__new__(cls, Tensor.__name__, bases, namespace)
        made.__qualname__, made.__module__ = Tensor.__qualname__, Tensor.__module__
        return made

    def __eq__(cls, other: object) -> bool:
        return other is Tensor or type(other) is type(cls)

    def __hash__(cls) -> int:
        return hash(Tensor)

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        return Tensor(*args, **kwargs)


def _tensor_class() -> type[Tensor]:
    return Tensor


copyreg.pickle(ShownAsTensor, lambda cls: (_tensor_class, ()))  # type: ignore[arg-type, return-value]


class InferenceTensor(Tensor, metaclass=ShownAsTensor):
    """A tensor made in inference mode. Straight-line ops, which do not ask whether it may be changed, leave it to the general path because of its class."""

    __slots__ = ()


def _plain_tensor(array: Any) -> Tensor:
    """A tensor over an array, without a history, and with changes of its own."""
    out: Tensor = new(Tensor)
    out._array, out._changes, out._node, out._extra = array, [0], None, None
    return out


plain_tensor: Callable[[Any], Tensor] = native_runtime.maker_of(Tensor) or _plain_tensor
for _name, _told in native_runtime.attributes_of(vars(Tensor), Size, CPU, by_numpy).items():
    setattr(Tensor, _name, _told)


def mark_inference(tensor: Tensor) -> None:
    """Note that a tensor was made in inference mode."""
    extra_of_tensor(tensor).inference = True
    if tensor.__class__ is Tensor:
        tensor.__class__ = InferenceTensor


def extra_of_tensor(tensor: Tensor) -> TensorExtra:
    if tensor._extra is None:
        with lock:  # two threads may need what nobody has made yet, and both shall have the same
            if tensor._extra is None:
                tensor._extra = TensorExtra()
    return tensor._extra


def _warn_about_number(tensor: Tensor) -> None:
    """Warn that a gradient does not flow through the Python number that a tensor is about to become, unless no gradient is recorded here."""
    if recording():
        warn_user(
            "Converting a tensor with requires_grad=True to a scalar may lead to unexpected behavior: no gradient flows through the number. "
            "Where none is wanted, use tensor.item() or tensor.detach().",
        )


def _address(array: Any) -> int:
    return int(array.__array_interface__["data"][0] if isinstance(array, np.ndarray) else array.data.ptr)
