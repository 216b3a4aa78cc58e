"""A spec -> ops. Every mistake is an error that names file:line:column and the mend, and one run tells them all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from .kept.files import digest_of_generator, kept_file, made_once
from .model.expr import Call, Expr, Host, names, walk
from .model.op import AUTO_BATCH, FORMULA, OPERATORS, OWN, SAMPLES, Group, Op, Spec
from .model.spec_text import SpecText, visible
from .problems import Location, Mistake, Problem, ProblemReport, SpecError, listed, suggestion
from .read import derive
from .read.bodies import Bodies
from .read.entries.entry import Entry
from .read.entries.read_entry import read_entry, read_group
from .read.entries.samples import location_of
from .read.formula import CHECKS, FormulaReader, Header, Vocabulary, read_formula, type_of
from .read.gradients import excused_outputs, read_gradients
from .read.header import KEYS, SpecHeader, assumed_header, is_header, is_namespace, read_header
from .read.libraries import FoundLibrary, find_library, known_libraries
from .read.names import check_public, with_names_of_their_own
from .read.reader import check_size
from .read.source import Items, Mapping, Text, Unread, Value, decode, read
from .read.targets import Targets


@dataclass(frozen=True)
class Reading:
    """What a file says: the ops that could be read, and the mistakes.

    Args:
        spec: The ops that could be read; of some of them not every formula.
        problems: The mistakes.
        provable: The ops whose formulas can be tried: their inputs are not among the mistakes.
    """

    spec: Spec
    problems: tuple[Problem, ...]
    provable: frozenset[str]

    def whole(self) -> Spec:
        """The spec, which must have no mistake."""
        if self.problems:
            raise SpecError(self.problems)
        return self.spec


def load(path: str | Path, targets: Targets | None = None, shown_as: str | None = None, own_c: bool = True) -> Spec:
    """Read and check the spec in a file; raises `SpecError` with every mistake in it."""
    return read_file(path, targets, shown_as, own_c).whole()


def loads(text: str, file: str = "<spec>", targets: Targets | None = None, namespace: str = "", library: bool = False, own_c: bool = True) -> Spec:
    """Read and check a spec given as text.

    Args:
        text: the spec.
        file: its name, for messages.
        targets: which handwritten functions exist; without it that is not checked.
        namespace: of a library's ops, where the header does not say it.
        library: a spec without a header is a library's too, which imports specgrad.
        own_c: whether ops may bring C of their own. A tool that builds nothing refuses it, unless it is asked not to.
    """
    return read_text(text, file, targets, namespace, library, own_c).whole()


def read_file(path: str | Path, targets: Targets | None = None, shown_as: str | None = None, own_c: bool = True) -> Reading:
    """Read as much of the spec in a file as can be read."""
    path = Path(path)
    file = shown_as or path.name
    return read_text(decode(path.read_bytes(), file), file, targets, default_namespace(path), own_c=own_c)


def read_text(text: str, file: str, targets: Targets | None = None, namespace: str = "", library: bool = False, own_c: bool = True) -> Reading:
    """Read as much of a spec as can be read; the arguments are those of `loads`."""
    loader = Loader(file, ProblemReport(), targets, namespace, library=library)
    spec = loader.load(text)
    for entry in loader.entries:
        if not own_c and any(own.is_c for own in entry.own):
            loader.report.add(
                entry.own_texts[0].at(),
                f"{entry.signature.name} brings C of its own, which is compiled and run as written: who trusts it passes own_c=True",
            )
    problems = SpecError(loader.report.problems).problems
    if problems:
        spec = _closed(spec)
    return Reading(spec, problems, frozenset(e.signature.name for e in loader.entries if e.tried) & spec.by_name().keys())


def _closed(spec: Spec) -> Spec:
    """The ops of a spec that call none that it lacks."""
    imported = {op.name for op in spec.imported}
    called = {op.name: op.calls - imported for op in spec}
    while lacking := {name for name, others in called.items() if not others <= called.keys()}:
        called = {name: others for name, others in called.items() if name not in lacking}
    return replace(spec, ops=tuple(op for op in spec if op.name in called))


def default_namespace(path: Path) -> str:
    """The namespace of the ops of mylib/ops.yaml is mylib; "" where the folder's name cannot be one."""
    name = path.resolve().parent.name
    return name if is_namespace(name) else ""


