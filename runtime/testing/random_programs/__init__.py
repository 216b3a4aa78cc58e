"""Random differentiable programs."""
