"""fork() in programs with threads: a child finds no lock that a thread of its parent's holds, and works by itself."""

from __future__ import annotations

import ast
import multiprocessing
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[4]

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork()"),
    pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning"),
]

PROGRAM = """
import faulthandler, os, sys, threading, time, warnings
warnings.simplefilter("ignore")
import numpy as np
import specgrad as sg
from specgrad.autograd import forward_ad, graph, profiler
from specgrad.autograd.anomaly_mode import detect_anomaly
from specgrad.core.base.state import ThreadState, modes, thread
from specgrad.utils.checkpoint import checkpoint

N = 150_000  # enough for threads and for the pool of memory
x, w = sg.ones(N), sg.ones(N, requires_grad=True)
stop, go = threading.Event(), threading.Event()

def goes_on():
    go.wait()
    return not stop.is_set()

def child():
    v = sg.ones(N, requires_grad=True)
    (x * v).sin().sum().backward()
    (x * w).sin().sum().backward()  # the leaf that the parent's threads add to
    with graph.saved_tensors_hooks(lambda t: t, lambda t: t):
        y = v.exp()
    y.sum().backward()
    checkpoint(lambda v: (v * 2).exp(), v).sum().backward()
    with detect_anomaly(), profiler.profile(profile_memory=True) as prof:
        (x * v).sum().backward()
    assert "mul" in [event.name for event in prof.function_events]
    assert not modes.recorders and not modes.no_grad and not modes.observers and ThreadState.recorder is None and thread.recorder is None
    sg.randn(3)
    others = [threading.Thread(target=lambda: (x * v).sum().backward()) for _ in range(3)]
    [t.start() for t in others]
    [t.join() for t in others]

WORK

others = [threading.Thread(target=work, daemon=True) for _ in range(3)]
[t.start() for t in others]
failed = 0
for _ in range(3):
    go.set()
    time.sleep(0.02)
    pid = os.fork()  # in the midst of their work; they rest while the child works
    if not pid:
        faulthandler.dump_traceback_later(40, exit=True)
        try:
            child()
        except BaseException:
            import traceback
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    go.clear()
    failed += os.waitpid(pid, 0)[1] != 0
stop.set()
go.set()
[t.join(60) for t in others]
(x * w).sum().backward()  # and so does the parent
os._exit(failed)
"""

WORK = {
    "backward passes": """
        def work():
            while goes_on():
                (x * w).sin().sum().backward()
    """,
    "kernels over threads": """
        sg.set_num_threads(2) if hasattr(sg, "set_num_threads") else None
        def work():
            while goes_on():
                sg.exp(x)
    """,
    "profiles": """
        def work():
            while goes_on():
                with profiler.profile(profile_memory=True):
                    y = (x * w).sum()
                y.backward()
    """,
    "modes": """
        def work():
            while goes_on():
                with sg.no_grad(), forward_ad.dual_level(), graph.saved_tensors_hooks(lambda t: t, lambda t: t):
                    x * w
                with sg.inference_mode():
                    x * x
    """,
    "random numbers": """
        def work():
            while goes_on():
                sg.randn(200_000)
    """,
    "checkpoints": """
        def work():
            while goes_on():
                checkpoint(lambda v: (v * 2).exp(), w).sum().backward()
    """,
}


@pytest.mark.parametrize("name", WORK)
def test_a_child_works_whatever_the_threads_of_its_parent_did(name: str) -> None:
    program = PROGRAM.replace("WORK", textwrap.dedent(WORK[name]))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr


def test_a_profile_goes_on_in_a_child_of_its_own_thread_and_ends_in_one_of_another() -> None:
    program = """
import os, threading, warnings
warnings.simplefilter("ignore")
import specgrad as sg
from specgrad.autograd import profiler
from specgrad.profiling.record.experimental import ExperimentalConfig
from specgrad.generated import ops
from specgrad.core.base.state import ThreadState, modes, thread

def forked(check):
    pid = os.fork()
    if not pid:
        try:
            check()
        except BaseException:
            import traceback
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    assert os.waitpid(pid, 0)[1] == 0

plain = ops.mul.__code__
with profiler.profile() as prof:
    sg.ones(2) * 2
    def own():
        sg.ones(2) * 3
        prof.__exit__(None, None, None)
        assert [e.name for e in prof.function_events] == ["ones", "mul", "ones", "mul"]
        assert not modes.recorders and ops.mul.__code__ is plain
    forked(own)
assert [e.name for e in prof.function_events] == ["ones", "mul"]

entered, left = threading.Event(), threading.Event()
def work():
    with profiler.profile(experimental_config=ExperimentalConfig(profile_all_threads=True)):
        entered.set()
        left.wait()
t = threading.Thread(target=work)
t.start()
entered.wait()
sg.ones(2) * 2
def other():
    assert not modes.recorders and ops.mul.__code__ is plain and thread.recorder is None and ThreadState.recorder is None
    with profiler.profile() as prof:
        sg.ones(2) * 3
    assert [e.name for e in prof.function_events] == ["ones", "mul"]
forked(other)
left.set()
t.join()
assert not modes.recorders
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_workers_of_multiprocessing(method: str, tmp_path: Path) -> None:
    """A program as loaders of data are: workers compute samples and gradients while the parent trains."""
    program = f"""
import multiprocessing, threading, warnings
warnings.simplefilter("ignore")
import specgrad as sg

