"""Objects of the standard library and of NumPy are looked at in each call, as a user's are."""

from __future__ import annotations

import argparse
import array
import collections
import contextvars
import os
import threading
import types
import weakref
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.core.kernels import table

from .changing import changing


def test_namespaces() -> None:
    for made in (argparse.Namespace, types.SimpleNamespace, threading.local):
        args: Any = made()
        args.scale = 2.0
        assert changing(lambda x, args=args: x * args.scale, lambda args=args: setattr(args, "scale", 3.0)) == "scale was 2.0 and is 3.0"  # type: ignore[misc]
        assert changing(lambda x, args=args: x * sum(vars(args).values()), lambda args=args: setattr(args, "more", 3.0))  # type: ignore[misc]


def test_what_each_thread_has() -> None:
    class Settings(threading.local):
        scale = 2.0

    settings, found = Settings(), list[bool]()
    reads = sg.compiler.reads.walk.reads_of(lambda x: x * settings.scale)

    def in_another() -> None:
        settings.scale = 3.0
        found.append(reads.hold())

    other = threading.Thread(target=in_another)
    other.start()
    other.join()
    assert found == [False] and reads.hold()


def test_containers() -> None:
    below = {"scale": 2.0}
    mappings: list[Any] = [
        collections.UserDict(below),
        collections.ChainMap({}, {"scale": 2.0}),
        collections.OrderedDict(below),
        collections.defaultdict(float, below),
    ]
    for mapping in mappings:
        change = mapping.maps[1] if isinstance(mapping, collections.ChainMap) else mapping
        assert "scale was 2.0" in changing(lambda x, m=mapping: x * m["scale"], lambda m=change: m.update(scale=3.0))  # type: ignore[misc]
    shown, items, get = types.MappingProxyType(below), below.items(), below.get
    assert "scale was 2.0" in changing(lambda x: x * shown["scale"], lambda: below.update(scale=3.0))
    assert "scale was 3.0" in changing(lambda x: x * dict(items)["scale"], lambda: below.update(scale=4.0))
    assert "scale was 4.0" in changing(lambda x: x * get("scale"), lambda: below.update(scale=5.0))
    listed, numbers = collections.UserList([2.0]), array.array("d", [2.0])
    assert "0 was 2.0" in changing(lambda x: x * listed[0], lambda: listed.__setitem__(0, 3.0))
    assert "the elements of an array are others" in changing(lambda x: x * numbers[0], lambda: numbers.__setitem__(0, 3.0))
    objects = np.array([below], dtype=object)
    assert "scale was 5.0" in changing(lambda x: x * objects[0]["scale"], lambda: below.update(scale=6.0))


def test_attributes_of_containers_of_a_users() -> None:
    class Settings(dict[str, Any]):
        rate = 1.0

    settings = Settings(scale=2.0)
    assert "scale was 2.0" in changing(lambda x: x * settings["scale"], lambda: settings.update(scale=3.0))
    assert "rate was absent" in changing(lambda x: x * settings.rate, lambda: setattr(settings, "rate", 3.0))
    holder: Any = types.SimpleNamespace(value=2.0)
    known, by_holder = frozenset([_Held(holder)]), {_Held(holder): 1}
    assert "value was 2.0" in changing(lambda x: x * sum(one.holder.value for one in known), lambda: setattr(holder, "value", 3.0))
    assert "value was 3.0" in changing(lambda x: x * sum(one.holder.value for one in by_holder), lambda: setattr(holder, "value", 4.0))


class _Held:
    def __init__(self, holder: Any):
        self.holder = holder


def test_what_stands_for_something() -> None:
    variable = contextvars.ContextVar("scale", default=2.0)
    assert "scale was absent and is 3.0" in changing(lambda x: x * variable.get(), lambda: variable.set(3.0))
    held: Any = _Held(2.0)
    reference = weakref.ref(held)
    assert "holder was 2.0" in changing(lambda x: x * reference().holder, lambda: setattr(held, "holder", 3.0))  # type: ignore[union-attr]
    called = partial(lambda x, scale: x * scale, scale=2.0)
    assert "scale was 2.0" in changing(lambda x: called(x), lambda: called.keywords.update(scale=3.0))


def test_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for function in (lambda x: x * float(os.environ["A_SCALE"]), lambda x: x * float(os.getenv("A_SCALE", "1"))):
        monkeypatch.setenv("A_SCALE", "2")
        assert changing(function, lambda: monkeypatch.setenv("A_SCALE", "3")) == "the environment's variables are others"


def test_a_rate_of_an_optimizers() -> None:
    optimizer = sg.optim.SGD([sg.ones(1, requires_grad=True)], lr=0.1)
    assert "lr was 0.1" in changing(lambda x: x * optimizer.param_groups[0]["lr"], lambda: optimizer.param_groups[0].update(lr=0.2))


@pytest.mark.skipif(not table.compiled, reason="without kernels nothing is compiled")
def test_a_namespace_of_a_compiled_function_and_of_a_module() -> None:
    class Scaled(sg.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.args = argparse.Namespace(scale=2.0)

        def forward(self, x: Any) -> Any:
            return x * self.args.scale

    module, x = Scaled(), sg.ones(2)
    functions: list[Callable[..., Any]] = [sg.compile(module), sg.compile(lambda x: x * module.args.scale, fullgraph=True)]
    assert [function(x).tolist() for function in functions] == [[2, 2]] * 2
    module.args.scale = 3.0
    assert [function(x).tolist() for function in functions] == [[3, 3]] * 2
