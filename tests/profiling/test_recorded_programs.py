"""A program that is recorded computes what it computes otherwise: random mixtures of checkpoints, batches, hooks, modes and derivatives."""

from typing import Any

import numpy as np
from hypothesis import given, settings

import specgrad as sg
from specgrad.autograd import grad
from specgrad.autograd.profiler import profile
from specgrad.core.base.state import modes
from tests.effort import tries
from tests.runtime.together.test_together_programs import Pair, check_equal, derivatives, programs

EVERYTHING = {"record_shapes": True, "with_flops": True, "profile_memory": True, "with_stack": True}


def recorded(program: Any, options: dict[str, Any]) -> tuple[list[Any], Any]:
    with profile(**options) as prof:
        found = derivatives(program)
    return found, prof.function_events


@settings(max_examples=tries(30, 60), deadline=None, derandomize=True, database=None)
@given(programs)
def test_recorded_programs_give_what_they_give_otherwise(pair: Pair) -> None:
    program, plain = pair
    with np.errstate(all="ignore"):
        expected = derivatives(plain)
        for options in ({}, EVERYTHING):
            found, events = recorded(program, options)
            check_equal(found, expected)
            ran = [e for e in events if e.name == "backward"]
            assert len(ran) >= 2 and all(e.cpu_time_total >= 0 and e.self_cpu_time_total > -1e-3 for e in events if not e.is_async)
            made = {e.sequence_nr for e in events if e.scope == 0 and e.sequence_nr >= 0}
            assert {e.sequence_nr for e in ran[-1].cpu_children if e.scope == 1 and e.fwd_thread is not None} <= made
    assert not modes.recorders


def test_two_profiles_of_one_program_have_the_same_events() -> None:
    def program() -> None:
        x = sg.ones(3, 4, requires_grad=True)
        (first,) = grad((x * x.exp()).softmax(1).sum(), x, create_graph=True)
        first.square().sum().backward()

    def shown(options: dict[str, Any]) -> list[Any]:
        with profile(**options) as prof:
            program()
        return [(e.name, e.scope, e.cpu_parent.name if e.cpu_parent else "") for e in prof.function_events if e.name != "[memory]"]

    assert shown({}) == shown({}) == shown(EVERYTHING)
