"""Pages that need nothing but a browser: style and script stand within, and nothing else may run or be fetched."""

from __future__ import annotations

import base64
import hashlib
import html
import re
from collections.abc import Iterable
from pathlib import Path


def text(plain: str) -> str:
    """Text for HTML. What no encoding can hold (half of a surrogate pair) is shown by its number."""
    return html.escape(plain.encode("utf-8", "backslashreplace").decode().replace("\0", "\\0"))


def facts(named: Iterable[tuple[str, str]]) -> str:
    """What a reader wants to know first: names and values, for a list of definitions."""
    return "\n".join(f"<div><dt>{text(name)}</dt><dd>{text(value)}</dd></div>" for name, value in named)


def page(folder: Path, script: str, parts: dict[str, str]) -> str:
    """The folder's page.html, with its page.css, a script, and the parts that it names as {{part}}."""
    style = (folder / "page.css").read_text(encoding="utf-8")
    policy = f"default-src 'none'; img-src data:; script-src '{_digest(script)}'; style-src '{_digest(style)}'; base-uri 'none'; form-action 'none'"
    parts = parts | {"policy": policy, "style": style, "script": script}
    return re.sub(r"\{\{(\w+)\}\}", lambda found: parts[found[1]], (folder / "page.html").read_text(encoding="utf-8"))


def _digest(source: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(source.encode()).digest()).decode()
