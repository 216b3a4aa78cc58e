"""What an entry says under the keys that all entries have; each is read by a method."""

from __future__ import annotations

import keyword
import math
import re

from ...model import reserved
from ...model.op import AUTO_BATCH, DTYPE_CLASSES, DTYPES, FORMS, INTERNAL, OPERATORS, OUT_NONE, OUT_TAKEN, SAMPLES
from ...model.signature import NAMESPACES, RESERVED, is_name
from ...problems import Consequence, Mistake, ProblemReport, listed, suggestion
from ..numpy_function import read_numpy_function
from ..reference import read_reference
from ..source import Items, Mapping, Text, Value
from .entry import Entry
from .samples import location_of, read_domain, read_errors, read_samples, read_special

# "module.function" or "room.module.function" of specgrad's, and "package.module:function".
_FUNCTION = re.compile(r"[a-z_][a-z_0-9]*(\.[a-z_][a-z_0-9]*)*\.[A-Za-z_][A-Za-z_0-9]*|[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*", re.ASCII)


def _named(value: str) -> str:
    """How a function is named, where somebody writes it as Python calls or imports it."""
    name = value.partition("(")[0].strip()
    if name != value and _FUNCTION.fullmatch(name):
        return f"; a function is named without its arguments: {name}"
    return ""


def text_of(key: Text, value: Value) -> Text:
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
    words = [text_of(key, item) for item in (value.values if isinstance(value, Items) else (value,))]
    if not words:
        raise Mistake(location_of(value), f"{key.value!r} is an empty list")
    for index, word in enumerate(words):
        if word in words[:index]:
            raise Mistake(word.at(), f"{word.value!r} stands twice in {key.value!r}")
    return words


