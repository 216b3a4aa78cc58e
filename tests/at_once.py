"""Work that many threads do at once, taking turns as often as Python lets them."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable

THREADS = 8


def in_threads(work: Callable[[int], None], count: int = THREADS) -> None:
    """Run the work in all threads at once, each with its number; an error of any is raised here."""
    errors: list[BaseException] = []
    start = threading.Barrier(count)

    def run(number: int) -> None:
        try:
            start.wait()
            work(number)
        except BaseException as error:
            errors.append(error)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    if errors:
        raise errors[0]


def in_another_thread(work: Callable[[], object]) -> None:
    """Run the work in a thread of its own, to its end."""
    in_threads(lambda number: work() and None, 1)
