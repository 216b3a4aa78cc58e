"""What the batching rules of single ops make of unusual arguments: samples without dimensions or elements, no samples, shapes that do not fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg

F: Any = sg.nn.functional
generator = sg.Generator().manual_seed(3)


def randn(*shape: int) -> Any:
    return sg.randn(*shape, dtype=sg.float64, generator=generator)


def as_one_by_one(function: Callable[..., Any], *tensors: Any) -> None:
    found, rows = sg.vmap(function)(*tensors), [function(*row) for row in zip(*tensors)]
    for part, wanted in zip(*((found, zip(*rows)) if isinstance(found, tuple) else ((found,), (rows,)))):
        np.testing.assert_allclose(part.numpy(), sg.stack(list(wanted)).numpy(), rtol=1e-12)


# ---- strides within memory


@pytest.mark.parametrize("dim", [0, 1, 2])
@pytest.mark.parametrize("offset", [None, 0, 2])
@pytest.mark.parametrize("name", ["as_strided", "as_strided_copy"])
def test_strides_are_those_of_each_sample(name: str, dim: int, offset: int | None) -> None:
    x = sg.arange(60.0).reshape(3, 4, 5)
    found = sg.vmap(lambda t: getattr(sg, name)(t, (2, 2), (5, 1), offset), in_dims=dim)(x)
    for i in range(x.shape[dim]):
        first = x.select(dim, i).storage_offset() + (offset or 0)
        assert found[i].tolist() == [[first, first + 1.0], [first + 5.0, first + 6.0]]


def test_the_gradient_of_strides_goes_to_each_sample() -> None:
    x = sg.arange(24.0).reshape(3, 4, 2).requires_grad_()
    sg.vmap(lambda t: t.as_strided((2,), (3,), 1).square().sum())(x).sum().backward()
    wanted = sg.zeros(3, 8)
    wanted[:, [1, 4]] = 2 * x.detach().reshape(3, 8)[:, [1, 4]]
    assert x.grad.reshape(3, 8).equal(wanted)


def test_what_strides_show_is_replaced_in_each_sample() -> None:
    x, parts = sg.zeros(3, 6), sg.arange(1.0, 7.0).reshape(3, 2)
    wanted = [[0, i + 1.0, 0, 0, i + 2.0, 0] for i in (0, 2, 4)]
    assert sg.vmap(lambda t, part: t.as_strided_scatter(part, (2,), (3,), 1))(x, parts).tolist() == wanted
    assert sg.vmap(lambda t, part: t.as_strided_scatter(part, (2,), (3,), 1), in_dims=(None, 0))(x[0], parts).tolist() == wanted


# ---- indices without dimensions, and numbers of repeats


def test_an_index_without_dimensions_is_one_of_a_single_element() -> None:
    x, source, places = randn(3, 4), randn(3), sg.tensor([1, 3, 0])
    as_one_by_one(lambda t, i: t.gather(0, i), x, places)
    as_one_by_one(lambda t, i, s: t.scatter(0, i, s), x, places, source)
    as_one_by_one(lambda t, i, s: t.scatter_add(0, i, s), x, places, source)
    as_one_by_one(lambda t, s: t.index_copy(0, sg.tensor(1), s), x, source)


def test_each_sample_repeats_its_own_elements() -> None:
    x, repeats = randn(3, 3, 2), sg.tensor([[1, 2, 1], [0, 0, 4], [2, 0, 2]])
    as_one_by_one(lambda t, n: t.repeat_interleave(n, 0), x, repeats)
    as_one_by_one(lambda t, n: t.repeat_interleave(n, 0, output_size=6), x, sg.tensor([2, 2, 2]))
    shared = sg.vmap(lambda n: x[0].repeat_interleave(n, 0))(repeats)
    assert shared.equal(sg.stack([x[0].repeat_interleave(n, 0) for n in repeats]))
    with pytest.raises(RuntimeError, match="vmap: repeat_interleave gives results of different sizes for different samples, 3 and 4"):
        sg.vmap(lambda t, n: t.repeat_interleave(n, 0))(x, sg.tensor([[1, 1, 1], [1, 2, 1], [1, 1, 1]]))
    with pytest.raises(RuntimeError, match="Invalid output_size, expected 4 but got 5"):
        sg.vmap(lambda t, n: t.repeat_interleave(n, 0, output_size=5))(x, repeats)
    with pytest.raises(RuntimeError, match="not negative"):
        sg.vmap(lambda t, n: t.repeat_interleave(n, 0))(x, sg.tensor([[1, -1, 1]] * 3))


# ---- what fits, and what is refused


@pytest.mark.parametrize("beta", [1, 0.5, 0])
@pytest.mark.parametrize("shape", [(1, 2, 3), (4, 2, 3), (2, 2, 3, 1)])
def test_what_is_added_to_a_product_is_not_larger_than_it(shape: tuple[int, ...], beta: float) -> None:
    for name, a, b in (("addmm", (2, 4), (4, 3)), ("addmv", (3, 4), (4,)), ("addr", (2,), (3,)), ("addbmm", (5, 2, 4), (5, 4, 3))):
        with pytest.raises(RuntimeError, match="expand"):
            sg.vmap(lambda *given, name=name: getattr(sg, name)(*given, beta=beta))(randn(3, *shape), randn(3, *a), randn(3, *b))
    as_one_by_one(lambda x, a, b: sg.addmm(x, a, b, beta=beta), randn(3, 3), randn(3, 2, 4), randn(3, 4, 3))


def test_a_complex_number_does_not_scale_a_product_of_real_ones() -> None:
    for names in ({"alpha": 1j}, {"beta": 1j}):
        with pytest.raises(TypeError):
            sg.vmap(lambda x, a, b, names=names: sg.addmm(x, a, b, **names))(randn(3, 2, 3), randn(3, 2, 4), randn(3, 4, 3))


def test_memory_of_a_batch_has_no_other_size() -> None:
    with pytest.raises(RuntimeError, match=r"vmap: resize_\(\) cannot give a tensor of a batch another size, \[2\]"):
        sg.vmap(lambda t: t.clone().resize_(2))(sg.ones(3, 4))
    assert sg.vmap(lambda t: t.clone().resize_(4))(sg.ones(3, 4)).equal(sg.ones(3, 4))


def test_bags_are_the_same_for_all_samples() -> None:
    with pytest.raises(RuntimeError, match=r"vmap: embedding_bag\(\) cannot take offsets of a batch"):
        sg.vmap(lambda o: F.embedding_bag(sg.tensor([0, 1, 1]), sg.ones(2, 2), o))(sg.tensor([[0, 1], [0, 2]]))


def test_reductions_of_nothing_are_errors_of_the_same_kind() -> None:
    for shape in ((0,), (3, 0)):
        for reduce in (sg.amax, sg.amin):
            with pytest.raises(RuntimeError, match="Expected reduction dim to be specified"):
                sg.vmap(reduce)(sg.ones(2, *shape))
        assert sg.vmap(lambda t: (t.sum(), t.prod()))(sg.ones(2, *shape))[0].tolist() == [0.0, 0.0]
    as_one_by_one(lambda t: sg.linalg.qr(t)[1], sg.ones(3, 2, 0, 3))


def test_losses_of_integers() -> None:
    scores, classes = sg.tensor([[[1, 2], [3, 4]], [[5, 6], [7, 9]]]), sg.tensor([[0, 1], [1, 0]])
    as_one_by_one(F.nll_loss, scores, classes)


# ---- no samples


def test_the_results_of_no_samples() -> None:
    x, places = sg.ones(0, 2, 3), sg.zeros(0, 4, dtype=sg.int64)
    for reduce in (sg.median, sg.nanmedian, sg.argmax, sg.argmin):
        assert sg.vmap(reduce)(x).shape == (0,)
    assert sg.vmap(lambda t, i: t.put(i, sg.ones(4)))(x, places).shape == (0, 2, 3)
    assert sg.vmap(lambda t, i: t.scatter_reduce(0, i.reshape(2, 2), t, "prod"))(x, places).shape == (0, 2, 3)
    assert sg.vmap(lambda t, i: t.index_reduce(0, i[:2], t, "prod"))(x, places).shape == (0, 2, 3)
    grid = sg.func.grad(lambda t: F.affine_grid(t[None], (1, 1, 2, 2), align_corners=False).square().sum())
    assert sg.vmap(grid)(x).shape == (0, 2, 3)
