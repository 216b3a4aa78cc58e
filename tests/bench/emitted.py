"""Ops that `specgrad emit --target torch --kernels` writes: by their kernels, and as the same module computes them without a compiler, in torch's functions."""

from __future__ import annotations

import importlib.util
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from specgrad.codegen.commands.emit import emit, target_of
from tests.the_spec import spec

from .measure import Program, Row, compare

ROWS, LENGTHS = 128, (128, 8192)
OPS: dict[str, tuple[Any, ...]] = {  # with what they take after a tensor
    "tanh": (), "logaddexp": ("tensor",), "sinc": (), "nn.functional.gelu": (), "nn.functional.softplus": (), "nn.functional.mish": (), "_softmax": (1,),
    "_layer_norm": (None, None, 1, 1e-5),
}  # fmt: skip


def module(folder: Path) -> Any:
    for name, text in emit(spec(), target_of("torch", kernels=True), "bench", OPS).files.items():
        (folder / name).write_text(text, encoding="utf-8")
    found = importlib.util.spec_from_file_location("bench_torch", folder / "bench_torch.py")
    assert found and found.loader
    made = importlib.util.module_from_spec(found)
    found.loader.exec_module(made)
    return made


def program(made: Any, torch: Any, name: str, length: int, backward: bool) -> Program:
    x = torch.randn(ROWS, length, requires_grad=True)
    more = [torch.randn(ROWS, length) if value == "tensor" else value for value in OPS[name]]
    function, grad = getattr(made, name.replace(".", "_")), torch.ones(ROWS, length)
    return lambda: torch.autograd.grad(function(x, *more), x, grad) if backward else function(x, *more)


def rows(_: Any, torch: Any) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        made = module(Path(folder))
        worth = made.array_WORTH
        for name in OPS:
            for length in LENGTHS:
                for what in ("", ", and gradient"):
                    run = program(made, torch, name, length, bool(what))

                    def by_torch(run: Program = run) -> None:
                        made.array_WORTH = float("inf")
                        run()
                        made.array_WORTH = worth

                    yield compare("emitted", f"{name.rpartition('.')[2]}{what}, {ROWS} x {length}", run, by_torch)
