"""Steps that several parties count, keys that come twice, and the options of a profile that may change."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from specgrad.profiling.events.compat import EnforceUnique, KinetoStepTracker
from specgrad.profiling.record.experimental import OPTIONS, ExperimentalConfig
from tests.profiling.in_threads import run_in_threads


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = dict(KinetoStepTracker._step_dict)
    KinetoStepTracker._step_dict.clear()
    monkeypatch.setattr(KinetoStepTracker, "_current_step", 0)
    yield
    KinetoStepTracker._step_dict.clear()
    KinetoStepTracker._step_dict.update(before)


def test_two_who_count_the_same_steps() -> None:
    KinetoStepTracker.init_step_count("profiler")
    KinetoStepTracker.init_step_count("optimizer")
    for step in range(1, 4):
        assert KinetoStepTracker.increment_step("profiler") == step
        assert KinetoStepTracker.increment_step("optimizer") == step
    assert KinetoStepTracker.current_step() == 3


def test_who_begins_later_begins_at_the_programs_step() -> None:
    for _ in range(3):
        KinetoStepTracker.increment_step("profiler")
    KinetoStepTracker.init_step_count("optimizer")
    assert KinetoStepTracker.increment_step("optimizer") == 4
    assert KinetoStepTracker.increment_step("profiler") == 4
    assert KinetoStepTracker.erase_step_count("optimizer") is True
    assert KinetoStepTracker.erase_step_count("optimizer") is False
    assert KinetoStepTracker.current_step() == 4


def test_a_step_of_more_than_one_is_a_warning() -> None:
    KinetoStepTracker.increment_step("profiler")
    KinetoStepTracker._step_dict["profiler"] = 5
    with pytest.warns(UserWarning, match=r"Profiler step count has increased more than 1 - current_step = 1 step dict =  .*'profiler': 6"):
        assert KinetoStepTracker.increment_step("profiler") == 6


@given(st.lists(st.tuples(st.sampled_from(["init", "erase", "increment"]), st.sampled_from("abc")), max_size=30))
def test_the_programs_step_never_falls_and_never_jumps(actions: list[tuple[str, str]]) -> None:
    KinetoStepTracker._step_dict.clear()
    KinetoStepTracker._current_step = 0
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for action, who in actions:
            before = KinetoStepTracker.current_step()
            getattr(KinetoStepTracker, {"init": "init_step_count", "erase": "erase_step_count", "increment": "increment_step"}[action])(who)
            after = KinetoStepTracker.current_step()
            assert before <= after <= before + (action == "increment")
            assert all(count <= after for count in KinetoStepTracker._step_dict.values())


def test_steps_of_threads_are_not_lost() -> None:
    def count() -> None:
        for _ in range(500):
            KinetoStepTracker.increment_step("all")

    run_in_threads(*[count] * 4)
    assert KinetoStepTracker.current_step() == 2000


def test_enforce_unique() -> None:
    unique = EnforceUnique()
    unique.see("a", 1)
    unique.see("a")
    unique.see()
    with pytest.raises(RuntimeError, match=r"duplicate key: \('a', 1\)"):
        unique.see("a", 1)
    with pytest.raises(TypeError, match="unhashable"):
        unique.see([])
    EnforceUnique().see("a", 1)  # another's keys


@given(st.lists(st.tuples(st.integers(0, 3), st.sampled_from("ab")), max_size=8))
def test_enforce_unique_raises_exactly_for_repeats(keys: list[tuple[int, str]]) -> None:
    unique, seen = EnforceUnique(), set()
    for key in keys:
        if key in seen:
            with pytest.raises(RuntimeError, match="duplicate key"):
                unique.see(*key)
        else:
            unique.see(*key)
        seen.add(key)


def test_experimental_config_keeps_what_it_is_given() -> None:
    config = ExperimentalConfig(["a"], True, profile_all_threads=np.True_, verbose=1)
    assert config.profiler_metrics == ["a"]
    assert config.profiler_measure_per_kernel is config.profile_all_threads is config.verbose is True
    assert config.custom_profiler_config == ""
    assert repr(config) == "ExperimentalConfig(profiler_metrics=['a'], profiler_measure_per_kernel=True, verbose=True, profile_all_threads=True)"
    assert config == ExperimentalConfig(["a"], True, profile_all_threads=True, verbose=True) != ExperimentalConfig()
    assert ExperimentalConfig().performance_events is not ExperimentalConfig().performance_events


def test_experimental_config_refuses_what_it_does_not_know() -> None:
    with pytest.raises(TypeError, match=r"no option 'profile_all_thread'; those there are: profiler_metrics, .*profile_all_threads"):
        ExperimentalConfig(profile_all_thread=True)
    with pytest.raises(TypeError, match="verbose must be a bool, not str"):
        ExperimentalConfig(verbose="yes")
    with pytest.raises(TypeError, match="custom_profiler_config must be a str, not int"):
        ExperimentalConfig(custom_profiler_config=1)
    with pytest.raises(TypeError, match="profiler_metrics must be a list of str, not 'abc'"):
        ExperimentalConfig(profiler_metrics="abc")
    with pytest.raises(TypeError, match="profiler_metrics by position and by name"):
        ExperimentalConfig([], profiler_metrics=[])
    with pytest.raises(TypeError, match="takes 14 options"):
        ExperimentalConfig(*[False] * (len(OPTIONS) + 1))


def test_kineto_is_not_needed() -> None:
    from specgrad import autograd

    assert autograd.kineto_available() is autograd.profiler.kineto_available() is False
