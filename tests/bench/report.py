"""The measured rows as a table: on the screen, and as a page of the documentation."""

from __future__ import annotations

import math
import os
import platform
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .measure import Row

GROUPS = {
    "overhead": "Tensors of 8 elements: what an op costs beyond its arithmetic. To reach: at most 0.6 in geometric mean, below 1.0 in every row.",
    "calls": "About 250 calls as users write them, forms of one op among them, on small tensors, by one thread, forward only. The means of themes, and then "
    "the calls that take 1.3 times PyTorch's time, or more. To reach: at most 0.8 in geometric mean of each theme, 1.5 for each call.",
    "every": "Every op that is compared with PyTorch, on the small tensors of that comparison, by one thread: the means of families, and then the ops that "
    "are slowest beside PyTorch's, and why. To reach: at most 0.8 in geometric mean of each family, 1.5 for each op.",
    "by_hand": "About 300 calls beside the functions of NumPy and SciPy that do the same, called on arrays: forward only, in float32 and float64, on few "
    "numbers and on many, by one thread, in processor time. The means of families, and then the calls that take more than 1 us longer, and why.",
    "bandwidth": "Tensors of 4 Mi elements, and matrices of 2048 x 2048. To reach: at most 1.0 in geometric mean.",
    "functions": "Functions over 10,000 elements, in cache, by one thread: the arithmetic alone. To reach: at most 1.0 in every row, or why not in design.md.",
    "images": "Convolution and pooling at the sizes of usual networks; backward to images, weight and bias. To reach: at most 1.0 in every row.",
    "layouts": "300,000 numbers beside others that are broadcast, transposed, or parts of arrays. To reach: at most 0.8 in geometric mean, 1.5 in every row.",
    "layers": "Normalization, borders, windows and other sizes of 300,000 numbers. To reach: at most 0.8 in geometric mean, 1.5 in every row.",
    "dtypes": "500,000 halves. To reach: at most 1.0 in geometric mean, 1.5 in every row.",
    "scans": "Running results of a million numbers, along either dimension of a matrix. To reach: at most 1.0 in every row.",
    "reductions": "200,000 numbers reduced, or normalized, along short rows and along other dimensions than the last. To reach: at most 0.8 in geometric mean, "
    "1.5 in every row.",
    "scatter": "A million elements picked, put, combined and moved. To reach: at most 0.8 in geometric mean, 1.5 in every row.",
    "sorting": "Order among a million numbers. To reach: at most 0.8 in geometric mean, 1.5 in every row.",
    "linalg": "Many small matrices, some of 64 x 64 in float64, and one of 256 x 256. To reach: at most 0.8 in geometric mean, 1.5 in every row.",
    "fft": "Transforms of a million numbers. To reach: at most 0.8 in geometric mean, 1.5 in every row.",
    "attention": "Attention of 8 heads of 64 numbers, most of it products of matrices: those of NumPy's OpenBLAS against those of PyTorch's MKL.",
    "losses": "Losses of a million numbers. To reach: at most 0.8 in geometric mean, 1.5 in every row.",
    "steps": "Whole training steps: forward, backward and an update of every parameter.",
    "optimizers": "Steps of optimizers over gradients that are there, beside PyTorch's defaults, and training by modules. To reach: at most 0.5 for Adam "
    "on 10 M parameters.",
    "compiled": "A value and all its gradients, by `specgrad.compile` of `func.grad_and_value`, beside the faster of `torch.compile` and `jax.jit`. To reach: "
    "at most 0.7 in geometric mean, and no row above 1.0.",
    "package": "What stands on the tape. Of anomaly detection, how many times longer a program takes with it. To reach: at most 2 for a training step.",
    "transforms": "Functions of functions, `specgrad.func` beside `torch.func`. To reach: at most 0.7 in geometric mean.",
    "profiling": "What a profile adds to each op of 8 elements. To reach: at most what PyTorch's adds.",
    "gradcheck": "Checks of gradients in the default mode, which compares every entry of every Jacobian. To reach: at most 0.2 in geometric mean.",
    "scale": "What grows: long graphs, memory, start-up. To reach: linear time, and fewer bytes for a node than PyTorch.",
    "launching": "Launching a kernel of a device: what specgrad's own code costs, without the driver and the making of the result. The ratio is to the "
    "time to reach.",
    "device": "On a CUDA device, of the acceptance of CUDA devices: 2^28 elements, rows of 2048, matrices of 4096 x 4096, 64 images of 64 x 56 x 56, a "
    "million places, and the programs of other groups. To reach: 1.05 for what reads and writes memory, 1.15 by index, 1.03 for products, 1.10 for "
    "convolutions, 1.05 for steps and their memory, 1.02 as a graph; of 8 elements 0.8 for an op, 0.75 recorded, 0.7 for a chain.",
    "edit": "From an edit of the spec to a compiled and verified op, a process a row. The ratio is to the time to reach: PyTorch has no such loop.",
    "emitted": "Ops emitted for PyTorch with kernels: these, against the same ops in torch's functions. To reach: less time from 16,384 elements on.",
}


