"""The files: a header that says what each function takes, the source, and a program that holds the functions against the numbers that Python gave."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from specgrad.codegen.write.in_c.scalar import CType

from ..kernels.statements import TYPE_OF
from .c import library, routines
from .c.numbers import array
from .functions import Argument
from .lowered import Lowered

_WHAT = {
    "value": "The function itself.",
    "gradient": "The gradient of the result.",
    "vjp": "The gradients of the arguments, given those of the results.",
    "jacobian": "The derivatives of each element of the results.",
    "jvp": "The product of the Jacobian with a tangent: how the results change as the arguments move.",
    "hvp": "The product of the Hessian with a vector.",
}
TOLERANCE = {"f64": "1e-9", "f32": "1e-3f"}  # of the test, beside the largest number of a result


@dataclass
class Written:
    """One function, written.

    Args:
        lines: its body.
        work: how many elements of room it needs.
    """

    program: Lowered
    lines: list[str]
    work: int


@dataclass
class File:
    """Args:
    name: with which names begin.
    title: of the function in Python.
    real: the type in which it computes.
    static: the room that functions need is their own.
    constants: declarations of constant arrays.
    blas: the macro that asks for BLAS, if a function could call it.
    """

    name: str
    title: str
    real: CType
    static: bool
    functions: list[Written]
    constants: list[str]

    @property
    def macro(self) -> str:
        return self.name.upper()

    def header(self) -> str:
        lines = [f"/* {self.name}: {_safe(self.title)} in C, written by specgrad.export; do not edit.", " *"]
        lines += [" * Arrays lie row by row (the last index runs fastest), and no result may share memory with an argument."]
        if self.static:
            lines.append(" * Functions keep their room in static memory: no two calls may run at once.")
        else:
            lines += [" * `work` is room for a function's own use, of as many elements as the macro beside it says; where that is 0 it may be NULL.",
                      " * No memory is allocated, and nothing is kept from one call to another."]  # fmt: skip
        lines += [
            " */",
            f"#ifndef {self.macro}_H",
            f"#define {self.macro}_H",
            "",
            "#include <stdint.h>",
            "",
            "#ifdef __cplusplus",
            'extern "C" {',
            "#endif",
            "",
        ]
        for f in self.functions:
            lines += ["/* " + _WHAT[f.program.what]]
            lines += [f" *   {a.name}: {_shape(a)}, {_safe(a.about) or 'an argument'}" for a in f.program.inputs]
            lines += [f" *   {a.name}: {_shape(a)}, {_safe(a.about)}" for a in f.program.outputs]
            lines += [" */", f"#define {self.macro}_{f.program.what.upper()}_WORK {f.work}", self._declared(f) + ";", ""]
        return "\n".join([*lines, "#ifdef __cplusplus", "}", "#endif", "", "#endif", ""])

    def source(self) -> str:
        bodies: list[str] = []
        for f in self.functions:
            text = "\n".join(f.lines)
            words = set(re.findall(r"\w+", text))
            unused = [a.name for a in f.program.inputs if a.name not in words] + (["work"] if not self.static and "work" not in words else [])
            room = [f"static {self.real.c} work[{f.work}];"] if self.static and "work" in words else []
            bodies += [self._declared(f) + " {", *_indented([*room, *(f"(void){n};" for n in unused), *f.lines]), "}", ""]
        text = library.plain("\n".join(bodies))
        needed = routines.definitions(text, self.real.c)
        if f"#ifdef {self.macro}_BLAS" in text and not re.search(r"^(?! *#).*sg_product\(", re.sub(r"#else.*?#endif", "", text, flags=re.S), re.M):
            needed = [f"#ifndef {self.macro}_BLAS\n{d}\n#endif" if "sg_product(" in d else d for d in needed]
        own = library.functions("\n".join([text, *needed]))
        everything = "\n".join([text, *needed, *own, *self.constants])
        lines = [f"/* {_safe(self.title)} in C, written by specgrad.export; do not edit. */", f'#include "{self.name}.h"', ""]
        lines += ["#include <math.h>", "#include <stdbool.h>", "#include <stddef.h>"]
        if "cblas_" in everything:
            lines += ["", f"#ifdef {self.macro}_BLAS /* products of matrices by BLAS instead of the loops below */", "#include <cblas.h>", "#endif"]
        lines.append("")
        if "sg_bool" in everything:
            lines += ["typedef unsigned char sg_bool;"]
        for macro, value in (("SG_INF", "INFINITY"), ("SG_NAN", "NAN")):
            if re.search(rf"\b{macro}\b", everything):
                lines.append(f"#define {macro} (({self.real.c}){value})")
        lines += ["", *(line for part in (*own, *needed) for line in (*part.splitlines(), "")), *self.constants, ""]
        text = "\n".join([*lines, text])
        return re.sub(r"\n{3,}", "\n\n", text).rstrip() + "\n"

    def test(self) -> str:
        """The program that checks what the functions give for the arguments they were exported with."""
        c = self.real.c
        lines = [f"/* Checks {self.name}.c: what its functions give for the arguments of the export. Written by specgrad.export; do not edit. */",
                 f'#include "{self.name}.h"', "", "#include <math.h>", "#include <stdio.h>", "",
                 "typedef unsigned char sg_bool;",
            f"#define SG_INF (({c})INFINITY)", f"#define SG_NAN (({c})NAN)", ""]  # fmt: skip
        if any(_c_type(a) == self.real for f in self.functions for a in f.program.outputs):  # C compilers warn of what is not called
            lines += self._check_of_reals()
        main: list[str] = []
        for f in self.functions:
            for a in f.program.inputs:
                lines += array(f"{f.program.what}_{a.name}", a.array, _c_type(a))
            for a in f.program.outputs:
                lines += array(f"{f.program.what}_expected_{a.name}", a.array, _c_type(a))
            main += ["{", *("    " + line for line in self._test_of(f)), "}"]
        lines += [
            "",
            "int main(void) {",
            "    int right = 1;",
            *_indented(main),
            '    puts(right ? "all is right" : "SOMETHING IS WRONG");',
            "    return !right;",
            "}",
        ]
        return "\n".join(lines) + "\n"

    def _check_of_reals(self) -> list[str]:
        """The function that compares what was found with what was expected."""
        c, absolute = self.real.c, "fabsf" if self.real.name == "f32" else "fabs"
        return [
            "/* Whether numbers are the same, but for rounding errors beside the largest. */",
            f"static int check(const char *name, const {c} *found, const {c} *expected, long count) {{",
            f"    {c} size = 1, away = 0;",
            "    for (long i = 0; i < count; i++)",
            f"        if ({absolute}(expected[i]) > size && {absolute}(expected[i]) < SG_INF)",
            f"            size = {absolute}(expected[i]);",
            "    for (long i = 0; i < count; i++) {",
            "        if (found[i] == expected[i] || (found[i] != found[i] && expected[i] != expected[i]))",
            "            continue;",
            f"        const {c} error = {absolute}(found[i] - expected[i]) / size;",
            "        away = error <= away ? away : error;",
            "    }",
            '    printf("%-24s largest error %.1e\\n", name, (double)away);',
            f"    return away <= {TOLERANCE[self.real.name]};",
            "}",
            "",
        ]

    def _test_of(self, f: Written) -> list[str]:
        """The call of one function, and the comparison of what it gives."""
        what, outputs = f.program.what, f.program.outputs
        given = [*(f"{what}_{a.name}" for a in f.program.inputs), *(f"found_{a.name}" for a in outputs)]
        lines = [f"{_c(a)} found_{a.name}[{a.array.size}];" for a in outputs]
        if not self.static:
            lines.append(f"static {self.real.c} work[{self.macro}_{what.upper()}_WORK + 1];")
            given.append("work")
        lines.append(f"{self.name}_{what}({', '.join(given)});")
        for a in outputs:
            if _c_type(a) == self.real:
                label = f"{self.name}_{what}" + (f" {a.name}" if len(outputs) > 1 else "")
                lines.append(f'right &= check("{label}", found_{a.name}, {what}_expected_{a.name}, {a.array.size});')
            else:
                lines += [f"for (long i = 0; i < {a.array.size}; i++)", f"    right &= found_{a.name}[i] == {what}_expected_{a.name}[i];"]
        return lines

    def _declared(self, f: Written) -> str:
        params = [f"const {_c(a)} *{a.name}" for a in f.program.inputs] + [f"{_c(a)} *{a.name}" for a in f.program.outputs]
        if not self.static:
            params.append(f"{self.real.c} *work")
        return f"void {self.name}_{f.program.what}({', '.join(params)})"


def _c_type(a: Argument) -> CType:
    return TYPE_OF[a.value.like.dtype.name]


def _c(a: Argument) -> str:
    return _c_type(a).c.replace("sg_bool", "unsigned char")


def _shape(a: Argument) -> str:
    shape = a.array.shape
    return "one number" if not shape else f"{shape[0]} numbers" if len(shape) == 1 else " x ".join(map(str, shape))


def _safe(text: str) -> str:
    """Text that may stand in a comment."""
    return re.sub(r"[^ -~]", "?", text).replace("*/", "* /").replace("/*", "/ *").replace("??", "? ?").replace("\\", "/")


def _indented(lines: Sequence[str]) -> list[str]:
    return [f"    {line}" if line and not line.startswith("#") else line for line in lines]
