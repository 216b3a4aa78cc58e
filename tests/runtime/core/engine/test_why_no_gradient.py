"""Errors about gradients that cannot be had name the line at which the history was lost."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.autograd import grad
from specgrad.autograd.graph import explain
from specgrad.core.base.state import thread


@pytest.fixture(autouse=True)
def nothing_noted() -> None:
    thread.cuts.clear()


def leaf() -> sg.Tensor:
    return sg.ones(3, 2, requires_grad=True)


def line_of(function: Callable[..., Any], offset: int = 0) -> str:
    return rf"test_why_no_gradient\.py:{function.__code__.co_firstlineno + offset}"


CUTS: dict[str, tuple[str, Callable[[sg.Tensor], sg.Tensor]]] = {
    "detach": ("detach", lambda x: x.detach()),
    "data": ("data", lambda x: x.data),
    "an index": ("argmax", lambda x: x.argmax(1)),
    "a comparison": ("gt", lambda x: x > 0),
    "a comparison of two": ("lt", lambda x: sg.ones(2) < x),
    "a comparison by name": ("eq", lambda x: sg.eq(x, 1.0)),
    "a conversion": ("the conversion to specgrad.int64", lambda x: x.long()),
    "a conversion to another tensor's dtype": ("the conversion to specgrad.bool", lambda x: x.to(sg.ones(1) > 0)),
    "a sum of integers": ("sum", lambda x: x.sum(1, dtype=sg.int64)),
    "a mixed comparison": ("gt", lambda x: x > sg.ones(2, dtype=sg.float64)),
}


@pytest.mark.parametrize("what", CUTS)
def test_an_output_without_history(what: str) -> None:
    """The op that cut, by name, file and line."""
    op, cut = CUTS[what]
    out = cut(leaf() * 2).float().sum()
    with pytest.raises(RuntimeError, match=rf"element 0 of tensors does not require grad .*: {op} in .*{line_of(cut)}\.$"):
        out.backward()


@pytest.mark.parametrize("what", CUTS)
def test_an_input_behind_a_cut(what: str) -> None:
    """Of an unused input: what was computed from it, and where that lost its history."""
    op, cut = CUTS[what]
    x, used = leaf(), leaf()
    hidden = x * 2
    out = (cut(hidden).float().sum() * used).sum()
    with pytest.raises(RuntimeError, match=rf"input 0, a leaf, of shape \[3, 2\]\. What was .* without history after {op} in .*{line_of(cut)}\.$"):
        grad(out, x)


def _in_no_grad(x: sg.Tensor) -> sg.Tensor:
    with sg.no_grad():
        y = sg.nn.functional.linear(x, sg.ones(4, 2))
        return y * x.sum()


def _after_turning_off(x: sg.Tensor) -> sg.Tensor:
    with sg.set_grad_enabled(False):
        return x * 2


def _in_inference_mode(x: sg.Tensor) -> sg.Tensor:
    with sg.inference_mode():
        return x.exp().clone()


@sg.no_grad()
def _decorated(x: sg.Tensor) -> sg.Tensor:
    return x - 1


BLOCKS = [
    (_in_no_grad, "linear under no_grad()", 2),
    (_after_turning_off, "mul under set_grad_enabled(False)", 2),
    (_in_inference_mode, "exp under inference_mode()", 2),
    (_decorated, "sub under no_grad()", 2),
]


@pytest.mark.parametrize(("block", "op", "line"), BLOCKS)
def test_a_block_that_does_not_record(block: Any, op: str, line: int) -> None:
    """The first op that a block left out, and nothing else of the block."""
    out = block(leaf()).sum()
    function = getattr(block, "__wrapped__", block)
    place = rf": {op.replace('(', '[(]').replace(')', '[)]')} in .*{line_of(function, line)}\.$"
    with pytest.raises(RuntimeError, match=place):
        (out + 0).backward()


def test_recording_is_off_right_here() -> None:
    with sg.no_grad(), pytest.raises(RuntimeError, match=r"does not have a grad_fn\. Nothing is being recorded here: gradients are off\."):
        (leaf() * 2).sum().backward()


def test_nothing_required_a_gradient() -> None:
    with pytest.raises(RuntimeError, match="None of the tensors that it was computed from required grad"):
        sg.ones(3).sum().backward()


def test_an_input_that_came_too_late() -> None:
    x = leaf()
    out = x.exp().sum()
    with pytest.raises(RuntimeError, match=r"input 1, the result of ViewBackward0, of shape \[6\]\. It was made after the outputs had been computed"):
        grad(out, (x, x.view(6)))


def test_an_input_that_came_before_one_of_the_outputs() -> None:
    x = leaf()
    early = x.exp().sum()
    between = x.view(6)
    with pytest.raises(RuntimeError, match=r"input 0, the result of ViewBackward0, of shape \[6\]\. No recorded op leads from it to the outputs\."):
        grad((early, x.sin().sum()), between)


def test_an_input_that_was_modified_since() -> None:
    x = leaf()
    y = x * 1
    out = y.sum() + (x * 2).sum()
    y.add_(1)
    later = (out + x.sum()).sum()
    with pytest.raises(RuntimeError, match=r"the result of AddBackward0, of shape \[3, 2\]\. It was modified in place"):
        grad(later, y)


def test_an_input_that_has_nothing_to_do_with_it() -> None:
    with pytest.raises(RuntimeError, match=r"No recorded op leads from it to the outputs\.$"):
        grad(leaf().sum(), leaf())


def test_a_cut_whose_input_is_gone_is_told_as_possible() -> None:
    x = leaf()
    mask = (x * 2).long()  # x * 2 is gone: nobody can tell whether x led there
    with pytest.raises(RuntimeError, match=r"No recorded op leads .* History was lost of late in: the conversion to specgrad.int64"):
        grad((leaf() * mask).sum(), x)


def test_an_input_that_requires_no_gradient() -> None:
    with pytest.raises(RuntimeError, match=r"does not require grad: input 1, of shape \[2\]\. Call requires_grad_\(\) on it before"):
        grad(leaf().sum(), (leaf(), sg.ones(2)))
    with pytest.raises(RuntimeError, match=r"does not require grad: input 0, of shape \[2\]"):
        leaf().sum().backward(inputs=[sg.ones(2)])


def test_ops_within_ops_are_not_told() -> None:
    """Masks that an op makes for itself are nobody's mistake."""
    sg.nn.functional.huber_loss(leaf(), sg.zeros(3, 2)).backward()
    sg.nn.functional.dropout(leaf()).sum().backward()
    assert not thread.cuts


