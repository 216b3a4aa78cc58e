"""Threads that tests start and wait for."""

from __future__ import annotations

import threading
from collections.abc import Callable


def run_in_threads(*work: Callable[[], object]) -> None:
    """Run each function in a thread of its own, "worker 0" and so on, all at the same time; returns when all have ended."""
    threads = [threading.Thread(target=each, name=f"worker {i}") for i, each in enumerate(work)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
