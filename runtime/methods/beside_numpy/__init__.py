"""What NumPy sees of tensors, and tensors in NumPy's clothes."""
