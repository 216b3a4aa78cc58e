"""Tensors in files: `save` and `load`, in the safetensors format, which holds numbers and runs no code.

The header of a file says how tensors were nested, with the numbers and texts between them; other programs see a flat table with dotted names.
"""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.core.base.device import device
from specgrad.core.base.files import write_bytes_whole
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.factories.creation import placed, unpickled_to
from specgrad.core.tape.tensor import Tensor, plain_tensor

_STRUCTURE = "specgrad"  # in the metadata of a file: how its tensors are nested, as JSON
_COMPLEX = ("complex64", "complex128")
_CODES = {
    "BOOL": "bool", "U8": "uint8", "I8": "int8", "U16": "uint16", "I16": "int16", "U32": "uint32", "I32": "int32", "U64": "uint64", "I64": "int64",
    "F16": "float16", "BF16": "bfloat16", "F32": "float32", "F64": "float64", "C64": "complex64", "F8_E4M3": "float8_e4m3fn", "F8_E5M2": "float8_e5m2",
}  # fmt: skip


@hides_frames
def save(obj: Any, f: Any, *, weights_only: bool = True) -> None:
    """Write tensors to a file, which appears whole or not at all.

    Args:
        obj: a tensor or an array, or nested dictionaries, lists and tuples of them, of numbers, texts and None.
        f: a path, or an open binary file.
        weights_only: False pickles any object, which only `load(f, weights_only=False)` reads.
    """
    content = _packed(obj) if weights_only else pickle.dumps(obj)
    if hasattr(f, "write"):
        f.write(content)
        return
    write_bytes_whole(f, content)


@hides_frames
def load(f: Any, map_location: Any = None, *, weights_only: bool = True) -> Any:
    """What `save` has written, or the tensors of another program's safetensors file by their names.

    Args:
        f: a path, or an open binary file.
        map_location: the device on which the tensors are to be; None: the CPU, or that of each tensor when it was pickled.
        weights_only: False also reads pickles, which may run any code: only of files that you trust.
    """
    if not isinstance(map_location, (str, device, int, type(None))) or isinstance(map_location, bool):
        kind = type(map_location).__name__
        raise TypeError(f"load(): argument 'map_location' must be a device, its name or None, not {kind}: move single tensors with .to()")
    where = None if map_location is None else device(map_location)
    placed(np.empty(0), where)  # an error of the device is not one of the file
    content = f.read() if hasattr(f, "read") else Path(f).read_bytes()
    name = getattr(f, "name", f) if not hasattr(f, "read") or hasattr(f, "name") else "the file"
    if content[:2] == b"PK":
        raise ValueError(f"load: {name} is a zip archive, as PyTorch writes them: load it there, and write its tensors with safetensors")
    if content[:1] == b"\x80" and content[8:9] != b"{":
        if weights_only:
            raise ValueError(f"load: {name} is a pickle, which may run any code as it is loaded: if you trust it, call load(..., weights_only=False)")
        before = unpickled_to.set(where)
        try:
            return pickle.loads(content)
        finally:
            unpickled_to.reset(before)
    return _unpacked(content, name, where)


def _library() -> Any:
    try:
        import safetensors.numpy
    except ModuleNotFoundError:
        raise ModuleNotFoundError("save and load need the package safetensors: pip install 'specgrad[files]'", name="safetensors") from None
    return safetensors


# ---- to bytes


def _packed(obj: Any) -> bytes:
    arrays: dict[str, Any] = {}
    try:
        structure = _described(obj, "", arrays, {})
    except RecursionError:
        raise ValueError("save: lists or dictionaries hold themselves, or are nested too deep") from None
    return _library().numpy.save(arrays, metadata={_STRUCTURE: json.dumps(structure)})


