"""Interpolation, affine grids and sampling along grids beside PyTorch: values, gradients of both orders where PyTorch has them, and errors."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

import specgrad as sg

torch = pytest.importorskip("torch")

pytestmark = pytest.mark.filterwarnings("ignore:.*align_corners", "ignore:.*deprecated", "ignore:.*grid_sample and affine_grid")

SHAPES = {1: (2, 3, 5), 2: (2, 3, 5, 7), 3: (1, 2, 3, 5, 4)}
OTHER: dict[int, list[dict[str, Any]]] = {
    1: [{"size": 8}, {"size": (3,)}, {"scale_factor": 1.7}, {"scale_factor": 0.6}, {"scale_factor": 1.7, "recompute_scale_factor": True}, {"size": 1}],
    2: [{"size": (8, 3)}, {"size": 4}, {"scale_factor": (1.7, 0.45)}, {"scale_factor": 2}, {"size": (1, 7)}],
    3: [{"size": (4, 3, 7)}, {"scale_factor": (1.5, 2, 0.6)}],
}
MODES = {
    1: ("nearest", "nearest-exact", "area", "linear"),
    2: ("nearest", "nearest-exact", "area", "bilinear", "bicubic"),
    3: ("nearest", "nearest-exact", "area", "trilinear"),
}
CASES = [(dims, mode, args) for dims in SHAPES for mode in MODES[dims] for args in OTHER[dims]]
CORNERS = ("linear", "bilinear", "trilinear", "bicubic")


def both(shape: tuple[int, ...], dtype: str, seed: int = 0, scale: float = 1.0) -> tuple[Any, Any]:
    array = (np.random.default_rng(seed).standard_normal(shape) * scale).astype(dtype)
    return sg.tensor(array, requires_grad=True), torch.tensor(array, requires_grad=True)


def close(ours: Any, theirs: Any, what: str = "") -> None:
    assert tuple(ours.shape) == tuple(theirs.shape), what
    tolerance = 2e-5 if "32" in str(theirs.dtype) else 1e-10
    np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=tolerance, atol=tolerance, err_msg=what)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(("dims", "mode", "args"), CASES, ids=[f"{mode}-{n}" for n, (_, mode, _) in enumerate(CASES)])
def test_interpolate(dims: int, mode: str, args: dict[str, Any], dtype: str) -> None:
    for align_corners in (None, True, False) if mode in CORNERS else (None,):
        x, y = both(SHAPES[dims], dtype)
        ours = sg.nn.functional.interpolate(x, mode=mode, align_corners=align_corners, **args)
        theirs = torch.nn.functional.interpolate(y, mode=mode, align_corners=align_corners, **args)
        close(ours, theirs, "values")
        (ours**2).sum().backward()
        (theirs**2).sum().backward()
        close(x.grad, y.grad, "gradients")


@pytest.mark.parametrize("size", [(3, 4), (8, 5), (2, 9), (1, 1)])
@pytest.mark.parametrize("mode", ["bilinear", "bicubic", "lanczos"])
def test_without_aliasing(mode: str, size: tuple[int, int]) -> None:
    for align_corners in (False,) if mode == "lanczos" else (False, True):
        x, y = both((2, 3, 5, 7), "float64")
        corners = {} if mode == "lanczos" else {"align_corners": align_corners}
        ours = sg.nn.functional.interpolate(x, size, mode=mode, antialias=True, **corners)
        theirs = torch.nn.functional.interpolate(y, size, mode=mode, antialias=True, **corners)
        close(ours, theirs, "values")
        (ours**2).sum().backward()
        (theirs**2).sum().backward()
        close(x.grad, y.grad, "gradients")


@pytest.mark.parametrize("padding_mode", ["zeros", "border", "reflection"])
@pytest.mark.parametrize("mode", ["bilinear", "nearest", "bicubic"])
@pytest.mark.parametrize(("shape", "places"), [((2, 3, 5, 4), (2, 3, 6, 2)), ((2, 1, 3, 5, 4), (2, 2, 3, 4, 3))])
def test_grid_sample(shape: tuple[int, ...], places: tuple[int, ...], mode: str, padding_mode: str) -> None:
    if mode == "bicubic" and len(shape) == 5:
        pytest.skip("there is no tricubic sampling")
    for align_corners, dtype in product((False, True), ("float32", "float64")):
        x, y = both(shape, dtype)
        grid, other = both(places, dtype, seed=1, scale=1.2)
        ours = sg.nn.functional.grid_sample(x, grid, mode, padding_mode, align_corners)
        theirs = torch.nn.functional.grid_sample(y, other, mode, padding_mode, align_corners)
        close(ours, theirs, "values")
        (ours**2).sum().backward()
        (theirs**2).sum().backward()
        close(x.grad, y.grad, "gradients")
        close(grid.grad, other.grad, "gradients of the grid")


@pytest.mark.parametrize(("theta", "size"), [((2, 2, 3), (2, 1, 3, 4)), ((1, 2, 3), (1, 1, 1, 5)), ((2, 3, 4), (2, 1, 2, 1, 3))])
def test_affine_grid(theta: tuple[int, ...], size: tuple[int, ...]) -> None:
    for align_corners in (False, True):
        x, y = both(theta, "float64")
        ours = sg.nn.functional.affine_grid(x, size, align_corners)
        theirs = torch.nn.functional.affine_grid(y, size, align_corners)
        close(ours, theirs)
        (ours**2).sum().backward()
        (theirs**2).sum().backward()
        close(x.grad, y.grad)


@pytest.mark.parametrize("name", ["upsample", "upsample_nearest", "upsample_bilinear"])
def test_deprecated_names(name: str) -> None:
    x, y = both((1, 2, 3, 4), "float64")
    close(getattr(sg.nn.functional, name)(x, scale_factor=2), getattr(torch.nn.functional, name)(y, scale_factor=2))


ERRORS: list[tuple[tuple[int, ...], dict[str, Any]]] = [
    ((1, 1, 4, 4), {}),
    ((1, 1, 4, 4), {"size": 2, "scale_factor": 2.0}),
    ((1, 1, 4, 4), {"size": 2, "mode": "foo"}),
    ((1, 1, 4, 4), {"size": (2, 2, 2)}),
    ((1, 1, 4, 4), {"scale_factor": (2.0, 2.0, 2.0)}),
    ((1, 1, 4, 4), {"size": 2, "align_corners": True}),
    ((1, 1, 4, 4), {"size": 2, "mode": "linear"}),
    ((1, 4, 4), {"size": 2, "mode": "bilinear"}),
    ((1, 1, 4, 4), {"size": 2, "mode": "area", "align_corners": True}),
    ((1, 1, 4, 4), {"size": 2, "antialias": True}),
    ((1, 1, 4, 4), {"size": 2, "recompute_scale_factor": True}),
    ((1, 1, 4, 4), {"size": 0}),
    ((4, 4), {"size": 2}),
    ((1, 1, 0, 4), {"size": 2}),
    ((1, 1, 2, 2, 2, 2), {"size": 2}),
]


@pytest.mark.parametrize(("shape", "args"), ERRORS, ids=range(len(ERRORS)))
def test_errors(shape: tuple[int, ...], args: dict[str, Any]) -> None:
    with pytest.raises((ValueError, RuntimeError)) as theirs:
        torch.nn.functional.interpolate(torch.ones(shape), **args)
    with pytest.raises(theirs.type):
        sg.nn.functional.interpolate(sg.ones(shape), **args)


@pytest.mark.parametrize(("shape", "grid", "args"), [
    ((1, 1, 4, 4), (2, 2, 2, 2), ()), ((1, 1, 4, 4), (1, 2, 2, 3), ()), ((1, 1, 4, 4), (1, 2, 2, 2), ("x",)), ((1, 1, 4, 4), (1, 2, 2, 2), ("nearest", "x")),
    ((1, 1, 2, 2, 2), (1, 2, 2, 2, 3), ("bicubic",)), ((1, 4, 4), (1, 2, 2, 2), ()), ((1, 1, 0, 4), (1, 2, 2, 2), ()),
])  # fmt: skip
def test_errors_of_grids(shape: tuple[int, ...], grid: tuple[int, ...], args: tuple[str, ...]) -> None:
    with pytest.raises((ValueError, RuntimeError)) as theirs:
        torch.nn.functional.grid_sample(torch.ones(shape), torch.ones(grid), *args)
    with pytest.raises(theirs.type):
        sg.nn.functional.grid_sample(sg.ones(shape), sg.ones(grid), *args)
