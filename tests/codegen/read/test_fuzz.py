"""Whatever a spec says, the reader understands it or says what is wrong with it: nothing else ever comes out."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from specgrad.codegen.generate import render
from specgrad.codegen.model.expr import Expr
from specgrad.codegen.model.op import OPERATORS, Spec
from specgrad.codegen.model.primitives import PRIMITIVES
from specgrad.codegen.model.signature import BASE_TYPES, parse
from specgrad.codegen.paths import paths
from specgrad.codegen.problems import Location, Mistake, SpecError
from specgrad.codegen.read.entries.fixed_keys import FIXED_KEYS
from specgrad.codegen.read.formula import FormulaReader, Header, Vocabulary
from specgrad.codegen.read.scalar import ScalarReader
from specgrad.codegen.read.source import SourceFile, Text, decode
from specgrad.codegen.spec import loads
from tests.codegen.corpus import BASICS, bad_specs
from tests.effort import tries
from tests.made_once import made_once
from tests.the_spec import spec

TARGETS = paths().targets()
CSRC = paths().csrc
REAL = paths().spec.read_text(encoding="utf-8")
ENTRIES = re.split(r"(?m)^(?=- )", REAL)[1:]
SETTINGS = settings(max_examples=tries(80, 250), deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def outcome(text: str) -> Spec | SpecError:
    """What comes of a spec; an exception of any other kind fails the test."""
    try:
        return loads(text, "fuzz.yaml", TARGETS)
    except SpecError as error:
        assert error.problems
        for problem in error.problems:
            check(problem.location, text)
            assert problem.message.strip() == problem.message != ""
        return error


def check(place: Location, text: str) -> None:
    """A place lies inside the file, or right behind a line's last character."""
    lines = text.replace("\r\n", "\n").removeprefix("\ufeff").split("\n")
    assert 1 <= place.line <= len(lines)
    assert 1 <= place.column <= len(lines[place.line - 1]) + 1


# ---- texts of any kind

WORDS = [*FIXED_KEYS, "self", "other", "result", "grad", "grads", "self, other", "about", "group"]
SIGNATURES = ["add(Tensor self, Tensor other) -> Tensor", "_f(Tensor self, int n=0) -> Tensor", "g.h(Tensor[] xs, *, str? s=None) -> (Tensor a, Tensor b)"]
FRAGMENTS = [
    *WORDS,
    *SIGNATURES,
    ": ",
    "\n",
    "\n  ",
    "- ",
    "|",
    ">",
    "{",
    "}",
    "[",
    "]",
    "&a ",
    "*a",
    "!t ",
    "'",
    '"',
    "\\",
    "#",
    "\t",
    "---",
    "é",
    "\u2028",
    "%",
]


@pytest.mark.slow
@SETTINGS
@given(st.text())
@example("\ufeff- name: x")
@example("\r\n- \r")
def test_any_text(text: str) -> None:
    outcome(text)


@SETTINGS
@given(st.lists(st.sampled_from(FRAGMENTS), max_size=30).map("".join))
def test_text_of_fragments(text: str) -> None:
    outcome(text)


@SETTINGS
@given(st.binary())
def test_any_bytes(data: bytes) -> None:
    try:
        outcome(decode(data, "fuzz.yaml"))
    except SpecError as error:
        assert len(error.problems) == 1


# ---- structures from the vocabulary

SCALARS = st.sampled_from([*WORDS, *SIGNATURES, "grad * result", "auto", "zero", "0", "x != 0", "None", "ints 0..3", "linalg.mm", "+", "float", ""]) | st.text(
    max_size=5
)
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(SCALARS, inner, max_size=3), max_leaves=8)
ENTRY = st.fixed_dictionaries({"name": st.sampled_from(SIGNATURES) | SCALARS}, optional={word: VALUES for word in WORDS if word != "name"})


