"""A program that shows a failure of `verify`: the function, the inputs of the sample as literals, the one check."""

from __future__ import annotations

from typing import Any

from specgrad.testing.functions.trial import Arguments

from .failure import Failure
from .replay import WrittenTensors
from .sources import Sources


def replay(fn: Any, arguments: Arguments, check: str, failure: Failure, options: dict[str, Any]) -> str:
    """The program, as text. What cannot be written down is a comment in it.

    Args:
        fn: the function, as it was given.
        arguments: of the sample.
        check: that failed.
        failure: what it found.
        options: of `verify`, those that were not left at their defaults.
    """
    sources = Sources()
    function = sources.expression(fn, "func")
    tensors = WrittenTensors(sources)
    inputs = tensors.expression(list(arguments))
    given = [function, inputs, f"checks=[{check!r}]", *(f"{name}={value!r}" for name, value in options.items()), f"seed={failure.seed}"]
    sources.definitions += tensors.lines
    lines = [f"# Shows this failure: {failure.message.strip().splitlines()[0]}", *sources.imports(), "import specgrad.testing", "", *sources.definitions, ""]
    return "\n".join([*lines, f"specgrad.testing.verify({', '.join(given)})", ""])
