"""What kind of mistake a wrong number looks like, in the words of `specgrad.testing.failure.GUESSES`."""

from __future__ import annotations

from typing import Any

import numpy as np


def guess(found: Any, expected: Any) -> str:
    """The simplest explanation of what was found in the place of what was expected; "" if there is none."""
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
