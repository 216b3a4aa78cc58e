"""A Sphinx extension: the catalogue of a package's ops as a page of its documentation.

    # conf.py
    extensions = ["myst_parser", "specgrad.libraries.sphinx"]
    specgrad_catalogues = {"ops.md": "../mylib/ops.yaml"}

Each page is written beside conf.py before the documents are read, and only if it is another than before.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any


def setup(app: Any) -> dict[str, Any]:
    """What Sphinx calls."""
    app.add_config_value("specgrad_catalogues", {}, "env", types=[dict])
    app.connect("builder-inited", _write_catalogues)
    return {"parallel_read_safe": True}


def _write_catalogues(app: Any) -> None:
    from sphinx.errors import ExtensionError  # type: ignore[import-not-found,import-untyped,unused-ignore]

    from specgrad.codegen.plan.op_plan import make_plan
    from specgrad.codegen.problems import SpecError
    from specgrad.codegen.project import ProjectError, load_spec
    from specgrad.codegen.write.emit_catalogue import catalogue

    for page, spec in app.config.specgrad_catalogues.items():
        if not page.endswith(".md") or ".md" not in app.registry.source_suffix:
            raise ExtensionError(f"specgrad_catalogues: {page!r} is to be a page in Markdown: name it ops.md, and add 'myst_parser' to extensions")
        try:
            found, _ = load_spec(Path(app.confdir, spec))
        except (SpecError, ProjectError, OSError) as error:
            raise ExtensionError(f"specgrad_catalogues: {spec}: {error}") from None
        file, text = Path(app.srcdir, page), catalogue(found, make_plan(found).saved)
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
