"""Checks of derivatives."""
