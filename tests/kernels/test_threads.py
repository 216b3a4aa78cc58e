"""Kernels on several threads: their own, Python's, and those of a process that forks."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import textwrap
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import specgrad
from specgrad.codegen.paths import paths
from tests.kernels.kernel_cases import all_kernels, dtypes_of, each_kernel, elementwise, generator, kernels, operands, run, same_bits

ELEMENTS_A_THREAD = 16384
ELEMENTS_FOR_SPANS = 1 << 18
F32 = np.dtype(np.float32)
COMPILER = os.environ.get("CC") or shutil.which("cc")


@pytest.fixture(autouse=True)
def as_before():
    before = specgrad.get_num_threads()
    yield
    specgrad.set_num_threads(before)


# ---- how many


@pytest.mark.parametrize("count", [0, -1, -(2**70)])
def test_there_is_at_least_one_thread(count: int) -> None:
    with pytest.raises(RuntimeError, match="set_num_threads expects a positive integer"):
        specgrad.set_num_threads(count)


@pytest.mark.parametrize(("value", "named"), [(1.0, "float"), ("2", "str"), (None, "NoneType"), (True, "bool"), (np.int64(2), "int64")])
def test_the_number_of_threads_is_an_int(value: object, named: str) -> None:
    with pytest.raises(TypeError, match=f"set_num_threads expects an int, but got {named}"):
        specgrad.set_num_threads(value)  # type: ignore[arg-type]


def test_what_is_set_is_what_is_got() -> None:
    for count in (1, 3, 256):
        specgrad.set_num_threads(count)
        assert specgrad.get_num_threads() == count


@pytest.mark.parametrize("count", [257, 2**31, 2**70])
def test_more_threads_than_any_machine_wants(count: int) -> None:
    specgrad.set_num_threads(count)
    assert specgrad.get_num_threads() == 256
    x = np.ones(300 * ELEMENTS_A_THREAD, np.int8)
    assert (run("add", [x, x])[0] == 2).all()


# ---- the same bits on any number


@each_kernel(elementwise())
def test_elementwise_results_do_not_depend_on_the_number_of_threads(name: str) -> None:
    kernel = all_kernels()[name]
    for number, shape in enumerate([(5 * ELEMENTS_A_THREAD + 77,), (641, 131)]):
        dtypes = dtypes_of(kernel)
        dtype = dtypes[number % len(dtypes)]
        args = operands(kernel, dtype, shape, generator(name))
        if number:
            args = [
                a.T if isinstance(a, np.ndarray) and i % 2 == 0 else a.reshape(-1)[: a.size].reshape(131, 641) if isinstance(a, np.ndarray) else a
                for i, a in enumerate(args)
            ]
        found = []
        for count in (1, 2, 5):
            specgrad.set_num_threads(count)
            found.append(run(name, args))
        for other in found[1:]:
            assert all(same_bits(a, b) for a, b in zip(found[0], other))


@pytest.mark.parametrize("count", [2, 3, 7, 64, 256])
def test_every_element_is_computed_once(count: int) -> None:
    specgrad.set_num_threads(count)
    of_spans = (ELEMENTS_FOR_SPANS - 1, ELEMENTS_FOR_SPANS + 65_599)
    for size in (2 * ELEMENTS_A_THREAD, count * ELEMENTS_A_THREAD + 1, (count + 1) * ELEMENTS_A_THREAD - 1, *of_spans):
        x = np.arange(size, dtype=np.int32)
        assert kernels["add"].into(x, x, 1) is x
        assert (x == np.arange(1, size + 1, dtype=np.int32)).all()


@pytest.mark.parametrize("count", [2, 3, 64])
@pytest.mark.parametrize("shape", [(3, 120_001), (5000, 67), (40_000, 10), (ELEMENTS_FOR_SPANS, 1)])
def test_every_row_is_computed_once(count: int, shape: tuple[int, int]) -> None:
    specgrad.set_num_threads(count)
    x = np.arange(shape[0] * shape[1], dtype=np.int32).reshape(shape)
    assert (run("_row_max", [x])[0] == x[:, -1]).all()
    turned = np.ascontiguousarray(x.T).T
    assert (run("add", [turned, x])[0] == 2 * x).all()
    assert (run("add", [x, x[:, :1]])[0] == x + x[:, :1]).all()


@pytest.mark.parametrize("name", ["sin", "exp", "nn_functional_softplus", "nn_functional_gelu", "i0"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_many_elements_have_the_same_bits_on_any_number_of_threads(name: str, dtype: type) -> None:
    """Whoever is free takes them, some at a time."""
    x = np.random.default_rng(0).normal(size=ELEMENTS_FOR_SPANS + 12_345).astype(dtype) * 9
    x[[77, -1]] = 1e30, 12_801
    args = [x] if len(all_kernels()[name].operands) == 1 else [x, 1.0, 20.0]
    found = []
    for count in (1, 2, 5):
        specgrad.set_num_threads(count)
        found.append(run(name, args))
    for other in found[1:]:
        assert all(same_bits(a, b) for a, b in zip(found[0], other))


# ---- Python's threads


def test_kernels_called_from_several_threads_at_once() -> None:
    specgrad.set_num_threads(4)
    inputs = [np.full(6 * ELEMENTS_A_THREAD, i, F32) for i in range(8)]
    wrong: list[int] = []

    def work(number: int) -> None:
        for _ in range(30):
            x = inputs[number]
            if not (run("mul", [x, x])[0] == number * number).all() or kernels["_row_sum"].whole(x) != number * x.size:
                wrong.append(number)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(work, range(8)))
    assert not wrong


def test_the_number_may_change_while_kernels_run() -> None:
    x = np.ones(8 * ELEMENTS_A_THREAD, F32)
    done = threading.Event()

    def change() -> None:
        count = 0
        while not done.is_set():
            count = count % 6 + 1
            specgrad.set_num_threads(count)

    changer = threading.Thread(target=change)
    changer.start()
    try:
        for _ in range(200):
            assert (run("add", [x, x])[0] == 2).all()
    finally:
        done.set()
        changer.join()


def test_other_python_threads_run_meanwhile() -> None:
    """A large kernel holds no lock of Python's: a thread that counts gets on while it runs."""
    x = np.full(500_000, 2.5)
    counted, done = [0], threading.Event()

    def count() -> None:
        while not done.is_set():
            counted[0] += 1
            time.sleep(0)

    counter = threading.Thread(target=count)
    before = sys.getswitchinterval()
    try:
        counter.start()
        sys.setswitchinterval(10)  # longer than all of this takes: nobody gives way unasked
        start = counted[0]
        for _ in range(20):  # a busy machine may let the counter wait once or twice
            run("lgamma", [x])
            if counted[0] > start:
                break
        assert counted[0] > start
    finally:
        done.set()
        sys.setswitchinterval(before)
        counter.join()


