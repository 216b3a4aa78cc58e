"""Tensors made from data, from sizes and by chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from . import dtypes
from .device import device as device_type
from .dtypes import as_dtype, dtype, dtype_of, get_default_dtype
from .node import new
from .promotion import number_in
from .state import grad_enabled, modes, thread
from .tensor import Tensor, TensorExtra


def from_array(array: Any, requires_grad: bool = False) -> Tensor:
    """A tensor over an array, whose memory it shares."""
    out: Tensor = new(Tensor)
    out._array, out._changes, out._node, out._extra = array, [0], None, None
    if modes.observers and thread.inference:
        out._extra = TensorExtra()
        out._extra.inference = True
    if requires_grad:
        out.requires_grad = True
    return out


def _placed(array: Any, device: Any) -> Any:
    """The array on a device."""
    if device is None or device_type(device).type == "cpu":
        return array
    from .cuda import to_cuda

    return to_cuda(array, device_type(device))


# ---- from data


def tensor(data: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, pin_memory: bool = False) -> Tensor:
    """A tensor with a copy of data: a number, nested lists of numbers, an array or a tensor.

    >>> tensor([[1.0, 2.0], [3.0, 4.0]])
    tensor([[1., 2.],
            [3., 4.]])
    """
    if isinstance(data, Tensor):
        import warnings

        warnings.warn(
            "To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or sourceTensor.detach().clone().requires_grad_(True), "
            "rather than tensor(sourceTensor).",
            UserWarning,
            stacklevel=2,
        )
        array = data._array
        return from_array(_placed(np.array(array, None if dtype is None else as_dtype(dtype).numpy), device), requires_grad)
    return from_array(_placed(array_from(data, dtype), device), requires_grad)


def array_from(data: Any, wanted: dtype | None) -> Any:
    """A new array with the data; Python floats give the default dtype."""
    if isinstance(data, (np.ndarray, np.generic)):
        array = np.array(data)
        dtype_of(array.dtype)  # a TypeError for what a tensor cannot hold
        if wanted is not None:
            return _cast(array, as_dtype(wanted))
        return array if array.dtype.isnative else array.astype(array.dtype.newbyteorder("="))
    if isinstance(data, (list, tuple)):
        data = _plain(data)
    try:
        array = np.array(data)
        if array.dtype.kind == "O" and wanted is not None and as_dtype(wanted).category in ("float", "complex"):
            array = np.array(data, np.float64)  # integers beyond 64 bits
    except (TypeError, ValueError) as error:
        raise _ragged(data) from error
    if array.dtype.kind not in "biufcV" or (array.dtype == np.uint64 and not _holds_arrays(data)):
        raise _not_data(data)
    if wanted is not None:
        return _cast(_fitting(array, as_dtype(wanted)), as_dtype(wanted))
    if array.dtype.kind == "f" and not _holds_arrays(data):
        return array.astype(get_default_dtype().numpy)
    if array.dtype.kind == "c" and not _holds_arrays(data):
        return array.astype(get_default_dtype().to_complex().numpy)
    if array.size == 0 and array.dtype == np.float64:
        return array.astype(get_default_dtype().numpy)
    return array


def _cast(array: Any, wanted: dtype) -> Any:
    with np.errstate(all="ignore"):
        return (array.real if array.dtype.kind == "c" and not wanted.is_complex else array).astype(wanted.numpy)


def _fitting(array: Any, wanted: dtype) -> Any:
    """Python numbers, refused if a dtype cannot hold them."""
    if array.dtype.kind == "c" and not wanted.is_complex:
        raise TypeError(f"must be real number, not complex: a tensor of dtype {wanted} was asked for")
    if wanted.category == "int" and array.dtype.kind in "iuf" and array.size:
        info = np.iinfo(wanted.numpy)
        lowest = -info.max if array.dtype.kind == "i" and not wanted.is_signed else info.min  # -1 stands for the largest
        if not lowest <= array.min() <= array.max() <= info.max:
            raise RuntimeError(f"value cannot be converted to type {wanted.name} without overflow")
    return array


def _plain(data: Any) -> Any:
    """Nested lists with tensors of one element as numbers."""
    if isinstance(data, (list, tuple)):
        return [_plain(item) for item in data]
    if isinstance(data, Tensor):
        return data.detach().numpy() if data.dim() else data.item()
    return data


def _holds_arrays(data: Any) -> bool:
    """Whether the numbers bring a dtype of their own."""
    while isinstance(data, (list, tuple)) and data:
        data = data[0]
    return isinstance(data, (np.ndarray, np.generic))


def _ragged(data: Any) -> Exception:
    """Where nested lists are not all of one length, or hold what is no number."""
    depth, level = 0, [data]
    while all(isinstance(item, (list, tuple)) for item in level) and level:
        lengths = [len(item) for item in level]
        if len(set(lengths)) > 1:
            other = next(n for n in lengths if n != lengths[0])
            return ValueError(f"expected sequence of length {lengths[0]} at dim {depth} (got {other})")
        level = [inner for item in level for inner in item]
        depth += 1
    if any(isinstance(item, (list, tuple)) for item in level):
        return TypeError(f"not a sequence: nested lists must all be of one depth, but at dim {depth} there are both lists and numbers")
    return _not_data(data)


def _not_data(data: Any) -> Exception:
    inside = False
    while isinstance(data, (list, tuple)) and data:
        data, inside = next((item for item in data if not isinstance(item, (int, float, complex))), data[0]), True
    if isinstance(data, int):
        return ValueError("Overflow when unpacking long long: an integer needs more than 64 bits")
    if isinstance(data, str):
        return ValueError("too many dimensions 'str'") if inside else TypeError("new(): invalid data type 'str'")
    return RuntimeError(f"Could not infer dtype of {type(data).__name__}")


def as_tensor(data: Any, dtype: dtype | None = None, device: Any = None) -> Tensor:
    """A tensor with the data, sharing memory with an array or a tensor where that can be."""
    if isinstance(data, Tensor):
        return data if dtype is None or data.dtype is as_dtype(dtype) else data.to(dtype)
    if isinstance(data, np.ndarray) and (dtype is None or as_dtype(dtype).numpy == data.dtype):
        return from_numpy(data)
    return tensor(data, dtype=dtype, device=device)


asarray = as_tensor


def from_numpy(ndarray: Any) -> Tensor:
    """A tensor that shares memory with an array."""
    if not isinstance(ndarray, np.ndarray):
        raise TypeError(f"expected np.ndarray (got {type(ndarray).__name__})")
    dtype_of(ndarray.dtype)
    if not ndarray.dtype.isnative:
        raise ValueError("given numpy array has byte order different from the native byte order. Conversion between byte orders is currently not supported.")
    if any(s < 0 for s in ndarray.strides):
        raise ValueError(
            "At least one stride in the given numpy array is negative, and tensors with negative strides are not currently supported. "
            "(You can probably work around this by making a copy of your array with array.copy().)"
        )
    return from_array(ndarray.view(np.ndarray))


def from_dlpack(ext_tensor: Any) -> Tensor:
    """A tensor that shares memory with anything that offers DLPack."""
    if isinstance(ext_tensor, Tensor):
        return ext_tensor.detach()
    array = np.from_dlpack(ext_tensor)
    if not array.flags.writeable:
        array = np.lib.stride_tricks.as_strided(array, array.shape, array.strides, writeable=False).copy()
    return from_array(array)


def legacy_tensor(cls: type, data: Any = (), *sizes: Any, dtype: Any = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Tensor(data) and Tensor(2, 3), as in older programs: of the default dtype."""
    if isinstance(data, int) or sizes:
        made = empty(data, *sizes)
    elif isinstance(data, Tensor):
        made = data.detach()
        made._node = data._node
    else:
        made = tensor(data, dtype=get_default_dtype())
    out: Tensor = object.__new__(cls)
    out._array, out._changes, out._node, out._extra = made._array, made._changes, made._node, None
    return out


