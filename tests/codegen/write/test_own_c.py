"""C that an op brings: as it is written into the sources for C and CUDA, compiled and run; and what refuses it."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from specgrad.codegen.generate import Writer
from specgrad.codegen.model.expr import Prim
from specgrad.codegen.paths import paths
from specgrad.codegen.plan.op_plan import make_plan
from specgrad.codegen.problems import SpecError
from specgrad.codegen.prove import prove
from specgrad.codegen.spec import loads
from specgrad.codegen.write.emit_numpy import expression_text, in_primitives
from specgrad.codegen.write.in_c.own import own_numpy
from specgrad.codegen.write.written import Written
from tests.codegen.corpus import BASICS
from tests.cuda.cuda_source import ON_HOST

WHERE = paths()
CC, CXX = os.environ.get("CC") or shutil.which("cc"), os.environ.get("CXX") or shutil.which("g++")
ENTRIES = """
- group: own
  about: C of their own.
- name: steps(Tensor self, Tensor other, Scalar scale=1) -> Tensor
  c: |
    /* a sum of terms: this { is no bracket, nor is "this" a text */
    T term = self * other;
    result = 0;
    for (int i = 0; i < 3; i++) {
        result += term * (T)scale;
        term *= F(sin)(self);
    }
  cuda: |
    const T s = F(sin)(self);
    result = self * other * scale * (1 + s + s * s);
  numpy: self * other * scale * (1 + np.sin(self) + np.sin(self) * np.sin(self))
  self: zero
  other: zero
  docs: A function with a loop.
- name: bessel(Tensor self) -> Tensor
  c_function: j0, math.h
  numpy: special.j0(self)
  self: zero
  docs: A function of C.
- name: bessel_in_double(Tensor self) -> Tensor
  c_function: double j0, math.h
  numpy: special.j0(self)
  self: zero
  docs: A function of C, for numbers of both types.
- name: waves(Tensor self, Tensor other) -> (Tensor up, Tensor down)
  c: |
    const T wave = F(fabs)(self * self) * other;
    up = wave * self;
    down = other + wave;
  numpy:
    up: self * self * self * other
    down: other + self * self * other
  self: (grads[0] * 3 * self + grads[1] * 2) * self * other
  other: (grads[0] * self + grads[1]) * self * self + grads[1]
  up: self_t * 3 * self_p * self_p * other_p + other_t * self_p * self_p * self_p
  down: self_t * 2 * self_p * other_p + other_t * self_p * self_p + other_t
  docs: A body that sets two results.
- name: bessels(Tensor self) -> (Tensor zeroth, Tensor first)
  c_function: {zeroth: "double j0, math.h", first: "double j1, math.h"}
  numpy: {zeroth: special.j0(self), first: special.j1(self)}
  self: zero
  zeroth: self_t * 0
  first: self_t * 0
  docs: Two functions of C.
- group: blocks
  about: By blocks.
- name: thrice(Tensor self, Tensor other) -> Tensor
  c_function: thrice, thrice.h, blocks
  numpy: 3 * self * other
  self: zero
  other: zero
  docs: A function that computes blocks of elements at once.
- name: within(Tensor self, Tensor other) -> Tensor
  forward: thrice(self + 1, 2) * other + 1
  self: zero
  other: zero
  docs: An expression that computes a part of itself by blocks.
- group: other
  about: Of another group.
- name: more(Tensor self, Tensor other) -> Tensor
  forward: steps(self, other, 2) + bessel(other)
  self: zero
  other: zero
  docs: An expression that calls both.
"""
THRICE = """
#define THRICE(type, suffix) \\
    static inline type thrice##suffix(type x, type y) { return x - y; } /* another function, which a loop does not call */ \\
    static inline void thrice_block##suffix(const type *x, const type *y, type *result, sg_index count) { \\
        for (sg_index i = 0; i < count; i++) result[i] = 3 * x[i] * y[i]; \\
    }
