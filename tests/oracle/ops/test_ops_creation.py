"""Tensors made from data, from sizes and like other tensors: dtypes that nobody has named, shapes, layouts, what cannot be made."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.oracle.both import agree, lines

FROM_DATA = """
    lib.tensor(1)
    lib.tensor(1.5)
    lib.tensor(True)
    lib.tensor(1 + 2j)
    lib.tensor(np.float64(1.5))
    lib.tensor(np.float32(1.5))
    lib.tensor(np.int8(3))
    lib.tensor(np.bool_(True))
    lib.tensor([])
    lib.tensor([[], []])
    lib.tensor([], dtype=lib.int32)
    lib.tensor(())
    lib.tensor([1, 2, 3])
    lib.tensor([1, 2.0])
    lib.tensor([True, False])
    lib.tensor([True, 2])
    lib.tensor([True, 2.5])
    lib.tensor([1, 2j])
    lib.tensor([[1, 2], [3, 4]])
    lib.tensor([(1, 2), [3, 4]])
    lib.tensor(range(4))
    lib.tensor([range(2), range(2)])
    lib.tensor([[1, 2], [3]])
    lib.tensor([[1], 2])
    lib.tensor([1, [2]])
    lib.tensor([[[1, 2]], [[3]]])
    lib.tensor('text')
    lib.tensor(['a', 'b'])
    lib.tensor(None)
    lib.tensor([None])
    lib.tensor([1, None])
    lib.tensor({'a': 1})
    lib.tensor(object())
    lib.tensor({1, 2})
    lib.tensor(2**63 - 1)
    lib.tensor(2**63)
    lib.tensor(-2**63)
    lib.tensor([2**64])
    lib.tensor(2**70, dtype=lib.float64)
    lib.tensor(300, dtype=lib.uint8)
    lib.tensor(-1, dtype=lib.uint8)
    lib.tensor([256], dtype=lib.uint8)
    lib.tensor([-1], dtype=lib.uint8)
    lib.tensor([-256], dtype=lib.uint8)
    lib.tensor([300.0], dtype=lib.uint8)
    lib.tensor([2.0, -1.0], dtype=lib.uint8)
    lib.tensor([float('nan')], dtype=lib.int64)
    lib.tensor([1e10], dtype=lib.float16)
    lib.tensor(np.array([300]), dtype=lib.uint8)
    lib.tensor([300], dtype=lib.int8)
    lib.tensor(1e10, dtype=lib.float16)
    lib.tensor(1.9, dtype=lib.int64)
    lib.tensor(-1.9, dtype=lib.int32)
    lib.tensor([1.5, -2.5], dtype=lib.int64)
    lib.tensor(float('nan'))
    lib.tensor(float('inf'), dtype=lib.float16)
    lib.tensor(2.0, dtype=lib.bool)
    lib.tensor([0, 1, 2], dtype=lib.bool)
    lib.tensor([1, 2], dtype=lib.float64)
    lib.tensor([1, 2], dtype=lib.complex64)
    lib.tensor([1.5], dtype=lib.bfloat16)
    lib.tensor([1j], dtype=lib.float32)
    lib.tensor(1j, dtype=lib.int64)
    lib.tensor([1.5], dtype=float)
    lib.tensor([1.5], dtype=int)
    lib.tensor([1.5], dtype='float32')
    lib.tensor(np.arange(6).reshape(2, 3))
    lib.tensor(np.arange(6).reshape(2, 3).T)
    lib.tensor(np.arange(6.0)[::2])
    lib.tensor(np.array(1.5))
    lib.tensor(np.array([1, 2], np.uint16))
    lib.tensor(np.array(['a']))
    lib.tensor([np.array([1.5, 2]), np.array([3.0, 4])])
    lib.tensor([np.float64(1.5), np.float64(2)])
    lib.tensor([np.float32(1.5)])
    lib.tensor([np.int32(1), np.int32(2)])
    lib.tensor([lib.tensor(1), lib.tensor(2)])
    lib.tensor([lib.tensor(1.5), 2])
    lib.tensor(lib.tensor([1, 2]))
    lib.tensor(lib.ones(2, 3).t(), dtype=lib.float64)
    lib.tensor([1.5], requires_grad=True)
    lib.tensor([1], requires_grad=True)
    lib.tensor([1j], requires_grad=True)
    lib.tensor([True], requires_grad=True)
    lib.tensor([1.0], device='cpu')
    lib.tensor([1.0], device=lib.device('cpu'))
    lib.tensor([1.0], device='nowhere')
    lib.tensor()
    lib.tensor(1, 2)
    lib.tensor([1], kind=3)
    lib.as_tensor([1, 2])
    lib.as_tensor([1.5, 2], dtype=lib.float64)
    lib.as_tensor(2.5)
    lib.as_tensor(np.arange(3))
    lib.as_tensor(np.arange(3), dtype=lib.float32)
    lib.as_tensor(np.arange(6).reshape(2, 3).T)
    lib.as_tensor(lib.ones(2))
    lib.as_tensor(lib.ones(2), dtype=lib.int32)
    lib.as_tensor(lib.ones(2, requires_grad=True), dtype=lib.float64)
    lib.asarray([1, 2])
    lib.asarray(np.arange(3.0))
    lib.asarray([1.5], dtype=lib.int64)
    lib.asarray(bytearray(range(8)), dtype=lib.int32)
    lib.asarray(bytearray(range(16)), dtype=lib.complex64)
    lib.asarray(bytearray(range(8)), dtype=lib.uint8)
    lib.asarray(bytearray(3), dtype=lib.int32)
    lib.from_numpy(np.arange(3))
    lib.from_numpy(np.ones((2, 3), np.float16).T)
    lib.from_numpy(np.ones((2, 3), bool))
    lib.from_numpy(np.ones(2, np.complex64))
    lib.from_numpy(np.ones(2, np.uint16))
    lib.from_numpy(np.arange(4)[::-1])
    lib.from_numpy(np.arange(4)[::2])
    lib.from_numpy(np.array(2.5))
    lib.from_numpy(np.array(['a']))
    lib.from_numpy(np.array([1], '>i4'))
    lib.from_numpy([1, 2])
    lib.from_numpy(np.float64(1.5))
    lib.scalar_tensor(2)
    lib.scalar_tensor(2, dtype=lib.int64)
    lib.scalar_tensor(2.5, dtype=lib.int64)
    lib.Tensor([1, 2])
    lib.Tensor(2, 3).shape
    lib.Tensor()
    lib.Tensor([[True]])
    lib.Tensor((1.5, 2))
    lib.complex(lib.ones(2), lib.zeros(2))
