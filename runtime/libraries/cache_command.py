"""`specgrad cache`: what is kept from run to run, and how to be rid of it."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

from specgrad.codegen.paths import cache_folder

from .cache import A_DAY, MOST_BYTES, Entry, entries, remove


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 0 unless something that should be removed is still there."""
    parser = argparse.ArgumentParser(prog="specgrad cache", description="Show what is kept from run to run: compiled functions, libraries, kernels of devices.")
    parser.add_argument("--clear", action="store_true", help="remove all that no process uses")
    options = parser.parse_args(argv)
    found = entries()
    if not options.clear:
        _show(found)
        return 0
    for entry in found:
        remove(entry.folder)
    left = [entry for entry in found if entry.folder.exists()]
    freed = sum(e.size for e in found) - sum(e.size for e in left)
    print(f"{len(found) - len(left)} removed, {_bytes(freed)}")
    if left:
        print(f"{len(left)} stay, which a process uses, or which cannot be removed")
    return bool(left)


def _show(found: Sequence[Entry]) -> None:
    kinds: dict[str, list[Entry]] = {}
    for entry in found:
        kinds.setdefault(entry.kind, []).append(entry)
    for kind, own in sorted(kinds.items()):
        days = (time.time() - max(e.last_use for e in own)) / A_DAY
        used = "today" if days < 1 else f"{days:.0f} days ago"
        print(f"{kind:<24} {len(own):>5}  {_bytes(sum(e.size for e in own)):>9}  last used {used}")
    print(f"{_bytes(sum(e.size for e in found))} of at most {_bytes(MOST_BYTES)}, in {cache_folder()}")


def _bytes(count: int) -> str:
    return f"{count / 2**20:.1f} MiB" if count >= 2**20 else f"{count / 2**10:.1f} KiB"
