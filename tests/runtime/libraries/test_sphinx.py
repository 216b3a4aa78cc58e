"""The catalogue of a package's ops in its own documentation."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from specgrad.codegen.commands.new_package import write_skeleton

pytest.importorskip("sphinx")
pytest.importorskip("myst_parser")


def build(docs: Path, conf: str) -> subprocess.CompletedProcess[str]:
    (docs / "conf.py").write_text(conf)
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "-b", "html", str(docs), str(docs.parent / "site")]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.slow
def test_the_page_is_written_once(tmp_path: Path) -> None:
    write_skeleton("hills", tmp_path / "project")
    docs = tmp_path / "project" / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("# Hills\n\n```{toctree}\nops\n```\n")
    conf = 'project = "hills"\nextensions = ["myst_parser", "specgrad.libraries.sphinx"]\nmyst_heading_anchors = 3\n'
    conf += 'specgrad_catalogues = {"ops.md": "../hills/ops.yaml"}\n'
    done = build(docs, conf)
    assert done.returncode == 0, done.stderr
    assert "ridge" in (tmp_path / "project" / "site" / "ops.html").read_text(encoding="utf-8")
    written = (docs / "ops.md").stat().st_mtime_ns
    assert build(docs, conf).returncode == 0 and (docs / "ops.md").stat().st_mtime_ns == written
    done = build(docs, conf.replace("hills/ops.yaml", "hills/no.yaml"))
    assert done.returncode != 0 and "specgrad_catalogues: ../hills/no.yaml: " in done.stderr
    done = build(docs, conf.replace('"myst_parser", ', ""))
    assert done.returncode != 0 and "is to be a page in Markdown" in done.stderr
