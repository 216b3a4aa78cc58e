"""The steps that random programs are made of: expressions of differentiable ops, with the operands that they fit.

Where an op is smooth on a part of the numbers only, its operand is brought there within the expression: `(x * x + 0.5).log()`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Size = tuple[int, ...]


@dataclass(frozen=True)
class Step:
    """An expression of one operand {x}, or two, {x} and {y}, and perhaps a dimension {d} of the first, or two, {d} and {e}.

    Args:
        op: the name of the op that it is about.
        text: the expression.
        fits: whether operands of these shapes fit; of one operand, the second is its own.
        complex: it is for complex numbers too.
        kinks: it is not differentiable everywhere.
    """

    op: str
    text: str
    fits: Callable[[Size, Size], bool]
    complex: bool = False
    kinks: bool = False


def always(x: Size, y: Size) -> bool:
    return True


def has_dims(x: Size, y: Size) -> bool:
    return len(x) > 0


def nonempty_dims(x: Size, y: Size) -> bool:
    """There is a dimension, and along each there are elements."""
    return len(x) > 0 and 0 not in x


def nonempty(x: Size, y: Size) -> bool:
    return 0 not in x


def matrices(x: Size, y: Size) -> bool:
    return len(x) > 1


def broadcast(x: Size, y: Size) -> bool:
    return all(a == b or 1 in (a, b) for a, b in zip(reversed(x), reversed(y)))


def multiply(x: Size, y: Size) -> bool:
    return len(x) in (1, 2) and len(y) in (1, 2) and x[-1] == y[0]


def same(x: Size, y: Size) -> bool:
    return x == y


def same_dims(x: Size, y: Size) -> bool:
    return x == y and len(x) > 0


def spread(x: Size, y: Size) -> bool:
    """There are two elements at least along each dimension, so that they have a variance."""
    return len(x) > 0 and min(x) > 1


POSITIVE = "({x} * {x} + 0.5)"
INSIDE = "({x}.tanh() * 0.9)"
PLAIN = {  # smooth everywhere; whether for complex numbers too
    "sin": True, "cos": True, "exp": True, "square": True, "tanh": False, "sigmoid": False, "atan": False, "asinh": False, "sinh": False, "cosh": False,
    "expm1": False, "exp2": False, "erf": False, "erfc": False, "neg": True,
}  # fmt: skip
FUNCTIONAL = ("softplus", "silu", "gelu", "mish", "logsigmoid", "tanhshrink")
GUARDED = {
    POSITIVE: ("log", "log2", "log10", "log1p", "sqrt", "rsqrt", "reciprocal", "lgamma", "digamma", "sinc"),
    INSIDE: ("asin", "acos", "atanh", "tan", "erfinv"),
    "({x} * {x} + 1.5)": ("acosh",),
}
KINKS = ("abs", "relu", "sign", "floor")

STEPS: tuple[Step, ...] = (
    Step("add", "{x} + {y}", broadcast, complex=True),
    Step("mul", "{x} * {y}", broadcast, complex=True),
    *(Step(op, f"{{x}}.{op}()", always, complex=complex_) for op, complex_ in PLAIN.items()),
    Step("sub", "{x} - {y}", broadcast, complex=True),
    Step("sum", "{x}.sum()", always, complex=True),
    Step("sum", "{x}.sum({d})", has_dims, complex=True),
    Step("mean", "{x}.mean({d}, keepdim=True)", nonempty_dims, complex=True),
    Step("matmul", "{x} @ {y}", multiply, complex=True),
    Step("transpose", "{x}.transpose({d}, {e})", has_dims, complex=True),
    Step("unsqueeze", "{x}.unsqueeze({d})", has_dims, complex=True),
    Step("reshape", "{x}.reshape(-1)", always, complex=True),
    Step("select", "{x}.select({d}, 0)", nonempty_dims, complex=True),
    Step("narrow", "{x}.narrow({d}, 0, 1)", nonempty_dims, complex=True),
    Step("flip", "{x}.flip({d})", has_dims, complex=True),
    Step("roll", "{x}.roll(1, {d})", has_dims, complex=True),
    Step("cumsum", "{x}.cumsum({d})", has_dims, complex=True),
    Step("div", f"{{x}} / {POSITIVE.replace('x', 'y')}", broadcast),
    Step("pow", f"{POSITIVE} ** {{y}}.tanh()", broadcast),
    Step("atan2", f"specgrad.atan2({{x}}, {POSITIVE.replace('x', 'y')})", broadcast),
    Step("logaddexp", "specgrad.logaddexp({x}, {y})", broadcast),
    Step("lerp", "specgrad.lerp({x}, {y}, 0.3)", same),
    Step("stack", "specgrad.stack([{x}, {y}])", same, complex=True),
    Step("cat", "specgrad.cat([{x}, {y}], {d})", same_dims, complex=True),
    Step("where", "specgrad.where({x} > 0.1, {x} * {x}, 0.2 * {x} - 0.01)", always),
    Step("softmax", "{x}.softmax({d})", nonempty_dims),
    Step("log_softmax", "{x}.log_softmax({d})", nonempty_dims),
    Step("logsumexp", "{x}.logsumexp({d})", nonempty_dims),
    Step("prod", "{x}.prod({d})", has_dims),
    Step("var", "{x}.var({d})", spread),
    Step("norm", f"{POSITIVE}.norm()", nonempty),
    Step("expand", "{x}.expand(2, *{x}.shape)", always, complex=True),
    Step("diagonal", "{x}.diagonal()", matrices, complex=True),
    Step("tril", "{x}.tril()", matrices, complex=True),
    Step("index_select", "{x}.index_select({d}, specgrad.tensor([0, 0]))", nonempty_dims, complex=True),
    Step("getitem", "{x}[..., ::2]", has_dims, complex=True),
    Step("mul_", "{x}.clone().mul_({y})", same, complex=True),
    Step("sin_", "{x}.clone().sin_()", always, complex=True),
    *(Step(op, f"specgrad.nn.functional.{op}({{x}})", always) for op in FUNCTIONAL),
    *(Step(op, f"{guard}.{op}()", always) for guard, ops in GUARDED.items() for op in ops),
    Step("conj", "{x}.conj()", always, complex=True),
    *(Step(op, f"{{x}}.{op}()", always, kinks=True) for op in KINKS),
    Step("clamp", "{x}.clamp(-0.5, 0.5)", always, kinks=True),
    Step("maximum", "specgrad.maximum({x}, {y})", broadcast, kinks=True),
    Step("amax", "{x}.amax({d})", nonempty_dims, kinks=True),
    Step("sort", "{x}.sort({d}).values", nonempty_dims, kinks=True),
)
