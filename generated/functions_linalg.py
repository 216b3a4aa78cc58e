"""The generated functions of `specgrad.linalg`.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

from specgrad.generated.public import FUNCTIONS

globals().update(FUNCTIONS["linalg"])

__all__ = ["matmul", "vector_norm"]
