"""`verify`: all that a function's gradients are held to, on several samples of its inputs."""

from __future__ import annotations

import dataclasses
import inspect
import itertools
import os
import time
import traceback
import zlib
from collections.abc import Collection, Iterable, Mapping
from typing import Any

import numpy as np

from specgrad.autograd.functions.function import Function
from specgrad.core.base.call_site import is_package_file
from specgrad.testing.failures.failure import Failure
from specgrad.testing.failures.replay import replay_of_verify
from specgrad.testing.functions.checks import PROPERTIES, asked
from specgrad.testing.functions.checks.dtypes import TOLERANCES
from specgrad.testing.gradcheck.problem import tensors_in
from specgrad.testing.properties.tools import total
from specgrad.testing.properties.trial import NotVerified

from .inputs import InputError, arguments_from, as_strategy, has_strategies, is_random
from .report import Check, Report, VerificationError
from .trial import Arguments, FunctionTrial, Settings, is_smooth

FIRST = ("calls", "deterministic")  # without these, others have no meaning
FINE = {"atol": 1e-7, "rtol": 1e-6}  # how far gradients may differ from differences: far less than the 0.0001 that a wrong constant changes
BATCH = 2  # more samples of the inputs, for batches


def verify(
    fn: Any,
    inputs: Any,
    *,
    order: int = 2,
    forward_mode: bool = True,
    batched: bool = True,
    dtypes: Iterable[str] = ("float32", "float16", "bfloat16"),
    tolerances: Mapping[str, float] | None = None,
    eps: float | None = None,
    atol: float | None = None,
    rtol: float | None = None,
    nondet_tol: float = 0.0,
    method: str = "central",
    kinks: str = "error",
    fast_mode: bool = False,
    non_differentiable: Collection[int] = (),
    strict: bool = False,
    checks: Iterable[str] | None = None,
    seed: int = 0,
    samples: int = 3,
    name: str | None = None,
    raise_exception: bool = True,
) -> Report:
    """Verify the gradients of a function, and how it behaves as one among others.

    In double precision: values and gradients are the same on each call, nothing that is given is changed, first and second derivatives
    agree with differences in both modes, gradients are linear in what comes in and not rounded to float32, no output is detached in silence,
    changes of what was saved are noticed, calls do not disturb each other, and gradients do not depend
    on which inputs require one, on how tensors lie in memory, or on whether samples come one by one or as a batch. In fewer bits, results
    agree with those in double precision.

    What a function does not claim is not held against it: a Function without a `jvp` has no forward mode, one that is
    `@once_differentiable` no second order, and one without a rule is not batched. The report says so, in `not_verified`.

    Args:
        fn: takes tensors and gives a tensor or several; or a subclass of `autograd.Function`.
        inputs: a list with one item for each argument: a tensor (verified if it requires a gradient), a NumPy array, a shape such as `(2, 3)`
            for random numbers, or `(2, 3, complex)` for complex ones, a function that makes one of these from a `numpy.random.Generator`, a
            hypothesis strategy, a list of such, or any other value. Or one function or strategy that makes the whole list.
        order: of the derivatives: 1, or 2 to differentiate gradients too.
        forward_mode: verify forward mode.
        batched: verify `vmap` and batched gradients.
        dtypes: that must agree with float64.
        tolerances: by dtype, how far they may be from it, relative to the largest element.
        eps: how far inputs are moved for differences; as `gradcheck` does unless given.
        atol: how far gradients may differ from differences, absolutely: 1e-7 unless given; with complex steps, as for `gradcheck`.
        rtol: and relatively: 1e-6. Where differences as they come are not so precise, better ones are computed.
        nondet_tol: how far results of two calls may differ.
        method: of `gradcheck`: "central" differences, or "complex-step".
        kinks: of `gradcheck`: whether points where the function is not differentiable are an "error".
        fast_mode: of `gradcheck`: compare sums along random directions instead of every entry.
        non_differentiable: the numbers of outputs that are meant to have no gradient.
        strict: what cannot be verified is a failure.
        checks: the names of those to run; all that are asked for unless given.
        seed: of random inputs and gradients.
        samples: how many inputs are made of shapes, functions and strategies.
        name: of the function, for messages.
        raise_exception: raise a VerificationError where something is wrong, instead of giving the report.

    >>> from specgrad.testing import verify
    >>> def swish(x):
    ...     return x * x.sigmoid()
    >>> bool(verify(swish, [(3, 2)]))
    True
    >>> class Square(specgrad.autograd.Function):
    ...     @staticmethod
    ...     def forward(ctx, x):
    ...         ctx.save_for_backward(x)
    ...         return x * x
    ...     @staticmethod
    ...     def backward(ctx, grad):
    ...         (x,) = ctx.saved_tensors
    ...         return grad * x
    >>> report = verify(Square, [(2,)], raise_exception=False)
    >>> report.passed, report.failures[0].kind
    (False, 'jacobian')
    """
    gradcheck = {"eps": eps, "atol": atol, "rtol": rtol, "nondet_tol": nondet_tol, "method": method, "kinks": kinks, "fast_mode": fast_mode}
    settings = _settings(order, forward_mode, batched, dtypes, tolerances, gradcheck, non_differentiable, seed)
    wanted = _wanted(checks, settings)
    if isinstance(samples, bool) or not isinstance(samples, int) or samples < 1:
        raise ValueError(f"verify: samples is {samples!r}, expected a number of at least 1")
    if fn is Function or not callable(fn):
        raise TypeError(f"verify: expected a function of tensors, or a subclass of autograd.Function, but got {fn!r}")
    trial = FunctionTrial(name or getattr(fn, "__qualname__", type(fn).__qualname__).rpartition("<locals>.")[2], fn, settings)
    run = _by_strategy if has_strategies(inputs) else _by_seed
    report = Report(trial.name, _place_of(fn), seed, tuple(run(trial, inputs, wanted, samples, strict)))
    if raise_exception and report.failures:
        raise VerificationError(report)
    return report


