"""The memory that compiled kernels keep for their next large results."""

from .core.kernels.memory import empty_cache, get_pool_limit, pool_size, set_pool_limit

__all__ = ["empty_cache", "get_pool_limit", "pool_size", "set_pool_limit"]
