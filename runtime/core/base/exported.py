"""Arrays that objects of other libraries offer: by NumPy's protocols, as a buffer, or by DLPack."""

from __future__ import annotations

from typing import Any

import numpy as np


def exported_array(value: Any) -> Any:
    """The array that an object offers, in the dtype that it has there; None if it offers none."""
    if hasattr(value, "__array__") or hasattr(value, "__array_interface__"):
        return np.asarray(value)
    if hasattr(value, "__dlpack__"):
        return np.from_dlpack(value)
    if isinstance(value, (str, bytes)):
        return None  # text, though bytes are a buffer too
    try:
        return np.asarray(memoryview(value))
    except TypeError:
        return None
