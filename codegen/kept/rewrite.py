"""A spec that was generated before, generated again: what is written of an op that is as it was, and of what that calls, is taken from what was kept.

An op's text depends on its entry, on the ops that its formulas call, and on the names of the kernels that answer its requests: an equal one that was made
for another op before, or one of its own. All requests are made again, in order, those of ops that are as they were without their planning. Whatever gets
another answer than before is planned and written anew.
"""

from __future__ import annotations

import pickle
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property

from ..model.expr import Expr
from ..model.op import Op, Spec
from ..paths import Paths
from ..plan.kernels import Kernel, Kernels, Made, meaning_of
from ..plan.op_plan import OpPlan, Plan, plan_derivatives
from ..write.emit_catalogue import called_by_functions
from ..write.op_text import WrittenOp
from ..write.written import Written
from .files import digest, digest_of_generator, kept_file, made_once, no_collections, read_made, write_made
from .pickles import pickled, unpickled_nowhere
from .reread import digests_with_called


@dataclass(frozen=True)
class Request:
    """A kernel that an op asked for.

    Args:
        meaning: a digest of what it computes.
        wanted: the loops that it must have, and the name that a new one gets if it is free.
        name: of the kernel that was the answer.
        content: its pickle, if it is new; empty where it was made for an earlier request.
    """

    meaning: str
    wanted: Made
    name: str
    content: bytes = b""


@dataclass(frozen=True)
class KeptOp:
    """What was written of an op, under a digest of what it was written of."""

    key: str
    of_forward: tuple[Request, ...]
    of_derivatives: tuple[Request, ...]
    written: WrittenOp


def rewrite(spec: Spec, where: Paths) -> Written:
    """The ops of a spec, written, as far as they are not what was kept of its last writing. What comes out is kept in turn.

    A spec that stands in the place of another, an edited copy of it, may be given with where that lies: most of its ops are the same.
    """
    of = digest("\n".join((digest_of_generator(), spec.namespace)))
    file = kept_file("written", where.spec, ".pickle")
    with no_collections():
        before: dict[str, KeptOp] = {}
        with suppress(pickle.UnpicklingError, EOFError):
            before = unpickled_nowhere(read_made(file, of) or b"")
        written, kept = write_again(spec, before)
        if kept != before:
            write_made(file, of, pickled(kept, None))
    return written


def called_by_functions_of(spec: Spec, where: Paths) -> dict[str, tuple[str, ...]]:
    """What the catalogue says that handwritten functions call, which is found by reading them all."""
    of = "\n".join((digest_of_generator(), *(f"{op.name} {op.kind} {op.target}" for op in spec if op.target)))
    return made_once(kept_file("called", where.spec, ".pickle"), of, lambda: called_by_functions(spec))


def write_again(spec: Spec, before: dict[str, KeptOp]) -> tuple[Written, dict[str, KeptOp]]:
    """The ops of a spec, written, and what to keep of them, by name."""
    keys = {name: of for name, (of, _) in digests_with_called(spec).items()}
    same = {op.name: kept for op in spec if (kept := before.get(op.name)) is not None and kept.key == keys[op.name]}
    while True:
        attempt = _Attempt(spec, same)
        if not attempt.changed:
            return attempt.written, {op.name: attempt.kept(op.name, keys[op.name]) for op in spec}
        same = {name: kept for name, kept in same.items() if name not in attempt.changed}


class _Attempt:
    """All requests made in their order, those of `same` as they were kept. `changed` are the ones of these that got another answer."""

    def __init__(self, spec: Spec, same: dict[str, KeptOp]):
        self.spec, self.same = spec, same
        self.kernels = _RecordingKernels(spec)
        self.changed: set[str] = set()
        self.requests: dict[str, tuple[tuple[Request, ...], tuple[Request, ...]]] = {}
        forwards: dict[str, Expr] = {}
        of_forward: dict[str, tuple[Request, ...]] = {}
        for op in spec:
            if op.name in same:
                self.ask_again(op, same[op.name].of_forward)
            elif op.bodies:
                forwards[op.name] = self.kernels.forward(op)
                of_forward[op.name] = self.kernels.asked()
        self.plans: dict[str, OpPlan] = {}
        for op in spec:
            if op.name in same:
                self.ask_again(op, same[op.name].of_derivatives)
            else:
                self.plans[op.name] = plan_derivatives(op, self.kernels, forwards.get(op.name))
                self.requests[op.name] = of_forward.get(op.name, ()), self.kernels.asked()

    def ask_again(self, op: Op, requests: tuple[Request, ...]) -> None:
        for request in requests:
            if not self.kernels.answers_as_before(op.name, request):
                self.changed.add(op.name)

    @cached_property
    def written(self) -> Written:
        written = Written(Plan(self.spec, self.kernels, self.plans))
        written |= {name: kept.written for name, kept in self.same.items()}
        return written

    def kept(self, name: str, key: str) -> KeptOp:
        if name in self.same:
            return self.same[name]
        return KeptOp(key, *self.requests[name], self.written[name])


class _RecordingKernels(Kernels):
    """Kernels that know by digests what they compute, so that a request can be made again without its expressions."""

    def __init__(self, spec: Spec):
        super().__init__(spec)
        self.by_name: _Loaded = _Loaded()
        self.requests: list[Request] = []

    def asked(self) -> tuple[Request, ...]:
        """The requests since the last call."""
        found, self.requests = tuple(self.requests), []
        return found

    def ask(self, wanted: Kernel) -> str:
        meaning, made = digest(pickled(meaning_of(wanted), None, True)), Made(wanted.name, wanted.classes, wanted.dtypes)
        name, is_new = self.named(meaning, made, wanted.origin.op)
        content = b""
        if is_new:
            self.by_name[name] = replace(wanted, name=name)
            content = pickled(self.by_name[name], None)
        self.requests.append(Request(meaning, made, name, content))
        return name

    def answers_as_before(self, op: str, request: Request) -> bool:
        """Make a kept request again; whether the answer is a kernel of the same name, which is new if it was."""
        name, is_new = self.named(request.meaning, request.wanted, op)
        if is_new:
            self.by_name.contents[name] = request.content
        return (is_new, name) == (bool(request.content), request.name)


class _Loaded(dict[str, Kernel]):
    """Kernels by name; of those that were kept, each is read from its pickle when it is first asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.contents: dict[str, bytes] = {}

    def __missing__(self, name: str) -> Kernel:
        self[name] = unpickled_nowhere(self.contents[name])
        return self[name]
