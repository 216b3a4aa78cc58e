"""Verifies every op of a spec: what `specgrad verify` runs."""
