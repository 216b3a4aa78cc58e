"""Modules and containers as PyTorch's: the same programs give the same, and their errors say the same."""

from __future__ import annotations

import copy
import warnings
from collections import OrderedDict
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.oracle.both import both_give, outcome, torch


def net(lib: Any) -> Any:
    """A small network of fixed weights."""
    nn = lib.nn
    made = nn.Sequential(OrderedDict([("first", nn.Linear(3, 4)), ("norm", nn.BatchNorm1d(4)), ("rest", nn.Sequential(nn.ReLU(), nn.Linear(4, 2)))]))
    fill(made)
    return made


def fill(module: Any) -> None:
    for number, parameter in enumerate(module.parameters()):
        parameter.data.fill_(0.1 * (number + 1))


def text(value: Any) -> str:
    return str(value).replace("torch.", "specgrad.")


def names(pairs: Any) -> list[Any]:
    return [(name, type(value).__name__) if not hasattr(value, "shape") else (name, tuple(value.shape)) for name, value in pairs]


# ---- errors say the same


class Early:
    """Classes that assign before they call Module.__init__."""

    @staticmethod
    def make(lib: Any, what: str) -> Any:
        class Module(lib.nn.Module):  # type: ignore[misc, name-defined]
            def __init__(self) -> None:
                if what == "register_buffer":
                    self.register_buffer("a", lib.ones(1))
                elif what == "register_parameter":
                    self.register_parameter("a", None)
                else:
                    self.a = getattr(lib.nn, what)(lib.ones(1)) if what != "Linear" else lib.nn.Linear(1, 1)

        return Module()