def _place_of(fn: Any) -> str:
    """file:line of a function, as far as that is known."""
    fn = inspect.unwrap(getattr(fn, "like", fn))
    function = getattr(fn, "forward", fn) if isinstance(fn, type) else fn
    code = getattr(getattr(function, "__func__", function), "__code__", None)
    return f"{_relative(code.co_filename)}:{code.co_firstlineno}" if code is not None else ""


def _relative(path: str) -> str:
    """A path as a person at work here would write it."""
    near = os.path.relpath(path) if os.path.isabs(path) else path
    return path if near.split(os.sep)[0] == os.pardir else near


# ---- what is asked


def _settings(
    order: int, forward_mode: bool, batched: bool, dtypes: Any, tolerances: Any, gradcheck: dict[str, Any], non_differentiable: Collection[int], seed: int,
) -> Settings:  # fmt: skip
    if order not in (1, 2):
        raise ValueError(f"verify: order is {order!r}, expected 1 for first derivatives alone or 2 for second ones too")
    if isinstance(dtypes, str):
        dtypes = (dtypes,)
    names = tuple(str(dtype).removeprefix("specgrad.") for dtype in dtypes)
    for dtype in (*names, *(tolerances or ())):
        if dtype not in TOLERANCES:
            raise ValueError(f"verify: unknown dtype {dtype!r} to hold against float64; expected some of {', '.join(TOLERANCES)}")
    options = {name: value for name, value in gradcheck.items() if value is not None}
    numbers = {name: value for name, value in options.items() if name in ("eps", "atol", "rtol", "nondet_tol")}
    for what, number in (numbers | {f"tolerances[{k!r}]": v for k, v in (tolerances or {}).items()}).items():
        if not isinstance(number, (int, float)) or not number >= 0 or (what == "eps" and number == 0):
            raise ValueError(f"verify: {what} is {number!r}, expected a number {'above' if what == 'eps' else 'of at least'} 0")
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or seed < 0:
        raise ValueError(f"verify: seed is {seed!r}, expected an integer of at least 0")
    defaults = {"nondet_tol": 0.0, "method": "central", "kinks": "error", "fast_mode": False}
    given: dict[str, Any] = {name: value for name, value in options.items() if value != defaults.get(name)}
    given |= {"dtypes": names} if names != tuple(TOLERANCES) else {}
    given |= {"tolerances": dict(tolerances)} if tolerances else {}
    given |= {"non_differentiable": sorted(non_differentiable)} if non_differentiable else {}
    options = {**(FINE if options["method"] == "central" else {}), **options}
    return Settings(order, forward_mode, batched, names, {**TOLERANCES, **(tolerances or {})}, options, frozenset(non_differentiable), int(seed), given)


