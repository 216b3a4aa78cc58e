"""Ranges of ops for profilers outside of the process, and what these have recorded."""