"""
FROM_SIZES = """
    lib.zeros(2, 3)
    lib.zeros((2, 3))
    lib.zeros([2, 3])
    lib.zeros(size=(2, 3))
    lib.zeros(lib.Size([2]))
    lib.zeros(())
    lib.zeros([])
    lib.zeros(0)
    lib.zeros(2, 0, 3)
    lib.zeros(lib.tensor(2), 3)
    lib.zeros(np.int64(2))
    lib.zeros()
    lib.zeros(-1)
    lib.zeros(2, -3)
    lib.zeros(2.0)
    lib.zeros(2, 3.5)
    lib.zeros('2')
    lib.zeros(None)
    lib.zeros((2,), 3)
    lib.zeros(True)
    lib.zeros(2, dtype=lib.int32)
    lib.zeros(2, dtype=lib.bool)
    lib.zeros(2, dtype=lib.bfloat16)
    lib.zeros(2, dtype=float)
    lib.zeros(2, dtype='x')
    lib.zeros(2, requires_grad=True)
    lib.zeros(2, dtype=lib.int64, requires_grad=True)
    lib.zeros(2, wrong=1)
    lib.ones(2, 3)
    lib.ones((2, 3), dtype=lib.complex64)
    lib.ones(2, dtype=lib.bool)
    lib.ones(size=[3])
    lib.ones(-2)
    lib.empty(2, 3).zero_()
    lib.empty((2, 3), dtype=lib.int16).zero_()
    lib.empty(size=(2,)).zero_()
    lib.empty(-1)
    lib.full((2, 3), 1)
    lib.full((2, 3), 1.5)
    lib.full((2,), True)
    lib.full((2,), 1j)
    lib.full([], 3)
    lib.full((2,), 2.7, dtype=lib.int64)
    lib.full((2,), 2, dtype=lib.bool)
    lib.full((2,), 2, dtype=lib.float16)
    lib.full((2,), lib.tensor(3))
    lib.full((2,), lib.tensor(3.5))
    lib.full((2,), -1, dtype=lib.uint8)
    lib.full((2,), 300, dtype=lib.uint8)
    lib.full((2,), 1e10, dtype=lib.float16)
    lib.full((2,), 1j, dtype=lib.float32)
    lib.full(2, 3)
    lib.full((-1,), 3)
    lib.full((2,), 'a')
    lib.full((2,))
    lib.full((2,), 1.0, requires_grad=True)
    lib.eye(3)
    lib.eye(2, 3)
    lib.eye(3, 2, dtype=lib.int64)
    lib.eye(0)
    lib.eye(2, 0)
    lib.eye(-1)
    lib.eye(2, -1)
    lib.eye(2.5)
    lib.eye(2, dtype=lib.bool)
    lib.tril_indices(3, 4)
    lib.tril_indices(3, 4, 1)
    lib.tril_indices(3, 3, -1, dtype=lib.int32)
    lib.triu_indices(3, 4)
    lib.triu_indices(4, 3, 2)
    lib.triu_indices(3, 3, -1)
