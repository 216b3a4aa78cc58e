"""Compiled functions of tensors on a device: what follows one another element by element is one kernel, made of the kernels' own sources, and run on the host.

Nothing here has run on a device.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.core.kernels.table import compiled
from specgrad.nn import functional as F
from tests.cuda.driver import driver
from tests.cuda.places import PLACES
from tests.cuda.ptx.run import lacking
from tests.cuda.twin.device import SYNCHRONISATION, TRANSFER

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="kernels of devices are launched by compiled code"),
]
ABOUT = {"float16": 2e-2, "bfloat16": 1e-1}  # a gradient is rounded after each op of its formula


@pytest.fixture
def launcher() -> Iterator[Any]:
    with driver() as found:
        yield found


def numbers(*shape: int, dtype: Any = sg.float32) -> Any:
    made = np.random.default_rng(3).normal(0, 0.5, shape)
    return sg.tensor(made + 1j * made[::-1] if dtype.is_complex else made, dtype=dtype, device="cuda").requires_grad_()


def wide(x: Any) -> Any:
    """Numbers of a tensor as the host holds them."""
    return x.detach().cpu().to(sg.complex128 if x.is_complex() else sg.float64).numpy()


def gives_the_same(function: Callable[..., Any], *args: Any, loops: int) -> None:
    """What a function gives, and its gradients, are those of the compiled one, which is so many kernels."""
    once = sg.compile(function)
    outcomes = []
    for called in (function, once):
        sg.manual_seed(5)
        own = [a.detach().requires_grad_() for a in args]
        results = called(*own)
        results = results if isinstance(results, tuple) else (results,)
        sum((r.abs() if r.is_complex() else r).sum() for r in results).backward()
        outcomes.append([*results, *(a.grad for a in own)])
    for one, other in zip(*outcomes):
        assert one.dtype == other.dtype and one.device == other.device == sg.device("cuda:0")
        about = ABOUT.get(str(one.dtype).partition(".")[2], 1e-6)
        np.testing.assert_allclose(wide(other), wide(one), rtol=about, atol=about)
    assert once.explain(*args).count("\nloop(") == loops


def attended(x: Any) -> Any:
    return F.softmax(F.layer_norm(x * 2, (6,)), -1) * 3


FUNCTIONS: dict[str, tuple[Callable[..., Any], list[tuple[Any, ...]], int]] = {  # with shapes of arguments, and how many kernels
    "broadcast": (lambda x, w: (sg.tanh(x * w) ** 2 + x).mean(), [(5, 6), (6,)], 2),
    "views": (lambda x: (x.t() * 2 + x[:, :1]).reshape(-1)[3:] * 2, [(6, 6)], 3),
    "many dimensions": (lambda x: x.permute(9, 8, 7, 6, 5, 4, 3, 2, 1, 0) * x * 2 + x, [(2,) * 10], 3),
    "rows between": (attended, [(5, 6)], 11),
    "two results": (lambda x: (x * 2, (x * 2 + 1).exp()), [(5, 6)], 3),
    "changes in place": (lambda x: (x * 2).add_(1).mul_(x), [(5, 6)], 3),
    "what it makes": (lambda x: (sg.zeros_like(x) + sg.arange(6, device=x.device)) * x, [(5, 6)], 4),
    "a value that decides": (lambda x: x * 2 + 1 if x.sum() > 1000 else x.sin(), [(5, 6)], 3),
    "random numbers": (lambda x: F.dropout(x * 2, 0.5) * sg.rand_like(x), [(5, 6)], 2),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_compiled_function_gives_the_same(name: str, launcher: Any) -> None:
    function, shapes, loops = FUNCTIONS[name]
    gives_the_same(function, *(numbers(*shape) for shape in shapes), loops=loops)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float64", "complex64"])
def test_a_kernel_rounds_as_the_ops_do_that_it_is_made_of(dtype: str, launcher: Any) -> None:
    gives_the_same(
        lambda x, w: (x * w).exp() * 0.3 + x / 3,
        *(numbers(*shape, dtype=getattr(sg, dtype)) for shape in ((5, 6), (6,))),
        loops=3 if dtype == "complex64" else 2,
    )


def test_dtypes_are_converted_as_a_kernel_goes(launcher: Any) -> None:
    x = numbers(5, 6).detach()
    half = sg.compile(lambda x: (((x > 0).to(sg.float32) * x).to(sg.float16) + 1).to(sg.bool), fullgraph=True)
    assert half(x).tolist() == half.function(x).tolist() and half.explain(x).count("\nloop(") == 1


def test_nothing_is_sent_or_waited_for_once_it_is_compiled(launcher: Any) -> None:
    x, weight, bias = numbers(8, 6).detach(), numbers(4, 6), numbers(4)
    step = sg.compile(lambda x: (F.relu(F.linear(x, weight, bias)) ** 2).mean(), fullgraph=True)
    step(x).backward()
    before = {kind: launcher.counts[kind].total() for kind in (TRANSFER, SYNCHRONISATION)}
    launcher.launched.clear()
    step(x).backward()
    assert before == {kind: launcher.counts[kind].total() for kind in (TRANSFER, SYNCHRONISATION)}
    made = [name for name in launcher.launched if name.startswith("compiled_")]
    assert len(made) == 2 and not any(name.startswith(("relu", "pow", "mul", "add", "div")) for name in launcher.launched)


def test_sizes_and_layouts_share_a_kernel(launcher: Any) -> None:
    double = sg.compile(lambda x: (x * 2).sin() + 1, fullgraph=True)
    launcher.launched.clear()
    for x in (numbers(6), numbers(5, 6), numbers(5, 6).t(), numbers(5, 6)[:, 1:]):
        np.testing.assert_allclose(wide(double(x.detach())), wide(double.function(x.detach())), rtol=1e-6)
    assert sum(name.startswith("compiled_") for name in launcher.launched) == 1


def test_gradients_of_gradients(launcher: Any) -> None:
    x = numbers(6)
    cube = sg.compile(lambda x: (x**3).sum(), fullgraph=True)
    (first,) = sg.autograd.grad(cube(x), x, create_graph=True)
    first.sum().backward()
    np.testing.assert_allclose(wide(x.grad), 6 * wide(x), rtol=1e-6)
    gradient, value = sg.compile(sg.func.grad_and_value(lambda x: (x**3).sum()), fullgraph=True)(x.detach())
    np.testing.assert_allclose(wide(gradient), 3 * wide(x) ** 2, rtol=1e-6)
    assert value.device == x.device


def test_ways_that_values_decide(launcher: Any) -> None:
    found = sg.compile(lambda x: x * 2 if x.sum() > 0 else x + 1, fullgraph=False)
    for x in (sg.ones(3, device="cuda"), -sg.ones(3, device="cuda"), sg.ones(3, device="cuda")):
        assert found(x).tolist() == found.function(x).tolist()
    assert "way 2 of 2" in found.explain(sg.ones(3, device="cuda"))


def test_what_a_captured_tensor_holds_is_read_in_each_call(launcher: Any) -> None:
    weight = sg.ones(3, device="cuda")
    scaled = sg.compile(lambda x: x * weight + 1, fullgraph=True)
    assert scaled(sg.ones(3, device="cuda")).tolist() == [2.0] * 3
    weight.fill_(5)
    assert scaled(sg.ones(3, device="cuda")).tolist() == [6.0] * 3


def test_the_second_device(launcher: Any) -> None:
    x = sg.tensor([1.0, 2.0], device="cuda:1")
    found = sg.compile(lambda x: x * 2 + 1, fullgraph=True)
    assert found(x.cpu()).device == sg.device("cpu")
    assert found(x.to("cuda:0")).tolist() == found(x).tolist() == [3.0, 5.0]
    assert found(x).device == sg.device("cuda:1")
    assert found(x.cpu()).tolist() == [3.0, 5.0]


def test_a_graph_replays_it(launcher: Any) -> None:
    found = sg.compile(lambda x: (x * 2).sin() + 1, fullgraph=True)
    x, graph = numbers(6).detach(), sg.cuda.CUDAGraph()
    found(x)
    with sg.cuda.graph(graph):
        y = found(x)
    x.fill_(0.5)
    graph.replay()
    np.testing.assert_allclose(wide(y), np.sin(np.ones(6)) + 1, rtol=1e-6)


HOST = sg.ones(3)
REFUSED: dict[str, tuple[Callable[..., Any], str]] = {
    "elements of the host": (lambda x: x * HOST.to(x.device), "moves a tensor to another device"),
    "elements that it makes on the host": (lambda x: x + sg.ones(3, 3)[0].cuda(), "computes with a tensor on cpu"),
    "numbers drawn on the host": (lambda x: x * sg.rand(3).to(x.device), "draws random numbers on cpu"),
    "elements that are read": (lambda x: x * x.tolist()[0], "reads the value"),
    "another device": (lambda x: x.to("cuda:1").to(x.device), "moves a tensor to another device"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_not_compiled_runs_as_it_is(what: str, launcher: Any) -> None:
    function, why = REFUSED[what]
    found, x = sg.compile(function), sg.tensor([1.0, 2.0, 3.0], device="cuda")
    sg.manual_seed(1)
    expected = function(x).tolist()
    sg.manual_seed(1)
    with pytest.warns(UserWarning, match=why):
        assert found(x).tolist() == expected


def test_arguments_on_several_devices_run_as_they_are(launcher: Any) -> None:
    found = sg.compile(lambda x, y: x * y.to(x.device))
    with pytest.warns(UserWarning, match="its arguments lie on several devices"):
        assert found(sg.ones(2, device="cuda"), sg.ones(2)).tolist() == [1.0, 1.0]


def test_without_kernels_of_devices_functions_run_as_they_are() -> None:
    with PLACES["stand-in"](), pytest.warns(UserWarning, match="no compiled kernels for arrays on cuda"):
        assert sg.compile(lambda x: x * 2)(sg.ones(2, device="cuda")).tolist() == [2.0, 2.0]
