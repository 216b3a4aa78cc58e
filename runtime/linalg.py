"""The linalg namespace."""