# ---- processes; each test has one of its own, which a hang cannot take the others with


BEGIN = """
import os, sys, numpy as np, specgrad
from specgrad.core.kernels.table import kernels
x = np.ones(400_000, np.float32)
specgrad.set_num_threads(4)
"""


def python(code: str, timeout: float = 60, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BEGIN + textwrap.dedent(code)], capture_output=True, text=True, timeout=timeout, env={**os.environ, **environment}
    )


def test_a_forked_child_computes() -> None:
    done = python(
        """
        for generation in range(3):
            kernels["add"](x, x)
            child = os.fork()
            if child == 0:
                ok = (kernels["add"](x, x) == 2).all() and kernels["_row_sum"].whole(x) == 400_000 and kernels["add"].into(x, x, 1.0) is x
                os._exit(0 if ok else 3)
            _, status = os.waitpid(child, 0)
            assert os.waitstatus_to_exitcode(status) == 0, status
            assert (kernels["add"](x, x) == 2).all()
        grandchild = os.fork()
        if grandchild == 0:
            child = os.fork()
            if child == 0:
                os._exit(0 if (kernels["mul"](x, x) == 1).all() else 3)
            os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        assert os.waitstatus_to_exitcode(os.waitpid(grandchild, 0)[1]) == 0
        print("fine")
        """
    )
    assert (done.returncode, done.stdout.strip()) == (0, "fine"), done.stderr


def test_a_fork_while_other_threads_compute() -> None:
    done = python(
        """
        import threading, warnings
        warnings.simplefilter("ignore")  # Python's own, about threads and forks
        stop = threading.Event()
        def work():
            while not stop.is_set():
                kernels["add"](x, x)
        workers = [threading.Thread(target=work) for _ in range(2)]
        for w in workers: w.start()
        statuses = []
        for _ in range(20):
            child = os.fork()
            if child == 0:
                os._exit(0 if (kernels["mul"](x, x) == 1).all() else 3)
            statuses.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        stop.set()
        for w in workers: w.join()
        print(set(statuses))
        """
    )
    assert (done.returncode, done.stdout.strip()) == (0, "{0}"), done.stderr


