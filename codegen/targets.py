"""The handwritten functions that `call:` and `compose:` may name: found by reading their source, never by importing it."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from .problems import Mistake, suggestion
from .signature import Signature
from .source import Text


@dataclass(frozen=True)
class Function:
    required: int
    most: int | None  # None: any number


@dataclass(frozen=True)
class Targets:
    """Functions by kind ("call" or "compose") and by "module.function"."""

    functions: dict[str, dict[str, Function]]
    folders: dict[str, str]

    @classmethod
    def of(cls, call: Path, compose: Path) -> Targets:
        """The public functions of the modules in two folders."""
        folders = {"call": call, "compose": compose}
        return cls(
            {kind: {name: f for file in sorted(folder.glob("*.py")) for name, f in _functions(file).items()} for kind, folder in folders.items()},
            {kind: folder.name for kind, folder in folders.items()},
        )

    def check(self, signature: Signature, kind: str, target: Text) -> None:
        """A target must exist and take as many arguments as the op."""
        known = self.functions[kind]
        function = known.get(target.value)
        if function is None:
            raise Mistake(target.at(), f"there is no function {target.value!r} in {self.folders[kind]}/{suggestion(target.value, known)}")
        count = len(signature.params)
        if count < function.required or (function.most is not None and count > function.most):
            most = "any number of" if function.most is None else str(function.most)
            takes = most if function.required == function.most else f"{function.required} to {most}"
            raise Mistake(target.at(), f"{target.value} takes {takes} arguments, but {signature.name} has {count} parameter{'s' * (count != 1)}")


def _functions(file: Path) -> dict[str, Function]:
    found = {}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            args = node.args
            positional = len(args.posonlyargs) + len(args.args)
            found[f"{file.stem}.{node.name}"] = Function(positional - len(args.defaults), None if args.vararg else positional)
    return found
