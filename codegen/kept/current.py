"""Whether generated/ is what the spec says. A checkout remembers the answer, so that it is generated again only when something has changed since."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

from ..generate import render
from ..generated_folder import drift
from ..model.op import Spec
from ..paths import Paths
from .files import GENERATOR

_NOTE = "generated.digest"


def is_current(spec: Spec, where: Paths) -> bool:
    """Whether the package's own generated folder is what its own spec says."""
    note = where.kept / _NOTE if where.kept else None
    if note is not None and note.is_file() and note.read_text(encoding="utf-8") == _digest(where):
        return True
    current = not drift(installed(render(spec, where.csrc), where), where.generated)
    if current:
        remember(where)
    return current


def installed(files: dict[str, str], where: Paths) -> dict[str, str]:
    """Of the files that are generated those that the package has: one that was installed with compiled kernels has no C."""
    whole = where.kept is not None or (where.generated / "kernels").is_dir()
    return files if whole else {name: text for name, text in files.items() if not name.startswith("kernels/")}


def remember(where: Paths) -> None:
    """Note that generated/, as it is, is what the spec, as it is, says."""
    if where.kept is not None:
        with suppress(OSError):  # of a checkout that cannot be written; it is generated again the next time
            where.kept.mkdir(exist_ok=True)
            (where.kept / _NOTE).write_text(_digest(where), encoding="utf-8")


def _digest(where: Paths) -> str:
    """Of all that is read to generate the files, and of these."""
    sources = [where.spec, *GENERATOR.rglob("*.py"), *GENERATOR.rglob("*.j2"), *where.csrc.glob("*.[ch]")]
    digest = sha256()
    for path in sorted([*sources, *(p for p in where.generated.rglob("*") if p.is_file() and p.suffix != ".pyc")]):
        content = path.read_bytes()
        digest.update(f"{path} {len(content)}\n".encode("utf-8", "surrogateescape") + content)
    return digest.hexdigest()
