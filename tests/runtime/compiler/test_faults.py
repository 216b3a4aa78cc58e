"""What goes wrong around a compiled function: compilers, caches, processes, interrupts. The result is right nevertheless, and nothing stays behind."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import specgrad as sg
from specgrad.compiler import compiled as compiled_module
from specgrad.compiler import native
from specgrad.compiler.compiled import Compiled
from specgrad.compiler.cut import CompilerError
from specgrad.compiler.specialised import Specialised
from specgrad.core.base.state import modes, thread
from specgrad.core.kernels import table
from specgrad.libraries import cache
from specgrad.libraries.cache import Kept
from tests.at_once import in_another_thread
from tests.own_cache import own_cache

pytestmark = pytest.mark.skipif(not table.compiled or sys.platform == "win32", reason="without kernels nothing is compiled")


def script(path: Path, text: str) -> str:
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def is_running(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_a_compiler_that_hangs_ends_with_what_it_has_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", script(tmp_path / "cc", f"sleep 600 &\necho $! > {tmp_path}/child\nwait"))
    monkeypatch.setattr(native, "SECONDS", 1.0)
    with pytest.raises(CompilerError, match="timed out after 1"):
        native.compile_c("", tmp_path)
    child = int((tmp_path / "child").read_text(encoding="utf-8"))
    end = time.monotonic() + 10
    while is_running(child) and time.monotonic() < end:
        time.sleep(0.01)
    assert not is_running(child)


def test_a_compiler_that_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", script(tmp_path / "cc", "kill -9 $$"))
    with pytest.warns(UserWarning, match="not compiled: the C compiler .* failed: exit status -9"):
        assert sg.compile(lambda x: x * 17)(sg.ones(2)).tolist() == [17, 17]


@pytest.mark.parametrize(
    ("compiler", "said"),
    [("true", "the C compiler true has written nothing"), ("gcc 'here", 'the variable CC is "gcc \'here", which no shell can read: No closing quotation')],
)
def test_a_compiler_that_is_none(compiler: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", compiler)
    with pytest.warns(UserWarning, match=f"calls its ops one by one, not compiled: {said}"):
        assert sg.compile(lambda x: x * 19)(sg.ones(2)).tolist() == [19, 19]


def test_a_kept_program_that_does_not_load_here_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a home that several machines share, whose libraries differ."""
    monkeypatch.setenv("SPECGRAD_CACHE", own_cache(tmp_path / "cache"))
    command = [sys.executable, "-W", "error", "-c", "import specgrad as sg; print(sg.compile(lambda x: x * 23)(sg.ones(2)).tolist())"]
    assert subprocess.check_output(command, text=True) == "[23.0, 23.0]\n"
    (entry,) = cache.entries()
    (entry.folder / "program.so").write_bytes(b"of another machine")
    names = ["program.c", "program.so"]
    (entry.folder / "content.txt").write_text("\n".join([cache._content(entry.folder, names), *names]), encoding="utf-8")
    assert subprocess.check_output(command, text=True) == "[23.0, 23.0]\n"


def test_an_error_of_the_compiler_shows_the_line_and_its_ops() -> None:
    text = "#include <x>\n\n/*\n    v2: float32[3] = exp(v1)\n*/\nstatic void stage0() {\n    wrong;\n}\n"
    assert native.explained(text, "a/program.c:7:5: error: 'wrong' undeclared") == "line 7: wrong;\nin the loops of\n    v2: float32[3] = exp(v1)\n"
    assert native.explained(text, "ld: no space left") == "" and "line 1: #include <x>" in native.explained(text, "program.c:1:2: error: no")