@dataclass
class _Imported:
    """What formulas need to know of imported libraries."""

    ops: dict[str, Op] = field(default_factory=dict)
    libraries: dict[str, str] = field(default_factory=dict)
    modules: dict[str, Path] = field(default_factory=dict)


@cache
def _library(found: FoundLibrary, text: str, reading: tuple[str, ...]) -> tuple[tuple[Op, ...], dict[str, Path]]:
    """The ops of a library as others import them, and the modules of their functions. Raises `SpecError`."""
    if found.name != OWN:
        return _read_library(found, text, reading)
    of = "\n".join((digest_of_generator(), text))
    return made_once(kept_file("imported", found.spec, ".pickle"), of, lambda: _read_library(found, text, reading))


def _read_library(found: FoundLibrary, text: str, reading: tuple[str, ...]) -> tuple[tuple[Op, ...], dict[str, Path]]:
    loader = Loader(found.spec.name, ProblemReport(), None, default_namespace(found.spec), (*reading, found.name))
    loader.read_entries(text)
    bodies = loader.bodies()
    ops = []
    for entry in loader.entries:
        of_entry = bodies.read(entry) if entry.forwards or entry.own else ()
        ops.append(replace(loader.bare_op(entry, of_entry), library=found.name))
    loader.report.raise_if_any()
    return tuple(ops), {**loader.imported.modules, **found.modules}


@dataclass(frozen=True)
class _WithFormulas:
    """What reads the ops of libraries and of what these import, with their formulas, by name."""

    libraries: tuple[str, ...]

    def __call__(self) -> dict[str, Op]:
        return _with_formulas(self.libraries)


@cache
def _with_formulas(libraries: tuple[str, ...]) -> dict[str, Op]:
    """The same, kept, as these are many."""
    ops: dict[str, Op] = {}
    for name in libraries:
        found = find_library(name)
        if found is not None:
            spec = _whole_library(found, decode(found.spec.read_bytes(), found.spec.name))
            ops |= spec.imported_with_formulas() | spec.by_name()
    return ops


def _whole_library(found: FoundLibrary, text: str) -> Spec:
    of = "\n".join((digest_of_generator(), text))
    reading = Loader(found.spec.name, ProblemReport(), None, default_namespace(found.spec))
    return made_once(kept_file("formulas", found.spec, ".pickle"), of, lambda: reading.load(text)) if found.name == OWN else reading.load(text)


_AS_IN_ENTRY = (  # what an op has as its entry says it
    "signature", "group", "kind", "forms", "in_place_functions", "out", "gives", "node", "node_with", "domain", "samples", "special", "errors",
    "accuracy", "gradient_accuracy", "stated_second_accuracy", "reference", "numpy_functions", "keywords", "classes", "dtypes", "identity",
)  # fmt: skip
_OF_ROWS = "dims.of_input"  # the batching rule of an op that runs along the rows of one tensor
_READS_ELEMENTS = {"has_zero", "layout", *CHECKS}  # what a formula may ask of a tensor beside its sizes


