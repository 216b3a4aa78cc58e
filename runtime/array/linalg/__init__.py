"""Products of matrices, and their factorisations."""
