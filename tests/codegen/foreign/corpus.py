"""A small file in PyTorch's format, written for the tests."""

from __future__ import annotations

from functools import cache

from specgrad.codegen.commands.import_spec import FRAMEWORKS, check, interpreter_of, read_text
from specgrad.codegen.foreign.report import Report
from specgrad.codegen.foreign.trial import Verdict
from specgrad.codegen.paths import paths
from specgrad.codegen.spec import load

RIGHT = """
- name: sin(Tensor self) -> Tensor
  self: grad * self.cos().conj()
  result: auto_element_wise

- name: mul.Tensor(Tensor self, Tensor other) -> Tensor
  self: mul_tensor_backward(grad, other, self.scalar_type())
  other: mul_tensor_backward(grad, self, other.scalar_type())
  result: other_t * self_p + self_t * other_p

- name: transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
  self: grad.transpose(dim0, dim1)
  result: auto_linear

- name: max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
  self: value_selecting_reduction_backward_symint(grad, dim, indices, self.sym_sizes(), keepdim)
  values: gather_with_keepdimed_indices(self_t, dim, indices, keepdim)

- name: gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
  self: gather_backward(grad, self, dim, index, sparse_grad)
  index: non_differentiable
  result: auto_linear

- name: atan2(Tensor self, Tensor other) -> Tensor
  self, other: atan2_backward(grad, self, other, grad_input_mask)
  result: (-self_p * other_t + other_p * self_t) / (self_p.pow(2) + other_p.pow(2))

- name: _foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]
  self: div_tensor_self_backward(grads[i], other[i], self[i].scalar_type())
  other: div_tensor_other_backward(grads[i], self[i], other[i])
  result: (self_t - other_t * result[i]) / other_p

- name: unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
  dispatch:
    Default:
      self: unbind_backward(grads, dim)
      result: auto_linear
    AutogradNestedTensor:
      self: unbind_backward_nested(grads, dim)
"""


@cache
def spec():  # type: ignore[no-untyped-def]
    """This project's own spec."""
    return load(paths().spec)


def checked(text: str, factor: float = 1.0, framework: str = "pytorch") -> Report:
    """What is found in a text."""
    known = FRAMEWORKS[framework]
    interpreter = interpreter_of(known, spec(), paths())
    return check(read_text(text, "theirs.yaml", known, interpreter), known, interpreter, "theirs.yaml", factor)


def only(text: str, factor: float = 1.0) -> Verdict:
    """The verdict of the first formula in a text."""
    return checked(text, factor).verdicts[0]
