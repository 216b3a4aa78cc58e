"""Every op on the small tensors of the comparison with PyTorch: what it costs beyond its arithmetic, by families."""

from __future__ import annotations

import gc
import math
import time
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from .measure import Program, Row, compare
from .reasons import why

FAMILIES = ["pointwise", "special", "shape", "indexing", "reduction", "statistics", "matrices", "linalg", "fft", "nn", "images", "losses", "masked"]
EACH = 2  # rows of an op
TOLD = 1.5  # ops that take so many times as long are told one by one


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    """Of each family the geometric mean, forward with its recording and with backward; and the ops for which it is large, the largest first."""
    worst: list[Row] = []
    for family in FAMILIES:
        for way, measured in _measured(family, ours, theirs).items():
            ops = [_mean("", name, of_op) for name, of_op in measured.items()]
            worst += [Row("every", f"{row.name}, {way}", row.ours, row.theirs, why=why(row.name)) for row in ops]
            yield _mean(f", {way}", f"{family}, {len(ops)} ops", ops)
    yield from sorted((row for row in worst if row.ratio > TOLD), key=lambda row: -row.ratio)


def _mean(suffix: str, name: str, of: list[Row]) -> Row:
    ours, theirs = (math.exp(sum(math.log(seconds) for seconds in each) / len(each)) for each in ([r.ours for r in of], [r.theirs for r in of]))
    return Row("every", name + suffix, ours, theirs)


def _measured(family: str, ours: Any, theirs: Any) -> dict[str, dict[str, list[Row]]]:
    found: dict[str, dict[str, list[Row]]] = {"forward": defaultdict(list), "backward": defaultdict(list)}
    gc.collect()
    for row in _table(family):
        if len(found["forward"][row.name]) == EACH:
            continue
        programs = _programs(row, ours), _programs(row, theirs)
        if all(programs):
            for way, our, their in zip(found, *programs):
                found[way][row.name].append(compare("every", row.name, our, their, rounds=5, slice_of_time=0.0015, clock=time.thread_time, collect=False))
    return {way: {name: of for name, of in ops.items() if of} for way, ops in found.items()}


def _table(family: str) -> list[Any]:
    """The rows of the family's comparison, in float32 where they can be."""
    files = Path(__file__).resolve().parents[1].glob(f"oracle/ops/test_ops_{family}.py")
    values = [value for file in files for value in vars(import_module(f"tests.oracle.ops.{file.stem}")).values()]
    kind = import_module("tests.oracle.ops.table").Row
    return [row for value in values if isinstance(value, list) for row in value if isinstance(row, kind)]


def _programs(row: Any, lib: Any) -> list[Program]:
    """The op alone, and, where it has one, its gradient too; nothing where the row is one of an error."""
    table = import_module("tests.oracle.ops.table")
    forms = [form for form in table.forms_of(row) if form != "in-place"]
    dtype, leaves = "float32" if "float32" in row.dtypes else row.dtypes[0], list[Any]()
    try:
        args = [table.made(lib, a, dtype, i + 1, leaves, True) for i, a in enumerate(row.args)]
        kwargs = {k: table.made(lib, v, dtype, 50 + i, leaves, True) for i, (k, v) in enumerate(row.kwargs.items())}
        outs = [out for out in table._flat(table.call(lib, row, forms[0], args, kwargs)) if out.requires_grad]
        cotangents = [table.cotangent(lib, out) for out in outs]
        if leaves and outs:
            lib.autograd.grad(outs, leaves, cotangents, allow_unused=True)
    except Exception:
        return []

    def forward() -> Any:
        return table.call(lib, row, forms[0], args, kwargs)

    def backward() -> Any:
        results = [out for out in table._flat(forward()) if out.requires_grad]
        return lib.autograd.grad(results, leaves, cotangents, allow_unused=True)

    return [forward, backward] if leaves and outs else [forward]
