"""What kind of mistake a wrong number looks like, in the words of `specgrad.testing.failures.failure.GUESSES`."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.diagnosis import Case, diagnosis
from specgrad.testing.gradcheck.comparison import all_close
from specgrad.testing.gradcheck.problem import Demands, Input, Output


def of_jacobian(found: Any, expected: Any, output: Tensor, input: Tensor) -> str:
    """What a wrong Jacobian looks like: rows are elements of the output, of complex ones both parts in turn; columns those of the input."""
    parts = 2 if output.is_complex() else 1
    if len(found) != parts * output.numel():
        return guess(found, expected)  # rows in random directions
    scale = float(np.max(np.abs(expected[np.isfinite(expected)]), initial=0.0)) or 1.0
    for part in range(parts):
        a, e = found[part::parts].T, expected[part::parts].T
        demands = Demands(atol=1e-5 * scale, rtol=1e-5)
        if not all_close(a, e, demands):
            name, _ = diagnosis(Case(a, e, Output(0, output), Input("0", input), demands))
            return name or guess(found, expected)
    return guess(found, expected)


def guess(found: Any, expected: Any) -> str:
    """The simplest explanation of what was found in the place of what was expected; "" if there is none.

    >>> from specgrad.testing.ops.guess import guess
    >>> guess([1.0, -2.0], [-1.0, 2.0]), guess([2.0, 4.0], [1.0, 2.0])
    ('sign', 'factor 2')
    """
    try:
        a, e = np.asarray(found), np.asarray(expected)
    except ValueError:
        return ""
    if a.shape != e.shape or a.dtype.kind not in "fciu" or e.dtype.kind not in "fciu" or not a.size:
        return ""
    if not np.isfinite(a).all() and np.isfinite(e).all():
        return "not finite"
    if not np.isfinite(a).all() or not np.isfinite(e).all():
        return ""
    if _close(a, 0, e):
        return "detached"
    if _close(a, -e, e):
        return "sign"
    if np.iscomplexobj(a) and _close(a, np.conj(e), e):
        return "missing conj"
    if a.ndim == 2 and a.shape[0] == a.shape[1] and _close(a, e.T, e):
        return "transposed"
    size = np.vdot(e, e)
    if size and _close(a, e * (ratio := np.vdot(e, a) / size), e):
        return f"factor {np.real_if_close(np.round(ratio, 6), 1e6):.6g}"
    wrong = np.abs(a - e) > 1e-5 * (np.abs(e) + 1e-3 * np.max(np.abs(e)))
    if wrong.any() and _close(a[wrong], 0, e[wrong]):
        return "detached in part"
    if a.size > 1 and _close(a - e, (a - e).reshape(-1)[0], e) and wrong.all():
        return "missing term"
    return "some entries" if a.size > 3 and 0 < wrong.sum() <= a.size // 2 else ""


def _close(a: Any, b: Any, scale: Any) -> bool:
    return bool(np.all(np.abs(a - b) <= 1e-5 * (np.abs(scale) + 1e-3 * np.max(np.abs(scale)))))