def written(value: object) -> str:
    """YAML in flow style, every scalar in quotes."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{written(k)}: {written(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return "'" + str(value).replace("'", "''") + "'"


@pytest.mark.slow
@SETTINGS
@given(st.lists(ENTRY | VALUES, max_size=4))
def test_structures(items: list[object]) -> None:
    outcome("".join(f"- {written(item)}\n" for item in items) + BASICS)


# ---- real entries, changed

PLACES = st.floats(0, 1, exclude_max=True)


@st.composite
def changed(draw: st.DrawFn, text: str) -> str:
    """A text with a few characters or lines lost, doubled, swapped or put in."""
    for _ in range(draw(st.integers(1, 3))):
        unit = draw(st.sampled_from(["characters", "words", "lines"]))
        parts = list(text) if unit == "characters" else re.split(r"(\W)", text) if unit == "words" else text.splitlines(keepends=True)
        if not parts:
            break
        one, two = int(draw(PLACES) * len(parts)), int(draw(PLACES) * len(parts))
        match draw(st.sampled_from(["lose", "double", "swap", "put in"])):
            case "lose":
                del parts[one]
            case "double":
                parts.insert(one, parts[two])
            case "swap":
                parts[one], parts[two] = parts[two], parts[one]
            case "put in":
                parts.insert(one, draw(st.sampled_from(FRAGMENTS)))
        text = "".join(parts)
    return text


@st.composite
def changed_entries(draw: st.DrawFn) -> str:
    return draw(changed("".join(draw(st.lists(st.sampled_from(ENTRIES), min_size=1, max_size=3)))))


@pytest.mark.slow
@SETTINGS
@given(changed_entries())
def test_real_entries_changed(text: str) -> None:
    outcome(text + "\n" + BASICS)


@SETTINGS
@given(st.sampled_from(bad_specs()).flatmap(lambda case: changed(case.spec)))
def test_broken_entries_changed(text: str) -> None:
    outcome(text + "\n" + BASICS)


FORMULAS = [line.partition(": ")[2].strip() for line in REAL.splitlines() if re.match(r"  (self|other|result|forward|weight|let|[a-z_]+): .*[a-z]\(", line)]


@st.composite
def spliced(draw: st.DrawFn) -> str:
    """The beginning of one formula with the end of another."""
    one, two = draw(st.sampled_from(FORMULAS)), draw(st.sampled_from(FORMULAS))
    return one[: int(draw(PLACES) * len(one))] + two[int(draw(PLACES) * len(two)) :]


@pytest.mark.slow
@SETTINGS
@given(spliced(), spliced())
def test_formulas_spliced(forward: str, formula: str) -> None:
    quoted = [written(" ".join(f.split())) for f in (forward, formula)]
    outcome(f"- name: _f(Tensor self, Tensor other, int dim=0) -> Tensor\n  forward: {quoted[0]}\n  self: {quoted[1]}\n  other: {quoted[1]}\n{BASICS}")


# ---- formulas alone


@made_once
def vocabulary() -> Vocabulary:
    made = Vocabulary()
    for op in spec():
        made.add(Header(op.signature, op.kind, op.forms, tuple(OPERATORS[o][0] for o in op.operators)))
    return made


SCOPE = {
    "self": "Tensor",
    "other": "Tensor?",
    "tensors": "Tensor?[]",
    "grad": "Tensor",
    "n": "int",
    "x": "float",
    "s": "Scalar",
    "dims": "int[]?",
    "mode": "str",
    "any": "Any",
}

TOKENS = [
    *SCOPE,
    *PRIMITIVES,
    "sum",
    "max",
    "linalg",
    "inf",
    "pi",
    "None",
    "True",
    "0",
    "1",
    "2.5",
    "1j",
    "'a'",
    "has_zero",
    "len",
    "count",
    "shape",
    "size",
    "values",
]
TOKENS += [
    "+",
    "-",
    "*",
    "/",
    "//",
    "%",
    "**",
    "@",
    "&",
    "|",
    "^",
    "~",
    "<<",
    "==",
    "<",
    "is",
    "is not",
    "in",
    "not",
    "and",
    "or",
    "if",
    "else",
    "lambda",
    "for",
    ":=",
]
TOKENS += ["(", ")", "[", "]", ",", ".", ":", "=", "{", "}", "\\", "#", "é", "ﬁ"]
NOISE = st.lists(st.sampled_from(TOKENS), max_size=12).map(" ".join) | st.text(max_size=12)


def grown(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Expressions that can be parsed, whether they mean something or not."""
    functions = st.sampled_from(
        ["exp", "mul", "where", "maximum", "sum", "max", "len", "count", "sqrt", "has_zero", "row_sum", "size", "mm", "conj", "polygamma"]
    )
    operators = st.sampled_from(["+", "-", "*", "/", "//", "%", "**", "@", "&", "|", "==", "<", ">=", "!=", "is", "is not", "in", "and", "or"])
    return st.one_of(
        st.tuples(inner, operators, inner).map(lambda t: f"({t[0]} {t[1]} {t[2]})"),
        st.tuples(st.sampled_from(["-", "not ", "~", "+"]), inner).map(lambda t: f"({t[0]}{t[1]})"),
        st.tuples(functions, st.lists(inner, max_size=3)).map(lambda t: f"{t[0]}({', '.join(t[1])})"),
        st.tuples(inner, functions, st.lists(inner, max_size=2)).map(lambda t: f"{t[0]}.{t[1]}({', '.join(t[2])})"),
        st.tuples(inner, st.sampled_from(["shape", "ndim", "dtype", "mH", "values", "shapes", "T"])).map(lambda t: f"{t[0]}.{t[1]}"),
        st.tuples(inner, inner).map(lambda t: f"{t[0]}[{t[1]}]"),
        st.tuples(inner, inner, inner).map(lambda t: f"({t[0]} if {t[1]} else {t[2]})"),
        st.lists(inner, max_size=3).map(lambda items: f"[{', '.join(items)}]"),
    )


