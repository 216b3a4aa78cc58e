"""What a traceback shows of a user's mistake: the user's own lines, and the function that was called. Frames inside of the package are taken out of it.

A public function has `try` around what it does, which costs nothing until there is an error:

    except Exception:
        hide_frames()
        raise

With SPECGRAD_TRACEBACKS=full in the environment nothing is hidden.
"""

from __future__ import annotations

import os
import sys
from types import TracebackType

import numpy as np

from .call_site import own

_NUMPY = os.path.join(os.path.dirname(np.__file__), "")


def hide_frames() -> None:
    """Take the package's frames below the caller's out of the traceback of the error that is handled. Those of the user's code that was called from there stay.

    Nothing is hidden of an error that no statement of the package raises: it may be a fault of ours, and its frames say where.
    """
    error = sys.exc_info()[1]
    at = error.__traceback__ if error is not None else None
    if at is None or os.environ.get("SPECGRAD_TRACEBACKS") == "full" or not _was_raised(at):
        return
    while (below := at.tb_next) is not None:
        if own[below.tb_frame.f_code.co_filename]:
            at.tb_next = below.tb_next
        else:
            at = below


def _was_raised(traceback: TracebackType) -> bool:
    """Whether an error comes from a `raise`: of the package's, or whatever of code that it has called for the user."""
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    code = traceback.tb_frame.f_code
    if not own[code.co_filename]:
        return not code.co_filename.startswith(_NUMPY)
    if hide_frames.__name__ in code.co_names:  # it has hidden them already
        return True
    from opcode import opmap

    return code.co_code[traceback.tb_lasti] == opmap["RAISE_VARARGS"]
