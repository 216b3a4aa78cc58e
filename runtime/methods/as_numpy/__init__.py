"""NumPy under its own names and with its own dtypes, over tensors: what `specgrad.numpy` shows."""
