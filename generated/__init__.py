"""What is generated from the spec: a module of ops a group, the tables of their public names, kernels.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

DIGEST = "41a35a1f5b4a339b"  # of the kernels, so that compiled ones that are older are noticed
