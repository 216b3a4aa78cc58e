"""Layers and losses as functions."""

from . import functional
