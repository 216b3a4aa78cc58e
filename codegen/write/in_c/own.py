"""C that ops bring of their own -> functions that generated kernels call, for C and CUDA; and the same as a Python expression."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from ...model.expr import Prim, walk
from ...model.primitives import OwnC
from ...model.spec_text import c_statements
from ...plan.kernels import Kernel

_TYPES = (("f32", "float", "f"), ("f64", "double", ""))


def own_of(*kernels: Kernel) -> list[OwnC]:
    """The C that the expressions of kernels bring."""
    return [e.primitive.own for k in kernels for r in k.results for e in walk(r) if isinstance(e, Prim) and e.primitive.own]


def own_functions(brought: Iterable[OwnC], cuda: bool = False) -> list[str]:
    """The lines that declare and define what kernels bring, each once."""
    by_name = {own.identifier: own for own in brought if own.is_c}
    owns = [by_name[name] for name in sorted(by_name)]
    lines = [f"#include <{header}>" for header in headers_of(owns)]
    for own in owns:
        for suffix, type_, letter in _TYPES:
            lines += ["", *function_of(own, f"SG_FN {type_} sg_own_{own.identifier}_{suffix}", type_, letter, "SG_NAN", cuda)]
    return lines


def call_of_block(own: OwnC, ctype: str, operands: list[str], result: str, count: str) -> str:
    """The statement that computes a block of elements at once, by the function that an op brings for that."""
    letter = next(letter for suffix, _, letter in _TYPES if suffix == ctype)
    return f"{own.function}_block{letter}({', '.join([*operands, result, count])});"


def headers_of(owns: Iterable[OwnC]) -> list[str]:
    """The headers that declare the functions of C that are called."""
    return sorted({own.header for own in owns if own.header})


def function_of(own: OwnC, head: str, type_: str, letter: str, nan: str, cuda: bool = False) -> list[str]:
    """The lines of one function. letter: behind the names of the functions of C for its type. nan: what results are that no statement sets."""
    if own.body:
        params = ", ".join(f"{type_} {name}" for name in own.params)
        statements = c_statements(own.cuda if cuda and own.cuda else own.body)
        return [
            f"#define T {type_}",
            f"#define F(name) name##{letter}" if letter else "#define F(name) name",
            f"{head}({params}) {{",
            *(f"    (void){name};" for name in own.params),
            *(f"    T {name} = {nan};" for name in own.results),
            *(f"    {s}" if s else "" for s in statements),
            *(f"    (void){name};" for name in own.results if name != own.result),
            f"    return {own.result};",
            "}",
            "#undef T",
            "#undef F",
        ]
    wide = own.only_double and type_ == "float"
    args = ", ".join(f"(double)x{i}" if wide else f"x{i}" for i in range(len(own.params)))
    call = f"{own.function}{'' if wide else letter}({args})"
    return [f"{head}({', '.join(f'{type_} x{i}' for i in range(len(own.params)))}) {{", f"    return {f'(float){call}' if wide else call};", "}"]


def own_numpy(own: OwnC, args: list[str]) -> str:
    """The text of the NumPy expression, of arguments that are texts."""
    if own.call:
        module, _, function = own.call.rpartition(".")
        return f"{import_of_module('array', module)[0]}.{function}({', '.join(args)})"
    assert own.numpy is not None
    given = dict(zip(own.params, args))
    return ast.unparse(_InPlaceOfNames(given).visit(ast.parse(ast.unparse(own.numpy), mode="eval").body))


def array_imports(brought: Iterable[OwnC]) -> list[str]:
    """The modules of array functions that stand in for C."""
    modules = sorted({own.call.rpartition(".")[0] for own in brought if own.call})
    return [import_of_module("array", module)[1] for module in modules]


def import_of_module(folder: str, module: str) -> tuple[str, str]:
    """A module of specgrad's array or composing functions: its variable, and the statement that imports it."""
    room, _, name = f"specgrad.{folder}.{module}".rpartition(".")
    variable = f"{folder}_{module.replace('.', '__')}"
    return variable, f"from {room} import {name} as {variable}"


class _InPlaceOfNames(ast.NodeTransformer):
    """Puts arguments in the place of parameters, and SciPy's functions where these are found."""

    def __init__(self, given: dict[str, str]):
        self.given = given

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.parse(self.given[node.id], mode="eval").body if node.id in self.given else node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        function = node.func
        if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == "special":
            node.func = ast.parse("pointwise.special", mode="eval").body
            node.args = [ast.Constant(function.attr), *node.args]
        return node
