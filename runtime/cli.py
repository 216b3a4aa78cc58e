"""The `specgrad` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence

_PROFILE = "run a script under the profiler, and write a table, a trace and a page of it"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command of the command line."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    if arguments[:1] == ["profile"]:  # needs no spec, and nothing that reads one
        from specgrad.profiling.command import main as profile

        return profile(arguments[1:])
    try:
        from specgrad.codegen.cli import main as run
    except ModuleNotFoundError as error:
        if error.name not in ("yaml", "jinja2"):
            raise
        print(f"specgrad: reading a spec needs {error.name}; install it with: pip install 'specgrad[generate]'", file=sys.stderr)
        return 1
    return run(arguments, {"profile": _PROFILE})
