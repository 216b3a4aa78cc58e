"""From formulas to kernels: every maximal elementwise part of a formula becomes one pass over memory."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from operator import is_

from ..model.expr import NUMBERS, VALUE, Call, Const, Expr, Host, IfExp, Item, KernelCall, Name, Prim, Seq, applied, is_tensor, transform, walk
from ..model.op import Op, Spec
from ..model.spec_text import SpecText
from ..read.derive import BOOL, COMPLEX, CONST, SAME, classes_of, kinds_of, promotes, result_kind, runs_along_row

_COMPLEX = {"float16": "complex64", "bfloat16": "complex64", "float32": "complex64", "float64": "complex128"}  # dtypes of numbers that these make

MOST_ARGS = 16  # operands and results of one kernel: SG_MAX_ARGS of csrc/kernel.h


@dataclass(frozen=True)
class Operand:
    """What a kernel reads: an array, or a number of the host that is the same for all elements."""

    name: str
    kind: str
    scalar: bool = False


@dataclass(frozen=True)
class Origin:
    """The formula that a kernel is made of: whose it is, what it says."""

    op: str
    text: SpecText


@dataclass(frozen=True)
class Kernel:
    """One generated loop: operands in, one value a result out."""

    name: str
    origin: Origin
    operands: tuple[Operand, ...]
    results: tuple[Expr, ...]
    result_kinds: tuple[str, ...]
    classes: str  # dtype classes that have a loop of their own
    promotes: bool
    dtypes: tuple[str, ...] = ()  # the only dtypes that have a loop, if not all of the classes have
    any_dim: bool = False  # of kernels along rows: it runs along any dimension, not only the last

    @property
    def row(self) -> bool:
        """Whether it runs row by row."""
        return any(map(runs_along_row, self.results))

    @property
    def reduces(self) -> bool:
        """Whether a row gives one value instead of a row."""
        return self.row and not any(differs_between_elements(r) for r in self.results)


@dataclass(frozen=True)
class Made:
    """What decides whether a kernel has the loops that another would have: its dtype classes, and the only dtypes, if there are such."""

    name: str
    classes: str
    dtypes: tuple[str, ...]

    def has(self, wanted: Made) -> bool:
        return set(wanted.classes) <= set(self.classes) and (not self.dtypes or set(wanted.dtypes or [""]) <= set(self.dtypes))


def differs_between_elements(expr: Expr) -> bool:
    """Whether a part of a kernel is computed for each element, not once for numbers or for a row."""
    if isinstance(expr, Prim) and expr.primitive.row:
        return False
    if isinstance(expr, Name):
        return expr.type == VALUE
    return any(differs_between_elements(child) for child in expr.children)


class Kernels:
    """The kernels of a spec, by name; the same computation asked for twice is one kernel."""

    def __init__(self, spec: Spec):
        self.spec: dict[str, Op] = spec.vocabulary()
        self.by_name: dict[str, Kernel] = {}
        self.made_for: dict[str, str] = {}  # the op that asked for each first, by the kernel's name, in this order
        self.by_meaning: dict[object, list[Made]] = {}

    # ---- forward

    def forward(self, op: Op) -> Expr:
        """The forward of an op over arrays: kernels, chosen by conditions that the host knows."""
        kinds = kinds_of(op.signature, *op.bodies)
        return self._choose(op, tuple(map(hoisted, op.bodies)), op.signature.identifier, kinds, Origin(op.name, op.body_text))

    def _choose(self, op: Op, bodies: tuple[Expr, ...], name: str, kinds: dict[str, str], origin: Origin) -> Expr:
        choice = next((b for b in bodies if isinstance(b, IfExp)), None)
        if choice is None:
            return self.call(op, bodies, name, kinds, origin)
        then, otherwise = (
            tuple((b.then if holds else b.otherwise) if isinstance(b, IfExp) and b.condition == choice.condition else b for b in bodies)
            for holds in (True, False)
        )
        return replace(choice, type="Tensor", then=self._choose(op, then, name, kinds, origin), otherwise=self._choose(op, otherwise, name, kinds, origin))

    # ---- gradients

    def lower(self, op: Op, formula: Expr, name: str, kinds: dict[str, str], origin: Origin) -> Expr:
        """The array reading of a formula: elementwise parts as kernel calls, other ops as calls."""
        tree = self.inlined(formula, op)
        if not op.bodies:  # from which the kinds would be known
            kinds = {**kinds, **{name: kind for name, kind in kinds_of(op.signature, tree).items() if kind == BOOL}}
        return self._lowered(op, tree, name, kinds, origin)

    def _lowered(self, op: Op, inlined: Expr, name: str, kinds: dict[str, str], origin: Origin) -> Expr:
        tree = hoisted(inlined)
        if isinstance(tree, IfExp) and is_tensor(tree.type):
            branches = (self._lowered(op, branch, name, kinds, origin) for branch in (tree.then, tree.otherwise))
            condition = self._lowered(op, tree.condition, name, kinds, origin) if _computes(tree.condition) else tree.condition
            return tree.with_children((condition, *branches))
        if isinstance(tree, Prim):
            return self.call(op, (tree,), name, kinds, origin)
        return tree.with_children(tuple(self._lowered(op, c, name, kinds, origin) if _computes(c) else c for c in tree.children))

    def joint(self, op: Op, formulas: Iterable[Expr], name: str, kinds: dict[str, str], origin: Origin) -> KernelCall | None:
        """One kernel for several gradients, where each is elementwise over names alone."""
        trees = [hoisted(self.inlined(f, op)) for f in formulas]
        simple = all(isinstance(t, Prim) and not runs_along_row(t) and all(isinstance(e, (Prim, Name, Const, Host, Item)) for e in walk(t)) for t in trees)
        if not simple:
            return None
        call = self.call(op, tuple(trees), name, kinds, origin)
        return call if isinstance(call, KernelCall) else None

    def inlined(self, expr: Expr, op: Op) -> Expr:
        """Calls of elementwise ops replaced by their bodies, until only other ops are called."""

        def inline(e: Expr) -> Expr:
            call = e.of if isinstance(e, Item) else e
            if not isinstance(call, Call):
                return e
            called = self.spec[call.op]
            if called.elementwise and isinstance(e, Item) == (called.body is None):
                names = {p.name: a for p, a in zip(called.signature.params, call.args)}
                return applied(called.bodies[e.index if isinstance(e, Item) else 0], names)
            return e if isinstance(e, Item) else _row_primitive(call, op) or e

        return transform(expr, inline)

    # ---- kernels

    def call(self, op: Op, results: tuple[Expr, ...], name: str, kinds: dict[str, str], origin: Origin) -> Expr:
        """The call of the kernel that computes some elementwise trees."""
        if len(results) == 1 and not isinstance(results[0], Prim):
            return results[0]  # a bare name needs no kernel
        leaves: dict[Expr, Operand] = {}
        bodies = tuple(self._operands(op, r, leaves, name, kinds, origin) for r in results)
        operands = tuple(leaves.values())
        if len(operands) + len(results) > MOST_ARGS and len(results) == 1:
            return self.call(op, (self._in_parts(op, results[0], name, kinds, origin),), name, kinds, origin)
        of_complex = any(o.kind == COMPLEX for o in operands) and not any(o.kind == SAME for o in operands)
        if of_complex:  # what reads nothing of an op on real numbers but the complex ones that it makes computes in these
            operands = tuple(replace(o, kind=SAME) if o.kind == COMPLEX else o for o in operands)
            op = replace(op, classes="c", dtypes=tuple(dict.fromkeys(_COMPLEX[name] for name in op.dtypes if name in _COMPLEX)))
        operand_kinds = {o.name: o.kind for o in operands}
        result_kinds = tuple(result_kind(b, operand_kinds) for b in bodies)
        result_kinds = tuple(SAME if k == CONST else k for k in result_kinds)
        classes, floats = self._classes(op, bodies, operand_kinds, backward="grad" in kinds)
        wanted = Kernel(name, origin, operands, bodies, result_kinds, classes, floats, op.dtypes, op.rowwise)
        return KernelCall("Tensor", results[0].at, self.ask(wanted), tuple(leaves))

    def ask(self, wanted: Kernel) -> str:
        """The name of the kernel that computes what is wanted: an equal one that has all its loops, or a new one."""
        name, is_new = self.named(meaning_of(wanted), Made(wanted.name, wanted.classes, wanted.dtypes), wanted.origin.op)
        if is_new:
            self.by_name[name] = replace(wanted, name=name)
        return name

    def named(self, meaning: object, wanted: Made, op: str) -> tuple[str, bool]:
        """The name of the kernel of a meaning that has all loops that are wanted, and whether it is new."""
        equal = self.by_meaning.setdefault(meaning, [])
        found = next((made for made in equal if made.has(wanted)), None)
        if found is None:
            found = replace(wanted, name=self._unique(wanted.name))
            self.made_for[found.name] = op
            equal.append(found)
            return found.name, True
        return found.name, False

    def _in_parts(self, op: Op, tree: Expr, name: str, kinds: dict[str, str], origin: Origin) -> Expr:
        """A tree whose operands are too many for one kernel: its branches become kernels of their own."""
        assert isinstance(tree, Prim)
        return replace(tree, args=tuple(self.call(op, (a,), name + "_part", kinds, origin) if isinstance(a, Prim) else a for a in tree.args))

    def _classes(self, op: Op, bodies: tuple[Expr, ...], kinds: dict[str, str], backward: bool) -> tuple[str, bool]:
        """The dtype classes that get a loop, and whether integers are taken as floats (they are cast before, and need none)."""
        floats = any(map(promotes, bodies))
        allowed = [classes_of(body, kinds) for body in bodies]
        loops = op.classes.replace("b", "").replace("i", "") if floats or backward else op.classes
        return "".join(c for c in loops if all(c in a for a in allowed)), floats

    def _operands(self, op: Op, tree: Expr, leaves: dict[Expr, Operand], name: str, kinds: dict[str, str], origin: Origin) -> Expr:
        """The tree over operand names; `leaves` collects what stands for each."""
        if isinstance(tree, Const):
            return tree
        if isinstance(tree, Prim):
            return replace(tree, args=tuple(self._operands(op, a, leaves, name, kinds, origin) for a in tree.args))
        value = tree
        if not isinstance(tree, (Name, KernelCall)) and (is_tensor(tree.type) or _computes(tree)):
            value = self._lowered(op, tree, name + "_inner", kinds, origin)
        if value not in leaves:
            scalar = value.type in NUMBERS
            named = value.of if isinstance(value, Item) else value
            kind = kinds.get(f"{named.name}[{value.index}]" if isinstance(value, Item) else named.name, SAME) if isinstance(named, Name) else SAME
            if scalar:
                kind = SAME if value.type == "Scalar" else CONST
            label = value.name if isinstance(value, Name) else f"{named.name}_{value.index}" if isinstance(value, Item) and isinstance(named, Name) else "x"
            taken = {o.name for o in leaves.values()}
            while label in taken:
                label += "x" if label[-1] == "x" else "_"
            leaves[value] = Operand(label, kind, scalar)
        operand = leaves[value]
        return Name(VALUE if not operand.scalar else value.type, tree.at, operand.name)

    def _unique(self, name: str) -> str:
        if name not in self.made_for:
            return name
        number = 2
        while f"{name}_{number}" in self.made_for:
            number += 1
        return f"{name}_{number}"


def _computes(expr: Expr) -> bool:
    """Whether elements are computed for it, be it only to ask for the shape of what comes out."""
    if isinstance(expr, Host) or (isinstance(expr, IfExp) and expr.type in NUMBERS):
        return any(_computes(child) for child in expr.children)
    return is_tensor(expr.type) or expr.type == VALUE or isinstance(expr, (Call, Seq))


def hoisted(tree: Expr) -> Expr:
    """Choices by the host pulled out of an elementwise tree, so that each branch is a kernel of its own."""
    if isinstance(tree, IfExp):
        return tree.with_children((tree.condition, hoisted(tree.then), hoisted(tree.otherwise)))
    if not isinstance(tree, Prim):
        return tree
    args = tuple(hoisted(a) for a in tree.args)
    for index, arg in enumerate(args):
        if isinstance(arg, IfExp) and arg.type not in NUMBERS:
            then, otherwise = (hoisted(replace(tree, args=(*args[:index], b, *args[index + 1 :]))) for b in (arg.then, arg.otherwise))
            return IfExp("Tensor", tree.at, arg.condition, then, otherwise)
    return tree if all(map(is_, args, tree.args)) else replace(tree, args=args)


def _row_primitive(call: Call, op: Op) -> Expr | None:
    """In the formulas of a row-wise op, a reduction that keeps the dimension `dim` is part of the kernel."""
    rows = {"sum": "row_sum", "amax": "row_max", "amin": "row_min"}
    if not op.rowwise or call.op not in rows:
        return None
    operand, dim, keepdim, *rest = call.args
    along = isinstance(dim, Name) and dim.name == "dim" and isinstance(keepdim, Const) and keepdim.value is True
    if not along or any(not (isinstance(r, Const) and r.value is None) for r in rest):
        return None
    return Prim(VALUE, call.at, rows[call.op], (operand,))


def meaning_of(kernel: Kernel) -> tuple[object, ...]:
    """What a kernel computes, whatever its operands are called."""
    return tuple(_positional(b, kernel.operands) for b in kernel.results), tuple((o.kind, o.scalar) for o in kernel.operands)


def _positional(body: Expr, operands: tuple[Operand, ...]) -> Expr:
    """The body with its operands numbered, so that equal computations are equal."""
    numbers = {o.name: str(i) for i, o in enumerate(operands)}
    return transform(body, lambda e: replace(e, name=numbers[e.name]) if isinstance(e, Name) else e)


def kinds_in_formula(op: Op) -> dict[str, str]:
    """The kinds of the names in an op's formulas."""
    if not op.bodies:
        return {}
    kinds = kinds_of(op.signature, *op.bodies)
    results = {r.name: result_kind(body, kinds) for r, body in zip(op.signature.returns, op.bodies)}
    differentiable = [results[r.name] for r, flag in zip(op.signature.returns, op.differentiable_outputs) if flag]
    names = kinds | results | {f"{name}_t": kind for name, kind in results.items()} | {"grad": differentiable[0] if differentiable else SAME}
    names |= {f"grads[{index}]": kind for index, kind in enumerate(differentiable)}
    return names | {f"{p}_{s}": k for p, k in kinds.items() for s in "pt"}