# ---- from sizes


def _size(size: tuple[Any, ...], keyword: Any = None) -> tuple[int, ...]:
    """A size given as ints, as a sequence of them, or by the keyword `size`."""
    if keyword is not None:
        size = (keyword,)
    elif not size:
        raise TypeError("missing 1 required positional argument: 'size'; use () for a tensor without dimensions")
    if len(size) == 1 and not isinstance(size[0], (int, np.integer)):
        size = tuple(size[0])
    sizes = []
    for s in size:
        if isinstance(s, Tensor):
            s = s.item()
        if not isinstance(s, (int, np.integer)) or isinstance(s, bool):
            raise TypeError(f"sizes must be ints, not {type(s).__name__}")
        if s < 0:
            raise RuntimeError(f"Trying to create tensor with negative dimension {s}: {[int(x) for x in size]}")
        sizes.append(int(s))
    return tuple(sizes)


def _made(array: Any, device: Any, requires_grad: bool) -> Tensor:
    return from_array(_placed(array, device), requires_grad)


def _numpy(wanted: dtype | None) -> Any:
    return (get_default_dtype() if wanted is None else as_dtype(wanted)).numpy


def empty(
    *sizes: Any,
    size: Any = None,
    dtype: dtype | None = None,
    device: Any = None,
    requires_grad: bool = False,
    memory_format: Any = None,
    pin_memory: bool = False,
) -> Tensor:
    """A tensor of a size whose elements are whatever memory held."""
    return _made(np.empty(_size(sizes, size), _numpy(dtype)), device, requires_grad)


