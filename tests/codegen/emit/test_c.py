"""The emitted C file: it compiles without a warning, and its values, gradients and tangents are ours."""

from __future__ import annotations

import ctypes
import math
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from specgrad.codegen.model.op import AUTO_TRANSPOSE
from tests.codegen.emit.emitted import assert_close, cases_of, emitted, gradients_of, points_of, random_like, results_of
from tests.ops.spec_cases import Case, each

COMPILER = os.environ.get("CC") or shutil.which("cc")
FLAGS = ["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror"]
CASES = [case for case in cases_of("c") if case.computes_in("f") or case.computes_in("i")]
pytestmark = pytest.mark.skipif(COMPILER is None, reason="no C compiler is installed")


class Compiled:
    """The functions of an emitted file, with the parameters that its header declares."""

    def __init__(self, files: dict[str, str], folder: Path):
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
        (source,) = folder.glob("*.c")
        subprocess.run([str(COMPILER), *FLAGS, "-shared", "-fPIC", "-o", str(folder / "emitted.so"), str(source), "-lm"], check=True)
        self.library = ctypes.CDLL(str(folder / "emitted.so"))
        header = source.with_suffix(".h").read_text(encoding="utf-8")
        declared = re.findall(r"^(void|double|bool|int64_t) (\w+)\((.*)\);$", header, re.MULTILINE)
        self.functions = {name: (result, [p.rpartition(" ")[::2] for p in parameters.split(", ")]) for result, name, parameters in declared}

    def call(self, name: str, values: dict[str, Any]) -> Any:
        result, parameters = self.functions[name]
        function = getattr(self.library, name)
        function.restype = {"void": None, "double": ctypes.c_double, "bool": ctypes.c_bool, "int64_t": ctypes.c_int64}[result]
        return function(*(self.argument(f"{type_} {name}", values[name.lstrip("*")]) for type_, name in parameters))

    def takes_number(self, name: str, parameter: str) -> bool:
        """Whether a function takes a number under a name, not an array."""
        return ("double", parameter) in self.functions[name][1]

    @staticmethod
    def argument(declared: str, value: Any) -> Any:
        if "*" not in declared:
            if "size_t" in declared:
                return ctypes.c_size_t(value)
            return (ctypes.c_bool if "bool" in declared else ctypes.c_int64 if "int64_t" in declared else ctypes.c_double)(value)
        if value is None:
            return None
        if "char" in declared:
            return value.encode()
        if not isinstance(value, np.ndarray):
            return ctypes.byref(ctypes.c_double(value))
        return value.ctypes.data_as(ctypes.c_void_p)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    return Compiled(emitted("c").files, tmp_path_factory.mktemp("emitted"))


def as_c(array: Any, type_: str) -> np.ndarray:
    return np.ascontiguousarray(array, np.bool_ if array.dtype == bool else type_)


class Rows:
    """A case as calls of a C function: all elements at once, or row by row."""

    def __init__(self, case: Case, given: list[Any], result: np.ndarray):
        self.case, self.type = case, "float64" if "f" in case.op.classes else "int64"
        self.named = dict(zip((p.name for p in case.op.signature.params), given))
        self.tensors = [p.name for p in case.op.tensors if self.named[p.name] is not None]
        shape = np.broadcast_shapes(*(np.shape(self.named[n]) for n in self.tensors))
        self.spread = {n: as_c(np.broadcast_to(self.named[n], shape), self.type) for n in self.tensors}
        self.shape, self.result = shape, result
        self.in_rows = case.op.rowwise or case.op.kind == "call"
        dim = self.named.get("dim")
        dims = range(len(shape)) if dim is None or dim == () else (dim,) if isinstance(dim, int) else dim
        self.axes = tuple(d % len(shape) for d in dims) if shape else ()

    def run(self, compiled: Compiled, end: str, more: dict[str, Any], outputs: list[str]) -> dict[str, np.ndarray]:
        """The outputs of a function; `more` are arrays beside the operands, of the result's or the operands' shape."""
        name = f"ours_{self.case.op.signature.identifier}{end}"
        options = {("input" if n == "self" else n): v for n, v in self.named.items() if n not in self.tensors}
        arrays = {("input" if n == "self" else n): v for n, v in self.spread.items()} | more
        if self.in_rows:
            return self.by_rows(compiled, name, options, arrays, outputs)
        made = {o: np.empty(self.shape, np.bool_ if self.result.dtype == bool else self.type) for o in outputs}
        compiled.call(name + "_array", {"count": self.result.size, **options, **arrays, **made})
        return made

    def by_rows(self, compiled: Compiled, name: str, options: dict[str, Any], arrays: dict[str, Any], outputs: list[str]) -> dict[str, np.ndarray]:
        last = range(len(self.shape) - len(self.axes), len(self.shape))
        moved = np.moveaxis(np.empty(self.shape), self.axes, last).shape
        lead, count = moved[: len(moved) - len(self.axes)], math.prod(self.shape[a] for a in self.axes)
        lines = {n: np.moveaxis(a, self.axes, last).reshape(*lead, count) if a.shape == self.shape else a.reshape(lead) for n, a in arrays.items()}
        if not self.shape:
            lines = {n: a.reshape(1) for n, a in arrays.items()}
        gives_row = compiled.functions[name][0] == "void"
        made = {o: np.empty((*lead, count) if gives_row else lead) for o in outputs}
        for place in np.ndindex(lead):
            given = {n: np.ascontiguousarray(a[place]) if a.ndim > len(lead) else a[place] for n, a in lines.items()}
            given = {n: v.reshape(-1)[0] if compiled.takes_number(name, n) else v for n, v in given.items()}
            rows = {o: np.empty(count) for o in outputs}
            value = compiled.call(name, {"count": count, **options, **given, **rows})
            for output in outputs:
                made[output][place] = rows[output] if gives_row else value
        return {o: np.moveaxis(a.reshape(moved), last, self.axes) if gives_row else a for o, a in made.items()}


