"""The pytest plugin: `@pytest.mark.gradients(inputs=...)` and the fixture `verify_gradients`.

A marked test is the function to verify, or returns it:

    @pytest.mark.gradients(inputs=[(3, 4), (4,)])
    def test_affine(x, w):
        return (x @ w).tanh()

    @pytest.mark.gradients(inputs=[(3,)], order=1)
    def test_my_function():
        return MyFunction

Parameters that neither a fixture nor parametrize fills are the inputs, in order; `inputs={"x": (3, 4), "w": (4,)}` says which by name. The other
arguments of the mark are those of `specgrad.testing.verify`. A mark on a class or module gives what its tests do not say themselves.
Installing specgrad installs the plugin; `-p no:_specgrad_pytest` leaves it out.

>>> from specgrad.testing.pytest_plugin import OPTIONS
>>> "order" in OPTIONS
True
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from specgrad.core.tape.tensor import Tensor
from specgrad.testing.functions.report import Report, VerificationError
from specgrad.testing.functions.verifier import verify

pytest_plugins: list[str] = ["_specgrad_pytest"]  # so that `-p specgrad.testing.pytest_plugin` is enough where there is no entry point

OPTIONS = tuple(name for name in inspect.signature(verify).parameters if name not in ("fn", "inputs", "raise_exception"))
FAST: dict[str, Any] = {"samples": 1, "fast_mode": True, "dtypes": ("float32",)}


# ---- collecting


def hide_inputs(collector: Any, name: str, test: Any) -> None:
    """Take the inputs out of a test's signature, so that pytest does not look for fixtures of their names.

    Args:
        collector: the module or class of the test.
        name: of the test.
        test: the function, of a static method or a class's the one within.
    """
    own = [getattr(mark, "mark", mark) for mark in reversed(getattr(test, "pytestmark", ())) if getattr(mark, "name", "") == "gradients"]
    given = _merged([*own, *collector.iter_markers("gradients")], collector, name)
    if "inputs" not in given:
        if own:
            raise collector.CollectError(f"{name}: gradients needs inputs, such as @pytest.mark.gradients(inputs=[(3, 4)]): one item for each argument")
        return  # the mark of a class is for those of its tests that have one too
    signature = getattr(test, "_gradients_signature", None) or inspect.signature(test)
    names = _input_names(collector, name, test, signature, given)
    try:
        test._gradients_signature, test._gradients_inputs = signature, names
        test.__signature__ = signature.replace(parameters=[p for p in signature.parameters.values() if p.name not in names])
    except AttributeError as error:
        raise collector.CollectError(f"{name}: {test!r} cannot be marked with gradients, because it takes no attributes: wrap it in a function") from error


def _merged(marks: Sequence[Any], collector: Any, name: str) -> dict[str, Any]:
    """The arguments of marks, the closest of which decides."""
    given: dict[str, Any] = {}
    for mark in reversed(marks):
        if len(mark.args) > 1:
            raise collector.CollectError(f"{name}: gradients takes one argument by position, the inputs; {len(mark.args)} were given")
        for option in mark.kwargs:
            if option not in (*OPTIONS, "inputs"):
                near = get_close_matches(option, (*OPTIONS, "inputs"), 1)
                hint = f"; did you mean {near[0]!r}?" if near else f"; expected inputs, {', '.join(OPTIONS)}"
                raise collector.CollectError(f"{name}: gradients takes no {option!r}{hint}")
        if mark.args and "inputs" in mark.kwargs:
            raise collector.CollectError(f"{name}: gradients was given its inputs twice, by position and by name")
        given |= mark.kwargs | ({"inputs": mark.args[0]} if mark.args else {})
    return given


def _input_names(collector: Any, name: str, test: Any, signature: inspect.Signature, given: Mapping[str, Any]) -> tuple[str, ...]:
    """The parameters of a test that are inputs: none if it returns the function to verify."""
    inputs, parameters = given["inputs"], list(signature.parameters.values())
    if isinstance(inputs, dict):
        wrong = [key for key in inputs if key not in signature.parameters]
        if wrong:
            raise collector.CollectError(f"{name}: gradients has an input {wrong[0]!r}, but the test takes {', '.join(signature.parameters) or 'nothing'}")
        return tuple(inputs)
    filled = _parametrized(collector, test)
    if inspect.isclass(getattr(collector, "obj", None)) and not isinstance(inspect.getattr_static(collector.obj, name), staticmethod):
        parameters = parameters[1:]
    free = [p for p in parameters if p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD, p.VAR_POSITIONAL)]
    free = [p for p in free if p.name not in filled and not collector.session._fixturemanager.getfixturedefs(p.name, collector)]
    several = any(p.kind is p.VAR_POSITIONAL for p in free)
    count = len(inputs) if isinstance(inputs, (list, tuple)) else 1 if isinstance(inputs, Tensor) or hasattr(inputs, "__array__") else None
    if free and count is not None and count != len(free) and not several:
        raise collector.CollectError(
            f"{name}: gradients has {count} input{'s' * (count != 1)}, but {len(free)} parameters of the test are neither fixtures nor parametrized: "
            f"{', '.join(p.name for p in free)}. Inputs by name say which is which: inputs={{{free[0].name!r}: ...}}"
        )
    return tuple(p.name for p in free)


def _parametrized(collector: Any, test: Any) -> set[str]:
    """The names that parametrize fills."""
    own = [getattr(mark, "mark", mark) for mark in getattr(test, "pytestmark", ())]
    names: set[str] = set()
    for mark in (*own, *collector.iter_markers("parametrize")):
        if mark.name == "parametrize":
            which = mark.args[0] if mark.args else mark.kwargs.get("argnames", ())
            names |= {part.strip() for part in which.split(",")} if isinstance(which, str) else set(which)
    return names


# ---- running


def run(item: Any) -> bool:
    """Verify what a marked test is or returns. False for a test that is none of gradients, because no mark gives inputs.

    Args:
        item: the test.
    """
    __tracebackhide__ = True
    given = _merged(list(item.iter_markers("gradients")), item.parent, item.name)
    if "inputs" not in given:
        return False
    inputs = given.pop("inputs")
    function = getattr(item.obj, "__func__", item.obj)
    names = getattr(function, "_gradients_inputs", ())
    arguments = {argument: item.funcargs[argument] for argument in item._fixtureinfo.argnames}
    subject = _with_inputs(item.obj, names, arguments) if names else item.obj(**arguments)
    if not callable(subject):
        raise TypeError(
            f"{item.name} is marked with gradients and gave {subject!r}: a test that takes no inputs returns the function to verify, or a Function; "
            "one that is the function takes them as parameters"
        )
    ordered = [inputs[name] for name in names] if isinstance(inputs, dict) else inputs
    verify_for(item)(subject, ordered, **{"name": None if not names else item.name, **given})
    return True


def _with_inputs(test: Callable[..., Any], names: Sequence[str], arguments: Mapping[str, Any]) -> Callable[..., Any]:
    """A test as a function of its inputs alone."""
    signature: inspect.Signature = getattr(test, "_gradients_signature")  # noqa: B009 - mypy knows no such attribute
    by_position = any(signature.parameters[name].kind in (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.POSITIONAL_ONLY) for name in names)

    if not arguments and inspect.isfunction(test) and tuple(signature.parameters) == tuple(names):
        return test  # itself, so that it can be found by its name in a program that shows a failure

    @functools.wraps(test)
    def function(*inputs: Any) -> Any:
        if by_position:
            return test(*inputs, **arguments)
        return test(**dict(zip(names, inputs)), **arguments)

    return function


def verify_for(item: Any) -> Callable[..., Report]:
    """`verify` with the options of a run, for a test.

    Args:
        item: the test, which is told what was verified.
    """
    config = item.config
    fast = config.getoption("gradients_fast") or config.getini("gradients_fast")
    defaults: dict[str, Any] = {"seed": int(config.getoption("gradients_seed"))}
    samples, dtypes = config.getini("gradients_samples"), config.getini("gradients_dtypes")
    if samples:
        if not samples.isdecimal():
            raise ValueError(f"gradients_samples is {samples!r}, expected a number")
        defaults["samples"] = int(samples)
    if dtypes:
        defaults["dtypes"] = dtypes

    @functools.wraps(verify)
    def verify_gradients(fn: Any, inputs: Any, **given: Any) -> Report:
        __tracebackhide__ = True
        raises = given.pop("raise_exception", True)
        given = {**defaults, **given}
        if fast:
            given |= FAST if tuple(given.get("dtypes", FAST["dtypes"])) else {**FAST, "dtypes": ()}
        report = verify(fn, inputs, raise_exception=False, **given)
        item.user_properties.append(("gradients", str(report).splitlines()[0]))
        item.user_properties += [("gradients not verified", f"{name}: {reason}") for name, reason in report.not_verified.items()]
        if raises and report.failures:
            raise VerificationError(report)
        return report

    return verify_gradients


# ---- reporting


def tell(item: Any, excinfo: Any, report: Any) -> None:
    """Let a test's report show what `verify` found, in place of a traceback.

    Args:
        item: the test.
        excinfo: of the VerificationError.
        report: pytest's, which is changed.
    """
    error = excinfo.value
    if not isinstance(error, VerificationError):
        return
    own = [entry for entry in excinfo.traceback if entry.path == item.path]
    first = error.failures[0]
    shown = excinfo.getrepr(style="value")
    if shown.reprcrash is not None:
        where = error.report.place.rpartition(":")[2]
        shown.reprcrash.path = str(item.path)
        shown.reprcrash.lineno = own[-1].lineno + 1 if own else int(where) if where else 0
        shown.reprcrash.message = f"{first.kind}: {first.message.splitlines()[0]}"
    report.longrepr = shown
    report.sections.append(("gradients", f"pytest {item.nodeid!r} --gradients-seed={error.report.seed}"))
