"""What a check found to be wrong, as an object: read by people, by reports and by machines."""

from __future__ import annotations

import cmath
import math
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np

from specgrad.autograd.gradcheck_error import GradcheckError

# What a mistake can look like. A failure's `guess` is one of these names, or begins with it ("factor 2"); the sentence is what messages say.
GUESSES: Mapping[str, str] = {
    "detached": "the analytical Jacobian is zero where the numerical one is not: is something detached?",
    "detached in part": "some entries of the analytical Jacobian are zero where the numerical ones are not: is a part of the computation detached?",
    "sign": "the analytical Jacobian has the opposite sign",
    "sign in part": "some entries of the analytical Jacobian have the opposite sign: is a sign() missing, or one too many?",
    "factor": "the analytical Jacobian is the numerical one times a constant",
    "nearly right": "no entry is off by more than a hundredth: is a constant wrong in a late digit, or something rounded?",
    "power": "the analytical Jacobian is the numerical one times a power of a tensor: is an exponent off, or a factor missing?",
    "input for result": "the gradient is that of the right formula, read of the input where it should be of the result",
    "result for input": "the gradient is that of the right formula, read of the result where it should be of the input",
    "factor for each row": "each element of the input has its gradient times a constant of its own",
    "factor for each column": "each element of the output has its gradient times a constant of its own",
    "missing mean": "the analytical Jacobian is too large by a number of elements: is a division by it missing, as for a mean?",
    "mean for a sum": "the analytical Jacobian is too small by a number of elements: is a mean taken where a sum should be?",
    "transposed": "the analytical Jacobian is the transpose of the numerical one",
    "gradient transposed": "the gradient of this input has two dimensions swapped",
    "missing conj": "the analytical Jacobian is the conjugate of the numerical one: is a conj() missing, or one too many?",
    "missing sum over a broadcast dimension": "the gradient is that of one copy of a broadcast element: is a sum over the broadcast dimension missing?",
    "elements alone": "each element has a gradient as if it had gone into the output of its own place alone: is a sum over the others missing?",
    "constant": "the function does not change with this input, its gradient says that it does: is something rounded or compared on the way?",
    "swapped inputs": "the gradients of two inputs are each other's",
    "swapped outputs": "the gradients of two outputs are each other's",
    "shifted": "the gradient is right but for its place: it is shifted along a dimension",
    "reversed": "the gradient is right but for its place: it is reversed along a dimension",
    "other elements": "each output gives the right gradients, but to other elements of the input: is an index wrong?",
    "missing term": "the difference is a term by itself: is one added, or forgotten?",
    "not finite": "the analytical Jacobian has NaN or infinities where the numerical one is finite",
    "some entries": "most entries are right, some are wrong",
    "kink": "the function is not differentiable at this point: its derivatives from the left and from the right differ",
}

ENTRIES = 10_000  # of an array that `to_json` gives whole


@dataclass(frozen=True, eq=False)
class Failure:
    """One thing that is wrong, and all that is known of it.

    Args:
        kind: what was checked: "jacobian", "forward mode", "second order", "kink", "not deterministic", "not reentrant", "dtype", "shape", ...
        message: the whole text, of several lines.
        output: the output that is looked at, as messages call it: "0".
        input: the input: "0", or "1[0]" of a list.
        part: the part of a complex output, "real" or "imaginary".
        index: where numbers differ most, in the shapes of output and input, one after the other: ((2,), (0, 1)).
        numerical: what was expected: a Jacobian of shape (elements in, elements out), an array or a number.
        analytical: what was found instead.
        guess: what it looks like: a name of `GUESSES`, perhaps with a number ("factor 2"); "" where it looks like nothing.
        place: file:line of the formula or function.
        replay: a Python program that shows the failure.
        seed: what random numbers were drawn from.
        details: more, by name.

    >>> from specgrad.testing.failures.failure import Failure
    >>> print(Failure("jacobian", "the gradient is wrong", guess="sign"))
    the gradient is wrong
    """

    kind: str
    message: str
    output: str = ""
    input: str = ""
    part: str = ""
    index: tuple[Any, ...] = ()
    numerical: Any = None
    analytical: Any = None
    guess: str = ""
    place: str = ""
    replay: str = ""
    seed: int = 0
    details: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.message

    def to_json(self) -> dict[str, Any]:
        """All fields as values that `json.dumps` takes: arrays as lists, numbers that JSON does not have as texts such as "nan" or "(1+2j)"."""
        return {f.name: plain(getattr(self, f.name)) for f in fields(self)}


def failed(kind: str, message: str, **known: Any) -> GradcheckError:
    """The error that raises a failure."""
    return GradcheckError(message, Failure(kind, message, **known))


def plain(value: Any) -> Any:
    """A value in JSON's own types."""
    if value is None or isinstance(value, (str, bool)):
        return value
    if isinstance(value, (int, np.integer)):
        return int(value)
    if isinstance(value, (float, np.floating)):
        return float(value) if math.isfinite(value) else repr(float(value))
    if isinstance(value, (complex, np.complexfloating)):
        return repr(complex(value)) if value.imag or not cmath.isfinite(value) else plain(value.real)
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (tuple, list, set, frozenset)):
        return [plain(item) for item in value]
    array = getattr(value, "_array", value)
    if isinstance(array, np.ndarray):
        if array.size > ENTRIES:
            return {"shape": list(array.shape), "dtype": array.dtype.name, "first entries": plain(array.reshape(-1)[:100].tolist())}
        return plain(array.tolist())
    return str(value)
