"""The memory that compiled kernels keep for their next large results.

Fresh memory costs a page fault every 4 KiB, which is several times what an elementwise op costs. So what a result of 1 MiB or
more leaves behind is kept for the next result of about its size, up to a limit. Memory that a tensor, a view or anything else
still uses is never handed out again. Without compiled kernels nothing is kept.
"""

from __future__ import annotations

from . import table

_MOST = 2**63 - 1


def set_pool_limit(limit: int) -> None:
    """Keep at most so many bytes; 0 keeps none. What is beyond is given back at once."""
    if not isinstance(limit, int) or isinstance(limit, bool):
        raise TypeError(f"set_pool_limit expects an int, but got {type(limit).__name__}")
    if limit < 0:
        raise ValueError(f"set_pool_limit expects a number of bytes that is not negative, but got {limit}")
    if table.compiled:
        table._lib.sg_set_pool_limit(min(limit, _MOST))


def get_pool_limit() -> int:
    """The most bytes that are kept."""
    return int(table._lib.sg_get_pool_limit()) if table.compiled else 0


def pool_size() -> int:
    """How many bytes are kept now: those of results that are gone, and that no new result has taken yet."""
    return int(table._lib.sg_pool_size()) if table.compiled else 0


def empty_cache() -> None:
    """Give back all that is kept. The limit stays."""
    if table.compiled:
        table._lib.sg_empty_pool()
