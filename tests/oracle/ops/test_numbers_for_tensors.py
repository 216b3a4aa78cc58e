"""Where a 0-dim tensor may stand for a number, or a number for a tensor, and where it may not, as in PyTorch."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.both import Program, agree


def t(lib: Any, *values: Any, **more: Any) -> Any:
    return lib.tensor(values[0] if len(values) == 1 else list(values), **more)


PROGRAMS: dict[str, Program] = {
    "clamp, a number and a tensor": lambda lib: t(lib, 1.0, 2.0).clamp(0.1, t(lib, 1.5, 1.5)),
    "clamp, a tensor and a number": lambda lib: lib.clamp(t(lib, 1.0, 2.0), min=t(lib, 1.5, 1.5), max=2.5),
    "clip_, a tensor and a number": lambda lib: t(lib, 1.0, 2.0).clip_(t(lib, 1.5, 1.5), 2.5),
    "clamp, a number and one element": lambda lib: t(lib, 1.0, 2.0).clamp(0.1, t(lib, 1.5)),
    "clamp, one element and a number": lambda lib: lib.clip(t(lib, 1.0, 2.0), t(lib, 1.5), max=3),
    "clamp_, one element and a number": lambda lib: t(lib, 1.0, 2.0).clamp_(max=t(lib, 1), min=0.5),
    "clamp, one element that requires grad": lambda lib: t(lib, 1.0, 2.0).clamp(0.1, t(lib, 1.5, requires_grad=True)),
    "clamp, one element after a number that could be cached": lambda lib: [t(lib, 1.0, 2.0).clamp(0.1, t(lib, v)) for v in (1.5, 0.5)],
    "clamp into out": lambda lib: lib.clamp(t(lib, 1.0, 2.0), 0.1, t(lib, 1.5), out=lib.empty(2)),
    "div of a number, rounded": lambda lib: [lib.div(5.0, t(lib, 2.0, -3.0), rounding_mode=how) for how in (None, "floor", "trunc")],
    "divide of a number, rounded": lambda lib: [lib.divide(-5, t(lib, 2, 3), rounding_mode=how) for how in (None, "floor", "trunc")],
    "div of a text, rounded": lambda lib: lib.div("a", t(lib, 2.0), rounding_mode="floor"),
    "var": lambda lib: t(lib, 1.0, 4.0).var(0, correction=t(lib, 0)),
    "std_mean": lambda lib: lib.std_mean(t(lib, 1.0, 4.0), 0, correction=t(lib, 0)),
    "trapezoid": lambda lib: lib.trapezoid(t(lib, 1.0, 4.0), dx=t(lib, 2.0)),
    "split": lambda lib: t(lib, 1.0, 4.0, 2.0).split(t(lib, 2)),
    "max along a float": lambda lib: t(lib, 1.0, 4.0, 2.0).max(t(lib, 0.0), True),
    "max along": lambda lib: t(lib, 1.0, 4.0, 2.0).max(t(lib, 0), True),
    "median along": lambda lib: lib.median(t(lib, 1.0, 4.0, 2.0), t(lib, -1)),
    "prod along": lambda lib: lib.ones(2, 3).prod(t(lib, 1)),
    "scatter along": lambda lib: lib.zeros(3).scatter(t(lib, 0), t(lib, 1, 2), 5.0),
    "index_fill along": lambda lib: lib.zeros(3).index_fill(t(lib, 0), t(lib, 1, 2), 5.0),
    "histc": lambda lib: lib.histc(t(lib, 1.0, 4.0, 2.0), 4, t(lib, 1), t(lib, 5.0)),
    "round": lambda lib: lib.round(t(lib, 1.25, 4.75), decimals=t(lib, 1)),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_same_as_pytorch(name: str) -> None:
    agree(PROGRAMS[name])
