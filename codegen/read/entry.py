"""One entry of a spec, key by key, before its formulas are understood."""

from __future__ import annotations

import difflib
import keyword
import math
import re
from dataclasses import dataclass, field

from ..model import reserved
from ..model.op import (
    AUTO_BATCH,
    DEFAULT_ULPS,
    DTYPE_CLASSES,
    DTYPES,
    FORMS,
    FUNCTION,
    IN_PLACE,
    IN_PLACE_ARGUMENT,
    INTERNAL,
    METHOD,
    OPERATORS,
    PROPERTY,
    SAMPLES,
    Domain,
    Group,
    Reference,
    Sample,
    Special,
)
from ..model.primitives import OwnC
from ..model.signature import NAMESPACES, RESERVED, Signature, SignatureError, is_name, parse
from ..model.spec_text import SpecText
from ..problems import Consequence, Location, Mistake, ProblemReport, listed, suggestion
from . import habits
from .own_c import read_bodies, read_functions, read_numpy_alone
from .reference import read_reference
from .samples import check_matrices, location_of, read_domain, read_samples, read_special
from .source import Items, Mapping, Text, Value

# "module.function" or "room.module.function" of specgrad's, and "package.module:function".
_FUNCTION = re.compile(r"[a-z_][a-z_0-9]*(\.[a-z_][a-z_0-9]*)*\.[A-Za-z_][A-Za-z_0-9]*|[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*", re.ASCII)
# Keys that say something of a formula, which a composed op has not.
_NOT_COMPOSED = ("let", "output_differentiability", "non_differentiable", "identity", "node", "batch", "flops")


@dataclass
class Entry:
    """The keys of one op, sorted; formulas are still text."""

    signature: Signature
    name_text: Text
    group: str
    kind: str = ""
    forwards: tuple[Text, ...] = ()  # an expression for each result
    own: tuple[OwnC, ...] = ()  # or C of its own
    own_texts: tuple[Text, ...] = ()  # a body for all results, or a function for each
    cuda: Text | None = None
    numpys: tuple[Text, ...] = ()
    target: Text | None = None
    forms: tuple[str, ...] = ()
    operators: tuple[Text, ...] = ()
    aliases: tuple[tuple[str, Text], ...] = ()
    in_place_functions: tuple[str, ...] = ()
    no_out: bool = False
    node: str = ""
    node_with: tuple[str, ...] = ()
    docs: str = ""
    non_differentiable: str = ""
    let: dict[Text, Text | None] = field(default_factory=dict)  # None for a definition that is mistaken
    output_differentiability: Items | None = None
    domain: dict[str, Domain] = field(default_factory=dict)
    samples: tuple[Sample, ...] = ()
    special: tuple[Special, ...] = ()
    accuracy: float | None = DEFAULT_ULPS
    gradient_accuracy: dict[str, float | None] = field(default_factory=dict)
    reference: Reference | None = None
    classes: str = "bifc"
    dtypes: tuple[str, ...] = ()
    identity: str = ""
    require: tuple[tuple[Text, str], ...] = ()
    batch: Text | None = None
    flops: Text | None = None
    formulas: list[tuple[Text, Text]] = field(default_factory=list)  # gradients and tangents, by key
    tried: bool = True  # whether it can be tried: no fixed key, which may say on what, is mistaken
    mistaken: set[str] = field(default_factory=set)  # what a mistaken key would have said, so that nobody asks for it again


def read_group(item: Mapping) -> Group:
    name, about = item.get("group"), item.get("about")
    for key, _ in item.entries:
        if key.value not in ("group", "about"):
            raise Mistake(key.at(), f"a group has 'group' and 'about', not {key.value!r}")
    if not isinstance(name, Text) or not re.fullmatch(r"[a-z][a-z_0-9]*", name.value):
        raise Mistake(location_of(name) if name else item.location, "the name of a group is one lower-case word")
    if len(name.value) > reserved.MAX_NAME:
        raise Mistake(name.at(), f"the name of a group has at most {reserved.MAX_NAME} letters, and this one {len(name.value)}")
    if reserved.group(name.value):
        raise Mistake(name.at(), f"the group {name.value!r} cannot have a module of that name; choose another")
    if not isinstance(about, Text) or not about.value.strip():
        raise Mistake(item.location, f"the group {name.value!r} needs 'about', a line that says what is in it")
    return Group(name.value, SpecText(about.value), name.at())