@each(CASES)
def test_values_are_ours(case: Case, compiled: Compiled) -> None:
    for given in points_of(case, "float64" if case.computes_in("f") else "int64"):
        (expected,) = results_of(case, given)
        found = Rows(case, given, expected).run(compiled, "", {}, ["result"])["result"]
        assert_close(found.reshape(expected.shape), expected, str(case))


@each([case for case in CASES if case.op.differentiable_inputs and case.computes_in("f")])
def test_gradients_and_tangents_are_ours(case: Case, compiled: Compiled) -> None:
    for given in points_of(case, "float64"):
        (result,) = results_of(case, given)
        rows, grad = Rows(case, given, result), random_like(result, 1)
        names = [p.name for p in case.op.differentiable_inputs]
        outputs = [f"grad_{'input' if n == 'self' else n}" for n in names]
        wanted = {n: o for n, o in zip(names, outputs) if rows.named[n] is not None}
        rows.named |= {o: None for n, o in zip(names, outputs) if n not in wanted}  # which NULL stands for
        found = rows.run(compiled, "_vjp", {"grad": grad, "result": np.ascontiguousarray(result)}, list(wanted.values()))
        expected = gradients_of(case, given, [grad])
        for name, output in wanted.items():
            gradient = found[output]
            lead = gradient.ndim - expected[name].ndim
            axes = (*range(lead), *(lead + i for i, size in enumerate(expected[name].shape) if size == 1 != gradient.shape[lead + i]))
            assert_close(gradient.sum(axes, keepdims=True).reshape(expected[name].shape), expected[name], f"the gradient of {name} of {case}")


@each([case for case in CASES if case.op.differentiable_inputs and case.computes_in("f")])
def test_tangents_are_the_gradients_transposed(case: Case, compiled: Compiled) -> None:
    if f"ours_{case.op.signature.identifier}_jvp" not in compiled.functions:
        assert [t.kind for t in case.op.tangents] == [AUTO_TRANSPOSE]
        return
    given = case.arrays("float64")
    (result,) = results_of(case, given)
    rows, grad = Rows(case, given, result), random_like(result, 1)
    names = [p.name for p in case.op.differentiable_inputs]
    tangents = {f"{'input' if n == 'self' else n}_t": random_like(rows.spread[n], 2) for n in names}
    target = "result_t" if rows.in_rows else "result"
    found = rows.run(compiled, "_jvp", tangents | ({"result": np.ascontiguousarray(result)} if rows.in_rows else {}), [target])[target]
    gradients = gradients_of(case, given, [grad])
    summed = {n: t.sum(tuple(range(t.ndim - gradients[n].ndim))) if t.shape != gradients[n].shape else t for n, t in zip(names, tangents.values())}
    if all(t.shape == gradients[n].shape for n, t in summed.items()) and all(rows.named[n].shape == rows.shape for n in names):
        assert_close((grad * found.reshape(grad.shape)).sum(), sum((gradients[n] * summed[n]).sum() for n in names), str(case))
