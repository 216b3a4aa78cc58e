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

import specgrad
from specgrad.codegen.model.op import AUTO_TRANSPOSE
from specgrad.codegen.plan.along_row import NUMBERS_OF_ROWS, ROW_FUNCTIONS
from tests.codegen.emit.emitted import assert_close, comes_out, emitted, gradients_of, points_of, random_like, results_of, with_gradients
from tests.ops.spec_cases import Case, cases, each

COMPILER = os.environ.get("CC") or shutil.which("cc")
FLAGS = ["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror"]
TRIED_APART = {*NUMBERS_OF_ROWS, "reduce.sum_to_size"}  # which have operands or results of other shapes: see test_c_parts.py
CASES = [case for case in cases() if (case.computes_in("f") or case.computes_in("i")) and case.op.target not in TRIED_APART]
TYPES = {"double": np.float64, "int64_t": np.int64, "bool": np.bool_}
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
        return any(declared == parameter for _, declared in self.functions[name][1])

    def types(self, name: str) -> dict[str, str]:
        """The types of a function's parameters, without const."""
        return {parameter.lstrip("*"): type_.removeprefix("const ") for type_, parameter in self.functions[name][1]}

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

    def __init__(self, case: Case, given: list[Any], results: list[np.ndarray]):
        self.case, self.type = case, "float64" if "f" in case.op.classes else "int64"
        self.named = dict(zip((p.name for p in case.op.signature.params), given))
        self.tensors = [p.name for p in case.op.tensors if self.named[p.name] is not None]
        self.results = {r.name: np.ascontiguousarray(a) for r, a in zip(case.op.signature.returns, results)}
        shape = np.broadcast_shapes(*(np.shape(self.named[n]) for n in self.tensors))
        self.spread = {n: as_c(np.broadcast_to(self.named[n], shape), self.type) for n in self.tensors}
        self.shape = shape
        dim = -1 if case.op.target.endswith("_of_rows") else self.named.get("dim")
        dims = range(len(shape)) if dim is None or dim == () else (dim,) if isinstance(dim, int) else dim
        self.axes = tuple(d % len(shape) for d in dims) if shape else ()
        self.count = math.prod(shape[a] for a in self.axes)

    def in_rows(self, compiled: Compiled) -> bool:
        return f"ours_{self.case.op.signature.identifier}_array" not in compiled.functions

    def gives_rows(self, compiled: Compiled) -> bool:
        """Whether the results are rows, not one number for each row."""
        function = ROW_FUNCTIONS.get(self.case.op.target)
        return bool(function.length) if function else compiled.functions[f"ours_{self.case.op.signature.identifier}"][0] == "void"

    def run(self, compiled: Compiled, end: str, more: dict[str, Any], outputs: list[str]) -> dict[str, np.ndarray]:
        """The outputs of a function; `more` are arrays beside the operands and results, each of the shape of one of these."""
        name = f"ours_{self.case.op.signature.identifier}{end}"
        options = {("input" if n == "self" else n): v for n, v in self.named.items() if n not in self.tensors}
        arrays = {("input" if n == "self" else n): v for n, v in self.spread.items()} | (self.results if end else {}) | more
        if self.in_rows(compiled):
            return self.by_rows(compiled, name, options, arrays, outputs)
        result = next(iter(self.results.values()))
        if result.dtype == complex:  # which C takes and gives in parts
            arrays |= {f"grad_{part}": np.ascontiguousarray(getattr(arrays["grad"], part)) for part in ("real", "imag") if "grad" in arrays}
            outputs = ["result_real", "result_imag"] if outputs == ["result"] else outputs
        types = compiled.types(f"{name}_array")
        made = {o: np.empty(self.shape, TYPES[types[o].removesuffix(" ")]) for o in outputs}
        compiled.call(name + "_array", {"count": result.size, **options, **arrays, **made})
        return {"result": made["result_real"] + 1j * made["result_imag"]} if "result_real" in made else made

    def by_rows(self, compiled: Compiled, name: str, options: dict[str, Any], arrays: dict[str, Any], outputs: list[str]) -> dict[str, np.ndarray]:
        last = range(len(self.shape) - len(self.axes), len(self.shape))
        lead = np.moveaxis(np.empty(self.shape), self.axes, last).shape[: len(self.shape) - len(self.axes)]
        rows, types = self.gives_rows(compiled), compiled.types(name)
        of_results = {"grad", *self.results}

        def lines(name: str, array: np.ndarray) -> np.ndarray:
            """An array as one of rows, or of numbers."""
            array = array.astype(np.float64) if types.get(name) == "double" else array
            if name in of_results and not rows:
                return array.reshape(lead)
            return np.moveaxis(array, self.axes, last).reshape(*lead, -1 if array.size else self.count) if self.shape else array.reshape(1)

        of_rows = {n: lines(n, a) for n, a in arrays.items() if n in types}
        length = options["k"] if self.case.op.target == "order.topk" else self.count
        lengths = {o: self.count if o.startswith("grad_") else length if rows else 1 for o in outputs}
        returns = compiled.functions[name][0]
        made = {o: np.empty((*lead, lengths[o]), TYPES[types.get(o, returns)]) for o in outputs}
        for place in np.ndindex(lead):
            given = {n: np.ascontiguousarray(a[place]) if a.ndim > len(lead) else a[place].item() for n, a in of_rows.items()}
            given = {n: v.item() if isinstance(v, np.ndarray) and compiled.takes_number(name, n) else v for n, v in given.items()}
            filled = {o: np.empty(lengths[o], a.dtype) for o, a in made.items()}
            value = compiled.call(name, {"count": self.count, **options, **given, **filled})
            for output in outputs:
                made[output][place] = filled[output] if returns == "void" else value
        return {o: self.joined(a, lead, last) if lengths[o] != 1 or rows or o.startswith("grad_") else a for o, a in made.items()}

    def joined(self, rows: np.ndarray, lead: tuple[int, ...], last: range) -> np.ndarray:
        """Rows, put back along the dimensions along which they run."""
        sizes = [self.shape[a] for a in self.axes] if rows.shape[-1] == self.count else [rows.shape[-1]]
        return np.moveaxis(rows.reshape(*lead, *sizes), last, self.axes) if self.shape else rows


