"""What a function reads by name is looked at in each call: without a compiler, as `reads_of` sees it."""

from __future__ import annotations

import functools
import operator
import sys
import types
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.compiler.cut import Cut
from specgrad.compiler.reads.walk import reads_of

from .changing import changing


class Holder:
    """Anything with attributes."""

    rate = 1.0

    def __init__(self, **values: Any):
        self.__dict__.update(values)

    def doubled(self) -> Any:
        return self._inner * 2  # type: ignore[attr-defined]

    @property
    def shown(self) -> Any:
        return self._hidden  # type: ignore[attr-defined]


class Slotted:
    __slots__ = ("value",)

    def __init__(self, value: Any):
        self.value = value


def value_of(holder: Any) -> Any:
    return holder.value


HOLDER: Any = Holder(value=2.0)
ARRAY = np.ones(3)


def of_a_helper(x: Any) -> Any:
    return x * value_of(HOLDER)


def of_an_array(x: Any) -> Any:
    return x * ARRAY


def test_elements_of_lists_dictionaries_and_sets() -> None:
    weights, settings, chosen = [sg.ones(3)], {"scale": 2.0}, {1, 2}
    assert "0 was a tensor" in changing(lambda x: x * weights[0], lambda: weights.__setitem__(0, sg.ones(3)))
    assert "a list had 1 elements and has 2" in changing(lambda x: sum(x * w for w in weights), lambda: weights.append(sg.ones(3)))
    assert "scale was 2.0 and is 3.0" in changing(lambda x: x * settings["scale"], lambda: settings.update(scale=3.0))
    assert "a dict had 1 elements" in changing(lambda x: x * settings["scale"], lambda: settings.update(more=3.0))
    assert "of a set" in changing(lambda x: x * len(chosen), lambda: chosen.add(3))


def test_attributes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert changing(of_a_helper, lambda: monkeypatch.setattr(HOLDER, "value", 3.0)) == "value was 2.0 and is 3.0"
    holder = Holder()
    assert "rate was 1.0" in changing(lambda x: x * holder.rate, lambda: monkeypatch.setattr(Holder, "rate", 2.0))
    assert "rate was absent and is 5.0" in changing(lambda x: x * holder.rate, lambda: setattr(holder, "rate", 5.0))
    inner = Holder(_inner=1.0, _hidden=2.0, sub=Holder(value=1.0))
    assert "_inner" in changing(lambda x: x * inner.doubled(), lambda: setattr(inner, "_inner", 2.0))
    assert "_hidden" in changing(lambda x: x * inner.shown, lambda: setattr(inner, "_hidden", 3.0))
    assert "value" in changing(lambda x: x * inner.sub.value, lambda: setattr(inner.sub, "value", 2.0))
    assert "value" in changing(lambda x: x * inner.sub.value, lambda: setattr(inner.sub, "value", 2.5))
    assert "sub" in changing(lambda x: x * inner.sub.value, lambda: setattr(inner, "sub", Holder(value=2.0)))
    assert "value" in changing(lambda x: x * getattr(inner.sub, "value"), lambda: setattr(inner.sub, "value", 7.0))  # noqa: B009
    slotted = Slotted(1.0)
    assert "value" in changing(lambda x: x * slotted.value, lambda: setattr(slotted, "value", 2.0))
    assert "value" in changing(lambda x, holder: x * holder.value, lambda: setattr(slotted, "value", 3.0), slotted)


def test_users_modules() -> None:
    module: Any = types.ModuleType("a_module_of_a_user")
    exec("SCALE = 2.0\ndef scaled(x): return x * SCALE", module.__dict__)
    assert "SCALE" in changing(lambda x: module.scaled(x), lambda: setattr(module, "SCALE", 3.0))
    assert "scaled" in changing(lambda x: module.scaled(x), lambda: setattr(module, "scaled", abs))


def test_functions_of_functions() -> None:
    settings = {"scale": 2.0}

    def scaled(factor: float, x: Any) -> Any:
        return x * factor * settings["scale"]

    assert "scale" in changing(functools.partial(scaled, 2.0), lambda: settings.update(scale=1.0))
    compiled = sg.compile(scaled)
    assert "scale" in changing(lambda x: compiled(1.0, x), lambda: settings.update(scale=4.0))


def test_arrays_of_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "array" in changing(of_an_array, lambda: ARRAY.__setitem__(0, 5.0))
    assert "ARRAY" in changing(of_an_array, lambda: monkeypatch.setitem(globals(), "ARRAY", np.ones(3)))
    large = np.zeros(1 << 14)
    with pytest.raises(Cut, match="give a tensor"):
        reads_of(lambda x: x * large)


