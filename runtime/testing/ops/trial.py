"""An op at one point: its arguments as arrays, and all ways to call it there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.codegen.model.op import NOT_IMPLEMENTED, Domain, Op, Special
from specgrad.codegen.model.signature import Param
from specgrad.codegen.problems import Location
from specgrad.codegen.proof.inputs import projected, rolled
from specgrad.core.base.dtypes import dtype_of
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.diagnosis import guess
from specgrad.testing.failures.failure import Failure
from specgrad.testing.properties.tools import compared, near, wide

from .failure_text import replay_of, rule_of, shown, worst
from .subject import Subject

NOISE = 1e-15  # what rounding leaves where terms of ordinary size cancel, which depends on the order in which they are added


@dataclass(frozen=True)
class Leaf:
    """A place among the arguments that holds a differentiable tensor."""

    name: str
    param: int
    item: int | None = None  # of a list of tensors

    def __str__(self) -> str:
        return self.name if self.item is None else f"{self.name}[{self.item}]"


@dataclass
class OpTrial:
    """Arguments to try an op on.

    Args:
        op: the entry of the spec.
        dtype: what the differentiable inputs hold, "float64" or "complex128".
        arrays: the arguments in the order of the signature, arrays for tensors.
        about: what is particular about them: "sample", "broadcast", "0-dim", "empty", "extremes", "ties" or "special".
        number: its number among the trials of the op.
        seed: what its random numbers were drawn from.
        location: where the spec gives these arguments, or the entry.
        point: of a special point: what the spec states of it.
        fixed: inputs of a composed op that its sample gives number by number: they are not differentiated.
        every: take all tensors of numbers for leaves, also of an op without a derivative, whose leaves cannot be wanted.
        unwritten: take also inputs whose gradient nobody has written, which forward mode may know.
        subject: whose functions are tried; a trial without one only says on what.
        check: the name of the check that looks at it.
    """

    op: Op
    dtype: str
    arrays: list[Any]
    about: str
    number: int
    seed: int
    location: Location
    point: Special | None = None
    fixed: frozenset[str] = frozenset()
    every: bool = False
    unwritten: bool = False
    subject: Subject | None = None
    check: str = ""
    measured: dict[str, Any] = field(default_factory=dict, init=False)  # what differences say: the same for all subjects with one forward function

    def on(self, subject: Subject) -> OpTrial:
        """The same trial of a subject's functions."""
        other = copy(self)
        other.op, other.subject = subject.op, subject
        return other

    def __str__(self) -> str:
        shapes = " ".join(str(tuple(a.shape)) for leaf in self.arrays for a in (leaf if isinstance(leaf, list) else [leaf]) if isinstance(a, np.ndarray))
        particular = "" if self.about == "sample" else f", {self.about}"
        numbers = "".join(
            f", {p.name}={v!r}"
            for p, v in zip(self.op.signature.params, self.arrays)
            if not p.type.is_tensor and (not p.has_default or v != p.default) and p.type.base != "dtype"
        )
        return f"{self.dtype}, shapes {shapes or 'none'}{particular}{numbers}"

    @property
    def stated(self) -> Special:
        """What the spec states of a special point."""
        assert self.point is not None, "only trials about special points have one"
        return self.point

    def random(self, *more: int) -> np.random.Generator:
        """Random numbers that depend on the seed and the trial alone."""
        return np.random.default_rng([self.seed, self.number, *more])

    # ---- leaves

    @cached_property
    def leaves(self) -> list[Leaf]:
        """The places of differentiable inputs that hold numbers with derivatives, those aside whose derivative nobody has written."""
        every = self.op.kind == "compose" or self.every
        inputs = [p for p in self.op.signature.params if p.type.is_tensor or p.type.base == "Any"] if every else self.op.differentiable_inputs
        unwritten = {name for g in self.op.gradients if g.kind == NOT_IMPLEMENTED for name in g.inputs}
        differentiable = {p.name for p in inputs} - self.fixed - (set() if self.unwritten else unwritten)
        found = []
        for at, (param, value) in enumerate(zip(self.op.signature.params, self.arrays)):
            if param.name not in differentiable:
                continue
            if isinstance(value, list):
                found += [Leaf(param.name, at, i) for i, v in enumerate(value) if is_inexact(v)]
            elif is_inexact(value):
                found.append(Leaf(param.name, at))
        return found

    @cached_property
    def at(self) -> list[Any]:
        """The arrays of the leaves."""
        return [item_of(self.arrays, leaf) for leaf in self.leaves]

    def moved(self, at: Sequence[Any]) -> list[Any]:
        """All arguments, with other arrays for the leaves."""
        return self.at_places(self.arrays, at)

    def room(self, number: int, flat: int) -> float:
        """How far an element of a leaf may be moved, in units of one: less where an end of the domain, or what it avoids, is near."""
        domain, x = self.op.domain.get(self.leaves[number].name), self.at[number].reshape(-1)[flat]
        if domain is None:
            return 1.0
        distances = [abs(x - place) for place in (domain.low, domain.high, *domain.avoid) if np.isfinite(place)]
        return float(min(1.0, *distances)) if distances and min(distances) > 0 else 1.0

    # ---- calls

    def tensors(self, arrays: Sequence[Any] | None = None, wanted: Sequence[int] | None = None) -> tuple[list[Any], list[Tensor]]:
        """The arguments, tensors for arrays, and the leaves among them; those that are wanted (all by default) require gradients."""
        given = [tensor_of(p, a) for p, a in zip(self.op.signature.params, self.arrays if arrays is None else arrays)]
        leaves = [item_of(given, leaf) for leaf in self.leaves]
        for number, leaf in enumerate(leaves):
            if wanted is None or number in wanted:
                leaf.requires_grad_()
        return given, leaves

    def at_places(self, given: Sequence[Any], leaves: Sequence[Any]) -> list[Any]:
        """Arguments with other tensors in the places of the leaves."""
        changed = [list(v) if isinstance(v, list) else v for v in given]
        for leaf, tensor in zip(self.places or self.leaves, leaves):
            if leaf.item is None:
                changed[leaf.param] = tensor
            else:
                changed[leaf.param][leaf.item] = tensor
        return changed

    def at_leaves(self, given: Sequence[Any], tensors: Sequence[Any]) -> list[Any]:
        """Arguments with other tensors for the leaves, which are the first places."""
        return self.at_places(given, tensors)

    @property
    def functions(self) -> Subject:
        """The functions that are tried."""
        assert self.subject is not None, "a trial without a subject: see on()"
        return self.subject

    def passed(self, given: Sequence[Any]) -> list[Any]:
        """The arguments as the op gets them: of Hermitian matrices their Hermitian part, as they are moved in any direction."""
        passed = list(given)
        for place, domain in self._made_anew.items():
            passed[place] = _in_domain(domain, given[place]) if domain else given[place] * 1
        return passed

    @cached_property
    def _made_anew(self) -> dict[int, Domain | None]:
        """The places of arguments that the op does not get as they are: those that it writes to, and those of a domain in which not every direction lies."""
        found: dict[int, Domain | None] = {}
        for place, param in enumerate(self.op.signature.params):
            domain = self.op.domain.get(param.name)
            if self._writes(param):
                found[place] = None
            elif domain is not None and domain.kind:
                found[place] = domain
        return found

    def call(self, given: Sequence[Any]) -> list[Any]:
        """All results of the op."""
        return self.called(self.passed(given))

    def called(self, passed: Sequence[Any]) -> list[Any]:
        """All results of the op for arguments as it gets them."""
        return self._results(self.functions.function, passed)

    def call_in_place(self, given: Sequence[Any]) -> list[Any]:
        """All results of its in-place form, which changes its first argument itself."""
        assert self.functions.in_place is not None
        return self._results(self.functions.in_place, [*given[:1], *self.passed(given)[1:]])

    def call_update(self, given: Sequence[Any]) -> list[Any]:
        """What its update gives, which writes over some of the arguments themselves."""
        assert self.functions.update is not None
        return self._results(self.functions.update, given)

    def called_with_out(self, passed: Sequence[Any], outs: Sequence[Tensor]) -> list[Any]:
        """What the op gives that puts its results into tensors."""
        return self._results(partial(self.functions.function, out=outs[0] if len(outs) == 1 else tuple(outs)), passed)

    def forward(self, *arrays: Any) -> Any:
        """The result of its function on arrays."""
        assert self.functions.forward is not None
        return self.functions.forward(*arrays)

    def _writes(self, param: Param) -> bool:
        """Whether an op writes to an argument, which then may be no leaf."""
        return param.type.writes or (self.op.signature.base.endswith("_") and param is self.op.signature.params[0])

    def _results(self, function: Callable[..., Any], passed: Sequence[Any]) -> list[Any]:
        count = len(passed) - len(self._keywords)
        result = function(*passed[:count], **dict(zip(self._keywords, passed[count:])))
        return list(result) if isinstance(result, (tuple, list)) else [result]

    @cached_property
    def _keywords(self) -> list[str]:
        """The parameters that are given by their names: the last ones."""
        return [param.name for param in self.op.signature.params if param.keyword_only]

    def results(self, given: Sequence[Any]) -> list[Tensor]:
        """The differentiable results."""
        results = self.call(given)
        flags = self.op.differentiable_outputs
        if len(flags) == len(results) and any(flags):
            results = [r for r, flag in zip(results, flags) if flag]
        return [r for r in results if isinstance(r, Tensor) and traits[r._array.dtype].is_inexact]

    def same(self, found: Any, expected: Any, tolerance: float) -> bool:
        """Whether two hold the same numbers, within a part of the size of the largest of them."""
        x, y = wide(found), wide(expected)
        compared(x)
        if x.shape != y.shape:
            return False
        scale = float(np.max(np.abs(x[np.isfinite(x) & np.isfinite(y)]), initial=0.0))
        return bool(near(x, y, tolerance * (np.abs(y) + 1e-3 * scale) + NOISE).all())

    def repeats(self, found: Any, expected: Any) -> bool:
        """Whether two hold the same bits."""
        compared(found)
        return bool(found.tobytes() == expected.tobytes())

    def refuses(self, kind: str, what: str, error: Exception, unusual: bool = True) -> Iterator[Failure]:
        """An error is one; but a view of some memory cannot be had, an op does not write several results into one place, and vmap refuses random numbers."""
        meant = unusual and (self.op.signature.is_view or (kind == "batched" and self.writes))
        if not (isinstance(error, RuntimeError) and (meant or (self.op.kind == "compose" and "called random operation" in str(error)))):
            raise error
        yield from ()

    def states(self, error: Exception) -> bool:
        """Whether the entry says that the op raises such an error."""
        told = f"{type(error).__name__}: {error}"
        return any(refused.raises in told for refused in self.op.errors)

    @property
    def writes(self) -> bool:
        """Whether the op is in place."""
        return self.op.signature.is_inplace or self.op.signature.base.endswith("_")

    @property
    def takes_equal_values(self) -> bool:
        """Whether the numbers of an argument may be equal."""
        return not self.writes and not any(d.distinct for leaf in self.leaves if (d := self.op.domain.get(leaf.name)))

    # ---- batches

    @cached_property
    def places(self) -> list[Leaf]:
        """What batches may have several of: the leaves, and behind them tensors of integers and bools."""
        params = [(at, p.name, self.arrays[at]) for at, p in enumerate(self.op.signature.params) if p.type.is_tensor]
        whole = [Leaf(name, at) for at, name, value in params if isinstance(value, np.ndarray) and not is_inexact(value)]
        return [*self.leaves, *whole] if self.leaves else []

    def samples(self, count: int) -> list[list[Any]]:
        """Several arrays for each place, of the domain: its numbers moved round, or a little."""
        return [[self._sample(place, item_of(self.arrays, place), number) for place in self.places] for number in range(count)]

    def _sample(self, place: Leaf, array: Any, number: int) -> Any:
        if array.size > 1:
            return rolled(self.op.domain.get(place.name), array, number)
        if not is_inexact(array):
            return array
        return np.asarray(array + 0.05 * (self.room(self.leaves.index(place), 0) if array.size else 0.0) * number)

    def leaves_of(self, tensors: Sequence[Any]) -> list[Any]:
        """Those of the leaves, which are the first places."""
        return list(tensors[: len(self.leaves)])

    def values(self, at: Sequence[Any] | None = None) -> list[Any]:
        """The differentiable results as arrays, computed without recording."""
        given, _ = self.tensors(None if at is None else self.moved(at), wanted=())
        return [np.array(r._array) for r in self.results(given)]

    def failed(self, kind: str, what: str, *, found: Any = None, expected: Any = None, input: Any = "", output: str = "", looks: str | None = None) -> Failure:
        """A failure of the check that looks at this. `what` is a phrase: "gradient of other"; `looks` guesses at the mistake, by the numbers if None."""
        op, name = self.op, str(input)
        place, formula = rule_of(op, name.partition("[")[0], output)
        looks = guess(found, expected) if looks is None else looks
        replay = replay_of(op, self.seed, self.check)
        lines = [f"{place}: {op.name}: {what}, {self}" + (f": {looks}" if looks else "")]
        lines += [f"  formula:  {formula}"] * bool(formula)
        if found is not None:
            lines += [f"  found:    {shown(found)}", f"  expected: {shown(expected)}"]
        lines.append(f"  replay:   {replay}")
        index = () if found is None else worst(found, expected)
        of_trial = {"trial": str(self), "about": self.about, "dtype": self.dtype, "number": self.number}
        details = {"op": op.name, "check": self.check, "what": what, "formula": formula} | of_trial
        return Failure(kind, "\n".join(lines), output, name, "", index, expected, found, looks, place, replay, self.seed, details)


