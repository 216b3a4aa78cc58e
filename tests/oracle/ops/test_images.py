"""Convolution and pooling of one to three dimensions beside PyTorch: values, indices, gradients of both orders, and errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg

torch = pytest.importorskip("torch")

RANDOM = np.random.default_rng(0)
# name, shapes of tensors, further arguments
CASES: list[tuple[str, tuple[tuple[int, ...], ...], dict[str, Any]]] = [
    ("conv1d", ((2, 4, 9), (6, 2, 3), (6,)), {"stride": 2, "padding": 1, "dilation": 2, "groups": 2}),
    ("conv1d", ((3, 7), (2, 3, 4)), {"padding": "same"}),
    ("conv2d", ((2, 4, 7, 6), (6, 2, 3, 2), (6,)), {"stride": (2, 1), "padding": (1, 0), "dilation": (1, 2), "groups": 2}),
    ("conv2d", ((1, 1, 5, 4), (1, 1, 2, 2)), {"padding": "valid"}),
    ("conv3d", ((2, 2, 4, 3, 5), (4, 1, 2, 2, 3), (4,)), {"stride": (1, 2, 1), "padding": (1, 0, 2), "groups": 2}),
    ("conv3d", ((2, 4, 3, 5), (1, 2, 2, 2, 2)), {"padding": "same"}),
    ("conv_transpose1d", ((2, 4, 5), (4, 3, 3), (6,)), {"stride": 3, "padding": 1, "output_padding": 2, "groups": 2, "dilation": 2}),
    ("conv_transpose1d", ((1, 2, 3), (2, 1, 2)), {"stride": 2, "padding": 2, "output_padding": 2, "dilation": 3}),
    ("conv_transpose2d", ((2, 4, 3, 2), (4, 3, 3, 2), (6,)), {"stride": (2, 1), "padding": (1, 0), "output_padding": (1, 0), "groups": 2}),
    ("conv_transpose2d", ((1, 2, 2), (1, 2, 2, 2)), {"padding": (1, 0), "output_padding": (1, 2), "dilation": (2, 3)}),
    ("conv_transpose3d", ((1, 2, 2, 3, 2), (2, 1, 2, 2, 3), (1,)), {"stride": (2, 1, 2), "padding": (0, 1, 1)}),
    ("unfold", ((2, 3, 5, 4),), {"kernel_size": (2, 3), "dilation": (2, 1), "padding": (1, 0), "stride": (1, 2)}),
    ("unfold", ((3, 5, 4),), {"kernel_size": 2}),
    ("fold", ((2, 12, 12),), {"output_size": (4, 5), "kernel_size": 2}),
    ("fold", ((4, 15),), {"output_size": (5, 4), "kernel_size": 2, "stride": (1, 2), "padding": (1, 1), "dilation": (2, 1)}),
    ("max_pool1d", ((2, 3, 8),), {"kernel_size": 3, "stride": 2, "padding": 1, "dilation": 2, "ceil_mode": True}),
    ("max_pool1d", ((3, 8),), {"kernel_size": 3}),
    ("max_pool2d", ((2, 3, 5, 6),), {"kernel_size": (2, 3), "stride": (1, 2), "padding": (1, 0)}),
    ("max_pool3d", ((1, 2, 4, 5, 3),), {"kernel_size": (2, 3, 2), "stride": (2, 2, 1), "padding": (1, 0, 1), "ceil_mode": True}),
    ("max_pool3d", ((2, 4, 5, 3),), {"kernel_size": 2}),
    ("adaptive_max_pool1d", ((2, 3, 7),), {"output_size": 3}),
    ("adaptive_max_pool2d", ((2, 3, 7, 5),), {"output_size": (3, None)}),
    ("adaptive_max_pool2d", ((3, 7, 5),), {"output_size": 9}),
    ("adaptive_max_pool3d", ((1, 2, 4, 5, 3),), {"output_size": (3, 2, 1)}),
    ("avg_pool1d", ((2, 3, 8),), {"kernel_size": 3, "stride": 2, "padding": 1, "ceil_mode": True, "count_include_pad": False}),
    ("avg_pool2d", ((2, 3, 5, 6),), {"kernel_size": (2, 3), "stride": (1, 2), "padding": (1, 0), "divisor_override": 5}),
    ("avg_pool3d", ((1, 2, 4, 5, 3),), {"kernel_size": (2, 3, 2), "stride": (2, 2, 1), "padding": (1, 0, 1), "ceil_mode": True, "count_include_pad": False}),
    ("avg_pool3d", ((2, 4, 5, 3),), {"kernel_size": 2, "divisor_override": 3}),
    ("adaptive_avg_pool1d", ((2, 3, 7),), {"output_size": 3}),
    ("adaptive_avg_pool2d", ((2, 3, 7, 5),), {"output_size": (None, 3)}),
    ("adaptive_avg_pool2d", ((3, 7, 5),), {"output_size": 9}),
    ("adaptive_avg_pool2d", ((2, 3, 7, 5),), {"output_size": 1}),
    ("adaptive_avg_pool3d", ((1, 2, 4, 5, 3),), {"output_size": (3, 2, 1)}),
    ("fractional_max_pool2d", ((2, 3, 9, 8),), {"kernel_size": (2, 3), "output_size": (4, 5)}),
    ("fractional_max_pool2d", ((3, 9, 8),), {"kernel_size": 2, "output_ratio": (0.5, 0.7)}),
    ("fractional_max_pool3d", ((1, 2, 6, 7, 5),), {"kernel_size": (2, 3, 2), "output_size": (3, 1, 3)}),
    ("lp_pool1d", ((2, 3, 8),), {"norm_type": 3.0, "kernel_size": 3, "stride": 2}),
    ("lp_pool2d", ((2, 3, 5, 6),), {"norm_type": 2.0, "kernel_size": (2, 3), "ceil_mode": True}),
    ("lp_pool3d", ((1, 2, 4, 5, 3),), {"norm_type": 1.5, "kernel_size": 2}),
]  # fmt: skip
CASES += [  # an empty batch
    ("max_pool2d", ((0, 3, 5, 6),), {"kernel_size": 2}),
    ("adaptive_max_pool2d", ((0, 3, 5, 6),), {"output_size": 2}),
    ("adaptive_avg_pool3d", ((0, 3, 5, 6, 2),), {"output_size": 2}),
    ("avg_pool1d", ((0, 3, 5),), {"kernel_size": 2}),
    ("conv_transpose2d", ((0, 2, 5, 4), (2, 3, 2, 2), (3,)), {"stride": 2}),
    ("unfold", ((0, 3, 5, 4),), {"kernel_size": 2}),
]
PICK = ("max_pool", "fractional")


def given(name: str, shapes: tuple[tuple[int, ...], ...], args: dict[str, Any], dtype: Any) -> tuple[list[Any], dict[str, Any], list[Any], dict[str, Any]]:
    """The same arguments for both."""
    arrays = [RANDOM.permutation(int(np.prod(shape))).reshape(shape) / np.prod(shape) + 0.1 for shape in shapes]
    arrays = [(a + 1j * RANDOM.standard_normal(a.shape) if np.dtype(dtype).kind == "c" else a).astype(dtype) for a in arrays]
    ours, theirs = [sg.tensor(a, requires_grad=True) for a in arrays], [torch.tensor(a, requires_grad=True) for a in arrays]
    own, other = dict(args), dict(args)
    if name.startswith("fractional"):
        batch = shapes[0][:2] if len(shapes[0]) == (4 if "2d" in name else 5) else (1, shapes[0][0])
        fractions = RANDOM.random((*batch, 2 if "2d" in name else 3)).astype(dtype)
        own["_random_samples"], other["_random_samples"] = sg.tensor(fractions), torch.tensor(fractions)
    if any(part in name for part in PICK):
        own["return_indices"] = other["return_indices"] = True
    return ours, own, theirs, other


def close(ours: Any, theirs: Any, what: str) -> None:
    assert tuple(ours.shape) == tuple(theirs.shape) and str(ours.dtype).split(".")[-1] == str(theirs.dtype).split(".")[-1], what
    np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=1e-5 if "32" in str(theirs.dtype) else 1e-10, atol=1e-5, err_msg=what)


@pytest.mark.parametrize("dtype", ["float32", "float64", "complex128"])
@pytest.mark.parametrize(("name", "shapes", "args"), CASES, ids=[f"{name}-{number}" for number, (name, *_) in enumerate(CASES)])
def test_beside_pytorch(name: str, shapes: tuple[tuple[int, ...], ...], args: dict[str, Any], dtype: str) -> None:
    if dtype == "complex128" and "pool" in name:
        pytest.skip("pooling takes real numbers")
    ours, own, theirs, other = given(name, shapes, args, dtype)
    mine, yours = getattr(sg.nn.functional, name)(*ours, **own), getattr(torch.nn.functional, name)(*theirs, **other)
    if isinstance(mine, tuple):
        assert mine[1].tolist() == yours[1].tolist()
        mine, yours = mine[0], yours[0]
    close(mine, yours, "values")
    weights = RANDOM.standard_normal(mine.shape).astype(dtype)
    first = sg.autograd.grad((mine * sg.tensor(weights)).abs().square().sum(), ours, create_graph=True)
    expected = torch.autograd.grad((yours * torch.tensor(weights)).abs().square().sum(), theirs, create_graph=True)
    for a, b in zip(first, expected):
        close(a, b, "gradients")
    second = sg.autograd.grad(sum((g.abs() ** 2).sum() for g in first), ours)
    expected = torch.autograd.grad(sum((g.abs() ** 2).sum() for g in expected), theirs)
    for a, b in zip(second, expected):
        close(a, b, "second order")


UNPOOLED: list[tuple[str, tuple[int, ...], dict[str, Any]]] = [
    ("max_unpool1d", (2, 2, 9), {"output_size": (9,)}),
    ("max_unpool2d", (2, 6, 4), {}),
    ("max_unpool3d", (1, 2, 4, 2, 4), {}),
]


@pytest.mark.parametrize(("name", "shape", "args"), UNPOOLED)
def test_unpooling(name: str, shape: tuple[int, ...], args: dict[str, Any]) -> None:
    found = []
    for framework in (sg, torch):
        functional = framework.nn.functional
        x = framework.tensor(np.random.default_rng(3).permutation(int(np.prod(shape))).reshape(shape).astype(np.float64), requires_grad=True)
        values, indices = getattr(functional, name.replace("un", ""))(x, 2, return_indices=True)
        y = getattr(functional, name)(values, indices, 2, **args)
        (y * y).sum().backward()
        found.append((y, x.grad))
    for mine, yours in zip(*found):
        close(mine, yours, name)


ERRORS: list[tuple[str, tuple[tuple[int, ...], ...], dict[str, Any]]] = [
    ("conv1d", ((3,), (1, 1, 2)), {}),
    ("conv2d", ((3, 3), (1, 1, 2, 2)), {}),
    ("conv3d", ((3, 3), (1, 1, 2, 2, 2)), {}),
    ("conv1d", ((1, 3), (1, 1, 5)), {}),
    ("conv3d", ((1, 3, 3, 3), (1, 1, 5, 2, 2)), {}),
    ("conv2d", ((1, 2, 3, 3), (1, 1, 2, 2)), {}),
    ("conv2d", ((1, 1, 3, 3), (1, 1, 2, 2), (2,)), {}),
    ("conv_transpose2d", ((3, 3), (1, 1, 2, 2)), {}),
    ("conv_transpose2d", ((1, 2, 3, 3), (1, 1, 2, 2)), {}),
    ("fold", ((1, 3, 3),), {"output_size": 4, "kernel_size": 2}),
    ("fold", ((1, 4, 3),), {"output_size": 4, "kernel_size": 2}),
    ("unfold", ((1, 3, 3),), {"kernel_size": 4}),
    ("adaptive_avg_pool2d", ((3,),), {"output_size": 2}),
    ("adaptive_avg_pool2d", ((1, 1, 3, 0),), {"output_size": 2}),
    ("adaptive_avg_pool2d", ((1, 1, 3, 2),), {"output_size": (2, 2, 2)}),
    ("conv2d", ((1, 1, 3, 3), (1, 1, 2, 2)), {"stride": (1, 2, 3)}),
    ("conv2d", ((1, 1, 3, 3), (1, 1, 2, 2)), {"stride": -1}),
    ("conv2d", ((1, 1, 3, 3), (1, 1, 2, 2)), {"padding": -1}),
    ("conv2d", ((1, 1, 3, 3), (1, 1, 2, 2)), {"groups": 0}),
    ("avg_pool2d", ((1, 1, 3, 3),), {"kernel_size": 2, "padding": 2}),
]


@pytest.mark.parametrize(("name", "shapes", "args"), ERRORS, ids=[f"{name}-{number}" for number, (name, *_) in enumerate(ERRORS)])
def test_errors(name: str, shapes: tuple[tuple[int, ...], ...], args: dict[str, Any]) -> None:
    with pytest.raises(RuntimeError):
        getattr(torch.nn.functional, name)(*(torch.ones(s) for s in shapes), **args)
    with pytest.raises(RuntimeError, match=r"expected .*, but got "):
        getattr(sg.nn.functional, name)(*(sg.ones(s) for s in shapes), **args)


@pytest.mark.parametrize("other", [1, 2])
def test_a_weight_or_a_bias_of_another_dtype(other: int) -> None:
    for framework in (torch, sg):
        given = [framework.ones(*shape) for shape in ((1, 2, 3, 3), (2, 2, 2, 2), (2,))]
        given[other] = given[other].to(framework.float64)
        with pytest.raises(RuntimeError):
            framework.nn.functional.conv2d(*given)
