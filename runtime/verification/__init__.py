"""Verifies every op of a spec: `specgrad verify`."""
