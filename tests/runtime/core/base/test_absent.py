"""Names that PyTorch has and this package has not: their errors say what to use."""

from __future__ import annotations

import pytest

import specgrad as sg
from specgrad.core.base.absent import ADVICE, OF_TENSORS
from tests.pytorch_names import REASONS


@pytest.mark.parametrize(
    "where, name, advice", [(sg, "jit", "use specgrad.compile"), (sg, "quantize_per_tensor", "no quantized dtypes"), (sg.utils, "tensorboard", "detach")]
)
def test_what_is_not_there_says_what_is(where: object, name: str, advice: str) -> None:
    with pytest.raises(AttributeError, match=rf"no attribute '{name}': .*{advice}"):
        getattr(where, name)


@pytest.mark.parametrize("name", ADVICE)
def test_advice_is_for_what_is_not_there(name: str) -> None:
    assert not any(hasattr(where, name) for where in (sg, sg.utils))


@pytest.mark.parametrize("name", OF_TENSORS)
def test_a_tensor_says_what_to_use(name: str) -> None:
    x = sg.ones(2)
    assert not hasattr(x, name)
    with pytest.raises(AttributeError, match=rf"^'Tensor' object has no attribute '{name}', which PyTorch has: \w+") as caught:
        getattr(x, name)
    assert (caught.value.name, caught.value.obj) == (name, x)
    assert repr(getattr(sg.Tensor, name)).startswith(f"<{name}, which PyTorch has, is not here: ")
    assert name not in dir(x)


def test_all_methods_that_are_not_there_have_advice() -> None:
    known = {name.removeprefix("Tensor.") for names in REASONS.values() for name in names if name.startswith("Tensor.")}
    assert known <= {*OF_TENSORS}


def test_a_subclass_may_have_what_tensors_have_not() -> None:
    class Counted(sg.Tensor):
        def values(self) -> int:
            return int(self.numel())

    x = Counted(sg.ones(3))
    x.indices = "a user's"
    assert (x.values(), x.indices) == (3, "a user's")
    assert {"values", "indices"} <= {*dir(x)}
