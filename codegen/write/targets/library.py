"""Functions in the language of a target that are copied into what is emitted: only those that it calls, with what these call."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path

from ...paths import paths
from .special import in_c

_TEMPLATES = Path(__file__).parent.parent / "templates"
_SHARED = "special_library.py.txt"  # whose functions each target has that has none of its own under their names
_HEADERS = ("special.h", "zeta.h", "incomplete_gamma.h")  # of csrc/, from which C takes what libm lacks
_IN_LIBM = {
    "sg_exp_f64": "exp",
    "sg_log_in_double": "log",
    "sg_lgamma": "lgamma",
    "SG_INF": "INFINITY",
    "SG_NAN": "NAN",
    "SG_PI": "3.14159265358979323846",
    "sg_bool": "bool",
}
_OF_HEADER = re.compile(r"((?:^/\*(?:[^*]|\*(?!/))*\*/\n)?)^SG_(?:FN|CALLED) (\w+) sg_(\w+)(\([^\n]*\}$|\(.*?\n\}$)", re.MULTILINE | re.DOTALL)
_DEFINED = re.compile(r"^static \w+ \*?(\w+)\(", re.MULTILINE)


class Library:
    """The functions of a file of templates/ and of the one that targets share, which are Python that is read, never imported.

    Args:
    module: by which the target calls its functions of arrays.
    """

    file: str
    module: str

    def __init__(self, file: str, module: str):
        self.file, self.module = file, module

    @cached_property
    def functions(self) -> dict[str, str]:
        """The text of each function and constant, by its name, in the order of the files."""
        own = _functions((_TEMPLATES / self.file).read_text(encoding="utf-8"))
        shared = _functions(re.sub(r"\bnp\.", f"{self.module}.", (_TEMPLATES / _SHARED).read_text(encoding="utf-8")))
        return own | {name: source for name, source in shared.items() if name not in own}

    def __contains__(self, name: str) -> bool:
        return name in self.functions

    @cached_property
    def called(self) -> dict[str, set[str]]:
        """Which functions each function names."""
        return {
            name: {n.id for n in ast.walk(ast.parse(source)) if isinstance(n, ast.Name)} & set(self.functions) - {name}
            for name, source in self.functions.items()
        }

    def chosen(self, needed: Iterable[str]) -> list[str]:
        """The text of the functions of some names and of all that these call."""
        wanted, waiting = set[str](), list(needed)
        while waiting:
            name = waiting.pop()
            if name not in wanted:
                wanted.add(name)
                waiting += self.called[name]
        return [source for name, source in self.functions.items() if name in wanted]


def _of_header(text: str) -> Iterator[tuple[str, str]]:
    """The functions of a header of our kernels that libm does not have, by the names that they get."""
    for about, type_, name, rest in _OF_HEADER.findall(text):
        if f"sg_{name}" not in _IN_LIBM:
            source = re.sub(
                r"\b(sg|SG)_\w+", lambda word: _IN_LIBM.get(word[0], word[0].replace("sg_", "primitive_")), f"{about}static {type_} sg_{name}{rest}"
            )
            yield f"primitive_{name}", source


def _functions(text: str) -> dict[str, str]:
    lines, found = text.splitlines(), {}
    for node in ast.parse(text).body:
        first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
        source = "\n".join(lines[first - 1 : node.end_lineno])
        if isinstance(node, ast.FunctionDef):
            found[node.name] = source
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = source
    return found


class CLibrary(Library):
    """The functions of a file of C, which blank lines part from each other, the shared ones in C, and those of double numbers of our own kernels."""

    @cached_property
    def functions(self) -> dict[str, str]:
        of_kernels = {name: text for header in _HEADERS for name, text in _of_header((paths().csrc / header).read_text(encoding="utf-8"))}
        text = (_TEMPLATES / self.file).read_text(encoding="utf-8")
        parts = re.split(r"\n\n(?=static|/\*)", text.rstrip())
        own = {str(_DEFINED.search(part)[1]): part for part in parts}  # type: ignore[index]
        return of_kernels | own | in_c(ast.parse((_TEMPLATES / _SHARED).read_text(encoding="utf-8")), own)

    @cached_property
    def called(self) -> dict[str, set[str]]:
        return {name: set(re.findall(r"\w+", source)) & set(self.functions) - {name} for name, source in self.functions.items()}
