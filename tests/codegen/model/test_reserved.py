"""The names that a spec cannot give are those that generated code has a use of its own for: read out of what is generated."""

from __future__ import annotations

import ast
import builtins
import functools
import re
import symtable
from collections.abc import Iterator

import pytest

from specgrad.codegen.generate import render
from specgrad.codegen.model import reserved
from specgrad.codegen.model.reserved import NUMPY_NAMES
from specgrad.codegen.model.signature import SignatureError, parse
from specgrad.codegen.paths import paths
from specgrad.codegen.spec import loads
from specgrad.core.tape.node import Node
from tests.the_spec import files, spec


@functools.cache
def modules() -> dict[str, str]:
    """The generated modules of ops, by group."""
    return {group.name: files()[f"{group.name}.py"] for group in spec().groups}


# of which the gradients of other ops are made
PRODUCTS = """\
- name: mul(Tensor self, Tensor other) -> Tensor
  forward: self * other
  self: grad * other.conj()
  other: grad * self.conj()
  operator: "*"
  docs: A product.
- name: conj(Tensor self) -> Tensor
  forward: conj(self)
  self: grad.conj()
  docs: Conjugates.
"""


def functions(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    for child in table.get_children():
        yield from functions(child)
        if child.get_type() == "function":
            yield child


def imported(source: str) -> set[str]:
    return {a.asname or a.name for n in ast.walk(ast.parse(source)) if isinstance(n, (ast.Import, ast.ImportFrom)) for a in n.names}


@pytest.mark.slow
def test_names_of_modules() -> None:
    ops = {name for op in spec() for name in (op.signature.identifier, op.signature.base)}
    for group, source in modules().items():
        check_names(group, source, ops)


def check_names(group: str, source: str, ops: set[str]) -> None:
    looked_up = {s.get_name() for f in functions(symtable.symtable(source, group, "exec")) for s in f.get_symbols() if s.is_global()}
    for name in imported(source) | {n for n in looked_up if hasattr(builtins, n)} - ops:
        assert reserved.op(name) or name.endswith("Error"), f"an op named {name} would hide what the module uses"
        assert reserved.value(name) or name == "count" or name.endswith("Error"), f"a parameter named {name} would hide what the module uses"


def test_names_of_variables() -> None:
    given = {v.name for op in spec() for v in (*op.signature.params, *op.signature.returns)}
    tables = [f for group, source in modules().items() for f in functions(symtable.symtable(source, group, "exec"))]
    own = [f for f in tables if f.get_name() not in ("genexpr", "listcomp")]
    variables = {symbol.get_name() for function in own for symbol in function.get_symbols() if symbol.is_local()}
    assert len(variables) > 300
    for name in variables - {"self", *given, *NUMPY_NAMES.values(), *(other for op in spec() for _, other in op.keywords)}:
        assert reserved.value(name) or reserved.derived(name, given) or name[:-2] in given, f"a parameter may be named {name}"


def test_a_parameter_may_have_the_other_name_of_one_beside_it() -> None:
    """The op is then called by the names of its signature alone."""
    text = """\
- name: twice(Tensor self, int dim=0, int axis=1) -> Tensor
  forward: self * (dim + axis)
  self: grad * (dim + axis)
  samples: [{self: [2]}]
  docs: A multiple.
"""
    written = render(loads(text + PRODUCTS), paths().csrc)["main.py"]
    assert "def twice(input, dim=0, axis=1" in written and "by_other_name(" not in written


def test_names_of_nodes() -> None:
    public = {name for name in dir(Node) if not name.startswith("_")}
    assert public - {"next", "name", "metadata"} == reserved.OF_NODES, "plan.slot_of() knows the others"


def test_names_of_files() -> None:
    stems = {name.split("/")[-1].split(".")[0] for name in files()} | {name.split("/")[0] for name in files() if "/" in name}
    for name in stems - set(modules()) - {"__init__"}:
        assert reserved.group(name), f"a group named {name} would take its place"


def test_names_of_a_library() -> None:
    """Its package has a module more, and names of its own beside the functions."""
    written = render(
        loads(PRODUCTS.replace("mul", "times").replace("conj(T", "turned(T").replace('  operator: "*"\n', ""), namespace="mylib", library=True), paths().csrc
    )
    for name in {file.split(".")[0] for file in written if file.endswith(".py")} - {"__init__", "main"}:
        assert reserved.group(name) and reserved.in_library(name, []), f"a group or an op named {name} would take its place"
    own = {
        target.id for node in ast.parse(written["__init__.py"]).body if isinstance(node, ast.Assign) for target in node.targets if isinstance(target, ast.Name)
    }
    for name in own | (imported(written["__init__.py"]) - {"publish"}):  # which is called before the functions are there
        assert reserved.in_library(name, []) or reserved.op(name), f"an op named {name} would take its place"


def test_names_of_functions_of_kernels() -> None:
    """A kernel's functions have its name and that of a dtype, as the C sources' own functions and types have."""
    sources = [file.read_text() for file in paths().csrc.rglob("*.h")]
    taken = {
        word for source in sources for word in re.findall(r"\b(\w+)_(?:f32|f64|c64|c128|i8|i16|i32|i64|u8|b8|loops)\b", source) if not word.startswith("sg_")
    }
    assert taken >= {"SG"} and not {name for name in taken if not reserved.op(name)}


def test_an_op_may_have_the_name_of_a_function_of_numbers() -> None:
    text = """\
- name: max(Tensor self, int n) -> Tensor
  forward: self * max(n, 2)
  self: grad * max(n, 2)
  samples: [{self: [2], n: 3}]
  docs: A multiple.
"""
    assert "builtins.max(" in render(loads(text + PRODUCTS), paths().csrc)["main.py"], "not the op, which hides it in the module"


def test_a_parameter_of_a_composed_op_may_begin_as_a_kernel_does() -> None:
    """Its function calls no kernel that the parameter could hide."""
    parse("attend(Tensor self, Tensor k_weight) -> Tensor", composed=True)
    with pytest.raises(SignatureError, match="'k_weight' has a meaning of its own"):
        parse("attend(Tensor self, Tensor k_weight) -> Tensor")