class Loader:
    """Reads a spec, and keeps its entries, so that one of them can be read again with other formulas."""

    file: str
    report: ProblemReport
    targets: Targets | None
    default_namespace: str
    library: bool
    reading: tuple[str, ...]
    vocabulary: Vocabulary

    def __init__(self, file: str, report: ProblemReport, targets: Targets | None, namespace: str = "", reading: tuple[str, ...] = (), library: bool = False):
        """`reading`: the libraries that are being read, each of which imports the next."""
        self.file, self.report, self.targets = visible(file).replace("\n", " "), report, targets
        self.default_namespace, self.reading, self.library = namespace, reading, library
        self.namespace: str = ""  # of a library's spec
        self.imported: _Imported = _Imported()
        self.groups: list[Group] = []
        self.entries: list[Entry] = []
        self.vocabulary = Vocabulary()
        self.mistaken: set[str] = set()  # names and operators of ops that could not be read

    def read_entries(self, text: str) -> None:
        """Read what a text says, formulas aside."""
        items = read(text, self.file, self.report)
        if items and is_header(items[0]):
            before = len(self.report.problems)
            with self.report:
                self.header(read_header(items[0]))  # type: ignore[arg-type]
            if len(self.report.problems) > before:
                return  # without what it imports, every formula is mistaken
            items = items[1:]
        elif self.library:
            self.header(assumed_header(self.file, self.default_namespace))
        self.read_items(items)
        self.check_names()

    def read_items(self, items: Iterable[Value | Unread]) -> None:
        """Read groups and entries, formulas aside."""
        for item in items:
            with self.report:
                if isinstance(item, Unread):
                    self.mistaken |= _names_in(item.text)
                    continue
                if not isinstance(item, Mapping):
                    raise Mistake(location_of(item), "an entry is a mapping that begins with 'name:' or 'group:'")
                if is_header(item):
                    raise Mistake(item.location, f"{listed(KEYS)} stand in the first item of a spec")
                self.item(item)

    def header(self, header: SpecHeader) -> None:
        """Import what a library's spec is built on."""
        self.namespace = header.namespace or self.default_namespace
        if not self.namespace:
            raise Mistake(header.location, "nobody knows under which name these ops are to be found: add 'namespace: mylib' to the header")
        for name, at in header.imports:
            reading = (*self.reading, *([self.namespace] if not self.reading else []))
            if name in reading:
                raise Mistake(at, f"the imports go round in a circle: {' -> '.join([*reading[reading.index(name) :], name])}")
            found = find_library(name)
            if found is None:
                known = known_libraries()
                raise Mistake(
                    at, f"there is no library {name!r} here{suggestion(name, known)}; installed are {', '.join(known)}: see 'imports' in docs/libraries.md"
                )
            try:
                ops, modules = _library(found, decode(found.spec.read_bytes(), found.spec.name), () if name == OWN else reading)
            except SpecError as error:
                count = f"{len(error.problems)} mistakes, the first of which is" if len(error.problems) > 1 else "a mistake"
                raise Mistake(at, f"the spec of {name} has {count}: {error.problems[0]}") from None
            for op in ops:
                other = self.imported.ops.setdefault(op.name, op)
                if other is not op:
                    raise Mistake(at, f"{name} and {other.library} both have an op {op.name!r}; a formula could not say which: import one of them")
            self.imported.libraries[name] = found.module
            self.imported.modules |= modules

    def bodies(self) -> Bodies:
        return Bodies({e.signature.name: e for e in self.entries}, self.imported.ops, self.mistaken, self.report)

    def load(self, text: str) -> Spec:
        self.read_entries(text)
        return self.spec({})

    def spec(self, known: dict[str, Op]) -> Spec:
        """The spec of all entries, `known` the ops that need not be read again."""
        vocabulary = self.vocabulary = Vocabulary(mistaken=self.mistaken)
        for op in self.imported.ops.values():
            vocabulary.add(Header(op.signature, op.kind, op.forms, _symbols(op.operators), op.target))
        if self.targets is not None:
            vocabulary.ops_called_by = self.targets.ops_called_by
        for entry in self.entries:
            vocabulary.add(
                Header(entry.signature, entry.kind, entry.forms, _symbols(o.value for o in entry.operators), entry.target.value if entry.target else "")
            )
        bodies = self.bodies()
        bodies.done |= {op.name: op.bodies for op in known.values()}
        ops = []
        for entry in self.entries:
            if entry.signature.name in known:
                ops.append(known[entry.signature.name])
                continue
            of_entry = bodies.read(entry) if entry.forwards or entry.own else ()
            with self.report:
                op = self.op(entry, of_entry, vocabulary)
                if entry.kind != "forward" or of_entry:  # otherwise its mistake is in the report, with those of its formulas
                    ops.append(op)
        ops = _numbered(ops)
        self.check_nodes(ops)
        imported = self.imported
        modules = imported.modules | (self.targets.modules if self.targets is not None else {})
        return Spec(
            self.file,
            tuple(self.groups),
            tuple(ops),
            self.namespace,
            tuple(imported.ops.values()),
            imported.libraries,
            modules,
            imported_with_formulas=_WithFormulas(tuple(imported.libraries)),
        )

    def check_nodes(self, ops: list[Op]) -> None:
        """The nodes of two ops must not be one class; where users are to see one name, 'node' says so."""
        nodes: dict[str, Op] = {}
        for op in ops:
            first = nodes.setdefault(op.node_class, op) if op.differentiable_inputs else op
            if first.signature.identifier != op.signature.identifier:
                self.report.add(op.location, f"{op.name} and {first.name} would both have a node {op.node_class}; rename one")

    def item(self, item: Mapping) -> None:
        if item.entries and item.entries[0][0].value in ("group", "about"):
            group = read_group(item)
            if any(g.name == group.name for g in self.groups):
                raise Mistake(group.location, f"the group {group.name!r} stands twice")
            self.groups.append(group)
            return
        try:
            entry = read_entry(item, self.group().name, self.report, bool(self.namespace))
        except Mistake:
            self.mistaken |= _guessed_names(item)
            raise
        if entry.kind:
            self.entries.append(entry)
        else:
            self.mistaken |= _guessed_names(item)

    def group(self) -> Group:
        """The group that an op is of which comes next."""
        if not self.groups:
            self.groups.append(Group("main", SpecText(f"The ops of {self.namespace}." if self.namespace else ""), Location(self.file, 1, 1)))
        return self.groups[-1]

    def check_names(self) -> None:
        self.entries, hiding = with_names_of_their_own(self.entries, self.imported.ops.values(), self.report)
        self.mistaken |= hiding

    def op(self, entry: Entry, bodies: tuple[Expr, ...], vocabulary: Vocabulary) -> Op:
        if self.targets is not None:
            for kind, target in _functions_of(entry):
                known = len(self.report.problems)
                with self.report:
                    self.targets.check(entry.signature, kind, target)
                entry.tried &= len(self.report.problems) == known
            check_public(entry, self.namespace, [g.name for g in self.groups], self.imported.ops.values(), self.targets, self.report)
        op = replace(self.bare_op(entry, bodies), requirements=self.requirements(entry, vocabulary))
        if op.rowwise and not (op.signature.param("dim") and str(op.signature.param("dim").type) == "int"):  # type: ignore[union-attr]
            raise Mistake(op.location, f"the forward of {op.name} runs along a row, so the op needs a parameter 'int dim'")
        kinds = [derive.result_kind(body, derive.kinds_of(op.signature, *bodies)) for body in bodies]
        if bodies and not op.non_differentiable and set(kinds) <= {derive.BOOL, derive.INT}:
            op = replace(op, non_differentiable=SpecText(f"the result is {'a bool' if kinds[0] == derive.BOOL else 'an integer'}"))
        if op.elementwise and (kind := next((d.kind for d in op.domain.values() if d.kind), "")):
            self.report.add(op.location, f"{op.name} is elementwise, and its domain speaks of matrices or rows: {kind!r} has no place here")
        with self.report:
            op = replace(op, batch=self.batch(entry, op))
        with self.report:
            op = replace(op, **self.flops(entry, op, vocabulary))
        gradients, tangents, outputs = read_gradients(entry, op, vocabulary, self.report)
        op = replace(op, gradients=gradients, tangents=tangents, differentiable_outputs=outputs, excused_outputs=excused_outputs(entry, op))
        with self.report:
            op = replace(op, backward_call=self.backward_call(entry, op))
        self.check_node(op)
        return op

    def bare_op(self, entry: Entry, bodies: tuple[Expr, ...]) -> Op:
        """An op without its formulas, as another spec imports it."""
        return Op(
            location=entry.name_text.at(),
            docs=SpecText(entry.docs),
            bodies=bodies,
            body_text=text_of_bodies(entry),
            rowwise=any(map(derive.runs_along_row, bodies)),
            target=entry.target.value if entry.target else "",
            in_place=entry.in_place.value if entry.in_place else "",
            operators=tuple(symbol.value for symbol in entry.operators),
            updates=tuple(text.value for text in entry.updates),
            may_share=tuple(text.value for text in entry.may_share),
            dtype_of=entry.dtype_of.value if entry.dtype_of else "",
            aliases=tuple(alias for alias, _ in entry.aliases),
            non_differentiable=SpecText(entry.non_differentiable),
            **{name: getattr(entry, name) for name in _AS_IN_ENTRY},
        )

    def check_node(self, op: Op) -> None:
        """What users see of the node must be there."""
        if op.node and op.kind != "compose" and not op.differentiable_inputs:
            self.report.add(op.location, f"{op.name} has no node that 'node' could name, because no gradient flows through it")
        elif op.node_with and not any(g.expr is not None and op.node_with[1] in names(g.expr) for g in op.gradients):
            self.report.add(op.location, f"the node of {op.name} does not keep {op.node_with[1]!r}, because no gradient formula reads it")

    def backward_call(self, entry: Entry, op: Op) -> str:
        """The function of all gradients, which must exist; and there must be a formula for each, which says what it computes. "" if there is none."""
        text = entry.backward_call
        if text is None or op.non_differentiable or op.kind == "compose":
            return ""
        if self.targets is not None:
            self.targets.find("call", text)
        given = [g for g in op.gradients if g.flows]
        if not given or any(g.kind != FORMULA for g in given):
            raise Mistake(text.at(), f"the 'backward_call' of {op.name} needs a formula for each input that has a gradient: these say what it computes")
        if many := next((p.name for p in op.differentiable_inputs if p.type.is_list), ""):
            raise Mistake(text.at(), f"the 'backward_call' of {op.name} gives an array for each input, and {many!r} is a list of tensors")
        return text.value

    def batch(self, entry: Entry, op: Op) -> str:
        """The rule by which an op acts on a batch; "" if it needs none, or has none."""
        derived = _OF_ROWS if op.rowwise and len(op.tensors) == 1 else ""
        text = entry.batch
        if op.kind == "compose" or text is None or (op.kind == "forward" and not op.bodies) or (text.value == AUTO_BATCH and (op.elementwise or derived)):
            return derived
        if op.elementwise:
            raise Mistake(text.at(), f"{op.name} is elementwise, and acts on a batch as on any tensor: it needs no 'batch'")
        if not op.tensors:
            raise Mistake(text.at(), f"{op.name} takes no tensor, so none that has a batch")
        if text.value == AUTO_BATCH:
            advice = f"name a rule, or say {SAMPLES!r}"
            raise Mistake(text.at(), f"{AUTO_BATCH!r} is for elementwise ops, and for those of one tensor that run along its rows; of {op.name} {advice}")
        if text.value == SAMPLES:
            return ""
        if self.targets is not None:
            self.targets.find("batch", text)
        return text.value

    def flops(self, entry: Entry, op: Op, vocabulary: Vocabulary) -> dict[str, Any]:
        """How many operations an op takes, counted from sizes."""
        text = entry.flops
        if op.kind == "compose" or text is None:
            return {}
        what = f"the 'flops' of {op.name}"
        hints = {p.name: "; an operand may be a number: count by the size of the result" for p in op.tensors} if op.elementwise else {}
        scope = {p.name: type_of(p) for p in op.signature.params if p.name not in hints} | {r.name: type_of(r) for r in op.signature.returns}
        expr = FormulaReader(text, what, scope, vocabulary, hints).read()
        check_size(expr, what)
        if expr.type != "int":
            raise Mistake(expr.at, f"{what} are a whole number, not {expr.type}{'; divide with //' * (expr.type == 'float')}")
        for part in walk(expr):
            if isinstance(part, Call) or (isinstance(part, Host) and part.fn in _READS_ELEMENTS):
                called = part.op if isinstance(part, Call) else part.fn
                raise Mistake(part.at, f"{what} are counted from sizes alone, without {called}()")
        return {"flops": expr, "flops_text": SpecText(text.value)}

    def requirements(self, entry: Entry, vocabulary: Vocabulary) -> tuple[tuple[Expr, SpecText], ...]:
        scope = {p.name: type_of(p) for p in entry.signature.params}
        found = []
        for condition, message in entry.require:
            with self.report:
                reader = FormulaReader(condition, "the condition of 'require'", scope, vocabulary)
                found.append((read_formula(reader, ["bool"]), SpecText(message)))
        return tuple(found)