"""
RANGES = """
    lib.arange(5)
    lib.arange(5.0)
    lib.arange(2, 7)
    lib.arange(2, 7, 2)
    lib.arange(7, 2, -2)
    lib.arange(0, 1, 0.1)
    lib.arange(0.0, 1.0, 0.25)
    lib.arange(1, 2.5)
    lib.arange(2.5, 7, 2)
    lib.arange(0)
    lib.arange(3, 3)
    lib.arange(-1)
    lib.arange(3, 1)
    lib.arange(1, 3, -1)
    lib.arange(1, 3, 0)
    lib.arange(5, dtype=lib.float32)
    lib.arange(5.0, dtype=lib.int32)
    lib.arange(0.5, 5, dtype=lib.int64)
    lib.arange(5, dtype=lib.float16)
    lib.arange(5, dtype=lib.bfloat16)
    lib.arange(300, dtype=lib.uint8).shape
    lib.arange(5, dtype=lib.bool)
    lib.arange(lib.tensor(5))
    lib.arange(lib.tensor(2.0), 5)
    lib.arange(end=4)
    lib.arange(start=1, end=4)
    lib.arange(start=1, end=4, step=2)
    lib.arange(1, end=4)
    lib.arange(1, 4, step=2)
    lib.arange(float('nan'))
    lib.arange(float('inf'))
    lib.arange('3')
    lib.arange()
    lib.arange(2**40, 2**40 + 3)
    lib.arange(1000000, 1000003, dtype=lib.float32)
    lib.arange(0, 1, 1 / 49.0)
    lib.arange(True)
    lib.arange(3.0, requires_grad=True)
    lib.arange(3, requires_grad=True)
    lib.arange(1j)
    lib.linspace(0, 1, 5)
    lib.linspace(0, 10, 4)
    lib.linspace(-3, 3, 7, dtype=lib.float64)
    lib.linspace(5, -5, 3)
    lib.linspace(0, 1, 1)
    lib.linspace(0, 1, 0)
    lib.linspace(0, 1, -1)
    lib.linspace(0, 1, 2.5)
    lib.linspace(0, 10, 5, dtype=lib.int64)
    lib.linspace(0, 9, 4, dtype=lib.int32)
    lib.linspace(0, 1, 5, dtype=lib.float16)
    lib.linspace(0, 1j, 3)
    lib.linspace(0, 1, steps=3)
    lib.linspace(start=0, end=1, steps=3)
    lib.linspace(0, 1)
    lib.linspace(lib.tensor(0.0), lib.tensor(1.0), 3)
    lib.linspace(lib.tensor([0.0, 1]), lib.tensor(1.0), 3)
    lib.logspace(0, 2, 3)
    lib.logspace(0, 3, 4, base=2)
    lib.logspace(-1, 1, 5, 2.0, dtype=lib.float64)
    lib.logspace(0, 2, 1)
    lib.logspace(0, 2, 0)
    lib.logspace(0, 2, -1)
    lib.logspace(0, 2, 3, dtype=lib.int64)
