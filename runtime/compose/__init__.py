"""Functions on tensors that `compose:` entries of the spec name: made of other ops, whose gradients they inherit."""
