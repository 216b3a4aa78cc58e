"""Arguments at the edge of what PyTorch takes: tolerances that are none or several, bounds beyond each other, tensors in the place of numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from tests.oracle.both import agree


def x(lib: Any, *shape: int, dtype: str = "float64") -> Any:
    size = 1
    for n in shape:
        size *= n
    return ((lib.arange(float(size)) * 7) % 11 - 4.5).reshape(shape).to(getattr(lib, dtype))


def gradient(lib: Any, function: Callable[[Any], Any], *shape: int) -> Any:
    given = x(lib, *shape).requires_grad_()
    result = function(given)
    return result, lib.autograd.grad(result.sum(), given)


NAN, INFINITE = float("nan"), float("inf")
WITH_TRUE = """
lib.softmax(x(lib, 2, 2), True); lib.nn.functional.log_softmax(x(lib, 2, 2), dim=True); x(lib, 2, 2).size(True); x(lib, 2, 2).topk(True)
x(lib, 2, 2).chunk(True)
x(lib, 2, 2).diagonal(True); x(lib, 2, 2).tril(True); x(lib, 2, 2).tril_(True); x(lib, 2, 2).unfold(0, True, True); x(lib, 2, 2).select(0, True)
x(lib, 2, 2).roll(True, 0); x(lib, 2, 2).cumsum_(True); x(lib, 2, 2).transpose_(0, True); x(lib, 2, 2).kthvalue(True); x(lib, 2).repeat_interleave(True)
lib.linalg.matrix_power(x(lib, 2, 2), True); x(lib, 2, 2).rot90(True); lib.nn.functional.one_hot(lib.tensor([0]), True); lib.combinations(x(lib, 3), True)
x(lib, 2, 2).stride(True); x(lib, 2, 2).narrow(0, True, 1); lib.polygamma(True, x(lib, 2)); lib.special.polygamma(True, x(lib, 2)); x(lib, 2).mvlgamma(True)
x(lib, 2, 2).index_select(True, lib.tensor([0])); lib.nn.functional.glu(x(lib, 2, 2), True); lib.diff(x(lib, 4), True); lib.fft.fft(x(lib, 4), True)
lib.cat([x(lib, 2)], True); lib.stack([x(lib, 2)], True); x(lib, 2, 2).squeeze(True); x(lib, 2, 2).unbind(True); x(lib, 2, 2).flatten(True)
lib.nn.functional.pixel_shuffle(x(lib, 1, 4, 2, 2), True); x(lib, 2).bincount(minlength=True); lib.vander(x(lib, 2), True)
lib.renorm(x(lib, 2, 2), 2, True, 1.0)
""".replace(chr(10), ";").split(";")
ENDS = ((4.3, 1), (4.7, 1.9), (-4.7, 1.9), (-0.5, 0.5), (NAN, 1), (float("inf"), 1))
PROGRAMS: dict[str, Callable[[Any], Any]] = {
    **{
        f"rank, atol={a}, rtol={r}": lambda lib, a=a, r=r: lib.linalg.matrix_rank(x(lib, 3, 3), atol=a, rtol=r)
        for a in (NAN, -1.0, 5.0)
        for r in (None, 0.0, NAN, 0.1)
    },
    "rank of several tolerances": lambda lib: lib.linalg.matrix_rank(x(lib, 3, 3), atol=lib.tensor([0.5, 9.0, 1.0])),
    "rank of a batch of tolerances": lambda lib: lib.linalg.matrix_rank(x(lib, 2, 3, 3), rtol=lib.tensor([[0.1], [5.0], [1.0]])),
    "pinv of several tolerances": lambda lib: lib.linalg.pinv(x(lib, 3, 3), atol=lib.tensor([0.1, 5.0])),
    **{f"logit, eps={e}": lambda lib, e=e: lib.logit(lib.tensor([0.1, 0.6, 0.9]), eps=e) for e in (0.5, 0.6, 0.8, 1.0, 2.0, -1.0, NAN)},
    **{f"gradient of logit, eps={e}": lambda lib, e=e: gradient(lib, lambda t: lib.logit(t / 20 + 0.5, eps=e), 5) for e in (0.3, 0.5, 0.7, NAN)},
    **{
        f"{name} with a tensor as eps": lambda lib, name=name, rest=rest: getattr(lib.nn.functional, name)(x(lib, 2, 4, 3), *rest, eps=lib.tensor(0.25))
        for name, rest in {"layer_norm": ((3,),), "group_norm": (2,), "instance_norm": (), "rms_norm": ((3,),)}.items()
    },
    "the pieces of tensor_split are changed in place": lambda lib: gradient(lib, lambda t: changed(t.mul(1), 3), 2, 5),
    "the pieces of hsplit are changed in place": lambda lib: gradient(lib, lambda t: changed(t.mul(1), 5), 2, 5),
    "a mask larger than what is filled": lambda lib: gradient(lib, lambda t: lib.masked_scatter(t, x(lib, 2, 3) > 0, x(lib, 2, 3) * 2), 3),
    "no differences, of what has ends": lambda lib: lib.diff(x(lib, 3), 0, prepend=x(lib, 1), append=x(lib, 2)),
    "variances that are infinite, and less than eps": lambda lib: gradient(
        lib, lambda t: lib.nn.functional.gaussian_nll_loss(t, x(lib, 3), lib.tensor([INFINITE, 1e-9, 0.5], dtype=lib.float64), reduction="none"), 3
    ),
    **{
        f"put at {places}": lambda lib, places=places: (
            lib.index_put(x(lib, 3, 4), [lib.tensor(p) for p in places], lib.tensor(9.0, dtype=lib.float64)),
            x(lib, 3, 4).index_put_([lib.tensor(p) for p in places], lib.tensor(9.0, dtype=lib.float64)),
        )
        for places in ([True], [False], [True, [0, 2]], [[0, 2], True], [[False, True, True], True])
    },
    "contracted dimensions of size 1": lambda lib: lib.tensordot(x(lib, 1, 3), x(lib, 2, 4), dims=((0,), (0,))),
    "and on the other side": lambda lib: lib.tensordot(x(lib, 2, 3), x(lib, 1, 4), dims=([0], [0])),
    "singular values of no columns": lambda lib: gradient(lib, lambda t: lib.linalg.svdvals(t), 3, 0),
    "products of nothing": lambda lib: twice(lib, lambda a, b: a @ b, x(lib, 2, 3, 0), x(lib, 0, 4)),
    **{f"index_reduce of a number, {r}": lambda lib, r=r: reduced(lib, r) for r in ("mean", "prod", "amin", "amax")},
    **{f"replicated behind the end, {pad}": lambda lib, pad=pad: padded(lib, pad) for pad in ((-3, 4), (-2, -1), (2, -3), (5, -4))},
    "complex numbers in rms_norm": lambda lib: gradient(lib, lambda t: lib.nn.functional.rms_norm(t * (1 + 2j), (3,), eps=0.5).abs(), 2, 3),
    "forward mode of the variance of one number": lambda lib: lib.func.jvp(lambda t: t.var(0), (x(lib, 1),), (x(lib, 1),)),
    "Jacobian of the variance of a 0-dim tensor": lambda lib: lib.func.jacfwd(lambda t: t.var(0))(x(lib, 1)[0]),
    **{f"{call} with True": lambda lib, call=call: eval(call) for call in map(str.strip, WITH_TRUE) if call},
    **{
        f"{name} of a number along dimension {dim}": lambda lib, name=name, dim=dim: getattr(lib.nn.functional, name)(x(lib, 3)[1], dim=dim)
        for name in ("softmax", "log_softmax", "softmin", "gumbel_softmax")
        for dim in (-2, -1, 0, 1)
        if name != "gumbel_softmax" or dim in (-2, 1)
    },
    "one slope for a number": lambda lib: gradient(lib, lambda t: lib.nn.functional.prelu(t[0], t[1:]), 2),
    "slopes as a matrix": lambda lib: lib.nn.functional.prelu(x(lib, 2, 4), x(lib, 2, 2)),
    "random slopes for a number": lambda lib: lib.nn.functional.rrelu(x(lib, 3)[2], training=True).shape,
    "a complex number into ints": lambda lib: x(lib, 2, dtype="int64").masked_fill(lib.tensor(False), lib.tensor(1j)),
    **{f"a gain for {name}": lambda lib, name=name: lib.nn.init.calculate_gain(name) for name in (NAN, None, 3, "conv", "CONV1D")},
    "a generator that is none": lambda lib: lib.nn.init.normal_(x(lib, 2, 2), generator=3),
    **{f"{ends} as ints": lambda lib, ends=ends: [lib.linspace(*ends, 6, dtype=lib.int64), lib.logspace(*ends, 6, dtype=lib.int32)] for ends in ENDS},
    **{f"{ends} as bytes": lambda lib, ends=ends: lib.linspace(*ends, 4, dtype=lib.uint8) for ends in (*ENDS, (-255, 3), (-256, 3), (0, 255.9), (0, 256))},
    "one power of a fraction": lambda lib: lib.logspace(2.9, 2.9, 1, dtype=lib.int64),
    **{f"{dtype} too large": lambda lib, dtype=dtype: lib.zeros(2**60, dtype=getattr(lib, dtype)) for dtype in ("float32", "int8")},
    **{f"{sizes} is too large": lambda lib, sizes=sizes: lib.empty(sizes) for sizes in ((2**40, 2**40), (2**31, 2**31))},
    "a result that is too large": lambda lib: x(lib, 1).expand(2**50) + 1,
    "a product that is too large": lambda lib: x(lib, 1, 1).expand(2**30, 1) @ x(lib, 1, 1).expand(1, 2**30),
}


def twice(lib: Any, function: Callable[..., Any], *given: Any) -> Any:
    given = tuple(t.requires_grad_() for t in given)
    first = lib.autograd.grad(function(*given).sum(), given, create_graph=True)
    return first, lib.autograd.grad(sum((t * t).sum() for t in first), given, allow_unused=True)


def reduced(lib: Any, reduce: str) -> Any:
    return lib.index_reduce(lib.tensor(2.0), 0, lib.tensor([0]), lib.tensor(3.0), reduce)


def padded(lib: Any, pad: tuple[int, int]) -> Any:
    return gradient(lib, lambda t: lib.nn.functional.pad(t, pad, mode="replicate").sin(), 1, 4)


def changed(tensor: Any, sections: int) -> Any:
    pieces = tensor.tensor_split(sections, 1) if sections == 3 else tensor.hsplit(sections)
    pieces[1].mul_(2)
    return tensor.sin()


@pytest.mark.parametrize("program", PROGRAMS)
def test_as_pytorch(program: str) -> None:
    agree(PROGRAMS[program])


def test_numbers_between_ends_whose_distance_is_infinite() -> None:
    """PyTorch gives NaN and infinities there."""
    assert sg.linspace(-1e308, 1e308, 5, dtype=sg.float64).tolist() == [-1e308, -5e307, 0.0, 5e307, 1e308]
