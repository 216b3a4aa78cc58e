"""`specgrad emit`: what comes out, what is left out and said, and what becomes of a spec with odd names and words."""

from __future__ import annotations

import ast
import math
import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

from specgrad.codegen.cli import main
from specgrad.codegen.commands.emit import MARK, TARGETS, Emitted, emit, write_files
from specgrad.codegen.model.primitives import PRIMITIVES
from specgrad.codegen.spec import loads
from specgrad.codegen.write.targets.functions import ArrayPrinter, Dialect
from specgrad.codegen.write.targets.jax import JAX
from specgrad.codegen.write.targets.numpy import NUMPY
from specgrad.codegen.write.targets.torch import TORCH
from tests.codegen.corpus import BASICS
from tests.codegen.emit.emitted import emitted, imported, must_come_out
from tests.codegen.emit.test_c import COMPILER, FLAGS, Compiled
from tests.ops.spec_cases import SPEC

PAGE = Path(__file__).resolve().parents[3] / "docs" / "emit.md"
BUMP = """
- name: bump(Tensor self) -> Tensor
  forward: exp(-self * self)
  self: grad * result * (self * -2)
  dtypes: float
  docs: A bump around zero.
"""


def emitted_of(entry: str, target: str, *names: str) -> dict[str, str]:
    made = emit(loads(BASICS + entry, "mine.yaml"), TARGETS[target], "mine", names)
    assert made.left_out == {}
    return made.files


# ---- what comes out


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
def test_every_elementwise_row_and_reducing_op_comes_out(target: str) -> None:
    assert {op.name: emitted(target).left_out[op.name] for op in SPEC if must_come_out(op) and op.name not in emitted(target).ops} == {}


@pytest.mark.parametrize("target", TARGETS)
def test_each_op_came_out_or_is_left_out_for_a_reason_that_the_file_gives(target: str) -> None:
    made = emitted(target)
    assert {*made.ops, *made.left_out} == {op.name for op in SPEC}
    about = re.sub(r"\s*(\*/\n/\*)?\s+", " ", next(iter(made.files.values())))
    for name, reason in made.left_out.items():
        assert f"{name}, " in about or f"{name}: {reason}" in about