def test_the_folder_of_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Digests of two programs may begin alike, and folders may be mixed up."""
    other = tmp_path / "other"
    other.mkdir()
    native.compile_c("int nothing;", other)
    monkeypatch.setattr(native, "kept", lambda name, fill: Kept(other))
    assert sg.compile(lambda x: x * 19 + 1, fullgraph=True)(sg.ones(2)).tolist() == [20, 20]


def test_nothing_is_kept_on_the_disk_unless_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> Any:
        raise AssertionError

    monkeypatch.setattr(native, "kept", never)
    assert sg.compile(lambda x: x * 23 + 1, fullgraph=True, cache=False)(sg.ones(2)).tolist() == [24, 24]


FULL = """
import resource, warnings, specgrad as sg
resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500))
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    print(sg.compile(lambda x: x.exp() * 2)(sg.zeros(2)).tolist(), [str(w.message)[:300] for w in told])
"""
AT_ONCE = """
import specgrad as sg
x = sg.ones(3, requires_grad=True)
sg.compile(lambda x: (x.exp() * 29).sum(), fullgraph=True)(x).backward()
print(round(x.grad[0].item(), 3))
"""
FORKS = """
import os, sys, threading, time, specgrad as sg
slow = sg.compile(lambda x: x * 31 + 1, fullgraph=True)
ready = sg.compile(lambda x: x * 37 + 1, fullgraph=True)
x = sg.ones(2)
ready(x)
thread = threading.Thread(target=slow, args=(x,))
thread.start()
while not os.path.exists(sys.argv[1]):  # the compiler is at work
    time.sleep(0.01)
child = os.fork()
if child == 0:
    os._exit(0 if slow(x).tolist() == [32, 32] and ready(x).tolist() == [38, 38] else 1)
