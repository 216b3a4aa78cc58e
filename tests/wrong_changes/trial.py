"""A change in a private copy of the tree, and which of the product's checks notices it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from .change import ROOT, SPEC, Change

KERNEL_TESTS = tuple(f"tests/kernels/test_{name}.py" for name in ("threads", "into", "layouts", "reductions", "values"))
NOT_DONE = 2  # the exit status of specgrad's commands for what they cannot begin with
NOTHING_RUN = (4, 5)  # those of pytest where a file is not there, or has no test
ON_NUMPY = "verify on NumPy"
TIMEOUT = 900.0  # seconds; what hangs is noticed as well


@dataclass(frozen=True)
class Verdict:
    """What became of a change: what noticed it ("" if nothing did), what that said, and how long it all took."""

    change: Change
    killed_by: str
    words: str
    seconds: float


class Tree:
    """A copy of the tree that Python imports in the place of the installed package, with the kernels that are built."""

    def __init__(self, folder: Path):
        self.root, self.site = folder / "tree", folder / "site"

    @classmethod
    def of_checkout(cls, folder: Path) -> Tree:
        """A copy of what the checkout has, but for what is ignored, and of its kernels, built."""
        tree = cls(folder)
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        for name in filter(None, listed.split("\0")):
            if (ROOT / name).exists():
                (tree.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, tree.root / name)
        for name in ("codegen", "generated"):
            (tree.root / "runtime" / name).symlink_to(Path("..") / name)
        tree.site.mkdir(parents=True)
        (tree.site / "specgrad").symlink_to(Path("..") / "tree" / "runtime")
        (tree.site / "_specgrad_pytest").symlink_to(Path("..") / "tree" / "runtime" / "testing" / "pytest_entry")
        if (ROOT / "build" / "objects").is_dir():  # which are those of sources that did not change
            shutil.copytree(ROOT / "build" / "objects", tree.root / "build" / "objects")
        for arguments in (("build",), ("verify", "exp", "-q")):
            code, words = tree.run("-m", "specgrad", *arguments)
            if code:
                raise RuntimeError(f"what is noticed would say nothing: in the unchanged tree, specgrad {' '.join(arguments)} fails\n{words}")
        return tree

    def copied(self, folder: Path) -> Tree:
        """Another copy, that may be changed; times of files stay, so that only what changes is compiled again."""
        shutil.copytree(self.root.parent, folder, symlinks=True)
        return Tree(folder)

    def run(self, *arguments: str, kernels: str = "compiled") -> tuple[int, str]:
        """Python in the tree: its exit status and its last words."""
        environment = {**os.environ, "PYTHONPATH": str(self.site), "SPECGRAD_KERNELS": kernels}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # copies of the tree have what was compiled, and compile what changes
        try:
            done = subprocess.run(
                [sys.executable, *arguments], cwd=self.root, env=environment, capture_output=True, text=True, timeout=TIMEOUT, errors="replace"
            )
        except subprocess.TimeoutExpired:
            return 124, f"did not end within {TIMEOUT:.0f} s"
        return done.returncode, (done.stdout + done.stderr).strip()

    def apply(self, change: Change) -> None:
        path = self.root / change.path
        path.write_text(change.applied(path.read_text(encoding="utf-8")), encoding="utf-8")


def judge(tree: Tree, change: Change) -> Verdict:
    """Apply a change to a tree, make anew what follows from it, and run the checks until one notices."""
    start = time.perf_counter()
    tree.apply(change)
    killed_by, words = _noticed(tree, change)
    lines = [line for line in words.splitlines() if line.strip()]
    return Verdict(change, killed_by, next((line for line in lines if _tells(line, change)), lines[0] if lines else ""), time.perf_counter() - start)


def _tells(line: str, change: Change) -> bool:
    return line.startswith("FAILED") if change.tests else change.ops[0] in line


def _noticed(tree: Tree, change: Change) -> tuple[str, str]:
    for name, arguments in _steps(change):
        code, words = tree.run(*arguments, kernels="numpy" if name == ON_NUMPY else "compiled")
        begun = code not in (NOTHING_RUN if name in ("tests", "kernel tests") else (NOT_DONE,))
        built = (
            not code or name not in ("generate", "build") or not change.path.startswith("csrc/")
        )  # C that does not compile is no change that a test could miss
        if not (begun and built):
            raise RuntimeError(f"{change.name}: {name} was not made, which is no finding:\n{words}")
        if code:
            return name, words
    return "", ""


def _steps(change: Change) -> list[tuple[str, list[str]]]:
    """What is run, in order: what is quick first."""
    package = ["-m", "specgrad"]
    compiled = change.path.startswith("csrc/")
    composed = change.path.startswith("runtime/compose/")  # of which a check knows nothing
    generating = change.path.startswith("codegen/") or bool(change.tests and change.path == SPEC)  # tests run what is generated; a check reads the spec
    steps: list[tuple[str, list[str]]] = []
    if compiled or generating:  # what is generated carries a digest of the sources of both
        steps.append(("generate", [*package, "generate"]))
        steps.append(("build", [*package, "build"]))
    if change.tests:
        return [*steps, ("tests", ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *change.tests])]
    if not compiled and not composed:
        steps.append(("check", [*package, "check", *(a for op in change.ops for a in ("--op", op))]))
    spec = ["--spec", SPEC] if change.path == SPEC else []
    steps.append(("verify", [*package, "verify", *change.ops, *spec, "-j", "1", "-q", "--fail-fast"]))
    if change.path.startswith("runtime/array/"):  # some of which runs where nothing is compiled
        steps.append((ON_NUMPY, [*package, "verify", *change.ops, "-j", "1", "-q", "--fail-fast"]))
    if compiled or generating:
        steps.append(("kernel tests", ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *KERNEL_TESTS]))
    return steps
