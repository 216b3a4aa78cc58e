"""A cache of a test's own. What is known of specgrad's spec is there already: each process that a test starts would read it again, which takes a second."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

from specgrad.codegen.kept.files import kept_file
from specgrad.codegen.model.op import OWN
from specgrad.codegen.read.libraries import find_library
from specgrad.codegen.spec import _library


def own_cache(folder: Path) -> str:
    """The folder, which is made, as the environment's SPECGRAD_CACHE. It is asked for while that is still the one of all tests."""
    (folder / "kept").mkdir(parents=True)
    shutil.copy(_imported_spec(), folder / "kept")
    return str(folder)


@cache
def _imported_spec() -> Path:
    """The file of what other packages' specs import, in the cache of all tests."""
    found = find_library(OWN)
    assert found is not None
    _library.__wrapped__(found, found.spec.read_text(encoding="utf-8"), ())
    return kept_file("imported", found.spec, ".pickle")
