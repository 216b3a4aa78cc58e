"""The recorded graph as a picture: DOT for Graphviz, SVG for everyone else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
_LETTER = 7.2  # the width of a letter, about
_FILL = {"leaf": "#d7ebff", "result": "#d8f5d8"}


@dataclass
class _Box:
    """A node of the picture; one without lines is a bend of a long edge."""

    lines: tuple[str, ...] = ()
    kind: str = "op"
    row: int = 0
    x: float = 0.0
    above: list[_Box] = field(default_factory=list)
    below: list[_Box] = field(default_factory=list)

    @property
    def width(self) -> float:
        return max((len(line) for line in self.lines), default=0) * _LETTER + (20 if self.lines else 0)


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
    results = [_Box((shown.get(id(o), "result"), _shape(o)), "result") for o in outputs]
    links = [(boxes[target], boxes[node]) for node, targets in edges.items() for target in targets]
    links += [(boxes[root], box) for root, box in zip(roots, results)]
    everything = [*boxes.values(), *results]
    return Drawing(_dot(everything, links), _svg(everything, links))


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


def _box(node: Node, names: Mapping[int, str]) -> _Box:
    if not isinstance(node, AccumulateGrad):
        return _Box((node.name(),))
    return _Box((names.get(id(node.variable), "leaf"), _shape(node.variable)), "leaf")


# ---- DOT


def _dot(boxes: Sequence[_Box], links: Sequence[tuple[_Box, _Box]]) -> str:
    number = {id(box): i for i, box in enumerate(boxes)}
    lines = ["digraph {", "  node [shape=box, fontname=Helvetica];"]
    for i, box in enumerate(boxes):
        style = f', style=filled, fillcolor="{_FILL[box.kind]}"' if box.kind in _FILL else ""
        label = "\\n".join(line.replace("\\", "\\\\").replace('"', '\\"') for line in box.lines)
        lines.append(f'  n{i} [label="{label}"{style}];')
    lines += [f"  n{number[id(a)]} -> n{number[id(b)]};" for a, b in links]
    return "\n".join([*lines, "}"]) + "\n"


# ---- SVG: rows by the longest way to the top, long edges bent at each row, each row put in the order of its neighbours


def _svg(boxes: Sequence[_Box], links: Sequence[tuple[_Box, _Box]]) -> str:
    for above, below in links:
        above.below.append(below)
        below.above.append(above)
    _set_rows(boxes)
    paths = [[above, *(_Box(row=row) for row in range(above.row + 1, below.row)), below] for above, below in links]
    rows: list[list[_Box]] = [[] for _ in range(1 + max(b.row for b in boxes))]
    for box in {id(b): b for b in (*boxes, *(b for path in paths for b in path))}.values():
        rows[box.row].append(box)
    _set_places(rows, paths)
    right = max(b.x + b.width / 2 for row in rows for b in row) + _MARGIN
    bottom = len(rows) * _ROW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{right:.0f}" height="{bottom}" viewBox="0 0 {right:.0f} {bottom}" '
        'font-family="Helvetica, Arial, sans-serif" font-size="12">',
        '<defs><marker id="tip" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto"><path d="M0,1 L7,4 L0,7 z" fill="#888"/></marker></defs>',
        f'<rect width="{right:.0f}" height="{bottom}" fill="white"/>',
    ]
    parts += [_curve(path) for path in paths]
    parts += [_label(box) for row in rows for box in row if box.lines]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _set_rows(boxes: Sequence[_Box]) -> None:
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
        if box.kind == "leaf" and box.below:
            box.row = min(b.row for b in box.below) - 1


def _set_places(rows: Sequence[list[_Box]], paths: Sequence[Sequence[_Box]]) -> None:
    """Put each row in the order of its neighbours' places, from above and from below by turns, until few lines cross."""
    near: dict[int, list[_Box]] = {id(box): [] for row in rows for box in row}
    for path in paths:
        for above, below in zip(path, path[1:]):
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


def _spread(row: Sequence[_Box], wanted: Mapping[int, float] | None = None) -> None:
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


def _y(box: _Box) -> float:
    return box.row * _ROW + _ROW / 2


def _curve(path: Sequence[_Box]) -> str:
    x, y = path[0].x, _y(path[0]) + _HEIGHT / 2
    steps = [f"M{x:.1f},{y:.1f}"]
    for i, box in enumerate(path[1:], 1):
        to = _y(box) - (_HEIGHT / 2 if i == len(path) - 1 else 0)
        half = (to - y) / 2
        steps.append(f"C{x:.1f},{y + half:.1f} {box.x:.1f},{to - half:.1f} {box.x:.1f},{to:.1f}")
        x, y = box.x, to
    return f'<path d="{" ".join(steps)}" fill="none" stroke="#888" marker-end="url(#tip)"/>'


def _label(box: _Box) -> str:
    left, top, middle = box.x - box.width / 2, _y(box) - _HEIGHT / 2, _y(box)
    fill = _FILL.get(box.kind, "#f4f4f4")
    shape = f'<rect x="{left:.1f}" y="{top:.1f}" width="{box.width:.1f}" height="{_HEIGHT}" rx="5" fill="{fill}" stroke="#555"/>'
    first = middle + 4 - 6.5 * (len(box.lines) - 1)
    texts = [f'<text x="{box.x:.1f}" y="{first + 13 * i:.1f}" text-anchor="middle">{escape(line)}</text>' for i, line in enumerate(box.lines)]
    return shape + "".join(texts)
