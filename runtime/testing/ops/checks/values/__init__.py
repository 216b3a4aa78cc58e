"""Checks of values: against mpmath, references, NumPy and wider dtypes."""
