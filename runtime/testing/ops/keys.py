"""For each op, a digest of all that a report on it depends on: its entry, the code generated for it, the sources of the package, seed and checks."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

from specgrad import generated
from specgrad.codegen.model.op import Op, Spec
from specgrad.codegen.project import files_behind
from specgrad.core.kernels import table
from specgrad.testing.journal import files_digest, sources_digest

from .runner import Options

_PLACE = re.compile(r"[\w.\-/]+\.ya?ml:\d+")  # file:line in the spec, which moves when another entry grows
_GENERATED = Path(generated.__path__[0])


class OpKeys:
    """The digests of the ops of a spec."""

    def __init__(self, spec: Spec, source: Path, options: Options, folder: Path = _GENERATED):
        """`folder`: of what is generated from the spec."""
        self.folder = folder
        self.entries: dict[str, str] = _entries(spec, source.read_text(encoding="utf-8"))
        self.code: dict[str, dict[str, str]] = {}  # of a group, the parts of its generated module
        self.ops: dict[str, Op] = spec.by_name()
        kernels = (folder / "numpy_kernels.py").read_text(encoding="utf-8")
        self.kernels: dict[str, str] = {part.split("(")[0]: part for part in kernels.split("\ndef ")[1:]}
        others = files_digest(files_behind(spec))
        common = (sources_digest(), others, generated.DIGEST, table.compiled, options.seed, options.checks, options.limit)
        self.common: str = "\n".join(map(str, common))

    def of(self, name: str) -> str:
        """The digest of an op; empty if the spec has none of this name."""
        op = self.ops.get(name)
        if op is None:
            return ""
        code = self._code(op)
        used = sorted(set(re.findall(r"\bk_(\w+?)(?:_same|_any|_into|_whole)?\(", code)))
        parts = (self.common, self.entries[name], code, *(self.kernels.get(k, "") for k in used))
        return sha256("\0".join(parts).encode()).hexdigest()

    def _code(self, op: Op) -> str:
        if op.group not in self.code:
            text = _PLACE.sub("", (self.folder / f"{op.group}.py").read_text(encoding="utf-8"))
            self.code[op.group] = {part.split("(")[0]: part for part in text.split("# ---- ")[1:]}
        return self.code[op.group].get(op.name, "")


def _entries(spec: Spec, text: str) -> dict[str, str]:
    """The text of each entry."""
    lines = text.splitlines()
    starts = sorted({op.location.line - 1 for op in spec} | {g.location.line - 1 for g in spec.groups})
    ends = dict(zip(starts, [*starts[1:], len(lines)]))
    return {op.name: "\n".join(lines[op.location.line - 1 : ends[op.location.line - 1]]) for op in spec}
