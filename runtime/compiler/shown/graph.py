"""A program as a picture: its steps as boxes, with a colour for each loop nest, product and copy that they became part of."""

from __future__ import annotations

from collections.abc import Iterable
from colorsys import hls_to_rgb

from specgrad.autograd.drawing import LEAF, OTHER, RESULT, Box, Graph

from ..kernels.island import Island
from ..native import moved
from ..program import Call, NativeStep, Step, Value
from ..run import Runner

_TURN = 137.5  # degrees between the hues of two kernels that follow one another: no few of them come near each other again
_MOST_COLOURS = 40  # that are told below the heading


def graph_of(title: str, runner: Runner) -> Graph:
    """A program, ready to be drawn."""
    boxes: list[Box] = []
    links: list[tuple[Box, Box]] = []
    makers: dict[Value, Box] = {}
    colours: list[tuple[str, str]] = []
    for value in runner.program.inputs:
        makers[value] = Box(("input", f"{value}: {value.described}"), LEAF)
    for item in runner.items():
        fill = OTHER if isinstance(item, Call) else _colour(len(colours))
        told = _told(item)
        if not isinstance(item, Call):
            colours.append((fill, told))
        for step in [item] if isinstance(item, Call) else item.steps:
            box = Box((step.name, ", ".join(f"{r}: {r.described}" for r in step.results)), fill, f"{step}\n{told}")
            boxes.append(box)
            links += _links(step, box, makers)
            makers.update((r, box) for r in step.results if r.source is None)
    for value in runner.program.outputs:
        box = Box(("result", f"{value}: {value.described}"), RESULT)
        boxes.append(box)
        links.append((makers[value.memory], box))
    used = {id(above) for above, _ in links}
    inputs = [makers[v] for v in runner.program.inputs if id(makers[v]) in used]
    if len(colours) > _MOST_COLOURS:
        colours[_MOST_COLOURS:] = [("white", f"and {len(colours) - _MOST_COLOURS} more")]
    return Graph([*inputs, *boxes], links, title, colours)


def _links(step: Step, box: Box, makers: dict[Value, Box]) -> Iterable[tuple[Box, Box]]:
    """From what made the operands of a step, each once; a view is of what made the memory that it shows."""
    return [(above, box) for above in dict.fromkeys(makers[v.memory] for v in step.values())]


def _told(item: Island | NativeStep | Call) -> str:
    if isinstance(item, Call):
        return f"{item.name}, called"
    if isinstance(item, NativeStep):
        return str(item)
    return f"loop over {list(item.shape)}: {moved([item])}"


def _colour(number: int) -> str:
    """A light colour: letters on it can be read."""
    light = (0.84, 0.76, 0.9)[number // 8 % 3]
    return "#" + "".join(f"{round(part * 255):02x}" for part in hls_to_rgb(number * _TURN % 360 / 360, light, 0.7))
