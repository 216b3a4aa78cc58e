"""What cannot be exported, and bad arguments, give errors that say what and where; names that mean something in C are changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import specgrad as sg
from specgrad.compiler.cut import ExportError
from specgrad.compiler.export.c.names import identifier
from tests.runtime.compiler.export import built


def sorts(x: Any) -> Any:
    return x.sort()[0]


def chooses(x: Any) -> Any:
    return x if x.sum() > 0 else -x


def draws(x: Any) -> Any:
    return x * sg.rand(3)


def changes(x: Any) -> Any:
    return x.mul_(2)


def decomposes(x: Any) -> Any:
    return sg.linalg.eigvalsh(x[:, None] * x)


def is_a_bessel_function(x: Any) -> Any:
    return sg.special.bessel_j0(x)


def becomes_complex(x: Any) -> Any:
    return sg.fft.fft(x).abs()


def picks(x: Any) -> Any:
    return (x[:, None] * x)[(x * 0).long(), (x * 0).long()]


@pytest.mark.parametrize(
    "function, said",
    [
        (sorts, "C cannot be written for sort"),
        (chooses, "it reads the value of a tensor"),
        (draws, "it draws random numbers"),
        (changes, "it changes an argument"),
        (decomposes, "C cannot be written for _linalg_eigvalsh"),
        (is_a_bessel_function, "C cannot be written for the kernel special_bessel_j0"),
        (becomes_complex, "computes with complex"),
        (picks, "C cannot be written for _index"),
    ],
)
def test_the_error_names_the_op_and_the_line(tmp_path: Path, function: Callable[..., Any], said: str) -> None:
    with pytest.raises(ExportError) as caught:
        sg.export(function, [sg.ones(3)], tmp_path / "model.c")
    assert said in str(caught.value)
    assert f"{__file__}:{function.__code__.co_firstlineno + 1}" in str(caught.value)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "what, said",
    [
        ("gradient", r"that of one number, and .*<lambda> gives \[3\]; ask for vjp"),
        ("hvp", "that of one number"),
        ("hessian", "what may be value, gradient, vjp, jvp, jacobian, hvp, not 'hessian'"),
        ([], "at least one"),
        (["value", "value"], "each function once"),
    ],
)
def test_what_does_not_fit(tmp_path: Path, what: Any, said: str) -> None:
    with pytest.raises((ExportError, ValueError), match=said):
        sg.export(lambda x: x * 2, [sg.ones(3)], tmp_path / "model.c", what)


@pytest.mark.parametrize(
    "options, said",
    [
        ({"path": "model.cpp"}, "ends with .c"),
        ({"dtype": sg.float16}, "float32 and float64, not for"),
        ({"workspace": "heap"}, "'caller' or 'static'"),
        ({"name": "int"}, "cannot begin the names"),
        ({"name": "two words"}, "cannot begin the names"),
        ({"name": "math"}, "is a header of C itself"),
        ({"example_args": [sg.ones(0)]}, "has no elements"),
        ({"example_args": [sg.ones(2, dtype=sg.complex64)]}, "not written for complex64"),
        ({"function": lambda x: 3}, "must give tensors, and gives int"),
        ({"function": lambda x: None}, "must give tensors"),
        ({"what": "gradient", "example_args": [sg.arange(3)]}, "without an argument of real numbers"),
        ({"what": "jvp", "function": lambda x: x > 0}, "no real numbers that could be derived"),
    ],
)
def test_bad_arguments(tmp_path: Path, options: dict[str, Any], said: str) -> None:
    given = {"function": lambda x: x * 2, "example_args": [sg.ones(3)], "path": "model.c"} | options
    given["path"] = tmp_path / given["path"]
    with pytest.raises((ExportError, ValueError), match=said):
        sg.export(**given)


def test_other_files_are_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "model.h").write_text("/* mine */\n", encoding="utf-8")
    with pytest.raises(FileExistsError, match="the file was not written"):
        sg.export(lambda x: x, [sg.ones(3)], tmp_path / "model.c")
    assert built.text(tmp_path / "model.h") == "/* mine */\n"
    assert not (tmp_path / "model.c").exists()


def test_what_the_function_raises_is_raised(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        sg.export(lambda x: x * (1 // 0), [sg.ones(3)], tmp_path / "model.c")


@pytest.mark.slow
@pytest.mark.parametrize("unroll", [True, False], ids=["unrolled", "loops"])
def test_hostile_names(tmp_path: Path, unroll: bool) -> None:
    """Of arguments, in containers, and of the function: keywords, functions of libm, macros, what is not ASCII, what is the same for two, what C here uses."""

    def function(int: Any, exp: Any, NULL: Any, größe: Any, work: Any, y: Any, a0: Any, at: Any, given: Any) -> dict[Any, Any]:
        return {"y": sum([int, exp, NULL, größe, work, y, a0, at]) * given["while"] + given[" x"] - given["_x"], "*/": exp.exp().sum(), 3: int * 2}

    function.__qualname__ = "evil */ \\ ??/ \n function"
    numbers = [sg.tensor([float(i), 1.0]) for i in range(11)]
    arguments = [*numbers[:8], dict(zip(("while", " x", "_x"), numbers[8:]))]
    for what in ("value", "jacobian"):
        exported = sg.export(function, arguments, tmp_path / "model.c", what, unroll=unroll)
        built.run(exported, *built.C)
        built.run(exported, *built.CPP)


def test_names_of_c() -> None:
    assert [identifier(name) for name in ("x", "while", "exp", "3d", "t0", "", "a b", "EOF", "x__y")] == [
        "x", "while_in", "exp_in", "x3d", "t0_in", "x", "a_b", "EOF_in", "x_y",
    ]  # fmt: skip


def test_names_have_an_end(tmp_path: Path) -> None:
    with pytest.raises(ExportError, match=r"a name has at most 80 letters, and x{20}\.\.\. has 300"):
        sg.export(lambda x: x * 2, [sg.ones(3)], tmp_path / "model.c", name="x" * 300)
    assert not list(tmp_path.iterdir())


def test_a_file_that_cannot_be_written_whole_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sg.export(lambda x: x * 2, [sg.ones(3)], tmp_path / "model.c")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}

    def full(source: str, target: str) -> None:
        raise OSError(28, "No space left on device", target)

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(OSError, match="No space left"):
        sg.export(lambda x: x * 3, [sg.ones(3)], tmp_path / "model.c")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
