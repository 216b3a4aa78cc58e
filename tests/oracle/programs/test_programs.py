"""Random programs of ops, views, in-place changes, modes and hooks, run by both libraries side by side.

After every step the two must agree on everything that a user can see: values, which tensors require a gradient, which are
leaves or views, version counters, and whether the step was an error. What is an error in both changes nothing and is passed
over. At the end every gradient is compared, of first and of second order.
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import specgrad
from tests.oracle.both import error_differences, torch

SHAPES = [(), (1,), (3,), (2, 3), (3, 3), (3, 1), (2, 1, 3), (2, 3, 2)]
LIMIT = 14  # tensors that a program holds at once

which = st.integers(0, LIMIT)
dim = st.integers(-2, 2)
small = st.integers(0, 2)
number = st.sampled_from([-1.5, 0.5, 2, 0.0])

UNARY = ["neg", "tanh", "sin", "sigmoid", "clone", "cos", "abs", "square", "contiguous", "exp_of_sin"]
BINARY = ["add", "sub", "mul", "matmul", "maximum", "atan2"]
IN_PLACE = ["neg_", "tanh_", "sin_", "sigmoid_", "abs_", "zero_", "square_"]
IN_PLACE_OF_TWO = ["add_", "sub_", "mul_", "copy_", "atan2_"]

VIEWS = {"transpose", "select", "narrow", "expand", "view", "unbind", "split", "diagonal", "squeeze", "unsqueeze", "get", "alias", "unary"}
WRITES = {"in_place", "in_place_of_two", "in_place_with_number", "set", "set_number"}

indices = st.one_of(
    st.sampled_from([0, -1, 1, Ellipsis, None, slice(None), slice(1, None), slice(None, None, 2), slice(0, 1)]),
    st.sampled_from([(Ellipsis, 0), (slice(None), 0), (0, slice(1, None)), (None, 0), (Ellipsis, None), (slice(None), None, slice(0, 2))]),
    st.sampled_from([[0, 0], [1, 0], ([0, 1], [1, 0]), (slice(None), [1, 0]), (Ellipsis, [0, 0, 1])]),
)
steps = st.one_of(
    st.tuples(st.just("unary"), which, st.sampled_from(UNARY)),
    st.tuples(st.just("binary"), which, which, st.sampled_from(BINARY)),
    st.tuples(st.just("with_number"), which, number, st.sampled_from(["add", "mul", "rsub", "div"])),
    st.tuples(st.just("reduce"), which, st.sampled_from(["sum", "mean", "cumsum", "logsumexp"]), dim, st.booleans()),
    st.tuples(st.just("sum_all"), which),
    st.tuples(st.just("transpose"), which, dim, dim),
    st.tuples(st.just("select"), which, dim, small),
    st.tuples(st.just("narrow"), which, dim, small, st.integers(1, 2)),
    st.tuples(st.just("expand"), which, st.sampled_from([(2, 3), (3, 3), (2, 3, 3), (-1,), (3, -1)])),
    st.tuples(st.just("view"), which, st.sampled_from([(-1,), (3, -1), (1, -1), (6,)])),
    st.tuples(st.just("unbind"), which, dim),
    st.tuples(st.just("split"), which, dim),
    st.tuples(st.just("diagonal"), which),
    st.tuples(st.just("squeeze"), which),
    st.tuples(st.just("unsqueeze"), which, dim),
    st.tuples(st.just("get"), which, indices),
    st.tuples(st.just("stack"), which, which),
    st.tuples(st.just("in_place"), which, st.sampled_from(IN_PLACE)),
    st.tuples(st.just("in_place_of_two"), which, which, st.sampled_from(IN_PLACE_OF_TWO)),
    st.tuples(st.just("in_place_with_number"), which, number, st.sampled_from(["add_", "mul_", "fill_", "div_"])),
    st.tuples(st.just("set"), which, indices, which),
    st.tuples(st.just("set_number"), which, indices, number),
    st.tuples(st.just("detach"), which),
    st.tuples(st.just("data"), which),
    st.tuples(st.just("detach_"), which),
    st.tuples(st.just("requires_grad_"), which, st.booleans()),
    st.tuples(st.just("alias"), which),
    st.tuples(st.just("hook"), which, number),
    st.tuples(st.just("retain_grad"), which),
    st.tuples(st.just("backward"), which, st.booleans()),
    st.tuples(st.just("gradient_to"), which, which),
)
modes = st.sampled_from(["", "", "", "", "", "no_grad", "enable_grad"])
programs = st.lists(st.tuples(modes, steps), min_size=3, max_size=14)
starts = st.lists(st.tuples(st.sampled_from(SHAPES), st.booleans()), min_size=1, max_size=3)


class Run:
    """A program in one of the libraries."""

    def __init__(self, lib: Any, start: list[tuple[tuple[int, ...], bool]]):
        self.lib = lib
        self.seen: list[list[Any]] = []  # what each hook was called with
        self.replaced: list[Any] = []  # tensors whose gradient a hook changes: PyTorch's grad() gives it sometimes before, sometimes after
        self.tensors: list[Any] = []
        for at, (shape, grad) in enumerate(start):
            values = np.sin(1.0 + at + np.arange(int(np.prod(shape)))).reshape(shape)
            self.tensors.append(lib.tensor(values, requires_grad=grad))

    def at(self, index: int) -> Any:
        return self.tensors[index % len(self.tensors)]

    def do(self, mode: str, step: tuple[Any, ...]) -> BaseException | None:
        if step[0] in VIEWS or (step[0] in WRITES and self.shares(self.at(step[1]))):
            mode = ""  # PyTorch's views made or changed under no_grad claim histories that gradients do not follow
        if step[0] in WRITES and self.shared_in_secret(self.at(step[1])):
            return None  # PyTorch gives views a new history when what was detached from them changes
        try:
            if mode:
                with getattr(self.lib, mode)():
                    made = getattr(self, step[0])(*step[1:])
            else:
                made = getattr(self, step[0])(*step[1:])
        except Exception as error:
            return error
        for tensor in made if isinstance(made, (tuple, list)) else () if made is None else (made,):
            if not any(tensor is t for t in self.tensors):
                self.tensors.append(tensor)
                if len(self.tensors) > LIMIT:
                    del self.tensors[0]
        return None

    def shares(self, tensor: Any) -> bool:
        """Whether the tensor is a view or has some."""
        return tensor._base is not None or any(t._base is tensor for t in self.tensors)

    def shared_in_secret(self, tensor: Any) -> bool:
        """Whether a view shares the tensor's memory and the two do not know of each other."""
        family = tensor._base if tensor._base is not None else tensor
        return any(t._base is not None and t._base is not family and self.overlap(tensor, t) for t in self.tensors)

    def expanded(self, tensor: Any) -> bool:
        """Whether elements share their place in memory."""
        return tensor.numel() > 0 and any(stride == 0 and size > 1 for stride, size in zip(tensor.stride(), tensor.shape))

    def overlap(self, a: Any, b: Any) -> bool:
        """Whether two tensors share memory: what an op then reads, old or new, differs between the libraries."""
        (first, end), (other_first, other_end) = map(self._reach, (a, b))
        return first < other_end and other_first < end

    @staticmethod
    def _reach(tensor: Any) -> tuple[int, int]:
        """The addresses between which a tensor lies."""
        reach = 1 + sum((n - 1) * step for n, step in zip(tensor.shape, tensor.stride())) if tensor.numel() else 0
        return tensor.data_ptr(), tensor.data_ptr() + reach * tensor.element_size()

    def one_of_several(self, tensor: Any) -> bool:
        """Whether the op that made the tensor made others too."""
        return tensor.grad_fn is not None and tensor.grad_fn.name().startswith(("Unbind", "Split"))

    # ---- steps

    def unary(self, i: int, name: str) -> Any:
        if name == "exp_of_sin":
            return self.at(i).sin().exp()
        return getattr(self.at(i), name)()

    def binary(self, i: int, j: int, name: str) -> Any:
        made = getattr(self.lib, name)(self.at(i), self.at(j))
        return made.clone() if name == "matmul" else made  # what matmul is made of shows in versions, there and here

    def with_number(self, i: int, n: float, name: str) -> Any:
        x = self.at(i)
        return {"add": lambda: x + n, "mul": lambda: n * x, "rsub": lambda: n - x, "div": lambda: x / (n + 3)}[name]()

    def reduce(self, i: int, name: str, d: int, keep: bool) -> Any:
        return self.at(i).cumsum(d) if name == "cumsum" else getattr(self.at(i), name)(d, keepdim=keep)

    def sum_all(self, i: int) -> Any:
        return self.at(i).sum()

    def transpose(self, i: int, a: int, b: int) -> Any:
        return self.at(i).transpose(a, b)

    def select(self, i: int, d: int, at: int) -> Any:
        return self.at(i).select(d, at)

    def narrow(self, i: int, d: int, at: int, length: int) -> Any:
        return self.at(i).narrow(d, at, length)

    def expand(self, i: int, shape: tuple[int, ...]) -> Any:
        return self.at(i).expand(shape)

    def view(self, i: int, shape: tuple[int, ...]) -> Any:
        return self.at(i).view(shape)

    def unbind(self, i: int, d: int) -> Any:
        return self.at(i).unbind(d)

    def split(self, i: int, d: int) -> Any:
        return self.at(i).split(2, d)

    def diagonal(self, i: int) -> Any:
        return self.at(i).diagonal()

    def squeeze(self, i: int) -> Any:
        return self.at(i).squeeze()

    def unsqueeze(self, i: int, d: int) -> Any:
        return self.at(i).unsqueeze(d)

    def get(self, i: int, index: Any) -> Any:
        return self.at(i)[index]

    def stack(self, i: int, j: int) -> Any:
        return self.lib.stack([self.at(i), self.at(j)])

    def in_place(self, i: int, name: str) -> Any:
        return getattr(self.at(i), name)()

    def in_place_of_two(self, i: int, j: int, name: str) -> Any:
        if self.overlap(self.at(i), self.at(j)) and (self.at(i) is not self.at(j) or name == "copy_"):
            return None
        return getattr(self.at(i), name)(self.at(j))

    def in_place_with_number(self, i: int, n: float, name: str) -> Any:
        return getattr(self.at(i), name)(n + 3 if name == "div_" else n)

    def set(self, i: int, index: Any, j: int) -> None:
        if self.expanded(self.at(i)):  # an expanded tensor: PyTorch warns or refuses, by the index
            return
        if not self.overlap(self.at(i), self.at(j)):
            self.at(i)[index] = self.at(j)

    def set_number(self, i: int, index: Any, n: float) -> None:
        if self.expanded(self.at(i)):
            return
        self.at(i)[index] = n

    def detach(self, i: int) -> Any:
        return self.at(i).detach()

    def data(self, i: int) -> Any:
        return self.at(i).data

    def detach_(self, i: int) -> None:
        if not self.shares(self.at(i)):
            self.at(i).detach_()

    def requires_grad_(self, i: int, value: bool) -> None:
        if value and self.at(i) is not self.tensors[-1]:
            return  # PyTorch's nodes then take what they have saved for differentiable, though their gradients are not
        if not self.shares(self.at(i)):  # PyTorch's views change with their base, though no gradient flows
            self.at(i).requires_grad_(value)

    def alias(self, i: int) -> Any:
        return self.at(i).view_as(self.at(i))

    def hook(self, i: int, n: float) -> None:
        seen: list[Any] = []
        self.seen.append(seen)  # by hook: in which order two leaves are served is nowhere promised

        def called(grad: Any) -> Any:
            seen.append(grad.detach().numpy().copy())
            return None if n == 0 else grad * n

        if not self.one_of_several(self.at(i)):
            self.at(i).register_hook(called)
        if n:
            self.replaced.append(self.at(i))

    def retain_grad(self, i: int) -> None:
        self.at(i).retain_grad()

    def backward(self, i: int, create_graph: bool) -> None:
        out = self.at(i)
        out.backward(self.lib.ones_like(out), retain_graph=True, create_graph=create_graph)

    def gradient_to(self, i: int, j: int) -> Any:
        if any(self.at(j) is t for t in self.replaced) or self.one_of_several(self.at(j)):
            return None  # of several outputs, PyTorch cannot tell which one was asked for
        return self.lib.autograd.grad(self.at(i).sum(), self.at(j), create_graph=True)[0] * 1.0  # whether a gradient is a view is nobody's business

    # ---- what is seen

    def shown(self, tensor: Any) -> dict[str, Any]:
        return {
            "shape": tuple(tensor.shape),
            "requires_grad": tensor.requires_grad,
            "is_leaf": tensor.is_leaf,
            "is_view": tensor._is_view(),
            "version": tensor._version,
            "retains_grad": tensor.retains_grad,
        }

    def values(self) -> list[Any]:
        return [t.detach().numpy() for t in self.tensors]

    def kept(self) -> list[Any]:
        return [None if t.grad is None else t.grad.detach().numpy().copy() for t in self.tensors]

    def gradients(self) -> list[Any]:
        """Of the sum of all tensors, to all of them; then the same once more."""
        found: list[Any] = []
        order: list[Any] = [t for t in self.tensors if t.requires_grad and not any(t is r for r in self.replaced)]
        if not order:
            return found
        total = sum((t.cos().sum() for t in order), self.lib.zeros((), dtype=self.lib.float64))
        for _ in range(2):
            grads = self.lib.autograd.grad(total, order, create_graph=True, allow_unused=True)
            found += [None if g is None else g.detach().numpy().copy() for g in grads]
            total = sum(((g * g).sum() for g in grads if g is not None and g.requires_grad), self.lib.zeros((), dtype=self.lib.float64))
            if not total.requires_grad:
                break
        return found


