"""`specgrad check` is only worth something if it catches mistakes: a thousand of them, put into the formulas of the real spec."""

from __future__ import annotations

import importlib
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from specgrad.codegen.model.op import FORMULA, Op, Spec
from specgrad.codegen.paths import paths
from specgrad.codegen.plan.op_plan import Plan, make_plan
from specgrad.codegen.problems import SpecError
from specgrad.codegen.project import find_spec
from specgrad.codegen.proof.evaluate import Evaluator, load_arrays
from specgrad.codegen.proof.guess import Guesser
from specgrad.codegen.proof.inputs import InputMaker, samples_of
from specgrad.codegen.proof.on_arrays import OnArrays
from specgrad.codegen.prove import _OpProver, prove
from specgrad.codegen.spec import loads
from specgrad.testing.mutants.edited_spec import SpecEditor
from specgrad.testing.mutants.formulas import formula_mutants
from specgrad.testing.mutants.mutant import LET, Mutant
from tests import the_spec
from tests.codegen.corpus import BASICS
from tests.effort import tries
from tests.made_once import made_once

WHERE = paths()
ROUNDS = tries(2, 4)  # of a formula with more mutants than that, as many are taken, spread over all of them
SHARES = ROUNDS  # the rounds are dealt to so many tests, which may run side by side


@made_once
def editor() -> SpecEditor:
    return SpecEditor(find_spec(None))


@made_once
def mistakes() -> list[Mutant]:
    """All but those of definitions and of marks, of which is said at other lines than theirs, or not in a formula."""
    every = [m for op in editor().spec for m in formula_mutants(editor().entries[op.name], op)]
    return [m for m in every if m.operator != "rule" and not m.key.startswith(LET) and not m.formula.startswith("auto")]