class Keys:
    """What an entry says under its fixed keys: a method reads each."""

    entry: Entry
    report: ProblemReport

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
            return (text_of(key, value),)
        given = {name.value: text_of(name, text) for name, text in value.entries}
        for name, _ in value.entries:
            if name.value not in results:
                raise Mistake(name.at(), f"{name.value!r} is no result of {self.entry.signature.name}{suggestion(name.value, results)}")
        missing = [name for name in results if name not in given]
        if missing:
            raise Mistake(value.location, f"{key.value!r} says nothing of the result {listed(map(repr, missing))}")
        return tuple(given[name] for name in results)

    def on_call(self, key: Text, value: Value) -> None:
        self.kind(key)
        self.entry.target = self.function(text_of(key, value))

    def function(self, target: Text) -> Text:
        if not _FUNCTION.fullmatch(target.value):
            raise Mistake(target.at(), f"{target.value!r} is no 'module.function' of a handwritten function{_named(target.value)}")
        return target

    on_compose = on_call

    def on_in_place(self, key: Text, value: Value) -> None:
        self.entry.in_place = self.function(text_of(key, value))

    def on_backward_call(self, key: Text, value: Value) -> None:
        self.entry.backward_call = self.function(text_of(key, value))

    def on_c(self, key: Text, value: Value) -> None:
        self.kind(key)
        self.entry.own_texts = (text_of(key, value),)

    def on_c_function(self, key: Text, value: Value) -> None:
        self.kind(key)
        self.entry.own_texts = self.of_each_result(key, value)

    def on_cuda(self, key: Text, value: Value) -> None:
        self.entry.cuda = text_of(key, value)

    def on_numpy(self, key: Text, value: Value) -> None:
        self.entry.numpys = self.of_each_result(key, value)

    def on_expression(self, key: Text, value: Value) -> None:
        self.entry.expressions = self.of_each_result(key, value)

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
                self.entry.let[name] = text_of(name, text)

    def on_output_differentiability(self, key: Text, value: Value) -> None:
        if not isinstance(value, Items) or len(value.values) != len(self.entry.signature.returns):
            self.entry.mistaken.add(key.value)
            raise self.entry.not_differentiability(location_of(value))
        self.entry.output_differentiability = value

    def on_non_differentiable(self, key: Text, value: Value) -> None:
        self.entry.non_differentiable = text_of(key, value).value
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

    def on_updates(self, key: Text, value: Value) -> None:
        self.entry.updates = tuple(_words(key, value))

    def on_out(self, key: Text, value: Value) -> None:
        text = text_of(key, value)
        if text.value not in (OUT_NONE, OUT_TAKEN):
            raise Mistake(text.at(), f"'out' says whether the function takes out=, by the words '{OUT_NONE}' or '{OUT_TAKEN}', not {text.value!r}")
        if text.value == OUT_TAKEN and self.entry.signature.is_inplace:
            raise Mistake(text.at(), f"{self.entry.signature.name} changes its input, and gives nothing that out= could take")
        self.entry.out = text.value

    def on_gives(self, key: Text, value: Value) -> None:
        signature = self.entry.signature
        if len(signature.returns) != 1 or signature.returns[0].type.base != "Any":
            raise Mistake(key.at(), f"'gives' says what a result of the type Any is; that of {signature.name} has a type of its own")
        rows = value.entries if isinstance(value, Mapping) else ((Text("otherwise", key.source, key.offsets), value),)
        given: dict[str, str] = {}
        for flag, type_ in rows:
            text = text_of(flag, type_)
            if not re.fullmatch(r"Tensor(\[[0-9]?\])?", text.value):
                raise Mistake(text.at(), f"'gives' says Tensor, Tensor[] or, of so many tensors, Tensor[2], not {text.value!r}")
            param = signature.param(flag.value)
            if flag.value != "otherwise" and (param is None or param.type.base != "bool" or param.default is not False):
                raise Mistake(flag.at(), f"'gives' says what comes otherwise, and with a bool that is False by default, which {flag.value!r} is not")
            given[flag.value] = text.value
        if "otherwise" not in given:
            raise Mistake(key.at(), "'gives' does not say what comes otherwise")
        self.entry.gives = tuple(given.items())

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
        self.entry.docs = text_of(key, value).value

    def on_domain(self, key: Text, value: Value) -> None:
        self.entry.domain = read_domain(value, self.entry.signature, self.report)

    def on_samples(self, key: Text, value: Value) -> None:
        self.entry.samples = read_samples(value, self.entry.signature, self.report)

    def on_special(self, key: Text, value: Value) -> None:
        self.entry.special = read_special(value, self.entry.signature, self.report)

    def on_errors(self, key: Text, value: Value) -> None:
        self.entry.errors = read_errors(value, self.entry.signature, self.report)

    def on_accuracy(self, key: Text, value: Value) -> None:
        if not isinstance(value, Mapping):
            self.entry.accuracy = _bound(text_of(key, value))
            return
        inputs = [p.name for p in self.entry.signature.params if p.type.is_tensor or p.type.base == "Any"]  # which may hold tensors
        for name, text in value.entries:
            if name.value == "result":
                self.entry.accuracy = _bound(text_of(name, text))
            elif name.value in inputs:
                self.entry.gradient_accuracy[name.value] = _bound(text_of(name, text))
            elif name.value == "second":
                self.entry.stated_second_accuracy = (_bound(text_of(name, text)),)
            else:
                known = ["result", *inputs, "second"]
                of = "the result, of a gradient or of second derivatives"
                raise Mistake(name.at(), f"'accuracy' is that of {of}, not of {name.value!r}{suggestion(name.value, known)}")

    def on_reference(self, key: Text, value: Value) -> None:
        self.entry.reference = read_reference(text_of(key, value), self.entry.signature)

    def on_numpy_function(self, key: Text, value: Value) -> None:
        self.entry.numpy_functions = tuple(read_numpy_function(text, self.entry.signature) for text in _words(key, value))

    def on_keywords(self, key: Text, value: Value) -> None:
        params = [p.name for p in self.entry.signature.params]
        names: dict[str, str] = {}
        for word in _words(key, value):
            param, _, name = word.value.partition(" as ")
            if param not in params:
                raise Mistake(word.at(), f"{param!r} is no parameter of {self.entry.signature.name}{suggestion(param, params)}")
            if not is_name(name) or name in {*params, *names}:
                raise Mistake(word.at(), f"{word.value!r} gives a parameter no other name: expected a new one, as in 'self as x'")
            if reserved.keyword_of(name):
                raise Mistake(word.at(), f"{name!r} cannot be the other name of a parameter: it has a meaning of its own in generated functions")
            names[name] = param
        self.entry.keywords = tuple((param, name) for name, param in names.items())

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
        text = text_of(key, value)
        if text.value != "real":
            raise Mistake(text.at(), f"'identity' says for which tensors the op gives back its input: 'real', not {text.value!r}")
        self.entry.identity = text.value

    def on_may_share(self, key: Text, value: Value) -> None:
        self.entry.may_share = tuple(_words(key, value))

    def on_dtype_of(self, key: Text, value: Value) -> None:
        self.entry.dtype_of = text_of(key, value)

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
        text = text_of(key, value)
        if text.value not in (AUTO_BATCH, SAMPLES) and not _FUNCTION.fullmatch(text.value):
            raise Mistake(text.at(), f"'batch' is {AUTO_BATCH}, {SAMPLES} or the 'module.function' of a batching rule, not {text.value!r}{_named(text.value)}")
        self.entry.batch = text

    def on_flops(self, key: Text, value: Value) -> None:
        self.entry.flops = text_of(key, value)


FIXED_KEYS = tuple(name.removeprefix("on_") for name in vars(Keys) if name.startswith("on_"))
