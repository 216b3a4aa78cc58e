"""In-place changes beside PyTorch: which are errors, when, what is said, and what `_version` counts."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from typing import Any

import pytest

import specgrad
from tests.oracle.both import agree, both_raise, outcome, torch

Program = Callable[[Any], Any]


def leaf(lib: Any, *shape: int, dtype: str = "float64") -> Any:
    return (lib.arange(float(lib.zeros(shape).numel()), dtype=getattr(lib, dtype)).reshape(shape) + 1).requires_grad_()


# ---- what was saved and then changed: found out at the backward pass


def saved_then_changed(change: Callable[[Any, Any], Any], shape: tuple[int, ...] = (2, 3), dtype: str = "float64") -> Program:
    def program(lib: Any) -> Any:
        x = leaf(lib, *shape, dtype=dtype) * 1
        y = x.sin()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            change(x, y)
        y.sum().backward()

    return program


CHANGES: dict[str, Callable[[Any, Any], Any]] = {
    "itself": lambda x, y: x.add_(1),
    "twice": lambda x, y: x.add_(1).mul_(2),
    "a view": lambda x, y: x[0].mul_(2),
    "a view of a view": lambda x, y: x[0][1:].zero_(),
    "an index": lambda x, y: x.__setitem__(0, 5.0),
    "a slice": lambda x, y: x.__setitem__(slice(1, None), 5.0),
    "a view by another name": lambda x, y: x.view(-1).copy_(x.detach().clone().reshape(-1)),
    "detach": lambda x, y: x.detach().zero_(),
    "a view of detach": lambda x, y: x.detach()[0].zero_(),
    "a transpose": lambda x, y: x.t().fill_(0),
    "as_strided": lambda x, y: x.as_strided((2,), (1,)).zero_(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_changes_are_found_out(change: str) -> None:
    both_raise(saved_then_changed(CHANGES[change]), phrase="one of the variables needed for gradient computation has been modified by an inplace operation")


def view_saved(view: Callable[[Any], Any], change: Callable[[Any, Any], Any]) -> Program:
    """A view of x is saved; then x, the view, or another view is changed."""

    def program(lib: Any) -> Any:
        leaf_ = leaf(lib, 2, 3)
        x = leaf_ * 1
        v = view(x)
        y = v.sin()
        change(x, v)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            y.sum().backward()
        return leaf_.grad

    return program


VIEWS: dict[str, Callable[[Any], Any]] = {
    "select": lambda x: x[0],
    "transpose": lambda x: x.t(),
    "view of view": lambda x: x.t()[1:],
    "expand": lambda x: x.unsqueeze(0).expand(2, 2, 3),
    "detach": lambda x: x.view_as(x),
    "unbind": lambda x: x.unbind()[0],
    "as_strided": lambda x: x.as_strided((2, 2), (3, 1)),
}
OF_VIEWS: dict[str, Callable[[Any, Any], Any]] = {
    "nothing": lambda x, v: None,
    "base": lambda x, v: x.add_(1),
    "base at another place": lambda x, v: x[1].add_(1),
    "another view": lambda x, v: x.view(-1)[2:].mul_(2),
    "detached base": lambda x, v: x.detach().add_(1),
    "data of the base": lambda x, v: x.data.add_(1),
    "detached view": lambda x, v: v.detach().data.mul_(1) if v.dim() == 3 else v.detach().mul_(2),
    "out of place": lambda x, v: x.add(1),
}


@pytest.mark.parametrize("change", OF_VIEWS)
@pytest.mark.parametrize("view", VIEWS)
def test_a_saved_view_is_stale_when_anything_of_its_memory_changed(view: str, change: str) -> None:
    agree(view_saved(VIEWS[view], OF_VIEWS[change]))


FACTS = re.compile(
    r"\[([\w.]+) \[([\d, ]*)\]\](?:, which is output (\d+) of [\w:]+(,))? is at version (\d+); expected version (\d+) instead\. .*Hint: ", re.DOTALL
)


NAMES = {"CPUBFloat16Type": "BFloat16Tensor", "CPUComplexFloatType": "ComplexFloatTensor", "CPUComplexDoubleType": "ComplexDoubleTensor"}


def facts(lib: Any, program: Program) -> Any:
    """What the message says: dtype, shape, which output, whether a node has made it, versions. PyTorch names the node that made it
    last, which is the change itself, without `Backward0`; here it is the node that made what was saved."""
    error = outcome(lib, program).error
    assert error is not None
    found = FACTS.search(str(error))
    assert found, str(error)
    dtype = found[1].removeprefix("torch.")
    return (NAMES.get(dtype, dtype), *found.groups()[1:])


NAMED: dict[str, Program] = {
    "shape": saved_then_changed(CHANGES["itself"], (2, 3)),
    "a scalar": saved_then_changed(CHANGES["itself"], ()),
    "float32": saved_then_changed(CHANGES["itself"], (2,), "float32"),
    "float16": saved_then_changed(CHANGES["itself"], (2,), "float16"),
    "bfloat16": saved_then_changed(CHANGES["itself"], (2,), "bfloat16"),
    "complex64": lambda lib: (lambda x: (lambda y: (x.add_(1), y.real.sum().backward()))(x.sin()))(lib.ones(2, dtype=lib.complex64, requires_grad=True) * 1),
    "complex128": lambda lib: (lambda x: (lambda y: (x.add_(1), y.real.sum().backward()))(x.sin()))(lib.ones(2, dtype=lib.complex128, requires_grad=True) * 1),
    "versions": saved_then_changed(CHANGES["twice"]),
    "through a view": saved_then_changed(CHANGES["a view"]),
    "a result": lambda lib: (lambda y: (y.add_(1), y.sum().backward()))(leaf(lib, 2).exp()),
    "a leaf": lambda lib: _leaf_changed(lib),
    "the second output": lambda lib: _second_output(lib),
    "changed before": lambda lib: _changed_before(lib),
}


def _leaf_changed(lib: Any) -> None:
    x = leaf(lib, 3)
    y = x.sin()
    with lib.no_grad():
        x.mul_(2)
    y.sum().backward()


def _second_output(lib: Any) -> None:
    _, mean = lib.var_mean(leaf(lib, 4).view(2, 2), 0)
    y = mean.sin()
    mean.add_(1)
    y.sum().backward()


def _changed_before(lib: Any) -> None:
    x = leaf(lib, 2) * 1
    x.mul_(2)
    x.mul_(3)
    y = x.sin()
    x.mul_(4)
    y.sum().backward()


@pytest.mark.parametrize("name", NAMED)
def test_messages_say_the_same(name: str) -> None:
    ours, theirs = facts(specgrad, NAMED[name]), facts(torch, NAMED[name])
    assert ours == theirs


# ---- what may not be changed at all


def _under(mode: str, program: Callable[[Any, Any], Any]) -> Program:
    def run(lib: Any) -> Any:
        x = leaf(lib, 2, 3)
        with getattr(lib, mode)():
            program(lib, x)
        return x.detach(), x._version, x.is_leaf, x.requires_grad

    return run


CHANGED: dict[str, Callable[[Any, Any], Any]] = {
    "leaf": lambda lib, x: x.add_(1),
    "leaf set": lambda lib, x: x.__setitem__(0, 1.0),
    "view of leaf": lambda lib, x: x[0].add_(1),
    "view of view of leaf": lambda lib, x: x.t()[0].add_(1),
    "expanded": lambda lib, x: (x * 1).unsqueeze(0).expand(2, 2, 3).add_(1),
    "leaf through detach": lambda lib, x: x.detach().add_(1),
    "leaf through data": lambda lib, x: x.data.add_(1),
    "one of unbind": lambda lib, x: (x * 1).unbind()[0].add_(1),
    "one of split": lambda lib, x: (x * 1).split(1)[0].add_(1),
    "one of chunk": lambda lib, x: (x * 1).chunk(2)[0].add_(1),
    "one of unbind of what needs none": lambda lib, x: lib.zeros(2, 3).unbind()[0].add_(1),
    "one of unbind, with a gradient": lambda lib, x: lib.zeros(2, 3, dtype=lib.float64).unbind()[0].add_(x[0]),
    "view of one of unbind": lambda lib, x: (x * 1).unbind()[0][1:].add_(1),
    "made without grad": lambda lib, x: _no_grad_view(lib, x * 1).add_(1),
    "leaf by out of place result": lambda lib, x: (x * 1).add_(1),
    "integers": lambda lib, x: lib.zeros(3, dtype=lib.int64).add_(1),
    "result type": lambda lib, x: lib.zeros(3, dtype=lib.int64).add_(1.5),
    "broadcast": lambda lib, x: lib.zeros(3).add_(lib.ones(2, 3)),
    "leaf gets a gradient": lambda lib, x: lib.zeros(2, 3, dtype=lib.float64).add_(x),
    "detach_ of a view": lambda lib, x: (x * 1)[0].detach_(),
    "detach_ of one of several": lambda lib, x: (x * 1).unbind()[0].detach_(),
}


def _no_grad_view(lib: Any, x: Any) -> Any:
    with lib.no_grad():
        return x[0]


@pytest.mark.parametrize("mode", ["enable_grad", "no_grad"])
@pytest.mark.parametrize("name", CHANGED)
def test_what_may_be_changed(name: str, mode: str) -> None:
    agree(_under(mode, CHANGED[name]))


@pytest.mark.parametrize(
    ("name", "phrase"),
    [
        ("leaf", "a leaf Variable that requires grad is being used in an in-place operation"),
        ("view of leaf", "a view of a leaf Variable that requires grad is being used in an in-place operation"),
        (
            "one of unbind",
            "This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace",
        ),
        ("made without grad", "A view was created in no_grad mode and is being modified inplace with grad mode enabled"),
        ("expanded", "more than one element of the written-to tensor refers to a single memory location"),
        ("detach_ of a view", "Can't detach views in-plac"),
    ],
)
def test_what_is_said_of_it(name: str, phrase: str) -> None:
    both_raise(_under("enable_grad", CHANGED[name]), phrase)


# ---- versions


def versions(*steps: Callable[[Any, Any], Any]) -> Program:
    """After each step: the version of a tensor, of a view of it, of what is detached, and of its data."""

    def program(lib: Any) -> Any:
        x = leaf(lib, 2, 3) * 1
        view, detached, data = x[0], x.detach(), x.data
        env = {"x": x, "view": view, "detached": detached, "data": data}
        seen = []
        for step in steps:
            step(lib, env)
            seen.append([t._version for t in env.values()])
        return seen

    return program


VERSIONS: dict[str, Program] = {
    "in place": versions(lambda lib, e: e["x"].add_(1), lambda lib, e: e["x"].mul_(2).sin_()),
    "view": versions(lambda lib, e: e["view"].add_(1), lambda lib, e: e["view"][1:].add_(1)),
    "detached": versions(lambda lib, e: e["detached"].add_(1), lambda lib, e: e["detached"][0].add_(1)),
    "data": versions(lambda lib, e: e["data"].add_(1)),
    "out of place": versions(lambda lib, e: e["x"].add(1), lambda lib, e: e["x"].t()),
    "set": versions(lambda lib, e: e["x"].__setitem__(0, 1.0), lambda lib, e: e["x"].__setitem__((0, slice(1, None)), e["x"].detach()[1, 1:].clone())),
    "set with a list": versions(lambda lib, e: e["x"].__setitem__([0, 1], 1.0)),
    "set with a mask": versions(lambda lib, e: e["x"].__setitem__(e["x"] > 2, 1.0)),
    "zero_": versions(lambda lib, e: e["x"].zero_(), lambda lib, e: e["x"].fill_(3)),
    "copy_": versions(lambda lib, e: e["x"].copy_(lib.ones(2, 3)), lambda lib, e: e["x"].copy_(e["x"])),
    "clamp_": versions(lambda lib, e: e["x"].clamp_(0, 1), lambda lib, e: e["x"].relu_()),
    "masked_fill_": versions(lambda lib, e: e["x"].masked_fill_(e["x"] > 1, 0.0)),
    "index_add_": versions(lambda lib, e: e["x"].index_add_(0, lib.tensor([0]), lib.ones(1, 3, dtype=lib.float64))),
    "scatter_": versions(lambda lib, e: e["x"].scatter_(0, lib.tensor([[0, 0, 0]]), 1.0)),
    "no_grad": versions(lambda lib, e: _no_grad(lib, e["x"].add_, 1)),
    "requires_grad_": versions(lambda lib, e: e["detached"].requires_grad_(), lambda lib, e: e["detached"].requires_grad_(False)),
    "detach_": versions(lambda lib, e: e["x"].clone().detach_()),
    "iadd": versions(lambda lib, e: e["x"].__iadd__(1), lambda lib, e: e["x"].__imul__(e["x"])),
    "backward": versions(lambda lib, e: e["x"].sum().backward()),
    "numpy": versions(lambda lib, e: e["detached"].numpy().fill(0)),
}


def _no_grad(lib: Any, function: Any, *args: Any) -> None:
    with lib.no_grad():
        function(*args)


@pytest.mark.parametrize("name", VERSIONS)
def test_versions_agree(name: str) -> None:
    agree(VERSIONS[name])


# ---- what .data and hooks do


def _data_evades(lib: Any) -> Any:
    x = leaf(lib, 3)
    y = x.sin()
    x.data.zero_()
    y.sum().backward()
    return x.grad, x._version


def _data_of_a_result(lib: Any) -> Any:
    x = leaf(lib, 3)
    y = x.exp()
    y.data.mul_(2)
    y.sum().backward()
    return x.grad


def _hook_changes(target: str) -> Program:
    def program(lib: Any) -> Any:
        x = leaf(lib, 3)
        a = x.sin()
        b = a.cos()
        changed = {"saved": a, "leaf": x, "other": lib.zeros(3), "result": b}[target]

        def hook(grad: Any) -> None:
            with lib.no_grad():
                changed.mul_(2)

        b.register_hook(hook)
        b.sum().backward()
        return x.grad

    return program


EVADING: dict[str, Program] = {
    "data": _data_evades,
    "data of a result": _data_of_a_result,
    **{f"hook changes {target}": _hook_changes(target) for target in ("saved", "leaf", "other", "result")},
}


@pytest.mark.parametrize("name", EVADING)
def test_ways_around_agree(name: str) -> None:
    agree(EVADING[name])
