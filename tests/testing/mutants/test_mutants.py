"""Mutants: what is changed, that only one op is, and that verification notices each."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import specgrad
from specgrad.codegen.problems import SpecError
from specgrad.testing.mutants.build import Builder, BuiltOp
from specgrad.testing.mutants.canonical import same_formulas
from specgrad.testing.mutants.changes import Scope, changed
from specgrad.testing.mutants.command import chosen
from specgrad.testing.mutants.difference import difference
from specgrad.testing.mutants.equivalent import OWN, read_list
from specgrad.testing.mutants.judge import KILLED, REFUSED, SAME, SURVIVED, MutantResult
from specgrad.testing.mutants.mutant import OPERATORS, Mutant
from specgrad.testing.mutants.report import report_on
from tests.effort import tries
from tests.testing.mutants.the_judge import every_mutant, the_judge

SAMPLE = tries(50, 150)  # mutants that are judged here; `specgrad verify --mutants` judges all


def built(op: str, key: str, text: str) -> BuiltOp:
    """An op with another formula."""
    return the_judge().builder.build(the_judge().editor.changed_op([mutant(op, key, text)]))


def mutant(op: str, key: str, text: str) -> Mutant:
    return Mutant(op, key, "sign", "", "", text, 1)


def judged(op: str, *texts: str) -> dict[str, MutantResult]:
    """What becomes of some mutants of an op."""
    names = {m.name for m in the_judge().mutants(op) if m.text in texts}
    assert len(names) >= len(texts), "each is a mutant"
    return {o.mutant.text: o for o in the_judge().judge_op(op, names)}


# ---- what is changed


@pytest.mark.parametrize(
    ("formula", "operator", "mutants"),
    [
        ("grad * self", "sign", {"-(grad * self)"}),
        ("grad * self", "factor", {"2 * (grad * self)", "grad * self / 2", "1.0001 * (grad * self)"}),
        ("(grad, self)", "factor", {"(1.0001 * grad, self)", "(grad, 1.0001 * self)"}),
        ("grad * self.conj()", "conjugate", {"grad * self", "(grad * self.conj()).conj()"}),
        ("grad - self", "operands", {"self - grad"}),
        ("grad - self", "term", {"grad", "-self"}),
        ("grad * self", "lost factor", {"grad", "self", "grad / self"}),
        ("grad * other", "saved value", {"grad * self", "grad * result"}),
        ("self.pow(3)", "exponent", {"self.pow(3 + 1)", "self.pow(3 - 1)"}),
        ("self * self", "exponent", {"self", "self * self * self"}),
        ("grad.mm(_mH(other))", "transposed", {"grad.mm(other)", "grad.transpose(-1, -2).mm(_mH(other))", "grad.mm(_mH(other).transpose(-1, -2))"}),
        ("grad.sum(dim, keepdim)", "reduction", {"grad", "dim", "grad.sum(dim - 1, keepdim)", "grad.sum(dim, not keepdim)"}),
        ("where(self < 0, grad, 0)", "branch", {"where(self < 0, 0, grad)", "grad", "0", "where(self <= 0, grad, 0)", "where(self > 0, grad, 0)"}),
        ("sin(self)", "neighbour", {"self", "cos(self)"}),
    ],
)
def test_kinds_of_mistakes(formula: str, operator: str, mutants: set[str]) -> None:
    scope = Scope((("self", "other", "result"),), complex=True)
    found = {text for kind, _, text in changed(formula, scope) if kind == operator}
    assert found == mutants


def test_no_mutant_says_what_the_formula_says() -> None:
    for formula in ("grad * self", "where(self == other, grad / 2, 0)", "grad.sum([0]) - self.conj()"):
        texts = [text for _, _, text in changed(formula, Scope((("self", "other"),)))]
        assert formula not in texts and len(texts) == len(set(texts))


@pytest.mark.slow
def test_every_kind_of_mistake_is_made_and_names_are_unique() -> None:
    assert set(OPERATORS) == {m.operator for m in every_mutant()}
    assert len(every_mutant()) > 10_000
    assert len({m.name for m in every_mutant()}) == len(every_mutant())


def test_every_formula_of_the_spec_has_mutants() -> None:
    """Also those of several lines, and definitions."""
    of_formula = Counter((m.op, m.key) for m in every_mutant())
    for op in the_judge().editor.spec:
        entry = the_judge().editor.entries[op.name]
        if op.kind == "compose" or op.non_differentiable:
            continue
        for key, text in entry.formulas:
            if not re.match("non_differentiable|not_implemented", text.value):
                assert of_formula[op.name, key.value] >= 2, (op.name, key.value)
        for key in entry.let:
            assert of_formula[op.name, f"let {key.value}"] >= 1, (op.name, key.value)


# ---- one op alone is changed


def test_only_the_mutant_is_wrong() -> None:
    wrong = built("mul", "self", "grad * other.conj() * 3")
    x, y = specgrad.tensor([2.0], requires_grad=True), specgrad.tensor([5.0])
    wrong.subject.function(x, y).backward()
    assert x.grad.tolist() == [15.0]
    x.grad = None
    specgrad.mul(x, y).backward()
    assert x.grad.tolist() == [5.0]


def test_an_op_that_is_built_alone_is_the_op() -> None:
    """In all derivatives, to the last bit: kernels as NumPy expressions on both sides."""
    builder = Builder(the_judge().editor.spec)
    for name in ("mul", "exp", "_softmax", "mm", "where", "max.dim", "cat", "split.size"):
        op = the_judge().editor.ops[name]
        assert difference(builder.build(op), builder.build(op)).apart == 0
        specgrad_gives = getattr(specgrad.generated.ops, op.signature.identifier)
        assert specgrad_gives.__doc__ == builder.build(op).subject.function.__doc__


def test_a_mutant_that_the_reader_refuses() -> None:
    with pytest.raises(SpecError, match="gives int"):
        the_judge().editor.changed_op([mutant("exp", "self", "2")])
    assert the_judge().editor.ops["exp"].gradients[0].text.plain == "grad * result.conj()"


# ---- equal or not


def test_the_same_in_other_words() -> None:
    op = the_judge().editor.ops["mul"]
    assert same_formulas(the_judge().editor.changed_op([mutant("mul", "self", "other.conj() * grad")]), op, the_judge().kernels)
    assert not same_formulas(the_judge().editor.changed_op([mutant("mul", "self", "grad * other")]), op, the_judge().kernels), "numbers may be complex"
    real, changed = the_judge().editor.ops["logaddexp2"], mutant("logaddexp2", "self", "grad.conj() * _logistic((self - other) * log(2))")
    assert same_formulas(the_judge().editor.changed_op([changed]), real, the_judge().kernels)


def test_how_far_numbers_are_apart() -> None:
    right = the_judge().builder.build(the_judge().editor.ops["atan"])
    rounding = difference(right, built("atan", "self", "grad * (1 / (self * self + 1)).conj()"))
    assert 0 < rounding.apart < 64 and not rounding.where and rounding.points > 4000
    off = difference(right, built("atan", "self", "grad / (self * self + 1.00000000001).conj()"))
    assert off.where and off.apart > 1000
    assert difference(right, built("atan", "self", "zero")).apart > 1e10


# ---- what becomes of them


def test_mutants_are_noticed_by_the_checks_for_them() -> None:
    found = judged(
        "mul", "-(grad * other.conj())", "grad * other", "non_differentiable", "no version bump", "no restored() for self", "no check of other, arrays"
    )
    assert {o.status for o in found.values()} == {KILLED}
    assert {text: o.by for text, o in found.items()} | {"-(grad * other.conj())": "gradient"} == {
        "-(grad * other.conj())": "gradient",
        "grad * other": "gradient",
        "non_differentiable": "marks",
        "no version bump": "in_place",
        "no restored() for self": "gradient",
        "no check of other, arrays": "changes",
    }


def test_a_change_of_a_matrix_that_is_kept_hermitian_is_noticed() -> None:
    """The op gets, and saves, the Hermitian part of what a trial moves in any direction."""
    found = judged("_ldl_solve", "no check of self, arrays", "no check of self, tensors")
    assert {(o.status, o.by) for o in found.values()} == {(KILLED, "changes")}


def test_special_points_notice_what_differences_cannot() -> None:
    found = judged("nn.functional.leaky_relu", "where(self >= 0, grad, grad * negative_slope)") | judged(
        "maximum", "where(self == other, grad, where(self < other, 0, grad))"
    )
    assert {(o.status, o.by) for o in found.values()} == {(KILLED, "special")}


def test_a_mutant_that_says_zero_for_a_gradient_and_one_that_says_a_gradient_for_zero() -> None:
    assert judged("exp", "zero")["zero"].status == KILLED
    assert judged("sign", "grad")["grad"].status == KILLED


def test_the_rule_of_each_result_counts_beside_one_that_is_transposed() -> None:
    names = {m.name for m in the_judge().mutants("_linalg_eigh") if m.key in ("eigenvalues", "eigenvectors")}
    assert names and {o.status for o in the_judge().judge_op("_linalg_eigh", names)} == {KILLED, "refused"}


@pytest.mark.slow
@pytest.mark.parametrize("share", range(2))
def test_of_a_sample_of_all_mutants_none_survives(share: int) -> None:
    names: dict[str, set[str]] = {}
    for m in chosen(the_judge(), (), None, SAMPLE)[share::2]:
        names.setdefault(m.op, set()).add(m.name)
    results = [o for op, wanted in names.items() for o in the_judge().judge_op(op, wanted)]
    found = report_on(results, read_list(), OWN.name)
    assert found.mistakes == [] and [str(o.mutant) for o in found.survivors] == []
    assert sum(o.status == KILLED for o in results) > 0.5 * len(results)


# ---- the list of equivalent mutants


def test_what_is_listed_is_a_mutant_of_the_spec_as_it_is() -> None:
    known = {m.name: m for m in every_mutant()}
    for name, entry in read_list().items():
        assert name in known, f"{OWN.name}: {name} is no mutant any more"
        assert known[name].formula == entry.formula, f"{OWN.name}: {name}: the formula is another one now"
        assert len(entry.reason) > 30, "a reason is a sentence"


def result(status: str, apart: str = "") -> MutantResult:
    return MutantResult(Mutant("exp", "self", "sign", "", "grad", "-grad", 1), status, "gradient", "why", apart)


LISTED = "- reason: a sentence\n  mutants:\n  - {op: exp, key: self, formula: grad, mutant: -grad}\n"


@pytest.mark.parametrize(
    ("text", "found", "said"),
    [
        (LISTED, result(SURVIVED), ""),
        (LISTED, result(KILLED), "is listed as no mistake, and gradient notices it"),
        (LISTED, result(REFUSED), "is listed, and need not be: it is refused"),
        (LISTED, result(SAME), "is listed, and need not be: it is same"),
        (LISTED, result(SURVIVED, "far apart"), "is listed as giving the same numbers, and does not: far apart"),
        (LISTED.replace("  mutants", "  differs: true\n  mutants"), result(SURVIVED, "far apart"), ""),
        (LISTED.replace("formula: grad", "formula: 2 * grad"), result(SURVIVED), "is listed for the formula '2 * grad', and the spec says 'grad' now"),
        (LISTED.replace("op: exp", "op: sin"), result(SURVIVED), "is no mutant of the spec any more"),
    ],
)
def test_the_list_is_held_against_what_is_found(tmp_path, text: str, found: MutantResult, said: str) -> None:
    file = tmp_path / "equivalent.yaml"
    file.write_text(text, encoding="utf-8")
    report = report_on([found], read_list(file), file.name, whole=True)
    if said:
        assert said in report.mistakes[0] and not report.passed
    else:
        assert report.passed and report.equivalent == [found]


def test_a_survivor_that_is_not_listed() -> None:
    report = report_on([result(SURVIVED)], {}, OWN.name)
    assert not report.passed and len(report.survivors) == 1


@pytest.mark.parametrize("text", ["- mutants: []\n", "- reason: a\n  mutants:\n  - {op: exp}\n", LISTED + LISTED])
def test_a_list_that_is_mistaken(tmp_path, text: str) -> None:
    file = tmp_path / "equivalent.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"equivalent\.yaml: "):
        read_list(file)
