"""Random numbers of devices, by Philox4x32-10: of a key, which is the seed, and a counter, which is the place of an element beside the number of the draw.

So an element depends on its place and not on the number of threads, nothing is kept on the device, and the state is two numbers of the host. What is here
are functions of arrays, of NumPy's too; csrc/device/random.cuh has a kernel for the same bits, which is used where kernels of devices are.
Counts, whose distributions have no simple inverse, are found by bisection, in as many steps as the dtype may need: nothing is read back.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import numpy as np

from specgrad.array.backends import Backend, backend_of
from specgrad.array.base.philox import HALF as _HALF
from specgrad.array.base.philox import WORD as _WORD
from specgrad.array.base.philox import philox
from specgrad.array.dtypes import traits
from specgrad.array.pointwise import special
from specgrad.core.base.locks import lock

_TAIL = 9.0  # standard deviations beyond which no uniform number of 53 bits leads
_STEPS_OF_BISECTION = 40  # counts up to 2**70 spread over less than 2**40
_STEPS_OF_HALVES = 14  # and those of float16's largest number over less than 2**14

Method = TypeVar("Method", bound=Callable[..., Any])
Draw = tuple[int, int, Any]  # the key, the number of the draw, and None or two words of the device: what is added to it, and bits in which the key is another


def _there(method: Method) -> Method:
    """A method that computes on the generator's device, whichever the current one is."""

    @wraps(method)
    def on_device(self: Any, *args: Any, **options: Any) -> Any:
        with self.backend.on(self.index):
            return method(self, *args, **options)

    return on_device  # type: ignore[return-value]


