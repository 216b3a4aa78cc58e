"""Dimensions of size 0 where sums of products and losses are computed: results without elements, zeros, or NaN."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
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


def gradients(lib: Any, function: Callable[..., Any], *given: Any) -> Any:
    """What a function gives, and its gradients."""
    given = tuple(t.requires_grad_() for t in given)
    result = function(*given)
    return result, lib.autograd.grad(result.sum(), given)


PROGRAMS = """
gradients(lib, lib.nn.functional.linear, lib.ones(3), lib.zeros(0, 3))
gradients(lib, lib.nn.functional.linear, lib.ones(0), lib.zeros(2, 0))
gradients(lib, lib.nn.functional.linear, lib.ones(2, 0), lib.zeros(3, 0), lib.ones(3))
gradients(lib, lib.nn.functional.linear, lib.ones(2, 0, 3), lib.zeros(0, 3), lib.zeros(0))
gradients(lib, lib.nn.functional.bilinear, lib.ones(2, 3), lib.ones(2, 4), lib.zeros(0, 3, 4), lib.zeros(0))
gradients(lib, lambda w: lib.nn.functional.embedding(lib.tensor([0, 1]), w), lib.zeros(4, 0))
gradients(lib, lambda w: lib.nn.functional.embedding(lib.tensor([[0, 1, 1]]), w, 0, None, 2.0, True), lib.zeros(4, 0))
gradients(lib, lambda w: lib.nn.functional.embedding(lib.zeros(0, dtype=lib.int64), w), lib.zeros(4, 2))
gradients(lib, lambda x: lib.cdist(x, x, p=float("inf")), lib.ones(2, 0))
gradients(lib, lambda x: lib.nn.functional.pdist(x, float("inf")), lib.ones(3, 0))
gradients(lib, lambda x: lib.scatter_reduce(x, 0, lib.zeros(0, dtype=lib.int64), lib.zeros(0), "prod"), lib.tensor([0.0, 2.0, 3.0]))
gradients(lib, lambda x: lib.scatter_reduce(x, 1, lib.zeros(2, 0, dtype=lib.int64), lib.zeros(2, 0), "prod", include_self=False), lib.zeros(2, 3))
gradients(lib, lambda x: lib.index_reduce(x, 0, lib.zeros(0, dtype=lib.int64), lib.zeros(0), "prod"), lib.tensor([0.0, 2.0, 3.0]))
gradients(lib, lambda x: lib.scatter_reduce(x, 0, lib.zeros(0, dtype=lib.int64), lib.zeros(0), "prod"), lib.zeros(0))
lib.nn.functional.scaled_dot_product_attention(lib.ones(1, 0, 4), lib.ones(1, 2, 4), lib.ones(1, 2, 4), scale=-1.0)
lib.nn.functional.scaled_dot_product_attention(lib.ones(1, 2, 4), lib.ones(1, 0, 4), lib.ones(1, 0, 4), scale=-1.0)
lib.nn.functional.scaled_dot_product_attention(lib.ones(1, 2, 0), lib.ones(1, 3, 0), lib.arange(12.0).reshape(1, 3, 4))
lib.linalg.ldl_solve(lib.zeros(0, 0), lib.zeros(0, dtype=lib.int32), lib.zeros(0, 1))
lib.linalg.ldl_solve(lib.zeros(2, 0, 0), lib.zeros(2, 0, dtype=lib.int32), lib.zeros(2, 0, 3))
lib.take_along_dim(lib.ones(1, 5), lib.zeros(0, 4, dtype=lib.int64), -1)
lib.take_along_dim(lib.ones(0, 5), lib.zeros(1, 4, dtype=lib.int64), -1)
lib.nn.functional.interpolate(lib.ones(1, 1, 2, 4), scale_factor=0.3, mode="area")
lib.nn.functional.interpolate(lib.ones(1, 1, 4), 0, mode="area")
lib.nn.functional.conv1d(lib.ones(1, 1, 2), lib.ones(1, 1, 0))
lib.nn.functional.conv2d(lib.ones(1, 1, 2, 2), lib.ones(1, 1, 0, 0))
lib.nn.functional.conv3d(lib.ones(1, 1, 2, 2, 2), lib.ones(1, 1, 0, 1, 1))
lib.nn.functional.conv_transpose1d(lib.ones(1, 1, 2), lib.ones(1, 1, 0))
lib.nn.functional.one_hot(lib.zeros(0, dtype=lib.int64), 0)
lib.nn.functional.one_hot(lib.zeros(2, 0, dtype=lib.int64), 3)
lib.nn.functional.kl_div(lib.tensor(1.0), lib.tensor(2.0), reduction="batchmean")
"""


@pytest.mark.parametrize("program", PROGRAMS.strip().splitlines())
def test_results_and_gradients(program: str) -> None:
    agree(lambda lib: eval(program, {"lib": lib, "gradients": gradients}))


@pytest.mark.parametrize("dim", [(-2, -1), (-1, -2)])
@pytest.mark.parametrize("shape", [(0, 3), (3, 0), (0, 0), (2, 0, 3), (0, 2, 3)])
@pytest.mark.parametrize("order", [float("inf"), float("-inf"), 1, -1, 2, -2, "fro", "nuc"])
def test_norms_of_matrices(order: Any, shape: tuple[int, ...], dim: tuple[int, int]) -> None:
    agree(lambda lib: lib.linalg.matrix_norm(lib.zeros(shape), order, dim))
    agree(lambda lib: lib.linalg.norm(lib.zeros(shape), order, dim, True))


def test_the_largest_of_no_sums_has_a_gradient() -> None:
    """In PyTorch it is a constant."""
    x = sg.zeros(3, 0, requires_grad=True)
    (found,) = sg.autograd.grad(sg.linalg.matrix_norm(x, 1), x)
    assert found.shape == (3, 0)
