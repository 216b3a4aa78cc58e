"""Kernels of ops by CUPTI's records, from a stand-in that hands them over late and in any order. Nothing here has run on a device."""

from __future__ import annotations

import gc
import re
import sys
import threading
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import specgrad
from specgrad.profiling.profile import profile
from specgrad.profiling.record import cupti_activity, device_events
from specgrad.profiling.record.cupti_activity import CuptiTimer, Records, cupti_timer
from tests.profiling.record.cupti_twin import ActivityKind, Cupti, ExternalCorrelationKind


class Source:
    """What waits for a device."""

    waits = 0

    def device(self) -> int:
        return 0

    def synchronize(self, devices: Iterable[int]) -> None:
        self.waits += 1


@pytest.fixture(params=range(4))
def cupti(request: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cupti]:
    found = Cupti(request.param)
    monkeypatch.setitem(sys.modules, "cupti", found)
    monkeypatch.setitem(sys.modules, "cupti.cupti", found)
    monkeypatch.setattr(cupti_activity, "_of_process", [])
    yield found
    gc.collect()
    assert not found.enabled, "nobody wants records any more"


def test_work_belongs_to_the_op_that_is_innermost(cupti: Cupti) -> None:
    source = Source()
    timer = CuptiTimer(Records(cupti), source)
    cupti.starts("before", 1)
    outer = timer.begin()
    cupti.starts("first", 5)
    inner = timer.begin()
    cupti.starts("within", 3)
    cupti.starts("", 2, 1, ActivityKind.MEMCPY)
    of_inner = timer.end(inner)
    cupti.starts("last", 4, times=2)
    of_outer = timer.end(outer)
    idle = timer.end(timer.begin())
    assert source.waits == 0, "nothing waits for a device while a program runs"
    assert sorted(of_inner()) == [("memcpy", 1, 2.0), ("within", 0, 3.0)]
    assert sorted(of_outer()) == [("first", 0, 5.0), ("last", 0, 4.0), ("last", 0, 4.0)]
    assert idle() == [] and source.waits == 1
    op = timer.begin()
    cupti.starts("later", 6)
    assert timer.end(op)() == [("later", 0, 6.0)] and source.waits == 2


def test_an_op_that_an_error_has_ended(cupti: Cupti) -> None:
    timer = CuptiTimer(Records(cupti), Source())
    outer = timer.begin()
    timer.begin()  # its end() is not called
    cupti.starts("lost", 1)
    of_outer = timer.end(outer)
    cupti.starts("of no op", 3)
    op = timer.begin()
    cupti.starts("found", 2)
    assert timer.end(op)() == [("found", 0, 2.0)] and of_outer() == []


def test_what_others_mark_is_theirs(cupti: Cupti) -> None:
    timer = CuptiTimer(Records(cupti), Source())
    cupti.activity_push_external_correlation_id(ExternalCorrelationKind.CUSTOM1, 1)
    op = timer.begin()
    cupti.starts("ours", 2)
    assert timer.end(op)() == [("ours", 0, 2.0)]


def test_threads_have_ops_of_their_own(cupti: Cupti) -> None:
    timer = CuptiTimer(Records(cupti), Source())
    found: list[Any] = []
    outer = timer.begin()

    def work() -> None:
        op = timer.begin()
        cupti.starts("there", 2)
        found.append(timer.end(op))

    other = threading.Thread(target=work)
    other.start()
    other.join()
    cupti.starts("here", 1)
    assert timer.end(outer)() == [("here", 0, 1.0)] and found[0]() == [("there", 0, 2.0)]


def test_records_are_kept_only_while_somebody_wants_them(cupti: Cupti) -> None:
    records = Records(cupti)
    one, other = CuptiTimer(records, Source()), CuptiTimer(records, Source())
    assert len(cupti.enabled) == 4
    del one
    gc.collect()
    assert len(cupti.enabled) == 4
    op = other.begin()
    cupti.starts("k", 1)
    assert other.end(op)() == [("k", 0, 1.0)]
    del other, op
    gc.collect()
    assert not cupti.enabled and not records.by_op()


def test_a_profile_names_kernels(cupti: Cupti, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(specgrad.cuda, "is_available", lambda: True)
    monkeypatch.setattr(device_events, "CudaEvents", Source)

    class Works(specgrad.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            cupti.starts("forward_kernel", 5)
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            cupti.starts("backward_kernel", 7)
            return grad * 2

    x = specgrad.ones(3).requires_grad_()
    for _ in range(2):  # CUPTI takes its functions once in a process
        with profile(use_device="cuda") as prof, specgrad.autograd.profiler.record_function("part"):
            Works.apply(x).sum().backward()
        kernels = {(e.name, k.name, k.duration) for e in prof.function_events for k in e.kernels}
        assert {(name, us) for _, name, us in kernels} == {("forward_kernel", 5.0), ("backward_kernel", 7.0)}
        del prof


def test_without_cupti_events_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupti.cupti", None)
    monkeypatch.setitem(sys.modules, "cupti", None)
    assert cupti_timer(Source()) is None


def test_cupti_that_lets_nobody_in(cupti: Cupti) -> None:
    cupti.refuses = "CUPTI_ERROR_INSUFFICIENT_PRIVILEGES"
    with pytest.warns(UserWarning, match="CUPTI_ERROR_INSUFFICIENT_PRIVILEGES"):
        assert cupti_timer(Source()) is None


def test_the_stand_in_has_the_names_of_cupti() -> None:
    found = find_spec("cupti")
    if found is None or found.origin is None:
        pytest.skip("cupti-python is not installed")
    text = Path(found.origin).with_name("cupti.pyi").read_text()
    for name in (n for n in vars(Cupti) if n.startswith("activity_")):
        assert re.search(rf"^def {name}\(", text, re.M), name
    for kind in (ActivityKind, ExternalCorrelationKind):
        body = text.partition(f"class {kind.__name__}(")[2]
        assert all(f"    {member}: ClassVar[{kind.__name__}]" in body for member in kind.__members__)
