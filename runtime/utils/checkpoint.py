"""Checkpointing: only the inputs of a part of a program are kept; the other values that its backward pass needs are computed again."""

from specgrad.autograd.checkpoints.checkpoint import (
    checkpoint,
    checkpoint_sequential,
    noop_context_fn,
    set_checkpoint_debug_enabled,
    set_checkpoint_early_stop,
)
from specgrad.autograd.checkpoints.recomputation import CheckpointError

__all__ = ["CheckpointError", "checkpoint", "checkpoint_sequential", "noop_context_fn", "set_checkpoint_debug_enabled", "set_checkpoint_early_stop"]
