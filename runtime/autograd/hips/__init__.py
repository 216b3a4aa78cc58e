"""Differential operators in the spelling of HIPS autograd: what `specgrad.hips` shows."""
