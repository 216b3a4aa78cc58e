"""What the grammar can say beyond derivatives.yaml: each op of grammar.yaml is proven, generated, run and verified; and refuses what its entry leaves out."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.codegen.model.op import KINDS_OF_MATRICES, Domain, Spec
from specgrad.codegen.paths import paths
from specgrad.codegen.proof.evaluate import load_arrays
from specgrad.codegen.proof.inputs import InputMaker, rolled
from specgrad.codegen.prove import prove
from specgrad.generated import forwards, ops
from specgrad.testing.mutants.build import Builder, BuiltOp
from specgrad.testing.ops.verify import verify_op
from tests.made_once import made_once
from tests.testing.ops.planted import subject
from tests.the_spec import edited

WHERE = paths()
ENTRIES = Path(__file__).with_name("grammar.yaml").read_text(encoding="utf-8")
TEXT = WHERE.spec.read_text(encoding="utf-8") + ENTRIES
NAMES = re.findall(r"(?m)^- name: (\w+)", ENTRIES)


matrices = ModuleType("matrices")
matrices.inv = np.linalg.inv  # type: ignore[attr-defined]
matrices.cholesky = np.linalg.cholesky  # type: ignore[attr-defined]


@made_once
def spec() -> Spec:
    """Array functions are those of matrices above as well."""
    return edited(TEXT, "grammar.yaml", checked=False)


@cache
def built(name: str) -> BuiltOp:
    return Builder(spec()).build(spec().op(name))


def function(name: str) -> Callable[..., Any]:
    return built(name).subject.function


@pytest.fixture(scope="module", autouse=True)
def known_to_formulas() -> Iterator[None]:
    """Formulas call ops, and ops array functions, by these names."""
    with pytest.MonkeyPatch.context() as patch:
        for package in (sys.modules["specgrad.array"], load_arrays(WHERE.array)):
            patch.setitem(sys.modules, f"{package.__name__}.matrices", matrices)
            patch.setattr(package, "matrices", matrices, raising=False)
        for name in NAMES:
            patch.setattr(ops, name, function(name), raising=False)
            patch.setattr(forwards, name, built(name).subject.forward, raising=False)
        yield


def test_all_formulas_are_proven() -> None:
    proof = prove(spec(), WHERE, set(NAMES))
    assert [str(p) for p in proof.problems] == []
    assert proof.formulas > len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_all_checks_of_verify(name: str) -> None:
    report = verify_op(built(name).subject)
    assert [f.message for f in report.failures if "--checks accuracy" not in f.message] == []  # the gradients of some are sums that cancel
    assert sum(report.comparisons.values())


ONE = sg.tensor([1.0])

# ---- matrices and rows of a kind


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_samples_are_of_the_kind_that_the_domain_names(dtype: str) -> None:
    def drawn(kind: str, *shape: int) -> Any:
        return InputMaker(spec().op("sin"), dtype).numbers(Domain(kind=kind), shape)

    a = drawn("invertible", 5, 3, 3)
    assert np.linalg.cond(a).max() < 3 and np.isin(a, drawn("invertible", 5, 3, 3)).all() and a.dtype == dtype
    assert np.abs(a - a.swapaxes(-1, -2)).max() > 0.1
    p = drawn("positive_definite", 4, 4)
    assert np.array_equal(p, p.conj().T) and np.linalg.eigvalsh(p).min() > 0.6
    for rows, columns in ((3, 3), (2, 4), (4, 2)):
        q = drawn("orthogonal", rows, columns)
        small = q @ q.conj().T if rows <= columns else q.conj().T @ q
        assert np.allclose(small, np.eye(min(rows, columns)), atol=1e-14)
    assert np.allclose(np.linalg.norm(drawn("unit_norm", 2, 3), axis=-1), 1, atol=1e-15)
    for kind in KINDS_OF_MATRICES:
        given = drawn(kind, 3, 3)
        again = rolled(Domain(kind=kind), given, 1)
        assert not np.array_equal(given, again)
        assert np.allclose(np.linalg.svd(given)[1], np.linalg.svd(again)[1]) or kind == "unit_norm"
        assert kind != "positive_definite" or np.array_equal(again, again.conj().T)
        assert kind != "unit_norm" or np.allclose(np.linalg.norm(again, axis=-1), 1)


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("inverted", "self: -(result.transpose", "self: (result.transpose"),
        ("inverted_rotation", "result: -(result.mm(self_t).mm(result))", "result: -(self_t)"),
        ("triangular", "0.5 * whole.tril", "0.4 * whole.tril"),
        ("length_of_units", "self: grad * self * 4 /", "self: grad * self * 3 /"),
    ],
)
def test_a_wrong_formula_is_seen_on_such_matrices(name: str, right: str, wrong: str) -> None:
    start = TEXT.index(f"- name: {name}(")
    assert right in TEXT[start:]
    other = edited(TEXT[:start] + TEXT[start:].replace(right, wrong, 1), "grammar.yaml", checked=False)
    assert any(f"of {name} is wrong" in str(p) for p in prove(other, WHERE, {name}).problems)
    assert verify_op(Builder(other).build(other.op(name)).subject, stop_at_first=True).failures


# ---- one of some values


@pytest.mark.parametrize(
    ("kind", "call", "message"),
    [
        (ValueError, lambda f: f(ONE, "left"), "rounded_to(): unknown way to round: expected mode to be 'up' or 'down', but got 'left'"),
        (ValueError, lambda f: f(ONE, None), "rounded_to(): unknown way to round: expected mode to be 'up' or 'down', but got None"),
        (RuntimeError, lambda f: f(ONE, "up", p=3), "rounded_to(): no such power: expected p to be 1 or 2, but got 3"),
        (RuntimeError, lambda f: f(ONE, "up", kind="b{x}"), "rounded_to(): no such kind: expected kind to be None or 'a', but got 'b{x}'"),
    ],
)
def test_a_value_that_is_none_of_those_required(kind: type[Exception], call: Callable[..., Any], message: str) -> None:
    for name in ("rounded_to", "rounded_to_"):
        with pytest.raises(kind) as error:
            call(built("rounded_to").names[name])
        assert str(error.value) == message


# ---- dtypes by name


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: function("wide")(ONE.half(), ONE.half()), "wide(): takes tensors of dtype float32 or float64, not float16"),
        (lambda: function("wide")(ONE.bfloat16(), 2.0), "wide(): takes tensors of dtype float32 or float64, not bfloat16"),
        (lambda: function("wide")(ONE.to(sg.complex64), ONE), "wide(): takes tensors of dtype float32 or float64, not complex64"),
        (lambda: built("wide").names["wide_"](ONE.half(), 2.0), "wide(): takes tensors of dtype float32 or float64, not float16"),
        (lambda: function("double_alone")(ONE), "double_alone(): takes tensors of dtype float64, not float32"),
        (lambda: function("half_and_complex")(ONE), "half_and_complex(): takes tensors of dtype float16, float64, complex64 or complex128, not float32"),
        (lambda: function("some_integers")(ONE.to(sg.int8), ONE.to(sg.int8)), "some_integers(): takes tensors of dtype int32 or int64, not int8"),
        (lambda: function("some_integers")(ONE, ONE), "some_integers(): takes tensors of dtype int32 or int64, not float32"),
        (lambda: function("chosen_wide")(ONE > 0, ONE.half(), 0.5), "chosen_wide(): takes tensors of dtype float32 or float64, not float16"),
        (lambda: function("wide_sums")(ONE.half(), 0), "wide_sums(): argument 'input' must have dtype float32 or float64, not float16"),
        (lambda: function("wide_sums")(ONE.long(), 0), "wide_sums(): argument 'input' must have dtype float32 or float64, not int64"),
        (lambda: function("wide_rows")(ONE.half(), 0), "wide_rows(): argument 'input' must have dtype float32 or float64, not float16"),
        (lambda: sg.vmap(lambda x: function("wide_sums")(x, 0))(ONE[None].half()), "wide_sums(): argument 'input' must have dtype float32 or float64"),
    ],
)
def test_a_dtype_that_is_left_out(call: Callable[[], Any], message: str) -> None:
    with pytest.raises(TypeError) as error:
        call()
    assert str(error.value).startswith(message)


def test_operands_are_promoted_before_their_dtype_is_looked_at() -> None:
    assert function("wide")(ONE.half(), ONE).dtype is sg.float32
    assert function("wide")(ONE.double(), ONE.half()).dtype is sg.float64
    assert function("wide")(2, ONE).dtype is sg.float32
    assert function("some_integers")(ONE.to(sg.int8), ONE.to(sg.int32)).dtype is sg.int32


def test_kernels_have_loops_for_these_dtypes_alone() -> None:
    from specgrad.codegen.plan.op_plan import make_plan
    from specgrad.codegen.write.emit_cuda import cuda_functions
    from specgrad.codegen.write.written import in_c

    kernels = make_plan(spec()).kernels.by_name
    types = {name: [f["type"] for f in in_c(kernels[name], {})["functions"]] for name in ("wide", "double_alone", "half_and_complex", "some_integers")}
    assert types == {"wide": ["f32", "f64"], "double_alone": ["f64"], "half_and_complex": ["f32", "f64", "c64", "c128"], "some_integers": ["i32", "i64"]}
    launchers = {name: [launcher[0] for f in cuda_functions(kernels[name]) for launcher in f.launchers] for name in ("wide", "half_and_complex")}
    assert launchers == {
        "wide": ["wide_f32", "wide_f64"],
        "half_and_complex": ["half_and_complex_f16", "half_and_complex_f64", "half_and_complex_c64", "half_and_complex_c128"],
    }


def test_verify_finds_an_op_that_takes_what_its_entry_leaves_out() -> None:
    wrong = replace(subject("sin"), op=replace(spec().op("sin"), dtypes=("float32", "float64")))
    (first, *_) = verify_op(wrong, checks=["dtypes"]).failures
    assert "takes float16 numbers, which 'dtypes' leaves out" in first.message