ERRORS: dict[str, Any] = {
    **{f"early {what}": (lambda lib, what=what: Early.make(lib, what)) for what in ("Parameter", "Linear", "Buffer", "register_buffer", "register_parameter")},
    "a tensor for a parameter": lambda lib: setattr(lib.nn.Linear(1, 1), "weight", lib.ones(1)),
    "a number for a parameter": lambda lib: setattr(lib.nn.Linear(1, 1), "weight", 3),
    "a tensor for a module": lambda lib: setattr(net(lib), "first", lib.ones(1)),
    "a number for a buffer": lambda lib: setattr(lib.nn.BatchNorm1d(1), "running_mean", 4),
    **{
        f"{register} {name!r}": (lambda lib, register=register, name=name: getattr(lib.nn.Linear(1, 1), register)(name, None))
        for register in ("register_parameter", "register_buffer", "add_module")
        for name in (3, "a.b", "", "forward")
    },
    "a module for a parameter": lambda lib: setattr(lib.nn.Linear(1, 1), "weight", lib.nn.Linear(1, 1)),
    "a buffer for a parameter": lambda lib: setattr(lib.nn.Linear(1, 1), "weight", lib.nn.Buffer(lib.ones(1))),
    "a buffer for a module": lambda lib: setattr(net(lib), "first", lib.nn.Buffer(lib.ones(1))),
    "two numbers for one": lambda lib: lib.nn.PReLU().load_state_dict({"weight": lib.ones(2)}),
    "register a tensor": lambda lib: lib.nn.Linear(1, 1).register_parameter("q", lib.ones(1)),
    "register what was computed": lambda lib: lib.nn.Linear(1, 1).register_parameter("q", lib.nn.Parameter(lib.ones(1)).cos()),
    "register a number": lambda lib: lib.nn.Linear(1, 1).register_buffer("q", 3),
    "add a number": lambda lib: lib.nn.Linear(1, 1).add_module("q", 3),
    "no attribute": lambda lib: lib.nn.Linear(1, 1).width,
    "no submodule": lambda lib: net(lib).get_submodule("rest.7"),
    "not a submodule": lambda lib: net(lib).get_submodule("first.weight"),
    "no parameter": lambda lib: net(lib).get_parameter("first.w"),
    "not a parameter": lambda lib: net(lib).get_parameter("first.in_features"),
    "no buffer": lambda lib: net(lib).get_buffer("norm.mean"),
    "not a buffer": lambda lib: net(lib).get_buffer("norm.weight"),
    "set nothing": lambda lib: net(lib).set_submodule("", lib.nn.ReLU()),
    "set a number": lambda lib: net(lib).set_submodule("first", 3),
    "no forward": lambda lib: lib.nn.Module()(1),
    "train by a number": lambda lib: net(lib).train(3),
    "to integers": lambda lib: net(lib).to(lib.int32),
    "too much": lambda lib: lib.nn.Module(3),
    "unknown": lambda lib: lib.nn.Module(a=3),
    "state is no mapping": lambda lib: net(lib).load_state_dict([1]),
    "missing": lambda lib: net(lib)[2].load_state_dict({}),
    "unexpected": lambda lib: net(lib).load_state_dict({**net(lib).state_dict(), "a": lib.ones(1), "first.weight.b": 2, "rest.3.weight": 4, "rest": 5}),
    "all at once": lambda lib: lib.nn.Sequential(lib.nn.Linear(1, 2), lib.nn.LayerNorm(2)).load_state_dict({"0.bias": lib.ones(3), "1.bias": 3, "b": 2}),
    "sizes": lambda lib: net(lib).load_state_dict({"first.bias": lib.ones(3)}, strict=False),
    "Sequential of a number": lambda lib: lib.nn.Sequential(3),
    "Sequential beyond": lambda lib: net(lib)[3],
    "Sequential plus": lambda lib: net(lib) + 3,
    "ModuleList of one": lambda lib: lib.nn.ModuleList(lib.nn.ReLU()),
    "ModuleList beyond": lambda lib: lib.nn.ModuleList([lib.nn.ReLU()])[-2],
    "ModuleList called": lambda lib: lib.nn.ModuleList()(1),
    "ModuleDict of a number": lambda lib: lib.nn.ModuleDict({"a": 3}),
    "ModuleDict without": lambda lib: lib.nn.ModuleDict()["b"],
    "ModuleDict of nothing": lambda lib: lib.nn.ModuleDict(3),
    "ParameterList of a number": lambda lib: lib.nn.ParameterList(3),
    "ParameterList called": lambda lib: lib.nn.ParameterList()(1),
    "gain": lambda lib: lib.nn.init.calculate_gain("sine"),
    "slope": lambda lib: lib.nn.init.calculate_gain("leaky_relu", "steep"),
    "eye of a vector": lambda lib: lib.nn.init.eye_(lib.ones(3)),
    "dirac of a matrix": lambda lib: lib.nn.init.dirac_(lib.ones(3, 3)),
    "dirac of groups": lambda lib: lib.nn.init.dirac_(lib.ones(3, 3, 3), 2),
    "fan of a vector": lambda lib: lib.nn.init.xavier_uniform_(lib.ones(3)),
    "mode": lambda lib: lib.nn.init.kaiming_normal_(lib.ones(3, 3), mode="fan"),
    "orthogonal vector": lambda lib: lib.nn.init.orthogonal_(lib.ones(3)),
    "sparse vector": lambda lib: lib.nn.init.sparse_(lib.ones(3), 0.5),
    "vector of a number": lambda lib: lib.nn.utils.vector_to_parameters(3, []),
    "norm of NaN": lambda lib: lib.nn.utils.get_total_norm([lib.tensor([float("nan")])], error_if_nonfinite=True),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors_say_the_same(name: str) -> None:
    ours, theirs = outcome(sg, ERRORS[name]).error, outcome(torch, ERRORS[name]).error
    assert ours is not None and theirs is not None
    assert type(ours) is type(theirs)
    expected = text(theirs).replace("torch Tensor", "specgrad Tensor")
    assert str(ours).startswith(expected) or expected.startswith(str(ours).rstrip("."))


# ---- programs give the same


def loaded_loosely(lib: Any) -> Any:
    made = lib.nn.Sequential(lib.nn.Linear(1, 2), lib.nn.LayerNorm(2))
    return text(made.load_state_dict({"0.bias": lib.ones(2), "more": lib.ones(1)}, strict=False)), made[0].bias


def trained(lib: Any) -> Any:
    made = net(lib)
    x = lib.arange(12.0).reshape(4, 3).cos()
    for _ in range(3):
        made.zero_grad()
        loss = lib.nn.CrossEntropyLoss()(made(x), lib.tensor([0, 1, 1, 0]))
        loss.backward()
        total = lib.nn.utils.clip_grad_norm_(made.parameters(), 0.05)
        with lib.no_grad():
            for parameter in made.parameters():
                parameter -= 0.1 * parameter.grad
    return loss, total, dict(made.state_dict()), made.eval()(x)


def sequential(lib: Any) -> Any:
    nn = lib.nn
    made = nn.Sequential(*(nn.Linear(2, size) for size in (2, 3, 4, 5)))
    del made[1]
    made.append(nn.ReLU()).insert(0, nn.Tanh()).extend([nn.GELU(), nn.ELU()])
    made[-1] = nn.SELU()
    popped = made.pop(2)
    return [repr(part) for part in (made, made[1:3], made[-2], popped, made + made[:1], made[:1] * 2, made[0:0])], len(made), list(made.state_dict())


def named_sequential(lib: Any) -> Any:
    made = net(lib)
    first = repr(made[0:2])
    del made[1]
    return first, repr(made), [type(part).__name__ for part in made]


def module_list(lib: Any) -> Any:
    nn = lib.nn
    made = nn.ModuleList([nn.Linear(1, size) for size in range(1, 5)])
    made += [nn.ReLU(), nn.ReLU()]
    made.insert(1, nn.Tanh())
    del made[0]
    made[2] = nn.Tanh()
    return [repr(part) for part in (made, made[1:4], made[-1], made.pop(0), made + [nn.ELU()], nn.ModuleList())], len(made), list(made.state_dict())  # noqa: RUF005


def module_dict(lib: Any) -> Any:
    nn = lib.nn
    made = nn.ModuleDict({"a": nn.ReLU(), "b": nn.Linear(1, 2)})
    made.update([("c", nn.Tanh()), ("a", nn.ELU())])
    made["d"] = nn.GELU()
    popped = made.pop("c")
    del made["d"]
    seen = [list(made.keys()), [repr(part) for part in made.values()], [name for name, _ in made.items()], "b" in made, len(made), list(made)]
    made.clear()
    return seen, repr(popped), repr(made)


def parameter_list(lib: Any) -> Any:
    made = lib.nn.ParameterList([lib.ones(2), lib.zeros(3, 1)])
    made += [lib.ones(1)]
    made.append(5)
    made[0] = lib.full((4,), 2.0)
    return repr(made), len(made), names(made.named_parameters()), made[-1], list(made)[:3], repr(made[1:3])


def parameter_dict(lib: Any) -> Any:
    made = lib.nn.ParameterDict({"a": lib.ones(2), "b": lib.zeros(3, 1)})
    made["c"] = 3
    made.update({"d": lib.ones(1)})
    other = made | {"e": lib.ones(4)}
    popped = made.pop("a")
    return (
        repr(made),
        popped,
        list(made),
        "a" in made,
        made.get("zz", 4),
        made.setdefault("f", 1),
        len(made),
        names(other.named_parameters()),
        next(iter(made.items())),
        made.popitem(),
        list(made),
        list(other.fromkeys(["x", "y"], lib.ones(1)).keys()),
    )


def converted(lib: Any) -> Any:
    made = net(lib).to(lib.float64)
    first = made.state_dict()
    return dict(first), dict(made.half().state_dict()), dict(made.to("cpu", lib.float32).state_dict()), made.type(lib.float64)[0].weight


def replaced(lib: Any) -> Any:
    made = net(lib)
    made.first.weight = lib.nn.Parameter(lib.ones(4, 3))
    made.norm.running_mean = None
    made.rest = None
    made.extra = lib.nn.Buffer(lib.ones(2), persistent=False)
    made.register_buffer("kept", lib.ones(3))
    made.register_parameter("none", None)
    made.kept = lib.nn.Parameter(lib.ones(1))
    return names(made.named_parameters()), names(made.named_buffers()), list(made.state_dict()), repr(made), made.none


def walked(lib: Any) -> Any:
    made = net(lib)
    made.again = made.rest[1]
    seen: list[str] = []
    made.apply(lambda module: seen.append(type(module).__name__))
    found = [names(made.named_modules()), names(made.named_modules(prefix="p")), names(made.named_children()), names(made.named_parameters("q", recurse=False))]
    return seen, found, names(made.named_parameters(remove_duplicate=False)), len(list(made.modules())), len(list(made.children())), list(made.state_dict())


def hooked(lib: Any) -> Any:
    made = lib.nn.Linear(2, 2)
    fill(made)
    seen: list[Any] = []
    made.register_forward_pre_hook(lambda module, args: seen.append(("pre", args)))
    made.register_forward_pre_hook(lambda module, args, kwargs: ((args[0] * 2,), kwargs), with_kwargs=True)
    made.register_forward_hook(lambda module, args, out: seen.append(("forward", args, out)) or out * 3)
    made.register_full_backward_pre_hook(lambda module, grads: seen.append(("backward pre", grads)))
    made.register_full_backward_hook(lambda module, grad_input, grad_output: seen.append(("backward", grad_input, grad_output)))
    handle = made.register_full_backward_hook(lambda module, grad_input, grad_output: (grad_input[0] * 2,))
    x = lib.ones(1, 2).requires_grad_()
    made(x).sum().backward()
    handle.remove()
    made(x).sum().backward()
    made(lib.ones(1, 2)).sum().backward()
    return seen, x.grad, made.weight.grad


def first_values(lib: Any) -> Any:
    init, made = lib.nn.init, [lib.zeros(4, 3) for _ in range(3)]
    gains = [float(init.calculate_gain(name)) for name in ("linear", "conv2d", "conv_transpose1d", "sigmoid", "tanh", "relu", "leaky_relu", "selu")]
    return (
        init.constant_(made[0], 3.0), init.ones_(made[1]), init.eye_(lib.zeros(4, 3)), init.zeros_(lib.ones(2)), gains, init.calculate_gain("leaky_relu", 0.3),
        [init.dirac_(lib.ones(*shape), groups) for shape, groups in (((4, 2, 3), 1), ((4, 2, 3), 2), ((3, 4, 2, 3), 3), ((2, 2, 1, 2, 3), 1))],
    )  # fmt: skip


def clipped(lib: Any) -> Any:
    def weights() -> Any:
        made = [lib.nn.Parameter(lib.ones(3)), lib.nn.Parameter(lib.ones(2, 2)), lib.nn.Parameter(lib.ones(1))]
        (made[0] * lib.tensor([3.0, -4.0, 1.0])).sum().backward()
        (made[1].square() * 2).sum().backward()
        return made

    utils, found = lib.nn.utils, []
    for norm in (1.0, 2.0, 3.0, float("inf")):
        made = weights()
        found.append((utils.clip_grad_norm_(made, 1.0, norm), [p.grad for p in made[:2]], utils.get_total_norm([p.grad for p in made[:2]], norm)))
    made = weights()
    utils.clip_grad_value_(made, 2.0)
    vector = utils.parameters_to_vector(made)
    utils.vector_to_parameters(vector.detach() * 2, made)
    return found, [p.grad for p in made[:2]], vector, made, utils.clip_grad_norm_(weights()[0], 100.0), utils.get_total_norm([])


def without_state(lib: Any) -> Any:
    made = net(lib).eval()
    x = lib.ones(2, 3)
    other = {name: parameter.detach() * 2 for name, parameter in made.named_parameters()}
    parameters, buffers = lib.func.stack_module_state([net(lib), net(lib)])
    call = lib.func.functional_call
    grads = lib.func.grad(lambda weights: call(made, (weights, dict(made.named_buffers())), (x,)).sum())(other)
    return call(made, other, x), call(made, {"first.bias": lib.zeros(4)}, (x,), {}), grads, parameters, buffers, made(x)


def copied(lib: Any) -> Any:
    made = net(lib)
    other = copy.deepcopy(made)
    with lib.no_grad():
        other.first.weight.fill_(5.0)
    return made.first.weight, other.first.weight, repr(other) == repr(made), other(lib.ones(2, 3))


def hooked_around_what_hooks_compute(lib: Any) -> Any:
    """What a forward hook computes of the arguments goes through the backward hooks too."""
    made = lib.nn.Linear(2, 2)
    fill(made)
    made.register_forward_hook(lambda module, args, out: out + args[0])
    made.register_full_backward_hook(lambda module, grad_input, grad_output: (grad_input[0] * 10,))
    x = lib.tensor([[1.0, 2.0]], requires_grad=True)
    made(x).sum().backward()
    return x.grad, made.weight.grad


def hooked_twice(lib: Any) -> Any:
    """A second derivative that does not come by way of the outputs calls no hook, and outputs in a dictionary call none."""
    made, calls = lib.nn.Tanh(), []
    made.register_full_backward_hook(lambda module, grad_input, grad_output: calls.append((grad_input[0].detach(), grad_output[0].detach())))
    x = lib.tensor([1.0, 2.0], requires_grad=True)
    (grad,) = lib.autograd.grad(made(x).sum(), x, create_graph=True)
    grad.sum().backward()

    class Named(lib.nn.Module):  # type: ignore[misc, name-defined]
        def forward(self, x: Any) -> Any:
            return {"x": x * 2}

    named = Named()
    named.register_full_backward_hook(lambda *given: calls.append("named"))
    named(x)["x"].sum().backward()
    return calls, x.grad


def hooks_after_an_error_before_forward(lib: Any) -> Any:
    made, calls = lib.nn.Identity(), []

    def fail(module: Any, args: Any) -> None:
        raise KeyError("before")

    made.register_forward_hook(lambda module, args, out: calls.append(("always", args, out)), always_call=True)
    made.register_forward_hook(lambda module, args, out: calls.append("never"))
    handle = made.register_forward_pre_hook(fail)
    try:
        made(1)
    except KeyError:
        calls.append("raised")
    handle.remove()
    made.register_forward_pre_hook(lambda module, args: made.register_forward_hook(lambda *given: calls.append("new")) and None)
    return made(2), calls


def saved_by_overrides(lib: Any) -> Any:
    class Counting(lib.nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.weight, self.count = lib.nn.Parameter(lib.ones(1)), 5

        def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
            super()._save_to_state_dict(destination, prefix, keep_vars)
            destination[prefix + "count"] = lib.tensor(self.count)

        def _load_from_state_dict(self, state_dict: Any, prefix: str, *rest: Any) -> None:
            self.count = int(state_dict.pop(prefix + "count"))
            if prefix + "old" in state_dict:
                state_dict[prefix + "weight"] = state_dict.pop(prefix + "old")
            super()._load_from_state_dict(state_dict, prefix, *rest)

    made = lib.nn.Sequential(Counting())
    state = made.state_dict()
    state["0.old"], state["0.count"] = state.pop("0.weight") * 3, lib.tensor(7)
    return list(made.state_dict()), repr(made.load_state_dict(state)), made[0].count, made[0].weight


def assigned(lib: Any) -> Any:
    """Parameters that are assigned take over whether gradients are wanted of those whose place they take."""
    made = lib.nn.Linear(2, 2)
    made.weight.requires_grad_(False)
    state = {name: lib.nn.Parameter(lib.ones_like(tensor)) for name, tensor in made.state_dict().items()}
    made.load_state_dict(state, assign=True)
    return made.weight, made.bias, made.weight is state["weight"]


def copied_after_a_backward_pass(lib: Any) -> Any:
    made, plain = net(lib), lib.ones(2, requires_grad=True)
    made(lib.ones(2, 3)).sum().backward()
    plain.sum().backward()
    other, stacked = copy.deepcopy(made), copy.deepcopy(plain)
    return [parameter.grad for parameter in other.parameters()], stacked.grad


PROGRAMS = [
    loaded_loosely,
    trained,
    sequential,
    named_sequential,
    module_list,
    module_dict,
    parameter_list,
    parameter_dict,
    converted,
    replaced,
    walked,
    hooked,
    first_values,
    clipped,
    without_state,
    copied,
    hooked_around_what_hooks_compute,
    hooked_twice,
    hooks_after_an_error_before_forward,
    saved_by_overrides,
    assigned,
    copied_after_a_backward_pass,
]


@pytest.mark.parametrize("program", PROGRAMS)
def test_programs_give_the_same(program: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        both_give(program)


# ---- what is random


RANDOM: dict[str, Any] = {
    "uniform": lambda lib, x: lib.nn.init.uniform_(x, -1.0, 3.0),
    "normal": lambda lib, x: lib.nn.init.normal_(x, 1.0, 2.0),
    "truncated": lambda lib, x: lib.nn.init.trunc_normal_(x, 0.5, 1.0, -1.0, 1.0),
    "xavier uniform": lambda lib, x: lib.nn.init.xavier_uniform_(x, 2.0),
    "xavier normal": lambda lib, x: lib.nn.init.xavier_normal_(x),
    "kaiming uniform": lambda lib, x: lib.nn.init.kaiming_uniform_(x, nonlinearity="relu"),
    "kaiming normal": lambda lib, x: lib.nn.init.kaiming_normal_(x, 0.2, "fan_out"),
    "orthogonal": lambda lib, x: lib.nn.init.orthogonal_(x, 2.0),
    "sparse": lambda lib, x: lib.nn.init.sparse_(x, 0.3, 2.0),
}


@pytest.mark.parametrize("name", RANDOM)
def test_random_values_are_of_the_same_distribution(name: str) -> None:
    sg.manual_seed(0)
    torch.manual_seed(0)
    ours, theirs = (np.sort(np.asarray(RANDOM[name](lib, lib.empty(500, 400)))).reshape(-1) for lib in (sg, torch))
    levels = np.linspace(0.02, 0.98, 25)
    np.testing.assert_allclose(np.quantile(ours, levels), np.quantile(theirs, levels), atol=0.05 * theirs.std())
    assert np.abs(ours).max() == pytest.approx(np.abs(theirs).max(), rel=0.2)
