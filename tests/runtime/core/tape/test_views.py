"""Views and in-place changes: one memory, one version counter, and a history that follows what was changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd.function import Function

VIEWS: dict[str, Callable[[Tensor], Tensor]] = {
    "view": lambda x: x.view(6),
    "reshape": lambda x: x.reshape(3, 2),
    "transpose": lambda x: x.transpose(0, 1),
    "select": lambda x: x.select(0, 1),
    "narrow": lambda x: x.narrow(1, 1, 2),
    "slice": lambda x: x[:, ::2],
    "item": lambda x: x[1, 2],
    "unsqueeze": lambda x: x.unsqueeze(1),
    "squeeze": lambda x: x.unsqueeze(0).squeeze(0),
    "diagonal": lambda x: x.diagonal(),
    "permute": lambda x: x.permute(1, 0),
    "expand": lambda x: x.expand(2, 2, 3),
    "view_as": lambda x: x.view_as(x),
    "flatten": lambda x: x.flatten(),
    "unflatten": lambda x: x.unflatten(1, (3, 1)),
    "as_strided": lambda x: x.as_strided((2, 2), (3, 1)),
    "movedim": lambda x: x.movedim(0, 1),
    "two steps": lambda x: x.t()[1:].unsqueeze(0),
}
CHANGES: dict[str, Callable[[Tensor], Tensor]] = {
    "add_": lambda v: v.add_(1.0),
    "mul_": lambda v: v.mul_(3.0),
    "tanh_": lambda v: v.tanh_(),
    "sin_": lambda v: v.sin_(),
    "zero_": lambda v: v.zero_(),
    "fill_": lambda v: v.fill_(0.5),
    "copy_": lambda v: v.copy_(v.detach().cos()),
    "mul_ by another": lambda v: v.mul_(v.detach().exp()),
    "clamp_": lambda v: v.clamp_(-0.5, 0.5),
    "masked_fill_": lambda v: v.masked_fill_(v.detach() > 0, 0.25),
}


def base_of(values: Any = None) -> Tensor:
    return sg.tensor(np.sin(np.arange(6.0) + 1).reshape(2, 3) if values is None else values)


@pytest.mark.parametrize("name", VIEWS)
def test_a_view_shares_memory_and_versions(name: str) -> None:
    x = base_of()
    v = VIEWS[name](x)
    assert v._is_view()
    assert v._base is x
    assert np.shares_memory(v.numpy(), x.numpy())
    x.add_(1)
    assert v._version == x._version == 1
    if name != "expand":
        v.add_(1)
        assert v._version == x._version == 2
    assert np.array_equal(v.numpy(), VIEWS[name](x).numpy())


@pytest.mark.parametrize("name", VIEWS)
def test_a_view_of_a_view_has_the_first_base(name: str) -> None:
    x = base_of()
    assert VIEWS[name](x.view(2, 3))._base is x


@pytest.mark.parametrize("view", [n for n in VIEWS if n != "expand"])
@pytest.mark.parametrize("change", CHANGES)
def test_changing_a_view_gives_the_base_its_history(view: str, change: str) -> None:
    """The gradient through an in-place change is the one through the same program out of place."""
    results = []
    for in_place in (True, False):
        x = base_of().requires_grad_()
        y = x * 2
        other = y.view(6)
        if in_place:
            v = VIEWS[view](y)
            CHANGES[change](v)
        else:
            marks = sg.arange(6).reshape(2, 3)
            v = CHANGES[change](VIEWS[view](y).clone())
            flat = y.reshape(-1)
            y = flat.index_put((VIEWS[view](marks).reshape(-1),), v.reshape(-1)).reshape(2, 3)
            other = y.view(6)
        loss = (y * y).sum() + v.cos().sum() + (other * sg.arange(6.0)).sum()
        (first,) = sg.autograd.grad(loss, x, create_graph=True)
        second = sg.autograd.grad(first.sin().sum(), x)[0]
        results.append([t.detach().numpy() for t in (y, v, other, first, second)])
    for ours, expected in zip(*results):
        assert np.allclose(ours, expected)


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.lists(st.tuples(st.sampled_from(["first", "second", "base", "late"]), st.sampled_from(["mul_", "add_", "sin_"])), max_size=6))
def test_several_views_changed_in_turn(changes: list[tuple[str, str]]) -> None:
    x = base_of().requires_grad_()
    y = x * 1.0
    first, second = y[0], y.t()[1:]
    for which, op in changes:
        CHANGES[op]({"first": first, "second": second, "base": y, "late": y.view(6)[2:5]}[which])
    ((y + first) ** 2).sum().add(second.sum()).backward()

    numbers = x.detach().numpy() + 0j
    gradient = np.zeros(6)
    for k in range(6):  # by complex steps
        z = numbers.reshape(-1).copy()
        z[k] += 1e-30j
        z = z.reshape(2, 3)
        a, b = z[0], z.T[1:]
        for which, op in changes:
            part = {"first": a, "second": b, "base": z, "late": z.reshape(6)[2:5]}[which]
            part[...] = {"mul_": lambda p: p * 3, "add_": lambda p: p + 1, "sin_": np.sin}[op](part)
        gradient[k] = (((z + a) ** 2).sum() + b.sum()).imag / 1e-30
    assert np.allclose(x.grad.numpy().reshape(-1), gradient)


# ---- saved values


def test_a_changed_saved_value_is_an_error_that_names_op_and_place() -> None:
    x = sg.ones(3, requires_grad=True)
    a = x * 2
    y = a * a
    a.add_(1)  # the place
    with pytest.raises(RuntimeError) as info:
        y.sum().backward()
    text = str(info.value)
    for phrase in (
        "modified by an inplace operation",
        "[FloatTensor [3]]",
        "output 0 of MulBackward0",
        "version 1; expected version 0",
        "add_",
        "test_views.py:",
    ):
        assert phrase in text
    line = int(text.split("test_views.py:")[1].split(".")[0])
    with open(__file__) as source:
        assert "# the place" in source.read().splitlines()[line - 1]


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("recorded", [False, True])
def test_a_change_of_one_tensor_of_a_saved_list_is_seen(which: int, recorded: bool) -> None:
    x = sg.ones(3, 4, requires_grad=True)
    indices = sg.tensor([0, 1]), sg.tensor([2, 3])
    y = x[indices]
    indices[which].zero_()
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation: .LongTensor"):
        sg.autograd.grad(y.sum(), x, create_graph=recorded)


def test_of_several_changes_the_first_after_the_saving_is_named() -> None:
    x = sg.ones(3, requires_grad=True)
    a = x * 2
    a.add_(1)
    y = a * a
    a.mul_(2).sub_(1)
    with pytest.raises(RuntimeError, match=r"at version 3; expected version 1 instead.*modified 2 versions ago by mul_"):
        y.sum().backward()


@pytest.mark.parametrize("through", ["itself", "view", "earlier view", "detach", "base", "setitem", "numbers"])
def test_a_change_is_seen_however_it_is_made(through: str) -> None:
    x = sg.ones(4, requires_grad=True)
    root = x * 2
    earlier = root.view(2, 2)
    a = root.view(4)
    y = (a.exp() * a).sum()
    {
        "itself": lambda: a.mul_(2),
        "view": lambda: a[:1].mul_(2),
        "earlier view": lambda: earlier.mul_(2),
        "detach": lambda: a.detach().mul_(2),
        "base": lambda: root.mul_(2),
        "setitem": lambda: a.__setitem__(0, 5.0),
        "numbers": lambda: a.fill_(1.0),
    }[through]()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.backward()


def test_a_change_through_data_is_not_seen() -> None:
    x = sg.ones(2, requires_grad=True)
    a = x * 2
    y = (a * a).sum()
    a.data.mul_(10)
    assert a._version == 0
    y.backward()
    assert x.grad.tolist() == [80, 80]


def test_what_is_not_saved_may_change() -> None:
    x = sg.ones(2, requires_grad=True)
    a = x * 2
    y = a + 1
    a.mul_(5)
    y.sum().backward()
    assert x.grad.tolist() == [2, 2]


@pytest.mark.parametrize("recorded", [False, True])
def test_a_result_that_is_saved_may_not_change(recorded: bool) -> None:
    x = sg.ones(2, requires_grad=True)
    y = x.exp()
    y.add_(1)
    with pytest.raises(RuntimeError, match="output 0 of ExpBackward0"):
        sg.autograd.grad(y.sum(), x, create_graph=recorded)


@pytest.mark.parametrize("op", ["mul_", "div_", "atan2_"])
@pytest.mark.parametrize("other", ["itself", "its view", "its detached self"])
def test_an_operand_that_is_overwritten_is_an_error_not_a_wrong_gradient(op: str, other: str) -> None:
    x = sg.tensor([2.0, 3.0], requires_grad=True)
    y = x + 0
    getattr(y, op)({"itself": y, "its view": y.view(2), "its detached self": y.detach()}[other])
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_the_formula_of_an_in_place_op_reads_the_old_value() -> None:
    x, w = sg.tensor([2.0], requires_grad=True), sg.tensor([5.0], requires_grad=True)
    y = x * 1
    y.mul_(w)
    y.backward()
    assert w.grad.tolist() == [2]
    assert x.grad.tolist() == [5]


class Clears(Function):
    """Sets its input to zero, in place, and gives no gradient for it."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.mark_dirty(x)
        return x.zero_()

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> None:
        return None


