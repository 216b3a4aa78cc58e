"""What a wrong Jacobian looks like: the first explanation that accounts for every entry."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.gradcheck.comparison import all_close, allowed, close, of_input, of_output
from specgrad.testing.gradcheck.problem import Demands, Input, Output

from .failure import GUESSES

Key = tuple[int, int, str]  # which input, which output, which part of it
LARGEST = 4_000_000  # entries that are looked at
NEARLY = 0.01  # relatively, of a constant with a digit less
ALIKE = 1e-3  # relatively, numbers that may be one
POWERS = (1, -1, 2, -2, 3, -3)


@dataclass(frozen=True)
class Case:
    """Two Jacobians that differ, of shape (elements in, elements out), and those of the other pairs of input and output."""

    analytical: Any
    numerical: Any
    output: Output
    input: Input
    demands: Demands
    key: Key = (0, 0, "")
    others: Mapping[Key, tuple[Any, Any]] | None = None
    inputs: Sequence[Input] = ()
    at_result: Callable[[], tuple[Any, Any] | None] = lambda: None  # both Jacobians at the point that is the function's own result

    def explains(self, corrected: Any) -> bool:
        """Whether the analytical Jacobian, corrected for some mistake, is right."""
        return corrected.shape == self.numerical.shape and bool(close(corrected, self.numerical, self.demands).all())

    def is_made(self, spoilt: Any) -> bool:
        """Whether the analytical Jacobian is the numerical one with some mistake made in it."""
        return spoilt.shape == self.analytical.shape and bool((np.abs(self.analytical - spoilt) <= allowed(spoilt, self.demands)).all())


def diagnosis(case: Case) -> tuple[str, str]:
    """The name of the mistake, as in `GUESSES`, and a sentence about it; two empty texts if it looks like none."""
    if case.analytical.size > LARGEST or not np.isfinite(case.numerical).all():
        return "", ""
    if not np.isfinite(case.analytical).all():
        return "not finite", _sentence("not finite")
    for explanations in EXPLANATIONS:
        for name, more in explanations(case):
            return name, _sentence(name, more)
    return "", ""


def of_jacobian(found: Any, expected: Any, output: Tensor, input: Tensor) -> str:
    """What a wrong Jacobian looks like: rows are elements of the output, of complex ones both parts in turn; columns those of the input."""
    parts = 2 if output.is_complex() else 1
    if len(found) != parts * output.numel():
        return guess(found, expected)  # rows in random directions
    for part in range(parts):
        name = _name(found[part::parts].T, expected[part::parts].T, output, input)
        if name:
            return name
    return ""


def guess(found: Any, expected: Any) -> str:
    """What numbers look like that stand in the place of others; "" if they look like nothing.

    >>> from specgrad.testing.failures.diagnosis import guess
    >>> guess([1.0, -2.0], [-1.0, 2.0]), guess([2.0, 4.0], [1.0, 2.0])
    ('sign', 'factor 2')
    """
    try:
        a, e = np.asarray(found), np.asarray(expected)
    except ValueError:
        return ""
    if a.shape != e.shape or not a.size or not all(np.issubdtype(x.dtype, np.number) for x in (a, e)):
        return ""
    return _name(a.reshape(-1, 1), e.reshape(-1, 1), from_array(np.zeros(())), from_array(np.zeros(e.shape)))


def _name(analytical: Any, numerical: Any, output: Tensor, input: Tensor) -> str:
    scale = float(np.max(np.abs(numerical[np.isfinite(numerical)]), initial=0.0)) or 1.0
    demands = Demands(atol=1e-5 * scale, rtol=1e-5)
    if all_close(analytical, numerical, demands):
        return ""
    return diagnosis(Case(analytical, numerical, Output(0, output), Input("0", input), demands))[0]


def _sentence(name: str, more: str = "") -> str:
    key = name if name in GUESSES else next(k for k in GUESSES if name.startswith(k))
    sentence = f"{GUESSES[key]}{f' ({more})' if more else ''}"
    return f" It looks like this: {sentence}{'' if sentence.endswith('?') else '.'}"


def _zero(matrix: Any, demands: Demands) -> bool:
    return bool((np.abs(matrix) <= demands.atol).all())


def _detached(case: Case) -> Iterator[tuple[str, str]]:
    if not _zero(case.analytical, case.demands):
        return
    i, o, _ = case.key
    pairs = case.others or {}
    if len({out for _, out, _ in pairs}) > 1 and all(_zero(a, case.demands) for (at, _, _), (a, _) in pairs.items() if at == i):
        yield "detached", f"input {case.input.name} gets no gradient from any output"
    if len({at for at, _, _ in pairs}) > 1 and all(_zero(a, case.demands) for (_, out, _), (a, _) in pairs.items() if out == o):
        yield "detached", f"output {case.output.index} gives no gradient to any input"
    yield "detached", ""


def _constant(case: Case) -> Iterator[tuple[str, str]]:
    if _zero(case.numerical, case.demands):
        yield "constant", ""


def _sign_or_conj(case: Case) -> Iterator[tuple[str, str]]:
    if np.iscomplexobj(case.analytical) and any(case.explains(sign * case.analytical.conj()) for sign in (1, -1)):
        parts = [pair for key, pair in (case.others or {}).items() if key[:2] == case.key[:2]]  # of the output: a sign is wrong in both
        if not case.explains(-case.analytical) or any(close(a, n, case.demands).all() for a, n in parts):
            yield "missing conj", ""
    if case.explains(-case.analytical):
        yield "sign", ""


def _factor(case: Case) -> Iterator[tuple[str, str]]:
    size = np.vdot(case.numerical, case.numerical).real
    ratio = complex(np.vdot(case.numerical, case.analytical) / size) if size else 0j
    if not ratio or not case.is_made(ratio * case.numerical):
        return
    counts = {count for count in _counts(case) if count <= _together(case)}
    for name, value, text in (("missing mean", ratio, "{0} times the numerical one"), ("mean for a sum", 1 / ratio, "{0} elements, the factor is 1/{0}")):
        number = round(value.real) if abs(value.imag) < 1e-3 else 0
        if number > 2 and abs(value - number) < 2e-3 * number and number in counts:
            yield name, text.format(number)
    factor = f"{ratio.real:.6g}" if abs(ratio.imag) < 1e-9 * abs(ratio) else f"{ratio:.6g}"
    yield f"factor {factor}", f"the analytical one is {factor} times the numerical"


def _counts(case: Case) -> set[int]:
    """The numbers of elements that a mean over some dimensions in a row could have divided by."""
    shapes = tuple(case.input.tensor.shape), tuple(case.output.tensor.shape)
    return {int(np.prod(shape[a:b])) for shape in shapes for a, b in combinations(range(len(shape) + 1), 2)}


def _together(case: Case) -> int:
    """The most elements that go into one output, or outputs that one element goes into: a mean has several."""
    used = np.abs(case.numerical) > case.demands.atol
    return int(max(used.sum(axis=0).max(initial=0), used.sum(axis=1).max(initial=0)))


def _nearly(case: Case) -> Iterator[tuple[str, str]]:
    apart = np.abs(case.analytical - case.numerical)
    if (apart <= NEARLY * np.abs(case.numerical)).all():
        most = float((apart / np.where(apart == 0, 1, np.abs(case.numerical))).max())
        yield "nearly right", f"the most is {most:.2g} of the entry"


def _values(case: Case) -> dict[str, Any]:
    """What a factor of each entry may be a power of: the elements of real tensors, by name, as arrays that fit the Jacobian."""
    found = {}
    for name, tensor in [(f"input {i.name}", i.tensor) for i in (case.input, *case.inputs)] + [(f"output {case.output.index}", case.output.tensor)]:
        for like, along in ((case.input.tensor, (-1, 1)), (case.output.tensor, (1, -1))):
            if tensor.dtype.is_floating_point and tuple(tensor.shape) == tuple(like.shape):
                found[name] = np.broadcast_to(tensor._array.astype(np.float64).reshape(along), case.numerical.shape)
    return found


def _powers(case: Case) -> Iterator[tuple[str, str]]:
    """Every entry is the right one times a power of an element of the same tensor, and perhaps a constant."""
    used = np.abs(case.numerical) > case.demands.atol
    wrong = case.analytical[used]
    if np.iscomplexobj(wrong) or wrong.size < 3 or not _zero(case.analytical[~used], case.demands) or (wrong == 0).any():
        return
    right = case.numerical[used]
    values = {name: whole[used] for name, whole in _values(case).items() if np.ptp(whole[used]) > 1e-3 and (whole[used] != 0).all()}
    for name, of_name in values.items():
        for power in POWERS:
            if _is_constant(times := wrong / right / of_name**power):
                yield f"power {power} of {name}", f"of {name} to the power of {power}, times {times[0]:.6g}"
    read, result = values.get(f"input {case.input.name}"), values.get(f"output {case.output.index}")
    if read is None or result is None:
        return
    for power in POWERS:
        if _is_constant(times := wrong / right / (read / result) ** power) and abs(times[0] - 1) < ALIKE:
            yield "result for input" if _is_constant(right * read**power) else "input for result", ""


def _is_constant(values: Any) -> bool:
    return bool(np.abs(values - values[0]).max() <= ALIKE * abs(values[0]))


def _of_result(case: Case) -> Iterator[tuple[str, str]]:
    """The same formula, read at the result, is right; or what it gives is right at the result."""
    found = case.at_result()
    if found is None:
        return
    analytical, numerical = found
    if case.explains(analytical):
        yield "input for result", ""
    if case.is_made(numerical):
        yield "result for input", ""


def _alone(case: Case) -> Iterator[tuple[str, str]]:
    rows, columns = case.numerical.shape
    if rows != columns or rows < 2:
        return
    elsewhere = ~np.eye(rows, dtype=bool)
    together = (np.abs(case.numerical) > case.demands.atol) & elsewhere
    if _zero(case.analytical[elsewhere], case.demands) and together.any(axis=1).sum() * 2 > rows:
        yield "elements alone", ""


def _sign_in_part(case: Case) -> Iterator[tuple[str, str]]:
    opposite = np.real(case.analytical * np.conj(case.numerical)) < 0
    if opposite.any() and case.is_made(np.where(opposite, -case.numerical, case.numerical)):
        where = ", ".join(f"{of_output(case.output, o)} to {of_input(case.input, i)}" for i, o in np.argwhere(opposite)[:4])
        yield "sign in part", where + (", ..." if opposite.sum() > 4 else "")


def _elsewhere(case: Case) -> Iterator[tuple[str, str]]:
    if not np.iscomplexobj(case.analytical) and case.numerical.shape[0] > 1:
        found, expected = np.sort(case.analytical, axis=0), np.sort(case.numerical, axis=0)
        if (np.abs(found - expected) <= allowed(expected, case.demands)).all():
            yield "other elements", ""


def _transposed(case: Case) -> Iterator[tuple[str, str]]:
    shape = tuple(case.input.tensor.shape)
    columns = case.numerical.shape[1]
    for a, b in combinations(range(len(shape)), 2):
        swapped = list(shape)
        swapped[a], swapped[b] = shape[b], shape[a]
        if 1 not in (shape[a], shape[b]) and case.explains(np.swapaxes(case.analytical.reshape(*swapped, columns), a, b).reshape(-1, columns)):
            yield "gradient transposed", f"dimensions {a} and {b}"
    if case.analytical.shape[0] == case.analytical.shape[1] and case.explains(case.analytical.T):
        yield "transposed", ""


def _of_another(case: Case) -> Iterator[tuple[str, str]]:
    i, o, part = case.key
    for (at, out, name), (_, numerical) in (case.others or {}).items():
        if name != part or (out == o) == (at == i) or numerical.shape != case.analytical.shape or case.explains(numerical):
            continue  # of both the same, or of neither
        if close(case.analytical, numerical, case.demands).all():
            what = "input" if out == o else "output"
            yield f"swapped {what}s", f"it is that of another {what}"


def _moved(case: Case) -> Iterator[tuple[str, str]]:
    """Shifted or reversed along a dimension of the input, or of the output."""
    whole = (*case.input.tensor.shape, *case.output.tensor.shape)
    right = case.numerical.reshape(whole)
    dims_in = len(case.input.tensor.shape)
    for dim, size in enumerate(whole):
        if size < 2 or np.count_nonzero(np.abs(right) > case.demands.atol) < 2:
            continue
        where = f"dimension {dim} of the input" if dim < dims_in else f"dimension {dim - dims_in} of the output"
        for by in sorted({1, -1, 2, -2} if size > 3 else {1, -1}, key=abs):
            rolled = np.roll(right, by, dim)
            filled = rolled.copy()
            edge = [slice(None)] * len(whole)
            edge[dim] = slice(0, by) if by > 0 else slice(by, None)
            filled[tuple(edge)] = 0
            if case.is_made(rolled.reshape(case.numerical.shape)) or (
                abs(filled).max() > case.demands.atol and case.is_made(filled.reshape(case.numerical.shape))
            ):
                yield "shifted", f"by {by} along {where}"
        if size > 2 and case.is_made(np.flip(right, dim).reshape(case.numerical.shape)):
            yield "reversed", f"along {where}"


def _one_copy(case: Case) -> Iterator[tuple[str, str]]:
    """Of all outputs along a dimension only those at one index have given their gradients."""
    rows, shape = case.numerical.shape[0], tuple(case.output.tensor.shape)
    right = case.numerical.reshape(rows, *shape)
    for dim, size in enumerate(shape):
        rest = tuple(d for d in range(1, right.ndim) if d != dim + 1)
        if size < 2 or not ((np.abs(right) > case.demands.atol).any(axis=rest).sum(axis=1) > 1).any():
            continue  # no element of the input moves outputs at several indices
        for index in {0, size - 1}:
            only = np.zeros_like(right)
            at = (slice(None),) * (dim + 1) + (index,)
            only[at] = right[at]
            if case.is_made(only.reshape(rows, -1)):
                yield "missing sum over a broadcast dimension", f"only index {index} along dimension {dim} of the output counts"


def _factors(case: Case) -> Iterator[tuple[str, str]]:
    """A factor for each row, or for each column: only where it says something, as it does not of a diagonal."""
    for axis, name, what in ((0, "factor for each row", of_input), (1, "factor for each column", of_output)):
        analytical, numerical = (np.moveaxis(m, axis, 0) for m in (case.analytical, case.numerical))
        if ((np.abs(numerical) > case.demands.atol).sum(axis=1) > 1).sum() < 2:
            continue
        sizes = (np.abs(numerical) ** 2).sum(axis=1)
        factors = (numerical.conj() * analytical).sum(axis=1) / np.where(sizes == 0, 1, sizes)
        plain = np.where(sizes == 0, 1, factors)
        if (np.abs(factors) <= 1e-9).any() or np.count_nonzero(np.abs(plain - 1) > 1e-3) * 2 < len(plain):
            continue  # parts that are detached, or a few wrong ones
        if case.is_made(np.moveaxis(factors[:, None] * numerical, 0, axis)):
            at = int(np.argmax(np.abs(plain - 1)))
            thing = what(case.input if axis == 0 else case.output, at)  # type: ignore[arg-type]
            yield name, f"{factors[at]:.6g} for {thing}"


def _term(case: Case) -> Iterator[tuple[str, str]]:
    """The same number was added to every entry or to every one of the diagonal, or a matrix of few rows and columns, as a sum that all share gives."""
    apart = case.analytical - case.numerical
    square = apart.shape[0] == apart.shape[1]
    for entries, rest in [(apart.reshape(-1), None)] + ([(np.diagonal(apart), apart - np.diag(np.diagonal(apart)))] if square else []):
        if entries.size > 2 and (np.abs(entries - entries[0]) <= allowed(0.0, case.demands)).all() and (rest is None or _zero(rest, case.demands)):
            yield "missing term", f"each is off by {entries[0]:.6g}"
    if min(apart.shape) > 2 and (np.abs(apart) > allowed(case.numerical, case.demands)).any(axis=1).all():
        sizes = np.linalg.svd(apart, compute_uv=False)
        rank = int((sizes > ALIKE * sizes[0]).sum())
        if rank * 2 <= min(apart.shape):
            yield "missing term", f"the difference is a matrix of rank {rank}, as a sum over elements gives it"


def _parts(case: Case) -> Iterator[tuple[str, str]]:
    good = close(case.analytical, case.numerical, case.demands)
    wrong = np.argwhere(~good)
    where = ", ".join(f"{of_output(case.output, o)} to {of_input(case.input, i)}" for i, o in wrong[:4]) + (", ..." if len(wrong) > 4 else "")
    if len(wrong) and (np.abs(case.analytical[~good]) <= case.demands.atol).all() and len(wrong) > 1:
        yield "detached in part", where
    elif np.count_nonzero(good & (np.abs(case.numerical) > case.demands.atol)) >= len(wrong) or len(wrong) * 4 <= good.size:
        yield "some entries", where


EXPLANATIONS = (  # the first that accounts for every entry is told
    _detached, _constant, _sign_or_conj, _factor, _nearly, _transposed, _of_another, _one_copy, _moved, _sign_in_part, _powers, _of_result, _alone, _factors,
    _elsewhere, _term, _parts,
)  # fmt: skip
