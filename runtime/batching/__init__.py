"""Batches: functions of one sample run on many at once, by a rule for each op."""

from . import run  # what a level does with ops
