"""`specgrad profile SCRIPT`: the script runs as it does by itself, and what it cost is written whatever its end."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import textwrap
import zipfile
from pathlib import Path

import pytest

from specgrad.cli import main

OPS = "import specgrad as sg\nw = sg.ones(4, 3, requires_grad=True)\n(sg.ones(2, 4) @ w).tanh().sum().backward()\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(source: str, name: str = "train.py") -> str:
    Path(name).parent.mkdir(parents=True, exist_ok=True)
    Path(name).write_text(textwrap.dedent(source), encoding="utf-8")
    return name


def outputs(folder: str = "profile-out") -> set[str]:
    return {file.name for file in Path(folder).iterdir()}


def process(*arguments: str, python: tuple[str, ...] = (), **more: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *python, "-m", "specgrad", "profile", *arguments], capture_output=True, text=True, **more)  # type: ignore[call-overload,no-any-return]


# ---- what is written


def test_a_table_a_trace_and_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["profile", write(OPS)]) == 0
    assert outputs() == {"table.txt", "trace.json", "profile.html"}
    out, err = capsys.readouterr()
    assert "mm" in out and "TanhBackward0" in out and "Self CPU time total" in out
    assert err == "table.txt, trace.json, profile.html written to profile-out\n"
    table = Path("profile-out/table.txt").read_text(encoding="utf-8")
    assert "MmBackward0" in table and "torch::autograd::AccumulateGrad" in table
    names = {event.get("name") for event in json.loads(Path("profile-out/trace.json").read_text(encoding="utf-8"))["traceEvents"]}
    assert {"mm", "MmBackward0", "backward"} <= names
    page = Path("profile-out/profile.html").read_text(encoding="utf-8")
    assert "<h1>Profile of train.py</h1>" in page and '<p class="subtitle">train.py · ' in page


def test_what_can_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["profile", "--no-html", "--no-trace", "--quiet", "--out", "a/b", write(OPS)]) == 0
    assert outputs("a/b") == {"table.txt"}
    assert capsys.readouterr() == ("", "")


def test_what_can_be_recorded_besides() -> None:
    assert main(["profile", "--all", write(OPS)]) == 0
    table = Path("profile-out/table.txt").read_text(encoding="utf-8")
    assert "CPU Mem" in table and "FLOPs" in table and "[[2, 4], [4, 3]]" in table
    assert "train.py" in Path("profile-out/stacks.txt").read_text(encoding="utf-8")
    page = Path("profile-out/profile.html").read_text(encoding="utf-8")
    assert "[2, 4], [4, 3]" in page and "train.py(3)" in page and "Peak memory" in page


@pytest.mark.parametrize("how", [["train.py"], ["-m", "train"]], ids=["script", "module"])
def test_stacks_end_where_the_program_begins(how: list[str]) -> None:
    write("def f():\n    return sg.ones(3).sin()\nimport specgrad as sg\nf()\n")
    assert process("--stacks", "-q", *how).returncode == 0
    (line,) = [line for line in Path("profile-out/stacks.txt").read_text(encoding="utf-8").splitlines() if ("f" in line and "sin" in line) or "(2)" in line][:1]
    frames = line.rsplit(" ", 1)[0].split(";")
    assert len([frame for frame in frames if ".py" in frame or "runpy" in frame]) == 2 and "train.py" in frames[0] and "<module>" in frames[0]


def test_rows_and_their_order(capsys: pytest.CaptureFixture[str]) -> None:
    script = write("import specgrad as sg\nfor i in range(9):\n    sg.ones(2).neg()\nsg.ones(2).exp()\n")
    assert main(["profile", "--rows", "1", "--sort-by", "count", "--no-html", script]) == 0
    out = capsys.readouterr().out
    assert "ones" in out and "exp" not in out and "2 more rows" in out
    assert "exp" in Path("profile-out/table.txt").read_text(encoding="utf-8")


def test_backward_in_the_row_of_its_op_and_top_level_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["profile", "--with-backward", write(OPS)]) == 0
    assert "MmBackward0" not in capsys.readouterr().out
    assert main(["profile", "--top-level", "train.py"]) == 0
    out = capsys.readouterr().out
    assert "matmul" in out and "\nmm " not in out


def test_a_script_without_ops(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["profile", write("print('hello')")]) == 0
    assert capsys.readouterr().out == "hello\nNo op of specgrad ran.\n"
    assert "profile.html" in outputs()


def test_other_threads_are_recorded_too(capsys: pytest.CaptureFixture[str]) -> None:
    script = write("""
        import threading, specgrad as sg
        thread = threading.Thread(target=lambda: sg.ones(3).sin(), name="worker")
        thread.start()
        thread.join()
        sg.ones(3).cos()
    """)
    assert main(["profile", script]) == 0
    out = capsys.readouterr().out
    assert "sin" in out and "cos" in out
    assert '"worker"' in Path("profile-out/profile.html").read_text(encoding="utf-8")
    assert main(["profile", "--main-thread", script]) == 0
    out = capsys.readouterr().out
    assert "sin" not in out and "cos" in out


def test_threads_that_outlive_the_script_are_waited_for(capsys: pytest.CaptureFixture[str]) -> None:
    script = write("""
        import threading, time, specgrad as sg
        threading.Thread(target=lambda: (time.sleep(0.2), sg.ones(3).sin())).start()
        raise ValueError("the main thread is done")
    """)
    assert main(["profile", script]) == 1
    assert "sin" in capsys.readouterr().out


def test_results_go_where_they_were_asked_for_wherever_the_script_goes() -> None:
    Path("elsewhere").mkdir()
    assert main(["profile", write("import os\nos.chdir('elsewhere')\n" + OPS)]) == 0
    assert not list(Path.cwd().iterdir())
    assert "table.txt" in {file.name for file in Path("../profile-out").iterdir()}


# ---- the script runs as by itself

ASKED = """
    import sys, os
    import __main__
    print(__name__, __file__, sys.argv, sys.path[0], __main__ is sys.modules["__main__"], __main__.__dict__ is globals(), __package__, __spec__ is None)