def is_inexact(value: Any) -> bool:
    """Whether this is an array of floats or complex numbers."""
    return isinstance(value, np.ndarray) and traits[value.dtype].is_inexact


def is_floating_point(value: Any) -> bool:
    """Whether this is an array of floats."""
    return isinstance(value, np.ndarray) and traits[value.dtype].is_floating_point


def _in_domain(domain: Domain, value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value)(_in_domain(domain, v) for v in value)
    return projected(domain, value) if isinstance(value, Tensor) else value


def item_of(values: Sequence[Any], leaf: Leaf) -> Any:
    """What arguments have in the place of a leaf."""
    return values[leaf.param] if leaf.item is None else values[leaf.param][leaf.item]


def with_item(values: Sequence[Any], leaf: Leaf, item: Any) -> list[Any]:
    """Arguments with something else in the place of a leaf."""
    changed = list(values)
    if leaf.item is None:
        changed[leaf.param] = item
    else:
        changed[leaf.param] = [item if i == leaf.item else v for i, v in enumerate(changed[leaf.param])]
    return changed


def tensor_of(param: Any, value: Any) -> Any:
    """An argument as a user gives it: fresh tensors for arrays, a dtype of ours for NumPy's."""
    if param.type.base == "dtype":
        return None if value is None else dtype_of(np.dtype(value))
    if param.type.base == "Any":
        return _tensor_of_any(value)
    if not param.type.is_tensor or value is None:
        return value
    if isinstance(value, (list, tuple)):
        return [None if v is None else from_array(np.array(v)) for v in value]
    return value if isinstance(value, (int, float)) else from_array(np.array(value))


def _tensor_of_any(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return from_array(np.array(value))
    return [_tensor_of_any(v) for v in value] if isinstance(value, list) and any(isinstance(v, np.ndarray) for v in value) else value
