"""Ops as a module that needs NumPy alone: each as a function, its gradients and its tangent as two more."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...model.expr import Prim, walk
from ...model.op import Op
from ...model.primitives import PRIMITIVES
from ...model.spec_text import SpecText, python_string
from ...plan.plain import LeftOut, PlainOp, PlainTangent
from ..op_text import py_name
from .functions import Dialect, OpWriter, indented, is_number, tangent_name, tuple_of
from .library import Library

NUMPY = Dialect(
    "NumPy",
    "np",
    {name: p.numpy for name, p in PRIMITIVES.items() if p.numpy.startswith("np.") and name != "reciprocal"} | {"conj": "np.conj"},
    Library("numpy_library.py.txt", "np"),
    is_complex="np.iscomplexobj({0})",
    reserved=frozenset({"tangents", "grad", "grads"}),
)


@dataclass
class NumpyOp:
    """One op, written: the template only lays it out."""

    name: str
    parameters: str
    about: SpecText
    body: list[str]
    grad: str = ""  # what its gradient function takes first, if it has one
    about_gradients: SpecText = field(default_factory=SpecText)
    gradients: list[str] = field(default_factory=list)
    tangent: str = ""  # what its tangent function takes first, if it has one
    about_tangents: SpecText = field(default_factory=SpecText)
    tangents: list[str] = field(default_factory=list)

    @property
    def names(self) -> list[str]:
        return [self.name, *[f"{self.name}_vjp"] * bool(self.grad), *[f"{self.name}_jvp"] * bool(self.tangent)]


class NumpyWriter(OpWriter):
    """Writes one op."""

    def write(self) -> NumpyOp:
        written = NumpyOp(self.identifier, self.parameters(), self.about(), self.body())
        if self.of_op.gradients and self.of_op.differentiable_results:
            written.grad = "grad" if len(self.of_op.results) == 1 else "grads"
            written.about_gradients, written.gradients = self.about_gradients(), self.gradients()
            written.tangent = tangent_name(self.op.tensors[0]) if len(self.op.tensors) == 1 else "tangents"
            written.about_tangents, written.tangents = self.about_tangents(), self.tangents()
        return written

    def body(self) -> list[str]:
        lines = self.requirements()
        if self.keeps_dim:
            without = f"{self.library('array_without')}(result, dim)"
            return [*lines, *self.forward("result = {}".format), f"return result if keepdim else {without}"]
        if self.op.elementwise and self.widens:
            typed = self.library("array_typed")
            operands = ", ".join(py_name(p) for p in self.signature.params if p.type.is_tensor or p.type.base == "Scalar")
            return [*lines, *self.forward(lambda text: f"return {typed}({text}, {operands})")]
        return [*lines, *self.forward("return {}".format)]

    @property
    def widens(self) -> bool:
        """Whether NumPy might compute in a wider dtype than that of the operands: a choice between two numbers is an array of float64 or int64."""
        made = (e for e in walk(self.of_op.forward) if isinstance(e, Prim)) if self.of_op.forward else ()
        return any(e.fn == "where" and all(map(is_number, e.args[1:])) for e in made)

    # ---- gradients

    def gradients(self) -> list[str]:
        if self.missing is not None:
            return [f"raise NotImplementedError({python_string(self.missing)})"]
        lines = [*self.results(), *self.incoming()]
        of_inputs = {g.input.name: g for g in self.of_op.gradients}
        single = len(self.op.tensors) == 1
        for gradient in self.of_op.gradients:
            name, summed = py_name(gradient.input), self.library("array_summed_to")
            form = f"return {summed}({{}}, {name})" if single else f"grad_{name} = {summed}({{}}, {name})"
            zero = f"return np.zeros_like({name})" if single else f"grad_{name} = np.zeros_like({name})"
            body = [zero] if gradient.expr is None else self.printer().assigned(gradient.expr, form.format)
            if gradient.missing:
                body = [f"grad_{name} = None  # not implemented"]
            if gradient.input.type.optional:
                body = [f"grad_{name} = None", f"if {name} is not None:", *indented(body)]
            lines += body
        if not single:
            shown = [f"grad_{py_name(p)}" if p.name in of_inputs else "None" for p in self.op.tensors]
            lines.append(f"return {', '.join(shown)}")
        return lines

    def results(self) -> list[str]:
        """The results, computed again where a formula reads them."""
        read = any(r in self.read_names for r in self.of_op.results) or len(self.of_op.differentiable_results) > 1
        return [f"{', '.join(self.of_op.results)} = {self.identifier}({self.arguments()})"] if read else []

    def incoming(self) -> list[str]:
        """The gradient of the one differentiable result of several, or those of all that are."""
        results, flowing = self.of_op.results, self.of_op.differentiable_results
        if len(results) == 1:
            return []
        places = [results.index(r) for r in flowing]
        if len(places) == 1:
            return [f"grad = grads[{places[0]}]"]
        shown = (f"np.zeros_like({results[i]}) if grads[{i}] is None else grads[{i}]" for i in places)
        return [f"grads = ({', '.join(shown)})"]

    # ---- forward mode

    def tangents(self) -> list[str]:
        if self.missing is not None:
            return [f"raise NotImplementedError({python_string(self.missing)})"]
        lines = [f"{', '.join(self.of_op.results)} = {self.identifier}({self.arguments()})"]
        tensors = [py_name(p) for p in self.op.tensors]
        if len(tensors) > 1:
            lines.append(f"{', '.join(tangent_name(p) for p in self.op.tensors)} = tangents")
        for rule in self.of_op.tangents:
            lines += self.tangent_of(rule)
        flowing = {rule.output for rule in self.of_op.tangents}
        return [*lines, f"return {', '.join(f'total_{r}' if r in flowing else 'None' for r in self.of_op.results)}"]

    def tangent_of(self, rule: PlainTangent) -> list[str]:
        if not rule.transposed:
            return super().tangent_of(rule)
        if len(self.of_op.results) > 1:
            raise LeftOut("its forward-mode rule transposes the gradient of one of several results")
        given = tuple_of([tangent_name(self.op.tensors[0])]) if len(self.op.tensors) == 1 else "tangents"
        gradients = f"lambda grad: {self.identifier}_vjp(grad, {self.arguments()})"
        return [f"total_{rule.output} = {self.library('array_transposed')}({gradients}, {given}, {rule.output})"]


def write_numpy(of_op: PlainOp, ops: dict[str, Op], name: str) -> tuple[NumpyOp, set[str]]:
    """One op, and the functions of the library that it needs."""
    writer = NumpyWriter(NUMPY, of_op, ops)
    return writer.write(), writer.needed