"""
LIKE = """
    lib.zeros_like(x)
    lib.ones_like(x)
    lib.full_like(x, 2)
    lib.full_like(x, 2.5)
    lib.empty_like(x).zero_()
    lib.zeros_like(x, dtype=lib.int64)
    lib.ones_like(x, dtype=lib.complex128)
    lib.full_like(x, 2.5, dtype=lib.float64)
    lib.full_like(x, 2, dtype=lib.bool)
    lib.zeros_like(x, requires_grad=x.is_floating_point())
    lib.empty_like(x, dtype=lib.float64).zero_()
    lib.rand_like(x).shape
    lib.rand_like(x, dtype=lib.float64).dtype
    lib.randn_like(x).shape
    lib.randint_like(x, 5).dtype
    lib.randint_like(x, 3, 5).shape
    x.new_tensor([1, 2])
    x.new_tensor(2.5)
    x.new_tensor([1, 2], dtype=lib.int16)
    x.new_zeros(2, 3)
    x.new_zeros((2, 3))
    x.new_ones(2)
    x.new_ones((2,), dtype=lib.int32)
    x.new_full((2,), 3)
    x.new_full((2,), 3.5, dtype=lib.float64)
    x.new_empty(2, 3).zero_()
    x.new_empty((2,)).shape
    lib.full_like(x, 1e10)
    lib.full_like(x, -1)
"""
LIKE_WHAT = [
    "lib.ones(2, 3)",
    "lib.ones(3, 2).t()",
    "lib.ones(2, 3, dtype=lib.int64)",
    "lib.ones(2, dtype=lib.uint8)",
    "lib.ones(2, dtype=lib.float16)",
    "lib.ones((), dtype=lib.float64)",
    "lib.ones(2, 6)[:, ::2]",
    "lib.ones(2, 1).expand(2, 3)",
    "lib.ones(0, 3, dtype=lib.complex64)",
    "lib.ones(2, dtype=lib.bool)",
    "lib.ones(2, requires_grad=True)",
    "lib.ones(2, 3, 4).permute(2, 0, 1)",
]
NOT_LIKE = """
    lib.zeros_like([1, 2])
    lib.ones_like(3)
    lib.full_like(lib.ones(2))
    lib.full_like(lib.ones(2), 'a')
    lib.zeros_like(lib.ones(2), dtype=lib.int64, requires_grad=True)
    lib.zeros_like(None)
"""
BY_CHANCE = """
    lib.rand(2, 3).shape
    lib.rand((2, 3), dtype=lib.float64).dtype
    lib.rand(()).shape
    lib.rand(-1)
    lib.rand(2, dtype=lib.int64)
    lib.rand(2, dtype=lib.complex64).dtype
    lib.randn(2, 3).dtype
    lib.randn(2, dtype=lib.bfloat16).dtype
    lib.randn(2, dtype=lib.int64)
    lib.randn(2, dtype=lib.complex128).dtype
    lib.randint(5, (2, 3)).dtype
    lib.randint(3, 5, (2, 3)).shape
    lib.randint(3, 4, (2, 3))
    lib.randint(5, 5, (2,))
    lib.randint(5, 3, (2,))
    lib.randint(0, (2,))
    lib.randint(5, (2,), dtype=lib.float32).dtype
    lib.randint(-5, -4, (2,))
    lib.randperm(5).sort().values
    lib.randperm(0)
    lib.randperm(-1)
    lib.randperm(5, dtype=lib.int32).dtype
    lib.randperm(5, dtype=lib.float32).dtype
    lib.normal(0.0, 1.0, (2, 3)).shape
    lib.normal(lib.zeros(3), lib.ones(3)).shape
    lib.normal(lib.zeros(3), 0.0)
    lib.normal(2.0, lib.zeros(3))
    lib.normal(lib.zeros(3), -1.0)
    lib.bernoulli(lib.tensor([0.0, 1.0]))
    lib.bernoulli(lib.tensor([0.5, 1.5]))
    lib.bernoulli(lib.ones(2, dtype=lib.int64))
    lib.multinomial(lib.tensor([0.0, 1.0, 0.0]), 1)
    lib.multinomial(lib.tensor([0.0, 1.0, 0.0]), 4, replacement=True)
    lib.multinomial(lib.tensor([[0.0, 1.0], [1.0, 0.0]]), 1)
    lib.multinomial(lib.tensor([0.5, 0.5]), 3)
    lib.multinomial(lib.tensor([-0.5, 0.5]), 1)
    lib.multinomial(lib.tensor([0.0, 0.0]), 1)
    lib.multinomial(lib.tensor([1, 2]), 1)
    lib.multinomial(lib.tensor([0.5, 0.5]), 0)
