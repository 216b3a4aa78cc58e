"""What a mutant is: one small mistake, put into one formula of one op, or into what is generated for it."""

from __future__ import annotations

from dataclasses import dataclass

LET = "let "  # before the name that a key of 'let' defines
CODE = "code"  # the key of a mistake in what is generated, not in the spec
UNCHANGED = "unchanged"  # the key of no mistake: the op as it is


@dataclass(frozen=True)
class Mutant:
    """One mistake.

    Args:
        op: The op that is wrong.
        key: Which formula: its key in the entry, "let NAME", or "code".
        operator: The kind of mistake, one of `OPERATORS`.
        what: The mistake in a few words.
        formula: What the spec says.
        text: What is said in its place.
        line: Where the formula stands.
        reading: "arrays" or "tensors", if only that reading has the mistake.
        of_gradient: Whether it is in a gradient, and not in a rule of forward mode.
    """

    op: str
    key: str
    operator: str
    what: str
    formula: str
    text: str
    line: int
    reading: str = ""
    of_gradient: bool = True

    @property
    def name(self) -> str:
        """What tells this mutant from all others of a spec."""
        return f"{self.op} | {self.key} | {self.reading + ': ' if self.reading else ''}{self.text}"

    def __str__(self) -> str:
        return f"{self.op}: {self.key}: {self.formula}  ->  {self.text}  ({self.operator}: {self.what})"


OPERATORS = {
    "sign": "a sign is lost, added or turned",
    "factor": "a factor of 2 or 1/2, or a constant that is one more or a little off",
    "conjugate": "a conjugation or a real part is lost, or a conjugation is added",
    "operands": "operands or arguments the other way round",
    "term": "a term is lost",
    "lost factor": "a factor or divisor is lost, or divides instead of multiplying",
    "saved value": "another value is read: another input, the result for an input, an input for the result",
    "exponent": "an exponent, an order or a repeated factor is off by one",
    "transposed": "a transposition is lost or added",
    "reduction": "a sum over dimensions, or the engine's over broadcast ones, is lost, or is over others",
    "branch": "another branch of a choice, or a condition that is turned, widened or narrowed",
    "neighbour": "a function is replaced by a related one, or is lost",
    "inputs": "the gradient of another input",
    "zero": "zero in the place of a derivative, and a derivative in the place of zero",
    "rule": "a rule of forward mode, or a mark, is another one",
    "in-place": "the in-place form gives other values, loses history, or goes unnoticed",
    "saving": "a change of what is saved goes unnoticed, or what is saved is never freed",
    "reading": "one of the two readings alone is wrong",
}
