"""Names that PyTorch has and this package has not: their errors say what to use."""

from __future__ import annotations

import pytest

import specgrad as sg
from specgrad.core.base.absent import ADVICE


@pytest.mark.parametrize(
    "where, name, advice", [(sg, "jit", "use specgrad.compile"), (sg, "quantize_per_tensor", "no quantized dtypes"), (sg.utils, "tensorboard", "detach")]
)
def test_what_is_not_there_says_what_is(where: object, name: str, advice: str) -> None:
    with pytest.raises(AttributeError, match=rf"no attribute '{name}': .*{advice}"):
        getattr(where, name)


@pytest.mark.parametrize("name", ADVICE)
def test_advice_is_for_what_is_not_there(name: str) -> None:
    assert not any(hasattr(where, name) for where in (sg, sg.utils))
