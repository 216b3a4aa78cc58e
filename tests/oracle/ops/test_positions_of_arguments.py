"""The arguments of a function stand where they stand in PyTorch's own schemas."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

import specgrad

torch = pytest.importorskip("torch")

PREFIXES = {"": "", "linalg": "linalg_", "fft": "fft_", "special": "special_"}
ELSEWHERE = {  # functions of one signature for several schemas
    "dsplit", "hsplit", "vsplit", "tensor_split", "isin", "where", "repeat_interleave", "stft", "randint", "randint_like", "normal", "arange",
}  # fmt: skip


BY_NAME = {("alpha", "Scalar"), ("alpha", "Scalar_out")}  # PyTorch's functions take it so, whatever the schema says


def schemas() -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for schema in torch._C._jit_get_all_schemas():
        if schema.name.startswith("aten::") and not schema.name.startswith("aten::_") and "Dimname" not in str(schema):
            found.setdefault(schema.name[len("aten::") :], []).append(schema)
    return found


def functions() -> Iterator[tuple[str, Any, list[Any]]]:
    by_name = schemas()
    for space, prefix in PREFIXES.items():
        ours, theirs = (getattr(lib, space) if space else lib for lib in (specgrad, torch))
        for name in dir(theirs):
            function = getattr(ours, name, None)
            if name.startswith("_") or name in ELSEWHERE or not callable(function) or inspect.isclass(function) or inspect.isfunction(getattr(theirs, name)):
                continue
            of_tensors = [s for s in by_name.get(prefix + name, ()) if s.arguments and "Tensor" in str(s.arguments[0].type)]
            if of_tensors:
                yield f"{space}.{name}".lstrip("."), function, of_tensors


@pytest.mark.parametrize(("name", "function", "found"), [pytest.param(*row, id=row[0]) for row in functions()])
def test_an_argument_that_may_be_given_by_position_stands_at_pytorchs(name: str, function: Any, found: list[Any]) -> None:
    ours = list(inspect.signature(function).parameters.values())
    if any(p.kind in (p.VAR_KEYWORD, p.VAR_POSITIONAL) for p in ours):
        pytest.skip("chooses among several forms, whose messages list them")
    names = [p.name for p in ours]
    for schema in found:
        for place, argument in enumerate(a for a in schema.arguments if not a.kwarg_only and not a.is_out):
            if place and argument.name in names and (argument.name, schema.overload_name) not in BY_NAME:
                assert names.index(argument.name) == place, schema
                assert ours[place].kind is not inspect.Parameter.KEYWORD_ONLY, schema


@pytest.mark.parametrize("name", ["softmax", "log_softmax", "special.softmax"])
def test_the_dtype_of_a_softmax_is_its_third_argument(name: str) -> None:
    for lib in (specgrad, torch):
        function: Any = lib
        for part in name.split("."):
            function = getattr(function, part)
        x = lib.tensor([1.0, 2.0, 4.0])
        assert function(x, 0, lib.float64).dtype is lib.float64
        assert function(x, 0, lib.float64).tolist() == function(x, 0, dtype=lib.float64).tolist()
        if "." not in name:
            assert getattr(x, name)(-1, lib.float64).dtype is lib.float64
