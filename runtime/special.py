"""Special functions."""

from specgrad.generated.functions_special import *
