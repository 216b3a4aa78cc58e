"""What was found, as a page, as data and in a terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from specgrad.codegen.cli import main
from specgrad.codegen.foreign.report import as_html, as_json, as_markdown, summary

from .corpus import RIGHT, checked

HOSTILE = """
- name: exp(Tensor self) -> Tensor
  self: 'grad * result.conj() * "</pre><script>|```"'
- name: sin(Tensor self) -> Tensor
  self: grad * self.sin()
"""


def test_a_page_shows_text_of_strangers_as_text() -> None:
    page = as_html(checked(HOSTILE))
    assert "<script>" not in page and "&lt;script&gt;" in page
    assert "torch.autograd.gradcheck" in page
    assert "\\<script>\\|\\`\\`\\`" in as_markdown(checked(HOSTILE))


def test_data() -> None:
    data = json.loads(as_json(checked(RIGHT + HOSTILE)))
    assert data["figures"]["formulas"] == len(data["formulas"])
    wrong = [f for f in data["formulas"] if f["verdict"] == "wrong"]
    assert [f["op"] for f in wrong] == ["sin"]
    assert wrong[0]["line"] > 0
    compile(wrong[0]["replay"], "replay", "exec")
    proven = next(f for f in data["formulas"] if f["op"] == "mul.Tensor")
    assert proven["translated"] == "mul_tensor_backward(grad, other, self.scalar_type())"
    assert proven["rests on"] == ["mul_tensor_backward"]


def test_a_terminal_is_told_the_figures_and_what_is_wrong() -> None:
    said = summary(checked(HOSTILE))
    assert "      1  wrong" in said
    assert "theirs.yaml:5:9: sin self: the gradient of 'self' gives" in said


@pytest.mark.slow
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "theirs.yaml", tmp_path / "page.md"
    file.write_text(RIGHT, encoding="utf-8")
    assert main(["import-spec", "--from", "pytorch", str(file), "--report", str(page)]) == 0
    assert "# A foreign specification, checked" in page.read_text(encoding="utf-8")
    assert main(["import-spec", "--from", "pytorch", str(file), "--control"]) == 0
    assert "      0  of these, on one side" in capsys.readouterr().out
    file.write_text(HOSTILE, encoding="utf-8")
    assert main(["import-spec", "--from", "pytorch", str(file), "--op", "sin"]) == 1
    file.write_text("- name: [\n", encoding="utf-8")
    assert main(["import-spec", "--from", "pytorch", str(file)]) == 1
    assert "theirs.yaml:" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--op", "sine"], "there is no op 'sine'; did you mean 'sin'"),
        (["--report", "page.pdf"], "ends in .html, .md or .json"),
        (["--report", "/no/such/page.html"], "there is no folder /no/such"),
    ],
)
def test_wrong_arguments(arguments: list[str], message: str, tmp_path: Path) -> None:
    file = tmp_path / "theirs.yaml"
    file.write_text(RIGHT, encoding="utf-8")
    with pytest.raises(SystemExit, match=message):
        main(["import-spec", "--from", "pytorch", str(file), *arguments])
