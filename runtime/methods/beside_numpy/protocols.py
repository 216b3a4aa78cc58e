"""What NumPy asks of tensors: `numpy.sin(t)` and its like are the ops of the spec that stand for them, recorded and differentiable.

Nothing ends a history in silence: a function without a rule computes on the elements of tensors that nothing follows, and is an error for others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.dispatch.numpy_arguments import all_tensors, plain_array
from specgrad.core.tape.tensor import Tensor

# Of these functions nothing is differentiable: they may see the elements of any tensor.
_FACTS = frozenset(
    f"numpy.{name}"
    for name in (
        "argpartition", "array2string", "array_equal", "array_equiv", "array_repr", "array_str", "can_cast", "common_type", "digitize", "einsum_path",
        "histogram_bin_edges", "iscomplex", "lexsort", "may_share_memory", "min_scalar_type", "nanargmax",
        "nanargmin", "result_type", "shares_memory",
    )
)  # fmt: skip
_CHANGING = frozenset(f"numpy.{name}" for name in ("copyto", "fill_diagonal", "place", "put", "put_along_axis", "putmask"))


def array_ufunc(self: Tensor, ufunc: Any, method: str, *inputs: Any, out: Any = None, **options: Any) -> Any:
    """What NumPy calls for a ufunc of tensors, or for one of its methods."""
    try:
        from .rules import rule_for_ufunc
        from .ufuncs import called

        rule = rule_for_ufunc(ufunc)
        if rule is None:
            return _on_arrays(getattr(ufunc, method), f"numpy.{ufunc.__name__}", inputs, options if out is None else {**options, "out": out})
        return called(ufunc, rule, method, inputs, out, options)
    except Exception:
        hide_frames()
        raise


def array_function(self: Tensor, function: Any, types: Any, args: Any, options: Any) -> Any:
    """What NumPy calls for any other function of tensors."""
    try:
        if not all(issubclass(kind, (Tensor, np.ndarray)) for kind in types):
            return NotImplemented
        from .rules import rule_for

        path = f"{function.__module__}.{function.__name__}"
        rule = rule_for(path)
        if rule is not None:
            return rule(*args, **options)
        return on_elements(function, path, args, options)
    except Exception:
        hide_frames()
        raise


def on_elements(function: Any, path: str, args: Any, options: dict[str, Any]) -> Any:
    """What a function of NumPy without a rule gives: of tensors that nothing follows, or of any where nothing is differentiable."""
    if path in _FACTS:
        args, options = ([_detached(item) for item in args], {name: _detached(item) for name, item in options.items()})
    return _on_arrays(function, path, args, options)


def _detached(value: Any) -> Any:
    if isinstance(value, Tensor):
        return value._array if value._level is None else value
    return type(value)(map(_detached, value)) if type(value) in (list, tuple) else value


def _on_arrays(function: Any, path: str, args: Any, options: dict[str, Any]) -> Any:
    """The function of NumPy on the elements."""
    if path in _CHANGING and all_tensors([args[0] if args else next(iter(options.values()))]):
        raise TypeError(f"{path} would change elements where the tensor cannot notice it: use an in-place method or an index of the tensor")
    return function(*(_as_array(item, path) for item in args), **{name: _as_array(item, path) for name, item in options.items()})


def _as_array(value: Any, path: str) -> Any:
    if isinstance(value, Tensor):
        return plain_array(value, path)
    if type(value) in (list, tuple):
        return type(value)(_as_array(item, path) for item in value)
    return {key: _as_array(item, path) for key, item in value.items()} if type(value) is dict else value


METHODS: dict[str, Callable[..., Any]] = {"__array_ufunc__": array_ufunc, "__array_function__": array_function}
