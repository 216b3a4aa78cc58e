"""Tensors and nodes that compiled code makes are as those that Python makes."""

from __future__ import annotations

import gc
import pickle
import sys
import weakref
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.base import native_runtime
from specgrad.autograd.profiler import profile
from specgrad.core.base import call_site
from specgrad.core.dispatch import in_place
from specgrad.core.kernels import table
from specgrad.core.tape import changes as noted
from specgrad.core.tape import tensor as tensors
from specgrad.core.tape import views
from specgrad.core.tape.node import Node, new
from specgrad.core.tape.view_origins import way

MAKERS = [tensors.plain_tensor, tensors._plain_tensor]


@pytest.mark.parametrize("make", MAKERS)
def test_a_tensor_over_an_array(make: Any) -> None:
    array = np.arange(3.0)
    made, other = make(array), make(array)
    assert type(made) is sg.Tensor
    assert made._array is array
    assert (made._node, made._extra, made._changes) == (None, None, [0])
    assert made._changes is not other._changes
    made.add_(1)
    assert (made._version, other._version) == (1, 0)
    made.note = "what a user adds"
    assert vars(made) == {"note": "what a user adds"}
    assert vars(other) == {}
    assert pickle.loads(pickle.dumps(made)).tolist() == [1.0, 2.0, 3.0]
    reference = weakref.ref(made)
    made.itself = made
    del made
    gc.collect()
    assert reference() is None


def test_an_instance_without_init() -> None:
    class Noted(Node):
        __slots__ = ("note",)

        def __init__(self) -> None:
            raise AssertionError("__init__ was called")

    made = new(Noted)
    assert type(made) is Noted
    assert not hasattr(made, "note")
    made.note = [made]
    reference = weakref.ref(made)
    del made
    gc.collect()
    assert reference() is None


@pytest.mark.skipif(not table.compiled, reason="nothing is compiled here: Python makes them")
def test_what_compiled_code_makes_no_instance_of() -> None:
    for given in (3, int, np.ndarray, None):
        with pytest.raises(TypeError, match=r"new_instance\(\) makes instances of classes that are written in Python"):
            native_runtime.new_instance(given)
    for given in (3, None):
        with pytest.raises(TypeError, match=r"maker_of\(\) takes a class"):
            native_runtime.maker_of(given)

    class NoTensor:
        _array = 3

    with pytest.raises(TypeError, match=r"_array is no slot of the class"):
        native_runtime.maker_of(NoTensor)
    assert type(sg.ones(2) + 1) is sg.Tensor


@pytest.mark.skipif(not table.compiled, reason="nothing is compiled here: Python makes them")
@pytest.mark.parametrize("grad", [False, True])
@pytest.mark.parametrize("result", [None, 0, 3])
@pytest.mark.parametrize("of", ["a base", "a view", "one of several", "a view not recorded", "an inference tensor", "a view with a name", "what is copied"])
def test_compiled_code_makes_the_views_that_python_makes(of: str, result: int | None, grad: bool) -> None:
    op = views.op_named("transpose")

    def made(view_of: Any) -> tuple[Any, ...]:
        base = sg.ones(4, 4, requires_grad=grad) * 1
        parent = base
        if of == "a view":
            parent = base[1:]
        elif of == "one of several":
            parent = base.chunk(2)[1]
        elif of == "a view not recorded":
            with sg.no_grad():
                parent = base[1:]
        elif of == "an inference tensor":
            with sg.inference_mode():
                parent = sg.ones(4, 4)
        elif of == "a view with a name":
            parent = base.t()
            parent.name = "known"
        array = parent._array.T.copy() if of == "what is copied" else parent._array.T
        out = view_of(parent, array, op, (0, 1)) if result is None else view_of(parent, array, op, (0, 1), result)
        extra = out._extra
        out._node = None
        shown = None
        if extra is not None and extra.view is not None:
            shown = extra.base is base, extra.kind, [(taken.name, args, at) for taken, args, at in way(extra.steps)], extra.steps[4]
        known = base._extra is not None and any(reference() is out for reference in base._extra.views or ())
        return out._array is array, out._changes is parent._changes, extra is None or extra.inference, shown, known

    assert made(views.view_of) == made(views._view_of)
    with sg.no_grad():
        assert made(views.view_of) == made(views._view_of)


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("views_of", [views.views_of, views._views_of])
def test_several_views_are_numbered_and_have_no_history(views_of: Any, recorded: bool) -> None:
    op, base = views.op_named("unbind"), sg.ones(3, 2, requires_grad=True) * 1
    arrays = [*base._array, np.ones(2, np.float32)]
    with sg.set_grad_enabled(recorded):
        made = views_of(base, arrays, op, (0,))
    assert [view._array is array for view, array in zip(made, arrays)] == [True] * 4 and type(made) is tuple
    assert [view._node for view in made] == [None] * 4
    assert [view._changes is base._changes for view in made] == [True, True, True, False], "the last is a copy"
    assert [[at for _, _, at in way(view._extra.view.steps)] for view in made[:3]] == [[0], [1], [2]]
    assert views_of(base, [], op, (0,)) == ()


