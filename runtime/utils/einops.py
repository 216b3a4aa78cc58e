"""Imported, it lets `einops.rearrange`, `reduce`, `repeat`, `pack`, `unpack`, `einsum` and `parse_shape` take tensors. `einops.array_api` needs no import."""

from specgrad.methods.einops_backend import SpecgradBackend

__all__ = ["SpecgradBackend"]
