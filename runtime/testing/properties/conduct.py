"""A function gives the same for the same, and leaves what it is given as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from specgrad.autograd import set_grad_enabled
from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.testing.failures.failure import Failure

from .tools import compared, cotangents, gradients
from .trial import Trial, recorded, tensors_in


def repeatable(trial: Trial) -> Iterator[Failure]:
    """The same inputs give the same results and gradients; a graph that is kept gives them again."""
    first, second = (_everything(trial, ("", " again")) for _ in range(2))
    for what, a, b in zip(first, first.values(), second.values()):
        if not trial.repeats(b, a):
            yield trial.failed("not deterministic", f"{what} is not the same in a second call", found=b, expected=a, looks="")
            return
    for leaf in trial.leaves:
        again = second.get(f"gradient of {leaf} again")
        if again is not None and not trial.repeats(again, second[f"gradient of {leaf}"]):
            what = f"gradient of {leaf} is not the same in a second pass over the same graph"
            yield trial.failed("not reentrant", what, found=again, expected=second[f"gradient of {leaf}"], input=leaf, looks="")


def unrecorded(trial: Trial) -> Iterator[Failure]:
    """Results are the same whether gradients are recorded or not: where no input wants one, and where recording is off."""
    expected = [np.array(r._array) for r in trial.results(trial.tensors()[0])]
    for where, recording, wanted in (("where no input requires a gradient", True, ()), ("under no_grad()", False, None)):
        with set_grad_enabled(recording):
            found = trial.results(trial.tensors(wanted=wanted)[0])
        for number, (a, e) in enumerate(zip(found, expected)):
            if not trial.same(a, from_array(e), 1e-12):
                yield trial.failed("unrecorded", f"result {number} is another {where}", found=np.array(a._array), expected=e, looks="")
                return


def repeatable_often(trial: Trial, calls: int) -> Iterator[Failure]:
    """As many calls give the same results and gradients: nothing is counted or kept that would show later."""
    outs = recorded(trial.results(trial.tensors()[0]))
    starts = cotangents(trial, outs, 1)
    first = _everything(trial, starts=starts)
    for number in range(calls):
        for (what, a), b in zip(first.items(), _everything(trial, starts=starts).values()):
            if not trial.repeats(b, a):
                yield trial.failed("not deterministic", f"{what} is not the same in call {number + 2}", found=np.array(b), expected=np.array(a), looks="")
                return


def _everything(trial: Trial, passes: Sequence[str] = ("",), starts: list[Any] | None = None) -> dict[str, Any]:
    """Results and gradients, by what they are called; of several passes over one graph, which begin with `starts`."""
    given, leaves = trial.tensors()
    results = trial.results(given)
    found = {f"result {i}": o._array for i, o in enumerate(results)}
    outs = recorded(results)
    for again in passes:
        grads = gradients(outs, leaves, cotangents(trial, outs, 1) if starts is None else starts, retain_graph=len(passes) > 1)
        found |= {f"gradient of {leaf}{again}": g._array for leaf, g in zip(trial.leaves, grads)}
    return found


def inputs(trial: Trial) -> Iterator[Failure]:
    """Neither the function nor its backward changes what it was given, and backward no result."""
    given, leaves = trial.tensors()
    tensors = tensors_in(given)
    before = [np.array(t._array) for t in tensors]
    outs = trial.results(given)
    ends = recorded(outs)
    starts = [from_array(s) for s in cotangents(trial, ends, 1)]
    kept = [np.array(s._array) for s in starts]
    steps: list[tuple[str, Callable[[], Any]]] = [("the call", lambda: None)]
    if ends:
        steps.append(("backward()", lambda: grad(ends, leaves, starts, retain_graph=True, materialize_grads=True)))
        steps.append(("backward() with create_graph=True", lambda: grad(ends, leaves, starts, create_graph=True, materialize_grads=True)))
    results = [np.array(o._array) for o in outs]
    for step, run in steps:
        run()
        changes = (("inputs changed", "argument", tensors, before), ("grad_outputs changed", "incoming gradient", starts, kept))
        for kind, name, now, copies in (*changes, ("outputs changed", "result", outs, results)):
            for number, (tensor, copy) in enumerate(zip(now, copies)):
                compared(copy)
                if tensor._array.tobytes() != copy.tobytes():
                    yield trial.failed(kind, f"{step} changes {name} {number} in place", found=np.array(tensor._array), expected=copy, looks="")
                    return


def between(trial: Trial) -> Iterator[Failure]:
    """A call in between, with other numbers, makes no difference to the backward of a call before it."""
    given, leaves = trial.tensors()
    outs = recorded(trial.results(given))
    if not outs or not trial.places:
        return
    starts = cotangents(trial, outs, 1)
    before = [np.array(g._array) for g in gradients(outs, leaves, starts, retain_graph=True)]
    others, _ = trial.tensors()
    trial.call(trial.at_places(others, [from_array(np.array(a)).requires_grad_(t.requires_grad) for a, t in zip(trial.samples(2)[1], tensors_in(others))]))
    for leaf, found, expected in zip(trial.leaves, gradients(outs, leaves, starts, retain_graph=True), before):
        if not trial.repeats(found, expected):
            what = f"gradient of {leaf} is another after another call, with other numbers, between the function and its backward()"
            yield trial.failed("another call", what, found=np.array(found._array), expected=expected, input=leaf, looks="")
            return
