"""What a new package of ops begins with, and the entry of a new op with its derived formulas."""

from __future__ import annotations

from pathlib import Path

from .model.op import AUTO, FORMULA, Op
from .model.signature import SignatureError, parse
from .plan.op_plan import make_plan
from .problems import Location, Problem, SpecError
from .project import paths_of
from .proof.accuracy import has_mpmath, inaccurate
from .proof.unparse import unparse
from .prove import prove
from .read.header import is_namespace
from .read.source import decode
from .spec import default_namespace, loads

_PYPROJECT = """\
# A package with ops of its own: `pip install .` generates and compiles them, `pytest` verifies them.
[build-system]
requires = ["setuptools>=77", "specgrad[generate]"]
build-backend = "setuptools.build_meta"

[project]
name = "NAME"
version = "0.1.0"
requires-python = ">=3.10"
dependencies = ["specgrad"]

[project.optional-dependencies]
test = ["specgrad[generate,testing]"]

[project.entry-points."specgrad.ops"]
NAME = "NAME.ops"

[tool.setuptools]
packages = ["NAME"]

[tool.setuptools.package-data]
NAME = ["py.typed"]

[tool.specgrad]
specs = ["NAME/ops.yaml"]
modules = ["NAME.arrays"]
"""

_OPS = """\
- imports: specgrad
  namespace: NAME
  spec: 1

- name: bump(Tensor self) -> Tensor
  forward: exp(-self * self)
  self: -2 * grad * (self * result).conj()
  docs: A bump around zero.

- name: ridge(Tensor self, Tensor other, *, Scalar width=1) -> Tensor
  forward: bump((self - other) / width)
  self: auto
  other: auto
  dtypes: float
  docs: A bump around `other`, as wide as `width`.

- name: between(Tensor self, int dim) -> Tensor
  call: NAME.arrays:between
  self: between_adjoint(grad, dim)
  result: auto_linear
  batch: dims.of_input
  dtypes: [float, complex]
  samples:
  - {self: [3, 4], dim: 1}
  - {self: [3, 4], dim: -2}
  docs: The means of neighbours along a dimension.

- name: between_adjoint(Tensor self, int dim) -> Tensor
  call: NAME.arrays:between_adjoint
  self: between(grad, dim)
  result: auto_linear
  batch: dims.of_input
  dtypes: [float, complex]
  samples:
  - {self: [3, 4], dim: 1}
  - {self: [3, 4], dim: -2}
  docs: The transpose of `between`.
"""

_ARRAYS = '''\
"""Functions on arrays, for ops that are more than an expression an element: they take arrays and numbers, and give arrays."""

from typing import Any

import numpy as np


def between(x: Any, dim: int) -> Any:
    along = np.moveaxis(x, dim, -1) / 2  # before the sum, which might be too large for half precision
    return np.moveaxis(along[..., 1:] + along[..., :-1], -1, dim)


def between_adjoint(x: Any, dim: int) -> Any:
    along = np.moveaxis(x, dim, -1) / 2
    padded = np.zeros_like(along[..., :1])
    return np.moveaxis(np.concatenate([along, padded], -1) + np.concatenate([padded, along], -1), -1, dim)
'''

_INIT = '''\
"""NAME: ops of its own for specgrad, written as a specification in ops.yaml."""

from . import ops

__all__ = ["ops"]
'''

_TEST = '''\
"""What these ops give, as a user calls them. `pytest --specgrad-spec NAME/ops.yaml` verifies each of them in many more ways."""

import specgrad
from specgrad import Tensor

from NAME import ops


def test_bump() -> None:
    x = specgrad.tensor([-1.0, 0.0, 1.0], requires_grad=True)
    y: Tensor = ops.bump(x)
    y.sum().backward()
    assert y.tolist()[1] == 1.0
    assert x.grad is not None and x.grad.tolist()[1] == 0.0


def test_the_namespace() -> None:
    x = specgrad.randn(3, 4)
    assert specgrad.ops.NAME.between(x, 1).shape == (3, 3)
    assert specgrad.allclose(ops.ridge(x, x), specgrad.ones(3, 4))
'''

_IGNORE = "# What is generated from the spec, for an editable installation.\n/NAME/ops/\n__pycache__/\n"