def _functions_of(entry: Entry) -> Iterator[tuple[str, Text]]:
    """The handwritten functions that an entry names, each with the key whose functions it is one of."""
    if entry.target is not None:
        yield entry.kind, entry.target
    if entry.in_place is not None and entry.target is not None:
        yield entry.kind, entry.in_place
    for own, text in zip(entry.own, entry.numpys):
        if own.call:
            yield "call", text


def text_of_bodies(entry: Entry) -> SpecText:
    """What the forward says, of several results with their names."""
    texts = [text.value for text in entry.forwards or entry.own_texts]
    if not texts:
        return SpecText()
    return SpecText(texts[0] if len(texts) == 1 else "; ".join(f"{r.name}: {text}" for r, text in zip(entry.signature.returns, texts)))


def _numbered(ops: list[Op]) -> list[Op]:
    """The ops, those with a node counted among the overloads of their name."""
    counts: dict[str, int] = {}
    numbered = []
    for op in ops:
        name = op.signature.public_name
        number = counts.get(name, 0)
        numbered.append(op if op.number == number else replace(op, number=number))
        counts[name] = counts.get(name, 0) + bool(op.differentiable_inputs)
    return numbered


def _symbols(operators: Iterable[str]) -> tuple[str, ...]:
    """Operators as Python's syntax tree names them."""
    return tuple(OPERATORS[o][0] for o in operators if OPERATORS[o][0])


def _guessed_names(item: Mapping) -> set[str]:
    """What formulas may call an op whose entry could not be read."""
    name, operator = item.get("name"), item.get("operator")
    symbols = operator.values if isinstance(operator, Items) else (operator,)
    return _called(name.value if isinstance(name, Text) else "", [s.value for s in symbols if isinstance(s, Text)])


def _names_in(text: str) -> set[str]:
    """The same, of an entry that is not YAML."""
    name, operator = (re.search(rf"^(?:- |  ){key}:(.*)", text, re.MULTILINE) for key in ("name", "operator"))
    symbols = re.findall(r"[^\s\[\],\"']+", operator[1]) if operator else []
    return _called(name[1].strip() if name else "", symbols)


def _called(name: str, symbols: Iterable[str]) -> set[str]:
    found = re.match(r"[\w.]*", name)[0]  # type: ignore[index]
    return {found, found.rpartition(".")[0], *found.split(".")} | {OPERATORS[symbol][0] for symbol in symbols if symbol in OPERATORS}
