"""specgrad: an autograd whose single source of truth is a specification.

>>> import specgrad
>>> x = specgrad.tensor([1.0, 2.0, 3.0], requires_grad=True)
>>> (x * x).sum().backward()
>>> x.grad
tensor([2., 4., 6.])
"""

from __future__ import annotations

from . import kernels
from .creation import (
    Generator,
    arange,
    as_tensor,
    asarray,
    bernoulli,
    default_generator,
    empty,
    empty_like,
    eye,
    from_dlpack,
    from_numpy,
    full,
    full_like,
    get_rng_state,
    initial_seed,
    linspace,
    logspace,
    manual_seed,
    multinomial,
    normal,
    ones,
    ones_like,
    rand,
    rand_like,
    randint,
    randint_like,
    randn,
    randn_like,
    randperm,
    scalar_tensor,
    seed,
    set_rng_state,
    tensor,
    tril_indices,
    triu_indices,
    zeros,
    zeros_like,
)
from .device import device
from .dtypes import (
    bfloat16,
    complex64,
    complex128,
    dtype,
    finfo,
    float16,
    float32,
    float64,
    get_default_dtype,
    iinfo,
    int8,
    int16,
    int32,
    int64,
    set_default_dtype,
    uint8,
    uint16,
    uint32,
    uint64,
)
from .dtypes import bool_ as bool
from .dtypes import complex64 as cfloat
from .dtypes import complex128 as cdouble
from .dtypes import float16 as half
from .dtypes import float32 as float
from .dtypes import float64 as double
from .dtypes import int16 as short
from .dtypes import int32 as int
from .dtypes import int64 as long
from .kernels import get_num_threads, set_num_threads
from .printing import set_printoptions
from .promotion import can_cast, promote_types
from .tensor import Size, Tensor, is_complex, is_floating_point, is_tensor, numel
from specgrad.generated.functions import *  # isort: skip
from . import bind  # isort: skip  # gives Tensor its methods
from . import autograd, linalg, nn, special  # isort: skip
from .autograd.grad_mode import enable_grad, inference_mode, is_grad_enabled, is_inference_mode_enabled, no_grad, set_grad_enabled  # isort: skip
from .compose.linalg import einsum  # isort: skip
from .compose.shape import atleast_1d, atleast_2d, atleast_3d, block_diag, broadcast_tensors, cartesian_prod, meshgrid  # isort: skip
from .promotion import result_type  # isort: skip

__version__ = "0.1.0"