def test_the_table_of_the_page_counts_what_comes_out() -> None:
    rows = dict(re.findall(r"^\| (NumPy|JAX|PyTorch|C) \| ([\d |]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    for target, made in ((TARGETS[name], emitted(name)) for name in TARGETS):
        kinds = [op.name in made.ops for op in SPEC if op.elementwise], [op.name in made.ops for op in SPEC if op.rowwise]
        reducing = [op.name in made.ops for op in SPEC if must_come_out(op) and op.kind == "call"]
        counted = (sum(kinds[0]), sum(kinds[1]), sum(reducing), len(made.ops))
        assert rows[target.title] == " | ".join(map(str, counted)), target.title


@pytest.mark.parametrize("target", TARGETS)
def test_files_name_the_spec_and_no_line_of_it(target: str) -> None:
    for text in emitted(target).files.values():
        assert f"from {SPEC.file} by `specgrad emit --target {target}`" in text
        assert not re.search(r"\.yaml:\d", text)


@pytest.mark.parametrize("target", ["numpy", "jax", "torch"])
def test_python_reads_what_is_emitted(target: str) -> None:
    (text,) = emitted(target).files.values()
    tree = ast.parse(text)
    defined = {n.name for n in tree.body if isinstance(n, ast.FunctionDef)} | {n.targets[0].id for n in tree.body if isinstance(n, ast.Assign)}  # type: ignore[attr-defined]
    listed = next(ast.literal_eval(n.value) for n in tree.body if isinstance(n, ast.Assign) and n.targets[0].id == "__all__")  # type: ignore[attr-defined]
    assert set(listed) <= defined
    imports = {a.asname or a.name for n in tree.body if isinstance(n, ast.Import) for a in n.names}
    assert imports <= {"builtins", "functools", "math", "np", "jax", "jnp", "torch"}
    called = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and n.id.startswith("array_")}
    assert called <= defined


# ---- one op


def test_an_op_for_numpy(tmp_path: Path) -> None:
    (text,) = emitted_of(BUMP, "numpy", "bump").values()
    module = imported(tmp_path / "mine_numpy.py", text)
    x = np.array([0.5, -1.0])
    np.testing.assert_allclose(module.bump(x), np.exp(-x * x))
    np.testing.assert_allclose(module.bump_vjp(np.ones(2), x), -2 * x * np.exp(-x * x))
    np.testing.assert_allclose(module.bump_jvp(np.ones(2), x), -2 * x * np.exp(-x * x))
    assert module.bump.__doc__ == "A bump around zero.\n\n    bump: exp(-self * self)"
    assert module.__all__ == ["bump", "bump_vjp", "bump_jvp"]


@pytest.mark.skipif(COMPILER is None, reason="no C compiler is installed")
def test_an_op_for_c(tmp_path: Path) -> None:
    compiled = Compiled(emitted_of(BUMP, "c", "bump"), tmp_path)
    assert compiled.call("mine_bump", {"input": 0.5}) == pytest.approx(math.exp(-0.25))
    assert compiled.call("mine_bump_vjp", {"grad": 2.0, "input": 0.5}) == pytest.approx(-2 * math.exp(-0.25))
    found = np.empty(2)
    compiled.call("mine_bump_array", {"count": 2, "input": np.array([0.5, 1.0]), "result": found})
    np.testing.assert_allclose(found, np.exp([-0.25, -1.0]))


def test_an_op_brings_those_that_it_calls() -> None:
    entry = """
- name: _softmax(Tensor self, int dim) -> Tensor
  forward: exp(self) / row_sum(exp(self))
  non_differentiable: for a test
  samples: [{self: [3], dim: 0}]
- name: _halves(Tensor self, int dim) -> Tensor
  forward: self / row_sum(abs(self))
  self: grad * _softmax(self, dim) * 0
  result: self_t * _softmax(self_p, dim) * 0
  samples: [{self: [3], dim: 0}]
"""
    made = emit(loads(BASICS + entry, "mine.yaml"), TARGETS["numpy"], "mine", ["_halves"])
    assert made.ops == ("_softmax", "_halves")


def test_a_spec_that_imports_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = """
- imports: specgrad
  namespace: mylib
- name: bump(Tensor self) -> Tensor
  forward: exp(-self * self)
  self: auto
  docs: A bump around zero.
- name: halved(Tensor self, int dim) -> Tensor
  forward: self / 2 + row_sum(self) * 0
  self: grad / 2 + _softmax(self, dim) * 0
  result: auto_linear
  samples: [{self: [3], dim: 0}]
  docs: For a test.
"""
    (tmp_path / "ops.yaml").write_text(spec, encoding="utf-8")
    assert main(["emit", str(tmp_path / "ops.yaml"), "--target", "numpy", "-o", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"3 ops written to {tmp_path}/mylib_numpy.py\n"  # with _softmax, which the gradient of halved calls
    assert main(["emit", "--spec", str(tmp_path / "ops.yaml"), "--target", "numpy", "-o", str(tmp_path / "again")]) == 0
    assert (tmp_path / "again" / "mylib_numpy.py").read_bytes() == (tmp_path / "mylib_numpy.py").read_bytes()
    module = imported(tmp_path / "mylib_numpy.py", (tmp_path / "mylib_numpy.py").read_text(encoding="utf-8"))
    x = np.array([0.5, -1.0])
    np.testing.assert_allclose(module.bump_vjp(np.ones(2), x), -2 * x * np.exp(-x * x))
    np.testing.assert_allclose(module.halved_vjp(np.ones(2), x, 0), [0.5, 0.5])
    assert [name for name in module.__all__ if "_vjp" in name] == ["bump_vjp", "halved_vjp", "_softmax_vjp"]


# ---- the command


@pytest.mark.slow
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["emit", "--target", "numpy", "--op", "tanh", "--op", "mm", "-o", str(tmp_path), "--name", "few"]) == 1
    out = capsys.readouterr().out
    assert out == f"1 op written to {tmp_path}/few_numpy.py\n1 left out:\n- mm: it is a handwritten array function without a counterpart for NumPy\n"
    text = (tmp_path / "few_numpy.py").read_text(encoding="utf-8")
    assert MARK in text and "- mm: it is a handwritten" in text and "def tanh_vjp(grad, input):" in text
    assert main(["emit", "--target", "c", "--op", "tanh", "-o", str(tmp_path), "--name", "few"]) == 0
    assert capsys.readouterr().out == f"1 op written to {tmp_path}/few.h, {tmp_path}/few.c\n"


def test_nothing_is_written_where_nothing_comes_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["emit", "--target", "numpy", "--op", "mm", "-o", str(tmp_path)]) == 1
    assert "mm: it is a handwritten array function" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_files_of_others_are_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "few_numpy.py").write_text("mine = 1\n", encoding="utf-8")
    assert main(["emit", "--target", "numpy", "--op", "tanh", "-o", str(tmp_path), "--name", "few"]) == 1
    assert "was not written by `specgrad emit`; choose another --name or folder" in capsys.readouterr().err
    assert (tmp_path / "few_numpy.py").read_text(encoding="utf-8") == "mine = 1\n"


