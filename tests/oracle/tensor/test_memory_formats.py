"""channels_last and channels_last_3d: who lays out elements so, who says that they lie so, and who refuses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.both import agree, lines

SHAPES = [
    (2, 3, 4, 5),
    (2, 1, 4, 5),
    (1, 3, 1, 1),
    (5, 1, 1, 1),
    (1, 1, 1, 1),
    (2, 3, 1, 1),
    (1, 4, 3, 3),
    (2, 3, 2, 4, 5),
    (2, 1, 1, 4, 1),
    (3, 4, 5),
    (6,),
    (),
]
LAYOUTS = {
    "rows": lambda x: x,
    "channels last": lambda x: x if x.dim() < 3 else x.movedim(1, -1).contiguous().movedim(-1, 1),
    "turned": lambda x: x if x.dim() < 2 else x.transpose(0, -1).contiguous().transpose(0, -1),
    "strided": lambda x: x if x.dim() < 1 else x.repeat_interleave(2, -1)[..., ::2],
    "expanded": lambda x: x[:1].expand(x.shape) if x.dim() else x,
}
QUESTIONS = lines("""
    [x.is_contiguous(memory_format=f) for f in (lib.contiguous_format, lib.channels_last, lib.channels_last_3d, lib.preserve_format)]
    x.contiguous(memory_format=lib.channels_last)
    x.contiguous(memory_format=lib.channels_last_3d)
    x.clone(memory_format=lib.channels_last)
    x.clone(memory_format=lib.channels_last_3d)
    x.to(memory_format=lib.channels_last)
    x.to(memory_format=lib.channels_last_3d)
    x.to(memory_format=lib.channels_last) is x
    x.to(memory_format=lib.contiguous_format)
    x.to(memory_format=lib.contiguous_format) is x
    x.to(lib.float64, memory_format=lib.channels_last)
    x.to(lib.float64, copy=True, memory_format=lib.channels_last_3d)
    x.double(memory_format=lib.channels_last)
    x.cpu(memory_format=lib.channels_last)
    x.contiguous(memory_format=lib.channels_last).double()
    x.contiguous(memory_format=lib.channels_last).exp()
    x.contiguous(memory_format=lib.channels_last) + 1
    lib.zeros_like(x, memory_format=lib.channels_last)
    lib.ones_like(x, memory_format=lib.channels_last_3d)
    lib.full_like(x.to(memory_format=lib.channels_last), 3)
    lib.full_like(x.to(memory_format=lib.channels_last), 3, memory_format=lib.contiguous_format)
    lib.empty(x.shape, memory_format=lib.channels_last).zero_()
    lib.empty(x.shape, memory_format=lib.channels_last_3d).zero_()
    lib.rand_like(x, memory_format=lib.channels_last) * 0
    lib.zeros(0).resize_(x.shape, memory_format=lib.channels_last).zero_()
    lib.zeros(500).resize_(x.shape, memory_format=lib.channels_last_3d)
    x.clone().resize_(x.shape, memory_format=lib.channels_last)
    lib.zeros(0).resize_as_(x, memory_format=lib.channels_last).zero_()
    lib.zeros(0).resize_as_(x).zero_()
    lib.zeros(0).resize_as_(x.to(memory_format=lib.channels_last), memory_format=lib.preserve_format).zero_()
    lib.empty(x.shape, out=lib.empty(0), memory_format=lib.channels_last)
    x.to(memory_format=3)
    x.is_contiguous(memory_format='channels_last')
    lib.vmap(lambda a: a.clone(memory_format=lib.channels_last))(x[None])
    lib.vmap(lambda a: a.contiguous(memory_format=lib.channels_last))(x[None])
    lib.vmap(lambda a: a.is_contiguous(memory_format=lib.channels_last))(x[None])
""")  # fmt: skip


def seen(found: Any) -> Any:
    """A result, and how it lies in memory: strides of dimensions of one element tell nothing."""
    if not hasattr(found, "stride"):
        return found
    return found.tolist(), str(found.dtype).split(".")[-1], [step for step, size in zip(found.stride(), found.shape) if size > 1]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("question", QUESTIONS)
def test_orders_and_errors(question: str, shape: tuple[int, ...], layout: str) -> None:
    def program(lib: Any) -> Any:
        x = LAYOUTS[layout](lib.arange(float(lib.Size(shape).numel())).reshape(shape))
        return seen(eval(question, {"lib": lib, "x": x}))

    agree(program)


NETWORKS = lines("""
    lib.nn.Sequential(lib.nn.Conv2d(3, 4, 2), lib.nn.BatchNorm2d(4), lib.nn.Linear(3, 2)).to(memory_format=lib.channels_last)
    lib.nn.Sequential(lib.nn.Conv2d(3, 4, 2), lib.nn.Linear(3, 2)).to(lib.float64, memory_format=lib.channels_last)
    lib.nn.Sequential(lib.nn.Conv2d(3, 4, 2).to(memory_format=lib.channels_last)).to(memory_format=lib.contiguous_format)
    lib.nn.Conv3d(3, 4, 2).to(memory_format=lib.channels_last_3d)
    lib.nn.Conv3d(3, 4, 2).to(memory_format=lib.channels_last)
    lib.nn.Conv2d(3, 4, 2).to(memory_format='channels_last')
    lib.nn.utils.convert_conv2d_weight_memory_format(lib.nn.Sequential(lib.nn.Conv2d(3, 4, 2), lib.nn.ConvTranspose2d(4, 2, 3)), lib.channels_last)
    lib.nn.utils.convert_conv3d_weight_memory_format(lib.nn.ModuleList([lib.nn.Conv2d(3, 4, 2), lib.nn.ConvTranspose3d(4, 2, 3)]), lib.channels_last_3d)
    lib.nn.utils.convert_conv3d_weight_memory_format(lib.nn.Conv3d(2, 2, 2), lib.channels_last)
""")  # fmt: skip


@pytest.mark.parametrize("network", NETWORKS)
def test_weights(network: str) -> None:
    agree(lambda lib: [(name, tuple(p.shape), p.stride(), p.requires_grad) for name, p in eval(network, {"lib": lib}).named_parameters()])
