"""What the array function of a `call:` must give: an array for each result that is a tensor, whatever the number of dimensions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ..model.op import Op, Sample, TensorSample


class NotOwned(TypeError):
    """An array function changed memory that is not its own, or gives it away."""


def why_no_arrays(op: Op, value: Any) -> str:
    """What is wrong with the kinds of what an array function gave; "" if nothing is."""
    returns = op.signature.returns
    if op.signature.is_inplace:
        return ""  # the first argument is the result
    if returns[0].type.is_list:
        if not isinstance(value, (tuple, list)):
            return f"{op.target} gives {described(value)}, where a list of arrays is expected"
        return next((no_array(op.target, item, f"item {index} of {returns[0].name!r}") for index, item in enumerate(value) if type(item) is not np.ndarray), "")
    if len(returns) > 1 and not (isinstance(value, (tuple, list)) and len(value) == len(returns)):
        given = f"{len(value)} results" if isinstance(value, (tuple, list)) else described(value)
        return f"{op.target} gives {given}, where a tuple of {len(returns)} is expected: {', '.join(r.name for r in returns)}"
    pairs = zip(value if len(returns) > 1 else (value,), returns)
    return next((no_array(op.target, item, repr(r.name)) for item, r in pairs if r.type.is_tensor and type(item) is not np.ndarray), "")


def check_memory(op: Op, args: Sequence[Any], before: Sequence[Any], value: Any) -> None:
    """Raises `NotOwned`. `before`: copies of the arguments, as they were. What is internal may give what it was given: no user can change that in place."""
    signature = op.signature
    given = [(param, a, b) for param, arg, old in zip(signature.params, args, before) for a, b in zip(_arrays(arg), _arrays(old))]
    for param, array, old in given:
        if not param.type.writes and not np.array_equal(array, old, equal_nan=np.issubdtype(array.dtype, np.inexact)):
            raise NotOwned(f"{op.target} changes its input {param.name!r}; inputs stay as they are, but for those that the signature marks as Tensor(a!)")
    if not op.is_public:
        return
    results = value if isinstance(value, (tuple, list)) else (value,)
    returns = signature.returns * len(results) if signature.returns[0].type.is_list else signature.returns
    for result, r in zip(results, returns):
        if not isinstance(result, np.ndarray) or r.type.alias:
            continue
        for param, array, _ in given:
            if np.shares_memory(result, array):
                advice = "return a copy, or mark both as Tensor(a) in the signature, which makes the op a view"
                raise NotOwned(f"{op.target} gives memory of its input {param.name!r} as {r.name!r}, where a new array is expected; {advice}")
        if not result.flags.writeable:
            raise NotOwned(f"{op.target} gives memory that cannot be written as {r.name!r}, where a new array is expected; return a copy")


def copied(args: Sequence[Any]) -> list[Any]:
    """The arguments, arrays as copies."""
    return [[*map(_copy, arg)] if isinstance(arg, (tuple, list)) else _copy(arg) for arg in args]


def _copy(value: Any) -> Any:
    return value.copy() if isinstance(value, np.ndarray) else value


def _arrays(value: Any) -> list[Any]:
    return [item for item in (value if isinstance(value, (tuple, list)) else [value]) if isinstance(item, np.ndarray)]


def no_array(function: str, item: Any, what: str) -> str:
    """What is wrong with something that is no array."""
    advice = "; wrap it in np.asarray(...)" if isinstance(item, (np.generic, np.ndarray, int, float, complex, tuple, list)) else ""
    return f"{function} gives {described(item)} as {what}, where an array is expected{advice}"


def described(value: Any) -> str:
    if isinstance(value, np.generic):
        return f"a NumPy scalar ({value.dtype})"
    return "None" if value is None else f"an array of shape {list(value.shape)}" if type(value) is np.ndarray else f"a {type(value).__name__}"


def with_few_dimensions(op: Op, sample: Sample) -> Iterator[tuple[int, Sample]]:
    """A sample with 0-dim tensors, and with 1-dim ones, its dimensions counted among these: where NumPy gives scalars instead of arrays."""
    for ndim in (0, 1):
        args = {name: _with_dimensions(value, ndim) for name, value in sample.args.items()}
        if args != sample.args:
            dims: dict[str, object] = {p.name: 0 for p in op.signature.params if p.name.startswith("dim") and isinstance(args.get(p.name), int)}
            dims |= {p.name: (0,) for p in op.signature.params if p.name.startswith("dim") and isinstance(args.get(p.name), tuple) and args[p.name]}
            yield ndim, Sample(args | dims, sample.location)


def _with_dimensions(value: object, ndim: int) -> object:
    if isinstance(value, tuple):
        return tuple(_with_dimensions(v, ndim) for v in value) if any(isinstance(v, TensorSample) for v in value) else value
    if not isinstance(value, TensorSample) or value.holds == "data":
        return value
    return TensorSample(value.shape[len(value.shape) - ndim :] if len(value.shape) >= ndim else (2,), value.holds, value.low, value.high)
