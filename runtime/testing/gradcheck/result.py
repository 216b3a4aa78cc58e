"""What a check of gradients has found, and how sure it is."""

from __future__ import annotations

from dataclasses import dataclass

from specgrad.testing.failures.failure import Failure


@dataclass
class Result:
    """The outcome of a gradcheck or gradgradcheck.

    Args:
        ok: whether all gradients were found right.
        failure: what was found wrong; None if nothing was.
        miss_probability: the most, over all pairs of input and output, that the probability can be that wrong entries were not found: 0 where
            every entry was compared.
        batched: whether differences were computed in batches.
        seed: what random numbers were drawn from.
    """

    ok: bool = True
    failure: Failure | None = None
    miss_probability: float = 0.0
    batched: bool = False
    seed: int = 0

    def __bool__(self) -> bool:
        return self.ok

    def __str__(self) -> str:
        if self.failure is not None:
            return self.failure.message
        if self.miss_probability:
            return f"gradients agree along random directions (seed {self.seed}); that wrong ones do has a probability of at most {self.miss_probability:.1e}"
        return "every entry agrees"
