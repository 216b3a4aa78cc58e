"""Ops of a spec of one's own."""

from types import ModuleType

from typing_extensions import assert_type

import specgrad as sg

ops = sg.define(
    """
- name: bump(Tensor self) -> Tensor
  forward: exp(-self * self)
  self: auto
  docs: A bump.
""",
    namespace="typed_bumps",
    compile="never",
)
assert_type(ops, ModuleType)
x = sg.zeros(2, requires_grad=True)
y = ops.bump(x)
y.sum().backward()
print(x.grad)
