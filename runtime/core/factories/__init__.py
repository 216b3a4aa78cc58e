"""Tensors made from data, from sizes and by chance."""