@pytest.mark.parametrize("recorded", [False, True])
def test_a_change_of_a_part_that_gives_no_gradient_leaves_that_of_the_rest(recorded: bool) -> None:
    x = sg.ones(4, requires_grad=True)
    y = x * 3
    Clears.apply(y[1:3])
    (found,) = sg.autograd.grad(y.sum(), x, create_graph=recorded)
    assert found.tolist() == [3, 0, 0, 3]


# ---- what may not be changed


def test_leaves_are_changed_without_recording_only() -> None:
    x = sg.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad is being used in an in-place operation"):
        x.add_(1)
    with pytest.raises(RuntimeError, match="a view of a leaf Variable that requires grad"):
        x[0].add_(1)
    with pytest.raises(RuntimeError, match="leaf"):
        x[0] = 1.0
    assert x.tolist() == [1, 1]
    assert x._version == 0
    with sg.no_grad():
        x.add_(1)
        x[0] = 7.0
        x[1:].mul_(2)
    assert x.tolist() == [7, 4]
    assert x.is_leaf


def test_a_leaf_that_is_a_view_stays_a_leaf() -> None:
    x = sg.ones(2, 2).view(4).requires_grad_()
    assert x.is_leaf
    for change in (lambda: x.add_(1), lambda: x[0].add_(1), lambda: x.view(2, 2).zero_()):
        with pytest.raises(RuntimeError, match="leaf Variable that requires grad"):
            change()
    assert x.is_leaf
    (x * x)[0].backward()
    assert x.grad.tolist() == [2, 0, 0, 0]


