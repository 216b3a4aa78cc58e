"""Gradients held against differences."""

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import gradcheck, gradgradcheck
from specgrad.autograd.gradcheck import GradcheckError
from specgrad.testing import Report, verify


def function(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    return x * y, x.sin()


x, y = (sg.rand(3, dtype=sg.float64, requires_grad=True) for _ in range(2))
assert_type(gradcheck(function, (x, y), eps=1e-6), bool)
assert_type(gradgradcheck(function, (x, y)), bool)
report = verify(sg.tanh, [(2, 3)], name="tanh")
assert_type(report, Report)
assert_type(report.passed, bool)
try:
    gradcheck(lambda x: x.detach() * x, (x,))
except GradcheckError as error:
    assert_type(str(error), str)