class Philox:
    """A source of random numbers on a device. It has those methods of NumPy's generators that draw here, and gives arrays of its device.

    Args:
        backend: of the arrays.
        index: the number of the device.
        seed: any integer; its last 64 bits are the key.
    """

    backend: Backend
    index: int | None
    seed: int
    offset: int

    def __init__(self, backend: Backend, index: int | None, seed: int = 0):
        self.backend, self.index = backend, index
        self.begin(seed)
        with backend.on(index):
            backend_of(backend.module.empty(0))  # which offers its kernels when it meets the first of its arrays

    def begin(self, seed: int) -> None:
        """Begin again from a seed."""
        with lock:
            self.seed, self.offset = seed % 2**64, 0

    @property
    def state(self) -> Any:
        """The seed and the number of the next draw, as 16 bytes."""
        return np.array([self.seed, self.offset], np.uint64).view(np.uint8)

    @state.setter
    def state(self, given: Any) -> None:
        seed, offset = np.asarray(given, np.uint8).view(np.uint64).tolist()
        with lock:
            self.seed, self.offset = seed, offset

    # ---- bits

    def _next(self) -> Draw:
        """What tells a draw from all others."""
        if self.backend.capture is not None and self.backend.capture.is_here():
            return self.backend.capture.draw(self)
        return (*self.skip(1), None)

    def skip(self, draws: int) -> tuple[int, int]:
        """The key, and the number of the first of some draws that come next, which are taken as drawn."""
        with lock:
            drawn = self.seed, self.offset
            self.offset = (self.offset + draws) % 2**64
        return drawn

    def _words(self, count: int, drawn: Draw) -> Any:
        """Words of 32 bits, in uint64."""
        module, (seed, number, more) = self.backend.module, drawn
        groups = module.arange(-(-count // 4), dtype=np.uint64)
        key: Any = np.uint64(seed)
        of_draw: Any = np.uint64(number)
        if more is not None:
            of_draw, key = more[0] + of_draw, more[1] ^ key
        found = philox((groups & _WORD, groups >> _HALF, of_draw & _WORD, of_draw >> _HALF), key)
        return module.stack(found, 1).reshape(-1)[:count]

    def _pairs(self, count: int, drawn: Draw) -> tuple[Any, Any]:
        """Two words of each element: the lower and the upper half."""
        words = self._words(2 * count, drawn)
        return words[0::2], words[1::2]

    def _kernel(self, kind: str, size: tuple[int, ...], dtype: Any, drawn: Draw, *numbers: int) -> Any:
        """What a kernel of the device draws; None where there is none."""
        if self.backend.random is None:
            return None
        out = self.backend.module.empty(size, dtype)
        return out if self.backend.random(kind, out, *drawn, *numbers) else None

    # ---- numbers

    @_there
    def random(self, size: tuple[int, ...], dtype: Any = np.float64) -> Any:
        """Uniform from 0 to 1, which is none of them in any dtype: multiples of a power of two, as many as have one distance."""
        dtype, drawn = np.dtype(dtype), self._next()
        found = self._kernel("uniform", size, dtype, drawn)
        return self._uniform(math.prod(size), dtype, drawn).astype(dtype, copy=False).reshape(size) if found is None else found

    def _uniform(self, count: int, dtype: Any, drawn: Draw) -> Any:
        if dtype.itemsize == 8:
            low, high = self._pairs(count, drawn)
            return ((high << _HALF | low) >> np.uint64(11)).astype(np.float64) * 2.0**-53
        bits = 24 if dtype.itemsize == 4 else 8 if traits[dtype].is_foreign else 11
        return (self._words(count, drawn) >> np.uint64(32 - bits)).astype(np.float32) * np.float32(2.0**-bits)

    @_there
    def standard_normal(self, size: tuple[int, ...], dtype: Any = np.float64) -> Any:
        """By Box and Muller, two from two uniform numbers; halves are computed in float32."""
        dtype, drawn = np.dtype(dtype), self._next()
        found = self._kernel("normal", size, dtype, drawn)
        if found is not None:
            return found
        module, count = self.backend.module, math.prod(size)
        even = count + count % 2
        if dtype.itemsize == 8:
            low, high = self._pairs(even, drawn)
            uniform = ((high << _HALF | low) >> np.uint64(11)).astype(np.float64)
            radius, turns = uniform[0::2] * 2.0**-53 + 2.0**-54, uniform[1::2] * (math.tau * 2.0**-53)
        else:
            uniform = self._words(even, drawn).astype(np.float32)
            radius = uniform[0::2] * np.float32(2.0**-32) + np.float32(2.0**-33)
            turns = uniform[1::2] * np.float32(math.tau * 2.0**-32)
        radius = module.sqrt(module.log(radius) * radius.dtype.type(-2))
        both = module.stack((radius * module.cos(turns), radius * module.sin(turns)), 1)
        return both.reshape(-1)[:count].astype(dtype, copy=False).reshape(size)

    @_there
    def floats(self, draw: str, size: tuple[int, ...], dtype: Any) -> Any:
        """Numbers of a distribution, `random` or `standard_normal`, in any inexact dtype. Of normal complex numbers, each part has half of the variance."""
        if not traits[dtype].is_complex:
            return getattr(self, draw)(size, dtype)
        parts = getattr(self, draw)((*size, 2), np.float32 if dtype.itemsize == 8 else np.float64)
        found = parts.view(dtype).reshape(size)
        return found * dtype.type(0.5**0.5) if draw == "standard_normal" else found

    @_there
    def between(self, low: float, high: float, size: tuple[int, ...], dtype: Any) -> Any:
        """Uniform from one number up to another, which is not among them although rounding could lead there."""
        if traits[dtype].is_complex:
            return self.floats("random", size, dtype) * (high - low) + low
        wide = np.dtype(np.float64 if dtype.itemsize == 8 else np.float32)
        found = self.random(size, wide) * wide.type(high - low) + wide.type(low)
        below = found.astype(dtype, copy=False).astype(wide, copy=False) < wide.type(high)
        return self.backend.module.where(below, found, wide.type(low)).astype(dtype, copy=False)

    @_there
    def integers(self, low: int, high: int, size: tuple[int, ...]) -> Any:
        """Integers from one number up to but not including another: the upper half of the product of their count and 64 bits."""
        drawn, count = self._next(), high - low
        found = self._kernel("integers", size, np.int64, drawn, low % 2**64, count % 2**64)
        if found is not None:
            return found
        low_word, high_word = self._pairs(math.prod(size), drawn)
        if count == 2**64:
            found = high_word << _HALF | low_word
        else:
            lower, upper = np.uint64(count & int(_WORD)), np.uint64(count >> 32)
            carried = high_word * lower + (low_word * lower >> _HALF)
            found = high_word * upper + (carried >> _HALF) + ((low_word * upper + (carried & _WORD)) >> _HALF)
        return (found + np.uint64(low % 2**64)).view(np.int64).reshape(size)

    @_there
    def trues(self, chance: float, size: tuple[int, ...]) -> Any:
        """Trues with a probability, to the nearest multiple of 2**-32."""
        drawn, most = self._next(), round(min(max(chance, 0.0), 1.0) * 2**32)
        found = self._kernel("trues", size, np.bool_, drawn, most)
        return (self._words(math.prod(size), drawn) < np.uint64(most)).reshape(size) if found is None else found

    @_there
    def trues_of(self, chances: Any, size: tuple[int, ...]) -> Any:
        """Trues with probabilities that are an array."""
        return self.random(size, np.float64 if chances.dtype.itemsize == 8 else np.float32) < chances

    @_there
    def permutation(self, count: int) -> Any:
        """The order of as many random numbers of 64 bits."""
        low, high = self._pairs(count, self._next())
        return self.backend.module.argsort(high << _HALF | low)

    # ---- what inverses of distributions make of uniform numbers

    @_there
    def exponential(self, scale: float, size: tuple[int, ...], dtype: Any = np.float64) -> Any:
        """Never zero, so that it may divide."""
        wide = np.dtype(dtype)
        smallest = 2.0**-54 if wide.itemsize == 8 else 2.0**-25  # half of the distance of uniform numbers
        found = self.backend.module.maximum(-self.backend.module.log1p(-self.random(size, wide)), wide.type(smallest))
        return found * wide.type(scale)

    @_there
    def standard_cauchy(self, size: tuple[int, ...], dtype: Any = np.float64) -> Any:
        wide = np.dtype(dtype)
        return self.backend.module.tan((self.random(size, wide) - wide.type(0.5)) * wide.type(math.pi))

    @_there
    def lognormal(self, mean: float, sigma: float, size: tuple[int, ...], dtype: Any = np.float64) -> Any:
        wide = np.dtype(dtype)
        return self.backend.module.exp(self.standard_normal(size, wide) * wide.type(sigma) + wide.type(mean))

    @_there
    def geometric(self, p: float, size: tuple[int, ...], dtype: Any = np.float64) -> Any:
        """Trials up to the first success, in float64, of which float32 would leave out the long ones."""
        module = self.backend.module
        return module.maximum(module.ceil(module.log1p(-self.random(size)) / math.log1p(-p)), 1.0)

    @_there
    def poisson(self, rates: Any) -> Any:
        """Counts, in float64, whose rates are an array."""
        module, wide = self.backend.module, rates.astype(np.float64)
        spread = _TAIL * module.sqrt(wide)
        low, high = module.maximum(module.floor(wide - spread - 10), 0.0), module.ceil(wide + spread + 30)
        return self._inverted(lambda k: special("gammaincc", k + 1, wide), low, high, _steps(rates.dtype))

    @_there
    def binomial(self, counts: Any, chances: Any) -> Any:
        """Successes, in float64, of trials whose numbers and probabilities are arrays."""
        module, p = self.backend.module, chances.astype(np.float64)
        trials = module.floor(counts.astype(np.float64))
        mean = trials * p
        spread = _TAIL * module.sqrt(mean * (1 - p))
        low, high = module.maximum(module.floor(mean - spread - 30), 0.0), module.minimum(module.ceil(mean + spread + 30), trials)

        def at_most(k: Any) -> Any:
            return module.where(k < trials, special("betainc", module.maximum(trials - k, 1.0), k + 1, 1 - p), 1.0)

        return self._inverted(at_most, low, high, _steps(counts.dtype))

    def _inverted(self, at_most: Callable[[Any], Any], low: Any, high: Any, steps: int) -> Any:
        """The least number of which the probability to be drawn, or a smaller one, is more than a uniform number."""
        module = self.backend.module
        low, high = module.broadcast_arrays(low, high)
        drawn = self.random(low.shape)
        for _ in range(steps):
            middle = module.floor((low + high) * 0.5)
            enough = at_most(middle) > drawn
            low, high = module.where(enough, low, module.minimum(middle + 1, high)), module.where(enough, middle, high)
        return high

    @_there
    def choices(self, weights: Any, count: int, replacement: bool) -> Any:
        """Indices of the elements of rows, with probabilities in proportion to these."""
        module, (rows, size) = self.backend.module, weights.shape
        if not replacement:  # the first that happen of events of which these are the rates
            happens = self.exponential(1.0, (rows, size)) / module.where(weights > 0, weights, 1.0)
            return module.argsort(module.where(weights > 0, happens, np.inf), 1)[:, :count].astype(np.int64)  # not the memory of all
        sums = module.cumsum(weights, 1)
        wanted = module.minimum(self.random((rows, count)) * sums[:, -1:], module.nextafter(sums[:, -1:], 0.0))
        found = module.zeros((rows, count), np.int64)  # sums that are no more than what is wanted
        for bit in reversed(range(size.bit_length())):
            further = found + 2**bit
            there = module.take_along_axis(sums, module.minimum(further, size) - 1, 1)
            found = module.where((further <= size) & (there <= wanted), further, found)
        return module.minimum(found, size - 1)


def _steps(dtype: Any) -> int:
    return _STEPS_OF_HALVES if dtype == np.float16 else _STEPS_OF_BISECTION
