"""One entry of a spec, key by key, before its formulas are understood."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .model import DTYPE_CLASSES, FORMS, FUNCTION, IN_PLACE, INTERNAL, METHOD, OPERATORS, Domain, Group, Sample
from .problems import Mistake, Report, listed, suggestion
from .samples import location_of, read_domain, read_samples
from .signature import Signature, SignatureError, parse
from .source import Items, Mapping, Text, Value

FIXED_KEYS = (
    "name",
    "forward",
    "call",
    "compose",
    "let",
    "output_differentiability",
    "non_differentiable",
    "aliases",
    "forms",
    "operator",
    "docs",
    "domain",
    "samples",
    "dtypes",
    "identity",
    "require",
)
RESERVED = ("grad", "grads", "keep", "node", "needs", "input")  # "input" is what a user sees as the name of self


@dataclass
class Entry:
    """The keys of one op, sorted; formulas are still text."""

    signature: Signature
    name_text: Text
    group: str
    kind: str = ""
    forward: Text | None = None
    target: Text | None = None
    forms: tuple[str, ...] = ()
    operators: tuple[str, ...] = ()
    aliases: tuple[tuple[str, Text], ...] = ()
    docs: str = ""
    non_differentiable: str = ""
    let: tuple[tuple[Text, Text], ...] = ()
    output_differentiability: Items | None = None
    domain: dict[str, Domain] = field(default_factory=dict)
    samples: tuple[Sample, ...] = ()
    classes: str = "bifc"
    identity: str = ""
    require: tuple[tuple[Text, str], ...] = ()
    formulas: list[tuple[Text, Text]] = field(default_factory=list)  # gradients and tangents, by key


def read_group(item: Mapping) -> Group:
    name, about = item.get("group"), item.get("about")
    for key, _ in item.entries:
        if key.value not in ("group", "about"):
            raise Mistake(key.at(), f"a group has 'group' and 'about', not {key.value!r}")
    if not isinstance(name, Text) or not re.fullmatch(r"[a-z][a-z_0-9]*", name.value):
        raise Mistake(location_of(name) if name else item.location, "the name of a group is one lower-case word")
    if not isinstance(about, Text) or not about.value.strip():
        raise Mistake(item.location, f"the group {name.value!r} needs 'about', a line that says what is in it")
    return Group(name.value, about.value, name.at())


def read_entry(item: Mapping, group: str, report: Report) -> Entry | None:
    name = item.get("name")
    if not isinstance(name, Text):
        found = item.entries[0][0].value if item.entries else "nothing"
        raise Mistake(item.location, f"an entry begins with 'name:' or 'group:', not {found!r}")
    try:
        signature = parse(name.value)
    except SignatureError as error:
        raise Mistake(name.at(error.offset), error.message) from None
    for param in signature.params:
        if param.name in RESERVED:
            raise Mistake(name.at(), f"{signature.name}: the parameter name {param.name!r} has a meaning of its own; choose another")
    entry = Entry(signature, name, group)
    result_names = [r.name for r in signature.returns]
    for key, value in item.entries:
        with report:
            if key.value in FIXED_KEYS:
                getattr(_Keys, key.value, _Keys.name)(entry, key, value, report)
            else:
                _formula(entry, key, value, result_names)
    with report:
        _complete(entry)
        return entry
    return None


def _formula(entry: Entry, key: Text, value: Value, results: list[str]) -> None:
    """A key that is no fixed one names inputs (a gradient) or a result (a tangent)."""
    signature = entry.signature
    names = [part.strip() for part in key.value.split(",")]
    tensors = [p.name for p in signature.params if p.type.is_tensor]
    for name in names:
        param = signature.param(name)
        if param is not None and not param.type.is_tensor:
            raise Mistake(key.at(), f"{name!r} is {param.type}; only tensors have gradients")
        if param is None and not (name in results and len(names) == 1):
            known = [*FIXED_KEYS, *tensors, *results]
            raise Mistake(key.at(), f"unknown key {key.value!r} in the entry of {signature.name}{suggestion(name, known)}")
    entry.formulas.append((key, _text(key, value)))


def _complete(entry: Entry) -> None:
    """What can be said only once all keys are read."""
    signature = entry.signature
    internal = signature.base.startswith("_")
    if not entry.kind:
        raise Mistake(entry.name_text.at(), f"{signature.name} needs one of 'forward:', 'call:' or 'compose:'")
    if not entry.forms:
        entry.forms = (INTERNAL,) if internal else (METHOD,) if signature.is_inplace else (FUNCTION,) if signature.namespace else (FUNCTION, METHOD)
    if not entry.docs and INTERNAL not in entry.forms:
        raise Mistake(entry.name_text.at(), f"{signature.name} is public and needs 'docs:', a line that says what it does")
    first = signature.params[0] if signature.params else None
    takes_tensor = first is not None and first.type.is_tensor and not first.type.is_list
    if METHOD in entry.forms and not takes_tensor:
        raise Mistake(entry.name_text.at(), f"{signature.name} cannot be a method: its first parameter is no tensor")
    simple = len(signature.returns) == 1 and not signature.is_view and not signature.is_inplace and str(signature.returns[0].type) == "Tensor"
    if IN_PLACE in entry.forms and not (takes_tensor and simple):
        raise Mistake(entry.name_text.at(), f"{signature.name} cannot have an in-place form: that needs one tensor in and one out, and no view")


def _text(key: Text, value: Value) -> Text:
    if not isinstance(value, Text):
        raise Mistake(location_of(value), f"{key.value!r} is a text, not a {'list' if isinstance(value, Items) else 'mapping'}; put it in quotes")
    if not value.value.strip():
        raise Mistake(key.at(), f"{key.value!r} is empty")
    return value


def _words(key: Text, value: Value) -> list[Text]:
    """A list of words, or one word."""
    items = value.values if isinstance(value, Items) else (value,)
    return [_text(key, item) for item in items]


class _Keys:
    """A function for each fixed key."""

    @staticmethod
    def name(entry: Entry, key: Text, value: Value, report: Report) -> None:
        pass  # read first of all

    @staticmethod
    def forward(entry: Entry, key: Text, value: Value, report: Report) -> None:
        _Keys.kind(entry, key)
        entry.forward = _text(key, value)

    @staticmethod
    def call(entry: Entry, key: Text, value: Value, report: Report) -> None:
        _Keys.kind(entry, key)
        entry.target = _text(key, value)
        if not re.fullmatch(r"[a-z_]\w*\.[A-Za-z_]\w*", entry.target.value):
            raise Mistake(entry.target.at(), f"{entry.target.value!r} is no 'module.function' of the array functions")

    compose = call

    @staticmethod
    def kind(entry: Entry, key: Text) -> None:
        if entry.kind:
            raise Mistake(key.at(), f"an op has one of forward, call and compose; {entry.signature.name} has {entry.kind} and {key.value}")
        entry.kind = key.value

    @staticmethod
    def let(entry: Entry, key: Text, value: Value, report: Report) -> None:
        if not isinstance(value, Mapping):
            raise Mistake(location_of(value), "'let' is a mapping from names to formulas")
        for name, text in value.entries:
            taken = [p.name for p in entry.signature.params] + [r.name for r in entry.signature.returns] + list(RESERVED)
            if name.value in taken or not name.value.isidentifier():
                raise Mistake(name.at(), f"'let' cannot give the name {name.value!r}: it is taken or no name")
        entry.let = tuple((name, _text(name, text)) for name, text in value.entries)

    @staticmethod
    def output_differentiability(entry: Entry, key: Text, value: Value, report: Report) -> None:
        count = len(entry.signature.returns)
        if not isinstance(value, Items) or len(value.values) != count:
            raise Mistake(location_of(value), f"'output_differentiability' is a list of {count} words True or False, one a result")
        entry.output_differentiability = value

    @staticmethod
    def non_differentiable(entry: Entry, key: Text, value: Value, report: Report) -> None:
        entry.non_differentiable = _text(key, value).value
        if entry.non_differentiable.lower() in ("true", "yes", "false", "no"):
            raise Mistake(location_of(value), "'non_differentiable' gives the reason, such as 'the result is an index'")

    @staticmethod
    def aliases(entry: Entry, key: Text, value: Value, report: Report) -> None:
        aliases = _words(key, value)
        for alias in aliases:
            if not re.fullmatch(r"[A-Za-z_][\w.]*", alias.value):
                raise Mistake(alias.at(), f"{alias.value!r} is no name")
        entry.aliases = tuple((alias.value, alias) for alias in aliases)

    @staticmethod
    def forms(entry: Entry, key: Text, value: Value, report: Report) -> None:
        forms = _words(key, value)
        for form in forms:
            if form.value not in FORMS:
                raise Mistake(form.at(), f"unknown form {form.value!r}; expected {listed(FORMS)}{suggestion(form.value, FORMS)}")
        entry.forms = tuple(form.value for form in forms)

    @staticmethod
    def operator(entry: Entry, key: Text, value: Value, report: Report) -> None:
        symbols = _words(key, value)
        for symbol in symbols:
            if symbol.value not in OPERATORS:
                raise Mistake(symbol.at(), f"unknown operator {symbol.value!r}; expected one of {' '.join(OPERATORS)}")
            operands = 1 if "x" in symbol.value else 2
            tensors = [p for p in entry.signature.params if not p.has_default]
            if len(tensors) != operands:
                raise Mistake(symbol.at(), f"the operator {symbol.value!r} takes {operands}, {entry.signature.name} {len(tensors)}")
        entry.operators = tuple(symbol.value for symbol in symbols)

    @staticmethod
    def docs(entry: Entry, key: Text, value: Value, report: Report) -> None:
        entry.docs = _text(key, value).value

    @staticmethod
    def domain(entry: Entry, key: Text, value: Value, report: Report) -> None:
        entry.domain = read_domain(value, entry.signature, report)

    @staticmethod
    def samples(entry: Entry, key: Text, value: Value, report: Report) -> None:
        entry.samples = read_samples(value, entry.signature, report)

    @staticmethod
    def dtypes(entry: Entry, key: Text, value: Value, report: Report) -> None:
        words = _words(key, value)
        for word in words:
            if word.value not in DTYPE_CLASSES:
                raise Mistake(word.at(), f"unknown dtype class {word.value!r}; expected {listed(DTYPE_CLASSES)}")
        entry.classes = "".join(DTYPE_CLASSES[word.value] for word in words)

    @staticmethod
    def identity(entry: Entry, key: Text, value: Value, report: Report) -> None:
        text = _text(key, value)
        if text.value != "real":
            raise Mistake(text.at(), f"'identity' says for which tensors the op gives back its input: 'real', not {text.value!r}")
        entry.identity = text.value

    @staticmethod
    def require(entry: Entry, key: Text, value: Value, report: Report) -> None:
        if not isinstance(value, Mapping):
            raise Mistake(location_of(value), "'require' is a mapping from conditions on parameters to the error where one does not hold")
        entry.require = tuple((condition, _text(condition, message).value) for condition, message in value.entries)
