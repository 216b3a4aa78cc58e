"""The ops are loaded group by group, when one of them is first asked for; nothing else shows that they were not there before."""

from __future__ import annotations

import subprocess
import sys
from inspect import isdatadescriptor
from types import ModuleType

import pytest

import specgrad
from specgrad.core.base.lazy import lazy_names

GROUPS = {"arithmetic", "exponential", "linalg", "nn", "reduction", "shape", "trigonometric"}
LOADED = f"import sys; print(sorted(g for g in {GROUPS} if 'specgrad.generated.' + g in sys.modules))"


def output_of(program: str) -> str:
    """What a program prints in a process of its own."""
    return subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize(
    ("program", "groups"),
    [
        ("", []),
        ("specgrad.ones(3).detach()", []),
        ("specgrad.sin", ["trigonometric"]),
        ("specgrad.ones(3).sin()", ["trigonometric"]),
        ("specgrad.ones(3) * 2", ["arithmetic"]),
        ("2 * specgrad.ones(3)", ["arithmetic"]),
        ("specgrad.ones(3, 2).T", ["shape"]),
        ("from specgrad.linalg import vector_norm", ["reduction"]),
        ("from specgrad import *", sorted(GROUPS)),
        ("help(specgrad.Tensor.exp)", ["exponential"]),
    ],
)
def test_a_group_is_loaded_when_one_of_its_names_is_asked_for(program: str, groups: list[str]) -> None:
    printed = output_of(f"import specgrad\n{program}\n{LOADED}")
    assert printed.splitlines()[-1] == str(groups)


def test_what_was_found_stays() -> None:
    assert specgrad.sin is vars(specgrad)["sin"] and specgrad.special.entr is vars(specgrad.special)["entr"]
    assert specgrad.Tensor.sin is specgrad.sin is specgrad.Tensor.__dict__["sin"]
    assert isinstance(specgrad.Tensor.T, property) and isdatadescriptor(specgrad.Tensor.__dict__["T"])


def test_a_property_refuses_what_it_will_refuse_later_too() -> None:
    assign = "x = specgrad.ones(2, 2)\ntry:\n    x.T = None\nexcept AttributeError:\n    print(x.T.shape)"
    assert output_of(f"import specgrad\n{assign}") == "specgrad.Size([2, 2])\n"
    delete = "try:\n    del specgrad.ones(2, 2).mT\nexcept AttributeError:\n    print('refused')"
    assert output_of(f"import specgrad\n{delete}") == "refused\n"


def test_names_are_listed_before_they_are_there() -> None:
    assert output_of("import specgrad; print({'sin', 'vmap', 'tensor'} <= set(dir(specgrad)), 'sin' in vars(specgrad))") == "True False\n"
    assert {"entr", "xlogy"} <= set(dir(specgrad.special))


def test_a_name_that_is_nowhere() -> None:
    with pytest.raises(AttributeError, match=r"module 'specgrad' has no attribute 'sinn'") as caught:
        _ = specgrad.sinn  # type: ignore[attr-defined]
    assert caught.value.name == "sinn" and caught.value.obj is specgrad  # by which Python suggests sin
    with pytest.raises(AttributeError, match=r"module 'specgrad.linalg' has no attribute 'sin'"):
        _ = specgrad.linalg.sin  # type: ignore[attr-defined]


def test_names_are_listed_while_another_thread_loads_one(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("of_a_test")
    monkeypatch.setitem(sys.modules, "of_a_test", module)
    find, names = lazy_names("of_a_test", ["late", "later"], lambda name: name)

    class Slow(str):
        """A name at which another thread has its turn."""

        __slots__ = ()

        def startswith(self, *start: object) -> bool:
            find("late")
            return False

    vars(module)[Slow("early")] = 1
    vars(module)["__all__"] = ["early"]
    assert {"early", "late", "later"} <= set(names())
    assert vars(module)["late"] == "late"
