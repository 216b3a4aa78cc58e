"""Gradient edges stand for tensors, in `grad` and in `backward`, as inputs and as outputs."""

from __future__ import annotations

import weakref
from typing import Any

import pytest

import specgrad as sg
from specgrad.autograd import backward, grad
from specgrad.autograd.graph import GradientEdge, get_gradient_edge


def leaf() -> sg.Tensor:
    return sg.tensor([1.0, 2.0], requires_grad=True)


def values(found: Any) -> Any:
    return [None if g is None else g.tolist() for g in found]


def test_what_an_edge_says() -> None:
    x = leaf()
    y = x * x
    edge = get_gradient_edge(y)
    assert (edge.node, edge.output_nr) == (y.grad_fn, 0)
    assert isinstance(edge, tuple) and len(edge) == 3
    at_leaf = get_gradient_edge(x)
    assert at_leaf.node.name() == "torch::autograd::AccumulateGrad"
    assert at_leaf.node is y.grad_fn.next_functions[0][0]  # type: ignore[union-attr]
    part = sg.stack([x, x]).unbind()[1]
    assert get_gradient_edge(part)[:2] == (part.grad_fn, 1)


def test_a_tensor_without_gradient_has_none() -> None:
    with pytest.raises(RuntimeError, match=r"not possible to get the gradient edge for a Tensor that does not require gradients"):
        get_gradient_edge(sg.ones(2))
    with pytest.raises(TypeError, match=r"expected a Tensor, got int"):
        get_gradient_edge(3)  # type: ignore[arg-type]


def test_edges_equal_their_tensors_everywhere() -> None:
    """Leaves, results, views, one of several outputs, mixed dtypes: as inputs, as outputs, alone and in lists with tensors."""
    x = leaf()
    y = x.double() * sg.ones(3, 2)
    parts = (y * 2).unbind()
    places = [x, y, y.view(6), parts[1], parts[2]]
    loss = (parts[0].sum() + parts[1].exp().sum() + y.view(6)[2]).sum()
    for place in places:
        expected = values(grad(loss, place, retain_graph=True, allow_unused=True))
        assert values(grad(loss, get_gradient_edge(place), retain_graph=True, allow_unused=True)) == expected
    mixed = [get_gradient_edge(p) if i % 2 else p for i, p in enumerate(places)]
    assert values(grad(loss, mixed, retain_graph=True, allow_unused=True)) == values(grad(loss, places, retain_graph=True, allow_unused=True))
    for place in places:
        ones = sg.ones_like(place)
        expected = values(grad(place, x, ones, retain_graph=True))
        assert values(grad(get_gradient_edge(place), x, ones, retain_graph=True)) == expected
        assert values(grad([get_gradient_edge(place), loss], x, [ones, None], retain_graph=True)) == values(
            grad([place, loss], x, [ones, None], retain_graph=True)
        )


def test_an_edge_may_be_input_and_output() -> None:
    edge = get_gradient_edge(leaf() * 2)
    assert values(grad(edge, edge, sg.ones(2))) == [[1, 1]]


def test_an_edge_keeps_the_graph_but_not_the_tensor() -> None:
    x = leaf()
    y = x * 3
    loss, edge, gone = y.sum(), get_gradient_edge(y), weakref.ref(y)
    del y
    assert gone() is None
    assert values(grad(loss, [edge], retain_graph=True)) == [[1, 1]]
    del loss
    assert values(grad(edge, x, sg.ones(2))) == [[3, 3]]


def test_an_edge_of_a_saved_tensor_of_another_dtype() -> None:
    x = leaf()
    y = x * sg.ones(2, dtype=sg.float64).requires_grad_()
    saved = y.grad_fn._saved_self  # type: ignore[union-attr]
    assert values(grad(get_gradient_edge(saved), x, sg.ones_like(saved))) == values(grad(saved, x, sg.ones_like(saved)))


def test_backward_takes_edges() -> None:
    x = leaf()
    y = x * x
    backward(get_gradient_edge(y), sg.ones(2), retain_graph=True)
    assert x.grad.tolist() == [2, 4]
    x.grad = None
    y.sum().backward(inputs=get_gradient_edge(x), retain_graph=True)  # type: ignore[arg-type]
    assert x.grad.tolist() == [2, 4]
    x.grad = None
    backward(y.sum(), inputs=[get_gradient_edge(x), y], retain_graph=True)
    assert x.grad.tolist() == [2, 4] and y.grad.tolist() == [1, 1]


def test_an_edge_within_the_graph_keeps_no_gradient() -> None:
    x = leaf()
    y = x * x
    backward(y.sum(), inputs=[get_gradient_edge(y)])
    assert not y.retains_grad and x.grad is None


