"""Padding, normalization, attention and shuffling beside PyTorch: values, running statistics, gradients and errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.oracle.both import agree

torch = pytest.importorskip("torch")

Shape = tuple[int, ...]


def tensors(library: Any, shapes: tuple[Shape | None, ...], dtype: str, seed: int = 0, positive: tuple[int, ...] = ()) -> list[Any]:
    random = np.random.default_rng(seed)
    arrays = [None if s is None else random.standard_normal(s).astype(dtype) for s in shapes]
    return [None if a is None else library.tensor(np.abs(a) + 0.1 if i in positive else a) for i, a in enumerate(arrays)]


def close(ours: Any, theirs: Any, what: str = "") -> None:
    """Of float64 numbers, or of what is computed in few steps."""
    assert tuple(ours.shape) == tuple(theirs.shape), what
    np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=1e-11, atol=1e-13, err_msg=what)


def outcomes(library: Any, name: str, given: list[Any], args: dict[str, Any]) -> list[Any]:
    """The result of a function of nn.functional, and gradients of both orders."""
    leaves = [t.requires_grad_() for t in given if t is not None]
    y = getattr(library.nn.functional, name)(*given, **args)
    first = library.autograd.grad((y * y * y).sum(), leaves, create_graph=True)
    second = () if "enable_gqa" in args else library.autograd.grad(sum((g * g).sum() for g in first), leaves)  # which PyTorch does not have
    return [t.detach().numpy() for t in (y, *first, *second)]


def same(name: str, shapes: tuple[Shape | None, ...], args: dict[str, Any], dtype: str) -> None:
    """Values and gradients are PyTorch's of float64 numbers, but for what roundings of the inputs move; of float32 they err as PyTorch's do."""
    inputs = [None if t is None else t.numpy() for t in tensors(sg, shapes, dtype)]

    def found(library: Any, dtype: str, moved: float = 0.0, seed: int = 0) -> list[Any]:
        random = np.random.default_rng(seed)
        arrays = [None if a is None else (a * (1 + moved * random.uniform(-1, 1, a.shape))).astype(dtype) for a in inputs]
        return outcomes(library, name, [None if a is None else library.tensor(a) for a in arrays], args)

    eps = float(np.finfo(dtype).eps)
    wide = found(torch, "float64")
    nearby = [found(torch, "float64", 1e-7, seed) for seed in range(6)]
    for number, (ours, theirs, true) in enumerate(zip(found(sg, dtype), found(torch, dtype), wide)):
        what = f"{name}, {number}"
        assert ours.shape == theirs.shape and ours.dtype == theirs.dtype, what
        moves = np.max([np.abs(other[number] - true) for other in nearby], axis=0) * (eps / 1e-7)
        allowed = 16 * (eps * np.abs(true) + moves) + 4 * np.abs(theirs - true).max(initial=0) + 4 * eps * np.abs(true).max(initial=0)
        wrong = ~(np.abs(ours - true) <= allowed)
        assert not wrong.any(), f"{what}: {ours[wrong]} for {true[wrong]}, where {allowed[wrong]} is allowed"


PADS: list[tuple[Shape, dict[str, Any]]] = [
    ((2, 3), {"pad": (1, 2), "value": 1.5}),
    ((2, 3, 4), {"pad": (1, -2, -1, 1)}),
    ((5,), {"pad": (-1, 0), "value": 2.0}),
    ((2, 3, 4), {"pad": (2, 1, 1, 2), "mode": "reflect"}),
    ((1, 2, 3, 4), {"pad": (3, 1, 2, 2), "mode": "reflect"}),
    ((2, 3), {"pad": (2, 2), "mode": "reflect"}),
    ((2, 3), {"pad": (4, 5), "mode": "replicate"}),
    ((1, 2, 2, 3, 2), {"pad": (1, 2, 0, 1, 2, 1), "mode": "replicate"}),
    ((1, 2, 3, 4), {"pad": (4, 2, 1, 3), "mode": "circular"}),
    ((2, 2, 5), {"pad": (-1, 2), "mode": "reflect"}),
]


@pytest.mark.parametrize(("shape", "args"), PADS, ids=range(len(PADS)))
def test_pad(shape: Shape, args: dict[str, Any]) -> None:
    same("pad", (shape,), args, "float64")
    array = np.arange(np.prod(shape)).reshape(shape)
    if args.get("mode", "constant") == "constant":
        assert sg.nn.functional.pad(sg.tensor(array), **args).tolist() == torch.nn.functional.pad(torch.tensor(array), **args).tolist()


LAYERS: list[tuple[str, tuple[Shape | None, ...], dict[str, Any]]] = [
    ("normalize", ((2, 3, 4),), {}),
    ("normalize", ((2, 3, 4),), {"p": 3.0, "dim": -1, "eps": 2.0}),
    ("batch_norm", ((4, 3, 5), None, None, (3,), (3,)), {"training": True}),
    ("batch_norm", ((4, 3), None, None), {"training": True, "eps": 0.1}),
    ("instance_norm", ((2, 3, 5), None, None, (3,), (3,)), {}),
    ("instance_norm", ((2, 3, 2, 4),), {"eps": 0.1}),
    ("group_norm", ((2, 6, 3),), {"num_groups": 3}),
    ("rms_norm", ((2, 3, 4),), {"normalized_shape": (3, 4), "eps": 0.1}),
    ("rms_norm", ((2, 3, 4),), {"normalized_shape": (4,)}),
    ("local_response_norm", ((2, 5, 3),), {"size": 3, "alpha": 0.5}),
    ("local_response_norm", ((2, 5, 3, 2),), {"size": 4, "alpha": 0.5, "beta": 0.5, "k": 2.0}),
    ("scaled_dot_product_attention", ((2, 3, 4), (2, 5, 4), (2, 5, 2)), {}),
    ("scaled_dot_product_attention", ((2, 3, 4), (2, 5, 4), (2, 5, 2), (3, 5)), {"scale": 0.3}),
    ("scaled_dot_product_attention", ((1, 2, 3, 4), (1, 2, 5, 4), (1, 2, 5, 2)), {"is_causal": True}),
    ("scaled_dot_product_attention", ((1, 4, 3, 2), (1, 2, 3, 2), (1, 2, 3, 2)), {"enable_gqa": True}),
    ("pixel_shuffle", ((2, 8, 2, 3),), {"upscale_factor": 2}),
    ("pixel_unshuffle", ((1, 4, 6),), {"downscale_factor": 2}),
    ("channel_shuffle", ((2, 6, 3),), {"groups": 2}),
    ("rrelu", ((3, 4),), {}),
]


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(("name", "shapes", "args"), LAYERS, ids=[f"{name}-{n}" for n, (name, *_) in enumerate(LAYERS)])
def test_layers(name: str, shapes: tuple[Shape | None, ...], args: dict[str, Any], dtype: str) -> None:
    if name == "channel_shuffle":  # PyTorch has no gradient for it
        mine, yours = (library.nn.functional.channel_shuffle(*tensors(library, shapes, dtype), **args) for library in (sg, torch))
        close(mine, yours)
        return
    same(name, shapes, args, dtype)


@pytest.mark.parametrize(("name", "shape"), [("batch_norm", (4, 3, 5)), ("batch_norm", (6, 3)), ("instance_norm", (4, 3, 5))])
def test_running_statistics(name: str, shape: Shape) -> None:
    found = []
    for library in (sg, torch):
        x, mean, var, weight, bias = tensors(library, (shape, (3,), (3,), (3,), (3,)), "float64", positive=(2,))
        function = getattr(library.nn.functional, name)
        trained = function(x, mean, var, weight, bias, True, 0.3)
        leaves = [t.requires_grad_() for t in (x, weight, bias)]
        evaluated = function(x, mean, var, weight, bias, False)
        found.append([trained, mean, var, evaluated, *library.autograd.grad((evaluated**2).sum(), leaves)])
    for mine, yours in zip(*found):
        close(mine, yours)


def test_a_query_that_may_look_at_nothing() -> None:
    mask = np.array([[True, False], [False, False]])
    found = []
    for library in (sg, torch):
        q, k, v = (t.requires_grad_() for t in tensors(library, ((2, 3), (2, 3), (2, 2)), "float64"))
        y = library.nn.functional.scaled_dot_product_attention(q, k, v, library.tensor(mask))
        y.sum().backward()
        found.append([y, q.grad, k.grad, v.grad])
    for mine, yours in zip(*found):
        close(mine, yours)


@pytest.mark.parametrize("function", ["native_batch_norm", "native_layer_norm", "native_group_norm"])
def test_statistics_beside_the_result(function: str) -> None:
    args = {"native_batch_norm": ((2,), (None, None, True, 0.1, 1e-5)), "native_layer_norm": ((2, 4), (1e-5,)), "native_group_norm": ((2,), (3, 2, 4, 2, 1e-5))}
    shape, rest = args[function]
    found = []
    for library in (sg, torch):
        x, weight, bias = tensors(library, ((3, 2, 4), shape, shape), "float64")
        first = ([2, 4],) if function == "native_layer_norm" else ()
        found.append(getattr(library, function)(x, *first, weight, bias, *rest))
    for mine, yours in zip(*found):
        close(mine, yours)


def test_one_hot() -> None:
    for library in (sg, torch):
        assert library.nn.functional.one_hot(library.tensor([[0, 2], [1, 1]]), 3).tolist() == [[[1, 0, 0], [0, 0, 1]], [[0, 1, 0], [0, 1, 0]]]
        assert library.nn.functional.one_hot(library.tensor([1, 0])).shape == (2, 2)
        for bad, classes in ((library.tensor([1.0]), -1), (library.tensor([-1]), -1), (library.tensor([3]), 2)):
            with pytest.raises(RuntimeError):
                library.nn.functional.one_hot(bad, classes)


@pytest.mark.parametrize("name", ["dropout1d", "dropout2d", "dropout3d", "alpha_dropout", "feature_alpha_dropout"])
def test_dropouts(name: str) -> None:
    sg.manual_seed(0)
    shape = {"dropout1d": (40, 50, 3), "dropout3d": (40, 50, 2, 1, 2)}.get(name, (40, 50, 2, 2))
    x = sg.randn(*shape, dtype=sg.float64)
    function = getattr(sg.nn.functional, name)
    assert function(x, 0.4, False) is x
    y = function(x, 0.4, True)
    if "alpha" in name:
        assert abs(float(y.mean())) < 0.05 and abs(float(y.std()) - 1) < 0.05
    else:
        kept = (y != 0).reshape(40, 50, -1)
        assert (kept.all(-1) == kept.any(-1)).all()
        assert abs(float(kept.to(sg.float64).mean()) - 0.6) < 0.05
        assert sg.allclose(y, sg.where(y != 0, x / 0.6, 0.0))
    z = x.clone()
    assert function(z, 0.4, True, True) is z
    with pytest.raises(ValueError, match="between 0 and 1"):
        function(x, 1.5)


ERRORS: list[tuple[str, tuple[Shape | None, ...], dict[str, Any]]] = [
    ("pad", ((2, 3),), {"pad": (1,)}),
    ("pad", ((2,),), {"pad": (1, 1, 1, 1)}),
    ("pad", ((2, 3),), {"pad": (1, 1), "mode": "x"}),
    ("pad", ((2, 3),), {"pad": (3, 1), "mode": "reflect"}),
    ("pad", ((2, 3),), {"pad": (4, 1), "mode": "circular"}),
    ("pad", ((2, 3),), {"pad": (1, 1), "mode": "reflect", "value": 1.0}),
    ("pad", ((3,),), {"pad": (1, 1), "mode": "reflect"}),
    ("batch_norm", ((1, 3), None, None), {"training": True}),
    ("batch_norm", ((2, 3), None, None, (2,)), {"training": True}),
    ("group_norm", ((2, 6),), {"num_groups": 4}),
    ("group_norm", ((1, 6, 1),), {"num_groups": 6}),
    ("instance_norm", ((2, 3, 1),), {}),
    ("rms_norm", ((2, 3),), {"normalized_shape": (2,)}),
    ("local_response_norm", ((2, 3),), {"size": 2}),
    ("scaled_dot_product_attention", ((2, 3), (2, 3), (2, 3), (2, 2)), {"is_causal": True}),
    ("pixel_shuffle", ((2, 3, 2, 2),), {"upscale_factor": 2}),
    ("pixel_unshuffle", ((2, 3, 3, 2),), {"downscale_factor": 2}),
    ("channel_shuffle", ((2, 3, 3, 2),), {"groups": 2}),
]


@pytest.mark.parametrize(("name", "shapes", "args"), ERRORS, ids=[f"{name}-{n}" for n, (name, *_) in enumerate(ERRORS)])
def test_errors(name: str, shapes: tuple[Shape | None, ...], args: dict[str, Any]) -> None:
    with pytest.raises((RuntimeError, ValueError)) as theirs:
        getattr(torch.nn.functional, name)(*tensors(torch, shapes, "float64"), **args)
    with pytest.raises(theirs.type):
        getattr(sg.nn.functional, name)(*tensors(sg, shapes, "float64"), **args)


@pytest.mark.parametrize("norm", ["group_norm", "instance_norm", "layer_norm", "rms_norm", "batch_norm"])
@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_halves_that_meet_weights_of_float32(norm: str, dtype: str) -> None:
    def program(lib: Any) -> Any:
        x = lib.linspace(-2.0, 2.0, 40, dtype=lib.float32).mul(3).sin().to(getattr(lib, dtype)).reshape(2, 4, 5)
        w = lib.linspace(0.5, 2.0, 4, dtype=lib.float32)
        f = lib.nn.functional
        found = {
            "group_norm": lambda: f.group_norm(x, 2, w, w),
            "instance_norm": lambda: f.instance_norm(x, None, None, w, w),
            "layer_norm": lambda: f.layer_norm(x.transpose(1, 2), (4,), w, w),
            "rms_norm": lambda: f.rms_norm(x.transpose(1, 2), (4,), w),
            "batch_norm": lambda: f.batch_norm(x, None, None, w, w, True),
        }[norm]()
        return str(found.dtype).rpartition(".")[2], found.shape

    agree(program)


@pytest.mark.parametrize("weight", [None, "float16", "bfloat16", "float32", "float64"])
@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
def test_rms_norm_of_small_numbers(dtype: str, weight: str | None) -> None:
    """The usual eps is that of the dtype in which it is computed, and the result has the dtype of the input."""

    def program(lib: Any) -> Any:
        x = lib.tensor([0.01, 0.02, 0.03, 0.04], dtype=getattr(lib, dtype), requires_grad=True)
        out = lib.nn.functional.rms_norm(x, (4,), None if weight is None else lib.ones(4, dtype=getattr(lib, weight)))
        return out, lib.autograd.grad(out[0], x)

    agree(program, loose=2)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_gradients_of_halves_that_are_normalised_by_running_statistics(dtype: str) -> None:
    def program(lib: Any) -> Any:
        x = lib.arange(6.0).reshape(2, 3).to(getattr(lib, dtype)).requires_grad_()
        weight, bias = lib.full((3,), 1.5, requires_grad=True), lib.zeros(3, requires_grad=True)
        above = lib.full((2, 3), 6e4).to(x.dtype)  # the sum of two is no float16
        plain = lib.nn.functional.batch_norm(x, lib.zeros(3), lib.full((3,), 2.0))
        scaled = lib.nn.functional.batch_norm(x, lib.zeros(3), lib.full((3,), 2.0), weight, bias)
        return lib.autograd.grad(plain.sum(), x), lib.autograd.grad(scaled, (x, weight, bias), above)

    agree(program)


def test_second_gradients_of_halves_that_are_normalised_by_running_statistics() -> None:
    x = sg.arange(6.0).reshape(2, 3).to(sg.float16).requires_grad_()
    weight, above = sg.full((3,), 1.5, requires_grad=True), sg.full((2, 3), 6e4, dtype=sg.float16, requires_grad=True)
    out = sg.nn.functional.batch_norm(x, sg.zeros(3), sg.ones(3), weight, eps=0)
    to_x, to_weight = sg.autograd.grad(out, (x, weight), above, create_graph=True)
    assert (to_x.dtype, to_weight.dtype) == (sg.float16, sg.float32)
    assert to_weight.tolist() == [180000.0, 300000.0, 420000.0]
    again = sg.autograd.grad(to_weight.sum(), (x, above))
    assert [g.dtype for g in again] == [sg.float16, sg.float16]
    assert again[1].tolist() == x.tolist()


def test_a_vector_times_a_vector_and_a_number() -> None:
    def program(lib: Any) -> Any:
        given = [lib.tensor(values, requires_grad=True) for values in ([1.0, 2.0], [3.0, 4.0], 1.0)]
        out = lib.nn.functional.linear(*given)
        return out, lib.autograd.grad(out, given)

    agree(program)
    for bias in ([1.0], [1.0, 2.0]):
        agree(lambda lib, bias=bias: lib.nn.functional.linear(lib.ones(2, 2), lib.ones(2), lib.tensor(bias)))  # type: ignore[misc]
    agree(lambda lib: lib.nn.functional.linear(lib.ones(1, 2), lib.ones(2), lib.tensor(1.0)))


@pytest.mark.parametrize("name", ["dropout", "dropout1d", "alpha_dropout", "feature_alpha_dropout"])
def test_dropping_all_integers(name: str) -> None:
    agree(lambda lib: getattr(lib.nn.functional, name)(lib.ones(1, 3, 2, dtype=lib.int64), 1.0, True))
    agree(lambda lib: getattr(lib.nn.functional, name)(lib.ones(1, 3, 2, dtype=lib.int64), 1.0, True, True))
