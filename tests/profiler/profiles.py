"""Profiles that tests show: made up, so that they are the same each time and need nothing to run."""

from __future__ import annotations

import random
from collections.abc import Iterator

from specgrad.profiling.event_list import EventList
from specgrad.profiling.events import FunctionEvent, MemoryChange

ODD_NAMES = [
    "</script><script>document.title='broken'</script>",
    "<img src=x onerror=\"document.title='broken'\">",
    "\"quotes\" and 'quotes' and \\backslashes\\ and {{data}}",
    "line\nbreak\ttab\0nul\x1b[31m",
    "日本語 Ελληνικά עברית 🎛️ e\u0301",
    "half of a pair \ud83d",
    "<!-- comment --> &amp; \u2028 ]]>",
    "",
]


class Maker:
    """Makes events as a clock goes on."""

    def __init__(self, seed: int = 0, shapes: bool = True) -> None:
        self.random, self.shapes = random.Random(seed), shapes
        self.now, self.alive, self.sequence = 10.0, 0, 0
        self.events: list[FunctionEvent] = []
        self.memory: list[MemoryChange] = []

    def change(self, delta: int, thread: int = 1) -> None:
        self.alive += delta
        self.memory.append(MemoryChange(self.now, thread, delta, self.alive))

    def event(self, name: str, took: float, thread: int = 1, **more: object) -> FunctionEvent:
        """An event that begins now; the clock goes to its end."""
        made = FunctionEvent(len(self.events), name, thread, self.now, self.now + took, **more)  # type: ignore[arg-type]
        self.events.append(made)
        self.now += took
        return made

    def within(self, name: str, events: Iterator[FunctionEvent], thread: int = 1, **more: object) -> FunctionEvent:
        """An event that lasts as long as others do."""
        made = FunctionEvent(len(self.events), name, thread, self.now, self.now, **more)  # type: ignore[arg-type]
        self.events.append(made)
        self.now += 0.4
        made.cpu_memory_usage = sum(e.cpu_memory_usage for e in events)
        self.now += 0.3
        made.time_range.end = self.now
        return made

    def list(self) -> EventList:
        made = EventList(self.events, profile_memory=bool(self.memory), with_flops=self.shapes, memory=self.memory)
        made._build_tree()
        return made


def training(steps: int = 3, layers: int = 4, seed: int = 0, shapes: bool = True) -> EventList:
    """A few steps of training: ranges, ops, the backward pass with its nodes, memory that grows and falls."""
    make = Maker(seed, shapes)
    for step in range(steps):
        list_of = [_layer(make, layer) for layer in range(layers)]
        saved: list[tuple[str, int]] = []

        def forward(list_of: list[Iterator[tuple[str, int]]] = list_of, saved: list[tuple[str, int]] = saved) -> Iterator[FunctionEvent]:
            for layer, ops in enumerate(list_of):
                before = len(make.events)
                make.within(f"layer {layer}", _noting(make, ops, saved), scope=7)
                yield make.events[before]

        def backward(saved: list[tuple[str, int]] = saved) -> Iterator[FunctionEvent]:
            for name, number in reversed(saved):
                yield make.event(f"{name.capitalize()}Backward0", make.random.uniform(2, 30), scope=1, sequence_nr=number, fwd_thread=1, cpu_memory_usage=-4096)
                make.change(-4096)
                make.now += 0.2
                if make.random.random() < 0.2:
                    yield make.event("torch::autograd::AccumulateGrad", make.random.uniform(0.5, 2), scope=1, thread=1)
            make.now += 0.1

        def step_of(forward: object = forward, backward: object = backward) -> Iterator[FunctionEvent]:
            yield make.within("forward", forward(), scope=7)  # type: ignore[operator]
            make.now += 1.0
            yield make.within("backward", backward(), scope=1)  # type: ignore[operator]

        make.within(f"step {step}", step_of(), scope=7)
        make.now += make.random.uniform(2, 8)
        make.event("[memory]", 0.0, cpu_memory_usage=-make.alive)
        make.change(-make.alive)
        make.now += 5
    return make.list()


def _layer(make: Maker, layer: int) -> Iterator[tuple[str, int]]:
    size = 32 << (layer % 3)
    names = ["mm", "add", "tanh", "mul"]
    for name in names:
        make.sequence += 1
        shapes = [[64, size], [size, 64]] if name == "mm" else [[64, size], []]
        flops = {"flops": 2 * 64 * 64 * size} if name == "mm" else {}
        stack = [f"model.py({20 + layer}): forward", "train.py(12): step", "train.py(31): <module>"]
        took = make.random.uniform(15, 60) if name == "mm" else make.random.uniform(1, 9)
        shown: dict[str, object] = {"input_shapes": shapes, "stack": stack} if make.shapes else {}
        make.event(name, took, sequence_nr=make.sequence, cpu_memory_usage=4096, **shown, **flops)
        make.change(4096)
        make.now += 0.3
        yield name, make.sequence


def _noting(make: Maker, ops: Iterator[tuple[str, int]], saved: list[tuple[str, int]]) -> Iterator[FunctionEvent]:
    for op in ops:
        saved.append(op)
        yield make.events[-1]


def threads(count: int = 3) -> EventList:
    """Several threads that nest at random, with events of no length and events that touch."""
    make = Maker(5)
    for thread in range(1, count + 1):
        make.now = 3.0 * thread
        for _ in range(8):
            _nest(make, thread, 4)
    return make.list()


def _nest(make: Maker, thread: int, depth: int) -> Iterator[FunctionEvent]:
    begin = len(make.events)
    made = FunctionEvent(begin, make.random.choice(["mul", "add_", "mm", "my range"]), thread, make.now, make.now)
    make.events.append(made)
    for _ in range(make.random.randrange(3) if depth else 0):
        _nest(make, thread, depth - 1)
    make.now += make.random.choice([0.0, 0.5, 2.5])
    made.time_range.end = make.now
    return iter([made])


def odd_names() -> EventList:
    """Names that would break a page that was careless with them."""
    make = Maker(1)
    for name in ODD_NAMES:
        make.event(name, 5.0, stack=[f"{name}.py(1): f"], input_shapes=[[2, 3], [], [3]], module_hierarchy=name)
    return make.list()
