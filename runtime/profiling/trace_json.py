"""Times and values as the JSON of a trace holds them."""

from __future__ import annotations

import json
import math
from typing import Any

_encode = json.JSONEncoder(allow_nan=False, default=str, separators=(",", ":")).encode


def nanoseconds(time_us: float) -> int:
    """A time as a whole number. Rounding keeps the order, so what lay within something else still does."""
    return round(time_us * 1000)


def microseconds(time_ns: int) -> str:
    """A number of nanoseconds as a trace writes it.

    Perfetto multiplies by 1000 and drops what is behind the point, so that 1.001 would become 1000: where it would, it is given the next number.
    """
    number = time_ns / 1000
    if int(number * 1000) < time_ns:
        number = math.nextafter(number, math.inf)
    return repr(number)


def encode(value: Any) -> str:
    """The value as JSON that every reader takes: without NaN and half characters, and with nothing that would end a script."""
    try:
        text = _encode(value)
    except ValueError:  # NaN or infinity
        text = _encode(_plain(value))
    if "\\ud" in text:  # a character beyond the first 65536, or half of one
        text = _encode(_plain(value))
    return text.replace("</", "<\\/")


def _plain(value: Any) -> Any:
    """The value with escapes for half characters, and texts for what is no number."""
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode()
    if isinstance(value, dict):
        return {_plain(str(key)): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value if value is None or isinstance(value, (bool, int, float)) else _plain(str(value))
