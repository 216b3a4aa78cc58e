"""The table of meanings is consistent in itself."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import specgrad.codegen.foreign
from specgrad.codegen.foreign import functions
from specgrad.codegen.foreign.interpret import CONSTANTS, Interpreter
from specgrad.codegen.foreign.syntax import called_names
from specgrad.codegen.foreign.table import Meaning, load_table
from specgrad.codegen.paths import paths
from specgrad.codegen.proof.evaluate import Evaluator, load_arrays
from tests.rows import one_test_for_each

from .corpus import spec

TABLE = load_table(Path(specgrad.codegen.foreign.__file__).parent / "pytorch.yaml")


@pytest.fixture(scope="module")
def interpreter() -> Interpreter:
    return Interpreter(spec(), Evaluator(spec().by_name(), load_arrays(paths().array)), TABLE)


def trees(meaning: Meaning) -> list[ast.expr]:
    return [*(tree for _, tree in meaning.parts), meaning.result]


def libraries(tree: ast.AST) -> set[str]:
    """The functions of NumPy and SciPy that a tree names."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            path = ast.unparse(node)
            if path.split(".")[0] in ("np", "special"):
                found.add(path)
    return found


@one_test_for_each("meaning", [(name, (name,)) for name in TABLE.meanings], together=20)
def test_a_meaning_calls_what_there_is(name: str, interpreter: Interpreter) -> None:
    meaning = TABLE.meanings[name]
    known = {n for n, _ in meaning.params} | {n for n, _ in meaning.parts} | CONSTANTS.keys() | {"np", "special"}
    for tree in trees(meaning):
        named = {path for path in libraries(tree) if path not in ("np.linalg", "np.random")}
        assert all(callable(functions.library(path)) for path in named)
        assert interpreter.unknown(called_names(tree) - {path.rpartition(".")[2] for path in named}) == []
        read = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)}
        assert read - known - {n.func.id for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)} == set()


def test_samples_and_domains_name_parameters_of_meanings() -> None:
    for name, domains in TABLE.domains.items():
        meaning = TABLE.meanings.get(name)
        assert meaning is None or domains.keys() <= {n for n, _ in meaning.params}, name


def test_helpers_that_are_transposes_by_definition_are_known_as_such() -> None:
    assert {"avg_pool2d_backward", "mps_convolution_backward", "as_strided_backward"} <= TABLE.transposes()
    assert not {"pow_backward", "native_layer_norm_backward"} & TABLE.transposes()
