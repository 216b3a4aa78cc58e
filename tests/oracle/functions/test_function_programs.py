"""Random programs of custom Functions, ops and in-place changes: values, gradients of two orders, errors and versions as PyTorch's."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracle.both import compared


def functions(lib: Any) -> dict[str, Any]:
    """Functions of each kind: they save inputs or outputs, keep attributes, give several outputs, change their input."""

    class Exp(lib.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            y = (x * 0.5).exp()
            ctx.save_for_backward(y)
            return y

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            return g * ctx.saved_tensors[0] * 0.5

    class Kept(lib.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.y = (x * 0.5).exp()
            return ctx.y

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            return g * ctx.y * 0.5

    class Product(lib.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(x: Any, w: Any, factor: float) -> Any:
            return x * w * factor

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            x, w, ctx.factor = inputs
            ctx.save_for_backward(x, w)

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            x, w = ctx.saved_tensors
            return g * w * ctx.factor, g * x * ctx.factor, None

    class Pair(lib.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            big = x > 0
            ctx.mark_non_differentiable(big)
            ctx.save_for_backward(x)
            return x * x, big, x * 3

        @staticmethod
        def backward(ctx: Any, g: Any, _: Any, h: Any) -> Any:
            return 2 * g * ctx.saved_tensors[0] + 3 * h

    class Double(lib.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.mark_dirty(x)
            return x.mul_(2)

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            return g * 2

    return {"exp": Exp, "kept": Kept, "product": Product, "pair": Pair, "double": Double}


STEPS = {
    "exp": lambda fs, x, w: [fs["exp"].apply(x)],
    "kept": lambda fs, x, w: [fs["kept"].apply(x) * 1],  # not to be changed later: docs/differences.md
    "product": lambda fs, x, w: [fs["product"].apply(x, w, 0.5)],
    "square": lambda fs, x, w: [fs["product"].apply(x, x, factor=0.25)],
    "pair": lambda fs, x, w: fs["pair"].apply(x)[::2],
    "one of a pair": lambda fs, x, w: [fs["pair"].apply(x)[2]],
    "double": lambda fs, x, w: [fs["double"].apply(x)],
    "double a part": lambda fs, x, w: fs["double"].apply(x[:1])[:0],
    "sin": lambda fs, x, w: [x.sin()],
    "add in place": lambda fs, x, w: x.add_(w)[:0],
    "part": lambda fs, x, w: [x[1:] * w[:1]],
    "detach": lambda fs, x, w: [x.detach() * 1],
}


class Program:
    """Steps, each of which takes two of the tensors that there are, and may add some."""

    def __init__(self, steps: list[tuple[str, int, int]], wanted: int):
        self.steps, self.wanted = steps, wanted

    def __call__(self, lib: Any) -> Any:
        fs = functions(lib)
        x = lib.tensor([0.3, -0.4], dtype=lib.float64, requires_grad=True)
        w = lib.tensor([0.5, 0.7], dtype=lib.float64, requires_grad=True)
        tensors = [x, w, x * 1, w * x]
        for name, at, other in self.steps:
            a, b = tensors[at % len(tensors)], tensors[other % len(tensors)]
            tensors += [t for t in STEPS[name](fs, a, b) if t.numel()]
        out = tensors[self.wanted % len(tensors)]
        facts = [(t, t._version) for t in tensors]
        if not out.requires_grad:
            return facts
        first = lib.autograd.grad((out * out).sum(), [x, w], create_graph=True, allow_unused=True)
        total = sum((f * f).sum() for f in first if f is not None)
        second = lib.autograd.grad(total, [x, w], allow_unused=True) if hasattr(total, "requires_grad") and total.requires_grad else None
        return [(t.detach(), v) for t, v in facts], [None if f is None else f.detach() for f in first], second

    def __repr__(self) -> str:
        return f"Program({self.steps}, {self.wanted})"


@settings(deadline=None, derandomize=True, database=None, max_examples=150)
@given(st.lists(st.tuples(st.sampled_from(sorted(STEPS)), st.integers(0, 7), st.integers(0, 7)), min_size=1, max_size=7), st.integers(0, 9))
def test_programs_with_functions(steps: list[tuple[str, int, int]], wanted: int) -> None:
    found = compared(Program(steps, wanted))
    assert not found, "\n".join(found)