def read_entry(item: Mapping, group: str, report: ProblemReport, of_library: bool = False) -> Entry:
    """`of_library`: the ops lie in a namespace of their own, so none has a namespace or an operator of specgrad's."""
    if not item.entries or item.entries[0][0].value != "name":
        word = item.entries[0][0].value if item.entries else ""
        first = f"not with {word!r}{habits.key(word)[0]}" if item.entries else "and this one is empty"
        raise Mistake(item.location, f"an entry begins with 'name:' or 'group:', {first}")
    key, name = item.entries[0]
    name = _text(key, name)
    try:
        signature = parse(name.value, composed=any(key.value == "compose" for key, _ in item.entries))
    except SignatureError as error:
        raise Mistake(name.at(error.offset), error.message) from None
    entry = Entry(signature, name, group)
    keys = _Keys(entry, report)
    for key, value in item.entries:
        known = len(report.problems)
        with report:
            if key.value in FIXED_KEYS:
                getattr(keys, f"on_{key.value}")(key, value)
            else:
                _formula(entry, key, value, report)
        entry.tried &= len(report.problems) == known or (key.value not in FIXED_KEYS and not entry.mistaken.intersection(FIXED_KEYS))
    if of_library:
        _check_library(entry, report)
    _complete(entry, item, report)
    return entry


def _check_library(entry: Entry, report: ProblemReport) -> None:
    """A library's ops are found in its own namespace, and are methods only if it says so."""
    places = [(entry.signature.name, entry.name_text)] * bool(entry.signature.namespace) + [(name, text) for name, text in entry.aliases if "." in name]
    for name, text in places:
        report.add(text.at(), f"{name!r} lies in a namespace of specgrad's; the ops of a library lie in its own, and have names without a dot before them")
    for symbol in entry.operators:
        report.add(symbol.at(), f"the operators of tensors belong to specgrad; {entry.signature.name} cannot have {symbol.value!r}")
    for name in entry.in_place_functions:
        if "." in name:
            report.add(entry.name_text.at(), f"{name!r} lies in a namespace of specgrad's; the ops of a library lie in its own")
    if not entry.forms and not entry.signature.is_inplace and not entry.signature.base.startswith("_"):
        entry.forms = (FUNCTION,)


def _formula(entry: Entry, key: Text, value: Value, report: ProblemReport) -> None:
    """A key that is no fixed one names inputs (a gradient) or a result (a tangent)."""
    parts = key.value.split(",")
    with report:
        for index, part in enumerate(parts):
            offset = sum(len(p) + 1 for p in parts[:index]) + len(part) - len(part.lstrip())
            _check_named(entry, key, part.strip(), key.at(offset), alone=len(parts) == 1)
        entry.formulas.append((key, _text(key, value)))
        return
    entry.mistaken |= {p.strip() for p in parts}


def _check_named(entry: Entry, key: Text, name: str, place: Location, alone: bool) -> None:
    """A name in the key of a formula must be that of a tensor, or stand alone and be that of a result."""
    signature = entry.signature
    param = signature.param(name)
    results = [r.name for r in signature.returns]
    if not name:
        raise Mistake(place, f"the key {key.value!r} has an empty place where a name is expected")
    if param is not None and not param.type.is_tensor:
        raise Mistake(place, f"{name!r} is {param.type}; only tensors have gradients: take the key out, or make {name!r} a Tensor")
    if name in results and not alone:
        raise Mistake(place, f"{name!r} is a result; its forward-mode rule stands under a key of its own")
    if param is None and name not in results:
        tensors = [p.name for p in signature.params if p.type.is_tensor]
        hint, meant = habits.key(name, tensors, results)
        if hint:
            entry.mistaken |= meant
            raise Mistake(place, f"unknown key {name!r} in the entry of {signature.name}{hint}")
        known = [*FIXED_KEYS, *tensors, *results]
        entry.mistaken |= set(difflib.get_close_matches(name, known, 1))
        raise Mistake(place, f"unknown key {name!r} in the entry of {signature.name}{suggestion(name, known)}")


