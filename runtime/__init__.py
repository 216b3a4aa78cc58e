"""specgrad: an autograd whose single source of truth is a specification.

>>> import specgrad
>>> x = specgrad.tensor([1.0, 2.0, 3.0], requires_grad=True)
>>> (x * x).sum().backward()
>>> x.grad
tensor([2., 4., 6.])
"""

from __future__ import annotations

from math import e, inf, nan, pi
from typing import TYPE_CHECKING
from typing import Any as _Any

# isort: off
# fmt: off
from specgrad.array.base.determinism import (
    are_deterministic_algorithms_enabled, is_deterministic_algorithms_warn_only_enabled, use_deterministic_algorithms,
)
from specgrad.core.base.device import device
from specgrad.core.base.dtypes import (
    bfloat16, complex64, complex128, dtype, finfo, float16, float32, float64, get_default_dtype, iinfo, int8, int16, int32, int64, set_default_dtype, uint8,
    uint16, uint32, uint64,
)
from specgrad.core.base.dtypes import (
    bool_ as bool, complex64 as cfloat, complex128 as cdouble, float16 as half, float32 as float, float64 as double, int16 as short, int32 as int,
    int64 as long,
)
from specgrad.core.base.lazy import lazy_imports
from specgrad.core.base.memory_format import channels_last, channels_last_3d, contiguous_format, layout, memory_format, preserve_format, strided
from specgrad.core.base.promotion import can_cast, promote_types, result_type
from specgrad.core.factories.creation import as_tensor, asarray, from_dlpack, from_numpy, tensor
from specgrad.core.factories.distributions import bernoulli, binomial, multinomial, normal, poisson
from specgrad.core.factories.filled import (
    empty, empty_like, empty_permuted, empty_strided, eye, full, full_like, ones, ones_like, scalar_tensor, zeros, zeros_like,
)
from specgrad.core.factories.generators import Generator, default_generator, get_rng_state, initial_seed, manual_seed, seed, set_rng_state
from specgrad.core.factories.random import rand, rand_like, randint, randint_like, randn, randn_like, randperm
from specgrad.core.factories.sequences import arange, linspace, logspace, tril_indices, triu_indices
from specgrad.core.kernels.cuda_arrays import CuPy as _CuPy
from specgrad.core.kernels.table import get_num_threads, set_num_threads
from specgrad.core.tape.accumulate import detach, detach_
from specgrad.core.tape.size import Size
from specgrad.core.tape.tensor import Tensor
from specgrad.methods.printing import set_printoptions
from specgrad.methods.questions import (
    get_device, is_complex, is_conj, is_floating_point, is_inference, is_neg, is_nonzero, is_same_size, is_signed, is_tensor, numel, typename,
)
from specgrad.generated import functions
from specgrad.methods import bind  # gives Tensor its methods
from . import autograd, cuda, linalg, memory, nn, random, special, utils
from .autograd.anomaly_mode import is_anomaly_check_nan_enabled, is_anomaly_enabled
from .autograd.grad_mode import enable_grad, inference_mode, is_grad_enabled, is_inference_mode_enabled, no_grad, set_grad_enabled
from specgrad.compose.linalg.products import chain_matmul, einsum
from .compose.shape import atleast_1d, atleast_2d, atleast_3d, block_diag, broadcast_shapes, broadcast_tensors, cartesian_prod, meshgrid
from specgrad.core.dispatch.resize import resize_as_
# isort: on
# fmt: on

if TYPE_CHECKING:
    from specgrad.generated.functions import *

    from . import array_api, backends, compiler, fft, func, hips, masked, numpy, ops, optim, optimize, signal
    from .batching.vmap import vmap
    from .compiler.compiled import compile
    from .compiler.export.export import export
    from .core.factories.files import load, save
    from .core.factories.windows import bartlett_window, blackman_window, hamming_window, hann_window, kaiser_window
    from .libraries.define import define, load_ops

__version__ = "0.1.0"
newaxis = None

# fmt: off
__all__ = [
    "arange", "are_deterministic_algorithms_enabled", "array_api", "as_tensor", "asarray", "atleast_1d", "atleast_2d", "atleast_3d", "autograd", "backends",
    "bartlett_window", "bernoulli", "bfloat16", "binomial", "blackman_window", "block_diag", "bool", "broadcast_shapes", "broadcast_tensors", "can_cast",
    "cartesian_prod", "cdouble", "cfloat", "chain_matmul", "channels_last", "channels_last_3d", "compile", "compiler", "complex128", "complex64",
    "contiguous_format", "cuda", "default_generator", "define", "detach", "detach_", "device", "double", "dtype", "e", "einsum", "empty", "empty_like",
    "empty_permuted", "empty_strided", "enable_grad",
    "export", "eye", "fft", "finfo", "float", "float16", "float32", "float64", "from_dlpack", "from_numpy", "full", "full_like", "func", "Generator",
    "get_default_dtype", "get_device", "get_num_threads", "get_rng_state", "half", "hamming_window", "hann_window", "hips", "iinfo", "inf", "inference_mode",
    "initial_seed", "int", "int16", "int32", "int64", "int8", "is_anomaly_check_nan_enabled", "is_anomaly_enabled", "is_complex", "is_conj",
    "is_deterministic_algorithms_warn_only_enabled", "is_floating_point", "is_grad_enabled", "is_inference", "is_inference_mode_enabled", "is_neg",
    "is_nonzero", "is_same_size", "is_signed", "is_tensor", "kaiser_window", "layout", "linalg", "linspace", "load", "load_ops", "logspace", "long",
    "manual_seed", "masked", "memory", "memory_format", "meshgrid", "multinomial", "nan", "newaxis", "nn", "no_grad", "normal", "numel", "numpy", "ones",
    "ones_like", "ops", "optim", "optimize", "pi", "poisson", "preserve_format", "promote_types", "rand", "rand_like", "randint", "randint_like", "randn",
    "randn_like", "randperm", "resize_as_", "result_type", "save", "scalar_tensor", "seed", "set_default_dtype", "set_grad_enabled", "set_num_threads",
    "set_printoptions", "set_rng_state", "short", "signal", "Size", "special", "strided", "Tensor", "tensor", "tril_indices", "triu_indices", "typename",
    "uint16", "uint32", "uint64", "uint8", "use_deterministic_algorithms", "utils", "vmap", "zeros", "zeros_like",
]
# fmt: on
__all__ += functions.__all__


_LATE = dict.fromkeys(("array_api", "backends", "compiler", "fft", "func", "hips", "masked", "numpy", "ops", "optim", "optimize", "signal"), "")
_LATE |= {"compile": "specgrad.compiler.compiled", "export": "specgrad.compiler.export.export", "vmap": "specgrad.batching.vmap"}
_LATE |= dict.fromkeys(("define", "load_ops"), "specgrad.libraries.define")
_LATE |= dict.fromkeys(("bartlett_window", "blackman_window", "hamming_window", "hann_window", "kaiser_window"), "specgrad.core.factories.windows")

_LATE |= dict.fromkeys(("load", "save"), "specgrad.core.factories.files")


def _compiled_for_device(backend: _CuPy) -> _Any:
    from specgrad.compiler.device.offer import offered

    return offered(backend)


_CuPy.compiled = _compiled_for_device  # what compiles kernels lies above what has arrays

if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    __getattr__, __dir__ = lazy_imports(__name__, _LATE | dict.fromkeys(functions.__all__, functions.__name__))
