"""Run as a file: `specgrad verify` with generated code from another folder, in the place of the package's own.

A process that has imported specgrad has imported what was generated for it, so another spec is verified in a process of its own. This file is
run, not imported: it must say where generated code lies before anything of the package is loaded.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class GeneratedFinder(MetaPathFinder):
    """Finds `specgrad.generated` in another folder."""

    def __init__(self, folder: Path):
        self.folder = folder

    def find_spec(self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != "specgrad.generated":
            return None
        return spec_from_file_location(fullname, self.folder / "__init__.py", submodule_search_locations=[str(self.folder)])


if __name__ == "__main__":
    del sys.path[0]  # the folder of this file, which holds no modules for others
    sys.meta_path.insert(0, GeneratedFinder(Path(sys.argv[1])))
    try:
        import specgrad  # noqa: F401
    except (ImportError, KeyError, AttributeError) as _error:
        lacks: str = f"specgrad itself needs ops that this spec lacks ({_error!s}), so it cannot take the place of derivatives.yaml"
        print(f"specgrad: {lacks}; a package's own spec begins with '- imports: specgrad'", file=sys.stderr)
        sys.exit(2)
    from specgrad.testing.ops.command import main

    sys.exit(main(sys.argv[2:], generated=Path(sys.argv[1])))
