"""The special namespace."""
