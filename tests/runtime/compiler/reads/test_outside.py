"""What may be another in each call, and what is known to stay."""

from __future__ import annotations

import builtins
import collections
import datetime
import decimal
import fractions
import functools
import io
import itertools
import logging
import math
import operator
import os
import pathlib
import random
import re
import secrets
import sys
import threading
import time
import uuid
from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple

import numpy as np
import pytest

import specgrad as sg
from specgrad.compiler.reads.walk import reads_of
from specgrad.core.kernels import table

LOCK, LOG, DRAWN_BY_THE_SYSTEM, PATH = threading.Lock(), logging.getLogger(__name__), random.SystemRandom(), pathlib.Path(__file__)
LINES = io.StringIO("one\nthree\n")
NUMBERS = (number for number in range(3))
clock = time.perf_counter


class Way(Enum):
    UP = 1


class Range(NamedTuple):
    low: float
    high: float


RANGE = Range(0.0, 1.0)


def importing(x: Any) -> Any:
    import time as watch

    return x * watch.time()


def opening(x: Any) -> Any:
    with open(__file__) as file:
        return x * len(file.read())


def of_another_name(x: Any) -> Any:
    now = time.monotonic
    return x * now()


OTHER = {
    "time.time": lambda x: x * time.time(),
    "time.perf_counter": lambda x: x * clock(),
    "time.monotonic": of_another_name,
    "datetime.now": lambda x: x * datetime.datetime.now().microsecond,
    "datetime.today": lambda x: x * datetime.date.today().day,
    "urandom": lambda x: x * os.urandom(1)[0],
    "secrets.randbelow": lambda x: x * secrets.randbelow(9),
    "uuid.uuid4": lambda x: x * uuid.uuid4().int,
    "of the system": lambda x: x * DRAWN_BY_THE_SYSTEM.random(),
    "time.time,": importing,
    "io.open": opening,
    "a file": lambda x: x * len(PATH.read_text()),
    "StringIO": lambda x: x * len(LINES.readline()),
    "generator": lambda x: x * next(NUMBERS),
    "builtins.input": lambda x: x * float(input()),
    "builtins.eval": lambda x: x * eval("clock()"),
    "numpy.random.default_rng": lambda x: x * np.random.default_rng().normal(),
    "numpy.load": lambda x: x * np.load("numbers.npy")[0],
    "sys.getrefcount": lambda x: x * sys.getrefcount(x),
    "genericpath.exists": lambda x: x * os.path.exists(__file__),
}


@pytest.mark.parametrize("what", OTHER)
def test_what_may_be_another_each_time(what: str) -> None:
    assert what in reads_of(OTHER[what]).other_each_time + ","


def pure(x: Any) -> Any:
    """Uses what gives the same for the same arguments."""
    LOG.info("a text")
    with LOCK:
        scale = math.sqrt(2) * np.sum(np.arange(3)) * float(np.prod([2.0])) + len(re.findall("a", "banana")) + np.float32(1)
    pairs = functools.reduce(operator.add, itertools.chain([1], [2])) + sum(collections.Counter("ab").values())
    both = decimal.Decimal(1) + int(fractions.Fraction(1)) + datetime.timedelta(days=1).days + (Way.UP is Way(1)) + RANGE.high + isinstance(x, sg.Tensor)
    return x * scale * pairs * float(both) * len(os.path.join("a", "b")) * (np.random is not None) + sg.nn.functional.relu(x) + getattr(builtins, "abs")(-1)  # noqa: B009


def test_what_stays() -> None:
    class TimeModule:
        time = 3.0  # a name that a module has, too

    settings = TimeModule()
    for function in (pure, lambda x: x * settings.time, lambda x: x * sg.pi):
        reads = reads_of(function)
        assert not reads.other_each_time and reads.hold()


@pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")
def test_fullgraph_freezes_nothing() -> None:
    large = np.ones(1 << 14, np.float32)
    for function, why in ((lambda x: x * time.time(), "time.time"), (lambda x: x * next(NUMBERS), "generator"), (lambda x: x * large.sum(), "large array")):
        compiled: Callable[..., Any] = sg.compile(function, fullgraph=True)
        with pytest.raises(RuntimeError, match=rf"cannot be compiled: .*{why}"):
            compiled(sg.ones(2))
