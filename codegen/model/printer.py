"""Expression trees -> text with infix operators, and no more parentheses than it needs: what all printers for readers share."""

from __future__ import annotations

from .expr import Call, Const, Expr, Host, IfExp, Item, Name, Prim, Seq

# How tightly operators bind, in the order of Python's grammar. C's differs, and its printer has a table of its own.
CHOICE, OR, AND, NOT, COMPARE, BIT_OR, BIT_XOR, BIT_AND, SHIFT, SUM, PRODUCT, UNARY, POWER, ATOM = range(14)

ARITHMETIC = {"add": ("+", SUM), "sub": ("-", SUM), "mul": ("*", PRODUCT), "div": ("/", PRODUCT), "pow": ("**", POWER)}
COMPARISONS = {"eq": ("==", COMPARE), "ne": ("!=", COMPARE), "lt": ("<", COMPARE), "le": ("<=", COMPARE), "gt": (">", COMPARE), "ge": (">=", COMPARE)}
BITS = {
    "bit_or": ("|", BIT_OR),
    "bit_xor": ("^", BIT_XOR),
    "bit_and": ("&", BIT_AND),
    "shift_left": ("<<", SHIFT),
    "shift_right": (">>", SHIFT),
}
OF_HOST = (
    {"or": ("or", OR), "and": ("and", AND), "+": ("+", SUM), "-": ("-", SUM), "**": ("**", POWER)}
    | {sign: (sign, PRODUCT) for sign in ("*", "/", "//", "%")}
    | {sign: (sign, COMPARE) for sign in ("==", "!=", "<", "<=", ">", ">=", "in", "not in")}
)


class Printer:
    """Prints expressions of one language; a subclass says how it spells what is no operator."""

    infix: dict[str, tuple[str, int]] = OF_HOST  # function of an expression -> (sign, how tightly it binds)
    prefix: dict[str, tuple[str, int]] = {"neg": ("-", UNARY), "not": ("not ", NOT)}

    def text(self, expr: Expr, level: int = CHOICE) -> str:
        """The text, in parentheses if its outermost operator binds less tightly than `level`."""
        text, own = self.parts(expr)
        return f"({text})" if own < level else text

    def parts(self, expr: Expr) -> tuple[str, int]:
        """The text, and how tightly its outermost operator binds."""
        if isinstance(expr, Name):
            return self.name(expr), ATOM
        if isinstance(expr, Const):
            value = expr.value
            return self.constant(value), UNARY if isinstance(value, (int, float)) and value < 0 else ATOM
        if isinstance(expr, Seq):
            return self.sequence([self.text(i) for i in expr.items]), ATOM
        if isinstance(expr, Item):
            return f"{self.text(expr.of, ATOM)}[{expr.index}]", ATOM
        if isinstance(expr, IfExp):
            return self.choice(expr.condition, expr.then, expr.otherwise)
        assert isinstance(expr, (Call, Prim, Host)), expr
        fn, args = function_of(expr), self.shown_args(expr)
        if fn in self.infix and len(args) > 1:
            sign, level = self.infix[fn]
            return f" {sign} ".join(self.text(a, level + self.sides(level, i)) for i, a in enumerate(args)), level
        if fn in self.prefix:
            sign, level = self.prefix[fn]
            return sign + self.text(args[0], level + (sign == "not ")), level
        return self.function(expr)

    @staticmethod
    def sides(level: int, index: int) -> int:
        """By how much more tightly an operand must bind to stand without parentheses: a power groups from the right, a comparison not at all."""
        return int(level == COMPARE or (index == 0) == (level == POWER))

    def shown_args(self, expr: Call | Prim | Host) -> tuple[Expr, ...]:
        return expr.args

    # ---- what languages spell in ways of their own

    def name(self, expr: Name) -> str:
        return expr.name

    def constant(self, value: object) -> str:
        return repr(value)

    def sequence(self, items: list[str]) -> str:
        return f"[{', '.join(items)}]"

    def choice(self, condition: Expr, then: Expr, otherwise: Expr) -> tuple[str, int]:
        """An `if` between two expressions."""
        return f"{self.text(then, OR)} if {self.text(condition, OR)} else {self.text(otherwise)}", CHOICE

    def function(self, expr: Call | Prim | Host) -> tuple[str, int]:
        return self.called(function_of(expr), self.shown_args(expr)), ATOM

    def called(self, name: str, args: tuple[Expr, ...]) -> str:
        return f"{name}({', '.join(self.text(a) for a in args)})"


def function_of(expr: Call | Prim | Host) -> str:
    return expr.op if isinstance(expr, Call) else expr.fn


def host_text(printer: Printer, expr: Host) -> tuple[str, int] | None:
    """What Python and formulas write alike: indexing, and questions for None."""
    fn, args = expr.fn, expr.args
    if fn in ("is None", "is not None"):
        return f"{printer.text(args[0], COMPARE + 1)} {fn}", COMPARE
    if fn == "[]":
        return f"{printer.text(args[0], ATOM)}[{printer.text(args[1])}]", ATOM
    if fn == "[:]":
        ends = ["" if isinstance(e, Const) and e.value is None else printer.text(e) for e in args[1:]]
        return f"{printer.text(args[0], ATOM)}[{ends[0]}:{ends[1]}]", ATOM
    return None