@dataclass(frozen=True)
class Measured:
    """How a group was measured that is measured elsewhere than the others.

    Args:
        beside: what its rows compare with.
        where: when, on what machine, with which versions.
    """

    beside: str
    where: str


def geometric_mean(rows: Sequence[Row]) -> float:
    return math.exp(sum(math.log(row.ratio) for row in rows) / len(rows))


def amount(value: float, unit: str) -> str:
    """A figure with its unit, to three digits."""
    if unit != "s":
        return f"{value:.3g} {unit}" if value < 1000 else f"{value:.0f} {unit}"
    for scale, name in ((1.0, "s"), (1e-3, "ms"), (1e-6, "us")):
        if value >= scale:
            return f"{value / scale:.3g} {name}"
    return f"{value / 1e-9:.3g} ns"


def line(row: Row) -> str:
    return f"{row.group:10} {row.name:52} {amount(row.ours, row.unit):>12} {amount(row.theirs, row.unit):>12} {row.ratio:8.2f}"


def summary(group: str, rows: Sequence[Row]) -> str:
    slowest = max(rows, key=lambda row: row.ratio)
    return f"geometric mean {geometric_mean(rows):.2f}; largest {slowest.ratio:.2f} ({slowest.name})"


def page(rows: Iterable[Row], versions: str, before: str = "", elsewhere: Mapping[str, Measured] | None = None) -> str:
    """docs/benchmarks.md. Groups of which there are no rows stay as they are in the page before, and so do the versions, if all rows are measured elsewhere."""
    rows, elsewhere = list(rows), elsewhere or {}
    head = before.split("\n## ")[0].rstrip("\n").split("\n\n")
    of_all = head[-1] if before and all(row.group in elsewhere for row in rows) else f"{versions}; {os.cpu_count()} cores, {platform.machine()}."
    kept = dict(section.split("\n", 1) for section in before.split("\n## ")[1:])
    parts = [
        "# Benchmarks\n",
        "Written by `python -m tests.bench`, or group by group by `python -m tests.bench --page GROUP`. Each row runs one program on specgrad and on PyTorch,",
        "turn by turn in one process, and keeps the least time of each; the rows of the last groups use fresh processes. A ratio below 1 means that specgrad",
        "takes less. Machines are noisy: read ratios, not times.\n",
        f"{of_all}\n",
    ]
    for group, about in GROUPS.items():
        of_group = [row for row in rows if row.group == group]
        title = group.capitalize().replace("_", " ")
        if of_group:
            parts += [f"## {title}\n", *_table(group, about, of_group, elsewhere.get(group)), ""]
        elif title in kept:
            parts += [f"## {title}", kept[title].rstrip("\n"), ""]
    return "\n".join(parts)


def _table(group: str, about: str, rows: Sequence[Row], measured: Measured | None) -> list[str]:
    other = measured.beside if measured else {"edit": "to reach", "launching": "to reach", "by_hand": "by hand"}.get(group, "PyTorch")
    explained = any(row.why for row in rows)
    lines = [f"{about}\n", *([f"{measured.where}\n"] if measured else [])]
    lines += [f"| | specgrad | {other} | ratio |" + " why |" * explained, "|---|--:|--:|--:|" + "---|" * explained]
    for row in rows:
        lines.append(f"| {row.name} | {amount(row.ours, row.unit)} | {amount(row.theirs, row.unit)} | {row.ratio:.2f} |" + f" {row.why} |" * explained)
    if group not in ("every", "by_hand", "package", "profiling", "scale", "edit"):  # whose rows are of different kinds
        lines.append(f"| **geometric mean** | | | **{geometric_mean(rows):.2f}** |")
    return lines
