"""Ops that take or give lists of tensors, or take indices: the short way gives what the general path gives, and leaves to it what is not plain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.base import native_runtime
from specgrad.autograd import forward_ad, grad
from specgrad.core.dispatch import lists
from specgrad.core.dispatch.general import general
from specgrad.core.kernels.table import compiled
from specgrad.core.tape.node import Node, edge_target, next_seq

PROGRAMS: dict[str, Callable[[sg.Tensor, sg.Tensor], Any]] = {
    "cat": lambda x, y: [sg.cat([x, y * 2], 1)],
    "cat of empty ones": lambda x, y: [sg.cat([x, sg.zeros(0), y])],
    "cat of dtypes": lambda x, y: [sg.cat([x, y.double(), sg.ones(1, 4, dtype=sg.int64)])],
    "cat of a wider one first": lambda x, y: [sg.cat([y.double(), x])],
    "cat of what has no gradient": lambda x, y: [sg.cat((x.detach(), y))],
    "stack": lambda x, y: [sg.stack((x, y), -1)],
    "split": lambda x, y: sg.split(x * y, [1, 3], 1),
    "chunk of one": lambda x, y: sg.chunk(x, 1),
    "unbind": lambda x, y: x.unbind(1),
    "parts": lambda x, y: [x[:, 1], y[None, 0], x[1:, ::2], x[1, 2], y[:, None, -1]],
    "at indices": lambda x, y: [x[sg.tensor([0, 2, 0])], y[:, sg.tensor([3, -1])], x[sg.tensor([True, False, True])], (x * y)[sg.tensor(1), sg.tensor([0, 1])]],
    "put": lambda x, y: [
        x.index_put((sg.tensor([0, 2]),), y[:2]),
        x.detach().index_put((sg.tensor([0, 2]),), y[0]),
        (x * y).index_put((sg.tensor([0, 0]), sg.tensor([1, 1])), y[0, :2].detach(), accumulate=True),
        x.index_put((sg.tensor([True, False, True]),), y[0, 0]),
    ],
    "in place": lambda x, y: [_changed(x * 1, y * 1)],
}


def _changed(x: sg.Tensor, y: sg.Tensor) -> sg.Tensor:
    for start in (0, 2):
        x[:, start : start + 2].mul_(y[:, :2])
    return sg.cat([x, y]).mul_(3)


def _leaves() -> tuple[sg.Tensor, sg.Tensor]:
    sg.manual_seed(0)
    return sg.rand(3, 4, requires_grad=True), sg.rand(3, 4, requires_grad=True)


def _shown(program: Callable[[sg.Tensor, sg.Tensor], Any]) -> list[Any]:
    """What can be seen of a program's results: values, dtypes, strides, nodes, bases, and gradients of first and second order."""
    x, y = _leaves()
    outs = program(x, y)
    found: list[Any] = [(o.tolist(), o.dtype, o.stride(), o.requires_grad, o.grad_fn and o.grad_fn.name(), o._is_view()) for o in outs]
    total = sum((o.double() ** 3).sum() for o in outs)
    first = grad(total, (x, y), create_graph=True, allow_unused=True)
    found += [None if g is None else g.tolist() for g in first]
    again = grad(sum(g.sum() for g in first if g is not None), (x, y), allow_unused=True)
    return found + [None if g is None else g.tolist() for g in again]


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_short_way_does_what_the_general_path_does(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    short = _shown(PROGRAMS[name])
    for table in {sg.cat.__globals__["__name__"], "specgrad.generated.shape", "specgrad.generated.indexing"}:
        module = __import__(table, fromlist=["of_list"])
        for way in ("of_list", "to_list", "of_indices"):
            monkeypatch.setattr(module, way, general)
    assert _shown(PROGRAMS[name]) == short


def test_the_short_way_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "general", lambda op, args: pytest.fail(f"{op} took the general path"))
    x, y = _leaves()
    sg.cat([x, y])
    sg.stack((x, y))
    x.split(1)
    x.unbind()
    _ = x[sg.tensor([0])]
    x.index_put((sg.tensor([0]),), y[0])