def skeleton(name: str) -> dict[str, str]:
    """The files of a new package: path -> text."""
    if not is_namespace(name):
        raise ValueError(f"{name!r} cannot be the name of a package with ops: expected one lower-case word, which is not specgrad's own")
    files = {
        "pyproject.toml": _PYPROJECT,
        f"{name}/__init__.py": _INIT,
        f"{name}/ops.yaml": _OPS,
        f"{name}/arrays.py": _ARRAYS,
        f"{name}/py.typed": "",
        "tests/test_ops.py": _TEST,
        ".gitignore": _IGNORE,
    }
    return {path: text.replace("NAME", name) for path, text in files.items()}


def write_skeleton(name: str, folder: Path) -> list[str]:
    """Write a new package; raises `FileExistsError` if its folder is there."""
    files = skeleton(name)
    if folder.exists() and any(folder.iterdir()):
        raise FileExistsError(0, "the folder is there already, and not empty", str(folder))
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return sorted(files)


def entry_of(signature: str, forward: str, docs: str = "", spec: Path | None = None, domain: str = "") -> tuple[str, list[Problem]]:
    """The entry of a new op, and where what it computes loses digits. Its gradients are derived from the forward, written out and proven; raises `SpecError`.

    Args:
        signature: such as "bump(Tensor self) -> Tensor".
        forward: a scalar expression.
        docs: a line that says what it does.
        spec: the file for which it is: its ops may be called.
        domain: where it is smooth, such as "self: x > 0".
    """
    try:
        parsed = parse(signature)
    except SignatureError as error:
        raise SpecError([Problem(Location("<signature>", 1, error.offset + 1), error.message)]) from None
    if not forward.strip():
        raise SpecError([Problem(Location("<forward>", 1, 1), "the forward expression is empty")])
    lines = [f"- name: {parsed}", f"  forward: {_quoted(forward)}"]
    last = [f"  domain: {{{domain}}}"] * bool(domain) + [f"  docs: {_quoted(docs or f'Computes {forward.strip()}.')}"]
    inputs = [p.name for p in parsed.params if p.type.is_tensor]
    automatic = [*lines, *(f"  {name}: {AUTO}" for name in inputs), *last]
    op, lost = _read(automatic, parsed.name, spec)
    formulas = {name: unparse(g.expr) for g in op.gradients for name in g.inputs if g.kind == FORMULA and g.expr is not None}
    written = [*lines, *(f"  {name}: {_quoted(formulas[name]) if name in formulas else AUTO}" for name in inputs), *last]
    try:
        _, lost = _read(written, parsed.name, spec)
    except SpecError:  # what cannot be written as a formula is left to be derived when it is read
        written = automatic
    return "\n".join(written) + "\n", lost


def _read(entry: list[str], name: str, file: Path | None) -> tuple[Op, list[Problem]]:
    """The op of an entry behind those of a file, proven, and where it is inaccurate."""
    text = decode(file.read_bytes(), str(file)).rstrip() + "\n\n" if file else "- imports: specgrad\n  namespace: new\n"
    where = paths_of(file or Path("new/ops.yaml"), None if file else {})
    spec = loads(text + "\n".join(entry) + "\n", str(file or "<new op>"), where.targets(), default_namespace(file) if file else "new")
    plan = make_plan(spec)
    problems = prove(spec, where, {name}, plan).problems
    if problems:
        raise SpecError(problems)
    return spec.op(name), inaccurate(spec, where, {name}, plan) if has_mpmath() else []


def append_entry(entry: str, spec: Path) -> None:
    """Put an entry at the end of a spec."""
    text = spec.read_text(encoding="utf-8").rstrip()
    spec.write_text(f"{text}\n\n{entry}", encoding="utf-8")


def _quoted(text: str) -> str:
    """A text as YAML: as it is, or in quotes where it would be read as something else."""
    plain = text.strip().replace("\n", " ")
    begins = plain[:1] in "*&!{[>|%@`'\"#,]}" or plain[:2] in ("- ", "? ", ": ")
    return "'" + plain.replace("'", "''") + "'" if begins or ": " in plain or " #" in plain else plain