def sample(index):
    x = sg.full((1000,), float(index), requires_grad=True)
    (x * x).sum().backward()
    return float(x.grad.sum().item())

if __name__ == "__main__":
    w, stop = sg.ones(100_000, requires_grad=True), threading.Event()
    def train():
        while not stop.is_set():
            (w * w).sum().backward()
    t = threading.Thread(target=train, daemon=True)
    t.start()
    with multiprocessing.get_context({method!r}).Pool(2) as pool:
        assert pool.map(sample, range(6)) == [2000.0 * i for i in range(6)]
    stop.set()
    t.join()
    print("done")
"""
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    done = subprocess.run([sys.executable, str(tmp_path / "program.py")], capture_output=True, text=True, timeout=100, check=False)
    assert done.stdout == "done\n", done.stderr
    assert method in multiprocessing.get_all_start_methods()


# ---- that no lock is forgotten


MAKES_A_LOCK = {"Lock", "RLock", "Condition", "Semaphore", "BoundedSemaphore", "Event", "Barrier", "allocate_lock", "Queue", "SimpleQueue", "LifoQueue"}


WITH_LOCKS = {"locks.py", "user_code.py"}  # the latter: an event for each call, which no other thread can come to wait for


def test_locks_are_made_in_one_place() -> None:
    for path in sorted((ROOT / "runtime").rglob("*.py")):
        if path.name in WITH_LOCKS:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        own = {found.name for found in ast.walk(tree) if isinstance(found, ast.ClassDef)}  # such as the Event of a CUDA device
        for found in ast.walk(tree):
            called = found.func if isinstance(found, ast.Call) else None
            name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
            owner = ast.unparse(called.value) if isinstance(called, ast.Attribute) else "threading"
            made = name in MAKES_A_LOCK - own and owner in ("threading", "_thread", "multiprocessing", "queue")
            assert not made, f"{path}:{found.lineno} makes a lock: take the one of specgrad.core.base.locks, so that a child of fork() finds it free"


def test_locks_in_c_are_one_to_a_file_and_registered() -> None:
    for path in sorted((ROOT / "csrc").glob("*.c")):
        text = path.read_text(encoding="utf-8")
        if "pthread_mutex_t" in text:
            assert len(re.findall(r"pthread_mutex_t (?!\*)", text)) == 1 and "PTHREAD_MUTEX_INITIALIZER" in text, path
            assert "pthread_atfork(" in text, f"{path} has a lock that a child of fork() may find held"


def test_a_lock_for_an_owner_is_made_anew_in_a_child() -> None:
    program = """
import os, threading
from specgrad.core.base.locks import lock_for

class Owner:
    def __init__(self):
        self.lock = lock_for(self)

owner, held = Owner(), threading.Event()
def work():
    with owner.lock:
        held.set()
        threading.Event().wait()
threading.Thread(target=work, daemon=True).start()
held.wait()
pid = os.fork()
if not pid:
    os._exit(not owner.lock.acquire(timeout=5))
os._exit(os.waitpid(pid, 0)[1] != 0)
"""
    assert subprocess.run([sys.executable, "-W", "ignore", "-c", program], timeout=60, check=False).returncode == 0


@pytest.mark.parametrize("moment", ["find_spec", "exec_module"])
def test_a_child_imports_what_another_thread_was_importing(moment: str) -> None:
    """Python keeps a lock for each module that is imported; a child of a fork meanwhile would wait for it for ever."""
    program = f"""
import importlib.abc, importlib.machinery, os, signal, sys, threading, time
import specgrad

started = threading.Event()

class Slow(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path, target=None):
        if name != "specgrad.generated.fft" or threading.current_thread() is threading.main_thread():
            return None
        sys.meta_path.remove(self)
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        self.loader, spec.loader = spec.loader, self
        if {moment!r} == "find_spec":
            self.wait()
        return spec

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        if {moment!r} == "exec_module":
            self.wait()
        self.loader.exec_module(module)

    def wait(self):
        started.set()
        time.sleep(0.3)

sys.meta_path.insert(0, Slow())
thread = threading.Thread(target=lambda: specgrad.fft.fft(specgrad.ones(2)))
thread.start()
assert started.wait(20)
child = os.fork()
if not child:
    signal.alarm(20)
    specgrad.fft.fft(specgrad.ones(2))
    os._exit(0)
thread.join()
_, status = os.waitpid(child, 0)
assert status == 0, status
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr


def test_a_lock_that_is_made_during_a_fork_is_free_in_parent_and_child() -> None:
    """Whoever forks waits for modules that other threads load, and one of those may make a lock: it was not taken before the fork."""
    program = """
import os, signal, sys, threading
from specgrad.core.base import locks

made = []
class Loading(dict):  # asked for its items when the locks that there are have been taken
    def items(self):
        if not made:
            made.append(locks.lock_for_loading())
        return super().items()

sys.modules = Loading(sys.modules)
child = os.fork()
def free():
    taken = []
    thread = threading.Thread(target=lambda: taken.append(made[0].acquire(timeout=5)))
    thread.start()
    thread.join()
    return taken == [True]
if not child:
    os._exit(not free())
_, status = os.waitpid(child, 0)
assert made and free() and status == 0, status
"""
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", program], capture_output=True, text=True, timeout=100, check=False)
    assert (done.returncode, done.stderr) == (0, "")
