"""dtypes, devices and conversions."""

from typing import Any

import numpy as np
import numpy.typing as npt
from typing_extensions import assert_type

import specgrad as sg
from specgrad import Size, Tensor, device, dtype

x = sg.tensor([[1.0, 2.0], [3.0, 4.0]])
assert_type(x.dtype, dtype)
assert_type(x.device, device)
assert_type(x.shape, Size)
assert_type(x.shape[0], int)
assert_type(x.shape[1:], Size)
assert_type(x.shape.numel(), int)
assert_type(x.size(), Size)
assert_type(x.size(0), int)
assert_type(x.stride(), tuple[int, ...])
assert_type(x.to(sg.float64), Tensor)
assert_type(x.to("cpu", sg.float16, non_blocking=True), Tensor)
assert_type(x.to(x), Tensor)
assert_type(x.to(dtype=sg.int64, copy=True), Tensor)
assert_type(x.double().half().bfloat16().long(), Tensor)
assert_type(x.type(), str)
assert_type(x.type(sg.float64), Tensor)
assert_type(x.numpy(), npt.NDArray[Any])
assert_type(sg.from_numpy(np.arange(3.0)), Tensor)
assert_type(sg.as_tensor([1, 2], dtype=sg.uint8), Tensor)
assert_type(sg.finfo(sg.float32).eps, float)
assert_type(sg.iinfo(sg.int8).max, int)
assert_type(sg.promote_types(sg.int32, sg.float16), dtype)
assert_type(sg.get_default_dtype().is_floating_point, bool)
rows, columns = x.shape
assert_type(rows * columns, int)
assert_type(float(x.sum()) + int(x.sum()), float)
for row in x:
    assert_type(row, Tensor)