def test_the_gradient_of_an_output_edge_is_checked_and_may_be_left_out_if_scalar() -> None:
    x = leaf()
    y = x * x
    assert values(grad(get_gradient_edge(y.sum()), x, retain_graph=True)) == [[2, 4]]
    for given in (None, [None]):
        with pytest.raises(RuntimeError, match=r"grad can be implicitly created only for scalar outputs"):
            grad([get_gradient_edge(y)], x, given, retain_graph=True)
    with pytest.raises(RuntimeError, match=r"Mismatch in shape: grad_output\[0\] has a shape of .*\[3\].* and output\[0\] has a shape of .*\[2\]"):
        grad(get_gradient_edge(y), x, sg.ones(3), retain_graph=True)
    with pytest.raises(RuntimeError, match=r"For complex Tensors"):
        grad(get_gradient_edge(y), x, sg.ones(2, dtype=sg.complex64), retain_graph=True)


def test_unused_edges() -> None:
    x = leaf()
    loss, unused = (x * x).sum(), get_gradient_edge(x * 1)
    with pytest.raises(RuntimeError, match=r"not have been used in the graph"):
        grad(loss, unused, retain_graph=True)
    assert grad(loss, unused, retain_graph=True, allow_unused=True) == (None,)
    with pytest.raises(RuntimeError, match=r"materialize_grads cannot be used when the given input is a GradientEdge"):
        grad(loss, [unused, x], retain_graph=True, materialize_grads=True)
    assert values(grad(loss, get_gradient_edge(x), materialize_grads=True)) == [[2, 4]]


def test_edges_made_by_hand() -> None:
    x = leaf()
    y = x * x
    node: Any = y.grad_fn
    assert values(grad(y.sum(), GradientEdge(node, 0), retain_graph=True)) == [[1, 1]]
    assert values(grad(GradientEdge(node, 0), x, sg.ones(2), retain_graph=True)) == [[2, 4]]
    with pytest.raises(RuntimeError, match=r"output 3 of MulBackward0, which has 1"):
        grad(y.sum(), GradientEdge(node, 3))
    parts = sg.stack([y, 3 * y]).unbind()
    several: Any = parts[0].grad_fn
    assert values(grad(GradientEdge(several, 1), x, sg.ones(2), retain_graph=True)) == [[6, 12]]
    loss = (parts[1] * sg.tensor([1.0, 5.0])).sum()
    assert values(grad(loss, [GradientEdge(several, 1), GradientEdge(several, 0)], retain_graph=True, allow_unused=True)) == [[1, 5], None]
    of_another = get_gradient_edge(parts[0])._replace(output_nr=1)
    assert values(grad(loss, of_another, retain_graph=True)) == [[1, 5]]
    inner = several.next_functions[0][0].next_functions[1][0]  # of 3 * y, whose tensor is gone
    assert values(grad(GradientEdge(inner, 0), x, sg.ones(2), retain_graph=True)) == [[6, 12]]
    with pytest.raises(RuntimeError, match=r"not known: give grad_outputs"):
        grad(GradientEdge(inner, 0), x)


def test_what_is_no_edge() -> None:
    x = leaf()
    with pytest.raises(AssertionError, match=r"is of type int"):
        grad([3], x)  # type: ignore[list-item]
    with pytest.raises(TypeError, match=r"whose node is a Node, got int"):
        grad(GradientEdge(3, 0), x)  # type: ignore[arg-type]


def test_second_gradients_through_edges() -> None:
    x = leaf()
    y = x * x * x
    (first,) = grad(get_gradient_edge(y.sum()), get_gradient_edge(x), create_graph=True)
    assert values(grad(get_gradient_edge(first), x, sg.ones(2))) == [[6, 12]]


def _of_edge(row: Any) -> Any:
    y = row * row
    edge = get_gradient_edge(y)
    z = (y * y).sum()
    (to_edge,) = sg.autograd.grad(z, edge, create_graph=True)
    (from_edge,) = sg.autograd.grad(edge, row, grad_outputs=to_edge, create_graph=True)
    assert to_edge.shape == from_edge.shape == row.shape
    return to_edge, from_edge


@pytest.mark.parametrize("dims", [1, 2])
def test_an_edge_of_a_tensor_of_a_batch(dims: int) -> None:
    """Within vmap, what arrives there is of the batch, as the gradient of the tensor is."""
    x = sg.arange(6.0).reshape(3, 2).requires_grad_()
    function = sg.vmap(_of_edge) if dims == 1 else sg.vmap(sg.vmap(_of_edge))
    to_edge, from_edge = function(x)
    assert to_edge.tolist() == (2 * x**2).tolist()
    assert from_edge.tolist() == (4 * x**3).tolist()


def test_an_edge_that_has_left_its_vmap_is_that_of_all_samples() -> None:
    edges: list[Any] = []

    def function(row: Any) -> Any:
        y = row * row
        edges.append(get_gradient_edge(y))
        return (y * y).sum()

    x = sg.arange(6.0).reshape(3, 2).requires_grad_()
    (found,) = sg.autograd.grad(sg.vmap(function)(x).sum(), edges)
    assert found.tolist() == (2 * x**2).tolist()
