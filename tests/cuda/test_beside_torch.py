"""On a device beside PyTorch's CUDA: memory that both share, streams that both know, and values and gradients of the same ops."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from tests.cuda.places import missing

torch = pytest.importorskip("torch", reason="PyTorch is not installed")
pytestmark = [
    pytest.mark.device,
    pytest.mark.skipif(bool(missing()), reason=missing() or "all is there"),
    pytest.mark.skipif(not torch.cuda.is_available(), reason="this PyTorch has no CUDA"),
]
DTYPES = ("float32", "float64", "float16", "bfloat16", "complex64", "int64", "int32", "uint8", "bool")


@pytest.mark.parametrize("dtype", DTYPES)
def test_memory_is_shared_both_ways(dtype: str) -> None:
    theirs = torch.arange(6, device="cuda").to(getattr(torch, dtype)).reshape(2, 3)
    ours = sg.from_dlpack(theirs)
    assert ours.is_cuda and ours.dtype is getattr(sg, dtype) and ours.data_ptr() == theirs.data_ptr()
    theirs[0, 1] = 0
    assert ours.cpu().to(sg.complex128).tolist() == theirs.cpu().to(torch.complex128).tolist()
    made = sg.arange(6, device="cuda").to(getattr(sg, dtype)).reshape(2, 3).T
    back = torch.from_dlpack(made)
    assert back.is_cuda and back.dtype is getattr(torch, dtype) and back.data_ptr() == made.data_ptr()
    assert back.stride() == made.stride() and back.cpu().to(torch.complex128).tolist() == made.cpu().to(sg.complex128).tolist()


def test_a_stream_of_theirs_is_waited_for() -> None:
    s = torch.cuda.Stream()
    with torch.cuda.stream(s), sg.cuda.stream(sg.cuda.ExternalStream(s.cuda_stream)):
        torch.cuda._sleep(50_000_000)
        theirs = torch.ones(1 << 20, device="cuda") * 3
        ours = sg.from_dlpack(theirs) * 2
    assert ours.sum().item() == 6.0 * (1 << 20)


OPS: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda lib, x: x + x.flip(0),
    "exp": lambda lib, x: x.exp(),
    "gelu": lambda lib, x: lib.nn.functional.gelu(x),
    "softmax": lambda lib, x: x.softmax(-1),
    "layer_norm": lambda lib, x: lib.nn.functional.layer_norm(x, x.shape[-1:]),
    "var": lambda lib, x: x.var(0),
    "norm": lambda lib, x: lib.linalg.vector_norm(x, dim=1),
    "matmul": lambda lib, x: x @ x.mT,
    "linear": lambda lib, x: lib.nn.functional.linear(x, x, x[:, 0]),
    "conv2d": lambda lib, x: lib.nn.functional.conv2d(x[None, None], x[None, None, :3, :3], padding=1),
    "attention": lambda lib, x: lib.nn.functional.scaled_dot_product_attention(x[None], x[None] * 2, x[None] + 1),
    "index_select": lambda lib, x: x.index_select(0, lib.tensor([3, 1, 3], device="cuda")),
    "cumsum": lambda lib, x: x.cumsum(1),
}


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16"])
@pytest.mark.parametrize("name", OPS)
def test_values_and_gradients_are_theirs(name: str, dtype: str) -> None:
    host = np.random.default_rng(0).uniform(0.5, 1.5, (8, 16))
    found = []
    for lib in (sg, torch):
        x = lib.tensor(host, dtype=getattr(lib, dtype), device="cuda").requires_grad_()
        y = OPS[name](lib, x)
        (y * y).sum().backward()
        found.append([t.detach().cpu().double().numpy() for t in (y, x.grad)])
    tolerance = {"float64": 1e-12, "float32": 1e-4, "float16": 2e-2, "bfloat16": 8e-2}[dtype]
    for ours, theirs in zip(*found):
        assert np.allclose(ours, theirs, rtol=tolerance, atol=tolerance * np.abs(theirs).max())
