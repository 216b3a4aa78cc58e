"""Parameters that are not numbers, though they are floats: where PyTorch refuses NaN, it is refused here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import specgrad
from tests.oracle.both import torch

Call = Callable[[Any, Any, float], Any]

CALLS: dict[str, Call] = {
    "dropout": lambda lib, x, v: lib.nn.functional.dropout(x, v),
    "dropout1d": lambda lib, x, v: lib.nn.functional.dropout1d(x, v),
    "alpha_dropout": lambda lib, x, v: lib.nn.functional.alpha_dropout(x, v, True),
    "feature_alpha_dropout": lambda lib, x, v: lib.nn.functional.feature_alpha_dropout(x, v, True),
    "rrelu": lambda lib, x, v: lib.nn.functional.rrelu(x, v, 1.0, True),
    "huber_loss": lambda lib, x, v: lib.nn.functional.huber_loss(x, x, delta=v),
    "smooth_l1_loss": lambda lib, x, v: lib.nn.functional.smooth_l1_loss(x, x, beta=v),
    "quantile": lambda lib, x, v: lib.quantile(x, v),
    "renorm, p": lambda lib, x, v: lib.renorm(x, v, 0, 1.0),
    "renorm, maxnorm": lambda lib, x, v: lib.renorm(x, 2, 0, v),
    "cdist": lambda lib, x, v: lib.cdist(x, x, v),
    "pdist": lambda lib, x, v: lib.nn.functional.pdist(x[0], v),
    "isclose, rtol": lambda lib, x, v: lib.isclose(x, x, rtol=v),
    "isclose, atol": lambda lib, x, v: lib.isclose(x, x, atol=v),
    "interpolate": lambda lib, x, v: lib.nn.functional.interpolate(x, scale_factor=v),
    "histc": lambda lib, x, v: lib.histc(x, 4, v, 1.0),
    "bernoulli": lambda lib, x, v: lib.bernoulli(x, p=v),
    "normal": lambda lib, x, v: lib.normal(0.0, v, (2,)),
    "uniform_": lambda lib, x, v: lib.empty(2).uniform_(0, v),
    "normal_": lambda lib, x, v: lib.empty(2).normal_(0, v),
    "exponential_": lambda lib, x, v: lib.empty(2).exponential_(v),
    "cauchy_": lambda lib, x, v: lib.empty(2).cauchy_(0, v),
    "log_normal_": lambda lib, x, v: lib.empty(2).log_normal_(0, v),
    "geometric_": lambda lib, x, v: lib.empty(2).geometric_(v),
    "arange": lambda lib, x, v: lib.arange(0, v),
}


def refused(call: Call, lib: Any, value: float) -> bool:
    try:
        call(lib, lib.ones(2, 3, 4), value)
    except (RuntimeError, ValueError):
        return True
    return False


@pytest.mark.parametrize("name", CALLS)
def test_what_is_refused(name: str) -> None:
    assert refused(CALLS[name], torch, float("nan")) and refused(CALLS[name], specgrad, float("nan"))


@pytest.mark.parametrize("eps", [0.0, -1.0, 1e-5])
@pytest.mark.parametrize("training", [True, False])
def test_eps_of_batch_norm(eps: float, training: bool) -> None:
    def call(lib: Any, x: Any, v: float) -> Any:
        return lib.nn.functional.batch_norm(x, lib.zeros(3), lib.ones(3), training=training, eps=v)

    assert refused(call, torch, eps) is refused(call, specgrad, eps)
