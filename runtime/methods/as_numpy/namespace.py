"""What NumPy's names mean over tensors.

A function with a rule is that rule, given its arguments in the dtypes that NumPy computes in; any other function is NumPy's own, on the elements of tensors
that nothing follows, and its arrays come out as tensors. Classes and constants of NumPy are those of this package, or NumPy's.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache, partial, wraps
from importlib import import_module
from typing import Any, NoReturn

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.core.base import dtypes
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.dispatch.numpy_arguments import all_tensors
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.methods.beside_numpy.protocols import on_elements
from specgrad.methods.beside_numpy.rules import rule_for

from . import made
from .casts import in_doubles, need_no_cast, with_common_dtype
from .ufunc import Ufunc

_AS_THEY_ARE = (np.errstate, np.printoptions)
_INSTEAD: dict[Any, Any] = {np.ndarray: Tensor, np.dtype: dtypes.dtype, np.finfo: dtypes.finfo, np.iinfo: dtypes.iinfo, np.bool: dtypes.bool_}


def finder(package: str) -> Callable[[str], Any]:
    """Finds what a public name of a package of NumPy's means."""
    return lambda name: _maker(package, name, getattr(import_module(package), name))()


@cache
def public_names(package: str) -> list[str]:
    """The names of a package of NumPy's that mean something over tensors."""
    module = import_module(package)
    return sorted(name for name in module.__all__ if _maker(package, name, getattr(module, name, ...)) is not _nothing)


def _maker(package: str, name: str, theirs: Any) -> Callable[[], Any]:
    """Makes what a name means, when that is first asked for; `_nothing` if it means nothing."""
    if theirs is None or isinstance(theirs, (int, float)):
        return lambda: theirs
    if package == "numpy" and name in made.__all__:
        return lambda: getattr(made, name)
    if isinstance(theirs, type):
        ours = theirs if theirs in _AS_THEY_ARE or issubclass(theirs, Exception) else _INSTEAD.get(theirs)
        ours = getattr(dtypes, theirs.__name__, None) if issubclass(theirs, np.number) else ours
        return _nothing if ours is None else lambda: ours
    if isinstance(theirs, np.ufunc):
        rule = rule_for(f"numpy.{theirs.__name__}")
        return partial(elements_function, package, name, theirs) if rule is None else partial(_ufunc, theirs, rule)
    if not callable(theirs) or not hasattr(theirs, "__name__"):
        return _nothing
    rule = rule_for(f"{package}.{name}") or rule_for(f"{theirs.__module__}.{theirs.__name__}")
    return partial(elements_function, package, name, theirs) if rule is None else partial(_recorded, package, name, theirs, rule)


@cache
def _ufunc(theirs: Any, rule: Callable[..., Any]) -> Ufunc:
    """One for all its names."""
    return Ufunc(theirs, rule)


def _nothing() -> NoReturn:
    raise AssertionError("it is no public name")


def _shown(package: str, name: str, theirs: Any, function: Callable[..., Any]) -> Any:
    function.__module__, function.__name__, function.__qualname__ = package.replace("numpy", "specgrad.numpy", 1), name, name
    function.__doc__ = inspect.cleandoc(theirs.__doc__ or "").partition(">>> ")[0].rstrip()  # without examples, whose results are arrays
    return function


def _recorded(package: str, name: str, theirs: Any, rule: Callable[..., Any]) -> Any:
    signature = inspect.signature(rule)
    least = getattr(rule, "least_dtype", None)

    @wraps(rule)
    def function(*args: Any, **kwargs: Any) -> Any:
        try:
            if least is None and need_no_cast((*args, *kwargs.values())):
                return rule(*args, **kwargs)
            bound = signature.bind(*args, **kwargs)
            given = with_common_dtype(name, bound.arguments, least)
            if not _are_ints(given):
                return _called(rule, bound, given)
            try:
                result = _called(rule, bound, given)
            except RuntimeError:  # an op of floats alone: NumPy takes ints for float64
                return _called(rule, bound, in_doubles(name, given))
            if any(t.dtype.is_inexact for t in all_tensors(result if isinstance(result, (tuple, list)) else [result])):
                return _called(rule, bound, in_doubles(name, given))
            return result
        except Exception:
            hide_frames()
            raise

    return _shown(package, name, theirs, function)


def _called(rule: Callable[..., Any], bound: inspect.BoundArguments, arguments: dict[str, Any]) -> Any:
    bound.arguments.update(arguments)
    return rule(*bound.args, **bound.kwargs)


def _are_ints(arguments: dict[str, Any]) -> bool:
    """Whether there is nothing but ints to compute with, from which NumPy makes float64."""
    return not any(t.dtype.is_inexact for t in all_tensors(arguments.values()))


def elements_function(package: str, name: str, theirs: Any) -> Any:
    """NumPy's own function: of tensors that nothing follows the elements, of arrays that it gives tensors."""

    def function(*args: Any, **kwargs: Any) -> Any:
        try:
            return as_tensors(on_elements(theirs, f"{package}.{name}", args, kwargs))
        except Exception:
            hide_frames()
            raise

    return _shown(package, name, theirs, function)


def as_tensors(value: Any) -> Any:
    """Arrays as tensors, in containers too."""
    if isinstance(value, np.dtype):
        return dtypes.dtype_of(value)
    if isinstance(value, (np.ndarray, np.generic)):
        return plain_tensor(np.asarray(value)) if traits[value.dtype].category else value
    if type(value) in (list, tuple):
        return type(value)(map(as_tensors, value))
    return value
