"""`specgrad dev`: after an edit of the spec, all that follows from it in one go: generated, proven, compiled, and the ops that changed verified."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..build import main as build_kernels
from ..kept.checked import Checked
from ..kept.files import kept_file, no_collections, read_kept, write_kept
from ..kept.reread import digests_with_called
from ..model.op import Spec
from ..project import load_spec
from .check import check_ops
from .generate import generated
from .options import SPEC, ops_asked_for

_MANY = 20  # ops, of which progress is shown


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("op", nargs="*", metavar="OP", help="verify this op too, edited or not")
    parser.add_argument("--spec", type=Path, metavar="FILE", help=SPEC)


def run(args: argparse.Namespace) -> int:
    """Kernels are compiled while formulas are proven. What was compiled is seen by a new process alone, so one verifies."""
    with no_collections():
        spec, where = load_spec(args.spec)
        asked = ops_asked_for(spec, args.op)
        record, checked = Record(spec, where.spec), Checked(spec, where)
        edited = record.edited(set(checked.right))
        print(generated(spec, where, args.spec), flush=True)
        with ThreadPoolExecutor(1) as beside:
            built = beside.submit(build_kernels, args.spec and where.spec)
            try:
                wrong = check_ops(spec, where, spec.ops, checked)
            finally:
                checked.write()
        not_built = built.result()
        wrong = wrong or _verify(args.spec, [op.name for op in spec if op.name in edited | asked])
        record.write(edited if wrong else set())
    return wrong or not_built


def _verify(file: Path | None, ops: list[str]) -> int:
    if not ops:
        print("no op was edited since they were verified; to verify all of them, run: specgrad verify")
        return 0
    spec = ["--spec", str(file)] if file else []
    quiet = ["--quiet"] if len(ops) < _MANY else []
    return subprocess.run([sys.executable, "-m", "specgrad", "verify", *quiet, *spec, "--", *ops], check=False).returncode


class Record:
    """The ops as they were when this command last found nothing wrong with them, by digests."""

    def __init__(self, spec: Spec, file: Path):
        self.file: Path = kept_file("verified", file, ".json")
        self.now: dict[str, str] = {name: digest for name, (digest, _) in digests_with_called(spec).items()}

    def edited(self, proven: set[str]) -> set[str]:
        """The ops that are not as they were. The first time nothing tells but earlier proofs."""
        content = read_kept(self.file)
        if content is None:
            return self.now.keys() - proven
        before = set(json.loads(content))
        return {name for name, digest in self.now.items() if digest not in before}

    def write(self, wrong: set[str]) -> None:
        write_kept(self.file, json.dumps([digest for name, digest in self.now.items() if name not in wrong]).encode())
