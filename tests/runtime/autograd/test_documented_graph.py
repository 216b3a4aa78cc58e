"""What the documentation says of the graph and of what nodes save, sentence by sentence."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, grad, graph
from specgrad.autograd.graph import Node, saved_tensors_hooks
from tests.runtime.autograd.functions.custom_functions import Keeps

# ---- the graph


def test_grad_fn_is_a_node_exactly_where_an_op_was_recorded() -> None:
    x, constant = sg.ones(2, requires_grad=True), sg.ones(2)
    assert isinstance((x * constant).grad_fn, Node)
    assert x.grad_fn is None and (constant * 2).grad_fn is None
    for mode in (sg.no_grad, sg.inference_mode):
        with mode():
            assert (x * constant).grad_fn is None


LISTED = [
    "__call__", "__class__", "__delattr__", "__dir__", "__doc__", "__eq__", "__format__", "__ge__", "__getattribute__", "__gt__", "__hash__", "__init__",
    "__init_subclass__", "__le__", "__lt__", "__ne__", "__new__", "__reduce__", "__reduce_ex__", "__repr__", "__setattr__", "__sizeof__", "__str__",
    "__subclasshook__", "_raw_saved_result", "_register_hook_dict", "_saved_result", "metadata", "name", "next_functions", "register_hook",
    "register_prehook", "requires_grad",
]  # fmt: skip


def test_dir_of_a_node_lists_what_is_for_users() -> None:
    """The page's list, and of newer names only these: what the engine keeps in a node is not shown."""
    node = sg.zeros(3, requires_grad=True).exp().grad_fn
    assert set(dir(node)) - {"__getstate__"} == {*LISTED, "_input_metadata", "_sequence_nr"}
    assert dir(node) == sorted(dir(node))
    for name in dir(node):
        getattr(node, name)
    assert node.requires_grad is True  # type: ignore[union-attr]


