"""Saved tensors on disk: a graph larger than memory."""

from __future__ import annotations

import os
import tempfile
import weakref
from itertools import count
from typing import Any

import numpy as np

from specgrad.array.backends import to_host
from specgrad.core.base.device import CPU, device
from specgrad.core.base.dtypes import dtype_of
from specgrad.core.tape.tensor import Tensor, plain_tensor

from .hooks import saved_tensors_hooks

_number = count().__next__


class save_on_disk(saved_tensors_hooks):
    """Within, tensors that ops save for the backward pass are written to files, and read back each time they are needed.

    A file is removed when nothing needs it any more: when the graph has been freed or dropped, and at the end of the process.
    What is saved several times is written once.

    Args:
        directory: where to write; made if it is not there. By default a temporary directory, which is removed with its last file.
        min_bytes: what is smaller stays in memory.
        keep_leaves: leaves that require a gradient, such as parameters, stay in memory, where they are anyway.

    >>> x = specgrad.ones(3, requires_grad=True)
    >>> with specgrad.autograd.graph.save_on_disk():
    ...     y = (x * 2).exp().sum()
    >>> y.backward()
    >>> x.grad
    tensor([14.7781, 14.7781, 14.7781])
    """

    def __init__(self, directory: str | os.PathLike[str] | None = None, min_bytes: int = 0, keep_leaves: bool = True):
        if not isinstance(min_bytes, int) or min_bytes < 0:
            raise ValueError(f"save_on_disk: min_bytes must be a number of bytes, not negative, got {min_bytes!r}")
        super().__init__(_Writer(directory, min_bytes, keep_leaves).pack, _unpack)


class _Writer:
    def __init__(self, directory: str | os.PathLike[str] | None, min_bytes: int, keep_leaves: bool):
        self.directory, self.min_bytes, self.keep_leaves = directory, min_bytes, keep_leaves
        self.folder: _Folder | None = None  # made for the first file
        self.written: dict[int, tuple[weakref.ref[Any], int, weakref.ref[_File]]] = {}  # by the id of an array: it, its last change, its file

    def pack(self, tensor: Tensor) -> Tensor | _File:
        parameter = tensor._node is not None and not tensor._node.next
        if tensor.nbytes < self.min_bytes or (self.keep_leaves and parameter):
            return tensor.detach()
        array, clock = tensor._array, tensor._changes[0]
        seen = self.written.get(id(array))
        if seen is not None and seen[0]() is array and seen[1] == clock and (file := seen[2]()) is not None:
            return file
        self.folder = self.folder or _Folder(self.directory)
        file = _File(self.folder, tensor)
        if len(self.written) >= 64 and len(self.written).bit_count() == 1:  # at 64, 128, 256, ...
            self.written = {at: seen for at, seen in self.written.items() if seen[0]() is not None}
        self.written[id(array)] = (weakref.ref(array), clock, weakref.ref(file))
        return file


def _unpack(packed: Tensor | _File) -> Tensor:
    return packed.detach() if isinstance(packed, Tensor) else packed.read()


class _Folder:
    """The directory of the files; a temporary one is removed with its last file."""

    def __init__(self, directory: str | os.PathLike[str] | None):
        if directory is not None:
            self.path = os.fspath(directory)
            try:
                os.makedirs(self.path, exist_ok=True)
            except OSError as error:
                raise _annotated("cannot make the directory", error, self.path) from error
            return
        try:
            self.path = tempfile.mkdtemp(prefix="specgrad-saved-")
        except OSError as error:
            raise _annotated("cannot make a temporary directory", error, tempfile.gettempdir()) from error
        weakref.finalize(self, _remove, os.rmdir, self.path, os.getpid())


class _File:
    """The elements of a tensor in a file, which is removed with this object."""

    def __init__(self, folder: _Folder, tensor: Tensor):
        self.folder = folder  # which must outlive the file
        array: Any = tensor._array
        self.where: device = tensor.device
        self.shape, self.dtype = array.shape, array.dtype
        self.order = sorted(range(array.ndim), key=lambda dim: (-abs(array.strides[dim]), dim))  # the layout is kept
        self.path = os.path.join(folder.path, f"specgrad-{os.getpid()}-{_number()}.bin")
        self.bytes = tensor.nbytes
        gone = weakref.finalize(self, _remove, os.unlink, self.path, os.getpid())
        host = to_host(array)
        flat = np.ascontiguousarray(host.transpose(self.order)).reshape(-1).view(np.uint8)
        try:
            with open(self.path, "xb", buffering=0) as file:
                at = 0
                while at < len(flat):
                    at += file.write(flat[at:].data)  # which may write a part, and then fail at the next
        except OSError as error:
            gone()  # what was written is of no use
            raise _annotated(f"cannot write the {self.bytes} bytes of a {dtype_of(self.dtype)} tensor of shape {list(self.shape)}", error, self.path) from error

    def read(self) -> Tensor:
        flat = np.empty(self.bytes, np.uint8)
        try:
            with open(self.path, "rb") as file:
                found = file.readinto(flat.data)
        except OSError as error:
            raise _annotated("cannot read a saved tensor back", error, self.path) from error
        if found != self.bytes:
            raise OSError(f"save_on_disk: a saved tensor was cut short: {found} of {self.bytes} bytes are left in {self.path!r}")
        laid_out = flat.view(self.dtype).reshape([self.shape[dim] for dim in self.order])
        out = plain_tensor(laid_out.transpose(np.argsort(self.order)))
        return out if self.where == CPU else out.to(self.where)


def _annotated(what: str, error: OSError, path: str) -> OSError:
    """The error of the system, of the same kind, with what was tried and where."""
    return type(error)(error.errno, f"save_on_disk: {what}: {error.strerror or error}", path)


def _remove(remove: Any, path: str, pid: int) -> None:
    """Remove a file or a directory, unless it belongs to a process that this one was forked from."""
    if os.getpid() == pid:
        try:
            remove(path)
        except FileNotFoundError:
            return  # somebody has tidied up
        except OSError:
            if os.path.exists(path) and remove is os.unlink:
                raise
