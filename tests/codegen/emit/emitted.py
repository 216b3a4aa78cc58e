"""What is emitted of the ops, imported, and what the ops themselves give for the same arguments."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

import specgrad
from specgrad.codegen.commands.emit import TARGETS, Emitted, emit
from specgrad.codegen.model.op import NOT_IMPLEMENTED, Op
from tests.ops.spec_cases import BY_NAME, SPEC, Case, cases
from tests.the_spec import plan

REDUCING = ("reduce.", "order.")


def must_come_out(op: Op) -> bool:
    """Whether each target must have the op: elementwise, along rows, or a reduction."""
    return op.kind == "forward" or (op.kind == "call" and op.target.startswith(REDUCING))


@cache
def emitted(target: str) -> Emitted:
    return emit(SPEC, TARGETS[target], "ours", plan=plan())


def module(target: str, folder: Path) -> ModuleType:
    """The emitted module of all ops, imported."""
    (file,) = emitted(target).files
    return imported(folder / file, emitted(target).files[file])


def imported(path: Path, text: str) -> ModuleType:
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    made = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = made
    spec.loader.exec_module(made)
    return made


def comes_out(target: str) -> Callable[[Case], bool]:
    """Whether the op of a case came out. Rows of tests are told by that when they run: to write all ops takes seconds in each process that collects tests."""
    return lambda case: case.op.name in emitted(target).ops


def cases_of(target: str) -> list[Case]:
    """Inputs of every op that came out."""
    return [case for case in cases() if case.op.name in emitted(target).ops]


def dtypes_of(case: Case) -> list[str]:
    """The widest dtypes that the op computes in; integers where there is no other."""
    return [dtype for letter, dtype in (("f", "float64"), ("c", "complex128")) if case.computes_in(letter)] or ["int64"]


def points_of(case: Case, dtype: str) -> list[list[Any]]:
    """The arguments of a case, and of the op's special points with its first case."""
    if dtype == "int64":
        rng = np.random.default_rng(case.number)
        shapes = [getattr(v, "shape", None) for v in case.arrays("float64")]
        return [[rng.integers(0, 6, s) if s is not None else v for s, v in zip(shapes, case.arrays("float64"))]]
    points = [case.arrays(dtype)]
    if case.number == 0 and dtype == "float64":
        points += [special_arguments(case.op, special.args) for special in case.op.special]
    return points


def special_arguments(op: Op, given: dict[str, Any]) -> list[Any]:
    found = []
    for param in op.signature.params:
        value = given.get(param.name, param.default if param.has_default else None)
        if param.type.is_tensor and value is not None:
            array = np.array(getattr(value, "data", value))
            gradient = op.gradient_of(param.name)
            value = array.astype(np.float64) if (gradient is not None and gradient.flows) or array.dtype.kind == "f" else array
        found.append(value)
    return found


def call(function: Any, op: Op, given: list[Any], *first: Any) -> Any:
    """A call of an emitted function, options after `*` by their names."""
    positional = [v for p, v in zip(op.signature.params, given) if not p.keyword_only]
    keywords = {("input" if p.name == "self" else p.name): v for p, v in zip(op.signature.params, given) if p.keyword_only}
    return function(*first, *positional, **keywords)


def results_of(case: Case, given: list[Any]) -> list[np.ndarray]:
    """All results of our own op."""
    tensors, _ = case.arguments(given, requires_grad=False)
    positional = [v for p, v in zip(case.op.signature.params, tensors) if not p.keyword_only]
    keywords = {p.name: v for p, v in zip(case.op.signature.params, tensors) if p.keyword_only}
    result = case.function(*positional, **keywords)
    return [r.numpy() for r in (result if isinstance(result, (tuple, list)) else [result])]


def with_gradients(case: Case) -> list[str]:
    """The inputs whose gradients are there; the entry of an op may say of others that theirs are not implemented."""
    return [name for name in case.names() if (gradient := case.op.gradient_of(name)) and gradient.kind != NOT_IMPLEMENTED]


def gradients_of(case: Case, given: list[Any], grads: list[Any]) -> dict[str, np.ndarray]:
    """Our own gradients, by input."""
    tensors, leaves = case.arguments(given)
    for param, tensor in zip(case.op.signature.params, tensors):
        if any(tensor is leaf for leaf in leaves) and param.name not in with_gradients(case):
            tensor.requires_grad_(False)
    named = {p.name: t for p, t in zip(case.op.signature.params, tensors) if any(t is leaf for leaf in leaves) and t.requires_grad}
    found = specgrad.autograd.grad(case.call(tensors), list(named.values()), [specgrad.from_numpy(g) for g in grads], allow_unused=True)
    return {name: np.zeros_like(t.detach().numpy()) if g is None else g.numpy() for (name, t), g in zip(named.items(), found)}


def listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, (tuple, list)) else [value]


def random_like(array: Any, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    made = rng.standard_normal(np.shape(array))
    if np.iscomplexobj(array):
        made = made + 1j * rng.standard_normal(np.shape(array))
    return np.asarray(made).astype(array.dtype if isinstance(array.dtype, np.dtype) else np.asarray(array).dtype)


def assert_close(found: Any, expected: Any, what: str, digits: float = 1e-9) -> None:
    found, expected = np.asarray(found), np.asarray(expected)
    assert found.shape == expected.shape, f"{what}: {found.shape} instead of {expected.shape}"
    np.testing.assert_allclose(found, expected, rtol=digits, atol=digits, err_msg=what)


__all__ = ["BY_NAME", "SPEC", "Case"]