def test_dir_of_a_functions_node_lists_what_was_put_there() -> None:
    class Own(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.mine, ctx.result = 1, 2
            return x * 2

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            return g

    node = Own.apply(sg.ones(2, requires_grad=True)).grad_fn
    shown = set(dir(node))
    assert {"mine", "result", "needs_input_grad", "saved_tensors", "saved_variables", "num_inputs", "num_outputs", "requires_grad"} <= shown
    assert not shown & {"run_arrays", "run_tensors", "release", "next", "seq", "extra", "_results", "_kept"}


@pytest.mark.parametrize("several", [False, True])
def test_a_change_that_others_have_made_is_noticed_once_it_is_told(several: bool) -> None:
    x = sg.ones(2, requires_grad=True)
    weight = sg.ones(2)
    loss = (x * weight).sum()
    weight.numpy()[0] = 5
    graph.increment_version([weight, sg.ones(1)] if several else weight)
    assert weight._version == 1
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation.*increment_version"):
        loss.backward()
    with pytest.raises(RuntimeError, match="Iterable"):
        graph.increment_version(3)  # type: ignore[arg-type]


def test_the_warning_about_streams_can_be_set() -> None:
    for enabled in (False, True):
        graph.set_warn_on_accumulate_grad_stream_mismatch(enabled)
        x = sg.ones(2, requires_grad=True)
        (x * 2).sum().backward()
        assert x.grad.tolist() == [2, 2]
    with pytest.raises(RuntimeError, match="must be a bool, but got str"):
        graph.set_warn_on_accumulate_grad_stream_mismatch("no")  # type: ignore[arg-type]


def test_an_edge_is_a_tuple_of_node_and_number() -> None:
    x = sg.rand(2, 3, requires_grad=True)
    _, second = parts = x.unbind()
    edge = graph.get_gradient_edge(second)
    assert isinstance(edge, graph.GradientEdge)
    assert (edge.node, edge.output_nr) == (second.grad_fn, 1) == edge[:2]
    assert edge.ownership_token is not None, "of one of several outputs: what keeps its place"
    loss = (parts[0] * parts[1]).sum()
    assert grad(loss, edge, retain_graph=True)[0].tolist() == grad(loss, second)[0].tolist()
    leaf_edge = graph.GradientEdge(*graph.get_gradient_edge(x)[:2])
    assert grad((x * 2).sum(), leaf_edge)[0].tolist() == [[2] * 3] * 2


# ---- hooks on what is saved


def test_unpack_is_given_the_object_that_pack_gave_and_only_when_it_is_needed() -> None:
    packed: list[Any] = []
    unpacked: list[Any] = []

    class Parcel:
        def __init__(self, tensor: Tensor):
            self.tensor = tensor.detach()

    def pack(tensor: Tensor) -> Parcel:
        packed.append(Parcel(tensor))
        return packed[-1]

    def unpack(parcel: Parcel) -> Tensor:
        unpacked.append(parcel)
        return parcel.tensor

    x = sg.rand(3, requires_grad=True)
    with saved_tensors_hooks(pack, unpack):
        y = (x * x.detach()).sin().sum()
    assert packed and not unpacked
    grad(y, x, retain_graph=True)
    assert sorted(map(id, unpacked)) == sorted(map(id, packed))
    y.backward()
    assert len(unpacked) == 2 * len(packed)


RESULTS_ARE_SAVED: dict[str, Callable[[Tensor], Tensor]] = {
    "one output": lambda x: x.exp(),
    "several": lambda x: x.reshape(2, 1).max(1).values,
    "a function's": lambda x: Keeps.apply(x)[0],
    "a chain": lambda x: (x * 2).exp().tanh().sqrt(),
}


@pytest.mark.parametrize("pack", [lambda t: t.detach(), lambda t: t], ids=["detached", "as it is"])
@pytest.mark.parametrize("program", RESULTS_ARE_SAVED)
def test_a_pack_hook_closes_no_circle(program: str, pack: Any, no_collector: None) -> None:
    """The page warns of `lambda x: x`: here an output that a hook hands back as it is keeps nothing alive either."""
    x = sg.tensor([0.5, 0.25], requires_grad=True)
    run = RESULTS_ARE_SAVED[program]
    with saved_tensors_hooks(pack, lambda t: t):
        y = run(x)
    if program == "one output":
        kept = y.grad_fn._raw_saved_result.data  # type: ignore[union-attr]
        assert kept.grad_fn is (y.grad_fn if kept.requires_grad else None) and kept.requires_grad is (pack(x) is x)
        del kept
    (first,) = grad(y.sum(), x, create_graph=True)
    (expected,) = grad(run(x).sum(), x, create_graph=True)
    assert first.tolist() == expected.tolist()
    if first.requires_grad:
        assert grad(first.sum(), x)[0].tolist() == grad(expected.sum(), x)[0].tolist()
    array, tensor = weakref.ref(y._array), weakref.ref(y)
    del y, first, expected
    assert tensor() is None and array() is None


def test_a_hook_that_changes_its_input_is_an_error_and_no_wrong_gradient() -> None:
    """The page calls this undefined."""
    x = sg.ones(2, requires_grad=True)
    with saved_tensors_hooks(lambda t: t.mul_(2), lambda t: t), pytest.raises(RuntimeError, match="pack hook is modifying its input in place"):
        (x * 1).exp()
    with saved_tensors_hooks(lambda t: t.detach(), lambda t: t.mul_(2)):
        y = x.exp()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_the_documented_save_on_cpu() -> None:
    def f(a: Tensor, b: Tensor, c: Tensor) -> Tensor:
        prod_1 = a * b
        with graph.save_on_cpu(pin_memory=True):
            prod_2 = prod_1 * c
        return prod_2 * a

    a, b, c = leaves = [sg.tensor([value], requires_grad=True) for value in (2.0, 3.0, 5.0)]
    y = f(a, b, c)
    del a, b, c
    assert {row.kind for row in graph.saved_report(y).rows} == {"packed", "leaf", "activation"}
    y.sum().backward()
    assert graph.saved_report(y).rows == [], "all of it is freed by the pass"
    assert [x.grad.item() for x in leaves] == [60, 20, 12]


def test_what_printed_in_the_documented_change_of_a_saved_tensor() -> None:
    with graph.allow_mutation_on_saved_tensors() as context:
        a = sg.ones(2, 3, requires_grad=True)
        b = a.clone()
        out = (b**2).sum()
        assert repr(b.sin_()) == "tensor([[0.8415, 0.8415, 0.8415],\n        [0.8415, 0.8415, 0.8415]], grad_fn=<SinBackward0>)"
        assert len(context.cloned) == 1
        out.sum().backward()
    assert not context.cloned and not context.original
