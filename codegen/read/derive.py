"""What follows from an expression without being said: kinds, dtype classes, derivatives, forward-mode rules.

The *kind* of a value says how its dtype relates to the dtype of the op: the same, its real counterpart (the absolute value
of a complex number), its complex one (of an op on real numbers), a bool, an int32, or a constant that takes whatever dtype it meets.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from ..model.expr import NUMBERS, VALUE, Call, Const, Expr, Host, IfExp, Item, Name, Prim, names, substitute, transform, walk
from ..model.op import Op
from ..model.signature import Signature
from ..problems import Consequence, Location, Mistake
from .formula import Vocabulary, constant
from .not_yaml import SourceFile
from .reader import MATH
from .scalar import ScalarReader
from .source import Text

BOOL, INT, CONST, REAL, SAME, COMPLEX = KINDS = "bool", "int", "const", "real", "same", "complex"  # from the narrowest to the widest
_ORDER = {kind: place for place, kind in enumerate(KINDS)}

# The op that does to tensors what a primitive does to elements, where the names differ.
OP_OF_PRIMITIVE = {
    "floor_div": "floor_divide",
    "bit_and": "bitwise_and",
    "bit_or": "bitwise_or",
    "bit_xor": "bitwise_xor",
    "bit_not": "bitwise_not",
    "shift_left": "bitwise_left_shift",
    "shift_right": "bitwise_right_shift",
    "real": "_real_part",
    "imag": "_imag_part",
    "complex": "_complex",
}


def kinds_of(signature: Signature, *bodies: Expr) -> dict[str, str]:
    """The kind of each parameter in scalar expressions; a tensor that only ever chooses is a bool."""
    exprs = [e for body in bodies for e in walk(body)]
    chooses = {e.args[0].name for e in exprs if isinstance(e, Prim) and e.fn == "where" and isinstance(e.args[0], Name)}
    elsewhere = {
        arg.name
        for e in exprs
        for index, arg in enumerate(e.children)
        if isinstance(arg, Name) and not (isinstance(e, Prim) and e.fn == "where" and index == 0)
    }
    kinds = {}
    for param in signature.params:
        if param.type.is_tensor:
            kinds[param.name] = BOOL if param.name in chooses - elsewhere else SAME
        else:
            kinds[param.name] = SAME if param.type.base == "Scalar" else CONST
    return kinds


Kinds = dict[int, tuple[Expr, str]]  # of expressions, by identity; an expression that is kept has an identity of its own


def result_kind(expr: Expr, kinds: dict[str, str], found: Kinds | None = None) -> str:
    """The kind of the value of a scalar expression. `found` keeps those of its parts, for who asks for these as well."""
    if isinstance(expr, Name):
        return kinds.get(expr.name, SAME)
    if isinstance(expr, Const) and isinstance(expr.value, complex):
        return SAME
    if found is None:
        found = {}
    if id(expr) not in found:
        found[id(expr)] = expr, _kind_of_parts(expr, kinds, found)
    return found[id(expr)][1]


def _kind_of_parts(expr: Expr, kinds: dict[str, str], found: Kinds) -> str:
    def widest_of(*exprs: Expr) -> str:
        return max((result_kind(e, kinds, found) for e in exprs), key=_ORDER.__getitem__)

    if isinstance(expr, IfExp):
        return widest_of(expr.then, expr.otherwise)
    if not isinstance(expr, Prim):
        return CONST
    primitive = expr.primitive
    if primitive.result in (BOOL, INT, COMPLEX):
        return primitive.result
    args = expr.args[1:] if expr.fn == "where" else expr.args
    widest = widest_of(*args) if args else CONST
    if primitive.result == "real" or widest == INT or (primitive.promotes and widest in (BOOL, CONST)):
        return REAL
    if widest == BOOL and expr.fn not in ("bit_and", "bit_or", "bit_xor", "bit_not", "where", "maximum", "minimum"):
        return CONST  # a bool in arithmetic counts as 0 or 1
    return widest


def runs_along_row(body: Expr) -> bool:
    return any(isinstance(e, Prim) and e.primitive.row for e in walk(body))


def promotes(expr: Expr) -> bool:
    """Whether integer operands are taken as floats: division, a transcendental function, or a fraction, does that."""
    for e in walk(expr):
        if isinstance(e, Prim) and e.primitive.promotes:
            return True
        if isinstance(e, Const) and isinstance(e.value, float) and not (e.value.is_integer() or e.value != e.value):
            return True
    return False


def takes_as_floats(expr: Expr) -> bool:
    """Whether every branch of its choices takes integers as floats."""
    if isinstance(expr, IfExp):
        return takes_as_floats(expr.then) and takes_as_floats(expr.otherwise)
    return promotes(expr)


def classes_of(expr: Expr, kinds: dict[str, str]) -> str:
    """The dtype classes for which every primitive of the expression is defined."""
    classes = "bifc"
    found: Kinds = {}
    for e in walk(expr):
        if isinstance(e, Const) and isinstance(e.value, complex):
            classes = classes.replace("b", "").replace("i", "").replace("f", "")
        if isinstance(e, Prim):
            allowed = e.primitive.classes
            below = {result_kind(a, kinds, found) for a in e.args}
            if below and below <= {BOOL}:
                allowed = "bifc"  # conditions are bools, whatever they were made from
            elif COMPLEX in below:
                allowed = "f" if "c" in allowed else ""  # complex numbers that an op on real ones has made
            elif below and below <= {REAL, BOOL, INT, CONST} and "f" in allowed:
                allowed += "c"  # a part of a complex number is a real number
            if e.primitive.promotes:
                allowed += "bi"
            classes = "".join(c for c in classes if c in allowed)
    return classes


def classes_of_forward(op: Op) -> str:
    """The dtype classes for which the forward of an op is defined: all, of an op that has none."""
    kinds = kinds_of(op.signature, *op.bodies)
    defined = [classes_of(body, kinds) for body in op.bodies]
    return "".join(c for c in "bifc" if all(c in classes for classes in defined))


# ---- symbolic derivatives


def partial(body: Expr, name: str, of_complex: bool = False) -> Expr:
    """The derivative of a scalar expression with respect to one of its names, simplified; that of complex numbers may be written another way."""
    if isinstance(body, Name):
        return _number(1 if body.name == name else 0, body.at)
    if isinstance(body, IfExp):
        then, otherwise = partial(body.then, name, of_complex), partial(body.otherwise, name, of_complex)
        return then if then == otherwise else replace(body, then=then, otherwise=otherwise)
    if not isinstance(body, Prim) or body.primitive.result == "bool":
        return _number(0, body.at)
    total: Expr = _number(0, body.at)
    for index, arg in enumerate(body.args):
        if name not in names(arg):
            continue
        outer = _partial_of(body, index, of_complex)
        if not _is(outer, 0):
            total = _add(total, _mul(outer, partial(arg, name, of_complex)))
    return total


def _partial_of(prim: Prim, index: int, of_complex: bool) -> Expr:
    texts = prim.primitive.complex_partials if of_complex and prim.primitive.complex_partials else prim.primitive.partials
    if texts is None:
        raise Mistake(prim.at, f"auto cannot derive {prim.primitive.name}, whose derivative is not known; write the formula out")
    derivative = simplify(substitute(_tree_of(prim.fn, texts[index]), {**dict(zip("xyz", prim.args)), "r": prim}))
    return transform(derivative, lambda e: replace(e, at=prim.at))


@cache
def _tree_of(fn: str, partial: str) -> Expr:
    """What a primitive says of one of its derivatives, read."""
    text = Text(partial, SourceFile(f"<{fn}>", partial), tuple(range(len(partial))))
    return ScalarReader(text, f"the derivative of {fn}", dict.fromkeys("xyzr", VALUE)).read()


def _written_for_complex(body: Expr) -> bool:
    """Whether the derivative of an expression is another expression for complex numbers."""
    return any(isinstance(e, Prim) and e.primitive.complex_partials is not None for e in walk(body))


def _number(value: float, at: Location) -> Const:
    return Const("int" if isinstance(value, int) else "float", at, value)


def _is(expr: Expr, value: float) -> bool:
    return isinstance(expr, Const) and not isinstance(expr.value, (str, bool)) and expr.value == value


def _add(a: Expr, b: Expr) -> Expr:
    """The sum, simplified, of two that are."""
    return _simplified(Prim(VALUE, a.at, "add", (a, b)))


def _mul(a: Expr, b: Expr) -> Expr:
    return _simplified(Prim(VALUE, a.at, "mul", (a, b)))


def simplify(expr: Expr) -> Expr:
    """Constants folded, neutral operands dropped."""
    return transform(expr, _simplified)


def _simplified(e: Expr) -> Expr:
    if not isinstance(e, Prim):
        return e
    args = e.args
    if e.fn == "add":
        return args[1] if _is(args[0], 0) else args[0] if _is(args[1], 0) else e
    if e.fn == "sub" and _is(args[1], 0):
        return args[0]
    if e.fn == "mul":
        if _is(args[0], 0) or _is(args[1], 0):
            return _number(0, e.at)
        if _is(args[0], 1):
            return args[1]
        if _is(args[1], 1):
            return args[0]
        for sign, other in (args[::-1], args):
            if _is(sign, -1):
                return _simplified(Prim(VALUE, e.at, "neg", (other,)))
    if e.fn == "div" and _is(args[1], 1):
        return args[0]
    if e.fn == "neg":
        if isinstance(args[0], Const) and isinstance(args[0].value, (int, float)):
            return replace(args[0], value=-args[0].value)
        if isinstance(args[0], Prim) and args[0].fn == "neg":
            return args[0].args[0]
    return e


class Automatic:
    """Gradient formulas and forward-mode rules that follow from the expressions of an elementwise forward."""

    at: Location
    op: Op
    outputs: tuple[bool, ...]
    signature: Signature
    vocabulary: Vocabulary

    def __init__(self, op: Op, outputs: tuple[bool, ...], vocabulary: Vocabulary, at: Location):
        self.op, self.signature, self.outputs, self.vocabulary, self.at = op, op.signature, outputs, vocabulary, at
        kinds = kinds_of(op.signature, *op.bodies)
        self.kinds: list[str] = [result_kind(body, kinds) for body in op.bodies]
        self.complex: bool = "c" in op.classes and "c" in classes_of_forward(op)

    def gradient(self, name: str) -> Expr:
        """The formula `grad * derivative.conj()` for one input, or the sum of such over the differentiable results."""
        total: Expr | None = None
        count = 0  # of differentiable results so far
        for body, kind, differentiable in zip(self.op.bodies, self.kinds, self.outputs):
            if not differentiable:
                continue
            grad: Expr = Name("Tensor", self.at, "grad")
            if sum(self.outputs) > 1:
                grad = Item("Tensor", self.at, Name("Tensor[]", self.at, "grads"), count)
            count += 1
            for part, of in self.parts(body, kind, grad):
                term = self.term(of, part, name)
                total = term if total is None else self.sum(total, term) if term is not None else total
        if total is None:
            raise Mistake(self.at, "the derivative is zero everywhere; write 'zero'")
        return total

    def tangent(self, index: int, inputs: Iterable[str]) -> Expr | None:
        """The sum of the derivatives of one result, each times the tangent of its input; None if the result depends on none of the inputs."""
        tangents: list[Expr] = []
        for part, _ in self.parts(self.op.bodies[index], self.kinds[index], Name("Tensor", self.at, "grad")):
            total: Expr | None = None
            for name in inputs:
                term = self.term(Name("Tensor", self.at, f"{name}_t"), part, name, conjugated=False)
                total = term if total is None else self.sum(total, term) if term is not None else total
            tangents.append(_number(0, self.at) if total is None else total)
        if all(_is(t, 0) for t in tangents):
            return None
        if len(tangents) == 1:
            (found,) = tangents
        else:
            like = next(t for t in tangents if not _is(t, 0))
            found = self.call("complex", tuple(self.call("mul", (like, t)) if _is(t, 0) else t for t in tangents))
        points = {name: f"{name}_p" for name in inputs}
        return transform(found, lambda e: replace(e, name=points[e.name]) if isinstance(e, Name) and e.name in points else e)

    def parts(self, body: Expr, kind: str, grad: Expr) -> list[tuple[Expr, Expr]]:
        """The real and the imaginary part of what makes complex numbers of real ones, with the parts of its gradient; anything else as it is."""
        if kind != COMPLEX or self.complex:
            return [(body, grad)]
        if not (isinstance(body, Prim) and body.fn == "complex"):
            raise Mistake(
                self.at, "auto derives complex numbers made of real ones only where complex(real, imaginary) is the outermost function; write the formula out"
            )
        return [(part, self.call(fn, (grad,))) for fn, part in zip(("real", "imag"), body.args)]

    def term(self, factor: Expr, body: Expr, name: str, conjugated: bool = True) -> Expr | None:
        """A gradient or a tangent, times the derivative of a body for an input, which complex numbers may need written another way; None if that is zero."""
        of_complex = self.times(factor, self.derivative(body, name, of_complex=self.complex), conjugated)
        of_real = self.times(factor, self.derivative(body, name), conjugated=False)
        both = self.complex and {"i", "f"} & set(self.op.classes)
        if of_complex is None or of_real is None or not both or not _written_for_complex(body):
            return of_complex
        result = self.signature.returns[self.op.bodies.index(body)].name
        is_complex = Host("bool", self.at, "is_complex", (Name("Tensor", self.at, result),))
        return IfExp("Tensor", self.at, is_complex, of_complex, of_real)

    def derivative(self, body: Expr, name: str, of_complex: bool = False) -> Expr:
        try:
            derivative = partial(body, name, of_complex)
        except Mistake as mistake:
            raise Mistake(self.at, mistake.problem.message) from None
        for e in walk(body):
            if self.complex and isinstance(e, Prim) and not e.primitive.holomorphic and name in names(e):
                raise Mistake(self.at, f"auto cannot derive {e.fn}, which is not holomorphic, for complex numbers; write the formula out, or limit 'dtypes'")
        results = {body: r.name for r, body in zip(self.signature.returns, self.op.bodies)}
        return transform(derivative, lambda e: Name(VALUE, e.at, results[e]) if isinstance(e, Prim) and e in results else e)

    def times(self, factor: Expr, derivative: Expr, conjugated: bool = True) -> Expr | None:
        """A gradient or a tangent, times a derivative; None if that is zero."""
        if _is(derivative, 0):
            return None
        if _is(derivative, 1):
            return factor
        if _is(derivative, -1):
            return self.call("neg", (factor,))
        formula = to_formula(derivative, self.signature, self.vocabulary, self.at)
        if self.complex and conjugated and not isinstance(derivative, Const):
            formula = _conj(formula) if formula.type in NUMBERS else conjugate(self.call("conj", (formula,)))
        return self.product(factor, formula) if isinstance(factor, (Item, Call)) else self.call("mul", (factor, formula))

    def product(self, factor: Expr, formula: Expr) -> Expr:
        """One of several gradients, times a derivative; zero, if the gradient is, also where the derivative is a quotient too large for a number."""
        if isinstance(formula, Call) and formula.op == "mul":
            return self.product(self.product(factor, formula.args[0]), formula.args[1])
        if isinstance(formula, Call) and formula.op == "neg":
            return self.call("neg", (self.product(factor, formula.args[0]),))
        if isinstance(formula, Call) and formula.op == "div":
            over, under = formula.args[:2]
            if _is(over, 1):
                return self.call("div", (factor, under))
            if over.type in NUMBERS or (isinstance(over, Call) and over.op in ("div", "neg")):  # what else may be large
                return self.call("div", (self.product(factor, over), under))
        return self.call("mul", (factor, formula))

    def sum(self, left: Expr, right: Expr) -> Expr:
        if isinstance(right, Call) and right.op == "neg":
            return self.call("sub", (left, right.args[0]))
        return self.call("add", (left, right))

    def call(self, fn: str, args: tuple[Expr, ...]) -> Expr:
        return _op(OP_OF_PRIMITIVE.get(fn, fn), args, self.vocabulary, self.at)


def conjugate(expr: Expr) -> Expr:
    """Conjugations pushed towards the names, where two of them cancel."""
    return transform(expr, _conjugated)


def _conjugated(e: Expr) -> Expr:
    if not (isinstance(e, Call) and e.op == "conj"):
        return e
    inner = e.args[0]
    if isinstance(inner, IfExp):
        return inner.with_children((inner.condition, _conj(inner.then), _conj(inner.otherwise)))
    if not isinstance(inner, Call):
        return e
    if inner.op == "conj":
        return inner.args[0]
    if inner.op not in ("add", "sub", "mul", "div", "neg"):
        return e
    count = 1 if inner.op == "neg" else 2
    return replace(inner, args=(*map(_conj, inner.args[:count]), *inner.args[count:]))


def _conj(arg: Expr) -> Expr:
    if arg.type == "Scalar":
        return arg.args[0] if isinstance(arg, Host) and arg.fn == "conj" else Host("Scalar", arg.at, "conj", (arg,))
    return arg if arg.type in NUMBERS else _conjugated(Call("Tensor", arg.at, "conj", (arg,)))


def to_formula(expr: Expr, signature: Signature, vocabulary: Vocabulary, at: Location) -> Expr:
    """The same computation, over whole tensors."""
    if isinstance(expr, Name):
        param = signature.param(expr.name)
        return replace(expr, type=str(param.type.base) if param else "Tensor", at=at)
    if isinstance(expr, Prim):
        args = tuple(to_formula(a, signature, vocabulary, at) for a in expr.args)
        return _op(OP_OF_PRIMITIVE.get(expr.fn, expr.fn), args, vocabulary, at)
    if isinstance(expr, (Host, IfExp)):
        type_ = "Tensor" if expr.type == VALUE else expr.type
        return replace(expr, at=at, type=type_).with_children(tuple(to_formula(c, signature, vocabulary, at) for c in expr.children))
    return replace(expr, at=at)


def _op(name: str, args: tuple[Expr, ...], vocabulary: Vocabulary, at: Location) -> Expr:
    signs = {"add": "+", "sub": "-", "mul": "*", "div": "/", "neg": "neg", "pow": "**"}
    if all(a.type in NUMBERS for a in args) and name in (*signs, *MATH):
        return Host("Scalar" if any(a.type == "Scalar" for a in args) else "float", at, signs.get(name, f"math.{name}"), args)
    for header in vocabulary.functions.get(name, []):
        params = header.signature.params
        if len(args) <= len(params) and all(p.has_default for p in params[len(args) :]):
            if any(p.type.base == "Scalar" and a.type not in NUMBERS for p, a in zip(params, args)):
                continue
            rest = tuple(constant(p.default, at) for p in params[len(args) :])
            return Call("Tensor", at, header.signature.name, (*args, *rest))
    if name in vocabulary.mistaken:
        raise Consequence(at, f"the op {name!r} could not be read")
    raise Mistake(at, f"auto needs an op {name!r}, which the spec does not have")
