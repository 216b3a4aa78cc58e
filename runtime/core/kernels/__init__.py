"""Kernels by name, compiled or NumPy's, and the memory that they keep."""
