"""Names that PyTorch has and this package has not: their errors say what to use."""

from __future__ import annotations

import pytest

import specgrad as sg
from specgrad.core.base.absent import ADVICE, METHODS


@pytest.mark.parametrize(
    "where, name, advice", [(sg, "jit", "use specgrad.compile"), (sg, "quantize_per_tensor", "no quantized dtypes"), (sg.utils, "tensorboard", "detach")]
)
def test_what_is_not_there_says_what_is(where: object, name: str, advice: str) -> None:
    with pytest.raises(AttributeError, match=rf"no attribute '{name}': .*{advice}"):
        getattr(where, name)


@pytest.mark.parametrize("name", ADVICE)
def test_advice_is_for_what_is_not_there(name: str) -> None:
    assert not any(hasattr(where, name) for where in (sg, sg.utils))


@pytest.mark.parametrize("name", METHODS)
def test_methods_of_tensors_that_are_not_there_say_what_is(name: str) -> None:
    x = sg.ones(2)
    with pytest.raises(AttributeError, match=f"'Tensor' object has no attribute '{name}': {METHODS[name].split('(')[0]}"):
        getattr(x, name)
    assert not hasattr(sg.Tensor, name) and name not in dir(x) and name not in dir(sg.nn.Parameter(x))
