"""What an op is tried on beyond its samples: each variant is a sample with one thing changed, so that a formula cannot rest on what all samples share.

A variant that the op refuses, or at which it is not smooth, shows nothing. Where it is smooth, also outside of the `domain`, its formulas hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import numpy as np

from ..model.op import Domain, Op, Sample, TensorSample
from ..model.signature import Param
from .inputs import InputMaker, samples_of
from .literals import beside, quoted, step_beside
from .returns import with_few_dimensions

_FAR = 20.0  # how far from zero the numbers of a variant go
_LONG = 301  # a size for which functions may take another way than for a few elements
_DRAWS = 2  # of a dozen numbers all may be negative
_MOST, _MOST_ALONE = 4000, 50_000  # elements of a tensor, and of one that alone has a size: of several, results may have as many as all of these together
DRAWS, AGAIN = 3, 1000  # of other numbers, one of which must show a mistake again, and how far apart their seeds are
_TINY = 0.01  # what is less is a tolerance
_DIMS = (0, 1, 2, -1, -2, -3)
_NUMBERS = (0, 1, 2, -1)
_SOME = 0.75
_USUAL = frozenset((0.0, 0.5, -0.5, 1.0, -1.0, 2.0, -2.0))  # numbers that stand in most texts
_AT_ONCE = 6  # numbers of a text that one variant takes
_SIZES = range(3, 10_001)  # numbers that may be sizes
_MOST_DIMS = 8
_COUNTS = {1: "a dimension", 2: "two dimensions", 3: "three dimensions", 4: "four dimensions", 5: "five dimensions", 6: "six dimensions"}
_FEW = "no dimensions", "one dimension"
_ELEMENTS = 96  # of an elementwise op: of several operands some are at numbers of its text, and some are not

ORDERS: dict[str, Callable[[Any], Any]] = {
    "in ascending order": lambda x: np.sort(x, axis=None).reshape(x.shape),
    "all the same": lambda x: np.full_like(x, x.reshape(-1)[0]) if x.size else x,
    "in pairs": lambda x: np.repeat(x.reshape(-1)[: (x.size + 1) // 2], 2)[: x.size].reshape(x.shape),
}
ORDERED = ("in ascending order",)  # of numbers that may be distinct

Args = dict[str, object]


@dataclass(frozen=True)
class Variant:
    """A sample with one thing changed.

    Args:
        about: what is changed: "dim=0", "sizes of 3 made 1", "numbers outside of the domain".
        op: the op, which has another domain if its numbers are from elsewhere.
        sample: its arguments.
        large: whether it has too many elements to move one by one.
        finite: whether a gradient that is no number is wrong there. A parameter may have a value that the author did not mean, as a width of 0.
        places: numbers that half of the elements are.
        order: how the elements of each tensor of numbers are arranged: a key of `ORDERS`.
        referred: whether a reference says what comes out, as it does not of a word that it has not, or of another kind of value.
        once: whether one dtype is enough.
        may_raise: whether a formula may refuse what the op takes, as tensors without dimensions, of which NumPy takes dimension 0.
    """

    about: str
    op: Op
    sample: Sample
    large: bool = False
    finite: bool = True
    places: tuple[float, ...] = ()
    order: str = ""
    referred: bool = True
    once: bool = False
    may_raise: bool = False

    def args(self, maker: InputMaker) -> list[Any]:
        """The arguments, in the order of the signature."""
        args = maker.args(self.sample)
        if self.places:
            maker.to_places(args, self.places)
        if self.order:
            maker.to_order(args, ORDERS[self.order], self.order in ORDERED)
        return args

    @property
    def at_kinks(self) -> bool:
        """Whether it may lie at a kink itself, where differences of all step sizes are alike."""
        return bool(self.places or self.order)

    def refuses(self, error: Exception) -> bool:
        """Whether an error of a formula is meant: the entry states it, or a parameter has a value that it was not made for."""
        told = f"{type(error).__name__}: {' '.join(str(error).split())}"
        stated = any(refused.raises in told for refused in self.op.errors)
        return stated or self.may_raise or isinstance(error, NotImplementedError) or (not self.finite and isinstance(error, (ArithmeticError, ValueError)))


def variants_of(op: Op, literals: tuple[float, ...] = (), words: tuple[str, ...] = ()) -> Iterator[Variant]:
    """All variants of an op; of one that gives no samples, and takes more than tensors, none. `literals`, `words`: numbers and words of its texts."""
    samples = samples_of(op)
    if not samples or not all(_is_given(op, samples[0], p) for p in op.signature.params):
        return
    yield from _of_parameters(op, samples, literals)
    if op.is_public and not op.elementwise:  # shapes that an internal op takes are up to those that call it
        yield from _of_shapes(op, _plain(samples), literals)
        yield from _of_operands(op, _plain(samples))
    yield from _of_lists(op, samples)
    yield from _of_indices(op, samples)
    yield from _of_numbers(op, samples)
    yield from _at_literals(op, samples, literals)
    yield from _of_texts(op, samples, words)
    if op.is_public and not op.elementwise:
        for ndim, few in with_few_dimensions(op, _plain(samples)):
            yield Variant(_FEW[ndim], op, few, once=True, may_raise=True)
    for param in ungiven(op):
        yield from with_one(op, samples[0], param)


def in_order(op: Op) -> Iterator[Variant]:
    """The first sample of an op that is no expression of an element, its numbers arranged in all ways, and some of them equal."""
    samples = samples_of(op)
    base = next((s for s in samples if not holds_data(s)), None)
    if base is not None and not op.elementwise and all(_is_given(op, base, p) for p in op.signature.params):
        for order in ORDERS:
            yield Variant(f"numbers {order}", op, base, order=order, once=True)


def _plain(samples: tuple[Sample, ...]) -> Sample:
    """The first sample that gives no numbers one by one, if there is one."""
    return next((s for s in samples if not holds_data(s)), samples[0])


def _is_given(op: Op, sample: Sample, param: Param) -> bool:
    return param.name in sample.args or param.has_default


# ---- parameters


def _of_parameters(op: Op, samples: tuple[Sample, ...], literals: tuple[float, ...]) -> Iterator[Variant]:
    """Each parameter that is no tensor at values that no sample gives it; those aside of which special points say what they do to gradients."""
    stated = {name for point in op.special for name in point.args if not op.elementwise}
    for param in op.signature.params:
        given = [s.args.get(param.name, param.default) for s in samples if _is_given(op, s, param)]
        if param.type.is_tensor:
            if param.type.optional and not param.type.is_list and None not in given:
                yield Variant(f"without {param.name}", op, _changed(samples[0], {param.name: None}))
            continue
        if param.name in stated or not _is_free(op, param):
            continue
        seen = {repr(value) for value in given}
        for value in (*_others(param, given), *_near_literals(param, given, literals)):
            if repr(value) not in seen:
                seen.add(repr(value))
                base = next(s for s, v in zip(samples, given) if v is not None or value is None or v == given[0])
                yield Variant(f"{param.name}={value!r}", op, _changed(base, {param.name: value}), finite=False, referred=param.type.base != "Any")


def _is_free(op: Op, param: Param) -> bool:
    """Whether a parameter may have any value: what an internal op takes is up to those that call it."""
    if op.kind == "compose":
        return param.type.base in ("bool", "int", "float", "Scalar", "dtype", "Any") and param.name != "inplace"
    return op.is_public or op.kind == "forward" or param.name.startswith("dim")


def _others(param: Param, given: list[object]) -> Iterator[object]:
    """Values that a parameter may have as well."""
    some = next((v for v in given if v is not None), None)
    if param.type.optional and param.type.base in ("int", "float", "bool", "Scalar"):
        yield None
    if param.type.base == "bool" and not param.type.is_list:
        yield from (False, True)
    elif param.type.is_list:
        if param.type.base == "int" and isinstance(some, tuple) and some and all(type(v) is int for v in some):
            yield from (some[::-1], tuple(v + 1 for v in some), tuple(-1 - v for v in some), some[:1], *([(some[0], some[0] + 1)] if len(some) == 1 else []))
    elif param.type.base == "int":
        yield from _DIMS
    elif param.type.base == "dtype":
        yield "float64"
    elif param.type.base == "Any":
        yield from _of_any_kind(some)
    elif param.type.base in ("float", "Scalar") and not isinstance(some, (bool, complex)):
        if isinstance(some, (int, float)) and 0 < abs(some) < _TINY:
            yield some * 4
        else:
            yield from (some * 1.25 + 0.125 if isinstance(some, (int, float)) else _SOME, *_NUMBERS)


def _of_any_kind(given: object) -> Iterator[object]:
    """Values of all kinds, in the place of one of any kind: what a function takes, only it knows."""
    yield from (None, False, True, *_NUMBERS, _SOME, (0,), (0, 1), (-1, -2), TensorSample(()))
    if type(given) in (int, float):
        yield given * 1.25 + 0.125  # type: ignore[operator]
    elif isinstance(given, tuple) and given:
        yield from (given[::-1], given[:1], given[0])
    elif isinstance(given, TensorSample):
        yield from ((given,), (given, given))


def _near_literals(param: Param, given: list[object], literals: tuple[float, ...]) -> Iterator[object]:
    """The numbers that stand in a text, and those beside, as values of a parameter that is a number."""
    if param.type.is_list:
        return
    for number in literals if param.type.base == "int" else ():
        if number == int(number) and number in _SIZES:
            yield from (int(number) - 1, int(number), int(number) + 1)
    if param.type.base in ("float", "Scalar") and not any(isinstance(v, (bool, complex)) for v in given):
        for number in set(literals) - _USUAL:
            yield from beside((number,))


def untried_texts(op: Op) -> Iterator[str]:
    """The texts among the parameters of a public op to which all samples give one value: which others there are, its function alone knows."""
    given = [s.args for s in op.samples] + [p.args for p in op.special] + [r.sample.args for r in op.errors]
    for param in op.signature.params if op.is_public and op.samples else ():
        if param.type.base == "str" and not param.type.optional and not param.type.is_list:
            if len({args.get(param.name, param.default) for args in given}) == 1:
                yield param.name


def _of_texts(op: Op, samples: tuple[Sample, ...], words: tuple[str, ...]) -> Iterator[Variant]:
    """Each text among the parameters as the words that it may be. A word that means nothing to the op is refused; a reference knows those that it has."""
    known = quoted(op.reference.text) if op.reference is not None else []
    for param in op.signature.params:
        if param.type.base not in ("str", "Any") or param.type.is_list or not (op.is_public or op.kind == "compose"):
            continue
        given = [s.args.get(param.name, param.default) for s in samples]
        if not any(isinstance(value, str) for value in given) and param.type.base == "Any":
            continue
        for word in words:
            if word not in given:
                yield Variant(f"{param.name}={word!r}", op, _changed(samples[0], {param.name: word}), finite=False, referred=word in known, once=True)


def ungiven(op: Op) -> list[Param]:
    """The tensors that a public op may do without, and that no sample gives it."""
    optional = [p for p in op.tensors if p.type.optional and not p.type.is_list] if op.is_public else []
    return [p for p in optional if all(s.args.get(p.name) is None for s in op.samples)]


def with_one(op: Op, sample: Sample, param: Param) -> Iterator[Variant]:
    """A sample with a tensor that it does not give, in the shapes of those that it gives, and of their dimensions. What does not fit is refused."""
    shapes = [np.array(t.data).shape if t.holds == "data" else t.shape for value in sample.args.values() for t in _tensors(value)]
    shapes += [shape[at : at + 1] for shape in shapes for at in range(len(shape) - 1, -1, -1)]
    for holds, shape in product(("numbers", "bools"), dict.fromkeys([*shapes, ()])):
        yield Variant(f"with {param.name} of shape {list(shape)}", op, _changed(sample, {param.name: TensorSample(shape, holds)}), finite=False, once=True)


# ---- shapes


def _of_shapes(op: Op, sample: Sample, literals: tuple[float, ...]) -> Iterator[Variant]:
    """Tensors of other sizes and of other numbers of dimensions."""
    tensors = _free(sample)
    sizes = sorted({n for t in tensors for n in t.shape if n > 1})
    for size in sizes:
        for other in (size + 2, 1, 0):
            made = {size: other}
            yield Variant(f"sizes of {size} made {other}", op, _reshaped(sample, lambda s, made=made: tuple(made.get(n, n) for n in s)))  # type: ignore[misc]
    for dim in range(max((len(t.shape) for t in tensors), default=0)):
        if any(t.shape.count(t.shape[dim]) > 1 for t in tensors if len(t.shape) > dim):
            yield Variant(f"dimension {dim} made larger", op, _reshaped(sample, lambda s, d=dim: (*s[:d], s[d] + 2, *s[d + 1 :]) if len(s) > d else s))  # type: ignore[misc]
    if len(sizes) > 1:
        yield Variant("all sizes made 1", op, _reshaped(sample, lambda s: (1,) * len(s)))
    most = max((len(t.shape) for t in tensors), default=0)
    for front in ((2,), (2, 1), *((2, *(1,) * (int(n) - most - 1)) for n in literals if n in range(most + 3, _MOST_DIMS))):
        yield Variant(f"{_COUNTS[len(front)]} in front", op, _reshaped(sample, lambda s, front=front: (*front, *s)))  # type: ignore[misc]
    yield Variant("one dimension less", op, _reshaped(sample, lambda s: s[1:]))
    known = {*sizes, *(n + 2 for n in sizes), 0, 1}
    lengths = sorted({int(number) + by for number in literals if number in _SIZES for by in (-1, 0, 1)} - known - {_LONG})
    for size, length in product(sizes, (*lengths, _LONG)):
        longer = _reshaped(sample, lambda s, size=size, length=length: tuple(length if n == size else n for n in s))  # type: ignore[misc]
        most = _MOST_ALONE if sum(length in t.shape for t in _free(longer)) == 1 else _MOST
        if all(np.prod(t.shape) <= most for t in _free(longer)):
            yield Variant(f"sizes of {size} made {length}", _apart(op) if length >= _LONG else op, longer, large=length >= _LONG)


def _of_operands(op: Op, sample: Sample) -> Iterator[Variant]:
    """One of several tensors with fewer elements: what is broadcast has a gradient that is added up."""
    shapes = {name: value.shape for name, value in sample.args.items() if isinstance(value, TensorSample) and value.holds != "data"}
    for name, shape in shapes.items() if len(shapes) > 1 else ():
        if shape:
            value = replace(sample.args[name], shape=shape[1:])  # type: ignore[type-var]
            about = f"{name} with a dimension less"
            yield Variant(about, op, _changed(sample, {name: value}), referred=False, once=True)  # a reference may be of equal shapes alone


def _apart(op: Op) -> Op:
    """The op with so large a domain that many different numbers are far enough from each other."""
    return replace(op, domain={n: replace(d, low=-_LONG, high=_LONG) if d.distinct and np.isinf((d.low, d.high)).all() else d for n, d in op.domain.items()})


# ---- lists, and whole numbers


def _of_lists(op: Op, samples: tuple[Sample, ...]) -> Iterator[Variant]:
    """Lists of tensors that have one, and one more."""
    for param in op.tensors if op.is_public else ():
        given = samples[0].args.get(param.name)
        if param.type.is_list and isinstance(given, tuple) and len(given) > 1:
            yield Variant(f"one of the {param.name}", op, _changed(samples[0], {param.name: given[:1]}))
            yield Variant(f"one more of the {param.name}", op, _changed(samples[0], {param.name: (*given, given[-1])}))


def _of_indices(op: Op, samples: tuple[Sample, ...]) -> Iterator[Variant]:
    """Whole numbers that a sample gives one by one, such as indices, all the same, and in the opposite order."""
    seen: set[str] = set()
    for sample in samples if op.is_public else ():
        for name, value in sample.args.items():
            data = np.array(value.data) if isinstance(value, TensorSample) and value.holds == "data" and not value.dtype else np.array(())
            if not np.issubdtype(data.dtype, np.integer) or data.size < 2 or name in seen or (name in op.domain and op.domain[name].distinct):
                continue
            seen.add(name)
            for about, changed in (("all the same", np.full_like(data, data.reshape(-1)[0])), ("the other way round", np.flip(data))):
                yield Variant(f"{name} {about}", op, _changed(sample, {name: replace(value, data=changed.tolist())}), finite=False)  # type: ignore[type-var]


def _reshaped(sample: Sample, reshape: Callable[[tuple[int, ...]], tuple[int, ...]]) -> Sample:
    def of(value: object) -> object:
        if isinstance(value, tuple):
            return tuple(of(v) if isinstance(v, TensorSample) else v for v in value)
        return replace(value, shape=reshape(value.shape)) if isinstance(value, TensorSample) and value.holds != "data" else value

    return Sample({name: of(value) for name, value in sample.args.items()}, sample.location)


def _free(sample: Sample) -> list[TensorSample]:
    """The tensors of a sample of which it gives no more than the shape."""
    return [t for value in sample.args.values() for t in _tensors(value) if t.holds != "data"]


def _tensors(value: object) -> list[TensorSample]:
    """The tensors in an argument of a sample."""
    return [v for v in (value if isinstance(value, tuple) else (value,)) if isinstance(v, TensorSample)]


# ---- numbers


def _of_numbers(op: Op, samples: tuple[Sample, ...]) -> Iterator[Variant]:
    """Numbers from outside of the domain, larger ones, and others than those that samples give one by one."""
    base = next((s for s in samples if not holds_data(s)), None)
    if base is not None:
        everywhere = {name: d if d.kind else Domain(distinct=d.distinct) for name, d in op.domain.items()}
        for _ in range(_DRAWS):
            if everywhere != op.domain:
                yield Variant("numbers outside of the domain", replace(op, domain=everywhere), base)
            yield Variant("larger numbers", replace(op, domain=_farther(op)), base)
    for number, sample in enumerate(samples):
        drawn = {name: _drawn(op, name, value) for name, value in sample.args.items()}
        if drawn != sample.args:
            yield Variant("other numbers" if number == 0 else f"other numbers in the shapes of sample {number + 1}", op, Sample(drawn, sample.location))


def _at_literals(op: Op, samples: tuple[Sample, ...], literals: tuple[float, ...]) -> Iterator[Variant]:
    """Numbers that stand in the texts of an op, and such as lie on both sides of them: all at once, where elements are independent of each other."""
    base = next((s for s in samples if not holds_data(s)), None)
    if base is None:
        return
    if op.elementwise:
        many = _reshaped(base, lambda _: (_ELEMENTS,))
        for first in range(0, len(literals), _AT_ONCE):
            yield Variant("numbers that stand in its text, and beside them", op, many, places=beside(literals[first : first + _AT_ONCE]))
        return
    at, beside_them = ("that stand in its text", 0), (("just below those of its text", -1), ("just above those of its text", 1))
    for numbers, sides in ((sorted(set(literals) - _USUAL), (at, *beside_them)), (sorted(set(literals) & _USUAL), (at,))):  # all samples are beside these
        for first in range(0, len(numbers), _AT_ONCE):
            for about, by in sides:
                places = tuple(n + by * step_beside(n) for n in numbers[first : first + _AT_ONCE])
                yield Variant(f"numbers {about}", op, base, places=places)


def _farther(op: Op) -> dict[str, Domain]:
    domains = {p.name: op.domain.get(p.name, Domain()) for p in op.tensors}
    return {n: d if d.kind else replace(d, low=max(d.low, -_FAR), high=min(d.high, _FAR)) for n, d in domains.items()}


def _drawn(op: Op, name: str, value: object) -> object:
    """What a sample gives one by one, drawn at random if it is differentiated."""
    if isinstance(value, tuple):
        return tuple(_drawn(op, name, v) for v in value)
    gradient = op.gradient_of(name)
    free = isinstance(value, TensorSample) and value.holds == "data" and not value.dtype and gradient is not None and gradient.flows
    if not free or not np.issubdtype(np.array(value.data).dtype, np.floating):  # type: ignore[attr-defined]
        return value
    return TensorSample(np.shape(value.data))  # type: ignore[attr-defined]


def holds_data(sample: Sample) -> bool:
    """Whether numbers of the sample are given one by one."""
    values = [v for value in sample.args.values() for v in (value if isinstance(value, tuple) else (value,))]
    return any(isinstance(v, TensorSample) and v.holds == "data" for v in values)


def _changed(sample: Sample, args: Args) -> Sample:
    return Sample({**sample.args, **args}, sample.location)


def settled(derivatives: list[Any], doubts: list[Any], doubt: float) -> Any:
    """Where derivatives of one result are numbers, and surely so."""
    known: Any = True
    for derivative, unsure in zip(derivatives, doubts):
        size = np.abs(np.where(np.isfinite(derivative), derivative, 0))
        known = known & np.isfinite(derivative) & (unsure <= doubt * np.maximum(size, 1e-3 * np.max(size, initial=1.0)))
    return known
