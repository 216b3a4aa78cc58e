"""What a spec says, as data: the ops, their gradients and tangents, where they are smooth and what to try them on."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from ..problems import Location
from .expr import Call, Expr, Prim, walk
from .numpy_function import NumpyFunction
from .signature import Param, Signature
from .spec_text import NOTHING, SpecText

# How the gradient of an input, or the tangent of a result, is said.
FORMULA = "formula"
ZERO = "zero"  # the derivative is zero everywhere
NON_DIFFERENTIABLE = "non_differentiable"  # there is no derivative to speak of
NOT_IMPLEMENTED = "not_implemented"  # there is one, which nobody has written: asking for it is an error
AUTO = "auto"  # derived from the forward expression
AUTO_LINEAR = "auto_linear"  # forward mode: the op itself, applied to the tangents
AUTO_TRANSPOSE = "auto_transpose"  # forward mode: the gradient formula, which is linear in grad, transposed as the program runs
AUTO_ELEMENT_WISE = "auto_element_wise"  # forward mode: the gradient formula, with the tangent in the place of grad

OPERATORS = {
    # symbol: (name in Python's syntax tree, method, reflected method, in-place method)
    "+": ("Add", "__add__", "__radd__", "__iadd__"),
    "-": ("Sub", "__sub__", "__rsub__", "__isub__"),
    "*": ("Mult", "__mul__", "__rmul__", "__imul__"),
    "/": ("Div", "__truediv__", "__rtruediv__", "__itruediv__"),
    "//": ("FloorDiv", "__floordiv__", "__rfloordiv__", "__ifloordiv__"),
    "%": ("Mod", "__mod__", "__rmod__", "__imod__"),
    "**": ("Pow", "__pow__", "__rpow__", "__ipow__"),
    "@": ("MatMult", "__matmul__", "__rmatmul__", "__imatmul__"),
    "&": ("BitAnd", "__and__", "__rand__", "__iand__"),
    "|": ("BitOr", "__or__", "__ror__", "__ior__"),
    "^": ("BitXor", "__xor__", "__rxor__", "__ixor__"),
    "<<": ("LShift", "__lshift__", "__rlshift__", "__ilshift__"),
    ">>": ("RShift", "__rshift__", "__rrshift__", "__irshift__"),
    "==": ("Eq", "__eq__", "", ""),
    "!=": ("NotEq", "__ne__", "", ""),
    "<": ("Lt", "__lt__", "", ""),
    "<=": ("LtE", "__le__", "", ""),
    ">": ("Gt", "__gt__", "", ""),
    ">=": ("GtE", "__ge__", "", ""),
    "-x": ("USub", "__neg__", "", ""),
    "+x": ("", "__pos__", "", ""),
    "~x": ("Invert", "__invert__", "", ""),
    "abs(x)": ("", "__abs__", "", ""),
    "y+x": ("", "", "__radd__", ""),  # the op is also, or only, the operator with its operands the other way round
    "y-x": ("", "", "__rsub__", ""),
    "y*x": ("", "", "__rmul__", ""),
}

FUNCTION, METHOD, IN_PLACE, IN_PLACE_ARGUMENT, PROPERTY, INTERNAL = "function", "method", "in-place", "in-place argument", "property", "internal"
OUT_NONE, OUT_TAKEN = "none", "taken"
FORMS = (FUNCTION, METHOD, IN_PLACE, IN_PLACE_ARGUMENT, PROPERTY, INTERNAL)

AUTO_BATCH, SAMPLES = "auto", "samples"  # how an op acts on a batch, where no rule is named: as its forward says, or sample by sample

OWN = "specgrad"  # the library whose ops every other spec has: operators are among them

DEFAULT_ULPS = 4.0  # the error that a forward expression may have, in units in the last place
SECOND_ULPS = 100.0  # the same of a second derivative

DTYPE_CLASSES = {"bool": "b", "int": "i", "float": "f", "complex": "c"}
DTYPES: dict[str, tuple[str, ...]] = {  # of each class; the widest comes last: in it an op is tried
    "b": ("bool",),
    "i": ("uint8", "int8", "int16", "int32", "int64"),
    "f": ("float16", "bfloat16", "float32", "float64"),
    "c": ("complex64", "complex128"),
}


def camel(name: str) -> str:
    """masked_fill -> MaskedFill; PyTorch has a capital after a digit too: avg_pool2d -> AvgPool2D"""
    return "".join(word.title() for word in name.split("_"))


@dataclass(frozen=True)
class Reference:
    """A second opinion on the results of an op."""

    text: str
    location: Location
    tree: ast.expr = field(repr=False, compare=False)


@dataclass(frozen=True)
class Gradient:
    """The gradient of one input, or of several that are computed together."""

    inputs: tuple[str, ...]
    kind: str
    location: Location
    text: SpecText
    expr: Expr | None = None
    reason: SpecText = NOTHING

    @property
    def flows(self) -> bool:
        """Whether a gradient reaches the inputs at all, or an error does."""
        return self.kind != NON_DIFFERENTIABLE


@dataclass(frozen=True)
class Tangent:
    """The forward-mode rule of one result."""

    output: str
    kind: str
    location: Location
    text: SpecText
    expr: Expr | None = None
    reason: SpecText = NOTHING


INVERTIBLE, POSITIVE_DEFINITE, ORTHOGONAL, UNIT_NORM = "invertible", "positive_definite", "orthogonal", "unit_norm"
KINDS_OF_MATRICES = (INVERTIBLE, POSITIVE_DEFINITE, ORTHOGONAL, UNIT_NORM)  # the last: rows of norm one


@dataclass(frozen=True)
class Domain:
    """Where an op is smooth in one of its inputs."""

    low: float = float("-inf")
    high: float = float("inf")
    avoid: tuple[float, ...] = ()  # kinks and poles
    distinct: bool = False  # no two elements may be equal, or nearly so
    kind: str = ""  # what its matrices or rows are: one of KINDS_OF_MATRICES

    def misfit(self, shape: tuple[int, ...]) -> str:
        """What a shape lacks to be that of its matrices or rows; "" if it fits."""
        if self.kind == UNIT_NORM and not (shape and shape[-1]):
            return "a row, which has an element at least"
        if self.kind in (INVERTIBLE, POSITIVE_DEFINITE) and (len(shape) < 2 or shape[-1] != shape[-2]):
            return "a square matrix"
        return "a matrix" if self.kind == ORTHOGONAL and len(shape) < 2 else ""


@dataclass(frozen=True)
class TensorSample:
    """A tensor to try an op on: its shape and what it holds."""

    shape: tuple[int, ...]
    holds: str = "numbers"  # "numbers" of the domain, "ints", "bools", or a "data" list
    low: int = 0
    high: int = 0
    data: object = None
    dtype: str = ""  # of data that must have one


@dataclass(frozen=True)
class Sample:
    args: dict[str, object] = field(hash=False)
    location: Location


@dataclass(frozen=True)
class Special:
    """A point at which an op is not smooth, or a formula 0/0: its arguments and, where they are stated, its results and gradients there."""

    args: dict[str, object] = field(hash=False)
    gives: dict[str, object] = field(hash=False)  # by name of the input, for an incoming gradient of ones; of others, it lies between the one-sided ones
    location: Location
    values: dict[str, object] = field(default_factory=dict, hash=False)  # of the results, by their names
    second: dict[str, object] = field(default_factory=dict, hash=False)  # by name of the input: the gradient of the sum of all gradients
    because: str = ""  # why `gives` is not the derivative, where there is one


@dataclass(frozen=True)
class Refused:
    """Arguments that an op refuses, or whose derivatives it does, and a part of what it says."""

    sample: Sample
    raises: str


def split_target(target: str) -> tuple[str, str]:
    """The module and the name of a handwritten function, as a call or compose names it."""
    module, _, function = target.rpartition(":" if ":" in target else ".")
    return module, function


@dataclass(frozen=True)
class Op:
    """One entry of the spec."""

    signature: Signature
    location: Location
    group: str
    kind: str  # "forward", "call" or "compose"
    forms: tuple[str, ...]
    docs: SpecText
    bodies: tuple[Expr, ...] = ()  # of a forward: a scalar expression for each result
    body_text: SpecText = NOTHING
    rowwise: bool = False  # the body runs along the dimension `dim`
    target: str = ""  # of a call or compose: module.function of specgrad's, or package.module:function
    in_place: str = ""  # the same of its in-place form, if that has a function of its own
    backward_call: str = ""  # the function that computes all its gradients on arrays, where it covers them
    operators: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    out: str = ""  # "none" or "taken": whether its function takes out=, where that does not follow from the rest
    gives: tuple[tuple[str, str], ...] = ()  # where its result is Any: what it is, as a type, otherwise and with each of some flags
    in_place_functions: tuple[str, ...] = ()  # names of the in-place form as a function
    updates: tuple[str, ...] = ()  # the inputs over which its results are written by the form that does so
    gradients: tuple[Gradient, ...] = ()
    tangents: tuple[Tangent, ...] = ()
    differentiable_outputs: tuple[bool, ...] = ()
    excused_outputs: frozenset[str] = frozenset()  # those that have no derivative for a reason that the entry gives
    non_differentiable: SpecText = NOTHING  # the reason, if no gradient flows through the op
    domain: dict[str, Domain] = field(default_factory=dict, hash=False)
    samples: tuple[Sample, ...] = ()
    special: tuple[Special, ...] = ()
    errors: tuple[Refused, ...] = ()
    accuracy: float | None = DEFAULT_ULPS  # the most units in the last place that the result may err by; None: of its inputs, not of the result
    gradient_accuracy: dict[str, float | None] = field(default_factory=dict, hash=False)  # the same of gradients, by input; None: of the incoming gradient
    stated_second_accuracy: tuple[float | None, ...] = ()  # the same of second derivatives; () where nothing is stated
    reference: Reference | None = None  # the results by functions of NumPy and SciPy
    numpy_functions: tuple[NumpyFunction, ...] = ()  # those that it stands for
    keywords: tuple[tuple[str, str], ...] = ()  # parameters, and other names by which they may be given
    classes: str = "bifc"  # dtype classes that the op accepts
    dtypes: tuple[str, ...] = ()  # the only dtypes that it accepts, where these are not all of its classes
    may_share: tuple[str, ...] = ()  # inputs whose memory results of a composed op may have
    dtype_of: str = ""  # the input whose dtype the results have, whatever the others have
    identity: str = ""  # "real": a real tensor is given back as it is
    number: int = 0  # among the overloads that have a node
    node: str = ""  # what users see in the place of its node's own name
    node_with: tuple[str, ...] = ()  # another such name, and the argument with which it is seen
    requirements: tuple[tuple[Expr, SpecText], ...] = ()  # conditions on the parameters, and the errors where they do not hold
    batch: str = ""  # the rule by which it acts on a batch, if it needs one and has one
    flops: Expr | None = None  # how many floating-point operations it takes
    flops_text: SpecText = NOTHING
    library: str = ""  # the library that it is imported from; "" of the spec's own ops

    @property
    def name(self) -> str:
        return self.signature.name

    @property
    def body(self) -> Expr | None:
        """The scalar expression of a forward with one result."""
        return self.bodies[0] if len(self.bodies) == 1 else None

    @property
    def is_own_function(self) -> bool:
        """Whether the function of a call or compose is of the spec's own package: "mylib.arrays:bump"."""
        return ":" in self.target

    @property
    def own_modules(self) -> set[str]:
        """The modules of the spec's own package that its functions stand in."""
        return {split_target(target)[0] for target in (self.target, self.in_place, self.backward_call) if ":" in target}

    @property
    def elementary(self) -> bool:
        """Whether the forward is one elementary function of its inputs."""
        return isinstance(self.body, Prim) and not self.body.primitive.special and not any(isinstance(a, Prim) for a in self.body.args)

    def bound(self, dtype: str) -> float:
        """The most units in the last place by which the result may err in "float32" or "float64"."""
        if self.elementary and self.accuracy == DEFAULT_ULPS:
            return 1.0 if dtype == "float32" else 2.0
        return DEFAULT_ULPS if self.accuracy is None else self.accuracy

    def second_accuracy(self, *inputs: str) -> float | None:
        """The most units by which a second derivative for some inputs may err; what their gradients are allowed it is as well."""
        if self.stated_second_accuracy:
            return self.stated_second_accuracy[0]
        of_gradients = [self.gradient_accuracy.get(name, DEFAULT_ULPS) for name in inputs]
        return None if None in of_gradients else max(SECOND_ULPS, *(ulps for ulps in of_gradients if ulps is not None))

    @property
    def elementwise(self) -> bool:
        return self.kind == "forward" and not self.rowwise

    @property
    def tensors(self) -> tuple[Param, ...]:
        return tuple(p for p in self.signature.params if p.type.is_tensor)

    @property
    def takes_numbers(self) -> bool:
        """Whether a Python number may stand for a tensor."""
        return self.elementwise and sum(not p.type.optional for p in self.tensors) > 1

    def takes_dtype(self, name: str) -> bool:
        """Whether its entry lets it compute in a dtype; its forward expression may still not be defined for it."""
        return name in self.dtypes if self.dtypes else any(name in DTYPES[letter] for letter in self.classes)

    @property
    def slow_on_batches(self) -> bool:
        """Whether it is run sample by sample in vmap."""
        return bool(self.tensors) and not (self.batch or self.elementwise or self.kind == "compose")

    def gradient_of(self, name: str) -> Gradient | None:
        return next((g for g in self.gradients if name in g.inputs), None)

    @property
    def expressions(self) -> tuple[Expr, ...]:
        """What it computes, and the formulas of its derivatives."""
        rules: tuple[Gradient | Tangent, ...] = (*self.gradients, *self.tangents)
        return tuple(expr for expr in (*self.bodies, self.flops, *(rule.expr for rule in rules)) if expr is not None)

    @property
    def calls(self) -> set[str]:
        """The ops that its formulas call."""
        return {e.op for expr in self.expressions for e in walk(expr) if isinstance(e, Call)}

    @property
    def differentiable_inputs(self) -> tuple[Param, ...]:
        """Inputs that get an edge in the graph."""
        if self.non_differentiable:
            return ()
        return tuple(p for p in self.tensors if (g := self.gradient_of(p.name)) and g.flows)

    @property
    def as_called(self) -> Op:
        """What a call of it depends on: the op without what belongs to its own entry alone."""
        return replace(self, gradients=(), tangents=(), samples=(), special=(), errors=(), reference=None, flops=None, docs=NOTHING, domain={}, number=0)

    @property
    def node_class(self) -> str:
        """The generated class of its node, in PyTorch's spelling: mul -> MulBackward0; those of overloads are counted."""
        return f"{camel(self.signature.base)}Backward{self.number}"

    @property
    def node_names(self) -> tuple[str, ...]:
        """The names of its node as users see it; nodes of several ops may bear one."""
        return (self.node or self.node_class, *self.node_with[:1])

    @property
    def has_in_place_form(self) -> bool:
        return IN_PLACE in self.forms or self.takes_inplace or bool(self.in_place_functions)

    @property
    def writing_functions(self) -> tuple[str, ...]:
        """The public names of functions of it that write into tensors."""
        return (*self.in_place_functions, *([f"{self.signature.public_name}_"] if self.updates and self.is_public else []))

    @property
    def takes_inplace(self) -> bool:
        """Whether the function has an argument `inplace`, which calls the in-place form."""
        return IN_PLACE_ARGUMENT in self.forms

    @property
    def takes_out(self) -> bool:
        """Whether the function can put its results into tensors that are there already."""
        if self.out:
            return self.out == OUT_TAKEN
        new_tensors = all(str(r.type) == "Tensor" for r in self.signature.returns) and not self.signature.is_inplace
        beside_nn = any(not name.startswith("nn.functional.") for name in (self.signature.public_name, *self.aliases))
        return FUNCTION in self.forms and beside_nn and new_tensors and (bool(self.tensors) or self.kind == "compose")

    @property
    def writes_straight(self) -> bool:
        """Whether its kernels can write its one result into a tensor that is there."""
        return self.takes_out and self.elementwise and len(self.signature.returns) == 1

    @property
    def leaves_count_open(self) -> bool:
        """Whether its signature leaves open how many tensors it gives."""
        return any(str(r.type) != "Tensor" for r in self.signature.returns)

    @property
    def gives_always(self) -> int | None:
        """How many tensors a result of the type Any is, whatever the arguments; None if that is not said."""
        said = [type_ for _, type_ in self.gives]
        return int(said[0][len("Tensor[")]) if len(said) == 1 and said[0][-2:-1].isdigit() else None

    @property
    def is_public(self) -> bool:
        return INTERNAL not in self.forms


