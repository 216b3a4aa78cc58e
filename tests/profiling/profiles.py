"""Profiles that tests show: made up, so that they are the same each time and need nothing to run."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from specgrad.profiling.events.events import FunctionEvent, MemoryChange
from specgrad.profiling.show.event_list import EventList

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

    @contextmanager
    def within(self, name: str, **more: object) -> Iterator[FunctionEvent]:
        """An event that lasts as long as what happens within; it has the memory of what is in it."""
        made = self.event(name, 0.0, **more)
        before = self.alive
        self.now += 0.4
        yield made
        self.now += 0.3
        made.time_range.end = self.now
        made.cpu_memory_usage = self.alive - before

    def list(self) -> EventList:
        made = EventList(self.events, profile_memory=bool(self.memory), with_flops=self.shapes, memory=self.memory)
        made._build_tree()
        return made


def training(steps: int = 3, layers: int = 4, seed: int = 0, shapes: bool = True) -> EventList:
    """A few steps of training: ranges, ops, the backward pass with its nodes, memory that grows and falls."""
    make = Maker(seed, shapes)
    for step in range(steps):
        with make.within(f"step {step}", scope=7):
            with make.within("forward", scope=7):
                made = [op for layer in range(layers) for op in _layer(make, layer)]
            make.now += 1.0
            with make.within("backward", scope=1):
                _backward(make, made)
        make.now += make.random.uniform(2, 8)
        make.event("[memory]", 0.0, cpu_memory_usage=-make.alive)
        make.change(-make.alive)
        make.now += 5
    return make.list()


def _layer(make: Maker, layer: int) -> list[tuple[str, int]]:
    size = 32 << (layer % 3)
    made = []
    with make.within(f"layer {layer}", scope=7):
        for name in ("mm", "add", "tanh", "mul"):
            make.sequence += 1
            known: dict[str, object] = {"flops": 2 * 64 * 64 * size} if name == "mm" else {}
            if make.shapes:
                known["input_shapes"] = [[64, size], [size, 64]] if name == "mm" else [[64, size], []]
                known["stack"] = [f"model.py({20 + layer}): forward", "train.py(12): step", "train.py(31): <module>"]
            took = make.random.uniform(15, 60) if name == "mm" else make.random.uniform(1, 9)
            make.event(name, took, sequence_nr=make.sequence, cpu_memory_usage=4096, **known)
            make.change(4096)
            make.now += 0.3
            made.append((name, make.sequence))
    return made


def _backward(make: Maker, made: list[tuple[str, int]]) -> None:
    for name, number in reversed(made):
        took = make.random.uniform(2, 30)
        make.event(f"{name.capitalize()}Backward0", took, scope=1, sequence_nr=number, fwd_thread=1, cpu_memory_usage=-3072)
        make.change(-3072)
        make.now += 0.2
        if make.random.random() < 0.2:
            make.event("torch::autograd::AccumulateGrad", make.random.uniform(0.5, 2), scope=1)
    make.now += 0.1


def threads(count: int = 3, seed: int = 5) -> EventList:
    """Several threads that nest at random, with events of no length and events that touch."""
    make = Maker(seed)
    for thread in range(1, count + 1):
        make.now = 3.0 * thread
        for _ in range(8):
            _nest(make, thread, 5)
    return make.list()


def _nest(make: Maker, thread: int, depth: int) -> None:
    name = make.random.choice(["mul", "add_", "mm", "my range", "MulBackward0"])
    made = make.event(name, 0.0, thread=thread, scope={"my range": 7, "MulBackward0": 1}.get(name, 0), cpu_memory_usage=make.random.randrange(-9, 99))
    for _ in range(make.random.randrange(3) if depth else 0):
        _nest(make, thread, depth - 1)
    make.now += make.random.choice([0.0, 0.5, 2.5])
    made.time_range.end = make.now


def crossing(count: int = 40, seed: int = 7) -> EventList:
    """Threads whose events begin and end anywhere: within each other, beside, or across each other's ends."""
    make = Maker(seed)
    for thread in range(1, count + 1):
        for _ in range(12):
            make.now = float(make.random.randrange(20))
            make.event(make.random.choice("abcd"), float(make.random.randrange(12)), thread=thread, cpu_memory_usage=make.random.randrange(-9, 9))
    return make.list()


def odd_names() -> EventList:
    """Names that would break a page that was careless with them."""
    make = Maker(1)
    for name in ODD_NAMES:
        make.event(name, 5.0, stack=[f"{name}.py(1): f"], input_shapes=[[2, 3], [], [3]], module_hierarchy=name)
    return make.list()