def test_no_file_is_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the disk is full before the last of several files."""
    made = Emitted({"a.h": f"{MARK} 1", "a.c": f"{MARK} 1"}, ("tanh",), {})
    write_files(made, tmp_path)
    write_text = Path.write_text

    def until_full(path: Path, text: str, **how: str) -> int:
        if path.name == "a.c":
            write_text(path, text[:3])
            raise OSError(28, "No space left on device")
        return write_text(path, text, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Path, "write_text", until_full)
    with pytest.raises(OSError, match=r"No space left on device: '.*a\.c'"):
        write_files(Emitted({"a.h": f"{MARK} 2", "a.c": f"{MARK} 2"}, ("tanh",), {}), tmp_path)
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == {"a.h": f"{MARK} 1", "a.c": f"{MARK} 1"}


@pytest.mark.parametrize("name", ["1st", "for", "a b", "primitive"])
def test_names_that_no_module_can_have(name: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=f"{name!r} cannot name a module; give another with --name"):
        main(["emit", "--target", "c", "--op", "tanh", "-o", str(tmp_path), "--name", name])


def test_a_header_that_would_take_the_place_of_one_of_c(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"math\.h is a header of C itself; give another with --name"):
        main(["emit", "--target", "c", "--op", "tanh", "-o", str(tmp_path), "--name", "math"])


def test_a_folder_in_the_place_of_a_spec(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["emit", ".", "--target", "numpy", "-o", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "specgrad: .: Is a directory\n"


def test_an_unknown_op_is_named_with_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="has no op 'tanhh'; did you mean 'tanh'"):
        main(["emit", "--target", "numpy", "--op", "tanhh", "-o", str(tmp_path)])


@pytest.mark.slow
def test_kernels_are_for_pytorch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["emit", "--target", "torch", "--kernels", "--op", "logaddexp", "-o", str(tmp_path), "--name", "few"]) == 0
    assert capsys.readouterr().out == f"1 op written to {', '.join(str(tmp_path / f'few_{end}') for end in ('torch.py', 'kernels.c', 'kernels.cu'))}\n"
    assert all(MARK in path.read_text(encoding="utf-8") for path in tmp_path.iterdir())
    with pytest.raises(SystemExit, match="JAX is emitted without kernels; these are for torch"):
        main(["emit", "--target", "jax", "--kernels", "-o", str(tmp_path)])


def test_target_and_folder_belong_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="emit takes --target and --out together"):
        main(["emit", "--target", "jax"])
    with pytest.raises(SystemExit, match=r"or, without any option, what \[tool\.specgrad\] emit says in the pyproject.toml of this folder"):
        main(["emit"])


# ---- odd specs


def reason_of(entry: str, target: str, op: str) -> str:
    return emit(loads(BASICS + entry, "mine.yaml"), TARGETS[target], "mine", ["exp", op]).left_out[op]


@pytest.mark.parametrize(
    ("signature", "target", "reason"),
    [
        ("odd(Tensor jnp) -> Tensor", "jax", "the name 'jnp' has a meaning of its own in what is emitted"),
        ("odd(Tensor torch) -> Tensor", "torch", "the name 'torch' has a meaning of its own in what is emitted"),
        ("odd(Tensor tangents) -> Tensor", "numpy", "the name 'tangents' has a meaning of its own in what is emitted"),
        ("grad(Tensor self) -> Tensor", "numpy", "the name 'grad' has a meaning of its own in what is emitted"),
        ("odd(Tensor double) -> Tensor", "c", "the name 'double' has a meaning of its own in C"),
        *(
            (f"odd(Tensor {name}) -> Tensor", "c", f"the name {name!r} has a meaning of its own in C")
            for name in ("size_t", "typeof", "this", "linux", "I", "EOF", "M_PI")
        ),
        ("odd(Tensor term1) -> Tensor", "numpy", "the name 'term1' has a meaning of its own in what is emitted"),
        ("odd(Tensor odd) -> Tensor", "numpy", "one of its parameters has its own name"),
        ("exp_vjp(Tensor self) -> Tensor", "numpy", "a function of exp would have the same name"),
    ],
)
def test_names_that_a_target_has_a_use_for(signature: str, target: str, reason: str) -> None:
    param = re.search(r"Tensor (\w+)\)", signature)
    assert param
    name = signature.partition("(")[0]
    entry = f"\n- name: {signature}\n  forward: {param[1]} * {param[1]}\n  {param[1]}: grad * 2 * {param[1]}\n  dtypes: float\n  docs: Odd.\n"
    assert reason_of(entry, target, name) == reason


def test_parameters_that_hide_functions_of_c() -> None:
    entry = "\n- name: odd(Tensor self, Scalar exp=1) -> Tensor\n  forward: exp(self) * exp\n  self: auto\n  dtypes: float\n  docs: Odd.\n"
    assert reason_of(entry, "c", "odd") == "the parameter 'exp' would hide the function of C that is called"


@pytest.mark.parametrize("target", TARGETS)
def test_words_of_a_spec_stay_words(target: str, tmp_path: Path) -> None:
    words = r'*/ """ \" \\ %s {0} {{ x }} \n // /* '
    entry = f"\n- name: odd(Tensor self) -> Tensor\n  forward: self * self\n  self: grad * 2 * self\n  docs: |\n    {words}\n    import os\n  dtypes: float\n"
    files = emitted_of(entry, target, "odd")
    for name, text in files.items():
        if name.endswith(".py"):
            docstrings = [ast.get_docstring(n) or "" for n in ast.parse(text).body if isinstance(n, ast.FunctionDef) and n.name in ("odd", "op_odd")]
            assert any(words.strip() in docstring for docstring in docstrings)
            assert not any(isinstance(n, ast.Import) and n.names[0].name == "os" for n in ast.walk(ast.parse(text)))
    if target == "c" and COMPILER:
        for name, text in files.items():
            (tmp_path / name).write_text(text, encoding="utf-8")
        subprocess.run([str(COMPILER), *FLAGS, "-c", "-o", str(tmp_path / "odd.o"), str(tmp_path / "mine.c")], check=True)


def test_text_options_of_c_are_letters() -> None:
    entry = """
- name: odd(Tensor self, str how='a') -> Tensor
  forward: self * self if how == 'a"' else self * 2
  self: grad * 2
  dtypes: float
  docs: Odd.
"""
    assert reason_of(entry, "c", "odd") == "it compares with the text 'a\"'"


@pytest.mark.parametrize("dialect", [NUMPY, JAX, TORCH], ids=lambda dialect: dialect.title)
def test_every_primitive_can_be_said(dialect: Dialect) -> None:
    said = {*dialect.functions, *ArrayPrinter.infix, *ArrayPrinter.prefix}
    unsaid = [name for name in PRIMITIVES if name not in said and f"array_{name}" not in dialect.library]
    assert unsaid == []
