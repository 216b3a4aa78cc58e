"""`specgrad export`, as it is called from a shell."""

from __future__ import annotations

from pathlib import Path

import pytest

import specgrad as sg
from specgrad.cli import main
from specgrad.compiler.export.export import Exported
from tests.runtime.compiler.export import built

MODEL = """import specgrad as sg
weights = sg.ones(3, 4, dtype=sg.float64) / 3
class Holder:
    net = sg.nn.Linear(2, 2)
def apply(x, n=None):
    return (x @ weights).tanh().sum() * (1 if n is None else n)
examples = [sg.ones(2, 3, dtype=sg.float64), sg.tensor(3)]
def made():
    return examples
"""


@pytest.mark.parametrize(
    "arguments, functions",
    [
        (["apply", "--args", "5x3:float64", "--what", "value", "gradient"], ("value", "gradient")),
        (["apply", "--args", "examples", "--no-unroll", "--what", "gradient", "--workspace", "static"], ("gradient",)),
        (["apply", "--args", "made", "--dtype", "float32"], ("value",)),
        (["apply", "--args", "2x3:float64", ".:int64", "--name", "other"], ("value",)),
        (["Holder.net", "--args", "7x2", "--finite"], ("value",)),
    ],
)
def test_c_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], functions: tuple[str, ...]) -> None:
    (tmp_path / "model.py").write_text(MODEL, encoding="utf-8")
    name, *others = arguments
    assert main(["export", f"{tmp_path / 'model.py'}:{name}", *others, "-o", str(tmp_path / "out.c")]) == 0
    said = capsys.readouterr().out
    begin = "other" if "other" in others else "out"
    assert [line.split(":")[0] for line in said.splitlines()[:-1]] == [f"{begin}_{f}" for f in functions]
    built.run(Exported(tmp_path / f"{begin}.h", tmp_path / "out.c", tmp_path / "out_test.c", (), {}), *built.C)


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["apply", "--args", "5x3"], "names no function"),
        (["model.py:missing", "--args", "5x3"], "missing"),
        (["nowhere.py:apply", "--args", "5x3"], "there is no file nowhere.py"),
        (["model.py:apply", "--args", "5y3", "2"], "'5y3' is no shape"),
        (["model.py:apply", "--args", "weights_"], "weights_"),
        (["model.py:apply", "--args", "5x7:float64"], "cannot be multiplied"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "model.py").write_text(MODEL, encoding="utf-8")
    assert main(["export", *arguments, "-o", "out.c"]) == 1
    assert said in capsys.readouterr().err
    assert sg.__version__
