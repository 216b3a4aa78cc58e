"""The scalar expressions of forwards, of which one may call another."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ..model.expr import VALUE, Expr, IfExp, Name, Prim, names, substitute, walk
from ..model.op import Op
from ..model.primitives import OwnC
from ..model.signature import Signature
from ..problems import Mistake, ProblemReport
from . import derive
from .entries.entry import Entry
from .entries.own_c import own_body
from .reader import check_size
from .scalar import UNKNOWN, ScalarReader, scope_of
from .source import Text

_NO_BODY = "has no 'forward:' that could take its place"
_MOST_CALLS = 20  # of one forward by another by another ...


@dataclass
class Bodies:
    """The scalar expressions of the forwards, read when first asked for, since one may call another."""

    entries: dict[str, Entry]
    imported: dict[str, Op]
    mistaken: set[str]
    report: ProblemReport
    done: dict[str, tuple[Expr, ...]] = field(default_factory=dict)  # of a mistaken one none
    reading: list[str] = field(default_factory=list)

    def of(self, name: str) -> tuple[Signature, Expr] | str:
        """The signature and body of an op that another's forward calls."""
        entry = self.entries.get(name)
        if entry is None:
            other = self.imported.get(name)
            if other is not None:
                if len(other.bodies) > 1:
                    return f"gives several results, {', '.join(r.name for r in other.signature.returns)}; call what computes the one that is wanted"
                return (other.signature, other.body) if other.body is not None else f"{_NO_BODY}, being a {other.kind!r} of {other.library}"
            return "" if name in self.mistaken else UNKNOWN
        if not entry.forwards and not entry.own:
            return f"{_NO_BODY}, being a {entry.kind!r}" if entry.kind != "forward" else ""
        if len(entry.signature.returns) > 1:
            return f"gives several results, {', '.join(r.name for r in entry.signature.returns)}; call what computes the one that is wanted"
        if name in self.reading:
            return f"goes round in a circle: {' -> '.join([*self.reading[self.reading.index(name) :], name])}"
        if len(self.reading) > _MOST_CALLS:
            return f"is called at the end of {_MOST_CALLS} forwards that call each other"
        bodies = self.read(entry)
        return (entry.signature, bodies[0]) if bodies else ""

    def read(self, entry: Entry) -> tuple[Expr, ...]:
        name = entry.signature.name
        if name not in self.done:
            self.done[name] = ()
            self.reading.append(name)
            with self.report:
                what = f"the forward of {name}"
                bodies = self.of_results(entry, what)
                if entry.own:
                    bodies = tuple(own_body(entry.signature, own, entry.classes or "f", entry.own_texts[0].at()) for own in self.with_expressions(entry))
                rows = any(map(derive.runs_along_row, bodies))
                if rows and len(bodies) > 1:
                    raise Mistake(entry.forwards[0].at(), f"{what} runs along rows, and so has one result: make several ops of it")
                unread = {p.name for p in entry.signature.params}.difference(*map(names, bodies)) - ({"dim", "keepdim"} if rows else set())
                for param in sorted(unread):
                    self.report.add(entry.name_text.at(), f"{what} does not read {param!r}; read it, or take it out of the signature")
                self.done[name] = bodies
            self.reading.pop()
        return self.done[name]

    def with_expressions(self, entry: Entry) -> tuple[OwnC, ...]:
        """The C of an op's own, with the expressions of what it computes."""
        if not entry.expressions:
            return entry.own
        what = f"the expression of {entry.signature.name}"
        if len(entry.expressions) != len(entry.own):
            raise Mistake(entry.expressions[0].at(), f"{what} is a mapping from the names of its {len(entry.own)} results to expressions")
        expressions = [self.body(entry, text, what, {}) for text in entry.expressions]
        for text, expression in zip(entry.expressions, expressions):
            if any(isinstance(e, IfExp) for e in walk(expression)):
                raise Mistake(text.at(), f"{what} has two branches, of which one is chosen before anything is computed; where() chooses for each element")
        return tuple(replace(own, expression=expression) for own, expression in zip(entry.own, expressions))

    def of_results(self, entry: Entry, what: str) -> tuple[Expr, ...]:
        """The body of each result; those above it may be read by their names."""
        above: dict[str, Expr] = {}
        for text, result in zip(entry.forwards, entry.signature.returns):
            above[result.name] = self.body(entry, text, what, above)
        return tuple(above.values())

    def body(self, entry: Entry, text: Text, what: str, above: dict[str, Expr]) -> Expr:
        scope = {**scope_of(entry.signature), **dict.fromkeys(above, VALUE)}
        body = substitute(ScalarReader(text, what, scope, self.of, [*self.entries, *self.imported]).read(), above)
        check_size(body, what)
        self.check(body, what)
        return body

    def check(self, body: Expr, what: str) -> None:
        """Every branch computes something of a tensor."""
        if isinstance(body, IfExp):
            self.check(body.then, what)
            self.check(body.otherwise, what)
        elif isinstance(body, Name) and body.type == VALUE:
            raise Mistake(body.at, f"{what} gives {body.name!r} itself, not a new tensor; write {body.name} + 0 for a copy")
        elif not isinstance(body, Prim) or not any(isinstance(e, Name) and e.type == VALUE for e in walk(body)):
            raise Mistake(body.at, f"{what} reads no tensor here, and so has no elements to give")
