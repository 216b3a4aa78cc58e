"""Graphs as pictures, DOT for Graphviz and SVG for everyone else; and the recorded graph as one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from os import PathLike
from pathlib import Path
from typing import Any

from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.accumulate import AccumulateGrad
from specgrad.core.tape.node import Node
from specgrad.core.tape.tensor import Tensor

_ROW, _GAP, _HEIGHT, _MARGIN = 64, 26, 30, 16  # distances, in pixels
_LINE = 20  # of a heading and what stands below it
_LETTER = 7.2  # the width of a letter, about
LEAF, RESULT, OTHER = "#d7ebff", "#d8f5d8", "#f4f4f4"  # colours of what a graph begins with, of what it ends with, and of what is between
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(eq=False)
class Box:
    """A node of a picture; one without lines is a bend of a long edge.

    Args:
        lines: what it shows.
        fill: its colour.
        about: what is shown where a mouse points at it.
    """

    lines: tuple[str, ...] = ()
    fill: str = OTHER
    about: str = ""
    row: int = 0
    x: float = 0.0
    above: list[Box] = field(default_factory=list)
    below: list[Box] = field(default_factory=list)

    @property
    def width(self) -> float:
        return max((len(line) for line in self.lines), default=0) * _LETTER + (20 if self.lines else 0)


@dataclass
class Graph:
    """A part of a picture, with a heading and, below it, what the colours mean.

    Args:
        links: pairs of boxes, of which the first stands above.
    """

    boxes: Sequence[Box]
    links: Sequence[tuple[Box, Box]]
    title: str = ""
    colours: Sequence[tuple[str, str]] = ()


@dataclass(frozen=True)
class Drawing:
    """A graph, drawn. Notebooks show it; `save` writes it to a file."""

    dot: str
    svg: str

    def save(self, path: str | PathLike[str]) -> None:
        """Write the picture to a file, in the format that its suffix names: .svg or .dot."""
        path = Path(path)
        if path.suffix not in (".svg", ".dot"):
            raise ValueError(f"a graph is drawn as .svg or .dot, not {path.suffix or 'without a suffix'!r}: {path}")
        path.write_text(self.svg if path.suffix == ".svg" else self.dot, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self.svg


@hides_frames
def draw(outputs: Tensor | Sequence[Tensor], names: Mapping[str, Tensor] | None = None) -> Drawing:
    """Draw the graph that computed some tensors: inputs above, results below, the leaves with their shapes.

    `names` gives tensors names to show, as `dict(weight=w, bias=b)`.
    """
    outputs = list(outputs) if isinstance(outputs, Sequence) else [outputs]
    for output in outputs:
        if not isinstance(output, Tensor):
            raise TypeError(f"draw(): expected a Tensor or a list of them, but got {type(output).__name__}")
        if output.grad_fn is None:
            raise ValueError("draw(): the tensor has no history to draw: it was not computed from a tensor that requires grad, or not with gradients enabled")
    shown = {id(t): name for name, t in (names or {}).items()}
    roots: list[Any] = [o.grad_fn for o in outputs]
    edges = _edges(list(roots))
    boxes = {node: _box(node, shown) for node in edges}
    results = [Box((shown.get(id(o), "result"), _shape(o)), RESULT) for o in outputs]
    links = [(boxes[target], boxes[node]) for node, targets in edges.items() for target in targets]
    links += [(boxes[root], box) for root, box in zip(roots, results)]
    return drawn([Graph([*boxes.values(), *results], links)])


def drawn(graphs: Sequence[Graph]) -> Drawing:
    """A picture of graphs, one below another."""
    return Drawing(_dot(graphs), _svg(graphs))


def _edges(roots: list[Any]) -> dict[Node, list[Node]]:
    """All nodes that the roots lead to, each with the nodes that get its gradients."""
    edges: dict[Node, list[Node]] = {}
    while roots:
        node = roots.pop()
        if node not in edges:
            edges[node] = [target for target, _ in node.next_functions if target is not None]
            roots += edges[node]
    return edges


def _shape(tensor: Tensor) -> str:
    return f"({', '.join(map(str, tensor.shape))})"


def _box(node: Node, names: Mapping[int, str]) -> Box:
    if not isinstance(node, AccumulateGrad):
        return Box((node.name(),))
    return Box((names.get(id(node.variable), "leaf"), _shape(node.variable)), LEAF)


# ---- DOT


def _dot(graphs: Sequence[Graph]) -> str:
    boxes = [box for graph in graphs for box in graph.boxes]
    number = {id(box): i for i, box in enumerate(boxes)}
    lines = ["digraph {", "  node [shape=box, fontname=Helvetica];"]
    for i, box in enumerate(boxes):
        style = f', style=filled, fillcolor="{box.fill}"' if box.fill != OTHER else ""
        label = "\\n".join(line.replace("\\", "\\\\").replace('"', '\\"') for line in map(_readable, box.lines))
        lines.append(f'  n{i} [label="{label}"{style}];')
    lines += [f"  n{number[id(a)]} -> n{number[id(b)]};" for graph in graphs for a, b in graph.links]
    return "\n".join([*lines, "}"]) + "\n"


def _readable(text: str) -> str:
    """A text without what no file of these kinds may hold."""
    return _NOT_IN_XML.sub("\ufffd", text)


# ---- SVG: rows by the longest way to the top, long edges bent at each row, each row put in the order of its neighbours


def _svg(graphs: Sequence[Graph]) -> str:
    parts: list[str] = []
    right = bottom = 0.0
    for graph in graphs:
        shapes, width, height = _shapes(graph)
        parts += [f'<g transform="translate(0 {bottom:.0f})">', *shapes, "</g>"]
        right, bottom = max(right, width), bottom + height
    size = f'width="{right:.0f}" height="{bottom:.0f}"'
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {right:.0f} {bottom:.0f}" font-family="Helvetica, Arial, sans-serif" font-size="12">',
        '<defs><marker id="tip" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto"><path d="M0,1 L7,4 L0,7 z" fill="#888"/></marker></defs>',
        f'<rect {size} fill="white"/>',
    ]
    return "\n".join([*head, *parts, "</svg>"]) + "\n"


def _shapes(graph: Graph) -> tuple[list[str], float, float]:
    """A graph, drawn, and how wide and how high it is."""
    heading, right, top = _heading(graph)
    if not graph.boxes:
        return heading, right, top
    for above, below in graph.links:
        above.below.append(below)
        below.above.append(above)
    _set_rows(graph.boxes)
    segments = _segments(graph.links)
    rows: list[list[Box]] = [[] for _ in range(1 + max(b.row for b in graph.boxes))]
    for box in dict.fromkeys([*graph.boxes, *(b for segment in segments for b in segment)]):
        rows[box.row].append(box)
    _set_places(rows, segments)
    right = max(right, max(b.x + b.width / 2 for row in rows for b in row) + _MARGIN)
    parts = [_curve(*segment) for segment in segments] + [_label(box) for row in rows for box in row if box.lines]
    return [*heading, f'<g transform="translate(0 {top})">', *parts, "</g>"], right, top + len(rows) * _ROW


def _heading(graph: Graph) -> tuple[list[str], float, float]:
    """The same of what stands above a graph."""
    if not graph.title:
        return [], 0.0, 0.0
    parts = [f'<text x="{_MARGIN}" y="{_LINE}" font-weight="bold">{_escaped(graph.title)}</text>']
    for i, (fill, text) in enumerate(graph.colours, 2):
        parts.append(f'<rect x="{_MARGIN}" y="{_LINE * i - 11}" width="16" height="13" rx="3" fill="{fill}" stroke="#555"/>')
        parts.append(f'<text x="{_MARGIN + 24}" y="{_LINE * i}">{_escaped(text)}</text>')
    longest = max(len(graph.title), *(len(text) for _, text in graph.colours)) if graph.colours else len(graph.title)
    return parts, 2 * _MARGIN + 24 + longest * _LETTER, _LINE * (len(graph.colours) + 1) + _MARGIN


def _segments(links: Iterable[tuple[Box, Box]]) -> list[tuple[Box, Box]]:
    """Edges from each row to the next. Those that leave one box run together until they part."""
    bends: dict[tuple[int, int], Box] = {}
    found: dict[tuple[Box, Box], None] = {}
    for above, below in links:
        path = [bends.setdefault((id(above), row), Box(row=row)) for row in range(above.row + 1, below.row)]
        found.update(dict.fromkeys(zip([above, *path], [*path, below])))
    return list(found)


def _set_rows(boxes: Sequence[Box]) -> None:
    """Each box below all that it depends on; a leaf right above its first use."""
    missing = {id(b): len(b.above) for b in boxes}
    ready = [b for b in boxes if not b.above]
    while ready:
        box = ready.pop()
        for below in box.below:
            below.row = max(below.row, box.row + 1)
            missing[id(below)] -= 1
            if not missing[id(below)]:
                ready.append(below)
    for box in boxes:
        if box.fill == LEAF and box.below:
            box.row = min(b.row for b in box.below) - 1


def _set_places(rows: Sequence[list[Box]], segments: Iterable[tuple[Box, Box]]) -> None:
    """Put each row in the order of its neighbours' places, from above and from below by turns, until few lines cross."""
    near: dict[int, list[Box]] = {id(box): [] for row in rows for box in row}
    for above, below in segments:
        near[id(above)].append(below)
        near[id(below)].append(above)
    for row in rows:
        _spread(row)
    for turn in range(12):
        for row in rows if turn % 2 == 0 else reversed(rows):
            wanted = {id(b): sum(n.x for n in near[id(b)]) / len(near[id(b)]) if near[id(b)] else b.x for b in row}
            row.sort(key=lambda b: wanted[id(b)])
            _spread(row, wanted)
    left = min(b.x - b.width / 2 for row in rows for b in row)
    for box in (box for row in rows for box in row):
        box.x += _MARGIN - left


