"""The real spec, and what is made of it: each once in a process, when it is first asked for, and not while tests are collected."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from specgrad.codegen.generate import render
from specgrad.codegen.kept.files import digest_of_generator, kept_file
from specgrad.codegen.kept.reread import KeptItems, reread
from specgrad.codegen.kept.rewrite import rewrite
from specgrad.codegen.model.op import Spec
from specgrad.codegen.model.primitives import PRIMITIVES
from specgrad.codegen.paths import paths
from specgrad.codegen.plan.op_plan import Plan, make_plan
from specgrad.codegen.project import load_spec
from specgrad.codegen.read.derive import OP_OF_PRIMITIVE
from specgrad.codegen.read.source import pieces
from specgrad.codegen.spec import loads
from specgrad.codegen.write.written import Written
from tests.made_once import made_once

WHERE = paths()


@made_once
def spec() -> Spec:
    return load_spec(None)[0]


@made_once
def plan() -> Plan:
    return make_plan(spec())


@made_once
def written() -> Written:
    return Written(plan())


@made_once
def files() -> dict[str, str]:
    """What is generated, by name; of what another process has written, no more is written than `specgrad generate` writes."""
    return render(spec(), WHERE.csrc, rewrite(spec(), WHERE))


@made_once
def _kept() -> KeptItems:
    spec()  # what was read is kept
    return KeptItems.read(kept_file("read", WHERE.spec, ".pickle"), digest_of_generator())


def edited(text: str, file: str, checked: bool = True) -> Spec:
    """The real spec with some edits, of which no more is read than `specgrad generate` reads: tests/codegen/kept holds that against readings from the start.

    Args:
        text: all of it.
        file: its name, for messages.
        checked: whether the array functions that it names must be there.
    """
    targets = WHERE.targets() if checked else None
    where: Any = SimpleNamespace(targets=lambda: targets, modules=WHERE.modules)
    found = reread(text, file, where, _kept())
    return found[0] if found else loads(text, file, targets)


def edited_files(edited: Spec) -> dict[str, str]:
    """What is generated from it, of which no more is written than `specgrad generate` writes."""
    return render(edited, WHERE.csrc, rewrite(edited, WHERE))


def text_of_part(names: Iterable[str]) -> str:
    """Some ops of the real spec, a tenth of it: with those that call them, what all of these call, and what derivatives are made of."""
    names = set(names)
    found: set[str] = set()
    waiting = [op.name for op in spec() if op.name in names or op.calls & names or op.name in {*PRIMITIVES, *OP_OF_PRIMITIVE.values(), "conj"}]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += spec().op(name).calls
    text = WHERE.spec.read_text(encoding="utf-8")
    return "".join(piece for piece, _ in pieces(text) if not (named := re.search(r"^- name: ([\w.]+)\(", piece, re.MULTILINE)) or named[1] in found)
