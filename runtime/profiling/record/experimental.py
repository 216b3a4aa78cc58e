"""The options of `torch.profiler` that may change from one version to the next."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.profiling.events.events import by_name


class ExperimentalConfig:
    """What `profile(experimental_config=...)` takes: PyTorch's options by their names.

    `profile_all_threads` records the ops of all threads, and not of the one alone that enters. The others are kept for programs that give
    them, and change nothing here: most of them are about counters of a GPU. An unknown one is a TypeError that lists those there are.

    >>> from specgrad.profiling.record.experimental import ExperimentalConfig
    >>> ExperimentalConfig(profile_all_threads=True)
    ExperimentalConfig(profile_all_threads=True)
    """

    profiler_metrics: list[str] = []
    profiler_measure_per_kernel: bool = False
    verbose: bool = False
    performance_events: list[str] = []
    enable_cuda_sync_events: bool = False
    adjust_profiler_step: bool = False
    disable_external_correlation: bool = False
    profile_all_threads: bool = False
    capture_overload_names: bool = False
    record_python_gc_info: bool = False
    expose_kineto_event_metadata: bool = False
    custom_profiler_config: str = ""
    adjust_timestamps: bool = False
    trace_only: bool = False

    def __init__(self, *by_position: Any, **options: Any):
        given = by_name("ExperimentalConfig", OPTIONS, by_position, options)
        for name, usual in OPTIONS.items():
            value = given.get(name, usual)
            if isinstance(usual, list):
                value = _names(name, value)
            elif usual is False and isinstance(value, (int, np.bool_)):
                value = bool(value)
            elif not isinstance(value, type(usual)):
                raise TypeError(f"ExperimentalConfig option {name} must be a {type(usual).__name__}, not {type(value).__name__}")
            setattr(self, name, value)

    def __repr__(self) -> str:
        unusual = [f"{name}={getattr(self, name)!r}" for name, usual in OPTIONS.items() if getattr(self, name) != usual]
        return f"ExperimentalConfig({', '.join(unusual)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ExperimentalConfig) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment] # its options can be set


# The options in PyTorch's order, with their defaults.
OPTIONS: dict[str, Any] = {name: getattr(ExperimentalConfig, name) for name in ExperimentalConfig.__annotations__}


def _names(option: str, value: Any) -> list[str]:
    """A list of its own of names."""
    if isinstance(value, str) or not all(isinstance(name, str) for name in value):
        raise TypeError(f"ExperimentalConfig option {option} must be a list of str, not {value!r}")
    return list(value)