@pytest.mark.slow
@each(CASES, comes_out("c"))
def test_values_are_ours(case: Case, compiled: Compiled) -> None:
    for given in points_of(case, "float64" if case.computes_in("f") else "int64"):
        expected = results_of(case, given)
        rows = Rows(case, given, expected)
        found = rows.run(compiled, "", {}, list(rows.results))
        for name, result in zip(rows.results, expected):
            assert_close(found[name].reshape(result.shape), result, f"{name} of {case}")


@each([case for case in CASES if case.op.differentiable_inputs and case.computes_in("f")], comes_out("c"))
def test_gradients_are_ours(case: Case, compiled: Compiled) -> None:
    for given in points_of(case, "float64"):
        results = results_of(case, given)
        rows, grad = Rows(case, given, results), random_like(results[0], 1)
        names = with_gradients(case)
        outputs = [f"grad_{'input' if n == 'self' else n}" for n in names]
        wanted = {n: o for n, o in zip(names, outputs) if rows.named[n] is not None}
        rows.named |= {o: None for n, o in zip(names, outputs) if n not in wanted}  # which NULL stands for
        found = rows.run(compiled, "_vjp", {"grad": grad}, list(wanted.values()))
        expected = gradients_of(case, given, [grad])
        for name, output in wanted.items():
            gradient = found[output]
            lead = gradient.ndim - expected[name].ndim
            axes = (*range(lead), *(lead + i for i, size in enumerate(expected[name].shape) if size == 1 != gradient.shape[lead + i]))
            assert_close(gradient.sum(axes, keepdims=True).reshape(expected[name].shape), expected[name], f"the gradient of {name} of {case}")


@each([case for case in CASES if case.op.differentiable_inputs and case.computes_in("f")], comes_out("c"))
def test_tangents_are_the_gradients_transposed(case: Case, compiled: Compiled) -> None:
    if f"ours_{case.op.signature.identifier}_jvp" not in compiled.functions:
        assert [t.kind for t in case.op.tangents] == [AUTO_TRANSPOSE]
        return
    given = case.arrays("float64")
    results = results_of(case, given)
    rows, grad = Rows(case, given, results), random_like(results[0], 1)
    names = with_gradients(case)
    tangents = {f"{'input' if n == 'self' else n}_t": random_like(rows.spread[n], 2) for n in names}
    target = "result_t" if rows.in_rows(compiled) else "result"
    found = rows.run(compiled, "_jvp", tangents, [target])[target]
    gradients = gradients_of(case, given, [grad])
    summed = {n: t.sum(tuple(range(t.ndim - gradients[n].ndim))) if t.shape != gradients[n].shape else t for n, t in zip(names, tangents.values())}
    if all(t.shape == gradients[n].shape for n, t in summed.items()) and all(rows.named[n].shape == rows.shape for n in names):
        assert_close((grad.conj() * found.reshape(grad.shape)).sum().real, sum((gradients[n] * summed[n]).sum() for n in names), str(case))


@pytest.mark.parametrize("descending", [False, True])
def test_rows_in_order_with_ties_and_nan(descending: bool, compiled: Compiled) -> None:
    rng = np.random.default_rng(3)
    for count in (0, 1, 2, 3, 40, 257):
        row = rng.integers(-9, 9, count).astype(np.float64)
        row[rng.random(count) < 0.1] = np.nan
        values, indices = np.empty(count), np.empty(count, np.int64)
        given = {"count": count, "input": row, "descending": descending, "stable": True, "values": values, "indices": indices}
        compiled.call("ours_sort", given)
        expected = specgrad.sort(specgrad.from_numpy(row), descending=descending, stable=True)
        np.testing.assert_array_equal(indices, expected.indices.numpy())
        np.testing.assert_array_equal(values, expected.values.numpy())


def test_the_gradient_of_an_empty_row_is_empty(compiled: Compiled) -> None:
    nothing = np.empty(0)
    for name in ("ours_cumsum_vjp", "ours__cumprod_vjp"):
        compiled.call(name, {"count": 0, "grad": nothing, "input": nothing, "grad_input": nothing})
