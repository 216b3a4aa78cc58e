"""Expression trees -> text that a reader of the spec would have written."""

from __future__ import annotations

from .expr import Call, Const, Expr, Host, Prim
from .printer import ARITHMETIC, ATOM, COMPARISONS, OF_HOST, PRODUCT, Printer, host_text


def unparse(expr: Expr) -> str:
    return _PRINTER.text(expr)


class _FormulaPrinter(Printer):
    infix = ARITHMETIC | COMPARISONS | OF_HOST | {"mm": ("@", PRODUCT), "matmul": ("@", PRODUCT)}

    def shown_args(self, expr: Call | Prim | Host) -> tuple[Expr, ...]:
        """The arguments without the `alpha` of a sum, if that is 1."""
        args = expr.args
        scaled = isinstance(expr, Call) and expr.op in ("add", "sub") and len(args) == 3
        return args[:2] if scaled and isinstance(args[2], Const) and args[2].value == 1 else args

    def function(self, expr: Call | Prim | Host) -> tuple[str, int]:
        if isinstance(expr, Host):
            fn, args = expr.fn, expr.args
            if fn in ("shape", "ndim", "dtype", "shapes", "dtypes", "layout"):
                return f"{self.text(args[0], ATOM)}.{fn}", ATOM
            if fn in ("numel", "size", "dim", "is_complex"):
                return f"{self.text(args[0], ATOM)}.{self.called(fn, args[1:])}", ATOM
            if (text := host_text(self, expr)) is not None:
                return text
        return super().function(expr)


_PRINTER = _FormulaPrinter()