@pytest.mark.skipif(not table.compiled, reason="nothing is compiled here: Python makes them")
def test_what_compiled_code_makes_no_several_views_of() -> None:
    for given in ((), (sg.ones(2), 3, None, ()), (sg.ones(2), np.ones(2), None, ())):
        with pytest.raises(TypeError, match=r"views_of\(\) takes a tensor, a list of arrays, an op and its arguments"):
            views.views_of(*given)


@pytest.mark.parametrize("kept", [False, True])
def test_a_base_forgets_the_views_that_are_gone(kept: bool) -> None:
    base, views_kept = sg.ones(4), []
    for _ in range(1000):
        view = base[1:]
        if kept:
            views_kept.append(view)
    assert (len(base._extra.views) == 1000) if kept else (len(base._extra.views) <= 64)


def test_what_compiled_code_makes_no_views_with() -> None:
    if not table.compiled:
        pytest.skip("nothing is compiled here: Python makes them")
    for given in ((), (sg.Tensor,), (3, 3, 3, 3, 3, ("a", "b")), (views.View, views.TensorExtra, views.modes, print, print, ())):
        with pytest.raises(TypeError, match=r"viewer_of\(\) takes two classes"):
            native_runtime.viewer_of(*given)
    with pytest.raises((TypeError, AttributeError)):
        native_runtime.viewer_of(sg.Tensor, views.TensorExtra, views.modes, print, print, ("a", "b"))
    assert sg.ones(2, 2).t()._base is not None


def of_a_user(change: Any, changes: list[Any], frame: Any) -> None:
    change(changes, "op_", *frame)


@pytest.mark.parametrize("given", [(), (None,), "frame"], ids=["nothing", "none", "frame"])
def test_changes_are_noted_by_compiled_code_as_by_python(given: Any) -> None:
    found = []
    for change in (noted.changed, noted._changed):
        changes: list[Any] = [0]
        for count in range(1, 20):
            of_a_user(change, changes, (sys._getframe(),) if given == "frame" else given)
            assert changes[:2] == [changes[2][-1][0], count] and len(changes[2]) == min(count, noted.REMEMBERED)
        clocks = [entry[0] for entry in changes[2]]
        assert clocks == sorted(set(clocks)) and changes[2].maxlen == noted.REMEMBERED
        found.append([entry[1:3] for entry in changes[2]])
        assert {call_site.place(*entry[2:]).split(":")[0] for entry in changes[2]} == {__file__}
    assert found[0] == found[1]
    assert (found[0][0][1] is of_a_user.__code__) == (given != "frame")


@pytest.mark.skipif(not table.compiled, reason="nothing is compiled")
def test_what_is_no_list_of_changes_is_refused() -> None:
    changes: list[Any] = [0]
    for given in ((), (changes,), ((0,), "op"), ([], "op"), ([0, 1], "op"), (changes, "op", "frame"), (changes, "op", None, None)):
        with pytest.raises(TypeError, match=r"changed\(\) takes"):
            noted.changed(*given)
    assert changes == [0]
    for given in ((), (iter([]), {}, print), (1, {}, print, 1), (iter([]), 1, print, 1), (iter([]), {}, print, "1")):
        with pytest.raises(TypeError, match=r"changer_of\(\) takes"):
            native_runtime.changer_of(*given)  # type: ignore[arg-type, call-arg]


