"""The commands as a user types them: output, exit status, and what is said of what goes wrong."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from specgrad.cli import main as installed_main
from specgrad.codegen.cli import main
from specgrad.codegen.commands.show import show
from specgrad.codegen.generated_folder import write
from specgrad.codegen.paths import paths
from tests import the_spec
from tests.codegen.corpus import BASICS

REAL = paths().spec


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    """A small spec of one's own."""
    file = tmp_path / "mine.yaml"
    file.write_text(BASICS, encoding="utf-8")
    return file


def output(capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    found = capsys.readouterr()
    return found.out, found.err


# ---- check


def test_check_of_the_real_spec(capsys: pytest.CaptureFixture[str]) -> None:
    """Of a part of it: `make check` checks the whole."""
    names = [op.name for op in the_spec.spec()][::40]
    assert main(["check", "--no-cache", *(word for name in names for word in ("--op", name))]) == 0
    out, err = output(capsys)
    proven, accurate = out.splitlines()
    assert re.fullmatch(rf"derivatives\.yaml: {len(names)} ops, \d+ formulas proven on \d+ samples in [\d.]+ s", proven)
    assert re.fullmatch(r"their accuracy checked on numbers of the whole range in [\d.]+ s", accurate)
    assert err == ""


def test_check_of_one_op(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--op", "tanh", "--op", "mm"]) == 0
    assert output(capsys)[0].startswith("derivatives.yaml: 2 ops, ")


def test_a_wrong_sign_is_caught_by_name_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = REAL.read_text(encoding="utf-8")
    entry = re.search(r"(?m)^- name: mul\(.*\n(?:  .*\n)*?  self: (grad \* other\.conj\(\))\n", text)
    assert entry
    file = tmp_path / "wrong.yaml"
    file.write_text(text[: entry.start(1)] + "-" + text[entry.start(1) :], encoding="utf-8")
    line = text.count("\n", 0, entry.start(1)) + 1
    assert main(["check", str(file), "--op", "mul", "--op", "div", "--op", "linalg.vecdot"]) == 1
    out, err = output(capsys)
    first, last = err.splitlines()
    assert first.startswith(f"{file}:{line}:9: the formula for 'self' of mul is wrong: '-grad * other.conj()' gives ")
    assert first.endswith("; the sign is wrong: it would be right times -1")
    assert last == f"1 formula wrong in {file}"
    assert out == ""


def test_a_wrong_formula_hides_no_loss_of_digits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "spec.yaml"
    file.write_text(
        "- {imports: specgrad, namespace: tried, spec: 1}\n"
        "- name: wrong(Tensor self) -> Tensor\n  forward: self * 2\n  self: grad * 3\n  docs: A test.\n"
        "- name: soft(Tensor self) -> Tensor\n  forward: log1p(exp(self))\n  self: auto\n  dtypes: float\n  docs: A test.\n"
    )
    assert main(["check", "--no-cache", str(file)]) == 1
    *messages, last = capsys.readouterr().err.splitlines()
    assert "the formula for 'self' of wrong is wrong" in messages[0] and last == f"{len(messages)} formulas wrong in {tmp_path.name}/spec.yaml"
    assert all("of soft" in message and "inaccurate" in message for message in messages[1:]) and len(messages) > 1


def test_a_spec_that_cannot_be_read(spec: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec.write_text(BASICS + "- name: _f(Tensor self) -> Tensor\n  forward: self + slef\n  self: grad\n  docz: x\n", encoding="utf-8")
    assert main(["check", str(spec)]) == 1
    out, err = output(capsys)
    assert "unknown name 'slef'" in err and "did you mean 'self'?" in err and "'docz'" in err
    assert err.splitlines()[-2] == "2 mistakes in the spec"
    assert all(line.startswith(f"{spec}:") for line in err.splitlines()[:-2])
    assert out == ""


@pytest.mark.parametrize("command", [["check", "FILE"], ["generate", "--spec", "FILE", "--out", "OUT"], ["show", "add", "--spec", "FILE"]])
def test_a_file_that_is_not_there(command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "none.yaml"
    assert main([w.replace("FILE", str(missing)).replace("OUT", str(tmp_path)) for w in command]) == 1
    assert output(capsys)[1] == f"specgrad: {missing}: No such file or directory\n"


def test_a_folder_in_place_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 1
    assert "Is a directory" in output(capsys)[1]


@pytest.mark.parametrize(("command", "word"), [(["check", "--op"], "tanhh"), (["show"], "tanhh"), (["show"], "sigmoyd")])
def test_a_misspelt_op_is_guessed(command: list[str], word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*command, word])
    assert str(stop.value).startswith(f"specgrad: derivatives.yaml has no op '{word}'; did you mean ")


# ---- show


@pytest.mark.slow
def test_show_prints_an_op_from_all_sides(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "tanh"]) == 0
    out, _ = output(capsys)
    for part in (
        "- name: tanh(Tensor self) -> Tensor",
        "---- forward",
        "---- gradient of self",
        "---- Python",
        "class TanhBackward0",
        "static void tanh_f32(",
        "#define SG_COMPUTE r0 = sg_tanh_f32(x0);",
    ):
        assert part in out


@pytest.mark.slow
def test_show_prints_all_overloads(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "pow"]) == 0
    out, _ = output(capsys)
    assert "- name: pow(" in out and "- name: pow.Scalar(" in out


@pytest.mark.slow
def test_every_op_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    spec = the_spec.spec()
    text = show(spec, [op.name for op in spec][::7], REAL.read_text(encoding="utf-8"))
    assert text.count("---- Python") == len(spec.ops[::7])


# ---- generate


def test_generate_writes_once_and_check_tells_what_changed_since(spec: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out_folder = tmp_path / "out"
    command = ["generate", "--spec", str(spec), "--out", str(out_folder)]
    assert main(command) == 0
    assert "written" in output(capsys)[0]
    assert main([*command, "--check"]) == 0
    assert output(capsys) == ("", "")
    (out_folder / "basics.py").write_text("# edited by hand\n")
    assert main([*command, "--check"]) == 1
    out, err = output(capsys)
    assert "--- generated/basics.py" in out and "-# edited by hand" in out
    assert err == f"out/ does not match {spec}; run: specgrad generate --spec {spec}\n"
    assert (out_folder / "basics.py").read_text() == "# edited by hand\n", "a check writes nothing"
    assert main(command) == 0
    assert output(capsys)[0].endswith("ops; basics.py written\n")


@pytest.mark.slow
def test_of_the_real_spec_it_says_no_file_to_give(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(the_spec.files(), tmp_path)
    (tmp_path / "arithmetic.py").write_text("# edited by hand\n")
    assert main(["generate", "--check", "--out", str(tmp_path)]) == 1
    out, err = output(capsys)
    assert "--- generated/arithmetic.py" in out and out.count("\n+++ ") == 1
    assert err == f"{tmp_path.name}/ does not match derivatives.yaml; run: specgrad generate\n"


def test_generate_of_ones_own_spec(spec: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert main(["generate", "--spec", str(spec), "--out", str(out)]) == 0
    assert (out / "basics.py").exists() and (out / "kernels" / "basics.add.c").exists()
    assert output(capsys)[0].split(";")[0].endswith("ops")


def test_a_broken_spec_writes_nothing(spec: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec.write_text("- name: f(\n")
    out = tmp_path / "out"
    assert main(["generate", "--spec", str(spec), "--out", str(out)]) == 1
    assert not out.exists()
    assert "1 mistake in the spec" in output(capsys)[1]


# ---- how it is started


@pytest.mark.slow
@pytest.mark.parametrize("start", [["-m", "specgrad"], ["-m", "specgrad.codegen"]])
def test_as_a_module(start: list[str]) -> None:
    done = subprocess.run([sys.executable, *start, "check", "--op", "exp"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("derivatives.yaml: 1 op, ")


def test_as_an_installed_command() -> None:
    command = Path(sys.executable).with_name("specgrad")
    if not command.exists():
        pytest.skip("the package's command is not installed beside this interpreter")
    done = subprocess.run([command, "show", "nothing_like_it"], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "specgrad: derivatives.yaml has no op 'nothing_like_it'\n"


@pytest.mark.parametrize("arguments", [[], ["frobnicate"], ["check", "--nonsense"]])
def test_wrong_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert output(capsys)[1].startswith("usage: specgrad")


def test_help_names_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--help"])
    assert stop.value.code == 0
    assert {"generate", "check", "show"} <= set(re.findall(r"\w+", output(capsys)[0]))


def test_without_yaml_the_command_says_what_to_install() -> None:
    code = "import sys; sys.modules['yaml'] = None\nfrom specgrad.cli import main\nsys.exit(main(['check']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=dict(os.environ))
    assert done.returncode == 1
    assert done.stderr == "specgrad: reading a spec needs yaml; install it with: pip install 'specgrad[generate]'\n"


def test_the_installed_command_runs_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert installed_main(["check", "--op", "exp"]) == 0
    assert "1 op" in output(capsys)[0]


def test_of_hundreds_of_mistakes_the_first_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text("".join(f"- name: _op{i}(Tensor self) -> Tensor\n  forward: nothing{i}(self) + {'x' * 1000}\n  self: grad\n" for i in range(300)))
    assert main(["check", str(file)]) == 1
    told = capsys.readouterr().err
    assert told.endswith("... and 250 more\n300 mistakes in the spec\n")
    assert len(told) < 50_000 and told.count("\n") == 52
