"""Results against the reference of the spec: functions of NumPy and SciPy, which this project has not written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.codegen.proof.literals import beside
from specgrad.codegen.proof.reference import disagreement, expected_results, is_computable, tells_zeros
from specgrad.codegen.read.derive import BOOL, kinds_of, promotes, result_kind
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check
from specgrad.testing.ops.subject import literals_in
from specgrad.testing.ops.trial import OpTrial, item_of, with_item
from specgrad.testing.ops.trials import takes
from specgrad.testing.properties.tools import compared

from .dtypes import whole_arguments

REAL = np.array(
    [0.0, 1e-12, 1e-5, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.75, 7.0, 20.5, 80.0, 1e10, 1e300, np.inf],
)  # and their negatives: where a domain ends, differences say nothing, and a reference is all there is
LARGE = 2**53 + 1


def _with_one(array: Any, number: float) -> Any:
    array.reshape(-1)[array.size // 2 : array.size // 2 + 1] = number
    return array


class Unusual(NamedTuple):
    """Numbers that an op may have forgotten.

    Args:
        make: makes them of the numbers of a sample.
        known: whether a reference that gives this there says something: one that is an expression gives NaN of infinities, and infinities of large numbers.
    """

    make: Callable[[Any], Any]
    known: Callable[[Any], Any] = lambda expected: True


UNUSUAL: dict[str, Unusual] = {
    "one NaN": Unusual(lambda x: _with_one(x, np.nan)),
    "one inf": Unusual(lambda x: _with_one(x, np.inf), known=lambda e: ~np.isnan(e)),
    "one -inf": Unusual(lambda x: _with_one(x, -np.inf), known=lambda e: ~np.isnan(e)),
    "large": Unusual(lambda x: x * 2.0**30, known=lambda e: np.isfinite(e).all()),
    "small": Unusual(lambda x: x * 2.0**-30, known=lambda e: np.isfinite(e).all()),
}
POINTS: dict[str, Any] = {
    "float64": np.concatenate([REAL, -REAL, [np.nan]]),
    "complex128": np.add.outer([0.0, 0.25, -0.5, 1.5, -3.75, 20.5, -20.5], [0, 0.5j, -0.25j, 3j, -8j]).reshape(-1),
}


def _wants(trial: OpTrial) -> bool:
    stated = trial.op.reference
    return stated is not None and is_computable(stated) and (trial.about != "broadcast" or trial.number % 8 == 0) and not trial.op.signature.is_inplace


@check("reference", _wants)
def reference(trial: OpTrial) -> Iterator[Failure]:
    """The results are those of the reference, an expression of NumPy's and SciPy's functions: in all trials, outside of the domain, of integers too."""
    yield from _compared(trial, trial.arrays, True)
    op = trial.op
    if trial.about == "sample" and op.elementwise and trial.dtype in POINTS and (arrays := _everywhere(trial)):
        yield from _compared(trial, arrays, True)
    if trial.about == "sample" and not op.elementwise and trial.dtype == "float64":
        yield from _unusual(trial)
    if trial.about != "sample" or trial.dtype != "float64" or (op.body is not None and promotes(op.body)):
        return
    if any(domain.kind for domain in op.domain.values()):
        return  # whole numbers make no matrices of any kind
    kinds = {} if op.body is None else kinds_of(op.signature, op.body)
    compares = op.body is None or result_kind(op.body, kinds) == BOOL
    for name, letter in (("int64", "i"), ("int32", "i"), ("uint8", "i"), ("bool", "b")):
        if takes(op, letter) and not any(isinstance(a, float) for a in trial.arrays) and (name != "bool" or compares):
            arrays = whole_arguments(trial, kinds, name)
            if op.body is not None:
                yield from _compared(trial, arrays, False)
            elif op.is_public and (name != "bool" or len(trial.leaves) == 1):
                try:
                    yield from _compared(trial, arrays, True)
                    if name == "int64" and not op.domain:
                        yield from _compared(trial, _beyond_floats(trial, arrays), True)
                except (RuntimeError, NotImplementedError, TypeError):
                    continue  # which refuses them


def _unusual(trial: OpTrial) -> Iterator[Failure]:
    """The first that differs of the numbers that an op may have forgotten. Those that it, or the reference, refuses show nothing."""
    free = [leaf for leaf in replace(trial, every=True).leaves if leaf.name not in trial.op.domain]
    for about, unusual in UNUSUAL.items():
        arrays = trial.arrays
        for leaf in free:
            arrays = with_item(arrays, leaf, unusual.make(np.array(item_of(trial.arrays, leaf))))
        try:
            found = [] if arrays is trial.arrays else [*_compared(trial, arrays, True, f", {about}", unusual.known)]
        except (RuntimeError, NotImplementedError, TypeError, ValueError, IndexError, np.linalg.LinAlgError):
            continue
        if found:
            yield found[0]
            return


def _beyond_floats(trial: OpTrial, arrays: list[Any]) -> list[Any]:
    """The arguments with odd numbers in the place of their whole ones, which no float64 holds."""
    changed = [a is not before and isinstance(a, np.ndarray) for a, before in zip(arrays, trial.arrays)]
    return [LARGE + 2 * trial.random(26, at).integers(0, 500, arrays[at].shape) if new else arrays[at] for at, new in enumerate(changed)]


def of_variant(trial: OpTrial) -> Iterator[Failure]:
    """The results on a sample with one thing changed."""
    stated = trial.op.reference
    if stated is not None and is_computable(stated) and not trial.op.signature.is_inplace:
        yield from _compared(trial, trial.arrays, True)


def _everywhere(trial: OpTrial) -> list[Any]:
    """The arguments with numbers from the whole line, or plane, in the place of a sample's; none if the sample gives other tensors.

    Tensors that have no gradient beside others that have one, such as degrees, keep the numbers of the sample."""
    arrays = list(trial.arrays)
    kind, near = trial.dtype[0], beside(literals_in(trial.op))
    found = np.concatenate([POINTS[trial.dtype], near])
    places = [i for i, a in enumerate(arrays) if isinstance(a, np.ndarray)]
    if not places or any(traits[arrays[i].dtype].letter != kind for i in places):
        return []
    flowing = {p.name for p in trial.op.differentiable_inputs}
    still = {i for i in places if flowing and trial.op.signature.params[i].name not in flowing}
    grid: list[Any]
    if len(places) <= 2:
        grid = list(np.meshgrid(*(arrays[i].reshape(-1) if i in still else found for i in places)))
    elif still:
        return []
    else:
        tame = np.concatenate([near, [0.25, -0.5, 1.5, -3.75]])  # of three operands, some of others may cancel each other
        draws = ((POINTS[trial.dtype], POINTS[trial.dtype].size ** 2), (tame, tame.size**2))
        grid = [np.concatenate([trial.random(22, i).choice(numbers, count) for numbers, count in draws]) for i in places]
    for place, numbers in zip(places, grid):
        arrays[place] = numbers.reshape(-1)
    return arrays


def _compared(trial: OpTrial, arrays: list[Any], dtypes: bool, about: str = "", known: Callable[[Any], Any] | None = None) -> Iterator[Failure]:
    assert trial.op.reference is not None
    given, _ = trial.tensors(arrays, wanted=())
    results = [r._array if isinstance(r, Tensor) else r for r in _flat(trial.call(given))]
    expected = expected_results(trial.op.reference, dict(zip((p.name for p in trial.op.signature.params), arrays)))
    if known is not None and len(results) == len(expected):
        expected = [e if e is None else _where_known(np.asarray(e), r, known) for e, r in zip(expected, results)]
    whole = not any(isinstance(a, np.ndarray) and traits[a.dtype].is_inexact for a in arrays)
    made = any(traits[np.asarray(r).dtype].is_floating_point for r in results) or any(getattr(e, "dtype", None) == np.int8 for e in expected)
    if made and whole and arrays is not trial.arrays:
        return  # floats are made of integers in the default dtype, which NumPy has not; and NumPy's conjugates of bools are int8
    for r in results:
        compared(r)
    expected = [e.astype(np.int64) if getattr(e, "dtype", None) == np.uint64 else e for e in expected]  # as PyTorch counts, and sums bytes
    if difference := disagreement(results, expected, trial.op.elementwise, dtypes, tells_zeros(trial.op.reference)):
        kind = next((a.dtype.name for a in arrays if isinstance(a, np.ndarray)), "no")
        place = f"{trial.op.reference.location.file}:{trial.op.reference.location.line}"
        yield trial.failed("values", f"does not give what its reference ({place}) does with {kind} numbers{about}: {difference}")


def _where_known(expected: Any, found: Any, known: Callable[[Any], Any]) -> Any:
    """What a reference gives, and where that says nothing, what the op gives."""
    if not np.issubdtype(expected.dtype, np.inexact) or expected.shape != np.shape(found):
        return expected
    return np.where(known(expected), expected, found).astype(expected.dtype)


def _flat(results: list[Any]) -> list[Any]:
    return [r for result in results for r in (result if isinstance(result, (tuple, list)) else [result])]
