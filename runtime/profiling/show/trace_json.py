"""Times and values as the JSON of a trace holds them."""

from __future__ import annotations

import json
import math
import re
from typing import Any

_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, default=str, separators=(",", ":")).encode
_HALF = re.compile("[\ud800-\udfff]")  # of a pair of surrogates: no character, so UTF-8 has no bytes for it


def nanoseconds(time_us: float) -> int:
    """A time as a whole number. Rounding keeps the order, so what lay within something else still does."""
    return round(time_us * 1000)


def microseconds(time_ns: int) -> str:
    """A number of nanoseconds as a trace writes it.

    Who multiplies it by 1000 and drops what is behind the point, as some versions of Perfetto do, would make 1000 of 1.001: where that would happen,
    the next number is written.
    """
    number = time_ns / 1000
    if int(number * 1000) < time_ns:
        number = math.nextafter(number, math.inf)
    return repr(number)


def encode(value: Any) -> str:
    """The value as JSON that every reader takes: without NaN, and without half characters.

    Characters beyond ASCII stay as they are: Perfetto shows many an escape as it stands in the file.
    """
    try:
        text = _encode(value)
    except ValueError:  # NaN or infinity
        text = _encode(_plain(value))
    if not text.isascii() and _HALF.search(text):
        text = _encode(_plain(value))
    return text


def _plain(value: Any) -> Any:
    """The value with texts for what is no number, and the sign for a character that cannot be read for half ones."""
    if isinstance(value, str):
        return _HALF.sub("\N{REPLACEMENT CHARACTER}", value)
    if isinstance(value, dict):
        return {_plain(str(key)): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value if value is None or isinstance(value, (bool, int, float)) else _plain(str(value))