def test_a_change_within_the_package_is_noted_at_the_users_line() -> None:
    x = sg.zeros(3)
    for change in (lambda: x.normal_(), lambda: sg.nn.init.ones_(x), lambda: x.exponential_(), lambda: sg.optim.SGD([sg.nn.Parameter(x)], 0.1).zero_grad()):
        change()
        assert {call_site.place(*entry[2:]).split(":")[0] for entry in x._changes[2]} == {__file__}


def test_who_may_be_written_into_is_asked_as_in_python() -> None:
    def targets() -> list[sg.Tensor]:
        x = sg.arange(6.0).reshape(2, 3)
        leaf = sg.ones(3, requires_grad=True)
        with sg.inference_mode():
            made_there = sg.ones(3)
        return [x, x[0], x.T, sg.ones(1).expand(3), leaf, leaf * 2, leaf.detach(), (leaf * 2)[1:], made_there, sg.nn.Parameter(x), sg.ones(0)]

    def answer(function: Any, *tensors: sg.Tensor) -> Any:
        try:
            return function(*tensors)
        except RuntimeError as error:
            return str(error)

    for target in targets():
        assert answer(in_place.writes_freely, target) == answer(in_place._writes_freely, target)
        for source in targets():
            assert answer(in_place.writes_freely, target, source) == answer(in_place._writes_freely, target, source)
    assert [answer(in_place.writes_freely, target) for target in targets()[:5]] == [True, True, True, True, False]


def _steps(view: Any) -> list[Any]:
    steps, found = view.steps, []
    while steps:
        found.append((steps[1].name, steps[2], steps[3]))
        steps = steps[0]
    return found[::-1]


def test_parts_by_index_are_those_that_python_makes() -> None:
    chance = np.random.default_rng(4)

    def item() -> Any:
        kind = chance.integers(10)
        if kind < 3:
            return int(chance.integers(-4, 5))
        ends = [None if chance.random() < 0.3 else int(chance.integers(-5, 6)) for _ in range(2)]
        return slice(*ends, [None, 1, 2, 7, 0][chance.integers(5)] if kind < 5 else None) if kind < 8 else [None, ...][kind - 8]

    made = 0
    for _ in range(3000):
        base = sg.tensor(np.arange(24.0).reshape(2, 3, 4)[: int(chance.integers(0, 3))])
        x = base if chance.random() < 0.5 else base.transpose(0, int(chance.integers(0, 3)))
        index = tuple([item() for _ in range(int(chance.integers(1, 5)))])
        index = index[0] if len(index) == 1 and chance.random() < 0.5 else index
        found, wanted = _part(x, index), indexing_in_python(x, index)
        if isinstance(wanted, tuple) or isinstance(found, tuple):
            assert found == wanted, index
            continue
        made += 1
        assert found.tolist() == wanted.tolist() and found._array.strides == wanted._array.strides, index
        assert found.data_ptr() == wanted.data_ptr() and found._changes is base._changes and found._node is None
        assert found._base is base and found._extra.view.kind == wanted._extra.view.kind
        if "view_as" not in [name for name, *_ in _steps(wanted._extra.view)]:
            assert _steps(found._extra.view) == _steps(wanted._extra.view), index
    assert made > 1000


def _part(x: Any, index: Any) -> Any:
    try:
        return x[index]
    except (IndexError, ValueError, RuntimeError) as error:
        return type(error), str(error)


def indexing_in_python(x: Any, index: Any) -> Any:
    with sg.autograd.forward_ad.dual_level():  # somebody watches: Python makes it
        return _part(x, index)


def test_a_part_by_index_is_changed_with_its_base() -> None:
    x = sg.zeros(2, 3)
    part = x[:, None, 1]
    x.add_(1)
    assert part.tolist() == [[1.0], [1.0]] and part._version == 1
    x.mul_(sg.tensor(2.0, requires_grad=True))
    assert part.requires_grad and x[0].requires_grad
    part.sum().backward()
    with sg.no_grad():
        kept = sg.zeros(2, 3)[0]
    assert kept._extra is not None and kept._extra.view.kind == "no_grad"


def test_parts_by_index_are_recorded_in_a_profile() -> None:
    x = sg.zeros(2, 3)
    with profile() as seen:
        x[:, 1:]
    assert "slice" in {event.key for event in seen.key_averages()}
