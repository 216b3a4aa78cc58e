"""Inputs to try an op on: from its samples, or from its signature where it gives none."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import numpy as np

from ..model.op import INVERTIBLE, ORTHOGONAL, POSITIVE_DEFINITE, UNIT_NORM, Domain, Op, Sample, TensorSample

_EVERYWHERE = Domain()
_SCALE = 0.75
_REACH = 2.0  # how far from zero samples go where the domain does not say
_SIZES = 0.7, 2.0  # of singular values


def samples_of(op: Op) -> tuple[Sample, ...]:
    """The samples of an op; for an op that gives none, elements in one shape, broadcast, and 0-dim, its scales at another value than 1."""
    if op.samples:
        return op.samples
    tensors = [p.name for p in op.tensors]
    shapes: list[list[tuple[int, ...]]] = [[(3, 4)] * len(tensors), [()] * len(tensors)]
    if len(tensors) > 1:
        shapes.insert(1, [(2, 1), (3,), (2, 3)][: len(tensors)])
    scales = [p.name for p in op.signature.params if p.type.base == "Scalar" and p.default == 1]
    rows: list[dict[str, object]] = [dict(zip(tensors, map(TensorSample, row))) for row in shapes]
    if scales:  # 2 as well, since a formula may take that for 1
        rows += [row | dict.fromkeys(scales, _SCALE) for row in rows] + [rows[0] | dict.fromkeys(scales, 2)]
    return tuple(Sample({**row}, op.location) for row in rows)


class InputMaker:
    """Draws inputs for an op, always the same ones for the same op and seed."""

    dtype: np.dtype[Any]
    op: Op

    def __init__(self, op: Op, dtype: Any, seed: int = 0):
        self.op, self.dtype = op, np.dtype(dtype)
        self.random: np.random.Generator = np.random.default_rng([zlib.crc32(op.name.encode()), seed])

    def args(self, sample: Sample) -> list[Any]:
        """The arguments of a sample, in the order of the signature."""
        values = []
        for param in self.op.signature.params:
            value = sample.args.get(param.name, param.default if param.has_default else None)
            if isinstance(value, TensorSample):
                value = self.tensor(param.name, value)
            elif isinstance(value, tuple) and value and any(isinstance(v, TensorSample) for v in value):
                value = [self.tensor(param.name, v) if isinstance(v, TensorSample) else v for v in value]
            elif param.type.base == "dtype" and value is not None:
                value = np.dtype(str(value)) if not self.is_complex or str(value) != "float64" else self.dtype
            elif isinstance(value, tuple):
                value = _lists(value)
            elif param.type.base == "Scalar" and param.default == 1 and isinstance(value, (int, float)) and value != 1 and self.is_complex:
                value = value * (1 + 0.5j)  # what scales complex numbers may be one, and a formula may forget its conjugate
            values.append(value)
        return values

    def tensor(self, name: str, sample: TensorSample) -> Any:
        gradient = self.op.gradient_of(name)
        if sample.holds == "data":
            data = np.array(sample.data)
            if sample.dtype:
                return data.astype(sample.dtype)
            if gradient is None or not gradient.flows:
                return data.astype(self.real_dtype) if np.issubdtype(data.dtype, np.floating) else data
            return data.astype(self.dtype)
        if sample.holds == "ints":
            return self.random.integers(sample.low, sample.high + 1, sample.shape)
        if sample.holds == "bools":
            return self.random.random(sample.shape) < 0.5
        return self.numbers(self.op.domain.get(name, _EVERYWHERE), sample.shape, [p.name for p in self.op.signature.params].index(name))

    @property
    def is_complex(self) -> bool:
        return np.issubdtype(self.dtype, np.complexfloating)

    @property
    def real_dtype(self) -> Any:
        return self.dtype.type(0).real.dtype

    def numbers(self, domain: Domain, shape: tuple[int, ...], place_of_its_own: int = 0) -> Any:
        if domain.kind:
            return self.matrices(domain.kind, shape).astype(self.dtype)
        real = self.real_numbers(domain, shape, place_of_its_own)
        if not self.is_complex:
            return real.astype(self.dtype)
        if domain.distinct:  # by their absolute values
            return np.asarray(real * np.exp(1j * self.random.uniform(-0.8, 0.8, shape))).astype(self.dtype)
        return np.asarray(real + 1j * self.random.uniform(-0.8, 0.8, shape)).astype(self.dtype)

    def matrices(self, kind: str, shape: tuple[int, ...]) -> Any:
        """Matrices, or rows, of a kind, far from those that are none."""
        if kind == UNIT_NORM:
            rows = self.directions(shape)
            return rows / np.sqrt((np.abs(rows) ** 2).sum(-1, keepdims=True))
        *batch, rows, columns = shape
        large = max(rows, columns)
        turns = [np.linalg.qr(self.directions((*batch, large, large)))[0] for _ in range(2)]
        sizes = self.random.uniform(*_SIZES, (*batch, 1, large))
        if kind == ORTHOGONAL:
            return turns[0][..., :rows, :columns]  # the shorter of rows and columns are orthonormal
        if kind == INVERTIBLE:
            return (turns[0] * sizes) @ turns[1]
        return projected(Domain(kind=POSITIVE_DEFINITE), (turns[0] * sizes) @ turns[0].swapaxes(-1, -2).conj())

    def real_numbers(self, domain: Domain, shape: tuple[int, ...], place_of_its_own: int = 0) -> Any:
        """Numbers of the domain, with some distance from its ends and from what it avoids."""
        low, high = _interval(domain)
        margin = 0.02 * (high - low)
        x = self.random.uniform(low + margin, high - margin, shape)
        if domain.distinct:  # from a grid of places, of which each tensor has its own
            places = max(32, x.size)
            count = len(self.op.signature.params)
            picked = self.random.permutation(places)[: x.size].reshape(shape) * count + place_of_its_own
            x = low + (high - low) * (picked + 0.3) / (places * count)  # nor is any the negative of another
        for place in domain.avoid:
            near = np.abs(x - place) < 4 * margin
            x = np.where(near, place + np.where(x >= place, 1, -1) * (4 * margin + np.abs(x - place)), x)
        return np.asarray(x)

    def to_extremes(self, arrays: list[Any]) -> bool:
        """Put numbers at the ends of the domain, large ones, small ones and zeros into arguments of real numbers; whether there was anything to change."""
        changed = False
        for at, (param, array) in enumerate(zip(self.op.signature.params, arrays)):
            domain = self.op.domain.get(param.name, _EVERYWHERE)
            if not self._holds_numbers(param.name, array) or domain.distinct or domain.kind:
                continue
            places = extremes(domain, self.op.elementwise)
            picked = self.random.permutation(array.size)[: len(places)]
            flat = array.reshape(-1).copy()
            flat[picked] = np.array(self.random.permutation(places))[: picked.size]
            arrays[at] = flat.reshape(array.shape)
            changed = True
        return changed

    def to_places(self, arrays: list[Any], places: tuple[float, ...]) -> None:
        """Give half of the elements of arguments of numbers such as stand in `places`, as far as these lie in their domains."""
        for at, (param, array) in enumerate(zip(self.op.signature.params, arrays)):
            domain = self.op.domain.get(param.name, _EVERYWHERE)
            inside = [x for x in places if domain.low < x < domain.high and x not in domain.avoid]
            if not inside or domain.kind or not self._holds_numbers(param.name, array):
                continue
            count = min(len(inside), array.size) if domain.distinct else max(1, array.size // 2)
            flat = array.reshape(-1).copy()
            flat[self.random.permutation(array.size)[:count]] = np.resize(self.random.permutation(inside), count)
            arrays[at] = flat.reshape(array.shape)

    def to_order(self, arrays: list[Any], order: Callable[[Any], Any], distinct: bool = False) -> None:
        """Arrange the elements of arguments of numbers, those of a kind aside, and those that must be distinct unless they stay so."""
        for at, (param, array) in enumerate(zip(self.op.signature.params, arrays)):
            domain = self.op.domain.get(param.name, _EVERYWHERE)
            if self._holds_numbers(param.name, array) and not domain.kind and (distinct or not domain.distinct):
                arrays[at] = order(array)

    def to_ties(self, arrays: list[Any]) -> bool:
        """Give arguments of numbers, which must not be distinct, equal numbers in half of their elements; whether there was anything to change."""
        equal = [
            at
            for at, (param, array) in enumerate(zip(self.op.signature.params, arrays))
            if self._holds_numbers(param.name, array) and not (domain := self.op.domain.get(param.name, _EVERYWHERE)).distinct and not domain.kind
        ]
        domains = [self.op.domain.get(self.op.signature.params[at].name, _EVERYWHERE) for at in equal]
        if len(equal) < 2 or any(d != domains[0] for d in domains):
            return False
        first = arrays[equal[0]]
        for at in equal[1:]:
            arrays[at] = np.where(self.random.random(first.shape) < 0.5, first, arrays[at])
        return True

    def _holds_numbers(self, name: str, array: Any) -> bool:
        param = self.op.signature.param(name)
        return param is not None and param.type.is_tensor and isinstance(array, np.ndarray) and np.issubdtype(array.dtype, np.floating) and array.size > 0

    def directions(self, shape: tuple[int, ...], complex_: bool | None = None) -> Any:
        """Random numbers in every direction."""
        x = self.random.standard_normal(shape)
        if self.is_complex if complex_ is None else complex_:
            return np.asarray(x + 1j * self.random.standard_normal(shape))
        return np.asarray(x)


def projected(domain: Domain | None, direction: Any) -> Any:
    """A direction in which numbers of a domain may be moved: of Hermitian matrices a Hermitian one, of others any."""
    if domain is None or domain.kind != POSITIVE_DEFINITE:
        return direction
    return (direction + direction.swapaxes(-1, -2).conj()) / 2


def rolled(domain: Domain | None, array: Any, by: int) -> Any:
    """Other numbers of a domain: those of an array in another order, in which matrices stay what they are."""
    if domain is None or not domain.kind:
        return np.roll(array.reshape(-1), by).reshape(array.shape)
    if domain.kind == POSITIVE_DEFINITE:
        return np.roll(array, (by, by), (-1, -2))
    return np.roll(array, by, -1 if domain.kind == UNIT_NORM else -2)


def extremes(domain: Domain, far: bool = True) -> list[float]:
    """Numbers of a domain that formulas find hard: near its ends and near what it avoids, zeros of both signs; if `far`, also very large and small ones."""
    low, high = domain.low, domain.high
    width = min(high - low, 2.0)
    near = (1e-2, 1e-5) if far else (1e-2,)
    found = [low + width * x for x in near if np.isfinite(low)] + [high - width * x for x in near if np.isfinite(high)]
    found += [place + sign * x for place in domain.avoid for x in near for sign in (1, -1)]
    if far:
        found += [x for x in (30.0, 400.0, 800.0, 1e-4, 1e-9, -1e-9, -1e-4, -30.0, -400.0, -800.0) if low < x < high and x not in domain.avoid]
    if low < 0.0 < high and 0.0 not in domain.avoid:
        found += [0.0, -0.0]
    return [x for x in found if low < x < high or (x == 0.0 and low < 0.0)]


def _interval(domain: Domain) -> tuple[float, float]:
    low, high = domain.low, domain.high
    if np.isinf(low) and np.isinf(high):
        return -_REACH, _REACH
    if np.isinf(high):
        return low, low + _REACH
    if np.isinf(low):
        return high - _REACH, high
    return low, high


def _lists(value: tuple[Any, ...]) -> Any:
    return tuple(_lists(v) if isinstance(v, tuple) else v for v in value)
