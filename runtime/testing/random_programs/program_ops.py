"""The steps that random programs are made of: expressions of differentiable ops, with the operands that they fit.

Where an op is smooth on a part of the numbers only, its operand is brought there within the expression: `(x * x + 0.5).log()`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Size = tuple[int, ...]


FITS: dict[str, Callable[[Size, Size], bool]] = {  # whether operands of these shapes fit; of one operand, the second is its own
    "any": lambda x, y: True,
    "has dims": lambda x, y: len(x) > 0,
    "nonempty": lambda x, y: 0 not in x,
    "nonempty dims": lambda x, y: len(x) > 0 and 0 not in x,
    "pairs along dims": lambda x, y: len(x) > 0 and min(x) > 1,
    "matrices": lambda x, y: len(x) > 1,
    "broadcast": lambda x, y: all(a == b or 1 in (a, b) for a, b in zip(reversed(x), reversed(y))),
    "multiply": lambda x, y: len(x) in (1, 2) and len(y) in (1, 2) and x[-1] == y[0],
    "same shape": lambda x, y: x == y,
    "same dims": lambda x, y: x == y and len(x) > 0,
}


@dataclass(frozen=True)
class Step:
    """An expression of one operand {x}, or two, {x} and {y}, and perhaps a dimension {d} of the first, or two, {d} and {e}.

    Args:
        op: the name of the op that it is about.
        text: the expression.
        takes: which operands, by a name of `FITS`.
        complex: it is for complex numbers too.
        kinks: it is not differentiable everywhere.
    """

    op: str
    text: str
    takes: str = "any"
    complex: bool = False
    kinks: bool = False

    def fits(self, x: Size, y: Size) -> bool:
        return FITS[self.takes](x, y)


POSITIVE = "({x} * {x} + 0.5)"
INSIDE = "({x}.tanh() * 0.9)"
PLAIN = {  # smooth everywhere; whether for complex numbers too
    "sin": True, "cos": True, "exp": True, "square": True, "tanh": False, "sigmoid": False, "atan": False, "asinh": False, "sinh": False, "cosh": False,
    "expm1": False, "exp2": False, "erf": False, "erfc": False, "neg": True,
}  # fmt: skip
FUNCTIONAL = ("softplus", "silu", "gelu", "mish", "logsigmoid", "tanhshrink")
GUARDED: dict[str, tuple[str, ...]] = {
    POSITIVE: ("log", "log2", "log10", "log1p", "sqrt", "rsqrt", "reciprocal", "lgamma", "digamma", "sinc"),
    INSIDE: ("asin", "acos", "atanh", "tan", "erfinv"),
    "({x} * {x} + 1.5)": ("acosh",),
}
KINKS = ("abs", "relu", "sign", "floor")

STEPS: tuple[Step, ...] = (
    Step("add", "{x} + {y}", "broadcast", complex=True),
    Step("mul", "{x} * {y}", "broadcast", complex=True),
    *(Step(op, f"{{x}}.{op}()", complex=complex_) for op, complex_ in PLAIN.items()),
    Step("sub", "{x} - {y}", "broadcast", complex=True),
    Step("sum", "{x}.sum()", complex=True),
    Step("sum", "{x}.sum({d})", "has dims", complex=True),
    Step("mean", "{x}.mean({d}, keepdim=True)", "nonempty dims", complex=True),
    Step("matmul", "{x} @ {y}", "multiply", complex=True),
    Step("transpose", "{x}.transpose({d}, {e})", "has dims", complex=True),
    Step("unsqueeze", "{x}.unsqueeze({d})", "has dims", complex=True),
    Step("reshape", "{x}.reshape(-1)", complex=True),
    Step("select", "{x}.select({d}, 0)", "nonempty dims", complex=True),
    Step("narrow", "{x}.narrow({d}, 0, 1)", "nonempty dims", complex=True),
    Step("flip", "{x}.flip({d})", "has dims", complex=True),
    Step("roll", "{x}.roll(1, {d})", "has dims", complex=True),
    Step("cumsum", "{x}.cumsum({d})", "has dims", complex=True),
    Step("div", f"{{x}} / {POSITIVE.replace('x', 'y')}", "broadcast"),
    Step("pow", f"{POSITIVE} ** {{y}}.tanh()", "broadcast"),
    Step("atan2", f"specgrad.atan2({{x}}, {POSITIVE.replace('x', 'y')})", "broadcast"),
    Step("logaddexp", "specgrad.logaddexp({x}, {y})", "broadcast"),
    Step("lerp", "specgrad.lerp({x}, {y}, 0.3)", "same shape"),
    Step("stack", "specgrad.stack([{x}, {y}])", "same shape", complex=True),
    Step("cat", "specgrad.cat([{x}, {y}], {d})", "same dims", complex=True),
    Step("where", "specgrad.where({x} > 0.1, {x} * {x}, 0.2 * {x} - 0.01)"),
    Step("softmax", "{x}.softmax({d})", "nonempty dims"),
    Step("log_softmax", "{x}.log_softmax({d})", "nonempty dims"),
    Step("logsumexp", "{x}.logsumexp({d})", "nonempty dims"),
    Step("prod", "{x}.prod({d})", "has dims"),
    Step("var", "{x}.var({d})", "pairs along dims"),
    Step("norm", f"{POSITIVE}.norm()", "nonempty"),
    Step("expand", "{x}.expand(2, *{x}.shape)", complex=True),
    Step("diagonal", "{x}.diagonal()", "matrices", complex=True),
    Step("tril", "{x}.tril()", "matrices", complex=True),
    Step("index_select", "{x}.index_select({d}, specgrad.tensor([0, 0]))", "nonempty dims", complex=True),
    Step("getitem", "{x}[..., ::2]", "has dims", complex=True),
    Step("mul_", "{x}.clone().mul_({y})", "same shape", complex=True),
    Step("sin_", "{x}.clone().sin_()", complex=True),
    *(Step(op, f"specgrad.nn.functional.{op}({{x}})") for op in FUNCTIONAL),
    *(Step(op, f"{guard}.{op}()") for guard, ops in GUARDED.items() for op in ops),
    Step("conj", "{x}.conj()", complex=True),
    *(Step(op, f"{{x}}.{op}()", kinks=True) for op in KINKS),
    Step("clamp", "{x}.clamp(-0.5, 0.5)", kinks=True),
    Step("maximum", "specgrad.maximum({x}, {y})", "broadcast", kinks=True),
    Step("amax", "{x}.amax({d})", "nonempty dims", kinks=True),
    Step("sort", "{x}.sort({d}).values", "nonempty dims", kinks=True),
)
