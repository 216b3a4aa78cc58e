"""Numbers as C."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.codegen.write.in_c.scalar import CType

ON_A_LINE = 8


def number(value: Any, ctype: CType) -> str:
    """The shortest text that reads as a number of a type."""
    if ctype.dtype_class != "f":
        whole = int(value)
        if ctype.name == "i64" and whole == -(2**63):
            return "INT64_MIN"
        return f"INT64_C({whole})" if abs(whole) > 2**31 - 1 else str(whole)
    real = np.dtype(ctype.dtype).type(value)
    if np.isnan(real):
        return "SG_NAN"
    if np.isinf(real):
        return "SG_INF" if real > 0 else "-SG_INF"
    text = repr(real.item()) if ctype.name == "f64" else str(real)
    if "." not in text and "e" not in text:
        text += ".0"
    return text + ("f" if ctype.name == "f32" else "")


def array(name: str, values: np.ndarray[Any, Any], ctype: CType | str) -> list[str]:
    """A constant array."""
    texts = [str(int(v)) if isinstance(ctype, str) else number(v, ctype) for v in values.reshape(-1)]
    lines = [", ".join(texts[i : i + ON_A_LINE]) for i in range(0, len(texts), ON_A_LINE)]
    c = ctype if isinstance(ctype, str) else ctype.c
    if len(lines) == 1 and len(lines[0]) < 100:
        return [f"static const {c} {name}[{len(texts)}] = {{{lines[0]}}};"]
    return [f"static const {c} {name}[{len(texts)}] = {{", *(f"    {line}," for line in lines), "};"]
