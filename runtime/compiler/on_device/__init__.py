"""Compiled functions of tensors on a device: steps that follow one another element by element are one kernel, all others are called as they are."""
