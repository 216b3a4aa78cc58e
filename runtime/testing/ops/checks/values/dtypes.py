"""All dtypes: narrower floats against float64, integers and bools where an op takes them, and a clear refusal where it does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd.differentiate import grad
from specgrad.codegen.read.derive import BOOL, CONST, kinds_of, promotes, result_kind
from specgrad.core.base.dtypes import bfloat16 as bfloat16_
from specgrad.core.base.dtypes import dtype, dtype_of, get_default_dtype
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check, few
from specgrad.testing.ops.jacobian import measured
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.ops.trials import takes
from specgrad.testing.properties.tools import compared, wide

EPS = {"float16": 2.0**-10, "bfloat16": 2.0**-7, "float32": 2.0**-23, "complex64": 2.0**-23}
ULPS = 16  # of the size of what is added up in a result
GRADIENT_ULPS = 64


def _narrow(trial: OpTrial) -> bool:
    return few(trial) and trial.about in ("sample", "0-dim", "broadcast", "empty")


@check("dtypes", _narrow)
def dtypes(trial: OpTrial) -> Iterator[Failure]:
    """float16, bfloat16, float32 and complex64 give what float64 and complex128 give on the same numbers, within their precision, in their dtype."""
    names = ("complex64",) if trial.dtype == "complex128" else ("float16", "bfloat16", "float32")
    for name in names:
        narrow = bfloat16_.numpy if name == "bfloat16" else np.dtype(name)
        arrays = [a.astype(narrow) for a in trial.at]
        back = [a.astype(trial.dtype) for a in arrays]
        if any(d.distinct for d in trial.op.domain.values()) and _tied(trial.at, back):
            continue
        try:
            low = _run(trial, arrays)
        except (NotImplementedError, RuntimeError) as error:
            if name.endswith("16") and name in str(error):
                continue  # which the op says that it does not take
            raise
        yield from _compared(trial, name, low, _run(trial, back))


def _tied(at: list[Any], back: list[Any]) -> bool:
    """Whether numbers that were different no longer are."""
    before, after = (np.concatenate([a.reshape(-1) for a in arrays] or [np.zeros(0)]) for arrays in (at, back))
    return len(np.unique(after)) < len(np.unique(before))


def _run(trial: OpTrial, at: list[Any]) -> tuple[list[Any], list[Any]]:
    arrays = [a.astype(at[0].real.dtype) if isinstance(a, np.ndarray) and traits[a.dtype].is_floating_point and at else a for a in trial.moved(at)]
    arrays = [trial.moved(at)[i] if any(leaf.param == i for leaf in trial.leaves) else a for i, a in enumerate(arrays)]
    arrays = [at[0].dtype if p.type.base == "dtype" and a is not None and at else a for p, a in zip(trial.op.signature.params, arrays)]
    given, leaves = trial.tensors(arrays)
    outs = trial.results(given)
    recorded = [o for o in outs if o.requires_grad]
    starts = [from_array(s) for s in _starts(trial, recorded)]
    return outs, list(grad(recorded, leaves, starts, materialize_grads=True)) if recorded else []


def _starts(trial: OpTrial, outs: list[Any]) -> list[Any]:
    """Random eighths to begin a pass with: the same numbers in every dtype."""
    random = trial.random(1)

    def eighths(shape: tuple[int, ...]) -> Any:
        return np.round(random.standard_normal(shape) * 8) / 8

    return [np.asarray(eighths(o.shape) + (1j * eighths(o.shape) if o.is_complex() else 0.0)).astype(o._array.dtype) for o in outs]


def _compared(trial: OpTrial, name: str, low: tuple[list[Any], list[Any]], high: tuple[list[Any], list[Any]]) -> Iterator[Failure]:
    truth = measured(trial)
    eps = EPS[name]
    for number, (a, e) in enumerate(zip(low[0], high[0])):
        expected = _narrowed(e.dtype, name)
        if a.dtype is not expected and not (trial.op.kind == "compose" and a.dtype is e.dtype):  # as float_power, which always computes in float64
            yield trial.failed("dtype", f"result {number} of {name} has dtype {a.dtype}, not {expected}", looks="")
            return
        terms = sum((np.abs(np.where(np.isfinite(v), v, 0)) * np.abs(_coordinate(trial, c)) for c, v in zip(truth.columns, truth.values[number])), np.zeros(1))
        size = np.abs(wide(e)) + np.reshape(terms, e.shape) if np.size(terms) == e.numel() else np.abs(wide(e))
        if not _within(wide(a), wide(e), ULPS * eps * (size + 0.01 * np.max(size, initial=0.0) + 0.1 * min(1.0, _largest(trial))) + _tiny(name)):
            yield trial.failed("dtype", f"result {number} of {name} numbers", found=wide(a), expected=wide(e))
            return
    if any(traits[a._array.dtype].is_complex and name.endswith("16") for a in low[0]):
        return  # there are no complex numbers so narrow: what made complex ones of these computed in float32
    for at, (leaf, a, e) in enumerate(zip(trial.leaves, low[1], high[1])):
        if a.dtype.name != name:
            yield trial.failed("dtype", f"gradient of {leaf} of {name} has dtype {a.dtype}", input=str(leaf), looks="")
            return
        size = _added_up(trial, at, low[0]).reshape(e.shape) + 0.25 * max(1.0, float(np.max(np.abs(wide(e)), initial=0.0)))
        if not _within(wide(a), wide(e), GRADIENT_ULPS * eps * size + _tiny(name)):
            yield trial.failed("dtype", f"gradient of {leaf} of {name} numbers", found=wide(a), expected=wide(e), input=str(leaf))
            return


def _added_up(trial: OpTrial, at: int, outs: list[Any]) -> Any:
    """The size of what is added up in each element of a gradient."""
    truth = measured(trial)
    size = np.zeros(trial.at[at].size)
    for number, start in enumerate(_starts(trial, outs)):
        for (leaf, column), value in zip(truth.columns, truth.values[number]):
            if leaf == at:
                flat = int(np.argmax(np.abs(column[leaf].reshape(-1))))
                size[flat] += float(np.sum(np.abs(wide(start).reshape(-1)) * np.abs(np.where(np.isfinite(value), value, 0))))
    return size


def _largest(trial: OpTrial) -> float:
    return max((float(np.max(np.abs(a), initial=0.0)) for a in trial.at), default=0.0)


def _narrowed(wide_: dtype, name: str) -> dtype:
    """The dtype that a result has where one of float64 or complex128 has this one."""
    real = {"complex64": "float32"}.get(name, name)
    wanted = {"float64": real, "complex128": "complex64"}.get(wide_.name, wide_.name)
    return bfloat16_ if wanted == "bfloat16" else dtype_of(np.dtype(wanted))


def _coordinate(trial: OpTrial, column: Any) -> Any:
    """The number that a direction moves."""
    leaf, direction = column
    flat = int(np.argmax(np.abs(direction[leaf].reshape(-1))))
    return trial.at[leaf].reshape(-1)[flat]


def _tiny(name: str) -> float:
    return 2.0**-24 if name == "float16" else 0.0  # its smallest number


def _within(found: Any, expected: Any, allowed: Any) -> bool:
    compared(found)
    return bool(np.all((np.abs(found - expected) <= allowed) | (found == expected) | (np.isnan(found) & np.isnan(expected))))


# ---- integers and bools


def _elementwise(trial: OpTrial) -> bool:
    return trial.about in ("sample", "0-dim") and trial.dtype == "float64" and trial.op.elementwise and trial.op.body is not None


@check("integers", _elementwise)
def integers(trial: OpTrial) -> Iterator[Failure]:
    """Integers and bools: the values of float64, in the dtype that follows from the forward expression, without a gradient; or a clear refusal."""
    op = trial.op
    assert op.body is not None
    kinds = kinds_of(op.signature, op.body)
    for name, letter in (("int64", "i"), ("int32", "i"), ("uint8", "i"), ("bool", "b")):
        arrays = [whole_numbers(trial, p.name, a, name) if p.type.is_tensor and kinds[p.name] != BOOL else a for p, a in zip(op.signature.params, trial.arrays)]
        if not any(isinstance(a, np.ndarray) and a.dtype == name for a in arrays):
            return
        given, _ = trial.tensors(arrays, wanted=())
        if not takes(op, letter):
            if promotes(op.body) or any(p.type.base == "Scalar" for p in op.signature.params):
                continue  # floats are made of them
            yield from _refused(trial, given, name)
            continue
        try:
            result = trial.call(given)[0]
        except (RuntimeError, NotImplementedError, ZeroDivisionError) as error:
            if op.requirements or "integral" in str(error):
                continue  # which is what it is for
            raise
        if any(isinstance(v, float) for v in arrays):
            continue  # numbers that make floats of integers
        kind = result_kind(op.body, kinds)
        wanted = np.dtype(bool) if kind == BOOL else get_default_dtype().numpy if promotes(op.body) else np.dtype(name)
        if result.requires_grad:
            yield trial.failed("dtype", f"{name} numbers have a gradient", looks="")
        if kind != CONST and op.signature.params[-1].type.base != "Scalar" and result._array.dtype != wanted:
            if name == "bool" and traits[result._array.dtype].is_integer and kind != BOOL:
                continue  # bools that are counted with
            yield trial.failed("dtype", f"result of {name} numbers has dtype {result.dtype}, not {wanted}", looks="")
            return
        if name != "bool" and not traits[result._array.dtype].is_bool:
            floats, _ = trial.tensors([a.astype(np.float64) if isinstance(a, np.ndarray) and a.dtype == name else a for a in arrays], wanted=())
            if takes(op, "f"):
                e = wide(trial.call(floats)[0])
                if name == "uint8":
                    e = np.where((e >= 0) & (e < 256), e, wide(result))
                if not _within(wide(result), e, 1e-5 * np.abs(e) + 1e-5):
                    yield trial.failed("dtype", f"result of {name} numbers", found=wide(result), expected=e)
                    return


def whole_numbers(trial: OpTrial, name: str, array: Any, dtype_name: str) -> Any:
    """Whole numbers of the domain in the place of an array's."""
    if not isinstance(array, np.ndarray) or not traits[array.dtype].is_inexact:
        return array
    domain = trial.op.domain.get(name)
    low, high = (-4, 5) if domain is None else (max(-4, int(np.ceil(domain.low))) if domain.low > -4 else -4, 5)
    if domain is not None and (0.0 in domain.avoid or domain.low >= 0):
        low = max(low, 1)
    random = trial.random(21, len(name))
    x = random.integers(0 if dtype_name in ("uint8", "bool") and low < 0 else low, max(2, low + 1) if dtype_name == "bool" else max(high, low + 2), array.shape)
    return np.asarray(x).astype(dtype_name)


def _refused(trial: OpTrial, given: list[Any], name: str) -> Iterator[Failure]:
    try:
        trial.call(given)
    except (NotImplementedError, RuntimeError, TypeError):
        return
    yield trial.failed("dtype", f"takes {name} numbers, which 'dtypes' leaves out", looks="")
