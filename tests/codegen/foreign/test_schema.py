"""Schemas of PyTorch's functions."""

from __future__ import annotations

import pytest

from specgrad.codegen.foreign.schema import REQUIRED, read_schema


def test_parameters() -> None:
    schema = read_schema(
        "pool.out(Tensor(a!) self, SymInt[2] size=[1, 2], Tensor? weight=None, *, Scalar alpha=1, str mode='mean') -> (Tensor, Tensor indices)"
    )
    assert (schema.base, schema.overload, schema.name) == ("pool", "out", "pool.out")
    assert [p.name for p in schema.params] == ["self", "size", "weight", "alpha", "mode"]
    assert [p.default for p in schema.params] == [REQUIRED, [1, 2], None, 1, "mean"]
    assert [p.keyword_only for p in schema.params] == [False, False, False, True, True]
    assert [p.optional for p in schema.params] == [False, False, True, False, False]
    assert schema.params[1].is_list and schema.params[1].length == 2
    assert schema.results == ("result0", "indices")


def test_lists_of_results() -> None:
    assert read_schema("chunk(Tensor(a -> *) self, int chunks) -> Tensor(a)[]").list_result
    assert not read_schema("t(Tensor(a) self) -> Tensor(a)").list_result


@pytest.mark.parametrize(
    "text", ["", "f", "f(Tensor) -> Tensor", "f(Tensor x) Tensor", "f(Tensor x) -> 3", "f.g.h(Tensor x) -> Tensor", "f(" + "x" * 6000 + ") -> T"]
)
def test_what_is_no_schema(text: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        read_schema(text)