THRICE(double, )
THRICE(float, f)
"""
SPEC = loads(BASICS + ENTRIES, "own.yaml", WHERE.targets())
WRITER = Writer(SPEC, Written(make_plan(SPEC)))
X, Y = np.linspace(-2.0, 3.0, 11), np.linspace(0.1, 4.0, 11)


C = {op.name: WRITER.c_source(op) for op in WRITER.with_kernels}  # a source an op
CUDA = {g.name: WRITER.cuda_source(g) for g in SPEC.groups if g.name in ("own", "other")}  # a source a group


def compiled(compiler: str, source: str, folder: Path, *flags: str) -> ctypes.CDLL:
    file = folder / f"source{'.cu' if 'device.cuh' in source[:400] else '.c'}"
    file.write_text(source)
    (folder / "thrice.h").write_text(THRICE)
    command = [
        compiler,
        *flags,
        "-Wall",
        "-Werror",
        "-Wno-unused-function",
        "-fopenmp-simd",
        "-fPIC",
        "-shared",
        f"-I{WHERE.csrc}",
        f"-I{folder}",
        "-o",
        str(folder / "own.so"),
        str(file),
        "-lm",
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return ctypes.CDLL(str(folder / "own.so"))


def in_c(folder: Path, name: str, dtype: str, args: list[Any]) -> Any:
    """What the loop of a kernel gives, called through a function that its source does not export."""
    assert CC is not None
    source = C[name] + f"\nvoid run(char *const *p, sg_index n) {{ {name}_{'f32' if dtype == 'float32' else 'f64'}(p, n); }}\n"
    library = compiled(CC, source, folder, "-std=gnu11", "-O1")
    results = [np.zeros_like(X, dtype) for _ in SPEC.op(name).bodies]
    arrays = [*(np.asarray(a, dtype) for a in args), *results]
    library.run((ctypes.c_void_p * len(arrays))(*(a.ctypes.data for a in arrays)), ctypes.c_ssize_t(X.size))
    return np.stack(results) if len(results) > 1 else results[0]


def in_numpy(name: str, args: list[Any]) -> Any:
    from specgrad.codegen.proof.evaluate import Evaluator, load_arrays

    return Evaluator(SPEC.by_name(), load_arrays(WHERE.array)).call(SPEC.op(name), args)


@pytest.mark.skipif(CC is None, reason="no C compiler is installed")
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("steps", [X, Y, 2.0]),
        ("bessel", [X]),
        ("bessel_in_double", [X]),
        ("waves", [X, Y]),
        ("bessels", [X]),
        ("more", [X, Y]),
        ("thrice", [X, Y]),
        ("within", [X, Y]),
    ],
)
def test_c(tmp_path: Path, dtype: str, name: str, args: list[Any]) -> None:
    found = in_c(tmp_path, name, dtype, args)
    assert np.allclose(found, in_numpy(name, args), rtol=1e-14 if dtype == "float64" else 3e-6, atol=1e-15 if dtype == "float64" else 1e-6)


@pytest.mark.skipif(CXX is None, reason="no C++ compiler that knows _Float16 (g++) is installed")
@pytest.mark.parametrize(
    ("group", "name", "args"), [("own", "steps", [X, Y, 2.0]), ("own", "bessel", [X]), ("own", "waves", [X, Y]), ("other", "more", [X, Y])]
)
def test_cuda_on_the_host(tmp_path: Path, group: str, name: str, args: list[Any]) -> None:
    assert CXX is not None
    library = compiled(CXX, CUDA[group], tmp_path, "-x", "c++", "-std=c++17", "-O0", "-DSG_ALL", f"-I{ON_HOST}", "-Wno-tautological-compare")
    found = np.zeros((len(SPEC.op(name).bodies), X.size))
    given = [ctypes.c_double(a) if isinstance(a, float) else ctypes.c_void_p(a.ctypes.data) for a in args]
    assert (
        getattr(library, f"sg_cuda_{name}_f64")(*given, *(ctypes.c_void_p(row.ctypes.data) for row in found), ctypes.c_ssize_t(X.size), ctypes.c_void_p(None))
        == 0
    )
    assert np.allclose(found, in_numpy(name, args), rtol=1e-14, atol=1e-15)


def test_each_source_defines_what_its_kernels_call_once() -> None:
    calls = [(C["steps"], ["steps"]), (C["bessel"], ["bessel"]), (C["more"], ["bessel", "steps"]), (C["add"], [])]
    of_several = ["2up_waves", "4down_waves", "5first_bessels", "6zeroth_bessels"]
    calls += [(CUDA["own"], [*of_several, "bessel", "bessel_in_double", "steps"]), (CUDA["other"], ["bessel", "steps"])]
    for source, names in calls:
        assert re.findall(r"SG_FN float sg_own_(\w+)_f32\(", source) == re.findall(r"SG_FN double sg_own_(\w+)_f64\(", source) == names
        assert source.count("#define T ") == source.count("#undef T\n") == 2 * len({"steps", "2up_waves", "4down_waves"}.intersection(names))
    assert "return j0f(x0);" in C["bessel"] and "return (float)j0((double)x0);" in C["bessel_in_double"]
    statement = "    T term = self * other;\n"
    assert statement in C["steps"] and statement in C["more"] and statement not in CUDA["own"], "CUDA has a twin"


def test_the_numpy_twin_is_written_from_its_tree() -> None:
    def twin(name: str, args: list[str]) -> str:
        body = SPEC.op(name).body
        assert isinstance(body, Prim) and body.primitive.own is not None
        return own_numpy(body.primitive.own, args)

    assert twin("bessel", ["np.add(a, b)"]) == "pointwise.special('j0', np.add(a, b))"
    assert twin("steps", ["a", "a + b", "s"]) == "a * (a + b) * s * (1 + np.sin(a) + np.sin(a) * np.sin(a))"


def test_a_tool_that_only_reads_refuses_it() -> None:
    with pytest.raises(SpecError) as refused:
        loads(BASICS + ENTRIES, "own.yaml", WHERE.targets(), own_c=False)
    what = "brings C of its own, which is compiled and run as written: who trusts it passes own_c=True"
    line = BASICS.count("\n") + 1
    places = {"steps": line + 4, "bessel": line + 18, "bessel_in_double": line + 23, "waves": line + 28, "bessels": line + 41, "thrice": line + 49}
    assert [p.message for p in refused.value.problems] == [f"{name} {what}" for name in places]
    assert [p.location.file for p in refused.value.problems] == ["own.yaml"] * 6
    assert loads(BASICS, "own.yaml", WHERE.targets(), own_c=False).ops


def test_a_body_has_an_end() -> None:
    entry = "- name: _long(Tensor self) -> Tensor\n  c: result = self{};\n  numpy: self + 0\n  self: grad\n"
    with pytest.raises(SpecError, match=r"a body of C has at most 20,000 characters, and this one 2[0-9],[0-9]+"):
        loads(entry.format(" + self" * 4000), "own.yaml")


def test_verify_and_mutants_work_on_it() -> None:
    """What is generated for one op alone runs on NumPy, its twin."""
    from specgrad.core.factories.creation import from_array
    from specgrad.testing.mutants.build import Builder

    for name, args in (("steps", [X, Y, 2.0]), ("bessel", [X]), ("waves", [X, Y]), ("bessels", [X]), ("more", [X, Y])):
        given = [from_array(a) if isinstance(a, np.ndarray) else a for a in args]
        found = Builder(SPEC).build(SPEC.op(name)).subject.function(*given)
        arrays = [f._array for f in found] if isinstance(found, tuple) else found._array
        assert np.allclose(arrays, in_numpy(name, args), rtol=1e-14)


def test_the_formulas_of_several_results_are_proven() -> None:
    assert prove(SPEC, WHERE, {"waves"}).problems == ()
    wrong = ENTRIES.replace("grads[1] * 2) * self * other", "grads[1] * 3) * self * other")
    (problem,) = prove(loads(BASICS + wrong, "own.yaml", WHERE.targets()), WHERE, {"waves"}).problems
    assert "the formula for 'self' of waves is wrong in what it makes of grads[1]" in problem.message


THIRD = """
- name: third(Tensor self) -> Tensor
  c_function: cbrt, math.h
  numpy: np.cbrt(self)
  expression: {}
  self: zero
  domain: {{self: x > 0}}
  docs: A root.
