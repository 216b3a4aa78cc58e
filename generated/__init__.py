"""What is generated from the spec: a module of ops a group, the tables of their public names, kernels.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

DIGEST = "61c9c4f5e7c1b27f"  # of the kernels, so that compiled ones that are older are noticed
