"""gradcheck on every op: right as it is, in both modes and both directions; wrong when a mistake is planted in it.

The slow mode, which compares entry by entry, as `specgrad verify` does on all samples, is tried on the first of them: of every third op, or in the long
run of all.
"""

from __future__ import annotations

from typing import Any

import pytest

from specgrad.autograd import grad, gradcheck
from tests.effort import tries
from tests.ops.spec_cases import Case, cases, each

CASES = cases(differentiable=True)
ENTRY_BY_ENTRY = {*[case.op.name for case in CASES if case.number == 0][:: tries(3, 1)]}


def problem(case: Case, dtype: str) -> tuple[Any, list[Any]]:
    """The op as a function, and arguments; skipped where the op does not take the dtype, as it says itself."""
    given, leaves = case.arguments(case.arrays(dtype))

    def function(*args: Any) -> tuple[Any, ...]:
        return tuple(case.call(list(args)))

    assert leaves
    return function, given


def modes(case: Case) -> tuple[bool, ...]:
    """Whether fast, of each way to check the case."""
    return (False, True) if case.number == 0 and case.op.name in ENTRY_BY_ENTRY else (True,)


def takes(case: Case, dtype: str) -> bool:
    if dtype[0] not in case.op.classes:
        return False
    function, given = problem(case, dtype)
    try:
        function(*given)
    except NotImplementedError:
        return False
    return True


@pytest.mark.slow
@each(CASES)
def test_right_as_it_is(case: Case) -> None:
    for dtype in ("float64", "complex128"):
        if takes(case, dtype):
            function, given = problem(case, dtype)
            for fast in modes(case):
                assert gradcheck(function, given, fast_mode=fast, check_forward_ad=True)


@pytest.mark.slow
@each([case for case in CASES if case.number < tries(1, 99)])
def test_a_planted_mistake_is_found(case: Case) -> None:
    """A tenth of each result is detached, so every gradient is too small by an eleventh."""
    for dtype in ("float64", "complex128"):
        if not takes(case, dtype):
            continue
        function, given = problem(case, dtype)

        def wrong(*args: Any, function: Any = function) -> tuple[Any, ...]:
            return tuple(o + 0.1 * o.detach() for o in function(*args))

        if _has_gradient(wrong(*given), given):
            for fast in modes(case):
                assert not gradcheck(wrong, given, fast_mode=fast, raise_exception=False)


def _has_gradient(outputs: tuple[Any, ...], given: list[Any]) -> bool:
    """Whether there is a gradient to get wrong: those of steps are zero."""
    leaves = [t for v in given for t in (v if isinstance(v, list) else [v]) if getattr(t, "requires_grad", False)]
    outputs = tuple(o for o in outputs if o.requires_grad)
    grads = grad(outputs, leaves, [o.detach() * 0 + 1 for o in outputs], allow_unused=True) if outputs else ()
    return any(g is not None and (g.abs() > 1e-2).any().item() for g in grads)