LEAVES = st.sampled_from([*SCOPE, "0", "1", "-2", "2.5", "None", "True", "'a'", "inf"])
EXPRESSIONS = st.recursive(LEAVES, grown, max_leaves=10)


def text_of(value: str) -> Text:
    return Text(value, SourceFile("fuzz.yaml", value), tuple(range(len(value))) or (0,))


def read(reader: FormulaReader | ScalarReader) -> Expr | None:
    try:
        return reader.read()
    except Mistake as mistake:
        check(mistake.problem.location, reader.text.value)
        return None


@SETTINGS
@given(NOISE | EXPRESSIONS | spliced())
@example("(" * 300)
@example("-" * 3000 + "n")
@example("n" + "+n" * 1500)
@example("1" * 4000)
@example("f'{self!r:{n}}'")
@example("(yield)")
@example("self[1:2, ...]")
def test_formulas(text: str) -> None:
    expr = read(FormulaReader(text_of(text), "the formula", dict(SCOPE), vocabulary()))
    if expr is not None:
        check(expr.at, text)


@SETTINGS
@given(NOISE | EXPRESSIONS | spliced())
@example("row_count()")
@example("polygamma()")
def test_scalar_expressions(text: str) -> None:
    scope = {name: {"Tensor": "value", "Tensor?": "value?"}.get(type_, type_) for name, type_ in SCOPE.items() if type_ != "Tensor?[]"}
    read(ScalarReader(text_of(text), "the forward", scope))


@SETTINGS
@given(
    st.lists(st.sampled_from([*BASE_TYPES, "(", ")", ",", "->", "self", "other", "*", "=", "?", "[", "]", "2", "None", "(a!)", "'x'", "x.y", "é"])).map(
        " ".join
    )
    | st.text()
)
def test_signatures(text: str) -> None:
    spec = f"- name: {written(' '.join(text.split()))}\n  compose: shape.fliplr\n  docs: A test.\n"
    found = outcome(spec)
    if isinstance(found, Spec):
        (op,) = found
        assert parse(str(op.signature)) == op.signature


# ---- what is right stays right


@SETTINGS
@given(EXPRESSIONS, EXPRESSIONS)
def test_what_can_be_read_can_be_generated(forward: str, formula: str) -> None:
    """Random expressions over the basics: those that pass are planned and written, and always alike."""
    signature = "_f(Tensor self, Tensor? other, int n=0, float x=1.0, Scalar s=2, int[]? dims=None, str mode='a', Any any=None) -> Tensor"
    unread = " + 0 * ".join(["", *(f"({p})" for p in ("n", "x", "s"))])
    text = (
        f"- name: {written(signature)}\n  forward: {written(f'({forward}) * self{unread}')}\n  self: {written(f'grad * ({formula})')}\n  other: zero\n{BASICS}"
    )
    found = outcome(text)
    if isinstance(found, Spec):
        assert render(found, CSRC) == render(loads(text, "fuzz.yaml", TARGETS), CSRC)


@pytest.mark.slow
def test_the_real_spec_is_read_the_same_each_time() -> None:
    assert loads(REAL, "real.yaml", TARGETS) == loads(REAL, "real.yaml", TARGETS)