def test_modules_parts_and_hooks() -> None:
    layers = sg.nn.ModuleList([sg.nn.Linear(3, 3)])
    total = lambda x: sum((layer(x) for layer in layers), x)  # noqa: E731
    assert "had 1 elements" in changing(total, lambda: layers.append(sg.nn.Linear(3, 3)))
    assert changing(total, lambda: layers[0].register_forward_hook(lambda *_: None))
    leaky = sg.nn.LeakyReLU(0.1)
    assert "negative_slope was 0.1" in changing(leaky, lambda: setattr(leaky, "negative_slope", 0.2))
    assert "training" in changing(leaky, leaky.eval)


def test_no_end_of_what_is_read() -> None:
    many = list(range(20_000))
    with pytest.raises(Cut, match="reads more than 10,000 names"):
        reads_of(lambda x: x * many[0])


class Named(type):
    @property
    def scale(cls) -> Any:
        return cls._scale  # type: ignore[attr-defined]


class OfItsOwn(metaclass=Named):
    _scale = 2.0


class Derived(Holder):
    pass


def with_a_default(x: Any, factor: float = 2.0, *, more: float = 1.0) -> Any:
    return x * factor * more


def doubled(x: Any) -> Any:
    return x * 2


def tripled(x: Any) -> Any:
    return x * 3


def test_classes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert changing(lambda x: x * OfItsOwn.scale, lambda: monkeypatch.setattr(OfItsOwn, "_scale", 3.0)) == "_scale was 2.0 and is 3.0"
    holder = Derived()
    for function in (lambda x: x * Derived.rate, lambda x: x * holder.rate):
        assert changing(function, lambda: monkeypatch.setattr(Holder, "rate", Holder.rate + 1)).startswith("rate was ")
        assert "rate was absent" in changing(function, lambda: monkeypatch.setattr(Derived, "rate", 7.0, raising=False))
        monkeypatch.delattr(Derived, "rate")


def test_code_and_defaults_of_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    assert changing(lambda x: doubled(x), lambda: monkeypatch.setattr(doubled, "__code__", tripled.__code__)) == "the code of doubled is another"
    assert changing(tripled, lambda: monkeypatch.setattr(tripled, "__code__", value_of.__code__)) == "the code of tripled is another"
    function = lambda x: with_a_default(x)  # noqa: E731
    assert changing(function, lambda: monkeypatch.setattr(with_a_default, "__defaults__", (3.0,))) == "the defaults of with_a_default are others"
    assert changing(function, lambda: monkeypatch.setitem(with_a_default.__kwdefaults__, "more", 3.0)) == "more was 1.0 and is 3.0"
    assert changing(function, lambda: monkeypatch.setattr(with_a_default, "__kwdefaults__", {"more": 5.0})) == "the defaults of with_a_default are others"


def test_names_that_are_texts() -> None:
    holder, name = Holder(first=1.0, second=2.0), "first"
    assert "second" in changing(lambda x: sum(x * getattr(holder, n) for n in ("first", "second")), lambda: setattr(holder, "second", 3.0))
    assert "first" in changing(lambda x: x * getattr(holder, name), lambda: setattr(holder, "first", 3.0))
    assert "first" in changing(lambda x, part: x * getattr(holder, f"{part}st"), lambda: setattr(holder, "first", 4.0), "fir")
    get = operator.attrgetter("first")
    assert "first" in changing(lambda x: x * get(holder), lambda: setattr(holder, "first", 5.0))
    assert "third was absent" in changing(lambda x: x * getattr(holder, "third", 1.0), lambda: setattr(holder, "third", 3.0))
    assert "fourth was absent" in changing(lambda x: x * 2 if hasattr(holder, "fourth") else x, lambda: setattr(holder, "fourth", 3.0))


def test_modules_that_are_imported_within(monkeypatch: pytest.MonkeyPatch) -> None:
    module: Any = types.ModuleType("a_module_of_a_user")
    module.SCALE = 2.0
    monkeypatch.setitem(sys.modules, "a_module_of_a_user", module)

    def importing(x: Any) -> Any:
        from a_module_of_a_user import SCALE  # type: ignore[import-not-found]

        return x * SCALE

    assert changing(importing, lambda: setattr(module, "SCALE", 3.0)) == "SCALE was 2.0 and is 3.0"
