"""Options that several commands have."""

from __future__ import annotations

from collections.abc import Iterable

from ..model.op import Spec
from ..problems import suggestion

SPEC = "the spec, if not specgrad's own: that of a library is generated to a package beside it, mylib/ops.yaml to mylib/ops"


def named(spec: Spec, names: Iterable[str]) -> set[str]:
    """Ops that are asked for by name. Raises `ValueError` for one that the spec lacks."""
    known = spec.by_name()
    for name in names:
        if name not in known:
            raise ValueError(f"{spec.file} has no op {name!r}{suggestion(name, known)}")
    return set(names)


def ops_asked_for(spec: Spec, names: Iterable[str]) -> set[str]:
    """The ops that a command is for; it ends where the spec lacks one."""
    try:
        return named(spec, names)
    except ValueError as error:
        raise SystemExit(f"specgrad: {error}") from None