def _wanted(checks: Iterable[str] | None, settings: Settings) -> list[str]:
    if checks is None:
        return asked(settings)
    names = [checks] if isinstance(checks, str) else list(checks)
    for name in names:
        if name not in PROPERTIES:
            raise ValueError(f"verify: unknown check {name!r}; expected some of {', '.join(PROPERTIES)}")
    return [name for name in PROPERTIES if name in names]


# ---- runs


@dataclasses.dataclass
class _Tally:
    """The sums of a check so far: the fields of `Check`."""

    samples: int = 0
    comparisons: int = 0
    failures: tuple[Failure, ...] = ()
    reason: str = ""
    seconds: float = 0.0


def _by_seed(trial: FunctionTrial, inputs: Any, wanted: list[str], samples: int, strict: bool) -> list[Check]:
    """Checks on inputs that are drawn from the seed."""
    random = is_random(inputs)
    samples = samples if random else 1
    tallies = {name: _Tally() for name in wanted}
    for number in range(samples):
        arguments, *more = (arguments_from(inputs, np.random.default_rng([trial.settings.seed, number, draw])) for draw in range(1 + BATCH))
        others = tuple(other for other in more if _shapes(other) == _shapes(arguments)) if random else ()
        if not _run(_sample(trial, arguments, others, number), tallies, samples, strict):
            break
    return [Check(name, **vars(tally)) for name, tally in tallies.items()]


def _shapes(arguments: Arguments) -> list[Any]:
    return [(name, tensor.shape, tensor.dtype) for name, tensor in tensors_in(arguments, "")]


def _sample(trial: FunctionTrial, arguments: Arguments, others: tuple[Arguments, ...], number: int) -> FunctionTrial:
    """The trial with arguments; where there are no others for a batch, with some near them."""
    trial = dataclasses.replace(trial, arguments=arguments, others=others, number=number)
    if others:
        return trial
    return dataclasses.replace(trial, others=tuple(trial.fresh(lambda _, t, by=by: _nearby(t, by)) for by in (0.97, 0.94)))  # type: ignore[misc]


def _nearby(tensor: Any, by: float) -> Any:
    return (tensor.detach() * by if is_smooth(tensor) else tensor.detach().clone()).requires_grad_(tensor.requires_grad)


def _run(trial: FunctionTrial, tallies: dict[str, _Tally], samples: int, strict: bool) -> bool:
    """Run the checks on a sample; False if more samples make no sense."""
    for name, tally in tallies.items():
        before, began = total(), time.perf_counter()
        found: list[Failure] = []
        try:
            for failure in PROPERTIES[name](trial):
                found.append(failure)
            tally.samples += 1
        except NotVerified as reason:
            tally.reason = str(reason)
            tally.samples += name == "dtypes" and total() > before
            if strict:
                found.append(trial.failure("not verified", f"{name}: {reason}"))
        except Exception as error:
            found.append(_raised(trial, name, error))
        tally.comparisons += total() - before
        new = [_complete(trial, name, failure, samples) for failure in found]
        tally.seconds += time.perf_counter() - began
        known = {(failure.kind, failure.input, failure.output) for failure in tally.failures}
        tally.failures += tuple(failure for failure in new if (failure.kind, failure.input, failure.output) not in known)  # the same of one sample is enough
        if found and name in FIRST:
            for other in list(tallies)[list(tallies).index(name) + 1 :]:
                tallies[other].reason, tallies[other].samples = f"{name!r} failed", 0
            return False
    return True


