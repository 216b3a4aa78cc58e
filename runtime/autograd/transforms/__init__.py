"""Transforms of functions, as `specgrad.func` shows them: gradients, Jacobians and products with them."""
