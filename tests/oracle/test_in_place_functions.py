"""In-place ops as functions, such as `specgrad.sin_(x)`: those that PyTorch has, and no others."""

from __future__ import annotations

from typing import Any

import pytest
from both import agree, torch

import specgrad

# Of ops that specgrad does not have.
NO_SUCH_OP = frozenset((
    "alpha_dropout_", "dropout_", "embedding_renorm_", "feature_alpha_dropout_", "feature_dropout_", "gcd_", "i0_", "lcm_", "ldexp_", "resize_as_sparse_",
    "rrelu_",
))  # fmt: skip
MORE_ARGUMENTS: dict[str, Any] = {
    "addmv_": lambda lib, x: (lib.ones(x.shape[0], 2), lib.ones(2)),
    "as_strided_": lambda lib, x: ((2,), (1,)),
    "clamp_": lambda lib, x: (0.4, 0.6),
    "clip_": lambda lib, x: (lib.full_like(x, 0.4),),
    "clamp_max_": lambda lib, x: (0.5,),
    "clamp_min_": lambda lib, x: (0.5,),
    "fill_": lambda lib, x: (2.0,),
    "index_put_": lambda lib, x: ((lib.tensor([0]),), lib.tensor([9.0])),
    "resize_as_": lambda lib, x: (lib.ones(3),),
    "threshold_": lambda lib, x: (0.5, 7.0),
    "xlogy_": lambda lib, x: (lib.full_like(x, 0.5),),
}


def in_place_functions(lib: Any) -> set[str]:
    return {name for name in dir(lib) if name.endswith("_") and not name.startswith("_") and callable(getattr(lib, name))}


def test_they_are_those_of_pytorch() -> None:
    assert in_place_functions(specgrad) == in_place_functions(torch) - NO_SUCH_OP
    assert in_place_functions(specgrad.nn.functional) == in_place_functions(torch.nn.functional) - NO_SUCH_OP


def changed(lib: Any, namespace: Any, name: str) -> Any:
    """What the function does to a plain tensor and to a result that requires grad."""
    start = 1.5 if name in ("acosh_", "arccosh_") else 0.1
    more = MORE_ARGUMENTS.get(name, lambda lib, x: ())
    x = lib.linspace(start, start + 0.7, 3)
    same = getattr(namespace(lib), name)(x, *more(lib, x)) is x
    if name in ("acosh_", "arccosh_", "asinh_", "arcsinh_", "atanh_", "arctanh_", "resize_as_"):  # without a derivative in PyTorch
        return same, x
    w = lib.linspace(start, start + 0.7, 3).requires_grad_()
    y = w * 1
    getattr(namespace(lib), name)(y, *more(lib, y))
    if y.requires_grad:
        y.sum().backward()
    return same, x, y, w.grad, y._version


@pytest.mark.parametrize("name", sorted(in_place_functions(torch) - NO_SUCH_OP))
def test_function(name: str) -> None:
    agree(lambda lib: changed(lib, lambda lib: lib, name))


@pytest.mark.parametrize("name", sorted(in_place_functions(torch.nn.functional) - NO_SUCH_OP - {"threshold_"}))
def test_function_of_nn(name: str) -> None:
    agree(lambda lib: changed(lib, lambda lib: lib.nn.functional, name))


def test_a_leaf_is_refused() -> None:
    agree(lambda lib: lib.sin_(lib.ones(2, requires_grad=True)))
