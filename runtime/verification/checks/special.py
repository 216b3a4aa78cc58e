"""Points where differences say nothing: kinks, ends of domains, places where a formula is 0/0. The spec states what comes out there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.autograd import forward_ad
from specgrad.backward import grad
from specgrad.creation import from_array, ones_like
from specgrad.testing.failure import Failure

from ..subject import Subject
from ..told import failed
from ..trial import Trial
from .check import check
from .tools import wide

TOLERANCE = 1e-9


def _special(subject: Subject, trial: Trial) -> bool:
    return trial.about == "special"


@check("special", _special)
def special(subject: Subject, trial: Trial) -> Iterator[Failure]:
    """At its special points an op has the gradients that the spec states, in both readings, and the tangents that belong to them."""
    names = [leaf.name for leaf in trial.leaves]
    wanted = {at: np.broadcast_to(np.asarray(trial.gives[name]), trial.at[at].shape) for at, name in enumerate(names) if name in trial.gives}
    for recorded in (False, True):
        given, leaves = trial.tensors()
        outs = trial.results(subject.function, given)
        found = grad(outs, leaves, [ones_like(o) for o in outs], create_graph=recorded, materialize_grads=True)
        for at, expected in wanted.items():
            a = wide(found[at])
            if not _equal(a, expected):
                how = ", with create_graph=True" if recorded else ""
                yield failed(
                    "special", "jacobian", subject, trial, f"gradient of {names[at]} at {_shown(trial)}{how}", found=a, expected=expected, input=names[at]
                )
                return
    for at, expected in wanted.items():
        tangent = _tangent(subject, trial, at)
        total = float(np.sum(expected))
        if tangent is not None and not _equal(tangent, np.asarray(total)):
            what = f"the tangent in the direction of {names[at]} at {_shown(trial)}"
            output = subject.op.signature.returns[0].name
            yield failed("special", "forward mode", subject, trial, what, found=float(tangent), expected=total, output=output)
            return


def _tangent(subject: Subject, trial: Trial, at: int) -> Any:
    """The sum of the tangents of results for one input; None where it has no finite derivative."""
    expected = np.broadcast_to(np.asarray(trial.gives[trial.leaves[at].name]), trial.at[at].shape)
    if not np.isfinite(expected).all():
        return None
    given, leaves = trial.tensors(wanted=())
    with forward_ad.dual_level():
        duals = [forward_ad.make_dual(x, from_array(np.ones_like(x._array))) if i == at else x for i, x in enumerate(leaves)]
        outs = trial.results(subject.function, trial.with_leaves(given, duals))
        tangents = [forward_ad.unpack_dual(out).tangent for out in outs]
        return np.asarray(sum(float(np.sum(wide(t).real)) for t in tangents if t is not None))


def _equal(a: Any, b: Any) -> bool:
    a, b = np.asarray(a), np.asarray(b)
    close = np.abs(a - b) <= TOLERANCE * np.maximum(1.0, np.abs(b))
    return a.shape == b.shape and bool(np.all(close | (a == b) | (np.isnan(a) & np.isnan(b))))


def _shown(trial: Trial) -> str:
    return ", ".join(f"{leaf} = {np.array2string(np.asarray(a), threshold=12)}" for leaf, a in zip(trial.leaves, trial.at)).replace("\n", "")
