"""NumPy's functions for tensors, where no op alone stands for one: with NumPy's parameters and defaults, made of ops."""
