"""All dtypes: narrower floats against float64, integers and bools where an op takes them, a clear refusal where it does not, and dtypes as arguments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd import forward_ad
from specgrad.codegen.read.derive import BOOL, COMPLEX, CONST, kinds_of, promotes, result_kind
from specgrad.core.base.dtypes import dtype, dtype_of, get_default_dtype
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check, composed, differentiable, few, has_tangents
from specgrad.testing.ops.checks.first_order import tangents
from specgrad.testing.ops.jacobian import measured
from specgrad.testing.ops.trial import OpTrial, is_inexact
from specgrad.testing.ops.trials import takes
from specgrad.testing.properties.tools import compared, gradients, near, recorded_call, wide
from specgrad.testing.properties.trial import recorded

from . import EPS, in_dtype_of, numpy_dtype

ULPS = 16  # of the size of what is added up in a result
GRADIENT_ULPS = 64
EXACT = 2.0**53  # beyond which float64 leaves whole numbers out
CAST = 1e-4  # what float32 may lose, of the largest number, where an op computes in another dtype


@check("dtypes", lambda trial: (few(trial) and trial.about in ("sample", "0-dim", "broadcast", "empty")) or composed(trial))
def dtypes(trial: OpTrial) -> Iterator[Failure]:
    """float16, bfloat16, float32 and complex64 give what float64 and complex128 give on the same numbers, within their precision, in their dtype."""
    names = ("complex64",) if trial.dtype == "complex128" else ("float16", "bfloat16", "float32")
    if trial.op.kind == "compose" and trial.number:
        names = names[-1:]  # what a composition calls is tried in the others itself
    for name in names:
        arrays = [a.astype(numpy_dtype(name)) for a in trial.at]
        back = [a.astype(trial.dtype) for a in arrays]
        if any(d.distinct for d in trial.op.domain.values()) and _tied(trial.at, back):
            continue
        if not trial.op.takes_dtype(name):
            yield from _refused(trial, name, arrays)
            continue
        try:
            low = _run(trial, arrays)
        except (NotImplementedError, RuntimeError, TypeError) as error:
            if name.endswith("16") and name in str(error) and (trial.op.kind == "compose" or not isinstance(error, TypeError)):
                continue  # which the op, or what it calls, says that it does not take
            raise
        yield from _compared(trial, name, low, _run(trial, back))
        if name in ("float32", "complex64") and trial.about == "sample" and trial.op.kind != "compose" and has_tangents(trial):
            yield from _tangents_in(trial, name, arrays, back)


def _tangents_in(trial: OpTrial, name: str, low: list[Any], high: list[Any]) -> Iterator[Failure]:
    """Tangents have the dtype of the results, and the numbers that they have in wider ones."""
    random = trial.random(3)
    direction = [random.integers(-8, 8, a.shape) / 8.0 for a in low]
    found, expected = (tangents(replace(trial, arrays=in_dtype_of(trial, at)), direction) for at in (low, high))
    for number, (a, e) in enumerate(zip(found, expected)):
        if a is None or e is None:
            continue
        if a.dtype is not _narrowed(e.dtype, name):
            yield trial.failed("dtype", f"tangent of result {number} of {name} has dtype {a.dtype}", output=str(number))
        elif not trial.same(a, e, CAST):
            yield trial.failed("dtype", f"tangent of result {number} of {name} numbers", found=wide(a), expected=wide(e), output=str(number))


def _refused(trial: OpTrial, name: str, arrays: list[Any]) -> Iterator[Failure]:
    """A dtype that an entry leaves out, of a class that it takes, is a TypeError that lists the others."""
    if not trial.leaves:
        return
    given, _ = trial.tensors(in_dtype_of(trial, arrays), wanted=())
    try:
        trial.call(given)
    except TypeError as error:
        compared(np.ones(1))
        if not all(taken in str(error) for taken in (*trial.op.dtypes, name)):
            yield trial.failed("dtype", f"refuses {name} numbers, but does not say which it takes: {error}")
        return
    yield trial.failed("dtype", f"takes {name} numbers, which 'dtypes' leaves out")


def _tied(at: list[Any], back: list[Any]) -> bool:
    """Whether numbers that were different no longer are."""
    before, after = (np.concatenate([a.reshape(-1) for a in arrays] or [np.zeros(0)]) for arrays in (at, back))
    return len(np.unique(after)) < len(np.unique(before))


def _run(trial: OpTrial, at: list[Any]) -> tuple[list[Any], list[Any]]:
    given, leaves = trial.tensors(in_dtype_of(trial, at))
    outs = trial.results(given)
    ends = recorded(outs)
    return outs, gradients(ends, leaves, _starts(trial, ends))


def _starts(trial: OpTrial, outs: list[Any]) -> list[Any]:
    """Random eighths to begin a pass with: the same numbers in every dtype."""
    random = trial.random(1)

    def eighths(shape: tuple[int, ...]) -> Any:
        return np.round(random.standard_normal(shape) * 8) / 8

    return [np.asarray(eighths(o.shape) + (1j * eighths(o.shape) if o.is_complex() else 0.0)).astype(o._array.dtype) for o in outs]


def _compared(trial: OpTrial, name: str, low: tuple[list[Any], list[Any]], high: tuple[list[Any], list[Any]]) -> Iterator[Failure]:
    truth, eps = measured(trial), EPS[name]
    tiny = 2.0**-24 if name == "float16" else 0.0  # its smallest number
    largest = max((float(np.max(np.abs(a), initial=0.0)) for a in trial.at), default=0.0)
    for number, (a, e) in enumerate(zip(low[0], high[0])):
        expected = _narrowed(e.dtype, name)
        if a.dtype is not expected and not (trial.op.kind == "compose" and a.dtype is e.dtype):  # as float_power, which always computes in float64
            yield trial.failed("dtype", f"result {number} of {name} has dtype {a.dtype}, not {expected}")
            return
        terms = sum((np.abs(v * x) for _, _, x, v in truth.of_elements(number)), np.zeros(1))
        size = np.abs(wide(e)) + np.reshape(terms, e.shape) if np.size(terms) == e.numel() else np.abs(wide(e))
        if not _within(wide(a), wide(e), ULPS * eps * (size + 0.01 * np.max(size, initial=0.0) + 0.1 * min(1.0, largest)) + tiny):
            yield trial.failed("dtype", f"result {number} of {name} numbers", found=wide(a), expected=wide(e))
            return
    if any(traits[a._array.dtype].is_complex and name.endswith("16") for a in low[0]):
        return  # there are no complex numbers so narrow: what made complex ones of these computed in float32
    for at, (leaf, a, e) in enumerate(zip(trial.leaves, low[1], high[1])):
        if a.dtype.name != name:
            yield trial.failed("dtype", f"gradient of {leaf} of {name} has dtype {a.dtype}", input=leaf)
            return
        size = _added_up(trial, at, low[0]).reshape(e.shape) + 0.25 * max(1.0, float(np.max(np.abs(wide(e)), initial=0.0)))
        if not _within(wide(a), wide(e), GRADIENT_ULPS * eps * size + tiny):
            yield trial.failed("dtype", f"gradient of {leaf} of {name} numbers", found=wide(a), expected=wide(e), input=leaf)
            return


def _added_up(trial: OpTrial, at: int, outs: list[Any]) -> Any:
    """The size of what is added up in each element of a gradient."""
    truth = measured(trial)
    size = np.zeros(trial.at[at].size)
    for number, start in enumerate(_starts(trial, outs)):
        for leaf, flat, _, value in truth.of_elements(number):
            if leaf == at:
                size[flat] += float(np.sum(np.abs(wide(start).reshape(-1) * value)))
    return size


def _narrowed(wide_: dtype, name: str) -> dtype:
    """The dtype that a result has where one of float64 or complex128 has this one."""
    real = {"complex64": "float32"}.get(name, name)
    return dtype_of(numpy_dtype({"float64": real, "complex128": "complex64"}.get(wide_.name, wide_.name)))


def _within(found: Any, expected: Any, allowed: Any) -> bool:
    compared(found)
    return bool(near(found, expected, allowed).all())


# ---- integers and bools


@check("integers", lambda trial: trial.about in ("sample", "0-dim") and trial.dtype == "float64" and trial.op.elementwise and trial.op.body is not None)
def integers(trial: OpTrial) -> Iterator[Failure]:
    """Integers and bools: the values of float64, in the dtype that follows from the forward expression, without a gradient; or a clear refusal."""
    op = trial.op
    assert op.body is not None
    kinds = kinds_of(op.signature, op.body)
    for name, letter in (("int64", "i"), ("int32", "i"), ("uint8", "i"), ("bool", "b")):
        arrays = whole_arguments(trial, kinds, name)
        if not any(isinstance(a, np.ndarray) and a.dtype == name for a in arrays):
            return
        given, _ = trial.tensors(arrays, wanted=())
        if not (takes(op, letter) and op.takes_dtype(name)):
            if promotes(op.body) or any(p.type.base == "Scalar" for p in op.signature.params):
                continue  # floats are made of them
            try:
                trial.call(given)
            except (NotImplementedError, RuntimeError, TypeError):
                continue
            yield trial.failed("dtype", f"takes {name} numbers, which 'dtypes' leaves out")
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
        wanted = traits[wanted].complex if kind == COMPLEX else wanted
        if result.requires_grad:
            yield trial.failed("dtype", f"{name} numbers have a gradient")
        if kind != CONST and op.signature.params[-1].type.base != "Scalar" and result._array.dtype != wanted:
            if name == "bool" and traits[result._array.dtype].is_integer and kind != BOOL:
                continue  # bools that are counted with
            yield trial.failed("dtype", f"result of {name} numbers has dtype {result.dtype}, not {wanted}")
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


@check("whole", lambda trial: trial.about == "sample" and trial.dtype == "float64" and bool(trial.leaves) and _adds_whole_numbers(trial))
def whole(trial: OpTrial) -> Iterator[Failure]:
    """Whole numbers of five digits, in int64, give what they give in float64, where that is exact: nothing is computed in a narrower type."""
    if any(isinstance(a, float) and not a.is_integer() for a in trial.arrays):
        return  # which integers round
    random = trial.random(25)
    numbers = [random.integers(50_000, 90_000, a.shape) * random.choice((-1, 1), a.shape) for a in trial.at]
    try:
        found = trial.call(trial.tensors(trial.moved(numbers), wanted=())[0])
        exact = trial.call(trial.tensors(trial.moved([n.astype(np.float64) for n in numbers]), wanted=())[0])
    except (RuntimeError, NotImplementedError, TypeError, ValueError, IndexError):
        return  # of which it takes none
    for number, (a, e) in enumerate(zip(found, exact)):
        if not (isinstance(a, Tensor) and traits[a._array.dtype].is_integer and traits[e._array.dtype].is_floating_point):
            continue
        if (np.abs(e._array) < EXACT).all() and (e._array == np.round(e._array)).all():
            compared(a._array)
            if a.shape != e.shape or (a._array != e._array).any():
                yield trial.failed("dtype", f"result {number} of int64 numbers", found=wide(a), expected=wide(e), looks="")
                return


def _adds_whole_numbers(trial: OpTrial) -> bool:
    """Whether an op takes integers as well as floats, and is more than an expression an element."""
    op = trial.op
    return op.kind in ("call", "compose") and takes(op, "i") and not op.signature.is_inplace and not any(d.kind for d in op.domain.values())


@check("asked_dtype", lambda trial: trial.number == 0 and trial.dtype == "float64" and trial.op.is_public and trial.op.kind == "call")
def asked_dtype(trial: OpTrial) -> Iterator[Failure]:
    """Where `dtype` is among the arguments of an op, its result has the one that it is given."""
    for at, param in enumerate(trial.op.signature.params):
        if param.name == "dtype" and param.type.base == "dtype":
            given, _ = trial.tensors(wanted=())
            try:
                (result, *_) = trial.call([*given[:at], dtype_of(np.dtype(np.float32)), *given[at + 1 :]])
            except (RuntimeError, TypeError):
                continue  # it may not lose digits
            compared(np.ones(1))
            if result.dtype.name != "float32":
                yield trial.failed("dtype", f"the result with dtype=float32 has dtype {result.dtype}")


def whole_arguments(trial: OpTrial, kinds: Mapping[str, Any], name: str) -> list[Any]:
    """The arguments with whole numbers of the domain, of a dtype, in the place of floats; kinds say which arguments are conditions."""
    params = zip(trial.op.signature.params, trial.arrays)
    return [_whole_numbers(trial, p.name, a, name) if p.type.is_tensor and kinds.get(p.name) != BOOL and is_inexact(a) else a for p, a in params]


def _whole_numbers(trial: OpTrial, name: str, array: Any, dtype_name: str) -> Any:
    domain = trial.op.domain.get(name)
    low = -4 if domain is None or domain.low <= -4 else int(np.ceil(domain.low))
    if domain is not None and (0.0 in domain.avoid or domain.low >= 0):
        low = max(low, 1)
    high = max(2, low + 1) if dtype_name == "bool" else max(5, low + 2)
    if dtype_name in ("uint8", "bool"):
        low = max(low, 0)
    return np.asarray(trial.random(21, len(name)).integers(low, high, array.shape)).astype(dtype_name)


# ---- ops with a dtype among their arguments


def _takes_a_dtype(trial: OpTrial) -> bool:
    wanted = [v for p, v in zip(trial.op.signature.params, trial.arrays) if p.type.base == "dtype"]
    return trial.about == "sample" and trial.dtype == "float64" and differentiable(trial) and any(v is not None for v in wanted)


@check("casts", _takes_a_dtype)
def casts(trial: OpTrial) -> Iterator[Failure]:
    """Where dtype=float64 is an argument and the input is float32, gradients are float32 and tangents float64, and are right."""
    narrow = replace(trial, arrays=trial.moved([a.astype(np.float32) for a in trial.at]))
    expected = _random_gradients(trial, False)
    for as_recorded in (False, True):
        found = _random_gradients(narrow, as_recorded)
        for leaf, array, a, e in zip(trial.leaves, narrow.at, found, expected):
            if a._array.dtype != array.dtype:
                yield trial.failed("dtype", f"gradient of {leaf}: dtype {a.dtype} for an input of {array.dtype}", input=leaf)
            elif np.any(np.abs(wide(a) - wide(e)) > CAST * (1 + np.max(np.abs(wide(e)), initial=0.0))):
                yield trial.failed("dtype", f"gradient of {leaf} in float32", found=wide(a), expected=wide(e), input=leaf)
    yield from _tangents(narrow)


def _tangents(trial: OpTrial) -> Iterator[Failure]:
    given, leaves = trial.tensors(wanted=())
    with forward_ad.dual_level():
        duals = [forward_ad.make_dual(x, from_array(np.ones_like(x._array))) for x in leaves]
        pairs = [(o, forward_ad.unpack_dual(o).tangent) for o in trial.results(trial.at_places(given, duals))]
    for name, (out, tangent) in zip((r.name for r in trial.op.signature.returns), pairs):
        if tangent is not None and tangent.dtype is not out.dtype:
            yield trial.failed("dtype", f"tangent of {name}: dtype {tangent.dtype} for a result of {out.dtype}", output=name)


def _random_gradients(trial: OpTrial, as_recorded: bool) -> Any:
    leaves, outs = recorded_call(trial)
    random = np.random.default_rng([trial.seed, trial.number])
    starts = [random.standard_normal(o.shape).astype(o._array.dtype) for o in outs]
    return gradients(outs, leaves, starts, create_graph=as_recorded)