def test_what_reshape_has_copied_is_no_view() -> None:
    x = sg.ones(2, 3, requires_grad=True) * 1
    y = x.t().reshape(6)
    assert not y._is_view()
    assert x.reshape(6)._is_view()
    y.mul_(2)
    assert x.sum().item() == 6
    y.detach_()


@pytest.mark.parametrize(
    "op",
    [
        lambda m: m @ m[0],
        lambda m: m[0] @ m,
        lambda m: m.expand(2, 3, 3) @ m,
        lambda m: m.expand(2, 3, 3) @ m[0],
        lambda m: sg.kron(m, m),
        lambda m: m.take(sg.tensor([0, 4])),
        lambda m: m.t().flatten(),
        lambda m: m.sum(0),
        lambda m: m[[0, 1]],
    ],
)
def test_results_are_no_views_of_what_was_made_on_the_way(op: Callable[[Tensor], Tensor]) -> None:
    out = op(sg.ones(3, 3, requires_grad=True) * 1)
    assert not out._is_view()
    assert out.detach_().is_leaf


def test_one_of_several_views_may_not_be_changed() -> None:
    x = sg.ones(4, requires_grad=True) * 1
    view = x[:]
    for part in (x.unbind()[0], x.split(2)[1], x.chunk(2)[0], view.unbind()[0], view.split(2)[1]):
        with pytest.raises(RuntimeError, match="returns multiple views"):
            part.add_(1)
    plain = sg.ones(4)
    plain.unbind()[0].add_(1)
    assert plain.tolist() == [2, 1, 1, 1]
    with pytest.raises(RuntimeError, match="multiple views"):  # it would be recorded
        plain.split(2)[0].mul_(sg.ones(2, requires_grad=True))
    assert plain.tolist() == [2, 1, 1, 1]


@pytest.mark.parametrize("split", [lambda x: x.unbind(), lambda x: x.split(1), lambda x: x.chunk(3)])
def test_one_of_several_views_has_the_history_of_its_part_of_a_changed_base(split: Callable[[Tensor], Any]) -> None:
    x = sg.ones(3, 2, requires_grad=True)
    base = x * 1
    parts = split(base)
    base.mul_(sg.tensor([[2.0], [3.0], [4.0]]))
    for at, part in enumerate(parts):
        (found,) = sg.autograd.grad(part.sum(), x, retain_graph=True)
        assert found.tolist() == [[(2.0 + at) * (row == at)] * 2 for row in range(3)]


@pytest.mark.parametrize("shown", [lambda y: y.t_(), lambda y: y.unsqueeze_(1), lambda y: y.swapaxes_(0, 1)])
@pytest.mark.parametrize("changed", ["base", "view"])
@pytest.mark.parametrize("recorded", [False, True])
def test_views_of_a_base_that_shows_another_shape_stay_where_they_were(shown: Callable[[Tensor], Tensor], changed: str, recorded: bool) -> None:
    x = sg.ones(2, 3, requires_grad=True)
    base = x * 1
    row = base[0]
    shown(base)
    factors = sg.arange(1.0, 7.0).reshape(2, 3)
    if changed == "base":
        base.mul_(shown(factors.clone()))
    else:
        row.mul_(factors[0])
    assert row.tolist() == [1, 2, 3]
    assert sg.autograd.grad(row.sum(), x, retain_graph=True, create_graph=recorded)[0].tolist() == [[1, 2, 3], [0, 0, 0]]
    rest = [4, 5, 6] if changed == "base" else [1, 1, 1]
    assert sg.autograd.grad(base.sum(), x, create_graph=recorded)[0].tolist() == [[1, 2, 3], rest]


