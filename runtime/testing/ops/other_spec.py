"""A spec in the place of specgrad's own: generated into a folder, and run in a process where that is what specgrad loads."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from specgrad.codegen.generate import render
from specgrad.codegen.generated_folder import write
from specgrad.codegen.kept.rewrite import rewrite
from specgrad.codegen.model.op import Spec
from specgrad.codegen.paths import paths
from specgrad.testing.termination import on_termination


def run_with(spec: Spec, argv: Sequence[str]) -> int:
    """The exit status of `specgrad verify` with these arguments, where the spec has taken the place of specgrad's own; its ops run on NumPy."""
    with tempfile.TemporaryDirectory(prefix="specgrad-verify-") as folder:
        write(render(spec, paths().csrc, rewrite(spec, paths())), Path(folder))
        script = Path(__file__).with_name("with_other_spec.py")
        process = subprocess.Popen([sys.executable, str(script), folder, *argv], env={**os.environ, "SPECGRAD_KERNELS": "numpy"})
        with on_termination(process.terminate):  # it has not got that itself
            while True:
                try:
                    return process.wait()
                except KeyboardInterrupt:  # the process has got it as well, and writes what there is
                    continue
