"""The `specgrad` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from specgrad.core.base.files import printing

_ON_THE_SPEC = ("dev", "check", "generate", "build", "show", "verify")  # commands that are about specgrad's own spec if no other is named
_OTHERS = {
    "profile": "run a script under the profiler, and write a table, a trace and a page of it",
    "cache": "show what is kept from run to run, or clear it",
    "export": "write a function of tensors, and its derivatives, as C that stands alone",
    "verify": "verify every op: derivatives against differences, all dtypes, layouts, batches and kernels",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command of the command line."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    if arguments[:1] == ["profile"]:  # needs no spec, and nothing that reads one; what a script makes of its output is its own matter
        from specgrad.profiling.command import main as profile

        return profile(arguments[1:])
    return printing(lambda: _status(arguments))


def _status(arguments: list[str]) -> int:
    if arguments[:1] == ["export"]:
        from specgrad.compiler.export.command import main as export

        return export(arguments[1:])
    if arguments[:1] == ["cache"]:
        from specgrad.libraries.cache_command import main as cache

        return cache(arguments[1:])
    if arguments[:1] and arguments[0] in _ON_THE_SPEC and not any(a.endswith(".yaml") for a in arguments):
        from specgrad.codegen.commands.checkout import stale

        if reason := stale(Path.cwd()):
            print(f"specgrad: {reason}", file=sys.stderr)
            return 1
    if arguments[:1] == ["build"] and any(a.partition("=")[0] == "--cuda" for a in arguments):
        from specgrad.compiler.device.build import main as build_for_device

        return build_for_device(arguments[1:])
    if arguments[:1] == ["show"] and "--help" not in arguments and any(a.partition("=")[0] == "--sass" for a in arguments):
        from specgrad.compiler.shown.machine_code import main as show_machine_code

        return show_machine_code(arguments[1:])
    if arguments == ["build"]:  # neither does this, where sources are generated already
        from specgrad.codegen.build import are_generated
        from specgrad.codegen.build import main as build

        if are_generated():
            return build()
    try:
        if arguments[:1] == ["verify"]:
            from specgrad.testing.ops.command import main as verify

            return verify(arguments[1:])
        from specgrad.codegen.cli import main as run
    except ModuleNotFoundError as error:
        if error.name not in ("yaml", "jinja2"):
            raise
        print(f"specgrad: reading a spec needs {error.name}; install it with: pip install 'specgrad[generate]'", file=sys.stderr)
        return 1
    return run(arguments, _OTHERS)