def _complete(entry: Entry, item: Mapping, report: ProblemReport) -> None:
    """What can be said only once all keys are read."""
    signature, name, place = entry.signature, entry.signature.name, entry.name_text.at()
    for key, _ in item.entries:
        if entry.kind == "compose" and (key.value in _NOT_COMPOSED or (key.value == "dtypes" and entry.dtypes)):
            report.add(key.at(), f"{name} is composed of other ops, to which {key.value!r} belongs")
        if entry.non_differentiable and key.value in ("let", "output_differentiability"):
            report.add(key.at(), f"{name} is non-differentiable ({entry.non_differentiable}) and has no use for {key.value!r}")
    stated = {key.value for key, _ in item.entries} | entry.mistaken
    if not entry.kind and entry.numpys:
        entry.kind, entry.own_texts = "numpy", entry.numpys
    if not stated & {"forward", "call", "compose", "c", "c_function", "numpy"}:
        report.add(place, f"{name} needs one of 'forward:', 'call:', 'compose:', 'c:' or 'c_function:'")
    for key, _ in item.entries:
        if key.value == "cuda" and "c" not in stated:
            report.add(key.at(), f"'cuda' is the twin of 'c', a body of C, which {name} has not")
        if key.value == "numpy" and entry.kind not in ("c", "c_function", "numpy"):
            report.add(key.at(), f"'numpy' stands in for C of an op's own, which {name} has not")
    if entry.kind in ("c", "c_function", "numpy"):
        with report:
            _own_c(entry, stated)
        entry.kind = "forward" if entry.own else ""
    if not entry.forms:
        internal = signature.base.startswith("_")
        entry.forms = (INTERNAL,) if internal else (METHOD,) if signature.is_inplace else (FUNCTION,) if signature.namespace else (FUNCTION, METHOD)
    if INTERNAL not in entry.forms and "docs" not in stated:
        report.add(place, f"{name} is public and needs 'docs:', a line that says what it does")
    if INTERNAL not in entry.forms and signature.base.startswith("_"):
        report.add(place, f"{name} begins with an underscore, so it is internal and has no 'forms:'")
    first = signature.params[0] if signature.params else None
    takes_tensor = first is not None and first.type.is_tensor and not first.type.is_list
    if METHOD in entry.forms and not takes_tensor:
        report.add(place, f"{name} cannot be a method: its first parameter is no tensor")
    if PROPERTY in entry.forms and not (takes_tensor and all(p.has_default for p in signature.params[1:])):
        report.add(place, f"{name} cannot be a property: that takes one tensor and nothing else")
    one_tensor = len(signature.returns) == 1 and not signature.is_inplace and signature.returns[0].type.is_tensor and not signature.returns[0].type.is_list
    if ({IN_PLACE, IN_PLACE_ARGUMENT}.intersection(entry.forms) or entry.in_place_functions) and not (takes_tensor and one_tensor):
        report.add(place, f"{name} cannot have an in-place form: that needs one tensor in and one out")
    if IN_PLACE_ARGUMENT in entry.forms and (FUNCTION not in entry.forms or signature.param("inplace")):
        report.add(place, f"{name} cannot have the form {IN_PLACE_ARGUMENT!r}: that gives its function an argument 'inplace'")
    if entry.identity and not (takes_tensor and len(signature.params) == 1):
        report.add(place, f"{name} cannot give back its input: 'identity' is for ops of one tensor alone")
    new_tensors = all(str(r.type) == "Tensor" for r in signature.returns) and not signature.is_inplace
    if entry.kind == "forward" and (not new_tensors or any(p.type.is_list for p in signature.params if p.type.is_tensor)):
        hint = f"; an op {name.rstrip('_')!r} to new tensors with the form 'in-place' has {name} too" if signature.is_inplace and name.endswith("_") else ""
        report.add(place, f"{name} cannot have a 'forward:': that goes from tensors, element by element, to new tensors{hint}")
        entry.kind = ""
    elif entry.kind == "forward" and entry.forwards and len(entry.forwards) < len(signature.returns):
        report.add(place, f"{name} has {len(signature.returns)} results, so its 'forward' is a mapping from their names to expressions")
        entry.kind = ""
    untried = [p.name for p in signature.params if not p.has_default and (p.type.is_list or not p.type.is_tensor)]
    if untried and entry.kind != "compose" and "samples" not in stated:
        entry.tried = False
        report.add(place, f"{name} needs 'samples:', since nobody knows what to try for {listed(map(repr, untried))}")
    elif "samples" not in stated and (kinds := [p for p, d in entry.domain.items() if d.kind]):
        report.add(place, f"{name} needs 'samples:', since nobody knows the shape of {listed(map(repr, kinds))}, of which the domain says more than a number's")
    check_matrices(entry.domain, entry.samples, report)


