"""A library's spec is known by its header however YAML writes it, and nothing generated from another spec takes the place of what is installed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from specgrad.codegen.commands import generate
from specgrad.codegen.paths import paths
from specgrad.codegen.project import ProjectError, load_spec

ENTRY = "- name: bump(Tensor self) -> Tensor\n  forward: self * 2\n  self: grad * 2\n  docs: A test.\n"


@pytest.mark.parametrize(
    "header",
    [
        "- imports: specgrad\n  namespace: mine\n",
        "- {imports: specgrad, namespace: mine}\n",
        "# of mine\n\n- { 'namespace' : mine, imports: [specgrad] }\n",
        "-\n  imports: specgrad\n  namespace: mine\n",
    ],
)
def test_a_header_is_known_however_it_is_written(header: str, tmp_path: Path) -> None:
    file = tmp_path / "ops.yaml"
    file.write_text(header + ENTRY)
    spec, where = load_spec(file)
    assert (spec.namespace, where.generated) == ("mine", tmp_path / "ops")


def test_a_spec_without_a_header_takes_no_installed_package_s_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = replace(paths(), generated=tmp_path / "generated", catalogue=None)
    monkeypatch.setattr(generate, "paths", lambda: installed)
    file = tmp_path / "ops.yaml"
    file.write_text(ENTRY.replace("self: grad * 2", "non_differentiable: a test"))
    spec, where = load_spec(file)
    with pytest.raises(ProjectError, match="has no header that imports specgrad"):
        generate.generated(spec, replace(where, generated=installed.generated), file)
    assert not installed.generated.exists()
