"""The run of a function that is exported: the ops that compute along any dimension become steps of rows, and what a program cannot ask is answered."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.array import reduce, scan
from specgrad.array.base.rows import along_reduced
from specgrad.array.dtypes import traits
from specgrad.array.linalg import matrices, products, spectra
from specgrad.array.nn import conv, layers
from specgrad.array.reduce import axes_of
from specgrad.core.base.call_site import place, users_frame
from specgrad.core.dispatch.op import Op
from specgrad.core.kernels.numpy_kernels import numpy_kernel

from ..kernels.expressions import expression_of, kernel_that_computes
from ..lowering import LOWERED, OF_ROWS, Rule, summed
from ..program import Call, Cast, Step, Value
from ..symbols import Symbol
from ..trace import Tracer
from . import convolution
from .choices import chosen

MOST_FACTORS = 256  # of a product of elements
_CONVOLUTIONS: dict[Any, Any] = {
    conv.convolution: convolution.convolution,
    conv.convolution_weight: convolution.of_weight,
    conv.convolution_input: lambda tracer, grad, weight, *rest: convolution.of_input(tracer, grad, weight, None, *rest),
    conv.transposed_convolution: convolution.of_input,
}
CHECKED = {matrices.inverse, matrices.solve, matrices.cholesky}  # which say beside their result whether there is one


def _of_rows(kernel: str) -> Rule:
    return lambda tracer, function, x, *options: tracer.of_rows(kernel, x, *options) if tracer.is_real(x) and x.size else None


class ExportTracer(Tracer):
    """Notes where in the user's program each step comes from, too."""

    most_of_row = 1 << 62
    to_the_bit = False
    lowered: dict[Any, Rule] = {
        **{reduce.sum: LOWERED[reduce.sum], reduce.mean: LOWERED[reduce.mean], reduce.sum_to_size: LOWERED[reduce.sum_to_size]},
        **{function: _of_rows(kernel) for function, kernel in OF_ROWS.items()},
    }

    def __init__(self) -> None:
        super().__init__()
        self.at: dict[int, str] = {}  # by step
        self.varying: set[Value] = set()  # what depends on the arguments

    def varies(self, symbol: Symbol) -> bool:
        """Whether an array depends on the arguments."""
        return symbol.value.memory in self.varying

    def _add(self, step: Step) -> None:
        super()._add(step)
        if any(v.memory in self.varying for v in step.values()):
            self.varying.update(step.results)
        frame = users_frame()
        self.at[id(step)] = place(frame.f_code, frame.f_lasti)

    def computed(self, op: Op, *arrays: Any) -> Any:
        given: tuple[Any, ...] = tuple(tuple(map(self.symbol, a)) if i in op.lists else self.symbol(a) for i, a in enumerate(arrays))
        first = given[0]
        if isinstance(first, Symbol):
            if (found := chosen(self, op.forward, given)) is not None:
                return found
            if op.forward in _CONVOLUTIONS and self.is_real(first):
                return _CONVOLUTIONS[op.forward](self, *given)
            if op.forward is reduce.std and self.is_real(first):
                return self.kernel(kernel_that_computes("sqrt(self)"), (self._variance(*given),))
            if op.forward in (reduce.prod, reduce.cumprod) and self.is_real(first) and first.ndim and first.shape[given[1]] <= MOST_FACTORS:
                return self._running_product(op.forward is reduce.prod, *given)
            if op.forward is scan.linear_scan and self.is_real(first) and first.ndim and first.shape[given[2]] <= MOST_FACTORS:
                return self._recurrence(*given)
            if (found := self._along_another(op, given)) is not None:
                return found
            if op.forward is reduce.vector_norm and self.is_real(first) and (found := self._norm(*given)) is not None:
                return found
            if op.forward is layers.mse_loss:
                return self._mean_square(*given)
            if op.forward is reduce.sum and traits[first.dtype].letter in "bi" and first.size and given[3] in (None, np.dtype(np.int64)):
                return self.sum(self._counted(first), axes_of(given[1], first.ndim), given[2])
            if op.forward is products.cross:
                return self._cross(*given)
            if op.forward is spectra.cofactor:
                return self._cofactor(first)
        return super().computed(op, *given)

    def drawn(self, function: Any, args: Any, kwargs: Any) -> Any:
        self.refuse("draws random numbers")

    def call(self, name: str, function: Any, args: tuple[Any, ...], kind: type[Call] = Call) -> Any:
        found = super().call(name, function, args, kind)
        if function not in CHECKED:
            return found
        return found[0], found[1].array  # what a check asks for is answered by this run; the program goes on with NaN

    # ---- ops as others

    def _along_another(self, op: Op, given: tuple[Any, ...]) -> Any:
        """What an op that runs along rows gives for another dimension than the last: brought there, and back."""
        expression = expression_of(op.name)
        if expression is None or not expression.of_rows or given[0].ndim < 2:
            return None
        x = given[0]
        names = [name for name, _ in op.params]
        dim = given[names.index("dim")]
        if not isinstance(dim, int) or dim in (-1, x.ndim - 1):
            return None
        order = [i for i in range(x.ndim) if i != dim % x.ndim] + [dim % x.ndim]
        moved = [self._view("permute", np.transpose, a, order) if isinstance(a, Symbol) and a.shape == x.shape else a for a in given]
        moved[names.index("dim")] = -1
        if any(isinstance(a, Symbol) and a.ndim and a.shape != moved[0].shape for a in moved):
            return None
        found = super().computed(op, *moved)
        back = [int(i) for i in np.argsort(order)]
        return self._view("permute", np.transpose, found, back) if found.ndim == x.ndim else found

    def _variance(self, *given: Any) -> Any:
        return self.of_rows(OF_ROWS[reduce.var], *given)

    def of_rows(self, kernel: str, x: Symbol, dim: Any, *rest: Any) -> Any:
        *correction, keepdim = rest
        axes = axes_of(dim, x.ndim)
        kept = [i for i in range(x.ndim) if i not in axes]
        numbers = [float(max(np.prod([x.shape[a] for a in axes], dtype=int) - (1 if c is None else c), 0)) for c in correction]
        rows = self._view("permute", np.transpose, x, [*kept, *axes])
        rows = self._view("reshape", np.reshape, rows, (*(x.shape[i] for i in kept), -1))
        found = along_reduced(numpy_kernel(kernel), -1, False, rows, *numbers)
        return self._shaped(found, x, axes, keepdim)

    def _shaped(self, found: Symbol, x: Symbol, axes: tuple[int, ...], keepdim: bool) -> Symbol:
        if not keepdim:
            return found
        return self._view("reshape", np.reshape, found, tuple(1 if i in axes else size for i, size in enumerate(x.shape)))

    def _running_product(self, only_last: bool, x: Symbol, dim: int) -> Any:
        """One factor after another, as there are few."""
        size = x.shape[dim]
        parts = [self._view("narrow", _nth, x, dim, i) for i in range(size)]
        for i in range(1, size):
            parts[i] = self.kernel("mul", (parts[i - 1], parts[i]))
        return self.call("clone" if only_last else "cat", np.concatenate, ((parts[-1],) if only_last else tuple(parts), dim))

    def _recurrence(self, x: Symbol, factor: Symbol, dim: int) -> Any:
        """y[i] = x[i] + factor[i] * y[i - 1], one step after another, as a running product."""
        size = x.shape[dim]
        parts, factors = ([self._view("narrow", _nth, a, dim, i) for i in range(size)] for a in (x, factor))
        for i in range(1, size):
            parts[i] = self.kernel("add", (parts[i], self.kernel("mul", (factors[i], parts[i - 1]))))
        return self.call("cat", np.concatenate, (tuple(parts), dim))

    def _norm(self, x: Symbol, ord: float, dim: Any, keepdim: bool) -> Any:
        axes = axes_of(dim, x.ndim)
        if not x.size:
            return None
        if ord == 2:
            return self.kernel(kernel_that_computes("sqrt(self)"), (self.sum(self.kernel("mul", (x, x)), axes, keepdim),))
        if ord == 1:
            return self.sum(self.kernel("abs", (x,)), axes, keepdim)
        return None

    def _mean_square(self, x: Symbol, target: Any, reduction: str) -> Any:
        away = self.kernel("sub", (x, target))
        squares = self.kernel("mul", (away, away))
        return self.sum(squares, tuple(range(squares.ndim)), False, squares.size if reduction == "mean" else 1)

    def _cross(self, a: Any, b: Any, dim: int) -> Any:
        def after(x: Any, places: int) -> Any:
            return self._view("roll", np.roll, x, -places, dim)

        return self.kernel("sub", (self.kernel("mul", (after(a, 1), after(b, 2))), self.kernel("mul", (after(a, 2), after(b, 1)))))

    def _cofactor(self, a: Symbol) -> Any:
        inverse, _ = self.call("_linalg_inv", matrices.inverse, (a,))
        det = self._view("unsqueeze", _with_two_more, self.call("_linalg_det", matrices.det, (a,)))
        return self.kernel("mul", (det, self._view("mT", convolution.transposed, inverse)))

    # ---- steps

    def _view(self, name: str, function: Any, *args: Any) -> Any:
        return self.call(name, function, args)

    def _counted(self, symbol: Symbol) -> Symbol:
        if symbol.dtype == np.int64:
            return symbol
        return self.symbols(self.noted(Cast("to int64", (symbol.value,)), symbol.array.astype(np.int64)))

    def sum(self, symbol: Symbol, axes: tuple[int, ...], keepdim: bool, divisor: int = 1) -> Symbol:
        """A sum over some dimensions, divided by a number, noted."""
        if not axes or not symbol.ndim:
            return symbol
        return summed(self, symbol, axes, divisor, keepdim)

    @staticmethod
    def is_real(x: Symbol) -> bool:
        return traits[x.dtype].name in ("float32", "float64")


def _nth(a: Any, dim: int, i: int) -> Any:
    return a[(slice(None),) * (dim % a.ndim) + (slice(i, i + 1),)]


def _with_two_more(a: Any) -> Any:
    return a[..., None, None]
