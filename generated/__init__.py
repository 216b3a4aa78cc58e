"""What is generated from the spec: a module of ops a group, the tables of their public names, kernels.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

DIGEST = "87a2f785d0223ad1"  # of the kernels, so that compiled ones that are older are noticed
