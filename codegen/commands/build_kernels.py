"""`specgrad build`: the kernels of specgrad, or of a library's ops, compiled."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from ..build import are_generated
from ..build import main as build_kernels
from ..generate import render
from ..generated_folder import drift
from ..project import load_spec
from .options import SPEC


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--spec", type=Path, metavar="FILE", help=SPEC)
    parser.add_argument("--portable", action="store_true", help="compile specgrad's own for all processors, as in a wheel; else they are for such as this one")
    parser.add_argument("--cuda", metavar="ARCH", help="compile the kernels of a device, such as sm_90, and keep them for programs that launch them")


def run(args: argparse.Namespace) -> int:
    if args.spec is None:
        return _build_own(args.portable)
    spec, where = load_spec(args.spec)
    if not spec.namespace:
        raise OSError(0, "it has no header that imports specgrad; only the kernels of such a spec are compiled by themselves", str(args.spec))
    if drift(render(spec, where.csrc), where.generated):
        raise OSError(0, f"{where.generated.name}/ is not what is generated from it; run: specgrad generate --spec {args.spec}", str(args.spec))
    return build_kernels(where.spec)


def _build_own(portable: bool) -> int:
    """Where no C is generated, it is for this time."""
    if are_generated():
        return build_kernels(portable=portable)
    spec, where = load_spec(None)
    with tempfile.TemporaryDirectory(prefix="specgrad-kernels-") as scratch:
        for name, text in render(spec, where.csrc).items():
            if name.startswith("kernels/"):
                Path(scratch, Path(name).name).write_text(text, encoding="utf-8")
        return build_kernels(kernels=Path(scratch), portable=portable)
