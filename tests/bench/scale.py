"""What grows: the time and memory of a chain of a million nodes, the peak memory of a training step, the time of an import.

Each figure comes from a process of its own, so that no allocator remembers what another figure needed.
"""

from __future__ import annotations

import gc
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from .measure import Row

MILLION = 1_000_000


def _chain(lib: Any, nodes: int) -> Any:
    x, factor = lib.ones(8, requires_grad=True), lib.full((8,), 1.0000001)
    out = x
    for _ in range(nodes):
        out = out * factor
    return out


def _memory(field: str) -> int:
    """Bytes of this process: VmRSS now, VmHWM at the most."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith(field):
            return int(line.split()[1]) * 1024
    raise OSError(f"/proc/self/status has no {field}")


def seconds_of_chain(lib: Any, nodes: int = MILLION) -> float:
    """Forward, backward, and letting go of the graph."""
    start = time.perf_counter()
    out = _chain(lib, nodes)
    out.sum().backward()
    del out
    return time.perf_counter() - start


def growth_of_chain(lib: Any) -> float:
    """How many times longer a chain of a million takes than one of a hundred thousand; 10 is linear."""
    return seconds_of_chain(lib) / min(seconds_of_chain(lib, MILLION // 10) for _ in range(3))


def seconds_of_kept_views(lib: Any, count: int = 4000) -> float:
    """Each of many kept views of one base changed in place, and the way back."""
    x, base = lib.ones(8, requires_grad=True), lib.ones(count, 8, requires_grad=True) * 1
    rows = [base[i] for i in range(count)]
    start = time.perf_counter()
    for row in rows:
        row.add_(x)
    base.sum().backward()
    return time.perf_counter() - start


def seconds_of_chained_views(lib: Any, count: int = 40_000) -> float:
    """A chain of views of views, the last one changed in place, and the way back."""
    base = lib.ones(8, requires_grad=True) * 1
    start = time.perf_counter()
    view = base
    for _ in range(count):
        view = view.view(8)
    view.mul_(2)
    base.sum().backward()
    return time.perf_counter() - start


def bytes_per_node(lib: Any) -> float:
    _chain(lib, 1000)
    before = _memory("VmRSS")
    out = _chain(lib, MILLION)
    used = _memory("VmRSS") - before
    assert out.requires_grad
    return used / MILLION


def peak_of_step(lib: Any) -> float:
    """Mebibytes above what the parameters and data take: an MLP 1024-2048-2048-10 on a batch of 4096."""
    f = lib.nn.functional
    sizes = [1024, 2048, 2048, 10]
    weights = [(lib.randn(n, m) * m**-0.5).requires_grad_() for m, n in zip(sizes, sizes[1:])]
    x, target = lib.randn(4096, 1024), lib.randint(0, 10, (4096,))
    (x[:8] @ weights[0].detach().t()).sum()  # the libraries' own buffers
    before = _memory("VmRSS")
    h = x
    for w in weights[:-1]:
        h = f.relu(f.linear(h, w))
    f.cross_entropy(f.linear(h, weights[-1]), target).backward()
    return (_memory("VmHWM") - before) / 2**20


PROBES: dict[str, Callable[[Any], float]] = {
    p.__name__: p for p in (seconds_of_chain, growth_of_chain, seconds_of_kept_views, seconds_of_chained_views, bytes_per_node, peak_of_step)
}


def _probe(lib: str, name: str) -> float:
    return float(_python("-m", "tests.bench.scale", lib, name))


def _python(*args: str) -> str:
    return subprocess.run([sys.executable, *args], check=True, capture_output=True, text=True).stdout


def _import_seconds(*modules: str, rounds: int = 9) -> list[float]:
    """The least time that each import takes in a fresh process, turn by turn; bytecode is cached, as it is after the first."""
    least = [float("inf")] * len(modules)
    for _ in range(rounds):
        for i, module in enumerate(modules):
            program = f"import time; start = time.perf_counter(); import {module}; print(time.perf_counter() - start)"
            least[i] = min(least[i], float(_python("-c", program)))
    return least


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    libs = ours.__name__, theirs.__name__

    def both(probe: Callable[[Any], float], rounds: int = 3) -> tuple[float, float]:
        found = [[_probe(lib, probe.__name__) for lib in libs] for _ in range(rounds)]
        return min(a for a, _ in found), min(b for _, b in found)

    yield Row("scale", "chain of a million nodes, forward and backward", *both(seconds_of_chain))
    yield Row("scale", "its time over a tenth of it (10 is linear)", *both(growth_of_chain, 1), unit="times")
    yield Row("scale", "4,000 kept views of one base changed in place, and back", *both(seconds_of_kept_views))
    yield Row("scale", "a chain of 40,000 views, its end changed in place, and back", *both(seconds_of_chained_views))
    yield Row("scale", "memory of a node", *both(bytes_per_node, 1), unit="bytes")
    yield Row("scale", "peak memory of a training step", *both(peak_of_step), unit="MiB")
    own, numpy, torch = _import_seconds(libs[0], "numpy", libs[1])
    yield Row("scale", "import", own, torch)
    yield Row("scale", "import, against NumPy alone", own, numpy)


if __name__ == "__main__":
    gc.collect()
    print(PROBES[sys.argv[2]](import_module(sys.argv[1])))
