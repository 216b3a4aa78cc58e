"""What follows from an expression without being said: kinds, dtype classes, derivatives, forward-mode rules.

The *kind* of a value says how its dtype relates to the dtype of the op: the same, its real counterpart (the absolute value
of a complex number), a bool, or a constant that takes whatever dtype it meets.
"""

from __future__ import annotations

from dataclasses import replace

from ..model.expr import NUMBERS, VALUE, Call, Const, Expr, Host, IfExp, Name, Prim, names, substitute, transform, walk
from ..model.primitives import PRIMITIVES
from ..model.signature import Signature
from ..problems import Consequence, Location, Mistake
from .formula import Vocabulary, constant
from .not_yaml import SourceFile
from .reader import MATH
from .scalar import ScalarReader
from .source import Text

BOOL, CONST, REAL, SAME = "bool", "const", "real", "same"
_ORDER = {BOOL: 0, CONST: 1, REAL: 2, SAME: 3}

# The op that does to tensors what a primitive does to elements, where the names differ.
OP_OF_PRIMITIVE = {
    "floor_div": "floor_divide",
    "bit_and": "bitwise_and",
    "bit_or": "bitwise_or",
    "bit_xor": "bitwise_xor",
    "bit_not": "bitwise_not",
    "shift_left": "bitwise_left_shift",
    "shift_right": "bitwise_right_shift",
}


