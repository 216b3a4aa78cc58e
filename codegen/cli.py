"""The commands on a spec. What one needs is imported when it is called."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module

from .problems import SpecError, counted
from .project import ProjectError

COMMANDS = {  # in which module each is, and what it does
    "dev": (".commands.dev", "after an edit of the spec: generate, check, build, and verify the ops that changed"),
    "generate": (".commands.generate", "write generated/ and the op catalogue from the spec"),
    "check": (".commands.check", "read the spec and prove every formula against its own forward expression"),
    "build": (".commands.build_kernels", "compile the kernels"),
    "show": (".commands.show", "print an op's entry, its expressions and all that is generated from it"),
    "new": (".commands.new_package", "write a new package with ops of its own: its pyproject.toml, a spec, functions, tests"),
    "new-op": (".commands.new_op", "write the entry of an op, with gradients derived from its forward expression and proven"),
    "schema": (".schema", "print the JSON schema of a spec, for editors"),
    "emit": (".commands.emit_ops", "write ops as code for NumPy, JAX, PyTorch or C; without options, what the pyproject.toml here says"),
    "import-spec": (".commands.import_spec", "read another framework's derivative formulas and check them"),
}


def main(argv: Sequence[str] | None = None, others: Mapping[str, str] | None = None) -> int:
    """Run a command; the exit status is 0 if all is well. `others` are commands that the caller runs itself, with what they do: the help lists them."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    parser = _parser(arguments[0] if arguments else "", others or {})
    args = parser.parse_args(arguments)
    try:
        return int(args.run(args))
    except SpecError as error:
        print(error, file=sys.stderr)
        print(f"{counted(len(error.problems), 'mistake')} in the spec", file=sys.stderr)
    except ProjectError as error:
        print(f"specgrad: {error}", file=sys.stderr)
    except OSError as error:
        if not error.filename and error.errno:
            raise  # it is one of what is printed
        print(f"specgrad: {error.filename}: {error.strerror}" if error.filename else f"specgrad: {error}", file=sys.stderr)
    return 1


def _parser(command: str, others: Mapping[str, str]) -> argparse.ArgumentParser:
    """The parser of a command; of the others it knows what they do, for the help."""
    parser = argparse.ArgumentParser(prog="specgrad", description="An autograd whose single source of truth is a specification.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, (module, purpose) in COMMANDS.items():
        of_command = commands.add_parser(name, help=purpose)
        if name == command:
            found = import_module(module, __package__)
            found.add_arguments(of_command)
            of_command.set_defaults(run=found.run)
    for name, purpose in others.items():
        commands.add_parser(name, help=purpose)
    return parser