def test_a_fork_while_parts_of_a_job_are_left() -> None:
    """Many parts, each of which takes long: most are not taken yet when a child finds them."""
    done = python(
        """
        import signal, threading, time, warnings
        warnings.simplefilter("ignore")  # Python's own, about threads and forks
        specgrad.set_num_threads(64)
        y = np.full(64 * 16384, 2.5)
        for _ in range(8):
            worker = threading.Thread(target=lambda: [kernels["lgamma"](y) for _ in range(3)])
            worker.start()
            time.sleep(0.005)
            child = os.fork()
            if child == 0:
                signal.alarm(20)  # ends a child that waits for ever
                ok = all((kernels["mul"](y, y) == 6.25).all() and kernels["_row_sum"].whole(y) == 2.5 * y.size for _ in range(5))
                os._exit(0 if ok else 3)
            status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            worker.join()
            assert status == 0, status
        print("fine")
        """
    )
    assert (done.returncode, done.stdout.strip()) == (0, "fine"), done.stderr


FORKS_WITHIN_A_JOB = """
#include "threads.c"
#include <sys/wait.h>

int main(void) {
    int status;
    sg_watch_forks();
    pthread_mutex_lock(&pool.lock);
    pool.started = 3;
    pool.asleep = 1;
    atomic_store(&pool.busy, 1);
    atomic_store(&pool.untaken, 2);
    atomic_store(&pool.unfinished, 4);
    if (fork() == 0)
        _exit(pthread_mutex_trylock(&pool.lock) != 0 ? 1 : pool.started ? 2 : pool.asleep ? 3 : pool.busy ? 4 : pool.untaken ? 5 : pool.unfinished ? 6 : 0);
    wait(&status);
    return WEXITSTATUS(status);
}
"""


@pytest.mark.skipif(COMPILER is None, reason="no C compiler is installed")
def test_a_forked_child_has_nothing_of_a_job(tmp_path: Path) -> None:
    """In the midst of a job, which no program can hit each time: of what is left, a child's workers would take parts of another."""
    (tmp_path / "main.c").write_text(FORKS_WITHIN_A_JOB)
    subprocess.run([str(COMPILER), "-std=gnu11", "-pthread", f"-I{paths().csrc}", "main.c", "-o", "main", "-lm"], cwd=tmp_path, check=True)
    assert subprocess.run([tmp_path / "main"], timeout=60).returncode == 0


def test_a_pool_of_forked_processes() -> None:
    done = python(
        """
        import multiprocessing
        def work(number):
            return float(kernels["_row_sum"].whole(kernels["mul"](x, float(number))))
        kernels["add"](x, x)
        with multiprocessing.get_context("fork").Pool(2) as pool:
            print(pool.map(work, range(6)))
        """
    )
    assert (done.returncode, done.stdout.strip()) == (0, str([400_000.0 * i for i in range(6)])), done.stderr


def test_too_little_memory_is_an_error_of_python() -> None:
    """Rows of half precision are converted whole: where there is no memory for that, nothing crashes and nothing is lost."""
    done = python(
        """
        import resource
        row = np.zeros((1, 30_000_000), np.float16)
        used = int(open("/proc/self/statm").read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
        resource.setrlimit(resource.RLIMIT_AS, (used + 150_000_000, resource.getrlimit(resource.RLIMIT_AS)[1]))
        try:
            kernels["_softmax"](row)
        except MemoryError:
            print("told", (kernels["add"](x, x) == 2).all(), kernels["_row_sum"].whole(row))
        """
    )
    assert (done.returncode, done.stdout.strip()) == (0, "told True 0.0"), done.stderr


def test_the_interrupt_key_stops_a_loop_of_kernels() -> None:
    code = BEGIN + textwrap.dedent(
        """
        try:
            print("ready", flush=True)
            while True:
                kernels["exp"](x)
        except KeyboardInterrupt:
            print((kernels["add"](x, x) == 2).all(), flush=True)
        """
    )
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # who runs these tests in the background has it ignored
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, preexec_fn=heard)
    try:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "ready"
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(timeout=30)
    finally:
        process.kill()
    assert (process.returncode, output.strip()) == (0, "True")


@pytest.mark.parametrize(("value", "count"), [("3", 3), ("1", 1), ("4,2", 4), ("", None), ("none", None), ("-2", None), ("0", None)])
def test_the_environment_says_how_many(value: str, count: int | None) -> None:
    code = "import specgrad; print(specgrad.get_num_threads())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, "OMP_NUM_THREADS": value})
    assert int(done.stdout) == (count or len(os.sched_getaffinity(0))), done.stderr


def test_an_interpreter_ends_while_workers_sleep() -> None:
    assert python("kernels['add'](x, x)").returncode == 0
    assert (
        python(
            "import threading; threading.Thread(target=lambda: [kernels['add'](x, x) for _ in range(50)], daemon=True).start(); kernels['add'](x, x)"
        ).returncode
        == 0
    )
