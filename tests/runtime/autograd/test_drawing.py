"""The picture of a recorded graph."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import specgrad as sg
from specgrad.autograd import graph


def small() -> tuple[sg.Tensor, dict[str, sg.Tensor]]:
    x, w = sg.ones(2, 3, requires_grad=True), sg.ones(3, requires_grad=True)
    h = x * w
    return (h.exp() + h).sum(), {"x <in>": x, 'the "w"': w}


def boxes(svg: str) -> list[tuple[float, float, float, float]]:
    rects = ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}rect")
    return [tuple(float(r.get(k)) for k in ("x", "y", "width", "height")) for r in rects if r.get("x")]  # type: ignore[arg-type,misc]


def test_shows_every_node_and_edge_once() -> None:
    y, names = small()
    dot = graph.draw(y, names).dot
    assert sorted(re.findall(r'label="([^"\\]*?Backward0)"', dot)) == ["AddBackward0", "ExpBackward0", "MulBackward0", "SumBackward0"]
    assert dot.count("->") == 7  # two leaves into mul, mul into exp and add, exp into add, add into sum, sum into the result


def test_names_are_escaped() -> None:
    y, names = small()
    drawing = graph.draw(y, names)
    assert 'the \\"w\\"' in drawing.dot
    assert "x &lt;in&gt;" in drawing.svg
    texts = [t.text for t in ET.fromstring(drawing.svg).iter("{http://www.w3.org/2000/svg}text")]
    assert {"x <in>", 'the "w"', "(2, 3)", "result"} <= set(texts)


def test_boxes_do_not_overlap_and_lie_inside() -> None:
    x = sg.ones(4, requires_grad=True)
    layers = [x * i for i in range(1, 6)]
    y = sum((a * b for a in layers for b in layers), sg.zeros(4)).sum()
    svg = graph.draw(y).svg
    root = ET.fromstring(svg)
    width, height = float(root.get("width") or 0), float(root.get("height") or 0)
    found = boxes(svg)
    for i, (left, top, wide, high) in enumerate(found):
        assert 0 <= left and left + wide <= width + 1 and 0 <= top and top + high <= height
        for other_left, other_top, other_wide, _ in found[:i]:
            assert top != other_top or left + wide <= other_left + 0.2 or other_left + other_wide <= left + 0.2


def test_several_results_and_a_deep_graph() -> None:
    x = sg.ones(1, requires_grad=True)
    y = x
    for _ in range(3000):
        y = y * 1.0
    drawing = graph.draw([y, y.exp()])
    assert drawing.dot.count("MulBackward0") == 3000
    assert drawing.svg.count(">result<") == 2


def test_saves_by_suffix(tmp_path: Path) -> None:
    drawing = graph.draw(small()[0])
    drawing.save(tmp_path / "g.svg")
    drawing.save(str(tmp_path / "g.dot"))
    assert (tmp_path / "g.svg").read_text() == drawing.svg == drawing._repr_svg_()
    assert (tmp_path / "g.dot").read_text() == drawing.dot
    with pytest.raises(ValueError, match=r"\.svg or \.dot, not '\.png'"):
        drawing.save(tmp_path / "g.png")
    assert not (tmp_path / "g.png").exists()


def test_says_what_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="no history"):
        graph.draw(sg.ones(1))
    with pytest.raises(TypeError, match="list"):
        graph.draw([1])  # type: ignore[list-item]