- name: of_third(Tensor self, Tensor other) -> Tensor
  forward: third(self + 1) * other
  self: zero
  other: zero
  docs: An expression that calls it.
"""


def test_what_it_computes_may_be_said_in_primitives() -> None:
    """Exported C is made of that."""
    spec = loads(BASICS + THIRD.format("pow(self, 0.25)"), "third.yaml")
    found = {name: expression_text(in_primitives(spec.op(name).body)) for name in ("third", "of_third")}
    assert found == {"third": "pow(self, 0.25)", "of_third": "mul(pow(add(self, 1), 0.25), other)"}


def test_what_is_said_in_primitives_is_held_against_numpy() -> None:
    for expression, wrong in (("pow(self, 0.33333333333333333)", False), ("pow(self, 0.25)", True)):
        problems = prove(loads(BASICS + THIRD.format(expression), "third.yaml"), WHERE, {"third"}).problems
        said = [p for p in problems if p.message.startswith("the 'expression' of third does not give what its 'numpy' does: ")]
        assert bool(said) is wrong, problems
        assert all((p.location.line, p.location.column) == (BASICS.count("\n") + 5, 15) for p in said)


def test_what_is_said_in_primitives_may_rest_on_another_that_says_so() -> None:
    spec = loads(
        BASICS + THIRD.format("pow(self, 0.25)") + THIRD.format("third(self) + 1").split("- name: of_third")[0].replace("third(Tensor", "fourth(Tensor"),
        "third.yaml",
    )
    assert expression_text(in_primitives(spec.op("fourth").body)) == "add(pow(self, 0.25), 1)"
