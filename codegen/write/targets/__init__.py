"""Ops in the languages of others: NumPy, JAX, PyTorch and C."""
