"""Modules: what they register, find, convert, save and call."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from threading import get_ident
from typing import Any, NamedTuple

import numpy as np
import pytest

import specgrad as sg
from specgrad.core.engine.hooks import RemovableHandle
from tests.at_once import in_threads

nn = sg.nn


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.Tanh())
        self.head = nn.Linear(4, 2)
        self.scale = nn.Parameter(sg.ones(2))
        self.seen = nn.Buffer(sg.zeros(1))
        self.cache = nn.Buffer(sg.zeros(1), persistent=False)

    def forward(self, x: sg.Tensor, shift: float = 0.0) -> sg.Tensor:
        out: sg.Tensor = self.head(self.body(x)) * self.scale + shift
        return out


NAMES = ["scale", "body.0.weight", "body.0.bias", "body.1.weight", "body.1.bias", "head.weight", "head.bias"]
STATISTICS = ["body.1.running_mean", "body.1.running_var", "body.1.num_batches_tracked"]


def test_modules_are_loaded_when_one_is_asked_for() -> None:
    code = (
        "import sys, specgrad; seen = lambda: sorted(m for m in sys.modules if m.startswith('specgrad.nn.'))\n"
        "print(seen()); specgrad.nn.Linear; print('specgrad.nn.modules.linear' in seen(), 'specgrad.nn.modules.recurrent' in seen())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.splitlines() == ["['specgrad.nn.functional']", "True False"], done.stderr


# ---- what a parameter is


def test_a_parameter_is_a_plain_tensor() -> None:
    """Of a class of its own, every op on it would take the general path."""
    data = sg.ones(2)
    parameter = nn.Parameter(data)
    assert type(parameter) is sg.Tensor and isinstance(parameter, nn.Parameter) and parameter.requires_grad and parameter.is_leaf
    assert not isinstance(data, nn.Parameter) and not data.requires_grad
    data += 1.0
    assert parameter.tolist() == [2, 2]
    assert repr(parameter) == "Parameter containing:\ntensor([2., 2.], requires_grad=True)"
    assert not isinstance(parameter * 1, nn.Parameter) and not isinstance(parameter.detach(), nn.Parameter)
    assert nn.Parameter().shape == (0,) and not nn.Parameter(data, requires_grad=False).requires_grad
    parameter.sum().backward()
    for other in (copy.copy(parameter), copy.deepcopy(parameter), pickle.loads(pickle.dumps(parameter))):
        assert isinstance(other, nn.Parameter) and other.requires_grad and other.tolist() == [2, 2] and other.grad is None


def test_a_buffer_is_a_marked_tensor() -> None:
    buffer = nn.Buffer(sg.ones(2))
    assert isinstance(buffer, nn.Buffer) and not isinstance(buffer, nn.Parameter) and not buffer.requires_grad
    assert not isinstance(sg.ones(2), nn.Buffer) and not isinstance(3, nn.Buffer)


# ---- registered


def test_what_is_assigned_is_registered() -> None:
    net = Net()
    assert [name for name, _ in net.named_parameters()] == NAMES
    assert [name for name, _ in net.named_buffers()] == ["seen", "cache", *STATISTICS]
    assert [name for name, _ in net.named_children()] == ["body", "head"]
    assert [name for name, _ in net.named_modules()] == ["", "body", "body.0", "body.1", "body.2", "head"]
    assert list(net.state_dict()) == ["scale", "seen", *NAMES[1:5], *STATISTICS, *NAMES[5:]]
    assert [p.shape for p in net.parameters(recurse=False)] == [(2,)]
    assert net.get_parameter("body.0.weight") is net.body[0].weight and net.get_submodule("body.2") is net.body[2]
    assert net.get_buffer("body.1.running_mean") is net.body[1].running_mean
    assert {"body", "scale", "seen", "forward"} <= set(dir(net))


def test_a_name_means_one_thing() -> None:
    net = Net()
    net.scale = None
    assert "scale" not in dict(net.named_parameters()) and net.scale is None
    net.head = nn.Parameter(sg.ones(1))
    assert "head" not in dict(net.named_children()) and dict(net.named_parameters())["head"] is net.head
    net.seen = nn.Linear(1, 1)
    assert "seen" not in dict(net.named_buffers()) and isinstance(net.get_submodule("seen"), nn.Linear)
    del net.seen
    with pytest.raises(AttributeError, match="'Net' object has no attribute 'seen'"):
        net.seen  # noqa: B018
    net.cache = sg.ones(3)
    assert dict(net.named_buffers())["cache"].shape == (3,) and "cache" not in net.state_dict()
    net.other = sg.ones(1)
    assert "other" not in dict(net.named_buffers())


def test_shared_parts_are_named_once() -> None:
    layer = nn.Linear(2, 2)
    net = nn.Sequential(layer, layer, nn.Linear(2, 2))
    net[2].weight = layer.weight
    assert [name for name, _ in net.named_parameters()] == ["0.weight", "0.bias", "2.bias"]
    assert [name for name, _ in net.named_parameters(remove_duplicate=False)] == [f"{n}.{what}" for n in range(3) for what in ("weight", "bias")]
    assert len(list(net.modules())) == 3 and len(list(net.modules(remove_duplicate=False))) == 4 and len(list(net.children())) == 2
    other = copy.deepcopy(net)
    assert other[0] is other[1] and other[2].weight is other[0].weight
    assert pickle.loads(pickle.dumps(net))[2].weight.shape == (2, 2)


def test_submodules_are_exchanged_by_name() -> None:
    net = Net()
    net.set_submodule("body.2", nn.ReLU())
    assert isinstance(net.body[2], nn.ReLU)
    with pytest.raises(AttributeError, match="Net has no attribute `tail`"):
        net.set_submodule("tail", nn.ReLU(), strict=True)
    net.set_submodule("tail", nn.ReLU())
    assert isinstance(net.tail, nn.ReLU)


# ---- all at once


def test_conversions_keep_the_parameters_that_optimizers_hold() -> None:
    net = Net()
    before = list(net.parameters())
    net(sg.randn(5, 3)).sum().backward()
    assert net.double() is net and list(map(id, net.parameters())) == list(map(id, before))
    assert {p.dtype for p in net.parameters()} == {p.grad.dtype for p in net.parameters() if p.grad is not None} == {sg.float64}
    assert net.body[1].num_batches_tracked.dtype is sg.int64 and net.body[1].running_mean.dtype is sg.float64
    assert net(sg.randn(5, 3, dtype=sg.float64)).dtype is sg.float64
    for convert, dtype in ((net.half, sg.float16), (net.bfloat16, sg.bfloat16), (net.float, sg.float32)):
        convert()
        assert net.scale.dtype is dtype and net.scale.requires_grad and isinstance(net.scale, nn.Parameter)
    assert net.to("cpu", sg.float64).scale.dtype is net.to(sg.ones(1)).to(dtype=sg.float64).scale.dtype is sg.float64
    assert net.body[1].num_batches_tracked.dtype is sg.int64 and net.body[1].running_var.dtype is sg.float64
    assert net.type(sg.float32).cpu().scale.is_cpu
    assert net.to_empty(device="cpu").scale.shape == (2,)


def test_gradients_are_switched_and_forgotten() -> None:
    net = Net()
    net(sg.randn(5, 3)).sum().backward()
    grad = net.scale.grad
    net.zero_grad(set_to_none=False)
    assert grad is not None and net.scale.grad is not None and net.scale.grad.tolist() == [0, 0]
    net.zero_grad()
    assert all(p.grad is None for p in net.parameters())
    net.requires_grad_(False)
    assert not net(sg.randn(5, 3)).requires_grad


def test_apply_visits_what_is_within_first() -> None:
    seen: list[str] = []
    net = Net()
    assert net.apply(lambda module: seen.append(type(module).__name__)) is net
    assert seen == ["Linear", "BatchNorm1d", "Tanh", "Sequential", "Linear", "Net"]


def test_shown() -> None:
    class Named(nn.Module):
        def __init__(self, rest: Any = None) -> None:
            super().__init__()
            if rest is not None:
                self.rest = rest

        def extra_repr(self) -> str:
            return "first\nsecond" if self._modules else "alone"

    assert repr(Named()) == "Named(alone)"
    assert repr(Named(nn.Sequential(nn.ReLU()))) == "Named(\n  first\n  second\n  (rest): Sequential(\n    (0): ReLU()\n  )\n)"


# ---- saved and loaded


def test_a_state_shares_memory_and_has_no_history() -> None:
    net = Net()
    state = net.state_dict()
    assert not any(tensor.requires_grad for tensor in state.values())
    with sg.no_grad():
        net.scale.fill_(7)
    assert state["scale"].tolist() == [7, 7]
    assert net.state_dict(keep_vars=True)["scale"] is net.scale
    assert list(net.head.state_dict(prefix="h.")) == ["h.weight", "h.bias"]


def test_loading_copies_or_assigns() -> None:
    source, net = Net(), Net()
    own, state = net.scale, {name: tensor.clone() for name, tensor in source.state_dict().items()}
    state["scale"] = sg.tensor([3.0, 4.0])
    net.load_state_dict(state)
    assert net.scale is own and own.tolist() == [3, 4] and own.requires_grad and own.is_leaf
    state["scale"] = sg.tensor([5.0, 6.0], dtype=sg.float64)
    net.load_state_dict(state)
    assert own.tolist() == [5, 6] and own.dtype is sg.float32
    net.load_state_dict(state, assign=True)
    assert net.scale is not own and isinstance(net.scale, nn.Parameter) and net.scale.dtype is sg.float64 and net.scale.requires_grad
    assert own.tolist() == [5, 6]


def test_a_sequence_is_repeated_at_least_once() -> None:
    net = nn.Sequential(nn.ReLU(), nn.Tanh())
    net *= 2
    assert len(net) == 4 and net[2] is net[0]
    for times in (0, -1):
        with pytest.raises(ValueError, match=f"Non-positive multiplication factor {times}"):
            net *= times
    assert len(net) == 4


def test_what_cannot_be_a_parameter_is_not_half_added() -> None:
    listed, named = nn.ParameterList([sg.ones(1)]), nn.ParameterDict({"a": sg.ones(1)})
    with pytest.raises(RuntimeError, match="require gradients"):
        listed.append(sg.arange(3))
    with pytest.raises(KeyError, match="parameter name can"):
        named["a.b"] = sg.ones(1)
    assert [parameter.tolist() for parameter in listed] == [[1]] and list(named) == ["a"]


def test_one_number_is_loaded_from_one() -> None:
    net = nn.Module()
    net.scale = nn.Parameter(sg.tensor(1.0))
    net.load_state_dict({"scale": sg.tensor([3.0])})
    assert net.scale.item() == 3
    with pytest.raises(RuntimeError, match="size mismatch for scale"):
        net.load_state_dict({"scale": sg.tensor([4.0, 5.0])})
    assert net.scale.item() == 3


def test_what_a_class_saves_it_must_take() -> None:
    class Gives(nn.Module):
        def get_extra_state(self) -> int:
            return 1

    class Takes(nn.Module):
        def set_extra_state(self, state: int) -> None:
            self.taken = state

    gives, takes = Gives(), Takes()
    assert gives.state_dict() == {"_extra_state": 1} and takes.state_dict() == {}
    with pytest.raises(RuntimeError, match=r'Unexpected key\(s\) in state_dict: "_extra_state"'):
        gives.load_state_dict(gives.state_dict())
    takes.load_state_dict(gives.state_dict())
    assert takes.taken == 1
    with pytest.raises(RuntimeError, match=r'Missing key\(s\) in state_dict: "_extra_state"'):
        takes.load_state_dict({})
    with pytest.raises(RuntimeError, match=r"Linear says no get_extra_state\(\)"):
        nn.Linear(1, 1).get_extra_state()


def test_what_else_a_class_saves() -> None:
    class Counting(nn.Linear):
        count = 0

        def get_extra_state(self) -> int:
            return self.count

        def set_extra_state(self, state: int) -> None:
            self.count = state

    net = nn.Sequential(Counting(1, 1))
    net[0].count = 5
    state = net.state_dict()
    assert state["0._extra_state"] == 5
    again = nn.Sequential(Counting(1, 1))
    again.load_state_dict(state)
    assert again[0].count == 5
    del state["0._extra_state"]
    with pytest.raises(RuntimeError, match=r'Missing key\(s\) in state_dict: "0._extra_state"'):
        again.load_state_dict(state)


def test_hooks_of_states() -> None:
    net, seen = nn.Linear(1, 1), list[str]()
    handles = [
        net.register_state_dict_pre_hook(lambda module, prefix, keep_vars: seen.append("save")),
        net.register_state_dict_post_hook(lambda module, state, prefix, metadata: state.update(more=1)),
        net.register_load_state_dict_pre_hook(lambda module, state, *rest: state.pop("more")),
        net.register_load_state_dict_post_hook(lambda module, keys: seen.append(repr(keys))),
    ]
    state = net.state_dict()
    net.load_state_dict(state)
    assert seen == ["save", "<All keys matched successfully>"] and "more" in state
    for handle in handles:
        handle.remove()
    assert list(net.state_dict()) == ["weight", "bias"] and len(seen) == 2


# ---- hooks


def test_forward_hooks_change_what_goes_in_and_out() -> None:
    net, x = nn.Identity(), sg.ones(1)
    before = net.register_forward_pre_hook(lambda module, args: args[0] + 1)
    after = net.register_forward_hook(lambda module, args, out: out * 10 + args[0])
    assert net(x).tolist() == [22]
    first = net.register_forward_pre_hook(lambda module, args: (args[0] * 5,), prepend=True)
    assert net(x).tolist() == [66]
    for handle in (before, after, first):
        handle.remove()
    assert net(x) is x


class Pair(NamedTuple):
    first: sg.Tensor
    second: sg.Tensor


def test_a_named_tuple_stays_one_behind_backward_hooks() -> None:
    class Both(nn.Module):
        def forward(self, x: sg.Tensor) -> Pair:
            return Pair(x * 2, x * 3)

    net, seen = Both(), list[Any]()
    net.register_full_backward_hook(lambda module, grad_input, grad_output: seen.append([grad.tolist() for grad in grad_output]))
    x = sg.ones(1, requires_grad=True)
    out = net(x)
    (out.first + out.second * 2).sum().backward()
    assert isinstance(out, Pair) and seen == [[[1], [2]]] and x.grad is not None and x.grad.tolist() == [8]


def test_a_backward_hook_that_no_input_calls_is_told_of() -> None:
    net, seen = nn.Linear(2, 1), list[Any]()
    net.register_full_backward_hook(lambda module, grad_input, grad_output: seen.append((grad_input, grad_output[0].tolist())))
    with pytest.warns(UserWarning, match="A full backward hook of Linear is called when the gradients of its outputs are there"):
        net(sg.ones(1, 2)).sum().backward()
    assert seen == [((None,), [[1.0]])]


def double(module: nn.Module, args: Any, out: sg.Tensor) -> sg.Tensor:
    return out * 2


def test_a_hook_that_was_pickled_stays_beside_new_ones(monkeypatch: Any) -> None:
    net = nn.Identity()
    net.register_forward_hook(double)
    stored = pickle.dumps(net)
    monkeypatch.setattr(RemovableHandle, "_next", next(iter(net._hooks["forward"])))  # as in another process, which has given no hook a number
    again = pickle.loads(stored)
    again.register_forward_hook(lambda module, args, out: out + 1)
    assert again(sg.ones(1)).tolist() == [3]


def test_hooks_see_keyword_arguments() -> None:
    net = Net().eval()
    net.register_forward_pre_hook(lambda module, args, kwargs: (args, {"shift": kwargs["shift"] * 2}), with_kwargs=True)
    net.register_forward_hook(lambda module, args, kwargs, out: (out, kwargs["shift"]), with_kwargs=True)
    _, shift = net(sg.zeros(1, 3), shift=3.0)
    assert shift == 6.0
    bad = nn.Identity()
    bad.register_forward_pre_hook(lambda module, args, kwargs: 3, with_kwargs=True)
    with pytest.raises(RuntimeError, match="forward pre-hook must return None or a tuple of \\(new_args, new_kwargs\\), but got 3"):
        bad(sg.ones(1))


def test_hooks_that_are_always_called() -> None:
    class Failing(nn.Module):
        def forward(self, x: sg.Tensor) -> sg.Tensor:
            raise KeyError("in forward")

    net, seen = Failing(), list[Any]()
    net.register_forward_hook(lambda module, args, out: seen.append("not reached"))
    net.register_forward_hook(lambda module, args, out: seen.append(out), always_call=True)
    with pytest.raises(KeyError, match="in forward"):
        net(sg.ones(1))
    assert seen == [None]


def test_backward_hooks_see_and_change_gradients() -> None:
    layer, seen = nn.Linear(2, 1, bias=False), list[Any]()
    nn.init.ones_(layer.weight)
    layer.register_full_backward_pre_hook(lambda module, grads: (grads[0] * 3,))

    def after(module: nn.Module, grad_input: Any, grad_output: Any) -> Any:
        seen.append((module, [g.tolist() for g in grad_input], [g.tolist() for g in grad_output]))
        return (grad_input[0] * 10,)

    handle = layer.register_full_backward_hook(after)
    x = sg.ones(1, 2, requires_grad=True)
    layer(x).sum().backward()
    assert seen == [(layer, [[[3, 3]]], [[[3]]])]
    assert x.grad is not None and x.grad.tolist() == [[30, 30]] and layer.weight.grad is not None and layer.weight.grad.tolist() == [[3, 3]]
    handle.remove()
    layer(x).sum().backward()
    assert x.grad.tolist() == [[33, 33]] and len(seen) == 1


def test_backward_hooks_of_threads_that_pass_over_one_graph() -> None:
    """Each pass calls them, with its own gradients."""
    seen: list[Any] = []
    module = sg.nn.Linear(2, 2)
    module.register_full_backward_hook(lambda module, grad_input, grad_output: seen.append((get_ident(), grad_output[0].tolist())))
    x = sg.ones(1, 2, requires_grad=True)
    y = module(x)
    expected: list[Any] = []

    def work(number: int) -> None:
        for _ in range(50):
            sg.autograd.grad(y, x, sg.full((1, 2), float(number)), retain_graph=True)
        expected.extend([(get_ident(), [[float(number)] * 2])] * 50)

    in_threads(work)
    assert sorted(seen) == sorted(expected)


def test_backward_hooks_where_no_input_requires_a_gradient() -> None:
    layer, seen = nn.Linear(2, 1), list[Any]()
    layer.register_full_backward_hook(lambda module, grad_input, grad_output: seen.append((grad_input, grad_output[0].tolist())))
    layer(sg.ones(1, 2)).sum().backward()
    assert seen == [((None,), [[1]])]
    with sg.no_grad():
        layer(sg.ones(1, 2))


def test_backward_hooks_of_several_inputs_and_outputs() -> None:
    class Two(nn.Module):
        def forward(self, a: sg.Tensor, n: int, b: sg.Tensor) -> tuple[sg.Tensor, sg.Tensor]:
            return a * b, a * n

    net, seen = Two(), list[Any]()
    net.register_full_backward_hook(lambda module, grad_input, grad_output: seen.append((grad_input, grad_output)))
    a, b = sg.tensor([2.0], requires_grad=True), sg.tensor([3.0], requires_grad=True)
    first, _ = net(a, 5, b)
    first.sum().backward()
    ((grad_input, grad_output),) = seen
    assert [None if g is None else g.tolist() for g in grad_input] == [[3], None, [2]]
    assert grad_output[0].tolist() == [1] and grad_output[1] is None


# ---- subclasses of one's own


def test_a_module_without_forward() -> None:
    with pytest.raises(NotImplementedError, match='Module \\[Module\\] is missing the required "forward" function'):
        nn.Module()(1)


def test_training_a_network_learns() -> None:
    sg.manual_seed(0)
    x = sg.randn(64, 3)
    target = (x.sum(1) > 0).long()
    net = nn.Sequential(nn.Linear(3, 16), nn.BatchNorm1d(16), nn.ReLU(), nn.Linear(16, 2))
    loss_of = nn.CrossEntropyLoss()
    losses = []
    for _ in range(60):
        net.zero_grad()
        loss = loss_of(net(x), target)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        with sg.no_grad():
            for parameter in net.parameters():
                assert parameter.grad is not None
                parameter -= 0.5 * parameter.grad
        losses.append(loss.item())
    assert losses[-1] < 0.1 * losses[0]
    assert np.mean((net.eval()(x).argmax(1) == target).numpy()) > 0.95
