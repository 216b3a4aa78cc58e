"""record_function: names for parts of a program."""

import asyncio
from typing import Any

import pytest

import specgrad as sg
from specgrad.autograd.profiler import profile, record_function
from tests.profiling.in_threads import run_in_threads


def tree(prof: profile) -> list[Any]:
    def shown(event: Any) -> Any:
        return (event.name, [shown(c) for c in event.cpu_children]) if event.cpu_children else event.name

    return [shown(e) for e in prof.function_events if e.cpu_parent is None]


def test_ranges_nest_with_ops() -> None:
    with profile() as prof:
        with record_function("outer", "epoch 3"):
            with record_function("inner"):
                sg.ones(1)
            sg.zeros(1)
        sg.rand(1)
    assert tree(prof) == [("outer", [("inner", ["ones"]), "zeros"]), "rand"]
    outer = prof.function_events[0]
    assert outer.scope == 7 and outer.is_user_annotation and outer.concrete_inputs == ["epoch 3"]


def test_decorators_and_recursion() -> None:
    @record_function("twice")
    def twice(n: int) -> int:
        return n if n < 1 else twice(n - 1)

    assert twice.__name__ == "twice"
    with profile() as prof:
        assert twice(2) == 0
    assert len(prof.function_events) >= 1 and all(e.name == "twice" for e in prof.function_events)


def test_one_range_entered_in_itself() -> None:
    part = record_function("part")
    with profile() as prof, part:
        sg.ones(1)
        with part:
            sg.zeros(1)
    assert tree(prof) == [("part", ["ones", ("part", ["zeros"])])]


def test_coroutines() -> None:
    @record_function("task")
    async def task(name: str) -> str:
        await asyncio.sleep(0)
        sg.ones(1)
        return name

    async def both() -> Any:
        return await asyncio.gather(task("a"), task("b"))

    with profile() as prof:
        assert asyncio.run(both()) == ["a", "b"]
    ranges = [e for e in prof.function_events if e.name == "task"]
    assert len(ranges) == 2 and sum(e.is_async for e in ranges) == 1


def test_a_range_that_ends_while_a_later_one_goes_on_lies_in_no_tree() -> None:
    with profile() as prof:
        first, second = record_function("first").__enter__(), record_function("second").__enter__()
        sg.ones(1)
        first.__exit__(None, None, None)
        sg.zeros(1)
        second.__exit__(None, None, None)
    assert {e.name: e.is_async for e in prof.function_events} == {"first": True, "second": False, "ones": False, "zeros": False}
    assert tree(prof) == ["first", ("second", ["ones", "zeros"])]


def test_without_a_profile_nothing_happens() -> None:
    with record_function("part") as part:
        sg.ones(1)
    assert part.name == "part" and part.args is None


def test_ranges_that_cross_the_edges_of_a_profile() -> None:
    early, late = record_function("early"), record_function("late")
    early.__enter__()
    with profile() as prof:
        early.__exit__(None, None, None)
        late.__enter__()
        sg.ones(1)
    late.__exit__(None, None, None)
    assert tree(prof) == [("late", ["ones"])]
    with profile(with_stack=True) as prof:
        late.__enter__()
    late.__exit__(None, None, None)
    assert tree(prof) == ["late"] and prof.function_events[0].stack[0].startswith(__file__)


def test_a_range_ends_when_its_block_raises() -> None:
    with profile() as prof:
        with pytest.raises(KeyError), record_function("part"):
            raise KeyError
        sg.ones(1)
    assert tree(prof) == ["part", "ones"]


def test_ranges_of_other_threads_are_their_own() -> None:
    def work() -> None:
        with record_function("other"):
            sg.ones(1)

    with profile() as prof, record_function("mine"):
        run_in_threads(work)
    assert tree(prof) == ["mine"]


@pytest.mark.parametrize("arguments", [(3,), (None,), ("a", 3)])
def test_names_are_texts(arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError, match="record_function expects"):
        record_function(*arguments)


def test_any_text_is_a_name() -> None:
    names = ["", "a b", 'quote"', "new\nline", "\ud800", "日本", "</script>", "\x00"]
    with profile() as prof:
        for name in names:
            with record_function(name):
                pass
    assert [e.name for e in prof.function_events] == names
