"""`specgrad new`, `specgrad new-op` and `specgrad schema`: what they write is right from the start."""

from __future__ import annotations

import json
from pathlib import Path
from typing import BinaryIO

import pytest
import yaml

from specgrad.codegen.cli import main
from specgrad.codegen.commands.new_op import append_entry, entry_of
from specgrad.codegen.commands.new_package import skeleton
from specgrad.codegen.paths import paths
from specgrad.codegen.problems import SpecError
from specgrad.codegen.project import load_spec
from specgrad.codegen.prove import prove
from specgrad.codegen.read.entries.fixed_keys import FIXED_KEYS
from specgrad.codegen.schema import _ABOUT, schema
from specgrad.codegen.spec import loads

DEMO = Path(__file__).parents[2] / "docs" / "demo" / "mylib"


def test_the_example_in_the_docs_is_what_the_command_writes() -> None:
    files = [f for f in DEMO.rglob("*") if f.is_file() and not {"__pycache__", "ops"} & set(f.relative_to(DEMO).parts)]  # not what running it leaves
    assert {f.relative_to(DEMO).as_posix(): f.read_text(encoding="utf-8") for f in files} == skeleton("mylib")


def test_the_example_is_proven() -> None:
    spec, where = load_spec(DEMO / "mylib" / "ops.yaml")
    assert (spec.namespace, spec.file) == ("mylib", "mylib/ops.yaml")
    assert prove(spec, where).problems == ()


def test_a_new_package_is_not_written_over_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "hills", "--out", str(tmp_path / "hills")]) == 0
    assert "next: cd" in capsys.readouterr().out
    assert main(["new", "hills", "--out", str(tmp_path / "hills")]) == 1
    assert f"{tmp_path / 'hills'}: the folder is there already, and not empty" in capsys.readouterr().err
    assert main(["new", "specgrad", "--out", str(tmp_path / "other")]) == 1
    assert "'specgrad' cannot be the name of a package with ops" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize(
    ("signature", "forward", "formulas"),
    [
        ("bump(Tensor self) -> Tensor", "exp(-self * self)", {"self": "grad * (conj(result) * (-conj(self) + -conj(self)))"}),
        ("scaled(Tensor self, Tensor other) -> Tensor", "-self * other", {"self": "grad * -conj(other)", "other": "grad * -conj(self)"}),
        ("bent(Tensor self, Scalar slope=0.1) -> Tensor", "where(self > 0, self, slope * self)", None),
        ("far(Tensor self) -> Tensor", "erf(self)", None),
    ],
)
def test_the_gradients_of_a_new_op_are_written_out_and_right(signature: str, forward: str, formulas: dict[str, str] | None) -> None:
    entry, lost = entry_of(signature, forward)
    assert not lost
    (read,) = yaml.safe_load(entry)
    assert (read["name"], read["forward"]) == (signature, forward)
    if formulas is not None:
        assert {name: read[name] for name in formulas} == formulas
    spec = loads("- imports: specgrad\n  namespace: new\n" + entry, "ops.yaml", paths().targets())
    assert prove(spec, paths()).problems == ()


def test_a_new_op_is_appended_to_a_spec_whose_ops_it_may_call(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["new", "hills", "--out", str(tmp_path)])
    file = tmp_path / "hills" / "ops.yaml"
    assert main(["new-op", "twin(Tensor self) -> Tensor", "--forward", "bump(self - 1) + bump(self + 1)", "--docs", "Two: bumps.", "--spec", str(file)]) == 0
    spec, where = load_spec(file)
    assert [op.name for op in spec][-1] == "twin" and prove(spec, where).problems == ()
    assert spec.op("twin").docs.plain == "Two: bumps."
    before = file.read_text()
    capsys.readouterr()
    assert main(["new-op", "twin(Tensor self) -> Tensor", "--forward", "bump(self)", "--spec", str(file)]) == 1
    assert "the op 'twin' stands twice" in capsys.readouterr().err
    assert file.read_text() == before


