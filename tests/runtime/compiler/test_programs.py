"""Compiled functions give what they give as they are: values, gradients, gradients of gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

import specgrad as sg
from specgrad import func, nn
from specgrad.compiler.compiled import Compiled
from specgrad.core.kernels import table
from specgrad.generated.ops import _row_sum
from specgrad.testing import strategies
from tests.effort import tries

F = nn.functional
pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")


def tensors(*shapes: tuple[int, ...], dtype: sg.dtype = sg.float64) -> list[sg.Tensor]:
    rng = np.random.default_rng(0)
    return [sg.tensor(rng.standard_normal(shape), dtype=dtype).requires_grad_() for shape in shapes]


def results_of(function: Callable[..., Any], inputs: list[sg.Tensor]) -> tuple[list[sg.Tensor], list[sg.Tensor | None]]:
    """What a function gives, and the gradients of a sum over it."""
    found = function(*inputs)
    outs = [found] if isinstance(found, sg.Tensor) else list(found.values() if isinstance(found, dict) else found)
    wanted = [out for out in outs if out.requires_grad]
    weights = [sg.linspace(0.5, 1.5, out.numel(), dtype=out.dtype).reshape(out.shape) for out in wanted]
    return outs, list(sg.autograd.grad(wanted, inputs, weights, allow_unused=True)) if wanted else []


def same(function: Callable[..., Any], inputs: list[sg.Tensor], rtol: float = 1e-12) -> None:
    compiled = sg.compile(function, fullgraph=True)
    expected = results_of(function, inputs)
    for _ in range(2):
        found = results_of(compiled, inputs)
        for ours, theirs in zip([*found[0], *found[1]], [*expected[0], *expected[1]]):
            if ours is None or theirs is None:
                assert ours is theirs
                continue
            assert ours.dtype is theirs.dtype and ours.shape == theirs.shape and ours.stride() == theirs.stride()
            np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=rtol, atol=rtol)
        assert [out.requires_grad for out in found[0]] == [out.requires_grad for out in expected[0]]


def changed_in_place(x: sg.Tensor) -> Any:
    y, z = x * 2, x * 2
    y += 1
    y.mul_(x).exp_()
    return y * z, z


PROGRAMS: dict[str, tuple[Callable[..., Any], list[tuple[int, ...]]]] = {
    "elementwise": (lambda x: (sg.tanh(x) * sg.exp(-x * x) + sg.sin(x)).sum(), [(6, 5)]),
    "large": (lambda x: (sg.tanh(x) * sg.cos(x * 3)).mean(), [(30_001,)]),
    "rows": (lambda x, b: (x * b).sum(1), [(6, 5), (5,)]),
    "columns": (lambda x, b: (x * b).sum(0), [(700, 5), (5,)]),
    "middle": (lambda x: x.exp().sum(1), [(3, 4, 5)]),
    "columns of many": (lambda x: x.exp().sum((0, 2)), [(3, 400, 5)]),
    "transposed": (lambda x: (x.t() * 2).exp(), [(6, 5)]),
    "pairs": (lambda x: (1 / sg.sqrt((x[:, None] - x[None, :]) ** 2 + 0.1)).sum(), [(40,)]),
    "layers": (lambda x, w, b: sg.tanh(x @ w + b), [(6, 5), (5, 4), (4,)]),
    "norm": (lambda x: F.gelu(F.layer_norm(x, (5,)), approximate="tanh") + x, [(6, 5)]),
    "softmax": (lambda x, b: F.softmax(x * 2 + b, -1) * x, [(6, 5), (5,)]),
    "log_softmax": (lambda x: (F.log_softmax(x.exp(), 1) * x).sum(), [(6, 5)]),
    "softmax of long rows": (lambda x: F.softmax(x * 2, 1).square().sum(1), [(3, 9001)]),
    "softmax of columns": (lambda x: F.softmax(x * 2, 0) + 1, [(6, 5)]),
    "softmax of a transposed": (lambda x: F.softmax(x.t() * 2, -1) + 1, [(6, 5)]),
    "softmax of one row": (lambda x: F.softmax(x * 2, 0) * x, [(9,)]),
    "extremes of rows": (lambda x: x * x.amax(1, keepdim=True) - x.amin(-1)[:, None], [(6, 5)]),
    "logsumexp": (lambda x: (x * 2).logsumexp(-1) + x.logsumexp((0, 1)), [(6, 5)]),
    "variance of rows": (lambda x: (x - x.mean(-1, keepdim=True)) / (x.var(-1, keepdim=True) + 1e-5).sqrt() + x.std(1, keepdim=True), [(6, 5)]),
    "norms": (lambda x, w, b: F.layer_norm(x, (5,), w, b).relu() + F.rms_norm(x, (5,)) * x, [(6, 5), (5,), (5,)]),
    "norm of two dimensions": (lambda x: F.layer_norm(x * 2, (4, 5)) + x, [(3, 4, 5)]),
    "softmax of what rows have one of": (lambda x: F.softmax(x.var(-1, keepdim=True), -1) * x, [(1, 16)]),
    "softmax and its column sums": (lambda x: F.softmax(x, -1).sum(0), [(700, 5)]),
    "products": (lambda a, b, x: (a @ b).tanh() @ x, [(6, 5), (5, 4), (4,)]),
    "products of transposed matrices": (lambda a, b: (a.t() @ b.t()).exp() @ b[:, 1:], [(5, 6), (4, 5)]),
    "products of one row or column": (lambda a, b: (a[:1] @ b).exp() + (a @ b[:, 1:2]).sum(), [(6, 5), (5, 4)]),
    "products of scattered matrices": (lambda a, b: (a[::2, ::2] @ b[::2]).exp(), [(6, 8), (8, 4)]),
    "batches of products": (lambda a, b: (a @ b).exp() @ a.transpose(1, 2), [(3, 6, 5), (3, 5, 5)]),
    "batches and one matrix": (lambda a, b: (a @ b).exp() * 2, [(3, 6, 5), (5, 4)]),
    "batches in two dimensions": (lambda a, b: (a.transpose(1, 2) @ b.transpose(1, 2).transpose(-1, -2)).exp(), [(2, 6, 3, 5), (2, 6, 3, 5)]),
    "matrix and vector": (lambda a, x: (a @ x.exp()) * 2 + a.t().contiguous().t() @ x[::1], [(6, 5), (5,)]),
    "dot": (lambda x, y: x.exp().dot(y) * x, [(7,), (7,)]),
    "linear": (lambda x, w, b: F.linear(x, w, b).relu().reshape(-1), [(2, 6, 5), (4, 5), (4,)]),
    "transposed results": (lambda a, b: (a * 2).t() @ b, [(6, 5), (6, 4)]),
    "losses": (lambda x: F.cross_entropy(x, sg.tensor([0, 1, 2, 3, 4, 0])), [(6, 5)]),
    "losses of rows": (lambda x: F.cross_entropy(x, sg.tensor([0, -100, 2, 3, 4, 0]), reduction="none") * 2, [(6, 5)]),
    "losses summed up": (lambda x: F.nll_loss(x.tanh(), sg.tensor([0, 1, 2, -7, 4, 0]), ignore_index=-7, reduction="sum"), [(6, 5)]),
    "losses with weights": (lambda x: F.cross_entropy(x, sg.tensor([0, 1, 2, 3, 4, 0]), sg.arange(5.0).double()), [(6, 5)]),
    "a class left out": (lambda x: F.cross_entropy(x, sg.tensor([0, 1, 2, 3, 4, 0]), ignore_index=3), [(6, 5)]),
    "smoothed labels": (lambda x: F.cross_entropy(x, sg.tensor([0, 1, 2, 3, 4, 0]), label_smoothing=0.2), [(6, 5)]),
    "parts": (lambda x: (x * 2)[1:4, ::2].exp().sum() + (x[2] * x[:, 1].sum()).sum() + x.t()[1:, 2:].square().sum(), [(6, 5)]),
    "stacked": (lambda x, y: sg.stack([x, y * 2, x.exp()], 1).sum(0) * 3, [(6, 5), (6, 5)]),
    "stacked numbers": (lambda x, y: sg.stack([x, y]) * sg.stack([y, x.exp(), y])[1:], [(), ()]),
    "joined columns": (lambda x, y: sg.cat([x * 2, y, x], -1).exp(), [(6, 5), (6, 2)]),
    "reshaped copies": (lambda x: (x * 2).t().reshape(5, 3, 2).exp().sum(0), [(6, 5)]),
    "counts": (lambda x: x * (x > 0).sum(0) + (x > 1).sum() + (x < 0).sum(1, keepdim=True), [(6, 5)]),
    "copies": (lambda x: x.t().contiguous().exp() + x.clone().t() + x.expand(2, 6, 5).clone().sum(0).t(), [(6, 5)]),
    "attention": (lambda x: F.scaled_dot_product_attention(x, x, x), [(2, 7, 4)]),
    "images": (lambda x, w: F.relu(F.conv2d(x, w, padding=1)).mean(), [(2, 3, 8, 8), (4, 3, 3, 3)]),
    "chosen": (lambda x: sg.where(x > 0, x, x.exp() - 1).clamp(-0.5, 0.5), [(6, 5)]),
    "dtypes": (lambda x: x.float().double() * 2 + x.half().exp() + (x > 0), [(6, 5)]),
    "counted": (lambda x: ((x > 0).sum(), x.int() + 3, x * 2), [(6, 5)]),
    "joined": (lambda x: sg.cat([x, x * 2], 0).relu(), [(6, 5)]),
    "views": (lambda x: (x * 2)[1:, ::2].exp().t().reshape(-1), [(6, 5)]),
    "means of all and of rows": (lambda x, y: (x - x.mean(), y - y.mean(1, True), x.sum(0) - y.sum()), [(6, 5), (6, 5)]),
    "deviations of all and of rows": (lambda x, y: (x.std(), y.std(1) * 2, x.var((0, 1), keepdim=True) * y), [(6, 5), (6, 5)]),
    "named": (lambda x: {"twice": x * 2, "total": x.sum()}, [(6, 5)]),
    "twice the same": (lambda x: (x * 2, x * 2), [(6, 5)]),
    "given back": (lambda x: (x, x + 1), [(6, 5)]),
    "numbers beside": (lambda x: (x * 2, x.exp()), [(1,)]),
    "nothing": (lambda x: x * 2 + x.sum(), [(0, 3)]),
    "changed in place": (changed_in_place, [(6, 5)]),
    "without gradients": (lambda x: ((x * 2).detach() * 3, x * 3), [(6, 5)]),
    "gradients within": (lambda x: func.grad(lambda y: (y**3).sum())(x) * x, [(6,)]),
    "batches within": (lambda x: func.vmap(lambda row: row / row.sum())(x), [(6, 5)]),
}
# For tests that compile each several times.
A_THIRD_FAST = [pytest.param(name, marks=pytest.mark.slow if number % 3 else ()) for number, name in enumerate(PROGRAMS)]


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    function, shapes = PROGRAMS[name]
    same(function, tensors(*shapes))


@pytest.mark.parametrize(
    "name", ["elementwise", "columns", "norm", "pairs", "softmax", "log_softmax", "softmax of long rows", "extremes of rows", "logsumexp", "norms"]
)
def test_single_precision(name: str) -> None:
    function, shapes = PROGRAMS[name]
    same(function, tensors(*shapes, dtype=sg.float32), 1e-5)


@pytest.mark.slow
def test_other_layouts_of_the_arguments() -> None:
    function, _ = PROGRAMS["elementwise"]
    (x,) = tensors((8, 10))
    for argument in (x.t(), x[::2], x[:, ::3], x[0], x[:, 0].expand(3, 8), x.flip(0), x[:1, :1]):
        argument = argument.detach().requires_grad_()
        same(function, [argument])


@settings(max_examples=tries(15, 300), deadline=None, suppress_health_check=list(HealthCheck))
@given(strategies.programs())
def test_random_programs(program: Any) -> None:
    compiled = Compiled(program, fullgraph=False)
    if compiled.explain(*program.inputs).startswith("program is not compiled: it "):
        return  # a change in place of an argument, or a view of one
    expected, found = program(*program.inputs), compiled(*program.inputs)
    assert found.requires_grad == expected.requires_grad and found.stride() == expected.stride()
    np.testing.assert_allclose(found.detach().numpy(), expected.detach().numpy(), rtol=1e-9, atol=1e-9)
    wanted = [t for t in program.inputs if t.requires_grad]
    if not expected.requires_grad:
        return
    pairs = zip(*(sg.autograd.grad(out.sum(), wanted, materialize_grads=True) for out in (found, expected)))
    for ours, theirs in pairs:
        np.testing.assert_allclose(ours.numpy(), theirs.numpy(), rtol=1e-7, atol=1e-8)


def test_derivatives_of_what_is_compiled() -> None:
    def cubes(x: sg.Tensor) -> sg.Tensor:
        return (x**3).sum()

    compiled = sg.compile(cubes, fullgraph=True)
    (x,) = tensors((4,))
    (first,) = sg.autograd.grad(compiled(x), x, create_graph=True)
    (second,) = sg.autograd.grad(first.sum(), x)
    np.testing.assert_allclose(second.numpy(), 6 * x.detach().numpy())
    assert sg.autograd.gradcheck(compiled, (x,)) and sg.autograd.gradgradcheck(compiled, (x,))
    np.testing.assert_allclose(func.hessian(compiled)(x.detach()).numpy(), np.diag(6 * x.detach().numpy()))
    np.testing.assert_allclose(func.vmap(compiled)(x.detach()[:, None]).numpy(), x.detach().numpy() ** 3)
    assert func.jvp(compiled, (x.detach(),), (sg.ones(4, dtype=sg.float64),))[1].item() == pytest.approx(3 * (x.detach().numpy() ** 2).sum())


@pytest.mark.slow
def test_sums_of_what_lies_in_another_order() -> None:
    """Sums lie as what they are sums of: here, the first dimension next to each other."""
    for shape in ((2, 3, 700), (40, 30, 2)):
        x = sg.tensor(np.random.default_rng(0).standard_normal(shape[::-1])).permute(2, 1, 0).detach().requires_grad_()
        same(lambda x: ((x * 2).sum(-1), (x * 2).sum(0, keepdim=True), x.exp().mean(1), x / (x * x).sum(-1, keepdim=True)), [x])


def test_an_operand_may_have_the_name_of_a_constant() -> None:
    x = sg.tensor([float("nan"), float("inf"), -float("inf"), 1.0])
    assert sg.compile(lambda x: sg.nan_to_num(x, 0.5, 2.0, -2.0), fullgraph=True)(x).tolist() == [0.5, 2, -2, 1]


def test_real_parts_are_read_where_they_lie() -> None:
    x = sg.tensor(np.random.default_rng(0).standard_normal((4, 2)) @ [1, 1j], dtype=sg.complex128)
    function = lambda x: (x * x).real + (x * 2).imag + x.abs()  # noqa: E731
    np.testing.assert_allclose(sg.compile(function, fullgraph=True)(x).numpy(), function(x).numpy(), rtol=1e-14)


def test_sums_of_rows_of_other_dtypes() -> None:
    x = sg.tensor(np.random.default_rng(0).standard_normal((4, 3)) * (1 + 2j))
    for value in (x, (x.real * 9).int()):
        function = lambda x: _row_sum(x * 2, -1, False)  # noqa: E731
        assert np.array_equal(sg.compile(function, fullgraph=True)(value).numpy(), function(value).numpy())


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [sg.float32, sg.float64])
@pytest.mark.parametrize("count", [1, 31, 32, 33, 511, 512, 513, 1100])
def test_rows_of_any_length(count: int, dtype: sg.dtype) -> None:
    """Sums in parts, in vectors, and of what is left over; ties of the largest element, and NaN, which are looked for again when the row is known."""
    x = (sg.linspace(-3, 3, 5 * count, dtype=dtype) * 7).sin().round(decimals=1).reshape(5, count)
    x[3, count // 2] = float("nan")
    x[4] = 2.0
    function = sg.compile(lambda x: (x - x.amax(-1, keepdim=True)).exp().sum(-1).log() + (x * x).sum(-1), fullgraph=True)
    given = [x.clone().requires_grad_() for _ in range(2)]
    found, expected = results_of(function, given[:1]), results_of(function.function, given[1:])
    for a, b in zip((*found[0], *found[1]), (*expected[0], *expected[1]), strict=True):
        assert sg.allclose(a, b, rtol=1e-5 if dtype is sg.float32 else 1e-13, equal_nan=True)


def test_products_of_complex_numbers() -> None:
    """To the bit: some compilers fuse them with what is added, unless they are kept from it."""
    rng = np.random.default_rng(0)
    for dtype in (sg.complex64, sg.complex128):
        x, y = (sg.tensor(rng.standard_normal((2, 65, 2))[..., 0] + 1j * rng.standard_normal((2, 65)), dtype=dtype) for _ in range(2))
        function = lambda x, y: (x * y, x * x + y, x / y)  # noqa: E731
        for ours, theirs in zip(sg.compile(function, fullgraph=True)(x, y), function(x, y)):
            assert np.array_equal(ours.numpy(), theirs.numpy())


def test_a_gradient_and_its_value_in_one_program() -> None:
    step = sg.compile(func.grad_and_value(lambda x: (x.sin() * x).sum()), fullgraph=True)
    x = tensors((5,))[0].detach()
    gradient, value = step(x)
    assert value.item() == pytest.approx((np.sin(x.numpy()) * x.numpy()).sum())
    np.testing.assert_allclose(gradient.numpy(), np.cos(x.numpy()) * x.numpy() + np.sin(x.numpy()))
    assert not gradient.requires_grad and step.explain(x).count("loop over") == 1


def test_a_module_learns_as_it_does_without() -> None:
    sg.manual_seed(0)
    x, y = sg.randn(32, 5), sg.randn(32, 2)
    losses = []
    for wrapped in (lambda model: model, sg.compile):
        sg.manual_seed(1)
        model = nn.Sequential(nn.Linear(5, 8), nn.Tanh(), nn.Linear(8, 2))
        optimizer = sg.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
        called = wrapped(model)
        for _ in range(5):
            optimizer.zero_grad()
            loss = ((called(x) - y) ** 2).mean()
            loss.backward()
            optimizer.step()
        losses.append(loss.item())
        assert called.state_dict().keys() == model.state_dict().keys()
    assert losses[0] == pytest.approx(losses[1], rel=1e-5)


def test_the_same_bits_for_any_number_of_threads() -> None:
    def function(x: sg.Tensor, b: sg.Tensor) -> tuple[sg.Tensor, ...]:
        y = (x * b).exp()
        return y.sum(), y.sum(0), y.sum(1), y

    rng = np.random.default_rng(0)
    x, b = sg.tensor(rng.standard_normal((900, 333))), sg.tensor(rng.standard_normal(333))
    compiled = sg.compile(function, fullgraph=True)
    before = sg.get_num_threads()
    found = []
    try:
        for threads in (1, 2, 5):
            sg.set_num_threads(threads)
            found.append([out.numpy().tobytes() for out in compiled(x, b)])
    finally:
        sg.set_num_threads(before)
    assert found[0] == found[1] == found[2]


def test_a_target_that_is_no_class() -> None:
    @sg.compile
    def loss(x: sg.Tensor, target: sg.Tensor) -> sg.Tensor:
        return F.cross_entropy(x, target)

    x = tensors((6, 5))[0]
    assert loss(x, sg.arange(6) % 5).item() == F.cross_entropy(x, sg.arange(6) % 5).item()
    with pytest.raises(IndexError, match="Target 5 is out of bounds"):
        loss(x, sg.arange(6))
    with pytest.raises(IndexError, match="Target -1 is out of bounds"):
        loss(x, sg.arange(6) % 5 - 1)
    assert loss(x, sg.arange(6) % 5).item() == F.cross_entropy(x, sg.arange(6) % 5).item()
