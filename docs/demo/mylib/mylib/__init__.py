"""mylib: ops of its own for specgrad, written as a specification in ops.yaml."""

from . import ops

__all__ = ["ops"]