def zeros(*sizes: Any, size: Any = None, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A tensor of zeros."""
    return _made(np.zeros(_size(sizes, size), _numpy(dtype)), device, requires_grad)


def ones(*sizes: Any, size: Any = None, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A tensor of ones."""
    return _made(np.ones(_size(sizes, size), _numpy(dtype)), device, requires_grad)


def full(size: Any, fill_value: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A tensor of one number."""
    if isinstance(fill_value, Tensor):
        fill_value = fill_value.item()
    if isinstance(size, (int, np.integer)):
        raise TypeError(f"full(): argument 'size' (position 1) must be tuple of ints, not {type(size).__name__}")
    wanted = _dtype_of_number(fill_value) if dtype is None else as_dtype(dtype)
    return _made(np.full(_size((size,)), _fill_value("full", fill_value, wanted), wanted.numpy), device, requires_grad)


def _fill_value(name: str, value: Any, wanted: dtype) -> Any:
    if not isinstance(value, (int, float, complex, np.generic)):
        raise TypeError(f"{name}(): argument 'fill_value' (position 2) must be Number, not {type(value).__name__}")
    return number_in(value.item() if isinstance(value, np.generic) else value, wanted)


def _dtype_of_number(value: Any) -> dtype:
    if isinstance(value, (bool, np.bool_)):
        return dtypes.bool_
    if isinstance(value, (int, np.integer)):
        return dtypes.int64
    return get_default_dtype().to_complex() if isinstance(value, complex) else get_default_dtype()


def scalar_tensor(value: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A 0-dim tensor of a number, of the default dtype unless another is given."""
    return _made(np.array(value, _numpy(dtype)), device, requires_grad)


def eye(n: int, m: int | None = None, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A matrix with ones on its diagonal."""
    if n < 0 or (m is not None and m < 0):
        raise RuntimeError(f"n must be greater or equal to 0, got {n if n < 0 else m}")
    return _made(np.eye(n, m, dtype=_numpy(dtype)), device, requires_grad)


def arange(start: Any = None, end: Any = None, step: Any = 1, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Numbers from start (0 if only one is given) up to but not including end."""
    if start is None and end is None:
        raise TypeError("arange() missing 1 required positional argument: 'end'")
    if start is None or end is None:
        start, end = 0, start if end is None else end
    start, end, step = (v.item() if isinstance(v, Tensor) else v for v in (start, end, step))
    if any(isinstance(v, complex) for v in (start, end, step)):
        raise RuntimeError("arange(): a complex value cannot be converted to type double without overflow")
    if step == 0:
        raise RuntimeError("step must be nonzero")
    if not (np.isfinite(start) and np.isfinite(end)):
        raise RuntimeError(f"unsupported range: {start} -> {end}")
    if (step > 0 and start > end) or (step < 0 and start < end):
        raise RuntimeError("upper bound and lower bound inconsistent with step sign")
    if dtype is None:
        integral = all(isinstance(v, (int, np.integer)) for v in (start, end, step))
        dtype = dtypes.int64 if integral else get_default_dtype()
    if as_dtype(dtype) is dtypes.bool_:
        raise NotImplementedError("arange() not implemented for 'Bool'")
    count = int(np.ceil((end - start) / step))
    array = (start + np.arange(count) * step).astype(_numpy(dtype))
    return _made(array, device, requires_grad)


def linspace(start: Any, end: Any, steps: int, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Evenly spaced numbers from start to end, both included."""
    values, numpy = _spaced(start, end, steps, dtype)
    return _made(values.astype(numpy), device, requires_grad)


def logspace(start: Any, end: Any, steps: int, base: float = 10.0, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Powers of base, whose exponents are evenly spaced from start to end."""
    values, numpy = _spaced(start, end, steps, dtype)
    return _made(np.power(float(base), values).astype(numpy), device, requires_grad)


def _spaced(start: Any, end: Any, steps: int, wanted: dtype | None) -> tuple[Any, Any]:
    """Evenly spaced numbers, in double precision, and the dtype that they are to have."""
    if steps < 0:
        raise RuntimeError("number of steps must be non-negative")
    start, end = (v.item() if isinstance(v, Tensor) else v for v in (start, end))
    if wanted is None and (isinstance(start, complex) or isinstance(end, complex)):
        wanted = get_default_dtype().to_complex()
    return np.linspace(start, end, steps), _numpy(wanted)


def tril_indices(row: int, col: int, offset: int = 0, *, dtype: dtype = dtypes.int64, device: Any = None) -> Tensor:
    """The indices of the lower triangle of a matrix."""
    return _made(np.stack(np.tril_indices(row, offset, col)).astype(_numpy(dtype)), device, False)


def triu_indices(row: int, col: int, offset: int = 0, *, dtype: dtype = dtypes.int64, device: Any = None) -> Tensor:
    """The indices of the upper triangle of a matrix."""
    return _made(np.stack(np.triu_indices(row, offset, col)).astype(_numpy(dtype)), device, False)


# ---- like another tensor


def _like(input: Tensor, wanted: dtype | None) -> Any:
    return input._array.dtype if wanted is None else as_dtype(wanted).numpy


def _layout(input: Tensor, wanted: dtype | None) -> Any:
    """An array like a tensor's, in its layout unless elements share memory."""
    if not isinstance(input, Tensor):
        raise TypeError(f"argument 'input' (position 1) must be Tensor, not {type(input).__name__}")
    return (
        np.empty_like(input._array, _like(input, wanted), subok=False) if 0 not in input._array.strides else np.empty(input._array.shape, _like(input, wanted))
    )


def empty_like(input: Tensor, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, memory_format: Any = None) -> Tensor:
    """A tensor of the same shape whose elements are whatever memory held."""
    return _made(_layout(input, dtype), device, requires_grad)


def zeros_like(input: Tensor, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, memory_format: Any = None) -> Tensor:
    """Zeros in the shape of another tensor."""
    return full_like(input, 0, dtype=dtype, device=device, requires_grad=requires_grad)


def ones_like(input: Tensor, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, memory_format: Any = None) -> Tensor:
    """Ones in the shape of another tensor."""
    return full_like(input, 1, dtype=dtype, device=device, requires_grad=requires_grad)


def full_like(
    input: Tensor, fill_value: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, memory_format: Any = None
) -> Tensor:
    """One number in the shape of another tensor."""
    array = _layout(input, dtype)
    array[...] = _fill_value("full_like", fill_value.item() if isinstance(fill_value, Tensor) else fill_value, dtype_of(array.dtype))
    return _made(array, device, requires_grad)


# ---- by chance


class Generator:
    """A source of random numbers."""

    def __init__(self, device: Any = "cpu"):
        self.device = device_type(device)
        self._seed = 0
        self._made: Any = None  # when first asked for: numpy.random takes a fifth of the time of this package's import

    @property
    def _random(self) -> np.random.Generator:
        if self._made is None:
            self.seed()
        return self._made

    def manual_seed(self, seed: int) -> Generator:
        """Begin again from a seed."""
        self._seed = int(seed)
        self._made = np.random.Generator(np.random.PCG64(self._seed % 2**64))
        return self

    def seed(self) -> int:
        """Begin again from a seed that the system gives."""
        self.manual_seed(int(np.random.SeedSequence().generate_state(1, np.uint64)[0]))
        return self._seed

    def initial_seed(self) -> int:
        """The seed from which the numbers began."""
        return self._seed if self._made is not None else self.seed()

    def get_state(self) -> Any:
        return self._random.bit_generator.state

    def set_state(self, state: Any) -> Generator:
        self._random.bit_generator.state = state
        return self


default_generator = Generator()


def manual_seed(seed: int) -> Generator:
    """Set the seed of the random numbers."""
    return default_generator.manual_seed(seed)


def seed() -> int:
    """Set the seed of the random numbers to one that the system gives."""
    return default_generator.seed()


def initial_seed() -> int:
    """The seed from which the random numbers began."""
    return default_generator.initial_seed()


def get_rng_state() -> Any:
    """The state of the random numbers."""
    return default_generator.get_state()


def set_rng_state(state: Any) -> None:
    """Set the state of the random numbers."""
    default_generator.set_state(state)


def _random(generator: Generator | None) -> np.random.Generator:
    return (generator or default_generator)._random


def _floats(draw: Any, size: tuple[int, ...], wanted: dtype | None) -> Any:
    """Random floats or complex numbers of a dtype; what NumPy cannot draw is drawn in float32."""
    numpy = _numpy(wanted)
    if numpy.kind == "c":
        return ((draw(size, np.float64) + 1j * draw(size, np.float64)) * 0.5**0.5).astype(numpy)
    if numpy.kind not in "fV":
        raise NotImplementedError(f"random floats need a floating-point dtype, got {dtype_of(numpy)}")
    return draw(size, numpy.type if numpy.itemsize >= 4 else np.float32).astype(numpy, copy=False)


def rand(
    *sizes: Any, size: Any = None, generator: Generator | None = None, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False
) -> Tensor:
    """Random numbers, uniform from 0 to 1."""
    return _made(_floats(lambda s, d: _random(generator).random(s, d), _size(sizes, size), dtype), device, requires_grad)


def randn(
    *sizes: Any, size: Any = None, generator: Generator | None = None, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False
) -> Tensor:
    """Random numbers from the normal distribution."""
    return _made(_floats(lambda s, d: _random(generator).standard_normal(s, d), _size(sizes, size), dtype), device, requires_grad)


def randint(
    low: int,
    high: Any = None,
    size: Any = None,
    *,
    generator: Generator | None = None,
    dtype: dtype | None = None,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """Random integers from low (0 if only one is given) up to but not including high."""
    if size is None:
        low, high, size = 0, low, high
    if low >= high:
        raise RuntimeError(f"random_ expects 'from' to be less than 'to', but got from={low} >= to={high}")
    wanted = dtypes.int64 if dtype is None else as_dtype(dtype)
    if wanted.is_complex or (wanted is dtypes.bool_ and not 0 <= low < high <= 2):
        raise RuntimeError(f"random integers from {low} to {high - 1} are out of bounds for {wanted}")
    return _made(_random(generator).integers(low, high, _size((size,))).astype(wanted.numpy), device, requires_grad)


def randperm(n: int, *, generator: Generator | None = None, dtype: dtype = dtypes.int64, device: Any = None, requires_grad: bool = False) -> Tensor:
    """The integers from 0 to n-1 in random order."""
    if n < 0:
        raise RuntimeError(f"n must be non-negative, got {n}")
    return _made(_random(generator).permutation(n).astype(_numpy(dtype)), device, requires_grad)


def rand_like(input: Tensor, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, memory_format: Any = None) -> Tensor:
    """Random numbers, uniform from 0 to 1, in the shape of another tensor."""
    return rand(input.shape, dtype=dtype or input.dtype, device=device, requires_grad=requires_grad)


def randn_like(input: Tensor, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False, memory_format: Any = None) -> Tensor:
    """Random numbers from the normal distribution in the shape of another tensor."""
    return randn(input.shape, dtype=dtype or input.dtype, device=device, requires_grad=requires_grad)


def randint_like(input: Tensor, low: int, high: int | None = None, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Random integers in the shape of another tensor."""
    low, high = (0, low) if high is None else (low, high)
    return randint(low, high, input.shape, dtype=dtype or input.dtype, device=device, requires_grad=requires_grad)


def normal(
    mean: Any,
    std: Any = 1.0,
    size: Any = None,
    *,
    generator: Generator | None = None,
    dtype: dtype | None = None,
    device: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """Random numbers from normal distributions, whose means and standard deviations are numbers or tensors."""
    if bool(((std._array if isinstance(std, Tensor) else np.asarray(std)) < 0).any()):
        raise RuntimeError(f"normal expects std >= 0.0, but found std {std}")
    if isinstance(mean, Tensor) or isinstance(std, Tensor):
        shape = np.broadcast_shapes(*(v._array.shape for v in (mean, std) if isinstance(v, Tensor)))
        wanted = mean.dtype if isinstance(mean, Tensor) else std.dtype
        return (randn(shape, generator=generator, dtype=wanted) * std + mean).detach()
    return (randn(size, generator=generator, dtype=dtype, device=device) * std + mean).requires_grad_(requires_grad)


def bernoulli(input: Tensor, p: float | None = None, *, generator: Generator | None = None) -> Tensor:
    """Ones and zeros by chance; `input`, or `p`, is the probability of a one."""
    probabilities = input._array if p is None else np.asarray(p)
    if probabilities.dtype.kind in "biu" and p is None:
        raise NotImplementedError(f"bernoulli() not implemented for probabilities of dtype {input.dtype}")
    if not bool(((probabilities >= 0) & (probabilities <= 1)).all()):
        raise RuntimeError("bernoulli(): expected probabilities p with 0 <= p <= 1")
    drawn = _random(generator).random(input._array.shape) < probabilities
    return from_array(drawn.astype(input._array.dtype))


def bernoulli_mask(shape: Sequence[int], probability: float) -> Tensor:
    """Trues with a probability."""
    return from_array(default_generator._random.random(tuple(shape), np.float32) < probability)


def multinomial(input: Tensor, num_samples: int, replacement: bool = False, *, generator: Generator | None = None) -> Tensor:
    """Indices drawn with probabilities in proportion to the elements of each row."""
    if not input.is_floating_point():
        raise RuntimeError(f"multinomial only supports floating-point dtypes for input, got: {input.dtype}")
    if num_samples <= 0:
        raise RuntimeError(f"cannot sample n_sample <= 0 samples: {num_samples}")
    rows = np.atleast_2d(input._array.astype(np.float64))
    if not replacement and num_samples > rows.shape[1]:
        raise RuntimeError("cannot sample n_sample > prob_dist.size(-1) samples without replacement")
    if (rows < 0).any() or not np.isfinite(rows).all() or (rows.sum(axis=1) == 0).any():
        raise RuntimeError("probability tensor contains either `inf`, `nan` or element < 0, or a row that sums to zero")
    random = _random(generator)
    drawn = [random.choice(rows.shape[1], num_samples, replacement, row / row.sum()) for row in rows]
    return from_array(np.array(drawn, np.int64).reshape((*input._array.shape[:-1], num_samples)))


# ---- methods: new_zeros and its kin, and random numbers in place


def new_tensor(self: Tensor, data: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A tensor with a copy of data, of this tensor's dtype."""
    return tensor(data, dtype=dtype or self.dtype, device=device, requires_grad=requires_grad)


def new_empty(self: Tensor, *size: Any, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """A tensor of a size, of this tensor's dtype."""
    return empty(*size, dtype=dtype or self.dtype, device=device, requires_grad=requires_grad)


def new_zeros(self: Tensor, *size: Any, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Zeros of this tensor's dtype."""
    return zeros(*size, dtype=dtype or self.dtype, device=device, requires_grad=requires_grad)


def new_ones(self: Tensor, *size: Any, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """Ones of this tensor's dtype."""
    return ones(*size, dtype=dtype or self.dtype, device=device, requires_grad=requires_grad)


def new_full(self: Tensor, size: Any, fill_value: Any, *, dtype: dtype | None = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    """One number, in this tensor's dtype."""
    return full(size, fill_value, dtype=dtype or self.dtype, device=device, requires_grad=requires_grad)


def _filled(self: Tensor, name: str, array: Any) -> Tensor:
    from .saved import changed
    from .views import Overwritten, check_in_place, set_history

    check_in_place(self, name)
    self._array[...] = array
    changed(self._changes, name)
    if self._node is not None and grad_enabled():
        set_history(self, Overwritten(name.removesuffix("_"), [self]))  # nothing of the old value is left
    return self


def normal_(self: Tensor, mean: float = 0.0, std: float = 1.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with random numbers from a normal distribution."""
    return _filled(self, "normal_", randn(self.shape, generator=generator, dtype=self.dtype)._array * std + mean)


def uniform_(self: Tensor, from_: float = 0.0, to: float = 1.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with random numbers, uniform between two."""
    return _filled(self, "uniform_", rand(self.shape, generator=generator, dtype=self.dtype)._array * (to - from_) + from_)


def random_(self: Tensor, from_: int = 0, to: int | None = None, *, generator: Generator | None = None) -> Tensor:
    """Fill with random integers."""
    low, high = (0, from_) if to is None and from_ else (from_, to if to is not None else 2**24)
    return _filled(self, "random_", randint(low, high, self.shape, generator=generator)._array)


def bernoulli_(self: Tensor, p: Any = 0.5, *, generator: Generator | None = None) -> Tensor:
    """Fill with ones and zeros by chance."""
    return _filled(self, "bernoulli_", _random(generator).random(self._array.shape) < (p._array if isinstance(p, Tensor) else p))


def exponential_(self: Tensor, lambd: float = 1.0, *, generator: Generator | None = None) -> Tensor:
    """Fill with random numbers from an exponential distribution."""
    return _filled(self, "exponential_", _random(generator).exponential(1 / lambd, self._array.shape))


METHODS = (new_tensor, new_empty, new_zeros, new_ones, new_full, normal_, uniform_, random_, bernoulli_, exponential_)
FUNCTIONS = (
    tensor, as_tensor, asarray, from_numpy, from_dlpack, empty, zeros, ones, full, scalar_tensor, eye, arange, linspace, logspace, tril_indices,
    triu_indices, empty_like, zeros_like, ones_like, full_like, manual_seed, seed, initial_seed, get_rng_state, set_rng_state, rand, randn, randint,
    randperm, rand_like, randn_like, randint_like, normal, bernoulli, multinomial,
)  # fmt: skip
