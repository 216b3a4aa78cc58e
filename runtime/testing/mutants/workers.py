"""Judging mutants in several processes: one that crashes or hangs over a mutant has noticed it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from specgrad.testing.pool import Lost, run_in_processes

from .judge import KILLED, Judge, MutantResult
from .mutant import Mutant

LIMIT = 120.0  # seconds for one mutant
CHUNK = 60  # mutants of one op that one process judges in a row


@dataclass(frozen=True)
class Chunk:
    """Mutants of one op that are judged in a row."""

    op: str
    mutants: Sequence[Mutant]


def judged(judge: Judge, mutants: Sequence[Mutant], jobs: int) -> Iterator[MutantResult]:
    """What became of mutants, as it is found out. With one job they are judged in this process."""
    if jobs > 1:
        yield from run_in_processes(_chunks(mutants), partial(_judge_chunk, judge), jobs, LIMIT, _lost)
        return
    for chunk in _chunks(mutants):
        yield from _judge_chunk(judge, chunk)


def _chunks(mutants: Sequence[Mutant]) -> Iterator[Chunk]:
    """The mutants of each op, in chunks; ops with many first, so that none is left for the end."""
    of_op: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        of_op.setdefault(mutant.op, []).append(mutant)
    for op, found in sorted(of_op.items(), key=lambda item: -len(item[1])):
        for start in range(0, len(found), CHUNK):
            yield Chunk(op, found[start : start + CHUNK])


def _judge_chunk(judge: Judge, chunk: Chunk, note: Callable[[str], None] | None = None) -> Iterator[MutantResult]:
    return judge.judge_op(chunk.op, {m.name for m in chunk.mutants})


def _lost(lost: Lost[Chunk, MutantResult]) -> tuple[list[MutantResult], Chunk | None]:
    """The process was lost over the first mutant without a result; those after it are left."""
    done = {result.mutant.name for result in lost.answers}
    left = [m for m in lost.task.mutants if m.name not in done]
    killed = [MutantResult(m, KILLED, "hang" if lost.hangs else "crash", lost.why) for m in left[:1]]
    return killed, Chunk(lost.task.op, left[1:]) if left[1:] else None
