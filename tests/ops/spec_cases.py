"""The ops of the spec with inputs to try them on: what the property tests run over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import specgrad
from specgrad.codegen.model.op import FORMULA, NOT_IMPLEMENTED, POSITIVE_DEFINITE, ZERO, Op, Sample
from specgrad.codegen.proof.inputs import InputMaker, samples_of
from specgrad.codegen.read.derive import classes_of_forward
from specgrad.generated import ops, public
from tests.rows import Decorator, one_test_for_each
from tests.the_spec import spec

SPEC = spec()
BY_NAME = SPEC.by_name()


@dataclass(frozen=True)
class Case:
    """One op on one of its samples."""

    op: Op
    number: int
    sample: Sample

    def __str__(self) -> str:
        return f"{self.op.name}-{self.number}"

    @property
    def function(self) -> Any:
        return getattr(ops, self.op.signature.identifier)

    def arrays(self, dtype: str = "float64") -> list[Any]:
        """The arguments, arrays for tensors."""
        return InputMaker(self.op, dtype, self.number).args(self.sample)

    def computes_in(self, letter: str) -> bool:
        """Whether the op computes in a class of dtypes: "f" or "c"."""
        return letter in self.op.classes and letter in classes_of_forward(self.op)

    def names(self) -> list[str]:
        """The differentiable inputs."""
        return [p.name for p in self.op.differentiable_inputs]

    def arguments(self, arrays: list[Any], requires_grad: bool = True) -> tuple[list[Any], list[Any]]:
        """The arguments as tensors, and those among them that require gradients."""
        leaves: list[Any] = []
        differentiable = set(self.names()) if requires_grad else set()

        def tensor(array: Any, name: str) -> Any:
            if array is None:
                return None
            t = specgrad.from_numpy(np.array(array))
            if name in differentiable and t.dtype.category in ("float", "complex"):
                leaves.append(t.requires_grad_())
            return t

        given = []
        for param, value in zip(self.op.signature.params, arrays):
            if param.type.is_tensor and isinstance(value, (list, tuple)):
                value = [tensor(v, param.name) for v in value]
            elif param.type.is_tensor and value is not None and not isinstance(value, (int, float)):
                value = tensor(value, param.name)
            elif param.type.base == "dtype" and value is not None:
                value = specgrad.core.base.dtypes.dtype_of(np.dtype(value))
            given.append(value)
        return given, leaves

    def call(self, given: list[Any]) -> list[Any]:
        """The differentiable results, wherever differences have moved the arguments."""
        kinds = [d.kind if (d := self.op.domain.get(p.name)) else "" for p in self.op.signature.params]
        return self.call_as_given([(value + value.mH) / 2 if kind == POSITIVE_DEFINITE else value for kind, value in zip(kinds, given)])

    def call_as_given(self, given: list[Any]) -> list[Any]:
        """The differentiable results, by a call of the op and nothing else."""
        positional, keywords = [], {}
        for param, value in zip(self.op.signature.params, given):
            if param.keyword_only:
                keywords[param.name] = value
            else:
                positional.append(value)
        result = self.function(*positional, **keywords)
        results = list(result) if isinstance(result, (tuple, list)) else [result]
        flags = self.op.differentiable_outputs
        return [r for r, d in zip(results, flags if len(flags) == len(results) else [True] * len(results)) if d or not any(flags)]


def cases(differentiable: bool = False, elementwise: bool | None = None) -> list[Case]:
    found = []
    for op in SPEC:
        if op.kind == "compose" or op.signature.is_inplace:
            continue
        if differentiable and not (op.differentiable_inputs and all(g.kind in (FORMULA, ZERO) for g in op.gradients if g.flows)):
            continue
        if elementwise is not None and op.elementwise is not elementwise:
            continue
        if "f" not in op.classes and differentiable:
            continue
        found += [Case(op, i, s) for i, s in enumerate(samples_of(op))]
    return found


def each(found: Sequence[Case | tuple[Case, str]], counts: Callable[..., bool] = lambda *row: True) -> Decorator:
    """Makes a test of a case, or of a case and a dtype, one of some ops, which goes through all that these have and that count when it runs."""
    rows = [item if isinstance(item, tuple) else (item,) for item in found]
    return one_test_for_each("op", [(row[0].op.name, row) for row in rows], together=8, counts=counts)


__all__ = ["BY_NAME", "NOT_IMPLEMENTED", "SPEC", "Case", "cases", "each", "public"]
