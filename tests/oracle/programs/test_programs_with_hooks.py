"""Random programs full of hooks, run by both libraries: which hooks run, in which order, with what, and what they change.

Hooks of tensors, retained gradients, hooks before and after nodes, hooks after accumulation; some record, some scale the
gradient; they are removed again between passes. Passes keep the graph or free it, are recorded or not, go to all leaves or to
some inputs. Everything that `test_programs` compares is compared here too.
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import specgrad
from tests.oracle.both import error_differences, torch
from tests.oracle.programs.test_programs import UNARY as MANY_UNARY
from tests.oracle.programs.test_programs import Run, differing, dim, modes, number, small, starts, uncompared, which

UNARY = [name for name in MANY_UNARY if name != "contiguous"]
IN_PLACE = ["neg_", "tanh_", "sin_", "zero_", "square_"]

indices = st.sampled_from([0, -1, Ellipsis, None, slice(None), slice(1, None), slice(None, None, 2), (Ellipsis, 0)])
results = st.one_of(
    st.tuples(st.just("unary"), which, st.sampled_from(UNARY)),
    st.tuples(st.just("binary"), which, which, st.sampled_from(["add", "sub", "mul", "maximum"])),
    st.tuples(st.just("with_number"), which, number, st.sampled_from(["add", "mul", "rsub"])),
    st.tuples(st.just("reduce"), which, st.sampled_from(["sum", "mean", "cumsum"]), dim, st.booleans()),
    st.tuples(st.just("sum_all"), which),
)
rarer = st.one_of(
    st.tuples(st.just("transpose"), which, dim, dim),
    st.tuples(st.just("select"), which, dim, small),
    st.tuples(st.just("get"), which, indices),
    st.tuples(st.just("unbind"), which, dim),
    st.tuples(st.just("in_place"), which, st.sampled_from(IN_PLACE)),
    st.tuples(st.just("in_place_of_two"), which, which, st.sampled_from(["add_", "mul_", "copy_"])),
    st.tuples(st.just("set_number"), which, indices, number),
    st.tuples(st.just("detach"), which),
    st.tuples(st.just("detach_"), which),
    st.tuples(st.just("requires_grad_"), which, st.booleans()),
    st.tuples(st.just("remove"), which),
    st.tuples(st.just("drop_grad"), which),
)
hooks = st.one_of(
    st.tuples(st.just("tensor_hook"), which, number),
    st.tuples(st.just("retain_grad"), which),
    st.tuples(st.just("node_hook"), which, number),
    st.tuples(st.just("node_prehook"), which, number),
    st.tuples(st.just("post_hook"), which),
)
passes = st.one_of(
    st.tuples(st.just("backward_pass"), which, st.sampled_from([None, True, True, False]), st.booleans()),
    st.tuples(st.just("backward_to"), which, st.lists(which, min_size=1, max_size=3), st.booleans()),
)
programs = st.lists(st.tuples(modes, st.one_of(results, results, hooks, hooks, rarer, passes)), min_size=4, max_size=18)


class Hooked(Run):
    """A program with hooks, in one of the libraries."""

    def __init__(self, lib: Any, start: list[tuple[tuple[int, ...], bool]]):
        super().__init__(lib, start)
        self.handles: list[Any] = []
        self.events: list[tuple[Any, ...]] = []  # what happened in the passes: the number of the hook, what it was given
        self.count = 0
        self.changed = False  # whether anything was changed in place

    def register(self, to: Any, hook: Any) -> None:
        self.handles.append(to(hook))

    def note(self, kind: str, number: int, grads: Any) -> None:
        self.events.append((kind, number, [None if g is None else np.array(g.detach().numpy()) for g in grads]))

    def numbered(self) -> int:
        self.count += 1
        return self.count

    def tensor_hook(self, i: int, n: float) -> None:
        number, tensor = self.numbered(), self.at(i)
        kind = "leaf" if tensor.is_leaf else "tensor"

        def called(grad: Any) -> Any:
            self.note(kind, number, [grad])
            return None if n == 0 else grad * n

        if not self.one_of_several(tensor):
            self.register(tensor.register_hook, called)
        if n:
            self.replaced.append(tensor)

    def node_hook(self, i: int, n: float) -> None:
        number, node = self.numbered(), self.at(i).grad_fn
        if node is None or self.one_of_several(self.at(i)):
            return

        def called(inputs: Any, outputs: Any) -> Any:
            self.note("after", number, outputs)
            return None if n == 0 else tuple(None if g is None else g * n for g in inputs)

        self.register(node.register_hook, called)

    def node_prehook(self, i: int, n: float) -> None:
        number, node = self.numbered(), self.at(i).grad_fn
        if node is None or self.one_of_several(self.at(i)):
            return

        def called(outputs: Any) -> Any:
            self.note("before", number, outputs)
            return None if n == 0 else tuple(None if g is None else g * n for g in outputs)

        self.register(node.register_prehook, called)
        if n:
            self.replaced.append(self.at(i))

    def post_hook(self, i: int) -> None:
        number = self.numbered()

        def called(leaf: Any) -> None:
            self.note("leaf", number, [leaf.grad])

        self.register(self.at(i).register_post_accumulate_grad_hook, called)

    def remove(self, i: int) -> None:
        if self.handles:
            self.handles.pop(i % len(self.handles)).remove()

    def drop_grad(self, i: int) -> None:
        if self.at(i).is_leaf or self.at(i).retains_grad:
            self.at(i).grad = None

    def backward_pass(self, i: int, keep: bool | None, create: bool) -> None:
        out = self.at(i)
        out.backward(self.lib.ones_like(out), retain_graph=keep, create_graph=create)

    def backward_to(self, i: int, inputs: list[int], create: bool) -> None:
        tensors = [self.at(j) for j in inputs]
        if any(self.one_of_several(t) or any(t is r for r in self.replaced) for t in tensors):
            return
        out = self.at(i)
        if not any(self.leads(out, t) for t in tensors):
            return  # PyTorch runs the hooks of the tensor that the pass begins at, although nothing is wanted of it
        out.backward(self.lib.ones_like(out), retain_graph=True, create_graph=create, inputs=tensors)

    def leads(self, out: Any, to: Any) -> bool:
        """Whether one tensor was computed from another."""
        if out is to or out.grad_fn is None:
            return out is to
        stack, seen = [out.grad_fn], set()
        while stack:
            node = stack.pop()
            if node is None or node in seen:
                continue
            seen.add(node)
            if node is to.grad_fn or getattr(node, "variable", None) is to:
                return True
            stack += [edge[0] for edge in node.next_functions]
        return False

    def ordered(self) -> list[tuple[Any, ...]]:
        """Events in the order that is promised: by hook, where an in-place change has made nodes anew; those are numbered now or when first asked for."""
        return sorted(self.events, key=lambda e: e[1]) if self.changed else self.events


WRITING = {"in_place", "in_place_of_two", "set_number"}


def check(start: Any, program: Any) -> None:
    ours, theirs = Hooked(specgrad, start), Hooked(torch, start)
    done = []
    for mode, step in program:
        done.append((mode, *step))
        for run in (ours, theirs):
            run.changed |= step[0] in WRITING
        errors = ours.do(mode, step), theirs.do(mode, step)
        if uncompared(errors[1]):
            return
        assert (errors[0] is None) == (errors[1] is None), f"after {start} {done}: specgrad {errors[0]!r}, PyTorch {errors[1]!r}"
        if errors[0] is not None:
            assert not error_differences(*errors), f"after {start} {done}: {error_differences(*errors)}"
            if step[0].startswith(("set", "backward")):
                return  # a pass that fails halfway has served what it has served
        for at, (a, b) in enumerate(zip(ours.tensors, theirs.tensors)):
            try:
                expected = theirs.shown(b)
            except RuntimeError as error:
                assert uncompared(error), error
                return
            assert ours.shown(a) == expected, f"after {start} {done}, tensor {at}: {ours.shown(a)}, PyTorch {expected}"
        for what in ("values", "kept"):
            wrong = differing(getattr(ours, what)(), getattr(theirs, what)())
            assert not wrong, f"{what} after {start} {done}: {wrong}"
        compare_events(ours.ordered(), theirs.ordered(), f"after {start} {done}")


def compare_events(ours: list[tuple[Any, ...]], theirs: list[tuple[Any, ...]], where: str) -> None:
    names = [[e[:2] for e in events] for events in (ours, theirs)]
    assert names[0] == names[1], f"hooks {where}: {names[0]}, PyTorch {names[1]}"
    for a, b in zip(ours, theirs):
        wrong = differing(a[2], b[2])
        assert not wrong, f"hook {a[:2]} {where}: {wrong}"


@settings(max_examples=2000, derandomize=True, deadline=None, database=None, phases=[Phase.generate, Phase.shrink], suppress_health_check=list(HealthCheck))
@given(starts, programs)
def test_programs_with_hooks_agree(start: Any, program: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check(start, program)
