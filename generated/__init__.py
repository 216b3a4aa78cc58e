"""What is generated from the spec: a module of ops a group, the tables of their public names, kernels.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

DIGEST = "b80709f655b2ff49"  # of the kernels, so that compiled ones that are older are noticed