def _described(value: Any, path: str, arrays: dict[str, Any], seen: dict[int, Any]) -> Any:
    """JSON that says what a value is; its elements come into `arrays`. What is met twice is written once, and one object again when it is loaded."""
    if value is None or type(value) in (bool, int, float, str):
        return {"value": value}
    if id(value) in seen:
        return seen[id(value)]
    if isinstance(value, (Tensor, np.ndarray, np.generic)):
        found = seen[id(value)] = _stored(value, path or "tensor", arrays)
        return found
    if type(value) in (list, tuple):
        return {type(value).__name__: [_described(item, _joined(path, n), arrays, seen) for n, item in enumerate(value)]}
    if isinstance(value, dict):
        for key in value:
            if type(key) not in (str, int):
                raise TypeError(f"save: expected texts and ints as keys, but {path or 'the dictionary'} has one of type {type(key).__name__}")
        return {"dict": [[key, _described(item, _joined(path, key), arrays, seen)] for key, item in value.items()]}
    where = f"a {type(value).__name__} at {path!r}" if path else f"a {type(value).__name__}"
    raise TypeError(f"save: cannot write {where}: tensors, arrays, numbers, texts, lists, tuples and dictionaries can be; weights_only=False pickles the rest")


def _joined(path: str, key: Any) -> str:
    return f"{path}.{key}" if path else str(key)


def _stored(value: Any, path: str, arrays: dict[str, Any]) -> dict[str, Any]:
    array = value.detach().numpy(force=True) if isinstance(value, Tensor) else np.asarray(value)
    if array.dtype.name not in (*_CODES.values(), *_COMPLEX):
        raise TypeError(f"save: cannot write an array of {array.dtype} at {path!r}")
    name = path
    while name in arrays or name == "__metadata__":
        name += "_"
    about: dict[str, Any] = {"tensor" if isinstance(value, Tensor) else "array": name}
    array = np.ascontiguousarray(array).reshape(array.shape)
    if traits[array.dtype].is_complex:  # as pairs of real numbers, which every version of the format has
        about["complex"] = array.dtype.name
        array = array.reshape(*array.shape, 1).view(f"f{array.itemsize // 2}")
    if isinstance(value, Tensor) and value.requires_grad and value.is_leaf:
        about["requires_grad"] = True
    arrays[name] = array
    return about


# ---- from bytes


def _unpacked(content: bytes, name: Any, where: device | None) -> Any:
    library = _library()
    try:
        parts = library.deserialize(content)
    except Exception as error:
        raise ValueError(f"load: {name} is no whole safetensors file, of {len(content)} bytes: {error}") from None
    arrays = {key: _array(key, part) for key, part in parts}
    size = int.from_bytes(content[:8], "little")
    structure = json.loads(content[8 : 8 + size]).get("__metadata__", {}).get(_STRUCTURE)
    if structure is None:
        return {key: _tensor_or_array(array, where) for key, array in arrays.items()}
    try:
        return _built(json.loads(structure), arrays, where, {})
    except (KeyError, TypeError, ValueError, RuntimeError) as error:  # RecursionError too
        raise ValueError(f"load: the header of {name} does not fit its tensors: {error!r}") from None


def _array(key: str, part: dict[str, Any]) -> Any:
    code = _CODES.get(part["dtype"])
    if code is None:
        raise ValueError(f"load: {key!r} is of dtype {part['dtype']}, which neither tensors nor arrays can have")
    if code in ("bfloat16", "float8_e4m3fn", "float8_e5m2"):
        import ml_dtypes

        dtype = np.dtype(getattr(ml_dtypes, code))
    else:
        dtype = np.dtype(code)
    return np.frombuffer(bytearray(part["data"]), dtype).reshape(part["shape"])


def _tensor_or_array(array: Any, where: device | None) -> Any:
    """A tensor; what none can hold stays an array."""
    return array if array.dtype.name.startswith("float8") or not traits[array.dtype].category else plain_tensor(placed(array, where))


def _built(about: dict[str, Any], arrays: dict[str, Any], where: device | None, made: dict[str, Any]) -> Any:
    if "value" in about:
        return about["value"]
    if "dict" in about:
        return {key: _built(item, arrays, where, made) for key, item in about["dict"]}
    if "list" in about:
        return [_built(item, arrays, where, made) for item in about["list"]]
    if "tuple" in about:
        return tuple(_built(item, arrays, where, made) for item in about["tuple"])
    name = about["tensor"] if "tensor" in about else about["array"]
    if name not in made:
        array = arrays[name]
        if "complex" in about:
            if about["complex"] not in _COMPLEX:
                raise ValueError(f"{about['complex']!r} is no complex dtype")
            array = array.view(about["complex"]).reshape(array.shape[:-1])
        made[name] = plain_tensor(placed(array, where)).requires_grad_(bool(about.get("requires_grad"))) if "tensor" in about else array
    return made[name]
