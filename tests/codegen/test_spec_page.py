"""docs/spec.md names everything that an entry may call."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from specgrad.codegen.model.primitives import PRIMITIVES
from specgrad.codegen.read.reader import HOSTED, MATH
from tests.the_spec import spec

PAGE = (Path(__file__).parents[2] / "docs" / "spec.md").read_text(encoding="utf-8")
WORDS = {word for code in re.findall(r"`([^`\n]+)`", PAGE) for word in re.findall(r"\w+", code)}


def test_functions_of_elements_and_of_numbers() -> None:
    assert {*PRIMITIVES, *MATH, *HOSTED} <= WORDS


def test_internal_ops_that_formulas_of_several_ops_call() -> None:
    """Those of one family, such as the convolutions, bear its name."""
    families = Counter(name for op in spec() for name in {c for c in op.calls if c.startswith("_")} if op.signature.base.strip("_")[:6] not in name)
    assert {name for name, count in families.items() if count > 1} - WORDS == set()
