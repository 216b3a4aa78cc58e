"""Nodes as users see them: what they are called, what reaches them, what they saved, and calling one."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.autograd.function import Function
from specgrad.autograd.graph import Node, saved_tensors_hooks


def leaf() -> sg.Tensor:
    return sg.tensor([1.0, 2.0], dtype=sg.float64, requires_grad=True)


class Keeps(Function):
    @staticmethod
    def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
        result = x.exp()
        ctx.save_for_backward(x, None, result)
        return result

    @staticmethod
    def backward(ctx: Any, grad: sg.Tensor) -> sg.Tensor:
        _x, nothing, result = ctx.saved_tensors
        assert nothing is None
        return grad * result


def node_of(y: sg.Tensor) -> Any:
    assert y.grad_fn is not None
    return y.grad_fn


# ---- what it is


def test_the_documented_example() -> None:
    a = sg.tensor([0.0, 0.0, 0.0], requires_grad=True)
    b = a.exp()
    assert isinstance(b.grad_fn, Node)
    assert {"__call__", "_raw_saved_result", "_register_hook_dict", "_saved_result", "metadata", "name", "next_functions", "register_hook"} <= set(
        dir(b.grad_fn)
    )
    assert {"register_prehook", "requires_grad", "_input_metadata", "_sequence_nr"} <= set(dir(b.grad_fn))
    assert dir(b.grad_fn) == sorted(dir(b.grad_fn))
    assert sg.allclose(node_of(b)._saved_result, b)
    assert isinstance(node_of(b).next_functions[0][0], Node)
    assert not isinstance(b, Node)


def test_only_tensors_have_raw_attributes() -> None:
    node = node_of(leaf() ** 2)
    assert [name for name in dir(node) if "saved_" in name] == ["_raw_saved_self", "_saved_exponent", "_saved_self"]
    for name in ("_raw_saved_exponent", "_saved_other", "_raw_saved_other", "saved_self"):
        with pytest.raises(AttributeError, match=name):
            getattr(node, name)


def test_sequence_numbers_count_up_and_leaves_have_the_largest() -> None:
    x = leaf()
    a = x * 1
    b = x * 2
    assert node_of(a)._sequence_nr() < node_of(b)._sequence_nr()
    assert node_of(a).next_functions[0][0]._sequence_nr() == 2**64 - 1


def test_metadata_stays_with_the_node() -> None:
    y = leaf().exp()
    node_of(y).metadata["note"] = 3
    assert node_of(y).metadata == {"note": 3}
    assert y.grad_fn is node_of(y) and hash(y.grad_fn) == hash(node_of(y))


def test_input_metadata_of_everything_whose_tensor_was_asked() -> None:
    x = leaf()
    (known,) = node_of(x.reshape(2, 1) * sg.ones(3, dtype=sg.float64))._input_metadata
    assert (known.shape, known.dtype, known.device) == ((2, 3), sg.float64, sg.device("cpu"))
    assert not known.is_nested_tensor and not known.is_cpp_nested_tensor
    assert [m.shape for m in node_of(sg.stack([x, x]).unbind()[1])._input_metadata] == [(2,), (2,)]
    assert node_of(x.exp()).next_functions[0][0]._input_metadata[0].shape == (2,)
    assert node_of(Keeps.apply(x))._input_metadata[0].shape == (2,)
    assert node_of(x.exp() + 1).next_functions[0][0]._input_metadata[0].dtype is sg.float64, "known from the saved result"


def test_input_metadata_that_nobody_knows_is_an_error() -> None:
    inner = node_of((leaf() * 2) + 1).next_functions[0][0]
    with pytest.raises(RuntimeError, match=r"MulBackward0 is not known"):
        _ = inner._input_metadata


def test_hook_dict() -> None:
    node = node_of(leaf().exp())
    node._register_hook_dict(leaf())
    with pytest.raises(TypeError, match=r"expected a variable, got int"):
        node._register_hook_dict(3)


# ---- calling one


def test_a_node_can_be_called_again_and_again() -> None:
    x = leaf()
    y = x.exp()
    hooked: list[Any] = []
    node_of(y).register_hook(lambda *given: hooked.append(given))
    node_of(y).register_prehook(lambda *given: hooked.append(given))
    for _ in range(2):
        assert node_of(y)(sg.ones(2, dtype=sg.float64)).tolist() == y.tolist()
    assert not hooked, "calling a node runs no hooks"
    y.sum().backward()
    assert len(hooked) == 2


def test_what_a_call_gives_is_recorded() -> None:
    x = leaf()
    to_self, to_other = node_of(x * x)(sg.ones(2, dtype=sg.float64))
    assert to_self.tolist() == to_other.tolist() == [1.0, 2.0]
    to_self.sum().backward()
    assert x.grad.tolist() == [1.0, 1.0]
    y = x.exp()
    with sg.no_grad():
        assert not node_of(y)(sg.ones(2, dtype=sg.float64)).requires_grad


def test_a_call_goes_through_what_stands_on_the_edges() -> None:
    x = sg.ones(2, dtype=sg.float32, requires_grad=True)
    y = x * sg.ones(3, 2, dtype=sg.float64)
    to_self, to_other = node_of(y)(sg.ones(3, 2, dtype=sg.float64))
    assert (to_self.shape, to_self.dtype, to_other) == ((2,), sg.float32, None)


def test_several_outputs_take_several_gradients() -> None:
    parts = sg.stack([leaf(), leaf()]).unbind()
    node = node_of(parts[0])
    assert node(sg.ones(2, dtype=sg.float64), None).tolist() == [[1, 1], [0, 0]]
    with pytest.raises(TypeError, match=r"expected 2 arguments, got 1 instead"):
        node(sg.ones(2))


def test_calling_the_node_of_a_leaf_accumulates() -> None:
    x = leaf()
    accumulate = node_of(x.exp()).next_functions[0][0]
    assert accumulate(sg.ones(2, dtype=sg.float64)) == ()
    assert x.grad.tolist() == [1, 1]


def test_bad_calls() -> None:
    node = node_of(leaf().exp())
    assert node(None) is None
    with pytest.raises(TypeError, match=r"expected 1 arguments, got 0 instead"):
        node()
    with pytest.raises(TypeError, match=r"argument 0 is not a Variable.*got int"):
        node(3)


def test_a_custom_functions_node_runs_by_apply() -> None:
    y = Keeps.apply(leaf())
    assert node_of(y).apply(sg.ones(2, dtype=sg.float64)).tolist() == y.tolist()
    with pytest.raises(TypeError, match=r"'KeepsBackward' object is not callable"):
        node_of(y)(sg.ones(2, dtype=sg.float64))


# ---- saved values


SAVES: dict[str, tuple[Callable[[sg.Tensor], sg.Tensor], str]] = {
    "input": (lambda x: (x * 1) * (x * 1), "self"),
    "result": (lambda x: x.exp(), "result"),
    "leaf": (lambda x: x * x, "other"),
}


@pytest.mark.parametrize("case", SAVES)
def test_hooks_of_one_saved_value(case: str) -> None:
    program, name = SAVES[case]
    x = leaf()
    (plain,) = sg.autograd.grad(program(x).sum(), x)
    y = program(x)
    log: list[str] = []
    raw = getattr(node_of(y), f"_raw_saved_{name}")
    assert raw.data.tolist() == raw.unpack().tolist() == getattr(node_of(y), f"_saved_{name}").tolist()
    raw.register_hooks(lambda t: (log.append("pack"), t.numpy().copy())[1], lambda a: (log.append("unpack"), sg.from_numpy(a))[1])
    assert log == ["pack"]
    shown = getattr(node_of(y), f"_saved_{name}")
    assert shown.requires_grad and log == ["pack", "unpack"]
    assert sg.autograd.grad(y.sum(), x, retain_graph=True)[0].tolist() == plain.tolist()
    first = sg.autograd.grad(y.sum(), x, create_graph=True)[0]
    assert sg.autograd.grad(first.sum(), x)[0].shape == x.shape


def test_hooks_are_registered_once() -> None:
    y = leaf().exp()
    node_of(y)._raw_saved_result.register_hooks(lambda t: t, lambda t: t)
    with pytest.raises(RuntimeError, match=r"Calling register_hooks on a saved tensor whose hooks have already been set\. Hint: only one pair"):
        node_of(y)._raw_saved_result.register_hooks(lambda t: t, lambda t: t)
    with saved_tensors_hooks(lambda t: t, lambda t: t):
        z = leaf().exp()
    with pytest.raises(RuntimeError, match=r"already been set"):
        node_of(z)._raw_saved_result.register_hooks(lambda t: t, lambda t: t)


def test_hooks_of_what_was_freed() -> None:
    y = leaf().exp()
    y.sum().backward()
    raw = node_of(y)._raw_saved_result
    with pytest.raises(RuntimeError, match=r"Calling register_hooks on a saved tensor after it has been freed.*Specify retain_graph=True"):
        raw.register_hooks(lambda t: t, lambda t: t)
    with pytest.raises(RuntimeError, match=r"directly access saved tensors after they have already been freed"):
        _ = node_of(y)._saved_result


def test_hooks_of_packed_values_that_were_freed() -> None:
    with saved_tensors_hooks(lambda t: t, lambda t: t):
        y = leaf().exp()
    y.sum().backward()
    with pytest.raises(RuntimeError, match=r"after it has been freed"):
        node_of(y)._raw_saved_result.register_hooks(lambda t: t, lambda t: t)
    with pytest.raises(RuntimeError, match=r"already been freed"):
        _ = node_of(y)._saved_result


def test_hooks_of_nothing() -> None:
    y = leaf() * sg.ones(2, dtype=sg.float64)
    assert node_of(y)._saved_self is None
    assert node_of(y)._raw_saved_self.data is None
    with pytest.raises(RuntimeError, match=r"with value None is forbidden"):
        node_of(y)._raw_saved_self.register_hooks(lambda t: t, lambda t: t)


def test_hooks_of_what_was_changed_in_place() -> None:
    a = leaf() * 1
    y = a * a
    a.mul_(2)
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation.*mul_"):
        node_of(y)._raw_saved_self.register_hooks(lambda t: t, lambda t: t)


def test_hooks_must_be_callable() -> None:
    with pytest.raises(TypeError, match=r"unpack_hook must be callable, not int"):
        node_of(leaf().exp())._raw_saved_result.register_hooks(lambda t: t, 3)


def test_pack_hooks_leave_their_tensor_alone() -> None:
    a = leaf() * 1
    y = a * a
    with pytest.raises(RuntimeError, match=r"pack hook is modifying its input in place"):
        node_of(y)._raw_saved_self.register_hooks(lambda t: t.mul_(2), lambda t: t)
    with saved_tensors_hooks(lambda t: t.mul_(2), lambda t: t), pytest.raises(RuntimeError, match=r"pack hook is modifying its input in place"):
        _ = (leaf() * 1).exp()


def test_a_change_after_packing_is_noticed_where_memory_is_shared() -> None:
    x = leaf()
    a = x * 1
    with saved_tensors_hooks(lambda t: t.detach(), lambda t: t):
        shares = a * a
    with saved_tensors_hooks(lambda t: t.detach().clone(), lambda t: t):
        copies = a * a
    a.mul_(2)
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation.*saved as '\w+' by MulBackward0.*mul_"):
        shares.sum().backward()
    copies.sum().backward()
    assert x.grad.tolist() == [2, 4]


def test_saved_lists() -> None:
    x = sg.arange(12.0).reshape(3, 4).requires_grad_()
    index = sg.tensor([0, 2])
    y = x[:, index]
    nothing, saved = node_of(y)._saved_indices
    assert nothing is None and saved.tolist() == [0, 2]
    assert len(node_of(y)._raw_saved_indices) == 2
    log: list[Any] = []
    node_of(y)._raw_saved_indices[1].register_hooks(lambda t: (log.append("pack"), t.tolist())[1], lambda v: (log.append("unpack"), sg.tensor(v))[1])
    with pytest.raises(RuntimeError, match=r"value None"):
        node_of(y)._raw_saved_indices[0].register_hooks(lambda t: t, lambda t: t)
    assert node_of(y)._saved_indices[1].tolist() == [0, 2]
    y.sum().backward()
    assert x.grad.sum() == 6 and log == ["pack", "unpack", "unpack"]


def test_lists_pass_through_hooks_item_by_item() -> None:
    x = sg.arange(12.0).reshape(3, 4).requires_grad_()
    packed: list[Any] = []
    with saved_tensors_hooks(lambda t: (packed.append(t.tolist()), len(packed) - 1)[1], lambda i: sg.tensor(packed[i])):
        y = x[sg.tensor([0, 1]), sg.tensor([2, 3])]
    assert packed == [[0, 1], [2, 3]]
    y.sum().backward()
    assert x.grad.nonzero().tolist() == [[0, 2], [1, 3]]


def test_custom_functions() -> None:
    x = leaf()
    y = Keeps.apply(x)
    raw = node_of(y)._raw_saved_tensors
    assert [r.data is None for r in raw] == [False, True, False]
    with pytest.raises(RuntimeError, match=r"value None"):
        raw[1].register_hooks(lambda t: t, lambda t: t)
    raw[2].register_hooks(lambda t: t * 2, lambda t: t)
    assert [None if t is None else t.requires_grad for t in node_of(y).saved_tensors] == [True, None, True]
    y.sum().backward()
    assert x.grad.tolist() == (2 * y).tolist()
    with pytest.raises(RuntimeError, match=r"already been freed"):
        _ = node_of(y)._raw_saved_tensors
    with pytest.raises(RuntimeError, match=r"after it has been freed"):
        raw[0].register_hooks(lambda t: t, lambda t: t)


def test_custom_functions_pass_through_hooks(no_collector: None) -> None:
    x = leaf()
    seen: list[str] = []
    with saved_tensors_hooks(lambda t: (seen.append(repr(t.grad_fn and t.grad_fn.name())), t.numpy(force=True).copy())[1], sg.from_numpy):
        y = Keeps.apply(x * 1)
    assert seen == ["'MulBackward0'", "'KeepsBackward'"]
    (grad,) = sg.autograd.grad(y.sum(), x, create_graph=True)
    (second,) = sg.autograd.grad(grad.sum(), x)
    assert second.tolist() == pytest.approx(y.tolist())
    gone = weakref.ref(y)
    del y, grad, second
    assert gone() is None


def test_a_node_that_is_called_unpacks() -> None:
    x = leaf()
    with saved_tensors_hooks(lambda t: t.tolist(), lambda values: sg.tensor(values, dtype=sg.float64)):
        y = x * x
    for _ in range(2):
        to_self, to_other = node_of(y)(sg.ones(2, dtype=sg.float64))
        assert to_self.tolist() == to_other.tolist() == [1, 2]
    y.sum().backward()
    assert x.grad.tolist() == [2, 4]


def test_an_error_in_an_unpack_hook_leaves_the_graph_as_it_was() -> None:
    x = leaf()
    fail = [True]

    def unpack(t: sg.Tensor) -> sg.Tensor:
        if fail[0]:
            raise ZeroDivisionError
        return t

    with saved_tensors_hooks(lambda t: t.detach().clone(), unpack):
        y = x * x
    with pytest.raises(ZeroDivisionError):
        y.sum().backward()
    fail[0] = False
    y.sum().backward()
    assert x.grad.tolist() == [2, 4]


def test_unpack_hooks_run_recorded_only_in_a_recorded_pass() -> None:
    x = leaf()
    modes: list[bool] = []
    with saved_tensors_hooks(lambda t: (modes.append(sg.is_grad_enabled()), t.detach())[1], lambda t: (modes.append(sg.is_grad_enabled()), t)[1]):
        y = x.exp()
    sg.autograd.grad(y.sum(), x, retain_graph=True)
    sg.autograd.grad(y.sum(), x, create_graph=True)
    assert modes == [False, False, True]


def test_threads_may_run_over_one_packed_graph() -> None:
    x = leaf()
    with saved_tensors_hooks(lambda t: t.numpy(force=True).copy(), sg.from_numpy):
        y = x
        for _ in range(20):
            y = y.sin() * x
        y = y.sum()
    (expected,) = sg.autograd.grad(y, x, retain_graph=True)
    failures: list[Any] = []

    def work() -> None:
        try:
            for _ in range(20):
                (found,) = sg.autograd.grad(y, x, retain_graph=True)
                assert found.tolist() == expected.tolist()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    gc.collect()
    node = node_of(y).next_functions[0][0]
    assert object.__getattribute__(node, "self_") is None, "nothing stays unpacked"


def test_packed_values_and_anomaly_mode() -> None:
    """A node whose values are packed is watched like any other, and freed after the watch."""
    x = sg.zeros(2, requires_grad=True)
    with sg.autograd.set_detect_anomaly(True), pytest.warns(UserWarning, match=r"Error detected in SqrtBackward0"):
        with saved_tensors_hooks(lambda t: t.detach().clone(), lambda t: t):
            y = (x.sqrt() * 0).sum()
        with pytest.raises(RuntimeError, match=r"Function 'SqrtBackward0' returned nan values"):
            y.backward()
        with saved_tensors_hooks(lambda t: t.detach().clone(), lambda t: t):
            z = x.exp()
        z.sum().backward()
    assert x.grad.tolist() == [1, 1] and not z.grad_fn.extra.packed  # type: ignore[union-attr]
    with pytest.raises(RuntimeError, match=r"second time"):
        z.sum().backward()


def test_a_leaf_that_was_saved_is_read_back_itself() -> None:
    x, w = sg.ones(2, requires_grad=True), sg.ones(3, 2, requires_grad=True)
    assert x.pow(2).grad_fn._saved_self is x
    node = (x * w).grad_fn
    assert node._saved_self is x  # also if the op has broadcast it
    assert node._saved_other is w
    assert x.exp().grad_fn._saved_result is not x
    y = x.sin()
    x.data = sg.zeros(2)
    assert y.grad_fn._saved_self is not x  # its data is not what was saved
    y = sg.ones(2, requires_grad=True).sin()
    assert y.grad_fn._saved_self.is_leaf
    assert y.grad_fn._saved_self.requires_grad
