# What type checkers are shown of specgrad.array_api; a test holds it against the module.

from specgrad import dtype
from specgrad.methods.as_standard.creation import arange as arange
from specgrad.methods.as_standard.creation import asarray as asarray
from specgrad.methods.as_standard.creation import empty as empty
from specgrad.methods.as_standard.creation import empty_like as empty_like
from specgrad.methods.as_standard.creation import eye as eye
from specgrad.methods.as_standard.creation import from_dlpack as from_dlpack
from specgrad.methods.as_standard.creation import full as full
from specgrad.methods.as_standard.creation import full_like as full_like
from specgrad.methods.as_standard.creation import linspace as linspace
from specgrad.methods.as_standard.creation import meshgrid as meshgrid
from specgrad.methods.as_standard.creation import ones as ones
from specgrad.methods.as_standard.creation import ones_like as ones_like
from specgrad.methods.as_standard.creation import tril as tril
from specgrad.methods.as_standard.creation import triu as triu
from specgrad.methods.as_standard.creation import zeros as zeros
from specgrad.methods.as_standard.creation import zeros_like as zeros_like
from specgrad.methods.as_standard.data_types import astype as astype
from specgrad.methods.as_standard.data_types import can_cast as can_cast
from specgrad.methods.as_standard.data_types import finfo as finfo
from specgrad.methods.as_standard.data_types import iinfo as iinfo
from specgrad.methods.as_standard.data_types import isdtype as isdtype
from specgrad.methods.as_standard.data_types import result_type as result_type
from specgrad.methods.as_standard.inspection import __array_namespace_info__ as __array_namespace_info__
from specgrad.methods.as_standard.of_one import abs as abs
from specgrad.methods.as_standard.of_one import acos as acos
from specgrad.methods.as_standard.of_one import acosh as acosh
from specgrad.methods.as_standard.of_one import asin as asin
from specgrad.methods.as_standard.of_one import asinh as asinh
from specgrad.methods.as_standard.of_one import atan as atan
from specgrad.methods.as_standard.of_one import atanh as atanh
from specgrad.methods.as_standard.of_one import bitwise_invert as bitwise_invert
from specgrad.methods.as_standard.of_one import ceil as ceil
from specgrad.methods.as_standard.of_one import conj as conj
from specgrad.methods.as_standard.of_one import cos as cos
from specgrad.methods.as_standard.of_one import cosh as cosh
from specgrad.methods.as_standard.of_one import exp as exp
from specgrad.methods.as_standard.of_one import expm1 as expm1
from specgrad.methods.as_standard.of_one import floor as floor
from specgrad.methods.as_standard.of_one import imag as imag
from specgrad.methods.as_standard.of_one import isfinite as isfinite
from specgrad.methods.as_standard.of_one import isinf as isinf
from specgrad.methods.as_standard.of_one import isnan as isnan
from specgrad.methods.as_standard.of_one import log as log
from specgrad.methods.as_standard.of_one import log1p as log1p
from specgrad.methods.as_standard.of_one import log2 as log2
from specgrad.methods.as_standard.of_one import log10 as log10
from specgrad.methods.as_standard.of_one import logical_not as logical_not
from specgrad.methods.as_standard.of_one import negative as negative
from specgrad.methods.as_standard.of_one import positive as positive
from specgrad.methods.as_standard.of_one import real as real
from specgrad.methods.as_standard.of_one import reciprocal as reciprocal
from specgrad.methods.as_standard.of_one import round as round
from specgrad.methods.as_standard.of_one import sign as sign
from specgrad.methods.as_standard.of_one import signbit as signbit
from specgrad.methods.as_standard.of_one import sin as sin
from specgrad.methods.as_standard.of_one import sinh as sinh
from specgrad.methods.as_standard.of_one import sqrt as sqrt
from specgrad.methods.as_standard.of_one import square as square
from specgrad.methods.as_standard.of_one import tan as tan
from specgrad.methods.as_standard.of_one import tanh as tanh
from specgrad.methods.as_standard.of_one import trunc as trunc
from specgrad.methods.as_standard.of_two import add as add
from specgrad.methods.as_standard.of_two import atan2 as atan2
from specgrad.methods.as_standard.of_two import bitwise_and as bitwise_and
from specgrad.methods.as_standard.of_two import bitwise_left_shift as bitwise_left_shift
from specgrad.methods.as_standard.of_two import bitwise_or as bitwise_or
from specgrad.methods.as_standard.of_two import bitwise_right_shift as bitwise_right_shift
from specgrad.methods.as_standard.of_two import bitwise_xor as bitwise_xor
from specgrad.methods.as_standard.of_two import copysign as copysign
from specgrad.methods.as_standard.of_two import divide as divide
from specgrad.methods.as_standard.of_two import equal as equal
from specgrad.methods.as_standard.of_two import floor_divide as floor_divide
from specgrad.methods.as_standard.of_two import greater as greater
from specgrad.methods.as_standard.of_two import greater_equal as greater_equal
from specgrad.methods.as_standard.of_two import hypot as hypot
from specgrad.methods.as_standard.of_two import less as less
from specgrad.methods.as_standard.of_two import less_equal as less_equal
from specgrad.methods.as_standard.of_two import logaddexp as logaddexp
from specgrad.methods.as_standard.of_two import logical_and as logical_and
from specgrad.methods.as_standard.of_two import logical_or as logical_or
from specgrad.methods.as_standard.of_two import logical_xor as logical_xor
from specgrad.methods.as_standard.of_two import maximum as maximum
from specgrad.methods.as_standard.of_two import minimum as minimum
from specgrad.methods.as_standard.of_two import multiply as multiply
from specgrad.methods.as_standard.of_two import nextafter as nextafter
from specgrad.methods.as_standard.of_two import not_equal as not_equal
from specgrad.methods.as_standard.of_two import pow as pow
from specgrad.methods.as_standard.of_two import remainder as remainder
from specgrad.methods.as_standard.of_two import subtract as subtract
from specgrad.methods.as_standard.products import matmul as matmul
from specgrad.methods.as_standard.products import tensordot as tensordot
from specgrad.methods.as_standard.products import vecdot as vecdot
from specgrad.methods.as_standard.reductions import all as all
from specgrad.methods.as_standard.reductions import any as any
from specgrad.methods.as_standard.reductions import count_nonzero as count_nonzero
from specgrad.methods.as_standard.reductions import cumulative_prod as cumulative_prod
from specgrad.methods.as_standard.reductions import cumulative_sum as cumulative_sum
from specgrad.methods.as_standard.reductions import diff as diff
from specgrad.methods.as_standard.reductions import max as max
from specgrad.methods.as_standard.reductions import mean as mean
from specgrad.methods.as_standard.reductions import min as min
from specgrad.methods.as_standard.reductions import prod as prod
from specgrad.methods.as_standard.reductions import std as std
from specgrad.methods.as_standard.reductions import sum as sum
from specgrad.methods.as_standard.reductions import var as var
from specgrad.methods.as_standard.selection import argmax as argmax
from specgrad.methods.as_standard.selection import argmin as argmin
from specgrad.methods.as_standard.selection import argsort as argsort
from specgrad.methods.as_standard.selection import clip as clip
from specgrad.methods.as_standard.selection import isin as isin
from specgrad.methods.as_standard.selection import nonzero as nonzero
from specgrad.methods.as_standard.selection import searchsorted as searchsorted
from specgrad.methods.as_standard.selection import sort as sort
from specgrad.methods.as_standard.selection import take as take
from specgrad.methods.as_standard.selection import take_along_axis as take_along_axis
from specgrad.methods.as_standard.selection import where as where
from specgrad.methods.as_standard.sets import unique_all as unique_all
from specgrad.methods.as_standard.sets import unique_counts as unique_counts
from specgrad.methods.as_standard.sets import unique_inverse as unique_inverse
from specgrad.methods.as_standard.sets import unique_values as unique_values
from specgrad.methods.as_standard.shapes import broadcast_arrays as broadcast_arrays
from specgrad.methods.as_standard.shapes import broadcast_shapes as broadcast_shapes
from specgrad.methods.as_standard.shapes import broadcast_to as broadcast_to
from specgrad.methods.as_standard.shapes import concat as concat
from specgrad.methods.as_standard.shapes import expand_dims as expand_dims
from specgrad.methods.as_standard.shapes import flip as flip
from specgrad.methods.as_standard.shapes import matrix_transpose as matrix_transpose
from specgrad.methods.as_standard.shapes import moveaxis as moveaxis
from specgrad.methods.as_standard.shapes import permute_dims as permute_dims
from specgrad.methods.as_standard.shapes import repeat as repeat
from specgrad.methods.as_standard.shapes import reshape as reshape
from specgrad.methods.as_standard.shapes import roll as roll
from specgrad.methods.as_standard.shapes import squeeze as squeeze
from specgrad.methods.as_standard.shapes import stack as stack
from specgrad.methods.as_standard.shapes import tile as tile
from specgrad.methods.as_standard.shapes import unstack as unstack

from . import fft as fft
from . import linalg as linalg
from . import special as special

__array_api_version__: str
newaxis: None

e: float
inf: float
nan: float
pi: float

bool: dtype
complex128: dtype
complex64: dtype
float32: dtype
float64: dtype
int16: dtype
int32: dtype
int64: dtype
int8: dtype
uint16: dtype
uint32: dtype
uint64: dtype
uint8: dtype
