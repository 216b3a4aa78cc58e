"""What is kept for the backward pass, and how."""

import tempfile
from typing import Any

import numpy.typing as npt
from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd.graph import disable_saved_tensors_hooks, save_on_cpu, save_on_disk, saved_report, saved_tensors_hooks


def packed(tensor: Tensor) -> npt.NDArray[Any]:
    return tensor.numpy()


def unpacked(kept: npt.NDArray[Any]) -> Tensor:
    return sg.from_numpy(kept)


x = sg.ones(4, requires_grad=True)
with saved_tensors_hooks(packed, unpacked):
    y = x.exp()
with save_on_cpu(), tempfile.TemporaryDirectory() as folder:
    with save_on_disk(folder):
        z = y.sin().sum()
    z.backward()
with disable_saved_tensors_hooks("no hooks here"):
    w = x.exp()
report = saved_report(w)
assert_type(report.total_bytes, int)
node = w.grad_fn
assert node is not None
print(node._saved_result)
