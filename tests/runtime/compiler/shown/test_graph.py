"""Pictures of compiled functions: what is on them, that they can be read, and names that mean harm."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import specgrad as sg
from specgrad.core.kernels import table
from tests.runtime.compiler.test_programs import A_THIRD_FAST, PROGRAMS, tensors

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")

SVG = "{http://www.w3.org/2000/svg}"


def boxes(svg: str) -> list[tuple[str, str, str]]:
    """The names, the colours and what is told of each."""
    found = []
    for group in ET.fromstring(svg).iter(f"{SVG}g"):
        shape, text = group.find(f"{SVG}rect"), group.find(f"{SVG}text")
        if shape is not None and text is not None and text.get("text-anchor"):
            found.append((text.text or "", shape.get("fill") or "", group.findtext(f"{SVG}title") or ""))
    return found


def test_ops_of_one_loop_have_one_colour() -> None:
    x = sg.ones(4, 5)
    svg = sg.compile(lambda x: (x.cumsum(0).tanh() * 2) @ x.t(), fullgraph=True).draw(x).svg
    (loop,) = {fill for name, fill, _ in boxes(svg) if name in ("tanh", "mul")}
    ((product, told),) = ((fill, about) for name, fill, about in boxes(svg) if name == "mm")
    ((called, about),) = ((fill, about) for name, fill, about in boxes(svg) if name == "cumsum")
    assert len({loop, product, called}) == 3 and all(re.fullmatch("#[0-9a-f]{6}", fill) for fill in (loop, product, called))
    assert told.startswith("v6: float32[4, 4] = mm(") and about.endswith("cumsum, called") and svg.count(f'fill="{loop}"') == 3  # two boxes, and what it means
    assert "loop over [4, 5]: 2 ops" in svg and Counter(name for name, _, _ in boxes(svg))["input"] == 1


def test_gradients_are_a_graph_of_their_own(tmp_path: Path) -> None:
    x = sg.ones(3, requires_grad=True)
    drawing = sg.compile(doubled, fullgraph=True).draw(x)
    assert "forward of doubled" in drawing.svg and "backward of doubled" in drawing.svg and drawing._repr_svg_() == drawing.svg
    drawing.save(tmp_path / "graph.svg")
    drawing.save(tmp_path / "graph.dot")
    assert (tmp_path / "graph.svg").read_text(encoding="utf-8") == drawing.svg and 'label="mul\\nv2: float32[3]"' in drawing.dot
    with pytest.raises(ValueError, match=r"drawn as .svg or .dot"):
        drawing.save(tmp_path / "graph.png")


def doubled(x: sg.Tensor) -> sg.Tensor:
    return x * 2


@pytest.mark.parametrize("name", A_THIRD_FAST)
def test_every_step_is_a_box_that_lies_inside(name: str) -> None:
    function, shapes = PROGRAMS[name]
    compiled, arguments = sg.compile(function, fullgraph=True), tensors(*shapes)
    svg, told = compiled.draw(*arguments).svg, compiled.explain(*arguments)
    lies_inside(svg)
    assert sum(name not in ("input", "result") for name, _, _ in boxes(svg)) == sum(") " in f"{line} " and "(" in line for line in told.splitlines())


def lies_inside(svg: str) -> None:
    root = ET.fromstring(svg)
    width = float(root.get("width") or 0)
    shapes = [r for r in root.iter(f"{SVG}rect") if r.get("stroke")]
    assert all(0 <= float(r.get("x") or 0) and float(r.get("x") or 0) + float(r.get("width") or 0) <= width + 1 for r in shapes)


def test_hundreds_of_ops() -> None:
    def many(x: sg.Tensor) -> sg.Tensor:
        y = x
        for i in range(100):
            y = (y * x + i).tanh()
        return y

    svg = sg.compile(many, fullgraph=True).draw(sg.ones(4)).svg
    lies_inside(svg)
    root = ET.fromstring(svg)
    assert len(boxes(svg)) == 302 and float(root.get("width") or 0) < 800  # the edges from one box run together
    assert len(svg) < 300_000


def test_names_cannot_do_harm() -> None:
    function: Any = lambda x: x * 2  # noqa: E731
    function.__qualname__ = '</text><script>alert("\x00\ud800")</script>&amp;'
    drawing = sg.compile(function).draw(sg.ones(2))
    root = ET.fromstring(drawing.svg.encode())
    assert not list(root.iter(f"{SVG}script"))
    assert 'forward of </text><script>alert("\ufffd\ufffd")</script>&amp;' in [t.text for t in root.iter(f"{SVG}text")]


def test_what_is_not_compiled_is_not_drawn() -> None:
    with pytest.raises(ValueError, match=r"draw\(\): .* is not compiled: it reads the value of a tensor"):
        sg.compile(lambda x: x * sum(x.tolist())).draw(sg.ones(2))
