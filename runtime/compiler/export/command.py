"""`specgrad export`: writes a function of a file or module, and its derivatives, as C."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.core.base import dtypes
from specgrad.core.tape.tensor import plain_tensor

from .export import WHAT, export

_SHAPE = re.compile(r"(\.|\d+(?:x\d+)*)(?::(float32|float64|int64|int32|bool))?")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 0 if the C was written."""
    options = _parser().parse_args(argv)
    try:
        holder, function = _found(options.function)
        dtype = None if options.dtype is None else getattr(dtypes, options.dtype)
        written = export(
            function,
            _arguments(options.args, holder),
            options.output,
            options.what,
            dtype=dtype,
            name=options.name,
            workspace=options.workspace,
            unroll=options.unroll,
            finite=options.finite,
        )
    except (RuntimeError, ValueError, TypeError, OSError, ImportError, AttributeError) as error:
        print(f"specgrad export: {error}", file=sys.stderr)
        return 1
    for name, work in written.work.items():
        print(f"{name}: {f'room for {work} numbers' if work else 'needs no room'}")
    print(f"written to {written.source}, {written.header}, {written.test}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="specgrad export", description="Write a function of tensors, and its derivatives, as C that stands alone.")
    parser.add_argument("function", metavar="FILE.py:NAME", help="the function, or a module that is called; also MODULE:NAME")
    parser.add_argument(
        "--args",
        nargs="+",
        required=True,
        metavar="SHAPE",
        help="of each argument, 3x4, 3x4:float32, or . for one number; or the name of a list of arguments in the file, or of a function that gives one",
    )
    parser.add_argument("-o", dest="output", required=True, metavar="NAME.c", help="the source; the header and a test lie beside it")
    parser.add_argument("--what", nargs="+", choices=WHAT, default=["value"], help="the functions that are wanted")
    parser.add_argument("--dtype", choices=["float32", "float64"], help="in which all real numbers are computed")
    parser.add_argument("--name", help="with which the names of the C functions begin")
    parser.add_argument("--workspace", choices=["caller", "static"], default="caller", help="whose the room is for what lies between")
    parser.add_argument("--unroll", action=argparse.BooleanOptionalAction, help="one statement after another, instead of loops")
    parser.add_argument("--finite", action="store_true", help="leave out products with zeros")
    return parser


def _found(text: str) -> tuple[Any, Any]:
    """The module and the function that a text names."""
    place, _, name = text.rpartition(":")
    if not place or not name:
        raise ValueError(f"{text!r} names no function; write FILE.py:NAME or MODULE:NAME")
    if place.endswith(".py"):
        spec = importlib.util.spec_from_file_location(Path(place).stem, place)
        if spec is None or spec.loader is None or not Path(place).is_file():
            raise FileNotFoundError(f"there is no file {place}")
        module = importlib.util.module_from_spec(spec)
        sys.modules.setdefault(spec.name, module)
        spec.loader.exec_module(module)
    else:
        sys.path.insert(0, "")
        module = importlib.import_module(place)
    found: Any = module
    for part in name.split("."):
        found = getattr(found, part)
    return module, found


def _arguments(texts: Sequence[str], holder: Any) -> Sequence[Any]:
    """Tensors of some shapes, with numbers made by chance; or what the file has under a name."""
    if len(texts) == 1 and not _SHAPE.fullmatch(texts[0]):
        found = getattr(holder, texts[0])
        arguments = found() if callable(found) else found
        if not isinstance(arguments, (list, tuple)):
            raise TypeError(f"{texts[0]} is no list of arguments, but {type(arguments).__name__}")
        return arguments
    return [_tensor(text, i) for i, text in enumerate(texts)]


def _tensor(text: str, seed: int) -> Any:
    read = _SHAPE.fullmatch(text)
    if read is None:
        raise ValueError(f"--args: {text!r} is no shape such as 3x4, 3x4:float32 or . for one number")
    shape = [] if read[1] == "." else [int(n) for n in read[1].split("x")]
    dtype = np.dtype(read[2] or dtypes.get_default_dtype().numpy)
    return plain_tensor(np.asarray(np.random.default_rng(seed).uniform(0.1, 0.9, shape) if traits[dtype].is_floating_point else np.ones(shape), dtype))
