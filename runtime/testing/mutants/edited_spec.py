"""Entries of a spec read again with other formulas: one op changes, all others stay as they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from specgrad.codegen.model.op import Op, Spec
from specgrad.codegen.problems import ProblemReport
from specgrad.codegen.project import SpecFile
from specgrad.codegen.read.entries.entry import Entry
from specgrad.codegen.read.source import Text
from specgrad.codegen.spec import Loader

from .mutant import LET, Mutant


class SpecEditor:
    """A spec with its entries as they were read, so that one can be read again with another formula."""

    def __init__(self, found: SpecFile):
        self.file: str = found.shown
        self.loader: Loader = Loader(self.file, ProblemReport(), found.where.targets(), found.namespace)
        self.spec: Spec = self.loader.load(found.text)
        self.loader.report.raise_if_any()
        self.ops: dict[str, Op] = self.spec.by_name()
        self.entries: dict[str, Entry] = {entry.signature.name: entry for entry in self.loader.entries}

    def changed_op(self, mutants: Iterable[Mutant]) -> Op:
        """The op of some mutants, with their formulas in the places of its own; raises `SpecError` where the reader refuses that."""
        mutants = list(mutants)
        (name,) = {m.op for m in mutants}
        original = self.ops[name]
        entry = self.entries[name]
        for mutant in mutants:
            entry = _with(entry, mutant)
        loader = self.loader
        loader.report = ProblemReport()
        with loader.report:
            op = loader.op(entry, original.bodies, loader.vocabulary)
        loader.report.raise_if_any()
        return replace(op, number=original.number)


def _with(entry: Entry, mutant: Mutant) -> Entry:
    """An entry with one formula, or one word, replaced; whatever is wrong with it is wrong at the place of what it replaces."""
    if mutant.key.startswith(LET):
        let = {key: _placed(text, mutant.text) if LET + key.value == mutant.key and text else text for key, text in entry.let.items()}
        return replace(entry, let=let)
    if all(key.value != mutant.key for key, _ in entry.formulas):  # nothing is said of it in the spec: the rule is the usual one
        place = entry.name_text
        return replace(entry, formulas=[*entry.formulas, (_placed(place, mutant.key), _placed(place, mutant.text))])
    return replace(entry, formulas=[(key, _placed(text, mutant.text) if key.value == mutant.key else text) for key, text in entry.formulas])


def _placed(old: Text, value: str) -> Text:
    return Text(value, old.source, (old.offsets[0],) * max(1, len(value)))