def _named(value: str) -> str:
    """How a function is named, where somebody writes it as Python calls or imports it."""
    name = value.partition("(")[0].strip()
    if name != value and _FUNCTION.fullmatch(name):
        return f"; a function is named without its arguments: {name}"
    return ""


def _own_c(entry: Entry, stated: set[str]) -> None:
    """What an op computes in C of its own."""
    name = entry.signature.name
    if not entry.own_texts:
        return  # it is mistaken
    text = entry.own_texts[0]
    if not entry.numpys:
        if "numpy" in stated:
            return
        raise Mistake(text.at(), f"{name} needs 'numpy:', the same in functions of NumPy, or a function of array/: what runs where nothing is compiled")
    if "dtypes" not in stated:
        entry.classes = "f"
    if entry.classes != "f" and entry.kind != "numpy":
        raise Mistake(text.at(), f"C of an op's own computes in float32 and float64; 'dtypes' of {name} asks for others")
    count = len(entry.signature.returns)
    if len(entry.numpys) != count:
        raise Mistake(entry.numpys[0].at(), f"{name} has {count} results, so its 'numpy' is a mapping from their names to expressions, or functions of array/")
    if entry.kind == "c_function" and len(entry.own_texts) != count:
        raise Mistake(text.at(), f"{name} has {count} results, so its 'c_function' is a mapping from their names to functions; a body, 'c:', sets all of them")
    if entry.kind == "numpy":
        entry.own = read_numpy_alone(entry.signature, entry.numpys)
    elif entry.kind == "c":
        entry.own = read_bodies(entry.signature, text, entry.cuda, entry.numpys)
    else:
        entry.own = read_functions(entry.signature, entry.own_texts, entry.numpys)


def _text(key: Text, value: Value) -> Text:
    if not isinstance(value, Text):
        raise Mistake(location_of(value), f"{key.value!r} is a text, not a {'list' if isinstance(value, Items) else 'mapping'}; put it in quotes")
    if value.unread:
        raise Consequence(value.at(), "told where YAML reads it as something else")
    if not value.value.strip():
        line = key.source.text.split("\n")[key.at().line - 1]
        raise Mistake(key.at(), f"{key.value!r} is empty{'; what follows # is a comment of YAML' * ('#' in line)}")
    return value


def _bound(text: Text) -> float | None:
    """A number of units in the last place; None for the word absolute, infinity for the word none."""
    if text.value in ("absolute", "none"):
        return None if text.value == "absolute" else math.inf
    try:
        bound = float(text.value)
    except ValueError:
        bound = math.nan
    if not 0.5 <= bound <= 1e6:
        raise Mistake(text.at(), f"'accuracy' is a number of units in the last place, 0.5 or more, or the word absolute or none; not {text.value!r}")
    return bound