def kinds_of(signature: Signature, body: Expr) -> dict[str, str]:
    """The kind of each parameter in a scalar expression; a tensor that only ever chooses is a bool."""
    chooses = {e.args[0].name for e in walk(body) if isinstance(e, Prim) and e.fn == "where" and isinstance(e.args[0], Name)}
    elsewhere = {
        arg.name
        for e in walk(body)
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


def result_kind(expr: Expr, kinds: dict[str, str]) -> str:
    """The kind of the value of a scalar expression."""
    if isinstance(expr, Name):
        return kinds.get(expr.name, SAME)
    if isinstance(expr, Const) and isinstance(expr.value, complex):
        return SAME
    if isinstance(expr, IfExp):
        return _widest(expr.then, expr.otherwise, kinds=kinds)
    if not isinstance(expr, Prim):
        return CONST
    primitive = PRIMITIVES[expr.fn]
    if primitive.result == "bool":
        return BOOL
    args = expr.args[1:] if expr.fn == "where" else expr.args
    widest = _widest(*args, kinds=kinds) if args else CONST
    if primitive.result == "real" or (primitive.promotes and widest in (BOOL, CONST)):
        return REAL
    if widest == BOOL and expr.fn not in ("bit_and", "bit_or", "bit_xor", "bit_not", "where", "maximum", "minimum"):
        return CONST  # a bool in arithmetic counts as 0 or 1
    return widest


def _widest(*exprs: Expr, kinds: dict[str, str]) -> str:
    return max((result_kind(e, kinds) for e in exprs), key=_ORDER.__getitem__)


def runs_along_row(body: Expr) -> bool:
    return any(isinstance(e, Prim) and PRIMITIVES[e.fn].row for e in walk(body))


def promotes(expr: Expr) -> bool:
    """Whether integer operands are taken as floats: division, a transcendental function, or a fraction, does that."""
    for e in walk(expr):
        if isinstance(e, Prim) and PRIMITIVES[e.fn].promotes:
            return True
        if isinstance(e, Const) and isinstance(e.value, float) and not (e.value.is_integer() or e.value != e.value):
            return True
    return False


def classes_of(expr: Expr, kinds: dict[str, str]) -> str:
    """The dtype classes for which every primitive of the expression is defined."""
    classes = "bifc"
    for e in walk(expr):
        if isinstance(e, Const) and isinstance(e.value, complex):
            classes = classes.replace("b", "").replace("i", "").replace("f", "")
        if isinstance(e, Prim):
            allowed = PRIMITIVES[e.fn].classes
            below = {result_kind(a, kinds) for a in e.args}
            if below and below <= {BOOL}:
                allowed = "bifc"  # conditions are bools, whatever they were made from
            elif below and below <= {REAL, BOOL, CONST} and "f" in allowed:
                allowed += "c"  # a part of a complex number is a real number
            if PRIMITIVES[e.fn].promotes:
                allowed += "bi"
            classes = "".join(c for c in classes if c in allowed)
    return classes


# ---- symbolic derivatives


def partial(body: Expr, name: str) -> Expr:
    """The derivative of a scalar expression with respect to one of its names, simplified."""
    if isinstance(body, Name):
        return _number(1 if body.name == name else 0, body.at)
    if isinstance(body, IfExp):
        then, otherwise = partial(body.then, name), partial(body.otherwise, name)
        return then if then == otherwise else replace(body, then=then, otherwise=otherwise)
    if not isinstance(body, Prim) or PRIMITIVES[body.fn].result == "bool":
        return _number(0, body.at)
    total: Expr = _number(0, body.at)
    for index, arg in enumerate(body.args):
        if name not in names(arg):
            continue
        outer = _partial_of(body, index)
        if not _is(outer, 0):
            total = _add(total, _mul(outer, partial(arg, name)))
    return total


def _partial_of(prim: Prim, index: int) -> Expr:
    texts = PRIMITIVES[prim.fn].partials
    if texts is None:
        raise Mistake(prim.at, f"auto cannot derive {prim.fn}, whose derivative is not known; write the formula out")
    scope = dict.fromkeys("xyzr", VALUE)
    text = Text(texts[index], SourceFile(f"<{prim.fn}>", texts[index]), tuple(range(len(texts[index]))))
    tree = ScalarReader(text, f"the derivative of {prim.fn}", scope).read()
    derivative = simplify(substitute(tree, {**dict(zip("xyz", prim.args)), "r": prim}))
    return transform(derivative, lambda e: replace(e, at=prim.at))


def _number(value: float, at: Location) -> Const:
    return Const("int" if isinstance(value, int) else "float", at, value)


def _is(expr: Expr, value: float) -> bool:
    return isinstance(expr, Const) and not isinstance(expr.value, (str, bool)) and expr.value == value


def _add(a: Expr, b: Expr) -> Expr:
    return simplify(Prim(VALUE, a.at, "add", (a, b)))


def _mul(a: Expr, b: Expr) -> Expr:
    return simplify(Prim(VALUE, a.at, "mul", (a, b)))


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


def automatic_gradient(signature: Signature, body: Expr, name: str, complex_: bool, vocabulary: Vocabulary, at: Location) -> Expr:
    """The formula `grad * derivative.conj()` for one input of an elementwise op."""
    try:
        derivative = partial(body, name)
    except Mistake as mistake:
        raise Mistake(at, mistake.problem.message) from None
    complex_ = complex_ and "c" in classes_of(body, kinds_of(signature, body))
    for e in walk(body):
        if complex_ and isinstance(e, Prim) and not PRIMITIVES[e.fn].holomorphic and name in names(e):
            raise Mistake(at, f"auto cannot derive {e.fn}, which is not holomorphic, for complex numbers; write the formula out, or limit 'dtypes'")
    if not any(isinstance(e, (Name, Prim)) for e in walk(derivative)) and _is(derivative, 0):
        raise Mistake(at, "the derivative is zero everywhere; write 'zero'")
    derivative = transform(derivative, lambda e: Name(VALUE, e.at, "result") if e == body else e)
    formula = to_formula(derivative, signature, vocabulary, at)
    grad = Name("Tensor", at, "grad")
    if _is(derivative, 1):
        return grad
    if _is(derivative, -1):
        return _op("neg", (grad,), vocabulary, at)
    if isinstance(derivative, Const):
        return _op("mul", (grad, formula), vocabulary, at)
    if complex_:
        formula = _conj(formula) if formula.type in NUMBERS else conjugate(_op("conj", (formula,), vocabulary, at))
    return _op("mul", (grad, formula), vocabulary, at)


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
