"""The profiler's older class, for programs that name it."""

from __future__ import annotations

from specgrad.profiling import profile as current

__all__ = ["profile"]


class profile(current.profile):
    """`specgrad.autograd.profiler.profile` with the options that it once had. Use that one.

    >>> with specgrad.autograd.profiler_legacy.profile(record_shapes=True) as prof:
    ...     y = specgrad.ones(2, 3) * 2
    >>> [event.input_shapes for event in prof.function_events if event.name == "mul"]
    [[[2, 3], []]]
    """

    def __init__(
        self,
        enabled: bool = True,
        *,
        use_cuda: bool = False,
        record_shapes: bool = False,
        with_flops: bool = False,
        profile_memory: bool = False,
        with_stack: bool = False,
        with_modules: bool = False,
    ):
        super().__init__(
            enabled,
            use_device="cuda" if use_cuda else None,
            record_shapes=record_shapes,
            with_flops=with_flops,
            profile_memory=profile_memory,
            with_stack=with_stack,
            with_modules=with_modules,
        )
