"""C++ expressions as this project's grammar has them."""

from __future__ import annotations

import pytest

from specgrad.codegen.foreign.syntax import MAX_LENGTH, Unreadable, called_names, parse, shown

TRANSLATED = [
    ("grad * -self.sin().conj()", "grad * -self.sin().conj()"),
    ("a ? b : c ? d : e", "b if a else d if c else e"),
    ("x.defined() && !y.has_value() || z", "x is not None and (not y is not None) or z"),
    ("at::where(self >= min, grad, 0)", "where(self >= min, grad, 0)"),
    ("std::get<0>(at::lu(A, /*pivot=*/true))", "lu(A, True)[0]"),
    ("grad.expand_symint(self.sym_sizes())", "grad.expand(self.shape)"),
    ("grad.expand_symint({self.sym_size(0), -1})", "grad.expand([self.size(0), -1])"),
    ("std::tuple<Tensor, Tensor>()", "None"),
    ("bias->sym_sizes()", "bias.shape"),
    ("*dtype", "dtype"),
    ("2.0 / sqrt(M_PI)", "2.0 / sqrt(pi)"),
    ("at::Reduction::Mean", "1"),
    ("alpha.toDouble() + 1.f", "alpha + 1.0"),
    ("x.masked_fill_(m, 0)", "x.masked_fill(m, 0)"),
    ("fmap(dims, [](int i){return -i;})", "fmap(dims, lambda i: -i)"),
    ("grads[0]", "grads[0]"),
    ("{{0, 0}}", "[0, 0]"),
    ("a - b - c", "a - b - c"),
    ("a < b == c", "(a < b) == c"),
    ("grad_input_mask[1]", "needs[1]"),
]


@pytest.mark.parametrize(("text", "expected"), TRANSLATED)
def test_what_is_read(text: str, expected: str) -> None:
    assert shown(parse(text)) == expected


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "expected an expression, found 'the end of the formula'"),
        ("a b", "expected the end, found 'b'"),
        ("(a", "expected ')', found the end of the formula"),
        ("f(a,)", "expected an expression, found ')'"),
        ("a @ b", "the character '@' begins nothing that is known here"),
        ("std::get<0(x)", "a '<' without its '>'"),
        ("99999999999999999999", "an integer has 64 bits"),
        ("[](int i){i;}", "a nameless function must be one return"),
    ],
)
def test_what_is_not_read(text: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why.replace("(", r"\(").replace(")", r"\)")):
        parse(text)


@pytest.mark.parametrize("text", ["(" * 5000, "-" * 4000 + "x", "x" + ".f()" * 1200, "x" + "+x" * 2400, "a?" * 2000, "x" * (MAX_LENGTH + 1), "{" * 4000])
def test_what_nests_deep_or_is_long_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match=r"nested|characters"):
        parse(text)


def test_what_is_called() -> None:
    assert called_names(parse("a.f(g(x), at::h(1).i())")) == {"f", "g", "h", "i"}
