"""Arguments to try a foreign op on: those of the table, those of this project's op of the same name, or what its schema allows."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from ..model.op import Domain, Op, Sample, TensorSample
from ..proof.inputs import samples_of
from .schema import REQUIRED, Param, Schema
from .table import Table

if TYPE_CHECKING:
    pass

_EVERYWHERE = Domain()
_REACH = 2.0
_SCALE = 0.75
Arguments = dict[str, Any]


def _mixed(arguments: Arguments) -> Iterator[Arguments]:
    """The same with real numbers for one of several complex tensors: its gradient is to be real."""
    complex_ones = [name for name, value in arguments.items() if isinstance(value, np.ndarray) and np.iscomplexobj(value) and value.ndim]
    for name in complex_ones if len(complex_ones) > 1 else ():
        yield arguments | {name: arguments[name].real.copy()}


class Sampler:
    """Makes arguments for one op, always the same ones."""

    schema: Schema
    table: Table

    def __init__(self, schema: Schema, ops: list[Op], table: Table):
        self.schema, self.table = schema, table
        names = {p.name for p in schema.params}
        self.ops: list[Op] = [op for op in ops if {p.name for p in op.tensors} <= names] or ops
        key = schema.base.rstrip("_")
        self.domains: dict[str, Domain] = table.domains.get(schema.name) or table.domains.get(key) or (self.ops[0].domain if self.ops else {})
        self.rows: list[dict[str, Any]] | None = table.samples.get(schema.name) or table.samples.get(schema.base) or table.samples.get(key)

    def arguments(self, dtype: str) -> Iterator[Arguments]:
        """Several sets of arguments by name."""
        rows = self.choices()
        for number, row in enumerate([*rows, *rows]):  # with two draws of numbers each
            self.random: np.random.Generator = np.random.default_rng([zlib.crc32(self.schema.name.encode()), number])
            self.dtype: np.dtype[Any] = np.dtype(dtype)
            arguments = {p.name: self.argument(p, number, row.get(p.name, self.default(p, number))) for p in self.schema.params if p.type != "Generator"}
            yield arguments
            if number < len(rows) and self.promotes():
                yield from _mixed(arguments)

    def promotes(self) -> bool:
        """Whether the op takes real and complex tensors together."""
        one_dtype = self.table.one_dtype
        return one_dtype is not None and bool(self.ops) and self.ops[0].elementwise and not {self.schema.name, self.schema.base} & one_dtype

    def choices(self) -> list[dict[str, Any]]:
        if self.rows:
            return self.rows
        ours = [row for op in self.ops for sample in samples_of(op) if (row := self.of_ours(op, sample)) is not None]
        if ours:
            return ours[:8]
        tensors = [p.name for p in self.schema.tensors if not p.is_list and not p.optional]
        return [{n: TensorSample((3, 4)) for n in tensors}, {n: TensorSample((3, 4)) for n in tensors}]

    def of_ours(self, op: Op, sample: Sample) -> dict[str, Any] | None:
        """A sample of this project's op, if its arguments are all that the schema needs."""
        names = {p.name: p for p in self.schema.params}
        row = {}
        for name, value in sample.args.items():
            if name not in names:
                if op.signature.param(name) is not None and value != op.signature.param(name).default:  # type: ignore[union-attr]
                    return None
                continue
            param = names[name]
            if isinstance(value, TensorSample) and not param.is_tensor:
                continue  # an overload with a number in the place of a tensor
            row[name] = list(value) if isinstance(value, tuple) else value
        missing = [p for p in self.schema.params if p.name not in row and p.default is REQUIRED and p.type != "Generator"]
        return row if all(p.type in ("Scalar", "float", "bool") or p.optional for p in missing) else None

    def default(self, param: Param, number: int) -> Any:
        if param.default is not REQUIRED:
            if param.type in ("Scalar", "float") and isinstance(param.default, (int, float)) and param.default == 1 and number % 2:
                return _SCALE
            if param.is_list and isinstance(param.default, int):
                return [param.default] * param.length
            return param.default
        if param.optional:
            return None
        if param.is_tensor:
            return [TensorSample((2, 3)), TensorSample((2, 3))] if param.is_list else TensorSample((3, 4))
        match param.type:
            case "Scalar" | "float":
                return _SCALE
            case "bool":
                return bool(number % 2)
            case "ScalarType":
                return "float64"
        return [1] if param.is_list else 1

    def argument(self, param: Param, number: int, value: Any) -> Any:
        if isinstance(value, TensorSample):
            return self.tensor(param.name, value)
        if isinstance(value, list) and param.is_tensor:
            return [self.tensor(param.name, v) if isinstance(v, TensorSample) else v for v in value]
        if param.is_tensor and not param.is_list and isinstance(value, (int, float)):
            return np.asarray(value, self.dtype)
        if param.type == "ScalarType" and isinstance(value, str):
            return self.dtype
        if param.type == "Scalar" and isinstance(value, float) and np.issubdtype(self.dtype, np.complexfloating):
            return value * (1 + 0.5j)
        if param.type.startswith(("int", "SymInt")) and param.is_list and isinstance(value, int):
            return [value]
        return value

    def tensor(self, name: str, sample: TensorSample) -> Any:
        match sample.holds:
            case "data":
                data = np.array(sample.data)
                return data.astype(self.dtype) if np.issubdtype(data.dtype, np.floating) else data
            case "ints":
                return self.random.integers(sample.low, sample.high + 1, sample.shape)
            case "bools":
                return self.random.random(sample.shape) < 0.5
        return self.numbers(self.domains.get(name, _EVERYWHERE), sample.shape, [p.name for p in self.schema.params].index(name))

    def numbers(self, domain: Domain, shape: tuple[int, ...], place: int) -> Any:
        low = domain.low if np.isfinite(domain.low) else (domain.high if np.isfinite(domain.high) else 0.0) - _REACH
        high = domain.high if np.isfinite(domain.high) else (domain.low if np.isfinite(domain.low) else 0.0) + _REACH
        margin = 0.02 * (high - low)
        x = self.random.uniform(low + margin, high - margin, shape)
        if domain.distinct:
            places, count = max(32, x.size), len(self.schema.params)
            x = low + (high - low) * (self.random.permutation(places)[: x.size].reshape(shape) * count + place + 0.3) / (places * count)
        for avoided in domain.avoid:
            near = np.abs(x - avoided) < 4 * margin
            x = np.where(near, avoided + np.where(x >= avoided, 1, -1) * (4 * margin + np.abs(x - avoided)), x)
        if np.issubdtype(self.dtype, np.complexfloating):
            x = x + 1j * self.random.uniform(-0.8, 0.8, shape)
        return np.asarray(np.round(x, 4)).astype(self.dtype)  # few digits, for those who read a program that shows a finding
