"""Dimensions of size 0 where sums of products and losses are computed: results without elements, zeros, or NaN."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tests.oracle.both import agree, both_give

EQUATIONS = (
    "ij,kj->ik",
    "ij,kj",
    "ij,jk",
    "bij,bjk->bik",
    "bi,bj->bij",
    "ij,ij->",
    "i,i",
    "i,j",
    "ij,ij->i",
    "bij,bkj->ikb",
    "ijk,jil,kl->l",
    "...ij,...jk->...ik",
)


@pytest.mark.parametrize("equation", EQUATIONS)
def test_einsum(equation: str) -> None:
    operands = equation.split("->")[0].replace(".", "").split(",")
    labels = sorted(set("".join(operands)))
    for sizes in itertools.product((0, 1, 2), repeat=len(labels)):
        size = dict(zip(labels, sizes))

        def program(lib: Any, size: dict[str, int] = size) -> Any:
            return lib.einsum(equation, *(lib.full([size[label] for label in operand], 2.0) for operand in operands))

        both_give(program)


@pytest.mark.parametrize("shapes", list(itertools.product(((0, 2), (1, 2), (3, 2)), ((0, 2), (1, 2), (3, 2)))))
def test_einsum_of_sizes_that_differ(shapes: tuple[tuple[int, int], tuple[int, int]]) -> None:
    agree(lambda lib: lib.einsum("ij,ij->j", *map(lib.ones, shapes)))


@pytest.mark.parametrize("shape", [(0,), (0, 3), (3, 0), (1, 0), (2, 0, 3), (0, 3, 2), (2, 3, 0)])
@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
@pytest.mark.parametrize("smoothing", [0.0, 0.1])
def test_cross_entropy_of_probabilities(shape: tuple[int, ...], reduction: str, smoothing: float) -> None:
    agree(lambda lib: lib.nn.functional.cross_entropy(lib.ones(shape), lib.ones(shape), reduction=reduction, label_smoothing=smoothing))
