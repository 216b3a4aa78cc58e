"""The `specgrad` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command of the command line."""
    try:
        from specgrad.codegen.cli import main as run
    except ModuleNotFoundError as error:
        if error.name not in ("yaml", "jinja2"):
            raise
        print(f"specgrad: reading a spec needs {error.name}; install it with: pip install 'specgrad[generate]'", file=sys.stderr)
        return 1
    return run(argv)
