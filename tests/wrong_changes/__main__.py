"""The command: applies each change to a copy of the tree, and prints what noticed it."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .change import Change, changes
from .trial import Tree, Verdict, judge


def main() -> int:
    """0 if every change was noticed, or needs what this command does not run; 1 if one survived."""
    parser = argparse.ArgumentParser(prog="python -m tests.wrong_changes", description=__doc__)
    parser.add_argument("--only", action="append", metavar="CLASS", help="the changes of this class, or with these words in what is said of them")
    parser.add_argument("-j", "--jobs", type=int, default=1, metavar="N", help="how many at a time")
    args = parser.parse_args()
    chosen = [c for c in changes() if not args.only or any(o == c.kind or o in c.why for o in args.only)]
    start = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="specgrad-wrong-changes-") as folder:
        pristine = Tree.of_checkout(Path(folder, "pristine"))

        def tried(numbered: tuple[int, Change]) -> Verdict:
            number, change = numbered
            with tempfile.TemporaryDirectory(prefix=f"{number}-", dir=folder) as own:
                verdict = judge(pristine.copied(Path(own, "copy")), change)
            print(_line(verdict), flush=True)
            return verdict

        with ThreadPoolExecutor(args.jobs) as pool:
            verdicts = list(pool.map(tried, enumerate(chosen)))
    survived = [v for v in verdicts if not v.killed_by]
    unexplained = [v for v in survived if not v.change.needs]
    print(f"{len(verdicts)} changes, {len(verdicts) - len(survived)} killed, {len(survived)} survived, in {time.perf_counter() - start:.0f} s")
    for verdict in survived:
        print(f"  survived: {verdict.change.name} ({verdict.change.path})" + (f"; needs: {verdict.change.needs}" if verdict.change.needs else ""))
    return 1 if unexplained else 0


def _line(verdict: Verdict) -> str:
    return f"{verdict.killed_by or 'SURVIVED':13} {verdict.seconds:6.1f} s  {verdict.change.name}" + (
        f"\n{'':24}{verdict.words[:150]}" if verdict.words else ""
    )


if __name__ == "__main__":
    sys.exit(main())
