"""Products of matrices, factorisations, equations and eigenvalues, made of other ops."""