"""


@pytest.mark.parametrize("script", ["train.py", "sub/train.py"])
def test_a_script_sees_what_python_shows_it(script: str) -> None:
    write(ASKED, script)
    arguments = [script, "--rows", "3", "-o", "x", "--", "-m"]
    plain = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True)
    found = process("-q", *arguments)
    assert (found.returncode, found.stdout, found.stderr) == (0, plain.stdout, "")
    assert outputs() == {"table.txt", "trace.json", "profile.html"}


@pytest.mark.parametrize("name", ["tool", "package", "package.part"])
def test_a_module_sees_what_python_shows_it(name: str) -> None:
    for file in ("tool.py", "package/__init__.py", "package/__main__.py", "package/part.py"):
        write(ASKED.replace("__spec__ is None", "__spec__.name") if file != "package/__init__.py" else "", file)
    plain = subprocess.run([sys.executable, "-m", name, "-o", "x"], capture_output=True, text=True, check=True)
    found = process("-q", "-m", name, "-o", "x")
    assert (found.returncode, found.stdout, found.stderr) == (0, plain.stdout, "")


def test_folders_and_archives_with_a_main(capsys: pytest.CaptureFixture[str]) -> None:
    write("import beside\nprint(beside.name, __name__)", "app/__main__.py")
    write("name = 'beside'", "app/beside.py")
    with zipfile.ZipFile("app.zip", "w") as archive:
        archive.write("app/__main__.py", "__main__.py")
        archive.write("app/beside.py", "beside.py")
    for program in ("app", "app.zip"):
        assert main(["profile", "-q", program]) == 0
        assert capsys.readouterr().out == "beside __main__\n"
        sys.modules.pop("beside")


def test_what_a_script_changes_is_put_back() -> None:
    before = (list(sys.argv), list(sys.path), sys.modules["__main__"])
    assert main(["profile", "-q", write("import sys\nsys.path.append('x')\nsys.argv.append('y')\nraise SystemExit(3)")]) == 3
    assert (sys.argv, sys.path, sys.modules["__main__"]) == before


def test_what_a_script_defines_can_be_pickled(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["profile", "-q", write("import pickle\nclass A: pass\nprint(type(pickle.loads(pickle.dumps(A()))) is A)")]) == 0
    assert capsys.readouterr().out == "True\n"


def test_processes_that_a_script_spawns_find_what_it_defines() -> None:
    script = write("""
        import multiprocessing
        def twice(x):
            return 2 * x
        if __name__ == "__main__":
            with multiprocessing.get_context("spawn").Pool(1) as pool:
                print(pool.map(twice, [1, 2]))
    """)
    found = process("-q", script)
    assert (found.returncode, found.stdout, found.stderr) == (0, "[2, 4]\n", "")


# ---- how it ends

ENDS = {
    "plain": "",
    "exit": "import sys; sys.exit()",
    "exit 7": "import sys; sys.exit(7)",
    "exit with words": "import sys; sys.exit('some words')",
    "exit True": "raise SystemExit(True)",
    "error": "def f():\n    raise ValueError('broken')\nf()",
    "error from another": "try:\n    {}['x']\nexcept KeyError as e:\n    raise ValueError('broken') from e",
    "hook": "import sys\nsys.excepthook = lambda kind, error, trace: print('hooked', kind.__name__, trace.tb_lineno, file=sys.stderr)\n1 / 0",
    "exception of its own": "class Odd(BaseException): pass\nraise Odd('x')",
}


@pytest.mark.slow
@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_status_and_errors_are_those_of_python_and_results_are_written(end: str) -> None:
    script = write(OPS + end)
    plain = subprocess.run([sys.executable, script], capture_output=True, text=True)
    found = process("-q", script)
    assert (found.returncode, found.stdout, found.stderr) == (plain.returncode, plain.stdout, plain.stderr)
    assert "MmBackward0" in Path("profile-out/table.txt").read_text(encoding="utf-8")


def test_an_error_in_a_module_shows_its_frames_alone() -> None:
    write(OPS + "raise ValueError('broken')", "tool.py")
    found = process("-q", "-m", "tool")
    assert found.returncode == 1
    assert found.stderr.count("File ") == 1 and "tool.py" in found.stderr and "runpy" not in found.stderr
    assert "MmBackward0" in Path("profile-out/table.txt").read_text(encoding="utf-8")


def test_an_interrupt(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["profile", "-q", write(OPS + "raise KeyboardInterrupt")]) == 130
    assert capsys.readouterr().err.splitlines()[-1] == "KeyboardInterrupt"
    assert "MmBackward0" in Path("profile-out/table.txt").read_text(encoding="utf-8")


def test_an_error_of_syntax_is_told_before_anything_runs() -> None:
    script = write("print('ran')\nx = = 3\n")
    plain = subprocess.run([sys.executable, script], capture_output=True, text=True)
    found = process(script)
    assert (found.returncode, found.stdout, found.stderr) == (1, "", plain.stderr)
    assert not Path("profile-out").exists()


def test_a_script_with_a_profile_of_its_own_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    script = write("from specgrad.profiling.profile import profile\nwith profile():\n    pass\n")
    assert main(["profile", "-q", script]) == 1
    assert "cannot be nested" in capsys.readouterr().err
    assert main(["profile", "-q", write(OPS)]) == 0, "nothing records any more"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_fork_that_runs_to_the_end_writes_nothing() -> None:
    script = write(OPS + "import os\npid = os.fork()\nif pid == 0:\n    (w.detach() * 2).exp()\nelse:\n    print(os.waitpid(pid, 0)[1])\n")
    found = process("--rows", "-1", script)
    assert found.returncode == 0 and found.stdout.startswith("0\n") and found.stdout.count("Self CPU time total") == 1
    assert "exp" not in Path("profile-out/table.txt").read_text(encoding="utf-8")


def test_a_reader_that_stops_reading_is_no_error() -> None:
    shell = f"{sys.executable} -m specgrad profile {write(OPS)} 2>err | true; echo ${{PIPESTATUS[0]}}"
    found = subprocess.run(["bash", "-c", shell], capture_output=True, text=True)
    assert found.stdout == "0\n"
    assert "Error" not in Path("err").read_text()
    assert outputs() == {"table.txt", "trace.json", "profile.html"}


# ---- what is wrong is said before the script runs

WRONG = [
    (["none.py"], "specgrad: none.py: No such file or directory\n"),
    (["a_folder"], "specgrad: a_folder: there is no __main__.py in it\n"),
    (["-m", "no_such_module"], "specgrad: -m no_such_module: no such module in "),
    (["-m", "no.such"], "specgrad: -m no.such: No module named 'no'\n"),
    (["--out", "a_file", "train.py"], "a_file: File exists\n"),
    (["--out", "a_file/x", "train.py"], "a_file/x: Not a directory\n"),
    (["--sort-by", "cpu_tme", "train.py"], "specgrad: --sort-by must be one of cpu_time, cpu_time_total, "),
    (["--sort-by", "cpu_tme", "train.py"], "did you mean 'cpu_time'?\n"),
    (["--device", "tpu", "train.py"], "specgrad: --device='tpu' is not a valid device option: expected 'cuda'"),
    (["--rows", "many", "train.py"], "argument --rows: invalid int value: 'many'\n"),
    (["--shape", "train.py"], "unrecognized arguments: --shape\n"),
    ([], "what to run is missing: SCRIPT, or -m MODULE\n"),
    (["-m"], "-m needs the name of a module\n"),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG, ids=[" ".join(a) for a, _ in WRONG])
def test_what_is_wrong_is_said_before_the_script_runs(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    write("open('ran', 'w')")
    Path("a_file").touch()
    Path("a_folder").mkdir()
    try:
        status = main(["profile", *arguments])
    except SystemExit as error:  # as argparse ends
        status = error.code  # type: ignore[assignment]
    assert status == 2
    assert message in capsys.readouterr().err
    assert not Path("ran").exists()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no folder here that nobody may write to")
def test_a_folder_that_nobody_may_write_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["profile", "--out", "/proc/self", write("open('ran', 'w')")]) == 2
    assert capsys.readouterr().err.startswith("specgrad: /proc/self: ")
    assert not Path("ran").exists()


def test_what_cannot_be_written_in_the_end_is_said_and_the_rest_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    """A folder lies where the trace should."""
    script = write(OPS + "import os\nos.makedirs('profile-out/trace.json/x')\n")
    assert main(["profile", script]) == 1
    err = capsys.readouterr().err
    assert "specgrad: " in err and "trace.json: Is a directory" in err
    assert "table.txt, profile.html written to profile-out\n" in err


def test_a_folder_that_the_script_removes_is_made_again() -> None:
    assert main(["profile", "-q", write(OPS + "import shutil\nshutil.rmtree('profile-out')\n")]) == 0
    assert outputs() == {"table.txt", "trace.json", "profile.html"}


def test_a_script_may_leave_no_folder_to_be_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["profile", write(OPS + "import os\nos.mkdir('gone')\nos.chdir('gone')\nos.rmdir(os.getcwd())\n")]) == 0
    os.chdir(tmp_path)
    assert capsys.readouterr().err == f"table.txt, trace.json, profile.html written to {tmp_path / 'profile-out'}\n"


@pytest.mark.parametrize("end", ["sys.stdout.close()", "os.close(1)"])
def test_a_script_may_close_its_output(end: str) -> None:
    found = process(write(f"{OPS}import os, sys\n{end}\n"))
    assert found.returncode == 1
    assert re.fullmatch(r"table.txt, trace.json, profile.html written to profile-out\nspecgrad: what was found cannot be printed: .*\n", found.stderr)
    assert outputs() == {"table.txt", "trace.json", "profile.html"}


# ---- the command itself


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["profile", "--help"])
    assert end.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith("usage: specgrad profile [OPTION]... (SCRIPT | -m MODULE) [ARGUMENT]...\n")
    for option in ("--out", "--sort-by", "--rows", "--shapes", "--memory", "--stacks", "--flops", "--no-html", "--no-trace", "--quiet"):
        assert option in out
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "profile " in capsys.readouterr().out


def test_it_works_where_no_spec_can_be_read() -> None:
    """PyYAML and Jinja are not installed for those who only use the package."""
    code = (
        "import sys; sys.modules['yaml'] = sys.modules['jinja2'] = None; from specgrad.cli import main; raise SystemExit(main(['profile', '-q', 'train.py']))"
    )
    write(OPS)
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
    assert "profile.html" in outputs()


def test_other_commands_do_not_load_the_profiler() -> None:
    code = (
        "import sys; from specgrad.cli import main; assert main(['check', '--op', 'exp']) == 0;"
        "assert not [name for name in sys.modules if name.startswith('specgrad.profiling')]"
    )
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL).returncode == 0
