"""The functions of neural networks."""

from specgrad.generated.functions_nn_functional import *
