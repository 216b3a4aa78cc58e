"""Tensors filled with random numbers in place."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.array.backends import at, to_host
from specgrad.array.base.tools import quiet
from specgrad.array.dtypes import traits
from specgrad.core.base.dtypes import finfo
from specgrad.core.base.state import grad_enabled, modes
from specgrad.core.dispatch.in_place import check_no_overlap, writes_freely
from specgrad.core.tape.changes import changed
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.view_nodes import Overwritten
from specgrad.core.tape.views import check_in_place, set_history

from .creation import beside, placed
from .distributions import check_floats, check_number, ones_there
from .generators import Generator, is_of_device, source_of
from .random import DRAWN, beyond_integers, drawn_as_by_numpy, draws_there, floats, integer_range, integers, random_function


def _filled(self: Tensor, name: str, array: Any) -> Tensor:
    check_in_place(self, name)
    check_no_overlap(self._array)
    if self._array.__class__ is np.ndarray:
        quiet.call(self._array.__setitem__, ..., array)
    else:
        if isinstance(array, np.ndarray):
            array = placed(array, self.device)
        with at(self._array):
            self._array[...] = array
    return _noted(self, name)


def _noted(self: Tensor, name: str) -> Tensor:
    changed(self._changes, name)
    if self._node is not None and grad_enabled():
        set_history(self, Overwritten(name.removesuffix("_"), [self]))  # nothing of the old value is left
    return self


def _drawn_into(self: Tensor, name: str, random: Any, draw: str, scale: Any, shift: Any) -> bool:
    """Draw numbers of NumPy's distribution, times a number plus another, where the tensor's elements lie; False, with nothing drawn, if that cannot be."""
    array = self._array
    if array.__class__ is not np.ndarray or scale.__class__ not in _NUMBERS or shift.__class__ not in _NUMBERS:
        return False
    kind = array.dtype.type
    if kind not in DRAWN or not array.flags.carray:
        return False
    free = not modes.observers and writes_freely(self)
    if not free:
        check_in_place(self, name)
    if drawn_as_by_numpy(random, draw, array, kind) is None:
        getattr(random, draw)(dtype=kind, out=array)
    if scale != 1:
        quiet.call(np.multiply, array, scale, array)
    if shift:
        quiet.call(np.add, array, shift, array)
    if free:
        changed(self._changes, name)
    else:
        _noted(self, name)
    return True


_NUMBERS = (float, int)


def _draws_for(self: Tensor, generator: Generator | None) -> tuple[Any, dict[str, Any]]:
    """What draws numbers for a tensor, and the dtype in which it draws for its dtype, where it is asked for one."""
    if self._array.__class__ is np.ndarray or not draws_there(self):
        return source_of(generator), {}
    return source_of(generator, self.device), {"dtype": np.float64 if traits[self._array.dtype].is_floating_point and self._array.itemsize == 8 else np.float32}


@random_function
def normal_(self: Tensor, mean: float = 0.0, std: float = 1.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with random numbers from a normal distribution."""
    if not std >= 0:
        raise RuntimeError(f"normal_ expects std >= 0.0, but found std {std}")
    random = source_of(generator, beside(self))
    if _drawn_into(self, "normal_", random, "standard_normal", std, mean):
        return self
    check_number("normal_", "mean", mean)
    drawn = floats(random, "standard_normal", self._array.shape, self.dtype)
    with at(drawn), np.errstate(all="ignore"):
        return _filled(self, "normal_", drawn if std == 1 and mean == 0 else drawn * std + mean)


@random_function
def uniform_(self: Tensor, from_: float = 0.0, to: float = 1.0, *, generator: Generator | None = None, **named: Any) -> Tensor:
    """Fill with random numbers, uniform between two."""
    from_ = _from_by_name("uniform_", from_, 0.0, named)
    check_number("uniform_", "from", from_)
    check_number("uniform_", "to", to)
    _check_bounds(self, from_, to)
    if from_ > to:
        raise RuntimeError(f"uniform_ expects to return a [from, to) range, but found from={from_} > to={to}")
    random = source_of(generator, beside(self))
    if _drawn_into(self, "uniform_", random, "random", to - from_, from_):
        return self
    if is_of_device(random) and self.dtype.is_inexact:
        return _filled(self, "uniform_", random.between(from_, to, self._array.shape, self._array.dtype))
    if traits[self._array.dtype].is_half:
        found = (random.random(self._array.shape, np.float32) * np.float32(to - from_) + np.float32(from_)).astype(self._array.dtype)
        return _filled(self, "uniform_", np.where(found < to, found, found.dtype.type(from_)))
    drawn = floats(random, "random", self._array.shape, self.dtype)
    return _filled(self, "uniform_", drawn if from_ == 0 and to == 1 else drawn * (to - from_) + from_)


