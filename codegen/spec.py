"""derivatives.yaml -> ops. Every mistake is an error that names file:line:column and the mend, and one run tells them all."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from . import derive
from .entry import Entry, read_entry, read_group
from .expr import VALUE, Expr, Prim, walk
from .formula import Header, Vocabulary, read_formula
from .gradients import read_gradients, type_of
from .model import OPERATORS, Group, Op, Spec
from .primitives import PRIMITIVES
from .problems import Location, Mistake, Report
from .samples import location_of
from .scalar import ScalarReader, scope_of
from .signature import Signature
from .source import Mapping, Text, read
from .targets import Targets


def load(path: str | Path, targets: Targets | None = None, shown_as: str | None = None) -> Spec:
    """Read and check the spec in a file; raises `SpecError` with every mistake in it."""
    path = Path(path)
    return loads(path.read_text(encoding="utf-8"), shown_as or path.name, targets)


def loads(text: str, file: str = "<spec>", targets: Targets | None = None) -> Spec:
    """Read and check a spec given as text. `targets` says which array functions exist; without it that is not checked."""
    report = Report()
    spec = _Loader(file, report, targets).load(text)
    report.raise_if_any()
    return spec


@dataclass
class _Bodies:
    """The scalar expressions of the forwards, read when first asked for, since one may call another."""

    entries: dict[str, Entry]
    done: dict[str, Expr | None]
    reading: list[str]
    report: Report

    def of(self, name: str) -> tuple[Signature, Expr] | None:
        """The signature and body of an op that another's forward calls."""
        entry = self.entries.get(name)
        if entry is None or entry.forward is None:
            return None
        if name in self.reading:
            raise Mistake(entry.forward.at(), f"the forward of {name} goes round in a circle: {' -> '.join([*self.reading, name])}")
        body = self.read(entry)
        return (entry.signature, body) if body is not None else None

    def read(self, entry: Entry) -> Expr | None:
        name = entry.signature.name
        if name not in self.done:
            assert entry.forward is not None
            self.done[name] = None
            self.reading.append(name)
            with self.report:
                what = f"the forward of {name}"
                body = ScalarReader(entry.forward, what, scope_of(entry.signature), self.of).read()
                if body.type != VALUE:
                    raise Mistake(body.at, f"{what} gives {body.type} and reads no tensor")
                self.done[name] = body
            self.reading.pop()
        return self.done[name]


class _Loader:
    def __init__(self, file: str, report: Report, targets: Targets | None):
        self.file, self.report, self.targets = file, report, targets
        self.groups: list[Group] = []
        self.entries: list[Entry] = []

    def load(self, text: str) -> Spec:
        for item in read(text, self.file, self.report).values:
            with self.report:
                if not isinstance(item, Mapping):
                    raise Mistake(location_of(item), "an entry is a mapping that begins with 'name:' or 'group:'")
                self.entry(item)
        self.check_names()
        vocabulary = Vocabulary()
        for entry in self.entries:
            vocabulary.add(Header(entry.signature, entry.kind, entry.forms, tuple(OPERATORS[o][0] for o in entry.operators)))
        bodies = _Bodies({e.signature.name: e for e in self.entries}, {}, [], self.report)
        ops = []
        for entry in self.entries:
            body = bodies.read(entry) if entry.forward else None
            if entry.forward and body is None:
                continue  # its mistake is in the report
            with self.report:
                ops.append(self.op(entry, body, vocabulary))
        self.check_nodes(ops)
        return Spec(self.file, tuple(self.groups), tuple(ops))

    def check_nodes(self, ops: list[Op]) -> None:
        """The nodes of two ops must not bear one name: a user could not tell them apart."""
        nodes: dict[str, Op] = {}
        for op in ops:
            first = nodes.setdefault(op.node_name, op) if op.differentiable_inputs else op
            if first is not op:
                self.report.add(op.location, f"{op.name} and {first.name} would both have a node {op.node_name}; rename one")

    def entry(self, item: Mapping) -> None:
        if item.get("group") is not None:
            group = read_group(item)
            if any(g.name == group.name for g in self.groups):
                raise Mistake(group.location, f"the group {group.name!r} stands twice")
            self.groups.append(group)
            return
        if not self.groups:
            self.groups.append(Group("ops", "", Location(self.file, 1, 1)))
        entry = read_entry(item, self.groups[-1].name, self.report)
        if entry:
            self.entries.append(entry)

    def check_names(self) -> None:
        """No op, alias or operator may be given twice."""
        taken: dict[str, Text] = {}
        public: dict[str, Entry] = {}
        symbols: dict[str, Entry] = {}
        for entry in self.entries:
            public.setdefault(entry.signature.public_name, entry)
        for entry in self.entries:
            for key, text in ((entry.signature.name, entry.name_text), (entry.signature.identifier, entry.name_text)):
                first = taken.setdefault(key, text)
                if first is not text:
                    self.report.add(text.at(), f"the op {key!r} stands twice; the first is in line {first.at().line}")
                    break
            for alias, place in entry.aliases:
                other = public.get(alias)
                first = taken.setdefault(alias, place)
                if other or first is not place:
                    line = other.name_text.at().line if other else first.at().line
                    self.report.add(place.at(), f"the alias {alias!r} of {entry.signature.name} is taken, in line {line}")
            for symbol in entry.operators:
                owner = symbols.setdefault(symbol, entry)
                if owner is not entry:
                    name = owner.signature.name
                    self.report.add(entry.name_text.at(), f"the operator {symbol!r} belongs to {name} already")

    def op(self, entry: Entry, body: Expr | None, vocabulary: Vocabulary) -> Op:
        if self.targets is not None and entry.target:
            self.targets.check(entry.signature, entry.kind, entry.target)
        op = Op(
            signature=entry.signature,
            location=entry.name_text.at(),
            group=entry.group,
            kind=entry.kind,
            forms=entry.forms,
            docs=entry.docs,
            body=body,
            body_text=entry.forward.value if entry.forward else "",
            rowwise=body is not None and any(isinstance(e, Prim) and PRIMITIVES[e.fn].row for e in walk(body)),
            target=entry.target.value if entry.target else "",
            operators=entry.operators,
            aliases=tuple(alias for alias, _ in entry.aliases),
            non_differentiable=entry.non_differentiable,
            domain=entry.domain,
            samples=entry.samples,
            classes=entry.classes,
            identity=entry.identity,
            requirements=self.requirements(entry, vocabulary),
        )
        if op.rowwise and not (op.signature.param("dim") and str(op.signature.param("dim").type) == "int"):  # type: ignore[union-attr]
            raise Mistake(op.location, f"the forward of {op.name} runs along a row, so the op needs a parameter 'int dim'")
        if body is not None and not op.non_differentiable and derive.result_kind(body, derive.kinds_of(op.signature, body)) == derive.BOOL:
            op = replace(op, non_differentiable="the result is a bool")
        gradients, tangents, outputs = read_gradients(entry, op, vocabulary, self.report)
        return replace(op, gradients=gradients, tangents=tangents, differentiable_outputs=outputs)

    def requirements(self, entry: Entry, vocabulary: Vocabulary) -> tuple[tuple[Expr, str], ...]:
        scope = {p.name: type_of(p) for p in entry.signature.params}
        found = []
        for condition, message in entry.require:
            with self.report:
                found.append((read_formula(condition, "the condition of 'require'", scope, vocabulary, ["bool"]), message))
        return tuple(found)
