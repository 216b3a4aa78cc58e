"""Questions about a dtype are asked of the dtype: `traits[x.dtype].is_complex`, `tensor.dtype.is_inexact`. NumPy's letters for
kinds of dtypes, to which bfloat16 is no float and bool no integer, stand in one module."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.dtypes import CATEGORIES, promoted, traits
from specgrad.codegen.model.op import DTYPE_CLASSES
from specgrad.codegen.write.in_c.scalar import C_TYPES

ROOT = Path(__file__).resolve().parents[1]
LETTERS = "runtime/array/dtypes.py"
DTYPES = sorted({d for d in vars(sg).values() if isinstance(d, sg.dtype)}, key=str)


KINDS = re.compile(r"[?bhilqefdgBHILQEFDGuVOc]{1,6}")


def letters_read(tree: ast.AST) -> list[str]:
    """Where the letter of a dtype is read, or compared: `x.dtype.kind`, `d.kind in "fc"`, `d.char == "e"`."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in ("kind", "char") and ast.unparse(node.value).endswith("dtype"):
            found.append(ast.unparse(node))
        if isinstance(node, ast.Compare) and not ast.unparse(node).startswith("entry.kind"):  # which is how an op is given, 'c' for C
            sides = [node.left, *node.comparators]
            if any(isinstance(s, ast.Constant) and KINDS.fullmatch(str(s.value)) for s in sides) and any(
                isinstance(s, ast.Attribute) and s.attr in ("kind", "char") and ast.unparse(s.value) not in ("entry", "self.entry")
                for s in sides  # of a spec: 'c' is C
            ):
                found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("source", ["x.dtype.kind in 'fc'", "{'b': 1}.get(dtype.kind)", "d.kind == 'V'", "array.dtype.char not in '?Bil'"])
def test_letters_are_found(source: str) -> None:
    assert letters_read(ast.parse(source))


@pytest.mark.parametrize("source", ["op.kind == 'forward'", "traits[x.dtype].is_complex", "p.kind is p.VAR_KEYWORD", "saved.kind == 'plain'"])
def test_other_kinds_are_left_alone(source: str) -> None:
    assert not letters_read(ast.parse(source))


def test_one_module_reads_letters_of_dtypes() -> None:
    files = [p for folder in ("runtime", "codegen", "generated") for p in sorted((ROOT / folder).rglob("*.py"))]
    read = {str(p.relative_to(ROOT)): letters_read(ast.parse(p.read_text(encoding="utf-8"))) for p in files}
    assert read.pop(LETTERS)
    assert {file: found for file, found in read.items() if found} == {}


def test_the_generator_names_the_same_categories() -> None:
    assert DTYPE_CLASSES == CATEGORIES


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_a_dtype_answers_as_its_arrays_do(dtype: sg.dtype) -> None:
    about = traits[dtype.numpy]
    for question in ("category", "is_bool", "is_integer", "is_floating_point", "is_complex", "is_inexact", "is_signed"):
        assert getattr(dtype, question) == getattr(about, question), question
    assert (dtype.to_real().numpy, dtype.to_complex().numpy) == (about.real, about.complex)


def test_every_dtype_has_compiled_loops() -> None:
    computed = {about.computed.name: about.letter for about in (traits[d.numpy] for d in DTYPES)}
    assert computed == {t.dtype: t.dtype_class for t in C_TYPES.values()}


@pytest.mark.parametrize("name", ["longlong", "ulonglong", ">f4", "intc"])
def test_other_spellings_of_a_dtype_answer_alike(name: str) -> None:
    dtype = np.dtype(name)
    native = traits[np.dtype(dtype.newbyteorder("=").name)]
    assert all(getattr(traits[dtype], q) == getattr(native, q) for q in ("category", "letter", "is_index", "is_inexact", "is_signed"))


@pytest.mark.parametrize("name", ["O", "U3", "M8[s]", "V8", "float128"])
def test_what_no_tensor_holds_has_no_category(name: str) -> None:
    if name == "float128":
        assert traits[np.dtype(np.longdouble)].is_floating_point  # NumPy's own reductions use it
    else:
        assert traits[np.dtype(name)].category == "" and not traits[np.dtype(name)].is_inexact


def test_promotion_does_not_depend_on_the_side() -> None:
    for a in DTYPES:
        for b in DTYPES:
            try:
                assert promoted(a.numpy, b.numpy) == promoted(b.numpy, a.numpy)
            except RuntimeError:
                with pytest.raises(RuntimeError, match="not supported"):
                    promoted(b.numpy, a.numpy)