@dataclass(frozen=True)
class OpDigest:
    """What an op is to what is made of it, wherever its entry stands.

    Args:
        whole: a digest of all that its entry says.
        called: one of what others depend on that call it.
        calls: the ops that its formulas call.
    """

    whole: str
    called: str
    calls: tuple[str, ...]


@dataclass(frozen=True)
class Group:
    name: str
    about: SpecText
    location: Location


@dataclass(frozen=True)
class Spec:
    """A spec as it was read.

    Args:
        file: its name, as messages show it.
        groups, ops: its own.
        namespace: of a library's spec, the name under which its ops are found; "" of specgrad's own.
        imported: the ops of other specs that its formulas may call: signatures and forwards, without gradients.
        libraries: those that it imports, by name: the packages that are generated from them.
        modules: of the handwritten functions that its ops and imported ones name, with their files.
        digests: of its ops, by name, where they are known.
        imported_with_formulas: reads what it imports as a whole, gradients too, by name.
    """

    file: str
    groups: tuple[Group, ...]
    ops: tuple[Op, ...]
    namespace: str = ""
    imported: tuple[Op, ...] = ()
    libraries: dict[str, str] = field(default_factory=dict, hash=False)
    modules: dict[str, Path] = field(default_factory=dict, hash=False)
    digests: dict[str, OpDigest] = field(default_factory=dict, hash=False, compare=False)
    imported_with_formulas: Callable[[], dict[str, Op]] = field(default=dict, hash=False, compare=False)

    def __iter__(self) -> Iterator[Op]:
        return iter(self.ops)

    def op(self, name: str) -> Op:
        return next(op for op in self.ops if op.name == name)

    def by_name(self) -> dict[str, Op]:
        return {op.name: op for op in self.ops}

    def vocabulary(self) -> dict[str, Op]:
        """All ops that formulas may call, imported ones too, by name."""
        return {op.name: op for op in (*self.imported, *self.ops)}
