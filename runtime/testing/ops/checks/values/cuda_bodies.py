"""Bodies of C that an op has for CUDA alone: no device is needed to compare what they compute, as far as they are C that the host's compiler takes."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from specgrad.codegen.model.expr import Prim
from specgrad.codegen.model.primitives import OwnC
from specgrad.codegen.proof.literals import beside
from specgrad.codegen.write.in_c.own import function_of
from specgrad.compiler.cut import CompilerError
from specgrad.compiler.native import compile_c
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check
from specgrad.testing.ops.subject import literals_in
from specgrad.testing.ops.trial import OpTrial, is_floating_point
from specgrad.testing.properties.tools import compared, near
from specgrad.testing.properties.trial import NotVerified

from .kernels import HARD, OWN_NEAR, evaluator

COUNT = 4000  # elements
FLOAT_NEAR = 1e-4  # of the largest number, where float32 computes in another order
TYPES = (("double", "", np.float64), ("float", "f", np.float32))
# CUDA's functions that C has under other names, or not at all; its quick ones are those of float numbers, also where a body is given double ones.
OF_CUDA = """\
#include "scalar.h"
#pragma GCC diagnostic error "-Wimplicit-function-declaration"
#define __device__
#define __forceinline__ inline
#define __expf(x) expf(x)
#define __logf(x) logf(x)
#define __log2f(x) log2f(x)
#define __log10f(x) log10f(x)
#define __exp10f(x) powf(10.0f, x)
#define __sinf(x) sinf(x)
#define __cosf(x) cosf(x)
#define __tanf(x) tanf(x)
#define __powf(x, y) powf(x, y)
#define __fdividef(x, y) ((float)(x) / (float)(y))
#define __saturatef(x) fminf(fmaxf(x, 0.0f), 1.0f)
#define rsqrt(x) (1.0 / sqrt(x))
#define rsqrtf(x) (1.0f / sqrtf(x))
#define rcbrt(x) (1.0 / cbrt(x))
#define rcbrtf(x) (1.0f / cbrtf(x))
#define exp10(x) pow(10.0, x)
#define exp10f(x) powf(10.0f, x)
#define normcdf(x) (0.5 * erfc(-0.70710678118654752440 * (x)))
#define normcdff(x) (0.5f * erfcf(-0.70710678118654752440f * (x)))
"""


def bodies_of(trial: OpTrial) -> list[OwnC]:
    """Its bodies for CUDA, one for each result."""
    owns = [body.primitive.own for body in trial.op.bodies if isinstance(body, Prim)]
    return [own for own in owns if own is not None and own.cuda.plain]


@check("cuda_bodies", lambda trial: trial.number == 0 and trial.dtype == "float64" and bool(bodies_of(trial)))
def cuda_bodies(trial: OpTrial) -> Iterator[Failure]:
    """A body for CUDA, compiled for the host, gives what the op's NumPy does; where the host's compiler does not take it, the report names it."""
    with TemporaryDirectory() as folder:
        try:
            compile_c("\n".join([OF_CUDA, *_functions(bodies_of(trial))]), Path(folder))
            library = ctypes.CDLL(str(Path(folder) / "program.so"))
        except (CompilerError, OSError) as error:  # temporary folders of which no code may be run are an OSError
            why = str(error).splitlines()[0].rpartition("error: ")[2]
            raise NotVerified(f"bodies for CUDA that were not run, since there is no device, and the host does not take them ({why})") from error
    for number, own in enumerate(bodies_of(trial)):
        for type_, _, dtype in TYPES:
            compute = partial(_computed, getattr(library, f"{type_}_{number}"), dtype)
            for which, arrays in _inputs(trial, dtype):
                expected = evaluator().own(own, [a.astype(np.float64) if isinstance(a, np.ndarray) else a for a in arrays])
                if what := _unlike(compute(arrays), np.broadcast_to(expected, (COUNT,)), type_, arrays, which):
                    yield trial.failed("cuda", f"its body for CUDA, in {type_}{which}: {what}", output=own.result if len(trial.op.bodies) > 1 else "", looks="")
                    return


def _functions(owns: list[OwnC]) -> Iterator[str]:
    """The bodies as functions of one element, and loops over them."""
    for number, own in enumerate(owns):
        for type_, letter, _ in TYPES:
            name = f"{type_}_{number}"
            yield from function_of(own, f"static {type_} of_one_{name}", type_, letter, "NAN", cuda=True)
            yield f"void {name}(const {type_} *const *x, {type_} *result, long count) {{"
            yield f"    for (long i = 0; i < count; i++) result[i] = of_one_{name}({', '.join(f'x[{i}][i]' for i in range(len(own.params)))});"
            yield "}"


def _computed(function: Any, dtype: Any, arrays: list[Any]) -> Any:
    given = [np.ascontiguousarray(np.broadcast_to(np.asarray(a, dtype), (COUNT,))) for a in arrays]
    result = np.empty(COUNT, dtype)
    function((ctypes.c_void_p * len(given))(*(a.ctypes.data for a in given)), ctypes.c_void_p(result.ctypes.data), ctypes.c_long(COUNT))
    compared(result)
    return result


def _inputs(trial: OpTrial, dtype: Any) -> Iterator[tuple[str, list[Any]]]:
    """Numbers of the sample, those that stand in the op's texts, and for double numbers hard ones, in all combinations; parameters at numbers of the texts."""
    random, literals = trial.random(24), literals_in(trial.op)
    arrays = [random.choice(a.reshape(-1), COUNT).astype(dtype) if is_floating_point(a) and a.size else a for a in trial.arrays]
    yield "", arrays
    numbers = [*beside(literals), *(HARD if dtype is np.float64 else ())]
    if not numbers:
        return
    hard = [np.where(random.random(COUNT) < 0.75, random.choice(numbers, COUNT), a).astype(dtype) if isinstance(a, np.ndarray) else a for a in arrays]
    yield ", at hard numbers", hard
    for at, value in enumerate(arrays):
        for number in literals if isinstance(value, (int, float)) else ():
            if not isinstance(value, int) or number == int(number):
                given = int(number) if isinstance(value, int) else number
                yield f", with {trial.op.signature.params[at].name}={given!r}", [*hard[:at], given, *hard[at + 1 :]]


def _unlike(found: Any, expected: Any, type_: str, arrays: list[Any], which: str) -> str:
    """Where a body gives other numbers, and which."""
    relative, absolute = OWN_NEAR
    allowed = relative * np.abs(expected) + absolute
    if type_ == "float":
        finite = np.abs(expected[np.isfinite(expected)])
        allowed = FLOAT_NEAR * np.maximum(np.abs(expected), np.max(finite, initial=1.0))
    same = near(found.astype(np.float64), expected, allowed)
    if same.all():
        return ""
    at = int(np.argmin(same))
    given = ", ".join(f"{np.broadcast_to(a, (COUNT,))[at]:.10g}" for a in arrays)
    return f"{given} gives {found[at]:.10g}, not {expected[at]:.10g}"
