"""Linear algebra."""

from specgrad.generated.functions_linalg import *