_, status = os.waitpid(child, 0)
thread.join()
print(status, slow(x).tolist())
"""


def program(text: str, folder: Path, *args: str, **environment: str) -> subprocess.Popen[str]:
    own = {**os.environ, "SPECGRAD_CACHE": str(folder), **environment}
    return subprocess.Popen([sys.executable, "-c", text, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=own)


def said(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    return out


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    folder = Path(own_cache(tmp_path / "cache"))
    assert said(program(FULL, folder)).startswith("[2.0, 2.0] ['<lambda> calls its ops one by one, not compiled: ")
    assert not list(folder.glob("compiled-*")) and not list(folder.glob(".new-*"))


def test_processes_that_compile_the_same_at_once(tmp_path: Path) -> None:
    folder = Path(own_cache(tmp_path / "cache"))
    assert [said(process) for process in [program(AT_ONCE, folder) for _ in range(3)]] == ["78.83\n"] * 3
    assert len(list(folder.glob("compiled-*"))) == 2 and not list(folder.glob(".new-*"))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only where processes fork")
def test_forks_while_another_thread_compiles(tmp_path: Path) -> None:
    cc = script(tmp_path / "cc", f'test -e {tmp_path}/first && touch {tmp_path}/second\ntouch {tmp_path}/first\nsleep 0.3\nexec cc "$@"')
    assert said(program(FORKS, Path(own_cache(tmp_path / "cache")), f"{tmp_path}/second", CC=cc)) == "0 [32.0, 32.0]\n"


@pytest.mark.parametrize("error", [KeyboardInterrupt, ValueError, SystemExit])
def test_what_is_raised_while_it_is_traced_leaves_nothing_behind(error: type[BaseException]) -> None:
    fails = [True]

    def function(x: sg.Tensor) -> sg.Tensor:
        with sg.no_grad():
            y = x.detach() * 2
            if fails[0]:
                raise error("no")
        return x * y

    compiled = Compiled(function)
    with pytest.raises(error, match="no"):
        compiled(sg.ones(2, requires_grad=True))
    assert thread.tracer is None and not modes.observers and sg.is_grad_enabled()
    fails[0] = False
    assert compiled(sg.ones(2)).tolist() == [2, 2]


def test_an_interrupt_while_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    compiled = sg.compile(lambda x: x * 41 + 1, fullgraph=True, cache=False)
    with monkeypatch.context() as patched:
        patched.setattr(native, "_run", interrupted)
        with pytest.raises(KeyboardInterrupt):
            compiled(sg.ones(2))
    assert not compiled._made and compiled(sg.ones(2)).tolist() == [42, 42]


def test_what_was_compiled_goes_with_the_function() -> None:
    def made() -> list[weakref.ref[Any]]:
        weight = sg.ones(2)
        compiled = Compiled(lambda x: x * weight + 43)
        compiled(sg.ones(2))
        return [weakref.ref(thing) for thing in (compiled, *compiled._made.values(), weight)]

    gone = made()
    gc.collect()
    assert all(ref() is None for ref in gone)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="open files are looked up in /proc")
def test_no_files_stay_open() -> None:
    before = len(os.listdir("/proc/self/fd"))
    kept = [sg.compile(lambda x: x * 47 + 1, fullgraph=True) for _ in range(3)]
    assert [function(sg.ones(2)).tolist() for function in kept] == [[48, 48]] * 3 and len(os.listdir("/proc/self/fd")) == before


def test_what_changes_in_each_call_is_compiled_some_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled_module, "MOST_ANEW", 1)
    settings = {"scale": 1.0}
    compiled = Compiled(lambda x: x * settings["scale"])
    assert compiled(sg.ones(1)).tolist() == [1]
    settings["scale"] = 2.0
    assert compiled(sg.ones(1)).tolist() == [2]
    for scale in (3.0, 4.0):
        settings["scale"] = scale
        if scale == 3.0:
            with pytest.warns(UserWarning, match="compiled anew 1 times, as what it reads changes; at last, scale was 2.0 and is 3.0"):
                assert compiled(sg.ones(1)).tolist() == [3]
        else:
            assert compiled(sg.ones(1)).tolist() == [4]
    assert len(compiled._made) == 1


def test_what_cannot_be_made_again_runs_as_it_is() -> None:
    kept: list[Any] = []

    def catches(x: sg.Tensor) -> sg.Tensor:
        try:
            sg.manual_seed(0)
            return x * 2
        except BaseException:
            return x * 0

    def keeps(x: sg.Tensor) -> sg.Tensor:
        kept.append(x * 2)
        return x + 1

    rows: list[tuple[Callable[..., Any], str]] = [
        (catches, "sets the seed of random numbers"),
        (keeps, "changes what it reads .a list had 0 elements and has 1"),
        (lambda x: iter([x, x * 1]), "gives a list_iterator"),
        (lambda x: iter([x * 1]), "gives a list_iterator"),
    ]
    for function, why in rows:
        with pytest.warns(UserWarning, match=why):
            compiled = Compiled(function)
            for _ in range(5):
                x = sg.ones(2)
                found = compiled(x)
                if isinstance(found, sg.Tensor):
                    assert found.tolist() == [2, 2]
                else:
                    assert all(one.tolist() == [1, 1] for one in found)
    assert [one.tolist() for one in kept] == [[2, 2]] * 5
    with pytest.raises(RuntimeError, match=r"fullgraph=True.*changes what it reads"):
        Compiled(keeps, fullgraph=True)(sg.ones(2))
    assert len(kept) == 5


def test_a_tensor_that_is_left_over_says_so() -> None:
    kept: dict[str, Any] = {}

    class Keeping:
        def __setattr__(self, name: str, value: Any) -> None:
            kept[name] = value

    def keeps(x: sg.Tensor, where: Any) -> sg.Tensor:
        where.hidden = x * 2
        return x + 1

    with pytest.raises(RuntimeError, match=r"fullgraph=True"):
        Compiled(lambda x: keeps(x, Keeping()) * sg.tensor(x.tolist()), fullgraph=True)(sg.ones(2))
    with pytest.raises(RuntimeError, match="holds no numbers: it is left over"):
        kept["hidden"].tolist()
    with pytest.raises(RuntimeError, match="holds no numbers: it is left over"):
        kept["hidden"] + 1


def test_the_cache_is_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled counts among what the cache keeps, and is removed when it grows too large."""
    from specgrad.libraries import cache

    folder = Path(own_cache(tmp_path / "cache"))
    monkeypatch.setenv("SPECGRAD_CACHE", str(folder))
    for number in range(3):
        cache.kept(f"compiled-{number:016x}", lambda into: (into / "program.so").write_bytes(bytes(1000)) and None).release()
    monkeypatch.setattr(cache, "MOST_BYTES", 3000)
    cache.prune()
    assert 0 < len(list(folder.glob("compiled-*"))) < 3
    shutil.rmtree(folder)


def test_what_is_drawn_while_a_function_is_traced_is_drawn_by_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[float] = []
    checked = Specialised._checked

    def meanwhile(self: Specialised, *args: Any) -> sg.Tensor:
        in_another_thread(lambda: drawn.extend(sg.rand(5, dtype=sg.float64).tolist()))
        return checked(self, *args)

    monkeypatch.setattr(Specialised, "_checked", meanwhile)
    drawn += sg.compile(lambda x: x * sg.rand(5, dtype=sg.float64))(sg.ones(5, dtype=sg.float64)).tolist()
    drawn += sg.rand(20, dtype=sg.float64).tolist()
    assert len(set(drawn)) == len(drawn) == 30
