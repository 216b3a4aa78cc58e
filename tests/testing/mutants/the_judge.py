"""Who judges mutants, and all mutants of the spec: each made once in a process, when it is first asked for, and not while tests are collected."""

from __future__ import annotations

from specgrad.testing.mutants.judge import Judge
from specgrad.testing.mutants.mutant import Mutant
from tests.made_once import made_once


@made_once
def the_judge() -> Judge:
    return Judge()


@made_once
def every_mutant() -> list[Mutant]:
    return [m for op in the_judge().editor.spec for m in the_judge().mutants(op.name)]
