"""Degenerate arguments: ranges without a width, sizes that stay, batches of nothing, integer quotients, norms of infinite order, borders cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.oracle.both import agree

torch = pytest.importorskip("torch")

INF, NAN = float("inf"), float("nan")
INTEGERS = ("uint8", "int8", "int16", "int32", "int64", "bool")


def numbers(lib: Any, *shape: int, dtype: str = "float64", seed: int = 0) -> Any:
    return lib.tensor(np.random.default_rng(seed).standard_normal(shape) * 2).to(getattr(lib, dtype))


def gradient(lib: Any, function: Callable[[Any], Any], *shape: int) -> Any:
    given = numbers(lib, *shape).requires_grad_()
    result = function(given)
    return result, lib.autograd.grad((result * result).sum(), given)


def quotients(lib: Any, a: str, b: str) -> Any:
    random = np.random.default_rng(1)
    x, y = (lib.tensor(random.integers(-128, 128, 60)).to(getattr(lib, d)) for d in (a, b))
    return lib.div(x, lib.where(y == 0, lib.ones_like(y), y), rounding_mode="trunc")


def statistics(lib: Any, of: str, *shape: int) -> Any:
    """What becomes of running statistics where there are no numbers."""
    mean, variance = lib.full((3,), 2.0), lib.full((3,), 3.0)
    if of == "batch":
        lib.nn.functional.batch_norm(lib.zeros(shape), mean, variance, training=True)
    else:
        lib.nn.functional.instance_norm(lib.zeros(shape), mean, variance, use_input_stats=True)
    return mean, variance


def programs() -> Iterator[tuple[str, Callable[[Any], Any]]]:
    for data, ends in product(([0.0, 1.0, 2.0, 3.0], [1.0, 1.0, 1.0], [], [NAN, 1.0], [INF]), (None, (1.0, 1.0), (0.0, 2.0), (0.0, 0.0))):
        yield f"histogram of {data}, {ends}", lambda lib, data=data, ends=ends: lib.histogram(lib.tensor(data), 2, range=ends)
        yield f"histc of {data}, {ends}", lambda lib, data=data, ends=ends or (0.0, 0.0): lib.histc(lib.tensor(data), 2, *ends)
    yield "histogramdd of nothing", lambda lib: lib.histogramdd(lib.zeros(0, 2), [2, 3])
    yield "histogramdd of one point", lambda lib: lib.histogramdd(lib.ones(1, 2), [2, 3])
    for (mode, shape), scale, corners, again in product(
        (("linear", (2, 3, 5)), ("bilinear", (2, 3, 5, 4)), ("trilinear", (1, 2, 5, 4, 3))), (1.1, 1.2, 0.9, 1.3), (False, True), (None, True)
    ):
        given = {"scale_factor": scale, "mode": mode, "align_corners": corners, "recompute_scale_factor": again}
        yield (
            f"interpolate {shape}, {given}",
            lambda lib, given=given, shape=shape: gradient(lib, lambda t: lib.nn.functional.interpolate(t, **given), *shape),
        )
    for pad, n in product(product((-3, -2, -1, 1, 2), repeat=2), (2, 3, 4)):
        yield f"reflect {pad} of {n}", lambda lib, pad=pad, n=n: gradient(lib, lambda t: lib.nn.functional.pad(t, pad, mode="reflect"), 2, n)
    yield "reflect (-1, 2, 1, -1)", lambda lib: gradient(lib, lambda t: lib.nn.functional.pad(t, (-1, 2, 1, -1), mode="reflect"), 1, 4, 5)
    for a, b in product(INTEGERS, INTEGERS):
        if (a, b) != ("bool", "bool"):
            yield f"{a} / {b}", lambda lib, a=a, b=b: quotients(lib, a, b)
    yield "a quotient of many digits", lambda lib: lib.div(lib.tensor([2**62 + 1, -(2**62) - 1]), 1, rounding_mode="trunc")
    yield "a number through integers", lambda lib: lib.div(-7, lib.tensor([2, -2]), rounding_mode="trunc")
    yield "integers through nothing", lambda lib: lib.div(lib.tensor([5, 6]), lib.tensor([0, 2]), rounding_mode="trunc")
    yield "integers through nothing, in place", lambda lib: lib.tensor([5, 6]).div_(0, rounding_mode="trunc")
    for order, (dims, shape) in product((INF, -INF), ((1, (2, 3, 7)), (2, (2, 4, 5)), (3, (1, 2, 3, 4)))):
        for rest in ((2,), (2, 1), (2, 2, True)):
            yield (
                f"lp_pool{dims}d, {order}, {rest}",
                lambda lib, order=order, dims=dims, shape=shape, rest=rest: gradient(
                    lib, lambda t: getattr(lib.nn.functional, f"lp_pool{dims}d")(t, order, *rest), *shape
                ),
            )
    for shape in ((2, 3, 0), (0, 3), (0, 3, 4)):
        yield f"batch_norm {shape}", lambda lib, shape=shape: statistics(lib, "batch", *shape)
    yield "instance_norm (2, 3, 0)", lambda lib: statistics(lib, "instance", 2, 3, 0)
    for subscripts in ([30, 3], [3, 30], [25, 26], [51, 0], [52, 0], [-1, 0], ["a", 0], [0.5, 0], [..., 7]):
        yield f"einsum {subscripts}", lambda lib, subscripts=subscripts: lib.einsum(numbers(lib, 2, 3), subscripts)


PROGRAMS = dict(programs())


@pytest.mark.parametrize("name", PROGRAMS)
def test_beside_pytorch(name: str) -> None:
    agree(PROGRAMS[name])


@pytest.mark.parametrize("antialias", [False, True])
@pytest.mark.parametrize("corners", [False, True])
def test_bytes_are_interpolated_to_the_nearest(corners: bool, antialias: bool) -> None:
    """Between pixels, of which PyTorch rounds what one dimension gives before it takes the next."""
    image = np.random.default_rng(2).integers(0, 256, (2, 3, 4, 6)).astype(np.uint8)
    for size in ((3, 3), (7, 5), (2, 9), (4, 6)):
        ours, theirs = (
            lib.nn.functional.interpolate(lib.tensor(image), size=size, mode="bilinear", align_corners=corners, antialias=antialias).numpy()
            for lib in (sg, torch)
        )
        assert ours.dtype == np.uint8 and abs(ours.astype(int) - theirs).max() <= 1
    image = np.where(image > 127, 255, 0).astype(np.uint8)
    wide = sg.nn.functional.interpolate(sg.tensor(image).to(sg.float64), size=(7, 5), mode="bicubic", antialias=antialias).numpy()
    found = sg.nn.functional.interpolate(sg.tensor(image), size=(7, 5), mode="bicubic", antialias=antialias).numpy()
    assert abs(found - wide.clip(0, 255)).max() <= 0.5 + 1e-3 and (wide > 255).any() and (wide < 0).any()  # what lies beyond is cut off, not wrapped around
