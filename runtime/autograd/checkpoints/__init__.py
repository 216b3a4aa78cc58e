"""Checkpoints: values that a backward pass needs are computed again instead of kept."""