def differing(ours: list[Any], theirs: list[Any]) -> str:
    if len(ours) != len(theirs):
        return f"{len(ours)} of them, PyTorch {len(theirs)}"
    for at, (a, b) in enumerate(zip(ours, theirs)):
        if (a is None) != (b is None) or (a is not None and (a.shape != b.shape or not np.allclose(a, b, rtol=1e-8, atol=1e-10, equal_nan=True))):
            return f"number {at}: {a!r}, PyTorch {b!r}"
    return ""


UNCOMPARED = (
    "refer to a single memory location. Please clone()",  # an in-place op whose input overlaps its output: right here, refused there
    "Trying to use a saved tensor that has been detached in-place",
    "its base or another view of its base has been modified inplace",  # one of several views: has its right history here
)


def uncompared(error: BaseException | None) -> bool:
    """Whether PyTorch has refused what is supported here."""
    return any(text in str(error) for text in UNCOMPARED)


def check(start: Any, program: Any) -> None:
    ours, theirs = Run(specgrad, start), Run(torch, start)
    done = []
    for mode, step in program:
        done.append((mode, *step))
        errors = ours.do(mode, step), theirs.do(mode, step)
        if uncompared(errors[1]):
            return
        assert (errors[0] is None) == (errors[1] is None), f"after {start} {done}: specgrad {errors[0]!r}, PyTorch {errors[1]!r}"
        if errors[0] is not None and step[0] != "set":  # of two errors in one assignment either may be told
            assert not error_differences(*errors), f"after {start} {done}: {error_differences(*errors)}"
        if errors[0] is not None and step[0].startswith("set"):
            return  # PyTorch may have assigned a part before it noticed
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
    outcomes = []
    for run in (ours, theirs):
        try:
            outcomes.append((run.gradients(), None))
        except RuntimeError as error:
            outcomes.append(([], error))
    (found, error), (expected, their_error) = outcomes
    if uncompared(their_error):
        return
    assert (error is None) == (their_error is None), f"gradients after {start} {done}: specgrad {error!r}, PyTorch {their_error!r}"
    wrong = differing(found, expected)
    assert not wrong, f"gradients after {start} {done}: {wrong}"
    for a, b in zip(ours.seen, theirs.seen):
        wrong = differing(a, b)
        assert not wrong or error is not None, f"hooks after {start} {done}: {wrong}"


@settings(max_examples=2000, derandomize=True, deadline=None, database=None, phases=[Phase.generate, Phase.shrink], suppress_health_check=list(HealthCheck))
@given(starts, programs)
def test_programs_agree(start: Any, program: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check(start, program)
