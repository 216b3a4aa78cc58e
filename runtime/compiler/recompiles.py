"""What SPECGRAD_LOG=recompiles says: when a function is compiled again, and why."""

from __future__ import annotations

import os
import sys

from specgrad.core.base.call_site import place, users_frame


def note(name: str, why: str) -> None:
    """Say it, if it was asked for."""
    if "recompiles" in os.environ.get("SPECGRAD_LOG", "").split(","):
        frame = users_frame()
        print(f"specgrad: {name} is compiled anew at {place(frame.f_code, frame.f_lasti)}: {why}", file=sys.stderr)