def rounds(share: int) -> Iterator[list[Mutant]]:
    """Each round changes every formula in one way; formulas do not depend on each other's mistakes."""
    of_formula: dict[tuple[str, str], list[Mutant]] = defaultdict(list)
    for mutant in mistakes():
        of_formula[mutant.op, mutant.key].append(mutant)
    for number in range(share, ROUNDS, SHARES):
        yield [found[number * max(len(found), ROUNDS) // ROUNDS] for found in of_formula.values() if len(found) > number]


def readable(chosen: list[Mutant]) -> tuple[list[Mutant], Spec]:
    """Those mutants that the reader accepts: what has the wrong type, or leaves a name unread, never comes as far as a proof."""
    of_op: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in chosen:
        if accepted([mutant]):
            of_op[mutant.op].append(mutant)
    ops: dict[str, Op] = {}
    for name, mutants in of_op.items():
        while not (op := accepted(mutants)):
            mutants.pop()
        of_op[name] = mutants
        ops[name] = op
    spec = editor().spec
    return [m for mutants in of_op.values() for m in mutants], replace(spec, ops=tuple(ops.get(op.name, op) for op in spec))


def accepted(mutants: list[Mutant]) -> Op | None:
    try:
        return editor().changed_op(mutants)
    except SpecError:
        return None


def values(spec: Spec, plan: Plan, mutant: Mutant) -> list[np.ndarray]:
    """What the formulas of a line give at places of the op's domain that the prover did not try."""
    op = spec.op(mutant.op)
    formulas = OnArrays(op, plan.ops[op.name], Evaluator(spec.by_name(), load_arrays(WHERE.array), plan.kernels.by_name))
    found: list[Any] = []
    with np.errstate(all="ignore"):
        for dtype in formulas.dtypes():
            for seed, sample in enumerate((*samples_of(op), *samples_of(op)), start=1000):
                maker = InputMaker(op, dtype, seed)
                args = maker.args(sample)
                outputs = formulas.outputs(args)
                directions = formulas.directions(args, lambda a, maker=maker: maker.directions(a.shape))
                cotangents = [maker.directions(o.shape, o.dtype.kind == "c") if d else None for o, d in zip(outputs, formulas.flags(outputs))]
                env = formulas.env(args, outputs)
                for gradient in formulas.plan.gradients:
                    if gradient.gradient.location.line == mutant.line and gradient.tensor_expr is not None:
                        found += formulas.gradients(gradient.gradient, gradient.tensor_expr, env, cotangents, directions).values()
                scope = env | {f"{p.name}_p": env[p.name] for p in op.tensors} | {f"{n}_t": t for n, t in directions.items()}
                for tangent in formulas.plan.tangents:
                    if tangent.tangent.location.line == mutant.line and tangent.tangent.kind == FORMULA:
                        found += [formulas.evaluator.value(t[1], scope) for t in tangent.terms if all(f"{n}_t" in scope for n in t[0])]
    return [np.asarray(v) for v in found]


def changes_nothing(mutant: Mutant, spec: Spec, plan: Plan) -> bool:
    """Whether a formula and its mutant agree wherever the op is smooth: they differ at a kink, or in how they say the same."""
    before, after = values(the_spec.spec(), the_spec.plan(), mutant), values(spec, plan, mutant)
    return len(before) == len(after) > 0 and all(np.allclose(a, b, rtol=1e-9, atol=1e-12) for a, b in zip(before, after))


@made_once
def lines_of_the_spec() -> list[str]:
    return WHERE.spec.read_text(encoding="utf-8").split("\n")


def lines_of_parts(name: str) -> range:
    """The lines of what an entry names under `let:`."""
    lines = lines_of_the_spec()
    first = the_spec.spec().op(name).location.line
    end = next((n for n in range(first, len(lines)) if lines[n].startswith("- ")), len(lines))
    let = next((n for n in range(first, end) if lines[n] == "  let:"), None)
    if let is None:
        return range(0)
    return range(let + 2, next((n for n in range(let + 1, end) if not lines[n].startswith("   ")), end) + 1)


@pytest.mark.parametrize("share", range(SHARES))
def test_every_mistake_is_caught_at_its_own_line(share: int) -> None:
    tried = caught = mended = 0
    for chosen in rounds(share):
        chosen, spec = readable(chosen)
        plan = make_plan(spec, {m.op for m in chosen})
        proof = prove(spec, WHERE, {m.op for m in chosen}, plan)
        told = {p.location.line for p in proof.problems}
        blamed = {m: {m.line, *lines_of_parts(m.op)} for m in chosen}  # a part may be what reads the gradient of a result
        assert told <= set().union(*blamed.values()), "only the lines that are wrong"
        for mutant in chosen:
            tried += 1
            messages = [p.message for p in proof.problems if p.location.line in blamed[mutant]]
            caught += bool(messages)
            mended += any(re.search("would be right|by rule the", message) for message in messages)
            if messages:
                untaken = f"in a sample or special point of {mutant.op}: "  # of a condition that the mistake has made constant
                assert any(f" of {mutant.op} is wrong" in message or untaken in message for message in messages), (mutant, messages)
            else:
                assert changes_nothing(mutant, spec, plan), f"not caught: {mutant}"
    assert tried > 150 and caught > 0.9 * tried
    assert mended > 0.55 * caught, "most mistakes are recognized"


def test_there_are_mistakes_of_every_kind() -> None:
    assert len(mistakes()) > 1000
    assert len({m.operator for m in mistakes()}) >= 12
    assert len({m.op for m in mistakes()}) > 150


def test_numbers_that_a_formula_reads_are_tried_at_two_values() -> None:
    """A factor that is 1 in every sample could be forgotten."""
    for op in the_spec.spec():
        plan = the_spec.plan().ops[op.name]
        for slot in plan.saved:
            param = op.signature.param(slot.name)
            if slot.kind == "plain" and param is not None and param.default == 1 and param.type.base in ("Scalar", "float"):
                tried = {s.args.get(param.name, param.default) for s in samples_of(op)}
                assert len(tried) > 1, f"{op.name} is tried with {param.name}={tried} alone"


# ---- what is said


def said(entry: str) -> list[str]:
    more = "- name: neg(Tensor self) -> Tensor\n  forward: -self\n  self: zero\n  operator: -x\n  docs: The sign.\n" * ("neg(" not in BASICS)
    more += "- name: div(Tensor self, Tensor other) -> Tensor\n  forward: self / other\n  self: zero\n  other: zero\n  operator: /\n  docs: Divides.\n" * (
        "div(" not in BASICS
    )
    spec = loads(entry + BASICS + more, "spec.yaml", WHERE.targets())
    return [str(p) for p in prove(spec, WHERE, {spec.ops[0].name}).problems]


DOUBLE = "- name: _double(Tensor self) -> Tensor\n  forward: self * 3\n  self: {}\n  domain: {{self: 1 < x < 2}}\n"


@pytest.mark.parametrize(
    ("formula", "end"),
    [
        ("-grad * 3", "; the sign is wrong: it would be right times -1"),
        ("grad * 6", "; it would be right times 0.5"),
        ("grad * 1.5", "; it would be right times 2"),
        ("grad * 0", "; by rule the derivative is '3', which 'auto' takes"),
        ("grad * 3 / 0", "; it would be right without the division by '0' in 'grad * 3 / 0'"),
    ],
)
def test_a_likely_reason_is_named(formula: str, end: str) -> None:
    (message,) = {m for m in said(DOUBLE.format(formula)) if "forward-mode" not in m}
    assert message.startswith(f"spec.yaml:3:9: the formula for 'self' of _double is wrong: '{formula}' gives ")
    assert message.endswith(end)


def test_a_right_formula_is_not_complained_of() -> None:
    assert said(DOUBLE.format("grad * 3")) == []


def test_a_gradient_that_is_not_zero() -> None:
    (message,) = {m for m in said(DOUBLE.format("zero")) if "forward-mode" not in m}
    assert "the formula for 'self' of _double is wrong" in message


def test_an_op_tried_at_a_kink() -> None:
    entry = "- name: _kink(Tensor self) -> Tensor\n  forward: abs(self)\n  self: grad\n  domain: {self: -0.01 < x < 0.01}\n  dtypes: [float]\n"
    messages = said(entry)
    assert any("_kink is not smooth at its sample: narrow its 'domain' for 'self', or choose other data" in m for m in messages)


def test_a_formula_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """The failure names the formula, and the other samples are not waited for."""
    monkeypatch.setattr("specgrad.codegen.prove.LIMIT", -1.0)
    found = prove(loads("- name: _double(Tensor self) -> Tensor\n  forward: self + self\n  self: grad * 2\n" + BASICS, "spec.yaml"), WHERE, {"_double"})
    assert [str(p) for p in found.problems] == [
        "spec.yaml:1:9: _double cannot be tried on its sample with float64 numbers: TimeoutError: it takes too long to compute"
    ]
    assert found.trials == 0


def test_a_sample_that_the_op_refuses() -> None:
    entry = "- name: _as(Tensor self, str mode) -> Tensor\n  require:\n    mode in ('a', 'b'): no mode\n  forward: self * 2 if mode == 'a' else self * 3\n"
    entry += "  self: grad * 2 if mode == 'a' else grad * 3\n  samples:\n  - {self: [2], mode: a}\n  - {self: [2], mode: c}\n"
    assert said(entry) == ["spec.yaml:8:5: _as refuses its sample, of which \"mode in ['a', 'b']\" does not hold: no mode"]


def test_powers_of_numbers_from_samples_are_bounded() -> None:
    text = "- name: _power(Tensor self, int n) -> Tensor\n  forward: self * 2\n  self: grad * 2 + 0 * n ** n ** n\n  samples: [{self: [2], n: 99}]\n"
    found = prove(loads(text.replace("self * 2\n", "self * (2 + 0 * n)\n") + BASICS, "spec.yaml"), WHERE, {"_power"})
    (problem,) = found.problems
    assert str(problem).startswith("spec.yaml:3:9: the formula for 'self' of _power is wrong: it raises OverflowError: 99 ** 99 needs more than 64 bits")


# ---- how a wrong formula would be right


@pytest.mark.parametrize(
    ("forward", "formula", "end"),
    [
        ("exp(self)", "grad * result", "; a conj() is missing: it would be right with conj() around 'result'"),
        ("self * 3", "grad * 3 * self.conj()", "; it would be right without the factor 'conj(self)' in 'grad * 3 * conj(self)'"),
        ("self * self * self", "3 * grad * self.conj()", "; it would be right times 'conj(self)'"),
        ("exp(self * 3)", "grad * result.conj()", "; it would be right times 3"),
        ("exp(self) * self", "grad * exp(self).conj()", "; it would be right with the term 'grad * conj(result)' added"),
        ("self * self", "grad * 2 * result.conj()", "; it would be right with 'self' in the place of 'result'"),
        ("exp(self * self) * 3 + self", "grad * result.conj() * exp(grad)", ", which 'auto' takes"),
    ],
)
def test_how_a_formula_would_be_right(forward: str, formula: str, end: str) -> None:
    entry = f"- name: _double(Tensor self) -> Tensor\n  forward: {forward}\n  self: {formula}\n  domain: {{self: 0.5 < x < 1.5}}\n"
    (message,) = said(entry)
    assert message.startswith("spec.yaml:3:9: the formula for 'self' of _double is wrong") and message.endswith(end)


def test_only_what_is_right_on_all_samples_is_said() -> None:
    """On one sample any number is right times another."""
    entry = "- name: _double(Tensor self, Scalar n) -> Tensor\n  forward: self * n\n  self: grad\n  dtypes: float\n"
    entry += "  samples: [{self: [1], n: 1.7}, {self: [1], n: 2.3}]\n"
    (message,) = said(entry)
    assert message.endswith("; it would be right times 'n'")
    entry = (
        "- name: _double(Tensor self, Scalar n, Scalar m) -> Tensor\n  forward: self * sin(n * m)\n  self: grad * n\n  samples: [{self: [1], n: 1.7, m: 1.3}]\n"
    )
    messages = said(entry)
    assert not any("would be right" in m for m in messages), messages


@pytest.fixture
def array_function(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[..., Any]], None]:
    """Puts a function into the package of array functions, as `reduce.mine`."""
    arrays = importlib.import_module(f"{load_arrays(WHERE.array).__name__}.reduce")
    return lambda function: monkeypatch.setattr(arrays, "mine", function, raising=False)


def proven(entries: str) -> list[str]:
    spec = loads(entries + BASICS, "spec.yaml")
    return [str(p) for p in prove(spec, WHERE, {op.name for op in spec.ops if op.location.line <= entries.count("\n")}).problems]


TWO = """\
- name: _two(Tensor self) -> (Tensor power, Tensor ratio)
  call: reduce.mine
  self: |
    grads[0] * power.conj()
    + grads[1] * (ratio * {}).conj()
  power: self_t * power
  ratio: self_t * ratio * {}
"""


def test_a_formula_for_one_result_is_blamed_on_its_own_line(array_function: Callable[[Callable[..., Any]], None]) -> None:
    array_function(lambda x: (np.asarray(np.exp(x)), np.asarray(np.exp(2 * x))))
    assert proven(TWO.format(2, 2)) == []
    gradient, tangent = proven(TWO.format(1, 4))
    assert gradient.startswith("spec.yaml:5:7: the formula for 'self' of _two is wrong in what it makes of grads[1]: ")
    assert gradient.endswith("; it would be right with 2 in the place of 1 in 'ratio * 1' in line 5")
    assert tangent.startswith("spec.yaml:7:10: the forward-mode rule of 'ratio' of _two is wrong: ")
    assert tangent.endswith("; it would be right times 0.5")


def test_what_calls_a_broken_op_is_not_blamed(array_function: Callable[[Callable[..., Any]], None]) -> None:
    def mine(x: Any) -> Any:
        raise ValueError("it is broken")

    array_function(mine)
    entries = "- name: _mine(Tensor self) -> Tensor\n  call: reduce.mine\n  self: grad\n  result: auto_linear\n"
    entries += "- name: _other(Tensor self) -> Tensor\n  forward: self * 2\n  self: grad * _mine(self)\n"
    assert proven(entries) == ["spec.yaml:1:9: _mine cannot be tried on its sample with float64 numbers: ValueError: it is broken"]


def test_a_difference_in_the_imaginary_part_is_shown() -> None:
    (message,) = said(DOUBLE.format("grad * 3") + "  result: self_t * 3 + (self_t + (self_t * -1).conj())\n")
    numbers = re.findall(r"(?:gives|give) (\S+?)(?:;| |$)", message.split(": ", 2)[2])
    assert len(numbers) == 2 and all(n.endswith("j") for n in numbers)
    assert complex(numbers[0]).real == pytest.approx(complex(numbers[1]).real)


@pytest.mark.parametrize(
    ("entry", "messages"),
    [
        (
            "forward: log(self)\n  self: grad / self\n  dtypes: float",
            ["1:9: nothing can be measured on the sample of _nan: its forward gives nan; narrow its 'domain' for 'self', as in 'domain: {self: x > 0}', ..."],
        ),
        ("forward: log(self)\n  self: grad / self\n  dtypes: float\n  domain: {self: x > 0}", []),
    ],
)
def test_a_forward_that_is_no_number(entry: str, messages: list[str]) -> None:
    found = said(f"- name: _nan(Tensor self) -> Tensor\n  {entry}\n")
    assert [m.removeprefix("spec.yaml:").replace("or choose other data", "...") for m in found] == messages


def test_a_gradient_that_is_no_number_is_no_fault_of_the_generator() -> None:
    (message,) = said("- name: _nan(Tensor self) -> Tensor\n  forward: self * 2\n  self: grad * nan\n  dtypes: float\n")
    assert "gives nan in a random direction" in message and "generator" not in message


# ---- what the samples show nothing of


COMPARISONS = "".join(
    f"- name: {name}(Tensor self, Tensor other) -> Tensor\n  forward: self {sign} other\n  operator: '{sign}'\n  docs: A comparison.\n"
    for name, sign in (("gt", ">"), ("lt", "<"), ("le", "<="))
)
COMPARISONS += """- name: where(Tensor condition, Tensor self, Tensor other) -> Tensor
  forward: where(condition, self, other)
  condition: non_differentiable
  self: where(condition, grad, 0)
  other: where(condition, 0, grad)
  forms: function
  samples: [{condition: {shape: [3], holds: bools}, self: [3], other: [3]}]
  docs: A choice.
"""


@pytest.mark.parametrize(
    ("entry", "what"),
    [
        (
            "- name: _f(Tensor self, Tensor? weight=None) -> Tensor\n  forward: self * 2 if weight is None else self * weight\n"
            "  self: grad * 2 if weight is None else grad * weight\n  weight: grad * self\n  samples: [{self: [3]}]\n",
            "the formula for 'weight' of _f is not proven: no sample gives 'weight', or none of floating-point numbers; add one",
        ),
        (
            "- name: _f(Tensor self) -> Tensor\n  forward: self * 2\n  self: grad * 2\n  samples: [{self: [0, 3]}]\n",
            "the formula for 'self' of _f is not proven: neither 'self' nor a result has elements in a sample; add one where they have",
        ),
        (
            "- name: _f(Tensor self) -> Tensor\n  forward: floor(self)\n  self: grad * 0\n  domain: {self: 1.1 < x < 1.9}\n  dtypes: float\n",
            "it gives zeros alone, and the derivative is zero in all samples; add one where it is not, or write 'zero'",
        ),
        (
            "- name: _f(Tensor self) -> Tensor\n  forward: where(self > 9, self * 2, self)\n  self: where(self > 9, grad * 2, grad)\n"
            "  domain: {self: 1 < x < 2}\n  dtypes: float\n",
            "'self > 9' never holds in a sample or special point of _f: add one where it does",
        ),
    ],
)
def test_a_formula_of_which_the_samples_show_nothing(entry: str, what: str) -> None:
    assert any(message.endswith(what) for message in said(entry + COMPARISONS)), said(entry + COMPARISONS)


def test_a_condition_that_auto_has_derived_is_named_as_such_and_once() -> None:
    entry = "- name: f(Tensor self) -> Tensor\n  forward: frexp_mantissa(self)\n  self: auto\n  domain: {self: 0.55 < x < 0.95}\n  docs: A test.\n"
    spec = loads(f"- {{imports: specgrad, namespace: tried, spec: 1}}\n{entry}", "spec.yaml", WHERE.targets())
    what = "'logical_and(isfinite(self), self != 0)', a condition that auto has derived, never fails in a sample or special point of f: add one where it does"
    assert [str(problem) for problem in prove(spec, WHERE, {"f"}).problems] == [f"spec.yaml:4:9: {what}"]


def test_what_a_special_point_states_is_held_against_the_formula() -> None:
    """At a kink differences say nothing: what the entry states does, with nothing built."""
    entry = "- name: _f(Tensor self) -> Tensor\n  forward: maximum(self, 0)\n  self: where(self {} 0, 0, grad)\n  dtypes: float\n  domain: {{self: x != 0}}\n"
    entry += "  special:\n  - {{self: [0.0, 1.0], is: {{result: [0.0, {}]}}, gives: {{self: [0.0, 1.0]}}}}\n{}"
    assert said(entry.format("<=", "1.0", COMPARISONS)) == []
    (message,) = said(entry.format("<", "1.0", COMPARISONS))
    assert message == "spec.yaml:3:9: the formula for 'self' of _f is wrong: it gives 1.0 at the special point of line 7, which states 0.0"
    (message,) = said(entry.format("<=", "1.5", COMPARISONS))
    assert message == "spec.yaml:1:9: the forward of _f is wrong: it gives 1.0 at the special point of line 7, which states 1.5"


# ---- how small a mistake may be

SLIGHTLY = 1.0001


@pytest.fixture
def no_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """How each of hundreds of formulas would be right is looked for longer than what is wrong takes to find."""
    monkeypatch.setattr(Guesser, "of_gradient", lambda *given: "")
    monkeypatch.setattr(Guesser, "of_tangent", lambda *given: "")


def test_every_gradient_times_a_factor_is_refused(monkeypatch: pytest.MonkeyPatch, no_guesses: None) -> None:
    """Derived ones, tuples and lists as well: without exception."""
    right = OnArrays.gradients

    def gradients(self: OnArrays, *given: Any) -> dict[str, Any]:
        found = right(self, *given)
        return {name: [v * SLIGHTLY for v in value] if isinstance(value, list) else np.asarray(value) * SLIGHTLY for name, value in found.items()}

    monkeypatch.setattr(OnArrays, "gradients", gradients)
    told = {p.message.partition(" is wrong")[0] for p in prove(the_spec.spec(), WHERE, plan=the_spec.plan()).problems}
    formulas = [(name, op.name) for op in the_spec.spec() for g in op.gradients if g.kind == FORMULA for name in g.inputs if op.kind != "compose"]
    assert len(formulas) > 250
    assert [(name, op) for name, op in formulas if f"the formula for {name!r} of {op}" not in told] == []


def test_every_tangent_times_a_factor_is_refused(monkeypatch: pytest.MonkeyPatch, no_guesses: None) -> None:
    right = _OpProver.tangent_trial

    def tangent_trial(self: _OpProver, *given: Any) -> Iterator[tuple[Any, Any, float]]:
        for found, *rest in right(self, *given):
            yield (found * SLIGHTLY, *rest)

    monkeypatch.setattr(_OpProver, "tangent_trial", tangent_trial)
    told = {p.message.partition(" is wrong")[0] for p in prove(the_spec.spec(), WHERE, plan=the_spec.plan()).problems}
    rules = [(plan.tangent.output, name) for name, op in the_spec.plan().ops.items() if op.op.kind != "compose" for plan in op.tangents if plan.terms]
    assert len(rules) > 200
    missed = {op for output, op in rules if f"the forward-mode rule of {output!r} of {op}" not in told}
    assert missed == {"_filled", "fill_", "zero_"}, "whose tangents are zero"


# ---- what array functions give

SINGLE = "- name: _single(Tensor self) -> Tensor\n  call: reduce.magnitude\n  self: grad * 1\n  result: auto_linear\n  samples: [{self: [3, 4]}]\n"
PAIR = "- name: _pair(Tensor self) -> (Tensor a, Tensor b)\n  call: reduce.magnitude\n  non_differentiable: for the test\n  samples: [{self: [3, 4]}]\n"
LIST = "- name: _list(Tensor self) -> Tensor[]\n  call: reduce.magnitude\n  non_differentiable: for the test\n  samples: [{self: [3, 4]}]\n"
HERE = "_single cannot be tried on its sample with float64 numbers: TypeError: reduce.magnitude"
TURNED = SINGLE.replace("_single", "turned") + "  docs: The input.\n"
GIVES_MEMORY = "turned cannot be tried on its sample with float64 numbers: reduce.magnitude gives memory"
SCALAR = "as 'result', where an array is expected; wrap it in np.asarray(...)"


@pytest.mark.parametrize(
    ("entry", "function", "said_of_it"),
    [
        (SINGLE, np.negative, f"_single: reduce.magnitude gives a NumPy scalar (float64) {SCALAR}, with 0-dim float64 tensors in the place of those of line 5"),
        (SINGLE, lambda x: x.sum(0) if x.ndim == 1 else -x, "gives a NumPy scalar (float64) as 'result'"),
        (SINGLE, lambda x: x.sum(), f"{HERE} gives a NumPy scalar (float64) {SCALAR}"),
        (SINGLE, lambda x: float(x.size), f"{HERE} gives a float {SCALAR}"),
        (SINGLE, lambda x: None, f"{HERE} gives None as 'result', where an array is expected"),
        (PAIR, lambda x: -x, "reduce.magnitude gives an array of shape [3, 4], where a tuple of 2 is expected: a, b"),
        (PAIR, lambda x: (x, x, x), "reduce.magnitude gives 3 results, where a tuple of 2 is expected: a, b"),
        (PAIR, lambda x: (-x, x.sum()), "reduce.magnitude gives a NumPy scalar (float64) as 'b', where an array is expected"),
        (LIST, lambda x: -x, "reduce.magnitude gives an array of shape [3, 4], where a list of arrays is expected"),
        (LIST, lambda x: list(x.reshape(-1)), "reduce.magnitude gives a NumPy scalar (float64) as item 0 of 'result', where an array is expected"),
        (TURNED, lambda x: (x * 1).view(np.matrix), "reduce.magnitude gives a matrix as 'result', where an array is expected; wrap it in np.asarray(...)"),
        (TURNED, lambda x: x, f"{GIVES_MEMORY} of its input 'self' as 'result', where a new array is expected; return a copy, or mark both as Tensor(a)"),
        (TURNED, lambda x: x[...], f"{GIVES_MEMORY} of its input 'self' as 'result'"),
        (TURNED, lambda x: x if x.ndim == 0 else x * 1, "turned: reduce.magnitude gives memory of its input 'self' as 'result', where a new array is expected"),
        (
            TURNED,
            lambda x: np.broadcast_to(x.sum(), x.shape),
            f"{GIVES_MEMORY} that cannot be written as 'result', where a new array is expected; return a copy",
        ),
        (TURNED, lambda x: np.add(x, 1, out=x) * 1, "reduce.magnitude changes its input 'self'; inputs stay as they are, but for those"),
    ],
)
def test_an_array_function_must_give_arrays(monkeypatch: pytest.MonkeyPatch, entry: str, function: Any, said_of_it: str) -> None:
    monkeypatch.setattr(import_module(f"{load_arrays(WHERE.array).__name__}.reduce"), "magnitude", function)
    messages = said(entry)
    assert any(said_of_it in m for m in messages), messages


# ---- what functions of all gradients give

PRODUCT = (
    "- name: _product(Tensor self, Tensor other, Tensor? shift, Scalar times) -> Tensor\n"
    "  forward: self * other * times if shift is None else self * other * times + shift\n"
    "  backward_call: reduce.magnitude\n  self: grad * other * times\n  other: grad * self * times\n  shift: grad\n  dtypes: float\n"
    "  samples:\n  - {self: [3, 4], other: [3, 4], shift: [3, 4], times: 2}\n  - {self: [3, 4], other: [3, 4], shift: None, times: 3}\n"
)
OF_PRODUCT = "the 'backward_call' of _product"


@pytest.mark.parametrize(
    ("function", "said_of_it"),
    [
        (lambda g, x, y, t, needs: (g * y * t, g * x * t, g), ""),
        (lambda g, x, y, t, needs: (g * y * t, g * x * t, g) if t == 2 else None, ""),  # it need not cover all
        (lambda g, x, y, t, needs: (g * y * t if needs[0] else "not asked for", g * x * t, g if needs[2] else None), ""),
        (lambda g, x, y, t, needs: None, f"{OF_PRODUCT} is not proven: it gives None for all samples; add one that it covers"),
        (lambda g, x, y, t, needs: (g * y * t, g * x * np.where(x == x[1, 1], 0, t), g), f"{OF_PRODUCT} gives 0 for 'other' where its formula gives "),
        (lambda g, x, y, t, needs: (g * y * t, g * x * t, g if all(needs) else g * 2), " for 'shift' where its formula gives "),
        (lambda g, x, y, t, needs: (g * y * t, g * x * t, np.ones(5)), f"{OF_PRODUCT} raises ValueError: shape mismatch"),
        (lambda g, x, y, t, needs: (g * y * t, None, g), f"{OF_PRODUCT} raises TypeError: it gives None as the gradient of 'other', where an"),
        (
            lambda g, x, y, t, needs: (g * y * t, float(x.sum()), g),
            "it gives a float as the gradient of 'other', where an array is expected; wrap it in np.asarray(...); it is given",
        ),
        (lambda g, x, y, t, needs: (g * y * t, g * x * t), f"{OF_PRODUCT} raises TypeError: it gives 2 gradients, where a tuple of 3 is expected: self, "),
        (
            lambda g, x, y, t, needs: g,
            f"{OF_PRODUCT} raises TypeError: it gives an array of shape [3, 4], where a tuple of 3 is expected: self, other, shift; it is given",
        ),
        (lambda g, x, y: (g * y, g * x), "takes 3 positional arguments but 5 were given; it is given grad, self, other, times, needs"),
        (
            lambda g, x, y, t, needs: (np.multiply(g, y * t, out=g), g * x * t, g),
            f"{OF_PRODUCT} raises NotOwned: it changes the incoming gradient, which stays",
        ),
        (lambda g, x, y, t, needs: (g * np.multiply(y, t, out=y), g * x * t, g), f"{OF_PRODUCT} raises NotOwned: it changes 'other', which stays as it is"),
    ],
)
def test_a_function_of_all_gradients_must_give_what_the_formulas_do(monkeypatch: pytest.MonkeyPatch, function: Any, said_of_it: str) -> None:
    monkeypatch.setattr(import_module(f"{load_arrays(WHERE.array).__name__}.reduce"), "magnitude", function)
    messages = said(PRODUCT)
    assert any(said_of_it in m for m in messages) if said_of_it else messages == [], messages


def test_a_gradient_of_another_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module(f"{load_arrays(WHERE.array).__name__}.reduce"), "magnitude", lambda x, *needs: x[..., 0] * 1 if needs else x * 1)
    message = "the 'backward_call' of _single gives the shape [3] for 'self' where its formula gives the shape [3, 4], with the arguments of line 6"
    assert any(message in m for m in said(SINGLE.replace("  self:", "  backward_call: reduce.magnitude\n  self:")))