def _spread(row: Sequence[Box], wanted: Mapping[int, float] | None = None) -> None:
    """Give each box the place it wants, pushed aside as far as its neighbours need room."""
    end = 0.0
    for i, box in enumerate(row):
        least = end + _GAP + box.width / 2 if i else box.width / 2
        box.x = least if wanted is None else max(wanted[id(box)], least if i else wanted[id(box)])
        end = box.x + box.width / 2
    if wanted and row:  # undo the mean shift to the right
        shift = sum(wanted[id(b)] - b.x for b in row) / len(row)
        for box in row:
            box.x += shift


def _y(box: Box) -> float:
    return box.row * _ROW + _ROW / 2


def _curve(above: Box, below: Box) -> str:
    top, end = (_y(above) + _HEIGHT / 2 if above.lines else _y(above)), (_y(below) - _HEIGHT / 2 if below.lines else _y(below))
    half = (end - top) / 2
    path = f"M{above.x:.1f},{top:.1f} C{above.x:.1f},{top + half:.1f} {below.x:.1f},{end - half:.1f} {below.x:.1f},{end:.1f}"
    tip = ' marker-end="url(#tip)"' if below.lines else ""
    return f'<path d="{path}" fill="none" stroke="#888"{tip}/>'


def _label(box: Box) -> str:
    left, top, middle = box.x - box.width / 2, _y(box) - _HEIGHT / 2, _y(box)
    shape = f'<rect x="{left:.1f}" y="{top:.1f}" width="{box.width:.1f}" height="{_HEIGHT}" rx="5" fill="{box.fill}" stroke="#555"/>'
    first = middle + 4 - 6.5 * (len(box.lines) - 1)
    texts = [f'<text x="{box.x:.1f}" y="{first + 13 * i:.1f}" text-anchor="middle">{_escaped(line)}</text>' for i, line in enumerate(box.lines)]
    about = f"<title>{_escaped(box.about)}</title>" if box.about else ""
    return f"<g>{about}{shape}{''.join(texts)}</g>"


def _escaped(text: str) -> str:
    return escape(_readable(text))
