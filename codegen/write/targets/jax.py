"""Ops as a module of `jax.numpy` code: each a `custom_jvp` function, whose rule JAX transposes for gradients."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...model.expr import Const, Expr, Name, Prim, names, substitute, walk
from ...model.op import Op
from ...model.primitives import PRIMITIVES
from ...model.spec_text import SpecText, python_string
from ...plan.plain import PlainOp
from ...read.derive import simplify
from ..op_text import py_name
from .functions import Dialect, OpWriter, tangent_name, tuple_of
from .library import Library

_OF_SCIPY = {"erf": "erf", "erfc": "erfc", "erfinv": "erfinv", "lgamma": "gammaln", "digamma": "digamma"}
_OWN_OF_SCIPY = {  # of ops with code of their own
    "i0": "i0", "special_i0e": "i0e", "special_i1": "i1", "special_i1e": "i1e", "special_ndtr": "ndtr", "special_ndtri": "ndtri", "igamma": "gammainc",
    "igammac": "gammaincc",
}  # fmt: skip

JAX = Dialect(
    "JAX",
    "jnp",
    {name: "j" + p.numpy for name, p in PRIMITIVES.items() if p.numpy.startswith("np.") and name != "reciprocal"}
    | {name: f"jax.scipy.special.{there}" for name, there in _OF_SCIPY.items()}
    | {f"own_{name}": f"jax.scipy.special.{there}" for name, there in _OWN_OF_SCIPY.items()}
    | {"conj": "jnp.conj", "rsqrt": "jax.lax.rsqrt", "sigmoid": "jax.nn.sigmoid", "log1p": "jnp.log1p", "expm1": "jnp.expm1"},
    Library("jax_library.py.txt", "jnp"),
    is_complex="jnp.iscomplexobj({0})",
    reserved=frozenset({"tangents", "primals", "jax", "functools"}),
)


@dataclass
class JaxOp:
    """One op, written: the template only lays it out."""

    name: str
    parameters: str
    arguments: str  # tensors first, then what JAX does not trace
    about: SpecText
    checks: list[str]
    body: list[str]
    static: str = ""  # which arguments JAX does not trace
    given: str = ""  # what the rule for tangents takes: those arguments
    inputs: str = ""
    moves: str = ""
    call: str = ""
    about_tangents: SpecText = field(default_factory=SpecText)
    tangents: list[str] = field(default_factory=list)

    @property
    def names(self) -> list[str]:
        return [self.name]


class JaxWriter(OpWriter):
    """Writes one op."""

    def moves(self, tangent: str) -> str:
        return f"{self.library('array_moves')}({tangent})"

    def summed(self, gradient: str, name: str) -> str:
        return f"{self.library('array_summed_to')}({gradient}, {name})"

    def write(self) -> JaxOp:
        tensors, options = [py_name(p) for p in self.op.tensors], [py_name(p) for p in self.options]
        written = JaxOp(self.identifier, self.parameters(), ", ".join([*tensors, *options]), self.about(), self.requirements(), self.body())
        if self.of_op.gradients and self.of_op.differentiable_results:
            written.static = tuple_of([str(len(tensors) + i) for i in range(len(options))]) if options else ""
            written.given = "".join(f"{name}, " for name in options)
            written.inputs = tuple_of(tensors)
            written.moves = tuple_of([tangent_name(p) for p in self.op.tensors])
            written.call = f"{', '.join(self.of_op.results)} = op_{self.identifier}({written.arguments})"
            written.about_tangents, written.tangents = self.about_tangents(), self.tangents()
        return written

    def body(self) -> list[str]:
        if self.keeps_dim:
            return [*self.forward("result = {}".format), f"return result if keepdim else {self.library('array_without')}(result, dim)"]
        if not self.of_op.gradients and self.of_op.differentiable_results:
            return self.forward("return jax.lax.stop_gradient({})".format)
        return self.forward("return {}".format)

    def term(self, name: str, expr: Expr) -> Expr:
        return factored(expr, f"{name}_t") if self.op.elementwise else expr

    def tangents(self) -> list[str]:
        if self.missing is not None:
            return [f"raise NotImplementedError({python_string(self.missing)})"]
        lines: list[str] = []
        rules = {t.output: t for t in self.of_op.tangents}
        for output in self.of_op.results:
            lines += self.tangent_of(rules[output]) if output in rules else [f"total_{output} = {self.library('array_unmoved')}({output})"]
        results, totals = ", ".join(self.of_op.results), ", ".join(f"total_{r}" for r in self.of_op.results)
        return [*lines, f"return {results}, {totals}" if len(self.of_op.results) == 1 else f"return ({results}), ({totals})"]


def factored(expr: Expr, tangent: str) -> Expr:
    """A term of an elementwise rule in which no `where` chooses between products with the tangent, as tangent times factor.

    JAX transposes the rule for gradients: of `where(c, 0, t * inf)` it would make 0 * inf where c holds, and NaN of that.
    """
    prims = [e for e in walk(expr) if isinstance(e, Prim) and tangent in names(e)]
    trapped = any(e.fn == "where" and any(tangent in names(a) and not isinstance(a, Name) for a in e.args[1:]) for e in prims)
    if not trapped or not all(e.primitive.holomorphic for e in prims):
        return expr
    factor = simplify(substitute(expr, {tangent: Const("int", expr.at, 1)}))
    return Prim(expr.type, expr.at, "mul", (Name("Tensor", expr.at, tangent), factor))


def write_jax(of_op: PlainOp, ops: dict[str, Op], name: str) -> tuple[JaxOp, set[str]]:
    """One op, and the functions of the library that it needs."""
    writer = JaxWriter(JAX, of_op, ops)
    return writer.write(), writer.needed