def _from_by_name(name: str, given: Any, default: Any, named: dict[str, Any]) -> Any:
    """The lower bound, which PyTorch calls `from`: in Python a word that no parameter can be called, but may be given in a dictionary."""
    if not named:
        return given
    if given is not default and "from" in named:
        raise TypeError(f"{name}() got multiple values for argument 'from'")
    found = named.pop("from", given)
    for other in named:
        raise TypeError(f"{name}() got an unexpected keyword argument {other!r}")
    return found


def _check_bounds(self: Tensor, low: float, high: float) -> None:
    """That both ends of a range, and its width, are numbers of the tensor's dtype."""
    if not (-30000 <= low and high <= 30000) and self.dtype.is_inexact:  # which all dtypes have
        most = finfo(self.dtype).max
        for what, value in (("from", low), ("to", high), ("to - from", high - low)):
            if not -most <= value <= most:
                raise RuntimeError(f"uniform_(): {what} is out of bounds for {self.dtype}: {value}")


@random_function
def random_(self: Tensor, from_: int = 0, to: int | None = None, *, generator: Generator | None = None, **named: Any) -> Tensor:
    """Fill with random integers."""
    from_ = _from_by_name("random_", from_, 0, named)
    low, high = (0, from_) if to is None and from_ else (from_, beyond_integers(self._array.dtype) if to is None else to)
    low, high = integer_range("random_", low, high, self._array.dtype)
    return _filled(self, "random_", integers(source_of(generator, beside(self)), low, high, self._array.shape))


@random_function
def bernoulli_(self: Tensor, p: Any = 0.5, *, generator: Generator | None = None) -> Tensor:
    """Fill with ones and zeros by chance."""
    check_number("bernoulli_", "p", p)
    there = self._array.__class__ is not np.ndarray and draws_there(self)
    chances = p if not isinstance(p, Tensor) else p._array if there else to_host(p._array)
    if there:
        refused = f"bernoulli_ expects p to be in [0, 1], but got {'others' if isinstance(p, Tensor) else f'p={p}'}"
        return _filled(self, "bernoulli_", ones_there(refused, self, chances, generator))
    if not np.all((np.asarray(chances) >= 0) & (np.asarray(chances) <= 1)):
        raise RuntimeError(f"bernoulli_ expects p to be in [0, 1], but got {f'p={p}' if not isinstance(p, Tensor) else 'others'}")
    return _filled(self, "bernoulli_", source_of(generator).random(self._array.shape) < chances)


@random_function
def exponential_(self: Tensor, lambd: float = 1.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with random numbers from an exponential distribution."""
    if not lambd > 0:
        raise RuntimeError(f"exponential_ expects lambda > 0.0, but found lambda={lambd}")
    check_floats("exponential_", self)
    random, precision = _draws_for(self, generator)
    return _filled(self, "exponential_", random.exponential(1 / lambd, self._array.shape, **precision))


@random_function
def cauchy_(self: Tensor, median: float = 0.0, sigma: float = 1.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with random numbers from a Cauchy distribution."""
    if not self.is_floating_point():
        raise RuntimeError(f"cauchy_(): expected a floating-point dtype, but got {self.dtype}")
    check_number("cauchy_", "median", median)
    if not sigma > 0:
        raise RuntimeError(f"cauchy_(): expected sigma > 0, but got {sigma}")
    random, precision = _draws_for(self, generator)
    with at(self._array):
        return _filled(self, "cauchy_", random.standard_cauchy(self._array.shape, **precision) * sigma + median)


@random_function
def log_normal_(self: Tensor, mean: float = 1.0, std: float = 2.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with the exponentials of random numbers from a normal distribution."""
    check_floats("log_normal_", self)
    check_number("log_normal_", "mean", mean)
    if not std > 0:
        raise RuntimeError(f"log_normal_(): expected std > 0, but got {std}")
    random, precision = _draws_for(self, generator)
    return _filled(self, "log_normal_", random.lognormal(mean, std, self._array.shape, **precision))


@random_function
def geometric_(self: Tensor, p: float, *, generator: Generator | None = None) -> Tensor:
    """Fill with the random numbers of trials up to the first success, each of probability p."""
    if not 0 < p < 1:
        raise RuntimeError(f"geometric_(): expected p between 0 and 1, but got {p}")
    if self.dtype.category not in ("int", "float"):
        raise NotImplementedError(f"geometric_(): expected a floating-point or an integer dtype, but got {self.dtype}")
    random, precision = _draws_for(self, generator)
    return _filled(self, "geometric_", random.geometric(p, self._array.shape, **precision))


METHODS = (normal_, uniform_, random_, bernoulli_, exponential_, cauchy_, log_normal_, geometric_)