def _complete(trial: FunctionTrial, check: str, failure: Failure, samples: int) -> Failure:
    """A failure with the number of its sample, and a program that shows it."""
    if samples > 1:
        failure = dataclasses.replace(failure, details={**failure.details, "sample": trial.number})
    if failure.replay or failure.kind == "not verified":
        return failure
    return dataclasses.replace(failure, replay=replay_of_verify(trial.given, trial.arguments, check, failure, trial.settings.given))


def _raised(trial: FunctionTrial, check: str, error: Exception) -> Failure:
    """A failure for what a function has raised, with the place in the user's own code."""
    known = getattr(error, "failure", None)
    if isinstance(known, Failure):
        return dataclasses.replace(known, seed=trial.settings.seed)
    users = [frame for frame in traceback.extract_tb(error.__traceback__) if not is_package_file[frame.filename]]
    place = f"{_relative(users[-1].filename)}:{users[-1].lineno}" if users else ""
    doing = {"calls": "", "second order": " in the check of its second order", "forward mode": " in the check of its forward mode"}
    when = doing.get(check, f" in the check {check!r}")
    given = ", ".join(f"{name}: {str(t.dtype).removeprefix('specgrad.')}{list(t.shape)}" for name, t in trial.named().items())
    failure = trial.failure("raises", f"{trial.name} raises{when}: {type(error).__name__}: {error}\nIts inputs were {given}.", place=place)
    failure.details["error"] = type(error).__name__
    return failure


def _by_strategy(trial: FunctionTrial, inputs: Any, wanted: list[str], samples: int, strict: bool) -> list[Check]:
    """Checks on inputs that hypothesis draws; where something is wrong, on the simplest ones that show it."""
    import hypothesis

    right = {name: _Tally() for name in wanted}
    wrong: list[dict[str, _Tally]] = []
    count = itertools.count()

    @hypothesis.seed(trial.settings.seed)
    @hypothesis.settings(
        max_examples=samples, database=None, deadline=None, print_blob=False, verbosity=hypothesis.Verbosity.quiet,
        phases=[hypothesis.Phase.generate, hypothesis.Phase.shrink], suppress_health_check=list(hypothesis.HealthCheck),
    )  # fmt: skip
    @hypothesis.given(as_strategy(inputs))
    def draw(drawn: Any) -> None:
        try:
            arguments = arguments_from(drawn, np.random.default_rng([trial.settings.seed, zlib.crc32(b"drawn")]))
        except InputError:
            if not any(tensors_in(drawn, "")):
                raise
            hypothesis.reject()  # such as a tensor of integers, or one that requires no gradient
        tallies = {name: _Tally() for name in wanted}
        _run(_sample(trial, arguments, (), next(count)), tallies, 1, strict)
        if any(tally.failures for tally in tallies.values()):
            wrong.append(tallies)
            raise _Wrong
        for name, tally in tallies.items():
            _add(right[name], tally)

    try:
        draw()
    except _Wrong:
        for name, tally in wrong[-1].items():  # the simplest is tried last
            _add(right[name], tally)
    return [Check(name, **vars(tally)) for name, tally in right.items()]


class _Wrong(Exception):
    """What tells hypothesis to look for simpler inputs."""


def _add(total: _Tally, one: _Tally) -> None:
    total.samples += one.samples
    total.comparisons += one.comparisons
    total.failures += one.failures
    total.reason = total.reason or one.reason
    total.seconds += one.seconds
