"""What a tensor says of itself, and how it becomes something else: sizes, dtypes, numbers, lists, arrays, truth."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.oracle.both import agree, lines

TENSORS = {
    "matrix": "lib.arange(6.0).reshape(2, 3)",
    "transposed": "lib.arange(6.0).reshape(2, 3).t()",
    "strided": "lib.arange(12.0).reshape(2, 6)[:, ::2]",
    "expanded": "lib.ones(1, 3).expand(2, 3)",
    "scalar": "lib.tensor(2.5)",
    "one": "lib.tensor([3])",
    "empty": "lib.ones(0, 3)",
    "ints": "lib.tensor([1, -2, 3])",
    "bytes": "lib.tensor([1, 2, 255], dtype=lib.uint8)",
    "bools": "lib.tensor([True, False])",
    "complex": "lib.tensor([1 + 2j, 3j])",
    "half": "lib.tensor([1.5, 2], dtype=lib.float16)",
    "bfloat": "lib.tensor([1.5, 2], dtype=lib.bfloat16)",
    "leaf": "lib.ones(2, 3, requires_grad=True)",
    "made": "lib.ones(2, 3, requires_grad=True) * 2",
    "special": "lib.tensor([float('nan'), float('inf'), -0.0])",
}
QUESTIONS = """
    x.shape == lib.Size(list(x.shape))
    tuple(x.size())
    x.size(0)
    x.size(-1)
    x.size(5)
    x.dim()
    x.ndim
    x.numel()
    x.nelement()
    x.element_size()
    x.itemsize
    x.nbytes
    x.stride()
    x.stride(0)
    x.stride(-3)
    x[None].stride()
    x[..., None].stride()
    x.unsqueeze(0).unsqueeze(0).stride()
    x.unsqueeze(-1).stride()
    lib.atleast_3d(x).stride()
    x.expand(1, *x.shape).stride()
    x.storage_offset()
    x.is_contiguous()
    x.is_floating_point()
    x.is_complex()
    x.is_signed()
    x.is_leaf
    x.requires_grad
    x.grad
    x.grad_fn is None
    x.device.type
    str(x.device)
    str(x.layout)
    x.type()
    x.is_cuda
    x.is_sparse
    x.output_nr
    x._version
    x.names
    len(x)
    bool(x)
    int(x)
    float(x)
    complex(x)
    [1, 2, 3][x]
    f'{x:.2f}'
    x.item()
    x.tolist()
    list(x)
    list(reversed(x))
    1 in x
    2.0 in x
    'a' in x
    x.tolist() == x.numpy().tolist()
    str(x.numpy().dtype)
    x.numpy().shape
    x.numpy().strides
    np.asarray(x).dtype.name
    np.add(x.detach(), 1).dtype
    x.detach()
    x.detach().requires_grad
    x.data
    x.clone()
    x.cpu()
    x.contiguous().stride()
    x.requires_grad_()
    x.requires_grad_(False)
    x.to(lib.float64)
    x.to(lib.int64)
    x.to(lib.bool)
    x.to(lib.complex64)
    x.to('cpu')
    x.to('cpu', lib.float64)
    x.to(lib.device('cpu'))
    x.to(dtype=lib.float16)
    x.to(x) is x
    x.to(x.dtype) is x
    x.to(x.dtype, copy=True) is x
    x.to(lib.ones(1, dtype=lib.float64))
    x.to('nowhere')
    x.to()
    x.type(lib.float64)
    x.type(lib.int32)
    x.float()
    x.double()
    x.half()
    x.bfloat16()
    x.int()
    x.long()
    x.short()
    x.char()
    x.byte()
    x.bool()
    x.cfloat()
    x.cdouble()
    x.type_as(lib.ones(1, dtype=lib.float64))
    x.view(-1)
    x.view(lib.int32)
    x.view(lib.uint8).shape
    x.is_same_size(x)
    x.equal(x)
    x.is_nonzero()
    x.is_inference()
    x.is_conj()
    x.is_neg()
    x.resolve_conj()
    x.data_ptr() == x.data_ptr()
    x.element_size() * x.numel()
    hash(x) == hash(x)
    x is x
    x.__class__.__name__
    isinstance(x, lib.Tensor)
    lib.is_tensor(x)
    lib.numel(x)
    lib.is_floating_point(x)
    lib.is_complex(x)
    lib.is_nonzero(x)
    lib.is_conj(x)
    lib.is_neg(x)
    lib.is_same_size(x, x)
    x.retain_grad()
    x.nowhere
    x.copy_(x)
    x.T.shape
    x.apply_(abs)
"""


# NumPy has no strides where there are no elements, and knows bfloat16 by another package.
UNLIKE = {(code, "empty") for code in lines(QUESTIONS) if "stride" in code}
UNLIKE.add(("x.expand(1, *x.shape).stride()", "scalar"))  # 0 in PyTorch, which makes 1 of it by unsqueeze()
UNLIKE |= {(code, "bfloat") for code in lines(QUESTIONS) if "np." in code or "numpy" in code}
UNLIKE.add(("x.copy_(x)", "expanded"))  # PyTorch looks whether it is the same tensor before it looks whether it may be written to


@pytest.mark.parametrize(("code", "what"), [(code, what) for code in lines(QUESTIONS) for what in TENSORS if (code, what) not in UNLIKE])
def test_same_answer(code: str, what: str) -> None:
    def program(lib: Any) -> Any:
        return eval(code, {"lib": lib, "np": np, "x": eval(TENSORS[what], {"lib": lib})})

    agree(program)


@pytest.mark.parametrize("what", TENSORS)
def test_same_text(what: str) -> None:
    agree(lambda lib: repr(eval(TENSORS[what], {"lib": lib})))
