"""What holds for every optimizer, and what a user does with one."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.runtime.optim.cases import OPTIMIZERS, Case, made, name_of, train


@pytest.mark.parametrize("case", OPTIMIZERS, ids=name_of)
@pytest.mark.parametrize("way", ["state", "pickle", "deepcopy"])
def test_going_on_from_what_is_stored(case: Case, way: str) -> None:
    params, optimizer = made(sg, case, sg.float64)
    train(params, optimizer, 3)
    if way == "state":
        others = [p.detach().clone().requires_grad_() for p in params]
        _, other = made(sg, case, sg.float64)
        other.param_groups[0]["params"] = others
        other = getattr(sg.optim, case[0])(others, **case[1])
        other.load_state_dict(optimizer.state_dict())
    else:
        others, other = pickle.loads(pickle.dumps((params, optimizer))) if way == "pickle" else copy.deepcopy((params, optimizer))
    train(params, optimizer, 3)
    train(others, other, 3)
    assert all((a == b).all() for a, b in zip(params, others))


@pytest.mark.parametrize("dtype", [sg.float16, sg.bfloat16, sg.float32, sg.complex64], ids=str)
@pytest.mark.parametrize("case", OPTIMIZERS, ids=name_of)
def test_all_dtypes(case: Case, dtype: Any) -> None:
    params, optimizer = made(sg, case, dtype)
    before = [p.detach().clone() for p in params]
    train(params, optimizer, 2)
    assert all(p.dtype is dtype and p.is_leaf and bool(sg.isfinite(p.detach()).all()) for p in params)
    assert all(not bool((p == b).all()) for p, b in zip(params, before))
    own = dtype if case[0] != "LBFGS" else params[0].real.dtype  # which keeps one vector of all real parts
    assert all(v.dtype is own for kept in optimizer.state_dict()["state"].values() for v in kept.values() if isinstance(v, sg.Tensor))


@pytest.mark.parametrize("case", OPTIMIZERS, ids=name_of)
def test_parameters_of_any_layout(case: Case) -> None:
    def trained(spread: bool) -> Any:
        x = np.linspace(-1, 2, 6).reshape(2, 3)
        leaf = sg.tensor(x.T.copy()).t() if spread else sg.tensor(x)
        leaf = leaf.detach().requires_grad_()
        optimizer = getattr(sg.optim, case[0])([leaf], **case[1])

        def closure() -> Any:
            optimizer.zero_grad()
            loss = ((leaf - 0.25) ** 4).sum()
            loss.backward()
            return loss

        for _ in range(4):
            optimizer.step(closure)
        return leaf.detach()

    assert trained(True).allclose(trained(False), rtol=1e-13, atol=0)


def test_what_has_no_gradient_stays() -> None:
    x, y = sg.ones(2, requires_grad=True), sg.ones(2, requires_grad=True)
    optimizer = sg.optim.Adam([x, y])
    x.sum().backward()
    optimizer.step()
    assert (y == 1).all() and (x != 1).all() and list(optimizer.state_dict()["state"]) == [0]


def test_forgetting_gradients() -> None:
    x = sg.ones(2, requires_grad=True)
    optimizer = sg.optim.SGD([x])
    x.sum().backward()
    optimizer.zero_grad(set_to_none=False)
    assert x.grad is not None and (x.grad == 0).all()
    optimizer.zero_grad()
    assert x.grad is None


@pytest.mark.parametrize("owner", [lambda x: sg.optim.SGD([x]), lambda x: sg.nn.ParameterList([x])], ids=["optimizer", "module"])
def test_zeros_take_the_place_of_gradients_that_are_no_numbers(owner: Any) -> None:
    x = sg.nn.Parameter(sg.ones(3))
    x.grad = held = sg.tensor([float("nan"), float("inf"), 1.0])
    owner(x).zero_grad(set_to_none=False)
    assert x.grad is held and held.tolist() == [0, 0, 0]
    (x * x).sum().backward(create_graph=True)
    owner(x).zero_grad(set_to_none=False)
    assert x.grad is not None and not x.grad.requires_grad and x.grad.tolist() == [0, 0, 0]


def test_groups_with_options_of_their_own() -> None:
    x, y = sg.ones(1, requires_grad=True), sg.ones(1, requires_grad=True)
    optimizer = sg.optim.SGD([{"params": [("x", x)], "lr": 0.5}], lr=0.25)
    with pytest.raises(ValueError, match="all optimizer param groups should be with/without names"):
        optimizer.add_param_group({"params": [y]})
    with pytest.raises(ValueError, match="Some param names are missing"):
        optimizer.add_param_group({"params": [("y", y), y]})
    optimizer.add_param_group(param_group={"params": [("y", y)]})
    (x + y).sum().backward()
    optimizer.step()
    assert x.item() == 0.5 and y.item() == 0.75 and optimizer.param_groups[1]["param_names"] == ["y"]
    assert "lr: 0.5" in repr(optimizer) and repr(optimizer).startswith("SGD (\nParameter Group 0\n")


def test_hooks_around_a_step() -> None:
    x = sg.ones(1, requires_grad=True)
    optimizer, seen = sg.optim.SGD([x], lr=1.0), []
    before = optimizer.register_step_pre_hook(lambda o, args, kwargs: seen.append(("before", x.item())))
    optimizer.register_step_post_hook(lambda o, args, kwargs: seen.append(("after", x.item())))
    x.sum().backward()
    optimizer.step()
    before.remove()
    optimizer.step()
    assert seen == [("before", 1.0), ("after", 0.0), ("after", -1.0)]


def test_lbfgs_finds_the_bottom_of_a_bent_valley() -> None:
    x = sg.tensor([-1.5, 2.0], dtype=sg.float64, requires_grad=True)
    optimizer = sg.optim.LBFGS([x], line_search_fn="strong_wolfe", max_iter=100, max_eval=400)

    def closure() -> Any:
        optimizer.zero_grad()
        loss = (1 - x[0]) ** 2 + 100 * (x[1] - x[0] ** 2) ** 2
        loss.backward()
        return loss

    optimizer.step(closure)
    assert abs(x.detach() - 1).max() < 1e-5


def test_a_loss_that_is_no_number_ends_the_search() -> None:
    x = sg.tensor([2.0], dtype=sg.float64, requires_grad=True)
    optimizer = sg.optim.LBFGS([x], lr=50.0, line_search_fn="strong_wolfe")

    def closure() -> Any:
        optimizer.zero_grad()
        loss = (x * sg.log(x) - x).sum()  # NaN below 0
        loss.backward()
        return loss

    optimizer.step(closure)
    assert x.detach().allclose(sg.ones(1, dtype=sg.float64), atol=1e-4)


def test_an_optimizer_of_ones_own() -> None:
    class Signs(sg.optim.Optimizer):
        def __init__(self, params: Any, lr: float):
            super().__init__(params, {"lr": lr})

        def update(self, param: Any, grad: Any, state: Any, group: Any) -> None:
            state["steps"] = state.get("steps", 0) + 1
            param.sub_(grad.sign(), alpha=group["lr"])

    x = sg.tensor([1.0, -2.0], requires_grad=True)
    optimizer = Signs([x], lr=0.5)
    (x * x).sum().backward()
    optimizer.step()
    assert x.tolist() == [0.5, -1.5] and optimizer.state[x] == {"steps": 1}
    with pytest.raises(NotImplementedError, match=r"Optimizer says no update\(param, grad, state, group\)"):
        sg.optim.Optimizer([x], {}).step()


def test_names_that_are_not_there_say_what_is() -> None:
    with pytest.raises(AttributeError, match=r"specgrad\.optim has no Adafactor: take AdamW, or subclass Optimizer"):
        sg.optim.Adafactor  # noqa: B018
    with pytest.raises(AttributeError, match=r"module 'specgrad\.optim' has no attribute 'Adma'"):
        sg.optim.Adma  # noqa: B018
    with pytest.raises(NotImplementedError, match=r"Adam\(differentiable=True\): a step is not recorded"):
        sg.optim.Adam([sg.ones(1, requires_grad=True)], differentiable=True)


def test_steps_do_not_outlive_their_tensors() -> None:
    x = sg.ones(1000, requires_grad=True)
    optimizer = sg.optim.AdamW([x])
    (x * x).sum().backward()
    place, kept = x.data_ptr(), None
    for _ in range(3):
        optimizer.step()
        places = [optimizer.state[x][name].data_ptr() for name in ("exp_avg", "exp_avg_sq")]
        assert x.data_ptr() == place and kept in (None, places)
        kept = places


def test_one_pass_is_what_the_formula_says() -> None:
    self, slope, mean, square = (sg.rand(7, dtype=sg.float64) + 0.5 for _ in range(4))
    x = self.clone().requires_grad_()
    x.grad = slope.clone()
    optimizer = sg.optim.Adam([x], lr=0.5, betas=(0.75, 0.5), eps=0.0, weight_decay=0.25)
    optimizer.state[x] = {"step": 0, "exp_avg": mean.clone(), "exp_avg_sq": square.clone()}
    optimizer.step()
    grad = slope + 0.25 * self
    first, second = 0.75 * mean + 0.25 * grad, 0.5 * square + 0.5 * grad * grad
    assert x.detach().allclose(self - 0.5 * (first / 0.25) / (second / 0.5).sqrt(), rtol=1e-13)


@pytest.mark.parametrize("name", ["SGD", "LBFGS"])
def test_what_hooks_of_steps_are_given(name: str) -> None:
    x = sg.ones(2, requires_grad=True)
    optimizer = getattr(sg.optim, name)([x], lr=0.1)
    told: list[Any] = []
    optimizer.register_step_pre_hook(lambda *given: told.append(("before", given)))
    optimizer.register_step_post_hook(lambda *given: told.append(("after", given)))

    def closure() -> Any:
        optimizer.zero_grad()
        loss = (x * x).sum()
        loss.backward()
        return loss

    optimizer.step(closure)
    given = (optimizer, (optimizer, closure), {})
    assert told == [("before", given), ("after", given)]


def test_hooks_may_give_other_arguments_to_a_step() -> None:
    x = sg.ones(2, requires_grad=True)
    optimizer = sg.optim.SGD([x])
    told: list[Any] = []
    optimizer.register_step_post_hook(lambda *given: told.append(given[1:]))
    optimizer.step(closure=float)
    assert told == [((optimizer,), {"closure": float})]
    optimizer.register_step_pre_hook(lambda optimizer, args, kwargs: ((optimizer, lambda: 5), {}))
    assert optimizer.step() == 5
    optimizer.register_step_pre_hook(lambda *given: 3)
    with pytest.raises(RuntimeError, match="must return None or a tuple of"):
        optimizer.step()


def test_hooks_are_called_around_a_step_of_ones_own_once() -> None:
    class Careful(sg.optim.SGD):
        def step(self, closure: Any = None) -> Any:
            return "careful", super().step(closure)

    class Plain(sg.optim.Optimizer):
        @sg.no_grad()
        def step(self, closure: Any = None) -> Any:
            for group in self.param_groups:
                for param in group["params"]:
                    param.sub_(param.grad)

    x = sg.ones(1, requires_grad=True)
    x.grad = sg.ones(1)
    for optimizer in (Careful([x], lr=1.0), Plain([x], {})):
        told: list[str] = []
        optimizer.register_step_pre_hook(lambda *given, told=told: told.append("before"))
        optimizer.register_step_post_hook(lambda *given, told=told: told.append("after"))
        assert optimizer.step() == (("careful", None) if isinstance(optimizer, Careful) else None)
        assert told == ["before", "after"]
    assert x.item() == -1


def test_what_a_program_keeps_of_its_own() -> None:
    x, y = sg.ones(2, requires_grad=True), sg.ones(2, requires_grad=True, dtype=sg.float64)
    optimizer, other = sg.optim.SGD([x], lr=0.5), sg.optim.SGD([y], lr=0.5)
    optimizer.state[x].update(means=[sg.ones(2), {"scale": sg.tensor(3.0)}], step=sg.tensor(4.0))
    optimizer.state["rounds"] = [7]  # type: ignore[index, assignment]
    other.load_state_dict(optimizer.state_dict())
    of_y = other.state[y]
    assert of_y["means"][0].dtype is sg.float64 and isinstance(of_y["means"][1]["scale"], sg.Tensor) and of_y["means"][1]["scale"].dtype is sg.float64
    assert of_y["step"] == 4 and isinstance(of_y["step"], float) and other.state["rounds"] == [7]  # type: ignore[index, comparison-overlap]


def test_lbfgs_has_one_group() -> None:
    optimizer = sg.optim.LBFGS([sg.ones(1, requires_grad=True)])
    with pytest.raises(ValueError, match="LBFGS doesn't support per-parameter options"):
        optimizer.add_param_group({"params": [sg.ones(1, requires_grad=True)]})
    assert len(optimizer.param_groups) == 1


def test_a_parameter_that_is_twice_in_a_group() -> None:
    w = sg.ones(2, requires_grad=True)
    with pytest.warns(UserWarning, match="duplicate parameters"):
        optimizer = sg.optim.SGD([w, w, sg.ones(1, requires_grad=True)], lr=0.1, momentum=0.5)
    w.grad = sg.ones(2)
    optimizer.step()
    np.testing.assert_allclose(w.detach().numpy(), 1 - 0.1 - 0.15, rtol=1e-6)
    stored = optimizer.state_dict()
    assert stored["param_groups"][0]["params"] == [0, 0, 2]
    assert [*stored["state"]] == [0]
    optimizer.load_state_dict(stored)
    assert optimizer.state[w]["momentum_buffer"].tolist() == stored["state"][0]["momentum_buffer"].tolist()
    for again in (lambda: optimizer.add_param_group({"params": [w]}), lambda: sg.optim.SGD([{"params": [w]}, {"params": [w]}], lr=0.1)):
        with pytest.raises(ValueError, match="more than one parameter group"):
            again()


def test_hooks_of_what_is_stored() -> None:
    w = sg.ones(2, requires_grad=True)
    optimizer, log = sg.optim.SGD([w], lr=0.1), []
    optimizer.register_state_dict_pre_hook(lambda o: log.append("before"))
    handle = optimizer.register_state_dict_post_hook(lambda o, stored: {**stored, "note": 1})
    optimizer.register_state_dict_post_hook(lambda o, stored: log.append(sorted(stored)), prepend=True)
    stored = optimizer.state_dict()
    assert log == ["before", ["param_groups", "state"]]
    assert stored["note"] == 1
    handle.remove()
    assert "note" not in optimizer.state_dict()
    del log[:]
    optimizer.register_load_state_dict_pre_hook(lambda o, given: given.pop("note") and None)
    optimizer.register_load_state_dict_pre_hook(lambda o, given: {**given, "param_groups": [{**given["param_groups"][0], "lr": 0.5}]})
    optimizer.register_load_state_dict_post_hook(lambda o: log.append(o.param_groups[0]["lr"]))
    optimizer.load_state_dict(stored)
    assert log == [0.5]
    assert stored["note"] == 1
    assert stored["param_groups"][0]["lr"] == 0.1
    assert pickle.loads(pickle.dumps(optimizer)).state_dict() == {"state": {}, "param_groups": [{**optimizer.param_groups[0], "params": [0]}]}
