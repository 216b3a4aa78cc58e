"""Tensor's handwritten methods, and the table that attaches all of them."""
