"""Ints of NumPy's, and 0-dim tensors of any integer dtype, for dimensions, sizes, counts and lists of them, as PyTorch takes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.oracle.both import agree, both_give, compared

Number = Callable[[int], Any]


def x(lib: Any, *shape: int) -> Any:
    return lib.arange(float(np.prod(shape))).reshape(shape).sin().requires_grad_()


PROGRAMS: dict[str, Callable[[Any, Number], Any]] = {
    "sum": lambda lib, n: x(lib, 2, 3).sum(n(1)),
    "amax": lambda lib, n: lib.amax(x(lib, 2, 3), n(1)),
    "all": lambda lib, n: lib.all(x(lib, 2, 3), n(1)),
    "std": lambda lib, n: lib.std(x(lib, 2, 3), n(1)),
    "norm": lambda lib, n: lib.norm(x(lib, 2, 3), 2, n(1)),
    "quantile": lambda lib, n: lib.quantile(x(lib, 2, 3), 0.5, n(1)),
    "logsumexp": lambda lib, n: lib.logsumexp(x(lib, 2, 3), n(0)),
    "unsqueeze": lambda lib, n: x(lib, 2, 3).unsqueeze(n(1)),
    "squeeze": lambda lib, n: x(lib, 2, 1).squeeze(n(1)),
    "roll": lambda lib, n: lib.roll(x(lib, 2, 3), n(1), n(1)),
    "movedim": lambda lib, n: lib.movedim(x(lib, 2, 3, 4), n(1), n(0)),
    "select": lambda lib, n: x(lib, 2, 3).select(n(0), n(1)),
    "narrow": lambda lib, n: x(lib, 2, 3).narrow(n(1), n(1), n(2)),
    "chunk": lambda lib, n: x(lib, 4, 3).chunk(n(2), n(0)),
    "split": lambda lib, n: x(lib, 4, 3).split(n(2), n(0)),
    "tensor_split": lambda lib, n: x(lib, 4, 3).tensor_split(n(2)),
    "split by sizes": lambda lib, n: x(lib, 4, 3).split([n(1), n(3)]),
    "reshape": lambda lib, n: x(lib, 4, 3).reshape(n(2), n(6)),
    "expand": lambda lib, n: x(lib, 1, 3).expand(n(2), n(3)),
    "repeat": lambda lib, n: x(lib, 1, 3).repeat((n(2), n(1))),
    "tile": lambda lib, n: lib.tile(x(lib, 1, 3), (n(2),)),
    "rot90": lambda lib, n: lib.rot90(x(lib, 2, 3), n(1)),
    "unflatten": lambda lib, n: x(lib, 2, 4).unflatten(n(1), (n(2), n(2))),
    "diagonal": lambda lib, n: x(lib, 3, 3).diagonal(n(1)),
    "tril": lambda lib, n: x(lib, 3, 3).tril(n(1)),
    "zeros": lambda lib, n: [lib.zeros(n(2)), lib.ones(n(2), n(3)), lib.full((n(2),), 1.0)],
    "eye": lambda lib, n: [lib.eye(n(2)), lib.eye(n(2), n(3))],
    "linspace": lambda lib, n: lib.linspace(0, 1, n(3)),
    "arange": lambda lib, n: lib.arange(n(1), n(3)),
    "tril_indices": lambda lib, n: lib.tril_indices(n(2), n(3)),
    "randperm": lambda lib, n: lib.randperm(n(3)).shape,
    "hann_window": lambda lib, n: lib.hann_window(n(3)),
    "mvlgamma": lambda lib, n: lib.mvlgamma(x(lib, 2, 3) + 5, n(2)),
    "combinations": lambda lib, n: lib.combinations(x(lib, 4), n(2)),
    "interpolate": lambda lib, n: lib.nn.functional.interpolate(x(lib, 1, 1, 4, 4), (n(2), n(3))),
    "pad": lambda lib, n: lib.nn.functional.pad(x(lib, 1, 4), (n(1), n(2))),
    "max_pool2d": lambda lib, n: lib.nn.functional.max_pool2d(x(lib, 1, 1, 4, 4), n(2), n(1)),
    "avg_pool2d": lambda lib, n: lib.nn.functional.avg_pool2d(x(lib, 1, 1, 4, 4), (n(2), n(1)), n(1), n(0)),
    "adaptive_avg_pool1d": lambda lib, n: lib.nn.functional.adaptive_avg_pool1d(x(lib, 1, 4), n(2)),
    "conv1d": lambda lib, n: lib.nn.functional.conv1d(x(lib, 1, 2, 4), x(lib, 2, 1, 2), None, n(1), n(1), n(1), n(2)),
    "layer_norm": lambda lib, n: lib.nn.functional.layer_norm(x(lib, 2, 3), (n(3),)),
    "LayerNorm": lambda lib, n: lib.nn.LayerNorm(n(3))(x(lib, 2, 3)),
    "fft": lambda lib, n: lib.fft.fft(x(lib, 4), n(3)),
}

NUMBERS: dict[str, Callable[[Any], Number]] = {
    "int64": lambda lib: np.int64,
    "int32": lambda lib: np.int32,
    "uint8": lambda lib: np.uint8,
    "tensor": lambda lib: lib.tensor,
    "uint8 tensor": lambda lib: lambda n: lib.tensor(n, dtype=lib.uint8),
}
HERE_ALONE = {
    ("split", "int64"),
    ("split", "int32"),
    ("split", "uint8"),
    ("tensor_split", "uint8 tensor"),
    ("LayerNorm", "tensor"),
    ("LayerNorm", "uint8 tensor"),
}


@pytest.mark.parametrize("kind", NUMBERS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_ints_of_others(name: str, kind: str) -> None:
    if (name, kind) in HERE_ALONE:
        assert compared(lambda lib: PROGRAMS[name](lib, NUMBERS[kind](lib)))[0].startswith("specgrad gave")
        return
    agree(lambda lib: PROGRAMS[name](lib, NUMBERS[kind](lib)))


@pytest.mark.parametrize("kind", NUMBERS)
def test_gradients(kind: str) -> None:
    """What a backward pass is told of the call, too."""

    def program(lib: Any) -> Any:
        n, found = NUMBERS[kind](lib), []
        for name in ("sum", "amax", "std", "logsumexp", "unsqueeze", "roll", "select", "narrow", "chunk", "diagonal", "tril", "max_pool2d", "avg_pool2d"):
            given: list[Any] = []

            def leaf(lib: Any, *shape: int, given: list[Any] = given) -> Any:
                given.append(lib.arange(float(np.prod(shape))).reshape(shape).sin().requires_grad_())
                return given[-1]

            out = _with_leaf(PROGRAMS[name], leaf)(lib, n)
            first = out[0] if isinstance(out, (tuple, list)) else out
            found += lib.autograd.grad(first, given, lib.ones_like(first).cos())
        return found

    both_give(program)


def _with_leaf(program: Callable[[Any, Number], Any], leaf: Callable[..., Any]) -> Callable[[Any, Number], Any]:
    """A program whose inputs are made by another function."""
    return type(program)(program.__code__, {**program.__globals__, "x": leaf})


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "int64"])
def test_integers_whose_sum_is_beyond_their_dtype(dtype: str) -> None:
    both_give(lambda lib: lib.trapezoid(lib.tensor([10, 120, 127, 20], dtype=getattr(lib, dtype))))
    both_give(lambda lib: lib.trapezoid(lib.tensor([[10, 120], [27, 7]], dtype=getattr(lib, dtype)), dx=0.5, dim=0))
    both_give(lambda lib: lib.unravel_index(lib.tensor([5, 3], dtype=getattr(lib, dtype)), (200, 3)))


@pytest.mark.parametrize("value", [np.int64(1), np.float64(1.5), np.float32(1.5), np.bool_(True)])
def test_scatter_of_a_number_of_numpy(value: Any) -> None:
    both_give(lambda lib: lib.zeros(3).scatter(0, lib.tensor([1]), value))
    both_give(lambda lib: lib.zeros(3).scatter_(0, lib.tensor([1]), value))


OTHERS: dict[str, Callable[[Any], Any]] = {
    "cdist of a tensor and itself": lambda lib: [lib.cdist(t, t, p) for t in [x(lib, 5, 3).detach()] for p in (1.0, 2.0, 3.0)],
    "cdist of a tensor and some of its rows": lambda lib: [lib.cdist(t, t[:2]) for t in [x(lib, 5, 3).detach()]],
    "nuclear norm": lambda lib: [x(lib, 2, 3).norm("nuc"), lib.norm(x(lib, 2, 2, 3), "nuc", dim=(1, 2), keepdim=True)],
    "nuclear norm of a vector": lambda lib: x(lib, 3).norm("nuc"),
    "gradient with a step in a tensor": lambda lib: lib.gradient(x(lib, 5), spacing=lib.tensor(2.0)),
    "repeat_interleave, right size": lambda lib: lib.repeat_interleave(x(lib, 3), 2, output_size=6),
    "repeat_interleave, wrong size": lambda lib: lib.repeat_interleave(x(lib, 3), 2, output_size=5),
    "repeat_interleave, wrong size of counts": lambda lib: lib.repeat_interleave(x(lib, 3), lib.tensor([1, 2, 3]), output_size=5),
    "repeat_interleave, too few counts": lambda lib: lib.repeat_interleave(x(lib, 3), lib.tensor([1, 2])),
    "diagonal far away": lambda lib: [x(lib, 2, 3).diagonal(n) for n in (2**40, -(2**40))],
    "tensordot over more than there are": lambda lib: lib.tensordot(x(lib, 2, 3), x(lib, 2, 3), 5),
    "tensordot over very many": lambda lib: lib.tensordot(x(lib, 2, 3), x(lib, 2, 3), 2**40),
    "tensordot over dimensions that are none": lambda lib: lib.tensordot(x(lib, 2, 3), x(lib, 2, 3), ([5], [0])),
    "a mask of other shape": lambda lib: lib.nn.functional.scaled_dot_product_attention(*[x(lib, 2, 3, 4)] * 3, lib.zeros(2, 2)),
    "size of no dimension": lambda lib: lib.tensor(1.0).size(0),
    "multi_margin_loss with a float": lambda lib: lib.nn.functional.multi_margin_loss(x(lib, 2, 3), lib.tensor([0, 1]), p=1.0),
    "renorm of integers": lambda lib: lib.renorm(lib.ones(2, 3, dtype=lib.int8), 2, 0, 1),
    "histc of bools": lambda lib: lib.histc(lib.tensor([True, False]), 3),
    "cross of bools": lambda lib: lib.linalg.cross(lib.ones(3, dtype=lib.bool), lib.ones(3, dtype=lib.bool)),
    "window": lambda lib: lib.signal.windows.gaussian(5, std=lib.tensor(1.5)),
    "randint, its size by name": lambda lib: [
        lib.randint(3, size=(2,)).shape,
        lib.randint(high=3, size=(2,)).max() < 3,
        lib.randint(2, 3, size=(2,)),
        lib.randint(1, (2,)),
    ],
    "randint without a size": lambda lib: lib.randint(3),
    "randint_like by name": lambda lib: lib.randint_like(lib.ones(2, 3), high=1),
    "split by PyTorch's names": lambda lib: [lib.split(tensor=x(lib, 4), split_size_or_sections=s) for s in (2, [1, 3])],
    "pow of a number by names": lambda lib: lib.pow(self=2, exponent=x(lib, 3)),
    "tril_indices of no dtype": lambda lib: [lib.tril_indices(2, 2, dtype=None), lib.triu_indices(2, 2, dtype=None)],
    "quantiles in a list": lambda lib: lib.quantile(x(lib, 3), [0.5]),
    "can_cast of what is no dtype": lambda lib: lib.can_cast(1, lib.float32),
}


@pytest.mark.parametrize("name", OTHERS)
def test_others(name: str) -> None:
    agree(OTHERS[name])
