"""Expression trees -> Python, in two readings: over raw arrays, and over recorded tensors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from ..model.expr import Call, Const, Expr, Host, IfExp, Item, KernelCall, Name, Prim, Seq, walk
from ..model.op import Op, split_target
from ..model.spec_text import python_literal
from ..plan.kernels import Kernel, Kernels
from .in_c.own import import_of_module

ARRAYS, TENSORS = "arrays", "tensors"

_OPERATOR = {"+", "-", "*", "/", "//", "%", "**", "==", "!=", "<", "<=", ">", ">=", "in", "not in", "and", "or"}


@dataclass
class _Scope:
    """An expression, or a branch of one: what is computed whenever it is, and which of that has a name."""

    repeated: set[Expr]
    temporaries: dict[Expr, str] = field(default_factory=dict)


@dataclass
class PythonWriter:
    """Writes expressions as Python; what is computed twice gets a name."""

    reading: str
    kernels: Kernels
    names: dict[str, str]  # names of the formula -> Python
    facts: dict[tuple[str, str], str] = field(default_factory=dict)  # (tensor, "shape") -> Python, where the tensor is not at hand
    shared: dict[Expr, str] = field(default_factory=dict)  # what was computed before, and its names
    lines: list[str] = field(default_factory=list)
    scopes: list[_Scope] = field(default_factory=list)
    results: set[Expr] = field(default_factory=set)  # what the text written last may come to; all else is only read
    named: int = 0
    at_hand: str = ""  # a tensor, or an array, beside which constants are made: on its device

    @property
    def ops(self) -> dict[str, Op]:
        return self.kernels.spec

    def write(self, expr: Expr) -> str:
        """The Python text of an expression; statements that must come first are added to `lines`."""
        self.results = _results(expr)
        self.scopes = [_Scope(_repeated(expr), dict(self.shared))]
        return self.text(expr)

    def text(self, expr: Expr) -> str:
        for scope in self.scopes:
            if expr in scope.temporaries:
                return scope.temporaries[expr]
        if expr in self.scopes[0].repeated:
            inner, self.scopes = self.scopes, self.scopes[:1]
            text = self.written(expr)
            self.scopes = inner
            name = self.new_name(expr, self.scopes[0])
            self.lines.append(f"{name} = {text}")
            return name
        if expr in self.scopes[-1].repeated:
            text = self.written(expr)
            return f"({self.new_name(expr, self.scopes[-1])} := {text})"
        return self.written(expr)

    def new_name(self, expr: Expr, scope: _Scope) -> str:
        self.named += 1
        scope.temporaries[expr] = f"t{self.named}"
        return scope.temporaries[expr]

    def written(self, expr: Expr) -> str:
        return str(getattr(self, "on_" + type(expr).__name__)(expr))

    def branch(self, expr: Expr) -> str:
        """What one outcome of a condition computes. It names what only it computes where that is first needed: Python evaluates from left to right."""
        self.scopes.append(_Scope(_repeated(expr)))
        text = self.text(expr)
        self.scopes.pop()
        return text

    def on_Name(self, expr: Name) -> str:
        return self.names.get(expr.name, expr.name)

    def on_Const(self, expr: Const) -> str:
        return python_literal(expr.value)

    def on_Seq(self, expr: Seq) -> str:
        return f"({', '.join(map(self.text, expr.items))}{',' if len(expr.items) == 1 else ''})"

    def on_IfExp(self, expr: IfExp) -> str:
        condition = self.text(expr.condition)
        return f"({self.branch(expr.then)} if {condition} else {self.branch(expr.otherwise)})"

    def on_Item(self, expr: Item) -> str:
        return f"{self.text(expr.of)}[{expr.index}]"

    def on_KernelCall(self, expr: KernelCall) -> str:
        kernel = self.kernels.by_name[expr.kernel]
        args = [self.text(a) for a in expr.args]
        if kernel.reduces:
            return f"along_reduced({kernel_variable(expr.kernel)}, {self.names.get('dim', 'dim')}, True, {', '.join(args)})"
        if kernel.row:
            return f"along({kernel_variable(expr.kernel)}, {self.names.get('dim', 'dim')}, {', '.join(args)})"
        if is_conjugate(kernel) and expr not in self.results:
            return f"conjugated({kernel_variable(expr.kernel)}, {args[0]})"
        return f"{kernel_variable(expr.kernel)}({', '.join(args)})"

    def on_Call(self, expr: Call) -> str:
        op = self.ops[expr.op]
        if self.at_hand and op.kind == "call" and not op.tensors and not op.is_own_function:
            args = ", ".join(self.text(a) for a in expr.args)
            made = array_function(op)
            return f"{made}({args}, {self.at_hand})" if self.reading == ARRAYS else f"made_beside({self.at_hand}, {made}, {args})"
        if self.reading == TENSORS:
            params = list(zip(op.signature.params, expr.args))
            while params and params[-1][0].has_default and _is_default(*params[-1]):
                params.pop()
            shown = [f"{p.name}={self.text(a)}" if p.keyword_only else self.text(a) for p, a in params]
            return f"{of_library('ops', op.library)}.{op.signature.identifier}({', '.join(shown)})"
        function = array_function(op) if op.kind == "call" else f"{of_library('forwards', op.library)}.{op.signature.identifier}"
        return f"{function}({', '.join(self.text(a) for a in expr.args)})"

    def on_Host(self, expr: Host) -> str:
        fn, args = expr.fn, expr.args
        if fn in ("shape", "ndim", "numel", "size", "dim", "dtype", "is_complex", "shapes", "dtypes", "layout"):
            return self.fact(expr)
        texts = [self.text(a) for a in args]
        if fn in _OPERATOR:
            return f"({f' {fn} '.join(texts)})"
        if fn in ("is None", "is not None"):
            return f"({texts[0]} {fn})"
        if fn == "not":
            return f"(not {texts[0]})"
        if fn == "neg":
            return f"(-{texts[0]})"
        if fn == "negated":
            return f"tuple(-i for i in {texts[0]})"
        if fn == "has_zero":
            return f"has_zero({texts[0]}{'._array' if self.reading == TENSORS else ''})"
        if fn == "conj":
            return f"({texts[0]}).conjugate()" if isinstance(args[0], Const) else f"{texts[0]}.conjugate()"  # Python cannot read 2.conjugate()
        if fn == "[]":
            return f"{texts[0]}[{texts[1]}]"
        if fn == "[:]":
            ends = ["" if t == "None" else t for t in texts[1:]]
            return f"{texts[0]}[{ends[0]}:{ends[1]}]"
        if fn in ("min", "max", "abs"):  # whose names an op of the module may have
            return f"builtins.{fn}({', '.join(texts)})"
        return f"{fn}({', '.join(texts)})"

    def fact(self, expr: Host) -> str:
        """A fact about a tensor: read from it, or from what was saved in its place."""
        owner = expr.args[0]
        kept = "dtype" if expr.fn in ("dtype", "is_complex") else expr.fn if expr.fn in ("shapes", "dtypes", "layout") else "shape"
        saved = self.facts.get((owner.name, kept)) if isinstance(owner, Name) else None
        if kept == "dtype":
            text = saved or f"{self.text(owner)}.dtype"
            if expr.fn == "is_complex":
                return f"traits[{text}].is_complex" if saved or self.reading == ARRAYS else f"{self.text(owner)}.is_complex()"
            return f"dtype_of({text})" if saved and self.reading == TENSORS else text
        if kept == "layout":
            return saved or f"layout_of({self.text(owner)}{'._array' if self.reading == TENSORS else ''})"
        if kept in ("shapes", "dtypes"):
            return saved or f"[x.{kept[:-1]} for x in {self.text(owner)}]"
        shape = saved or f"{self.text(owner)}.shape"
        if expr.fn == "numel":
            return f"math.prod({shape})"
        if expr.fn in ("ndim", "dim"):
            return f"len({shape})"
        return f"{shape}[{self.text(expr.args[1])}]" if expr.fn == "size" else shape


def _results(expr: Expr) -> set[Expr]:
    """What an expression may come to: itself, or, of a choice, one of its branches."""
    return _results(expr.then) | _results(expr.otherwise) if isinstance(expr, IfExp) else {expr}


def is_conjugate(kernel: Kernel) -> bool:
    """Whether a kernel does nothing but to conjugate."""
    (result, *others) = kernel.results
    return not others and isinstance(result, Prim) and result.fn == "conj" and isinstance(result.args[0], Name)


def _is_default(param: object, arg: Expr) -> bool:
    default = getattr(param, "default", ...)
    if isinstance(arg, Const):
        return type(default) is type(arg.value) and default == arg.value
    return isinstance(arg, Seq) and isinstance(default, tuple) and tuple(getattr(i, "value", ...) for i in arg.items) == default


def _repeated(expr: Expr) -> set[Expr]:
    """The calls below an expression that are computed whichever way its conditions turn out, and needed more than once if each is computed once."""
    needed = Counter(child for e in set(walk(expr)) for child in e.children)
    return {e for e in computed_always(expr) if isinstance(e, (Call, KernelCall)) and needed[e] > 1}


def computed_always(expr: Expr) -> set[Expr]:
    """An expression and those below it that no condition leaves out: of a choice, what both outcomes compute."""
    found: set[Expr] = set()
    waiting = [expr]
    while waiting:
        e = waiting.pop()
        if e in found:
            continue
        found.add(e)
        if isinstance(e, IfExp):
            waiting.append(e.condition)
            found |= computed_always(e.then) & computed_always(e.otherwise)
        else:
            may_stop = isinstance(e, Host) and e.fn in ("and", "or")
            waiting += e.children[:1] if may_stop else e.children
    return found


def shared_calls(exprs: Sequence[Expr]) -> list[Expr]:
    """The calls that several expressions compute, whichever way their conditions turn out; none that lies within another."""
    counts = Counter(e for expr in exprs for e in computed_always(expr) if isinstance(e, (Call, KernelCall)))
    shared = {e for e, count in counts.items() if count > 1}
    inner = {below for e in shared for below in walk(e) if below is not e}
    return [e for e in dict.fromkeys(e for expr in exprs[:-1] for e in walk(expr)) if e in shared - inner]


def kernel_variable(name: str) -> str:
    return f"k_{name}"


def of_library(table: str, library: str) -> str:
    """The variable of a table of functions, "ops" or "forwards": the spec's own, or an imported library's."""
    return f"{table}_{library.replace('.', '__')}" if library else table


def array_function(op: Op) -> str:
    """The handwritten function of an op, as generated code imports it."""
    return _function(op.kind, op.target)


def in_place_function(op: Op) -> str:
    """That of its in-place form, if it has one of its own."""
    return _function(op.kind, op.in_place)


def backward_function(op: Op) -> str:
    """That of its gradients, if it has one."""
    return _function("call", op.backward_call)


def _function(kind: str, target: str) -> str:
    return f"{_import_of(kind, target)[0]}.{split_target(target)[1]}"


def target_imports(op: Op) -> set[str]:
    """The statements that import the modules of the functions of an op and of its in-place form."""
    return {_import_of(op.kind, target)[1] for target in (op.target, op.in_place) if target}


def backward_imports(op: Op) -> set[str]:
    """The same of the function of its gradients."""
    return {_import_of("call", op.backward_call)[1]} if op.backward_call else set()


def _import_of(key: str, target: str) -> tuple[str, str]:
    """The variable of a function's module, and the statement that imports it; by the key that names the function."""
    kind = {"call": "array", "compose": "compose"}[key]
    module = split_target(target)[0]
    if ":" in target:
        variable = f"{kind}_{module.replace('.', '__')}"
        return variable, f"import {module} as {variable}"
    return import_of_module(kind, module)


def forward_function(op: Op) -> str:
    """The array function of a forward op."""
    return f"_{op.signature.identifier}_forward"