def _words(key: Text, value: Value) -> list[Text]:
    """A list of words, or one word."""
    words = [_text(key, item) for item in (value.values if isinstance(value, Items) else (value,))]
    if not words:
        raise Mistake(location_of(value), f"{key.value!r} is an empty list")
    for index, word in enumerate(words):
        if word in words[:index]:
            raise Mistake(word.at(), f"{word.value!r} stands twice in {key.value!r}")
    return words


class _Keys:
    """What an entry says under its fixed keys: a method reads each."""

    def __init__(self, entry: Entry, report: ProblemReport):
        self.entry, self.report = entry, report

    def on_name(self, key: Text, value: Value) -> None:
        pass  # read first of all

    def on_forward(self, key: Text, value: Value) -> None:
        self.kind(key)
        self.entry.forwards = self.of_each_result(key, value)

    def of_each_result(self, key: Text, value: Value) -> tuple[Text, ...]:
        """A text for each of several results; or one text."""
        results = [r.name for r in self.entry.signature.returns]
        if not isinstance(value, Mapping) or len(results) == 1:
            return (_text(key, value),)
        given = {name.value: _text(name, text) for name, text in value.entries}
        for name, _ in value.entries:
            if name.value not in results:
                raise Mistake(name.at(), f"{name.value!r} is no result of {self.entry.signature.name}{suggestion(name.value, results)}")
        missing = [name for name in results if name not in given]
        if missing:
            raise Mistake(value.location, f"{key.value!r} says nothing of the result {listed(map(repr, missing))}")
        return tuple(given[name] for name in results)

    def on_call(self, key: Text, value: Value) -> None:
        self.kind(key)
        target = _text(key, value)
        if not _FUNCTION.fullmatch(target.value):
            raise Mistake(target.at(), f"{target.value!r} is no 'module.function' of a handwritten function{_named(target.value)}")
        self.entry.target = target

    on_compose = on_call

    def on_c(self, key: Text, value: Value) -> None:
        self.kind(key)
        self.entry.own_texts = (_text(key, value),)

    def on_c_function(self, key: Text, value: Value) -> None:
        self.kind(key)
        self.entry.own_texts = self.of_each_result(key, value)

    def on_cuda(self, key: Text, value: Value) -> None:
        self.entry.cuda = _text(key, value)

    def on_numpy(self, key: Text, value: Value) -> None:
        self.entry.numpys = self.of_each_result(key, value)

    def kind(self, key: Text) -> None:
        if self.entry.kind:
            kinds = "forward, call, compose, c and c_function"
            raise Mistake(key.at(), f"an op has one of {kinds}; {self.entry.signature.name} has {self.entry.kind} and {key.value}")
        self.entry.kind = key.value

    def on_let(self, key: Text, value: Value) -> None:
        if not isinstance(value, Mapping):
            raise Mistake(location_of(value), "'let' is a mapping from names to formulas")
        if not value.entries:
            raise Mistake(value.location, "'let' is empty")
        taken = [p.name for p in self.entry.signature.params] + [r.name for r in self.entry.signature.returns] + list(RESERVED)
        self.entry.let = {name: None for name, _ in value.entries}
        for name, text in value.entries:
            with self.report:
                if name.value in taken:
                    raise Mistake(name.at(), f"'let' cannot define {name.value!r}, which has a meaning already")
                if not is_name(name.value) or keyword.iskeyword(name.value):
                    raise Mistake(name.at(), f"'let' cannot define {name.value!r}, which is no name")
                self.entry.let[name] = _text(name, text)

    def on_output_differentiability(self, key: Text, value: Value) -> None:
        count = len(self.entry.signature.returns)
        if not isinstance(value, Items) or len(value.values) != count:
            self.entry.mistaken.add(key.value)
            raise Mistake(location_of(value), f"'output_differentiability' is a list of {count} words True or False, one a result")
        self.entry.output_differentiability = value

    def on_non_differentiable(self, key: Text, value: Value) -> None:
        self.entry.non_differentiable = _text(key, value).value
        if self.entry.non_differentiable.lower() in ("true", "yes", "false", "no"):
            raise Mistake(location_of(value), "'non_differentiable' gives the reason, such as 'the result is an index'")

    def on_aliases(self, key: Text, value: Value) -> None:
        aliases = _words(key, value)
        for alias in aliases:
            namespace, _, base = alias.value.rpartition(".")
            if not is_name(base) or base.startswith("_") or keyword.iskeyword(base) or namespace not in ("", *NAMESPACES):
                raise Mistake(alias.at(), f"{alias.value!r} is no name of an op: expected a word, alone or in {', '.join(NAMESPACES)}")
        self.entry.aliases = tuple((alias.value, alias) for alias in aliases)

    def on_in_place_functions(self, key: Text, value: Value) -> None:
        names = _words(key, value)
        for name in names:
            namespace, _, base = name.value.rpartition(".")
            if not base.isidentifier() or not base.endswith("_") or namespace not in ("", *NAMESPACES):
                raise Mistake(
                    name.at(), f"{name.value!r} is no name of an in-place function: expected a word that ends in _, alone or in {', '.join(NAMESPACES)}"
                )
        self.entry.in_place_functions = tuple(name.value for name in names)

    def on_out(self, key: Text, value: Value) -> None:
        text = _text(key, value)
        if text.value != "none":
            raise Mistake(text.at(), f"'out' says that the function takes no out=, by the word 'none', not {text.value!r}; it takes it if nothing is said")
        self.entry.no_out = True

    def on_node(self, key: Text, value: Value) -> None:
        names = [text.value.split(" with ") for text in _words(key, value)]
        for text, (name, *given) in zip(_words(key, value), names):
            if not re.fullmatch(r"[A-Z][A-Za-z0-9]*Backward[0-9]+", name, re.ASCII):
                raise Mistake(text.at(), f"'node' names the node of an op as users see it, such as 'PermuteBackward0', not {name!r}")
            param = self.entry.signature.param(given[0]) if given else None
            if given and (len(given) > 1 or param is None or param.type.is_tensor or param.default is not None or not param.has_default):
                raise Mistake(text.at(), f"{name} is the name where an argument is given that is None by default, which {given[0]!r} is not")
        if [len(parts) for parts in names] not in ([1], [1, 2]):
            raise Mistake(location_of(value), "'node' is a name, or a list of two: the second 'with' an argument, as in [SumBackward0, SumBackward1 with dim]")
        self.entry.node = names[0][0]
        self.entry.node_with = tuple(names[1]) if len(names) > 1 else ()

    def on_forms(self, key: Text, value: Value) -> None:
        forms = _words(key, value)
        for form in forms:
            if form.value not in FORMS:
                raise Mistake(form.at(), f"unknown form {form.value!r}; expected {listed(FORMS)}{suggestion(form.value, FORMS)}")
            if form.value == INTERNAL and len(forms) > 1:
                raise Mistake(form.at(), "an internal op has no other form")
        self.entry.forms = tuple(form.value for form in forms)

    def on_operator(self, key: Text, value: Value) -> None:
        symbols = _words(key, value)
        for symbol in symbols:
            if symbol.value not in OPERATORS:
                raise Mistake(symbol.at(), f"unknown operator {symbol.value!r}; expected one of {' '.join(OPERATORS)}")
            count = 1 if "x" in symbol.value and "y" not in symbol.value else 2
            params = [p for p in self.entry.signature.params if not p.has_default]
            if [str(p.type) for p in params] != ["Tensor"] * count:
                takes = f"{count} tensor{'s' * (count > 1)}"
                raise Mistake(symbol.at(), f"the operator {symbol.value!r} is for an op of {takes}, which {self.entry.signature.name} is not")
        self.entry.operators = tuple(symbols)

    def on_docs(self, key: Text, value: Value) -> None:
        self.entry.docs = _text(key, value).value

    def on_domain(self, key: Text, value: Value) -> None:
        self.entry.domain = read_domain(value, self.entry.signature, self.report)

    def on_samples(self, key: Text, value: Value) -> None:
        self.entry.samples = read_samples(value, self.entry.signature, self.report)

    def on_special(self, key: Text, value: Value) -> None:
        self.entry.special = read_special(value, self.entry.signature, self.report)

    def on_accuracy(self, key: Text, value: Value) -> None:
        if not isinstance(value, Mapping):
            self.entry.accuracy = _bound(_text(key, value))
            return
        inputs = [p.name for p in self.entry.signature.params if p.type.is_tensor]
        for name, text in value.entries:
            if name.value == "result":
                self.entry.accuracy = _bound(_text(name, text))
            elif name.value in inputs:
                self.entry.gradient_accuracy[name.value] = _bound(_text(name, text))
            else:
                known = ["result", *inputs]
                raise Mistake(name.at(), f"'accuracy' is that of the result or of a gradient, not of {name.value!r}{suggestion(name.value, known)}")

    def on_reference(self, key: Text, value: Value) -> None:
        self.entry.reference = read_reference(_text(key, value), self.entry.signature)

    def on_dtypes(self, key: Text, value: Value) -> None:
        words = _words(key, value)
        classes: dict[str, Text] = {}
        taken: list[str] = []
        for word in words:
            letter = DTYPE_CLASSES.get(word.value) or next((c for c, names in DTYPES.items() if word.value in names), "")
            if not letter:
                known = [name for names in DTYPES.values() for name in names]
                expected = f"expected {listed(DTYPE_CLASSES)}, or a dtype such as float64"
                raise Mistake(word.at(), f"unknown dtype class {word.value!r}; {expected}{suggestion(word.value, known)}")
            classes.setdefault(letter, word)
            taken += DTYPES[letter] if word.value in DTYPE_CLASSES else (word.value,)
        for letter, word in classes.items():
            if DTYPES[letter][-1] not in taken:
                widest = DTYPES[letter][-1]
                self.report.add(word.at(), f"'dtypes' has {word.value} without {widest}, in which {self.entry.signature.name} is tried: list that as well")
        self.entry.classes = "".join(classes)
        if any(word.value not in DTYPE_CLASSES for word in words):
            self.entry.dtypes = tuple(name for letter in classes for name in DTYPES[letter] if name in taken)

    def on_identity(self, key: Text, value: Value) -> None:
        text = _text(key, value)
        if text.value != "real":
            raise Mistake(text.at(), f"'identity' says for which tensors the op gives back its input: 'real', not {text.value!r}")
        self.entry.identity = text.value

    def on_require(self, key: Text, value: Value) -> None:
        if not isinstance(value, Mapping):
            raise Mistake(
                location_of(value),
                "'require' is a mapping from conditions on parameters to the error where one does not hold: 'n >= 0: expected n >= 0'",
            )
        if not value.entries:
            raise Mistake(value.location, "'require' is empty")
        for condition, message in value.entries:
            if not isinstance(message, Text) or not message.value:
                raise Mistake(condition.at(), f"the condition {condition.value!r} needs a message for where it does not hold")
            self.entry.require += ((condition, message.value),)

    def on_batch(self, key: Text, value: Value) -> None:
        text = _text(key, value)
        if text.value not in (AUTO_BATCH, SAMPLES) and not _FUNCTION.fullmatch(text.value):
            raise Mistake(text.at(), f"'batch' is {AUTO_BATCH}, {SAMPLES} or the 'module.function' of a batching rule, not {text.value!r}{_named(text.value)}")
        self.entry.batch = text

    def on_flops(self, key: Text, value: Value) -> None:
        self.entry.flops = _text(key, value)


FIXED_KEYS = tuple(name.removeprefix("on_") for name in vars(_Keys) if name.startswith("on_"))