def test_what_is_noted_keeps_no_graph_alive() -> None:
    import weakref

    y = leaf().exp()
    node = weakref.ref(y.grad_fn)
    y.detach()
    del y
    assert len(thread.cuts) == 1
    assert node() is None


def test_each_thread_has_its_own() -> None:
    leaf().detach()
    found: list[int] = []
    worker = threading.Thread(target=lambda: found.append(len(thread.cuts)))
    worker.start()
    worker.join()
    assert found == [0]


def test_only_the_last_ones_are_remembered() -> None:
    x = leaf()
    for _ in range(1000):
        x.detach()
    assert len(thread.cuts) == 64


# ---- explain


def test_the_way_from_output_to_input() -> None:
    x = leaf()
    y = x * sg.ones(3, 1)
    first, second = (y + 1).split(2)[0].unbind(1)
    assert explain(first.sum(), x) == "the output <- SumBackward0 <- UnbindBackward0 <- SplitBackward0 <- AddBackward0 <- MulBackward0 <- the input"
    assert explain(second.sum(), y) == "the output <- SumBackward0 <- UnbindBackward0 <- SplitBackward0 <- AddBackward0 <- the input"
    assert explain(x, x) == "the output <- the input"


def test_the_shortest_way() -> None:
    x = leaf()
    assert explain(x.exp().sin().cos() + x, x) == "the output <- AddBackward0 <- the input"


def test_no_way() -> None:
    x = leaf()
    kept = x * 2
    assert "went on without history after detach" in explain((kept.detach() * leaf()).sum(), x)
    assert explain(sg.ones(2), x).startswith("The output has no history.")
    assert explain(x, sg.ones(2)).startswith("The input does not require grad")


class Cutting(sg.autograd.Function):
    """Its forward cuts, and its backward takes over."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x: sg.Tensor) -> sg.Tensor:
        return x.detach() * (x > 0).float() + x.long()

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        pass

    @staticmethod
    def backward(ctx: Any, g: sg.Tensor) -> sg.Tensor:
        return g


@pytest.mark.parametrize("apply", [Cutting.apply, sg.vmap(Cutting.apply)])
def test_the_forward_of_a_custom_function_cuts_nothing(apply: Any) -> None:
    for _ in range(2):  # the first call is watched
        apply(leaf()).sum().backward()
    assert not thread.cuts


def test_hooks_and_backward_passes_cut_nothing() -> None:
    y = leaf() * 2
    y.register_hook(lambda g: g.detach() * (y > 0).float())
    y.sum().backward()
    assert not thread.cuts


def test_a_cut_inside_of_vmap_is_told_with_its_line() -> None:
    def cut(row: sg.Tensor) -> sg.Tensor:
        return row.detach() * (row > 1)

    x = leaf()
    out = sg.vmap(cut)(x)
    with pytest.raises(RuntimeError, match=rf"gt in .*{line_of(cut, 1)}; detach in .*{line_of(cut, 1)}\.$"):
        grad(out.sum(), x)
    with pytest.raises(RuntimeError, match=rf"of late in: gt in .*{line_of(cut, 1)}"):
        grad((leaf() * 2).sum(), x)


def test_a_volatile_tensor_is_named_as_the_cut() -> None:
    with pytest.warns(DeprecationWarning):
        volatile = sg.autograd.Variable(sg.ones(2), volatile=True)

    def product(x: sg.Tensor) -> sg.Tensor:
        return x * volatile

    with pytest.raises(RuntimeError, match=rf"mul of a volatile tensor in .*{line_of(product, 1)}\.$"):
        product(leaf()).sum().backward()


def test_explain_takes_edges() -> None:
    x = leaf()
    y = x * 2
    z = y.exp()
    edge_y, edge_z = (sg.autograd.graph.get_gradient_edge(t) for t in (y, z))
    assert explain(edge_z, x) == explain(z, x) == "the output <- ExpBackward0 <- MulBackward0 <- the input"
    assert explain(z, edge_y) == explain(edge_z, edge_y) == "the output <- ExpBackward0 <- the input"
    assert explain(edge_y, edge_z).startswith("The output does not depend on the input.")
    with pytest.raises(TypeError, match="expected a Tensor or a GradientEdge, got int"):
        explain(3, x)
