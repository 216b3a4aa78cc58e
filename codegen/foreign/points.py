"""An op at its samples: results, random directions, and the derivatives along them, measured by differences."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .entries import Entry
from .forward import Forward, flows
from .samples import Arguments

STEP = 2.0e-3
LIMIT = 10.0  # seconds for one op or formula at one set of arguments


@dataclass
class Point:
    """An op at one set of arguments: results, directions and measured derivatives."""

    args: Arguments
    outputs: list[Any]
    directions: dict[str, Any]
    measured: dict[str, list[tuple[Any, Any]]]
    dtype: str
    cotangents: list[Any] = field(default_factory=list)


class Points:
    """The points of one entry."""

    entry: Entry
    forward: Forward

    def __init__(self, entry: Entry, forward: Forward):
        self.entry, self.forward = entry, forward
        self.found: list[Point] | None = None
        self.trouble: str = ""

    def all(self) -> list[Point]:
        """The op at its samples; computed once for all formulas."""
        if self.found is None:
            self.found = []
            for dtype in self.forward.dtypes():
                for args in self.forward.sampler.arguments(dtype):
                    try:
                        self.forward.interpreter.allow(LIMIT)
                        point = self.at(args, dtype)
                        if self.fits(point):
                            self.found.append(point)
                    except Exception as error:  # whatever a function raises for arguments that it does not take
                        self.trouble = self.trouble or f"{type(error).__name__}: {error}"
        return self.found

    def fits(self, point: Point) -> bool:
        """Whether an op in place can have such arguments: what is computed of single elements has the shape of what is there."""
        pointwise = self.forward.schema.in_place and bool(self.forward.ops) and self.forward.ops[0].elementwise
        return not pointwise or np.shape(point.outputs[0]) == np.shape(point.args["self"])

    def at(self, args: Arguments, dtype: str, measured: bool = True) -> Point:
        """One point, with or without the derivatives."""
        outputs = self.forward.results(args)
        random = np.random.default_rng(len(self.forward.schema.name))

        def direction(x: Any) -> Any:
            t = random.standard_normal(np.shape(x))
            return np.asarray(t + 1j * random.standard_normal(np.shape(x)) if np.iscomplexobj(x) else t)

        inputs = self.entry.inputs
        directions = {k: [direction(x) for x in v] if isinstance(v, list) else direction(v) for k, v in args.items() if k in inputs and flows(v)}
        derivatives = {k: self.measure(args, k, t) for k, t in directions.items()} if measured else {}
        flags = self.entry.formulas[0].differentiable if self.entry.formulas else None
        cotangents = [
            direction(o)
            if isinstance(o, np.ndarray) and np.issubdtype(o.dtype, np.inexact) and (flags is None or len(flags) != len(outputs) or flags[i])
            else None
            for i, o in enumerate(outputs)
        ]
        return Point(args, outputs, directions, derivatives, dtype, cotangents)

    def measure(self, args: Arguments, name: str, t: Any) -> list[tuple[Any, Any]]:
        """The derivative of each result along a direction of one argument, and how unsure it is."""
        arg = args[name]
        moved = []
        for step in (1, -1, 2, -2, 0.5, -0.5):
            by = step * STEP
            given = [x + by * d for x, d in zip(arg, t)] if isinstance(arg, list) else np.asarray(arg + by * t)
            moved.append(self.forward.results({**args, name: given}))
        found = []
        for results in zip(*moved):
            if not all(isinstance(r, np.ndarray) and np.issubdtype(r.dtype, np.inexact) for r in results):
                found.append((np.zeros(()), np.zeros(())))
                continue
            whole, double, half = results[0] - results[1], results[2] - results[3], results[4] - results[5]
            fine = (8 * half - whole) / (6 * STEP)
            found.append((fine, np.abs(fine - (8 * whole - double) / (12 * STEP))))
        return found