@pytest.mark.parametrize("name", ["json", "numpy", "class", "a b", "specgrad"])
def test_a_name_that_is_taken(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", name, "--out", str(tmp_path / "new")]) == 1
    assert f"{name!r} cannot be the name of a package with ops" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_mistakes_in_a_new_op_have_its_own_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = tmp_path / "mine.yaml"
    spec.write_text("- imports: specgrad\n  namespace: mine\n", encoding="utf-8")
    assert main(["new-op", "bump(Tensor self) -> Tensor", "--forward", "exp(slef)", "--spec", str(spec)]) == 1
    assert "<new op>:2:16: unknown name 'slef'" in capsys.readouterr().err
    assert spec.read_text(encoding="utf-8") == "- imports: specgrad\n  namespace: mine\n"


def test_lines_of_a_spec_end_as_they_did(tmp_path: Path) -> None:
    before = b"# mine\r\n- imports: specgrad\r\n  namespace: mine\r\n\r\n\r\n"
    spec = tmp_path / "mine.yaml"
    for text in (before, before.rstrip()):
        spec.write_bytes(text)
        assert main(["new-op", "bump(Tensor self) -> Tensor", "--forward", "exp(-self * self)", "--spec", str(spec)]) == 0
        assert spec.read_bytes().startswith(text + b"\r\n")
        assert spec.read_bytes().count(b"\n") == spec.read_bytes().count(b"\r\n")
        assert [op.name for op in load_spec(spec)[0]] == ["bump"]


class Full:
    """A file on a disk that has room for a few bytes more."""

    def __init__(self, file: BinaryIO):
        self.file = file

    def __enter__(self) -> Full:
        return self

    def __exit__(self, *error: object) -> None:
        self.file.close()

    def write(self, data: bytes) -> int:
        self.file.write(data[:5])
        self.file.flush()
        raise OSError(28, "No space left on device")


def test_half_an_entry_does_not_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the disk becomes full while it is written."""
    spec = tmp_path / "mine.yaml"
    spec.write_text("- imports: specgrad\n")
    opened = Path.open
    monkeypatch.setattr(Path, "open", lambda path, mode: Full(opened(path, mode)) if mode == "ab" else opened(path, mode))
    with pytest.raises(OSError, match=r"No space left on device: '.*mine\.yaml'"):
        append_entry("- name: bump\n", spec)
    monkeypatch.undo()
    assert spec.read_text() == "- imports: specgrad\n"


@pytest.mark.parametrize("docs", ["A bump:", "-", "- a list", "?", ": x", "a: b", "#1", "x #2", "'quoted", "true", "5"])
def test_any_line_may_say_what_a_new_op_does(docs: str) -> None:
    entry, _ = entry_of("bump(Tensor self) -> Tensor", "exp(-self * self)", docs)
    (op,) = loads("- imports: specgrad\n  namespace: mine\n" + entry, "mine.yaml", paths().targets())
    assert op.docs.plain == docs


@pytest.mark.parametrize(
    ("signature", "forward", "said"),
    [
        ("bump(Tensor self -> Tensor", "self", r"<signature>:1:18: expected ',' or '\)', found '->'"),
        ("bump(Tensor self) -> Tensor", " ", "<forward>:1:1: the forward expression is empty"),
        ("bump(Tensor self) -> Tensor", "exp(slef)", "unknown name 'slef' in the forward of bump; did you mean 'self'"),
    ],
)
def test_mistakes_in_a_new_op(signature: str, forward: str, said: str) -> None:
    with pytest.raises(SpecError, match=said):
        entry_of(signature, forward)


def test_where_a_new_op_loses_digits_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("mpmath")
    assert main(["new-op", "near(Tensor self) -> Tensor", "--forward", "log(1 + self)", "--domain", "self: x > -1"]) == 0
    said = capsys.readouterr()
    assert "  forward: log(1 + self)\n" in said.out and "  domain: {self: x > -1}\n" in said.out
    assert "right, but to be written in another way: " in said.err and "units in the last place" in said.err


# ---- the schema


def fits(value: object, shape: dict[str, object]) -> bool:
    """Whether a value is what a schema says, as far as ours use the language."""
    types = {"string": str, "number": (int, float), "boolean": bool, "null": type(None), "object": dict, "array": list}
    if "anyOf" in shape:
        return any(fits(value, other) for other in shape["anyOf"])  # type: ignore[attr-defined]
    if "enum" in shape:
        return value in shape["enum"]  # type: ignore[operator]
    if "const" in shape:
        return value == shape["const"]
    if "type" in shape:
        named = shape["type"] if isinstance(shape["type"], list) else [shape["type"]]
        if not any(isinstance(value, types[name]) for name in named):  # type: ignore[arg-type, index]
            return False
    if isinstance(value, list) and "items" in shape:
        return all(fits(item, shape["items"]) for item in value)  # type: ignore[arg-type]
    if isinstance(value, dict) and shape.get("type") == "object":
        known, others = shape.get("properties", {}), shape.get("additionalProperties", {})
        if not set(shape.get("required", ())) <= set(value) or len(value) < shape.get("minProperties", 0):  # type: ignore[call-overload, operator]
            return False
        return all(fits(v, known[k]) if k in known else others is not False and fits(v, others) for k, v in value.items())  # type: ignore[operator, index, arg-type]
    return True


@pytest.mark.slow
def test_the_schema_takes_all_specs_that_there_are() -> None:
    for file in (paths().spec, DEMO / "mylib" / "ops.yaml"):
        for item in yaml.safe_load(file.read_text(encoding="utf-8")):
            assert fits([item], schema()), item


@pytest.mark.parametrize(
    "entry",
    ["- {}", "- froward: self", "- {name: x, forms: [function, methods]}", "- {imports: specgrad, spec: 7}", "- {group: a}", "- {name: x, dtypes: [double]}"],
)
def test_the_schema_refuses_mistakes(entry: str) -> None:
    assert not fits(yaml.safe_load(entry), schema())


def test_the_schema_knows_the_keys_of_the_reader(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    printed = json.loads(capsys.readouterr().out)
    op = printed["items"]["anyOf"][0]
    assert tuple(op["properties"]) == FIXED_KEYS and set(_ABOUT) <= set(FIXED_KEYS)
    assert [key for key in FIXED_KEYS if "description" not in op["properties"][key]] == []