def test_modes_are_heeded() -> None:
    x, y = _leaves()
    with sg.no_grad():
        assert not sg.cat([x, y]).requires_grad
        assert not any(part.requires_grad for part in x.split(1))
        assert not x[sg.tensor([0])].requires_grad
    with sg.inference_mode():
        assert sg.is_inference(sg.cat([x, y])) and sg.is_inference(x[sg.tensor([0])])
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x, sg.ones(3, 4))
        for out in (sg.cat([dual, y]), sg.stack([dual, y]), dual.split(1)[1], dual[sg.tensor([0, 1])]):
            assert forward_ad.unpack_dual(out).tangent is not None
    seen = []
    with sg.autograd.graph.saved_tensors_hooks(lambda t: seen.append(1) or t, lambda t: t):
        out = (x * 1)[sg.tensor([0, 2])]
    assert seen
    assert grad(out.sum(), x)[0].tolist() == [[1.0] * 4, [0.0] * 4, [1.0] * 4]
    batched = sg.vmap(lambda a: sg.cat([a, a * 2]))(x)
    np.testing.assert_array_equal(batched.detach().numpy(), np.concatenate([x.detach().numpy(), x.detach().numpy() * 2], 1))


def test_what_does_not_fit_is_an_error() -> None:
    x, y = _leaves()
    with pytest.raises(TypeError, match="expected Tensor as element 1"):
        sg.cat([x, 3])
    with pytest.raises(TypeError, match="must be tuple of Tensors"):
        sg.stack(3)
    with pytest.raises(ValueError, match="non-empty list"):
        sg.cat([])
    with pytest.raises(RuntimeError, match="Sizes of tensors must match"):
        sg.cat([x, y[:, :2]])
    with pytest.raises(IndexError, match="out of bounds"):
        x[sg.tensor([3])]
    with pytest.raises(IndexError, match="Dimension out of range"):
        sg.cat([x, y], 2)
    with pytest.raises(IndexError, match="too many indices"):
        x[0, 0, 0]
    with pytest.raises(TypeError, match="values"):
        x.index_put((sg.tensor([0]),), 1.0)  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="source and destination dtypes match"):
        x.index_put((sg.tensor([0]),), y[0].double())


def test_indices_beside_none_lie_within_too() -> None:
    x, none = sg.ones(3, 4), sg.zeros(0, 1, dtype=sg.int64)
    assert x[none, sg.tensor([3])].shape == (0, 1)
    for use in (lambda at: x[none, at], lambda at: x.index_put((none, at), sg.tensor(1.0))):
        with pytest.raises(IndexError, match="index 9 is out of bounds for dimension 1 with size 4"):
            use(sg.tensor([9]))


def test_an_index_that_changes_after_it_was_used_is_noticed() -> None:
    x, _ = _leaves()
    index = sg.tensor([0, 2])
    out = x[index]
    index.sub_(0)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        out.sum().backward()


@pytest.mark.parametrize("give_ports", [lists.give_ports, lists._give_ports])
def test_each_result_of_a_list_leads_to_an_output_of_its_own(give_ports: Callable[..., None]) -> None:
    node = (_leaves()[0] * 1)._node
    outs = tuple(sg.ones(1) for _ in range(3))
    before = next_seq()
    give_ports(node, outs, next_seq)
    assert [edge_target(out._node) for out in outs] == [(node, 0), (node, 1), (node, 2)]
    ports = [out._node for out in outs if out._node is not None]
    assert [(port.seq, port.extra) for port in ports] == [(before + 1, None), (before + 2, None), (before + 3, None)]


@pytest.mark.skipif(not compiled, reason="nothing is compiled here: Python makes them")
def test_what_compiled_code_gives_no_outputs_to() -> None:
    for given in ((), (None, [sg.ones(1)], next_seq), (None, (3,), next_seq)):
        with pytest.raises(TypeError, match=r"give_ports\(\)"):
            lists.give_ports(*given)
    with pytest.raises(ZeroDivisionError):
        lists.give_ports(None, (sg.ones(1),), lambda: 1 // 0)
    for cls, error in ((3, TypeError), (Node, AttributeError)):
        with pytest.raises(error):
            native_runtime.porter_of(cls)
    assert len({out._node for out in (_leaves()[0] * 1).unbind()}) == 3