def test_a_view_made_without_recording_may_not_be_changed_with() -> None:
    y = sg.ones(2, requires_grad=True) * 1
    with sg.no_grad():
        v = y[0]
    with pytest.raises(RuntimeError, match="created in no_grad mode"):
        v.add_(1)
    with sg.no_grad():
        v.add_(1)
    assert y.tolist() == [2, 1]


class Flattens(Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x.view(4)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Tensor:
        return grad.view(2, 2)


@pytest.mark.parametrize(
    ("made", "error"),
    [
        (lambda x: x.split(1)[0], "returns multiple views"),
        (sg.no_grad()(lambda x: x[0]), "created in no_grad mode"),
        (Flattens.apply, "inside a custom Function"),
    ],
    ids=["one of several", "no grad", "a custom function"],
)
def test_nor_may_a_view_of_a_view_that_may_not_be_changed(made: Callable[[Tensor], Tensor], error: str) -> None:
    x = sg.ones(2, 2, requires_grad=True) * 1
    part = made(x)[:1]
    with pytest.raises(RuntimeError, match=error):
        part.add_(1)
    assert x.tolist() == [[1, 1], [1, 1]]


@pytest.mark.parametrize("change", ["add_", "mul_", "copy_", "sin_"])
@pytest.mark.parametrize("mode", [sg.enable_grad, sg.no_grad])
def test_an_expanded_tensor_is_not_changed(change: str, mode: Any) -> None:
    x = sg.ones(3)
    with mode(), pytest.raises(RuntimeError, match="more than one element of the written-to tensor"):
        CHANGES[change](x.expand(2, 3))
    assert x.tolist() == [1, 1, 1]


def test_a_failed_change_changes_nothing() -> None:
    x = sg.ones(2, 3)
    for wrong in (lambda: x.add_(sg.ones(2, 2, 3)), lambda: x.add_(sg.ones(4)), lambda: x.copy_(sg.ones(5))):
        with pytest.raises(RuntimeError):
            wrong()
    y = sg.ones(2, dtype=sg.int64)
    with pytest.raises(RuntimeError, match="can't be cast"):
        y.add_(0.5)
    assert (x == 1).all().item()
    assert x._version == y._version == 0


# ---- detach


def test_detach_shares_memory_and_counter_but_no_history() -> None:
    x = sg.ones(2, requires_grad=True) * 1
    d = x.detach()
    assert not d.requires_grad
    assert not d._is_view()
    d.add_(1)
    assert x.tolist() == [2, 2]
    assert x._version == 1


def test_detach_in_place() -> None:
    x = sg.ones(2, requires_grad=True)
    y = x * 2
    assert y.detach_() is y
    assert y.is_leaf
    assert not y.requires_grad
    with pytest.raises(RuntimeError, match="Can't detach views in-place"):
        (x * 2)[0].detach_()


def test_views_do_not_gather() -> None:
    """A base does not keep the views that were made of it."""
    x = sg.ones(2)
    for _ in range(10_000):
        x[0]
    assert len(x._extra.views) < 200
    x.add_(1)


def test_a_view_that_is_given_other_memory_is_no_view_any_more() -> None:
    w = sg.ones(3, requires_grad=True)
    base, source = sg.zeros(4), sg.arange(6.0)
    view = base[1:]
    assert view.set_(source) is view and not view._is_view()
    base[1:].add_(w)
    view.mul_(2)
    base.sum().backward()
    assert (base.tolist(), source.tolist(), w.grad.tolist()) == ([0, 1, 1, 1], [0, 2, 4, 6, 8, 10], [1, 1, 1])
    assert not view.requires_grad


def test_a_change_of_memory_that_was_given_to_another_tensor_is_noticed() -> None:
    source, w = sg.arange(3.0), sg.ones(3, requires_grad=True)
    result = source * w
    sg.zeros(3).set_(source).add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        result.sum().backward()


def test_a_new_dimension_has_the_stride_that_spans_the_one_behind_it() -> None:
    x = sg.ones(2, 3)
    assert [x.unsqueeze(dim).stride() for dim in range(3)] == [(6, 3, 1), (3, 3, 1), (3, 1, 1)]
    assert x.t()[None, :, None].stride() == (3, 1, 6, 3)
    assert sg.ones(())[None].stride() == (1,) and x.expand(1, 2, 3).stride(0) == 6 and x.expand(4, 2, 3).stride(0) == 0