"""


BEYOND = """
    lib.arange(0.0, -8.000001, -4.0, dtype=lib.int64)
    lib.arange(0, 5.5, 1.5, dtype=lib.int64)
    lib.arange(0, 5.5, 1.5, dtype=lib.int32)
    lib.arange(-0.5, 3.5, dtype=lib.int64)
    lib.arange(-0.5, 3.5, dtype=lib.int16)
    lib.arange(0, 10, 0.5, dtype=lib.int64)
    lib.arange(0, 10, 0.5, dtype=lib.uint8)
    lib.arange(5, 0, -1.5, dtype=lib.int8)
    lib.linspace(0, float("inf"), 4)
    lib.linspace(-float("inf"), float("inf"), 5)
    lib.linspace(float("nan"), 1, 4)
    lib.linspace(0, float("inf"), 1)
    lib.linspace(lib.tensor(0.0), float("inf"), 3)
    lib.logspace(0, float("inf"), 3)
    lib.ones((2, True))
    lib.ones((True, 2))
    lib.ones(True)
"""


def run(code: str, lib: Any, **names: Any) -> Any:
    return eval(code, {"lib": lib, "np": np, **names})


@pytest.mark.parametrize("code", [line for text in (FROM_DATA, FROM_SIZES, RANGES, BEYOND, NOT_LIKE, BY_CHANCE) for line in lines(text)])
def test_same_as_pytorch(code: str) -> None:
    agree(lambda lib: run(code, lib), strides=True)


@pytest.mark.parametrize("what", LIKE_WHAT)
@pytest.mark.parametrize("code", lines(LIKE))
def test_like_another_tensor(code: str, what: str) -> None:
    agree(lambda lib: run(code, lib, x=run(what, lib)), strides=True)


DEFAULTS = """
    lib.tensor(1.5)
    lib.tensor([1, 2])
    lib.tensor(1j)
    lib.tensor([])
    lib.tensor(np.float32(2))
    lib.zeros(2)
    lib.full((2,), 1.5)
    lib.full((2,), 1)
    lib.full((2,), 1j)
    lib.arange(3)
    lib.arange(3.0)
    lib.linspace(0, 1, 3)
    lib.eye(2)
    lib.ones(2, dtype=lib.int64) / 2
    lib.ones(2, dtype=lib.int64) * 1.5
    lib.ones(2, dtype=lib.int64).sqrt()
    lib.ones(2, dtype=lib.float32) * 1.5
    lib.ones(2, dtype=lib.float32) * 1j
    lib.as_tensor(1.5)
    lib.scalar_tensor(1)
    lib.Tensor([1])
    lib.rand(2).dtype
"""


# There are no complex numbers of two half-precision floats.
@pytest.mark.parametrize(
    ("dtype", "code"), [(d, code) for d in ("float64", "float16", "bfloat16") for code in lines(DEFAULTS) if d == "float64" or "1j" not in code]
)
def test_another_default_dtype(dtype: str, code: str) -> None:
    def program(lib: Any) -> Any:
        before = lib.get_default_dtype()
        lib.set_default_dtype(getattr(lib, dtype))
        try:
            return run(code, lib)
        finally:
            lib.set_default_dtype(before)

    agree(program)


@pytest.mark.parametrize("code", ["lib.as_tensor(data)", "lib.from_numpy(data)", "lib.asarray(data)", "lib.tensor(data)"])
def test_memory_is_shared_or_copied(code: str) -> None:
    def program(lib: Any) -> Any:
        data = np.zeros(3)
        made = run(code, lib, data=data)
        data[0] = 1
        return made

    agree(program)
