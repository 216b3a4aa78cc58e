"""Ops as a module of custom ops for PyTorch, written in torch's own functions: gradients, shapes, batches and autocast are registered with each."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ...model.expr import Call, Expr, Host, IfExp, Name, Prim, walk
from ...model.op import Op
from ...model.printer import ATOM
from ...model.signature import Param
from ...model.spec_text import NOTHING, SpecText, python_string
from ...plan.kernels import Kernel
from ...plan.op_plan import reads
from ...plan.plain import LeftOut, PlainGradient, PlainOp
from ..op_text import py_name
from .functions import ArrayPrinter, Dialect, OpWriter, indented, is_number, tangent_name, tuple_of
from .library import Library

_SAME_NAME = """
square reciprocal fmod remainder abs sgn sign angle sqrt rsqrt exp exp2 expm1 sigmoid log log2 log10 log1p sin cos tan asin acos atan sinh
cosh tanh asinh acosh atanh atan2 hypot erf erfc erfinv lgamma digamma floor ceil trunc round copysign nextafter maximum minimum fmax fmin where logical_and
logical_or logical_xor logical_not isnan isinf isfinite signbit gcd lcm"""
# Of ops with code of their own. Those of torch.special for J, Y and Ai are right to seven digits only.
_OWN_OF_SPECIAL = """
i0e i1 i1e modified_bessel_k0 modified_bessel_k1 scaled_modified_bessel_k0 scaled_modified_bessel_k1 erfcx ndtr ndtri log_ndtr zeta
chebyshev_polynomial_t chebyshev_polynomial_u chebyshev_polynomial_v chebyshev_polynomial_w legendre_polynomial_p hermite_polynomial_h
hermite_polynomial_he shifted_chebyshev_polynomial_t shifted_chebyshev_polynomial_u shifted_chebyshev_polynomial_v shifted_chebyshev_polynomial_w"""
_OWN = {"i0": "special.i0", "igamma": "special.gammainc", "igammac": "special.gammaincc"}

TORCH = Dialect(
    "PyTorch",
    "torch",
    {name: f"torch.{name}" for name in _SAME_NAME.split()}
    | {"conj": "torch.conj_physical"}
    | {f"own_special_{name}": f"torch.special.{name}" for name in _OWN_OF_SPECIAL.split()}
    | {f"own_{name}": f"torch.{there}" for name, there in _OWN.items()},
    Library("torch_library.py.txt", "torch"),
    numel="{0}.numel()",
    is_complex="{0}.is_complex()",
    reserved=frozenset({"tangents", "torch", "ctx", "keyword_only_inputs", "output", "inputs", "info", "in_dims"}),
)
_TAKE_NO_NUMBERS = {"maximum", "minimum", "fmax", "fmin", "atan2", "hypot", "nextafter", "heaviside", "copysign", "logical_and", "logical_or", "logical_xor"}
_MADE = {"array_shape_zeros", "array_shape_ones", "array_shape_eye_mask"}  # tensors that are made, and must lie beside the others
_VIEWS = {"reduce.spread", "reduce.sum_to_size", "copies.to_copy"}  # with all of shape.py: what may give its input, or a view: a custom op must not
_TYPES = {"Tensor": "Tensor", "Scalar": "Scalar", "int": "int", "float": "float", "bool": "bool", "str": "str", "dtype": "ScalarType"}
_BY_DIM = ("dims.of_input", "reduce.over_dims")  # rules of the spec by which `dim` of a batch is `dim` of a sample, moved


class TorchPrinter(ArrayPrinter):
    """Prints expressions of tensors; of some, only facts are at hand."""

    absent: frozenset[str] = frozenset()

    def call(self, expr: Call) -> str:
        text = super().call(expr)
        return f"{text[:-1]}, {self.device()})" if text.partition("(")[0] in _MADE else text

    def device(self) -> str:
        at_hand = next(p.name for p in self.op.tensors if not p.type.optional)
        return ("grad" if at_hand in self.absent else self.names[at_hand]) + ".device"

    def operands(self, expr: Prim) -> tuple[Expr, ...]:
        """Numbers become tensors, where a function takes no numbers or would make float32 of them."""
        fn, args = expr.fn, expr.args
        if fn == "where":
            return (args[0], self.tensor(args[1]), args[2]) if is_number(args[1]) and is_number(args[2]) else args
        if fn == "polygamma":
            return args
        return tuple(self.tensor(a) if is_number(a) and (fn in _TAKE_NO_NUMBERS or len(args) == 1) else a for a in args)

    def tensor(self, number: Expr) -> Expr:
        at_hand = next((p.name for p in self.op.tensors if not p.type.optional and p.name not in self.absent), "grad")
        return Host("Tensor", number.at, self.of_library("array_number"), (number, Name("Tensor", number.at, at_hand)))

    def host(self, expr: Host) -> tuple[str, int]:
        owner = expr.args[0] if expr.args else None
        if isinstance(owner, Name) and owner.name in self.absent:
            name = self.names[owner.name]
            facts = {
                "shape": f"{name}_shape", "ndim": f"len({name}_shape)", "dim": f"len({name}_shape)", "dtype": f"{name}_dtype",
                "numel": f"math.prod({name}_shape)", "size": f"{name}_shape", "is_complex": f"{name}_dtype.is_complex",
            }  # fmt: skip
            if expr.fn in facts:
                return facts[expr.fn] + (f"[{self.text(expr.args[1])}]" if expr.fn == "size" else ""), ATOM
        return super().host(expr)


@dataclass
class TorchOp:
    """One op, written: the template only lays it out."""

    name: str
    parameters: str
    about: SpecText
    body: list[str]
    schema: str = ""  # of a custom op; else it is a plain function
    fake: list[str] = field(default_factory=list)  # what gives the shape of the result, if the op itself asks for elements
    calls: list[str] = field(default_factory=list)  # of the function that users call: it knows forward mode, which custom ops do not
    setup: str = ""  # what the function that saves takes
    saves: list[str] = field(default_factory=list)
    gradients: list[str] = field(default_factory=list)
    batches: list[str] = field(default_factory=list)
    float32: bool = False  # under autocast
    tangent: str = ""
    about_gradients: SpecText = NOTHING
    about_tangents: SpecText = NOTHING
    tangents: list[str] = field(default_factory=list)
    kernel: list[str] = field(default_factory=list)  # the op by kernels, if these are emitted too
    kernels: tuple[Kernel, ...] = ()

    @property
    def names(self) -> list[str]:
        return [self.name, *[f"{self.name}_jvp"] * bool(self.tangent)]


class TorchWriter(OpWriter):
    """Writes one op."""

    def make_printer(self, names: dict[str, str]) -> TorchPrinter:
        return TorchPrinter(self.dialect, self.op, self.ops, names)

    def summed(self, gradient: str, name: str) -> str:
        return summed_to(gradient, f"{name}.shape")

    def write(self) -> TorchOp:
        written = TorchOp(self.identifier, self.parameters(), self.about(), [*self.requirements(), *self.body()])
        differentiable = bool(self.of_op.gradients and self.of_op.differentiable_results)
        if any(p.type.base == "Any" for p in self.signature.params):
            if differentiable:
                raise LeftOut("it has gradients, and a parameter of type Any, which the schema of a custom op cannot have")
            return written
        written.schema = self.schema()
        written.fake = self.fake()
        written.calls = self.calls() if differentiable else [f"return op_{self.identifier}({self.arguments()})"]
        written.batches = self.batches()
        written.float32 = self.computes_in_float32()
        if differentiable or self.gives_floats:
            written.setup = f"ctx, inputs, {'keyword_only_inputs, ' if any(p.keyword_only for p in self.signature.params) else ''}output"
        if differentiable:
            written.saves, written.gradients = self.saves_and_gradients()
            written.about_gradients = self.about_gradients()
            written.tangent = tangent_name(self.op.tensors[0]) if len(self.op.tensors) == 1 else "tangents"
            written.about_tangents, written.tangents = self.about_tangents(), self.tangents()
        elif self.gives_floats:
            written.saves = ["ctx.mark_non_differentiable(output)"]
            written.gradients = [f"return {self.nothing()}"]
        return written

    @property
    def gives_floats(self) -> bool:
        """Whether an op without gradients gives numbers that could have some."""
        body = self.of_op.forward
        return body is not None and len(self.of_op.results) == 1 and not (isinstance(body, Prim) and body.primitive.result == "bool")

    # ---- the op

    def schema(self) -> str:
        shown: list[str] = []
        for index, param in enumerate(self.signature.params):
            if param.keyword_only and not (index and self.signature.params[index - 1].keyword_only):
                shown.append("*")
            if param.keyword_only and param.type.is_tensor:
                raise LeftOut("it takes a tensor by keyword alone")
            shown.append(f"{self.type_of(param)} {py_name(param)}{self.default_of(param)}")
        if any(not r.type.is_tensor for r in self.signature.returns):
            raise LeftOut("it gives what is no tensor")
        results = ", ".join(r.type.base for r in self.signature.returns)
        return f"({', '.join(shown)}) -> {results if len(self.of_op.results) == 1 else f'({results})'}"

    @staticmethod
    def type_of(param: Param) -> str:
        type_ = param.type
        base = "SymInt" if type_.base == "int" and type_.is_list else _TYPES[type_.base]  # lists may be sizes, which a compiler traces
        return base + "[]" * type_.is_list + "?" * type_.optional

    @staticmethod
    def default_of(param: Param) -> str:
        value = param.default
        if value is ...:
            return ""
        if isinstance(value, float) and not math.isfinite(value):
            raise LeftOut("a parameter is infinite or NaN by default")
        if isinstance(value, str) and not re.fullmatch(r"[ \w.,:-]*", value, re.ASCII):
            raise LeftOut(f"the text {value!r} is a default, which a schema cannot have")
        if isinstance(value, tuple):
            return f"=[{', '.join(map(str, value))}]"
        return f"={python_string(value) if isinstance(value, str) else value}"

    def body(self) -> list[str]:
        if self.keeps_dim:
            return [*self.forward("result = {}".format), f"return result if keepdim else {self.library('array_without')}(result, dim)"]
        handwritten = self.op.target in _VIEWS or self.op.target.startswith("shape.")
        may_be_input = handwritten or (self.of_op.forward is not None and any(fn in ("conj", "real") for fn in _outermost(self.of_op.forward)))
        return self.forward("return {}.clone()".format if may_be_input else "return {}".format)

    def fake(self) -> list[str]:
        """A tensor of the shape and dtype of what code of the op's own computes; none where torch has a function for it."""
        body = self.of_op.forward
        if not (isinstance(body, Prim) and body.brought) or body.fn in self.dialect.functions:
            return []
        operands = [py_name(p) for p in self.op.tensors]
        if "i" in self.op.classes:
            return [f"return torch.empty_like({' + '.join(operands)})"]
        return [f"return {self.library('array_floating')}({', '.join(operands)})"]

    def computes_in_float32(self) -> bool:
        """What autocast computes in float32, as it does PyTorch's own functions: sums, and functions that lose digits."""
        body = self.of_op.forward
        prims = [e for e in walk(body) if isinstance(e, Prim)] if body is not None else []
        loses = any(e.primitive.promotes and e.fn not in ("div", "sigmoid", "tanh") for e in prims)
        return self.op.rowwise or self.op.target.startswith(("reduce.", "order.")) or loses

    def calls(self) -> list[str]:
        tensors = [py_name(p) for p in self.op.tensors]
        moves = "tangents[0]" if len(tensors) == 1 else "tangents"
        return [
            f"{tuple_of(tensors)}, tangents = {self.library('array_unpacked')}({', '.join(tensors)})",
            f"result = op_{self.identifier}({self.arguments()})",
            "if tangents is None:",
            "    return result",
            f"return {self.library('array_dual')}(result, {self.identifier}_jvp({moves}, {self.arguments()}))",
        ]

    # ---- gradients

    def nothing(self) -> str:
        return ", ".join("None" for p in self.signature.params if not p.keyword_only)

    def saves_and_gradients(self) -> tuple[list[str], list[str]]:
        """What is saved for the backward pass, and the backward pass."""
        if self.missing is not None:
            return ["pass"], [f"raise NotImplementedError({python_string(self.missing)})"]
        read = [reads(self.op, g.expr) for g in self.of_op.gradients if g.expr is not None]
        order = [p.name for p in self.op.tensors] + list(self.of_op.results)
        whole = [name for name in order if any(name in r.tensors for r in read)]
        several = len(self.op.tensors) > 1
        facts = dict.fromkeys((n, f) for r in read for n, f in r.facts if n not in whole)
        needed = [*["shape"] * (several or self.mixes), *["dtype"] * self.mixes]
        facts |= dict.fromkeys((g.input.name, fact) for g in self.of_op.gradients if g.input.name not in whole for fact in needed)
        optional = {p.name for p in self.op.tensors if p.type.optional}
        kept = {f"{self.names[n]}_{f}": f"{self.names[n]}.{f}" for n, f in facts}
        kept |= {f"{self.names[n]}_{f}": f"None if {self.names[n]} is None else {self.names[n]}.{f}" for n, f in facts if n in optional}
        options = [py_name(p) for p in self.options]
        saves = [f"{tuple_of([py_name(p) for p in self.signature.params if not p.keyword_only])} = inputs"]
        saves += [f'{py_name(p)} = keyword_only_inputs["{py_name(p)}"]' for p in self.signature.params if p.keyword_only]
        saves += [f"{', '.join(self.of_op.results)} = output"] if any(n in whole or n in dict(facts) for n in self.of_op.results) else []
        lines = []
        if whole:
            saves.append(f"ctx.save_for_backward({', '.join(self.names[n] for n in whole)})")
            lines.append(f"{tuple_of([self.names[n] for n in whole])} = ctx.saved_tensors")
        if kept or options:
            saves.append(f"ctx.kept = {tuple_of([*kept.values(), *options])}")
            lines.append(f"{tuple_of([*kept, *options])} = ctx.kept")
        flowing = [self.of_op.results.index(r) for r in self.of_op.differentiable_results]
        lines.append(f"grad = grads[{flowing[0]}]" if len(flowing) == 1 else f"grads = {tuple_of([f'grads[{i}]' for i in flowing])}")
        lines += self.gradients(whole, several)
        return saves, lines

    def gradients(self, whole: list[str], several: bool) -> list[str]:
        positional = [p for p in self.signature.params if not p.keyword_only]
        flowing = [py_name(g.input) for g in self.of_op.gradients]
        lines = [f"{' = '.join(f'grad_{name}' for name in flowing)} = None"]
        for gradient in self.of_op.gradients:
            name = py_name(gradient.input)
            printer = self.printer()
            assert isinstance(printer, TorchPrinter)
            printer.absent = frozenset(n for n in (*(p.name for p in self.op.tensors), *self.of_op.results) if n not in whole)
            at_hand = f"{name}." if gradient.input.name in whole else f"{name}_"
            grad = "grad" if len(self.of_op.differentiable_results) == 1 else "grads[0]"
            form = f"grad_{name} = {{}}".format
            if gradient.missing:
                body = [f"raise NotImplementedError({python_string(gradient.missing)})"]
            elif gradient.expr is None:
                body = [form(self.fitted(f"torch.zeros_like({grad})", at_hand, several))]
            elif kernel := self.by_kernel(gradient, whole, printer.absent):
                otherwise = printer.assigned(gradient.expr, "array_found = {}".format)
                body = [*kernel, "if array_found is None:", *indented(otherwise), form(self.fitted("array_found", at_hand, several))]
            else:
                body = printer.assigned(gradient.expr, lambda text, form=form, at_hand=at_hand: form(self.fitted(text, at_hand, several)))  # type: ignore[misc]
            lines += [f"if ctx.needs_input_grad[{positional.index(gradient.input)}]:", *indented(body)]
        return [*lines, f"return {', '.join(f'grad_{py_name(p)}' if py_name(p) in flowing else 'None' for p in positional)}"]

    def by_kernel(self, gradient: PlainGradient, whole: list[str], absent: frozenset[str]) -> list[str]:
        """Statements that compute a gradient, `array_found`, by kernels, or find that these cannot; none without kernels."""
        return []

    def fitted(self, gradient: str, facts: str, several: bool) -> str:
        """A gradient as its input needs it: summed where that was broadcast, and real where that is."""
        if self.mixes:
            return f"{self.library('array_fitted')}({gradient}, {facts}shape, {facts}dtype)"
        return summed_to(gradient, f"{facts}shape") if several else gradient

    @property
    def mixes(self) -> bool:
        """Whether the gradient of a real input may come out complex."""
        return "c" in self.op.classes and (len(self.op.tensors) > 1 or bool(self.op.identity))

    # ---- batches

    def batches(self) -> list[str]:
        """The op on a batch of samples, as vmap asks for it."""
        tensors = [py_name(p) for p in self.op.tensors]
        positional = [p for p in self.signature.params if not p.keyword_only]
        dims = [f"in_dims[{positional.index(p)}]" for p in self.op.tensors]
        if self.op.elementwise:
            batched = self.library("array_batched")
            return [
                f"{', '.join(tensors)}{',' * (len(tensors) == 1)} = {batched}({tuple_of(tensors)}, {tuple_of(dims)})",
                f"return op_{self.identifier}({self.arguments()}), {'0' if len(self.of_op.results) == 1 else tuple_of(['0'] * len(self.of_op.results))}",
            ]
        given = f"{tuple_of([py_name(p) for p in positional])}, {self.options_given()}"
        loop = f"return {self.library('array_of_samples')}(op_{self.identifier}, info.batch_size, in_dims, {given})"
        sizes = any(p.type.is_list and p.name != "dim" for p in self.options)
        if len(tensors) == 1 and "dim" in self.names and not sizes and (self.op.rowwise or self.op.batch in _BY_DIM):
            out = "0" if len(self.of_op.results) == 1 else tuple_of(["0"] * len(self.of_op.results))
            batched_dim = self.library("array_batched_dim")
            return [
                f"if {tensors[0]}.ndim == 1:",
                f"    {loop}",
                f"{tensors[0]} = {tensors[0]}.movedim({dims[0]}, 0)",
                f"dim = {batched_dim}(dim, {tensors[0]}.ndim)",
                f"return op_{self.identifier}({self.arguments()}), {out}",
            ]
        return [loop]

    def options_given(self) -> str:
        return "{" + ", ".join(f'"{py_name(p)}": {py_name(p)}' for p in self.signature.params if p.keyword_only) + "}"

    # ---- forward mode, by a function of its own

    def tangents(self) -> list[str]:
        if self.missing is not None:
            return [f"raise NotImplementedError({python_string(self.missing)})"]
        lines = [f"{', '.join(self.of_op.results)} = {self.identifier}({self.arguments()})"]
        if len(self.op.tensors) > 1:
            lines.append(f"{', '.join(tangent_name(p) for p in self.op.tensors)} = tangents")
        rules = {t.output: t for t in self.of_op.tangents}
        for output in self.of_op.results:
            lines += self.tangent_of(rules[output]) if output in rules else [f"total_{output} = None"]
        return [*lines, f"return {', '.join(f'total_{r}' for r in self.of_op.results)}"]


def _outermost(expr: Expr) -> Iterator[str]:
    """The primitives that give the value of an expression, whichever way conditions turn out."""
    if isinstance(expr, IfExp):
        yield from _outermost(expr.then)
        yield from _outermost(expr.otherwise)
    elif isinstance(expr, Prim):
        yield expr.fn


def summed_to(text: str, shape: str) -> str:
    """A gradient in the shape of its input."""
    return f"{text if text.isidentifier() else f'({text})'}.sum_to_size({shape})"


def write_torch(of_op: PlainOp, ops: dict[str, Op], name: str) -> tuple[TorchOp, set[str]]:
    """One op, and the functions of the library that it needs."""
    writer = TorchWriter(TORCH, of_op, ops)
    return writer.write(), writer.needed
