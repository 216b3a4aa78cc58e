"""Convolution and pooling at the sizes of usual networks, forward and backward."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .measure import Program, Row, compare
from .reasons import explained

Layer = Callable[..., Any]

# The layer, the images, and the weight and the bias of those that have them.
LAYERS: dict[str, tuple[Layer, tuple[int, ...], tuple[int, ...]]] = {
    "conv2d 3 x 3, 8 x 32 x 56 x 56 to 64": (lambda f, x, w, b: f.conv2d(x, w, b, padding=1), (8, 32, 56, 56), (64, 32, 3, 3)),
    "conv2d 7 x 7 stride 2, 3 x 224 x 224 to 64": (lambda f, x, w, b: f.conv2d(x, w, b, stride=2, padding=3), (1, 3, 224, 224), (64, 3, 7, 7)),
    "conv2d 3 x 3 stride 2, 8 x 64 x 56 x 56 to 128": (lambda f, x, w, b: f.conv2d(x, w, b, stride=2, padding=1), (8, 64, 56, 56), (128, 64, 3, 3)),
    "conv2d 3 x 3, 8 x 256 x 14 x 14 to 256": (lambda f, x, w, b: f.conv2d(x, w, b, padding=1), (8, 256, 14, 14), (256, 256, 3, 3)),
    "conv2d 3 x 3, 8 x 512 x 7 x 7 to 512": (lambda f, x, w, b: f.conv2d(x, w, b, padding=1), (8, 512, 7, 7), (512, 512, 3, 3)),
    "conv2d 1 x 1, 8 x 64 x 56 x 56 to 256": (lambda f, x, w, b: f.conv2d(x, w, b), (8, 64, 56, 56), (256, 64, 1, 1)),
    "conv2d 3 x 3 dilated, 4 x 32 x 56 x 56 to 32": (lambda f, x, w, b: f.conv2d(x, w, b, padding=2, dilation=2), (4, 32, 56, 56), (32, 32, 3, 3)),
    "conv2d 3 x 3, 4 groups, 8 x 64 x 56 x 56 to 64": (lambda f, x, w, b: f.conv2d(x, w, b, padding=1, groups=4), (8, 64, 56, 56), (64, 16, 3, 3)),
    "conv2d 3 x 3 depthwise, 8 x 64 x 56 x 56": (lambda f, x, w, b: f.conv2d(x, w, b, padding=1, groups=64), (8, 64, 56, 56), (64, 1, 3, 3)),
    "conv2d 3 x 3 depthwise stride 2, 8 x 64 x 56 x 56": (
        lambda f, x, w, b: f.conv2d(x, w, b, stride=2, padding=1, groups=64),
        (8, 64, 56, 56),
        (64, 1, 3, 3),
    ),
    "conv1d 5, 16 x 64 x 1024 to 128": (lambda f, x, w, b: f.conv1d(x, w, b, padding=2), (16, 64, 1024), (128, 64, 5)),
    "conv3d 3 x 3 x 3, 2 x 16 x 16 x 32 x 32 to 32": (lambda f, x, w, b: f.conv3d(x, w, b, padding=1), (2, 16, 16, 32, 32), (32, 16, 3, 3, 3)),
    "conv_transpose2d 2 x 2 stride 2, 8 x 64 x 28 x 28 to 32": (lambda f, x, w, b: f.conv_transpose2d(x, w, b, stride=2), (8, 64, 28, 28), (64, 32, 2, 2)),
    "conv_transpose2d 4 x 4 stride 2, 4 x 64 x 28 x 28 to 32": (
        lambda f, x, w, b: f.conv_transpose2d(x, w, b, stride=2, padding=1),
        (4, 64, 28, 28),
        (64, 32, 4, 4),
    ),
    "max_pool2d 2, 8 x 64 x 56 x 56": (lambda f, x: f.max_pool2d(x, 2), (8, 64, 56, 56), ()),
    "max_pool2d 3 stride 2, 8 x 64 x 56 x 56": (lambda f, x: f.max_pool2d(x, 3, 2, 1), (8, 64, 56, 56), ()),
    "max_pool3d 2, 2 x 16 x 16 x 32 x 32": (lambda f, x: f.max_pool3d(x, 2), (2, 16, 16, 32, 32), ()),
    "avg_pool2d 2, 8 x 64 x 56 x 56": (lambda f, x: f.avg_pool2d(x, 2), (8, 64, 56, 56), ()),
    "avg_pool2d 3 stride 1, 8 x 64 x 56 x 56": (lambda f, x: f.avg_pool2d(x, 3, 1, 1), (8, 64, 56, 56), ()),
    "adaptive_avg_pool2d 1, 8 x 512 x 7 x 7": (lambda f, x: f.adaptive_avg_pool2d(x, 1), (8, 512, 7, 7), ()),
    "adaptive_avg_pool2d 7, 8 x 64 x 56 x 56": (lambda f, x: f.adaptive_avg_pool2d(x, 7), (8, 64, 56, 56), ()),
    "adaptive_max_pool2d 7, 8 x 64 x 56 x 56": (lambda f, x: f.adaptive_max_pool2d(x, 7), (8, 64, 56, 56), ()),
}


def operands(lib: Any, images: tuple[int, ...], weight: tuple[int, ...], name: str) -> list[Any]:
    if not weight:
        return [lib.randn(*images)]
    return [lib.randn(*images), lib.randn(*weight) * 0.1, lib.randn(weight[1] if "transpose" in name else weight[0])]


def forward(lib: Any, layer: Layer, given: list[Any]) -> Program:
    def run() -> None:
        with lib.no_grad():
            layer(lib.nn.functional, *given)

    return run


def backward(lib: Any, layer: Layer, given: list[Any]) -> Program:
    """The backward pass alone, to the images and to all parameters."""
    leaves = [x.requires_grad_() for x in given]
    out = layer(lib.nn.functional, *leaves)
    grad = lib.randn(*out.shape)
    return lambda: lib.autograd.grad(out, leaves, grad, retain_graph=True)


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    for name, (layer, images, weight) in LAYERS.items():
        for way, make in (("forward", forward), ("backward", backward)):
            programs = [make(lib, layer, operands(lib, images, weight, name)) for lib in (ours, theirs)]
            yield explained(compare("images", f"{name}, {way}", *programs, rounds=7))
