"""Names of the package: aliases, constants, formats, questions; what it exports."""

from __future__ import annotations

import ast
import copy
import math
import pickle
from pathlib import Path
from types import FunctionType

import pytest

import specgrad as sg
from specgrad.generated import ops

ROOT = Path(__file__).resolve().parents[2]


def test_all_that_is_exported_is_there() -> None:
    assert len(set(sg.__all__)) == len(sg.__all__)
    for name in sg.__all__:
        assert hasattr(sg, name), name


@pytest.mark.parametrize(
    "alias, name",
    [
        ("half", "float16"),
        ("float", "float32"),
        ("double", "float64"),
        ("short", "int16"),
        ("int", "int32"),
        ("long", "int64"),
        ("cfloat", "complex64"),
        ("cdouble", "complex128"),
    ],
)
def test_aliases_of_dtypes(alias: str, name: str) -> None:
    assert getattr(sg, alias) is getattr(sg, name)


@pytest.mark.parametrize(
    "word", [sg.bool, sg.uint8, sg.int64, sg.bfloat16, sg.complex128, sg.contiguous_format, sg.preserve_format, sg.channels_last, sg.strided], ids=str
)
def test_words_survive_copies(word: object) -> None:
    assert pickle.loads(pickle.dumps(word)) is word
    assert copy.deepcopy(word) is word
    assert str(word) == repr(word)


def test_functions_and_methods_survive_copies() -> None:
    """In another process too, which pickles a function as the place where it is found."""
    found = [getattr(owner, name) for owner in (sg, sg.Tensor, sg.linalg, sg.special, sg.nn.functional) for name in dir(owner) if not name.startswith("__")]
    functions = [f for f in found if isinstance(f, FunctionType)]
    assert len(functions) > 800
    assert [f.__qualname__ for f in functions if pickle.loads(pickle.dumps(f)) is not f] == []
    assert pickle.loads(pickle.dumps(sg.Tensor.double))(sg.ones(1)).dtype is sg.float64


def test_constants() -> None:
    assert (sg.pi, sg.e, sg.inf) == (math.pi, math.e, math.inf)
    assert math.isnan(sg.nan)
    assert sg.ones(3)[:, sg.newaxis].shape == (3, 1)


def test_formats_of_copies() -> None:
    x = sg.rand(3, 4).t()
    assert x.clone().stride() == x.clone(memory_format=sg.preserve_format).stride() == (1, 4)
    assert x.clone(memory_format=sg.contiguous_format).stride() == x.contiguous().stride() == (3, 1)
    assert x.layout is sg.strided
    with pytest.raises(TypeError, match="a format such as preserve_format or contiguous_format, not 'rows'"):
        x.clone(memory_format="rows")


def test_questions() -> None:
    x = sg.zeros(2, 3)
    assert sg.is_tensor(x) and not sg.is_tensor([1])
    assert sg.is_floating_point(x) and not sg.is_complex(x)
    assert sg.numel(x) == 6
    assert sg.typename(x) == "specgrad.FloatTensor"
    assert sg.is_nonzero(sg.tensor(2)) and not sg.is_nonzero(sg.tensor([0.0]))
    with pytest.raises(RuntimeError, match="more than one value"):
        sg.is_nonzero(x)
    with pytest.raises(TypeError, match="must be Tensor, not list"):
        sg.numel([1])  # type: ignore[arg-type]


def test_cuda_without_a_device_says_what_is_missing() -> None:
    if sg.cuda.is_available():
        assert sg.cuda.device_count() > 0
        return
    assert sg.cuda.device_count() == 0
    for ask in (lambda: sg.zeros(3, device="cuda"), lambda: sg.zeros(3).cuda(), lambda: sg.zeros(3).to("cuda:1")):
        with pytest.raises(RuntimeError, match="device 'cuda'"):
            ask()


def test_every_op_that_a_module_calls_is_there() -> None:
    """`ops` finds its names when they are asked for: what is misspelt would be an error of the user's call."""
    missing = []
    for path in sorted((ROOT / "runtime").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if any(isinstance(node, ast.ImportFrom) and node.module == "specgrad.generated" and "ops" in [a.name for a in node.names] for node in tree.body):
            used = {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id == "ops"}
            missing += [f"{path.name}: ops.{name}" for name in sorted(used) if not hasattr(ops, name)]
    assert missing == []
