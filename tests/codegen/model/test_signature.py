"""Signatures: the text and the data say the same."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specgrad.codegen.model.signature import BASE_TYPES, NAMESPACES, RESERVED, Param, Signature, SignatureError, Type, fits, literal, parse
from tests.effort import tries
from tests.the_spec import spec

SETTINGS = settings(max_examples=tries(100, 300), deadline=None, derandomize=True)
NAMES = ["self", "other", "dim", "keepdim", "alpha", "weight", "x1", "_hidden", "size", "index", "mask"]


@st.composite
def types(draw: st.DrawFn) -> str:
    base = draw(st.sampled_from(BASE_TYPES))
    text = base
    if draw(st.booleans()):
        text += draw(st.sampled_from(["", "?"])) + "[" + draw(st.sampled_from(["", "1", "2", "3"])) + "]"
    return text + draw(st.sampled_from(["", "?"]))


DEFAULTS = {"int": ["0", "-1", "7"], "float": ["1e-05", "0.5", "-inf", "inf"], "bool": ["True", "False"], "str": ["'mean'", "'a b'"], "Scalar": ["1", "0.5"]}


@st.composite
def signatures(draw: st.DrawFn) -> str:
    """The text of a signature, in the canonical spacing."""
    name = (
        draw(st.sampled_from(["", *(n + "." for n in NAMESPACES)]))
        + draw(st.sampled_from(["mul", "_softmax", "add_", "conv2d"]))
        + draw(st.sampled_from(["", ".dim", ".Scalar"]))
    )
    names = draw(st.permutations(NAMES))[: draw(st.integers(0, 5))]
    params: list[str] = []
    defaulted = starred = False
    for word in names:
        if not starred and params and draw(st.integers(0, 4)) == 0:
            params.append("*")
            starred = True
        type_ = draw(types())
        choices = [*DEFAULTS.get(type_, []), *(["None"] if type_.endswith("?") else [])]
        if choices and (draw(st.booleans()) or (defaulted and not starred)):
            params.append(f"{type_} {word}={draw(st.sampled_from(choices))}")
            defaulted = True
        elif not defaulted or starred:
            params.append(f"{type_} {word}")
    if params and params[-1] == "*":
        params.pop()
    results = draw(st.sampled_from(["Tensor", "Tensor[]", "(Tensor values, Tensor indices)", "(Tensor, Tensor)", "bool", "Scalar"]))
    return f"{name}({', '.join(params)}) -> {results}"


@SETTINGS
@given(signatures())
def test_text_and_data_round_trip(text: str) -> None:
    signature = parse(text)
    assert str(signature) == text
    assert parse(str(signature)) == signature


@SETTINGS
@given(signatures(), st.data())
def test_spaces_do_not_matter(text: str, data: st.DataObject) -> None:
    tokens = {"(", ")", ",", "=", "[", "]", "?", "*"}
    spaced = "".join(f"{' ' * data.draw(st.integers(0, 2))}{c}{' ' * data.draw(st.integers(0, 2))}" if c in tokens and "'" not in text else c for c in text)
    assert parse(spaced) == parse(text)


@SETTINGS
@given(signatures(), st.data())
def test_a_broken_signature_says_where(text: str, data: st.DataObject) -> None:
    """Whatever is cut out, what comes is a signature or an error with a place inside the text."""
    start = data.draw(st.integers(0, len(text)))
    broken = text[:start] + text[data.draw(st.integers(start, len(text))) :]
    try:
        assert str(parse(broken))
    except SignatureError as error:
        assert 0 <= error.offset <= len(broken)
        assert error.message


def test_every_signature_of_the_real_spec_round_trips() -> None:
    for op in spec():
        assert parse(str(op.signature), composed=op.kind == "compose") == op.signature


def test_names() -> None:
    signature = parse("nn.functional.gelu.mode(Tensor self) -> Tensor")
    assert (signature.namespace, signature.base, signature.overload) == ("nn.functional", "gelu", "mode")
    assert (signature.name, signature.public_name, signature.identifier) == ("nn.functional.gelu.mode", "nn.functional.gelu", "nn_functional_gelu_mode")
    assert parse("sum(Tensor self) -> Tensor").identifier == "sum"


def test_what_shares_memory() -> None:
    view, inplace, plain = (parse(t) for t in ("t(Tensor(a) self) -> Tensor(a)", "zero_(Tensor(a!) self) -> Tensor(a!)", "abs(Tensor self) -> Tensor"))
    assert (view.is_view, view.is_inplace) == (True, False)
    assert (inplace.is_view, inplace.is_inplace) == (False, True)
    assert (plain.is_view, plain.is_inplace) == (False, False)


@pytest.mark.parametrize("name", [*RESERVED, "self_t", "self_p", "lambda"])
def test_names_with_a_meaning_of_their_own(name: str) -> None:
    with pytest.raises(SignatureError, match=name):
        parse(f"f(Tensor self, Tensor {name}) -> Tensor")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3),
        ("-2", -2),
        ("0.5", 0.5),
        ("1e-5", 1e-5),
        ("None", None),
        ("True", True),
        ("inf", float("inf")),
        ("'a'", "a"),
        ("[1, 2]", [1, 2]),
        ("[]", []),
        ("x", ...),
        ("", ...),
        ("1_0", ...),
    ],
)
def test_literals(text: str, value: object) -> None:
    assert literal(text) == value


@pytest.mark.parametrize(
    ("value", "type_", "whether"),
    [
        (1, "int", True), (True, "int", False), (2**63, "int", False), (1.5, "int", False),
        (1, "float", True), (True, "float", False), (None, "float", False), (None, "float?", True),
        ((1, 2), "int[]", True), ((1, 2), "int[3]", False), (5, "int[2]", True), (5, "int[]", False), ((1, None), "int?[]", True),
        ("a", "str", True), (object(), "Any", True), (1, "Tensor", False),
    ],
)  # fmt: skip
def test_what_fits_a_type(value: object, type_: str, whether: bool) -> None:
    assert fits(value, parse(f"f({type_} x) -> Tensor").params[0].type) is whether


def test_the_data_are_values() -> None:
    one, two = parse("f(Tensor self, int n=1) -> Tensor"), parse("f( Tensor self,int n = 1 ) -> Tensor")
    assert one == two and hash(one) == hash(two)
    assert isinstance(one, Signature) and isinstance(one.params[0], Param) and isinstance(one.params[0].type, Type)
    assert one.param("n") is one.params[1] and one.param("m") is None
