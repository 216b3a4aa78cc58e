"""Values of another kind than their parameters', in the place of each argument of each op that is a number or a flag: what PyTorch refuses is refused."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import specgrad
from specgrad.codegen.model.op import FUNCTION
from specgrad.codegen.project import read_spec
from tests.oracle.both import torch
from tests.oracle.ops.table import Row, _find, made

OTHER_KINDS: dict[str, list[Any]] = {"bool": [1, "a", np.True_], "float": [1j, "a"], "Scalar": ["a", [1.0]], "int": [True, 1.5, "a"]}
FILES = sorted(path.stem for path in Path(__file__).parent.glob("test_ops_*.py"))
OPS = [op for op in read_spec(None)[0].whole() if op.is_public and FUNCTION in op.forms and not op.signature.overload]
CHECKED = {op.signature.public_name: op.signature.params for op in OPS}


def rows(file: str) -> Iterator[Row]:
    """One row of each function."""
    tables = [value for value in vars(import_module(f"tests.oracle.ops.{file}")).values() if isinstance(value, list)]
    found = {row.name: row for table in tables for row in reversed(table) if isinstance(row, Row)}
    return (row for name, row in found.items() if name in CHECKED)


def outcome(lib: Any, row: Row, changed: str = "", value: Any = None) -> Any:
    """What came of a call, with another value for one argument: None, or the error."""
    dtype = "float32" if "float32" in row.dtypes else row.dtypes[0]
    args = [made(lib, a, dtype, i + 1, [], False) for i, a in enumerate(row.args)]
    kwargs = {name: made(lib, a, dtype, 50 + i, [], False) for i, (name, a) in enumerate(row.kwargs.items())}
    at = [p.name for p in CHECKED[row.name]].index(changed) if changed else len(args)
    if changed and at < len(args):
        args[at] = value
    elif changed:
        kwargs[changed] = value
    try:
        _find(lib, row.name)(*args, **kwargs)
    except Exception as error:
        return error
    return None


@pytest.mark.parametrize("file", FILES)
@pytest.mark.filterwarnings("ignore")
def test_what_pytorch_refuses_is_refused_by_name(file: str) -> None:
    wrong = []
    for row in rows(file):
        if outcome(torch, row) is not None or outcome(specgrad, row) is not None:
            continue
        for param in CHECKED[row.name]:
            for value in OTHER_KINDS.get(param.type.base, []) if not param.type.is_list else []:
                theirs, ours = outcome(torch, row, param.name, value), outcome(specgrad, row, param.name, value)
                named = isinstance(ours, TypeError) and (repr(param.name) in str(ours) or "an invalid combination of arguments" in str(ours))
                if isinstance(theirs, TypeError) and not named:
                    wrong.append(f"{row.name}({param.name}={value!r}): {ours!r}, PyTorch {theirs!r}")
    assert not wrong, "\n".join(wrong)
