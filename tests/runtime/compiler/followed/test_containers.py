"""Compiled functions that change lists and dictionaries among their arguments, as a cache: their caller's are changed."""

from __future__ import annotations

import warnings
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.core.kernels import table

pytestmark = pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")

LARGE, SMALL = 5000, 3  # whose code is followed, and left alone


def _attend(x: Any, cache: Any) -> Any:
    cache["keys"].append((x * 2).sin().detach())
    cache["steps"] = cache.get("steps", 0) + 1
    return (sum(cache["keys"]) * x).tanh()


def _take(x: Any, cache: Any) -> Any:
    return cache["keys"].pop() * x if cache["keys"] else x * 3


def _order(x: Any, cache: Any) -> Any:
    cache["keys"].append(x.detach() * 2)
    cache["keys"].sort(key=lambda tensor: tensor[0].item())
    return x + cache["keys"][0]


def _replace(x: Any, cache: Any) -> Any:
    cache["keys"][:] = [x.detach() + 1]
    return x * 2


def _change_elements(x: Any, cache: Any) -> Any:
    cache["keys"][0].add_(1)
    return x * 2


def _empty(x: Any, cache: Any) -> Any:
    cache.clear()
    return x * 2


def _called(function: Callable[..., Any], size: int, kind: Any) -> list[Any]:
    """What some calls give, and leave in one cache."""
    cache, found = kind(keys=[sg.ones(size)]), []
    for i in range(4):
        x = (sg.linspace(0, 1, size) * (i + 1)).requires_grad_()
        cache.setdefault("keys", [])
        keys = cache["keys"]
        out = function(x, cache)
        out.sum().backward()
        assert cache.get("keys", keys) is keys
        found += [out.detach(), x.grad, *[key.clone() for key in cache.get("keys", [])], cache.get("steps"), list(cache)]
    return found


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("kind", [dict, OrderedDict])
@pytest.mark.parametrize("function", [_attend, _take, _order, _replace, _change_elements, _empty])
def test_the_callers_containers_are_changed(function: Any, kind: Any, size: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that small tensors are left alone
        found = _called(sg.compile(function), size, kind)
    for one, other in zip(found, _called(function, size, kind), strict=True):
        assert sg.allclose(one, other) if isinstance(one, sg.Tensor) else one == other


def test_its_ops_are_compiled() -> None:
    compiled, cache = sg.compile(_attend), {"keys": [sg.ones(LARGE)]}
    for _ in range(2):
        compiled(sg.ones(LARGE), cache)
    cache["keys"].pop()
    text = compiled.explain(sg.ones(LARGE), cache)
    assert "its code runs in each call, as it changes a list or a dictionary that it is given" in text and "loop over" in text


def test_arguments_by_name_and_stars_are_no_containers() -> None:
    def function(*tensors: Any, **named: Any) -> Any:
        named["other"] = named.pop("scale")
        return sum(tensors) * named["other"]

    compiled = sg.compile(function, fullgraph=True)
    assert compiled(sg.ones(3), sg.ones(3), scale=sg.ones(3) * 2).tolist() == [4, 4, 4]


def test_a_whole_graph_leaves_containers_alone() -> None:
    compiled, keys = sg.compile(_attend, fullgraph=True), [sg.ones(3)]
    with pytest.raises(RuntimeError, match="changes a list or a dictionary that it is given"):
        compiled(sg.ones(3), {"keys": keys})
    assert len(keys) == 1
